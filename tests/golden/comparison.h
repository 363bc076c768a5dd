// Are two pictures the same to a person? A processor may round differently from another: a few pixels may be
// off, and all of them a little.
#pragma once

#include <string>

#include "render/picture.h"

namespace katabasis::golden {

struct Comparison {
  bool same_size = false;
  double off = 0;   // in hundredths: pixels of which a colour is off by more than 8 of 255
  double mean = 0;  // of what colours are off, 0 … 255

  bool same() const { return same_size && off <= 0.05 && mean < 2.0; }
};

Comparison compare(const Picture& actual, const Picture& expected);
std::string words(const Comparison& comparison);

// What is off, made bright; both have the same size.
Picture difference(const Picture& actual, const Picture& expected);

}  // namespace katabasis::golden
