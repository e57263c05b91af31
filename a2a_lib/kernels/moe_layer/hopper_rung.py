"""A whole MoE layer on Hopper GPUs: Triton's plan, then one launch of our own CUDA (`hopper/`).

    rung = Hopper(node, shape)     # node: target "cuda", GPUs of compute capability 9.0; nvcc
    outputs = rung(problem)

Triton 3.6 does not give these means:
* Rows are the N side of `wgmma`, any multiple of 8. So an expert's rows are divided evenly.
* Two blocks form a cluster and share the weights that they load (TMA multicast).
* Warps that load, draw tasks, store answers and send rows run beside those that multiply.

What was measured: benchmarks/MEASURED.md, "Our own CUDA for Hopper".
"""
import base64
import ctypes
import tempfile
from collections.abc import Iterable
from pathlib import Path

import torch

from ...errors import A2AError
from ...files import write_whole
from ...machine.node import Node
from ...machine.toolchain import cache, compilers
from ..moe.layer_problem import LayerShape
from ..rung.accepted import Option
from .rungs import FEW_ROWS, MoELayerRung

FOLDER = Path(__file__).with_name("hopper")
MAX_N, FEATURES, BLOCK_UP, STAGES, THREADS, MOST_EXPERTS, MOST_BLOCKS = 144, 256, 128, 4, 384, 1023, 128  # as in names.cuh
UINT8, BFLOAT16, SWIZZLE_128, PROMOTE_256 = 0, 9, 3, 3  # CUtensorMapDataType, CUtensorMapSwizzle, CUtensorMapL2promotion
POINTERS = ("x", "topk_ids", "topk_weights", "out", "rows", "origins", "replies", "arrived", "replied", "hidden", "done", "draws",
            "places", "layout", "head", "bases", "maps", "marks", "fault", "tokens_in", "row_scales", "hidden_scales", "up_scales",
            "down_scales")
NUMBERS = ("rank", "world", "tokens", "flats", "topk", "experts", "local", "dim", "inter", "slots")
WORDS = 16  # of a block's marks
MARKS = ("start", "first answer", "up", "down", "sent", "replied", "end")  # and the SM's ticks from start to end


class Args(ctypes.Structure):
    """The kernel's argument, as in names.cuh."""

    _fields_ = [(name, ctypes.c_void_p) for name in POINTERS] + [(name, ctypes.c_int) for name in NUMBERS]


def wgmma(element: int = 2, sizes: Iterable[int] = range(8, MAX_N + 1, 8), slow: int = 0) -> str:
    """The matrix instruction for each number of rows: the text of wgmma.cuh. element: bytes, 2 (bfloat16) or 1 (e4m3). slow: 1 where the
    inner dimension is the slow one of both operands."""
    shape, last = ("k16.f32.bf16.bf16", f"1, 1, {slow}, {slow}") if element == 2 else ("k32.f32.e4m3.e4m3", "1, 1")
    parts = ["#pragma once", "#include <cstdint>", "template <int N> struct Wgmma;"]
    for n in sizes:
        half, sums = n // 2, ", ".join(f"%{i}" for i in range(n // 2))
        parts.append(f"template <> struct Wgmma<{n}> {{")
        for name, sign, add in (("run", "+", 1), ("start", "=", 0))[:3 - element]:  # start: the sums begin with this product
            each = ", ".join(f'"{sign}f"(d[{i}])' for i in range(half))
            parts.append(f"  static __device__ __forceinline__ void {name}(float (&d)[{half}], uint64_t a, uint64_t b) {{\n"
                         f'    asm volatile("wgmma.mma_async.sync.aligned.m64n{n}{shape} {{{sums}}}, "\n'
                         f'                 "%{half}, %{half + 1}, {add}, {last};" : {each} : "l"(a), "l"(b));\n  }}')
        parts.append("};")
    return "\n".join(parts) + "\n"


def compile_cuda(source: Path, instructions: str, *options: str) -> tuple[bytes, str]:
    """A kernel as a cubin, and ptxas's report on registers and spills. instructions: see `wgmma`. options: of nvcc. Raises
    MissingCompilerError without nvcc."""
    nvcc = compilers.native("cuda")
    texts = [path.read_text() for path in (source, *sorted(FOLDER.glob("*.cuh")))] + [instructions]
    key = cache.key_of("hopper 4", texts, options, compilers.identity(nvcc), compilers.environment("cuda"))
    entry = cache.read(key)
    if entry is None:
        with tempfile.TemporaryDirectory(prefix="a2a-") as scratch:
            write_whole(Path(scratch) / "wgmma.cuh", instructions.encode(), lasting=False)
            _, report = compilers.run([nvcc, "-gencode=arch=compute_90a,code=sm_90a", "-cubin", "-O3", "-lineinfo", "-std=c++17", "-Xptxas",
                                       "-v", *options, "-I", scratch, "-I", str(FOLDER), str(source), "-o", "it.cubin"], folder=scratch)
            entry = {"image": base64.b64encode((Path(scratch) / "it.cubin").read_bytes()).decode(), "report": report}
        cache.write(key, entry)
    return base64.b64decode(entry["image"]), entry["report"]


def compile_layer(*options: str, element: int = 2) -> tuple[bytes, str]:
    """`compile_cuda` of the layer. element: see `wgmma`."""
    return compile_cuda(FOLDER / "layer.cu", wgmma(element), f"-DELEMENT={element}", *options)


def tensor_map(driver: ctypes.CDLL, address: int, rows: int, columns: int, box: int, element: int, pitch: int) -> bytes:
    """How the copy engine finds boxes of `box` rows and 128 bytes of a matrix. element: bytes of a value; pitch: of a row."""
    raw = ctypes.create_string_buffer(192)
    place = (ctypes.addressof(raw) + 63) // 64 * 64
    two, long, pointer = ctypes.c_uint32 * 2, ctypes.c_uint64, ctypes.c_void_p
    code = driver.cuTensorMapEncodeTiled(
        pointer(place), BFLOAT16 if element == 2 else UINT8, 2, pointer(address), (long * 2)(columns, rows), (long * 1)(pitch),
        two(128 // element, box), two(1, 1), 0, SWIZZLE_128, PROMOTE_256, 0)
    if code:
        raise A2AError(f"cuTensorMapEncodeTiled: error {code} for a matrix of {rows} x {columns}")
    return ctypes.string_at(place, 128)


def shared_bytes(element: int = 2) -> int:
    """Dynamic shared memory of a block: SHARED_BYTES of names.cuh."""
    bars = STAGES * (FEATURES + MAX_N) * 128 + 4 * (2048 + 2048 * element)
    bars += (2 - element) * (2 * MAX_N * STAGES + 16 * MOST_BLOCKS + 12 * MAX_N)  # scales and largest values
    return (bars + 16 * STAGES + 24 * 2 + 8 * 4 + 15) // 16 * 16 + 32 + 2 * (MOST_EXPERTS + 1)


def check_hopper(node: Node, name: str) -> None:
    """Raises an A2AError for a node whose GPUs a rung of this name is not for."""
    if node.target != "cuda":
        raise A2AError(f"{name} runs on NVIDIA's Hopper GPUs alone, and this node's are {node.target!r}")
    for rank in node.ranks:
        if torch.cuda.get_device_capability(rank.device) != (9, 0):
            raise A2AError(f"{name} needs compute capability 9.0; GPU {rank.device} has "
                           f"{'.'.join(map(str, torch.cuda.get_device_capability(rank.device)))}")


def check_shape(shape: LayerShape, world_size: int) -> None:
    """Raises an A2AError for a shape that this kernel is not for."""
    if shape.dtype != torch.bfloat16:
        raise A2AError(f"hopper multiplies bfloat16, not {shape.dtype}")
    if shape.dim % FEATURES or shape.inter % BLOCK_UP:
        raise A2AError(f"hopper takes a dim that is a multiple of {FEATURES} and an inter that is one of {BLOCK_UP}; they are "
                       f"{shape.dim} and {shape.inter}")
    if shape.local_experts(world_size) > MOST_EXPERTS:
        raise A2AError(f"hopper takes up to {MOST_EXPERTS} experts per rank, not {shape.local_experts(world_size)}")


class Hopper(MoELayerRung):
    """Triton's plan, then one launch of our own CUDA. No switches: rows are sorted, a tile waits for its expert's rows, answers are
    pushed. Raises A2AError for GPUs, shapes and switches that it is not for, MissingCompilerError without nvcc.

    cluster: blocks that share a task's weights, 1 or 2 (default: 2, or 1 where experts have few rows). options: for nvcc. log: whether
    blocks record when their phases end.
    """

    name, idea = "hopper", "the plan, then one launch of CUDA for Hopper: warps that load, draw, store and send beside those that multiply"
    launches = (("plan", "plan"),)
    measured = False
    element = 2  # bytes of a value of rows and matrices

    def __init__(self, node: Node, shape: LayerShape | str, *, log: bool = True, cluster: int | None = None,
                 options: tuple[str, ...] = (), **switches):
        if cluster not in (None, 1, 2):
            raise A2AError(f"hopper's cluster has 1 or 2 blocks, not {cluster}")
        shape = self.family.shape(shape)
        check_hopper(node, "hopper")
        check_shape(shape, node.world_size)
        if switches:
            raise A2AError(f"hopper has no switch {next(iter(switches))!r}")
        super().__init__(node, shape, log=log)  # of its tiles the plan uses BM, and the other sizes for its queue
        self.cluster = cluster or (1 if self.tiles == FEW_ROWS else 2)
        runtime = node.context.runtime
        image, _ = compile_layer(f"-DCLUSTER={self.cluster}", *options, element=self.element)
        modules = [(rank.device, runtime.load(rank.device, image + b"\0")) for rank in node.ranks]
        self._functions = [runtime.function(device, module, "layer") for device, module in modules]
        self._pack = [runtime.function(device, module, "pack") for device, module in modules if self.element == 1]
        for rank, kernel in zip(node.ranks, self._functions, strict=True):  # it is loaded now, while no kernel waits for a peer
            runtime.blocks_per_cu(rank.device, kernel, THREADS, shared_bytes(self.element))
        self._blocks = [rank.compute_units // self.cluster * self.cluster for rank in node.ranks]
        self._fault = torch.zeros(1, dtype=torch.int32).pin_memory()
        self.memory["marks"] = [rank.zeros((blocks, WORDS), torch.int64, "marks")
                                for rank, blocks in zip(node.ranks, self._blocks, strict=True)]
        self.memory["maps"] = [rank.from_torch(self._maps(i), "maps") for i, rank in enumerate(node.ranks)]

    @classmethod
    def accepted_options(cls) -> dict[str, Option]:
        return {"cluster": Option("cluster", int, optional=True)}

    def row_bytes(self) -> int:
        """Bytes of a row that is sent. In e4m3 its scales follow the codes, up to a multiple of 128 bytes."""
        dim = self.shape.dim
        return 2 * dim if self.element == 2 else dim + -(-dim // 128 // 128) * 128

    def _maps(self, i: int) -> torch.Tensor:
        """The tensor maps of a rank, in the kernel's order: rows and `hidden` for each number of rows, both matrices."""
        driver, s, place = ctypes.CDLL("libcuda.so.1"), self.shape, self.most_tiles * self.tiles.BM
        address = {name: self.memory[name][i].address for name in ("rows", "hidden", "w_up", "w_down")}
        boxes = [(name, place, columns, n) for name, columns in (("rows", s.dim), ("hidden", s.inter)) for n in range(8, MAX_N + 1, 8)]
        boxes += [("w_up", self.local * 2 * s.inter, s.dim, 128), ("w_down", self.local * s.dim, s.inter, 128)]
        pitch = {"rows": self.row_bytes()}
        with self.node.context.runtime.on(self.node.ranks[i].device):
            maps = b"".join(tensor_map(driver, address[name], rows, columns, box, self.element, pitch.get(name, columns * self.element))
                            for name, rows, columns, box in boxes)
        return torch.frombuffer(bytearray(maps), dtype=torch.uint8)

    def start_on(self, i: int) -> None:
        rank, s = self.node.ranks[i], self.shape
        given = {name: self.memory[name][i].address for name in POINTERS if name in self.memory}
        given |= {"bases": self.heap.bases[i].address, "fault": self._fault.data_ptr()} | ({} if self.log_on else {"marks": None})
        if self.element == 1:
            given |= {"x": self.memory["packed"][i].address, "tokens_in": self.memory["x"][i].address}
        args = Args(**given, rank=rank.index, world=self.world_size, tokens=self.num_tokens[i], flats=s.max_tokens * s.topk,
                    topk=s.topk, experts=s.num_experts, local=self.local, dim=s.dim, inter=s.inter, slots=self.most_tiles * self.tiles.BM)
        pointers = (ctypes.c_void_p * 1)(ctypes.addressof(args))
        if self.element == 1 and self.num_tokens[i]:
            self.node.context.runtime.launch(rank.device, self._pack[i], (-(-self.num_tokens[i] // 8), 1, 1), (256, 1, 1), 0,
                                             self.main[i].handle, pointers)
        super().start_on(i)  # the plan
        self.node.context.runtime.launch(rank.device, self._functions[i], (self._blocks[i], 1, 1), (THREADS, 1, 1),
                                         shared_bytes(self.element), self.main[i].handle, pointers)

    @property
    def fault(self) -> int:
        """The number of the wait that gave up after two seconds (the kernel's text has it); 0: none did."""
        return int(self._fault)

    def explain(self, error: A2AError) -> str:
        return f"hopper's wait {self.fault} (a number in hopper/) gave up after two seconds" if self.fault else super().explain(error)

    def phases(self) -> list[dict[str, float]]:
        """When the phases of each driven rank's last call ended: us from its kernel's start until the last block passed each of
        `MARKS`. GHz is the clock of its SMs. waited and idle are the us that multiplying warps waited for a stage and for a task
        (option -DMEASURE). Needs log."""
        phases = []
        for buffer in self.memory["marks"]:
            marks = buffer.to_torch()
            us = (marks[:, :7] - marks[:, :1].min()).double() / 1000
            ghz = (marks[:, 7].double() / (marks[:, 6] - marks[:, 0]).double()).median()
            phases.append({name: float(us[:, place].max()) for place, name in enumerate(MARKS)} | {"GHz": float(ghz)} | {
                name: float(marks[:, place].double().mean() / ghz / 1000) for place, name in ((8, "waited"), (9, "idle"))})
        return phases

    @property
    def tasks(self):
        """There are none: raises A2AError."""
        raise A2AError("hopper's tasks note nothing; `phases()` has when its phases ended")
