#include "machine/dispatcher.h"

#include <algorithm>
#include <cstdlib>

#include "machine/stalls.h"

namespace a2a {
static u32 rounded_up(u32 n, u32 granule) { return (n + granule - 1) / granule * granule; }
Dispatcher::Needs Dispatcher::needs(const KernelInfo& k, u32 lds) const {
  const Arch& arch = *core_.config.arch;
  return {int(rounded_up(std::max(k.vgprs, 1u), u32(arch.vgpr_granule))),
          int(rounded_up(k.sgprs, u32(arch.sgpr_granule))), rounded_up(lds, arch.lds_granule)};
}

// Waves of a block go to the SIMDs with the fewest waves. False if they do not all fit.
bool Dispatcher::fits(const Cu& cu, u32 waves, const Needs& need, u16* simds) const {
  const Arch& arch = *core_.config.arch;
  if (cu.lds + need.lds > arch.lds_bytes) return false;
  int n[kSimds], r[kSimds], sc[kSimds];
  std::copy(std::begin(cu.waves), std::end(cu.waves), n);
  std::copy(std::begin(cu.regs), std::end(cu.regs), r);
  std::copy(std::begin(cu.scalars), std::end(cu.scalars), sc);
  for (u32 i = 0; i < waves; ++i) {
    int best = -1;
    for (int s = 0; s < kSimds; ++s)
      if (n[s] < arch.waves_per_simd && r[s] + need.vgprs <= arch.vgprs_per_simd &&
          sc[s] + need.sgprs <= arch.sgprs_per_simd && (best < 0 || n[s] < n[best]))
        best = s;
    if (best < 0) return false;
    ++n[best];
    r[best] += need.vgprs;
    sc[best] += need.sgprs;
    if (simds) simds[i] = u16(best);
  }
  return true;
}

int Dispatcher::blocks_per_cu(const KernelInfo& k, u32 block_size, u32 lds) const {
  Cu cu;
  u32 waves = (block_size + kLanes - 1) / kLanes;
  int n = 0;
  u16 simds[kMaxBlockWaves];
  if (waves == 0 || waves > kMaxBlockWaves) return 0;
  const Needs need = needs(k, lds);
  while (fits(cu, waves, need, simds)) {
    for (u32 i = 0; i < waves; ++i) {
      ++cu.waves[simds[i]];
      cu.regs[simds[i]] += need.vgprs;
      cu.scalars[simds[i]] += need.sgprs;
    }
    cu.lds += need.lds;
    ++n;
  }
  return n;
}

// Kernels of several streams share the CUs. CHOICE: the blocks of an earlier launch go first; those of later ones take
// what it leaves (AMD: queues are served side by side; in which order, no document says).
void Dispatcher::dispatch(Gpu& g, u64 time) {
  for (size_t i = 0; i < g.dispatching.size();) {
    Launch& l = *g.dispatching[i];
    while (l.next_block < l.grid.count() && place(g, l, time)) {}
    if (l.next_block < l.grid.count()) ++i;
    else g.dispatching.erase(g.dispatching.begin() + i64(i));
  }
}

// Blocks go to the XCDs in turn (AMD: MI300X workload distribution); within an XCD to the emptiest CU.
bool Dispatcher::place(Gpu& g, Launch& l, u64 time) {
  u32 waves = l.waves_per_block();
  const Needs need = needs(*l.kernel, l.lds);
  for (int t = 0; t < core_.config.xcds; ++t) {
    int xcd = int((g.next_xcd + u32(t)) % u32(core_.config.xcds));
    Cu* best = nullptr;
    int best_waves = 0;
    for (int i = 0; i < core_.config.cus; ++i) {
      Cu& cu = g.cus[size_t(xcd) * core_.config.cus + i];
      int n = cu.waves[0] + cu.waves[1] + cu.waves[2] + cu.waves[3];
      if (best && n >= best_waves) continue;
      if (!fits(cu, waves, need, nullptr)) continue;
      best = &cu;
      best_waves = n;
    }
    if (!best) continue;
    g.next_xcd = u32(xcd + 1);
    u64 at = std::max(time, g.xcd_start[xcd]);
    g.xcd_start[xcd] = at + core_.preset.block_start;
    const u64 drawn =
        mix(core_.config.seed * 131 + u64(l.id - core_.node.first_launch) * 8191 + l.next_block * 64 + u64(g.rank)) >>
        54;
    start_block(l, *best, at + core_.preset.start_spread * drawn / 1024);
    return true;
  }
  return false;
}

u32* Dispatcher::take_regs(u32 n) {
  if (!with_regs_++) {  // registers of an earlier kernel's waves are reused
    registers_.rewind();
    free_regs_.clear();
  }
  auto& free = free_regs_[n];
  if (free.empty()) free.push_back(registers_.take<u32>(n));
  u32* r = free.back();
  free.pop_back();
  return r;
}

void Dispatcher::start_block(Launch& l, Cu& cu, u64 time) {
  const KernelInfo& k = *l.kernel;
  auto& b = blocks_.emplace_back(std::make_unique<Block>());
  b->launch = &l;
  b->id = u32(l.next_block++);
  b->at = {b->id % l.grid.x, b->id / l.grid.x % l.grid.y, b->id / l.grid.x / l.grid.y};
  b->cu = &cu;
  b->lds.resize(l.lds);
  u32* lds32 = reinterpret_cast<u32*>(b->lds.data());
  std::fill(lds32, lds32 + l.lds / 4, kPoison);
  ++l.running;
  u32 n = l.waves_per_block();
  u16 simds[kMaxBlockWaves];
  const Needs need = needs(k, l.lds);
  fits(cu, n, need, simds);
  cu.lds += need.lds;
  b->live = n;
  for (u32 i = 0; i < n; ++i) {
    ResidentWave& w = take_wave();
    start_wave(w, l, *b, need, i, simds[i], time + u64(i) * core_.preset.wave_start * core_.preset.cycle);
    b->waves.push_back(&w);
    core_.push(w.time, EventQueue::Wave, &w);
  }
}

ResidentWave& Dispatcher::take_wave() {
  if (free_waves_.empty()) { free_waves_.push_back(wave_pool_.emplace_back(arena_.make<ResidentWave>())); }
  ResidentWave& w = *free_waves_.back();
  free_waves_.pop_back();
  return w;
}

void Dispatcher::start_wave(ResidentWave& w, Launch& l, Block& block, const Needs& need, u32 i, u16 simd, u64 time) {
  const KernelInfo& k = *l.kernel;
  Cu& cu = *block.cu;
  ++core_.waves_started;
  ++cu.waves[simd];
  cu.regs[simd] += need.vgprs;
  cu.scalars[simd] += need.sgprs;
  w.vgprs =
      std::max({k.agprs ? kFirstAgpr + k.agprs : k.vgprs, k.named_vgprs, 1u});  // if there are AGPRs, they start at 256
  w.v = take_regs(w.vgprs * kLanes);
  std::fill(w.v, w.v + w.vgprs * kLanes, kPoison);
  std::fill(std::begin(w.s), std::end(w.s), kPoison);
  w.scc = false;
  w.mode = k.mode;
  w.pc = k.entry;
  w.program = l.module->program.get();
  w.block = &block;
  w.gpu = l.gpu;
  w.rank = i16(l.gpu->rank);
  ++w.life;
  w.far_due = 0;
  w.cu = &cu;
  w.machine = &machine_;
  w.block_in_flight = &block.requests;
  w.lds = block.lds.data();
  w.lds_size = l.lds;
  w.scratch_size = l.scratch;
  w.state = State::Ready;
  w.index = u16(i);
  w.simd = simd;
  w.vm = w.lgkm = Outstanding{};
  w.tlb[0] = w.tlb[1] = nullptr;
  w.poll.reset();
  w.unread.clear();
  w.late.clear();
  w.held = 0;
  w.rng = mix(core_.config.seed ^ mix(u64(l.id - core_.node.first_launch) << 32 | u64(block.id) << 8 | i) ^
              u64(l.gpu->rank) << 56);
  first_stall(w, core_.config.stalls > 0, core_.config.seed, u64(l.id - core_.node.first_launch));
  w.time = time + core_.drift(w);
  w.started = w.time;
  w.modelled = core_.model != nullptr;
  w.watched = core_.races != nullptr;
  w.detailed = core_.detail || core_.crossing;
  w.aligned = core_.config.aligned;
  w.mortal = core_.node.mortal;
  if (core_.races)
    w.thread = core_.races->start_wave(
        {l.gpu->rank, l.id, block.id, w.index, k.source_name, l.stream->id, l.replay.graph, l.replay.number, l.nth},
        l.before);
  w.transferring = w.looked = false;
  w.outside = 0;
  w.remote_loads = w.accesses = 0;
  has_read(w);
  set_registers(w, l, block, i);
}

// Sets a wave's initial registers, as the kernel's descriptor asks.
void Dispatcher::set_registers(ResidentWave& w, const Launch& l, const Block& block, u32 i) {
  const WaveStart& k = l.kernel->start;
  const u32 threads = u32(l.block.count());
  // User SGPRs, dense, in the order AMDGPUUsage gives; then the block's coordinates.
  int s = 0;
  auto put64 = [&](u64 x) {
    w.set_s64(s, x);
    s += 2;
  };
  if (k.dispatch_ptr) put64(l.kernarg_address + packet_offset(l.kernel->kernarg_size));
  if (k.queue_ptr) put64(0);
  if (k.kernarg_ptr) put64(l.kernarg_address);
  if (k.dispatch_id) put64(u64(l.id));
  if (k.private_size) w.s[s++] = l.scratch;
  std::memcpy(w.s + s, l.kernargs->host + k.preload_offset * 4, k.preload * 4);
  s = std::max(s + int(k.preload), int(k.user_sgprs));
  if (k.block_x) w.s[s++] = block.at.x;
  if (k.block_y) w.s[s++] = block.at.y;
  if (k.block_z) w.s[s++] = block.at.z;
  // v0 packs the thread's coordinates: x [9:0], y [19:10] and z [29:20] as far as the descriptor asks for them. Code
  // that asks for x alone uses v0 as it is.
  const u32 y_mask = k.coordinates >= 1 ? 0x3ff << 10 : 0, z_mask = k.coordinates >= 2 ? 0x3ff << 20 : 0;
  const u32 first = i * kLanes;
  u32 x = first % l.block.x, y = first / l.block.x % l.block.y, z = first / l.block.x / l.block.y;
  for (int lane = 0; lane < kLanes; ++lane) {
    w.v[lane] = x | (y << 10 & y_mask) | (z << 20 & z_mask);
    if (++x < l.block.x) continue;
    x = 0;
    if (++y < l.block.y) continue;
    y = 0;
    ++z;
  }
  u32 left = threads - first;
  w.set_exec(left >= kLanes ? kAllLanes : (u64{1} << left) - 1);
  w.set_vcc(0);
  w.s[kM0] = 0xffffffff;
}

Dispatcher::Finished Dispatcher::finish_block(Block& b) {
  Launch& l = *b.launch;
  Cu& cu = *b.cu;
  if (core_.races) core_.races->forget_lds(b.waves[0]->thread, l.lds);
  const Needs need = needs(*l.kernel, l.lds);
  cu.lds -= need.lds;
  u64 end = 0;
  for (ResidentWave* w : b.waves) {
    end = std::max(end, w->time);
    --cu.waves[w->simd];
    cu.regs[w->simd] -= need.vgprs;
    cu.scalars[w->simd] -= need.sgprs;
    free_waves_.push_back(w);
  }
  l.end = std::max(l.end, end);
  --l.running;
  auto it = std::find_if(blocks_.begin(), blocks_.end(), [&](auto& p) { return p.get() == &b; });
  std::swap(*it, blocks_.back());
  blocks_.pop_back();
  return {l.running == 0 && l.next_block == l.grid.count() ? &l : nullptr, end};
}

void Dispatcher::retire_wave(ResidentWave& w) {
  w.state = State::Ended;
  if (w.v) {
    free_regs_[w.vgprs * kLanes].push_back(w.v);
    --with_regs_;
  }
  w.free_scratch();
  w.v = nullptr;
  w.pending.clear();
  w.poll.reset();
}

// Blocks, waves and their registers stay until `clear`: requests in flight refer to them.
std::vector<Launch*> Dispatcher::kill(Gpu& g) {
  std::vector<Launch*> launches(g.dispatching.begin(), g.dispatching.end());
  for (auto& b : blocks_) {
    launches.push_back(b->launch);
    for (ResidentWave* w : b->waves)
      if (w->state != State::Ended) w->state = State::Killed;
  }
  g.dispatching.clear();
  std::sort(launches.begin(), launches.end(), [](const Launch* a, const Launch* b) { return a->id < b->id; });
  launches.erase(std::unique(launches.begin(), launches.end()), launches.end());
  return launches;
}

void Dispatcher::clear() {
  Gpu& g = *core_.gpus[size_t(core_.rank)];
  g.dispatching.clear();
  for (auto& cu : g.cus) {
    std::fill(std::begin(cu.waves), std::end(cu.waves), 0);
    std::fill(std::begin(cu.regs), std::end(cu.regs), 0);
    std::fill(std::begin(cu.scalars), std::end(cu.scalars), 0);
    cu.lds = 0;
    cu.held.clear();
    cu.narrow.clear();
  }
  for (auto& w : wave_pool_)
    if (w->state != State::Ended) {
      retire_wave(*w);
      free_waves_.push_back(w);
    }
  blocks_.clear();
}

void Dispatcher::forget_mappings() {
  for (auto& w : wave_pool_) w->tlb[0] = w->tlb[1] = nullptr, w->mortal = core_.node.mortal;
}

Dispatcher::~Dispatcher() {
  for (ResidentWave* w : wave_pool_) w->~ResidentWave();
}
}  // namespace a2a
