// A game that ended without a goodbye is found out at the next start, and only such a one.
#include "app/playing_mark.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "storage/scratch.h"

namespace katabasis::test {
namespace {

// Another process marks the folder and ends by the signal.
void crash_in(const std::string& folder, int signal) {
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const PlayingMark mark(folder);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
    std::_Exit(0);  // not reached
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  ASSERT_EQ(WTERMSIG(status), signal);
}

class PlayingMarkAfter : public testing::TestWithParam<int> {};

TEST_P(PlayingMarkAfter, TellsOnce) {
  const Scratch scratch;
  crash_in(scratch.path(""), GetParam());
  EXPECT_TRUE(PlayingMark(scratch.path("")).found_left_behind());
  EXPECT_FALSE(PlayingMark(scratch.path("")).found_left_behind());
}

INSTANTIATE_TEST_SUITE_P(Signal, PlayingMarkAfter,
                         testing::Values(SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGKILL));

TEST(PlayingMark, IsGoneAfterAGoodbye) {
  const Scratch scratch;
  {
    const PlayingMark mark(scratch.path(""));
    EXPECT_TRUE(std::filesystem::exists(scratch.path("playing")));
    EXPECT_FALSE(mark.found_left_behind());
  }
  EXPECT_FALSE(std::filesystem::exists(scratch.path("playing")));
}

TEST(PlayingMark, OfAnOpenWindowIsNotLeftBehind) {
  const Scratch scratch;
  const PlayingMark first(scratch.path(""));
  {
    const PlayingMark second(scratch.path(""));
    EXPECT_FALSE(second.found_left_behind());
  }
  EXPECT_TRUE(std::filesystem::exists(scratch.path("playing")));
}

TEST(PlayingMark, WithoutAFolderNothingIsMarked) {
  EXPECT_FALSE(PlayingMark("").found_left_behind());
  EXPECT_FALSE(PlayingMark("/there/is/no/such/folder").found_left_behind());
}

}  // namespace
}  // namespace katabasis::test
