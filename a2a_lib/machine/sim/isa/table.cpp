#include "isa/table.h"

#include <string>
#include <unordered_map>

namespace a2a {
const char* name_of(Family f) {
  static const char* const names[] = {"SOP1", "SOP2",  "SOPC", "SOPK", "SOPP", "SMEM",   "VOP1",    "VOP2",  "VOPC",
                                      "VOP3", "VOP3P", "MFMA", "DS",   "FLAT", "GLOBAL", "SCRATCH", "MUBUF", "Own"};
  return names[int(f)];
}

namespace {
using Index = std::unordered_map<std::string_view, const OpInfo*>;

Index index_of(const std::vector<OpInfo>& ops) {
  Index index;
  for (const OpInfo& op : ops) {
    auto wrong = [&](const char* what) {
      return LoadError("the instruction table's line of `" + std::string(op.name) + "`: " + what);
    };
    if (!index.emplace(op.name, &op).second) throw wrong("there is another one");
    if ((op.unit == Unit::Mfma) != (op.matrix_cycles > 0))
      throw wrong("matrix instructions have cycles of the matrix unit, and no others");
  }
  return index;
}
}  // namespace

const std::vector<OpInfo>& all_ops() {
  static const std::vector<OpInfo> ops = [] {
    std::vector<OpInfo> t;
    for (auto add : {add_salu, add_control, add_smem, add_valu_int, add_valu_float, add_vcmp, add_vop3p, add_mfma,
                     add_lds, add_vmem})
      add(t);
    return t;
  }();
  return ops;
}

const OpInfo* find_op(std::string_view name) {
  static const Index index = index_of(all_ops());
  auto it = index.find(name);
  return it == index.end() ? nullptr : it->second;
}
}  // namespace a2a
