"""Experts in 8 bits: both GEMMs against float64, on rows and matrices of e4m3 with their scales, tiles with and without rows."""
import re
from dataclasses import replace

import pytest
import torch
from equal_writes import WRITE, checked

from a2a_lib import Draw, FaultError, Node
from a2a_lib.kernels.layer import fp8, fp8_experts
from a2a_lib.kernels.layer.stored import KERNELS
from a2a_lib.machine.node.triton import LoadedModule, TritonKernel, load
from a2a_lib.machine.toolchain.triton import compile_function

pytestmark = pytest.mark.usefixtures("stored_assembly")
LOCAL, DIM, INTER, ROOM, ROWS = 3, 256, 128, 64, (20, 0, 9)  # rows of each expert


def values_of(codes, scales):
    """The values that `fp8_experts.of_blocks` kept, float32."""
    return codes.float() * scales.repeat_interleave(128, 0).repeat_interleave(128, 1)


class Experts:
    """Rows and experts of e4m3 with their scales, and what float64 says of them."""

    begins = [0, 32, 32, 41]

    def __init__(self):
        draw = Draw(3)
        powers = torch.tensor([2.0**power for power in range(-6, 7)])[draw.integers(0, 13, ROOM, 1)]
        rows = fp8.packed((draw.normal(ROOM, DIM) * powers).bfloat16())
        self.codes, self.scales = fp8.codes(rows, DIM).contiguous(), fp8.scales(rows, DIM)
        self.up = [fp8_experts.of_blocks(draw.normal(2 * INTER, DIM) * (1 + e) / 16) for e in range(LOCAL)]
        self.down = [fp8_experts.of_blocks(draw.normal(DIM, INTER) * (1 + e) / 11) for e in range(LOCAL)]

    def run(self, node, first, second):
        """hidden, their scales and y, in float64, of both kernels on a node."""
        rank = node.ranks[0]
        of = lambda tensor, name: rank.from_torch(tensor.view(torch.uint8) if tensor.dtype == fp8.E4M3 else tensor, name)  # noqa: E731
        hidden, hidden_scales = rank.empty((ROOM, INTER), torch.uint8, "hidden"), rank.empty((ROOM, 1), torch.float32, "hidden_scales")
        y = rank.empty((ROOM, DIM), torch.bfloat16, "y")
        for buffer in (hidden, hidden_scales, y):
            buffer.fill_(127 if buffer is hidden else float("nan"))
        offsets = of(torch.tensor(self.begins, dtype=torch.int32), "offsets")
        first.launch(rank, 3, of(self.codes, "codes"), of(self.scales, "scales"), *(of(torch.stack(part), name) for part, name in
                     zip(zip(*self.up, strict=True), ("up", "up_scales"), strict=True)), hidden, hidden_scales, offsets, ROOM, DIM,
                     DIM // 128, LOCAL, DIM, INTER)
        second.launch(rank, 2, hidden, hidden_scales, *(of(torch.stack(part), name) for part, name in
                      zip(zip(*self.down, strict=True), ("down", "down_scales"), strict=True)), y, offsets, ROOM, LOCAL, DIM, INTER)
        node.synchronize()
        return hidden.to_torch().view(fp8.E4M3).double(), hidden_scales.to_torch().double(), y.to_torch().double()

    def check(self, hidden, hidden_scales, y):
        x = self.codes.double() * self.scales.repeat_interleave(128, 1).double()
        for e, n in enumerate(ROWS):
            of = slice(self.begins[e], self.begins[e] + n)
            gate, value = (x[of] @ values_of(*self.up[e]).double().T).chunk(2, 1)
            want, kept = torch.nn.functional.silu(gate) * value, hidden[of] * hidden_scales[of]
            most = want.abs().amax(1, keepdim=True) if n else want
            assert ((kept - want).abs() <= want.abs() / 16 * 1.01 + most * 2.0**-16).all()
            assert n == 0 or (hidden[of].abs().amax(1) == 448).all()  # the scale is as small as it may be
            outputs = kept @ values_of(*self.down[e]).double().T
            size = outputs.abs() + outputs.square().mean(1, keepdim=True).sqrt() if n else outputs
            assert ((y[of] - outputs).abs() <= size * 2.0**-8).all()
        assert y[48:].isnan().all()  # no tile begins there


def loaded(node, change=lambda module: module):
    """Both kernels on a node. change: makes another module of the first one's."""
    (function, signature, options), second = KERNELS
    first = TritonKernel(LoadedModule(node.context, change(compile_function(function, signature, **options))))
    return first, load(node, *second[:2], **second[2])


def test_experts_in_8_bits_against_float64():
    """And their races: one LDS write of several waves, of which the next test shows that they are equal."""
    with Node(1, name="small", memory="strict", races=True) as node:
        kernels = loaded(node)
        experts = Experts()
        experts.check(*experts.run(node, *kernels))
        race, = node.races
        assert race.symbol.startswith("LDS[") and racing_write(kernels[0].module) == race.first.assembly_line
        for side in (race.first, race.second):
            assert (side.kernel, side.assembly_line) == ("up_in_8_bits", race.first.assembly_line) and side.write and not side.atomic


def racing_write(module):
    """The line of the only LDS write of a row's scale, before its store."""
    store, = (number for number, text in enumerate(module.source.splitlines(), 1) if "tl.store(hidden_scales + row" in text)
    line, = (number for number, text in enumerate(module.asm.splitlines(), 1)
             if WRITE.match(text) and module.source_of(number) == ("fp8_experts.py", store))
    return line


@pytest.mark.parametrize("equal", [True, False])
def test_waves_that_write_the_same_place_of_the_lds_write_the_same_bytes(equal):
    """Each wave reads back what it wrote. If each adds to that place first and writes what it found, the check says so."""
    def changed(module):
        line = racing_write(module)
        text = checked(module.asm, line)
        if not equal:
            rows = text.split("\n")
            place, word = re.search(r"(v\d+), v\[(\d+):", rows[line - 1]).groups()
            rows[line - 1:line - 1] = [f"\tds_add_rtn_u32 v{word}, {place}, v{word}", "\ts_waitcnt lgkmcnt(0)"]
            text = "\n".join(rows)
        return replace(module, asm=text, source_lines={})

    experts = Experts()
    with Node(1, name="small", memory="strict") as node:
        if equal:
            experts.check(*experts.run(node, *loaded(node, changed)))
        else:
            with pytest.raises(FaultError, match="a null pointer"):
                experts.run(node, *loaded(node, changed))


def test_matrices_are_whole_blocks():
    with pytest.raises(ValueError, match="200 x 128: .* multiples of 128"):
        fp8_experts.of_blocks(torch.zeros(200, 128))
