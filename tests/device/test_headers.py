"""The device headers: what their atomics compile to (LLVM AMDGPUUsage, "Memory Model GFX942"), marks."""

import re

import pytest
from header_tools import (
    ALL,
    EACH,
    HEAD,
    KERNELS,
    LEVELS,
    ORDERS,
    SAMPLES,
    SCOPES,
    bodies,
    body,
    instructions,
)

from a2a_lib import toolchain
from a2a_lib.machine.toolchain import compile

BITS = {"workgroup": "sc0", "agent": "sc1", "system": "sc0 sc1"}
FENCE = {"agent": "sc1", "system": "sc0 sc1"}


TABLE = {  # operation: what it is in HIP
    "load_relaxed": "*q = load_relaxed<Scope::%s>(p);", "store_relaxed": "store_relaxed<Scope::%s>(p, 1);",
    "load_acquire": "*q = load_acquire<Scope::%s>(p) + q[1];", "store_release": "q[1] = 2; store_release<Scope::%s>(p, 1);",
    "signal_release": "q[1] = 2; signal<Order::release, Scope::%s>(p, 1);",
    "signal_add": "q[1] = 2; signal_add<Order::acq_rel, Scope::%s>(p, 1);",
    "wait_acquire": "wait_equal<Order::acquire, Scope::%s>(p, 7); *q = q[1];",
    "wait_relaxed": "wait_equal<Order::relaxed, Scope::%s>(p, 7); *q = q[1];",
    "fence_release": "q[1] = 2; fence<Order::release, Scope::%s>(); q[2] = 3;", "fence_relaxed": "fence<Order::relaxed, Scope::%s>();"}


@pytest.fixture(scope="module")
def table():
    return bodies({f"{name}_{scope}": text % scope for name, text in TABLE.items() for scope in SCOPES})


@pytest.mark.parametrize("scope", SCOPES)
def test_what_each_operation_is(table, scope):
    """The instructions of each operation. Those that release write back before, and those that acquire drop copies after."""
    load, store = f"global_load_dword {BITS[scope]}", f"global_store_dword {BITS[scope]}"
    before = [f"buffer_wbl2 {FENCE[scope]}", "s_waitcnt vmcnt(0)"] if scope in FENCE else []
    after = [f"buffer_inv {FENCE[scope]}"] if scope in FENCE else []
    waited = ["s_waitcnt vmcnt(0)", *after] if after else []
    atomic = "global_atomic_add" + (" sc1" if scope == "system" else "")
    code = {name: table[f"{name}_{scope}"] for name in TABLE}
    assert code["load_relaxed"][0] == load and code["store_relaxed"] == [store]
    assert code["load_acquire"][:1 + len(waited)] == [load, *waited]
    assert code["store_release"] == ["global_store_dword", *before, store]
    assert code["signal_release"] == ["global_store_dword", *before, f"; a2a.signal release {scope}", store]
    assert code["signal_add"] == ["global_store_dword", *before, f"; a2a.signal acq_rel {scope}", atomic, *waited]
    poll = [f"; a2a.wait acquire {scope}", load, "s_waitcnt vmcnt(0)"]  # relaxed: the fence comes once, after the loop
    assert code["wait_acquire"][:6 + len(after)] == [*poll * 2, *after]
    for name, fences in (("load_acquire", after), ("wait_acquire", after), ("wait_relaxed", [])):
        assert [text for text in code[name] if text.startswith("buffer")] == fences, name
    assert code["wait_relaxed"] and code["fence_relaxed"] == []
    assert code["fence_release"] == ["global_store_dword", *before, "global_store_dword"]


def releases(asm):
    """The instructions between each buffer_wbl2 and the marked store or atomic that follows it: a list of lists."""
    found, code = [], [t.strip() for t in asm.splitlines() if re.match(r"\t[a-z]|\t; a2a", t)]
    for i, text in enumerate(code):
        if text.startswith("buffer_wbl2"):
            found.append(code[i + 1:next(j for j in range(i, len(code)) if code[j].startswith("; a2a.signal"))])
    return found


# clang 22.1.8 leaves out the wait behind buffer_wbl2 where it believes that nothing is in flight: the loop reads what it
# stored, so all stores before the release are complete.
NOTHING_UNDER_WAY = """
extern "C" __global__ void k%d(uint32_t* p, uint32_t* flag) {
  p[threadIdx.x] = 3;
  if (load_relaxed<Scope::system>(p + 99)) return;
  %s;
}
"""
RELEASING = ("signal<Order::release, Scope::{}>(flag, 1)", "signal<Order::seq_cst, Scope::{}>(flag, 1)",
             "signal_add<Order::release, Scope::{}>(flag, 1)", "signal_add<Order::acq_rel, Scope::{}>(flag, 1)",
             "fence<Order::release, Scope::{}>(); signal<Order::relaxed, Scope::system>(flag, 1)",
             "fence<Order::acq_rel, Scope::{}>(); signal<Order::relaxed, Scope::system>(flag, 1)",
             "fence<Order::seq_cst, Scope::{}>(); signal<Order::relaxed, Scope::system>(flag, 1)")


def marked_releases(asm):
    """Marks of signals that release to other CUs: each needs a write-back. A grid barrier has two."""
    return re.findall(r"; a2a\.signal (?:release|acq_rel|seq_cst) (?:agent|system)", asm)


def at_each_level(**tried):
    """Rows (path, opt) of every kernel and level. Those that do not stand in tried, stems for each level, are for `soak`."""
    return [pytest.param(path, opt, id=f"{path.name}-{opt}", marks=[pytest.mark.soak] * (path.stem not in tried.get(opt[1:], ())))
            for path in sorted(KERNELS.glob("*.hip")) for opt in LEVELS]


@pytest.mark.parametrize("path, opt", at_each_level(O3=[path.stem for path in KERNELS.glob("*.hip")], O0=["rank_flags"]))
def test_every_release_of_the_kernels_waits_for_its_write_back(path, opt):
    asm = compile(path, opt=opt).asm
    found = releases(asm)
    assert len(found) == len(marked_releases(asm))
    for between in found:
        assert "s_waitcnt vmcnt(0)" in [re.sub(r" (exp|lgkm)cnt\(\d+\)", "", t) for t in between], between


def test_a_release_waits_even_where_nothing_seems_under_way():
    accesses = [access.format(scope) for access in RELEASING for scope in ("agent", "system")]
    accesses.append("store_release<Scope::system>(flag, 1)")
    module = compile(HEAD + "".join(NOTHING_UNDER_WAY % one for one in enumerate(accesses)))
    for number, access in enumerate(accesses):
        code = of_kernel(module, f"k{number}")
        at = next(i for i, text in enumerate(code) if text.startswith("buffer_wbl2"))
        behind = code[at + 1:]
        stored = next(i for i, text in enumerate(behind) if re.match(r"global_(store|atomic)", text))
        assert "s_waitcnt vmcnt(0)" in behind[:stored], (access, behind)


def of_kernel(module, name):
    k = module.kernels[name]
    return instructions("\n".join(module.asm.splitlines()[k.first_line:k.last_line]))


# Where a mark makes clang choose other scalar registers, for the same instructions in the same order.
RENAMED = {("token_flags", "dispatch_recv")}  # s[34:35] and s[36:37] in each other's place


def written(code, opt, renamed=False):
    """As it is for -O2 and -O3, which kernels are built with. Below, a mark may make clang give two values each other's
    register (seen at -O1: v1 and v3 in a grid barrier, s[2:3] and s[14:15] in low_latency)."""
    kinds = "s" if renamed else "" if opt in ("-O2", "-O3") else "sv"
    return [re.sub(rf"\b([{kinds}])(?:\d+|\[\d+:\d+\])", r"\1", line) for line in code] if kinds else code


@pytest.mark.parametrize("opt", [pytest.param(opt, marks=[pytest.mark.soak] * (opt in ("-O1", "-O2"))) for opt in LEVELS])
def test_marks_change_no_instruction(opt):
    unchanged(EACH, opt)


# token_flags: the one with renamed registers. rank_flags: a grid barrier. low_latency: no signal but words.
@pytest.mark.parametrize("path, opt", at_each_level(O3=["token_flags", "rank_flags", "low_latency"], O0=["varlen"]))
def test_marks_change_no_instruction_of_the_kernels(path, opt):
    unchanged(path, opt)


def unchanged(source, opt):
    marked, plain = compile(source, opt=opt), compile(source, opt=opt, defines={"A2A_NO_MARKS": None})
    assert "a2a." not in plain.asm.replace("a2a/", "")
    for name in marked.kernels:
        # Around a relaxed wait the optimiser may move other loads; past a mark it does not.
        if not name.startswith("wait_relaxed"):
            renamed = opt in ("-O2", "-O3") and (getattr(source, "stem", ""), name) in RENAMED
            assert written(of_kernel(marked, name), opt, renamed) == written(of_kernel(plain, name), opt, renamed), name
            assert not renamed or of_kernel(marked, name) != of_kernel(plain, name), "no longer renamed"


@pytest.mark.parametrize("opt", LEVELS)
def test_every_mark_stands_right_before_its_access(opt):
    asm = compile(ALL, opt=opt).asm.splitlines()
    seen = set()
    for i, text in enumerate(asm):
        if "; a2a." not in text:
            continue
        kind, order, scope = re.fullmatch(r"\t; a2a\.(signal|wait) (\w+) (\w+)", text).groups()
        access = asm[i + 1].split()[0]
        bits = " ".join(b for b in asm[i + 1].split() if b in ("sc0", "sc1"))
        if kind == "wait":
            assert "_load_" in access and bits == BITS[scope], asm[i + 1]
        elif "_atomic_" in access:
            assert ("sc1" in bits) == (scope == "system"), asm[i + 1]
        else:
            assert "_store_" in access and bits == BITS[scope], asm[i + 1]
        seen.add((kind, "add" if "_atomic_" in access else "", order, scope))
    expected = {("signal", "", o, s) for o in ("relaxed", "release", "seq_cst") for s in SCOPES}
    expected |= {("signal", "add", o, s) for o in ORDERS for s in SCOPES}
    expected |= {("wait", "", o, s) for o in ("relaxed", "acquire", "seq_cst") for s in SCOPES}
    assert seen == expected and not any("sched_barrier" in t for t in asm)


def test_wait_with_a_release_order_is_refused():
    with pytest.raises(toolchain.CompileError, match="a load cannot release"):
        body("wait_equal<Order::release, Scope::system>(p, 1);")
    for order in ("acquire", "acq_rel"):
        with pytest.raises(toolchain.CompileError, match="a store cannot acquire"):
            body(f"signal<Order::{order}, Scope::system>(p, 1);")


def test_flags_are_never_read_through_the_scalar_cache():
    """Nothing repairs a stale scalar cache inside a kernel, so what is waited for must be read by vector loads."""
    module = compile(KERNELS / "token_flags.hip")
    for name in ("dispatch_recv", "combine_recv"):
        kernel = module.kernels[name]
        code = module.asm.splitlines()[kernel.first_line:kernel.last_line]
        first = next(i for i, t in enumerate(code) if "; a2a.wait" in t)
        pointers = [t for t in code[first:] if re.match(r"\ts_load", t)]
        assert not pointers, pointers


def test_translate_keeps_the_global_address_space():
    code = body("Scope s = Scope::system; (void)s; *translate(p, (const int64_t*)q, 0, 3) = 5;")
    assert code[-1].startswith("global_store_dword")


def test_copy_row_moves_16_bytes_per_lane():
    asm = compile(SAMPLES / "copy.hip").asm
    assert asm.count("global_load_dwordx4") >= 5 and not re.search(r"\t(flat|scratch)_", asm)


@pytest.mark.parametrize("path", sorted(KERNELS.glob("*.hip")), ids=lambda p: p.name)
def test_kernels_use_neither_scratch_nor_flat_accesses(path):
    module = compile(path)
    assert not module.warnings and not re.search(r"\tflat_", module.asm)
    for kernel in module.kernels.values():
        assert kernel.scratch == 0 and kernel.occupancy >= 4, kernel  # 4: a block of 1024 fits
