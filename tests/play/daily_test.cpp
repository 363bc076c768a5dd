// The seed of the day is the same for everybody, and another one for each day.
#include "play/daily.h"

#include <gtest/gtest.h>

namespace katabasis {
namespace {

TEST(DailySeed, ReadsAsTheDate) {
  EXPECT_EQ(daily_seed({2031, 1, 31}), 20310131U);
  EXPECT_EQ(daily_seed({2031, 12, 1}), 20311201U);
}

TEST(DailySeed, GrowsFromDayToDay) {
  std::uint64_t before = 0;
  for (int year = 2024; year < 2064; ++year) {
    for (int month = 1; month <= 12; ++month) {
      for (int day = 1; day <= 31; ++day) {
        const std::uint64_t seed = daily_seed({year, month, day});
        ASSERT_GT(seed, before) << year << '-' << month << '-' << day;
        before = seed;
      }
    }
  }
}

}  // namespace
}  // namespace katabasis
