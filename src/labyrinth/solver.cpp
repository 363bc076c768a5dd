#include "labyrinth/solver.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <utility>

#include "labyrinth/lock_order.h"

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

// A flood from the entrance that takes each key and opens each door as it comes to them; the locks of one key
// in the given order, as far as they are in it. Fields are places in one row of bytes with a rim of walls
// around the labyrinth, so that most of them need one look: a step along a row is 1, to the next row the
// width.
class Search {
 public:
  Search(const Labyrinth& labyrinth, const std::vector<DoorId>& order)
      : labyrinth_(labyrinth),
        width_(static_cast<std::size_t>(labyrinth.size().width) + 2),
        marks_(width_ * (static_cast<std::size_t>(labyrinth.size().height) + 2), done),
        opened_(labyrinth.doors.size()) {
    for (int y = 0; y < labyrinth.size().height; ++y) {
      std::ranges::transform(labyrinth.fields.row(y),
                             marks_.begin() + static_cast<std::ptrdiff_t>(index({0, y})),
                             [](Ground ground) { return ground == Ground::free ? unseen : done; });
    }
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
    for (std::size_t i = order.size(); i-- > 0;)
      keyrings_[*labyrinth.doors[order[i].index()].key].turns.push_back(order[i]);
  }

  Solution run(std::optional<Position> goal) {
    const std::size_t entrance = index(labyrinth_.entrance);
    const bool walled_in = (marks_[entrance] & done) != 0;
    if (!walled_in) reach(entrance);
    std::vector<std::size_t> front;  // outside of the loop for its memory
    while (!ahead_.empty()) {
      front.swap(ahead_);
      ahead_.clear();
      for (const std::size_t at : front) spread(at);
    }
    solution_.reached_goal =
        goal && labyrinth_.fields[*goal] == Ground::free && (marks_[index(*goal)] & done) != 0;
    count_rest();
    return std::move(solution_);
  }

 private:
  // All that there is of a key.
  struct Keyring {
    int carried = 0;
    std::map<DoorId, Position> waiting;  // its locks that are reached, and from where
    std::vector<DoorId> turns;           // which lock is the next one, from the last one on
  };
  static constexpr std::uint8_t unseen = 0;
  static constexpr std::uint8_t done = 1;   // a wall, or reached
  static constexpr std::uint8_t lying = 2;  // a key or a lock

  std::size_t index(Position at) const {
    return static_cast<std::size_t>(at.y + 1) * width_ + static_cast<std::size_t>(at.x + 1);
  }
  Position position(std::size_t index) const {
    return {static_cast<int>(index % width_) - 1, static_cast<int>(index / width_) - 1};
  }

  template <typename T>
  void add(Lying<T>& what, Position at, T id) {
    what.add(at, id);
    marks_[index(at)] |= lying;
  }

  void spread(std::size_t at) {
    const bool plain = (marks_[at] & lying) == 0;
    const auto step = [&](std::size_t to, Direction side) {
      if ((marks_[to] & done) == 0 && (plain || !is_locked(position(at), side))) reach(to);
    };
    step(at - width_, Direction::north);
    step(at + 1, Direction::east);
    step(at + width_, Direction::south);
    step(at - 1, Direction::west);
  }

  // Is there a lock on that side that has not been opened yet?
  bool is_locked(Position at, Direction side) const {
    bool locked = false;
    locks_.visit(at, [&](DoorId id) {
      const Door& door = labyrinth_.doors[id.index()];
      locked = locked || (opened_[id.index()] == 0 && door.other(at) == neighbour(at, side));
    });
    return locked;
  }

  void reach(std::size_t place) {
    ahead_.push_back(place);
    const std::uint8_t before = marks_[place];
    marks_[place] |= done;
    if ((before & lying) != 0) find_what_lies(place);
  }

  void find_what_lies(std::size_t place) {
    const Position at = position(place);
    keys_.visit(at, [&](KeyId key) { take(key, at); });
    locks_.visit(at, [&](DoorId door) { try_lock(door, at); });
  }

  void take(KeyId key, Position at) {
    solution_.steps.emplace_back(TakeKey{key, at});
    ++keyrings_[key].carried;
    use(key);
  }

  void try_lock(DoorId id, Position from) {
    const Door& door = labyrinth_.doors[id.index()];
    if (opened_[id.index()] != 0 || !door.key) return;
    keyrings_[*door.key].waiting.emplace(id, from);
    use(*door.key);
  }

  void use(KeyId key) {
    Keyring& ring = keyrings_[key];
    while (ring.carried > 0) {
      const auto lock = ring.turns.empty() ? ring.waiting.begin() : ring.waiting.find(ring.turns.back());
      if (lock == ring.waiting.end()) return;
      const auto [id, from] = *lock;
      ring.waiting.erase(lock);
      if (!ring.turns.empty()) ring.turns.pop_back();
      --ring.carried;
      opened_[id.index()] = 1;
      solution_.steps.emplace_back(UnlockDoor{id, key, from});
      ahead_.push_back(index(from));  // its neighbours have to be looked at once more
    }
  }

  void count_rest() {
    for (std::size_t at = 0; at < marks_.size(); ++at) {
      if ((marks_[at] & done) != 0) continue;
      if (solution_.unreached++ == 0) solution_.first_unreached = position(at);
    }
    for (std::size_t i = 0; i < opened_.size(); ++i) {
      const bool locked = labyrinth_.doors[i].state == DoorState::locked;
      if (locked && opened_[i] == 0) solution_.unopened.push_back(id_at<DoorId>(i));
    }
  }

  const Labyrinth& labyrinth_;
  std::size_t width_;
  std::vector<std::uint8_t> marks_;
  Lying<KeyId> keys_;
  Lying<DoorId> locks_;
  std::vector<std::uint8_t> opened_;
  std::vector<std::size_t> ahead_;  // what the flood has come to, to go on from there
  std::map<KeyId, Keyring> keyrings_;
  Solution solution_;
};

// Is one of these locked still whose key fits another lock too?
bool any_has_rival(const std::vector<DoorId>& unopened, const Labyrinth& labyrinth) {
  std::map<KeyId, int> locks;
  for (const Door& door : labyrinth.doors) {
    if (door.key) ++locks[*door.key];
  }
  return std::ranges::any_of(unopened, [&](DoorId id) {
    const auto& key = labyrinth.doors[id.index()].key;
    return key && locks[*key] > 1;
  });
}

}  // namespace

Solution solve(const Labyrinth& labyrinth, std::optional<Position> goal) {
  Solution first = Search(labyrinth, {}).run(goal);
  if (goal ? first.reached_goal : first.complete()) return first;
  // Only who uses a key elsewhere gets further, and only where another lock is left for it.
  if (!any_has_rival(first.unopened, labyrinth)) return first;
  const LockOrder order = best_lock_order(labyrinth, goal);
  Solution best = Search(labyrinth, order.doors).run(goal);
  best.decided = order.decided;
  return best;
}

}  // namespace katabasis
