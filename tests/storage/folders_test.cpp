#include "storage/folders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <map>

#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;

UserFolders with(const std::map<std::string, std::string>& variables) {
  return user_folders([&](const char* name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    if (found == variables.end()) return std::nullopt;
    return found->second;
  });
}

TEST(Folders, LieInTheHomeFolder) {
  const UserFolders folders = with({{"HOME", "/home/orpheus"}});
  EXPECT_EQ(folders.config, "/home/orpheus/.config/katabasis");
  EXPECT_EQ(folders.data, "/home/orpheus/.local/share/katabasis");
  EXPECT_EQ(folders.state, "/home/orpheus/.local/state/katabasis");
}

TEST(Folders, FollowTheXdgVariables) {
  const UserFolders folders = with({{"HOME", "/home/orpheus"},
                                    {"XDG_CONFIG_HOME", "/c"},
                                    {"XDG_DATA_HOME", "/d/e"},
                                    {"XDG_STATE_HOME", "/s"}});
  EXPECT_EQ(folders.config, "/c/katabasis");
  EXPECT_EQ(folders.data, "/d/e/katabasis");
  EXPECT_EQ(folders.state, "/s/katabasis");
}

TEST(Folders, RelativeAndEmptyValuesAreIgnored) {
  const UserFolders folders = with({{"HOME", "/h"}, {"XDG_CONFIG_HOME", "config"}, {"XDG_DATA_HOME", ""}});
  EXPECT_EQ(folders.config, "/h/.config/katabasis");
  EXPECT_EQ(folders.data, "/h/.local/share/katabasis");
}

TEST(Folders, WithoutAHomeThereAreNone) {
  const UserFolders folders = with({{"HOME", "here"}, {"XDG_STATE_HOME", "/s"}});
  EXPECT_EQ(folders.config, std::nullopt);
  EXPECT_EQ(folders.data, std::nullopt);
  EXPECT_EQ(folders.state, "/s/katabasis");
}

TEST(Folders, AreMadeForTheUserAlone) {
  const Scratch scratch;
  const std::string path = scratch.path("a/b/katabasis");
  EXPECT_EQ(make_folder(path), std::nullopt);
  EXPECT_EQ(make_folder(path), std::nullopt);
  for (const char* const part : {"a", "a/b", "a/b/katabasis"}) {
    struct stat status {};
    ASSERT_EQ(::stat(scratch.path(part).c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777U, 0700U) << part;
  }
}

TEST(Folders, WhatIsInTheWayIsTold) {
  const Scratch scratch;
  const std::string file = scratch.with("a", "a file");
  const auto problem = make_folder(file + "/katabasis");
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->file, file);
  EXPECT_THAT(problem->text, HasSubstr("cannot be made as a folder: File exists"));
}

TEST(Folders, TheShippedDataAreThere) {
  EXPECT_TRUE(std::filesystem::exists(shipped_data_folder() + "/database.xml"));
  EXPECT_TRUE(std::filesystem::exists(shipped_data_folder() + "/rules.xml"));
}

}  // namespace
}  // namespace katabasis::test
