#include "storage/run_file.h"

#include <fcntl.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <utility>

#include "base/digest.h"
#include "play/words.h"
#include "storage/compress.h"
#include "storage/labyrinth_xml.h"
#include "storage/share_code.h"
#include "storage/utf8.h"
#include "storage/xml_read.h"

namespace katabasis {

namespace {

constexpr std::size_t most_bytes = 32U << 20U;
constexpr std::size_t end_bytes = 256;  // for the closing hash, and that it was forked and looked into
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::string_view looked_into = "looked-into";

// What stands after `word` and a space, if the line begins with them.
std::optional<std::string_view> after(std::string_view line, std::string_view word) {
  if (!line.starts_with(word) || line.size() <= word.size() || line[word.size()] != ' ') return std::nullopt;
  return line.substr(word.size() + 1);
}

std::optional<std::uint64_t> hash_in(std::string_view digits) {
  std::uint64_t hash = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), hash, 16);
  if (error != std::errc{} || end != digits.data() + digits.size() || hex(hash) != digits)
    return std::nullopt;
  return hash;
}

Result<RunEntry> read_entry(std::string_view line) {
  if (const auto hash = after(line, "hash")) {
    auto read = read_round_hash(*hash);
    return read ? Result<RunEntry>(*read) : Result<RunEntry>(read.problems());
  }
  if (first_bad_byte(line)) return Problem{{}, 0, "a byte that is not UTF-8 text"};
  auto action = parse_action(line, Direction::north);
  if (!action) return action.problems();
  // Where the hero looks is not known here, so only the words that do not depend on it count.
  if (words(*action) != line)
    return Problem{{}, 0, fmt::format("\"{}\" is not written as runs write it", shown(line))};
  return RunEntry{std::move(*action)};
}

// As much as an honest labyrinth of its size needs, and no more than honest ones shrink: a few kilobytes do
// not get to fill the memory. Only wide empty halls shrink more than a hundred times, and those are short in
// any case.
std::size_t most_unpacked(std::string_view packed) {
  constexpr std::size_t start = 1U << 16U;
  constexpr std::size_t always = 18U << 20U;
  constexpr std::size_t most_shrunk = 100;
  return std::min(most_labyrinth_bytes(inflated_start(packed, start)), always + most_shrunk * packed.size());
}

// The lines before a run's actions, if a file that starts so holds them all in its start.
std::optional<std::size_t> bytes_of_head(std::string_view start) {
  constexpr int head_lines = 3;
  std::size_t bytes = 0;
  for (int line = 0; line < head_lines; ++line) {
    const std::size_t end = start.find('\n', bytes);
    if (end == std::string_view::npos) return std::nullopt;
    bytes = end + 1;
  }
  return bytes;
}

std::optional<std::string> too_long(std::string_view entries) {
  if (entries.size() <= most_run_bytes) return std::nullopt;
  return fmt::format("a run with more than {} MiB of actions is not read", most_run_bytes >> 20U);
}

std::string_view without_mark(std::string_view text) {
  return text.substr(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
}

std::string before_entries(const Run& run, const Catalog& catalog) {
  std::string text = write_run_start(run.origin, catalog);
  if (run.forked) text += fmt::format("forked {}\n", write_round_hash(*run.forked));
  if (run.looked_into) text += fmt::format("{}\n", looked_into);
  return text;
}

// Reads line by line; the first line that cannot be understood ends it, since all that follow depend on it.
class RunReader {
 public:
  RunReader(const std::string& file, std::string_view text, const Catalog& catalog)
      : file_(file), rest_(without_mark(text)), catalog_(catalog) {}

  Result<ReadRun> read() {
    if (const auto bad = first_bad_byte(rest_)) {
      line_ = 1 + static_cast<int>(
                      std::count(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(*bad), '\n'));
      wrong("a byte that is not UTF-8 text");
    }
    if (problems_.empty()) read_start();
    if (auto why = problems_.empty() ? too_long(rest_) : std::nullopt) wrong(std::move(*why));
    while (problems_.empty() && next_line()) add_entry();
    if (!problems_.empty()) return std::move(problems_);
    return std::move(result_);
  }

 private:
  // False at the end, and at a line that is not whole.
  bool next_line() {
    if (rest_.empty()) return false;
    ++line_;
    const std::size_t end = rest_.find('\n');
    if (end == std::string_view::npos) {
      result_.notice = Problem{file_, line_, "the last line is not whole and was left out"};
      return false;
    }
    now_ = rest_.substr(0, end);
    if (now_.ends_with('\r')) now_.remove_suffix(1);  // it came through another system's editor
    rest_.remove_prefix(end + 1);
    return true;
  }

  void wrong(std::string text) { problems_.push_back({file_, line_, std::move(text)}); }
  void wrong(const std::vector<Problem>& problems) {
    for (const Problem& problem : problems) wrong(problem.text);
  }

  // The value of a header line `word VALUE`, or nothing and a problem.
  std::optional<std::string_view> header(std::string_view word) {
    const auto value = next_line() ? after(now_, word) : std::nullopt;
    if (!value) wrong(fmt::format("a run needs the line \"{} …\" here", word));
    return value;
  }

  void read_start() {
    const auto format = next_line() ? after(now_, "katabasis-run") : std::nullopt;
    if (!format) return wrong("this is no run: it does not begin with \"katabasis-run 1\"");
    if (*format != "1") {
      return wrong(fmt::format("format {} of runs is not known: this version of the game reads format 1",
                               shown(*format)));
    }
    read_place();
    if (problems_.empty()) read_class();
  }

  void read_place() {
    if (!next_line()) return wrong("the run ends before it says where it was played");
    if (const auto code = after(now_, "code")) {
      auto recipe = read_share_code(*code, catalog_);
      if (!recipe) return wrong(recipe.problems());
      result_.run.origin.from = std::move(*recipe);
    } else if (const auto letters = after(now_, "labyrinth")) {
      read_labyrinth_line(*letters);
    } else {
      wrong("a run needs the line \"code …\" or \"labyrinth …\" here");
    }
  }

  void read_labyrinth_line(std::string_view letters) {
    const auto packed = from_base64(letters);
    if (!packed) return wrong("the labyrinth is not base64");
    const auto xml = inflated(*packed, most_unpacked(*packed));
    if (!xml) return wrong("the labyrinth is damaged: it cannot be unpacked");
    auto labyrinth = katabasis::read_labyrinth("", *xml);
    if (!labyrinth) {
      for (const Problem& problem : labyrinth.problems()) {
        wrong(fmt::format("in line {} of the labyrinth: {}", problem.line, problem.text));
      }
      return;
    }
    result_.run.origin.from = std::move(*labyrinth);
  }

  void read_class() {
    const auto id = header("class");
    if (!id) return;
    const auto& classes = catalog_.rules.classes;
    if (std::none_of(classes.begin(), classes.end(), [&](const HeroClass& hero) { return hero.id == *id; })) {
      return wrong(fmt::format("there is no class \"{}\"", shown(*id)));
    }
    result_.run.origin.hero_class = *id;
    const auto* const recipe = std::get_if<Recipe>(&result_.run.origin.from);
    if (recipe != nullptr && recipe->hero_class != *id) {
      wrong(fmt::format("the class is \"{}\", but \"{}\" in the share code", shown(*id), recipe->hero_class));
    }
  }

  void add_entry() {
    if (const auto from = after(now_, "forked")) {
      const auto read = read_round_hash(*from);
      if (!read) return wrong(read.problems());
      result_.run.forked = *read;
      return;
    }
    if (now_ == looked_into) {
      result_.run.looked_into = true;
      return;
    }
    auto entry = read_entry(now_);
    if (!entry) return wrong(entry.problems());
    result_.run.entries.push_back(std::move(*entry));
  }

  const std::string& file_;
  std::string_view rest_;
  const Catalog& catalog_;
  std::string_view now_;  // the line
  int line_ = 0;
  std::vector<Problem> problems_;
  ReadRun result_;
};

}  // namespace

Result<RoundHash> read_round_hash(std::string_view round_and_hash) {
  const std::size_t space = round_and_hash.find(' ');
  const auto round = strict_number(round_and_hash.substr(0, space), 1, most_rounds);
  const auto hash =
      space == std::string_view::npos ? std::nullopt : hash_in(round_and_hash.substr(space + 1));
  if (!round || !hash) {
    return Problem{{}, 0, "a hash's line is \"hash ROUND\" and 16 digits of 0-9 and a-f"};
  }
  return RoundHash{static_cast<int>(*round), *hash};
}

std::string write_round_hash(const RoundHash& hash) {
  return fmt::format("{} {}", hash.round, hex(hash.hash));
}

bool is_run(std::string_view start) {
  return without_mark(start).starts_with("katabasis-run");
}

std::string write_run_start(const Origin& origin, const Catalog& catalog) {
  const auto* const recipe = std::get_if<Recipe>(&origin.from);
  const std::string place =
      recipe != nullptr ? "code " + write_share_code(*recipe, catalog)
                        : "labyrinth " + base64(deflated(write_labyrinth(std::get<Labyrinth>(origin.from))));
  return fmt::format("katabasis-run 1\n{}\nclass {}\n", place, origin.hero_class);
}

std::string write_run_entries(std::span<const RunEntry> entries) {
  std::string text;
  for (const RunEntry& entry : entries) {
    const auto* const hash = std::get_if<RoundHash>(&entry);
    text += hash != nullptr ? "hash " + write_round_hash(*hash) : words(std::get<Action>(entry));
    text += '\n';
  }
  return text;
}

std::string write_run(const Run& run, const Catalog& catalog) {
  return before_entries(run, catalog) + write_run_entries(run.entries);
}

Result<ReadRun> read_run(const std::string& file, std::string_view text, const Catalog& catalog) {
  return RunReader(file, text, catalog).read();
}

Result<ReadRun> read_run(const std::string& path, const Catalog& catalog) {
  const Result<std::string> start = read_start(path, 64U << 10U);
  if (!start) return start.problems();
  // Of a file that is too long no more is read than shows that it is.
  const auto head = bytes_of_head(*start);
  const Result<std::string> text =
      head ? read_start(path, *head + most_run_bytes + 1) : read_file(path, most_bytes);
  if (!text) return text.problems();
  return read_run(path, *text, catalog);
}

Result<std::vector<RunEntry>> read_run_entries(const std::string& file, int line, std::string_view text) {
  std::vector<RunEntry> entries;
  if (auto why = too_long(text)) return Problem{file, line, std::move(*why)};
  entries.reserve(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')));
  for (; !text.empty(); ++line) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return Problem{file, line, "the last line is not whole"};
    auto entry = read_entry(text.substr(0, end));
    if (!entry) return Problem{file, line, entry.problems().front().text};
    entries.push_back(std::move(*entry));
    text.remove_prefix(end + 1);
  }
  return entries;
}

RunRecorder::RunRecorder(std::string path, FileCalls calls, int descriptor, std::size_t bytes)
    : path_(std::move(path)),
      calls_(std::make_unique<const FileCalls>(std::move(calls))),
      file_(*calls_, descriptor),
      bytes_(bytes) {}

Result<RunRecorder> RunRecorder::start(const std::string& path, const Run& run, const Catalog& catalog,
                                       const FileCalls& calls) {
  const std::string entries = write_run_entries(run.entries);
  if (entries.size() + end_bytes > most_run_bytes)
    return Problem{path, 0, "this game has become too long to be recorded"};
  if (auto problem = write_file(path, before_entries(run, catalog) + entries, calls)) return *problem;
  const int descriptor = calls.open(path.c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC, 0);
  if (descriptor < 0) return file_problem(path, "cannot be written", errno);
  return RunRecorder(path, calls, descriptor, entries.size());
}

bool RunRecorder::add(std::span<const RunEntry> entries) {
  const std::string text = write_run_entries(entries);
  if (bytes_ + text.size() + end_bytes > most_run_bytes) return false;
  bytes_ += text.size();
  pending_ += text;
  return true;
}

void RunRecorder::add_end(const RoundHash& hash) {
  pending_ += write_run_entries(std::array{RunEntry(hash)});
}

void RunRecorder::add_looked_into() {
  pending_ += fmt::format("{}\n", looked_into);
}

std::optional<Problem> RunRecorder::flush() {
  const std::size_t written = file_.write_some(pending_);
  pending_.erase(0, written);
  if (!pending_.empty() || calls_->fsync(file_.descriptor()) != 0) {
    return file_problem(path_, "cannot be written", errno);
  }
  return std::nullopt;
}

}  // namespace katabasis
