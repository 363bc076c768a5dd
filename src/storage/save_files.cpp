#include "storage/save_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <tuple>

namespace katabasis {

namespace {

bool is_there(const std::string& path, struct stat& status) {
  return ::lstat(path.c_str(), &status) == 0;
}

// Where a file system knows no second name for a file the first one has to go for a moment.
bool give_second_name(const std::string& from, const std::string& to, const FileCalls& calls) {
  if (calls.link(from.c_str(), to.c_str()) == 0) return true;
  const bool unknown = errno == EPERM || errno == ENOTSUP || errno == ENOSYS || errno == EMLINK;
  return unknown && calls.rename(from.c_str(), to.c_str()) == 0;
}

bool same_file(const struct stat& one, const struct stat& other) {
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

// Afterwards the newest stands under two names, so that the next one can take its first. It does already
// where a process died right then: then nothing moves on (and a rename between two names of one file would do
// nothing).
bool move_on(const std::vector<std::string>& generations, const FileCalls& calls) {
  const auto& [newest, old, oldest] = std::tie(generations[0], generations[1], generations[2]);
  struct stat newest_status {};
  struct stat status {};
  const bool has_old = is_there(old, status);
  if (has_old && is_there(newest, newest_status) && same_file(newest_status, status)) return true;
  if (has_old && calls.rename(old.c_str(), oldest.c_str()) != 0) return false;
  if (has_old && is_there(old, status)) ::unlink(old.c_str());  // both names were one file's
  return give_second_name(newest, old, calls);
}

std::optional<Problem> sync_folder_of(const std::string& path, const FileCalls& calls) {
  const std::size_t slash = path.rfind('/');
  const std::string name = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  const OpenFile folder(calls, calls.open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0));
  const bool synced =
      folder.ok() && (calls.fsync(folder.descriptor()) == 0 || errno == EINVAL || errno == ENOTSUP);
  if (synced) return std::nullopt;
  return file_problem(path, "is written, but may not survive a power cut", errno);
}

}  // namespace

std::vector<std::string> save_generations(const std::string& path) {
  return {path, path + ".1", path + ".2"};
}

std::optional<Problem> write_generation(const std::string& path, std::string_view bytes,
                                        const FileCalls& calls) {
  struct stat status {};
  const bool first = !is_there(path, status);
  if (first || !S_ISREG(status.st_mode)) return write_file(path, bytes, calls);
  if (::access(path.c_str(), W_OK) != 0) return file_problem(path, "cannot be written", errno);
  const std::string fresh = path + ".new";
  auto problem = write_file(fresh, bytes, calls);
  if (!problem && !(move_on(save_generations(path), calls) && calls.rename(fresh.c_str(), path.c_str()) == 0))
    problem = file_problem(path, "cannot be written", errno);
  if (!problem) return sync_folder_of(path, calls);
  ::unlink(fresh.c_str());
  problem->file = path;
  return problem;
}

void remove_generations(const std::string& path) {
  for (const std::string& each : save_generations(path)) ::unlink(each.c_str());
}

}  // namespace katabasis
