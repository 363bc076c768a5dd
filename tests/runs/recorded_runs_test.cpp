// Recorded games are played again: the same actions give the same state after every round, and an action that
// was tampered with is found in its round. `record_runs tests/runs` records them anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "labyrinth/generate.h"
#include "play/session.h"
#include "storage/catalog_xml.h"
#include "storage/run_file.h"
#include "storage/save_xml.h"
#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using Path = std::filesystem::path;

std::vector<std::string> run_files() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(Path(KATABASIS_SOURCE_DIR) / "tests/runs")) {
    if (entry.path().extension() == ".run") files.push_back(entry.path().filename().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> every_sixth(const std::vector<std::string>& files) {
  std::vector<std::string> chosen;
  for (std::size_t i = 2; i < files.size(); i += 6) chosen.push_back(files[i]);
  return chosen;
}

const Catalog& shipped_catalog() {
  static const Catalog catalog = *read_catalog((Path(KATABASIS_DATA_DIR) / "database.xml").string(),
                                               (Path(KATABASIS_DATA_DIR) / "rules.xml").string());
  return catalog;
}

Labyrinth labyrinth_of(const Origin& origin) {
  if (const auto* const labyrinth = std::get_if<Labyrinth>(&origin.from)) return *labyrinth;
  return std::get<Generated>(generate(std::get<Recipe>(origin.from).parameters, shipped_catalog())).labyrinth;
}

class RecordedRun : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const auto read =
        read_run((Path(KATABASIS_SOURCE_DIR) / "tests/runs" / GetParam()).string(), shipped_catalog());
    ASSERT_TRUE(read) << to_string(read.problems().front());
    ASSERT_FALSE(read->notice);
    run_ = read->run;
    place_ = make_place(labyrinth_of(run_.origin), shipped_catalog());
  }

  katabasis::Run run_;
  std::shared_ptr<const Place> place_;
};

TEST_P(RecordedRun, GivesTheSameStateAfterEveryRound) {
  const Replay again = replay(place_, run_);
  ASSERT_FALSE(again.divergence) << "round " << again.divergence->round << ": " << again.divergence->what;
  EXPECT_NE(GetParam().find(name(again.session.game().world().status)), std::string::npos);
  const auto rounds = std::count_if(run_.entries.begin(), run_.entries.end(), [](const RunEntry& entry) {
    return std::holds_alternative<RoundHash>(entry);
  });
  EXPECT_EQ(rounds, again.session.game().world().round) << "a hash for each round, the last one included";
}

// Another thing to do that is always possible and does something else: nothing, or, where nothing changes but
// time, a look to the side.
Action instead_of(const Action& action) {
  const bool idle = std::holds_alternative<action::Wait>(action) ||
                    std::holds_alternative<action::Sleep>(action) ||
                    std::holds_alternative<action::Listen>(action);
  return idle ? Action{action::Turn{1}} : Action{action::Wait{}};
}

TEST_P(RecordedRun, ATamperedActionIsNamedInItsRound) {
  std::vector<std::pair<std::size_t, int>> actions;  // with their rounds
  int round = 1;
  for (std::size_t i = 0; i < run_.entries.size(); ++i) {
    if (std::holds_alternative<RoundHash>(run_.entries[i])) {
      ++round;
    } else {
      actions.emplace_back(i, round);
    }
  }
  // Not the very last blow: whether it was parried or not struck at all can come to the same in the end.
  for (const std::size_t part : {0, 1, 2, 3, 4}) {
    const auto [index, tampered_round] = actions[part * (actions.size() - 1) / 5];
    katabasis::Run tampered = run_;
    tampered.entries[index] = instead_of(std::get<Action>(run_.entries[index]));
    const Replay again = replay(place_, tampered);
    ASSERT_TRUE(again.divergence) << "action " << index;
    EXPECT_EQ(again.divergence->round, tampered_round) << again.divergence->what;
  }
}

class SavedRun : public RecordedRun {};

TEST_P(SavedRun, SavingAndLoadingAfterEveryActionChangesNothing) {
  Session session(place_, run_.origin);
  std::size_t hashes = 0;
  for (const RunEntry& entry : run_.entries) {
    if (const auto* const recorded = std::get_if<RoundHash>(&entry)) {
      ASSERT_EQ(session.game().hash(), recorded->hash) << "round " << recorded->round;
      ++hashes;
      continue;
    }
    ASSERT_FALSE(session.act(std::get<Action>(entry)).refusal);
    auto loaded = read_save("a", write_save(session, shipped_catalog()), shipped_catalog());
    ASSERT_TRUE(loaded) << to_string(loaded.problems().front());
    session = std::move(*loaded);
  }
  EXPECT_GE(hashes, 5U);
}

std::string name_of(const testing::TestParamInfo<std::string>& file) {
  std::string name = file.param.substr(0, file.param.find('.'));
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, RecordedRun, testing::ValuesIn(run_files()), name_of);
INSTANTIATE_TEST_SUITE_P(EverySixth, SavedRun, testing::ValuesIn(every_sixth(run_files())), name_of);

// A sweep over nothing must not pass.
TEST(RecordedRuns, ThereAreEnoughOfEachKind) {
  std::map<std::string, int> kinds;  // files
  std::uintmax_t largest = 0;
  for (const std::string& file : run_files()) {
    const Path path = Path(KATABASIS_SOURCE_DIR) / "tests/runs" / file;
    largest = std::max(largest, std::filesystem::file_size(path));
    ++kinds[file.substr(file.find('-') + 1)];
    const std::string text = content_of(path.string());
    for (const char* const word : {"sleep", "listen", "take", "drop", "use", "equip", "unlock", "close",
                                   "labyrinth", "code", "hash 300"})
      kinds[word] += text.find(std::string("\n") + word) != std::string::npos;
  }
  EXPECT_GE(run_files().size(), 30U);
  EXPECT_GE(every_sixth(run_files()).size(), 5U);
  EXPECT_GE(kinds["won.run"], 10);
  EXPECT_GE(kinds["dead.run"], 10);
  EXPECT_GE(kinds["hash 300"], 4) << "long ones";
  EXPECT_GE(kinds["sleep"], 10);
  EXPECT_GE(kinds["listen"], 10);
  EXPECT_GE(kinds["labyrinth"], 3) << "from a file";
  EXPECT_GE(kinds["code"], 20);
  for (const char* const word : {"take", "drop", "use", "equip", "unlock", "close"})
    EXPECT_GE(kinds[word], 3) << word;
  EXPECT_LE(largest, 100'000U);
}

}  // namespace
}  // namespace katabasis::test
