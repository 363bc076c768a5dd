// Below `scene` the same input gives the same output on every machine. What would break that is not to be
// found in the sources of those folders: no floating point, no clock, no locale, no random numbers but Rng's,
// no order that a library is free to choose, nothing that outlives a call and can change, and no two draws in
// one expression, whose order is the compiler's choice. Comments and what stands in quotes do not count.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <regex>
#include <string>
#include <vector>

namespace {

const std::filesystem::path src = std::filesystem::path(KATABASIS_SOURCE_DIR) / "src";
const std::vector<std::string> folders{"base", "content", "labyrinth", "rules",
                                       "play", "editor",  "storage",   "text"};

// What only draws pictures that nothing is ever read from: lengths there may be fractions.
const std::string picture = "storage/plan_";

// The code alone, line by line as it was: comments become spaces, texts and letters empty quotes.
std::string code_of(const std::string& source) {
  static const std::regex skipped(R"re(R"(\w*)\([\s\S]*?\)\1"|//[^\n]*|/\*[\s\S]*?\*/|"(?:\\.|[^"\\\n])*"|)re"
                                  R"re(\b\d[\d']*|'(?:\\.|[^'\\\n])+')re");
  std::string code;
  auto last = source.begin();
  for (std::sregex_iterator match(source.begin(), source.end(), skipped), end; match != end; ++match) {
    code.append(last, source.begin() + match->position());
    const std::string found = match->str();
    const bool number = found.front() >= '0' && found.front() <= '9';
    const bool text = found.front() == '"' || found.front() == 'R' || found.front() == '\'';
    code += number ? found : text ? "\"\"" : " ";
    code.append(static_cast<std::size_t>(std::count(found.begin(), found.end(), '\n')), '\n');
    last = source.begin() + match->position() + match->length();
  }
  code.append(last, source.end());
  return code;
}

struct Ban {
  std::string name;
  std::regex pattern;
  std::vector<std::string> bad;   // what it must find
  std::vector<std::string> good;  // what it must leave alone
  bool fractions = false;         // bans what pictures may do

  friend std::ostream& operator<<(std::ostream& out, const Ban& ban) { return out << ban.name; }
};

const std::string draw = R"(\b(?:below|between|percent|weighted)\()";

const std::vector<Ban> bans{
    {"floating_point",
     std::regex(R"(\b(?:float|double|long double|float_t|double_t)\b|\b\d+\.\d|\b\d+e-?\d)"),
     {"float light;", "const double ratio = 1;", "auto x = 0.5;", "auto x = 1e9;", "std::vector<float> v;"},
     {"// a float", "say(\"double\");", "int doubled = 2;", "auto x = 0x9e3779b97f4a7c15U;",
      "a = 1'000'000;"},
     true},
    {"mathematics_of_floating_point",
     std::regex(
         R"(<(?:cmath|math\.h|complex|numbers)>|\b(?:sqrt|pow|floor|ceil|round|lround|hypot|atan2)\()"),
     {"#include <cmath>", "int x = std::sqrt(2);", "y = floor(z);"},
     {"int rounds(int x);", "play_round(board);"},
     true},
    {"order_of_a_hash",
     std::regex(R"(\bunordered_|\bstd::hash\b)"),
     {"std::unordered_map<int, int> m;", "#include <unordered_set>", "std::hash<int>{}(1)"},
     {"// unordered_map"}},
    {"order_of_addresses",
     std::regex(R"(\b(?:set|map)<\s*(?:const\s+)?[\w:]+\s*(?:const\s*)?\*|\bstd::(?:less|greater)<[^<>]*\*)"),
     {"std::set<Room*> seen;", "std::map<const Door*, int> m;", "std::less<Room*>{}"},
     {"std::map<int, Room*> m;", "std::less<>"}},
    {"foreign_random_numbers",
     std::regex(
         R"(<random>|\brandom_device\b|\bmt19937|\bminstd_rand|_distribution\b|\bdefault_random_engine\b|)"
         R"(\bstd::shuffle\b|\branges::shuffle\b|\bstd::sample\b|\brandom_shuffle\b|\bs?rand\(|\brand48\()"),
     {"std::random_device d;", "std::mt19937_64 g;", "std::uniform_int_distribution<int> d;",
      "std::shuffle(a, b, g);", "x = rand();", "x = std::rand();", "srand(1);", "#include <random>"},
     {"rng.shuffle(std::span(order));", "operand(x);"}},
    {"a_clock",
     std::regex(R"(\bchrono\b|<ctime>|<time\.h>|\btime\(|\bclock\(|\bclock_gettime\b|\bgettimeofday\b|)"
                R"(\b(?:localtime|gmtime|strftime|mktime)\b|\bsleep_for\b|\blast_write_time\b)"),
     {"#include <chrono>", "std::chrono::seconds s;", "time(nullptr);", "std::clock();", "#include <ctime>"},
     {"base_time(x);", "rules.time.base_turns", "archive(\"time\", rules.time);"}},
    {"the_locale",
     std::regex(R"(\bsetlocale\b|\blocale\b|<clocale>|\b(?:isalpha|isdigit|isspace|isalnum|isupper|islower|)"
                R"(isprint|toupper|tolower|strcoll)\()"),
     {"setlocale(LC_ALL, \"\");", "std::locale l;", "std::isdigit(c)", "c = tolower(c);",
      "#include <locale>"},
     {"is_digit(c)", "in_lower(c)"}},
    {"numbers_read_by_the_locale",
     std::regex(
         R"(\bstrto(?:d|f|ld|l|ul|ll|ull|imax|umax)\(|\bsto(?:i|l|ul|ll|ull|f|d|ld)\(|\bato(?:i|l|ll|f)\(|)"
         R"(\bs?scanf\(|\b[sn]*printf\(|\bstd::to_string\(|\bstringstream\b|<sstream>|<iomanip>)"),
     {"strtod(s, nullptr)", "std::stoi(text)", "atoi(text)", "sscanf(a, b)", "snprintf(a, 2, b)",
      "std::stringstream s;", "std::to_string(3)"},
     {"to_string(problem)", "histories(x)"}},
    {"a_pointer_in_a_text",
     std::regex(R"(\bfmt::ptr\(|\breinterpret_cast<\s*std::u?intptr_t\b)"),
     {"fmt::ptr(p)", "reinterpret_cast<std::uintptr_t>(p)"},
     {"reinterpret_cast<const Bytef*>(p)"}},
    {"state_that_outlives_a_call",
     std::regex(R"(\bthread_local\b|\bmutable\s+(?!\{|->)\w|\bextern\b(?!\s*"")|)"
                R"(\bstatic\s+(?!const|inline const)[\w:<>,*& ]+?\s\w+\s*(?:;|=|\{\s*\d|\{\}))"),
     {"thread_local int x;", "static int count = 0;", "  static std::vector<int> kept;",
      "static bool done{};", "mutable int cache;", "extern int x;"},
     {"static constexpr int x = 3;", "static const std::regex r;", "static std::string side(int verb) {",
      "static_assert(x == 3);", "[a]() mutable { return a; }", "static constinit const int y = 2;",
      "static Result<T> start(const std::string& path,\n  const Run& run = {});", "extern \"C\" {"}},
    // What begins a line stands in a namespace.
    {"a_global_that_can_change",
     std::regex(
         R"((?:^|\n)(?!(?:inline |static )*(?:const\w*|__extension__ using|using|namespace|struct|class|enum|template|friend|)"
         R"(static_assert|typedef)\b)[A-Za-z_][\w:<>,*& ]*[\w>&*] \w+(?:\s*=[^=;][^;]*|\{[^;()]*\})?;)"),
     {"int count = 0;", "int a;\nstd::vector<int> kept;", "inline int shared = 1;", "Rng rng{};",
      "std::optional<int> last = f(1);"},
     {"constexpr int x = 3;", "inline constexpr int y = 3;", "const std::regex r;", "using A = int;",
      "struct Room;", "int f(int x);", "int f() {\n  int x = 3;\n}", "std::string_view name(Kind kind);"}},
    {"two_draws_in_one_expression",
     // A brace after a name is a value's; others are blocks', which end an expression.
     std::regex(draw + R"((?:[^;{}]|[\w>]\{|\}(?=\s*[,)}]))*)" + draw),
     {"Position p{rng.between(0, x), rng.between(0, y)};", "f(P{rng.below(2), 0}, P{0, rng.below(2)});",
      "f(rng.below(3), rng.below(4));", "a = rng.percent(50) + dice.between(1, 6);",
      "x = rng.below(rng.below(6));"},
     {"const int x = rng.below(3);\nconst int y = rng.below(4);", "if (rng.percent(3)) { a = rng.below(2); }",
      "if (rng.percent(3)) a = 1;\n  b = rng.below(2);"}},
};

int line_at(const std::string& text, std::ptrdiff_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + at, '\n'));
}

std::vector<int> lines_with(const Ban& ban, const std::string& code) {
  std::vector<int> lines;
  for (std::sregex_iterator match(code.begin(), code.end(), ban.pattern), end; match != end; ++match)
    lines.push_back(line_at(code, match->position()));
  return lines;
}

struct Source {
  std::string name;
  std::string code;
};

std::vector<Source> all_sources() {
  std::vector<Source> sources;
  for (const std::string& folder : folders) {
    if (!std::filesystem::exists(src / folder)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(src / folder)) {
      if (!entry.is_regular_file()) continue;
      std::ifstream in(entry.path());
      const std::string text{std::istreambuf_iterator<char>(in), {}};
      const std::string name = std::filesystem::relative(entry.path(), src).string();
      sources.push_back({name, code_of(text)});
    }
  }
  return sources;
}

class Sameness : public testing::TestWithParam<Ban> {};

TEST_P(Sameness, IsNotBrokenBelowTheScene) {
  static const std::vector<Source> sources = all_sources();
  EXPECT_GT(sources.size(), 80U);
  const Ban& ban = GetParam();
  for (const Source& source : sources) {
    if (ban.fractions && source.name.starts_with(picture)) continue;
    for (const int line : lines_with(ban, source.code))
      ADD_FAILURE() << "src/" << source.name << ':' << line << ": " << ban.name;
  }
}

// The control: each ban finds what it is there for, and not what only looks like it.
TEST_P(Sameness, IsSeenToBeBroken) {
  const Ban& ban = GetParam();
  EXPECT_FALSE(ban.bad.empty());
  for (const std::string& bad : ban.bad) EXPECT_FALSE(lines_with(ban, code_of(bad)).empty()) << bad;
  for (const std::string& good : ban.good) EXPECT_TRUE(lines_with(ban, code_of(good)).empty()) << good;
}

INSTANTIATE_TEST_SUITE_P(Bans, Sameness, testing::ValuesIn(bans),
                         [](const auto& each) { return each.param.name; });

TEST(SamenessCode, IsWhatIsLeftOfASourceWithoutCommentsAndTexts) {
  EXPECT_EQ(code_of("a; // b\nc; /* d\n e */ f;"), "a;  \nc;  \n f;");
  EXPECT_EQ(code_of(R"(say("no \" double", 'x', '"'); b)"), R"(say("", "", ""); b)");
  EXPECT_EQ(code_of("x = R\"(a \" double)\"; y = 1'000;"), "x = \"\"; y = 1'000;");
}

}  // namespace
