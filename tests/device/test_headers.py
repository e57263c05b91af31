"""The device headers: what their atomics compile to (LLVM AMDGPUUsage, "Memory Model GFX942"), marks, all targets."""
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from a2a_lib import toolchain
from a2a_lib.toolchain import compile

INCLUDE = toolchain.INCLUDE
KERNELS = Path(toolchain.__file__).parents[1] / "alltoall"
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


def body(statement, opt="-O3"):
    asm = compile(f'{HEAD}extern "C" __global__ void k(uint32_t* p, uint32_t* q) {{\n  {statement}\n}}\n', opt=opt).asm
    asm = [t.strip() for t in asm.splitlines()]
    asm = asm[asm.index(next(t for t in asm if t.startswith("k:"))):]
    shown = ("; a2a.", "global_", "buffer_", "ds_", "s_waitcnt vmcnt")
    asm = [t for t in asm[:asm.index("s_endpgm")] if t.startswith(shown)]
    return [re.sub(r" v\d+, v\d+, s\[.*?\]| v\d+, v\[.*?\], off", "", t.split("offset")[0]).strip() for t in asm]


BITS = {"workgroup": "sc0", "agent": "sc1", "system": "sc0 sc1"}
FENCE = {"agent": "sc1", "system": "sc0 sc1"}


@pytest.mark.parametrize("scope", SCOPES)
class TestTable:
    """One row per operation, one column per scope."""

    def test_load_relaxed(self, scope):
        assert body(f"*q = load_relaxed<Scope::{scope}>(p);")[0] == f"global_load_dword {BITS[scope]}"

    def test_store_relaxed(self, scope):
        assert body(f"store_relaxed<Scope::{scope}>(p, 1);") == [f"global_store_dword {BITS[scope]}"]

    def test_load_acquire(self, scope):
        code = body(f"*q = load_acquire<Scope::{scope}>(p) + q[1];")
        fence = [f"buffer_inv {FENCE[scope]}"] if scope in FENCE else []
        assert code[:1] == [f"global_load_dword {BITS[scope]}"]
        assert [t for t in code if t.startswith("buffer")] == fence
        if fence:
            assert code[1] == "s_waitcnt vmcnt(0)" and code[2] == fence[0]

    def test_store_release(self, scope):
        fence = [f"buffer_wbl2 {FENCE[scope]}", "s_waitcnt vmcnt(0)"] if scope in FENCE else []
        assert body(f"q[1] = 2; store_release<Scope::{scope}>(p, 1);") == [
            "global_store_dword", *fence, f"global_store_dword {BITS[scope]}"]

    def test_signal_release_is_a_store_release(self, scope):
        fence = [f"buffer_wbl2 {FENCE[scope]}", "s_waitcnt vmcnt(0)"] if scope in FENCE else []
        assert body(f"q[1] = 2; signal<Order::release, Scope::{scope}>(p, 1);") == [
            "global_store_dword", *fence, f"; a2a.signal release {scope}", f"global_store_dword {BITS[scope]}"]

    def test_signal_add_acq_rel(self, scope):
        before = [f"buffer_wbl2 {FENCE[scope]}", "s_waitcnt vmcnt(0)"] if scope in FENCE else []
        after = ["s_waitcnt vmcnt(0)", f"buffer_inv {FENCE[scope]}"] if scope in FENCE else []
        atomic = "global_atomic_add" + (" sc1" if scope == "system" else "")
        code = body(f"q[1] = 2; signal_add<Order::acq_rel, Scope::{scope}>(p, 1);")
        assert code == ["global_store_dword", *before, f"; a2a.signal acq_rel {scope}", atomic, *after]

    def test_wait_acquire_polls_relaxed_and_fences_once(self, scope):
        code = body(f"wait_equal<Order::acquire, Scope::{scope}>(p, 7); *q = q[1];")
        poll = [f"; a2a.wait acquire {scope}", f"global_load_dword {BITS[scope]}", "s_waitcnt vmcnt(0)"]
        fence = [f"buffer_inv {FENCE[scope]}"] if scope in FENCE else []
        assert code[:6] == poll * 2 and code[6:6 + len(fence)] == fence
        assert sum(t.startswith("buffer") for t in code) == len(fence)

    def test_wait_relaxed_has_no_fence(self, scope):
        code = body(f"wait_equal<Order::relaxed, Scope::{scope}>(p, 7); *q = q[1];")
        assert code and not any(t.startswith("buffer") for t in code)

    def test_fences(self, scope):
        release = [f"buffer_wbl2 {FENCE[scope]}", "s_waitcnt vmcnt(0)"] if scope in FENCE else []
        code = body(f"q[1] = 2; fence<Order::release, Scope::{scope}>(); q[2] = 3;")
        assert code == ["global_store_dword", *release, "global_store_dword"]
        assert body(f"fence<Order::relaxed, Scope::{scope}>();") == []


def releases(asm):
    """What stands between every buffer_wbl2 and the marked store or atomic behind it: one list of instructions each."""
    found, code = [], [t.strip() for t in asm.splitlines() if re.match(r"\t[a-z]|\t; a2a", t)]
    for i, text in enumerate(code):
        if text.startswith("buffer_wbl2"):
            found.append(code[i + 1:next(j for j in range(i, len(code)) if code[j].startswith("; a2a.signal"))])
    return found


# clang 22.1.8 leaves out the wait behind buffer_wbl2 where it believes that nothing is under way: the loop reads what it
# stored, so all stores before the release are complete.
NOTHING_UNDER_WAY = HEAD + """
extern "C" __global__ void k(uint32_t* p, uint32_t* flag) {
  p[threadIdx.x] = 3;
  if (load_relaxed<Scope::system>(p + 99)) return;
  %s
}
"""


# In rank_flags two are of the grid barrier.
RELEASES = {"rank_flags": 4, "token_flags": 3, "active_tokens": 1, "fused_combine": 1, "no_overheads": 2,
            "profiled": 1, "varlen": 3, "one_launch": 2, "dedup": 2, "prereduced": 2}


@pytest.mark.parametrize("opt", LEVELS)
@pytest.mark.parametrize("path", sorted(KERNELS.glob("*.hip")), ids=lambda p: p.name)
def test_every_release_of_the_kernels_waits_for_its_write_back(path, opt):
    found = releases(compile(path, opt=opt).asm)
    assert len(found) == RELEASES.get(path.stem, 0)
    for between in found:
        assert "s_waitcnt vmcnt(0)" in [re.sub(r" (exp|lgkm)cnt\(\d+\)", "", t) for t in between], between


@pytest.mark.parametrize("scope", ["agent", "system"])
@pytest.mark.parametrize("access", ["signal<Order::release, Scope::{}>(flag, 1)", "signal<Order::seq_cst, Scope::{}>(flag, 1)",
                                    "signal_add<Order::release, Scope::{}>(flag, 1)",
                                    "signal_add<Order::acq_rel, Scope::{}>(flag, 1)",
                                    "fence<Order::release, Scope::{}>(); signal<Order::relaxed, Scope::system>(flag, 1)",
                                    "fence<Order::acq_rel, Scope::{}>(); signal<Order::relaxed, Scope::system>(flag, 1)",
                                    "fence<Order::seq_cst, Scope::{}>(); signal<Order::relaxed, Scope::system>(flag, 1)"])
def test_a_release_waits_even_where_nothing_seems_under_way(access, scope):
    found = releases(compile(NOTHING_UNDER_WAY % (access.format(scope) + ";")).asm)
    assert found and "s_waitcnt vmcnt(0)" in found[0], found


def test_store_release_waits_even_where_nothing_seems_under_way():
    asm = compile(NOTHING_UNDER_WAY % "store_release<Scope::system>(flag, 1);").asm
    assert re.search(r"buffer_wbl2 sc0 sc1\n(?:\t\.loc.*\n)*\ts_waitcnt vmcnt\(0\)", asm), asm


def of_kernel(module, name):
    k = module.kernels[name]
    return instructions("\n".join(module.asm.splitlines()[k.first_line:k.last_line]))


def written(code, opt):
    """As it is for -O2 and -O3, which kernels are built with. Below, a mark may make clang give two values each other's
    register (seen: v1 and v3 in a grid barrier at -O1)."""
    return code if opt in ("-O2", "-O3") else [re.sub(r"\bv\d+", "v", line) for line in code]


@pytest.mark.parametrize("opt", LEVELS)
@pytest.mark.parametrize("source", [EACH, *sorted(KERNELS.glob("*.hip"))],
                         ids=lambda s: s.name if isinstance(s, Path) else "each")
def test_marks_change_no_instruction(source, opt):
    marked, plain = compile(source, opt=opt), compile(source, opt=opt, defines={"A2A_NO_MARKS": None})
    assert "a2a." not in plain.asm.replace("a2a/", "")
    for name in marked.kernels:
        # Around a relaxed wait the optimiser may move other loads; past a mark it does not.
        if not name.startswith("wait_relaxed"):
            assert written(of_kernel(marked, name), opt) == written(of_kernel(plain, name), opt), name


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


# ---- the other targets

@pytest.mark.skipif(not shutil.which("nvcc"), reason="no nvcc here")
@pytest.mark.parametrize("source", [ALL, *sorted(KERNELS.glob("*.hip"))],
                         ids=lambda s: s.name if isinstance(s, Path) else "all")
def test_nvcc_compiles_the_same_source(source, tmp_path):
    file = source
    if isinstance(source, str):
        file = tmp_path / "all.hip"
        file.write_text(source)
    ptx = tmp_path / "out.ptx"
    done = subprocess.run(["nvcc", "-arch=sm_90", "-std=c++17", "-x", "cu", "-ptx", "-Werror=all-warnings", "-I",
                           str(INCLUDE), str(file), "-o", str(ptx)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    text = ptx.read_text()
    if file.name != "copy.hip":
        if file.name != "inline_flags.hip":  # which releases and acquires nothing
            assert "st.release.sys.b32" in text
            assert "ld.acquire.sys.b32" in text or "wait" not in file.read_text()
        assert file is not source or "membar" not in text  # of the rungs' kernels none needs sequential consistency
    if file is source and file.name != "rank_flags.hip":  # whose blocks meet at a grid_barrier
        assert "fence" not in text, "a wait or a signal pays for a fence"


@pytest.mark.parametrize("path", sorted(KERNELS.glob("*.hip")), ids=lambda p: p.name)
def test_rocm_branch_parses(path, tmp_path):
    """The ROCm branches, with ROCm's header replaced by one that declares the same names."""
    names = (INCLUDE / "a2a/hip.h").read_text()
    names = names[names.index("#ifdef A2A_SIM\n#define __global__"):]
    (tmp_path / "hip").mkdir()
    (tmp_path / "hip/hip_runtime.h").write_text("#define A2A_SIM\n" + names + """#undef A2A_SIM
extern "C" __device__ int printf(const char*, ...);
extern "C" __device__ void abort();
""")
    for header in ("cstdint", "cstdio"):
        (tmp_path / header).write_text("")
    done = subprocess.run([toolchain.compilers.zig(), "clang", "-x", "hip", "--offload-arch=gfx942", "--cuda-device-only",
                           "-nogpuinc", "-nogpulib", "-nostdinc", "-std=c++17", "-Wall", "-Werror", "-O3", "-S",
                           "-I", str(tmp_path), "-I", str(INCLUDE), str(path), "-o", str(tmp_path / "out.s")],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    if "token_flags" in path.name:
        asm = (tmp_path / "out.s").read_text()
        assert "s_memrealtime" in asm and "timed_out" in asm  # the bounded wait


# ---- NVIDIA: what the statements above become in PTX

PTX_SCOPE = {"workgroup": "cta", "agent": "gpu", "system": "sys"}
SC_FENCE = {"workgroup": "membar.cta", "agent": "membar.gl", "system": "membar.sys"}


@pytest.fixture(scope="module")
def ptx(tmp_path_factory):
    """Statement -> its synchronising instructions, in order."""
    if not shutil.which("nvcc"):
        pytest.skip("no nvcc here")
    folder = tmp_path_factory.mktemp("ptx")
    names = {f"k{i}": key for i, key in enumerate(STATEMENTS)}
    source = HEAD + "".join(kernel(name, STATEMENTS[key]) for name, key in names.items())
    (folder / "k.hip").write_text(source)
    command = ["nvcc", "-arch=sm_90", "-std=c++17", "-x", "cu", "-ptx", "-Werror=all-warnings", "-I", str(INCLUDE)]
    done = subprocess.run([*command, str(folder / "k.hip"), "-o", str(folder / "k.ptx")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = {}
    for name, body in re.findall(r"\.entry (k\d+)\((.*?)\n}", (folder / "k.ptx").read_text(), re.S):
        found[names[name]] = re.findall(r"\b(fence\.[\w.]+|membar\.\w+|ld\.(?:relaxed|acquire)\.\w+|"
                                        r"st\.(?:relaxed|release)\.\w+|atom\.[\w.]*add)", body)
    return found


@pytest.mark.parametrize("scope", SCOPES)
def test_nvidia_flags(ptx, scope):
    s = PTX_SCOPE[scope]
    assert ptx["store", "relaxed", scope] == [f"st.relaxed.{s}"]
    assert ptx["store", "release", scope] == [f"st.release.{s}"]
    assert SC_FENCE[scope] in ptx["store", "seq_cst", scope] or "membar.sys" in ptx["store", "seq_cst", scope]
    for order, before, after in (("relaxed", 0, 0), ("acquire", 0, 1), ("release", 1, 0), ("acq_rel", 1, 1)):
        fence = [f"fence.acq_rel.{s}"]
        found = ptx["add", order, scope]
        assert found[:before] == fence * before and found[before + 1:] == fence * after and "add" in found[before]


@pytest.mark.parametrize("scope", SCOPES)
def test_nvidia_waits_acquire_by_their_polls(ptx, scope):
    """A fence would wait for the wave's own stores too."""
    s = PTX_SCOPE[scope]
    assert set(ptx["wait", "relaxed", scope]) == {f"ld.relaxed.{s}"}
    acquire = ptx["wait", "acquire", scope]
    assert set(acquire) == {f"ld.acquire.{s}"}
