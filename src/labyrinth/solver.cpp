#include "labyrinth/solver.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

#include "labyrinth/barriers.h"

namespace katabasis {

namespace {

// What lies at a field, found by binary search.
template <typename T>
class Lying {
 public:
  void add(Position at, T what) { entries_.emplace_back(at, what); }
  void sort() { std::sort(entries_.begin(), entries_.end()); }
  template <typename Visit>
  void visit(Position at, Visit visit) const {
    const auto before = [](const std::pair<Position, T>& entry, Position position) {
      return entry.first < position;
    };
    for (auto entry = std::lower_bound(entries_.begin(), entries_.end(), at, before);
         entry != entries_.end() && entry->first == at; ++entry) {
      visit(entry->second);
    }
  }

 private:
  std::vector<std::pair<Position, T>> entries_;
};

class Search {
 public:
  explicit Search(const Labyrinth& labyrinth)
      : labyrinth_(labyrinth),
        barriers_(labyrinth),
        marks_(labyrinth.size()),
        opened_(labyrinth.doors.size()) {
    std::ranges::transform(labyrinth.fields.cells(), marks_.cells().begin(),
                           [](Ground ground) { return ground == Ground::free ? unseen : done; });
    for (const PlacedItem& item : labyrinth.items) {
      if (const auto* key = std::get_if<KeyId>(&item.what)) add(keys_, item.at, *key);
    }
    for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
      const Door& door = labyrinth.doors[i];
      if (door.state != DoorState::locked) continue;
      add(locks_, door.a, id_at<DoorId>(i));
      add(locks_, door.b, id_at<DoorId>(i));
    }
    keys_.sort();
    locks_.sort();
  }

  Solution run() {
    if (barriers_.is_free(labyrinth_.entrance)) reach(labyrinth_.entrance);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      const Position at = queue_[next];
      for (const Direction side : all_directions) {
        const Position to = neighbour(at, side);
        if (marks_.contains(to) && (marks_[to] & done) == 0 && !barriers_.locked_door(at, side)) reach(to);
      }
    }
    count_rest();
    return std::move(solution_);
  }

 private:
  struct Waiting {
    DoorId door;
    Position from;
  };
  // Of a field, all that most of them have to be asked.
  static constexpr std::uint8_t unseen = 0;
  static constexpr std::uint8_t done = 1;   // a wall, or reached
  static constexpr std::uint8_t lying = 2;  // a key or a lock

  template <typename T>
  void add(Lying<T>& what, Position at, T id) {
    what.add(at, id);
    marks_[at] |= lying;
  }

  void reach(Position at) {
    queue_.push_back(at);
    const bool nothing = (marks_[at] & lying) == 0;
    marks_[at] |= done;
    if (nothing) return;
    keys_.visit(at, [&](KeyId key) { take(key, at); });
    locks_.visit(at, [&](DoorId door) { try_lock(door, at); });
  }

  void take(KeyId key, Position at) {
    solution_.steps.emplace_back(TakeKey{key, at});
    ++carried_[key];
    std::vector<Waiting>& waiting = waiting_[key];
    while (!waiting.empty() && carried_[key] > 0) {
      const Waiting lock = waiting.back();
      waiting.pop_back();
      try_lock(lock.door, lock.from);
    }
  }

  void try_lock(DoorId id, Position from) {
    const Door& door = labyrinth_.doors[id.index()];
    if (opened_[id.index()] != 0 || !door.key) return;
    if (carried_[*door.key] == 0) {
      waiting_[*door.key].push_back({id, from});
      return;
    }
    --carried_[*door.key];
    opened_[id.index()] = 1;
    barriers_.set_door(door, DoorState::closed);
    solution_.steps.emplace_back(UnlockDoor{id, *door.key, from});
    queue_.push_back(from);  // its neighbours have to be looked at once more
  }

  void count_rest() {
    for (int y = 0; y < marks_.size().height; ++y) {
      for (int x = 0; x < marks_.size().width; ++x) {
        if ((marks_[{x, y}] & done) != 0) continue;
        if (solution_.unreached++ == 0) solution_.first_unreached = Position{x, y};
      }
    }
    for (std::size_t i = 0; i < opened_.size(); ++i) {
      const bool locked = labyrinth_.doors[i].state == DoorState::locked;
      if (locked && opened_[i] == 0) solution_.unopened.push_back(id_at<DoorId>(i));
    }
  }

  const Labyrinth& labyrinth_;
  Barriers barriers_;  // with the doors unlocked so far
  Lying<KeyId> keys_;
  Lying<DoorId> locks_;
  Grid<std::uint8_t> marks_;
  std::vector<std::uint8_t> opened_;
  std::vector<Position> queue_;
  std::map<KeyId, int> carried_;
  std::map<KeyId, std::vector<Waiting>> waiting_;
  Solution solution_;
};

}  // namespace

Solution solve(const Labyrinth& labyrinth) {
  return Search(labyrinth).run();
}

}  // namespace katabasis
