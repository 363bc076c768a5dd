// Where files lie. Those of the user: as the XDG Base Directory Specification 0.8 says, in a folder
// `katabasis` in each of the user's folders; a relative path in the environment is ignored, as it demands.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/result.h"

namespace katabasis {

// A variable's value; nothing if it is not set.
using Environment = std::function<std::optional<std::string>(const char* name)>;
Environment process_environment();

// Absolute paths, not made yet; nothing where neither the XDG variable nor HOME says where.
struct UserFolders {
  std::optional<std::string> config;  // preferences
  std::optional<std::string> data;    // saves, runs, pictures
  std::optional<std::string> state;   // logs
};
UserFolders user_folders(const Environment& environment = process_environment());

// Makes the folder and those above it, for the user alone (0700), unless it is there.
std::optional<Problem> make_folder(const std::string& path);

// Where what ships with the game lies.
std::string shipped_data_folder();

}  // namespace katabasis
