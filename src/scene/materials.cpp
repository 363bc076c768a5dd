#include "scene/materials.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <optional>

namespace katabasis {

namespace {

constexpr std::string_view magic = "KATM";
constexpr std::uint32_t version = 3;
constexpr std::uint32_t largest_size = 2048;
constexpr std::uint32_t most_themes = 255;
constexpr std::size_t name_length = 32;
constexpr std::size_t head_length = 5 * 4;

struct Mapped {
  std::shared_ptr<void> memory;
  std::span<std::uint8_t> bytes;
};

// Nothing for a file that cannot be read or is empty. A page that is written to becomes this program's own.
std::optional<Mapped> mapped(const std::filesystem::path& file) {
  const int opened = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (opened < 0) return std::nullopt;
  struct stat about {};
  const bool known = fstat(opened, &about) == 0 && S_ISREG(about.st_mode);
  const auto size = static_cast<std::size_t>(about.st_size);
  void* const memory =
      known ? mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, opened, 0) : MAP_FAILED;
  close(opened);
  if (memory == MAP_FAILED) return std::nullopt;
  return Mapped{{memory, [size](void* start) { munmap(start, size); }},
                {static_cast<std::uint8_t*>(memory), size}};
}

// Takes bytes from the front, of which there are enough.
class Reader {
 public:
  explicit Reader(std::span<std::uint8_t> bytes) : rest_(bytes) {}

  std::span<std::uint8_t> bytes(std::size_t count) {
    const auto taken = rest_.first(count);
    rest_ = rest_.subspan(count);
    return taken;
  }
  std::string_view text(std::size_t length) {
    const auto taken = bytes(length);
    const std::string_view text(reinterpret_cast<const char*>(taken.data()), length);
    return text.substr(0, text.find('\0'));
  }
  // Little-endian.
  std::uint32_t number() {
    const auto raw = bytes(4);
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value |= static_cast<std::uint32_t>(raw[i]) << (8 * i);
    return value;
  }

 private:
  std::span<std::uint8_t> rest_;
};

struct Head {
  std::uint32_t size = 0;
  std::uint32_t themes = 0;
  std::uint32_t levels = 0;

  bool plausible() const {
    return std::has_single_bit(size) && size <= largest_size && themes >= 1 && themes <= most_themes &&
           levels == static_cast<std::uint32_t>(std::bit_width(size));
  }
  std::size_t level_bytes(std::uint32_t level) const {
    const std::size_t edge = size >> level;
    return edge * edge * tiles_across * 4 * surfaces;
  }
  std::size_t file_bytes() const {
    std::size_t texture = 0;
    for (std::uint32_t level = 0; level < levels; ++level) texture += level_bytes(level);
    return head_length + themes * (name_length + 2 * texture);
  }
};

std::optional<Head> read_head(Reader& reader) {
  if (reader.text(4) != magic || reader.number() != version) return std::nullopt;
  const std::uint32_t size = reader.number();
  const std::uint32_t themes = reader.number();
  const Head head{size, themes, reader.number()};
  return head.plausible() ? std::optional(head) : std::nullopt;
}

std::vector<Texels> read_levels(Reader& reader, const Head& head) {
  std::vector<Texels> levels;
  for (std::uint32_t i = 0; i < head.levels; ++i) levels.push_back(reader.bytes(head.level_bytes(i)));
  return levels;
}

}  // namespace

std::uint8_t Materials::find(std::string_view theme) const {
  const auto found = std::ranges::find(themes, theme, &MaterialTheme::name);
  return static_cast<std::uint8_t>(found == themes.end() ? 0 : found - themes.begin());
}

Result<Materials> load_materials(const std::filesystem::path& file) {
  const auto map = mapped(file);
  if (!map) return Problem{file.string(), 0, "cannot be read; the game's pictures have not been baked"};
  if (map->bytes.size() < head_length) return Problem{file.string(), 0, "ends too early"};
  Reader reader(map->bytes);
  const auto head = read_head(reader);
  if (!head) return Problem{file.string(), 0, "is no materials file of this version"};
  if (map->bytes.size() < head->file_bytes()) return Problem{file.string(), 0, "ends too early"};
  if (map->bytes.size() > head->file_bytes()) return Problem{file.string(), 0, "has bytes beyond its end"};
  Materials materials{static_cast<int>(head->size), std::vector<MaterialTheme>(head->themes), map->memory};
  for (MaterialTheme& theme : materials.themes) theme.name = reader.text(name_length);
  for (MaterialTheme& theme : materials.themes) {
    theme.albedo = read_levels(reader, *head);
    theme.relief = read_levels(reader, *head);
  }
  return materials;
}

}  // namespace katabasis
