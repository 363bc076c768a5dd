// A session told again from its record: what the log and the summary of a game that goes on later are made
// from.
#pragma once

#include <string>

#include "play/session.h"
#include "ui/log.h"

namespace katabasis {

// The log as it would be had somebody watched from the start.
Log log_of(const Session& session);

// How it went, in a few lines: how it ended, rounds and turns, what was killed and by what the hero fell. The
// share code may be empty.
std::string summary_of(const Session& session, const std::string& share_code);

}  // namespace katabasis
