"""Triton kernels on the simulated node: compiled where Triton is there, out of stored assembly everywhere."""
import inspect
import linecache
import os
import re
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
import torch
import triton_samples as samples
from sample_tools import STORED, sample, stored_samples  # noqa: F401
from triton_tools import check_stored, need_triton

from a2a_lib import DeadlockError, Draw, FaultError, LaunchError, Node, SymmetricHeap
from a2a_lib.machine.node.triton import changed, from_text, jit, load, tl
from a2a_lib.machine.toolchain import CompileError
from a2a_lib.machine.toolchain.triton import compile_function, mutant_name, store_all, stored
from a2a_lib.machine.trace.analysis.kernel_runs import waiting
from a2a_lib.machine.trace.records import FLAG_SET, WAIT


@pytest.mark.parametrize("name", samples.SIGNATURES)
def test_stored_assembly_is_what_triton_makes(name, monkeypatch):
    check_stored(monkeypatch, (getattr(samples, name.split()[0]), *samples.SIGNATURES[name]), "python tests/node/sample_tools.py")


def test_comments_docstrings_and_empty_lines_change_no_key_and_lines_follow():
    """Another copy of a kernel with stored assembly: the same entry, and its lines are where the copy has them."""
    text = inspect.getsource(samples.ring.fn)
    head, docstring, rest = text[text.index("def "):].split("\n", 2)
    assert docstring.lstrip().startswith('"""')
    signature, constants = samples.SIGNATURES["ring"]
    names, lines = set(), []
    for copy in (f"@jit\n{head}\n{docstring}\n{rest}", f"@jit\n{head}\n\n    # first\n" + rest.replace("\n", "  # why\n\n", 2)):
        kernel = from_text(copy, "ring", samples.ring.fn.__globals__)
        names.add(mutant_name(kernel, signature, **constants))
        module = compile_function(kernel, signature, **constants)
        lines.append([copy.splitlines()[line - 1].split("  #")[0] for _, line in module.source_lines.values()])
    assert len(names) == 1 and lines[0] == lines[1] and len(set(lines[0])) > 3


def test_what_notebooks_stored_stays(tmp_path, monkeypatch):
    """A command that stores its functions anew takes away its own old files, not a reader's variants of them."""
    pytest.importorskip("triton")
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    monkeypatch.setattr(stored, "MADE_BY", stored.VERSION)  # whichever is installed
    signature, constants = samples.SIGNATURES["add"]
    block = next(iter(constants))
    own = store_all([(samples.add, signature, constants)])
    monkeypatch.setenv("A2A_TRITON", "store")
    for size in (constants[block], 2 * constants[block]):  # one that is there, one that is not
        compile_function(samples.add, signature, **constants | {block: size})
    monkeypatch.delenv("A2A_TRITON")
    entries = lambda: {*stored.packed(stored.KERNELS), *stored.loose()}  # noqa: E731
    everything = entries()
    assert len(everything) == 2
    other = store_all([(samples.add, signature, constants | {block: 4 * constants[block]})])
    assert entries() == everything - set(own) | set(other)
    monkeypatch.setenv("A2A_TRITON", "stored")
    assert compile_function(samples.add, signature, **constants | {block: 2 * constants[block]}).asm


def test_elements_a_mask_and_reductions():
    with Node(1) as node:
        rank, (x, y) = node.ranks[0], Draw(0).normal(2, 1000)
        a, b, out = rank.from_torch(x, "x"), rank.from_torch(y, "y"), rank.empty(1024, torch.float32, "out").fill_(7)
        sample(node, "add").launch(rank, 4, a, b, out, 1000)
        assert torch.equal(out.host()[:1000], x + y) and (out.host()[1000:] == 7).all()
        x = 4 * Draw(0).normal(8, 100, dtype=torch.float16)
        out = rank.empty((8, 100), torch.float32, "out")
        sample(node, "softmax").launch(rank, 8, rank.from_torch(x, "x"), out, 100)
        torch.testing.assert_close(out.host(), torch.softmax(x.float(), 1), atol=1e-6, rtol=1e-5)


@pytest.mark.parametrize("name, dtype", [("fp16", torch.float16), ("bf16", torch.bfloat16),
                                         ("fp8", torch.float8_e4m3fnuz)])
@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_dot_products(name, dtype, memory):
    m, n, k = 64, 64, 96
    with Node(1, memory=memory) as node:
        rank, a, b = node.ranks[0], Draw(0).normal(m, k).to(dtype), Draw(1).normal(k, n).to(dtype)
        kernel, out = sample(node, f"matmul {name}"), rank.empty((m, n), torch.float32, "c")
        bm, bn = (samples.SIGNATURES[f"matmul {name}"][1][tile] for tile in ("BM", "BN"))
        kernel.launch(rank, (m // bm, n // bn), rank.from_torch(a, "a"), rank.from_torch(b, "b"), out, m, n, k)
        torch.testing.assert_close(out.host(), a.float() @ b.float(), atol=2e-5 * k, rtol=1e-5)


def run_ring(node, kernel, calls=3, n=700, ranks=None, late=False):
    """ranks: how many take part. late: the first one starts when the others have long been waiting."""
    heap = SymmetricHeap(node, 1 << 14)
    inbox, flags = heap.alloc("inbox", (calls, n), torch.int32), heap.alloc("flags", (calls,), torch.int32)
    for flag in flags:
        flag.zero_()
    sources = [rank.from_torch(torch.arange(n, dtype=torch.int32) + 1000 * rank.index, "source") for rank in node.ranks]
    if late:
        node.ranks[0].zeros(1 << 28, torch.int8, "busy")
    for call in range(calls):
        for rank, box, flag, source, bases in zip(node.ranks[:ranks], inbox, flags, sources, heap.bases):
            kernel.launch(rank, 1, box[call], flag[call:], source, bases, rank.index, node.world_size, n, call + 1)
    return [source.host() for source in sources]


@pytest.mark.parametrize("gpus", [1, 2, 4, 8])
@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_put_signal_and_wait_between_ranks(gpus, memory):
    with Node(gpus, memory=memory) as node:
        for rank, values in enumerate(run_ring(node, sample(node, "ring"))):
            assert torch.equal(values, 8 * (torch.arange(700, dtype=torch.int32) + 1000 * ((rank - 3) % gpus)))
        kinds = node.trace.records["kind"]  # signals and waits are marked as those of HIP kernels are
        assert (kinds == FLAG_SET).sum() == 3 * gpus and (kinds == WAIT).sum() == 3 * gpus


@pytest.mark.parametrize("memory", ["ideal", "strict"])
@pytest.mark.parametrize("name", ["ring", "ring alone"])
def test_a_deadlock_names_the_wait(name, memory):
    """All waves of a program poll together, with barriers between: they are parked as one."""
    with Node(2, memory=memory, max_instructions=100_000) as node:
        with pytest.raises(DeadlockError) as raised:
            run_ring(node, sample(node, name), calls=1, ranks=1)
        match = re.search(r"rank 0, kernel ring, block 0, wave 0, triton_samples\.py:(\d+) .*\n *waits since \d+\.\d+ us on "
                          r"flags\[0\] = 0 \(no rank has set it\)", str(raised.value))
        assert match and "wait(flags, epoch)" in linecache.getline(samples.__file__, int(match[1]))
        assert "at a barrier" not in str(raised.value)
        assert len(run_ring(node, sample(node, name))) == 2  # and the node goes on


def test_a_parked_program_waits_with_all_its_waves_until_its_flag_is_set():
    """However long it was parked, the wait ends within one or two polls of the flag's arrival. One wave polls and all read its value,
    with barriers between polls. Each other wave has one record of a barrier wait."""
    with Node(2) as node:
        run_ring(node, sample(node, "ring"), calls=1, late=True)
        trace = node.trace
    wait, = trace.select("wait", rank=1).records
    flag, = (record for record in trace.select("flag_set").records if record["dst"] == 1)
    assert wait["duration"] > 50_000_000  # ps
    assert 0 < wait["time"] + wait["duration"] - flag["time"] < 5_000_000
    stays = trace.select("barrier", rank=1).records
    assert sorted({*stays["wave"].tolist(), int(wait["wave"])}) == list(range(len(stays) + 1)) and len(stays) == 3
    assert (stays["index"] == wait["wave"]).all() and (stays["duration"] > 0.95 * wait["duration"]).all()
    assert "wait(flags, epoch)" in linecache.getline(samples.__file__, int(stays["line"][0]))
    assert waiting(trace.select(["wait", "barrier"], rank=1).records)["duration"].sum() == pytest.approx(4 * wait["duration"], rel=0.05)
    path = trace.critical_path()
    assert dict(zip(path.kinds["what"], path.kinds["us"])).get("work", 0) < 10, path


def test_faults_and_listings_name_the_line_of_python():
    text = Path(samples.__file__).read_text().splitlines()
    line = 1 + next(i for i, row in enumerate(text) if "tl.store(out + i, tl.load(x + i" in row)
    with Node(1) as node:
        rank = node.ranks[0]
        x = rank.from_torch(torch.zeros(64), "x")
        sample(node, "add").launch(rank, 1, x, x, x, 128)
        pytest.raises(FaultError, node.synchronize).match(rf"triton_samples\.py:{line} ")
    signature, constants = samples.SIGNATURES["add"]
    module = compile_function(samples.add, signature, **constants)
    assert "tl.store(out + i" in module.listing("add") and module.kernels["add"].block == 256


def test_what_a_signature_has_to_be():
    for signature, constants, text in [
            ("*fp32", dict(BLOCK=64), "1 types for 4 arguments"), ("*fp31, i32, i32, i32", dict(BLOCK=64), "is no type"),
            ("*fp32:8, i32, i32, i32", dict(BLOCK=64), "a hint is"), ("*fp32", dict(BLOK=64), "no parameter 'BLOK'"),
            ({"x": "*fp32", "z": "i32"}, dict(BLOCK=64), "'z' is no argument")]:
        pytest.raises(TypeError, compile_function, samples.add, signature, **constants).match(text)
    pytest.raises(TypeError, compile_function, 7, "").match("@jit")


def test_a_launch_counts_the_arguments_of_the_signature_and_keeps_its_promises(monkeypatch):
    """The count omits Triton's own two arguments, and includes arguments that are specialized to 1."""
    with Node(1) as node:
        rank = node.ranks[0]
        x = rank.from_torch(torch.ones(64), "x")
        kernel = sample(node, "add")
        with pytest.raises(LaunchError, match=r"add takes 4 arguments \(x, y, out, n\); 2 were given"):
            kernel.launch(rank, 1, x, x)
        monkeypatch.setattr(kernel.kernel, "parameters", ("x", "step", "y", "out", "n"))
        monkeypatch.setattr(kernel.kernel, "ones", frozenset({"step"}))
        with pytest.raises(LaunchError, match=r"takes 5 arguments \(x, step, y, out, n; step: 1, may be left out\); 1 was given"):
            kernel.launch(rank, 1, x)
        pytest.raises(LaunchError, kernel.launch, rank, 1, x, 2, x, x, 64).match("argument step: 2 is not 1")
        for arguments in ((x, 1, x, x, 64), (x, x, x, 64)):
            kernel.launch(rank, 1, *arguments)
        assert torch.equal(x.to_torch(), torch.full((64,), 4.0))
    with Node(1) as node:
        rank = node.ranks[0]
        x = rank.empty(100, torch.float32, "x")
        with pytest.raises(LaunchError, match="no multiple of 16"):
            sample(node, "add").launch(rank, 1, x[1:], x, x, 99)


def test_an_argument_that_is_one():
    pytest.importorskip("triton")
    with Node(1) as node:
        rank = node.ranks[0]
        x = rank.from_torch(torch.ones(64), "x")
        kernel = load(node, samples.add, "*fp32, *fp32, *fp32, i32:1", BLOCK=64)
        for arguments in ((x, x, x, 1), (x, x, x)):
            kernel.launch(rank, 1, *arguments)
        assert x.to_torch()[:2].tolist() == [4.0, 1.0]


def test_without_triton(tmp_path):
    """Without Triton, functions with stored assembly run. For others the error says how to install Triton."""
    code = f"""
import sys
sys.modules["triton"] = None
sys.path.insert(0, {str(Path(__file__).parent)!r})
import torch, triton_samples as samples
from pathlib import Path
from a2a_lib import Node
from a2a_lib.machine.toolchain.triton import stored
from a2a_lib.machine.trace.records import FLAG_SET, WAIT
from a2a_lib.machine.node.triton import load
stored.FOLDER = Path({str(STORED)!r})
node = Node(1)
rank = node.ranks[0]
x, (signature, constants) = rank.from_torch(torch.ones(64), "x"), samples.SIGNATURES["add"]
load(node, samples.add, signature, **constants).launch(rank, 1, x, x, x, 64)
print(x.host().sum().item())
try:
    load(node, samples.add, signature, BLOCK=512)
except Exception as error:
    print(type(error).__name__, error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ})
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("128.0\nMissingTritonError add is not among the kernels whose assembly is stored")


def test_what_triton_refuses_is_a_compile_error():
    need_triton()
    pytest.raises(CompileError, compile_function, samples.add, "*fp32, *fp32, i32, i32", BLOCK=64).match("add")


def test_another_triton_than_the_one_that_made_them_gives_way_to_stored_kernels(monkeypatch):
    """PyTorch for Linux brings a Triton of its own, whose code would take another simulated time."""
    from a2a_lib.machine.toolchain import triton as room

    signature, constants = samples.SIGNATURES["add"]
    kept = compile_function(samples.add, signature, **constants).asm
    monkeypatch.delenv("A2A_TRITON", raising=False)
    monkeypatch.setattr(room, "VERSION", "9.9.9")
    monkeypatch.setattr(room, "_build", lambda *_: pytest.fail("compiled"))
    assert compile_function(samples.add, signature, **constants).asm == kept
    with pytest.raises(pytest.fail.Exception):  # a kernel of one's own is compiled by whatever there is
        compile_function(samples.add, signature, BLOCK=128)
    monkeypatch.setattr(room.stored, "VERSION", "9.9.9")
    with pytest.raises(ValueError, match=f"stored assembly is Triton {room.stored.MADE_BY}'s; this is 9.9.9"):
        room.stored.store("add", "0" * 12, "", 0)


def test_a_changed_kernel_keeps_only_what_its_text_names():
    """Otherwise, each run of a notebook's cell would keep the previous run's objects in memory."""
    class Run:
        pass

    scope = {"jit": jit, "tl": tl, "two": 2, "run": Run()}
    run = weakref.ref(scope["run"])
    text = "@jit\ndef double(x):\n    tl.store(x, two * tl.load(x))\n"
    scope["double"] = from_text(text, "double", scope)
    scope["double"] = changed(scope["double"], ("two *", "two + two *"))
    assert scope.pop("double").fn.__globals__["two"] == 2
    del scope["run"]
    assert run() is None
