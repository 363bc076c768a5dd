#include "storage/save_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/growth.h"
#include "rules/notes.h"
#include "rules/start.h"
#include "storage/run_file.h"

namespace katabasis {

namespace {

using Breach = std::optional<std::string>;

constexpr int most_hero_level = 50'000;  // more than any number of experience gives
constexpr int most_ability = 60'000;     // a class's, and a point each level

bool in(int value, int low, int high) {
  return low <= value && value <= high;
}
template <typename IdType>
bool names_one_of(IdType id, std::size_t count, int first = 0) {
  return id.value >= first && id.index() < count + static_cast<std::size_t>(first);
}

// --- the world

class WorldCheck {
 public:
  WorldCheck(const World& world, const Place& place, std::string_view hero_class)
      : world_(world), place_(place), start_(new_world(place, hero_class)) {}

  Breach breach() const {
    if (world_.labyrinth != place_.digest) return "the world belongs to another labyrinth";
    if (Breach wrong = counts()) return wrong;
    if (Breach wrong = doors()) return wrong;
    if (Breach wrong = monsters()) return wrong;
    if (Breach wrong = items()) return wrong;
    if (Breach wrong = hero()) return wrong;
    return round_and_turn();
  }

 private:
  bool stands_free(Position at) const {
    return place_.labyrinth.size().contains(at) && place_.labyrinth.fields[at] == Ground::free;
  }

  Breach counts() const {
    const bool equal = world_.monsters.size() == start_.monsters.size() &&
                       world_.items.size() == start_.items.size() &&
                       world_.doors.size() == start_.doors.size() &&
                       world_.rooms_entered.size() == start_.rooms_entered.size() &&
                       world_.components_entered.size() == start_.components_entered.size();
    if (!equal) return "there are more or fewer monsters, items, doors or rooms than in the labyrinth";
    return std::nullopt;
  }

  Breach doors() const {
    for (std::size_t i = 0; i < world_.doors.size(); ++i) {
      if (world_.doors[i] == DoorState::locked && start_.doors[i] != DoorState::locked)
        return fmt::format("door {} has no lock", i);
    }
    return std::nullopt;
  }

  Breach monsters() const {
    for (std::size_t i = 0; i < world_.monsters.size(); ++i) {
      const Monster& monster = world_.monsters[i];
      const Monster& placed = start_.monsters[i];
      const bool same =
          monster.kind == placed.kind && monster.level == placed.level && monster.main == placed.main;
      if (!same) return fmt::format("creature {} is not the one that was placed", i + 1);
      if (!stands_free(monster.at) || place_.component(monster.at) != place_.component(placed.at))
        return fmt::format("creature {} stands where it cannot", i + 1);
      if (!in(monster.life, 0, placed.life)) return fmt::format("creature {} has an impossible life", i + 1);
    }
    return std::nullopt;
  }

  Breach items() const {
    int carried = 0;
    for (std::size_t i = 0; i < world_.items.size(); ++i) {
      const Item& item = world_.items[i];
      if (item.what != start_.items[i].what) return fmt::format("item {} is another thing", i + 1);
      const auto* const field = std::get_if<OnField>(&item.where);
      if (field != nullptr && !stands_free(field->at))
        return fmt::format("item {} lies where it cannot", i + 1);
      const auto* const by = std::get_if<CarriedBy>(&item.where);
      if (by != nullptr && !names_one_of(by->who, world_.monsters.size() + 1))
        return fmt::format("item {} is carried by nobody", i + 1);
      if (by != nullptr && by->who == hero_id) ++carried;
    }
    if (carried > std::max(place_.rules.inventory.capacity, outfit())) return "the hero carries too much";
    return std::nullopt;
  }
  int outfit() const {
    return static_cast<int>(std::count_if(start_.items.begin(), start_.items.end(), [](const Item& item) {
      const auto* const by = std::get_if<CarriedBy>(&item.where);
      return by != nullptr && by->who == hero_id;
    }));
  }

  Breach hero() const {
    const Hero& hero = world_.hero;
    if (!stands_free(hero.at)) return "the hero stands where he cannot";
    if (!in(hero.level, 1, most_hero_level) || hero.experience < 0) return "the hero's level cannot be";
    if (!in(hero.strength, 0, most_ability) || !in(hero.dexterity, 0, most_ability))
      return "the hero's abilities cannot be";
    if (!in(hero.life, 0, max_life(hero, place_.rules)) ||
        (hero.life == 0) != (world_.status == Status::dead))
      return "the hero's life cannot be";
    if (hero.asleep && world_.status == Status::playing) return "the hero is asleep within his round";
    if (!wears<WeaponNumbers>(hero.weapon)) return "what the hero fights with is no weapon that he carries";
    if (!wears<ArmourNumbers>(hero.armour)) return "what the hero wears is no protection that he carries";
    return std::nullopt;
  }
  // Nothing at all may be worn as well.
  template <typename Numbers>
  bool wears(std::optional<ItemId> worn) const {
    if (!worn) return true;
    if (!names_one_of(*worn, world_.items.size(), 1)) return false;
    const Item& item = world_.item(*worn);
    const auto* const by = std::get_if<CarriedBy>(&item.where);
    const auto* const kind = std::get_if<ItemClassId>(&item.what);
    return by != nullptr && by->who == hero_id && kind != nullptr &&
           std::holds_alternative<Numbers>(place_.classes[*kind].numbers);
  }

  Breach round_and_turn() const {
    const int turns = world_.hero.turns_per_round;
    if (!in(world_.round, 1, most_rounds)) return "there is no such round";
    if (!in(turns, 1, turns_per_round(world_.hero, place_.rules))) return "a round cannot have so many turns";
    const int most = world_.status == Status::playing ? turns - 1 : turns;
    if (!in(world_.turn, 0, most)) return "there is no such turn";
    return std::nullopt;
  }

  const World& world_;
  const Place& place_;
  World start_;
};

// --- what the hero knows

class KnownCheck {
 public:
  KnownCheck(const Known& known, const World& world, const Place& place)
      : known_(known), world_(world), place_(place) {}

  Breach breach() const {
    if (known_.doors.size() != world_.doors.size() || known_.items.size() != world_.items.size())
      return "there are more or fewer doors or items known than there are";
    const auto seen = known_.seen.cells();
    const bool in_time =
        std::all_of(seen.begin(), seen.end(), [this](int round) { return in(round, 0, world_.round); });
    if (!in_time) return "a field was seen in a round that was not yet";
    if (Breach wrong = doors()) return wrong;
    if (Breach wrong = items()) return wrong;
    if (Breach wrong = creatures()) return wrong;
    if (Breach wrong = heard()) return wrong;
    return notes();
  }

 private:
  Breach doors() const {
    for (std::size_t i = 0; i < known_.doors.size(); ++i) {
      const auto& door = known_.doors[i];
      if (door && door->key && door->key != place_.labyrinth.doors[i].key)
        return fmt::format("door {} is known with another key", i);
    }
    for (const DoorId id : known_.doors_in_view) {
      if (!names_one_of(id, known_.doors.size()) || !known_.doors[id.index()])
        return "a door in view is not known";
    }
    return std::nullopt;
  }

  Breach items() const {
    for (std::size_t i = 0; i < known_.items.size(); ++i) {
      const auto& item = known_.items[i];
      if (item && (item->what != world_.items[i].what || !place_.labyrinth.size().contains(item->at)))
        return fmt::format("item {} is known as another thing", i + 1);
    }
    for (const ItemId id : known_.items_in_view) {
      const bool there = names_one_of(id, known_.items.size(), 1) && known_.items[id.index() - 1] &&
                         std::holds_alternative<OnField>(world_.item(id).where);
      if (!there) return "an item in view is not there";
    }
    return std::nullopt;
  }

  Breach creatures() const {
    for (const SeenCreature& seen : known_.creatures) {
      if (!names_one_of(seen.id, world_.monsters.size(), 1)) return "a creature in view does not exist";
      const Monster& monster = world_.monster(seen.id);
      const bool same = seen.kind == monster.kind && seen.at == monster.at && seen.level == monster.level &&
                        seen.life == monster.life && seen.main == monster.main && seen.life > 0 &&
                        seen.max_life == place_.classes[seen.kind].life(seen.level);
      if (!same) return fmt::format("creature {} is seen as it is not", seen.id.value);
    }
    return std::nullopt;
  }

  Breach heard() const {
    const auto& kinds = place_.classes.monsters;
    const auto is_known = [&kinds](const Sound& sound) {
      return std::any_of(kinds.begin(), kinds.end(),
                         [&sound](const MonsterClass& kind) { return kind.sound == sound.sound; });
    };
    for (const HeardAtDoor& heard : known_.heard) {
      const bool possible = names_one_of(heard.door, known_.doors.size()) &&
                            in(heard.round, 1, world_.round) && heard.sounds.size() <= kinds.size() &&
                            std::all_of(heard.sounds.begin(), heard.sounds.end(), is_known);
      if (!possible) return "something was heard that cannot be";
    }
    return std::nullopt;
  }

  Breach notes() const {
    if (known_.notes.size() > most_notes) return "there are too many notes";
    for (auto at = known_.notes.begin(); at != known_.notes.end(); ++at) {
      const Note& note = *at;
      if (std::ranges::find(at + 1, known_.notes.end(), note.at, &Note::at) != known_.notes.end())
        return "there are two notes on one field";
      const bool possible = known_.seen.contains(note.at) && known_.seen[note.at] != 0 && is_note(note.text);
      if (!possible) return "a note that cannot be";
    }
    return std::nullopt;
  }

  const Known& known_;
  const World& world_;
  const Place& place_;
};

}  // namespace

std::optional<std::string> breach(const World& world, const Place& place, std::string_view hero_class) {
  return WorldCheck(world, place, hero_class).breach();
}

std::optional<std::string> breach(const Known& known, const World& world, const Place& place) {
  return KnownCheck(known, world, place).breach();
}

}  // namespace katabasis
