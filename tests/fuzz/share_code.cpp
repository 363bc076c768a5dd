// Share codes: any text; and parameters made of the input's bytes, whose code must say just them, and must
// not survive a wrong symbol.
#include "storage/share_code.h"

#include <algorithm>
#include <string>

#include "support/small_catalog.h"
#include "target.h"

namespace katabasis::fuzz {

namespace {

// Numbers out of bytes, zeros once they are used up.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_(bytes) {}
  std::uint64_t number(int bytes) {
    std::uint64_t number = 0;
    for (int i = 0; i < bytes; ++i) {
      const bool there = at_ < bytes_.size();
      number = number << 8U | static_cast<unsigned char>(there ? bytes_[at_++] : '\0');
    }
    return number;
  }
  int between(int low, int high) {
    return low + static_cast<int>(number(3) % static_cast<std::uint64_t>(high - low + 1));
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

Parameters parameters_of(Bytes& bytes) {
  Parameters parameters;
  parameters.seed = bytes.number(8);
  parameters.level = bytes.between(1, 9);
  parameters.width = bytes.between(20, 4096);
  parameters.height = bytes.between(20, 4096);
  parameters.branches = bytes.between(3, 10'000'000);
  parameters.min_ratio = bytes.between(10, 90);
  parameters.max_ratio = bytes.between(parameters.min_ratio, 90);
  parameters.min_edge = bytes.between(5, 4096);
  parameters.max_room = bytes.between(0, 10'000'000);
  parameters.rooms = bytes.between(0, 10'000'000);
  parameters.mazes = bytes.between(0, 100);
  return parameters;
}

void try_parameters(std::string_view input, const Catalog& catalog) {
  Bytes bytes(input);
  Recipe recipe;
  recipe.parameters = parameters_of(bytes);
  recipe.content = static_cast<std::uint32_t>(fingerprint(catalog) >> 32U);
  std::string code = write_share_code(recipe, catalog);
  const auto read = read_share_code(code, catalog);
  expect(read.ok(), "what was written can be read");
  expect(read->parameters == recipe.parameters, "a code says the parameters");

  constexpr std::string_view symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const auto at = static_cast<std::size_t>(bytes.between(6, static_cast<int>(code.size()) - 1));
  const char wrong = symbols[bytes.number(1) % symbols.size()];
  if (code[at] == '-' || code[at] == wrong) return;
  code[at] = wrong;
  expect(!read_share_code(code, catalog).ok(), "a wrong symbol is noticed");
}

}  // namespace

bool try_text(std::string_view text) {
  static const Catalog catalog = test::small_catalog();
  try_parameters(text, catalog);
  const auto recipe = read_share_code(text, catalog);
  if (!recipe) return told(recipe, text);
  const auto again = read_share_code(write_share_code(*recipe, catalog), catalog);
  expect(again.ok() && again->parameters == recipe->parameters, "what is read again is the same");
  return true;
}

std::vector<std::string> examples() {
  return {};
}

}  // namespace katabasis::fuzz
