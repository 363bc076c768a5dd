// What the hero cannot perceive changes no answer and no refusal, whoever asks, nor where exploring leads.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "labyrinth/generate.h"
#include "play/explore.h"
#include "play/words.h"
#include "support/small_catalog.h"
#include "support/wild_player.h"
#include "text/text_game.h"

namespace katabasis::test {
namespace {

using Json = nlohmann::json;

// The same to the hero: whoever is out of view has become another, what lies out of view or is carried by
// others too, doors out of view have opened, and fate has other plans.
World with_other_secrets(const Game& game) {
  World world = game.world();
  const auto hidden = [&](Position at) { return !game.view().sees(at); };
  for (Monster& monster : world.monsters) {
    if (monster.main || !hidden(monster.at)) continue;  // the main one has been named
    monster.kind = MonsterClassId{monster.kind.value == 0 ? 1 : 0};
    monster.life = 1;
    monster.level = 9;
  }
  for (std::size_t i = 0; i < world.items.size(); ++i) {
    Item& item = world.items[i];
    const auto* const field = std::get_if<OnField>(&item.where);
    const auto* const carried = std::get_if<CarriedBy>(&item.where);
    if ((field && hidden(field->at)) || (carried && carried->who != hero_id)) item.what = KeyId{7};
  }
  for (std::size_t i = 0; i < world.doors.size(); ++i) {
    const Door& door = game.place().labyrinth.doors[i];
    if (hidden(door.a) && hidden(door.b)) world.doors[i] = DoorState::open;
  }
  world.combat.below(6);
  world.choices.below(6);
  return world;
}

// All that is told of the game; the state's hash, which covers everything, is left out.
std::vector<Json> told_to_programs(Session& session) {
  std::istringstream in("look fov\nlook map\n");
  std::ostringstream out;
  EXPECT_EQ(run_json(in, out, session), 0);
  std::istringstream lines(out.str());
  std::vector<Json> told;
  for (std::string line; std::getline(lines, line);) {
    told.push_back(Json::parse(line));
    told.back().erase("hash");
    told.back().erase("events");
  }
  return told;
}

std::string told_to_people(Session& session) {
  std::istringstream in("look\nmap\ninventory\n");
  std::ostringstream out;
  EXPECT_EQ(run_plain(in, out, session), 0);
  return out.str();
}

std::vector<Action> everything(const Game& game) {
  std::vector<Action> actions;
  for (const std::string verb : {"", "open ", "close ", "unlock ", "attack "}) {
    for (const Direction side : all_directions)
      actions.push_back(*parse_action(verb + std::string(name(side)), Direction::north));
  }
  for (const char* const words : {"take", "listen", "sleep", "wait", "turn-left", "equip none"})
    actions.push_back(*parse_action(words, Direction::north));
  for (std::size_t i = 1; i <= game.world().items.size() + 1; ++i) {
    const auto item = id_at<ItemId>(i);
    for (const Action& action : {Action{action::Take{{item}}}, Action{action::Drop{item}},
                                 Action{action::Drink{item}}, Action{action::Equip{{item}}}})
      actions.push_back(action);
  }
  return actions;
}

TEST(Hidden, ChangesNoAnswerAndNoRefusal) {
  Catalog catalog = small_catalog();
  catalog.rules.growth.base_life = 10'000;
  const Parameters parameters{.seed = 3, .width = 30, .height = 24, .branches = 3};
  const Labyrinth labyrinth = std::get<Generated>(generate(parameters, catalog)).labyrinth;
  const auto place = make_place(labyrinth, catalog);
  Session session(place, {labyrinth, "hoplite"});
  WildPlayer player(5);
  int moments = 0;
  for (int tries = 0; tries < 3000 && session.game().world().status == Status::playing; ++tries) {
    session.act(player.next(session.game()));
    if (tries % 20 != 19) continue;
    const World other = with_other_secrets(session.game());
    ASSERT_NE(hash_of(other), session.game().hash()) << "there must be something to hide";
    Session secret(Game(place, other, session.game().known()), session.run());
    ASSERT_EQ(told_to_programs(secret), told_to_programs(session)) << "after " << tries;
    ASSERT_EQ(told_to_people(secret), told_to_people(session)) << "after " << tries;
    const Exploration wish = explore(session.game());
    const Exploration secret_wish = explore(secret.game());
    ASSERT_EQ(secret_wish.action, wish.action) << "after " << tries;
    ASSERT_EQ(secret_wish.reason, wish.reason) << "after " << tries;
    for (const Action& action : everything(session.game()))
      ASSERT_EQ(secret.game().check(action), session.game().check(action)) << words(action);
    ++moments;
  }
  EXPECT_GE(moments, 20);
}

}  // namespace
}  // namespace katabasis::test
