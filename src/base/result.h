// A value, or what is wrong with what came in. Problems are collected: a reader reports all of them.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace katabasis {

// `line` counts from 1; 0: the whole file. `file` may be empty for what did not come from one.
struct Problem {
  std::string file;
  int line = 0;
  std::string text;
  bool operator==(const Problem&) const = default;
};

// "file:line: text", leaving out what is not known.
std::string to_string(const Problem& problem);

template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Problem problem) : content_(std::vector{std::move(problem)}) {}
  Result(std::vector<Problem> problems) : content_(std::move(problems)) { assert(!this->problems().empty()); }

  bool ok() const { return std::holds_alternative<T>(content_); }
  explicit operator bool() const { return ok(); }
  T& value() { return std::get<T>(content_); }
  const T& value() const { return std::get<T>(content_); }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const std::vector<Problem>& problems() const { return std::get<std::vector<Problem>>(content_); }

 private:
  std::variant<T, std::vector<Problem>> content_;
};

}  // namespace katabasis
