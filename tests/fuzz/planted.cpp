// The control: a reader of labyrinths that trusts a number in the file. The fuzzer must find out.
#include <algorithm>
#include <vector>

#include "storage/labyrinth_xml.h"
#include "target.h"

namespace katabasis::fuzz {

bool try_text(std::string_view text) {
  const auto labyrinth = read_labyrinth("input", text);
  if (!labyrinth) return told(labyrinth, text);
  std::vector<int> monsters_of_level(10);
  for (const PlacedMonster& monster : labyrinth->monsters)
    ++monsters_of_level[static_cast<std::size_t>(monster.level)];  // a level may be 10
  expect(monsters_of_level.front() == 0, "levels count from 1");
  return true;
}

std::vector<std::string> examples() {
  return {};
}

}  // namespace katabasis::fuzz
