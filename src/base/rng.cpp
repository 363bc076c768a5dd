#include "base/rng.h"

#include <cassert>
#include <numeric>

#include "base/digest.h"

namespace katabasis {

namespace {

std::uint64_t derived(std::uint64_t seed, std::string_view name, std::uint64_t index, std::uint64_t purpose) {
  Digest digest;
  digest.add(seed);
  digest.add(name);
  digest.add(index);
  digest.add(purpose);
  return digest.value();
}

}  // namespace

Rng::Rng(std::uint64_t seed, std::string_view name, std::uint64_t index)
    : state_(derived(seed, name, index, 0)),
      stream_(derived(seed, name, index, 1)),
      engine_(state_, stream_) {}

void Rng::wind() {
  engine_ = pcg32(state_, stream_);
  engine_.advance(draws_);
}

std::uint32_t Rng::below(std::uint32_t bound) {
  assert(bound >= 1);
  std::uint64_t product = std::uint64_t{draw()} * bound;
  auto low = static_cast<std::uint32_t>(product);
  if (low < bound) {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (low < threshold) {
      product = std::uint64_t{draw()} * bound;
      low = static_cast<std::uint32_t>(product);
    }
  }
  return static_cast<std::uint32_t>(product >> 32);
}

int Rng::between(int low, int high) {
  assert(low <= high);
  return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low) + 1));
}

std::size_t Rng::weighted(std::span<const int> weights) {
  const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
  assert(sum >= 1);
  std::int64_t rest = below(static_cast<std::uint32_t>(sum));
  std::size_t chosen = 0;
  while (rest >= weights[chosen]) rest -= weights[chosen++];
  return chosen;
}

}  // namespace katabasis
