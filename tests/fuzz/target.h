// What a fuzz target does with an input that is one text.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace katabasis::fuzz {

// Defined by each target: reads the text, and whatever can be read must keep its promises. Whether it could
// be.
bool try_text(std::string_view text);
// Defined by each target whose input is a text: what to start from besides the files given to it.
std::vector<std::string> examples();

// A broken promise ends the target, so that the fuzzer keeps the input.
inline void expect(bool kept, const char* promise) {
  if (kept) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

// False, for a refusal that says why: at least one problem, each with a text and no line beyond the text's
// end.
template <typename T>
bool told(const Result<T>& result, std::string_view text) {
  const long lines = 1 + static_cast<long>(std::count(text.begin(), text.end(), '\n'));
  expect(!result.problems().empty(), "a refusal says why");
  for (const Problem& problem : result.problems()) {
    expect(!problem.text.empty(), "a problem has a text");
    expect(problem.line >= 0 && problem.line <= lines, "a problem's line is one of the file");
  }
  return false;
}

}  // namespace katabasis::fuzz
