"""The backward pass of a MoE layer on Hopper GPUs: Triton's launches up to drows, then our own CUDA (`hopper/`).

    rung = BackwardHopper(node, shape)     # node: target "cuda", GPUs of compute capability 9.0; nvcc

What was measured: benchmarks/MEASURED.md, "Our own CUDA behind drows".
"""
import ctypes
from pathlib import Path

import torch

from ...errors import A2AError
from ...machine.node import Node
from ..moe.layer_problem import LayerShape
from ..moe_layer.hopper_rung import check_hopper, compile_cuda, tensor_map, wgmma
from ..rung.accepted import Option
from .rungs import BackwardPhases

SOURCE = Path(__file__).with_name("hopper") / "after_drows.cu"
WIDTH, BOX, DEPTH, STAGES, THREADS = 256, 64, 32, 6, 288  # as in after_drows.cu
SHARED_BYTES = STAGES * 6 * DEPTH * 128 + 2 * WIDTH * BOX * 2 + 16 * STAGES
POINTERS = ("dhidden", "kept_rows", "rows", "weighted", "layout", "maps", "fault", "topk_ids", "replies", "dots", "replied", "out",
            "dgates", "draws", "head")
NUMBERS = ("experts", "local", "dim", "inter", "tokens", "topk", "tokens_of_block", "columns_of_block")


class Args(ctypes.Structure):
    """The kernels' argument, as in after_drows.cu."""

    _fields_ = [(name, ctypes.c_void_p) for name in POINTERS] + [(name, ctypes.c_int) for name in NUMBERS]


def check_shape(shape: LayerShape) -> None:
    """Raises an A2AError for a shape that this kernel is not for."""
    if shape.dtype != torch.bfloat16:
        raise A2AError(f"backward_hopper multiplies bfloat16, not {shape.dtype}")
    if shape.dim % WIDTH or shape.inter % WIDTH:
        raise A2AError(f"backward_hopper takes a dim and an inter that are multiples of {WIDTH}; they are {shape.dim} and {shape.inter}")


class BackwardHopper(BackwardPhases):
    """`backward_phases` with pushed answers; dweights and the sums in our own CUDA. No switches. Raises A2AError for GPUs, shapes and
    switches that it is not for, MissingCompilerError without nvcc.

    options: for nvcc. log: as of `backward_phases`; the launches of CUDA note nothing.
    """

    name = "backward_hopper"
    idea = "phases up to drows, then CUDA for Hopper: two blocks share the rows that they load, and store beside the next loads"
    defaults = {"barrier": "all", "combine": "push"}
    launches = BackwardPhases.launches[:4]  # up to drows
    variants = ()
    measured = False

    def __init__(self, node: Node, shape: LayerShape | str, *, log: bool = True, options: tuple[str, ...] = (), **switches):
        shape = self.family.shape(shape)
        check_hopper(node, "backward_hopper")
        check_shape(shape)
        if switches:
            raise A2AError(f"backward_hopper has no switch {next(iter(switches))!r}")
        super().__init__(node, shape, log=log)
        image, _ = compile_cuda(SOURCE, wgmma(2, (WIDTH,), 1), *options)
        runtime = node.context.runtime
        modules = [(rank.device, runtime.load(rank.device, image + b"\0")) for rank in node.ranks]
        self._kernels = [[runtime.function(*module, name) for name in ("clear", "dweights", "sum")] for module in modules]
        self._fault = torch.zeros(1, dtype=torch.int32).pin_memory()
        self._maps = [rank.from_torch(self.maps(i), "maps") for i, rank in enumerate(node.ranks)]

    @classmethod
    def accepted_options(cls) -> dict[str, Option]:
        return {}

    def maps(self, i: int) -> torch.Tensor:
        """The tensor maps of a rank, in the kernel's order: what both gradients are computed from, and both."""
        driver, s, place = ctypes.CDLL("libcuda.so.1"), self.shape, self.most_tiles * self.tiles.BM
        boxes = (("dhidden", place, 2 * s.inter, DEPTH), ("kept_rows", place, s.dim, DEPTH), ("rows", place, s.dim, DEPTH),
                 ("weighted", place, s.inter, DEPTH), ("dw_up", self.local * 2 * s.inter, s.dim, BOX),
                 ("dw_down", self.local * s.dim, s.inter, BOX))
        with self.node.context.runtime.on(self.node.ranks[i].device):
            maps = b"".join(tensor_map(driver, self.memory[name][i].address, rows, columns, box, 2, columns * 2)
                            for name, rows, columns, box in boxes)
        return torch.frombuffer(bytearray(maps), dtype=torch.uint8)

    def start_on(self, i: int) -> None:
        super().start_on(i)
        rank, s, t, runtime = self.node.ranks[i], self.shape, self.tiles, self.node.context.runtime
        given = {name: self.memory[name][i].address for name in POINTERS if name in self.memory}
        tokens, down = self.num_tokens[i], self.column_blocks[1]
        args = Args(**given, maps=self._maps[i].address, fault=self._fault.data_ptr(), experts=s.num_experts, local=self.local,
                    dim=s.dim, inter=s.inter, tokens=tokens, topk=s.topk, tokens_of_block=t.TOKENS, columns_of_block=t.BD * t.WIDE)
        pointers = (ctypes.c_void_p * 1)(ctypes.addressof(args))
        grids = (((self.local, 15, 1), 256, 0), ((rank.compute_units // 2 * 2, 1, 1), THREADS, SHARED_BYTES),
                 ((max(1, -(-tokens // t.TOKENS) * down), 1, 1), 256, 0))
        for kernel, (blocks, threads, shared) in zip(self._kernels[i], grids, strict=True):
            runtime.launch(rank.device, kernel, blocks, (threads, 1, 1), shared, self.main[i].handle, pointers)

    @property
    def fault(self) -> int:
        """The number of the wait that gave up after two seconds (after_drows.cu has it); 0: none did."""
        return int(self._fault)

    def explain(self, error: A2AError) -> str:
        return f"backward_hopper's wait {self.fault} gave up after two seconds" if self.fault else super().explain(error)
