"""The cache of compiled kernels: what a key covers, damage, bounds."""
import hashlib
import json
import os
import re
import time

import pytest
from file_tools import fill_disk

from a2a_lib import toolchain
from a2a_lib.machine.toolchain import cache, compile, includes
from a2a_lib.machine.toolchain import hip as compilation

KERNEL = '#include "a2a/hip.h"\nextern "C" __global__ void k(int* a) { *a = N; }\n'


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path / "cache"))


@pytest.fixture
def built(monkeypatch):
    """A list that grows with every compilation that really runs."""
    runs, build = [], compilation._build
    monkeypatch.setattr(compilation, "_build", lambda *a: runs.append(1) or build(*a))
    return runs


def entries():
    return sorted(toolchain.cache_dir().glob("*.entry"))


def stored(module):
    """The number that the kernel of KERNEL stores."""
    return max(int(number) for number in re.findall(r"v_mov_b32_e32 v\d+, (\d+)\n", module.asm))


# ---- what a key covers

def test_source_headers_and_flags(tmp_path, built):
    (tmp_path / "k.hip").write_text('#include "a b.h"\n' + KERNEL)
    (tmp_path / "a b.h").write_text("#define N 17\n")
    first = compile(tmp_path / "k.hip")
    again = compile(tmp_path / "k.hip")
    assert len(built) == 1 and again == first
    (tmp_path / "a b.h").write_text("#define N 18\n")
    assert stored(compile(tmp_path / "k.hip")) == 18 and len(built) == 2
    compile(tmp_path / "k.hip", opt="-O1")
    assert len(built) == 3


def test_a_header_that_appears_earlier_on_the_path(tmp_path, built):
    """The header appears beside the file, in an earlier folder, or beside the header that includes it."""
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    (tmp_path / "k.hip").write_text('#include "outer.h"\n' + KERNEL)
    (second / "outer.h").write_text('#include "x.h"\n')
    (tmp_path / "third").mkdir()
    (tmp_path / "third" / "x.h").write_text("#define N 1\n")

    def now():
        return stored(compile(tmp_path / "k.hip", include_dirs=[first, second, tmp_path / "third"]))
    assert now() == 1
    (first / "x.h").write_text("#define N 2\n")
    assert now() == 2
    (tmp_path / "x.h").write_text("#define N 3\n")
    assert now() == 3
    (second / "x.h").write_text("#define N 4\n")  # beside outer.h: there #include "x.h" looks first
    assert now() == 4
    (second / "x.h").unlink()
    assert now() == 3 and len(built) == 4, "and the entry of before is found again"


def test_what_has_include_asks_for(tmp_path):
    (tmp_path / "k.hip").write_text('#if __has_include("mine.h")\n#define N 5\n#else\n#define N 6\n#endif\n' + KERNEL)
    assert stored(compile(tmp_path / "k.hip")) == 6
    (tmp_path / "mine.h").write_text("")
    assert stored(compile(tmp_path / "k.hip")) == 5


def test_include_next(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    (one / "x.h").write_text("#include_next <x.h>\n")
    (two / "x.h").write_text("#define N 7\n")
    source = "#include <x.h>\n" + KERNEL
    assert stored(compile(source, include_dirs=[one, two])) == 7
    (two / "x.h").write_text("#define N 8\n")
    assert stored(compile(source, include_dirs=[one, two])) == 8


def test_names_that_a_macro_makes(tmp_path, built):
    """The text does not show names that a macro makes; the compiler reports them."""
    (tmp_path / "far").mkdir()
    (tmp_path / "near").mkdir()
    (tmp_path / "far" / "x.h").write_text("#define N 1\n")
    source = "#define FILE <x.h>\n#include FILE\n" + KERNEL

    def now():
        return stored(compile(source, include_dirs=[tmp_path / "near", tmp_path / "far"]))
    assert now() == now() == 1 and len(built) == 1
    (tmp_path / "far" / "x.h").write_text("#define N 2\n")
    assert now() == 2
    (tmp_path / "near" / "x.h").write_text("#define N 3\n")
    assert now() == 3 and now() == 3 and len(built) == 3


def test_a_header_that_only_another_target_includes_counts(tmp_path):
    """The pinned clang does not read it, nvcc would: its text is part of the key for every target."""
    (tmp_path / "cuda_only.h").write_text("// one\n")
    source = b'#ifdef __CUDACC__\n#include "cuda_only.h"\n#endif\n'
    before = includes.all_included(source, str(tmp_path), [])
    (tmp_path / "cuda_only.h").write_text("// two\n")
    assert includes.all_included(source, str(tmp_path), []) != before


def test_a_text_looks_in_the_current_folder_and_a_file_in_its_own(tmp_path, monkeypatch):
    for place, number in (("here", 1), ("there", 2)):
        (tmp_path / place).mkdir()
        (tmp_path / place / "x.h").write_text(f"#define N {number}\n")
    source = '#include "x.h"\n' + KERNEL
    (tmp_path / "here" / "k.hip").write_text(source)
    monkeypatch.chdir(tmp_path / "here")
    assert stored(compile(source)) == 1
    monkeypatch.chdir(tmp_path / "there")
    assert stored(compile(source)) == 2, "another folder, another header"
    assert stored(compile(tmp_path / "here" / "k.hip")) == 1, "as with every compiler"


def test_the_current_folder_alone_changes_no_key(tmp_path, monkeypatch, built):
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
        monkeypatch.chdir(tmp_path / place)
        compile("#define N 4\n" + KERNEL)
    assert len(built) == 1


def test_include_paths_of_the_environment_are_not_taken(tmp_path, monkeypatch):
    (tmp_path / "env").mkdir()
    (tmp_path / "env" / "x.h").write_text("#define N 9\n")
    monkeypatch.setenv("CPATH", str(tmp_path / "env"))
    monkeypatch.setenv("CPLUS_INCLUDE_PATH", str(tmp_path / "env"))
    with pytest.raises(toolchain.CompileError, match=r"undeclared identifier 'N' .*not here, or in part: <x\.h>"):
        compile('#include <x.h>\n' + KERNEL)


# ---- damage

def test_a_damaged_entry_is_built_anew(built):
    source = "#define N 33\n" + KERNEL
    first = compile(source)
    entry, = entries()
    data = entry.read_bytes()
    body = json.loads(data[65:])
    altered = json.dumps(body | {"asm": body["asm"].replace("33", "34")}).encode()
    for damage in (b"", data[:-1], data[:65] + altered, b"{}", data[:65] + b"{}"):
        entry.write_bytes(damage)
        count = len(built)
        assert compile(source) == first and len(built) == count + 1, damage[:80]
        assert entry.read_bytes() == data


def test_an_entry_under_the_name_of_another_is_built_anew(built):
    first = compile("#define N 33\n" + KERNEL)
    one, = entries()
    second = compile("#define N 34\n" + KERNEL)
    other, = {*entries()} - {one}
    other.write_bytes(one.read_bytes())
    assert compile("#define N 34\n" + KERNEL) == second != first and len(built) == 3
    assert stored(compile("#define N 34\n" + KERNEL)) == 34 and len(built) == 3, "and is right again"


def test_a_full_disk_leaves_nothing_behind(monkeypatch):
    fill_disk(monkeypatch)
    assert compile("#define N 1\n" + KERNEL).kernels
    assert list(toolchain.cache_dir().iterdir()) == []


def test_a_folder_that_cannot_be_written_only_costs_time(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert compile("#define N 1\n" + KERNEL).kernels


# ---- bounds

def fill(number, size=1000, now=None):
    """Entries of that size, the first used longest ago."""
    cache.cache_dir().mkdir(parents=True, exist_ok=True)
    now = time.time() if now is None else now
    names = []
    for i in range(number):
        file = cache.cache_dir() / f"{hashlib.sha256(str(i).encode()).hexdigest()}.entry"
        file.write_bytes(bytes(size))
        os.utime(file, (now - 1000 + i, now - 1000 + i))
        names.append(file)
    return names


def test_those_not_used_for_longest_go_first(monkeypatch):
    monkeypatch.setattr(cache, "LIMIT", 10_000)
    files = fill(10)
    cache.prune()
    assert all(file.exists() for file in files), "10,000 bytes are within the limit"
    cache.write("f" * 64, {"text": "x" * 500})
    assert [file.exists() for file in files] == [False] * 3 + [True] * 7
    assert (cache.cache_dir() / ("f" * 64 + ".entry")).exists()
    assert sum(file.stat().st_size for file in entries()) <= 8_000


def test_a_process_looks_at_the_folder_when_it_has_written_a_hundredth_of_the_limit(monkeypatch):
    looks = []
    monkeypatch.setattr(cache, "prune", lambda prune=cache.prune: (looks.append(1), prune()))
    monkeypatch.setattr(cache, "LIMIT", 100_000)
    cache.cache_dir().mkdir()
    cache.prune()
    for n in range(4):  # of 370 bytes
        assert len(looks) == 1 + n // 3
        cache.write(f"{n:064x}", {"text": "x" * 350})


def test_reading_is_using(monkeypatch):
    monkeypatch.setattr(cache, "LIMIT", 10_000)
    cache.write("f" * 64, {"text": "x" * 500})
    old = time.time() - 5000
    os.utime(cache.cache_dir() / ("f" * 64 + ".entry"), (old, old))
    fill(10)
    assert cache.read("f" * 64)
    cache.prune()
    assert cache.read("f" * 64)


def test_only_what_is_the_caches_own_goes(monkeypatch):
    monkeypatch.setattr(cache, "LIMIT", 0)
    files = fill(2)
    mine = cache.cache_dir() / "notes.json"
    abandoned, fresh = (cache.cache_dir() / f".a2a-{digit * 16}.part" for digit in "01")
    for file in (mine, abandoned, fresh):
        file.write_text("something")
    os.utime(abandoned, (0, 0))
    cache.prune()
    assert not any(file.exists() for file in (*files, abandoned))
    assert mine.exists() and fresh.exists()


def test_the_limit_is_500_mb():
    assert cache.LIMIT == 500_000_000
