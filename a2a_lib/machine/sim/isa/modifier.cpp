#include "isa/modifier.h"

#include <cctype>
#include <optional>

#include "isa/text.h"

namespace a2a {
using namespace text;

namespace {
u8 bits(sv list) {  // [1,0,1] -> 0b101
  u8 r = 0;
  int i = 0;
  for (sv b : split(list.substr(1, list.size() - 2))) r |= u8(b == "1" ? 1 << i : 0), ++i;
  return r;
}
constexpr std::pair<sv, Sel> kSels[] = {{"BYTE_0", Sel::Byte0}, {"BYTE_1", Sel::Byte1}, {"BYTE_2", Sel::Byte2},
                                        {"BYTE_3", Sel::Byte3}, {"WORD_0", Sel::Word0}, {"WORD_1", Sel::Word1},
                                        {"DWORD", Sel::Dword}};
constexpr std::pair<sv, Unused> kUnused[] = {
    {"UNUSED_PAD", Unused::Pad}, {"UNUSED_SEXT", Unused::Sext}, {"UNUSED_PRESERVE", Unused::Preserve}};
constexpr std::pair<sv, Dpp> kShifts[] = {{"row_shl", Dpp::RowShl},   {"row_shr", Dpp::RowShr},
                                          {"row_ror", Dpp::RowRor},   {"wave_shl", Dpp::WaveShl},
                                          {"wave_rol", Dpp::WaveRol}, {"wave_shr", Dpp::WaveShr},
                                          {"wave_ror", Dpp::WaveRor}, {"row_newbcast", Dpp::RowNewbcast}};

bool dpp(Inst& in, sv m, sv key, sv val, std::optional<i64> num) {
  if (m == "row_mirror") in.dpp = Dpp::RowMirror;
  else if (m == "row_half_mirror") in.dpp = Dpp::RowHalfMirror;
  else if (key == "bound_ctrl" && (val == "0" || val == "1")) in.bound_ctrl = true;  // both set the bit on gfx9
  else if (key == "quad_perm" && val.size() > 2) {
    in.dpp = Dpp::QuadPerm;
    int i = 0;
    for (sv v : split(val.substr(1, val.size() - 2))) in.dpp_arg |= u8(integer(v).value_or(0) << (2 * i++));
  } else if (!num) return false;
  else if (key == "row_mask") in.row_mask = u8(*num);
  else if (key == "bank_mask") in.bank_mask = u8(*num);
  else if (key == "row_bcast" && *num == 15) in.dpp = Dpp::RowBcast15;
  else if (key == "row_bcast" && *num == 31) in.dpp = Dpp::RowBcast31;
  else if (const auto shift = find_in(kShifts, key)) {
    in.dpp = *shift;
    in.dpp_arg = u8(*num);
  } else return false;
  return true;
}

// offset:swizzle(...) of ds_swizzle_b32, as LLVM's AMDGPU operand syntax documents it.
u32 swizzle(sv args) {
  auto a = split(args);
  auto n = [&](size_t i) { return u32(i < a.size() ? integer(a[i]).value_or(0) : 0); };
  u32 r = 0;
  if (a[0] == "QUAD_PERM") {
    r = 0x8000;
    for (int i = 0; i < 4; ++i) r |= n(1 + i) << (2 * i);
    return r;
  }
  if (a[0] == "BITMASK_PERM") {
    std::string m = unquote(a[1]);
    u32 and_m = 0, or_m = 0, xor_m = 0;
    for (int i = 0; i < 5; ++i) {
      char ch = m[i];
      u32 b = 16u >> i;
      if (ch == '1') or_m |= b;
      else if (ch == 'p') and_m |= b;
      else if (ch == 'i') and_m |= b, xor_m |= b;
    }
    return and_m | or_m << 5 | xor_m << 10;
  }
  if (a[0] == "BROADCAST") return (32 - n(1)) | n(2) << 5;
  if (a[0] == "SWAP") return 31 | n(1) << 10;
  if (a[0] == "REVERSE") return 31 | (n(1) - 1) << 10;
  if (a[0] == "FFT") return 0xe000 | n(1);
  if (a[0] == "ROTATE") return 0xc000 | n(1) << 10 | n(2) << 5;
  throw LoadError("unknown swizzle " + std::string(args));
}

}  // namespace

bool is_modifier(sv w) {
  static const sv flags[] = {
      "sc0", "sc1", "nt", "glc", "gds", "lds", "offen", "idxen", "clamp", "row_mirror", "row_half_mirror"};
  for (sv f : flags)
    if (w == f) return true;
  size_t c = w.find(':');
  return c != sv::npos && c > 0 && std::isalpha((unsigned char)w[0]) && w.find('[') != 1 && !starts(w, "v[") &&
         !starts(w, "s[") && !starts(w, "a[") && !starts(w, "ttmp[");
}

void read_modifier(Inst& in, sv m, Mods set, sv full) {
  size_t c = m.find(':');
  sv key = m.substr(0, c), val = c == sv::npos ? sv() : m.substr(c + 1);
  auto num = integer(val);
  bool vop = set == Mods::Vop || set == Mods::Vop3p;
  bool mem = set == Mods::Vmem || set == Mods::Buffer || set == Mods::Scratch;
  auto list = [&](u8& to) {
    if (val.size() < 2 || val[0] != '[') return false;
    to = bits(val);
    return true;
  };
  auto number = [&](auto& to) {
    if (num) to = std::decay_t<decltype(to)>(*num);
    return num.has_value();
  };
  auto named = [&](auto& to, const auto& table) {
    const auto found = in.is_sdwa ? find_in(table, val) : std::nullopt;
    if (found) to = *found;
    return found.has_value();
  };
  bool ok = false;
  if (vop) {
    if (m == "clamp") ok = in.clamp = true;
    // Output modifiers have no effect while IEEE mode or denormals are on, as they are in every HIP kernel (LLVM
    // D30209).
    else if (key == "mul" && num) ok = *num == 2 || *num == 4;
    else if (key == "div" && num) ok = *num == 2;
    else if (key == "op_sel") ok = list(in.op_sel);
    else if (key == "op_sel_hi") ok = list(in.op_sel_hi), in.op_sel_hi_given = true;
    else if (key == "neg_lo") ok = list(in.neg_lo);
    else if (key == "neg_hi") ok = list(in.neg_hi);
    else if (key == "dst_sel") ok = named(in.dst_sel, kSels);
    else if (key == "src0_sel") ok = named(in.src_sel[0], kSels);
    else if (key == "src1_sel") ok = named(in.src_sel[1], kSels);
    else if (key == "dst_unused") ok = named(in.dst_unused, kUnused);
    else if (in.is_dpp) ok = dpp(in, m, key, val, num);
  } else if (mem) {
    if (m == "sc0") ok = in.sc0 = true;
    else if (m == "sc1") ok = in.sc1 = true;
    else if (m == "nt") ok = in.nt = true;
    else if (m == "lds" && (set == Mods::Buffer || set == Mods::Vmem)) ok = in.lds = true;
    else if (m == "offen" && set == Mods::Buffer) ok = in.offen = true;
    else if (m == "idxen" && set == Mods::Buffer) ok = in.idxen = true;
    else if (key == "offset") ok = number(in.offset);
  } else if (set == Mods::Ds) {
    if (key == "offset" && starts(val, "swizzle(")) ok = true, in.offset = i32(swizzle(val.substr(8, val.size() - 9)));
    else if (key == "offset" || key == "offset0") ok = number(in.offset);
    else if (key == "offset1") ok = number(in.offset1);
  } else if (set == Mods::Smem) {
    ok = m == "glc" || (key == "offset" && number(in.offset));
  } else if (set == Mods::Mfma) {
    if (key == "cbsz") ok = number(in.cbsz);
    else if (key == "abid") ok = number(in.abid);
    else if (key == "blgp") ok = number(in.blgp);
    else if (key == "neg") ok = list(in.blgp);
  }
  if (!ok) throw LoadError("unknown modifier `" + std::string(m) + "` of `" + std::string(full) + "`");
}

bool is_modified(const Inst& in) {
  bool m =
      in.clamp || in.op_sel || in.op_sel_hi_given || in.neg_lo || in.neg_hi || in.is_dpp || in.is_sdwa || in.gpr_idx;
  for (int i = 0; i < in.nsrc; ++i) m |= in.src[i].neg || in.src[i].abs || in.src[i].sext;
  return m;
}
}  // namespace a2a
