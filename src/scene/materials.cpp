#include "scene/materials.h"

#include <algorithm>
#include <array>
#include <bit>
#include <fstream>

namespace katabasis {

namespace {

constexpr std::string_view magic = "KATM";
constexpr std::uint32_t version = 1;
constexpr std::uint32_t largest_size = 2048;
constexpr std::uint32_t most_layers = 255;
constexpr std::size_t name_length = 32;

struct Head {
  std::uint32_t size = 0;
  std::uint32_t layers = 0;
  std::uint32_t levels = 0;

  bool plausible() const {
    return std::has_single_bit(size) && size <= largest_size && layers >= 1 && layers <= most_layers &&
           levels == static_cast<std::uint32_t>(std::bit_width(size));
  }
  std::size_t level_bytes(std::uint32_t level) const {
    const std::size_t edge = size >> level;
    return edge * edge * 4 * layers;
  }
};

// Takes bytes from the front; false as soon as there were too few.
class Reader {
 public:
  explicit Reader(std::ifstream& in) : in_(in) {}

  bool bytes(void* to, std::size_t count) {
    in_.read(static_cast<char*>(to), static_cast<std::streamsize>(count));
    return in_.good();
  }
  // Little-endian.
  bool number(std::uint32_t& value) {
    std::array<std::uint8_t, 4> raw{};
    if (!bytes(raw.data(), raw.size())) return false;
    value = 0;
    for (std::size_t i = 0; i < 4; ++i) value |= static_cast<std::uint32_t>(raw[i]) << (8 * i);
    return true;
  }
  bool at_end() { return in_.peek() == std::ifstream::traits_type::eof(); }

 private:
  std::ifstream& in_;
};

bool read_head(Reader& reader, Head& head) {
  std::array<char, 4> start{};
  std::uint32_t found = 0;
  return reader.bytes(start.data(), start.size()) && std::string_view(start.data(), 4) == magic &&
         reader.number(found) && found == version && reader.number(head.size) && reader.number(head.layers) &&
         reader.number(head.levels) && head.plausible();
}

bool read_names(Reader& reader, const Head& head, std::vector<std::string>& names) {
  for (std::uint32_t i = 0; i < head.layers; ++i) {
    std::array<char, name_length + 1> raw{};
    if (!reader.bytes(raw.data(), name_length)) return false;
    names.emplace_back(raw.data());
  }
  return true;
}

bool read_levels(Reader& reader, const Head& head, std::vector<MaterialLevel>& levels) {
  for (std::uint32_t i = 0; i < head.levels; ++i) {
    MaterialLevel level{static_cast<int>(head.size >> i), std::vector<std::uint8_t>(head.level_bytes(i))};
    if (!reader.bytes(level.texels.data(), level.texels.size())) return false;
    levels.push_back(std::move(level));
  }
  return true;
}

}  // namespace

std::optional<std::uint8_t> Materials::find(std::string_view layer) const {
  const auto found = std::find(layers.begin(), layers.end(), layer);
  if (found == layers.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - layers.begin());
}

Result<Materials> load_materials(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return Problem{file.string(), 0, "cannot be opened; the game's pictures have not been baked"};
  Reader reader(in);
  Head head;
  if (!read_head(reader, head)) return Problem{file.string(), 0, "is no materials file of this version"};
  Materials materials;
  materials.size = static_cast<int>(head.size);
  const bool whole = read_names(reader, head, materials.layers) &&
                     read_levels(reader, head, materials.albedo) &&
                     read_levels(reader, head, materials.surface);
  if (!whole) return Problem{file.string(), 0, "ends too early"};
  if (!reader.at_end()) return Problem{file.string(), 0, "has bytes beyond its end"};
  return materials;
}

}  // namespace katabasis
