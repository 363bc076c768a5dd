// Being asked to end from outside: by the user's session, a terminal that is closed, or kill.
#pragma once

namespace katabasis {

// From now on TERM, INT and HUP no longer end the process but ask it to end; a second one of them ends it all
// the same. A window must be open: it is woken.
void notice_requests_to_leave();
bool asked_to_leave();

}  // namespace katabasis
