#include "rules/sleep.h"

#include <algorithm>
#include <cstdint>

#include "rules/growth.h"

namespace katabasis {

namespace {

bool monster_in_view(const Board& board) {
  return std::any_of(board.view().begin(), board.view().end(),
                     [&board](const LitField& field) { return board.monster_at(field.at).has_value(); });
}

}  // namespace

std::optional<Refusal> check(const Board& board, const action::Sleep&) {
  if (monster_in_view(board)) return Refusal::monster_in_view;
  return std::nullopt;
}

int sleep_cap(const Hero& hero, const Rules& rules) {
  return static_cast<int>(std::int64_t{max_life(hero, rules)} * rules.sleep.cap_percent / 100);
}

void play(Board& board, const action::Sleep&, Events&) {
  Hero& hero = board.change().hero;
  hero.asleep = true;
  board.change().turn = hero.turns_per_round - 1;
}

void end_sleep(Board& board, Events& events) {
  Hero& hero = board.change().hero;
  if (!hero.asleep) return;
  hero.asleep = false;
  const Rules& rules = board.place().rules;
  hero.life = std::max(hero.life, std::min(hero.life + rules.sleep.heals, sleep_cap(hero, rules)));
  events.emplace_back(event::Sleep{hero.life});
}

}  // namespace katabasis
