#include "app/shelf.h"

#include <utility>

namespace katabasis {

void Shelf::show(KeptKind kind) {
  list_ = KeptList{.kind = kind, .files = services_.kept_files(kind), .read = {}};
}

void Shelf::read(std::size_t file) {
  if (file >= list_.files.size()) return;
  KeptGame game = services_.read_kept_game(list_.files[file].path);
  const std::size_t slot = file % KeptList::slots;
  if (!game.picture.empty()) {
    constexpr int down = static_cast<int>(KeptList::slots) / kept_pictures_across;
    if (!sheet_) sheet_.emplace(kept_picture_size, kept_pictures_across, down);
    sheet_->put(static_cast<int>(slot), game.picture);
  }
  list_.read[slot] = KeptList::Slot{file, std::move(game.facts)};
}

}  // namespace katabasis
