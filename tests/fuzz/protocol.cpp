// The text protocol: whatever comes in on standard input, one answer a line goes out, what is refused costs
// nothing, and the record of what was accepted can be played again. For people as for programs.
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "play/session.h"
#include "storage/utf8.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "target.h"
#include "text/text_game.h"

namespace katabasis::fuzz {

namespace {

using Json = nlohmann::json;

// Two rooms of one component and the last room behind a lock: things, doors and monsters within a few steps.
constexpr std::string_view drawing = R"(
    ###############
    #1!.##...##...#
    #.@.++.s.LL.C.#
    #/].##...##...#
    ###############)";

constexpr std::size_t most_lines = 200;  // of one input: more only take longer

std::shared_ptr<const Place> place() {
  static const auto place =
      make_place(test::labyrinth_of({.drawing = drawing, .components = {0, 0, 1}}), test::small_catalog());
  return place;
}

Session new_session() {
  return {place(), {place()->labyrinth, "hoplite"}};
}

std::string_view first_lines(std::string_view text) {
  std::size_t end = 0;
  for (std::size_t i = 0; i < most_lines && end < text.size(); ++i)
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  return text.substr(0, end);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Up to the line that ends the game, if there is one.
std::size_t answers_wanted(const std::vector<std::string>& lines) {
  const auto is_quit = [](std::string line) {
    if (line.ends_with('\r')) line.pop_back();
    const std::size_t start = line.find_first_not_of(' ');
    const std::size_t end = line.find_last_not_of(' ');
    return start != std::string::npos && line.size() <= 4096 && line.substr(start, end + 1 - start) == "quit";
  };
  const auto quit = std::find_if(lines.begin(), lines.end(), is_quit);
  return 1 + static_cast<std::size_t>(quit - lines.begin()) + (quit == lines.end() ? 0 : 1);
}

// Whether it was accepted.
bool check_answer(const Json& answer, const Json& before) {
  const bool accepted = answer.at("accepted").get<bool>();
  expect(answer.at("error").is_null() == accepted, "a refusal says why, and only a refusal does");
  if (accepted) return true;
  expect(!answer.at("error").get<std::string>().empty(), "the reason is a sentence");
  expect(answer.at("events").empty(), "nothing happens where a line is refused");
  for (const char* const key : {"hash", "round", "turn", "hero", "inventory", "visible"})
    expect(answer.at(key) == before.at(key), "a refused line costs nothing");
  return false;
}

// The session after the whole talk; `accepted`: lines.
Session talk_with_a_program(const std::string& input, std::size_t& accepted) {
  Session session = new_session();
  std::istringstream in(input);
  std::ostringstream out;
  expect(run_json(in, out, session) == 0, "the output takes all");
  const std::vector<std::string> answers = lines_of(out.str());
  expect(answers.size() == answers_wanted(lines_of(input)), "one answer a line");
  Json before = Json::parse(answers.front());
  for (std::size_t i = 1; i < answers.size(); ++i) {
    expect(!first_bad_byte(answers[i]), "an answer is UTF-8 text");
    Json answer = Json::parse(answers[i]);
    accepted += check_answer(answer, before) ? 1 : 0;
    before = std::move(answer);
  }
  return session;
}

Session talk_with_a_person(const std::string& input) {
  Session session = new_session();
  std::istringstream in(input);
  std::ostringstream out;
  expect(run_plain(in, out, session) == 0, "the output takes all");
  expect(!first_bad_byte(out.str()), "what people read is UTF-8 text");
  return session;
}

}  // namespace

bool try_text(std::string_view text) {
  const std::string input(first_lines(text));
  std::size_t accepted = 0;
  const Session session = talk_with_a_program(input, accepted);
  const Session person = talk_with_a_person(input);
  expect(person.game().hash() == session.game().hash(), "people and programs play the same game");
  expect(!replay(place(), session.closed_run()).divergence, "the record can be played again");
  return accepted > 0;
}

std::vector<std::string> examples() {
  return {};
}

}  // namespace katabasis::fuzz
