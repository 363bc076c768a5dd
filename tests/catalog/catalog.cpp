// The catalog: what the first seeds give. One line a seed — its parameters, the labyrinth's digest, the hash
// of the state after a play of accepted actions — and a total over all of them, which must be the same
// whatever compiler, optimisation, locale or memory it runs on.
//   catalog [--seeds N] [--total]      25 seeds if nothing is said; --total: the last line alone
// The golden catalog is catalog.txt beside this file. Where a seed's meaning is changed on purpose (and
// generator_version with it), it is written anew with
//   build/release/catalog --seeds 25 > tests/catalog/catalog.txt
#include <fmt/format.h>

#include <charconv>
#include <clocale>
#include <cstdio>
#include <locale>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/digest.h"
#include "labyrinth/generate.h"
#include "play/session.h"
#include "support/small_catalog.h"
#include "support/varied_parameters.h"
#include "support/wild_player.h"

namespace katabasis::test {
namespace {

constexpr int wanted_actions = 200;
constexpr int most_tries = 10 * wanted_actions;

// A hero who outlives what happens in a play, so that there are dice to be thrown all along.
Catalog catalog_of_the_catalog() {
  Catalog catalog = small_catalog();
  catalog.rules.growth.base_life = 2000;
  return catalog;
}

struct Played {
  int actions = 0;
  int blows = 0;
  int round = 0;
  std::uint64_t labyrinth = 0;
  std::uint64_t state = 0;
};

Played play(const Labyrinth& labyrinth, const Catalog& catalog) {
  Session session(make_place(labyrinth, catalog), Origin{labyrinth, "hoplite"});
  WildPlayer player(labyrinth.parameters.seed);
  Played played;
  for (int tries = 0; tries < most_tries && played.actions < wanted_actions; ++tries) {
    const Outcome outcome = session.act(player.next(session.game()));
    if (outcome.refusal) continue;
    ++played.actions;
    for (const Event& event : outcome.events) played.blows += std::holds_alternative<event::Attack>(event);
  }
  played.round = session.game().world().round;
  played.labyrinth = digest(labyrinth);
  played.state = session.game().hash();
  return played;
}

std::string words_of(const Parameters& p) {
  return fmt::format("level {} size {}x{} branches {} ratio {}-{} edge {} room {} rooms {} mazes {}", p.level,
                     p.width, p.height, p.branches, p.min_ratio, p.max_ratio, p.min_edge, p.max_room, p.rooms,
                     p.mazes);
}

// The line without its seed; the total is made of these.
std::string line_of(std::uint64_t seed, const Catalog& catalog) {
  const Parameters parameters = varied_parameters(seed);
  const Generation generation = generate(parameters, catalog);
  const std::string start = words_of(parameters);
  if (const auto* const few = std::get_if<TooFewBranches>(&generation))
    return fmt::format("{}: only {} branches", start, few->branches);
  const Played played = play(std::get<Generated>(generation).labyrinth, catalog);
  return fmt::format("{}: labyrinth {}, {} actions, {} blows, round {}, state {}", start,
                     hex(played.labyrinth), played.actions, played.blows, played.round, hex(played.state));
}

struct Wish {
  std::uint64_t seeds = 25;
  bool total_only = false;
};

Wish wish_of(int count, char** words) {
  Wish wish;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (word == "--total") {
      wish.total_only = true;
    } else if (word == "--seeds" && i + 1 < count) {
      const std::string_view number = words[++i];
      const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), wish.seeds);
      if (error != std::errc{} || end != number.data() + number.size())
        throw std::invalid_argument("--seeds wants a number");
    } else {
      throw std::invalid_argument("catalog [--seeds N] [--total]");
    }
  }
  return wish;
}

void print(const Wish& wish) {
  const Catalog catalog = catalog_of_the_catalog();
  Digest total;
  for (std::uint64_t seed = 0; seed < wish.seeds; ++seed) {
    const std::string line = line_of(seed, catalog);
    total.add(line);
    if (!wish.total_only) fmt::print("seed {}: {}\n", seed, line);
  }
  fmt::print("total of {} seeds: {}\n", wish.seeds, hex(total.value()));
}

}  // namespace
}  // namespace katabasis::test

int main(int count, char** words) {
  // Whatever the environment says, so that a dependence on the locale would show.
  if (std::setlocale(LC_ALL, "") != nullptr) std::locale::global(std::locale(""));
  try {
    katabasis::test::print(katabasis::test::wish_of(count, words));
  } catch (const std::invalid_argument& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
  }
  return 0;
}
