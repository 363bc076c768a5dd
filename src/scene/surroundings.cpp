#include "scene/surroundings.h"

#include <algorithm>

#include "scene/movement.h"
#include "scene/themes.h"

namespace katabasis {

namespace {

constexpr std::size_t most_chunks = 64;
constexpr float field_radius = 2.3F;  // metres, of a ball around a field's space

Position chunk_of(Position at) {
  const auto part = [](int value) { return value >= 0 ? value / chunk_edge : -1; };
  return {part(at.x), part(at.y)};
}

bool lit(const LightWindow& light, Position local) {
  for (int row = 0; row < 3; ++row) {
    const auto first = light.texels.begin() + (3LL * local.y + row) * 3 * light.size.width + 3LL * local.x;
    if (std::any_of(first, first + 3, [](float value) { return value > 0; })) return true;
  }
  return false;
}

glm::vec3 middle_of(Position at) {
  return floor_of(at) + glm::vec3(0, room_height / 2, 0);
}

// Adds the lit fields of a chunk that the camera sees: theme by theme, of each the nearest first.
void add_seen_fields(Frame& frame, const ChunkMesh& mesh, const Frustum& frustum) {
  const auto first = static_cast<std::ptrdiff_t>(frame.fields.size());
  for (const FieldFaces& faces : mesh.fields) {
    const Position local = faces.at - frame.light.origin;
    if (!frame.light.size.contains(local) || !lit(frame.light, local)) continue;
    if (frustum.touches(middle_of(faces.at), field_radius)) frame.fields.push_back(faces);
  }
  const auto nearer = [eye = frame.camera.eye](const FieldFaces& a, const FieldFaces& b) {
    if (a.theme != b.theme) return a.theme < b.theme;
    const float to_a = glm::distance(middle_of(a.at), eye);
    const float to_b = glm::distance(middle_of(b.at), eye);
    return to_a != to_b ? to_a < to_b : a.first < b.first;
  };
  std::sort(frame.fields.begin() + first, frame.fields.end(), nearer);
}

}  // namespace

Frustum::Frustum(const Camera& camera) {
  const glm::mat4 rows = glm::transpose(camera.projection * camera.view);
  planes_ = {rows[3] + rows[0], rows[3] - rows[0], rows[3] + rows[1], rows[3] - rows[1], rows[3] + rows[2]};
  for (glm::vec4& plane : planes_) plane /= glm::length(glm::vec3(plane));
}

bool Frustum::touches(glm::vec3 centre, float radius) const {
  return std::all_of(planes_.begin(), planes_.end(),
                     [&](const glm::vec4& plane) { return glm::dot(plane, glm::vec4(centre, 1)) > -radius; });
}

Surroundings::Surroundings(const Place& place, const std::optional<Stairs>& stairs,
                           const Materials& materials)
    : stairs_(stairs) {
  for (const MaterialTheme& theme : materials.themes) wet_.push_back(theme_of(theme.name).wet);
  for (const Component& component : place.labyrinth.components) {
    themes_.push_back(materials.find(theme_of(component.prefab).prefab));
  }
}

void Surroundings::refresh(const Place& place, const LightWindow& window) {
  const Position first = chunk_of(window.origin);
  const Position last = chunk_of(window.origin + Position{window.size.width - 1, window.size.height - 1});
  if (chunks_.size() > most_chunks) {
    std::erase_if(chunks_, [&](const auto& entry) {
      return entry.first.x < first.x || entry.first.y < first.y || entry.first.x > last.x ||
             entry.first.y > last.y;
    });
  }
  for (int y = std::max(first.y, 0); y <= last.y; ++y) {
    for (int x = std::max(first.x, 0); x <= last.x; ++x) {
      if (chunks_.contains({x, y})) continue;
      chunks_.emplace(Position{x, y},
                      std::make_shared<const ChunkMesh>(extrude(place, themes_, stairs_, {x, y})));
    }
  }
}

void Surroundings::add_to(Frame& frame) const {
  const Frustum frustum(frame.camera);
  for (const auto& [at, mesh] : chunks_) {
    std::size_t first = frame.fields.size();
    add_seen_fields(frame, *mesh, frustum);
    while (first < frame.fields.size()) {
      const std::uint8_t theme = frame.fields[first].theme;
      std::size_t end = first;
      while (end < frame.fields.size() && frame.fields[end].theme == theme) ++end;
      frame.chunks.push_back({mesh, theme, wet_[theme], first, end - first});
      first = end;
    }
  }
  const auto distance = [&frame](const ChunkInView& chunk) {
    return glm::distance(middle_of(frame.fields[chunk.first].at), frame.camera.eye);
  };
  std::sort(frame.chunks.begin(), frame.chunks.end(), [&](const ChunkInView& a, const ChunkInView& b) {
    const float to_a = distance(a);
    const float to_b = distance(b);
    return to_a != to_b ? to_a < to_b : a.first < b.first;
  });
}

}  // namespace katabasis
