// Comparisons: a bit for each lane, to VCC or a scalar register pair; v_cmpx writes EXEC as well.
#include <deque>
#include <string>

#include "isa/minmax.h"
#include "isa/vector.h"

namespace a2a {
namespace vec {
namespace {
// The table keeps pointers to names: these are made once and stay.
const char* name(const char* prefix, const char* test, const char* type) {
  static std::deque<std::string> made;
  return made.emplace_back(std::string(prefix) + "_" + test + "_" + type).c_str();
}

template <class A, class B = A, class F>
void both(Table& t, const char* test, const char* type, F f, bool takes_denormals = false) {
  Of<Mask(A, B)>::add(t, name("v_cmp", test, type), Unit::Valu, f).takes_denormals = takes_denormals;
  Of<Mask(A, B)>::template add<true>(t, name("v_cmpx", test, type), Unit::Valu, f).takes_denormals = takes_denormals;
}

template <class R>
void ordered(Table& t, const char* type) {  // of integers and floats
  using V = typename R::value;
  both<R>(t, "f", type, [](V, V) { return false; });
  both<R>(t, "lt", type, [](V a, V b) { return a < b; });
  both<R>(t, "eq", type, [](V a, V b) { return a == b; });
  both<R>(t, "le", type, [](V a, V b) { return a <= b; });
  both<R>(t, "gt", type, [](V a, V b) { return a > b; });
  both<R>(t, "ge", type, [](V a, V b) { return a >= b; });
}

template <class R>
void integers(Table& t, const char* type) {
  using V = typename R::value;
  ordered<R>(t, type);
  both<R>(t, "ne", type, [](V a, V b) { return a != b; });
  both<R>(t, "t", type, [](V, V) { return true; });
}

template <class R>
void floats(Table& t, const char* type) {
  using V = typename R::value;
  ordered<R>(t, type);
  both<R>(t, "lg", type, [](V a, V b) { return (a < b) | (a > b); });
  both<R>(t, "o", type, [](V a, V b) { return (a == a) & (b == b); });
  both<R>(t, "u", type, [](V a, V b) { return (a != a) | (b != b); });
  both<R>(t, "nge", type, [](V a, V b) { return !(a >= b); });
  both<R>(t, "nlg", type, [](V a, V b) { return !((a < b) | (a > b)); });
  both<R>(t, "ngt", type, [](V a, V b) { return !(a > b); });
  both<R>(t, "nle", type, [](V a, V b) { return !(a <= b); });
  both<R>(t, "neq", type, [](V a, V b) { return a != b; });
  both<R>(t, "nlt", type, [](V a, V b) { return !(a < b); });
  both<R>(t, "tru", type, [](V, V) { return true; });
}

// The second source selects the classes of numbers. Two loops: a store of bytes keeps the first from being vectorised.
template <class Format, class R>
struct ClassTest {
  static void lanes(const u32* const* s, u32* const*, u8* m) {
    const u32 *lo = s[0], *hi = s[1], *mask = s[2];
    Lanes found;
    A2A_LANES found.x[i] = class_test<Format>(R::get(lo, hi, i), mask[i]);
    A2A_LANES m[i] = u8(found.x[i]);
  }
};
}  // namespace
}  // namespace vec

void add_vcmp(std::vector<OpInfo>& t) {
  using namespace vec;
  integers<I16>(t, "i16");
  integers<U16>(t, "u16");
  integers<I32>(t, "i32");
  integers<U32>(t, "u32");
  integers<I64>(t, "i64");
  integers<U64>(t, "u64");
  floats<F16>(t, "f16");
  floats<F32>(t, "f32");
  floats<F64>(t, "f64");
  both<H16, B32>(t, "class", "f16", ClassTest<Half, H16>(), true);
  both<Reg<Type::f32, u32>, B32>(t, "class", "f32", ClassTest<Single, Reg<Type::f32, u32>>(), true);
  both<Reg<Type::f64, u64>, B32>(t, "class", "f64", ClassTest<Double, Reg<Type::f64, u64>>(), true);
}
}  // namespace a2a
