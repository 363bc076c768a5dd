#include "support/lock_puzzle.h"

#include <string>
#include <vector>

#include "base/rng.h"
#include "support/ascii_map.h"

namespace katabasis::test {

namespace {

constexpr int rooms = 3;  // in a row and in a column
constexpr int side = 5;   // of a room with its ring

char door_letter(Rng& rng) {
  const std::uint32_t drawn = rng.below(10);
  return drawn < 5 ? 'L' : drawn < 6 ? '|' : drawn < 7 ? '+' : '#';
}

void draw_things(std::vector<std::string>& rows, Rng& rng) {
  const auto put = [&](char letter) {
    for (;;) {
      const int x = rng.between(0, rooms * side - 1);
      const int y = rng.between(0, rooms * side - 1);
      char& field = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
      if (field != '.') continue;
      field = letter;
      return;
    }
  };
  put('@');
  put('C');
  const int keys = rng.between(2, 6);
  for (int i = 0; i < keys; ++i) put(rng.percent(50) ? '1' : '2');
}

std::string joined(const std::vector<std::string>& rows) {
  std::string drawing;
  for (const std::string& row : rows) drawing += row + "\n";
  return drawing;
}

}  // namespace

Labyrinth lock_puzzle(std::uint64_t seed) {
  Rng rng(seed, "lock-puzzle");
  const std::string ring(rooms * side, '#');
  std::string inside;
  for (int i = 0; i < rooms; ++i) inside += "#...#";
  std::vector<std::string> rows;
  for (int y = 0; y < rooms * side; ++y) rows.push_back(y % side % (side - 1) == 0 ? ring : inside);
  for (int across = 0; across < rooms; ++across) {
    for (int joint = 1; joint < rooms; ++joint) {
      const auto edge = static_cast<std::size_t>(joint * side);
      const auto middle = static_cast<std::size_t>(across * side + side / 2);
      rows[middle][edge - 1] = rows[middle][edge] = door_letter(rng);
      rows[edge - 1][middle] = rows[edge][middle] = door_letter(rng);
    }
  }
  draw_things(rows, rng);
  Labyrinth labyrinth = labyrinth_of(joined(rows));
  for (Door& door : labyrinth.doors) {
    if (door.state == DoorState::locked) door.key = KeyId{rng.percent(50) ? 1 : 2};
  }
  return labyrinth;
}

Labyrinth halves_of_cells(int cells) {
  std::vector<std::string> rows(6);
  for (int i = 0; i < cells; ++i) {
    rows[0] += "###";
    rows[1] += "#2#";
    rows[2] += "#L#";
    rows[3] += "#L#";
    rows[4] += i % 2 == 1 ? ".1." : "...";
    rows[5] += "###";
  }
  rows[4].replace(0, 2, "#@");
  rows[4].back() = 'L';
  for (int i = 0; i <= cells / 2; ++i) rows[4] += i < cells / 2 ? "L.L" : "LC#";
  for (std::string& row : rows) row.resize(rows[4].size(), '#');
  Labyrinth labyrinth = labyrinth_of(joined(rows));
  for (Door& door : labyrinth.doors) door.key = KeyId{door.a.y == door.b.y ? 2 : 1};
  return labyrinth;
}

}  // namespace katabasis::test
