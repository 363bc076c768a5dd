// Every value of the game can be walked field by field: each struct has one function
//   template <typename Archive> void visit_fields(Field<Archive, T>& value, Archive& archive)
// that calls archive("name", value.field) for each of its fields. Saving, loading, hashing and diffing are
// archives, so no new field can be forgotten in one of them. An archive says with `writes_fields` whether it
// changes what it visits; one that does gets the values as they are, the others get them const.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/digest.h"
#include "base/geometry.h"
#include "base/grid.h"
#include "base/id.h"

namespace katabasis {

template <typename Archive, typename T>
using Field = std::conditional_t<Archive::writes_fields, T, const T>;

template <typename Archive>
void visit_fields(Field<Archive, Position>& position, Archive& archive) {
  archive("x", position.x);
  archive("y", position.y);
}

template <typename Archive>
void visit_fields(Field<Archive, Size>& size, Archive& archive) {
  archive("width", size.width);
  archive("height", size.height);
}

template <typename Archive>
void visit_fields(Field<Archive, Rect>& rect, Archive& archive) {
  archive("x", rect.x);
  archive("y", rect.y);
  archive("width", rect.width);
  archive("height", rect.height);
}

// The archive that makes a digest of all values in their order.
class HashArchive {
 public:
  static constexpr bool writes_fields = false;

  template <typename T>
  void operator()(const char*, const T& value) {
    add(value);
  }
  std::uint64_t value() const { return digest_.value(); }

 private:
  template <typename T>
  void add(const T& value) {
    if constexpr (std::integral<T> || std::is_enum_v<T>) {
      digest_.add(static_cast<std::uint64_t>(value));
    } else {
      visit_fields(value, *this);
    }
  }
  void add(const std::string& value) { digest_.add(value); }
  template <typename Tag>
  void add(const Id<Tag>& id) {
    add(id.value);
  }
  template <typename T>
  void add(const std::optional<T>& value) {
    add(value.has_value());
    if (value) add(*value);
  }
  template <typename T>
  void add(const std::vector<T>& values) {
    add(values.size());
    for (const auto& value : values) add(value);
  }
  template <typename... Ts>
  void add(const std::variant<Ts...>& value) {
    add(value.index());
    std::visit([this](const auto& held) { add(held); }, value);
  }
  // Cells of a byte go eight to a word.
  template <typename T>
  void add(const Grid<T>& grid) {
    add(grid.size());
    if constexpr (sizeof(T) == 1 && (std::integral<T> || std::is_enum_v<T>)) {
      digest_.add(std::string_view(reinterpret_cast<const char*>(grid.cells().data()), grid.cells().size()));
    } else {
      for (const auto& cell : grid.cells()) add(cell);
    }
  }

  Digest digest_;
};

template <typename T>
std::uint64_t hash_of(const T& value) {
  HashArchive archive;
  archive("", value);
  return archive.value();
}

}  // namespace katabasis
