#include "machine/flags.h"

#include "machine/state.h"

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
}  // namespace a2a
