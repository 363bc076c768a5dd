// Drops files on a window of another program, as a file manager does: the source's side of XDND (version 5).
//   drop_file WINDOW PATH…        exits 0 once the window says that it took them
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string>

// Last: it makes macros of plain words.
#include <X11/Xatom.h>
#include <X11/Xlib.h>

namespace {

constexpr unsigned patience = 200;  // seconds; then SIGALRM ends this
constexpr long version = 5;

struct Source {
  Display* display;
  Window mine;
  Window target;

  Atom atom(const char* name) const { return XInternAtom(display, name, False); }

  void tell(const char* what, long first, long second) const {
    XEvent event{};
    event.xclient.type = ClientMessage;
    event.xclient.window = target;
    event.xclient.message_type = atom(what);
    event.xclient.format = 32;
    event.xclient.data.l[0] = static_cast<long>(mine);
    event.xclient.data.l[1] = first;
    event.xclient.data.l[2] = second;
    XSendEvent(display, target, False, NoEventMask, &event);
  }

  void offer() const {
    XSetSelectionOwner(display, atom("XdndSelection"), mine, CurrentTime);
    tell("XdndEnter", version << 24, static_cast<long>(atom("text/uri-list")));
    tell("XdndDrop", 0, CurrentTime);
    XFlush(display);
  }

  void answer(const XSelectionRequestEvent& asked, const std::string& files) const {
    XChangeProperty(display, asked.requestor, asked.property, asked.target, 8, PropModeReplace,
                    reinterpret_cast<const unsigned char*>(files.data()), static_cast<int>(files.size()));
    XEvent event{};
    event.xselection.type = SelectionNotify;
    event.xselection.requestor = asked.requestor;
    event.xselection.selection = asked.selection;
    event.xselection.target = asked.target;
    event.xselection.property = asked.property;
    event.xselection.time = asked.time;
    XSendEvent(display, asked.requestor, False, NoEventMask, &event);
    XFlush(display);
  }

  // Whether the files were taken.
  bool finish(const std::string& files) const {
    while (true) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == SelectionRequest) answer(event.xselectionrequest, files);
      if (event.type == ClientMessage && event.xclient.message_type == atom("XdndFinished"))
        return event.xclient.data.l[1] != 0;
    }
  }
};

}  // namespace

int main(int count, char** words) {
  Display* const display = count > 2 ? XOpenDisplay(nullptr) : nullptr;
  if (display == nullptr) {
    std::cerr << "drop_file WINDOW PATH…, on a display\n";
    return 2;
  }
  alarm(patience);
  std::string files;
  for (int i = 2; i < count; ++i) files += std::string("file://") + words[i] + "\r\n";
  const Window mine = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
  const Source source{display, mine, std::strtoul(words[1], nullptr, 0)};
  source.offer();
  const bool taken = source.finish(files);
  XCloseDisplay(display);
  return taken ? 0 : 1;
}
