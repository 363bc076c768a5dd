#include "app/panel_painter.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "scene/portrait.h"
#include "scene/things.h"

namespace katabasis {

namespace {

constexpr std::size_t key_pictures = 24;  // later keys look the same again

std::vector<std::string> models_of(const Place& place) {
  std::vector<std::string> models;
  for (const ItemClass& kind : place.classes.items) models.push_back(kind.model);
  return models;
}

int columns_for(std::size_t pictures) {
  return static_cast<int>(std::ceil(std::sqrt(static_cast<float>(pictures))));
}

// The parts of a texture with so many pictures, row by row from below.
std::vector<PicturePart> parts_of(std::size_t pictures) {
  const int columns = columns_for(pictures);
  const int rows = (static_cast<int>(pictures) + columns - 1) / columns;
  const ImVec2 step{1 / static_cast<float>(columns), 1 / static_cast<float>(rows)};
  std::vector<PicturePart> parts;
  for (int i = 0; i < static_cast<int>(pictures); ++i) {
    const auto column = static_cast<float>(i % columns);
    const auto row = static_cast<float>(i / columns);
    parts.push_back({{column * step.x, (row + 1) * step.y}, {(column + 1) * step.x, row * step.y}});
  }
  return parts;
}

// The panels were built before the letters had their texture. Besides it they know two others: that of the
// things' pictures, and by its mark that of the kept games'.
void use_textures(ImDrawData& drawing, ImTextureID things, unsigned kept_pictures) {
  const auto kept = reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(kept_pictures));
  for (int list = 0; list < drawing.CmdListsCount; ++list) {
    for (ImDrawCmd& command : drawing.CmdLists[list]->CmdBuffer) {
      if (command.TextureId == kept_pictures_texture) {
        command.TextureId = kept;
      } else if (command.TextureId != things) {
        command.TextureId = ImGui::GetIO().Fonts->TexID;
      }
    }
  }
}

bool uses(const ImDrawData& drawing, ImTextureID texture) {
  for (int list = 0; list < drawing.CmdListsCount; ++list) {
    const auto& commands = drawing.CmdLists[list]->CmdBuffer;
    if (std::any_of(commands.begin(), commands.end(),
                    [&](const ImDrawCmd& command) { return command.TextureId == texture; }))
      return true;
  }
  return false;
}

}  // namespace

PanelPainter::PanelPainter(Hud& hud, Renderer& renderer, Assets& assets)
    : hud_(hud), renderer_(renderer), assets_(assets) {
  ImGui_ImplOpenGL3_Init("#version 330 core");
}

PanelPainter::~PanelPainter() {
  ImGui_ImplOpenGL3_Shutdown();
}

ImTextureID PanelPainter::picture_texture() const {
  return reinterpret_cast<ImTextureID>(sheet_.name());
}

void PanelPainter::show_things_of(const Place& place) {
  std::vector<std::string> models = models_of(place);
  if (models == models_) return;
  models_ = std::move(models);
  drawn_edge_ = 0;
  std::vector<PicturePart> parts = parts_of(models_.size() + key_pictures);
  const auto first_key = parts.begin() + static_cast<std::ptrdiff_t>(models_.size());
  hud_.show(ItemPictures{picture_texture(), {parts.begin(), first_key}, {first_key, parts.end()}});
}

void PanelPainter::draw_pictures() {
  const int edge = hud_.picture_edge();
  if (edge == drawn_edge_) return;
  drawn_edge_ = edge;
  std::vector<Frame> portraits;
  for (const std::string& model : models_)
    portraits.push_back(portrait(assets_.models.find(model), {1, 1, 1, 0}));
  for (std::size_t i = 0; i < key_pictures; ++i) {
    const KeyLook look = look_of(id_at<KeyId>(i), assets_);
    portraits.push_back(portrait(look.model, look.tint));
  }
  sheet_.draw(renderer_, portraits, columns_for(portraits.size()), edge);
}

void PanelPainter::draw(unsigned kept_pictures) {
  // The texture alone: the backend believes that its buffers keep their size, also if it has made new ones.
  if (hud_.take_letters_changed()) ImGui_ImplOpenGL3_DestroyFontsTexture();
  // Makes the shader and the buffers at the first time, and the texture with them.
  ImGui_ImplOpenGL3_NewFrame();
  if (ImGui::GetIO().Fonts->TexID == nullptr) ImGui_ImplOpenGL3_CreateFontsTexture();
  use_textures(*hud_.drawing(), picture_texture(), kept_pictures);
  if (uses(*hud_.drawing(), picture_texture())) draw_pictures();
  ImGui_ImplOpenGL3_RenderDrawData(hud_.drawing());
}

}  // namespace katabasis
