#include "app/inside_keys.h"

#include <array>

#include "app/keys.h"

namespace katabasis {

namespace {

constexpr int many_steps = 25;

}  // namespace

bool take_inside_key(Hud& hud, const Game& game, const KeyEvent& event) {
  if (!hud.inside_open() || hud.has_keyboard()) return false;
  if (const auto number = switch_of(event.key); number && !event.control) {
    hud.toggle_inside(*number);
    return true;
  }
  const auto key = panel_key_of(event.key);
  if (key && event.control && *key <= PanelKey::right) {
    constexpr std::array quarters{0, 2, 3, 1};  // of up, down, left, right
    hud.move_inspected(game, quarters.at(static_cast<std::size_t>(*key)));
    return true;
  }
  if (key != PanelKey::page_up && key != PanelKey::page_down) return false;
  return hud.scrub((event.control ? many_steps : 1) * (key == PanelKey::page_up ? -1 : 1));
}

}  // namespace katabasis
