#include "scene/stage.h"

#include <fmt/format.h>

#include <algorithm>

#include "scene/creatures.h"
#include "scene/decor.h"
#include "scene/doorways.h"
#include "scene/emblem.h"
#include "scene/hero_eye.h"
#include "scene/light_map.h"
#include "scene/mood.h"
#include "scene/script.h"
#include "scene/skylight.h"
#include "scene/stairs.h"
#include "scene/surroundings.h"
#include "scene/things.h"
#include "scene/torch.h"

namespace katabasis {

namespace {

constexpr float floating_length = 1.1F;  // seconds
constexpr float floating_rise = 0.5F;    // metres
constexpr float floating_top = 1.5F;     // metres, where a number over a creature begins at most
constexpr float hurt_length = 0.5F;      // seconds
constexpr float light_length = 0.25F;    // seconds, from one field of view to the next
constexpr float air_length = 0.8F;       // seconds, from one theme to the next
constexpr float longest_pause = 0.25F;   // seconds that pass at most between two pictures

float passed(float now, float start, float length) {
  return std::clamp((now - start) / length, 0.0F, 1.0F);
}

struct FloatingNumber {
  Floating what;
  float start = 0;
};

}  // namespace

struct Stage::Life {
  Life(const Game& game, Assets& shared)
      : assets(shared),
        barriers(game.place().barriers),
        eye(game.world().hero),
        stairs(stairs_of(game.place())),
        surroundings(game.place(), stairs, shared.materials),
        creatures(shared),
        emblems(shared.palette),
        doorways(shared),
        things(shared),
        decor(shared),
        torch(std::make_shared<const Model>(torch_model(shared.palette))),
        skylight(std::make_shared<const Model>(skylight_model(shared.palette))),
        door_frame(shared.models.find("props/door-frame")),
        entrance(game.place().labyrinth.entrance) {
    take_state(game);
    light_from = light_to;
    air_from = air_to;
    creatures.refresh(game, 0);
    creatures.settle();
    life = game.world().hero.life;
    if (game.world().status == Status::dead) eye.fall(-10);
    eye.settle(now);
  }

  void take_state(const Game& game);
  void take_doors(const Game& game);
  void begin(const Game& game, const std::vector<Event>& events);
  void play(const Cue& cue, const Game& game);
  void show_attack(const event::Attack& attack, const Cue& cue, const Game& game);
  void float_up(glm::vec3 at, std::string text, FloatingKind kind, float start);
  void add_floating(Frame& frame) const;
  void settle();
  bool busy() const;

  Assets& assets;
  StageOptions options;
  Barriers barriers;  // as the doors stand now
  HeroEye eye;
  std::optional<Stairs> stairs;
  Surroundings surroundings;
  Creatures creatures;
  Emblems emblems;
  Doorways doorways;
  Things things;
  Decor decor;
  std::shared_ptr<const Model> torch;
  std::shared_ptr<const Model> skylight;
  std::shared_ptr<const Model> door_frame;
  Position entrance;
  LightWindow light_from;
  LightWindow light_to;
  Air air_from;
  Air air_to;
  std::vector<FloatingNumber> floating;
  float now = 0;        // seconds of this stage
  float idle_time = 0;  // seconds of idle motion
  float light_start = -10;
  float air_start = -10;
  float hurt_start = -10;
  float action_end = 0;  // until then the player waits
  int life = 0;
  bool asleep = false;
};

// Only the doors near the hero matter, and only the hero's field of view tells of changes.
void Stage::Life::take_doors(const Game& game) {
  const Place& place = game.place();
  const int reach = place.rules.sight.torch_radius + 2;
  const Position hero = game.world().hero.at;
  for (int y = hero.y - reach; y <= hero.y + reach; ++y) {
    for (int x = hero.x - reach; x <= hero.x + reach; ++x) {
      if (!place.doors.contains({x, y}) || place.doors[{x, y}] == Place::no_door) continue;
      const std::size_t door = place.doors[{x, y}].index();
      barriers.set_door(place.labyrinth.doors[door], game.world().doors[door]);
    }
  }
}

void Stage::Life::take_state(const Game& game) {
  const Place& place = game.place();
  const Hero& hero = game.world().hero;
  take_doors(game);
  const int radius = place.rules.sight.torch_radius;
  decor.refresh(place, stairs, barriers, hero.at, radius + brazier_radius);
  light_to = light_window(game.view(), barriers, hero.at, radius, decor.fires());
  surroundings.refresh(place, light_to);
  doorways.refresh(game, light_to, emblems);
  things.refresh(game, emblems);
  air_to = air_of(assets, place.labyrinth.components[place.component(hero.at).index()].prefab);
  asleep = hero.asleep;
}

void Stage::Life::begin(const Game& game, const std::vector<Event>& events) {
  settle();
  light_from = light_to;
  const Air air_before = air_to;
  take_state(game);
  const Script script = script_of(events);
  eye.follow(game.world().hero, now, !options.reduce_motion);
  light_start = now;
  if (air_before.fog != air_to.fog) {
    air_from = air_before;
    air_start = now;
  }
  creatures.come_in(game, barriers, events);
  creatures.refresh(game, now + script.length);
  for (const Cue& cue : script.cues) play(cue, game);
  creatures.look_at_hero(game, now);
  action_end = now + std::max(script.length, eye.moving(now) ? step_length : 0.0F);
  life = game.world().hero.life;
}

void Stage::Life::play(const Cue& cue, const Game& game) {
  const float start = now + cue.start;
  if (const auto* step = std::get_if<event::Step>(cue.event)) {
    creatures.step(step->by, step->to, start, cue.length);
  } else if (const auto* attack = std::get_if<event::Attack>(cue.event)) {
    show_attack(*attack, cue, game);
  } else if (const auto* death = std::get_if<event::Death>(cue.event)) {
    if (death->who == hero_id) eye.fall(start);
    creatures.die(death->who, start);
  } else if (const auto* door = std::get_if<event::Door>(cue.event)) {
    doorways.swing(door->door, door->state, start);
  } else if (std::holds_alternative<event::Drink>(*cue.event) ||
             std::holds_alternative<event::Sleep>(*cue.event)) {
    const int healed = game.world().hero.life - life;
    if (healed > 0) {
      const Camera camera = eye.camera(now, false, options.fov, 1);
      float_up(camera.eye + camera.forward(), fmt::format("+{}", healed), FloatingKind::healed, start);
    }
  }
}

void Stage::Life::show_attack(const event::Attack& attack, const Cue& cue, const Game& game) {
  const float start = now + cue.start;
  const float hit = start + cue.length / 2;
  const glm::vec3 hero = floor_of(game.world().hero.at);
  const bool wounded = attack.wounds > 0;
  std::string text = wounded ? fmt::format("-{}", attack.wounds) : "parried";
  if (attack.by == hero_id) {
    eye.strike(start);
    if (wounded) creatures.struck(attack.on, hero, hit);
    const glm::vec3 at = creatures.place_of(attack.on, 1e9F).value_or(hero);
    float_up(at + glm::vec3(0, std::min(creatures.height_of(attack.on) * 0.8F, floating_top), 0),
             std::move(text), wounded ? FloatingKind::monster_wounded : FloatingKind::parried, hit);
    return;
  }
  creatures.strike(attack.by, hero, start, cue.length);
  if (attack.on != hero_id) return;
  if (wounded) {
    eye.shake(hit);
    hurt_start = hit;
  }
  const glm::vec3 from = creatures.place_of(attack.by, 1e9F).value_or(hero);
  text = wounded ? "you " + text : "you parry";
  float_up(glm::mix(hero, from, 0.45F) + glm::vec3(0, 1.25F, 0), std::move(text),
           wounded ? FloatingKind::hero_wounded : FloatingKind::parried, hit);
}

void Stage::Life::float_up(glm::vec3 at, std::string text, FloatingKind kind, float start) {
  floating.push_back({{at, std::move(text), kind, 0}, start});
}

void Stage::Life::add_floating(Frame& frame) const {
  for (const FloatingNumber& number : floating) {
    if (now < number.start) continue;
    frame.floating.push_back(number.what);
    Floating& shown = frame.floating.back();
    shown.age = passed(now, number.start, floating_length);
    shown.at.y += floating_rise * shown.age;
  }
}

void Stage::Life::settle() {
  now = std::max(now, action_end);
  eye.settle(now);
  creatures.settle();
  doorways.settle();
  light_from = light_to;
  air_from = air_to;
}

bool Stage::Life::busy() const {
  const bool blending = now < light_start + light_length || now < air_start + air_length;
  return now < action_end || blending || eye.moving(now) || creatures.moving(now) || doorways.moving(now) ||
         now < hurt_start + hurt_length || !floating.empty();
}

Stage::Stage(const Game& game, Assets& assets) : life_(std::make_unique<Life>(game, assets)) {}
Stage::~Stage() = default;
Stage::Stage(Stage&&) noexcept = default;
Stage& Stage::operator=(Stage&&) noexcept = default;

void Stage::set(const StageOptions& options) {
  life_->options = options;
}
const StageOptions& Stage::options() const {
  return life_->options;
}

void Stage::show(const Game& game, const std::vector<Event>& events) {
  life_->begin(game, events);
}

void Stage::settle() {
  life_->settle();
  life_->floating.clear();
  life_->light_start = life_->air_start = life_->hurt_start = life_->now - 10;
}

bool Stage::advance(float seconds) {
  const float step = std::clamp(seconds, 0.0F, longest_pause);
  const bool was_busy = life_->busy();
  life_->now += step;
  if (life_->options.idle_motion && !life_->options.reduce_motion) life_->idle_time += step;
  life_->creatures.tidy(life_->now);
  std::erase_if(life_->floating, [this](const FloatingNumber& number) {
    return life_->now >= number.start + floating_length;
  });
  return was_busy || life_->busy();
}

bool Stage::moving() const {
  return life_->now < life_->action_end;
}

void Stage::look(float yaw, float pitch) {
  life_->eye.look(yaw, pitch);
}
void Stage::release_look() {
  life_->eye.release(life_->now);
}

Frame Stage::frame(float aspect) const {
  Frame frame;
  frame_into(frame, aspect);
  return frame;
}

void Stage::frame_into(Frame& frame, float aspect) const {
  const Life& life = *life_;
  const bool motion = !life.options.reduce_motion;
  frame.clear();
  frame.camera = life.eye.camera(life.now, motion, life.options.fov, aspect);
  frame.mood.torch_at = torch_place(frame.camera, life.idle_time);
  if (life.options.from_above) {
    frame.flames.push_back({frame.camera.eye, 0.45F, life.idle_time});  // where the hero is
    frame.camera = camera_above(frame.camera.eye, life.options.fov, aspect);
  } else {
    add_torch(frame, life.torch, life.idle_time, motion ? life.eye.effort(life.now) : 0);
  }
  blend(frame.light, life.light_from, life.light_to, passed(life.now, life.light_start, light_length));
  if (!life.options.from_above) add_skylight(frame, life.skylight, life.entrance);
  if (life.stairs) add_stairs_frame(frame, life.door_frame, *life.stairs);
  frame.mood.flicker = motion ? flicker_at(life.idle_time) : 1.0F;
  const Air air = blended(life.air_from, life.air_to, passed(life.now, life.air_start, air_length));
  frame.mood.fog = air.fog;
  frame.mood.exposure = air.exposure;
  frame.mood.time = life.idle_time;
  life.surroundings.add_to(frame);
  life.doorways.add_to(frame, life.now);
  life.creatures.add_to(frame, life.now, life.idle_time);
  life.things.add_to(frame, life.idle_time);
  life.decor.add_to(frame, life.idle_time);
  life.add_floating(frame);
  if (life.now >= life.hurt_start) frame.hurt = 1 - passed(life.now, life.hurt_start, hurt_length);
  frame.asleep = life.asleep ? 1.0F : 0.0F;
}

}  // namespace katabasis
