#include "content/catalog.h"

#include <algorithm>
#include <array>

namespace katabasis {

namespace {

template <typename IdType, typename T>
std::optional<IdType> find_id(const std::vector<T>& values, std::string_view id) {
  const auto found =
      std::find_if(values.begin(), values.end(), [id](const T& value) { return value.id == id; });
  if (found == values.end()) return std::nullopt;
  return id_at<IdType>(static_cast<std::size_t>(found - values.begin()));
}

template <typename T>
const T* find_by_id(const std::vector<T>& values, std::string_view id) {
  const auto found =
      std::find_if(values.begin(), values.end(), [id](const T& value) { return value.id == id; });
  return found == values.end() ? nullptr : &*found;
}

}  // namespace

std::string_view kind_name(const ItemClass& item) {
  constexpr std::array<std::string_view, 3> names{"weapon", "armour", "potion"};
  return names[item.numbers.index()];
}

std::string_view name(ComponentKind kind) {
  constexpr std::array<std::string_view, 3> names{"central", "branch", "final"};
  return names[static_cast<std::size_t>(kind)];
}

std::optional<ItemClassId> Classes::find_item(std::string_view id) const {
  return find_id<ItemClassId>(items, id);
}

std::optional<MonsterClassId> Classes::find_monster(std::string_view id) const {
  return find_id<MonsterClassId>(monsters, id);
}

const RoomType* Catalog::find_room(std::string_view id) const {
  return find_by_id(rooms, id);
}

const ComponentPrefab* Catalog::find_component(std::string_view id) const {
  return find_by_id(components, id);
}

std::uint64_t fingerprint(const Catalog& catalog) {
  return hash_of(catalog);
}

}  // namespace katabasis
