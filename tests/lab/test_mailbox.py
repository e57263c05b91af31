"""`litmus.Mailbox` and `litmus.compiled`: what lesson 05 shows of them is tested there; here, their own rules."""
import pytest

from a2a_lib import show
from a2a_lib.errors import DeadlockError
from a2a_lib.lab.litmus import Mailbox, compiled

SET = "signal<Order::release, Scope::system>(translate(full"
SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void produce(int* box, unsigned* full, unsigned* free, const int64_t* bases, int home) {
  for (unsigned m = 1; m <= 4; ++m) {
    if (lane_id() == 0) wait_at_least<Order::acquire, Scope::system>(free, m - 1);
    wave_barrier();
    translate(box, bases, 0, home)[lane_id()] = 100 * m + lane_id();
    wave_barrier();
    if (lane_id() == 0) signal<Order::release, Scope::system>(translate(full, bases, 0, 1), m);
  }
  for (int i = 0; i < 40; ++i) __builtin_amdgcn_s_sleep(127);
}
extern "C" __global__ void consume(int* out, int* box, unsigned* full, unsigned* free, const int64_t* bases, int home) {
  for (unsigned m = 1; m <= 4; ++m) {
    if (lane_id() == 0) wait_at_least<Order::acquire, Scope::system>(full, m);
    wave_barrier();
    out[64 * (m - 1) + lane_id()] = translate(box, bases, 1, home)[lane_id()];
    wave_barrier();
    if (lane_id() == 0) signal<Order::release, Scope::system>(translate(free, bases, 1, 0), m);
  }
}
"""


@pytest.mark.parametrize("home", (0, 1))
def test_right_kernels_deliver_all_messages(home):
    mail = Mailbox(SOURCE, home=home)
    assert mail.send().equal(mail.due) and mail.due[3, 5] == 405
    assert mail.stale(range(3)) == 0
    assert mail.reasons() == "old bytes read in: no cache"


def test_a_change_is_made_and_its_reason_found():
    mail = Mailbox(SOURCE, {SET: SET.replace("release", "relaxed")})
    assert mail.stale(range(3)) == 12, "each message, in each schedule"
    assert "missing release" in mail.reasons()
    assert "still in the L2 of rank 0" in show.memory_steps(mail.failure()).alt


def test_a_wait_without_end_is_told():
    mail = Mailbox(SOURCE, {SET: SET.replace("system", "agent")})
    pytest.raises(DeadlockError, mail.run)
    assert Mailbox(SOURCE, {SET: SET.replace("system", "agent")}).stale(range(2)) == "hangs"


@pytest.mark.parametrize("text, places", (("no such text", 0), ("wave_barrier();", 4)))
def test_a_change_that_does_not_fit_is_refused(text, places):
    pytest.raises(ValueError, Mailbox, SOURCE, {text: ""}).match(f"have {places} places, not one")


def test_compiled_names_instructions_without_registers():
    assert compiled("load", "relaxed", "system") == ["global_load_dword sc0 sc1", "s_waitcnt vmcnt(0)"]
    assert compiled("store", "release", "agent") == ["buffer_wbl2 sc1", "s_waitcnt vmcnt(0)", "global_store_dword sc1"]
