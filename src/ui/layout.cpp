#include "ui/layout.h"

#include <algorithm>

namespace katabasis {

namespace {

constexpr int smallest_text = 12;
constexpr int text_at_720 = 21;
constexpr Size room_for_all{47, 26};  // in heights of the text: less is compact

void place_compact(Layout& into) {
  const int text = into.text;
  const int width = into.screen.width;
  const int height = into.screen.height;
  const int button_rows = text * 2;
  into.hero = {0, 0, width, text * 7 / 4};
  into.target = {0, into.hero.height, width, text * 3};
  into.buttons = {0, height - button_rows, width, button_rows};
  into.prompt = {0, into.buttons.y - text * 3 / 2, width, text * 3 / 2};
  const bool cramped = height < text * 15;
  const int log_rows = cramped ? 0 : text * 3 / 2;
  into.log = {0, into.prompt.y - log_rows, width, log_rows};
  into.wide = {0, 0, width, height};
  into.message = {0, into.hero.height, width, (cramped ? height : into.prompt.y) - into.hero.height};
}

void place_roomy(Layout& into) {
  const int text = into.text;
  const int width = into.screen.width;
  const int height = into.screen.height;
  const int edge = text / 2;
  into.hero = {edge, edge, text * 16, text * 37 / 4};
  into.map = {width - edge - text * 10, edge, text * 10, text * 10};
  // What stands in the middle, or where there is room between hero and map.
  const auto between = [&](int wide, int top, int high) {
    const int left = std::max((width - wide + 1) / 2, into.hero.x + into.hero.width + edge);
    const int right = std::min(left + wide, into.map.x - edge);
    return Rect{left, top, right - left, high};
  };
  into.target = between(text * 20, edge, text * 6);
  const int beside_buttons = width - text * 28 - edge * 3;
  into.log = {edge, height - edge - text * 15 / 2, std::min(text * 23, beside_buttons), text * 15 / 2};
  into.buttons = {width - edge - text * 28, height - edge - text * 2, text * 28, text * 2};
  into.prompt = {into.buttons.x, into.buttons.y - edge - text * 2, text * 22, text * 2};
  const int wide = std::min(width - edge * 2, text * 46);
  const int high = std::min(height - edge * 2, text * 27);
  into.wide = {(width - wide) / 2, (height - high) / 2, wide, high};
  const int below = into.target.y + into.target.height + edge;
  into.message = between(text * 30, below, into.log.y - edge - below);
}

int grown_text(Size screen) {
  return std::min(screen.height * text_at_720 / 720, screen.width * text_at_720 / 1280);
}

int most_text(Size screen) {
  return std::min(screen.width / 20, screen.height / 11);
}

}  // namespace

int text_height(Size screen, int text_scale) {
  const int wanted = std::max(grown_text(screen) * text_scale / 100, smallest_text);
  return std::max(std::min(wanted, most_text(screen)), 1);
}

Layout layout(Size screen, const Settings& settings) {
  Layout result;
  result.screen = {std::max(screen.width, 1), std::max(screen.height, 1)};
  result.text = text_height(result.screen, settings.text_scale);
  result.compact = result.screen.width < result.text * room_for_all.width ||
                   result.screen.height < result.text * room_for_all.height;
  if (result.compact) {
    place_compact(result);
  } else {
    place_roomy(result);
  }
  return result;
}

}  // namespace katabasis
