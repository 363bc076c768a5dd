// The torch in the hero's hand, at the lower right of the picture.
#pragma once

#include <memory>

#include "content/palette.h"
#include "scene/camera.h"
#include "scene/frame.h"

namespace katabasis {

// A shaft and a bronze cup.
Model torch_model(const Palette& palette);

// For the camera of the frame. `swing`: 0 … 1, how far a step or a blow moves the hand.
void add_torch(Frame& frame, std::shared_ptr<const Model> torch, float idle_time, float swing);

}  // namespace katabasis
