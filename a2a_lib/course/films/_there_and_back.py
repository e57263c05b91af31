"""Lesson 03: rows cross to the ranks of their experts, are grouped, and return."""
from ...machine.show import player, style
from . import _sketch
from ._sketch import centre

COLOURS = (style.BLUE, style.ORANGE)  # by the rank that a row comes from


def there_and_back(choices=((2, 0, 3), (1, 3, 0))):
    """A `FilmPlayer` of two ranks with two experts each. choices: the expert of each token, [rank][token]."""
    film = _sketch.film(640, 330, 9)
    names = [[f"{'AB'[rank]}{i}" for i in range(len(experts))] for rank, experts in enumerate(choices)]

    def line(y, label):
        """A line of empty places on both ranks."""
        film.text(320, y + 13, label)
        return [[film.box(24 + 372 * rank + 78 * i, y, 66, 26) for i in range(len(choices[rank]))] for rank in (0, 1)]

    def put(box, at, row):
        rank, token = row
        film.set(box, at, words=f"{names[rank][token]} e{choices[rank][token]}", fill=COLOURS[rank])

    def move(start, stop, sources, targets):
        """Each row flies from its place in one line to its place in another."""
        for row, source in sources.items():
            film.fly(start, stop, centre(source), centre(targets[row]), COLOURS[row[0]], words=names[row[0]][row[1]])
            put(targets[row], stop, row)

    first, left, came, grouped, home = [line(34 + 58 * n, label) for n, label in
                                        enumerate(("tokens", "sorted", "received", "grouped", "returned"))]
    for rank, experts in ((0, "0, 1"), (1, "2, 3")):
        film.text(140 + 372 * rank, 12, f"rank {rank}: experts {experts}")
    rows = [[(rank, token) for token in range(len(choices[rank]))] for rank in (0, 1)]
    expert = {row: choices[row[0]][row[1]] for row in sum(rows, [])}
    by_expert = [sorted(rows[rank], key=expert.get) for rank in (0, 1)]
    arrived = [[row for source in (0, 1) for row in by_expert[source] if expert[row] // 2 == rank] for rank in (0, 1)]
    in_groups = [sorted(arrived[rank], key=expert.get) for rank in (0, 1)]
    places = [{row: box for rank in (0, 1) for row, box in zip(order[rank], boxes[rank])} for order, boxes in
              ((rows, first), (by_expert, left), (arrived, came), (in_groups, grouped), (rows, home))]
    for row, box in places[0].items():
        put(box, 0, row)
    film.say(0, "Each rank has three tokens. e2 says that the token wants expert 2, which lives on rank 1.")
    film.say(0.8, "Sort by expert: rows for one rank are neighbours now.")
    move(1, 2, places[0], places[1])
    film.say(2.2, "Dispatch: the ranks exchange their pieces. Rows arrive by source, and within a source by expert.")
    move(2.4, 3.6, places[1], places[2])
    film.say(3.8, "The receiver groups them by expert, so that each expert multiplies all its rows at once.")
    move(4, 5, places[2], places[3])
    film.say(5.2, "The experts work. Then combine: every answer goes back the way it came, in the order in which its row left.")
    move(5.6, 6.6, places[3], places[2])
    move(6.8, 7.8, places[2], places[4])
    film.say(7.9, "The sort is undone, and each answer stands at its token.")
    return player(film, "A film of two ranks with three tokens and two experts each. Rows are sorted by expert, cross to the rank of their "
                        "expert, are grouped by expert there, and the answers return to their tokens the same way.",
                  title="dispatch and combine", moments=[0.5, 2.1, 3.7, 5.1, 7.9])
