#include "golden/scenes.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace katabasis::golden {

namespace {

// What a theme is made of: a hall with its corners, a way out, a door, what lies and who stands there.
constexpr std::string_view hall = R"(
  ####################
  #.........##.......#
  #..1.h....##.......#
  #.......s.##.......#
  #.........||.......#
  #...!.....##.......#
  #.........##.......#
  #....@....##.......#
  #.........##.......#
  ####################)";

constexpr std::string_view maze = R"(
  #############
  #...#.......#
  #.#.#.#####.#
  #.#...#...#.#
  #.#####.#.#.#
  #.....#.#.#.#
  #####.#.#...#
  #.....#.#####
  #.#####.....#
  #.....@.....#
  #############)";

constexpr std::string_view duel = R"(
  ###########
  #.........#
  #....h....#
  #.s.......#
  #....m....#
  #....@....#
  #.........#
  ###########)";

constexpr std::string_view doors = R"(
  ###################
  #.....##....##....#
  #.....++....LL....#
  #..@..##....##.1..#
  #.....##....##....#
  #.....LL....||....#
  #.....##....##....#
  ###################)";

constexpr std::string_view locked = R"(
  #########
  #.......#
  #.......#
  #.......#
  ####L####
  ####L####
  #.......#
  #..1....#
  #...@...#
  #.......#
  #.......#
  #########)";

constexpr std::string_view landing = R"(
  ###########
  #.........#
  #.........#
  #....@....#
  #.........#
  #.........#
  #.........#
  ###########)";

// A hall with what a game is full of, and the way through it: a shade that dies, a key, a door without a
// sound behind it and one with many, and the last of them all, struck and not yet dead.
constexpr std::string_view journey = R"(
  ####################
  #...##......##.....#
  #...##..M.3.##.....#
  #...##......##.....#
  #...##.s....##..s..#
  #...LL.@1...LL.h...#
  #...##......##...s.#
  ####################)";
constexpr std::string_view way = R"(attack forward
attack forward
left
left
listen
right
right
right
take
right
right
right
right
listen
left
left
left
turn-right
wait
wait
wait
attack forward
attack forward)";

// A hall that begins there has its brazier in the middle of its northern side.
constexpr std::string_view lit_hall = R"(
  #############
  #############
  #############
  ###.........#
  ###..!...s..#
  ###.........#
  ###....@....#
  ###.........#
  ###.........#
  #############)";

struct Themed {
  const char* prefab;
  const char* first;
  const char* second;
};

constexpr std::array<Themed, 14> themes{{
    {"gate-of-hades", "shade", "hound"},
    {"palace-of-hades", "skeleton", "wraith"},
    {"judgement-hall", "spartoi", "fury"},
    {"burial-ground", "ghoul", "mormo"},
    {"asphodel-meadows", "satyr", "centaur-shade"},
    {"marsh-of-styx", "lamia", "hydra"},
    {"forge-of-the-cyclopes", "automaton", "cyclops"},
    {"fields-of-mourning", "kere", "empusa"},
    {"river-cocytus", "telchin", "strix"},
    {"phlegethon", "chimera", "harpy"},
    {"elysian-ruin", "stymphalian", "echidna-spawn"},
    {"tartarus-pit", "gorgon", "charun"},
    {"hundred-hands", "minotaur", "hecatoncheir"},
    {"throne-of-typhon", "cerberus", "typhon"},
}};

Scene drawn(std::string name, std::string_view drawing, std::string actions = "", float after = 10) {
  Scene scene;
  scene.name = std::move(name);
  scene.drawing = drawing;
  scene.actions = std::move(actions);
  scene.after = after;
  return scene;
}

Scene with_panels(std::string name, std::optional<Wish> opened = {}) {
  Scene scene = drawn(std::move(name), journey, std::string(way));
  scene.panels = true;
  scene.carries = {"xiphos", "cuirass", "nectar"};
  scene.opened = opened;
  return scene;
}

Scene with_screen(std::string name, Screen screen) {
  Scene scene = drawn(std::move(name), hall);
  scene.panels = true;
  scene.screen = screen;
  return scene;
}

void add_themes(std::vector<Scene>& scenes) {
  for (const Themed& theme : themes) {
    Scene scene = drawn(std::string("theme-") + theme.prefab, hall);
    scene.prefab = theme.prefab;
    scene.monsters = {std::string("monsters/") + theme.first, std::string("monsters/") + theme.second};
    scenes.push_back(std::move(scene));
  }
}

void add_places(std::vector<Scene>& scenes) {
  scenes.push_back(drawn("maze", maze, "turn-right"));
  scenes.push_back(drawn("doors", doors, "turn-right\nleft\nforward"));
  scenes.push_back(drawn("locked-door", locked));
  scenes.push_back(drawn("stairs", landing));
  scenes.push_back(drawn("fight", duel, "attack forward", 0.3F));
  scenes.push_back(drawn("brazier", lit_hall));
  scenes.push_back(drawn("step", hall, "forward", 0.09F));
  scenes.push_back(drawn("turn", hall, "turn-right", 0.09F));
  scenes.push_back(drawn("low-quality", hall));
  scenes.back().quality = Quality::low;
  scenes.back().monsters = {"monsters/lamia", "monsters/hydra"};
}

void add_panels(std::vector<Scene>& scenes) {
  using enum Wish;
  scenes.push_back(with_panels("panels"));
  scenes.push_back(with_panels("fight-number"));
  scenes.back().after = 0.3F;
  scenes.push_back(with_panels("panel-message"));
  scenes.back().told =
      "The gate stands open. Nobody guards the way in. Dust keeps every footprint since the first, and all "
      "of them lead down.";
  scenes.push_back(with_panels("panel-inventory", inventory));
  scenes.back().pressed = {PanelKey::up, PanelKey::up, PanelKey::left, PanelKey::left};
  scenes.push_back(with_panels("panel-heard", heard));
  scenes.push_back(with_panels("panel-map", map));
  scenes.back().actions += "\nnote 9 2 the third key lies east of here";
  scenes.push_back(with_panels("panel-ledger", ledger));
  scenes.push_back(with_panels("panel-history", history));
  scenes.push_back(with_panels("panel-help", help));
  scenes.push_back(with_panels("panel-menu", menu));
  scenes.push_back(with_panels("panel-keys", keys));
  scenes.push_back(with_panels("panel-arrange", arrange));
}

void add_screens(std::vector<Scene>& scenes) {
  scenes.push_back(with_screen("screen-title", Screen::title));
  scenes.push_back(with_screen("screen-new-game", Screen::new_game));
  scenes.back().pressed = {PanelKey::enter};
  scenes.push_back(with_panels("screen-end"));
  scenes.back().screen = Screen::end;
  for (int i = 0; i < 20; ++i) scenes.back().actions += "\nattack forward";
}

void add_sizes(std::vector<Scene>& scenes) {
  for (const Size size : {Size{320, 200}, Size{360, 640}, Size{960, 540}}) {
    scenes.push_back(with_panels("size-" + std::to_string(size.width) + "x" + std::to_string(size.height)));
    scenes.back().size = size;
  }
}

}  // namespace

std::vector<Scene> all_scenes() {
  std::vector<Scene> scenes;
  add_themes(scenes);
  add_places(scenes);
  add_panels(scenes);
  add_screens(scenes);
  add_sizes(scenes);
  return scenes;
}

Scene scene(std::string_view name) {
  for (const auto& scenes : {all_scenes(), all_happenings()}) {
    const auto found = std::ranges::find(scenes, name, &Scene::name);
    if (found != scenes.end()) return *found;
  }
  throw std::invalid_argument("no scene has the name " + std::string(name));
}

std::vector<Scene> all_happenings() {
  const std::string a_round = "wait\nwait\nwait\nwait\nwait";
  std::vector<Scene> scenes;
  scenes.push_back(drawn("stepping", hall, "forward"));
  scenes.back().pace = 0.02F;
  scenes.push_back(drawn("turning", hall, "turn-right"));
  scenes.back().pace = 0.02F;
  scenes.push_back(drawn("striking", duel, "attack forward"));
  scenes.push_back(drawn("struck", duel, a_round));
  scenes.push_back(drawn("opening", doors, "turn-right\nleft\nforward\nforward\nforward\nopen forward"));
  scenes.push_back(drawn("coming", R"(
  #####
  #.h.#
  #...#
  #...#
  #...#
  #...#
  #...#
  #...#
  #...#
  #...#
  #.@.#
  #...#
  #####)",
                         a_round + "\n" + a_round + "\n" + a_round));
  return scenes;
}

}  // namespace katabasis::golden
