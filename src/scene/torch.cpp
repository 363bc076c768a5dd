#include "scene/torch.h"

#include <array>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>

#include "scene/lathe.h"

namespace katabasis {

namespace {

// Half the thickness and the height, metres.
constexpr std::array<glm::vec2, 4> shaft{{{0.014F, -0.5F}, {0.019F, -0.2F}, {0.022F, -0.04F}, {0.02F, 0}}};
constexpr std::array<glm::vec2, 6> cup{
    {{0.024F, -0.06F}, {0.03F, -0.05F}, {0.028F, -0.03F}, {0.035F, 0.02F}, {0.04F, 0.03F}, {0.0F, 0.03F}}};
}  // namespace

Model torch_model(const Palette& palette) {
  Model model;
  turn_on_lathe(model, "shaft", shaft, palette["oak"], 12, 0);
  turn_on_lathe(model, "cup", cup, palette["bronze"], 12, 0);
  return model;
}

void add_torch(Frame& frame, std::shared_ptr<const Model> torch, float idle_time, float swing) {
  const float sway = 0.005F * std::sin(idle_time * 1.3F);
  const glm::vec3 hand{0.41F + sway, -0.3F + 0.004F * std::sin(idle_time * 1.9F) - 0.04F * swing, -0.7F};
  Instance instance;
  instance.model = std::move(torch);
  instance.place = glm::translate(glm::inverse(frame.camera.view), hand);
  instance.place = glm::rotate(instance.place, -0.16F - 0.25F * swing, glm::vec3(1, 0, 0));
  instance.place = glm::rotate(instance.place, -0.14F, glm::vec3(0, 0, 1));
  instance.light_front = instance.light_back = 0.25F;
  const glm::vec3 cup{instance.place * glm::vec4(0, 0.12F, 0, 1)};
  frame.flames.push_back({cup, 0.17F, idle_time});
  frame.instances.push_back(std::move(instance));
}

}  // namespace katabasis
