#include "app/map_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "app/games.h"
#include "app/report.h"
#include "labyrinth/certificate.h"
#include "play/game_plan.h"
#include "storage/file.h"
#include "storage/folders.h"
#include "storage/palette_xml.h"
#include "storage/plan_picture.h"

namespace katabasis {

namespace {

// A hero sees the colours of the places that he has been to; only those who may know all are told their
// order.
void name_components(Plan& plan, const Catalog& catalog, bool secrets) {
  for (PlanComponent& component : plan.components) {
    if (component.name.empty()) continue;
    const ComponentPrefab* const prefab = catalog.find_component(component.name);
    const std::string name = prefab != nullptr ? prefab->name : component.name;
    const bool numbered = secrets && component.order > 0;
    component.name = numbered ? fmt::format("{} (key {})", name, component.order) : name;
  }
}

std::string subtitle_of(const Labyrinth& labyrinth) {
  const Parameters& p = labyrinth.parameters;
  const std::string size = fmt::format("{} × {} fields", labyrinth.size().width, labyrinth.size().height);
  return labyrinth.edited ? fmt::format("made by hand · {}", size)
                          : fmt::format("seed {} · level {} · {}", p.seed, p.level, size);
}

struct Shown {
  Plan plan;
  std::string subtitle;
};

// A labyrinth's file is drawn as it is, whatever it breaks; a hero is only put into one that means something.
Attempt<Shown> plan_for(const invocation::Map& map, const Catalog& catalog) {
  if (map.secrets && is_labyrinth(map.source.file_or_code)) {
    auto labyrinth = labyrinth_in(map.source, catalog);
    if (!labyrinth.ok()) return labyrinth.failure();
    return Shown{plan_of(*labyrinth), subtitle_of(*labyrinth)};
  }
  auto session = open_game(map.source, catalog);
  if (!session.ok()) return session.failure();
  const Game& game = session->game();
  return Shown{map.secrets ? plan_now(game) : known_plan(game), subtitle_of(game.place().labyrinth)};
}

std::string words(const Leg& leg, const Labyrinth& labyrinth) {
  if (const auto* const take = std::get_if<TakeKey>(&leg.what))
    return fmt::format("take key {} at {}", take->key.value, words(leg.to));
  if (const auto* const unlock = std::get_if<UnlockDoor>(&leg.what))
    return fmt::format("unlock door {} at {} with key {}", unlock->door.value, words(leg.to),
                       unlock->key.value);
  const auto main = std::ranges::find_if(labyrinth.monsters, &PlacedMonster::main);
  return fmt::format("fight {}, the main monster, at {}", labyrinth.classes[main->kind].name, words(leg.to));
}

std::string words(const Certificate& proof, const Labyrinth& labyrinth) {
  std::string text;
  int number = 0;
  for (const Leg& leg : proof.legs)
    text += fmt::format("{:>3}. {}: {} steps\n", ++number, words(leg, labyrinth), leg.steps);
  return text + fmt::format("can be won: {} locks, {} steps\n", proof.locks(), proof.steps());
}

}  // namespace

int draw_map(const invocation::Map& map) {
  const auto kind = picture_kind_of(map.output);
  if (!kind) {
    return complain(Failure(exit_code::wrong_use,
                            fmt::format("--output is '{}', it must end in .png or .svg", map.output)));
  }
  auto catalog = load_catalog(map.source.database);
  if (!catalog.ok()) return complain(catalog.failure());
  const auto palette = read_palette(shipped_data_folder() + "/palette.xml");
  if (!palette) return complain(Failure(palette.problems()));
  auto shown = plan_for(map, *catalog);
  if (!shown.ok()) return complain(shown.failure());
  name_components(shown->plan, *catalog, map.secrets);
  const auto picture =
      draw_plan(shown->plan, *palette, {*kind, "Katabasis", shown->subtitle, map.field, map.size});
  if (!picture) return complain(Failure(picture.problems()));
  if (const auto problem = write_file(map.output, *picture)) return complain(Failure({*problem}));
  return exit_code::done;
}

int prove(const invocation::Prove& prove) {
  if (prove.source.seed_drawn) tell(fmt::format("seed {}", prove.source.parameters.seed));
  auto catalog = load_catalog(prove.source.database);
  if (!catalog.ok()) return complain(catalog.failure());
  auto labyrinth = labyrinth_in(prove.source, *catalog);
  if (!labyrinth.ok()) return complain(labyrinth.failure());
  const Certificate proof = certificate(*labyrinth);
  if (!proof.can_be_won()) return complain(Failure(exit_code::not_so, proof.why_not));
  std::cout << words(proof, *labyrinth) << std::flush;
  if (std::cout) return exit_code::done;
  complain("standard output cannot be written");
  return exit_code::wrong_use;
}

}  // namespace katabasis
