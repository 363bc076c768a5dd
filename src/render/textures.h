// The materials and the light as textures.
#pragma once

#include <vector>

#include "render/gl.h"
#include "scene/frame.h"
#include "scene/materials.h"

namespace katabasis {

// The colours come with a gamma of 2 in place of sRGB's curve, so that a shader gets linear light by
// squaring: a software rasteriser decodes real sRGB far too slowly.
GlTexture upload_albedo(const std::vector<MaterialLevel>& levels);
GlTexture upload_surface(const std::vector<MaterialLevel>& levels);

// Into the texture bound to GL_TEXTURE_2D.
void upload_light(const LightWindow& light);

// One level whose texels are blended and not repeated; bound to GL_TEXTURE_2D.
GlTexture smooth_texture();

}  // namespace katabasis
