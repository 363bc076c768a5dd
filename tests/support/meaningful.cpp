#include "support/meaningful.h"

#include <string_view>

#include "support/ascii_map.h"

namespace katabasis::test {

namespace {

constexpr std::string_view drawing = R"(
    ########################
    #..........##..........#
    #.....2....##....!.....#
    #..........##......3...#
    #...s......##..........#
    #..........##..m.......#
    #####L############L#####
    #####L############L#####
    #......................#
    #.@..............s.....#
    #.....................1#
    #......................#
    #..!...................#
    ###########L############
    ###########L############
    #......................#
    #...........s..........#
    #....C.................#
    #......................#
    #......................#
    ########################)";

}  // namespace

Labyrinth meaningful() {
  Labyrinth labyrinth = labyrinth_of({drawing, {}, {1, 2, 0, 3}});
  for (Component& component : labyrinth.components) component.level = 1 + component.order * 5 / 3;
  const Grid<RoomId> room_of = room_of_fields(labyrinth);
  for (PlacedMonster& monster : labyrinth.monsters) {
    const Room& room = labyrinth.rooms[room_of[monster.at].index()];
    monster.level = labyrinth.components[room.component.index()].level + (monster.main ? 1 : 0);
  }
  return labyrinth;
}

void wall(Labyrinth& labyrinth, Position at) {
  labyrinth.fields[at] = Ground::wall;
}

std::string all_texts(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& finding : findings) text += std::to_string(finding.rule) + ": " + finding.text + '\n';
  return text;
}

}  // namespace katabasis::test
