#include "render/textures.h"

#include <algorithm>

#include "render/renderer.h"

namespace katabasis {

namespace {

void sharpen_slanted(GLenum target) {
  if (!epoxy_has_gl_extension("GL_EXT_texture_filter_anisotropic")) return;
  float most = 1;
  glGetFloatv(GL_MAX_TEXTURE_MAX_ANISOTROPY_EXT, &most);
  glTexParameterf(target, GL_TEXTURE_MAX_ANISOTROPY_EXT, std::min(most, 8.0F));
}

// Bound; a layer for each surface.
GlTexture layered_texture(int size, const std::vector<Texels>& levels) {
  GlTexture texture = make_texture();
  glBindTexture(GL_TEXTURE_2D_ARRAY, texture.name());
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MAX_LEVEL, static_cast<GLint>(levels.size()) - 1);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_WRAP_S, GL_REPEAT);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_WRAP_T, GL_REPEAT);
  if (!draws_in_software()) sharpen_slanted(GL_TEXTURE_2D_ARRAY);
  GLint level = 0;
  for (const Texels texels : levels) {
    const int edge = size >> level;
    glTexImage3D(GL_TEXTURE_2D_ARRAY, level++, GL_RGBA8, edge * tiles_across, edge,
                 static_cast<GLsizei>(surfaces), 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.data());
  }
  return texture;
}

}  // namespace

ThemeTextures upload(const MaterialTheme& theme, int size) {
  return {layered_texture(size, theme.albedo), layered_texture(size, theme.relief)};
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
