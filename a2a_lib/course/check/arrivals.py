"""Rows that a rank sent to another's recv_x, one flag each: what arrived, and what was there when its flag was seen."""

from __future__ import annotations

import torch

from .cases import NAN
from .compare import compare
from .rung import Attempt

ORDER = ("First the row and its metadata, then wave_barrier(), then signal<Order::release, Scope::system>: who sees "
         "the flag must see the row.")


class Arrivals(Attempt):
    """want [source][rank]: the flat tokens that go there; meta, rows [rank]: recv_meta and recv_x in the end; watch: what
    receivers saw (`watch.Watch`). A subclass fills them."""

    def used(self):
        return [(s, d, slot) for d in range(self.world) for s in range(self.world)
                for slot in range(len(self.want[s][d]))]

    def place(self, s, d, slot, flat=None):
        where = {"rank": d, "source": s, "slot": slot}
        text = f"rank {d}, slot {slot} of source {s}"
        if flat is not None:
            token, k = flat // self.topk, flat % self.topk
            expert = int(self.problem.topk_ids[s][token, k])
            where |= {"token": token, "k": k, "expert": expert}
            text += f" (token {token}, k {k}, expert {expert})"
        return {"where": where, "place": text}

    def wrong_rows(self):
        used, meta, rows = self.used(), self.meta, self.rows
        got = torch.stack([rows[d][s, slot] for s, d, slot in used])
        flat = [int(meta[d][s, slot, 0]) for s, d, slot in used]
        x = self.problem.tokens
        want = torch.stack([x[s][f // self.topk] for (s, _, _), f in zip(used, flat)])
        bad = (got != want).any(1)
        if not bool(bad.any()):
            return None
        def other(pick):
            return torch.stack([x[s][i] if (i := pick(f)) < len(x[s]) else torch.full((self.dim,), NAN).half()
                                for (s, _, _), f in zip(used, flat)])

        causes = [("the row of x is `flat` itself: a flat token is token * topk + k, so its token is flat / topk",
                   other(lambda f: f)),
                  ("the row of x is flat % topk, which is k: the token is flat / topk", other(lambda f: f % self.topk))]
        half = torch.full_like(want, NAN)
        middle = self.dim // 2
        if torch.equal(got[:, :middle], want[:, :middle]) and bool(got[:, middle:].isnan().all()):
            causes.append(("the second half of every row is missing: copy_row counts bytes, not values. A row has dim "
                           "* sizeof(half_t) bytes", half.clone()))
            causes[-1][1][:, :middle] = want[:, :middle]
        place = lambda i: self.place(*used[i], flat[i])["where"] | {}  # noqa: E731
        facts = compare(got, want, row="row", where=place, causes=causes)
        i = int(bad.nonzero()[0])
        facts |= {"place": self.place(*used[i], flat[i])["place"] + f", dim {facts['where']['dim']}"}
        facts["where"].pop("row")
        if all(cause != facts["cause"] for cause, _ in causes):
            facts["cause"] = self.row_elsewhere(used, flat, bad, rows) or facts["cause"]
        return facts

    def row_elsewhere(self, used, flat, bad, rows):
        """Where the row went that did not arrive."""
        later = [i for i in bad.nonzero().flatten().tolist() if used[i][2]]
        landed = [rows[d][s, slot] for s, d, slot in (used[i] for i in later)]
        meant = [self.problem.tokens[used[i][0]][flat[i] // self.topk] for i in later]
        if later and all(bool(got[8:].isnan().all()) and torch.equal(got[:8], row[:8])
                         for got, row in zip(landed, meant)):
            return "lane 0 alone knows the slot: the others copied their pieces to slot 0. broadcast(slot)"
        remote = [i for i in bad.nonzero().flatten().tolist() if used[i][0] != used[i][1]]
        if not remote:
            return ""
        s, d, slot = used[remote[0]]
        row = self.problem.tokens[s][flat[remote[0]] // self.topk]
        if bool(rows[d][s, slot].isnan().all()) and len(remote) == len([u for u in used if u[0] != u[1]]):
            if bool((rows[s] == row).all(2).any()):
                return (f"forgotten translate: no row reached another rank, and the row stands in rank {s}'s own copy "
                        "of recv_x. Its flag did cross, so the receiver takes what was there before")
        memory, at = rows[d].flatten(), (s * self.slots + slot)
        piece = row[-8:]
        near = memory.unfold(0, 8, 1) if len(memory) >= 8 else memory[None]
        found = [int(i) - self.dim + 8 for i in (near == piece).all(1).nonzero().flatten()]
        if found and at * self.dim not in found:
            return (f"wrong stride: the row begins {found[0]} values into recv_x. Row `at` begins at * dim values in: "
                    f"{at} * {self.dim} = {at * self.dim}")
        return ""

    def too_early(self):
        """In the end everything is there. Was it there when the flag was seen?"""
        meta = [seen.to_torch() for seen in self.watch.meta]
        rows = [seen.to_torch() for seen in self.watch.rows]
        late = []
        for s, d, slot in self.used():
            flat = int(self.meta[d][s, slot, 0])
            want = self.problem.tokens[s][flat // self.topk]
            good_meta = bool((meta[d][s, slot] == self.meta[d][s, slot]).all())
            if not good_meta or not torch.equal(rows[d][s, slot], want):
                late.append((s, d, slot, flat, want, good_meta))
        if not late:
            return None
        s, d, slot, flat, want, good_meta = next((item for item in late if item[0] != item[1]), late[0])
        facts = self.place(s, d, slot, flat)
        wrong = (rows[d][s, slot] != want).nonzero().flatten()
        if len(wrong):
            j = int(wrong[0])
            facts["place"] += f", dim {j}"
            facts["where"]["dim"] = j
            facts |= {"expected": f"{float(want[j]):g}", "got": _value(rows[d][s, slot, j])}
        else:
            facts |= {"expected": f"metadata of flat token {flat}", "got": "metadata from before"}
        what = "the row" if len(wrong) else "its metadata"
        if self.last_mark not in ("", "release system", "seq_cst system"):
            cause = (f"the flag overtook {what}: it is set with {self.last_mark}, so nothing makes what the wave stored "
                     "before visible first. ")
        else:
            cause = f"flag before data: a receiver saw the flag, and {what} was not there yet. "
        return facts | {"wrong": f"{len(late)} of {len(self.used())} tokens, at the moment their flag was seen; in the "
                                 "end all arrived", "cause": cause + ORDER}


def _value(value) -> str:
    return "what was there before the call (NaN)" if bool(value.isnan()) else f"{float(value):g}"
