// Race detector: vector clocks over waves, with scopes. For the schedule that ran, with the values that were read, it
// reports two accesses that nothing orders, and why the synchronisation between them fails. Caches and time play no
// part in it, so it also finds the race of a run that ended well. Another schedule may read other values, and have
// other races.
//
// A wave is a thread with one program counter. But a release by some lanes covers the other lanes' accesses only up to
// the last wave barrier, and an acquire by some lanes holds for the others only after it: __builtin_amdgcn_wave_barrier
// and __syncthreads leave a trace of it in the assembly. Marks of signal() and wait() give order and scope. For
// unmarked code they are inferred from the instructions (buffer_wbl2 before an atomic store, buffer_inv after an atomic
// load), and reports say so. Fences of workgroup scope are no instruction: those of
// __threadfence_block() leave a mark, others are not seen.
//
// A release is a fence and a store in the machine code, and a fence holds for later stores too. So signal<release>(y,
// 1); store_relaxed(y, 2) releases with both (in C++20 a release store would not, a release fence does, and signal() is
// one). A store after a fence counts as a release store: a thread that acquired it may read its place plainly. An
// acquiring load is a load and a fence: its acquire orders the accesses after it, not the load itself.
//
// The write that a wave reads is found by its value: of several writes of the same value, the last to arrive.
#pragma once
#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "memory/space.h"
#include "memory/times.h"

namespace a2a {
// A short list whose first element needs no memory of its own: most dwords have one write and one read.
template <class T>
class Few {
 public:
  bool empty() const { return !size_; }
  size_t size() const { return size_; }
  T* begin() { return more_ ? more_.get() : &first_; }
  T* end() { return begin() + size_; }
  T& back() { return end()[-1]; }
  void push_back(const T& x) {
    if (size_ == room_) {
      auto wider = std::make_unique<T[]>(size_t{2} * room_);
      std::copy(begin(), end(), wider.get());
      more_ = std::move(wider);
      room_ *= 2;
    }
    begin()[size_++] = x;
  }
  void pop_back() { --size_; }
  void erase(T* at) {
    std::move(at + 1, end(), at);
    --size_;
  }
  template <class F>
  void erase_if(F goes) {
    size_ = u32(std::remove_if(begin(), end(), goes) - begin());
  }

 private:
  T first_;
  std::unique_ptr<T[]> more_;  // all of them, once there are two
  u32 size_ = 0, room_ = 1;
};

// The times up to which a thread has seen each wave (number 0 is none), its lanes, and single instructions. A release
// signs a copy with its own times. They are kept apart from the others', which it shares with its wave.
struct Clock {
  Times waves;
  u32 self = 0, upto = 0;  // who signed, and up to which time
  u64 lanes = 0;  // of it: seen up to lanes_upto
  u32 lanes_upto = 0;
  u32 moment = 0;  // the time of one instruction alone; 0: none

  u32 of(u32 thread) const { return thread == self && upto > waves.of(thread) ? upto : waves.of(thread); }
  void sign(u32 thread, u32 time) { self = thread, upto = time; }
  void sign_lanes(u64 mask, u32 time) { lanes = mask, lanes_upto = time; }
  void sign_moment(u32 time) { moment = time; }
  void see(u32 thread, u32 time) { waves.raise(thread, time); }
  bool knows(u32 thread, u64 lanes_of_it, u32 time) const;
  void clear() { *this = Clock(); }
};
void join(Clock& into, const Clock& from);

// A wave's name in reports.
struct WaveName {
  int rank = 0;
  i32 launch = 0;
  u32 block = 0, wave = 0;
  std::string kernel;
  int stream = -1;
  i32 graph = 0, replay = 0;  // 0: not in a graph
  u64 nth = 0;  // launch of that kernel on that rank
};
// A memory instruction: its place, and its order.
struct SourcePlace {
  i16 file = 0;  // index in the detector's names; -1: no kernel, but a copy engine or a NIC
  u16 mnemonic = 0;  // number of it
  u32 line = 0, asm_line = 0;
};
struct SyncInst {
  Mark mark = Mark::None;
  Order order = Order::Relaxed;
  Scope scope = Scope::System;
  bool sc0 = false, sc1 = false;
  SourcePlace place;
  bool rmw = false;
  u64 number = 0;  // of a load among those that vmcnt counts; 0: nothing has to wait for it

  Scope reach() const;  // its scope: the mark's, or that of its bits
};

// A dword that is watched: of memory, or of a block's LDS (memory: null).
struct Spot {
  const Allocation* memory = nullptr;
  u64 offset = 0;
  u32 lds = 0;  // a number of the block
  u64 key() const { return memory ? u64(memory->id) << 40 | offset >> 2 : u64{1} << 63 | u64(lds) << 16 | offset >> 2; }
};

// The same run judged in several ways. kAsIs: as it is. kWaited: as if every fence were waited for. kReleased: as if
// every signal released; kAcquired: every wait acquired; kWide: every scope was system; kBarred: every signal had a
// wave barrier before it and every wait one after it. kAll: all of that. The first view that orders two accesses says
// why they are not ordered as it is.
enum View : int { kAsIs, kWaited, kReleased, kAcquired, kWide, kBarred, kAll, kViews };

// The release of one fence, or of one releasing access.
struct Published {
  std::array<Clock, kViews> clock;
  std::array<bool, kViews> valid{};
  Scope scope = Scope::System;
  int rank = 0;
  i32 launch = 0;
  u32 block = 0;
};
// An atomic write: its own release, and those of the writes whose release sequence it continues.
struct Release {
  u32 thread = 0;
  Scope scope = Scope::System;
  Scope fence = Scope::Wave;  // of the widest release fence in force, at most `scope`; Wave: none
  SourcePlace place;
  u32 tick = 0;
  std::vector<std::shared_ptr<const Published>> parts;  // the first: the access itself
};

struct Race {
  struct Side {
    int rank;
    std::string kernel;
    u32 block, wave;
    std::string file;
    u32 line, asm_line;
    bool write, atomic;
    Scope scope;  // of an atomic access
    int stream;
    i32 graph, replay;
    std::string mnemonic;  // empty for an access of no kernel
  } first, second;
  bool other_launch = false;  // of one kernel: not both the n-th on their ranks
  std::string symbol;
  std::string why;
  std::vector<std::string> seen;  // where nothing orders them: what their blocks saw of flags before
  bool held = false;  // a wait saw what an earlier replay had set
  u64 count = 1;
};

// Waves are threads, by the numbers that start_wave gives them.
class RaceDetector {
 public:
  RaceDetector(const std::vector<std::string>& files, const char* (*mnemonic)(u16))
      : files_(files), mnemonic_(mnemonic) {}
  // Threads and happens-before edges of launches, barriers, the host.
  u32 start_wave(WaveName, const Clock& after);
  void end_wave(u32 thread, Clock& launch);
  void block_barrier(const std::vector<u32>& threads);  // those that have not ended
  void wave_barrier(u32 thread);
  // What is not waited for has not happened. A release fence holds once its wave has waited for its write-back. An
  // acquire fence holds for the loads that its wave had waited for. number: of the fence among the operations that
  // vmcnt counts.
  void release_fence(u32 thread, Scope, u64 number);
  void acquire_fence(u32 thread, Scope, u64 number);
  void waited(u32 thread, u64 number);  // for all operations up to that one

  // Looks at one of every `every` lines of 64 bytes; the salt chooses them.
  void look_at(u32 every, u64 salt) {
    every_ = every;
    salt_ = salt;
  }
  void moment(u32 thread) { ++threads_[thread].now; }  // separates later accesses from earlier ones

  // Atomic accesses. A store publishes when it is issued, and has `arrived` when others see it. A load, and a
  // read-modify-write, observes the value it read.
  std::shared_ptr<const Release> release(u32 thread, const SyncInst&, u64 lanes);
  void publish(Spot, u32 bytes, u64 value, std::shared_ptr<const Release>);
  void arrived(Spot, const std::shared_ptr<const Release>&);
  void observe(u32 thread, const SyncInst&, Spot, u32 bytes, u64 value, u64 lanes);
  void replace(Spot, u32 bytes, u64 old, u64 value, const std::shared_ptr<const Release>&);  // old by value, at once

  void access(u32 thread, const SyncInst&, Spot, u32 bytes, int lane, bool write, bool atomic);
  // An instruction of the wave names a register whose value is in flight. counter: of s_waitcnt.
  void missing_wait(u32 thread, SourcePlace load, SourcePlace use, const std::string& reg, const char* counter);
  void forget_lds(u32 lds, u32 bytes);
  void idle();  // nothing runs: everything so far is ordered before everything later

  std::vector<Race> races;
  void clear() {
    races.clear();
    known_.clear();
    hopes_.clear();
  }
  std::string json() const;

 private:
  struct Epoch {
    u64 lanes = 0;
    u32 thread = 0, clock = 0;
    SourcePlace place;
    bool write = false, atomic = false;
    Scope scope = Scope::System;
    u8 bytes = 0xf;  // of the dword, one bit each
    u32 tick = 0;  // number of releases and of values seen before it, of all waves
  };
  // Accesses of a dword that a later one may race with: those that no later one of at least their kind replaced.
  struct Cell {
    Few<Epoch> writes, reads;
    u32 crowd = 16;  // reads after which old ones are searched
  };
  // The dwords of 64 bytes: an instruction's lanes mostly access neighbours. published: those that `written_` may have.
  struct Line {
    std::array<Cell, 16> cells;
    u32 published = 0;
  };
  // A release that some lanes saw. It counts for them once a fence (or the wait itself) acquired it, and for the whole
  // wave after a wave barrier.
  struct Pending {
    u64 lanes;
    std::shared_ptr<const Release> from;
    Scope read, fence;  // of the load; of the widest acquire so far (Wave: none)
    u64 number;  // of the load
    Scope applied = Scope::Wave;
    bool shared = false;  // its block's other waves have it too
    Scope scope() const { return read < fence ? read : fence; }
  };
  struct Fence {
    std::array<Clock, kViews> clock;
    std::vector<Pending> pending;
    bool shared = false;  // of a block's waves, since a barrier; signed by none
  };
  struct Started {  // a release fence whose write-back is not waited for
    u64 number;
    Scope scope;
    std::shared_ptr<const Fence> fence;
  };
  struct Held {  // a value that a replay of a graph set
    u64 key = 0, value = 0;
    i32 replay = 0, since = 0;  // the latest that set it, and the first since it had another; 0: none
    bool counted = false;  // set by an atomic add
    std::string place;
  };
  struct Saw {  // a value that a wave read of a word that others may have set
    Spot at;
    u64 value = 0;
    u32 tick = 0, from = 0, sent = 0;  // when it first did; the thread that set it (0: none), and when
    SourcePlace place, set;
    Scope scope = Scope::System, fence = Scope::Wave;  // of what set it, and of its release
  };
  static constexpr u32 kSaws = 8, kLastSaws = 3;  // kept of a wave; kept once it has ended
  struct Hope {  // a race that the wait of another wave of the block would have prevented, if it ends as it should
    size_t race;
    Epoch first;
    u32 thread, met;  // the wave that waits, before its next barrier
  };
  struct Thread {
    std::array<Clock, kViews> clock;
    u32 now = 1;  // own clock
    u32 barrier = 0;  // own clock at the last wave barrier
    Scope fenced = Scope::Wave;  // of a release fence, until the next access
    u64 fenced_number = 0;  // of that one's write-back
    u64 waited = 0;  // number of the last operation that was waited for
    u64 acquired = 0;  // number of the last acquire fence
    Scope acquired_at = Scope::Wave;
    std::shared_ptr<const Fence> fences[4];  // by scope: the last release fence of that scope or a wider one
    std::array<bool, 4> spent{};  // by scope: that fence belongs to a signal wide enough for it
    std::vector<std::pair<u32, u32>> releases;  // own clock and tick of each
    bool observed = false;  // a release, itself
    Clock other_width;  // what it would know if the widths of a flag's accesses did not matter
    std::vector<Started> started;
    std::vector<Pending> pending;
    WaveName name;
    Held held;  // by an earlier replay: what it saw last
    std::vector<Saw> saws;  // a place for each of some words, the latest value; its tick is 0 if there is none
    std::array<u64, kSaws> saw_keys{};  // of these words
    bool dropped = false;  // another word had the place
    u32 met = 0;  // barriers of its block so far
    bool touched = false;  // a plain write since the last of them
  };
  struct Write {  // that may still be read
    u64 value;
    u32 bytes;
    bool arrived;
    std::shared_ptr<const Release> release;
  };
  struct Seen {  // one report per pair of lines
    i16 first_file, second_file;
    u32 first, second, first_asm, second_asm;
    std::string symbol;
    bool operator==(const Seen&) const = default;
  };
  static Seen pair_of(const SourcePlace&, const SourcePlace&, const std::string& symbol);
  Race::Side side(const WaveName&, const SourcePlace&, bool write, bool atomic, Scope) const;
  u32 every_ = 1;
  u64 salt_ = 0;
  u32 tick_ = 0;  // number of releases, and of values seen
  bool other_width_ = false;  // a load saw a store of another width
  std::vector<Thread> threads_{1};
  std::unordered_map<u64, Line> lines_;  // by the dwords' key / 16
  u64 last_key_ = ~u64{0};
  Line* last_ = nullptr;  // the line of last_key_
  std::unordered_map<u64, std::vector<Write>> written_;  // oldest first
  std::unordered_map<u64, Held> held_;  // the latest of each place, also while nothing runs
  std::vector<Seen> known_;
  std::vector<Hope> hopes_;
  const std::vector<std::string>& files_;
  const char* (*mnemonic_)(u16);

  bool looks(u64 key) const {
    return every_ == 1 || (((key >> 4) * 0x9e3779b97f4a7c15 ^ salt_) * 0xbf58476d1ce4e5b9 >> 33) % every_ == 0;
  }
  Line& line_of(u64 key) {
    if (last_key_ != key >> 4) last_ = &lines_[last_key_ = key >> 4];
    return *last_;
  }
  static bool includes(Scope, const WaveName&, int rank, i32 launch, u32 block);
  static bool counts(const Published&, Scope reader, const WaveName&);
  std::shared_ptr<const Release> find(u64 key, u32 bytes, u64 value) const;
  void add(u64 key, Write);
  void look(Thread&, Spot, u64 value);  // notes in `held` whether an earlier replay set it
  static void apply(Thread&, const Release&, Scope, bool acquired, bool as_is);
  void settle(Thread&, Pending&);
  void share(const std::vector<u32>& threads);
  static void add(Thread&, const Pending&);
  static void hold(Thread&, Scope, const std::shared_ptr<const Fence>&);
  static void spend(Thread&, Scope);
  std::shared_ptr<const Release> find_other_width(Spot, u32 bytes, u64 value) const;
  std::pair<u32, u32> block_of(u32 thread) const;  // the first and the last thread of its block
  std::string if_blocks_met(const Epoch&, const Epoch&) const;
  static void acquire_in(View, Thread&, const Release&, Scope);
  void keep(Few<Epoch>&, const Epoch& now, const Thread&);
  static void lanes_know(Clock&, const std::vector<Pending>&, u64 lanes, const WaveName&);
  bool ordered(const Epoch&, const Thread&, int lane, int view) const;
  bool conflict(const Epoch&, const Epoch& now, const Thread&) const;
  bool before_fences(const Epoch&, const Thread&) const;
  bool replaces(const Epoch& now, const Epoch&, const Thread&) const;
  bool known(const Seen&);
  std::string cause(const Epoch& first, const Epoch& second, Spot) const;
  const Saw* between(const Epoch& first, const Epoch& second) const;
  std::string too_narrow(const Epoch& first, const Epoch& second) const;
  static void see(Thread&, const Saw&);
  std::string seen(const Epoch& by, const Epoch& other) const;
  std::string told(const Saw&, const Epoch& by, const Epoch& other) const;
  void hope(size_t race, const Epoch& first, u32 thread);
  void confirm(u32 thread, const Release&, const SourcePlace&);
  std::string placed(const SourcePlace&) const;
  void report(const Epoch& first, const Epoch& second, Spot);
};
}  // namespace a2a
