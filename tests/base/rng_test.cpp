#include "base/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace katabasis {
namespace {

std::vector<std::uint32_t> first_draws(Rng rng, std::uint32_t bound) {
  std::vector<std::uint32_t> draws;
  for (int i = 0; i < 32; ++i) draws.push_back(rng.below(bound));
  return draws;
}

TEST(Rng, SameSeedNameAndIndexGiveTheSameDraws) {
  EXPECT_EQ(first_draws(Rng(7, "rooms", 3), 1000), first_draws(Rng(7, "rooms", 3), 1000));
}

TEST(Rng, AnotherSeedNameOrIndexIsAnotherStream) {
  const auto draws = first_draws(Rng(7, "rooms", 3), 1000);
  EXPECT_NE(draws, first_draws(Rng(8, "rooms", 3), 1000));
  EXPECT_NE(draws, first_draws(Rng(7, "doors", 3), 1000));
  EXPECT_NE(draws, first_draws(Rng(7, "rooms", 4), 1000));
}

TEST(Rng, DrawsStayBelowTheBoundAndReachAllOfIt) {
  Rng rng(1, "dice");
  std::array<int, 6> counts{};
  for (int i = 0; i < 60'000; ++i) ++counts.at(rng.below(6));
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Rng, BetweenIncludesBothEnds) {
  Rng rng(1, "ratio");
  bool low = false;
  bool high = false;
  for (int i = 0; i < 1000; ++i) {
    const int drawn = rng.between(-2, 2);
    EXPECT_GE(drawn, -2);
    EXPECT_LE(drawn, 2);
    low |= drawn == -2;
    high |= drawn == 2;
  }
  EXPECT_TRUE(low && high);
}

TEST(Rng, WeightsOfZeroAreNeverChosen) {
  Rng rng(1, "weights");
  const std::array weights{0, 3, 0, 1};
  std::array<int, 4> counts{};
  for (int i = 0; i < 4000; ++i) ++counts.at(rng.weighted(weights));
  EXPECT_EQ(counts[0], 0);
  EXPECT_EQ(counts[2], 0);
  EXPECT_NEAR(counts[1], 3000, 200);
}

// Reads the state of one stream into another, as a saved game does.
struct Copy {
  std::vector<std::uint64_t> values;
  struct Writer {
    static constexpr bool writes_fields = false;
    std::vector<std::uint64_t>& values;
    void operator()(const char*, std::uint64_t value) { values.push_back(value); }
  };
  struct Reader {
    static constexpr bool writes_fields = true;
    std::vector<std::uint64_t>& values;
    std::size_t next = 0;
    void operator()(const char*, std::uint64_t& value) { value = values.at(next++); }
  };
};

TEST(Rng, GoesOnFromAVisitedState) {
  Rng rng(99, "combat");
  for (int i = 0; i < 1000; ++i) rng.below(7);
  Copy copy;
  Copy::Writer writer{copy.values};
  visit_fields(static_cast<const Rng&>(rng), writer);
  Rng other;
  Copy::Reader reader{copy.values};
  visit_fields(other, reader);
  EXPECT_EQ(first_draws(rng, 1'000'000), first_draws(other, 1'000'000));
}

}  // namespace
}  // namespace katabasis
