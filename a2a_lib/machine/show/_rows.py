"""Axes that several pictures share: time in us to the right, from the first launch; one row per rank or wave."""
from . import style

BAR = 0.72  # height of a bar, in rows


def time_axes(axes, span: float, rows: int) -> None:
    """A time axis of `span` us over `rows` rows, the first at the top."""
    axes.set_ylim(rows - 0.45, -0.55)
    axes.set_xlim(0, max(span, 1e-6) * 1.005)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.set_xlabel("µs since the first launch")


def legend(axes, handles, columns: int = 6) -> None:
    """Draws the legend between title and axes, in as many rows as it needs."""
    rows = -(-len(handles) // columns)
    columns = -(-len(handles) // rows)
    # matplotlib fills columns first
    handles = [handle for column in range(columns) for handle in handles[column::columns]]
    axes.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1.0), ncols=columns, fontsize=style.SMALL,
                borderaxespad=0.45)
    axes.title.set_position((0, 1))
    axes.set_title(axes.get_title(loc="left"), pad=12 + 14 * rows)


def sentence(label: str) -> str:
    """The source of numbers as a sentence."""
    return f"{label[:1].upper()}{label[1:]}."
