// Settings on the disk: a new player's where there are none, a broken file is told and left alone.
#include "app/settings_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace katabasis {
namespace {

class SettingsFile : public testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string content() const {
    std::ifstream in(path_);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("katabasis-settings-" + std::to_string(::getpid()));
  std::string path_ = (folder_ / "katabasis" / "settings.xml").string();
};

TEST_F(SettingsFile, OfANewPlayerWhereThereAreNone) {
  const auto settings = load_settings(path_);
  ASSERT_TRUE(settings);
  EXPECT_EQ(*settings, Settings{});
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(SettingsFile, AreThereAgainAfterwards) {
  EXPECT_EQ(save_settings(path_, Settings{.text_scale = 225}), std::nullopt);
  const auto settings = load_settings(path_);
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->text_scale, 225);
}

TEST_F(SettingsFile, ABrokenOneIsToldAndLeftAlone) {
  std::filesystem::create_directories(folder_ / "katabasis");
  std::ofstream(path_) << "<settings format=\"1\"><panels";
  const auto settings = load_settings(path_);
  ASSERT_FALSE(settings);
  EXPECT_EQ(settings.problems().front().file, path_);
  EXPECT_EQ(content(), "<settings format=\"1\"><panels");
}

TEST_F(SettingsFile, WithoutAFolderNothingIsKeptAndThatIsTold) {
  EXPECT_TRUE(load_settings(""));
  EXPECT_NE(save_settings("", Settings{}), std::nullopt);
}

}  // namespace
}  // namespace katabasis
