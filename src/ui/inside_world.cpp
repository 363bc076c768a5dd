// What the overlay lays over the place: numbers on floors, monsters' aims and ways, the field spoken of.
#include <fmt/format.h>

#include <algorithm>
#include <cfloat>

#include "rules/monsters.h"
#include "scene/mesh.h"
#include "scene/movement.h"
#include "ui/inside.h"
#include "ui/inside_words.h"
#include "ui/labels.h"
#include "ui/outlined.h"

namespace katabasis {

namespace {

constexpr int furthest_label = 24;  // fields from the hero
constexpr float on_the_floor = 0.06F;
constexpr float above_a_head = 2.1F;

// What is drawn over the picture, in metres of the place.
class Overlay {
 public:
  Overlay(const PanelContext& context, const Camera& camera)
      : context_(context), camera_(camera), list_(*ImGui::GetBackgroundDrawList()) {}

  std::optional<ImVec2> point(glm::vec3 at) const {
    const auto seen = camera_.project(at);
    if (!seen || std::abs(seen->x) > 4 || std::abs(seen->y) > 4) return std::nullopt;
    const Size screen = context_.layout.screen;
    return ImVec2{(seen->x * 0.5F + 0.5F) * static_cast<float>(screen.width),
                  (0.5F - seen->y * 0.5F) * static_cast<float>(screen.height)};
  }

  // Of letters there; smaller far away, but never too small to be read.
  float height(glm::vec3 at, float largest) const {
    const float fields = std::max(glm::length(at - camera_.eye) / field_size, 0.5F);
    return context_.unit() * std::clamp(largest * 3 / fields, largest * 0.75F, largest);
  }
  void text(ImVec2 middle, float height, ImU32 colour, const std::string& words) const {
    draw_outlined(list_, context_.letters.strong, height, middle, colour, context_.look.ink, words.c_str());
  }
  ImVec2 size_of(const std::string& words, float height) const {
    return context_.letters.strong->CalcTextSizeA(height, FLT_MAX, 0, words.c_str());
  }
  void leader(ImVec2 from, ImVec2 to, ImU32 colour) const { list_.AddLine(from, to, faded(colour, 0.6F)); }
  bool in_picture(ImVec2 at) const { return at.x >= 0 && at.x <= picture().x; }
  ImVec2 picture() const {
    const Size screen = context_.layout.screen;
    return {static_cast<float>(screen.width), static_cast<float>(screen.height)};
  }

  // In short pieces, so that one which begins behind the eye is not lost as a whole.
  void line(glm::vec3 from, glm::vec3 to, ImU32 colour, float thick) const {
    constexpr int pieces = 6;
    for (int i = 0; i < pieces; ++i) {
      const auto part = [&](int k) {
        return point(from + (to - from) * (static_cast<float>(k) / static_cast<float>(pieces)));
      };
      const auto a = part(i);
      const auto b = part(i + 1);
      if (!a || !b) continue;
      list_.AddLine(*a, *b, context_.look.ink, thick * 2);
      list_.AddLine(*a, *b, colour, thick);
    }
  }

  float thin() const { return std::max(context_.unit() * 0.09F, 1.0F); }
  const PanelLook& look() const { return context_.look; }

 private:
  const PanelContext& context_;
  const Camera& camera_;
  ImDrawList& list_;
};

glm::vec3 above(Position at, float height) {
  return floor_of(at) + glm::vec3(0, height, 0);
}

// Walls have their light half way up.
void draw_light(const Overlay& over, const Game& game) {
  for (const LightNumber& number : light_numbers(game)) {
    const glm::vec3 place = above(number.at, number.wall ? 1.2F : on_the_floor);
    const auto middle = over.point(place);
    if (!middle) continue;
    const float part = static_cast<float>(number.light) / 255;
    const ImU32 colour = number.wall ? mixed(over.look().ash, over.look().parchment, part)
                                     : mixed(over.look().ember, over.look().gold, part);
    over.text(*middle, over.height(place, number.wall ? 0.7F : 1.0F), colour,
              fmt::format("{}", number.light));
  }
}

void draw_way(const Overlay& over, const std::vector<Position>& way) {
  for (std::size_t i = 1; i < way.size(); ++i) {
    over.line(above(way[i - 1], on_the_floor), above(way[i], on_the_floor), over.look().blood,
              over.thin() * 1.5F);
  }
}

struct MonsterWords {
  std::string words;
  ImVec2 head;
  float height;
  ImU32 colour;
};

// Above their heads, the nearest lowest; who stands behind others has a line to his words.
void draw_words(const Overlay& over, const std::vector<MonsterWords>& all) {
  std::vector<Label> labels;
  for (const MonsterWords& monster : all)
    labels.push_back({monster.head, over.size_of(monster.words, monster.height)});
  move_apart(labels, over.picture());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const ImVec2 at = labels[i].middle;
    const float below = at.y + labels[i].size.y / 2;
    if (below < all[i].head.y) over.leader(all[i].head, {at.x, below}, all[i].colour);
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    over.text(labels[i].middle, all[i].height, all[i].colour, all[i].words);
}

void draw_monsters(const Overlay& over, const Game& game) {
  Distances distances;
  std::vector<MonsterWords> all;
  for (const CreatureId who : monsters_by_distance(game)) {
    const Position at = game.world().monster(who).at;
    if (squared_distance(at, game.world().hero.at) > furthest_label * furthest_label) break;
    const bool sees = game.board().in_view(at);
    if (sees) draw_way(over, way_to_hero(game.board(), distances, who));
    const glm::vec3 head = above(at, above_a_head);
    const auto middle = over.point(head);
    if (middle && over.in_picture(*middle)) {
      all.push_back({monster_line(game, distances, who), *middle, over.height(head, 0.8F),
                     sees ? over.look().blood : over.look().parchment});
    }
  }
  draw_words(over, all);
}

void draw_mark(const Overlay& over, Position at) {
  const glm::vec3 middle = above(at, on_the_floor);
  constexpr float half = field_size * 0.48F;
  const std::array<glm::vec3, 4> corners{
      middle + glm::vec3(-half, 0, -half), middle + glm::vec3(half, 0, -half),
      middle + glm::vec3(half, 0, half), middle + glm::vec3(-half, 0, half)};
  for (std::size_t i = 0; i < corners.size(); ++i)
    over.line(corners[i], corners[(i + 1) % corners.size()], over.look().styx, over.thin());
}

}  // namespace

void draw_inside_world(const PanelContext& context, const InsideView& view, const InsideState& state) {
  if (!state.open || view.frame == nullptr) return;
  const Game& game = view.session.game();
  const Overlay over(context, view.frame->camera);
  if (state.shows(Inside::field)) draw_mark(over, inspected_field(context, view, state));
  if (state.shows(Inside::light)) draw_light(over, game);
  if (state.shows(Inside::monsters)) draw_monsters(over, game);
}

}  // namespace katabasis
