// Makes the pictures of scenes, off-screen and at a fixed time: the same scene gives the same picture.
#pragma once

#include <functional>
#include <memory>

#include "golden/scenes.h"
#include "render/offscreen.h"
#include "render/picture.h"
#include "render/renderer.h"
#include "scene/assets.h"

namespace katabasis::golden {

// What no tolerance may hide.
struct Facts {
  int fields_in_view = 0;
  int light = 0;   // the sum of their light values, 1 … 255 each
  long drawn = 0;  // the sum of the light map that is drawn, in the same units
  DrawCount count;
};
std::string words(const Facts& facts);

struct Shot {
  Picture picture;
  Facts facts;
};

// A fault to be planted, so that it can be seen whether it is found.
struct Fault {
  std::function<void(Scene&)> scene = [](Scene&) {};
  std::function<void(Frame&)> frame = [](Frame&) {};
  std::function<void(Materials&)> materials = {};
  bool without_depth = false;
};

class Studio {
 public:
  // Throws if there is nothing to draw with.
  Studio();

  Shot shoot(const Scene& scene, const Fault& fault = {});
  // So many pictures of what the scene's last action leads to, in rows of four.
  Picture strip(const Scene& scene, int pictures);

 private:
  Picture draw(const Frame& frame, const Scene& scene, DrawCount& count, bool without_depth);

  Offscreen offscreen_;
  Assets assets_;
  std::unique_ptr<Renderer> renderer_;
};

}  // namespace katabasis::golden
