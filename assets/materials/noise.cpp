#include "materials/noise.h"

#include <algorithm>
#include <cmath>

namespace katabasis::art {

namespace {

std::uint32_t mixed(std::uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  x *= 0x846ca68bU;
  return x ^ (x >> 16);
}

std::uint32_t mixed(int x, int y, std::uint32_t seed) {
  return mixed(static_cast<std::uint32_t>(x) +
               mixed(static_cast<std::uint32_t>(y) + mixed(seed + 0x9e3779b9U)));
}

float unit(std::uint32_t bits) {
  return static_cast<float>(bits >> 8) * (1.0f / 16777216.0f);
}

float faded(float t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

}  // namespace

int wrapped(int at, int period) {
  return period > 0 ? ((at % period) + period) % period : at;
}

float chance(std::uint32_t id, std::uint32_t seed) {
  return unit(mixed(id + mixed(seed)));
}

float chance(int x, int y, std::uint32_t seed) {
  return unit(mixed(x, y, seed));
}

glm::vec2 chance2(int x, int y, std::uint32_t seed) {
  const std::uint32_t bits = mixed(x, y, seed);
  return {unit(bits), unit(mixed(bits))};
}

float gradient_noise(glm::vec2 point, int period, std::uint32_t seed) {
  const glm::vec2 base = glm::floor(point);
  const glm::vec2 f = point - base;
  const int x = static_cast<int>(base.x);
  const int y = static_cast<int>(base.y);
  const auto slope = [&](int i, int j) {
    static constexpr glm::vec2 ways[]{{1, 0},  {0.7071f, 0.7071f},   {0, 1},  {-0.7071f, 0.7071f},
                                      {-1, 0}, {-0.7071f, -0.7071f}, {0, -1}, {0.7071f, -0.7071f}};
    const glm::vec2 way =
        ways[mixed(wrapped(x + i, period * tiles_across), wrapped(y + j, period), seed) & 7U];
    return glm::dot(way, f - glm::vec2(i, j));
  };
  const float u = faded(f.x);
  const float v = faded(f.y);
  return 1.5f * glm::mix(glm::mix(slope(0, 0), slope(1, 0), u), glm::mix(slope(0, 1), slope(1, 1), u), v);
}

float fbm(glm::vec2 point, int period, int octaves, std::uint32_t seed) {
  float sum = 0;
  float strength = 0.55f;
  for (int i = 0; i < octaves; ++i) {
    sum += strength * gradient_noise(point, period, seed + static_cast<std::uint32_t>(i));
    point *= 2.0f;
    period *= 2;
    strength *= 0.5f;
  }
  return sum;
}

float ridges(glm::vec2 point, int period, int octaves, std::uint32_t seed) {
  float sum = 0;
  float strength = 0.5f;
  float total = 0;
  for (int i = 0; i < octaves; ++i) {
    sum +=
        strength *
        (1 - std::min(1.0f, std::abs(gradient_noise(point, period, seed + static_cast<std::uint32_t>(i)))));
    total += strength;
    point *= 2.0f;
    period *= 2;
    strength *= 0.5f;
  }
  return sum / total;
}

CellHit cells(glm::vec2 point, int period, float scatter, std::uint32_t seed) {
  const glm::vec2 base = glm::floor(point);
  const int x = static_cast<int>(base.x);
  const int y = static_cast<int>(base.y);
  const auto offset_to = [&](int i, int j) {
    const glm::vec2 spot = chance2(wrapped(x + i, period * tiles_across), wrapped(y + j, period), seed);
    return base + glm::vec2(i, j) + 0.5f + scatter * (spot - 0.5f) - point;
  };
  CellHit hit{1e9f, 1e9f, 0, {}};
  for (int j = -2; j <= 2; ++j) {
    for (int i = -2; i <= 2; ++i) {
      const glm::vec2 to = offset_to(i, j);
      if (glm::length(to) < hit.nearest) {
        hit = {glm::length(to), 1e9f,
               mixed(wrapped(x + i, period * tiles_across), wrapped(y + j, period), seed + 77), -to};
      }
    }
  }
  for (int j = -2; j <= 2; ++j) {
    for (int i = -2; i <= 2; ++i) {
      const glm::vec2 to = offset_to(i, j);
      const glm::vec2 apart = to + hit.offset;
      if (glm::dot(apart, apart) > 1e-6f) {
        hit.border = std::min(hit.border, glm::dot(0.5f * (to - hit.offset), glm::normalize(apart)));
      }
    }
  }
  return hit;
}

float bumps(glm::vec3 point) {
  const glm::vec3 base = glm::floor(point);
  const glm::vec3 f = point - base;
  const auto value = [&](int i, int j, int k) {
    const glm::ivec3 at(base + glm::vec3(i, j, k));
    return 2 * unit(mixed(at.x, at.y, static_cast<std::uint32_t>(at.z))) - 1;
  };
  const glm::vec3 t(faded(f.x), faded(f.y), faded(f.z));
  const auto row = [&](int j, int k) { return glm::mix(value(0, j, k), value(1, j, k), t.x); };
  return glm::mix(glm::mix(row(0, 0), row(1, 0), t.y), glm::mix(row(0, 1), row(1, 1), t.y), t.z);
}

}  // namespace katabasis::art
