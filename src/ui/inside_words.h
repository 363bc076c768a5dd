// What the overlay says, as lines of text.
#pragma once

#include <string>
#include <vector>

#include "labyrinth/paths.h"
#include "rules/game.h"
#include "ui/inside.h"

namespace katabasis {

using Lines = std::vector<std::string>;

Lines cost_lines(const PictureCost& cost);
// Ground, light, room and component, doors, creatures and items of the field.
Lines field_lines(const Game& game, Position at);
// The light of each field in view, as numbers to be laid over it.
struct LightNumber {
  Position at;
  bool wall = false;
  int light = 0;  // 1 … 255
};
std::vector<LightNumber> light_numbers(const Game& game);
// One line for each stream: its draws, and the numbers that it began with.
Lines stream_lines(const World& world);
Lines hash_lines(const Game& game);
// "attack by=0 on=3 attack=10 …": the text protocol's types and keys.
std::string event_line(const Event& event);
// "3 Shade 5/8 sees you: steps west, 4 to go", "… sees nobody: draws N E or waits". The work is done in
// `distances`.
std::string monster_line(const Game& game, Distances& distances, CreatureId who);
// The living ones, the nearest first, by id among equals.
std::vector<CreatureId> monsters_by_distance(const Game& game);
// "can be won: 5 locks, 346 steps", or why not.
std::string verdict(const Certificate& certificate);
// "  28  to 18,1: take key 1"
std::string leg_line(const Leg& leg);
// "0, key 1, 1, key 2, 2": in which order the components open.
std::string key_order(const Labyrinth& labyrinth);

}  // namespace katabasis
