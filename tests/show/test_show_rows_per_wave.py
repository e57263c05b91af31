"""The picture of rows dealt out to waves."""
import numpy as np
import pytest

pytest.importorskip("matplotlib")

from a2a_lib import show  # noqa: E402

DEALT = {"few": np.array([4, 4, 0, 0, 0, 0]), "even": np.array([1] * 8)}


def test_numbers_and_words():
    picture = show.rows_per_wave(DEALT, "counted")
    table = picture.table
    assert list(table["grid"]) == ["few", "even"] and list(table["waves"]) == [6, 8]
    assert list(table["with rows"]) == [2, 8] and list(table["rows"]) == [8, 8] and list(table["most"]) == [4, 1]
    assert list(table["even share"]) == [pytest.approx(8 / 6), 1]
    assert "With few, 2 of 6 waves have all 8 rows, the busiest 4. With even, 8 waves have them" in picture.alt
    assert picture.alt.endswith("Counted.") and 40 <= len(picture.alt) <= 800


def test_panels_have_the_same_axes_and_say_what_they_lack():
    axes = show.rows_per_wave(DEALT).figure.axes
    assert len(axes) == 2 and len({each.get_xlim() for each in axes}) == 1 == len({each.get_ylim() for each in axes})
    assert [each.get_ylabel() for each in axes] == ["few", "even"]
    assert axes[0].patches, "a band where the other grid has more waves"


def test_what_is_drawn_shows_in_the_digest():
    other = DEALT | {"few": np.array([4, 0, 4, 0, 0, 0])}
    assert show.rows_per_wave(DEALT).digest == show.rows_per_wave(DEALT).digest != show.rows_per_wave(other).digest


@pytest.mark.parametrize("dealt", [{}, {"none": []}, {"floats": [0.5, 1.0]}, {"negative": [-1, 2]},
                                   {"matrix": [[1], [2]]}])
def test_what_is_no_count_is_refused(dealt):
    with pytest.raises(ValueError, match="whole numbers|at least one way"):
        show.rows_per_wave(dealt)


def test_no_rows_at_all():
    assert "the busiest 0" in show.rows_per_wave({"idle": np.zeros(4, dtype=int)}).alt
