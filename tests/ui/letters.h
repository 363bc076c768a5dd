// What of the letters of the last picture can be seen: read from what is to be drawn, as the screen gets it.
#pragma once

#include <imgui_internal.h>

#include <string>
#include <vector>

namespace katabasis::test {

// Panels and what scrolls in them, those with something to be seen.
std::vector<const ImGuiWindow*> drawn_windows();

// One text for each panel in which letters are cut or words do not find room. What can be scrolled into sight
// is not cut.
std::vector<std::string> cut_words();
// One for each panel in which letters lie on letters.
std::vector<std::string> words_on_words();

}  // namespace katabasis::test
