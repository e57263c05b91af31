"""The backward pass of a MoE layer on Hopper GPUs: Triton's launches up to drows, then our own CUDA (`hopper/`).

    rung = BackwardHopper(node, shape)     # node: target "cuda", GPUs of compute capability 9.0; nvcc

What was measured: benchmarks/MEASURED.md, "Our own CUDA after drows".
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
POINTERS = ("dhidden", "kept_rows", "rows", "weighted", "layout", "fault", "topk_ids", "replies", "dots", "replied", "out",
            "dgates", "draws", "head")
NUMBERS = ("experts", "local", "dim", "inter", "tokens", "topk", "tokens_of_block", "columns_of_block")


class Args(ctypes.Structure):
    """The kernels' argument, as in after_drows.cu."""

    _fields_ = [("maps", ctypes.c_char * 128 * 6)] + [(name, ctypes.c_void_p) for name in POINTERS] + [
        (name, ctypes.c_int) for name in NUMBERS] + [("rest", ctypes.c_char * (-(8 * len(POINTERS) + 4 * len(NUMBERS)) % 64))]


def check_shape(shape: LayerShape) -> None:
    """Raises an A2AError for a shape that this kernel is not for."""
    if shape.dtype != torch.bfloat16:
        raise A2AError(f"backward_hopper multiplies bfloat16, not {shape.dtype}")
    if shape.dim % WIDTH or shape.inter % WIDTH:
        raise A2AError(f"backward_hopper takes a dim and an inter that are multiples of {WIDTH}; they are {shape.dim} and {shape.inter}")


class BackwardHopper(BackwardPhases):
    """`backward_phases` with pushed answers; dweights and the sums in our own CUDA. It has no switches. Raises A2AError for a switch, for
    GPUs without compute capability 9.0 and for shapes that do not fit, MissingCompilerError without nvcc.

    options: for nvcc.
    """

    name = "backward_hopper"
    idea = "phases up to drows, then CUDA for Hopper: two blocks share the rows that they load, and store beside the next loads"
    defaults = {"barrier": "all", "combine": "push"}
    launches = BackwardPhases.launches[:4]  # up to drows
    variants = ()
    measured = False

    def __init__(self, node: Node, shape: LayerShape | str, *, log: bool = False, options: tuple[str, ...] = (), **switches):
        shape = self.family.shape(shape)
        check_hopper(node, "backward_hopper")
        check_shape(shape)
        if log or switches:
            raise A2AError(f"backward_hopper has no switch {next(iter(switches), 'log')!r}")
        super().__init__(node, shape, log=False)
        image, _ = compile_cuda(SOURCE, wgmma(2, (WIDTH,), 1), *options)
        runtime = node.context.runtime
        modules = [(rank.device, runtime.load(rank.device, image + b"\0")) for rank in node.ranks]
        self._kernels = [[runtime.function(*module, name) for name in ("clear", "dweights", "sum")] for module in modules]
        self._fault = torch.zeros(1, dtype=torch.int32).pin_memory()
        self._maps = [self.maps(i) for i in range(len(node.ranks))]
        for rank, kernels in zip(node.ranks, self._kernels, strict=True):  # all are loaded now, while no kernel waits for a peer
            for kernel, (threads, shared) in zip(kernels, ((256, 0), (THREADS, SHARED_BYTES), (256, 0)), strict=True):
                runtime.blocks_per_cu(rank.device, kernel, threads, shared)

    @classmethod
    def accepted_options(cls) -> dict[str, Option]:
        return {}

    def maps(self, i: int) -> bytes:
        """The tensor maps of a rank, in the kernel's order: of what each gradient is computed from, then of the gradients."""
        driver, s, place = ctypes.CDLL("libcuda.so.1"), self.shape, self.most_tiles * self.tiles.BM
        boxes = (("dhidden", place, 2 * s.inter, DEPTH), ("kept_rows", place, s.dim, DEPTH), ("rows", place, s.dim, DEPTH),
                 ("weighted", place, s.inter, DEPTH), ("dw_up", self.local * 2 * s.inter, s.dim, BOX),
                 ("dw_down", self.local * s.dim, s.inter, BOX))
        with self.node.context.runtime.on(self.node.ranks[i].device):
            return b"".join(tensor_map(driver, self.memory[name][i].address, rows, columns, box, 2, columns * 2)
                            for name, rows, columns, box in boxes)

    def start_on(self, i: int) -> None:
        super().start_on(i)
        rank, s, t, runtime = self.node.ranks[i], self.shape, self.tiles, self.node.context.runtime
        given = {name: self.memory[name][i].address for name in POINTERS if name in self.memory}
        tokens, down = self.num_tokens[i], self.column_blocks[1]
        args = Args(**given, fault=self._fault.data_ptr(), experts=s.num_experts, local=self.local,
                    dim=s.dim, inter=s.inter, tokens=tokens, topk=s.topk, tokens_of_block=t.TOKENS, columns_of_block=t.BD * t.WIDE)
        ctypes.memmove(ctypes.addressof(args), self._maps[i], len(self._maps[i]))
        pointers = (ctypes.c_void_p * 1)(ctypes.addressof(args))
        grids = (((self.local, 15, 1), 256, 0), ((rank.compute_units // 2 * 2, 1, 1), THREADS, SHARED_BYTES),
                 ((max(1, -(-tokens // t.TOKENS) * down), 1, 1), 256, 0))
        for kernel, (blocks, threads, shared) in zip(self._kernels[i], grids, strict=True):
            runtime.launch(rank.device, kernel, blocks, (threads, 1, 1), shared, self.main[i].handle, pointers)

    @property
    def fault(self) -> int:
        """The number of what gave up (after_drows.cu has it; waits do after two seconds); 0: nothing did."""
        return int(self._fault)

    def explain(self, error: A2AError) -> str:
        return f"backward_hopper gave up: number {self.fault} in after_drows.cu" if self.fault else super().explain(error)

    @property
    def tasks(self):
        """There are none: raises A2AError."""
        raise A2AError("backward_hopper's launches of CUDA note no tasks")
