// Flags between waves, blocks and GPUs: loads and stores with an order and a scope, signal() and wait().
//
//   order   what else becomes visible together with this access      (relaxed: nothing else)
//   scope   who is promised to see it: the block (workgroup), the GPU (agent), the node (system)
//
// All synchronisation of the course goes through signal() and wait(). Besides the plain atomic they leave a comment
// in the assembly ("; a2a.signal release system"), which changes no instruction. The simulator reads it: from
// machine code alone nobody can tell a workgroup-scope release from a relaxed store.
#pragma once
#include "a2a/hip.h"
#ifndef A2A_SIM
#include <cstdio>
#endif

#ifndef A2A_TIMEOUT_MS
#define A2A_TIMEOUT_MS 10000  // real GPUs: a wait longer than this prints who waited and traps
#endif

namespace a2a {

enum class Order { relaxed, acquire, release, acq_rel, seq_cst };
enum class Scope { workgroup, agent, system };

}  // namespace a2a

#ifdef A2A_CUDA
#include "a2a/sync_cuda.h"
#else
#include "a2a/sync_amd.h"
#endif

namespace a2a {

// T is a 4- or 8-byte integer in all of these.
template <Scope S, class T> __device__ __forceinline__ T load_acquire(const T* p) {
  return detail::load<Order::acquire, S>(p);
}
template <Scope S, class T> __device__ __forceinline__ T load_relaxed(const T* p) {
  return detail::load<Order::relaxed, S>(p);
}
template <Scope S, class T> __device__ __forceinline__ void store_release(T* p, same_t<T> value) {
  detail::store<Order::release, S>(p, value);
}
template <Scope S, class T> __device__ __forceinline__ void store_relaxed(T* p, same_t<T> value) {
  detail::store<Order::relaxed, S>(p, value);
}
// Orders the caller's own accesses before it with those after it.
template <Order O, Scope S> __device__ __forceinline__ void fence() { detail::fence<O, S>(); }

// Set a flag. With Order::release whoever sees the value by an acquire of the same scope also sees everything this
// wave stored before. Only the calling lanes' wave is covered: other waves first meet it at __syncthreads().
template <Order O, Scope S, class T> __device__ __forceinline__ void signal(T* flag, same_t<T> value) {
  static_assert(O != Order::acquire && O != Order::acq_rel, "a store cannot acquire");
  detail::signal_store<O, S>(flag, value);
}
// Add to a flag and return its old value (arrival counters).
template <Order O, Scope S, class T> __device__ __forceinline__ T signal_add(T* flag, same_t<T> value) {
  return detail::signal_add<O, S>(flag, value);
}

// Poll a flag until done(value) holds and return that value. The polls are relaxed; one acquire fence follows the
// last, so that waiting waves do not empty the caches of those at work. (NVIDIA: the polls acquire, see sync_cuda.h.)
template <Order O, Scope S, class T, class Done> __device__ __forceinline__ T wait_until(const T* flag, Done done) {
  static_assert(O == Order::relaxed || O == Order::acquire || O == Order::seq_cst, "a load cannot release");
#ifdef A2A_CUDA
  return detail::wait_until<O, S>(flag, done);
#else
  T seen = detail::wait_load<O, S>(flag);
#ifdef A2A_SIM  // the simulator parks the wave, bounds the wait and reports deadlocks by itself
  while (!done(seen)) {
#else
  for (const long long start = detail::now_us(); !done(seen);) {
    if (detail::now_us() - start > A2A_TIMEOUT_MS * 1000LL) detail::timed_out(flag, (unsigned long long)seen);
#endif
    detail::pause();
    seen = detail::wait_load<O, S>(flag);
  }
  if (O == Order::acquire) detail::fence<Order::acquire, S>();
  return seen;
#endif
}
template <Order O, Scope S, class T> __device__ __forceinline__ T wait_equal(const T* flag, same_t<T> value) {
  return wait_until<O, S>(flag, [=](T seen) { return seen == value; });
}
template <Order O, Scope S, class T> __device__ __forceinline__ T wait_at_least(const T* flag, same_t<T> value) {
  return wait_until<O, S>(flag, [=](T seen) { return seen >= value; });
}

}  // namespace a2a
