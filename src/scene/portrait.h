// A thing by itself, for a small square picture: in the middle, with torchlight from the upper left, nothing
// behind it.
#pragma once

#include <memory>

#include "scene/frame.h"

namespace katabasis {

// What lies flat is seen from above, what is long along the rising diagonal; what stands, from the front.
// `tint` as an instance's. The picture is as wide as it is high.
Frame portrait(const std::shared_ptr<const Model>& model, glm::vec4 tint);

}  // namespace katabasis
