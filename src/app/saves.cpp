#include "app/saves.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "storage/folders.h"
#include "storage/save_files.h"
#include "storage/save_xml.h"

namespace katabasis {

std::optional<Problem> save_game(const Session& session, const std::string& path, const Catalog& catalog) {
  const std::string text = write_save(session, catalog);
  if (!can_be_read_again(text)) return Problem{path, 0, "this game's record is too long to be saved"};
  return write_generation(path, text);
}

Attempt<Session> open_save(const std::string& path, const Catalog& catalog) {
  auto session = read_save(path, catalog);
  if (session) return std::move(*session);
  Failure failure(session.problems());
  for (const std::string& older : save_generations(path)) {
    if (older == path || !read_save(older, catalog)) continue;
    failure.problems.front().text +=
        fmt::format("; the older save {} is whole and can be played instead", older);
    break;
  }
  return failure;
}

Result<Continued> newest_save(const std::string& path, const Catalog& catalog) {
  std::vector<Problem> problems;
  for (const std::string& each : save_generations(path)) {
    auto session = read_save(each, catalog);
    if (!session) {
      problems.insert(problems.end(), session.problems().begin(), session.problems().end());
    } else if (each == path) {
      return Continued{std::move(*session)};
    } else {
      return Continued{
          std::move(*session),
          fmt::format("The newest save cannot be read ({}). This is an older one.", problems.front().text)};
    }
  }
  return problems;
}

bool any_save(const std::string& path) {
  const auto generations = save_generations(path);
  std::error_code ignored;
  return std::any_of(generations.begin(), generations.end(),
                     [&](const std::string& each) { return std::filesystem::exists(each, ignored); });
}

Result<std::string> saves_folder() {
  const auto data = user_folders().data;
  if (!data) return Problem{"", 0, "there is no folder for saves: set HOME or XDG_DATA_HOME"};
  const std::string folder = *data + "/saves";
  if (auto problem = make_folder(folder)) return *problem;
  return folder;
}

}  // namespace katabasis
