// The last picture of the place, kept so that panels can be drawn over it again without drawing the place
// anew. A context must be current, the same one, as long as it lives.
#pragma once

#include <memory>

#include "base/geometry.h"

namespace katabasis {

class KeptPicture {
 public:
  KeptPicture();
  ~KeptPicture();
  KeptPicture(const KeptPicture&) = delete;
  KeptPicture& operator=(const KeptPicture&) = delete;

  // Makes the kept picture, of this size, the framebuffer to draw into.
  void begin(Size size);
  // Copies it into the window's framebuffer of the same size, which is bound afterwards.
  void show() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace katabasis
