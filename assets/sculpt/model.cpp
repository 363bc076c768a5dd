#include "sculpt/model.h"

#include <algorithm>
#include <cmath>

#include "materials/noise.h"

namespace katabasis::art {

namespace {

/// Smooth minimum of two distances that melt over the width k (quadratic polynomial form).
float melted(float a, float b, float k) {
  if (k <= 0) {
    return std::min(a, b);
  }
  const float h = std::max(k - std::abs(a - b), 0.0f) / k;
  return std::min(a, b) - h * h * k * 0.25f;
}

void widen(Bounds& all, glm::vec3 point) {
  all.low = glm::min(all.low, point);
  all.high = glm::max(all.high, point);
}

glm::vec3 corner(const Bounds& box, int index) {
  return {(index & 1) != 0 ? box.high.x : box.low.x, (index & 2) != 0 ? box.high.y : box.low.y,
          (index & 4) != 0 ? box.high.z : box.low.z};
}

bool meet(const Bounds& a, const Bounds& b) {
  return glm::all(glm::lessThanEqual(a.low, b.high)) && glm::all(glm::lessThanEqual(b.low, a.high));
}

}  // namespace

float Stroke::distance(glm::vec3 point) const {
  glm::vec3 posed = pose_.inwards(point);
  if (twin_) {
    posed.x = std::abs(posed.x);
  }
  const glm::vec3 local = local_.inwards(posed);
  float away = art::distance(shape_, local) * local_.scale;
  if (rough_ > 0) {
    away += rough_ * bumps(posed * grain_);
  }
  return away * pose_.scale;
}

Bounds Stroke::reach() const {
  const Bounds own = bounds(shape_);
  Bounds all{glm::vec3(1e9f), glm::vec3(-1e9f)};
  for (int i = 0; i < 8; ++i) {
    glm::vec3 posed = local_.outwards(corner(own, i));
    widen(all, pose_.outwards(posed));
    if (twin_) {
      posed.x = -posed.x;
      widen(all, pose_.outwards(posed));
    }
  }
  const float margin = (blend_ + rough_) * pose_.scale;
  return {all.low - margin, all.high + margin};
}

bool Stroke::edged() const {
  return deed_ == Deed::carve || std::holds_alternative<Slab>(shape_) ||
         std::holds_alternative<Lathe>(shape_) || std::holds_alternative<Plate>(shape_);
}

Stroke& Piece::add(Shape shape, Colour colour) {
  return strokes_.emplace_back(std::move(shape), colour, pose);
}

Bounds Piece::extent() const {
  Bounds all{glm::vec3(1e9f), glm::vec3(-1e9f)};
  for (const Stroke& stroke : strokes_) {
    if (stroke.deed_ == Stroke::Deed::add) {
      const Bounds own = stroke.reach();
      widen(all, own.low);
      widen(all, own.high);
    }
  }
  return {all.low - 2 * cell_, all.high + 2 * cell_};
}

Cast::Cast(const Piece& piece) : piece_(&piece) {
  for (const Stroke& stroke : piece.strokes()) {
    const Bounds own = stroke.reach();
    reaches_.push_back({own.low - 2 * piece.cell(), own.high + 2 * piece.cell()});
  }
}

Strokes Cast::near(const Bounds& box) const {
  Strokes found;
  for (std::size_t i = 0; i < reaches_.size(); ++i) {
    if (meet(reaches_[i], box)) {
      found.push_back(&piece_->strokes()[i]);
    }
  }
  return found;
}

Sample sample(const Strokes& strokes, glm::vec3 point) {
  Sample all{1e3f, Colour::ash, false};
  for (const Stroke* stroke : strokes) {
    const float own = stroke->distance(point);
    const float width = stroke->blend_ * stroke->pose_.scale;
    switch (stroke->deed_) {
      case Stroke::Deed::add:
        all.colour = own < all.distance ? stroke->colour_ : all.colour;
        all.edged = own < all.distance ? stroke->edged() : all.edged;
        all.distance = melted(all.distance, own, width);
        break;
      case Stroke::Deed::carve:
        all.colour = -own > all.distance ? stroke->colour_ : all.colour;
        all.edged = -own > all.distance ? stroke->edged() : all.edged;
        all.distance = -melted(-all.distance, own, width);
        break;
      case Stroke::Deed::paint:
        all.colour = own < 0 ? stroke->colour_ : all.colour;
        break;
    }
  }
  return all;
}

glm::vec3 normal(const Strokes& strokes, glm::vec3 point, float step) {
  static constexpr glm::vec3 ways[]{{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
  glm::vec3 slope(0.0f);
  for (const glm::vec3 way : ways) {
    slope += way * sample(strokes, point + way * step).distance;
  }
  const float length = glm::length(slope);
  return length > 1e-12f ? slope / length : glm::vec3(0, 1, 0);
}

Piece& Model::piece(const std::string& part, float cell, float detail) {
  const auto found =
      std::find_if(parts.begin(), parts.end(), [&](const Part& one) { return one.name == part; });
  Part& owner = found != parts.end() ? *found : parts.emplace_back(Part{part, {}});
  return owner.pieces.emplace_back(cell, detail);
}

std::vector<Cast> Model::casts() const {
  std::vector<Cast> all;
  for (const Part& part : parts) {
    for (const Piece& piece : part.pieces) {
      all.emplace_back(piece);
    }
  }
  return all;
}

}  // namespace katabasis::art
