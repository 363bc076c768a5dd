// A labyrinth's file: what can be read is written again the same, and what means something can be played.
#include <algorithm>
#include <memory>

#include "labyrinth/meaning.h"
#include "labyrinth/solver.h"
#include "play/session.h"
#include "storage/labyrinth_xml.h"
#include "support/small_catalog.h"
#include "support/wild_player.h"
#include "target.h"

namespace katabasis::fuzz {

namespace {

void expect_same_again(const Labyrinth& labyrinth) {
  const std::string written = write_labyrinth(labyrinth);
  const auto again = read_labyrinth("again", written);
  expect(again.ok(), "what was written can be read");
  expect(digest(*again) == digest(labyrinth), "what is read again is the same");
  expect(write_labyrinth(*again) == written, "what is written again is the same, byte for byte");
}

void play(const Labyrinth& labyrinth) {
  const auto place = make_place(labyrinth, test::small_catalog());
  Session session(place, Origin{labyrinth, "hoplite"});
  test::WildPlayer player(labyrinth.monsters.size());
  for (int tries = 0; tries < 60; ++tries) session.act(player.next(session.game()));
  expect(!replay(place, session.closed_run()).divergence, "a run can be played again");
}

}  // namespace

bool try_text(std::string_view text) {
  const auto labyrinth = read_labyrinth("input", text);
  if (!labyrinth) return told(labyrinth, text);
  expect_same_again(*labyrinth);
  solve(*labyrinth);
  const auto findings = breaches(*labyrinth, nullptr);
  if (std::all_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.note; }))
    play(*labyrinth);
  return true;
}

std::vector<std::string> examples() {
  return {};
}

}  // namespace katabasis::fuzz
