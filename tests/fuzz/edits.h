// Edits that know how a text is built: XML (values, attributes, whole elements) and lines of words. They get
// past a reader's first checks, where changing single bytes mostly stops.
#pragma once

#include <string>

#include "base/rng.h"

namespace katabasis::fuzz {

// One edit; the text as it was if what the draw chose to edit is not there.
std::string edited(std::string text, Rng& rng);

}  // namespace katabasis::fuzz
