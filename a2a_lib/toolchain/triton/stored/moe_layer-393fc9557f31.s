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
	v_writelane_b32 v91, s16, 0
	s_load_dwordx8 s[56:63], s[0:1], 0xb8
	s_load_dwordx2 s[16:17], s[0:1], 0xf4
	s_load_dwordx2 s[18:19], s[0:1], 0xe0
	v_writelane_b32 v91, s14, 1
	.loc	1 23 0
	v_and_b32_e32 v13, 63, v0
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s48, s63
	v_cvt_f32_u32_e32 v1, s48
	v_writelane_b32 v91, s15, 2
	v_writelane_b32 v91, s12, 3
	.loc	1 23 0
	v_cmp_eq_u32_e32 vcc, 0, v13
	.loc	1 15 0
	v_rcp_iflag_f32_e32 v1, v1
	v_writelane_b32 v91, s13, 4
	v_writelane_b32 v91, s10, 5
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_nop 0
	v_writelane_b32 v91, s11, 6
	v_writelane_b32 v91, s8, 7
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_writelane_b32 v91, s9, 8
	v_writelane_b32 v91, s6, 9
	v_readfirstlane_b32 s52, v1
	s_load_dwordx8 s[64:71], s[0:1], 0x98
	s_load_dwordx8 s[8:15], s[0:1], 0x78
	s_load_dwordx8 s[80:87], s[0:1], 0x38
	v_writelane_b32 v91, s7, 10
	v_writelane_b32 v91, s2, 11
	s_ashr_i32 s7, s17, 31
	s_mov_b32 s6, s17
	v_writelane_b32 v91, s3, 12
	s_sub_i32 s3, 0, s48
	s_mul_i32 s3, s3, s52
	s_mul_hi_u32 s3, s52, s3
	s_add_i32 s52, s52, s3
	.loc	1 20 0
	s_lshr_b32 s3, s16, 31
	s_add_i32 s3, s16, s3
	s_and_b32 s3, s3, -2
	v_writelane_b32 v91, s18, 13
	s_sub_i32 s3, s16, s3
	.loc	1 15 0
	s_abs_i32 s22, s19
	v_writelane_b32 v91, s19, 14
	.loc	1 20 0
	s_lshl_b32 s18, s3, 3
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s18, s14, s18
	s_addc_u32 s19, s15, s19
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s18, s6
	s_addc_u32 s7, s19, s7
	v_writelane_b32 v91, s6, 15
	s_mov_b32 s2, s62
	.loc	1 15 0
	s_mul_hi_u32 s23, s22, s52
	v_writelane_b32 v91, s7, 16
	.loc	1 23 0
	v_cmp_gt_u32_e64 s[6:7], 64, v0
	.loc	1 22 0
	s_memrealtime s[98:99]
s_waitcnt lgkmcnt(0)
	s_nop 1
	v_writelane_b32 v91, s6, 17
	.loc	1 23 0
	s_and_b64 s[42:43], vcc, s[6:7]
	s_nop 0
	v_writelane_b32 v91, s7, 18
	.loc	1 20 0
	s_and_saveexec_b64 s[6:7], s[42:43]
	s_cbranch_execz .LBB0_4
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v1, s20, 0
	v_mbcnt_hi_u32_b32 v1, s21, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_3
	s_bcnt1_i32_b64 s20, s[20:21]
	v_mov_b32_e32 v3, s20
	v_readlane_b32 s20, v91, 15
	v_mov_b32_e32 v2, 0
	v_readlane_b32 s21, v91, 16
	s_nop 4
	global_atomic_add v2, v2, v3, s[20:21] sc0
.LBB0_3:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v2
	v_mov_b32_e32 v2, 0
	s_nop 0
	v_add_u32_e32 v1, s18, v1
	ds_write_b32 v2, v1
.LBB0_4:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s20, v91, 13
	s_load_dwordx4 s[36:39], s[0:1], 0x11c
	s_load_dwordx8 s[72:79], s[0:1], 0xfc
	s_load_dword s6, s[0:1], 0xf0
	s_load_dwordx2 s[40:41], s[0:1], 0xe8
	s_load_dwordx2 s[24:25], s[0:1], 0xd8
	v_readlane_b32 s21, v91, 14
	.loc	1 15 0
	s_mul_i32 s1, s23, s48
	s_ashr_i32 s49, s21, 31
	s_ashr_i32 s0, s63, 31
	s_sub_i32 s1, s22, s1
	s_xor_b32 s0, s49, s0
	s_add_i32 s7, s23, 1
	s_sub_i32 s18, s1, s48
	s_cmp_ge_u32 s1, s48
	s_cselect_b32 s7, s7, s23
	s_cselect_b32 s1, s18, s1
	s_add_i32 s18, s7, 1
	s_cmp_ge_u32 s1, s48
	s_cselect_b32 s1, s18, s7
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	.loc	1 16 0
	v_writelane_b32 v91, s0, 19
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s41, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 6
	v_writelane_b32 v91, s0, 20
	s_add_i32 s0, s40, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 6
	v_writelane_b32 v91, s0, 21
	s_add_i32 s0, s25, 7
	s_ashr_i32 s1, s0, 31
	.loc	1 23 0
	v_mov_b32_e32 v1, 0
	.loc	1 16 0
	s_lshr_b32 s1, s1, 29
	.loc	1 23 0
	s_barrier
	ds_read_b32 v1, v1
	.loc	1 16 0
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 3
	.loc	1 21 0
	s_cmp_eq_u32 s17, 0
	s_cselect_b64 s[44:45], -1, 0
	.loc	1 23 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_cmp_lg_u64 s[44:45], 0
	s_subb_u32 s96, s0, 0
	s_mov_b32 s0, s24
	.loc	1 15 0
	v_writelane_b32 v91, s0, 22
	.loc	1 24 0
	s_cmp_gt_i32 s96, -1
	.loc	1 15 0
	s_nop 0
	v_writelane_b32 v91, s1, 23
	s_mul_i32 s0, s20, s25
	.loc	1 24 0
	v_writelane_b32 v91, s0, 24
	s_nop 1
	v_writelane_b32 v91, s1, 25
	s_cbranch_scc0 .LBB0_6
	v_readlane_b32 s30, v91, 24
	v_readlane_b32 s31, v91, 25
	s_branch .LBB0_165
.LBB0_6:
	.loc	1 25 0
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_11
	s_mov_b32 s7, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_9
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s7, 0x100
	s_cmp_lt_i32 s7, s6
	s_cbranch_scc0 .LBB0_11
.LBB0_9:
	v_add_u32_e32 v2, s7, v0
	v_cmp_gt_i32_e32 vcc, s6, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[94:95]
	global_store_dword v[2:3], v1, off
	s_branch .LBB0_8
.LBB0_11:
	v_readlane_b32 s0, v91, 21
	s_add_i32 s7, s0, 2
	s_mul_i32 s7, s7, s6
	s_cmp_gt_u32 s7, 0x7ffffffe
	s_cbranch_scc1 .LBB0_16
	s_add_i32 s7, s7, 1
	s_mov_b32 s18, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_14
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s18, 0x100
	s_cmp_lt_i32 s18, s7
	s_cbranch_scc0 .LBB0_16
.LBB0_14:
	v_add_u32_e32 v2, s18, v0
	v_cmp_gt_i32_e32 vcc, s7, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[12:13]
	global_store_dword v[2:3], v1, off
	s_branch .LBB0_13
.LBB0_16:
	v_readlane_b32 s0, v91, 21
	s_mul_i32 s46, s0, s33
	s_cmp_gt_u32 s46, 0x7ffffffe
	s_cbranch_scc1 .LBB0_21
	s_add_i32 s7, s46, 1
	s_mov_b32 s18, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_19
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s18, 0x100
	s_cmp_lt_i32 s18, s7
	s_cbranch_scc0 .LBB0_21
.LBB0_19:
	v_add_u32_e32 v2, s18, v0
	v_cmp_gt_i32_e32 vcc, s7, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	global_store_dword v[2:3], v1, off
	s_branch .LBB0_18
.LBB0_21:
	s_add_i32 s0, s16, 1
	s_lshr_b32 s1, s0, 31
	s_add_i32 s1, s0, s1
	s_and_b32 s1, s1, 0x1ffffffe
	s_sub_i32 s0, s0, s1
	s_lshl_b32 s0, s0, 3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s20, s14, s0
	s_addc_u32 s0, s15, s1
	s_and_b32 s21, s0, 0xffff
	v_readlane_b32 s0, v91, 13
	v_readlane_b32 s14, v91, 22
	s_mul_i32 s47, s0, s14
	v_readlane_b32 s1, v91, 14
	s_cmp_gt_i32 s47, 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_bfrev_b32_e32 v2, 1
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_cselect_b64 s[0:1], -1, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_cndmask_b32_e32 v2, v2, v1, vcc
	s_mov_b32 s7, 0
	v_mov_b32_e32 v6, 0
	v_and_b32_e32 v7, 15, v0
	v_readlane_b32 s15, v91, 23
	v_writelane_b32 v91, s0, 26
	s_cmp_lt_i32 s47, 1
	v_lshlrev_b32_e32 v8, 2, v13
	buffer_store_dword v6, v2, s[20:23], 0 offen
	v_writelane_b32 v91, s1, 27
	s_cbranch_scc1 .LBB0_42
	.loc	1 23 0
	v_lshrrev_b32_e32 v3, 6, v0
	v_subrev_u32_e32 v5, 64, v8
	v_cmp_gt_u32_e32 vcc, 16, v13
	.loc	1 25 0
	v_lshlrev_b32_e32 v4, 2, v3
	v_cmp_gt_u32_e64 s[0:1], 32, v13
	v_cndmask_b32_e32 v10, v5, v8, vcc
	v_add_u32_e32 v5, 0xffffff80, v8
	v_lshlrev_b32_e32 v6, 4, v7
	v_cndmask_b32_e64 v11, v5, v8, s[0:1]
	v_and_b32_e32 v5, 48, v0
	v_lshl_add_u32 v12, v7, 2, 0
	s_movk_i32 s0, 0x7f
	v_cmp_eq_u32_e64 s[22:23], 3, v3
	v_lshrrev_b32_e32 v3, 2, v0
	v_add3_u32 v16, 0, v4, v6
	v_and_b32_e32 v4, 3, v0
	v_readlane_b32 s14, v91, 17
	v_and_b32_e32 v2, 0xf0, v0
	v_cmp_eq_u32_e64 s[18:19], 48, v5
	v_and_b32_e32 v5, 0xc0, v0
	v_cmp_lt_u32_e64 s[20:21], s0, v0
	v_mad_u32_u24 v14, v7, 12, v12
	v_and_b32_e32 v3, 12, v3
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	v_readlane_b32 s15, v91, 18
	v_lshrrev_b32_e32 v9, 4, v0
	v_cmp_lt_u32_e64 s[34:35], 31, v13
	v_xor_b32_e32 v15, 0x80, v1
	v_lshl_add_u32 v17, v0, 2, 0
	v_mov_b32_e32 v18, 0
	s_and_b64 s[14:15], s[14:15], s[0:1]
	v_add_u32_e32 v19, v12, v5
	v_add_u32_e32 v20, 0, v2
	v_add_u32_e32 v21, v14, v3
	v_mov_b32_e32 v6, 0
	s_branch .LBB0_24
.LBB0_23:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v14
	s_add_i32 s7, s7, 64
	s_cmp_lt_i32 s7, s47
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v18, v2, v18
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_42
.LBB0_24:
	v_add_u32_e32 v4, s7, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_gt_i32_e64 s[0:1], s47, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[4:5]
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v22, -1
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_26
	global_load_dword v22, v[2:3], off
.LBB0_26:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v23, 16, v4
	v_cmp_gt_i32_e64 s[0:1], s47, v23
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_28
	global_load_dword v5, v[2:3], off offset:64
.LBB0_28:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v23, 32, v4
	v_cmp_gt_i32_e64 s[0:1], s47, v23
	v_mov_b32_e32 v23, -1
	v_mov_b32_e32 v24, -1
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_30
	global_load_dword v24, v[2:3], off offset:128
.LBB0_30:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v4, 48, v4
	v_cmp_gt_i32_e64 s[0:1], s47, v4
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_32
	global_load_dword v23, v[2:3], off offset:192
.LBB0_32:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v22, v7
	v_cmp_eq_u32_e64 s[26:27], v5, v7
	v_cmp_eq_u32_e64 s[28:29], v24, v7
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	v_cndmask_b32_e64 v5, 0, 1, s[26:27]
	ds_bpermute_b32 v2, v10, v4
	ds_bpermute_b32 v3, v10, v5
	v_cndmask_b32_e64 v22, 0, 1, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], v23, v7
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, vcc
	v_addc_co_u32_e64 v24, s[24:25], 0, v2, s[0:1]
	v_cndmask_b32_e64 v25, v3, 0, vcc
	ds_bpermute_b32 v24, v11, v24
	v_addc_co_u32_e64 v3, s[24:25], 0, v25, s[26:27]
	ds_bpermute_b32 v26, v11, v3
	v_cndmask_b32_e64 v23, 0, 1, s[30:31]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v3, 0, v24, s[34:35]
	ds_bpermute_b32 v24, v10, v22
	v_addc_co_u32_e64 v3, s[24:25], v3, v2, s[0:1]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v2, 0, v26, s[34:35]
	ds_bpermute_b32 v26, v10, v23
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v27, v24, 0, vcc
	v_addc_co_u32_e64 v24, s[24:25], 0, v27, s[28:29]
	ds_bpermute_b32 v28, v11, v24
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v26, v26, 0, vcc
	v_addc_co_u32_e64 v24, s[24:25], 0, v26, s[30:31]
	ds_bpermute_b32 v29, v11, v24
	v_addc_co_u32_e64 v24, s[24:25], v2, v25, s[26:27]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v2, 0, v28, s[34:35]
	v_addc_co_u32_e64 v25, s[24:25], v2, v27, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, 0, v29, s[34:35]
	v_addc_co_u32_e64 v26, s[24:25], v2, v26, s[30:31]
	s_barrier
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_34
	ds_write2st64_b32 v19, v3, v24 offset1:1
	ds_write2st64_b32 v19, v25, v26 offset0:2 offset1:3
.LBB0_34:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[28:29], v12 offset1:16
	ds_read2_b32 v[30:31], v12 offset0:32 offset1:48
	v_readlane_b32 s50, v91, 17
	v_readlane_b32 s51, v91, 18
	v_add_u32_e32 v2, s7, v13
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v27, v29, v28
	v_cndmask_b32_e64 v32, v28, v27, s[20:21]
	ds_read2_b32 v[28:29], v12 offset0:64 offset1:80
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v27, v27, v30
	v_cndmask_b32_e64 v30, v32, v27, s[22:23]
	v_add_u32_e32 v27, v27, v31
	v_cndmask_b32_e64 v32, v30, 0, s[50:51]
	ds_read2_b32 v[30:31], v12 offset0:96 offset1:112
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v27, v28
	v_cndmask_b32_e64 v27, v28, v27, s[50:51]
	v_add_u32_e32 v33, v28, v29
	ds_read2_b32 v[28:29], v12 offset0:128 offset1:144
	v_cndmask_b32_e64 v27, v27, v33, s[20:21]
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v30, v33, v30
	v_cndmask_b32_e64 v27, v27, v30, s[22:23]
	v_add_u32_e32 v33, v30, v31
	ds_read2_b32 v[30:31], v12 offset0:160 offset1:176
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v33, v28
	v_cndmask_b32_e64 v33, v28, v33, s[50:51]
	v_add_u32_e32 v34, v28, v29
	ds_read2_b32 v[28:29], v12 offset0:192 offset1:208
	v_cndmask_b32_e64 v33, v33, v34, s[20:21]
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v30, v34, v30
	v_cndmask_b32_e64 v33, v33, v30, s[22:23]
	v_add_u32_e32 v30, v30, v31
	ds_read_b32 v31, v12 offset:896
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v30, v28
	v_cndmask_b32_e64 v30, v28, v30, s[50:51]
	v_add_u32_e32 v28, v28, v29
	v_cndmask_b32_e64 v29, v30, v28, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v28, v28, v31
	v_cndmask_b32_e64 v28, v29, v28, s[22:23]
	v_add_u32_e32 v29, -1, v18
	v_add3_u32 v3, v29, v3, v32
	v_add3_u32 v24, v29, v24, v27
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_cndmask_b32_e64 v27, 0, v24, s[26:27]
	v_mov_b32_e32 v24, v3
	v_add3_u32 v25, v29, v25, v33
	v_add3_u32 v26, v29, v26, v28
	v_mov_b32_dpp v24, v24 row_shr:8 row_mask:0xf bank_mask:0xc
	v_cndmask_b32_e64 v28, 0, v25, s[28:29]
	v_cndmask_b32_e64 v29, 0, v26, s[30:31]
	v_mov_b32_dpp v24, v3 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v24, v3
	v_mov_b32_e32 v24, v3
	v_cmp_gt_i32_e64 s[24:25], s47, v2
	s_and_b64 s[24:25], s[50:51], s[24:25]
	v_mov_b32_dpp v24, v24 row_shr:4 row_mask:0xf bank_mask:0xa
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v24, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v24, v3
	v_mov_b32_e32 v24, v3
	s_nop 1
	v_mov_b32_dpp v24, v24 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v24
	v_mov_b32_e32 v24, v3
	s_nop 1
	v_mov_b32_dpp v24, v24 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v24, v3, v24
	v_mov_b32_e32 v3, v27
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v27 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v27
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
	v_add_u32_e32 v25, v3, v25
	v_mov_b32_e32 v3, v28
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v28 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v28
	v_mov_b32_e32 v26, v3
	s_nop 1
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
	v_mov_b32_e32 v3, v29
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v29 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v29
	v_mov_b32_e32 v27, v3
	s_nop 1
	v_mov_b32_dpp v27, v27 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v27, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v27, v3
	v_mov_b32_e32 v27, v3
	s_nop 1
	v_mov_b32_dpp v27, v27 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v27
	v_mov_b32_e32 v27, v3
	s_nop 1
	v_mov_b32_dpp v27, v27 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v27, v3, v27
	ds_write_b128 v20, v[24:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB0_36
	ds_read_b32 v24, v21
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[64:65]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v24, off
.LBB0_36:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v22, v23
	ds_bpermute_b32 v3, v15, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_38
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v16, v2
.LBB0_38:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s24, v91, 17
	v_readlane_b32 s25, v91, 18
	s_and_b64 s[24:25], s[0:1], s[24:25]
	s_mov_b64 exec, s[24:25]
	ds_read_b32 v2, v17
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
	s_cbranch_execz .LBB0_23
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v17, v2
	s_branch .LBB0_23
.LBB0_42:
	v_readlane_b32 s54, v91, 13
	v_readlane_b32 s55, v91, 14
	s_mul_i32 s0, s55, s63
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
	s_mul_i32 s28, s55, s62
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lt_i32 s63, 1
	s_mov_b32 s7, 0
	v_readlane_b32 s51, v91, 0
	s_cbranch_scc1 .LBB0_57
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[0:1], s[28:29], 2
	s_add_u32 s24, s26, s0
	v_and_b32_e32 v2, 48, v0
	v_cmp_gt_i32_e32 vcc, s55, v7
	s_addc_u32 s25, s27, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	v_readlane_b32 s20, v91, 17
	s_and_b64 s[0:1], vcc, s[0:1]
	v_readlane_b32 s21, v91, 18
	v_lshlrev_b32_e32 v2, 2, v7
	v_bfrev_b32_e32 v3, 1
	s_and_b64 vcc, s[0:1], s[20:21]
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_mov_b32_e32 v3, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
.LBB0_44:
	s_add_i32 s0, s62, s7
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s20, s0, s52
	s_mul_i32 s20, s20, s48
	s_sub_i32 s0, s0, s20
	s_sub_i32 s20, s0, s48
	s_cmp_ge_u32 s0, s48
	s_cselect_b32 s0, s20, s0
	s_sub_i32 s20, s0, s48
	s_cmp_ge_u32 s0, s48
	s_cselect_b32 s0, s20, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s60, s0
	s_addc_u32 s1, s61, s1
	global_load_dwordx2 v[4:5], v3, s[14:15]
	global_load_dwordx2 v[10:11], v3, s[0:1]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v10
	v_readfirstlane_b32 s1, v5
	v_readfirstlane_b32 s21, v11
	s_sub_u32 s0, s20, s0
	s_subb_u32 s1, s21, s1
	s_ashr_i32 s20, s1, 31
	s_lshr_b32 s20, s20, 28
	s_add_u32 s0, s0, s20
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s20, s24, s0
	s_addc_u32 s0, s25, s1
	s_add_i32 s7, s7, 1
	s_and_b32 s21, s0, 0xffff
	s_cmp_eq_u32 s63, s7
	buffer_store_dword v6, v2, s[20:23], 0 offen
	s_cbranch_scc0 .LBB0_44
	s_lshl_b64 s[0:1], s[2:3], 2
	s_add_u32 s3, s92, s0
	s_addc_u32 s7, s93, s1
	s_mov_b32 s20, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s16
	s_branch .LBB0_47
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s20, s20, 1
	s_cmp_lg_u32 s63, s20
	s_cbranch_scc0 .LBB0_49
.LBB0_47:
	s_add_i32 s0, s62, s20
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s21, s0, s52
	s_mul_i32 s21, s21, s48
	s_sub_i32 s0, s0, s21
	s_sub_i32 s21, s0, s48
	s_cmp_ge_u32 s0, s48
	s_cselect_b32 s0, s21, s0
	s_sub_i32 s21, s0, s48
	s_cmp_ge_u32 s0, s48
	s_cselect_b32 s0, s21, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s60, s0
	s_addc_u32 s1, s61, s1
	global_load_dwordx2 v[4:5], v2, s[14:15]
	global_load_dwordx2 v[6:7], v2, s[0:1]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v9, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s21, v4
	v_readfirstlane_b32 s22, v5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v6
	v_readfirstlane_b32 s24, v7
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_46
	s_sub_u32 s21, s23, s21
	s_subb_u32 s22, s24, s22
	s_ashr_i32 s23, s22, 31
	s_lshr_b32 s23, s23, 28
	s_add_u32 s21, s21, s23
	s_addc_u32 s23, s22, 0
	s_and_b32 s21, s21, -16
	s_add_u32 s22, s3, s21
	s_addc_u32 s23, s7, s23
	; a2a.signal release system
	global_atomic_swap v2, v3, s[22:23] sc1
	s_branch .LBB0_46
.LBB0_49:
	s_mov_b32 s1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s0, s1
	s_branch .LBB0_51
.LBB0_50:
	s_add_i32 s0, s0, 1
	s_cmp_lg_u32 s0, s63
	s_cbranch_scc0 .LBB0_57
.LBB0_51:
	s_lshl_b64 s[20:21], s[0:1], 2
	s_add_u32 s20, s92, s20
	s_addc_u32 s21, s93, s21
	s_branch .LBB0_54
.LBB0_52:
	s_or_b64 exec, exec, s[24:25]
	v_readfirstlane_b32 s3, v3
	s_nop 1
	v_mov_b32_e32 v3, s3
	ds_write_b32 v2, v3
.LBB0_53:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s16, v3
	s_cbranch_vccz .LBB0_50
.LBB0_54:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[42:43]
	s_cbranch_execz .LBB0_53
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_52
	; a2a.wait acquire system
	global_load_dword v3, v2, s[20:21] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_52
.LBB0_57:
	v_bfe_u32 v9, v0, 3, 3
	v_and_b32_e32 v2, 7, v0
	v_readlane_b32 s3, v91, 19
	v_cmp_gt_i32_e32 vcc, s63, v9
	s_nop 0
	v_cmp_gt_i32_e64 s[0:1], s3, v2
	s_and_b64 s[20:21], vcc, s[0:1]
	v_mad_u64_u32 v[4:5], s[0:1], s3, v9, v[2:3]
	v_cndmask_b32_e64 v3, 0, 1, s[18:19]
	v_cmp_ne_u32_e64 s[52:53], 1, v3
	s_andn2_b64 vcc, exec, s[18:19]
	v_ashrrev_i32_e32 v5, 31, v4
	s_cbranch_vccnz .LBB0_62
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[26:27]
	s_mov_b32 s0, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_branch .LBB0_60
.LBB0_59:
	s_or_b64 exec, exec, s[18:19]
	s_cmp_lt_i32 s3, s62
	s_cselect_b64 vcc, -1, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v11, v3
	v_cndmask_b32_e32 v11, 0, v11, vcc
	s_add_i32 s3, s3, 1
	s_add_i32 s0, s0, s55
	s_cmp_lg_u32 s63, s3
	v_add_u32_e32 v10, v11, v10
	s_cbranch_scc0 .LBB0_63
.LBB0_60:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_59
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[14:15], s[0:1], 2, v[6:7]
	global_load_dword v11, v[14:15], off
	s_branch .LBB0_59
.LBB0_62:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v3, 0
.LBB0_63:
	v_add_u32_e32 v6, 15, v3
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshrrev_b32_e32 v7, 28, v7
	v_add_u32_e32 v6, v6, v7
	v_sub_u32_e64 v7, v13, 1 clamp
	v_and_b32_e32 v6, -16, v6
	v_lshlrev_b32_e32 v11, 2, v7
	ds_bpermute_b32 v7, v11, v6
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_u32_e32 v12, -8, v8
	v_cmp_gt_u32_e64 s[0:1], 2, v13
	v_add_u32_e32 v15, -16, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, v7, 0, vcc
	v_add_u32_e32 v7, v7, v6
	v_cndmask_b32_e64 v14, v12, v8, s[0:1]
	ds_bpermute_b32 v12, v14, v7
	v_cmp_lt_u32_e64 s[0:1], 1, v2
	v_cmp_gt_u32_e64 s[18:19], 4, v13
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[0:1]
	v_add_u32_e32 v12, v7, v12
	v_cndmask_b32_e64 v15, v15, v8, s[18:19]
	ds_bpermute_b32 v16, v15, v12
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_65
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[22:23], s[28:29], 2
	s_add_u32 s22, s26, s22
	s_addc_u32 s23, s27, s23
	v_lshl_add_u64 v[18:19], v[4:5], 2, s[22:23]
	global_load_dword v8, v[18:19], off
.LBB0_65:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v8
	s_nop 1
	v_mov_b32_dpp v7, v7 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v7, v8 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v7, v7, v8
	v_mov_b32_e32 v17, v7
	s_nop 1
	v_mov_b32_dpp v17, v17 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v7, v7, v17
	v_mov_b32_e32 v17, v7
	s_nop 1
	v_mov_b32_dpp v17, v17 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v7, v7, v17
	v_lshrrev_b32_e32 v17, 1, v0
	v_and_b32_e32 v17, 28, v17
	v_lshl_or_b32 v17, v2, 5, v17
	ds_bpermute_b32 v7, v17, v7
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v18, v11, v7
	ds_bpermute_b32 v11, v11, v8
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v18, v18, 0, vcc
	v_add_u32_e32 v18, v18, v7
	ds_bpermute_b32 v19, v14, v18
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v11, v11, 0, vcc
	v_add_u32_e32 v11, v11, v8
	ds_bpermute_b32 v14, v14, v11
	v_cmp_lt_u32_e32 vcc, 3, v2
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v19, 0, v19, s[0:1]
	v_add_u32_e32 v18, v18, v19
	ds_bpermute_b32 v19, v15, v18
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v14, 0, v14, s[0:1]
	v_add_u32_e32 v14, v11, v14
	v_cndmask_b32_e32 v20, 0, v16, vcc
	ds_bpermute_b32 v15, v15, v14
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v11, 0, v19, vcc
	v_sub_u32_e32 v11, v11, v7
	v_add_u32_e32 v11, v11, v18
	ds_bpermute_b32 v16, v17, v11
	v_readlane_b32 s0, v91, 17
	v_sub_u32_e32 v11, v20, v6
	v_readlane_b32 s1, v91, 18
	v_add_u32_e32 v11, v11, v12
	s_and_b64 s[0:1], s[0:1], s[20:21]
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_67
	v_lshl_add_u64 v[18:19], v[4:5], 2, s[66:67]
	v_add_u32_e32 v10, v11, v10
	global_store_dword v[18:19], v10, off
.LBB0_67:
	s_or_b64 exec, exec, s[18:19]
	s_mov_b32 s48, s55
	s_lshl_b64 s[18:19], s[48:49], 2
	s_add_u32 s28, s66, s18
	s_addc_u32 s29, s67, s19
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_69
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v10, 0, v15, vcc
	v_sub_u32_e32 v8, v10, v8
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v8, v8, v14, v16
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[28:29]
	global_store_dword v[4:5], v8, off
.LBB0_69:
	s_or_b64 exec, exec, s[18:19]
	s_lshl_b32 s18, s55, 1
	v_cmp_eq_u32_e32 vcc, s62, v9
	s_ashr_i32 s19, s18, 31
	s_and_b64 s[0:1], vcc, s[20:21]
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s26, s66, s18
	s_addc_u32 s27, s67, s19
	v_readlane_b32 s18, v91, 17
	v_readlane_b32 s19, v91, 18
	s_and_b64 s[0:1], s[18:19], s[0:1]
	v_lshlrev_b32_e32 v2, 2, v2
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_71
	global_store_dword v2, v11, s[26:27]
.LBB0_71:
	s_or_b64 exec, exec, s[18:19]
	s_mul_i32 s18, s55, 3
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s34, s66, s18
	s_addc_u32 s35, s67, s19
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_73
	global_store_dword v2, v3, s[34:35]
.LBB0_73:
	s_or_b64 exec, exec, s[18:19]
	v_cndmask_b32_e32 v2, 0, v6, vcc
	s_cmp_eq_u32 s75, 0
	v_readlane_b32 s0, v91, 26
	v_add_u32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lg_u32 s75, 0
	v_add_u32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_readlane_b32 s1, v91, 27
	s_mov_b32 s7, 0
	v_add_u32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cselect_b64 s[30:31], -1, 0
	s_nop 0
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
	s_andn2_b64 vcc, exec, s[0:1]
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
	v_readlane_b32 s92, v2, 63
	v_mov_b32_e32 v2, v7
	s_nop 1
	v_mov_b32_dpp v2, v2 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v2, v7 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v2, v2, v7
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v10, v2, v3
	v_mov_b32_e32 v11, v10
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_cbranch_vccnz .LBB0_103
	v_writelane_b32 v91, s52, 26
	v_mov_b32_e32 v15, v0
	s_nop 0
	v_writelane_b32 v91, s53, 27
	s_nop 0
	v_readlane_b32 s0, v91, 24
	v_readlane_b32 s1, v91, 25
	s_mov_b32 s24, s0
	s_ashr_i32 s25, s0, 31
	s_lshl_b64 s[0:1], s[24:25], 2
	s_add_u32 s48, s64, s0
	s_addc_u32 s49, s65, s1
	s_lshl_b32 s0, s24, 1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s50, s64, s0
	s_addc_u32 s51, s65, s1
	s_mov_b32 s22, s24
	s_cmp_lg_u32 s76, 0
	v_writelane_b32 v91, s22, 24
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s54, 0
	v_writelane_b32 v91, s23, 25
	s_mul_i32 s22, s24, 3
	s_cselect_b64 s[20:21], -1, 0
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 2
	s_add_u32 s52, s64, s22
	s_addc_u32 s53, s65, s23
	s_abs_i32 s55, s54
	v_cvt_f32_u32_e32 v2, s55
	v_readlane_b32 s23, v91, 19
	s_abs_i32 s75, s23
	v_cvt_f32_u32_e32 v3, s75
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s22, 0, s55
	s_and_b64 s[0:1], s[0:1], s[20:21]
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_ashr_i32 s93, s23, 31
	v_mul_lo_u32 v4, s22, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v12, v2, v4
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s22, 0, s75
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v4, s22, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v14, v2, v4
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[20:21], 1, v2
	s_branch .LBB0_76
.LBB0_75:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s7, 0x100
	s_cmp_lt_i32 s7, s47
	v_add_u32_e32 v15, 0x100, v15
	s_cbranch_scc0 .LBB0_102
.LBB0_76:
	v_or_b32_e32 v4, s7, v0
	v_cmp_gt_i32_e64 s[22:23], s47, v4
	v_mov_b32_e32 v2, -1
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_78
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v2, v[6:7], off
.LBB0_78:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[90:91], -1, v2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[0:1], s[90:91]
	s_cbranch_execnz .LBB0_89
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[90:91]
	s_cbranch_execnz .LBB0_90
.LBB0_80:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, v6, v16
	s_cbranch_vccnz .LBB0_91
.LBB0_81:
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_mul_hi_u32 v7, v6, v12
	v_mul_lo_u32 v7, v7, s55
	v_sub_u32_e32 v8, 0, v2
	v_sub_u32_e32 v6, v6, v7
	v_max_i32_e32 v8, v2, v8
	v_subrev_u32_e32 v7, s55, v6
	v_cmp_le_u32_e32 vcc, s55, v6
	v_mul_hi_u32 v9, v8, v14
	v_mul_lo_u32 v18, v9, s75
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s55, v6
	v_cmp_le_u32_e32 vcc, s55, v6
	v_sub_u32_e32 v8, v8, v18
	v_add_u32_e32 v18, 1, v9
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_cmp_le_u32_e32 vcc, s75, v8
	v_ashrrev_i32_e32 v7, 31, v2
	v_xor_b32_e32 v7, s93, v7
	v_cndmask_b32_e32 v9, v9, v18, vcc
	v_subrev_u32_e32 v18, s75, v8
	v_cndmask_b32_e32 v8, v8, v18, vcc
	v_add_u32_e32 v18, 1, v9
	v_cmp_le_u32_e32 vcc, s75, v8
	v_xor_b32_e32 v6, v6, v5
	v_readlane_b32 s0, v91, 13
	v_cndmask_b32_e32 v8, v9, v18, vcc
	v_xor_b32_e32 v8, v8, v7
	v_sub_u32_e32 v19, v8, v7
	v_add_u32_e32 v7, v5, v15
	v_sub_u32_e32 v6, v7, v6
	s_mov_b32 s97, s0
	v_mov_b32_e32 v18, v17
	v_mov_b32_e32 v20, v2
	v_readlane_b32 s1, v91, 14
	s_branch .LBB0_83
.LBB0_82:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, v21, v22
	s_add_i32 s97, s97, -1
	v_cndmask_b32_e32 v20, v20, v8, vcc
	v_cndmask_b32_e32 v18, v18, v7, vcc
	s_cmp_lg_u32 s97, 0
	v_add_u32_e32 v6, 1, v6
	s_cbranch_scc0 .LBB0_92
.LBB0_83:
	v_mov_b32_e32 v8, -1
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[0:1], s[90:91]
	s_cbranch_execz .LBB0_85
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[4:5]
	global_load_dword v8, v[8:9], off
.LBB0_85:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v23, 0, v8
	v_max_i32_e32 v23, v8, v23
	v_mul_hi_u32 v24, v23, v14
	v_mul_lo_u32 v25, v24, s75
	v_sub_u32_e32 v23, v23, v25
	v_add_u32_e32 v25, 1, v24
	v_cmp_le_u32_e64 s[0:1], s75, v23
	v_or_b32_e32 v9, v8, v2
	v_cmp_lt_i32_e32 vcc, -1, v9
	v_cndmask_b32_e64 v24, v24, v25, s[0:1]
	v_subrev_u32_e32 v25, s75, v23
	v_cndmask_b32_e64 v23, v23, v25, s[0:1]
	v_ashrrev_i32_e32 v9, 31, v8
	v_add_u32_e32 v25, 1, v24
	v_cmp_le_u32_e64 s[0:1], s75, v23
	v_xor_b32_e32 v22, s93, v9
	v_mov_b32_e32 v21, 0
	v_cndmask_b32_e64 v23, v24, v25, s[0:1]
	v_xor_b32_e32 v23, v23, v22
	v_sub_u32_e32 v22, v23, v22
	v_cmp_eq_u32_e64 s[0:1], v22, v19
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cmp_lt_i32_e32 vcc, v8, v20
	s_and_b64 vcc, vcc, s[0:1]
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_87
	v_lshl_add_u64 v[22:23], v[8:9], 2, s[66:67]
	global_load_dword v22, v[22:23], off
.LBB0_87:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_82
	v_lshl_add_u64 v[24:25], v[6:7], 2, s[64:65]
	global_load_dword v21, v[24:25], off
	s_branch .LBB0_82
.LBB0_89:
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[64:65]
	global_load_dword v16, v[8:9], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[90:91]
	s_cbranch_execz .LBB0_80
.LBB0_90:
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[66:67]
	global_load_dword v6, v[6:7], off
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, v6, v16
	s_cbranch_vccz .LBB0_81
.LBB0_91:
	v_mov_b32_e32 v18, v17
.LBB0_92:
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_94
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_lshl_add_u64 v[8:9], s[50:51], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[48:49], 0, v[6:7]
	global_store_dword v[6:7], v17, off
	global_store_dword v[8:9], v18, off
.LBB0_94:
	s_or_b64 exec, exec, s[0:1]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_99
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[0:1], s[90:91]
	s_cbranch_execz .LBB0_97
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[28:29]
	global_load_dword v5, v[6:7], off
.LBB0_97:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v5, v16
	v_mov_b32_e32 v6, v4
.LBB0_98:
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[0:1], s[90:91]
	s_cbranch_execz .LBB0_75
	s_branch .LBB0_101
.LBB0_99:
	s_mov_b64 s[90:91], 0
	s_cbranch_execz .LBB0_98
	s_andn2_b64 s[0:1], s[90:91], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[90:91], s[0:1], s[22:23]
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[0:1], s[90:91]
	s_cbranch_execz .LBB0_75
.LBB0_101:
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[52:53]
	global_store_dword v[4:5], v6, off
	s_branch .LBB0_75
.LBB0_102:
	v_readlane_b32 s52, v91, 26
	v_readlane_b32 s51, v91, 0
	v_readlane_b32 s53, v91, 27
.LBB0_103:
	v_readlane_b32 s0, v91, 19
	s_cmp_lt_i32 s0, 1
	s_cbranch_scc1 .LBB0_109
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s7, s68, s0
	s_addc_u32 s48, s69, s1
	v_lshlrev_b32_e32 v2, 4, v0
	s_mov_b32 s1, 0
	v_sub_u32_e32 v3, 0, v2
	v_mov_b32_e32 v4, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_bfrev_b32_e32 v5, 1
	s_mov_b32 s0, s1
	s_branch .LBB0_106
.LBB0_105:
	s_add_i32 s0, s0, 1
	v_readlane_b32 s20, v91, 19
	s_cmp_lg_u32 s0, s20
	s_cbranch_scc0 .LBB0_109
.LBB0_106:
	s_lshl_b64 s[20:21], s[0:1], 2
	s_add_u32 s24, s34, s20
	s_addc_u32 s25, s35, s21
	global_load_dword v6, v4, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v6
	s_add_i32 s28, s28, 15
	s_cmp_lt_i32 s28, 16
	s_cbranch_scc1 .LBB0_105
	s_ashr_i32 s24, s28, 31
	s_lshr_b32 s24, s24, 28
	s_add_i32 s28, s28, s24
	s_ashr_i32 s49, s28, 4
	s_add_u32 s20, s26, s20
	s_addc_u32 s21, s27, s21
	global_load_dword v9, v4, s[20:21]
	v_add_u32_e32 v7, v3, v6
	s_mov_b32 s50, 0
	v_mov_b32_e32 v12, s0
	s_mov_b32 s30, s22
	s_mov_b32 s31, s23
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v9
	s_ashr_i32 s21, s20, 31
	s_lshr_b32 s21, s21, 28
	s_add_i32 s20, s20, s21
	s_ashr_i32 s20, s20, 4
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s28, s7, s20
	s_addc_u32 s24, s48, s21
	s_add_u32 s20, s68, s20
	s_addc_u32 s21, s69, s21
	s_and_b32 s29, s24, 0xffff
	s_and_b32 s21, s21, 0xffff
	v_mov_b32_e32 v9, v1
.LBB0_108:
	v_cmp_lt_i32_e32 vcc, v8, v6
	s_addk_i32 s50, 0x100
	v_min_i32_e32 v14, 16, v7
	v_add_u32_e32 v7, 0xfffff000, v7
	v_add_u32_e32 v8, 0x1000, v8
	v_cndmask_b32_e32 v15, v5, v9, vcc
	v_add_u32_e32 v9, 0x400, v9
	s_cmp_lt_i32 s50, s49
	buffer_store_dword v12, v15, s[20:23], 0 offen
	buffer_store_dword v14, v15, s[28:31], 0 offen
	s_cbranch_scc1 .LBB0_108
	s_branch .LBB0_105
.LBB0_109:
	v_add_u32_e32 v2, v10, v11
	v_mov_b32_e32 v3, s47
	v_cndmask_b32_e64 v3, v2, v3, s[18:19]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_111
	v_mov_b32_e32 v4, 0
	global_store_dword v4, v2, s[56:57] offset:36
.LBB0_111:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_gt_i32 s78, 0
	v_min_i32_e32 v4, s78, v2
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v4, v2, v4, vcc
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_113
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	global_store_dword v5, v4, s[56:57] offset:68
	global_store_dword v5, v5, s[56:57] offset:100
	global_store_dword v5, v6, s[56:57] offset:132
.LBB0_113:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_116
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	s_and_b32 s21, s71, 0xffff
	s_mov_b32 s20, s70
	s_mov_b32 s7, 0
	s_mov_b64 s[18:19], 0
	v_bfrev_b32_e32 v5, 1
.LBB0_115:
	v_add_u32_e32 v6, s7, v0
	s_addk_i32 s7, 0x100
	v_cmp_lt_i32_e32 vcc, v6, v4
	v_add_u32_e32 v7, 0x1000000, v6
	s_nop 0
	v_cndmask_b32_e32 v6, v5, v1, vcc
	v_cmp_ge_i32_e32 vcc, s7, v4
	v_add_u32_e32 v1, 0x400, v1
	s_or_b64 s[18:19], vcc, s[18:19]
	buffer_store_dword v7, v6, s[20:23], 0 offen
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_115
.LBB0_116:
	s_or_b64 exec, exec, s[0:1]
	s_ashr_i32 s0, s3, 31
	s_lshr_b32 s0, s0, 28
	s_add_i32 s0, s3, s0
	s_ashr_i32 s7, s0, 4
	s_mul_i32 s18, s7, s76
	s_min_i32 s0, s79, s18
	s_cmp_gt_i32 s79, 0
	v_add_u32_e32 v1, 1, v2
	s_cselect_b32 s19, s0, s18
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_118
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s18
	global_store_dword v2, v5, s[56:57] offset:40
	v_mov_b32_e32 v5, s19
	global_store_dword v2, v5, s[56:57] offset:72
	global_store_dword v2, v4, s[56:57] offset:104
	global_store_dword v2, v1, s[56:57] offset:136
.LBB0_118:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lt_i32 s19, 1
	s_cbranch_scc1 .LBB0_123
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[70:71]
	s_mov_b32 s20, 0
	s_branch .LBB0_121
.LBB0_120:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s20, 0x100
	s_cmp_lt_i32 s20, s19
	s_cbranch_scc0 .LBB0_123
.LBB0_121:
	v_add_u32_e32 v8, s20, v0
	v_cmp_gt_i32_e32 vcc, s19, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_120
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, v[6:7]
	v_add_u32_e32 v2, 0x2000000, v8
	global_store_dword v[10:11], v2, off
	s_branch .LBB0_120
.LBB0_123:
	v_readlane_b32 s0, v91, 20
	v_add_u32_e32 v4, s19, v4
	v_add_u32_e32 v2, s18, v1
	s_mul_i32 s26, s7, s0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_125
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, s26
	global_store_dword v1, v5, s[56:57] offset:44
	global_store_dword v1, v5, s[56:57] offset:76
	global_store_dword v1, v4, s[56:57] offset:108
	global_store_dword v1, v2, s[56:57] offset:140
.LBB0_125:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v91, 21
	v_add_u32_e32 v1, s26, v4
	v_add_u32_e32 v5, s26, v2
	s_mul_i32 s21, s7, s0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_127
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, s21
	global_store_dword v2, v6, s[56:57] offset:48
	global_store_dword v2, v6, s[56:57] offset:80
	global_store_dword v2, v1, s[56:57] offset:112
	global_store_dword v2, v5, s[56:57] offset:144
.LBB0_127:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_eq_u32 s74, 2
	v_readlane_b32 s0, v91, 21
	s_cselect_b32 s22, s0, 0
	v_add_u32_e32 v2, s21, v1
	v_add_u32_e32 v1, s21, v5
	s_mul_i32 s18, s7, s22
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_129
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, s18
	global_store_dword v5, v6, s[56:57] offset:52
	global_store_dword v5, v6, s[56:57] offset:84
	global_store_dword v5, v2, s[56:57] offset:116
	global_store_dword v5, v1, s[56:57] offset:148
.LBB0_129:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lt_i32 s37, 0
	s_cselect_b32 s19, s7, s37
	s_cmp_lt_i32 s38, 0
	s_cselect_b32 s23, s7, s38
	s_add_i32 s20, s19, s23
	v_ashrrev_i32_e32 v5, 31, v4
	s_cmp_lt_i32 s26, 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[70:71]
	s_cbranch_scc1 .LBB0_134
	v_readlane_b32 s0, v91, 20
	s_abs_i32 s27, s0
	v_cvt_f32_u32_e32 v6, s27
	s_ashr_i32 s28, s0, 31
	s_sub_i32 s0, 0, s27
	s_mov_b32 s29, 0
	v_rcp_iflag_f32_e32 v6, v6
	s_nop 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s0, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_132
.LBB0_131:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s29, 0x100
	s_cmp_ge_i32 s29, s26
	s_cbranch_scc1 .LBB0_134
.LBB0_132:
	v_add_u32_e32 v7, s29, v0
	v_cmp_gt_i32_e32 vcc, s26, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_131
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v10, v9, v6
	v_mul_lo_u32 v11, v10, s27
	v_sub_u32_e32 v9, v9, v11
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s27, v9
	v_ashrrev_i32_e32 v8, 31, v7
	v_xor_b32_e32 v8, s28, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s27, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s27, v9
	v_readlane_b32 s24, v91, 20
	v_readlane_b32 s25, v91, 21
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_subrev_u32_e32 v9, s19, v10
	v_subrev_u32_e32 v11, s20, v10
	v_max_i32_e32 v8, 0, v10
	v_max_i32_e32 v9, 0, v9
	v_max_i32_e32 v11, 0, v11
	v_min_i32_e32 v8, s7, v8
	v_min_i32_e32 v9, s7, v9
	v_min_i32_e32 v11, s7, v11
	v_mul_lo_u32 v8, v8, s24
	v_mul_lo_u32 v9, v9, s25
	v_mul_lo_u32 v11, v11, s22
	v_add3_u32 v8, v9, v8, v11
	v_mul_lo_u32 v10, v10, s24
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v12, 0x3000000, v7
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_131
.LBB0_134:
	s_cmp_lt_i32 s21, 1
	s_cbranch_scc1 .LBB0_139
	v_readlane_b32 s0, v91, 21
	s_abs_i32 s26, s0
	v_cvt_f32_u32_e32 v6, s26
	s_ashr_i32 s28, s0, 31
	s_sub_i32 s0, 0, s26
	s_add_i32 s27, s19, 1
	v_rcp_iflag_f32_e32 v6, v6
	s_mov_b32 s29, 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s0, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_137
.LBB0_136:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s29, 0x100
	s_cmp_ge_i32 s29, s21
	s_cbranch_scc1 .LBB0_139
.LBB0_137:
	v_add_u32_e32 v7, s29, v0
	v_cmp_gt_i32_e32 vcc, s21, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_136
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v10, v9, v6
	v_mul_lo_u32 v11, v10, s26
	v_sub_u32_e32 v9, v9, v11
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s26, v9
	v_ashrrev_i32_e32 v8, 31, v7
	v_xor_b32_e32 v8, s28, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s26, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s26, v9
	v_readlane_b32 s24, v91, 20
	v_add_u32_e32 v12, 0x4000000, v7
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_add_u32_e32 v8, s27, v10
	v_max_i32_e32 v8, 0, v8
	v_subrev_u32_e32 v11, s23, v10
	v_min_i32_e32 v8, s7, v8
	v_max_i32_e32 v9, 0, v10
	v_max_i32_e32 v11, 0, v11
	v_mul_lo_u32 v8, v8, s24
	v_min_i32_e32 v9, s7, v9
	v_readlane_b32 s24, v91, 21
	v_min_i32_e32 v11, s7, v11
	v_mul_lo_u32 v11, v11, s22
	v_mul_lo_u32 v9, v9, s24
	v_add3_u32 v8, v8, v9, v11
	v_mul_lo_u32 v10, v10, s24
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_136
.LBB0_139:
	s_cmp_lt_i32 s18, 1
	s_cbranch_scc1 .LBB0_144
	v_readlane_b32 s0, v91, 21
	s_abs_i32 s21, s0
	v_cvt_f32_u32_e32 v6, s21
	s_ashr_i32 s22, s0, 31
	s_sub_i32 s0, 0, s21
	s_mov_b32 s23, 0
	v_rcp_iflag_f32_e32 v6, v6
	s_nop 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s0, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_142
.LBB0_141:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s23, 0x100
	s_cmp_lt_i32 s23, s18
	s_cbranch_scc0 .LBB0_144
.LBB0_142:
	v_add_u32_e32 v7, s23, v0
	v_cmp_gt_i32_e32 vcc, s18, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_141
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v10, v9, v6
	v_mul_lo_u32 v11, v10, s21
	v_sub_u32_e32 v9, v9, v11
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s21, v9
	v_ashrrev_i32_e32 v8, 31, v7
	v_xor_b32_e32 v8, s22, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s21, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s21, v9
	v_readlane_b32 s24, v91, 20
	v_readlane_b32 s26, v91, 21
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_add_u32_e32 v9, s20, v10
	v_add_u32_e32 v8, 1, v9
	v_subrev_u32_e32 v9, s19, v9
	v_add_u32_e32 v9, 1, v9
	v_max_i32_e32 v8, 0, v8
	v_max_i32_e32 v9, 0, v9
	v_max_i32_e32 v11, 0, v10
	v_min_i32_e32 v8, s7, v8
	v_min_i32_e32 v9, s7, v9
	v_min_i32_e32 v11, s7, v11
	v_mul_lo_u32 v8, v8, s24
	v_add_u32_e32 v9, v9, v11
	v_mad_u64_u32 v[8:9], s[24:25], v9, s26, v[8:9]
	v_mul_lo_u32 v10, v10, s26
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v12, 0x5000000, v7
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_141
.LBB0_144:
	v_readlane_b32 s0, v91, 22
	v_readlane_b32 s1, v91, 23
	s_add_i32 s0, s0, 7
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 29
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 3
	v_readlane_b32 s1, v91, 21
	s_mul_i32 s20, s1, s0
	s_min_i32 s0, s36, s20
	s_cmp_gt_i32 s36, 0
	v_add_u32_e32 v4, s18, v2
	s_cselect_b32 s19, s0, s20
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_146
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s20
	global_store_dword v2, v5, s[56:57] offset:56
	v_mov_b32_e32 v5, s19
	v_add_u32_e32 v1, s18, v1
	global_store_dword v2, v5, s[56:57] offset:88
	global_store_dword v2, v4, s[56:57] offset:120
	global_store_dword v2, v1, s[56:57] offset:152
.LBB0_146:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lt_i32 s19, 1
	v_readlane_b32 s30, v91, 24
	v_readlane_b32 s31, v91, 25
	s_cbranch_scc1 .LBB0_151
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[70:71]
	s_mov_b32 s18, 0
	s_branch .LBB0_149
.LBB0_148:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s18, 0x100
	s_cmp_lt_i32 s18, s19
	s_cbranch_scc0 .LBB0_151
.LBB0_149:
	v_add_u32_e32 v8, s18, v0
	v_cmp_gt_i32_e32 vcc, s19, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_148
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, v[6:7]
	v_add_u32_e32 v1, 0x6000000, v8
	global_store_dword v[10:11], v1, off
	s_branch .LBB0_148
.LBB0_151:
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_153
	v_add_u32_e32 v1, s19, v4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s7
	v_mov_b32_e32 v4, s92
	global_store_dword v5, v1, s[56:57] offset:124
	global_store_dwordx3 v5, v[2:4], s[56:57] offset:160
.LBB0_153:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lg_u32 s74, 0
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s3, s3, 15
	s_cmp_gt_u32 s3, 30
	s_cselect_b64 s[18:19], -1, 0
	s_or_b64 s[0:1], s[0:1], s[18:19]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_160
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_160
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[0:1], s[46:47], 2
	s_add_u32 s3, s8, s0
	s_addc_u32 s7, s9, s1
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[0:1], s[60:61]
	s_mov_b32 s22, s63
	s_branch .LBB0_157
.LBB0_156:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s22, s22, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s22, 0
	s_cbranch_scc0 .LBB0_160
.LBB0_157:
	global_load_dwordx2 v[2:3], v1, s[0:1]
	global_load_dwordx2 v[4:5], v1, s[14:15]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s23, v2
	v_readfirstlane_b32 s24, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v4
	v_readfirstlane_b32 s26, v5
	s_and_saveexec_b64 s[18:19], s[42:43]
	s_cbranch_execz .LBB0_156
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v2, s20, 0
	v_mbcnt_hi_u32_b32 v2, s21, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[28:29], exec, vcc
	s_mov_b64 exec, s[28:29]
	s_cbranch_execz .LBB0_156
	s_sub_u32 s23, s23, s25
	s_subb_u32 s24, s24, s26
	s_ashr_i32 s25, s24, 31
	s_lshr_b32 s25, s25, 28
	s_add_u32 s23, s23, s25
	s_addc_u32 s25, s24, 0
	s_and_b32 s23, s23, -16
	s_add_u32 s24, s3, s23
	s_addc_u32 s25, s7, s25
	s_bcnt1_i32_b64 s20, s[20:21]
	v_mov_b32_e32 v2, s20
	; a2a.signal release system
	global_atomic_add v1, v2, s[24:25] sc1
	s_branch .LBB0_156
.LBB0_160:
	.loc	1 26 0
	s_cmp_eq_u32 s39, 0
	s_cbranch_scc1 .LBB0_162
	.loc	1 27 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v1, 3, v0
	v_mov_b32_e32 v3, s0
	s_lshl_b32 s0, s96, 2
	s_add_i32 s0, s0, 4
	s_ashr_i32 s3, s51, 31
	v_mov_b32_e32 v2, s51
	v_cmp_eq_u32_e32 vcc, 2, v1
	v_mov_b32_e32 v4, s1
	s_ashr_i32 s1, s0, 31
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, s3
	s_lshl_b64 s[0:1], s[0:1], 3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s99
	v_cmp_gt_u32_e32 vcc, 2, v1
	s_add_u32 s20, s58, s0
	s_addc_u32 s0, s59, s1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s98
	v_cndmask_b32_e32 v2, v2, v4, vcc
	s_and_b32 s21, s0, 0xffff
	v_and_b32_e32 v4, 60, v0
	v_readlane_b32 s0, v91, 17
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_readlane_b32 s1, v91, 18
	v_lshlrev_b32_e32 v1, 3, v1
	v_bfrev_b32_e32 v4, 1
	s_and_b64 vcc, vcc, s[0:1]
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_cndmask_b32_e32 v1, v4, v1, vcc
	buffer_store_dwordx2 v[2:3], v1, s[20:23], 0 offen
.LBB0_162:
	.loc	1 28 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v13
	s_barrier
	.loc	1 25 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_164
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s16
	.loc	1 28 0
	; a2a.signal release system
	global_atomic_swap v1, v2, s[56:57] sc1
.LBB0_164:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 29 0
	s_memrealtime s[98:99]
s_waitcnt lgkmcnt(0)
.LBB0_165:
	v_cndmask_b32_e64 v38, 0, 1, s[44:45]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_168
.LBB0_166:
	s_or_b64 exec, exec, s[14:15]
	.loc	1 25 0
	v_readfirstlane_b32 s3, v2
	s_nop 1
	v_mov_b32_e32 v2, s3
	ds_write_b32 v1, v2
.LBB0_167:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 30 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s16, v2
	s_cbranch_vccz .LBB0_171
.LBB0_168:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 25 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_167
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_166
	.loc	1 30 0
	; a2a.wait acquire system
	global_load_dword v2, v1, s[56:57] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_166
.LBB0_171:
	.loc	1 31 0
	s_max_i32 s90, s17, 1
	s_mov_b32 s91, 0
	s_lshl_b64 s[0:1], s[90:91], 2
	s_add_u32 s0, s56, s0
	s_addc_u32 s1, s57, s1
	.loc	1 32 0
	s_ashr_i32 s15, s72, 31
	s_mov_b32 s14, s72
	s_lshl_b64 s[14:15], s[14:15], 2
	.loc	1 31 0
	v_mov_b32_e32 v9, 0
	.loc	1 32 0
	s_add_u32 s14, s56, s14
	s_addc_u32 s15, s57, s15
	.loc	1 31 0
	global_load_dword v10, v9, s[0:1] offset:96
	.loc	1 32 0
	global_load_dword v39, v9, s[14:15] offset:100
	.loc	1 33 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, s96, v10
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, v1, v39
	s_cbranch_vccnz .LBB0_502
	v_readlane_b32 s18, v91, 19
	s_cmp_lg_u32 s39, 0
	s_mul_i32 s0, s41, s18
	s_cselect_b64 s[92:93], -1, 0
	s_lshl_b32 s14, s0, 1
	s_cmp_lg_u32 s74, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 28
	v_and_b32_e32 v40, 15, v0
	v_lshlrev_b32_e32 v41, 1, v40
	v_writelane_b32 v91, s1, 29
	v_cmp_gt_i32_e32 vcc, s40, v41
	v_readlane_b32 s16, v91, 13
	s_cmp_gt_i32 s16, 0
	s_cselect_b64 s[0:1], -1, 0
	v_readlane_b32 s17, v91, 14
	v_writelane_b32 v91, s0, 30
	v_and_b32_e32 v2, 60, v0
	v_and_b32_e32 v1, 3, v0
	v_writelane_b32 v91, s1, 31
	v_lshlrev_b32_e32 v3, 3, v1
	v_readlane_b32 s19, v91, 21
	s_mul_i32 s0, s19, s33
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	v_writelane_b32 v91, s0, 32
	s_add_i32 s15, s19, 2
	v_bfrev_b32_e32 v4, 1
	v_writelane_b32 v91, s1, 33
	s_mul_i32 s0, s17, 3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s66, s0
	s_addc_u32 s1, s67, s1
	v_writelane_b32 v91, s0, 34
	s_ashr_i32 s7, s6, 31
	v_lshlrev_b32_e32 v30, 3, v0
	v_writelane_b32 v91, s1, 35
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s75, s68, s0
	s_addc_u32 s72, s69, s1
	s_cmp_eq_u32 s76, 0
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s27, s40, 31
	v_writelane_b32 v91, s0, 36
	s_cmp_lt_i32 s74, 2
	v_and_b32_e32 v12, 24, v30
	v_writelane_b32 v91, s1, 37
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 26
	s_cmp_eq_u32 s77, 0
	v_lshlrev_b32_e32 v8, 1, v12
	v_writelane_b32 v91, s1, 27
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 38
	s_cmp_lg_u32 s77, 0
	v_ashrrev_i32_e32 v11, 31, v10
	v_writelane_b32 v91, s1, 39
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 40
	s_ashr_i32 s31, s30, 31
	s_mov_b32 s22, s41
	v_writelane_b32 v91, s1, 41
	s_lshl_b64 s[0:1], s[30:31], 2
	s_add_u32 s76, s64, s0
	s_addc_u32 s77, s65, s1
	s_ashr_i32 s3, s62, 31
	s_lshl_b64 s[0:1], s[2:3], 3
	s_add_u32 s20, s60, s0
	s_mul_i32 s0, s18, s40
	s_addc_u32 s21, s61, s1
	s_ashr_i32 s23, s41, 31
	s_ashr_i32 s1, s0, 31
	s_sub_i32 s28, s41, 32
	v_writelane_b32 v91, s0, 42
	s_cmp_gt_i32 s28, 0
	s_mov_b32 s26, s40
	v_writelane_b32 v91, s1, 43
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 44
	v_lshrrev_b32_e32 v22, 2, v0
	v_lshrrev_b32_e32 v27, 1, v0
	v_writelane_b32 v91, s1, 45
	s_add_i32 s0, s41, 31
	s_cmp_gt_i32 s0, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 46
	s_cmp_eq_u32 s74, 3
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v91, s1, 47
	s_mul_i32 s0, s15, s6
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v91, s15, 48
	s_lshl_b64 s[0:1], s[0:1], 2
	v_writelane_b32 v91, s2, 49
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	v_writelane_b32 v91, s3, 50
	v_writelane_b32 v91, s0, 51
	s_cmp_gt_i32 s63, 0
	v_and_b32_e32 v52, 24, v27
	v_writelane_b32 v91, s1, 52
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 53
	s_ashr_i32 s15, s14, 31
	s_cmp_gt_i32 s40, 0
	v_writelane_b32 v91, s1, 54
	v_writelane_b32 v91, s14, 55
	s_cselect_b64 s[24:25], -1, 0
	s_and_b64 s[0:1], vcc, s[24:25]
	v_writelane_b32 v91, s15, 56
	s_sub_i32 s14, s40, 32
	v_writelane_b32 v91, s0, 57
	s_cmp_gt_i32 s14, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v91, s1, 58
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 59
	v_and_b32_e32 v2, 56, v0
	v_lshlrev_b32_e32 v20, 2, v40
	v_writelane_b32 v91, s1, 60
	s_add_i32 s0, s40, 31
	s_cmp_gt_i32 s0, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v91, s0, 61
	v_and_b32_e32 v49, 48, v0
	v_lshlrev_b32_e32 v51, 4, v0
	v_writelane_b32 v91, s1, 62
	s_mul_i32 s0, s30, 3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s78, s64, s0
	s_addc_u32 s79, s65, s1
	s_lshl_b32 s0, s30, 1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s64, s0
	s_addc_u32 s1, s65, s1
	v_writelane_b32 v91, s0, 63
	v_add_u32_e32 v48, 0, v20
	v_readlane_b32 s6, v91, 17
	v_readlane_b32 s7, v91, 18
	s_and_b64 vcc, vcc, s[6:7]
	v_writelane_b32 v90, s1, 0
	v_cndmask_b32_e32 v42, v4, v3, vcc
	v_lshlrev_b32_e32 v3, 5, v0
	v_lshrrev_b32_e32 v4, 1, v2
	s_movk_i32 s0, 0xe0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_readlane_b32 s90, v91, 0
	v_and_or_b32 v43, v3, s0, v4
	s_and_b64 s[2:3], vcc, s[6:7]
	s_ashr_i32 s0, s90, 31
	s_cmp_gt_u32 s28, 32
	v_writelane_b32 v90, s0, 1
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v90, s0, 2
	s_cmp_gt_u32 s14, 32
	v_readlane_b32 s17, v91, 20
	v_writelane_b32 v90, s1, 3
	s_cselect_b64 s[0:1], -1, 0
	s_abs_i32 s29, s19
	v_cvt_f32_u32_e32 v2, s29
	v_writelane_b32 v90, s14, 4
	v_writelane_b32 v90, s0, 5
	s_abs_i32 s14, s18
	v_rcp_iflag_f32_e32 v2, v2
	v_writelane_b32 v90, s1, 6
	s_sub_i32 s0, 0, s29
	v_writelane_b32 v91, s30, 24
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_abs_i32 s15, s30
	s_abs_i32 s33, s16
	v_writelane_b32 v91, s31, 25
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v90, s0, 7
	s_abs_i32 s0, s17
	v_cvt_f32_u32_e32 v2, s0
	v_writelane_b32 v90, s0, 8
	s_sub_i32 s0, 0, s0
	v_mov_b32_e32 v21, v9
	v_rcp_iflag_f32_e32 v2, v2
	v_and_b32_e32 v31, 0xc00, v51
	v_cmp_eq_u32_e32 vcc, 0, v49
	v_lshrrev_b32_e32 v46, 4, v0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_bfe_u32 v57, v0, 3, 3
	v_lshrrev_b32_e32 v44, 5, v0
	v_lshl_add_u64 v[24:25], s[10:11], 0, v[20:21]
	v_readfirstlane_b32 s1, v2
	v_cvt_f32_u32_e32 v2, s14
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v2, v2
	v_writelane_b32 v90, s0, 9
	s_sub_i32 s0, 0, s14
	v_mov_b32_e32 v23, v9
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v4, v2
	v_cvt_f32_u32_e32 v2, s15
	v_and_b32_e32 v56, 0x78, v30
	s_mov_b32 s67, 0x27000
	v_mul_lo_u32 v5, s0, v4
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s0, 0, s15
	s_mov_b32 s66, 0x7ffffffe
	v_mov_b32_e32 v62, 1
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v6, v2
	v_cvt_f32_u32_e32 v2, s33
	v_mov_b32_e32 v63, 0x7fff
	v_bfrev_b32_e32 v64, 0.5
	v_mul_lo_u32 v7, s0, v6
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s0, 0, s33
	v_mov_b32_e32 v65, 32
	v_mov_b32_e32 v66, 16
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v28, v2
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	v_lshl_add_u64 v[18:19], s[70:71], 0, v[2:3]
	v_lshlrev_b32_e32 v2, 1, v0
	v_mul_lo_u32 v29, s0, v28
	v_readlane_b32 s0, v91, 5
	v_readlane_b32 s1, v91, 6
	v_and_b32_e32 v45, 62, v2
	v_and_b32_e32 v2, 0xf0, v0
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[8:9]
	v_readlane_b32 s0, v91, 7
	v_readlane_b32 s1, v91, 8
	v_lshrrev_b32_e32 v47, 2, v2
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[8:9]
	v_or_b32_e32 v8, 32, v12
	v_cmp_gt_i64_e64 s[0:1], s[22:23], v[8:9]
	v_and_b32_e32 v3, 56, v22
	v_and_b32_e32 v26, 56, v2
	v_writelane_b32 v90, s0, 10
	v_xor_b32_e32 v50, v2, v3
	v_lshlrev_b32_e32 v3, 6, v40
	v_writelane_b32 v90, s1, 11
	v_cmp_gt_i64_e64 s[0:1], s[26:27], v[8:9]
	v_xor_b32_e32 v26, v26, v52
	v_or_b32_e32 v53, v26, v3
	v_writelane_b32 v90, s0, 12
	v_mul_u32_u24_e32 v26, 60, v40
	v_add3_u32 v55, v48, v26, v31
	v_writelane_b32 v90, s1, 13
	v_readlane_b32 s0, v91, 1
	v_readlane_b32 s1, v91, 2
	v_and_b32_e32 v11, 7, v0
	v_or_b32_e32 v0, 32, v41
	v_lshl_add_u64 v[26:27], s[0:1], 0, v[20:21]
	s_and_b64 s[0:1], vcc, s[6:7]
	v_writelane_b32 v90, s0, 14
	v_and_b32_e32 v58, 0x7c, v2
	v_mul_hi_u32 v2, v4, v5
	v_writelane_b32 v90, s1, 15
	s_ashr_i32 s0, s19, 31
	v_writelane_b32 v90, s0, 16
	s_ashr_i32 s0, s17, 31
	v_writelane_b32 v90, s0, 17
	s_ashr_i32 s0, s16, 31
	v_writelane_b32 v90, s0, 18
	v_cmp_lt_u32_e64 s[0:1], v40, v46
	v_add_u32_e32 v59, v4, v2
	v_mul_hi_u32 v2, v6, v7
	v_writelane_b32 v90, s0, 19
	v_add_u32_e32 v60, v6, v2
	v_mul_hi_u32 v2, v28, v29
	v_writelane_b32 v90, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s41, v41
	v_mov_b32_e32 v8, s96
	s_mov_b32 s71, s28
	v_writelane_b32 v90, s0, 21
	v_xor_b32_e32 v54, 32, v53
	v_or3_b32 v21, v31, v52, v3
	v_writelane_b32 v90, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s41, v12
	v_add_u32_e32 v61, v28, v2
	v_mov_b32_e32 v28, -1
	v_writelane_b32 v90, s0, 23
	v_bfrev_b32_e32 v29, -8
	v_mov_b32_e32 v67, 8
	v_writelane_b32 v90, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s40, v12
	v_mov_b32_e32 v68, 4
	v_mov_b32_e32 v69, 2
	v_writelane_b32 v90, s0, 25
	v_mov_b32_e32 v70, 0x42800000
	v_not_b32_e32 v71, 63
	v_writelane_b32 v90, s1, 26
	v_cmp_lt_u32_e64 s[0:1], v11, v57
	s_ashr_i32 s28, s18, 31
	v_cmp_eq_u32_e64 s[34:35], 0, v1
	v_writelane_b32 v90, s0, 27
	v_cmp_eq_u32_e64 s[36:37], 1, v1
	v_cmp_eq_u32_e64 s[38:39], 2, v1
	v_writelane_b32 v90, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s41, v0
	s_mov_b32 s70, 0x33333333
	s_nop 0
	v_writelane_b32 v90, s0, 29
	s_nop 1
	v_writelane_b32 v90, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s40, v0
	s_nop 1
	v_writelane_b32 v90, s0, 31
	s_nop 1
	v_writelane_b32 v90, s1, 32
	v_writelane_b32 v90, s71, 33
	s_branch .LBB0_175
.LBB0_173:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 20 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v1
	s_nop 1
	v_add_u32_e32 v0, s6, v0
	ds_write_b32 v9, v0
.LBB0_174:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v9
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v8, v0, v38
	.loc	1 33 0
	v_add_u32_e32 v0, v8, v10
	v_cmp_lt_i32_e32 vcc, v0, v39
	s_cbranch_vccz .LBB0_502
.LBB0_175:
	.loc	1 34 0
	v_cmp_gt_i32_e32 vcc, 0, v8
	s_cbranch_vccnz .LBB0_499
	.loc	1 35 0
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_lshl_add_u64 v[0:1], v[18:19], 0, v[0:1]
	global_load_dword v0, v[0:1], off
	.loc	1 36 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v0
	s_ashr_i32 s52, s0, 24
	.loc	1 37 0
	s_ashr_i32 s53, s52, 31
	.loc	1 36 0
	s_and_b32 s6, s0, 0xffffff
	.loc	1 37 0
	s_lshl_b64 s[0:1], s[52:53], 2
	s_add_u32 s96, s56, s0
	s_addc_u32 s97, s57, s1
	global_load_dword v72, v9, s[96:97] offset:32
	.loc	1 38 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s6, v72
	s_cbranch_vccnz .LBB0_499
	.loc	1 37 0
	global_load_dword v0, v9, s[96:97] offset:64
	.loc	1 39 0
	s_cmp_lg_u32 s52, 2
	s_cselect_b64 s[18:19], -1, 0
	.loc	1 42 0
	s_cmp_lg_u32 s52, 1
	s_cselect_b64 s[16:17], -1, 0
	v_add_u32_e32 v73, -1, v72
	.loc	1 37 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s53, v0
	s_branch .LBB0_179
.LBB0_178:
	.loc	1 46 0
	s_add_i32 s6, s6, s53
	.loc	1 38 0
	v_cmp_lt_i32_e32 vcc, s6, v72
	.loc	1 45 0
	s_memrealtime s[98:99]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_499
.LBB0_179:
	.loc	1 39 0
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_189
	s_cmp_lt_i32 s52, 5
	s_mov_b64 s[30:31], -1
	s_cbranch_scc1 .LBB0_194
	s_cmp_lt_i32 s52, 6
	s_cbranch_scc1 .LBB0_191
	v_mov_b32_e32 v2, 0
	s_cmp_eq_u32 s52, 6
	s_mov_b64 s[0:1], s[56:57]
	s_cbranch_scc0 .LBB0_190
	v_readlane_b32 s0, v91, 28
	v_readlane_b32 s1, v91, 29
	s_andn2_b64 vcc, exec, s[0:1]
	v_readlane_b32 s0, v91, 32
	v_mov_b32_e32 v2, s63
	v_readlane_b32 s1, v91, 33
	s_cbranch_vccnz .LBB0_190
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[0:1], s[6:7], 2
	v_readlane_b32 s30, v91, 30
	s_add_u32 s0, s8, s0
	v_readlane_b32 s31, v91, 31
	s_addc_u32 s1, s9, s1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_254
	v_readlane_b32 s30, v90, 16
	s_xor_b32 s7, s7, s30
	s_abs_i32 s30, s6
	v_readlane_b32 s31, v90, 7
	s_mul_hi_u32 s31, s30, s31
	s_mul_i32 s44, s31, s29
	s_sub_i32 s30, s30, s44
	s_add_i32 s44, s31, 1
	s_sub_i32 s45, s30, s29
	s_cmp_ge_u32 s30, s29
	s_cselect_b32 s31, s44, s31
	s_cselect_b32 s30, s45, s30
	s_add_i32 s44, s31, 1
	s_cmp_ge_u32 s30, s29
	s_cselect_b32 s30, s44, s31
	s_xor_b32 s30, s30, s7
	s_sub_i32 s31, s30, s7
	s_waitcnt lgkmcnt(1)
	v_lshl_or_b32 v0, s31, 3, v11
	v_readlane_b32 s44, v91, 22
	s_lshl_b32 s7, s7, 3
	v_mov_b32_e32 v2, 0
	v_cmp_gt_i32_e32 vcc, s44, v0
	v_lshl_or_b32 v0, s30, 3, v11
	v_subrev_u32_e32 v0, s7, v0
	v_readlane_b32 s30, v91, 13
	s_mov_b32 s7, s30
	v_readlane_b32 s45, v91, 23
	v_mul_lo_u32 v0, s30, v0
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	v_readlane_b32 s31, v91, 14
	s_branch .LBB0_187
.LBB0_186:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v3, v3
	v_lshrrev_b32_e32 v3, 31, v3
	v_mov_b32_e32 v4, v3
	s_add_i32 s7, s7, -1
	s_cmp_lg_u32 s7, 0
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
	s_cbranch_scc0 .LBB0_190
.LBB0_187:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_186
	global_load_dword v3, v[0:1], off
	s_branch .LBB0_186
.LBB0_189:
	s_cbranch_execnz .LBB0_211
	s_branch .LBB0_221
.LBB0_190:
	s_mov_b64 s[30:31], 0
.LBB0_191:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_193
.LBB0_192:
	s_abs_i32 s1, s6
	v_readlane_b32 s30, v90, 7
	s_mul_hi_u32 s30, s1, s30
	s_mul_i32 s31, s30, s29
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s0, v90, 16
	s_sub_i32 s1, s1, s31
	s_xor_b32 s0, s7, s0
	s_add_i32 s31, s30, 1
	s_sub_i32 s44, s1, s29
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s30, s31, s30
	s_cselect_b32 s1, s44, s1
	s_add_i32 s31, s30, 1
	s_sub_i32 s44, s1, s29
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s30, s31, s30
	s_cselect_b32 s31, s44, s1
	s_xor_b32 s1, s30, s0
	s_sub_i32 s0, s1, s0
	v_readlane_b32 s1, v91, 48
	s_mul_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s30, s12, s0
	s_addc_u32 s44, s13, s1
	s_xor_b32 s0, s31, s7
	s_sub_i32 s0, s0, s7
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s30, s0
	s_addc_u32 s1, s44, s1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v2, 1
.LBB0_193:
	s_mov_b64 s[30:31], 0
.LBB0_194:
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[0:1], s[0:1]
	s_cbranch_vccnz .LBB0_210
	s_cmp_gt_i32 s52, 3
	s_mov_b64 s[30:31], -1
	s_cbranch_scc0 .LBB0_197
	s_ashr_i32 s0, s6, 31
	v_readlane_b32 s1, v90, 16
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s6
	v_readlane_b32 s7, v90, 7
	s_mul_hi_u32 s7, s1, s7
	s_mul_i32 s30, s7, s29
	s_sub_i32 s1, s1, s30
	s_add_i32 s30, s7, 1
	s_sub_i32 s31, s1, s29
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s7, s30, s7
	s_cselect_b32 s1, s31, s1
	s_add_i32 s30, s7, 1
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s1, s30, s7
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	v_readlane_b32 s1, v91, 48
	s_mul_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[30:31], 0
.LBB0_197:
	v_readlane_b32 s7, v91, 20
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b64_e32 v[0:1], s[0:1]
	v_mov_b32_e32 v2, s7
	s_cbranch_vccnz .LBB0_210
	s_cmp_lg_u32 s52, 3
	v_mov_b32_e32 v2, 0
	v_mov_b64_e32 v[0:1], s[56:57]
	s_cbranch_scc1 .LBB0_210
	s_ashr_i32 s0, s6, 31
	v_readlane_b32 s1, v90, 17
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s6
	v_readlane_b32 s7, v90, 9
	s_mul_hi_u32 s7, s1, s7
	v_readlane_b32 s44, v90, 8
	s_mul_i32 s30, s7, s44
	s_sub_i32 s1, s1, s30
	s_add_i32 s30, s7, 1
	s_sub_i32 s31, s1, s44
	s_cmp_ge_u32 s1, s44
	s_cselect_b32 s7, s30, s7
	s_cselect_b32 s1, s31, s1
	s_add_i32 s30, s7, 1
	s_cmp_ge_u32 s1, s44
	s_cselect_b32 s1, s30, s7
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	s_cmp_lt_i32 s73, 1
	s_mov_b64 s[44:45], 0
	s_cbranch_scc1 .LBB0_202
	s_cmp_eq_u32 s73, 1
	s_cbranch_scc0 .LBB0_203
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[30:31], s[0:1], 2
	s_add_u32 s30, s68, s30
	s_addc_u32 s31, s69, s31
	global_load_dword v0, v9, s[30:31]
	v_readlane_b32 s30, v91, 34
	v_readlane_b32 s31, v91, 35
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[30:31], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[94:95], 0, v[0:1]
	s_mov_b64 s[30:31], 0
	s_branch .LBB0_204
.LBB0_202:
	s_mov_b64 s[30:31], 0
	s_cbranch_execnz .LBB0_205
	s_branch .LBB0_206
.LBB0_203:
	s_mov_b64 s[30:31], -1
.LBB0_204:
	s_branch .LBB0_206
.LBB0_205:
	s_cmp_lg_u32 s73, 0
	s_mov_b64 s[44:45], -1
	s_cselect_b64 s[30:31], -1, 0
.LBB0_206:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_253
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_209
.LBB0_208:
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[30:31], s[0:1], 2
	s_add_u32 s44, s75, s30
	s_addc_u32 s45, s72, s31
	global_load_dword v2, v9, s[44:45]
	s_add_u32 s30, s94, s30
	s_addc_u32 s31, s95, s31
	v_mov_b64_e32 v[0:1], s[30:31]
.LBB0_209:
	v_readlane_b32 s1, v91, 48
	s_mul_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	v_readlane_b32 s30, v91, 36
	v_mov_b32_e32 v3, s1
	v_readlane_b32 s31, v91, 37
	s_nop 1
	v_cndmask_b32_e64 v1, v3, v1, s[30:31]
	v_mov_b32_e32 v3, s0
	v_cndmask_b32_e64 v0, v3, v0, s[30:31]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v2, 1, v2, s[30:31]
.LBB0_210:
	s_branch .LBB0_221
.LBB0_211:
	s_cmp_lt_i32 s73, 1
	s_mov_b64 s[0:1], 0
	s_cbranch_scc1 .LBB0_214
	s_cmp_eq_u32 s73, 1
	s_cbranch_scc0 .LBB0_215
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[30:31], s[6:7], 2
	s_add_u32 s30, s68, s30
	s_addc_u32 s31, s69, s31
	s_waitcnt lgkmcnt(1)
	global_load_dword v0, v9, s[30:31]
	v_readlane_b32 s30, v91, 34
	v_readlane_b32 s31, v91, 35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[30:31], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[94:95], 0, v[0:1]
	s_mov_b64 s[30:31], 0
	s_branch .LBB0_216
.LBB0_214:
	s_mov_b64 s[30:31], 0
	s_cbranch_execnz .LBB0_217
	s_branch .LBB0_218
.LBB0_215:
	s_mov_b64 s[30:31], -1
.LBB0_216:
	s_branch .LBB0_218
.LBB0_217:
	s_cmp_lg_u32 s73, 0
	s_mov_b64 s[0:1], -1
	s_cselect_b64 s[30:31], -1, 0
.LBB0_218:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_236
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_221
.LBB0_220:
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s30, s75, s0
	s_addc_u32 s31, s72, s1
	global_load_dword v2, v9, s[30:31]
	s_add_u32 s0, s94, s0
	s_addc_u32 s1, s95, s1
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[0:1], s[0:1]
.LBB0_221:
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_224
.LBB0_222:
	s_or_b64 exec, exec, s[44:45]
	.loc	1 40 0
	v_readfirstlane_b32 s7, v3
	s_nop 1
	v_mov_b32_e32 v3, s7
	ds_write_b32 v9, v3
.LBB0_223:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc, v3, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_227
.LBB0_224:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[30:31], s[42:43]
	s_cbranch_execz .LBB0_223
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_222
	; a2a.wait acquire system
	global_load_dword v3, v[0:1], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_222
.LBB0_227:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], -1
	.loc	1 42 0
	s_and_b64 vcc, exec, s[16:17]
	.loc	1 41 0
	s_memrealtime s[64:65]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccnz .LBB0_230
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_430
.LBB0_229:
	.loc	1 43 0
	s_andn2_b64 vcc, exec, s[92:93]
	s_cbranch_vccz .LBB0_498
	s_branch .LBB0_178
.LBB0_230:
	.loc	1 42 0
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_407
	s_cmp_lt_i32 s52, 5
	s_cbranch_scc1 .LBB0_286
	s_cmp_lt_i32 s52, 6
	s_cbranch_scc1 .LBB0_260
	s_cmp_eq_u32 s52, 6
	s_cbranch_scc0 .LBB0_259
	s_ashr_i32 s0, s6, 31
	v_readlane_b32 s1, v90, 16
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s6
	v_readlane_b32 s7, v90, 7
	s_mul_hi_u32 s7, s1, s7
	s_mul_i32 s30, s7, s29
	s_sub_i32 s1, s1, s30
	s_add_i32 s30, s7, 1
	s_sub_i32 s31, s1, s29
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s7, s30, s7
	s_cselect_b32 s1, s31, s1
	s_add_i32 s30, s7, 1
	s_cmp_ge_u32 s1, s29
	s_cselect_b32 s1, s30, s7
	s_xor_b32 s1, s1, s0
	s_sub_i32 s7, s1, s0
	v_readlane_b32 s30, v91, 21
	v_lshl_or_b32 v32, s7, 3, v44
	s_mul_i32 s7, s7, s30
	v_readlane_b32 s30, v91, 22
	v_readlane_b32 s31, v91, 23
	s_sub_i32 s7, s6, s7
	v_cmp_gt_i32_e64 s[44:45], s30, v32
	v_readlane_b32 s30, v91, 30
	v_lshl_or_b32 v0, s7, 6, v45
	v_readlane_b32 s31, v91, 31
	v_cmp_gt_i32_e64 s[46:47], s40, v0
	s_andn2_b64 vcc, exec, s[30:31]
	v_ashrrev_i32_e32 v1, 31, v0
	s_cbranch_vccnz .LBB0_255
	v_lshl_or_b32 v2, s1, 3, v44
	s_lshl_b32 s0, s0, 3
	v_subrev_u32_e32 v2, s0, v2
	v_readlane_b32 s0, v91, 13
	s_mov_b32 s7, s0
	v_readlane_b32 s1, v91, 14
	v_mul_lo_u32 v4, s0, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	s_branch .LBB0_239
.LBB0_236:
	.loc	1 39 0
	global_load_dword v2, v9, s[56:57] offset:168
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[0:1], s[94:95]
	s_cbranch_execz .LBB0_220
	s_branch .LBB0_221
.LBB0_237:
	s_or_b64 exec, exec, s[30:31]
	.loc	1 42 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v31, v30
	v_pk_mul_f32 v[6:7], v[30:31], v[6:7]
.LBB0_238:
	s_add_i32 s7, s7, -1
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	s_cmp_lg_u32 s7, 0
	v_add_u32_e32 v4, 1, v4
	s_cbranch_scc0 .LBB0_256
.LBB0_239:
	v_ashrrev_i32_e32 v5, 31, v4
	v_mov_b32_e32 v8, -1
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_241
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v8, v[6:7], off
.LBB0_241:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v91, 26
	v_readlane_b32 s1, v91, 27
	s_andn2_b64 vcc, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], -1, v8
	s_cbranch_vccnz .LBB0_247
	v_mov_b32_e32 v30, 0
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_244
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[76:77]
	global_load_dword v30, v[6:7], off
.LBB0_244:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_246
	v_sub_u32_e32 v7, 0, v8
	v_max_i32_e32 v7, v8, v7
	v_ashrrev_i32_e32 v6, 31, v8
	v_mul_hi_u32 v8, v7, v59
	v_mul_lo_u32 v31, v8, s14
	v_sub_u32_e32 v7, v7, v31
	v_add_u32_e32 v31, 1, v8
	v_cmp_le_u32_e32 vcc, s14, v7
	v_xor_b32_e32 v6, s28, v6
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v31, vcc
	v_subrev_u32_e32 v31, s14, v7
	v_cndmask_b32_e32 v7, v7, v31, vcc
	v_add_u32_e32 v31, 1, v8
	v_cmp_le_u32_e32 vcc, s14, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v31, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v6, v7, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[60:61]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_246:
	s_or_b64 exec, exec, s[30:31]
	global_load_dwordx2 v[34:35], v9, s[20:21]
	s_waitcnt vmcnt(1)
	v_mad_i64_i32 v[30:31], s[30:31], v30, s26, 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v34
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v35, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[86:87], 0, v[6:7]
	v_lshl_add_u64 v[30:31], v[30:31], 1, v[6:7]
	s_branch .LBB0_248
.LBB0_247:
	v_mad_i64_i32 v[6:7], s[30:31], v4, s26, 0
	v_lshl_add_u64 v[30:31], v[6:7], 1, s[88:89]
.LBB0_248:
	v_mov_b32_e32 v8, v9
	s_and_b64 s[48:49], s[46:47], s[0:1]
	v_mov_b64_e32 v[6:7], v[8:9]
	s_and_saveexec_b64 s[30:31], s[48:49]
	s_cbranch_execz .LBB0_250
	v_lshl_add_u64 v[6:7], v[0:1], 1, v[30:31]
	global_load_dword v6, v[6:7], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0xffff0000, v6
	v_lshlrev_b32_e32 v6, 16, v6
.LBB0_250:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s30, v91, 38
	v_readlane_b32 s31, v91, 39
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_238
	v_mov_b32_e32 v30, 0
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_237
	v_readlane_b32 s0, v91, 9
	v_readlane_b32 s1, v91, 10
	s_nop 1
	v_lshl_add_u64 v[30:31], v[4:5], 2, s[0:1]
	global_load_dword v30, v[30:31], off
	s_branch .LBB0_237
.LBB0_253:
	.loc	1 39 0
	global_load_dword v2, v9, s[56:57] offset:168
	v_mov_b64_e32 v[0:1], s[94:95]
	s_cbranch_execz .LBB0_208
	s_branch .LBB0_209
.LBB0_254:
	v_mov_b32_e32 v2, 0
	s_cbranch_execz .LBB0_192
	s_branch .LBB0_193
.LBB0_255:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
.LBB0_256:
	.loc	1 42 0
	s_and_b64 s[30:31], s[44:45], s[46:47]
	s_and_saveexec_b64 s[0:1], s[30:31]
	s_cbranch_execz .LBB0_258
	v_and_b32_sdwa v5, v2, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s7, 0x7fff
	v_and_b32_sdwa v4, v3, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v2, v5, s7
	v_cmp_o_f32_e32 vcc, v2, v2
	v_add3_u32 v4, v3, v4, s7
	s_mov_b32 s7, 0x5040100
	v_cndmask_b32_sdwa v2, v63, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	s_nop 1
	v_cndmask_b32_sdwa v3, v63, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v3, v2, s7
	v_mad_i64_i32 v[2:3], s[30:31], v32, s26, 0
	v_readlane_b32 s30, v91, 3
	v_readlane_b32 s31, v91, 4
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[30:31]
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[2:3]
	global_store_dword v[0:1], v4, off
.LBB0_258:
	s_or_b64 exec, exec, s[0:1]
.LBB0_259:
	s_mov_b64 s[0:1], 0
.LBB0_260:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_285
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s0, v90, 16
	s_xor_b32 s31, s7, s0
	s_abs_i32 s0, s6
	v_readlane_b32 s1, v90, 7
	s_mul_hi_u32 s1, s0, s1
	s_mul_i32 s30, s1, s29
	s_sub_i32 s0, s0, s30
	s_add_i32 s30, s1, 1
	s_sub_i32 s44, s0, s29
	s_cmp_ge_u32 s0, s29
	s_cselect_b32 s45, s30, s1
	s_cselect_b32 s30, s44, s0
	s_add_i32 s44, s45, 1
	s_cmp_ge_u32 s30, s29
	s_cselect_b64 s[46:47], -1, 0
	s_and_b64 s[0:1], s[46:47], exec
	s_cselect_b32 s0, s44, s45
	s_xor_b32 s0, s0, s31
	s_sub_i32 s0, s0, s31
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[44:45], s[0:1], 2
	s_add_u32 s44, s75, s44
	s_addc_u32 s45, s72, s45
	v_mov_b32_e32 v8, 0
	global_load_dword v4, v8, s[44:45]
	s_lshl_b32 s31, s0, 4
	v_or_b32_e32 v0, s31, v46
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[80:81]
	v_mov_b32_e32 v30, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[44:45], v46, v4
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_263
	global_load_dword v30, v[2:3], off
.LBB0_263:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_265
	global_load_dword v8, v[2:3], off
.LBB0_265:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v2, s31, v40
	v_ashrrev_i32_e32 v3, 31, v2
	v_cmp_lt_i32_e32 vcc, v40, v4
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[80:81]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_267
	global_load_dword v31, v[2:3], off
.LBB0_267:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_269
	global_load_dword v1, v[2:3], off
.LBB0_269:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v8
	v_max_i32_e32 v3, v8, v3
	v_mul_hi_u32 v4, v3, v60
	v_readlane_b32 s0, v91, 24
	v_mul_lo_u32 v5, v4, s15
	v_ashrrev_i32_e32 v2, 31, v8
	v_readlane_b32 s1, v91, 25
	v_sub_u32_e32 v3, v3, v5
	v_add_u32_e32 v5, 1, v4
	v_xor_b32_e32 v2, s1, v2
	v_cmp_le_u32_e64 s[0:1], s15, v3
	v_mov_b64_e32 v[6:7], 0
	s_nop 0
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_subrev_u32_e32 v5, s15, v3
	v_cndmask_b32_e64 v3, v3, v5, s[0:1]
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e64 s[0:1], s15, v3
	s_nop 1
	v_cndmask_b32_e64 v3, v4, v5, s[0:1]
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v4, v3, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_271
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 3, s[60:61]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_271:
	s_or_b64 exec, exec, s[0:1]
	v_sub_u32_e32 v32, 0, v1
	v_max_i32_e32 v32, v1, v32
	v_mul_hi_u32 v33, v32, v60
	v_readlane_b32 s0, v91, 24
	v_mul_lo_u32 v34, v33, s15
	v_ashrrev_i32_e32 v5, 31, v1
	v_readlane_b32 s1, v91, 25
	v_sub_u32_e32 v32, v32, v34
	v_add_u32_e32 v34, 1, v33
	v_xor_b32_e32 v5, s1, v5
	v_cmp_le_u32_e64 s[0:1], s15, v32
	s_nop 1
	v_cndmask_b32_e64 v33, v33, v34, s[0:1]
	v_subrev_u32_e32 v34, s15, v32
	v_cndmask_b32_e64 v32, v32, v34, s[0:1]
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e64 s[0:1], s15, v32
	s_nop 1
	v_cndmask_b32_e64 v32, v33, v34, s[0:1]
	v_xor_b32_e32 v32, v32, v5
	v_sub_u32_e32 v5, v32, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_273
	v_mov_b32_e32 v2, s62
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 3, s[60:61]
	global_load_dwordx2 v[2:3], v[2:3], off
.LBB0_273:
	s_or_b64 exec, exec, s[0:1]
	v_sub_u32_e32 v33, 0, v30
	v_max_i32_e32 v33, v30, v33
	v_mul_hi_u32 v34, v33, v60
	v_mul_lo_u32 v35, v34, s15
	v_sub_u32_e32 v33, v33, v35
	v_add_u32_e32 v35, 1, v34
	v_cmp_le_u32_e64 s[0:1], s15, v33
	v_readlane_b32 s48, v91, 24
	v_ashrrev_i32_e32 v32, 31, v30
	v_cndmask_b32_e64 v34, v34, v35, s[0:1]
	v_subrev_u32_e32 v35, s15, v33
	v_cndmask_b32_e64 v33, v33, v35, s[0:1]
	v_add_u32_e32 v35, 1, v34
	v_cmp_le_u32_e64 s[0:1], s15, v33
	v_readlane_b32 s49, v91, 25
	s_sub_i32 s31, s30, s29
	v_cndmask_b32_e64 v33, v34, v35, s[0:1]
	v_sub_u32_e32 v34, 0, v31
	v_max_i32_e32 v34, v31, v34
	v_mul_hi_u32 v35, v34, v60
	v_mul_lo_u32 v36, v35, s15
	v_sub_u32_e32 v34, v34, v36
	v_add_u32_e32 v36, 1, v35
	v_cmp_le_u32_e64 s[0:1], s15, v34
	v_xor_b32_e32 v32, s49, v32
	v_xor_b32_e32 v33, v33, v32
	v_cndmask_b32_e64 v35, v35, v36, s[0:1]
	v_subrev_u32_e32 v36, s15, v34
	v_cndmask_b32_e64 v34, v34, v36, s[0:1]
	v_sub_u32_e32 v32, v33, v32
	v_ashrrev_i32_e32 v33, 31, v31
	v_add_u32_e32 v36, 1, v35
	v_cmp_le_u32_e64 s[0:1], s15, v34
	v_xor_b32_e32 v33, s49, v33
	s_nop 0
	v_cndmask_b32_e64 v34, v35, v36, s[0:1]
	v_xor_b32_e32 v34, v34, v33
	v_sub_u32_e32 v33, v34, v33
	v_mov_b32_e32 v34, s62
	v_cndmask_b32_e64 v35, v34, v32, s[44:45]
	v_mul_lo_u32 v32, v32, s48
	v_sub_u32_e32 v32, v30, v32
	v_mul_lo_u32 v30, v33, s48
	v_cndmask_b32_e32 v34, v34, v33, vcc
	v_sub_u32_e32 v33, v31, v30
	global_load_dwordx2 v[30:31], v9, s[20:21]
	v_sub_u32_e32 v37, 0, v32
	v_ashrrev_i32_e32 v36, 31, v32
	v_max_i32_e32 v32, v32, v37
	s_and_b64 s[0:1], s[46:47], exec
	v_mul_hi_u32 v37, v32, v61
	s_cselect_b32 s0, s31, s30
	v_mul_lo_u32 v74, v37, s33
	s_xor_b32 s0, s0, s7
	v_sub_u32_e32 v32, v32, v74
	s_sub_i32 s7, s0, s7
	v_add_u32_e32 v74, 1, v37
	v_cmp_le_u32_e64 s[0:1], s33, v32
	v_readlane_b32 s30, v90, 18
	v_lshlrev_b32_e32 v35, 24, v35
	v_cndmask_b32_e64 v37, v37, v74, s[0:1]
	v_subrev_u32_e32 v74, s33, v32
	v_cndmask_b32_e64 v32, v32, v74, s[0:1]
	v_add_u32_e32 v74, 1, v37
	v_cmp_le_u32_e64 s[0:1], s33, v32
	v_xor_b32_e32 v36, s30, v36
	v_lshlrev_b32_e32 v34, 24, v34
	v_cndmask_b32_e64 v32, v37, v74, s[0:1]
	v_xor_b32_e32 v32, v32, v36
	v_sub_u32_e32 v37, 0, v33
	v_sub_u32_e32 v32, v32, v36
	v_ashrrev_i32_e32 v36, 31, v33
	v_max_i32_e32 v33, v33, v37
	v_mul_hi_u32 v37, v33, v61
	v_mul_lo_u32 v74, v37, s33
	v_sub_u32_e32 v33, v33, v74
	v_add_u32_e32 v74, 1, v37
	v_cmp_le_u32_e64 s[0:1], s33, v33
	v_xor_b32_e32 v36, s30, v36
	v_readlane_b32 s30, v90, 19
	v_cndmask_b32_e64 v37, v37, v74, s[0:1]
	v_subrev_u32_e32 v74, s33, v33
	v_cndmask_b32_e64 v33, v33, v74, s[0:1]
	v_add_u32_e32 v74, 1, v37
	v_cmp_le_u32_e64 s[0:1], s33, v33
	v_readlane_b32 s31, v90, 20
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v33, v37, v74, s[0:1]
	v_xor_b32_e32 v33, v33, v36
	v_sub_u32_e32 v33, v33, v36
	v_ashrrev_i32_e32 v36, 31, v32
	v_lshrrev_b32_e32 v36, 29, v36
	v_add_u32_e32 v32, v32, v36
	v_ashrrev_i32_e32 v36, 31, v33
	v_lshrrev_b32_e32 v36, 29, v36
	v_add_u32_e32 v33, v33, v36
	v_ashrrev_i32_e32 v32, 3, v32
	v_ashrrev_i32_e32 v33, 3, v33
	v_readlane_b32 s0, v91, 21
	s_barrier
	s_nop 0
	v_mul_lo_u32 v32, v32, s0
	v_mul_lo_u32 v33, v33, s0
	v_add3_u32 v32, v35, s7, v32
	v_add3_u32 v33, v34, s7, v33
	v_cmp_eq_u32_e64 s[0:1], v32, v33
	s_and_b64 s[0:1], s[44:45], s[0:1]
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v32, 0, 1, s[0:1]
	s_and_b64 s[0:1], s[30:31], s[0:1]
	v_cndmask_b32_e64 v33, 0, 1, s[0:1]
	v_mov_b32_e32 v34, v33
	s_nop 1
	v_mov_b32_dpp v34, v34 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v34, v33 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v33, v34, v33
	v_mov_b32_e32 v34, v33
	s_nop 1
	v_mov_b32_dpp v34, v34 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v34, v33 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v33, v33, v34
	v_mov_b32_e32 v34, v33
	s_nop 1
	v_mov_b32_dpp v34, v34 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v33, v33, v34
	v_mov_b32_e32 v34, v33
	s_nop 1
	v_mov_b32_dpp v34, v34 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v33, v33, v34
	v_add_u32_e32 v34, 0, v47
	ds_write_b32 v34, v33
	v_mov_b32_e32 v33, v32
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v33, v33 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v35, v48
	s_nop 0
	v_mov_b32_dpp v33, v32 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v32, v33, v32
	v_mov_b32_e32 v33, v32
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v33, v33 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v33, v32 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v32, v33, v32
	v_mov_b32_e32 v33, v32
	s_nop 1
	v_mov_b32_dpp v33, v33 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v32, v32, v33
	v_mov_b32_e32 v33, v32
	s_nop 1
	v_mov_b32_dpp v33, v33 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v32, v32, v33
	ds_write_b32 v34, v32
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v34, v48
	v_lshl_or_b32 v32, s7, 6, v20
	v_cmp_gt_i32_e64 s[0:1], s40, v32
	s_and_b64 s[0:1], s[44:45], s[0:1]
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_275
	v_mad_i64_i32 v[36:37], s[0:1], v0, s26, 0
	v_ashrrev_i32_e32 v33, 31, v32
	v_lshl_add_u64 v[36:37], v[36:37], 1, s[86:87]
	v_lshlrev_b64 v[32:33], 1, v[32:33]
	v_lshl_add_u64 v[36:37], v[36:37], 0, v[32:33]
	global_load_dwordx2 v[36:37], v[36:37], off
	s_waitcnt vmcnt(1)
	v_sub_co_u32_e64 v6, s[0:1], v6, v30
	v_mul_lo_u32 v0, v4, s48
	s_nop 0
	v_subb_co_u32_e64 v7, s[0:1], v7, v31, s[0:1]
	v_ashrrev_i32_e32 v4, 31, v7
	v_sub_u32_e32 v0, v8, v0
	v_lshrrev_b32_e32 v8, 28, v4
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[88:89], 0, v[6:7]
	v_mad_i64_i32 v[74:75], s[0:1], v0, s26, 0
	v_lshl_add_u64 v[6:7], v[74:75], 1, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[32:33]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[36:37], off
.LBB0_275:
	s_or_b64 exec, exec, s[30:31]
	v_mul_lo_u32 v0, v5, s48
	v_sub_u32_e32 v4, v1, v0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v0, s[0:1], v2, v30
	v_readlane_b32 s30, v91, 17
	s_nop 0
	v_subb_co_u32_e64 v1, s[0:1], v3, v31, s[0:1]
	v_sub_u32_e32 v3, 0, v4
	v_ashrrev_i32_e32 v2, 31, v1
	v_max_i32_e32 v3, v4, v3
	v_lshrrev_b32_e32 v8, 28, v2
	v_ashrrev_i32_e32 v2, 31, v4
	v_mul_hi_u32 v4, v3, v61
	v_mul_lo_u32 v5, v4, s33
	v_readlane_b32 s0, v90, 18
	v_sub_u32_e32 v3, v3, v5
	v_add_u32_e32 v5, 1, v4
	v_xor_b32_e32 v2, s0, v2
	v_cmp_le_u32_e64 s[0:1], s33, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
	v_and_b32_e32 v0, -16, v0
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_subrev_u32_e32 v5, s33, v3
	v_cndmask_b32_e64 v3, v3, v5, s[0:1]
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e64 s[0:1], s33, v3
	v_lshl_add_u64 v[0:1], s[8:9], 0, v[0:1]
	v_readlane_b32 s31, v91, 18
	v_cndmask_b32_e64 v3, v4, v5, s[0:1]
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_readlane_b32 s0, v91, 21
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v9
	v_mul_lo_u32 v2, v2, s0
	v_add_u32_e32 v2, s7, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[0:1]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v2, v35, v49
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, s[30:31], s[0:1]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	s_barrier
	s_nop 0
	v_add_u32_dpp v3, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v4, v2 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v2 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v3, v3, v4, v5
	s_nop 1
	v_add_u32_dpp v3, v3, v3 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v3, v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v3, v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v3, v3, v3 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_lshl_add_u32 v4, v3, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v64, v4, vcc
	ds_permute_b32 v4, v3, v34
	ds_permute_b32 v0, v3, v0
	ds_permute_b32 v1, v3, v1
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_gt_u32_e32 vcc, s0, v13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_284
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[30:31], vcc, 1
	s_and_b32 s7, s31, 0x55555555
	s_and_b32 s30, s30, 0x55555555
	s_sub_u32 s30, vcc_lo, s30
	s_subb_u32 s31, vcc_hi, s7
	s_mov_b32 s71, s70
	s_and_b64 s[44:45], s[30:31], s[70:71]
	s_lshr_b64 s[30:31], s[30:31], 2
	s_and_b64 s[30:31], s[30:31], s[70:71]
	s_add_u32 s30, s30, s44
	s_addc_u32 s31, s31, s45
	s_lshr_b64 s[44:45], s[30:31], 4
	s_add_u32 s7, s44, s30
	s_addc_u32 s30, s45, s31
	s_and_b32 s7, s7, 0xf0f0f0f
	s_and_b32 s31, s30, 0xf0f0f0f
	s_mul_i32 s30, s7, 0x1010101
	s_mul_hi_u32 s7, s7, 0x1010101
	s_add_i32 s7, s7, s30
	s_mul_i32 s31, s31, 0x1010101
	s_add_i32 s31, s7, s31
	v_cmp_gt_u64_e32 vcc, s[30:31], v[28:29]
	s_cbranch_vccnz .LBB0_282
	s_mov_b32 s7, 0
	s_mov_b64 s[30:31], 0
.LBB0_278:
	v_readfirstlane_b32 s44, v0
	v_readfirstlane_b32 s45, v1
	v_mov_b32_e32 v5, s7
	s_nop 0
	v_cmp_eq_u64_e64 s[44:45], s[44:45], v[0:1]
	s_bcnt1_i32_b64 s46, s[44:45]
	s_add_i32 s7, s7, s46
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mov_b32_e32 v6, s46
	s_or_b64 s[30:31], s[44:45], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_278
	s_or_b64 exec, exec, s[30:31]
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
	v_readlane_b32 s71, v90, 33
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_281
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v3, v2, v4 offset:128
	v_cmp_gt_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v66 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v67 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v68 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v69 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v4, v3, v4
.LBB0_281:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[30:31], 1, v2
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_283
	s_branch .LBB0_284
.LBB0_282:
	s_mov_b64 s[30:31], -1
	v_readlane_b32 s71, v90, 33
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_284
.LBB0_283:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_284:
	s_or_b64 exec, exec, s[0:1]
.LBB0_285:
	s_mov_b64 s[0:1], 0
.LBB0_286:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_406
	s_cmp_gt_i32 s52, 3
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_367
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s0, v90, 16
	s_xor_b32 s44, s7, s0
	s_abs_i32 s0, s6
	v_readlane_b32 s1, v90, 7
	s_mul_hi_u32 s1, s0, s1
	s_mul_i32 s30, s1, s29
	s_sub_i32 s0, s0, s30
	s_add_i32 s30, s1, 1
	s_sub_i32 s31, s0, s29
	s_cmp_ge_u32 s0, s29
	s_cselect_b32 s45, s30, s1
	s_cselect_b32 s48, s31, s0
	s_add_i32 s46, s45, 1
	s_cmp_ge_u32 s48, s29
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[30:31], s[0:1], exec
	s_cselect_b32 s30, s46, s45
	s_xor_b32 s30, s30, s44
	s_sub_i32 s46, s30, s44
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[30:31], s[46:47], 2
	s_add_u32 s44, s68, s30
	s_addc_u32 s45, s69, s31
	s_add_u32 s30, s75, s30
	v_mov_b32_e32 v74, 0
	s_addc_u32 s31, s72, s31
	global_load_dword v2, v74, s[30:31]
	global_load_dword v8, v74, s[44:45]
	s_lshl_b32 s47, s46, 4
	s_waitcnt lgkmcnt(1)
	v_or_b32_e32 v0, s47, v46
	v_mov_b32_e32 v76, 0
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e64 s[44:45], v46, v2
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execz .LBB0_290
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[4:5], v[0:1], 2, s[80:81]
	global_load_dword v76, v[4:5], off
.LBB0_290:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v4, s47, v40
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_lt_i32_e64 s[50:51], v40, v2
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[80:81]
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_292
	global_load_dword v74, v[2:3], off
.LBB0_292:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_294
	global_load_dword v77, v[2:3], off
.LBB0_294:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_296
	global_load_dword v75, v[2:3], off
.LBB0_296:
	s_or_b64 exec, exec, s[30:31]
	v_mad_i64_i32 v[0:1], s[30:31], v0, s22, 0
	v_readlane_b32 s30, v90, 21
	v_readlane_b32 s31, v90, 22
	v_lshl_add_u64 v[6:7], v[0:1], 1, v[24:25]
	s_and_b64 s[54:55], s[30:31], s[44:45]
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[30:31], s[54:55]
	s_cbranch_execz .LBB0_298
	global_load_dword v2, v[6:7], off
.LBB0_298:
	s_or_b64 exec, exec, s[30:31]
	s_sub_i32 s30, s48, s29
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, s30, s48
	s_xor_b32 s0, s0, s7
	s_sub_i32 s48, s0, s7
	s_lshl_b32 s7, s48, 6
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v8, s40
	v_add_u32_e32 v0, s7, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[32:33], v[0:1], 0, v[22:23]
	v_mad_u64_u32 v[0:1], s[0:1], v32, s22, 0
	v_readlane_b32 s0, v91, 42
	v_readlane_b32 s1, v91, 43
	v_cmp_lt_i64_e32 vcc, -1, v[32:33]
	v_readlane_b32 s30, v90, 23
	v_cmp_gt_i64_e64 s[0:1], s[0:1], v[32:33]
	v_mul_lo_u32 v3, v33, s22
	v_mul_lo_u32 v8, v32, s23
	s_and_b64 s[0:1], vcc, s[0:1]
	v_readlane_b32 s31, v90, 24
	v_add3_u32 v1, v1, v8, v3
	s_and_b64 s[54:55], s[30:31], s[0:1]
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[30:31], s[54:55]
	s_cbranch_execz .LBB0_300
	v_lshl_add_u64 v[30:31], v[0:1], 1, v[14:15]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_300:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s30, v91, 44
	v_readlane_b32 s31, v91, 45
	v_add_u32_e32 v78, 0, v50
	v_add_u32_e32 v79, 0, v51
	s_andn2_b64 vcc, exec, s[30:31]
	ds_write_b32 v78, v2 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b128 v79, v[30:33]
	s_cbranch_vccnz .LBB0_312
	v_add_u32_e32 v80, 0, v53
	v_add_u32_e32 v81, 0, v54
	ds_read_b64 v[34:35], v80 offset:4096
	ds_read_b64 v[32:33], v81 offset:4096
	v_readlane_b32 s30, v90, 29
	v_readlane_b32 s31, v90, 30
	s_and_b64 s[54:55], s[44:45], s[30:31]
	s_setprio 1
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v36, 0
	s_and_saveexec_b64 s[30:31], s[54:55]
	s_cbranch_execz .LBB0_303
	global_load_dword v36, v[6:7], off offset:64
.LBB0_303:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s30, v91, 5
	v_readlane_b32 s31, v91, 6
	s_nop 1
	v_lshl_add_u64 v[30:31], v[0:1], 1, s[30:31]
	v_add_u32_e32 v82, v55, v52
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[0:3], v82 offset1:4
	s_setprio 0
	v_readlane_b32 s30, v90, 10
	v_readlane_b32 s31, v90, 11
	s_and_b64 s[54:55], s[0:1], s[30:31]
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	s_and_saveexec_b64 s[30:31], s[54:55]
	s_cbranch_execz .LBB0_305
	v_lshlrev_b32_e32 v8, 1, v12
	v_lshl_add_u64 v[84:85], v[30:31], 0, v[8:9]
	global_load_dwordx4 v[84:87], v[84:85], off offset:64
.LBB0_305:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[0:1], v[34:35], 0
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 a[0:3], v[2:3], v[32:33], a[0:3]
	s_setprio 0
	v_readlane_b32 s30, v90, 2
	v_readlane_b32 s31, v90, 3
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	ds_write_b32 v78, v36 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v79, v[84:87]
	s_cbranch_vccnz .LBB0_313
	s_mov_b32 s47, 64
	s_branch .LBB0_308
.LBB0_307:
	s_or_b64 exec, exec, vcc
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[0:1], v[34:35], a[0:3]
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 a[0:3], v[2:3], v[32:33], a[0:3]
	s_setprio 0
	s_add_i32 s47, s30, 32
	s_cmp_lt_i32 s30, s71
	s_waitcnt vmcnt(0)
	ds_write_b32 v78, v8 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v79, v[84:87]
	s_cbranch_scc0 .LBB0_313
.LBB0_308:
	ds_read_b64 v[34:35], v80 offset:4096
	ds_read_b64 v[32:33], v81 offset:4096
	v_add_u32_e32 v0, s47, v41
	v_cmp_gt_i32_e32 vcc, s41, v0
	s_and_b64 s[54:55], s[44:45], vcc
	s_setprio 1
	s_ashr_i32 s31, s47, 31
	s_mov_b32 s30, s47
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 vcc, s[54:55]
	s_cbranch_execz .LBB0_310
	v_lshl_add_u64 v[0:1], s[30:31], 1, v[6:7]
	global_load_dword v8, v[0:1], off
.LBB0_310:
	s_or_b64 exec, exec, vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[0:3], v82 offset1:4
	s_setprio 0
	v_mov_b32_e32 v37, s31
	v_or_b32_e32 v36, s30, v12
	s_cmp_gt_i32 s30, -1
	s_cselect_b64 s[54:55], -1, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[36:37]
	s_and_b64 s[54:55], s[54:55], vcc
	s_and_b64 s[54:55], s[0:1], s[54:55]
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	s_and_saveexec_b64 vcc, s[54:55]
	s_cbranch_execz .LBB0_307
	v_lshl_add_u64 v[36:37], v[36:37], 1, v[30:31]
	global_load_dwordx4 v[84:87], v[36:37], off
	s_branch .LBB0_307
.LBB0_312:
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
.LBB0_313:
	v_add_u32_e32 v6, 0, v53
	v_add_u32_e32 v8, 0, v54
	ds_read_b64 v[6:7], v6 offset:4096
	ds_read_b64 v[30:31], v8 offset:4096
	v_readlane_b32 s0, v91, 46
	v_readlane_b32 s1, v91, 47
	v_accvgpr_read_b32 v0, a0
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v3, a3
	s_andn2_b64 vcc, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_315
	v_add_u32_e32 v8, v55, v52
	ds_read2_b64 v[32:35], v8 offset1:4
	v_accvgpr_write_b32 a0, v0
	v_accvgpr_write_b32 a1, v1
	v_accvgpr_write_b32 a2, v2
	v_accvgpr_write_b32 a3, v3
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[6:7], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[34:35], v[30:31], a[0:3]
	s_nop 6
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v0, a0
.LBB0_315:
	v_readlane_b32 s0, v91, 40
	v_readlane_b32 s1, v91, 41
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_319
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_318
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[84:85]
	global_load_dword v6, v[6:7], off
.LBB0_318:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v6
	v_pk_mul_f32 v[0:1], v[0:1], v[6:7]
	v_pk_mul_f32 v[2:3], v[2:3], v[6:7]
.LBB0_319:
	s_cmp_lt_i32 s74, 3
	s_cbranch_scc1 .LBB0_321
	s_cmp_eq_u32 s74, 3
	s_cselect_b64 s[0:1], -1, 0
	s_cbranch_execz .LBB0_322
	s_branch .LBB0_323
.LBB0_321:
	s_mov_b64 s[0:1], 0
.LBB0_322:
	s_cmp_eq_u32 s74, 1
	s_cselect_b64 s[0:1], -1, 0
.LBB0_323:
	v_mov_b32_e32 v32, 0
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b64_e32 v[6:7], s[8:9]
	s_mov_b64 s[0:1], s[50:51]
	s_cbranch_vccnz .LBB0_327
	v_sub_u32_e32 v6, 0, v76
	v_max_i32_e32 v6, v76, v6
	v_mul_hi_u32 v7, v6, v60
	v_mul_lo_u32 v8, v7, s15
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	v_readlane_b32 s0, v91, 24
	v_ashrrev_i32_e32 v5, 31, v76
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s15, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	v_readlane_b32 s1, v91, 25
	v_readlane_b32 s30, v90, 19
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_sub_u32_e32 v7, 0, v77
	v_max_i32_e32 v7, v77, v7
	v_mul_hi_u32 v8, v7, v60
	v_mul_lo_u32 v30, v8, s15
	v_sub_u32_e32 v7, v7, v30
	v_add_u32_e32 v30, 1, v8
	v_cmp_le_u32_e32 vcc, s15, v7
	v_xor_b32_e32 v5, s1, v5
	v_xor_b32_e32 v6, v6, v5
	v_cndmask_b32_e32 v8, v8, v30, vcc
	v_subrev_u32_e32 v30, s15, v7
	v_cndmask_b32_e32 v7, v7, v30, vcc
	v_add_u32_e32 v30, 1, v8
	v_cmp_le_u32_e32 vcc, s15, v7
	v_sub_u32_e32 v5, v6, v5
	v_ashrrev_i32_e32 v6, 31, v77
	v_cndmask_b32_e32 v7, v8, v30, vcc
	v_sub_u32_e32 v8, 0, v75
	v_max_i32_e32 v8, v75, v8
	v_mul_hi_u32 v30, v8, v60
	v_mul_lo_u32 v31, v30, s15
	v_sub_u32_e32 v8, v8, v31
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s15, v8
	v_xor_b32_e32 v6, s1, v6
	v_xor_b32_e32 v7, v7, v6
	v_cndmask_b32_e32 v30, v30, v31, vcc
	v_subrev_u32_e32 v31, s15, v8
	v_cndmask_b32_e32 v8, v8, v31, vcc
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s15, v8
	v_sub_u32_e32 v6, v7, v6
	v_ashrrev_i32_e32 v7, 31, v75
	v_cndmask_b32_e32 v8, v30, v31, vcc
	v_mov_b32_e32 v30, s62
	v_cndmask_b32_e64 v31, v30, v5, s[44:45]
	v_mul_lo_u32 v5, v5, s0
	v_sub_u32_e32 v5, v76, v5
	v_sub_u32_e32 v33, 0, v5
	v_ashrrev_i32_e32 v32, 31, v5
	v_max_i32_e32 v5, v5, v33
	v_mul_hi_u32 v33, v5, v61
	v_mul_lo_u32 v34, v33, s33
	v_sub_u32_e32 v5, v5, v34
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e32 vcc, s33, v5
	v_cndmask_b32_e64 v30, v30, v6, s[50:51]
	v_mul_lo_u32 v6, v6, s0
	v_cndmask_b32_e32 v33, v33, v34, vcc
	v_subrev_u32_e32 v34, s33, v5
	v_cndmask_b32_e32 v5, v5, v34, vcc
	v_readlane_b32 s0, v90, 18
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e32 vcc, s33, v5
	v_sub_u32_e32 v6, v77, v6
	v_xor_b32_e32 v32, s0, v32
	v_cndmask_b32_e32 v5, v33, v34, vcc
	v_xor_b32_e32 v5, v5, v32
	v_sub_u32_e32 v33, 0, v6
	v_sub_u32_e32 v5, v5, v32
	v_ashrrev_i32_e32 v32, 31, v6
	v_max_i32_e32 v6, v6, v33
	v_mul_hi_u32 v33, v6, v61
	v_mul_lo_u32 v34, v33, s33
	v_sub_u32_e32 v6, v6, v34
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e32 vcc, s33, v6
	v_xor_b32_e32 v32, s0, v32
	v_readlane_b32 s0, v91, 21
	v_cndmask_b32_e32 v33, v33, v34, vcc
	v_subrev_u32_e32 v34, s33, v6
	v_cndmask_b32_e32 v6, v6, v34, vcc
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e32 vcc, s33, v6
	v_lshlrev_b32_e32 v31, 24, v31
	v_lshlrev_b32_e32 v30, 24, v30
	v_cndmask_b32_e32 v6, v33, v34, vcc
	v_xor_b32_e32 v6, v6, v32
	v_sub_u32_e32 v6, v6, v32
	v_ashrrev_i32_e32 v32, 31, v5
	v_lshrrev_b32_e32 v32, 29, v32
	v_add_u32_e32 v5, v5, v32
	v_ashrrev_i32_e32 v32, 31, v6
	v_lshrrev_b32_e32 v32, 29, v32
	v_add_u32_e32 v6, v6, v32
	v_ashrrev_i32_e32 v5, 3, v5
	v_ashrrev_i32_e32 v6, 3, v6
	v_mul_lo_u32 v5, v5, s0
	v_mul_lo_u32 v6, v6, s0
	v_add3_u32 v5, v31, s48, v5
	v_add3_u32 v6, v30, s48, v6
	v_cmp_eq_u32_e32 vcc, v5, v6
	v_xor_b32_e32 v7, s1, v7
	s_and_b64 s[0:1], s[44:45], vcc
	s_and_b64 s[0:1], s[50:51], s[0:1]
	v_readlane_b32 s31, v90, 20
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	s_and_b64 s[0:1], s[30:31], s[0:1]
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_mov_b32_e32 v30, v5
	v_mov_b32_e32 v31, v6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v30, v30 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_dpp v31, v31 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	v_mov_b32_dpp v30, v5 row_shl:8 row_mask:0xf bank_mask:0x3
	v_mov_b32_dpp v31, v6 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v5, v30, v5
	v_add_u32_e32 v6, v31, v6
	v_mov_b32_e32 v30, v5
	v_mov_b32_e32 v31, v6
	s_nop 0
	v_mov_b32_dpp v30, v30 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v31, v31 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 0
	v_mov_b32_dpp v30, v5 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v31, v6 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v5, v5, v30
	v_add_u32_e32 v6, v31, v6
	v_mov_b32_e32 v30, v5
	v_mov_b32_e32 v31, v6
	s_nop 0
	v_mov_b32_dpp v30, v30 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v31, v31 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v5, v5, v30
	v_add_u32_e32 v6, v6, v31
	v_mov_b32_e32 v30, v5
	v_mov_b32_e32 v31, v6
	s_nop 0
	v_mov_b32_dpp v30, v30 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v31, v31 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v5, v5, v30
	v_add_u32_e32 v30, 0, v47
	v_add_u32_e32 v6, v6, v31
	ds_write_b32 v30, v5
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v48
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v30, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v32, v48
	v_xor_b32_e32 v6, v8, v7
	v_sub_u32_e32 v30, v6, v7
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_326
	v_ashrrev_i32_e32 v31, 31, v30
	v_lshl_add_u64 v[6:7], v[30:31], 3, s[60:61]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_326:
	s_or_b64 exec, exec, s[0:1]
	global_load_dwordx2 v[34:35], v9, s[20:21]
	v_readlane_b32 s0, v91, 24
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_readlane_b32 s1, v91, 25
	v_mul_lo_u32 v8, v30, s0
	v_sub_u32_e32 v5, v75, v8
	v_sub_u32_e32 v30, 0, v5
	v_ashrrev_i32_e32 v8, 31, v5
	v_max_i32_e32 v5, v5, v30
	v_mul_hi_u32 v30, v5, v61
	v_mul_lo_u32 v31, v30, s33
	v_sub_u32_e32 v5, v5, v31
	s_and_b64 s[0:1], s[50:51], vcc
	v_add_u32_e32 v33, 1, v30
	v_subrev_u32_e32 v31, s33, v5
	v_cmp_le_u32_e32 vcc, s33, v5
	v_readlane_b32 s30, v90, 18
	s_nop 0
	v_cndmask_b32_e32 v30, v30, v33, vcc
	v_cndmask_b32_e32 v5, v5, v31, vcc
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s33, v5
	v_xor_b32_e32 v8, s30, v8
	v_readlane_b32 s30, v91, 21
	v_cndmask_b32_e32 v5, v30, v31, vcc
	v_xor_b32_e32 v5, v5, v8
	v_sub_u32_e32 v5, v5, v8
	v_ashrrev_i32_e32 v8, 31, v5
	v_lshrrev_b32_e32 v8, 29, v8
	v_add_u32_e32 v5, v5, v8
	v_ashrrev_i32_e32 v5, 3, v5
	v_mul_lo_u32 v5, v5, s30
	v_add_u32_e32 v30, s48, v5
	v_ashrrev_i32_e32 v31, 31, v30
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v34
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v35, vcc
	v_ashrrev_i32_e32 v5, 31, v7
	v_lshrrev_b32_e32 v8, 28, v5
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[8:9], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[30:31], 2, v[6:7]
.LBB0_327:
	v_readlane_b32 s30, v91, 49
	v_readlane_b32 s31, v91, 50
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_331
	v_sub_u32_e32 v5, 0, v74
	v_max_i32_e32 v5, v74, v5
	v_mul_hi_u32 v8, v5, v60
	v_mul_lo_u32 v30, v8, s15
	v_sub_u32_e32 v5, v5, v30
	v_add_u32_e32 v30, 1, v8
	v_cmp_le_u32_e32 vcc, s15, v5
	v_readlane_b32 s30, v91, 24
	v_ashrrev_i32_e32 v4, 31, v74
	v_cndmask_b32_e32 v8, v8, v30, vcc
	v_subrev_u32_e32 v30, s15, v5
	v_cndmask_b32_e32 v5, v5, v30, vcc
	v_readlane_b32 s31, v91, 25
	v_add_u32_e32 v30, 1, v8
	v_cmp_le_u32_e32 vcc, s15, v5
	v_xor_b32_e32 v4, s31, v4
	s_nop 0
	v_cndmask_b32_e32 v5, v8, v30, vcc
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v4, v5, v4
	v_mov_b64_e32 v[30:31], 0
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_330
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[30:31], v[4:5], 3, s[60:61]
	global_load_dwordx2 v[30:31], v[30:31], off
.LBB0_330:
	s_or_b64 exec, exec, s[30:31]
	global_load_dwordx2 v[34:35], v9, s[20:21]
	v_readlane_b32 s30, v91, 24
	v_readlane_b32 s31, v91, 25
	s_nop 0
	v_mul_lo_u32 v4, v4, s30
	v_sub_u32_e32 v33, v74, v4
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v30, v34
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v31, v35, vcc
	v_ashrrev_i32_e32 v8, 31, v5
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[8:9]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[88:89], 0, v[4:5]
	v_mad_i64_i32 v[30:31], s[30:31], v33, s26, 0
	v_lshl_add_u64 v[4:5], v[30:31], 1, v[4:5]
	s_branch .LBB0_332
.LBB0_331:
	v_mad_i64_i32 v[4:5], s[30:31], v4, s26, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[86:87]
.LBB0_332:
	v_or_b32_e32 v30, s7, v47
	v_cmp_gt_i32_e32 vcc, s40, v30
	s_and_b64 s[44:45], vcc, s[50:51]
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execz .LBB0_334
	v_bfe_u32 v8, v2, 16, 1
	s_movk_i32 s7, 0x7fff
	v_bfe_u32 v31, v3, 16, 1
	v_add3_u32 v8, v2, v8, s7
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v33, v0, 16, 1
	v_add3_u32 v31, v3, v31, s7
	v_cndmask_b32_sdwa v2, v63, v8, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_bfe_u32 v34, v1, 16, 1
	v_add3_u32 v33, v0, v33, s7
	v_cndmask_b32_sdwa v3, v63, v31, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v0, v0
	v_add3_u32 v34, v1, v34, s7
	s_mov_b32 s7, 0x5040100
	v_cndmask_b32_sdwa v0, v63, v33, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v1, v1
	v_ashrrev_i32_e32 v31, 31, v30
	v_perm_b32 v3, v3, v2, s7
	v_cndmask_b32_sdwa v1, v63, v34, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v1, v0, s7
	v_lshl_add_u64 v[0:1], v[30:31], 1, v[4:5]
	global_store_dwordx2 v[0:1], v[2:3], off
.LBB0_334:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[50:51], -1
	s_mov_b64 s[44:45], 0
	s_cmp_lt_i32 s74, 2
	s_mov_b64 s[30:31], 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_waitcnt lgkmcnt(0)
	s_cbranch_scc0 .LBB0_338
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccnz .LBB0_344
.LBB0_336:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_345
.LBB0_337:
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_355
	s_branch .LBB0_366
.LBB0_338:
	s_cmp_eq_u32 s74, 2
	s_mov_b64 s[30:31], -1
	s_cbranch_scc0 .LBB0_343
	s_barrier
	s_and_saveexec_b64 s[30:31], s[42:43]
	s_cbranch_execz .LBB0_342
	s_mov_b64 s[50:51], exec
	v_mbcnt_lo_u32_b32 v0, s50, 0
	v_mbcnt_hi_u32_b32 v0, s51, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[54:55], exec, vcc
	s_mov_b64 exec, s[54:55]
	s_cbranch_execz .LBB0_342
	v_readlane_b32 s7, v91, 48
	s_mul_i32 s46, s46, s7
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[46:47], s[46:47], 2
	s_add_u32 s7, s12, s46
	s_addc_u32 s54, s13, s47
	s_ashr_i32 s49, s48, 31
	s_lshl_b64 s[46:47], s[48:49], 2
	s_add_u32 s46, s7, s46
	s_addc_u32 s47, s54, s47
	s_bcnt1_i32_b64 s7, s[50:51]
	v_mov_b32_e32 v0, s7
	; a2a.signal release system
	global_atomic_add v9, v0, s[46:47] offset:8 sc1
.LBB0_342:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[30:31], 0
.LBB0_343:
	s_branch .LBB0_336
.LBB0_344:
	s_cmp_lg_u32 s74, 0
	s_mov_b64 s[44:45], -1
	s_cselect_b64 s[30:31], -1, 0
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_337
.LBB0_345:
	v_readlane_b32 s30, v90, 14
	v_readlane_b32 s31, v90, 15
	s_and_b64 vcc, s[0:1], s[30:31]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v9
	v_add_u32_dpp v0, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v1, v2 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v2 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v0, v0, v1, v3
	s_barrier
	s_nop 0
	v_add_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_lshl_add_u32 v1, v0, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_cndmask_b32_e32 v1, v64, v1, vcc
	ds_permute_b32 v4, v1, v32
	ds_permute_b32 v0, v1, v6
	ds_permute_b32 v1, v1, v7
	v_cmp_ne_u32_e32 vcc, 0, v2
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
	s_lshr_b64 s[30:31], vcc, 1
	s_and_b32 s7, s31, 0x55555555
	s_and_b32 s30, s30, 0x55555555
	s_sub_u32 s30, vcc_lo, s30
	s_subb_u32 s31, vcc_hi, s7
	s_mov_b32 s71, s70
	s_and_b64 s[44:45], s[30:31], s[70:71]
	s_lshr_b64 s[30:31], s[30:31], 2
	s_and_b64 s[30:31], s[30:31], s[70:71]
	s_add_u32 s30, s30, s44
	s_addc_u32 s31, s31, s45
	s_lshr_b64 s[44:45], s[30:31], 4
	s_add_u32 s7, s44, s30
	s_addc_u32 s30, s45, s31
	s_and_b32 s7, s7, 0xf0f0f0f
	s_and_b32 s31, s30, 0xf0f0f0f
	s_mul_i32 s30, s7, 0x1010101
	s_mul_hi_u32 s7, s7, 0x1010101
	s_add_i32 s7, s7, s30
	s_mul_i32 s31, s31, 0x1010101
	s_add_i32 s31, s7, s31
	v_cmp_gt_u64_e32 vcc, s[30:31], v[28:29]
	s_cbranch_vccnz .LBB0_352
	s_mov_b32 s7, 0
	s_mov_b64 s[30:31], 0
.LBB0_348:
	v_readfirstlane_b32 s44, v0
	v_readfirstlane_b32 s45, v1
	v_mov_b32_e32 v5, s7
	s_nop 0
	v_cmp_eq_u64_e64 s[44:45], s[44:45], v[0:1]
	s_bcnt1_i32_b64 s46, s[44:45]
	s_add_i32 s7, s7, s46
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mov_b32_e32 v6, s46
	s_or_b64 s[30:31], s[44:45], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_348
	s_or_b64 exec, exec, s[30:31]
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
	v_readlane_b32 s71, v90, 33
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_351
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v3, v2, v4 offset:128
	v_cmp_gt_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v66 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v67 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v68 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v69 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v4, v3, v4
.LBB0_351:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[30:31], 1, v2
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_353
	s_branch .LBB0_354
.LBB0_352:
	s_mov_b64 s[30:31], -1
	v_readlane_b32 s71, v90, 33
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_354
.LBB0_353:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_354:
	s_or_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_366
.LBB0_355:
	s_barrier
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_359
	s_mov_b64 s[44:45], exec
	v_mbcnt_lo_u32_b32 v0, s44, 0
	v_mbcnt_hi_u32_b32 v0, s45, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_358
	s_bcnt1_i32_b64 s7, s[44:45]
	v_readlane_b32 s44, v91, 51
	v_mov_b32_e32 v1, s7
	v_readlane_b32 s45, v91, 52
	s_nop 4
	; a2a.signal release system
	global_atomic_add v1, v9, v1, s[44:45] sc0 sc1
.LBB0_358:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v1
	s_nop 1
	v_add_u32_e32 v0, s7, v0
	ds_write_b32 v9, v0
.LBB0_359:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v73
	s_cbranch_vccz .LBB0_362
	s_branch .LBB0_366
.LBB0_360:
	s_or_b64 exec, exec, s[30:31]
	v_readfirstlane_b32 s7, v0
	s_nop 1
	v_mov_b32_e32 v0, s7
	ds_write_b32 v9, v0
.LBB0_361:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v0, v72
	s_cbranch_vccz .LBB0_365
.LBB0_362:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_361
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_360
	v_readlane_b32 s44, v91, 51
	v_readlane_b32 s45, v91, 52
	s_nop 4
	; a2a.wait acquire system
	global_load_dword v0, v9, s[44:45] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_360
.LBB0_365:
	v_readlane_b32 s0, v91, 53
	v_readlane_b32 s1, v91, 54
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], s[60:61]
	s_mov_b32 s7, s63
	s_cbranch_vccz .LBB0_385
.LBB0_366:
	s_mov_b64 s[0:1], 0
.LBB0_367:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_406
	s_cmp_lg_u32 s52, 3
	s_cbranch_scc1 .LBB0_406
	s_ashr_i32 s0, s6, 31
	v_readlane_b32 s1, v90, 17
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s6
	v_readlane_b32 s7, v90, 9
	s_mul_hi_u32 s7, s1, s7
	v_readlane_b32 s44, v90, 8
	s_mul_i32 s30, s7, s44
	s_sub_i32 s1, s1, s30
	s_add_i32 s30, s7, 1
	s_sub_i32 s31, s1, s44
	s_cmp_ge_u32 s1, s44
	s_cselect_b32 s7, s30, s7
	s_cselect_b32 s1, s31, s1
	s_add_i32 s30, s7, 1
	s_cmp_ge_u32 s1, s44
	s_cselect_b32 s1, s30, s7
	s_xor_b32 s1, s1, s0
	s_sub_i32 s46, s1, s0
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[0:1], s[46:47], 2
	s_add_u32 s30, s68, s0
	s_addc_u32 s31, s69, s1
	s_add_u32 s0, s75, s0
	s_addc_u32 s1, s72, s1
	global_load_dword v34, v9, s[0:1]
	global_load_dword v2, v9, s[30:31]
	s_lshl_b32 s7, s46, 4
	s_waitcnt lgkmcnt(1)
	v_or_b32_e32 v0, s7, v46
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[0:1], v0, s26, 0
	v_readlane_b32 s0, v91, 57
	v_readlane_b32 s1, v91, 58
	v_mov_b32_e32 v30, 0
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[26:27]
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e64 s[44:45], v46, v34
	s_and_b64 s[30:31], s[0:1], s[44:45]
	s_and_saveexec_b64 s[0:1], s[30:31]
	s_cbranch_execz .LBB0_371
	global_load_dword v6, v[0:1], off
.LBB0_371:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v91, 20
	s_mul_i32 s0, s46, s0
	s_sub_i32 s0, s6, s0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s41
	s_lshl_b32 s47, s0, 6
	v_lshlrev_b32_e32 v2, 1, v2
	v_add_u32_e32 v4, s47, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[32:33], v[4:5], 0, v[22:23]
	v_mad_u64_u32 v[2:3], s[0:1], v32, s26, 0
	v_readlane_b32 s0, v91, 55
	v_readlane_b32 s1, v91, 56
	v_cmp_lt_i64_e32 vcc, -1, v[32:33]
	v_mul_lo_u32 v5, v33, s26
	v_cmp_gt_i64_e64 s[0:1], s[0:1], v[32:33]
	s_and_b64 s[48:49], vcc, s[0:1]
	v_readlane_b32 s0, v90, 25
	v_mul_lo_u32 v7, v32, s27
	v_readlane_b32 s1, v90, 26
	v_add3_u32 v3, v3, v7, v5
	s_and_b64 s[30:31], s[0:1], s[48:49]
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[0:1], s[30:31]
	s_cbranch_execz .LBB0_373
	v_lshl_add_u64 v[30:31], v[2:3], 1, v[16:17]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_373:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, s41, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[36:37], v[4:5], 0, v[22:23]
	v_mad_u64_u32 v[4:5], s[0:1], v36, s26, 0
	v_readlane_b32 s0, v91, 55
	v_readlane_b32 s1, v91, 56
	v_cmp_lt_i64_e32 vcc, -1, v[36:37]
	v_readlane_b32 s30, v90, 25
	v_cmp_gt_i64_e64 s[0:1], s[0:1], v[36:37]
	v_mul_lo_u32 v7, v37, s26
	v_mul_lo_u32 v8, v36, s27
	s_and_b64 s[0:1], vcc, s[0:1]
	v_readlane_b32 s31, v90, 26
	v_add3_u32 v5, v5, v8, v7
	s_and_b64 s[50:51], s[30:31], s[0:1]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_375
	v_lshl_add_u64 v[36:37], v[4:5], 1, v[16:17]
	global_load_dwordx4 v[74:77], v[36:37], off
.LBB0_375:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s30, v91, 59
	v_readlane_b32 s31, v91, 60
	v_add_u32_e32 v35, 0, v50
	v_add_u32_e32 v36, 0, v51
	s_andn2_b64 vcc, exec, s[30:31]
	ds_write_b32 v35, v6 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b128 v36, v[30:33]
	ds_write_b128 v36, v[74:77] offset:4096
	s_cbranch_vccnz .LBB0_395
	v_readlane_b32 s30, v90, 31
	v_readlane_b32 s31, v90, 32
	s_and_b64 s[50:51], s[44:45], s[30:31]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v32, 0
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_378
	global_load_dword v32, v[0:1], off offset:64
.LBB0_378:
	s_or_b64 exec, exec, s[30:31]
	v_add_u32_e32 v37, 0, v53
	v_readlane_b32 s30, v91, 7
	v_add_u32_e32 v74, 0, v54
	ds_read_b64 v[30:31], v37 offset:8192
	ds_read_b64 v[6:7], v74 offset:8192
	v_readlane_b32 s31, v91, 8
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[30:31]
	v_readlane_b32 s30, v90, 12
	v_readlane_b32 s31, v90, 13
	s_and_b64 s[50:51], s[48:49], s[30:31]
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_380
	v_lshlrev_b32_e32 v8, 1, v12
	v_lshl_add_u64 v[76:77], v[2:3], 0, v[8:9]
	global_load_dwordx4 v[76:79], v[76:77], off offset:64
.LBB0_380:
	s_or_b64 exec, exec, s[30:31]
	v_add_u32_e32 v75, 0, v21
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[80:83], v75 offset1:4
	v_readlane_b32 s30, v91, 7
	v_readlane_b32 s31, v91, 8
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[80:81], v[30:31], 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[30:31]
	v_readlane_b32 s30, v90, 12
	v_readlane_b32 s31, v90, 13
	v_mfma_f32_16x16x16_bf16 a[0:3], v[82:83], v[6:7], a[0:3]
	s_and_b64 s[50:51], s[0:1], s[30:31]
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_382
	v_lshlrev_b32_e32 v8, 1, v12
	v_lshl_add_u64 v[80:81], v[4:5], 0, v[8:9]
	global_load_dwordx4 v[80:83], v[80:81], off offset:64
.LBB0_382:
	s_or_b64 exec, exec, s[30:31]
	v_add_u32_e32 v8, 0x1000, v75
	ds_read2_b64 v[84:87], v8 offset1:4
	v_readlane_b32 s30, v90, 5
	v_readlane_b32 s31, v90, 6
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	ds_write_b32 v35, v32 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v36, v[76:79]
	ds_write_b128 v36, v[80:83] offset:4096
	v_mfma_f32_16x16x16_bf16 a[4:7], v[84:85], v[30:31], 0
	v_mfma_f32_16x16x16_bf16 a[4:7], v[86:87], v[6:7], a[4:7]
	s_cbranch_vccnz .LBB0_396
	s_mov_b32 s30, 64
	s_branch .LBB0_389
.LBB0_384:
	s_or_b64 exec, exec, s[30:31]
	s_add_i32 s7, s7, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc1 .LBB0_366
.LBB0_385:
	s_nop 0
	global_load_dwordx2 v[0:1], v9, s[0:1]
	global_load_dwordx2 v[2:3], v9, s[20:21]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s46, v0
	v_readfirstlane_b32 s47, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s48, v2
	v_readfirstlane_b32 s49, v3
	s_and_saveexec_b64 s[30:31], s[42:43]
	s_cbranch_execz .LBB0_384
	s_mov_b64 s[44:45], exec
	v_mbcnt_lo_u32_b32 v0, s44, 0
	v_mbcnt_hi_u32_b32 v0, s45, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[50:51], exec, vcc
	s_mov_b64 exec, s[50:51]
	s_cbranch_execz .LBB0_384
	s_sub_u32 s46, s46, s48
	s_subb_u32 s47, s47, s49
	s_ashr_i32 s48, s47, 31
	s_lshr_b32 s48, s48, 28
	s_add_u32 s46, s46, s48
	s_addc_u32 s47, s47, 0
	s_and_b32 s46, s46, -16
	v_readlane_b32 s48, v91, 32
	v_readlane_b32 s49, v91, 33
	s_add_u32 s46, s48, s46
	s_addc_u32 s47, s49, s47
	s_bcnt1_i32_b64 s44, s[44:45]
	v_mov_b32_e32 v0, s44
	; a2a.signal release system
	global_atomic_add v9, v0, s[46:47] sc1
	s_branch .LBB0_384
.LBB0_388:
	s_or_b64 exec, exec, s[30:31]
	ds_read2_b64 v[86:89], v8 offset1:4
	s_add_i32 s30, s50, 32
	v_readlane_b32 s31, v90, 4
	s_cmp_lt_i32 s50, s31
	s_waitcnt vmcnt(0)
	ds_write_b32 v35, v84 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v36, v[76:79]
	ds_write_b128 v36, v[80:83] offset:4096
	v_mfma_f32_16x16x16_bf16 a[4:7], v[86:87], v[30:31], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[88:89], v[6:7], a[4:7]
	s_cbranch_scc0 .LBB0_396
.LBB0_389:
	v_add_u32_e32 v6, s30, v41
	v_cmp_gt_i32_e32 vcc, s40, v6
	s_and_b64 vcc, s[44:45], vcc
	s_ashr_i32 s51, s30, 31
	s_mov_b32 s50, s30
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v84, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_391
	v_lshl_add_u64 v[6:7], s[50:51], 1, v[0:1]
	global_load_dword v84, v[6:7], off
.LBB0_391:
	s_or_b64 exec, exec, s[30:31]
	ds_read_b64 v[30:31], v37 offset:8192
	ds_read_b64 v[6:7], v74 offset:8192
	v_mov_b32_e32 v33, s51
	v_or_b32_e32 v32, s50, v12
	s_cmp_gt_i32 s50, -1
	s_cselect_b64 s[30:31], -1, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[32:33]
	s_and_b64 s[30:31], s[30:31], vcc
	s_and_b64 s[54:55], s[48:49], s[30:31]
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 vcc, s[54:55]
	s_cbranch_execz .LBB0_393
	v_lshl_add_u64 v[76:77], v[32:33], 1, v[2:3]
	global_load_dwordx4 v[76:79], v[76:77], off
.LBB0_393:
	s_or_b64 exec, exec, vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[80:83], v75 offset1:4
	s_and_b64 s[54:55], s[0:1], s[30:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[80:81], v[30:31], a[0:3]
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mfma_f32_16x16x16_bf16 a[0:3], v[82:83], v[6:7], a[0:3]
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	s_and_saveexec_b64 s[30:31], s[54:55]
	s_cbranch_execz .LBB0_388
	v_lshl_add_u64 v[32:33], v[32:33], 1, v[4:5]
	global_load_dwordx4 v[80:83], v[32:33], off
	s_branch .LBB0_388
.LBB0_395:
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
.LBB0_396:
	v_add_u32_e32 v8, 0, v53
	v_add_u32_e32 v32, 0, v54
	ds_read_b64 v[30:31], v8 offset:8192
	ds_read_b64 v[32:33], v32 offset:8192
	v_readlane_b32 s30, v91, 61
	v_readlane_b32 s31, v91, 62
	v_accvgpr_read_b32 v4, a0
	v_accvgpr_read_b32 v5, a1
	v_cndmask_b32_e64 v8, 0, 1, s[30:31]
	v_accvgpr_read_b32 v0, a4
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_read_b32 v6, a2
	v_accvgpr_read_b32 v7, a3
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a7
	v_cmp_ne_u32_e64 s[0:1], 1, v8
	s_andn2_b64 vcc, exec, s[30:31]
	v_add_u32_e32 v37, 0, v21
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_398
	ds_read2_b64 v[74:77], v37 offset1:4
	v_accvgpr_write_b32 a0, v4
	v_accvgpr_write_b32 a1, v5
	v_accvgpr_write_b32 a2, v6
	v_accvgpr_write_b32 a3, v7
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_bf16 a[0:3], v[74:75], v[30:31], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[76:77], v[32:33], a[0:3]
	s_nop 6
	v_accvgpr_read_b32 v7, a3
	v_accvgpr_read_b32 v6, a2
	v_accvgpr_read_b32 v5, a1
	v_accvgpr_read_b32 v4, a0
.LBB0_398:
	v_accvgpr_read_b32 v8, a3
	v_accvgpr_read_b32 v35, a2
	v_accvgpr_read_b32 v36, a1
	s_and_b64 vcc, exec, s[0:1]
	v_accvgpr_read_b32 v74, a0
	s_cbranch_vccnz .LBB0_400
	v_add_u32_e32 v37, 0x1000, v37
	ds_read2_b64 v[76:79], v37 offset1:4
	v_accvgpr_write_b32 a0, v0
	v_accvgpr_write_b32 a1, v1
	v_accvgpr_write_b32 a2, v2
	v_accvgpr_write_b32 a3, v3
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_bf16 a[0:3], v[76:77], v[30:31], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[78:79], v[32:33], a[0:3]
	s_nop 6
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v0, a0
.LBB0_400:
	v_or_b32_e32 v30, s47, v47
	v_cmp_lt_i32_e32 vcc, v40, v34
	v_cmp_gt_i32_e64 s[0:1], s41, v30
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[48:49], s[0:1]
	s_cbranch_execz .LBB0_402
	s_mov_b32 s30, 0x3fb8aa3b
	v_mul_f32_e64 v32, -v74, s30
	s_mov_b32 s31, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s31, v32
	v_sub_f32_e32 v31, 0, v74
	v_mul_f32_e64 v33, -v36, s30
	v_cndmask_b32_e32 v32, 0, v70, vcc
	v_fmac_f32_e32 v32, 0x3fb8aa3b, v31
	v_cmp_gt_f32_e64 s[0:1], s31, v33
	v_exp_f32_e32 v31, v32
	v_sub_f32_e32 v32, 0, v36
	v_cndmask_b32_e64 v33, 0, v70, s[0:1]
	v_fmac_f32_e32 v33, 0x3fb8aa3b, v32
	v_exp_f32_e32 v33, v33
	v_cndmask_b32_e32 v32, 0, v71, vcc
	v_ldexp_f32 v32, v31, v32
	v_cndmask_b32_e64 v31, 0, v71, s[0:1]
	v_ldexp_f32 v33, v33, v31
	v_pk_add_f32 v[32:33], v[32:33], 1.0 op_sel_hi:[1,0]
	v_or_b32_e32 v36, s7, v40
	v_div_scale_f32 v31, s[0:1], v33, v33, v5
	v_rcp_f32_e32 v34, v31
	s_nop 0
	v_fma_f32 v37, -v31, v34, 1.0
	v_fmac_f32_e32 v34, v37, v34
	v_div_scale_f32 v37, vcc, v5, v33, v5
	v_mul_f32_e32 v74, v37, v34
	v_fma_f32 v75, -v31, v74, v37
	v_fmac_f32_e32 v74, v75, v34
	v_fma_f32 v31, -v31, v74, v37
	v_div_scale_f32 v37, s[0:1], v32, v32, v4
	v_rcp_f32_e32 v75, v37
	v_div_fmas_f32 v31, v31, v34, v74
	v_div_fixup_f32 v5, v31, v33, v5
	v_fma_f32 v31, -v37, v75, 1.0
	v_fmac_f32_e32 v75, v31, v75
	v_div_scale_f32 v31, vcc, v4, v32, v4
	v_mul_f32_e32 v33, v31, v75
	v_fma_f32 v34, -v37, v33, v31
	v_fmac_f32_e32 v33, v34, v75
	v_sub_f32_e32 v34, 0, v35
	v_mul_f32_e64 v35, -v35, s30
	v_cmp_gt_f32_e64 s[0:1], s31, v35
	v_fma_f32 v31, -v37, v33, v31
	v_div_fmas_f32 v31, v31, v75, v33
	v_cndmask_b32_e64 v35, 0, v70, s[0:1]
	v_fmac_f32_e32 v35, 0x3fb8aa3b, v34
	v_exp_f32_e32 v34, v35
	v_sub_f32_e32 v35, 0, v8
	v_mul_f32_e64 v8, -v8, s30
	v_cmp_gt_f32_e64 s[44:45], s31, v8
	v_div_fixup_f32 v4, v31, v32, v4
	v_pk_mul_f32 v[0:1], v[4:5], v[0:1]
	v_cndmask_b32_e64 v8, 0, v70, s[44:45]
	v_fmac_f32_e32 v8, 0x3fb8aa3b, v35
	v_exp_f32_e32 v8, v8
	v_cndmask_b32_e64 v35, 0, v71, s[0:1]
	v_ldexp_f32 v34, v34, v35
	v_cndmask_b32_e64 v35, 0, v71, s[44:45]
	v_ldexp_f32 v35, v8, v35
	v_pk_add_f32 v[34:35], v[34:35], 1.0 op_sel_hi:[1,0]
	s_nop 0
	v_div_scale_f32 v8, s[0:1], v35, v35, v7
	v_rcp_f32_e32 v37, v8
	s_nop 0
	v_fma_f32 v4, -v8, v37, 1.0
	v_fmac_f32_e32 v37, v4, v37
	v_div_scale_f32 v4, vcc, v7, v35, v7
	v_mul_f32_e32 v5, v4, v37
	v_fma_f32 v31, -v8, v5, v4
	v_fmac_f32_e32 v5, v31, v37
	v_fma_f32 v4, -v8, v5, v4
	v_div_scale_f32 v8, s[0:1], v34, v34, v6
	v_rcp_f32_e32 v31, v8
	v_div_fmas_f32 v4, v4, v37, v5
	v_div_fixup_f32 v5, v4, v35, v7
	s_movk_i32 s0, 0x7fff
	v_fma_f32 v4, -v8, v31, 1.0
	v_fmac_f32_e32 v31, v4, v31
	v_div_scale_f32 v4, vcc, v6, v34, v6
	v_mul_f32_e32 v7, v4, v31
	v_fma_f32 v32, -v8, v7, v4
	v_fmac_f32_e32 v7, v32, v31
	v_fma_f32 v4, -v8, v7, v4
	v_div_fmas_f32 v4, v4, v31, v7
	v_div_fixup_f32 v4, v4, v34, v6
	v_pk_mul_f32 v[2:3], v[4:5], v[2:3]
	v_bfe_u32 v6, v0, 16, 1
	v_bfe_u32 v4, v2, 16, 1
	v_bfe_u32 v5, v3, 16, 1
	v_add3_u32 v4, v2, v4, s0
	v_cmp_o_f32_e32 vcc, v2, v2
	v_add3_u32 v5, v3, v5, s0
	v_bfe_u32 v7, v1, 16, 1
	v_cndmask_b32_sdwa v2, v63, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_add3_u32 v6, v0, v6, s0
	v_add3_u32 v7, v1, v7, s0
	v_cndmask_b32_sdwa v3, v63, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v0, v0
	s_mov_b32 s0, 0x5040100
	v_perm_b32 v3, v3, v2, s0
	v_cndmask_b32_sdwa v0, v63, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v1, v1
	v_ashrrev_i32_e32 v31, 31, v30
	s_nop 0
	v_cndmask_b32_sdwa v1, v63, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v1, v0, s0
	v_mad_i64_i32 v[0:1], s[0:1], v36, s22, 0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
	v_lshl_add_u64 v[0:1], v[30:31], 1, v[0:1]
	global_store_dwordx2 v[0:1], v[2:3], off
.LBB0_402:
	s_or_b64 exec, exec, s[48:49]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_405
	s_mov_b64 s[30:31], exec
	v_mbcnt_lo_u32_b32 v0, s30, 0
	v_mbcnt_hi_u32_b32 v0, s31, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[44:45], exec, vcc
	s_mov_b64 exec, s[44:45]
	s_cbranch_execz .LBB0_405
	v_readlane_b32 s7, v91, 48
	s_mul_i32 s44, s46, s7
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[44:45], s[44:45], 2
	s_add_u32 s44, s12, s44
	s_addc_u32 s45, s13, s45
	s_bcnt1_i32_b64 s7, s[30:31]
	v_mov_b32_e32 v0, s7
	; a2a.signal release system
	global_atomic_add v9, v0, s[44:45] offset:4 sc1
.LBB0_405:
	s_or_b64 exec, exec, s[0:1]
.LBB0_406:
	s_mov_b64 s[0:1], 0
.LBB0_407:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_418
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s75, s0
	s_addc_u32 s1, s72, s1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v9, s[0:1]
	s_lshl_b32 s0, s6, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v1
	s_cbranch_vccnz .LBB0_419
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[30:31], s[0:1], 2
	s_add_u32 s1, s82, s30
	s_addc_u32 s7, s83, s31
	s_mov_b32 s90, 0
	s_branch .LBB0_411
.LBB0_410:
	s_add_i32 s90, s90, 1
	v_cmp_ne_u32_e32 vcc, s90, v1
	s_cbranch_vccz .LBB0_419
.LBB0_411:
	s_lshl_b64 s[30:31], s[90:91], 2
	s_add_u32 s30, s1, s30
	s_addc_u32 s31, s7, s31
	global_load_dword v0, v9, s[30:31]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v0
	v_readfirstlane_b32 s30, v0
	s_cbranch_vccnz .LBB0_410
	s_sub_i32 s30, 0, s30
	s_lshr_b32 s30, s30, 4
	s_sub_i32 s30, 0, s30
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s44, s75, s30
	s_addc_u32 s45, s72, s31
	global_load_dword v0, v9, s[44:45]
	s_add_u32 s30, s94, s30
	s_addc_u32 s31, s95, s31
	s_branch .LBB0_415
.LBB0_413:
	s_or_b64 exec, exec, s[46:47]
	v_readfirstlane_b32 s46, v2
	s_nop 1
	v_mov_b32_e32 v2, s46
	ds_write_b32 v9, v2
.LBB0_414:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v0
	s_cbranch_vccz .LBB0_410
.LBB0_415:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_cbranch_execz .LBB0_414
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_413
	; a2a.wait acquire system
	global_load_dword v2, v9, s[30:31] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_413
.LBB0_418:
	s_cbranch_execnz .LBB0_229
	s_branch .LBB0_430
.LBB0_419:
	v_or_b32_e32 v0, s0, v46
	v_add_u32_e32 v1, s0, v1
	v_cmp_lt_i32_e64 s[0:1], v0, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_421
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[82:83]
	global_load_dword v6, v[2:3], off
.LBB0_421:
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 vcc, exec, s[24:25]
	v_readlane_b32 s90, v91, 0
	s_cbranch_vccnz .LBB0_426
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[2:3], s[30:31], v6, s26, 0
	v_readlane_b32 s30, v91, 1
	v_readlane_b32 s31, v91, 2
	s_mov_b64 s[44:45], s[30:31]
	v_mad_i64_i32 v[4:5], s[30:31], v0, s26, 0
	v_cmp_ne_u32_e32 vcc, v6, v0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[44:45]
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[44:45]
	s_and_b64 s[0:1], vcc, s[0:1]
	s_mov_b32 s7, 0
	s_branch .LBB0_424
.LBB0_423:
	s_or_b64 exec, exec, s[30:31]
	s_addk_i32 s7, 0x80
	s_cmp_lt_i32 s7, s40
	s_cbranch_scc0 .LBB0_426
.LBB0_424:
	v_add_u32_e32 v0, s7, v56
	v_cmp_gt_i32_e32 vcc, s40, v0
	s_and_b64 s[44:45], vcc, s[0:1]
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execz .LBB0_423
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[0:1]
	global_load_dwordx4 v[30:33], v[6:7], off
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[0:1]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[0:1], v[30:33], off
	s_branch .LBB0_423
.LBB0_426:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_429
	s_mov_b64 s[30:31], exec
	v_mbcnt_lo_u32_b32 v0, s30, 0
	v_mbcnt_hi_u32_b32 v0, s31, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[44:45], exec, vcc
	s_mov_b64 exec, s[44:45]
	s_cbranch_execz .LBB0_429
	v_readlane_b32 s7, v91, 48
	s_mul_i32 s44, s6, s7
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[44:45], s[44:45], 2
	s_add_u32 s44, s12, s44
	s_addc_u32 s45, s13, s45
	s_bcnt1_i32_b64 s7, s[30:31]
	v_mov_b32_e32 v0, s7
	; a2a.signal release system
	global_atomic_add v9, v0, s[44:45] sc1
.LBB0_429:
	s_or_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_229
.LBB0_430:
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[56:57] offset:164
	s_lshl_b32 s7, s6, 3
	v_or_b32_e32 v2, s7, v44
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v2, v1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_432
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[78:79]
	global_load_dword v4, v[2:3], off
.LBB0_432:
	s_or_b64 exec, exec, s[30:31]
	v_or_b32_e32 v2, s7, v57
	v_cmp_lt_i32_e64 s[44:45], v2, v1
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execz .LBB0_434
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[78:79]
	global_load_dword v0, v[2:3], off
.LBB0_434:
	s_or_b64 exec, exec, s[30:31]
	v_or_b32_e32 v2, s7, v11
	v_ashrrev_i32_e32 v3, 31, v2
	v_cmp_lt_i32_e32 vcc, v2, v1
	v_lshl_add_u64 v[30:31], v[2:3], 2, s[78:79]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_436
	global_load_dword v6, v[30:31], off
.LBB0_436:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_438
	global_load_dword v2, v[30:31], off
.LBB0_438:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v32, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_mov_b32_e32 v30, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_440
	v_lshl_add_u64 v[30:31], v[4:5], 2, s[4:5]
	global_load_dword v30, v[30:31], off
.LBB0_440:
	s_or_b64 exec, exec, s[30:31]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_442
	v_lshl_add_u64 v[32:33], v[0:1], 2, s[4:5]
	global_load_dword v32, v[32:33], off
.LBB0_442:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v35, -1
	v_mov_b32_e32 v33, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_444
	v_lshl_add_u64 v[36:37], v[6:7], 2, s[4:5]
	global_load_dword v33, v[36:37], off
.LBB0_444:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_446
	v_lshl_add_u64 v[34:35], v[2:3], 2, s[4:5]
	global_load_dword v35, v[34:35], off
.LBB0_446:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[50:51], -1, v30
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_448
	v_lshl_add_u64 v[36:37], v[4:5], 2, s[76:77]
	global_load_dword v8, v[36:37], off
.LBB0_448:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e64 s[46:47], -1, v32
	s_and_saveexec_b64 s[0:1], s[46:47]
	s_cbranch_execz .LBB0_450
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[76:77]
	global_load_dword v34, v[0:1], off
.LBB0_450:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e64 s[48:49], -1, v33
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v36, 0
	s_and_saveexec_b64 s[0:1], s[48:49]
	s_cbranch_execz .LBB0_452
	v_lshl_add_u64 v[6:7], v[6:7], 2, s[76:77]
	global_load_dword v36, v[6:7], off
.LBB0_452:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e64 s[44:45], -1, v35
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_454
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[76:77]
	global_load_dword v0, v[0:1], off
.LBB0_454:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execnz .LBB0_458
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execnz .LBB0_459
.LBB0_456:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execnz .LBB0_460
.LBB0_457:
	s_or_b64 exec, exec, s[0:1]
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_461
	s_branch .LBB0_465
.LBB0_458:
	v_readlane_b32 s30, v91, 63
	v_readlane_b32 s31, v90, 0
	s_nop 1
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[30:31]
	global_load_dword v1, v[6:7], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_456
.LBB0_459:
	v_readlane_b32 s30, v91, 63
	v_readlane_b32 s31, v90, 0
	s_nop 1
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[30:31]
	global_load_dword v37, v[6:7], off
	s_or_b64 exec, exec, s[0:1]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_457
.LBB0_460:
	v_sub_u32_e32 v7, 0, v30
	v_max_i32_e32 v7, v30, v7
	v_ashrrev_i32_e32 v6, 31, v30
	v_mul_hi_u32 v30, v7, v59
	v_mul_lo_u32 v31, v30, s14
	v_sub_u32_e32 v7, v7, v31
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s14, v7
	v_xor_b32_e32 v6, s28, v6
	s_nop 0
	v_cndmask_b32_e32 v30, v30, v31, vcc
	v_subrev_u32_e32 v31, s14, v7
	v_cndmask_b32_e32 v7, v7, v31, vcc
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s14, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v30, v31, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v6, v7, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[60:61]
	global_load_dwordx2 v[6:7], v[6:7], off
	s_or_b64 exec, exec, s[0:1]
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_465
.LBB0_461:
	global_load_dwordx2 v[30:31], v9, s[20:21]
	v_sub_u32_e32 v76, 0, v4
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v1, v8
	v_max_i32_e32 v1, v4, v76
	v_mul_hi_u32 v4, v1, v61
	v_mad_i64_i32 v[74:75], s[0:1], v8, s26, 0
	v_mul_lo_u32 v8, v4, s33
	v_readlane_b32 s0, v90, 18
	v_sub_u32_e32 v1, v1, v8
	v_add_u32_e32 v76, 1, v4
	v_xor_b32_e32 v5, s0, v5
	v_subrev_u32_e32 v8, s33, v1
	v_cmp_le_u32_e64 s[0:1], s33, v1
	s_mov_b32 s7, 0
	s_nop 0
	v_cndmask_b32_e64 v4, v4, v76, s[0:1]
	v_cndmask_b32_e64 v1, v1, v8, s[0:1]
	v_add_u32_e32 v8, 1, v4
	v_cmp_le_u32_e64 s[0:1], s33, v1
	s_nop 1
	v_cndmask_b32_e64 v1, v4, v8, s[0:1]
	v_xor_b32_e32 v1, v1, v5
	v_sub_u32_e32 v1, v1, v5
	v_mad_i64_i32 v[4:5], s[0:1], v1, s26, 0
	v_readlane_b32 s0, v91, 11
	v_readlane_b32 s1, v91, 12
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[0:1]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v6, s[0:1], v6, v30
	s_nop 1
	v_subb_co_u32_e64 v7, s[0:1], v7, v31, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v7
	v_lshrrev_b32_e32 v8, 28, v1
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_readlane_b32 s0, v91, 1
	v_and_b32_e32 v6, -16, v6
	v_readlane_b32 s1, v91, 2
	s_nop 1
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[74:75], 1, v[6:7]
	s_and_b64 s[0:1], vcc, s[50:51]
	s_branch .LBB0_463
.LBB0_462:
	s_or_b64 exec, exec, s[30:31]
	s_addk_i32 s7, 0x80
	s_cmp_lt_i32 s7, s40
	s_cbranch_scc0 .LBB0_465
.LBB0_463:
	v_add_u32_e32 v30, s7, v58
	v_cmp_gt_i32_e32 vcc, s40, v30
	s_and_b64 s[50:51], vcc, s[0:1]
	s_and_saveexec_b64 s[30:31], s[50:51]
	s_cbranch_execz .LBB0_462
	v_ashrrev_i32_e32 v31, 31, v30
	v_lshlrev_b64 v[30:31], 1, v[30:31]
	v_lshl_add_u64 v[74:75], v[4:5], 0, v[30:31]
	global_load_dwordx2 v[74:75], v[74:75], off
	v_lshl_add_u64 v[30:31], v[6:7], 0, v[30:31]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[30:31], v[74:75], off
	s_branch .LBB0_462
.LBB0_465:
	v_sub_u32_e32 v4, 0, v35
	v_max_i32_e32 v4, v35, v4
	v_mul_hi_u32 v5, v4, v59
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v6, v5, s14
	v_sub_u32_e32 v4, v4, v6
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s14, v4
	v_ashrrev_i32_e32 v1, 31, v35
	v_xor_b32_e32 v1, s28, v1
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, s14, v4
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s14, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v5, v6, vcc
	v_xor_b32_e32 v4, v4, v1
	v_sub_u32_e32 v30, v4, v1
	v_mov_b32_e32 v1, s62
	v_cndmask_b32_e64 v4, v1, v30, s[44:45]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 3, s[60:61]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_467
	global_load_dwordx2 v[6:7], v[4:5], off
.LBB0_467:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[2:3], s[44:45]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execnz .LBB0_490
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execnz .LBB0_491
.LBB0_469:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execnz .LBB0_492
.LBB0_470:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execnz .LBB0_493
.LBB0_471:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execnz .LBB0_494
.LBB0_472:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_474
.LBB0_473:
	global_load_dwordx2 v[74:75], v9, s[20:21]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v74
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v75, vcc
	v_ashrrev_i32_e32 v7, 31, v3
	v_lshrrev_b32_e32 v8, 28, v7
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[8:9]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[84:85], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[0:1], 2, v[2:3]
	global_store_dword v[2:3], v6, off
.LBB0_474:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v32
	v_max_i32_e32 v3, v32, v3
	v_mul_hi_u32 v6, v3, v59
	v_mul_lo_u32 v7, v6, s14
	v_sub_u32_e32 v3, v3, v7
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s14, v3
	v_ashrrev_i32_e32 v2, 31, v32
	v_xor_b32_e32 v2, s28, v2
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s14, v3
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s14, v3
	s_cmp_lt_i32 s73, 1
	s_mov_b64 s[0:1], -1
	v_cndmask_b32_e32 v3, v6, v7, vcc
	v_sub_u32_e32 v6, 0, v33
	v_max_i32_e32 v6, v33, v6
	v_mul_hi_u32 v7, v6, v59
	v_mul_lo_u32 v8, v7, s14
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s14, v6
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v3, v3, v2
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s14, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_ashrrev_i32_e32 v2, 31, v33
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s14, v6
	v_xor_b32_e32 v2, s28, v2
	s_nop 0
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v2
	v_sub_u32_e32 v6, v6, v2
	s_cbranch_scc1 .LBB0_478
	v_mov_b32_e32 v7, 0
	s_cmp_eq_u32 s73, 1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc0 .LBB0_477
	v_readlane_b32 s0, v91, 19
	s_nop 1
	v_mul_lo_u32 v2, v3, s0
	v_sub_u32_e32 v7, v32, v2
	v_mul_lo_u32 v2, v6, s0
	v_sub_u32_e32 v8, v33, v2
	v_mul_lo_u32 v2, v30, s0
	v_sub_u32_e32 v2, v35, v2
.LBB0_477:
	s_mov_b64 s[0:1], 0
.LBB0_478:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_481
	v_mov_b32_e32 v7, 0
	s_cmp_lg_u32 s73, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_481
	v_ashrrev_i32_e32 v2, 31, v34
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_u32_e32 v2, v34, v2
	v_ashrrev_i32_e32 v7, 4, v2
	v_ashrrev_i32_e32 v2, 31, v36
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshrrev_b32_e32 v1, 28, v1
	v_add_u32_e32 v2, v36, v2
	v_add_u32_e32 v0, v0, v1
	v_ashrrev_i32_e32 v8, 4, v2
	v_ashrrev_i32_e32 v2, 4, v0
.LBB0_481:
	v_mov_b32_e32 v0, s62
	v_cndmask_b32_e64 v1, v0, v3, s[46:47]
	v_cndmask_b32_e64 v0, v0, v6, s[48:49]
	v_lshl_add_u32 v1, v1, 24, v7
	v_lshl_add_u32 v0, v0, 24, v8
	v_cmp_eq_u32_e32 vcc, v1, v0
	v_or_b32_e32 v0, v33, v32
	v_cmp_lt_i32_e64 s[0:1], -1, v0
	s_and_b64 vcc, s[0:1], vcc
	v_readlane_b32 s0, v90, 27
	v_readlane_b32 s1, v90, 28
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
	ds_bpermute_b32 v3, v43, v1
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
	ds_bpermute_b32 v6, v43, v0
	v_mov_b64_e32 v[0:1], 0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_483
	global_load_dwordx2 v[0:1], v[4:5], off
.LBB0_483:
	s_or_b64 exec, exec, s[0:1]
	global_load_dwordx2 v[30:31], v9, s[20:21]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 s[0:1], s[44:45], vcc
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v13
	s_and_b64 vcc, s[2:3], s[0:1]
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
	v_sub_co_u32_e32 v0, vcc, v0, v30
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v1, v31, vcc
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
	s_cbranch_execz .LBB0_497
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[30:31], vcc, 1
	s_and_b32 s7, s31, 0x55555555
	s_and_b32 s30, s30, 0x55555555
	s_sub_u32 s30, vcc_lo, s30
	s_subb_u32 s31, vcc_hi, s7
	s_mov_b32 s71, s70
	s_and_b64 s[44:45], s[30:31], s[70:71]
	s_lshr_b64 s[30:31], s[30:31], 2
	s_and_b64 s[30:31], s[30:31], s[70:71]
	s_add_u32 s30, s30, s44
	s_addc_u32 s31, s31, s45
	s_lshr_b64 s[44:45], s[30:31], 4
	s_add_u32 s7, s44, s30
	s_addc_u32 s30, s45, s31
	s_and_b32 s7, s7, 0xf0f0f0f
	s_and_b32 s31, s30, 0xf0f0f0f
	s_mul_i32 s30, s7, 0x1010101
	s_mul_hi_u32 s7, s7, 0x1010101
	s_add_i32 s7, s7, s30
	s_mul_i32 s31, s31, 0x1010101
	s_add_i32 s31, s7, s31
	v_cmp_gt_u64_e32 vcc, s[30:31], v[28:29]
	s_cbranch_vccnz .LBB0_495
	s_mov_b32 s7, 0
	s_mov_b64 s[30:31], 0
.LBB0_486:
	v_readfirstlane_b32 s44, v0
	v_readfirstlane_b32 s45, v1
	v_mov_b32_e32 v5, s7
	s_nop 0
	v_cmp_eq_u64_e64 s[44:45], s[44:45], v[0:1]
	s_bcnt1_i32_b64 s46, s[44:45]
	s_add_i32 s7, s7, s46
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mov_b32_e32 v6, s46
	s_or_b64 s[30:31], s[44:45], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_486
	s_or_b64 exec, exec, s[30:31]
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
	v_readlane_b32 s71, v90, 33
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_489
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v3, v2, v4 offset:128
	v_cmp_gt_u32_sdwa vcc, v2, v65 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v66 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v67 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v68 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v69 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v2, v3 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_u32_e32 v4, v3, v4
.LBB0_489:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[30:31], 1, v2
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_496
	s_branch .LBB0_497
.LBB0_490:
	global_load_dwordx2 v[74:75], v9, s[20:21]
	v_readlane_b32 s50, v91, 24
	s_mul_i32 s7, s50, s62
	v_add_u32_e32 v31, s7, v2
	v_readlane_b32 s51, v91, 25
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v74
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v75, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[80:81], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[0:1], 2, v[6:7]
	global_store_dword v[6:7], v31, off
	s_or_b64 exec, exec, s[30:31]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execz .LBB0_469
.LBB0_491:
	global_load_dwordx2 v[6:7], v[4:5], off
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_470
.LBB0_492:
	global_load_dwordx2 v[74:75], v9, s[20:21]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v74
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v75, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[82:83], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[0:1], 2, v[6:7]
	global_store_dword v[6:7], v37, off
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execz .LBB0_471
.LBB0_493:
	v_readlane_b32 s50, v91, 9
	v_readlane_b32 s51, v91, 10
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[50:51]
	global_load_dword v6, v[2:3], off
	s_or_b64 exec, exec, s[30:31]
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[30:31], s[44:45]
	s_cbranch_execz .LBB0_472
.LBB0_494:
	global_load_dwordx2 v[2:3], v[4:5], off
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execnz .LBB0_473
	s_branch .LBB0_474
.LBB0_495:
	s_mov_b64 s[30:31], -1
	v_readlane_b32 s71, v90, 33
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_497
.LBB0_496:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_497:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 43 0
	s_andn2_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_178
.LBB0_498:
	.loc	1 44 0
	s_waitcnt lgkmcnt(1)
	global_load_dword v0, v9, s[96:97] offset:128
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s7, v90, 1
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v7, s1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s7
	v_mov_b32_e32 v2, s90
	v_mov_b32_e32 v3, s64
	v_mov_b32_e32 v4, s65
	v_cndmask_b32_e64 v1, v1, v7, s[38:39]
	v_cndmask_b32_e64 v2, v2, v8, s[38:39]
	v_mov_b32_e32 v5, s99
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, s98
	v_cndmask_b32_e64 v2, v2, v3, s[36:37]
	v_cndmask_b32_e64 v1, v1, v4, s[36:37]
	v_cndmask_b32_e64 v1, v1, v5, s[34:35]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v0
	s_add_i32 s0, s0, s6
	s_lshl_b32 s0, s0, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s64, s58, s0
	s_addc_u32 s0, s59, s1
	v_cndmask_b32_e64 v0, v2, v6, s[34:35]
	s_and_b32 s65, s0, 0xffff
	buffer_store_dwordx2 v[0:1], v42, s[64:67], 0 offen
	s_branch .LBB0_178
.LBB0_499:
	.loc	1 47 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 20 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_174
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v0, s16, 0
	v_mbcnt_hi_u32_b32 v0, s17, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_173
	s_bcnt1_i32_b64 s16, s[16:17]
	v_mov_b32_e32 v1, s16
	v_readlane_b32 s16, v91, 15
	v_readlane_b32 s17, v91, 16
	s_nop 4
	global_atomic_add v1, v9, v1, s[16:17] sc0
	s_branch .LBB0_173
.LBB0_502:
	.loc	1 33 0
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
		.amdhsa_next_free_vgpr 100
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 92
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
	.set moe_layer.num_vgpr, 92
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
    .sgpr_spill_count: 106
    .symbol:         moe_layer.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     100
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
