#include "scene/skylight.h"

#include <array>
#include <glm/gtc/matrix_transform.hpp>

#include "scene/lathe.h"
#include "scene/movement.h"

namespace katabasis {

namespace {

// Flush with the ceiling: a shallow rim around the brightness.
constexpr std::array<glm::vec2, 4> collar{
    {{0.6F, room_height}, {0.6F, 2.765F}, {0.7F, 2.765F}, {0.74F, room_height}}};
constexpr std::array<glm::vec2, 2> sky{{{0, 2.79F}, {0.61F, 2.79F}}};
constexpr std::uint32_t sides = 16;
constexpr float beam_radius = 0.75F;  // metres
constexpr float inside = 1.2F;        // metres from the beam's axis within which it is not seen
constexpr float outside = 3.5F;       // and from where on it is seen fully

}  // namespace

Model skylight_model(const Palette& palette) {
  Model model;
  turn_on_lathe(model, "collar", collar, palette["marble"], sides, 0);
  turn_on_lathe(model, "sky", sky, palette["asphodel"], sides, 0.8F);
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
