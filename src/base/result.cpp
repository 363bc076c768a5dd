#include "base/result.h"

#include <fmt/format.h>

namespace katabasis {

std::string to_string(const Problem& problem) {
  if (problem.file.empty()) return problem.text;
  if (problem.line == 0) return fmt::format("{}: {}", problem.file, problem.text);
  return fmt::format("{}:{}: {}", problem.file, problem.line, problem.text);
}

}  // namespace katabasis
