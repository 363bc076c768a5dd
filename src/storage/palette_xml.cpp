#include "storage/palette_xml.h"

#include "storage/file.h"
#include "storage/xml_read.h"

namespace katabasis {

namespace {

constexpr XmlLimits palette_limits{.bytes = 64U << 10U, .tags = 65};

void read_colour(Element& element, Palette& palette) {
  const std::string name = element.id("name");
  const std::optional<Rgb> value = colour_from(element.word("value"));
  if (!value) element.problem("a colour is written like #8c6b3f");
  if (!palette.colours.emplace(name, value.value_or(Rgb{})).second) element.problem(name + " is there twice");
  element.done();
}

}  // namespace

Result<Palette> read_palette(const std::string& path) {
  const Result<std::string> text = read_file(path, palette_limits.bytes);
  if (!text.ok()) return text.problems();
  XmlText xml(path, *text, palette_limits);
  Palette palette;
  if (std::optional<Element> root = xml.root("palette")) {
    while (auto colour = root->next("colour")) read_colour(*colour, palette);
    root->done();
  }
  if (!xml.problems().empty()) return xml.problems().all();
  return palette;
}

}  // namespace katabasis
