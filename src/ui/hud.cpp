#include "ui/hud.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "ui/floating.h"
#include "ui/signature.h"

namespace katabasis {

namespace {

struct KeyPair {
  PanelKey key;
  ImGuiKey_ meaning;
};
constexpr std::array<KeyPair, panel_key_count> key_pairs{{
    {PanelKey::up, ImGuiKey_UpArrow},
    {PanelKey::down, ImGuiKey_DownArrow},
    {PanelKey::left, ImGuiKey_LeftArrow},
    {PanelKey::right, ImGuiKey_RightArrow},
    {PanelKey::enter, ImGuiKey_Enter},
    {PanelKey::space, ImGuiKey_Space},
    {PanelKey::escape, ImGuiKey_Escape},
    {PanelKey::tab, ImGuiKey_Tab},
    {PanelKey::backspace, ImGuiKey_Backspace},
    {PanelKey::erase, ImGuiKey_Delete},
    {PanelKey::home, ImGuiKey_Home},
    {PanelKey::end, ImGuiKey_End},
    {PanelKey::page_up, ImGuiKey_PageUp},
    {PanelKey::page_down, ImGuiKey_PageDown},
}};

constexpr std::size_t slot_of(PanelKey key) {
  return static_cast<std::size_t>(key);
}

void feed(const PanelInput& input, bool with_keys) {
  ImGuiIO& io = ImGui::GetIO();
  io.MousePos = input.mouse_x < 0 ? ImVec2{-FLT_MAX, -FLT_MAX} : ImVec2{input.mouse_x, input.mouse_y};
  io.MouseDown[0] = input.mouse_left;
  io.MouseWheel = input.wheel;
  for (const KeyPair& pair : key_pairs)
    io.KeysDown[slot_of(pair.key)] = with_keys && input.keys[slot_of(pair.key)];
  // Enter presses what is chosen, as Space does; Dear ImGui means it for text alone.
  if (!io.WantTextInput && io.KeysDown[slot_of(PanelKey::enter)]) {
    io.KeysDown[slot_of(PanelKey::enter)] = false;
    io.KeysDown[slot_of(PanelKey::space)] = true;
  }
  for (const unsigned letter : input.typed) io.AddInputCharacter(letter);
}

bool is_panel(Wish wish) {
  return wish == Wish::inventory || wish == Wish::heard || wish == Wish::map || wish == Wish::ledger ||
         wish == Wish::history || wish == Wish::menu;
}

// These come over the one that is open, and lead back to it.
bool is_panel_over(Wish wish) {
  return wish == Wish::keys || wish == Wish::help || wish == Wish::arrange;
}

// Space or Enter in a wide panel presses what is chosen there, and is no wish for the game.
bool is_press(Wish wish) {
  return wish == Wish::obvious;
}

}  // namespace

Hud::Hud(const Palette& palette, KeyNames keys)
    : palette_(palette), look_(palette, false), keys_(std::move(keys)) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigFlags = ImGuiConfigFlags_NavEnableKeyboard;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  for (const KeyPair& pair : key_pairs) io.KeyMap[pair.meaning] = static_cast<int>(pair.key);
}

Hud::~Hud() {
  ImGui::DestroyContext();
}

void Hud::begin(Size screen, const Settings& settings, const PanelInput& input, float seconds) {
  const bool restyled = settings.contrast != settings_.contrast;
  settings_ = settings;
  if (restyled) look_ = PanelLook(palette_, settings.contrast);
  const Layout next = layout(screen, settings);
  if (letters_.text == nullptr || next.text != layout_.text) {
    letters_ = load_letters(next.text);
    apply_style(look_, next.text);
    ImGui::GetIO().Fonts->Build();
    letters_changed_ = true;
  }
  if (restyled) apply_style(look_, next.text);
  layout_ = next;
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(layout_.screen.width), static_cast<float>(layout_.screen.height)};
  io.DeltaTime = std::max(seconds, 0.001F);
  const bool moved = input.mouse_x >= 0 && (input.mouse_x != io.MousePos.x || input.mouse_y != io.MousePos.y);
  if (moved) state_.inside.chosen.reset();
  deaf_ = deaf_ && std::ranges::any_of(input.keys, [](bool down) { return down; });
  feed(input, has_keyboard() && !deaf_);
  ImGui::NewFrame();
  ImGui::PushFont(letters_.text);
}

PanelContext Hud::context(Commands& commands) {
  return {look_,     letters_,         layout_,          keys_,   pictures_,
          settings_, state_.arranging, state_.returning, commands};
}

Commands Hud::draw(const TitleView& view) {
  on_screen_of_its_own_ = true;
  Commands commands;
  // Under a large panel nothing is to be read.
  const bool list = state_.kept_games && view.kept_games != nullptr;
  if (!panel_open() && list && draw_kept_games(context(commands), *view.kept_games, state_.notice))
    state_.kept_games = false;
  if (!panel_open() && !list) draw_title(context(commands), view.can_continue, form_, state_.notice);
  draw_wide(context(commands), nullptr, nullptr, "");
  ImGui::PopFont();
  ImGui::Render();
  return commands;
}

// Unless events stand in its place, or with little room a notice.
bool Hud::log_is_shown() const {
  if (layout_.log.height == 0) return false;
  return layout_.compact ? state_.notice.empty() : !state_.inside.shows(Inside::events);
}

Commands Hud::draw(const PlayView& view) {
  on_screen_of_its_own_ = false;
  Commands commands;
  const PanelContext with = context(commands);
  const Game& game = view.session.game();
  if (view.frame != nullptr) draw_floating(with, *view.frame);
  const InsideView inside{view.session, view.log, view.frame, view.cost, layout_.prompt.y};
  draw_inside_world(with, inside, state_.inside);
  draw_hero(with, view.session);
  // With little room what is to be read takes that of the target and the log, with less that of all below.
  const bool reads_alone = layout_.compact && is_reading();
  if (!reads_alone) draw_target(with, game);
  draw_small_map(with, game);
  if (log_is_shown() && !reads_alone) draw_log(with, view.log, state_);
  if (!reads_alone || layout_.log.height > 0) {
    draw_prompt(with, game, state_);
    draw_buttons(with);
  }
  draw_inside_panels(with, inside, state_.inside);
  draw_wide(with, &game, &view.log, view.share_code);
  if (!panel_open()) draw_message(with, state_);
  if (signed_) draw_signature(with, std::string(view.share_code), std::nullopt);
  ImGui::PopFont();
  ImGui::Render();
  return commands;
}

Commands Hud::draw(const ReplayView& view) {
  on_screen_of_its_own_ = false;
  Commands commands;
  const PanelContext with = context(commands);
  const Game& game = view.session.game();
  if (view.frame != nullptr) draw_floating(with, *view.frame);
  const InsideView inside{view.session, view.log, view.frame, view.cost, replay_controls(layout_).y};
  draw_inside_world(with, inside, state_.inside);
  draw_hero(with, view.session);
  draw_target(with, game);
  draw_small_map(with, game);
  if (!layout_.compact && log_is_shown()) draw_log(with, view.log, state_);
  draw_inside_panels(with, inside, state_.inside);
  draw_replay_controls(with, view.facts, state_.notice);
  draw_wide(with, &game, &view.log, view.share_code);
  const Rect controls = replay_controls(layout_);
  const Rect above{controls.x, controls.y - layout_.text * 2, controls.width, layout_.text * 2};
  if (signed_) draw_signature(with, std::string(view.share_code), above);
  ImGui::PopFont();
  ImGui::Render();
  return commands;
}

Commands Hud::draw(const EndView& view) {
  on_screen_of_its_own_ = true;
  Commands commands;
  draw_end(context(commands), view, state_.notice);
  ImGui::PopFont();
  ImGui::Render();
  return commands;
}

void Hud::draw_wide(const PanelContext& with, const Game* game, const Log* log, std::string_view share_code) {
  if (is_moving_by_keys()) return draw_moving(with);
  if (state_.wide.empty()) return;
  const Wish open = state_.wide.back();
  const bool long_text =
      open == Wish::help || open == Wish::keys || open == Wish::arrange || open == Wish::history;
  const bool fills = long_text || open == Wish::map || layout_.compact;
  const Panel panel(with, std::string(id(open)).c_str(), layout_.wide,
                    fills ? PanelKind::wide : PanelKind::dialog);
  if (panel.folded()) return;
  // The map fits itself into its room; the menu closes itself unless it rolls.
  const bool rolls = fills && open != Wish::map;
  const bool more = rolls && draw_rolling(with, [&] { draw_content(with, game, log, open, share_code); });
  if (!rolls) {
    draw_content(with, game, log, open, share_code);
    ImGui::Spacing();  // the button's light stays clear of the last line
  }
  if (!rolls && (open == Wish::menu || (open == Wish::map && (state_.map.mark || state_.map.writing))))
    return;
  // Among what can be chosen a page is no step.
  const bool chooses = open == Wish::keys || open == Wish::arrange || open == Wish::menu;
  constexpr const char* by_line = "Close  (more below: arrows)###close";
  constexpr const char* by_page = "Close  (more below: arrows, Page Down)###close";
  const bool fits = button_width(by_page) <= ImGui::GetContentRegionAvail().x;
  const char* const how = chooses || !fits ? by_line : by_page;
  if (wide_button(with, more ? how : "Close###close")) close_wide();
  // The first key closes it, it does not drop what stands in the first row.
  if (open != Wish::keys && open != Wish::arrange) ImGui::SetItemDefaultFocus();
}

void Hud::draw_content(const PanelContext& with, const Game* game, const Log* log, Wish open,
                       std::string_view share_code) {
  if (open == Wish::keys) return draw_keys(with, clashes_, state_);
  if (open == Wish::arrange) return draw_arrange(with);
  if (open == Wish::menu) return draw_menu(with, game != nullptr, share_code, state_.notice);
  if (open == Wish::help) return draw_help(with);
  if (open == Wish::history && log != nullptr) return draw_history(with, *log);
  if (game == nullptr) return;
  if (open == Wish::inventory) draw_inventory(with, *game);
  if (open == Wish::heard) draw_heard(with, *game);
  if (open == Wish::map) draw_map(with, *game, state_.map);
  if (open == Wish::ledger) draw_ledger(with, *game);
}

void Hud::set_keys(KeyNames names, KeyNames clashes) {
  keys_ = std::move(names);
  clashes_ = std::move(clashes);
}

void Hud::key_given() {
  state_.choosing.reset();
  deaf_ = true;
}

ImDrawData* Hud::drawing() const {
  return ImGui::GetDrawData();
}

int Hud::picture_edge() const {
  return static_cast<int>(std::lround(static_cast<float>(layout_.text) * item_picture_height));
}

bool Hud::take_letters_changed() {
  return std::exchange(letters_changed_, false);
}

bool Hud::handle(Wish wish) {
  if (wish == Wish::inside) {
    state_.inside.open = !state_.inside.open;
    state_.wide.clear();
    return true;
  }
  if (wish == Wish::menu && leave()) return true;
  if (is_moving_by_keys()) return true;
  const bool opens = is_panel(wish) || is_panel_over(wish);
  if (is_reading() && !opens) {
    state_.messages.pop_front();
    return true;
  }
  if (opens) {
    open_or_close(wish);
    return true;
  }
  return is_pausing() || (is_press(wish) && has_keyboard());
}

// What was begun last ends: true if there was anything.
bool Hud::leave() {
  if (ImGui::GetDragDropPayload() != nullptr) {
    ImGui::ClearDragDrop();  // a piece that is dragged is let go
    ImGui::ClearActiveID();
  } else if (is_moving_by_keys()) {
    state_.arranging.moved.reset();
    state_.returning = true;
  } else if (state_.map.writing) {
    state_.map.writing.reset();
  } else if (!state_.wide.empty()) {
    close_wide();
  } else if (form_.open || state_.kept_games) {
    form_.open = state_.kept_games = false;
    state_.returning = true;
  } else {
    return false;
  }
  return true;
}

void Hud::open_or_close(Wish wish) {
  if (!state_.wide.empty() && state_.wide.back() == wish) {
    if (!std::exchange(state_.arranging.wide_folded, false)) close_wide();
    return;
  }
  // What was told of the game has no meaning among the settings.
  if (wish == Wish::menu && !on_screen_of_its_own_) state_.notice.clear();
  std::erase(state_.wide, wish);
  if (!is_panel_over(wish)) state_.wide.clear();
  state_.wide.push_back(wish);
  state_.map = {};
  state_.returning = state_.arranging.wide_folded = false;
}

void Hud::close_wide() {
  state_.wide.pop_back();
  state_.choosing.reset();
  state_.map = {};
  state_.arranging.wide_folded = false;
  state_.returning = true;
}

void Hud::happened() {
  state_.notice.clear();
  state_.messages.clear();
  state_.follow_log = true;
}

void Hud::close_all() {
  state_ = PanelState{};
  form_.open = form_.has_seed = false;
}

void Hud::toggle_inside(std::size_t number) {
  if (number < inside_count) state_.inside.toggle(static_cast<Inside>(number));
}

void Hud::open_inside(std::span<const Inside> parts) {
  state_.inside.open = true;
  state_.inside.shown.fill(false);
  for (const Inside part : parts) state_.inside.toggle(part);
}

void Hud::move_inspected(const Game& game, int quarters) {
  const Hero& hero = game.world().hero;
  const Position from = state_.inside.chosen.value_or(hero.at);
  const Position to = neighbour(from, turned(hero.facing, quarters));
  if (game.place().labyrinth.fields.contains(to)) state_.inside.chosen = to;
}

bool Hud::is_reading() const {
  return !panel_open() && !state_.messages.empty();
}

bool Hud::scrub(int steps) {
  InsideState& inside = state_.inside;
  if (!inside.shows(Inside::making) || !inside.story || !inside.story->making) return false;
  const int all = static_cast<int>(inside.story->making->steps.size());
  inside.step = std::clamp(inside.step.value_or(all) + std::clamp(steps, -all, all), 0, all);
  return true;
}

bool Hud::has_keyboard() const {
  return on_screen_of_its_own_ || panel_open() || is_moving_by_keys();
}

bool Hud::panel_open() const {
  return !state_.wide.empty() && !state_.arranging.wide_folded;
}

bool Hud::is_pausing() const {
  const auto pauses = [](Wish open) {
    return open == Wish::menu || open == Wish::keys || open == Wish::arrange;
  };
  return panel_open() && std::ranges::any_of(state_.wide, pauses);
}

bool Hud::is_moving_by_keys() const {
  return state_.arranging.moved && state_.arranging.by_keys;
}

bool Hud::is_typing() const {
  return ImGui::GetIO().WantTextInput || state_.map.pinning;
}

bool Hud::covers(float x, float y) const {
  return std::ranges::any_of(ImGui::GetCurrentContext()->Windows, [&](const ImGuiWindow* window) {
    const bool listens = (window->Flags & ImGuiWindowFlags_NoMouseInputs) == 0;
    return window->Active && !window->Hidden && listens && window->OuterRectClipped.Contains({x, y});
  });
}

}  // namespace katabasis
