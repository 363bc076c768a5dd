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
// One line for each stream: its draws, and the numbers that it began with.
Lines stream_lines(const World& world);
Lines hash_lines(const Game& game);
// "attack by=0 on=3 attack=10 …": the text protocol's types and keys.
std::string event_line(const Event& event);
// "3 Shade 5/8 sees you: west, 4 steps". The work is done in `distances`.
std::string monster_line(const Game& game, Distances& distances, CreatureId who);
// The living ones, the nearest first, by id among equals.
std::vector<CreatureId> monsters_by_distance(const Game& game);
// Leg by leg with its steps, then the verdict.
Lines proof_lines(const Certificate& certificate);
// "0, key 1, 1, key 2, 2": in which order the components open.
std::string key_order(const Labyrinth& labyrinth);

}  // namespace katabasis
