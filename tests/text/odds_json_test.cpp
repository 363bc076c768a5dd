// The odds as a program reads them.
#include "text/odds_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace katabasis {
namespace {

TEST(OddsJson, WritesExactDigits) {
  EXPECT_EQ(
      odds_json(8, 8, 0),
      R"({"attack":8,"defence":8,"damage":0,"hit_chance":0.428571428571,"expected_wounds":1.600000000})");
  EXPECT_EQ(
      odds_json(1000, 0, 5),
      R"({"attack":1000,"defence":0,"damage":5,"hit_chance":1.000000000000,"expected_wounds":1005.000000000})");
}

TEST(OddsJson, IsJson) {
  const auto json = nlohmann::json::parse(odds_json(-3, 12, 4));
  EXPECT_EQ(json["attack"], -3);
  EXPECT_GT(json["hit_chance"].get<double>(), 0);
  EXPECT_LT(json["hit_chance"].get<double>(), 0.1);
}

}  // namespace
}  // namespace katabasis
