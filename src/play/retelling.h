// A session told again from its record, as it would have been heard by somebody from the start.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "play/session.h"

namespace katabasis {

// The opening, with what the game is about; then what each action led to, with the game as it was afterwards.
void retell(const Session& session, const std::function<void(const Game&, const std::vector<Event>&)>& heard);

// How it went, in a few lines: how it ended, rounds and the turns taken in them, what was killed and by what
// the hero fell. The share code may be empty.
std::string summary_of(const Session& session, const std::string& share_code);

}  // namespace katabasis
