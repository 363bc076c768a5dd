#include "ui/new_game.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace katabasis {

void NewGameForm::set_seed(std::uint64_t value) {
  has_seed = true;
  seed.fill('\0');
  std::to_chars(seed.data(), seed.data() + seed.size() - 1, value);
}

std::optional<Parameters> NewGameForm::result() const {
  const std::string_view text(seed.data());
  Parameters filled = parameters;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), filled.seed);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return filled;
}

std::string NewGameForm::complaint() const {
  const std::optional<Parameters> filled = result();
  if (!filled) return "The seed is a number from 0 to 18446744073709551615.";
  return katabasis::complaint(*filled).value_or("");
}

}  // namespace katabasis
