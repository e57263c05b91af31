// A loaded assembly text: instructions, kernels, device globals, and the way back to source lines.
#pragma once
#include <array>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "isa/arch.h"
#include "isa/inst.h"

namespace a2a {
constexpr u64 kCodeBase = 0x0000'0400'0000'0000;  // where s_getpc says the code is; never mapped for data
constexpr u32 kInstBytes = 8;                     // every instruction pretends to be this long

struct KernelArg {
  u32 offset = 0, size = 0;
  std::string kind;  // value_kind of the metadata: global_buffer, by_value, hidden_block_count_x, ...
};

// The initial values of a wave's registers, as the kernel's descriptor asks (AMDGPUUsage, initial register state).
struct WaveStart {
  bool dispatch_ptr = false, queue_ptr = false, kernarg_ptr = false, dispatch_id = false, private_size = false;
  bool block_x = true, block_y = false, block_z = false;
  u8 coordinates = 0;  // of threads in v0: how many besides x
  u32 preload = 0, preload_offset = 0, user_sgprs = 0;  // dwords
};

// A kernel's hardware requirements, from .amdhsa_kernel and .amdgpu_metadata.
struct KernelInfo {
  std::string name;         // its symbol
  std::string source_name;  // for records and reports
  u32 entry = 0;  // index of the first instruction
  u32 vgprs = 0, agprs = 0, sgprs = 0;  // vgprs: the unified count, AGPRs included
  u32 named_vgprs = 0;  // one more than the highest register its own code names (AGPRs from kFirstAgpr)
  u32 lds = 0, scratch = 0, kernarg_size = 0, max_block = kMaxBlock;
  u16 mode = 0xf0;  // of floating point: isa/mode.h
  WaveStart start;
  std::map<std::string, i64> hsa;  // the .amdhsa_* directives, without the prefix
  std::vector<KernelArg> args;
  i64 flag(const char* key, i64 otherwise = 0) const {
    auto it = hsa.find(key);
    return it == hsa.end() ? otherwise : it->second;
  }
};

struct Function {
  std::string name;
  u32 start = 0, vgprs = 0;  // first instruction; registers its code names
};

struct DataSymbol { u64 offset = 0, size = 0; };

struct Program {
  std::vector<Inst> insts;
  std::vector<std::string> files{""};
  std::vector<KernelInfo> kernels;
  std::vector<Function> functions;                    // by start
  std::unordered_map<std::string, u32> labels;        // label or function -> instruction index
  std::vector<u8> data;                               // device globals, one block
  std::map<std::string, DataSymbol> data_symbols;
  u64 data_base = 0;                                  // its device address, once linked

  const KernelInfo* kernel(std::string_view name) const {
    for (auto& k : kernels)
      if (k.name == name) return &k;
    return nullptr;
  }
  // Sets the address of the device globals and fills in all values that depend on it.
  void link(u64 data_base);

  struct OperandFix {
    u32 inst;
    u8 src;
    std::string expr;
  };
  struct DataFix {
    u64 offset;
    u8 bytes;
    std::string expr;
  };
  std::vector<OperandFix> operand_fixes;
  std::vector<DataFix> data_fixes;
  std::unordered_map<std::string, std::string> sets;  // .set NAME, EXPR
  std::unordered_set<std::string> weak;
  std::deque<std::array<u32, kLanes>> pool;           // constants spread over 64 lanes
  std::unordered_map<u32, const u32*> pool_index;
  const u32* spread(u32 x);
};

// The source's form of a C++ symbol, "void copy<float>(float*)"; "" if it is none.
std::string demangled(const std::string& symbol);
// Parses clang's text for gfx942. Throws LoadError naming assembly line, source line and the unknown text.
std::unique_ptr<Program> parse(std::string_view text);
}  // namespace a2a
