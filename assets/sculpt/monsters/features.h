// Features that several of the inhabitants share.
#pragma once

#include "sculpt/anatomy.h"

namespace katabasis::art {

// Bones, in the measures of a man.
void rib_cage(Piece& clay);
void skull(Piece& clay);
void bones(Piece& clay, const Joints& joints, float thick);

// For heads made by human_head.
void fangs(Piece& clay, float y, float z);
void long_hair(Piece& clay, Colour colour);
void wild_hair(Piece& clay, Colour colour);

/// An arm that reaches forward with spread claws and wears a golden ring.
void clawing_arm(Model& model, float side, const Joints& joints, Colour skin, Colour nails);

struct Plumage {
  Colour feathers;
  Colour skin;
};

/// The leg of a bird as tall as a woman, from the thigh (y = 0.86) down to four claws.
void bird_leg(Model& model, float side, const Plumage& plumage);

// The legs of a beast of prey whose trunk lies at y = 0.7 between z = −0.4 and 0.5; `step` puts a paw
// forwards (negative) or back.
void front_leg(Model& model, const Frame& pose, float side, float step, Colour coat);
void hind_leg(Model& model, const Frame& pose, float side, float step, Colour coat);

}  // namespace katabasis::art
