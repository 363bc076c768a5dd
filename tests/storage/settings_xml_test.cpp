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
                          .window = {1920, 1080},
                          .fullscreen = true,
                          .vsync = false,
                          .told_of_turns = true,
                          .told_of_doors = false,
                          .told_of_listening = true,
                          .places = {{"log", Position{1000, 0}, false}, {"hero", std::nullopt, true}},
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

TEST(SettingsXml, APlaceThatIsHalfOrOutsideIsRefused) {
  const auto read = parse_settings("settings.xml", R"(<?xml version="1.0" encoding="UTF-8"?>
<settings format="1">
  <panels text-scale="100"/>
  <picture field-of-view="75" width="319" height="4321"/>
  <told/>
  <panel name="log" across="1001" down="0"/>
  <panel name="hero" down="7"/>
</settings>
)");
  ASSERT_FALSE(read);
  ASSERT_EQ(read.problems().size(), 4U);
  EXPECT_EQ(read.problems().front().line, 4);
  EXPECT_EQ(read.problems().back().line, 7);
}

TEST(SettingsXml, OfAnEarlierVersionOpenTheUsualWindow) {
  const auto read = parse_settings("settings.xml", R"(<?xml version="1.0" encoding="UTF-8"?>
<settings format="1"><panels text-scale="100"/><picture field-of-view="75"/><told/></settings>
)");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, Settings{});
}

TEST(SettingsXml, HalfAFileIsRefused) {
  const std::string whole = write_settings(Settings{});
  for (std::size_t length = 0; length + 2 < whole.size(); length += 7)
    EXPECT_FALSE(parse_settings("settings.xml", whole.substr(0, length))) << length;
}

}  // namespace
}  // namespace katabasis
