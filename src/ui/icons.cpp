#include "ui/icons.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace katabasis {

namespace {

// Lines from point to point; x to the right, y downwards, −1 … 1. They are made once.
using Stroke = std::vector<ImVec2>;
using Strokes = std::vector<Stroke>;

Strokes arrow_up() {
  return {{{0, 0.85F}, {0, -0.85F}}, {{-0.55F, -0.3F}, {0, -0.85F}, {0.55F, -0.3F}}};
}

Strokes bent_arrow() {
  return {{{0.6F, 0.85F}, {0.6F, -0.05F}, {0.5F, -0.35F}, {0.2F, -0.5F}, {-0.7F, -0.5F}},
          {{-0.25F, -0.95F}, {-0.75F, -0.5F}, {-0.25F, -0.05F}}};
}

Strokes quarter_turned(Strokes strokes, int quarters) {
  for (Stroke& stroke : strokes) {
    for (ImVec2& point : stroke) {
      for (int i = 0; i < quarters; ++i) point = {-point.y, point.x};
    }
  }
  return strokes;
}

Strokes mirrored(Strokes strokes) {
  for (Stroke& stroke : strokes) {
    for (ImVec2& point : stroke) point.x = -point.x;
  }
  return strokes;
}

Strokes ear() {
  return {{{-0.35F, 0.85F},
           {-0.05F, 0.8F},
           {0.1F, 0.45F},
           {0.45F, 0.1F},
           {0.55F, -0.35F},
           {0.35F, -0.75F},
           {-0.05F, -0.9F},
           {-0.42F, -0.72F},
           {-0.55F, -0.3F}},
          {{-0.22F, -0.2F}, {-0.1F, -0.5F}, {0.15F, -0.4F}, {0.1F, -0.05F}, {-0.1F, 0.15F}}};
}

Strokes door() {
  return {{{-0.6F, 0.9F}, {-0.6F, -0.9F}, {0.6F, -0.9F}, {0.6F, 0.9F}},
          {{-0.6F, -0.9F}, {0.1F, -0.55F}, {0.1F, 0.95F}, {-0.6F, 0.9F}},
          {{-0.12F, 0.1F}, {-0.12F, 0.3F}}};
}

Strokes taken() {
  return {{{0, -0.9F}, {0, 0.35F}},
          {{-0.4F, -0.05F}, {0, 0.35F}, {0.4F, -0.05F}},
          {{-0.8F, 0.3F}, {-0.8F, 0.85F}, {0.8F, 0.85F}, {0.8F, 0.3F}}};
}

Strokes amphora() {
  return {{{-0.25F, -0.9F},
           {0.25F, -0.9F},
           {0.18F, -0.5F},
           {0.5F, -0.15F},
           {0.42F, 0.35F},
           {0.12F, 0.8F},
           {0.25F, 0.95F},
           {-0.25F, 0.95F},
           {-0.12F, 0.8F},
           {-0.42F, 0.35F},
           {-0.5F, -0.15F},
           {-0.18F, -0.5F},
           {-0.25F, -0.9F}},
          {{-0.22F, -0.8F}, {-0.6F, -0.65F}, {-0.5F, -0.15F}},
          {{0.22F, -0.8F}, {0.6F, -0.65F}, {0.5F, -0.15F}}};
}

Strokes hourglass() {
  return {{{-0.55F, -0.85F}, {0.55F, -0.85F}, {-0.55F, 0.85F}, {0.55F, 0.85F}, {-0.55F, -0.85F}}};
}

Strokes moon() {
  return {{{0.3F, -0.85F},
           {-0.25F, -0.75F},
           {-0.65F, -0.3F},
           {-0.65F, 0.3F},
           {-0.25F, 0.75F},
           {0.3F, 0.85F},
           {-0.05F, 0.5F},
           {-0.2F, 0},
           {-0.05F, -0.5F},
           {0.3F, -0.85F}},
          {{0.3F, -0.25F}, {0.75F, -0.25F}, {0.3F, 0.3F}, {0.75F, 0.3F}}};
}

Strokes sack() {
  return {{{-0.3F, -0.85F},
           {0.3F, -0.85F},
           {0.15F, -0.5F},
           {0.6F, 0},
           {0.65F, 0.6F},
           {0.4F, 0.85F},
           {-0.4F, 0.85F},
           {-0.65F, 0.6F},
           {-0.6F, 0},
           {-0.15F, -0.5F},
           {-0.3F, -0.85F}},
          {{-0.3F, -0.42F}, {0.3F, -0.42F}}};
}

Strokes waves() {
  return {{{-0.75F, -0.12F}, {-0.75F, 0.12F}},
          {{-0.35F, -0.4F}, {-0.2F, 0}, {-0.35F, 0.4F}},
          {{0, -0.65F}, {0.22F, 0}, {0, 0.65F}},
          {{0.38F, -0.9F}, {0.68F, 0}, {0.38F, 0.9F}}};
}

Strokes folded_map() {
  return {{{-0.85F, -0.6F},
           {-0.3F, -0.85F},
           {0.3F, -0.6F},
           {0.85F, -0.85F},
           {0.85F, 0.6F},
           {0.3F, 0.85F},
           {-0.3F, 0.6F},
           {-0.85F, 0.85F},
           {-0.85F, -0.6F}},
          {{-0.3F, -0.85F}, {-0.3F, 0.6F}},
          {{0.3F, -0.6F}, {0.3F, 0.85F}}};
}

Strokes question() {
  return {{{-0.4F, -0.5F},
           {-0.3F, -0.8F},
           {0, -0.92F},
           {0.32F, -0.8F},
           {0.42F, -0.5F},
           {0.3F, -0.2F},
           {0, 0.05F},
           {0, 0.4F}},
          {{0, 0.7F}, {0, 0.88F}}};
}

Strokes three_lines() {
  return {{{-0.7F, -0.6F}, {0.7F, -0.6F}}, {{-0.7F, 0}, {0.7F, 0}}, {{-0.7F, 0.6F}, {0.7F, 0.6F}}};
}

Strokes picture() {
  return {{{-0.85F, -0.7F}, {0.85F, -0.7F}, {0.85F, 0.7F}, {-0.85F, 0.7F}, {-0.85F, -0.7F}},
          {{-0.85F, 0.5F}, {-0.3F, -0.15F}, {0.1F, 0.3F}, {0.4F, 0}, {0.85F, 0.5F}}};
}

Strokes two_sheets() {
  return {{{-0.2F, -0.4F}, {0.75F, -0.4F}, {0.75F, 0.9F}, {-0.2F, 0.9F}, {-0.2F, -0.4F}},
          {{-0.4F, 0.5F}, {-0.75F, 0.5F}, {-0.75F, -0.85F}, {0.25F, -0.85F}, {0.25F, -0.6F}}};
}

// Into a tray, and out of it.
Strokes tray(float tip) {
  const float wing = tip - (tip > 0 ? 0.4F : -0.4F);
  return {{{-0.85F, 0.3F}, {-0.85F, 0.9F}, {0.85F, 0.9F}, {0.85F, 0.3F}},
          {{0, 0.5F}, {0, -0.85F}},
          {{-0.45F, wing}, {0, tip}, {0.45F, wing}}};
}

Strokes diamond() {
  return {{{0, -0.8F}, {0.6F, 0}, {0, 0.8F}, {-0.6F, 0}, {0, -0.8F}}};
}

Strokes sword() {
  return {{{0.75F, -0.9F}, {0.85F, -0.6F}, {-0.2F, 0.4F}, {-0.4F, 0.2F}, {0.75F, -0.9F}},
          {{-0.65F, -0.05F}, {0.05F, 0.65F}},
          {{-0.3F, 0.3F}, {-0.8F, 0.85F}}};
}

Strokes shield() {
  return {{{0, -0.9F},
           {0.63F, -0.63F},
           {0.9F, 0},
           {0.63F, 0.63F},
           {0, 0.9F},
           {-0.63F, 0.63F},
           {-0.9F, 0},
           {-0.63F, -0.63F},
           {0, -0.9F}},
          {{0, -0.4F}, {0.4F, 0.4F}},
          {{0, -0.4F}, {-0.4F, 0.4F}}};
}

Strokes key() {
  return {
      {{-0.3F, -0.5F}, {0, -0.2F}, {-0.1F, 0.2F}, {-0.5F, 0.3F}, {-0.85F, 0}, {-0.7F, -0.4F}, {-0.3F, -0.5F}},
      {{-0.05F, 0}, {0.9F, 0}, {0.9F, 0.4F}},
      {{0.55F, 0}, {0.55F, 0.35F}}};
}

Strokes key_cap() {
  return {{{-0.8F, -0.8F}, {0.8F, -0.8F}, {0.8F, 0.8F}, {-0.8F, 0.8F}, {-0.8F, -0.8F}},
          {{-0.35F, 0.4F}, {-0.35F, -0.4F}, {0.35F, 0.4F}, {0.35F, -0.4F}}};
}

Strokes compass() {
  return {{{0, -0.9F},
           {0.25F, -0.25F},
           {0.9F, 0},
           {0.25F, 0.25F},
           {0, 0.9F},
           {-0.25F, 0.25F},
           {-0.9F, 0},
           {-0.25F, -0.25F},
           {0, -0.9F}}};
}

// A written page.
Strokes scroll() {
  return {{{-0.65F, -0.85F}, {0.65F, -0.85F}, {0.65F, 0.85F}, {-0.65F, 0.85F}, {-0.65F, -0.85F}},
          {{-0.35F, -0.4F}, {0.35F, -0.4F}},
          {{-0.35F, 0}, {0.35F, 0}},
          {{-0.35F, 0.4F}, {0.1F, 0.4F}}};
}

// A panel on its way to the corner.
Strokes moved_sheet() {
  return {{{-0.9F, -0.8F}, {0.2F, -0.8F}, {0.2F, 0.1F}, {-0.9F, 0.1F}, {-0.9F, -0.8F}},
          {{0.3F, 0.2F}, {0.85F, 0.75F}},
          {{0.35F, 0.8F}, {0.9F, 0.8F}, {0.9F, 0.25F}}};
}

Strokes strokes_of(Wish wish) {
  switch (wish) {
    case Wish::forward:
      return arrow_up();
    case Wish::back:
      return quarter_turned(arrow_up(), 2);
    case Wish::step_left:
      return quarter_turned(arrow_up(), 3);
    case Wish::step_right:
      return quarter_turned(arrow_up(), 1);
    case Wish::turn_left:
      return bent_arrow();
    case Wish::turn_right:
      return mirrored(bent_arrow());
    case Wish::obvious:
      return diamond();
    case Wish::listen:
      return ear();
    case Wish::door:
      return door();
    case Wish::take:
      return taken();
    case Wish::drink:
      return amphora();
    case Wish::wait:
      return hourglass();
    case Wish::sleep:
      return moon();
    case Wish::inventory:
      return sack();
    case Wish::heard:
      return waves();
    case Wish::map:
      return folded_map();
    case Wish::ledger:
      return key();
    case Wish::history:
      return scroll();
    case Wish::explore:
      return compass();
    case Wish::help:
      return question();
    case Wish::menu:
      return three_lines();
    case Wish::screenshot:
      return picture();
    case Wish::share_code:
      return two_sheets();
    case Wish::keys:
      return key_cap();
    case Wish::arrange:
      return moved_sheet();
    case Wish::save:
      return tray(0.5F);
    case Wish::load:
    case Wish::inside:
      return tray(-0.85F);
  }
  return {};
}

Strokes strokes_of(ItemIcon icon) {
  switch (icon) {
    case ItemIcon::weapon:
      return sword();
    case ItemIcon::armour:
      return shield();
  }
  return {};
}

void draw(ImDrawList& into, const Strokes& strokes, ImVec2 centre, float reach, ImU32 colour) {
  const float line = std::max(reach * 0.16F, 1.0F);
  for (const Stroke& stroke : strokes) {
    for (const ImVec2 point : stroke)
      into.PathLineTo({centre.x + point.x * reach, centre.y + point.y * reach});
    into.PathStroke(colour, ImDrawFlags_None, line);
  }
}

}  // namespace

void draw_icon(ImDrawList& into, Wish wish, ImVec2 centre, float reach, ImU32 colour) {
  static const auto strokes = [] {
    std::array<Strokes, wish_count> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = strokes_of(static_cast<Wish>(i));
    return all;
  }();
  draw(into, strokes[static_cast<std::size_t>(wish)], centre, reach, colour);
}

void draw_icon(ImDrawList& into, ItemIcon icon, ImVec2 centre, float reach, ImU32 colour) {
  static const std::array strokes{strokes_of(ItemIcon::weapon), strokes_of(ItemIcon::armour)};
  draw(into, strokes[static_cast<std::size_t>(icon)], centre, reach, colour);
}

}  // namespace katabasis
