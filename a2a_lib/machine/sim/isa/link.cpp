// Fills in the values that depend on the address of the device globals: relocations and symbol differences.
#include <algorithm>
#include <cctype>
#include <functional>
#include <numeric>
#include <vector>

#include "isa/program.h"

namespace a2a {
namespace {
struct Parser {
  std::string_view s;
  const std::function<i64(const std::string&)>& symbol;
  size_t at = 0;

  void space() {
    while (at < s.size() && std::isspace((unsigned char)s[at])) ++at;
  }
  bool eat(std::string_view t) {
    space();
    if (s.substr(at, t.size()) != t) return false;
    at += t.size();
    return true;
  }
  [[noreturn]] void fail(const std::string& what) {
    throw LoadError("cannot evaluate `" + std::string(s) + "`: " + what);
  }

  i64 ternary() {
    i64 c = binary(0);
    if (!eat("?")) return c;
    i64 a = ternary();
    if (!eat(":")) fail("expected :");
    i64 b = ternary();
    return c ? a : b;
  }
  i64 binary(int level) {
    static const std::vector<std::vector<std::string_view>> ops = {
        {"||"},       {"&&"},     {"|"},          {"^"}, {"&"}, {"==", "!="}, {"<=", ">=", "<", ">"},
        {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}};
    if (level == int(ops.size())) return unary();
    i64 a = binary(level + 1);
    for (;;) {
      space();
      const auto found =
          std::find_if(ops[level].begin(), ops[level].end(), [&](auto o) { return s.substr(at, o.size()) == o; });
      if (found == ops[level].end()) return a;
      const std::string_view op = *found;
      if (op.size() == 1 && at + 1 < s.size() && (op == "|" || op == "&" || op == "<" || op == ">") &&
          s[at + 1] == op[0])
        return a;
      at += op.size();
      i64 b = binary(level + 1);
      if (op == "||") a = a || b;
      else if (op == "&&") a = a && b;
      else if (op == "|") a |= b;
      else if (op == "^") a ^= b;
      else if (op == "&") a &= b;
      else if (op == "==") a = a == b;
      else if (op == "!=") a = a != b;
      else if (op == "<=") a = a <= b;
      else if (op == ">=") a = a >= b;
      else if (op == "<") a = a < b;
      else if (op == ">") a = a > b;
      else if (op == "<<") a = i64(u64(a) << b);
      else if (op == ">>") a >>= b;
      else if (op == "+") a += b;
      else if (op == "-") a -= b;
      else if (op == "*") a *= b;
      else {
        if (!b) fail("division by zero");
        a = op == "/" ? a / b : a % b;
      }
    }
  }
  i64 unary() {
    if (eat("-")) return -unary();
    if (eat("~")) return ~unary();
    if (eat("!")) return !unary();
    return primary();
  }
  i64 primary() {
    space();
    if (eat("(")) {
      i64 v = ternary();
      if (!eat(")")) fail("expected )");
      return v;
    }
    if (at < s.size() && std::isdigit((unsigned char)s[at])) {
      size_t end = at;
      while (end < s.size() && std::isalnum((unsigned char)s[end])) ++end;
      std::string n(s.substr(at, end - at));
      at = end;
      return i64(std::stoull(n, nullptr, 0));
    }
    size_t end = at;
    while (end < s.size() &&
           (std::isalnum((unsigned char)s[end]) || s[end] == '_' || s[end] == '.' || s[end] == '$' || s[end] == '@'))
      ++end;
    if (end == at) fail("expected a value at `" + std::string(s.substr(at)) + "`");
    std::string name(s.substr(at, end - at));
    at = end;
    if (!eat("(")) return symbol(name);
    std::vector<i64> a;
    if (!eat(")")) {
      do a.push_back(ternary());
      while (eat(","));
      if (!eat(")")) fail("expected )");
    }
    if (name == "max") return *std::max_element(a.begin(), a.end());
    if (name == "or") return std::accumulate(a.begin(), a.end(), i64{0}, std::bit_or<>());
    if (name == "alignto" && a.size() == 2) return (a[0] + a[1] - 1) / a[1] * a[1];
    if (name == "totalnumvgprs" && a.size() == 2) return a[0] ? (a[1] + 3) / 4 * 4 + a[0] : a[1];  // (agprs, vgprs)
    if (name == "extrasgprs") return 6;
    if (name == "instprefsize" || name == "occupancy") return 0;
    fail("unknown function " + name);
  }
};
}  // namespace

i64 evaluate(std::string_view text, const std::function<i64(const std::string&)>& symbol) {
  Parser p{text, symbol};
  i64 v = p.ternary();
  p.space();
  if (p.at != text.size()) p.fail("unexpected `" + std::string(text.substr(p.at)) + "`");
  return v;
}

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
