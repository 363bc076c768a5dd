// A run's file. In the input, "code @" stands for a right share code, and "labyrinth @" for the XML at the
// end of the input, packed: so edits reach the record of a sound place, and the labyrinth inside.
#include <algorithm>
#include <memory>

#include "base/rng.h"
#include "labyrinth/generate.h"
#include "labyrinth/meaning.h"
#include "play/session.h"
#include "storage/compress.h"
#include "storage/run_file.h"
#include "storage/share_code.h"
#include "support/small_catalog.h"
#include "target.h"

namespace katabasis::fuzz {

namespace {

std::string right_code(const Catalog& catalog) {
  Recipe recipe;
  recipe.parameters.seed = 42;
  recipe.content = static_cast<std::uint32_t>(fingerprint(catalog) >> 32U);
  return write_share_code(recipe, catalog);
}

void put(std::string& text, std::string_view mark, const std::string& value) {
  const std::size_t at = text.find(mark);
  if (at != std::string::npos) text.replace(at + mark.size() - 1, 1, value);
}

std::string filled_in(std::string_view input, const Catalog& catalog) {
  std::string text(input);
  put(text, "code @", right_code(catalog));
  const std::size_t xml = text.find("\n<");
  if (xml == std::string::npos) return text;
  const std::string packed = base64(deflated(std::string_view(text).substr(xml + 1)));
  text.resize(xml + 1);
  put(text, "labyrinth @", packed);
  return text;
}

std::shared_ptr<const Place> place_of(const Origin& origin, const Catalog& catalog) {
  if (const auto* const labyrinth = std::get_if<Labyrinth>(&origin.from)) {
    const auto findings = breaches(*labyrinth, nullptr);
    const bool sound =
        std::all_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.note; });
    return sound ? make_place(*labyrinth, catalog) : nullptr;
  }
  const Parameters& parameters = std::get<Recipe>(origin.from).parameters;
  if (parameters.width > 100 || parameters.height > 100) return nullptr;
  const Generation generation = generate(parameters, catalog);
  const auto* const generated = std::get_if<Generated>(&generation);
  return generated ? make_place(generated->labyrinth, catalog) : nullptr;
}

}  // namespace

bool try_text(std::string_view input) {
  static const Catalog catalog = test::small_catalog();
  const std::string text = filled_in(input, catalog);
  const auto read = read_run("input", text, catalog);
  if (!read) return told(read, text);
  const std::string written = write_run(read->run, catalog);
  const auto again = read_run("again", written, catalog);
  expect(again.ok(), "what was written can be read");
  expect(write_run(again->run, catalog) == written, "what is written again is the same");
  if (const auto place = place_of(read->run.origin, catalog)) replay(place, read->run);
  return true;
}

std::vector<std::string> examples() {
  return {};
}

}  // namespace katabasis::fuzz
