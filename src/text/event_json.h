// Events as objects of the text protocol. Types, keys and their order are a contract with programs.
#pragma once

#include <nlohmann/json.hpp>

#include "rules/event.h"

namespace katabasis {

using Json = nlohmann::ordered_json;

Json to_json(const Event& event);

}  // namespace katabasis
