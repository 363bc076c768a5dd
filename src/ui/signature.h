// The share code in a picture that is given away.
#pragma once

#include <optional>
#include <string>

#include "ui/panel.h"

namespace katabasis {

// At the right end of `place`, below the panels; without a place where the usual panels leave room. Nothing
// where the picture is too narrow for it.
void draw_signature(const PanelContext& context, const std::string& share_code, std::optional<Rect> place);

}  // namespace katabasis
