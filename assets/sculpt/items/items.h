// What may lie on the floor: y = 0 under it, centred, a little larger than life.
#pragma once

#include "sculpt/model.h"

namespace katabasis::art {

Model dagger();
Model kopis();
Model xiphos();
Model axe();
Model labrys();
Model dory();
Model sarissa();
Model club();
Model aspis();
Model pelte();
Model linothorax();
Model bronze_cuirass();
Model chiton();
Model amphora();
Model kylix();
Model lekythos();
Model key();

}  // namespace katabasis::art
