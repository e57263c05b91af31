// The detail record: every memory instruction of a small run with its values, and the content of each cache after it.
// Off by default; recording changes neither values nor times. a2a_lib/machine/trace/detail/ reads this layout
// and explains the fields.
#pragma once
#include <unordered_map>
#include <vector>

#include "isa/inst.h"
#include "memory/model.h"

namespace a2a {
struct Common;
struct InFlight;
struct Launch;
struct ResidentWave;

enum class StepKind : u8 { Issue, AtL2, AtHome, Load, Rmw, WriteBack, WrittenBack, Invalidate, Start, End, Copy, Home };

struct Step {
  i64 time = 0, issued = 0;  // ps
  i64 offset = 0;            // in the allocation
  i64 index = -1;            // element of the symbol
  i64 data = -1;             // first byte in the record's data
  i32 bytes = 0;             // of data
  i32 op = -1;               // ordinal of the instruction
  i32 block = -1, line = 0, launch = -1, memory = -1;
  i16 kernel = -1, symbol = -1, file = -1, wave = -1, rank = -1, home = -1;
  u8 kind = 0, level = 0, xcd = 0, cu = 0, lanes = 0, mark = 0, scope = 0, item = 0;
  i32 pad = 0;
};
static_assert(sizeof(Step) == 88);

class Detail {
 public:
  Detail(Common& core, size_t capacity) : capacity_(capacity), core_(core) {}
  std::vector<Step> steps;
  std::vector<u8> data;
  u64 dropped = 0;

  void issued(const InFlight&);                   // leaves the wave
  void stored(const InFlight&);                   // reached the own L2
  void arrived(const InFlight&);                  // reached home memory
  void lanes(const InFlight&, int l, u32 bytes);  // lanes of a load were served now
  void loaded(const InFlight&);
  void read(ResidentWave&, const Inst&, Allocation&, u64 offset, const u8* bytes, u32 n);
  void rmw(ResidentWave&, const Inst&, Allocation&, u64 offset, u32 bytes, const u8* value);
  void rmw(const InFlight&, int l, const u8* value);  // of a lane, with its effect after its issue
  void fence(ResidentWave&, const Inst&, bool release);  // issued; an invalidation takes effect at once
  void written_back(const InFlight&);
  void launch(const Launch&, bool starts);
  void came_home() { changed_ = true; }
  void settle();                                 // after each event of the node
  void forget(const Allocation&);

 private:
  static constexpr size_t kLines = 4096;         // followed at most
  struct Followed {
    Allocation* memory;
    u64 line;
    u32 bytes;
    std::vector<u8> home;
    std::unordered_map<u32, CacheCopy> copies;        // by place
  };
  size_t capacity_;
  Common& core_;
  bool changed_ = false;
  i32 ops_ = 0;
  u8 levels_[kLanes] = {};
  std::vector<Followed> lines_;
  std::unordered_map<u64, size_t> known_;
  std::unordered_map<const InFlight*, i32> op_of_;

  void rmw(Step, Allocation&, u64 offset, u32 bytes, const u8* value);
  Step step(StepKind, u64 time) const;
  Step step(StepKind, const ResidentWave&, const Inst&, u64 time) const;
  void put(Step, const void* bytes, size_t n);
  void run(Step, Allocation&, u64 offset, const u8* bytes, u32 n, u32 item);
  void runs(const InFlight&, StepKind, u64 time, bool with_levels);
  void follow(Allocation&, u64 offset, u64 bytes);
  void look(u64 time);                           // for changes anywhere
  void look(const ResidentWave&, u64 time);              // for changes that this wave's CU can have made
  void look(CacheLevel, MemoryModel::Where, Followed&, u64 time);
  void look_home(Followed&, u64 time);
};
}  // namespace a2a
