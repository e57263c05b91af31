// clang's gfx942 assembly text -> Program. Strict: an unknown mnemonic, modifier, directive or operand is a LoadError.
#include "isa/directives.h"
#include "isa/instruction.h"
#include "isa/names.h"
#include "isa/program.h"
#include "isa/resolve.h"
#include "isa/text.h"

namespace a2a {
using namespace text;

namespace {
class Loader {
 public:
  explicit Loader(sv assembly) : text_(assembly) {}

  std::unique_ptr<Program> run() {
    std::vector<sv> metadata;
    bool in_metadata = false;
    for (size_t from = 0; from < text_.size();) {
      const size_t end = std::min(text_.find('\n', from), text_.size());
      const sv raw = text_.substr(from, end - from), t = trim(raw);
      from = end + 1;
      ++at_.asm_line;
      if (in_metadata && t != ".end_amdgpu_metadata") metadata.push_back(raw);
      else if (in_metadata) in_metadata = false;
      else if (!t.empty() && t[0] == ';') instructions_.comment(t);
      else if (const sv s = trim(uncomment(t)); s == ".amdgpu_metadata") in_metadata = true;
      else if (starts(s, ".loc")) {
        located(s);
        at_.header = t.find("; a2a/") != sv::npos;  // as clang prints what is inlined
      } else if (!s.empty()) located(s);
    }
    read_metadata(metadata, *program_);
    name_kernels(*program_);
    instructions_.guard("");  // running off the end of the text
    program_->functions.pop_back();
    resolve(*program_, instructions_.operands.label_fixes, directives_.descriptor);
    return std::move(program_);
  }

 private:
  sv text_;
  std::unique_ptr<Program> program_ = std::make_unique<Program>();
  TextPosition at_;
  Directives directives_{*program_, at_};
  InstructionReader instructions_{*program_, at_};

  // Reads one statement; adds its place to errors.
  void located(sv t) {
    try {
      statement(t);
    } catch (const LoadError& e) {
      std::string where = "assembly line " + std::to_string(at_.asm_line);
      if (at_.line) where += " (" + program_->files[at_.file] + ":" + std::to_string(at_.line) + ")";
      throw LoadError(where + ": " + e.what());
    }
  }

  void statement(sv t) {
    using Section = Directives::Section;
    // A label, perhaps with a statement after it.
    size_t colon = t.find(':');
    if (colon != sv::npos && t.substr(0, colon).find_first_of(" \t\",([") == sv::npos && t[0] != '"') {
      label(std::string(t.substr(0, colon)));
      t = trim(t.substr(colon + 1));
      if (t.empty()) return;
    }
    if (t[0] == '.') directives_.read(t);
    else if (directives_.section == Section::Text) instructions_.read(t);
    else if (directives_.section == Section::Data)
      throw LoadError("an instruction in a data section: " + std::string(t));
  }

  void label(const std::string& name) {
    Program& p = *program_;
    if (directives_.section == Directives::Section::Text) {
      // An instruction between two functions reports a wave that runs into the second.
      if (directives_.functions.count(name)) instructions_.guard(name);
      p.labels[name] = u32(p.insts.size());
    } else if (directives_.section == Directives::Section::Data) {
      p.data_symbols[name].offset = p.data.size();
    }
  }
};
}  // namespace

std::unique_ptr<Program> parse(std::string_view text) { return Loader(text).run(); }
}  // namespace a2a
