#include "storage/rules_xml.h"

#include <fmt/format.h>

#include <algorithm>

#include "storage/utf8.h"

namespace katabasis {

namespace {

constexpr int most_count = 1000;
constexpr int most_level = 100;
constexpr int most_turns = 100;

// Levels, rising, with spaces between them.
std::vector<int> read_levels(Element& element, const char* attribute) {
  std::vector<int> levels;
  const std::string list = single_spaced(element.word(attribute));
  for (std::size_t start = 0; start < list.size();) {
    const std::size_t end = std::min(list.find(' ', start), list.size());
    const auto level = strict_number(std::string_view(list).substr(start, end - start), 1, most_level);
    if (!level || (!levels.empty() && static_cast<int>(*level) <= levels.back())) {
      element.problem(fmt::format("{}=\"{}\" is not a list of rising levels from 1 to {}", attribute,
                                  shown(list), most_level));
      break;
    }
    levels.push_back(static_cast<int>(*level));
    start = end + 1;
  }
  return levels;
}

void read_time(Element& element, TimeRules& time) {
  time.base_turns = element.number("base-turns", 1, most_turns);
  time.turn_levels = read_levels(element, "turn-levels");
  time.monster_base_turns = element.number("monster-base-turns", 1, most_turns);
  time.monster_levels_per_turn = element.number("monster-levels-per-turn", 1, most_turns);
}

void read_growth(Element& element, GrowthRules& growth) {
  growth.xp_factor = element.number("xp-factor", 1, most_count);
  growth.base_life = element.number("base-life", 1, 10'000);
  growth.life_per_strength = element.number("life-per-strength", 0, most_bonus);
  growth.life_per_level = element.number("life-per-level", 0, most_bonus);
  growth.levels_per_strength =
      element.number_or("levels-per-strength", 2, most_level, growth.levels_per_strength);
  growth.levels_per_dexterity =
      element.number_or("levels-per-dexterity", 2, most_level, growth.levels_per_dexterity);
}

void read_placement(Element& element, PlacementRules& placement) {
  placement.rise = element.number("rise", 0, 90);
  placement.fields_per_monster = element.number("fields-per-monster", 1, most_count);
  placement.fields_per_item = element.number("fields-per-item", 1, most_count);
  placement.quiet_steps = element.number("quiet-steps", 0, 100);
}

HeroClass read_class(Element& element, const Classes& classes, const ClassNames& names) {
  HeroClass hero;
  hero.id = element.id("id");
  hero.name = element.title("name");
  hero.strength = element.number("strength", 0, most_bonus);
  hero.dexterity = element.number("dexterity", 0, most_bonus);
  std::array<int, 3> worn{};  // weapons, armours, potions
  while (auto item = element.next("item")) {
    const ItemClassId id = names.item_ref(*item);
    hero.items.push_back({std::string(item->word("ref")), item->truth("worn")});
    if (hero.items.back().worn && id.index() < classes.items.size()) {
      const std::size_t kind = classes[id].numbers.index();
      if (++worn[kind] > 1) item->problem("a hero wears one weapon and one armour at most");
      if (kind == 2) item->problem("a potion cannot be worn");
    }
    item->done();
  }
  return hero;
}

template <typename Read>
void chapter(Element& root, const char* name, const Read& read) {
  auto element = root.demand(name);
  if (!element) return;
  read(*element);
  element->done();
}

void read_classes(Element& root, const Classes& classes, const ClassNames& names,
                  std::vector<HeroClass>& heroes) {
  while (auto element = root.next("class")) {
    HeroClass hero = read_class(*element, classes, names);
    const bool known = std::any_of(heroes.begin(), heroes.end(),
                                   [&](const HeroClass& other) { return other.id == hero.id; });
    if (known) element->problem(fmt::format("a second class \"{}\"", shown(hero.id)));
    heroes.push_back(std::move(hero));
    element->done();
  }
  if (heroes.empty()) root.problem("<rules> needs a <class>");
}

}  // namespace

Rules read_rules(Element root, const Classes& classes, const ClassNames& names) {
  Rules rules;
  chapter(root, "time", [&](Element& e) { read_time(e, rules.time); });
  chapter(root, "combat", [&](Element& e) { rules.combat.die_sides = e.number("die-sides", 2, 100); });
  chapter(root, "sleep", [&](Element& e) {
    rules.sleep.heals = e.number("heals", 0, most_bonus);
    rules.sleep.cap_percent = e.number("cap-percent", 0, 100);
  });
  chapter(root, "listening",
          [&](Element& e) { rules.listening.few_up_to = e.number("few-up-to", 2, most_count); });
  chapter(root, "sight", [&](Element& e) { rules.sight.torch_radius = e.number("torch-radius", 1, 32); });
  chapter(root, "inventory",
          [&](Element& e) { rules.inventory.capacity = e.number("capacity", 1, most_count); });
  chapter(root, "growth", [&](Element& e) { read_growth(e, rules.growth); });
  read_classes(root, classes, names, rules.classes);
  chapter(root, "placement", [&](Element& e) { read_placement(e, rules.placement); });
  root.done();
  return rules;
}

}  // namespace katabasis
