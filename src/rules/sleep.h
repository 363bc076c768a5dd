// Sleep takes the rest of the round. Who was not attacked meanwhile is healed at the round's end, never above
// a part of the maximum; who was attacked, even in vain, is awake again and not healed.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

std::optional<Refusal> check(const Board& board, const action::Sleep& sleep);
// Up to so much life sleep heals.
int sleep_cap(const Hero& hero, const Rules& rules);
void play(Board& board, const action::Sleep& sleep, Events& events);

// At the end of the round.
void end_sleep(Board& board, Events& events);

}  // namespace katabasis
