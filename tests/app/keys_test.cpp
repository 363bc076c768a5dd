// Keys can be chosen, and what clashes is told.
#include "app/keys.h"

#include <GLFW/glfw3.h>
#include <gtest/gtest.h>

namespace katabasis {
namespace {

std::string name_for(const KeyNames& names, Wish wish) {
  return names[static_cast<std::size_t>(wish)];
}

TEST(Keys, TheUsualOnesDoNotClash) {
  for (const std::string& clash : key_clashes(usual_keys())) EXPECT_EQ(clash, "");
}

TEST(Keys, AChosenOneReplacesTheUsualOnes) {
  const auto choices = with_choice({}, Wish::forward, GLFW_KEY_T, false);
  ASSERT_TRUE(choices);
  const KeyBindings keys = chosen_keys(*choices);
  EXPECT_EQ(wish_of(keys, GLFW_KEY_T, false), Wish::forward);
  EXPECT_EQ(wish_of(keys, GLFW_KEY_W, false), std::nullopt);
  EXPECT_EQ(name_for(key_names(keys), Wish::forward), "T");
}

TEST(Keys, TheLastChoiceForAWishCounts) {
  auto choices = with_choice({}, Wish::help, GLFW_KEY_H, false);
  ASSERT_TRUE(choices);
  choices = with_choice(*choices, Wish::help, GLFW_KEY_PAGE_UP, true);
  ASSERT_TRUE(choices);
  EXPECT_EQ(choices->size(), 1U);
  const KeyBindings keys = chosen_keys(*choices);
  EXPECT_EQ(wish_of(keys, GLFW_KEY_PAGE_UP, true), Wish::help);
  EXPECT_EQ(name_for(key_names(keys), Wish::help), "Ctrl+Page up");
}

TEST(Keys, AClashIsToldOnBothSides) {
  const auto choices = with_choice({}, Wish::sleep, GLFW_KEY_F, false);
  ASSERT_TRUE(choices);
  const KeyNames clashes = key_clashes(chosen_keys(*choices));
  EXPECT_EQ(name_for(clashes, Wish::sleep), words(Wish::listen));
  EXPECT_EQ(name_for(clashes, Wish::listen), words(Wish::sleep));
}

TEST(Keys, EscapeStaysTheWayOut) {
  EXPECT_EQ(with_choice({}, Wish::sleep, GLFW_KEY_ESCAPE, false), std::nullopt);
  EXPECT_EQ(with_choice({}, Wish::menu, GLFW_KEY_M, false), std::nullopt);
}

TEST(Keys, NamesThatNothingHasAreIgnored) {
  const KeyBindings keys = chosen_keys(std::vector<KeyChoice>{{"fly", "q"}, {"help", "any-key"}});
  EXPECT_EQ(key_names(keys), key_names(usual_keys()));
}

TEST(Keys, EveryWishHasAnIdOfItsOwn) {
  for (std::size_t a = 0; a < wish_count; ++a) {
    for (std::size_t b = 0; b < a; ++b) EXPECT_NE(id(static_cast<Wish>(a)), id(static_cast<Wish>(b)));
  }
}

}  // namespace
}  // namespace katabasis
