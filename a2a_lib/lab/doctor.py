"""The parts of this machine: packages, compilers, targets, and for each target whether it is simulated or real.

`examine()` gathers them as plain data (the JSON of `a2a doctor --json`); `report()` makes a text of it. No part is
required: a missing one is a finding, not an error.
"""
import ctypes
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import asdict
from importlib import metadata
from pathlib import Path

from ..files import writable
from ..machine.sim.limits import limits
from ..machine.toolchain import compilers

REQUIRED = ("numpy", "torch", "tqdm", "ziglang")
OPTIONAL = ("jupyterlab", "ipywidgets", "matplotlib", "nbval", "pytest", "tinygrad", "triton")
# first and last version that tests/node/test_triton_versions.py ran with; the range of pyproject.toml
TRITONS = ("3.6", "3.9")
# Disk space for lessons, from `make setup` with CPU PyTorch: .venv has 1.7 GB, build/ 0.2, byte code up to 0.1 (measured,
# x86-64 Linux, Python 3.11, 2026-11-24; README.md says the same).
MEMORY_GB, DISK_GB, DOWNLOAD_GB = 4, 2.0, 0.5
DISK_GB_TOOLS = 0.2  # more, for `make test`
DISK_GB_CUDA = 6.1  # .venv has 5.7 (the same machine, Python 3.13)
SIM_GPU = "AMD Instinct MI300X (gfx942)"

# The meaning of a number from each target.
SIMULATED = {
    "compiler": "real: clang, the pinned one of the ziglang package",
    "machine code": "real: gfx942 assembly of MI300X",
    "execution": "simulated: every instruction of every wave, deterministic",
    "memory, caches, links": "simulated, after LLVM's memory model of gfx942",
    "times": "simulated, by the preset named beside them; the same on every machine",
}
MEASURED = dict.fromkeys(SIMULATED, "real") | {"times": "measured: they belong to this machine"}

# The hardware that each target has run on. It is shown on machines without this hardware, too.
RUN_ON = {
    "sim": "x86-64 Linux, Python 3.11 and 3.13",
    "hip": "never on hardware. Tested: the driver's calls against a stand-in for libamdhip64 (also between "
           "processes), code objects as ELF files",
    "cuda": "1, 2, 4 and 8 H200; 1, 2 and 4 H100 (up to 2026-11-28), in one process per GPU, up to 4 in one for all",
}


def examine() -> dict:
    """Everything in `a2a doctor`: {"python", "machine", "packages", "download", "compilers", "native", "targets",
    "cache", "cache_bytes", "problems"}."""
    packages = {name: version_of(name) for name in (*REQUIRED, *OPTIONAL)}
    native = _native()
    python = {"version": platform.python_version(), "ok": (3, 11) <= sys.version_info < (3, 15), "executable": sys.executable}
    findings = {
        "python": python,
        "machine": {**asdict(limits()), "disk_free": shutil.disk_usage(Path.cwd()).free},
        "packages": packages,
        "download": _download(packages),
        "compilers": {
            "zig clang": _zig_clang(), "c++": _tool(["c++", "--version"]),
            "hipcc": _tool(["hipcc", "--version"], "HIP version"),
            "nvcc": _tool(["nvcc", "--version"], "release"),
        },
        "native": native,
        **_cache(),
    }
    findings["targets"] = {
        "sim": {"gpus": 8 if native["version"] else 0, "kind": SIM_GPU, "what": SIMULATED},
        "hip": {**_devices("libamdhip64.so", "hipGetDeviceCount", None),
                "what": MEASURED | {"compiler": f"real: {_hip_compiler()}"}},
        "cuda": {**_devices("libcuda.so.1", "cuDeviceGetCount", "cuInit"), "what": MEASURED},
    }
    for target, state in findings["targets"].items():
        state["run_on"] = RUN_ON[target]
    findings["problems"] = _problems(findings)
    return findings


def _download(packages: dict[str, str | None]) -> dict | None:
    """{"download_gb", "disk_gb"} of `make setup`; None if nothing is missing."""
    if all(packages[name] for name in (*REQUIRED, "jupyterlab")):
        return None
    return {"download_gb": DOWNLOAD_GB, "disk_gb": DISK_GB}


def _problems(findings: dict) -> list[str]:
    problems = []
    machine = findings["machine"]
    if machine["memory"] < 0.9 * MEMORY_GB * 1e9:
        problems.append(f"{machine['memory'] / 1e9:.1f} GB of memory: lessons need {MEMORY_GB} GB; a container's limit can be raised")
    if findings["download"] and machine["disk_free"] < DISK_GB * 1e9:
        problems.append(f"{machine['disk_free'] / 1e9:.1f} GB of disk are free here: `make setup` fills {DISK_GB} GB")
    if not findings["python"]["ok"]:
        problems.append("Python is not 3.11 to 3.14")
    problems += [f"{name} is not installed: make setup" for name in REQUIRED if not findings["packages"][name]]
    if findings["packages"]["ziglang"] and not findings["compilers"]["zig clang"]:
        problems.append("the clang of the ziglang package does not run, or has no gfx942 target")
    if not findings["native"]["version"]:
        problems.append(f"the simulator: {findings['native']['problem']}")
    if not writable(Path.home()):
        problems.append(f"the home folder {Path.home()} cannot be written: `a2a lab` keeps JupyterLab's files in work/.jupyter; "
                        "name a folder for compiled kernels in A2A_CACHE_DIR")
    variable = os.environ.get("A2A_TARGET")
    if variable and variable not in findings["targets"]:
        problems.append(f"the environment variable A2A_TARGET is {variable!r}: one of {', '.join(findings['targets'])}")
    chosen = os.environ.get("A2A_HIP_COMPILER")
    if chosen and chosen not in compilers.HIP_COMPILERS:
        problems.append(f"the environment variable A2A_HIP_COMPILER is {chosen!r}: one of {', '.join(compilers.HIP_COMPILERS)}")
    if (triton := findings["packages"]["triton"]) and not _tried(triton):
        problems.append(f"Triton {triton}: waits and signals of kernels are known for {TRITONS[0]} to {TRITONS[1]}: "
                        f'pip install "triton~={TRITONS[1]}.0"')
    if not findings["packages"]["jupyterlab"]:
        problems.append("JupyterLab is not installed (the notebooks need it; the library does not): make setup")
    return problems


def _tried(version: str) -> bool:
    """Whether a version of Triton is in the range of `TRITONS`."""
    number = lambda text: tuple(int(part) for part in text.split(".")[:2] if part.isdigit())  # noqa: E731
    return number(TRITONS[0]) <= number(version) <= number(TRITONS[1])


def report(findings: dict) -> str:
    """The findings as plain text, for people."""
    lines = [f"Python      {findings['python']['version']}  ({findings['python']['executable']})"]
    machine = findings["machine"]
    of_cores = f" of {machine['machine_cores']}" if machine["cores"] < machine["machine_cores"] else ""
    of_memory = f" of {machine['machine_memory'] / 1e9:.1f}" if machine["memory"] < machine["machine_memory"] else ""
    lines.append(f"Machine     {machine['cores']:g}{of_cores} cores, {machine['memory'] / 1e9:.1f}{of_memory} GB of memory "
                 f"({machine['free'] / 1e9:.1f} GB free), {machine['disk_free'] / 1e9:.0f} GB of disk free"
                 + ("; a container's limits" if of_cores or of_memory else ""))
    lines += ["", "Packages"]
    for name, version in findings["packages"].items():
        lines.append(f"  {name:<11} {version or ('MISSING' if name in REQUIRED else 'not installed (optional)')}")
    if findings["download"]:
        lines.append(f"  make setup downloads about {findings['download']['download_gb']} GB and fills "
                     f"{findings['download']['disk_gb']} GB"
                     + (f" ({DISK_GB_CUDA} GB with TORCH=cuda)" if sys.platform == "linux" else ""))
    lines += ["", "Compilers"]
    roles = {"zig clang": "for simulated GPUs, and for real ones of gfx942",
             "c++": "for the simulator itself; without one, zig c++",
             "hipcc": "for real AMD GPUs other than gfx942, or with A2A_HIP_COMPILER=hipcc", "nvcc": "for real NVIDIA GPUs"}
    for name, version in findings["compilers"].items():
        lines.append(f"  {name:<11} {version or 'not found'}  ({roles[name]})")
    native = findings["native"]
    lines += ["", "Simulator (native library)", f"  version     {native['version'] or native['problem']}",
              f"  file        {native['path'] or '-'}",
              f"  cache       {findings['cache'] or '-'} ({findings['cache_bytes'] / 1e6:.0f} MB)"]
    lines += ["", "Targets"]
    for target, state in findings["targets"].items():
        if state["gpus"]:
            lines.append(f"  {target:<5} available: {state['gpus']} x {state['kind']}"
                         + (", simulated" if target == "sim" else ""))
            lines += [f"          {part:<22} {what}" for part, what in state["what"].items()]
        else:
            lines.append(f"  {target:<5} not available" + (f" ({state['kind']})" if target != "sim" else ""))
        lines.append(f"          run on so far: {state['run_on']}")
    problems = findings["problems"]
    lines += ["", "All is well: a2a run token_flags --shape tiny" if not problems else "To mend:"]
    return "\n".join(lines + [f"  - {problem}" for problem in problems])


def version_of(package: str) -> str | None:
    """The version of an installed package; None without it."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _run(command: list[str], stdin: str | None = None) -> str | None:
    """Standard output of a command. None if it does not exist, fails or takes longer than a minute."""
    try:
        result = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return result.stdout if result.returncode == 0 else None


def _tool(command: list[str], line_with: str = "") -> str | None:
    """The line of the tool's output that contains `line_with`; None without the tool."""
    if not shutil.which(command[0]):
        return None
    lines = [line.strip() for line in (_run(command) or "").splitlines() if line_with in line]
    return lines[0] if lines else "found, but does not run"


def _zig_clang() -> str | None:
    """The version of zig's clang if it compiles an empty kernel for gfx942, else None."""
    zig = [sys.executable, "-m", "ziglang", "clang"]
    kernel = "__attribute__((global)) void kernel() {}\n"
    options = ["--cuda-device-only", "-nogpuinc", "-nogpulib", "--offload-arch=gfx942", "-S", "-o", "-"]
    assembly = _run([*zig, "-x", "hip", *options, "-"], kernel)
    if not assembly or "s_endpgm" not in assembly:
        return None
    return (_run([*zig, "--version"]) or "clang").splitlines()[0]


def _hip_compiler() -> str:
    """The compiler that makes code objects for real AMD GPUs."""
    try:
        pinned = compilers.links_itself("hip", compilers.arch_of("hip"))
    except (ValueError, compilers.MissingCompilerError) as error:
        return str(error)
    return "the pinned clang; the simulated machine code" if pinned else "hipcc"


def _native() -> dict:
    """{"path", "version", "problem"} of the simulator's library."""
    try:
        from ..machine.sim.library import library_path

        path = library_path()
        library = ctypes.CDLL(path)
        library.a2aSimVersion.restype = ctypes.c_char_p
        return {"path": path, "version": (library.a2aSimVersion() or b"?").decode(), "problem": None}
    except Exception as error:  # any error of the library is a finding
        return {"path": None, "version": None, "problem": str(error)}


def _devices(library: str, count_function: str, init_function: str | None) -> dict:
    """{"gpus", "kind"} from the runtime library of a real target."""
    try:
        loaded = ctypes.CDLL(library)
    except OSError:
        return {"gpus": 0, "kind": f"{library} not found"}
    count = ctypes.c_int(0)
    if init_function and getattr(loaded, init_function)(0) != 0:
        return {"gpus": 0, "kind": f"{library} found, no device answers"}
    if getattr(loaded, count_function)(ctypes.byref(count)) != 0:
        return {"gpus": 0, "kind": f"{library} found, no device answers"}
    return {"gpus": count.value, "kind": "AMD GPU" if "hip" in library else "NVIDIA GPU"}


def _cache() -> dict:
    """{"cache", "cache_bytes"}: the folder of compiled kernels, and its size, at most 500 MB."""
    try:
        from ..machine import toolchain

        return {"cache": str(Path(toolchain.cache_dir())), "cache_bytes": toolchain.cache.size()}
    except Exception:
        return {"cache": None, "cache_bytes": 0}
