MISTAKES = {
    "one row each": ("left[peer] -= 1", "left[peer] = 0", "every row leaves once"),
    "the last peer is missing": ("return order[::-1]", "return [peer for peer in order if peer < len(rows) - 1]", "every row leaves once"),
    "pairs": ("order.append(peer)", "order.append((peer, 1))", "there is no such peer"),
    "peers from 1": ("order.append(peer)", "order.append(peer + 1)", "every row leaves once"),
    "a set": ("return order[::-1]", "return set(order)", "every row leaves once"),
    "twice": ("return order[::-1]", "return order + order", "every row leaves once"),
}
SMALLEST = "return [peer for peer in sorted(range(len(rows)), key=lambda p: rows[p]) for _ in range(rows[peer])]"
TURNS = """left, turns = list(rows), []
    while any(left):
        given = 0
        for n, peer in sorted((n, peer) for peer, n in enumerate(left) if n):
            now = min(n, wide, waves - given)
            turns += [peer] * now
            left[peer] -= now
            given += now
    return turns"""
REMARKED = {
    "peer by peer": ("return order[::-1]", "return sorted(order)", "the target is"),
    "in turn": ("return order[::-1]", "return sorted(order, key=lambda peer: rows[peer], reverse=True)", "Who gets more waves now"),
    "fewest rows first": ("return order[::-1]", SMALLEST, "the target is"),
    "the hints' answer": ("return order[::-1]", TURNS, "the target is"),
}
