// Expert parallelism's exchange in two kernels of one stream. Written anew after a description of Mori's kernels at the
// time of its tables for MI300X: same grids, same order of loads, stores, atomics and flags. As there, nothing is
// released, because rows, counters and signals are in uncached memory. All accesses are relaxed.
#include "a2a/a2a.h"
using namespace a2a;

// A symmetric buffer is an object in memory with a pointer to the table of the peers' addresses. So each use takes two
// loads, one after the other. Stores between two uses keep the compiler from reusing what it has loaded.
struct Symmetric {
  uint8_t* own;
  uint8_t** peers;
  uint64_t rest[14];
  template <class T> __device__ T* at(int peer) const { return (T*)peers[peer]; }
};
enum Name { INBOX, IDS, WEIGHTS, SCALES, SOURCE, COUNTERS, REPLIES };

// Each in a line of its own, as in memory of its own there.
struct Counters {  // symmetric
  alignas(128) uint32_t taken;  // places given out here
  alignas(128) uint32_t told[8];  // by rank: how many rows it has sent here, and one; 0: not yet
  alignas(128) uint32_t met[8];   // by rank: the number of its call
};
struct Local {
  alignas(128) uint32_t sent[8];  // rows, by rank
  alignas(128) uint32_t arrived;  // waves that are done
  alignas(128) uint32_t came;     // rows
};

// By one wave: whole rounds of 16 bytes a lane, one after the other, then bytes.
__device__ inline void copy_bytes(uint8_t* to, const uint8_t* from, int n) {
  const int whole = n / (16 * WAVE);
  for (int i = 0; i < whole; ++i) ((Bytes16*)to)[i * WAVE + lane_id()] = ((const Bytes16*)from)[i * WAVE + lane_id()];
  for (int i = whole * 16 * WAVE + lane_id(); i < n; i += WAVE) to[i] = from[i];
}

// A wave per choice; one row for each (token, rank), at a place that the receiver's counter gives. x [num_tokens, row];
// scales [num_tokens, scale]; INBOX [slots, row], IDS and WEIGHTS [slots, topk], SCALES [slots, scale], SOURCE [slots].
// place [num_tokens, topk]: rank * slots + slot, -1 for a rank that has the row by an earlier choice.
extern "C" __global__ __launch_bounds__(1024) void dispatch_rows(World world, Shape shape, const Symmetric* all,
                                                                 const uint8_t* x, const int* ids, const float* weights,
                                                                 const uint8_t* scales, Local* local, int* place, int row,
                                                                 int scale) {
  const int waves = gridDim.x * (blockDim.x / WAVE), wave = blockIdx.x * (blockDim.x / WAVE) + wave_in_block();
  const int lane = lane_id(), slots = shape.capacity;
  for (int flat = wave; flat < shape.num_tokens * shape.topk; flat += waves) {
    const int token = flat / shape.topk, k = flat % shape.topk, peer = ids[flat] / shape.experts;
    const int earlier = lane < k ? ids[token * shape.topk + lane] / shape.experts : -1;
    if (wave_ballot(earlier == peer)) {
      if (lane == 0) place[flat] = -1;
      continue;
    }
    uint32_t slot = 0;
    if (lane == 0) {
      slot = atomicAdd(&all[COUNTERS].at<Counters>(peer)->taken, 1u);
      atomicAdd(&local->sent[peer], 1u);
      place[flat] = peer * slots + slot;
      all[SOURCE].at<int>(peer)[slot] = world.rank * shape.max_tokens + token;
    }
    slot = broadcast(slot);
    if (lane < shape.topk) {
      all[WEIGHTS].at<float>(peer)[slot * shape.topk + lane] = weights[token * shape.topk + lane];
      all[IDS].at<int>(peer)[slot * shape.topk + lane] = ids[token * shape.topk + lane];
    }
    copy_bytes(all[SCALES].at<uint8_t>(peer) + (int64_t)slot * scale, scales + (int64_t)token * scale, scale);
    copy_bytes(all[INBOX].at<uint8_t>(peer) + (int64_t)slot * row, x + (int64_t)token * row, row);
  }
  if (lane == 0) atomicAdd(&local->arrived, 1u);
  if (wave != 0 || lane >= world.world_size) return;
  wait_equal<Order::relaxed, Scope::agent>(&local->arrived, (uint32_t)waves);
  local->arrived = 0;
  uint32_t* told = all[COUNTERS].at<Counters>(lane)->told + world.rank;
  Counters* counters = (Counters*)all[COUNTERS].own;
  wait_equal<Order::relaxed, Scope::system>(told, 0u);
  signal<Order::relaxed, Scope::system>(told, local->sent[lane] + 1);
  local->came += wait_at_least<Order::relaxed, Scope::system>(&counters->told[lane], 1u) - 1;
  signal<Order::relaxed, Scope::system>(&counters->told[lane], 0u);
  local->sent[lane] = 0;
  if (lane == 0) counters->taken = 0;
}

__device__ inline Half8 sum(const Half8 (&parts)[8]) {
  float all[8] = {};
  for (int k = 0; k < 8; ++k)
    for (int j = 0; j < 8; ++j) all[j] += float(parts[k][j]);
  Half8 h;
  for (int j = 0; j < 8; ++j) h[j] = half_t(all[j]);
  return h;
}

// The replies to a token lie with the ranks that made them, and its own rank adds them up as it reads them. First all
// ranks meet. Then the waves of a token share it, two pieces of 16 bytes per lane at a time. REPLIES [slots, dim]; topk
// is 8.
extern "C" __global__ __launch_bounds__(1024) void combine_rows(World world, Shape shape, const Symmetric* all,
                                                                const int* place, Half8* out, Local* local) {
  if (lane_id() == 0) atomicAdd(&local->arrived, 1u);
  if ((int)threadIdx.x < world.world_size) {
    if (blockIdx.x == 0) {
      wait_equal<Order::relaxed, Scope::agent>(&local->arrived, gridDim.x * (blockDim.x / WAVE));
      local->arrived = 0;
      fence<Order::release, Scope::system>();
      signal<Order::relaxed, Scope::system>(all[COUNTERS].at<Counters>(threadIdx.x)->met + world.rank, world.epoch);
    }
    wait_at_least<Order::relaxed, Scope::system>(((Counters*)all[COUNTERS].own)->met + threadIdx.x, world.epoch);
  }
  __syncthreads();
  const int waves = gridDim.x * (blockDim.x / WAVE), wave = blockIdx.x * (blockDim.x / WAVE) + wave_in_block();
  const int pieces = shape.dim / 8, parts = (waves + shape.num_tokens - 1) / shape.num_tokens;
  const int part = (pieces + parts - 1) / parts, slots = shape.capacity;
  for (int item = wave; item < shape.num_tokens * parts; item += waves) {
    const int token = item / parts, first = item % parts * part, last = min(pieces, first + part);
    const Half8* row[8];
    for (int k = 0; k < 8; ++k) {
      const int at = broadcast(place[token * 8 + k]);
      row[k] = at < 0 ? nullptr : all[REPLIES].at<const Half8>(at / slots) + (int64_t)(at % slots) * pieces;
    }
    int i = first + lane_id();
    for (; i + WAVE < last; i += 2 * WAVE) {
      Half8 h[8] = {}, g[8] = {};
      for (int k = 0; k < 8; ++k)
        if (row[k]) h[k] = row[k][i], g[k] = row[k][i + WAVE];
      out[token * pieces + i] = sum(h);
      out[token * pieces + i + WAVE] = sum(g);
    }
    if (i >= last) continue;
    Half8 h[8] = {};
    for (int k = 0; k < 8; ++k)
      if (row[k]) h[k] = row[k][i];
    out[token * pieces + i] = sum(h);
  }
}
