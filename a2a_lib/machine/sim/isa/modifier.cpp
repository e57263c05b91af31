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
std::optional<Sel> sel(sv v) {
  static const sv names[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"};
  for (int i = 0; i < 7; ++i)
    if (v == names[i]) return Sel(i);
  return {};
}

bool dpp(Inst& in, sv m, sv key, sv val, std::optional<i64> num) {
  struct {
    sv key;
    Dpp ctrl;
  } table[] = {{"row_shl", Dpp::RowShl},   {"row_shr", Dpp::RowShr},          {"row_ror", Dpp::RowRor},
               {"wave_shl", Dpp::WaveShl}, {"wave_rol", Dpp::WaveRol},        {"wave_shr", Dpp::WaveShr},
               {"wave_ror", Dpp::WaveRor}, {"row_newbcast", Dpp::RowNewbcast}};
  if (key == "quad_perm" && val.size() > 2) {
    in.dpp = Dpp::QuadPerm;
    int i = 0;
    for (sv v : split(val.substr(1, val.size() - 2))) in.dpp_arg |= u8(integer(v).value_or(0) << (2 * i++));
    return true;
  }
  if (m == "row_mirror") {
    in.dpp = Dpp::RowMirror;
    return true;
  }
  if (m == "row_half_mirror") {
    in.dpp = Dpp::RowHalfMirror;
    return true;
  }
  if (key == "row_bcast" && num) {
    in.dpp = *num == 15 ? Dpp::RowBcast15 : Dpp::RowBcast31;
    return *num == 15 || *num == 31;
  }
  if (key == "row_mask" && num) {
    in.row_mask = u8(*num);
    return true;
  }
  if (key == "bank_mask" && num) {
    in.bank_mask = u8(*num);
    return true;
  }
  if (key == "bound_ctrl") {
    in.bound_ctrl = true;
    return val == "0" || val == "1";
  }  // both spellings set the bit on gfx9
  for (auto& e : table)
    if (key == e.key && num) {
      in.dpp = e.ctrl;
      in.dpp_arg = u8(*num);
      return true;
    }
  return false;
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
  static const sv flags[] = {"sc0",
                             "sc1",
                             "nt",
                             "glc",
                             "gds",
                             "lds",
                             "offen",
                             "idxen",
                             "clamp",
                             "row_mirror",
                             "row_half_mirror",
                             "bound_ctrl:0",
                             "bound_ctrl:1"};
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
    else if (in.is_sdwa && key == "dst_sel") {
      if (auto s = sel(val)) in.dst_sel = *s, ok = true;
    } else if (in.is_sdwa && key == "src0_sel") {
      if (auto s = sel(val)) in.src_sel[0] = *s, ok = true;
    } else if (in.is_sdwa && key == "src1_sel") {
      if (auto s = sel(val)) in.src_sel[1] = *s, ok = true;
    } else if (in.is_sdwa && key == "dst_unused") {
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
    else if (key == "offset" && starts(val, "swizzle("))
      ok = true, in.offset = i32(swizzle(val.substr(8, val.size() - 9)));
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
  if (!ok) throw LoadError("unknown modifier `" + std::string(m) + "` of `" + std::string(full) + "`");
}

bool is_modified(const Inst& in) {
  bool m =
      in.clamp || in.op_sel || in.op_sel_hi_given || in.neg_lo || in.neg_hi || in.is_dpp || in.is_sdwa || in.gpr_idx;
  for (int i = 0; i < in.nsrc; ++i) m |= in.src[i].neg || in.src[i].abs || in.src[i].sext;
  return m;
}
}  // namespace a2a
