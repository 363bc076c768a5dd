// A named random stream: the same seed, name and index give the same draws on every machine.
// The generator is PCG32 (O'Neill: "PCG: A family of simple fast space-efficient statistically good
// algorithms for random number generation", 2014); bounded draws follow Lemire ("Fast random integer
// generation in an interval", 2019). A draw is a statement of its own: never two in one expression.
#pragma once

#include <cstddef>
#include <cstdint>
#include <pcg_random.hpp>
#include <span>
#include <string_view>
#include <utility>

#include "base/fields.h"

namespace katabasis {

class Rng {
 public:
  Rng() : Rng(0, "") {}
  Rng(std::uint64_t seed, std::string_view name, std::uint64_t index = 0);

  // 0 … bound − 1; bound ≥ 1.
  std::uint32_t below(std::uint32_t bound);
  // low … high, both included.
  int between(int low, int high);
  // True in `chance` of 100 cases. Always one draw.
  bool percent(int chance) { return below(100) < static_cast<std::uint32_t>(chance < 0 ? 0 : chance); }
  // An index into `weights`, each as likely as its weight; the sum is at least 1 and below 2³².
  std::size_t weighted(std::span<const int> weights);

  // Fisher-Yates from the back.
  template <typename T>
  void shuffle(std::span<T> values) {
    for (std::size_t left = values.size(); left > 1; --left) {
      const std::size_t chosen = below(static_cast<std::uint32_t>(left));
      using std::swap;
      swap(values[left - 1], values[chosen]);
    }
  }

  // How often the generator was asked: with the other two fields, its whole state.
  std::uint64_t draws() const { return draws_; }

  // After a change the generator is wound on to where it was.
  template <typename Archive>
  friend void visit_fields(Field<Archive, Rng>& rng, Archive& archive) {
    archive("state", rng.state_);
    archive("stream", rng.stream_);
    archive("draws", rng.draws_);
    if constexpr (Archive::writes_fields) rng.wind();
  }

 private:
  std::uint32_t draw() {
    ++draws_;
    return engine_();
  }
  void wind();

  std::uint64_t state_;
  std::uint64_t stream_;
  std::uint64_t draws_ = 0;
  pcg32 engine_;
};

}  // namespace katabasis
