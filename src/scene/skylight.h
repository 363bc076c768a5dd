// A shaft to the world above: pale daylight falls on the entrance through a round opening.
#pragma once

#include <memory>

#include "content/palette.h"
#include "scene/frame.h"

namespace katabasis {

// The collar of the opening and the sky behind it.
Model skylight_model(const Palette& palette);

// Over the entrance, as far as it lies in the light of the frame. Its beam grows pale for an eye within it.
void add_skylight(Frame& frame, std::shared_ptr<const Model> skylight, Position entrance);

}  // namespace katabasis
