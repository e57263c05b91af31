"""Waits with a bound end, and say what they saw; where the flag comes in time they write nothing."""
from pathlib import Path

import pytest
import torch

from a2a_lib import Node, SymmetricHeap
from a2a_lib.lab import bounded

SAMPLE = Path(__file__).parents[1] / "samples" / "bounded.hip"
US = 40


def meet(away: int, ranks: int = 4, blocks: int = 2, room: int = 64, **options):
    """The logs of all ranks as tables, their outputs, and the us that the last kernel took."""
    node = Node(ranks, name="small", seed=0, **options)
    module, heap = node.load(SAMPLE), SymmetricHeap(node, 4096)
    flags = heap.alloc("flags", (blocks, ranks), torch.uint32)
    heap.zero_()
    logs, out = [bounded.log(rank, room) for rank in node.ranks], [rank.zeros((1,), torch.uint32, "out") for rank in node.ranks]
    node.synchronize()
    mark = node.mark()
    for i, rank in enumerate(node.ranks):
        rank.launch(module.meet, blocks, 64, heap.world(rank, 1), flags[i], logs[i], room, US, away, out[i])
    trace = node.trace_since(mark)
    return ([bounded.gave_up(log, flags) for log in logs], [int(value.to_torch()) for value in out], float(trace.span_us), node)


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_nothing_is_written_where_all_come(memory):
    tables, out, us, node = meet(away=-1, memory=memory, races=memory == "strict")
    assert [len(table.rows()) for table in tables] == [0] * 4 and out == [0] * 4 and us < US
    assert not node.races


def test_the_living_ranks_end_after_one_bound_and_name_the_one_that_is_away():
    tables, out, us, _ = meet(away=2, memory="strict")
    assert out == [2, 2, 0, 2] and US < us < 2 * US
    assert tables[2].rows() == []
    for rank in (0, 1, 3):
        rows = tables[rank].rows()
        first = next(row for row in rows if row[4] == "flags[2]" and not row[3].startswith("dump"))
        assert first[0] == rank and first[3] == "2" and first[5:7] == (1, 0) and US < first[7] < US + 5
        dumped = {row[4]: row[6] for row in rows if row[3].startswith("dump")}
        assert dumped == {"flags[0]": 1, "flags[1]": 1, "flags[2]": 0, "flags[3]": 1}


def test_more_waits_than_room_are_counted():
    tables, *_ = meet(away=0, room=1)
    assert len(tables[1].rows()) == 1 and "9 more without room" in tables[1].title


def test_a_log_of_another_shape_is_refused():
    with pytest.raises(ValueError, match="1 \\+ 8 \\* room words"):
        bounded.gave_up(Node(1, name="small").ranks[0].zeros((8,), torch.uint64))
