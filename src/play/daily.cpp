#include "play/daily.h"

namespace katabasis {

std::uint64_t daily_seed(const Date& date) {
  return static_cast<std::uint64_t>(date.year) * 10000U + static_cast<std::uint64_t>(date.month) * 100U +
         static_cast<std::uint64_t>(date.day);
}

}  // namespace katabasis
