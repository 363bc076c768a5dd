#include "scene/things.h"

#include <algorithm>
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
constexpr float emblem_reach = 0.17F;      // metres, of a key's emblem
constexpr float emblem_height = 0.2F;      // of its middle
constexpr float emblem_lean = -0.5F;       // radians, away from who looks
// Small things are shown larger than life, up to so much, until they are so long (metres).
constexpr float most_enlarged = 1.45F;
constexpr float long_enough = 0.85F;
// Light of their own: what lies about, and what the hero's hand would go to now; how much of it comes and
// goes.
constexpr float glow_lying = 0.06F;
constexpr float glow_at_hand = 0.2F;
constexpr float glow_swing = 0.4F;

float size_of(const Model& model) {
  const glm::vec3 extent = model.high - model.low;
  const float longest = std::max({extent.x, extent.y, extent.z, 0.01F});
  return std::clamp(long_enough / longest, 1.0F, most_enlarged);
}

bool before_the_hero(const Hero& hero, Position at) {
  return at == hero.at || at == neighbour(hero.at, hero.facing);
}

glm::vec3 spread(std::size_t number, std::size_t of) {
  if (of == 1) return glm::vec3(0);
  const float angle = glm::two_pi<float>() * static_cast<float>(number) / static_cast<float>(of);
  return glm::vec3(std::sin(angle), 0, -std::cos(angle)) * ring;
}

}  // namespace

KeyLook look_of(KeyId key, Assets& assets) {
  const Rgb colour = assets.palette[name(key_mark(key).colour)];
  return {assets.models.find("items/key"), {glm::vec3(colour.red, colour.green, colour.blue) / 255.0F, 0.7F}};
}

void Things::refresh(const Game& game, Emblems& emblems) {
  things_.clear();
  std::map<Position, std::vector<std::size_t>> lying;
  const auto& items = game.known().items;
  const std::vector<ItemId> reached = game.within_reach();
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i] && game.view().sees(items[i]->at)) lying[items[i]->at].push_back(i);
  }
  for (const auto& [at, pieces] : lying) {
    for (std::size_t number = 0; number < pieces.size(); ++number) {
      const auto& what = items[pieces[number]]->what;
      const auto id = id_at<ItemId>(pieces[number] + 1);
      Thing thing;
      thing.at_hand =
          before_the_hero(game.world().hero, at) && std::ranges::find(reached, id) != reached.end();
      thing.at = floor_of(at) + spread(number, pieces.size());
      thing.heading = golden_angle * static_cast<float>(pieces[number]);
      if (const KeyId* key = std::get_if<KeyId>(&what)) {
        thing.model = assets_->models.find("items/key");
        thing.emblem = emblems.find(*key);
      } else {
        thing.model = assets_->models.find(game.place().classes[std::get<ItemClassId>(what)].model);
      }
      things_.push_back(std::move(thing));
    }
  }
}

// It leans on its key and turns to who looks at it.
void Things::add_emblem(Frame& frame, const Thing& thing, Instance emblem) {
  const glm::vec3 ahead = frame.camera.forward();
  const glm::vec3 viewer = frame.camera.eye - 0.5F * glm::vec3(ahead.x, 0, ahead.z);
  const float turn = -heading_towards(viewer, thing.at, 0);
  emblem.model = thing.emblem;
  emblem.place = glm::translate(glm::mat4(1), thing.at + glm::vec3(0, emblem_height, 0));
  emblem.place = glm::rotate(emblem.place, turn, glm::vec3(0, 1, 0));
  emblem.place = glm::rotate(emblem.place, emblem_lean, glm::vec3(1, 0, 0));
  emblem.place = glm::scale(emblem.place, glm::vec3(emblem_reach));
  frame.instances.push_back(std::move(emblem));
}

void Things::add_to(Frame& frame, float idle_time) const {
  for (const Thing& thing : things_) {
    const float light = light_on(frame.light, thing.at);
    if (light <= 0) continue;
    Instance instance;
    instance.model = thing.model;
    instance.place = glm::rotate(glm::translate(glm::mat4(1), thing.at), -thing.heading, glm::vec3(0, 1, 0));
    instance.place = glm::scale(instance.place, glm::vec3(size_of(*thing.model)));
    instance.light_front = instance.light_back = light;
    instance.glow = (thing.at_hand ? glow_at_hand : glow_lying) *
                    (1 + glow_swing * std::sin(idle_time * 2.2F + thing.heading));
    frame.instances.push_back(instance);
    frame.shadows.push_back({thing.at + glm::vec3(0, 0.015F, 0), 0.5F, 0.5F});
    if (thing.emblem) add_emblem(frame, thing, instance);
  }
}

}  // namespace katabasis
