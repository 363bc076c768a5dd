// The monsters in view, each with what it does at the moment.
#pragma once

#include <map>
#include <vector>

#include "rules/game.h"
#include "scene/assets.h"
#include "scene/frame.h"
#include "scene/movement.h"

namespace katabasis {

class Creatures {
 public:
  explicit Creatures(Assets& assets) : assets_(&assets) {}

  // Who steps into view was in the dark before: stands there until it does.
  void come_in(const Game& game, const Barriers& barriers, const std::vector<Event>& events);
  // Those that are seen now are there when everything has ended; who appears faces the hero. Who is no longer
  // seen and does not move leaves at `leave`.
  void refresh(const Game& game, float leave);
  void step(CreatureId who, Position to, float start, float length);
  void strike(CreatureId who, glm::vec3 at, float start, float length);
  void struck(CreatureId who, glm::vec3 from, float start);
  void die(CreatureId who, float start);
  // After all acts: whoever is beside the hero looks at the hero, from `start` or from its last act on.
  void look_at_hero(const Game& game, float start);
  void settle();
  // Is anybody in the middle of something?
  bool moving(float time) const;
  // Forgets who has left.
  void tidy(float time);
  // Where the creature is at the time, if it is on the stage.
  std::optional<glm::vec3> place_of(CreatureId who, float time) const;
  float height_of(CreatureId who) const;

  void add_to(Frame& frame, float time, float idle_time) const;

 private:
  struct Creature {
    std::shared_ptr<const Model> model;
    Track track;
    float leaves = 1e9F;
  };
  Creature* find(CreatureId who);

  Assets* assets_;
  std::map<CreatureId, Creature> creatures_;
};

// Light that falls on a place in the world.
float light_on(const LightWindow& light, glm::vec3 at);

}  // namespace katabasis
