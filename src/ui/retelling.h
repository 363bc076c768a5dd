// The log of a game that goes on later, made from its record.
#pragma once

#include "play/retelling.h"
#include "ui/log.h"

namespace katabasis {

// The log as it would be had somebody watched from the start.
Log log_of(const Session& session);

}  // namespace katabasis
