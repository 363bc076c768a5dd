// Panels over a picture that was drawn without a window.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "play/session.h"
#include "render/renderer.h"
#include "scene/assets.h"
#include "ui/inside.h"
#include "ui/wish.h"

namespace katabasis {

// What is shown besides the panels that are always there.
struct PanelsOver {
  std::span<const Inside> inside;  // parts of the overlay
  PictureCost cost;                // for the overlay
  std::optional<Wish> open;        // a panel that opens by this wish
  std::string share_code;          // signs the picture
};

// Draws panels into the bound framebuffer of this size, over the frame's picture. A context must be current.
void draw_panels_over(const Frame& frame, const Session& session, Size size, Renderer& renderer,
                      Assets& assets, const PanelsOver& also = {});

}  // namespace katabasis
