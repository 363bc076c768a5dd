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
Model makhaira();
Model rhomphaia();
Model harpe();
Model drepanon();
Model pelekys();
Model sfyra();
Model trident();
Model xyston();
Model spolas();
Model muscle_cuirass();
Model thureos();
Model bronze_hoplon();
Model corinthian_helm();
Model pyxis();
Model rhyton();
Model aryballos();
Model key();

}  // namespace katabasis::art
