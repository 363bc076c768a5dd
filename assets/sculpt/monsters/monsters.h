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

}  // namespace katabasis::art
