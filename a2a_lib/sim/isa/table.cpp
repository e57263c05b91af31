#include "isa/table.h"

#include <unordered_map>

namespace a2a {
const std::vector<OpInfo>& all_ops() {
  static const std::vector<OpInfo> ops = [] {
    std::vector<OpInfo> t;
    for (auto add : {add_salu, add_control, add_smem, add_valu, add_vcmp, add_vop3p, add_mfma, add_lds, add_vmem})
      add(t);
    return t;
  }();
  return ops;
}

const OpInfo* find_op(std::string_view name) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const OpInfo*> m;
    for (const OpInfo& op : all_ops()) m.emplace(op.name, &op);
    return m;
  }();
  auto it = index.find(name);
  return it == index.end() ? nullptr : it->second;
}
}  // namespace a2a
