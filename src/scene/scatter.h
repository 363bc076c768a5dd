// Numbers that look like chance and follow from where something is: the same place always looks the same.
#pragma once

#include <cstdint>

#include "base/geometry.h"

namespace katabasis {

// A mixer with two multiplications, after C. Wellons' "hash prospector".
constexpr std::uint32_t scattered(std::uint32_t value) {
  value = (value ^ (value >> 16U)) * 0x7feb352dU;
  value = (value ^ (value >> 15U)) * 0x846ca68bU;
  return value ^ (value >> 16U);
}
// `what` keeps different uses apart.
constexpr std::uint32_t scattered(Position at, std::uint32_t what) {
  return scattered(static_cast<std::uint32_t>(at.x) * 0x9e3779b9U ^
                   scattered(static_cast<std::uint32_t>(at.y) + 0x632be5abU * what));
}

}  // namespace katabasis
