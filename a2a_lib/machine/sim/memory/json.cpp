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

Json& Json::add(const char* key, const std::vector<i64>& numbers) {
  std::string list = "[";
  for (i64 n : numbers) list += (list.size() > 1 ? ", " : "") + std::to_string(n);
  return put(key, list + "]");
}

Json& Json::add(const char* key, const std::vector<Json>& objects) {
  std::string list = "[";
  for (const Json& o : objects) list += (list.size() > 1 ? ", " : "") + o.str();
  return put(key, list + "]");
}
}  // namespace a2a
