#include "labyrinth/walks.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <set>

namespace katabasis {

namespace {

bool joins(const Labyrinth& labyrinth, const Door& door) {
  return squared_distance(door.a, door.b) == 1 && labyrinth.fields[door.a] == Ground::free &&
         labyrinth.fields[door.b] == Ground::free;
}

Barriers all_shut(const Labyrinth& labyrinth) {
  Grid<std::uint8_t> bits(labyrinth.size());
  std::ranges::transform(labyrinth.fields.cells(), bits.cells().begin(), [](Ground ground) {
    return ground == Ground::free ? std::uint8_t{0} : Barriers::wall;
  });
  Barriers barriers(std::move(bits));
  for (const Door& door : labyrinth.doors) {
    if (joins(labyrinth, door)) barriers.set_door(door, DoorState::locked);
  }
  return barriers;
}

}  // namespace

Walks::Walks(const Labyrinth& labyrinth, std::span<const Position> places)
    : labyrinth_(labyrinth),
      shut_(all_shut(labyrinth)),
      locked_(labyrinth.doors.size()),
      into_branch_(labyrinth.doors.size()) {
  const auto add = [&](Position at) {
    if (shut_.is_free(at)) spots_.push_back({at});
  };
  std::ranges::for_each(places, add);
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    locked_[i] = door.state == DoorState::locked;
    if (!joins(labyrinth, door)) continue;
    add(door.a);
    add(door.b);
  }
  std::ranges::sort(spots_, {}, &Spot::at);
  const auto same_place = [](const Spot& one, const Spot& other) { return one.at == other.at; };
  spots_.erase(std::unique(spots_.begin(), spots_.end(), same_place), spots_.end());
  cut_into_pieces();
  strip_branches();
}

void Walks::cut_into_pieces() {
  Grid<Piece> piece_of(labyrinth_.size(), none);
  for (std::size_t i = 0; i < spots_.size(); ++i) {
    Spot& it = spots_[i];
    if (piece_of[it.at] == none) {
      const auto number = static_cast<Piece>(pieces_.size());
      flood(it.at, number, piece_of);
      PieceOfMap fresh;
      fresh.jump = fresh.joined = number;
      pieces_.push_back(std::move(fresh));
    }
    it.piece = piece_of[it.at];
    piece(it.piece).nodes.push_back(static_cast<Node>(i));
  }
  for (std::size_t i = 0; i < labyrinth_.doors.size(); ++i) {
    const Door& door = labyrinth_.doors[i];
    if (!joins(labyrinth_, door)) continue;
    for (const Position side : {door.a, door.b})
      piece(spot(node_at(side)).piece).doors.push_back(id_at<DoorId>(i));
    if (!locked_[i]) join(door);
  }
}

void Walks::flood(Position start, Piece piece, Grid<Piece>& piece_of) const {
  std::vector<Position> ahead{start};
  piece_of[start] = piece;
  while (!ahead.empty()) {
    const Position at = ahead.back();
    ahead.pop_back();
    for (const Direction side : all_directions) {
      const Position to = neighbour(at, side);
      if (!shut_.passable(at, side) || piece_of[to] != none) continue;
      piece_of[to] = piece;
      ahead.push_back(to);
    }
  }
}

// Takes away what hangs on one door only, again and again.
void Walks::strip_branches() {
  std::vector<std::size_t> doors_left;
  std::vector<Piece> ends;
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    doors_left.push_back(pieces_[i].doors.size());
    if (doors_left.back() == 1) ends.push_back(static_cast<Piece>(i));
  }
  for (std::size_t i = 0; i < ends.size(); ++i) {
    if (doors_left[index(ends[i])] == 0) continue;  // the last one of all that hangs together
    PieceOfMap& end = piece(ends[i]);
    const auto in_use = [&](DoorId id) { return !into_branch_[id.index()]; };
    const DoorId exit = *std::ranges::find_if(end.doors, in_use);
    const Door& door = labyrinth_.doors[exit.index()];
    const Node a = node_at(door.a);
    const Node b = node_at(door.b);
    const bool begins = spot(a).piece == ends[i];
    end.exit = Exit{exit, begins ? a : b, begins ? b : a};
    into_branch_[exit.index()] = true;
    if (--doors_left[index(parent(ends[i]))] == 1) ends.push_back(parent(ends[i]));
  }
  std::for_each(ends.rbegin(), ends.rend(), [&](Piece end) { measure(end); });
}

// Pieces nearer to the core come first.
void Walks::measure(Piece number) {
  PieceOfMap& it = piece(number);
  if (!it.exit) return;
  const Piece next = parent(number);
  const Piece far = piece(next).jump;
  const int jumped = piece(next).depth - piece(far).depth;
  it.depth = piece(next).depth + 1;
  it.jump = jumped == piece(far).depth - piece(piece(far).jump).depth ? piece(far).jump : next;
  Wave(distances_, shut_, spot(it.exit->inside).at).spread();
  for (const Node node : it.nodes)
    spot(node).to_core = distances_[spot(node).at] + 1 + spot(it.exit->outside).to_core;
}

void Walks::unlock(DoorId id) {
  const Door& door = labyrinth_.doors[id.index()];
  locked_[id.index()] = false;
  if (joins(labyrinth_, door)) join(door);
}

void Walks::join(const Door& door) {
  const Piece a = joined(spot(node_at(door.a)).piece);
  piece(a).joined = joined(spot(node_at(door.b)).piece);
}

// The one that stands for all that hang together; the way to it is made shorter.
Walks::Piece Walks::joined(Piece number) {
  while (piece(number).joined != number) {
    piece(number).joined = piece(piece(number).joined).joined;
    number = piece(number).joined;
  }
  return number;
}

Walks::Node Walks::node_at(Position at) const {
  const auto found = std::ranges::lower_bound(spots_, at, {}, &Spot::at);
  return found == spots_.end() || found->at != at ? none : static_cast<Node>(found - spots_.begin());
}

Walks::Piece Walks::ancestor(Piece number, int depth) {
  while (piece(number).depth > depth) {
    const Piece far = piece(number).jump;
    number = piece(far).depth >= depth ? far : parent(number);
  }
  return number;
}

// Of the piece in which the ways from both to the core meet, or of the core.
int Walks::meeting_depth(Piece a, Piece b) {
  const int depth = std::min(piece(a).depth, piece(b).depth);
  a = ancestor(a, depth);
  b = ancestor(b, depth);
  while (a != b && piece(a).depth > 0) {
    const bool far = piece(a).jump != piece(b).jump;
    a = far ? piece(a).jump : parent(a);
    b = far ? piece(b).jump : parent(b);
  }
  return piece(a).depth;
}

// Where the way from there to the core comes into the piece of that depth.
Walks::Node Walks::risen(Node from, int depth) {
  const Piece start = spot(from).piece;
  return piece(start).depth == depth ? from : piece(ancestor(start, depth + 1)).exit->outside;
}

std::optional<std::int64_t> Walks::steps(Position from, Position to) {
  const Node a = node_at(from);
  const Node b = node_at(to);
  if (a == none || b == none || joined(spot(a).piece) != joined(spot(b).piece)) return std::nullopt;
  const int depth = meeting_depth(spot(a).piece, spot(b).piece);
  const Node risen_a = risen(a, depth);
  const Node risen_b = risen(b, depth);
  const auto between = depth > 0 ? std::optional(within(risen_a, risen_b)) : through_core(risen_a, risen_b);
  if (!between) return std::nullopt;
  return spot(a).to_core - spot(risen_a).to_core + *between + spot(b).to_core - spot(risen_b).to_core;
}

std::int64_t Walks::within(Node a, Node b) {
  const auto [entry, is_new] = within_.try_emplace(std::minmax(a, b));
  if (is_new && a != b) entry->second = Wave(distances_, shut_, spot(a).at).reach(spot(b).at).value_or(0);
  return entry->second;
}

// From door to door, the nearest first.
std::optional<std::int64_t> Walks::through_core(Node from, Node to) {
  using Reached = std::pair<std::int64_t, Node>;
  std::priority_queue<Reached, std::vector<Reached>, std::greater<>> ahead;
  std::set<Node> done;
  ahead.emplace(0, from);
  while (!ahead.empty()) {
    const auto [steps, here] = ahead.top();
    ahead.pop();
    if (here == to) return steps;
    if (!done.insert(here).second) continue;
    const Piece around = spot(here).piece;
    if (spot(to).piece == around) ahead.emplace(steps + within(here, to), to);
    for (const DoorId id : piece(around).doors) {
      if (into_branch_[id.index()] || locked_[id.index()]) continue;
      const Door& door = labyrinth_.doors[id.index()];
      for (const Position side : {door.a, door.b}) {
        const Node threshold = node_at(side);
        if (spot(threshold).piece != around) continue;
        ahead.emplace(steps + within(here, threshold) + 1, node_at(door.other(side)));
      }
    }
  }
  return std::nullopt;
}

}  // namespace katabasis
