#include "storage/save_xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <limits>
#include <memory>
#include <utility>

#include "base/digest.h"
#include "labyrinth/meaning.h"
#include "storage/file.h"
#include "storage/labyrinth_xml.h"
#include "storage/run_file.h"
#include "storage/save_archive.h"
#include "storage/save_check.h"
#include "storage/share_code.h"

namespace katabasis {

namespace {

constexpr std::string_view head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<save format=\"1\" checksum=\"";
constexpr std::size_t digits = 16;
constexpr std::string_view head_end = "\">";
constexpr std::size_t head_size = head.size() + digits + head_end.size();
constexpr int head_line = 2;

std::string checksum(std::string_view text) {
  Digest digest;
  digest.add(text.substr(head_size));
  return hex(digest.value());
}

// --- writing

void write_origin(const Run& run, const Catalog& catalog, XmlWriter& xml) {
  xml.begin("origin").attribute("class", run.origin.hero_class);
  if (const auto* const recipe = std::get_if<Recipe>(&run.origin.from))
    xml.attribute("code", write_share_code(*recipe, catalog));
  if (run.forked) xml.attribute("forked", write_round_hash(*run.forked));
  if (run.looked_into) xml.attribute("looked-into", "true");
  xml.end();
}

// --- reading

Problem damaged(const std::string& file, std::string_view text) {
  if (const auto broken = scan_xml(file, text, {text.size(), text.size()}))
    return {file, broken->line, "the save is damaged: " + broken->text};
  return {file, head_line, "the save is damaged: its checksum does not fit"};
}

// Another kind of file, or another format.
std::optional<Problem> foreign(const std::string& file, std::string_view text) {
  const auto tag = root_tag(text.substr(0, labyrinth_start_bytes));
  if (!tag) return std::nullopt;
  const auto lines = std::count(text.data(), tag->data(), '\n');
  const std::string_view open = tag->substr(0, tag->size() - (tag->ends_with("/>") ? 2 : 1));
  XmlText alone(file, fmt::format("{}{}/>", std::string(static_cast<std::size_t>(lines), '\n'), open),
                {2 * labyrinth_start_bytes, 1});
  if (alone.root("save")) return std::nullopt;
  return alone.problems().all().front();
}

// Does it begin like what is written here?
bool is_ours(std::string_view text) {
  return text.starts_with(head) && text.size() > head_size &&
         text.substr(head.size() + digits).starts_with(head_end);
}

// The labyrinth's text begins within the start of a save.
std::string_view labyrinth_start(std::string_view text) {
  return text.substr(std::min(text.find("<labyrinth"), text.size()), labyrinth_start_bytes);
}

// Reads the parts in the file's order; what follows a part that cannot be read means nothing.
class Reader {
 public:
  Reader(const std::string& file, Element root, const Catalog& catalog)
      : file_(file), root_(root), catalog_(catalog) {}

  std::optional<Session> read() {
    auto labyrinth = root_.demand("labyrinth");
    if (labyrinth) read_place(*labyrinth);
    if (!place_) return std::nullopt;
    // The longest part of all goes on beside the next one where there is a second core.
    auto findings = std::async([this] { return breaches(place_->labyrinth, nullptr); });
    read_state();
    tell(*labyrinth, findings.get());
    if (root_.all_well()) check();
    if (!root_.all_well()) return std::nullopt;
    return Session(Game(place_, std::move(world_), std::move(known_)), std::move(run_));
  }

 private:
  void read_place(Element& element) {
    Labyrinth labyrinth = read_labyrinth(element);
    if (root_.all_well()) place_ = make_place(std::move(labyrinth), catalog_);
  }

  static void tell(Element& element, const std::vector<Finding>& findings) {
    const auto finding = std::ranges::find(findings, false, &Finding::note);
    if (finding == findings.end()) return;
    element.problem(fmt::format("the labyrinth breaks rule {}: {}", finding->rule, finding->text));
  }

  void read_state() {
    world_element_ = root_.demand("world");
    known_element_ = world_element_ ? root_.demand("known") : std::nullopt;
    auto origin = known_element_ ? root_.demand("origin") : std::nullopt;
    auto run = origin ? root_.demand("run") : std::nullopt;
    if (!run) return;
    const auto fields = static_cast<std::size_t>(place_->labyrinth.size().area());
    const std::size_t most = std::max(fields + 10'000, most_run_bytes / 16);
    ElementReader(*world_element_, most).whole(world_);
    known_.seen = Grid<std::int32_t>(place_->labyrinth.size());
    ElementReader(*known_element_, most).whole(known_);
    read_origin(*origin);
    read_entries(*run);
    root_.done();
  }

  void read_origin(Element& element) {
    run_.origin.hero_class = element.id("class");
    const auto& classes = catalog_.rules.classes;
    const bool known = std::any_of(classes.begin(), classes.end(), [this](const HeroClass& hero) {
      return hero.id == run_.origin.hero_class;
    });
    if (!known) element.problem(fmt::format("there is no class \"{}\"", run_.origin.hero_class));
    if (const auto code = element.optional("code")) {
      read_code(element, *code);
    } else {
      run_.origin.from = place_->labyrinth;
    }
    if (const auto words = element.optional("forked")) {
      auto forked = read_round_hash(*words);
      if (!forked) return element.problem(forked.problems().front().text);
      run_.forked = *forked;
    }
    run_.looked_into = element.truth("looked-into");
    element.done();
  }

  void read_code(Element& element, std::string_view code) {
    auto recipe = read_share_code(code, catalog_);
    if (!recipe) return element.problem(recipe.problems().front().text);
    const bool fits = recipe->hero_class == run_.origin.hero_class &&
                      recipe->parameters == place_->labyrinth.parameters &&
                      write_share_code(*recipe, catalog_) == code;
    if (!fits) element.problem("the share code is for another game");
    run_.origin.from = std::move(*recipe);
  }

  void read_entries(Element& element) {
    std::string_view lines = element.text();
    if (lines.starts_with('\n')) lines.remove_prefix(1);
    auto entries = read_run_entries(file_, element.line() + 1, lines);
    if (entries) {
      run_.entries = std::move(*entries);
    } else {
      element.problem_at(entries.problems().front().line, entries.problems().front().text);
    }
    element.done();
  }

  // Of a place that breaks no rule.
  void check() {
    if (const auto wrong = breach(world_, *place_, run_.origin.hero_class))
      return world_element_->problem(*wrong);
    if (const auto wrong = breach(known_, world_, *place_)) known_element_->problem(*wrong);
  }

  const std::string& file_;
  Element root_;
  const Catalog& catalog_;
  std::shared_ptr<const Place> place_;
  std::optional<Element> world_element_;
  std::optional<Element> known_element_;
  World world_;
  Known known_;
  Run run_;
};

}  // namespace

std::string write_save(const Session& session, const Catalog& catalog) {
  XmlWriter xml;
  xml.begin("save").attribute("format", 1).attribute("checksum", hex(0));
  write_labyrinth(session.game().place().labyrinth, Lists::lines, xml);
  ElementWriter elements(xml);
  elements.element("world", session.game().world());
  elements.element("known", session.game().known());
  write_origin(session.run(), catalog, xml);
  xml.text("run", "\n" + write_run_entries(session.run().entries));
  xml.end();
  return sealed(xml.take());
}

std::string sealed(std::string text) {
  if (text.size() > head_size) text.replace(head.size(), digits, checksum(text));
  return text;
}

std::size_t most_save_bytes(std::string_view start) {
  // The labyrinth once, and as much again for what has changed in it.
  return 2 * most_labyrinth_bytes(labyrinth_start(start)) + most_run_bytes;
}

bool can_be_read_again(std::string_view save) {
  return save.size() <= most_save_bytes(save) && save.size() - save.rfind("<run>") <= most_run_bytes;
}

bool is_save(std::string_view start) {
  const auto tag = root_tag(start.substr(0, labyrinth_start_bytes));
  return (tag && tag->starts_with("<save ")) || start.starts_with(head.substr(0, head.rfind(' ')));
}

Result<Session> read_save(const std::string& file, std::string_view text, const Catalog& catalog) {
  if (!is_ours(text)) {
    const auto problem = foreign(file, text);
    return problem ? *problem : damaged(file, text);
  }
  // It is parsed meanwhile, but nothing of it is believed before.
  auto whole = std::async([text] { return text.substr(head.size(), digits) == checksum(text); });
  const auto lie = lie_about_size(labyrinth_start(text), text.size());
  constexpr std::size_t elements_of_a_save = 100;
  XmlLimits limits = labyrinth_limits(labyrinth_start(text), text.size());
  limits = {most_save_bytes(text), limits.tags + elements_of_a_save};
  std::optional<XmlText> xml;
  if (!lie) xml.emplace(file, text, limits);
  if (!whole.get()) return damaged(file, text);
  if (lie) return Problem{file, head_line, *lie};
  if (auto root = xml->root("save")) {
    root->word("checksum");
    auto session = Reader(file, *root, catalog).read();
    if (session) return std::move(*session);
  }
  return xml->problems().all();
}

Result<Session> read_save(const std::string& path, const Catalog& catalog) {
  const Result<std::string> start = read_start(path, labyrinth_start_bytes);
  if (!start) return start.problems();
  const Result<std::string> text = read_file(path, most_save_bytes(*start));
  if (!text) return text.problems();
  return read_save(path, *text, catalog);
}

}  // namespace katabasis
