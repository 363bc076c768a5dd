// The odds of a blow against sums over every roll and against the dice themselves.
#include "rules/odds.h"

#include <gtest/gtest.h>

#include "rules/combat.h"

namespace katabasis {
namespace {

// Adds up all pairs of dice up to so many explosions, in fractions of sides^(2·explosions + 2).
struct Sums {
  double hit = 0;
  double wounds = 0;
};

Sums brute_force(int attack, int defence, int damage, int sides, int explosions) {
  Sums sums;
  std::vector<std::pair<int, double>> faces;
  double chance = 1.0 / sides;
  for (int exploded = 0; exploded <= explosions; ++exploded, chance /= sides) {
    for (int last = 1; last < sides; ++last) faces.emplace_back(exploded * sides + last, chance);
  }
  for (const auto& [attacker, attacker_chance] : faces) {
    for (const auto& [defender, defender_chance] : faces) {
      const int over = attack + attacker - defence - defender;
      if (over <= 0) continue;
      sums.hit += attacker_chance * defender_chance;
      sums.wounds += attacker_chance * defender_chance * (over + damage);
    }
  }
  return sums;
}

TEST(Odds, AgreeWithTheSumOverAllRolls) {
  int cases = 0;
  for (int difference = -25; difference <= 25; ++difference) {
    for (const int damage : {0, 2, 9}) {
      const Odds exact = odds(30 + difference, 30, damage);
      const Sums sums = brute_force(30 + difference, 30, damage, 6, 16);
      EXPECT_NEAR(static_cast<double>(exact.hit_trillionths), sums.hit * 1e12, 10) << difference;
      EXPECT_NEAR(static_cast<double>(exact.wounds_billionths), sums.wounds * 1e9, 10) << difference;
      ++cases;
    }
  }
  EXPECT_EQ(cases, 153);
}

TEST(Odds, HoldForOtherDice) {
  for (const int sides : {2, 3, 10}) {
    const Odds exact = odds(7, 5, 1, sides);
    const Sums sums = brute_force(7, 5, 1, sides, sides < 10 ? 50 : 16);
    EXPECT_NEAR(static_cast<double>(exact.hit_trillionths), sums.hit * 1e12, 10) << sides;
    EXPECT_NEAR(static_cast<double>(exact.wounds_billionths), sums.wounds * 1e9, 10) << sides;
  }
}

TEST(Odds, OfEqualNumbersAreThreeInSeven) {
  // Two dice are equal in every seventh case: 25 pairs of last rolls, 5 of them equal, and 5/7 for as many
  // explosions.
  EXPECT_EQ(odds(8, 8, 0).hit_trillionths, 428'571'428'571);
  EXPECT_EQ(odds(8, 8, 0).hit_millionths, 428'571);
}

TEST(Odds, AddTheDamageToEachHit) {
  const Odds bare = odds(8, 8, 0);
  const Odds armed = odds(8, 8, 7);
  EXPECT_EQ(armed.hit_trillionths, bare.hit_trillionths);
  EXPECT_EQ(armed.wounds_thousandths, bare.wounds_thousandths + 3'000) << "7 in three of seven cases";
}

TEST(Odds, RoundHalfUpAndStayWithinBounds) {
  EXPECT_EQ(odds(1000, 0, 0).hit_millionths, 1'000'000);
  EXPECT_EQ(odds(1000, 0, 5).wounds_thousandths, 1'005'000);
  EXPECT_EQ(odds(0, 1000, 5).hit_millionths, 0);
  EXPECT_EQ(odds(0, 1000, 5).wounds_billionths, 0);
}

TEST(Odds, AreWhatTheDiceDo) {
  Rng dice(5, "combat");
  int hits = 0;
  std::int64_t wounds = 0;
  constexpr int blows = 100'000;
  for (int i = 0; i < blows; ++i) {
    int over = 9 - 8;
    for (const int side : roll(dice, 6)) over += side;
    for (const int side : roll(dice, 6)) over -= side;
    if (over <= 0) continue;
    ++hits;
    wounds += over + 2;
  }
  const Odds exact = odds(9, 8, 2);
  EXPECT_NEAR(static_cast<double>(hits) / blows, static_cast<double>(exact.hit_millionths) / 1e6, 0.006);
  EXPECT_NEAR(static_cast<double>(wounds) / blows, static_cast<double>(exact.wounds_thousandths) / 1e3, 0.06);
}

}  // namespace
}  // namespace katabasis
