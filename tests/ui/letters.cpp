#include "ui/letters.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

namespace katabasis::test {

namespace {

// A letter as it is drawn: what is left of it, and whether that is all of it.
struct Letter {
  ImRect box;
  ImRect seen;
  unsigned code = 0;
  std::size_t number = 0;  // in the order of drawing
  float trimmed = 0;       // pixels that were left out of it before it was drawn
};

using Corner = std::pair<float, float>;

// Letters by the two corners that they have in the texture.
struct Known {
  std::map<Corner, const ImFontGlyph*> by_first;
  std::map<Corner, const ImFontGlyph*> by_last;

  Known() {
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
      for (const ImFontGlyph& glyph : font->Glyphs) {
        if (!glyph.Visible) continue;
        by_first.emplace(Corner{glyph.U0, glyph.V0}, &glyph);
        by_last.emplace(Corner{glyph.U1, glyph.V1}, &glyph);
      }
    }
  }
};

const ImFontGlyph* find(const std::map<Corner, const ImFontGlyph*>& among, ImVec2 uv) {
  const auto found = among.find({uv.x, uv.y});
  return found == among.end() ? nullptr : found->second;
}

// Two triangles that are a letter, maybe trimmed.
std::optional<Letter> letter_of(const Known& known, const ImDrawVert& first, const ImDrawVert& last,
                                const ImRect& clip) {
  const ImFontGlyph* const by_first = find(known.by_first, first.uv);
  const ImFontGlyph* const by_last = find(known.by_last, last.uv);
  const ImFontGlyph* const glyph = by_first != nullptr ? by_first : by_last;
  if (glyph == nullptr) return std::nullopt;
  const float across = 1 - (last.uv.x - first.uv.x) / (glyph->U1 - glyph->U0);
  const float down = 1 - (last.uv.y - first.uv.y) / (glyph->V1 - glyph->V0);
  const float trimmed = std::max(across * (glyph->X1 - glyph->X0), down * (glyph->Y1 - glyph->Y0));
  Letter letter{{first.pos, last.pos}, {first.pos, last.pos}, glyph->Codepoint, 0, trimmed};
  letter.seen.ClipWith(clip);
  return letter;
}

bool is_quad(const ImDrawIdx* index) {
  return index[3] == index[0] && index[4] == index[2] && index[1] == index[0] + 1 && index[5] == index[0] + 3;
}

std::vector<Letter> letters_in(const ImDrawList& list, const Known& known) {
  std::vector<Letter> letters;
  for (const ImDrawCmd& command : list.CmdBuffer) {
    const ImVec4& clip = command.ClipRect;
    const ImDrawVert* const vertices = list.VtxBuffer.Data + command.VtxOffset;
    const ImDrawIdx* const indices = list.IdxBuffer.Data + command.IdxOffset;
    for (unsigned i = 0; i + 6 <= command.ElemCount;) {
      const ImDrawIdx* const index = indices + i;
      const auto letter = is_quad(index) ? letter_of(known, vertices[index[0]], vertices[index[2]],
                                                     {clip.x, clip.y, clip.z, clip.w})
                                         : std::nullopt;
      if (letter) letters.push_back(*letter);
      if (letter) letters.back().number = letters.size();
      i += letter ? 6 : 3;
    }
  }
  return letters;
}

bool rolls(const ImGuiWindow& window) {
  return (window.Flags & ImGuiWindowFlags_NoScrollbar) == 0 && window.ScrollMax.y > 0;
}

// By more than a picture's rounding.
bool is_cut(const Letter& letter, const ImGuiWindow& window) {
  constexpr float rounding = 1.5F;  // pixels
  const bool beside =
      letter.box.Min.x < letter.seen.Min.x - rounding || letter.box.Max.x > letter.seen.Max.x + rounding;
  const bool above =
      letter.box.Min.y < letter.seen.Min.y - rounding || letter.box.Max.y > letter.seen.Max.y + rounding;
  if (rolls(window)) return beside && !above && letter.seen.GetArea() > 0;
  return letter.trimmed > rounding || beside || above;
}

std::string text_of(const std::vector<Letter>& letters) {
  std::string text;
  for (const Letter& letter : letters) text += letter.code < 128 ? static_cast<char>(letter.code) : '?';
  return text.substr(0, 60);
}

// Neighbours in a word may touch.
bool lies_on(const Letter& a, const Letter& b) {
  if (std::max(a.number, b.number) - std::min(a.number, b.number) == 1) return false;
  ImRect both = a.seen;
  both.ClipWith(b.seen);
  if (both.GetWidth() <= 0 || both.GetHeight() <= 0) return false;
  return both.GetArea() > 0.35F * std::min(a.seen.GetArea(), b.seen.GetArea());
}

}  // namespace

std::vector<const ImGuiWindow*> drawn_windows() {
  std::vector<const ImGuiWindow*> result;
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    const bool implied = std::string_view(window->Name).starts_with("Debug");
    if (window->Active && !window->Hidden && !implied) result.push_back(window);
  }
  return result;
}

std::vector<std::string> cut_words() {
  const Known known;
  std::vector<std::string> faults;
  for (const ImGuiWindow* window : drawn_windows()) {
    std::vector<Letter> cut;
    for (const Letter& letter : letters_in(*window->DrawList, known)) {
      if (is_cut(letter, *window)) cut.push_back(letter);
    }
    if (!cut.empty())
      faults.push_back(fmt::format("{}: cut letters: {}; the first from {},{} to {},{}", window->Name,
                                   text_of(cut), cut.front().box.Min.x, cut.front().box.Min.y,
                                   cut.front().box.Max.x, cut.front().box.Max.y));
    if (window->ScrollMax.x > 1)
      faults.push_back(fmt::format("{}: {} pixels too narrow", window->Name, window->ScrollMax.x));
    if (window->ScrollMax.y > 1 && !rolls(*window))
      faults.push_back(fmt::format("{}: {} pixels too low", window->Name, window->ScrollMax.y));
  }
  return faults;
}

std::vector<std::string> words_on_words() {
  const Known known;
  std::vector<std::string> faults;
  for (const ImGuiWindow* window : drawn_windows()) {
    std::vector<Letter> letters = letters_in(*window->DrawList, known);
    std::erase_if(letters, [](const Letter& letter) {
      return letter.seen.GetWidth() <= 0 || letter.seen.GetHeight() < letter.box.GetHeight() / 2;
    });
    std::ranges::sort(letters, {}, [](const Letter& letter) { return letter.seen.Min.x; });
    std::vector<Letter> covered;
    for (std::size_t a = 0; a < letters.size(); ++a) {
      for (std::size_t b = a + 1; b < letters.size() && letters[b].seen.Min.x < letters[a].seen.Max.x; ++b) {
        if (lies_on(letters[a], letters[b])) covered.push_back(letters[a]);
      }
    }
    if (!covered.empty())
      faults.push_back(fmt::format("{}: letters on letters: {}", window->Name, text_of(covered)));
  }
  return faults;
}

}  // namespace katabasis::test
