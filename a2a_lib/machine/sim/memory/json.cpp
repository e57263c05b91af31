#include "memory/json.h"

#include <cstdio>

#include "memory/numerals.h"

namespace a2a {
std::string json_quote(const std::string& in) {
  std::string out = "\"";
  for (char c : in) {
    if (c == '"' || c == '\\') (out += '\\') += c;
    else if (c == '\n') out += "\\n";
    else if (c == '\t') out += "\\t";
    else if (u8(c) < 32) out += ' ';
    else out += c;
  }
  return out + '"';
}

Json& Json::put(const char* key, const std::string& json) {
  if (!fields_.empty()) fields_ += ", ";
  fields_ += json_quote(key) + ": " + json;
  return *this;
}

Json& Json::add(const Json& more) {
  if (!fields_.empty() && !more.fields_.empty()) fields_ += ", ";
  fields_ += more.fields_;
  return *this;
}

Json& Json::add(const char* key, double number) {
  char text[32];
  const Numerals numerals;
  std::snprintf(text, sizeof text, "%.17g", number);
  return put(key, text);
}

namespace {
template <class T, class F>
std::string list_of(const std::vector<T>& all, F text) {
  std::string list = "[";
  for (const T& x : all) list += (list.size() > 1 ? ", " : "") + text(x);
  return list + "]";
}
}  // namespace

std::string json_list(const std::vector<Json>& objects) {
  return list_of(objects, [](const Json& o) { return o.str(); });
}
Json& Json::add(const char* key, const std::vector<Json>& objects) { return put(key, json_list(objects)); }
Json& Json::add(const char* key, const std::vector<std::string>& texts) { return put(key, list_of(texts, json_quote)); }
Json& Json::add(const char* key, const std::vector<i64>& numbers) {
  return put(key, list_of(numbers, [](i64 n) { return std::to_string(n); }));
}
}  // namespace a2a
