#include "sculpt/catalogue.h"

#include <array>

#include "sculpt/items/items.h"
#include "sculpt/monsters/monsters.h"
#include "sculpt/props/props.h"

namespace katabasis::art {

namespace {

constexpr std::size_t monster = 4000;
constexpr std::size_t item = 1200;

constexpr std::array entries{
    CatalogueEntry{"monsters/shade", monster, shade},
    CatalogueEntry{"monsters/skeleton", monster, skeleton},
    CatalogueEntry{"monsters/harpy", monster, harpy},
    CatalogueEntry{"monsters/hound", monster, hound},
    CatalogueEntry{"monsters/empusa", monster, empusa},
    CatalogueEntry{"monsters/lamia", monster, lamia},
    CatalogueEntry{"monsters/satyr", monster, satyr},
    CatalogueEntry{"monsters/gorgon", monster, gorgon},
    CatalogueEntry{"monsters/minotaur", monster, minotaur},
    CatalogueEntry{"monsters/cyclops", monster, cyclops},
    CatalogueEntry{"monsters/fury", monster, fury},
    CatalogueEntry{"monsters/cerberus", monster, cerberus},
    CatalogueEntry{"monsters/wraith", monster, wraith},
    CatalogueEntry{"monsters/ghoul", monster, ghoul},
    CatalogueEntry{"monsters/strix", monster, strix},
    CatalogueEntry{"monsters/stymphalian", monster, stymphalian},
    CatalogueEntry{"monsters/spartoi", monster, spartoi},
    CatalogueEntry{"monsters/kere", monster, kere},
    CatalogueEntry{"monsters/charun", monster, charun},
    CatalogueEntry{"monsters/mormo", monster, mormo},
    CatalogueEntry{"monsters/telchin", monster, telchin},
    CatalogueEntry{"monsters/automaton", monster, automaton},
    CatalogueEntry{"monsters/centaur-shade", monster, centaur_shade},
    CatalogueEntry{"monsters/chimera", monster, chimera},
    CatalogueEntry{"monsters/echidna-spawn", monster, echidna_spawn},
    CatalogueEntry{"monsters/hydra", monster, hydra},
    CatalogueEntry{"monsters/hecatoncheir", monster, hecatoncheir},
    CatalogueEntry{"monsters/typhon", monster, typhon},
    CatalogueEntry{"items/dagger", item, dagger},
    CatalogueEntry{"items/kopis", item, kopis},
    CatalogueEntry{"items/xiphos", item, xiphos},
    CatalogueEntry{"items/axe", item, axe},
    CatalogueEntry{"items/labrys", item, labrys},
    CatalogueEntry{"items/dory", item, dory},
    CatalogueEntry{"items/sarissa", item, sarissa},
    CatalogueEntry{"items/club", item, club},
    CatalogueEntry{"items/aspis", item, aspis},
    CatalogueEntry{"items/pelte", item, pelte},
    CatalogueEntry{"items/linothorax", item, linothorax},
    CatalogueEntry{"items/bronze-cuirass", item, bronze_cuirass},
    CatalogueEntry{"items/chiton", item, chiton},
    CatalogueEntry{"items/amphora", item, amphora},
    CatalogueEntry{"items/kylix", item, kylix},
    CatalogueEntry{"items/lekythos", item, lekythos},
    CatalogueEntry{"items/makhaira", item, makhaira},
    CatalogueEntry{"items/rhomphaia", item, rhomphaia},
    CatalogueEntry{"items/harpe", item, harpe},
    CatalogueEntry{"items/drepanon", item, drepanon},
    CatalogueEntry{"items/pelekys", item, pelekys},
    CatalogueEntry{"items/sfyra", item, sfyra},
    CatalogueEntry{"items/trident", item, trident},
    CatalogueEntry{"items/xyston", item, xyston},
    CatalogueEntry{"items/spolas", item, spolas},
    CatalogueEntry{"items/muscle-cuirass", item, muscle_cuirass},
    CatalogueEntry{"items/thureos", item, thureos},
    CatalogueEntry{"items/bronze-hoplon", item, bronze_hoplon},
    CatalogueEntry{"items/corinthian-helm", item, corinthian_helm},
    CatalogueEntry{"items/pyxis", item, pyxis},
    CatalogueEntry{"items/rhyton", item, rhyton},
    CatalogueEntry{"items/aryballos", item, aryballos},
    CatalogueEntry{"items/key", item, key},
    CatalogueEntry{"props/brazier", item, brazier},
    CatalogueEntry{"props/column", 900, column},
    CatalogueEntry{"props/urn", 900, urn},
    CatalogueEntry{"props/rubble", 700, rubble},
    CatalogueEntry{"props/door-leaf", item, door_leaf},
    CatalogueEntry{"props/door-frame", 1500, door_frame},
    CatalogueEntry{"props/lock", 600, lock},
    CatalogueEntry{"props/niche-urn", 900, niche_urn},
    CatalogueEntry{"props/chain", 900, chain},
    CatalogueEntry{"props/roots", 900, roots},
    CatalogueEntry{"props/statue", 900, statue},
    CatalogueEntry{"props/bones", 900, bones},
    CatalogueEntry{"props/stalagmite", 900, stalagmite},
    CatalogueEntry{"props/cauldron", 900, cauldron},
};

}  // namespace

std::span<const CatalogueEntry> catalogue() {
  return entries;
}

}  // namespace katabasis::art
