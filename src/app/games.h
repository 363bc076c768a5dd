// From what a player names — a file, a share code, parameters — to a game that can be played.
#pragma once

#include <memory>
#include <string>

#include "app/command_line.h"
#include "app/failure.h"
#include "app/saves.h"
#include "content/catalog.h"
#include "labyrinth/generate.h"
#include "play/playback.h"
#include "storage/run_file.h"

namespace katabasis {

// The shipped content, or another database with the shipped rules.
Attempt<Catalog> load_catalog(const std::string& database);

Attempt<Generated> generate_labyrinth(const Parameters& parameters, const Catalog& catalog);

// "This labyrinth can be won: 5 locks.", or why there is none.
std::string prove_words(const Parameters& parameters, const Catalog& catalog);

// A new game in a generated labyrinth.
Attempt<Session> begin_game(const Parameters& parameters, const Catalog& catalog);
// What `open_game` makes of a file, or of a damaged save the one before it.
Attempt<Continued> open_or_older(const std::string& file, const Catalog& catalog);
// A labyrinth or a share code begins; a save goes on, a run or a picture from its end.
Attempt<Session> open_game(const std::string& file_or_code, const Catalog& catalog);
Attempt<Session> open_game(const invocation::Source& source, const Catalog& catalog);
// The game that a share code tells of; the text may come from anywhere.
Attempt<Session> begin_copied(const std::string& text, const Catalog& catalog);

// The record in a run, a screenshot or a save.
Result<ReadRun> recorded_run(const std::string& file, const Catalog& catalog);
// The same, to be looked at.
Attempt<Playback> open_playback(const std::string& file, const Catalog& catalog);

// Is it a file that holds a labyrinth and no game?
bool is_labyrinth(const std::string& file_or_code);
// The labyrinth alone, at its beginning; one from a labyrinth's file may break every rule.
Attempt<Labyrinth> labyrinth_in(const invocation::Source& source, const Catalog& catalog);

// The code of the labyrinth that these parameters give; there must be no complaint about them.
std::string share_code_for(const Parameters& parameters, const Catalog& catalog);
// The code from which the game's labyrinth can be made again.
Result<std::string> share_code_of(const Session& session, const Catalog& catalog);

// A run played to its end; its divergence, if it has one, is for the caller to judge.
Attempt<Replay> replay_run(const Run& run, const Catalog& catalog);

}  // namespace katabasis
