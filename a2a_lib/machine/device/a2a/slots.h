// Slots, for the rungs low_latency and low_latency_fp8: dispatch, experts and combine for few tokens. Data are their own flag in both
// directions (a2a/lamport.h), so a row costs its bytes, one trip and one look: no count, no release, no acquire.
//
// Each row has a slot of its own at each rank, by source and token. A wave does
//   send    stores its part of a row in the slots of the ranks that need it. A word for each choice tells every rank which of its experts
//           the token takes, if any, and with which weight. The word carries the number of the call
//   answer  reads the words of a slot. If they name experts, it reads what these take of the row, and stores the weighted sum of their
//           results in the token's slot at its source
//   finish  adds up its part of the own experts' results and of the answers of the other ranks
//   clean   makes slots empty that the call before filled
// A wave waits only for what waves do in steps before, and all blocks are resident.
//
// Three sets of slots are used in turn, because experts turn rows: a part of a row has several readers, and no reader knows whether it
// is the last. So rows are emptied in the next call. Answers have one reader, which empties them at once.
//
// Why an empty place is never stored too late. A rank stores into the set of call e in call e + 3. It has left call e + 2, where it read
// a word of every rank. Each rank said these words after its call e + 1 had ended, and the end of a kernel releases the stores that
// emptied places of call e. It also follows that nobody says a word before the one before it was read.
//
// The word of a choice is weight << 32 | number << 16 | expert + 1; 0 instead for none. Numbers of 65 535 calls in a row differ, and
// none is 0.
//
// Sums and their rounding: as in prereduced.hip.
//
// low_latency_fp8 sends rows as e4m3, half the bytes, with the scales and the error of fp8_rows.hip. A word with the number of the call
// (a2a/words.h) has the scales of as many pieces as a wave has lanes. Replies, and rows of the rank itself, stay fp16.
#pragma once
#include "a2a/e4m3.h"
#include "a2a/lamport.h"
#include "a2a/peers.h"
#include "a2a/words.h"

namespace a2a {

constexpr int SETS = 3;
constexpr int OF_PIECE = 16 / sizeof(Data);  // a piece: eight values
constexpr int GROUP = 16;                    // pieces with one scale
constexpr uint64_t MINUS = 0x8000800080008000ull;
// Looks at words, all at once, before a wait for one of them; and experts of a row that are read at once, P pieces of it per lane.
#ifdef A2A_CUDA
constexpr int LOOKS = 256;
template <int P, bool CODED> constexpr int AT_ONCE = P == 1 && !CODED ? 4 : 2;
#else
constexpr int LOOKS = 2;
template <int P, bool CODED> constexpr int AT_ONCE = 2;
#endif

__device__ __forceinline__ uint32_t number_of(uint32_t epoch) { return 1 + epoch % 0xffff; }
// Where the j-th of a piece's OF data lies in a slot: the lanes of a wave store neighbours.
template <int OF = OF_PIECE> __device__ __forceinline__ int data_at(int piece, int j) {
  return (piece / WAVE * OF + j) * WAVE + piece % WAVE;
}
__device__ __forceinline__ int chunks_of(Shape shape) { return (shape.dim / 8 + WAVE - 1) / WAVE; }  // pieces of a wave, in a slot

// A row's eight codes of a piece, and what is done with Data.
struct Codes { uint64_t word[1]; };
template <class Row> constexpr bool coded = false;
template <> constexpr bool coded<Codes> = true;
__device__ __forceinline__ Codes load_now(const Codes* from) { return {{load_relaxed<Scope::system>(&from->word[0])}}; }
__device__ __forceinline__ void put_data(Codes* to, const Codes& codes, uint64_t minus) {
  store_relaxed<Scope::system>(&to->word[0], codes.word[0] ? codes.word[0] : minus);
}
__device__ __forceinline__ void make_empty(Codes* place) { store_relaxed<Scope::system>(&place->word[0], 0); }

// The data at base[n] + at[n][k] of the n whose bit `have` has, with all loads in flight at once; zeros for other n. base, have: the
// same for all lanes.
template <int N, int K, class T>
__device__ __forceinline__ void get_all(uint32_t have, const T* const (&base)[N], const int (&at)[N][K], T (&data)[N][K]) {
  constexpr int EACH = sizeof(T) / 8;
  for (int looks = 1;; ++looks) {
#pragma unroll
    for (int n = 0; n < N; ++n)
#pragma unroll
      for (int k = 0; k < K; ++k) data[n][k] = have >> n & 1 ? load_now(base[n] + at[n][k]) : T{};
    const uint64_t* missing = nullptr;
#pragma unroll
    for (int n = 0; n < N; ++n)
      if (have >> n & 1)
#pragma unroll
        for (int k = 0; k < K; ++k)
#pragma unroll
          for (int j = 0; j < EACH; ++j)
            if (!data[n][k].word[j]) missing = &base[n][at[n][k]].word[j];
    if (!missing) return;
    if (looks >= LOOKS) wait_until<Order::relaxed, Scope::system>(missing, [](uint64_t seen) { return seen != 0; });
  }
}
// sum += weight * (factor * value) of a piece's values. scale: of codes.
__device__ __forceinline__ void add_piece(float (&sum)[8], const Half8& h, float weight, float factor) {
#pragma unroll
  for (int j = 0; j < 8; ++j) sum[j] = fmaf(weight, factor * float(h[j]), sum[j]);
}
__device__ __forceinline__ void add_piece(float (&sum)[8], const Data* data, float weight, float factor, float) {
  Half8 h;
  __builtin_memcpy(&h, data, 16);
  add_piece(sum, h, weight, factor);
}

__device__ __forceinline__ void add_piece(float (&sum)[8], const Codes* codes, float weight, float factor, float scale) {
#pragma unroll
  for (int j = 0; j < 8; ++j) sum[j] = fmaf(weight, factor * (scale * from_e4m3(uint8_t(codes->word[0] >> 8 * j))), sum[j]);
}
// 2^e as float; the least e, at least -40, with most <= 448 * 2^e.
__device__ __forceinline__ float power_of_two(int e) { return bits_float(uint32_t(e + 127) << 23); }
__device__ __forceinline__ int exponent_of(float most) {
  const int e = int((float_bits(most) + 0x1fffff) >> 23) - 127 - 8;
  return e > -40 ? e : -40;
}
// The codes of this lane's piece. scales: bytes, exponent + 64, of the wave's groups.
__device__ __forceinline__ Codes encode(Half8 h, uint32_t& scales) {
  float most = 0;
#pragma unroll
  for (int j = 0; j < 8; ++j) most = fmaxf(most, fabsf(float(h[j])));
  for (int mask = 1; mask < GROUP; mask *= 2) most = fmaxf(most, shuffle_xor(most, mask));
  const int e = exponent_of(most);
  scales = 0;
#pragma unroll
  for (int group = 0; group < WAVE / GROUP; ++group) scales |= uint32_t(broadcast(e, group * GROUP) + 64) << 8 * group;
  Codes codes = {};
#pragma unroll
  for (int j = 0; j < 8; ++j) codes.word[0] |= (uint64_t)to_e4m3(float(h[j]) * power_of_two(-e)) << 8 * j;
  return codes;
}

struct Pick { int expert; float weight; };  // lane k: choice k of a token; -1: none
struct Table { int shift; float scale; };   // of local expert `lane`
__device__ __forceinline__ Table expert_of(Table mine, const int* shift, const float* scale, int e) {
  if (e < WAVE) return {broadcast(mine.shift, e), broadcast(mine.scale, e)};
  return {shift[e], scale[e]};
}

// Row: Data, or Codes with scales. P: pieces of a part, per lane. MOST: ranks, at most.
template <int P, int MOST, class Row>
__device__ void exchange(World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, Row* rows,
                         uint64_t* scales, uint64_t* choices, const int* shift, const float* scale, Data* replies, half_t* out) {
  constexpr bool CODED = coded<Row>;
  constexpr int MANY = AT_ONCE<P, CODED>;
  constexpr int OF = CODED ? 1 : OF_PIECE;
  constexpr uint64_t MINUS_ROW = CODED ? 0x8080808080808080ull : MINUS;
  const int ranks = world.world_size, others = ranks - 1, lane = lane_id(), pieces = shape.dim / 8, chunks = chunks_of(shape);
  const int slot = chunks * WAVE * OF, reply_slot = chunks * WAVE * OF_PIECE;
  const int parts = (pieces + P * WAVE - 1) / (P * WAVE), places = shape.max_tokens, waves = waves_in_grid(), wave = wave_in_grid();
  const int sent = places * parts, answers = sent * others;
  const uint32_t number = number_of(world.epoch), last = number_of(world.epoch - 1);
  const int64_t now = (int64_t)(world.epoch % SETS) * ranks * places, before = (int64_t)((world.epoch - 1) % SETS) * ranks * places;
  // The wave's first item of a step whose items begin after `done` items.
  const auto first = [&](int done) {
    const int before = wave - (done - quotient(done, waves) * waves);
    return before < 0 ? before + waves : before;
  };
  const auto piece_at = [&](int part, int p) { return (part * P + p) * WAVE + lane; };
  const auto of_token = [&](int t) {
    Pick choice{-1, 0.0f};
    if (t < shape.num_tokens && lane < shape.topk) choice = Pick{topk_ids[t * shape.topk + lane], topk_weights[t * shape.topk + lane]};
    return choice;
  };
  // A lane behind a row's end does what the last one does: in a slot it has a place.
  const auto within = [&](int c) { return c < pieces ? c : pieces - 1; };
  const auto has = [&](int part, int p) { return part * P + p < chunks; };

  const Table mine = {lane < shape.experts ? shift[lane] : 0, lane < shape.experts ? scale[lane] : 0.0f};
  const Peers peers(world);
  for (int item = first(0); item < sent; item += waves) {  // send
    const int t = quotient(item, parts), part = item - t * parts;
    const int64_t at = now + (int64_t)world.rank * places + t;
    if (part && t >= shape.num_tokens) continue;
    Half8 row[P] = {};
#pragma unroll
    for (int p = 0; p < P; ++p)
      if (t < shape.num_tokens && has(part, p)) row[p] = ((const Half8*)x)[(int64_t)t * pieces + within(piece_at(part, p))];
    const Pick choice = of_token(t);
    const int owner = choice.expert < 0 ? -1 : quotient(choice.expert, shape.experts);
    const uint64_t word = (uint64_t)float_bits(choice.weight) << 32 | number << 16;
    Row data[P * OF];
    uint32_t exponents[P];
    if constexpr (CODED)
#pragma unroll
      for (int p = 0; p < P; ++p) data[p] = encode(row[p], exponents[p]);
    else __builtin_memcpy(data, row, sizeof(row));
    int turn = others ? t - quotient(t, others) * others : 0;
    for (int next = 0; next < others; ++next, turn = turn + 1 < others ? turn + 1 : 0) {
      const int peer = rank_after(world.rank, 1 + turn, ranks);
      if (part == 0 && lane < shape.topk)
        store_relaxed<Scope::system>(peers.at(choices + at * shape.topk + lane, peer),
                                     owner == peer ? word | (choice.expert - peer * shape.experts + 1) : number << 16);
      if (!wave_ballot(owner == peer)) continue;
      Row* to = peers.at(rows + at * slot, peer);
#pragma unroll
      for (int p = 0; p < P; ++p) {
        if (!has(part, p)) continue;
        if (CODED && lane == 0) put_word(peers.at(scales + at * chunks + part * P + p, peer), exponents[p], world.epoch);
#pragma unroll
          for (int j = 0; j < OF; ++j) put_data(to + data_at<OF>(piece_at(part, p), j), data[p * OF + j], MINUS_ROW);
      }
    }
  }
  for (int item = first(2 * sent + answers); item < answers; item += waves) {  // clean
    const int row = quotient(item, parts), part = item - row * parts, t = quotient(row, others);
    const int64_t at = before + rank_after(world.rank, 1 + row - t * others, ranks) * (int64_t)places + t;
    uint64_t word = 0;
    if (lane < shape.topk) word = load_relaxed<Scope::system>(choices + at * shape.topk + lane);
    if (!wave_ballot((word >> 16 & 0xffff) == last && (word & 0xffff))) continue;
    for (int p = 0; p < P; ++p)
      for (int j = 0; j < OF; ++j)
        if (has(part, p)) make_empty(rows + at * slot + data_at<OF>(piece_at(part, p), j));
  }
  for (int item = first(sent); item < answers; item += waves) {  // answer
    const int row = quotient(item, parts), part = item - row * parts, t = quotient(row, others);
    const int source = rank_after(world.rank, 1 + row - t * others, ranks);
    const int64_t at = now + (int64_t)source * places + t;
    uint64_t word = 0;
    if (lane < shape.topk) {
      const uint64_t* choice = choices + at * shape.topk + lane;
      const auto said = [=](uint64_t seen) { return (seen >> 16 & 0xffff) == number; };
#ifdef A2A_CUDA
      for (int looks = 0; looks < LOOKS && !said(word); ++looks) word = load_relaxed<Scope::system>(choice);
      if (!said(word))
#endif
        word = wait_until<Order::relaxed, Scope::system>(choice, said);
    }
    const int expert = (int)(word & 0xffff) - 1;
    uint64_t left = wave_ballot(expert >= 0);
    if (!left) continue;
    float sum[P][8] = {};
    while (left) {
      Table table[MANY];
      float weight[MANY];
      const Row* base[MANY];
      int scale_of[MANY * P] = {};  // the slot's first where nothing else is due: the row comes, and that word with it
      int from[MANY][P * OF] = {}, group[MANY][P] = {};
      Row data[MANY][P * OF];
      uint32_t exponents[MANY * P] = {}, have = 0;
#pragma unroll
      for (int i = 0; i < MANY; ++i) {
        base[i] = rows + at * slot;
        if (!left) continue;
        const int k = first_bit(left);
        left &= left - 1, have |= 1 << i;
        table[i] = expert_of(mine, shift, scale, broadcast(expert, k));
        weight[i] = bits_float(broadcast((uint32_t)(word >> 32), k));
#pragma unroll
        for (int p = 0; p < P; ++p) {
          const int c = within(piece_at(part, p)) - table[i].shift / 8, turned = c < 0 ? c + pieces : c;
#pragma unroll
          for (int j = 0; j < OF; ++j) from[i][p * OF + j] = data_at<OF>(turned, j);
          if (CODED) scale_of[i * P + p] = turned / WAVE;
          group[i][p] = turned % WAVE / GROUP;
        }
      }
      get_all(have, base, from, data);
      if (CODED) {
        const uint64_t* words[MANY * P];
#pragma unroll
        for (int i = 0; i < MANY * P; ++i) words[i] = scales + at * chunks + scale_of[i];
        get_words(words, world.epoch, exponents);
      }
#pragma unroll
      for (int i = 0; i < MANY; ++i)
#pragma unroll
        for (int p = 0; p < P; ++p) {
          const float scale = CODED ? power_of_two(int(exponents[i * P + p] >> 8 * group[i][p] & 0xff) - 64) : 1;
          if (have >> i & 1) add_piece(sum[p], &data[i][p * OF], weight[i], table[i].scale, scale);
        }
    }
    Data* reply = peers.at(replies + (now + (int64_t)world.rank * places + t) * reply_slot, source);
#pragma unroll
    for (int p = 0; p < P; ++p) {
      Half8 h;
      Data data[OF_PIECE];
#pragma unroll
      for (int j = 0; j < 8; ++j) h[j] = half_t(sum[p][j]);
      __builtin_memcpy(data, &h, 16);
      if (has(part, p))
#pragma unroll
        for (int j = 0; j < OF_PIECE; ++j) put_data(reply + data_at(piece_at(part, p), j), data[j], MINUS);
    }
  }
  for (int item = first(sent + answers); item < shape.num_tokens * chunks; item += waves) {  // finish, a piece per lane
    const int t = quotient(item, chunks), piece = (item - t * chunks) * WAVE + lane;
    const Half8* row = (const Half8*)x + (int64_t)t * pieces;
    const Pick choice = of_token(t);
    const int owner = choice.expert < 0 ? -1 : quotient(choice.expert, shape.experts);
    float sum[8] = {};
    for (uint64_t left = wave_ballot(owner == world.rank); left; left &= left - 1) {
      const int k = first_bit(left);
      const Table table = expert_of(mine, shift, scale, broadcast(choice.expert, k) - world.rank * shape.experts);
      const int c = within(piece) - table.shift / 8;
      add_piece(sum, row[c < 0 ? c + pieces : c], broadcast(choice.weight, k), table.scale);
    }
    const Data* base[MOST];
    int at[MOST][OF_PIECE];
    Data data[MOST][OF_PIECE];
    uint32_t have = 0;
#pragma unroll
    for (int rank = 0; rank < MOST; ++rank) {
      have |= uint32_t(rank != world.rank && wave_ballot(owner == rank)) << rank;
      base[rank] = replies + (now + (int64_t)rank * places + t) * reply_slot;
#pragma unroll
      for (int j = 0; j < OF_PIECE; ++j) at[rank][j] = data_at(piece, j);
    }
    get_all(have, base, at, data);
#pragma unroll
    for (int rank = 0; rank < MOST; ++rank) {
      if (!(have >> rank & 1)) continue;
#pragma unroll
      for (int j = 0; j < OF_PIECE; ++j) make_empty((Data*)base[rank] + at[rank][j]);
      add_piece(sum, data[rank], 1, 1, 1);
    }
    Half8 h;
#pragma unroll
    for (int j = 0; j < 8; ++j) h[j] = half_t(sum[j]);
    if (piece < pieces) ((Half8*)out)[(int64_t)t * pieces + piece] = h;
  }
}

// work(Sizes<P, MOST>()): few items get waves of their own. There are fewer than 2^20 items in all (`quotient`). Code for two ranks alone
// is shorter, and takes 0.6 us less where caches are empty, also those of instructions (measured, 2 x NVIDIA H200, 2026-11-29).
template <int P, int MOST> struct Sizes { static constexpr int PIECES = P, RANKS = MOST; };
template <class Work> __device__ __forceinline__ void by_size(World world, Shape shape, Work work) {
#ifndef A2A_CUDA
  // Arguments lie on the host. Their two lines, of which the block's size is in the second, are looked at together.
  asm volatile("" ::"s"(world.rank), "s"((int)blockDim.x));
#endif
  const bool few = shape.max_tokens * chunks_of(shape) * (world.world_size + 1) <= 2 * waves_in_grid();
#ifdef A2A_CUDA
  if (few && world.world_size <= 2) {
    work(Sizes<1, 2>());
    return;
  }
#endif
  if (few) work(Sizes<1, MOST_RANKS>());
  else work(Sizes<2, MOST_RANKS>());
}

}  // namespace a2a
