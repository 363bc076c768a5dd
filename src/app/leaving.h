// Being asked to end from outside: by the user's session, a terminal that is closed, or kill; and losing the
// display.
#pragma once

namespace katabasis {

// From now on TERM, INT and HUP no longer end the process but ask it to end; a second one of them ends it all
// the same. A window must be open: it is woken.
void notice_requests_to_leave();
bool asked_to_leave();

// The same for a game without a window: these signals come only while it waits for standard input. True once
// there is something to read, or the end of it; false if it was asked to leave.
void hold_requests_to_leave();
bool wait_for_standard_input();

// The X server is gone: Xlib would end the process with a line and a code of its own. A display must be open.
void explain_loss_of_display();

// An open file that is emptied as soon as the process is asked to end, or loses its display; -1: none. What
// it says of a game that is played is then no longer so, however soon the process ends.
void empty_when_leaving(int file);

}  // namespace katabasis
