#include "app/settings_file.h"

#include <filesystem>

#include "storage/file.h"
#include "storage/folders.h"
#include "storage/settings_xml.h"

namespace katabasis {

namespace {

constexpr std::size_t most_bytes = 64U << 10U;

}  // namespace

std::string settings_path() {
  const auto folder = user_folders().config;
  return folder ? *folder + "/settings.xml" : "";
}

Result<Settings> load_settings(const std::string& path) {
  std::error_code ignored;
  if (path.empty() || !std::filesystem::exists(path, ignored)) return Settings{};
  const auto text = read_file(path, most_bytes);
  if (!text) return text.problems();
  return parse_settings(path, *text);
}

std::string put_settings_aside(const std::string& path) {
  const std::string aside = path + ".unread";
  std::error_code failed;
  std::filesystem::copy_file(path, aside, std::filesystem::copy_options::overwrite_existing, failed);
  return failed ? "" : std::filesystem::path(aside).filename().string();
}

std::optional<Problem> save_settings(const std::string& path, const Settings& settings) {
  if (path.empty()) return Problem{"", 0, "settings are not kept: set HOME or XDG_CONFIG_HOME"};
  if (auto problem = make_folder(std::filesystem::path(path).parent_path().string())) return problem;
  return write_file(path, write_settings(settings));
}

}  // namespace katabasis
