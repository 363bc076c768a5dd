// What the creatures of the underworld have in common: bodies, limbs, heads, wings, snakes.
// Measures are those of a man of 1.8 m; a piece's pose makes him larger or turns him.
// `side` is +1 for the creature's right hand (x > 0) and −1 for its left.
#pragma once

#include "sculpt/model.h"

namespace katabasis::art {

/// Names a part of one side: "arm" becomes "arm-right" or "arm-left".
std::string sided(const std::string& part, float side);

struct Build {
  float shoulders = 1;  ///< width
  float bulk = 1;       ///< thickness of flesh
  bool woman = false;
};

/// From the hips (y = 0.95) to the neck (y = 1.55).
void torso(Piece& clay, const Build& build, Colour skin);

/// Cloth over the chest of such a torso, pinned on the shoulders, with a hem at its neck.
void bodice(Piece& clay, const Build& build, Colour cloth, Colour pins);

/// A head with face on its neck's end, about 0.25 high, looking to −z.
void human_head(Piece& clay, Colour skin, Colour eyes);

struct Joints {
  glm::vec3 top;
  glm::vec3 middle;
  glm::vec3 end;
};

void arm(Piece& clay, const Joints& joints, float bulk, Colour skin);
void leg(Piece& clay, const Joints& joints, float bulk, Colour skin);
/// A foot on the ground under the ankle.
void foot(Piece& clay, glm::vec3 ankle, float bulk, Colour skin);
/// The hind leg of a hoofed beast that walks upright, from the hip down to a hoof at y = 0.
void hoofed_leg(Piece& clay, float side, float bulk, Colour coat, Colour hoof);
/// Four fingers and a thumb, spread and bent like talons; they point along `way`.
void talons(Piece& clay, glm::vec3 wrist, glm::vec3 way, float size, Colour skin, Colour nails);

/// A feathered wing with its root at the pose's origin, spreading to +x (or −x) and up.
void feathered_wing(Piece& clay, float side, float size, Colour arm, Colour feathers, Colour tips);
/// A bat's wing, likewise.
void leather_wing(Piece& clay, float side, float size, Colour bone, Colour skin);

/// A snake along the joints, the last one its head.
void snake(Piece& clay, const std::vector<glm::vec4>& joints, Colour skin, Colour eyes);

/// A skirt of cloth hanging in folds from a waist down to a hem (heights), with its radii.
void skirt(Piece& clay, glm::vec2 waist, glm::vec2 hem, int folds, Colour cloth, Colour border);

}  // namespace katabasis::art
