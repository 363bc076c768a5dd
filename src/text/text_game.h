// The game on standard input and output: for programs one JSON object a line, for people sentences and a map
// in letters. Both end cleanly at `quit` and at the end of the input.
#pragma once

#include <functional>
#include <istream>
#include <ostream>
#include <string>

#include "base/result.h"
#include "play/retelling.h"
#include "play/session.h"

namespace katabasis {

// What the game asks of the rest of the program.
struct TextServices {
  // An action was accepted: the session's run has grown.
  std::function<void(const Session&)> played = [](const Session&) {};
  // Saves the game to the file; a problem says why not.
  std::function<Result<bool>(const Session&, const std::string& file)> save = [](const Session&,
                                                                                 const std::string&) {
    return Result<bool>(Problem{{}, 0, "Saving is not there yet."});
  };
  // What a person is told at the end of a game.
  std::function<std::string(const Session&)> ended = [](const Session& session) {
    return summary_of(session, "");
  };
};

// The exit code: 0; 2 if the output cannot be written.
int run_json(std::istream& in, std::ostream& out, Session& session, const TextServices& services = {});
int run_plain(std::istream& in, std::ostream& out, Session& session, const TextServices& services = {});

}  // namespace katabasis
