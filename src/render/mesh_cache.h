// Meshes on the graphics card: uploaded when they are first drawn, kept while they are used, the longest
// unused dropped first.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "render/gl.h"

namespace katabasis {

// How the vertices of a mesh are read; called with its buffers bound.
using DescribeVertices = void (*)();

template <typename Mesh>
class MeshCache {
 public:
  MeshCache(std::size_t most, DescribeVertices describe) : most_(most), describe_(describe) {}

  // Binds the mesh for drawing with 32-bit indices.
  void bind(const std::shared_ptr<const Mesh>& mesh) {
    const auto found =
        std::find_if(held_.begin(), held_.end(), [&](const Held& held) { return held.mesh == mesh; });
    if (found != held_.end()) {
      std::rotate(held_.begin(), found, found + 1);
    } else {
      if (held_.size() == most_) held_.pop_back();
      held_.insert(held_.begin(), upload(mesh));
    }
    glBindVertexArray(held_.front().array.name());
  }

 private:
  // Holding on to the mesh keeps its address from being used again.
  struct Held {
    std::shared_ptr<const Mesh> mesh;
    GlBuffer vertices;
    GlBuffer indices;
    GlVertexArray array;
  };

  Held upload(const std::shared_ptr<const Mesh>& mesh) const {
    Held held{mesh, make_buffer(), make_buffer(), make_vertex_array()};
    glBindVertexArray(held.array.name());
    fill(GL_ARRAY_BUFFER, held.vertices, mesh->vertices);
    fill(GL_ELEMENT_ARRAY_BUFFER, held.indices, mesh->indices);
    describe_();
    return held;
  }

  template <typename Value>
  static void fill(GLenum target, const GlBuffer& buffer, const std::vector<Value>& values) {
    glBindBuffer(target, buffer.name());
    glBufferData(target, static_cast<GLsizeiptr>(values.size() * sizeof(Value)), values.data(),
                 GL_STATIC_DRAW);
  }

  std::size_t most_;
  DescribeVertices describe_;
  std::vector<Held> held_;  // last used first
};

}  // namespace katabasis
