// The text protocol for programs, line by line.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "text/text_game.h"

namespace katabasis::test {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view drawing = R"(
    ##########
    #2..##.s.#
    #.@.++...#
    #!/.LL...#
    ##########)";

// Two doors side by side: items 1 key 2, 2 nectar, 3 kopis; the outfit is 4 and 5. Door 0 is closed, door 1
// needs key 1.
class Protocol : public testing::Test {
 protected:
  Protocol()
      : session_(make_place(labyrinth_of(drawing), small_catalog()), {labyrinth_of(drawing), "hoplite"}) {}

  // All lines that come out, the opening situation first.
  std::vector<std::string> raw(const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    EXPECT_EQ(run_json(in, out, session_, services_), 0);
    std::vector<std::string> lines;
    std::istringstream read(out.str());
    for (std::string line; std::getline(read, line);) lines.push_back(line);
    return lines;
  }
  std::vector<Json> talk(const std::string& input) {
    std::vector<Json> answers;
    for (const std::string& line : raw(input)) answers.push_back(Json::parse(line));
    return answers;
  }
  Json last(const std::string& input) { return talk(input).back(); }
  std::string events(const std::string& input) { return last(input)["events"].dump(); }
  std::string error(const std::string& input) {
    const Json answer = last(input);
    EXPECT_FALSE(answer["accepted"]);
    EXPECT_EQ(answer["events"].size(), 0u);
    return answer["error"];
  }

  Session session_;
  TextServices services_;
};

TEST_F(Protocol, BeginsWithTheOpeningSituation) {
  const std::vector<std::string> lines = raw("");
  ASSERT_EQ(lines.size(), 1u);
  const std::string hash = Json::parse(lines[0])["hash"];
  EXPECT_EQ(hash.size(), 16u);
  EXPECT_EQ(
      lines[0],
      R"({"accepted":true,"error":null,"status":"playing","round":1,"turn":0,"turns_left":5,)"
      R"("hero":{"x":2,"y":2,"facing":"east","hp":22,"max_hp":22,"level":1,"xp":0,"strength":4,"dexterity":3,)"
      R"("attack":7,"defence":7,"damage":2,"turns_per_round":5,"weapon":4,"armour":5},)"
      R"("inventory":[{"item":4,"class":"kopis","kind":"weapon"},{"item":5,"class":"aspis","kind":"armour"}],)"
      R"("room":0,"visible":{"creatures":[],)"
      R"("items":[{"item":1,"kind":"key","key":2,"x":1,"y":1},)"
      R"({"item":2,"class":"nectar","kind":"potion","x":1,"y":3},)"
      R"({"item":3,"class":"kopis","kind":"weapon","x":2,"y":3}],)"
      R"("doors":[{"door":0,"state":"closed","xa":4,"ya":2,"xb":5,"yb":2,"key":null},)"
      R"({"door":1,"state":"locked","xa":4,"ya":3,"xb":5,"yb":3,"key":1}]},)"
      R"("events":[{"type":"room","room":0,"first":true},{"type":"message","text":"The gate stands open."},)"
      R"({"type":"message","text":"A hall."}],"hash":")" +
          hash + R"("})");
}

TEST_F(Protocol, AnswersEachLineWithOneObject) {
  EXPECT_EQ(talk("north\nsouth\nnonsense\nwait\n").size(), 5u);
}

TEST_F(Protocol, StepsByCompassAndByView) {
  EXPECT_EQ(events("east\n"), R"([{"type":"step","by":0,"x":3,"y":2}])");
  EXPECT_EQ(events("right\n"), R"([{"type":"step","by":0,"x":3,"y":3}])");
  const Json answer = last("turn-left\nleft\n");
  EXPECT_EQ(answer["hero"]["facing"], "north");
  EXPECT_EQ(answer["hero"]["x"], 2);
  EXPECT_EQ(answer["turn"], 3) << "turning is free";
  EXPECT_EQ(answer["turns_left"], 2);
}

TEST_F(Protocol, OpensClosesAndListens) {
  EXPECT_EQ(events("east\neast\nlisten\n"),
            R"([{"type":"heard","door":0,"sounds":[{"sound":"a thin, wordless moan","count":"one"}]}])");
  const Json opened = last("open east\n");
  EXPECT_EQ(opened["events"].dump(), R"([{"type":"door","door":0,"state":"open","by":0}])");
  EXPECT_EQ(opened["visible"]["creatures"][0]["class"], "shade");
  // The fifth turn: the monsters' round and the next one follow.
  const Json closed = last("close east\n");
  EXPECT_EQ(closed["events"][0].dump(), R"({"type":"door","door":0,"state":"closed","by":0})");
  EXPECT_EQ(closed["events"].back().dump(), R"({"type":"round","round":2})");
  EXPECT_EQ(closed["round"], 2);
  EXPECT_EQ(closed["turn"], 0);
}

TEST_F(Protocol, TakesDropsDrinksAndEquips) {
  EXPECT_EQ(events("take\n"), R"([{"type":"take","by":0,"item":3}])");
  EXPECT_EQ(events("equip 3\n"), R"([{"type":"equip","by":0,"item":3,"worn":true}])");
  EXPECT_EQ(
      events("equip none\n"),
      R"([{"type":"equip","by":0,"item":3,"worn":false},{"type":"equip","by":0,"item":5,"worn":false}])");
  const Json dropped = last("drop 4\n");
  EXPECT_EQ(dropped["events"].dump(), R"([{"type":"drop","by":0,"item":4}])");
  EXPECT_EQ(dropped["hero"]["weapon"], nullptr);
  EXPECT_EQ(dropped["visible"]["items"].back().dump(),
            R"({"item":4,"class":"kopis","kind":"weapon","x":2,"y":2})");
  EXPECT_EQ(last("west\n")["round"], 2);
  EXPECT_EQ(events("take 2\n"), R"([{"type":"take","by":0,"item":2}])");
  EXPECT_EQ(events("use 2\n"), R"([{"type":"drink","by":0,"item":2}])");
  const Json key = last("take 1\n");
  EXPECT_EQ(key["inventory"][0].dump(), R"({"item":1,"kind":"key","key":2})");
}

TEST_F(Protocol, TellsEveryTermOfABlow) {
  Labyrinth labyrinth = labyrinth_of(R"(
    #####
    #...#
    #@s.#
    #...#
    #####)");
  session_ = Session(make_place(labyrinth, small_catalog()), {labyrinth, "hoplite"});
  EXPECT_EQ(last("look\n")["visible"]["creatures"].dump(),
            R"([{"id":1,"class":"shade","x":2,"y":2,"hp":8,"max_hp":8,"level":1}])");
  const Json blow = last("attack east\n")["events"][0];
  std::vector<std::string> keys;
  for (const auto& [key, value] : blow.items()) keys.push_back(key);
  EXPECT_EQ(keys, (std::vector<std::string>{"type", "by", "on", "attack", "defence", "dice", "damage",
                                            "wounds", "hp"}));
  int attack = 7;
  for (const Json& side : blow["dice"][0]) attack += side.get<int>();
  int defence = 4;
  for (const Json& side : blow["dice"][1]) defence += side.get<int>();
  EXPECT_EQ(blow["attack"], attack);
  EXPECT_EQ(blow["defence"], defence);
  EXPECT_EQ(blow["damage"], 2);
  EXPECT_EQ(blow["wounds"], attack > defence ? attack - defence + 2 : 0);
}

TEST_F(Protocol, UnlocksWithTheRightKey) {
  Labyrinth labyrinth = labyrinth_of(R"(
    ##########
    #..1##...#
    #..@LL...#
    #...##...#
    ##########)");
  session_ = Session(make_place(labyrinth, small_catalog()), {labyrinth, "hoplite"});
  const Json answer = last("take\neast\nunlock east\n");
  EXPECT_EQ(answer["events"].dump(), R"([{"type":"unlock","door":0,"key":1}])");
  EXPECT_EQ(answer["visible"]["doors"][0]["state"], "closed");
  EXPECT_EQ(answer["visible"]["doors"][0]["key"], nullptr);
}

TEST_F(Protocol, SleepsTheRestOfTheRound) {
  EXPECT_EQ(events("wait\nsleep\n"), R"([{"type":"sleep","hp":22},{"type":"round","round":2}])");
}

TEST_F(Protocol, SaysWhyAnActionIsNotPossible) {
  EXPECT_EQ(error("open north\n"), "There is no door on that side.");
  EXPECT_EQ(error("close east\n"), "There is no door on that side.");
  EXPECT_EQ(error("attack north\n"), "There is nobody to strike.");
  EXPECT_EQ(error("listen\n"), "There is no door here to listen at.");
  EXPECT_EQ(error("take 1\n"), "That is out of reach.");
  EXPECT_EQ(error("drop 1\n"), "That is not among the things carried.");
  EXPECT_EQ(error("use 4\n"), "That is nothing to drink.");
  EXPECT_EQ(error("equip 4 3\n"), "That is not among the things carried.");
  EXPECT_EQ(error("equip 4\n"), "That would change nothing.");
  EXPECT_EQ(error("north\nnorth\n"), "There is a wall.");
  EXPECT_EQ(error("south\nsouth\nsouth\n"), "There is a wall.");
  EXPECT_EQ(error("east\neast\neast\n"), "The door is locked: it needs key 1.");
  EXPECT_EQ(error("unlock east\n"), "The door is locked: it needs key 1.");
  EXPECT_EQ(error("open east\n"), "The door is locked: it needs key 1.");
}

TEST_F(Protocol, ARefusedLineCostsNothing) {
  const Json before = last("");
  Json after = last("open north\n");
  EXPECT_EQ(after["hash"], before["hash"]);
  EXPECT_EQ(after["turn"], 0);
  EXPECT_TRUE(session_.run().entries.empty());
}

TEST_F(Protocol, LookingChangesNothing) {
  const std::vector<Json> answers = talk("look\nlook fov\nlook map\n");
  for (const Json& answer : answers) {
    EXPECT_TRUE(answer["accepted"]);
    EXPECT_EQ(answer["hash"], answers[0]["hash"]);
  }
  EXPECT_FALSE(answers[1].contains("fov"));
  EXPECT_FALSE(answers[1].contains("map"));
}

TEST_F(Protocol, LookFovTellsTheLightOfEachField) {
  const Json fov = last("look fov\n")["fov"];
  int own = 0;
  int beside = 0;
  for (const Json& field : fov) {
    if (field[0] == 2 && field[1] == 2) own = field[2];
    if (field[0] == 3 && field[1] == 2) beside = field[2];
    EXPECT_FALSE(field[0] >= 5 && field[1] >= 2 && field[1] <= 3) << "nothing behind the shut doors";
  }
  EXPECT_EQ(own, 255);
  EXPECT_EQ(beside, 1 + 254 * 63 * 63 / 4096);
  EXPECT_GE(fov.size(), 25u) << "the room, walls too";
}

TEST_F(Protocol, LookMapDrawsWhatIsKnown) {
  EXPECT_EQ(last("look map\n")["map"].dump(),
            R"(["#####     ","#...##    ","#....     ","#....     ","######    "])");
}

TEST_F(Protocol, QuitEndsWithALastAnswer) {
  EXPECT_EQ(talk("wait\nquit\nwait\n").size(), 3u);
  EXPECT_EQ(session_.game().world().turn, 1);
}

TEST_F(Protocol, EndsAtTheEndOfTheInput) {
  EXPECT_EQ(talk("wait").size(), 2u) << "the last line needs no end";
  EXPECT_EQ(talk("").size(), 1u);
}

TEST_F(Protocol, TakesLinesWithCarriageReturns) {
  EXPECT_TRUE(last("wait\r\n")["accepted"]);
  EXPECT_TRUE(last("look map\r\n").contains("map"));
}

TEST_F(Protocol, RefusesHostileLines) {
  const std::string longest(4096, 'x');
  EXPECT_EQ(error("\n"), "An action is wanted.");
  EXPECT_EQ(error("dance\n"), "There is no such action.");
  EXPECT_EQ(error("help\n"), "There is no such action.");
  EXPECT_EQ(error(longest + "\n"), "There is no such action.");
  EXPECT_EQ(error(longest + "x\n"), "The line is too long.");
  EXPECT_EQ(error(std::string(10'000'000, 'a') + "\n"), "The line is too long.");
  EXPECT_EQ(error("wa\xffit\n"), "The line is no plain UTF-8 text.");
  EXPECT_EQ(error("\xc3\n"), "The line is no plain UTF-8 text.");
  EXPECT_EQ(error(std::string("wait\0", 5) + "\n"), "The line is no plain UTF-8 text.");
  EXPECT_EQ(error("wait\x1b[2J\n"), "The line is no plain UTF-8 text.");
  EXPECT_EQ(error("{\"action\":\"wait\"}\n"), "There is no such action.");
  EXPECT_EQ(error("drop 99999999999999999999\n"), "An item is named by its number, as in the inventory.");
  EXPECT_EQ(session_.game().world().turn, 0);
  EXPECT_TRUE(last("wait\n")["accepted"]) << "the game goes on";
}

TEST_F(Protocol, ALongLineCountsAsOne) {
  EXPECT_EQ(talk(std::string(20'000, 'x') + "\nwait\n").size(), 3u);
}

TEST_F(Protocol, SavesThroughTheProgram) {
  EXPECT_EQ(error("save game.xml\n"), "Saving is not there yet.");
  std::string saved;
  services_.save = [&](const Session&, const std::string& file) -> Result<bool> {
    saved = file;
    if (file == "/full") return Problem{file, 0, "no space left"};
    return true;
  };
  EXPECT_TRUE(last("save my game.xml\n")["accepted"]);
  EXPECT_EQ(saved, "my game.xml");
  EXPECT_EQ(error("save /full\n"), "no space left");
  EXPECT_EQ(error("save\n"), "save wants the name of a file.");
}

TEST_F(Protocol, TellsTheEndAndRefusesFurtherActions) {
  Labyrinth labyrinth = labyrinth_of(R"(
    #####
    #...#
    #@S.#
    #...#
    #####)");
  Catalog catalog = small_catalog();
  catalog.rules.classes[0].strength = 1000;
  session_ = Session(make_place(labyrinth, catalog), {labyrinth, "hoplite"});
  const Json won = last("attack east\n");
  EXPECT_EQ(won["status"], "won");
  EXPECT_EQ(won["events"].back().dump(), R"({"type":"won"})");
  EXPECT_EQ(won["events"][1].dump(), R"({"type":"death","who":1,"by":0,"xp":20})");
  EXPECT_EQ(error("wait\n"), "The game is over.");
  EXPECT_TRUE(last("look\n")["accepted"]);
}

TEST_F(Protocol, HashesAreThoseOfTheRecord) {
  const Json answer = last("wait\nwait\nwait\nwait\nwait\n");
  std::istringstream digits(answer["hash"].get<std::string>());
  std::uint64_t hash = 0;
  digits >> std::hex >> hash;
  EXPECT_EQ(std::get<RoundHash>(session_.run().entries.back()).hash, hash);
}

}  // namespace
}  // namespace katabasis::test
