// Why a command cannot do what was asked, and the exit code that says so.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/command_line.h"
#include "base/result.h"

namespace katabasis {

struct Failure {
  int code = exit_code::wrong_use;
  std::vector<Problem> problems;

  Failure(int exit, std::string text) : code(exit), problems{{"", 0, std::move(text)}} {}
  Failure(std::vector<Problem> unreadable) : problems(std::move(unreadable)) {}
};

// A value or a failure.
template <typename T>
class [[nodiscard]] Attempt {
 public:
  Attempt(T value) : content_(std::move(value)) {}
  Attempt(Failure failure) : content_(std::move(failure)) {}
  Attempt(Result<T> result)
      : content_(result.ok() ? Content(std::move(*result)) : Content(Failure(result.problems()))) {}

  bool ok() const { return std::holds_alternative<T>(content_); }
  T& operator*() { return std::get<T>(content_); }
  T* operator->() { return &std::get<T>(content_); }
  const Failure& failure() const { return std::get<Failure>(content_); }

 private:
  using Content = std::variant<T, Failure>;
  Content content_;
};

}  // namespace katabasis
