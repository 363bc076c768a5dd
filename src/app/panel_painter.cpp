#include "app/panel_painter.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

namespace katabasis {

namespace {

// The panels were built before the letters had their texture, the only one that they use.
void use_letters(ImDrawData& drawing) {
  for (int list = 0; list < drawing.CmdListsCount; ++list) {
    for (ImDrawCmd& command : drawing.CmdLists[list]->CmdBuffer)
      command.TextureId = ImGui::GetIO().Fonts->TexID;
  }
}

}  // namespace

PanelPainter::PanelPainter(Hud& hud) : hud_(hud) {
  ImGui_ImplOpenGL3_Init("#version 330 core");
}

PanelPainter::~PanelPainter() {
  ImGui_ImplOpenGL3_Shutdown();
}

void PanelPainter::draw() {
  if (hud_.take_letters_changed()) ImGui_ImplOpenGL3_DestroyDeviceObjects();
  // Makes what is missing: the shader, the texture of the letters.
  ImGui_ImplOpenGL3_NewFrame();
  use_letters(*hud_.drawing());
  ImGui_ImplOpenGL3_RenderDrawData(hud_.drawing());
}

}  // namespace katabasis
