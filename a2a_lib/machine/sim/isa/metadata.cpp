// .amdgpu_metadata: the YAML subset that clang writes (kernels, their arguments, their hardware requirements).
#include <map>

#include "isa/program.h"
#include "isa/text.h"

namespace a2a {
using namespace text;

void read_metadata(const std::vector<std::string_view>& lines, Program& p) {
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
}  // namespace a2a
