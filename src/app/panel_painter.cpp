#include "app/panel_painter.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

namespace katabasis {

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
  ImGui_ImplOpenGL3_RenderDrawData(hud_.drawing());
}

}  // namespace katabasis
