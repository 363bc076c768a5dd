#include "storage/share_code.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/rng.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

Recipe recipe_for(const Catalog& catalog, const Parameters& parameters) {
  Recipe recipe;
  recipe.parameters = parameters;
  recipe.content = static_cast<std::uint32_t>(fingerprint(catalog) >> 32U);
  return recipe;
}

// Values as a player chooses them; one of a few is not the default.
Parameters some_parameters(Rng& rng) {
  Parameters p;
  const std::uint64_t high = rng.below(0xffffffffU);
  p.seed = rng.percent(20) ? rng.below(1000) : (high << 32U) + rng.below(0xffffffffU);
  const auto maybe = [&](int& value, int low, int top) {
    const bool other = rng.percent(40);
    const int drawn = rng.between(low, top);
    if (other) value = drawn;
  };
  maybe(p.level, 1, 9);
  maybe(p.width, 20, 4096);
  maybe(p.height, 20, 4096);
  maybe(p.branches, 3, 700);
  maybe(p.min_ratio, 10, 50);
  maybe(p.max_ratio, 50, 90);
  maybe(p.min_edge, 5, 40);
  maybe(p.max_room, 0, 1000);
  maybe(p.rooms, 0, 1000);
  maybe(p.mazes, 0, 100);
  return p;
}

std::string complaint_about(const std::string& code, const Catalog& catalog) {
  const auto recipe = read_share_code(code, catalog);
  return recipe ? "" : recipe.problems().at(0).text;
}

TEST(ShareCode, SaysEverything) {
  const Catalog catalog = small_catalog();
  Rng rng(1, "share-code");
  int longest = 0;
  for (int i = 0; i < 10'000; ++i) {
    const Recipe recipe = recipe_for(catalog, some_parameters(rng));
    const std::string code = write_share_code(recipe, catalog);
    longest = std::max(longest, static_cast<int>(code.size()));
    const auto read = read_share_code(code, catalog);
    ASSERT_TRUE(read) << code << ": " << read.problems().at(0).text;
    EXPECT_EQ(read->parameters, recipe.parameters);
    EXPECT_EQ(read->hero_class, "hoplite");
    EXPECT_EQ(read->content, recipe.content);
  }
  EXPECT_LE(longest, 60);
  EXPECT_GT(longest, 40);
}

TEST(ShareCode, IsGroupsOfFourAndShortForDefaults) {
  const Catalog catalog = small_catalog();
  Parameters parameters;
  parameters.seed = 42;
  const std::string code = write_share_code(recipe_for(catalog, parameters), catalog);
  EXPECT_THAT(code, ::testing::MatchesRegex("KATA1(-[0-9A-Z]{4})+-[0-9A-Z]{1,4}"));
  EXPECT_LE(code.size(), 25U);
  parameters.seed = 18446744073709551615U;
  EXPECT_LE(write_share_code(recipe_for(catalog, parameters), catalog).size(), 40U);
}

TEST(ShareCode, TheLargestNumbersComeBackToo) {
  const Catalog catalog = small_catalog();
  const Parameters extreme{
      18446744073709551615U, 9, 4096, 4096, 16'777'216, 90, 90, 4096, 16'777'216, 16'777'216, 100,
      KeyMode::exact,        0};
  const auto read = read_share_code(write_share_code(recipe_for(catalog, extreme), catalog), catalog);
  ASSERT_TRUE(read) << read.problems().at(0).text;
  EXPECT_EQ(read->parameters, extreme);
  const Parameters smallest{0, 1, 20, 20, 3, 10, 10, 5, 0, 1, 0, KeyMode::exact, 0};
  EXPECT_EQ(read_share_code(write_share_code(recipe_for(catalog, smallest), catalog), catalog)->parameters,
            smallest);
}

TEST(ShareCode, NamesTheClass) {
  Catalog catalog = small_catalog();
  catalog.rules.classes.push_back({"peltast", "Peltast", 3, 4, {}});
  catalog.rules.classes.push_back({"archer", "Archer", 2, 5, {}});
  for (const HeroClass& hero : catalog.rules.classes) {
    Recipe recipe = recipe_for(catalog, {});
    recipe.hero_class = hero.id;
    EXPECT_EQ(read_share_code(write_share_code(recipe, catalog), catalog)->hero_class, hero.id);
  }
}

TEST(ShareCode, ForgivesHowItIsTyped) {
  const Catalog catalog = small_catalog();
  Parameters parameters;
  int with_zero_and_one = 0;
  for (parameters.seed = 0; parameters.seed < 50; ++parameters.seed) {
    const std::string code = write_share_code(recipe_for(catalog, parameters), catalog);
    const bool zero = code.find('0') != std::string::npos;
    with_zero_and_one += zero ? 1 : 0;
    std::string typed = " ";
    bool small = false;
    for (char letter : code) {
      if (letter == '-') continue;
      if (letter == '0') letter = small ? 'o' : 'O';
      if (letter == '1') letter = small ? 'i' : 'L';
      small = !small;
      typed += small && letter >= 'A' ? static_cast<char>(letter | 0x20) : letter;
    }
    const auto read = read_share_code(typed + "\n", catalog);
    ASSERT_TRUE(read) << typed;
    EXPECT_EQ(read->parameters.seed, parameters.seed);
  }
  EXPECT_GT(with_zero_and_one, 10);
}

std::string plain(const std::string& code) {
  std::string symbols;
  for (const char letter : code) {
    if (letter != '-') symbols += letter;
  }
  return symbols;
}

TEST(ShareCode, EveryWrongSymbolAndEveryExchangeIsNoticed) {
  const Catalog catalog = small_catalog();
  Rng rng(2, "share-code");
  int tried = 0;
  for (int i = 0; i < 20; ++i) {
    const std::string code = plain(write_share_code(recipe_for(catalog, some_parameters(rng)), catalog));
    for (std::size_t at = 5; at < code.size(); ++at) {
      for (const char wrong : alphabet) {
        if (wrong == code[at]) continue;
        std::string typed = code;
        typed[at] = wrong;
        ++tried;
        EXPECT_THAT(complaint_about(typed, catalog), HasSubstr("typing error")) << typed;
      }
      if (at + 1 == code.size() || code[at] == code[at + 1]) continue;
      std::string typed = code;
      std::swap(typed[at], typed[at + 1]);
      ++tried;
      EXPECT_THAT(complaint_about(typed, catalog), HasSubstr("typing error")) << typed;
    }
  }
  EXPECT_GT(tried, 10'000);
}

// What stands before the first dash has no check symbols; all of it must be right.
TEST(ShareCode, EveryWrongLetterBeforeTheFirstDashIsNoticed) {
  const Catalog catalog = small_catalog();
  const std::string code = plain(write_share_code(recipe_for(catalog, {}), catalog));
  int tried = 0;
  for (std::size_t at = 0; at < 5; ++at) {
    for (const char wrong : alphabet) {
      std::string typed = code;
      typed[at] = wrong;
      if (typed == code) continue;
      EXPECT_NE(complaint_about(typed, catalog), "") << typed;
      ++tried;
    }
    std::string typed = code;
    std::swap(typed[at], typed[at + 1]);
    EXPECT_TRUE(typed == code || !complaint_about(typed, catalog).empty()) << typed;
  }
  EXPECT_EQ(tried, 5 * 31);
}

TEST(ShareCode, TenThousandTypingErrorsAreNoticed) {
  const Catalog catalog = small_catalog();
  Rng rng(3, "share-code");
  for (int i = 0; i < 10'000; ++i) {
    const std::string code = plain(write_share_code(recipe_for(catalog, some_parameters(rng)), catalog));
    const std::size_t at = 5 + rng.below(static_cast<std::uint32_t>(code.size()) - 6);
    const char wrong = alphabet[rng.below(32)];
    std::string typed = code;
    if (rng.percent(50)) {
      std::swap(typed[at], typed[at + 1]);
    } else {
      typed[at] = wrong;
    }
    if (typed == code) continue;
    EXPECT_THAT(complaint_about(typed, catalog), HasSubstr("typing error")) << typed;
  }
}

TEST(ShareCode, WhatIsMissingOrForeignIsATypingError) {
  const Catalog catalog = small_catalog();
  const std::string code = write_share_code(recipe_for(catalog, {}), catalog);
  EXPECT_EQ(complaint_about("KATA1", catalog), "the share code has a typing error: it is too short");
  EXPECT_EQ(complaint_about("", catalog), "the share code has a typing error: it does not begin with KATA1");
  EXPECT_EQ(complaint_about(code + "U", catalog),
            "the share code has a typing error: there is no U in share codes");
  EXPECT_THAT(complaint_about(code + "\xce\xba", catalog), HasSubstr("a letter that is in no share code"));
  EXPECT_THAT(complaint_about("KATA1-" + std::string(5000, '0'), catalog), HasSubstr("too long"));
  EXPECT_THAT(complaint_about("KATA1-" + std::string(20, '0'), catalog), ::testing::Not(""));
  for (std::size_t length = 6; length + 1 < code.size(); ++length) {
    EXPECT_NE(complaint_about(code.substr(0, length), catalog), "") << length;
  }
}

TEST(ShareCode, AnotherDatabaseIsSaidExactly) {
  const Catalog catalog = small_catalog();
  Catalog other = catalog;
  other.rooms[0].maze = 1;
  const std::string code = write_share_code(recipe_for(other, {}), other);
  EXPECT_THAT(complaint_about(code, catalog), HasSubstr("is for another database"));
}

TEST(ShareCode, AnotherGeneratorVersionIsSaidExactly) {
  const Catalog catalog = small_catalog();
  Recipe recipe = recipe_for(catalog, {});
  recipe.generator = 7;
  recipe.content ^= 1U;  // the database has changed as well by then
  EXPECT_EQ(complaint_about(write_share_code(recipe, catalog), catalog),
            "the share code is for version 7 of the generator, this game has version 1");
}

TEST(ShareCode, ParametersThatCannotBeUsedAreSaid) {
  const Catalog catalog = small_catalog();
  Parameters parameters;
  parameters.mazes = 127;
  EXPECT_THAT(complaint_about(write_share_code(recipe_for(catalog, parameters), catalog), catalog),
              HasSubstr("cannot be used: mazes is 127"));
}

TEST(ShareCode, IsKnownFromAFilesName) {
  EXPECT_TRUE(is_share_code("KATA1-0000"));
  EXPECT_TRUE(is_share_code("kata1 0000"));
  EXPECT_TRUE(is_share_code("kataI-0000"));
  EXPECT_TRUE(is_share_code("KATA2-0000"));
  EXPECT_FALSE(is_share_code("katabasis.save.xml"));
  EXPECT_FALSE(is_share_code("katalog-1.xml"));
  EXPECT_FALSE(is_share_code(""));
}

}  // namespace
}  // namespace katabasis::test
