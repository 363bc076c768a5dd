// A 64-bit fingerprint of a sequence of values: the same on every machine, not meant against attackers.
// Each word goes through the finaliser of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom
// number generators", 2014) and is chained to what came before, so order counts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace katabasis {

class Digest {
 public:
  void add(std::uint64_t word) { state_ = mix(state_ * 0x9e3779b97f4a7c15U + word + 1); }
  // Length and bytes, so that neighbouring texts cannot flow into each other.
  void add(std::string_view text);
  std::uint64_t value() const { return state_; }

 private:
  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }
  std::uint64_t state_ = 0x6b61746162617369U;
};

// 16 lower-case hex digits.
std::string hex(std::uint64_t value);

}  // namespace katabasis
