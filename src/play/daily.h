// Today's descent: every day has one labyrinth of its own, the same for everybody.
#pragma once

#include <cstdint>

namespace katabasis {

// A day of the Gregorian calendar in UTC.
struct Date {
  int year = 1;  // 1 … 9999
  int month = 1;
  int day = 1;
};

// Another one for each day, to be read as the date: 20310131.
std::uint64_t daily_seed(const Date& date);

}  // namespace katabasis
