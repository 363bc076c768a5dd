// The database and the rules: what the input calls itself is read with a sound one of the other.
#include <algorithm>
#include <string>

#include "labyrinth/generate.h"
#include "storage/catalog_xml.h"
#include "storage/file.h"
#include "target.h"

namespace katabasis::fuzz {

namespace {

std::string sound(const char* name) {
  return *read_file(std::string(KATABASIS_SOURCE_DIR "/tests/data/sound/") + name, 1U << 20U);
}

}  // namespace

bool try_text(std::string_view text) {
  static const std::string database = sound("smallest-database.xml");
  static const std::string rules = sound("rules.xml");
  const bool are_rules = text.find("<rules") != std::string_view::npos;
  const auto catalog = read_catalog(NamedText{"database", are_rules ? std::string_view(database) : text},
                                    NamedText{"rules", are_rules ? text : std::string_view(rules)});
  if (!catalog) return told(catalog, text);
  // What can be read can be used.
  const auto generation = generate(Parameters{}, *catalog);
  expect(std::holds_alternative<Generated>(generation), "a sound catalog fills a labyrinth");
  return true;
}

std::vector<std::string> examples() {
  return {};
}

}  // namespace katabasis::fuzz
