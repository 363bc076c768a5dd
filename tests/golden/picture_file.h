// Kept pictures on the disk, packed as small as they get. Colours are kept to even numbers: what that takes
// away nobody sees, and the files are smaller by a third.
#pragma once

#include <optional>
#include <string>

#include "render/picture.h"

namespace katabasis::golden {

// Nothing: there is no such picture.
std::optional<Picture> read_kept(const std::string& path);
// Throws if it cannot be written.
void write_kept(const std::string& path, const Picture& picture);

}  // namespace katabasis::golden
