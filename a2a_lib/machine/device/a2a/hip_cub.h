// The part of hipCUB that kernels call most: sums and scans of a block or a wave, loads and stores of a block. Meaning: hipCUB's
// documentation. The order of the operands is theirs; how a sum of floats is grouped is not. For sources without hipCUB's headers
// alone (toolchain/left_out.py): its host functions are not here.
#pragma once
#include <hip/hip_runtime.h>

namespace hipcub {
struct Sum { template <class T> __host__ __device__ T operator()(const T& a, const T& b) const { return a + b; } };
struct Max { template <class T> __host__ __device__ T operator()(const T& a, const T& b) const { return a < b ? b : a; } };
struct Min { template <class T> __host__ __device__ T operator()(const T& a, const T& b) const { return b < a ? b : a; } };
enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS };
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockLoadAlgorithm { BLOCK_LOAD_DIRECT, BLOCK_LOAD_STRIPED, BLOCK_LOAD_VECTORIZE, BLOCK_LOAD_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE,
                          BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED };
enum BlockStoreAlgorithm { BLOCK_STORE_DIRECT, BLOCK_STORE_STRIPED, BLOCK_STORE_VECTORIZE, BLOCK_STORE_TRANSPOSE,
                           BLOCK_STORE_WARP_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED };

namespace detail {
template <class T, int Threads> struct Room {  // of a type without constructor, for __shared__ unions
  alignas(T) unsigned char bytes[Threads * sizeof(T)];
  __device__ T& operator[](int i) { return ((T*)bytes)[i]; }
};
template <int X, int Y> __device__ inline int thread() { return threadIdx.x + X * (threadIdx.y + Y * threadIdx.z); }

template <class T, int X, int Y, int Z> struct Block {
  static constexpr int kThreads = X * Y * Z;
  using TempStorage = Room<T, kThreads>;
  TempStorage& room;
  const int self = thread<X, Y>();
  __device__ explicit Block(TempStorage& storage) : room(storage) {}

  template <class Op> __device__ T reduce(T value, Op op, int valid) {
    room[self] = value;
    __syncthreads();
    for (int by = 1; by < valid; by *= 2) {
      if (self % (2 * by) == 0 && self + by < valid) room[self] = op(room[self], room[self + by]);
      __syncthreads();
    }
    return room[0];
  }
  template <class Op> __device__ T scan(T value, Op op) {  // up to and with this thread's
    room[self] = value;
    __syncthreads();
    for (int by = 1; by < kThreads; by *= 2) {
      if (self >= by) value = op(room[self - by], value);
      __syncthreads();
      room[self] = value;
      __syncthreads();
    }
    return value;
  }
};
}  // namespace detail

template <class T, int X, BlockReduceAlgorithm A = BLOCK_REDUCE_WARP_REDUCTIONS, int Y = 1, int Z = 1, int Arch = 0>
struct BlockReduce : detail::Block<T, X, Y, Z> {
  using Base = detail::Block<T, X, Y, Z>;
  using Base::Base;
  template <class Op> __device__ T Reduce(T value, Op op, int valid = X * Y * Z) { return this->reduce(value, op, valid); }
  template <class Op, int N> __device__ T Reduce(T (&values)[N], Op op) {
    T value = values[0];
    for (int i = 1; i < N; ++i) value = op(value, values[i]);
    return this->reduce(value, op, X * Y * Z);
  }
  __device__ T Sum(T value, int valid = X * Y * Z) { return this->reduce(value, hipcub::Sum(), valid); }
  template <int N> __device__ T Sum(T (&values)[N]) { return Reduce(values, hipcub::Sum()); }
};

template <class T, int X, BlockScanAlgorithm A = BLOCK_SCAN_RAKING, int Y = 1, int Z = 1, int Arch = 0>
struct BlockScan : detail::Block<T, X, Y, Z> {
  using Base = detail::Block<T, X, Y, Z>;
  using Base::Base;
  template <int N, class Op> __device__ void InclusiveScan(T (&in)[N], T (&out)[N], Op op, T& all) {
    T value = in[0];
    for (int i = 1; i < N; ++i) value = op(value, in[i]);
    this->scan(value, op);
    all = this->room[Base::kThreads - 1];
    value = this->self ? op(this->room[this->self - 1], in[0]) : in[0];
    for (int i = 0; i < N; ++i) {
      const T next = i + 1 < N ? op(value, in[i + 1]) : value;
      out[i] = value;
      value = next;
    }
  }
  template <int N, class Op> __device__ void InclusiveScan(T (&in)[N], T (&out)[N], Op op) { T all; InclusiveScan(in, out, op, all); }
  template <class Op> __device__ void InclusiveScan(T in, T& out, Op op, T& all) {
    out = this->scan(in, op);
    all = this->room[Base::kThreads - 1];
  }
  template <class Op> __device__ void InclusiveScan(T in, T& out, Op op) { out = this->scan(in, op); }
  template <class Op> __device__ void ExclusiveScan(T in, T& out, T first, Op op, T& all) {
    this->scan(in, op);
    out = this->self ? op(first, this->room[this->self - 1]) : first;
    all = this->room[Base::kThreads - 1];
  }
  template <class Op> __device__ void ExclusiveScan(T in, T& out, T first, Op op) { T all; ExclusiveScan(in, out, first, op, all); }
  // prefix(sum of the block), of the first wave, gives what comes before the block.
  template <class Op, class F> __device__ auto InclusiveScan(T in, T& out, Op op, F& prefix) -> decltype((void)prefix(in)) {
    out = this->scan(in, op);
    out = op(before(prefix), out);
  }
  template <class Op, class F> __device__ auto ExclusiveScan(T in, T& out, Op op, F& prefix) -> decltype((void)prefix(in)) {
    this->scan(in, op);
    const T left = this->self ? this->room[this->self - 1] : in, first = before(prefix);
    out = this->self ? op(first, left) : first;
  }
  template <class... All> __device__ void InclusiveSum(T in, T& out, All&... all) { InclusiveScan(in, out, hipcub::Sum(), all...); }
  template <class F> __device__ auto ExclusiveSum(T in, T& out, F& prefix) -> decltype((void)prefix(in)) {
    ExclusiveScan(in, out, hipcub::Sum(), prefix);
  }
  __device__ void ExclusiveSum(T in, T& out, T& all) { ExclusiveScan(in, out, T{}, hipcub::Sum(), all); }
  __device__ void ExclusiveSum(T in, T& out) { ExclusiveScan(in, out, T{}, hipcub::Sum()); }

 private:
  template <class F> __device__ T before(F& prefix) {
    const T all = this->room[Base::kThreads - 1];
    __syncthreads();
    if (this->self < A2A_WAVE) {
      const T first = prefix(all);
      if (this->self == 0) this->room[0] = first;
    }
    __syncthreads();
    return this->room[0];
  }
};

template <class T, int Width = A2A_WAVE, int Arch = 0> struct WarpReduce {  // lane 0 of each group has the result
  struct TempStorage {};
  __device__ explicit WarpReduce(TempStorage&) {}
  template <class Op> __device__ T Reduce(T value, Op op, int valid = Width) {
    const int self = __lane_id() % Width;
    for (int by = 1; by < Width; by *= 2) {
      const T other = __shfl_down(value, by, Width);
      if (self + by < valid) value = op(value, other);
    }
    return value;
  }
  __device__ T Sum(T value, int valid = Width) { return Reduce(value, hipcub::Sum(), valid); }
};

template <class T, int X, int N, BlockLoadAlgorithm A = BLOCK_LOAD_DIRECT, int Y = 1, int Z = 1, int Arch = 0> struct BlockLoad {
  struct TempStorage {};
  __device__ explicit BlockLoad(TempStorage&) {}
  template <class From> __device__ void Load(From from, T (&items)[N], int valid = X * Y * Z * N) {
    for (int i = 0; i < N; ++i)
      if (const int at = place(i); at < valid) items[i] = from[at];
  }
  template <class From, class D> __device__ void Load(From from, T (&items)[N], int valid, D other) {
    for (int i = 0; i < N; ++i) items[i] = place(i) < valid ? T(from[place(i)]) : T(other);
  }
  static __device__ int place(int i) {
    const int self = detail::thread<X, Y>();
    return A == BLOCK_LOAD_STRIPED ? i * X * Y * Z + self : self * N + i;
  }
};
template <class T, int X, int N, BlockStoreAlgorithm A = BLOCK_STORE_DIRECT, int Y = 1, int Z = 1, int Arch = 0> struct BlockStore {
  struct TempStorage {};
  __device__ explicit BlockStore(TempStorage&) {}
  template <class To> __device__ void Store(To to, T (&items)[N], int valid = X * Y * Z * N) {
    for (int i = 0; i < N; ++i) {
      const int self = detail::thread<X, Y>(), at = A == BLOCK_STORE_STRIPED ? i * X * Y * Z + self : self * N + i;
      if (at < valid) to[at] = items[i];
    }
  }
};
}  // namespace hipcub
#if A2A_WAVE == 32
namespace cub = hipcub;  // CUDA's name (hip_cuda.h)
#ifdef CUB_NS_PREFIX  // a project's own namespace around it
CUB_NS_PREFIX
namespace cub = ::hipcub;
CUB_NS_POSTFIX
#endif
#endif
