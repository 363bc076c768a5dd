// What only stands there.
//   brazier, column, urn, rubble   on the floor around x = z = 0
//   door_leaf    hinge at x = 0, leaf to x = 1.5, y 0…2.2, centred on z = 0; its face looks to +z and −z
//   door_frame   fills a wall 2.5 × 2.8 × 0.5 m but for an opening 1.5 × 2.2 m under an arch; centred on
//                x = z = 0
//   lock         a plate around the origin that looks to +z, its back at z = 0
//   statue, bones, stalagmite, cauldron   on the floor around x = z = 0
//   niche_urn    on a wall whose face is z = 0, looks to +z, y 0.9…2.1, 0.2 deep
//   chain, roots hang from the ceiling (y = 2.8) around x = z = 0
#pragma once

#include "sculpt/model.h"

namespace katabasis::art {

Model brazier();
Model column();
Model urn();
Model rubble();
Model door_leaf();
Model door_frame();
Model lock();
Model niche_urn();
Model chain();
Model roots();
Model statue();
Model bones();
Model stalagmite();
Model cauldron();

}  // namespace katabasis::art
