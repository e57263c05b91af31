#include "isa/resolve.h"

#include <algorithm>

#include "isa/expr.h"
#include "isa/mode.h"

namespace a2a {
namespace {
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

}  // namespace

void resolve(Program& p, const std::vector<LabelFix>& labels, const std::vector<DescriptorEntry>& descriptor) {
  set_targets(p, labels);
  // Data symbols that are never defined here cannot be linked.
  std::erase_if(p.data_symbols, [&](const auto& s) { return s.second.offset > p.data.size(); });
  describe_kernels(p, descriptor);
  heed_modes(p);
  count_registers(p);
}
}  // namespace a2a
