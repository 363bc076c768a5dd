// A model as its sculptor describes it: parts that move, made of pieces, made of strokes.
// Metres, y up, the creature looks to −z, its feet stand at y = 0 around x = z = 0.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "sculpt/colour.h"
#include "sculpt/shape.h"

namespace katabasis::art {

/// One shape put to the clay: added, carved away, or only painting what is already there.
class Stroke {
 public:
  Stroke(Shape shape, Colour colour, Frame pose) : shape_(std::move(shape)), colour_(colour), pose_(pose) {}

  Stroke& at(glm::vec3 origin) { return local_.origin = origin, *this; }
  Stroke& turn(glm::vec3 degrees) { return local_.axes = turned(degrees), *this; }
  Stroke& in(const Frame& frame) { return local_ = frame, *this; }
  /// Melts into what is there over this many metres.
  Stroke& blend(float width) { return blend_ = width, *this; }
  /// The same again on the other side of x = 0 of the piece's pose; the stroke must lie at x ≥ 0.
  Stroke& twin() { return twin_ = true, *this; }
  Stroke& carve() { return deed_ = Deed::carve, *this; }
  Stroke& paint() { return deed_ = Deed::paint, *this; }
  /// Bumps of the given height (metres), `grain` of them to a metre.
  Stroke& rough(float height, float grain) { return rough_ = height, grain_ = grain, *this; }

 private:
  friend class Piece;
  enum class Deed { add, carve, paint };

  float distance(glm::vec3 point) const;
  Bounds reach() const;

  Shape shape_;
  Colour colour_;
  Frame pose_;
  Frame local_;
  Deed deed_ = Deed::add;
  float blend_ = 0;
  float rough_ = 0;
  float grain_ = 0;
  bool twin_ = false;
};

struct Sample {
  float distance;
  Colour colour;
};

/// One lump of clay. Strokes work in the order in which they are put.
class Piece {
 public:
  Piece(float cell, float detail) : cell_(cell), detail_(detail) {}

  Stroke& add(Shape shape, Colour colour);

  float cell() const { return cell_; }
  float detail() const { return detail_; }
  Bounds extent() const;
  Sample sample(glm::vec3 point) const;
  /// Away from the clay, length 1; measured over `step` metres.
  glm::vec3 normal(glm::vec3 point, float step) const;
  /// The piece with only the strokes that matter for surfaces inside the box.
  std::vector<const Stroke*> near(const Bounds& box) const;
  static Sample sample(const std::vector<const Stroke*>& strokes, glm::vec3 point);

  /// Where strokes put from now on stand: a hand, a head turned aside.
  Frame pose;

 private:
  float cell_;
  float detail_;
  std::deque<Stroke> strokes_;
};

struct Part {
  std::string name;
  std::deque<Piece> pieces;
};

struct Model {
  /// A new piece of the part with this name. `cell` is how finely it is cut (metres); a piece with
  /// twice the `detail` keeps errors half as large when triangles are saved.
  Piece& piece(const std::string& part, float cell, float detail = 1);

  std::deque<Part> parts;
};

}  // namespace katabasis::art
