// What a person has set to taste: settings.xml.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "play/settings.h"

namespace katabasis {

// `file` is only for the problems' sake.
Result<Settings> parse_settings(const std::string& file, std::string_view text);
std::string write_settings(const Settings& settings);

}  // namespace katabasis
