// Directives of the assembly text: sections, source lines, kernels' descriptors, data of device globals.
#pragma once
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "isa/program.h"

namespace a2a {
struct TextPosition {  // of the statement being read
  u32 asm_line = 0;    // 1-based
  u32 line = 0;        // source line (.loc), 0 if none
  u16 file = 0;        // index into Program::files
  bool header = false; // a function of our headers, inlined there
};
struct DescriptorEntry {
  u32 kernel;
  std::string key, expr;
};  // .amdhsa_KEY EXPR

class Directives {
 public:
  Directives(Program& program, TextPosition& at) : p(program), at_(at) {}
  enum class Section { Text, Data, Skip } section = Section::Text;
  std::vector<DescriptorEntry> descriptor;
  std::unordered_set<std::string> functions;  // names of type @function

  void read(std::string_view statement);  // throws LoadError for an unknown directive

 private:
  Program& p;
  TextPosition& at_;
  bool in_kernel_ = false;  // inside .amdhsa_kernel
  std::unordered_map<u32, u16> file_ids_;

  bool source_line(std::string_view name, std::string_view rest);
  bool symbol(std::string_view name, std::string_view rest);
  bool numbers(std::string_view name, std::string_view rest);
  bool block(std::string_view name, std::string_view rest);
  void set_section(std::string_view name);
  void align(std::string_view name, std::string_view rest);
  void common(std::string_view rest);
  void emit(u64 value, int bytes);
};
}  // namespace a2a
