#include "storage/run_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cerrno>

#include "storage/compress.h"
#include "storage/examples.h"
#include "storage/labyrinth_xml.h"
#include "storage/scratch.h"
#include "storage/share_code.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Origin generated(const Catalog& catalog) {
  Recipe recipe;
  recipe.parameters.seed = 42;
  recipe.content = static_cast<std::uint32_t>(fingerprint(catalog) >> 32U);
  return {recipe, "hoplite"};
}

Run short_run(const Origin& origin) {
  return {origin,
          {Action{action::Turn{1}}, Action{action::Step{Direction::north}},
           Action{action::Open{Direction::east}}, Action{action::Take{{ItemId{3}}}}, Action{action::Sleep{}},
           RoundHash{1, 0x9f3c51d2e07ab846U}, Action{action::Wait{}}, RoundHash{1, 7}}};
}

std::string complaint(const std::string& text) {
  const auto run = read_run("a.run", text, small_catalog());
  return run ? "" : to_string(run.problems().at(0));
}

TEST(RunFile, IsLinesThatAPersonCanRead) {
  const Catalog catalog = small_catalog();
  const Origin origin = generated(catalog);
  const std::string code = write_share_code(std::get<Recipe>(origin.from), catalog);
  EXPECT_EQ(write_run(short_run(origin), catalog),
            "katabasis-run 1\n"
            "code " +
                code +
                "\n"
                "class hoplite\n"
                "turn-right\n"
                "north\n"
                "open east\n"
                "take 3\n"
                "sleep\n"
                "hash 1 9f3c51d2e07ab846\n"
                "wait\n"
                "hash 1 0000000000000007\n");
}

TEST(RunFile, MayBeginWithAByteOrderMark) {
  const Catalog catalog = small_catalog();
  const std::string text = "\xef\xbb\xbf" + write_run(short_run(generated(catalog)), catalog);
  EXPECT_TRUE(is_run(text));
  const auto read = read_run("a.run", text, catalog);
  ASSERT_TRUE(read) << to_string(read.problems().front());
  EXPECT_EQ(read->run.entries.size(), short_run(generated(catalog)).entries.size());
}

TEST(RunFile, WhatIsReadIsWhatWasWritten) {
  const Catalog catalog = small_catalog();
  const std::string text = write_run(short_run(generated(catalog)), catalog);
  const auto read = read_run("a.run", text, catalog);
  ASSERT_TRUE(read) << to_string(read.problems().at(0));
  EXPECT_EQ(std::get<Recipe>(read->run.origin.from).parameters.seed, 42U);
  EXPECT_EQ(read->run.origin.hero_class, "hoplite");
  EXPECT_EQ(read->run.entries.size(), 8U);
  EXPECT_EQ(read->notice, std::nullopt);
  EXPECT_EQ(write_run(read->run, catalog), text);
}

TEST(RunFile, OfMoreActionsThanAnyGameHasIsNotRead) {
  const Catalog catalog = small_catalog();
  std::string text = write_run_start(generated(catalog), catalog);
  while (text.size() < most_run_bytes + 200) text += "wait\n";
  const Scratch scratch;
  for (const auto& read :
       {read_run("a.run", text, catalog), read_run(scratch.with("a.run", text), catalog)}) {
    ASSERT_FALSE(read);
    EXPECT_EQ(read.problems().at(0).text, "a run with more than 2 MiB of actions is not read");
  }
}

TEST(RunFile, SaysThatItWasLookedInto) {
  const Catalog catalog = small_catalog();
  auto run = short_run(generated(catalog));
  const auto plain = read_run("a.run", write_run(run, catalog), catalog);
  ASSERT_TRUE(plain);
  EXPECT_FALSE(plain->run.looked_into);
  run.looked_into = true;
  const auto marked = read_run("a.run", write_run(run, catalog), catalog);
  ASSERT_TRUE(marked);
  EXPECT_TRUE(marked->run.looked_into);
  EXPECT_EQ(write_run(marked->run, catalog), write_run(run, catalog));
  EXPECT_EQ(marked->run.entries.size(), run.entries.size());
}

TEST(RunFile, SaysWhereItWasTakenOverFromAnother) {
  const Catalog catalog = small_catalog();
  auto run = short_run(generated(catalog));
  run.forked = RoundHash{3, 0x0123456789abcdef};
  const std::string text = write_run(run, catalog);
  EXPECT_THAT(text, HasSubstr("\nforked 3 0123456789abcdef\n"));
  const auto read = read_run("a.run", text, catalog);
  ASSERT_TRUE(read) << to_string(read.problems().at(0));
  ASSERT_TRUE(read->run.forked);
  EXPECT_EQ(read->run.forked->round, 3);
  EXPECT_EQ(read->run.forked->hash, 0x0123456789abcdefU);
  EXPECT_EQ(write_run(read->run, catalog), text);
  EXPECT_FALSE(read_run("a.run", changed(text, "forked 3 0123", "forked 3 "), catalog));
}

TEST(RunFile, CarriesALabyrinthThatCameFromAFile) {
  const Catalog catalog = small_catalog();
  const Labyrinth labyrinth = small_labyrinth();
  const std::string text = write_run(short_run({labyrinth, "hoplite"}), catalog);
  EXPECT_THAT(text, StartsWith("katabasis-run 1\nlabyrinth "));
  EXPECT_LT(text.size(), write_labyrinth(labyrinth).size());
  const auto read = read_run("a.run", text, catalog);
  ASSERT_TRUE(read) << to_string(read.problems().at(0));
  EXPECT_EQ(digest(std::get<Labyrinth>(read->run.origin.from)), digest(labyrinth));
  EXPECT_EQ(write_run(read->run, catalog), text);
}

TEST(RunFile, ATornLastLineIsLeftOutWithANotice) {
  const Catalog catalog = small_catalog();
  std::string text = write_run(short_run(generated(catalog)), catalog);
  text += "hash 2 9f3c";
  const auto read = read_run("a.run", text, catalog);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->run.entries.size(), 8U);
  ASSERT_TRUE(read->notice);
  EXPECT_EQ(to_string(*read->notice), "a.run:12: the last line is not whole and was left out");
}

TEST(RunFile, EveryMistakeIsToldWithItsLine) {
  const Catalog catalog = small_catalog();
  const std::string text = write_run(short_run(generated(catalog)), catalog);
  const auto with = [&](std::string_view from, std::string_view to) {
    return complaint(changed(text, from, to));
  };
  EXPECT_THAT(complaint(""), HasSubstr("this is no run"));
  EXPECT_THAT(complaint("PNG\n"), StartsWith("a.run:1: this is no run"));
  EXPECT_THAT(with("katabasis-run 1", "katabasis-run 2"),
              StartsWith("a.run:1: format 2 of runs is not known"));
  EXPECT_THAT(with("code KATA1", "code KATA9"), StartsWith("a.run:2: the share code is of another kind"));
  EXPECT_THAT(with("code KATA1", "kode KATA1"), StartsWith("a.run:2: a run needs the line \"code"));
  EXPECT_THAT(with("class hoplite\n", ""), StartsWith("a.run:3: a run needs the line \"class"));
  EXPECT_THAT(with("class hoplite", "class bard"), StartsWith("a.run:3: there is no class \"bard\""));
  EXPECT_THAT(with("turn-right", "dance"), StartsWith("a.run:4: "));
  EXPECT_THAT(with("north\n", "forward\n"), StartsWith("a.run:5: "));
  EXPECT_THAT(with("north\n", "north \n"), StartsWith("a.run:5: "));
  EXPECT_THAT(with("north\n", "\n"), StartsWith("a.run:5: "));
  EXPECT_THAT(with("north\n", "nor\xff\n"), StartsWith("a.run:5: a byte that is not UTF-8"));
  EXPECT_THAT(with("hash 1 9f3c51d2e07ab846", "hash 1 9F3C51D2E07AB846"),
              StartsWith("a.run:9: a hash's line"));
  EXPECT_THAT(with("hash 1 9f3c51d2e07ab846", "hash 1 9f3c"), StartsWith("a.run:9: a hash's line"));
  EXPECT_THAT(with("hash 1 9f3c51d2e07ab846", "hash -1 9f3c51d2e07ab846"),
              StartsWith("a.run:9: a hash's line"));
  EXPECT_THAT(with("hash 1 9f3c51d2e07ab846", "hash 1x 9f3c51d2e07ab846"),
              StartsWith("a.run:9: a hash's line"));
  EXPECT_THAT(with("hash 1 9f3c51d2e07ab846", "hash"), StartsWith("a.run:9: "));
}

TEST(RunFile, ADamagedLabyrinthIsTold) {
  const std::string start = "katabasis-run 1\nlabyrinth ";
  const std::string end = "\nclass hoplite\n";
  EXPECT_THAT(complaint(start + "####" + end), StartsWith("a.run:2: the labyrinth is not base64"));
  EXPECT_THAT(complaint(start + "AAAA" + end), StartsWith("a.run:2: the labyrinth is damaged"));
  EXPECT_THAT(complaint(start + base64(deflated("<labyrinth/>")) + end),
              StartsWith("a.run:2: in line 1 of the labyrinth: <labyrinth> lacks the attribute format"));
  // What unpacks to far more than its size needs is not unpacked.
  EXPECT_THAT(complaint(start + base64(deflated(std::string(50U << 20U, ' '))) + end),
              StartsWith("a.run:2: the labyrinth is damaged"));
}

TEST(RunFile, NoBitFlipsSilentlyInTheLabyrinth) {
  const Catalog catalog = small_catalog();
  const std::string text = write_run({{small_labyrinth(), "hoplite"}, {}}, catalog);
  int refused = 0;
  for (std::size_t at = 30; at + 20 < text.size(); at += 5) {
    std::string flipped = text;
    flipped[at] ^= 1;
    const auto read = read_run("a.run", flipped, catalog);
    EXPECT_FALSE(read) << "byte " << at;
    refused += read ? 0 : 1;
  }
  EXPECT_GT(refused, 200);
}

// --- a run that grows

TEST(RunRecorder, WritesAfterEachRound) {
  const Catalog catalog = small_catalog();
  const Scratch scratch;
  const std::string path = scratch.path("a.run");
  const auto run = short_run(generated(catalog));
  auto recorder = RunRecorder::start(path, {run.origin, {}}, catalog);
  ASSERT_TRUE(recorder) << to_string(recorder.problems().at(0));
  EXPECT_EQ(content_of(path), write_run_start(run.origin, catalog));
  EXPECT_TRUE(recorder->add(run.entries));
  EXPECT_EQ(content_of(path), write_run_start(run.origin, catalog));
  EXPECT_EQ(recorder->flush(), std::nullopt);
  EXPECT_EQ(content_of(path), write_run(run, catalog));
  EXPECT_EQ(recorder->flush(), std::nullopt);
  EXPECT_EQ(content_of(path), write_run(run, catalog));
}

TEST(RunRecorder, GoesOnWithARunThatWasBegun) {
  const Catalog catalog = small_catalog();
  const Scratch scratch;
  auto run = short_run(generated(catalog));
  const std::string path = scratch.with("a.run", "something older");
  auto recorder = RunRecorder::start(path, run, catalog);
  ASSERT_TRUE(recorder);
  run.entries.emplace_back(Action{action::Listen{}});
  EXPECT_TRUE(recorder->add(std::span(run.entries).last(1)));
  EXPECT_EQ(recorder->flush(), std::nullopt);
  EXPECT_EQ(content_of(path), write_run(run, catalog));
}

TEST(RunRecorder, MarksWhereItLearnsThatTheGameWasLookedInto) {
  const Catalog catalog = small_catalog();
  const Scratch scratch;
  const std::string path = scratch.path("a.run");
  const auto run = short_run(generated(catalog));
  auto recorder = RunRecorder::start(path, run, catalog);
  ASSERT_TRUE(recorder);
  recorder->add_looked_into();
  EXPECT_TRUE(recorder->add(std::vector<RunEntry>{Action{action::Listen{}}}));
  EXPECT_EQ(recorder->flush(), std::nullopt);
  EXPECT_EQ(content_of(path), write_run(run, catalog) + "looked-into\nlisten\n");
  const auto read = read_run(path, catalog);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->run.looked_into);
  EXPECT_EQ(read->run.entries.size(), run.entries.size() + 1);
}

TEST(RunRecorder, WhatAFullDiskDidNotTakeIsWrittenLater) {
  const Catalog catalog = small_catalog();
  const Scratch scratch;
  const std::string path = scratch.path("a.run");
  const auto run = short_run(generated(catalog));
  std::ptrdiff_t room = 1'000'000;  // bytes left on the disk
  FileCalls calls = system_calls();
  calls.write = [&, real = calls.write](int file, const void* bytes, std::size_t count) {
    if (room == 0) {
      errno = ENOSPC;
      return ssize_t{-1};
    }
    const ssize_t written = real(file, bytes, std::min(count, static_cast<std::size_t>(room)));
    room -= written;
    return written;
  };
  auto recorder = RunRecorder::start(path, {run.origin, {}}, catalog, calls);
  ASSERT_TRUE(recorder);
  room = 9;  // in the middle of a line
  EXPECT_TRUE(recorder->add(run.entries));
  const auto problem = recorder->flush();
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->text, "cannot be written: No space left on device");
  EXPECT_THAT(content_of(path), StartsWith(write_run_start(run.origin, catalog)));
  room = 1'000'000;
  EXPECT_EQ(recorder->flush(), std::nullopt);
  EXPECT_EQ(content_of(path), write_run(run, catalog));
}

TEST(RunRecorder, APlaceThatCannotBeWrittenIsTold) {
  const Catalog catalog = small_catalog();
  const auto recorder = RunRecorder::start("/dev/full", short_run(generated(catalog)), catalog);
  ASSERT_FALSE(recorder);
  EXPECT_THAT(recorder.problems().at(0).text, HasSubstr("No space left"));
}

TEST(Compress, Base64IsStrict) {
  for (std::string bytes; bytes.size() < 20; bytes += static_cast<char>(0xf0 + bytes.size())) {
    EXPECT_EQ(from_base64(base64(bytes)), bytes);
  }
  EXPECT_EQ(base64("light w"), "bGlnaHQgdw==");
  for (const char* const broken : {"a", "ab", "abc", "ab=c", "a===", "====", "ab c", "ab==ab==", "ab*="}) {
    EXPECT_EQ(from_base64(broken), std::nullopt) << broken;
  }
  EXPECT_EQ(from_base64("bGlnaHQgdx=="), std::nullopt);  // bits that belong to no byte
}

TEST(Compress, UnpacksUpToALimit) {
  const std::string packed = deflated(std::string(100'000, 'a'));
  EXPECT_EQ(inflated(packed, 100'000), std::string(100'000, 'a'));
  EXPECT_EQ(inflated(packed, 99'999), std::nullopt);
  EXPECT_EQ(inflated(packed.substr(0, packed.size() - 1), 100'000), std::nullopt);
  EXPECT_EQ(inflated(packed + "x", 100'000), std::nullopt);
  EXPECT_EQ(inflated("", 10), std::nullopt);
  EXPECT_EQ(inflated_start(packed, 10), "aaaaaaaaaa");
}

}  // namespace
}  // namespace katabasis::test
