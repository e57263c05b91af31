// The differences between generations of CDNA, and the sizes of the GPU that represents each.
//
// A further generation is a further Arch, and lines of the instruction table (table.h). Properties that all of them
// share are constants of the code, so that arrays can have their size: kLanes (memory/common.h), kLine and kChannels
// (memory/space.h), the register files (inst.h), and the two below. Times are the preset's (fabric/preset.h).
#pragma once
#include <string_view>

#include "memory/common.h"

namespace a2a {
constexpr int kSimds = 4;  // of a CU [D: AMD CDNA 3 white paper]
constexpr u32 kMaxBlock = 1024, kMaxBlockWaves = kMaxBlock / kLanes;  // threads of a block [D: AMDGPUBaseInfo]

// Sources: AMDGPUUsage is LLVM's user guide of that name, AMDGPUBaseInfo its file in llvm/lib/Target/AMDGPU/Utils.
struct Arch {
  const char* name;  // the processor, as LLVM calls it
  const char* gpu;  // its GPU, as hipDeviceGetName does
  int xcds, cus;  // of the GPU; of an XCD
  u64 hbm_bytes;  // of the GPU
  int clock_khz;
  int waves_per_simd;
  int vgprs_per_simd;  // vector registers of a lane, AGPRs included, that the waves of a SIMD share
  int vgpr_granule;  // a wave gets a multiple
  int sgprs_per_simd;  // scalar registers that the waves of a SIMD share
  int sgpr_granule;
  u32 lds_bytes;  // of a CU
  u32 lds_granule;  // a block gets a multiple
  u32 lds_banks;  // 2^n
};

inline constexpr Arch kGfx942{
    .name = "gfx942",
    .gpu = "AMD Instinct MI300X",
    .xcds = 8,  // xcds to clock_khz: AMD, MI300X data sheet
    .cus = 38,
    .hbm_bytes = u64{192} << 30,
    .clock_khz = 2'100'000,
    .waves_per_simd = 8,  // AMDGPUBaseInfo, getMaxWavesPerEU (gfx90a and later)
    .vgprs_per_simd = 512,  // AMDGPUBaseInfo, getTotalNumVGPRs (gfx90a and later)
    .vgpr_granule = 8,  // AMDGPUBaseInfo, getVGPRAllocGranule (gfx90a and later)
    .sgprs_per_simd = 800,  // AMD, GPU specifications: 12.5 KiB per CU of an MI300X; AMDGPUBaseInfo, getTotalNumSGPRs
    .sgpr_granule = 16,  // AMDGPUBaseInfo, getSGPRAllocGranule
    .lds_bytes = 64 << 10,  // AMD CDNA3 ISA, LDS
    .lds_granule = 512,  // AMDGPUUsage, compute_pgm_rsrc2, GRANULATED_LDS_SIZE: 128 dwords
    .lds_banks = 32,  // AMD CDNA3 ISA, LDS
};
static_assert((kGfx942.lds_banks & (kGfx942.lds_banks - 1)) == 0);

// The simulated generation of that name; null if there is none.
inline const Arch* find_arch(std::string_view name) { return name == kGfx942.name ? &kGfx942 : nullptr; }
}  // namespace a2a
