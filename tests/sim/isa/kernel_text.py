"""Assembly text of a module with one kernel per test, in the shape clang prints for gfx942, but for directives at their defaults.

Per block, the input holds a header (exec, vcc, scc, m0, SGPRs), then one row of 64 dwords per vector register, then
LDS, then scratch (one row per dword); the output has the same layout. The kernel keeps its own values in v200..v203 and
s80..s99, so an instruction under test may use everything below.
"""
HEADER = 1024  # bytes before the vector rows
ROW = 256      # one dword per lane


def _row_access(lines, op, register, base, offset):
    """One vector register to or from row ``offset`` (v200 = 4 * lane)."""
    chunk, rest = offset // 4096 * 4096, offset % 4096
    index = "v200"
    if chunk:
        lines.append(f"v_add_u32_e32 v201, {chunk:#x}, v200")
        index = "v201"
    if op == "load":
        lines.append(f"global_load_dword {register}, {index}, {base} offset:{rest}")
    else:
        lines.append(f"global_store_dword {index}, {register}, {base} offset:{rest}")


def _prologue(test):
    out = ["v_lshlrev_b32_e32 v200, 2, v0", "s_mov_b64 s[80:81], s[0:1]", "s_mov_b32 s82, s2",
           "s_load_dwordx4 s[84:87], s[80:81], 0x0", "s_waitcnt lgkmcnt(0)",
           f"s_mul_i32 s83, s82, {test.stride:#x}", "s_add_u32 s84, s84, s83", "s_addc_u32 s85, s85, 0",
           "s_add_u32 s86, s86, s83", "s_addc_u32 s87, s87, 0"]
    offset = HEADER
    rows = HEADER + ROW * len(test.rows)
    for i in range(test.lds // ROW):
        _row_access(out, "load", "v202", "s[84:85]", rows + ROW * i)
        out += ["s_waitcnt vmcnt(0)", f"ds_write_b32 v200, v202 offset:{ROW * i}"]
    for i in range(test.scratch // 4):
        _row_access(out, "load", "v202", "s[84:85]", rows + test.lds + ROW * i)
        out += ["s_waitcnt vmcnt(0)", f"scratch_store_dword off, v202, off offset:{4 * i}"]
    for kind, n in test.rows:
        if kind == "a":
            _row_access(out, "load", "v202", "s[84:85]", offset)
            out += ["s_waitcnt vmcnt(0)", f"v_accvgpr_write_b32 a{n}, v202"]
        offset += ROW
    offset = HEADER
    for kind, n in test.rows:
        if kind == "v":
            _row_access(out, "load", f"v{n}", "s[84:85]", offset)
        offset += ROW
    for n in test.touched["s"]:
        out.append(f"s_load_dword s{n}, s[84:85], {64 + 4 * n:#x}")
    out += ["s_load_dwordx4 s[88:91], s[84:85], 0x0", "s_load_dwordx2 s[92:93], s[84:85], 0x10",
            "s_waitcnt vmcnt(0) lgkmcnt(0)", "s_mov_b32 m0, s93", "s_mov_b64 vcc, s[90:91]",
            "s_cmp_lg_u32 s92, 0", "s_mov_b64 exec, s[88:89]"]
    return out


def _epilogue(test):
    out = ["s_waitcnt vmcnt(0) lgkmcnt(0)", "s_mov_b64 s[88:89], exec", "s_cselect_b32 s92, 1, 0",
           "s_mov_b64 s[90:91], vcc", "s_mov_b32 s93, m0", "s_mov_b64 exec, -1"]
    offset = HEADER
    for kind, n in test.rows:
        register = f"v{n}"
        if kind == "a":
            out.append(f"v_accvgpr_read_b32 v202, a{n}")
            register = "v202"
        _row_access(out, "store", register, "s[86:87]", offset)
        if kind == "a":
            out.append("s_waitcnt vmcnt(0)")
        offset += ROW
    for i in range(test.lds // ROW):
        out += [f"ds_read_b32 v202, v200 offset:{ROW * i}", "s_waitcnt lgkmcnt(0)"]
        _row_access(out, "store", "v202", "s[86:87]", offset + ROW * i)
        out.append("s_waitcnt vmcnt(0)")
    for i in range(test.scratch // 4):
        out += [f"scratch_load_dword v202, off, off offset:{4 * i}", "s_waitcnt vmcnt(0)"]
        _row_access(out, "store", "v202", "s[86:87]", offset + test.lds + ROW * i)
        out.append("s_waitcnt vmcnt(0)")
    out += ["v_mov_b32_e32 v201, 0", "s_mov_b64 exec, 1"]
    fields = [("s88", 0), ("s89", 4), ("s90", 8), ("s91", 12), ("s92", 16), ("s93", 20)]
    fields += [(f"s{n}", 64 + 4 * n) for n in test.touched["s"]]
    for register, at in fields:
        out += [f"v_mov_b32_e32 v202, {register}", f"global_store_dword v201, v202, s[86:87] offset:{at}",
                "s_waitcnt vmcnt(0)"]
    out.append("s_endpgm")
    return out


KERNEL = """\t.protected\t{name}
\t.globl\t{name}
\t.p2align\t8
\t.type\t{name},@function
{name}:                                 ; @{name}
; %bb.0:
{code}
\t.section\t.rodata,"a",@progbits
\t.p2align\t6, 0x0
\t.amdhsa_kernel {name}
\t\t.amdhsa_group_segment_fixed_size {lds}
\t\t.amdhsa_private_segment_fixed_size {scratch}
\t\t.amdhsa_kernarg_size 16
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_enable_private_segment {private}
\t\t.amdhsa_system_sgpr_workgroup_id_x 1
\t\t.amdhsa_next_free_vgpr {vgprs}
\t\t.amdhsa_next_free_sgpr 100
\t\t.amdhsa_accum_offset 208
\t\t.amdhsa_reserve_vcc 1
\t\t.amdhsa_float_denorm_mode_32 3
\t.end_amdhsa_kernel
\t.text
.Lend_{name}:
\t.size\t{name}, .Lend_{name}-{name}
"""

METADATA = """  - .agpr_count:     {agprs}
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: {lds}
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 64
    .name:           {name}
    .private_segment_fixed_size: {scratch}
    .sgpr_count:     106
    .symbol:         {name}.kd
    .vgpr_count:     {vgprs}
    .wavefront_size: 64
"""


def module_text(tests):
    """Assembly of one module with a kernel per test, in the shape clang prints."""
    out = ['\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"', "\t.amdhsa_code_object_version 6", "\t.text"]
    meta = []
    for test in tests:
        agprs = max(test.touched["a"], default=-1) + 1
        body = (test.body or test.text).replace("{L}", f".L{test.name}")
        lines = _prologue(test) + body.split("\n") + _epilogue(test)
        code = "\n".join(x if x.endswith(":") else "\t" + x for x in lines)
        values = dict(name=test.name, code=code, lds=test.lds, scratch=test.scratch, vgprs=208 + agprs, agprs=agprs,
                      private=int(test.scratch > 0))
        out.append(KERNEL.format(**values))
        meta.append(METADATA.format(**values))
    out += ["\t.amdgpu_metadata", "---", "amdhsa.kernels:"]
    return "\n".join(out) + "\n" + "".join(meta) + ("amdhsa.target:   amdgcn-amd-amdhsa--gfx942\n"
                                                    "amdhsa.version:\n  - 1\n  - 2\n...\n\n\t.end_amdgpu_metadata\n")
