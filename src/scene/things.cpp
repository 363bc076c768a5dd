#include "scene/things.h"

#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <map>

#include "scene/creatures.h"
#include "scene/doorways.h"
#include "scene/movement.h"

namespace katabasis {

namespace {

constexpr float ring = 0.62F;              // metres from the field's middle where several pieces lie
constexpr float golden_angle = 2.399963F;  // radians: no two neighbours in number lie alike

glm::vec3 spread(std::size_t number, std::size_t of) {
  if (of == 1) return glm::vec3(0);
  const float angle = glm::two_pi<float>() * static_cast<float>(number) / static_cast<float>(of);
  return glm::vec3(std::sin(angle), 0, -std::cos(angle)) * ring;
}

}  // namespace

void Things::refresh(const Game& game) {
  things_.clear();
  std::map<Position, std::vector<std::size_t>> lying;
  const auto& items = game.known().items;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i] && game.view().sees(items[i]->at)) lying[items[i]->at].push_back(i);
  }
  for (const auto& [at, pieces] : lying) {
    for (std::size_t number = 0; number < pieces.size(); ++number) {
      const auto& what = items[pieces[number]]->what;
      Thing thing;
      thing.at = floor_of(at) + spread(number, pieces.size());
      thing.heading = golden_angle * static_cast<float>(pieces[number]);
      if (const KeyId* key = std::get_if<KeyId>(&what)) {
        const Rgb colour = key_colour(assets_->palette, *key);
        thing.model = assets_->models.find("items/key");
        thing.tint = {glm::vec3(colour.red, colour.green, colour.blue) / 255.0F, 0.7F};
      } else {
        thing.model = assets_->models.find(game.place().classes[std::get<ItemClassId>(what)].model);
      }
      things_.push_back(std::move(thing));
    }
  }
}

void Things::add_to(Frame& frame, float idle_time) const {
  for (const Thing& thing : things_) {
    const float light = light_on(frame.light, thing.at);
    if (light <= 0) continue;
    Instance instance;
    instance.model = thing.model;
    instance.place = glm::rotate(glm::translate(glm::mat4(1), thing.at), -thing.heading, glm::vec3(0, 1, 0));
    instance.tint = thing.tint;
    instance.light_front = instance.light_back = light;
    instance.glow = 0.05F + 0.03F * std::sin(idle_time * 2.2F + thing.heading);
    frame.instances.push_back(std::move(instance));
    frame.shadows.push_back({thing.at + glm::vec3(0, 0.015F, 0), 0.5F, 0.5F});
  }
}

}  // namespace katabasis
