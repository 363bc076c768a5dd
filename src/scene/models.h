// The models of creatures and things: Wavefront OBJ files under the asset folder, read with Assimp. Their
// materials are names of palette colours, their objects are parts that can be moved. Metres, y up, looking
// north, feet at y = 0.
#pragma once

#include <filesystem>
#include <glm/glm.hpp>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "content/palette.h"
#include "scene/mesh.h"

namespace katabasis {

struct ModelPart {
  std::string name;
  glm::vec3 low{0};
  glm::vec3 high{0};
};

struct Model {
  std::vector<ModelVertex> vertices;
  std::vector<std::uint32_t> indices;
  std::vector<ModelPart> parts;  // at most max_parts; ModelVertex::part is an index into them
  glm::vec3 low{0};
  glm::vec3 high{0};
};

// `name` is a path under the folder without its ending, such as "items/kopis". Names that leave the folder,
// files over 16 MiB and models with more than 200,000 triangles are refused.
Result<Model> load_model(const std::filesystem::path& folder, std::string_view name, const Palette& palette);

// Reads each model once, when it is first asked for.
class ModelLibrary {
 public:
  ModelLibrary(std::filesystem::path folder, Palette palette);

  // What cannot be read is shown as an urn, or as nothing if that is missing too; what is wrong goes to
  // problems().
  std::shared_ptr<const Model> find(std::string_view name);
  const std::vector<Problem>& problems() const { return problems_; }

 private:
  std::filesystem::path folder_;
  Palette palette_;
  std::map<std::string, std::shared_ptr<const Model>, std::less<>> models_;
  std::vector<Problem> problems_;
};

}  // namespace katabasis
