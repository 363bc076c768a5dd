// Files made to hurt whoever opens them. Each is given to the program itself: it ends by itself with one
// clear line, and takes little more memory and time than a start with an honest file. Time is that of the
// processor, which hardly depends on what else the machine does; a build for finding faults may take longer.
#include <fcntl.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <ostream>

#include "storage/examples.h"
#include "storage/labyrinth_xml.h"
#include "storage/run_file.h"
#include "storage/scratch.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

using ::testing::StartsWith;

#ifdef NDEBUG
constexpr double most_seconds = 0.5;
#else
constexpr double most_seconds = 20;
#endif

struct Ended {
  int code = -1;
  long kilobytes = 0;  // at most, at any moment
  double seconds = 0;  // of the processor
  std::string said;    // on standard error
};

// The program with a command and a file, its input closed.
Ended run(const Scratch& scratch, const std::string& command, const std::string& file) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  const std::string said = scratch.path("said");
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  std::array<std::string, 3> words{KATABASIS_PROGRAM, command, file};
  std::array<char*, 4> argv{words[0].data(), words[1].data(), words[2].data(), nullptr};
  std::string data = "XDG_DATA_HOME=" + scratch.path("data");
  std::array<char*, 2> environment{data.data(), nullptr};
  pid_t child = 0;
  const int spawned = posix_spawn(&child, argv[0], &files, nullptr, argv.data(), environment.data());
  posix_spawn_file_actions_destroy(&files);
  if (spawned != 0) return {};
  int status = 0;
  rusage used{};
  ::wait4(child, &status, 0, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, used.ru_maxrss,
          seconds(used.ru_utime) + seconds(used.ru_stime), content_of(said)};
}

// Writes a file piece by piece: the memory of this process is what a child begins with.
void write_many(const std::string& path, std::string_view head, std::string_view piece, int times,
                std::string_view foot) {
  std::ofstream out(path, std::ios::binary);
  out << head;
  for (int i = 0; i < times; ++i) out << piece;
  out << foot;
}

std::string labyrinth_head(int side) {
  const std::string sides = std::to_string(side);
  return "<labyrinth format=\"1\" generator=\"1\" content=\"0000000000000000\" width=\"" + sides +
         "\" height=\"" + sides + "\">";
}

std::string big_endian(std::uint32_t number) {
  std::string bytes;
  for (unsigned shift = 32; shift > 0; shift -= 8) bytes += static_cast<char>(number >> (shift - 8) & 0xffU);
  return bytes;
}

// All that stands before a run's actions.
std::string run_head() {
  return write_run_start({small_labyrinth(), "hoplite"}, small_catalog());
}

// An action that nobody can do.
std::string long_line() {
  std::string take = "take 1";
  for (int item = 2; item < 100; ++item) take += fmt::format(" {}", item);
  return take + "\n";
}

struct Hostile {
  std::string_view name;
  std::function<void(const std::string& path)> make;
};

void PrintTo(const Hostile& hostile, std::ostream* out) {
  *out << hostile.name;
}

const std::array hostile_files{
    Hostile{"attributes",
            [](const std::string& path) {
              std::ofstream out(path);
              out << "<labyrinth";
              for (int i = 0; i < 100'000; ++i) out << " a" << i << "=\"\"";
              out << "/>\n";
            }},
    Hostile{"depth", [](const std::string& path) { write_many(path, "", "<labyrinth>", 90, ""); }},
    Hostile{"tags",
            [](const std::string& path) {
              write_many(path, labyrinth_head(20), "<row/>", 1'000'000, "</labyrinth>");
            }},
    Hostile{"tags_in_the_largest_place",
            [](const std::string& path) {
              write_many(path, labyrinth_head(4096), "<row/>", 1'000'000, "</labyrinth>");
            }},
    Hostile{
        "the_largest_place_in_few_bytes",
        [](const std::string& path) { write_many(path, labyrinth_head(4096), " ", 16'000, "</labyrinth>"); }},
    Hostile{"a_pipe", [](const std::string& path) { ::mkfifo(path.c_str(), 0600); }},
    Hostile{"a_folder", [](const std::string& path) { ::mkdir(path.c_str(), 0700); }},
    Hostile{"a_sparse_file",
            [](const std::string& path) {
              std::ofstream(path) << labyrinth_head(20);
              std::filesystem::resize_file(path, 40ULL << 30U);
            }},
    Hostile{"a_picture_of_30000_by_30000",
            [](const std::string& path) {
              std::ofstream(path, std::ios::binary)
                  << "\x89PNG\r\n\x1a\n"
                  << big_endian(13) << "IHDR" << big_endian(30'000) << big_endian(30'000)
                  << std::string("\x08\x02\0\0\0", 5) << big_endian(0) << big_endian(0x7fffffffU) << "IDAT";
            }},
    Hostile{"a_chunk_with_a_lying_length",
            [](const std::string& path) {
              std::ofstream(path, std::ios::binary) << "\x89PNG\r\n\x1a\n"
                                                    << big_endian(0x7ffffff0U) << "iTXtkatabasis";
            }},
    Hostile{"a_run_without_end",
            [](const std::string& path) { write_many(path, run_head(), "wait\n", 2'000'000, ""); }},
    Hostile{"a_run_of_long_lines",
            [](const std::string& path) { write_many(path, run_head(), long_line(), 200'000, ""); }},
    Hostile{"a_run_whose_place_never_ends",
            [](const std::string& path) {
              write_many(path, "katabasis-run 1\nlabyrinth ", std::string(1024, 'A'), 31 << 10, "");
            }},
    Hostile{"nonsense_at_the_end_of_the_longest_run",
            [](const std::string& path) {
              const auto lines = static_cast<int>(most_run_bytes / long_line().size());
              write_many(path, run_head(), long_line(), lines - 1, "jump\n");
            }},
    Hostile{"nothing", [](const std::string& path) { std::ofstream(path).flush(); }},
};

class HostileFile : public ::testing::TestWithParam<Hostile> {};

TEST_P(HostileFile, IsRefusedWithOneLineAndLittleCost) {
  const Scratch scratch;
  const std::string honest = scratch.with("honest.labyrinth.xml", write_labyrinth(small_labyrinth()));
  const Ended start = run(scratch, "validate", honest);
  ASSERT_GT(start.kilobytes, 0) << "the program could not be started";
  const std::string file = scratch.path("hostile");
  GetParam().make(file);
  for (const char* const command : {"validate", "text"}) {
    const Ended ended = run(scratch, command, file);
    EXPECT_EQ(ended.code, 2) << command << ": " << ended.said;
    EXPECT_THAT(ended.said, StartsWith("katabasis: " + file)) << command;
    EXPECT_EQ(std::count(ended.said.begin(), ended.said.end(), '\n'), 1) << command << ": " << ended.said;
    EXPECT_LT(ended.said.size(), 400U) << command;
    EXPECT_LT(ended.kilobytes, start.kilobytes + 64 * 1024) << command;
    EXPECT_LT(ended.seconds, start.seconds + most_seconds) << command;
  }
}

INSTANTIATE_TEST_SUITE_P(Files, HostileFile, ::testing::ValuesIn(hostile_files),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace katabasis::test
