#include "storage/xml_write.h"

#include "storage/utf8.h"

namespace katabasis {

XmlWriter::XmlWriter() : text_(R"(<?xml version="1.0" encoding="UTF-8"?>)") {}

XmlWriter& XmlWriter::begin(std::string_view name) {
  begin_line();
  text_ += '<';
  text_ += name;
  open_.push_back(name);
  in_tag_ = true;
  return *this;
}

XmlWriter& XmlWriter::attribute(std::string_view name, std::string_view value) {
  text_ += ' ';
  text_ += name;
  text_ += "=\"";
  escaped(value);
  text_ += '"';
  return *this;
}

void XmlWriter::end() {
  const std::string_view name = open_.back();
  open_.pop_back();
  if (in_tag_) {
    text_ += "/>";
    in_tag_ = false;
  } else {
    begin_line();
    end_tag(name);
  }
  if (open_.empty()) text_ += '\n';
}

void XmlWriter::prose(std::string_view name, std::string_view text) {
  this->text(name, single_spaced(text));
}

void XmlWriter::text(std::string_view name, std::string_view text) {
  start_tag(name);
  escaped(text);
  end_tag(name);
}

void XmlWriter::plain(std::string_view name, std::string_view text) {
  start_tag(name);
  text_ += text;
  end_tag(name);
}

void XmlWriter::start_tag(std::string_view name) {
  begin_line();
  text_ += '<';
  text_ += name;
  text_ += '>';
}

void XmlWriter::end_tag(std::string_view name) {
  text_ += "</";
  text_ += name;
  text_ += '>';
}

void XmlWriter::begin_line() {
  if (in_tag_) text_ += '>';
  in_tag_ = false;
  text_ += '\n';
  text_.append(2 * open_.size(), ' ');
}

void XmlWriter::escaped(std::string_view text) {
  for (const char letter : text) {
    switch (letter) {
      case '&':
        text_ += "&amp;";
        break;
      case '<':
        text_ += "&lt;";
        break;
      case '>':
        text_ += "&gt;";
        break;
      case '"':
        text_ += "&quot;";
        break;
      default:
        text_ += letter;
    }
  }
}

}  // namespace katabasis
