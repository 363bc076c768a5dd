#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <exception>
#include <new>

#include "app/command_line.h"
#include "app/commands.h"
#include "app/report.h"

namespace {

// A closed standard stream's number would be given to the next file opened: what is meant for nobody would
// end in it. Opened the other way around, it still cannot be used, and who writes to it is told so.
void keep_standard_streams() {
  int opened = 0;
  do {
    opened = ::open("/dev/null", O_RDONLY);
  } while (opened >= 0 && opened <= STDERR_FILENO);
  if (opened >= 0) ::close(opened);
}

}  // namespace

int main(int argc, char** argv) {
  keep_standard_streams();
  std::signal(SIGPIPE, SIG_IGN);  // a reader who left is an output that cannot be written
  try {
    const auto invocation = katabasis::parse_command_line(argc, argv);
    if (!invocation) return katabasis::complain(katabasis::Failure(invocation.problems()));
    return katabasis::run(*invocation);
  } catch (const std::bad_alloc&) {
    katabasis::complain("there is not enough memory for that");
  } catch (const std::exception& unforeseen) {
    katabasis::complain(unforeseen.what());
  }
  return katabasis::exit_code::wrong_use;
}
