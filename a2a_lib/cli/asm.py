"""`a2a asm`: the kernels of a file of assembly, or of a source."""
import json
import sys
from dataclasses import asdict
from pathlib import Path

from ..plurals import quantity
from . import options
from .options import OK, WRONG

DESCRIPTION = """\
List the kernels of a file of gfx942 assembly (by any compiler: clang -S, hipcc -S, Triton's .amdgcn) with their
arguments, registers, LDS and occupancy, and load it on a simulated GPU, which tells what it does not know. A source in HIP or CUDA
(.hip, .cu, .cpp) is compiled first; -D and -I are those of its project's build.

Arguments: offset and size in bytes; pointer, struct, or value, a number of which assembly does not tell whether it is
an int or a float. Occupancy: waves per SIMD, by registers.
Exit status 0: the node can run it. 1: it cannot. 2: not possible as asked.

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
    from ..machine.toolchain import CompileError, Module, compile

    path = Path(args.file)
    module = None if path.suffix in (".hip", ".cu", ".cpp") else Module.from_assembly(path)
    refusal = ""
    try:
        defines = {name: value or None for name, _, value in (text.partition("=") for text in args.defines)}
        module = module or compile(path, defines=defines, include_dirs=args.folders)
        with Node(1, xcds=1, cus=1, target="sim") as node:
            node.load(module)
    except (CompileError, LoadError) as error:
        refusal = str(error)
    listed = module.kernels.values() if module else ()
    if args.json:
        kernels = [asdict(kernel) | {"occupancy": kernel.occupancy} for kernel in listed]
        print(json.dumps({"file": args.file, "runs": not refusal, "refusal": refusal, "kernels": kernels},
                         indent=2, default=sorted))  # sets as lists
        return WRONG if refusal else OK
    if module and module.warnings:
        print(module.warnings, file=sys.stderr)
    for kernel in listed:
        print(f"{kernel.name}: lines {kernel.first_line} to {kernel.last_line}, {kernel.vgprs} VGPRs, "
              f"{kernel.sgprs} SGPRs, {kernel.lds} B LDS, {kernel.scratch} B scratch, "
              f"{quantity(kernel.occupancy, 'wave')} per SIMD, blocks of at most {quantity(kernel.max_block_size, 'thread')}")
        width = max((len(arg.name) for arg in kernel.args), default=0)
        for arg in kernel.args:
            print(f"  {arg.name:<{width}}  {arg.kind:<8} {arg.size:>3} bytes at {arg.offset}")
    print(f"the simulated node cannot run it: {refusal}" if refusal else "the simulated node can run it")
    return WRONG if refusal else OK
