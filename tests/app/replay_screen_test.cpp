#include "app/replay_screen.h"

#include <gtest/gtest.h>

#include "app/shipped.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

Playback recorded_game() {
  auto place = make_place(test::labyrinth_of(R"(
    #######
    #.....#
    #.@...#
    #.....#
    #######)"),
                          test::small_catalog());
  Session session(place, Origin{place->labyrinth, "hoplite"});
  for (int i = 0; i < 6; ++i) session.act(action::Wait{});
  return {place, session.run()};
}

// Who looked into a recorded game knows more than a hero, also when the overlay is closed again.
TEST(ReplayScreen, AGameThatIsTakenOverIsMarkedIfTheOverlayWasOpened) {
  auto assets = load_shipped_assets();
  ASSERT_TRUE(assets) << to_string(assets.problems().front());
  ReplayScreen screen(recorded_game(), *assets);
  screen.obey(ReplayWish::to_end);
  EXPECT_TRUE(screen.taken_over().run().forked);
  EXPECT_FALSE(screen.taken_over().run().looked_into);
  screen.look_into();
  screen.obey(ReplayWish::action_back);
  EXPECT_TRUE(screen.taken_over().run().looked_into);
  EXPECT_EQ(screen.taken_over().game().hash(), screen.session().game().hash());
}

}  // namespace
}  // namespace katabasis
