#include "app/report.h"

#include <fmt/format.h>

#include <cstdio>
#include <string>

namespace katabasis {

void complain(std::string_view text) {
  std::string line = fmt::format("katabasis: {}", text);
  for (char& c : line) {
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  }
  fmt::print(stderr, "{}\n", line);
}

int complain(const Failure& failure) {
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
