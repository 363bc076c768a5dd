#include "labyrinth/making.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "labyrinth/contents.h"
#include "labyrinth/rooms.h"

namespace katabasis {

namespace {

// --- telling --------------------------------------------------------------------------------------------

bool side_by_side(Position a, Position b) {
  return squared_distance(a, b) == 1;
}

// Does the ground lie as the file says? Rooms, doors and locks follow from the same draws.
bool same_ground(const Labyrinth& made, const Labyrinth& given) {
  const auto areas = [](const Labyrinth& labyrinth) {
    std::vector<Rect> all;
    for (const Room& room : labyrinth.rooms) all.push_back(room.area);
    return all;
  };
  return made.fields == given.fields && areas(made) == areas(given) && made.entrance == given.entrance &&
         hash_of(made.doors) == hash_of(given.doors) && made.components.size() == given.components.size();
}

// The keys come first, in the order of their numbers.
bool same_keys(const Labyrinth& made, const Labyrinth& given) {
  if (given.items.size() < made.items.size()) return false;
  return std::equal(
      made.items.begin(), made.items.end(), given.items.begin(),
      [](const PlacedItem& a, const PlacedItem& b) { return a.what == b.what && a.at == b.at; });
}

// What was placed in each component: monsters first, then things, and the main monster last of all.
void tell_objects(Making& making, const Labyrinth& labyrinth, std::size_t keys) {
  const std::vector<ComponentId> order = in_order(labyrinth);
  for (const ComponentId id : order) making.steps.emplace_back(making::ThemeDrawn{id});
  const Grid<RoomId> rooms = room_of_fields(labyrinth);
  std::vector<std::vector<making::Step>> placed(labyrinth.components.size());
  const auto placed_at = [&](Position at) -> std::vector<making::Step>& {
    return placed[labyrinth.rooms[rooms[at].index()].component.index()];
  };
  std::vector<making::Step> last;
  for (std::size_t i = 0; i < labyrinth.monsters.size(); ++i) {
    const PlacedMonster& monster = labyrinth.monsters[i];
    (monster.main ? last : placed_at(monster.at)).emplace_back(making::MonsterPlaced{i});
  }
  for (std::size_t i = keys; i < labyrinth.items.size(); ++i)
    placed_at(labyrinth.items[i].at).emplace_back(making::ItemPlaced{i});
  for (const ComponentId id : order)
    making.steps.insert(making.steps.end(), placed[id.index()].begin(), placed[id.index()].end());
  making.steps.insert(making.steps.end(), last.begin(), last.end());
}

// --- drawing --------------------------------------------------------------------------------------------

Rect around(std::span<const Position> fields) {
  const auto [west, east] = std::ranges::minmax(fields, {}, &Position::x);
  const auto [north, south] = std::ranges::minmax(fields, {}, &Position::y);
  return {west.x, north.y, east.x - west.x + 1, south.y - north.y + 1};
}

Rect around(const Door& door) {
  const std::array both{door.a, door.b};
  return around(both);
}

// A plan that grows step by step; things are put down in the labyrinth's order in the end.
class Growing {
 public:
  Growing(const Making& making, const Labyrinth& labyrinth)
      : making_(making),
        labyrinth_(labyrinth),
        items_(labyrinth.items.size()),
        monsters_(labyrinth.monsters.size()) {
    plan_.fields = Grid<PlanField>(labyrinth.size());
    plan_.components.assign(labyrinth.components.size(), {ComponentKind::branch, 0, {}});
    if (!plan_.components.empty()) plan_.components.front().kind = ComponentKind::central;
  }

  void operator()(const making::Begun&) {
    const Rect area{0, 0, labyrinth_.size().width, labyrinth_.size().height};
    plan_.fields.fill(area, PlanField::wall);
    plan_.rooms = {{area, std::nullopt}};
    plan_.latest = area;
  }
  void operator()(const making::Divided& divided) {
    plan_.rooms[divided.room.index()].area = divided.first;
    plan_.rooms.push_back({divided.second, std::nullopt});
    plan_.latest = divided.second;
  }
  void operator()(const making::DoorPlaced& placed) {
    const Door& door = labyrinth_.doors[placed.door.index()];
    plan_.doors.push_back({door.a, door.b, DoorState::closed, std::nullopt});
    plan_.latest = around(door);
  }
  void operator()(const making::RoomFreed& freed) {
    const Rect& area = labyrinth_.rooms[freed.room.index()].area;
    plan_.fields.fill(area.interior(), PlanField::floor);
    plan_.latest = area;
  }
  void operator()(const making::MazeGrown& grown) { free(grown.first, grown.count); }
  void operator()(const making::DoorPierced& pierced) { free(pierced.first, pierced.count); }
  void operator()(const making::ComponentFound& found) {
    for (const RoomId room : found.rooms) {
      plan_.rooms[room.index()].component = found.component;
      plan_.latest = plan_.rooms[room.index()].area;
    }
  }
  void operator()(const making::EntrancePlaced&) {
    entrance_ = true;
    at(labyrinth_.entrance);
  }
  void operator()(const making::BranchLocked& locked) {
    const Door& door = labyrinth_.doors[locked.door.index()];
    const Component& component = labyrinth_.components[locked.component.index()];
    plan_.doors[locked.door.index()] = {door.a, door.b, door.state, door.key};
    plan_.components[locked.component.index()] = {component.kind, component.order, {}};
    plan_.latest = around(door);
  }
  void operator()(const making::ThemeDrawn& drawn) {
    plan_.components[drawn.component.index()].name = labyrinth_.components[drawn.component.index()].prefab;
    plan_.latest.reset();
  }
  void operator()(const making::MonsterPlaced& placed) {
    monsters_[placed.index] = true;
    at(labyrinth_.monsters[placed.index].at);
  }
  void operator()(const making::ItemPlaced& placed) {
    items_[placed.index] = true;
    at(labyrinth_.items[placed.index].at);
  }

  Plan finished() {
    if (entrance_) plan_.things.push_back({PlanMark::entrance, labyrinth_.entrance, 0, {}});
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (items_[i]) plan_.things.push_back(plan_thing(labyrinth_.items[i], labyrinth_.classes));
    }
    for (std::size_t i = 0; i < monsters_.size(); ++i) {
      if (monsters_[i]) plan_.things.push_back(plan_thing(labyrinth_.monsters[i], labyrinth_.classes));
    }
    return std::move(plan_);
  }

 private:
  void at(Position place) { plan_.latest = Rect{place.x, place.y, 1, 1}; }
  void free(std::size_t first, std::size_t count) {
    const auto freed = std::span(making_.fields).subspan(first, count);
    for (const Position place : freed) plan_.fields[place] = PlanField::floor;
    plan_.latest = around(freed);
  }

  const Making& making_;
  const Labyrinth& labyrinth_;
  Plan plan_;
  bool entrance_ = false;
  std::vector<bool> items_;
  std::vector<bool> monsters_;
};

std::string size_words(const Rect& area) {
  return fmt::format("{} x {}", area.width, area.height);
}

// What a step did to the labyrinth that it led to.
struct StepWords {
  const Labyrinth& labyrinth;

  std::string operator()(const making::Begun&) const {
    return fmt::format("one room of {} x {} fields", labyrinth.size().width, labyrinth.size().height);
  }
  std::string operator()(const making::Divided& divided) const {
    return fmt::format("room {} is divided: {} and {}", divided.room.value, size_words(divided.first),
                       size_words(divided.second));
  }
  std::string operator()(const making::DoorPlaced& placed) const {
    const Door& door = labyrinth.doors[placed.door.index()];
    return fmt::format("door {} joins rooms {} and {}", placed.door.value, door.room_a.value,
                       door.room_b.value);
  }
  std::string operator()(const making::RoomFreed& freed) const {
    return fmt::format("room {} is hollow", freed.room.value);
  }
  std::string operator()(const making::MazeGrown& grown) const {
    return fmt::format("the maze in room {} grows by {} fields", grown.room.value, grown.count);
  }
  std::string operator()(const making::DoorPierced& pierced) const {
    return fmt::format("door {} is broken through", pierced.door.value);
  }
  std::string operator()(const making::ComponentFound& found) const {
    if (component(found.component).kind == ComponentKind::central)
      return fmt::format("{} rooms are left: the middle", found.rooms.size());
    return fmt::format("{} rooms are a branch", found.rooms.size());
  }
  std::string operator()(const making::EntrancePlaced&) const { return "the entrance"; }
  std::string operator()(const making::BranchLocked& locked) const {
    const Component& branch = component(locked.component);
    return fmt::format("branch {} is locked at door {}{}", branch.order, locked.door.value,
                       branch.kind == ComponentKind::final ? ": the last one" : "");
  }
  std::string operator()(const making::ThemeDrawn& drawn) const {
    const Component& themed = component(drawn.component);
    return fmt::format("component {} becomes {}", themed.order, themed.prefab);
  }
  std::string operator()(const making::MonsterPlaced& placed) const {
    const PlacedMonster& monster = labyrinth.monsters[placed.index];
    return fmt::format("{}{}, level {}", labyrinth.classes[monster.kind].name,
                       monster.main ? ", the main monster" : "", monster.level);
  }
  std::string operator()(const making::ItemPlaced& placed) const {
    const PlacedItem& item = labyrinth.items[placed.index];
    if (const auto* key = std::get_if<KeyId>(&item.what)) return fmt::format("key {}", key->value);
    return labyrinth.classes[std::get<ItemClassId>(item.what)].name;
  }

 private:
  const Component& component(ComponentId id) const { return labyrinth.components[id.index()]; }
};

}  // namespace

void add_maze(Making& making, RoomId room, std::size_t first) {
  for (std::size_t end = first + 1; end <= making.fields.size(); ++end) {
    // A run goes from field to neighbouring field; the next one begins elsewhere.
    if (end < making.fields.size() && side_by_side(making.fields[end - 1], making.fields[end])) continue;
    making.steps.emplace_back(making::MazeGrown{room, first, end - first});
    first = end;
  }
}

std::optional<Making> making_of(const Labyrinth& labyrinth) {
  if (labyrinth.edited || labyrinth.generator != generator_version || complaint(labyrinth.parameters))
    return std::nullopt;
  Making making;
  const RoomPlan plan = divide_rooms(labyrinth.parameters, &making);
  if (plan.branches < min_branches) return std::nullopt;
  const Labyrinth made = fill_contents(labyrinth.parameters, plan, &making);
  if (!same_ground(made, labyrinth) || !same_keys(made, labyrinth)) return std::nullopt;
  tell_objects(making, labyrinth, made.items.size());
  return making;
}

Plan making_up_to(const Making& making, const Labyrinth& labyrinth, std::size_t steps) {
  Growing growing(making, labyrinth);
  for (const making::Step& step : std::span(making.steps).first(std::min(steps, making.steps.size())))
    std::visit(growing, step);
  return growing.finished();
}

std::string words(const making::Step& step, const Labyrinth& labyrinth) {
  return std::visit(StepWords{labyrinth}, step);
}

}  // namespace katabasis
