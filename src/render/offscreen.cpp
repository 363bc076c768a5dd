#include "render/offscreen.h"

#include <epoxy/egl.h>

#include <array>

#include "render/canvas.h"

namespace katabasis {

namespace {

// A display that needs no screen, and a context on it. The display belongs to the whole process and stays.
class Context {
 public:
  Context() = default;
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  ~Context() {
    if (display_ == EGL_NO_DISPLAY) return;
    eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    if (context_ != EGL_NO_CONTEXT) eglDestroyContext(display_, context_);
  }

  bool open() {
    if (!epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless")) return false;
    const EGLDisplay display =
        eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
    if (display == EGL_NO_DISPLAY || eglInitialize(display, nullptr, nullptr) == EGL_FALSE) return false;
    display_ = display;
    return eglBindAPI(EGL_OPENGL_API) == EGL_TRUE && create_context() && make_current();
  }

  bool make_current() const {
    return eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context_) == EGL_TRUE;
  }

 private:
  bool create_context() {
    constexpr std::array config_wishes{EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT,
                                       EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (eglChooseConfig(display_, config_wishes.data(), &config, 1, &count) == EGL_FALSE || count == 0) {
      return false;
    }
    constexpr std::array wishes{EGL_CONTEXT_MAJOR_VERSION,
                                3,
                                EGL_CONTEXT_MINOR_VERSION,
                                3,
                                EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                EGL_NONE};
    context_ = eglCreateContext(display_, config, EGL_NO_CONTEXT, wishes.data());
    return context_ != EGL_NO_CONTEXT;
  }

  EGLDisplay display_ = EGL_NO_DISPLAY;
  EGLContext context_ = EGL_NO_CONTEXT;
};

}  // namespace

struct Offscreen::Parts {
  ~Parts() { context.make_current(); }

  Context context;  // outlives what was made in it
  Canvas canvas;
};

Result<Offscreen> Offscreen::create(Size size) {
  auto parts = std::make_unique<Parts>();
  if (!parts->context.open())
    return Problem{"", 0, "there is no OpenGL 3.3 to draw with (EGL gives no context)"};
  parts->canvas = Canvas(size);
  if (!parts->canvas.complete()) return Problem{"", 0, "OpenGL cannot draw a picture of this size"};
  Offscreen offscreen(std::move(parts));
  offscreen.bind();
  return offscreen;
}

Offscreen::Offscreen(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Offscreen::~Offscreen() = default;
Offscreen::Offscreen(Offscreen&&) noexcept = default;
Offscreen& Offscreen::operator=(Offscreen&&) noexcept = default;

void Offscreen::bind() {
  parts_->context.make_current();
  glBindFramebuffer(GL_FRAMEBUFFER, parts_->canvas.name());
  glViewport(0, 0, size().width, size().height);
}

Picture Offscreen::read() const {
  glBindFramebuffer(GL_FRAMEBUFFER, parts_->canvas.name());
  return read_picture(size());
}

Size Offscreen::size() const {
  return parts_->canvas.size();
}

}  // namespace katabasis
