// clang's gfx942 assembly text -> Program. Strict: an unknown mnemonic, modifier, directive or operand is a LoadError.
#include <cxxabi.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

#include "isa/instruction.h"
#include "isa/mode.h"
#include "isa/program.h"
#include "isa/text.h"

namespace a2a {
using namespace text;

namespace {
// .amdgpu_metadata: the YAML subset that clang writes (kernels, their arguments, their hardware requirements).
void read_metadata(const std::vector<sv>& lines, Program& p) {
  bool in_args = false;
  std::vector<KernelArg> args;
  std::map<std::string, i64> values;
  std::string name;
  auto flush = [&] {
    for (auto& k : p.kernels) {
      if (k.name != name) continue;
      k.args = args;
      k.lds = u32(values[".group_segment_fixed_size"]);
      k.scratch = u32(values[".private_segment_fixed_size"]);
      k.kernarg_size = u32(values[".kernarg_segment_size"]);
      if (values.count(".max_flat_workgroup_size")) k.max_block = u32(values[".max_flat_workgroup_size"]);
      k.vgprs = u32(values[".vgpr_count"]);
      k.agprs = u32(values[".agpr_count"]);
      k.sgprs = u32(values[".sgpr_count"]);
    }
    args.clear();
    values.clear();
    name.clear();
  };
  for (sv raw : lines) {
    size_t indent = raw.find_first_not_of(' ');
    sv t = trim(raw);
    if (t.empty() || (t[0] == '-' && t.size() > 2 && t[1] == '-')) continue;
    bool item = t[0] == '-' && t.size() > 1 && t[1] == ' ';
    if (indent == 2 && item) flush();
    in_args &= indent > 4;  // deeper than .args
    if (in_args && (item || args.empty())) args.emplace_back();
    if (item) t = trim(t.substr(1));
    size_t c = t.find(':');
    if (c == sv::npos) continue;
    sv key = trim(t.substr(0, c)), val = trim(t.substr(c + 1));
    if (val.size() > 1 && (val[0] == '\'' || val[0] == '"')) val = val.substr(1, val.size() - 2);
    if (indent == 0) {
      flush();
      continue;
    }
    if (in_args) {
      KernelArg& arg = args.back();
      if (key == ".offset") arg.offset = u32(integer(val).value_or(0));
      else if (key == ".size") arg.size = u32(integer(val).value_or(0));
      else if (key == ".value_kind") arg.kind = std::string(val);
    } else if (key == ".args") in_args = val.empty();
    else if (key == ".name") name = std::string(val);
    else if (auto n = integer(val)) values[std::string(key)] = *n;
  }
  flush();
}

// ---- assembler expressions: .set values, max(a, b), totalnumvgprs(...), symbol differences ----
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

  // Numbers wrap around, as in LLVM. C++ leaves it undefined, and -2^63 / -1 ends a process on x86-64, not on aarch64.
  i64 quotient(i64 a, i64 b) {
    if (!b) fail("division by zero");
    return b == -1 ? i64(0 - u64(a)) : a / b;
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
      else if (op == "<<" || op == ">>") {
        if (b < 0 || b > 63) fail("shift by " + std::to_string(b));
        a = op == "<<" ? i64(u64(a) << b) : a >> b;
      } else if (op == "+") a = i64(u64(a) + u64(b));
      else if (op == "-") a = i64(u64(a) - u64(b));
      else if (op == "*") a = i64(u64(a) * u64(b));
      else a = op == "/" ? quotient(a, b) : i64(u64(a) - u64(quotient(a, b)) * u64(b));
    }
  }
  i64 unary() {
    if (eat("-")) return i64(0 - u64(unary()));
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
    if (name == "max" && !a.empty()) return *std::max_element(a.begin(), a.end());
    if (name == "or") return std::accumulate(a.begin(), a.end(), i64{0}, std::bit_or<>());
    if (name == "alignto" && a.size() == 2) return i64(u64(quotient(i64(u64(a[0]) + u64(a[1]) - 1), a[1])) * u64(a[1]));
    if (name == "totalnumvgprs" && a.size() == 2) return a[0] ? (a[1] + 3) / 4 * 4 + a[0] : a[1];  // (agprs, vgprs)
    if (name == "extrasgprs") return 6;
    if (name == "instprefsize" || name == "occupancy") return 0;
    fail("unknown function " + name);
  }
};

// `symbol` gives the value of a name or throws LoadError.
i64 evaluate(std::string_view text, const std::function<i64(const std::string&)>& symbol) {
  Parser p{text, symbol};
  i64 v = p.ternary();
  p.space();
  if (p.at != text.size()) p.fail("unexpected `" + std::string(text.substr(p.at)) + "`");
  return v;
}

// ---- kernels by their names in the source: C++ mangles those that are not `extern "C"` ----
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

// Gives each kernel its source name: "copy<float>", with its parameters where another kernel has the same name.
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

// ---- names to numbers, once the whole text is read: branch targets, kernel descriptors, needs of each function ----
struct DescriptorEntry {
  u32 kernel;
  std::string key, expr;
};  // .amdhsa_KEY EXPR

i64 symbol(const Program& p, const std::string& s, int depth) {
  if (depth > 64) throw LoadError("circular .set of " + s);
  if (auto it = p.sets.find(s); it != p.sets.end())
    return evaluate(it->second, [&](const std::string& x) { return symbol(p, x, depth + 1); });
  if (auto it = p.labels.find(s); it != p.labels.end()) return i64(kCodeBase + u64(it->second) * kInstBytes);
  throw LoadError("unknown symbol " + s);
}

void set_targets(Program& p, const std::vector<LabelFix>& fixes) {
  for (auto& f : fixes) {
    auto it = p.labels.find(f.label);
    Inst& in = p.insts[f.inst];
    if (it == p.labels.end()) {
      std::string where = "assembly line " + std::to_string(in.asm_line);
      if (in.line) where += " (" + p.files[in.file] + ":" + std::to_string(in.line) + ")";
      throw LoadError(where + ": no such label: " + f.label);
    }
    in.target = it->second;
  }
}

// A description that no gfx942 kernel can have would take memory without bound, or write beyond the arguments.
void check_bounds(const KernelInfo& k) {
  auto check = [&](const char* what, i64 n, i64 most) {
    if (n < 0 || n > most)
      throw LoadError("kernel " + k.name + ": " + what + " is " + std::to_string(n) + ", not 0 to " +
                      std::to_string(most));
  };
  check(".amdhsa_next_free_vgpr", k.flag("next_free_vgpr"), 512);
  check(".amdhsa_accum_offset", k.flag("accum_offset"), 256);
  check(".amdhsa_next_free_sgpr", k.flag("next_free_sgpr"), 128);
  check(".amdhsa_user_sgpr_count", k.flag("user_sgpr_count"), 32);
  check(".amdhsa_user_sgpr_kernarg_preload_length", k.flag("user_sgpr_kernarg_preload_length"), 16);
  check(".amdhsa_user_sgpr_kernarg_preload_offset", k.flag("user_sgpr_kernarg_preload_offset"), 512);
  check(".vgpr_count", k.vgprs, 512);
  check(".agpr_count", k.agprs, 256);
  check(".sgpr_count", k.sgprs, 128);
  check(".private_segment_fixed_size", k.scratch, 1 << 18);
  check(".kernarg_segment_size", k.kernarg_size, 1 << 16);
  for (auto& a : k.args) check("the end of an argument", i64(a.offset) + i64(a.size), k.kernarg_size);
}

void describe_kernels(Program& p, const std::vector<DescriptorEntry>& entries) {
  for (auto& e : entries)
    p.kernels[e.kernel].hsa[e.key] = evaluate(e.expr, [&](const std::string& s) { return symbol(p, s, 0); });
  for (auto& k : p.kernels) {
    auto it = p.labels.find(k.name);
    if (it == p.labels.end()) throw LoadError("kernel " + k.name + " has no code");
    k.entry = it->second;
    u32 next = u32(k.flag("next_free_vgpr")), accum = u32(k.flag("accum_offset"));
    if (!k.vgprs) k.vgprs = next;
    if (k.agprs == 0 && accum && next > accum) k.agprs = next - accum;
    if (!k.lds) k.lds = u32(k.flag("group_segment_fixed_size"));
    if (!k.scratch) k.scratch = u32(k.flag("private_segment_fixed_size"));
    if (!k.kernarg_size) k.kernarg_size = u32(k.flag("kernarg_size"));
    auto is = [&](const char* name, i64 otherwise = 0) { return k.flag(name, otherwise) != 0; };
    k.start = {.dispatch_ptr = is("user_sgpr_dispatch_ptr"),
               .queue_ptr = is("user_sgpr_queue_ptr"),
               .kernarg_ptr = is("user_sgpr_kernarg_segment_ptr"),
               .dispatch_id = is("user_sgpr_dispatch_id"),
               .private_size = is("user_sgpr_private_segment_size"),
               .block_x = is("system_sgpr_workgroup_id_x", 1),
               .block_y = is("system_sgpr_workgroup_id_y"),
               .block_z = is("system_sgpr_workgroup_id_z"),
               .coordinates = u8(k.flag("system_vgpr_workitem_id")),
               .preload = u32(k.flag("user_sgpr_kernarg_preload_length")),
               .preload_offset = u32(k.flag("user_sgpr_kernarg_preload_offset")),
               .user_sgprs = u32(k.flag("user_sgpr_count"))};
    check_bounds(k);
  }
}

// The registers each function names, inline assembly included, whatever its metadata says: a wave gets at least these.
void count_registers(Program& p) {
  for (size_t f = 0; f < p.functions.size(); ++f) {
    u32 end = f + 1 < p.functions.size() ? p.functions[f + 1].start : u32(p.insts.size());
    u32 most = 1;
    auto need = [&](const Operand& o, int regs) {
      if (o.kind == Kind::Vgpr) most = std::max(most, u32(o.reg) + u32(regs));
    };
    for (u32 i = p.functions[f].start; i < end; ++i) {
      const Inst& in = p.insts[i];
      for (int k = 0; k < in.ndst; ++k) need(in.dst[k], in.dst[k].dwords);
      for (int k = 0; k < in.nsrc; ++k) need(in.src[k], in.src[k].dwords);
    }
    p.functions[f].vgprs = most;
    for (auto& k : p.kernels)
      if (k.name == p.functions[f].name) k.named_vgprs = most;
  }
}

void resolve(Program& p, const std::vector<LabelFix>& labels, const std::vector<DescriptorEntry>& descriptor) {
  set_targets(p, labels);
  // Data symbols that are never defined here cannot be linked.
  std::erase_if(p.data_symbols, [&](const auto& s) { return s.second.offset > p.data.size(); });
  describe_kernels(p, descriptor);
  heed_modes(p);
  count_registers(p);
}

std::vector<std::string> quoted(sv s) {
  std::vector<std::string> out;
  size_t at = 0;
  while ((at = s.find('"', at)) != sv::npos) {
    size_t end = s.find('"', at + 1);
    if (end == sv::npos) break;
    out.emplace_back(s.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return out;
}

// The bytes of a number of this directive; 0: it is another one.
int width_of(sv d) {
  if (d == ".byte") return 1;
  if (d == ".short" || d == ".half" || d == ".hword" || d == ".2byte") return 2;
  if (d == ".long" || d == ".int" || d == ".word" || d == ".4byte") return 4;
  return d == ".quad" || d == ".8byte" ? 8 : 0;
}

class Loader {
 public:
  std::unique_ptr<Program> run(sv text) {
    std::vector<sv> metadata;
    bool in_metadata = false;
    for (size_t from = 0; from < text.size();) {
      const size_t end = std::min(text.find('\n', from), text.size());
      const sv raw = text.substr(from, end - from), t = trim(raw);
      from = end + 1;
      ++at_.asm_line;
      if (in_metadata && t != ".end_amdgpu_metadata") metadata.push_back(raw);
      else if (in_metadata) in_metadata = false;
      else if (!t.empty() && t[0] == ';') instructions_.comment(t);
      else if (const sv s = trim(uncomment(t)); s == ".amdgpu_metadata") in_metadata = true;
      else if (s.starts_with(".loc")) {
        located(s);
        at_.header = t.find("; a2a/") != sv::npos;  // as clang prints what is inlined
      } else if (!s.empty()) located(s);
    }
    read_metadata(metadata, *program_);
    name_kernels(*program_);
    instructions_.guard("");  // running off the end of the text
    program_->functions.pop_back();
    resolve(*program_, instructions_.label_fixes, descriptor_);
    return std::move(program_);
  }

 private:
  std::unique_ptr<Program> program_ = std::make_unique<Program>();
  Program& p = *program_;
  TextPosition at_;
  InstructionReader instructions_{p, at_};
  enum class Section { Text, Data, Skip } section_ = Section::Text;
  bool in_kernel_ = false;  // inside .amdhsa_kernel
  std::vector<DescriptorEntry> descriptor_;
  std::unordered_set<std::string> functions_;  // names of type @function
  std::unordered_map<u32, u16> file_ids_;

  // Reads one statement; adds its place to errors.
  void located(sv t) {
    try {
      statement(t);
    } catch (const LoadError& e) {
      std::string where = "assembly line " + std::to_string(at_.asm_line);
      if (at_.line) where += " (" + program_->files[at_.file] + ":" + std::to_string(at_.line) + ")";
      throw LoadError(where + ": " + e.what());
    }
  }

  void statement(sv t) {
    // A label, perhaps with a statement after it.
    size_t colon = t.find(':');
    if (colon != sv::npos && t.substr(0, colon).find_first_of(" \t\",([") == sv::npos && t[0] != '"') {
      label(std::string(t.substr(0, colon)));
      t = trim(t.substr(colon + 1));
      if (t.empty()) return;
    }
    if (t[0] == '.') directive(t);
    else if (section_ == Section::Text) instructions_.read(t);
    else if (section_ == Section::Data) throw LoadError("an instruction in a data section: " + std::string(t));
  }

  void label(const std::string& name) {
    if (section_ == Section::Text) {
      // An instruction between two functions reports a wave that runs into the second.
      if (functions_.count(name)) instructions_.guard(name);
      p.labels[name] = u32(p.insts.size());
    } else if (section_ == Section::Data) {
      p.data_symbols[name].offset = p.data.size();
    }
  }

  // ---- directives: sections, source lines, kernels' descriptors, data of device globals ----
  void directive(sv statement) {
    sv rest = statement;
    const sv d = word(rest);
    if (in_kernel_) {
      if (d == ".end_amdhsa_kernel") in_kernel_ = false;
      else if (d.starts_with(".amdhsa_"))
        descriptor_.push_back({u32(p.kernels.size() - 1), std::string(d.substr(8)), std::string(rest)});
      else throw LoadError("unknown directive " + std::string(d) + " in .amdhsa_kernel");
      return;
    }
    if (d == ".text") section_ = Section::Text;
    else if (d == ".section") set_section(rest);
    else if (d == ".data" || d == ".bss" || d == ".rodata") section_ = Section::Data;
    else if (d == ".amdhsa_kernel") {
      p.kernels.emplace_back().name = std::string(rest);
      in_kernel_ = true;
    } else if (d == ".p2align" || d == ".p2alignl" || d == ".align" || d == ".balign") align(d, rest);
    else if (d == ".comm" || d == ".lcomm") common(rest);
    else if (source_line(d, rest) || symbol(d, rest) || section_ != Section::Data)
      return;  // outside data the others describe
    else if (!numbers(d, rest) && !block(d, rest)) {
      static const sv ignored[] = {".protected",   ".hidden",   ".local",         ".addrsig",
                                   ".addrsig_sym", ".ident",    ".cfi_sections",  ".cfi_startproc",
                                   ".cfi_endproc", ".internal", ".amdgcn_target", ".amdhsa_code_object_version",
                                   ".uleb128",     ".sleb128",  ".amdgpu_lds",    ".cfi_undefined",
                                   ".cfi_escape"};
      if (std::find(std::begin(ignored), std::end(ignored), d) == std::end(ignored))
        throw LoadError("unknown directive " + std::string(d));
    }
  }

  bool source_line(sv d, sv rest) {
    if (d == ".file") {
      auto id = integer(word(rest));
      auto parts = quoted(rest);  // [directory] name
      if (!id || parts.empty()) return true;
      p.files.push_back(parts.size() > 1 && parts[1][0] != '<' ? parts[1] : parts.back());
      file_ids_[u32(*id)] = u16(p.files.size() - 1);
      return true;
    }
    if (d != ".loc") return false;
    auto f = integer(word(rest)), l = integer(word(rest));
    if (!f || !l) return true;
    auto it = file_ids_.find(u32(*f));
    at_.file = it == file_ids_.end() ? 0 : it->second;
    at_.line = u32(*l);
    return true;
  }

  // Directives about names.
  bool symbol(sv d, sv rest) {
    auto parts = split(rest);
    if (d == ".set") {
      if (parts.size() == 2) p.sets[std::string(parts[0])] = std::string(parts[1]);
    } else if (d == ".type") {
      if (parts.size() == 2 && parts[1] == "@function") functions_.insert(std::string(parts[0]));
    } else if (d == ".weak") {
      p.weak.insert(std::string(rest));
    } else if (d == ".size") {
      if (section_ == Section::Data && parts.size() == 2 && integer(parts[1]))
        p.data_symbols[std::string(parts[0])].size = u64(*integer(parts[1]));
    } else {
      return d == ".globl";
    }
    return true;
  }

  bool numbers(sv d, sv rest) {
    const int bytes = width_of(d);
    if (!bytes) return false;
    for (sv v : split(rest)) {
      auto n = integer(v);
      if (!n) p.data_fixes.push_back({p.data.size(), u8(bytes), std::string(v)});
      emit(u64(n.value_or(0)), bytes);
    }
    return true;
  }

  // Repeated bytes, and text.
  bool block(sv d, sv rest) {
    auto parts = split(rest);
    if (parts.empty()) throw LoadError("directive " + std::string(d) + " without a value");
    if (d == ".zero" || d == ".skip" || d == ".space") {
      u8 fill = parts.size() > 1 ? u8(integer(parts[1]).value_or(0)) : 0;
      p.data.insert(p.data.end(), size_t(integer(parts[0]).value_or(0)), fill);
    } else if (d == ".fill") {
      i64 n = integer(parts[0]).value_or(0), size = parts.size() > 1 ? integer(parts[1]).value_or(1) : 1;
      u64 v = parts.size() > 2 ? u64(integer(parts[2]).value_or(0)) : 0;
      for (i64 i = 0; i < n; ++i) emit(v, int(size));
    } else if (d == ".asciz" || d == ".string" || d == ".ascii") {
      std::string s = unquote(rest);
      p.data.insert(p.data.end(), s.begin(), s.end());
      if (d != ".ascii") p.data.push_back(0);
    } else {
      return false;
    }
    return true;
  }

  void set_section(sv name) {
    auto has = [&](sv s) { return name.starts_with(s); };
    if (has(".text")) section_ = Section::Text;
    else if (has(".AMDGPU") || has(".debug") || has(".note") || has("\".note") || has("\".AMDGPU") || has(".llvm") ||
             has(".comment"))
      section_ = Section::Skip;
    else section_ = Section::Data;
  }

  void align(sv d, sv rest) {
    if (section_ != Section::Data) return;
    const auto parts = split(rest);
    const auto n = parts.empty() ? std::nullopt : integer(parts[0]);
    const bool power = d[1] == 'p';
    if (!n || *n < 0 || *n > (power ? 16 : 1 << 16))
      throw LoadError(std::string(d) + ": cannot align to `" + std::string(rest) + "`");
    const u64 to = power ? u64{1} << *n : std::max<u64>(u64(*n), 1);
    while (p.data.size() % to) p.data.push_back(0);
  }

  void common(sv rest) {
    auto parts = split(rest);
    if (parts.size() < 2) throw LoadError("a common symbol without a size");
    while (p.data.size() % 16) p.data.push_back(0);
    auto& s = p.data_symbols[std::string(parts[0])];
    s.offset = p.data.size();
    s.size = u64(integer(parts[1]).value_or(0));
    p.data.insert(p.data.end(), s.size, 0);
  }

  void emit(u64 value, int bytes) {
    for (int i = 0; i < bytes; ++i) p.data.push_back(u8(value >> (8 * i)));
  }
};
}  // namespace

std::unique_ptr<Program> parse(std::string_view text) { return Loader().run(text); }

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
