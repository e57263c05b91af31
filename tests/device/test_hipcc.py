"""AMD's compiler takes the course's kernels, and the pinned clang makes the code object of target "hip"."""
import os
import shutil
import subprocess
from pathlib import Path

import pytest

import a2a_lib
from a2a_lib import toolchain
from a2a_lib.lab import doctor
from a2a_lib.machine.toolchain import MissingCompilerError, code_object, compilers

HERE = Path(a2a_lib.__file__).parent
KERNEL = '#include "a2a/hip.h"\nextern "C" __global__ void k(int* a) { *a = 7; }\n'
HIPCC = shutil.which("hipcc") or shutil.which("hipcc", path="/opt/rocm/bin")


@pytest.mark.skipif(not HIPCC, reason="no hipcc here")
@pytest.mark.sample(4)
@pytest.mark.parametrize("path", sorted(HERE.rglob("*.hip")), ids=lambda path: path.name)
def test_hipcc_takes_every_kernel(path):
    """Debian's 5.2.3 (clang 15, before ROCm 7) does, too. An argument that printf cannot pass is a warning here."""
    done = subprocess.run([HIPCC, "-x", "hip", "-fsyntax-only", "--offload-arch=gfx90a", "--cuda-device-only", "-std=c++17",
                           "-Wall", "-Werror", "-Wno-unused-command-line-argument", "-I", str(toolchain.INCLUDE), str(path)],
                          capture_output=True, text=True, env=os.environ | {"HIP_PLATFORM": "amd"})
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not HIPCC, reason="no hipcc here")
def test_hipcc_makes_a_code_object_where_nvcc_is_found(monkeypatch, tmp_path):
    """hipcc compiles for NVIDIA if it finds nvcc and nobody names the platform."""
    monkeypatch.delenv("HIP_PLATFORM", raising=False)
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("A2A_HIP_ARCH", "gfx90a")
    image = toolchain.compile(HERE / "kernels" / "all_to_all" / "token_flags.hip", target="hip").image
    assert image.startswith((b"\x7fELF", b"__CLANG_OFFLOAD_BUNDLE__")) and b"gfx90a" in image


@pytest.fixture
def fake(monkeypatch, tmp_path):
    """A folder with a `hipcc` that writes its platform and its options where the code object goes."""
    (tmp_path / "hipcc").write_text('#!/bin/sh\nfor last; do :; done\necho "$HIP_PLATFORM $*" > "$last"\n')
    (tmp_path / "hipcc").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("HIP_PLATFORM", "nvidia")
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path / "cache"))
    for name in ("A2A_HIP_ARCH", "A2A_HIP_COMPILER"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_what_was_simulated_is_what_runs_unless_another_compiler_is_chosen(fake, monkeypatch):
    module = toolchain.compile(KERNEL, target="hip")
    assert module.image == code_object.link(toolchain.compile(KERNEL).asm)
    monkeypatch.setenv("A2A_HIP_COMPILER", "hipcc")
    assert toolchain.compile(KERNEL, target="hip").image.startswith(b"amd --genco --offload-arch=gfx942")
    monkeypatch.delenv("A2A_HIP_COMPILER")
    assert toolchain.compile(KERNEL, target="hip").image[:4] == b"\x7fELF", "not out of the cache"
    monkeypatch.setenv("A2A_HIP_COMPILER", "hipcc")
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setenv("ROCM_PATH", "/nonexistent")
    with pytest.raises(MissingCompilerError, match="needs hipcc or amdclang"):
        toolchain.compile(KERNEL, target="hip")
    monkeypatch.setenv("A2A_HIP_COMPILER", "gcc")
    with pytest.raises(ValueError, match="A2A_HIP_COMPILER is 'gcc': one of clang, hipcc"):
        toolchain.compile(KERNEL, target="hip")


def test_other_gpus_take_hipcc_unasked_and_amdclang_has_no_genco(fake, monkeypatch):
    monkeypatch.setenv("A2A_HIP_ARCH", "gfx90a")
    assert b"--offload-arch=gfx90a" in toolchain.compile(KERNEL, target="hip").image
    monkeypatch.setenv("A2A_HIP_COMPILER", "clang")
    with pytest.raises(MissingCompilerError, match="for gfx942 alone, and A2A_HIP_ARCH is gfx90a"):
        toolchain.compile(KERNEL, target="hip")
    assert compilers.code_object_options("/opt/rocm/bin/hipcc") == ["--genco"]
    assert compilers.code_object_options("/opt/rocm/bin/amdclang++") == ["-x", "hip", "--cuda-device-only"]


@pytest.mark.parametrize("chosen, description", [("", "the pinned clang; the simulated machine code"), ("hipcc", "real: hipcc"),
                                                 ("gcc", "one of clang, hipcc")])
def test_doctor_says_which_compiler(monkeypatch, chosen, description):
    monkeypatch.setenv("A2A_HIP_COMPILER", chosen)
    monkeypatch.delenv("A2A_HIP_ARCH", raising=False)
    findings = doctor.examine()
    assert description in findings["targets"]["hip"]["what"]["compiler"]
    assert any("A2A_HIP_COMPILER" in problem for problem in findings["problems"]) == (chosen == "gcc")
