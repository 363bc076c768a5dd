#include "scene/themes.h"

#include <algorithm>
#include <array>

namespace katabasis {

namespace {

using enum OrnamentKind;

constexpr std::array<Theme, 14> themes{{
    {"gate-of-hades", "shade-blue", 0.10F, {statue, niche_urn, urn}, {rubble, urn}},
    {"palace-of-hades", "gold", 0.05F, {statue, niche_urn, statue}, {urn, statue}},
    {"judgement-hall", "clay", 0.10F, {niche_urn, statue, urn}, {urn, rubble}},
    {"burial-ground", "wine", 0.16F, {niche_urn, bones, urn}, {bones, urn}},
    {"asphodel-meadows", "asphodel", 0.06F, {roots, urn, bones}, {roots, rubble}},
    {"marsh-of-styx", "styx", 0.15F, {roots, stalagmite, roots}, {roots, stalagmite}, true},
    {"forge-of-the-cyclopes", "ember", 0.09F, {cauldron, chain, rubble}, {chain, rubble}},
    {"fields-of-mourning", "shade-blue", 0.14F, {urn, statue, bones}, {urn, bones}},
    {"river-cocytus", "styx", 0.08F, {stalagmite, bones, stalagmite}, {stalagmite, rubble}},
    {"phlegethon", "blood", 0.16F, {stalagmite, chain, bones}, {stalagmite, chain}},
    {"elysian-ruin", "linen", 0.07F, {statue, roots, rubble}, {roots, statue}},
    {"tartarus-pit", "blood", 0.16F, {chain, bones, stalagmite}, {chain, bones}},
    {"throne-of-typhon", "shade-blue", 0.12F, {stalagmite, cauldron, bones}, {bones, stalagmite}},
    {"hundred-hands", "wine", 0.18F, {chain, statue, bones}, {bones, chain}},
}};

}  // namespace

const Theme& theme_of(std::string_view prefab) {
  const auto found = std::ranges::find(themes, prefab, &Theme::prefab);
  return found == themes.end() ? themes.front() : *found;
}

}  // namespace katabasis
