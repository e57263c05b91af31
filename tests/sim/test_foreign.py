"""Programs as collections of HIP samples and courses have them, on the simulated node, against numpy: every level."""
import ctypes
from pathlib import Path

import numpy as np
import pytest
import torch

from a2a_lib import Node

KERNELS = Path(__file__).parent / "kernels"
F32, I32, U32 = np.float32, np.int32, np.uint32


def put(rank, array, name):
    return rank.from_torch(torch.from_numpy(np.ascontiguousarray(array).view(np.uint8).reshape(-1)), name)


def get(buffer, like):
    return buffer.to_torch().numpy().view(like.dtype).reshape(like.shape)


class Run:
    """Launches kernels of a file at one level: arrays go to memory of their own and are returned as they are after."""

    def __init__(self, node, modules):
        self.node, self.rank, self.modules, self.random = node, node.ranks[0], modules, np.random.default_rng(5)

    def __call__(self, kernel, grid, block, *args, **options):
        loaded = next(module[kernel] for module in self.modules if any(kernel.split("<")[0].split("::")[-1] in k
                                                                         for k in module.kernels))
        buffers = [put(self.rank, a, f"{kernel}_{i}") if isinstance(a, np.ndarray) else a for i, a in enumerate(args)]
        self.rank.launch(loaded, grid, block, *buffers, **options)
        return [get(buffer, a) for buffer, a in zip(buffers, args) if isinstance(a, np.ndarray)]

    def whole(self, *shape, dtype=F32, low=-8, high=9):
        """Whole numbers: float sums are exact in any order."""
        return self.random.integers(low, high, shape).astype(dtype)


def matrices(run):
    a = run.whole(40, 56)
    assert (run("transpose_lds", (4, 3), (16, 16), np.zeros((56, 40), F32), a, 56, 40)[0] == a.T).all()
    a, b = run.whole(32, 48), run.whole(48, 64)
    assert (run("matrix_multiply", (4, 2), (16, 16), a, b, np.zeros((32, 64), F32), 48)[2] == a @ b).all()
    a, b = run.whole(1000), run.whole(1000)
    assert (run("saxpy", 8, 128, 1000, 2.5, a, b)[1] == 2.5 * a + b).all()


def reductions(run):
    x = run.whole(1000, dtype=U32, low=0)
    assert run("reduce_dynamic", 4, 256, x, np.zeros(4, U32), 1000, dynamic_lds=1024)[1].sum() == x.sum()
    x = run.whole(3000)
    assert run("last_block_sums", 5, 256, x, np.zeros(5, F32), np.zeros(1, F32), 3000)[2] == 2 * x.sum()
    y = run.whole(3000)
    assert run("dot_cooperative", 4, 256, x, y, np.zeros(4, F32), np.zeros(1, F32), 3000, cooperative=True)[3] == x @ y
    x = run.whole(256, dtype=I32)
    assert (run("inclusive_scan_wave", 2, 128, x, x * 0)[1] == x.reshape(4, 64).cumsum(1).reshape(-1)).all()


def counting(run):
    x = run.whole(5000, dtype=np.uint8, low=0, high=256)
    assert (run("histogram256", 4, 128, x, np.zeros(256, U32), 5000)[1] == np.bincount(x, minlength=256)).all()
    x = run.whole(1000, dtype=I32, low=0, high=100)
    _, counter, kept = run("aggregated_counter", 4, 256, x, np.zeros(1, I32), np.zeros(1000, I32), 1000)
    assert counter[0] == (x > 50).sum() and sorted(kept[:counter[0]]) == sorted(x[x > 50])


def stencils(run):
    mask, image = run.whole(5, 5), np.zeros((24 + 4, 40 + 4), F32)
    image[2:-2, 2:-2] = run.whole(24, 40)
    run.modules[0].symbol(0, "d_mask", torch.float32).copy_from(torch.from_numpy(mask.reshape(-1)))
    size = (ctypes.c_uint * 2)(40, 24)
    out = run("convolution", (3, 2), (16, 16), image, np.zeros((24, 40), F32), bytes(size))[1]
    windows = np.lib.stride_tricks.sliding_window_view(image, (5, 5))
    assert (out == (windows * mask).sum((2, 3))).all()


def atomics(run):
    x = run.whole(500)
    total, wide, most, bits, _ = run("float_atomics", 2, 256, np.zeros(1, F32), np.zeros(1), np.full(1, -100, F32) * 0,
                                     np.zeros(1, np.uint64), x, 500)
    assert total == x.sum() == wide and most == max(x.max(), 0) and bits[0] == np.uint64(2**64 - 1)
    a, u = run("all_atomics", 4, 64, np.array([0, 0, -1, 9, -1, 0, 0, 0], I32), np.array([0, 5, 8], U32))
    assert a.tolist() == [2560, -2560, 255, 0, 1, 255, 0, 5]
    dec = 5
    for _ in range(256):
        dec = 137 if dec == 0 or dec > 137 else dec - 1
    assert u.tolist() == [256 % 18, dec, 9]


def structs(run):
    dtype = np.dtype({"names": ["x", "y", "z", "mass", "charge", "kind"], "formats": [F32, F32, F32, F32, "f8", "i2"],
                      "offsets": [0, 4, 8, 12, 16, 24], "itemsize": 32})
    p = np.zeros(100, dtype)
    for name in "x", "y", "z", "mass", "charge":
        p[name] = run.whole(100)
    p["kind"] = run.random.integers(0, 3, 100)
    table = put(run.rank, np.array([1, 2, 4], F32), "table")

    class Options(ctypes.Structure):
        _fields_ = [("n", ctypes.c_int), ("dt", ctypes.c_float), ("twice", ctypes.c_bool), ("pad", ctypes.c_char * 3),
                    ("table", ctypes.c_void_p)]
    by = (ctypes.c_float * 3)(1, 2, 3)
    got = run("move_particles", 2, 64, p, Options(100, 0.5, True, b"", table.address), bytes(by))[0]
    assert (got["x"] == p["x"] + 2 * 0.5 * np.array([1, 2, 4])[p["kind"]]).all() and (got["y"] == p["y"] + 2).all()
    assert (got["z"] == p["z"] + 6).all() and (got["charge"] == p["charge"] * p["mass"]).all()


def names_of_cpp(run):
    x, n = run.whole(128, 4), run.whole(64, 2, dtype=I32)
    assert (run("scale_each<float, 4>", 2, 64, x, 3.0)[0] == x * 3 + np.arange(4)).all()
    assert (run("scale_each<int,2>", 1, 64, n, 3)[0] == n * 3 + np.arange(2)).all()
    assert (run("physics::fill", 1, 64, np.zeros(60), 0.5, 60)[0] == np.arange(60) / 2).all()
    assert (run("fill", 1, 64, np.zeros(60), 2.0, 60)[0] == np.arange(60) * 2).all()


def shuffles(run):
    x = run.whole(64)
    out = run("shuffle_transpose", 1, 64, np.zeros((8, 8), F32), x, 8)[0]
    assert (out == x.reshape(8, 8).T).all()
    x = run.whole(64, dtype=I32)
    out = run("reduce_sync", 1, 64, x, np.zeros((3, 64), I32))[1]
    assert (out == np.array([[x.sum()], [x.max()], [np.bitwise_xor.reduce(x)]])).all()
    h, s = run.whole(64, dtype=np.float16), run.whole(64, dtype=np.int16)
    _, t, _, back = run("half_shuffles", 1, 64, h, h * 0, s, s * 0)
    assert (t == h[np.arange(64) ^ 1]).all() and (back == s[::-1]).all()
    x = run.whole(128, dtype=I32, low=0, high=92)
    x[70] = -1
    _, anys, alls, ballots, counts = run("votes", 1, 128, x, x * 0, x * 0, np.zeros(128, np.uint64), x * 0)
    for w in 0, 1:
        v = x[64 * w:64 * w + 64]
        mine = slice(64 * w, 64 * w + 64)
        assert (anys[mine] == (v > 90).any()).all() and (alls[mine] == (v >= 0).all()).all()
        assert (ballots[mine] == sum(1 << i for i in range(64) if v[i] & 1)).all()
        assert (counts[mine] == np.concatenate([[0], (v & 1).cumsum()[:-1]])).all()
    y = run.whole(256, dtype=I32, low=0, high=100)
    assert (run("block_votes", 1, 256, y, y * 0)[1] == (y > 50).sum() * 4 + 2).all()


def groups(run):
    x = run.whole(512, dtype=I32)
    _, blocks, tiles = run("any_group", 2, 256, x, np.zeros(2, I32), np.zeros(64, I32))
    assert (blocks == x.reshape(2, 256).sum(1)).all() and (tiles == x.reshape(64, 8).sum(1)).all()
    x = run.whole(64, dtype=I32, low=0, high=6)
    _, any_, all_, same = run("matches", 1, 64, x, np.zeros(192, np.uint64), np.zeros(128, np.uint64), np.zeros(192, I32))
    odd = [i for i in range(64) if x[i] & 1]
    for i in range(64):
        assert int(any_[i]) == sum(1 << j for j in range(64) if x[j] == x[i])
        first = i & ~15
        assert int(any_[64 + i]) == sum(1 << j for j in range(16) if x[first + j] == x[i])
        if x[i] & 1:
            assert int(any_[128 + i]) == sum(1 << r for r, j in enumerate(odd) if x[j] == x[i])
            assert same[128 + i] == odd.index(i)
    assert (all_[:64] == 2**64 - 1).all() and (all_[64:] == 0xffff).all() and (same[:128] == 1).all()


def older_names(run):
    x, i = run.whole(64, dtype=I32, low=1), np.arange(64)
    _, out, roots = run("older_names", 1, 64, x, np.zeros((10, 64), I32), np.zeros(64, F32))
    assert (out[:4] == [x[i ^ 5], x[i ^ 5], x[i ^ 1], x[i ^ 1]]).all()
    assert (out[4:8] == [i, 63 - i, x & 1, i]).all()
    assert (out[8] == np.fmod(-x ^ ~x, 7) + (x << 2 | 1)).all() and (out[9] == 3).all()
    assert (roots == x + 11).all()


def bits(run):
    x = run.random.integers(0, 2**32, 200, dtype=np.uint64)
    x[:4] = [0, 1, 2**32 - 1, 2**31]
    n = len(x)
    out = run("bits", 1, 256, x.astype(U32), np.zeros((13, n), U32), n)[1].astype(np.int64)
    mask = 2**32 - 1

    def byte(v, i):
        both = (int(v) ^ mask) << 32 | int(v)
        return both >> 8 * i & 255
    for i, v in enumerate(map(int, x)):
        at = [j for j in range(32) if v >> j & 1]
        low = (v & 0xfff) * 345
        want = [v.bit_count(), 32 - v.bit_length(), at[0] + 1 if at else 0, int(f"{v:032b}"[::-1], 2), v >> 8 & 15,
                v & ~0xff00 | 0x5a00, byte(v, 5) | byte(v, 1) << 8 | byte(v, 7) << 16 | byte(v, 3) << 24,
                v * 0x9e3779b9 >> 32, ((((v ^ mask) << 32 | v) << 5) >> 32) & mask, abs(v - 1000) + 3 & mask,
                (((v + 77) >> 1) + ((v + 79) >> 1)) & mask, (low + (v & 0xffffff) * 3) & mask,
                ((at[0] if at else mask) + (at[2] if len(at) > 2 else mask)) & mask]
        assert out[:, i].tolist() == want, hex(v)


def assembly(run):
    a, b = run.whole(64), run.whole(64)
    _, _, sums, lanes = run("inline_assembly", 1, 64, a, b, a * 0, np.zeros(64, U32), 64)
    assert (sums == a + b + 2 * np.arange(64) + 1).all() and (lanes == 42 + np.arange(64)).all()
    out = run("clocks", 1, 64, np.zeros(128, np.int64))[0]
    assert (out >= 0).all() and (out[::2] > 0).all()


def classes(run):
    x = run.whole(64, 5, dtype=I32)
    _, out, halves = run("lambdas", 1, 64, x, np.zeros((3, 64), I32), np.zeros(64, F32), 5)
    i = np.arange(64)
    assert (out == [1 + 3 * x.sum(1), x.max(1), 2000 * i + i]).all()
    assert (halves == (x.reshape(-1)[:64] >> 1) + x.reshape(-1)[:64] / 2 + 7.5 + i).all()
    a, b, which = run.whole(200), run.whole(200, low=1), run.random.integers(0, 3, 200).astype(I32)
    out = run("through_pointers", 1, 256, a, b, which, np.zeros((2, 200), F32), 200)[3]
    assert (out == [np.choose(which, [a + b, a * b, a / b]), which + 1]).all()
    x = run.whole(64)
    assert (run("shapes", 1, 64, x, x * 0)[1] == x * x * np.where(np.arange(64) % 2, 1, 3)).all()


def small_floats(run):
    x, y = run.whole(128, dtype=np.float16), run.whole(128, dtype=np.float16)
    half = np.array(2.5, np.float16)
    assert (run("half_saxpy", 1, 64, y, x, half.tobytes(), 128)[0] == half * x + y).all()
    a, b = (torch.from_numpy(run.whole(200)).bfloat16() for _ in range(2))
    bits = [t.view(torch.int16).numpy() for t in (a, b)]
    *_, dot, product = run("bfloat_dot", 1, 64, *bits, np.zeros(1, F32), bits[0] * 0, 200)
    assert dot == (a.float() * b.float()).sum().item()
    assert torch.equal(torch.from_numpy(product).view(torch.bfloat16), a * b)
    pairs = run.whole(64, 2, dtype=np.float16)
    sums = run("half2_sums", 1, 64, np.zeros((4, 2), np.float16), pairs)[0]
    assert (sums == pairs.reshape(16, 4, 2).sum(0)).all()
    few = np.array([5, -1, 7, 2], I32)
    assert (run("by_value", 1, 64, few.tobytes(), np.zeros(64, I32))[0] == 16 * np.tile(few, 16)).all()


def numbers(run):
    x = run.whole(64, dtype=I32)
    _, out, whole = run("mixed_numbers", 1, 64, x, np.zeros((3, 64), F32), np.zeros(64, np.uint64))
    assert (out[0] == np.maximum(x, 2.5) + np.minimum(0.5, x) + np.maximum(abs(x), 1)).all()
    assert (out[1] == 0.25 + 0.5 + 7 + np.clip(x, 0, 1)).all()
    assert (whole == np.maximum(x.astype(np.int64).view(np.uint64) + np.uint64(7), 9) + 4).all()
    part, integer = np.modf(x * 0.25)
    assert (out[2] == part + 100 * integer + (1 << (x & 3)) + abs(x)).all()
    stack = run("local_memory", 1, 64, np.zeros(64, I32), 64)[0]
    for i in range(64):
        cells = {(k * 7 + i) % 64: k * (i + 1) for k in range(64)}
        assert stack[i] == sum(cells[k * 5 % 64] * (k + 1) for k in range(64))
    x, i = run.whole(64, dtype=I32), np.arange(64)
    out = run("generic_pointers", 1, 64, x * 0, x)[0]
    assert (out == np.where(i % 3 == 0, x, np.where(i % 3 == 1, (63 - i) * 100, i + i % 4 * 1000))).all()


def any_int(run, n, dtype):
    """Values of all magnitudes, with the extremes."""
    info = np.iinfo(dtype)
    x = run.random.integers(info.min, info.max, n, dtype=dtype, endpoint=True) >> run.random.integers(0, info.bits, n).astype(dtype)
    x[:6] = [info.min, info.max, 0, 1, info.max // 2, info.min + 1]
    return x


def divisions(run):
    for dtype, unsigned in ((I32, U32), (np.int64, np.uint64)):
        a, b = any_int(run, 256, dtype), run.random.permutation(any_int(run, 256, dtype))
        b[(b == 0) | (a == np.iinfo(dtype).min) & (b == -1)] = 3  # not defined
        got = run(f"divide_i{8 * a.itemsize}", 1, 256, np.zeros((8, 256), dtype), a, b, 256)[0]
        mine, theirs = a.view(unsigned), b.view(unsigned)
        want = [[abs(int(x)) // abs(int(y)) * (1 if (x < 0) == (y < 0) else -1) for x, y in zip(a, other)]
                for other in (b, b * 0 + 7, b * 0 + 1000, b * 0 + 16)]
        want = [want[0], a - b * np.array(want[0]), mine // theirs, mine % theirs, want[1], a - 1000 * np.array(want[2]), mine // 10,
                want[3]]
        for x, expected in zip(got, want):
            assert (x == np.array(expected).astype(unsigned).view(dtype)).all()
    for bits, dtype, most in ((32, F32, 30), (64, np.float64, 300)):
        a, b = ((run.random.uniform(-1, 1, 512) * 10.0 ** run.random.integers(-most, most, 512)).astype(dtype) for _ in range(2))
        tiny, most = np.finfo(dtype).smallest_subnormal, np.finfo(dtype).max
        a[:9], b[:9] = [1, 0, -0.0, np.inf, np.nan, tiny, 1, 5, most], [3, 5, 1, 2, 1, 2, 0, np.inf, tiny]
        with np.errstate(all="ignore"):
            np.testing.assert_array_equal(run(f"divide_f{bits}", 1, 512, a * 0, a, b)[0], a / b)


PROGRAMS = (matrices, reductions, counting, stencils, atomics, structs, names_of_cpp, shuffles,
            groups, older_names, bits, assembly, classes, small_floats, numbers, divisions)


@pytest.fixture(scope="module", params=["-O0", pytest.param("-O1", marks=pytest.mark.soak),
                                        pytest.param("-O2", marks=pytest.mark.soak), "-O3",
                                        pytest.param("-Os", marks=pytest.mark.soak)])
def run(request):
    with Node(1, name="small", memory="strict", preset="ideal") as node:
        yield Run(node, [node.load(KERNELS / f"foreign_{part}.hip", opt=request.param)
                         for part in ("memory", "waves", "language")])


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_as_numpy_has_it(run, program):
    program(run)
