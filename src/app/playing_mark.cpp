#include "app/playing_mark.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace katabasis {

namespace {

bool is_empty(int file) {
  struct stat facts {};
  return ::fstat(file, &facts) != 0 || facts.st_size == 0;
}

// For people who look into the folder.
void write_process(int file) {
  const std::string process = fmt::format("{}\n", ::getpid());
  if (::ftruncate(file, 0) != 0 || ::pwrite(file, process.data(), process.size(), 0) < 0) return;
}

}  // namespace

PlayingMark::PlayingMark(const std::string& folder) : path_(folder + "/playing") {
  if (folder.empty()) return;
  file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file_ < 0) return;
  if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
    ::close(file_);
    file_ = -1;
    return;
  }
  left_behind_ = !is_empty(file_);
  write_process(file_);
}

// Emptied first: another window may just have opened it.
PlayingMark::~PlayingMark() {
  if (file_ < 0) return;
  if (::ftruncate(file_, 0) == 0) ::unlink(path_.c_str());
  ::close(file_);
}

}  // namespace katabasis
