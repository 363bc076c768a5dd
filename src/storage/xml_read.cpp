#include "storage/xml_read.h"

#include <fmt/format.h>
#include <tinyxml2.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>

#include "storage/utf8.h"

namespace katabasis {

namespace {

constexpr std::size_t longest_id = 64;
constexpr std::size_t longest_title = 100;
constexpr std::size_t longest_prose = 2000;

bool is_id_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

std::string_view words(tinyxml2::XMLError error) {
  switch (error) {
    case tinyxml2::XML_ERROR_MISMATCHED_ELEMENT:
      return "an element whose start and end do not fit together";
    case tinyxml2::XML_ERROR_PARSING_ATTRIBUTE:
      return "an attribute that is badly formed or given twice";
    case tinyxml2::XML_ERROR_PARSING_ELEMENT:
      return "an element that is badly formed";
    default:
      return "badly formed XML";
  }
}

}  // namespace

std::optional<std::uint64_t> strict_number(std::string_view digits, std::uint64_t low, std::uint64_t high) {
  std::uint64_t value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stopped, error] = std::from_chars(digits.data(), end, value);
  if (error != std::errc{} || stopped != end || value < low || value > high) return std::nullopt;
  if (digits.size() > 1 && digits.front() == '0') return std::nullopt;
  return value;
}

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= longest_id && std::all_of(text.begin(), text.end(), is_id_character);
}

void Problems::add(int line, std::string text) {
  constexpr std::size_t most = 100;
  if (problems_.size() < most) problems_.push_back({file_, line, std::move(text)});
}

std::vector<Problem> Problems::all() const {
  std::vector<Problem> ordered = problems_;
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const Problem& a, const Problem& b) { return a.line < b.line; });
  return ordered;
}

Element::Element(const tinyxml2::XMLElement& element, Problems& problems)
    : element_(&element), child_(element.FirstChildElement()), problems_(&problems) {}

std::string_view Element::tag() const {
  return element_->Name();
}

int Element::line() const {
  return element_->GetLineNum();
}

const tinyxml2::XMLAttribute* Element::take(const tinyxml2::XMLAttribute* attribute, std::uint64_t bit) {
  asked_ |= bit;
  next_ = attribute->Next();
  next_bit_ = bit << 1U;
  return attribute;
}

const tinyxml2::XMLAttribute* Element::find(const char* attribute) {
  if (next_ != nullptr && std::strcmp(next_->Name(), attribute) == 0) return take(next_, next_bit_);
  std::uint64_t bit = 1;
  for (auto each = element_->FirstAttribute(); each != nullptr; each = each->Next(), bit <<= 1U) {
    if (std::strcmp(each->Name(), attribute) == 0) return take(each, bit);
  }
  return nullptr;
}

bool Element::has(const char* attribute) const {
  return element_->FindAttribute(attribute) != nullptr;
}

std::optional<std::string_view> Element::optional(const char* attribute) {
  const tinyxml2::XMLAttribute* const found = find(attribute);
  if (found == nullptr) return std::nullopt;
  return found->Value();
}

std::string_view Element::word(const char* attribute) {
  if (const auto value = optional(attribute)) return *value;
  problem(fmt::format("<{}> lacks the attribute {}", tag(), attribute));
  return {};
}

void Element::wrong(const char* attribute, std::string_view value, std::string_view wanted) {
  // What is not there at all has been reported already.
  if (!has(attribute)) return;
  problems_->add(element_->FindAttribute(attribute)->GetLineNum(),
                 fmt::format("<{}> {}=\"{}\" is not {}", tag(), attribute, shown(value), wanted));
}

int Element::number(const char* attribute, int low, int high) {
  const std::string_view value = word(attribute);
  const auto number = strict_number(value, static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high));
  if (!number) wrong(attribute, value, fmt::format("a whole number from {} to {}", low, high));
  return number ? static_cast<int>(*number) : low;
}

int Element::number_or(const char* attribute, int low, int high, int absent) {
  return has(attribute) ? number(attribute, low, high) : absent;
}

std::uint64_t Element::number64(const char* attribute) {
  const std::string_view value = word(attribute);
  const auto number = strict_number(value, 0, std::numeric_limits<std::uint64_t>::max());
  if (!number) wrong(attribute, value, "a whole number from 0 to 18446744073709551615");
  return number.value_or(0);
}

std::uint64_t Element::fingerprint(const char* attribute) {
  const std::string_view value = word(attribute);
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number, 16);
  const bool lower = std::none_of(value.begin(), value.end(), [](char c) { return c >= 'A' && c <= 'F'; });
  if (value.size() != 16 || error != std::errc{} || end != value.data() + value.size() || !lower) {
    wrong(attribute, value, "16 digits of 0-9 and a-f");
  }
  return number;
}

std::string Element::id(const char* attribute) {
  const std::string_view value = word(attribute);
  if (!is_id(value)) wrong(attribute, value, "a name of up to 64 letters a-z, digits and dashes");
  return std::string(value);
}

std::string Element::path(const char* attribute) {
  const std::string_view value = word(attribute);
  const auto fits = [](char c) { return is_id_character(c) || c == '/'; };
  if (value.empty() || value.size() > longest_title || !std::all_of(value.begin(), value.end(), fits) ||
      value.front() == '/' || value.back() == '/' || value.find("//") != std::string_view::npos) {
    wrong(attribute, value, "a path of names of letters a-z, digits and dashes");
  }
  return std::string(value);
}

std::string Element::title(const char* attribute) {
  const std::string_view value = word(attribute);
  if (value.empty() || characters(value) > longest_title || !is_single_spaced(value)) {
    wrong(attribute, value, "a line of 1 to 100 characters with single spaces between its words");
  }
  return std::string(value);
}

bool Element::truth(const char* attribute) {
  const std::string_view value = optional(attribute).value_or("false");
  if (value != "true" && value != "false") wrong(attribute, value, "true or false");
  return value == "true";
}

std::string Element::prose() {
  text_asked_ = true;
  std::string all;
  for (auto node = element_->FirstChild(); node != nullptr; node = node->NextSibling()) {
    if (node->ToText() != nullptr) all += node->Value();
  }
  all = single_spaced(all);
  if (characters(all) > longest_prose) {
    problem(fmt::format("<{}> holds more than {} characters", tag(), longest_prose));
  }
  return all;
}

std::string_view Element::text() {
  text_asked_ = true;
  const tinyxml2::XMLNode* const first = element_->FirstChild();
  if (first == nullptr) return {};
  if (first->ToText() == nullptr || first->NextSibling() != nullptr) {
    problem(fmt::format("<{}> holds more than its text", tag()));
    return {};
  }
  return first->Value();
}

std::optional<Element> Element::next() {
  if (child_ == nullptr) return std::nullopt;
  const tinyxml2::XMLElement& found = *child_;
  child_ = child_->NextSiblingElement();
  return Element(found, *problems_);
}

std::optional<Element> Element::next(const char* wanted) {
  if (child_ == nullptr || std::strcmp(child_->Name(), wanted) != 0) return std::nullopt;
  return next();
}

std::optional<Element> Element::demand(const char* wanted) {
  const tinyxml2::XMLElement* later = child_;
  while (later != nullptr && std::strcmp(later->Name(), wanted) != 0) later = later->NextSiblingElement();
  if (later != nullptr) {
    while (child_ != later) refuse_next();
    return next();
  }
  const std::string instead = child_ == nullptr ? "its end" : fmt::format("<{}>", shown(child_->Name()));
  problem_at(child_ == nullptr ? line() : child_->GetLineNum(),
             fmt::format("<{}> needs a <{}> before {}", tag(), wanted, instead));
  return std::nullopt;
}

void Element::refuse_next() {
  const auto child = next();
  problem_at(child->line(),
             fmt::format("<{}> is not known in <{}>, or not in this place", shown(child->tag()), tag()));
}

void Element::done() {
  std::uint64_t bit = 1;
  for (auto each = element_->FirstAttribute(); each != nullptr; each = each->Next(), bit <<= 1U) {
    if ((asked_ & bit) != 0) continue;
    problem_at(each->GetLineNum(), fmt::format("<{}> has no attribute {}", tag(), shown(each->Name())));
  }
  while (child_ != nullptr) refuse_next();
  for (auto node = element_->FirstChild(); node != nullptr && !text_asked_; node = node->NextSibling()) {
    if (node->ToText() == nullptr) continue;
    problem_at(node->GetLineNum(),
               fmt::format("<{}> holds text, \"{}\"", tag(), shown(single_spaced(node->Value()))));
  }
}

void Element::unknown() {
  const auto* const parent = element_->Parent()->ToElement();
  problem(fmt::format("<{}> is not known in <{}>", shown(tag()), parent == nullptr ? "" : parent->Name()));
}

XmlText::XmlText(const std::string& file, std::string_view text, const XmlLimits& limits)
    : problems_(file), document_(std::make_unique<tinyxml2::XMLDocument>()) {
  if (auto breach = scan_xml(file, text, limits)) {
    problems_.add(breach->line, breach->text);
  } else if (const auto error = document_->Parse(text.data(), text.size()); error != tinyxml2::XML_SUCCESS) {
    problems_.add(document_->ErrorLineNum(), std::string(words(error)));
  }
}

XmlText::~XmlText() = default;

std::optional<Element> XmlText::root(const char* name) {
  if (!problems_.empty()) return std::nullopt;
  Element root(*document_->RootElement(), problems_);
  if (root.tag() != name) {
    root.problem(fmt::format("the root element is <{}>, not <{}>", shown(root.tag()), name));
    return std::nullopt;
  }
  if (const auto format = root.word("format"); format != "1") {
    if (root.has("format")) {
      root.problem(
          fmt::format("format {} is not known: this version of the game reads format 1", shown(format)));
    }
    return std::nullopt;
  }
  return root;
}

}  // namespace katabasis
