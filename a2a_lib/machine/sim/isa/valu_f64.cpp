// f64 arithmetic and functions.
#include "isa/minmax.h"
#include "isa/valu.h"

namespace a2a::vec {
namespace {
using D64 = Reg<Type::f64, u64>;  // as bits
}  // namespace

void add_f64(Table& t) {
  V2("v_add_f64", F64, F64, F64, canonical(a + b)).encoded(VOP3);
  V2("v_mul_f64", F64, F64, F64, canonical(a * b)).encoded(VOP3);
  V3("v_fma_f64", F64, F64, F64, F64, canonical(fma_f64(a, b, c)));
  V3("v_fmac_f64", F64, F64, F64, Old<F64>, canonical(fma_f64(a, b, c)));
  V2("v_min_f64", D64, D64, D64, extreme<Double, false>(a, b)).encoded(VOP3);
  V2("v_max_f64", D64, D64, D64, extreme<Double, true>(a, b)).encoded(VOP3);

  V1("v_floor_f64", F64, F64, canonical(floor_f64(a)));
  V1("v_ceil_f64", F64, F64, canonical(ceil_f64(a)));
  V1("v_trunc_f64", F64, F64, canonical(trunc_f64(a)));
  V1("v_rndne_f64", F64, F64, canonical(rndne_f64(a)));
  V1("v_fract_f64", F64, F64, fract_f64(a));
  V2("v_ldexp_f64", F64, F64, I32, canonical(ldexp_f64(a, b))).encoded(VOP3);
  V1("v_frexp_mant_f64", F64, F64, frexp_mant_f64(a));
  V1("v_frexp_exp_i32_f64", I32, F64, frexp_exp_f64(a));
  V2("v_trig_preop_f64", F64, F64, U32, trig_preop_f64(a, b & 31)).encoded(VOP3);

  T1("v_rcp_f64", F64, F64, rcp_f64(a));
  T1("v_rsq_f64", F64, F64, rsq_f64(a));
  T1("v_sqrt_f64", F64, F64, sqrt_f64(a));
}
}  // namespace a2a::vec
