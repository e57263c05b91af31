"""Every instruction, family by family, against AMD's pseudocode or the rules of `handwritten`. Every mnemonic that the sample kernels use
has a test, the pinned clang assembles every kernel of this suite, and the oracle's floats are those of numpy and exact arithmetic."""
import math
import re
import shutil
import subprocess
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from a2a_lib.errors import LoadError

from . import cases, fp, harness, test_control


def assembler():
    """The pinned clang, as an argument list, or None."""
    try:
        import ziglang
    except ImportError:
        return None
    zig = Path(ziglang.__file__).parent / "zig"
    return [str(zig if zig.exists() else shutil.which("zig")), "clang"]


def kernels():
    """The kernels of every family, without the states that they start from, and those written by hand."""
    for family in cases.GROUPS:
        sizes = {"lds": {"lds": 4096}, "scratch": {"scratch": 128}}.get(family, {})
        yield from (harness.Test(text, [], **sizes) for text in cases.family(family))
    yield from (case.test for case in test_control.CASES)


@pytest.mark.skipif(assembler() is None, reason="ziglang is not installed")
def test_clang_accepts(tmp_path):
    tests = list(kernels())
    for number, test in enumerate(tests):
        test.name = f"k{number}"
    (tmp_path / "module.s").write_text(harness.module_text(tests))
    command = [*assembler(), "-x", "assembler", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-c", "-o", str(tmp_path / "module.o")]
    result = subprocess.run([*command, str(tmp_path / "module.s")], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[:2000]


def wrong(case, result, optional):
    """What is wrong with an instruction, a line each. optional: compilers seldom emit it, and the simulator may refuse it."""
    if isinstance(result, Exception):
        return [] if optional and isinstance(result, LoadError) else [str(result)]
    for number, (start, got) in enumerate(zip(case.test.states, result)):
        if differences := harness.differences(case.test, start, case.expect(start), got):
            return [f"run {number}: {difference}" for difference in differences]
    return []


@pytest.mark.parametrize("family", cases.GROUPS)
def test_every_instruction(simulator, family):
    group = cases.group(family)
    results = harness.Batch(simulator, [case.test for case in group]).run()
    failures = {case.test.text: lines for case, result in zip(group, results) if (lines := wrong(case, result, family == "optional"))}
    if failures:
        pytest.fail("\n".join("\n  ".join([text, *lines]) for text, lines in failures.items()), pytrace=False)


# Mnemonic -> where it is tested instead.
ELSEWHERE = {
    "s_endpgm": "ends every kernel of this suite",
}


def mnemonics(text):
    return {line.split()[0] for line in text.split("\n") if line and not line.endswith(":")}


def covered():
    names = set()
    for text in cases.texts():
        names.add(text.split()[0])
    for case in test_control.CASES:
        names |= mnemonics(case.test.body)
    return names


def test_every_sample_mnemonic_is_covered():
    wanted = set("".join((cases.DATA / "mnemonics.txt").read_text().splitlines(keepends=True)[1:]).split())
    assert len(wanted) == 338
    assert wanted - covered() - set(ELSEWHERE) == set()
    assert not set(ELSEWHERE) & covered()


def test_all_forms_are_run_and_families_have_the_expected_breadth():
    """No line of the catalogue falls between the families."""
    run = set(cases.texts())
    left = [t for t in cases.catalogue() if t not in run and not cases.CONTROL.match(t)]
    assert left == []
    run = covered()
    left = {t.split()[0] for t in cases.catalogue() if cases.CONTROL.match(t)} - run - set(ELSEWHERE)
    assert left <= {"s_setreg_b32", "s_setreg_imm32_b32"}, left
    count = {name: len(cases.family(name)) for name in cases.GROUPS}
    conditions = {re.match(r"v_cmp_(\w+?)_([a-z]\d+)", t).groups() for t in cases.pick(r"v_cmp_(?!class)")}
    assert len(conditions) >= 76, "compare conditions and types"
    assert count["dpp"] > 150 and count["sdwa"] > 200 and count["lds"] > 200 and count["atomics"] > 200


def test_float_formats_round_like_numpy():
    rng = harness.seeded("formats")
    for _ in range(500):
        x = rng.uniform(-1, 1) * 2.0 ** rng.randint(-160, 130)
        with np.errstate(all="ignore"):
            assert fp.from_float("f32", x) == int(np.float32(x).view(np.uint32))
            assert fp.from_float("f16", x) == int(np.float16(x).view(np.uint16))
    for bits in (*range(0, 65536, 7), *range(0x3FF, 65536, 0x400)):
        x = fp.to_float("f16", bits)
        if math.isfinite(x):
            assert fp.from_float("f16", x) == bits == fp.from_fraction("f16", Fraction(x), bits >> 15)
    for fmt in ("fp8", "bf8"):
        assert all(fp.from_float(fmt, fp.to_float(fmt, b)) == b for b in range(256))
