"""Every wait of every rung, given up: the report names the rank, the peer, the slot, what was expected and what was seen."""
import re

import pytest
from rung_tools import check_in_a_row, draw, make

from a2a_lib.errors import DeadlockError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Shape
from a2a_lib.kernels.rung import waits
from a2a_lib.kernels.rung.variants import inlined
from a2a_lib.machine.node import Node
from a2a_lib.machine.trace.reports import waiting

SHAPE = Shape("waits", 16, 4, 136, 12, 3)
PAIR = "world.rank != 2 || peer != 1"  # rank 2 forgets rank 1
COUNT = ("    signal<Order::release, Scope::system>(count,", f"    if ({PAIR}) signal<Order::release, Scope::system>(count,")
TOKEN = ("    if (lane_id() == 0)\n      signal<Order::release, Scope::system>(world.at(recv_flags",
         f"    if (lane_id() == 0 && ({PAIR} || slot != 3))\n      signal<Order::release, Scope::system>(world.at(recv_flags")
REPLY = ("if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags",
         f"if (lane_id() == 0 && ({PAIR})) signal<Order::release, Scope::system>(world.at(reply_flags")
RANK = ("      signal<Order::release, Scope::system>(flag,", f"      if ({PAIR}) signal<Order::release, Scope::system>(flag,")
COUNTS_WAIT = r"rank 1 waits for rank 2 in {}: counts\[{}, 2\] \(parity {}, source 2\), expected {} << 32 \| rows, seen {}"
TOKEN_WAIT = r"rank 1 waits for rank 2 in {}: recv_flags\[2, 3\] \(source 2, slot 3\), expected {}, seen {}"
REPLY_WAIT = r"rank 1 waits for rank 2 in {}: reply_flags\[(\d+), (\d+)\] \(token \d+, k \d+\), expected {}, seen {}"
RANK_WAIT = (r"rank 1 waits for rank 2 in {}: rank_flags\[{}, 2\] \(parity {}, source 2\), expected {} << 32 \| rows \+ 1, "
             r"seen {}")
WAITS = [  # rung, kernel, what is not sent, report
    ("rank_flags", "dispatch_recv", RANK, RANK_WAIT), ("rank_flags", "combine_recv", REPLY, REPLY_WAIT),
    ("token_flags", "dispatch_send", COUNT, COUNTS_WAIT), ("token_flags", "dispatch_recv", TOKEN, TOKEN_WAIT),
    ("token_flags", "combine_recv", REPLY, REPLY_WAIT), ("active_tokens", "combine", REPLY, REPLY_WAIT),
    ("fused_combine", "combine", REPLY, REPLY_WAIT), ("no_overheads", "dispatch", COUNT, COUNTS_WAIT),
    ("no_overheads", "dispatch", TOKEN, TOKEN_WAIT), ("varlen", "dispatch", COUNT, COUNTS_WAIT),
    ("varlen", "dispatch", TOKEN, TOKEN_WAIT), ("varlen", "combine", REPLY, REPLY_WAIT),
]


def broken(rung, old, new):
    text = inlined(rungs[rung].SOURCE.read_text())
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.sample(3)
@pytest.mark.parametrize("rung, kernel, change, report", WAITS,
                         ids=[f"{rung}: {re.search(r': (.*?_flags|counts)', report)[1]}" for rung, _, _, report in WAITS])
@pytest.mark.parametrize("call", (1, 2))
def test_a_wait_names_rank_peer_slot_expected_and_seen(rung, kernel, change, report, call):
    """A flag is missing in the first call, or only in the second. Then the flag still has the value of the first call."""
    source = broken(rung, change[0], change[1].replace(PAIR, f"{PAIR} || world.epoch != {call}"))
    comm = make(SHAPE, 4, rung=rung, node=Node(4, name="small"), blocks=6, source=source)
    problems = [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(2)]
    if call == 2:
        problems[0].check(comm(problems[0]))
    raised = pytest.raises(DeadlockError, comm, problems[call - 1])
    parity = report in (COUNTS_WAIT, RANK_WAIT)
    seen = "0" if call == 1 or parity else "1"
    expected = report.format(kernel, *((call % 2, call % 2) if parity else ()), call, seen)
    match = re.search(expected, str(raised.value))
    assert match, f"{expected}\n{raised.value}"
    if report is REPLY_WAIT:
        token, k = map(int, match.groups())
        assert problems[call - 1].topk_ids[1][token, k] // comm.local_experts == 2


def test_a_grid_barrier_that_is_never_complete():
    comm = make(SHAPE, 4, rung="rank_flags", node=Node(4, name="small"), blocks=40, waves=16, variant="unchecked")
    with pytest.raises(DeadlockError, match=r"rank 3 waits in dispatch_send: barrier\[1\] \(state 1\), expected one more "
                                            r"than seen: .*, seen 0") as raised:
        comm(draw(SHAPE, 4, 1))
    assert "24 of 40 blocks have not started: no CU has room" in str(raised.value)


@pytest.mark.parametrize("rung", ("rank_flags", "token_flags", "active_tokens", "fused_combine", "no_overheads", "varlen"))
def test_every_wait_has_a_bound(rung):
    """If a rank is late, each wave that waits for it exceeds the bound, though nothing hangs."""
    comm = make(SHAPE, 4, rung=rung, node=Node(4, name="small", max_wait_us=60), blocks=4)
    with pytest.raises(DeadlockError, match=r"exceeds its bound of 60 us(.|\n)*expected:\n  rank [013] waits for rank 2 in "
                                            r"dispatch\w*: (rank_flags|counts)\[1, 2\] .*, expected 1 << 32 \| rows.*seen 0"):
        check_in_a_row(comm, [draw(SHAPE, 4, 1)], {2: 400})


def test_calls_under_way_are_told_apart_where_they_can_be():
    comm = make(SHAPE, 4, node=Node(4, name="small"), blocks=6, source=broken("token_flags", *REPLY))
    with pytest.raises(DeadlockError, match=r"reply_flags\[\d+, \d+\] \(token \d+, k \d+\), expected its call's number, 1 or 2, seen 0"):
        check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(2)])
    comm = make(SHAPE, 4, node=Node(4, name="small"), blocks=6, source=broken("token_flags", *COUNT))
    with pytest.raises(DeadlockError, match=r"counts\[1, 2\] \(parity 1, source 2\), expected 1 << 32 \| rows"):
        check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(2)])


def test_a_report_says_who_could_set_each_flag_and_the_cycle():
    """Rank 2 forgets the tokens of rank 1. Rank 1 then sends no replies."""
    comm = make(SHAPE, 4, rung="token_flags", node=Node(4, name="small"), blocks=6, source=broken("token_flags", *TOKEN))
    with pytest.raises(DeadlockError) as raised:
        comm(draw(SHAPE, 4, 0, num_tokens=12))
    by_kernel = {}
    for waiter in waiting(raised.value):
        by_kernel.setdefault((waiter.rank, waiter.kernel), []).extend(waiter.words)
    word, = {each.name: each for each in by_kernel[1, "dispatch_recv"]}.values()
    assert (word.name, word.could_set, word.expected, word.value) == ("recv_flags[2, 3]", [2], "1", 0)
    for rank in (0, 2, 3):  # they wait for rank 1's experts, or for nobody
        assert {tuple(each.could_set) for each in by_kernel.get((rank, "combine_recv"), ())} <= {(1,)}
    assert raised.value.report["cycle"] == [1, 2]


def test_a_real_gpu_prints_an_address_and_the_host_says_whose_it_is():
    comm = make(SHAPE, 4, blocks=2)
    text = waits.addresses(comm)
    for own, rank in zip(comm.local, comm.ranks, strict=True):
        assert f"rank {rank}: counts[parity, source], [2, 4] of 8 bytes at {own['counts'].address:#x}, expected n << 32" in text
    assert text.endswith("calls in flight: n = none")
