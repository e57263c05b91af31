"""Lesson 04: an address sent to another rank."""
from ...machine.show import player, style
from . import _sketch

OFFSET = 0x1080  # of x in every heap
# (rank that uses the address, owner of the heap): address
BASES = {(0, 0): 0x5000, (0, 1): 0x9000, (1, 0): 0x7000, (1, 1): 0x3000}


def translate():
    """Rank 0 stores to rank 1's x. Without translate the store goes to its own x, with it to the peer's. Returns a
    `FilmPlayer`."""
    film = _sketch.film(620, 290, 10)
    heaps = {}
    for rank, x in ((0, 30), (1, 400)):
        film.text(x + 95, 14, f"rank {rank}")
        film.box(x, 40, 190, 60, title=f"heap of rank {rank}, as rank {rank} sees it:")
        heaps[rank] = film.box(x + 60, 52, 70, 36, words="x = 0")
        film.text(x + 95, 112, f"from {BASES[rank, rank]:#x}; x at {BASES[rank, rank] + OFFSET:#x}", muted=True)
    table = film.box(30, 150, 190, 54, title="bases of rank 0", words=f"[0] {BASES[0, 0]:#x}\n[1] {BASES[0, 1]:#x}")
    sums = film.box(30, 236, 560, 34, title="the address that rank 0 stores to")
    own = BASES[0, 0] + OFFSET
    peer_address = own - BASES[0, 0] + BASES[0, 1]
    film.say(0, "Rank 0 wants to store 7 into rank 1's x. It knows the address of its own x.")
    film.set(sums, 0.2, words=f"&x = {own:#x}")
    film.say(1.2, f"Without translate: it stores to {own:#x}. That is its own copy: no fault, and rank 1 waits for ever.")
    film.fly(1.8, 2.8, (125, 236), (125, 72), style.VERMILION, words="7")
    film.set(heaps[0], 2.8, words="x = 7", fill=style.VERMILION, frame=True)
    film.say(3.6, f"Again, with translate. First the offset, which is the same in all heaps: {own:#x} - {BASES[0, 0]:#x} = {OFFSET:#x}.")
    film.set(heaps[0], 3.6, words="x = 0", fill=style.GROUND)
    film.set(sums, 3.6, words=f"{own:#x} - {BASES[0, 0]:#x} = {OFFSET:#x}", frame=True)
    film.set(table, 3.6, frame=True)
    film.say(5.2, f"Then the base under which rank 0 sees rank 1's heap: {OFFSET:#x} + {BASES[0, 1]:#x} = {peer_address:#x}.")
    film.set(sums, 5.2, words=f"{OFFSET:#x} + {BASES[0, 1]:#x} = {peer_address:#x}", frame=True)
    film.say(6.8, f"The store to {peer_address:#x} goes over the link to rank 1.")
    film.fly(7, 8.2, (310, 236), (495, 72), style.BLUE, words="7")
    film.set(heaps[1], 8.2, words="x = 7", fill=style.SKY, frame=True)
    film.say(8.6, f"Rank 1 finds it at {BASES[1, 1] + OFFSET:#x}, its own address of x. Each rank has its own addresses; only the "
                  "offset is common.")
    return player(film, "A film of a store from rank 0 to rank 1's x. With rank 0's own address it lands in its own heap; with the offset "
                        "from its base, added to the base under which it sees rank 1's heap, it lands at rank 1.", title="translate")
