// The small pictures of things, as panels show them: parts of one texture, which somebody else draws.
#pragma once

#include <imgui.h>

#include <variant>
#include <vector>

#include "rules/world.h"

namespace katabasis {

// In heights of the text: a square for one thing, and its picture in there.
inline constexpr float item_cell_height = 3.5F;
inline constexpr float item_picture_height = 3.2F;

// From the upper left to the lower right corner, in parts of the texture.
struct PicturePart {
  ImVec2 from;
  ImVec2 to;
};

struct ItemPictures {
  ImTextureID texture = nullptr;
  std::vector<PicturePart> classes;  // by ItemClassId
  std::vector<PicturePart> keys;     // by KeyId; begins anew after the last one

  // Nothing if there are no pictures.
  const PicturePart* of(const std::variant<ItemClassId, KeyId>& what) const {
    if (const auto* kind = std::get_if<ItemClassId>(&what))
      return kind->index() < classes.size() ? &classes[kind->index()] : nullptr;
    return keys.empty() ? nullptr : &keys[std::get<KeyId>(what).index() % keys.size()];
  }
};

}  // namespace katabasis
