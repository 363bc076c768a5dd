#include "app/screenshot.h"

#include <fmt/format.h>

#include <chrono>
#include <sstream>
#include <string>

#include "app/games.h"
#include "app/panels_over.h"
#include "app/report.h"
#include "app/shipped.h"
#include "play/narration.h"
#include "play/words.h"
#include "render/offscreen.h"
#include "scene/stage.h"
#include "storage/file.h"
#include "storage/png_text.h"
#include "storage/run_file.h"
#include "storage/utf8.h"

namespace katabasis {

namespace {

constexpr std::size_t most_action_bytes = 16U << 20U;

// Why an action is not played, if so.
std::optional<std::string> play_action(Session& session, std::string_view line) {
  if (first_bad_byte(line)) return "This is no UTF-8.";
  const auto action = parse_action(line, session.game().world().hero.facing);
  if (!action) return action.problems().front().text;
  const auto refusal = session.act(*action).refusal;
  if (!refusal) return std::nullopt;
  return refusal_words(*refusal, *action, session.game());
}

// Plays the lines that can be played, and tells of the first that cannot.
std::optional<Failure> play_actions(Session& session, const std::string& file) {
  const auto text = read_file(file, most_action_bytes);
  if (!text) return Failure(text.problems());
  std::istringstream lines(*text);
  Problem first;
  int count = 0;
  int number = 1;
  for (std::string line; std::getline(lines, line); ++number) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty()) continue;
    const auto reason = play_action(session, line);
    if (reason && count++ == 0) first = {file, number, *reason};
  }
  if (count > 0) tell(fmt::format("{} (lines passed over: {})", to_string(first), count));
  return std::nullopt;
}

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Attempt<Picture> picture_of(const Session& session, const invocation::Screenshot& wanted,
                            const std::string& share_code) {
  const Size size = wanted.size;
  auto offscreen = Offscreen::create(size);
  if (!offscreen) return Failure(exit_code::no_display, to_string(offscreen.problems().front()));
  auto assets = load_shipped_assets();
  if (!assets) return Failure(assets.problems());
  auto renderer = make_renderer(*assets);
  if (!renderer) return Failure(exit_code::no_display, to_string(renderer.problems().front()));
  if (wanted.low_quality) renderer->set(Quality::low);
  const Stage stage(session.game(), *assets);
  const double start = seconds_now();
  const Frame frame = stage.frame(static_cast<float>(size.width) / static_cast<float>(size.height));
  const double seen = seconds_now();
  const DrawCount count = renderer->draw(frame, size);
  if (!wanted.inside.empty()) finish_drawing();
  const PictureCost cost{.scene = static_cast<float>(seen - start),
                         .draw = static_cast<float>(seconds_now() - seen),
                         .calls = count.calls,
                         .triangles = count.triangles};
  if (wanted.panels)
    draw_panels_over(frame, session, size, *renderer, *assets,
                     {wanted.inside, cost, wanted.open, share_code});
  return offscreen->read();
}

}  // namespace

int take_screenshot(const invocation::Screenshot& screenshot) {
  if (!screenshot.output.ends_with(".png")) {
    return complain(Failure(exit_code::wrong_use,
                            fmt::format("--output is '{}', it must end in .png", screenshot.output)));
  }
  if (screenshot.source.seed_drawn) tell(fmt::format("seed {}", screenshot.source.parameters.seed));
  auto catalog = load_catalog(screenshot.source.database);
  if (!catalog.ok()) return complain(catalog.failure());
  auto session = open_game(screenshot.source, *catalog);
  if (!session.ok()) return complain(session.failure());
  if (!screenshot.actions.empty()) {
    if (const auto failure = play_actions(*session, screenshot.actions)) return complain(*failure);
  }
  if (!screenshot.inside.empty()) session->look_into();
  const auto code = share_code_of(*session, *catalog);
  auto picture = picture_of(*session, screenshot, code ? *code : "");
  if (!picture.ok()) return complain(picture.failure());
  const std::string run = write_run(session->closed_run(), *catalog);
  const auto fit = fit_for_png(run);
  if (!fit) tell("the game is too long to lie in a picture: this one cannot be stepped back into");
  const std::string png = write_png({picture->size, 3, picture->rgb}, fit);
  if (const auto problem = write_file(screenshot.output, png)) return complain(Failure({*problem}));
  return exit_code::done;
}

}  // namespace katabasis
