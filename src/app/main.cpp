#include "app/command_line.h"
#include "app/commands.h"
#include "app/report.h"

int main(int argc, char** argv) {
  const auto invocation = katabasis::parse_command_line(argc, argv);
  if (!invocation) return katabasis::complain(katabasis::Failure(invocation.problems()));
  return katabasis::run(*invocation);
}
