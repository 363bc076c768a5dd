// The settings on the disk: settings.xml in the user's folder for preferences.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "play/settings.h"

namespace katabasis {

// Empty: neither XDG_CONFIG_HOME nor HOME says where.
std::string settings_path();

// Those of a new player if there is no file. A broken one is a problem; it stays as it is.
Result<Settings> load_settings(const std::string& path);
// A copy of settings that cannot be read, before new ones are written over them: its name, empty if there is
// none.
std::string put_settings_aside(const std::string& path);
std::optional<Problem> save_settings(const std::string& path, const Settings& settings);

}  // namespace katabasis
