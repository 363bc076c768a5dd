#include "app/panel_painter.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

namespace katabasis {

namespace {

// The panels were built before the letters had their texture; besides it they know one other, by its mark.
void use_textures(ImDrawData& drawing, unsigned kept_pictures) {
  const auto pictures = reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(kept_pictures));
  for (int list = 0; list < drawing.CmdListsCount; ++list) {
    for (ImDrawCmd& command : drawing.CmdLists[list]->CmdBuffer) {
      const bool pictured = command.TextureId == kept_pictures_texture;
      command.TextureId = pictured ? pictures : ImGui::GetIO().Fonts->TexID;
    }
  }
}

}  // namespace

PanelPainter::PanelPainter(Hud& hud) : hud_(hud) {
  ImGui_ImplOpenGL3_Init("#version 330 core");
}

PanelPainter::~PanelPainter() {
  ImGui_ImplOpenGL3_Shutdown();
}

void PanelPainter::draw(unsigned kept_pictures) {
  // The texture alone: the backend believes that its buffers keep their size, also if it has made new ones.
  if (hud_.take_letters_changed()) ImGui_ImplOpenGL3_DestroyFontsTexture();
  // Makes the shader and the buffers at the first time, and the texture with them.
  ImGui_ImplOpenGL3_NewFrame();
  if (ImGui::GetIO().Fonts->TexID == nullptr) ImGui_ImplOpenGL3_CreateFontsTexture();
  use_textures(*hud_.drawing(), kept_pictures);
  ImGui_ImplOpenGL3_RenderDrawData(hud_.drawing());
}

}  // namespace katabasis
