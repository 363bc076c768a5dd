// What a labyrinth is generated from: with the database, these numbers say everything about it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.h"

namespace katabasis {

enum class KeyMode : std::uint8_t { exact, colour };

std::string_view name(KeyMode mode);

struct Parameters {
  std::uint64_t seed = 0;
  int level = 1;       // 1 … 9
  int width = 40;      // fields, 20 … 4096
  int height = 30;     // fields, 20 … 4096
  int branches = 5;    // wanted, ≥ 3
  int min_ratio = 30;  // percent, 10 … 90, at most max_ratio
  int max_ratio = 70;  // percent, 10 … 90
  int min_edge = 5;    // fields with the ring, ≥ 5
  int max_room = 200;  // fields, 0: no limit
  int rooms = 0;       // wanted, 0: divide until the branches are there
  int mazes = 50;      // percent
  KeyMode keys = KeyMode::exact;
  int loops = 0;  // percent
  bool operator==(const Parameters&) const = default;
};

// What is wrong with them in words that name the parameter and its range; nothing if they can be used.
std::optional<std::string> complaint(const Parameters& parameters);

template <typename Archive>
void visit_fields(Field<Archive, Parameters>& parameters, Archive& archive) {
  archive("seed", parameters.seed);
  archive("level", parameters.level);
  archive("width", parameters.width);
  archive("height", parameters.height);
  archive("branches", parameters.branches);
  archive("min-ratio", parameters.min_ratio);
  archive("max-ratio", parameters.max_ratio);
  archive("min-edge", parameters.min_edge);
  archive("max-room", parameters.max_room);
  archive("rooms", parameters.rooms);
  archive("mazes", parameters.mazes);
  archive("keys", parameters.keys);
  archive("loops", parameters.loops);
}

}  // namespace katabasis
