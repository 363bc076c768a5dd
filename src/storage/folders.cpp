#include "storage/folders.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>

#include "storage/file.h"

namespace katabasis {

namespace {

std::optional<std::string> absolute(const Environment& environment, const char* name) {
  std::optional<std::string> value = environment(name);
  if (!value || !value->starts_with('/')) return std::nullopt;
  return value;
}

std::optional<std::string> user_folder(const Environment& environment, const char* variable,
                                       const char* below_home) {
  if (const auto named = absolute(environment, variable)) return *named + "/katabasis";
  if (const auto home = absolute(environment, "HOME")) return *home + below_home + "/katabasis";
  return std::nullopt;
}

bool is_folder(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

}  // namespace

Environment process_environment() {
  return [](const char* name) -> std::optional<std::string> {
    const char* const value = std::getenv(name);
    if (value == nullptr) return std::nullopt;
    return value;
  };
}

UserFolders user_folders(const Environment& environment) {
  return {user_folder(environment, "XDG_CONFIG_HOME", "/.config"),
          user_folder(environment, "XDG_DATA_HOME", "/.local/share"),
          user_folder(environment, "XDG_STATE_HOME", "/.local/state")};
}

std::optional<Problem> make_folder(const std::string& path) {
  for (std::size_t end = 1; end != std::string::npos;) {
    end = path.find('/', end + 1);
    const std::string part = path.substr(0, end);
    if (::mkdir(part.c_str(), 0700) == 0) continue;
    const int reason = errno;
    if (!is_folder(part)) return file_problem(part, "cannot be made as a folder", reason);
  }
  return std::nullopt;
}

std::string shipped_data_folder() {
  return KATABASIS_DATA_DIR;
}

}  // namespace katabasis
