// Small pictures side by side in one texture. A context must be current, the same one, as long as it lives.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "base/geometry.h"

namespace katabasis {

class PictureSheet {
 public:
  // Each picture has this size; there is room for across × down of them, black at first.
  PictureSheet(Size picture, int across, int down);
  ~PictureSheet();
  PictureSheet(const PictureSheet&) = delete;
  PictureSheet& operator=(const PictureSheet&) = delete;

  // Into the place with this number, counted by rows. The rows of `rgb` run from the top, three bytes a
  // pixel.
  void put(int place, std::span<const std::uint8_t> rgb);
  // OpenGL's name of the texture.
  unsigned name() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace katabasis
