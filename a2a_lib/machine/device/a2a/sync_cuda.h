// The base of sync.h on NVIDIA GPUs: the PTX memory model's loads, stores and fences
// (PTX ISA, "Memory Consistency Model"). Scopes there: cta, gpu, sys.
#pragma once

namespace a2a {
namespace detail {
template <class T> struct same { typedef T type; };
}
template <class T> using same_t = typename detail::same<T>::type;  // keeps an argument out of template deduction

namespace detail {

// CUDA's own __threadfence...() are sequentially consistent: more than release or acquire need, and slower.
template <Order O, Scope S> __device__ __forceinline__ void fence() {
  if constexpr (O == Order::relaxed) {
  } else if constexpr (O == Order::seq_cst) {
    if constexpr (S == Scope::workgroup) __threadfence_block();
    else if constexpr (S == Scope::agent) __threadfence();
    else __threadfence_system();
  } else {
    if constexpr (S == Scope::workgroup) asm volatile("fence.acq_rel.cta;" ::: "memory");
    else if constexpr (S == Scope::agent) asm volatile("fence.acq_rel.gpu;" ::: "memory");
    else asm volatile("fence.acq_rel.sys;" ::: "memory");
  }
}

#define A2A_PTX_LOAD(order, scope)                                                                     \
  if constexpr (sizeof(T) == 4)                                                                        \
    asm volatile("ld." order "." scope ".b32 %0, [%1];" : "=r"(v.u32) : "l"(p) : "memory");            \
  else                                                                                                 \
    asm volatile("ld." order "." scope ".b64 %0, [%1];" : "=l"(v.u64) : "l"(p) : "memory");
#define A2A_PTX_STORE(order, scope)                                                                    \
  if constexpr (sizeof(T) == 4)                                                                        \
    asm volatile("st." order "." scope ".b32 [%0], %1;" ::"l"(p), "r"(v.u32) : "memory");              \
  else                                                                                                 \
    asm volatile("st." order "." scope ".b64 [%0], %1;" ::"l"(p), "l"(v.u64) : "memory");
#define A2A_PTX_SCOPES(ACCESS, order)                               \
  if constexpr (S == Scope::workgroup) { ACCESS(order, "cta") }     \
  else if constexpr (S == Scope::agent) { ACCESS(order, "gpu") }    \
  else { ACCESS(order, "sys") }

template <class T> union Bits {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8, "flags have 4 or 8 bytes");
  T value;
  unsigned u32;
  unsigned long long u64;
};

template <Order O, Scope S, class T> __device__ __forceinline__ T load(const T* p) {
  Bits<T> v;
  if constexpr (O == Order::seq_cst) __threadfence_system();
  if constexpr (O == Order::relaxed) { A2A_PTX_SCOPES(A2A_PTX_LOAD, "relaxed") }
  else { A2A_PTX_SCOPES(A2A_PTX_LOAD, "acquire") }
  return v.value;
}
template <Order O, Scope S, class T> __device__ __forceinline__ void store(T* p, T value) {
  Bits<T> v;
  v.value = value;
  if constexpr (O == Order::seq_cst) __threadfence_system();
  if constexpr (O == Order::relaxed) { A2A_PTX_SCOPES(A2A_PTX_STORE, "relaxed") }
  else { A2A_PTX_SCOPES(A2A_PTX_STORE, "release") }
}
#undef A2A_PTX_SCOPES
#undef A2A_PTX_STORE
#undef A2A_PTX_LOAD

template <Order O, Scope S, class T> __device__ __forceinline__ void signal_store(T* p, T value) {
  store<O, S>(p, value);
}
template <Order O, Scope S, class T> __device__ __forceinline__ T signal_add(T* p, T value) {
  if constexpr (O != Order::relaxed && O != Order::acquire) fence<O, S>();
  typedef unsigned long long u64;
  T old;
  if constexpr (sizeof(T) == 4) {
    if constexpr (S == Scope::workgroup) old = (T)atomicAdd_block((unsigned*)p, (unsigned)value);
    else if constexpr (S == Scope::agent) old = (T)atomicAdd((unsigned*)p, (unsigned)value);
    else old = (T)atomicAdd_system((unsigned*)p, (unsigned)value);
  } else {
    if constexpr (S == Scope::workgroup) old = (T)atomicAdd_block((u64*)p, (u64)value);
    else if constexpr (S == Scope::agent) old = (T)atomicAdd((u64*)p, (u64)value);
    else old = (T)atomicAdd_system((u64*)p, (u64)value);
  }
  if constexpr (O != Order::relaxed && O != Order::release) fence<O, S>();
  return old;
}
__device__ __forceinline__ void pause() { __nanosleep(20); }
__device__ __forceinline__ long long now_us() {
  unsigned long long ns;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns));
  return (long long)(ns / 1000);
}
[[noreturn]] __device__ __noinline__ inline void timed_out(const void* flag, unsigned long long seen) {
  printf("a2a: block %u thread %u waited more than %d ms for the flag at %p, which holds %llu\n", blockIdx.x,
         threadIdx.x, A2A_TIMEOUT_MS, flag, seen);
  for (;;) __trap();  // not to return: else every register in use would have to outlive the call
}

// Every poll acquires: a fence after relaxed polls is a MEMBAR, which takes a microsecond and more where stores to peers
// are under way. The clock is read at every 64th: at each poll that cost a microsecond per call of the all-to-all.
template <Order O, Scope S, class T, class Done> __device__ __forceinline__ T wait_until(const T* flag, Done done) {
  T seen = load<O, S>(flag);
  if (done(seen)) return seen;
  const long long start = now_us();
  for (unsigned polls = 1;; ++polls) {
    pause();
    seen = load<O, S>(flag);
    if (done(seen)) return seen;
    if (polls % 64 == 0 && now_us() - start > A2A_TIMEOUT_MS * 1000LL) timed_out(flag, (unsigned long long)seen);
  }
}

}  // namespace detail
}  // namespace a2a
