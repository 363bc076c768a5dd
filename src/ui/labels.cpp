#include "ui/labels.h"

#include <algorithm>
#include <span>

namespace katabasis {

namespace {

bool overlap(const Label& a, const Label& b) {
  const auto apart = [](float from, float to, float size_a, float size_b) {
    return (from > to ? from - to : to - from) >= (size_a + size_b) / 2;
  };
  return !apart(a.middle.x, b.middle.x, a.size.x, b.size.x) &&
         !apart(a.middle.y, b.middle.y, a.size.y, b.size.y);
}

// Beyond one after the other of those in the way: each move goes on in the same direction, so that it ends.
Label moved_past(std::span<const Label> placed, Label label, float direction) {
  for (std::size_t i = 0; i < placed.size();) {
    const Label& other = placed[i++];
    if (!overlap(other, label)) continue;
    // Rounding must not leave them touching.
    label.middle.y = other.middle.y + direction * ((other.size.y + label.size.y) / 2 + 0.5F);
    i = 0;
  }
  return label;
}

}  // namespace

void move_apart(std::vector<Label>& labels, ImVec2 picture) {
  for (std::size_t i = 0; i < labels.size(); ++i) {
    Label& label = labels[i];
    const float half = std::min(label.size.x, picture.x) / 2;
    label.middle.x = std::clamp(label.middle.x, half, picture.x - half);
    const std::span<const Label> placed = std::span<const Label>(labels).first(i);
    const Label above = moved_past(placed, label, -1);
    label = above.middle.y >= above.size.y / 2 ? above : moved_past(placed, label, 1);
  }
}

}  // namespace katabasis
