"""Rows in 8 bits in dispatch: exact against a table of e4m3, off by a stated bound, the same wherever experts are; gradients pass."""
from fractions import Fraction

import pytest
import torch

import a2a_lib as a2a
from a2a_lib.errors import LaunchError
from a2a_lib.kernels.layer import ExpertParallel, fp8
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.lab.layer_training import _alone, _spread

SHAPE = Shape("coded", 8, 2, 256, 6)


def value_of(code):
    """e4m3 by its definition: 4 bits of exponent with a bias of 7, 3 of mantissa; subnormal values have the exponent -6."""
    exponent, mantissa = code >> 3, code & 7
    return Fraction(8 + mantissa, 8) * Fraction(2) ** (exponent - 7) if exponent else Fraction(mantissa, 8) * Fraction(2) ** -6


VALUES = [value_of(code) for code in range(127)]  # 127 is NaN


def nearest(x):
    """The code of a positive value, ties to the even mantissa."""
    least = min(abs(value - x) for value in VALUES)
    return next(code for code in sorted(range(127), key=lambda code: code & 1) if abs(VALUES[code] - x) == least)


def coded(block):
    """(codes, scale) of 128 finite values, in fractions."""
    values = [Fraction(float(x)) for x in block]
    most, scale = max(abs(x) for x in values), Fraction(2) ** -40
    while most > 448 * scale:
        scale *= 2
    codes = [nearest(abs(x) / scale) for x in values]
    return [code | (0x80 if x < 0 and code else 0) for code, x in zip(codes, values, strict=True)], float(scale)


def tricky(dtype):
    """Rows of two blocks: all sizes at once, halves between codes, zeros of both signs, subnormal and largest values."""
    draw, powers = a2a.Draw(8), torch.tensor([2.0**power for power in range(-20, 8)])
    wild = draw.normal(4, 256) * powers[draw.integers(0, 28, 4, 256)]
    halves = torch.tensor([float(a + b) / 2 for a, b in zip(VALUES, VALUES[1:], strict=False)] + [448.0, -0.0])
    edge = torch.cat([halves, -halves])
    least = torch.full((256,), 2.0**-24)
    largest = torch.full((256,), 65504.0)
    return torch.stack([*wild, edge, least, largest, torch.zeros(256)]).to(dtype)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_codes_and_scales_are_those_of_the_definition(dtype):
    x = tricky(dtype)
    rows = fp8.packed(x)
    codes, scales = fp8.codes(rows, 256).contiguous().view(torch.uint8), fp8.scales(rows, 256)
    for row in range(len(x)):
        for block in range(2):
            right, scale = coded(x[row, 128 * block:128 * block + 128])
            assert scales[row, block] == scale and codes[row, 128 * block:128 * block + 128].tolist() == right, (row, block)
    back, most = fp8.restored(rows, 256).double(), x.double().abs().unflatten(1, (2, 128)).amax(2).repeat_interleave(128, 1)
    tiny = 2.0**-25 if dtype == torch.float16 else 0  # half of fp16's least value
    assert bool(((back - x.double()).abs() <= torch.maximum(x.double().abs() / 16, most * 2.0**-17) + tiny).all())
    four_bits = torch.arange(-15, 16).repeat(9)[:256].to(dtype)[None]
    assert torch.equal(fp8.restored(fp8.packed(four_bits), 256), four_bits)
    assert bool(fp8.restored(fp8.packed(torch.full((1, 256), float("inf")).to(dtype)), 256).isnan().all())


@pytest.mark.parametrize("world, dtype, block_size, memory", [(1, torch.float16, 1, "ideal"), (2, torch.bfloat16, 4, "strict"),
                                                              (4, torch.float16, 1, "cpx")])
def test_the_layer_gives_what_one_gpu_gives_for_rounded_rows(world, dtype, block_size, memory):
    """Bit by bit, two calls in a row with ranks that have no tokens; gradients of rows are those of the rounded ones."""
    with a2a.Node(world, name="small", memory=memory, races=True, seed=world) as node:
        layer = ExpertParallel(node, SHAPE, dtype=dtype, block_size=block_size, blocks=2, waves=3, wire=torch.float8_e4m3fn)
        scale = a2a.Draw(3).normal(8, 256, dtype=dtype)
        for seed in range(2):
            problem = Problem.random(SHAPE, world, seed, drop=0.2, num_tokens=[6 * ((rank + seed) % 3 > 0) for rank in range(world)])
            results = []
            for work, change in ((_spread, lambda x: x), (_alone, lambda x: fp8.restored(fp8.packed(x), 256))):
                x = [change(part.to(dtype)).requires_grad_() for part in problem.tokens]
                weights = [part.clone().requires_grad_() for part in problem.topk_weights]
                out = work(layer, x, problem.topk_ids, weights, scale)
                sum(part.float().square().sum() for part in out).backward()
                results.append([*(part.detach() for part in out), *(part.grad for part in (*x, *weights))])
            assert all(torch.equal(a, b) for a, b in zip(*results, strict=True))
        assert not list(node.races)


def test_codes_and_scales_come_with_the_rows_and_half_the_bytes_cross_the_links():
    sent = {}
    for wire in (None, torch.float8_e4m3fn):
        with a2a.Node(2, name="small") as node, torch.no_grad():
            layer = ExpertParallel(node, SHAPE, blocks=2, waves=3, wire=wire)
            problem = Problem.random(SHAPE, 2, 1, routing="one_rank", target=1, num_tokens=[6, 0])
            got = layer.dispatch(problem.tokens, problem.topk_ids, problem.topk_weights)[1]
            sent[wire] = float(node.trace.link_bytes().sum())
            layer.combine([torch.zeros(layer.rows).half()] * 2)
    n = int(got.counts.sum())
    assert n == 12 and got.codes.dtype == torch.float8_e4m3fn and got.scales.shape == (layer.capacity, 2)
    whole = got.codes.float().unflatten(1, (2, 128)) * got.scales[..., None]
    assert torch.equal(whole.flatten(1).half(), got.rows)
    assert sent[None] - sent[torch.float8_e4m3fn] == 6 * (512 - 2 * fp8.packed_columns(256)) == 6 * 240


def test_a_compiled_layer_of_8_bits():
    torch.compiler.reset()
    with a2a.Node(2, name="small") as node:
        layer = ExpertParallel(node, SHAPE, blocks=2, waves=3, wire=torch.float8_e4m3fn)
        problem = Problem.random(SHAPE, 2, 4)
        scale, results = torch.ones((8, 256)).half(), []
        for work in (_spread, torch.compile(_spread, backend="aot_eager", fullgraph=True)):
            x = [part.clone().requires_grad_() for part in problem.tokens]
            sum(part.float().sum() for part in work(layer, x, problem.topk_ids, problem.topk_weights, scale)).backward()
            results.append([part.grad for part in x])
        assert all(torch.equal(a, b) for a, b in zip(*results, strict=True))


def test_what_is_refused():
    with a2a.Node(1, name="small") as node:
        with pytest.raises(ValueError, match="wire is torch.float8_e5m2, must be torch.float8_e4m3fn or None"):
            ExpertParallel(node, SHAPE, wire=torch.float8_e5m2)
        with pytest.raises(ValueError, match="dim is 136: rows in 8 bits have a scale per 128 columns"):
            ExpertParallel(node, Shape("odd", 4, 2, 136, 4), wire=torch.float8_e4m3fn)
        layer, (rank,) = ExpertParallel(node, SHAPE, blocks=1, waves=1, wire=torch.float8_e4m3fn), node.ranks
        with pytest.raises(LaunchError, match="a layer that sends rows in 8 bits takes tensors, and some arguments are Buffers"):
            layer.dispatch(rank.zeros((2, 256), torch.float16), rank.zeros((2, 2), torch.int32), rank.zeros((2, 2)))


def test_matrices_have_a_scale_for_each_block():
    codes, scales = fp8.of_blocks(torch.arange(256 * 128).view(256, 128).float())
    assert codes.dtype == fp8.E4M3 and scales.shape == (2, 1) and (codes.float().view(2, -1).amax(1) == 448).all()
    off = (codes.float() * scales.repeat_interleave(128, 0)).flatten() - torch.arange(256 * 128)
    assert (off.abs() <= torch.arange(256 * 128) / 16 + scales.max() * 2.0**-9).all()
    pytest.raises(ValueError, fp8.of_blocks, torch.zeros(200, 128)).match("200 x 128: .* multiples of 128")
