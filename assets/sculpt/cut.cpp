#include <algorithm>
#include <map>
#include <utility>

#include "sculpt/mesh.h"

namespace katabasis::art {

namespace {

class Cutter {
 public:
  Cutter(const Mesh& mesh, const Model& model) : casts_(model.casts()), source_(mesh) {
    result_.points = mesh.points;
    std::vector<std::uint16_t> owners(mesh.points.size());
    for (const Triangle& triangle : mesh.triangles) {
      for (const std::uint32_t corner : triangle.corners) {
        owners[corner] = triangle.piece;
      }
    }
    for (std::size_t point = 0; point < owners.size(); ++point) {
      colours_.push_back(colour_at(mesh.points[point], owners[point]));
    }
  }

  Mesh run() {
    for (const Triangle& triangle : source_.triangles) {
      cut(triangle);
    }
    return std::move(result_);
  }

 private:
  Colour colour_at(glm::vec3 point, std::uint16_t piece) const {
    return sample(casts_[piece].near({point, point}), point).colour;
  }

  void cut(const Triangle& triangle) {
    auto [a, b, c] = triangle.corners;
    const bool ab = colours_[a] == colours_[b];
    const bool bc = colours_[b] == colours_[c];
    const bool ca = colours_[c] == colours_[a];
    if (ab && bc) {
      put({a, b, c}, colours_[a], triangle.piece);
    } else if (bc) {
      cut_corner({a, b, c}, triangle.piece);
    } else if (ca) {
      cut_corner({b, c, a}, triangle.piece);
    } else if (ab) {
      cut_corner({c, a, b}, triangle.piece);
    } else {
      cut_all({a, b, c}, triangle.piece);
    }
  }

  /// The first corner has another colour than the other two.
  void cut_corner(const std::array<std::uint32_t, 3>& corners, std::uint16_t piece) {
    const auto [a, b, c] = corners;
    const std::uint32_t to_b = border(a, b, piece);
    const std::uint32_t to_c = border(a, c, piece);
    put({a, to_b, to_c}, colours_[a], piece);
    put({to_b, b, c}, colours_[b], piece);
    put({to_b, c, to_c}, colours_[b], piece);
  }

  void cut_all(const std::array<std::uint32_t, 3>& corners, std::uint16_t piece) {
    glm::vec3 sum(0.0f);
    for (const std::uint32_t corner : corners) {
      sum += result_.points[corner];
    }
    const auto middle = static_cast<std::uint32_t>(result_.points.size());
    result_.points.push_back(sum / 3.0f);
    for (std::size_t i = 0; i < 3; ++i) {
      const std::uint32_t corner = corners[i];
      const std::uint32_t next = border(corner, corners[(i + 1) % 3], piece);
      const std::uint32_t last = border(corner, corners[(i + 2) % 3], piece);
      put({corner, next, middle}, colours_[corner], piece);
      put({corner, middle, last}, colours_[corner], piece);
    }
  }

  /// The point of an edge where the colour changes, the same one for both triangles of the edge.
  std::uint32_t border(std::uint32_t from, std::uint32_t to, std::uint16_t piece) {
    const auto key = std::minmax(from, to);
    const auto [known, fresh] = borders_.emplace(key, static_cast<std::uint32_t>(result_.points.size()));
    if (fresh) {
      const glm::vec3 start = result_.points[key.first];
      const glm::vec3 end = result_.points[key.second];
      const auto strokes = casts_[piece].near({glm::min(start, end), glm::max(start, end)});
      float low = 0;
      float high = 1;
      for (int step = 0; step < 7; ++step) {
        const float half = 0.5f * (low + high);
        const bool same = sample(strokes, glm::mix(start, end, half)).colour == colours_[key.first];
        (same ? low : high) = half;
      }
      // Not too near the ends: slivers cannot be simplified away.
      result_.points.push_back(glm::mix(start, end, glm::clamp(low, 0.08f, 0.92f)));
    }
    return known->second;
  }

  void put(const std::array<std::uint32_t, 3>& corners, Colour colour, std::uint16_t piece) {
    result_.triangles.push_back({corners, colour, piece});
  }

  std::vector<Cast> casts_;
  const Mesh& source_;
  Mesh result_;
  std::vector<Colour> colours_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> borders_;
};

}  // namespace

Mesh cut_at_colours(const Mesh& mesh, const Model& model) {
  return Cutter(mesh, model).run();
}

}  // namespace katabasis::art
