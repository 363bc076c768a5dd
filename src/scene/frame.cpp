#include "scene/frame.h"

namespace katabasis {

namespace {

// More than a torch shows at once in any place, so that no list grows in the middle of a game.
constexpr std::size_t most_fields = 512;
constexpr std::size_t most_things = 256;

template <typename Value>
void empty(std::vector<Value>& list, std::size_t room) {
  list.clear();
  list.reserve(room);
}

}  // namespace

void Frame::clear() {
  empty(chunks, 16);
  empty(fields, most_fields);
  empty(instances, most_things);
  empty(limbs, most_things);
  empty(shadows, most_things);
  empty(flames, 32);
  empty(beams, 4);
  empty(floating, 32);
  mood = {};
  hurt = 0;
  asleep = 0;
  ground = 1;
}

}  // namespace katabasis
