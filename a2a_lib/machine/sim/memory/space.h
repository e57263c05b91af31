// Allocations, and the address space of each rank. Memory costs nothing until it is written.
#pragma once
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "memory/common.h"
#include "memory/json.h"

namespace a2a {
// The value of never-written memory: a NaN as fp16, bf16, fp32 and fp64, a negative number as an integer.
constexpr u32 kPoison = 0xfff5'fff5;

enum class MemKind : u8 { Vram, Host, Kernarg };

// A name given to a part of an allocation: `token_flags`, int32 [8, 2048].
struct Symbol {
  u64 offset = 0, bytes = 0;
  std::string name;
  i32 item = 1;
  std::vector<i64> shape;
  i16 id = -1;  // index of the name in the event record's strings
  u64 number = 0;  // of all names that the node was given
  bool floating = false;  // its elements are floating-point numbers
  i64 index(u64 at) const { return i64(at - offset) / item; }  // flat, of the element at an offset of the memory
  std::vector<i64> indices(i64 index) const;
};

constexpr u64 kLine = 128;      // bytes of an L1 and L2 line [D: MI300X]
constexpr int kChannels = 16;   // L2 channels of an XCD [D]

// Memory of one rank (or of the host), backed by copy-on-write pages that read as kPoison.
struct Allocation {
  u32 id = 0;     // distinct within a node, and the same in every run (unlike addresses of the host)
  u64 size = 0;
  i16 home = 0;   // rank whose HBM it is; -1 host
  i16 owner = -1;  // rank that allocated it; -1: arguments of a launch, which one GPU alone reads
  MemKind kind = MemKind::Vram;
  u32 flags = 0;  // hipExtMallocWithFlags
  bool uncached() const { return home < 0 || kind != MemKind::Vram || flags == 3; }  // no L2 keeps a line of it
  u8* host = nullptr;
  u64 address = 0;              // in the owner's space
  std::vector<Symbol> names;    // if several cover a byte, the shortest counts
  std::vector<u16> watched;     // waves parked per 4 KiB page; empty until the first
  // For the clock: number of writes to each line by others than an L2's own CUs. None before the first.
  std::unique_ptr<u16, decltype(&std::free)> versions{nullptr, &std::free};
  bool nic = false;             // a NIC has its queue here

  Allocation(u64 size, i16 home, MemKind kind, bool poison);
  ~Allocation();
  Allocation(const Allocation&) = delete;
  const Symbol* symbol(u64 offset) const;
  u16 whole = 0;  // number of writes to the whole of it at once, which need no count per line
  u16 version(u64 line) const { return u16(whole + (versions ? versions.get()[line] : 0)); }
  void new_version(u64 line) {
    if (!versions) make_versions();
    ++versions.get()[line];
  }
  // Sets bytes [offset, offset + bytes) to `value`. Large ranges cost no memory until they are written again.
  void fill(u64 offset, u64 bytes, u8 value);
  // "token_flags[3, 17]", or "heap + 0x40" if no name covers it.
  std::string describe(u64 offset) const;
  // The number of the element and of its symbol. Leaves both unchanged if no name covers it.
  void locate(u64 offset, i64* index, i16* id) const {
    const Symbol* s = symbol(offset);
    if (!s) return;
    *index = s->index(offset);
    *id = s->id;
  }
  Json element(u64 offset) const;  // the same as data: symbol (or null), index, indices, offset

 private:
  u64 mapped_ = 0;
  void make_versions();
};

// The L2 channel of the bytes at `offset`: it changes every 256 bytes (CHOICE).
inline u32 channel_of(const Allocation& m, u64 offset) { return u32((offset / 256 + u64(m.id) * 5) % kChannels); }

// A range of a rank's addresses, and its memory.
struct Mapping {
  u64 base = 0, size = 0;
  Allocation* memory = nullptr;
  bool ipc = false;
};

class AddressSpace {
 public:
  explicit AddressSpace(int rank);
  // Maps `memory` at a fresh address. Ranges are never reused, so a dangling pointer is always noticed.
  u64 map(Allocation* memory, bool ipc);
  void unmap(u64 base);
  const Mapping* find(u64 addr) const {
    const Mapping* m = below(addr);
    return m && addr - m->base < m->size ? m : nullptr;
  }
  const Mapping* below(u64 addr) const {  // the live one that begins at the address or before
    auto it = live_.upper_bound(addr);
    return it == live_.begin() ? nullptr : &std::prev(it)->second;
  }
  bool was_mapped(u64 addr, std::string* name) const;
  bool owns(u64 addr) const { return addr >= first_ && addr < first_ + kSpan; }
  const std::map<u64, Mapping>& live() const { return live_; }

  static constexpr u64 kSpan = u64{1} << 42;

 private:
  u64 first_, next_;
  std::map<u64, Mapping> live_;
  struct Gone {
    u64 size;
    std::string name;
  };
  std::map<u64, Gone> gone_;
};
}  // namespace a2a
