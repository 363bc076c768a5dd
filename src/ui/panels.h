// The panels, one function each: they look at the game and say what the person asked for. None of them
// changes anything of the game.
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "play/session.h"
#include "rules/notes.h"
#include "ui/inside.h"
#include "ui/log.h"
#include "ui/new_game.h"
#include "ui/panel.h"

namespace katabasis {

// What the map remembers while it is open.
struct MapState {
  std::optional<Position> mark;  // where keys have led it to
  bool tab_was_up = false;       // since it was opened
  bool pinning = false;          // the next click says where a note is to be written
  std::optional<std::array<char, longest_note * 4 + 1>> writing;  // the note at the mark, in UTF-8
  bool line_has_keys = false;                                     // since the writing began
};

// What the panels remember between two pictures.
struct PanelState {
  // Inventory, heard, map, …, menu: the last one is open, its end leads back to the one before.
  std::vector<Wish> wide;
  std::optional<Wish> choosing;         // a key for it is to be pressed
  std::deque<std::string> messages;     // to be read, the first one is shown
  std::optional<std::size_t> log_line;  // whose dice are shown
  bool follow_log = true;               // something new was written: show it
  bool kept_games = false;              // their list is open
  MapState map;
  Arranging arranging;
  bool returning = false;  // a panel in front was closed
  InsideState inside;
  std::string notice;  // a refusal, where a picture went …: until the next action
};

// How a game has ended.
struct EndView {
  bool won = false;
  const std::string& summary;
  std::optional<Parameters> again = {};  // of a labyrinth that can be made once more
  bool can_load = false;                 // a game was saved by hand
};

void draw_hero(const PanelContext& context, const Session& session);
void draw_target(const PanelContext& context, const Game& game);
void draw_log(const PanelContext& context, const Log& log, PanelState& state);
void draw_prompt(const PanelContext& context, const Game& game, const PanelState& state);
void draw_buttons(const PanelContext& context);
void draw_small_map(const PanelContext& context, const Game& game);
void draw_message(const PanelContext& context, PanelState& state);

// The wide ones, one at a time.
void draw_inventory(const PanelContext& context, const Game& game);
void draw_heard(const PanelContext& context, const Game& game);
void draw_map(const PanelContext& context, const Game& game, MapState& state);
void draw_history(const PanelContext& context, const Log& log);
void draw_help(const PanelContext& context);
void draw_ledger(const PanelContext& context, const Game& game);
// `clashes`: what else the keys of each wish mean.
void draw_keys(const PanelContext& context, const KeyNames& clashes, PanelState& state);
void draw_arrange(const PanelContext& context);
// The panel that keys move, and how.
void draw_moving(const PanelContext& context);
// With the ways out of a game that is `playing`.
// `notice`: what came of what was chosen in it.
void draw_menu(const PanelContext& context, bool playing, std::string_view share_code,
               const std::string& notice);

// Screens of their own.
void draw_title(const PanelContext& context, bool can_continue, NewGameForm& form, const std::string& notice);
// True if it is to be closed.
bool draw_kept_games(const PanelContext& context, const KeptList& list, const std::string& notice);
void draw_new_game(const PanelContext& context, NewGameForm& form);
void draw_end(const PanelContext& context, const EndView& view, const std::string& notice);

// A picture that the list of games draws has this texture: the sheet with the pictures of all its slots.
inline const ImTextureID kept_pictures_texture = reinterpret_cast<ImTextureID>(std::intptr_t{-1});

}  // namespace katabasis
