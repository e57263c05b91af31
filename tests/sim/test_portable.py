"""The size of a page and the locale's decimal point differ between machines and must not change results."""
import locale
import os
import shutil
import subprocess
import sys

import pytest
import torch
from test_diagnostics import WRONG

from a2a_lib.errors import ConfigError, DeadlockError
from a2a_lib.machine.node import Node
from a2a_lib.machine.sim.library import inspect, library_path

# A system with pages of 16 KiB, as Apple silicon has: sysconf says so, and mmap refuses other places.
LARGE_PAGES = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>
enum { PAGE = 16384 };
long sysconf(int name) {
  long (*real)(int) = dlsym(RTLD_NEXT, "sysconf");
  return name == _SC_PAGESIZE ? PAGE : real(name);
}
void* mmap(void* at, size_t bytes, int prot, int flags, int file, off_t offset) {
  void* (*real)(void*, size_t, int, int, int, off_t) = dlsym(RTLD_NEXT, "mmap");
  if ((flags & MAP_FIXED) && ((unsigned long)at % PAGE || offset % PAGE)) { errno = EINVAL; return MAP_FAILED; }
  if (at || !(flags & MAP_ANONYMOUS)) return real(at, bytes, prot, flags, file, offset);
  char* room = real(0, bytes + PAGE, prot, flags, file, offset);
  return room == MAP_FAILED ? room : (void*)(((unsigned long)room + PAGE - 1) / PAGE * PAGE);
}
"""
FILL = """
import ctypes, sys
lib = ctypes.CDLL(sys.argv[1])
lib.a2aSimUse(lib.a2aSimCreate(b'{"gpus": 1, "xcds": 1, "cus": 1}'))
size, at, length = 4 << 20, 4096 + 77, 2 << 20
p, back = ctypes.c_void_p(), (ctypes.c_uint8 * size)()
for value in (0, 0x5a):
    assert lib.hipMalloc(ctypes.byref(p), ctypes.c_size_t(size)) == 0
    assert lib.hipMemset(p, 3, ctypes.c_size_t(size)) == 0
    assert lib.hipMemset(ctypes.c_void_p(p.value + at), value, ctypes.c_size_t(length)) == 0
    assert lib.hipMemcpy(back, p, ctypes.c_size_t(size), 2) == 0
    assert bytes(back) == bytes([3]) * at + bytes([value]) * length + bytes([3]) * (size - at - length)
print("filled")
"""


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("cc"), reason="needs cc, and LD_PRELOAD")
def test_fills_on_a_system_with_larger_pages(tmp_path):
    source, library = tmp_path / "pages.c", tmp_path / "pages.so"
    source.write_text(LARGE_PAGES)
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", source, "-o", library, "-ldl"], check=True)
    done = subprocess.run([sys.executable, "-c", FILL, library_path()], env={**os.environ, "LD_PRELOAD": str(library)},
                          capture_output=True, text=True)
    assert done.stdout == "filled\n", done.stderr


NUMBERS = "LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \"\"\ngrouping -1\nEND LC_NUMERIC\n"
LETTERS = "<code_set_name> ANSI_X3.4-1968\nCHARMAP\n<U0000> \\x00 NUL\n<U002C> \\x2c COMMA\nEND CHARMAP\n"
HALVES = """#include <hip/hip_runtime.h>
extern "C" __global__ void halves(float* x) { *x = *x * 0.5f + 4.0f; printf("%.2f", *x); }
"""


@pytest.fixture
def comma(tmp_path, monkeypatch):
    """A locale with a decimal comma, made for the purpose: machines of continuous integration have none."""
    if sys.platform != "linux" or not shutil.which("localedef"):
        pytest.skip("needs glibc's localedef")
    (tmp_path / "numbers").write_text(NUMBERS)
    (tmp_path / "letters").write_text(LETTERS)
    subprocess.run("localedef -c -i ./numbers -f ./letters ./comma", shell=True, cwd=tmp_path, capture_output=True)
    monkeypatch.setenv("LOCPATH", str(tmp_path))
    before = locale.setlocale(locale.LC_NUMERIC)
    try:
        locale.setlocale(locale.LC_NUMERIC, "comma")
    except locale.Error as error:
        pytest.skip(str(error))
    yield
    locale.setlocale(locale.LC_NUMERIC, before)


def test_numbers_have_a_point_in_every_locale(comma):
    """The loader, the configuration, printf and reports all use a decimal point."""
    assert locale.format_string("%.1f", 0.5) == "0,5"
    with Node(1, name="small") as node:
        x = node.ranks[0].from_torch(torch.tensor([3.0]), "x")
        node.ranks[0].launch(node.load(HALVES, name="halves.hip")["halves"], 1, 1, x)
        assert x.to_torch().tolist() == [5.5]
        assert [line.text for line in node.printed] == ["5.50"]
        ready, out = (node.ranks[0].zeros((8,), torch.int32, name) for name in ("ready", "out"))
        node.ranks[0].launch(node.load(WRONG)["wait_for"], 1, 64, ready, out)
        pytest.raises(DeadlockError, node.synchronize).match(r"waits since \d+\.\d+ us")
    with pytest.raises(ConfigError, match=r"is from 0\.001 to 1e\+09 GB/s"):
        Node(1, name="small", constants={"hbm_gbps": 0.0001})
    assert inspect("a2aSimPreset", "mi300x")
