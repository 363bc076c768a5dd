// A picture takes no memory: what it needs is kept from the one before. What the driver allocates for itself
// does not count.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "render/drawn.h"

namespace {

thread_local long allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

void* counted(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto edge = static_cast<std::size_t>(alignment);
  if (void* memory = std::aligned_alloc(edge, (size + edge - 1) / edge * edge)) return memory;
  throw std::bad_alloc();
}

}  // namespace

// The other forms of new and delete call these.
void* operator new(std::size_t size) {
  return counted(size);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted(size, alignment);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  std::free(memory);
}

namespace katabasis::test {
namespace {

constexpr std::string_view halls = R"(
  ################
  #......##......#
  #..s...||...!..#
  #......##......#
  #..@...##..c...#
  #......LL......#
  #......##......#
  ################)";

// Pictures of a stage, drawn into one frame, and what they allocated.
class Pictures {
 public:
  Pictures() : game_(Drawn::game_of({halls})), stage_(game_, drawn_.assets()) {}

  void watch(int pictures) {
    for (int i = 0; i < pictures; ++i) {
      const long before = allocations;
      stage_.advance(1.0F / 60);
      stage_.frame_into(frame_, drawn_.aspect());
      drawn_.render(frame_);
      taken += allocations - before;
      ++drawn;
      blows += frame_.floating.empty() ? 0 : 1;
    }
  }
  // Until the action is over, and some more; waits if something is in the way.
  void act(const Action& action) {
    stage_.show(game_, game_.play(game_.check(action) ? Action(action::Wait{}) : action));
    watch(25);
  }
  const Frame& frame() const { return frame_; }

  long taken = 0;
  int drawn = 0;
  int blows = 0;  // pictures with numbers that rise

 private:
  Drawn drawn_;
  Game game_;
  Stage stage_;
  Frame frame_;
};

TEST(Allocation, TheCounterCounts) {
  const long before = allocations;
  const auto number = std::make_unique<int>(7);
  EXPECT_EQ(*number, 7);
  EXPECT_EQ(allocations, before + 1);
}

TEST(Allocation, AStillGameTakesNone) {
  Pictures pictures;
  pictures.watch(3);
  pictures.taken = 0;
  pictures.watch(100);
  EXPECT_EQ(pictures.taken, 0);
  EXPECT_GT(pictures.frame().instances.size(), 3U) << "there is something to be seen";
}

TEST(Allocation, WalkingAndTurningTakesNoneBetweenTheActions) {
  Pictures pictures;
  const auto lap = [&pictures] {
    for (const Direction to : {Direction::east, Direction::east, Direction::west, Direction::west})
      pictures.act(action::Step{to});
    for (int i = 0; i < 4; ++i) pictures.act(action::Turn{1});
  };
  lap();
  pictures.taken = pictures.drawn = 0;
  lap();
  lap();
  EXPECT_EQ(pictures.taken, 0);
  EXPECT_GE(pictures.drawn, 200);
  EXPECT_GT(pictures.blows, 0) << "there is a fight";
}

}  // namespace
}  // namespace katabasis::test
