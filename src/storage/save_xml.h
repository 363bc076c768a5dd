// *.save.xml, format 1: a game at any moment of the hero's round.
//   <save format="1" checksum="9f3c51d2e07ab846">   of everything after this tag's end
//     <labyrinth …>                                 as in *.labyrinth.xml
//     <world …>                                     everything that has changed
//     <known>                                       what the hero has seen, heard and remembers
//     <origin class="hoplite" code="KATA1-…"/>      no code: the game began in this labyrinth
//     <run>                                         the record so far, a line each, as in *.run
// Saving, loading and saving again gives the same bytes. Nothing of a file is believed before its checksum
// fits, and nothing of its content before it is known to be possible in its labyrinth.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"
#include "content/catalog.h"
#include "play/session.h"

namespace katabasis {

std::string write_save(const Session& session, const Catalog& catalog);

// `catalog`: gives the rules; a game that came from a share code must be for it.
Result<Session> read_save(const std::string& path, const Catalog& catalog);
// `file`: as problems name it.
Result<Session> read_save(const std::string& file, std::string_view text, const Catalog& catalog);

// The text of a save with the checksum that is right for it.
std::string sealed(std::string text);

// How long a save can be that begins like this; the longest record that can be read fits.
std::size_t most_save_bytes(std::string_view start);
// Not of a game that has gone on too long.
bool can_be_read_again(std::string_view save);

// Whether a text that begins like this means to be a save.
bool is_save(std::string_view start);

}  // namespace katabasis
