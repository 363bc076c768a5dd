#include "storage/classes_xml.h"

#include <fmt/format.h>

#include "storage/utf8.h"

namespace katabasis {

namespace {

constexpr int most_life = 10'000;
constexpr int most_experience = 10'000;

bool is_item(std::string_view name) {
  return name == "weapon" || name == "armour" || name == "potion";
}

ItemClass read_item(Element& element) {
  ItemClass item;
  item.id = element.id("id");
  item.name = element.title("name");
  if (element.tag() == "weapon") {
    WeaponNumbers numbers;
    numbers.attack = element.number("attack", 0, most_bonus);
    numbers.damage = element.number("damage", 0, most_bonus);
    item.numbers = numbers;
  } else if (element.tag() == "armour") {
    item.numbers = ArmourNumbers{element.number("defence", 0, most_bonus)};
  } else {
    item.numbers = PotionNumbers{element.number("heals", 1, most_life)};
  }
  item.min_level = element.number("min-level", 1, 9);
  item.max_level = element.number("max-level", 1, 9);
  if (item.min_level > item.max_level) element.problem("min-level is above max-level");
  item.model = element.path("model");
  if (element.has("about")) item.about = element.title("about");
  element.done();
  return item;
}

MonsterClass read_monster(Element& element, const ClassNames& names) {
  MonsterClass monster;
  monster.id = element.id("id");
  monster.name = element.title("name");
  monster.strength = element.number("strength", 0, most_bonus);
  monster.dexterity = element.number("dexterity", 0, most_bonus);
  monster.hp = element.number("hp", 1, most_life);
  monster.hp_per_level = element.number("hp-per-level", 0, most_bonus);
  monster.xp = element.number("xp", 0, most_experience);
  monster.sound = element.title("sound");
  monster.model = element.path("model");
  if (element.has("about")) monster.about = element.title("about");
  while (auto item = element.next("item")) {
    const ItemClassId carried = names.item_ref(*item);
    monster.carries.push_back({carried, item->number("chance", 1, 100)});
    item->done();
  }
  element.done();
  return monster;
}

template <typename IdType>
IdType ref(Element& element, const std::map<std::string, IdType, std::less<>>& ids, std::string_view kind) {
  const std::string_view id = element.word("ref");
  const auto found = ids.find(id);
  if (found != ids.end()) return found->second;
  if (element.has("ref")) element.problem(fmt::format("there is no {} \"{}\"", kind, shown(id)));
  return {-1};
}

void write_item(const ItemClass& item, XmlWriter& xml) {
  xml.begin(kind_name(item)).attribute("id", item.id).attribute("name", item.name);
  if (const auto* weapon = std::get_if<WeaponNumbers>(&item.numbers)) {
    xml.attribute("attack", weapon->attack).attribute("damage", weapon->damage);
  } else if (const auto* armour = std::get_if<ArmourNumbers>(&item.numbers)) {
    xml.attribute("defence", armour->defence);
  } else {
    xml.attribute("heals", std::get<PotionNumbers>(item.numbers).heals);
  }
  xml.attribute("min-level", item.min_level).attribute("max-level", item.max_level);
  xml.attribute("model", item.model);
  if (!item.about.empty()) xml.attribute("about", item.about);
  xml.end();
}

void write_monster(const MonsterClass& monster, const Classes& classes, XmlWriter& xml) {
  xml.begin("monster").attribute("id", monster.id).attribute("name", monster.name);
  xml.attribute("strength", monster.strength).attribute("dexterity", monster.dexterity);
  xml.attribute("hp", monster.hp).attribute("hp-per-level", monster.hp_per_level).attribute("xp", monster.xp);
  xml.attribute("sound", monster.sound).attribute("model", monster.model);
  if (!monster.about.empty()) xml.attribute("about", monster.about);
  for (const CarriedChance& carried : monster.carries) {
    xml.begin("item").attribute("ref", classes[carried.item].id).attribute("chance", carried.chance).end();
  }
  xml.end();
}

}  // namespace

bool is_class(std::string_view name) {
  return is_item(name) || name == "monster";
}

Classes read_classes(Element parent, ClassNames& names) {
  Classes classes;
  for (Element items = parent; auto child = items.next();) {
    if (!is_item(child->tag())) continue;
    classes.items.push_back(read_item(*child));
    const std::string& id = classes.items.back().id;
    if (!names.items.emplace(id, id_at<ItemClassId>(classes.items.size() - 1)).second) {
      child->problem(fmt::format("a second item \"{}\"", shown(id)));
    }
  }
  for (Element monsters = parent; auto child = monsters.next();) {
    if (child->tag() != "monster") continue;
    classes.monsters.push_back(read_monster(*child, names));
    const std::string& id = classes.monsters.back().id;
    if (!names.monsters.emplace(id, id_at<MonsterClassId>(classes.monsters.size() - 1)).second) {
      child->problem(fmt::format("a second monster \"{}\"", shown(id)));
    }
  }
  return classes;
}

void write_classes(const Classes& classes, XmlWriter& xml) {
  for (const ItemClass& item : classes.items) write_item(item, xml);
  for (const MonsterClass& monster : classes.monsters) write_monster(monster, classes, xml);
}

ItemClassId ClassNames::item_ref(Element& element) const {
  return ref(element, items, "item");
}

MonsterClassId ClassNames::monster_ref(Element& element) const {
  return ref(element, monsters, "monster");
}

}  // namespace katabasis
