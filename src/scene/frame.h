// One picture, ready to be drawn: the only thing that the renderer sees. Nothing in it refers to the game.
#pragma once

#include <array>
#include <cstdint>
#include <glm/glm.hpp>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "scene/camera.h"
#include "scene/mesh.h"
#include "scene/models.h"

namespace katabasis {

// Faces of one chunk that are lit.
struct ChunkInView {
  std::shared_ptr<const ChunkMesh> mesh;
  std::uint8_t theme = 0;  // of the materials
  bool wet = false;        // pools stand on its floors
  std::size_t first = 0;   // into Frame::fields, nearest first
  std::size_t count = 0;
};

// A model that stands somewhere.
struct Instance {
  std::shared_ptr<const Model> model;
  glm::mat4 place{1};
  std::size_t first_limb = 0;  // into Frame::limbs: how each part has moved
  std::size_t limb_count = 0;  // none: all at rest
  glm::vec4 tint{1, 1, 1, 0};  // colour (sRGB) and how much of it, 0 … 1
  float flash = 0;             // 0 … 1, struck just now
  float light_front = 1;       // torchlight on its sides towards −z and +z of the model, 0 … 1
  float light_back = 1;
  float glow = 0;     // light of its own, 0 … 1
  float outline = 1;  // how much the air lights its outline, 0 … 1
};

// A soft dark disc on the floor.
struct Shadow {
  glm::vec3 at{0};
  float radius = 0.5F;  // metres
  float strength = 1;   // 0 … 1
};

// A fire: a square that faces the eye.
struct Flame {
  glm::vec3 at{0};    // its middle
  float size = 0.5F;  // metres, half the edge
  float time = 0;     // seconds that it has burnt
};

// Daylight that falls from the ceiling to the floor.
struct Beam {
  glm::vec3 at{0};  // on the floor
  float radius = 0.5F;
  float strength = 1;  // 0 … 1
};

// Light of the fields around the hero, 3 × 3 texels for each field — corners, middles of its sides, its
// centre —, row by row, 0 … 1, more beside a fire. Neighbouring texels of one field may be blended, those of
// two fields never: a wall may be between them.
struct LightWindow {
  Position origin;  // the field in the north-west
  Size size;        // fields
  std::vector<float> texels;

  // 0 outside of the window.
  float at(Position field, glm::vec2 within) const;
};

enum class FloatingKind : std::uint8_t { hero_wounded, monster_wounded, parried, healed };

// A number or a word that rises from where something happened.
struct Floating {
  glm::vec3 at{0};
  std::string text;
  FloatingKind kind = FloatingKind::parried;
  float age = 0;  // 0: just appeared … 1: gone
};

// Linear colours.
struct Mood {
  glm::vec3 torch{1.05F, 0.72F, 0.43F};
  glm::vec3 fog{0.02F};
  float exposure = 1;     // of the place; creatures and things have their own colours
  float flicker = 1;      // around 1
  glm::vec3 torch_at{0};  // world
  float time = 0;         // seconds, of the ripples on water
};

// Its lists keep their memory when they are cleared: the next picture is made in the same frame.
struct Frame {
  Camera camera;
  std::vector<ChunkInView> chunks;
  std::vector<FieldFaces> fields;
  std::vector<Instance> instances;
  std::vector<glm::mat4> limbs;
  std::vector<Shadow> shadows;
  std::vector<Flame> flames;
  std::vector<Beam> beams;
  LightWindow light;
  Mood mood;
  std::vector<Floating> floating;
  float hurt = 0;    // 0 … 1: the hero was struck just now; the picture's rim reddens
  float asleep = 0;  // 0 … 1: eyes are closed
  float ground = 1;  // how far it hides what is behind it where nothing is drawn, 0 … 1

  std::span<const FieldFaces> fields_of(const ChunkInView& chunk) const {
    return std::span(fields).subspan(chunk.first, chunk.count);
  }
  std::span<const glm::mat4> limbs_of(const Instance& instance) const {
    return std::span(limbs).subspan(instance.first_limb, instance.limb_count);
  }
  void clear();
};

}  // namespace katabasis
