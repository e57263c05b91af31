// cuRAND's functions for kernels, for sources with its header (toolchain/left_out.py): XORWOW (Marsaglia 2003) and Philox4x32-10 (Salmon
// et al. 2011), with cuRAND's seeds, subsequences (of 2^67 and of 2^66 numbers) and offsets. Whole and uniform numbers have cuRAND's
// bits. Normal ones differ in the last bits, as logf and sinf do.
#pragma once
#include <hip/hip_runtime.h>

namespace a2a::random {
// Five words step by a linear map, whose characteristic polynomial is x^160 plus these bits. So x^n modulo it tells what n steps do.
struct Power { unsigned bits[5]; };
constexpr Power characteristic{{0x00060001, 0x08610030, 0x00062121, 0x0f3c0035, 0x00000f0e}};
constexpr Power square(Power p) {
  Power r{};
  for (int i = 159; i >= 0; --i) {
    const unsigned over = 0 - (r.bits[4] >> 31), add = 0 - (p.bits[i / 32] >> i % 32 & 1);
    for (int k = 4; k >= 0; --k)
      r.bits[k] = (r.bits[k] << 1 | (k ? r.bits[k - 1] >> 31 : 0)) ^ (over & characteristic.bits[k]) ^ (add & p.bits[k]);
  }
  return r;
}
template <int n> inline constexpr Power power = square(power<n - 1>);  // x^(2^n)
template <> inline constexpr Power power<0> = {{2}};
template <class> struct Powers;
template <int... n> struct Powers<std::integer_sequence<int, n...>> { static constexpr Power all[] = {power<n>...}; };

struct Xorwow {
  unsigned v[5], d, spare;
  float normal;  // if spare: the other one of a pair
  __device__ void step() {
    const unsigned t = v[0] ^ v[0] >> 2;
    for (int i = 0; i < 4; ++i) v[i] = v[i + 1];
    v[4] ^= v[4] << 4 ^ t ^ t << 1;
  }
  __device__ void skip(unsigned long long n, int first = 0) {  // n * 2^first steps
    d += first ? 0 : 362437u * (unsigned)n;
    for (; n; n >>= 1, ++first) {
      unsigned sum[5] = {};
      for (int i = 0; n & 1 && i < 160; ++i, step()) {
        const unsigned add = 0 - (Powers<std::make_integer_sequence<int, 131>>::all[first].bits[i / 32] >> i % 32 & 1);
        for (int k = 0; k < 5; ++k) sum[k] ^= add & v[k];
      }
      for (int k = 0; n & 1 && k < 5; ++k) v[k] = sum[k];
    }
  }
  __device__ void start(unsigned long long seed, unsigned long long sequence) {
    const unsigned a = 1099087573u * ((unsigned)seed ^ 0xaad26b49u), b = 2591861531u * ((unsigned)(seed >> 32) ^ 0xf7dcefddu);
    v[0] = 123456789u + a, v[1] = 362436069u ^ a, v[2] = 521288629u + b, v[3] = 88675123u ^ b, v[4] = 5783321u + a;
    d = 6615241u + b + a, spare = 0;
    skip(sequence, 67);
  }
  __device__ unsigned next() { return step(), v[4] + (d += 362437u); }
};

struct Philox {
  unsigned key[2], at, spare;  // at: which of the four numbers of the block comes next
  unsigned long long block, sequence;
  unsigned out[4];
  float normal;
  __device__ void skip(unsigned long long n) {
    n += at, at = n & 3;
    block += n / 4, sequence += block < n / 4;
    unsigned c[4] = {(unsigned)block, (unsigned)(block >> 32), (unsigned)sequence, (unsigned)(sequence >> 32)}, k[2] = {key[0], key[1]};
    for (int i = 0; i < 10; ++i, k[0] += 0x9e3779b9u, k[1] += 0xbb67ae85u) {
      const unsigned long long a = 0xd2511f53ull * c[0], b = 0xcd9e8d57ull * c[2];
      c[0] = (unsigned)(b >> 32) ^ c[1] ^ k[0], c[1] = (unsigned)b, c[2] = (unsigned)(a >> 32) ^ c[3] ^ k[1], c[3] = (unsigned)a;
    }
    for (int i = 0; i < 4; ++i) out[i] = c[i];
  }
  __device__ void start(unsigned long long seed, unsigned long long from) {
    key[0] = (unsigned)seed, key[1] = (unsigned)(seed >> 32), at = spare = 0, block = 0, sequence = from;
  }
  __device__ unsigned next() {
    const unsigned x = at & 2 ? at & 1 ? out[3] : out[2] : at & 1 ? out[1] : out[0];
    return skip(1), x;
  }
};
}  // namespace a2a::random

typedef a2a::random::Xorwow curandState, curandState_t, curandStateXORWOW, curandStateXORWOW_t;
typedef a2a::random::Philox curandStatePhilox4_32_10, curandStatePhilox4_32_10_t;

#define A2A_RANDOM(T) template <class S> __device__ inline T
A2A_RANDOM(void) curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, S* s) {
  s->start(seed, sequence);
  s->skip(offset);
}
A2A_RANDOM(unsigned) curand(S* s) { return s->next(); }
A2A_RANDOM(float) curand_uniform(S* s) { return s->next() * 0x1p-32f + 0x1p-33f; }
A2A_RANDOM(float2) curand_normal2(S* s) {  // Box and Muller
  const float length = sqrtf(-2 * logf(curand_uniform(s))), angle = curand_uniform(s) * 6.2831855f;
  return make_float2(length * sinf(angle), length * cosf(angle));
}
A2A_RANDOM(float) curand_normal(S* s) {
  if (!(s->spare = !s->spare)) return s->normal;
  const float2 both = curand_normal2(s);
  return s->normal = both.y, both.x;
}
#undef A2A_RANDOM
__device__ inline double curand_uniform_double(curandState* s) {
  const unsigned x = curand(s);
  return (x ^ (unsigned long long)curand(s) << 21) * 0x1p-53 + 0x1p-54;
}
__device__ inline double curand_uniform_double(curandStatePhilox4_32_10_t* s) { return (curand(s) + 1.0) * 0x1p-32; }
#define A2A_FOUR(T, V, name)                                                   \
  __device__ inline V name##4(curandStatePhilox4_32_10_t* s) {                 \
    const T x = name(s), y = name(s), z = name(s);                             \
    return V(x, y, z, name(s));                                                \
  }
A2A_FOUR(unsigned, uint4, curand)
A2A_FOUR(float, float4, curand_uniform)
A2A_FOUR(float, float4, curand_normal)
#undef A2A_FOUR
