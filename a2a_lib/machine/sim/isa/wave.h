// The state of one wave that instructions may read and write: registers, program counter, clocks.
#pragma once
#include "isa/inst.h"

namespace a2a {
struct Program;
struct Mapping;
class Machine;

// Aperture bases of flat addressing: only the high dword is compared. The values are this simulator's choice.
constexpr u64 kSharedBase = 0x0001'0000'0000'0000;
constexpr u64 kPrivateBase = 0x0002'0000'0000'0000;

struct alignas(64) Lanes {  // one dword for each lane
  u32 x[kLanes];
};

// Completion times of a wave's outstanding memory operations, oldest first (they complete in order).
struct Outstanding {
  u64 at[64];
  u32 head = 0, count = 0;
  u64 last = 0;
  u64 issued = 0;  // so far; an operation's number is this after its push
  void push(u64 t) {
    ++issued;
    last = t = t > last ? t : last;
    if (count == 64) {
      head = (head + 1) & 63;
      --count;
    }
    at[(head + count++) & 63] = t;
  }
  // Number of the last operation that was waited for.
  u64 waited() const { return issued - count; }
  // The time at which at most `n` are left.
  u64 wait(u32 n, u64 now) {
    while (count > n) {
      if (at[head] > now) now = at[head];
      head = (head + 1) & 63;
      --count;
    }
    return now;
  }
};

// Parts of an LDS instruction, which a wave may run at different times: its clock and its counts; the bytes in LDS and
// registers; what the race detector sees.
constexpr u8 kClock = 1, kValues = 2, kRaces = 4, kAllParts = 7;

struct Wave {
  u32* v = nullptr;               // vector registers, [register][lane]
  u32 vgprs = 0;                  // allocated, AGPRs included (those start at kFirstAgpr)
  alignas(8) u32 s[kScalarRegs];
  bool scc = false;
  u16 mode = 0xf0;                // of floating point: isa/mode.h
  i16 rank = 0;                   // of its GPU
  bool mortal = false;            // a peer's memory may cease to answer: every access asks for its mapping
  u32 pc = 0;                     // index of the next instruction
  const Program* program = nullptr;
  Machine* machine = nullptr;     // that runs it
  u8* lds = nullptr;              // the block's LDS
  u32 lds_size = 0;
  u8** scratch = nullptr;         // pages of scratch, each [lane][scratch_stride]; null: nobody reached it yet
  u32 scratch_size = 0;           // bytes that a lane may reach
  u32 scratch_shift = 0;          // log2 of a page's bytes per lane
  u32 scratch_stride = 0;         // bytes per lane that a page has memory for

  u64 time = 0;                   // ps
  Outstanding vm, lgkm;
  const Mapping* tlb[2] = {nullptr, nullptr};  // last memory used
  const u32* block_in_flight = nullptr;  // number of requests in flight of its block's waves
  u32 held = 0;                   // own requests that are held
  bool modelled = false;          // a memory mode other than ideal
  bool watched = false;           // by the race detector
  bool detailed = false;          // goes into the detail record
  u8 parts = kAllParts;           // of the LDS instruction that runs
  bool aligned = false;           // plain accesses must be aligned, too, or the wave faults

  u64 exec() const {
    u64 e;
    std::memcpy(&e, s + kExec, 8);
    return e;
  }
  void set_exec(u64 e) { std::memcpy(s + kExec, &e, 8); }
  u64 vcc() const {
    u64 e;
    std::memcpy(&e, s + kVcc, 8);
    return e;
  }
  void set_vcc(u64 e) { std::memcpy(s + kVcc, &e, 8); }
  u64 s64(int r) const {
    u64 e;
    std::memcpy(&e, s + r, 8);
    return e;
  }
  void set_s64(int r, u64 e) { std::memcpy(s + r, &e, 8); }
  // A lane's byte of scratch; null if the wave has not reached it.
  u8* scratch_at(u32 lane, u32 offset) const {
    u8* page = scratch ? scratch[offset >> scratch_shift] : nullptr;
    return page ? page + size_t(lane) * scratch_stride + (offset & ((1u << scratch_shift) - 1)) : nullptr;
  }
  void free_scratch() {
    if (!scratch) return;
    for (u32 i = 0; i <= (scratch_size - 1) >> scratch_shift; ++i) std::free(scratch[i]);
    std::free(scratch);
    scratch = nullptr;
  }
  u32* reg(u32 r) { return v + r * kLanes; }
  const u32* reg(u32 r) const { return v + r * kLanes; }

  // Scalar value of a source (SALU, addresses): Sgpr, Const, SCC, VCCZ, EXECZ.
  u32 scalar(const Operand& o) const {
    switch (o.kind) {
      case Kind::Sgpr: return s[o.reg];
      case Kind::Scc: return scc;
      case Kind::Vccz: return vcc() == 0;
      case Kind::Execz: return exec() == 0;
      default: return u32(o.value);
    }
  }
  u64 scalar64(const Operand& o) const {
    switch (o.kind) {
      case Kind::Sgpr: return s64(o.reg);
      case Kind::Const: return o.value;
      default: return scalar(o);
    }
  }
  // A plain (unmodified) source as 64 lanes: a register in place, a constant's ready-made lanes, or a scalar spread
  // into tmp.
  const u32* lanes(const Operand& o, Lanes& tmp) const {
    if (o.kind == Kind::Vgpr) return reg(o.reg);
    if (o.kind == Kind::Const) return o.lanes;
    return spread(scalar(o), tmp);
  }
  const u32* lanes_hi(const Operand& o, Lanes& tmp) const {  // high dword of a 64-bit source
    if (o.kind == Kind::Vgpr) return reg(o.reg + 1);
    if (o.kind == Kind::Const) return o.lanes_hi;
    return spread(o.kind == Kind::Sgpr ? s[o.reg + 1] : 0, tmp);
  }
  static const u32* spread(u32 x, Lanes& tmp) {
    for (u32& l : tmp.x) l = x;
    return tmp.x;
  }
};
}  // namespace a2a
