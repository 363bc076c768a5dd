#include "materials/layers.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

#include "materials/noise.h"

namespace katabasis::art {

namespace {

constexpr float tile = 2.5f;  // metres
constexpr std::size_t surfaces = 3;

/// What is averaged from level to level: everything linear.
struct Point {
  glm::vec3 light;
  float height;  ///< metres
  glm::vec3 normal;
  float roughness;
  float open;
  float glow;
};

/// `size` rows; tiles_across times as wide.
struct Sheet {
  int size;
  std::vector<Point> points;

  int width() const { return size * tiles_across; }
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>((y & (size - 1)) * width() + (x & (width() - 1)));
  }
  const Point& at(int x, int y) const { return points[index(x, y)]; }
};

float to_light(float srgb) {
  const float value = std::clamp(srgb, 0.0f, 1.0f);
  return value <= 0.04045f ? value / 12.92f : std::pow((value + 0.055f) / 1.055f, 2.4f);
}

std::uint8_t byte(float value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0f, 1.0f) * 255));
}

Sheet sampled(const Material& material, int size) {
  Sheet sheet{size, {}};
  sheet.points.reserve(static_cast<std::size_t>(size * sheet.width()));
  for (int y = 0; y < size; ++y) {
    for (int x = 0; x < sheet.width(); ++x) {
      const glm::vec2 uv = (glm::vec2(x, y) + 0.5f) / static_cast<float>(size);
      const Texel texel = material.texel(uv);
      const glm::vec3 light(to_light(texel.albedo.r), to_light(texel.albedo.g), to_light(texel.albedo.b));
      sheet.points.push_back(
          {light, texel.height, {0, 0, 1}, std::clamp(texel.roughness, 0.04f, 1.0f), 1, texel.glow});
    }
  }
  return sheet;
}

void find_normals(Sheet& sheet) {
  const float step = 2 * tile / static_cast<float>(sheet.size);
  for (int y = 0; y < sheet.size; ++y) {
    for (int x = 0; x < sheet.width(); ++x) {
      const float dx = (sheet.at(x + 1, y).height - sheet.at(x - 1, y).height) / step;
      const float dy = (sheet.at(x, y + 1).height - sheet.at(x, y - 1).height) / step;
      sheet.points[sheet.index(x, y)].normal = glm::normalize(glm::vec3(-dx, -dy, 1));
    }
  }
}

/// One row or column of heights averaged over a window that wraps around.
void blur_line(std::vector<float>& field, int size, int start, int stride, int radius) {
  const auto index = [&](int i) { return static_cast<std::size_t>(start + (i & (size - 1)) * stride); };
  std::vector<float> line(static_cast<std::size_t>(size));
  float sum = 0;
  for (int i = -radius; i <= radius; ++i) {
    sum += field[index(i)];
  }
  for (int i = 0; i < size; ++i) {
    line[static_cast<std::size_t>(i)] = sum / static_cast<float>(2 * radius + 1);
    sum += field[index(i + radius + 1)] - field[index(i - radius)];
  }
  for (int i = 0; i < size; ++i) {
    field[index(i)] = line[static_cast<std::size_t>(i)];
  }
}

/// A place that lies lower than its neighbourhood, near and wide, sees less of the light.
void find_openness(Sheet& sheet) {
  for (const float reach : {0.02f, 0.06f, 0.16f}) {
    const int radius = std::max(1, static_cast<int>(reach / tile * static_cast<float>(sheet.size)));
    std::vector<float> field;
    for (const Point& point : sheet.points) {
      field.push_back(point.height);
    }
    for (int pass = 0; pass < 2; ++pass) {
      for (int i = 0; i < sheet.size; ++i) {
        blur_line(field, sheet.width(), i * sheet.width(), 1, radius);
      }
      for (int i = 0; i < sheet.width(); ++i) {
        blur_line(field, sheet.size, i, sheet.width(), radius);
      }
    }
    for (std::size_t i = 0; i < field.size(); ++i) {
      const float buried = std::max(0.0f, field[i] - sheet.points[i].height) / reach;
      sheet.points[i].open *= 1 / (1 + 1.6f * buried);
    }
  }
}

Sheet halved(const Sheet& sheet) {
  Sheet half{sheet.size / 2, {}};
  for (int y = 0; y < half.size; ++y) {
    for (int x = 0; x < half.width(); ++x) {
      Point sum{};
      for (int i = 0; i < 4; ++i) {
        const Point& point = sheet.at(2 * x + (i & 1), 2 * y + (i >> 1));
        sum.light += 0.25f * point.light;
        sum.normal += 0.25f * point.normal;
        sum.roughness += 0.25f * point.roughness * point.roughness;
        sum.open += 0.25f * point.open;
        sum.glow += 0.25f * point.glow;
      }
      const float length = glm::length(sum.normal);
      sum.roughness = std::min(1.0f, std::sqrt(sum.roughness + 0.5f * (1 - length) / length));
      sum.normal /= length;
      half.points.push_back(sum);
    }
  }
  return half;
}

void store(const Sheet& sheet, Layer& layer) {
  auto& albedo = layer.albedo.emplace_back();
  auto& relief = layer.relief.emplace_back();
  for (const Point& point : sheet.points) {
    albedo.insert(albedo.end(), {byte(std::sqrt(point.light.r)), byte(std::sqrt(point.light.g)),
                                 byte(std::sqrt(point.light.b)), byte(point.glow)});
    relief.insert(relief.end(), {byte(0.5f + 0.5f * point.normal.x), byte(0.5f + 0.5f * point.normal.y),
                                 byte(point.roughness), byte(point.open)});
  }
}

void put_number(std::string& file, std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) {
    file += static_cast<char>((number >> shift) & 255U);
  }
}

}  // namespace

Layer grow(const Material& material, int size) {
  Sheet sheet = sampled(material, size);
  find_normals(sheet);
  find_openness(sheet);
  Layer layer;
  store(sheet, layer);
  while (sheet.size > 1) {
    sheet = halved(sheet);
    store(sheet, layer);
  }
  return layer;
}

std::string pack(std::span<const Material> materials, int size) {
  std::vector<Layer> layers(materials.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < layers.size(); i = next++) {
      layers[i] = grow(materials[i], size);
    }
  };
  std::jthread helper(work);
  work();
  helper.join();

  std::string file = "KATM";
  const std::size_t themes = materials.size() / surfaces;
  const std::size_t levels = layers.front().albedo.size();
  for (const std::size_t number : {std::size_t{3}, static_cast<std::size_t>(size), themes, levels}) {
    put_number(file, static_cast<std::uint32_t>(number));
  }
  for (std::size_t theme = 0; theme < themes; ++theme) {
    const std::string_view wall = materials[surfaces * theme].name;
    std::string name(wall.substr(0, wall.find('/')));
    name.resize(32, '\0');
    file += name;
  }
  for (std::size_t theme = 0; theme < themes; ++theme) {
    for (const auto texture : {&Layer::albedo, &Layer::relief}) {
      for (std::size_t level = 0; level < levels; ++level) {
        for (std::size_t surface = 0; surface < surfaces; ++surface) {
          const auto& texels = (layers[surfaces * theme + surface].*texture)[level];
          file.append(texels.begin(), texels.end());
        }
      }
    }
  }
  return file;
}

}  // namespace katabasis::art
