"""Limits of containers, from folders that look like /proc and /sys: cgroups of version 1 and 2, limits on any level."""
import json
import os

import pytest

from a2a_lib import cli
from a2a_lib.lab import doctor
from a2a_lib.machine.sim import limits

GIB = 2**30


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """Makes a machine of 64 cores and 128 GiB, of which 100 are free, with the given files."""
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(64)), raising=False)

    def make(files):
        meminfo = f"MemTotal: {128 * GIB // 1024} kB\nMemFree: 7 kB\nMemAvailable: {100 * GIB // 1024} kB\n"
        for name, text in {"proc/meminfo": meminfo, **files}.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        return limits.limits(tmp_path)

    return make


def test_whole_cores_are_those_of_the_limits(monkeypatch):
    assert limits.whole_cores() == limits.limits().processes
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {0}, raising=False)
    assert limits.whole_cores() == limits.limits().processes == 1


def test_a_simulated_node_takes_as_many_threads_as_cores_are_left(monkeypatch):
    """The default applies only where the caller gives no number."""
    from a2a_lib import Node
    from a2a_lib.machine.node import config as config_module
    from a2a_lib.machine.node import node as module

    given = []
    monkeypatch.setattr(module, "load_runtime", lambda target, config=None, load=module.load_runtime:
                        given.append(config) or load(target, config))
    monkeypatch.setattr(config_module, "whole_cores", lambda: 1)
    for asked in ({}, {"threads": 3}):
        with Node(2, name="small", **asked):
            pass
    assert [config["cores"] for config in given] == [1, 1] and given[1]["threads"] == 3


def test_without_limits_it_is_the_machine(machine):
    found = machine({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "max\n", "sys/fs/cgroup/cpu.max": "max 100000\n"})
    assert (found.cores, found.memory, found.free) == (64, 128 * GIB, 100 * GIB)


def test_version_2_as_a_container_sees_it(machine):
    found = machine({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "150000 100000\n",
                     "sys/fs/cgroup/memory.max": f"{4 * GIB}\n", "sys/fs/cgroup/memory.current": f"{3 * GIB}\n",
                     "sys/fs/cgroup/memory.stat": f"anon 5\ninactive_file {GIB}\n"})
    assert (found.cores, found.memory, found.free) == (1.5, 4 * GIB, 2 * GIB) and found.processes == 1


def test_version_2_limits_of_a_group_above_count(machine):
    found = machine({"proc/self/cgroup": "0::/pod/box\n", "sys/fs/cgroup/pod/box/memory.max": f"{8 * GIB}\n",
                     "sys/fs/cgroup/pod/box/cpu.max": "max 100000\n", "sys/fs/cgroup/pod/cpu.max": "200000 100000\n",
                     "sys/fs/cgroup/pod/memory.max": f"{6 * GIB}\n"})
    assert (found.cores, found.memory, found.free) == (2, 6 * GIB, 6 * GIB)


@pytest.mark.parametrize("at", ["", "docker/f00/"], ids=["container", "host"])
def test_version_1(machine, at):
    found = machine({"proc/self/cgroup": "4:memory:/docker/f00\n3:cpu,cpuacct:/docker/f00\n1:name=systemd:/\n",
                     f"sys/fs/cgroup/memory/{at}memory.limit_in_bytes": f"{2 * GIB}\n",
                     f"sys/fs/cgroup/memory/{at}memory.usage_in_bytes": f"{GIB}\n",
                     f"sys/fs/cgroup/memory/{at}memory.stat": f"inactive_file 1\ntotal_inactive_file {GIB // 2}\n",
                     f"sys/fs/cgroup/cpu/{at}cpu.cfs_quota_us": "300000\n",
                     f"sys/fs/cgroup/cpu/{at}cpu.cfs_period_us": "100000\n"})
    assert (found.cores, found.memory, found.free) == (3, 2 * GIB, 3 * GIB // 2)


def test_version_1_without_limits(machine):
    found = machine({"proc/self/cgroup": "4:memory:/\n3:cpu:/\n", "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n",
                     "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n", "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n"})
    assert (found.cores, found.memory, found.free) == (64, 128 * GIB, 100 * GIB)


def test_fewer_cores_by_affinity_and_no_proc(machine, monkeypatch, tmp_path):
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {3, 4}, raising=False)
    found = limits.limits(tmp_path / "nothing")
    assert found.cores == 2 and found.memory == found.machine_memory == found.free > 0


def test_the_doctor_tells_what_the_container_allows(monkeypatch, capsys):
    small = limits.Limits(cores=2, machine_cores=64, memory=3 * 10**9, machine_memory=128 * 10**9, free=10**9)
    monkeypatch.setattr(doctor, "limits", lambda: small)
    found = doctor.examine()
    assert "2 of 64 cores, 3.0 of 128.0 GB of memory (1.0 GB free)" in doctor.report(found)
    assert any("3.0 GB of memory" in problem for problem in found["problems"])
    assert cli.main(["doctor", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["machine"]["cores"] == 2


def test_the_doctor_tells_what_would_be_downloaded(monkeypatch):
    assert doctor.examine()["download"] is None, "everything is here"
    monkeypatch.setattr(doctor, "_version_of", lambda name: None if name == "torch" else "1")
    monkeypatch.setattr(doctor.sys, "platform", "linux")
    found = doctor.examine()
    assert "torch is not installed: make setup" in found["problems"]
    assert f"make setup downloads about {doctor.DOWNLOAD_GB} GB and fills {doctor.DISK_GB} GB" in doctor.report(found)
    assert "TORCH=cuda" in doctor.report(found)
