// clang's gfx942 assembly text -> Program. Strict: an unknown mnemonic, modifier, directive or operand is a LoadError.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <unordered_set>

#include "isa/expr.h"
#include "isa/mfma.h"
#include "isa/operands.h"
#include "isa/program.h"
#include "isa/table.h"
#include "isa/text.h"

namespace a2a {
using namespace text;

namespace {
struct Loader {
  explicit Loader(sv assembly) : text(assembly) {}
  sv text;
  std::unique_ptr<Program> program = std::make_unique<Program>();
  Program& p = *program;
  u32 asm_line = 0, line = 0;
  u16 file = 0;
  u8 gpr_idx = 0;
  bool wave_barrier = false;
  Mark mark = Mark::None;
  Order order = Order::Relaxed;
  Scope scope = Scope::System;
  enum class Section { Text, Data, Skip } section = Section::Text;
  KernelInfo* kernel = nullptr;  // inside .amdhsa_kernel
  std::unordered_map<u32, u16> file_ids;
  std::unordered_set<std::string> functions;  // names of type @function
  struct LabelFix { u32 inst; std::string label; };
  std::vector<LabelFix> label_fixes;

  [[noreturn]] void fail(const std::string& what) const {
    std::string where = "assembly line " + std::to_string(asm_line);
    if (line) where += " (" + p.files[file] + ":" + std::to_string(line) + ")";
    throw LoadError(where + ": " + what);
  }

  std::unique_ptr<Program> run() {
    size_t at = 0;
    bool metadata = false;
    std::vector<sv> yaml;
    while (at < text.size()) {
      size_t nl = text.find('\n', at);
      sv raw = text.substr(at, nl == sv::npos ? sv::npos : nl - at);
      at = nl == sv::npos ? text.size() : nl + 1;
      ++asm_line;
      sv t = trim(raw);
      if (metadata) {
        if (t == ".end_amdgpu_metadata") metadata = false;
        else yaml.push_back(raw);
        continue;
      }
      if (t.empty()) continue;
      if (t[0] == ';') { comment(t); continue; }
      t = trim(uncomment(t));
      if (t.empty()) continue;
      if (t == ".amdgpu_metadata") { metadata = true; continue; }
      try {
        statement(t);
      } catch (const LoadError& e) {
        if (starts(e.what(), "assembly line")) throw;
        fail(e.what());
      }
    }
    read_metadata(yaml, p);
    finish();
    return std::move(program);
  }

  void comment(sv t) {
    if (t.find("wave barrier") != sv::npos) wave_barrier = true;
    size_t n = t.find("a2a.");
    if (n == sv::npos) return;
    sv rest = t.substr(n + 4);
    sv what = word(rest), ord = word(rest), sc = word(rest);
    if (what == "signal") mark = Mark::Signal;
    else if (what == "wait") mark = Mark::Wait;
    else return;
    order = ord == "acquire" ? Order::Acquire : ord == "release" ? Order::Release : ord == "acq_rel" ? Order::AcqRel
            : ord == "seq_cst" ? Order::SeqCst : Order::Relaxed;
    scope = sc == "workgroup" ? Scope::Workgroup : sc == "agent" ? Scope::Agent : sc == "wave" ? Scope::Wave : Scope::System;
  }

  void statement(sv t) {
    // A label, perhaps with a statement behind it.
    size_t colon = t.find(':');
    if (colon != sv::npos && t.substr(0, colon).find_first_of(" \t\",([") == sv::npos && t[0] != '"') {
      label(std::string(t.substr(0, colon)));
      t = trim(t.substr(colon + 1));
      if (t.empty()) return;
    }
    if (t[0] == '.') directive(t);
    else if (section == Section::Text) instruction(t);
    else if (section == Section::Data) fail("an instruction in a data section: " + std::string(t));
  }

  void label(std::string name) {
    if (section == Section::Text) {
      if (functions.count(name)) start_function(name);
      p.labels[name] = u32(p.insts.size());
    }
    else if (section == Section::Data) p.data_symbols[name].offset = p.data.size();
  }

  // Between two functions stands an instruction that says so when a wave runs into it.
  void start_function(const std::string& name) {
    Inst guard;
    guard.info = find_op("s_endpgm");
    guard.unit = Unit::End;
    guard.run = [](Wave&, const Inst&) { throw Fault("the kernel has no end here: the compiler found that this point is never reached (an endless loop without effect?)"); };
    guard.asm_line = asm_line;
    guard.line = line;
    guard.file = file;
    p.insts.push_back(guard);
    p.functions.push_back({name, u32(p.insts.size()), 0});
  }

  void set_section(sv name) {
    auto has = [&](sv s) { return starts(name, s); };
    if (has(".text")) section = Section::Text;
    else if (has(".AMDGPU") || has(".debug") || has(".note") || has("\".note") || has("\".AMDGPU") || has(".llvm") || has(".comment")) section = Section::Skip;
    else if (has(".rodata") || has(".data") || has(".bss") || has(".sdata") || has(".tdata")) section = Section::Data;
    else section = Section::Data;
  }

  void emit(u64 v, int bytes) {
    if (section == Section::Skip) return;
    if (section == Section::Text) return;  // padding behind the code
    for (int i = 0; i < bytes; ++i) p.data.push_back(u8(v >> (8 * i)));
  }

  void directive(sv t) {
    sv rest = t;
    sv d = word(rest);
    if (kernel) {
      if (d == ".end_amdhsa_kernel") kernel = nullptr;
      else if (starts(d, ".amdhsa_")) hsa.emplace_back(Hsa{u32(p.kernels.size() - 1), std::string(d.substr(8)), std::string(rest)});
      else fail("unknown directive " + std::string(d) + " in .amdhsa_kernel");
      return;
    }
    if (d == ".text") { section = Section::Text; return; }
    if (d == ".section") { set_section(rest); return; }
    if (d == ".data" || d == ".bss" || d == ".rodata") { section = Section::Data; return; }
    if (d == ".amdhsa_kernel") {
      p.kernels.emplace_back();
      kernel = &p.kernels.back();
      kernel->name = std::string(rest);
      return;
    }
    if (d == ".file") {
      sv id = word(rest);
      if (auto n = integer(id)) {
        auto parts = quoted(rest);
        if (!parts.empty()) {  // [directory] name
          p.files.push_back(parts.size() > 1 && parts[1][0] != '<' ? parts[1] : parts.back());
          file_ids[u32(*n)] = u16(p.files.size() - 1);
        }
      }
      return;
    }
    if (d == ".loc") {
      auto f = integer(word(rest)), l = integer(word(rest));
      if (f && l) { file = file_ids.count(u32(*f)) ? file_ids[u32(*f)] : 0; line = u32(*l); }
      return;
    }
    if (d == ".set") {
      auto parts = split(rest);
      if (parts.size() == 2) p.sets[std::string(parts[0])] = std::string(parts[1]);
      return;
    }
    if (d == ".p2align" || d == ".p2alignl" || d == ".align" || d == ".balign") {
      if (section != Section::Data) return;
      auto n = integer(split(rest)[0]);
      u64 a = d[1] == 'p' ? u64{1} << n.value_or(0) : u64(n.value_or(1));
      while (p.data.size() % a) p.data.push_back(0);
      return;
    }
    if (d == ".type") {
      auto parts = split(rest);
      if (parts.size() == 2 && parts[1] == "@function") functions.insert(std::string(parts[0]));
      return;
    }
    if (d == ".weak") { p.weak.insert(std::string(rest)); return; }
    if (section != Section::Data || d == ".globl" || d == ".size") {
      if (d == ".size" && section == Section::Data) {
        auto parts = split(rest);
        if (parts.size() == 2 && integer(parts[1])) p.data_symbols[std::string(parts[0])].size = u64(*integer(parts[1]));
      }
      if (d == ".comm" || d == ".lcomm") common(rest);
      return;  // everything else outside data describes, and does not act
    }
    int bytes = d == ".byte" ? 1 : d == ".short" || d == ".half" || d == ".hword" || d == ".2byte" ? 2 : d == ".long" || d == ".int" || d == ".word" || d == ".4byte" ? 4
                : d == ".quad" || d == ".8byte" ? 8 : 0;
    if (bytes) {
      for (sv v : split(rest)) {
        if (auto n = integer(v)) emit(u64(*n), bytes);
        else {
          p.data_fixes.push_back({p.data.size(), u8(bytes), std::string(v)});
          emit(0, bytes);
        }
      }
    } else if (d == ".zero" || d == ".skip" || d == ".space") {
      auto parts = split(rest);
      u8 fill = parts.size() > 1 ? u8(integer(parts[1]).value_or(0)) : 0;
      p.data.insert(p.data.end(), size_t(integer(parts[0]).value_or(0)), fill);
    } else if (d == ".fill") {
      auto parts = split(rest);
      i64 n = integer(parts[0]).value_or(0), size = parts.size() > 1 ? integer(parts[1]).value_or(1) : 1;
      u64 v = parts.size() > 2 ? u64(integer(parts[2]).value_or(0)) : 0;
      for (i64 i = 0; i < n; ++i) emit(v, int(size));
    } else if (d == ".asciz" || d == ".string" || d == ".ascii") {
      std::string s = unquote(rest);
      p.data.insert(p.data.end(), s.begin(), s.end());
      if (d != ".ascii") p.data.push_back(0);
    } else if (d == ".comm" || d == ".lcomm") {
      common(rest);
    } else {
      static const sv ignored[] = {".protected", ".hidden", ".weak", ".local", ".addrsig", ".addrsig_sym", ".ident", ".cfi_sections", ".cfi_startproc", ".cfi_endproc", ".internal",
                                   ".amdgcn_target", ".amdhsa_code_object_version", ".uleb128", ".sleb128", ".globl", ".amdgpu_lds", ".cfi_undefined", ".cfi_escape"};
      for (sv i : ignored) if (d == i) return;
      fail("unknown directive " + std::string(d));
    }
  }
  void common(sv rest) {
    auto parts = split(rest);
    while (p.data.size() % 16) p.data.push_back(0);
    auto& s = p.data_symbols[std::string(parts[0])];
    s.offset = p.data.size();
    s.size = u64(integer(parts[1]).value_or(0));
    p.data.insert(p.data.end(), s.size, 0);
  }
  static std::vector<std::string> quoted(sv s) {
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

  // ---- instructions ----
  void instruction(sv t) {
    sv rest = t;
    sv full = word(rest);
    std::string name(full);
    bool dpp = false, sdwa = false;
    auto ends = [&](sv s) { return name.size() > s.size() && sv(name).substr(name.size() - s.size()) == s; };
    if (ends("_e32") || ends("_e64")) name.resize(name.size() - 4);
    else if (ends("_sdwa")) { name.resize(name.size() - 5); sdwa = true; }
    if (ends("_dpp")) { name.resize(name.size() - 4); dpp = true; }
    if (ends("_e64")) name.resize(name.size() - 4);
    const OpInfo* op = find_op(name);
    if (!op) fail("unknown instruction `" + std::string(full) + "`: the simulated gfx942 does not have it");
    Inst in;
    in.info = op;
    in.run = op->run;
    in.unit = op->unit;
    in.asm_line = asm_line;
    in.line = line;
    in.file = file;
    in.is_dpp = dpp;
    in.is_sdwa = sdwa;
    in.gpr_idx = gpr_idx;
    in.after_wave_barrier = wave_barrier;
    wave_barrier = false;
    if (op->unit == Unit::Trans) in.cycles = 16;
    if (op->unit == Unit::Mfma) in.cycles = mfma_cycles(name);

    if (op->mods == Mods::Sopp) {
      sopp(in, name, rest);
    } else {
      std::vector<sv> chunks = split(rest), mods, ops;
      for (size_t i = 0; i < chunks.size(); ++i) {
        sv c = chunks[i];
        if (i + 1 < chunks.size()) { ops.push_back(c); continue; }
        // The last operand is followed by the modifiers.
        bool first = true;
        while (!c.empty()) {
          size_t n = 0;
          int depth = 0;
          while (n < c.size() && (depth || (c[n] != ' ' && c[n] != '\t'))) {
            if (c[n] == '(' || c[n] == '[') ++depth;
            if (c[n] == ')' || c[n] == ']') --depth;
            if (c[n] == '|') { size_t e = c.find('|', n + 1); if (e != sv::npos) n = e; }
            ++n;
          }
          sv w = c.substr(0, n);
          c = trim(c.substr(n));
          if (first && !is_modifier(w)) ops.push_back(w); else mods.push_back(w);
          first = false;
        }
      }
      for (sv m : mods) modifier(in, m, op->mods, full);
      operands(in, ops, full);
      modified(in);
    }
    if (name == "s_set_gpr_idx_on") gpr_idx = u8(in.imm);
    if (name == "s_set_gpr_idx_off") gpr_idx = 0;
    if (mark != Mark::None && is_memory(in)) {
      bool stores = in.info->operands[0] == '=' || sv(name).find("atomic") != sv::npos || sv(name).find("store") != sv::npos ||
                    starts(name, "ds_") ? true : false;
      bool loads = sv(name).find("load") != sv::npos || sv(name).find("read") != sv::npos || sv(name).find("atomic") != sv::npos || starts(name, "ds_");
      if ((mark == Mark::Signal && stores) || (mark == Mark::Wait && loads)) {
        in.mark = mark;
        in.order = order;
        in.scope = scope;
        mark = Mark::None;
      }
    }
    p.insts.push_back(in);
  }
  static bool is_memory(const Inst& in) {
    return (in.unit == Unit::Vmem || in.unit == Unit::Flat || in.unit == Unit::Lds || in.unit == Unit::Scratch) && !starts(in.info->name, "buffer_inv") && !starts(in.info->name, "buffer_wb");
  }
  static bool is_modifier(sv w) {
    static const sv flags[] = {"sc0", "sc1", "nt", "glc", "gds", "lds", "offen", "idxen", "clamp", "row_mirror", "row_half_mirror", "bound_ctrl:0", "bound_ctrl:1"};
    for (sv f : flags) if (w == f) return true;
    size_t c = w.find(':');
    return c != sv::npos && c > 0 && std::isalpha((unsigned char)w[0]) && w.find('[') != 1 && !starts(w, "v[") && !starts(w, "s[") && !starts(w, "a[") && !starts(w, "ttmp[");
  }

  static u8 bits(sv list) {  // [1,0,1] -> 0b101
    u8 r = 0;
    int i = 0;
    for (sv b : split(list.substr(1, list.size() - 2))) r |= u8(b == "1" ? 1 << i : 0), ++i;
    return r;
  }
  static std::optional<Sel> sel(sv v) {
    static const sv names[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"};
    for (int i = 0; i < 7; ++i) if (v == names[i]) return Sel(i);
    return {};
  }

  void modifier(Inst& in, sv m, Mods set, sv full) {
    size_t c = m.find(':');
    sv key = m.substr(0, c), val = c == sv::npos ? sv() : m.substr(c + 1);
    auto num = integer(val);
    bool vop = set == Mods::Vop || set == Mods::Vop3p;
    bool mem = set == Mods::Vmem || set == Mods::Buffer || set == Mods::Scratch;
    auto list = [&](u8& to) { if (val.size() < 2 || val[0] != '[') return false; to = bits(val); return true; };
    bool ok = false;
    if (vop) {
      if (m == "clamp") ok = in.clamp = true;
      // Output modifiers have no effect while IEEE mode or denormals are on, as they are in every HIP kernel (LLVM D30209).
      else if (key == "mul" && num) ok = *num == 2 || *num == 4;
      else if (key == "div" && num) ok = *num == 2;
      else if (key == "op_sel") ok = list(in.op_sel);
      else if (key == "op_sel_hi") ok = list(in.op_sel_hi), in.op_sel_hi_given = true;
      else if (key == "neg_lo") ok = list(in.neg_lo);
      else if (key == "neg_hi") ok = list(in.neg_hi);
      else if (in.is_sdwa && key == "dst_sel") { if (auto s = sel(val)) in.dst_sel = *s, ok = true; }
      else if (in.is_sdwa && key == "src0_sel") { if (auto s = sel(val)) in.src_sel[0] = *s, ok = true; }
      else if (in.is_sdwa && key == "src1_sel") { if (auto s = sel(val)) in.src_sel[1] = *s, ok = true; }
      else if (in.is_sdwa && key == "dst_unused") {
        ok = true;
        if (val == "UNUSED_PAD") in.dst_unused = Unused::Pad;
        else if (val == "UNUSED_SEXT") in.dst_unused = Unused::Sext;
        else if (val == "UNUSED_PRESERVE") in.dst_unused = Unused::Preserve;
        else ok = false;
      } else if (in.is_dpp) ok = dpp(in, m, key, val, num);
    } else if (mem) {
      if (m == "sc0") ok = in.sc0 = true;
      else if (m == "sc1") ok = in.sc1 = true;
      else if (m == "nt") ok = in.nt = true;
      else if (m == "lds" && (set == Mods::Buffer || set == Mods::Vmem)) ok = in.lds = true;
      else if (m == "offen" && set == Mods::Buffer) ok = in.offen = true;
      else if (m == "idxen" && set == Mods::Buffer) ok = in.idxen = true;
      else if (key == "offset" && num) ok = true, in.offset = i32(*num);
    } else if (set == Mods::Ds) {
      if (key == "offset" && num) ok = true, in.offset = i32(*num);
      else if (key == "offset" && starts(val, "swizzle(")) ok = true, in.offset = i32(swizzle(val.substr(8, val.size() - 9)));
      else if (key == "offset0" && num) ok = true, in.offset = i32(*num);
      else if (key == "offset1" && num) ok = true, in.offset1 = i32(*num);
    } else if (set == Mods::Smem) {
      if (key == "offset" && num) ok = true, in.offset = i32(*num);
      else if (m == "glc") ok = true;
    } else if (set == Mods::Mfma) {
      if (key == "cbsz" && num) ok = true, in.cbsz = u8(*num);
      else if (key == "abid" && num) ok = true, in.abid = u8(*num);
      else if (key == "blgp" && num) ok = true, in.blgp = u8(*num);
      else if (key == "neg") ok = list(in.blgp);
    }
    if (!ok) fail("unknown modifier `" + std::string(m) + "` of `" + std::string(full) + "`");
  }

  bool dpp(Inst& in, sv m, sv key, sv val, std::optional<i64> num) {
    struct { sv key; Dpp ctrl; } table[] = {{"row_shl", Dpp::RowShl}, {"row_shr", Dpp::RowShr}, {"row_ror", Dpp::RowRor}, {"wave_shl", Dpp::WaveShl}, {"wave_rol", Dpp::WaveRol},
                                            {"wave_shr", Dpp::WaveShr}, {"wave_ror", Dpp::WaveRor}, {"row_newbcast", Dpp::RowNewbcast}};
    if (key == "quad_perm" && val.size() > 2) {
      in.dpp = Dpp::QuadPerm;
      int i = 0;
      for (sv v : split(val.substr(1, val.size() - 2))) in.dpp_arg |= u8(integer(v).value_or(0) << (2 * i++));
      return true;
    }
    if (m == "row_mirror") { in.dpp = Dpp::RowMirror; return true; }
    if (m == "row_half_mirror") { in.dpp = Dpp::RowHalfMirror; return true; }
    if (key == "row_bcast" && num) { in.dpp = *num == 15 ? Dpp::RowBcast15 : Dpp::RowBcast31; return *num == 15 || *num == 31; }
    if (key == "row_mask" && num) { in.row_mask = u8(*num); return true; }
    if (key == "bank_mask" && num) { in.bank_mask = u8(*num); return true; }
    if (key == "bound_ctrl") { in.bound_ctrl = true; return val == "0" || val == "1"; }  // both spellings set the bit on gfx9
    for (auto& e : table)
      if (key == e.key && num) { in.dpp = e.ctrl; in.dpp_arg = u8(*num); return true; }
    return false;
  }

  // offset:swizzle(...) of ds_swizzle_b32, as LLVM's AMDGPU operand syntax documents it.
  u32 swizzle(sv args) {
    auto a = split(args);
    auto n = [&](size_t i) { return u32(i < a.size() ? integer(a[i]).value_or(0) : 0); };
    u32 r = 0;
    if (a[0] == "QUAD_PERM") { r = 0x8000; for (int i = 0; i < 4; ++i) r |= n(1 + i) << (2 * i); return r; }
    if (a[0] == "BITMASK_PERM") {
      std::string m = unquote(a[1]);
      u32 and_m = 0, or_m = 0, xor_m = 0;
      for (int i = 0; i < 5; ++i) {
        char ch = m[i];
        u32 b = 16u >> i;
        if (ch == '1') or_m |= b; else if (ch == 'p') and_m |= b; else if (ch == 'i') and_m |= b, xor_m |= b;
      }
      return and_m | or_m << 5 | xor_m << 10;
    }
    if (a[0] == "BROADCAST") return (32 - n(1)) | n(2) << 5;
    if (a[0] == "SWAP") return 31 | n(1) << 10;
    if (a[0] == "REVERSE") return 31 | (n(1) - 1) << 10;
    if (a[0] == "FFT") return 0xe000 | n(1);
    if (a[0] == "ROTATE") return 0xc000 | n(1) << 10 | n(2) << 5;
    fail("unknown swizzle " + std::string(args));
  }

  void operands(Inst& in, const std::vector<sv>& ops, sv full) {
    const OperandSpec* spec = nullptr;
    const auto& variants = operand_specs(in.info);
    for (const auto& v : variants)
      if (v.dst.size() + v.src.size() == ops.size()) { spec = &v; break; }
    // A returning atomic has its result in front; with as many operands, sc0 tells (sc0 on RMW: return the old value).
    if (!spec) fail("`" + std::string(full) + "` takes other operands than the " + std::to_string(ops.size()) + " given");
    in.ndst = u8(spec->dst.size());
    in.nsrc = u8(spec->src.size());
    for (size_t i = 0; i < spec->dst.size(); ++i) in.dst[i] = operand(in, ops[i], spec->dst[i], full, -1);
    for (size_t i = 0; i < spec->src.size(); ++i) in.src[i] = operand(in, ops[spec->dst.size() + i], spec->src[i], full, int(i));
  }

  static std::optional<std::pair<u16, u8>> scalar_name(sv s) {
    struct { sv name; u16 reg; u8 n; } names[] = {{"vcc", kVcc, 2}, {"vcc_lo", kVcc, 1}, {"vcc_hi", kVcc + 1, 1}, {"exec", kExec, 2}, {"exec_lo", kExec, 1}, {"exec_hi", kExec + 1, 1},
                                                  {"m0", kM0, 1}, {"flat_scratch", kFlatScratch, 2}, {"flat_scratch_lo", kFlatScratch, 1}, {"flat_scratch_hi", kFlatScratch + 1, 1},
                                                  {"xnack_mask", kXnackMask, 2}, {"xnack_mask_lo", kXnackMask, 1}, {"xnack_mask_hi", kXnackMask + 1, 1}};
    for (auto& n : names) if (s == n.name) return std::pair{n.reg, n.n};
    return {};
  }

  Operand operand(Inst& in, sv s, const OperandSpec::One& want, sv full, int src) {
    Operand o;
    o.type = want.type;
    o.dwords = u8(dwords(want.type));
    sv whole = s;
    auto bad = [&](const std::string& why) { fail("operand `" + std::string(whole) + "` of `" + std::string(full) + "`: " + why); };
    // source modifiers
    auto wrapped = [&](sv f) { return starts(s, f) && s.back() == ')'; };
    for (bool more = true; more && src >= 0;) {
      more = false;
      if (s.size() > 1 && s[0] == '-' && !std::isdigit((unsigned char)s[1]) && s[1] != '.') { o.neg = !o.neg; s.remove_prefix(1); more = true; }
      else if (wrapped("neg(")) { o.neg = true; s = s.substr(4, s.size() - 5); more = true; }
      else if (wrapped("abs(")) { o.abs = true; s = s.substr(4, s.size() - 5); more = true; }
      else if (wrapped("sext(")) { o.sext = true; s = s.substr(5, s.size() - 6); more = true; }
      else if (s.size() > 2 && s[0] == '|' && s.back() == '|') { o.abs = true; s = s.substr(1, s.size() - 2); more = true; }
    }
    if (want.kind == 'i') {
      in.imm = u32(immediate(in, s, full));
      o.kind = Kind::Const;
      o.value = in.imm;
      return o;
    }
    if (s == "off") {
      if (want.kind != 'o' && want.kind != 'a') bad("not allowed here");
      o.kind = Kind::Off;
      return o;
    }
    // registers
    char file = s.empty() ? 0 : s[0];
    u16 reg = 0;
    int n = 0;
    const bool symbol = s.find('@') != sv::npos;  // a2a_profile@rel32@lo+4 is not the register a2
    if ((file == 'v' || file == 's' || file == 'a') && s.size() > 1 && !symbol && (std::isdigit((unsigned char)s[1]) || s[1] == '[')) {
      sv body = s.substr(1);
      if (body[0] == '[') {
        body = body.substr(1, body.size() - 2);
        size_t c = body.find(':');
        auto lo = integer(body.substr(0, c)), hi = c == sv::npos ? lo : integer(body.substr(c + 1));
        if (!lo || !hi || *hi < *lo) bad("not a register range");
        reg = u16(*lo);
        n = int(*hi - *lo + 1);
      } else {
        auto r = integer(body);
        if (!r) bad("not a register");
        reg = u16(*r);
        n = 1;
      }
    } else if (starts(s, "ttmp")) {
      sv body = s.substr(4);
      file = 's';
      auto r = integer(body);
      if (!r) bad("not a register");
      reg = u16(kTtmp + *r);
      n = 1;
    } else if (auto named = scalar_name(s)) {
      file = 's';
      reg = named->first;
      n = named->second;
    } else file = 0;
    if (file) {
      bool vector = file != 's';
      bool allowed = want.kind == 'V' || want.kind == 'v' ? vector : want.kind == 'S' || want.kind == 's' || want.kind == 'o' ? !vector : want.kind == 'a' ? vector : true;
      if (!allowed) bad(vector ? "a scalar register is wanted" : "a vector register is wanted");
      if (want.kind == 'a' || want.kind == 'o') { o.dwords = u8(n); if (n > 2) bad("an address has one or two registers"); }
      else if (n != o.dwords) bad(std::to_string(n) + " registers where " + std::to_string(o.dwords) + " are wanted");
      if (vector && reg + n > 256) bad("no such register");
      if (!vector && reg + n > kScalarRegs) bad("no such register");
      o.kind = vector ? Kind::Vgpr : Kind::Sgpr;
      o.reg = u16(reg + (file == 'a' ? kFirstAgpr : 0));
      return o;
    }
    if (want.kind == 'V' || want.kind == 'S' || want.kind == 'v' || want.kind == 'a') bad("a register is wanted");
    if (want.kind == 'o') bad("a scalar register pair or `off` is wanted");
    if (s == "src_scc" || s == "scc") { o.kind = Kind::Scc; return o; }
    if (s == "src_vccz") { o.kind = Kind::Vccz; return o; }
    if (s == "src_execz") { o.kind = Kind::Execz; return o; }
    o.kind = Kind::Const;
    if (s == "src_shared_base") set_const(o, o.dwords == 2 ? kSharedBase : kSharedBase >> 32);
    else if (s == "src_private_base") set_const(o, o.dwords == 2 ? kPrivateBase : kPrivateBase >> 32);
    else if (s == "src_shared_limit") set_const(o, o.dwords == 2 ? kSharedBase | 0xffffffff : 0xffffffff);
    else if (s == "src_private_limit") set_const(o, o.dwords == 2 ? kPrivateBase | 0xffffffff : 0xffffffff);
    else if (!constant(in, o, s)) {
      if (src < 0) bad("not an operand");
      p.operand_fixes.push_back({u32(p.insts.size()), u8(src), std::string(s)});
      set_const(o, 0);
    }
    return o;
  }

  void set_const(Operand& o, u64 bits) {
    o.value = bits;
    o.lanes = p.spread(u32(bits));
    o.lanes_hi = p.spread(u32(bits >> 32));
  }

  // A number as the bits it means for the operand's type (AMD CDNA3 ISA, section on inline constants and literals).
  bool constant(const Inst& in, Operand& o, sv s) {
    if (auto n = integer(s)) {
      bool literal = s.find("0x") != sv::npos;
      if (o.type == Type::f64 && literal) set_const(o, u64(*n) << 32);
      else if (o.dwords == 2 && in.info->mods == Mods::Vop3p) set_const(o, u64(u32(*n)) | u64(u32(*n)) << 32);
      else if (o.dwords == 2) set_const(o, o.type == Type::i64 && literal ? u64(i64(i32(*n))) : u64(*n));
      else set_const(o, u32(*n));
      return true;
    }
    if (s.find_first_not_of("0123456789.-+eE") != sv::npos) return false;
    double d;
    try { d = std::stod(std::string(s)); } catch (...) { return false; }
    bool inv2pi = std::fabs(d - 0.15915494309189532) < 1e-9;
    float f = inv2pi ? std::bit_cast<float>(0x3e22f983u) : float(d);
    if (o.type == Type::f16 || o.type == Type::b16 || o.type == Type::i16 || o.type == Type::u16) set_const(o, inv2pi ? 0x3118 : half_bits(d));
    else if (o.type == Type::bf16) set_const(o, std::bit_cast<u32>(f) >> 16);
    else if (o.dwords == 2 && in.info->mods == Mods::Vop3p) set_const(o, u64(std::bit_cast<u32>(f)) | u64(std::bit_cast<u32>(f)) << 32);
    else if (o.dwords == 2) set_const(o, std::bit_cast<u64>(inv2pi ? std::bit_cast<double>(u64{0x3fc45f306dc9c882}) : d));
    else set_const(o, std::bit_cast<u32>(f));
    return true;
  }
  // The inline constants are 0.5, 1, 2, 4: exact in half precision.
  static u32 half_bits(double d) {
    if (d == 0) return std::signbit(d) ? 0x8000 : 0;
    int e;
    double m = std::frexp(std::fabs(d), &e);
    return (d < 0 ? 0x8000u : 0u) | u32(e - 1 + 15) << 10 | (u32(m * 2048) & 0x3ff);
  }

  i64 immediate(Inst& in, sv s, sv full) {
    if (auto n = integer(s)) return *n;
    if (starts(s, "hwreg(")) return hwreg(s.substr(6, s.size() - 7));
    if (starts(s, "gpr_idx(")) {
      i64 m = 0;
      for (sv w : split(s.substr(8, s.size() - 9))) m |= w == "SRC0" ? 1 : w == "SRC1" ? 2 : w == "SRC2" ? 4 : w == "DST" ? 8 : 0;
      return m;
    }
    label_fixes.push_back({u32(p.insts.size()), std::string(s)});
    (void)in; (void)full;
    return 0;
  }
  i64 hwreg(sv s) {
    auto a = split(s);
    struct { sv name; int id; } names[] = {{"HW_REG_MODE", 1}, {"HW_REG_STATUS", 2}, {"HW_REG_TRAPSTS", 3}, {"HW_REG_HW_ID", 4}, {"HW_REG_GPR_ALLOC", 5}, {"HW_REG_LDS_ALLOC", 6},
                                           {"HW_REG_IB_STS", 7}, {"HW_REG_SH_MEM_BASES", 15}, {"HW_REG_XCC_ID", 20}};
    i64 id = -1, off = a.size() > 1 ? integer(a[1]).value_or(0) : 0, width = a.size() > 2 ? integer(a[2]).value_or(32) : 32;
    for (auto& n : names) if (a[0] == n.name) id = n.id;
    if (auto n = integer(a[0])) id = *n;
    if (id < 0) fail("unknown hardware register " + std::string(a[0]));
    return id | off << 6 | (width - 1) << 11;
  }

  void sopp(Inst& in, const std::string& name, sv rest) {
    if (name == "s_waitcnt") {
      if (auto n = integer(rest)) {  // packed form (gfx9): vmcnt [3:0] and [15:14], expcnt [6:4], lgkmcnt [11:8]
        in.vmcnt = u8((*n & 15) | (*n >> 14 & 3) << 4);
        in.expcnt = u8(*n >> 4 & 7);
        in.lgkmcnt = u8(*n >> 8 & 15);
        return;
      }
      std::string t(rest);
      std::replace(t.begin(), t.end(), '&', ' ');
      sv r = t;
      while (!trim(r).empty()) {
        sv w = word(r);
        size_t b = w.find('(');
        auto n = b == sv::npos ? std::nullopt : integer(w.substr(b + 1, w.size() - b - 2));
        if (!n) fail("s_waitcnt: cannot read `" + std::string(w) + "`");
        sv what = w.substr(0, b);
        if (what == "vmcnt") in.vmcnt = u8(*n); else if (what == "lgkmcnt") in.lgkmcnt = u8(*n); else if (what == "expcnt") in.expcnt = u8(*n);
        else fail("s_waitcnt: unknown counter `" + std::string(what) + "`");
      }
      return;
    }
    if (rest.empty()) return;
    if (in.unit == Unit::Branch) { label_fixes.push_back({u32(p.insts.size()), std::string(rest)}); return; }
    auto n = integer(rest);
    if (!n) fail("`" + name + "` takes a number, not `" + std::string(rest) + "`");
    in.imm = u32(*n);
  }

  static void modified(Inst& in) {
    bool m = in.clamp || in.op_sel || in.op_sel_hi_given || in.neg_lo || in.neg_hi || in.is_dpp || in.is_sdwa || in.gpr_idx;
    for (int i = 0; i < in.nsrc; ++i) m |= in.src[i].neg || in.src[i].abs || in.src[i].sext;
    in.modified = m;
  }

  // ---- names to numbers ----
  struct Hsa { u32 kernel; std::string key, expr; };
  std::vector<Hsa> hsa;

  void finish() {
    for (auto& f : label_fixes) {
      auto it = p.labels.find(f.label);
      if (it == p.labels.end()) {
        asm_line = p.insts[f.inst].asm_line;
        fail("no such label: " + f.label);
      }
      p.insts[f.inst].target = it->second;
    }
    // data symbols that are never defined here cannot be linked
    for (auto it = p.data_symbols.begin(); it != p.data_symbols.end();) it = it->second.offset <= p.data.size() ? std::next(it) : p.data_symbols.erase(it);
    for (auto& h : hsa) {
      try { p.kernels[h.kernel].hsa[h.key] = evaluate(h.expr, [&](const std::string& s) { return symbol(s, 0); }); }
      catch (const LoadError&) { p.kernels[h.kernel].hsa[h.key] = 0; throw; }
    }
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
    }
    start_function("");  // running off the end of the text
    p.functions.pop_back();
    count_registers();
  }
  // The registers each function names, inline assembly included, whatever its metadata says: a wave gets at least these.
  void count_registers() {
    for (size_t f = 0; f < p.functions.size(); ++f) {
      u32 end = f + 1 < p.functions.size() ? p.functions[f + 1].start : u32(p.insts.size());
      u32 most = 1;
      auto need = [&](const Operand& o, int regs) { if (o.kind == Kind::Vgpr) most = std::max(most, u32(o.reg) + u32(regs)); };
      for (u32 i = p.functions[f].start; i < end; ++i) {
        const Inst& in = p.insts[i];
        for (int k = 0; k < in.ndst; ++k) need(in.dst[k], in.dst[k].dwords);
        for (int k = 0; k < in.nsrc; ++k) need(in.src[k], in.src[k].dwords);
      }
      p.functions[f].vgprs = most;
      for (auto& k : p.kernels) if (k.name == p.functions[f].name) k.named_vgprs = most;
    }
  }

  i64 symbol(const std::string& s, int depth) {
    if (depth > 64) throw LoadError("circular .set of " + s);
    if (auto it = p.sets.find(s); it != p.sets.end()) return evaluate(it->second, [&](const std::string& x) { return symbol(x, depth + 1); });
    if (auto it = p.labels.find(s); it != p.labels.end()) return i64(kCodeBase + u64(it->second) * kInstBytes);
    throw LoadError("unknown symbol " + s);
  }
};
}  // namespace

std::unique_ptr<Program> parse(std::string_view text) { return Loader(text).run(); }
}  // namespace a2a
