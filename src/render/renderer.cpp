#include "render/renderer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>
#include <optional>
#include <string_view>

#include "render/canvas.h"
#include "render/gl.h"
#include "render/mesh_cache.h"
#include "render/program.h"
#include "render/textures.h"

namespace katabasis {

namespace {

constexpr std::size_t most_chunks = 64;
constexpr std::size_t most_models = 64;
constexpr std::uint32_t every_face = std::numeric_limits<std::uint32_t>::max();

const std::array<glm::mat4, max_parts> all_at_rest = [] {
  std::array<glm::mat4, max_parts> parts;
  parts.fill(glm::mat4(1));
  return parts;
}();

enum TextureUnit : GLuint { albedo_unit, relief_unit, light_unit };

const void* offset_pointer(std::size_t offset) {
  return reinterpret_cast<const void*>(offset);
}

void attribute(GLuint place, GLint count, GLenum type, GLboolean normalised, std::size_t stride,
               std::size_t offset) {
  glEnableVertexAttribArray(place);
  glVertexAttribPointer(place, count, type, normalised, static_cast<GLsizei>(stride), offset_pointer(offset));
}

void describe_place_vertices() {
  constexpr std::size_t stride = sizeof(PlaceVertex);
  attribute(0, 3, GL_FLOAT, GL_FALSE, stride, offsetof(PlaceVertex, position));
  attribute(1, 4, GL_BYTE, GL_TRUE, stride, offsetof(PlaceVertex, normal));
  attribute(2, 4, GL_BYTE, GL_TRUE, stride, offsetof(PlaceVertex, tangent));
  attribute(3, 2, GL_FLOAT, GL_FALSE, stride, offsetof(PlaceVertex, uv));
  attribute(4, 2, GL_SHORT, GL_FALSE, stride, offsetof(PlaceVertex, lit));
  attribute(5, 3, GL_UNSIGNED_BYTE, GL_FALSE, stride, offsetof(PlaceVertex, surface));
}

void describe_model_vertices() {
  constexpr std::size_t stride = sizeof(ModelVertex);
  attribute(0, 3, GL_FLOAT, GL_FALSE, stride, offsetof(ModelVertex, position));
  attribute(1, 3, GL_BYTE, GL_TRUE, stride, offsetof(ModelVertex, normal));
  attribute(2, 1, GL_UNSIGNED_BYTE, GL_FALSE, stride, offsetof(ModelVertex, part));
  attribute(3, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, offsetof(ModelVertex, colour));
  attribute(4, 1, GL_UNSIGNED_BYTE, GL_TRUE, stride, offsetof(ModelVertex, glow));
}

void bind_texture(TextureUnit unit, GLenum target, const GlTexture& texture) {
  glActiveTexture(GL_TEXTURE0 + unit);
  glBindTexture(target, texture.name());
}

// From four vertices that a shader makes from their numbers.
void draw_square(DrawCount& count) {
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  ++count.calls;
  count.triangles += 2;
}

struct Programs {
  Program place;
  Program model;
  Program place_low;
  Program model_low;
  Program shadow;
  Program flame;
  Program beam;
  Program veil;
  Program water;
  Program water_low;
};

Result<Programs> load_programs(const std::filesystem::path& folder) {
  const auto load = [&folder](const char* vertex, const char* fragment) {
    return Program::load(folder, vertex, fragment);
  };
  std::array<Result<Program>, 10> loaded{load("place", "place"),         load("model", "model"),
                                         load("place_low", "place_low"), load("model", "model_low"),
                                         load("shadow", "shadow"),       load("flame", "flame"),
                                         load("beam", "beam"),           load("veil", "veil"),
                                         load("water", "water"),         load("water_low", "water_low")};
  std::vector<Problem> problems;
  for (const Result<Program>& program : loaded) {
    if (!program.ok()) problems.insert(problems.end(), program.problems().begin(), program.problems().end());
  }
  if (!problems.empty()) return problems;
  return Programs{std::move(*loaded[0]), std::move(*loaded[1]), std::move(*loaded[2]), std::move(*loaded[3]),
                  std::move(*loaded[4]), std::move(*loaded[5]), std::move(*loaded[6]), std::move(*loaded[7]),
                  std::move(*loaded[8]), std::move(*loaded[9])};
}

}  // namespace

struct Renderer::Parts {
  Parts(Programs loaded, const Materials& baked)
      : programs(std::move(loaded)),
        materials(baked),
        themes(baked.themes.size()),
        light(smooth_texture()),
        nothing(make_vertex_array()) {
    counts.reserve(chunk_edge * chunk_edge);
    starts.reserve(chunk_edge * chunk_edge);
  }

  DrawCount draw(const Frame& frame);
  void bind_theme(std::uint8_t theme);
  void draw_place(const Frame& frame, DrawCount& count);
  void draw_water(const Frame& frame, DrawCount& count);
  void draw_fields(const Frame& frame, const ChunkInView& chunk, std::uint32_t most_indices,
                   DrawCount& count);
  void draw_instances(const Frame& frame, DrawCount& count);
  void draw_shadows(const Frame& frame, DrawCount& count);
  void draw_flames(const Frame& frame, DrawCount& count);
  void draw_veil(const Frame& frame, DrawCount& count);
  void light_up(const Program& program, const Frame& frame) const;

  Programs programs;
  Quality quality = Quality::high;
  Materials materials;
  std::vector<std::optional<ThemeTextures>> themes;  // uploaded when they are first drawn
  GlTexture light;
  GlVertexArray nothing;  // for what a shader makes from vertex numbers alone
  MeshCache<ChunkMesh> chunks{most_chunks, describe_place_vertices};
  MeshCache<Model> models{most_models, describe_model_vertices};
  Canvas reduced;
  // Of the chunk that is drawn; kept for their memory.
  std::vector<GLsizei> counts;
  std::vector<const void*> starts;
};

void Renderer::Parts::light_up(const Program& program, const Frame& frame) const {
  program.use();
  program.set("view_projection", frame.camera.projection * frame.camera.view);
  program.set("eye", frame.camera.eye);
  program.set("torch_at", frame.mood.torch_at);
  program.set("torch", frame.mood.torch * frame.mood.flicker);
  program.set("fog", frame.mood.fog);
  program.set("albedo", static_cast<int>(albedo_unit));
  program.set("relief", static_cast<int>(relief_unit));
  program.set("light", static_cast<int>(light_unit));
  program.set("light_origin", glm::vec2(frame.light.origin.x, frame.light.origin.y));
  program.set("light_texels", 3.0F * glm::vec2(frame.light.size.width, frame.light.size.height));
}

void Renderer::Parts::bind_theme(std::uint8_t theme) {
  std::optional<ThemeTextures>& textures = themes[theme];
  if (!textures) textures = upload(materials.themes[theme], materials.size);
  bind_texture(albedo_unit, GL_TEXTURE_2D_ARRAY, textures->albedo);
  bind_texture(relief_unit, GL_TEXTURE_2D_ARRAY, textures->relief);
}

// With the program in use, of each field no more than its first faces.
void Renderer::Parts::draw_fields(const Frame& frame, const ChunkInView& chunk, std::uint32_t most_indices,
                                  DrawCount& count) {
  counts.clear();
  starts.clear();
  for (const FieldFaces& field : frame.fields_of(chunk)) {
    const std::uint32_t indices = std::min(field.count, most_indices);
    counts.push_back(static_cast<GLsizei>(indices));
    starts.push_back(offset_pointer(field.first * sizeof(std::uint32_t)));
    count.triangles += static_cast<int>(indices / 3);
  }
  bind_theme(chunk.theme);
  chunks.bind(chunk.mesh);
  glMultiDrawElements(GL_TRIANGLES, counts.data(), GL_UNSIGNED_INT, starts.data(),
                      static_cast<GLsizei>(counts.size()));
  ++count.calls;
}

void Renderer::Parts::draw_place(const Frame& frame, DrawCount& count) {
  const Program& program = quality == Quality::low ? programs.place_low : programs.place;
  light_up(program, frame);
  program.set("torch", frame.mood.torch * (frame.mood.flicker * frame.mood.exposure));
  bind_texture(light_unit, GL_TEXTURE_2D, light);
  upload_light(frame.light);
  for (const ChunkInView& chunk : frame.chunks) draw_fields(frame, chunk, every_face, count);
}

// The floors of wet fields once more.
void Renderer::Parts::draw_water(const Frame& frame, DrawCount& count) {
  if (std::ranges::none_of(frame.chunks, &ChunkInView::wet)) return;
  const Program& program = quality == Quality::low ? programs.water_low : programs.water;
  light_up(program, frame);
  program.set("time", frame.mood.time);
  glEnable(GL_BLEND);
  glDepthMask(GL_FALSE);
  for (const ChunkInView& chunk : frame.chunks) {
    if (chunk.wet) draw_fields(frame, chunk, 6 * floor_quads, count);
  }
  glDepthMask(GL_TRUE);
  glDisable(GL_BLEND);
}

void Renderer::Parts::draw_instances(const Frame& frame, DrawCount& count) {
  const Program& program = quality == Quality::low ? programs.model_low : programs.model;
  light_up(program, frame);
  for (const Instance& instance : frame.instances) {
    program.set("place", instance.place);
    program.set("parts", instance.limb_count == 0 ? std::span<const glm::mat4>(all_at_rest)
                                                  : frame.limbs_of(instance));
    program.set("tint", instance.tint);
    program.set("outline", instance.outline);
    program.set("flash", instance.flash);
    program.set("lit", glm::vec2(instance.light_front, instance.light_back));
    program.set("glow", instance.glow);
    models.bind(instance.model);
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(instance.model->indices.size()), GL_UNSIGNED_INT,
                   nullptr);
    ++count.calls;
    count.triangles += static_cast<int>(instance.model->indices.size() / 3);
  }
}

void Renderer::Parts::draw_shadows(const Frame& frame, DrawCount& count) {
  if (frame.shadows.empty()) return;
  const Program& program = programs.shadow;
  program.use();
  program.set("view_projection", frame.camera.projection * frame.camera.view);
  glBindVertexArray(nothing.name());
  glEnable(GL_BLEND);
  glDepthMask(GL_FALSE);
  for (const Shadow& shadow : frame.shadows) {
    program.set("disc", glm::vec4(shadow.at, shadow.radius));
    program.set("strength", shadow.strength);
    draw_square(count);
  }
  glDepthMask(GL_TRUE);
  glDisable(GL_BLEND);
}

// Fire and daylight only add light: the order does not matter.
void Renderer::Parts::draw_flames(const Frame& frame, DrawCount& count) {
  glBindVertexArray(nothing.name());
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE);
  glDepthMask(GL_FALSE);
  light_up(programs.beam, frame);
  for (const Beam& beam : frame.beams) {
    programs.beam.set("column", glm::vec4(beam.at, beam.radius));
    programs.beam.set("strength", beam.strength);
    draw_square(count);
  }
  light_up(programs.flame, frame);
  for (const Flame& flame : frame.flames) {
    programs.flame.set("square", glm::vec4(flame.at, flame.size));
    programs.flame.set("time", flame.time);
    draw_square(count);
  }
  glDepthMask(GL_TRUE);
  glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
  glDisable(GL_BLEND);
}

// What lies over the eyes: blood, or sleep.
void Renderer::Parts::draw_veil(const Frame& frame, DrawCount& count) {
  if (frame.hurt <= 0 && frame.asleep <= 0) return;
  const Program& program = programs.veil;
  program.use();
  program.set("hurt", frame.hurt);
  program.set("asleep", frame.asleep);
  glBindVertexArray(nothing.name());
  glEnable(GL_BLEND);
  glDisable(GL_DEPTH_TEST);
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glDisable(GL_BLEND);
  ++count.calls;
  ++count.triangles;
}

DrawCount Renderer::Parts::draw(const Frame& frame) {
  DrawCount count;
  glEnable(GL_DEPTH_TEST);
  glEnable(GL_CULL_FACE);
  glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
  glClearColor(0, 0, 0, frame.ground);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
  draw_instances(frame, count);
  draw_place(frame, count);
  draw_water(frame, count);
  draw_shadows(frame, count);
  draw_flames(frame, count);
  draw_veil(frame, count);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glBlendFunc(GL_ONE, GL_ZERO);
  glBindVertexArray(0);
  glUseProgram(0);
  glActiveTexture(GL_TEXTURE0);
  return count;
}

Result<Renderer> Renderer::create(const Materials& materials, const std::filesystem::path& shaders) {
  if (!epoxy_is_desktop_gl() || epoxy_gl_version() < 33) {
    return Problem{"", 0, "OpenGL is older than 3.3 (" + renderer_name() + ")"};
  }
  Result<Programs> programs = load_programs(shaders);
  if (!programs.ok()) return programs.problems();
  return Renderer(std::make_unique<Parts>(std::move(*programs), materials));
}

void Renderer::set(Quality quality) {
  parts_->quality = quality;
}

DrawCount Renderer::draw(const Frame& frame, Size size, float scale) {
  if (size.width < 1 || size.height < 1) return {};
  if (scale >= 1) {
    glViewport(0, 0, size.width, size.height);
    return parts_->draw(frame);
  }
  GLint target = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
  const auto scaled = [&](int length) {
    return std::max(1, static_cast<int>(static_cast<float>(length) * scale));
  };
  const Size small{scaled(size.width), scaled(size.height)};
  if (parts_->reduced.size() != small) parts_->reduced = Canvas(small);
  glBindFramebuffer(GL_FRAMEBUFFER, parts_->reduced.name());
  glViewport(0, 0, small.width, small.height);
  const DrawCount count = parts_->draw(frame);
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, static_cast<GLuint>(target));
  glBlitFramebuffer(0, 0, small.width, small.height, 0, 0, size.width, size.height, GL_COLOR_BUFFER_BIT,
                    GL_LINEAR);
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(target));
  glViewport(0, 0, size.width, size.height);
  return count;
}

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::~Renderer() = default;
Renderer::Renderer(Renderer&&) noexcept = default;
Renderer& Renderer::operator=(Renderer&&) noexcept = default;

std::string renderer_name() {
  const GLubyte* name = glGetString(GL_RENDERER);
  return name == nullptr ? "no OpenGL" : reinterpret_cast<const char*>(name);
}

void finish_drawing() {
  glFinish();
}

bool draws_in_software() {
  const std::string name = renderer_name();
  return name.find("llvmpipe") != std::string::npos || name.find("softpipe") != std::string::npos ||
         name.find("swrast") != std::string::npos;
}

}  // namespace katabasis
