// The base of sync.h on AMD GPUs and on the simulator: clang's scoped atomics, and the marks.
// LLVM, AMDGPUUsage, "Memory Model GFX942" says which instructions each becomes.
#pragma once

namespace a2a {
namespace detail {
template <class T> struct same { typedef T type; };
}
template <class T> using same_t = typename detail::same<T>::type;  // keeps an argument out of template deduction

namespace detail {

template <Order O>
constexpr int c_order = O == Order::relaxed ? __ATOMIC_RELAXED : O == Order::acquire ? __ATOMIC_ACQUIRE :
                        O == Order::release ? __ATOMIC_RELEASE : O == Order::acq_rel ? __ATOMIC_ACQ_REL :
                        __ATOMIC_SEQ_CST;
template <Scope S>
constexpr int c_scope = S == Scope::workgroup ? __HIP_MEMORY_SCOPE_WORKGROUP :
                        S == Scope::agent ? __HIP_MEMORY_SCOPE_AGENT : __HIP_MEMORY_SCOPE_SYSTEM;

template <Order O, Scope S, class T> __device__ __forceinline__ T load(const T* p) {
  return __hip_atomic_load(p, c_order<O>, c_scope<S>);
}
#define A2A_FENCE(order)                                                                \
  if constexpr (S == Scope::workgroup) __builtin_amdgcn_fence(order, "workgroup");      \
  else if constexpr (S == Scope::agent) __builtin_amdgcn_fence(order, "agent");         \
  else __builtin_amdgcn_fence(order, "");
// A release is complete when its buffer_wbl2 is. Behind it clang 22 leaves out the s_waitcnt where it believes that nothing
// is under way (mended by LLVM pull request 178316), and the flag could overtake the data. A wait written out stays, and
// clang makes one of the two where it has its own.
template <Scope S> __device__ __forceinline__ void wait_written_back() {
#ifdef __GFX9__
  if constexpr (S != Scope::workgroup) __builtin_amdgcn_s_waitcnt(0x0f70);  // vmcnt(0)
#endif
}
template <Order O, Scope S> __device__ __forceinline__ void fence() {
  if constexpr (O == Order::acquire) { A2A_FENCE(__ATOMIC_ACQUIRE) }
  else if constexpr (O == Order::release) { A2A_FENCE(__ATOMIC_RELEASE) wait_written_back<S>(); }
  else if constexpr (O == Order::acq_rel) { fence<Order::release, S>(); fence<Order::acquire, S>(); }
  else if constexpr (O == Order::seq_cst) { A2A_FENCE(__ATOMIC_SEQ_CST) wait_written_back<S>(); }
}
#undef A2A_FENCE

// A releasing access is a release fence and the access without its release. A sequentially consistent access stays one.
template <Order O>
constexpr int after_release = O == Order::release ? __ATOMIC_RELAXED : O == Order::acq_rel ? __ATOMIC_ACQUIRE : c_order<O>;
template <Order O, Scope S> __device__ __forceinline__ void release_first() {
  if constexpr (O == Order::release || O == Order::acq_rel || O == Order::seq_cst) fence<Order::release, S>();
}
template <Order O, Scope S, class T> __device__ __forceinline__ void store(T* p, T value) {
  release_first<O, S>();
  __hip_atomic_store(p, value, after_release<O>, c_scope<S>);
}

// A mark must change no instruction. Inline assembly would: the optimiser takes it for code that might do anything.
// This is a barrier for the instruction scheduler which lets arithmetic pass (tests/device/test_headers.py: the code stays the
// same; only other loads around a relaxed wait may move less). clang prints it as the comment
// "; sched_barrier mask(0x..A2A.....)", and toolchain/assembly.py makes that "; a2a.signal release system" before the access.
enum Access { STORE = 1, ADD = 2, WAIT = 3, NARROW = 4, BLOCK_FENCE = 5 };  // NARROW, BLOCK_FENCE: in hip.h
template <Access A, Order O, Scope S> __device__ __forceinline__ void mark() {
#if !defined(A2A_NO_MARKS) && __clang_major__ > 15  // clang 15 (ROCm 5.2) crashes on this mask
  __builtin_amdgcn_sched_barrier((int)(0xA2A00001u | A << 16 | ((int)O * 3 + (int)S) << 12));
#endif
}
// The marks stand in the last operand to be computed, so that even at -O0 no other store (or load, for a wait) follows.
template <Order O, Scope S, class T> __device__ __forceinline__ void signal_store(T* p, T value) {
#ifdef A2A_SIM
  constexpr int scope = S == Scope::workgroup ? __MEMORY_SCOPE_WRKGRP :
                        S == Scope::agent ? __MEMORY_SCOPE_DEVICE : __MEMORY_SCOPE_SYSTEM;
  release_first<O, S>();
  __scoped_atomic_store(p, &value + (mark<STORE, O, S>(), 0), after_release<O>, scope);
#else
  release_first<O, S>();
  mark<STORE, O, S>();
  __hip_atomic_store(p, value, after_release<O>, c_scope<S>);
#endif
}
template <Order O, Scope S, class T> __device__ __forceinline__ T signal_add(T* p, T value) {
  release_first<O, S>();
  mark<ADD, O, S>();
  return __hip_atomic_fetch_add(p, value, after_release<O>, c_scope<S>);
}
template <Order O, Scope S, class T> __device__ __forceinline__ T wait_load(const T* p) {
  constexpr int order = O == Order::seq_cst ? __ATOMIC_SEQ_CST : __ATOMIC_RELAXED;
  return __hip_atomic_load(p + (mark<WAIT, O, S>(), 0), order, c_scope<S>);
}

__device__ __forceinline__ void pause() { __builtin_amdgcn_s_sleep(1); }  // about 64 clocks

#ifndef A2A_SIM
__device__ __forceinline__ long long now_us() { return wall_clock64() / 100; }  // MI300X counts at 100 MHz
__device__ __noinline__ inline void timed_out(const void* flag, unsigned long long seen) {
  printf("a2a: block %u thread %u waited more than %d ms for the flag at %p, which holds %llu\n",
         (unsigned)blockIdx.x, (unsigned)threadIdx.x, A2A_TIMEOUT_MS, flag, seen);
  abort();
}
#endif

}  // namespace detail
}  // namespace a2a
