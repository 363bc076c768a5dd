#include "ui/showcase.h"

#include <imgui.h>

#include "storage/palette_xml.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "ui/retelling.h"

namespace katabasis::test {

namespace {

constexpr const char* code = "KATA1-0000-0000-0000-0000-0000-0000-0000";

Session crowded_session() {
  Labyrinth labyrinth = labyrinth_of(R"(
    ##################
    #...1...##...1...#
    #..m.]..LL...!...#
    #....!/.##...s...#
    #....s@.++...s...#
    ##################)");
  for (MonsterClass& monster : labyrinth.classes.monsters) {
    monster.name = "Keeper of the Hundred Hands";
    monster.sound = "flippers slapping, and the ring of a small hammer";
    monster.strength = monster.dexterity = 0;
    monster.hp = 99;
  }
  for (ItemClass& item : labyrinth.classes.items) item.name = "Water of Mnemosyne";
  Session session(make_place(labyrinth, small_catalog()), Origin{labyrinth, "hoplite"});
  for (int i = 0; i < 3; ++i) {
    session.act(action::Take{});
    for (const Direction side : all_directions) session.act(action::Attack{side});
    session.act(action::Step{Direction::east});
    session.act(action::Listen{});
  }
  return session;
}

// A person opens the panel of this wish in a game.
Scene opened(Wish wish, const std::function<Commands(Hud&)>& game) {
  return {std::string(id(wish)), game, [wish](Hud& hud) { hud.handle(wish); }};
}

std::vector<Scene> scenes_of_a_game(const std::function<Commands(Hud&)>& game) {
  const auto notice = [](Hud& hud) {
    hud.notice("The water of Mnemosyne heals 25, you lack 3: press again to drink it all the same.");
  };
  const auto message = [](Hud& hud) {
    hud.tell(
        "The richest house there is: whatever was buried with anybody came here in the end. Its master is a "
        "generous host: he has never sent a guest away.");
  };
  std::vector<Scene> all{{"game", game}, {"notice", game, notice}, {"message", game, message}};
  for (const Wish wish : {Wish::inventory, Wish::heard, Wish::map, Wish::ledger, Wish::history, Wish::keys,
                          Wish::help, Wish::arrange, Wish::menu})
    all.push_back(opened(wish, game));
  return all;
}

std::vector<Scene> scenes_of_the_title() {
  const auto title = [](Hud& hud) { return hud.draw(TitleView{true}); };
  const auto first_title = [](Hud& hud) { return hud.draw(TitleView{false}); };
  const auto notice = [](Hud& hud) { hud.notice("There is no share code: copy one first."); };
  const auto seed = [](Hud& hud) { hud.offer_seed(18446744073709551615U); };
  const auto settings = [](Hud& hud) { hud.handle(Wish::menu); };
  return {{"title", title, notice}, {"new game", first_title, seed, true}, {"settings", title, settings}};
}

}  // namespace

Palette shipped_palette() {
  return *read_palette(KATABASIS_DATA_DIR "/palette.xml");
}

Showcase::Showcase() : session(crowded_session()), log(log_of(session)), summary(summary_of(session, code)) {}

std::vector<Scene> Showcase::scenes() const {
  std::vector<Scene> all = scenes_of_a_game([this](Hud& hud) { return hud.draw(PlayView{session, log}); });
  for (Scene& scene : scenes_of_the_title()) all.push_back(std::move(scene));
  all.push_back({"end", [this](Hud& hud) { return hud.draw(EndView{false, summary, Parameters{}, true}); }});
  all.push_back({"replay", [this](Hud& hud) {
                   const ReplayFacts facts{8888, 9999, 888, 999, -2, true, false, ""};
                   return hud.draw(ReplayView{session, log, nullptr, nullptr, facts});
                 }});
  return all;
}

Stand::Stand(Size screen, Settings settings)
    : hud{shipped_palette(), key_names(usual_keys())}, screen_(screen), settings_(std::move(settings)) {}

void Stand::show(const Scene& scene) {
  hud.close_all();
  // Nothing at all, so that what comes is new.
  hud.begin(screen_, settings_, PanelInput{}, 1.0F / 60);
  ImGui::PopFont();
  ImGui::Render();
  scene.open(hud);
  for (int i = 0; i < 3; ++i) picture(scene);
  if (scene.presses_first) press(scene, PanelKey::enter);
  for (int i = 0; i < 3; ++i) picture(scene);
}

Commands Stand::picture(const Scene& scene, const PanelInput& input) {
  hud.begin(screen_, settings_, input, 1.0F / 60);
  return scene.draw(hud);
}

Commands Stand::press(const Scene& scene, PanelKey key) {
  PanelInput input;
  input.keys[static_cast<std::size_t>(key)] = true;
  Commands all = picture(scene, input);
  for (Command& command : picture(scene)) all.push_back(std::move(command));
  return all;
}

}  // namespace katabasis::test
