// What ships with the game and where it lies.
#pragma once

#include <string_view>

#include "base/result.h"
#include "render/renderer.h"
#include "scene/assets.h"

namespace katabasis {

std::string_view version();
Result<Assets> load_shipped_assets();
// With the shipped shaders; a context must be current.
Result<Renderer> make_renderer(const Assets& assets);

}  // namespace katabasis
