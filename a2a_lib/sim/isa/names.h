// Kernels by the names that their sources have: C++ mangles those that are not `extern "C"`.
#pragma once
#include <string>

namespace a2a {
struct Program;

// A symbol of C++ as its source has it, "void copy<float>(float*)"; "" for one that is none.
std::string demangled(const std::string& symbol);
// Gives each kernel its source name: "copy<float>", with its parameters where another kernel has the same name.
void name_kernels(Program&);
}  // namespace a2a
