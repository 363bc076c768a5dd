#include "bench/walk.h"

#include <stdexcept>

#include "labyrinth/generate.h"
#include "storage/catalog_xml.h"
#include "storage/palette_xml.h"

namespace katabasis::bench {

namespace {

template <typename T>
T must(Result<T> result) {
  if (!result.ok()) throw std::runtime_error(to_string(result.problems().front()));
  return std::move(*result);
}

Game walkable_game(const Catalog& catalog) {
  Generation generation = generate({.seed = 7}, catalog);
  return {make_place(std::get<Generated>(generation).labyrinth, catalog), "hoplite"};
}

// Goes on wherever there is a way, turning at walls, and opens doors.
Action next_action(const Game& game, int number) {
  const Direction ahead = game.world().hero.facing;
  for (const Action& action :
       {Action(action::Step{ahead}), Action(action::Open{ahead}), Action(action::Attack{ahead})}) {
    if (!game.check(action)) return action;
  }
  return action::Turn{number % 3 == 0 ? -1 : 1};
}

}  // namespace

Walk::Walk()
    : catalog_(must(read_catalog(KATABASIS_DATA_DIR "/database.xml", KATABASIS_DATA_DIR "/rules.xml"))),
      assets_(must(load_assets(KATABASIS_ASSET_DIR, must(read_palette(KATABASIS_DATA_DIR "/palette.xml"))))),
      game_(walkable_game(catalog_)),
      stage_(game_, assets_) {}

void Walk::go_on() {
  if (!stage_.moving() && game_.world().status == Status::playing) {
    stage_.show(game_, game_.play(next_action(game_, actions_++)));
  }
  stage_.advance(0.033F);
}

void Walk::frame_into(Frame& frame, Size size) const {
  stage_.frame_into(frame, static_cast<float>(size.width) / static_cast<float>(size.height));
}

Frame Walk::frame(Size size) const {
  Frame frame;
  frame_into(frame, size);
  return frame;
}

}  // namespace katabasis::bench
