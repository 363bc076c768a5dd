#include "sculpt/shape.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>

namespace katabasis::art {

namespace {

float along(glm::vec3 point, glm::vec3 from, glm::vec3 to) {
  const glm::vec3 axis = to - from;
  return std::clamp(glm::dot(point - from, axis) / std::max(glm::dot(axis, axis), 1e-12f), 0.0f, 1.0f);
}

float limb_distance(glm::vec3 point, glm::vec3 from, glm::vec3 to, float from_radius, float to_radius) {
  const float t = along(point, from, to);
  return glm::length(point - glm::mix(from, to, t)) - glm::mix(from_radius, to_radius, t);
}

/// Signed distance to a closed polygon, by the nearest side and the parity of crossings.
float polygon_distance(const std::vector<glm::vec2>& outline, glm::vec2 point) {
  float nearest = 1e9f;
  bool inside = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const glm::vec2 side = outline[j] - outline[i];
    const glm::vec2 from = point - outline[i];
    const float t = std::clamp(glm::dot(from, side) / std::max(glm::dot(side, side), 1e-12f), 0.0f, 1.0f);
    const glm::vec2 gap = from - side * t;
    nearest = std::min(nearest, glm::dot(gap, gap));
    if ((outline[i].y > point.y) != (outline[j].y > point.y) &&
        point.x < side.x * (point.y - outline[i].y) / side.y + outline[i].x) {
      inside = !inside;
    }
  }
  return inside ? -std::sqrt(nearest) : std::sqrt(nearest);
}

struct Distance {
  glm::vec3 point;

  float operator()(const Ball& ball) const {
    const float k0 = glm::length(point / ball.radii);
    const float k1 = glm::length(point / (ball.radii * ball.radii));
    if (k1 < 1e-6f) {
      return -std::min({ball.radii.x, ball.radii.y, ball.radii.z});
    }
    return k0 * (k0 - 1.0f) / k1;
  }
  float operator()(const Limb& limb) const {
    return limb_distance(point, limb.from, limb.to, limb.from_radius, limb.to_radius);
  }
  float operator()(const Tube& tube) const {
    float nearest = 1e9f;
    for (std::size_t i = 1; i < tube.joints.size(); ++i) {
      const glm::vec4& from = tube.joints[i - 1];
      const glm::vec4& to = tube.joints[i];
      nearest = std::min(nearest, limb_distance(point, glm::vec3(from), glm::vec3(to), from.w, to.w));
    }
    return nearest;
  }
  float operator()(const Slab& slab) const {
    const glm::vec3 q = glm::abs(point) - slab.half + slab.rounding;
    return glm::length(glm::max(q, 0.0f)) + std::min(std::max({q.x, q.y, q.z}), 0.0f) - slab.rounding;
  }
  float operator()(const Ring& ring) const {
    const glm::vec2 q(glm::length(glm::vec2(point.x, point.z)) - ring.radius, point.y);
    return glm::length(q) - ring.thickness;
  }
  float operator()(const Lathe& lathe) const {
    return polygon_distance(lathe.outline, {glm::length(glm::vec2(point.x, point.z)), point.y}) -
           lathe.rounding;
  }
  float operator()(const Plate& plate) const {
    const float rim = polygon_distance(plate.outline, {point.x, point.y});
    const float grown =
        plate.bevel > 0 ? glm::mix(0.35f, 1.0f, std::clamp(-rim / plate.bevel, 0.0f, 1.0f)) : 1.0f;
    const float depth = std::abs(point.z - plate.sag * point.x * point.x) - plate.half_thickness * grown;
    const float slope = plate.bevel > 0 ? plate.half_thickness / plate.bevel : 0.0f;
    const float bend = 2.0f * plate.sag * point.x;
    const float flat = depth / std::sqrt(1.0f + slope * slope + bend * bend);
    if (rim > 0 && flat > 0) {
      return std::sqrt(rim * rim + flat * flat);
    }
    return std::max(rim, flat);
  }
};

Bounds around(glm::vec3 half) {
  return {-half, half};
}

struct Extent {
  Bounds operator()(const Ball& ball) const { return around(ball.radii); }
  Bounds operator()(const Limb& limb) const {
    return {glm::min(limb.from - limb.from_radius, limb.to - limb.to_radius),
            glm::max(limb.from + limb.from_radius, limb.to + limb.to_radius)};
  }
  Bounds operator()(const Tube& tube) const {
    Bounds all{glm::vec3(1e9f), glm::vec3(-1e9f)};
    for (const glm::vec4& joint : tube.joints) {
      all.low = glm::min(all.low, glm::vec3(joint) - joint.w);
      all.high = glm::max(all.high, glm::vec3(joint) + joint.w);
    }
    return all;
  }
  Bounds operator()(const Slab& slab) const { return around(slab.half); }
  Bounds operator()(const Ring& ring) const {
    const float reach = ring.radius + ring.thickness;
    return around({reach, ring.thickness, reach});
  }
  Bounds operator()(const Lathe& lathe) const {
    glm::vec2 low(1e9f);
    glm::vec2 high(-1e9f);
    for (const glm::vec2 corner : lathe.outline) {
      low = glm::min(low, corner - lathe.rounding);
      high = glm::max(high, corner + lathe.rounding);
    }
    return {{-high.x, low.y, -high.x}, {high.x, high.y, high.x}};
  }
  Bounds operator()(const Plate& plate) const {
    Bounds all{glm::vec3(1e9f), glm::vec3(-1e9f)};
    for (const glm::vec2 corner : plate.outline) {
      const float bend = plate.sag * corner.x * corner.x;
      all.low = glm::min(all.low, glm::vec3(corner, std::min(bend, 0.0f) - plate.half_thickness));
      all.high = glm::max(all.high, glm::vec3(corner, std::max(bend, 0.0f) + plate.half_thickness));
    }
    return all;
  }
};

}  // namespace

float distance(const Shape& shape, glm::vec3 point) {
  return std::visit(Distance{point}, shape);
}

Bounds bounds(const Shape& shape) {
  return std::visit(Extent{}, shape);
}

Tube curve(const std::vector<glm::vec4>& joints, int steps) {
  Tube tube;
  const auto joint = [&](std::ptrdiff_t i) {
    return joints[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(i, 0, std::ssize(joints) - 1))];
  };
  for (std::ptrdiff_t i = 0; i + 1 < std::ssize(joints); ++i) {
    const glm::vec4 a = joint(i - 1);
    const glm::vec4 b = joint(i);
    const glm::vec4 c = joint(i + 1);
    const glm::vec4 d = joint(i + 2);
    for (int step = 0; step < steps; ++step) {
      const float t = static_cast<float>(step) / static_cast<float>(steps);
      glm::vec4 at =
          b + 0.5f * t * (c - a + t * (2.0f * a - 5.0f * b + 4.0f * c - d + t * (3.0f * (b - c) + d - a)));
      at.w = glm::mix(b.w, c.w, t);
      tube.joints.push_back(at);
    }
  }
  tube.joints.push_back(joints.back());
  return tube;
}

glm::mat3 turned(glm::vec3 degrees) {
  glm::mat4 turn(1.0f);
  turn = glm::rotate(turn, glm::radians(degrees.z), {0, 0, 1});
  turn = glm::rotate(turn, glm::radians(degrees.y), {0, 1, 0});
  turn = glm::rotate(turn, glm::radians(degrees.x), {1, 0, 0});
  return glm::mat3(turn);
}

Frame aimed(glm::vec3 from, glm::vec3 to, glm::vec3 front, float scale) {
  const glm::vec3 y = glm::normalize(to - from);
  const glm::vec3 x = glm::normalize(glm::cross(y, front));
  return {glm::mat3(x, y, glm::cross(x, y)), from, scale};
}

Frame within(const Frame& outer, const Frame& inner) {
  return {outer.axes * inner.axes, outer.outwards(inner.origin), outer.scale * inner.scale};
}

}  // namespace katabasis::art
