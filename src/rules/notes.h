// The hero's own notes on his map: free, and no part of the state, only of what he knows.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "rules/action.h"
#include "rules/known.h"

namespace katabasis {

inline constexpr std::size_t longest_note = 60;  // characters
inline constexpr std::size_t most_notes = 200;

// What a note may say: words with single spaces between them, none around, no control characters. That it is
// UTF-8 is for those to see who read it.
bool is_note(std::string_view text);
// The note that is meant by what somebody has typed: shortened where it is too long; empty if there is none.
std::string note_of(std::string_view typed);

// Only a field that has been seen takes one; where it says nothing there must be one to wipe out.
std::optional<Refusal> check(const Known& known, const action::Note& note);
// In place of the one that was there.
void play(Known& known, const action::Note& note);

}  // namespace katabasis
