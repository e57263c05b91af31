// The producers' copies: loads of a task's operands, stores of its answers, and sending rows to their experts' ranks.
#pragma once
#include "names.cuh"

#ifndef HINT_ROWS
#define HINT_ROWS last_out()
#endif
#ifndef HINT_WEIGHTS
#define HINT_WEIGHTS last_out()
#endif

// One thread: loads a task's rows, and its share of the weights for all blocks of the cluster.
DEV void load(const Args& a, uint32_t base, int me) {
  Turn turn;
  const uint64_t rows_hint = HINT_ROWS, weights_hint = HINT_WEIGHTS;
  for (int number = 0;; ++number) {
    const Entry e = entry_of(a, base, number, 7);
    if (!e.what) return;
    fence_async();
    const int kind = e.what >> 16, n = e.what & 0xffff, expert = e.where >> 16, block = e.where & 0xffff;
    const char* rows = a.maps + 128 * (kind * (MAX_N / 8) + n / 8 - 1);
    const char* weights = a.maps + 128 * (2 * (MAX_N / 8) + kind);
    const int first = kind == DOWN ? expert * a.dim + block * FEATURES : expert * 2 * a.inter + block * BLOCK_UP, step = kind == DOWN ? FEATURES / 2 : a.inter;
    const int length = kind == DOWN ? a.inter : a.dim;
    for (int k = 0; k < length; k += DEPTH) {
      const uint32_t to = base + turn.stage * STAGE_BYTES, full = base + FULL + 8 * turn.stage;
      bar_wait(base + EMPTY + 8 * turn.stage, turn.phase ^ 1, a.fault, 8);
      bar_expect(full, WEIGHT_BYTES + n * DEPTH * 2);
      if (CLUSTER == 1) {
        load_box(to, weights, k, first, full, weights_hint);
        load_box(to + WEIGHT_BYTES / 2, weights, k, first + step, full, weights_hint);
      } else {
        load_box_everywhere(to + me * (WEIGHT_BYTES / 2), weights, k, first + me * step, full, 3, weights_hint);
      }
      load_box(to + WEIGHT_BYTES, rows, k, e.slot, full, rows_hint);
      turn.next();
    }
    leave_entry(base, number);
  }
}

// A warp: sends staged rows to `hidden`, or to where they came from, and counts what is there.
DEV void store(const Args& a, uint32_t base, int lane, int units) {
  uint32_t phase = 0;
  bool begun = false;
  for (int number = 0;; ++number) {
    const Entry e = entry_of(a, base, number, 9);
    if (!e.what) return;
    const int kind = e.what >> 16, expert = e.where >> 16, block = e.where & 0xffff;
    const int pitch = kind == DOWN ? PITCH_DOWN : PITCH_UP, bytes = (kind == DOWN ? FEATURES : BLOCK_UP) * 2;
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
          to[i] = reinterpret_cast<char*>(a.hidden + (long long)(e.slot + row) * a.inter + block * BLOCK_UP);
        }
      }
    }
    bar_wait(base + STAGED, phase, a.fault, 10);
    phase ^= 1;
    if (lane == 0 && !begun) mark(a, 1);
    begun = true;
#pragma unroll
    for (int i = 0; i < (MAX_N + 31) / 32; ++i)
      if (to[i]) store_bytes(to[i], base + STAGING + (lane + 32 * i) * pitch, bytes);
    store_commit();
    stores_read<0>();
    __syncwarp();
    if (lane == 0) {
      bar_arrive(base + UNSTAGED);
      leave_entry(base, number);
    }
    stores_done();
    fence_async();
    __syncwarp();
    if (lane == 0) {
      mark(a, 2 + kind);
      if (kind == UP) {
        add_release_gpu(a.done + expert, 1);
      } else if (a.mode == ALL) {
        __threadfence_system();
        if (add_acq_rel(a.done + a.local, 1) == units - 1)
          for (int peer = 0; peer < a.world; ++peer) add_release_sys(at(a, a.replied, peer), 1);
      }
    }
    __syncwarp();
  }
}

// A warp: sends rows to their experts' ranks, in the order of the plan, through a buffer of its own.
DEV void send(const Args& a, uint32_t base, int lane, int epoch) {
  const int sends = a.head[SENDS], row_bytes = a.dim * 2, pieces = (row_bytes + SLOT_BYTES - 1) / SLOT_BYTES;
  const int piece = (row_bytes / pieces + 127) / 128 * 128;
  int* counter = a.draws + epoch % 2 * DRAWS + SEND;
  int loaded = 0, stored = 0;  // pieces of all batches
  while (true) {
    int batch = 0;
    if (lane == 0) batch = atomicAdd(counter, 1);
    batch = __shfl_sync(~0u, batch, 0);
    const int count = min(BATCH, sends - batch * BATCH);
    if (count <= 0) break;
    int flat = 0, key = -1, peer = a.rank, slot = 0, expert = 0;
    if (lane < count) {
      flat = a.places[ORDER * a.flats + batch * BATCH + lane];
      expert = a.topk_ids[flat];
      peer = expert / a.local;
      slot = a.places[SLOT * a.flats + flat];
      key = expert;
      at(a, a.origins, peer)[slot] = a.rank * a.flats + flat;
    }
    const char* from = reinterpret_cast<const char*>(a.x + (long long)(flat / a.topk) * a.dim);
    char* to = reinterpret_cast<char*>(at(a, a.rows, peer) + (long long)slot * a.dim);
    for (int i = 0; i < count * pieces + 2; ++i) {
      const int in = min(i, count * pieces - 1), out = max(i - 2, 0);
      const char* source = reinterpret_cast<const char*>(__shfl_sync(~0u, reinterpret_cast<long long>(from), in / pieces));
      char* target = reinterpret_cast<char*>(__shfl_sync(~0u, reinterpret_cast<long long>(to), out / pieces));
      if (lane == 0) {
        if (i < count * pieces) {
          const int at_byte = in % pieces * piece, slot_of = loaded % SLOTS, bytes = min(piece, row_bytes - at_byte);
          stores_read<1>();
          bar_expect(base + COPIED + 8 * slot_of, bytes);
          load_bytes(base + COPIES + slot_of * SLOT_BYTES, source + at_byte, bytes, base + COPIED + 8 * slot_of);
          ++loaded;
        }
        if (i >= 2) {
          const int at_byte = out % pieces * piece, slot_of = stored % SLOTS, bytes = min(piece, row_bytes - at_byte);
          bar_wait(base + COPIED + 8 * slot_of, stored / SLOTS & 1, a.fault, 11);
          store_bytes(target + at_byte, base + COPIES + slot_of * SLOT_BYTES, bytes);
          store_commit();
          ++stored;
        }
      }
    }
    stores_done();
    fence_async();
    __syncwarp();
    const unsigned alike = __match_any_sync(~0u, key);
    if (key >= 0 && __ffs(alike) - 1 == lane) {
      __threadfence_system();
      add_release_sys(at(a, a.arrived, peer) + expert % a.local, __popc(alike));
    }
    __syncwarp();
  }
  if (lane == 0) {
    mark(a, 4);
    bar_arrive(base + SENT);
  }
}

