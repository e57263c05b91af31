"""The device headers: what their atomics compile to (LLVM AMDGPUUsage, "Memory Model GFX942"), marks. nvcc takes the same source, and so
does clang with ROCm's names."""
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from a2a_lib import toolchain
from a2a_lib.machine.toolchain import compile

INCLUDE = toolchain.INCLUDE
KERNELS = Path(toolchain.__file__).parents[2] / "kernels" / "all_to_all"
SAMPLES = Path(__file__).parents[1] / "samples"
LEVELS = ["-O0", "-O1", "-O2", "-O3"]
ORDERS = ["relaxed", "acquire", "release", "acq_rel", "seq_cst"]
SCOPES = ["workgroup", "agent", "system"]
STATEMENTS = {
    (kind, order, scope): text.format(order=order, scope=scope)
    for scope in SCOPES
    for kind, orders, text in [
        ("store", ("relaxed", "release", "seq_cst"), "signal<Order::{order}, Scope::{scope}>(flag + i, data[i + 3]);"),
        ("add", ORDERS, "wide[i] = signal_add<Order::{order}, Scope::{scope}>(wide + i + 4, data[i + 3] + 5);"),
        ("wait", ("relaxed", "acquire", "seq_cst"),
         "data[i] += wait_at_least<Order::{order}, Scope::{scope}>(flag + i, data[i + 4]);")]
    for order in orders}


def kernel(name, statements):
    return f"""
extern "C" __global__ void {name}(uint32_t* flag, uint64_t* wide, uint32_t* data, int n) {{
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {{
    data[i] = data[i + 1] * 3;
    {statements}
    data[i + 2] = data[i] + data[i + 7];
  }}
}}
"""


HEAD = '#include "a2a/a2a.h"\nusing namespace a2a;\n'
EACH = HEAD + "".join(kernel("_".join(key), text) for key, text in STATEMENTS.items())
ALL = HEAD + kernel("all", "\n    ".join([*STATEMENTS.values(), "grid_barrier(data);"]))


def instructions(asm):
    """Instructions only: no comments, directives, marks or label numbers."""
    kept = [t.split(";")[0].rstrip() for t in asm.splitlines()]
    return [re.sub(r"\.LBB\d+_\d+", "label", t.strip()) for t in kept if re.match(r"\t[a-z]", t)]


def bodies(statements):
    """{name: accesses, fences, waits and marks in order} of kernels (p, q) with these statements, compiled in one go."""
    source = "".join(f'extern "C" __global__ void {name}(uint32_t* p, uint32_t* q) {{\n  {text}\n}}\n' for name, text in statements.items())
    asm, codes = [t.strip() for t in compile(HEAD + source).asm.splitlines()], {}
    shown = ("; a2a.", "global_", "buffer_", "ds_", "s_waitcnt vmcnt")
    for name in statements:
        first = next(i for i, t in enumerate(asm) if t.startswith(f"{name}:"))
        code = [t for t in asm[first:asm.index("s_endpgm", first)] if t.startswith(shown)]
        codes[name] = [re.sub(r" v\d+, v\d+, s\[.*?\]| v\d+, v\[.*?\], off", "", t.split("offset")[0]).strip() for t in code]
    return codes


def body(statement):
    return bodies({"k": statement})["k"]


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
    sequences, code = [], [t.strip() for t in asm.splitlines() if re.match(r"\t[a-z]|\t; a2a", t)]
    for i, text in enumerate(code):
        if text.startswith("buffer_wbl2"):
            sequences.append(code[i + 1:next(j for j in range(i, len(code)) if code[j].startswith("; a2a.signal"))])
    return sequences


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
    sequences = releases(asm)
    assert len(sequences) == len(marked_releases(asm))
    for between in sequences:
        assert "s_waitcnt vmcnt(0)" in [re.sub(r" (exp|lgkm)cnt\(\d+\)", "", t) for t in between], between


def test_a_release_waits_even_where_nothing_seems_under_way():
    accesses = [access.format(scope) for access in RELEASING for scope in ("agent", "system")]
    accesses.append("store_release<Scope::system>(flag, 1)")
    module = compile(HEAD + "".join(NOTHING_UNDER_WAY % (number, access) for number, access in enumerate(accesses)))
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


def test_translate_and_copy_row_access_global_memory_and_no_flag_the_scalar_cache():
    code = body("Scope s = Scope::system; (void)s; *translate(p, (const int64_t*)q, 0, 3) = 5;")
    assert code[-1].startswith("global_store_dword")
    asm = compile(SAMPLES / "copy.hip").asm
    assert asm.count("global_load_dwordx4") >= 5 and not re.search(r"\t(flat|scratch)_", asm)
    # Nothing repairs a stale scalar cache inside a kernel, so what is waited for must be read by vector loads.
    module = compile(KERNELS / "token_flags.hip")
    for name in ("dispatch_recv", "combine_recv"):
        kernel = module.kernels[name]
        code = module.asm.splitlines()[kernel.first_line:kernel.last_line]
        first = next(i for i, t in enumerate(code) if "; a2a.wait" in t)
        pointers = [t for t in code[first:] if re.match(r"\ts_load", t)]
        assert not pointers, pointers


@pytest.mark.parametrize("path", sorted(KERNELS.glob("*.hip")), ids=lambda p: p.name)
def test_kernels_use_neither_scratch_nor_flat_accesses(path):
    module = compile(path)
    assert not module.warnings and not re.search(r"\tflat_", module.asm)
    for kernel in module.kernels.values():
        assert kernel.scratch == 0 and kernel.occupancy >= 4, kernel  # 4: a block of 1024 fits


BALANCE = sorted((KERNELS.parent / "balance").glob("*.hip"))
needs_nvcc = pytest.mark.skipif(not shutil.which("nvcc"), reason="no nvcc here")


def ptx_of(source, folder):
    """PTX that nvcc makes of a file or of a text, without a warning. folder: for what it writes."""
    if isinstance(source, str):
        (folder / "k.hip").write_text(source)
        source = folder / "k.hip"
    done = subprocess.run(["nvcc", "-arch=sm_90", "-std=c++17", "-x", "cu", "-ptx", "-Werror=all-warnings", "-DWORLD=4", "-I",
                           str(INCLUDE), str(source), "-o", str(folder / "out.ptx")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return (folder / "out.ptx").read_text()


@needs_nvcc
@pytest.mark.sample(5)
@pytest.mark.parametrize("source", [ALL, *sorted(KERNELS.glob("*.hip")), *BALANCE],
                         ids=lambda s: s.name if isinstance(s, Path) else "all")
def test_nvcc_compiles_the_same_source(source, tmp_path):
    text, name = ptx_of(source, tmp_path), "" if source is ALL else source.name
    if name != "copy.hip":
        if not name.startswith(("inline_flags", "low_latency")):  # which release and acquire nothing
            assert "st.release.sys.b32" in text
            assert "ld.acquire.sys.b32" in text or "wait" not in source.read_text()
        assert source is ALL or "membar" not in text  # of the rungs' kernels none needs sequential consistency
    if source is not ALL and source not in BALANCE and name != "rank_flags.hip":  # these count blocks, or have a grid_barrier
        assert "fence" not in text, "a wait or a signal pays for a fence"


@needs_nvcc
def test_nvcc_compiles_the_helpers_and_events_of_kernels(tmp_path):
    """peers.h, words.h, channel.h and bf16.h: a word of 8 bytes is one access, a wide one is one of 16."""
    text = ptx_of((SAMPLES / "helpers.hip").read_text() + """#include "a2a/bf16.h"
extern "C" __global__ void pack(const float* x, Bytes16* out) {
  float sum[8] = {};
  add_bf16(sum, out[threadIdx.x]);
  for (int j = 0; j < 8; ++j) sum[j] += x[j];
  out[threadIdx.x] = pack_bf16(sum);
}
""", tmp_path)
    entry = text[text.index(".entry words("):text.index(".entry wide(")]
    assert "st.relaxed.sys.b64" in entry and "fence" not in entry and "release" not in entry
    assert "st.relaxed.sys.global.b128" in text and "ld.relaxed.sys.global.b128" in text
    assert "%globaltimer" in ptx_of(SAMPLES / "profiled.hip", tmp_path)


READS = {"token_flags.hip": "timed_out", "profiled.hip": ".globl\ta2a_profile"}  # bounded waits, events: they read the clock


@pytest.mark.sample(3)
@pytest.mark.parametrize("path", [SAMPLES / "helpers.hip", KERNELS / "token_flags.hip", SAMPLES / "bounded.hip", SAMPLES / "profiled.hip",
                                  *sorted({*KERNELS.glob("*.hip")} - {KERNELS / "token_flags.hip"}), *BALANCE],
                         ids=lambda p: p.name)
def test_rocm_branch_parses(path, tmp_path):
    """The ROCm branches, with ROCm's header replaced by one that declares the same names."""
    names = (INCLUDE / "a2a/hip.h").read_text()
    names = names[names.index("#ifdef A2A_SIM\n#ifndef __HIPCC__"):]
    (tmp_path / "hip").mkdir()
    (tmp_path / "hip/hip_runtime.h").write_text("#define A2A_SIM\n" + names + """#undef A2A_SIM
extern "C" __device__ int printf(const char*, ...);
""")
    for header in ("cstdint", "cstdio"):
        (tmp_path / header).write_text("")
    looked_at = path.name in READS
    wanted = ["-O3", "-S", "-o", str(tmp_path / "out.s")] if looked_at else ["-fsyntax-only"]
    done = subprocess.run([toolchain.compilers.zig(), "clang", "-x", "hip", "--offload-arch=gfx942", "--cuda-device-only",
                           "-nogpuinc", "-nogpulib", "-nostdinc", "-std=c++17", "-Wall", "-Werror", *wanted,
                           "-DWORLD=4", "-I", str(tmp_path), "-I", str(INCLUDE), str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    if looked_at:
        asm = (tmp_path / "out.s").read_text()
        assert asm.count("s_memrealtime") >= (6 if path.name == "profiled.hip" else 1) and READS[path.name] in asm


# ---- NVIDIA: what the statements above become in PTX

PTX_SCOPE = {"workgroup": "cta", "agent": "gpu", "system": "sys"}
SC_FENCE = {"workgroup": "membar.cta", "agent": "membar.gl", "system": "membar.sys"}


@pytest.fixture(scope="module")
def ptx(tmp_path_factory):
    """Statement -> its synchronising instructions, in order."""
    if not shutil.which("nvcc"):
        pytest.skip("no nvcc here")
    names = {f"k{i}": key for i, key in enumerate(STATEMENTS)}
    source = HEAD + "".join(kernel(name, STATEMENTS[key]) for name, key in names.items())
    synchronising = {}
    for name, body in re.findall(r"\.entry (k\d+)\((.*?)\n}", ptx_of(source, tmp_path_factory.mktemp("ptx")), re.S):
        synchronising[names[name]] = re.findall(r"\b(fence\.[\w.]+|membar\.\w+|ld\.(?:relaxed|acquire)\.\w+|"
                                                r"st\.(?:relaxed|release)\.\w+|atom\.[\w.]*add)", body)
    return synchronising


@pytest.mark.parametrize("scope", SCOPES)
def test_nvidia_flags_and_waits(ptx, scope):
    s = PTX_SCOPE[scope]
    assert ptx["store", "relaxed", scope] == [f"st.relaxed.{s}"]
    assert ptx["store", "release", scope] == [f"st.release.{s}"]
    assert SC_FENCE[scope] in ptx["store", "seq_cst", scope] or "membar.sys" in ptx["store", "seq_cst", scope]
    for order, before, after in (("relaxed", 0, 0), ("acquire", 0, 1), ("release", 1, 0), ("acq_rel", 1, 1)):
        fence = [f"fence.acq_rel.{s}"]
        code = ptx["add", order, scope]
        assert code[:before] == fence * before and code[before + 1:] == fence * after and "add" in code[before]
    # A fence would wait for the wave's own stores too.
    assert set(ptx["wait", "relaxed", scope]) == {f"ld.relaxed.{s}"}
    acquire = ptx["wait", "acquire", scope]
    assert set(acquire) == {f"ld.acquire.{s}"}
