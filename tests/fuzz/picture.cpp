// A picture that carries a run. New inputs are changed in one piece of the PNG, whose length and checksum are
// then made right again (or, now and then, not), and in the packed text itself.
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "base/rng.h"
#include "storage/compress.h"
#include "storage/png_text.h"
#include "storage/png_thumbnail.h"
#include "target.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace katabasis::fuzz {

namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
constexpr std::string_view packed_start{"katabasis\0\1\0\0\0", 14};  // keyword, flag, method, two empty texts

struct Piece {
  std::string type;
  std::string data;
};

std::uint32_t number_at(std::string_view bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

void add_number(std::string& bytes, std::uint32_t number) {
  for (const unsigned shift : {24U, 16U, 8U, 0U}) bytes += static_cast<char>(number >> shift & 0xffU);
}

std::vector<Piece> pieces_of(std::string_view bytes) {
  std::vector<Piece> pieces;
  bytes.remove_prefix(std::min(bytes.size(), signature.size()));
  while (bytes.size() >= 12) {
    const std::size_t length = std::min<std::size_t>(number_at(bytes, 0), bytes.size() - 12);
    pieces.push_back({std::string(bytes.substr(4, 4)), std::string(bytes.substr(8, length))});
    bytes.remove_prefix(12 + length);
  }
  return pieces;
}

std::string picture_of(const std::vector<Piece>& pieces, Rng& rng) {
  std::string bytes(signature);
  for (const Piece& piece : pieces) {
    const std::string covered = piece.type + piece.data;
    const bool lie = rng.percent(5);
    add_number(bytes, lie ? rng.below(0xffffffffU) : static_cast<std::uint32_t>(piece.data.size()));
    const auto sum =
        crc32(0, reinterpret_cast<const Bytef*>(covered.data()), static_cast<uInt>(covered.size()));
    bytes += covered;
    const bool wrong_sum = rng.percent(5);
    add_number(bytes, static_cast<std::uint32_t>(sum) + (wrong_sum ? 1U : 0U));
  }
  return bytes;
}

std::string changed(std::string bytes) {
  const std::size_t size = bytes.size();
  bytes.resize(size + 64);
  bytes.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(bytes.data()), size, bytes.size()));
  return bytes;
}

void change(Piece& piece, Rng& rng) {
  const bool inside = rng.percent(50);
  if (inside && piece.data.starts_with(packed_start)) {
    std::string text = inflated_start(std::string_view(piece.data).substr(packed_start.size()), 1U << 16U);
    piece.data = std::string(packed_start) + deflated(changed(std::move(text)));
  } else {
    piece.data = changed(std::move(piece.data));
  }
}

void edit(std::vector<Piece>& pieces, Rng& rng) {
  const std::size_t chosen = rng.below(static_cast<std::uint32_t>(pieces.size()));
  switch (rng.below(6)) {
    case 0:
      pieces.insert(pieces.begin(), pieces[chosen]);
      break;
    case 1:
      pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(chosen));
      break;
    case 2: {
      constexpr std::array<const char*, 5> types{"iTXt", "IDAT", "IEND", "tEXt", "zTXt"};
      pieces[chosen].type = types.at(rng.below(types.size()));
      break;
    }
    default:
      change(pieces[chosen], rng);
  }
}

}  // namespace

bool try_text(std::string_view bytes) {
  const auto run = read_png_run("input", bytes);
  if (!run) return told(run, bytes);
  expect(run->size() <= most_run_in_png, "what is unpacked is bounded");
  if (run->find('\0') != std::string::npos) return true;  // no text at all, as whoever reads the run will say
  const std::array<std::uint8_t, 12> four_pixels{};
  const auto again = read_png_run("again", write_png({{2, 2}, 3, four_pixels}, *run));
  expect(again.ok() && *again == *run, "what a picture carries comes out again");
  return true;
}

void try_thumbnail(std::string_view bytes) {
  constexpr Size size{16, 9};
  const auto picture = read_thumbnail("input", bytes, size);
  expect(!picture || picture->size() == static_cast<std::size_t>(size.area()) * 3,
         "a thumbnail has its size");
}

}  // namespace katabasis::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  namespace fuzz = katabasis::fuzz;
  katabasis::Rng rng(seed, "pieces");
  auto pieces = fuzz::pieces_of({reinterpret_cast<const char*>(data), size});
  if (pieces.empty() || rng.percent(30)) return LLVMFuzzerMutate(data, size, most);
  fuzz::edit(pieces, rng);
  std::string bytes = fuzz::picture_of(pieces, rng);
  bytes.resize(std::min(bytes.size(), most));
  std::memcpy(data, bytes.data(), bytes.size());
  return bytes.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  katabasis::fuzz::try_text({reinterpret_cast<const char*>(data), size});
  katabasis::fuzz::try_thumbnail({reinterpret_cast<const char*>(data), size});
  return 0;
}
