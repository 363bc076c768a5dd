#include "storage/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <system_error>
#include <utility>

namespace katabasis {

namespace {

Problem too_large(const std::string& path, std::size_t most) {
  return {path, 0, fmt::format("is larger than {} bytes, more than such a file can need", most)};
}

std::optional<Problem> unreadable(const std::string& path, const struct stat& status, std::size_t most) {
  if (S_ISDIR(status.st_mode)) return Problem{path, 0, "is a folder, not a file"};
  if (!S_ISREG(status.st_mode)) return Problem{path, 0, "is not a regular file"};
  if (static_cast<std::uintmax_t>(status.st_size) > most) return too_large(path, most);
  return std::nullopt;
}

// The first `wanted` bytes of a regular file that has at most `most`.
Result<std::string> read_regular(const std::string& path, std::size_t most, std::size_t wanted,
                                 const FileCalls& calls) {
  // Opening a pipe that nobody writes to would wait for ever.
  const OpenFile file(calls, calls.open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0));
  if (!file.ok()) return file_problem(path, "cannot be read", errno);
  struct stat status {};
  if (::fstat(file.descriptor(), &status) != 0) return file_problem(path, "cannot be read", errno);
  if (auto problem = unreadable(path, status, most)) return *problem;
  constexpr std::size_t piece = 1U << 16U;
  std::string bytes;
  bytes.reserve(std::min(wanted, static_cast<std::size_t>(status.st_size) + piece));
  for (std::size_t filled = 0; filled < wanted;) {
    bytes.resize(std::min(wanted, filled + piece));
    const ssize_t got = calls.read(file.descriptor(), bytes.data() + filled, bytes.size() - filled);
    if (got < 0 && errno != EINTR) return file_problem(path, "cannot be read", errno);
    filled += got > 0 ? static_cast<std::size_t>(got) : 0;
    bytes.resize(filled);
    if (got == 0) break;
  }
  return bytes;
}

// Where a link leads: the link stays, the file behind it is replaced.
std::string followed(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
  return real ? std::string(real.get()) : path;
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

std::optional<Problem> write_directly(const std::string& path, std::string_view bytes,
                                      const FileCalls& calls) {
  // Not to wait for a reader of a pipe; but what is written then may wait.
  OpenFile file(calls, calls.open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0));
  if (!file.ok()) return file_problem(path, "cannot be written", errno);
  ::fcntl(file.descriptor(), F_SETFL, ::fcntl(file.descriptor(), F_GETFL) & ~O_NONBLOCK);
  if (!file.write_all(bytes) || !file.close()) return file_problem(path, "cannot be written", errno);
  return std::nullopt;
}

// A new file in the folder; its name goes to `name`.
OpenFile open_new(const std::string& folder, mode_t mode, const FileCalls& calls, std::string& name) {
  constexpr int attempts = 100;  // names that a crash may have left behind
  for (int i = 0;; ++i) {
    name = fmt::format("{}/.katabasis-{}-{}.tmp", folder, ::getpid(), i);
    const int opened = calls.open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (opened >= 0 || errno != EEXIST || i == attempts) return {calls, opened};
  }
}

std::optional<Problem> replace(const std::string& path, std::string_view bytes, mode_t mode,
                               const FileCalls& calls) {
  const std::string place = folder_of(path);
  const OpenFile folder(calls, calls.open(place.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0));
  if (!folder.ok()) return file_problem(path, "cannot be written", errno);
  std::string name;
  OpenFile file = open_new(place, mode, calls, name);
  if (!file.ok()) return file_problem(path, "cannot be written", errno);
  if (!file.write_all(bytes) || calls.fsync(file.descriptor()) != 0 || !file.close() ||
      calls.rename(name.c_str(), path.c_str()) != 0) {
    const int reason = errno;
    ::unlink(name.c_str());
    return file_problem(path, "cannot be written", reason);
  }
  // Some file systems do not know how to sync a folder.
  if (calls.fsync(folder.descriptor()) != 0 && errno != EINVAL && errno != ENOTSUP) {
    return file_problem(path, "is written, but may not survive a power cut", errno);
  }
  return std::nullopt;
}

}  // namespace

FileCalls system_calls() {
  return {[](const char* path, int flags, mode_t mode) { return ::open(path, flags, mode); },
          ::read,
          ::write,
          ::fsync,
          ::close,
          std::rename,
          ::link};
}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : calls_(other.calls_), descriptor_(std::exchange(other.descriptor_, -1)) {}

bool OpenFile::close() {
  const int descriptor = std::exchange(descriptor_, -1);
  return descriptor < 0 || calls_->close(descriptor) == 0;
}

std::size_t OpenFile::write_some(std::string_view bytes) {
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t written = calls_->write(descriptor_, bytes.data() + done, bytes.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written == 0) errno = EIO;
    if (written <= 0) break;
    done += static_cast<std::size_t>(written);
  }
  return done;
}

Result<std::string> read_file(const std::string& path, std::size_t most, const FileCalls& calls) {
  // One byte more shows that a file has grown since it was measured, or does not tell its size.
  Result<std::string> bytes = read_regular(path, most, most + 1, calls);
  if (bytes && bytes->size() > most) return too_large(path, most);
  return bytes;
}

Result<std::string> read_start(const std::string& path, std::size_t most, const FileCalls& calls) {
  return read_regular(path, std::numeric_limits<std::size_t>::max(), most, calls);
}

std::optional<Problem> write_file(const std::string& path, std::string_view bytes, const FileCalls& calls) {
  const std::string target = followed(path);
  struct stat status {};
  const bool exists = ::stat(target.c_str(), &status) == 0;
  if (!exists) return replace(target, bytes, 0666, calls);
  if (S_ISDIR(status.st_mode)) return file_problem(path, "cannot be written", EISDIR);
  if (!S_ISREG(status.st_mode)) return write_directly(target, bytes, calls);
  if (::access(target.c_str(), W_OK) != 0) return file_problem(path, "cannot be written", errno);
  return replace(target, bytes, status.st_mode & 0777U, calls);
}

Problem file_problem(const std::string& path, std::string_view what, int reason) {
  return {path, 0, fmt::format("{}: {}", what, std::system_category().message(reason))};
}

}  // namespace katabasis
