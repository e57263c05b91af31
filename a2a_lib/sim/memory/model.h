// Caches that hold values: what a load returns when it is not simply the newest bytes.
//
// One vL1 per CU, one scalar cache per two CUs, one L2 per XCD; requests of a CU to the same L2 channel stay in order, to
// different channels they do not. Facts are from LLVM's "Memory Model gfx942" and the amdgpu driver, choices are marked
// CHOICE; docs in lesson 05.
//
//   strict  only what LLVM's memory model promises holds: an agent-scope action reaches only memory of the own GPU
//   hw-spx  as measured on MI300X in SPX mode: agent-scope write-back and invalidate reach all lines
//   cpx     an agent has one L2: agent-scope write-back and invalidate do nothing (but still keep order)
#pragma once
#include <array>
#include <deque>
#include <unordered_map>
#include <vector>

#include "isa/inst.h"
#include "memory/space.h"

namespace a2a {
enum class MemoryMode : u8 { Ideal, Strict, HwSpx, Cpx };
bool memory_mode(const std::string& name, MemoryMode*);  // false: no such mode

constexpr u64 kLine = 128;      // L1 and L2 line [D: MI300X]
constexpr int kChannels = 16;   // L2 channels of an XCD [D]
constexpr int kL1Lines = 256;   // 32 KiB [D]; CHOICE: direct mapped
constexpr size_t kL2Lines = 4096;  // CHOICE: an eighth of 4 MiB, so that evictions happen

enum class CacheNote : u8 { None, StaleL1, StaleL2, StaleScalar };

class MemoryModel {
 public:
  MemoryModel(MemoryMode mode, int gpus, int xcds, int cus, u64 seed);
  void reseed(u64 seed) { rng_ = seed * 0x9e3779b97f4a7c15 + 1; }
  u64 random() { rng_ = rng_ * 6364136223846793005u + 1442695040888963407u; return rng_ >> 33; }

  struct Where { int gpu, xcd, cu; };  // cu: within the XCD
  // Bits of a request: scope 0 wave, 1 workgroup, 2 agent, 3 system ({sc1, sc0} of loads and stores).
  struct Bits { u8 scope; bool nt; };

  // What a load returns, at the moment the L2 (or L1) serves it. Says whether it was older than home memory.
  CacheNote load(Where, Allocation&, u64 offset, u8* out, u32 bytes, Bits);
  CacheNote load_scalar(Where, Allocation&, u64 offset, u8* out, u32 bytes);
  // A store reaches the own L2. True: it is a write-through, and `arrive` must follow for the same bytes.
  bool store(Where, Allocation&, u64 offset, const u8* data, u32 bytes, Bits);
  void arrive(Where, Allocation&, u64 offset, const u8* data, u32 bytes);
  // Makes `line` of home memory ready for a read-modify-write: own dirty bytes go home first. False: strict and cpx run an
  // RMW without sc1 on a peer's memory in the own L2, where nobody else sees it; `scratch` is then the place of its bytes.
  u8* prepare_rmw(Where, Allocation&, u64 offset, u32 bytes, bool system);
  void done_rmw(Where, Allocation&, u64 offset, u32 bytes, bool system);

  u64 write_back(Where, u8 scope);          // buffer_wbl2: lines written
  void invalidate(Where, u8 scope);         // buffer_inv
  void kernel_start(int gpu);               // the packet's acquire: L1, scalar caches, lines of other homes
  void kernel_end(int gpu);                 // the packet's release: every dirty byte goes home
  void empty();                             // every dirty byte goes home, all lines are dropped (no work in flight)
  void forget(const Allocation*);           // freed memory
  void home_written(const Allocation&, u64 offset, u64 bytes);  // by a copy or the host: coherent with own GPU's lines

  // Called when bytes reach home memory: the node wakes who waits for them.
  void (*on_home)(void*, Allocation&, u64 offset, u64 bytes) = nullptr;
  void* context = nullptr;
  u8 served = 0;  // the latest load's last line: 0 memory, 1 L1, 2 L2, 3 scalar cache (detail record)

 private:
  friend class Detail;
  struct Mask {
    u64 w[2] = {0, 0};
    bool any() const { return w[0] | w[1]; }
    void set(u32 from, u32 n) { for (u32 i = from; i < from + n; ++i) w[i >> 6] |= u64{1} << (i & 63); }
    void clear(u32 from, u32 n) { for (u32 i = from; i < from + n; ++i) w[i >> 6] &= ~(u64{1} << (i & 63)); }
    bool get(u32 i) const { return w[i >> 6] >> (i & 63) & 1; }
  };
  struct L2Line {
    Allocation* memory = nullptr;
    u64 line = 0;           // offset / kLine
    Mask dirty, through;    // bytes stored here and not home; bytes of write-throughs on their way
    u32 pinned = 0;         // write-throughs on their way
    u64 copy_epoch = 0;     // != 0: `data` is a whole copy of a peer's line, taken in that epoch
    std::array<u8, kLine> data;
  };
  struct L2 {
    std::unordered_map<u64, L2Line> lines;
    std::deque<u64> order;             // keys, oldest first: who is evicted
    std::vector<u64> dirty;            // keys that may have dirty bytes
    u64 epoch = 1;                     // copies of other epochs are invalid
  };
  struct L1Line { u64 key = ~u64{0}, epoch = 0; std::array<u8, kLine> data; };
  struct L1 { std::vector<L1Line> lines; u64 epoch = 1; };

  MemoryMode mode_;
  int xcds_, cus_;
  u64 rng_;
  std::vector<L2> l2_;       // [gpu][xcd]
  std::vector<L1> l1_;       // [gpu][xcd][cu]
  std::vector<L1> scalar_;   // [gpu][xcd][cu / 2]

  static u64 key(const Allocation& m, u64 line) { return u64(m.id) << 40 | line; }
  // In cpx an agent has a single L2: all CUs of a simulated GPU share one, as those of one XCD do.
  L2& l2(Where w) { return l2_[size_t(w.gpu) * xcds_ + (mode_ == MemoryMode::Cpx ? 0 : w.xcd)]; }
  L1& l1(Where w) { return l1_[(size_t(w.gpu) * xcds_ + w.xcd) * cus_ + w.cu]; }
  L1& scalar(Where w) { return scalar_[(size_t(w.gpu) * xcds_ + w.xcd) * ((cus_ + 1) / 2) + w.cu / 2]; }
  static bool uncached(const Allocation& m) { return m.home < 0 || m.kind != MemKind::Vram || m.flags == 3; }
  static u32 line_bytes(const Allocation& m, u64 line) { return u32(std::min<u64>(kLine, m.size - line * kLine)); }
  L2Line& line_of(L2&, Allocation&, u64 line);
  void read_l2(Where, Allocation&, u64 line, u8* out, Bits, CacheNote*);
  void send(L2Line&, Mask& which, u32 from, u32 to);    // bytes [from, to) of those marked home
  void flush(L2Line&);                                  // dirty bytes home
  void to_home(Allocation&, u64 offset, const u8* data, u32 bytes);
  void maybe_evict(L2&);
};
}  // namespace a2a
