#include "storage/file.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string complaint(const Result<std::string>& read) {
  return read ? "" : to_string(read.problems().at(0));
}

TEST(ReadFile, GivesAllBytes) {
  const Scratch scratch;
  std::string bytes(300'000, 'x');
  bytes[7] = '\0';
  bytes += "end";
  const auto read = read_file(scratch.with("a", bytes), bytes.size());
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, bytes);
  EXPECT_EQ(*read_file(scratch.with("empty", ""), 0), "");
}

TEST(ReadFile, TheStartOfALargeOne) {
  const Scratch scratch;
  EXPECT_EQ(*read_start(scratch.with("a", "abcdef"), 4), "abcd");
  EXPECT_EQ(*read_start(scratch.with("b", "abc"), 4), "abc");
}

TEST(ReadFile, RefusesWhatIsTooLarge) {
  const Scratch scratch;
  const std::string path = scratch.with("a", "12345");
  EXPECT_EQ(complaint(read_file(path, 4)), path + ": is larger than 4 bytes, more than such a file can need");
  EXPECT_TRUE(read_file(path, 5));
}

TEST(ReadFile, RefusesASparseGiant) {
  const Scratch scratch;
  const std::string path = scratch.with("giant", "");
  ASSERT_EQ(::truncate(path.c_str(), 40'000'000'000), 0);
  EXPECT_THAT(complaint(read_file(path, 1000)), HasSubstr("is larger than 1000 bytes"));
  EXPECT_EQ(read_start(path, 10)->size(), 10U);
}

TEST(ReadFile, RefusesWhatIsNoRegularFile) {
  const Scratch scratch;
  const std::string pipe = scratch.path("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(complaint(read_file(pipe, 1000)), pipe + ": is not a regular file");
  EXPECT_THAT(complaint(read_file(scratch.path(""), 1000)), HasSubstr("is a folder, not a file"));
  EXPECT_EQ(complaint(read_file("/dev/zero", 1000)), "/dev/zero: is not a regular file");
  EXPECT_THAT(complaint(read_file(scratch.path("none"), 1000)), HasSubstr("cannot be read: No such file"));
}

TEST(ReadFile, AFileThatDoesNotTellItsSizeIsBoundedToo) {
  EXPECT_THAT(complaint(read_file("/proc/self/maps", 100)), HasSubstr("is larger than 100 bytes"));
  const auto status = read_file("/proc/self/status", 1U << 20U);
  ASSERT_TRUE(status);
  EXPECT_THAT(*status, StartsWith("Name:"));
}

TEST(ReadFile, AFailedReadIsTold) {
  const Scratch scratch;
  FileCalls calls = system_calls();
  calls.read = [](int, void*, std::size_t) {
    errno = EIO;
    return ssize_t{-1};
  };
  EXPECT_THAT(complaint(read_file(scratch.with("a", "abc"), 1000, calls)),
              HasSubstr("cannot be read: Input/output error"));
}

TEST(WriteFile, MakesAndReplaces) {
  const Scratch scratch;
  const std::string path = scratch.path("a");
  EXPECT_EQ(write_file(path, "old"), std::nullopt);
  EXPECT_EQ(content_of(path), "old");
  EXPECT_EQ(write_file(path, std::string("new\0er", 6)), std::nullopt);
  EXPECT_EQ(content_of(path), std::string("new\0er", 6));
  EXPECT_EQ(scratch.files(), 1);
}

TEST(WriteFile, KeepsTheFilesModeAndTheLinkToIt) {
  const Scratch scratch;
  const std::string path = scratch.with("a", "old");
  const std::string link = scratch.path("link");
  ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
  ASSERT_EQ(::symlink("a", link.c_str()), 0);
  EXPECT_EQ(write_file(link, "new"), std::nullopt);
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(content_of(path), "new");
  struct stat status {};
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST(WriteFile, AFullDeviceIsTold) {
  const auto problem = write_file("/dev/full", "abc");
  ASSERT_TRUE(problem);
  EXPECT_EQ(to_string(*problem), "/dev/full: cannot be written: No space left on device");
  EXPECT_EQ(write_file("/dev/null", "abc"), std::nullopt);
}

TEST(WriteFile, WhatCannotBeAFileIsTold) {
  const Scratch scratch;
  EXPECT_THAT(write_file(scratch.path(""), "abc")->text, HasSubstr("Is a directory"));
  EXPECT_THAT(write_file(scratch.path("no/a"), "abc")->text, HasSubstr("No such file or directory"));
  const std::string pipe = scratch.path("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_TRUE(write_file(pipe, "abc"));  // nobody reads it
}

TEST(WriteFile, ShortWritesAreGoneOnWith) {
  const Scratch scratch;
  FileCalls calls = system_calls();
  int interruptions = 1;
  calls.write = [&](int file, const void* bytes, std::size_t count) {
    if (interruptions-- > 0) {
      errno = EINTR;
      return ssize_t{-1};
    }
    return ::write(file, bytes, std::min<std::size_t>(count, 2));
  };
  EXPECT_EQ(write_file(scratch.path("a"), "abcdefg", calls), std::nullopt);
  EXPECT_EQ(content_of(scratch.path("a")), "abcdefg");
}

// --- every call made to fail once

// Counts the calls and lets the one with the given number fail.
struct Failure {
  int at;
  int calls = 0;
  std::string failed = {};  // the name of the call that was made to fail

  bool due(const char* name) {
    if (++calls != at) return false;
    failed = name;
    errno = ENOSPC;
    return true;
  }
  FileCalls inject() {
    const FileCalls real = system_calls();
    FileCalls calls_with_failure = real;
    calls_with_failure.open = [this, real](const char* path, int flags, mode_t mode) {
      return due("open") ? -1 : real.open(path, flags, mode);
    };
    calls_with_failure.write = [this, real](int file, const void* bytes, std::size_t count) {
      return due("write") ? ssize_t{-1} : real.write(file, bytes, count);
    };
    calls_with_failure.fsync = [this, real](int file) { return due("fsync") ? -1 : real.fsync(file); };
    calls_with_failure.close = [this, real](int file) {
      const int closed = real.close(file);
      return due("close") ? -1 : closed;
    };
    calls_with_failure.rename = [this, real](const char* from, const char* to) {
      return due("rename") ? -1 : real.rename(from, to);
    };
    return calls_with_failure;
  }
};

TEST(WriteFile, WhicheverCallFailsTheOldFileStays) {
  std::string failures;
  for (int at = 1;; ++at) {
    const Scratch scratch;
    const std::string path = scratch.with("a", "old");
    Failure failure{at};
    const auto problem = write_file(path, "new", failure.inject());
    if (failure.failed.empty()) break;
    EXPECT_EQ(scratch.files(), 1) << "call " << at << ", " << failure.failed;
    failures += failure.failed + " ";
    if (content_of(path) == "new") break;  // from here on it is renamed
    EXPECT_EQ(content_of(path), "old");
    ASSERT_TRUE(problem) << "call " << at << ", " << failure.failed;
    EXPECT_EQ(problem->text, "cannot be written: No space left on device");
  }
  EXPECT_EQ(failures, "open open write fsync close rename fsync ");
}

TEST(WriteFile, AFolderThatCannotBeSyncedIsTold) {
  const Scratch scratch;
  FileCalls calls = system_calls();
  int synced = 0;
  calls.fsync = [&](int file) {
    if (++synced == 1) return ::fsync(file);
    errno = EIO;
    return -1;
  };
  const auto problem = write_file(scratch.path("a"), "new", calls);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->text, "is written, but may not survive a power cut: Input/output error");
  EXPECT_EQ(content_of(scratch.path("a")), "new");
}

TEST(WriteFile, WhatACrashLeftBehindIsNoHindrance) {
  const Scratch scratch;
  scratch.with(".katabasis-" + std::to_string(::getpid()) + "-0.tmp", "torn");
  EXPECT_EQ(write_file(scratch.path("a"), "new"), std::nullopt);
  EXPECT_EQ(content_of(scratch.path("a")), "new");
}

}  // namespace
}  // namespace katabasis::test
