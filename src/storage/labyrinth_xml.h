// *.labyrinth.xml: a labyrinth complete in itself, with the classes that it uses.
//
// What the reader promises of a labyrinth that it lets through: sides of 20 to 4096 fields; every position
// inside; rooms of at least 5 × 5 fields inside, with a row for each of theirs; ids from 0 without a gap, and
// a room's component, a door's rooms and all classes there; a key exactly at locked doors; numbers within
// their ranges. Rooms may still overlap, leave gaps (of wall), and doors lead nowhere: what the place means
// is another question. Reading costs time and memory in proportion to what an honest labyrinth of that size
// needs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "labyrinth/labyrinth.h"
#include "storage/xml_read.h"
#include "storage/xml_write.h"

namespace katabasis {

// The same labyrinth gives the same bytes. Legends and descriptions are written with single spaces.
std::string write_labyrinth(const Labyrinth& labyrinth);

Result<Labyrinth> read_labyrinth(const std::string& path);
// `file`: as problems name it.
Result<Labyrinth> read_labyrinth(const std::string& file, std::string_view text);

// A room's rows, the doors, items and monsters: an element each, or the lines of one (save_words.h), which is
// many times faster to read.
enum class Lists : std::uint8_t { elements, lines };

// As an element of another file.
void write_labyrinth(const Labyrinth& labyrinth, Lists lists, XmlWriter& xml);
Labyrinth read_labyrinth(Element element);

// What the text of a labyrinth can honestly need that begins like this and has so many bytes.
XmlLimits labyrinth_limits(std::string_view start, std::size_t bytes);
std::size_t most_labyrinth_bytes(std::string_view start);
inline constexpr int shortest_labyrinth_side = 20;
inline constexpr int longest_labyrinth_side = 4096;
inline constexpr std::size_t labyrinth_start_bytes = 1U << 16U;  // enough to find the start tag in
// Every field has its letter in a row: a large labyrinth in few bytes would only cost memory.
std::optional<std::string> lie_about_size(std::string_view start, std::size_t bytes);

}  // namespace katabasis
