// A labyrinth's plan as a picture to be shared: an old map on parchment, with a legend. Drawn with cairo, as
// PNG or as SVG; the same plan gives the same bytes on one machine, an SVG as the first one that a program
// draws (letters come from its fonts).
#pragma once

#include <optional>
#include <string>

#include "base/geometry.h"
#include "base/result.h"
#include "content/palette.h"
#include "labyrinth/plan.h"

namespace katabasis {

enum class PictureKind { png, svg };

// By the ending of a file's name, in small or capital letters; nothing for others.
std::optional<PictureKind> picture_kind_of(const std::string& file);

inline constexpr int largest_picture = 8192;  // pixels of a side

struct PlanPicture {
  PictureKind kind = PictureKind::png;
  std::string title;
  std::string subtitle;
  int field = 0;  // pixels of a field; 0: 24, or fewer so that the picture stays below the largest one
  std::optional<Size> size;  // of the whole picture instead, the plan as large as it fits
};

// The picture's bytes. A problem if it would be larger than `largest_picture`.
Result<std::string> draw_plan(const Plan& plan, const Palette& palette, const PlanPicture& wanted);

}  // namespace katabasis
