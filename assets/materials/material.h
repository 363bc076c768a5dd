// Materials: what walls, floors and ceilings are made of, as functions of the place on one tile.
// A tile is 2.5 m wide and high; two that differ lie side by side and repeat in both directions. On walls v
// runs down from the ceiling.
#pragma once

#include <glm/glm.hpp>
#include <span>
#include <string_view>

namespace katabasis::art {

struct Texel {
  glm::vec3 albedo;  ///< sRGB, 0 … 1
  float height;      ///< metres towards the viewer, within about ±0.08
  float roughness;   ///< 0 (mirror) … 1 (chalk)
  float glow = 0;    ///< 0 … 1 (white heat), light of its own in the colour of its albedo
};

struct Material {
  std::string_view name;         ///< "gate-of-hades/wall"
  Texel (*texel)(glm::vec2 uv);  ///< u in 0 … 2, v in 0 … 1
};

/// All layers, in the order in which they are stored: for each theme wall, floor, ceiling.
std::span<const Material> materials();

Texel gate_wall(glm::vec2 uv);
Texel gate_floor(glm::vec2 uv);
Texel gate_ceiling(glm::vec2 uv);
Texel burial_wall(glm::vec2 uv);
Texel burial_floor(glm::vec2 uv);
Texel burial_ceiling(glm::vec2 uv);
Texel asphodel_wall(glm::vec2 uv);
Texel asphodel_floor(glm::vec2 uv);
Texel asphodel_ceiling(glm::vec2 uv);
Texel marsh_wall(glm::vec2 uv);
Texel marsh_floor(glm::vec2 uv);
Texel marsh_ceiling(glm::vec2 uv);
Texel forge_wall(glm::vec2 uv);
Texel forge_floor(glm::vec2 uv);
Texel forge_ceiling(glm::vec2 uv);
Texel tartarus_wall(glm::vec2 uv);
Texel tartarus_floor(glm::vec2 uv);
Texel tartarus_ceiling(glm::vec2 uv);
Texel palace_wall(glm::vec2 uv);
Texel palace_floor(glm::vec2 uv);
Texel palace_ceiling(glm::vec2 uv);
Texel judgement_wall(glm::vec2 uv);
Texel judgement_floor(glm::vec2 uv);
Texel judgement_ceiling(glm::vec2 uv);
Texel mourning_wall(glm::vec2 uv);
Texel mourning_floor(glm::vec2 uv);
Texel mourning_ceiling(glm::vec2 uv);
Texel cocytus_wall(glm::vec2 uv);
Texel cocytus_floor(glm::vec2 uv);
Texel cocytus_ceiling(glm::vec2 uv);
Texel phlegethon_wall(glm::vec2 uv);
Texel phlegethon_floor(glm::vec2 uv);
Texel phlegethon_ceiling(glm::vec2 uv);
Texel elysian_wall(glm::vec2 uv);
Texel elysian_floor(glm::vec2 uv);
Texel elysian_ceiling(glm::vec2 uv);
Texel hundred_wall(glm::vec2 uv);
Texel hundred_floor(glm::vec2 uv);
Texel hundred_ceiling(glm::vec2 uv);
Texel typhon_wall(glm::vec2 uv);
Texel typhon_floor(glm::vec2 uv);
Texel typhon_ceiling(glm::vec2 uv);

}  // namespace katabasis::art
