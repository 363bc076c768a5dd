// A model as its sculptor describes it: parts that move, made of pieces, made of strokes.
// Metres, y up, the creature looks to −z, its feet stand at y = 0 around x = z = 0.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "sculpt/colour.h"
#include "sculpt/shape.h"

namespace katabasis::art {

struct Sample;

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

  float distance(glm::vec3 point) const;
  /// Everything the stroke can change lies in here.
  Bounds reach() const;

 private:
  friend class Piece;
  friend Sample sample(const std::vector<const Stroke*>& strokes, glm::vec3 point);
  enum class Deed { add, carve, paint };
  bool edged() const;

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

using Strokes = std::vector<const Stroke*>;

struct Sample {
  float distance;
  Colour colour;
  bool edged;  ///< what is nearest may have sharp edges: a slab, a plate, a turned piece, anything carved
};

Sample sample(const Strokes& strokes, glm::vec3 point);

/// Away from the clay, length 1; measured over `step` metres.
glm::vec3 normal(const Strokes& strokes, glm::vec3 point, float step);

/// One lump of clay. Strokes work in the order in which they are put.
class Piece {
 public:
  Piece(float cell, float detail) : cell_(cell), detail_(detail) {}

  Stroke& add(Shape shape, Colour colour);

  float cell() const { return cell_; }
  float detail() const { return detail_; }
  Bounds extent() const;
  const std::deque<Stroke>& strokes() const { return strokes_; }

  /// Where strokes put from now on stand: a hand, a head turned aside.
  Frame pose;

 private:
  float cell_;
  float detail_;
  std::deque<Stroke> strokes_;
};

/// A finished piece, made ready to be asked often.
class Cast {
 public:
  explicit Cast(const Piece& piece);

  const Piece& piece() const { return *piece_; }
  /// The strokes that matter for surfaces inside the box.
  Strokes near(const Bounds& box) const;

 private:
  const Piece* piece_;
  std::vector<Bounds> reaches_;
};

struct Part {
  std::string name;
  std::deque<Piece> pieces;
};

struct Model {
  /// A new piece of the part with this name. `cell` is how finely it is cut (metres); a piece with
  /// twice the `detail` keeps errors half as large when triangles are saved.
  Piece& piece(const std::string& part, float cell, float detail = 1);

  /// All pieces of all parts, in the order in which meshes count them.
  std::vector<Cast> casts() const;

  std::deque<Part> parts;
  /// Moved, when it is baked, to lie on y = 0 with its middle at x = z = 0.
  bool loose = false;
};

}  // namespace katabasis::art
