"""`Table`: columns, units, a footer that is no row."""
import json

import numpy as np
import pytest

from a2a_lib import Table

NAN = float("nan")


def sums(**options) -> Table:
    return Table({"rank": [0, 1], "us": [1.5, NAN], "count": [3, 40]}, **options)


def test_a_footer_is_printed_and_is_no_row():
    table = sums(unit="us", footer={"max": {"us": 1.5}, "sum": {"us": 1.5, "count": 43}})
    assert repr(table) == ("rank    us  count\n"
                           "----  ----  -----\n"
                           "0     1.50      3\n"
                           "1        -     40\n"
                           "max   1.50\n"
                           "sum   1.50     43\n"
                           "us")
    assert len(table) == 2 and table["rank"].dtype == np.int64 and table.rows()[0] == (0, 1.5, 3)
    assert table._repr_html_().count("<tr>") == 5
    assert table.footer["sum"]["count"] == 43 and table.footer["max"].get("count") is None


def test_without_a_footer_numbers_stand_right():
    assert repr(sums()).splitlines()[2] == "   0  1.50      3"


def test_a_footer_stays_where_rows_are_left_out():
    long = Table({"row": range(30), "us": np.arange(30)}, footer={"max": {"us": 29}})
    assert repr(long).splitlines()[-2:] == ["max  29", "10 more rows"]


def test_plain_data_has_the_footer_apart():
    plain = sums(footer={"max": {"us": NAN, "count": np.int64(40)}}).to_dict()
    assert plain == {"rank": [0, 1], "us": [1.5, None], "count": [3, 40], "footer": {"max": {"us": None, "count": 40}}}
    json.dumps(plain)
    assert "footer" not in sums().to_dict()


def test_units_are_said_by_column():
    table = sums(unit="us", units={"count": "calls", "rank": "number"}, label="counted")
    assert repr(table).splitlines()[-1] == "us; count: calls; rank: number; counted"
    assert repr(sums(units={"us": "each", "count": "each"})).splitlines()[-1] == "us, count: each"
    assert repr(sums(unit="us", units={"rank": ""})).splitlines()[-1] == "us"


@pytest.mark.parametrize("options", [{"units": {"bytes": "KiB"}}, {"footer": {"max": {"bytes": 3}}}])
def test_units_and_footers_are_of_columns_that_are_there(options):
    with pytest.raises(ValueError, match="no column 'bytes'; there are rank, us, count"):
        sums(**options)
    with pytest.raises(ValueError, match="equal length"):
        Table({"rank": [0], "us": [1.0, 2.0]})
    with pytest.raises(KeyError, match="no column 'bytes'"):
        sums()["bytes"]
