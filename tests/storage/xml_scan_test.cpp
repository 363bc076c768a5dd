#include "storage/xml_scan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "storage/utf8.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;

std::string breach(std::string_view text) {
  const auto problem = scan_xml("a.xml", text, {1000, 5});
  return problem ? std::to_string(problem->line) + ": " + problem->text : "";
}

TEST(XmlScan, LetsHonestXmlThrough) {
  EXPECT_EQ(breach("<a/>"), "");
  EXPECT_EQ(
      breach("\xef\xbb\xbf<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- < & > -->\n<a b='\"' c=\">\"/>\n"),
      "");
  EXPECT_EQ(breach("<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x3ba; κατάβασις</a><!-- end -->"), "");
  EXPECT_EQ(breach("<a><b/><b></b><b/><b/></a>"), "");
}

TEST(XmlScan, OneRootElement) {
  EXPECT_EQ(breach("<a/>\n<a/>"), "2: a second root element");
  EXPECT_EQ(breach("<a/>\nb"), "2: text after the root element");
  EXPECT_EQ(breach("b<a/>"), "1: this is no XML file");
  EXPECT_THAT(breach("\x89PNG\r\n\x1a\n"), HasSubstr("this is a picture"));
  EXPECT_EQ(breach("<a>\n<b></a>"), "2: the file ends inside an element");
  EXPECT_EQ(breach("<a/></a>"), "1: an end tag without its start tag");
  EXPECT_THAT(breach("<!-- -->"), HasSubstr("there is no element"));
}

TEST(XmlScan, NothingThatExpands) {
  EXPECT_THAT(breach("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>"), HasSubstr("document types are not read"));
  EXPECT_EQ(breach("<a>\n&b;</a>"), "2: an unknown reference &b");
  EXPECT_EQ(breach("<a b=\"&c;\"/>"), "1: an unknown reference &c");
  EXPECT_THAT(breach("<a>&#0;</a>"), HasSubstr("unknown reference &#0"));
  EXPECT_THAT(breach("<a>&#xd800;</a>"), HasSubstr("unknown reference"));
  EXPECT_THAT(breach("<a>&#x110000;</a>"), HasSubstr("unknown reference"));
  EXPECT_THAT(breach("<a>&#12x;</a>"), HasSubstr("unknown reference"));
  EXPECT_THAT(breach("<a>&amp</a>"), HasSubstr("unknown reference"));
  EXPECT_THAT(breach("<a><![CDATA[b]]></a>"), HasSubstr("CDATA"));
  EXPECT_THAT(breach("<a><?b?></a>"), HasSubstr("processing instructions"));
  EXPECT_THAT(breach("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>"), HasSubstr("must be UTF-8"));
}

TEST(XmlScan, TagsEnd) {
  EXPECT_THAT(breach("<a b=\"c"), HasSubstr("does not end"));
  EXPECT_THAT(breach("<a <b/>"), HasSubstr("does not end"));
  EXPECT_THAT(breach("<a b=\"<\"/>"), HasSubstr("has < inside"));
  EXPECT_THAT(breach("<a></a"), HasSubstr("does not end"));
  EXPECT_THAT(breach("<!-- -- --><a/>"), HasSubstr("comment"));
  EXPECT_THAT(breach("<a/><!-- "), HasSubstr("comment"));
}

TEST(XmlScan, Limits) {
  EXPECT_THAT(breach("<a><b/><b/><b/><b/>\n<b/></a>"), HasSubstr("2: more than 5 elements"));
  EXPECT_THAT(breach("<a>" + std::string(1000, ' ') + "</a>"), HasSubstr("larger than 1000 bytes"));
}

TEST(XmlScan, TheRootsTag) {
  EXPECT_EQ(root_tag("<?xml version=\"1.0\"?>\n<!-- <b> -->\n<a b=\">\"><c/></a>"), "<a b=\">\">");
  EXPECT_EQ(root_tag("a"), std::nullopt);
  EXPECT_EQ(root_tag(""), std::nullopt);
}

TEST(Utf8, OnlyTheShortestFormOfACharacter) {
  EXPECT_EQ(first_bad_byte("aκ€😀\t\n\r"), std::nullopt);
  EXPECT_EQ(first_bad_byte("a\xc0\x80"), 1U);         // 0 in two bytes
  EXPECT_EQ(first_bad_byte("ab\xe0\x80\xaf"), 2U);    // / in three
  EXPECT_EQ(first_bad_byte("\xed\xa0\x80"), 0U);      // a surrogate
  EXPECT_EQ(first_bad_byte("\xf4\x90\x80\x80"), 0U);  // beyond U+10FFFF
  EXPECT_EQ(first_bad_byte("\xce"), 0U);              // cut short
  EXPECT_EQ(first_bad_byte("\xba"), 0U);              // begins inside
  EXPECT_EQ(first_bad_byte("\x01"), 0U);              // a control character
  EXPECT_EQ(first_bad_byte(std::string_view("\0", 1)), 0U);
  EXPECT_EQ(first_bad_byte("\xff"), 0U);
}

TEST(Utf8, ShownIsOneShortLine) {
  EXPECT_EQ(shown("a\nb"), "a b");
  EXPECT_EQ(characters(shown(std::string(1000, 'x'))), 41U);
  EXPECT_EQ(single_spaced("  a \n\t b "), "a b");
  for (const char* fine : {"", "a", "a b", "ä ö ü"}) EXPECT_TRUE(is_single_spaced(fine)) << fine;
  for (const char* not_fine : {" ", " a", "a ", "a  b", "a\tb", "a\nb", "a \nb"})
    EXPECT_FALSE(is_single_spaced(not_fine)) << not_fine;
  EXPECT_EQ(characters("κατά"), 4U);
}

}  // namespace
}  // namespace katabasis::test
