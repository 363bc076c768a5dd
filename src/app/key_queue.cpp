#include "app/key_queue.h"

#include <algorithm>
#include <utility>

namespace katabasis {

void KeyQueue::press(int key, Wish wish) {
  next_ = wish;
  release(key);
  if (repeats(wish)) held_.push_back({key, wish});
}

void KeyQueue::release(int key) {
  std::erase_if(held_, [key](const Held& held) { return held.key == key; });
}

void KeyQueue::forget() {
  held_.clear();
  next_.reset();
}

void KeyQueue::stop() {
  forget();
}

std::optional<Wish> KeyQueue::take(bool moving, double now) {
  if (moving) return std::nullopt;
  if (next_) {
    started_ = now;
    return std::exchange(next_, std::nullopt);
  }
  if (held_.empty() || now < started_ + step_seconds) return std::nullopt;
  started_ = now;
  return held_.back().wish;
}

std::optional<double> KeyQueue::due() const {
  if (held_.empty()) return std::nullopt;
  return started_ + step_seconds;
}

Attention::Attention(const Game& game) : life(game.world().hero.life) {
  for (const SeenCreature& creature : game.known().creatures) in_view.push_back(creature.id);
}

bool startled(const Attention& before, const Game& after) {
  if (after.world().status != Status::playing || after.world().hero.life < before.life) return true;
  return std::ranges::any_of(after.known().creatures, [&](const SeenCreature& creature) {
    return !std::ranges::binary_search(before.in_view, creature.id);
  });
}

}  // namespace katabasis
