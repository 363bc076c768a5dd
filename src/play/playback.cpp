#include "play/playback.h"

#include <algorithm>
#include <utility>

namespace katabasis {

namespace {

// What one moment costs at least: the map of what has been seen.
std::size_t bytes_of(const Known& known) {
  return sizeof(Known) + known.seen.cells().size_bytes();
}

constexpr std::size_t most_bytes = 64U << 20U;

}  // namespace

Playback::Playback(std::shared_ptr<const Place> place, const Run& run)
    : place_(std::move(place)), session_(place_, run.origin) {
  most_ = std::clamp<std::size_t>(most_bytes / bytes_of(session_.game().known()), 4, most_moments);
  session_.come_from(run);
  play_through(run);
  whole_ = session_.run();
  at_ = length();
  seek(0);
}

void Playback::play_through(const Run& run) {
  keep_moment();
  rounds_.push_back(0);
  for (const RunEntry& entry : run.entries) {
    divergence_ = follow(session_, entry);
    if (divergence_) return;
    if (!std::holds_alternative<Action>(entry)) continue;
    ends_.push_back(session_.run().entries.size());
    if (session_.game().world().round > rounds()) rounds_.push_back(length());
    if (length() % spacing_ == 0) keep_moment();
  }
}

void Playback::keep_moment() {
  if (moments_.size() == most_) {
    std::size_t kept = 1;
    for (std::size_t i = 2; i < moments_.size(); i += 2) moments_[kept++] = std::move(moments_[i]);
    moments_.erase(moments_.begin() + static_cast<std::ptrdiff_t>(kept), moments_.end());
    spacing_ *= 2;
    if (length() % spacing_ != 0) return;
  }
  moments_.push_back({length(), session_.game().world(), session_.game().known()});
}

// The record of an action ends with it, or with the hash of the round that it closed.
const Action& Playback::action(std::size_t number) const {
  const std::size_t entry = number == 0 ? 0 : ends_[number - 1];
  return std::get<Action>(whole_.entries[entry]);
}

std::vector<Event> Playback::step() {
  if (at_ == length()) return {};
  return session_.act(action(at_++)).events;
}

void Playback::seek(std::size_t wanted) {
  wanted = std::min(wanted, length());
  const auto after = std::ranges::upper_bound(moments_, wanted, {}, &Moment::action);
  const Moment& moment = *std::prev(after);
  if (wanted < at_ || at_ < moment.action) {
    const std::size_t entries = moment.action == 0 ? 0 : ends_[moment.action - 1];
    const auto first = whole_.entries.begin();
    Run before{.origin = whole_.origin, .entries = {first, first + static_cast<std::ptrdiff_t>(entries)}};
    session_ = Session(Game(place_, moment.world, moment.known), std::move(before));
    session_.come_from(whole_);
    at_ = moment.action;
  }
  while (at_ < wanted) step();
}

}  // namespace katabasis
