#include <png.h>

#include <csetjmp>
#include <cstring>
#include <stdexcept>
#include <vector>

#include "storage/png_text.h"

namespace katabasis {

namespace {

constexpr int fast = 1;  // of zlib's levels

void append(png_structp png, png_bytep bytes, std::size_t count) {
  static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<const char*>(bytes), count);
}

void describe(png_structp png, png_infop info, Size size, png_text* run) {
  png_set_IHDR(png, info, static_cast<png_uint_32>(size.width), static_cast<png_uint_32>(size.height), 8,
               PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, fast);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
  if (run != nullptr) png_set_text(png, info, run, 1);
}

png_text text_chunk(std::string& keyword, std::string& run) {
  png_text text{};
  text.compression = PNG_ITXT_COMPRESSION_zTXt;
  text.key = keyword.data();
  text.text = run.data();
  text.itxt_length = run.size();
  return text;
}

// libpng leaves by a long jump when something fails: nothing with a destructor may live here.
bool write(png_structp png, png_infop info, Size size, png_text* run, bool filler, png_bytepp rows) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  describe(png, info, size, run);
  png_write_info(png, info);
  if (filler) png_set_filler(png, 0, PNG_FILLER_AFTER);
  png_write_image(png, rows);
  png_write_end(png, nullptr);
  return true;
}

}  // namespace

std::optional<std::string_view> fit_for_png(std::string_view run) {
  return run.size() <= most_run_in_png ? std::optional(run) : std::nullopt;
}

std::string write_png(const Pixels& pixels, std::optional<std::string_view> run) {
  std::string file;
  std::string run_text(run.value_or(""));
  std::string keyword(png_run_keyword);
  png_text text = text_chunk(keyword, run_text);
  const std::size_t stride =
      static_cast<std::size_t>(pixels.size.width) * static_cast<std::size_t>(pixels.channels);
  std::vector<png_bytep> rows;
  for (int y = 0; y < pixels.size.height; ++y) {
    // libpng's interface does not promise it, but it only reads them.
    rows.push_back(const_cast<png_bytep>(pixels.bytes.data() + static_cast<std::size_t>(y) * stride));
  }
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &file, append, nullptr);
  const bool written =
      write(png, info, pixels.size, run ? &text : nullptr, pixels.channels == 4, rows.data());
  png_destroy_write_struct(&png, &info);
  if (!written) throw std::runtime_error("a picture that no PNG can hold");
  return file;
}

}  // namespace katabasis
