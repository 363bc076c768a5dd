#include "app/leaving.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <initializer_list>
#include <tuple>

#include "app/failure.h"
#include "app/report.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

// Last: it makes macros of plain words.
#include <X11/Xlib.h>

namespace katabasis {

namespace {

// A signal's handler can reach nothing else.
volatile sig_atomic_t asked = 0;
volatile sig_atomic_t to_be_emptied = -1;

void empty_file() {
  const int error = errno;
  if (to_be_emptied >= 0) std::ignore = ftruncate(to_be_emptied, 0);
  errno = error;
}

void note(int) {
  asked = 1;
  empty_file();
}
void note_and_wake(int signal) {
  note(signal);
  glfwPostEmptyEvent();
}

constexpr std::initializer_list<int> requests{SIGTERM, SIGINT, SIGHUP};

void on_requests(void (*handler)(int), int flags) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | flags;
  sigemptyset(&action.sa_mask);
  for (const int signal : requests) sigaction(signal, &action, nullptr);
}

// Nothing after it can be done: what was played is on the disk after every action.
int end_without_display(Display*) {
  empty_file();
  complain("the display was lost: the game goes on from its last round with \"Continue\"");
  _exit(exit_code::no_display);
}

}  // namespace

void empty_when_leaving(int file) {
  to_be_emptied = file;
}

void notice_requests_to_leave() {
  on_requests(note_and_wake, SA_RESTART);
}

bool asked_to_leave() {
  return asked != 0;
}

void hold_requests_to_leave() {
  sigset_t held;
  sigemptyset(&held);
  for (const int signal : requests) sigaddset(&held, signal);
  sigprocmask(SIG_BLOCK, &held, nullptr);
  on_requests(note, 0);
}

bool wait_for_standard_input() {
  sigset_t none;
  sigemptyset(&none);
  // Where input is always there, no signal would ever find this waiting: one that came meanwhile is let in
  // first.
  sigset_t held;
  sigprocmask(SIG_SETMASK, &none, &held);
  sigprocmask(SIG_SETMASK, &held, nullptr);
  if (asked != 0) return false;
  pollfd input{STDIN_FILENO, POLLIN, 0};
  // Whatever else goes wrong here is for the reading to find.
  ppoll(&input, 1, nullptr, &none);
  return asked == 0;
}

void explain_loss_of_display() {
  XSetIOErrorHandler(end_without_display);
}

}  // namespace katabasis
