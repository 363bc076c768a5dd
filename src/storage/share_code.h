// Share codes: KATA1-8F2K-… says which labyrinth to generate and who goes in, short enough to be read aloud.
//
// The symbols are Crockford's base32 (digits and letters without I, L, O, U), first bit first; bits left over
// are 0:
//   generator   Elias gamma code (Elias: "Universal codeword sets and representations of the integers", 1975)
//   content     32 bits of the fingerprint
//   class       its place among the rules' classes from 1, Elias gamma code
//   seed        1 and 64 bits, or 0, the number of bytes in 3 bits, and those
//   parameters  level, width, height, branches, min-ratio, max-ratio, min-edge, max-room, rooms, mazes, keys,
//   loops:
//               each 0 for the default, or 1 and the value
// and two check symbols, so that the whole, taken as one number, is a multiple of the prime 1021: this
// notices every wrong symbol and every two neighbours exchanged. With parameters that a game is played with
// the code has at most 60 characters; only numbers in the thousands for rooms, branches and room sizes, all
// at once, can need more.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "content/catalog.h"
#include "play/run.h"

namespace katabasis {

// Whether a person who typed this meant a share code, right or wrong.
bool is_share_code(std::string_view text);

// `recipe` is for this catalog: its class is there, its parameters are without complaint.
std::string write_share_code(const Recipe& recipe, const Catalog& catalog);

// Upper and lower case, O and 0, I, L and 1 are the same, dashes and spaces are nothing. The problem's text
// says whether there is a typing error, or the code is for another generator version or another database.
Result<Recipe> read_share_code(std::string_view text, const Catalog& catalog);

}  // namespace katabasis
