"""A kernel's marks of memory order, read from its assembly, and the rule that they must be strong enough.

A relaxed flag may give right values by luck, on the simulated node as on any other. The marks always show it.
"""

import re
from pathlib import Path

from ... import toolchain

ORDERS = {"relaxed": 0, "acquire": 1, "release": 1, "acq_rel": 2, "seq_cst": 2}
_BARRIER = "wave barrier"
NO_WAIT = ("there is no wait_equal, wait_at_least or wait_until. (A loop of plain or volatile loads orders nothing; one of acquiring "
           "atomics does, but neither the reports nor the race detector know it for a wait)")
# A mark, a barrier of the wave or of the block, or the code of a fence of scope system on gfx942.
_SAID = (r";\s*a2a\.((?:signal|wait) \w+ \w+)|;\s*(wave barrier)|^\s*s_(barrier)\b"
         r"|^\s*buffer_(?=wbl2 sc0 sc1|inv sc0 sc1)(wbl2|inv)")


def marks(source, kernel: str | None = None) -> list[str]:
    """The marks in the code of `kernel`, or of the whole module, in order: "signal release system", "wait acquire
    system", "wave barrier", "block barrier". A relaxed flag after a release fence of scope system counts as a release.
    A relaxed wait before an acquire fence counts as an acquire."""
    module = getattr(source, "module", source)
    if not hasattr(module, "asm"):
        module = toolchain.compile(Path(source) if "\n" not in str(source) else source)
    text = module.asm
    if kernel is not None:
        name = re.escape(kernel)
        body = re.search(rf"^{name}:.*?^\s*\.size\s+{name},|^{name}:.*", text, re.MULTILINE | re.DOTALL)
        text = body[0] if body else ""
    result, released, waited = [], False, []  # waited: places of relaxed waits that no fence has followed yet
    for mark, wave, block, fence in re.findall(_SAID, text, re.MULTILINE):
        if fence == "wbl2":
            released = True
        elif fence:
            for at in waited:
                result[at] = result[at].replace("relaxed", "acquire")
        else:
            fenced = mark == "signal relaxed system" and released
            result.append("signal release system" if fenced else mark or wave or f"block {block}")
            waited = [*waited, len(result) - 1] if mark.startswith("wait") else []
            released = released and not mark.startswith("signal")
    return result


def strong(mark: str, kind: str) -> bool:
    """Whether a mark orders anything between GPUs: a signal that releases or a wait that acquires, at scope system.
    Stronger orders count too."""
    word, order, scope = (mark.split() + ["", ""])[:3]
    needed = "release" if kind == "signal" else "acquire"
    return word == kind and scope == "system" and order in (needed, "acq_rel", "seq_cst")


def spoken(mark: str) -> str:
    """"wait relaxed system" -> "wait is relaxed system"."""
    return mark.replace(" ", " is ", 1)


def require_signal(trial, kernel_marks: list[str], order: str, *, barriers: int = 1, block: bool = False,
                   given_barriers: int | None = None) -> None:
    """Fails unless the last signal releases at scope system, with `barriers` wave barriers before it, one of them after
    the stores.

    block: a barrier of the whole block counts too. given: __syncthreads() that the kernel came with. order: the right
    order of stores and signal, for the message.
    """
    flag = next((i for i in reversed(range(len(kernel_marks))) if kernel_marks[i].startswith("signal")), None)
    if flag is None or not strong(kernel_marks[flag], "signal"):
        trial.fail(expected="signal release system", got=kernel_marks[flag] if flag is not None else "no signal()",
                   cause="all values arrived in time here, but nothing says they must: the flag of a row for another "
                         "GPU is released at scope system. " + order)
    if kernel_marks[:flag].count(_BARRIER) < barriers and _BARRIER in kernel_marks[flag + 1:]:
        trial.fail(expected="signal release system behind wave_barrier()", got="no signal() there",
                   cause="the kernel's last signal() stands in front of the wave barrier. Is the flag of a row set before the row is "
                         "there? Or by a plain store or an atomic of your own, which neither the reports nor the race detector "
                         "know for a signal? " + order)
    own_barriers = given_barriers is not None and kernel_marks.count("block barrier") > given_barriers
    if kernel_marks[:flag].count(_BARRIER) < barriers and own_barriers:
        trial.fail(expected="wave_barrier() before the signal", got="__syncthreads()",
                   cause="__syncthreads() is for all waves of a block, and these come to it differently often, or not at all: "
                         "that is undefined. The 64 lanes of one wave meet at wave_barrier(). " + order)
    if not block and kernel_marks[:flag].count(_BARRIER) < barriers:
        trial.fail(expected="wave_barrier() before the signal", got="none",
                   cause="all values arrived in time here, as the 64 lanes of this wave run in step. Nothing in the "
                         "code says that the other lanes' stores come before lane 0's release: the compiler may move "
                         "them, and an NVIDIA warp need not run in step. " + order)


def require_wait(trial, kernel_marks: list[str], flag: str, until: str = "", *, every: bool = False,
                 raced: str | None = None) -> None:
    """Fails unless the first wait (every: each) acquires at scope system. Unless `until` is empty, a wave barrier must
    follow it.

    flag: whose flag. until: what no lane may do before. raced: the race detector's text; None where the code needs no
    barrier because every lane waits itself.
    """
    waits = [mark for mark in kernel_marks if mark.startswith("wait")]
    weak = next((mark for mark in (waits if every else waits[:1]) if not strong(mark, "wait")), None)
    if weak or not waits:
        weakness = f"the {spoken(weak)}, and a flag seen so says nothing about anything else" if weak else NO_WAIT
        trial.fail(expected="wait acquire system", got=weak or "no wait",
                   cause=f"all values were right here, but nothing says they must be: {weakness}. "
                         f"{flag[0].upper()}{flag[1:]} is set by another GPU, so the wait acquires at scope system. First "
                         "wait_equal<Order::acquire, Scope::system>, then wave_barrier(), then read")
    if until and raced != "" and _BARRIER not in kernel_marks[kernel_marks.index(waits[0]):]:
        trial.fail(expected="wave_barrier() after the wait", got="none",
                   cause="all values were right here, as the 64 lanes of this wave run in step. Nothing in the code "
                         f"says that no lane {until}: the compiler may move loads, and an NVIDIA warp need not run in "
                         "step")
