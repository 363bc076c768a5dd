// The sculptor's tools: solids given by their signed distance (metres, negative inside).
// Distances are exact or a close bound near the surface, which is all that polygonising needs.
// Formulas after Inigo Quilez, "Distance functions" (iquilezles.org/articles/distfunctions).
#pragma once

#include <glm/glm.hpp>
#include <variant>
#include <vector>

namespace katabasis::art {

/// An ellipsoid about the origin.
struct Ball {
  glm::vec3 radii;
};

/// A rod with round ends whose thickness runs from one radius to the other.
struct Limb {
  glm::vec3 from;
  glm::vec3 to;
  float from_radius;
  float to_radius;
};

/// A chain of limbs; xyz is a joint, w its radius.
struct Tube {
  std::vector<glm::vec4> joints;
};

/// A box about the origin with rounded edges; `half` includes the rounding.
struct Slab {
  glm::vec3 half;
  float rounding = 0;
};

/// A torus in the xz plane.
struct Ring {
  float radius;
  float thickness;
};

/// What a potter's wheel makes: a closed outline of (radius, height) turned about the y axis.
struct Lathe {
  std::vector<glm::vec2> outline;
  float rounding = 0;
};

/// A flat piece cut along a closed outline in the xy plane. Over the width `bevel` along the rim it
/// grows from a third of its thickness to all of it (a blade); `sag` bends it towards +z: z = sag·x².
struct Plate {
  std::vector<glm::vec2> outline;
  float half_thickness;
  float bevel = 0;
  float sag = 0;
};

using Shape = std::variant<Ball, Limb, Tube, Slab, Ring, Lathe, Plate>;

struct Bounds {
  glm::vec3 low;
  glm::vec3 high;
};

float distance(const Shape& shape, glm::vec3 point);
Bounds bounds(const Shape& shape);

/// A smooth tube through the given joints (Catmull–Rom), with `steps` limbs between two of them.
Tube curve(const std::vector<glm::vec4>& joints, int steps = 6);

/// A rotation, a uniform scale and a place: where a shape stands in what surrounds it.
struct Frame {
  glm::mat3 axes{1.0f};
  glm::vec3 origin{0.0f};
  float scale = 1;

  glm::vec3 outwards(glm::vec3 point) const { return axes * (point * scale) + origin; }
  glm::vec3 inwards(glm::vec3 point) const { return glm::transpose(axes) * (point - origin) / scale; }
};

/// Turns about x, then y, then z, in degrees.
glm::mat3 turned(glm::vec3 degrees);

/// A frame at `from` whose y axis points to `to`, and whose z axis is as near to `front` as may be.
Frame aimed(glm::vec3 from, glm::vec3 to, glm::vec3 front = {0, 0, 1}, float scale = 1);

/// The inner frame, seen from outside the outer one.
Frame within(const Frame& outer, const Frame& inner);

}  // namespace katabasis::art
