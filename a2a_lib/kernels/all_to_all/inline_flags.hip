// inline_flags: prereduced with the flag in the data, for small shapes. No release, no acquire, no fence.
//
// Everything travels in words of 8 bytes: 4 bytes of data, and the number of the call (the epoch). A reader takes a word
// as soon as it holds the call's number, because the data came with it. In prereduced four steps stand between a row and
// its reader: the release waits for all stores, the flag travels, a poll sees it, the row is loaded. Here there is one
// step and twice the bytes. That pays where latency decides (shapes 1 to 3), and not where bytes decide (4 and 5).
//
// Why a word never tears. A word is written by one store and read by one load. Both are relaxed atomics of system scope,
// 8 bytes wide and aligned to 8:
//   AMD     LLVM's memory model of gfx942 has atomic loads and stores of 8 bytes: global_load/store_dwordx2 sc0 sc1
//   NVIDIA  PTX ISA, memory consistency model: ld.relaxed.sys and st.relaxed.sys of one .b64 are single accesses.
//           Type .v2.b64 is two accesses in no order: two words in one instruction, each of them whole.
// The order of different words does not matter, because each carries its own flag. 16 bytes as one access (NVIDIA's
// .b128) would need 4/3 of the bytes instead of 2. LLVM's model promises no such access.
//
// Why no word is overwritten too early. A kernel writes the words of call n + 1 only after its rank has ended call n, so
// after that rank has read all replies of call n. Each reply was computed from the words that it answers. A load that
// saw a word of the future would depend on itself, which no execution allows (PTX: "no thin air"; LLVM likewise).
//
// Places, teams, credits: as in a2a/places.h. Sums and their rounding: as in prereduced.hip. A part is one piece per
// lane, because few rows have to keep all waves busy. A wave makes its first sum over its own experts before it polls
// for rows.
#define A2A_PIECES 1
#include "a2a/places.h"
using namespace a2a;

struct alignas(16) Pair { uint64_t word[2]; };  // of two words, which is what NVIDIA's lanes move at once

__device__ __forceinline__ void store_pair(World world, Pair* to, uint32_t a, uint32_t b) {
  const uint64_t stamp = (uint64_t)world.epoch << 32;
#ifdef A2A_CUDA
  asm volatile("st.relaxed.sys.v2.b64 [%0], {%1, %2};" ::"l"(to), "l"(stamp | a), "l"(stamp | b) : "memory");
#else
  store_relaxed<Scope::system>(&to->word[0], stamp | a);
  store_relaxed<Scope::system>(&to->word[1], stamp | b);
#endif
}
__device__ __forceinline__ Pair load_pair(const Pair* from) {
  Pair pair;
#ifdef A2A_CUDA
  asm volatile("ld.relaxed.sys.v2.b64 {%0, %1}, [%2];" : "=l"(pair.word[0]), "=l"(pair.word[1]) : "l"(from) : "memory");
#else
  pair.word[0] = load_relaxed<Scope::system>(&from->word[0]);
  pair.word[1] = load_relaxed<Scope::system>(&from->word[1]);
#endif
  return pair;
}

// N pairs of this lane, once all their words are of call `epoch` or later. from[i] null: none. Looks at all again and
// again on NVIDIA GPUs, where a wait for one of them would cost a round trip more; in the end it waits, which is
// bounded.
template <int N>
__device__ __forceinline__ void load_pairs(World world, const Pair* const (&from)[N], Pair (&pairs)[N]) {
#ifdef A2A_CUDA
  constexpr int LOOKS = 256;
#else
  constexpr int LOOKS = 1;
#endif
  for (int looks = 1;; ++looks) {
    const uint64_t* missing = nullptr;
    for (int i = 0; i < N; ++i)
      if (from[i]) pairs[i] = load_pair(from[i]);
    for (int i = 0; i < N; ++i)
      for (int j = 0; j < 2; ++j)
        if (from[i] && uint32_t(pairs[i].word[j] >> 32) < world.epoch) missing = &from[i]->word[j];
    if (!missing) return;
    if (looks >= LOOKS)
      wait_until<Order::relaxed, Scope::system>(missing, [=](uint64_t seen) { return uint32_t(seen >> 32) >= world.epoch; });
  }
}

// A piece of 16 bytes is two pairs: lanes next to each other have pairs next to each other.
__device__ __forceinline__ int64_t pairs_of(Shape shape) { return (shape.dim / 8 + 127) / 128 * 256; }  // of a row
__device__ __forceinline__ int pair_at(int piece, int half) { return (piece / WAVE * 2 + half) * WAVE + piece % WAVE; }

// PIECES pieces of a row, which[i] negative: none.
__device__ inline void load_pieces(World world, const Pair* row, const int (&which)[PIECES], Half8 (&h)[PIECES]) {
  const Pair* from[2 * PIECES];
  Pair pairs[2 * PIECES];
  for (int i = 0; i < 2 * PIECES; ++i) from[i] = which[i / 2] < 0 ? nullptr : row + pair_at(which[i / 2], i % 2);
  load_pairs(world, from, pairs);
  for (int i = 0; i < PIECES; ++i) {
    uint32_t data[4];
    for (int j = 0; j < 4; ++j) data[j] = which[i] < 0 ? 0 : (uint32_t)pairs[2 * i + j / 2].word[j % 2];
    __builtin_memcpy(&h[i], data, 16);
  }
}
__device__ inline void store_piece(World world, Pair* row, int piece, const void* bytes) {
  uint32_t data[4];
  __builtin_memcpy(data, bytes, 16);
  for (int half = 0; half < 2; ++half)
    store_pair(world, row + pair_at(piece, half), data[2 * half], data[2 * half + 1]);
}

__device__ inline void send(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                            const float* topk_weights, Pair* row_words, Pair* choice_words) {
  const int parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
  for (int item = team.number; item < shape.max_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int64_t at = (int64_t)world.rank * shape.max_tokens + t;
    Half8 piece[PIECES];
    for (int i = 0; i < PIECES; ++i) {
      const int c = part * PART + i * WAVE + lane;
      if (t < shape.num_tokens && c < pieces) piece[i] = ((const Half8*)x)[(int64_t)t * pieces + c];
    }
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const uint64_t peers = wave_ballot(token.wanted && lane != world.rank);
    uint32_t bits;
    __builtin_memcpy(&bits, &token.weight, 4);
    for (int next = 1; next < world.world_size; ++next) {
      const int peer = (world.rank + next) % world.world_size;
      const bool wanted = peers >> peer & 1;
      if (part == 0 && lane < shape.topk)  // to everybody: -1 says that there is no row
        store_pair(world, world.at(choice_words + at * shape.topk + lane, peer), wanted ? token.expert : -1,
                   wanted ? bits : 0);
      Pair* to = world.at(row_words + at * pairs_of(shape), peer);
      for (int i = 0; i < PIECES; ++i) {
        const int c = part * PART + i * WAVE + lane;
        if (wanted && c < pieces) store_piece(world, to, c, &piece[i]);
      }
    }
  }
}

struct Sum { float of[PIECES][8] = {}; };

// sum += weight * expert(row), over the choices of this rank's experts. load(which, h): pieces of
// it.
template <class Load>
__device__ inline void add_experts(World world, Shape shape, Sum& sum, Token token, int part, const int* shift,
                                   const float* scale, Load load) {
  const int pieces = shape.dim / 8, local = token.expert - world.rank * shape.experts;
  const bool here = token.expert >= 0 && local >= 0 && local < shape.experts;
  const int by = here ? shift[local] / 8 : 0;  // lane k holds choice k
  const float factor = here ? scale[local] : 0.0f;
  for (uint64_t left = wave_ballot(here); left; left &= left - 1) {
    const int k = first_bit(left), turned = broadcast(by, k);
    int which[PIECES];
    for (int i = 0; i < PIECES; ++i) {
      const int c = part * PART + i * WAVE + lane_id();
      which[i] = c >= pieces ? -1 : c < turned ? c - turned + pieces : c - turned;
    }
    Half8 h[PIECES] = {};
    load(which, h);
    const float w = broadcast(token.weight, k), s = broadcast(factor, k);
    for (int i = 0; i < PIECES; ++i)
      for (int j = 0; j < 8; ++j) sum.of[i][j] = fmaf(w, s * float(h[i][j]), sum.of[i][j]);
  }
}
__device__ inline Half8 rounded(const float (&of)[8]) {
  Half8 h;
  for (int j = 0; j < 8; ++j) h[j] = half_t(of[j]);
  return h;
}

__device__ inline void answer(World world, Shape shape, Team team, const Pair* row_words, const Pair* choice_words,
                              const int* shift, const float* scale, Pair* reply_words) {
  const int peers = world.world_size - 1, parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
  for (int item = team.number; item < peers * shape.max_tokens * team.items; item += team.count) {
    const int row = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int source = (world.rank + 1 + row % peers) % world.world_size, t = row / peers;
    const int64_t at = (int64_t)source * shape.max_tokens + t, to = (int64_t)world.rank * shape.max_tokens + t;
    const Pair* const from[1] = {lane < shape.topk ? choice_words + at * shape.topk + lane : nullptr};
    Pair choice[1] = {};
    load_pairs(world, from, choice);
    // A word of a later call: its source is ahead, so it had no row here.
    const bool now = lane < shape.topk && uint32_t(choice[0].word[0] >> 32) == world.epoch;
    const uint32_t bits = (uint32_t)choice[0].word[1];
    float weight;
    __builtin_memcpy(&weight, &bits, 4);
    const Token token{now ? (int)(uint32_t)choice[0].word[0] : -1, weight, false};
    if (!wave_ballot(token.expert >= 0)) continue;
    Sum sum;
    add_experts(world, shape, sum, token, part, shift, scale, [=](const int (&which)[PIECES], Half8(&h)[PIECES]) {
      load_pieces(world, row_words + at * pairs_of(shape), which, h);
    });
    Pair* reply = world.at(reply_words + to * pairs_of(shape), source);
    for (int i = 0; i < PIECES; ++i) {
      const int c = part * PART + i * WAVE + lane;
      const Half8 h = rounded(sum.of[i]);
      if (c < pieces) store_piece(world, reply, c, &h);
    }
  }
}

// The weighted sum of this rank's experts over part `part` of token t; zeros without such a token.
__device__ inline Sum own_sum(World world, Shape shape, Token token, int t, int part, const half_t* x, const int* shift,
                              const float* scale) {
  const Half8* row = (const Half8*)x + (int64_t)t * (shape.dim / 8);
  Sum sum;
  add_experts(world, shape, sum, token, part, shift, scale, [=](const int (&which)[PIECES], Half8(&h)[PIECES]) {
    for (int i = 0; i < PIECES; ++i)
      if (which[i] >= 0) h[i] = row[which[i]];
  });
  return sum;
}

// first: own_sum of the wave's first part.
__device__ inline void finish(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                              const float* topk_weights, const int* shift, const float* scale, const Pair* reply_words,
                              half_t* out, const Sum& first) {
  const int parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
  for (int item = team.number; item < shape.num_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    Sum sum = first;
    if (item != team.number) sum = own_sum(world, shape, token, t, part, x, shift, scale);
    int which[PIECES];
    for (int i = 0; i < PIECES; ++i) {
      which[i] = part * PART + i * WAVE + lane;
      if (which[i] >= pieces) which[i] = -1;
    }
    for (uint64_t left = wave_ballot(token.wanted && lane != world.rank); left; left &= left - 1) {
      Half8 h[PIECES];
      load_pieces(world, reply_words + ((int64_t)first_bit(left) * shape.max_tokens + t) * pairs_of(shape), which, h);
      for (int i = 0; i < PIECES; ++i)
        for (int j = 0; j < 8; ++j) sum.of[i][j] += float(h[i][j]);
    }
    for (int i = 0; i < PIECES; ++i)
      if (which[i] >= 0) ((Half8*)out)[(int64_t)t * pieces + which[i]] = rounded(sum.of[i]);
  }
}

// All blocks resident. row_words, reply_words [W, max_tokens, pairs_of(shape)], choice_words [W, max_tokens, topk];
// shift, scale [E]: of the local experts.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void all_to_all(
    World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, Pair* row_words,
    Pair* choice_words, const int* shift, const float* scale, Pair* reply_words, half_t* out) {
  const Team team = team_of(shape);
  send(world, shape, team, x, topk_ids, topk_weights, row_words, choice_words);
  const Token own = own_token(world, shape, topk_ids, topk_weights, team.row(team.number));
  const Sum first = own_sum(world, shape, own, team.row(team.number), team.part(team.number), x, shift, scale);
  answer(world, shape, team, row_words, choice_words, shift, scale, reply_words);
  finish(world, shape, team, x, topk_ids, topk_weights, shift, scale, reply_words, out, first);
}
