// The inhabitants. Parts to move: body, head, arm-, leg-, wing- with -left and -right, tail.
#pragma once

#include "sculpt/model.h"

namespace katabasis::art {

Model shade();
Model skeleton();
Model harpy();
Model hound();
Model empusa();
Model lamia();
Model satyr();
Model gorgon();
Model minotaur();
Model cyclops();
Model fury();
Model cerberus();
Model wraith();
Model ghoul();
Model strix();
Model echidna_spawn();
Model centaur_shade();
Model chimera();
Model hydra();
Model telchin();
Model automaton();
Model kere();
Model mormo();
Model charun();
Model spartoi();
Model stymphalian();
Model hecatoncheir();
Model typhon();

}  // namespace katabasis::art
