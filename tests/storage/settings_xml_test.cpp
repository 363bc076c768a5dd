// Settings come back as they were written; what is broken is refused with its line.
#include "storage/settings_xml.h"

#include <gtest/gtest.h>

namespace katabasis {
namespace {

TEST(SettingsXml, ComeBackAsTheyWereWritten) {
  const Settings settings{.text_scale = 175,
                          .field_of_view = 91,
                          .reduce_motion = true,
                          .low_quality = true,
                          .contrast = true,
                          .told_of_turns = true,
                          .told_of_doors = false,
                          .told_of_listening = true,
                          .keys = {{"turn-left", "ctrl-q"}, {"help", "h"}}};
  const auto read = parse_settings("settings.xml", write_settings(settings));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, settings);
}

TEST(SettingsXml, NumbersOutOfTheirRangesAreRefusedTogether) {
  const auto read = parse_settings("settings.xml", R"(<?xml version="1.0" encoding="UTF-8"?>
<settings format="1">
  <panels text-scale="74"/>
  <picture field-of-view="101" loud="true"/>
  <told turns="perhaps"/>
</settings>
)");
  ASSERT_FALSE(read);
  ASSERT_EQ(read.problems().size(), 4U);
  EXPECT_EQ(read.problems().front().line, 3);
  EXPECT_EQ(read.problems().back().line, 5);
}

TEST(SettingsXml, HalfAFileIsRefused) {
  const std::string whole = write_settings(Settings{});
  for (std::size_t length = 0; length + 2 < whole.size(); length += 7)
    EXPECT_FALSE(parse_settings("settings.xml", whole.substr(0, length))) << length;
}

}  // namespace
}  // namespace katabasis
