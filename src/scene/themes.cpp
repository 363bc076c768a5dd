#include "scene/themes.h"

#include <algorithm>
#include <array>

namespace katabasis {

namespace {

constexpr std::array<Theme, 14> themes{
    {{"gate-of-hades", "gate-of-hades", "shade-blue", 0.10F},
     {"palace-of-hades", "palace-of-hades", "gold", 0.05F},
     {"judgement-hall", "judgement-hall", "clay", 0.10F},
     {"burial-ground", "burial-ground", "wine", 0.16F},
     {"asphodel-meadows", "asphodel-meadows", "asphodel", 0.06F},
     {"marsh-of-styx", "marsh-of-styx", "styx", 0.15F},
     {"forge-of-the-cyclopes", "forge-of-the-cyclopes", "ember", 0.09F},
     {"fields-of-mourning", "fields-of-mourning", "shade-blue", 0.14F},
     {"river-cocytus", "river-cocytus", "styx", 0.08F},
     {"phlegethon", "forge-of-the-cyclopes", "blood", 0.16F},
     {"elysian-ruin", "asphodel-meadows", "linen", 0.07F},
     {"tartarus-pit", "tartarus-pit", "blood", 0.16F},
     {"throne-of-typhon", "tartarus-pit", "ember", 0.14F},
     {"hundred-hands", "judgement-hall", "wine", 0.18F}}};

}  // namespace

const Theme& theme_of(std::string_view prefab) {
  const auto found = std::ranges::find(themes, prefab, &Theme::prefab);
  return found == themes.end() ? themes.front() : *found;
}

}  // namespace katabasis
