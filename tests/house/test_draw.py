"""`Draw` gives the numbers that integers of Python give, in chunks of any size, with any number of threads. Nothing else draws.
(test_hosts.py: on any CPU.)"""

import itertools
import math
import re
import struct
from pathlib import Path

import hosts
import pytest
import torch

import a2a_lib as a2a
from a2a_lib import draw as module

ROOT = Path(__file__).resolve().parents[2]
SEEDS = [0, 1, 2**31 + 7, -3, 2**64 - 1]
FLOATS = [torch.float64, torch.float32, torch.float16, torch.bfloat16]


def splitmix64(seed):
    """splitmix64 as published: the state goes on by one constant, and each state is mixed to a word. The first word of the
    seed's own stream is the state at which the stream of a Draw begins."""
    def stream(state):
        while True:
            state = (state + 0x9E3779B97F4A7C15) % 2**64
            z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
            z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
            yield z ^ (z >> 31)

    return stream(next(stream(seed % 2**64)))


def rounded(value, dtype):
    """The float that a dtype makes of a float of Python; types below float32 by way of float32."""
    if dtype == torch.float64:
        return value
    single = struct.unpack("<f", struct.pack("<f", value))[0]
    if dtype == torch.float16:
        return struct.unpack("<e", struct.pack("<e", single))[0]
    if dtype == torch.bfloat16:  # the upper half of the bits, to the nearest even one
        bits = struct.unpack("<I", struct.pack("<f", single))[0]
        return struct.unpack("<f", struct.pack("<I", (bits + 0x7FFF + (bits >> 16 & 1)) >> 16 << 16))[0]
    return single


def normal(word, dtype):
    fields = [word >> 16 * field & 0xFFFF for field in range(4)]
    return rounded((sum(fields) - 131070) * (math.sqrt(3) / 65536), dtype)


def sample(seed):
    return hosts.digest(list(hosts.draws(seed)))


def test_splitmix64_is_the_published_one():
    """The first words of the seed 1234567, as in the published program's tests."""
    state, published = 1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [module._mixed(state + (i + 1) * module.STEP & module.MASK) for i in range(3)] == published


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_are_those_of_pythons_integers(seed):
    stream, draw, take = splitmix64(seed), a2a.Draw(seed), lambda n: itertools.islice(splitmix64(seed), n)
    for dtype in FLOATS:
        assert a2a.Draw(seed).normal(500, dtype=dtype).tolist() == [normal(word, dtype) for word in take(500)]
    assert a2a.Draw(seed).uniform(500).tolist() == [(word >> 40) / 2**24 for word in take(500)]
    for low, high in ((-8, 9), (0, 1), (-2**31, 2**31), (5, 6 + 2**31)):
        assert a2a.Draw(seed).integers(low, high, 99).tolist() == [low + (word >> 1) % (high - low) for word in take(99)]
    keys = [word >> 1 for word in take(77)]
    assert a2a.Draw(seed).permutation(77).tolist() == sorted(range(77), key=keys.__getitem__)
    # one stream: each call goes on where the last one ended
    assert draw.normal(2, 3, dtype=torch.float64).flatten().tolist() == [normal(next(stream), torch.float64) for _ in range(6)]
    assert draw.uniform(2).tolist() == [(next(stream) >> 40) / 2**24 for _ in range(2)]
    assert draw.integers(0, 10, (2, 2), dtype=torch.int32).tolist() == [[(next(stream) >> 1) % 10 for _ in range(2)] for _ in range(2)]
    assert draw.permutation(2).tolist() == sorted(range(2), key=[next(stream) >> 1 for _ in range(2)].__getitem__)
    assert draw.normal().item() == normal(next(stream), torch.float32)


def test_extents_are_those_of_torch():
    for extents in ((), (0,), (3,), (2, 3), (2, 0, 3)):
        assert a2a.Draw(1).normal(*extents).shape == a2a.Draw(1).uniform(extents).shape == torch.Size(extents)
        assert a2a.Draw(1).integers(0, 3, *extents).shape == a2a.Draw(1).integers(0, 3, torch.Size(extents)).shape == torch.Size(extents)
    assert a2a.Draw(1).permutation(0).tolist() == []


def test_types():
    for dtype in FLOATS:
        assert a2a.Draw(1).normal(4, dtype=dtype).dtype == dtype
    assert a2a.Draw(1).integers(-3, 4, 99, dtype=torch.float16).tolist() == a2a.Draw(1).integers(-3, 4, 99).tolist()
    assert a2a.Draw(1).uniform(9, dtype=torch.float64).tolist() == a2a.Draw(1).uniform(9).tolist()
    with pytest.raises(ValueError, match="would round some numbers up to 1"):
        a2a.Draw(1).uniform(9, dtype=torch.float16)
    for high in (0, 2**32 + 1):
        pytest.raises(ValueError, a2a.Draw(1).integers, 0, high, 3).match("integers, not 1 to 2\\^32")


def test_chunks_do_not_show(monkeypatch):
    whole = sample(2)
    for chunk in (1 << 10, 4099, 1 << 20):
        monkeypatch.setattr(module, "CHUNK", chunk)
        assert sample(2) == whole


def test_threads_do_not_show():
    threads = torch.get_num_threads()
    try:
        torch.set_num_threads(1)
        single_threaded = sample(2)
        torch.set_num_threads(4)
        assert sample(2) == single_threaded
    finally:
        torch.set_num_threads(threads)


def test_the_numbers_stay():
    """What recordings and stored outputs rest on."""
    assert sample(0) == "c3e7549838e3"


# What other versions of PyTorch, NumPy or another C library may draw otherwise. Python's random.random and what is made of it by
# exact operations stay, and so do NumPy's integers.
OTHERS = re.compile(r"torch\.(randn?|randint|randperm|normal|poisson|bernoulli|multinomial|manual_seed|Generator)\b|rand(n|int)?_like"
                    r"|\.(normal|uniform|random|log_normal|cauchy|exponential|geometric|bernoulli)_\("
                    r"|normal\(size=|\.(standard_\w+|poisson|lognormal|exponential|gamma|beta|chisquare|laplace|pareto|gumbel)\("
                    r"|\.(gauss|\w+variate|triangular)\(")


def other_draws(text):
    return [line.strip() for line in text.splitlines() if OTHERS.search(line)]


def test_nothing_else_draws():
    files = [path for folder in ("a2a_lib", "benchmarks", "exercises", "figures", "notebooks", "solutions", "tests")
             for kind in ("py", "ipynb", "md") for path in (ROOT / folder).rglob(f"*.{kind}") if path != Path(__file__)]
    draws = {path.relative_to(ROOT).as_posix(): lines for path in files if (lines := other_draws(path.read_text(encoding="utf-8")))}
    assert len(files) > 500 and draws.pop("a2a_lib/draw.py")[0].startswith("torch.randn takes vectorised logarithms")
    assert draws == {}, "a2a_lib/draw.py has what stays the same on every machine"


@pytest.mark.parametrize("text", ["x = torch.randn(3)", "x.normal_()", "torch.rand_like(x)", "rng.normal(size=3)", "r.gauss(0, 1)",
                                  "draw = torch.Generator()", "rng.poisson(3)", "r.paretovariate(1)"])
def test_other_draws_are_found(text):
    assert other_draws(text) == [text] and other_draws("a2a.Draw(1).normal(3); random.Random(1).random(); rng.integers(3)") == []


@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU")
def test_a_gpu_draws_the_same():
    here, there = a2a.Draw(9), a2a.Draw(9, "cuda")
    for dtype in FLOATS:
        assert there.normal(3_000_001, dtype=dtype).cpu().equal(here.normal(3_000_001, dtype=dtype))
    assert there.uniform(70_000).cpu().equal(here.uniform(70_000))
    assert there.integers(-8, 9, 70_000).cpu().equal(here.integers(-8, 9, 70_000))
    assert there.permutation(70_000).cpu().equal(here.permutation(70_000))
