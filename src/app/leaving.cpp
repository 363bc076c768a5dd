#include "app/leaving.h"

#include <signal.h>

#include <initializer_list>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

namespace katabasis {

namespace {

// A signal's handler can reach nothing else.
volatile sig_atomic_t asked = 0;

void ask(int) {
  asked = 1;
  glfwPostEmptyEvent();
}

}  // namespace

void notice_requests_to_leave() {
  struct sigaction action {};
  action.sa_handler = ask;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaction(signal, &action, nullptr);
}

bool asked_to_leave() {
  return asked != 0;
}

}  // namespace katabasis
