"""Questions for an exam. The exam computes numeric answers; these tests compute them again in another way."""
import re
from pathlib import Path

import pytest

from a2a_lib import cli
from a2a_lib.course.teach import exam

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(20)


def busiest_wave(waves, step, rows):
    return max(sum(slot % waves == wave for expert in range(32) for slot in range(expert * step, expert * step + rows))
               for wave in range(0, waves, 16))


def slots_of_experts(ids, flat):
    return sum(other < ids[flat] for other in ids) + ids[:flat].count(ids[flat])


ORACLES = {
    "lanes_off": lambda rows, threads: -rows % threads,
    "slots_of_experts": slots_of_experts,
    "padded_rows": lambda counts, tile: sum(count + -count % tile for count in counts),
    "received_rows": lambda sends, rank: sum(list(zip(*sends))[rank]),
    "translated": lambda bases, rank, peer, offset: bases[rank] + offset - bases[rank] + bases[peer],
    "link_time": lambda mebibytes, rate: mebibytes * 1024 * 1024 / (rate * 1e9) * 1e6,
    "number_of_flags": lambda ranks, tokens, topk: len([(a, b) for a in range(ranks) for b in range(ranks)]),
    "busiest_wave": busiest_wave,
    "rows_once": lambda ids: sum(any(expert // 2 == rank for expert in row) for row in ids for rank in range(4)),
}


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_come_from_code(seed):
    drawn = exam.draw(seed)
    assert {item.name for item in drawn if item.value is not None} == set(ORACLES)
    for item in drawn:
        if item.value is None:
            continue
        want = ORACLES[item.name](**item.given)
        assert item.value == pytest.approx(want, rel=1e-12), item.name
        (printed,) = re.findall(r"\*\*([^*]+)\*\*", item.answer)
        number = int(printed, 16) if printed.startswith("0x") else int(printed.split()[0])
        assert number == round(want), item.name


def test_seeds_draw_other_numbers_and_questions_have_no_answers():
    assert exam.sheets(3) == exam.sheets(3)
    assert exam.sheets(3)[0] != exam.sheets(4)[0]
    for seed in SEEDS:
        questions, answers = exam.sheets(seed)
        assert "**" not in questions and questions.count("\n## ") == answers.count("\n## ") == len(exam.QUESTIONS)


def test_every_question_names_a_lesson():
    for _, lesson, minutes, _ in exam.QUESTIONS:
        assert list((ROOT / "notebooks").glob(f"{lesson}_*.ipynb")) and 3 <= minutes <= 10


def test_the_command_prints_one_sheet(call_a2a):
    assert call_a2a("exam", "--seed", "7").out == exam.sheets(7)[0]
    assert call_a2a("exam", "--seed", "7", "--answers").out == exam.sheets(7)[1]
    pytest.raises(SystemExit, cli.main, ["exam"])
