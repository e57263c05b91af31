// cooperative_groups on the simulator: the grid, the block, and tiles of a wave. ROCm has its own.
#pragma once
#include "a2a/grid.h"

namespace a2a::builtin {
// The barrier of this_grid().sync(): of one cooperative kernel of the module at a time.
inline __device__ uint32_t grid_state[2];
}  // namespace a2a::builtin

namespace cooperative_groups {
struct thread_block {
  __device__ static void sync() { __syncthreads(); }
  __device__ static bool is_valid() { return true; }
  __device__ static unsigned thread_rank() {
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  }
  __device__ static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
  __device__ static unsigned num_threads() { return size(); }
  __device__ static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  __device__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  __device__ static dim3 dim_threads() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  __device__ static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  // The barrier in two halves. gfx942 has one barrier instruction, which is the second half.
  struct arrival_token {};
  __device__ static arrival_token barrier_arrive() {
    __threadfence_block();
    return {};
  }
  __device__ static void barrier_wait(arrival_token&&) { __syncthreads(); }
};
struct grid_group {
  __device__ void sync() const { a2a::grid_barrier(a2a::builtin::grid_state); }
  __device__ bool is_valid() const { return true; }
  __device__ static unsigned block_rank() {
    return (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  }
  __device__ static unsigned num_blocks() { return gridDim.x * gridDim.y * gridDim.z; }
  __device__ unsigned long long thread_rank() const {
    return (unsigned long long)block_rank() * thread_block::size() + thread_block::thread_rank();
  }
  __device__ unsigned long long size() const { return (unsigned long long)num_blocks() * thread_block::size(); }
  __device__ unsigned long long num_threads() const { return size(); }
};
__device__ inline thread_block this_thread_block() { return {}; }
__device__ inline grid_group this_grid() { return {}; }

// N neighbouring lanes of a wave; N a power of two.
template <unsigned N, class Parent = void> struct thread_block_tile {
  static_assert(N && N <= A2A_WAVE && (N & (N - 1)) == 0, "a tile has a power of two of lanes, one wave at most");
  __device__ static unsigned thread_rank() { return thread_block::thread_rank() % N; }
  __device__ static unsigned meta_group_rank() { return thread_block::thread_rank() / N; }
  __device__ static unsigned meta_group_size() { return (thread_block::size() + N - 1) / N; }
  __device__ static constexpr unsigned size() { return N; }
  __device__ static constexpr unsigned num_threads() { return N; }
  __device__ static void sync() { __syncwarp(); }
  template <class T> __device__ static T shfl(A2A_MAYBE_UNDEF T v, int at) { return __shfl(v, at, N); }
  template <class T> __device__ static T shfl_xor(A2A_MAYBE_UNDEF T v, int mask) { return __shfl_xor(v, mask, N); }
  template <class T> __device__ static T shfl_up(A2A_MAYBE_UNDEF T v, unsigned by) { return __shfl_up(v, by, N); }
  template <class T> __device__ static T shfl_down(A2A_MAYBE_UNDEF T v, unsigned by) { return __shfl_down(v, by, N); }
  __device__ static uint64_t ballot(int vote) {
    const uint64_t mine = __ballot(vote) >> (a2a::builtin::lane() & -(int)N);
    return N == 64 ? mine : mine & ((1ull << N % 64) - 1);
  }
  __device__ static bool any(int vote) { return ballot(vote) != 0; }
  __device__ static bool all(int vote) { return ballot(!vote) == 0; }
  template <class T> __device__ static uint64_t match_any(T value) {
    const int first = a2a::builtin::lane() & -(int)N;
    return a2a::builtin::match(value, lanes_of(first)) >> first;
  }
  template <class T> __device__ static uint64_t match_all(T value, int& all) {
    const int first = a2a::builtin::lane() & -(int)N;
    const uint64_t lanes = lanes_of(first), found = a2a::builtin::match(value, lanes);
    all = found == lanes;
    return all ? lanes >> first : 0;
  }
  __device__ static uint64_t lanes_of(int first) { return (N == 64 ? ~0ull : (1ull << N % 64) - 1) << first & __ballot(1); }
  __device__ static bool is_valid() { return true; }
};

// The lanes of a wave that came here together; ranks count them from the lowest.
struct coalesced_group {
  uint64_t lanes;
  __device__ unsigned size() const { return __popcll(lanes); }
  __device__ unsigned num_threads() const { return size(); }
  __device__ unsigned thread_rank() const { return __popcll(lanes & ((1ull << a2a::builtin::lane()) - 1)); }
  __device__ void sync() const { __syncwarp(); }
  __device__ int lane_of(unsigned rank) const {
    uint64_t rest = lanes;
    for (; rank; --rank) rest &= rest - 1;
    return __ffsll((long long)rest) - 1;
  }
  template <class T> __device__ T shfl(A2A_MAYBE_UNDEF T v, unsigned rank) const {
    return __shfl(v, rank < size() ? lane_of(rank) : a2a::builtin::lane());
  }
  template <class T> __device__ T shfl_down(A2A_MAYBE_UNDEF T v, unsigned by) const { return shfl(v, thread_rank() + by); }
  template <class T> __device__ T shfl_up(A2A_MAYBE_UNDEF T v, unsigned by) const {
    return shfl(v, thread_rank() < by ? thread_rank() : thread_rank() - by);
  }
  __device__ uint64_t ballot(int vote) const {
    return ranks_of(__ballot(vote) & lanes);
  }
  __device__ bool any(int vote) const { return (__ballot(vote) & lanes) != 0; }
  __device__ bool all(int vote) const { return (__ballot(!vote) & lanes) == 0; }
  template <class T> __device__ uint64_t match_any(T value) const { return ranks_of(a2a::builtin::match(value, lanes)); }
  template <class T> __device__ uint64_t match_all(T value, int& all) const {
    const uint64_t found = a2a::builtin::match(value, lanes);
    all = found == lanes;
    return all ? ranks_of(lanes) : 0;
  }
  // Bits of ranks in the group for bits of lanes.
  __device__ uint64_t ranks_of(uint64_t mine) const {
    uint64_t found = 0;
    for (uint64_t rest = lanes, bit = 1; rest; rest &= rest - 1, bit <<= 1) found |= mine & rest & -rest ? bit : 0;
    return found;
  }
  __device__ bool is_valid() const { return true; }
};
__device__ inline coalesced_group coalesced_threads() {
  return {__ballot(1) & (A2A_WAVE == 64 ? ~0ull : 0xffffffffull << (a2a::builtin::lane() & 32))};
}

// Those of the group that have the same label.
template <class Group, class T> __device__ inline coalesced_group labeled_partition(const Group& group, T label) {
  return {a2a::builtin::match(label, group.lanes_of(a2a::builtin::lane() & -(int)group.size()))};
}
template <class T> __device__ inline coalesced_group labeled_partition(const coalesced_group& group, T label) {
  return {a2a::builtin::match(label, group.lanes)};
}

// Any of these groups, as functions take it that do not care which.
struct thread_group {
  unsigned count, rank;
  uint64_t lanes;  // of a wave; 0: the block
  __device__ thread_group(const thread_block& g) : count(g.size()), rank(g.thread_rank()), lanes(0) {}
  __device__ thread_group(const coalesced_group& g) : count(g.size()), rank(g.thread_rank()), lanes(g.lanes) {}
  template <unsigned N, class P>
  __device__ thread_group(const thread_block_tile<N, P>& g)
      : count(N), rank(g.thread_rank()), lanes(g.lanes_of(a2a::builtin::lane() & -(int)N)) {}
  __device__ thread_group(unsigned count, unsigned rank, uint64_t lanes) : count(count), rank(rank), lanes(lanes) {}
  __device__ unsigned size() const { return count; }
  __device__ unsigned num_threads() const { return count; }
  __device__ unsigned thread_rank() const { return rank; }
  __device__ bool is_valid() const { return true; }
  __device__ void sync() const { lanes ? __syncwarp() : __syncthreads(); }
};
typedef thread_group tiled_group;
// Tiles of a size that is known when the kernel runs: a power of two, one wave at most.
__device__ inline thread_group tiled_partition(const thread_group& of, unsigned size) {
  const unsigned rank = of.thread_rank() % size;
  const uint64_t ones = size == 64 ? ~0ull : (1ull << size) - 1;
  return {size, rank, ones << (a2a::builtin::lane() - (int)rank) & __ballot(1)};
}

template <class T> struct plus { __device__ T operator()(T a, T b) const { return a + b; } };
template <class T> struct less { __device__ T operator()(T a, T b) const { return b < a ? b : a; } };
template <class T> struct greater { __device__ T operator()(T a, T b) const { return a < b ? b : a; } };
template <class T> struct bit_and { __device__ T operator()(T a, T b) const { return a & b; } };
template <class T> struct bit_or { __device__ T operator()(T a, T b) const { return a | b; } };
template <class T> struct bit_xor { __device__ T operator()(T a, T b) const { return a ^ b; } };
// Reduces over all lanes of the tile, which all take part. Every lane has the result.
template <unsigned N, class P, class T, class Op> __device__ inline T reduce(const thread_block_tile<N, P>& tile, T v, Op op) {
  for (unsigned by = N / 2; by; by /= 2) v = op(v, tile.shfl_xor(v, by));
  return v;
}
template <class T, class Op> __device__ inline T reduce(const coalesced_group& group, T v, Op op) {
  T all = group.shfl(v, 0);
  for (unsigned i = 1; i < group.size(); ++i) all = op(all, group.shfl(v, i));
  return all;
}
template <unsigned N, class Group> __device__ inline thread_block_tile<N> tiled_partition(const Group&) { return {}; }
template <class Group> __device__ inline void sync(const Group& group) { group.sync(); }
template <class Group> __device__ inline unsigned group_size(const Group& group) { return group.size(); }
template <class Group> __device__ inline unsigned thread_rank(const Group& group) { return group.thread_rank(); }
template <class Group> __device__ inline bool is_valid(const Group& group) { return group.is_valid(); }
}  // namespace cooperative_groups
