// The scenes of which pictures are kept: all themes, fights, doors, panels, sizes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "render/renderer.h"
#include "ui/hud.h"

namespace katabasis::golden {

inline constexpr Size usual_size{640, 360};

enum class Screen { game, title, new_game, end };

struct Scene {
  std::string name;
  std::string drawing;  // in the letters of support/ascii_map.h; the hero looks north
  std::string prefab = "gate-of-hades";
  std::vector<std::string> monsters = {};  // models of the classes shade, hound, minotaur, cerberus
  std::string actions = {};                // played first, one a line
  float after = 10;                        // seconds after the last of them began
  bool panels = false;
  std::vector<std::string> carries = {};  // classes of what is in the pack from the start
  std::optional<Wish> opened = {};        // a panel
  std::string told = {};                  // in one piece, like a legend
  std::vector<PanelKey> pressed = {};     // one after the other, when the panels have found their sizes
  Screen screen = Screen::game;
  Size size = usual_size;
  Quality quality = Quality::high;
  float pace = 0.05F;  // seconds from one picture of a strip to the next
};

std::vector<Scene> all_scenes();
// The one of this name; throws if there is none.
Scene scene(std::string_view name);

// Something that happens, to be looked at picture by picture.
std::vector<Scene> all_happenings();

}  // namespace katabasis::golden
