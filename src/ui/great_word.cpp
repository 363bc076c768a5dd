#include "ui/great_word.h"

#include <algorithm>

namespace katabasis {

namespace {

constexpr float spacing = 0.14F;  // between letters, in parts of their height

// The bytes of the letter that begins here, in UTF-8.
std::size_t letter_length(char first) {
  const auto byte = static_cast<unsigned char>(first);
  if (byte < 0x80) return 1;
  return byte < 0xe0 ? 2 : 3;
}

template <typename Each>
void for_each_letter(std::string_view word, const Each& each) {
  while (!word.empty()) {
    const std::size_t length = std::min(letter_length(word.front()), word.size());
    each(word.substr(0, length));
    word.remove_prefix(length);
  }
}

float width_of(ImFont& font, float height, std::string_view letters) {
  return font.CalcTextSizeA(height, FLT_MAX, 0, letters.data(), letters.data() + letters.size()).x;
}

float spaced_width(ImFont& font, float height, std::string_view word) {
  float width = -height * spacing;
  for_each_letter(
      word, [&](std::string_view letter) { width += width_of(font, height, letter) + height * spacing; });
  return width;
}

void draw_spaced(ImDrawList& list, ImFont& font, float height, ImVec2 at, ImU32 colour,
                 std::string_view word) {
  for_each_letter(word, [&](std::string_view letter) {
    list.AddText(&font, height, at, colour, letter.data(), letter.data() + letter.size());
    at.x += width_of(font, height, letter) + height * spacing;
  });
}

// Darkens the picture from its upper edge down to `end`, softly.
void draw_veil(ImDrawList& list, const PanelContext& context, float end) {
  const auto width = static_cast<float>(context.layout.screen.width);
  const ImU32 dark = faded(context.look.ink, 0.8F);
  const ImU32 clear = faded(context.look.ink, 0);
  list.AddRectFilled({0, 0}, {width, end * 0.5F}, dark);
  list.AddRectFilledMultiColor({0, end * 0.5F}, {width, end * 1.3F}, dark, dark, clear, clear);
}

// A thin line that fades out to both sides, a lozenge in its middle.
void draw_line(ImDrawList& list, const PanelContext& context, float middle, float y, float reach) {
  const float thick = std::max(context.unit() * 0.07F, 1.0F);
  const float gap = context.unit() * 0.6F;
  const ImU32 ink = context.look.bronze;
  const ImU32 clear = faded(ink, 0);
  list.AddRectFilledMultiColor({middle - reach, y}, {middle - gap, y + thick}, clear, ink, ink, clear);
  list.AddRectFilledMultiColor({middle + gap, y}, {middle + reach, y + thick}, ink, clear, clear, ink);
  list.AddNgonFilled({middle, y + thick / 2}, context.unit() * 0.28F, ink, 4);
}

}  // namespace

float draw_great_word(const PanelContext& context, std::string_view word, std::string_view below,
                      ImU32 colour, float top) {
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  ImFont& font = *context.letters.title;
  const auto screen = static_cast<float>(context.layout.screen.width);
  const float most = font.FontSize;
  const float height = most * std::min(screen * 0.86F / spaced_width(font, most, word), 1.0F);
  const float middle = screen / 2;
  const float line = top + height * 1.08F;
  const float small = std::max(context.unit() * 1.25F, 12.0F);
  const float end = line + context.unit() * 0.5F + small;
  draw_veil(list, context, end);
  const float width = spaced_width(font, height, word);
  const float shade = std::max(height * 0.035F, 1.0F);
  draw_spaced(list, font, height, {middle - width / 2 + shade, top + shade}, faded(context.look.ink, 0.8F),
              word);
  draw_spaced(list, font, height, {middle - width / 2, top}, colour, word);
  draw_line(list, context, middle, line, std::max(width * 0.6F, context.unit() * 6));
  ImFont& text = *context.letters.heading;
  const float below_width = spaced_width(text, small, below);
  draw_spaced(list, text, small, {middle - below_width / 2, line + context.unit() * 0.5F},
              context.look.parchment, below);
  return end;
}

}  // namespace katabasis
