#include "ui/log.h"

#include <fmt/format.h>

#include <array>

namespace katabasis {

std::string_view word(LogKind kind) {
  constexpr std::array<std::string_view, 12> words{"Round", "Hit",  "Hurt",  "Parried", "Found", "Door",
                                                   "Heard", "Read", "Grown", "Rest",    "Death", "Also"};
  return words[static_cast<std::size_t>(kind)];
}

void Log::add(const Game&, const std::vector<Event>& events) {
  ++batch_;
  messages_.clear();
  for (const Event& event : events) {
    if (const auto* m = std::get_if<event::Message>(&event)) messages_.push_back(m->text);
    lines_.push_back({LogKind::other, batch_, fmt::format("event {}", event.index()), ""});
  }
}

}  // namespace katabasis
