// The colours of the game: data/palette.xml.
#pragma once

#include <string>

#include "base/result.h"
#include "content/palette.h"

namespace katabasis {

Result<Palette> read_palette(const std::string& path);

}  // namespace katabasis
