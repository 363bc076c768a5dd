// Events as sentences, in two forms: what happened in short, and for a blow every term of the dice. The
// window's log and the text on standard output use the same words.
#pragma once

#include <string>
#include <vector>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/game.h"

namespace katabasis {

// As a sentence begins: "The shade".
std::string upper_first(std::string text);

// Inside a sentence: "the shade", but "Cerberus", of whom there is only one; "you" for the hero.
std::string creature_words(CreatureId who, const Place& place, const World& world);
// "the xiphos", "key 2".
std::string item_words(ItemId item, const Place& place, const World& world);

// What the game is about, for its beginning: names the main monster. Empty where there is none.
std::string goal_words(const Place& place, const World& world);

// One sentence or a few, for a reader who sees the hero's own steps anyway: then it is empty.
std::string narrate(const Event& event, const Place& place, const World& world);

// "Attack: level 1, strength 4, weapon 3, die (6+1) = 15. Defence: level 1, dexterity 3, protection 2,
// die 4 = 10. Wounds: 5 above the defence, damage 2 = 7.", or at the end "Parried."
std::string dice_terms(const event::Attack& attack);

// What the next blow will do, exactly and both ways.
struct OddsWords {
  std::string hero_hits;     // "You hit 69 %"; what is possible but rounds to nothing is "under 1 %"
  std::string hero_wounds;   // "3.6 wounds a blow", one that is parried counted as none
  std::string monster_hits;  // "It hits 43 %"
  std::string monster_wounds;
};
OddsWords odds_words(const Game& game, CreatureId monster);

// The first of the sounds, and that there are more of them; there is at least one.
std::string sound_words(const std::vector<Sound>& sounds);

// Why the action is not possible, with the number of the key where a door wants one.
std::string refusal_words(Refusal refusal, const Action& action, const Game& game);

}  // namespace katabasis
