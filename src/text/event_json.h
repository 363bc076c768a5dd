// Events as objects of the text protocol. Types, keys and their order are a contract with programs.
#pragma once

#include "rules/event.h"
#include "text/json.h"

namespace katabasis {

Json to_json(const Event& event);

}  // namespace katabasis
