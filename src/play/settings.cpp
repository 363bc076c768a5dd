#include "play/settings.h"

#include <algorithm>

namespace katabasis {

Settings in_range(Settings settings) {
  settings.text_scale = std::clamp(settings.text_scale, 75, 300);
  settings.field_of_view = std::clamp(settings.field_of_view, 60, 100);
  return settings;
}

}  // namespace katabasis
