// The overlay shows what the rules say, and changes nothing.
#include "ui/inside.h"

#include <gtest/gtest.h>

#include <string>

#include "scene/movement.h"
#include "storage/palette_xml.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "ui/hud.h"
#include "ui/inside_sight.h"
#include "ui/inside_words.h"

namespace katabasis {
namespace {

Session session_in(std::string_view drawing) {
  auto place = make_place(test::labyrinth_of(drawing), test::small_catalog());
  Origin origin{place->labyrinth, "hoplite"};
  return Session(place, std::move(origin));
}

constexpr std::string_view two_rooms = R"(
    ##########
    #...##...#
    #.@.++.s.#
    #.!.##...#
    ##########)";

constexpr std::string_view hall = R"(
    #########
    #.......#
    #.......#
    #...s...#
    #.......#
    #...@...#
    #########)";

Frame frame_of(const Game& game) {
  Frame frame;
  const glm::vec3 eye = floor_of(game.world().hero.at) + glm::vec3(0, eye_height, 0);
  frame.camera = camera_at(eye, heading_of(game.world().hero.facing), 0, default_fov, 16.0F / 9);
  return frame;
}

// Triangles of all panels and of what lies over the place.
int triangles(Hud& hud, const Session& session, const Log& log, const Frame& frame) {
  const PictureCost cost{};
  for (int i = 0; i < 3; ++i) {
    hud.begin({1280, 720}, Settings{}, PanelInput{}, 1.0F / 60);
    hud.draw(PlayView{session, log, &frame, &cost});
  }
  return ImGui::GetIO().MetricsRenderIndices / 3;
}

TEST(Inside, EveryPartHasANameOfItsOwn) {
  for (std::size_t i = 0; i < inside_count; ++i) {
    const auto part = static_cast<Inside>(i);
    EXPECT_EQ(inside_with_id(id(part)), part);
    EXPECT_FALSE(words(part).empty());
  }
  EXPECT_EQ(inside_with_id("nothing"), std::nullopt);
}

TEST(Inside, EachSwitchShowsSomethingAndClosedItShowsNothing) {
  Hud hud(*read_palette(KATABASIS_DATA_DIR "/palette.xml"), KeyNames{});
  const Session session = session_in(hall);
  Log log;
  log.add(session.game(), session.game().opening());
  const Frame frame = frame_of(session.game());
  const int closed = triangles(hud, session, log, frame);
  hud.open_inside({});
  const int open = triangles(hud, session, log, frame);
  EXPECT_GT(open, closed) << "the switches themselves";
  for (std::size_t i = 0; i < inside_count; ++i) {
    if (static_cast<Inside>(i) == Inside::events) continue;  // in the place of the log
    hud.toggle_inside(i);
    EXPECT_GT(triangles(hud, session, log, frame), open) << id(static_cast<Inside>(i));
    hud.toggle_inside(i);
    EXPECT_EQ(triangles(hud, session, log, frame), open) << id(static_cast<Inside>(i));
  }
  hud.handle(Wish::inside);
  EXPECT_EQ(triangles(hud, session, log, frame), closed);
}

// Each letter of a number is drawn nine times, with its edge, if it is in the picture.
int letters_over_the_place() {
  return ImGui::GetBackgroundDrawList()->IdxBuffer.Size / 6 / 9;
}

// High enough above the middle for all fields to be in the picture.
Frame from_above(const Game& game) {
  const Size size = game.place().labyrinth.size();
  const glm::vec3 eye = floor_of({size.width / 2, size.height / 2}) + glm::vec3(0, 30, 0);
  Frame frame;
  frame.camera = camera_at(eye, 0, -1.5F, default_fov, 16.0F / 9);
  return frame;
}

TEST(Inside, TheNumbersAreTheLightOfEachFieldInView) {
  for (const std::string_view drawing : {hall, two_rooms}) {
    const Session session = session_in(drawing);
    const Game& game = session.game();
    const std::vector<LightNumber> numbers = light_numbers(game);
    std::vector<Position> numbered;
    for (const LightNumber& number : numbers) {
      numbered.push_back(number.at);
      EXPECT_EQ(number.light, game.view().light(number.at));
      EXPECT_EQ(number.wall, game.place().labyrinth.fields[number.at] == Ground::wall);
    }
    std::vector<Position> seen;
    for (const Position at : test::positions_in(game.place().labyrinth.size()))
      if (game.view().sees(at)) seen.push_back(at);
    EXPECT_EQ(numbered, seen);
    EXPECT_GT(seen.size(), 20U);

    Hud hud(*read_palette(KATABASIS_DATA_DIR "/palette.xml"), KeyNames{});
    hud.open_inside(std::array{Inside::light});
    triangles(hud, session, Log(), from_above(game));
    int letters = 0;
    for (const Position at : seen) letters += static_cast<int>(std::to_string(game.view().light(at)).size());
    EXPECT_EQ(letters_over_the_place(), letters);
  }
}

TEST(Inside, LiesOverARecordedGameToo) {
  Hud hud(*read_palette(KATABASIS_DATA_DIR "/palette.xml"), KeyNames{});
  const Session session = session_in(hall);
  const Frame frame = frame_of(session.game());
  const PictureCost cost{};
  const auto drawn = [&](Size size) {
    for (int i = 0; i < 3; ++i) {
      hud.begin(size, Settings{}, PanelInput{}, 1.0F / 60);
      hud.draw(ReplayView{session, Log(), &frame, &cost, {}});
    }
    return ImGui::GetIO().MetricsRenderIndices / 3;
  };
  for (const Size size : {Size{1280, 720}, Size{640, 360}, Size{400, 300}}) {
    const int closed = drawn(size);
    hud.open_inside({});
    const int open = drawn(size);
    EXPECT_GT(open, closed);
    for (std::size_t i = 0; i < inside_count; ++i) {
      if (static_cast<Inside>(i) == Inside::events && size.width > 400) continue;  // in the place of the log
      hud.toggle_inside(i);
      EXPECT_GT(drawn(size), open) << id(static_cast<Inside>(i)) << " at " << size.width;
      hud.toggle_inside(i);
    }
    hud.handle(Wish::inside);
  }
}

TEST(Inside, OnlyReads) {
  Hud hud(*read_palette(KATABASIS_DATA_DIR "/palette.xml"), KeyNames{});
  Session session = session_in(two_rooms);
  const Session untouched = session;
  Log log;
  const Frame frame = frame_of(session.game());
  hud.handle(Wish::inside);
  for (std::size_t i = 0; i < inside_count; ++i) {
    hud.toggle_inside(i);
    triangles(hud, session, log, frame);
  }
  session.look_into();
  EXPECT_EQ(session.game().hash(), untouched.game().hash());
  EXPECT_EQ(session.game().world().combat.draws(), untouched.game().world().combat.draws());
  EXPECT_EQ(session.game().world().choices.draws(), untouched.game().world().choices.draws());
  EXPECT_EQ(session.run().entries.size(), untouched.run().entries.size());
}

TEST(Inside, TellsWhatIsOnAField) {
  const Session session = session_in(two_rooms);
  const auto told = [&](Position at) {
    std::string all;
    for (const std::string& line : field_lines(session.game(), at)) all += line + "\n";
    return all;
  };
  EXPECT_NE(told({2, 2}).find("creature 0: the hero"), std::string::npos) << told({2, 2});
  EXPECT_NE(told({2, 2}).find("light 255"), std::string::npos) << told({2, 2});
  EXPECT_NE(told({2, 3}).find("item 1"), std::string::npos) << told({2, 3});
  EXPECT_NE(told({7, 2}).find("creature 1"), std::string::npos) << told({7, 2});
  EXPECT_NE(told({7, 2}).find("light 0"), std::string::npos) << told({7, 2});
  EXPECT_NE(told({4, 2}).find("door 0 east: closed"), std::string::npos) << told({4, 2});
  EXPECT_NE(told({0, 0}).find("wall"), std::string::npos);
  EXPECT_EQ(told({-1, 3}), "no field\n");
}

TEST(Inside, AMonstersAimIsThatOfTheRules) {
  const Session near = session_in(hall);
  Distances distances;
  const std::string aim = monster_line(near.game(), distances, CreatureId{1});
  EXPECT_NE(aim.find("sees you: steps south, 2 to go"), std::string::npos) << aim;
  const Session far = session_in(two_rooms);
  const std::string draws = monster_line(far.game(), distances, CreatureId{1});
  EXPECT_NE(draws.find("sees nobody: draws N E S W or waits"), std::string::npos) << draws;
}

TEST(Inside, APointOfThePictureIsTheFieldThatIsSeenThere) {
  const Session session = session_in(hall);
  const Game& game = session.game();
  const Camera camera = frame_of(game).camera;
  int seen = 0;
  for (const LitField field : game.view()) {
    if (game.place().labyrinth.fields[field.at] == Ground::wall) continue;
    const auto point = camera.project(floor_of(field.at));
    if (!point || std::abs(point->x) > 1 || std::abs(point->y) > 1) continue;
    ++seen;
    EXPECT_EQ(field_seen_at(game, camera, *point), field.at) << field.at.x << "," << field.at.y;
  }
  EXPECT_GE(seen, 3);
}

}  // namespace
}  // namespace katabasis
