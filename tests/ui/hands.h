// Hands at the panels: keys and the mouse, picture by picture.
#pragma once

#include <algorithm>
#include <utility>
#include <variant>

#include "storage/folders.h"
#include "storage/palette_xml.h"
#include "ui/hud.h"

namespace katabasis {

constexpr Size screen{1280, 720};

class Hands {
 public:
  template <typename View>
  Commands picture(const View& view, const PanelInput& input = {}) {
    hud.begin(screen, Settings{}, input, 1.0F / 60);
    return hud.draw(view);
  }

  template <typename View>
  Commands press(const View& view, PanelKey key) {
    PanelInput input;
    input.keys[static_cast<std::size_t>(key)] = true;
    Commands all = picture(view, input);
    for (const Command& command : picture(view)) all.push_back(command);
    return all;
  }

  // Moves there, presses the left button, lets go.
  template <typename View>
  Commands click(const View& view, int x, int y) {
    PanelInput input;
    input.mouse_x = static_cast<float>(x);
    input.mouse_y = static_cast<float>(y);
    Commands all;
    for (const bool down : {false, true, false}) {
      input.mouse_left = down;
      for (const Command& command : picture(view, input)) all.push_back(command);
    }
    return all;
  }

  // Clicks everywhere.
  template <typename View>
  Commands click_all_over(const View& view, int top = 0) {
    constexpr int apart = 14;  // pixels: less than a button
    for (int i = 0; i < 3; ++i) picture(view);
    Commands all;
    for (int y = top + apart / 2; y < screen.height; y += apart) {
      for (int x = apart / 2; x < screen.width; x += apart) {
        for (Command& command : click(view, x, y)) all.push_back(std::move(command));
      }
    }
    return all;
  }

  Hud hud{*read_palette(shipped_data_folder() + "/palette.xml"), KeyNames{}};
};

template <typename Kind>
bool has(const Commands& commands) {
  return std::ranges::any_of(commands,
                             [](const Command& command) { return std::holds_alternative<Kind>(command); });
}

}  // namespace katabasis
