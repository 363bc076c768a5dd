// The list of games that lie in files, with the pictures of those in view.
#pragma once

#include <optional>

#include "app/services.h"
#include "render/picture_sheet.h"

namespace katabasis {

class Shelf {
 public:
  // `services` must outlive it.
  explicit Shelf(const Services& services) : services_(services) {}

  // Lists the files anew; none of them has been read then.
  void show(KeptKind kind);
  // Reads one, in place of what had its slot before.
  void read(std::size_t file);

  const KeptList& list() const { return list_; }
  // OpenGL's name of the texture with the pictures; 0: there is none yet.
  unsigned pictures() const { return sheet_ ? sheet_->name() : 0; }

 private:
  const Services& services_;
  KeptList list_;
  std::optional<PictureSheet> sheet_;
};

}  // namespace katabasis
