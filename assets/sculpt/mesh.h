// A sculpted model as triangles.
#pragma once

#include <array>
#include <cstdint>
#include <glm/glm.hpp>
#include <string>
#include <vector>

#include "sculpt/colour.h"
#include "sculpt/model.h"

namespace katabasis::art {

struct Triangle {
  std::array<std::uint32_t, 3> corners;  ///< indices into the points, counter-clockwise from outside
  Colour colour;
  std::uint16_t piece;  ///< which piece of the model, counted through all parts
};

struct Mesh {
  std::vector<glm::vec3> points;
  std::vector<Triangle> triangles;
};

/// Closed surfaces around every piece of the model, as finely as its cells. Surface nets
/// (Gibson 1998) with points drawn to edges and corners by the surface's tangent planes.
Mesh polygonise(const Model& model);

/// Cuts the triangles along the borders between colours.
Mesh cut_at_colours(const Mesh& mesh, const Model& model);

/// At most `budget` triangles, by edge collapse with quadric errors (Garland and Heckbert 1997);
/// borders between colours stay where they are, and a piece's detail weighs its errors.
Mesh simplify(const Mesh& mesh, const std::vector<float>& details, std::size_t budget);

/// A normal for each corner of each triangle, smooth except over creases.
std::vector<std::array<glm::vec3, 3>> normals(const Mesh& mesh, const Model& model);

struct SculptedPart {
  std::string name;
  std::vector<Triangle> triangles;
  std::vector<std::array<glm::vec3, 3>> normals;
};

/// Ready to be written: the points are shared by all parts.
struct Sculpture {
  std::vector<glm::vec3> points;
  std::vector<SculptedPart> parts;
};

Sculpture sculpt(const Model& model, std::size_t budget);

/// The sculpture in Wavefront OBJ: one `o` for each part, one `usemtl` for each colour.
std::string to_obj(const Sculpture& sculpture);

}  // namespace katabasis::art
