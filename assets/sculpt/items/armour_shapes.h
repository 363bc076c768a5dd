// What several pieces of armour have in common, and the helmet that is also worn.
#pragma once

#include "sculpt/model.h"

namespace katabasis::art {

/// A cuirass without a man: hollow at neck, arms and waist; stands at y = `foot` to the shoulders.
void empty_chest(Piece& clay, Colour shell, float foot);

/// A round shield about the origin, 0.96 m wide; its face looks to +y.
void draw_hoplon(Piece& clay);

/// Around a head as anatomy's human_head makes it: the neck at the origin, looking to −z.
void draw_corinthian_helm(Piece& clay, Colour metal, Colour crest);

}  // namespace katabasis::art
