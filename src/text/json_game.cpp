#include "play/narration.h"
#include "text/input.h"
#include "text/situation_json.h"
#include "text/text_game.h"

namespace katabasis {

namespace {

// The answer to one line.
struct Answer {
  std::optional<std::string> error{};  // set: refused
  Events events{};
  text_command::Look look{};
  bool last = false;
};

Answer refused(const std::vector<Problem>& problems) {
  return {.error = problems.front().text};
}

class JsonAnswerer {
 public:
  JsonAnswerer(Session& session, const TextServices& services) : session_(session), services_(services) {}

  Answer operator()(const Action& action) const {
    Outcome outcome = session_.act(action);
    if (outcome.refusal) return {.error = refusal_words(*outcome.refusal, action, session_.game())};
    services_.played(session_);
    return {.events = std::move(outcome.events)};
  }
  Answer operator()(const text_command::Look& look) const { return {.look = look}; }
  Answer operator()(const text_command::Save& save) const {
    const auto saved = services_.save(session_, save.file);
    return saved ? Answer{} : refused(saved.problems());
  }
  Answer operator()(const text_command::Quit&) const { return {.last = true}; }
  Answer operator()(const text_command::Help&) const { return {.error = "There is no such action."}; }

 private:
  Session& session_;
  const TextServices& services_;
};

Answer json_answer(const InputLine& line, Session& session, const TextServices& services) {
  const auto wanted = parse_command(line, session.game().world().hero.facing);
  return wanted ? std::visit(JsonAnswerer(session, services), *wanted) : refused(wanted.problems());
}

void write(std::ostream& out, const Game& game, const Answer& answer) {
  Json json;
  json["accepted"] = !answer.error.has_value();
  json["error"] = answer.error ? Json(*answer.error) : Json(nullptr);
  add_situation(json, game, answer.events);
  if (answer.look.light) json["fov"] = light_json(game.view());
  if (answer.look.map) {
    json["map"] = map_json(game);
    json["notes"] = notes_json(game.known());
  }
  out << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n' << std::flush;
}

}  // namespace

int run_json(std::istream& in, std::ostream& out, Session& session, const TextServices& services) {
  write(out, session.game(), {.events = session.game().opening()});
  bool last = false;
  while (out && !last) {
    const auto line = read_line(in);
    if (!line) break;
    const Answer given = json_answer(*line, session, services);
    write(out, session.game(), given);
    last = given.last;
  }
  return out ? 0 : 2;
}

}  // namespace katabasis
