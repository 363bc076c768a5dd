// A window's seat in the folder of runs: a small file that is held by a lock while the window is open. The
// lock goes with the process, whatever ends it: a file that is not empty and that nobody holds is of a game
// that ended without a goodbye. Windows that are open together have seats of their own, and so do their
// games.
#pragma once

#include <optional>
#include <string>

namespace katabasis {

class PlayingMark {
 public:
  // Takes the first free seat; one that was left without a goodbye before all others. Without a folder
  // (empty), where it cannot be written or where all seats are taken there is none, and nothing is found.
  explicit PlayingMark(const std::string& folder);
  ~PlayingMark();
  PlayingMark(const PlayingMark&) = delete;
  PlayingMark& operator=(const PlayingMark&) = delete;

  // From 1 to most_seats.
  std::optional<int> seat() const { return file_ < 0 ? std::nullopt : std::optional(seat_); }
  // The game before this one left its mark.
  bool found_left_behind() const { return left_behind_; }

  static constexpr int most_seats = 99;

 private:
  void try_seat(const std::string& folder, int seat);

  int file_ = -1;  // held until the end
  int seat_ = 0;
  bool left_behind_ = false;
};

// What distinguishes the files of a seat: nothing for the first one, "-2" for the second.
std::string seat_suffix(int seat);

}  // namespace katabasis
