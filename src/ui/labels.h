// Words at places of a picture, moved apart so that each can be read.
#pragma once

#include <imgui.h>

#include <vector>

namespace katabasis {

struct Label {
  ImVec2 middle;  // pixels
  ImVec2 size;
};

// The first ones stay nearest to where they are wanted; each other goes up until nothing is under it, or down
// where it would leave the picture. To the sides all are kept inside of the picture, as far as they fit.
void move_apart(std::vector<Label>& labels, ImVec2 picture);

}  // namespace katabasis
