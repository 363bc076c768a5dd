// Games that lie in files, as a list on the title: pictures with the game inside, or what was saved.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/geometry.h"

namespace katabasis {

enum class KeptKind : std::uint8_t { pictures, saves };

struct KeptFile {
  std::string path;
  std::string title;  // what it is, and from when
};

// What is known of a game once its file has been read.
struct KeptFacts {
  std::string place;    // its labyrinth: the share code if there is one
  std::string moment;   // how far it is
  std::string problem;  // why it cannot be gone on with, or not be seen; may be empty
  bool pictured = false;
};

// However many files there are, only those in view have been read: each has the slot with its number, modulo
// their count, for its facts and for its picture.
struct KeptList {
  static constexpr std::size_t slots = 32;
  struct Slot {
    std::size_t file = 0;
    KeptFacts facts;
  };

  KeptKind kind = KeptKind::pictures;
  std::vector<KeptFile> files;  // the newest first
  std::array<std::optional<Slot>, slots> read;

  // Nothing: its file is to be read.
  const KeptFacts* facts(std::size_t file) const {
    const auto& slot = read[file % slots];
    return slot && slot->file == file ? &slot->facts : nullptr;
  }
};

// The pictures of all slots, side by side on one sheet.
inline constexpr Size kept_picture_size{256, 144};
inline constexpr int kept_pictures_across = 4;

}  // namespace katabasis
