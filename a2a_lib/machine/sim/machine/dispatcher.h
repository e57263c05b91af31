// Blocks on CUs: how many fit, on which CU they run, the initial registers of their waves, and the release of
// resources.
#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "isa/machine.h"
#include "machine/core.h"
#include "memory/pages.h"

namespace a2a {
class Dispatcher {
 public:
  Dispatcher(Core& core, Machine& machine) : core_(core), machine_(machine) {}
  ~Dispatcher();
  Dispatcher(const Dispatcher&) = delete;

  int blocks_per_cu(const KernelInfo&, u32 block_size, u32 lds) const;
  void dispatch(Gpu&, u64 time);  // places blocks of the GPU's launches, as far as there is room
  struct Finished {
    Launch* launch;
    u64 end;
  };  // launch: set if this was its last block; end: of the block
  Finished finish_block(Block&);
  void retire_wave(ResidentWave&);  // frees its registers and LDS
  // Stops all waves of the GPU. Returns its launches that have not ended, by id.
  std::vector<Launch*> kill(Gpu&);
  void clear();                     // all work is dropped
  void forget_mappings();           // clears the mappings that waves have cached, and sets `mortal`
  const std::vector<ResidentWave*>& waves() const { return wave_pool_; }

 private:
  Core& core_;
  Machine& machine_;
  std::vector<std::unique_ptr<Block>> blocks_;
  Arena arena_, registers_;
  std::vector<ResidentWave*> wave_pool_;
  std::vector<ResidentWave*> free_waves_;
  std::unordered_map<u32, std::vector<u32*>> free_regs_;
  u32 with_regs_ = 0;  // waves

  struct Needs {
    int vgprs, sgprs;  // of a wave: of its SIMD's registers
    u32 lds;           // of a block
  };
  Needs needs(const KernelInfo&, u32 lds) const;
  bool fits(const Cu&, u32 waves, const Needs&, u16* simds) const;
  bool place(Gpu&, Launch&, u64 time);
  void start_block(Launch&, Cu&, u64 time);
  void start_wave(ResidentWave&, Launch&, Block&, const Needs&, u32 index, u16 simd, u64 time);
  void set_registers(ResidentWave&, const Launch&, const Block&, u32 index);
  ResidentWave& take_wave();
  u32* take_regs(u32 dwords);
};
}  // namespace a2a
