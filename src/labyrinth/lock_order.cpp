#include "labyrinth/lock_order.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace katabasis {

namespace {

using Edge = std::pair<Position, Position>;

Edge edge_of(Position a, Position b) {
  return std::minmax(a, b);
}

struct Lock {
  DoorId door;
  std::size_t key = 0;               // its place among all keys
  std::vector<std::size_t> regions;  // that it can be reached from, one or two
  bool leads = false;                // from the one into the other
  std::size_t edge = 0;              // its place among all edges with locks
};

// What the search needs to know of a labyrinth: regions, each walked through without a key, and the locks
// between them.
struct Regions {
  std::vector<std::vector<std::size_t>> keys;   // that lie in each region, as often as they lie there
  std::vector<std::vector<std::size_t>> locks;  // that can be reached from each region
  std::vector<Lock> all_locks;
  std::vector<int> locks_on_edge;
  std::size_t key_kinds = 0;
  std::optional<std::size_t> entrance;
  std::optional<std::size_t> goal;

  std::size_t size() const { return keys.size() + all_locks.size(); }
};

class Surveyor {
 public:
  explicit Surveyor(const Labyrinth& labyrinth)
      : labyrinth_(labyrinth), region_of_(labyrinth.size(), none), beside_lock_(labyrinth.size()) {
    for (const Door& door : labyrinth.doors) {
      if (door.state != DoorState::locked) continue;
      edges_.emplace(edge_of(door.a, door.b), edges_.size());
      beside_lock_[door.a] = beside_lock_[door.b] = 1;
    }
  }

  Regions survey(std::optional<Position> goal) {
    regions_.entrance = region_at(labyrinth_.entrance);
    regions_.locks_on_edge.assign(edges_.size(), 0);
    for (std::size_t i = 0; i < labyrinth_.doors.size(); ++i) add_lock(id_at<DoorId>(i));
    for (const PlacedItem& item : labyrinth_.items) {
      const auto* const key = std::get_if<KeyId>(&item.what);
      if (key != nullptr && region_of_[item.at] != none)
        regions_.keys[static_cast<std::size_t>(region_of_[item.at])].push_back(place_of(*key));
    }
    if (goal && region_of_[*goal] != none) regions_.goal = static_cast<std::size_t>(region_of_[*goal]);
    regions_.key_kinds = key_places_.size();
    return std::move(regions_);
  }

 private:
  static constexpr std::int32_t none = -1;

  std::size_t place_of(KeyId key) { return key_places_.emplace(key, key_places_.size()).first->second; }

  // A new one if it has not been walked through yet; nothing in a wall.
  std::optional<std::size_t> region_at(Position at) {
    if (labyrinth_.fields[at] != Ground::free) return std::nullopt;
    if (region_of_[at] == none) walk_through(at);
    return static_cast<std::size_t>(region_of_[at]);
  }

  void walk_through(Position start) {
    const auto region = static_cast<std::int32_t>(regions_.keys.size());
    regions_.keys.emplace_back();
    regions_.locks.emplace_back();
    std::vector<Position> ahead{start};
    region_of_[start] = region;
    while (!ahead.empty()) {
      const Position at = ahead.back();
      ahead.pop_back();
      for (const Direction side : all_directions) {
        const Position to = neighbour(at, side);
        if (!labyrinth_.fields.contains(to) || labyrinth_.fields[to] != Ground::free) continue;
        if (region_of_[to] != none || locked_between(at, to)) continue;
        region_of_[to] = region;
        ahead.push_back(to);
      }
    }
  }

  bool locked_between(Position a, Position b) const {
    return beside_lock_[a] != 0 && edges_.contains(edge_of(a, b));
  }

  void add_lock(DoorId id) {
    const Door& door = labyrinth_.doors[id.index()];
    if (door.state != DoorState::locked) return;
    Lock lock{id, 0, {}, false, edges_.at(edge_of(door.a, door.b))};
    ++regions_.locks_on_edge[lock.edge];
    if (!door.key) return;
    lock.key = place_of(*door.key);
    for (const Position side : {door.a, door.b}) {
      if (const auto region = region_at(side)) lock.regions.push_back(*region);
    }
    lock.leads = lock.regions.size() == 2 && squared_distance(door.a, door.b) == 1;
    for (const std::size_t region : lock.regions) regions_.locks[region].push_back(regions_.all_locks.size());
    regions_.all_locks.push_back(std::move(lock));
  }

  const Labyrinth& labyrinth_;
  Grid<std::int32_t> region_of_;
  Grid<std::uint8_t> beside_lock_;
  std::map<Edge, std::size_t> edges_;
  std::map<KeyId, std::size_t> key_places_;
  Regions regions_;
};

using Opened = std::vector<bool>;  // of each lock

// A play that has come so far; it takes every key and opens every lock that costs nothing: those of a key of
// which there are enough for all its locks. `worth`: how many locks a key opens before it is used up.
class Play {
 public:
  explicit Play(const Regions& regions, const Opened& opened, std::int64_t worth = 1)
      : regions_(regions),
        worth_(worth),
        opened_(opened),
        shut_on_edge_(regions.locks_on_edge),
        reached_(regions.keys.size()),
        carried_(regions.key_kinds),
        shut_(regions.key_kinds),
        waiting_(regions.key_kinds) {
    for (std::size_t i = 0; i < opened.size(); ++i) {
      const Lock& lock = regions.all_locks[i];
      if (opened[i]) {
        --carried_[lock.key];
        --shut_on_edge_[lock.edge];
      } else {
        ++shut_[lock.key];
      }
    }
    if (regions.entrance) enter(*regions.entrance);
    while (!touched_.empty()) {
      const std::size_t key = touched_.back();
      touched_.pop_back();
      open_all_of(key);
    }
  }

  const Opened& opened() const { return opened_; }
  // Opened here, beyond those that were given.
  const std::vector<std::size_t>& order() const { return order_; }
  bool reaches(std::size_t region) const { return reached_[region]; }

  // How many locks are open if the keys that are left go to whatever they fit.
  std::int64_t in_the_end() const {
    std::int64_t sum = std::ranges::count(opened_, true);
    for (std::size_t key = 0; key < waiting_.size(); ++key) {
      const auto left = static_cast<std::int64_t>(waiting_[key].size());
      sum += std::clamp<std::int64_t>(carried_[key], 0, left);
    }
    return sum;
  }

  // Locks that can be opened now and lead on, but whose keys may be needed elsewhere.
  std::vector<std::size_t> choices() const {
    std::vector<std::size_t> locks;
    for (std::size_t key = 0; key < waiting_.size(); ++key) {
      if (carried_[key] <= 0) continue;
      std::ranges::copy_if(waiting_[key], std::back_inserter(locks),
                           [&](std::size_t lock) { return leads_on(lock); });
    }
    return locks;
  }

  // No order opens more: each key that can ever be found opens one lock that can ever be reached.
  std::int64_t bound() const {
    std::vector<std::int64_t> keys(regions_.key_kinds);
    std::vector<std::int64_t> locks(regions_.key_kinds);
    for (std::size_t region = 0; region < reached_.size(); ++region) {
      for (const std::size_t key : regions_.keys[region]) keys[key] += reached_[region] ? 1 : 0;
    }
    for (std::size_t lock = 0; lock < opened_.size(); ++lock)
      locks[regions_.all_locks[lock].key] += opened_[lock] ? 1 : 0;
    std::int64_t sum = 0;
    for (std::size_t key = 0; key < keys.size(); ++key) sum += std::min(keys[key], locks[key]);
    return sum;
  }

 private:
  // To a region that has not been reached and that has anything in it?
  bool leads_on(std::size_t index) const {
    const Lock& lock = regions_.all_locks[index];
    if (!lock.leads) return false;
    return std::ranges::any_of(lock.regions, [&](std::size_t region) {
      const bool empty = regions_.keys[region].empty() && regions_.locks[region].size() == 1;
      return !reached_[region] && (!empty || region == regions_.goal);
    });
  }

  void enter(std::size_t start) {
    std::vector<std::size_t> ahead{start};
    while (!ahead.empty()) {
      const std::size_t region = ahead.back();
      ahead.pop_back();
      if (reached_[region]) continue;
      reached_[region] = true;
      for (const std::size_t key : regions_.keys[region]) {
        carried_[key] += worth_;
        touched_.push_back(key);
      }
      for (const std::size_t lock : regions_.locks[region]) {
        if (!opened_[lock]) {
          waiting_[regions_.all_locks[lock].key].insert(lock);
          touched_.push_back(regions_.all_locks[lock].key);
        } else if (passable(regions_.all_locks[lock])) {
          for (const std::size_t other : regions_.all_locks[lock].regions) ahead.push_back(other);
        }
      }
    }
  }

  bool passable(const Lock& lock) const { return lock.leads && shut_on_edge_[lock.edge] == 0; }

  void open_all_of(std::size_t key) {
    while (!waiting_[key].empty() && carried_[key] >= shut_[key]) open(*waiting_[key].begin());
  }

  void open(std::size_t index) {
    const Lock& lock = regions_.all_locks[index];
    waiting_[lock.key].erase(index);
    opened_[index] = true;
    order_.push_back(index);
    --carried_[lock.key];
    --shut_[lock.key];
    --shut_on_edge_[lock.edge];
    if (!passable(lock)) return;
    for (const std::size_t region : lock.regions) enter(region);
  }

  const Regions& regions_;
  std::int64_t worth_;
  Opened opened_;
  std::vector<int> shut_on_edge_;
  std::vector<bool> reached_;
  std::vector<std::int64_t> carried_;           // of each key
  std::vector<std::int64_t> shut_;              // locks of each key
  std::vector<std::set<std::size_t>> waiting_;  // reached locks of each key that are shut
  std::vector<std::size_t> touched_;            // keys of which something has changed
  std::vector<std::size_t> order_;
};

// Depth first over the choices, no set of opened locks twice.
class Choosing {
 public:
  explicit Choosing(const Regions& regions) : regions_(regions) {}

  // Until one is as good as the bound: then, or when there are no others, it is decided.
  LockOrder best(std::int64_t bound) {
    ahead_.push_back({});
    while (!ahead_.empty() && best_ < bound) {
      if (looks_ > most_lock_looks) return {order_of(best_moment_), false};
      const Choice choice = ahead_.back();
      ahead_.pop_back();
      go_on(choice);
    }
    return {order_of(best_moment_), true};
  }

 private:
  struct Choice {
    std::optional<std::size_t> after;  // a moment; nothing: the start
    std::size_t lock = 0;              // that is opened then
  };
  struct Moment {
    Choice by;
    std::vector<std::size_t> then;  // locks that cost nothing
    const Opened* opened = nullptr;
  };

  void go_on(const Choice& choice) {
    Opened opened(regions_.all_locks.size());
    if (choice.after) {
      opened = *moments_[*choice.after].opened;
      opened[choice.lock] = true;
    }
    const Play play(regions_, opened);
    looks_ += static_cast<std::int64_t>(regions_.size());
    const auto [same, is_new] = seen_.insert(play.opened());
    if (!is_new) return;
    const std::size_t moment = moments_.size();
    moments_.push_back({choice, play.order(), &*same});
    const std::int64_t worth = regions_.goal ? (play.reaches(*regions_.goal) ? 1 : 0) : play.in_the_end();
    if (worth > best_) {
      best_ = worth;
      best_moment_ = moment;
    }
    for (const std::size_t lock : play.choices()) ahead_.push_back({moment, lock});
  }

  std::vector<DoorId> order_of(std::optional<std::size_t> moment) const {
    std::vector<DoorId> order;
    const auto add = [&](std::size_t lock) { order.push_back(regions_.all_locks[lock].door); };
    while (moment) {
      const Moment& at = moments_[*moment];
      std::for_each(at.then.rbegin(), at.then.rend(), add);
      moment = at.by.after;
      if (moment) add(at.by.lock);
    }
    std::ranges::reverse(order);
    return order;
  }

  const Regions& regions_;
  std::vector<Choice> ahead_;
  std::vector<Moment> moments_;
  std::set<Opened> seen_;
  std::int64_t looks_ = 0;
  std::int64_t best_ = -1;
  std::optional<std::size_t> best_moment_;
};

}  // namespace

LockOrder best_lock_order(const Labyrinth& labyrinth, std::optional<Position> goal) {
  const Regions regions = Surveyor(labyrinth).survey(goal);
  const std::size_t locks = regions.all_locks.size();
  const Play dream(regions, Opened(locks), static_cast<std::int64_t>(locks));
  // Even if keys were not used up nobody would get there.
  if (goal && !(regions.goal && dream.reaches(*regions.goal))) return {};
  return Choosing(regions).best(goal ? 1 : dream.bound());
}

}  // namespace katabasis
