// Fills in the values that depend on the address of the device globals: relocations and symbol differences.
#include <functional>

#include "isa/expr.h"
#include "isa/program.h"

namespace a2a {
const u32* Program::spread(u32 x) {
  auto [it, fresh] = pool_index.try_emplace(x, nullptr);
  if (fresh) {
    pool.emplace_back().fill(x);
    it->second = pool.back().data();
  }
  return it->second;
}

void Program::link(u64 base) {
  data_base = base;
  std::function<i64(const std::string&)> symbol = [&](const std::string& s) -> i64 {
    if (auto it = sets.find(s); it != sets.end()) return evaluate(it->second, symbol);
    if (auto it = labels.find(s); it != labels.end()) return i64(kCodeBase + u64(it->second) * kInstBytes);
    if (auto it = data_symbols.find(s); it != data_symbols.end()) return i64(base + it->second.offset);
    if (weak.count(s)) return 0;  // as linkers do: clang names threadIdx and its like without ever reading them
    throw LoadError("undefined symbol `" + s + "`");
  };
  for (auto& f : operand_fixes) {
    Inst& in = insts[f.inst];
    Operand& o = in.src[f.src];
    std::string_view e = f.expr;
    i64 v;
    try {
      size_t at = e.find('@');
      if (at != std::string_view::npos) {
        std::string name(e.substr(0, at));
        std::string_view kind = e.substr(at + 1);
        size_t plus = kind.find('+');
        i64 addend = plus == std::string_view::npos ? 0 : evaluate(kind.substr(plus + 1), symbol);
        kind = kind.substr(0, plus);
        bool hi = kind.find("@hi") != std::string_view::npos;
        i64 place = i64(kCodeBase + u64(f.inst) * kInstBytes + 4);  // the literal follows the first dword
        v = symbol(name) + addend;
        if (kind.substr(0, 5) == "rel32") v -= place;
        else if (kind.substr(0, 5) != "abs32") throw LoadError("relocation " + f.expr + " is not supported");
        v = hi ? v >> 32 : v & 0xffffffff;
      } else v = evaluate(e, symbol);
    } catch (const LoadError& err) {
      throw LoadError("assembly line " + std::to_string(in.asm_line) + ": operand `" + f.expr + "`: " + err.what());
    }
    o.value = o.dwords == 2 ? u64(v) : u32(v);
    o.lanes = spread(u32(o.value));
    o.lanes_hi = spread(u32(o.value >> 32));
  }
  for (auto& f : data_fixes) {
    u64 v = u64(evaluate(f.expr, symbol));
    std::memcpy(data.data() + f.offset, &v, f.bytes);
  }
}
}  // namespace a2a
