#include "storage/catalog_xml.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Field;
using ::testing::HasSubstr;

constexpr std::string_view database = R"(<?xml version="1.0" encoding="UTF-8"?>
<database format="1" name="little">
  <weapon id="kopis" name="Kopis" attack="2" damage="3" min-level="1" max-level="5" model="items/kopis"/>
  <armour id="aspis" name="Aspis" defence="4" min-level="1" max-level="6" model="items/aspis"/>
  <potion id="nectar" name="Nectar" heals="12" min-level="1" max-level="9" model="items/amphora"/>
  <monster id="shade" name="Shade" strength="2" dexterity="3" hp="8" hp-per-level="4" xp="10"
           sound="a thin moan" model="monsters/shade">
    <item ref="nectar" chance="25"/>
  </monster>
  <monster id="cerberus" name="Cerberus" strength="8" dexterity="6" hp="60" hp-per-level="10" xp="50"
           sound="three growls" model="monsters/cerberus"/>
  <room id="hall" name="Hall" maze="20">
    <description>
      A hall. It is
      empty.
    </description>
    <item ref="nectar" weight="4"/> <monster ref="shade" weight="2"/> <item ref="kopis" weight="1"/>
  </room>
  <room id="pit" name="Pit" maze="80">
    <description>Deep.</description>
    <monster ref="shade" weight="1"/>
    <item ref="nectar" weight="1"/>
  </room>
  <component id="gate" name="Gate" kind="central"><legend>Down.</legend><room ref="hall"/></component>
  <component id="graves" name="Graves" kind="branch">
    <legend>Here they lie.</legend>
    <room ref="hall"/>
    <room ref="pit"/>
  </component>
  <component id="abyss" name="Abyss" kind="final">
    <legend>The end.</legend>
    <room ref="pit"/>
    <main-monster ref="cerberus"/>
  </component>
</database>
)";

constexpr std::string_view rules = R"(<rules format="1">
  <time base-turns="6" turn-levels="3 5 7 9" monster-base-turns="2" monster-levels-per-turn="4"/>
  <combat die-sides="8"/>
  <sleep heals="3" cap-percent="60"/>
  <listening few-up-to="5"/>
  <sight torch-radius="9"/>
  <inventory capacity="13"/>
  <growth xp-factor="26" base-life="11" life-per-strength="7" life-per-level="5"/>
  <class id="hoplite" name="Hoplite" strength="4" dexterity="3">
    <item ref="kopis" worn="true"/>
    <item ref="aspis" worn="true"/>
    <item ref="nectar"/>
  </class>
  <placement rise="15" fields-per-monster="41" fields-per-item="61" quiet-steps="14"/>
</rules>
)";

Result<Catalog> read(std::string_view database_text, std::string_view rules_text) {
  return read_catalog(NamedText{"database.xml", database_text}, NamedText{"rules.xml", rules_text});
}

std::string hint(const Result<Catalog>& catalog) {
  return catalog ? "" : to_string(catalog.problems().front());
}

TEST(CatalogXml, ReadsWhatTheDatabaseSays) {
  const auto read_in = read(database, rules);
  ASSERT_TRUE(read_in) << hint(read_in);
  const Catalog& catalog = *read_in;
  const Classes& classes = catalog.classes;
  EXPECT_EQ(catalog.name, "little");
  ASSERT_EQ(classes.items.size(), 3U);
  const ItemClass& kopis = classes.items[0];
  EXPECT_EQ(kopis.name, "Kopis");
  EXPECT_EQ(std::get<WeaponNumbers>(kopis.numbers).attack, 2);
  EXPECT_EQ(std::get<WeaponNumbers>(kopis.numbers).damage, 3);
  EXPECT_EQ(kopis.max_level, 5);
  EXPECT_EQ(kopis.model, "items/kopis");
  EXPECT_EQ(std::get<ArmourNumbers>(classes.items[1].numbers).defence, 4);
  EXPECT_EQ(std::get<PotionNumbers>(classes.items[2].numbers).heals, 12);
  const MonsterClass& shade = classes.monsters.at(0);
  EXPECT_EQ(shade.sound, "a thin moan");
  EXPECT_EQ(shade.life(3), 16);
  EXPECT_EQ(shade.carries.at(0).item, classes.find_item("nectar"));
  EXPECT_EQ(shade.carries.at(0).chance, 25);
}

TEST(CatalogXml, ReadsRoomsAndComponents) {
  const auto catalog = read(database, rules);
  ASSERT_TRUE(catalog) << hint(catalog);
  const RoomType& hall = *catalog->find_room("hall");
  EXPECT_EQ(hall.description, "A hall. It is empty.");
  EXPECT_EQ(hall.maze, 20);
  ASSERT_EQ(hall.items.size(), 2U);
  EXPECT_EQ(catalog->classes[hall.items[1].what].id, "kopis");
  EXPECT_EQ(hall.items[0].weight, 4);
  EXPECT_EQ(hall.monsters.at(0).weight, 2);
  const ComponentPrefab& abyss = *catalog->find_component("abyss");
  EXPECT_EQ(abyss.kind, ComponentKind::final);
  EXPECT_EQ(abyss.legend, "The end.");
  EXPECT_EQ(abyss.main_monster, catalog->classes.find_monster("cerberus"));
  EXPECT_EQ(catalog->find_component("graves")->rooms, (std::vector<std::size_t>{0, 1}));
}

TEST(CatalogXml, ReadsTheRules) {
  const auto catalog = read(database, rules);
  ASSERT_TRUE(catalog) << hint(catalog);
  const Rules& r = catalog->rules;
  EXPECT_EQ(r.time.base_turns, 6);
  EXPECT_EQ(r.time.turn_levels, (std::vector{3, 5, 7, 9}));
  EXPECT_EQ(r.time.monster_levels_per_turn, 4);
  EXPECT_EQ(r.combat.die_sides, 8);
  EXPECT_EQ(r.sleep.heals, 3);
  EXPECT_EQ(r.sleep.cap_percent, 60);
  EXPECT_EQ(r.listening.few_up_to, 5);
  EXPECT_EQ(r.sight.torch_radius, 9);
  EXPECT_EQ(r.inventory.capacity, 13);
  EXPECT_EQ(r.growth.xp_factor, 26);
  EXPECT_EQ(r.growth.life_per_strength, 7);
  EXPECT_EQ(r.growth.levels_per_strength, 2);
  ASSERT_EQ(r.classes.size(), 1U);
  EXPECT_EQ(r.classes[0].strength, 4);
  EXPECT_EQ(r.classes[0].items.at(1).item, "aspis");
  EXPECT_TRUE(r.classes[0].items.at(1).worn);
  EXPECT_FALSE(r.classes[0].items.at(2).worn);
  EXPECT_EQ(r.placement.rise, 15);
  EXPECT_EQ(r.placement.quiet_steps, 14);
}

TEST(CatalogXml, TheFingerprintIsOfTheMeaning) {
  const auto plain = read(database, rules);
  ASSERT_TRUE(plain) << hint(plain);
  const std::string spaced =
      changed(changed(std::string(database), "A hall. It is\n      empty.", "A hall. It is empty."),
              "<room id=\"pit\"", "<!-- deep -->\n\n<room   id=\"pit\"");
  const auto same = read(spaced, rules);
  ASSERT_TRUE(same) << hint(same);
  EXPECT_EQ(fingerprint(*same), fingerprint(*plain));
  const auto other = read(changed(std::string(database), "maze=\"80\"", "maze=\"81\""), rules);
  ASSERT_TRUE(other) << hint(other);
  EXPECT_NE(fingerprint(*other), fingerprint(*plain));
  const auto other_rules = read(database, changed(std::string(rules), "rise=\"15\"", "rise=\"16\""));
  ASSERT_TRUE(other_rules) << hint(other_rules);
  EXPECT_NE(fingerprint(*other_rules), fingerprint(*plain));
}

TEST(CatalogXml, TheShippedContentIsReadable) {
  const auto catalog = read_catalog(KATABASIS_SOURCE_DIR "/data/database.xml",
                                    std::string(KATABASIS_SOURCE_DIR "/data/rules.xml"));
  ASSERT_TRUE(catalog) << hint(catalog);
  EXPECT_GE(catalog->classes.items.size(), 10U);
  EXPECT_GE(catalog->classes.monsters.size(), 10U);
  EXPECT_GE(catalog->rooms.size(), 8U);
  EXPECT_GE(catalog->components.size(), 5U);
}

TEST(CatalogXml, AMissingFileIsNamed) {
  const auto catalog = read_catalog("no/database.xml", std::string("no/rules.xml"));
  ASSERT_FALSE(catalog);
  EXPECT_EQ(to_string(catalog.problems().at(0)),
            "no/database.xml: cannot be read: No such file or directory");
}

// --- mistakes of a person who edits

struct Mistake {
  std::string_view from;
  std::string_view to;
  std::string_view complaint;
  std::string_view at = {};  // the piece whose line is told, if not `from`
};

void PrintTo(const Mistake& mistake, std::ostream* out) {
  *out << mistake.from << " -> " << mistake.to;
}

class DatabaseMistake : public ::testing::TestWithParam<Mistake> {};
class RulesMistake : public ::testing::TestWithParam<Mistake> {};

void expect_told(const Mistake& mistake, std::string_view original, const Result<Catalog>& catalog,
                 const char* file) {
  ASSERT_FALSE(catalog);
  const int line = line_of(original, mistake.at.empty() ? mistake.from : mistake.at);
  EXPECT_THAT(catalog.problems(),
              Contains(AllOf(Field(&Problem::file, file), Field(&Problem::line, line),
                             Field(&Problem::text, HasSubstr(std::string(mistake.complaint))))));
  EXPECT_LE(catalog.problems().size(), 10U);  // one mistake, not a landslide
}

TEST_P(DatabaseMistake, IsToldWithItsLine) {
  const std::string text = changed(std::string(database), GetParam().from, GetParam().to);
  expect_told(GetParam(), database, read(text, rules), "database.xml");
}

TEST_P(RulesMistake, IsToldWithItsLine) {
  const std::string text = changed(std::string(rules), GetParam().from, GetParam().to);
  expect_told(GetParam(), rules, read(database, text), "rules.xml");
}

INSTANTIATE_TEST_SUITE_P(
    Names, DatabaseMistake,
    ::testing::Values(
        Mistake{"<potion id=\"nectar\"", "<potion id=\"aspis\"", "a second item \"aspis\""},
        Mistake{"<monster id=\"cerberus\"", "<monster id=\"shade\"", "a second monster \"shade\""},
        Mistake{"<room id=\"pit\"", "<room id=\"hall\"", "a second room \"hall\""},
        Mistake{"<component id=\"graves\"", "<component id=\"gate\"", "a second component \"gate\""},
        Mistake{"<item ref=\"nectar\" chance", "<item ref=\"wine\" chance", "there is no item \"wine\""},
        Mistake{"<monster ref=\"shade\" weight=\"1\"", "<monster ref=\"ghost\" weight=\"1\"",
                "there is no monster \"ghost\""},
        Mistake{"<room ref=\"hall\"/></component>", "<room ref=\"barn\"/></component>",
                "there is no room \"barn\""},
        Mistake{"<main-monster ref=\"cerberus\"", "<main-monster ref=\"orthos\"",
                "there is no monster \"orthos\""},
        Mistake{"<weapon id=\"kopis\"", "<weapon id=\"Kopis\"", "letters a-z, digits and dashes"},
        Mistake{"name=\"Kopis\"", "name=\"\"", "a line of 1 to 100 characters"},
        Mistake{"model=\"items/aspis\"", "model=\"/etc/passwd\"", "is not a path"}));

INSTANTIATE_TEST_SUITE_P(Numbers, DatabaseMistake,
                         ::testing::Values(Mistake{"attack=\"2\"", "attack=\"two\"",
                                                   "attack=\"two\" is not a whole number from 0 to 100"},
                                           Mistake{"attack=\"2\"", "attack=\"12abc\"", "not a whole number"},
                                           Mistake{"attack=\"2\"", "attack=\"-1\"", "not a whole number"},
                                           Mistake{"hp=\"8\"", "hp=\"0\"", "from 1 to 10000"},
                                           Mistake{"hp=\"8\"", "hp=\"99999999999\"", "from 1 to 10000"},
                                           Mistake{"max-level=\"5\"", "max-level=\"10\"", "from 1 to 9"},
                                           Mistake{"min-level=\"1\" max-level=\"6\"",
                                                   "min-level=\"7\" max-level=\"6\"",
                                                   "min-level is above max-level"},
                                           Mistake{"chance=\"25\"", "chance=\"101\"", "from 1 to 100"},
                                           Mistake{"maze=\"20\"", "maze=\"1e2\"", "from 0 to 100"},
                                           Mistake{"weight=\"4\"", "weight=\"0\"", "from 1 to 1000"}));

INSTANTIATE_TEST_SUITE_P(
    Form, DatabaseMistake,
    ::testing::Values(
        Mistake{"<database format=\"1\"", "<database format=\"9\"", "format 9 is not known"},
        Mistake{"<database format=\"1\" name=\"little\"", "<database format=\"1\" name=\"little\" x=\"\"",
                "has no attribute x"},
        Mistake{"<weapon id", "<bow id", "<bow> is not known in <database>"},
        Mistake{"attack=\"2\" ", "", "<weapon> lacks the attribute attack", "<weapon"},
        Mistake{"<weapon id=\"kopis\"", "<weapon id=\"kopis\" weight=\"2\"",
                "<weapon> has no attribute weight"},
        Mistake{"<description>Deep.</description>", "", "<room> needs a <description> before <monster>",
                "<monster ref=\"shade\" weight=\"1\""},
        Mistake{"<description>Deep.</description>", "<description>Deep<b/></description>",
                "<b> is not known"},
        Mistake{"<legend>The end.</legend>", "The end.", "<component> needs a <legend>",
                "<room ref=\"pit\"/>\n    <main"},
        Mistake{"kind=\"branch\"", "kind=\"twig\"", "kind=\"twig\" is not one of central, branch, final"},
        Mistake{"<item ref=\"nectar\" weight=\"1\"/>", "<gold weight=\"1\"/>",
                "<gold> is not known in <room>"}));

INSTANTIATE_TEST_SUITE_P(
    Meaning, DatabaseMistake,
    ::testing::Values(
        Mistake{"<main-monster ref=\"cerberus\"/>", "", "the final component \"abyss\" has no main monster",
                "<component id=\"abyss\""},
        Mistake{"<main-monster ref=\"cerberus\"/>",
                "<main-monster ref=\"cerberus\"/><main-monster ref=\"shade\"/>", "a second main monster"},
        Mistake{"kind=\"final\"", "kind=\"branch\"", "only a final component has a main monster",
                "<main-monster"},
        Mistake{"kind=\"central\"", "kind=\"branch\"", "there is no component of the kind central",
                "<database"},
        Mistake{"<monster ref=\"shade\" weight=\"1\"/>", "", "room \"pit\" has no monster",
                "<room id=\"pit\""},
        Mistake{"<item ref=\"nectar\" weight=\"1\"/>", "<item ref=\"aspis\" weight=\"1\"/>",
                "room \"pit\" has no item for level 7", "<room id=\"pit\""},
        Mistake{"<item ref=\"kopis\" weight=\"1\"/>", "<item ref=\"nectar\" weight=\"1\"/>",
                "\"nectar\" stands twice in this room"},
        Mistake{"<room ref=\"pit\"/>", "<room ref=\"hall\"/>", "\"hall\" stands twice in this component"},
        Mistake{"<room ref=\"hall\"/></component>", "</component>", "component \"gate\" has no room"}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, RulesMistake,
    ::testing::Values(Mistake{"base-turns=\"6\"", "base-turns=\"0\"", "from 1 to 100"},
                      Mistake{"die-sides=\"8\"", "die-sides=\"1\"", "from 2 to 100"},
                      Mistake{"torch-radius=\"9\"", "torch-radius=\"33\"", "from 1 to 32"},
                      Mistake{"fields-per-item=\"61\"", "fields-per-item=\"0\"", "from 1 to 1000"},
                      Mistake{"turn-levels=\"3 5 7 9\"", "turn-levels=\"3 5 5 9\"", "rising levels"},
                      Mistake{"turn-levels=\"3 5 7 9\"", "turn-levels=\"3,5\"", "rising levels"},
                      Mistake{"life-per-level=\"5\"", "life-per-level=\"5\" levels-per-strength=\"1\"",
                              "from 2 to 100"}));

INSTANTIATE_TEST_SUITE_P(
    Form, RulesMistake,
    ::testing::Values(
        Mistake{"<sleep heals", "<nap heals", "<rules> needs a <sleep> before <nap>"},
        Mistake{"<combat die-sides=\"8\"/>", "<combat/>", "lacks the attribute die-sides"},
        Mistake{"<combat die-sides=\"8\"/>", "<combat die-sides=\"8\" luck=\"1\"/>", "no attribute luck"},
        Mistake{"<item ref=\"kopis\"", "<item ref=\"bow\"", "there is no item \"bow\""},
        Mistake{"<item ref=\"nectar\"/>", "<item ref=\"nectar\" worn=\"true\"/>", "a potion cannot be worn"},
        Mistake{"<item ref=\"aspis\"", "<item ref=\"kopis\"", "one weapon and one armour at most"},
        Mistake{"worn=\"true\"", "worn=\"yes\"", "worn=\"yes\" is not true or false"},
        Mistake{"</class>", "</class><class id=\"hoplite\" name=\"A\" strength=\"1\" dexterity=\"1\"/>",
                "a second class \"hoplite\""}));

// A number, or a list of them, between quotes in a text.
struct Number {
  std::size_t at = 0;
  std::string digits;
  int line = 0;
};

std::vector<Number> numbers_in(const std::string& text) {
  std::vector<Number> numbers;
  constexpr std::string_view start = "=\"";
  for (std::size_t at = text.find(start); at != std::string::npos; at = text.find(start, at)) {
    at += start.size();
    const std::string value = text.substr(at, text.find('"', at) - at);
    if (!value.empty() && value.find_first_not_of("0123456789 ") == std::string::npos)
      numbers.push_back({at, value, 1 + static_cast<int>(std::ranges::count(text.substr(0, at), '\n'))});
  }
  return numbers;
}

std::string with_number(std::string text, const Number& number, const std::string& digits) {
  return text.replace(number.at, number.digits.size(), digits);
}

TEST(CatalogXml, EveryShippedNumberThatIsNoneIsToldWithItsLine) {
  const std::string shipped = content_of(KATABASIS_SOURCE_DIR "/data/database.xml");
  const std::string shipped_rules = content_of(KATABASIS_SOURCE_DIR "/data/rules.xml");
  int told = 0;
  const auto expect_line = [&told](const Result<Catalog>& catalog, const char* file, const Number& number) {
    ASSERT_FALSE(catalog) << file << ":" << number.line << ": " << number.digits;
    EXPECT_EQ(catalog.problems().front().file, file);
    EXPECT_EQ(catalog.problems().front().line, number.line);
    ++told;
  };
  const std::vector<Number> numbers = numbers_in(shipped);
  for (std::size_t i = 0; i < numbers.size(); i += 5) {  // of each kind there are many
    expect_line(read(with_number(shipped, numbers[i], numbers[i].digits + "x"), shipped_rules),
                "database.xml", numbers[i]);
  }
  for (const Number& number : numbers_in(shipped_rules)) {
    expect_line(read(shipped, with_number(shipped_rules, number, number.digits + "x")), "rules.xml", number);
  }
  EXPECT_GE(told, 100);
}

TEST(CatalogXml, EveryNumberOfTheRulesIsRead) {
  const std::string shipped = content_of(KATABASIS_SOURCE_DIR "/data/database.xml");
  const std::string shipped_rules = content_of(KATABASIS_SOURCE_DIR "/data/rules.xml");
  std::set<std::uint64_t> fingerprints{fingerprint(*read(shipped, shipped_rules))};
  for (const Number& number : numbers_in(shipped_rules)) {
    if (shipped_rules.substr(0, number.at).ends_with("format=\"")) continue;
    std::string one_more = number.digits;
    one_more.back() = one_more.back() == '9' ? '8' : static_cast<char>(one_more.back() + 1);
    const auto catalog = read(shipped, with_number(shipped_rules, number, one_more));
    ASSERT_TRUE(catalog) << hint(catalog);
    EXPECT_TRUE(fingerprints.insert(fingerprint(*catalog)).second) << number.line << ": " << number.digits;
  }
  EXPECT_GE(fingerprints.size(), 20U);
}

TEST(CatalogXml, AllMistakesAreTold) {
  std::string text = changed(std::string(database), "attack=\"2\"", "attack=\"x\"");
  text = changed(text, "<item ref=\"nectar\" chance", "<item ref=\"wine\" chance");
  text = changed(text, "kind=\"branch\"", "kind=\"twig\"");
  const auto catalog = read(text, rules);
  ASSERT_FALSE(catalog);
  EXPECT_EQ(catalog.problems().size(), 3U);
}

TEST(CatalogXml, AFileThatIsTooLargeIsNotReadAtAll) {
  const Scratch scratch;
  const std::string path = scratch.with("database.xml", std::string(2U << 20U, ' '));
  const auto catalog = read_catalog(path, std::string("rules.xml"));
  ASSERT_FALSE(catalog);
  EXPECT_THAT(catalog.problems().at(0).text, HasSubstr("is larger than 1048576 bytes"));
}

}  // namespace
}  // namespace katabasis::test
