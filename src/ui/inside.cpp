#include "ui/inside.h"

#include <algorithm>

#include "ui/inside_sight.h"

namespace katabasis {

namespace {

struct PartWords {
  std::string_view id;
  std::string_view words;
};
constexpr std::array<PartWords, inside_count> parts{{
    {"cost", "cost of a picture"},
    {"field", "field under the cursor"},
    {"light", "light in view"},
    {"graph", "rooms and doors"},
    {"monsters", "monsters' aims"},
    {"streams", "random streams"},
    {"hash", "state's hash"},
    {"events", "events"},
    {"proof", "proof that it can be won"},
    {"making", "how it was made"},
}};

}  // namespace

std::string_view words(Inside part) {
  return parts[static_cast<std::size_t>(part)].words;
}

std::string_view id(Inside part) {
  return parts[static_cast<std::size_t>(part)].id;
}

std::optional<Inside> inside_with_id(std::string_view id) {
  if (id == "fov") return Inside::light;
  const auto found = std::ranges::find(parts, id, &PartWords::id);
  if (found == parts.end()) return std::nullopt;
  return static_cast<Inside>(found - parts.begin());
}

std::string inside_ids() {
  std::string all;
  for (const PartWords& part : parts) {
    if (!all.empty()) all += ",";
    all += part.id;
  }
  return all;
}

Position inspected_field(const PanelContext& context, const InsideView& view, const InsideState& state) {
  const Game& game = view.session.game();
  if (state.chosen) return *state.chosen;
  if (view.frame != nullptr && ImGui::IsMousePosValid() && !ImGui::GetIO().WantCaptureMouse) {
    const ImVec2 mouse = ImGui::GetMousePos();
    const auto across = static_cast<float>(context.layout.screen.width);
    const auto down = static_cast<float>(context.layout.screen.height);
    const glm::vec2 point{mouse.x / across * 2 - 1, 1 - mouse.y / down * 2};
    if (const auto at = field_seen_at(game, view.frame->camera, point)) return *at;
  }
  const Hero& hero = game.world().hero;
  return neighbour(hero.at, hero.facing);
}

}  // namespace katabasis
