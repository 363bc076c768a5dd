#include "golden/picture_file.h"

#include <png.h>

#include <cstdio>
#include <memory>
#include <stdexcept>

namespace katabasis::golden {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// libpng leaves by longjmp: nothing that has to be destroyed lives here.
bool write_packed(std::FILE* file, Size size, const std::uint8_t* rgb) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  if (png == nullptr) return false;
  png_infop info = png_create_info_struct(png);
  if (info == nullptr || setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  png_init_io(png, file);
  png_set_IHDR(png, info, static_cast<png_uint_32>(size.width), static_cast<png_uint_32>(size.height), 8,
               PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_compression_level(png, 9);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  png_write_info(png, info);
  for (int y = 0; y < size.height; ++y) png_write_row(png, rgb + 3LL * y * size.width);
  png_write_end(png, nullptr);
  png_destroy_write_struct(&png, &info);
  return true;
}

}  // namespace

std::optional<Picture> read_kept(const std::string& path) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_file(&image, path.c_str()) == 0) return std::nullopt;
  image.format = PNG_FORMAT_RGB;
  Picture picture{{static_cast<int>(image.width), static_cast<int>(image.height)},
                  std::vector<std::uint8_t>(PNG_IMAGE_SIZE(image))};
  if (png_image_finish_read(&image, nullptr, picture.rgb.data(), 0, nullptr) == 0) return std::nullopt;
  return picture;
}

void write_kept(const std::string& path, const Picture& picture) {
  std::vector<std::uint8_t> even = picture.rgb;
  for (std::uint8_t& colour : even) colour &= 0xFEU;
  const File file(std::fopen(path.c_str(), "wb"), std::fclose);
  if (file == nullptr || !write_packed(file.get(), picture.size, even.data()))
    throw std::runtime_error("cannot be written: " + path);
}

}  // namespace katabasis::golden
