"""Sources that cannot be compiled: each error explains the cause and names the line."""
import os
import subprocess
import sys
from pathlib import Path

import pytest

from a2a_lib import toolchain
from a2a_lib.errors import A2AError
from a2a_lib.machine.toolchain import CompileError, compile, compilers

HEAD = '#include "a2a/hip.h"\n'
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path / "cache"))


@pytest.mark.parametrize(("source", "line", "said"), [
    (HEAD + '\nextern "C" __global__ void größe(int* a) { a[0] = 1; }', 3,
     "kernel 'größe': names of kernels are made of"),
    (HEAD + 'extern "C" __global__ void k(int* a, ...) { a[0] = 1; }', 2, "kernel k takes any number of arguments"),
    (HEAD + "// \ud800\n__global__ void k() {}", 2, "U+D800 is half of a surrogate pair"),
    (HEAD + '\n\nextern "C" __global__ void k(int** a) {\n  a[0] = new int[4];\n}', 5, "new in device code"),
    (HEAD + 'extern "C" __global__ void k(int** a) {\n  delete a[0];\n}', 3, "delete in device code"),
    (HEAD + '__device__ int* f(int n) {\n  return new int;\n}\n__global__ void k(int** a) { a[0] = f(1); }', 3,
     "new in device code"),
])
def test_a_line_that_no_kernel_can_have(source, line, said):
    with pytest.raises(CompileError) as caught:
        compile(source, name="my cell")
    assert said in str(caught.value) and (caught.value.file, caught.value.line) == ("my cell", line)
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize(("source", "said"), [
    (b"__global__ void k() {}", "the source is bytes, not text"), (None, "the source is None, not text"),
    (7, "the source is of type int"), (["x"], "the source is of type list"),
    ("k.hip", "'k.hip' is the name of a file, not a source: pass pathlib.Path('k.hip')"),
    ("/nowhere/kernels/k.cu\n", "is the name of a file"),
])
def test_what_is_no_source(source, said):
    with pytest.raises(CompileError, match="^kernel.hip: error: ") as caught:
        compile(source)
    assert said in str(caught.value)


def test_a_file_that_is_no_text(tmp_path):
    (tmp_path / "k.hip").write_bytes(b"// one\n// \xff\n")
    with pytest.raises(CompileError, match="^k.hip:2: error: byte 0xff is not UTF-8"):
        compile(tmp_path / "k.hip")
    with pytest.raises(FileNotFoundError, match="none.hip"):
        compile(tmp_path / "none.hip")


def test_names_like_those_of_allocators_are_fine():
    source = HEAD + ('__device__ int malloc, kept[4];\n'
                     '__device__ __attribute__((noinline)) int free(int x) { return x + malloc; }\n'
                     'extern "C" __global__ void k(int* a) { a[0] = free(a[1]) + kept[a[2]]; }\n')
    assert list(compile(source, name="malloc@home.hip").kernels) == ["k"]


def test_letters_of_all_languages_elsewhere_are_fine():
    source = HEAD + ('// größe, 大きさ\n__device__ int größe(int x) { return x * 3; }\n'
                     'extern "C" __global__ void k(int* a) { a[0] = größe(a[1]); }\n')
    assert list(compile(source, name="Übung 1.hip").kernels) == ["k"]


@pytest.mark.parametrize("name", ["a\nb", "a\rb", 'a"b', "a\0b", "\ud800"])
def test_names_that_would_end_the_line(name):
    with pytest.raises(ValueError, match="quotes or line breaks"):
        compile(HEAD, name=name)


# ---- compilers that are not there

def test_without_the_pinned_clang(monkeypatch, tmp_path):
    monkeypatch.setattr(compilers.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(toolchain.MissingCompilerError, match="pip install ziglang"):
        compile(HEAD)
    assert issubclass(toolchain.MissingCompilerError, A2AError)


@pytest.mark.parametrize("content", [None, "no program", "#!/dev/null/at/all\n"])
def test_a_clang_that_does_not_run(monkeypatch, tmp_path, content):
    fake = tmp_path / "zig"
    if content:
        fake.write_text(content)
        fake.chmod(0o755)
    monkeypatch.setattr(compilers, "zig", lambda: str(fake))
    with pytest.raises(toolchain.MissingCompilerError, match="is not there|does not run"):
        compile(HEAD)


def test_the_command_says_so_in_one_line(tmp_path):
    """`a2a run` without a compiler prints one line."""
    code = ("import importlib.util, sys; find = importlib.util.find_spec\n"
            "importlib.util.find_spec = lambda name, *a: None if name == 'ziglang' else find(name, *a)\n"
            "from a2a_lib.cli import main; sys.exit(main(['run', 'token_flags']))")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "A2A_CACHE_DIR": str(tmp_path)})
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == "a2a run: the clang that compiles kernels is missing: pip install ziglang\n"


def test_a_node_that_is_given_no_source_says_so():
    from a2a_lib import Node

    with Node(1, xcds=1, cus=1) as node:
        for wrong in (b"x", None, 7, "kernel.hip"):
            with pytest.raises(CompileError, match="^kernel.hip: error: "):
                node.load(wrong)
