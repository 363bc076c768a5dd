// Targets whose input is a text: most new inputs are edited as what they are, the others as bytes.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "edits.h"
#include "target.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

// Inputs that could be read. The fuzzer goes on from whatever is new to it, and what is new is mostly broken:
// half of the new inputs start here instead, so that readers are tried at their last checks as much as at
// their first.
std::vector<std::string>& readable() {
  static std::vector<std::string> inputs = katabasis::fuzz::examples();
  return inputs;
}

std::string start(std::string_view text, katabasis::Rng& rng) {
  const bool from_there = rng.percent(50);
  if (!from_there || readable().empty()) return std::string(text);
  return readable()[rng.below(static_cast<std::uint32_t>(readable().size()))];
}

void keep(std::string_view text) {
  constexpr std::size_t most = 100;
  if (readable().size() < most) readable().emplace_back(text);
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  katabasis::Rng rng(seed, "edits");
  if (rng.percent(30)) return LLVMFuzzerMutate(data, size, most);
  std::string text = start({reinterpret_cast<const char*>(data), size}, rng);
  const bool one = rng.percent(60);
  const int edits = one ? 1 : rng.between(2, 4);
  for (int i = 0; i < edits; ++i) text = katabasis::fuzz::edited(std::move(text), rng);
  text.resize(std::min(text.size(), most));
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (katabasis::fuzz::try_text(text)) keep(text);
  return 0;
}
