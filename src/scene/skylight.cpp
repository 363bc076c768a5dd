#include "scene/skylight.h"

#include <array>
#include <glm/gtc/matrix_transform.hpp>

#include "scene/lathe.h"
#include "scene/movement.h"

namespace katabasis {

namespace {

// Flush with the ceiling: a shallow rim around the shaft. Whoever does not stand beneath sees its walls
// alone, the less daylight on them the nearer to the rim.
constexpr std::array<glm::vec2, 4> collar{
    {{0.6F, room_height}, {0.6F, 2.775F}, {0.7F, 2.775F}, {0.72F, room_height}}};
constexpr std::array<glm::vec2, 2> low_wall{{{0.47F, 2.79F}, {0.61F, 2.785F}}};
constexpr std::array<glm::vec2, 2> high_wall{{{0.27F, 2.795F}, {0.47F, 2.79F}}};
constexpr std::array<glm::vec2, 2> sky{{{0, 2.795F}, {0.27F, 2.795F}}};
constexpr std::uint32_t sides = 24;
constexpr float beam_radius = 0.75F;  // metres
constexpr float inside = 1.2F;        // metres from the beam's axis within which it is not seen
constexpr float outside = 3.5F;       // and from where on it is seen fully

}  // namespace

Model skylight_model(const Palette& palette) {
  Model model;
  turn_on_lathe(model, "collar", collar, palette["basalt"], sides, 0);
  turn_on_lathe(model, "low wall", low_wall, palette["shade-blue"], sides, 0.02F);
  turn_on_lathe(model, "high wall", high_wall, palette["shade-blue"], sides, 0.07F);
  turn_on_lathe(model, "sky", sky, palette["asphodel"], sides, 0.2F);
  return model;
}

void add_skylight(Frame& frame, std::shared_ptr<const Model> skylight, Position entrance) {
  const float light = frame.light.at(entrance, glm::vec2(0.5F));
  if (light <= 0) return;
  const glm::vec3 foot = floor_of(entrance);
  Instance opening;
  opening.model = std::move(skylight);
  opening.place = glm::translate(glm::mat4(1), foot);
  opening.light_front = opening.light_back = light;
  frame.instances.push_back(std::move(opening));
  const float distance =
      glm::distance(glm::vec2(foot.x, foot.z), glm::vec2(frame.camera.eye.x, frame.camera.eye.z));
  const float seen = glm::smoothstep(inside, outside, distance) * glm::smoothstep(0.0F, 0.3F, light);
  if (seen > 0) frame.beams.push_back({foot, beam_radius, seen});
}

}  // namespace katabasis
