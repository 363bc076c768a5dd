// The numbers and words that rise from where a blow fell.
#pragma once

#include <span>

#include "scene/frame.h"
#include "ui/panel.h"

namespace katabasis {

// One of them on the screen, pixels.
struct FloatingWord {
  const Floating* number;
  ImVec2 middle;
  float width = 0;
};

// The older ones come first: they make way upwards for the newer ones, so that each can be read.
void stack(std::span<FloatingWord> words, float height);

void draw_floating(const PanelContext& context, const Frame& frame);

}  // namespace katabasis
