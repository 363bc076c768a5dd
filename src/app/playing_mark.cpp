#include "app/playing_mark.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <tuple>

#include "app/leaving.h"

namespace katabasis {

namespace {

bool has_text(const std::string& path) {
  struct stat facts {};
  return ::lstat(path.c_str(), &facts) == 0 && facts.st_size > 0;
}

// For people who look into the folder.
void write_process(int file) {
  const std::string process = fmt::format("{}\n", ::getpid());
  if (::ftruncate(file, 0) != 0 || ::pwrite(file, process.data(), process.size(), 0) < 0) return;
}

// Held by this process if it is one.
int locked_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0 || ::flock(file, LOCK_EX | LOCK_NB) == 0) return file;
  ::close(file);
  return -1;
}

}  // namespace

PlayingMark::PlayingMark(const std::string& folder) {
  for (int seat = 1; seat <= most_seats && !folder.empty() && !left_behind_; ++seat) try_seat(folder, seat);
  if (file_ < 0) return;
  write_process(file_);
  empty_when_leaving(file_);
}

// Taken if there is none yet, or if somebody left it without a goodbye.
void PlayingMark::try_seat(const std::string& folder, int seat) {
  const std::string path = folder + "/playing" + seat_suffix(seat);
  if (file_ >= 0 && !has_text(path)) return;
  const int file = locked_file(path);
  if (file < 0) return;
  if (file_ >= 0) ::close(file_);
  file_ = file;
  seat_ = seat;
  left_behind_ = has_text(path);
}

// The file stays: were it deleted, another window that has just opened it would hold a lock on nothing.
PlayingMark::~PlayingMark() {
  if (file_ < 0) return;
  empty_when_leaving(-1);
  std::ignore = ::ftruncate(file_, 0);
  ::close(file_);
}

std::string seat_suffix(int seat) {
  return seat == 1 ? "" : fmt::format("-{}", seat);
}

}  // namespace katabasis
