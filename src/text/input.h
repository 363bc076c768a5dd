// What comes in on standard input: one command a line. Anybody may write it, so nothing about a line is taken
// for granted.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <variant>

#include "base/result.h"
#include "rules/action.h"

namespace katabasis {

inline constexpr std::size_t longest_line = 4096;  // bytes

// A line without its end ("\n" or "\r\n"), at most longest_line bytes of it.
struct InputLine {
  std::string text;
  bool whole = true;  // no: it was longer
};

// Nothing at the end of the input.
std::optional<InputLine> read_line(std::istream& in);

namespace text_command {

// Free: tells the situation again, with the light of all fields in view or with the map.
struct Look {
  bool light = false;
  bool map = false;
};
struct Save {
  std::string file;
};
struct Quit {};
struct Help {};

}  // namespace text_command

using TextCommand =
    std::variant<Action, text_command::Look, text_command::Save, text_command::Quit, text_command::Help>;

// The problem's text is a sentence for the one who wrote the line.
Result<TextCommand> parse_command(const InputLine& line, Direction facing);

}  // namespace katabasis
