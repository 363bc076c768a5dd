// The parts of the overlay for those who work on the game, each with a key and a name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace katabasis {

// In the order of their keys: 1, 2, … 9, 0.
enum class Inside : std::uint8_t {
  cost,      // what the last picture took
  field,     // what is known of the field under the cursor
  light,     // light values on the fields in view
  graph,     // rooms, doors, components, keys
  monsters,  // states, aims, ways
  streams,   // random streams
  hash,      // of the state
  events,    // the newest ones
  proof,     // that the labyrinth can be won, leg by leg
  making,    // how it was made, step by step
};
inline constexpr std::size_t inside_count = 10;

// "light on the fields": on its switch.
std::string_view words(Inside part);
// "light": on the command line.
std::string_view id(Inside part);
std::optional<Inside> inside_with_id(std::string_view id);
// "cost,field,…": all of them.
std::string inside_ids();

}  // namespace katabasis
