// What is given away at one window is taken up at another: pictures, files, codes; and what a crash leaves.
#include <gtest/gtest.h>

#include "app/at_window.h"

namespace katabasis::test {
namespace {

class Sharing : public testing::TestWithParam<const char*> {};

TEST_P(Sharing, WorksAtTheWindow) {
  EXPECT_EQ(complaint_of("sharing.sh", fmt::format("{} '{}' '{}'", GetParam(), KATABASIS_DROP_FILE,
                                                   KATABASIS_SOURCE_DIR "/tests/runs")),
            "");
}

INSTANTIATE_TEST_SUITE_P(Of, Sharing, testing::Values("picture", "drop", "code", "crash", "replay"),
                         [](const auto& way) { return std::string(way.param); });

}  // namespace
}  // namespace katabasis::test
