#include "app/command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <CLI/CLI.hpp>
#include <limits>
#include <random>
#include <sstream>

#include "app/shipped.h"

namespace katabasis {

namespace {

// CLI11 would take 0x10 or 1e3; a number here is digits, with a sign where that makes sense.
template <typename T>
T strict_number(const std::string& name, const std::string& text, T low, T high) {
  T value{};
  const char* const end = text.data() + text.size();
  const auto [parsed, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || parsed != end || value < low || value > high) {
    throw CLI::ValidationError(
        fmt::format("{} is '{}', it must be a whole number from {} to {}", name, text, low, high));
  }
  return value;
}

void add_number(CLI::App& app, const std::string& name, int& target, const std::string& help,
                int low = std::numeric_limits<int>::min(), int high = std::numeric_limits<int>::max()) {
  app.add_option_function<std::string>(
         name, [=, &target](const std::string& text) { target = strict_number(name, text, low, high); },
         fmt::format("{} [{}]", help, target))
      ->type_name("N");
}

// What the parser writes into while it works.
struct Words {
  invocation::Source source;
  bool seed_given = false;
  bool json = false;
  bool no_panels = false;
  bool low_quality = false;
  bool verify = false;
  bool no_secrets = false;
  std::string map_size;
  std::vector<Inside> inside;
  std::optional<Wish> open;
  std::string output;
  std::string size = "1280x720";
  std::string actions;
  std::string file;
  std::vector<std::string> files;
  invocation::Odds odds;
};

void add_database(CLI::App& app, Words& words) {
  app.add_option("--database", words.source.database,
                 "the content database (XML) to use instead of the shipped one")
      ->type_name("FILE");
}

void add_parameters(CLI::App& app, Words& words) {
  Parameters& p = words.source.parameters;
  app.add_option_function<std::string>(
         "--seed",
         [&words](const std::string& text) {
           words.source.parameters.seed =
               strict_number<std::uint64_t>("--seed", text, 0, std::numeric_limits<std::uint64_t>::max());
           words.seed_given = true;
         },
         "the labyrinth's seed, 0 to 2^64-1 [drawn at random and shown]")
      ->type_name("N");
  add_number(app, "--width", p.width, "fields from west to east, 20 to 4096");
  add_number(app, "--height", p.height, "fields from north to south, 20 to 4096");
  add_number(app, "--branches", p.branches, "branches wanted, at least 3");
  add_number(app, "--level", p.level, "difficulty, 1 to 9");
  add_number(app, "--min-ratio", p.min_ratio, "smallest part of a divided room in percent, 10 to 90");
  add_number(app, "--max-ratio", p.max_ratio, "largest part of a divided room in percent, 10 to 90");
  add_number(app, "--min-edge", p.min_edge, "shortest side of a room with its walls, at least 5");
  add_number(app, "--max-room", p.max_room, "largest room in fields, 0: no limit");
  add_number(app, "--rooms", p.rooms, "rooms wanted, 0: as many as the branches need");
  add_number(app, "--mazes", p.mazes, "how many rooms become mazes, in percent");
  add_number(app, "--loops", p.loops, "doors beyond a tree, in percent; only 0 for now");
  app.add_option_function<std::string>(
         "--keys",
         [&p](const std::string& text) {
           if (text != "exact" && text != "colour") {
             throw CLI::ValidationError(fmt::format("--keys is '{}', it must be exact or colour", text));
           }
           p.keys = text == "exact" ? KeyMode::exact : KeyMode::colour;
         },
         "what opens a lock: exact [exact]; colour is not there yet")
      ->type_name("MODE");
  add_database(app, words);
}

void add_source(CLI::App& app, Words& words) {
  app.add_option(
         "source", words.source.file_or_code,
         "a labyrinth, a save, run or screenshot to continue, or a share code; without it one is generated")
      ->type_name("FILE or CODE");
  add_parameters(app, words);
}

void add_quality(CLI::App& app, Words& words) {
  app.add_option_function<std::string>(
         "--quality",
         [&words](const std::string& text) {
           if (text != "high" && text != "low") {
             throw CLI::ValidationError(fmt::format("--quality is '{}', it must be high or low", text));
           }
           words.low_quality = text == "low";
         },
         "how finely the place is lit: high or low [high]")
      ->type_name("QUALITY");
}

std::vector<Inside> inside_parts(const std::string& text) {
  std::vector<Inside> parts;
  if (text == "all") {
    for (std::size_t i = 0; i < inside_count; ++i) parts.push_back(static_cast<Inside>(i));
    return parts;
  }
  std::istringstream names(text);
  for (std::string name; std::getline(names, name, ',');) {
    const auto part = inside_with_id(name);
    if (!part) {
      throw CLI::ValidationError(
          fmt::format("--debug knows no '{}': it takes all, or some of {}", name, inside_ids()));
    }
    if (std::find(parts.begin(), parts.end(), *part) == parts.end()) parts.push_back(*part);
  }
  return parts;
}

void add_debug(CLI::App& app, Words& words) {
  app.add_option_function<std::string>(
         "--debug", [&words](const std::string& text) { words.inside = inside_parts(text); },
         fmt::format("with the overlay, or with parts of it: {} [all]", inside_ids()))
      ->type_name("PARTS")
      ->expected(0, 1)
      ->default_str("all")
      ->excludes(app.get_option("--no-panels"));
}

constexpr std::array panels_to_open{Wish::inventory, Wish::heard, Wish::map, Wish::ledger, Wish::help};

Wish panel_with_id(const std::string& text) {
  const auto found = std::ranges::find(panels_to_open, text, [](Wish wish) { return id(wish); });
  if (found != panels_to_open.end()) return *found;
  throw CLI::ValidationError(
      fmt::format("--open knows no '{}': it takes inventory, heard, map, ledger or help", text));
}

void add_open(CLI::App& app, Words& words) {
  app.add_option_function<std::string>(
         "--open", [&words](const std::string& text) { words.open = panel_with_id(text); },
         "with this panel open: inventory, heard, map, ledger or help")
      ->type_name("PANEL")
      ->excludes(app.get_option("--no-panels"));
}

Size parse_size(const std::string& text) {
  const auto cross = text.find('x');
  if (cross == std::string::npos) {
    throw CLI::ValidationError(fmt::format("--size is '{}', it must look like 1280x720", text));
  }
  return {strict_number("--size", text.substr(0, cross), 1, 8192),
          strict_number("--size", text.substr(cross + 1), 1, 8192)};
}

// A file or a code says everything about its labyrinth: a parameter beside it would be forgotten silently.
void refuse_parameters_beside(const CLI::App& app, const Words& words) {
  if (words.source.file_or_code.empty()) return;
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    static const std::vector<std::string> others{"--database", "--json",      "--output",  "--size",
                                                 "--actions",  "--no-panels", "--quality", "--no-secrets",
                                                 "--debug",    "--open",      "source"};
    if (option->count() == 0 || std::find(others.begin(), others.end(), name) != others.end()) continue;
    throw CLI::ValidationError(fmt::format(
        "{} cannot be used with '{}', which already says what its labyrinth is: leave one of them out", name,
        words.source.file_or_code));
  }
}

// Pixels of a field, or of the whole picture.
invocation::Map map_of(invocation::Source source, const Words& words) {
  invocation::Map map{std::move(source), words.output, !words.no_secrets, 0, std::nullopt};
  if (words.map_size.find('x') != std::string::npos) {
    map.size = parse_size(words.map_size);
  } else if (!words.map_size.empty()) {
    map.field = strict_number("--size", words.map_size, 1, 256);
  }
  return map;
}

invocation::Source finished_source(const CLI::App& app, const Words& words) {
  refuse_parameters_beside(app, words);
  invocation::Source source = words.source;
  if (!source.file_or_code.empty()) return source;
  source.seed_drawn = !words.seed_given;
  if (source.seed_drawn) source.parameters.seed = std::random_device{}();
  if (const auto wrong = complaint(source.parameters)) throw CLI::ValidationError(*wrong);
  return source;
}

void add_commands(CLI::App& app, Words& words) {
  CLI::App* play = app.add_subcommand("play", "start at once in 3D");
  add_source(*play, words);

  CLI::App* text = app.add_subcommand("text", "the same game on standard input and output");
  add_source(*text, words);
  text->add_flag("--json", words.json, "for programs: one JSON object a line");

  CLI::App* generate = app.add_subcommand("generate", "write a labyrinth to a file");
  add_parameters(*generate, words);
  generate->add_option("--output", words.output, "where to; - is standard output")
      ->required()
      ->type_name("FILE");

  CLI::App* validate = app.add_subcommand("validate", "check every rule of a meaningful labyrinth");
  validate->add_option("files", words.files, "labyrinths")->required()->type_name("FILE");
  add_database(*validate, words);

  CLI::App* screenshot = app.add_subcommand("screenshot", "render a picture off-screen, no display needed");
  add_source(*screenshot, words);
  screenshot->add_option("--output", words.output, "the picture")->required()->type_name("PNG");
  screenshot->add_option("--size", words.size, "in pixels [1280x720]")->type_name("WxH");
  screenshot->add_option("--actions", words.actions, "actions to play first, one a line")->type_name("FILE");
  screenshot->add_flag("--no-panels", words.no_panels, "the place alone");
  add_quality(*screenshot, words);
  add_debug(*screenshot, words);
  add_open(*screenshot, words);

  CLI::App* prove = app.add_subcommand("prove", "the order of keys and doors in which it can be won");
  add_source(*prove, words);

  CLI::App* map = app.add_subcommand("map", "draw the plan of a labyrinth");
  add_source(*map, words);
  map->add_option("--output", words.output, "the picture, by its ending")
      ->required()
      ->type_name("PNG or SVG");
  map->add_flag("--no-secrets", words.no_secrets, "only what the hero knows");
  map->add_option("--size", words.map_size, "pixels of a field, or of the whole picture [24, or as it fits]")
      ->type_name("N or WxH");

  CLI::App* replay = app.add_subcommand("replay", "show a run in 3D, or verify it");
  replay->add_option("file", words.file, "a run")->required()->type_name("FILE");
  replay->add_flag("--verify", words.verify, "re-play it without a display and compare every hash");
  add_database(*replay, words);

  CLI::App* edit = app.add_subcommand("edit", "the labyrinth editor (not there yet)");
  edit->add_option("file", words.file, "a labyrinth")->type_name("FILE");

  CLI::App* odds = app.add_subcommand("odds", "exact hit chance and expected wounds of one attack, as JSON");
  for (const auto& [name, target] :
       {std::pair{"--attack", &words.odds.attack}, std::pair{"--defence", &words.odds.defence},
        std::pair{"--damage", &words.odds.damage}}) {
    odds->add_option_function<std::string>(
            name,
            [name = std::string(name), target = target](const std::string& given) {
              *target = strict_number(name, given, name == "--damage" ? 0 : -1000, 1000);
            },
            "the number before the dice, −1000 to 1000; damage from 0")
        ->required()
        ->type_name("N");
  }
}

// A name that is empty, as a script's forgotten variable is.
void refuse_empty_words(CLI::App& app) {
  const CLI::Validator names_something(
      [](const std::string& text) { return text.empty() ? std::string("it is empty") : std::string(); }, "");
  for (CLI::App* const sub : app.get_subcommands([](CLI::App*) { return true; })) {
    for (CLI::Option* const option : sub->get_options()) {
      if (option->get_expected_min() > 0) option->check(names_something);
    }
  }
}

Invocation chosen_command(const CLI::App& app, const Words& words) {
  const auto chosen = app.get_subcommands();
  if (chosen.empty()) return invocation::Title{};
  const CLI::App& sub = *chosen.front();
  const std::string name = sub.get_name();
  if (name == "play") return invocation::Play{finished_source(sub, words)};
  if (name == "text") return invocation::Text{finished_source(sub, words), words.json};
  if (name == "generate") return invocation::Generate{finished_source(sub, words), words.output};
  if (name == "validate") return invocation::Validate{words.files, words.source.database};
  if (name == "screenshot") {
    return invocation::Screenshot{finished_source(sub, words),
                                  words.output,
                                  parse_size(words.size),
                                  words.actions,
                                  !words.no_panels,
                                  words.low_quality,
                                  words.inside,
                                  words.open};
  }
  if (name == "replay") return invocation::Replay{words.file, words.source.database, words.verify};
  if (name == "prove") return invocation::Prove{finished_source(sub, words)};
  if (name == "map") return map_of(finished_source(sub, words), words);
  if (name == "edit") return invocation::Edit{words.file};
  return words.odds;
}

// CLI11 may say it in several lines.
std::string one_line(std::string text) {
  for (char& c : text) {
    if (c == '\n') c = ' ';
  }
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

}  // namespace

Result<Invocation> parse_command_line(int argc, const char* const* argv) {
  CLI::App app{"Katabasis: a first-person, turn-based way down into a labyrinth of the underworld.",
               "katabasis"};
  Words words;
  add_commands(app, words);
  refuse_empty_words(app);
  const std::string version = fmt::format("katabasis {}", katabasis::version());
  app.set_version_flag("--version", version);
  for (CLI::App* sub : app.get_subcommands([](CLI::App*) { return true; }))
    sub->set_version_flag("--version", version);
  app.require_subcommand(0, 1);
  app.footer("Without a command the title screen opens. Every command explains itself with --help.");
  try {
    app.parse(argc, argv);
    return chosen_command(app, words);
  } catch (const CLI::CallForVersion& call) {
    return Invocation{invocation::Print{version + "\n"}};
  } catch (const CLI::CallForHelp&) {
    const auto chosen = app.get_subcommands();
    return Invocation{invocation::Print{chosen.empty() ? app.help() : chosen.front()->help()}};
  } catch (const CLI::ParseError& error) {
    return Problem{"", 0, one_line(error.what()) + " (katabasis --help lists what there is)"};
  }
}

}  // namespace katabasis
