"""Kernels of the later rungs broken on purpose, each noticed: wrong answers with ideal memory, missing order by the
race detector. What these rungs share with token_flags is broken in test_hazards.py; missing order, resets and epochs, by
name and with weaker memory, in tests/rung/test_mutations.py."""
import pytest
from hazard_tools import (
    LATER_SITUATIONS,
    long_rows,
    many_experts,
    many_waves,
    noticed,
    one_block,
    whole_calls,
)
from rung_tools import mutant

ROLES = {  # in every rung with a combine of two roles: situation, text, text instead
    "nobody sends": (whole_calls, "const bool sends = turn < senders;", "const bool sends = turn < 0;"),
    "nobody receives": (whole_calls, "const bool sends = turn < senders;", "const bool sends = true;"),
    "own ticket reset": (many_waves, "tickets[(world.epoch + 1) % 2] = 0;", "tickets[world.epoch % 2] = 0;"),
    "ticket per thread": (whole_calls, "if (threadIdx.x == 0) ticket = ", "ticket = "),
    "senders numbered as if they were all": (whole_calls, "blocks = sends ? senders : gridDim.x - senders",
                                             "blocks = gridDim.x"),
    "receivers start behind the tokens": (whole_calls, "block = sends ? turn : turn - senders", "block = turn"),
    "dropped choices waited for": (whole_calls, "if (broadcast(id, k) < 0) continue;", ""),
    "only the first tile": (long_rows, "tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE)", "tiles = 1"),
    "last tile rounded down": (whole_calls, "tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE)",
                               "tiles = chunks / (TILE * WAVE)"),
    "a tile twice": (long_rows, "int(item % tiles) * TILE * WAVE + lane", "int(item % tiles) / 2 * 2 * TILE * WAVE + lane"),
    "past the end of a row": (whole_calls, "if (c + i * WAVE < chunks) ((Half8*)out)", "((Half8*)out)"),
}
FUSED = {
    "shift of the first expert": (whole_calls, "shift[e],", "shift[0],"),
    "scale in fp16 twice": (whole_calls, "half_t(scale * float(h[i][j]))", "half_t(scale * scale * float(h[i][j]))"),
    "only the first tile of a row": (long_rows, "c < chunks; c += TILE * WAVE", "c < WAVE; c += TILE * WAVE"),
    "a piece too many": (
        whole_calls, "      if (c + i * WAVE < chunks) out[c + i * WAVE] = h[i];", "      out[c + i * WAVE] = h[i];"),
    "rows that are not there": (whole_calls, "    if (row >= (int)expert_count[e]) continue;\n", ""),
}
DISPATCH = {  # in every rung with one dispatch kernel
    "dispatch ticket not reset": (whole_calls, "dispatch_tickets[(world.epoch + 1) % 2] = 0;", ";"),
    "own dispatch ticket reset": (many_waves, "dispatch_tickets[(world.epoch + 1) % 2] = 0;",
                                  "dispatch_tickets[world.epoch % 2] = 0;"),
    "slots of one epoch for all": (whole_calls, "send_slots + world.epoch % 2 * world.world_size", "send_slots"),
    "no counts": (whole_calls, "if (turn == 0) send_counts", "if (false) send_counts"),
    "alone it sends counts only": (one_block, "if (turn == 0 && senders > 1) return;", "if (turn == 0) return;"),
    "the sender of counts takes tokens": (whole_calls, "block = senders > 1 ? turn - 1 : 0", "block = turn"),
    "counts of the other parity": (whole_calls, "&counts[(world.epoch % 2) * world.world_size + source]",
                                   "&counts[((world.epoch + 1) % 2) * world.world_size + source]"),
}
NO_OVERHEADS = {
    "slots that are not there": (whole_calls, "    if (slot >= (int)count[source]) continue;\n", ""),
}
VARLEN = {
    "items counted from the first sequence": (whole_calls, "(lane ? broadcast(ends_, lane - 1) : begin_)", "begin_"),
    "items of the first sequence counted from nought": (many_experts, "broadcast(ends_, lane - 1) : begin_",
                                                        "broadcast(ends_, lane - 1) : 0"),
    "counts not summed": (whole_calls, "wave_inclusive_sum(", "("),
    "the sequences after begin at nought": (many_experts, "load(base_ + WAVE, end_)", "load(base_ + WAVE, 0)"),
    "counts past the last": (many_experts, "base + lane_id() < n_ ? count_[base + lane_id()] : 0",
                             "count_[base + lane_id()]"),
    "a receiver leaves out items": (whole_calls, "rows.at(i); i += waves) {\n    const int64_t from",
                                    "rows.at(i); i += waves + 1) {\n    const int64_t from"),
    "a sender leaves out items": (whole_calls, "rows.at(i); i += waves) {\n    const int e",
                                  "rows.at(i); i += waves + 1) {\n    const int e"),
    "rows from the source before": (whole_calls, "Origin{rows.sequence, meta.flat}",
                                    "Origin{rows.sequence ? rows.sequence - 1 : 0, meta.flat}"),
}
# What rungs share is broken in one of them, or in some: compiling takes longer than running.
MUTANTS = [("active_tokens", name, how) for name, how in ROLES.items()]
MUTANTS += [("fused_combine", name, how) for name, how in [*FUSED.items(), *list(ROLES.items())[1::5]]]
MUTANTS += [("no_overheads", name, how) for name, how in [*DISPATCH.items(), *NO_OVERHEADS.items()]]
MUTANTS += [("varlen", name, how) for name, how in [*VARLEN.items(), *list(DISPATCH.items())[2::5]]]


@pytest.mark.sample(2)
@pytest.mark.parametrize("situation", LATER_SITUATIONS, ids=lambda situation: situation.__name__)
@pytest.mark.parametrize("rung", sorted({rung for rung, *_ in MUTANTS}))
def test_the_kernel_itself_survives(rung, situation):
    situation(None, rung)


@pytest.mark.sample(3)
@pytest.mark.parametrize("rung, change", [(rung, change) for rung, _, change in MUTANTS],
                         ids=[f"{rung}: {name}" for rung, name, _ in MUTANTS])
def test_a_mutant_is_noticed(rung, change):
    situation, old, new = change
    noticed(situation, mutant(old, new, rung=rung), rung=rung)
