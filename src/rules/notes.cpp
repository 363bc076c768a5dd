#include "rules/notes.h"

#include <algorithm>

namespace katabasis {

namespace {

bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
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
         text.back() != ' ' && text.find("  ") == std::string_view::npos &&
         std::none_of(text.begin(), text.end(), is_control);
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
