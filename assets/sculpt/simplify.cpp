#include <algorithm>
#include <cmath>
#include <queue>

#include "sculpt/mesh.h"

namespace katabasis::art {

namespace {

/// The sum of squared distances to planes, as a quadratic form: xᵀAx + 2bᵀx + c.
struct Quadric {
  glm::dmat3 a{0.0};
  glm::dvec3 b{0.0};
  double c = 0;

  void add(glm::dvec3 normal, double offset, double weight) {
    a += weight * glm::outerProduct(normal, normal);
    b += weight * offset * normal;
    c += weight * offset * offset;
  }
  void add(const Quadric& other) {
    a += other.a;
    b += other.b;
    c += other.c;
  }
  double error(glm::dvec3 x) const { return glm::dot(x, a * x) + 2 * glm::dot(b, x) + c; }
};

struct Collapse {
  double error;
  std::uint32_t keep;
  std::uint32_t drop;
  std::uint32_t age;  ///< the sum of both points' ages; a later one makes this stale
  glm::vec3 to;

  bool operator<(const Collapse& other) const {  // the smallest error comes out of the queue first
    return error != other.error ? error > other.error
           : keep != other.keep ? keep > other.keep
                                : drop > other.drop;
  }
};

class Simplifier {
 public:
  Simplifier(const Mesh& mesh, const std::vector<float>& details)
      : mesh_(mesh),
        quadrics_(mesh.points.size()),
        ages_(mesh.points.size(), 0),
        faces_(mesh.points.size()),
        alive_(mesh.triangles.size(), true),
        left_(mesh.triangles.size()) {
    for (std::uint32_t face = 0; face < mesh_.triangles.size(); ++face) {
      for (const std::uint32_t corner : mesh_.triangles[face].corners) {
        faces_[corner].push_back(face);
      }
    }
    for (std::uint32_t face = 0; face < mesh_.triangles.size(); ++face) {
      weigh(face, details);
    }
    for (const Triangle& triangle : mesh_.triangles) {
      for (std::size_t i = 0; i < 3; ++i) {
        if (triangle.corners[i] < triangle.corners[(i + 1) % 3]) {
          propose(triangle.corners[i], triangle.corners[(i + 1) % 3]);
        }
      }
    }
  }

  Mesh run(std::size_t budget) {
    while (left_ > budget && !queue_.empty()) {
      const Collapse next = queue_.top();
      queue_.pop();
      if (next.age == ages_[next.keep] + ages_[next.drop] && !faces_[next.keep].empty() &&
          !faces_[next.drop].empty() && allowed(next)) {
        apply(next);
      }
    }
    return packed();
  }

 private:
  glm::vec3 at(std::uint32_t point) const { return mesh_.points[point]; }

  glm::vec3 cross(std::uint32_t face) const {
    const auto& corners = mesh_.triangles[face].corners;
    return glm::cross(at(corners[1]) - at(corners[0]), at(corners[2]) - at(corners[0]));
  }

  void weigh(std::uint32_t face, const std::vector<float>& details) {
    const Triangle& triangle = mesh_.triangles[face];
    const glm::dvec3 area = cross(face);
    const double length = glm::length(area);
    if (length < 1e-14) {
      return;
    }
    const double detail = details[triangle.piece];
    const double weight = length * detail * detail;
    const glm::dvec3 normal = area / length;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::uint32_t from = triangle.corners[i];
      const std::uint32_t to = triangle.corners[(i + 1) % 3];
      quadrics_[from].add(normal, -glm::dot(normal, glm::dvec3(at(from))), weight);
      if (on_colour_border(face, from, to)) {
        const glm::dvec3 along = glm::dvec3(at(to)) - glm::dvec3(at(from));
        const double span = glm::dot(along, along);
        if (span > 1e-14) {
          const glm::dvec3 wall = glm::normalize(glm::cross(along, normal));
          quadrics_[from].add(wall, -glm::dot(wall, glm::dvec3(at(from))), 0.5 * span * detail * detail);
          quadrics_[to].add(wall, -glm::dot(wall, glm::dvec3(at(from))), 0.5 * span * detail * detail);
        }
      }
    }
  }

  bool on_colour_border(std::uint32_t face, std::uint32_t from, std::uint32_t to) const {
    return std::any_of(faces_[from].begin(), faces_[from].end(), [&](std::uint32_t other) {
      const Triangle& triangle = mesh_.triangles[other];
      return other != face && std::ranges::count(triangle.corners, to) > 0 &&
             triangle.colour != mesh_.triangles[face].colour;
    });
  }

  void propose(std::uint32_t a, std::uint32_t b) {
    Quadric both = quadrics_[a];
    both.add(quadrics_[b]);
    const glm::dvec3 from = at(a);
    const glm::dvec3 to = at(b);
    glm::dvec3 best = 0.5 * (from + to);
    for (const glm::dvec3 other : {from, to}) {
      best = both.error(other) < both.error(best) ? other : best;
    }
    const double determinant = glm::determinant(both.a);
    const double size = (both.a[0][0] + both.a[1][1] + both.a[2][2]) / 3;
    if (std::abs(determinant) > 1e-4 * size * size * size) {
      const glm::dvec3 solved = -(glm::inverse(both.a) * both.b);
      if (glm::distance(solved, 0.5 * (from + to)) < glm::distance(from, to)) {
        best = solved;
      }
    }
    // A trace of the edge's length keeps triangles round where everything is flat.
    const double error = std::max(0.0, both.error(best)) + 1e-9 * glm::dot(to - from, to - from);
    queue_.push({error, a, b, ages_[a] + ages_[b], glm::vec3(best)});
  }

  std::vector<std::uint32_t> neighbours(std::uint32_t point) const {
    std::vector<std::uint32_t> found;
    for (const std::uint32_t face : faces_[point]) {
      for (const std::uint32_t corner : mesh_.triangles[face].corners) {
        if (corner != point) {
          found.push_back(corner);
        }
      }
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }

  /// The surface stays a surface (the ends share two neighbours only) and no face turns over.
  bool allowed(const Collapse& collapse) const {
    const auto around_keep = neighbours(collapse.keep);
    const auto around_drop = neighbours(collapse.drop);
    std::vector<std::uint32_t> common;
    std::ranges::set_intersection(around_keep, around_drop, std::back_inserter(common));
    return common.size() == 2 && stays_upright(collapse.keep, collapse) &&
           stays_upright(collapse.drop, collapse);
  }

  bool stays_upright(std::uint32_t moved, const Collapse& collapse) const {
    return std::ranges::all_of(faces_[moved], [&](std::uint32_t face) {
      const auto& corners = mesh_.triangles[face].corners;
      if (std::ranges::count(corners, collapse.keep) + std::ranges::count(corners, collapse.drop) == 2) {
        return true;  // this one vanishes
      }
      std::array<glm::vec3, 3> places{at(corners[0]), at(corners[1]), at(corners[2])};
      const glm::vec3 before = glm::cross(places[1] - places[0], places[2] - places[0]);
      for (std::size_t i = 0; i < 3; ++i) {
        places[i] = corners[i] == moved ? collapse.to : places[i];
      }
      const glm::vec3 after = glm::cross(places[1] - places[0], places[2] - places[0]);
      return glm::dot(before, after) > 0.25f * glm::length(before) * glm::length(after) &&
             glm::length(after) > 1e-9f;
    });
  }

  void apply(const Collapse& collapse) {
    mesh_.points[collapse.keep] = collapse.to;
    quadrics_[collapse.keep].add(quadrics_[collapse.drop]);
    for (const std::uint32_t face : faces_[collapse.drop]) {
      auto& corners = mesh_.triangles[face].corners;
      if (std::ranges::count(corners, collapse.keep) > 0) {
        alive_[face] = false;
        --left_;
        for (const std::uint32_t corner : corners) {
          if (corner != collapse.drop) {
            std::erase(faces_[corner], face);
          }
        }
      } else {
        std::ranges::replace(corners, collapse.drop, collapse.keep);
        faces_[collapse.keep].push_back(face);
      }
    }
    faces_[collapse.drop].clear();
    ages_[collapse.keep] += ages_[collapse.drop] + 1;
    for (const std::uint32_t neighbour : neighbours(collapse.keep)) {
      propose(std::min(collapse.keep, neighbour), std::max(collapse.keep, neighbour));
    }
  }

  Mesh packed() const {
    Mesh result;
    std::vector<std::uint32_t> moved(mesh_.points.size());
    for (std::size_t point = 0; point < mesh_.points.size(); ++point) {
      moved[point] = static_cast<std::uint32_t>(result.points.size());
      if (!faces_[point].empty()) {
        result.points.push_back(mesh_.points[point]);
      }
    }
    for (std::size_t face = 0; face < mesh_.triangles.size(); ++face) {
      if (alive_[face]) {
        Triangle triangle = mesh_.triangles[face];
        for (std::uint32_t& corner : triangle.corners) {
          corner = moved[corner];
        }
        result.triangles.push_back(triangle);
      }
    }
    return result;
  }

  Mesh mesh_;
  std::vector<Quadric> quadrics_;
  std::vector<std::uint32_t> ages_;
  std::vector<std::vector<std::uint32_t>> faces_;
  std::vector<bool> alive_;
  std::size_t left_;
  std::priority_queue<Collapse> queue_;
};

}  // namespace

Mesh simplify(const Mesh& mesh, const std::vector<float>& details, std::size_t budget) {
  return Simplifier(mesh, details).run(budget);
}

}  // namespace katabasis::art
