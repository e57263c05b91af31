"""Lesson 09 says in prose what its stored outputs show: a change of the clock must not make the text wrong unseen."""
import re

from lesson_tools import Lesson

LESSON = Lesson("09_overheads")
PROSE, output, predictions, says = LESSON.prose(), LESSON.output, LESSON.predictions, LESSON.says


def two_clocks(cell):
    """(kernels, caller), us, as a cell prints them."""
    kernels = float(re.search(r"kernels: ([\d.]+) us", output(cell))[1])
    caller = re.search(r"the caller: ([\d.]+) us", output(cell))
    return kernels, float(caller[1]) if caller else predictions(cell)[0]


def test_the_caller_waits_much_longer():
    kernels, caller = two_clocks("caller")
    says("done in some 250 µs")
    assert 235 < kernels < 265, "as the title says"
    assert caller > 1.35 * kernels
    before = [float(us) for us in re.findall(r"^ +\d .* (\d+\.\d\d) +\d\.\d\d$", output("timeline"), re.M)]
    assert len(before) == 8 and all(0.22 < us / caller < 0.3 for us in before), "about a quarter of the call"
    says("For about a quarter of the call it is busy before any kernel runs.")


def test_memory_is_most_of_it():
    says("Most of the time saved is allocation that no longer happens.")
    memory = sum(float(us) for us in re.findall(r"^ +3  (?:hipFree|hipMalloc) .*?([\d.]+)$", output("calls"), re.M))
    kernels, caller = two_clocks("caller")
    assert memory > 0.6 * (caller - kernels)
    assert memory > 0.6 * predictions("saved")[0]
    for constant in ("call", "malloc", "free", "queue_gap"):
        assert re.search(rf"^{constant} .*CHOICE", output("calls"), re.M), "much of it is our choice"


def test_small_shapes_pay_for_the_host():
    kernels, caller = two_clocks("small")
    big_kernels, big = two_clocks("caller")
    assert predictions("small")[0] > 3
    assert abs((caller - kernels) - (big - big_kernels)) < 0.1 * (big - big_kernels), "hardly depends on the shape"


def dispatch_ends(cell, column):
    """us from a rank's first kernel on that its dispatch ends, rank by rank; column: which kernel's end that is."""
    rows = re.findall(r"^ +\d +(\d+\.\d.*)$", output(cell), re.M)
    spans = [[tuple(map(float, span)) for span in re.findall(r"([\d.]+)-([\d.]+)", row)] for row in rows]
    assert len(spans) == 8
    start = min(row[0][0] for row in spans)
    return [row[column][1] - start for row in spans]


def test_merging_gains_nothing_where_combine_waits_for_the_same_replies():
    says("so merging two kernels gains nothing here")
    kernels, caller = two_clocks("saved")
    assert abs(two_clocks("caller")[0] - kernels) < 3
    apart, merged = dispatch_ends("timeline", 1), dispatch_ends("timeline-after", 0)
    sooner = [a - b for a, b in zip(apart, merged)]
    assert all(3 < sooner[rank] < 20 for rank in (1, 3)), "ranks 1 and 3 end dispatch some µs sooner"
    assert all(sooner[rank] < 1.05 for rank in (0, 2, 4, 5, 6, 7)), "those who send to them begin at most 1 µs earlier"
    says("begin at most 1 µs earlier")
    assert output("saved").count("same as before: True") == 1
    says("The links need not quite three fifths of the time.")
    assert 55 < predictions("light")[0] < 60


def test_the_broken_invariants():
    assert predictions("not-restored") == [2] and "waits since" in output("not-restored")
    says("two calls are fine")
    assert "senders go on counting" in " ".join(PROSE.split())
    assert predictions("in-use") == [5, 0] and re.search(r"memory strict: [0-4] right, then deadlock", output("in-use"))


def test_memsets_are_launches():
    added = predictions("run-memsets")[0]
    launch = float(re.search(r"^launch_call +([\d.]+)", output("calls"), re.M)[1])
    assert 3.2 * launch < added < 4.8 * launch, "each of the four is a launch, before the kernels"


def test_outputs_heaps_and_groups():
    assert predictions("run-alias") == [0] and "the rung itself: 4 ranks" in output("run-alias")
    assert re.search(r"heap_as_it_is - \w+Error", output("run-heap")) and "None - right" in output("run-heap")
    assert "this memory (`inbox`) was freed" in output("run-late")
    assert predictions("replay") == [1]
    assert output("hook").splitlines() == [f"run {run} - heaps open: 1, then 0" for run in range(2)]
    assert output("replay").splitlines()[0] == "replay 1 - right" and "replay 2 - MismatchError" in output("replay")
    says("Its `combine` takes a third of the time, because nobody waits")
    rows = [re.findall(r"([\d.]+)-([\d.]+)", row) for row in re.findall(r"^ +\d +(\d+\.\d.*)$", output("replay-timeline"), re.M)]
    took = [[float(end) - float(start) for start, end in row] for row in rows]  # dispatch and combine, twice
    assert len(took) == 4 and all(0.3 < row[3] / row[1] < 0.37 for row in took)


def test_more_is_saved_than_published():
    saved = predictions("published")[0]
    old, new, less = LESSON.numbers("published", r"published: from (\d+) to (\d+) us, so (\d+) us less")[0]
    assert old - new == less and saved > less
    says("Our caller saves more than theirs.")
    for shape in ("bench1", "bench2", "dsv3"):
        numbers = re.search(rf"^ *{shape} +([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+)", output("published"), re.M).groups()
        old, new, better, best = map(float, numbers)
        assert best < new < 345
        assert abs(old - better) < 3 if shape == "dsv3" else 1 < old - better < 4, "some 2 µs, and nothing at dsv3"
