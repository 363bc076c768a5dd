#include "scene/script.h"

#include <algorithm>
#include <map>
#include <optional>

#include "scene/hero_eye.h"

namespace katabasis {

namespace {

constexpr float blow_length = 0.24F;  // seconds, of the hero
constexpr float longest_deed = 0.2F;  // seconds, of a monster
constexpr float hit_share = 0.5F;     // of a blow: when it lands

template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};

// Who takes time for this.
std::optional<CreatureId> doer_of(const Event& event) {
  return std::visit(Overloaded{[](const event::Step& step) { return std::optional(step.by); },
                               [](const event::Attack& attack) { return std::optional(attack.by); },
                               [](const auto&) { return std::optional<CreatureId>(); }},
                    event);
}

float hero_deed(const Event& event) {
  return std::holds_alternative<event::Step>(event) ? step_length : blow_length;
}

struct Deeds {
  float hero_length = 0;
  int most_deeds = 0;  // of one monster
};

Deeds count_deeds(std::span<const Event> events) {
  Deeds count;
  std::map<CreatureId, int> deeds;
  for (const Event& event : events) {
    const std::optional<CreatureId> doer = doer_of(event);
    if (!doer) continue;
    if (*doer == hero_id) {
      count.hero_length = std::max(count.hero_length, hero_deed(event));
    } else {
      count.most_deeds = std::max(count.most_deeds, ++deeds[*doer]);
    }
  }
  return count;
}

}  // namespace

Script script_of(std::span<const Event> events) {
  const Deeds count = count_deeds(events);
  const float deed = count.most_deeds == 0
                         ? 0
                         : std::min(longest_deed, longest_round / static_cast<float>(count.most_deeds));
  Script script{{}, count.hero_length, count.hero_length + deed * static_cast<float>(count.most_deeds)};
  std::map<CreatureId, float> free_from;
  Cue last{nullptr, 0, 0};
  for (const Event& event : events) {
    const std::optional<CreatureId> doer = doer_of(event);
    if (!doer) {
      // What is no deed of its own follows from the last one.
      script.cues.push_back({&event, last.start + last.length * hit_share, 0});
      continue;
    }
    float& from = free_from.try_emplace(*doer, *doer == hero_id ? 0 : count.hero_length).first->second;
    last = {&event, from, *doer == hero_id ? hero_deed(event) : deed};
    from += last.length;
    script.cues.push_back(last);
  }
  return script;
}

}  // namespace katabasis
