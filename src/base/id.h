// Small strong numbers: a room's number cannot be taken for a door's.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace katabasis {

template <typename Tag>
struct Id {
  std::int32_t value = 0;
  constexpr auto operator<=>(const Id&) const = default;
  constexpr std::size_t index() const { return static_cast<std::size_t>(value); }
};

template <typename IdType>
constexpr IdType id_at(std::size_t index) {
  return IdType{static_cast<std::int32_t>(index)};
}

}  // namespace katabasis
