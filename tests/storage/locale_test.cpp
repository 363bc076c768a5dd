// No format depends on the locale that the process runs under.
#include <gtest/gtest.h>

#include <clocale>
#include <locale>

#include "storage/catalog_xml.h"
#include "storage/examples.h"
#include "storage/folders.h"
#include "storage/labyrinth_xml.h"
#include "storage/run_file.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

// German: a comma before decimals, dots between thousands. Where its locale is not installed, C++ streams and
// fmt get the same punctuation, and only the C functions stay as they are.
class German {
 public:
  German() {
    c_part_ = std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr;
    std::locale::global(std::locale(std::locale(), new Punctuation));
  }
  ~German() {
    std::locale::global(std::locale::classic());
    std::setlocale(LC_ALL, "C");
  }
  German(const German&) = delete;
  German& operator=(const German&) = delete;
  bool c_part() const { return c_part_; }

 private:
  struct Punctuation : std::numpunct<char> {
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
  };
  bool c_part_ = false;
};

TEST(Locale, FilesAreTheSameInGerman) {
  const Catalog catalog = small_catalog();
  Labyrinth labyrinth = small_labyrinth();
  labyrinth.parameters.max_room = 1'234'567;
  const katabasis::Run run{{labyrinth, "hoplite"}, {RoundHash{123'456, 0xabcdef}}};
  const std::string plain_labyrinth = write_labyrinth(labyrinth);
  const std::string plain_run = write_run(run, catalog);

  const German german;
  if (!german.c_part()) GTEST_LOG_(INFO) << "de_DE.UTF-8 is not installed: only C++ speaks German here";
  EXPECT_EQ(write_labyrinth(labyrinth), plain_labyrinth);
  EXPECT_EQ(write_run(run, catalog), plain_run);
  const auto read = read_labyrinth("a.xml", std::string_view(plain_labyrinth));
  ASSERT_TRUE(read);
  EXPECT_EQ(digest(*read), digest(labyrinth));
  const std::string folder = shipped_data_folder();
  EXPECT_TRUE(read_catalog(folder + "/database.xml", folder + "/rules.xml"));
}

}  // namespace
}  // namespace katabasis::test
