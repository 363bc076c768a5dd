// The elements <weapon>, <armour>, <potion> and <monster>: classes stand in the database and, in the same
// form, in every labyrinth.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "content/catalog.h"
#include "storage/xml_read.h"
#include "storage/xml_write.h"

namespace katabasis {

// What any number of a class or a rule may add to a sum of the dice.
inline constexpr int most_bonus = 100;

// Classes by their ids. A file may name them a million times.
struct ClassNames {
  std::map<std::string, ItemClassId, std::less<>> items;
  std::map<std::string, MonsterClassId, std::less<>> monsters;

  // What the attribute `ref` names; for a name that is not there, a problem and −1.
  ItemClassId item_ref(Element& element) const;
  MonsterClassId monster_ref(Element& element) const;
};

bool is_class(std::string_view element_name);
// All classes among the children, in their order; other children are left alone. References may go forward.
Classes read_classes(Element parent, ClassNames& names);
void write_classes(const Classes& classes, XmlWriter& xml);

}  // namespace katabasis
