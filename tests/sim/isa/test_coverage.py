"""Every mnemonic that the sample kernels use has a test."""
import re

from . import cases, test_control

# Mnemonic -> where it is tested instead.
ELSEWHERE = {
    "s_endpgm": "ends every kernel of this suite",
}


def mnemonics(text):
    return {line.split()[0] for line in text.split("\n") if line and not line.endswith(":")}


def covered():
    found = set()
    for text in cases.texts():
        found.add(text.split()[0])
    for case in test_control.CASES:
        found |= mnemonics(case.test.body)
    return found


def test_every_sample_mnemonic_is_covered():
    wanted = set("".join((cases.DATA / "mnemonics.txt").read_text().splitlines(keepends=True)[1:]).split())
    assert len(wanted) == 338
    assert wanted - covered() - set(ELSEWHERE) == set()


def test_exceptions_are_needed():
    assert not set(ELSEWHERE) & covered()


def test_required_forms_are_all_run():
    """No line of the catalogue falls between the families."""
    run = set(cases.texts())
    left = [t for t in cases.catalogue() if t not in run and not cases.CONTROL.match(t)]
    assert left == []


def test_control_forms_are_all_run():
    run = covered()
    left = {t.split()[0] for t in cases.catalogue() if cases.CONTROL.match(t)} - run - set(ELSEWHERE)
    assert left <= {"s_setreg_b32", "s_setreg_imm32_b32"}, left


def test_families_have_the_expected_breadth():
    count = {name: len(cases.family(name)) for name in cases.GROUPS}
    conditions = {re.match(r"v_cmp_(\w+?)_([a-z]\d+)", t).groups() for t in cases.pick(r"v_cmp_(?!class)")}
    assert len(conditions) >= 76, "compare conditions and types"
    assert count["dpp"] > 150 and count["sdwa"] > 200 and count["lds"] > 200 and count["atomics"] > 200
