// Numbers as bits in a row, the highest bit of each first.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace katabasis {

// How many bits a number takes; 0 for 0.
constexpr int bit_length(std::uint64_t value) {
  return static_cast<int>(std::bit_width(value));
}

class BitWriter {
 public:
  void add(std::uint64_t value, int bits) {
    for (int bit = bits - 1; bit >= 0; --bit)
      bits_.push_back(((value >> static_cast<unsigned>(bit)) & 1U) != 0);
  }
  // A number from 1: as many zeros as it has bits after the first, then its bits.
  void add_gamma(std::uint64_t value) {
    const int length = bit_length(value);
    add(0, length - 1);
    add(value, length);
  }
  const std::vector<bool>& bits() const { return bits_; }

 private:
  std::vector<bool> bits_;
};

// Beyond the end there are zeros, and `ended` is set.
class BitReader {
 public:
  explicit BitReader(std::vector<bool> bits) : bits_(std::move(bits)) {}

  std::uint64_t take(int count) {
    std::uint64_t value = 0;
    for (int i = 0; i < count; ++i) {
      ended_ = ended_ || at_ >= bits_.size();
      value = (value << 1U) | static_cast<std::uint64_t>(at_ < bits_.size() && bits_[at_]);
      ++at_;
    }
    return value;
  }
  std::uint64_t take_gamma() {
    int zeros = 0;
    while (zeros < 32 && take(1) == 0 && !ended_) ++zeros;
    return (std::uint64_t{1} << static_cast<unsigned>(zeros)) | take(zeros);
  }
  bool ended() const { return ended_; }
  // All bits are taken but fewer than `most`, which are zeros.
  bool only_padding_left(std::size_t most) const {
    if (ended_ || bits_.size() - at_ >= most) return false;
    for (std::size_t i = at_; i < bits_.size(); ++i) {
      if (bits_[i]) return false;
    }
    return true;
  }

 private:
  std::vector<bool> bits_;
  std::size_t at_ = 0;
  bool ended_ = false;
};

}  // namespace katabasis
