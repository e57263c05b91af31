// A MoE layer's dispatch, both GEMMs of every expert, combine: one launch on a Hopper GPU, behind the plan.
//
// A block has three warpgroups. Two multiply (`consume`), and add up answers at the end. The warps of the other one load operands,
// draw tasks, store answers, and send rows. Tasks go through a ring of RING entries: the drawing thread has waited for what a task
// reads, so nobody else looks at flags.
//
//   counter          counted up by                                     waited for by
//   arrived[expert]  all ranks' sending warps, a row each              the drawing thread, before tasks of the first GEMM; in e4m3 the
//                                                                      turning warp, which then adds READY to done[expert]
//   done[expert]     storing warps, a task of the first GEMM each      the drawing thread, before tasks of the second GEMM
//   done[local + h]  storing warps, a task of the second GEMM each     (who counts last tells all ranks)
//   replied[h]       each rank, when half h of its columns is there    whoever adds up half h
//
// Order. Bulk copies are complete (wait_group 0, not .read) before the thread that issued them counts up with release. Who waits
// acquires, hands the task on through an mbarrier (release and acquire of the cluster), and the loading thread fences between
// plain accesses and the copy engine's. The plan cleared all counters, and no rank has a plan before all have left the last call.
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
  const int end = (ups + downs) * total;
  int* counter = a.draws + epoch % 2 * DRAWS + DRAW;
  for (int turn = 0;; ++turn) {
    bar_wait(base + RING_EMPTY + 8 * (turn % RING), (turn / RING & 1) ^ 1, a.fault, 4);
    const int task = atomicAdd(counter, 1);
    Entry e[CLUSTER] = {};
    if (task < end) {
      const int kind = task >= ups * total ? DOWN : UP;
      int unit = kind == DOWN ? task - ups * total : task, blocks = ups, begin_block = 0;
      if (kind == DOWN) {
        const Halves halves(a);
        const int half = unit >= halves.first * total;
        unit -= half * halves.first * total;
        blocks = halves.size(half);
        begin_block = halves.begin(half);
      }
      const int expert = tiles_before(tiles, a.local, unit / blocks), within = unit - tiles[expert] * blocks;
      const int chunks = tiles[expert + 1] - tiles[expert], chunk = within % chunks, block = begin_block + within / chunks;
      const int offset = a.layout[OFFSET * a.experts + expert], rows = a.layout[ROWS * a.experts + expert];
      constexpr int whole = ELEMENT == 1 ? 8 * CLUSTER : 1;  // scales of 8 rows are copied together
      const int most = ((rows + chunks - 1) / chunks + whole - 1) / whole * whole;
      const int first = chunk * most, count = min(most, rows - first);
      const int n = max(((count + CLUSTER - 1) / CLUSTER + 7) / 8 * 8, LEAST_N);
      for (int i = 0; i < CLUSTER; ++i)
        e[i] = Entry{kind << 16 | n, offset + first + i * n, max(0, min(n, count - i * n)), expert << 16 | block};
      if (kind == DOWN) wait_at_least(a.done + expert, (ELEMENT == 1 ? READY : 0) + CLUSTER * ups * chunks, a.fault, 5);
      else if (ELEMENT == 1) wait_at_least(a.done + expert, READY, a.fault, 15);
      else wait_at_least(a.arrived + expert, rows, a.fault, 6);
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

// A warp: out of some blocks of columns of a token, the sum over k of this rank's answers, in this order, in float32. A lane has 8
// columns of each of PIECES blocks at a time.
template <int PIECES> DEV void sum_token(const Args& a, int token, int begin_block, int end_block, int lane) {
  constexpr int AT_ONCE = 8;
  for (int block = begin_block; block < end_block; block += PIECES) {
    float total[PIECES][8] = {};
    const long long column = block * FEATURES + lane * 8;
    for (int first = 0; first < a.topk; first += AT_ONCE) {
      uint4 v[PIECES][AT_ONCE];
#pragma unroll
      for (int i = 0; i < AT_ONCE; ++i) {
        const int flat = token * a.topk + first + i;
        const bool there = first + i < a.topk && a.topk_ids[flat] >= 0;
#pragma unroll
        for (int p = 0; p < PIECES; ++p)
          v[p][i] = there && block + p < end_block ? load_16(a.replies + (long long)flat * a.dim + column + p * FEATURES) : uint4{0, 0, 0, 0};
      }
#pragma unroll
      for (int i = 0; i < AT_ONCE; ++i) {
        const int flat = token * a.topk + first + i;
        const float weight = first + i < a.topk && a.topk_ids[flat] >= 0 ? a.topk_weights[flat] : 0;
#pragma unroll
        for (int p = 0; p < PIECES; ++p) add(total[p], v[p][i], weight);
      }
    }
#pragma unroll
    for (int p = 0; p < PIECES; ++p) {
      const float* t = total[p];
      if (block + p < end_block)
        *reinterpret_cast<uint4*>(a.out + (long long)token * a.dim + column + p * FEATURES) =
            uint4{pack(t[0], t[1]), pack(t[2], t[3]), pack(t[4], t[5]), pack(t[6], t[7])};
    }
  }
}

// A warp: the first half of the columns of tokens that no other warp has taken.
template <int PIECES> DEV void sum_first_half(const Args& a, int lane, int epoch) {
  const Halves halves(a);
  while (true) {
    int token = 0;
    if (lane == 0) token = atomicAdd(a.draws + epoch % 2 * DRAWS + SUM, 1);
    token = __shfl_sync(~0u, token, 0);
    if (token >= a.tokens) return;
    sum_token<PIECES>(a, token, 0, halves.first, lane);
  }
}

// A warp that neither loads nor stores: waits until the first half of the columns is there, sums it beside the second GEMM.
DEV void sum_beside(const Args& a, int lane, int epoch) {
  if (Halves(a).count() == 1) return;
  if (lane == 0) wait_at_least<1000>(a.replied, a.world, a.fault, 14);
  __syncwarp();
  sum_first_half<1>(a, lane, epoch);
}

// The consumers, when they have nothing more to multiply.
DEV void sum_rest(const Args& a, int thread, int epoch) {
  const Halves halves(a);
  const int warp = thread / 32, lane = thread % 32;
  if (thread == 0)
    for (int half = 0; half < halves.count(); ++half) wait_at_least(a.replied + half, a.world, a.fault, 13);
  if (thread == 0) mark(a, 5);
  asm volatile("bar.sync 1, 256;" ::: "memory");
  sum_first_half<2>(a, lane, epoch);
  if (halves.count() == 2)
    for (int token = warp * gridDim.x + blockIdx.x; token < a.tokens; token += 8 * gridDim.x)
      sum_token<2>(a, token, halves.first, halves.blocks, lane);
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
      bar_init(base + STAGED + 8 * i, 8);
    }
    for (int i = 0; i < SLOTS; ++i) bar_init(base + COPIED + 8 * i, 1);
    for (int i = 0; i < 3 * LARGEST_BYTES; i += 4) *reinterpret_cast<int*>(memory + LARGEST + i) = 0;
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    fence_async();
  }
  const int epoch = a.head[ENDED] + 1;
  if (thread < 2 * (MAX_N / 8) + 2) fence_map(a.maps + 128 * thread);
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
  const int total = tiles[a.local];

  if (warp < 4) {
    fewer_registers<PRODUCER_REGISTERS>();
    if (warp == 0) {
      if (lane == 0) load(a, base, me);
    } else if (warp == 1) {
      if (me == 0) {
        if (lane == 0) draw(a, base, tiles, epoch);
      } else {
#if ELEMENT == 1
        turn_scales(a, lane, epoch);
#endif
        sum_beside(a, lane, epoch);
      }
    } else if (warp == 2) {
      if (total == 0 && blockIdx.x == 0 && lane < a.world)
        for (int half = 0; half < Halves(a).count(); ++half) add_release_sys(at(a, a.replied + half, lane), 1);
      store(a, base, lane, total);
    } else {
      send(a, base, lane, epoch);
      sum_beside(a, lane, epoch);
    }
    __syncwarp();
  } else {
    more_registers<CONSUMER_REGISTERS>();
    const long long ticks = clock64();
    send_first(a, thread / 32 - 4, lane);
    consume(a, base, thread - 128);
    sum_rest(a, thread - 128, epoch);
    asm volatile("bar.sync 1, 256;" ::: "memory");
    if (thread == 128) {
      int* left = a.draws + epoch % 2 * DRAWS + LEFT;
      if (add_acq_rel(left, 1) == gridDim.x - 1) a.head[ENDED] = epoch;  // all have read it
      mark(a, 6);
      if (a.marks) a.marks[blockIdx.x * MARKS + 7] = clock64() - ticks;
    }
  }
  if (CLUSTER > 1) cluster_sync();
}
