// The words of actions, as in the text protocol and in runs (one action a line). Equipping: the numbers of
// what is put on, then `none weapon` or `none armour` for what is taken off; `equip none`: both.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/action.h"

namespace katabasis {

// `forward`, `back`, `left` and `right` are told by where the hero looks. The problem's text says what is not
// understood.
Result<Action> parse_action(std::string_view line, Direction facing);
// The canonical words: steps by compass.
std::string words(const Action& action);

}  // namespace katabasis
