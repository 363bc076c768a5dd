#include "scene/creatures.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "scene/limbs.h"

namespace katabasis {

namespace {

constexpr float turn_share = 0.35F;    // of an action, for turning towards it
constexpr float look_length = 0.15F;   // seconds, for turning towards the hero
constexpr float struck_length = 0.3F;  // seconds
constexpr float death_length = 0.7F;   // seconds

// Nobody breathes in step with another.
float breath_of(CreatureId who, float idle_time) {
  return idle_time + 1.37F * static_cast<float>(who.value);
}

// Where the first of a creature's steps in view came from: straight on if it can be, else from any field
// nearby that is not in view. Nothing tells it; it is dark there.
Position came_from(const Game& game, const Barriers& barriers, const event::Step& step,
                   const event::Step* next) {
  std::optional<Position> found;
  for (const Direction side : all_directions) {
    const Position at = neighbour(step.to, side);
    if (!barriers.open_way(step.to, side) || game.view().sees(at)) continue;
    if (!found || (next != nullptr && next->to - step.to == step.to - at)) found = at;
  }
  return found.value_or(step.to);
}

const event::Step* next_step(const std::vector<Event>& events, std::size_t after, CreatureId who) {
  for (std::size_t i = after + 1; i < events.size(); ++i) {
    const auto* step = std::get_if<event::Step>(&events[i]);
    if (step != nullptr && step->by == who) return step;
  }
  return nullptr;
}

}  // namespace

float light_on(const LightWindow& light, glm::vec3 at) {
  const glm::vec2 fields = glm::vec2(at.x, at.z) / field_size;
  const glm::vec2 first = glm::floor(fields);
  return light.at({static_cast<int>(first.x), static_cast<int>(first.y)}, fields - first);
}

Creatures::Creature* Creatures::find(CreatureId who) {
  const auto found = creatures_.find(who);
  return found == creatures_.end() ? nullptr : &found->second;
}

void Creatures::come_in(const Game& game, const Barriers& barriers, const std::vector<Event>& events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto* step = std::get_if<event::Step>(&events[i]);
    if (step == nullptr || step->by == hero_id || creatures_.contains(step->by)) continue;
    const glm::vec3 from = floor_of(came_from(game, barriers, *step, next_step(events, i, step->by)));
    const float heading = heading_towards(from, floor_of(step->to), 0);
    const MonsterClassId kind = game.world().monster(step->by).kind;
    creatures_.emplace(step->by, Creature{assets_->models.find(game.place().classes[kind].model),
                                          Track(Pose{from, heading, 0, 0, 0, 0, 0})});
  }
}

void Creatures::refresh(const Game& game, float leave) {
  const glm::vec3 hero = floor_of(game.world().hero.at);
  for (auto& [id, creature] : creatures_) creature.leaves = std::min(creature.leaves, leave);
  for (const SeenCreature& seen : game.known().creatures) {
    const auto [entry, appeared] = creatures_.try_emplace(
        seen.id, Creature{nullptr, Track(Pose{floor_of(seen.at), 0, 0, 0, 0, 0, 0}), 1e9F});
    Creature& creature = entry->second;
    creature.leaves = 1e9F;
    if (!appeared) continue;
    creature.model = assets_->models.find(game.place().classes[seen.kind].model);
    creature.track =
        Track(Pose{floor_of(seen.at), heading_towards(floor_of(seen.at), hero, 0), 0, 0, 0, 0, 0});
  }
}

void Creatures::step(CreatureId who, Position to, float start, float length) {
  Creature* creature = find(who);
  if (creature == nullptr) return;
  const Pose before = creature->track.at(1e9F);
  const float heading = heading_towards(before.at, floor_of(to), before.heading);
  creature->track.add({MovementKind::turn, start, length * turn_share, {}, heading});
  creature->track.add({MovementKind::step, start, length, floor_of(to), 0});
}

void Creatures::strike(CreatureId who, glm::vec3 at, float start, float length) {
  Creature* creature = find(who);
  if (creature == nullptr) return;
  const Pose before = creature->track.at(1e9F);
  creature->track.add(
      {MovementKind::turn, start, length * turn_share, {}, heading_towards(before.at, at, before.heading)});
  creature->track.add({MovementKind::strike, start, length, {}, 0});
}

void Creatures::struck(CreatureId who, glm::vec3 from, float start) {
  Creature* creature = find(who);
  if (creature == nullptr) return;
  const Pose before = creature->track.at(1e9F);
  creature->track.add(
      {MovementKind::turn, start, 0.1F, {}, heading_towards(before.at, from, before.heading)});
  creature->track.add({MovementKind::struck, start, struck_length, {}, heading_towards(from, before.at, 0)});
}

void Creatures::die(CreatureId who, float start) {
  Creature* creature = find(who);
  if (creature == nullptr) return;
  creature->track.add({MovementKind::die, start, death_length, {}, 0});
  creature->leaves = start + death_length;
}

void Creatures::look_at_hero(const Game& game, float start) {
  const Position hero = game.world().hero.at;
  for (const SeenCreature& seen : game.known().creatures) {
    if (squared_distance(seen.at, hero) != 1) continue;
    Track& track = creatures_.at(seen.id).track;
    const Pose last = track.at(1e9F);
    const float heading = heading_towards(last.at, floor_of(hero), last.heading);
    if (std::cos(heading - last.heading) > 0.999F) continue;
    const float from = std::max(start, track.last_start());
    track.add({MovementKind::turn, from, std::max(track.end() - from, look_length), {}, heading});
  }
}

void Creatures::settle() {
  for (auto& [id, creature] : creatures_) creature.track.settle();
  std::erase_if(creatures_, [](const auto& entry) { return entry.second.leaves < 1e8F; });
}

bool Creatures::moving(float time) const {
  return std::any_of(creatures_.begin(), creatures_.end(), [time](const auto& entry) {
    return time < entry.second.track.end() || entry.second.leaves < 1e8F;
  });
}

void Creatures::tidy(float time) {
  std::erase_if(creatures_, [time](const auto& entry) { return entry.second.leaves <= time; });
}

std::optional<glm::vec3> Creatures::place_of(CreatureId who, float time) const {
  const auto found = creatures_.find(who);
  if (found == creatures_.end()) return std::nullopt;
  return found->second.track.at(time).at;
}

float Creatures::height_of(CreatureId who) const {
  const auto found = creatures_.find(who);
  return found == creatures_.end() ? 0 : found->second.model->high.y;
}

void Creatures::add_to(Frame& frame, float time, float idle_time) const {
  for (const auto& [id, creature] : creatures_) {
    const Pose pose = creature.track.at(time);
    const float breath = breath_of(id, idle_time);
    const float light = light_on(frame.light, pose.at);
    if (light <= 0) continue;
    Instance instance;
    instance.model = creature.model;
    instance.place = stance_of(*creature.model, pose, breath);
    instance.first_limb = frame.limbs.size();
    add_limbs(frame.limbs, *creature.model, pose, breath);
    instance.limb_count = frame.limbs.size() - instance.first_limb;
    instance.flash = pose.flash;
    instance.light_front = instance.light_back = light;
    frame.instances.push_back(std::move(instance));
    const float reach = std::max(creature.model->high.x - creature.model->low.x,
                                 creature.model->high.z - creature.model->low.z);
    frame.shadows.push_back(
        {pose.at + glm::vec3(0, 0.02F, 0), std::clamp(reach * 0.62F, 0.4F, 1.2F), 0.75F * (1 - pose.sunk)});
  }
}

}  // namespace katabasis
