// Panels over a picture that was drawn without a window.
#pragma once

#include <span>
#include <string_view>

#include "content/palette.h"
#include "play/session.h"
#include "scene/frame.h"
#include "ui/inside.h"

namespace katabasis {

// Draws the panels that are always there into the bound framebuffer of this size, over the frame's picture;
// with parts of the overlay if there are any, and signed with the share code unless that is empty. A context
// must be current.
void draw_panels_over(const Frame& frame, const Session& session, Size size, const Palette& palette,
                      std::span<const Inside> inside = {}, const PictureCost& cost = {},
                      std::string_view share_code = {});

}  // namespace katabasis
