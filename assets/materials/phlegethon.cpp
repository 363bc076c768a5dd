// The river of fire: basalt that broke into columns as it cooled, a crust that floats, and what burns
// beneath.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

glm::vec3 scorched(glm::vec2 uv, float tone) {
  const float lumps = grain(uv, 15, 5, 821);
  const float pores = ramp(0.28f, 0.6f, grain(uv, 70, 1, 823));
  const glm::vec3 colour = glm::mix(glm::vec3(.26f, .265f, .285f), glm::vec3(.44f, .43f, .435f),
                                    0.65f * tone + 0.2f + 0.3f * lumps);
  return colour * (1 - 0.35f * pores);
}

/// Sets a place on fire: a dull red rim, orange within, never white.
void kindle(Texel& texel, float heat) {
  const glm::vec3 fire = glm::mix(glm::vec3(.48f, .12f, .07f), glm::vec3(.95f, .49f, .16f), heat);
  texel.albedo = glm::mix(texel.albedo, fire, ramp(0.0f, 0.45f, heat));
  texel.glow = ramp(0.0f, 0.9f, heat);
}

struct Column {
  float across;  ///< 0 … 1 from one of its edges to the other
  float edge;    ///< tiles to the nearest joint beside it
  int number;
};

/// Columns of unlike width that stand beside each other along a wall.
Column column_at(float u) {
  constexpr int count = 9;
  const auto start = [](int at) {
    const int own = ((at % count) + count) % count;
    return (static_cast<float>(at) + 0.6f * (chance(own, 1, 825) - 0.5f)) / count;
  };
  int at = static_cast<int>(std::floor(u * count));
  at += u < start(at) ? -1 : u >= start(at + 1) ? 1 : 0;
  const float low = start(at);
  const float high = start(at + 1);
  return {(u - low) / (high - low), std::min(u - low, high - u), ((at % count) + count) % count};
}

}  // namespace

Texel phlegethon_wall(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 9, 0.006f, 827);
  const Column column = column_at(bent.x);
  // Each column broke into drums, nowhere at the height where its neighbours did.
  const float drums = 3 + std::floor(2 * chance(column.number, 2, 829));
  const float along = bent.y * drums + chance(column.number, 3, 829);
  const float in_drum = along - std::floor(along);
  const int drum = static_cast<int>(std::floor(along)) % static_cast<int>(drums);
  const float from_break = std::min(in_drum, 1 - in_drum) / drums;
  const float tone = chance(column.number, 7 + drum, 831);
  // Three faces of the six are seen.
  const float face = std::floor(column.across * 3) - 1;
  const float bend = 0.075f * std::min(1.0f, 3 * std::min(column.across, 1 - column.across));
  const float lumps = grain(uv, 12, 5, 833);
  const float joint = ramp(0.012f, 0.0f, column.edge);
  const float broken = ramp(0.008f, 0.0f, from_break + 0.003f * lumps);
  Texel texel{scorched(uv, 0.7f * tone + 0.15f * face + 0.1f), 0, 0.82f};
  texel.albedo *= (1 - 0.5f * joint) * (1 - 0.4f * broken);
  texel.height = bend + 0.02f * tone + 0.006f * lumps - 0.02f * joint - 0.012f * broken;
  // The fire behind shines through the joints low down, above the plinth that keeps it in.
  const float up = rise(uv.y);
  const float reach = 0.30f + 0.22f * grain(uv, 5, 3, 835);
  const float low = ramp(0.115f, 0.15f, up) * ramp(reach + 0.2f, reach - 0.12f, up);
  const float gap = ramp(0.011f, 0.002f, std::min(column.edge, from_break + 0.006f));
  const float warm = low * ramp(0.045f, 0.0f, column.edge);
  texel.albedo += glm::vec3(.14f, .03f, .0f) * warm;
  kindle(texel, gap * low * (0.75f + 0.35f * grain(uv, 20, 2, 837)));
  return texel;
}

Texel phlegethon_floor(glm::vec2 uv) {
  // Rafts of crust with ropes of cooled rock on them; between two of them the river.
  const Stone raft = polygonal(warped(uv, 7, 0.035f, 841), 4, 1, 843);
  const Stone plate = polygonal(warped(uv, 13, 0.014f, 845), 11, 1, 847);
  const float ropes =
      std::sin(70 * glm::dot(raft.local, chance2(static_cast<int>(raft.id % 997), 1, 849) - 0.5f) +
               7 * grain(uv, 6, 3, 851));
  const float lumps = grain(uv, 12, 5, 853);
  const float ash = ramp(0.05f, 0.5f, grain(uv, 6, 5, 855));
  Texel texel{scorched(uv, 0.25f + 0.5f * chance(raft.id, 3) + 0.1f * ropes), 0, 0.8f};
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.43f, .40f, .385f), 0.45f * ash);
  const float bank = ramp(0.0f, 0.03f, raft.edge);
  const float crack = ramp(0.005f, 0.0f, plate.edge) * ramp(-0.15f, 0.3f, grain(uv, 5, 3, 857));
  texel.albedo *= (0.6f + 0.4f * bank) * (1 - 0.55f * crack);
  texel.height = 0.03f * bank + 0.005f * ropes * bank + 0.006f * lumps - 0.012f * crack;
  // Here it runs broad and bright, there a skin lies over it.
  const float runs = ramp(-0.45f, 0.4f, grain(uv, 3, 3, 859));
  const float wide = 0.004f + 0.016f * runs;
  const float river = ramp(wide, 0.3f * wide, raft.edge);
  const float skin = 0.2f + 0.4f * runs + 0.5f * grain(warped(uv, 6, 0.05f, 861), 16, 3, 863);
  const float ember = 0.5f * runs * crack * ramp(0.12f, 0.02f, raft.edge);
  kindle(texel, std::clamp(std::max(river * skin, ember), 0.0f, 1.0f));
  texel.albedo += glm::vec3(.09f, .018f, .0f) * runs * ramp(0.06f, 0.01f, raft.edge) * (1 - texel.glow);
  return texel;
}

Texel phlegethon_ceiling(glm::vec2 uv) {
  // The ends of hanging columns, some of them fallen out; soot where the smoke gathers.
  const Stone column = polygonal(warped(uv, 6, 0.012f, 865), 8, 0.55f, 867);
  const float lumps = grain(uv, 18, 4, 869);
  const float hangs = chance(column.id, 3);
  const float inside = ramp(0.0f, 0.01f, column.edge);
  const float soot = ramp(-0.25f, 0.4f, grain(uv, 4, 4, 871));
  Texel texel{scorched(uv, 0.8f * hangs) * (0.5f + 0.5f * inside) * (1 - 0.4f * soot), 0, 0.88f};
  texel.height = 0.07f * hangs + 0.012f * inside + 0.004f * lumps;
  // Red light from below lies on what hangs lowest.
  texel.albedo += glm::vec3(.05f, .012f, .0f) * hangs * inside;
  return texel;
}

}  // namespace katabasis::art
