"""Unaligned loads and stores: what LLVM's defaults for amdhsa allow (unaligned access mode), in every memory mode, over
the borders of lines and pages; what they cost; and `alignment="strict"`, where they are faults."""
from pathlib import Path

import numpy as np
import pytest
import torch

from a2a_lib import FaultError, Node

SOURCE = Path(__file__).parent / "kernels" / "unaligned.hip"
SIZES = {"Bytes2": 2, "Bytes4": 4, "Bytes8": 8, "Bytes12": 12, "Bytes16": 16}
MODES = ["ideal", "strict", "hw-spx", "cpx"]


def small(**options):
    return Node(2, name="small", preset="ideal", **options)


@pytest.fixture(scope="module", params=MODES)
def node(request):
    with small(memory=request.param) as node:
        yield node


@pytest.fixture(scope="module")
def bytes_(request):
    return np.random.default_rng(3).integers(0, 256, 16384, dtype=np.uint8)


def put(rank, array, name):
    return rank.from_torch(torch.from_numpy(array.view(np.uint8).reshape(-1).copy()), name)


@pytest.mark.parametrize("opt", ["-O0", "-O3"])
def test_packed_structs_and_pairs_of_halves(node, opt):
    rank, module = node.ranks[1], node.load(SOURCE, opt=opt)
    layout = np.dtype([("tag", "i1"), ("i", "<i4"), ("d", "<f8"), ("s", "<i2")])
    values = np.zeros(300, layout)
    values["tag"], values["i"], values["d"], values["s"] = (np.arange(300) % 7, np.arange(300), 0.5, np.arange(300))
    buffer = put(rank, values, "packed")
    rank.launch(module.packed, 3, 128, buffer, 300)
    got = buffer.to_torch().numpy().view(layout)
    i = values["i"] * 3 + values["tag"]
    assert (got["i"] == i).all() and (got["d"] == 0.5 + i).all() and (got["s"] == values["s"] ^ 0x55).all()

    x = np.arange(130, dtype=np.float16)
    to, source = put(rank, np.zeros(130, np.float16), "to"), put(rank, x, "from")
    rank.launch(module.halves, 1, 64, to, source)
    assert (to.to_torch().numpy().view(np.float16)[1:129] == 2 * x[1:129]).all()


def seen(rank, buffer):
    """A buffer as another rank sees it."""
    if rank.index == buffer.rank:
        return buffer
    return rank.open(buffer.ipc_handle(), buffer.shape, buffer.dtype, buffer.name)


@pytest.mark.parametrize("kind", SIZES)
def test_memory_at_every_skew(node, bytes_, kind):
    """Copies cross lines of 128 bytes and pages of 4096, in own and a peer's memory. They change exactly their bytes."""
    module, home, size = node.load(SOURCE), node.ranks[0], SIZES[kind]
    source = put(home, bytes_, "from")
    for skew, rank in [(1, 0), (2, 1), (3, 0), (4096 - 64 * size - 1, 1), (4096 + 127, 0)]:
        rank = node.ranks[rank]
        to = put(home, np.zeros_like(bytes_), "to")
        rank.launch(module["move_" + kind], 2, 128, seen(rank, to), seen(rank, source), skew)
        node.synchronize()
        expected = np.zeros_like(bytes_)
        expected[skew:skew + 256 * size] = bytes_[skew:skew + 256 * size]
        assert (to.to_torch().numpy() == expected).all(), (kind, skew, rank)


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("opt", ["-O0", "-O3"])
def test_lds_and_scratch_at_every_skew(node, bytes_, kind, opt):
    module, rank, size = node.load(SOURCE, opt=opt), node.ranks[0], SIZES[kind]
    for skew in range(4):
        source, to = put(rank, bytes_, "from"), put(rank, np.zeros_like(bytes_), "to")
        rank.launch(module["through_" + kind], 1, 64, to, source, skew)
        assert (to.to_torch().numpy()[:64 * size] == bytes_[:64 * size] + np.uint8(1)).all(), (kind, skew)


def test_buffer_instructions_flat_addresses_and_atomics_which_are_aligned(node, bytes_):
    module, rank = node.load(SOURCE, opt="-O1"), node.ranks[0]
    for run in [("buffers", 4096, 1), ("buffers", 4096, 6), ("flat", 3, 0), ("flat", 3, 1)]:
        name, *rest = run
        skew = rest[1] if name == "buffers" else rest[0]
        source, to = put(rank, bytes_, "from"), put(rank, np.zeros_like(bytes_), "to")
        rank.launch(module[name], 1, 64, to, source, *rest)
        assert (to.to_torch().numpy()[skew:skew + 512] == bytes_[skew:skew + 512]).all(), run
    module, rank = node.load(SOURCE), node.ranks[0]
    place = rank.zeros(64, dtype=torch.uint8, name="place")
    for kernel in (module.atomics, module.lds_atomics):
        rank.launch(kernel, 1, 1, place, 2)
        with pytest.raises(FaultError, match="misaligned address: atomically|LDS address .* is not a multiple of 4"):
            node.synchronize()


def test_strict_faults(bytes_):
    with small(alignment="strict") as node:
        module, rank = node.load(SOURCE), node.ranks[0]
        buffer = put(rank, bytes_, "numbers")
        rank.launch(module.move_Bytes4, 1, 64, buffer, buffer, 2)
        with pytest.raises(FaultError, match=r"misaligned address: reads 4 bytes at 0x\w+, which is not a multiple of 4, "
                                             r"in numbers\[2\]"):
            node.synchronize()
        rank.launch(module.through_Bytes8, 1, 64, buffer, buffer, 1)
        pytest.raises(FaultError, node.synchronize).match("LDS address .* is not a multiple of 4")
        rank.launch(module.move_Bytes16, 1, 64, buffer, buffer, 4)  # a dword's alignment is enough
        node.synchronize()


def test_a_line_or_a_dword_of_lds_more_is_paid_for(bytes_):
    """64 lanes of 16 bytes fill 8 lines; one byte off they lie in 9."""
    lines, times = [], []
    for skew in (0, 1):
        with small() as node:
            module, rank = node.load(SOURCE), node.ranks[0]
            source, to = put(rank, bytes_, "from"), put(rank, bytes_, "to")
            node.synchronize()
            before = node.counters()["caches"][0]
            rank.launch(module.move_Bytes16, 1, 64, to, source, skew)
            node.synchronize()
            after = node.counters()["caches"][0]
            lines.append(sum(after[k] - before[k] for k in ("l1_hits", "l1_misses")))
        with Node(1, name="small") as node:
            module, rank = node.load(SOURCE), node.ranks[0]
            source, to = put(rank, bytes_, "from"), put(rank, bytes_, "to")
            rank.launch(module.through_Bytes4, 1, 64, to, source, skew)
            records = node.trace.records
            times.append(records["duration"][records["kind"] == 0].max())
    assert lines == [8, 9] and times[1] > times[0]


def test_bytes_side_by_side_are_no_race():
    with small(races=True) as node:
        module, rank = node.load(SOURCE), node.ranks[0]
        buffer = rank.zeros(64, dtype=torch.uint8, name="bytes")
        rank.launch(module.neighbours, 2, 64, buffer, 0)
        assert not node.races
        rank.launch(module.neighbours, 2, 64, buffer, 1)
        assert len(node.races) == 1
