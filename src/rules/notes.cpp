#include "rules/notes.h"

#include <algorithm>
#include <utility>

namespace katabasis {

namespace {

bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

// Letters that no terminal shows but obeys: the second set of controls (U+0080 to U+009F), and those that
// turn the direction of writing (U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069).
bool has_hidden_letter(std::string_view text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const std::string_view letter = text.substr(i, 3);
    if (letter[0] == '\xc2' && static_cast<unsigned char>(letter[1]) < 0xa0U) return true;
    if (letter == "\xe2\x80\x8e" || letter == "\xe2\x80\x8f") return true;
    if (letter >= "\xe2\x80\xaa" && letter <= "\xe2\x80\xae") return true;
    if (letter >= "\xe2\x81\xa6" && letter <= "\xe2\x81\xa9") return true;
  }
  return false;
}

bool is_control(char byte) {
  return static_cast<unsigned char>(byte) < ' ' || byte == '\x7f';
}

auto note_at(const Known& known, Position at) {
  return std::find_if(known.notes.begin(), known.notes.end(),
                      [at](const Note& note) { return note.at == at; });
}

}  // namespace

bool is_note(std::string_view text) {
  const auto characters =
      std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); });
  return !text.empty() && static_cast<std::size_t>(characters) <= longest_note && text.front() != ' ' &&
         text.back() != ' ' && text.find("  ") == std::string_view::npos && !has_hidden_letter(text) &&
         std::none_of(text.begin(), text.end(), is_control);
}

std::string note_of(std::string_view typed) {
  std::string note;
  std::size_t characters = 0;
  bool gap = false;
  for (const char byte : typed) {
    const bool space = byte == ' ' || is_control(byte);
    gap = gap || space;
    if (space) continue;
    const bool between = std::exchange(gap, false) && !note.empty();
    characters += (continues_character(byte) ? 0U : 1U) + (between ? 1U : 0U);
    if (characters > longest_note) break;
    if (between) note += ' ';
    note += byte;
  }
  return note;
}

std::optional<Refusal> check(const Known& known, const action::Note& note) {
  if (!known.seen.contains(note.at) || known.seen[note.at] == 0) return Refusal::not_seen;
  const bool there = note_at(known, note.at) != known.notes.end();
  if (note.text.empty()) return there ? std::nullopt : std::optional(Refusal::nothing_to_change);
  if (!is_note(note.text)) return Refusal::no_note;
  if (!there && known.notes.size() == most_notes) return Refusal::too_many_notes;
  return std::nullopt;
}

void play(Known& known, const action::Note& note) {
  std::erase_if(known.notes, [&note](const Note& old) { return old.at == note.at; });
  if (!note.text.empty()) known.notes.push_back({note.at, note.text});
}

}  // namespace katabasis
