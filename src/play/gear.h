// What a piece counts, in words, and whether it is better than the one that is worn.
#pragma once

#include <string>

#include "rules/place.h"
#include "rules/world.h"

namespace katabasis {

// "attack +3, damage +2", "defence +3", "heals 12".
std::string numbers_words(const ItemClass& piece);

// What the hero wears where a weapon or a protection would be put on; nothing if he wears nothing there.
const ItemClass* worn_instead(const ItemClass& piece, const Place& place, const World& world);

// Than what he wears there: a weapon by attack and damage together, a protection by its defence.
bool is_better(const ItemClass& piece, const Place& place, const World& world);

}  // namespace katabasis
