#include "isa/operands.h"

#include <unordered_map>

#include "isa/text.h"

namespace a2a {
using namespace text;

namespace {
// "V.b64 S.b64 = x.u32 x.u32 | ..." -> alternatives
std::vector<OperandSpec> read_spec(sv s) {
  std::vector<OperandSpec> out;
  for (sv alt : split(s, '|')) {
    OperandSpec spec;
    bool src = false;
    while (!trim(alt).empty()) {
      sv w = word(alt);
      if (w == "=") {
        src = true;
        continue;
      }
      OperandSpec::One one;
      one.kind = w[0];
      sv type = w.size() > 2 ? w.substr(2) : sv("b32");
      static const std::pair<sv, Type> types[] = {
          {"b16", Type::b16},     {"u16", Type::u16},     {"i16", Type::i16},         {"f16", Type::f16},
          {"bf16", Type::bf16},   {"f16x2", Type::f16x2}, {"f16high", Type::f16high}, {"mix", Type::mix},
          {"f32x2", Type::f32x2}, {"b32", Type::b32},     {"u32", Type::u32},         {"i32", Type::i32},
          {"f32", Type::f32},     {"b64", Type::b64},     {"u64", Type::u64},         {"i64", Type::i64},
          {"f64", Type::f64},     {"b96", Type::b96},     {"b128", Type::b128},       {"b256", Type::b256},
          {"b512", Type::b512},   {"b1024", Type::b1024}};
      bool known = false;
      for (auto& [n, t] : types)
        if (type == n) one.type = t, known = true;
      if (!known) throw LoadError("bad operand spec in the table: " + std::string(s));
      (src ? spec.src : spec.dst).push_back(one);
    }
    out.push_back(std::move(spec));
  }
  if (out.empty()) out.emplace_back();
  return out;
}
}  // namespace

const std::vector<OperandSpec>& operand_specs(const OpInfo* op) {
  static std::unordered_map<const OpInfo*, std::vector<OperandSpec>> cache;
  auto it = cache.find(op);
  if (it == cache.end()) it = cache.emplace(op, read_spec(op->operands)).first;
  return it->second;
}
}  // namespace a2a
