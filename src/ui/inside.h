// The overlay (F3) for those who work on the game: why something is as it is. Parts of it are panels, parts
// lie over the place; each has a switch of its own. It reads the game and changes nothing of it; while it is
// closed it costs nothing.
#pragma once

#include <array>
#include <optional>

#include "base/geometry.h"
#include "labyrinth/certificate.h"
#include "labyrinth/making.h"
#include "play/session.h"
#include "scene/frame.h"
#include "ui/inside_making.h"
#include "ui/inside_part.h"
#include "ui/log.h"
#include "ui/panel.h"

namespace katabasis {

// Of one picture; times in seconds.
struct PictureCost {
  float scene = 0;   // what is to be seen, with its light
  float draw = 0;    // until it was drawn
  float panels = 0;  // their building and drawing
  float swap = 0;    // until the window showed the picture before
  int calls = 0;     // of drawing the place
  int triangles = 0;
  float scale = 1;  // of the picture's edges, while something moves
  float whole() const { return scene + draw + panels + swap; }
};

// What follows from the labyrinth alone and takes a moment: made when it is first shown.
struct LabyrinthStory {
  std::uint64_t labyrinth = 0;  // the digest of the one that it tells of
  Certificate certificate;
  std::optional<Making> making;
  std::optional<MadeSoFar> shown{};
};

struct InsideState {
  bool open = false;
  std::array<bool, inside_count> shown{true, true};
  std::optional<Position> chosen;  // the field that keys have gone to; else the cursor's
  std::array<float, 96> costs{};   // seconds, of the latest pictures
  std::size_t next_cost = 0;
  std::optional<LabyrinthStory> story;
  std::optional<int> step;  // of the making; else all are done

  bool shows(Inside part) const { return open && shown[static_cast<std::size_t>(part)]; }
  void toggle(Inside part) { shown[static_cast<std::size_t>(part)] = !shown[static_cast<std::size_t>(part)]; }
};

struct InsideView {
  const Session& session;
  const Log& log;
  const Frame* frame = nullptr;  // the place as it is seen; without one nothing lies over it
  const PictureCost* cost = nullptr;
  int bottom = 0;  // of the panels' room: where other panels begin, in pixels
};

// The field that is spoken of: chosen by keys, else under the cursor, else ahead of the hero.
Position inspected_field(const PanelContext& context, const InsideView& view, const InsideState& state);

// The part over the place, below all panels.
void draw_inside_world(const PanelContext& context, const InsideView& view, const InsideState& state);
void draw_inside_panels(const PanelContext& context, const InsideView& view, InsideState& state);

}  // namespace katabasis
