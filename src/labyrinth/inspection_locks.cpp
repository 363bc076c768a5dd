// Rules 7 and 8: locks, keys, and the order in which the branches can be opened.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "labyrinth/inspection.h"

namespace katabasis {

namespace {

using DoorOfKey = std::pair<KeyId, DoorId>;
using FieldOfKey = std::pair<KeyId, Position>;

std::vector<DoorOfKey> doors_by_key(const Labyrinth& labyrinth) {
  std::vector<DoorOfKey> doors;
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    if (door.state == DoorState::locked && door.key) doors.emplace_back(*door.key, id_at<DoorId>(i));
  }
  std::sort(doors.begin(), doors.end());
  return doors;
}

std::vector<FieldOfKey> fields_by_key(const Labyrinth& labyrinth) {
  std::vector<FieldOfKey> fields;
  for (const PlacedItem& item : labyrinth.items) {
    if (const auto* key = std::get_if<KeyId>(&item.what)) fields.emplace_back(*key, item.at);
  }
  std::sort(fields.begin(), fields.end());
  return fields;
}

template <typename Pair>
std::int64_t count_of(const std::vector<Pair>& sorted, KeyId key) {
  const auto less = [](const Pair& entry, KeyId wanted) { return entry.first < wanted; };
  const auto more = [](KeyId wanted, const Pair& entry) { return wanted < entry.first; };
  return std::upper_bound(sorted.begin(), sorted.end(), key, more) -
         std::lower_bound(sorted.begin(), sorted.end(), key, less);
}

std::optional<Position> field_of(const std::vector<FieldOfKey>& sorted, KeyId key) {
  const auto found = std::lower_bound(sorted.begin(), sorted.end(), FieldOfKey{key, {-1, -1}});
  if (found == sorted.end() || found->first != key) return std::nullopt;
  return found->second;
}

bool leads_into_branch(const Inspection& inspection, const Door& door) {
  return inspection.is_central(door.room_a) != inspection.is_central(door.room_b);
}

void check_lock(Inspection& inspection, DoorId id, const std::vector<FieldOfKey>& keys) {
  const Door& door = inspection.labyrinth.doors[id.index()];
  const bool locked = door.state == DoorState::locked;
  if (locked && !leads_into_branch(inspection, door)) {
    inspection.breach_or_note(7, fmt::format("{} is locked but does not lead into a branch", words(id)));
  }
  if (!locked && leads_into_branch(inspection, door)) {
    inspection.breach_or_note(7, fmt::format("{} leads into a branch but is not locked", words(id)));
  }
  if (locked && !door.key) inspection.breach(7, fmt::format("{} is locked but names no key", words(id)));
  if (!locked && door.key) {
    inspection.breach(7, fmt::format("{} is not locked but names key {}", words(id), door.key->value));
  }
  if (locked && door.key && count_of(keys, *door.key) != 1) {
    inspection.breach(7, fmt::format("{}: there are {} keys {}, not one", words(id),
                                     count_of(keys, *door.key), door.key->value));
  }
}

std::vector<ComponentId> branches_in_order(const Labyrinth& labyrinth) {
  std::vector<ComponentId> ids = in_order(labyrinth);
  std::erase_if(
      ids, [&](ComponentId id) { return labyrinth.components[id.index()].kind == ComponentKind::central; });
  return ids;
}

void check_orders(Inspection& inspection, const std::vector<ComponentId>& branches) {
  const auto& components = inspection.labyrinth.components;
  for (std::size_t i = 0; i < components.size(); ++i) {
    if (components[i].kind == ComponentKind::central && components[i].order != 0) {
      inspection.breach_or_note(8, fmt::format("the central {} has order {}, not 0",
                                               words(id_at<ComponentId>(i)), components[i].order));
    }
  }
  for (std::size_t i = 0; i < branches.size(); ++i) {
    const Component& component = components[branches[i].index()];
    if (!std::cmp_equal(component.order, i + 1)) {
      inspection.breach_or_note(8, fmt::format("{} has order {}, but is number {} of the branches",
                                               words(branches[i]), component.order, i + 1));
    }
    if (component.kind == ComponentKind::final && i + 1 != branches.size()) {
      inspection.breach_or_note(8, fmt::format("the final {} is number {} of {} branches, not the last",
                                               words(branches[i]), i + 1, branches.size()));
    }
  }
}

// The locked door into each component, as far as there is one.
std::vector<std::optional<DoorId>> ways_in(const Inspection& inspection) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  std::vector<std::optional<DoorId>> ways(labyrinth.components.size());
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    if (door.state != DoorState::locked || !door.key || !leads_into_branch(inspection, door)) continue;
    const RoomId inner = inspection.is_central(door.room_a) ? door.room_b : door.room_a;
    ways[labyrinth.rooms[inner.index()].component.index()] = id_at<DoorId>(i);
  }
  return ways;
}

bool lies_where_it_should(const Inspection& inspection, Position at, std::optional<ComponentId> before) {
  const auto room = inspection.room_at(at);
  if (!room) return false;
  if (!before) return inspection.is_central(*room);
  return inspection.labyrinth.rooms[room->index()].component == *before &&
         inspection.doors_of[*room].size() == 1;
}

}  // namespace

void check_locks(Inspection& inspection) {
  const std::vector<DoorOfKey> doors = doors_by_key(inspection.labyrinth);
  const std::vector<FieldOfKey> keys = fields_by_key(inspection.labyrinth);
  for (std::size_t i = 0; i < inspection.labyrinth.doors.size(); ++i)
    check_lock(inspection, id_at<DoorId>(i), keys);
  for (std::size_t i = 1; i < doors.size(); ++i) {
    if (doors[i].first == doors[i - 1].first) {
      inspection.breach(7, fmt::format("{} and {} have the same key {}", words(doors[i - 1].second),
                                       words(doors[i].second), doors[i].first.value));
    }
  }
  for (const auto& [key, at] : keys) {
    if (count_of(doors, key) == 0) {
      inspection.breach_or_note(7, fmt::format("key {} at {} opens no door", key.value, words(at)));
    }
  }
}

void check_key_order(Inspection& inspection) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  const std::vector<ComponentId> branches = branches_in_order(labyrinth);
  check_orders(inspection, branches);
  const std::vector<FieldOfKey> keys = fields_by_key(labyrinth);
  const std::vector<std::optional<DoorId>> ways = ways_in(inspection);
  std::optional<ComponentId> before;
  for (const ComponentId branch : branches) {
    if (const auto door = ways[branch.index()]) {
      const KeyId key = *labyrinth.doors[door->index()].key;
      const auto at = field_of(keys, key);
      if (at && !lies_where_it_should(inspection, *at, before)) {
        const std::string place = before ? "the last room of " + words(*before) : "the central component";
        inspection.breach_or_note(8, fmt::format("key {} of {} ({}) lies at {}, not in {}", key.value,
                                                 words(*door), words(branch), words(*at), place));
      }
    }
    before = branch;
  }
}

}  // namespace katabasis
