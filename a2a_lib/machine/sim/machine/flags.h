// The writers of the flags in one GPU's memory: for the records of waits, and for reports of deadlocks.
#pragma once
#include <array>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "machine/record.h"
#include "memory/space.h"

namespace a2a {
// Flags in the data: words of 8 bytes with 4 of data and 4 of flag (LL). One instruction writes or sees up to 64 of
// them, in a row. A record for each word would take hundreds of bytes.

// The place of the flag in a word.
enum class FlagPart : u8 { All, High, Low };

inline u64 flag_in(u64 word, FlagPart part) {
  return part == FlagPart::High ? word >> 32 : part == FlagPart::Low ? word & 0xffff'ffff : word;
}

struct Word {
  Allocation* memory;
  u64 offset, value;
};

// Words at equal distances in one memory, with the same flag.
struct Row {
  u64 offset = 0, flag = 0;
  u32 count = 1, stride = 0;  // stride: bytes
  FlagPart part = FlagPart::All;
  i64 index = -1;  // of the first, in its symbol
  i16 symbol = -1;
  i16 range = 0;   // for the record
};

// Fewer words get a record each: adjacent counters and flags of ranks or experts are few.
constexpr u32 kLeastRow = 16;

// The row that begins with the first of n words. inside: the flag may be half of a word; otherwise it is all of it.
Row row_of(const Word* words, u32 n, bool inside);

// Lost words. Such a word of 8 bytes holds data and its flag (LL). It is overwritten before anybody has read it, and
// read later. Which half is the flag is unknown: both halves of both values must differ, and no value's upper half may
// be 0. A protocol may skip values that nobody needs. So a lost word is no fault, only a fact about a run that failed.
class LostWords {
 public:
  void set(Event, const Word&);
  void seen(const Event& reader, const Allocation&, u64 offset, u64 value);
  struct Lost { Event first, second, reader; };
  const std::vector<Lost>& list() const { return list_; }

 private:
  struct Kept {
    Event last, lost;
    bool seen = false, overwrote = false;
  };
  std::unordered_map<u64, Kept> words_;
  std::vector<Lost> list_;
};

Json json_of(const LostWords::Lost&, const Recorder& names);

// Another rank's value that a plain store replaced; rank -1: none.
struct Over {
  i16 rank = -1, file = 0;
  i32 line = 0;
  u64 value = 0;
};
// The last writer of a flag's value.
struct Writer {
  i16 rank;
  i32 launch, block, line;
  i16 file, wave;
  u64 time, value;  // as recorded: for a word with data in it, the flag alone
  FlagPart part = FlagPart::All;
  i32 since = 0;  // the first replay of a graph that set this value, if all since then set no other; 0: no replay
  Over over = {};
  bool put(u64 word) const { return flag_in(word, part) == value; }
};

Writer writer_of(const Event&, u64 value, FlagPart part = FlagPart::All);

struct ResidentWave;
struct Inst;
class Flags;
// Notes in `left` what a read-modify-write finds of an earlier launch in its own GPU's memory, for reports alone.
void find_left(ResidentWave&, const Inst&, const Flags&, const Allocation&, u64 offset, u64 value);

class Flags {
 public:
  Flags(Events& record, const std::vector<LaunchNote>& launches) : record_(record), launches_(launches) {}
  // Notes that a flag was set; the event also goes into the record. before: what a plain store replaced.
  void set(const Event&, const Allocation&, u64 offset, u64 value, const u64* before = nullptr);
  // The same for several words that one instruction set; the event has their number, index and flag.
  void set(const Event&, const Allocation&, const Row&);
  // Notes who changed a word that is no flag, for reports alone.
  void note(const Writer& by, const Allocation& m, u64 offset) { put(slot(m, offset), add(by, 1)); }
  // Null: nobody. Valid until the next flag is set.
  const Writer* writer(const Allocation&, u64 offset) const;
  // Number of flags of that symbol that the launch set here: from this rank, from others.
  std::pair<u32, u32> sets(i32 launch, i16 symbol) const;
  void forget(const Allocation&);  // its memory is freed
  std::unique_ptr<LostWords> words;  // while schedules with stalls are explored

 private:
  // Words of one instruction share a writer.
  struct Shared {
    Writer by;
    u32 words = 0;
  };
  static constexpr u64 kPage = 4096, kSlot = 4;  // bytes
  using Page = std::array<u32, kPage / kSlot>;   // numbers of `writers_`, 0: nobody
  using Pages = std::unordered_map<u64, std::unique_ptr<Page>>;

  Events& record_;
  const std::vector<LaunchNote>& launches_;
  std::vector<Shared> writers_{1};
  std::vector<u32> free_;
  std::unordered_map<u32, Pages> pages_;  // by number of the memory, by offset / kPage
  std::unordered_map<u32, std::unordered_map<u64, u32>> odd_;  // flags that begin within a slot, by offset
  std::unordered_map<u64, std::pair<u32, u32>> sets_;  // (launch, symbol): flags set by this rank and by others
  mutable u32 last_memory_ = 0;
  mutable u64 last_page_ = 0;
  mutable Page* last_ = nullptr;  // the page of the latest lookup, null: none

  static u64 key(i32 launch, i16 symbol) { return u64(u32(launch)) << 16 | u16(symbol); }
  Page* find(const Allocation&, u64 page) const;
  u32& slot(const Allocation&, u64 offset);
  i32 held_since(const Event&, const Allocation&, u64 offset, u64 value) const;
  u32 add(const Writer&, u32 words);
  void put(u32& slot, u32 writer);
  void count(const Event&, const Allocation&, u32 words);
};
}  // namespace a2a
