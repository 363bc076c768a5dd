// One line for a person, on standard error.
#pragma once

#include <string_view>

#include "app/failure.h"

namespace katabasis {

// "katabasis: …", whatever the text holds.
void complain(std::string_view text);
// Each problem a line, the first twenty; the failure's exit code.
int complain(const Failure& failure);

}  // namespace katabasis
