#include "storage/share_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "storage/bits.h"

namespace katabasis {

namespace {

constexpr std::string_view prefix = "KATA1";
constexpr std::string_view family = "KATA";
constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int symbol_bits = 5;
constexpr std::size_t group = 4;
constexpr std::size_t checks = 2;
constexpr std::size_t most_symbols = 80;
constexpr std::uint32_t modulus = 1021;

// What was meant by what was typed: upper case, no separators, no letters that look like digits.
std::string meant(std::string_view typed) {
  std::string symbols;
  for (char letter : typed) {
    if (letter == '-' || letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n') continue;
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'O') letter = '0';
    if (letter == 'I' || letter == 'L') letter = '1';
    symbols += letter;
  }
  return symbols;
}

Problem typing_error(std::string_view what) {
  return {"", 0, fmt::format("the share code has a typing error: {}", what)};
}

std::uint32_t remainder(const std::vector<std::uint8_t>& symbols) {
  std::uint32_t rest = 0;
  for (const std::uint8_t symbol : symbols) rest = (rest * 32 + symbol) % modulus;
  return rest;
}

void add_checks(std::vector<std::uint8_t>& symbols) {
  symbols.insert(symbols.end(), checks, std::uint8_t{0});
  const std::uint32_t check = (modulus - remainder(symbols)) % modulus;
  symbols[symbols.size() - 2] = static_cast<std::uint8_t>(check / 32);
  symbols[symbols.size() - 1] = static_cast<std::uint8_t>(check % 32);
}

std::vector<std::uint8_t> symbols_of(const std::vector<bool>& bits) {
  std::vector<std::uint8_t> symbols((bits.size() + symbol_bits - 1) / symbol_bits);
  for (std::size_t i = 0; i < bits.size(); ++i) {
    if (bits[i]) symbols[i / symbol_bits] |= static_cast<std::uint8_t>(16U >> (i % symbol_bits));
  }
  return symbols;
}

std::vector<bool> bits_of(const std::vector<std::uint8_t>& symbols, std::size_t count) {
  BitWriter writer;
  for (std::size_t i = 0; i < count; ++i) writer.add(symbols[i], symbol_bits);
  return writer.bits();
}

// One code for writing and reading, so that the two cannot part: each parameter in its place, with its
// default, its lowest value and its bits. Numbers without a natural end are written with their length.
constexpr int with_length = 0;

template <typename Visit>
void visit_parameters(Parameters& p, const Visit& visit) {
  visit(p.level, 1, 4);
  visit(p.width, 20, 12);
  visit(p.height, 20, 12);
  visit(p.branches, 3, with_length);
  visit(p.min_ratio, 10, 7);
  visit(p.max_ratio, 10, 7);
  visit(p.min_edge, 5, with_length);
  visit(p.max_room, 0, with_length);
  visit(p.rooms, 0, with_length);
  visit(p.mazes, 0, 7);
}

void write_parameters(Parameters parameters, BitWriter& bits) {
  std::vector<int> defaults;
  Parameters standard;
  visit_parameters(standard, [&](int& value, int, int) { defaults.push_back(value); });
  std::size_t next = 0;
  visit_parameters(parameters, [&](int& value, int low, int width) {
    const bool usual = value == defaults[next++];
    bits.add(usual ? 0 : 1, 1);
    if (usual) return;
    const auto above = static_cast<std::uint64_t>(value - low);
    if (width == with_length) {
      const int length = bit_length(above + 1);
      bits.add(static_cast<std::uint64_t>(length - 1), 5);
      bits.add(above + 1, length - 1);  // without its first bit, which is 1
    } else {
      bits.add(above, width);
    }
  });
  bits.add(parameters.keys == KeyMode::colour ? 1 : 0, 1);
  bits.add(parameters.loops == 0 ? 0 : 1, 1);
  if (parameters.loops != 0) bits.add(static_cast<std::uint64_t>(parameters.loops), 7);
}

void read_parameters(BitReader& bits, Parameters& parameters) {
  visit_parameters(parameters, [&](int& value, int low, int width) {
    if (bits.take(1) == 0) return;
    if (width == with_length) {
      const int length = static_cast<int>(bits.take(5));
      const std::uint64_t above = (std::uint64_t{1} << static_cast<unsigned>(length)) | bits.take(length);
      value = low + static_cast<int>(std::min<std::uint64_t>(above - 1, 1U << 30U));
    } else {
      value = low + static_cast<int>(bits.take(width));
    }
  });
  parameters.keys = bits.take(1) != 0 ? KeyMode::colour : KeyMode::exact;
  if (bits.take(1) != 0) parameters.loops = static_cast<int>(bits.take(7));
}

void write_seed(std::uint64_t seed, BitWriter& bits) {
  const int bytes = std::max(1, (bit_length(seed) + 7) / 8);
  bits.add(bytes == 8 ? 1 : 0, 1);
  if (bytes < 8) bits.add(static_cast<std::uint64_t>(bytes), 3);
  bits.add(seed, 8 * bytes);
}

std::uint64_t read_seed(BitReader& bits) {
  const bool whole = bits.take(1) != 0;
  const int bytes = whole ? 8 : static_cast<int>(bits.take(3));
  return bits.take(8 * bytes);
}

std::uint32_t content_of(const Catalog& catalog) {
  return static_cast<std::uint32_t>(fingerprint(catalog) >> 32U);
}

// The symbols after the prefix, checks included.
Result<std::vector<std::uint8_t>> symbols_in(const std::string& code) {
  if (!code.starts_with(family)) return typing_error("it does not begin with KATA1");
  if (!code.starts_with(prefix)) {
    return Problem{"", 0,
                   fmt::format("the share code is of another kind than {}, which this game reads", prefix)};
  }
  std::vector<std::uint8_t> symbols;
  for (const char letter : std::string_view(code).substr(prefix.size())) {
    const std::size_t value = alphabet.find(letter);
    if (value == std::string_view::npos) {
      const bool visible = letter > ' ' && letter <= '~';
      return typing_error(visible ? fmt::format("there is no {} in share codes", letter)
                                  : std::string("it has a letter that is in no share code"));
    }
    symbols.push_back(static_cast<std::uint8_t>(value));
    if (symbols.size() > most_symbols) return typing_error("it is too long");
  }
  if (symbols.size() <= checks) return typing_error("it is too short");
  if (remainder(symbols) != 0) return typing_error("its check symbols do not fit");
  return symbols;
}

Result<Recipe> read_recipe(BitReader& bits, const Catalog& catalog) {
  Recipe recipe;
  recipe.generator = static_cast<int>(bits.take_gamma() & 0x7fffffffU);
  recipe.content = static_cast<std::uint32_t>(bits.take(32));
  if (!bits.ended() && recipe.generator != generator_version) {
    return Problem{"", 0,
                   fmt::format("the share code is for version {} of the generator, this game has version {}",
                               recipe.generator, generator_version)};
  }
  if (!bits.ended() && recipe.content != content_of(catalog)) {
    return Problem{
        "", 0,
        fmt::format("the share code is for another database: its fingerprint begins with {:08x}, that of "
                    "this one with {:08x}",
                    recipe.content, content_of(catalog))};
  }
  const std::uint64_t place = bits.take_gamma();
  recipe.parameters.seed = read_seed(bits);
  read_parameters(bits, recipe.parameters);
  if (!bits.only_padding_left(symbol_bits) || place > catalog.rules.classes.size()) {
    return typing_error("it does not make sense");
  }
  recipe.hero_class = catalog.rules.classes[place - 1].id;
  return recipe;
}

}  // namespace

bool is_share_code(std::string_view text) {
  const std::string code = meant(text.substr(0, 4 * most_symbols));
  const auto is_symbol = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
  if (!std::all_of(code.begin(), code.end(), is_symbol)) return false;
  return code.starts_with(prefix) || (code.starts_with(family) && text.find('-') == family.size() + 1);
}

std::string write_share_code(const Recipe& recipe, const Catalog& catalog) {
  const auto& classes = catalog.rules.classes;
  const auto hero = std::find_if(classes.begin(), classes.end(),
                                 [&](const HeroClass& c) { return c.id == recipe.hero_class; });
  BitWriter bits;
  bits.add_gamma(static_cast<std::uint64_t>(recipe.generator));
  bits.add(recipe.content, 32);
  bits.add_gamma(static_cast<std::uint64_t>(hero - classes.begin()) + 1);
  write_seed(recipe.parameters.seed, bits);
  write_parameters(recipe.parameters, bits);
  std::vector<std::uint8_t> symbols = symbols_of(bits.bits());
  add_checks(symbols);
  std::string code(prefix);
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (i % group == 0) code += '-';
    code += alphabet[symbols[i]];
  }
  return code;
}

Result<Recipe> read_share_code(std::string_view text, const Catalog& catalog) {
  if (text.size() > 4 * most_symbols) return typing_error("it is too long");
  const auto symbols = symbols_in(meant(text));
  if (!symbols) return symbols.problems();
  BitReader bits(bits_of(*symbols, symbols->size() - checks));
  Result<Recipe> recipe = read_recipe(bits, catalog);
  if (!recipe) return recipe;
  if (const auto wrong = complaint(recipe->parameters)) {
    return Problem{"", 0, fmt::format("the share code cannot be used: {}", *wrong)};
  }
  return recipe;
}

}  // namespace katabasis
