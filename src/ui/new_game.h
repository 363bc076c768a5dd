// The form for a new game: parameters with a seed that is typed as text.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "labyrinth/parameters.h"

namespace katabasis {

struct NewGameForm {
  bool open = false;
  bool has_seed = false;  // one was drawn: it is kept until a game has begun
  Parameters parameters;
  std::array<char, 24> seed{"0"};
  // Of the labyrinth of these parameters: whether it can be won, and what makes it again elsewhere.
  std::string proof;
  std::string share_code;

  void set_seed(std::uint64_t value);
  // The parameters with the typed seed; nothing if it is no number.
  std::optional<Parameters> result() const;
  // What has to be changed before the game can begin; empty: nothing.
  std::string complaint() const;
};

}  // namespace katabasis
