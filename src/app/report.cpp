#include "app/report.h"

#include <fmt/format.h>

#include <cstdio>
#include <string>

namespace katabasis {

void tell(std::string_view line) {
  const std::string whole = fmt::format("{}\n", line);
  std::fwrite(whole.data(), 1, whole.size(), stderr);
}

void complain(std::string_view text) {
  constexpr std::size_t longest = 1000;
  std::string line =
      fmt::format("katabasis: {}{}", text.substr(0, longest), text.size() > longest ? "…" : "");
  for (char& c : line) {
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  }
  tell(line);
}

int complain(const Failure& failure) {
  const std::size_t more = failure.problems.size() - 1;
  const std::string first = to_string(failure.problems.front());
  complain(more == 0 ? first : fmt::format("{} (and {} more)", first, more));
  return failure.code;
}

int complain_of_each(const Failure& failure) {
  constexpr std::size_t most_lines = 20;
  for (std::size_t i = 0; i < failure.problems.size() && i < most_lines; ++i) {
    complain(to_string(failure.problems[i]));
  }
  if (failure.problems.size() > most_lines) {
    complain(fmt::format("and {} problems more", failure.problems.size() - most_lines));
  }
  return failure.code;
}

}  // namespace katabasis
