// Integer operations with a carry in or out (VCC or a scalar register pair), and 64-bit integers.
#include "isa/valu.h"

// Operations whose first result is a lane's value and whose second is a bit of a mask.
#define C2(name, clamped, ...)                                       \
  Of<With<U32>(U32, U32)>::add(                                      \
      t, name, Unit::Valu, [](u32 a, u32 b) { return __VA_ARGS__; }, \
      [](u32 a, u32 b) { return clamped(__VA_ARGS__); })
#define C3(name, clamped, ...)                                              \
  Of<With<U32>(U32, U32, Carry)>::add(                                      \
      t, name, Unit::Valu, [](u32 a, u32 b, u32 c) { return __VA_ARGS__; }, \
      [](u32 a, u32 b, u32 c) { return clamped(__VA_ARGS__); })             \
      .encoded(VOP2)

namespace a2a::vec {
namespace {
struct Carry : Mask {  // 1 or 0
  using value = u32;
  static u32 get(const u32* lo, const u32*, int i) { return lo[i] & 1; }
};

// In 32 bits, so that a vector holds as many lanes as registers do.
Both<u32> add(u32 a, u32 b, u32 c) {
  const u32 ab = a + b, sum = ab + c;
  return {sum, bool((ab < a) | (sum < ab))};
}
Both<u32> sub(u32 a, u32 b, u32 c) {
  const u32 ab = a - b, difference = ab - c;
  return {difference, bool((a < b) | (ab < c))};
}
Both<u32> high(Both<u32> r) { return {r.value | (0u - u32(r.bit)), r.bit}; }  // the results under clamp
Both<u32> low(Both<u32> r) { return {r.value & (u32(r.bit) - 1), r.bit}; }

// (a << b) + c of 64 bits from 32-bit parts: most addresses are made with it.
struct ShiftAdd {
  static void lanes(const u32* const* s, u32* const* d, u8*) {
    const u32 *a_lo = s[0], *a_hi = s[1], *b = s[2], *c_lo = s[4], *c_hi = s[5];
    u32 *lo = d[0], *hi = d[1];
    A2A_LANES {
      const u32 n = b[i] & 7, low = a_lo[i] << n, high = a_hi[i] << n | a_lo[i] >> 1 >> (31 - n);
      const u32 sum = low + c_lo[i], upper = high + c_hi[i] + u32(sum < low);
      lo[i] = sum;
      hi[i] = upper;
    }
  }
};

constexpr auto mad_unsigned = [](u32 a, u32 b, u64 c) -> Both<u64> {
  const u64 x = u64(a) * b, sum = x + c;
  return {sum, sum < c};
};
// The bit is bit 64 of the 65-bit signed sum.
constexpr auto mad_signed = [](i32 a, i32 b, i64 c) -> Both<i64> {
  const i64 x = i64(a) * b, sum = i64(u64(x) + u64(c));
  const bool overflow = ((x ^ sum) & (c ^ sum)) < 0;
  return {sum, (sum < 0) != overflow};
};
}  // namespace

void add_carry(Table& t) {
  C2("v_add_co_u32", high, add(a, b, 0));
  C2("v_sub_co_u32", low, sub(a, b, 0));
  C2("v_subrev_co_u32", low, sub(b, a, 0));
  C3("v_addc_co_u32", high, add(a, b, c));
  C3("v_subb_co_u32", low, sub(a, b, c));
  C3("v_subbrev_co_u32", low, sub(b, a, c));

  Of<With<U64>(U32, U32, U64)>::add(t, "v_mad_u64_u32", Unit::Trans, mad_unsigned, [](u32 a, u32 b, u64 c) {
    const auto r = mad_unsigned(a, b, c);
    return Both<u64>{r.bit ? ~u64{0} : r.value, r.bit};
  });
  Of<With<I64>(I32, I32, I64)>::add(t, "v_mad_i64_i32", Unit::Trans, mad_signed, [](i32 a, i32 b, i64 c) {
    const auto r = mad_signed(a, b, c);
    const bool overflow = r.bit != (r.value < 0);
    return Both<i64>{overflow ? i64(r.bit ? u64{1} << 63 : ~u64{0} >> 1) : r.value, r.bit};
  });

  Of<U64(U64, U32, U64)>::add(t, "v_lshl_add_u64", Unit::Valu, ShiftAdd());
  V2("v_lshlrev_b64", B64, U32, B64, b << (a & 63)).encoded(VOP3);
  V2("v_lshrrev_b64", B64, U32, B64, b >> (a & 63)).encoded(VOP3);
  V2("v_ashrrev_i64", I64, U32, I64, b >> (a & 63)).encoded(VOP3);
}
}  // namespace a2a::vec
