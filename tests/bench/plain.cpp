#include "bench/plain.h"

#include <cstddef>
#include <stdexcept>

namespace katabasis::bench {

namespace {

const void* offset_pointer(std::size_t offset) {
  return reinterpret_cast<const void*>(offset);
}

void read_floats(GLuint place, GLint count, std::size_t stride, std::size_t offset) {
  glEnableVertexAttribArray(place);
  glVertexAttribPointer(place, count, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(stride),
                        offset_pointer(offset));
}

void describe_place() {
  read_floats(0, 3, sizeof(PlaceVertex), offsetof(PlaceVertex, position));
  read_floats(1, 2, sizeof(PlaceVertex), offsetof(PlaceVertex, uv));
}

void describe_model() {
  read_floats(0, 3, sizeof(ModelVertex), offsetof(ModelVertex, position));
}

Program load(const char* vertex) {
  auto program = Program::load(KATABASIS_SOURCE_DIR "/tests/bench/shaders", vertex, "plain");
  if (!program.ok()) throw std::runtime_error(to_string(program.problems().front()));
  return std::move(*program);
}

GlTexture upload(const Materials& materials) {
  const std::vector<Texels>& levels = materials.themes.front().albedo;
  GlTexture texture = make_texture();
  glBindTexture(GL_TEXTURE_2D, texture.name());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, static_cast<GLint>(levels.size()) - 1);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  GLint number = 0;
  for (const Texels texels : levels) {
    const int edge = materials.size >> number;
    glTexImage2D(GL_TEXTURE_2D, number++, GL_RGBA8, edge, edge, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.data());
  }
  return texture;
}

}  // namespace

PlainRenderer::PlainRenderer(const Materials& materials)
    : place_(load("plain")),
      model_(load("plain_model")),
      texture_(upload(materials)),
      chunks_(64, describe_place),
      models_(64, describe_model) {}

DrawCount PlainRenderer::draw(const Frame& frame, Size size) {
  DrawCount count;
  glViewport(0, 0, size.width, size.height);
  glEnable(GL_DEPTH_TEST);
  glEnable(GL_CULL_FACE);
  glClearColor(1, 0, 1, 1);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, texture_.name());
  const glm::mat4 view_projection = frame.camera.projection * frame.camera.view;
  model_.use();
  model_.set("view_projection", view_projection);
  for (const Instance& instance : frame.instances) {
    model_.set("place", instance.place);
    models_.bind(instance.model);
    const auto indices = static_cast<GLsizei>(instance.model->indices.size());
    glDrawElements(GL_TRIANGLES, indices, GL_UNSIGNED_INT, nullptr);
    ++count.calls;
    count.triangles += indices / 3;
  }
  place_.use();
  place_.set("view_projection", view_projection);
  for (const ChunkInView& chunk : frame.chunks) {
    counts_.clear();
    starts_.clear();
    for (const FieldFaces& field : frame.fields_of(chunk)) {
      counts_.push_back(static_cast<GLsizei>(field.count));
      starts_.push_back(offset_pointer(field.first * sizeof(std::uint32_t)));
      count.triangles += static_cast<int>(field.count / 3);
    }
    chunks_.bind(chunk.mesh);
    glMultiDrawElements(GL_TRIANGLES, counts_.data(), GL_UNSIGNED_INT, starts_.data(),
                        static_cast<GLsizei>(counts_.size()));
    ++count.calls;
  }
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glBindVertexArray(0);
  glUseProgram(0);
  return count;
}

}  // namespace katabasis::bench
