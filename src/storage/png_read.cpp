#include <fmt/format.h>
#include <zlib.h>

#include "storage/compress.h"
#include "storage/file.h"
#include "storage/png_chunks.h"
#include "storage/png_text.h"

namespace katabasis {

namespace {

constexpr std::size_t frame = 12;  // a chunk's length, type and checksum
// The run comes before the picture's data; packed it is hardly ever longer than unpacked.
constexpr std::size_t most_read = 2 * most_run_in_png;

// A zero-terminated piece at the front of `bytes`, which is then shorter by it.
std::optional<std::string_view> take_text(std::string_view& bytes) {
  const std::size_t end = bytes.find('\0');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view text = bytes.substr(0, end);
  bytes.remove_prefix(end + 1);
  return text;
}

// What follows the keyword in an iTXt chunk: a flag, a method, a language, a translated keyword, and the
// text.
std::optional<std::string> text_of(std::string_view data) {
  if (data.size() < 2) return std::nullopt;
  const char flag = data[0];
  const char method = data[1];
  data.remove_prefix(2);
  if (!take_text(data) || !take_text(data)) return std::nullopt;
  if (flag == 0 && data.size() <= most_run_in_png) return std::string(data);
  if (flag != 1 || method != 0) return std::nullopt;
  return inflated(data, most_run_in_png);
}

}  // namespace

std::uint32_t png_number_at(std::string_view bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = (number << 8U) | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

std::optional<PngChunk> take_png_chunk(std::string_view& rest) {
  if (rest.size() < frame) return std::nullopt;
  const std::size_t length = png_number_at(rest, 0);
  if (length > rest.size() - frame) return std::nullopt;
  const std::string_view covered = rest.substr(4, 4 + length);
  const uLong sum =
      crc32(0, reinterpret_cast<const Bytef*>(covered.data()), static_cast<uInt>(covered.size()));
  const PngChunk chunk{covered.substr(0, 4), covered.substr(4), rest.substr(0, frame + length),
                       sum == png_number_at(rest, 8 + length)};
  rest.remove_prefix(chunk.whole.size());
  return chunk;
}

Result<std::string> read_png_run(const std::string& file, std::string_view bytes) {
  if (!bytes.starts_with(png_signature)) return Problem{file, 0, "is no PNG picture"};
  std::string_view rest = bytes.substr(png_signature.size());
  while (true) {
    // The picture's data may well be longer than what was read.
    const std::string_view type = png_chunk_type(rest);
    if (type == "IDAT" || type == "IEND") return Problem{file, 0, "this picture carries no run"};
    const auto chunk = take_png_chunk(rest);
    if (!chunk) return Problem{file, 0, "this picture is damaged: a piece of it is longer than it can be"};
    std::string_view data = chunk->data;
    if (type != "iTXt" || take_text(data) != png_run_keyword) continue;
    if (!chunk->intact)
      return Problem{file, 0, "the run in this picture is damaged: its checksum does not fit"};
    if (auto text = text_of(data)) return std::move(*text);
    return Problem{
        file, 0, fmt::format("the run in this picture is damaged, or longer than {} bytes", most_run_in_png)};
  }
}

Result<std::string> read_png_run(const std::string& path) {
  const Result<std::string> start = read_start(path, most_read);
  if (!start) return start.problems();
  return read_png_run(path, *start);
}

}  // namespace katabasis
