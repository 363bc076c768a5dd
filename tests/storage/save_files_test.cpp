#include "storage/save_files.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <thread>

#include "labyrinth/generate.h"
#include "storage/save_xml.h"
#include "storage/scratch.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;

std::string folder_listing(const Scratch& scratch, const std::string& name) {
  std::string listing;
  for (const std::string& path : save_generations(scratch.path(name))) {
    listing += std::filesystem::exists(path) ? content_of(path) + " " : "- ";
  }
  return listing;
}

TEST(SaveFiles, ThreeGenerationsAreKept) {
  const Scratch scratch;
  const std::string path = scratch.path("a");
  std::string seen;
  for (const std::string content : {"one", "two", "three", "four"}) {
    EXPECT_EQ(write_generation(path, content), std::nullopt);
    seen += folder_listing(scratch, "a") + "\n";
  }
  EXPECT_EQ(seen,
            "one - - \n"
            "two one - \n"
            "three two one \n"
            "four three two \n");
  EXPECT_EQ(scratch.files(), 3);
  remove_generations(path);
  EXPECT_EQ(scratch.files(), 0);
}

// What a process leaves that dies, again and again, right before the new file takes its name.
TEST(SaveFiles, GenerationsThatAreOneFileDoNotStopTheNext) {
  const Scratch scratch;
  const std::string path = scratch.with("a", "one");
  std::filesystem::create_hard_link(path, path + ".1");
  EXPECT_EQ(write_generation(path, "two"), std::nullopt);
  EXPECT_EQ(folder_listing(scratch, "a"), "two one - ");
  for (const std::string& each : {path + ".1", path + ".2"}) {
    std::filesystem::remove(each);
    std::filesystem::create_hard_link(path, each);
  }
  EXPECT_EQ(write_generation(path, "three"), std::nullopt);
  EXPECT_EQ(folder_listing(scratch, "a"), "three two two ");
  EXPECT_EQ(write_generation(path, "four"), std::nullopt);
  EXPECT_EQ(folder_listing(scratch, "a"), "four three two ");
}

TEST(SaveFiles, ADeviceHasNoGenerations) {
  EXPECT_EQ(write_generation("/dev/null", "a"), std::nullopt);
  EXPECT_FALSE(std::filesystem::exists("/dev/null.new"));
  EXPECT_THAT(write_generation("/dev/full", "a")->text, HasSubstr("No space left"));
}

TEST(SaveFiles, AFolderThatIsNotThereIsTold) {
  const Scratch scratch;
  EXPECT_THAT(write_generation(scratch.path("none/a"), "a")->text, HasSubstr("No such file"));
}

// --- every call made to fail once

// Counts the calls and lets the one with the given number fail.
class OneFailure {
 public:
  explicit OneFailure(int at) : at_(at) {}

  FileCalls calls() {
    const FileCalls real = system_calls();
    FileCalls failing = real;
    failing.open = [this, real](const char* path, int flags, mode_t mode) {
      return due("open") ? -1 : real.open(path, flags, mode);
    };
    failing.write = [this, real](int file, const void* bytes, std::size_t count) {
      return due("write") ? ssize_t{-1} : real.write(file, bytes, count);
    };
    failing.fsync = [this, real](int file) { return due("fsync") ? -1 : real.fsync(file); };
    failing.close = [this, real](int file) {
      const int closed = real.close(file);
      return due("close") ? -1 : closed;
    };
    failing.rename = [this, real](const char* from, const char* to) {
      return due("rename") ? -1 : real.rename(from, to);
    };
    failing.link = [this, real](const char* from, const char* to) {
      return due("link") ? -1 : real.link(from, to);
    };
    return failing;
  }
  const std::string& failed() const { return failed_; }

 private:
  bool due(const char* name) {
    if (++count_ != at_) return false;
    failed_ = name;
    errno = EIO;
    return true;
  }

  int at_;
  int count_ = 0;
  std::string failed_;  // the name of the call
};

TEST(SaveFiles, WhicheverCallFailsItIsToldAndTheOldSaveStays) {
  std::string failures;
  for (int at = 1;; ++at) {
    const Scratch scratch;
    const std::string path = scratch.path("a");
    for (const std::string content : {"one", "two", "three"}) ASSERT_FALSE(write_generation(path, content));
    OneFailure failure(at);
    const auto problem = write_generation(path, "four", failure.calls());
    if (failure.failed().empty()) break;
    failures += failure.failed() + " ";
    EXPECT_FALSE(std::filesystem::exists(path + ".new")) << failure.failed();
    EXPECT_EQ(scratch.files(), std::filesystem::exists(path + ".1") ? 3 : 2) << failure.failed();
    if (content_of(path) == "four") continue;
    EXPECT_EQ(content_of(path), "three") << failure.failed();
    ASSERT_TRUE(problem) << failure.failed();
    EXPECT_EQ(problem->file, path);
    EXPECT_THAT(problem->text, HasSubstr("Input/output error"));
  }
  EXPECT_EQ(failures,
            "open open write fsync close rename fsync close "  // the new file beside the old one
            "rename link rename "                              // all move on
            "open fsync close ");                              // the folder is synced
}

TEST(SaveFiles, WithoutSecondNamesTheGenerationsMoveOnAllTheSame) {
  const Scratch scratch;
  const std::string path = scratch.path("a");
  FileCalls calls = system_calls();
  calls.link = [](const char*, const char*) {
    errno = EPERM;
    return -1;
  };
  for (const std::string content : {"one", "two", "three", "four"})
    ASSERT_FALSE(write_generation(path, content, calls));
  EXPECT_EQ(folder_listing(scratch, "a"), "four three two ");
}

// --- a process that dies

Session small_session(const Catalog& catalog) {
  constexpr Parameters parameters{.seed = 8, .width = 30, .height = 24, .branches = 3};
  const Labyrinth labyrinth = std::get<Generated>(generate(parameters, catalog)).labyrinth;
  return {make_place(labyrinth, catalog), Origin{labyrinth, "hoplite"}};
}

// Saves turn by turn until it is killed.
[[noreturn]] void save_for_ever(const std::string& path, Session& session, const Catalog& catalog,
                                int ready) {
  for (bool told = false;; told = true) {
    session.act(action::Turn{1});
    if (write_generation(path, write_save(session, catalog))) ::_exit(1);
    if (!told && ::write(ready, "r", 1) != 1) ::_exit(1);
  }
}

// A child that has saved at least once is killed after so many microseconds.
void kill_while_saving(const std::string& path, const Session& start, const Catalog& catalog,
                       int microseconds) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    Session session = start;
    save_for_ever(path, session, catalog, ends[1]);
  }
  ::close(ends[1]);  // so that a child that gives up is not waited for
  char ready = 0;
  ASSERT_EQ(::read(ends[0], &ready, 1), 1);
  std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "the child gave up";
  ::close(ends[0]);
}

TEST(SaveFiles, NoneIsMissingOrBrokenWhereverTheProcessDies) {
  const Catalog catalog = small_catalog();
  const Session session = small_session(catalog);
  const Scratch scratch;
  const std::string path = scratch.path("a.save.xml");
  int whole = 0;
  for (int kill = 0; kill < 200; ++kill) {
    ASSERT_NO_FATAL_FAILURE(kill_while_saving(path, session, catalog, 37 * kill % 5000));
    for (const std::string& each : save_generations(path)) {
      // Only what is before the newest may be on its way from one name to the next.
      if (each != path && !std::filesystem::exists(each)) continue;
      const auto loaded = read_save(each, catalog);
      ASSERT_TRUE(loaded) << to_string(loaded.problems().front());
      ++whole;
    }
  }
  EXPECT_GE(whole, 400);
}

}  // namespace
}  // namespace katabasis::test
