#include "sculpt/mesh.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace katabasis::art {

namespace {

glm::vec3 weighted_normal(const Mesh& mesh, const Triangle& triangle) {
  const glm::vec3 a = mesh.points[triangle.corners[0]];
  return glm::cross(mesh.points[triangle.corners[1]] - a, mesh.points[triangle.corners[2]] - a);
}

glm::vec3 unit(glm::vec3 vector) {
  const float length = glm::length(vector);
  return length > 1e-12f ? vector / length : glm::vec3(0, 1, 0);
}

void lay_down(std::vector<glm::vec3>& points) {
  glm::vec3 low(1e9f);
  glm::vec3 high(-1e9f);
  for (const glm::vec3 point : points) {
    low = glm::min(low, point);
    high = glm::max(high, point);
  }
  for (glm::vec3& point : points) {
    point -= glm::vec3(0.5f * (low.x + high.x), low.y, 0.5f * (low.z + high.z));
  }
}

constexpr float crease = 0.55f;  // cosine of the angle from which an edge is sharp: 57°
constexpr float astray = 0.2f;   // and of that from which a triangle no longer follows the clay: 78°

}  // namespace

std::vector<std::array<glm::vec3, 3>> normals(const Mesh& mesh, const Model& model) {
  const auto casts = model.casts();
  std::vector<std::vector<glm::vec3>> around(mesh.points.size());
  for (const Triangle& triangle : mesh.triangles) {
    for (const std::uint32_t corner : triangle.corners) {
      around[corner].push_back(weighted_normal(mesh, triangle));
    }
  }
  std::vector<std::array<glm::vec3, 3>> result;
  for (const Triangle& triangle : mesh.triangles) {
    const glm::vec3 own = unit(weighted_normal(mesh, triangle));
    const Cast& cast = casts[triangle.piece];
    auto& corners = result.emplace_back();
    for (std::size_t i = 0; i < 3; ++i) {
      const std::uint32_t point = triangle.corners[i];
      // The clay's own slope shows more than few triangles can; at creases only like faces count. What is
      // round has none, however few triangles it is made of.
      const glm::vec3 at = mesh.points[point];
      const float step = 0.4f * cast.piece().cell();
      const Strokes strokes = cast.near({at - step, at + step});
      const glm::vec3 slope = normal(strokes, at, step);
      const bool edged = sample(strokes, at).edged;
      glm::vec3 sum(0.0f);
      bool smooth = glm::dot(slope, own) > (edged ? crease : astray);
      for (const glm::vec3 other : around[point]) {
        const bool alike = glm::dot(unit(other), own) > crease;
        sum += alike ? other : glm::vec3(0.0f);
        smooth = smooth && (alike || !edged);
      }
      corners[i] = smooth ? slope : unit(sum);
    }
  }
  return result;
}

Sculpture sculpt(const Model& model, std::size_t budget) {
  std::vector<float> details;
  std::vector<std::size_t> owners;
  Sculpture sculpture;
  for (const Part& part : model.parts) {
    for (const Piece& piece : part.pieces) {
      details.push_back(piece.detail());
      owners.push_back(sculpture.parts.size());
    }
    sculpture.parts.push_back({part.name, {}, {}});
  }
  Mesh mesh = simplify(cut_at_colours(polygonise(model), model), details, budget);
  const auto corner_normals = normals(mesh, model);
  for (std::size_t i = 0; i < mesh.triangles.size(); ++i) {
    SculptedPart& part = sculpture.parts[owners[mesh.triangles[i].piece]];
    part.triangles.push_back(mesh.triangles[i]);
    part.normals.push_back(corner_normals[i]);
  }
  sculpture.points = std::move(mesh.points);
  if (model.loose) {
    lay_down(sculpture.points);
  }
  return sculpture;
}

std::string to_obj(const Sculpture& sculpture) {
  std::string text;
  const auto out = std::back_inserter(text);
  for (const glm::vec3 point : sculpture.points) {
    fmt::format_to(out, "v {:.4f} {:.4f} {:.4f}\n", point.x, point.y, point.z);
  }
  std::map<std::tuple<int, int, int>, std::size_t> known;  // normals to a thousandth, each written once
  const auto number = [&](glm::vec3 normal) {
    const glm::ivec3 rounded(glm::round(normal * 1000.0f));
    const auto [place, fresh] = known.emplace(std::tuple(rounded.x, rounded.y, rounded.z), known.size() + 1);
    if (fresh) {
      fmt::format_to(out, "vn {:.3f} {:.3f} {:.3f}\n", normal.x, normal.y, normal.z);
    }
    return place->second;
  };
  for (const SculptedPart& part : sculpture.parts) {
    std::map<Colour, std::string> faces;
    for (std::size_t i = 0; i < part.triangles.size(); ++i) {
      std::string& line = faces[part.triangles[i].colour];
      line += 'f';
      for (std::size_t corner = 0; corner < 3; ++corner) {
        fmt::format_to(std::back_inserter(line), " {}//{}", part.triangles[i].corners[corner] + 1,
                       number(part.normals[i][corner]));
      }
      line += '\n';
    }
    fmt::format_to(out, "o {}\n", part.name);
    for (const auto& [colour, lines] : faces) {
      fmt::format_to(out, "usemtl {}\n{}", name(colour), lines);
    }
  }
  return text;
}

}  // namespace katabasis::art
