// A MoE layer's dispatch, both GEMMs of every expert, combine: one launch on a Hopper GPU, behind the plan.
#include "copies.cuh"
#include "multiply.cuh"

DEV int tiles_before(const unsigned short* tiles, int local, int value) {  // the last expert that begins at `value` or before
  int low = 0, high = local - 1;
  while (low < high) {
    int middle = (low + high + 1) >> 1;
    if (tiles[middle] <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

// One thread of a cluster: takes tasks from the queue, waits for what they need, tells all blocks of the cluster.
DEV void draw(const Args& a, uint32_t base, const unsigned short* tiles, int epoch) {
  const int ups = a.inter / BLOCK_UP, downs = a.dim / FEATURES, total = tiles[a.local];
  const int begin = a.mode == DOWN_ALONE ? ups * total : 0, end = a.mode == UP_ALONE ? ups * total : (ups + downs) * total;
  int* counter = a.draws + epoch % 2 * DRAWS + DRAW;
  for (int turn = 0;; ++turn) {
    bar_wait(base + RING_EMPTY + 8 * (turn % RING), (turn / RING & 1) ^ 1, a.fault, 4);
    const int task = begin + atomicAdd(counter, 1);
    Entry e[CLUSTER] = {};
    if (task < end) {
      const int kind = task >= ups * total ? DOWN : UP, unit = kind == DOWN ? task - ups * total : task, blocks = kind == DOWN ? downs : ups;
      const int expert = tiles_before(tiles, a.local, unit / blocks), within = unit - tiles[expert] * blocks;
      const int chunks = tiles[expert + 1] - tiles[expert], block = within / chunks, chunk = within - block * chunks;
      const int offset = a.layout[OFFSET * a.experts + expert], rows = a.layout[ROWS * a.experts + expert];
      const int most = (rows + chunks - 1) / chunks, first = chunk * most, count = min(most, rows - first);
      const int n = ((count + CLUSTER - 1) / CLUSTER + 7) / 8 * 8;
      for (int i = 0; i < CLUSTER; ++i)
        e[i] = Entry{kind << 16 | n, offset + first + i * n, max(0, min(n, count - i * n)), expert << 16 | block};
      if (a.mode == ALL) {
        if (kind == DOWN) wait_at_least(a.done + expert, CLUSTER * ups * chunks, a.fault, 5);
        else wait_at_least(a.arrived + expert, rows, a.fault, 6);
      }
    }
    for (int i = 0; i < CLUSTER; ++i) {
      const uint32_t to = base + ENTRIES + 16 * (turn % RING), bar = base + RING_FULL + 8 * (turn % RING);
      if (CLUSTER == 1) {
        asm volatile("st.shared.v4.s32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(e[i].what), "r"(e[i].slot), "r"(e[i].count), "r"(e[i].where) : "memory");
        bar_arrive(bar);
      } else {
        asm volatile("st.shared::cluster.v4.s32 [%0], {%1, %2, %3, %4};" ::"r"(in_block(to, i)), "r"(e[i].what), "r"(e[i].slot),
                     "r"(e[i].count), "r"(e[i].where) : "memory");
        bar_release_at(in_block(bar, i));
      }
    }
    if (task >= end) return;
  }
}

DEV void add(float (&total)[8], uint4 v, float weight) {
  const uint32_t word[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    total[2 * i] += __uint_as_float(word[i] << 16) * weight;
    total[2 * i + 1] += __uint_as_float(word[i] & 0xffff0000u) * weight;
  }
}

// The consumers: out, the sum over k of this rank's answers, in this order, in float32. A thread has two pieces of 16 bytes at a time.
DEV void reduce(const Args& a, int thread) {
  constexpr int AT_ONCE = 8, PIECES = 2;
  const int columns = a.dim / 8, items = a.tokens * columns, step = gridDim.x * 256;
  for (int begin = blockIdx.x * 256 + thread; begin < items; begin += PIECES * step) {
    float total[PIECES][8] = {};
    for (int first = 0; first < a.topk; first += AT_ONCE) {
      uint4 v[PIECES][AT_ONCE];
      float weight[PIECES][AT_ONCE];
#pragma unroll
      for (int p = 0; p < PIECES; ++p) {
        const int item = begin + p * step, token = item / columns, column = item - token * columns;
#pragma unroll
        for (int i = 0; i < AT_ONCE; ++i) {
          const int flat = token * a.topk + first + i;
          const bool there = item < items && first + i < a.topk && a.topk_ids[flat] >= 0;
          weight[p][i] = there ? a.topk_weights[flat] : 0;
          v[p][i] = there ? load_16(a.replies + (long long)flat * a.dim + column * 8) : uint4{0, 0, 0, 0};
        }
      }
#pragma unroll
      for (int p = 0; p < PIECES; ++p)
#pragma unroll
        for (int i = 0; i < AT_ONCE; ++i) add(total[p], v[p][i], weight[p][i]);
    }
#pragma unroll
    for (int p = 0; p < PIECES; ++p) {
      const int item = begin + p * step;
      const float* t = total[p];
      if (item < items) reinterpret_cast<uint4*>(a.out)[item] = uint4{pack(t[0], t[1]), pack(t[2], t[3]), pack(t[4], t[5]), pack(t[6], t[7])};
    }
  }
}

extern "C" __global__ void __launch_bounds__(THREADS, 1)
#if CLUSTER > 1
__cluster_dims__(CLUSTER, 1, 1)
#endif
layer(const __grid_constant__ Args a) {
  extern __shared__ __align__(1024) char memory[];
  const uint32_t base = shared(memory);
  const int thread = threadIdx.x, warp = thread / 32, lane = thread % 32, me = CLUSTER == 1 ? 0 : cluster_rank();
  unsigned short* tiles = reinterpret_cast<unsigned short*>(memory + TILES);
  if (thread == 0) {
    mark(a, 0);
    if (base % 1024) give_up(a.fault, 99);
    for (int i = 0; i < STAGES; ++i) {
      bar_init(base + FULL + 8 * i, 1);
      bar_init(base + EMPTY + 8 * i, 8 * CLUSTER);
    }
    for (int i = 0; i < RING; ++i) {
      bar_init(base + RING_FULL + 8 * i, 1);
      bar_init(base + RING_EMPTY + 8 * i, 10 * CLUSTER);
    }
    bar_init(base + STAGED, 8);
    for (int i = 0; i < SLOTS; ++i) bar_init(base + COPIED + 8 * i, 1);
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    fence_async();
  }
  const int epoch = a.head[ENDED] + 1;
  if (warp == 1) {  // tiles of all experts before each
    int sum = 0;
    for (int first = 0; first < a.local; first += 32) {
      const int expert = first + lane, rows = expert < a.local ? a.layout[ROWS * a.experts + expert] : 0;
      int mine = (rows + CLUSTER * MAX_N - 1) / (CLUSTER * MAX_N), through = mine;
      for (int i = 1; i < 32; i *= 2) {
        const int other = __shfl_up_sync(~0u, through, i);
        if (lane >= i) through += other;
      }
      if (expert < a.local) tiles[expert] = sum + through - mine;
      sum += __shfl_sync(~0u, through, 31);
    }
    if (lane == 0) tiles[a.local] = sum;
  }
  __syncthreads();
  if (CLUSTER > 1) cluster_sync();
  const int units = tiles[a.local] * (a.dim / FEATURES) * CLUSTER;

  if (warp < 4) {
    fewer_registers<PRODUCER_REGISTERS>();
    if (warp == 0) {
      if (lane == 0) load(a, base, me);
    } else if (warp == 1) {
      if (lane == 0 && me == 0) draw(a, base, tiles, epoch);
    } else if (warp == 2) {
      if (units == 0 && blockIdx.x == 0 && lane < a.world && a.mode == ALL) add_release_sys(at(a, a.replied, lane), 1);
      store(a, base, lane, units);
    } else if (a.mode == ALL) {
      send(a, base, lane, epoch);
    }
    __syncwarp();
  } else {
    more_registers<CONSUMER_REGISTERS>();
    const long long ticks = clock64();
    if (a.mode == ALL) send_first(a, thread / 32 - 4, lane);
    consume(a, base, thread - 128);
    if (a.mode == ALL) {
      if (thread == 128) wait_at_least(a.replied, a.world, a.fault, 13);
      if (thread == 128) mark(a, 5);
      asm volatile("bar.sync 1, 256;" ::: "memory");
      reduce(a, thread - 128);
      asm volatile("bar.sync 1, 256;" ::: "memory");
      if (thread == 128) {
        int* left = a.draws + epoch % 2 * DRAWS + LEFT;
        if (add_acq_rel(left, 1) == gridDim.x - 1) a.head[ENDED] = epoch;
      }
    }
    if (thread == 128 && a.marks) {
      mark(a, 6);
      a.marks[blockIdx.x * MARKS + 7] = clock64() - ticks;
    }
  }
  if (CLUSTER > 1) cluster_sync();
}
