// Every panel with as much in it as there may be, in words as long as there are.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/keys.h"
#include "ui/hud.h"

namespace katabasis::test {

// One screen in one state.
struct Scene {
  std::string name;
  std::function<Commands(Hud&)> draw;  // after a begin
  std::function<void(Hud&)> open = [](Hud&) {};
  bool presses_first = false;  // the first choice is pressed on the way to it
};

class Showcase {
 public:
  Showcase();
  Showcase(const Showcase&) = delete;
  Showcase& operator=(const Showcase&) = delete;

  // It must outlive them.
  std::vector<Scene> scenes() const;

  Session session;
  Log log;
  std::string summary;
};

Palette shipped_palette();

// A hud that shows a scene, its panels settled.
class Stand {
 public:
  Stand(Size screen, Settings settings);

  void show(const Scene& scene);
  Commands picture(const Scene& scene, const PanelInput& input = {});
  // The key goes down and up.
  Commands press(const Scene& scene, PanelKey key);

  Hud hud;

 private:
  Size screen_;
  Settings settings_;
};

}  // namespace katabasis::test
