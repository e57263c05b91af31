#include "machine/awaited.h"

#include <map>
#include <string_view>

#include "isa/program.h"
#include "isa/table.h"

namespace a2a {
namespace {
constexpr int kSteps = 64;  // instructions from the poll to the comparison, at most
using Register = std::pair<Kind, u16>;

// The part of the loaded word that a register holds: dword 0 or 1.
using Holds = std::map<Register, int>;

u32 dword_of(const ResidentWave& w, const Operand& o, int at, int lane) {
  if (o.kind == Kind::Vgpr) return w.v[size_t(o.reg + at) * kLanes + size_t(lane)];
  if (o.kind == Kind::Sgpr) return w.s[o.reg + at];
  return u32(o.value >> 32 * at);
}

// "v_cmp_lt_u32": {"lt", 1 dword}; {"", 0} for an instruction that compares no integers.
std::pair<std::string_view, int> comparison(std::string_view name) {
  for (std::string_view prefix : {"v_cmp_", "s_cmp_"}) {
    if (!name.starts_with(prefix)) continue;
    name.remove_prefix(prefix.size());
    const size_t type = name.find('_');
    if (type == std::string_view::npos) return {};
    const std::string_view of = name.substr(type + 1, 3);
    if (of == "u32" || of == "i32") return {name.substr(0, type), 1};
    if (of == "u64" || of == "i64") return {name.substr(0, type), 2};
  }
  return {};
}

// The relation that ends the wait, from the comparison "seen OP value". It is the one that does not hold for the value
// seen so far. order: seen <=> value.
const char* relation(std::string_view op, bool seen_first, int order) {
  if (op == "eq" || op == "ne" || op == "lg") return order ? "equal" : "other than";
  if (op != "lt" && op != "ge" && op != "gt" && op != "le") return nullptr;
  const bool least = (op == "lt" || op == "ge") == seen_first;
  if (least) return order < 0 ? "at least" : "less than";
  return order <= 0 ? "more than" : "at most";
}
int order(u64 a, u64 b, int dwords, bool is_signed) {
  const int unused = 64 - 32 * dwords;
  if (!is_signed) return (a << unused > b << unused) - (a << unused < b << unused);
  const i64 x = i64(a << unused), y = i64(b << unused);
  return (x > y) - (x < y);
}
}  // namespace

std::optional<Awaited> awaited(const ResidentWave& w, u32 pc, int lane, u64 saw) {
  const auto& insts = w.program->insts;
  const Inst& look = insts[pc];
  if (!look.ndst || look.dst[0].kind != Kind::Vgpr) return {};
  const int dwords = look.dst[0].dwords;
  Holds holds;
  for (int i = 0; i < dwords && i < 2; ++i) holds[{Kind::Vgpr, u16(look.dst[0].reg + i)}] = i;
  int in_lds = -1;
  auto held = [&](const Operand& o) {
    auto it = holds.find({o.kind, o.reg});
    return it == holds.end() ? -1 : it->second;
  };
  for (int step = 0; step < kSteps && ++pc < insts.size(); ++step) {
    const Inst& in = insts[pc];
    const std::string_view name = in.info->name;
    if (in.unit == Unit::End) return {};
    if (name.starts_with("s_branch")) {
      pc = in.target - 1;
      continue;
    }
    if (const auto [op, size] = comparison(name); size && in.nsrc >= 2) {
      const int first = held(in.src[0]), second = held(in.src[1]);
      if ((first < 0) == (second < 0)) continue;
      const Operand& value = in.src[first < 0 ? 0 : 1];
      const int part = first < 0 ? second : first;
      if (size == 2 && part) return {};
      u64 bits = dword_of(w, value, 0, lane);
      if (size == 2) bits |= u64(dword_of(w, value, 1, lane)) << 32;
      const bool is_signed = name.find("_i") != std::string_view::npos;
      const char* told = relation(op, first >= 0, order(saw >> 32 * part, bits, size, is_signed));
      if (!told) return {};
      return Awaited{told, bits, size == 1 && part == 1};
    }
    if (name.starts_with("ds_write") || name.starts_with("ds_read")) {
      const bool write = name.starts_with("ds_write");
      if (write && in.nsrc >= 2 && held(in.src[1]) >= 0) in_lds = held(in.src[1]);
      if (!write && in_lds >= 0) holds[{in.dst[0].kind, in.dst[0].reg}] = in_lds;
      continue;
    }
    const bool moves =
        name.starts_with("v_mov_b32") || name.starts_with("s_mov_b32") || name.starts_with("v_readfirstlane_b32");
    const int part = moves ? held(in.src[0]) : -1;
    for (int i = 0; i < in.ndst; ++i)
      for (int k = 0; k < in.dst[i].dwords; ++k) holds.erase({in.dst[i].kind, u16(in.dst[i].reg + k)});
    if (part >= 0) holds[{in.dst[0].kind, in.dst[0].reg}] = part;
  }
  return {};
}
}  // namespace a2a
