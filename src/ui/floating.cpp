#include "ui/floating.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <vector>

#include "ui/outlined.h"

namespace katabasis {

namespace {

constexpr float way_made = 0.1F;  // of an age, 0 … 1: by then the older ones have made way

ImU32 colour_of(const PanelLook& look, FloatingKind kind) {
  switch (kind) {
    case FloatingKind::hero_wounded:
      return look.blood;
    case FloatingKind::monster_wounded:
      return look.gold;
    case FloatingKind::healed:
      return look.laurel;
    case FloatingKind::parried:
      break;
  }
  return look.marble;
}

std::vector<FloatingWord> words_of(const PanelContext& context, const Frame& frame, float height) {
  const Size screen = context.layout.screen;
  std::vector<FloatingWord> words;
  for (const Floating& number : frame.floating) {
    const auto at = frame.camera.project(number.at);
    if (!at) continue;
    const ImVec2 middle{(at->x * 0.5F + 0.5F) * static_cast<float>(screen.width),
                        (0.5F - at->y * 0.5F) * static_cast<float>(screen.height)};
    const ImFont& letters = *context.letters.heading;
    words.push_back({&number, middle, letters.CalcTextSizeA(height, FLT_MAX, 0, number.text.c_str()).x});
  }
  return words;
}

}  // namespace

void stack(std::span<FloatingWord> words, float height) {
  for (std::size_t older = words.size(); older-- > 0;) {
    ImVec2& middle = words[older].middle;
    for (const FloatingWord& newer : words.subspan(older + 1)) {
      const bool aside = std::abs(middle.x - newer.middle.x) >= (words[older].width + newer.width) / 2;
      if (aside || middle.y >= newer.middle.y + height) continue;
      const float part = std::min(newer.number->age / way_made, 1.0F);
      middle.y = std::min(middle.y, newer.middle.y - height * part);
    }
  }
}

void draw_floating(const PanelContext& context, const Frame& frame) {
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const float height = context.unit() * 2.2F;
  std::vector<FloatingWord> words = words_of(context, frame, height);
  stack(words, height);
  for (const FloatingWord& word : words) {
    const float part = std::clamp(1.5F - word.number->age * 1.5F, 0.0F, 1.0F);
    draw_outlined(list, context.letters.heading, height, word.middle,
                  faded(colour_of(context.look, word.number->kind), part), faded(context.look.ink, part),
                  word.number->text.c_str());
  }
}

}  // namespace katabasis
