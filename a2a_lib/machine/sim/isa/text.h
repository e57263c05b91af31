// Pieces of assembly text: words, comma lists, numbers.
#pragma once
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "memory/common.h"

namespace a2a::text {
using sv = std::string_view;

inline sv trim(sv s) {
  size_t a = s.find_first_not_of(" \t\r"), b = s.find_last_not_of(" \t\r");
  return a == sv::npos ? sv() : s.substr(a, b - a + 1);
}
// Returns the first word of `s`, and removes it from `s`.
inline sv word(sv& s) {
  s = trim(s);
  size_t n = s.find_first_of(" \t");
  sv w = s.substr(0, n);
  s = n == sv::npos ? sv() : trim(s.substr(n));
  return w;
}
// Splits at top-level commas (not inside brackets, parentheses or quotes).
inline std::vector<sv> split(sv s, char by = ',') {
  std::vector<sv> out;
  int depth = 0;
  bool quoted = false;
  size_t from = 0;
  for (size_t i = 0; i < s.size(); ++i) {
    char c = s[i];
    if (c == '"' && (i == 0 || s[i - 1] != '\\')) quoted = !quoted;
    if (quoted) continue;
    if (c == '[' || c == '(') ++depth;
    if (c == ']' || c == ')') --depth;
    if (c == by && depth == 0) {
      out.push_back(trim(s.substr(from, i - from)));
      from = i + 1;
    }
  }
  if (!trim(s.substr(from)).empty() || !out.empty()) out.push_back(trim(s.substr(from)));
  return out;
}
// The text without its comment; `;` inside quotes is text.
inline sv uncomment(sv s) {
  bool quoted = false;
  for (size_t i = 0; i < s.size(); ++i) {
    if (s[i] == '"' && (i == 0 || s[i - 1] != '\\')) quoted = !quoted;
    if (!quoted && (s[i] == ';' || (s[i] == '/' && i + 1 < s.size() && s[i + 1] == '/'))) return s.substr(0, i);
  }
  return s;
}
inline std::string unquote(sv s) {
  s = trim(s);
  if (s.size() >= 2 && s.front() == '"' && s.back() == '"') s = s.substr(1, s.size() - 2);
  std::string out;
  for (size_t i = 0; i < s.size(); ++i) {
    if (s[i] != '\\' || i + 1 == s.size()) {
      out += s[i];
      continue;
    }
    char c = s[++i];
    if (c >= '0' && c <= '7') {
      int v = 0, n = 0;
      while (n < 3 && i < s.size() && s[i] >= '0' && s[i] <= '7') {
        v = v * 8 + s[i++] - '0';
        ++n;
      }
      --i;
      out += char(v);
    } else out += c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c == 'b' ? '\b' : c == 'f' ? '\f' : c;
  }
  return out;
}
inline std::optional<i64> integer(sv s) {
  bool neg = !s.empty() && s[0] == '-';
  if (neg) s.remove_prefix(1);
  int base = 10;
  if (s.starts_with("0x")) {
    base = 16;
    s.remove_prefix(2);
  }
  u64 v = 0;
  auto [end, err] = std::from_chars(s.data(), s.data() + s.size(), v, base);
  if (err != std::errc() || end != s.data() + s.size() || s.empty()) return {};
  return neg ? -i64(v) : i64(v);
}
// Returns the table's value for a name.
template <class Value, size_t n>
std::optional<Value> find_in(const std::pair<sv, Value> (&table)[n], sv name) {
  for (const auto& [key, value] : table)
    if (key == name) return value;
  return {};
}
}  // namespace a2a::text
