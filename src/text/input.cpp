#include "text/input.h"

#include <string_view>

#include "play/words.h"
#include "storage/utf8.h"

namespace katabasis {

namespace {

constexpr int end_of_input = std::char_traits<char>::eof();

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

Problem problem(std::string text) {
  return {{}, 0, std::move(text)};
}

}  // namespace

std::optional<InputLine> read_line(std::istream& in) {
  InputLine line;
  int byte = in.get();
  if (byte == end_of_input) return std::nullopt;
  for (; byte != end_of_input && byte != '\n'; byte = in.get()) {
    if (line.text.size() == longest_line + 1) {
      line.whole = false;
    } else {
      line.text.push_back(static_cast<char>(byte));
    }
  }
  if (line.whole && !line.text.empty() && line.text.back() == '\r') line.text.pop_back();
  if (line.text.size() > longest_line) line.whole = false;
  return line;
}

Result<TextCommand> parse_command(const InputLine& line, Direction facing) {
  if (!line.whole) return problem("The line is too long.");
  if (first_bad_byte(line.text)) return problem("The line is no plain UTF-8 text.");
  const std::string_view text = trimmed(line.text);
  constexpr std::string_view save = "save ";
  if (text == "save") return problem("save wants the name of a file.");
  if (text == "look") return TextCommand{text_command::Look{}};
  if (text == "look fov") return TextCommand{text_command::Look{.light = true}};
  if (text == "look map") return TextCommand{text_command::Look{.map = true}};
  if (text == "quit") return TextCommand{text_command::Quit{}};
  if (text == "help") return TextCommand{text_command::Help{}};
  if (text.starts_with(save))
    return TextCommand{text_command::Save{std::string(trimmed(text.substr(save.size())))}};
  auto action = parse_action(text, facing);
  if (!action) return action.problems();
  return TextCommand{std::move(*action)};
}

}  // namespace katabasis
