"""Published times lie in the range that the clock's constants leave the simulated ones: how many do, counted."""
import pytest

from a2a_lib.lab.calibrate import others
from a2a_lib.runtime import sim
from a2a_lib.sim import spreads

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")


def covered(measure, published, draws=8):
    """(name, published, least, most, inside) of rows. measure(constants): {name: us}; published: {name: us}."""
    runs = [measure({}), *(measure(drawn) for drawn in spreads.draw("mi300x", draws, seed=7))]
    rows = []
    for name, us in published.items():
        values = [run[name] for run in runs]
        rows.append((name, us, round(min(values), 1), round(max(values), 1), min(values) <= us <= max(values)))
    return rows


def all_reduces(most):
    figures = [figure for figure in others.FIGURES if figure.unit == "us" and figure.measure.args[2] <= most]
    assert len(figures) >= 5
    return covered(lambda constants: {f.what: f.measure(constants=constants) for f in figures}, {f.what: f.published for f in figures})


def assert_nine_of_ten(rows):
    outside = [row for row in rows if not row[-1]]
    assert len(outside) <= len(rows) // 10, outside


def test_nine_of_ten_small_all_reduces_lie_in_their_range():
    assert_nine_of_ten(all_reduces(32 << 10))


@pytest.mark.soak
def test_nine_of_ten_published_all_reduces_lie_in_their_range():
    assert_nine_of_ten(all_reduces(512 << 10))


def test_a_time_that_no_constant_explains_is_outside():
    rows = covered(lambda constants: {"a": 10 * constants.get("l2", 100e3) / 100e3}, {"a": 30.0}, draws=4)
    assert rows[0][-1] is False
    with pytest.raises(AssertionError):
        assert_nine_of_ten(rows)
    assert covered(lambda constants: {"a": 10 * constants.get("l2", 100e3) / 100e3}, {"a": 11.0}, draws=4)[0][-1]
