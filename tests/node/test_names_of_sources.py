"""Names that people read: kernels of templates as their source has them, each text by a name of its own, the ring that waits."""
import re

import pytest
import torch
from node_tools import node_fixture

from a2a_lib import show
from a2a_lib.errors import DeadlockError, FaultError, LaunchError
from a2a_lib.machine.node import Node, Profile, SymmetricHeap
from a2a_lib.machine.toolchain import CompileError, Module, names
from a2a_lib.machine.trace.races import Access

TEMPLATES = """
#include "a2a/a2a.h"
using namespace a2a;
struct BF16 { uint16_t bits; };
namespace mine {
// Adds what two ranks have.
template <class T> __global__ void two_shot(T* out, uint32_t* flag, uint32_t value) {
  if (threadIdx.x == 0) wait_equal<Order::acquire, Scope::system>(flag, value);
  __syncthreads();
  out[threadIdx.x] = T{};
}
template __global__ void two_shot<BF16>(BF16*, uint32_t*, uint32_t);
template __global__ void two_shot<float>(float*, uint32_t*, uint32_t);
}
__global__ void set(uint32_t* flag) { signal<Order::release, Scope::system>(flag, 5u); }
__global__ void set(int* flag) { *flag = 5; }
__global__ void racy(int* word) { *word = int(blockIdx.x); }
extern "C" __global__ void plain(int* word) { *word = 1; }
"""
BF16 = "mine::two_shot<BF16>"
node = node_fixture(1, name="small", races=True)


def loaded(node):
    module, rank = node.load(TEMPLATES, name="templates.hip"), node.ranks[0]
    return module, rank, rank.zeros((1,), torch.uint32, "flag"), rank.zeros((64,), torch.float32, "out")


def test_tables_pictures_and_files_say_the_source_s_name(node, tmp_path):
    module, rank, flag, out = loaded(node)
    mark = node.mark()
    rank.launch(module["set(unsigned int*)"], 1, 64, flag)
    rank.launch(module[BF16], 1, 64, out.view(torch.int16), flag, 5)
    rank.launch(module.plain, 1, 64, flag.view(torch.int32))
    node.synchronize()
    trace = node.trace_since(mark)
    called = ["set(unsigned int*)", BF16, "plain"]
    assert trace.stages().columns[1:-1] == called and trace.balance()["stage"].tolist() == called
    assert trace.flags().columns and "_Z" not in repr(trace.critical_path()) + repr(trace.host_calls())
    assert trace.select(kernel=BF16).records.size
    assert "_Z" not in repr(show.timeline(trace).table) + repr(show.waves(trace).table)
    assert b"_Z" not in trace.save(tmp_path / "trace.pftrace").read_bytes()
    printed = repr(module) + repr(module.module) + repr(module[BF16]) + module[BF16].name
    assert "_Z" not in printed and "mine::two_shot<float>(" in printed
    assert module[BF16].symbol.startswith("_Z") and module.module.listing(BF16) == module.module.listing(module[BF16].symbol)


def test_reports_say_the_source_s_name(node):
    module, rank, flag, out = loaded(node)
    pytest.raises(LaunchError, rank.launch, module[BF16], 1, 64, out).match(re.escape(BF16))
    rank.launch(module[BF16], 1, 64, out.view(torch.int16), flag, 5)
    with pytest.raises(DeadlockError, match=re.escape(f"kernel {BF16}, block 0")) as raised:
        node.synchronize()
    assert raised.value.report["waiting"][0]["kernel"] == BF16 and "_Z" not in str(raised.value)
    rank.launch(module["set(int*)"], 1, 64, None)
    pytest.raises(FaultError, node.synchronize).match(re.escape("kernel set(int*)"))
    rank.launch(module.racy, 2, 64, flag.view(torch.int32))
    node.synchronize()
    assert node.races[0].first.kernel == "racy" and "_Z" not in repr(node.races)


@pytest.mark.parametrize("name", ["two_shot<BF16>", BF16, "two_shot", "void mine::two_shot<BF16>(BF16*, unsigned int*, unsigned int)",
                                  "_ZN4mine8two_shotI4BF16EEvPT_Pjj"])
def test_the_source_of_a_template(node, name):
    shown = show.source(loaded(node)[0], name)
    assert "Adds what two ranks have" in repr(shown) and shown.lines[1].startswith("template <class T> __global__ void two_shot")


def test_names_are_the_simulator_s():
    symbols = ["_Z3setPi", "_Z3setPj", "_ZN4mine8two_shotI4BF16EEvPT_Pjj", "plain", "_ZN12_GLOBAL__N_14fillILi2EEEvPi"]
    assert [*names.source_names(symbols).values()] == ["set(int*)", "set(unsigned int*)", BF16, "plain", "(anonymous namespace)::fill<2>"]
    assert all(names.find(name, symbols) == symbol for symbol, name in names.source_names(symbols).items())


def test_a_kernel_with_any_number_of_arguments_is_named_with_its_line(node):
    text = "\n\n#include <hip/hip_runtime.h>\ntemplate <class T> __global__ void many(T* x, ...) { *x = 1; }\n"
    with pytest.raises(CompileError, match=r"kernel\.hip:4: error: kernel many<int> takes"):
        node.load(text + "template __global__ void many<int>(int*, ...);")


WRITE = "#include \"a2a/a2a.h\"\nextern \"C\" __global__ void {}(int* word) {{ *word = int(blockIdx.x); }}\n"


def test_each_text_has_a_name_of_its_own(node):
    word = node.ranks[0].zeros((1,), torch.int32, "word")
    first, second = (node.load(WRITE.format(name)) for name in ("first", "second"))
    assert [module.module.name for module in (first, second, node.load(WRITE.format("first")))] == [
        "kernel.hip", "kernel_2.hip", "kernel.hip"]
    pytest.raises(CompileError, node.load, "what is this").match(r"kernel_3\.hip:1")
    assert node.load(WRITE.format("third")).module.name == "kernel_3.hip"
    assert node.load(WRITE.format("fourth"), name="mine.hip").module.name == "mine.hip"
    for module, name in ((first, "first"), (second, "second")):
        node.ranks[0].launch(module[name], 2, 64, word)
        node.synchronize()
    assert [race.first.file for race in node.races] == ["kernel.hip", "kernel_2.hip"], "the same lines of two texts are two races"
    # A Profile finds its variable also in a source that has no name.
    module = node.load('#include "a2a/profile.h"\nextern "C" __global__ void k() { a2a::Profile p; p.start(0, 1); p.stop(0, 1); }')
    Profile(node, module, tags=["tag"])


def test_a_race_in_assembly_without_lines_names_its_lines(node):
    asm = "\n".join(line for line in node.load(WRITE.format("bare")).module.asm.splitlines()
                    if not line.startswith(("\t.loc", "\t.file")))
    module = node.load(Module.from_assembly(asm, name="bare.s"))
    node.ranks[0].launch(module.bare, 2, 64, node.ranks[0].zeros((1,), torch.int32, "word"))
    node.synchronize()
    race, = node.races
    line = next(i for i, text in enumerate(asm.splitlines(), 1) if "global_store" in text)
    assert (race.first.line, race.first.assembly_line) == (0, line) and ":0" not in repr(node.races)
    assert f"block 0, wave 0, assembly line {line}" in str(race) or f"block 1, wave 0, assembly line {line}" in str(race)
    assert str(Access(0, "memset", 0, 0, "", 0, True, False)) == "write by rank 0, memset", "who has no line says none"


RING = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void ring(uint32_t* mine, uint32_t* next, uint32_t least) {
  wait_at_least<Order::acquire, Scope::system>(mine, least);
  signal<Order::release, Scope::system>(next, least);
}
extern "C" __global__ void epoch(uint64_t* mine, uint32_t epoch) {
  wait_until<Order::acquire, Scope::system>(mine, [=](uint64_t seen) { return uint32_t(seen >> 32) == epoch; });
}
extern "C" __global__ void each(uint32_t* mine, uint32_t first) {
  wait_equal<Order::acquire, Scope::system>(mine + threadIdx.x, first + threadIdx.x);
}
extern "C" __global__ void other(uint32_t* mine, uint32_t value) {
  wait_until<Order::acquire, Scope::system>(mine, [=](uint32_t seen) { return seen != value; });
}
extern "C" __global__ void less(int* mine, int value) {
  wait_until<Order::acquire, Scope::system>(mine, [=](int seen) { return seen < value; });
}
extern "C" __global__ void whole(uint64_t* mine, uint64_t value) {
  wait_equal<Order::acquire, Scope::system>(mine, value);
}
"""


def stuck(node):
    return pytest.raises(DeadlockError, node.synchronize).value


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_a_ring_names_the_value_and_the_circle(memory):
    """Every rank waits for its left neighbour before it signals its right one. First no rank has set a flag, then each has once."""
    with Node(4, name="small", memory=memory) as node:
        heap, module = SymmetricHeap(node, 1 << 12), node.load(RING, name="ring.hip")
        flags = heap.alloc("flags", (1,), torch.uint32)
        heap.zero_()

        def launch(least):
            for rank in node.ranks:
                there = heap.translate(flags[rank.index], (rank.index + 1) % 4)
                rank.launch(module.ring, 1, 64, flags[rank.index], there, least)

        launch(3)
        error = stuck(node)
        assert error.report["cycle"] == [0, 3, 2, 1]
        for rank in range(4):
            assert f"rank {rank} waits for rank {(rank - 1) % 4} in ring: flags[0], expected at least 3, seen 0" in str(error)
        circle = "in a circle: rank 0 waits for rank 3, which waits for rank 2, which waits for rank 1, which waits for rank 0"
        assert str(error).endswith(circle)
        launch(0)
        node.synchronize()
        launch(7)
        again = stuck(node)
        assert "last set by rank 3" in str(again) and "expected at least 7, seen 0" in str(again) and str(again).endswith(circle)


def test_one_rank_that_is_late_is_no_circle():
    with Node(2, name="small") as node:
        heap, module = SymmetricHeap(node, 1 << 12), node.load(RING, name="ring.hip")
        flags = heap.alloc("flags", (1,), torch.uint32)
        heap.zero_()
        node.ranks[0].launch(module.ring, 1, 64, flags[0], heap.translate(flags[0], 1), 2)
        error = stuck(node)
        assert error.report["cycle"] == [] and "circle" not in str(error)
        assert str(error).endswith("expected:\n  rank 0 waits in ring: flags[0], expected at least 2, seen 0")


def test_values_of_64_bits_and_of_each_lane(node):
    flags = node.ranks[0].zeros((64,), torch.uint64, "flags")
    module = node.load(RING, name="ring.hip")
    for kernel, arguments, wanted in (("epoch", (flags, 9), ["9 << 32 | ..."]), ("whole", (flags, (4 << 32) + 2), ["4 << 32 | 2"]),
                                      ("other", (flags.view(torch.uint32), 0), ["other than 0"]),
                                      ("less", (flags.view(torch.int32), 0), {("at most -1",), ("less than 0",)}),
                                      ("each", (flags.view(torch.uint32), 100), [str(100 + i) for i in range(64)])):
        node.ranks[0].launch(module[kernel], 1, 64, *arguments)
        reported = [word["expected"] for word in stuck(node).report["waiting"][0]["words"]]
        assert reported == wanted or tuple(reported) in wanted or kernel == "epoch" and reported == [None], (kernel, reported)
