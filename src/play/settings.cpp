#include "play/settings.h"

#include <algorithm>

namespace katabasis {

Settings in_range(Settings settings) {
  settings.text_scale = std::clamp(settings.text_scale, 75, 300);
  settings.field_of_view = std::clamp(settings.field_of_view, 60, 100);
  settings.window.width = std::clamp(settings.window.width, smallest_window.width, largest_window.width);
  settings.window.height = std::clamp(settings.window.height, smallest_window.height, largest_window.height);
  return settings;
}

}  // namespace katabasis
