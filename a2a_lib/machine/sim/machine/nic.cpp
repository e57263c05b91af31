#include "machine/nic.h"

#include <algorithm>

#include "machine/flags.h"
#include "machine/report.h"
#include "machine/waits.h"
#include "machine/watcher.h"

namespace a2a {
namespace {
u64 time_of(u64 bytes, double gbps) { return u64(double(bytes) * 1000.0 / gbps); }
}  // namespace

void Nic::attach(Allocation& m, u64 offset, u32 entries) {
  queue_ = &m;
  offset_ = offset;
  entries_ = entries;
  next_ = row(0)[0];
  m.nic = true;
  if (m.watched.empty()) m.watched.resize(m.size / 4096 + 1);  // writes there are reported
  name_ = core_.node.record.kernels.id("NIC");
}

void Nic::rang(u64 when) {
  while (queue_) {
    const u64* descriptor = row(1 + next_ % entries_);
    if (descriptor[7] != next_ + 1) return;
    post(descriptor, next_++, when);
  }
}

// Descriptors run one after the other. Each takes the time of its bytes, and at least that of the card's message rate.
void Nic::post(const u64* d, u64 slot, u64 when) {
  auto m = std::make_unique<Message>();
  m->from = core_.rank;
  m->slot = slot;
  m->target = d[0];
  m->source = d[1];
  m->bytes = d[2];
  m->flag = d[3];
  m->value = u32(d[4]);
  m->to = -1;
  for (auto& g : core_.gpus)
    if (g->space.owns(m->bytes ? m->target : m->flag)) m->to = g->rank;
  if (m->to < 0 || (m->flag && !core_.gpus[size_t(m->to)]->space.owns(m->flag))) {
    Json facts;
    facts.add("cause", "put_signal").add("rank", core_.rank).add("descriptor", slot).add("at", when);
    return core_.fail("fault", facts.add("address", m->target).add("flag_address", m->flag), 700);
  }
  if (core_.races) watch_posted(*m, u64(reinterpret_cast<const u8*>(d) - queue_->host));
  m->start = std::max(when + core_.preset.nic_post, send_free_);
  send_free_ = m->start + std::max(time_of(m->bytes, core_.preset.nic_gbps), core_.preset.nic_message);
  const u64 start = m->start;
  core_.push(start, EventQueue::Nic, m.release());
}

// The writer of the descriptor has released its last word. Each message is a thread.
void Nic::watch_posted(Message& m, u64 offset) {
  Mover message(*core_.races, core_.rank, "NIC, descriptor " + std::to_string(m.slot), {});
  message.takes(*queue_, offset + 56, 8, m.slot + 1);
  message.reads(*queue_, offset, 40);
  m.thread = message.thread();
}

void Nic::step(Message* what, u64 when) {
  std::unique_ptr<Message> m(what);
  switch (m->stage) {
    case Message::Read: {
      read(*m);
      if (!core_.failed.kind.empty()) return;
      auto done = std::make_unique<Message>();  // when the other side has confirmed the arrival
      done->stage = Message::Done;
      done->slot = m->slot;
      done->thread = m->thread;
      const u64 sent = when + std::max(time_of(m->bytes, core_.preset.nic_gbps), core_.preset.nic_message);
      core_.push(sent + 2 * core_.preset.nic, EventQueue::Nic, done.release());
      m->stage = Message::Arrive;
      const int to = m->to;
      core_.send(to, when + std::max(core_.preset.nic, core_.window), EventQueue::Nic, m.release());
      return;
    }
    case Message::Arrive:  // its first byte
      receive_free_ = std::max(receive_free_, when) + time_of(m->bytes, core_.preset.nic_gbps);
      m->stage = Message::Write;
      core_.push(receive_free_, EventQueue::Nic, m.release());
      return;
    case Message::Write: return write(*m, when);
    case Message::Done:
      if (!queue_) return;
      const u64 done = std::max(row(0)[1], m->slot + 1);
      const Mapping here{queue_->address, queue_->size, queue_};
      if (core_.races) {  // the number says that it and all before it are done
        Mover(*core_.races, m->thread).ends(done_);
        Mover(*core_.races, core_.rank, "NIC", done_).writes(*queue_, offset_ + 8, 8, &done);
      }
      deliver(here, queue_->address + offset_ + 8, &done, 8, when);
  }
}

const Mapping* Nic::find(const Message& m, int rank, u64 address, u64 bytes, const char* what) {
  const Mapping* map = core_.gpus[size_t(rank)]->space.find(address);
  if (map && !map->ipc && address + bytes - map->base <= map->size) return map;
  Json facts;
  facts.add("rank", rank).add("from", m.from).add("to", m.to).add("descriptor", m.slot).add("at", core_.now);
  if (map && map->ipc)
    facts.add("cause", "peer_memory").add("access", what).add("address", address).add("bytes", bytes);
  else facts.add(bad_address(core_.node, rank, address, bytes, what));
  core_.fail("fault", facts, 700);
  return nullptr;
}

// CHOICE: all of the message is read at its start.
void Nic::read(Message& m) {
  if (!m.bytes) return;
  const Mapping* map = find(m, core_.rank, m.source, m.bytes, "read");
  if (!map) return;
  const u8* from = map->memory->host + (m.source - map->base);
  m.data.assign(from, from + m.bytes);
  if (core_.races) Mover(*core_.races, m.thread).reads(*map->memory, m.source - map->base, m.bytes);
}

// Writes the data and the flag at one moment of the clock, so nobody sees one without the other.
void Nic::write(Message& m, u64 when) {
  Event e = event_from(m.start, when, EventKind::Transfer, m.from, 0);
  e.kernel = name_;
  e.src = i16(m.from);
  e.dst = i16(m.to);
  if (m.bytes) {
    const Mapping* map = find(m, core_.rank, m.target, m.bytes, "write");
    if (!map) return;
    if (core_.races) Mover(*core_.races, m.thread).writes(*map->memory, m.target - map->base, m.bytes, m.data.data());
    deliver(*map, m.target, m.data.data(), m.bytes, when);
    e.bytes = i64(m.bytes);
    map->memory->locate(m.target - map->base, &e.index, &e.symbol);
    core_.link_bytes[size_t(m.from) * core_.config.gpus + m.to] += m.bytes;
    core_.record.add(e);
  }
  if (!m.flag) return;
  const Mapping* map = find(m, core_.rank, m.flag, 4, "write");
  if (!map) return;
  e.kind = i16(EventKind::FlagSet);
  e.bytes = i64(m.value);
  map->memory->locate(m.flag - map->base, &e.index, &e.symbol);
  core_.flags_of(*map->memory).set(e, *map->memory, m.flag - map->base, m.value);
  if (core_.races) Mover(*core_.races, m.thread).writes(*map->memory, m.flag - map->base, 4, &m.value);
  deliver(*map, m.flag, &m.value, 4, when);
}

void Nic::deliver(const Mapping& map, u64 address, const void* from, u64 bytes, u64 when) {
  Allocation& memory = *map.memory;
  const u64 offset = address - map.base;
  std::memcpy(memory.host + offset, from, bytes);
  core_.timing.written(memory, offset, bytes);
  if (core_.model) core_.model->home_written(memory, offset, bytes);
  waits_.wrote(&memory, offset, offset + bytes, when);
}

void Nic::clear() {
  send_free_ = receive_free_ = 0;
  if (queue_) next_ = row(0)[1] = row(0)[0];
}
}  // namespace a2a
