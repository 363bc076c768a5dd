// A saved game, sealed anew so that edits get past its checksum: what can be read is written again the same,
// and can be played on.
#include <algorithm>

#include "labyrinth/generate.h"
#include "storage/save_xml.h"
#include "support/small_catalog.h"
#include "support/wild_player.h"
#include "target.h"

namespace katabasis::fuzz {

namespace {

// A game of which so many actions were tried.
std::string saved_after(int tries, const Catalog& catalog) {
  const Parameters parameters{.seed = 8, .width = 24, .height = 20, .branches = 3};
  const Labyrinth labyrinth = std::get<Generated>(generate(parameters, catalog)).labyrinth;
  Session session(make_place(labyrinth, catalog), Origin{labyrinth, "hoplite"});
  test::WildPlayer player(parameters.seed);
  for (int i = 0; i < tries; ++i) session.act(player.next(session.game()));
  return write_save(session, catalog);
}

void play_on(Session& session, std::uint64_t seed) {
  test::WildPlayer player(seed);
  for (int i = 0; i < 60; ++i) session.act(player.next(session.game()));
}

}  // namespace

bool try_text(std::string_view input) {
  static const Catalog catalog = test::small_catalog();
  const std::string text = sealed(std::string(input));
  auto session = read_save("input", text, catalog);
  if (!session) return told(session, text);
  const std::string written = write_save(*session, catalog);
  auto again = read_save("again", written, catalog);
  expect(again.ok(), "what was written can be read");
  expect(write_save(*again, catalog) == written, "what is written again is the same, byte for byte");
  play_on(*session, input.size());
  play_on(*again, input.size());
  expect(session->game().hash() == again->game().hash(), "saving changes nothing");
  return true;
}

std::vector<std::string> examples() {
  const Catalog catalog = test::small_catalog();
  return {saved_after(0, catalog), saved_after(30, catalog), saved_after(300, catalog)};
}

}  // namespace katabasis::fuzz
