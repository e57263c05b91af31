// Kernels by their names in the source: C++ mangles those that are not `extern "C"`.
#include <cxxabi.h>

#include <cctype>
#include <cstdlib>
#include <map>

#include "isa/program.h"

namespace a2a {
namespace {
bool opens(char c) { return c == '(' || c == '<' || c == '{' || c == '['; }
bool closes(char c) { return c == ')' || c == '>' || c == '}' || c == ']'; }

// The last index of `what` outside of all brackets; npos if there is none.
size_t last(const std::string& text, char what) {
  int depth = 0;
  for (size_t at = text.size(); at-- > 0;) {
    if (depth == 0 && text[at] == what) return at;
    depth += closes(text[at]) - opens(text[at]);
    if (depth == 0 && text[at] == what && opens(what)) return at;
  }
  return std::string::npos;
}

// "void mine::copy<float>(float*)" -> "mine::copy<float>(float*)" and, without parameters, "mine::copy<float>".
std::string without_parameters(const std::string& whole) {
  const size_t parameters = whole.ends_with(')') ? last(whole, '(') : std::string::npos;
  return parameters == std::string::npos ? whole : whole.substr(0, parameters);
}
std::string without_result(const std::string& whole) {
  const size_t space = last(without_parameters(whole), ' ');
  return space == std::string::npos ? whole : whole.substr(space + 1);
}
std::string by_runtime(const std::string& symbol) {
  int status = 0;
  char* text = abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status);
  const std::string name = text ? text : "";
  std::free(text);
  return name;
}
bool in_word(const std::string& text, size_t at) {
  return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) || text[at] == '_');
}
void replace_all(std::string& text, const std::string& from, const std::string& to, bool words) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    if (!words || !(in_word(text, at - 1) || in_word(text, at + from.size()))) text.replace(at, from.size(), to);
}
}  // namespace

std::string demangled(const std::string& symbol) {
  std::string name = by_runtime(symbol);
  if (!name.empty() || symbol.find("DF16") == std::string::npos) return name;
  // Old C++ runtimes do not know __bf16 and _Float16: other types stand for them.
  std::string older = symbol;
  replace_all(older, "DF16b", "De", false);
  replace_all(older, "DF16_", "Dh", false);
  name = by_runtime(older);
  replace_all(name, "decimal128", "__bf16", true);
  replace_all(name, "half", "_Float16", true);
  return name;
}

void name_kernels(Program& p) {
  std::map<std::string, int> times;
  for (KernelInfo& k : p.kernels) {
    const std::string whole = k.name.starts_with("_Z") ? demangled(k.name) : "";
    k.source_name = whole.empty() ? k.name : without_result(whole);
    ++times[without_parameters(k.source_name)];
  }
  for (KernelInfo& k : p.kernels)
    if (const std::string brief = without_parameters(k.source_name); times[brief] == 1) k.source_name = brief;
}
}  // namespace a2a
