// Steps between places of a labyrinth whose doors are unlocked one after the other: how far many walks are,
// without a wave over the whole map for each.
//
// Doors cut the map into pieces. Where pieces hang together like a tree there is one way from each to the
// next, and what it costs follows from what the ways to the root of that tree cost. Only a core of pieces in
// which doors lead in a ring, if there is one, has to be searched.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "labyrinth/barriers.h"
#include "labyrinth/labyrinth.h"
#include "labyrinth/paths.h"

namespace katabasis {

class Walks {
 public:
  // Between these places and the fields of doors; those in walls are on no walk. Costs what the labyrinth is
  // large. It must outlive this.
  Walks(const Labyrinth& labyrinth, std::span<const Position> places);

  void unlock(DoorId door);

  // Of a shortest way, closed doors opened on it; nothing if there is none. Costs the logarithm of the doors
  // on the way, and once what the piece is large in which it turns.
  std::optional<std::int64_t> steps(Position from, Position to);

 private:
  using Node = std::int32_t;
  using Piece = std::int32_t;
  static constexpr std::int32_t none = -1;

  struct Spot {
    Position at;
    Piece piece = none;
    std::int64_t to_core = 0;  // steps to the first field in the core
  };
  struct Exit {
    DoorId door;
    Node inside = none;
    Node outside = none;
  };
  struct PieceOfMap {
    std::vector<Node> nodes;
    std::vector<DoorId> doors;  // one that begins and ends here twice
    std::optional<Exit> exit;   // towards the core; nothing: it belongs to it
    int depth = 0;              // exits from the core
    Piece jump = none;          // one some way towards the core, so that a few jumps reach any
    Piece joined = none;  // another one to which a way leads, or itself: a forest of those that hang together
  };

  void cut_into_pieces();
  void flood(Position start, Piece piece, Grid<Piece>& piece_of) const;
  void strip_branches();
  void measure(Piece piece);
  void join(const Door& door);
  Piece joined(Piece piece);
  Node node_at(Position at) const;
  Spot& spot(Node node) { return spots_[index(node)]; }
  PieceOfMap& piece(Piece piece) { return pieces_[index(piece)]; }
  Piece parent(Piece of) { return spot(piece(of).exit->outside).piece; }
  Piece ancestor(Piece of, int depth);
  int meeting_depth(Piece a, Piece b);
  Node risen(Node from, int depth);
  std::int64_t within(Node a, Node b);
  std::optional<std::int64_t> through_core(Node from, Node to);
  static std::size_t index(std::int32_t number) { return static_cast<std::size_t>(number); }

  const Labyrinth& labyrinth_;
  Barriers shut_;  // with every door shut
  std::vector<bool> locked_;
  std::vector<bool> into_branch_;  // of each door: is it the exit of a piece that is not in the core?
  std::vector<Spot> spots_;        // by position
  std::vector<PieceOfMap> pieces_;
  Distances distances_;
  std::map<std::pair<Node, Node>, std::int64_t> within_;  // what has been measured
};

}  // namespace katabasis
