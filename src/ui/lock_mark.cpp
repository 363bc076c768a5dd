#include "ui/lock_mark.h"

#include <algorithm>
#include <array>

#include "scene/key_mark.h"

namespace katabasis {

ImU32 lock_colour(const PanelLook& look, KeyId key) {
  const std::array<ImU32, 5> colours{look.gold, look.styx, look.ember, look.laurel, look.bone};
  return colours[static_cast<std::size_t>(key_mark(key).colour)];
}

void draw_lock_mark(ImDrawList& into, const PanelLook& look, KeyId key, ImVec2 centre, float reach,
                    bool filled) {
  const KeyMark mark = key_mark(key);
  for (int i = mark.corners; i > 0; --i) {  // clockwise, as filled shapes must be
    const glm::vec2 corner = mark.corner(i) * reach;
    into.PathLineTo({centre.x + corner.x, centre.y - corner.y});
  }
  const ImU32 colour = lock_colour(look, key);
  if (filled) {
    into.PathFillConvex(colour);
  } else {
    into.PathStroke(colour, ImDrawFlags_Closed, std::max(reach * 0.35F, 1.5F));
  }
}

}  // namespace katabasis
