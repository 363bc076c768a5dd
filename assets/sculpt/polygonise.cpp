#include <algorithm>
#include <cmath>
#include <limits>

#include "sculpt/mesh.h"

namespace katabasis::art {

namespace {

constexpr std::uint32_t no_point = std::numeric_limits<std::uint32_t>::max();
constexpr int block = 4;  // cells along the side of a block

/// One piece on its lattice of samples.
class Net {
 public:
  Net(const Cast& cast, std::uint16_t number, Mesh& mesh)
      : cast_(cast),
        piece_(cast.piece()),
        number_(number),
        mesh_(mesh),
        low_(piece_.extent().low),
        count_(glm::ivec3((piece_.extent().high - low_) / piece_.cell()) + 2),
        samples_(volume(), 1e3f),
        strokes_(block_index(count_ - 1) + 1),
        points_(volume(), no_point),
        edges_(3 * volume(), no_point) {}

  void weave() {
    for_each(glm::ivec3(0), (count_ + block - 1) / block, [&](glm::ivec3 at) { take_samples(at * block); });
    for_each(glm::ivec3(0), count_ - 1, [&](glm::ivec3 cell) { put_point(cell); });
    for_each(glm::ivec3(1), count_ - 1, [&](glm::ivec3 cell) { put_faces(cell); });
  }

 private:
  static void for_each(glm::ivec3 from, glm::ivec3 to, const auto& visit) {
    for (int z = from.z; z < to.z; ++z) {
      for (int y = from.y; y < to.y; ++y) {
        for (int x = from.x; x < to.x; ++x) {
          visit(glm::ivec3(x, y, z));
        }
      }
    }
  }

  std::size_t volume() const {
    return static_cast<std::size_t>(count_.x) * static_cast<std::size_t>(count_.y) *
           static_cast<std::size_t>(count_.z);
  }
  std::size_t index(glm::ivec3 at) const {
    return static_cast<std::size_t>((at.z * count_.y + at.y) * count_.x + at.x);
  }
  std::size_t block_index(glm::ivec3 at) const {
    const glm::ivec3 blocks = (count_ + block - 1) / block;
    const glm::ivec3 own = at / block;
    return static_cast<std::size_t>((own.z * blocks.y + own.y) * blocks.x + own.x);
  }
  glm::vec3 place(glm::ivec3 at) const { return low_ + glm::vec3(at) * piece_.cell(); }

  void take_samples(glm::ivec3 from) {
    const glm::ivec3 to = glm::min(from + block, count_);
    const Strokes& strokes = strokes_[block_index(from)] = cast_.near({place(from), place(to)});
    const glm::vec3 middle = 0.5f * (place(from) + place(to));
    const float reach = 0.87f * piece_.cell() * block;
    // Distances may be off by a half far from an ellipsoid; twice the reach is safely empty or full.
    const float here = sample(strokes, middle).distance;
    const bool plain = std::abs(here) > 2 * reach + piece_.cell();
    for_each(from, to, [&](glm::ivec3 at) {
      samples_[index(at)] = plain ? here : sample(strokes, place(at)).distance;
    });
  }

  bool inside(glm::ivec3 at) const { return samples_[index(at)] < 0; }

  /// Where the surface crosses the edge from one lattice point along an axis, and which way it faces there.
  /// Four cells share an edge, and facing is dear: it is found once.
  std::uint32_t crossing(glm::ivec3 from, glm::ivec3 to, int axis, glm::ivec3 cell) {
    std::uint32_t& known = edges_[3 * index(from) + static_cast<std::size_t>(axis)];
    if (known == no_point) {
      const float a = samples_[index(from)];
      const float b = samples_[index(to)];
      const glm::vec3 at = glm::mix(place(from), place(to), a / (a - b));
      known = static_cast<std::uint32_t>(crossings_.size());
      crossings_.push_back({at, normal(strokes_[block_index(cell)], at, 0.1f * piece_.cell())});
    }
    return known;
  }

  void find_crossings(glm::ivec3 cell) {
    own_.clear();
    for (int axis = 0; axis < 3; ++axis) {
      for (int side = 0; side < 4; ++side) {
        glm::ivec3 from = cell;
        from[(axis + 1) % 3] += side & 1;
        from[(axis + 2) % 3] += side >> 1;
        glm::ivec3 to = from;
        to[axis] += 1;
        if (inside(from) != inside(to)) {
          own_.push_back(crossing(from, to, axis, cell));
        }
      }
    }
  }

  void put_point(glm::ivec3 cell) {
    find_crossings(cell);
    if (own_.empty()) {
      return;
    }
    const auto count = static_cast<float>(own_.size());
    glm::vec3 point(0.0f);
    for (const std::uint32_t one : own_) {
      point += crossings_[one].at / count;
    }
    for (int step = 0; step < 12; ++step) {
      glm::vec3 pull(0.0f);
      for (const std::uint32_t one : own_) {
        pull += crossings_[one].normal * glm::dot(crossings_[one].normal, crossings_[one].at - point);
      }
      point += 1.4f * pull / count;
    }
    points_[index(cell)] = static_cast<std::uint32_t>(mesh_.points.size());
    mesh_.points.push_back(glm::clamp(point, place(cell), place(cell + 1)));
  }

  void put_faces(glm::ivec3 from) {
    for (int axis = 0; axis < 3; ++axis) {
      glm::ivec3 to = from;
      to[axis] += 1;
      if (inside(from) == inside(to)) {
        continue;
      }
      glm::ivec3 u(0);
      glm::ivec3 v(0);
      u[(axis + 1) % 3] = 1;
      v[(axis + 2) % 3] = 1;
      std::array<std::uint32_t, 4> quad{points_[index(from - u - v)], points_[index(from - v)],
                                        points_[index(from)], points_[index(from - u)]};
      if (!inside(from)) {
        std::swap(quad[1], quad[3]);
      }
      put_quad(quad, strokes_[block_index(from)]);
    }
  }

  void put_quad(const std::array<std::uint32_t, 4>& quad, const Strokes& strokes) {
    const auto length = [&](int a, int b) {
      return glm::distance(mesh_.points[quad[static_cast<std::size_t>(a)]],
                           mesh_.points[quad[static_cast<std::size_t>(b)]]);
    };
    if (length(0, 2) <= length(1, 3)) {
      put_triangle({quad[0], quad[1], quad[2]}, strokes);
      put_triangle({quad[0], quad[2], quad[3]}, strokes);
    } else {
      put_triangle({quad[0], quad[1], quad[3]}, strokes);
      put_triangle({quad[1], quad[2], quad[3]}, strokes);
    }
  }

  void put_triangle(const std::array<std::uint32_t, 3>& corners, const Strokes& strokes) {
    const glm::vec3 middle =
        (mesh_.points[corners[0]] + mesh_.points[corners[1]] + mesh_.points[corners[2]]) / 3.0f;
    mesh_.triangles.push_back({corners, sample(strokes, middle).colour, number_});
  }

  struct Crossing {
    glm::vec3 at;
    glm::vec3 normal;
  };

  const Cast& cast_;
  const Piece& piece_;
  std::uint16_t number_;
  Mesh& mesh_;
  glm::vec3 low_;
  glm::ivec3 count_;
  std::vector<float> samples_;
  std::vector<Strokes> strokes_;  // by block
  std::vector<std::uint32_t> points_;
  std::vector<std::uint32_t> edges_;  // into the crossings, three to a lattice point
  std::vector<Crossing> crossings_;
  std::vector<std::uint32_t> own_;  // crossings of the cell at hand
};

}  // namespace

Mesh polygonise(const Model& model) {
  Mesh mesh;
  std::uint16_t number = 0;
  for (const Cast& cast : model.casts()) {
    Net(cast, number++, mesh).weave();
  }
  return mesh;
}

}  // namespace katabasis::art
