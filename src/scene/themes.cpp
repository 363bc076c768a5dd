#include "scene/themes.h"

#include <algorithm>
#include <array>

namespace katabasis {

namespace {

using enum OrnamentKind;

constexpr std::array<Theme, 14> themes{{
    {"gate-of-hades", "gate-of-hades", "shade-blue", 0.10F, {statue, niche_urn, urn}, {rubble, urn}},
    {"palace-of-hades", "palace-of-hades", "gold", 0.05F, {statue, niche_urn, statue}, {urn, statue}},
    {"judgement-hall", "judgement-hall", "clay", 0.10F, {niche_urn, statue, urn}, {urn, rubble}},
    {"burial-ground", "burial-ground", "wine", 0.16F, {niche_urn, bones, urn}, {bones, urn}},
    {"asphodel-meadows", "asphodel-meadows", "asphodel", 0.06F, {roots, urn, bones}, {roots, rubble}},
    {"marsh-of-styx", "marsh-of-styx", "styx", 0.15F, {roots, stalagmite, roots}, {roots, stalagmite}},
    {"forge-of-the-cyclopes",
     "forge-of-the-cyclopes",
     "ember",
     0.09F,
     {cauldron, chain, rubble},
     {chain, rubble}},
    {"fields-of-mourning", "fields-of-mourning", "shade-blue", 0.14F, {urn, statue, bones}, {urn, bones}},
    {"river-cocytus", "river-cocytus", "styx", 0.08F, {stalagmite, bones, stalagmite}, {stalagmite, rubble}},
    {"phlegethon", "forge-of-the-cyclopes", "blood", 0.16F, {stalagmite, chain, bones}, {stalagmite, chain}},
    {"elysian-ruin", "asphodel-meadows", "linen", 0.07F, {statue, roots, rubble}, {roots, statue}},
    {"tartarus-pit", "tartarus-pit", "blood", 0.16F, {chain, bones, stalagmite}, {chain, bones}},
    {"throne-of-typhon", "tartarus-pit", "ember", 0.14F, {stalagmite, cauldron, bones}, {bones, stalagmite}},
    {"hundred-hands", "judgement-hall", "wine", 0.18F, {chain, statue, bones}, {bones, chain}},
}};

}  // namespace

const Theme& theme_of(std::string_view prefab) {
  const auto found = std::ranges::find(themes, prefab, &Theme::prefab);
  return found == themes.end() ? themes.front() : *found;
}

}  // namespace katabasis
