// The emblem of a key: a tablet in the key's shape and colour with its number on both faces. One hangs on the
// locked door and one on its key, so that they are known to belong together.
#pragma once

#include <map>
#include <memory>

#include "content/palette.h"
#include "scene/key_mark.h"
#include "scene/models.h"

namespace katabasis {

// Around the origin, about 1 m from its middle to its rim and 0.2 m thick; its faces look to −z
// and +z. Its only part is called after the key: "emblem-1".
Model emblem_model(const Palette& palette, KeyId key);

// Makes each one once, when it is first asked for.
class Emblems {
 public:
  explicit Emblems(const Palette& palette) : palette_(&palette) {}
  std::shared_ptr<const Model> find(KeyId key);

 private:
  const Palette* palette_;
  std::map<KeyId, std::shared_ptr<const Model>> made_;
};

}  // namespace katabasis
