#include "storage/xml_scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "storage/utf8.h"

namespace katabasis {

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::string_view blanks = " \t\r\n";

// Walks from one piece of markup to the next. The first breach ends the walk.
class Scan {
 public:
  Scan(std::string_view text, const XmlLimits& limits) : text_(text), limits_(limits) {
    if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
  }

  void whole() {
    while (step()) {
    }
    if (!breach_ && depth_ > 0) stop("the file ends inside an element");
    if (!breach_ && tags_ == 0) stop("there is no element: this is no XML file");
  }
  // To the end of the root's start tag.
  std::optional<std::string_view> root() {
    std::size_t before = at_;
    while (tags_ == 0) {
      before = at_;
      if (!step()) break;
    }
    if (tags_ == 0 || breach_) return std::nullopt;
    return text_.substr(before, at_ - before);
  }

  const std::optional<std::string>& breach() const { return breach_; }
  std::size_t at() const { return at_; }

 private:
  bool step() {
    if (breach_ || at_ >= text_.size()) return false;
    const std::string_view rest = text_.substr(at_);
    if (rest.front() != '<') {
      characters_until('<');
    } else if (rest.starts_with("<!--")) {
      comment();
    } else if (rest.starts_with("<!")) {
      stop(rest.starts_with("<![CDATA[") ? "CDATA sections are not read" : "document types are not read");
    } else if (rest.starts_with("<?")) {
      declaration();
    } else if (rest.starts_with("</")) {
      end_tag();
    } else {
      start_tag();
    }
    return !breach_;
  }

  void stop(std::string why) {
    if (!breach_) breach_ = std::move(why);
  }

  void characters_until(char end) {
    const std::size_t stop_at = std::min(text_.find(end, at_), text_.size());
    const std::string_view run = text_.substr(at_, stop_at - at_);
    const std::size_t visible = run.find_first_not_of(blanks);
    if (depth_ == 0 && visible != std::string_view::npos) {
      at_ += visible;
      stop(tags_ == 0 ? "this is no XML file" : "text after the root element");
    } else if (references_are_known(run)) {
      at_ = stop_at;
    }
  }

  void comment() {
    const std::size_t end = text_.find("--", at_ + 4);
    if (end == std::string_view::npos || !text_.substr(end).starts_with("-->")) {
      stop("a comment that does not end with -->, or has -- inside");
    } else {
      at_ = end + 3;
    }
  }

  void declaration() {
    const std::size_t end = text_.find("?>", at_);
    const std::size_t start = text_.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    if (at_ != start || !text_.substr(at_).starts_with("<?xml ") || end == std::string_view::npos) {
      stop("processing instructions are not read");
      return;
    }
    const std::string_view declared = text_.substr(at_, end - at_);
    if (declared.find("encoding") != std::string_view::npos &&
        declared.find("UTF-8") == std::string_view::npos &&
        declared.find("utf-8") == std::string_view::npos) {
      stop("the encoding must be UTF-8");
      return;
    }
    at_ = end + 2;
  }

  void end_tag() {
    const std::size_t end = text_.find('>', at_);
    if (end == std::string_view::npos) {
      stop("a tag that does not end");
    } else if (--depth_ < 0) {
      stop("an end tag without its start tag");
    } else {
      at_ = end + 1;
    }
  }

  void start_tag() {
    if (depth_ == 0 && tags_ > 0) return stop("a second root element");
    if (++tags_ > limits_.tags)
      return stop(fmt::format("more than {} elements, which no such file needs", limits_.tags));
    if (++depth_ > most_xml_depth) return stop(fmt::format("elements more than {} deep", most_xml_depth));
    ++at_;
    for (int attributes = 0;;) {
      const std::size_t mark = next_mark();
      if (mark == std::string_view::npos || text_[mark] == '<') return stop("a tag that does not end");
      at_ = mark + 1;
      if (text_[mark] == '>') return;
      if (text_[mark] == '/') return end_of_empty();
      if (++attributes > most_xml_attributes) {
        return stop(fmt::format("an element with more than {} attributes", most_xml_attributes));
      }
      if (!attribute_value(text_[mark])) return;
    }
  }

  // The next character that means something within a tag. (A search for one of several is slow in the
  // library.)
  std::size_t next_mark() const {
    for (std::size_t at = at_; at < text_.size(); ++at) {
      const char c = text_[at];
      if (c == '<' || c == '>' || c == '"' || c == '\'' || c == '/') return at;
    }
    return std::string_view::npos;
  }

  void end_of_empty() {
    if (!text_.substr(at_).starts_with('>')) return stop("a tag with / inside");
    --depth_;
    ++at_;
  }

  bool attribute_value(char quote) {
    const std::size_t end = text_.find(quote, at_);
    const std::string_view value = text_.substr(at_, end == std::string_view::npos ? end : end - at_);
    if (end == std::string_view::npos || value.find('<') != std::string_view::npos) {
      stop("an attribute's value that does not end, or has < inside");
      return false;
    }
    if (!references_are_known(value)) return false;
    at_ = end + 1;
    return true;
  }

  bool references_are_known(std::string_view run) {
    for (std::size_t mark = run.find('&'); mark != std::string_view::npos; mark = run.find('&', mark + 1)) {
      const std::size_t end = run.find(';', mark);
      const std::string_view reference =
          run.substr(mark + 1, end == std::string_view::npos ? end : end - mark - 1);
      if (end == std::string_view::npos || !is_known(reference)) {
        at_ += mark;
        stop(fmt::format("an unknown reference &{}", shown(reference)));
        return false;
      }
    }
    return true;
  }

  static bool is_known(std::string_view reference) {
    constexpr std::array<std::string_view, 5> names{"amp", "lt", "gt", "quot", "apos"};
    if (!reference.starts_with('#')) return std::find(names.begin(), names.end(), reference) != names.end();
    const bool hexadecimal = reference.starts_with("#x");
    const std::string_view digits = reference.substr(hexadecimal ? 2 : 1);
    std::uint32_t character = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), character, hexadecimal ? 16 : 10);
    return error == std::errc{} && end == digits.data() + digits.size() && is_text_character(character);
  }

  std::string_view text_;
  XmlLimits limits_;
  std::size_t at_ = 0;
  std::size_t tags_ = 0;
  int depth_ = 0;
  std::optional<std::string> breach_;
};

Problem at_byte(const std::string& file, std::string_view text, std::size_t byte, std::string why) {
  const auto before = text.substr(0, byte);
  return {file, 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')), std::move(why)};
}

}  // namespace

std::optional<Problem> scan_xml(const std::string& file, std::string_view text, const XmlLimits& limits) {
  if (text.size() > limits.bytes) {
    return Problem{file, 0,
                   fmt::format("is larger than {} bytes, more than such a file can need", limits.bytes)};
  }
  if (text.starts_with("\x89PNG"))
    return Problem{file, 0, "this is a picture, not XML: play, text and replay take one that carries a run"};
  if (const auto bad = first_bad_byte(text)) {
    return at_byte(file, text, *bad, *bad == 0 ? "this is no XML file" : "a byte that is not UTF-8 text");
  }
  Scan scan(text, limits);
  scan.whole();
  if (!scan.breach()) return std::nullopt;
  return at_byte(file, text, scan.at(), *scan.breach());
}

std::optional<std::string_view> root_tag(std::string_view text) {
  return Scan(text, {text.size(), 1}).root();
}

}  // namespace katabasis
