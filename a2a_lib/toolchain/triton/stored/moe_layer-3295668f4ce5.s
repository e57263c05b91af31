; lds 9216
	.file	1 "moe_layer"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	moe_layer
	.p2align	8
	.type	moe_layer,@function
moe_layer:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dwordx8 s[88:95], s[0:1], 0x58
	v_writelane_b32 v93, s16, 0
	v_writelane_b32 v93, s14, 1
	.loc	1 22 0
	v_and_b32_e32 v13, 63, v0
	v_cmp_eq_u32_e32 vcc, 0, v13
	v_writelane_b32 v93, s15, 2
	v_writelane_b32 v93, s12, 3
	v_cmp_gt_u32_e64 s[98:99], 64, v0
	s_nop 0
	v_writelane_b32 v93, s13, 4
	v_writelane_b32 v93, s10, 5
	s_nop 1
	v_writelane_b32 v93, s11, 6
	v_writelane_b32 v93, s8, 7
	s_nop 1
	v_writelane_b32 v93, s9, 8
	v_writelane_b32 v93, s6, 9
	s_nop 1
	v_writelane_b32 v93, s7, 10
	s_load_dwordx8 s[56:63], s[0:1], 0xb8
	s_load_dwordx2 s[6:7], s[0:1], 0xf4
	s_load_dwordx2 s[96:97], s[0:1], 0xe0
	v_writelane_b32 v93, s2, 11
	s_load_dwordx8 s[64:71], s[0:1], 0x98
	s_load_dwordx8 s[20:27], s[0:1], 0x78
	s_load_dwordx8 s[80:87], s[0:1], 0x38
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s12, s63
	v_cvt_f32_u32_e32 v1, s12
	v_writelane_b32 v93, s3, 12
	s_sub_i32 s3, 0, s12
	s_ashr_i32 s15, s7, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s9, s97
	s_mov_b32 s14, s7
	s_mov_b32 s2, s62
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s13, v1
	s_mul_i32 s3, s3, s13
	s_mul_hi_u32 s3, s13, s3
	s_add_i32 s13, s13, s3
	.loc	1 20 0
	s_lshr_b32 s3, s6, 31
	s_add_i32 s3, s6, s3
	s_and_b32 s3, s3, -2
	s_sub_i32 s3, s6, s3
	s_lshl_b32 s16, s3, 3
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s8, s26, s16
	v_writelane_b32 v93, s20, 13
	s_addc_u32 s11, s27, s17
	s_lshl_b64 s[14:15], s[14:15], 2
	v_writelane_b32 v93, s21, 14
	v_writelane_b32 v93, s22, 15
	v_writelane_b32 v93, s23, 16
	v_writelane_b32 v93, s24, 17
	v_writelane_b32 v93, s25, 18
	v_writelane_b32 v93, s26, 19
	s_add_u32 s14, s8, s14
	v_writelane_b32 v93, s27, 20
	s_addc_u32 s15, s11, s15
	.loc	1 15 0
	s_mul_hi_u32 s10, s9, s13
	v_writelane_b32 v93, s14, 21
	.loc	1 22 0
	s_and_b64 s[42:43], vcc, s[98:99]
	s_nop 0
	v_writelane_b32 v93, s15, 22
	.loc	1 20 0
	s_and_saveexec_b64 s[16:17], s[42:43]
	s_cbranch_execz .LBB0_4
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v1, s20, 0
	v_mbcnt_hi_u32_b32 v1, s21, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_3
	s_bcnt1_i32_b64 s8, s[20:21]
	v_readlane_b32 s14, v93, 21
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	v_readlane_b32 s15, v93, 22
	s_nop 4
	global_atomic_add v2, v2, v3, s[14:15] sc0
.LBB0_3:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	v_mov_b32_e32 v2, 0
	s_nop 0
	v_add_u32_e32 v1, s8, v1
	ds_write_b32 v2, v1
.LBB0_4:
	s_or_b64 exec, exec, s[16:17]
	s_load_dwordx4 s[36:39], s[0:1], 0x11c
	s_load_dwordx8 s[72:79], s[0:1], 0xfc
	s_load_dword s8, s[0:1], 0xf0
	s_load_dwordx2 s[40:41], s[0:1], 0xe8
	s_load_dwordx2 s[14:15], s[0:1], 0xd8
	.loc	1 15 0
	s_mul_i32 s1, s10, s12
	s_ashr_i32 s49, s97, 31
	s_ashr_i32 s0, s63, 31
	s_sub_i32 s1, s9, s1
	s_xor_b32 s0, s49, s0
	s_add_i32 s9, s10, 1
	s_sub_i32 s11, s1, s12
	s_cmp_ge_u32 s1, s12
	s_cselect_b32 s9, s9, s10
	s_cselect_b32 s1, s11, s1
	s_add_i32 s10, s9, 1
	s_cmp_ge_u32 s1, s12
	s_cselect_b32 s1, s10, s9
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	.loc	1 16 0
	v_writelane_b32 v93, s0, 23
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s41, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 6
	v_writelane_b32 v93, s0, 24
	s_add_i32 s0, s40, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 6
	v_writelane_b32 v93, s0, 25
	s_add_i32 s0, s15, 7
	s_ashr_i32 s1, s0, 31
	.loc	1 22 0
	v_mov_b32_e32 v1, 0
	.loc	1 16 0
	s_lshr_b32 s1, s1, 29
	.loc	1 22 0
	s_barrier
	ds_read_b32 v2, v1
	.loc	1 16 0
	s_add_i32 s0, s0, s1
	s_ashr_i32 s10, s0, 3
	.loc	1 21 0
	s_cmp_eq_u32 s7, 0
	s_cselect_b64 s[16:17], -1, 0
	.loc	1 22 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_cmp_lg_u64 s[16:17], 0
	s_subb_u32 s9, s0, 0
	s_mov_b32 s0, s14
	.loc	1 15 0
	v_writelane_b32 v93, s0, 26
	.loc	1 23 0
	s_cmp_gt_i32 s9, -1
	.loc	1 15 0
	s_nop 0
	v_writelane_b32 v93, s1, 27
	s_mul_i32 s0, s96, s15
	.loc	1 23 0
	v_writelane_b32 v93, s0, 28
	s_nop 1
	v_writelane_b32 v93, s1, 29
	s_cbranch_scc1 .LBB0_164
	.loc	1 25 0
	s_cmp_lt_i32 s8, 1
	.loc	1 24 0
	s_memrealtime s[44:45]
s_waitcnt lgkmcnt(0)
	.loc	1 25 0
	s_cbranch_scc1 .LBB0_10
	s_mov_b32 s11, 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_8
.LBB0_7:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s11, 0x100
	s_cmp_lt_i32 s11, s8
	s_cbranch_scc0 .LBB0_10
.LBB0_8:
	v_add_u32_e32 v2, s11, v0
	v_cmp_gt_i32_e32 vcc, s8, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_7
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[94:95]
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_7
.LBB0_10:
	v_readlane_b32 s0, v93, 25
	s_add_i32 s11, s0, 2
	s_mul_i32 s11, s11, s8
	s_cmp_gt_u32 s11, 0x7ffffffe
	s_cbranch_scc1 .LBB0_15
	s_add_i32 s11, s11, 1
	s_mov_b32 s14, 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_13
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s14, 0x100
	s_cmp_lt_i32 s14, s11
	s_cbranch_scc0 .LBB0_15
.LBB0_13:
	v_add_u32_e32 v2, s14, v0
	v_cmp_gt_i32_e32 vcc, s11, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
	v_readlane_b32 s20, v93, 13
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s24, v93, 17
	v_readlane_b32 s25, v93, 18
	v_readlane_b32 s21, v93, 14
	v_readlane_b32 s22, v93, 15
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[24:25]
	v_readlane_b32 s23, v93, 16
	v_readlane_b32 s26, v93, 19
	v_readlane_b32 s27, v93, 20
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_12
.LBB0_15:
	v_readlane_b32 s0, v93, 25
	s_mul_i32 s46, s0, s10
	s_cmp_gt_u32 s46, 0x7ffffffe
	s_cbranch_scc1 .LBB0_20
	s_add_i32 s11, s46, 1
	s_mov_b32 s14, 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_18
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s14, 0x100
	s_cmp_lt_i32 s14, s11
	s_cbranch_scc0 .LBB0_20
.LBB0_18:
	v_add_u32_e32 v2, s14, v0
	v_cmp_gt_i32_e32 vcc, s11, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
	v_readlane_b32 s20, v93, 13
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s21, v93, 14
	v_readlane_b32 s22, v93, 15
	v_readlane_b32 s23, v93, 16
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[20:21]
	v_readlane_b32 s24, v93, 17
	v_readlane_b32 s25, v93, 18
	v_readlane_b32 s26, v93, 19
	v_readlane_b32 s27, v93, 20
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_17
.LBB0_20:
	s_add_i32 s0, s6, 1
	s_lshr_b32 s1, s0, 31
	s_add_i32 s1, s0, s1
	s_and_b32 s1, s1, 0x1ffffffe
	s_sub_i32 s0, s0, s1
	s_lshl_b32 s0, s0, 3
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s20, v93, 13
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s26, v93, 19
	v_readlane_b32 s27, v93, 20
	s_add_u32 s20, s26, s0
	v_readlane_b32 s21, v93, 14
	s_addc_u32 s0, s27, s1
	s_and_b32 s21, s0, 0xffff
	v_readlane_b32 s0, v93, 26
	s_mul_i32 s11, s96, s0
	v_readlane_b32 s22, v93, 15
	v_readlane_b32 s23, v93, 16
	v_lshlrev_b32_e32 v10, 2, v0
	v_bfrev_b32_e32 v2, 1
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_cmp_gt_i32 s11, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_cndmask_b32_e32 v2, v2, v10, vcc
	s_mov_b32 s33, 0
	v_mov_b32_e32 v6, 0
	v_and_b32_e32 v7, 15, v0
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_lt_i32 s11, 1
	v_lshlrev_b32_e32 v8, 2, v13
	v_readlane_b32 s24, v93, 17
	v_readlane_b32 s25, v93, 18
	buffer_store_dword v6, v2, s[20:23], 0 offen
	v_readlane_b32 s1, v93, 27
	s_cbranch_scc1 .LBB0_41
	.loc	1 22 0
	v_lshrrev_b32_e32 v3, 6, v0
	v_subrev_u32_e32 v5, 64, v8
	v_cmp_gt_u32_e32 vcc, 16, v13
	.loc	1 25 0
	v_lshlrev_b32_e32 v4, 2, v3
	v_cmp_gt_u32_e64 s[0:1], 32, v13
	v_cndmask_b32_e32 v11, v5, v8, vcc
	v_add_u32_e32 v5, 0xffffff80, v8
	v_lshlrev_b32_e32 v6, 4, v7
	v_cndmask_b32_e64 v12, v5, v8, s[0:1]
	v_and_b32_e32 v5, 48, v0
	v_lshl_add_u32 v14, v7, 2, 0
	s_movk_i32 s0, 0x7f
	v_cmp_eq_u32_e64 s[22:23], 3, v3
	v_lshrrev_b32_e32 v3, 2, v0
	v_add3_u32 v17, 0, v4, v6
	v_and_b32_e32 v4, 3, v0
	v_and_b32_e32 v2, 0xf0, v0
	v_cmp_eq_u32_e64 s[18:19], 48, v5
	v_and_b32_e32 v5, 0xc0, v0
	v_cmp_lt_u32_e64 s[20:21], s0, v0
	v_mad_u32_u24 v15, v7, 12, v14
	v_and_b32_e32 v3, 12, v3
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	v_lshrrev_b32_e32 v9, 4, v0
	v_cmp_lt_u32_e64 s[34:35], 31, v13
	v_xor_b32_e32 v16, 0x80, v10
	v_lshl_add_u32 v18, v0, 2, 0
	v_mov_b32_e32 v19, 0
	s_and_b64 s[14:15], s[98:99], s[0:1]
	v_add_u32_e32 v20, v14, v5
	v_add_u32_e32 v21, 0, v2
	v_add_u32_e32 v22, v15, v3
	v_mov_b32_e32 v6, 0
	s_branch .LBB0_23
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v15
	s_add_i32 s33, s33, 64
	s_cmp_lt_i32 s33, s11
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v19, v2, v19
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_41
.LBB0_23:
	v_add_u32_e32 v4, s33, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_gt_i32_e64 s[0:1], s11, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[4:5]
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v23, -1
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_25
	global_load_dword v23, v[2:3], off
.LBB0_25:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v24, 16, v4
	v_cmp_gt_i32_e64 s[0:1], s11, v24
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_27
	global_load_dword v5, v[2:3], off offset:64
.LBB0_27:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v24, 32, v4
	v_cmp_gt_i32_e64 s[0:1], s11, v24
	v_mov_b32_e32 v24, -1
	v_mov_b32_e32 v25, -1
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_29
	global_load_dword v25, v[2:3], off offset:128
.LBB0_29:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v4, 48, v4
	v_cmp_gt_i32_e64 s[0:1], s11, v4
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_31
	global_load_dword v24, v[2:3], off offset:192
.LBB0_31:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v23, v7
	v_cmp_eq_u32_e64 s[26:27], v5, v7
	v_cmp_eq_u32_e64 s[28:29], v25, v7
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	v_cndmask_b32_e64 v5, 0, 1, s[26:27]
	ds_bpermute_b32 v2, v11, v4
	ds_bpermute_b32 v3, v11, v5
	v_cndmask_b32_e64 v23, 0, 1, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], v24, v7
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, vcc
	v_addc_co_u32_e64 v25, s[24:25], 0, v2, s[0:1]
	v_cndmask_b32_e64 v26, v3, 0, vcc
	ds_bpermute_b32 v25, v12, v25
	v_addc_co_u32_e64 v3, s[24:25], 0, v26, s[26:27]
	ds_bpermute_b32 v27, v12, v3
	v_cndmask_b32_e64 v24, 0, 1, s[30:31]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v3, 0, v25, s[34:35]
	ds_bpermute_b32 v25, v11, v23
	v_addc_co_u32_e64 v3, s[24:25], v3, v2, s[0:1]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v2, 0, v27, s[34:35]
	ds_bpermute_b32 v27, v11, v24
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v28, v25, 0, vcc
	v_addc_co_u32_e64 v25, s[24:25], 0, v28, s[28:29]
	ds_bpermute_b32 v29, v12, v25
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v27, v27, 0, vcc
	v_addc_co_u32_e64 v25, s[24:25], 0, v27, s[30:31]
	ds_bpermute_b32 v30, v12, v25
	v_addc_co_u32_e64 v25, s[24:25], v2, v26, s[26:27]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v2, 0, v29, s[34:35]
	v_addc_co_u32_e64 v26, s[24:25], v2, v28, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, 0, v30, s[34:35]
	v_addc_co_u32_e64 v27, s[24:25], v2, v27, s[30:31]
	s_barrier
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_33
	ds_write2st64_b32 v20, v3, v25 offset1:1
	ds_write2st64_b32 v20, v26, v27 offset0:2 offset1:3
.LBB0_33:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[28:29], v14 offset1:16
	ds_read2_b32 v[30:31], v14 offset0:32 offset1:48
	v_add_u32_e32 v2, s33, v13
	v_cmp_gt_i32_e64 s[24:25], s11, v2
	s_and_b64 s[24:25], s[98:99], s[24:25]
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v32, v29, v28
	v_cndmask_b32_e64 v33, v28, v32, s[20:21]
	ds_read2_b32 v[28:29], v14 offset0:64 offset1:80
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v30, v32, v30
	v_cndmask_b32_e64 v32, v33, v30, s[22:23]
	v_add_u32_e32 v33, v30, v31
	ds_read2_b32 v[30:31], v14 offset0:96 offset1:112
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v33, v28
	v_cndmask_b32_e64 v33, v28, v33, s[98:99]
	v_add_u32_e32 v34, v28, v29
	ds_read2_b32 v[28:29], v14 offset0:128 offset1:144
	v_cndmask_b32_e64 v33, v33, v34, s[20:21]
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v30, v34, v30
	v_cndmask_b32_e64 v33, v33, v30, s[22:23]
	v_add_u32_e32 v34, v30, v31
	ds_read2_b32 v[30:31], v14 offset0:160 offset1:176
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v34, v28
	v_cndmask_b32_e64 v34, v28, v34, s[98:99]
	v_add_u32_e32 v35, v28, v29
	ds_read2_b32 v[28:29], v14 offset0:192 offset1:208
	v_cndmask_b32_e64 v34, v34, v35, s[20:21]
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v30, v35, v30
	v_cndmask_b32_e64 v34, v34, v30, s[22:23]
	v_add_u32_e32 v30, v30, v31
	ds_read_b32 v31, v14 offset:896
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v30, v28
	v_cndmask_b32_e64 v30, v28, v30, s[98:99]
	v_add_u32_e32 v28, v28, v29
	v_cndmask_b32_e64 v29, v30, v28, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v28, v28, v31
	v_cndmask_b32_e64 v32, v32, 0, s[98:99]
	v_cndmask_b32_e64 v28, v29, v28, s[22:23]
	v_add_u32_e32 v29, -1, v19
	v_add3_u32 v3, v29, v3, v32
	v_add3_u32 v26, v29, v26, v34
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_add3_u32 v27, v29, v27, v28
	v_cndmask_b32_e64 v28, 0, v26, s[28:29]
	v_mov_b32_e32 v26, v3
	v_add3_u32 v25, v29, v25, v33
	v_cndmask_b32_e64 v25, 0, v25, s[26:27]
	v_mov_b32_dpp v26, v26 row_shr:8 row_mask:0xf bank_mask:0xc
	v_cndmask_b32_e64 v29, 0, v27, s[30:31]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v26, v3 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v26, v3
	v_mov_b32_e32 v26, v3
	s_barrier
	s_nop 0
	v_mov_b32_dpp v26, v26 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v26, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v26, v3
	v_mov_b32_e32 v26, v3
	s_nop 1
	v_mov_b32_dpp v26, v26 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v26
	v_mov_b32_e32 v26, v3
	s_nop 1
	v_mov_b32_dpp v26, v26 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v26, v3, v26
	v_mov_b32_e32 v3, v25
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v25 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v25
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v25, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v25, v3
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v25
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v27, v3, v25
	v_mov_b32_e32 v3, v28
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v28 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v28
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v25, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v25, v3
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v25
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v28, v3, v25
	v_mov_b32_e32 v3, v29
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v29 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v29
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v25, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v25, v3
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v25
	v_mov_b32_e32 v25, v3
	s_nop 1
	v_mov_b32_dpp v25, v25 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v29, v3, v25
	ds_write_b128 v21, v[26:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB0_35
	ds_read_b32 v25, v22
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[64:65]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v25, off
.LBB0_35:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v23, v24
	ds_bpermute_b32 v3, v16, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_37
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v17, v2
.LBB0_37:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	ds_read_b32 v2, v18
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_22
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v18, v2
	s_branch .LBB0_22
.LBB0_41:
	s_mul_i32 s0, s97, s63
	s_mul_i32 s0, s0, s3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s26, s90, s0
	s_addc_u32 s27, s91, s1
	s_ashr_i32 s3, s62, 31
	s_lshl_b64 s[0:1], s[2:3], 3
	s_add_u32 s14, s60, s0
	s_addc_u32 s15, s61, s1
	s_cmp_gt_i32 s63, 0
	s_mul_i32 s28, s97, s62
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lt_i32 s63, 1
	s_mov_b32 s24, 0
	s_cbranch_scc1 .LBB0_54
	s_lshl_b64 s[0:1], s[2:3], 2
	s_add_u32 s3, s92, s0
	s_addc_u32 s25, s93, s1
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[0:1], s[28:29], 2
	s_add_u32 s29, s26, s0
	v_and_b32_e32 v2, 48, v0
	v_cmp_gt_i32_e32 vcc, s97, v7
	s_addc_u32 s30, s27, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v7
	v_bfrev_b32_e32 v3, 1
	s_and_b64 vcc, s[0:1], s[98:99]
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_mov_b32_e32 v3, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_mov_b32_e32 v4, s6
	s_branch .LBB0_44
.LBB0_43:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s24, s24, 1
	s_cmp_lg_u32 s63, s24
	s_cbranch_scc0 .LBB0_46
.LBB0_44:
	s_add_i32 s0, s62, s24
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s20, s0, s13
	s_mul_i32 s20, s20, s12
	s_sub_i32 s0, s0, s20
	s_sub_i32 s20, s0, s12
	s_cmp_ge_u32 s0, s12
	s_cselect_b32 s0, s20, s0
	s_sub_i32 s20, s0, s12
	s_cmp_ge_u32 s0, s12
	s_cselect_b32 s0, s20, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s60, s0
	s_addc_u32 s1, s61, s1
	global_load_dwordx2 v[14:15], v3, s[14:15]
	global_load_dwordx2 v[16:17], v3, s[0:1]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s20, v14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s31, v16
	v_readfirstlane_b32 s21, v15
	v_readfirstlane_b32 s33, v17
	s_sub_u32 s20, s31, s20
	s_subb_u32 s21, s33, s21
	s_ashr_i32 s31, s21, 31
	s_lshr_b32 s31, s31, 28
	s_add_u32 s20, s20, s31
	s_addc_u32 s21, s21, 0
	s_and_b32 s20, s20, -16
	s_add_u32 s20, s29, s20
	s_addc_u32 s21, s30, s21
	s_and_b32 s21, s21, 0xffff
	buffer_store_dword v6, v2, s[20:23], 0 offen
	global_load_dwordx2 v[14:15], v3, s[0:1]
	global_load_dwordx2 v[16:17], v3, s[14:15]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v5, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s20, v14
	v_readfirstlane_b32 s21, v15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s31, v16
	v_readfirstlane_b32 s33, v17
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_43
	s_sub_u32 s20, s20, s31
	s_subb_u32 s21, s21, s33
	s_ashr_i32 s31, s21, 31
	s_lshr_b32 s31, s31, 28
	s_add_u32 s20, s20, s31
	s_addc_u32 s21, s21, 0
	s_and_b32 s20, s20, -16
	s_add_u32 s20, s3, s20
	s_addc_u32 s21, s25, s21
	; a2a.signal release system
	global_atomic_swap v3, v4, s[20:21] sc1
	s_branch .LBB0_43
.LBB0_46:
	s_mov_b32 s1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s0, s1
	s_branch .LBB0_48
.LBB0_47:
	s_add_i32 s0, s0, 1
	s_cmp_lg_u32 s0, s63
	s_cbranch_scc0 .LBB0_54
.LBB0_48:
	s_lshl_b64 s[12:13], s[0:1], 2
	s_add_u32 s20, s92, s12
	s_addc_u32 s21, s93, s13
	s_branch .LBB0_51
.LBB0_49:
	s_or_b64 exec, exec, s[24:25]
	v_readfirstlane_b32 s3, v3
	s_nop 1
	v_mov_b32_e32 v3, s3
	ds_write_b32 v2, v3
.LBB0_50:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v3
	s_cbranch_vccz .LBB0_47
.LBB0_51:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[42:43]
	s_cbranch_execz .LBB0_50
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_49
	; a2a.wait acquire system
	global_load_dword v3, v2, s[20:21] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_49
.LBB0_54:
	v_bfe_u32 v9, v0, 3, 3
	v_and_b32_e32 v2, 7, v0
	v_readlane_b32 s3, v93, 23
	v_cmp_gt_i32_e32 vcc, s63, v9
	s_nop 0
	v_cmp_gt_i32_e64 s[0:1], s3, v2
	s_and_b64 s[20:21], vcc, s[0:1]
	v_mad_u64_u32 v[4:5], s[0:1], s3, v9, v[2:3]
	v_cndmask_b32_e64 v3, 0, 1, s[18:19]
	v_cmp_ne_u32_e64 s[24:25], 1, v3
	s_andn2_b64 vcc, exec, s[18:19]
	v_ashrrev_i32_e32 v5, 31, v4
	s_cbranch_vccnz .LBB0_59
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[26:27]
	s_mov_b32 s0, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_branch .LBB0_57
.LBB0_56:
	s_or_b64 exec, exec, s[18:19]
	s_cmp_lt_i32 s3, s62
	s_cselect_b64 vcc, -1, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v12, v3
	v_cndmask_b32_e32 v12, 0, v12, vcc
	s_add_i32 s3, s3, 1
	s_add_i32 s0, s0, s97
	s_cmp_lg_u32 s63, s3
	v_add_u32_e32 v11, v12, v11
	s_cbranch_scc0 .LBB0_60
.LBB0_57:
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_56
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[14:15], s[0:1], 2, v[6:7]
	global_load_dword v12, v[14:15], off
	s_branch .LBB0_56
.LBB0_59:
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v3, 0
.LBB0_60:
	v_add_u32_e32 v6, 15, v3
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshrrev_b32_e32 v7, 28, v7
	v_add_u32_e32 v6, v6, v7
	v_sub_u32_e64 v7, v13, 1 clamp
	v_and_b32_e32 v6, -16, v6
	v_lshlrev_b32_e32 v12, 2, v7
	ds_bpermute_b32 v7, v12, v6
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_u32_e32 v14, -8, v8
	v_cmp_gt_u32_e64 s[0:1], 2, v13
	v_add_u32_e32 v16, -16, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, v7, 0, vcc
	v_add_u32_e32 v7, v7, v6
	v_cndmask_b32_e64 v15, v14, v8, s[0:1]
	ds_bpermute_b32 v14, v15, v7
	v_cmp_lt_u32_e64 s[0:1], 1, v2
	v_cmp_gt_u32_e64 s[18:19], 4, v13
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v14, 0, v14, s[0:1]
	v_add_u32_e32 v14, v7, v14
	v_cndmask_b32_e64 v16, v16, v8, s[18:19]
	ds_bpermute_b32 v17, v16, v14
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_62
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[12:13], s[28:29], 2
	s_add_u32 s12, s26, s12
	s_addc_u32 s13, s27, s13
	v_lshl_add_u64 v[18:19], v[4:5], 2, s[12:13]
	global_load_dword v8, v[18:19], off
.LBB0_62:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v8
	s_nop 1
	v_mov_b32_dpp v7, v7 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v7, v8 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v7, v7, v8
	v_mov_b32_e32 v18, v7
	s_nop 1
	v_mov_b32_dpp v18, v18 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v7, v7, v18
	v_mov_b32_e32 v18, v7
	s_nop 1
	v_mov_b32_dpp v18, v18 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v7, v7, v18
	v_lshrrev_b32_e32 v18, 1, v0
	v_and_b32_e32 v18, 28, v18
	v_lshl_or_b32 v18, v2, 5, v18
	ds_bpermute_b32 v7, v18, v7
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v19, v12, v7
	ds_bpermute_b32 v12, v12, v8
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v19, v19, 0, vcc
	v_add_u32_e32 v19, v19, v7
	ds_bpermute_b32 v20, v15, v19
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v12, v12, 0, vcc
	v_add_u32_e32 v12, v12, v8
	ds_bpermute_b32 v15, v15, v12
	v_cmp_lt_u32_e32 vcc, 3, v2
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v20, 0, v20, s[0:1]
	v_add_u32_e32 v19, v19, v20
	ds_bpermute_b32 v20, v16, v19
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v15, 0, v15, s[0:1]
	v_add_u32_e32 v15, v12, v15
	v_cndmask_b32_e32 v21, 0, v17, vcc
	ds_bpermute_b32 v16, v16, v15
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v12, 0, v20, vcc
	v_sub_u32_e32 v12, v12, v7
	v_add_u32_e32 v12, v12, v19
	ds_bpermute_b32 v17, v18, v12
	v_sub_u32_e32 v12, v21, v6
	v_add_u32_e32 v12, v12, v14
	s_and_b64 s[0:1], s[98:99], s[20:21]
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_64
	v_lshl_add_u64 v[18:19], v[4:5], 2, s[66:67]
	v_add_u32_e32 v11, v12, v11
	global_store_dword v[18:19], v11, off
.LBB0_64:
	s_or_b64 exec, exec, s[18:19]
	s_mov_b32 s48, s97
	s_lshl_b64 s[12:13], s[48:49], 2
	s_add_u32 s30, s66, s12
	s_addc_u32 s31, s67, s13
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_66
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v11, 0, v16, vcc
	v_sub_u32_e32 v8, v11, v8
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v8, v8, v15, v17
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[30:31]
	global_store_dword v[4:5], v8, off
.LBB0_66:
	s_or_b64 exec, exec, s[18:19]
	s_lshl_b32 s12, s97, 1
	v_cmp_eq_u32_e32 vcc, s62, v9
	s_ashr_i32 s13, s12, 31
	s_and_b64 s[0:1], vcc, s[20:21]
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s26, s66, s12
	s_addc_u32 s27, s67, s13
	s_and_b64 s[0:1], s[98:99], s[0:1]
	v_lshlrev_b32_e32 v2, 2, v2
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_68
	global_store_dword v2, v12, s[26:27]
.LBB0_68:
	s_or_b64 exec, exec, s[18:19]
	s_mul_i32 s12, s97, 3
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s28, s66, s12
	s_addc_u32 s29, s67, s13
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_70
	global_store_dword v2, v3, s[28:29]
.LBB0_70:
	s_or_b64 exec, exec, s[18:19]
	v_cndmask_b32_e32 v2, 0, v6, vcc
	s_cmp_eq_u32 s75, 0
	s_cselect_b64 s[18:19], -1, 0
	v_add_u32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cmp_lg_u32 s75, 0
	s_mov_b32 s13, 0
	v_add_u32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cselect_b64 s[34:35], -1, 0
	s_nop 0
	v_add_u32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v4, v2
	s_nop 1
	v_mov_b32_dpp v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v4
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s3, v2, 63
	v_cndmask_b32_e32 v2, 0, v3, vcc
	s_andn2_b64 vcc, exec, s[50:51]
	s_nop 0
	v_add_u32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s12, v2, 63
	v_mov_b32_e32 v2, v7
	s_nop 1
	v_mov_b32_dpp v2, v2 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v2, v7 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v2, v2, v7
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v11, v2, v3
	v_mov_b32_e32 v12, v11
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_cbranch_vccnz .LBB0_99
	v_readlane_b32 s0, v93, 28
	v_readlane_b32 s1, v93, 29
	s_mov_b32 s52, s0
	s_ashr_i32 s53, s0, 31
	s_lshl_b64 s[0:1], s[52:53], 2
	s_add_u32 s48, s64, s0
	s_addc_u32 s49, s65, s1
	s_lshl_b32 s0, s52, 1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s50, s64, s0
	s_addc_u32 s51, s65, s1
	s_mov_b32 s22, s52
	s_cmp_lg_u32 s76, 0
	v_writelane_b32 v93, s22, 28
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s96, 0
	v_writelane_b32 v93, s23, 29
	s_mul_i32 s22, s52, 3
	s_cselect_b64 s[20:21], -1, 0
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 2
	s_add_u32 s52, s64, s22
	s_addc_u32 s53, s65, s23
	s_abs_i32 s33, s96
	v_cvt_f32_u32_e32 v2, s33
	v_readlane_b32 s23, v93, 23
	s_abs_i32 s47, s23
	v_cvt_f32_u32_e32 v3, s47
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s22, 0, s33
	s_and_b64 s[0:1], s[0:1], s[20:21]
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_ashr_i32 s75, s23, 31
	v_mov_b32_e32 v16, v0
	v_mul_lo_u32 v4, s22, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v14, v2, v4
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s22, 0, s47
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v4, s22, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v15, v2, v4
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[20:21], 1, v2
	s_branch .LBB0_73
.LBB0_72:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s13, 0x100
	s_cmp_ge_i32 s13, s11
	v_add_u32_e32 v16, 0x100, v16
	s_cbranch_scc1 .LBB0_99
.LBB0_73:
	v_or_b32_e32 v4, s13, v0
	v_cmp_gt_i32_e64 s[22:23], s11, v4
	v_mov_b32_e32 v2, -1
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_75
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v2, v[6:7], off
.LBB0_75:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[54:55], -1, v2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execnz .LBB0_86
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execnz .LBB0_87
.LBB0_77:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, v6, v17
	s_cbranch_vccnz .LBB0_88
.LBB0_78:
	v_sub_u32_e32 v5, 0, v4
	v_max_i32_e32 v5, v4, v5
	v_mul_hi_u32 v7, v5, v14
	v_mul_lo_u32 v7, v7, s33
	v_sub_u32_e32 v8, 0, v2
	v_sub_u32_e32 v5, v5, v7
	v_max_i32_e32 v8, v2, v8
	v_subrev_u32_e32 v7, s33, v5
	v_cmp_le_u32_e32 vcc, s33, v5
	v_mul_hi_u32 v9, v8, v15
	v_mul_lo_u32 v19, v9, s47
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_subrev_u32_e32 v7, s33, v5
	v_cmp_le_u32_e32 vcc, s33, v5
	v_sub_u32_e32 v8, v8, v19
	v_add_u32_e32 v19, 1, v9
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_cmp_le_u32_e32 vcc, s47, v8
	v_ashrrev_i32_e32 v6, 31, v4
	v_xor_b32_e32 v7, v5, v6
	v_cndmask_b32_e32 v9, v9, v19, vcc
	v_subrev_u32_e32 v19, s47, v8
	v_cndmask_b32_e32 v8, v8, v19, vcc
	v_ashrrev_i32_e32 v5, 31, v2
	v_add_u32_e32 v19, 1, v9
	v_cmp_le_u32_e32 vcc, s47, v8
	v_xor_b32_e32 v5, s75, v5
	v_add_u32_e32 v6, v6, v16
	v_cndmask_b32_e32 v8, v9, v19, vcc
	v_xor_b32_e32 v8, v8, v5
	v_sub_u32_e32 v5, v8, v5
	v_sub_u32_e32 v6, v6, v7
	s_mov_b32 s90, s96
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v2
	s_branch .LBB0_80
.LBB0_79:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, v7, v21
	s_add_i32 s90, s90, -1
	v_cndmask_b32_e32 v20, v20, v8, vcc
	v_cndmask_b32_e32 v19, v19, v7, vcc
	s_cmp_lg_u32 s90, 0
	v_add_u32_e32 v6, 1, v6
	s_cbranch_scc0 .LBB0_89
.LBB0_80:
	v_mov_b32_e32 v8, -1
	s_and_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execz .LBB0_82
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[4:5]
	global_load_dword v8, v[8:9], off
.LBB0_82:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v22, 0, v8
	v_max_i32_e32 v22, v8, v22
	v_mul_hi_u32 v23, v22, v15
	v_mul_lo_u32 v24, v23, s47
	v_sub_u32_e32 v22, v22, v24
	v_add_u32_e32 v24, 1, v23
	v_cmp_le_u32_e64 s[0:1], s47, v22
	v_ashrrev_i32_e32 v9, 31, v8
	v_xor_b32_e32 v21, s75, v9
	v_cndmask_b32_e64 v23, v23, v24, s[0:1]
	v_subrev_u32_e32 v24, s47, v22
	v_cndmask_b32_e64 v22, v22, v24, s[0:1]
	v_add_u32_e32 v24, 1, v23
	v_cmp_le_u32_e64 s[0:1], s47, v22
	v_or_b32_e32 v7, v8, v2
	v_cmp_lt_i32_e32 vcc, -1, v7
	v_cndmask_b32_e64 v22, v23, v24, s[0:1]
	v_xor_b32_e32 v22, v22, v21
	v_sub_u32_e32 v21, v22, v21
	v_cmp_eq_u32_e64 s[0:1], v21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cmp_lt_i32_e32 vcc, v8, v20
	v_mov_b32_e32 v7, 0
	s_and_b64 vcc, vcc, s[0:1]
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_84
	v_lshl_add_u64 v[22:23], v[8:9], 2, s[66:67]
	global_load_dword v21, v[22:23], off
.LBB0_84:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_79
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[22:23], v[6:7], 2, s[64:65]
	global_load_dword v7, v[22:23], off
	s_branch .LBB0_79
.LBB0_86:
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[64:65]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execz .LBB0_77
.LBB0_87:
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[66:67]
	global_load_dword v6, v[6:7], off
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, v6, v17
	s_cbranch_vccz .LBB0_78
.LBB0_88:
	v_mov_b32_e32 v19, v18
.LBB0_89:
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_91
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_lshl_add_u64 v[8:9], s[50:51], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[48:49], 0, v[6:7]
	global_store_dword v[6:7], v18, off
	global_store_dword v[8:9], v19, off
.LBB0_91:
	s_or_b64 exec, exec, s[0:1]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_96
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execz .LBB0_94
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[30:31]
	global_load_dword v5, v[6:7], off
.LBB0_94:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v5, v17
	v_mov_b32_e32 v6, v4
.LBB0_95:
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execz .LBB0_72
	s_branch .LBB0_98
.LBB0_96:
	s_mov_b64 s[54:55], 0
	s_cbranch_execz .LBB0_95
	s_andn2_b64 s[0:1], s[54:55], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[54:55], s[0:1], s[22:23]
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execz .LBB0_72
.LBB0_98:
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[52:53]
	global_store_dword v[4:5], v6, off
	s_branch .LBB0_72
.LBB0_99:
	v_readlane_b32 s0, v93, 23
	s_cmp_lt_i32 s0, 1
	s_cbranch_scc1 .LBB0_105
	s_mov_b32 s1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_bfrev_b32_e32 v3, 1
	s_mov_b32 s0, s1
	s_branch .LBB0_102
.LBB0_101:
	s_add_i32 s0, s0, 1
	v_readlane_b32 s13, v93, 23
	s_cmp_lg_u32 s0, s13
	s_cbranch_scc0 .LBB0_105
.LBB0_102:
	s_lshl_b64 s[20:21], s[0:1], 2
	s_add_u32 s30, s28, s20
	s_addc_u32 s31, s29, s21
	global_load_dword v4, v2, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v4
	s_add_i32 s13, s13, 15
	s_cmp_lt_i32 s13, 16
	s_cbranch_scc1 .LBB0_101
	s_ashr_i32 s30, s13, 31
	s_lshr_b32 s30, s30, 28
	s_add_i32 s13, s13, s30
	s_ashr_i32 s13, s13, 4
	s_add_u32 s20, s26, s20
	s_addc_u32 s21, s27, s21
	global_load_dword v4, v2, s[20:21]
	s_mov_b32 s30, 0
	v_mov_b32_e32 v5, s0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v4
	s_ashr_i32 s21, s20, 31
	s_lshr_b32 s21, s21, 28
	s_add_i32 s20, s20, s21
	s_ashr_i32 s20, s20, 4
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s20, s68, s20
	s_addc_u32 s21, s69, s21
	s_and_b32 s21, s21, 0xffff
	v_mov_b32_e32 v4, v10
.LBB0_104:
	v_add_u32_e32 v6, s30, v0
	s_addk_i32 s30, 0x100
	v_cmp_gt_i32_e32 vcc, s13, v6
	s_cmp_lt_i32 s30, s13
	s_nop 0
	v_cndmask_b32_e32 v6, v3, v4, vcc
	v_add_u32_e32 v4, 0x400, v4
	buffer_store_dword v5, v6, s[20:23], 0 offen
	s_cbranch_scc1 .LBB0_104
	s_branch .LBB0_101
.LBB0_105:
	v_add_u32_e32 v2, v11, v12
	v_mov_b32_e32 v3, s11
	v_cndmask_b32_e64 v3, v2, v3, s[18:19]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_107
	v_mov_b32_e32 v4, 0
	global_store_dword v4, v2, s[56:57] offset:36
.LBB0_107:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_gt_i32 s78, 0
	v_min_i32_e32 v4, s78, v2
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v4, v2, v4, vcc
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_109
	v_mov_b32_e32 v2, 0
	global_store_dword v2, v4, s[56:57] offset:68
	global_store_dword v2, v2, s[56:57] offset:100
.LBB0_109:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_112
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	s_and_b32 s21, s71, 0xffff
	s_mov_b32 s20, s70
	s_mov_b32 s11, 0
	s_mov_b64 s[18:19], 0
	v_bfrev_b32_e32 v2, 1
.LBB0_111:
	v_add_u32_e32 v5, s11, v0
	s_addk_i32 s11, 0x100
	v_cmp_lt_i32_e32 vcc, v5, v4
	v_add_u32_e32 v6, 0x1000000, v5
	s_nop 0
	v_cndmask_b32_e32 v5, v2, v10, vcc
	v_cmp_ge_i32_e32 vcc, s11, v4
	v_add_u32_e32 v10, 0x400, v10
	s_or_b64 s[18:19], vcc, s[18:19]
	buffer_store_dword v6, v5, s[20:23], 0 offen
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_111
.LBB0_112:
	s_or_b64 exec, exec, s[0:1]
	s_ashr_i32 s0, s3, 31
	s_lshr_b32 s0, s0, 28
	s_add_i32 s0, s3, s0
	s_ashr_i32 s11, s0, 4
	s_mul_i32 s18, s11, s76
	s_min_i32 s0, s79, s18
	s_cmp_gt_i32 s79, 0
	s_cselect_b32 s13, s0, s18
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_114
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s18
	global_store_dword v2, v5, s[56:57] offset:40
	v_mov_b32_e32 v5, s13
	global_store_dword v2, v5, s[56:57] offset:72
	global_store_dword v2, v4, s[56:57] offset:104
.LBB0_114:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lt_i32 s13, 1
	s_cbranch_scc1 .LBB0_119
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[70:71]
	s_mov_b32 s18, 0
	s_branch .LBB0_117
.LBB0_116:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s18, 0x100
	s_cmp_lt_i32 s18, s13
	s_cbranch_scc0 .LBB0_119
.LBB0_117:
	v_add_u32_e32 v8, s18, v0
	v_cmp_gt_i32_e32 vcc, s13, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_116
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, v[6:7]
	v_add_u32_e32 v2, 0x2000000, v8
	global_store_dword v[10:11], v2, off
	s_branch .LBB0_116
.LBB0_119:
	v_readlane_b32 s0, v93, 24
	v_add_u32_e32 v4, s13, v4
	s_mul_i32 s23, s11, s0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_121
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s23
	global_store_dword v2, v5, s[56:57] offset:44
	global_store_dword v2, v5, s[56:57] offset:76
	global_store_dword v2, v4, s[56:57] offset:108
.LBB0_121:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v93, 25
	v_add_u32_e32 v2, s23, v4
	s_mul_i32 s20, s11, s0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_123
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, s20
	global_store_dword v5, v6, s[56:57] offset:48
	global_store_dword v5, v6, s[56:57] offset:80
	global_store_dword v5, v2, s[56:57] offset:112
.LBB0_123:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_eq_u32 s74, 2
	v_readlane_b32 s0, v93, 25
	s_cselect_b32 s21, s0, 0
	v_add_u32_e32 v2, s20, v2
	s_mul_i32 s13, s11, s21
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_125
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, s13
	global_store_dword v5, v6, s[56:57] offset:52
	global_store_dword v5, v6, s[56:57] offset:84
	global_store_dword v5, v2, s[56:57] offset:116
.LBB0_125:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lt_i32 s37, 0
	s_cselect_b32 s18, s11, s37
	s_cmp_lt_i32 s38, 0
	s_cselect_b32 s22, s11, s38
	s_add_i32 s19, s18, s22
	v_ashrrev_i32_e32 v5, 31, v4
	s_cmp_lt_i32 s23, 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[70:71]
	s_cbranch_scc1 .LBB0_130
	v_readlane_b32 s0, v93, 24
	s_abs_i32 s26, s0
	v_cvt_f32_u32_e32 v6, s26
	s_ashr_i32 s27, s0, 31
	s_sub_i32 s0, 0, s26
	s_mov_b32 s28, 0
	v_rcp_iflag_f32_e32 v6, v6
	s_nop 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s0, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_128
.LBB0_127:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s28, 0x100
	s_cmp_ge_i32 s28, s23
	s_cbranch_scc1 .LBB0_130
.LBB0_128:
	v_add_u32_e32 v7, s28, v0
	v_cmp_gt_i32_e32 vcc, s23, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_127
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v10, v9, v6
	v_mul_lo_u32 v11, v10, s26
	v_sub_u32_e32 v9, v9, v11
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s26, v9
	v_ashrrev_i32_e32 v8, 31, v7
	v_xor_b32_e32 v8, s27, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s26, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s26, v9
	v_readlane_b32 s29, v93, 24
	v_readlane_b32 s30, v93, 25
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_subrev_u32_e32 v9, s18, v10
	v_subrev_u32_e32 v11, s19, v10
	v_max_i32_e32 v8, 0, v10
	v_max_i32_e32 v9, 0, v9
	v_max_i32_e32 v11, 0, v11
	v_min_i32_e32 v8, s11, v8
	v_min_i32_e32 v9, s11, v9
	v_min_i32_e32 v11, s11, v11
	v_mul_lo_u32 v8, v8, s29
	v_mul_lo_u32 v9, v9, s30
	v_mul_lo_u32 v11, v11, s21
	v_add3_u32 v8, v9, v8, v11
	v_mul_lo_u32 v10, v10, s29
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v12, 0x3000000, v7
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_127
.LBB0_130:
	s_cmp_lt_i32 s20, 1
	s_cbranch_scc1 .LBB0_135
	v_readlane_b32 s0, v93, 25
	s_abs_i32 s23, s0
	v_cvt_f32_u32_e32 v6, s23
	s_ashr_i32 s27, s0, 31
	s_sub_i32 s0, 0, s23
	s_add_i32 s26, s18, 1
	v_rcp_iflag_f32_e32 v6, v6
	s_mov_b32 s28, 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s0, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_133
.LBB0_132:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s28, 0x100
	s_cmp_ge_i32 s28, s20
	s_cbranch_scc1 .LBB0_135
.LBB0_133:
	v_add_u32_e32 v7, s28, v0
	v_cmp_gt_i32_e32 vcc, s20, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_132
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v10, v9, v6
	v_mul_lo_u32 v11, v10, s23
	v_sub_u32_e32 v9, v9, v11
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s23, v9
	v_ashrrev_i32_e32 v8, 31, v7
	v_xor_b32_e32 v8, s27, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s23, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s23, v9
	v_readlane_b32 s29, v93, 24
	v_add_u32_e32 v12, 0x4000000, v7
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_add_u32_e32 v8, s26, v10
	v_max_i32_e32 v8, 0, v8
	v_subrev_u32_e32 v11, s22, v10
	v_min_i32_e32 v8, s11, v8
	v_max_i32_e32 v9, 0, v10
	v_max_i32_e32 v11, 0, v11
	v_mul_lo_u32 v8, v8, s29
	v_min_i32_e32 v9, s11, v9
	v_readlane_b32 s29, v93, 25
	v_min_i32_e32 v11, s11, v11
	v_mul_lo_u32 v11, v11, s21
	v_mul_lo_u32 v9, v9, s29
	v_add3_u32 v8, v8, v9, v11
	v_mul_lo_u32 v10, v10, s29
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_132
.LBB0_135:
	s_cmp_lt_i32 s13, 1
	s_cbranch_scc1 .LBB0_140
	v_readlane_b32 s0, v93, 25
	s_abs_i32 s20, s0
	v_cvt_f32_u32_e32 v6, s20
	s_ashr_i32 s21, s0, 31
	s_sub_i32 s0, 0, s20
	s_mov_b32 s22, 0
	v_rcp_iflag_f32_e32 v6, v6
	s_nop 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s0, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_138
.LBB0_137:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s22, 0x100
	s_cmp_lt_i32 s22, s13
	s_cbranch_scc0 .LBB0_140
.LBB0_138:
	v_add_u32_e32 v7, s22, v0
	v_cmp_gt_i32_e32 vcc, s13, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_137
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v10, v9, v6
	v_mul_lo_u32 v11, v10, s20
	v_sub_u32_e32 v9, v9, v11
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s20, v9
	v_ashrrev_i32_e32 v8, 31, v7
	v_xor_b32_e32 v8, s21, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s20, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s20, v9
	v_readlane_b32 s23, v93, 24
	v_add_u32_e32 v12, 0x5000000, v7
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_add_u32_e32 v9, s19, v10
	v_add_u32_e32 v8, 1, v9
	v_subrev_u32_e32 v9, s18, v9
	v_add_u32_e32 v9, 1, v9
	v_max_i32_e32 v8, 0, v8
	v_max_i32_e32 v9, 0, v9
	v_max_i32_e32 v11, 0, v10
	v_min_i32_e32 v8, s11, v8
	v_min_i32_e32 v9, s11, v9
	v_min_i32_e32 v11, s11, v11
	v_mul_lo_u32 v8, v8, s23
	v_add_u32_e32 v9, v9, v11
	v_readlane_b32 s23, v93, 25
	s_nop 1
	v_mad_u64_u32 v[8:9], s[26:27], v9, s23, v[8:9]
	v_mul_lo_u32 v10, v10, s23
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_137
.LBB0_140:
	v_readlane_b32 s0, v93, 26
	v_readlane_b32 s1, v93, 27
	s_add_i32 s0, s0, 7
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 29
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 3
	v_readlane_b32 s1, v93, 25
	s_mul_i32 s18, s1, s0
	s_min_i32 s0, s36, s18
	s_cmp_gt_i32 s36, 0
	v_add_u32_e32 v4, s13, v2
	s_cselect_b32 s13, s0, s18
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_142
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s18
	global_store_dword v2, v5, s[56:57] offset:56
	v_mov_b32_e32 v5, s13
	global_store_dword v2, v5, s[56:57] offset:88
	global_store_dword v2, v4, s[56:57] offset:120
.LBB0_142:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lt_i32 s13, 1
	s_cbranch_scc1 .LBB0_147
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[70:71]
	s_mov_b32 s18, 0
	s_branch .LBB0_145
.LBB0_144:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s18, 0x100
	s_cmp_lt_i32 s18, s13
	s_cbranch_scc0 .LBB0_147
.LBB0_145:
	v_add_u32_e32 v8, s18, v0
	v_cmp_gt_i32_e32 vcc, s13, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_144
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, v[6:7]
	v_add_u32_e32 v2, 0x6000000, v8
	global_store_dword v[10:11], v2, off
	s_branch .LBB0_144
.LBB0_147:
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_149
	v_add_u32_e32 v2, s13, v4
	v_mov_b32_e32 v5, 0
	global_store_dword v5, v2, s[56:57] offset:124
	v_mov_b32_e32 v2, s11
	v_mov_b32_e32 v4, s12
	global_store_dwordx3 v5, v[2:4], s[56:57] offset:160
.LBB0_149:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lg_u32 s74, 0
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s3, s3, 15
	s_cmp_gt_u32 s3, 30
	s_cselect_b64 s[12:13], -1, 0
	s_or_b64 s[0:1], s[0:1], s[12:13]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_156
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_156
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[0:1], s[46:47], 2
	v_readlane_b32 s20, v93, 13
	v_readlane_b32 s21, v93, 14
	s_add_u32 s3, s20, s0
	s_addc_u32 s11, s21, s1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[60:61]
	s_mov_b32 s12, s63
	v_readlane_b32 s22, v93, 15
	v_readlane_b32 s23, v93, 16
	v_readlane_b32 s24, v93, 17
	v_readlane_b32 s25, v93, 18
	v_readlane_b32 s26, v93, 19
	v_readlane_b32 s27, v93, 20
	s_branch .LBB0_153
.LBB0_152:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s12, s12, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc0 .LBB0_156
.LBB0_153:
	global_load_dwordx2 v[4:5], v2, s[0:1]
	global_load_dwordx2 v[6:7], v2, s[14:15]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v3, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s13, v4
	v_readfirstlane_b32 s22, v5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v6
	v_readfirstlane_b32 s24, v7
	s_and_saveexec_b64 s[18:19], s[42:43]
	s_cbranch_execz .LBB0_152
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v3, s20, 0
	v_mbcnt_hi_u32_b32 v3, s21, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 s[26:27], exec, vcc
	s_mov_b64 exec, s[26:27]
	s_cbranch_execz .LBB0_152
	s_sub_u32 s13, s13, s23
	s_subb_u32 s22, s22, s24
	s_ashr_i32 s23, s22, 31
	s_lshr_b32 s23, s23, 28
	s_add_u32 s13, s13, s23
	s_addc_u32 s23, s22, 0
	s_and_b32 s13, s13, -16
	s_add_u32 s22, s3, s13
	s_addc_u32 s23, s11, s23
	s_bcnt1_i32_b64 s13, s[20:21]
	v_mov_b32_e32 v3, s13
	; a2a.signal release system
	global_atomic_add v2, v3, s[22:23] sc1
	s_branch .LBB0_152
.LBB0_156:
	.loc	1 26 0
	s_cmp_eq_u32 s39, 0
	s_cbranch_scc1 .LBB0_161
	.loc	1 27 0
	s_cmp_lt_i32 s7, 1
	s_cselect_b32 s0, 1, 2
	s_add_i32 s3, s0, s9
	s_cmp_lt_i32 s7, 2
	s_cbranch_scc1 .LBB0_160
	s_add_i32 s11, s7, -1
	s_add_u32 s0, s56, 36
	s_addc_u32 s1, s57, 0
	v_mov_b32_e32 v2, 0
.LBB0_159:
	global_load_dword v3, v2, s[0:1]
	s_add_i32 s11, s11, -1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v3
	s_add_i32 s3, s12, s3
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s11, 0
	s_cbranch_scc1 .LBB0_159
.LBB0_160:
	v_and_b32_e32 v4, 3, v0
	v_readlane_b32 s12, v93, 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	s_ashr_i32 s11, s12, 31
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v2, s12
	v_cmp_eq_u32_e32 vcc, 2, v4
	v_mov_b32_e32 v5, s1
	s_lshl_b32 s0, s3, 2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, s11
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_mov_b32_e32 v5, s45
	v_cmp_gt_u32_e32 vcc, 2, v4
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_mov_b32_e32 v5, s44
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_and_b32_e32 v5, 60, v0
	s_add_u32 s12, s58, s0
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_addc_u32 s0, s59, s1
	v_lshlrev_b32_e32 v4, 3, v4
	v_bfrev_b32_e32 v5, 1
	s_and_b64 vcc, vcc, s[98:99]
	s_and_b32 s13, s0, 0xffff
	s_mov_b32 s15, 0x27000
	s_mov_b32 s14, 0x7ffffffe
	v_cndmask_b32_e32 v4, v5, v4, vcc
	buffer_store_dwordx2 v[2:3], v4, s[12:15], 0 offen
.LBB0_161:
	.loc	1 28 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v13
	s_barrier
	.loc	1 25 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_163
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s6
	.loc	1 28 0
	; a2a.signal release system
	global_atomic_swap v2, v3, s[56:57] sc1
.LBB0_163:
	s_or_b64 exec, exec, s[0:1]
.LBB0_164:
	v_cndmask_b32_e64 v40, 0, 1, s[16:17]
	s_branch .LBB0_167
.LBB0_165:
	s_or_b64 exec, exec, s[14:15]
	.loc	1 25 0
	v_readfirstlane_b32 s3, v2
	s_nop 1
	v_mov_b32_e32 v2, s3
	ds_write_b32 v1, v2
.LBB0_166:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v2
	s_cbranch_vccz .LBB0_170
.LBB0_167:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 25 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_166
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_165
	.loc	1 29 0
	; a2a.wait acquire system
	global_load_dword v2, v1, s[56:57] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_165
.LBB0_170:
	.loc	1 30 0
	s_max_i32 s78, s7, 1
	s_mov_b32 s79, 0
	s_lshl_b64 s[0:1], s[78:79], 2
	s_add_u32 s0, s56, s0
	s_addc_u32 s1, s57, s1
	.loc	1 31 0
	s_ashr_i32 s7, s72, 31
	s_mov_b32 s6, s72
	s_lshl_b64 s[6:7], s[6:7], 2
	.loc	1 30 0
	v_mov_b32_e32 v9, 0
	.loc	1 31 0
	s_add_u32 s6, s56, s6
	s_addc_u32 s7, s57, s7
	.loc	1 30 0
	global_load_dword v10, v9, s[0:1] offset:96
	.loc	1 31 0
	global_load_dword v41, v9, s[6:7] offset:100
	.loc	1 32 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, s9, v10
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, v1, v41
	s_cbranch_vccnz .LBB0_491
	v_readlane_b32 s6, v93, 23
	s_cmp_lg_u32 s39, 0
	s_mul_i32 s0, s41, s6
	s_cselect_b64 s[90:91], -1, 0
	s_lshl_b32 s12, s0, 1
	s_cmp_lg_u32 s74, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 30
	s_cmp_gt_i32 s96, 0
	v_and_b32_e32 v42, 15, v0
	v_writelane_b32 v93, s1, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 32
	v_lshlrev_b32_e32 v43, 1, v42
	v_cmp_gt_i32_e32 vcc, s40, v43
	v_writelane_b32 v93, s1, 33
	v_and_b32_e32 v2, 60, v0
	v_readlane_b32 s7, v93, 25
	s_mul_i32 s0, s7, s10
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s44, v93, 13
	v_readlane_b32 s45, v93, 14
	s_add_u32 s0, s44, s0
	s_addc_u32 s1, s45, s1
	v_readlane_b32 s46, v93, 15
	v_readlane_b32 s47, v93, 16
	v_readlane_b32 s48, v93, 17
	v_readlane_b32 s49, v93, 18
	v_readlane_b32 s50, v93, 19
	v_readlane_b32 s51, v93, 20
	v_writelane_b32 v93, s0, 34
	s_add_i32 s13, s7, 2
	v_and_b32_e32 v1, 3, v0
	v_writelane_b32 v93, s1, 35
	s_mul_i32 s0, s97, 3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s14, s66, s0
	s_addc_u32 s15, s67, s1
	s_lshl_b32 s0, s97, 1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s24, s66, s0
	s_addc_u32 s25, s67, s1
	s_cmp_eq_u32 s76, 0
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s27, s40, 31
	v_writelane_b32 v93, s0, 36
	s_cmp_lg_u32 s74, 2
	v_lshlrev_b32_e32 v3, 3, v1
	v_writelane_b32 v93, s1, 37
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 38
	s_cmp_eq_u32 s77, 0
	v_bfrev_b32_e32 v4, 1
	v_writelane_b32 v93, s1, 39
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 40
	s_cmp_lg_u32 s77, 0
	v_lshlrev_b32_e32 v30, 3, v0
	v_writelane_b32 v93, s1, 41
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 42
	v_and_b32_e32 v12, 24, v30
	v_lshlrev_b32_e32 v8, 1, v12
	v_writelane_b32 v93, s1, 43
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s10, v93, 28
	v_readlane_b32 s11, v93, 29
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[0:1], s[10:11], 2
	s_add_u32 s76, s64, s0
	s_addc_u32 s77, s65, s1
	s_ashr_i32 s3, s62, 31
	s_lshl_b64 s[0:1], s[2:3], 3
	s_add_u32 s18, s60, s0
	s_mul_i32 s0, s6, s40
	s_addc_u32 s19, s61, s1
	s_ashr_i32 s23, s41, 31
	s_ashr_i32 s1, s0, 31
	s_sub_i32 s16, s41, 32
	v_writelane_b32 v93, s0, 44
	s_cmp_gt_i32 s16, 0
	s_mov_b32 s22, s41
	v_writelane_b32 v93, s1, 45
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 46
	s_mov_b32 s26, s40
	v_lshrrev_b32_e32 v22, 2, v0
	v_writelane_b32 v93, s1, 47
	s_add_i32 s0, s41, 31
	s_cmp_gt_i32 s0, 31
	s_mul_i32 s0, s13, s8
	s_cselect_b64 s[2:3], -1, 0
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v93, s13, 48
	s_lshl_b64 s[0:1], s[0:1], 2
	v_writelane_b32 v93, s2, 49
	s_add_u32 s0, s48, s0
	s_addc_u32 s1, s49, s1
	v_writelane_b32 v93, s3, 50
	v_writelane_b32 v93, s0, 51
	s_cmp_gt_i32 s63, 0
	s_mov_b64 s[2:3], s[98:99]
	v_writelane_b32 v93, s1, 52
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 53
	s_ashr_i32 s13, s12, 31
	s_cmp_gt_i32 s40, 0
	v_writelane_b32 v93, s1, 54
	v_writelane_b32 v93, s12, 55
	s_cselect_b64 s[66:67], -1, 0
	s_and_b64 s[0:1], vcc, s[66:67]
	v_writelane_b32 v93, s13, 56
	s_sub_i32 s8, s40, 32
	v_writelane_b32 v93, s0, 57
	s_cmp_gt_i32 s8, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v93, s1, 58
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 59
	v_and_b32_e32 v2, 56, v0
	v_lshrrev_b32_e32 v27, 1, v0
	v_writelane_b32 v93, s1, 60
	s_add_i32 s0, s40, 31
	s_cmp_gt_i32 s0, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v93, s0, 61
	v_and_b32_e32 v54, 24, v27
	v_lshlrev_b32_e32 v20, 2, v42
	v_writelane_b32 v93, s1, 62
	s_mul_i32 s0, s10, 3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s98, s64, s0
	s_addc_u32 s99, s65, s1
	s_lshl_b32 s0, s10, 1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s64, s0
	s_addc_u32 s1, s65, s1
	v_writelane_b32 v93, s0, 63
	s_and_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v44, v4, v3, vcc
	v_writelane_b32 v92, s1, 0
	v_lshlrev_b32_e32 v3, 5, v0
	v_lshrrev_b32_e32 v4, 1, v2
	s_movk_i32 s0, 0xe0
	v_and_or_b32 v45, v3, s0, v4
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_readlane_b32 s0, v93, 0
	v_writelane_b32 v92, s2, 1
	s_and_b64 s[64:65], vcc, s[2:3]
	s_ashr_i32 s0, s0, 31
	v_writelane_b32 v92, s3, 2
	s_cmp_gt_u32 s16, 32
	v_writelane_b32 v92, s0, 3
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v92, s0, 4
	s_cmp_gt_u32 s8, 32
	v_readlane_b32 s2, v93, 24
	v_writelane_b32 v92, s1, 5
	s_cselect_b64 s[0:1], -1, 0
	s_abs_i32 s33, s7
	v_cvt_f32_u32_e32 v2, s33
	v_writelane_b32 v92, s8, 6
	v_writelane_b32 v92, s0, 7
	s_abs_i32 s75, s6
	v_rcp_iflag_f32_e32 v2, v2
	v_writelane_b32 v92, s1, 8
	s_sub_i32 s0, 0, s33
	v_writelane_b32 v93, s10, 28
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_abs_i32 s72, s10
	s_abs_i32 s8, s96
	v_writelane_b32 v93, s11, 29
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v92, s0, 9
	s_abs_i32 s0, s2
	v_cvt_f32_u32_e32 v2, s0
	v_writelane_b32 v92, s0, 10
	s_sub_i32 s0, 0, s0
	v_lshlrev_b32_e32 v53, 4, v0
	v_rcp_iflag_f32_e32 v2, v2
	v_add_u32_e32 v50, 0, v20
	v_mov_b32_e32 v21, v9
	v_and_b32_e32 v31, 0xc00, v53
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_lshrrev_b32_e32 v48, 4, v0
	v_bfe_u32 v59, v0, 3, 3
	v_lshrrev_b32_e32 v46, 5, v0
	v_readfirstlane_b32 s1, v2
	v_cvt_f32_u32_e32 v2, s75
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v2, v2
	v_writelane_b32 v92, s0, 11
	s_sub_i32 s0, 0, s75
	v_and_b32_e32 v51, 48, v0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v4, v2
	v_cvt_f32_u32_e32 v2, s72
	s_ashr_i32 s11, s6, 31
	s_mov_b32 s12, s16
	v_mul_lo_u32 v5, s0, v4
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s0, 0, s72
	v_lshl_add_u64 v[24:25], s[46:47], 0, v[20:21]
	v_mov_b32_e32 v23, v9
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v6, v2
	v_cvt_f32_u32_e32 v2, s8
	v_and_b32_e32 v58, 0x78, v30
	v_bfrev_b32_e32 v64, 0.5
	v_mul_lo_u32 v7, s0, v6
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s0, 0, s8
	v_mov_b32_e32 v30, -1
	v_mov_b32_e32 v65, 1
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v28, v2
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	v_lshl_add_u64 v[18:19], s[70:71], 0, v[2:3]
	v_lshlrev_b32_e32 v2, 1, v0
	v_mul_lo_u32 v29, s0, v28
	v_readlane_b32 s0, v93, 5
	v_readlane_b32 s1, v93, 6
	v_and_b32_e32 v47, 62, v2
	v_and_b32_e32 v2, 0xf0, v0
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[8:9]
	v_readlane_b32 s0, v93, 7
	v_readlane_b32 s1, v93, 8
	v_lshrrev_b32_e32 v49, 2, v2
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[8:9]
	v_or_b32_e32 v8, 32, v12
	v_cmp_gt_i64_e64 s[0:1], s[22:23], v[8:9]
	v_and_b32_e32 v3, 56, v22
	v_and_b32_e32 v26, 56, v2
	v_writelane_b32 v92, s0, 12
	v_xor_b32_e32 v52, v2, v3
	v_lshlrev_b32_e32 v3, 6, v42
	v_writelane_b32 v92, s1, 13
	v_cmp_gt_i64_e64 s[0:1], s[26:27], v[8:9]
	v_xor_b32_e32 v26, v26, v54
	v_or_b32_e32 v55, v26, v3
	v_writelane_b32 v92, s0, 14
	v_mul_u32_u24_e32 v26, 60, v42
	v_add3_u32 v57, v50, v26, v31
	v_writelane_b32 v92, s1, 15
	v_readlane_b32 s0, v93, 1
	v_readlane_b32 s1, v93, 2
	v_and_b32_e32 v11, 7, v0
	v_or_b32_e32 v0, 32, v43
	v_lshl_add_u64 v[26:27], s[0:1], 0, v[20:21]
	s_ashr_i32 s0, s7, 31
	v_writelane_b32 v92, s0, 16
	s_ashr_i32 s0, s2, 31
	v_writelane_b32 v92, s0, 17
	s_mov_b32 s0, s96
	v_writelane_b32 v92, s0, 18
	v_and_b32_e32 v60, 0x7c, v2
	v_mul_hi_u32 v2, v4, v5
	v_writelane_b32 v92, s1, 19
	s_ashr_i32 s0, s96, 31
	v_writelane_b32 v92, s0, 20
	v_cmp_lt_u32_e64 s[0:1], v42, v48
	v_add_u32_e32 v61, v4, v2
	v_mul_hi_u32 v2, v6, v7
	v_writelane_b32 v92, s0, 21
	v_add_u32_e32 v62, v6, v2
	v_mul_hi_u32 v2, v28, v29
	v_writelane_b32 v92, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s41, v43
	s_add_u32 s70, s56, 36
	v_mov_b32_e32 v8, s9
	v_writelane_b32 v92, s0, 23
	v_xor_b32_e32 v56, 32, v55
	v_or3_b32 v21, v31, v54, v3
	v_writelane_b32 v92, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s41, v12
	v_add_u32_e32 v63, v28, v2
	s_addc_u32 s71, s57, 0
	v_writelane_b32 v92, s0, 25
	v_mov_b32_e32 v28, 0x7ffffffe
	v_mov_b32_e32 v29, 0x27000
	v_writelane_b32 v92, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s40, v12
	v_bfrev_b32_e32 v31, -8
	v_mov_b32_e32 v66, 32
	v_writelane_b32 v92, s0, 27
	v_mov_b32_e32 v67, 16
	v_mov_b32_e32 v68, 8
	v_writelane_b32 v92, s1, 28
	v_cmp_lt_u32_e64 s[0:1], v11, v59
	v_mov_b32_e32 v69, 4
	v_mov_b32_e32 v70, 2
	v_writelane_b32 v92, s0, 29
	v_mov_b32_e32 v71, 0x42800000
	v_not_b32_e32 v72, 63
	v_writelane_b32 v92, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s41, v0
	v_cmp_eq_u32_e64 s[34:35], 0, v1
	v_cmp_eq_u32_e64 s[36:37], 1, v1
	v_writelane_b32 v92, s0, 31
	v_cmp_eq_u32_e64 s[38:39], 2, v1
	s_mov_b32 s2, 0x33333333
	v_writelane_b32 v92, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s40, v0
	s_nop 1
	v_writelane_b32 v92, s0, 33
	s_nop 1
	v_writelane_b32 v92, s1, 34
	v_writelane_b32 v92, s80, 35
	s_nop 1
	v_writelane_b32 v92, s81, 36
	v_writelane_b32 v92, s82, 37
	v_writelane_b32 v92, s83, 38
	v_writelane_b32 v92, s84, 39
	v_writelane_b32 v92, s85, 40
	v_writelane_b32 v92, s86, 41
	v_writelane_b32 v92, s87, 42
	s_branch .LBB0_174
.LBB0_172:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 20 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	s_nop 1
	v_add_u32_e32 v0, s3, v0
	ds_write_b32 v9, v0
.LBB0_173:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v9
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v8, v0, v40
	.loc	1 32 0
	v_add_u32_e32 v0, v8, v10
	v_cmp_lt_i32_e32 vcc, v0, v41
	s_cbranch_vccz .LBB0_491
.LBB0_174:
	.loc	1 33 0
	v_cmp_gt_i32_e32 vcc, 0, v8
	s_cbranch_vccnz .LBB0_488
	.loc	1 34 0
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_lshl_add_u64 v[0:1], v[18:19], 0, v[0:1]
	global_load_dword v0, v[0:1], off
	.loc	1 35 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v0
	s_ashr_i32 s52, s0, 24
	.loc	1 36 0
	s_ashr_i32 s53, s52, 31
	.loc	1 35 0
	s_and_b32 s6, s0, 0xffffff
	.loc	1 36 0
	s_lshl_b64 s[0:1], s[52:53], 2
	s_add_u32 s0, s56, s0
	s_addc_u32 s1, s57, s1
	global_load_dword v73, v9, s[0:1] offset:32
	.loc	1 37 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s6, v73
	s_cbranch_vccnz .LBB0_488
	.loc	1 36 0
	global_load_dword v0, v9, s[0:1] offset:64
	.loc	1 39 0
	s_cmp_lg_u32 s52, 2
	s_cselect_b64 s[96:97], -1, 0
	.loc	1 42 0
	s_cmp_lg_u32 s52, 1
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_gt_i32 s52, 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s52, 1
	v_cndmask_b32_e64 v75, 0, 1, s[0:1]
	s_cselect_b64 s[16:17], -1, 0
	.loc	1 37 0
	s_lshl_b32 s0, s6, 4
	v_add_u32_e32 v74, -1, v73
	s_sub_i32 s53, 0, s0
	s_add_i32 s9, s52, -1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v0
	s_lshl_b32 s10, s13, 4
	s_branch .LBB0_178
.LBB0_177:
	.loc	1 45 0
	s_add_i32 s6, s6, s13
	.loc	1 37 0
	v_cmp_lt_i32_e32 vcc, s6, v73
	s_sub_i32 s53, s53, s10
	s_cbranch_vccz .LBB0_488
.LBB0_178:
	s_mov_b64 s[28:29], -1
	.loc	1 39 0
	s_and_b64 vcc, exec, s[96:97]
	.loc	1 38 0
	s_memrealtime s[30:31]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_204
	s_cmp_lt_i32 s52, 5
	s_cbranch_scc1 .LBB0_192
	s_cmp_lt_i32 s52, 6
	s_cbranch_scc1 .LBB0_189
	v_mov_b32_e32 v2, 0
	s_cmp_eq_u32 s52, 6
	s_mov_b64 s[0:1], s[56:57]
	s_cbranch_scc0 .LBB0_188
	.loc	1 39 0
	v_readlane_b32 s0, v93, 30
	v_readlane_b32 s1, v93, 31
	s_andn2_b64 vcc, exec, s[0:1]
	v_readlane_b32 s0, v93, 34
	v_mov_b32_e32 v2, s63
	v_readlane_b32 s1, v93, 35
	s_cbranch_vccnz .LBB0_188
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[0:1], s[6:7], 2
	v_readlane_b32 s44, v93, 13
	v_readlane_b32 s28, v93, 32
	v_readlane_b32 s45, v93, 14
	s_add_u32 s0, s44, s0
	v_readlane_b32 s29, v93, 33
	s_addc_u32 s1, s45, s1
	s_andn2_b64 vcc, exec, s[28:29]
	v_readlane_b32 s46, v93, 15
	v_readlane_b32 s47, v93, 16
	v_readlane_b32 s48, v93, 17
	v_readlane_b32 s49, v93, 18
	v_readlane_b32 s50, v93, 19
	v_readlane_b32 s51, v93, 20
	s_cbranch_vccnz .LBB0_350
	v_readlane_b32 s3, v92, 16
	s_xor_b32 s3, s7, s3
	s_abs_i32 s7, s6
	v_readlane_b32 s28, v92, 9
	s_mul_hi_u32 s28, s7, s28
	s_mul_i32 s29, s28, s33
	s_sub_i32 s7, s7, s29
	s_add_i32 s29, s28, 1
	s_sub_i32 s44, s7, s33
	s_cmp_ge_u32 s7, s33
	s_cselect_b32 s28, s29, s28
	s_cselect_b32 s7, s44, s7
	s_add_i32 s29, s28, 1
	s_cmp_ge_u32 s7, s33
	s_cselect_b32 s7, s29, s28
	s_xor_b32 s7, s7, s3
	s_sub_i32 s28, s7, s3
	s_waitcnt lgkmcnt(1)
	v_lshl_or_b32 v0, s28, 3, v11
	v_readlane_b32 s28, v93, 26
	v_readlane_b32 s29, v93, 27
	s_lshl_b32 s3, s3, 3
	v_cmp_gt_i32_e32 vcc, s28, v0
	v_lshl_or_b32 v0, s7, 3, v11
	v_subrev_u32_e32 v0, s3, v0
	v_readlane_b32 s28, v92, 18
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, s28
	v_mul_lo_u32 v0, s28, v0
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	v_readlane_b32 s29, v92, 19
	s_branch .LBB0_186
.LBB0_185:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v3, v3
	v_lshrrev_b32_e32 v3, 31, v3
	v_mov_b32_e32 v4, v3
	s_add_i32 s3, s3, -1
	s_cmp_lg_u32 s3, 0
	v_mov_b32_dpp v4, v4 row_shr:4 row_mask:0xf bank_mask:0xa
	v_lshl_add_u64 v[0:1], v[0:1], 0, 4
	s_nop 0
	v_mov_b32_dpp v4, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v4, v3
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add3_u32 v2, v4, v2, v3
	s_cbranch_scc0 .LBB0_188
.LBB0_186:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_185
	global_load_dword v3, v[0:1], off
	s_branch .LBB0_185
.LBB0_188:
	s_mov_b64 s[28:29], 0
.LBB0_189:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_191
.LBB0_190:
	s_abs_i32 s1, s6
	v_readlane_b32 s7, v92, 9
	s_mul_hi_u32 s7, s1, s7
	s_mul_i32 s28, s7, s33
	s_ashr_i32 s3, s6, 31
	v_readlane_b32 s0, v92, 16
	s_sub_i32 s1, s1, s28
	s_xor_b32 s0, s3, s0
	s_add_i32 s28, s7, 1
	s_sub_i32 s29, s1, s33
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s7, s28, s7
	s_cselect_b32 s1, s29, s1
	s_add_i32 s28, s7, 1
	s_sub_i32 s29, s1, s33
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s7, s28, s7
	s_cselect_b32 s28, s29, s1
	s_xor_b32 s1, s7, s0
	s_sub_i32 s0, s1, s0
	v_readlane_b32 s1, v93, 48
	s_mul_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s44, v93, 13
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s48, v93, 17
	v_readlane_b32 s49, v93, 18
	s_add_u32 s7, s48, s0
	s_addc_u32 s29, s49, s1
	s_xor_b32 s0, s28, s3
	s_sub_i32 s0, s0, s3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s7, s0
	s_addc_u32 s1, s29, s1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v2, 1
	v_readlane_b32 s45, v93, 14
	v_readlane_b32 s46, v93, 15
	v_readlane_b32 s47, v93, 16
	v_readlane_b32 s50, v93, 19
	v_readlane_b32 s51, v93, 20
.LBB0_191:
	s_mov_b64 s[28:29], 0
.LBB0_192:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_203
	s_cmp_gt_i32 s52, 3
	s_mov_b64 s[28:29], -1
	s_cbranch_scc0 .LBB0_195
	s_ashr_i32 s0, s6, 31
	v_readlane_b32 s1, v92, 16
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s6
	v_readlane_b32 s3, v92, 9
	s_mul_hi_u32 s3, s1, s3
	s_mul_i32 s7, s3, s33
	s_sub_i32 s1, s1, s7
	s_add_i32 s7, s3, 1
	s_sub_i32 s28, s1, s33
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s3, s7, s3
	s_cselect_b32 s1, s28, s1
	s_add_i32 s7, s3, 1
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s1, s7, s3
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	v_readlane_b32 s1, v93, 48
	s_mul_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s44, v93, 13
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s48, v93, 17
	v_readlane_b32 s49, v93, 18
	s_add_u32 s0, s48, s0
	s_addc_u32 s1, s49, s1
	s_add_u32 s0, s0, 4
	v_readlane_b32 s45, v93, 14
	v_readlane_b32 s46, v93, 15
	v_readlane_b32 s47, v93, 16
	v_readlane_b32 s50, v93, 19
	v_readlane_b32 s51, v93, 20
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[28:29], 0
.LBB0_195:
	v_readlane_b32 s3, v93, 24
	s_andn2_b64 vcc, exec, s[28:29]
	s_nop 0
	v_mov_b32_e32 v2, s3
	s_cbranch_vccnz .LBB0_203
	s_cmp_lg_u32 s52, 3
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[56:57]
	s_cbranch_scc1 .LBB0_203
	s_ashr_i32 s0, s6, 31
	v_readlane_b32 s1, v92, 17
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s6
	v_readlane_b32 s3, v92, 11
	s_mul_hi_u32 s3, s1, s3
	v_readlane_b32 s29, v92, 10
	s_mul_i32 s7, s3, s29
	s_sub_i32 s1, s1, s7
	s_add_i32 s7, s3, 1
	s_sub_i32 s28, s1, s29
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s3, s7, s3
	s_cselect_b32 s1, s28, s1
	s_add_i32 s7, s3, 1
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s1, s7, s3
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[44:45], s[0:1], 2
	s_add_u32 s28, s68, s44
	s_addc_u32 s29, s69, s45
	s_waitcnt lgkmcnt(1)
	global_load_dword v0, v9, s[28:29]
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[54:55], 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v0
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[48:49], s[28:29], 2
	s_add_u32 s28, s14, s48
	s_addc_u32 s29, s15, s49
	s_nop 0
	global_load_dword v0, v9, s[28:29]
	s_mov_b64 s[28:29], -1
	s_cmp_lt_i32 s73, 1
	s_cbranch_scc0 .LBB0_246
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_249
.LBB0_199:
	s_andn2_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v0
	s_cbranch_vccz .LBB0_250
.LBB0_200:
	s_andn2_b64 vcc, exec, s[50:51]
	s_cbranch_vccnz .LBB0_202
.LBB0_201:
	s_add_u32 s28, s24, s48
	s_addc_u32 s29, s25, s49
	global_load_dword v1, v9, s[28:29]
	s_lshl_b32 s1, s0, 4
	v_subrev_u32_e32 v0, s1, v0
	s_add_u32 s46, s94, s44
	s_addc_u32 s47, s95, s45
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v0, v1
	v_min_i32_e32 v1, 16, v0
.LBB0_202:
	v_readlane_b32 s1, v93, 48
	s_mul_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s80, v93, 13
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s84, v93, 17
	v_readlane_b32 s85, v93, 18
	s_add_u32 s3, s84, s0
	v_readlane_b32 s28, v93, 36
	v_readlane_b32 s81, v93, 14
	v_readlane_b32 s82, v93, 15
	v_readlane_b32 s83, v93, 16
	v_readlane_b32 s86, v93, 19
	v_readlane_b32 s87, v93, 20
	s_addc_u32 s7, s85, s1
	v_readlane_b32 s29, v93, 37
	s_and_b64 s[0:1], s[28:29], exec
	v_readlane_b32 s80, v92, 35
	s_cselect_b32 s1, s47, s7
	s_cselect_b32 s0, s46, s3
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v2, 1, v1, s[28:29]
	v_readlane_b32 s81, v92, 36
	v_readlane_b32 s82, v92, 37
	v_readlane_b32 s83, v92, 38
	v_readlane_b32 s84, v92, 39
	v_readlane_b32 s85, v92, 40
	v_readlane_b32 s86, v92, 41
	v_readlane_b32 s87, v92, 42
.LBB0_203:
	s_mov_b64 s[28:29], 0
.LBB0_204:
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_210
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[44:45], s[6:7], 2
	s_add_u32 s0, s68, s44
	s_addc_u32 s1, s69, s45
	s_waitcnt lgkmcnt(1)
	global_load_dword v0, v9, s[0:1]
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[50:51], 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[46:47], s[0:1], 2
	s_add_u32 s0, s14, s46
	s_addc_u32 s1, s15, s47
	s_nop 0
	global_load_dword v0, v9, s[0:1]
	s_cmp_lt_i32 s73, 1
	s_cbranch_scc0 .LBB0_225
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_228
.LBB0_207:
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_cbranch_vccz .LBB0_229
.LBB0_208:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_210
.LBB0_209:
	s_add_u32 s0, s24, s46
	s_addc_u32 s1, s25, s47
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v9, s[0:1]
	s_lshl_b32 s0, s6, 4
	v_subrev_u32_e32 v0, s0, v0
	s_add_u32 s0, s94, s44
	s_addc_u32 s1, s95, s45
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v0, v1
	v_min_i32_e32 v2, 16, v0
.LBB0_210:
	s_mov_b64 s[44:45], 0
	s_branch .LBB0_213
.LBB0_211:
	s_or_b64 exec, exec, s[46:47]
	.loc	1 40 0
	v_readfirstlane_b32 s3, v0
	s_nop 1
	v_mov_b32_e32 v0, s3
	ds_write_b32 v9, v0
.LBB0_212:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc, v0, v2
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_216
.LBB0_213:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[28:29], s[42:43]
	s_cbranch_execz .LBB0_212
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_211
	; a2a.wait acquire system
	global_load_dword v0, v9, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_211
.LBB0_216:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[0:1], -1
	.loc	1 42 0
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 41 0
	s_memrealtime s[54:55]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccnz .LBB0_219
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_415
.LBB0_218:
	.loc	1 43 0
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccz .LBB0_483
	s_branch .LBB0_177
.LBB0_219:
	.loc	1 42 0
	s_and_b64 vcc, exec, s[96:97]
	s_cbranch_vccz .LBB0_392
	s_cmp_lt_i32 s52, 5
	s_cbranch_scc1 .LBB0_281
	s_cmp_lt_i32 s52, 6
	s_cbranch_scc1 .LBB0_255
	s_cmp_eq_u32 s52, 6
	s_cbranch_scc0 .LBB0_254
	s_ashr_i32 s0, s6, 31
	v_readlane_b32 s1, v92, 16
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s6
	v_readlane_b32 s3, v92, 9
	s_mul_hi_u32 s3, s1, s3
	s_mul_i32 s7, s3, s33
	s_sub_i32 s1, s1, s7
	s_add_i32 s7, s3, 1
	s_sub_i32 s28, s1, s33
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s3, s7, s3
	s_cselect_b32 s1, s28, s1
	s_add_i32 s7, s3, 1
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s1, s7, s3
	s_xor_b32 s1, s1, s0
	s_sub_i32 s3, s1, s0
	v_readlane_b32 s7, v93, 25
	v_readlane_b32 s28, v93, 26
	v_lshl_or_b32 v34, s3, 3, v46
	s_mul_i32 s3, s3, s7
	v_readlane_b32 s29, v93, 27
	s_sub_i32 s3, s6, s3
	v_cmp_gt_i32_e64 s[44:45], s28, v34
	v_readlane_b32 s28, v93, 32
	v_lshl_or_b32 v0, s3, 6, v47
	v_readlane_b32 s29, v93, 33
	v_cmp_gt_i32_e64 s[46:47], s40, v0
	s_andn2_b64 vcc, exec, s[28:29]
	v_ashrrev_i32_e32 v1, 31, v0
	s_cbranch_vccnz .LBB0_351
	v_lshl_or_b32 v2, s1, 3, v46
	s_lshl_b32 s0, s0, 3
	v_subrev_u32_e32 v2, s0, v2
	v_readlane_b32 s0, v92, 18
	s_mov_b32 s3, s0
	v_readlane_b32 s1, v92, 19
	v_mul_lo_u32 v4, s0, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	s_branch .LBB0_232
.LBB0_225:
	s_cmp_eq_u32 s73, 1
	s_mov_b64 s[50:51], -1
	s_cbranch_scc0 .LBB0_227
	.loc	1 39 0
	s_add_u32 s0, s94, s46
	s_addc_u32 s1, s95, s47
	s_mov_b64 s[50:51], 0
.LBB0_227:
	s_branch .LBB0_207
.LBB0_228:
	s_cmp_lg_u32 s73, 0
	s_mov_b64 s[48:49], -1
	s_cselect_b64 s[50:51], -1, 0
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_cbranch_vccnz .LBB0_208
.LBB0_229:
	global_load_dword v2, v9, s[56:57] offset:168
	s_mov_b64 s[0:1], s[94:95]
	s_cbranch_execz .LBB0_209
	s_branch .LBB0_210
.LBB0_230:
	s_or_b64 exec, exec, s[28:29]
	.loc	1 42 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v33, v32
	v_pk_mul_f32 v[6:7], v[32:33], v[6:7]
.LBB0_231:
	s_add_i32 s3, s3, -1
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	s_cmp_lg_u32 s3, 0
	v_add_u32_e32 v4, 1, v4
	s_cbranch_scc0 .LBB0_251
.LBB0_232:
	v_ashrrev_i32_e32 v5, 31, v4
	v_mov_b32_e32 v8, -1
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_234
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v8, v[6:7], off
.LBB0_234:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v93, 38
	v_readlane_b32 s1, v93, 39
	s_andn2_b64 vcc, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], -1, v8
	s_cbranch_vccnz .LBB0_240
	v_mov_b32_e32 v32, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_237
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[76:77]
	global_load_dword v32, v[6:7], off
.LBB0_237:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_239
	v_sub_u32_e32 v7, 0, v8
	v_max_i32_e32 v7, v8, v7
	v_ashrrev_i32_e32 v6, 31, v8
	v_mul_hi_u32 v8, v7, v61
	v_mul_lo_u32 v33, v8, s75
	v_sub_u32_e32 v7, v7, v33
	v_add_u32_e32 v33, 1, v8
	v_cmp_le_u32_e32 vcc, s75, v7
	v_xor_b32_e32 v6, s11, v6
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v33, vcc
	v_subrev_u32_e32 v33, s75, v7
	v_cndmask_b32_e32 v7, v7, v33, vcc
	v_add_u32_e32 v33, 1, v8
	v_cmp_le_u32_e32 vcc, s75, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v33, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v6, v7, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[60:61]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_239:
	s_or_b64 exec, exec, s[28:29]
	global_load_dwordx2 v[36:37], v9, s[18:19]
	s_waitcnt vmcnt(1)
	v_mad_i64_i32 v[32:33], s[28:29], v32, s26, 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v36
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v37, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[86:87], 0, v[6:7]
	v_lshl_add_u64 v[32:33], v[32:33], 1, v[6:7]
	s_branch .LBB0_241
.LBB0_240:
	v_mad_i64_i32 v[6:7], s[28:29], v4, s26, 0
	v_lshl_add_u64 v[32:33], v[6:7], 1, s[88:89]
.LBB0_241:
	v_mov_b32_e32 v8, v9
	s_and_b64 s[48:49], s[46:47], s[0:1]
	v_mov_b64_e32 v[6:7], v[8:9]
	s_and_saveexec_b64 s[28:29], s[48:49]
	s_cbranch_execz .LBB0_243
	v_lshl_add_u64 v[6:7], v[0:1], 1, v[32:33]
	global_load_dword v7, v[6:7], off
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v6, v7
	v_cvt_f32_f16_sdwa v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
.LBB0_243:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v93, 40
	v_readlane_b32 s29, v93, 41
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_231
	v_mov_b32_e32 v32, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_230
	v_readlane_b32 s0, v93, 9
	v_readlane_b32 s1, v93, 10
	s_nop 1
	v_lshl_add_u64 v[32:33], v[4:5], 2, s[0:1]
	global_load_dword v32, v[32:33], off
	s_branch .LBB0_230
.LBB0_246:
	s_cmp_eq_u32 s73, 1
	s_mov_b64 s[54:55], -1
	s_cbranch_scc0 .LBB0_248
	.loc	1 39 0
	s_add_u32 s46, s94, s48
	s_addc_u32 s47, s95, s49
	s_mov_b64 s[54:55], 0
.LBB0_248:
	s_branch .LBB0_199
.LBB0_249:
	s_cmp_lg_u32 s73, 0
	s_mov_b64 s[50:51], -1
	s_cselect_b64 s[54:55], -1, 0
	s_andn2_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v0
	s_cbranch_vccnz .LBB0_200
.LBB0_250:
	global_load_dword v1, v9, s[56:57] offset:168
	s_mov_b64 s[46:47], s[94:95]
	s_cbranch_execz .LBB0_201
	s_branch .LBB0_202
.LBB0_251:
	.loc	1 42 0
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_pack_b32_f16 v2, v2, v3
	s_and_b64 s[28:29], s[44:45], s[46:47]
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_cbranch_execz .LBB0_253
.LBB0_252:
	v_mad_i64_i32 v[4:5], s[28:29], v34, s26, 0
	v_readlane_b32 s28, v93, 3
	v_readlane_b32 s29, v93, 4
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[28:29]
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[4:5]
	global_store_dword v[0:1], v2, off
.LBB0_253:
	s_or_b64 exec, exec, s[0:1]
.LBB0_254:
	s_mov_b64 s[0:1], 0
.LBB0_255:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_280
	s_ashr_i32 s3, s6, 31
	v_readlane_b32 s0, v92, 16
	s_xor_b32 s7, s3, s0
	s_abs_i32 s0, s6
	v_readlane_b32 s1, v92, 9
	s_mul_hi_u32 s1, s0, s1
	s_mul_i32 s28, s1, s33
	s_sub_i32 s0, s0, s28
	s_add_i32 s28, s1, 1
	s_sub_i32 s29, s0, s33
	s_cmp_ge_u32 s0, s33
	s_cselect_b32 s44, s28, s1
	s_cselect_b32 s46, s29, s0
	s_add_i32 s45, s44, 1
	s_cmp_ge_u32 s46, s33
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[28:29], s[0:1], exec
	s_cselect_b32 s28, s45, s44
	s_xor_b32 s28, s28, s7
	s_sub_i32 s28, s28, s7
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[44:45], s[28:29], 2
	s_add_u32 s44, s68, s44
	s_addc_u32 s45, s69, s45
	v_mov_b32_e32 v6, 0
	global_load_dword v0, v6, s[44:45]
	s_lshl_b32 s7, s28, 4
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[24:25], 0, v[0:1]
	v_lshl_add_u64 v[0:1], s[14:15], 0, v[0:1]
	global_load_dword v4, v[2:3], off
	s_nop 0
	global_load_dword v0, v[0:1], off
	v_or_b32_e32 v2, s7, v48
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v1, s7, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v32, v1, v0
	v_min_i32_e32 v0, 16, v32
	v_cmp_lt_i32_e64 s[44:45], v48, v0
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[80:81]
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execz .LBB0_258
	global_load_dword v6, v[0:1], off
.LBB0_258:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v6
	v_mov_b64_e32 v[4:5], 0
	v_ashrrev_i32_e32 v3, 31, v6
	v_max_i32_e32 v8, v6, v7
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execz .LBB0_260
	v_mul_hi_u32 v5, v8, v62
	v_mul_lo_u32 v6, v5, s72
	v_sub_u32_e32 v6, v8, v6
	v_add_u32_e32 v7, 1, v5
	v_cmp_le_u32_e32 vcc, s72, v6
	v_readlane_b32 s48, v93, 28
	v_readlane_b32 s49, v93, 29
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_subrev_u32_e32 v7, s72, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_u32_e32 v7, 1, v5
	v_cmp_le_u32_e32 vcc, s72, v6
	v_xor_b32_e32 v4, s49, v3
	s_nop 0
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 3, s[60:61]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_260:
	s_or_b64 exec, exec, s[28:29]
	s_sub_i32 s28, s46, s33
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, s28, s46
	s_xor_b32 s0, s0, s3
	s_sub_i32 s3, s0, s3
	v_lshl_or_b32 v6, s3, 6, v20
	v_cmp_gt_i32_e32 vcc, s40, v6
	s_and_b64 s[28:29], vcc, s[44:45]
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_cbranch_execz .LBB0_262
	global_load_dwordx2 v[34:35], v9, s[18:19]
	v_mad_i64_i32 v[36:37], s[28:29], v2, s26, 0
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[36:37], v[36:37], 1, s[86:87]
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_lshl_add_u64 v[36:37], v[36:37], 0, v[6:7]
	global_load_dwordx2 v[36:37], v[36:37], off
	v_mul_hi_u32 v2, v8, v62
	v_mul_lo_u32 v2, v2, s72
	v_sub_u32_e32 v2, v8, v2
	v_subrev_u32_e32 v8, s72, v2
	v_cmp_le_u32_e32 vcc, s72, v2
	s_nop 1
	v_cndmask_b32_e32 v2, v2, v8, vcc
	v_subrev_u32_e32 v8, s72, v2
	v_cmp_le_u32_e32 vcc, s72, v2
	s_nop 1
	v_cndmask_b32_e32 v2, v2, v8, vcc
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v33, v2, v3
	s_waitcnt vmcnt(1)
	v_sub_co_u32_e32 v2, vcc, v4, v34
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v5, v35, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v8, 28, v4
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[8:9]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[88:89], 0, v[2:3]
	v_mad_i64_i32 v[4:5], s[28:29], v33, s26, 0
	v_lshl_add_u64 v[2:3], v[4:5], 1, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[2:3], v[36:37], off
.LBB0_262:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_264
	global_load_dword v3, v[0:1], off
.LBB0_264:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, s7, v42
	v_ashrrev_i32_e32 v1, 31, v0
	v_cmp_gt_i32_e32 vcc, v32, v42
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[80:81]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_266
	global_load_dword v2, v[0:1], off
.LBB0_266:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_268
	global_load_dword v4, v[0:1], off
.LBB0_268:
	s_or_b64 exec, exec, s[0:1]
	v_sub_u32_e32 v1, 0, v3
	v_max_i32_e32 v1, v3, v1
	v_mul_hi_u32 v5, v1, v62
	v_mul_lo_u32 v6, v5, s72
	v_sub_u32_e32 v1, v1, v6
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e64 s[0:1], s72, v1
	v_readlane_b32 s28, v93, 28
	v_ashrrev_i32_e32 v0, 31, v3
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	v_subrev_u32_e32 v6, s72, v1
	v_cndmask_b32_e64 v1, v1, v6, s[0:1]
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e64 s[0:1], s72, v1
	v_readlane_b32 s29, v93, 29
	v_readlane_b32 s7, v92, 20
	v_cndmask_b32_e64 v1, v5, v6, s[0:1]
	v_sub_u32_e32 v5, 0, v2
	v_max_i32_e32 v5, v2, v5
	v_mul_hi_u32 v6, v5, v62
	v_mul_lo_u32 v7, v6, s72
	v_sub_u32_e32 v5, v5, v7
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e64 s[0:1], s72, v5
	v_xor_b32_e32 v0, s29, v0
	v_xor_b32_e32 v1, v1, v0
	v_cndmask_b32_e64 v6, v6, v7, s[0:1]
	v_subrev_u32_e32 v7, s72, v5
	v_cndmask_b32_e64 v5, v5, v7, s[0:1]
	v_sub_u32_e32 v0, v1, v0
	v_ashrrev_i32_e32 v1, 31, v2
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e64 s[0:1], s72, v5
	v_xor_b32_e32 v1, s29, v1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v5, v6, v7, s[0:1]
	v_xor_b32_e32 v5, v5, v1
	v_sub_u32_e32 v1, v5, v1
	v_mov_b32_e32 v5, s62
	v_cndmask_b32_e64 v6, v5, v0, s[44:45]
	v_mul_lo_u32 v0, v0, s28
	v_sub_u32_e32 v0, v3, v0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v4
	v_max_i32_e32 v3, v4, v3
	v_mul_hi_u32 v7, v3, v62
	v_mul_lo_u32 v8, v7, s72
	v_sub_u32_e32 v3, v3, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e64 s[0:1], s72, v3
	v_cndmask_b32_e32 v5, v5, v1, vcc
	v_mul_lo_u32 v1, v1, s28
	v_cndmask_b32_e64 v7, v7, v8, s[0:1]
	v_subrev_u32_e32 v8, s72, v3
	v_cndmask_b32_e64 v3, v3, v8, s[0:1]
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e64 s[0:1], s72, v3
	v_sub_u32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v6, 24, v6
	v_cndmask_b32_e64 v3, v7, v8, s[0:1]
	v_sub_u32_e32 v8, 0, v0
	v_ashrrev_i32_e32 v7, 31, v0
	v_max_i32_e32 v0, v0, v8
	v_mul_hi_u32 v8, v0, v63
	v_mul_lo_u32 v32, v8, s8
	v_sub_u32_e32 v0, v0, v32
	v_add_u32_e32 v32, 1, v8
	v_cmp_le_u32_e64 s[0:1], s8, v0
	v_xor_b32_e32 v7, s7, v7
	v_lshlrev_b32_e32 v5, 24, v5
	v_cndmask_b32_e64 v8, v8, v32, s[0:1]
	v_subrev_u32_e32 v32, s8, v0
	v_cndmask_b32_e64 v0, v0, v32, s[0:1]
	v_add_u32_e32 v32, 1, v8
	v_cmp_le_u32_e64 s[0:1], s8, v0
	v_ashrrev_i32_e32 v2, 31, v4
	v_xor_b32_e32 v2, s29, v2
	v_cndmask_b32_e64 v0, v8, v32, s[0:1]
	v_xor_b32_e32 v0, v0, v7
	v_sub_u32_e32 v8, 0, v1
	v_sub_u32_e32 v0, v0, v7
	v_ashrrev_i32_e32 v7, 31, v1
	v_max_i32_e32 v1, v1, v8
	v_mul_hi_u32 v8, v1, v63
	v_mul_lo_u32 v32, v8, s8
	v_sub_u32_e32 v1, v1, v32
	v_add_u32_e32 v32, 1, v8
	v_cmp_le_u32_e64 s[0:1], s8, v1
	v_xor_b32_e32 v7, s7, v7
	v_readlane_b32 s28, v92, 21
	v_cndmask_b32_e64 v8, v8, v32, s[0:1]
	v_subrev_u32_e32 v32, s8, v1
	v_cndmask_b32_e64 v1, v1, v32, s[0:1]
	v_add_u32_e32 v32, 1, v8
	v_cmp_le_u32_e64 s[0:1], s8, v1
	v_readlane_b32 s29, v92, 22
	s_barrier
	v_cndmask_b32_e64 v1, v8, v32, s[0:1]
	v_xor_b32_e32 v1, v1, v7
	v_sub_u32_e32 v1, v1, v7
	v_ashrrev_i32_e32 v7, 31, v0
	v_lshrrev_b32_e32 v7, 29, v7
	v_add_u32_e32 v0, v0, v7
	v_ashrrev_i32_e32 v7, 31, v1
	v_lshrrev_b32_e32 v7, 29, v7
	v_add_u32_e32 v1, v1, v7
	v_ashrrev_i32_e32 v0, 3, v0
	v_ashrrev_i32_e32 v1, 3, v1
	v_readlane_b32 s0, v93, 25
	s_nop 1
	v_mul_lo_u32 v0, v0, s0
	v_mul_lo_u32 v1, v1, s0
	v_add3_u32 v0, v6, s3, v0
	v_add3_u32 v1, v5, s3, v1
	v_cmp_eq_u32_e64 s[0:1], v0, v1
	s_and_b64 s[0:1], s[44:45], s[0:1]
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_and_b64 s[0:1], s[28:29], s[0:1]
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_mov_b32_e32 v5, v1
	s_nop 1
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v5, v1 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v1, v5, v1
	v_mov_b32_e32 v5, v1
	s_nop 1
	v_mov_b32_dpp v5, v5 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v5, v1 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v1, v1, v5
	v_mov_b32_e32 v5, v1
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v1, v1, v5
	v_mov_b32_e32 v5, v1
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v1, v1, v5
	v_add_u32_e32 v5, 0, v49
	ds_write_b32 v5, v1
	v_mov_b32_e32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v6, v50
	s_nop 0
	v_mov_b32_dpp v1, v0 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v0, v1, v0
	v_mov_b32_e32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v1, v1 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v1, v0 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v0, v1, v0
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v0, v0, v1
	ds_write_b32 v5, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v50
	v_xor_b32_e32 v0, v3, v2
	v_sub_u32_e32 v2, v0, v2
	v_mov_b64_e32 v[0:1], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_270
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[0:1], v[2:3], 3, s[60:61]
	global_load_dwordx2 v[0:1], v[0:1], off
.LBB0_270:
	s_or_b64 exec, exec, s[0:1]
	global_load_dwordx2 v[32:33], v9, s[18:19]
	v_readlane_b32 s0, v93, 28
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v3, v13
	v_readlane_b32 s1, v93, 29
	v_or_b32_e32 v3, v6, v51
	v_mul_lo_u32 v2, v2, s0
	v_sub_u32_e32 v2, v4, v2
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	v_readlane_b32 s28, v92, 1
	v_sub_u32_e32 v4, 0, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	v_readlane_b32 s29, v92, 2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v4
	s_and_b64 vcc, s[28:29], s[0:1]
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v9
	v_cndmask_b32_e64 v34, 0, 1, vcc
	v_mul_hi_u32 v4, v2, v63
	v_mul_lo_u32 v35, v4, s8
	v_add_u32_dpp v8, v34, v34 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v6, v34 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v34 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v6, v8, v6, v7
	v_sub_u32_e32 v2, v2, v35
	v_add_u32_e32 v36, 1, v4
	v_add_u32_dpp v6, v6, v6 row_shr:4 row_mask:0xf bank_mask:0xe
	v_subrev_u32_e32 v7, s8, v2
	v_cmp_le_u32_e64 s[0:1], s8, v2
	v_add_u32_dpp v6, v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	v_readlane_b32 s7, v92, 20
	v_cndmask_b32_e64 v4, v4, v36, s[0:1]
	v_cndmask_b32_e64 v2, v2, v7, s[0:1]
	v_add_u32_e32 v7, 1, v4
	v_add_u32_dpp v6, v6, v6 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_cmp_le_u32_e64 s[0:1], s8, v2
	v_xor_b32_e32 v3, s7, v3
	v_add_u32_dpp v6, v6, v6 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v2, v4, v7, s[0:1]
	v_xor_b32_e32 v2, v2, v3
	v_cndmask_b32_e32 v4, 0, v6, vcc
	v_sub_u32_e32 v2, v2, v3
	v_lshl_add_u32 v3, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_ashrrev_i32_e32 v6, 31, v2
	v_readlane_b32 s0, v93, 25
	v_cndmask_b32_e32 v7, v64, v3, vcc
	v_lshrrev_b32_e32 v3, 29, v6
	s_waitcnt lgkmcnt(0)
	ds_permute_b32 v4, v7, v5
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s0
	v_readlane_b32 s44, v93, 13
	v_add_u32_e32 v2, s3, v2
	v_readlane_b32 s45, v93, 14
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_readlane_b32 s46, v93, 15
	v_readlane_b32 s47, v93, 16
	v_readlane_b32 s48, v93, 17
	v_readlane_b32 s49, v93, 18
	v_readlane_b32 s50, v93, 19
	v_readlane_b32 s51, v93, 20
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v0, vcc, v0, v32
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v1, v33, vcc
	v_ashrrev_i32_e32 v5, 31, v1
	v_lshrrev_b32_e32 v8, 28, v5
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
	v_and_b32_e32 v0, -16, v0
	v_lshl_add_u64 v[0:1], s[44:45], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[0:1]
	ds_permute_b32 v0, v7, v0
	ds_permute_b32 v1, v7, v1
	v_cmp_ne_u32_e32 vcc, 0, v34
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_gt_u32_e32 vcc, s0, v13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_279
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[28:29], vcc, 1
	s_and_b32 s3, s29, 0x55555555
	s_and_b32 s7, s28, 0x55555555
	s_sub_u32 s28, vcc_lo, s7
	s_subb_u32 s29, vcc_hi, s3
	s_mov_b32 s3, s2
	s_and_b64 s[44:45], s[28:29], s[2:3]
	s_lshr_b64 s[28:29], s[28:29], 2
	s_and_b64 s[28:29], s[28:29], s[2:3]
	s_add_u32 s28, s28, s44
	s_addc_u32 s29, s29, s45
	s_lshr_b64 s[44:45], s[28:29], 4
	s_add_u32 s3, s44, s28
	s_addc_u32 s7, s45, s29
	s_and_b32 s3, s3, 0xf0f0f0f
	s_and_b32 s7, s7, 0xf0f0f0f
	s_mul_i32 s28, s3, 0x1010101
	s_mul_hi_u32 s3, s3, 0x1010101
	s_add_i32 s3, s3, s28
	s_mul_i32 s7, s7, 0x1010101
	s_add_i32 s29, s3, s7
	v_cmp_gt_u64_e32 vcc, s[28:29], v[30:31]
	s_cbranch_vccnz .LBB0_277
	s_mov_b32 s3, 0
	s_mov_b64 s[28:29], 0
.LBB0_273:
	v_readfirstlane_b32 s44, v0
	v_readfirstlane_b32 s45, v1
	v_mov_b32_e32 v5, s3
	s_nop 0
	v_cmp_eq_u64_e64 s[44:45], s[44:45], v[0:1]
	s_bcnt1_i32_b64 s7, s[44:45]
	s_add_i32 s3, s3, s7
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mov_b32_e32 v6, s7
	s_or_b64 s[28:29], s[44:45], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_273
	s_or_b64 exec, exec, s[28:29]
	v_mbcnt_lo_u32_b32 v2, v2, 0
	v_mbcnt_hi_u32_b32 v2, v3, v2
	v_sub_u32_e32 v3, v6, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_lshl_u32 v5, v2, v5, 2
	v_lshlrev_b32_e32 v3, 8, v3
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_or3_b32 v2, v3, v2, v5
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v0, v5, v0
	ds_permute_b32 v1, v5, v1
	ds_permute_b32 v4, v5, v4
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_276
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v3, v2, v4 offset:128
	v_cmp_gt_u32_sdwa vcc, v2, v66 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v67 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v68 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v69 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v70 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v4, v3, v4
.LBB0_276:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[28:29], 1, v2
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_278
	s_branch .LBB0_279
.LBB0_277:
	s_mov_b64 s[28:29], -1
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_279
.LBB0_278:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_279:
	s_or_b64 exec, exec, s[0:1]
.LBB0_280:
	s_mov_b64 s[0:1], 0
.LBB0_281:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_391
	s_cmp_gt_i32 s52, 3
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_356
	s_ashr_i32 s3, s6, 31
	v_readlane_b32 s0, v92, 16
	s_xor_b32 s7, s3, s0
	s_abs_i32 s0, s6
	v_readlane_b32 s1, v92, 9
	s_mul_hi_u32 s1, s0, s1
	s_mul_i32 s28, s1, s33
	s_sub_i32 s0, s0, s28
	s_add_i32 s28, s1, 1
	s_sub_i32 s29, s0, s33
	s_cmp_ge_u32 s0, s33
	s_cselect_b32 s44, s28, s1
	s_cselect_b32 s46, s29, s0
	s_add_i32 s45, s44, 1
	s_cmp_ge_u32 s46, s33
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[28:29], s[0:1], exec
	s_cselect_b32 s28, s45, s44
	s_xor_b32 s28, s28, s7
	s_sub_i32 s50, s28, s7
	s_ashr_i32 s51, s50, 31
	s_lshl_b64 s[28:29], s[50:51], 2
	s_add_u32 s28, s68, s28
	s_addc_u32 s29, s69, s29
	s_waitcnt lgkmcnt(1)
	global_load_dword v0, v9, s[28:29]
	s_lshl_b32 s7, s50, 4
	v_mov_b32_e32 v32, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_lshl_add_u64 v[4:5], s[24:25], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[14:15], 0, v[2:3]
	global_load_dword v1, v[4:5], off
	s_nop 0
	global_load_dword v5, v[2:3], off
	v_or_b32_e32 v4, s7, v48
	v_mad_i64_i32 v[2:3], s[28:29], v4, s22, 0
	v_readlane_b32 s28, v92, 23
	v_readlane_b32 s29, v92, 24
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[24:25]
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v1, s7, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v76, v1, v5
	v_min_i32_e32 v1, 16, v76
	v_cmp_lt_i32_e64 s[44:45], v48, v1
	s_and_b64 s[48:49], s[28:29], s[44:45]
	s_and_saveexec_b64 s[28:29], s[48:49]
	s_cbranch_execz .LBB0_285
	global_load_dword v2, v[6:7], off
.LBB0_285:
	s_or_b64 exec, exec, s[28:29]
	s_sub_i32 s28, s46, s33
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, s28, s46
	s_xor_b32 s0, s0, s3
	s_sub_i32 s48, s0, s3
	s_lshl_b32 s3, s48, 6
	v_mul_lo_u32 v0, v0, s40
	v_add_u32_e32 v0, s3, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[34:35], v[0:1], 0, v[22:23]
	v_mad_u64_u32 v[0:1], s[0:1], v34, s22, 0
	v_readlane_b32 s0, v93, 44
	v_readlane_b32 s1, v93, 45
	v_cmp_lt_i64_e32 vcc, -1, v[34:35]
	v_readlane_b32 s28, v92, 25
	v_cmp_gt_i64_e64 s[0:1], s[0:1], v[34:35]
	v_mul_lo_u32 v3, v35, s22
	v_mul_lo_u32 v5, v34, s23
	s_and_b64 s[0:1], vcc, s[0:1]
	v_readlane_b32 s29, v92, 26
	v_add3_u32 v1, v1, v5, v3
	s_and_b64 s[46:47], s[28:29], s[0:1]
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[28:29], s[46:47]
	s_cbranch_execz .LBB0_287
	v_lshl_add_u64 v[32:33], v[0:1], 1, v[14:15]
	global_load_dwordx4 v[32:35], v[32:33], off
.LBB0_287:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v93, 46
	v_readlane_b32 s29, v93, 47
	v_add_u32_e32 v5, 0, v52
	v_add_u32_e32 v77, 0, v53
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v2 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v77, v[32:35]
	s_cbranch_vccnz .LBB0_299
	v_add_u32_e32 v78, 0, v55
	v_add_u32_e32 v79, 0, v56
	ds_read_b64 v[36:37], v78 offset:4096
	ds_read_b64 v[34:35], v79 offset:4096
	v_readlane_b32 s28, v92, 31
	v_readlane_b32 s29, v92, 32
	s_and_b64 s[46:47], s[44:45], s[28:29]
	s_setprio 1
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[28:29], s[46:47]
	s_cbranch_execz .LBB0_290
	global_load_dword v38, v[6:7], off offset:64
.LBB0_290:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v93, 5
	v_readlane_b32 s29, v93, 6
	s_nop 1
	v_lshl_add_u64 v[32:33], v[0:1], 1, s[28:29]
	v_add_u32_e32 v80, v57, v54
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[0:3], v80 offset1:4
	s_setprio 0
	v_readlane_b32 s28, v92, 12
	v_readlane_b32 s29, v92, 13
	s_and_b64 s[46:47], s[0:1], s[28:29]
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	s_and_saveexec_b64 s[28:29], s[46:47]
	s_cbranch_execz .LBB0_292
	v_lshlrev_b32_e32 v8, 1, v12
	v_lshl_add_u64 v[82:83], v[32:33], 0, v[8:9]
	global_load_dwordx4 v[82:85], v[82:83], off offset:64
.LBB0_292:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[36:37], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[34:35], a[0:3]
	s_setprio 0
	v_readlane_b32 s28, v92, 4
	v_readlane_b32 s29, v92, 5
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v38 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v77, v[82:85]
	s_cbranch_vccnz .LBB0_300
	s_mov_b32 s28, 64
	s_branch .LBB0_295
.LBB0_294:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[36:37], a[0:3]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[34:35], a[0:3]
	s_setprio 0
	s_add_i32 s28, s46, 32
	s_cmp_lt_i32 s46, s12
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v8 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v77, v[82:85]
	s_cbranch_scc0 .LBB0_300
.LBB0_295:
	ds_read_b64 v[36:37], v78 offset:4096
	ds_read_b64 v[34:35], v79 offset:4096
	v_add_u32_e32 v0, s28, v43
	v_cmp_gt_i32_e32 vcc, s41, v0
	s_and_b64 s[92:93], s[44:45], vcc
	s_setprio 1
	s_ashr_i32 s47, s28, 31
	s_mov_b32 s46, s28
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[28:29], s[92:93]
	s_cbranch_execz .LBB0_297
	v_lshl_add_u64 v[0:1], s[46:47], 1, v[6:7]
	global_load_dword v8, v[0:1], off
.LBB0_297:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[0:3], v80 offset1:4
	s_setprio 0
	v_mov_b32_e32 v39, s47
	v_or_b32_e32 v38, s46, v12
	s_cmp_gt_i32 s46, -1
	s_cselect_b64 s[28:29], -1, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[38:39]
	s_and_b64 s[28:29], s[28:29], vcc
	s_and_b64 s[92:93], s[0:1], s[28:29]
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	s_and_saveexec_b64 s[28:29], s[92:93]
	s_cbranch_execz .LBB0_294
	v_lshl_add_u64 v[38:39], v[38:39], 1, v[32:33]
	global_load_dwordx4 v[82:85], v[38:39], off
	s_branch .LBB0_294
.LBB0_299:
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a3, 0
.LBB0_300:
	v_add_u32_e32 v0, 0, v55
	v_add_u32_e32 v1, 0, v56
	ds_read_b64 v[32:33], v0 offset:4096
	ds_read_b64 v[34:35], v1 offset:4096
	v_readlane_b32 s0, v93, 49
	v_readlane_b32 s1, v93, 50
	v_ashrrev_i32_e32 v5, 31, v4
	v_accvgpr_read_b32 v6, a1
	v_accvgpr_read_b32 v7, a2
	v_accvgpr_read_b32 v2, a0
	v_accvgpr_read_b32 v3, a3
	s_andn2_b64 vcc, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_302
	v_add_u32_e32 v0, v57, v54
	ds_read2_b64 v[36:39], v0 offset1:4
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v2, v7
	v_accvgpr_write_b32 a0, v0
	v_accvgpr_write_b32 a1, v1
	v_accvgpr_write_b32 a2, v2
	v_accvgpr_write_b32 a3, v3
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[36:37], v[32:33], a[0:3]
	v_mfma_f32_16x16x16_f16 a[0:3], v[38:39], v[34:35], a[0:3]
	s_nop 6
	v_accvgpr_read_b32 v7, a2
	v_accvgpr_read_b32 v6, a1
	v_accvgpr_read_b32 v2, a0
	v_accvgpr_read_b32 v3, a3
.LBB0_302:
	v_readlane_b32 s0, v93, 42
	v_or_b32_e32 v0, s7, v42
	v_readlane_b32 s1, v93, 43
	v_ashrrev_i32_e32 v1, 31, v0
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], v76, v42
	s_cbranch_vccnz .LBB0_306
	v_mov_b32_e32 v32, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_305
	v_lshl_add_u64 v[32:33], v[0:1], 2, s[84:85]
	global_load_dword v32, v[32:33], off
.LBB0_305:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v33, v32
	v_pk_mul_f32 v[2:3], v[2:3], v[32:33]
	v_pk_mul_f32 v[6:7], v[6:7], v[32:33]
	v_accvgpr_write_b32 a0, v2
	v_accvgpr_write_b32 a3, v3
.LBB0_306:
	v_or_b32_e32 v2, s3, v49
	v_cmp_gt_i32_e64 s[46:47], v76, v42
	v_cmp_gt_i32_e32 vcc, s40, v2
	v_accvgpr_read_b32 v8, a0
	v_accvgpr_read_b32 v3, a3
	s_and_b64 s[28:29], vcc, s[46:47]
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_cbranch_execz .LBB0_308
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v8, v8
	v_cvt_f16_f32_e32 v6, v6
	s_mov_b32 s3, 0x5040100
	v_mad_i64_i32 v[32:33], s[28:29], v0, s26, 0
	v_perm_b32 v7, v3, v7, s3
	v_lshl_add_u64 v[32:33], v[32:33], 1, s[86:87]
	v_ashrrev_i32_e32 v3, 31, v2
	v_pack_b32_f16 v6, v8, v6
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[32:33]
	global_store_dwordx2 v[2:3], v[6:7], off
.LBB0_308:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[92:93], -1
	s_mov_b64 s[0:1], 0
	s_cmp_lt_i32 s74, 2
	s_mov_b64 s[28:29], 0
	s_cbranch_scc0 .LBB0_312
	s_and_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_318
.LBB0_310:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_319
.LBB0_311:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_331
	s_branch .LBB0_355
.LBB0_312:
	s_cmp_eq_u32 s74, 2
	s_mov_b64 s[28:29], -1
	s_cbranch_scc0 .LBB0_317
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v13
	s_barrier
	s_and_saveexec_b64 s[28:29], s[42:43]
	s_cbranch_execz .LBB0_316
	s_mov_b64 s[92:93], exec
	v_mbcnt_lo_u32_b32 v2, s92, 0
	v_mbcnt_hi_u32_b32 v2, s93, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_mov_b64 exec, vcc
	s_cbranch_execz .LBB0_316
	v_readlane_b32 s3, v93, 48
	s_mul_i32 s50, s50, s3
	s_ashr_i32 s51, s50, 31
	v_readlane_b32 s80, v93, 13
	s_lshl_b64 s[50:51], s[50:51], 2
	v_readlane_b32 s84, v93, 17
	v_readlane_b32 s85, v93, 18
	s_add_u32 s3, s84, s50
	s_addc_u32 s7, s85, s51
	s_ashr_i32 s49, s48, 31
	s_lshl_b64 s[50:51], s[48:49], 2
	s_add_u32 s50, s3, s50
	s_addc_u32 s51, s7, s51
	s_bcnt1_i32_b64 s3, s[92:93]
	v_mov_b32_e32 v2, s3
	; a2a.signal release system
	global_atomic_add v9, v2, s[50:51] offset:8 sc1
	v_readlane_b32 s81, v93, 14
	v_readlane_b32 s82, v93, 15
	v_readlane_b32 s83, v93, 16
	v_readlane_b32 s86, v93, 19
	v_readlane_b32 s87, v93, 20
	v_readlane_b32 s80, v92, 35
	v_readlane_b32 s81, v92, 36
	v_readlane_b32 s82, v92, 37
	v_readlane_b32 s83, v92, 38
	v_readlane_b32 s84, v92, 39
	v_readlane_b32 s85, v92, 40
	v_readlane_b32 s86, v92, 41
	v_readlane_b32 s87, v92, 42
.LBB0_316:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b64 s[28:29], 0
.LBB0_317:
	s_branch .LBB0_310
.LBB0_318:
	s_cmp_lg_u32 s74, 1
	s_mov_b64 s[0:1], -1
	s_cselect_b64 s[28:29], -1, 0
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_311
.LBB0_319:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v13
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_323
	s_mov_b64 s[50:51], exec
	v_mbcnt_lo_u32_b32 v2, s50, 0
	v_mbcnt_hi_u32_b32 v2, s51, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_322
	s_bcnt1_i32_b64 s3, s[50:51]
	v_readlane_b32 s50, v93, 51
	v_mov_b32_e32 v3, s3
	v_readlane_b32 s51, v93, 52
	s_nop 4
	; a2a.signal release system
	global_atomic_add v3, v9, v3, s[50:51] sc0 sc1
.LBB0_322:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v3
	s_nop 1
	v_add_u32_e32 v2, s3, v2
	ds_write_b32 v9, v2
.LBB0_323:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v74
	s_cbranch_vccz .LBB0_326
	s_branch .LBB0_330
.LBB0_324:
	s_or_b64 exec, exec, s[28:29]
	v_readfirstlane_b32 s3, v2
	s_nop 1
	v_mov_b32_e32 v2, s3
	ds_write_b32 v9, v2
.LBB0_325:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v73
	s_cbranch_vccz .LBB0_329
.LBB0_326:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_325
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_324
	v_readlane_b32 s50, v93, 51
	v_readlane_b32 s51, v93, 52
	s_nop 4
	; a2a.wait acquire system
	global_load_dword v2, v9, s[50:51] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_324
.LBB0_329:
	v_readlane_b32 s0, v93, 53
	v_readlane_b32 s1, v93, 54
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], s[60:61]
	s_mov_b32 s3, s63
	s_cbranch_vccz .LBB0_345
.LBB0_330:
	s_branch .LBB0_355
.LBB0_331:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execnz .LBB0_348
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[80:81]
	s_and_saveexec_b64 s[0:1], s[46:47]
	s_cbranch_execnz .LBB0_349
.LBB0_333:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[0:1], s[46:47]
	s_cbranch_execz .LBB0_335
.LBB0_334:
	global_load_dword v4, v[0:1], off
.LBB0_335:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, 0, v3
	v_max_i32_e32 v1, v3, v1
	v_mul_hi_u32 v5, v1, v62
	v_mul_lo_u32 v6, v5, s72
	v_sub_u32_e32 v1, v1, v6
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s72, v1
	v_readlane_b32 s0, v93, 28
	v_ashrrev_i32_e32 v0, 31, v3
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, s72, v1
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s72, v1
	v_readlane_b32 s1, v93, 29
	v_readlane_b32 s28, v92, 21
	v_cndmask_b32_e32 v1, v5, v6, vcc
	v_sub_u32_e32 v5, 0, v2
	v_max_i32_e32 v5, v2, v5
	v_mul_hi_u32 v6, v5, v62
	v_mul_lo_u32 v7, v6, s72
	v_sub_u32_e32 v5, v5, v7
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s72, v5
	v_xor_b32_e32 v0, s1, v0
	v_xor_b32_e32 v1, v1, v0
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s72, v5
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_sub_u32_e32 v0, v1, v0
	v_ashrrev_i32_e32 v1, 31, v2
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s72, v5
	v_xor_b32_e32 v1, s1, v1
	v_readlane_b32 s29, v92, 22
	v_cndmask_b32_e32 v5, v6, v7, vcc
	v_xor_b32_e32 v5, v5, v1
	v_sub_u32_e32 v1, v5, v1
	v_mov_b32_e32 v5, s62
	v_cndmask_b32_e64 v6, v5, v0, s[44:45]
	v_mul_lo_u32 v0, v0, s0
	v_sub_u32_e32 v0, v3, v0
	v_sub_u32_e32 v3, 0, v4
	v_max_i32_e32 v3, v4, v3
	v_mul_hi_u32 v7, v3, v62
	v_mul_lo_u32 v8, v7, s72
	v_sub_u32_e32 v3, v3, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s72, v3
	v_cndmask_b32_e64 v5, v5, v1, s[46:47]
	v_mul_lo_u32 v1, v1, s0
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s72, v3
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s72, v3
	v_readlane_b32 s0, v92, 20
	v_sub_u32_e32 v1, v2, v1
	v_cndmask_b32_e32 v3, v7, v8, vcc
	v_sub_u32_e32 v8, 0, v0
	v_ashrrev_i32_e32 v7, 31, v0
	v_max_i32_e32 v0, v0, v8
	v_mul_hi_u32 v8, v0, v63
	v_mul_lo_u32 v32, v8, s8
	v_sub_u32_e32 v0, v0, v32
	v_add_u32_e32 v32, 1, v8
	v_cmp_le_u32_e32 vcc, s8, v0
	v_xor_b32_e32 v7, s0, v7
	v_lshlrev_b32_e32 v6, 24, v6
	v_cndmask_b32_e32 v8, v8, v32, vcc
	v_subrev_u32_e32 v32, s8, v0
	v_cndmask_b32_e32 v0, v0, v32, vcc
	v_add_u32_e32 v32, 1, v8
	v_cmp_le_u32_e32 vcc, s8, v0
	v_lshlrev_b32_e32 v5, 24, v5
	v_ashrrev_i32_e32 v2, 31, v4
	v_cndmask_b32_e32 v0, v8, v32, vcc
	v_xor_b32_e32 v0, v0, v7
	v_sub_u32_e32 v8, 0, v1
	v_sub_u32_e32 v0, v0, v7
	v_ashrrev_i32_e32 v7, 31, v1
	v_max_i32_e32 v1, v1, v8
	v_mul_hi_u32 v8, v1, v63
	v_mul_lo_u32 v32, v8, s8
	v_sub_u32_e32 v1, v1, v32
	v_add_u32_e32 v32, 1, v8
	v_cmp_le_u32_e32 vcc, s8, v1
	v_xor_b32_e32 v7, s0, v7
	v_readlane_b32 s0, v93, 25
	v_cndmask_b32_e32 v8, v8, v32, vcc
	v_subrev_u32_e32 v32, s8, v1
	v_cndmask_b32_e32 v1, v1, v32, vcc
	v_add_u32_e32 v32, 1, v8
	v_cmp_le_u32_e32 vcc, s8, v1
	v_xor_b32_e32 v2, s1, v2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v1, v8, v32, vcc
	v_xor_b32_e32 v1, v1, v7
	v_sub_u32_e32 v1, v1, v7
	v_ashrrev_i32_e32 v7, 31, v0
	v_lshrrev_b32_e32 v7, 29, v7
	v_add_u32_e32 v0, v0, v7
	v_ashrrev_i32_e32 v7, 31, v1
	v_lshrrev_b32_e32 v7, 29, v7
	v_add_u32_e32 v1, v1, v7
	v_ashrrev_i32_e32 v0, 3, v0
	v_ashrrev_i32_e32 v1, 3, v1
	v_mul_lo_u32 v0, v0, s0
	v_mul_lo_u32 v1, v1, s0
	v_add3_u32 v0, v6, s48, v0
	v_add3_u32 v1, v5, s48, v1
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_and_b64 s[0:1], s[44:45], vcc
	s_and_b64 s[0:1], s[46:47], s[0:1]
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_and_b64 s[0:1], s[28:29], s[0:1]
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_mov_b32_e32 v5, v1
	s_barrier
	s_nop 0
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v5, v1 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v1, v5, v1
	v_mov_b32_e32 v5, v1
	s_nop 1
	v_mov_b32_dpp v5, v5 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v5, v1 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v1, v1, v5
	v_mov_b32_e32 v5, v1
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v1, v1, v5
	v_mov_b32_e32 v5, v1
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v1, v1, v5
	v_add_u32_e32 v5, 0, v49
	ds_write_b32 v5, v1
	v_mov_b32_e32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v6, v50
	s_nop 0
	v_mov_b32_dpp v1, v0 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v0, v1, v0
	v_mov_b32_e32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v1, v1 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v1, v0 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v0, v1, v0
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v0, v0, v1
	ds_write_b32 v5, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v50
	v_xor_b32_e32 v0, v3, v2
	v_sub_u32_e32 v2, v0, v2
	v_mov_b64_e32 v[0:1], 0
	s_and_saveexec_b64 s[0:1], s[46:47]
	s_cbranch_execz .LBB0_337
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[0:1], v[2:3], 3, s[60:61]
	global_load_dwordx2 v[0:1], v[0:1], off
.LBB0_337:
	s_or_b64 exec, exec, s[0:1]
	global_load_dwordx2 v[32:33], v9, s[18:19]
	v_readlane_b32 s0, v93, 28
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v3, v13
	v_readlane_b32 s1, v93, 29
	v_or_b32_e32 v3, v6, v51
	v_mul_lo_u32 v2, v2, s0
	v_sub_u32_e32 v2, v4, v2
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_sub_u32_e32 v4, 0, v2
	v_readlane_b32 s28, v92, 1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_b64 s[0:1], s[46:47], vcc
	v_max_i32_e32 v2, v2, v4
	v_readlane_b32 s29, v92, 2
	s_and_b64 vcc, s[28:29], s[0:1]
	v_mul_hi_u32 v4, v2, v63
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v9
	v_cndmask_b32_e64 v34, 0, 1, vcc
	v_mul_lo_u32 v35, v4, s8
	v_sub_u32_e32 v2, v2, v35
	v_add_u32_dpp v8, v34, v34 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v6, v34 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v34 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v36, 1, v4
	v_add3_u32 v6, v8, v6, v7
	v_subrev_u32_e32 v7, s8, v2
	v_cmp_le_u32_e64 s[0:1], s8, v2
	v_add_u32_dpp v6, v6, v6 row_shr:4 row_mask:0xf bank_mask:0xe
	v_readlane_b32 s3, v92, 20
	v_cndmask_b32_e64 v4, v4, v36, s[0:1]
	v_cndmask_b32_e64 v2, v2, v7, s[0:1]
	v_add_u32_dpp v6, v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	v_add_u32_e32 v7, 1, v4
	v_cmp_le_u32_e64 s[0:1], s8, v2
	v_xor_b32_e32 v3, s3, v3
	v_add_u32_dpp v6, v6, v6 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_cndmask_b32_e64 v2, v4, v7, s[0:1]
	v_xor_b32_e32 v2, v2, v3
	v_add_u32_dpp v6, v6, v6 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v4, 0, v6, vcc
	v_sub_u32_e32 v2, v2, v3
	v_lshl_add_u32 v3, v4, 2, -4
	v_ashrrev_i32_e32 v6, 31, v2
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_readlane_b32 s0, v93, 25
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v7, v64, v3, vcc
	v_lshrrev_b32_e32 v3, 29, v6
	v_add_u32_e32 v2, v2, v3
	ds_permute_b32 v4, v7, v5
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s0
	v_add_u32_e32 v2, s48, v2
	v_readlane_b32 s44, v93, 13
	v_readlane_b32 s45, v93, 14
	v_ashrrev_i32_e32 v3, 31, v2
	s_barrier
	v_readlane_b32 s46, v93, 15
	v_readlane_b32 s47, v93, 16
	v_readlane_b32 s48, v93, 17
	v_readlane_b32 s49, v93, 18
	v_readlane_b32 s50, v93, 19
	v_readlane_b32 s51, v93, 20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_co_u32_e32 v0, vcc, v0, v32
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v1, v33, vcc
	v_ashrrev_i32_e32 v5, 31, v1
	v_lshrrev_b32_e32 v8, 28, v5
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
	v_and_b32_e32 v0, -16, v0
	v_lshl_add_u64 v[0:1], s[44:45], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[0:1]
	ds_permute_b32 v0, v7, v0
	ds_permute_b32 v1, v7, v1
	v_cmp_ne_u32_e32 vcc, 0, v34
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_gt_u32_e32 vcc, s0, v13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_354
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[28:29], vcc, 1
	s_and_b32 s3, s29, 0x55555555
	s_and_b32 s7, s28, 0x55555555
	s_sub_u32 s28, vcc_lo, s7
	s_subb_u32 s29, vcc_hi, s3
	s_mov_b32 s3, s2
	s_and_b64 s[44:45], s[28:29], s[2:3]
	s_lshr_b64 s[28:29], s[28:29], 2
	s_and_b64 s[28:29], s[28:29], s[2:3]
	s_add_u32 s28, s28, s44
	s_addc_u32 s29, s29, s45
	s_lshr_b64 s[44:45], s[28:29], 4
	s_add_u32 s3, s44, s28
	s_addc_u32 s7, s45, s29
	s_and_b32 s3, s3, 0xf0f0f0f
	s_and_b32 s7, s7, 0xf0f0f0f
	s_mul_i32 s28, s3, 0x1010101
	s_mul_hi_u32 s3, s3, 0x1010101
	s_add_i32 s3, s3, s28
	s_mul_i32 s7, s7, 0x1010101
	s_add_i32 s29, s3, s7
	v_cmp_gt_u64_e32 vcc, s[28:29], v[30:31]
	s_cbranch_vccnz .LBB0_352
	s_mov_b32 s3, 0
	s_mov_b64 s[28:29], 0
.LBB0_340:
	v_readfirstlane_b32 s44, v0
	v_readfirstlane_b32 s45, v1
	v_mov_b32_e32 v5, s3
	s_nop 0
	v_cmp_eq_u64_e64 s[44:45], s[44:45], v[0:1]
	s_bcnt1_i32_b64 s7, s[44:45]
	s_add_i32 s3, s3, s7
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mov_b32_e32 v6, s7
	s_or_b64 s[28:29], s[44:45], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_340
	s_or_b64 exec, exec, s[28:29]
	v_mbcnt_lo_u32_b32 v2, v2, 0
	v_mbcnt_hi_u32_b32 v2, v3, v2
	v_sub_u32_e32 v3, v6, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_lshl_u32 v5, v2, v5, 2
	v_lshlrev_b32_e32 v3, 8, v3
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_or3_b32 v2, v3, v2, v5
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v0, v5, v0
	ds_permute_b32 v1, v5, v1
	ds_permute_b32 v4, v5, v4
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_343
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v3, v2, v4 offset:128
	v_cmp_gt_u32_sdwa vcc, v2, v66 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v67 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v68 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v69 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v70 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v4, v3, v4
.LBB0_343:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[28:29], 1, v2
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_353
	s_branch .LBB0_354
.LBB0_344:
	s_or_b64 exec, exec, s[28:29]
	s_add_i32 s3, s3, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc1 .LBB0_330
.LBB0_345:
	s_nop 0
	global_load_dwordx2 v[2:3], v9, s[0:1]
	global_load_dwordx2 v[6:7], v9, s[18:19]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	v_readfirstlane_b32 s49, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s78, v6
	v_readfirstlane_b32 s92, v7
	s_and_saveexec_b64 s[28:29], s[42:43]
	s_cbranch_execz .LBB0_344
	s_mov_b64 s[50:51], exec
	v_mbcnt_lo_u32_b32 v2, s50, 0
	v_mbcnt_hi_u32_b32 v2, s51, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_mov_b64 exec, vcc
	s_cbranch_execz .LBB0_344
	s_sub_u32 s7, s7, s78
	s_subb_u32 s49, s49, s92
	s_ashr_i32 s78, s49, 31
	s_lshr_b32 s78, s78, 28
	s_add_u32 s7, s7, s78
	s_addc_u32 s49, s49, 0
	s_and_b32 s7, s7, -16
	v_readlane_b32 s92, v93, 34
	v_readlane_b32 s93, v93, 35
	s_add_u32 s92, s92, s7
	s_addc_u32 s93, s93, s49
	s_bcnt1_i32_b64 s7, s[50:51]
	v_mov_b32_e32 v2, s7
	s_nop 0
	; a2a.signal release system
	global_atomic_add v9, v2, s[92:93] sc1
	s_branch .LBB0_344
.LBB0_348:
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[80:81]
	global_load_dword v3, v[4:5], off
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[80:81]
	s_and_saveexec_b64 s[0:1], s[46:47]
	s_cbranch_execz .LBB0_333
.LBB0_349:
	global_load_dword v2, v[0:1], off
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[0:1], s[46:47]
	s_cbranch_execnz .LBB0_334
	s_branch .LBB0_335
.LBB0_350:
	v_mov_b32_e32 v2, 0
	s_cbranch_execz .LBB0_190
	s_branch .LBB0_191
.LBB0_351:
	v_mov_b32_e32 v2, 0
	s_and_b64 s[28:29], s[44:45], s[46:47]
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_cbranch_execnz .LBB0_252
	s_branch .LBB0_253
.LBB0_352:
	s_mov_b64 s[28:29], -1
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_354
.LBB0_353:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_354:
	s_or_b64 exec, exec, s[0:1]
.LBB0_355:
	s_mov_b64 s[0:1], 0
.LBB0_356:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_391
	s_cmp_lg_u32 s52, 3
	s_cbranch_scc1 .LBB0_391
	s_ashr_i32 s0, s6, 31
	v_readlane_b32 s1, v92, 17
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s6
	v_readlane_b32 s3, v92, 11
	s_mul_hi_u32 s3, s1, s3
	v_readlane_b32 s29, v92, 10
	s_mul_i32 s7, s3, s29
	s_sub_i32 s1, s1, s7
	s_add_i32 s7, s3, 1
	s_sub_i32 s28, s1, s29
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s3, s7, s3
	s_cselect_b32 s1, s28, s1
	s_add_i32 s7, s3, 1
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s1, s7, s3
	s_xor_b32 s1, s1, s0
	s_sub_i32 s46, s1, s0
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[0:1], s[46:47], 2
	s_add_u32 s0, s68, s0
	s_addc_u32 s1, s69, s1
	global_load_dword v2, v9, s[0:1]
	s_lshl_b32 s3, s46, 4
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[24:25], 0, v[0:1]
	v_lshl_add_u64 v[0:1], s[14:15], 0, v[0:1]
	global_load_dword v3, v[4:5], off
	s_nop 0
	global_load_dword v4, v[0:1], off
	v_or_b32_e32 v0, s3, v48
	v_mad_i64_i32 v[0:1], s[0:1], v0, s26, 0
	v_readlane_b32 s0, v93, 57
	v_readlane_b32 s1, v93, 58
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[26:27]
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v3, s3, v3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v36, v3, v4
	v_min_i32_e32 v3, 16, v36
	v_cmp_lt_i32_e64 s[44:45], v48, v3
	s_and_b64 s[28:29], s[0:1], s[44:45]
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_cbranch_execz .LBB0_360
	global_load_dword v6, v[0:1], off
.LBB0_360:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v93, 24
	s_mul_i32 s0, s46, s0
	s_sub_i32 s0, s6, s0
	v_mul_lo_u32 v2, v2, s41
	s_lshl_b32 s7, s0, 6
	v_lshlrev_b32_e32 v2, 1, v2
	v_add_u32_e32 v4, s7, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[34:35], v[4:5], 0, v[22:23]
	v_mad_u64_u32 v[2:3], s[0:1], v34, s26, 0
	v_readlane_b32 s0, v93, 55
	v_readlane_b32 s1, v93, 56
	v_cmp_lt_i64_e32 vcc, -1, v[34:35]
	v_mul_lo_u32 v5, v35, s26
	v_cmp_gt_i64_e64 s[0:1], s[0:1], v[34:35]
	s_and_b64 s[48:49], vcc, s[0:1]
	v_readlane_b32 s0, v92, 27
	v_mul_lo_u32 v7, v34, s27
	v_readlane_b32 s1, v92, 28
	v_add3_u32 v3, v3, v7, v5
	s_and_b64 s[28:29], s[0:1], s[48:49]
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[0:1], s[28:29]
	v_readlane_b32 s47, v92, 6
	s_cbranch_execz .LBB0_362
	v_lshl_add_u64 v[32:33], v[2:3], 1, v[16:17]
	global_load_dwordx4 v[32:35], v[32:33], off
.LBB0_362:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, s41, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[38:39], v[4:5], 0, v[22:23]
	v_mad_u64_u32 v[4:5], s[0:1], v38, s26, 0
	v_readlane_b32 s0, v93, 55
	v_readlane_b32 s1, v93, 56
	v_cmp_lt_i64_e32 vcc, -1, v[38:39]
	v_readlane_b32 s28, v92, 27
	v_cmp_gt_i64_e64 s[0:1], s[0:1], v[38:39]
	v_mul_lo_u32 v7, v39, s26
	v_mul_lo_u32 v8, v38, s27
	s_and_b64 s[0:1], vcc, s[0:1]
	v_readlane_b32 s29, v92, 28
	v_add3_u32 v5, v5, v8, v7
	s_and_b64 s[50:51], s[28:29], s[0:1]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[28:29], s[50:51]
	s_cbranch_execz .LBB0_364
	v_lshl_add_u64 v[38:39], v[4:5], 1, v[16:17]
	global_load_dwordx4 v[76:79], v[38:39], off
.LBB0_364:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v93, 59
	v_readlane_b32 s29, v93, 60
	v_add_u32_e32 v37, 0, v52
	v_add_u32_e32 v38, 0, v53
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v6 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[32:35]
	ds_write_b128 v38, v[76:79] offset:4096
	s_cbranch_vccnz .LBB0_380
	v_readlane_b32 s28, v92, 33
	v_readlane_b32 s29, v92, 34
	s_and_b64 s[50:51], s[44:45], s[28:29]
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v34, 0
	s_and_saveexec_b64 s[28:29], s[50:51]
	s_cbranch_execz .LBB0_367
	global_load_dword v34, v[0:1], off offset:64
.LBB0_367:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v39, 0, v55
	v_readlane_b32 s28, v93, 7
	v_add_u32_e32 v76, 0, v56
	ds_read_b64 v[32:33], v39 offset:8192
	ds_read_b64 v[6:7], v76 offset:8192
	v_readlane_b32 s29, v93, 8
	v_lshlrev_b32_e32 v8, 1, v12
	v_mov_b32_e32 v79, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[28:29]
	v_readlane_b32 s28, v92, 14
	v_readlane_b32 s29, v92, 15
	s_and_b64 s[50:51], s[48:49], s[28:29]
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	s_and_saveexec_b64 s[28:29], s[50:51]
	s_cbranch_execz .LBB0_369
	v_lshl_add_u64 v[78:79], v[2:3], 0, v[8:9]
	global_load_dwordx4 v[78:81], v[78:79], off offset:64
.LBB0_369:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v77, 0, v21
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[82:85], v77 offset1:4
	v_readlane_b32 s28, v93, 7
	v_readlane_b32 s29, v93, 8
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[82:83], v[32:33], 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[28:29]
	v_readlane_b32 s28, v92, 14
	v_readlane_b32 s29, v92, 15
	v_mfma_f32_16x16x16_f16 a[0:3], v[84:85], v[6:7], a[0:3]
	s_and_b64 s[50:51], s[0:1], s[28:29]
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	s_and_saveexec_b64 s[28:29], s[50:51]
	s_cbranch_execz .LBB0_371
	v_lshl_add_u64 v[82:83], v[4:5], 0, v[8:9]
	global_load_dwordx4 v[82:85], v[82:83], off offset:64
.LBB0_371:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v8, 0x1000, v77
	ds_read2_b64 v[86:89], v8 offset1:4
	v_readlane_b32 s28, v92, 7
	v_readlane_b32 s29, v92, 8
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v34 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[78:81]
	ds_write_b128 v38, v[82:85] offset:4096
	v_mfma_f32_16x16x16_f16 a[4:7], v[86:87], v[32:33], 0
	v_mfma_f32_16x16x16_f16 a[4:7], v[88:89], v[6:7], a[4:7]
	s_cbranch_vccnz .LBB0_381
	s_mov_b32 s28, 64
	s_branch .LBB0_374
.LBB0_373:
	s_or_b64 exec, exec, s[28:29]
	ds_read2_b64 v[88:91], v8 offset1:4
	s_add_i32 s28, s50, 32
	s_cmp_lt_i32 s50, s47
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v86 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[78:81]
	ds_write_b128 v38, v[82:85] offset:4096
	v_mfma_f32_16x16x16_f16 a[4:7], v[88:89], v[32:33], a[4:7]
	v_mfma_f32_16x16x16_f16 a[4:7], v[90:91], v[6:7], a[4:7]
	s_cbranch_scc0 .LBB0_381
.LBB0_374:
	v_add_u32_e32 v6, s28, v43
	v_cmp_gt_i32_e32 vcc, s40, v6
	s_and_b64 s[92:93], s[44:45], vcc
	s_ashr_i32 s51, s28, 31
	s_mov_b32 s50, s28
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v86, 0
	s_and_saveexec_b64 s[28:29], s[92:93]
	s_cbranch_execz .LBB0_376
	v_lshl_add_u64 v[6:7], s[50:51], 1, v[0:1]
	global_load_dword v86, v[6:7], off
.LBB0_376:
	s_or_b64 exec, exec, s[28:29]
	ds_read_b64 v[32:33], v39 offset:8192
	ds_read_b64 v[6:7], v76 offset:8192
	v_mov_b32_e32 v35, s51
	v_or_b32_e32 v34, s50, v12
	s_cmp_gt_i32 s50, -1
	s_cselect_b64 s[28:29], -1, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[34:35]
	s_and_b64 vcc, s[28:29], vcc
	s_and_b64 s[92:93], s[48:49], vcc
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	s_and_saveexec_b64 s[28:29], s[92:93]
	s_cbranch_execz .LBB0_378
	v_lshl_add_u64 v[78:79], v[34:35], 1, v[2:3]
	global_load_dwordx4 v[78:81], v[78:79], off
.LBB0_378:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[82:85], v77 offset1:4
	s_and_b64 s[92:93], s[0:1], vcc
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[82:83], v[32:33], a[0:3]
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[84:85], v[6:7], a[0:3]
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	s_and_saveexec_b64 s[28:29], s[92:93]
	s_cbranch_execz .LBB0_373
	v_lshl_add_u64 v[34:35], v[34:35], 1, v[4:5]
	global_load_dwordx4 v[82:85], v[34:35], off
	s_branch .LBB0_373
.LBB0_380:
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
.LBB0_381:
	v_add_u32_e32 v8, 0, v55
	v_add_u32_e32 v34, 0, v56
	ds_read_b64 v[32:33], v8 offset:8192
	ds_read_b64 v[34:35], v34 offset:8192
	v_readlane_b32 s28, v93, 61
	v_readlane_b32 s29, v93, 62
	v_accvgpr_read_b32 v4, a0
	v_accvgpr_read_b32 v5, a1
	v_cndmask_b32_e64 v8, 0, 1, s[28:29]
	v_accvgpr_read_b32 v0, a4
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_read_b32 v6, a2
	v_accvgpr_read_b32 v7, a3
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a7
	v_cmp_ne_u32_e64 s[0:1], 1, v8
	s_andn2_b64 vcc, exec, s[28:29]
	v_add_u32_e32 v39, 0, v21
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_383
	ds_read2_b64 v[76:79], v39 offset1:4
	v_accvgpr_write_b32 a0, v4
	v_accvgpr_write_b32 a1, v5
	v_accvgpr_write_b32 a2, v6
	v_accvgpr_write_b32 a3, v7
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[76:77], v[32:33], a[0:3]
	v_mfma_f32_16x16x16_f16 a[0:3], v[78:79], v[34:35], a[0:3]
	s_nop 6
	v_accvgpr_read_b32 v7, a3
	v_accvgpr_read_b32 v6, a2
	v_accvgpr_read_b32 v5, a1
	v_accvgpr_read_b32 v4, a0
.LBB0_383:
	v_accvgpr_read_b32 v8, a3
	v_accvgpr_read_b32 v37, a2
	v_accvgpr_read_b32 v38, a1
	s_and_b64 vcc, exec, s[0:1]
	v_accvgpr_read_b32 v76, a0
	s_cbranch_vccnz .LBB0_385
	v_add_u32_e32 v39, 0x1000, v39
	ds_read2_b64 v[78:81], v39 offset1:4
	v_accvgpr_write_b32 a0, v0
	v_accvgpr_write_b32 a1, v1
	v_accvgpr_write_b32 a2, v2
	v_accvgpr_write_b32 a3, v3
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[78:79], v[32:33], a[0:3]
	v_mfma_f32_16x16x16_f16 a[0:3], v[80:81], v[34:35], a[0:3]
	s_nop 6
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v0, a0
.LBB0_385:
	v_or_b32_e32 v32, s7, v49
	v_cmp_gt_i32_e32 vcc, v36, v42
	v_cmp_gt_i32_e64 s[0:1], s41, v32
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_387
	s_mov_b32 s7, 0x3fb8aa3b
	v_mul_f32_e64 v34, -v76, s7
	s_mov_b32 s28, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s28, v34
	v_sub_f32_e32 v33, 0, v76
	v_mul_f32_e64 v35, -v38, s7
	v_cndmask_b32_e32 v34, 0, v71, vcc
	v_fmac_f32_e32 v34, 0x3fb8aa3b, v33
	v_cmp_gt_f32_e64 s[0:1], s28, v35
	v_exp_f32_e32 v33, v34
	v_sub_f32_e32 v34, 0, v38
	v_cndmask_b32_e64 v35, 0, v71, s[0:1]
	v_fmac_f32_e32 v35, 0x3fb8aa3b, v34
	v_exp_f32_e32 v35, v35
	v_cndmask_b32_e32 v34, 0, v72, vcc
	v_ldexp_f32 v34, v33, v34
	v_cndmask_b32_e64 v33, 0, v72, s[0:1]
	v_ldexp_f32 v35, v35, v33
	v_pk_add_f32 v[34:35], v[34:35], 1.0 op_sel_hi:[1,0]
	v_readlane_b32 s80, v93, 13
	v_div_scale_f32 v33, s[0:1], v35, v35, v5
	v_rcp_f32_e32 v36, v33
	v_readlane_b32 s81, v93, 14
	v_readlane_b32 s82, v93, 15
	v_readlane_b32 s83, v93, 16
	v_fma_f32 v38, -v33, v36, 1.0
	v_fmac_f32_e32 v36, v38, v36
	v_div_scale_f32 v38, vcc, v5, v35, v5
	v_mul_f32_e32 v39, v38, v36
	v_fma_f32 v76, -v33, v39, v38
	v_fmac_f32_e32 v39, v76, v36
	v_fma_f32 v33, -v33, v39, v38
	v_div_scale_f32 v38, s[0:1], v34, v34, v4
	v_rcp_f32_e32 v76, v38
	v_div_fmas_f32 v33, v33, v36, v39
	v_div_fixup_f32 v5, v33, v35, v5
	v_readlane_b32 s84, v93, 17
	v_fma_f32 v33, -v38, v76, 1.0
	v_fmac_f32_e32 v76, v33, v76
	v_div_scale_f32 v33, vcc, v4, v34, v4
	v_mul_f32_e32 v35, v33, v76
	v_fma_f32 v36, -v38, v35, v33
	v_fmac_f32_e32 v35, v36, v76
	v_fma_f32 v33, -v38, v35, v33
	v_mul_f32_e64 v36, -v37, s7
	v_div_fmas_f32 v33, v33, v76, v35
	v_cmp_gt_f32_e32 vcc, s28, v36
	v_sub_f32_e32 v35, 0, v37
	v_div_fixup_f32 v4, v33, v34, v4
	v_cndmask_b32_e32 v36, 0, v71, vcc
	v_fmac_f32_e32 v36, 0x3fb8aa3b, v35
	v_exp_f32_e32 v35, v36
	v_sub_f32_e32 v36, 0, v8
	v_mul_f32_e64 v8, -v8, s7
	v_cmp_gt_f32_e64 s[0:1], s28, v8
	v_pk_mul_f32 v[0:1], v[4:5], v[0:1]
	v_readlane_b32 s85, v93, 18
	v_cndmask_b32_e64 v8, 0, v71, s[0:1]
	v_fmac_f32_e32 v8, 0x3fb8aa3b, v36
	v_exp_f32_e32 v8, v8
	v_cndmask_b32_e32 v36, 0, v72, vcc
	v_ldexp_f32 v36, v35, v36
	v_cndmask_b32_e64 v35, 0, v72, s[0:1]
	v_ldexp_f32 v37, v8, v35
	v_pk_add_f32 v[36:37], v[36:37], 1.0 op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v33, v1
	v_div_scale_f32 v8, s[0:1], v37, v37, v7
	v_rcp_f32_e32 v35, v8
	v_cvt_f16_f32_e32 v0, v0
	v_readlane_b32 s86, v93, 19
	v_readlane_b32 s87, v93, 20
	v_fma_f32 v1, -v8, v35, 1.0
	v_fmac_f32_e32 v35, v1, v35
	v_div_scale_f32 v1, vcc, v7, v37, v7
	v_mul_f32_e32 v4, v1, v35
	v_fma_f32 v5, -v8, v4, v1
	v_fmac_f32_e32 v4, v5, v35
	v_fma_f32 v1, -v8, v4, v1
	v_div_scale_f32 v8, s[0:1], v36, v36, v6
	v_rcp_f32_e32 v34, v8
	v_div_fmas_f32 v1, v1, v35, v4
	v_div_fixup_f32 v5, v1, v37, v7
	v_pack_b32_f16 v0, v0, v33
	v_fma_f32 v1, -v8, v34, 1.0
	v_fmac_f32_e32 v34, v1, v34
	v_div_scale_f32 v1, vcc, v6, v36, v6
	v_mul_f32_e32 v4, v1, v34
	v_fma_f32 v7, -v8, v4, v1
	v_fmac_f32_e32 v4, v7, v34
	v_fma_f32 v1, -v8, v4, v1
	v_div_fmas_f32 v1, v1, v34, v4
	v_div_fixup_f32 v4, v1, v36, v6
	v_pk_mul_f32 v[2:3], v[4:5], v[2:3]
	v_ashrrev_i32_e32 v33, 31, v32
	v_cvt_f16_f32_e32 v1, v3
	v_cvt_f16_f32_e32 v2, v2
	v_or_b32_e32 v3, s3, v42
	v_pack_b32_f16 v1, v2, v1
	v_mad_i64_i32 v[2:3], s[0:1], v3, s22, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[82:83]
	v_readlane_b32 s80, v92, 35
	v_readlane_b32 s81, v92, 36
	v_readlane_b32 s82, v92, 37
	v_readlane_b32 s83, v92, 38
	v_readlane_b32 s84, v92, 39
	v_readlane_b32 s85, v92, 40
	v_readlane_b32 s86, v92, 41
	v_readlane_b32 s87, v92, 42
	v_lshl_add_u64 v[2:3], v[32:33], 1, v[2:3]
	global_store_dwordx2 v[2:3], v[0:1], off
.LBB0_387:
	s_or_b64 exec, exec, s[44:45]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_390
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v0, s28, 0
	v_mbcnt_hi_u32_b32 v0, s29, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[44:45], exec, vcc
	s_mov_b64 exec, s[44:45]
	s_cbranch_execz .LBB0_390
	v_readlane_b32 s3, v93, 48
	s_mul_i32 s44, s46, s3
	s_ashr_i32 s45, s44, 31
	v_readlane_b32 s80, v93, 13
	s_lshl_b64 s[44:45], s[44:45], 2
	v_readlane_b32 s84, v93, 17
	v_readlane_b32 s85, v93, 18
	s_add_u32 s44, s84, s44
	s_addc_u32 s45, s85, s45
	s_bcnt1_i32_b64 s3, s[28:29]
	v_mov_b32_e32 v0, s3
	; a2a.signal release system
	global_atomic_add v9, v0, s[44:45] offset:4 sc1
	v_readlane_b32 s81, v93, 14
	v_readlane_b32 s82, v93, 15
	v_readlane_b32 s83, v93, 16
	v_readlane_b32 s86, v93, 19
	v_readlane_b32 s87, v93, 20
	v_readlane_b32 s80, v92, 35
	v_readlane_b32 s81, v92, 36
	v_readlane_b32 s82, v92, 37
	v_readlane_b32 s83, v92, 38
	v_readlane_b32 s84, v92, 39
	v_readlane_b32 s85, v92, 40
	v_readlane_b32 s86, v92, 41
	v_readlane_b32 s87, v92, 42
.LBB0_390:
	s_or_b64 exec, exec, s[0:1]
.LBB0_391:
	s_mov_b64 s[0:1], 0
.LBB0_392:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_403
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s68, s0
	s_addc_u32 s1, s69, s1
	s_waitcnt lgkmcnt(1)
	global_load_dword v0, v9, s[0:1]
	s_lshl_b32 s0, s6, 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[24:25], 0, v[0:1]
	v_lshl_add_u64 v[4:5], s[14:15], 0, v[0:1]
	global_load_dword v1, v[2:3], off
	s_nop 0
	global_load_dword v2, v[4:5], off
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v0, s0, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v0, v2
	v_cmp_gt_i32_e32 vcc, 1, v0
	s_cbranch_vccnz .LBB0_404
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[28:29], s[0:1], 2
	v_add_u32_e32 v1, v1, v2
	s_add_u32 s1, s82, s28
	v_add_u32_e32 v1, s53, v1
	s_addc_u32 s3, s83, s29
	v_med3_i32 v1, v1, 1, 16
	s_mov_b32 s78, 0
	s_branch .LBB0_396
.LBB0_395:
	s_add_i32 s78, s78, 1
	v_cmp_ne_u32_e32 vcc, s78, v1
	s_cbranch_vccz .LBB0_404
.LBB0_396:
	s_lshl_b64 s[28:29], s[78:79], 2
	s_add_u32 s28, s1, s28
	s_addc_u32 s29, s3, s29
	global_load_dword v2, v9, s[28:29]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	s_ashr_i32 s28, s7, 31
	s_lshr_b32 s28, s28, 28
	s_add_i32 s7, s7, s28
	s_ashr_i32 s28, s7, 4
	s_cmp_eq_u32 s28, s6
	s_cbranch_scc1 .LBB0_395
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[44:45], s[28:29], 2
	s_add_u32 s46, s68, s44
	s_addc_u32 s47, s69, s45
	global_load_dword v2, v9, s[46:47]
	s_lshl_b32 s7, s28, 4
	s_add_u32 s44, s94, s44
	s_addc_u32 s45, s95, s45
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[24:25], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[14:15], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	s_nop 0
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v3, s7, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v3, v2
	v_min_i32_e32 v2, 16, v2
	s_branch .LBB0_400
.LBB0_398:
	s_or_b64 exec, exec, s[46:47]
	v_readfirstlane_b32 s7, v3
	s_nop 1
	v_mov_b32_e32 v3, s7
	ds_write_b32 v9, v3
.LBB0_399:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v3, v2
	s_cbranch_vccz .LBB0_395
.LBB0_400:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[28:29], s[42:43]
	s_cbranch_execz .LBB0_399
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_398
	; a2a.wait acquire system
	global_load_dword v3, v9, s[44:45] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_398
.LBB0_403:
	s_cbranch_execnz .LBB0_218
	s_branch .LBB0_415
.LBB0_404:
	v_min_i32_e32 v0, 16, v0
	v_or_b32_e32 v2, s0, v48
	v_add_u32_e32 v0, s0, v0
	v_cmp_lt_i32_e64 s[0:1], v2, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_406
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[82:83]
	global_load_dword v6, v[0:1], off
.LBB0_406:
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 vcc, exec, s[66:67]
	s_cbranch_vccnz .LBB0_411
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[0:1], s[28:29], v6, s26, 0
	v_readlane_b32 s28, v93, 1
	v_readlane_b32 s29, v93, 2
	s_mov_b64 s[44:45], s[28:29]
	v_mad_i64_i32 v[4:5], s[28:29], v2, s26, 0
	v_cmp_ne_u32_e32 vcc, v6, v2
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[44:45]
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[44:45]
	s_and_b64 s[0:1], vcc, s[0:1]
	s_mov_b32 s3, 0
	s_branch .LBB0_409
.LBB0_408:
	s_or_b64 exec, exec, s[28:29]
	s_addk_i32 s3, 0x80
	s_cmp_lt_i32 s3, s40
	s_cbranch_scc0 .LBB0_411
.LBB0_409:
	v_add_u32_e32 v2, s3, v58
	v_cmp_gt_i32_e32 vcc, s40, v2
	s_and_b64 s[44:45], vcc, s[0:1]
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execz .LBB0_408
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_lshl_add_u64 v[6:7], v[0:1], 0, v[2:3]
	global_load_dwordx4 v[32:35], v[6:7], off
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[2:3], v[32:35], off
	s_branch .LBB0_408
.LBB0_411:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_414
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v0, s28, 0
	v_mbcnt_hi_u32_b32 v0, s29, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[44:45], exec, vcc
	s_mov_b64 exec, s[44:45]
	s_cbranch_execz .LBB0_414
	v_readlane_b32 s3, v93, 48
	s_mul_i32 s44, s6, s3
	s_ashr_i32 s45, s44, 31
	v_readlane_b32 s80, v93, 13
	s_lshl_b64 s[44:45], s[44:45], 2
	v_readlane_b32 s84, v93, 17
	v_readlane_b32 s85, v93, 18
	s_add_u32 s44, s84, s44
	s_addc_u32 s45, s85, s45
	s_bcnt1_i32_b64 s3, s[28:29]
	v_mov_b32_e32 v0, s3
	; a2a.signal release system
	global_atomic_add v9, v0, s[44:45] sc1
	v_readlane_b32 s81, v93, 14
	v_readlane_b32 s82, v93, 15
	v_readlane_b32 s83, v93, 16
	v_readlane_b32 s86, v93, 19
	v_readlane_b32 s87, v93, 20
	v_readlane_b32 s80, v92, 35
	v_readlane_b32 s81, v92, 36
	v_readlane_b32 s82, v92, 37
	v_readlane_b32 s83, v92, 38
	v_readlane_b32 s84, v92, 39
	v_readlane_b32 s85, v92, 40
	v_readlane_b32 s86, v92, 41
	v_readlane_b32 s87, v92, 42
.LBB0_414:
	s_or_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_218
.LBB0_415:
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[56:57] offset:164
	s_lshl_b32 s3, s6, 3
	v_or_b32_e32 v2, s3, v46
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v2, v1
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_417
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[98:99]
	global_load_dword v4, v[2:3], off
.LBB0_417:
	s_or_b64 exec, exec, s[28:29]
	v_or_b32_e32 v2, s3, v59
	v_cmp_lt_i32_e64 s[44:45], v2, v1
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execz .LBB0_419
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[98:99]
	global_load_dword v0, v[2:3], off
.LBB0_419:
	s_or_b64 exec, exec, s[28:29]
	v_or_b32_e32 v2, s3, v11
	v_ashrrev_i32_e32 v3, 31, v2
	v_cmp_lt_i32_e32 vcc, v2, v1
	v_lshl_add_u64 v[32:33], v[2:3], 2, s[98:99]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_421
	global_load_dword v6, v[32:33], off
.LBB0_421:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_423
	global_load_dword v2, v[32:33], off
.LBB0_423:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v34, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_mov_b32_e32 v32, -1
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_425
	v_lshl_add_u64 v[32:33], v[4:5], 2, s[4:5]
	global_load_dword v32, v[32:33], off
.LBB0_425:
	s_or_b64 exec, exec, s[28:29]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_427
	v_lshl_add_u64 v[34:35], v[0:1], 2, s[4:5]
	global_load_dword v34, v[34:35], off
.LBB0_427:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v37, -1
	v_mov_b32_e32 v35, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_429
	v_lshl_add_u64 v[38:39], v[6:7], 2, s[4:5]
	global_load_dword v35, v[38:39], off
.LBB0_429:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_431
	v_lshl_add_u64 v[36:37], v[2:3], 2, s[4:5]
	global_load_dword v37, v[36:37], off
.LBB0_431:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[50:51], -1, v32
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_433
	v_lshl_add_u64 v[38:39], v[4:5], 2, s[76:77]
	global_load_dword v8, v[38:39], off
.LBB0_433:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e64 s[46:47], -1, v34
	s_and_saveexec_b64 s[0:1], s[46:47]
	s_cbranch_execz .LBB0_435
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[76:77]
	global_load_dword v36, v[0:1], off
.LBB0_435:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e64 s[48:49], -1, v35
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[0:1], s[48:49]
	s_cbranch_execz .LBB0_437
	v_lshl_add_u64 v[6:7], v[6:7], 2, s[76:77]
	global_load_dword v38, v[6:7], off
.LBB0_437:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e64 s[44:45], -1, v37
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_439
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[76:77]
	global_load_dword v0, v[0:1], off
.LBB0_439:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execnz .LBB0_443
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execnz .LBB0_444
.LBB0_441:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execnz .LBB0_445
.LBB0_442:
	s_or_b64 exec, exec, s[0:1]
	s_andn2_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_446
	s_branch .LBB0_450
.LBB0_443:
	v_readlane_b32 s28, v93, 63
	v_readlane_b32 s29, v92, 0
	s_nop 1
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[28:29]
	global_load_dword v1, v[6:7], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_441
.LBB0_444:
	v_readlane_b32 s28, v93, 63
	v_readlane_b32 s29, v92, 0
	s_nop 1
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[28:29]
	global_load_dword v39, v[6:7], off
	s_or_b64 exec, exec, s[0:1]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_442
.LBB0_445:
	v_sub_u32_e32 v7, 0, v32
	v_max_i32_e32 v7, v32, v7
	v_ashrrev_i32_e32 v6, 31, v32
	v_mul_hi_u32 v32, v7, v61
	v_mul_lo_u32 v33, v32, s75
	v_sub_u32_e32 v7, v7, v33
	v_add_u32_e32 v33, 1, v32
	v_cmp_le_u32_e32 vcc, s75, v7
	v_xor_b32_e32 v6, s11, v6
	s_nop 0
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_subrev_u32_e32 v33, s75, v7
	v_cndmask_b32_e32 v7, v7, v33, vcc
	v_add_u32_e32 v33, 1, v32
	v_cmp_le_u32_e32 vcc, s75, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v32, v33, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v6, v7, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[60:61]
	global_load_dwordx2 v[6:7], v[6:7], off
	s_or_b64 exec, exec, s[0:1]
	s_andn2_b64 vcc, exec, s[66:67]
	s_cbranch_vccnz .LBB0_450
.LBB0_446:
	global_load_dwordx2 v[32:33], v9, s[18:19]
	v_sub_u32_e32 v78, 0, v4
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v1, v8
	v_max_i32_e32 v1, v4, v78
	v_mul_hi_u32 v4, v1, v63
	v_mad_i64_i32 v[76:77], s[0:1], v8, s26, 0
	v_mul_lo_u32 v8, v4, s8
	v_readlane_b32 s0, v92, 20
	v_sub_u32_e32 v1, v1, v8
	v_add_u32_e32 v78, 1, v4
	v_xor_b32_e32 v5, s0, v5
	v_subrev_u32_e32 v8, s8, v1
	v_cmp_le_u32_e64 s[0:1], s8, v1
	s_mov_b32 s3, 0
	s_nop 0
	v_cndmask_b32_e64 v4, v4, v78, s[0:1]
	v_cndmask_b32_e64 v1, v1, v8, s[0:1]
	v_add_u32_e32 v8, 1, v4
	v_cmp_le_u32_e64 s[0:1], s8, v1
	s_nop 1
	v_cndmask_b32_e64 v1, v4, v8, s[0:1]
	v_xor_b32_e32 v1, v1, v5
	v_sub_u32_e32 v1, v1, v5
	v_mad_i64_i32 v[4:5], s[0:1], v1, s26, 0
	v_readlane_b32 s0, v93, 11
	v_readlane_b32 s1, v93, 12
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[0:1]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v6, s[0:1], v6, v32
	s_nop 1
	v_subb_co_u32_e64 v7, s[0:1], v7, v33, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v7
	v_lshrrev_b32_e32 v8, 28, v1
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_readlane_b32 s0, v93, 1
	v_and_b32_e32 v6, -16, v6
	v_readlane_b32 s1, v93, 2
	s_nop 1
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[76:77], 1, v[6:7]
	s_and_b64 s[0:1], vcc, s[50:51]
	s_branch .LBB0_448
.LBB0_447:
	s_or_b64 exec, exec, s[28:29]
	s_addk_i32 s3, 0x80
	s_cmp_lt_i32 s3, s40
	s_cbranch_scc0 .LBB0_450
.LBB0_448:
	v_add_u32_e32 v32, s3, v60
	v_cmp_gt_i32_e32 vcc, s40, v32
	s_and_b64 s[50:51], vcc, s[0:1]
	s_and_saveexec_b64 s[28:29], s[50:51]
	s_cbranch_execz .LBB0_447
	v_ashrrev_i32_e32 v33, 31, v32
	v_lshlrev_b64 v[32:33], 1, v[32:33]
	v_lshl_add_u64 v[76:77], v[4:5], 0, v[32:33]
	global_load_dwordx2 v[76:77], v[76:77], off
	v_lshl_add_u64 v[32:33], v[6:7], 0, v[32:33]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[32:33], v[76:77], off
	s_branch .LBB0_447
.LBB0_450:
	v_sub_u32_e32 v4, 0, v37
	v_max_i32_e32 v4, v37, v4
	v_mul_hi_u32 v5, v4, v61
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v6, v5, s75
	v_sub_u32_e32 v4, v4, v6
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s75, v4
	v_ashrrev_i32_e32 v1, 31, v37
	v_xor_b32_e32 v1, s11, v1
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, s75, v4
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s75, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v5, v6, vcc
	v_xor_b32_e32 v4, v4, v1
	v_sub_u32_e32 v32, v4, v1
	v_mov_b32_e32 v1, s62
	v_cndmask_b32_e64 v4, v1, v32, s[44:45]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 3, s[60:61]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_452
	global_load_dwordx2 v[6:7], v[4:5], off
.LBB0_452:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[64:65], s[44:45]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execnz .LBB0_475
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execnz .LBB0_476
.LBB0_454:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execnz .LBB0_477
.LBB0_455:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execnz .LBB0_478
.LBB0_456:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execnz .LBB0_479
.LBB0_457:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_459
.LBB0_458:
	global_load_dwordx2 v[76:77], v9, s[18:19]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v76
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v77, vcc
	v_ashrrev_i32_e32 v7, 31, v3
	v_lshrrev_b32_e32 v8, 28, v7
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[8:9]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[84:85], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[0:1], 2, v[2:3]
	global_store_dword v[2:3], v6, off
.LBB0_459:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v34
	v_max_i32_e32 v3, v34, v3
	v_mul_hi_u32 v6, v3, v61
	v_mul_lo_u32 v7, v6, s75
	v_sub_u32_e32 v3, v3, v7
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s75, v3
	v_ashrrev_i32_e32 v2, 31, v34
	v_xor_b32_e32 v2, s11, v2
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s75, v3
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s75, v3
	s_cmp_lt_i32 s73, 1
	s_mov_b64 s[0:1], -1
	v_cndmask_b32_e32 v3, v6, v7, vcc
	v_sub_u32_e32 v6, 0, v35
	v_max_i32_e32 v6, v35, v6
	v_mul_hi_u32 v7, v6, v61
	v_mul_lo_u32 v8, v7, s75
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s75, v6
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v3, v3, v2
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s75, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_ashrrev_i32_e32 v2, 31, v35
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s75, v6
	v_xor_b32_e32 v2, s11, v2
	s_nop 0
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v2
	v_sub_u32_e32 v6, v6, v2
	s_cbranch_scc1 .LBB0_463
	v_mov_b32_e32 v7, 0
	s_cmp_eq_u32 s73, 1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc0 .LBB0_462
	v_readlane_b32 s0, v93, 23
	s_nop 1
	v_mul_lo_u32 v2, v3, s0
	v_sub_u32_e32 v7, v34, v2
	v_mul_lo_u32 v2, v6, s0
	v_sub_u32_e32 v8, v35, v2
	v_mul_lo_u32 v2, v32, s0
	v_sub_u32_e32 v2, v37, v2
.LBB0_462:
	s_mov_b64 s[0:1], 0
.LBB0_463:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_466
	v_mov_b32_e32 v7, 0
	s_cmp_lg_u32 s73, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_466
	v_ashrrev_i32_e32 v2, 31, v36
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_u32_e32 v2, v36, v2
	v_ashrrev_i32_e32 v7, 4, v2
	v_ashrrev_i32_e32 v2, 31, v38
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshrrev_b32_e32 v1, 28, v1
	v_add_u32_e32 v2, v38, v2
	v_add_u32_e32 v0, v0, v1
	v_ashrrev_i32_e32 v8, 4, v2
	v_ashrrev_i32_e32 v2, 4, v0
.LBB0_466:
	v_mov_b32_e32 v0, s62
	v_cndmask_b32_e64 v1, v0, v3, s[46:47]
	v_cndmask_b32_e64 v0, v0, v6, s[48:49]
	v_lshl_add_u32 v1, v1, 24, v7
	v_lshl_add_u32 v0, v0, 24, v8
	v_cmp_eq_u32_e32 vcc, v1, v0
	v_or_b32_e32 v0, v35, v34
	v_cmp_lt_i32_e64 s[0:1], -1, v0
	s_and_b64 vcc, s[0:1], vcc
	v_readlane_b32 s0, v92, 29
	v_readlane_b32 s1, v92, 30
	s_and_b64 s[0:1], s[0:1], vcc
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_mov_b32_e32 v3, v1
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v3, v1 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v1, v3, v1
	v_mov_b32_e32 v3, v1
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v1, v1, v3
	v_mov_b32_e32 v3, v1
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v1, v1, v3
	ds_bpermute_b32 v3, v45, v1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v1, v0 row_shl:4 row_mask:0xf bank_mask:0x5
	v_addc_co_u32_e64 v0, s[0:1], 0, v1, vcc
	s_nop 1
	v_mov_b32_dpp v0, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e32 v0, vcc, v0, v1, vcc
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v0, v0, v1
	ds_bpermute_b32 v6, v45, v0
	v_mov_b64_e32 v[0:1], 0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_468
	global_load_dwordx2 v[0:1], v[4:5], off
.LBB0_468:
	s_or_b64 exec, exec, s[0:1]
	global_load_dwordx2 v[32:33], v9, s[18:19]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 s[0:1], s[44:45], vcc
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v13
	s_and_b64 vcc, s[64:65], s[0:1]
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v9
	v_cndmask_b32_e64 v7, 0, 1, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_dpp v8, v7, v7 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v4, v7 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v7 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v4, v8, v4, v5
	s_barrier
	s_nop 0
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_cndmask_b32_e32 v5, v64, v5, vcc
	ds_permute_b32 v4, v5, v6
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v0, vcc, v0, v32
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v1, v33, vcc
	v_ashrrev_i32_e32 v6, 31, v1
	v_lshrrev_b32_e32 v8, 28, v6
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
	v_and_b32_e32 v0, -16, v0
	v_lshl_add_u64 v[0:1], s[94:95], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[0:1]
	ds_permute_b32 v0, v5, v0
	ds_permute_b32 v1, v5, v1
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_gt_u32_e32 vcc, s0, v13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_482
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[28:29], vcc, 1
	s_and_b32 s3, s29, 0x55555555
	s_and_b32 s7, s28, 0x55555555
	s_sub_u32 s28, vcc_lo, s7
	s_subb_u32 s29, vcc_hi, s3
	s_mov_b32 s3, s2
	s_and_b64 s[44:45], s[28:29], s[2:3]
	s_lshr_b64 s[28:29], s[28:29], 2
	s_and_b64 s[28:29], s[28:29], s[2:3]
	s_add_u32 s28, s28, s44
	s_addc_u32 s29, s29, s45
	s_lshr_b64 s[44:45], s[28:29], 4
	s_add_u32 s3, s44, s28
	s_addc_u32 s7, s45, s29
	s_and_b32 s3, s3, 0xf0f0f0f
	s_and_b32 s7, s7, 0xf0f0f0f
	s_mul_i32 s28, s3, 0x1010101
	s_mul_hi_u32 s3, s3, 0x1010101
	s_add_i32 s3, s3, s28
	s_mul_i32 s7, s7, 0x1010101
	s_add_i32 s29, s3, s7
	v_cmp_gt_u64_e32 vcc, s[28:29], v[30:31]
	s_cbranch_vccnz .LBB0_480
	s_mov_b32 s3, 0
	s_mov_b64 s[28:29], 0
.LBB0_471:
	v_readfirstlane_b32 s44, v0
	v_readfirstlane_b32 s45, v1
	v_mov_b32_e32 v5, s3
	s_nop 0
	v_cmp_eq_u64_e64 s[44:45], s[44:45], v[0:1]
	s_bcnt1_i32_b64 s7, s[44:45]
	s_add_i32 s3, s3, s7
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mov_b32_e32 v6, s7
	s_or_b64 s[28:29], s[44:45], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_471
	s_or_b64 exec, exec, s[28:29]
	v_mbcnt_lo_u32_b32 v2, v2, 0
	v_mbcnt_hi_u32_b32 v2, v3, v2
	v_sub_u32_e32 v3, v6, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_lshl_u32 v5, v2, v5, 2
	v_lshlrev_b32_e32 v3, 8, v3
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_or3_b32 v2, v3, v2, v5
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v0, v5, v0
	ds_permute_b32 v1, v5, v1
	ds_permute_b32 v4, v5, v4
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_474
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v3, v2, v4 offset:128
	v_cmp_gt_u32_sdwa vcc, v2, v66 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v67 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v68 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v69 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v70 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v4, v3, v4
.LBB0_474:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[28:29], 1, v2
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_481
	s_branch .LBB0_482
.LBB0_475:
	global_load_dwordx2 v[76:77], v9, s[18:19]
	v_readlane_b32 s50, v93, 28
	s_mul_i32 s3, s50, s62
	v_add_u32_e32 v33, s3, v2
	v_readlane_b32 s51, v93, 29
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v76
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v77, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[80:81], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[0:1], 2, v[6:7]
	global_store_dword v[6:7], v33, off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execz .LBB0_454
.LBB0_476:
	global_load_dwordx2 v[6:7], v[4:5], off
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_455
.LBB0_477:
	global_load_dwordx2 v[76:77], v9, s[18:19]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v76
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v77, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[82:83], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[0:1], 2, v[6:7]
	global_store_dword v[6:7], v39, off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execz .LBB0_456
.LBB0_478:
	v_readlane_b32 s50, v93, 9
	v_readlane_b32 s51, v93, 10
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[50:51]
	global_load_dword v6, v[2:3], off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[28:29], s[44:45]
	s_cbranch_execz .LBB0_457
.LBB0_479:
	global_load_dwordx2 v[2:3], v[4:5], off
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execnz .LBB0_458
	s_branch .LBB0_459
.LBB0_480:
	s_mov_b64 s[28:29], -1
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_482
.LBB0_481:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_482:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 43 0
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB0_177
.LBB0_483:
	.loc	1 44 0
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v0, s6, v75
	s_andn2_b64 vcc, exec, s[16:17]
	s_mov_b64 s[0:1], s[70:71]
	s_mov_b32 s3, s9
	s_cbranch_vccnz .LBB0_485
.LBB0_484:
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v9, s[0:1]
	s_add_i32 s3, s3, -1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s3, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v1, v0
	s_cbranch_scc1 .LBB0_484
.LBB0_485:
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s3, v92, 3
	v_mov_b32_e32 v2, s1
	v_readlane_b32 s1, v93, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
	v_cndmask_b32_e64 v1, v1, v2, s[38:39]
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s0
	v_cndmask_b32_e64 v2, v2, v3, s[38:39]
	v_mov_b32_e32 v3, s54
	v_cndmask_b32_e64 v2, v2, v3, s[36:37]
	v_mov_b32_e32 v3, s55
	v_cndmask_b32_e64 v1, v1, v3, s[36:37]
	v_mov_b32_e32 v3, s31
	v_cndmask_b32_e64 v5, v1, v3, s[34:35]
	v_mov_b32_e32 v1, s30
	v_lshlrev_b32_e32 v0, 2, v0
	v_cndmask_b32_e64 v4, v2, v1, s[34:35]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_lshl_add_u64 v[0:1], s[58:59], 0, v[0:1]
	v_and_b32_e32 v1, 0xffff, v1
	s_mov_b64 s[28:29], exec
.LBB0_486:
	v_readfirstlane_b32 s44, v0
	v_readfirstlane_b32 s45, v1
	v_readfirstlane_b32 s46, v28
	v_readfirstlane_b32 s47, v29
	v_cmp_eq_u64_e32 vcc, s[44:45], v[0:1]
	s_nop 0
	v_cmp_eq_u64_e64 s[0:1], s[46:47], v[28:29]
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[0:1]
	buffer_store_dwordx2 v[4:5], v44, s[44:47], 0 offen
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_486
	s_mov_b64 exec, s[28:29]
	s_branch .LBB0_177
.LBB0_488:
	.loc	1 46 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 20 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_173
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v0, s16, 0
	v_mbcnt_hi_u32_b32 v0, s17, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_172
	s_bcnt1_i32_b64 s3, s[16:17]
	v_readlane_b32 s16, v93, 21
	v_mov_b32_e32 v1, s3
	v_readlane_b32 s17, v93, 22
	s_nop 4
	global_atomic_add v1, v9, v1, s[16:17] sc0
	s_branch .LBB0_172
.LBB0_491:
	.loc	1 32 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_layer
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 320
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 14
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 104
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 96
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
	.size	moe_layer, .Lfunc_end0-moe_layer
	.set moe_layer.num_vgpr, 94
	.set moe_layer.num_agpr, 8
	.set moe_layer.numbered_sgpr, 100
	.set moe_layer.num_named_barrier, 0
	.set moe_layer.private_seg_size, 0
	.set moe_layer.uses_vcc, 1
	.set moe_layer.uses_flat_scratch, 0
	.set moe_layer.has_dyn_sized_stack, 0
	.set moe_layer.has_recursion, 0
	.set moe_layer.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     8
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         104
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         112
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         120
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         128
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         136
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         144
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         152
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         160
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         168
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         176
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         184
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         192
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         200
        .size:           8
        .value_kind:     global_buffer
      - .offset:         208
        .size:           4
        .value_kind:     by_value
      - .offset:         212
        .size:           4
        .value_kind:     by_value
      - .offset:         216
        .size:           4
        .value_kind:     by_value
      - .offset:         220
        .size:           4
        .value_kind:     by_value
      - .offset:         224
        .size:           4
        .value_kind:     by_value
      - .offset:         228
        .size:           4
        .value_kind:     by_value
      - .offset:         232
        .size:           4
        .value_kind:     by_value
      - .offset:         236
        .size:           4
        .value_kind:     by_value
      - .offset:         240
        .size:           4
        .value_kind:     by_value
      - .offset:         244
        .size:           4
        .value_kind:     by_value
      - .offset:         248
        .size:           4
        .value_kind:     by_value
      - .offset:         252
        .size:           4
        .value_kind:     by_value
      - .offset:         256
        .size:           4
        .value_kind:     by_value
      - .offset:         260
        .size:           4
        .value_kind:     by_value
      - .offset:         264
        .size:           4
        .value_kind:     by_value
      - .offset:         268
        .size:           4
        .value_kind:     by_value
      - .offset:         272
        .size:           4
        .value_kind:     by_value
      - .offset:         276
        .size:           4
        .value_kind:     by_value
      - .offset:         280
        .size:           4
        .value_kind:     by_value
      - .offset:         284
        .size:           4
        .value_kind:     by_value
      - .offset:         288
        .size:           4
        .value_kind:     by_value
      - .offset:         292
        .size:           4
        .value_kind:     by_value
      - .offset:         296
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         304
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         312
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 320
    .max_flat_workgroup_size: 256
    .name:           moe_layer
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 111
    .symbol:         moe_layer.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     104
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
