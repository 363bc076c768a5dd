#include "render/kept_picture.h"

#include "render/canvas.h"

namespace katabasis {

struct KeptPicture::Parts {
  Canvas canvas;
};

KeptPicture::KeptPicture() : parts_(std::make_unique<Parts>()) {}
KeptPicture::~KeptPicture() = default;

void KeptPicture::begin(Size size) {
  if (parts_->canvas.size() != size) parts_->canvas = Canvas(size);
  glBindFramebuffer(GL_FRAMEBUFFER, parts_->canvas.name());
}

void KeptPicture::show() const {
  const Size size = parts_->canvas.size();
  glBindFramebuffer(GL_READ_FRAMEBUFFER, parts_->canvas.name());
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
  glBlitFramebuffer(0, 0, size.width, size.height, 0, 0, size.width, size.height, GL_COLOR_BUFFER_BIT,
                    GL_NEAREST);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

}  // namespace katabasis
