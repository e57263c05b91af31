"""The rows, matrices, scales and tiles that `bench_grouped_gemm` multiplies."""
from __future__ import annotations

import torch

import a2a_lib as a2a

EXPERTS, DIM, INTER = 128, 7168, 2048
ROWS = {256: 2048, 4096: 32768}


class Given:
    """Rows, matrices and scales on the GPU, for one number of tokens and one dtype."""

    def __init__(self, tokens: int, fp8: int):
        self.counts = torch.bincount(a2a.Draw(tokens).integers(0, EXPERTS, ROWS[tokens]), minlength=EXPERTS)
        padded = (self.counts + 255) // 256 * 256 + 256
        self.offsets, self.most = (padded.cumsum(0) - padded).tolist(), int(padded.sum())
        draw = a2a.Draw(tokens + 1, "cuda")
        normal = lambda *extents: draw.normal(*extents, dtype=torch.bfloat16)  # noqa: E731
        self.rows, self.hidden = normal(self.most, DIM), normal(self.most, INTER)
        self.w_up = torch.stack([normal(2 * INTER, DIM) * DIM**-0.5 for _ in range(EXPERTS)])
        self.w_down = torch.stack([normal(DIM, INTER) * INTER**-0.5 for _ in range(EXPERTS)])
        self.scales = [torch.ones(1, device="cuda")] * 4
        if fp8:
            rows, hidden = self.of_rows(self.rows), self.of_rows(self.hidden)
            up, down = self.of_blocks(self.w_up), self.of_blocks(self.w_down)
            self.scales = [rows[1], up[1], hidden[1], down[1]]
            self.rows, self.w_up, self.hidden, self.w_down = rows[0], up[0], hidden[0], down[0]
        self.y = torch.empty((self.most, DIM), dtype=torch.bfloat16, device="cuda")

    @staticmethod
    def of_rows(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """e4m3 rows, and their scales [columns / 128, rows]."""
        blocks = x.view(len(x), -1, 128).float()
        scale = blocks.abs().amax(-1).clamp(1e-10) / 448
        return (blocks / scale[..., None]).to(torch.float8_e4m3fn).view(x.shape), scale.T.contiguous()

    @staticmethod
    def of_blocks(w: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """e4m3 matrices [experts, n, k], and a scale for each block of 128 x 128."""
        experts, n, k = w.shape
        scaled, scales = torch.empty(w.shape, dtype=torch.float8_e4m3fn, device=w.device), []
        for e in range(experts):
            blocks = w[e].float().view(n // 128, 128, k // 128, 128)
            scale = blocks.abs().amax((1, 3)).clamp(1e-10) / 448
            scaled[e] = (blocks / scale[:, None, :, None]).view(n, k).to(torch.float8_e4m3fn)
            scales.append(scale)
        return scaled, torch.stack(scales)

    def plain(self, name: str, expert: int) -> torch.Tensor:
        """float32 values of an expert's rows, hidden or matrices."""
        of = slice(self.offsets[expert], self.offsets[expert] + int(self.counts[expert]))
        value = (getattr(self, name)[of] if name in ("rows", "hidden") else getattr(self, name)[expert]).float()
        if self.rows.dtype == torch.bfloat16:
            return value
        scale = {"rows": 0, "w_up": 1, "hidden": 2, "w_down": 3}[name]
        if name in ("rows", "hidden"):
            return value * self.scales[scale].T[of].repeat_interleave(128, 1)
        return value * self.scales[scale][expert].repeat_interleave(128, 0).repeat_interleave(128, 1)

    def error(self, down: int) -> float:
        """The largest relative error of three experts' results."""
        worst = 0.0
        for e in (0, EXPERTS // 2, EXPERTS - 1):
            if down:
                of = slice(self.offsets[e], self.offsets[e] + int(self.counts[e]))
                got, want = self.y[of].float(), self.plain("hidden", e) @ self.plain("w_down", e).T
            else:
                gate, value = (self.plain("rows", e) @ self.plain("w_up", e).T).chunk(2, 1)
                got, want = self.plain("hidden", e), torch.nn.functional.silu(gate) * value
            worst = max(worst, float(((got - want).norm() / want.norm()).nan_to_num(float("inf"))))
        return worst

    def tiles(self, bm: int, extra: int, blocks: int) -> tuple[torch.Tensor, torch.Tensor, int]:
        """Tiles and the order of units: expert after expert, block after block, so that an expert's tiles share weights."""
        tiles, order = [], []
        for expert, rows in enumerate(self.counts.tolist()):
            count = max(1, -(-(rows - extra) // bm)) if rows else 0
            mine = range(len(tiles), len(tiles) + count)
            tiles += [(expert, self.offsets[expert] + i * bm, rows - i * bm if i == count - 1 else bm) for i in range(count)]
            order += [tile << 8 | block for block in range(blocks) for tile in mine]
        return torch.tensor(tiles).T.contiguous().int().cuda(), torch.tensor(order).int().cuda(), len(tiles)
