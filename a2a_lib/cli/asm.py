"""`a2a asm`: the kernels of a file of assembly, or of a source."""
import json
import sys
from dataclasses import asdict
from pathlib import Path

from ..plurals import quantity
from . import options
from .options import OK, WRONG

SOURCES = (".hip", ".cu", ".cpp", ".cc")
DESCRIPTION = """\
List the kernels of a file of gfx942 assembly (by any compiler: clang -S, hipcc -S, Triton's .amdgcn) with their
arguments, registers, LDS and occupancy, and load it on a simulated GPU, which tells what it does not know. A source in HIP or CUDA
(.hip, .cu, .cpp, .cc) is compiled first; -D and -I are those of its project's build.

Each kernel has the name that `module["NAME"]` takes, then its symbol if that is another. Lines are those of the assembly.
Arguments: size and offset in bytes. Assembly does not say whether a number is an int or a float: such an argument is a value.
Occupancy: waves per SIMD, by registers.
Exit status 0: the node can load every kernel. 1: it refuses one, or the file has none. 2: not possible as asked.
A kernel that the preprocessor leaves out does not count, nor does a template without an instance: a warning names it.

In Python `module = node.load(a2a.Module.from_assembly(pathlib.Path("kernel.s")))` loads it, and
`rank.launch(module.my_kernel, grid, block, buffer, 7, 0.5)` runs it: an int as an integer, a float as a float.
"""

EXAMPLES = """\
  a2a asm kernel.s                    a table for every kernel
  a2a asm kernel.amdgcn --json        the same as JSON
  a2a asm ops.cu -D DIM=64 -I include    what of a project's file can be read, and why the rest cannot
"""


def add(parser) -> None:
    parser.add_argument("file", metavar="FILE", help="gfx942 assembly, as text, or a source").is_file = True
    parser.add_argument("-D", dest="defines", action="append", default=[], metavar="NAME[=VALUE]", help="of a source: define NAME")
    parser.add_argument("-I", dest="folders", action="append", default=[], metavar="FOLDER", help="of a source: a folder of its headers")
    options.as_json(parser)


def run(args) -> int:
    from ..errors import LoadError
    from ..machine.node import Node
    from ..machine.toolchain import CompileError, Module, compile, names

    path = Path(args.file)
    if path.suffix not in SOURCES and (args.defines or args.folders):
        raise options.UsageError(f"-D and -I have no effect: {path} is read as assembly ({', '.join(SOURCES)} are sources)")
    module, refusal = None if path.suffix in SOURCES else Module.from_assembly(path), ""
    try:
        defines = {name: value if equals else None for name, equals, value in (text.partition("=") for text in args.defines)}
        module = module or compile(path, defines=defines, include_dirs=args.folders)
        with Node(1, xcds=1, cus=1, target="sim") as node:
            node.load(module)
    except (CompileError, LoadError) as error:
        refusal = str(error)
    listed, refused, warnings = (module.kernels, module.refused, module.warnings) if module else ({}, {}, "")
    if not listed and not refusal:
        refusal, warnings = warnings, ""
    status = WRONG if refusal or refused else OK
    called = names.source_names(listed)
    if args.json:
        kernels = [asdict(kernel) | {"source_name": called[kernel.name], "occupancy": kernel.occupancy} for kernel in listed.values()]
        print(json.dumps({"file": args.file, "runs": status == OK, "refusal": refusal, "refused": refused, "warnings": warnings,
                          "kernels": kernels}, indent=2, default=sorted))  # sets as lists
        return status
    if warnings:
        print(warnings, file=sys.stderr)
    for kernel in listed.values():
        symbol = f" ({kernel.name})" * (called[kernel.name] != kernel.name)
        print(f"{called[kernel.name]}{symbol}: lines {kernel.first_line} to {kernel.last_line}, {kernel.vgprs} VGPRs, "
              f"{kernel.sgprs} SGPRs, {kernel.lds} B LDS, {kernel.scratch} B scratch, "
              f"{quantity(kernel.occupancy, 'wave')} per SIMD, blocks of at most {quantity(kernel.max_block_size, 'thread')}")
        width = max((len(arg.name) for arg in kernel.args), default=0)
        for arg in kernel.args:
            print(f"  {arg.name:<{width}}  {arg.kind:<8} {arg.size:>3} bytes at {arg.offset}")
    some = f"{len(listed)} of {quantity(len(listed) + len(refused), 'kernel')}, not {', '.join(refused)}" if refused else "it"
    print(f"the simulated node cannot run it: {refusal}" if refusal else f"the simulated node can run {some}")
    return status
