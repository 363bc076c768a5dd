#include "rules/action.h"

#include <array>

namespace katabasis {

bool is_free(const Action& action) {
  return std::holds_alternative<action::Turn>(action) || std::holds_alternative<action::Note>(action);
}

std::string_view words(Refusal refusal) {
  constexpr std::array<std::string_view, 25> sentences{
      "The game is over.",
      "There is a wall.",
      "The door is locked.",
      "Somebody stands there.",
      "There is no door on that side.",
      "The door is open already.",
      "The door is not open.",
      "The door is not locked.",
      "Somebody stands in the doorway.",
      "The key to this door is missing.",
      "There is nobody to strike.",
      "A shut door is in the way.",
      "There is no door here to listen at.",
      "There is nothing within reach to take.",
      "There is no room for more in the pack.",
      "That is out of reach.",
      "That is not among the things carried.",
      "That is nothing to drink.",
      "That is nothing to wear.",
      "One weapon or none and one protection or none can be worn.",
      "That would change nothing.",
      "Nobody can sleep with a monster in view.",
      "That field has not been seen yet.",
      "A note is a line of at most 60 characters with single spaces between its words.",
      "There is no room for more notes on the map.",
  };
  return sentences[static_cast<std::size_t>(refusal)];
}

}  // namespace katabasis
