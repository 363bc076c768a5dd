// The numbers and words that rise from where a blow fell.
#pragma once

#include "scene/frame.h"
#include "ui/panel.h"

namespace katabasis {

void draw_floating(const PanelContext& context, const Frame& frame);

}  // namespace katabasis
