#include "ui/arranging.h"

#include <algorithm>
#include <array>

namespace katabasis {

namespace {

constexpr std::array<MovablePanel, 15> all_panels{{
    {"hero", "Hero", &Layout::hero, true},
    {"target", "Opponent", &Layout::target, true},
    {"small-map", "Small map", &Layout::map, true},
    {"log", "Log", &Layout::log, true},
    {"prompt", "What lies ahead", &Layout::prompt, false},
    {"buttons", "Buttons", &Layout::buttons, false},
    {"message", "What is to be read", &Layout::message, false},
    {"inventory", "Inventory", &Layout::wide, false},
    {"heard", "Heard at doors", &Layout::wide, false},
    {"map", "Map", &Layout::wide, false},
    {"ledger", "Locked doors and keys", &Layout::wide, false},
    {"history", "All that happened", &Layout::wide, false},
    {"keys", "Keys", &Layout::wide, false},
    {"help", "Help", &Layout::wide, false},
    {"menu", "Menu", &Layout::wide, false},
}};

int share(int from, int room) {
  return room > 0 ? std::clamp((from * 1000 + room / 2) / room, 0, 1000) : 0;
}

int part(int share, int room) {
  return (std::max(room, 0) * share + 500) / 1000;
}

}  // namespace

std::span<const MovablePanel> movable_panels() {
  return all_panels;
}

const MovablePanel* movable_panel(std::string_view id) {
  const auto* const found = std::ranges::find(all_panels, id, &MovablePanel::id);
  return found == all_panels.end() ? nullptr : found;
}

PanelPlace place_in(const Settings& settings, std::string_view id) {
  const auto found = std::ranges::find(settings.places, id, &PanelPlace::panel);
  return found == settings.places.end() ? PanelPlace{std::string(id), std::nullopt, false} : *found;
}

Settings with_place(Settings settings, const PanelPlace& place) {
  std::erase_if(settings.places, [&](const PanelPlace& each) { return each.panel == place.panel; });
  if (place.at || place.folded) settings.places.push_back(place);
  return settings;
}

Position share_of_room(Rect panel, Size screen) {
  return {share(panel.x, screen.width - panel.width), share(panel.y, screen.height - panel.height)};
}

Rect placed(Size panel, Position share, Size screen) {
  return {part(share.x, screen.width - panel.width), part(share.y, screen.height - panel.height), panel.width,
          panel.height};
}

}  // namespace katabasis
