// The files among the user's data that hold games, to be listed and gone on with.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "content/catalog.h"
#include "ui/kept_games.h"

namespace katabasis {

// Pictures: those in the folder of runs. Saves: what is saved, and the records of games that ended without a
// goodbye. The newest first; the files are not read. A folder that is not there has none.
std::vector<KeptFile> kept_files(KeptKind kind, const std::string& runs, const std::string& saves);

struct KeptGame {
  KeptFacts facts;
  std::vector<std::uint8_t>
      picture;  // of kept_picture_size, rows from the top, three bytes a pixel; or empty
};
// What the file tells without being played. Reading it is bounded, whatever it holds.
KeptGame read_kept_game(const std::string& path, const Catalog& catalog);

}  // namespace katabasis
