// A game that ended without a goodbye is found out at the next start, and only such a one.
#include "app/playing_mark.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <vector>

#include "app/leaving.h"
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

// The second request ends the process before it could take its leave; that is no crash.
TEST(PlayingMark, IsEmptyAfterASecondRequestToEnd) {
  const Scratch scratch;
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const PlayingMark mark(scratch.path(""));
    hold_requests_to_leave();
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    std::raise(SIGTERM);
    if (asked_to_leave()) std::raise(SIGTERM);
    std::_Exit(0);  // not reached
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_FALSE(PlayingMark(scratch.path("")).found_left_behind());
}

TEST(PlayingMark, IsEmptyAfterAGoodbye) {
  const Scratch scratch;
  {
    const PlayingMark mark(scratch.path(""));
    EXPECT_GT(std::filesystem::file_size(scratch.path("playing")), 0U);
    EXPECT_FALSE(mark.found_left_behind());
  }
  EXPECT_EQ(std::filesystem::file_size(scratch.path("playing")), 0U);
  EXPECT_FALSE(PlayingMark(scratch.path("")).found_left_behind());
}

TEST(PlayingMark, WindowsThatAreOpenTogetherHaveSeatsOfTheirOwn) {
  const Scratch scratch;
  auto first = std::make_unique<PlayingMark>(scratch.path(""));
  const PlayingMark second(scratch.path(""));
  EXPECT_EQ(first->seat(), 1);
  EXPECT_EQ(second.seat(), 2);
  EXPECT_FALSE(second.found_left_behind());
  first.reset();
  EXPECT_EQ(PlayingMark(scratch.path("")).seat(), 1);
}

// Whoever comes next can go on with that game.
TEST(PlayingMark, ASeatThatWasLeftWithoutAGoodbyeIsTakenFirst) {
  const Scratch scratch;
  {
    const PlayingMark first(scratch.path(""));
    crash_in(scratch.path(""), SIGKILL);
  }
  const PlayingMark mark(scratch.path(""));
  EXPECT_EQ(mark.seat(), 2);
  EXPECT_TRUE(mark.found_left_behind());
  EXPECT_EQ(PlayingMark(scratch.path("")).seat(), 1);
}

TEST(PlayingMark, WhereAllSeatsAreTakenThereIsNone) {
  const Scratch scratch;
  std::vector<std::unique_ptr<PlayingMark>> windows;
  for (int i = 0; i < PlayingMark::most_seats; ++i)
    windows.push_back(std::make_unique<PlayingMark>(scratch.path("")));
  EXPECT_EQ(windows.back()->seat(), PlayingMark::most_seats);
  EXPECT_EQ(PlayingMark(scratch.path("")).seat(), std::nullopt);
}

TEST(PlayingMark, WithoutAFolderNothingIsMarked) {
  EXPECT_FALSE(PlayingMark("").found_left_behind());
  EXPECT_FALSE(PlayingMark("/there/is/no/such/folder").found_left_behind());
}

}  // namespace
}  // namespace katabasis::test
