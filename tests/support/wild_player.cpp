#include "support/wild_player.h"

#include <vector>

namespace katabasis::test {

Action WildPlayer::next(const Game& game) {
  if (rng_.percent(20)) ahead_ = side();
  const std::uint32_t kind = rng_.below(40);
  if (kind >= 16) return action::Step{ahead_};
  if (kind >= 10) return action::Attack{side()};
  return rarer(kind, game);
}

std::optional<ItemId> WildPlayer::carried(const Game& game) {
  const std::vector<ItemId> pack = game.inventory();
  if (pack.empty()) return std::nullopt;
  return pack[rng_.below(static_cast<std::uint32_t>(pack.size()))];
}

Action WildPlayer::rarer(std::uint32_t kind, const Game& game) {
  const std::optional<ItemId> item = carried(game);
  switch (kind) {
    case 0:
      return action::Open{side()};
    case 1:
      return action::Close{side()};
    case 2:
      return action::Unlock{side()};
    case 3:
      return action::Listen{};
    case 4:
      return action::Sleep{};
    case 5:
      return action::Turn{rng_.percent(50) ? 1 : -1};
    case 6:
      return item ? Action{action::Drop{*item}} : Action{action::Wait{}};
    case 7:
      return item ? Action{action::Drink{*item}} : Action{action::Wait{}};
    case 8:
      return item ? Action{action::Equip{{*item}}} : Action{action::Wait{}};
    default:
      return action::Take{};
  }
}

}  // namespace katabasis::test
