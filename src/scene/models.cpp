#include "scene/models.h"

#include <assimp/BaseImporter.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <algorithm>
#include <assimp/Importer.hpp>
#include <assimp/IOSystem.hpp>
#include <cmath>
#include <fstream>
#include <optional>
#include <set>

namespace katabasis {

namespace {

constexpr std::uintmax_t most_bytes = 16U << 20U;
constexpr std::size_t most_triangles = 200'000;
constexpr std::string_view burning = "ember";  // the colour of fire and of eyes that shine

// A model names no other files: whatever it asks for is not there.
class NoFiles : public Assimp::IOSystem {
 public:
  bool Exists(const char*) const override { return false; }
  char getOsSeparator() const override { return '/'; }
  Assimp::IOStream* Open(const char*, const char*) override { return nullptr; }
  void Close(Assimp::IOStream*) override {}
};

// Of the many formats that Assimp reads only this one is wanted.
void keep_only_obj(Assimp::Importer& importer) {
  for (std::size_t i = importer.GetImporterCount(); i-- > 0;) {
    Assimp::BaseImporter* format = importer.GetImporter(i);
    std::set<std::string> endings;
    format->GetExtensionList(endings);
    if (endings.contains("obj")) continue;
    importer.UnregisterLoader(format);
    delete format;
  }
}

// "items/kopis": words of small letters, digits and dashes between slashes.
bool is_model_name(std::string_view name) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  bool after_slash = true;
  for (const char c : name) {
    if (c == '/' ? after_slash : !fits(c)) return false;
    after_slash = c == '/';
  }
  return !after_slash;
}

std::optional<std::string> bytes_of(const std::filesystem::path& file) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return std::nullopt;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  if (error || size > most_bytes) return std::nullopt;
  std::string bytes(size, '\0');
  std::ifstream in(file, std::ios::binary);
  in.read(bytes.data(), static_cast<std::streamsize>(size));
  return in ? std::optional(std::move(bytes)) : std::nullopt;
}

glm::vec3 vector_of(const aiVector3D& v) {
  return {v.x, v.y, v.z};
}

// What lies low or looks down gets less light from the room.
std::uint8_t openness_of(glm::vec3 position, glm::vec3 normal) {
  const float height = 0.7F + 0.3F * std::min(position.y / 0.5F, 1.0F);
  const float upward = 0.65F + 0.35F * (normal.y * 0.5F + 0.5F);
  return static_cast<std::uint8_t>(std::lround(255 * std::clamp(height * upward, 0.0F, 1.0F)));
}

class ModelBuilder {
 public:
  ModelBuilder(const aiScene& scene, const Palette& palette) : scene_(scene), palette_(palette) {}

  Model build() {
    visit(*scene_.mRootNode);
    if (model_.parts.empty()) return std::move(model_);
    model_.low = model_.parts[0].low;
    model_.high = model_.parts[0].high;
    for (const ModelPart& part : model_.parts) {
      model_.low = glm::min(model_.low, part.low);
      model_.high = glm::max(model_.high, part.high);
    }
    return std::move(model_);
  }

 private:
  void visit(const aiNode& node) {
    if (node.mNumMeshes > 0) {
      const std::size_t part = part_named(node.mName.C_Str());
      for (unsigned i = 0; i < node.mNumMeshes; ++i) add(*scene_.mMeshes[node.mMeshes[i]], part);
    }
    for (unsigned i = 0; i < node.mNumChildren; ++i) visit(*node.mChildren[i]);
  }

  // Parts beyond the last possible one move with it.
  std::size_t part_named(const std::string& name) {
    if (model_.parts.size() < max_parts) {
      model_.parts.push_back({name, glm::vec3(1e9F), glm::vec3(-1e9F)});
    }
    return model_.parts.size() - 1;
  }

  void add(const aiMesh& mesh, std::size_t part) {
    const std::string material = scene_.mMaterials[mesh.mMaterialIndex]->GetName().C_Str();
    const Rgb colour = palette_[material];
    const std::uint8_t glow = material == burning ? 255 : 0;
    const auto first = static_cast<std::uint32_t>(model_.vertices.size());
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
      const glm::vec3 at = vector_of(mesh.mVertices[i]);
      const glm::vec3 normal = mesh.HasNormals() ? vector_of(mesh.mNormals[i]) : glm::vec3(0, 1, 0);
      const auto packed = [](float value) { return static_cast<std::int8_t>(std::lround(value * 127)); };
      model_.vertices.push_back({at,
                                 {packed(normal.x), packed(normal.y), packed(normal.z)},
                                 static_cast<std::uint8_t>(part),
                                 {colour.red, colour.green, colour.blue},
                                 openness_of(at, normal),
                                 glow,
                                 {}});
      model_.parts[part].low = glm::min(model_.parts[part].low, at);
      model_.parts[part].high = glm::max(model_.parts[part].high, at);
    }
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
      if (mesh.mFaces[i].mNumIndices != 3) continue;
      for (unsigned corner = 0; corner < 3; ++corner) {
        model_.indices.push_back(first + mesh.mFaces[i].mIndices[corner]);
      }
    }
  }

  const aiScene& scene_;
  const Palette& palette_;
  Model model_;
};

}  // namespace

Result<Model> load_model(const std::filesystem::path& folder, std::string_view name, const Palette& palette) {
  if (!is_model_name(name)) return Problem{std::string(name), 0, "is no name of a model"};
  const std::filesystem::path file = folder / (std::string(name) + ".obj");
  const std::optional<std::string> bytes = bytes_of(file);
  if (!bytes) return Problem{file.string(), 0, "is no readable model of a sensible size"};
  Assimp::Importer importer;
  keep_only_obj(importer);
  importer.SetIOHandler(new NoFiles);  // the importer's own from here on
  const aiScene* scene = importer.ReadFileFromMemory(
      bytes->data(), bytes->size(), aiProcess_Triangulate | aiProcess_JoinIdenticalVertices, "obj");
  if (scene == nullptr) return Problem{file.string(), 0, importer.GetErrorString()};
  Model model = ModelBuilder(*scene, palette).build();
  if (model.indices.empty() || model.indices.size() / 3 > most_triangles) {
    return Problem{file.string(), 0, "has no triangles, or far too many"};
  }
  return model;
}

ModelLibrary::ModelLibrary(std::filesystem::path folder, Palette palette)
    : folder_(std::move(folder)), palette_(std::move(palette)) {}

std::shared_ptr<const Model> ModelLibrary::find(std::string_view name) {
  static constexpr std::string_view stand_in = "props/urn";
  if (const auto known = models_.find(name); known != models_.end()) return known->second;
  Result<Model> read = load_model(folder_, name, palette_);
  std::shared_ptr<const Model> model;
  if (read.ok()) {
    model = std::make_shared<const Model>(std::move(*read));
  } else {
    problems_.insert(problems_.end(), read.problems().begin(), read.problems().end());
    model = name == stand_in ? std::make_shared<const Model>() : find(stand_in);
  }
  models_.emplace(name, model);
  return model;
}

}  // namespace katabasis
