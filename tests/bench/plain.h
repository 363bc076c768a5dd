// What pictures are measured against: the same triangles of the place and of what stands there, in the same
// order, each with one texture read through its mipmaps (trilinear) and no light at all.
#pragma once

#include "render/mesh_cache.h"
#include "render/program.h"
#include "render/renderer.h"
#include "scene/frame.h"
#include "scene/materials.h"

namespace katabasis::bench {

class PlainRenderer {
 public:
  // Its texture is the first of the materials.
  explicit PlainRenderer(const Materials& materials);

  // Clears to a colour that no texture has, so that what is covered can be counted.
  DrawCount draw(const Frame& frame, Size size);

 private:
  Program place_;
  Program model_;
  GlTexture texture_;
  MeshCache<ChunkMesh> chunks_;
  MeshCache<Model> models_;
  std::vector<GLsizei> counts_;
  std::vector<const void*> starts_;
};

}  // namespace katabasis::bench
