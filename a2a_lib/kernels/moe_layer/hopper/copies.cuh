// The producers' copies: loads of a task's operands, stores of its answers, and sending rows to their experts' ranks.
#pragma once
#include "names.cuh"

#ifndef HINT_ROWS
#define HINT_ROWS last_out()
#endif
#ifndef HINT_WEIGHTS
#define HINT_WEIGHTS last_out()
#endif
#ifndef HINT_STORES
#define HINT_STORES first_out()
#endif

// The first rows of a task's weights: its FEATURES are two boxes, `step` rows apart.
struct Weights {
  const char* map;
  int first, step, length;
};

DEV Weights weights_of(const Args& a, int kind, int where) {
  const int expert = where >> 16, block = where & 0xffff;
  const char* map = a.maps + 128 * (2 * (MAX_N / 8) + kind);
  if (kind == DOWN) return {map, expert * a.dim + block * FEATURES, FEATURES / 2, a.inter};
  if (ELEMENT == 1) return {map, expert * 2 * a.inter + block * FEATURES, FEATURES / 2, a.dim};
  return {map, expert * 2 * a.inter + block * BLOCK_UP, a.inter, a.dim};
}

// The scales of a task's two blocks of 128 features: gate and up, or both halves. They come with its first stage.
DEV void load_block_scales(const Args& a, uint32_t to, int kind, int where, int bytes, uint32_t full) {
  const int expert = where >> 16, block = where & 0xffff;
  const char* first = kind == DOWN ? a.down_scales + (long long)(expert * (a.dim / BLOCK) + 2 * block) * bytes
                                   : a.up_scales + (long long)(expert * 2 * (a.inter / BLOCK) + block) * bytes;
  load_bytes(to, first, bytes, full);
  load_bytes(to + 4 * MOST_BLOCKS, first + (kind == DOWN ? 1 : a.inter / BLOCK) * bytes, bytes, full);
}

// One thread: loads a task's rows, and its share of the weights for all blocks of the cluster.
DEV void load(const Args& a, uint32_t base, int me) {
  Turn turn;
  const uint64_t rows_hint = HINT_ROWS, weights_hint = HINT_WEIGHTS;
  for (int number = 0;; ++number) {
    const Entry e = entry_of(a, base, number, 7);
    if (!e.what) return;
    fence_async();
    const int kind = e.what >> 16, n = e.what & 0xffff;
    const char* rows = a.maps + 128 * (kind * (MAX_N / 8) + n / 8 - 1);
    const Weights w = weights_of(a, kind, e.where);
    for (int k = 0; k < w.length; k += DEPTH) {
      const uint32_t to = base + turn.stage * STAGE_BYTES, full = base + FULL + 8 * turn.stage;
      bar_wait(base + EMPTY + 8 * turn.stage, turn.phase ^ 1, a.fault, 8);
#if ELEMENT == 1
      const int block_bytes = k ? 0 : (w.length / BLOCK + 3) / 4 * 16;
      bar_expect(full, WEIGHT_BYTES + n * 130 + 2 * block_bytes);
      if (k == 0) load_block_scales(a, base + BLOCKS + number % RING * BLOCKS_BYTES, kind, e.where, block_bytes, full);
      const uint16_t* scales = kind == DOWN ? a.hidden_scales : a.row_scales;
      load_bytes(base + SCALES + turn.stage * SCALE_BYTES, scales + (long long)(k / BLOCK) * a.slots + e.slot, 2 * n, full);
#else
      bar_expect(full, WEIGHT_BYTES + n * 128);
#endif
      if (CLUSTER == 1) {
        load_box(to, w.map, k, w.first, full, weights_hint);
        load_box(to + WEIGHT_BYTES / 2, w.map, k, w.first + w.step, full, weights_hint);
      } else {
        load_box_everywhere(to + me * (WEIGHT_BYTES / 2), w.map, k, w.first + me * w.step, full, 3, weights_hint);
      }
      load_box(to + WEIGHT_BYTES, rows, k, e.slot, full, rows_hint);
      turn.next();
    }
    for (int i = stages_of_answers(kind, n); i > 0; --i) {
      bar_wait(base + EMPTY + 8 * turn.stage, turn.phase ^ 1, a.fault, 8);
      bar_arrive(base + FULL + 8 * turn.stage);
      turn.next();
    }
    leave_entry(base, number);
  }
}

// A warp: sends staged rows to `hidden`, or to where they came from, and counts what is there.
DEV void store(const Args& a, uint32_t base, int lane, int total) {
  int stage = 0;  // after the task's last one
  bool begun = false;
  const uint64_t hint = HINT_STORES;
  for (int number = 0;; ++number) {
    const Entry e = entry_of(a, base, number, 9);
    if (!e.what) return;
    const int kind = e.what >> 16, expert = e.where >> 16, block = e.where & 0xffff;
    stage = (stage + (kind == DOWN ? a.inter : a.dim) / DEPTH) % STAGES;
    const int per = kind == DOWN ? ANSWERS_DOWN : ANSWERS_UP, stages = stages_of_answers(kind, e.what & 0xffff);
    const int pitch = kind == DOWN ? PITCH_DOWN : PITCH_UP, bytes = kind == DOWN ? FEATURES * 2 : BLOCK_UP * ELEMENT;
    char* to[(MAX_N + 31) / 32];
#pragma unroll
    for (int i = 0; i < (MAX_N + 31) / 32; ++i) {
      const int row = lane + 32 * i;
      to[i] = nullptr;
      if (row < e.count) {
        if (kind == DOWN) {
          const int origin = load_relaxed(a.origins + e.slot + row), peer = origin / a.flats;
          to[i] = reinterpret_cast<char*>(at(a, a.replies, peer) + (long long)(origin - peer * a.flats) * a.dim + block * FEATURES);
        } else {
          to[i] = a.hidden + ((long long)(e.slot + row) * a.inter + block * BLOCK_UP) * ELEMENT;
        }
      }
    }
    bar_wait(base + STAGED + 8 * (number % RING), number / RING & 1, a.fault, 10);
    if (lane == 0 && !begun) mark(a, 1);
    begun = true;
#pragma unroll
    for (int i = 0; i < (MAX_N + 31) / 32; ++i) {
      const int row = lane + 32 * i, at_stage = (stage + row / per) % STAGES;
      if (to[i]) store_bytes(to[i], base + at_stage * STAGE_BYTES + row % per * pitch, bytes, hint);
    }
    if (ELEMENT == 1 && kind == UP && lane == 0)
      store_bytes(a.hidden_scales + (long long)block * a.slots + e.slot, base + stage * STAGE_BYTES + SCALES_UP, 2 * (e.what & 0xffff),
                  hint);
    store_commit();
    stores_read<0>();
    __syncwarp();
    for (int i = 0; i < stages; ++i) {
      release_stage(base, stage, lane, 8);  // as if 8 warps had read it
      stage = (stage + 1) % STAGES;
    }
    if (lane == 0) leave_entry(base, number);
    stores_done<0>();
    fence_async();
    __syncwarp();
    if (lane == 0) {
      mark(a, 2 + kind);
      if (kind == UP) {
        add_release_gpu(a.done + expert, 1);
      } else {
        __threadfence_system();
        const Halves halves(a);
        const int half = block >= halves.first;
        if (add_acq_rel(a.done + a.local + half, 1) == total * halves.size(half) * CLUSTER - 1)
          for (int peer = 0; peer < a.world; ++peer) add_release_sys(at(a, a.replied + half, peer), 1);
      }
    }
    __syncwarp();
  }
}

// A row that is to be sent: whose it is and where it goes.
struct Row {
  int peer, expert;
  const char* from;
  char* to;
};

DEV Row row_of(const Args& a, int number) {  // the number-th in the plan's order; says where it came from
  const int flat = a.places[ORDER * a.flats + number], expert = a.topk_ids[flat], slot = a.places[SLOT * a.flats + flat];
  const int peer = expert / a.local;
  at(a, a.origins, peer)[slot] = a.rank * a.flats + flat;
  return Row{peer, expert, a.x + (long long)(flat / a.topk) * row_bytes(a), at(a, a.rows, peer) + (long long)slot * row_bytes(a)};
}

// Each of the consumers' warps, before it has rows to multiply: one of the first rows, so that the first experts' rows are there soon.
DEV void send_first(const Args& a, int warp, int lane) {
  constexpr int AT_ONCE = 14;
  const int number = warp * gridDim.x + blockIdx.x, words = row_bytes(a) / 16;
  if (number >= a.head[SENDS]) return;
  const Row row = row_of(a, number);
  for (int first = lane; first < words; first += 32 * AT_ONCE) {
    uint4 v[AT_ONCE];
#pragma unroll
    for (int i = 0; i < AT_ONCE; ++i)
      if (first + 32 * i < words) v[i] = load_16(row.from + 16 * (first + 32 * i));
#pragma unroll
    for (int i = 0; i < AT_ONCE; ++i)
      if (first + 32 * i < words) *reinterpret_cast<uint4*>(row.to + 16 * (first + 32 * i)) = v[i];
  }
  __syncwarp();
  if (lane == 0) {
    __threadfence_system();
    add_release_sys(at(a, a.arrived, row.peer) + row.expert % a.local, 1);
  }
  __syncwarp();
}

DEV void count_rows(const Args& a, const Row& row, int lane) {  // of a batch whose copies are done; expert < 0: no row
  fence_async();
  __syncwarp();
  const unsigned alike = __match_any_sync(~0u, row.expert);
  if (row.expert >= 0 && __ffs(alike) - 1 == lane) {
    __threadfence_system();
    add_release_sys(at(a, a.arrived, row.peer) + row.expert % a.local, __popc(alike));
  }
  __syncwarp();
}

// A warp: sends rows to their experts' ranks, in the order of the plan, through a buffer of its own. Batches overlap: the rows of
// one are counted when some pieces of the next are on their way.
DEV void send(const Args& a, uint32_t base, int lane, int epoch) {
  const int sent_first = THREADS / 32 - 4, sends = a.head[SENDS] - sent_first * (int)gridDim.x, length = row_bytes(a);
  const int pieces = (length + SLOT_BYTES - 1) / SLOT_BYTES, piece = (length / pieces + 127) / 128 * 128;
  const uint64_t hint = HINT_STORES;
  int* counter = a.draws + epoch % 2 * DRAWS + SEND;
  int loaded = 0, stored = 0;  // pieces of all batches
  const auto draw_batch = [&] {
    int batch = 0;
    if (lane == 0) batch = atomicAdd(counter, 1);
    return __shfl_sync(~0u, batch, 0);
  };
  const auto rows_in = [&](int batch) { return min(BATCH, sends - batch * BATCH); };
  const auto row_in = [&](int batch) {
    Row row{a.rank, -1, nullptr, nullptr};
    if (lane < rows_in(batch)) row = row_of(a, sent_first * gridDim.x + batch * BATCH + lane);
    return row;
  };
  Row before{a.rank, -1, nullptr, nullptr};
  int batch = draw_batch();
  Row row = row_in(batch);
  while (rows_in(batch) > 0) {
    const int next = draw_batch(), count = rows_in(batch) * pieces;
    const Row next_row = row_in(next);
    bool counted = false;
    for (int i = 0; i < count + 2; ++i) {
      const int in = min(i, count - 1), out = max(i - 2, 0);
      const char* source = reinterpret_cast<const char*>(__shfl_sync(~0u, reinterpret_cast<long long>(row.from), in / pieces));
      char* target = reinterpret_cast<char*>(__shfl_sync(~0u, reinterpret_cast<long long>(row.to), out / pieces));
      if (lane == 0 && i < count) {
        const int begin = in % pieces * piece, slot = loaded % SLOTS, bytes = min(piece, length - begin);
        stores_read<1>();
        bar_expect(base + COPIED + 8 * slot, bytes);
        load_bytes(base + COPIES + slot * SLOT_BYTES, source + begin, bytes, base + COPIED + 8 * slot);
        ++loaded;
      }
      if (lane == 0 && i >= 2) {
        const int begin = out % pieces * piece, slot = stored % SLOTS, bytes = min(piece, length - begin);
        bar_wait(base + COPIED + 8 * slot, stored / SLOTS & 1, a.fault, 11);
        store_bytes(target + begin, base + COPIES + slot * SLOT_BYTES, bytes, hint);
        store_commit();
        ++stored;
      }
      if (i == 5) {  // 4 pieces of this batch are under way
        stores_done<4>();
        count_rows(a, before, lane);
        counted = true;
      }
    }
    if (!counted) {
      stores_done<0>();
      count_rows(a, before, lane);
    }
    before = row;
    row = next_row;
    batch = next;
  }
  stores_done<0>();
  count_rows(a, before, lane);
  if (lane == 0) mark(a, 4);
}
