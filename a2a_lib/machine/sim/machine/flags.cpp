#include "machine/flags.h"

#include <algorithm>

#include "machine/state.h"
#include "memory/json.h"

namespace a2a {
Writer writer_of(const Event& e, u64 value, FlagPart part) {
  return {e.rank, e.launch, e.block, e.line, e.file, e.wave, u64(e.time + e.duration), value, part};
}

void find_left(ResidentWave& w, const Inst& in, const Flags& flags, const Allocation& m, u64 offset, u64 value) {
  const Writer* by = value && m.home == w.gpu->rank ? flags.writer(m, offset) : nullptr;
  if (by && by->rank == m.home && by->put(value) && by->launch >= 0 && by->launch < w.block->launch->id)
    w.left = {&m, offset, value, &in};
}

void Flags::set(const Event& e, const Allocation& m, u64 offset, u64 value, const u64* before) {
  Writer by = writer_of(e, value, FlagPart::All);
  by.since = held_since(e, m, offset, value);
  if (const Writer* old = before ? writer(m, offset) : nullptr; old && old->rank != by.rank && old->put(*before))
    by.over = {old->rank, old->file, old->line, old->value};
  note(by, m, offset);
  record_.add(e);
  count(e, m, 1);
}

i32 Flags::held_since(const Event& e, const Allocation& m, u64 offset, u64 value) const {
  const i32 replay = e.launch < 0 ? 0 : launches_[size_t(e.launch)].replay.number;
  if (!replay) return 0;
  const Writer* before = writer(m, offset);
  return before && before->since && before->value == value ? before->since : replay;
}

void Flags::set(const Event& e, const Allocation& m, const Row& row) {
  const u32 writer = add(writer_of(e, row.flag, row.part), row.count);
  for (u32 i = 0; i < row.count; ++i) put(slot(m, row.offset + u64(i) * row.stride), writer);
  record_.add(e);
  count(e, m, row.count);
}

const Writer* Flags::writer(const Allocation& m, u64 offset) const {
  u32 number = 0;
  if (offset % kSlot) {
    auto of = odd_.find(m.id);
    if (of == odd_.end()) return nullptr;
    auto it = of->second.find(offset);
    if (it != of->second.end()) number = it->second;
  } else if (const Page* page = find(m, offset / kPage)) {
    number = (*page)[offset % kPage / kSlot];
  }
  return number ? &writers_[number].by : nullptr;
}

std::pair<u32, u32> Flags::sets(i32 launch, i16 symbol) const {
  auto it = sets_.find(key(launch, symbol));
  return it == sets_.end() ? std::pair<u32, u32>{} : it->second;
}

void Flags::forget(const Allocation& m) {
  if (auto of = pages_.find(m.id); of != pages_.end()) {
    for (auto& [number, page] : of->second)
      for (u32& slot : *page) put(slot, 0);
    pages_.erase(of);
  }
  if (auto of = odd_.find(m.id); of != odd_.end()) {
    for (auto& [offset, slot] : of->second) put(slot, 0);
    odd_.erase(of);
  }
  last_ = nullptr;
}

Flags::Page* Flags::find(const Allocation& m, u64 page) const {
  if (last_ && last_memory_ == m.id && last_page_ == page) return last_;
  auto of = pages_.find(m.id);
  if (of == pages_.end()) return nullptr;
  auto it = of->second.find(page);
  if (it == of->second.end()) return nullptr;
  last_memory_ = m.id;
  last_page_ = page;
  return last_ = it->second.get();
}

u32& Flags::slot(const Allocation& m, u64 offset) {
  if (offset % kSlot) return odd_[m.id][offset];
  Page* page = find(m, offset / kPage);
  if (!page) {
    auto& place = pages_[m.id][offset / kPage];
    place = std::make_unique<Page>();
    page = place.get();
  }
  return (*page)[offset % kPage / kSlot];
}

u32 Flags::add(const Writer& by, u32 words) {
  if (free_.empty()) {
    free_.push_back(u32(writers_.size()));
    writers_.emplace_back();
  }
  const u32 number = free_.back();
  free_.pop_back();
  writers_[number] = {by, words};
  return number;
}

void Flags::put(u32& slot, u32 writer) {
  if (slot && --writers_[slot].words == 0) free_.push_back(slot);
  slot = writer;
}

void Flags::count(const Event& e, const Allocation& m, u32 words) {
  auto& [own, remote] = sets_[key(e.launch, e.symbol)];
  (m.home == e.rank ? own : remote) += words;
}

namespace {
FlagPart part_of(u64 value, u64 differences) {
  if (differences) return differences >> 32 ? FlagPart::Low : FlagPart::High;
  return value >> 32 ? FlagPart::High : FlagPart::All;  // data that is equal everywhere, or no data
}

// Sets the row's range of indices. False: its words are not all elements of one symbol.
bool name(const Allocation& m, Row& row) {
  if (row.symbol < 0) {
    row.range = range_of(row.count, 1);
    return true;
  }
  const Symbol& s = *m.symbol(row.offset);
  const u64 end = row.offset + u64(row.count - 1) * row.stride + 8;
  const u64 item = u64(s.item);
  if (end > s.offset + s.bytes || row.stride % item || row.stride / item > kMostStride) return false;
  for (const Symbol& other : m.names)
    if (&other != &s && other.bytes <= s.bytes && other.offset < end && other.offset + other.bytes > row.offset)
      return false;
  row.range = range_of(row.count, u32(row.stride / item));
  return true;
}
}  // namespace

Row row_of(const Word* words, u32 n, bool inside) {
  Row row;
  row.offset = words[0].offset;
  row.flag = words[0].value;
  words[0].memory->locate(row.offset, &row.index, &row.symbol);
  n = std::min(n, kMostWords);
  if (n < kLeastRow || words[1].offset < words[0].offset + 8) return row;
  const u64 stride = words[1].offset - words[0].offset;
  if (stride > 8 * kMostStride) return row;
  u64 differences = 0;
  u32 count = 1;
  for (; count < n; ++count) {
    const Word& w = words[count];
    const u64 with = differences | (w.value ^ row.flag);
    if (w.memory != words[0].memory || w.offset != words[count - 1].offset + stride) break;
    if (inside ? with >> 32 && u32(with) : with != 0) break;
    differences = with;
  }
  if (count < kLeastRow) return row;
  Row whole = row;
  whole.count = count;
  whole.stride = u32(stride);
  if (inside) whole.part = part_of(row.flag, differences);
  whole.flag = flag_in(row.flag, whole.part);
  return name(*words[0].memory, whole) ? whole : row;
}

namespace {
constexpr size_t kMost = 64;  // of one GPU's memory
u64 key(const Allocation& m, u64 offset) { return u64(m.id) << 40 | offset >> 2; }
bool carries(u64 a, u64 b) { return a >> 32 && b >> 32 && (a ^ b) >> 32 && u32(a ^ b); }

Json side(const Event& e, const Recorder& names) {
  return Json("rank", e.rank, "kernel", names.kernels.list[size_t(e.kernel)], "block", e.block, "wave", e.wave, "file",
              names.files.list[size_t(e.file)], "line", e.line, "value", u64(e.bytes), "time", e.time);
}
}  // namespace

void LostWords::set(Event e, const Word& word) {
  if (!(word.value >> 32)) return;
  e.bytes = i64(word.value);
  word.memory->locate(word.offset, &e.index, &e.symbol);
  auto [it, fresh] = words_.try_emplace(key(*word.memory, word.offset));
  Kept& w = it->second;
  if (!fresh && !w.seen && carries(u64(w.last.bytes), word.value)) {
    w.lost = w.last;
    w.overwrote = true;
  }
  w.last = e;
  w.seen = false;
}

void LostWords::seen(const Event& reader, const Allocation& m, u64 offset, u64 value) {
  auto it = words_.find(key(m, offset));
  if (it == words_.end() || u64(it->second.last.bytes) != value) return;
  Kept& w = it->second;
  w.seen = true;
  if (w.overwrote && list_.size() < kMost) list_.push_back({w.lost, w.last, reader});
  w.overwrote = false;
}

Json json_of(const LostWords::Lost& x, const Recorder& names) {
  Json one;
  if (x.second.symbol >= 0) one.add("symbol", names.symbols.list[size_t(x.second.symbol)]);
  else one.null("symbol");
  return one.add(Json("index", x.second.index, "home", x.second.dst, "first", side(x.first, names), "second",
                      side(x.second, names), "reader", side(x.reader, names)));
}
}  // namespace a2a
