// JSON objects whose keys stay in the order in which they are written down, as the text protocol demands.
#pragma once

#include <nlohmann/json.hpp>
#include <utility>

namespace katabasis {

using Json = nlohmann::ordered_json;

namespace json_detail {

inline void add(Json::object_t&) {}
template <typename Value, typename... Rest>
void add(Json::object_t& object, const char* key, Value&& value, Rest&&... rest) {
  object.emplace_back(key, std::forward<Value>(value));
  add(object, std::forward<Rest>(rest)...);
}

}  // namespace json_detail

// object("x", 5, "y", 4) is {"x": 5, "y": 4}. The keys must differ: nothing looks for the same one before,
// which makes this many times faster than the library's own lists.
template <typename... KeysAndValues>
Json object(KeysAndValues&&... keys_and_values) {
  Json::object_t object;
  object.reserve(sizeof...(keys_and_values) / 2);
  json_detail::add(object, std::forward<KeysAndValues>(keys_and_values)...);
  return object;
}

}  // namespace katabasis
