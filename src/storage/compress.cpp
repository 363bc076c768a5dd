#include "storage/compress.h"

#define ZLIB_CONST  // its input stays as it is
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>

namespace katabasis {

namespace {

constexpr std::string_view letters64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

struct Unpacked {
  std::string bytes;
  bool whole = false;
};

// Never more than `most` bytes, and memory as it is filled.
Unpacked unpacked(std::string_view bytes, std::size_t most) {
  z_stream stream{};
  if (inflateInit(&stream) != Z_OK) return {};
  stream.next_in = reinterpret_cast<const Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  Unpacked result;
  std::array<char, 1U << 15U> chunk{};
  int state = Z_OK;
  while (state == Z_OK && result.bytes.size() <= most) {
    stream.next_out = reinterpret_cast<Bytef*>(chunk.data());
    stream.avail_out = chunk.size();
    state = inflate(&stream, Z_NO_FLUSH);
    result.bytes.append(chunk.data(), chunk.size() - stream.avail_out);
  }
  result.whole = state == Z_STREAM_END && stream.avail_in == 0 && result.bytes.size() <= most;
  inflateEnd(&stream);
  if (result.bytes.size() > most) result.bytes.resize(most);
  return result;
}

}  // namespace

std::string deflated(std::string_view bytes) {
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  std::string packed(size, '\0');
  if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                static_cast<uLong>(bytes.size()), Z_BEST_COMPRESSION) != Z_OK) {
    throw std::bad_alloc();  // its only failure with a large enough target
  }
  packed.resize(size);
  return packed;
}

std::optional<std::string> inflated(std::string_view bytes, std::size_t most) {
  Unpacked result = unpacked(bytes, most);
  if (!result.whole) return std::nullopt;
  return std::move(result.bytes);
}

std::string inflated_start(std::string_view bytes, std::size_t most) {
  return unpacked(bytes, most).bytes;
}

std::string base64(std::string_view bytes) {
  std::string letters;
  letters.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
    std::uint32_t triple = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      triple = (triple << 8U) | (j < count ? static_cast<unsigned char>(bytes[i + j]) : 0U);
    }
    for (std::size_t j = 0; j < 4; ++j) {
      letters += j <= count ? letters64[(triple >> (18 - 6 * j)) & 63U] : '=';
    }
  }
  return letters;
}

std::optional<std::string> from_base64(std::string_view letters) {
  if (letters.size() % 4 != 0) return std::nullopt;
  const std::size_t end = letters.find('=');
  const std::string_view digits = letters.substr(0, end);
  const std::size_t padding = letters.size() - digits.size();
  if (padding > 2 || letters.substr(digits.size()).find_first_not_of('=') != std::string_view::npos) {
    return std::nullopt;
  }
  std::string bytes;
  bytes.reserve(letters.size() / 4 * 3);
  std::uint32_t held = 0;
  unsigned bits = 0;
  for (const char letter : digits) {
    const std::size_t value = letters64.find(letter);
    if (value == std::string_view::npos) return std::nullopt;
    held = (held << 6U) | static_cast<std::uint32_t>(value);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>((held >> bits) & 0xffU);
  }
  if ((held & ((1U << bits) - 1U)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace katabasis
