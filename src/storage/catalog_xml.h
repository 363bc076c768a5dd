// The content: data/database.xml, what can appear in a labyrinth, and data/rules.xml, the numbers of the
// rulebook. A person edits both by hand, so every mistake is told with file and line: names that lead nowhere
// or stand twice, numbers out of their range, a final component without its one main monster (or another with
// one), a room that has no monster or, at some level from 1 to 9, no item to place, a kind of component that
// is missing.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "content/catalog.h"

namespace katabasis {

Result<Catalog> read_catalog(const std::string& database_path, const std::string& rules_path);

struct NamedText {
  std::string file;  // as problems name it
  std::string_view text;
};
Result<Catalog> read_catalog(const NamedText& database, const NamedText& rules);

}  // namespace katabasis
