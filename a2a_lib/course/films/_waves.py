"""Lesson 00: a SIMD and its waves."""
from ...machine.show import player, style
from . import _sketch


def waves(number: int = 4):
    """`number` waves (2 to 6) of one SIMD: one issues at a time, the others wait for memory. Returns a `FilmPlayer`.
    Raises ValueError for another number."""
    if not 2 <= number <= 6:
        raise ValueError("2 to 6 waves")
    load, store, answer = 1.0, 1.0, 6.0  # time to issue a load, to issue a store, and from a load's issue to its answer
    issue_times = [i * load for i in range(number)]
    stored, free = [], number * load
    for i in range(number):
        free = max(free, issue_times[i] + load + answer)
        stored.append(free)
        free += store
    end = stored[-1] + store + 1.0
    film = _sketch.film(600, 70 + 38 * number, end, seconds=14)
    left, wide, unit = 130, 440, 440 / end
    for i in range(number):
        y = 40 + 38 * i
        film.text(64, y + 12, f"wave {i}")
        film.box(left, y, wide, 24)
        for begin, stop, fill in ((issue_times[i], issue_times[i] + load, style.BLUE), (issue_times[i] + load, stored[i], style.GREY),
                                  (stored[i], stored[i] + store, style.VERMILION)):
            steps = [begin + (stop - begin) * n / 20 for n in range(21)]
            film.bar(left, y, wide, 24, fill, [0, *steps], [begin * unit / wide] * 22,
                     [begin * unit / wide] * 1 + [at * unit / wide for at in steps])
    simd = film.box(left, 4, wide, 20, words="the SIMD is idle")
    for i in range(number):
        film.set(simd, issue_times[i], words=f"the SIMD issues the load of wave {i}", fill=style.BLUE)
    film.set(simd, number * load, words="the SIMD is idle: every wave waits", fill=style.GROUND)
    for i in range(number):
        film.set(simd, stored[i], words=f"the SIMD issues the store of wave {i}", fill=style.VERMILION)
        if i == number - 1 or stored[i + 1] > stored[i] + store:
            film.set(simd, stored[i] + store, words="the SIMD is idle", fill=style.GROUND)
    film.say(0, "Wave 0 issues its load. The answer takes far longer than the instruction.")
    film.say(load, "Wave 0 waits (s_waitcnt). The SIMD does not: it takes the next wave's instruction.")
    film.say(number * load, f"All {number} waves wait, and the SIMD has nothing to do: with more waves there would be less of this.")
    film.say(stored[0], "The first answer is there: wave 0 goes on and stores. The others follow, each when its answer is.")
    film.say(stored[-1] + store, f"{number} loads have taken little longer than one: waiting went on side by side.")
    film.legend = [(style.BLUE, "box", "issues a load"), (style.GREY, "box", "waits for the answer"), (style.VERMILION, "box",
                                                                                                       "issues a store")]
    return player(film, f"A film of {number} waves on one SIMD. Each issues a load, waits for the answer and stores; while one waits, "
                        "the SIMD issues another's instruction, so that the waits overlap.", title="waves of a SIMD")
