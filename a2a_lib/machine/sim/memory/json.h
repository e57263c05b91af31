// JSON for the users of the simulator.
// Without iostreams, whose locales crash in processes with two C++ runtimes, as PyTorch's packages can bring one.
#pragma once
#include <string>
#include <type_traits>
#include <vector>

#include "memory/common.h"

namespace a2a {
std::string json_quote(const std::string&);

// A JSON object, field by field.
class Json {
 public:
  Json() = default;
  // Keys and values in turn.
  template <class T, class... More>
  explicit Json(const char* key, const T& value, const More&... more) {
    add(key, value);
    if constexpr (sizeof...(more) > 0) add(Json(more...));
  }
  Json& add(const char* key, const std::string& text) { return put(key, json_quote(text)); }
  Json& add(const char* key, const char* text) { return text ? put(key, json_quote(text)) : null(key); }
  Json& add(const char* key, bool value) { return put(key, value ? "true" : "false"); }
  template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
  Json& add(const char* key, T number) {
    return put(key, std::to_string(number));
  }
  Json& add(const char* key, double);  // every digit
  // An object without fields is null.
  Json& add(const char* key, const Json& object) { return object.fields_.empty() ? null(key) : put(key, object.str()); }
  Json& add(const char* key, const std::vector<i64>&);
  Json& add(const char* key, const std::vector<Json>&);
  Json& add(const char* key, const std::vector<std::string>&);
  Json& add(const Json& fields);  // all of them
  Json& null(const char* key) { return put(key, "null"); }
  Json& put(const char* key, const std::string& json);
  std::string str() const { return "{" + fields_ + "}"; }

 private:
  std::string fields_;
};
std::string json_list(const std::vector<Json>&);
}  // namespace a2a
