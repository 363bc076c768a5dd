#include "storage/png_thumbnail.h"

#include <png.h>

#include <algorithm>
#include <csetjmp>
#include <cstring>
#include <optional>

#include "storage/png_chunks.h"

namespace katabasis {

namespace {

constexpr std::size_t channels = 3;

// What libpng gets to see. It would believe any length, and make room for it: so these are the pieces whose
// lengths are true, and only those that make the picture.
std::string picture_alone(std::string_view png) {
  std::string alone(png_signature);
  std::string_view rest = png.substr(png_signature.size());
  while (const auto chunk = take_png_chunk(rest)) {
    const auto& type = chunk->type;
    if (type == "IHDR" || type == "PLTE" || type == "IDAT" || type == "IEND") alone += chunk->whole;
  }
  return alone;
}

// Its sides, if there is a header; nothing for those that are not looked at.
std::optional<Size> size_of(std::string_view png) {
  std::string_view rest = png.substr(png_signature.size());
  const auto header = take_png_chunk(rest);
  constexpr std::size_t header_bytes = 13;
  constexpr std::uint32_t most_side = 32'768;
  if (!header || header->type != "IHDR" || header->data.size() != header_bytes) return std::nullopt;
  const std::uint32_t width = png_number_at(header->data, 0);
  const std::uint32_t height = png_number_at(header->data, 4);
  if (width == 0 || height == 0 || width > most_side || height > most_side) return std::nullopt;
  const Size size{static_cast<int>(width), static_cast<int>(height)};
  // Rows that come interlaced could only be shown all at once.
  if (size.area() > most_thumbnail_pixels || header->data[header_bytes - 1] != 0) return std::nullopt;
  return size;
}

// As large as fits, never larger than it is.
Size fitted(Size picture, Size room) {
  const auto scaled = [](int side, int by, int of) {
    return std::max(static_cast<int>((static_cast<std::int64_t>(side) * by + of / 2) / of), 1);
  };
  if (picture.width <= room.width && picture.height <= room.height) return picture;
  const bool wide = std::int64_t{picture.width} * room.height > std::int64_t{picture.height} * room.width;
  if (wide) return {room.width, scaled(picture.height, room.width, picture.width)};
  return {scaled(picture.width, room.height, picture.height), room.height};
}

// Takes the picture row by row; each small pixel is the mean of those that fall into it.
class Shrinker {
 public:
  Shrinker(Size picture, Size room)
      : picture_(picture),
        small_(fitted(picture, room)),
        room_(room),
        sums_(static_cast<std::size_t>(small_.width) * channels),
        counts_(static_cast<std::size_t>(small_.width)),
        row_(static_cast<std::size_t>(picture.width) * channels),
        result_(static_cast<std::size_t>(room.area()) * channels) {}

  std::uint8_t* row() { return row_.data(); }

  // The row now holds the next one of the picture.
  void take_row() {
    for (std::size_t x = 0; x < static_cast<std::size_t>(picture_.width); ++x) {
      const std::size_t to =
          x * static_cast<std::size_t>(small_.width) / static_cast<std::size_t>(picture_.width);
      ++counts_[to];
      for (std::size_t c = 0; c < channels; ++c) sums_[to * channels + c] += row_[x * channels + c];
    }
    const int next = small_row(taken_ + 1);
    if (next != small_row(taken_)) write_row(small_row(taken_));
    ++taken_;
  }

  std::vector<std::uint8_t> take() { return std::move(result_); }

 private:
  int small_row(int y) const {
    return static_cast<int>(static_cast<std::int64_t>(y) * small_.height / picture_.height);
  }

  void write_row(int y) {
    const int left = (room_.width - small_.width) / 2;
    const int top = (room_.height - small_.height) / 2;
    auto at = static_cast<std::size_t>((top + y) * room_.width + left) * channels;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      result_[at++] = static_cast<std::uint8_t>(sums_[i] / counts_[i / channels]);
    }
    std::ranges::fill(sums_, 0U);
    std::ranges::fill(counts_, 0U);
  }

  Size picture_;
  Size small_;
  Size room_;
  std::vector<std::uint32_t> sums_;
  std::vector<std::uint32_t> counts_;
  std::vector<std::uint8_t> row_;
  std::vector<std::uint8_t> result_;
  int taken_ = 0;
};

void read_bytes(png_structp png, png_bytep into, std::size_t count) {
  auto& rest = *static_cast<std::string_view*>(png_get_io_ptr(png));
  if (count > rest.size()) png_error(png, "it ends too early");
  std::memcpy(into, rest.data(), count);
  rest.remove_prefix(count);
}

[[noreturn]] void leave(png_structp png, png_const_charp) {
  png_longjmp(png, 1);
}
void ignore(png_structp, png_const_charp) {}

// Whatever is in the file: three bytes a pixel.
void ask_for_rgb(png_structp png, png_infop info) {
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_strip_alpha(png);
  png_read_update_info(png, info);
}

// libpng leaves by a long jump when something fails: nothing with a destructor may live here.
bool read_rows(png_structp png, png_infop info, Size size, Shrinker& into) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_read_info(png, info);
  ask_for_rgb(png, info);
  if (png_get_rowbytes(png, info) != static_cast<std::size_t>(size.width) * channels) return false;
  for (int y = 0; y < size.height; ++y) {
    png_read_row(png, into.row(), nullptr);
    into.take_row();
  }
  return true;
}

bool shrink(std::string_view picture, Size size, Shrinker& into) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, leave, ignore);
  if (png == nullptr) return false;
  png_infop info = png_create_info_struct(png);
  png_set_read_fn(png, &picture, read_bytes);
  const bool whole = info != nullptr && read_rows(png, info, size, into);
  png_destroy_read_struct(&png, &info, nullptr);
  return whole;
}

}  // namespace

Result<std::vector<std::uint8_t>> read_thumbnail(const std::string& file, std::string_view png, Size size) {
  if (!png.starts_with(png_signature)) return Problem{file, 0, "is no PNG picture"};
  const auto picture = size_of(png);
  if (!picture) return Problem{file, 0, "is too large or too unusual a picture to be shown small"};
  Shrinker shrinker(*picture, size);
  if (!shrink(picture_alone(png), *picture, shrinker))
    return Problem{file, 0, "the picture itself is damaged"};
  return shrinker.take();
}

}  // namespace katabasis
