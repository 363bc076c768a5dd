// The saves of a person who plays: the game that was left, written after every round, and the one that was
// saved by hand.
#pragma once

#include <optional>
#include <string>

#include "app/failure.h"
#include "content/catalog.h"
#include "play/session.h"

namespace katabasis {

// Saves the game, keeping the two saves before it.
std::optional<Problem> save_game(const Session& session, const std::string& path, const Catalog& catalog);

// A saved game; where it cannot be read the problems name the older save that can, if there is one.
Attempt<Session> open_save(const std::string& path, const Catalog& catalog);

struct Continued {
  Session session;
  std::string notice = {};  // what the player should know: that it is not the newest save, for example
};
// The newest save that is whole.
Result<Continued> newest_save(const std::string& path, const Catalog& catalog);
// Is there one at all, whole or not?
bool any_save(const std::string& path);

// The folder of the user's saves, made if needed; a problem if there is no home for it.
Result<std::string> saves_folder();

}  // namespace katabasis
