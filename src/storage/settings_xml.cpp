#include "storage/settings_xml.h"

#include "storage/xml_read.h"
#include "storage/xml_write.h"

namespace katabasis {

namespace {

constexpr XmlLimits settings_limits{.bytes = 64U << 10U, .tags = 128};

std::string_view words(bool truth) {
  return truth ? "true" : "false";
}

void read_window(Element& picture, Settings& settings) {
  const Settings usual;
  settings.window.width =
      picture.number_or("width", smallest_window.width, largest_window.width, usual.window.width);
  settings.window.height =
      picture.number_or("height", smallest_window.height, largest_window.height, usual.window.height);
  settings.fullscreen = picture.truth("fullscreen");
  settings.vsync = !picture.has("v-sync") || picture.truth("v-sync");
}

PanelPlace place_of(Element& panel) {
  PanelPlace place{panel.id("name"), std::nullopt, false};
  if (panel.has("across") || panel.has("down")) {
    const int across = panel.number("across", 0, 1000);
    place.at = Position{across, panel.number("down", 0, 1000)};
  }
  place.folded = panel.truth("folded");
  panel.done();
  return place;
}

void read_parts(Element& root, Settings& settings) {
  if (auto panels = root.next("panels")) {
    settings.text_scale = panels->number("text-scale", 75, 300);
    settings.contrast = panels->truth("contrast");
    panels->done();
  }
  if (auto picture = root.next("picture")) {
    settings.field_of_view = picture->number("field-of-view", 60, 100);
    settings.reduce_motion = picture->truth("reduce-motion");
    settings.low_quality = picture->truth("low-quality");
    read_window(*picture, settings);
    picture->done();
  }
  if (auto told = root.next("told")) {
    settings.told_of_turns = told->truth("turns");
    settings.told_of_doors = told->truth("doors");
    settings.told_of_listening = told->truth("listening");
    told->done();
  }
  while (auto panel = root.next("panel")) settings.places.push_back(place_of(*panel));
  while (auto key = root.next("key")) {
    std::string wish = key->id("wish");
    settings.keys.push_back({std::move(wish), key->id("name")});
    key->done();
  }
}

}  // namespace

Result<Settings> parse_settings(const std::string& file, std::string_view text) {
  XmlText xml(file, text, settings_limits);
  Settings settings;
  if (std::optional<Element> root = xml.root("settings")) {
    read_parts(*root, settings);
    root->done();
  }
  if (!xml.problems().empty()) return xml.problems().all();
  return settings;
}

std::string write_settings(const Settings& settings) {
  XmlWriter xml;
  xml.begin("settings").attribute("format", 1);
  xml.begin("panels").attribute("text-scale", settings.text_scale);
  xml.attribute("contrast", words(settings.contrast)).end();
  xml.begin("picture").attribute("field-of-view", settings.field_of_view);
  xml.attribute("reduce-motion", words(settings.reduce_motion));
  xml.attribute("low-quality", words(settings.low_quality));
  xml.attribute("width", settings.window.width).attribute("height", settings.window.height);
  xml.attribute("fullscreen", words(settings.fullscreen)).attribute("v-sync", words(settings.vsync)).end();
  xml.begin("told").attribute("turns", words(settings.told_of_turns));
  xml.attribute("doors", words(settings.told_of_doors));
  xml.attribute("listening", words(settings.told_of_listening)).end();
  for (const PanelPlace& place : settings.places) {
    xml.begin("panel").attribute("name", place.panel);
    if (place.at) xml.attribute("across", place.at->x).attribute("down", place.at->y);
    xml.attribute("folded", words(place.folded)).end();
  }
  for (const KeyChoice& choice : settings.keys) {
    xml.begin("key").attribute("wish", choice.wish).attribute("name", choice.key).end();
  }
  xml.end();
  return xml.take();
}

}  // namespace katabasis
