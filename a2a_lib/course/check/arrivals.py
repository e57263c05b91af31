"""Rows that a rank sent to another rank's recv_x, one flag each. Compares the rows in the end, and those present when
their flag was seen.
"""

import torch

from .cases import NAN
from .compare import compare
from .rung import Attempt

ORDER = ("First the row and its metadata, then wave_barrier(), then signal<Order::release, Scope::system>: whoever "
         "sees the flag must see the row.")
HALF = ("the second half of every row is missing: copy_row counts bytes, not values. A row has dim * sizeof(half_t) "
        "bytes")


class Arrivals(Attempt):
    """want [source][rank]: flat tokens that go there. meta, rows [rank]: the final recv_meta and recv_x. watch: what
    receivers saw (`watch.Watch`). A subclass fills them."""

    @property
    def used(self):
        """(source, rank, slot) of every row that is sent."""
        ranks = range(self.world)
        return [(s, d, slot) for d in ranks for s in ranks for slot in range(len(self.want[s][d]))]

    def place(self, s, d, slot, flat=None, dim=None):
        where, text = {"rank": d, "source": s, "slot": slot}, f"rank {d}, slot {slot} of source {s}"
        if flat is not None:
            token, k = divmod(flat, self.topk)
            where |= {"token": token, "k": k, "expert": int(self.problem.topk_ids[s][token, k])}
            text += f" (token {token}, k {k}, expert {where['expert']})"
        if dim is not None:
            where, text = where | {"dim": dim}, f"{text}, dim {dim}"
        return {"where": where, "place": text}

    def row(self, s, number):
        """Row `number` of x on rank s; NaN for a number past the last row."""
        x = self.problem.tokens[s]
        return x[number] if number < len(x) else torch.full((self.dim,), NAN).half()

    def wrong_rows(self):
        used, rows = self.used, self.rows
        flat = [int(self.meta[d][s, slot, 0]) for s, d, slot in used]
        got = torch.stack([rows[d][s, slot] for s, d, slot in used])
        want, itself, of_k = (torch.stack([self.row(s, pick(f)) for (s, _, _), f in zip(used, flat)])
                              for pick in (lambda f: f // self.topk, lambda f: f, lambda f: f % self.topk))
        bad = (got != want).any(1).nonzero().flatten().tolist()
        if not bad:
            return None
        half, middle = torch.full_like(want, NAN), self.dim // 2
        half[:, :middle] = want[:, :middle]
        causes = [("the row of x is `flat` itself: a flat token is token * topk + k, so its token is flat / topk",
                   itself),
                  ("the row of x is flat % topk, which is k: the token is flat / topk", of_k)]
        if torch.equal(got[:, :middle], want[:, :middle]) and bool(got[:, middle:].isnan().all()):
            causes.append((HALF, half))
        facts = compare(got, want, row="row", causes=causes)
        facts |= self.place(*used[bad[0]], flat[bad[0]], facts["where"]["dim"])
        if all(cause != facts["cause"] for cause, _ in causes):
            facts["cause"] = self.row_elsewhere([(*used[i], want[i]) for i in bad], rows) or facts["cause"]
        return facts

    def row_elsewhere(self, lost, rows):
        """Says where rows went that did not arrive. lost: (source, rank, slot, row) of each."""
        later = [(rows[d][s, slot], row) for s, d, slot, row in lost if slot]
        if later and all(bool(got[8:].isnan().all()) and torch.equal(got[:8], row[:8]) for got, row in later):
            return "lane 0 alone knows the slot: the others copied their pieces to slot 0. broadcast(slot)"
        remote = [entry for entry in lost if entry[0] != entry[1]]
        if not remote:
            return ""
        s, d, slot, row = remote[0]
        if bool(rows[d][s, slot].isnan().all()) and len(remote) == sum(s != d for s, d, _ in self.used) and bool(
                (rows[s] == row).all(2).any()):
            return (f"forgotten translate: no row reached another rank, and the row stands in rank {s}'s own copy of "
                    "recv_x. Its flag did cross, so the receiver takes what was there before")
        at = s * self.slots + slot
        near = rows[d].flatten().unfold(0, 8, 1)
        columns = [int(i) - self.dim + 8 for i in (near == row[-8:]).all(1).nonzero().flatten()]
        return "" if not columns or at * self.dim in columns else (
            f"wrong stride: the row begins {columns[0]} values into recv_x. Row `at` begins at * dim values in: {at} * "
            f"{self.dim} = {at * self.dim}")

    def too_early(self):
        """Facts of the first row that was not complete when its flag was seen. In the end all rows are there."""
        meta, rows, late = (*([seen.to_torch() for seen in of] for of in (self.watch.meta, self.watch.rows)), [])
        for s, d, slot in self.used:
            flat = int(self.meta[d][s, slot, 0])
            wrong = (rows[d][s, slot] != self.row(s, flat // self.topk)).nonzero().flatten().tolist()
            if wrong or not bool((meta[d][s, slot] == self.meta[d][s, slot]).all()):
                late.append((s, d, slot, flat, wrong))
        if not late:
            return None
        s, d, slot, flat, wrong = next((item for item in late if item[0] != item[1]), late[0])
        facts = self.place(s, d, slot, flat, wrong[0] if wrong else None)
        missing = "the row" if wrong else "its metadata"
        if wrong:
            want, got = (float(row[wrong[0]]) for row in (self.row(s, flat // self.topk), rows[d][s, slot]))
            facts |= {"expected": f"{want:g}", "got": "what was there before the call "
                                                      "(NaN)" if got != got else f"{got:g}"}
        else:
            facts |= {"expected": f"metadata of flat token {flat}", "got": "metadata from before"}
        cause = f"flag before data: a receiver saw the flag, and {missing} was not there yet. "
        if self.last_mark not in ("", "release system", "seq_cst system"):
            cause = (f"the flag overtook {missing}: it is set with {self.last_mark}, so nothing makes what the wave "
                     "stored before visible first. ")
        return facts | {"cause": cause + ORDER, "wrong": f"{len(late)} of {len(self.used)} tokens, at the moment their "
                                                         "flag was seen; in the end all arrived"}
