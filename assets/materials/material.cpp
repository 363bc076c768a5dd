#include "materials/material.h"

#include <array>

namespace katabasis::art {

std::span<const Material> materials() {
  static constexpr std::array all{
      Material{"gate-of-hades/wall", gate_wall},
      Material{"gate-of-hades/floor", gate_floor},
      Material{"gate-of-hades/ceiling", gate_ceiling},
      Material{"burial-ground/wall", burial_wall},
      Material{"burial-ground/floor", burial_floor},
      Material{"burial-ground/ceiling", burial_ceiling},
      Material{"asphodel-meadows/wall", asphodel_wall},
      Material{"asphodel-meadows/floor", asphodel_floor},
      Material{"asphodel-meadows/ceiling", asphodel_ceiling},
      Material{"marsh-of-styx/wall", marsh_wall},
      Material{"marsh-of-styx/floor", marsh_floor},
      Material{"marsh-of-styx/ceiling", marsh_ceiling},
      Material{"forge-of-the-cyclopes/wall", forge_wall},
      Material{"forge-of-the-cyclopes/floor", forge_floor},
      Material{"forge-of-the-cyclopes/ceiling", forge_ceiling},
      Material{"tartarus-pit/wall", tartarus_wall},
      Material{"tartarus-pit/floor", tartarus_floor},
      Material{"tartarus-pit/ceiling", tartarus_ceiling},
      Material{"palace-of-hades/wall", palace_wall},
      Material{"palace-of-hades/floor", palace_floor},
      Material{"palace-of-hades/ceiling", palace_ceiling},
      Material{"judgement-hall/wall", judgement_wall},
      Material{"judgement-hall/floor", judgement_floor},
      Material{"judgement-hall/ceiling", judgement_ceiling},
      Material{"fields-of-mourning/wall", mourning_wall},
      Material{"fields-of-mourning/floor", mourning_floor},
      Material{"fields-of-mourning/ceiling", mourning_ceiling},
      Material{"river-cocytus/wall", cocytus_wall},
      Material{"river-cocytus/floor", cocytus_floor},
      Material{"river-cocytus/ceiling", cocytus_ceiling},
      Material{"phlegethon/wall", phlegethon_wall},
      Material{"phlegethon/floor", phlegethon_floor},
      Material{"phlegethon/ceiling", phlegethon_ceiling},
      Material{"elysian-ruin/wall", elysian_wall},
      Material{"elysian-ruin/floor", elysian_floor},
      Material{"elysian-ruin/ceiling", elysian_ceiling},
      Material{"hundred-hands/wall", hundred_wall},
      Material{"hundred-hands/floor", hundred_floor},
      Material{"hundred-hands/ceiling", hundred_ceiling},
      Material{"throne-of-typhon/wall", typhon_wall},
      Material{"throne-of-typhon/floor", typhon_floor},
      Material{"throne-of-typhon/ceiling", typhon_ceiling},
  };
  return all;
}

}  // namespace katabasis::art
