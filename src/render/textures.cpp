#include "render/textures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "render/renderer.h"

namespace katabasis {

namespace {

float linear_from_srgb(float value) {
  return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

std::array<std::uint8_t, 256> gamma_two_table() {
  std::array<std::uint8_t, 256> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    const float linear = linear_from_srgb(static_cast<float>(i) / 255);
    table[i] = static_cast<std::uint8_t>(std::lround(std::sqrt(linear) * 255));
  }
  return table;
}

std::vector<std::uint8_t> with_gamma_two(const std::vector<std::uint8_t>& texels) {
  static const std::array<std::uint8_t, 256> table = gamma_two_table();
  std::vector<std::uint8_t> converted = texels;
  for (std::size_t i = 0; i < converted.size(); ++i) {
    if (i % 4 != 3) converted[i] = table[converted[i]];
  }
  return converted;
}

void sharpen_slanted(GLenum target) {
  if (!epoxy_has_gl_extension("GL_EXT_texture_filter_anisotropic")) return;
  float most = 1;
  glGetFloatv(GL_MAX_TEXTURE_MAX_ANISOTROPY_EXT, &most);
  glTexParameterf(target, GL_TEXTURE_MAX_ANISOTROPY_EXT, std::min(most, 8.0F));
}

GlTexture layered_texture(int levels) {
  GlTexture texture = make_texture();
  glBindTexture(GL_TEXTURE_2D_ARRAY, texture.name());
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MAX_LEVEL, levels - 1);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_WRAP_S, GL_REPEAT);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_WRAP_T, GL_REPEAT);
  if (!draws_in_software()) sharpen_slanted(GL_TEXTURE_2D_ARRAY);
  return texture;
}

void upload_level(int number, const MaterialLevel& level, const std::vector<std::uint8_t>& texels) {
  const std::size_t layer = static_cast<std::size_t>(level.size) * static_cast<std::size_t>(level.size) * 4;
  glTexImage3D(GL_TEXTURE_2D_ARRAY, number, GL_RGBA8, level.size, level.size,
               static_cast<GLsizei>(texels.size() / layer), 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.data());
}

}  // namespace

GlTexture upload_albedo(const std::vector<MaterialLevel>& levels) {
  GlTexture texture = layered_texture(static_cast<int>(levels.size()));
  int number = 0;
  for (const MaterialLevel& level : levels) upload_level(number++, level, with_gamma_two(level.texels));
  return texture;
}

GlTexture upload_surface(const std::vector<MaterialLevel>& levels) {
  GlTexture texture = layered_texture(static_cast<int>(levels.size()));
  int number = 0;
  for (const MaterialLevel& level : levels) upload_level(number++, level, level.texels);
  return texture;
}

GlTexture smooth_texture() {
  GlTexture texture = make_texture();
  glBindTexture(GL_TEXTURE_2D, texture.name());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  return texture;
}

void upload_light(const LightWindow& light) {
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R32F, 3 * light.size.width, 3 * light.size.height, 0, GL_RED, GL_FLOAT,
               light.texels.data());
}

}  // namespace katabasis
