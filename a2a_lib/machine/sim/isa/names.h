// Kernels by their names in the source: C++ mangles those that are not `extern "C"`.
#pragma once
#include <string>

namespace a2a {
struct Program;

// The source's form of a C++ symbol, "void copy<float>(float*)"; "" if it is none.
std::string demangled(const std::string& symbol);
// Gives each kernel its source name: "copy<float>", with its parameters where another kernel has the same name.
void name_kernels(Program&);
}  // namespace a2a
