#include "ui/retelling.h"

namespace katabasis {

Log log_of(const Session& session) {
  Log log;
  retell(session, [&log](const Game& game, const std::vector<Event>& events) { log.add(game, events); });
  return log;
}

}  // namespace katabasis
