// Scripts that play at a window on a display of its own.
#pragma once

#include <fmt/format.h>

#include <cstdlib>
#include <string>

#include "storage/scratch.h"

namespace katabasis::test {

// Runs a script of this folder, with folders of its own for what the game keeps: what it has to complain of.
inline std::string complaint_of(const std::string& script, const std::string& arguments) {
  const Scratch scratch;
  const std::string here = KATABASIS_SOURCE_DIR "/tests/app/";
  const std::string command = fmt::format(
      "XDG_DATA_HOME='{0}' XDG_CONFIG_HOME='{0}' XDG_STATE_HOME='{0}' timeout 240 {1}xvfb.sh 320x200 {1}{2} "
      "'{3}' {1}keys.sh {4} >'{0}/printed' 2>&1",
      scratch.path(""), here, script, KATABASIS_PROGRAM, arguments);
  const int status = std::system(command.c_str());
  const std::string printed = content_of(scratch.path("printed"));
  return status == 0 ? printed : fmt::format("status {}: {}", status, printed);
}

}  // namespace katabasis::test
