// One panel while it is being filled, and what all panels are filled from.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "play/session.h"
#include "ui/arranging.h"
#include "ui/command.h"
#include "ui/item_pictures.h"
#include "ui/layout.h"
#include "ui/log.h"
#include "ui/look.h"

namespace katabasis {

// The name of each wish's key, as it is written on buttons and in the help; may be empty.
using KeyNames = std::array<std::string, wish_count>;

// What every panel may look at, and where it puts what it asks for.
struct PanelContext {
  const PanelLook& look;
  const Letters& letters;
  const Layout& layout;
  const KeyNames& keys;
  const ItemPictures& pictures;
  const Settings& settings;
  Arranging& arranging;
  // A panel in front was closed: the one that comes up again goes on where its keyboard was.
  bool& returning;
  Commands& commands;

  float unit() const { return static_cast<float>(layout.text); }
  const std::string& key(Wish wish) const { return keys[static_cast<std::size_t>(wish)]; }
};

enum class PanelKind : std::uint8_t {
  fixed,   // always there, as large as its area; never takes the keyboard
  wide,    // in the middle, above all others; arrows, Enter and Space go through it
  foot,    // like dialog, but at the lower end of its area
  dialog,  // like wide, but only as high as its content, in the middle of its area
};

class Panel {
 public:
  // A fixed one with an empty height is as high as its content, from the area's upper edge. One that is
  // movable by its name is where the person has put it, unless there is little room.
  Panel(const PanelContext& context, const char* name, Rect area, PanelKind kind);
  ~Panel();
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  // Its title is all that is to be seen: nothing more is to be drawn.
  bool folded() const { return folded_; }

 private:
  bool folded_ = false;
};

// Between the frame of a fixed panel and what stands in it.
ImVec2 panel_padding(const PanelContext& context);

// A title between two lines.
void heading(const PanelContext& context, std::string_view text);
// Wrapped at the panel's right edge.
void paragraph(std::string_view text);
void coloured(ImU32 colour, std::string_view text);
// The same on a line with what stands before it.
void strong(const PanelContext& context, ImU32 colour, std::string_view text);
// A bar with words on it; `part` 0 … 1.
void bar(const PanelContext& context, float part, ImU32 colour, std::string_view words, float height);
// Arrows and page keys roll the window in which there is nothing to choose.
void roll_by_keys(const PanelContext& context);
// Was what is inside the frame clicked, or all of the panel where it cannot be moved? Before its content.
bool panel_clicked(const PanelContext& context);
// The text, or as much of it as there is room for (in pixels) and an ellipsis.
std::string fitted(std::string_view text, float room);
// One line; where it is too long it ends in an ellipsis, and the mouse shows all of it.
void one_line(ImU32 colour, const std::string& text);
// The next item, so wide, goes beside the last one where there is room; `gap`: pixels between, or as usual.
void same_line_for(float width, float gap = -1);
// Words that belong to the last item: beside it, or below where there is no room.
void beside(const std::string& words);
float button_width(const char* label);
// Beside the last item where there is room.
bool next_button(const char* label);
// Of what rolls: what is cut at the upper or lower edge fades into the ground over `height` pixels. True if
// there is more below. After the content.
bool fade_rims(const PanelContext& context, float height);
// `content` in what room the panel has above one more button, rolling where it is longer; true if there is
// more of it below.
bool draw_rolling(const PanelContext& context, const std::function<void()>& content);
// As wide as the panel; its words end in an ellipsis where they are too long.
bool wide_button(const PanelContext& context, const std::string& label);
// Without words on it; the arrows move it as soon as it is chosen.
bool slider(const char* id, int& value, int low, int high);

}  // namespace katabasis
