// Whole files in and out. Every file that comes in is foreign; nothing that was on the disk before may be
// lost.
#pragma once

#include <sys/stat.h>
#include <sys/types.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace katabasis {

// What is asked of the operating system, so that each call can be made to fail.
struct FileCalls {
  std::function<int(const char*, int, mode_t)> open;
  std::function<ssize_t(int, void*, std::size_t)> read;
  std::function<ssize_t(int, const void*, std::size_t)> write;
  std::function<int(int)> fsync;
  std::function<int(int)> close;
  std::function<int(const char*, const char*)> rename;
  std::function<int(const char*, const char*)> link;
};
FileCalls system_calls();

// A file descriptor that is closed on every way out.
class OpenFile {
 public:
  OpenFile(const FileCalls& calls, int descriptor) : calls_(&calls), descriptor_(descriptor) {}
  OpenFile(OpenFile&& other) noexcept;
  OpenFile& operator=(OpenFile&&) = delete;
  ~OpenFile() { close(); }

  bool ok() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }
  // Closing may be the first to tell of a failed write: false, with errno.
  bool close();
  // All bytes; false, with errno, if that failed.
  bool write_all(std::string_view bytes) { return write_some(bytes) == bytes.size(); }
  // How many bytes from the first on could be written; if not all, errno says why.
  std::size_t write_some(std::string_view bytes);

 private:
  const FileCalls* calls_;
  int descriptor_;
};

// Regular files of at most `most` bytes; folders, pipes, devices and larger files are refused without reading
// them.
Result<std::string> read_file(const std::string& path, std::size_t most,
                              const FileCalls& calls = system_calls());

// The same, but no more than the first `most` bytes of a file of any size.
Result<std::string> read_start(const std::string& path, std::size_t most,
                               const FileCalls& calls = system_calls());

// The new content is written beside the old file, synced and renamed over it: whenever this fails, the file
// is as it was and nothing else is left. (Only a failure to sync the folder comes too late for that: the new
// file is then whole, and the problem says that it may not survive a power cut.) A target that exists and is
// no regular file, such as a device, is written to directly.
std::optional<Problem> write_file(const std::string& path, std::string_view bytes,
                                  const FileCalls& calls = system_calls());

// "what: why", the reason being that of errno.
Problem file_problem(const std::string& path, std::string_view what, int reason);

}  // namespace katabasis
