"""`show.source` shows the right lines, titles and marks."""
import hashlib
import importlib.util
import json
import re
from pathlib import Path

import pytest
from trace_tools import run  # noqa: F401

import a2a_lib as a2a
from a2a_lib import show  # noqa: E402
from a2a_lib.kernels.all_to_all import published

ROOT = Path(__file__).resolve().parents[2]


KERNEL = """#include "a2a/a2a.h"
// twice(x) is called below { and this brace does not count
__device__ int twice(int x);

// Says what it does.
template <class T>
__device__ T twice(T x) { return x + x; }

extern "C" __global__ void copy(int* to, const int* from, int n) {
  for (int i = 0; i < n; ++i) {
    if (from[i] > 0) {
      to[i] = twice(from[i]);  // not to[0]
    }
  }
}
"""


def test_source_of_a_file_its_holes_and_of_a_kernel(tmp_path):
    path = tmp_path / "mine.h"
    path.write_text(KERNEL)
    excerpt = show.source(path, "twice")
    assert (excerpt.first, excerpt.lines[0], excerpt.lines[-1]) == (5, "// Says what it does.",
                                                                  "__device__ T twice(T x) { return x + x; }")
    assert show.source(path, "twice", comment=False).lines[0] == "template <class T>"
    part = show.source(path, "copy", part="if (from", mark=["to[i] ="])
    assert repr(part).splitlines() == [
        "mine.h, lines 10 to 14", "10   for (int i = 0; i < n; ++i) {", "11     if (from[i] > 0) {",
        "12 >     to[i] = twice(from[i]);  // not to[0]", "13     }", "14   }"]
    html = part._repr_html_()
    assert "<b>for</b> (<b>int</b> i" in html and "i &lt; n" in html and "// not to[0]</i>" in html
    pytest.raises(KeyError, show.source, path, "thrice").match("no function 'thrice' is defined in mine.h")
    pytest.raises(ValueError, show.source, path, "copy", part="thrice").match("does not occur")
    pytest.raises(ValueError, show.source, path, "copy", mark=["not to"]).match("does not occur")
    path = tmp_path / "three.hip"
    path.write_text("void three(int* p) {\n  p[0] = 0;\n  p[1] = 1;\n  p[2] = 2;\n}\n")
    shown = show.source(path, "three", holes={"exercise 1": ("p[0]", "p[1]")})
    assert shown.lines == ["void three(int* p) {", "  // exercise 1", "  //", "  p[2] = 2;", "}"]
    with pytest.raises(ValueError, match="no lines from"):
        show.source(path, "three", holes={"exercise 1": ("p[1]", "p[0]")})
    module = a2a.compile(KERNEL.replace("__device__ int twice(int x);\n", ""), name="mine.hip")
    assert show.source(module, "copy").lines[0].startswith('extern "C"')
    assert show.source(module, "copy").title == "mine.hip, lines 8 to 14"
    assert show.source(module, "copy", part="to[i]", mark=["twice"]).lines[0] == "if (from[i] > 0) {"


def test_every_kernel_of_the_course_is_found():
    for path in sorted((ROOT / "a2a_lib" / "kernels" / "all_to_all").glob("*.hip")):
        text = path.read_text()
        names = re.findall(r"__global__\s+(?:__launch_bounds__\([^)]*\)\s+)?void\s+(\w+)", text)
        assert names, path
        for name in names:
            excerpt = show.source(path, name)
            assert f"void {name}(" in "\n".join(excerpt.lines) and excerpt.lines[-1] == "}"
            assert "\n".join(excerpt.lines) in text


def _figures():
    spec = importlib.util.spec_from_file_location("figures_make", ROOT / "figures" / "make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FIGURES = _figures()


@pytest.mark.soak
@pytest.mark.parametrize("name", FIGURES.FIGURES)
def test_no_stored_figure_is_stale(name):
    assert FIGURES.stale(name) == "", "run python figures/make.py, and look at what it drew"


def test_the_stored_ladder_says_what_a_lesson_says():
    """All rungs at the largest shape take a minute (make soak). One of them is enough to tell that kernels, compiler or
    clock changed: token_flags, whose time lesson 08 prints, which is executed and compared."""
    stored = json.loads((FIGURES.HERE / "ladder.json").read_text(encoding="utf-8"))
    assert hashlib.sha256((FIGURES.HERE / "ladder.webp").read_bytes()).hexdigest() == stored["webp"]
    lesson = next((ROOT / "notebooks").glob("08_*.ipynb")).read_text(encoding="utf-8")
    (us,) = re.findall(r'"token_flags: ([\d.]+) us, simulated', lesson)
    assert f"; token_flags {us} us simulated;" in stored["alt"], "run python figures/make.py"
    assert {f"{name} {figure.us:,.1f} us published" for name in re.findall(r"; (\w+) [\d,.]+ us sim", stored["alt"])
            if (figure := published.of(name))} <= set(re.split(r"[;:.] ", stored["alt"]))


def test_a_stale_figure_is_named(tmp_path, monkeypatch, run, capsys):
    monkeypatch.setattr(FIGURES, "HERE", tmp_path)
    monkeypatch.setattr(FIGURES, "FIGURES", {"it": lambda: show.timeline(run)})
    assert FIGURES.main(["--check"]) == 1 and "it.json is missing" in capsys.readouterr().err
    assert FIGURES.main([]) == 0 and FIGURES.main(["--check"]) == 0
    monkeypatch.setattr(FIGURES, "FIGURES", {"it": lambda: show.flags(run)})
    assert FIGURES.main(["--check"]) == 1 and "the data behind it.webp changed" in capsys.readouterr().err
    (tmp_path / "it.webp").write_bytes(b"another")
    assert "not the file" in FIGURES.stale("it")
