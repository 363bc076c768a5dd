// The command line: words in, one of the invocations below out. What is not understood becomes one line for a
// person.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/geometry.h"
#include "base/result.h"
#include "labyrinth/parameters.h"
#include "ui/inside_part.h"
#include "ui/wish.h"

namespace katabasis {

namespace exit_code {
inline constexpr int done = 0;
inline constexpr int not_so = 1;      // the thing asked for is not so
inline constexpr int wrong_use = 2;   // wrong usage or unreadable input
inline constexpr int no_display = 3;  // no display or no OpenGL 3.3
}  // namespace exit_code

namespace invocation {

// What is to be played: a file, a share code, or parameters; and the content it is made from.
struct Source {
  std::string file_or_code;  // empty: from the parameters
  Parameters parameters;     // the seed drawn if none was given
  std::string database;      // empty: the shipped one
  bool seed_drawn = false;   // it is to be told: nobody knows it yet
};

struct Title {};
struct Play {
  Source source;
};
struct Text {
  Source source;
  bool json = false;
};
struct Generate {
  Source source;
  std::string output;
};
struct Validate {
  std::vector<std::string> files;
  std::string database;
};
struct Screenshot {
  Source source;
  std::string output;
  Size size{1280, 720};
  std::string actions;
  bool panels = true;
  bool low_quality = false;
  std::vector<Inside> inside;  // parts of the overlay; none: it stays closed
  std::optional<Wish> open;    // a panel that is opened
};
struct Replay {
  std::string file;
  std::string database;
  bool verify = false;
};
struct Edit {
  std::string file;
};
// The proof that it can be won.
struct Prove {
  Source source;
};
struct Map {
  Source source;
  std::string output;
  bool secrets = true;       // false: only what the hero knows
  int field = 0;             // pixels; 0: as it fits
  std::optional<Size> size;  // of the whole picture
};
struct Odds {
  int attack = 0;
  int defence = 0;
  int damage = 0;
};
// What was asked for is a text: help or the version.
struct Print {
  std::string text;
};

}  // namespace invocation

using Invocation =
    std::variant<invocation::Title, invocation::Play, invocation::Text, invocation::Generate,
                 invocation::Validate, invocation::Screenshot, invocation::Replay, invocation::Edit,
                 invocation::Prove, invocation::Map, invocation::Odds, invocation::Print>;

Result<Invocation> parse_command_line(int argc, const char* const* argv);

}  // namespace katabasis
