// One line for a person, on standard error.
#pragma once

#include <string_view>

#include "app/failure.h"

namespace katabasis {

// A line on standard error. Where that cannot be written nobody is there to be told.
void tell(std::string_view line);
// "katabasis: …", whatever the text holds, cut off where it becomes endless.
void complain(std::string_view text);
// One line: the first problem, and how many more there are. The failure's exit code.
int complain(const Failure& failure);
// Each problem a line, the first twenty: for who asked for all of them.
int complain_of_each(const Failure& failure);

}  // namespace katabasis
