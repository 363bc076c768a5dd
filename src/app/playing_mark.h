// A small file that lies in a folder while the game's window is open. It is held by a lock that goes with the
// process, whatever ends it: a file that still lies there and that nobody holds is of a game that ended
// without a goodbye.
#pragma once

#include <string>

namespace katabasis {

class PlayingMark {
 public:
  // Without a folder (empty), or where it cannot be written, nothing is marked and nothing found.
  explicit PlayingMark(const std::string& folder);
  ~PlayingMark();
  PlayingMark(const PlayingMark&) = delete;
  PlayingMark& operator=(const PlayingMark&) = delete;

  // The game before this one left its mark.
  bool found_left_behind() const { return left_behind_; }

 private:
  std::string path_;
  int file_ = -1;  // held until the end; -1: another window has it
  bool left_behind_ = false;
};

}  // namespace katabasis
