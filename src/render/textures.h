// The materials and the light as textures.
#pragma once

#include "render/gl.h"
#include "scene/frame.h"
#include "scene/materials.h"

namespace katabasis {

// The colours come with a gamma of 2 in place of sRGB's curve, so that a shader gets linear light by
// squaring: a software rasteriser decodes real sRGB far too slowly.
struct ThemeTextures {
  GlTexture albedo;
  GlTexture relief;
};

// `size` of level 0. Leaves one of them bound.
ThemeTextures upload(const MaterialTheme& theme, int size);

// Into the texture bound to GL_TEXTURE_2D.
void upload_light(const LightWindow& light);

// One level whose texels are blended and not repeated; bound to GL_TEXTURE_2D.
GlTexture smooth_texture();

}  // namespace katabasis
