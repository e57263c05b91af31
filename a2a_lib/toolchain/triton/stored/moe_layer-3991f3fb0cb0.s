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
	s_mov_b64 s[84:85], s[0:1]
	v_writelane_b32 v91, s14, 0
	s_load_dwordx2 s[86:87], s[0:1], 0xe0
	s_load_dwordx8 s[20:27], s[84:85], 0x78
	v_writelane_b32 v91, s15, 1
	v_writelane_b32 v91, s12, 2
	s_load_dwordx8 s[92:99], s[84:85], 0x58
	.loc	1 25 0
	v_and_b32_e32 v13, 63, v0
	v_writelane_b32 v91, s13, 3
	v_writelane_b32 v91, s10, 4
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_nop 0
	v_writelane_b32 v91, s11, 5
	v_writelane_b32 v91, s8, 6
	s_nop 1
	v_writelane_b32 v91, s9, 7
	s_load_dwordx8 s[8:15], s[84:85], 0x98
	v_writelane_b32 v91, s6, 8
	s_nop 1
	v_writelane_b32 v91, s7, 9
	v_writelane_b32 v91, s2, 10
	s_load_dwordx8 s[60:67], s[0:1], 0xb8
	s_load_dword s6, s[0:1], 0xf4
	v_writelane_b32 v91, s3, 11
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v91, s8, 12
	.loc	1 16 0
	s_abs_i32 s39, s67
	s_nop 0
	v_writelane_b32 v91, s9, 13
	v_writelane_b32 v91, s10, 14
	v_writelane_b32 v91, s11, 15
	v_writelane_b32 v91, s12, 16
	v_writelane_b32 v91, s13, 17
	v_writelane_b32 v91, s14, 18
	v_writelane_b32 v91, s15, 19
	s_load_dwordx8 s[8:15], s[84:85], 0x38
	v_cvt_f32_u32_e32 v1, s39
	s_sub_i32 s1, 0, s39
	s_ashr_i32 s7, s6, 31
	s_mov_b32 s0, s66
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v91, s8, 20
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_writelane_b32 v91, s9, 21
	v_writelane_b32 v91, s10, 22
	v_writelane_b32 v91, s11, 23
	v_writelane_b32 v91, s12, 24
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_writelane_b32 v91, s13, 25
	v_cvt_u32_f32_e32 v1, v1
	v_writelane_b32 v91, s14, 26
	v_writelane_b32 v91, s15, 27
	.loc	1 21 0
	s_load_dword s15, s[60:61], 0xac
	.loc	1 16 0
	v_readfirstlane_b32 s33, v1
	s_mul_i32 s1, s1, s33
	s_mul_hi_u32 s1, s33, s1
	s_add_i32 s33, s33, s1
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s17, s15, 1
	.loc	1 22 0
	s_lshr_b32 s1, s17, 31
	s_add_i32 s1, s17, s1
	s_and_b32 s1, s1, -2
	s_sub_i32 s1, s17, s1
	s_lshl_b32 s2, s1, 3
	s_ashr_i32 s3, s2, 31
	.loc	1 16 0
	s_abs_i32 s14, s87
	.loc	1 22 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s8, s26, s2
	v_writelane_b32 v91, s20, 28
	s_addc_u32 s9, s27, s3
	s_lshl_b64 s[2:3], s[6:7], 2
	v_writelane_b32 v91, s21, 29
	v_writelane_b32 v91, s22, 30
	v_writelane_b32 v91, s23, 31
	v_writelane_b32 v91, s24, 32
	v_writelane_b32 v91, s25, 33
	v_writelane_b32 v91, s26, 34
	v_writelane_b32 v91, s27, 35
	s_add_u32 s2, s8, s2
	v_writelane_b32 v91, s8, 36
	s_addc_u32 s3, s9, s3
	.loc	1 16 0
	s_mul_hi_u32 s18, s14, s33
	v_writelane_b32 v91, s9, 37
	v_writelane_b32 v91, s2, 38
	.loc	1 24 0
	s_memrealtime s[12:13]
s_waitcnt lgkmcnt(0)
	s_nop 1
	v_writelane_b32 v91, s3, 39
	.loc	1 25 0
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	s_nop 1
	v_writelane_b32 v91, s2, 40
	s_and_b64 s[44:45], vcc, s[2:3]
	s_nop 0
	v_writelane_b32 v91, s3, 41
	.loc	1 22 0
	s_and_saveexec_b64 s[2:3], s[44:45]
	s_cbranch_execz .LBB0_4
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v1, s10, 0
	v_mbcnt_hi_u32_b32 v1, s11, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_3
	s_bcnt1_i32_b64 s7, s[10:11]
	v_readlane_b32 s10, v91, 38
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s11, v91, 39
	s_nop 4
	global_atomic_add v2, v2, v3, s[10:11] sc0
.LBB0_3:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	v_mov_b32_e32 v2, 0
	s_nop 0
	v_add_u32_e32 v1, s7, v1
	ds_write_b32 v2, v1
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 16 0
	s_mul_i32 s7, s18, s39
	s_ashr_i32 s41, s87, 31
	s_ashr_i32 s3, s67, 31
	s_sub_i32 s7, s14, s7
	s_xor_b32 s3, s41, s3
	s_add_i32 s8, s18, 1
	s_sub_i32 s9, s7, s39
	s_cmp_ge_u32 s7, s39
	s_cselect_b32 s8, s8, s18
	s_cselect_b32 s7, s9, s7
	s_add_i32 s9, s8, 1
	s_load_dwordx4 s[48:51], s[84:85], 0x118
	s_load_dwordx8 s[76:83], s[84:85], 0xf8
	s_load_dword s2, s[84:85], 0xf0
	s_load_dwordx2 s[42:43], s[84:85], 0xe8
	s_load_dwordx2 s[10:11], s[84:85], 0xd8
	s_cmp_ge_u32 s7, s39
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s3
	s_sub_i32 s3, s7, s3
	.loc	1 17 0
	v_writelane_b32 v91, s3, 42
	s_waitcnt lgkmcnt(0)
	s_add_i32 s3, s43, 63
	s_ashr_i32 s7, s3, 31
	s_lshr_b32 s7, s7, 26
	s_add_i32 s3, s3, s7
	s_ashr_i32 s3, s3, 6
	v_writelane_b32 v91, s3, 43
	s_add_i32 s3, s42, 63
	s_ashr_i32 s7, s3, 31
	s_lshr_b32 s7, s7, 26
	s_add_i32 s3, s3, s7
	s_ashr_i32 s3, s3, 6
	v_writelane_b32 v91, s3, 44
	s_add_i32 s3, s11, 7
	s_ashr_i32 s7, s3, 31
	.loc	1 25 0
	v_mov_b32_e32 v1, 0
	.loc	1 17 0
	s_lshr_b32 s7, s7, 29
	.loc	1 25 0
	s_barrier
	ds_read_b32 v1, v1
	.loc	1 17 0
	s_add_i32 s3, s3, s7
	s_ashr_i32 s14, s3, 3
	.loc	1 23 0
	s_cmp_eq_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	.loc	1 25 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s3, v1
	s_cmp_lg_u64 s[8:9], 0
	s_subb_u32 s7, s3, 0
	s_mov_b32 s18, s10
	.loc	1 26 0
	s_cmp_gt_i32 s7, -1
	v_writelane_b32 v91, s18, 45
	.loc	1 16 0
	s_mul_i32 s10, s86, s11
	s_nop 0
	v_writelane_b32 v91, s19, 46
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_163
	.loc	1 27 0
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB0_10
	s_mov_b32 s3, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_8
.LBB0_7:
	s_or_b64 exec, exec, s[18:19]
	s_addk_i32 s3, 0x100
	s_cmp_lt_i32 s3, s2
	s_cbranch_scc0 .LBB0_10
.LBB0_8:
	v_add_u32_e32 v2, s3, v0
	v_cmp_gt_i32_e32 vcc, s2, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_7
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[98:99]
	global_store_dword v[2:3], v1, off
	s_branch .LBB0_7
.LBB0_10:
	v_readlane_b32 s3, v91, 44
	s_add_i32 s3, s3, 2
	s_mul_i32 s3, s3, s2
	s_cmp_gt_u32 s3, 0x7ffffffe
	s_cbranch_scc1 .LBB0_15
	s_add_i32 s3, s3, 1
	s_mov_b32 s11, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_13
.LBB0_12:
	s_or_b64 exec, exec, s[18:19]
	s_addk_i32 s11, 0x100
	s_cmp_lt_i32 s11, s3
	s_cbranch_scc0 .LBB0_15
.LBB0_13:
	v_add_u32_e32 v2, s11, v0
	v_cmp_gt_i32_e32 vcc, s3, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_12
	s_load_dwordx8 s[20:27], s[84:85], 0x78
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[24:25]
	global_store_dword v[2:3], v1, off
	s_branch .LBB0_12
.LBB0_15:
	v_readlane_b32 s3, v91, 44
	s_mul_i32 s38, s3, s14
	s_cmp_gt_u32 s38, 0x7ffffffe
	s_cbranch_scc1 .LBB0_20
	s_add_i32 s3, s38, 1
	s_mov_b32 s11, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_18
.LBB0_17:
	s_or_b64 exec, exec, s[18:19]
	s_addk_i32 s11, 0x100
	s_cmp_lt_i32 s11, s3
	s_cbranch_scc0 .LBB0_20
.LBB0_18:
	v_add_u32_e32 v2, s11, v0
	v_cmp_gt_i32_e32 vcc, s3, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_17
	s_load_dwordx8 s[20:27], s[84:85], 0x78
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[20:21]
	global_store_dword v[2:3], v1, off
	s_branch .LBB0_17
.LBB0_20:
	s_add_i32 s3, s15, 2
	s_lshr_b32 s11, s3, 31
	s_add_i32 s11, s3, s11
	s_and_b32 s11, s11, 0x1ffffffe
	s_load_dwordx8 s[20:27], s[84:85], 0x78
	s_sub_i32 s3, s3, s11
	s_lshl_b32 s18, s3, 3
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s20, s26, s18
	s_addc_u32 s3, s27, s19
	s_load_dwordx2 s[18:19], s[84:85], 0xd8
	s_and_b32 s21, s3, 0xffff
	v_lshlrev_b32_e32 v1, 2, v0
	v_bfrev_b32_e32 v2, 1
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s15, s86, s18
	s_cmp_gt_i32 s15, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_cndmask_b32_e32 v2, v2, v1, vcc
	s_mov_b32 s3, 0
	v_mov_b32_e32 v6, 0
	v_and_b32_e32 v7, 15, v0
	s_cselect_b64 s[46:47], -1, 0
	s_cmp_lt_i32 s15, 1
	v_lshlrev_b32_e32 v8, 2, v13
	buffer_store_dword v6, v2, s[20:23], 0 offen
	s_cbranch_scc1 .LBB0_41
	.loc	1 25 0
	v_lshrrev_b32_e32 v3, 6, v0
	v_subrev_u32_e32 v5, 64, v8
	v_cmp_gt_u32_e32 vcc, 16, v13
	.loc	1 27 0
	v_lshlrev_b32_e32 v4, 2, v3
	v_cmp_gt_u32_e64 s[18:19], 32, v13
	v_cndmask_b32_e32 v10, v5, v8, vcc
	v_add_u32_e32 v5, 0xffffff80, v8
	v_lshlrev_b32_e32 v6, 4, v7
	v_cndmask_b32_e64 v11, v5, v8, s[18:19]
	v_and_b32_e32 v5, 48, v0
	v_lshl_add_u32 v12, v7, 2, 0
	v_cmp_eq_u32_e64 s[24:25], 3, v3
	v_lshrrev_b32_e32 v3, 2, v0
	v_add3_u32 v16, 0, v4, v6
	v_and_b32_e32 v4, 3, v0
	v_readlane_b32 s28, v91, 40
	v_and_b32_e32 v2, 0xf0, v0
	v_cmp_eq_u32_e64 s[20:21], 48, v5
	v_and_b32_e32 v5, 0xc0, v0
	s_movk_i32 s11, 0x7f
	v_mad_u32_u24 v14, v7, 12, v12
	v_and_b32_e32 v3, 12, v3
	v_cmp_eq_u32_e64 s[26:27], 0, v4
	v_readlane_b32 s29, v91, 41
	v_lshrrev_b32_e32 v9, 4, v0
	v_cmp_lt_u32_e64 s[18:19], 31, v13
	v_cmp_lt_u32_e64 s[22:23], s11, v0
	v_xor_b32_e32 v15, 0x80, v1
	v_lshl_add_u32 v17, v0, 2, 0
	v_mov_b32_e32 v18, 0
	s_and_b64 s[52:53], s[28:29], s[26:27]
	v_add_u32_e32 v19, v12, v5
	v_add_u32_e32 v20, 0, v2
	v_add_u32_e32 v21, v14, v3
	v_mov_b32_e32 v6, 0
	s_branch .LBB0_23
.LBB0_22:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v14
	s_add_i32 s3, s3, 64
	s_cmp_lt_i32 s3, s15
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v18, v2, v18
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_41
.LBB0_23:
	v_add_u32_e32 v4, s3, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_gt_i32_e64 s[26:27], s15, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[4:5]
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v22, -1
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_cbranch_execz .LBB0_25
	global_load_dword v22, v[2:3], off
.LBB0_25:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v23, 16, v4
	v_cmp_gt_i32_e64 s[26:27], s15, v23
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_cbranch_execz .LBB0_27
	global_load_dword v5, v[2:3], off offset:64
.LBB0_27:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v23, 32, v4
	v_cmp_gt_i32_e64 s[26:27], s15, v23
	v_mov_b32_e32 v23, -1
	v_mov_b32_e32 v24, -1
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_cbranch_execz .LBB0_29
	global_load_dword v24, v[2:3], off offset:128
.LBB0_29:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, 48, v4
	v_cmp_gt_i32_e64 s[26:27], s15, v4
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_cbranch_execz .LBB0_31
	global_load_dword v23, v[2:3], off offset:192
.LBB0_31:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[28:29], v22, v7
	v_cmp_eq_u32_e64 s[30:31], v5, v7
	v_cmp_eq_u32_e64 s[34:35], v24, v7
	v_cndmask_b32_e64 v4, 0, 1, s[28:29]
	v_cndmask_b32_e64 v5, 0, 1, s[30:31]
	ds_bpermute_b32 v2, v10, v4
	ds_bpermute_b32 v3, v10, v5
	v_cndmask_b32_e64 v22, 0, 1, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], v23, v7
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, vcc
	v_addc_co_u32_e64 v24, s[26:27], 0, v2, s[28:29]
	v_cndmask_b32_e64 v25, v3, 0, vcc
	ds_bpermute_b32 v24, v11, v24
	v_addc_co_u32_e64 v3, s[26:27], 0, v25, s[30:31]
	ds_bpermute_b32 v26, v11, v3
	v_cndmask_b32_e64 v23, 0, 1, s[36:37]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v3, 0, v24, s[18:19]
	ds_bpermute_b32 v24, v10, v22
	v_addc_co_u32_e64 v3, s[26:27], v3, v2, s[28:29]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v2, 0, v26, s[18:19]
	ds_bpermute_b32 v26, v10, v23
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v27, v24, 0, vcc
	v_addc_co_u32_e64 v24, s[26:27], 0, v27, s[34:35]
	ds_bpermute_b32 v28, v11, v24
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v26, v26, 0, vcc
	v_addc_co_u32_e64 v24, s[26:27], 0, v26, s[36:37]
	ds_bpermute_b32 v29, v11, v24
	v_addc_co_u32_e64 v24, s[26:27], v2, v25, s[30:31]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v2, 0, v28, s[18:19]
	v_addc_co_u32_e64 v25, s[26:27], v2, v27, s[34:35]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, 0, v29, s[18:19]
	v_addc_co_u32_e64 v26, s[26:27], v2, v26, s[36:37]
	s_barrier
	s_and_saveexec_b64 s[26:27], s[20:21]
	s_cbranch_execz .LBB0_33
	ds_write2st64_b32 v19, v3, v24 offset1:1
	ds_write2st64_b32 v19, v25, v26 offset0:2 offset1:3
.LBB0_33:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[28:29], v12 offset1:16
	ds_read2_b32 v[30:31], v12 offset0:32 offset1:48
	v_readlane_b32 s54, v91, 40
	v_readlane_b32 s55, v91, 41
	v_add_u32_e32 v2, s3, v13
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v27, v29, v28
	v_cndmask_b32_e64 v32, v28, v27, s[22:23]
	ds_read2_b32 v[28:29], v12 offset0:64 offset1:80
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v27, v27, v30
	v_cndmask_b32_e64 v30, v32, v27, s[24:25]
	v_add_u32_e32 v27, v27, v31
	v_cndmask_b32_e64 v32, v30, 0, s[54:55]
	ds_read2_b32 v[30:31], v12 offset0:96 offset1:112
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v27, v28
	v_cndmask_b32_e64 v27, v28, v27, s[54:55]
	v_add_u32_e32 v33, v28, v29
	ds_read2_b32 v[28:29], v12 offset0:128 offset1:144
	v_cndmask_b32_e64 v27, v27, v33, s[22:23]
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v30, v33, v30
	v_cndmask_b32_e64 v27, v27, v30, s[24:25]
	v_add_u32_e32 v33, v30, v31
	ds_read2_b32 v[30:31], v12 offset0:160 offset1:176
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v33, v28
	v_cndmask_b32_e64 v33, v28, v33, s[54:55]
	v_add_u32_e32 v34, v28, v29
	ds_read2_b32 v[28:29], v12 offset0:192 offset1:208
	v_cndmask_b32_e64 v33, v33, v34, s[22:23]
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v30, v34, v30
	v_cndmask_b32_e64 v33, v33, v30, s[24:25]
	v_add_u32_e32 v30, v30, v31
	ds_read_b32 v31, v12 offset:896
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v28, v30, v28
	v_cndmask_b32_e64 v30, v28, v30, s[54:55]
	v_add_u32_e32 v28, v28, v29
	v_cndmask_b32_e64 v29, v30, v28, s[22:23]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v28, v28, v31
	v_cndmask_b32_e64 v28, v29, v28, s[24:25]
	v_add_u32_e32 v29, -1, v18
	v_add3_u32 v3, v29, v3, v32
	v_add3_u32 v24, v29, v24, v27
	v_cndmask_b32_e64 v3, 0, v3, s[28:29]
	v_cndmask_b32_e64 v27, 0, v24, s[30:31]
	v_mov_b32_e32 v24, v3
	v_add3_u32 v25, v29, v25, v33
	v_add3_u32 v26, v29, v26, v28
	v_mov_b32_dpp v24, v24 row_shr:8 row_mask:0xf bank_mask:0xc
	v_cndmask_b32_e64 v28, 0, v25, s[34:35]
	v_cndmask_b32_e64 v29, 0, v26, s[36:37]
	v_mov_b32_dpp v24, v3 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v24, v3
	v_mov_b32_e32 v24, v3
	v_cmp_gt_i32_e64 s[26:27], s15, v2
	s_and_b64 s[28:29], s[54:55], s[26:27]
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
	s_and_saveexec_b64 s[26:27], s[28:29]
	s_cbranch_execz .LBB0_35
	s_load_dwordx8 s[68:75], s[84:85], 0x98
	ds_read_b32 v24, v21
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[68:69]
	global_store_dword v[2:3], v24, off
.LBB0_35:
	s_or_b64 exec, exec, s[26:27]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v22, v23
	ds_bpermute_b32 v3, v15, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_37
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v16, v2
.LBB0_37:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_mov_b64 s[26:27], exec
	v_readlane_b32 s28, v91, 40
	v_readlane_b32 s29, v91, 41
	s_and_b64 s[28:29], s[26:27], s[28:29]
	s_mov_b64 exec, s[28:29]
	ds_read_b32 v2, v17
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[26:27], s[52:53]
	s_cbranch_execz .LBB0_22
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v17, v2
	s_branch .LBB0_22
.LBB0_41:
	s_mul_i32 s3, s87, s67
	s_mul_i32 s18, s3, s1
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s24, s94, s18
	s_addc_u32 s25, s95, s19
	s_ashr_i32 s1, s66, 31
	s_lshl_b64 s[18:19], s[0:1], 3
	s_add_u32 s34, s64, s18
	s_addc_u32 s35, s65, s19
	s_cmp_gt_i32 s67, 0
	s_mul_i32 s26, s87, s66
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_lt_i32 s67, 1
	s_mov_b32 s3, 0
	s_cbranch_scc1 .LBB0_56
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[18:19], s[26:27], 2
	s_add_u32 s11, s24, s18
	v_and_b32_e32 v2, 48, v0
	v_cmp_gt_i32_e32 vcc, s87, v7
	s_addc_u32 s27, s25, s19
	v_cmp_eq_u32_e64 s[18:19], 0, v2
	v_readlane_b32 s20, v91, 40
	s_and_b64 s[18:19], vcc, s[18:19]
	v_readlane_b32 s21, v91, 41
	v_lshlrev_b32_e32 v2, 2, v7
	v_bfrev_b32_e32 v3, 1
	s_and_b64 vcc, s[18:19], s[20:21]
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_mov_b32_e32 v3, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
.LBB0_43:
	s_add_i32 s18, s66, s3
	s_ashr_i32 s19, s18, 31
	s_abs_i32 s18, s18
	s_mul_hi_u32 s20, s18, s33
	s_mul_i32 s20, s20, s39
	s_sub_i32 s18, s18, s20
	s_sub_i32 s20, s18, s39
	s_cmp_ge_u32 s18, s39
	s_cselect_b32 s18, s20, s18
	s_sub_i32 s20, s18, s39
	s_cmp_ge_u32 s18, s39
	s_cselect_b32 s18, s20, s18
	s_xor_b32 s18, s18, s19
	s_sub_i32 s18, s18, s19
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s64, s18
	s_addc_u32 s19, s65, s19
	global_load_dwordx2 v[4:5], v3, s[34:35]
	global_load_dwordx2 v[10:11], v3, s[18:19]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s18, v4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v10
	v_readfirstlane_b32 s19, v5
	v_readfirstlane_b32 s21, v11
	s_sub_u32 s18, s20, s18
	s_subb_u32 s19, s21, s19
	s_ashr_i32 s20, s19, 31
	s_lshr_b32 s20, s20, 28
	s_add_u32 s18, s18, s20
	s_addc_u32 s19, s19, 0
	s_and_b32 s18, s18, -16
	s_add_u32 s20, s11, s18
	s_addc_u32 s18, s27, s19
	s_add_i32 s3, s3, 1
	s_and_b32 s21, s18, 0xffff
	s_cmp_eq_u32 s67, s3
	buffer_store_dword v6, v2, s[20:23], 0 offen
	s_cbranch_scc0 .LBB0_43
	s_lshl_b64 s[18:19], s[0:1], 2
	s_add_u32 s1, s96, s18
	s_addc_u32 s3, s97, s19
	s_mov_b32 s11, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s17
	s_branch .LBB0_46
.LBB0_45:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s11, s11, 1
	s_cmp_lg_u32 s67, s11
	s_cbranch_scc0 .LBB0_48
.LBB0_46:
	s_add_i32 s18, s66, s11
	s_ashr_i32 s19, s18, 31
	s_abs_i32 s18, s18
	s_mul_hi_u32 s20, s18, s33
	s_mul_i32 s20, s20, s39
	s_sub_i32 s18, s18, s20
	s_sub_i32 s20, s18, s39
	s_cmp_ge_u32 s18, s39
	s_cselect_b32 s18, s20, s18
	s_sub_i32 s20, s18, s39
	s_cmp_ge_u32 s18, s39
	s_cselect_b32 s18, s20, s18
	s_xor_b32 s18, s18, s19
	s_sub_i32 s18, s18, s19
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s64, s18
	s_addc_u32 s19, s65, s19
	global_load_dwordx2 v[4:5], v2, s[34:35]
	global_load_dwordx2 v[6:7], v2, s[18:19]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v9, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s20, v4
	v_readfirstlane_b32 s21, v5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v6
	v_readfirstlane_b32 s23, v7
	s_and_saveexec_b64 s[18:19], s[44:45]
	s_cbranch_execz .LBB0_45
	s_sub_u32 s20, s22, s20
	s_subb_u32 s21, s23, s21
	s_ashr_i32 s22, s21, 31
	s_lshr_b32 s22, s22, 28
	s_add_u32 s20, s20, s22
	s_addc_u32 s21, s21, 0
	s_and_b32 s20, s20, -16
	s_add_u32 s20, s1, s20
	s_addc_u32 s21, s3, s21
	; a2a.signal release system
	global_atomic_swap v2, v3, s[20:21] sc1
	s_branch .LBB0_45
.LBB0_48:
	s_mov_b32 s19, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s18, s19
	s_branch .LBB0_50
.LBB0_49:
	s_add_i32 s18, s18, 1
	s_cmp_lg_u32 s18, s67
	s_cbranch_scc0 .LBB0_56
.LBB0_50:
	s_lshl_b64 s[20:21], s[18:19], 2
	s_add_u32 s20, s96, s20
	s_addc_u32 s21, s97, s21
	s_branch .LBB0_53
.LBB0_51:
	s_or_b64 exec, exec, s[30:31]
	v_readfirstlane_b32 s1, v3
	s_nop 1
	v_mov_b32_e32 v3, s1
	ds_write_b32 v2, v3
.LBB0_52:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s17, v3
	s_cbranch_vccz .LBB0_49
.LBB0_53:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[44:45]
	s_cbranch_execz .LBB0_52
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_51
	; a2a.wait acquire system
	global_load_dword v3, v2, s[20:21] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_51
.LBB0_56:
	v_bfe_u32 v9, v0, 3, 3
	v_and_b32_e32 v2, 7, v0
	v_readlane_b32 s1, v91, 42
	v_cmp_gt_i32_e32 vcc, s67, v9
	s_nop 0
	v_cmp_gt_i32_e64 s[18:19], s1, v2
	s_and_b64 s[30:31], vcc, s[18:19]
	v_mad_u64_u32 v[4:5], s[18:19], s1, v9, v[2:3]
	v_cndmask_b32_e64 v3, 0, 1, s[28:29]
	v_cmp_ne_u32_e64 s[18:19], 1, v3
	s_andn2_b64 vcc, exec, s[28:29]
	v_ashrrev_i32_e32 v5, 31, v4
	s_cbranch_vccnz .LBB0_61
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[24:25]
	s_mov_b32 s20, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s1, 0
	s_branch .LBB0_59
.LBB0_58:
	s_or_b64 exec, exec, s[22:23]
	s_cmp_lt_i32 s1, s66
	s_cselect_b64 vcc, -1, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v11, v3
	v_cndmask_b32_e32 v11, 0, v11, vcc
	s_add_i32 s1, s1, 1
	s_add_i32 s20, s20, s87
	s_cmp_lg_u32 s67, s1
	v_add_u32_e32 v10, v11, v10
	s_cbranch_scc0 .LBB0_62
.LBB0_59:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_58
	s_ashr_i32 s21, s20, 31
	v_lshl_add_u64 v[14:15], s[20:21], 2, v[6:7]
	global_load_dword v11, v[14:15], off
	s_branch .LBB0_58
.LBB0_61:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v3, 0
.LBB0_62:
	v_add_u32_e32 v6, 15, v3
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshrrev_b32_e32 v7, 28, v7
	v_add_u32_e32 v6, v6, v7
	v_sub_u32_e64 v7, v13, 1 clamp
	v_and_b32_e32 v6, -16, v6
	v_lshlrev_b32_e32 v12, 2, v7
	ds_bpermute_b32 v7, v12, v6
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_u32_e32 v11, -8, v8
	v_cmp_gt_u32_e64 s[20:21], 2, v13
	v_add_u32_e32 v14, -16, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, v7, 0, vcc
	v_add_u32_e32 v7, v7, v6
	v_cndmask_b32_e64 v15, v11, v8, s[20:21]
	ds_bpermute_b32 v11, v15, v7
	v_cmp_lt_u32_e64 s[20:21], 1, v2
	v_cmp_gt_u32_e64 s[22:23], 4, v13
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[20:21]
	v_add_u32_e32 v11, v7, v11
	v_cndmask_b32_e64 v16, v14, v8, s[22:23]
	ds_bpermute_b32 v14, v16, v11
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_64
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 2
	s_add_u32 s24, s24, s26
	s_addc_u32 s25, s25, s27
	v_lshl_add_u64 v[18:19], v[4:5], 2, s[24:25]
	global_load_dword v8, v[18:19], off
.LBB0_64:
	s_or_b64 exec, exec, s[22:23]
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
	ds_bpermute_b32 v18, v12, v7
	ds_bpermute_b32 v12, v12, v8
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v18, v18, 0, vcc
	v_add_u32_e32 v18, v18, v7
	ds_bpermute_b32 v19, v15, v18
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v12, v12, 0, vcc
	v_add_u32_e32 v12, v12, v8
	ds_bpermute_b32 v15, v15, v12
	v_cmp_lt_u32_e32 vcc, 3, v2
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v19, 0, v19, s[20:21]
	v_add_u32_e32 v18, v18, v19
	ds_bpermute_b32 v19, v16, v18
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v15, 0, v15, s[20:21]
	v_add_u32_e32 v12, v12, v15
	ds_bpermute_b32 v15, v16, v12
	v_cndmask_b32_e32 v14, 0, v14, vcc
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v16, 0, v19, vcc
	v_sub_u32_e32 v16, v16, v7
	v_add_u32_e32 v16, v16, v18
	ds_bpermute_b32 v16, v17, v16
	v_readlane_b32 s20, v91, 40
	v_sub_u32_e32 v14, v14, v6
	v_readlane_b32 s21, v91, 41
	v_add_u32_e32 v11, v14, v11
	s_and_b64 s[20:21], s[20:21], s[30:31]
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execz .LBB0_66
	s_load_dwordx8 s[52:59], s[84:85], 0x98
	v_add_u32_e32 v10, v11, v10
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[18:19], v[4:5], 2, s[54:55]
	global_store_dword v[18:19], v10, off
.LBB0_66:
	s_or_b64 exec, exec, s[22:23]
	s_load_dwordx8 s[52:59], s[84:85], 0x98
	s_mov_b32 s40, s87
	s_lshl_b64 s[22:23], s[40:41], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s28, s54, s22
	s_addc_u32 s29, s55, s23
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execz .LBB0_68
	v_cndmask_b32_e32 v10, 0, v15, vcc
	v_sub_u32_e32 v8, v10, v8
	v_add3_u32 v8, v8, v12, v16
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[28:29]
	global_store_dword v[4:5], v8, off
.LBB0_68:
	s_or_b64 exec, exec, s[22:23]
	s_load_dwordx8 s[52:59], s[84:85], 0x98
	s_lshl_b32 s22, s87, 1
	v_cmp_eq_u32_e32 vcc, s66, v9
	s_ashr_i32 s23, s22, 31
	s_and_b64 s[20:21], vcc, s[30:31]
	s_lshl_b64 s[22:23], s[22:23], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s36, s54, s22
	s_addc_u32 s37, s55, s23
	v_readlane_b32 s22, v91, 40
	v_readlane_b32 s23, v91, 41
	s_and_b64 s[20:21], s[22:23], s[20:21]
	v_lshlrev_b32_e32 v2, 2, v2
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execz .LBB0_70
	global_store_dword v2, v11, s[36:37]
.LBB0_70:
	s_or_b64 exec, exec, s[22:23]
	s_load_dwordx8 s[52:59], s[84:85], 0x98
	s_mul_i32 s22, s87, 3
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s40, s54, s22
	s_addc_u32 s41, s55, s23
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execz .LBB0_72
	global_store_dword v2, v3, s[40:41]
.LBB0_72:
	s_or_b64 exec, exec, s[22:23]
	v_cndmask_b32_e32 v2, 0, v6, vcc
	s_cmp_eq_u32 s79, 0
	s_cselect_b64 s[20:21], -1, 0
	v_add_u32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cmp_lg_u32 s79, 0
	s_mov_b32 s3, 0
	v_add_u32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cselect_b64 s[30:31], -1, 0
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
	v_readlane_b32 s1, v2, 63
	v_cndmask_b32_e32 v2, 0, v3, vcc
	s_andn2_b64 vcc, exec, s[46:47]
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
	v_readlane_b32 s88, v2, 63
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
	s_barrier
	s_nop 0
	v_mov_b32_dpp v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_cbranch_vccnz .LBB0_101
	s_load_dwordx8 s[52:59], s[84:85], 0x98
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[22:23], s[10:11], 2
	s_mul_i32 s26, s10, 3
	v_mov_b32_e32 v15, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[74:75], s[58:59]
	s_mov_b64 s[68:69], s[52:53]
	s_add_u32 s46, s68, s22
	s_addc_u32 s47, s69, s23
	s_lshl_b32 s22, s10, 1
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 2
	s_mov_b64 s[72:73], s[56:57]
	s_mov_b64 s[70:71], s[54:55]
	s_add_u32 s52, s68, s22
	s_addc_u32 s53, s69, s23
	s_cmp_lg_u32 s80, 0
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_gt_i32 s86, 0
	s_cselect_b64 s[24:25], -1, 0
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 2
	s_add_u32 s54, s68, s26
	s_addc_u32 s55, s69, s27
	s_abs_i32 s11, s86
	v_cvt_f32_u32_e32 v2, s11
	v_readlane_b32 s27, v91, 42
	s_abs_i32 s33, s27
	v_cvt_f32_u32_e32 v3, s33
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s26, 0, s11
	s_and_b64 s[22:23], s[22:23], s[24:25]
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_ashr_i32 s39, s27, 31
	v_mul_lo_u32 v4, s26, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v12, v2, v4
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s26, 0, s33
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v4, s26, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v14, v2, v4
	v_cndmask_b32_e64 v2, 0, 1, s[22:23]
	v_cmp_ne_u32_e64 s[22:23], 1, v2
	s_branch .LBB0_75
.LBB0_74:
	s_or_b64 exec, exec, s[24:25]
	s_addk_i32 s3, 0x100
	s_cmp_lt_i32 s3, s15
	v_add_u32_e32 v15, 0x100, v15
	s_cbranch_scc0 .LBB0_101
.LBB0_75:
	v_or_b32_e32 v4, s3, v0
	v_cmp_gt_i32_e64 s[24:25], s15, v4
	v_mov_b32_e32 v2, -1
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[26:27], s[24:25]
	s_cbranch_execz .LBB0_77
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v2, v[6:7], off
.LBB0_77:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[56:57], -1, v2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[26:27], s[56:57]
	s_cbranch_execnz .LBB0_88
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], s[56:57]
	s_cbranch_execnz .LBB0_89
.LBB0_79:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 vcc, exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, v6, v16
	s_cbranch_vccnz .LBB0_90
.LBB0_80:
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_mul_hi_u32 v7, v6, v12
	v_mul_lo_u32 v7, v7, s11
	v_sub_u32_e32 v8, 0, v2
	v_sub_u32_e32 v6, v6, v7
	v_max_i32_e32 v8, v2, v8
	v_subrev_u32_e32 v7, s11, v6
	v_cmp_le_u32_e32 vcc, s11, v6
	v_mul_hi_u32 v9, v8, v14
	v_mul_lo_u32 v18, v9, s33
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s11, v6
	v_cmp_le_u32_e32 vcc, s11, v6
	v_sub_u32_e32 v8, v8, v18
	v_add_u32_e32 v18, 1, v9
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_cmp_le_u32_e32 vcc, s33, v8
	v_ashrrev_i32_e32 v7, 31, v2
	v_xor_b32_e32 v7, s39, v7
	v_cndmask_b32_e32 v9, v9, v18, vcc
	v_subrev_u32_e32 v18, s33, v8
	v_cndmask_b32_e32 v8, v8, v18, vcc
	v_add_u32_e32 v18, 1, v9
	v_cmp_le_u32_e32 vcc, s33, v8
	v_xor_b32_e32 v6, v6, v5
	s_mov_b32 s58, s86
	v_cndmask_b32_e32 v8, v9, v18, vcc
	v_xor_b32_e32 v8, v8, v7
	v_sub_u32_e32 v19, v8, v7
	v_add_u32_e32 v7, v5, v15
	v_sub_u32_e32 v6, v7, v6
	v_mov_b32_e32 v18, v17
	v_mov_b32_e32 v20, v2
	s_branch .LBB0_82
.LBB0_81:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, v21, v22
	s_add_i32 s58, s58, -1
	v_cndmask_b32_e32 v20, v20, v8, vcc
	v_cndmask_b32_e32 v18, v18, v7, vcc
	s_cmp_lg_u32 s58, 0
	v_add_u32_e32 v6, 1, v6
	s_cbranch_scc0 .LBB0_91
.LBB0_82:
	v_mov_b32_e32 v8, -1
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[26:27], s[56:57]
	s_cbranch_execz .LBB0_84
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[4:5]
	global_load_dword v8, v[8:9], off
.LBB0_84:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v23, 0, v8
	v_max_i32_e32 v23, v8, v23
	v_mul_hi_u32 v24, v23, v14
	v_mul_lo_u32 v25, v24, s33
	v_sub_u32_e32 v23, v23, v25
	v_add_u32_e32 v25, 1, v24
	v_cmp_le_u32_e64 s[26:27], s33, v23
	v_or_b32_e32 v9, v8, v2
	v_cmp_lt_i32_e32 vcc, -1, v9
	v_cndmask_b32_e64 v24, v24, v25, s[26:27]
	v_subrev_u32_e32 v25, s33, v23
	v_cndmask_b32_e64 v23, v23, v25, s[26:27]
	v_ashrrev_i32_e32 v9, 31, v8
	v_add_u32_e32 v25, 1, v24
	v_cmp_le_u32_e64 s[26:27], s33, v23
	v_xor_b32_e32 v22, s39, v9
	v_mov_b32_e32 v21, 0
	v_cndmask_b32_e64 v23, v24, v25, s[26:27]
	v_xor_b32_e32 v23, v23, v22
	v_sub_u32_e32 v22, v23, v22
	v_cmp_eq_u32_e64 s[26:27], v22, v19
	s_and_b64 s[26:27], vcc, s[26:27]
	v_cmp_lt_i32_e32 vcc, v8, v20
	s_and_b64 vcc, vcc, s[26:27]
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_86
	s_load_dwordx8 s[68:75], s[84:85], 0x98
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[22:23], v[8:9], 2, s[70:71]
	global_load_dword v22, v[22:23], off
.LBB0_86:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_81
	s_load_dwordx8 s[68:75], s[84:85], 0x98
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[24:25], v[6:7], 2, s[68:69]
	global_load_dword v21, v[24:25], off
	s_branch .LBB0_81
.LBB0_88:
	s_load_dwordx8 s[68:75], s[84:85], 0x98
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[68:69]
	global_load_dword v16, v[8:9], off
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], s[56:57]
	s_cbranch_execz .LBB0_79
.LBB0_89:
	s_load_dwordx8 s[68:75], s[84:85], 0x98
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[70:71]
	global_load_dword v6, v[6:7], off
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 vcc, exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, v6, v16
	s_cbranch_vccz .LBB0_80
.LBB0_90:
	v_mov_b32_e32 v18, v17
.LBB0_91:
	s_and_saveexec_b64 s[26:27], s[24:25]
	s_cbranch_execz .LBB0_93
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_lshl_add_u64 v[8:9], s[52:53], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[46:47], 0, v[6:7]
	global_store_dword v[6:7], v17, off
	global_store_dword v[8:9], v18, off
.LBB0_93:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_98
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[26:27], s[56:57]
	s_cbranch_execz .LBB0_96
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[28:29]
	global_load_dword v5, v[6:7], off
.LBB0_96:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v5, v16
	v_mov_b32_e32 v6, v4
.LBB0_97:
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[24:25], s[56:57]
	s_cbranch_execz .LBB0_74
	s_branch .LBB0_100
.LBB0_98:
	s_mov_b64 s[56:57], 0
	s_cbranch_execz .LBB0_97
	s_andn2_b64 s[26:27], s[56:57], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[56:57], s[26:27], s[24:25]
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[24:25], s[56:57]
	s_cbranch_execz .LBB0_74
.LBB0_100:
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[54:55]
	global_store_dword v[4:5], v6, off
	s_branch .LBB0_74
.LBB0_101:
	v_readlane_b32 s3, v91, 42
	s_cmp_lt_i32 s3, 1
	s_cbranch_scc1 .LBB0_107
	s_load_dwordx8 s[24:31], s[84:85], 0x98
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[22:23], s[2:3], 2
	v_lshlrev_b32_e32 v2, 4, v0
	v_sub_u32_e32 v3, 0, v2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s3, s28, s22
	s_addc_u32 s11, s29, s23
	s_mov_b32 s23, 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s27, 0x27000
	s_mov_b32 s26, 0x7ffffffe
	v_bfrev_b32_e32 v5, 1
	s_mov_b32 s22, s23
	s_branch .LBB0_104
.LBB0_103:
	s_add_i32 s22, s22, 1
	v_readlane_b32 s24, v91, 42
	s_cmp_lg_u32 s22, s24
	s_cbranch_scc0 .LBB0_107
.LBB0_104:
	s_lshl_b64 s[24:25], s[22:23], 2
	s_add_u32 s28, s40, s24
	s_addc_u32 s29, s41, s25
	global_load_dword v6, v4, s[28:29]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v6
	s_add_i32 s28, s28, 15
	s_cmp_lt_i32 s28, 16
	s_cbranch_scc1 .LBB0_103
	s_ashr_i32 s29, s28, 31
	s_lshr_b32 s29, s29, 28
	s_add_i32 s28, s28, s29
	s_ashr_i32 s33, s28, 4
	s_add_u32 s24, s36, s24
	s_addc_u32 s25, s37, s25
	global_load_dword v9, v4, s[24:25]
	s_load_dwordx8 s[52:59], s[84:85], 0x98
	v_add_u32_e32 v7, v3, v6
	s_mov_b32 s39, 0
	v_mov_b32_e32 v12, s22
	s_mov_b32 s30, s26
	s_mov_b32 s31, s27
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v9
	s_ashr_i32 s25, s24, 31
	s_lshr_b32 s25, s25, 28
	s_add_i32 s24, s24, s25
	s_ashr_i32 s24, s24, 4
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	s_add_u32 s28, s3, s24
	s_addc_u32 s29, s11, s25
	s_waitcnt lgkmcnt(0)
	s_add_u32 s24, s56, s24
	s_addc_u32 s25, s57, s25
	s_and_b32 s29, s29, 0xffff
	s_and_b32 s25, s25, 0xffff
	v_mov_b32_e32 v9, v1
.LBB0_106:
	v_cmp_lt_i32_e32 vcc, v8, v6
	s_addk_i32 s39, 0x100
	v_min_i32_e32 v14, 16, v7
	v_add_u32_e32 v7, 0xfffff000, v7
	v_add_u32_e32 v8, 0x1000, v8
	v_cndmask_b32_e32 v15, v5, v9, vcc
	v_add_u32_e32 v9, 0x400, v9
	s_cmp_lt_i32 s39, s33
	buffer_store_dword v12, v15, s[24:27], 0 offen
	buffer_store_dword v14, v15, s[28:31], 0 offen
	s_cbranch_scc1 .LBB0_106
	s_branch .LBB0_103
.LBB0_107:
	v_add_u32_e32 v2, v10, v11
	v_mov_b32_e32 v3, s15
	v_cndmask_b32_e64 v3, v2, v3, s[20:21]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_109
	v_mov_b32_e32 v4, 0
	global_store_dword v4, v2, s[60:61] offset:36
.LBB0_109:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_gt_i32 s82, 0
	v_min_i32_e32 v4, s82, v2
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v4, v2, v4, vcc
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_111
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	global_store_dword v5, v4, s[60:61] offset:68
	global_store_dword v5, v5, s[60:61] offset:100
	global_store_dword v5, v6, s[60:61] offset:132
.LBB0_111:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_lt_i32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_114
	s_load_dwordx8 s[52:59], s[84:85], 0x98
	s_mov_b32 s27, 0x27000
	s_mov_b32 s26, 0x7ffffffe
	s_mov_b32 s3, 0
	s_mov_b64 s[28:29], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s25, s59, 0xffff
	s_mov_b32 s24, s58
	v_bfrev_b32_e32 v5, 1
.LBB0_113:
	v_add_u32_e32 v6, s3, v0
	s_addk_i32 s3, 0x100
	v_cmp_ge_i32_e32 vcc, s3, v4
	v_cmp_lt_i32_e64 s[20:21], v6, v4
	v_add_u32_e32 v7, 0x1000000, v6
	s_or_b64 s[28:29], vcc, s[28:29]
	v_cndmask_b32_e64 v6, v5, v1, s[20:21]
	v_add_u32_e32 v1, 0x400, v1
	buffer_store_dword v7, v6, s[24:27], 0 offen
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_113
.LBB0_114:
	s_or_b64 exec, exec, s[22:23]
	s_ashr_i32 s3, s1, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s3, s1, s3
	s_ashr_i32 s3, s3, 4
	s_mul_i32 s11, s3, s80
	s_min_i32 s15, s83, s11
	s_cmp_gt_i32 s83, 0
	v_add_u32_e32 v1, 1, v2
	s_cselect_b32 s15, s15, s11
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_116
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s11
	global_store_dword v2, v5, s[60:61] offset:40
	v_mov_b32_e32 v5, s15
	global_store_dword v2, v5, s[60:61] offset:72
	global_store_dword v2, v4, s[60:61] offset:104
	global_store_dword v2, v1, s[60:61] offset:136
.LBB0_116:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lt_i32 s15, 1
	s_cbranch_scc1 .LBB0_121
	s_load_dwordx8 s[20:27], s[84:85], 0x98
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s22, 0
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[26:27]
	s_branch .LBB0_119
.LBB0_118:
	s_or_b64 exec, exec, s[20:21]
	s_addk_i32 s22, 0x100
	s_cmp_lt_i32 s22, s15
	s_cbranch_scc0 .LBB0_121
.LBB0_119:
	v_add_u32_e32 v8, s22, v0
	v_cmp_gt_i32_e32 vcc, s15, v8
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_118
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, v[6:7]
	v_add_u32_e32 v2, 0x2000000, v8
	global_store_dword v[10:11], v2, off
	s_branch .LBB0_118
.LBB0_121:
	v_add_u32_e32 v2, s11, v1
	v_readlane_b32 s11, v91, 43
	v_add_u32_e32 v4, s15, v4
	s_mul_i32 s26, s3, s11
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_123
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, s26
	global_store_dword v1, v5, s[60:61] offset:44
	global_store_dword v1, v5, s[60:61] offset:76
	global_store_dword v1, v4, s[60:61] offset:108
	global_store_dword v1, v2, s[60:61] offset:140
.LBB0_123:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s11, v91, 44
	v_add_u32_e32 v1, s26, v4
	v_add_u32_e32 v5, s26, v2
	s_mul_i32 s23, s3, s11
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_125
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, s23
	global_store_dword v2, v6, s[60:61] offset:48
	global_store_dword v2, v6, s[60:61] offset:80
	global_store_dword v2, v1, s[60:61] offset:112
	global_store_dword v2, v5, s[60:61] offset:144
.LBB0_125:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_eq_u32 s78, 2
	v_readlane_b32 s11, v91, 44
	s_cselect_b32 s24, s11, 0
	v_add_u32_e32 v2, s23, v1
	v_add_u32_e32 v1, s23, v5
	s_mul_i32 s11, s3, s24
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_127
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, s11
	global_store_dword v5, v6, s[60:61] offset:52
	global_store_dword v5, v6, s[60:61] offset:84
	global_store_dword v5, v2, s[60:61] offset:116
	global_store_dword v5, v1, s[60:61] offset:148
.LBB0_127:
	s_or_b64 exec, exec, s[20:21]
	s_load_dwordx8 s[52:59], s[84:85], 0x98
	s_cmp_lt_i32 s49, 0
	s_cselect_b32 s15, s3, s49
	s_cmp_lt_i32 s50, 0
	s_cselect_b32 s25, s3, s50
	s_add_i32 s22, s15, s25
	v_ashrrev_i32_e32 v5, 31, v4
	s_cmp_lt_i32 s26, 1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[58:59]
	s_cbranch_scc1 .LBB0_132
	v_readlane_b32 s20, v91, 43
	s_abs_i32 s27, s20
	v_cvt_f32_u32_e32 v6, s27
	s_ashr_i32 s28, s20, 31
	s_sub_i32 s20, 0, s27
	s_mov_b32 s29, 0
	v_rcp_iflag_f32_e32 v6, v6
	s_nop 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s20, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_130
.LBB0_129:
	s_or_b64 exec, exec, s[20:21]
	s_addk_i32 s29, 0x100
	s_cmp_ge_i32 s29, s26
	s_cbranch_scc1 .LBB0_132
.LBB0_130:
	v_add_u32_e32 v7, s29, v0
	v_cmp_gt_i32_e32 vcc, s26, v7
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_129
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
	v_readlane_b32 s30, v91, 43
	v_readlane_b32 s31, v91, 44
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_subrev_u32_e32 v9, s15, v10
	v_subrev_u32_e32 v11, s22, v10
	v_max_i32_e32 v8, 0, v10
	v_max_i32_e32 v9, 0, v9
	v_max_i32_e32 v11, 0, v11
	v_min_i32_e32 v8, s3, v8
	v_min_i32_e32 v9, s3, v9
	v_min_i32_e32 v11, s3, v11
	v_mul_lo_u32 v8, v8, s30
	v_mul_lo_u32 v9, v9, s31
	v_mul_lo_u32 v11, v11, s24
	v_add3_u32 v8, v9, v8, v11
	v_mul_lo_u32 v10, v10, s30
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v12, 0x3000000, v7
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_129
.LBB0_132:
	s_cmp_lt_i32 s23, 1
	s_cbranch_scc1 .LBB0_137
	v_readlane_b32 s20, v91, 44
	s_abs_i32 s26, s20
	v_cvt_f32_u32_e32 v6, s26
	s_ashr_i32 s28, s20, 31
	s_sub_i32 s20, 0, s26
	s_add_i32 s27, s15, 1
	v_rcp_iflag_f32_e32 v6, v6
	s_mov_b32 s29, 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s20, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_135
.LBB0_134:
	s_or_b64 exec, exec, s[20:21]
	s_addk_i32 s29, 0x100
	s_cmp_ge_i32 s29, s23
	s_cbranch_scc1 .LBB0_137
.LBB0_135:
	v_add_u32_e32 v7, s29, v0
	v_cmp_gt_i32_e32 vcc, s23, v7
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_134
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
	v_readlane_b32 s30, v91, 43
	v_add_u32_e32 v12, 0x4000000, v7
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_add_u32_e32 v8, s27, v10
	v_max_i32_e32 v8, 0, v8
	v_subrev_u32_e32 v11, s25, v10
	v_min_i32_e32 v8, s3, v8
	v_max_i32_e32 v9, 0, v10
	v_max_i32_e32 v11, 0, v11
	v_mul_lo_u32 v8, v8, s30
	v_min_i32_e32 v9, s3, v9
	v_readlane_b32 s30, v91, 44
	v_min_i32_e32 v11, s3, v11
	v_mul_lo_u32 v11, v11, s24
	v_mul_lo_u32 v9, v9, s30
	v_add3_u32 v8, v8, v9, v11
	v_mul_lo_u32 v10, v10, s30
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_134
.LBB0_137:
	s_cmp_lt_i32 s11, 1
	s_cbranch_scc1 .LBB0_142
	v_readlane_b32 s20, v91, 44
	s_abs_i32 s23, s20
	v_cvt_f32_u32_e32 v6, s23
	s_ashr_i32 s24, s20, 31
	s_sub_i32 s20, 0, s23
	s_mov_b32 s25, 0
	v_rcp_iflag_f32_e32 v6, v6
	s_nop 0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s20, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB0_140
.LBB0_139:
	s_or_b64 exec, exec, s[20:21]
	s_addk_i32 s25, 0x100
	s_cmp_lt_i32 s25, s11
	s_cbranch_scc0 .LBB0_142
.LBB0_140:
	v_add_u32_e32 v7, s25, v0
	v_cmp_gt_i32_e32 vcc, s11, v7
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_139
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v10, v9, v6
	v_mul_lo_u32 v11, v10, s23
	v_sub_u32_e32 v9, v9, v11
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s23, v9
	v_ashrrev_i32_e32 v8, 31, v7
	v_xor_b32_e32 v8, s24, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s23, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s23, v9
	v_readlane_b32 s26, v91, 43
	v_readlane_b32 s28, v91, 44
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v10, v9, v8
	v_add_u32_e32 v9, s22, v10
	v_add_u32_e32 v8, 1, v9
	v_subrev_u32_e32 v9, s15, v9
	v_add_u32_e32 v9, 1, v9
	v_max_i32_e32 v8, 0, v8
	v_max_i32_e32 v9, 0, v9
	v_max_i32_e32 v11, 0, v10
	v_min_i32_e32 v8, s3, v8
	v_min_i32_e32 v9, s3, v9
	v_min_i32_e32 v11, s3, v11
	v_mul_lo_u32 v8, v8, s26
	v_add_u32_e32 v9, v9, v11
	v_mad_u64_u32 v[8:9], s[26:27], v9, s28, v[8:9]
	v_mul_lo_u32 v10, v10, s28
	v_ashrrev_i32_e32 v9, 31, v8
	v_sub_u32_e32 v10, v7, v10
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[4:5]
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v12, 0x5000000, v7
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[8:9]
	global_store_dword v[8:9], v12, off
	s_branch .LBB0_139
.LBB0_142:
	s_load_dwordx2 s[20:21], s[84:85], 0xd8
	v_add_u32_e32 v4, s11, v2
	s_waitcnt lgkmcnt(0)
	s_add_i32 s15, s20, 7
	s_ashr_i32 s20, s15, 31
	s_lshr_b32 s20, s20, 29
	s_add_i32 s15, s15, s20
	s_ashr_i32 s15, s15, 3
	v_readlane_b32 s20, v91, 44
	s_mul_i32 s22, s20, s15
	s_min_i32 s15, s48, s22
	s_cmp_gt_i32 s48, 0
	s_cselect_b32 s15, s15, s22
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_144
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s22
	global_store_dword v2, v5, s[60:61] offset:56
	v_mov_b32_e32 v5, s15
	v_add_u32_e32 v1, s11, v1
	global_store_dword v2, v5, s[60:61] offset:88
	global_store_dword v2, v4, s[60:61] offset:120
	global_store_dword v2, v1, s[60:61] offset:152
.LBB0_144:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lt_i32 s15, 1
	s_cbranch_scc1 .LBB0_149
	s_load_dwordx8 s[20:27], s[84:85], 0x98
	v_ashrrev_i32_e32 v5, 31, v4
	s_mov_b32 s11, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[26:27]
	s_branch .LBB0_147
.LBB0_146:
	s_or_b64 exec, exec, s[20:21]
	s_addk_i32 s11, 0x100
	s_cmp_lt_i32 s11, s15
	s_cbranch_scc0 .LBB0_149
.LBB0_147:
	v_add_u32_e32 v8, s11, v0
	v_cmp_gt_i32_e32 vcc, s15, v8
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_146
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, v[6:7]
	v_add_u32_e32 v1, 0x6000000, v8
	global_store_dword v[10:11], v1, off
	s_branch .LBB0_146
.LBB0_149:
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_151
	v_add_u32_e32 v1, s15, v4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v4, s88
	global_store_dword v5, v1, s[60:61] offset:124
	global_store_dwordx3 v5, v[2:4], s[60:61] offset:160
.LBB0_151:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lg_u32 s78, 0
	s_cselect_b64 s[20:21], -1, 0
	s_add_i32 s1, s1, 15
	s_cmp_gt_u32 s1, 30
	s_cselect_b64 s[22:23], -1, 0
	s_or_b64 s[20:21], s[20:21], s[22:23]
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_158
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_158
	s_load_dwordx8 s[20:27], s[84:85], 0x78
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[18:19], s[38:39], 2
	v_mov_b32_e32 v1, 0
	s_mov_b32 s11, s67
	s_waitcnt lgkmcnt(0)
	s_add_u32 s1, s20, s18
	s_addc_u32 s3, s21, s19
	s_mov_b64 s[18:19], s[64:65]
	s_branch .LBB0_155
.LBB0_154:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s11, s11, -1
	s_add_u32 s18, s18, 8
	s_addc_u32 s19, s19, 0
	s_cmp_lg_u32 s11, 0
	s_cbranch_scc0 .LBB0_158
.LBB0_155:
	global_load_dwordx2 v[2:3], v1, s[18:19]
	global_load_dwordx2 v[4:5], v1, s[34:35]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	v_readfirstlane_b32 s28, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v4
	v_readfirstlane_b32 s25, v5
	s_and_saveexec_b64 s[20:21], s[44:45]
	s_cbranch_execz .LBB0_154
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[26:27], exec, vcc
	s_mov_b64 exec, s[26:27]
	s_cbranch_execz .LBB0_154
	s_sub_u32 s15, s15, s24
	s_subb_u32 s25, s28, s25
	s_ashr_i32 s24, s25, 31
	s_lshr_b32 s24, s24, 28
	s_add_u32 s15, s15, s24
	s_addc_u32 s25, s25, 0
	s_and_b32 s15, s15, -16
	s_add_u32 s24, s1, s15
	s_addc_u32 s25, s3, s25
	s_bcnt1_i32_b64 s15, s[22:23]
	v_mov_b32_e32 v2, s15
	; a2a.signal release system
	global_atomic_add v1, v2, s[24:25] sc1
	s_branch .LBB0_154
.LBB0_158:
	.loc	1 28 0
	s_cmp_eq_u32 s51, 0
	s_cbranch_scc1 .LBB0_160
	.loc	1 29 0
	v_and_b32_e32 v1, 3, v0
	s_memrealtime s[18:19]
s_waitcnt lgkmcnt(0)
	s_ashr_i32 s1, s16, 31
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s18
	v_cmp_eq_u32_e32 vcc, 2, v1
	v_mov_b32_e32 v4, s19
	s_mov_b32 s23, 0x27000
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, s1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s13
	v_cmp_gt_u32_e32 vcc, 2, v1
	s_lshl_b32 s1, s7, 2
	v_lshlrev_b32_e32 v1, 3, v1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s12
	s_add_i32 s12, s1, 4
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 3
	s_add_u32 s20, s62, s12
	v_cndmask_b32_e32 v2, v2, v4, vcc
	s_addc_u32 s1, s63, s13
	v_and_b32_e32 v4, 60, v0
	v_readlane_b32 s12, v91, 40
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_readlane_b32 s13, v91, 41
	v_bfrev_b32_e32 v4, 1
	s_and_b64 vcc, vcc, s[12:13]
	s_and_b32 s21, s1, 0xffff
	s_mov_b32 s22, 0x7ffffffe
	v_cndmask_b32_e32 v1, v4, v1, vcc
	buffer_store_dwordx2 v[2:3], v1, s[20:23], 0 offen
.LBB0_160:
	.loc	1 30 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v13
	s_barrier
	.loc	1 21 0
	s_and_saveexec_b64 s[12:13], s[44:45]
	s_cbranch_execz .LBB0_162
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s17
	.loc	1 30 0
	; a2a.signal release system
	global_atomic_swap v1, v2, s[60:61] sc1
.LBB0_162:
	s_or_b64 exec, exec, s[12:13]
	.loc	1 31 0
	s_memrealtime s[12:13]
s_waitcnt lgkmcnt(0)
.LBB0_163:
	v_cndmask_b32_e64 v38, 0, 1, s[8:9]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_166
.LBB0_164:
	s_or_b64 exec, exec, s[18:19]
	.loc	1 21 0
	v_readfirstlane_b32 s1, v2
	s_nop 1
	v_mov_b32_e32 v2, s1
	ds_write_b32 v1, v2
.LBB0_165:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 32 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s17, v2
	s_cbranch_vccz .LBB0_169
.LBB0_166:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 21 0
	s_and_saveexec_b64 s[8:9], s[44:45]
	s_cbranch_execz .LBB0_165
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_164
	.loc	1 32 0
	; a2a.wait acquire system
	global_load_dword v2, v1, s[60:61] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_164
.LBB0_169:
	.loc	1 33 0
	s_max_i32 s82, s6, 1
	s_mov_b32 s83, 0
	s_lshl_b64 s[8:9], s[82:83], 2
	s_add_u32 s8, s60, s8
	s_addc_u32 s9, s61, s9
	.loc	1 34 0
	s_ashr_i32 s19, s76, 31
	s_mov_b32 s18, s76
	s_lshl_b64 s[18:19], s[18:19], 2
	.loc	1 33 0
	v_mov_b32_e32 v9, 0
	.loc	1 34 0
	s_add_u32 s18, s60, s18
	s_addc_u32 s19, s61, s19
	.loc	1 33 0
	global_load_dword v10, v9, s[8:9] offset:96
	.loc	1 34 0
	global_load_dword v39, v9, s[18:19] offset:100
	.loc	1 35 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, s7, v10
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, v1, v39
	s_cbranch_vccnz .LBB0_501
	v_writelane_b32 v91, s84, 47
	s_cmp_lg_u32 s51, 0
	s_cselect_b64 s[94:95], -1, 0
	v_writelane_b32 v91, s85, 48
	v_and_b32_e32 v40, 15, v0
	v_readlane_b32 s6, v91, 42
	s_mul_i32 s1, s43, s6
	s_lshl_b32 s34, s1, 1
	s_cmp_lg_u32 s78, 0
	s_cselect_b64 s[8:9], -1, 0
	v_writelane_b32 v91, s8, 49
	s_cmp_gt_i32 s86, 0
	v_lshlrev_b32_e32 v41, 1, v40
	v_writelane_b32 v91, s9, 50
	s_cselect_b64 s[8:9], -1, 0
	v_writelane_b32 v91, s8, 51
	v_cmp_gt_i32_e32 vcc, s42, v41
	v_and_b32_e32 v2, 60, v0
	v_writelane_b32 v91, s9, 52
	v_and_b32_e32 v1, 3, v0
	v_readlane_b32 s19, v91, 44
	v_readlane_b32 s20, v91, 28
	s_mul_i32 s8, s19, s14
	v_readlane_b32 s24, v91, 32
	v_readlane_b32 s25, v91, 33
	s_ashr_i32 s9, s8, 31
	v_readlane_b32 s21, v91, 29
	v_readlane_b32 s22, v91, 30
	v_readlane_b32 s23, v91, 31
	s_mov_b64 s[40:41], s[24:25]
	s_lshl_b64 s[8:9], s[8:9], 2
	s_mov_b64 s[36:37], s[20:21]
	s_add_u32 s8, s36, s8
	s_addc_u32 s9, s37, s9
	v_readlane_b32 s26, v91, 34
	v_readlane_b32 s27, v91, 35
	v_writelane_b32 v91, s8, 53
	s_add_i32 s14, s19, 2
	s_mov_b64 s[38:39], s[22:23]
	v_writelane_b32 v91, s9, 54
	s_mul_i32 s8, s87, 3
	s_ashr_i32 s9, s8, 31
	v_readlane_b32 s48, v91, 12
	s_lshl_b64 s[8:9], s[8:9], 2
	v_readlane_b32 s50, v91, 14
	v_readlane_b32 s51, v91, 15
	s_add_u32 s8, s50, s8
	s_addc_u32 s9, s51, s9
	v_readlane_b32 s49, v91, 13
	v_readlane_b32 s52, v91, 16
	v_readlane_b32 s53, v91, 17
	v_readlane_b32 s54, v91, 18
	v_readlane_b32 s55, v91, 19
	v_writelane_b32 v91, s8, 55
	s_ashr_i32 s3, s2, 31
	v_lshlrev_b32_e32 v3, 3, v1
	v_writelane_b32 v91, s9, 56
	s_lshl_b64 s[8:9], s[2:3], 2
	s_add_u32 s33, s52, s8
	s_addc_u32 s79, s53, s9
	s_cmp_eq_u32 s80, 0
	s_cselect_b64 s[8:9], -1, 0
	s_ashr_i32 s71, s42, 31
	v_writelane_b32 v91, s8, 57
	s_cmp_lt_i32 s78, 2
	v_bfrev_b32_e32 v4, 1
	v_writelane_b32 v91, s9, 58
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_eq_u32 s81, 0
	v_writelane_b32 v91, s8, 59
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_lg_u32 s81, 0
	v_writelane_b32 v91, s9, 60
	s_cselect_b64 s[8:9], -1, 0
	v_writelane_b32 v91, s8, 61
	s_ashr_i32 s11, s10, 31
	v_lshlrev_b32_e32 v30, 3, v0
	v_writelane_b32 v91, s9, 62
	s_lshl_b64 s[8:9], s[10:11], 2
	s_add_u32 s80, s48, s8
	s_addc_u32 s81, s49, s9
	s_ashr_i32 s1, s66, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s30, s64, s0
	s_mul_i32 s0, s6, s42
	s_addc_u32 s31, s65, s1
	s_ashr_i32 s97, s43, 31
	s_ashr_i32 s1, s0, 31
	s_sub_i32 s22, s43, 32
	v_writelane_b32 v91, s0, 63
	s_cmp_gt_i32 s22, 0
	v_readlane_b32 s18, v91, 43
	v_writelane_b32 v90, s1, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v90, s0, 1
	v_and_b32_e32 v12, 24, v30
	v_lshlrev_b32_e32 v8, 1, v12
	v_writelane_b32 v90, s1, 2
	s_add_i32 s0, s43, 31
	s_cmp_gt_i32 s0, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v90, s0, 3
	s_cmp_eq_u32 s78, 3
	v_ashrrev_i32_e32 v11, 31, v10
	v_writelane_b32 v90, s1, 4
	s_mul_i32 s0, s14, s2
	s_cselect_b64 s[2:3], -1, 0
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v90, s14, 5
	s_lshl_b64 s[0:1], s[0:1], 2
	v_writelane_b32 v90, s2, 6
	s_add_u32 s0, s40, s0
	s_addc_u32 s1, s41, s1
	v_writelane_b32 v90, s3, 7
	v_writelane_b32 v90, s0, 8
	s_cmp_gt_i32 s67, 0
	v_readlane_b32 s2, v91, 40
	v_writelane_b32 v90, s1, 9
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v90, s0, 10
	s_ashr_i32 s35, s34, 31
	s_cmp_gt_i32 s42, 0
	v_writelane_b32 v90, s1, 11
	v_writelane_b32 v90, s34, 12
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[0:1], vcc, s[8:9]
	v_writelane_b32 v90, s35, 13
	s_sub_i32 s14, s42, 32
	v_writelane_b32 v90, s0, 14
	s_cmp_gt_i32 s14, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v90, s1, 15
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v90, s0, 16
	v_readlane_b32 s3, v91, 41
	v_and_b32_e32 v2, 56, v0
	v_writelane_b32 v90, s1, 17
	s_add_i32 s0, s42, 31
	s_cmp_gt_i32 s0, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v90, s0, 18
	s_mov_b32 s96, s43
	s_mov_b32 s70, s42
	v_writelane_b32 v90, s1, 19
	s_mul_i32 s0, s10, 3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s24, s48, s0
	s_addc_u32 s25, s49, s1
	s_lshl_b32 s0, s10, 1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s48, s0
	s_addc_u32 s1, s49, s1
	s_and_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v42, v4, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v90, s0, 20
	s_and_b64 s[68:69], vcc, s[2:3]
	s_ashr_i32 s23, s16, 31
	v_writelane_b32 v90, s1, 21
	v_lshlrev_b32_e32 v3, 5, v0
	v_lshrrev_b32_e32 v4, 1, v2
	s_movk_i32 s0, 0xe0
	s_cmp_gt_u32 s22, 32
	v_and_or_b32 v43, v3, s0, v4
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v90, s0, 22
	s_cmp_gt_u32 s14, 32
	v_lshrrev_b32_e32 v22, 2, v0
	v_writelane_b32 v90, s1, 23
	v_writelane_b32 v90, s14, 24
	s_cselect_b64 s[0:1], -1, 0
	s_abs_i32 s14, s19
	v_cvt_f32_u32_e32 v2, s14
	v_writelane_b32 v90, s0, 25
	s_abs_i32 s15, s6
	s_abs_i32 s27, s10
	v_rcp_iflag_f32_e32 v2, v2
	v_writelane_b32 v90, s1, 26
	s_sub_i32 s0, 0, s14
	s_abs_i32 s34, s86
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_lshrrev_b32_e32 v27, 1, v0
	v_and_b32_e32 v52, 24, v27
	v_lshlrev_b32_e32 v20, 2, v40
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v90, s0, 27
	s_abs_i32 s0, s18
	v_cvt_f32_u32_e32 v2, s0
	v_writelane_b32 v90, s0, 28
	s_sub_i32 s0, 0, s0
	v_and_b32_e32 v49, 48, v0
	v_rcp_iflag_f32_e32 v2, v2
	v_lshlrev_b32_e32 v51, 4, v0
	v_add_u32_e32 v48, 0, v20
	v_mov_b32_e32 v21, v9
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_and_b32_e32 v31, 0xc00, v51
	v_cmp_eq_u32_e32 vcc, 0, v49
	v_lshrrev_b32_e32 v46, 4, v0
	v_readfirstlane_b32 s1, v2
	v_cvt_f32_u32_e32 v2, s15
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v2, v2
	v_writelane_b32 v90, s0, 29
	s_sub_i32 s0, 0, s15
	v_bfe_u32 v57, v0, 3, 3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v4, v2
	v_cvt_f32_u32_e32 v2, s27
	v_lshrrev_b32_e32 v44, 5, v0
	v_lshl_add_u64 v[24:25], s[38:39], 0, v[20:21]
	v_mul_lo_u32 v5, s0, v4
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s0, 0, s27
	v_mov_b32_e32 v23, v9
	v_and_b32_e32 v56, 0x78, v30
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v6, v2
	v_cvt_f32_u32_e32 v2, s34
	s_mov_b32 s59, 0x27000
	s_mov_b32 s58, 0x7ffffffe
	v_mul_lo_u32 v7, s0, v6
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s0, 0, s34
	v_mov_b32_e32 v62, 1
	v_mov_b32_e32 v63, 0x7fff
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v28, v2
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	v_lshl_add_u64 v[18:19], s[54:55], 0, v[2:3]
	v_lshlrev_b32_e32 v2, 1, v0
	v_mul_lo_u32 v29, s0, v28
	v_readlane_b32 s0, v91, 4
	v_readlane_b32 s1, v91, 5
	v_and_b32_e32 v45, 62, v2
	v_and_b32_e32 v2, 0xf0, v0
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[8:9]
	v_readlane_b32 s0, v91, 6
	v_readlane_b32 s1, v91, 7
	v_lshrrev_b32_e32 v47, 2, v2
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[8:9]
	v_or_b32_e32 v8, 32, v12
	v_cmp_gt_i64_e64 s[0:1], s[96:97], v[8:9]
	v_and_b32_e32 v3, 56, v22
	v_and_b32_e32 v26, 56, v2
	v_writelane_b32 v90, s0, 30
	v_xor_b32_e32 v50, v2, v3
	v_lshlrev_b32_e32 v3, 6, v40
	v_writelane_b32 v90, s1, 31
	v_cmp_gt_i64_e64 s[0:1], s[70:71], v[8:9]
	v_xor_b32_e32 v26, v26, v52
	v_or_b32_e32 v53, v26, v3
	v_writelane_b32 v90, s0, 32
	v_mul_u32_u24_e32 v26, 60, v40
	v_add3_u32 v55, v48, v26, v31
	v_writelane_b32 v90, s1, 33
	v_readlane_b32 s0, v91, 0
	v_readlane_b32 s1, v91, 1
	v_and_b32_e32 v11, 7, v0
	v_or_b32_e32 v0, 32, v41
	v_lshl_add_u64 v[26:27], s[0:1], 0, v[20:21]
	s_and_b64 s[0:1], vcc, s[2:3]
	v_writelane_b32 v90, s0, 34
	v_and_b32_e32 v58, 0x7c, v2
	v_mul_hi_u32 v2, v4, v5
	v_writelane_b32 v90, s1, 35
	s_ashr_i32 s0, s19, 31
	v_writelane_b32 v90, s0, 36
	s_ashr_i32 s0, s18, 31
	v_writelane_b32 v90, s0, 37
	s_mov_b32 s0, s86
	v_writelane_b32 v90, s0, 38
	v_add_u32_e32 v59, v4, v2
	v_mul_hi_u32 v2, v6, v7
	v_writelane_b32 v90, s1, 39
	v_cmp_lt_u32_e64 s[0:1], v40, v46
	v_add_u32_e32 v60, v6, v2
	v_mul_hi_u32 v2, v28, v29
	v_writelane_b32 v90, s0, 40
	v_mov_b32_e32 v8, s7
	v_xor_b32_e32 v54, 32, v53
	v_writelane_b32 v90, s1, 41
	v_cmp_gt_i32_e64 s[0:1], s43, v41
	v_or3_b32 v21, v31, v52, v3
	v_add_u32_e32 v61, v28, v2
	v_writelane_b32 v90, s0, 42
	v_bfrev_b32_e32 v64, 0.5
	v_mov_b32_e32 v28, -1
	v_writelane_b32 v90, s1, 43
	v_cmp_gt_i32_e64 s[0:1], s43, v12
	v_bfrev_b32_e32 v29, -8
	v_mov_b32_e32 v65, 32
	v_writelane_b32 v90, s0, 44
	v_mov_b32_e32 v66, 16
	v_mov_b32_e32 v67, 8
	v_writelane_b32 v90, s1, 45
	v_cmp_gt_i32_e64 s[0:1], s42, v12
	v_mov_b32_e32 v68, 4
	v_mov_b32_e32 v69, 2
	v_writelane_b32 v90, s0, 46
	v_mov_b32_e32 v70, 0x42800000
	v_not_b32_e32 v71, 63
	v_writelane_b32 v90, s1, 47
	v_cmp_lt_u32_e64 s[0:1], v11, v57
	s_ashr_i32 s35, s6, 31
	s_ashr_i32 s26, s86, 31
	v_writelane_b32 v90, s0, 48
	v_cmp_eq_u32_e64 s[36:37], 0, v1
	v_cmp_eq_u32_e64 s[38:39], 1, v1
	v_writelane_b32 v90, s1, 49
	v_cmp_gt_i32_e64 s[0:1], s43, v0
	v_cmp_eq_u32_e64 s[40:41], 2, v1
	s_mov_b32 s74, 0x33333333
	v_writelane_b32 v90, s0, 50
	s_nop 1
	v_writelane_b32 v90, s1, 51
	v_cmp_gt_i32_e64 s[0:1], s42, v0
	s_nop 1
	v_writelane_b32 v90, s0, 52
	s_nop 1
	v_writelane_b32 v90, s1, 53
	v_writelane_b32 v90, s16, 54
	s_branch .LBB0_173
.LBB0_171:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 22 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_nop 1
	v_add_u32_e32 v0, s2, v0
	ds_write_b32 v9, v0
.LBB0_172:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 49 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v9
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v8, v0, v38
	.loc	1 35 0
	v_add_u32_e32 v0, v8, v10
	v_cmp_lt_i32_e32 vcc, v0, v39
	s_cbranch_vccz .LBB0_500
.LBB0_173:
	.loc	1 36 0
	v_cmp_gt_i32_e32 vcc, 0, v8
	s_cbranch_vccnz .LBB0_497
	.loc	1 37 0
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_lshl_add_u64 v[0:1], v[18:19], 0, v[0:1]
	global_load_dword v0, v[0:1], off
	.loc	1 38 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v0
	s_ashr_i32 s0, s1, 24
	s_and_b32 s18, s1, 0xffffff
	.loc	1 39 0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[2:3], s[0:1], 2
	s_add_u32 s20, s60, s2
	s_addc_u32 s21, s61, s3
	global_load_dword v72, v9, s[20:21] offset:32
	.loc	1 40 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s18, v72
	s_cbranch_vccnz .LBB0_497
	.loc	1 39 0
	global_load_dword v0, v9, s[20:21] offset:64
	.loc	1 41 0
	s_cmp_lg_u32 s0, 2
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 44 0
	s_cmp_lg_u32 s0, 1
	s_cselect_b64 s[54:55], -1, 0
	v_add_u32_e32 v73, -1, v72
	.loc	1 39 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v0
	s_branch .LBB0_177
.LBB0_176:
	.loc	1 48 0
	s_add_i32 s18, s18, s1
	.loc	1 40 0
	v_cmp_lt_i32_e32 vcc, s18, v72
	.loc	1 47 0
	s_memrealtime s[12:13]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_497
.LBB0_177:
	.loc	1 41 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_187
	s_cmp_lt_i32 s0, 5
	s_mov_b64 s[46:47], -1
	s_cbranch_scc1 .LBB0_192
	s_cmp_lt_i32 s0, 6
	s_cbranch_scc1 .LBB0_189
	v_mov_b32_e32 v2, 0
	s_cmp_eq_u32 s0, 6
	s_mov_b64 s[6:7], s[60:61]
	s_cbranch_scc0 .LBB0_188
	v_readlane_b32 s6, v91, 49
	v_readlane_b32 s7, v91, 50
	s_andn2_b64 vcc, exec, s[6:7]
	v_readlane_b32 s6, v91, 53
	v_mov_b32_e32 v2, s67
	v_readlane_b32 s7, v91, 54
	s_cbranch_vccnz .LBB0_188
	v_readlane_b32 s84, v91, 28
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s85, v91, 29
	s_lshl_b64 s[6:7], s[18:19], 2
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	s_mov_b64 s[48:49], s[84:85]
	v_readlane_b32 s46, v91, 51
	s_add_u32 s6, s48, s6
	v_readlane_b32 s47, v91, 52
	s_addc_u32 s7, s49, s7
	s_andn2_b64 vcc, exec, s[46:47]
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
	s_mov_b64 s[50:51], s[86:87]
	s_mov_b64 s[52:53], s[88:89]
	s_cbranch_vccnz .LBB0_252
	v_readlane_b32 s46, v90, 36
	s_xor_b32 s19, s19, s46
	s_abs_i32 s46, s18
	v_readlane_b32 s47, v90, 27
	s_mul_hi_u32 s47, s46, s47
	s_mul_i32 s48, s47, s14
	s_sub_i32 s46, s46, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s46, s14
	s_cmp_ge_u32 s46, s14
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s46, s49, s46
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s46, s14
	s_cselect_b32 s46, s48, s47
	s_xor_b32 s46, s46, s19
	s_sub_i32 s47, s46, s19
	s_waitcnt lgkmcnt(1)
	v_lshl_or_b32 v0, s47, 3, v11
	v_readlane_b32 s48, v91, 45
	s_lshl_b32 s19, s19, 3
	v_mov_b32_e32 v2, 0
	v_cmp_gt_i32_e32 vcc, s48, v0
	v_lshl_or_b32 v0, s46, 3, v11
	v_subrev_u32_e32 v0, s19, v0
	v_readlane_b32 s46, v90, 38
	s_mov_b32 s19, s46
	v_readlane_b32 s49, v91, 46
	v_mul_lo_u32 v0, s46, v0
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	v_readlane_b32 s47, v90, 39
	s_branch .LBB0_185
.LBB0_184:
	s_or_b64 exec, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v3, v3
	v_lshrrev_b32_e32 v3, 31, v3
	v_mov_b32_e32 v4, v3
	s_add_i32 s19, s19, -1
	s_cmp_lg_u32 s19, 0
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
.LBB0_185:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_184
	global_load_dword v3, v[0:1], off
	s_branch .LBB0_184
.LBB0_187:
	s_cbranch_execnz .LBB0_209
	s_branch .LBB0_219
.LBB0_188:
	s_mov_b64 s[46:47], 0
.LBB0_189:
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_191
.LBB0_190:
	s_abs_i32 s7, s18
	v_readlane_b32 s46, v90, 27
	s_mul_hi_u32 s46, s7, s46
	s_mul_i32 s47, s46, s14
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s6, v90, 36
	s_sub_i32 s7, s7, s47
	s_xor_b32 s6, s19, s6
	s_add_i32 s47, s46, 1
	s_sub_i32 s48, s7, s14
	s_cmp_ge_u32 s7, s14
	s_cselect_b32 s46, s47, s46
	s_cselect_b32 s7, s48, s7
	s_add_i32 s47, s46, 1
	s_sub_i32 s48, s7, s14
	s_cmp_ge_u32 s7, s14
	s_cselect_b32 s46, s47, s46
	s_cselect_b32 s47, s48, s7
	s_xor_b32 s7, s46, s6
	s_sub_i32 s6, s7, s6
	v_readlane_b32 s7, v90, 5
	v_readlane_b32 s84, v91, 28
	s_mul_i32 s6, s6, s7
	v_readlane_b32 s85, v91, 29
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	s_mov_b64 s[48:49], s[84:85]
	s_lshl_b64 s[6:7], s[6:7], 2
	s_mov_b64 s[52:53], s[88:89]
	s_add_u32 s46, s52, s6
	s_addc_u32 s48, s53, s7
	s_xor_b32 s6, s47, s19
	s_sub_i32 s6, s6, s19
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s46, s6
	s_addc_u32 s7, s48, s7
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v2, 1
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
	s_mov_b64 s[50:51], s[86:87]
.LBB0_191:
	s_mov_b64 s[46:47], 0
.LBB0_192:
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[0:1], s[6:7]
	s_cbranch_vccnz .LBB0_208
	s_cmp_gt_i32 s0, 3
	s_mov_b64 s[46:47], -1
	s_cbranch_scc0 .LBB0_195
	s_ashr_i32 s6, s18, 31
	v_readlane_b32 s7, v90, 36
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s18
	v_readlane_b32 s19, v90, 27
	s_mul_hi_u32 s19, s7, s19
	s_mul_i32 s46, s19, s14
	s_sub_i32 s7, s7, s46
	s_add_i32 s46, s19, 1
	s_sub_i32 s47, s7, s14
	s_cmp_ge_u32 s7, s14
	s_cselect_b32 s19, s46, s19
	s_cselect_b32 s7, s47, s7
	s_add_i32 s46, s19, 1
	s_cmp_ge_u32 s7, s14
	s_cselect_b32 s7, s46, s19
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	v_readlane_b32 s7, v90, 5
	v_readlane_b32 s84, v91, 28
	s_mul_i32 s6, s6, s7
	v_readlane_b32 s85, v91, 29
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	s_mov_b64 s[48:49], s[84:85]
	s_lshl_b64 s[6:7], s[6:7], 2
	s_mov_b64 s[52:53], s[88:89]
	s_add_u32 s6, s52, s6
	s_addc_u32 s7, s53, s7
	s_add_u32 s6, s6, 4
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
	s_mov_b64 s[50:51], s[86:87]
	s_addc_u32 s7, s7, 0
	s_mov_b64 s[46:47], 0
.LBB0_195:
	v_readlane_b32 s19, v91, 43
	s_andn2_b64 vcc, exec, s[46:47]
	v_mov_b64_e32 v[0:1], s[6:7]
	v_mov_b32_e32 v2, s19
	s_cbranch_vccnz .LBB0_208
	s_cmp_lg_u32 s0, 3
	v_mov_b32_e32 v2, 0
	v_mov_b64_e32 v[0:1], s[60:61]
	s_cbranch_scc1 .LBB0_208
	s_ashr_i32 s6, s18, 31
	v_readlane_b32 s7, v90, 37
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s18
	v_readlane_b32 s19, v90, 29
	s_mul_hi_u32 s19, s7, s19
	v_readlane_b32 s48, v90, 28
	s_mul_i32 s46, s19, s48
	s_sub_i32 s7, s7, s46
	s_add_i32 s46, s19, 1
	s_sub_i32 s47, s7, s48
	s_cmp_ge_u32 s7, s48
	s_cselect_b32 s19, s46, s19
	s_cselect_b32 s7, s47, s7
	s_add_i32 s46, s19, 1
	s_cmp_ge_u32 s7, s48
	s_cselect_b32 s7, s46, s19
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_cmp_lt_i32 s77, 1
	s_mov_b64 s[46:47], 0
	s_cbranch_scc1 .LBB0_200
	s_cmp_eq_u32 s77, 1
	s_cbranch_scc0 .LBB0_201
	v_readlane_b32 s84, v91, 12
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s88, v91, 16
	v_readlane_b32 s89, v91, 17
	s_lshl_b64 s[48:49], s[6:7], 2
	s_mov_b64 s[52:53], s[88:89]
	s_add_u32 s48, s52, s48
	s_addc_u32 s49, s53, s49
	global_load_dword v0, v9, s[48:49]
	v_readlane_b32 s48, v91, 55
	v_readlane_b32 s49, v91, 56
	v_readlane_b32 s85, v91, 13
	v_readlane_b32 s86, v91, 14
	v_readlane_b32 s87, v91, 15
	v_readlane_b32 s90, v91, 18
	v_readlane_b32 s91, v91, 19
	v_readlane_b32 s16, v90, 54
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[48:49], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[98:99], 0, v[0:1]
	s_mov_b64 s[48:49], 0
	s_branch .LBB0_202
.LBB0_200:
	s_mov_b64 s[48:49], 0
	s_cbranch_execnz .LBB0_203
	s_branch .LBB0_204
.LBB0_201:
	s_mov_b64 s[48:49], -1
.LBB0_202:
	s_branch .LBB0_204
.LBB0_203:
	s_cmp_lg_u32 s77, 0
	s_mov_b64 s[46:47], -1
	s_cselect_b64 s[48:49], -1, 0
.LBB0_204:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_251
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_207
.LBB0_206:
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[46:47], s[6:7], 2
	s_add_u32 s48, s33, s46
	s_addc_u32 s49, s79, s47
	global_load_dword v2, v9, s[48:49]
	s_add_u32 s46, s98, s46
	s_addc_u32 s47, s99, s47
	v_mov_b64_e32 v[0:1], s[46:47]
.LBB0_207:
	v_readlane_b32 s7, v90, 5
	v_readlane_b32 s84, v91, 28
	s_mul_i32 s6, s6, s7
	v_readlane_b32 s85, v91, 29
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	s_mov_b64 s[48:49], s[84:85]
	s_lshl_b64 s[6:7], s[6:7], 2
	s_mov_b64 s[52:53], s[88:89]
	s_add_u32 s6, s52, s6
	s_addc_u32 s7, s53, s7
	v_readlane_b32 s46, v91, 57
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s47, v91, 58
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
	v_cndmask_b32_e64 v1, v3, v1, s[46:47]
	v_mov_b32_e32 v3, s6
	v_cndmask_b32_e64 v0, v3, v0, s[46:47]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v2, 1, v2, s[46:47]
	s_mov_b64 s[50:51], s[86:87]
.LBB0_208:
	s_branch .LBB0_219
.LBB0_209:
	s_cmp_lt_i32 s77, 1
	s_mov_b64 s[6:7], 0
	s_cbranch_scc1 .LBB0_212
	s_cmp_eq_u32 s77, 1
	s_cbranch_scc0 .LBB0_213
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s84, v91, 12
	s_lshl_b64 s[46:47], s[18:19], 2
	v_readlane_b32 s88, v91, 16
	v_readlane_b32 s89, v91, 17
	s_add_u32 s46, s88, s46
	s_addc_u32 s47, s89, s47
	s_waitcnt lgkmcnt(1)
	global_load_dword v0, v9, s[46:47]
	v_readlane_b32 s46, v91, 55
	v_readlane_b32 s47, v91, 56
	v_readlane_b32 s85, v91, 13
	v_readlane_b32 s86, v91, 14
	v_readlane_b32 s87, v91, 15
	v_readlane_b32 s90, v91, 18
	v_readlane_b32 s91, v91, 19
	v_readlane_b32 s16, v90, 54
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[46:47], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[98:99], 0, v[0:1]
	s_mov_b64 s[46:47], 0
	s_branch .LBB0_214
.LBB0_212:
	s_mov_b64 s[46:47], 0
	s_cbranch_execnz .LBB0_215
	s_branch .LBB0_216
.LBB0_213:
	s_mov_b64 s[46:47], -1
.LBB0_214:
	s_branch .LBB0_216
.LBB0_215:
	s_cmp_lg_u32 s77, 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[46:47], -1, 0
.LBB0_216:
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_234
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_219
.LBB0_218:
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[6:7], s[18:19], 2
	s_add_u32 s46, s33, s6
	s_addc_u32 s47, s79, s7
	global_load_dword v2, v9, s[46:47]
	s_add_u32 s6, s98, s6
	s_addc_u32 s7, s99, s7
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[0:1], s[6:7]
.LBB0_219:
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_222
.LBB0_220:
	s_or_b64 exec, exec, s[48:49]
	.loc	1 42 0
	v_readfirstlane_b32 s19, v3
	s_nop 1
	v_mov_b32_e32 v3, s19
	ds_write_b32 v9, v3
.LBB0_221:
	s_or_b64 exec, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc, v3, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_225
.LBB0_222:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[46:47], s[44:45]
	s_cbranch_execz .LBB0_221
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_220
	; a2a.wait acquire system
	global_load_dword v3, v[0:1], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_220
.LBB0_225:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[46:47], -1
	.loc	1 44 0
	s_and_b64 vcc, exec, s[54:55]
	.loc	1 43 0
	s_memrealtime s[6:7]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccnz .LBB0_228
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_428
.LBB0_227:
	.loc	1 45 0
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccz .LBB0_496
	s_branch .LBB0_176
.LBB0_228:
	.loc	1 44 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_405
	s_cmp_lt_i32 s0, 5
	s_cbranch_scc1 .LBB0_284
	s_cmp_lt_i32 s0, 6
	s_cbranch_scc1 .LBB0_258
	s_cmp_eq_u32 s0, 6
	s_cbranch_scc0 .LBB0_257
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s46, v90, 36
	s_xor_b32 s19, s19, s46
	s_abs_i32 s46, s18
	v_readlane_b32 s47, v90, 27
	s_mul_hi_u32 s47, s46, s47
	s_mul_i32 s48, s47, s14
	s_sub_i32 s46, s46, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s46, s14
	s_cmp_ge_u32 s46, s14
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s46, s49, s46
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s46, s14
	s_cselect_b32 s46, s48, s47
	s_xor_b32 s50, s46, s19
	s_sub_i32 s46, s50, s19
	v_readlane_b32 s47, v91, 44
	v_lshl_or_b32 v32, s46, 3, v44
	s_mul_i32 s46, s46, s47
	s_sub_i32 s46, s18, s46
	v_lshl_or_b32 v0, s46, 6, v45
	v_readlane_b32 s46, v91, 45
	v_readlane_b32 s52, v91, 51
	v_readlane_b32 s47, v91, 46
	v_readlane_b32 s53, v91, 52
	v_cmp_gt_i32_e64 s[46:47], s46, v32
	v_cmp_gt_i32_e64 s[48:49], s42, v0
	s_andn2_b64 vcc, exec, s[52:53]
	v_ashrrev_i32_e32 v1, 31, v0
	s_cbranch_vccnz .LBB0_253
	v_lshl_or_b32 v2, s50, 3, v44
	s_lshl_b32 s19, s19, 3
	v_subrev_u32_e32 v2, s19, v2
	v_readlane_b32 s50, v90, 38
	s_mov_b32 s19, s50
	v_readlane_b32 s51, v90, 39
	v_mul_lo_u32 v4, s50, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	s_branch .LBB0_237
.LBB0_234:
	.loc	1 41 0
	global_load_dword v2, v9, s[60:61] offset:168
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[0:1], s[98:99]
	s_cbranch_execz .LBB0_218
	s_branch .LBB0_219
.LBB0_235:
	s_or_b64 exec, exec, s[52:53]
	.loc	1 44 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v31, v30
	v_pk_mul_f32 v[6:7], v[30:31], v[6:7]
.LBB0_236:
	s_add_i32 s19, s19, -1
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	s_cmp_lg_u32 s19, 0
	v_add_u32_e32 v4, 1, v4
	s_cbranch_scc0 .LBB0_254
.LBB0_237:
	v_ashrrev_i32_e32 v5, 31, v4
	v_mov_b32_e32 v8, -1
	s_and_saveexec_b64 s[50:51], s[46:47]
	s_cbranch_execz .LBB0_239
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v8, v[6:7], off
.LBB0_239:
	s_or_b64 exec, exec, s[50:51]
	v_readlane_b32 s50, v91, 59
	v_readlane_b32 s51, v91, 60
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[50:51], -1, v8
	s_cbranch_vccnz .LBB0_245
	v_mov_b32_e32 v30, 0
	s_and_saveexec_b64 s[52:53], s[50:51]
	s_cbranch_execz .LBB0_242
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[80:81]
	global_load_dword v30, v[6:7], off
.LBB0_242:
	s_or_b64 exec, exec, s[52:53]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[52:53], s[50:51]
	s_cbranch_execz .LBB0_244
	v_sub_u32_e32 v7, 0, v8
	v_max_i32_e32 v7, v8, v7
	v_ashrrev_i32_e32 v6, 31, v8
	v_mul_hi_u32 v8, v7, v59
	v_mul_lo_u32 v31, v8, s15
	v_sub_u32_e32 v7, v7, v31
	v_add_u32_e32 v31, 1, v8
	v_cmp_le_u32_e32 vcc, s15, v7
	v_xor_b32_e32 v6, s35, v6
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v31, vcc
	v_subrev_u32_e32 v31, s15, v7
	v_cndmask_b32_e32 v7, v7, v31, vcc
	v_add_u32_e32 v31, 1, v8
	v_cmp_le_u32_e32 vcc, s15, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v31, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v6, v7, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[64:65]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_244:
	s_or_b64 exec, exec, s[52:53]
	global_load_dwordx2 v[34:35], v9, s[30:31]
	v_readlane_b32 s84, v91, 20
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	s_waitcnt vmcnt(1)
	v_mad_i64_i32 v[30:31], s[52:53], v30, s70, 0
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v34
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v35, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[90:91], 0, v[6:7]
	v_lshl_add_u64 v[30:31], v[30:31], 1, v[6:7]
	s_branch .LBB0_246
.LBB0_245:
	v_mad_i64_i32 v[6:7], s[52:53], v4, s70, 0
	v_lshl_add_u64 v[30:31], v[6:7], 1, s[92:93]
.LBB0_246:
	v_mov_b32_e32 v8, v9
	s_and_b64 s[56:57], s[48:49], s[50:51]
	v_mov_b64_e32 v[6:7], v[8:9]
	s_and_saveexec_b64 s[52:53], s[56:57]
	s_cbranch_execz .LBB0_248
	v_lshl_add_u64 v[6:7], v[0:1], 1, v[30:31]
	global_load_dword v6, v[6:7], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0xffff0000, v6
	v_lshlrev_b32_e32 v6, 16, v6
.LBB0_248:
	s_or_b64 exec, exec, s[52:53]
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_236
	v_mov_b32_e32 v30, 0
	s_and_saveexec_b64 s[52:53], s[50:51]
	s_cbranch_execz .LBB0_235
	v_readlane_b32 s50, v91, 8
	v_readlane_b32 s51, v91, 9
	s_nop 1
	v_lshl_add_u64 v[30:31], v[4:5], 2, s[50:51]
	global_load_dword v30, v[30:31], off
	s_branch .LBB0_235
.LBB0_251:
	.loc	1 41 0
	global_load_dword v2, v9, s[60:61] offset:168
	v_mov_b64_e32 v[0:1], s[98:99]
	s_cbranch_execz .LBB0_206
	s_branch .LBB0_207
.LBB0_252:
	v_mov_b32_e32 v2, 0
	s_cbranch_execz .LBB0_190
	s_branch .LBB0_191
.LBB0_253:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
.LBB0_254:
	.loc	1 44 0
	s_and_b64 s[48:49], s[46:47], s[48:49]
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_256
	v_and_b32_sdwa v5, v2, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s19, 0x7fff
	v_and_b32_sdwa v4, v3, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v2, v5, s19
	v_cmp_o_f32_e32 vcc, v2, v2
	v_add3_u32 v4, v3, v4, s19
	s_mov_b32 s19, 0x5040100
	v_cndmask_b32_sdwa v2, v63, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	s_nop 1
	v_cndmask_b32_sdwa v3, v63, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v3, v2, s19
	v_mad_i64_i32 v[2:3], s[48:49], v32, s70, 0
	v_readlane_b32 s48, v91, 2
	v_readlane_b32 s49, v91, 3
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[48:49]
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[2:3]
	global_store_dword v[0:1], v4, off
.LBB0_256:
	s_or_b64 exec, exec, s[46:47]
.LBB0_257:
	s_mov_b64 s[46:47], 0
.LBB0_258:
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_283
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s46, v90, 36
	s_xor_b32 s48, s19, s46
	s_abs_i32 s46, s18
	v_readlane_b32 s47, v90, 27
	s_mul_hi_u32 s47, s46, s47
	s_mul_i32 s49, s47, s14
	s_sub_i32 s46, s46, s49
	s_add_i32 s49, s47, 1
	s_sub_i32 s50, s46, s14
	s_cmp_ge_u32 s46, s14
	s_cselect_b32 s49, s49, s47
	s_cselect_b32 s52, s50, s46
	s_add_i32 s53, s49, 1
	s_cmp_ge_u32 s52, s14
	s_cselect_b64 s[50:51], -1, 0
	s_and_b64 s[46:47], s[50:51], exec
	s_cselect_b32 s46, s53, s49
	s_xor_b32 s46, s46, s48
	s_sub_i32 s46, s46, s48
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[48:49], s[46:47], 2
	s_add_u32 s48, s33, s48
	s_addc_u32 s49, s79, s49
	v_mov_b32_e32 v8, 0
	global_load_dword v4, v8, s[48:49]
	s_lshl_b32 s53, s46, 4
	v_or_b32_e32 v0, s53, v46
	v_readlane_b32 s84, v91, 20
	v_ashrrev_i32_e32 v1, 31, v0
	v_readlane_b32 s85, v91, 21
	v_mov_b32_e32 v30, 0
	v_readlane_b32 s86, v91, 22
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[84:85]
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[46:47], v46, v4
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_261
	global_load_dword v30, v[2:3], off
.LBB0_261:
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_263
	global_load_dword v8, v[2:3], off
.LBB0_263:
	s_or_b64 exec, exec, s[48:49]
	v_or_b32_e32 v2, s53, v40
	v_readlane_b32 s84, v91, 20
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s85, v91, 21
	v_cmp_lt_i32_e32 vcc, v40, v4
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[84:85]
	v_mov_b32_e32 v31, 0
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_265
	global_load_dword v31, v[2:3], off
.LBB0_265:
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_267
	global_load_dword v1, v[2:3], off
.LBB0_267:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v8
	v_max_i32_e32 v3, v8, v3
	v_mul_hi_u32 v4, v3, v60
	v_mul_lo_u32 v5, v4, s27
	v_sub_u32_e32 v3, v3, v5
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e64 s[48:49], s27, v3
	v_ashrrev_i32_e32 v2, 31, v8
	v_xor_b32_e32 v2, s11, v2
	v_cndmask_b32_e64 v4, v4, v5, s[48:49]
	v_subrev_u32_e32 v5, s27, v3
	v_cndmask_b32_e64 v3, v3, v5, s[48:49]
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e64 s[48:49], s27, v3
	v_mov_b64_e32 v[6:7], 0
	s_nop 0
	v_cndmask_b32_e64 v3, v4, v5, s[48:49]
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v4, v3, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_269
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 3, s[64:65]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_269:
	s_or_b64 exec, exec, s[48:49]
	v_sub_u32_e32 v32, 0, v1
	v_max_i32_e32 v32, v1, v32
	v_mul_hi_u32 v33, v32, v60
	v_mul_lo_u32 v34, v33, s27
	v_sub_u32_e32 v32, v32, v34
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e64 s[48:49], s27, v32
	v_ashrrev_i32_e32 v5, 31, v1
	v_xor_b32_e32 v5, s11, v5
	v_cndmask_b32_e64 v33, v33, v34, s[48:49]
	v_subrev_u32_e32 v34, s27, v32
	v_cndmask_b32_e64 v32, v32, v34, s[48:49]
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e64 s[48:49], s27, v32
	s_nop 1
	v_cndmask_b32_e64 v32, v33, v34, s[48:49]
	v_xor_b32_e32 v32, v32, v5
	v_sub_u32_e32 v5, v32, v5
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_271
	v_mov_b32_e32 v2, s66
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 3, s[64:65]
	global_load_dwordx2 v[2:3], v[2:3], off
.LBB0_271:
	s_or_b64 exec, exec, s[48:49]
	v_sub_u32_e32 v33, 0, v30
	v_max_i32_e32 v33, v30, v33
	v_mul_hi_u32 v34, v33, v60
	v_mul_lo_u32 v35, v34, s27
	v_sub_u32_e32 v33, v33, v35
	v_add_u32_e32 v35, 1, v34
	v_cmp_le_u32_e64 s[48:49], s27, v33
	v_ashrrev_i32_e32 v32, 31, v30
	v_xor_b32_e32 v32, s11, v32
	v_cndmask_b32_e64 v34, v34, v35, s[48:49]
	v_subrev_u32_e32 v35, s27, v33
	v_cndmask_b32_e64 v33, v33, v35, s[48:49]
	v_add_u32_e32 v35, 1, v34
	v_cmp_le_u32_e64 s[48:49], s27, v33
	s_sub_i32 s53, s52, s14
	s_nop 0
	v_cndmask_b32_e64 v33, v34, v35, s[48:49]
	v_sub_u32_e32 v34, 0, v31
	v_max_i32_e32 v34, v31, v34
	v_mul_hi_u32 v35, v34, v60
	v_mul_lo_u32 v36, v35, s27
	v_sub_u32_e32 v34, v34, v36
	v_add_u32_e32 v36, 1, v35
	v_cmp_le_u32_e64 s[48:49], s27, v34
	v_xor_b32_e32 v33, v33, v32
	v_sub_u32_e32 v32, v33, v32
	v_cndmask_b32_e64 v35, v35, v36, s[48:49]
	v_subrev_u32_e32 v36, s27, v34
	v_cndmask_b32_e64 v34, v34, v36, s[48:49]
	v_ashrrev_i32_e32 v33, 31, v31
	v_add_u32_e32 v36, 1, v35
	v_cmp_le_u32_e64 s[48:49], s27, v34
	v_xor_b32_e32 v33, s11, v33
	s_nop 0
	v_cndmask_b32_e64 v34, v35, v36, s[48:49]
	v_xor_b32_e32 v34, v34, v33
	v_sub_u32_e32 v33, v34, v33
	v_mov_b32_e32 v34, s66
	v_cndmask_b32_e64 v35, v34, v32, s[46:47]
	v_mul_lo_u32 v32, v32, s10
	v_sub_u32_e32 v32, v30, v32
	v_mul_lo_u32 v30, v33, s10
	v_cndmask_b32_e32 v34, v34, v33, vcc
	v_sub_u32_e32 v33, v31, v30
	global_load_dwordx2 v[30:31], v9, s[30:31]
	v_sub_u32_e32 v37, 0, v32
	v_ashrrev_i32_e32 v36, 31, v32
	v_max_i32_e32 v32, v32, v37
	s_and_b64 s[48:49], s[50:51], exec
	v_mul_hi_u32 v37, v32, v61
	s_cselect_b32 s48, s53, s52
	v_mul_lo_u32 v74, v37, s34
	s_xor_b32 s48, s48, s19
	v_sub_u32_e32 v32, v32, v74
	s_sub_i32 s19, s48, s19
	v_add_u32_e32 v74, 1, v37
	v_cmp_le_u32_e64 s[48:49], s34, v32
	v_xor_b32_e32 v36, s26, v36
	v_lshlrev_b32_e32 v35, 24, v35
	v_cndmask_b32_e64 v37, v37, v74, s[48:49]
	v_subrev_u32_e32 v74, s34, v32
	v_cndmask_b32_e64 v32, v32, v74, s[48:49]
	v_add_u32_e32 v74, 1, v37
	v_cmp_le_u32_e64 s[48:49], s34, v32
	v_lshlrev_b32_e32 v34, 24, v34
	v_readlane_b32 s50, v90, 40
	v_cndmask_b32_e64 v32, v37, v74, s[48:49]
	v_xor_b32_e32 v32, v32, v36
	v_sub_u32_e32 v37, 0, v33
	v_sub_u32_e32 v32, v32, v36
	v_ashrrev_i32_e32 v36, 31, v33
	v_max_i32_e32 v33, v33, v37
	v_mul_hi_u32 v37, v33, v61
	v_mul_lo_u32 v74, v37, s34
	v_sub_u32_e32 v33, v33, v74
	v_add_u32_e32 v74, 1, v37
	v_cmp_le_u32_e64 s[48:49], s34, v33
	v_xor_b32_e32 v36, s26, v36
	v_readlane_b32 s51, v90, 41
	v_cndmask_b32_e64 v37, v37, v74, s[48:49]
	v_subrev_u32_e32 v74, s34, v33
	v_cndmask_b32_e64 v33, v33, v74, s[48:49]
	v_add_u32_e32 v74, 1, v37
	v_cmp_le_u32_e64 s[48:49], s34, v33
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v33, v37, v74, s[48:49]
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
	v_readlane_b32 s48, v91, 44
	s_nop 1
	v_mul_lo_u32 v32, v32, s48
	v_mul_lo_u32 v33, v33, s48
	v_add3_u32 v32, v35, s19, v32
	v_add3_u32 v33, v34, s19, v33
	v_cmp_eq_u32_e64 s[48:49], v32, v33
	s_and_b64 s[48:49], s[46:47], s[48:49]
	s_and_b64 s[48:49], vcc, s[48:49]
	v_cndmask_b32_e64 v32, 0, 1, s[48:49]
	s_and_b64 s[48:49], s[50:51], s[48:49]
	v_cndmask_b32_e64 v33, 0, 1, s[48:49]
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
	v_lshl_or_b32 v32, s19, 6, v20
	v_cmp_gt_i32_e64 s[48:49], s42, v32
	s_and_b64 s[46:47], s[46:47], s[48:49]
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_273
	v_readlane_b32 s84, v91, 20
	v_mad_i64_i32 v[36:37], s[46:47], v0, s70, 0
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	v_ashrrev_i32_e32 v33, 31, v32
	v_lshlrev_b64 v[32:33], 1, v[32:33]
	v_lshl_add_u64 v[36:37], v[36:37], 1, s[90:91]
	v_lshl_add_u64 v[36:37], v[36:37], 0, v[32:33]
	global_load_dwordx2 v[36:37], v[36:37], off
	s_waitcnt vmcnt(1)
	v_sub_co_u32_e64 v6, s[46:47], v6, v30
	v_mul_lo_u32 v0, v4, s10
	s_nop 0
	v_subb_co_u32_e64 v7, s[46:47], v7, v31, s[46:47]
	v_ashrrev_i32_e32 v4, 31, v7
	v_sub_u32_e32 v0, v8, v0
	v_lshrrev_b32_e32 v8, 28, v4
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[92:93], 0, v[6:7]
	v_mad_i64_i32 v[74:75], s[46:47], v0, s70, 0
	v_lshl_add_u64 v[6:7], v[74:75], 1, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[32:33]
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[36:37], off
.LBB0_273:
	s_or_b64 exec, exec, s[48:49]
	v_mul_lo_u32 v0, v5, s10
	v_sub_u32_e32 v4, v1, v0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v0, s[46:47], v2, v30
	v_readlane_b32 s84, v91, 28
	s_nop 0
	v_subb_co_u32_e64 v1, s[46:47], v3, v31, s[46:47]
	v_sub_u32_e32 v3, 0, v4
	v_ashrrev_i32_e32 v2, 31, v1
	v_max_i32_e32 v3, v4, v3
	v_lshrrev_b32_e32 v8, 28, v2
	v_ashrrev_i32_e32 v2, 31, v4
	v_mul_hi_u32 v4, v3, v61
	v_mul_lo_u32 v5, v4, s34
	v_sub_u32_e32 v3, v3, v5
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e64 s[46:47], s34, v3
	v_xor_b32_e32 v2, s26, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
	v_cndmask_b32_e64 v4, v4, v5, s[46:47]
	v_subrev_u32_e32 v5, s34, v3
	v_cndmask_b32_e64 v3, v3, v5, s[46:47]
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e64 s[46:47], s34, v3
	v_and_b32_e32 v0, -16, v0
	v_readlane_b32 s85, v91, 29
	v_cndmask_b32_e64 v3, v4, v5, s[46:47]
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_readlane_b32 s46, v91, 44
	v_lshl_add_u64 v[0:1], s[84:85], 0, v[0:1]
	v_readlane_b32 s48, v91, 40
	v_mul_lo_u32 v2, v2, s46
	v_add_u32_e32 v2, s19, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[0:1]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v13
	v_readlane_b32 s49, v91, 41
	v_or_b32_e32 v2, v35, v49
	v_cmp_eq_u32_e64 s[46:47], 0, v2
	s_and_b64 s[46:47], vcc, s[46:47]
	s_and_b64 vcc, s[48:49], s[46:47]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v9
	v_add_u32_dpp v3, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v4, v2 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v2 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v3, v3, v4, v5
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_add_u32_dpp v3, v3, v3 row_shr:4 row_mask:0xf bank_mask:0xe
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	v_add_u32_dpp v3, v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
	v_add_u32_dpp v3, v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_waitcnt lgkmcnt(0)
	s_barrier
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
	s_bcnt1_i32_b64 s19, vcc
	v_cmp_gt_u32_e32 vcc, s19, v13
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_282
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s19, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	s_subb_u32 s49, vcc_hi, s19
	s_mov_b32 s75, s74
	s_and_b64 s[50:51], s[48:49], s[74:75]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[74:75]
	s_add_u32 s48, s48, s50
	s_addc_u32 s49, s49, s51
	s_lshr_b64 s[50:51], s[48:49], 4
	s_add_u32 s19, s50, s48
	s_addc_u32 s48, s51, s49
	s_and_b32 s19, s19, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s19, 0x1010101
	s_mul_hi_u32 s19, s19, 0x1010101
	s_add_i32 s19, s19, s48
	s_mul_i32 s49, s49, 0x1010101
	s_add_i32 s49, s19, s49
	v_cmp_gt_u64_e32 vcc, s[48:49], v[28:29]
	s_cbranch_vccnz .LBB0_280
	s_mov_b32 s19, 0
	s_mov_b64 s[48:49], 0
.LBB0_276:
	v_readfirstlane_b32 s50, v0
	v_readfirstlane_b32 s51, v1
	v_mov_b32_e32 v5, s19
	s_nop 0
	v_cmp_eq_u64_e64 s[50:51], s[50:51], v[0:1]
	s_bcnt1_i32_b64 s52, s[50:51]
	s_add_i32 s19, s19, s52
	v_mov_b64_e32 v[2:3], s[50:51]
	v_mov_b32_e32 v6, s52
	s_or_b64 s[48:49], s[50:51], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_276
	s_or_b64 exec, exec, s[48:49]
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
	v_cmp_ne_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_279
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
.LBB0_279:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[48:49], 1, v2
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_281
	s_branch .LBB0_282
.LBB0_280:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_282
.LBB0_281:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_282:
	s_or_b64 exec, exec, s[46:47]
.LBB0_283:
	s_mov_b64 s[46:47], 0
.LBB0_284:
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_404
	s_cmp_gt_i32 s0, 3
	s_mov_b64 s[46:47], -1
	s_cbranch_scc0 .LBB0_365
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s16, v90, 36
	s_xor_b32 s50, s19, s16
	s_abs_i32 s46, s18
	v_readlane_b32 s16, v90, 27
	s_mul_hi_u32 s47, s46, s16
	s_mul_i32 s48, s47, s14
	s_sub_i32 s46, s46, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s46, s14
	s_cmp_ge_u32 s46, s14
	s_cselect_b32 s51, s48, s47
	s_cselect_b32 s72, s49, s46
	s_add_i32 s52, s51, 1
	s_cmp_ge_u32 s72, s14
	s_cselect_b64 s[48:49], -1, 0
	s_and_b64 s[46:47], s[48:49], exec
	s_cselect_b32 s46, s52, s51
	s_xor_b32 s46, s46, s50
	s_sub_i32 s50, s46, s50
	v_readlane_b32 s84, v91, 12
	s_ashr_i32 s51, s50, 31
	v_readlane_b32 s88, v91, 16
	v_readlane_b32 s89, v91, 17
	s_lshl_b64 s[46:47], s[50:51], 2
	s_mov_b64 s[52:53], s[88:89]
	s_add_u32 s52, s52, s46
	s_addc_u32 s53, s53, s47
	s_add_u32 s46, s33, s46
	v_mov_b32_e32 v74, 0
	s_addc_u32 s47, s79, s47
	global_load_dword v2, v74, s[46:47]
	global_load_dword v8, v74, s[52:53]
	s_lshl_b32 s51, s50, 4
	s_waitcnt lgkmcnt(1)
	v_or_b32_e32 v0, s51, v46
	v_mov_b32_e32 v76, 0
	v_readlane_b32 s85, v91, 13
	v_readlane_b32 s86, v91, 14
	v_readlane_b32 s87, v91, 15
	v_readlane_b32 s90, v91, 18
	v_readlane_b32 s91, v91, 19
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e64 s[46:47], v46, v2
	s_and_saveexec_b64 s[52:53], s[46:47]
	s_cbranch_execz .LBB0_288
	v_readlane_b32 s84, v91, 20
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_lshl_add_u64 v[4:5], v[0:1], 2, s[84:85]
	global_load_dword v76, v[4:5], off
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
.LBB0_288:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v4, s51, v40
	v_readlane_b32 s84, v91, 20
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s85, v91, 21
	v_cmp_lt_i32_e64 s[56:57], v40, v2
	v_readlane_b32 s86, v91, 22
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[84:85]
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	s_and_saveexec_b64 s[52:53], s[56:57]
	s_cbranch_execz .LBB0_290
	global_load_dword v74, v[2:3], off
.LBB0_290:
	s_or_b64 exec, exec, s[52:53]
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[52:53], s[56:57]
	v_readlane_b32 s16, v90, 54
	s_cbranch_execz .LBB0_292
	global_load_dword v77, v[2:3], off
.LBB0_292:
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[56:57]
	s_cbranch_execz .LBB0_294
	global_load_dword v75, v[2:3], off
.LBB0_294:
	s_or_b64 exec, exec, s[52:53]
	v_mad_i64_i32 v[0:1], s[52:53], v0, s96, 0
	v_readlane_b32 s52, v90, 42
	v_readlane_b32 s53, v90, 43
	v_lshl_add_u64 v[6:7], v[0:1], 1, v[24:25]
	s_and_b64 s[90:91], s[52:53], s[46:47]
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[52:53], s[90:91]
	s_cbranch_execz .LBB0_296
	global_load_dword v2, v[6:7], off
.LBB0_296:
	s_or_b64 exec, exec, s[52:53]
	s_sub_i32 s51, s72, s14
	s_and_b64 s[48:49], s[48:49], exec
	s_cselect_b32 s48, s51, s72
	s_xor_b32 s48, s48, s19
	s_sub_i32 s52, s48, s19
	s_lshl_b32 s19, s52, 6
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v8, s42
	v_add_u32_e32 v0, s19, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[32:33], v[0:1], 0, v[22:23]
	v_mad_u64_u32 v[0:1], s[48:49], v32, s96, 0
	v_readlane_b32 s48, v91, 63
	v_readlane_b32 s49, v90, 0
	v_cmp_lt_i64_e32 vcc, -1, v[32:33]
	v_readlane_b32 s72, v90, 44
	v_cmp_gt_i64_e64 s[48:49], s[48:49], v[32:33]
	v_mul_lo_u32 v3, v33, s96
	v_mul_lo_u32 v8, v32, s97
	s_and_b64 s[48:49], vcc, s[48:49]
	v_readlane_b32 s73, v90, 45
	v_add3_u32 v1, v1, v8, v3
	s_and_b64 s[90:91], s[72:73], s[48:49]
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[72:73], s[90:91]
	s_cbranch_execz .LBB0_298
	v_lshl_add_u64 v[30:31], v[0:1], 1, v[14:15]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_298:
	s_or_b64 exec, exec, s[72:73]
	v_readlane_b32 s72, v90, 1
	v_readlane_b32 s73, v90, 2
	v_add_u32_e32 v78, 0, v50
	v_add_u32_e32 v79, 0, v51
	s_andn2_b64 vcc, exec, s[72:73]
	ds_write_b32 v78, v2 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b128 v79, v[30:33]
	s_cbranch_vccnz .LBB0_310
	v_add_u32_e32 v80, 0, v53
	v_add_u32_e32 v81, 0, v54
	ds_read_b64 v[34:35], v80 offset:4096
	ds_read_b64 v[32:33], v81 offset:4096
	v_readlane_b32 s72, v90, 50
	v_readlane_b32 s73, v90, 51
	s_and_b64 s[90:91], s[46:47], s[72:73]
	s_setprio 1
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v36, 0
	s_and_saveexec_b64 s[72:73], s[90:91]
	s_cbranch_execz .LBB0_301
	global_load_dword v36, v[6:7], off offset:64
.LBB0_301:
	s_or_b64 exec, exec, s[72:73]
	v_readlane_b32 s72, v91, 4
	v_readlane_b32 s73, v91, 5
	s_nop 1
	v_lshl_add_u64 v[30:31], v[0:1], 1, s[72:73]
	v_add_u32_e32 v82, v55, v52
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[0:3], v82 offset1:4
	s_setprio 0
	v_readlane_b32 s72, v90, 30
	v_readlane_b32 s73, v90, 31
	s_and_b64 s[90:91], s[48:49], s[72:73]
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	s_and_saveexec_b64 s[72:73], s[90:91]
	s_cbranch_execz .LBB0_303
	v_lshlrev_b32_e32 v8, 1, v12
	v_lshl_add_u64 v[84:85], v[30:31], 0, v[8:9]
	global_load_dwordx4 v[84:87], v[84:85], off offset:64
.LBB0_303:
	s_or_b64 exec, exec, s[72:73]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[0:1], v[34:35], 0
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 a[0:3], v[2:3], v[32:33], a[0:3]
	s_setprio 0
	v_readlane_b32 s72, v90, 22
	v_readlane_b32 s73, v90, 23
	s_andn2_b64 vcc, exec, s[72:73]
	s_waitcnt vmcnt(0)
	ds_write_b32 v78, v36 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v79, v[84:87]
	s_cbranch_vccnz .LBB0_311
	s_mov_b32 s51, 64
	s_branch .LBB0_306
.LBB0_305:
	s_or_b64 exec, exec, vcc
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[0:1], v[34:35], a[0:3]
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 a[0:3], v[2:3], v[32:33], a[0:3]
	s_setprio 0
	s_add_i32 s51, s72, 32
	s_cmp_lt_i32 s72, s22
	s_waitcnt vmcnt(0)
	ds_write_b32 v78, v8 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v79, v[84:87]
	s_cbranch_scc0 .LBB0_311
.LBB0_306:
	ds_read_b64 v[34:35], v80 offset:4096
	ds_read_b64 v[32:33], v81 offset:4096
	v_add_u32_e32 v0, s51, v41
	v_cmp_gt_i32_e32 vcc, s43, v0
	s_and_b64 s[90:91], s[46:47], vcc
	s_setprio 1
	s_ashr_i32 s73, s51, 31
	s_mov_b32 s72, s51
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 vcc, s[90:91]
	s_cbranch_execz .LBB0_308
	v_lshl_add_u64 v[0:1], s[72:73], 1, v[6:7]
	global_load_dword v8, v[0:1], off
.LBB0_308:
	s_or_b64 exec, exec, vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[0:3], v82 offset1:4
	s_setprio 0
	v_mov_b32_e32 v37, s73
	v_or_b32_e32 v36, s72, v12
	s_cmp_gt_i32 s72, -1
	s_cselect_b64 s[90:91], -1, 0
	v_cmp_gt_i64_e32 vcc, s[96:97], v[36:37]
	s_and_b64 s[90:91], s[90:91], vcc
	s_and_b64 s[90:91], s[48:49], s[90:91]
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	s_and_saveexec_b64 vcc, s[90:91]
	s_cbranch_execz .LBB0_305
	v_lshl_add_u64 v[36:37], v[36:37], 1, v[30:31]
	global_load_dwordx4 v[84:87], v[36:37], off
	s_branch .LBB0_305
.LBB0_310:
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
.LBB0_311:
	v_add_u32_e32 v6, 0, v53
	v_add_u32_e32 v8, 0, v54
	ds_read_b64 v[6:7], v6 offset:4096
	ds_read_b64 v[30:31], v8 offset:4096
	v_readlane_b32 s48, v90, 3
	v_readlane_b32 s49, v90, 4
	v_accvgpr_read_b32 v0, a0
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v3, a3
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_313
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
.LBB0_313:
	v_readlane_b32 s48, v91, 61
	v_readlane_b32 s49, v91, 62
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_317
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[48:49], s[56:57]
	s_cbranch_execz .LBB0_316
	v_readlane_b32 s84, v91, 20
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s86, v91, 22
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[88:89]
	global_load_dword v6, v[6:7], off
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
.LBB0_316:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v6
	v_pk_mul_f32 v[0:1], v[0:1], v[6:7]
	v_pk_mul_f32 v[2:3], v[2:3], v[6:7]
.LBB0_317:
	s_cmp_lt_i32 s78, 3
	s_cbranch_scc1 .LBB0_319
	s_cmp_eq_u32 s78, 3
	s_cselect_b64 s[48:49], -1, 0
	s_cbranch_execz .LBB0_320
	s_branch .LBB0_321
.LBB0_319:
	s_mov_b64 s[48:49], 0
.LBB0_320:
	s_cmp_eq_u32 s78, 1
	s_cselect_b64 s[48:49], -1, 0
.LBB0_321:
	v_readlane_b32 s84, v91, 28
	v_readlane_b32 s85, v91, 29
	v_mov_b32_e32 v32, 0
	s_andn2_b64 vcc, exec, s[48:49]
	v_mov_b64_e32 v[6:7], s[84:85]
	s_mov_b64 s[48:49], s[56:57]
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
	s_cbranch_vccnz .LBB0_325
	v_sub_u32_e32 v6, 0, v76
	v_max_i32_e32 v6, v76, v6
	v_mul_hi_u32 v7, v6, v60
	v_mul_lo_u32 v8, v7, s27
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s27, v6
	v_ashrrev_i32_e32 v5, 31, v76
	v_xor_b32_e32 v5, s11, v5
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s27, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s27, v6
	v_readlane_b32 s48, v91, 44
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_sub_u32_e32 v7, 0, v77
	v_max_i32_e32 v7, v77, v7
	v_mul_hi_u32 v8, v7, v60
	v_mul_lo_u32 v30, v8, s27
	v_sub_u32_e32 v7, v7, v30
	v_add_u32_e32 v30, 1, v8
	v_cmp_le_u32_e32 vcc, s27, v7
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_cndmask_b32_e32 v8, v8, v30, vcc
	v_subrev_u32_e32 v30, s27, v7
	v_cndmask_b32_e32 v7, v7, v30, vcc
	v_add_u32_e32 v30, 1, v8
	v_cmp_le_u32_e32 vcc, s27, v7
	v_ashrrev_i32_e32 v6, 31, v77
	v_xor_b32_e32 v6, s11, v6
	v_cndmask_b32_e32 v7, v8, v30, vcc
	v_sub_u32_e32 v8, 0, v75
	v_max_i32_e32 v8, v75, v8
	v_mul_hi_u32 v30, v8, v60
	v_mul_lo_u32 v31, v30, s27
	v_sub_u32_e32 v8, v8, v31
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s27, v8
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v6, v7, v6
	v_cndmask_b32_e32 v30, v30, v31, vcc
	v_subrev_u32_e32 v31, s27, v8
	v_cndmask_b32_e32 v8, v8, v31, vcc
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s27, v8
	s_barrier
	v_ashrrev_i32_e32 v7, 31, v75
	v_cndmask_b32_e32 v8, v30, v31, vcc
	v_mov_b32_e32 v30, s66
	v_cndmask_b32_e64 v31, v30, v5, s[46:47]
	v_mul_lo_u32 v5, v5, s10
	v_sub_u32_e32 v5, v76, v5
	v_sub_u32_e32 v33, 0, v5
	v_ashrrev_i32_e32 v32, 31, v5
	v_max_i32_e32 v5, v5, v33
	v_mul_hi_u32 v33, v5, v61
	v_mul_lo_u32 v34, v33, s34
	v_sub_u32_e32 v5, v5, v34
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e32 vcc, s34, v5
	v_cndmask_b32_e64 v30, v30, v6, s[56:57]
	v_mul_lo_u32 v6, v6, s10
	v_cndmask_b32_e32 v33, v33, v34, vcc
	v_subrev_u32_e32 v34, s34, v5
	v_cndmask_b32_e32 v5, v5, v34, vcc
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e32 vcc, s34, v5
	v_sub_u32_e32 v6, v77, v6
	v_xor_b32_e32 v32, s26, v32
	v_cndmask_b32_e32 v5, v33, v34, vcc
	v_xor_b32_e32 v5, v5, v32
	v_sub_u32_e32 v33, 0, v6
	v_sub_u32_e32 v5, v5, v32
	v_ashrrev_i32_e32 v32, 31, v6
	v_max_i32_e32 v6, v6, v33
	v_mul_hi_u32 v33, v6, v61
	v_mul_lo_u32 v34, v33, s34
	v_sub_u32_e32 v6, v6, v34
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e32 vcc, s34, v6
	v_xor_b32_e32 v32, s26, v32
	v_lshlrev_b32_e32 v31, 24, v31
	v_cndmask_b32_e32 v33, v33, v34, vcc
	v_subrev_u32_e32 v34, s34, v6
	v_cndmask_b32_e32 v6, v6, v34, vcc
	v_add_u32_e32 v34, 1, v33
	v_cmp_le_u32_e32 vcc, s34, v6
	v_lshlrev_b32_e32 v30, 24, v30
	v_xor_b32_e32 v7, s11, v7
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
	v_mul_lo_u32 v5, v5, s48
	v_mul_lo_u32 v6, v6, s48
	v_add3_u32 v5, v31, s52, v5
	v_add3_u32 v6, v30, s52, v6
	v_cmp_eq_u32_e32 vcc, v5, v6
	s_and_b64 s[46:47], s[46:47], vcc
	v_readlane_b32 s48, v90, 40
	s_and_b64 s[46:47], s[56:57], s[46:47]
	v_readlane_b32 s49, v90, 41
	v_cndmask_b32_e64 v6, 0, 1, s[46:47]
	s_and_b64 s[46:47], s[48:49], s[46:47]
	v_cndmask_b32_e64 v5, 0, 1, s[46:47]
	v_mov_b32_e32 v30, v5
	v_mov_b32_e32 v31, v6
	s_nop 0
	v_mov_b32_dpp v30, v30 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_dpp v31, v31 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 0
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
	s_and_saveexec_b64 s[46:47], s[56:57]
	s_cbranch_execz .LBB0_324
	v_ashrrev_i32_e32 v31, 31, v30
	v_lshl_add_u64 v[6:7], v[30:31], 3, s[64:65]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_324:
	s_or_b64 exec, exec, s[46:47]
	global_load_dwordx2 v[34:35], v9, s[30:31]
	v_mul_lo_u32 v8, v30, s10
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_sub_u32_e32 v5, v75, v8
	v_sub_u32_e32 v30, 0, v5
	v_ashrrev_i32_e32 v8, 31, v5
	v_max_i32_e32 v5, v5, v30
	v_mul_hi_u32 v30, v5, v61
	v_mul_lo_u32 v31, v30, s34
	v_sub_u32_e32 v5, v5, v31
	s_and_b64 s[48:49], s[56:57], vcc
	v_add_u32_e32 v33, 1, v30
	v_subrev_u32_e32 v31, s34, v5
	v_cmp_le_u32_e32 vcc, s34, v5
	v_xor_b32_e32 v8, s26, v8
	v_readlane_b32 s46, v91, 44
	v_cndmask_b32_e32 v30, v30, v33, vcc
	v_cndmask_b32_e32 v5, v5, v31, vcc
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s34, v5
	v_readlane_b32 s84, v91, 28
	v_readlane_b32 s85, v91, 29
	v_cndmask_b32_e32 v5, v30, v31, vcc
	v_xor_b32_e32 v5, v5, v8
	v_sub_u32_e32 v5, v5, v8
	v_ashrrev_i32_e32 v8, 31, v5
	v_lshrrev_b32_e32 v8, 29, v8
	v_add_u32_e32 v5, v5, v8
	v_ashrrev_i32_e32 v5, 3, v5
	v_mul_lo_u32 v5, v5, s46
	v_add_u32_e32 v30, s52, v5
	v_ashrrev_i32_e32 v31, 31, v30
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v34
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v35, vcc
	v_ashrrev_i32_e32 v5, 31, v7
	v_lshrrev_b32_e32 v8, 28, v5
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[84:85], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[30:31], 2, v[6:7]
.LBB0_325:
	v_readlane_b32 s46, v90, 6
	v_readlane_b32 s47, v90, 7
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_329
	v_sub_u32_e32 v5, 0, v74
	v_max_i32_e32 v5, v74, v5
	v_mul_hi_u32 v8, v5, v60
	v_mul_lo_u32 v30, v8, s27
	v_sub_u32_e32 v5, v5, v30
	v_add_u32_e32 v30, 1, v8
	v_cmp_le_u32_e32 vcc, s27, v5
	v_ashrrev_i32_e32 v4, 31, v74
	v_xor_b32_e32 v4, s11, v4
	v_cndmask_b32_e32 v8, v8, v30, vcc
	v_subrev_u32_e32 v30, s27, v5
	v_cndmask_b32_e32 v5, v5, v30, vcc
	v_add_u32_e32 v30, 1, v8
	v_cmp_le_u32_e32 vcc, s27, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v8, v30, vcc
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v4, v5, v4
	v_mov_b64_e32 v[30:31], 0
	s_and_saveexec_b64 s[46:47], s[56:57]
	s_cbranch_execz .LBB0_328
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[30:31], v[4:5], 3, s[64:65]
	global_load_dwordx2 v[30:31], v[30:31], off
.LBB0_328:
	s_or_b64 exec, exec, s[46:47]
	global_load_dwordx2 v[34:35], v9, s[30:31]
	v_mul_lo_u32 v4, v4, s10
	v_sub_u32_e32 v33, v74, v4
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v30, v34
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v31, v35, vcc
	v_ashrrev_i32_e32 v8, 31, v5
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[8:9]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[92:93], 0, v[4:5]
	v_mad_i64_i32 v[30:31], s[46:47], v33, s70, 0
	v_lshl_add_u64 v[4:5], v[30:31], 1, v[4:5]
	s_branch .LBB0_330
.LBB0_329:
	v_readlane_b32 s84, v91, 20
	v_mad_i64_i32 v[4:5], s[46:47], v4, s70, 0
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[90:91]
.LBB0_330:
	v_or_b32_e32 v30, s19, v47
	v_cmp_gt_i32_e32 vcc, s42, v30
	s_and_b64 s[56:57], vcc, s[56:57]
	s_and_saveexec_b64 s[46:47], s[56:57]
	s_cbranch_execz .LBB0_332
	v_bfe_u32 v8, v2, 16, 1
	s_movk_i32 s19, 0x7fff
	v_bfe_u32 v31, v3, 16, 1
	v_add3_u32 v8, v2, v8, s19
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v33, v0, 16, 1
	v_add3_u32 v31, v3, v31, s19
	v_cndmask_b32_sdwa v2, v63, v8, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_bfe_u32 v34, v1, 16, 1
	v_add3_u32 v33, v0, v33, s19
	v_cndmask_b32_sdwa v3, v63, v31, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v0, v0
	v_add3_u32 v34, v1, v34, s19
	s_mov_b32 s19, 0x5040100
	v_cndmask_b32_sdwa v0, v63, v33, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v1, v1
	v_ashrrev_i32_e32 v31, 31, v30
	v_perm_b32 v3, v3, v2, s19
	v_cndmask_b32_sdwa v1, v63, v34, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v1, v0, s19
	v_lshl_add_u64 v[0:1], v[30:31], 1, v[4:5]
	global_store_dwordx2 v[0:1], v[2:3], off
.LBB0_332:
	s_or_b64 exec, exec, s[46:47]
	s_mov_b64 s[72:73], -1
	s_mov_b64 s[46:47], 0
	s_cmp_lt_i32 s78, 2
	s_mov_b64 s[56:57], 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_waitcnt lgkmcnt(0)
	s_cbranch_scc0 .LBB0_336
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccnz .LBB0_342
.LBB0_334:
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_343
.LBB0_335:
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_353
	s_branch .LBB0_364
.LBB0_336:
	s_cmp_eq_u32 s78, 2
	s_mov_b64 s[56:57], -1
	s_cbranch_scc0 .LBB0_341
	s_barrier
	s_and_saveexec_b64 s[56:57], s[44:45]
	s_cbranch_execz .LBB0_340
	s_mov_b64 s[72:73], exec
	v_mbcnt_lo_u32_b32 v0, s72, 0
	v_mbcnt_hi_u32_b32 v0, s73, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[90:91], exec, vcc
	s_mov_b64 exec, s[90:91]
	s_cbranch_execz .LBB0_340
	v_readlane_b32 s19, v90, 5
	s_mul_i32 s50, s50, s19
	s_ashr_i32 s51, s50, 31
	v_readlane_b32 s84, v91, 28
	s_lshl_b64 s[50:51], s[50:51], 2
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	s_add_u32 s19, s88, s50
	s_addc_u32 s75, s89, s51
	s_ashr_i32 s53, s52, 31
	s_lshl_b64 s[50:51], s[52:53], 2
	s_add_u32 s50, s19, s50
	s_addc_u32 s51, s75, s51
	s_bcnt1_i32_b64 s19, s[72:73]
	v_mov_b32_e32 v0, s19
	; a2a.signal release system
	global_atomic_add v9, v0, s[50:51] offset:8 sc1
	v_readlane_b32 s85, v91, 29
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
.LBB0_340:
	s_or_b64 exec, exec, s[56:57]
	s_mov_b64 s[56:57], 0
.LBB0_341:
	s_branch .LBB0_334
.LBB0_342:
	s_cmp_lg_u32 s78, 0
	s_mov_b64 s[46:47], -1
	s_cselect_b64 s[56:57], -1, 0
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_335
.LBB0_343:
	v_readlane_b32 s46, v90, 34
	v_readlane_b32 s47, v90, 35
	s_and_b64 vcc, s[48:49], s[46:47]
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
	s_bcnt1_i32_b64 s19, vcc
	v_cmp_gt_u32_e32 vcc, s19, v13
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_352
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s19, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	s_subb_u32 s49, vcc_hi, s19
	s_mov_b32 s75, s74
	s_and_b64 s[50:51], s[48:49], s[74:75]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[74:75]
	s_add_u32 s48, s48, s50
	s_addc_u32 s49, s49, s51
	s_lshr_b64 s[50:51], s[48:49], 4
	s_add_u32 s19, s50, s48
	s_addc_u32 s48, s51, s49
	s_and_b32 s19, s19, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s19, 0x1010101
	s_mul_hi_u32 s19, s19, 0x1010101
	s_add_i32 s19, s19, s48
	s_mul_i32 s49, s49, 0x1010101
	s_add_i32 s49, s19, s49
	v_cmp_gt_u64_e32 vcc, s[48:49], v[28:29]
	s_cbranch_vccnz .LBB0_350
	s_mov_b32 s19, 0
	s_mov_b64 s[48:49], 0
.LBB0_346:
	v_readfirstlane_b32 s50, v0
	v_readfirstlane_b32 s51, v1
	v_mov_b32_e32 v5, s19
	s_nop 0
	v_cmp_eq_u64_e64 s[50:51], s[50:51], v[0:1]
	s_bcnt1_i32_b64 s52, s[50:51]
	s_add_i32 s19, s19, s52
	v_mov_b64_e32 v[2:3], s[50:51]
	v_mov_b32_e32 v6, s52
	s_or_b64 s[48:49], s[50:51], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_346
	s_or_b64 exec, exec, s[48:49]
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
	v_cmp_ne_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_349
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
.LBB0_349:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[48:49], 1, v2
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_351
	s_branch .LBB0_352
.LBB0_350:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_352
.LBB0_351:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_352:
	s_or_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_364
.LBB0_353:
	s_barrier
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[46:47], s[44:45]
	s_cbranch_execz .LBB0_357
	s_mov_b64 s[50:51], exec
	v_mbcnt_lo_u32_b32 v0, s50, 0
	v_mbcnt_hi_u32_b32 v0, s51, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_356
	s_bcnt1_i32_b64 s19, s[50:51]
	v_readlane_b32 s50, v90, 8
	v_mov_b32_e32 v1, s19
	v_readlane_b32 s51, v90, 9
	s_nop 4
	; a2a.signal release system
	global_atomic_add v1, v9, v1, s[50:51] sc0 sc1
.LBB0_356:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s19, v1
	s_nop 1
	v_add_u32_e32 v0, s19, v0
	ds_write_b32 v9, v0
.LBB0_357:
	s_or_b64 exec, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v73
	s_cbranch_vccz .LBB0_360
	s_branch .LBB0_364
.LBB0_358:
	s_or_b64 exec, exec, s[48:49]
	v_readfirstlane_b32 s19, v0
	s_nop 1
	v_mov_b32_e32 v0, s19
	ds_write_b32 v9, v0
.LBB0_359:
	s_or_b64 exec, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v0, v72
	s_cbranch_vccz .LBB0_363
.LBB0_360:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[46:47], s[44:45]
	s_cbranch_execz .LBB0_359
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_358
	v_readlane_b32 s50, v90, 8
	v_readlane_b32 s51, v90, 9
	s_nop 4
	; a2a.wait acquire system
	global_load_dword v0, v9, s[50:51] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_358
.LBB0_363:
	v_readlane_b32 s46, v90, 10
	v_readlane_b32 s47, v90, 11
	s_andn2_b64 vcc, exec, s[46:47]
	s_mov_b64 s[46:47], s[64:65]
	s_mov_b32 s19, s67
	s_cbranch_vccz .LBB0_383
.LBB0_364:
	s_mov_b64 s[46:47], 0
.LBB0_365:
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_404
	s_cmp_lg_u32 s0, 3
	s_cbranch_scc1 .LBB0_404
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s16, v90, 37
	s_xor_b32 s19, s19, s16
	s_abs_i32 s46, s18
	v_readlane_b32 s16, v90, 29
	s_mul_hi_u32 s47, s46, s16
	v_readlane_b32 s16, v90, 28
	s_mul_i32 s48, s47, s16
	s_sub_i32 s46, s46, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s46, s16
	s_cmp_ge_u32 s46, s16
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s46, s49, s46
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s46, s16
	s_cselect_b32 s46, s48, s47
	s_xor_b32 s46, s46, s19
	s_sub_i32 s50, s46, s19
	v_readlane_b32 s84, v91, 12
	s_ashr_i32 s51, s50, 31
	v_readlane_b32 s88, v91, 16
	v_readlane_b32 s89, v91, 17
	s_lshl_b64 s[46:47], s[50:51], 2
	s_mov_b64 s[48:49], s[88:89]
	s_add_u32 s48, s48, s46
	s_addc_u32 s49, s49, s47
	s_add_u32 s46, s33, s46
	s_addc_u32 s47, s79, s47
	global_load_dword v34, v9, s[46:47]
	global_load_dword v2, v9, s[48:49]
	s_lshl_b32 s19, s50, 4
	s_waitcnt lgkmcnt(1)
	v_or_b32_e32 v0, s19, v46
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[46:47], v0, s70, 0
	v_readlane_b32 s48, v90, 14
	v_readlane_b32 s49, v90, 15
	v_mov_b32_e32 v30, 0
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[26:27]
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s85, v91, 13
	v_readlane_b32 s86, v91, 14
	v_readlane_b32 s87, v91, 15
	v_readlane_b32 s90, v91, 18
	v_readlane_b32 s91, v91, 19
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e64 s[46:47], v46, v34
	s_and_b64 s[52:53], s[48:49], s[46:47]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execz .LBB0_369
	global_load_dword v6, v[0:1], off
.LBB0_369:
	s_or_b64 exec, exec, s[48:49]
	v_readlane_b32 s16, v91, 43
	s_mul_i32 s48, s50, s16
	s_sub_i32 s48, s18, s48
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s43
	s_lshl_b32 s51, s48, 6
	v_lshlrev_b32_e32 v2, 1, v2
	v_add_u32_e32 v4, s51, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[32:33], v[4:5], 0, v[22:23]
	v_mad_u64_u32 v[2:3], s[48:49], v32, s70, 0
	v_readlane_b32 s48, v90, 12
	v_readlane_b32 s49, v90, 13
	v_cmp_lt_i64_e32 vcc, -1, v[32:33]
	v_mul_lo_u32 v5, v33, s70
	v_cmp_gt_i64_e64 s[48:49], s[48:49], v[32:33]
	s_and_b64 s[52:53], vcc, s[48:49]
	v_readlane_b32 s48, v90, 46
	v_mul_lo_u32 v7, v32, s71
	v_readlane_b32 s49, v90, 47
	v_add3_u32 v3, v3, v7, v5
	s_and_b64 s[56:57], s[48:49], s[52:53]
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[48:49], s[56:57]
	s_cbranch_execz .LBB0_371
	v_lshl_add_u64 v[30:31], v[2:3], 1, v[16:17]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_371:
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v4, s43, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[36:37], v[4:5], 0, v[22:23]
	v_mad_u64_u32 v[4:5], s[48:49], v36, s70, 0
	v_readlane_b32 s48, v90, 12
	v_readlane_b32 s49, v90, 13
	v_cmp_lt_i64_e32 vcc, -1, v[36:37]
	v_readlane_b32 s56, v90, 46
	v_cmp_gt_i64_e64 s[48:49], s[48:49], v[36:37]
	v_mul_lo_u32 v7, v37, s70
	v_mul_lo_u32 v8, v36, s71
	s_and_b64 s[48:49], vcc, s[48:49]
	v_readlane_b32 s57, v90, 47
	v_add3_u32 v5, v5, v8, v7
	s_and_b64 s[72:73], s[56:57], s[48:49]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[56:57], s[72:73]
	v_readlane_b32 s16, v90, 54
	s_cbranch_execz .LBB0_373
	v_lshl_add_u64 v[36:37], v[4:5], 1, v[16:17]
	global_load_dwordx4 v[74:77], v[36:37], off
.LBB0_373:
	s_or_b64 exec, exec, s[56:57]
	v_readlane_b32 s56, v90, 16
	v_readlane_b32 s57, v90, 17
	v_add_u32_e32 v35, 0, v50
	v_add_u32_e32 v36, 0, v51
	s_andn2_b64 vcc, exec, s[56:57]
	ds_write_b32 v35, v6 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b128 v36, v[30:33]
	ds_write_b128 v36, v[74:77] offset:4096
	s_cbranch_vccnz .LBB0_393
	v_readlane_b32 s56, v90, 52
	v_readlane_b32 s57, v90, 53
	s_and_b64 s[72:73], s[46:47], s[56:57]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v32, 0
	s_and_saveexec_b64 s[56:57], s[72:73]
	s_cbranch_execz .LBB0_376
	global_load_dword v32, v[0:1], off offset:64
.LBB0_376:
	s_or_b64 exec, exec, s[56:57]
	v_add_u32_e32 v37, 0, v53
	v_readlane_b32 s56, v91, 6
	v_add_u32_e32 v74, 0, v54
	ds_read_b64 v[30:31], v37 offset:8192
	ds_read_b64 v[6:7], v74 offset:8192
	v_readlane_b32 s57, v91, 7
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[56:57]
	v_readlane_b32 s56, v90, 32
	v_readlane_b32 s57, v90, 33
	s_and_b64 s[72:73], s[52:53], s[56:57]
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[56:57], s[72:73]
	s_cbranch_execz .LBB0_378
	v_lshlrev_b32_e32 v8, 1, v12
	v_lshl_add_u64 v[76:77], v[2:3], 0, v[8:9]
	global_load_dwordx4 v[76:79], v[76:77], off offset:64
.LBB0_378:
	s_or_b64 exec, exec, s[56:57]
	v_add_u32_e32 v75, 0, v21
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[80:83], v75 offset1:4
	v_readlane_b32 s56, v91, 6
	v_readlane_b32 s57, v91, 7
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[80:81], v[30:31], 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[56:57]
	v_readlane_b32 s56, v90, 32
	v_readlane_b32 s57, v90, 33
	v_mfma_f32_16x16x16_bf16 a[0:3], v[82:83], v[6:7], a[0:3]
	s_and_b64 s[72:73], s[48:49], s[56:57]
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	s_and_saveexec_b64 s[56:57], s[72:73]
	s_cbranch_execz .LBB0_380
	v_lshlrev_b32_e32 v8, 1, v12
	v_lshl_add_u64 v[80:81], v[4:5], 0, v[8:9]
	global_load_dwordx4 v[80:83], v[80:81], off offset:64
.LBB0_380:
	s_or_b64 exec, exec, s[56:57]
	v_add_u32_e32 v8, 0x1000, v75
	ds_read2_b64 v[84:87], v8 offset1:4
	v_readlane_b32 s56, v90, 25
	v_readlane_b32 s57, v90, 26
	s_andn2_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0)
	ds_write_b32 v35, v32 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v36, v[76:79]
	ds_write_b128 v36, v[80:83] offset:4096
	v_mfma_f32_16x16x16_bf16 a[4:7], v[84:85], v[30:31], 0
	v_mfma_f32_16x16x16_bf16 a[4:7], v[86:87], v[6:7], a[4:7]
	s_cbranch_vccnz .LBB0_394
	s_mov_b32 s72, 64
	s_branch .LBB0_387
.LBB0_382:
	s_or_b64 exec, exec, s[48:49]
	s_add_i32 s19, s19, -1
	s_add_u32 s46, s46, 8
	s_addc_u32 s47, s47, 0
	s_cmp_eq_u32 s19, 0
	s_cbranch_scc1 .LBB0_364
.LBB0_383:
	s_nop 0
	global_load_dwordx2 v[0:1], v9, s[46:47]
	global_load_dwordx2 v[2:3], v9, s[30:31]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s52, v0
	v_readfirstlane_b32 s53, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s56, v2
	v_readfirstlane_b32 s57, v3
	s_and_saveexec_b64 s[48:49], s[44:45]
	s_cbranch_execz .LBB0_382
	s_mov_b64 s[50:51], exec
	v_mbcnt_lo_u32_b32 v0, s50, 0
	v_mbcnt_hi_u32_b32 v0, s51, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[72:73], exec, vcc
	s_mov_b64 exec, s[72:73]
	s_cbranch_execz .LBB0_382
	s_sub_u32 s52, s52, s56
	s_subb_u32 s53, s53, s57
	s_ashr_i32 s56, s53, 31
	s_lshr_b32 s56, s56, 28
	s_add_u32 s52, s52, s56
	s_addc_u32 s53, s53, 0
	s_and_b32 s52, s52, -16
	v_readlane_b32 s56, v91, 53
	v_readlane_b32 s57, v91, 54
	s_add_u32 s52, s56, s52
	s_addc_u32 s53, s57, s53
	s_bcnt1_i32_b64 s50, s[50:51]
	v_mov_b32_e32 v0, s50
	; a2a.signal release system
	global_atomic_add v9, v0, s[52:53] sc1
	s_branch .LBB0_382
.LBB0_386:
	s_or_b64 exec, exec, s[72:73]
	ds_read2_b64 v[86:89], v8 offset1:4
	s_add_i32 s72, s56, 32
	v_readlane_b32 s57, v90, 24
	s_cmp_lt_i32 s56, s57
	s_waitcnt vmcnt(0)
	ds_write_b32 v35, v84 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v36, v[76:79]
	ds_write_b128 v36, v[80:83] offset:4096
	v_mfma_f32_16x16x16_bf16 a[4:7], v[86:87], v[30:31], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[88:89], v[6:7], a[4:7]
	s_cbranch_scc0 .LBB0_394
.LBB0_387:
	v_add_u32_e32 v6, s72, v41
	v_cmp_gt_i32_e32 vcc, s42, v6
	s_and_b64 s[90:91], s[46:47], vcc
	s_ashr_i32 s57, s72, 31
	s_mov_b32 s56, s72
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v84, 0
	s_and_saveexec_b64 s[72:73], s[90:91]
	s_cbranch_execz .LBB0_389
	v_lshl_add_u64 v[6:7], s[56:57], 1, v[0:1]
	global_load_dword v84, v[6:7], off
.LBB0_389:
	s_or_b64 exec, exec, s[72:73]
	ds_read_b64 v[30:31], v37 offset:8192
	ds_read_b64 v[6:7], v74 offset:8192
	v_mov_b32_e32 v33, s57
	v_or_b32_e32 v32, s56, v12
	s_cmp_gt_i32 s56, -1
	s_cselect_b64 s[72:73], -1, 0
	v_cmp_gt_i64_e32 vcc, s[70:71], v[32:33]
	s_and_b64 s[72:73], s[72:73], vcc
	s_and_b64 s[90:91], s[52:53], s[72:73]
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 vcc, s[90:91]
	s_cbranch_execz .LBB0_391
	v_lshl_add_u64 v[76:77], v[32:33], 1, v[2:3]
	global_load_dwordx4 v[76:79], v[76:77], off
.LBB0_391:
	s_or_b64 exec, exec, vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[80:83], v75 offset1:4
	s_and_b64 s[90:91], s[48:49], s[72:73]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[80:81], v[30:31], a[0:3]
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mfma_f32_16x16x16_bf16 a[0:3], v[82:83], v[6:7], a[0:3]
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	s_and_saveexec_b64 s[72:73], s[90:91]
	s_cbranch_execz .LBB0_386
	v_lshl_add_u64 v[32:33], v[32:33], 1, v[4:5]
	global_load_dwordx4 v[80:83], v[32:33], off
	s_branch .LBB0_386
.LBB0_393:
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
.LBB0_394:
	v_add_u32_e32 v8, 0, v53
	v_add_u32_e32 v32, 0, v54
	ds_read_b64 v[30:31], v8 offset:8192
	ds_read_b64 v[32:33], v32 offset:8192
	v_readlane_b32 s48, v90, 18
	v_readlane_b32 s49, v90, 19
	v_accvgpr_read_b32 v4, a0
	v_accvgpr_read_b32 v5, a1
	v_cndmask_b32_e64 v8, 0, 1, s[48:49]
	v_accvgpr_read_b32 v0, a4
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_read_b32 v6, a2
	v_accvgpr_read_b32 v7, a3
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a7
	v_cmp_ne_u32_e64 s[46:47], 1, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_add_u32_e32 v37, 0, v21
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_396
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
.LBB0_396:
	v_accvgpr_read_b32 v8, a3
	v_accvgpr_read_b32 v35, a2
	v_accvgpr_read_b32 v36, a1
	s_and_b64 vcc, exec, s[46:47]
	v_accvgpr_read_b32 v74, a0
	s_cbranch_vccnz .LBB0_398
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
.LBB0_398:
	v_or_b32_e32 v30, s51, v47
	v_cmp_lt_i32_e32 vcc, v40, v34
	v_cmp_gt_i32_e64 s[46:47], s43, v30
	s_and_b64 s[46:47], s[46:47], vcc
	s_and_saveexec_b64 s[52:53], s[46:47]
	s_cbranch_execz .LBB0_400
	s_mov_b32 s48, 0x3fb8aa3b
	v_mul_f32_e64 v32, -v74, s48
	s_mov_b32 s49, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s49, v32
	v_sub_f32_e32 v31, 0, v74
	v_mul_f32_e64 v33, -v36, s48
	v_cndmask_b32_e32 v32, 0, v70, vcc
	v_fmac_f32_e32 v32, 0x3fb8aa3b, v31
	v_cmp_gt_f32_e64 s[46:47], s49, v33
	v_exp_f32_e32 v31, v32
	v_sub_f32_e32 v32, 0, v36
	v_cndmask_b32_e64 v33, 0, v70, s[46:47]
	v_fmac_f32_e32 v33, 0x3fb8aa3b, v32
	v_exp_f32_e32 v33, v33
	v_cndmask_b32_e32 v32, 0, v71, vcc
	v_ldexp_f32 v32, v31, v32
	v_cndmask_b32_e64 v31, 0, v71, s[46:47]
	v_ldexp_f32 v33, v33, v31
	v_pk_add_f32 v[32:33], v[32:33], 1.0 op_sel_hi:[1,0]
	v_or_b32_e32 v36, s19, v40
	v_div_scale_f32 v31, s[46:47], v33, v33, v5
	v_rcp_f32_e32 v34, v31
	s_movk_i32 s19, 0x7fff
	v_readlane_b32 s84, v91, 28
	v_readlane_b32 s86, v91, 30
	v_fma_f32 v37, -v31, v34, 1.0
	v_fmac_f32_e32 v34, v37, v34
	v_div_scale_f32 v37, vcc, v5, v33, v5
	v_mul_f32_e32 v74, v37, v34
	v_fma_f32 v75, -v31, v74, v37
	v_fmac_f32_e32 v74, v75, v34
	v_fma_f32 v31, -v31, v74, v37
	v_div_scale_f32 v37, s[46:47], v32, v32, v4
	v_rcp_f32_e32 v75, v37
	v_div_fmas_f32 v31, v31, v34, v74
	v_div_fixup_f32 v5, v31, v33, v5
	v_readlane_b32 s87, v91, 31
	v_fma_f32 v31, -v37, v75, 1.0
	v_fmac_f32_e32 v75, v31, v75
	v_div_scale_f32 v31, vcc, v4, v32, v4
	v_mul_f32_e32 v33, v31, v75
	v_fma_f32 v34, -v37, v33, v31
	v_fmac_f32_e32 v33, v34, v75
	v_sub_f32_e32 v34, 0, v35
	v_mul_f32_e64 v35, -v35, s48
	v_cmp_gt_f32_e64 s[46:47], s49, v35
	v_fma_f32 v31, -v37, v33, v31
	v_div_fmas_f32 v31, v31, v75, v33
	v_cndmask_b32_e64 v35, 0, v70, s[46:47]
	v_fmac_f32_e32 v35, 0x3fb8aa3b, v34
	v_exp_f32_e32 v34, v35
	v_sub_f32_e32 v35, 0, v8
	v_mul_f32_e64 v8, -v8, s48
	v_cmp_gt_f32_e64 s[48:49], s49, v8
	v_div_fixup_f32 v4, v31, v32, v4
	v_pk_mul_f32 v[0:1], v[4:5], v[0:1]
	v_cndmask_b32_e64 v8, 0, v70, s[48:49]
	v_fmac_f32_e32 v8, 0x3fb8aa3b, v35
	v_exp_f32_e32 v8, v8
	v_cndmask_b32_e64 v35, 0, v71, s[46:47]
	v_ldexp_f32 v34, v34, v35
	v_cndmask_b32_e64 v35, 0, v71, s[48:49]
	v_ldexp_f32 v35, v8, v35
	v_pk_add_f32 v[34:35], v[34:35], 1.0 op_sel_hi:[1,0]
	v_readlane_b32 s85, v91, 29
	v_div_scale_f32 v8, s[46:47], v35, v35, v7
	v_rcp_f32_e32 v37, v8
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	v_readlane_b32 s90, v91, 34
	v_fma_f32 v4, -v8, v37, 1.0
	v_fmac_f32_e32 v37, v4, v37
	v_div_scale_f32 v4, vcc, v7, v35, v7
	v_mul_f32_e32 v5, v4, v37
	v_fma_f32 v31, -v8, v5, v4
	v_fmac_f32_e32 v5, v31, v37
	v_fma_f32 v4, -v8, v5, v4
	v_div_scale_f32 v8, s[46:47], v34, v34, v6
	v_rcp_f32_e32 v31, v8
	v_div_fmas_f32 v4, v4, v37, v5
	v_div_fixup_f32 v5, v4, v35, v7
	v_readlane_b32 s91, v91, 35
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
	v_add3_u32 v4, v2, v4, s19
	v_cmp_o_f32_e32 vcc, v2, v2
	v_add3_u32 v5, v3, v5, s19
	v_bfe_u32 v7, v1, 16, 1
	v_cndmask_b32_sdwa v2, v63, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_add3_u32 v6, v0, v6, s19
	v_add3_u32 v7, v1, v7, s19
	v_cndmask_b32_sdwa v3, v63, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v0, v0
	s_mov_b32 s19, 0x5040100
	v_perm_b32 v3, v3, v2, s19
	v_cndmask_b32_sdwa v0, v63, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v1, v1
	v_ashrrev_i32_e32 v31, 31, v30
	s_nop 0
	v_cndmask_b32_sdwa v1, v63, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v1, v0, s19
	v_mad_i64_i32 v[0:1], s[46:47], v36, s96, 0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[86:87]
	v_lshl_add_u64 v[0:1], v[30:31], 1, v[0:1]
	global_store_dwordx2 v[0:1], v[2:3], off
.LBB0_400:
	s_or_b64 exec, exec, s[52:53]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[46:47], s[44:45]
	s_cbranch_execz .LBB0_403
	s_mov_b64 s[48:49], exec
	v_mbcnt_lo_u32_b32 v0, s48, 0
	v_mbcnt_hi_u32_b32 v0, s49, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[52:53], exec, vcc
	s_mov_b64 exec, s[52:53]
	s_cbranch_execz .LBB0_403
	v_readlane_b32 s19, v90, 5
	s_mul_i32 s50, s50, s19
	s_ashr_i32 s51, s50, 31
	v_readlane_b32 s84, v91, 28
	s_lshl_b64 s[50:51], s[50:51], 2
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	s_add_u32 s50, s88, s50
	s_addc_u32 s51, s89, s51
	s_bcnt1_i32_b64 s19, s[48:49]
	v_mov_b32_e32 v0, s19
	; a2a.signal release system
	global_atomic_add v9, v0, s[50:51] offset:4 sc1
	v_readlane_b32 s85, v91, 29
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
.LBB0_403:
	s_or_b64 exec, exec, s[46:47]
.LBB0_404:
	s_mov_b64 s[46:47], 0
.LBB0_405:
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_416
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[46:47], s[18:19], 2
	s_add_u32 s46, s33, s46
	s_addc_u32 s47, s79, s47
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v9, s[46:47]
	s_lshl_b32 s46, s18, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v1
	s_cbranch_vccnz .LBB0_417
	s_ashr_i32 s47, s46, 31
	v_readlane_b32 s84, v91, 20
	s_lshl_b64 s[48:49], s[46:47], 2
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	s_add_u32 s19, s86, s48
	s_addc_u32 s47, s87, s49
	s_mov_b32 s82, 0
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	s_branch .LBB0_409
.LBB0_408:
	s_add_i32 s82, s82, 1
	v_cmp_ne_u32_e32 vcc, s82, v1
	s_cbranch_vccz .LBB0_417
.LBB0_409:
	s_lshl_b64 s[48:49], s[82:83], 2
	s_add_u32 s48, s19, s48
	s_addc_u32 s49, s47, s49
	global_load_dword v0, v9, s[48:49]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v0
	v_readfirstlane_b32 s48, v0
	s_cbranch_vccnz .LBB0_408
	s_sub_i32 s48, 0, s48
	s_lshr_b32 s48, s48, 4
	s_sub_i32 s48, 0, s48
	s_ashr_i32 s49, s48, 31
	s_lshl_b64 s[48:49], s[48:49], 2
	s_add_u32 s50, s33, s48
	s_addc_u32 s51, s79, s49
	global_load_dword v0, v9, s[50:51]
	s_add_u32 s48, s98, s48
	s_addc_u32 s49, s99, s49
	s_branch .LBB0_413
.LBB0_411:
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s52, v2
	s_nop 1
	v_mov_b32_e32 v2, s52
	ds_write_b32 v9, v2
.LBB0_412:
	s_or_b64 exec, exec, s[50:51]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v0
	s_cbranch_vccz .LBB0_408
.LBB0_413:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[50:51], s[44:45]
	s_cbranch_execz .LBB0_412
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_411
	; a2a.wait acquire system
	global_load_dword v2, v9, s[48:49] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_411
.LBB0_416:
	s_cbranch_execnz .LBB0_227
	s_branch .LBB0_428
.LBB0_417:
	v_or_b32_e32 v0, s46, v46
	v_add_u32_e32 v1, s46, v1
	v_cmp_lt_i32_e64 s[46:47], v0, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_419
	v_readlane_b32 s84, v91, 20
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s88, v91, 24
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[86:87]
	global_load_dword v6, v[2:3], off
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
.LBB0_419:
	s_or_b64 exec, exec, s[48:49]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_424
	v_readlane_b32 s50, v91, 0
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[2:3], s[48:49], v6, s70, 0
	v_readlane_b32 s51, v91, 1
	v_mad_i64_i32 v[4:5], s[48:49], v0, s70, 0
	v_cmp_ne_u32_e32 vcc, v6, v0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[50:51]
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[50:51]
	s_and_b64 s[46:47], vcc, s[46:47]
	s_mov_b32 s19, 0
	s_branch .LBB0_422
.LBB0_421:
	s_or_b64 exec, exec, s[48:49]
	s_addk_i32 s19, 0x80
	s_cmp_lt_i32 s19, s42
	s_cbranch_scc0 .LBB0_424
.LBB0_422:
	v_add_u32_e32 v0, s19, v56
	v_cmp_gt_i32_e32 vcc, s42, v0
	s_and_b64 s[50:51], vcc, s[46:47]
	s_and_saveexec_b64 s[48:49], s[50:51]
	s_cbranch_execz .LBB0_421
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[0:1]
	global_load_dwordx4 v[30:33], v[6:7], off
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[0:1]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[0:1], v[30:33], off
	s_branch .LBB0_421
.LBB0_424:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[46:47], s[44:45]
	s_cbranch_execz .LBB0_427
	s_mov_b64 s[48:49], exec
	v_mbcnt_lo_u32_b32 v0, s48, 0
	v_mbcnt_hi_u32_b32 v0, s49, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[50:51], exec, vcc
	s_mov_b64 exec, s[50:51]
	s_cbranch_execz .LBB0_427
	v_readlane_b32 s19, v90, 5
	s_mul_i32 s50, s18, s19
	s_ashr_i32 s51, s50, 31
	v_readlane_b32 s84, v91, 28
	s_lshl_b64 s[50:51], s[50:51], 2
	v_readlane_b32 s88, v91, 32
	v_readlane_b32 s89, v91, 33
	s_add_u32 s50, s88, s50
	s_addc_u32 s51, s89, s51
	s_bcnt1_i32_b64 s19, s[48:49]
	v_mov_b32_e32 v0, s19
	; a2a.signal release system
	global_atomic_add v9, v0, s[50:51] sc1
	v_readlane_b32 s85, v91, 29
	v_readlane_b32 s86, v91, 30
	v_readlane_b32 s87, v91, 31
	v_readlane_b32 s90, v91, 34
	v_readlane_b32 s91, v91, 35
.LBB0_427:
	s_or_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_227
.LBB0_428:
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[60:61] offset:164
	s_lshl_b32 s19, s18, 3
	v_or_b32_e32 v2, s19, v44
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[46:47], v2, v1
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_430
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[24:25]
	global_load_dword v4, v[2:3], off
.LBB0_430:
	s_or_b64 exec, exec, s[48:49]
	v_or_b32_e32 v2, s19, v57
	v_cmp_lt_i32_e64 s[48:49], v2, v1
	s_and_saveexec_b64 s[50:51], s[48:49]
	s_cbranch_execz .LBB0_432
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[24:25]
	global_load_dword v0, v[2:3], off
.LBB0_432:
	s_or_b64 exec, exec, s[50:51]
	v_or_b32_e32 v2, s19, v11
	v_ashrrev_i32_e32 v3, 31, v2
	v_cmp_lt_i32_e32 vcc, v2, v1
	v_lshl_add_u64 v[30:31], v[2:3], 2, s[24:25]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_434
	global_load_dword v6, v[30:31], off
.LBB0_434:
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_436
	global_load_dword v2, v[30:31], off
.LBB0_436:
	s_or_b64 exec, exec, s[50:51]
	v_mov_b32_e32 v32, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_mov_b32_e32 v30, -1
	s_and_saveexec_b64 s[50:51], s[46:47]
	s_cbranch_execz .LBB0_438
	v_lshl_add_u64 v[30:31], v[4:5], 2, s[4:5]
	global_load_dword v30, v[30:31], off
.LBB0_438:
	s_or_b64 exec, exec, s[50:51]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_440
	v_lshl_add_u64 v[32:33], v[0:1], 2, s[4:5]
	global_load_dword v32, v[32:33], off
.LBB0_440:
	s_or_b64 exec, exec, s[46:47]
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v35, -1
	v_mov_b32_e32 v33, -1
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_442
	v_lshl_add_u64 v[36:37], v[6:7], 2, s[4:5]
	global_load_dword v33, v[36:37], off
.LBB0_442:
	s_or_b64 exec, exec, s[46:47]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_444
	v_lshl_add_u64 v[34:35], v[2:3], 2, s[4:5]
	global_load_dword v35, v[34:35], off
.LBB0_444:
	s_or_b64 exec, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[52:53], -1, v30
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[46:47], s[52:53]
	s_cbranch_execz .LBB0_446
	v_lshl_add_u64 v[36:37], v[4:5], 2, s[80:81]
	global_load_dword v8, v[36:37], off
.LBB0_446:
	s_or_b64 exec, exec, s[46:47]
	v_cmp_lt_i32_e64 s[48:49], -1, v32
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_448
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[80:81]
	global_load_dword v34, v[0:1], off
.LBB0_448:
	s_or_b64 exec, exec, s[46:47]
	v_cmp_lt_i32_e64 s[50:51], -1, v33
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v36, 0
	s_and_saveexec_b64 s[46:47], s[50:51]
	s_cbranch_execz .LBB0_450
	v_lshl_add_u64 v[6:7], v[6:7], 2, s[80:81]
	global_load_dword v36, v[6:7], off
.LBB0_450:
	s_or_b64 exec, exec, s[46:47]
	v_cmp_lt_i32_e64 s[46:47], -1, v35
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execz .LBB0_452
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[80:81]
	global_load_dword v0, v[0:1], off
.LBB0_452:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[56:57], s[52:53]
	s_cbranch_execnz .LBB0_456
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execnz .LBB0_457
.LBB0_454:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[56:57], s[52:53]
	s_cbranch_execnz .LBB0_458
.LBB0_455:
	s_or_b64 exec, exec, s[56:57]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_459
	s_branch .LBB0_463
.LBB0_456:
	v_readlane_b32 s72, v90, 20
	v_readlane_b32 s73, v90, 21
	s_nop 1
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[72:73]
	global_load_dword v1, v[6:7], off
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execz .LBB0_454
.LBB0_457:
	v_readlane_b32 s72, v90, 20
	v_readlane_b32 s73, v90, 21
	s_nop 1
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[72:73]
	global_load_dword v37, v[6:7], off
	s_or_b64 exec, exec, s[56:57]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[56:57], s[52:53]
	s_cbranch_execz .LBB0_455
.LBB0_458:
	v_sub_u32_e32 v7, 0, v30
	v_max_i32_e32 v7, v30, v7
	v_ashrrev_i32_e32 v6, 31, v30
	v_mul_hi_u32 v30, v7, v59
	v_mul_lo_u32 v31, v30, s15
	v_sub_u32_e32 v7, v7, v31
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s15, v7
	v_xor_b32_e32 v6, s35, v6
	s_nop 0
	v_cndmask_b32_e32 v30, v30, v31, vcc
	v_subrev_u32_e32 v31, s15, v7
	v_cndmask_b32_e32 v7, v7, v31, vcc
	v_add_u32_e32 v31, 1, v30
	v_cmp_le_u32_e32 vcc, s15, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v30, v31, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v6, v7, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[64:65]
	global_load_dwordx2 v[6:7], v[6:7], off
	s_or_b64 exec, exec, s[56:57]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_463
.LBB0_459:
	global_load_dwordx2 v[30:31], v9, s[30:31]
	v_sub_u32_e32 v76, 0, v4
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v1, v8
	v_max_i32_e32 v1, v4, v76
	v_mul_hi_u32 v4, v1, v61
	v_mad_i64_i32 v[74:75], s[56:57], v8, s70, 0
	v_mul_lo_u32 v8, v4, s34
	v_sub_u32_e32 v1, v1, v8
	v_add_u32_e32 v76, 1, v4
	v_subrev_u32_e32 v8, s34, v1
	v_cmp_le_u32_e64 s[56:57], s34, v1
	v_xor_b32_e32 v5, s26, v5
	s_mov_b32 s19, 0
	v_cndmask_b32_e64 v4, v4, v76, s[56:57]
	v_cndmask_b32_e64 v1, v1, v8, s[56:57]
	v_add_u32_e32 v8, 1, v4
	v_cmp_le_u32_e64 s[56:57], s34, v1
	s_and_b64 s[52:53], vcc, s[52:53]
	s_nop 0
	v_cndmask_b32_e64 v1, v4, v8, s[56:57]
	v_xor_b32_e32 v1, v1, v5
	v_sub_u32_e32 v1, v1, v5
	v_mad_i64_i32 v[4:5], s[56:57], v1, s70, 0
	v_readlane_b32 s56, v91, 10
	v_readlane_b32 s57, v91, 11
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[56:57]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v6, s[56:57], v6, v30
	s_nop 1
	v_subb_co_u32_e64 v7, s[56:57], v7, v31, s[56:57]
	v_ashrrev_i32_e32 v1, 31, v7
	v_lshrrev_b32_e32 v8, 28, v1
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_readlane_b32 s56, v91, 0
	v_and_b32_e32 v6, -16, v6
	v_readlane_b32 s57, v91, 1
	s_nop 1
	v_lshl_add_u64 v[6:7], s[56:57], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[74:75], 1, v[6:7]
	s_branch .LBB0_461
.LBB0_460:
	s_or_b64 exec, exec, s[56:57]
	s_addk_i32 s19, 0x80
	s_cmp_lt_i32 s19, s42
	s_cbranch_scc0 .LBB0_463
.LBB0_461:
	v_add_u32_e32 v30, s19, v58
	v_cmp_gt_i32_e32 vcc, s42, v30
	s_and_b64 s[72:73], vcc, s[52:53]
	s_and_saveexec_b64 s[56:57], s[72:73]
	s_cbranch_execz .LBB0_460
	v_ashrrev_i32_e32 v31, 31, v30
	v_lshlrev_b64 v[30:31], 1, v[30:31]
	v_lshl_add_u64 v[74:75], v[4:5], 0, v[30:31]
	global_load_dwordx2 v[74:75], v[74:75], off
	v_lshl_add_u64 v[30:31], v[6:7], 0, v[30:31]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[30:31], v[74:75], off
	s_branch .LBB0_460
.LBB0_463:
	v_sub_u32_e32 v4, 0, v35
	v_max_i32_e32 v4, v35, v4
	v_mul_hi_u32 v5, v4, v59
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v6, v5, s15
	v_sub_u32_e32 v4, v4, v6
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s15, v4
	v_ashrrev_i32_e32 v1, 31, v35
	v_xor_b32_e32 v1, s35, v1
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, s15, v4
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s15, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v5, v6, vcc
	v_xor_b32_e32 v4, v4, v1
	v_sub_u32_e32 v30, v4, v1
	v_mov_b32_e32 v1, s66
	v_cndmask_b32_e64 v4, v1, v30, s[46:47]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 3, s[64:65]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[52:53], s[46:47]
	s_cbranch_execz .LBB0_465
	global_load_dwordx2 v[6:7], v[4:5], off
.LBB0_465:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], s[68:69], s[46:47]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[56:57], s[52:53]
	s_cbranch_execnz .LBB0_488
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execnz .LBB0_489
.LBB0_467:
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[52:53]
	s_cbranch_execnz .LBB0_490
.LBB0_468:
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execnz .LBB0_491
.LBB0_469:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execnz .LBB0_492
.LBB0_470:
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[52:53]
	s_cbranch_execz .LBB0_472
.LBB0_471:
	global_load_dwordx2 v[74:75], v9, s[30:31]
	v_readlane_b32 s84, v91, 20
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v74
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v75, vcc
	v_ashrrev_i32_e32 v7, 31, v3
	v_lshrrev_b32_e32 v8, 28, v7
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[8:9]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[88:89], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[0:1], 2, v[2:3]
	global_store_dword v[2:3], v6, off
.LBB0_472:
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v32
	v_max_i32_e32 v3, v32, v3
	v_mul_hi_u32 v6, v3, v59
	v_mul_lo_u32 v7, v6, s15
	v_sub_u32_e32 v3, v3, v7
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s15, v3
	v_ashrrev_i32_e32 v2, 31, v32
	v_xor_b32_e32 v2, s35, v2
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s15, v3
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s15, v3
	s_cmp_lt_i32 s77, 1
	s_mov_b64 s[52:53], -1
	v_cndmask_b32_e32 v3, v6, v7, vcc
	v_sub_u32_e32 v6, 0, v33
	v_max_i32_e32 v6, v33, v6
	v_mul_hi_u32 v7, v6, v59
	v_mul_lo_u32 v8, v7, s15
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v3, v3, v2
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s15, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_ashrrev_i32_e32 v2, 31, v33
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	v_xor_b32_e32 v2, s35, v2
	s_nop 0
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v2
	v_sub_u32_e32 v6, v6, v2
	s_cbranch_scc1 .LBB0_476
	v_mov_b32_e32 v7, 0
	s_cmp_eq_u32 s77, 1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc0 .LBB0_475
	v_readlane_b32 s19, v91, 42
	s_nop 1
	v_mul_lo_u32 v2, v3, s19
	v_sub_u32_e32 v7, v32, v2
	v_mul_lo_u32 v2, v6, s19
	v_sub_u32_e32 v8, v33, v2
	v_mul_lo_u32 v2, v30, s19
	v_sub_u32_e32 v2, v35, v2
.LBB0_475:
	s_mov_b64 s[52:53], 0
.LBB0_476:
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_479
	v_mov_b32_e32 v7, 0
	s_cmp_lg_u32 s77, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_479
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
.LBB0_479:
	v_mov_b32_e32 v0, s66
	v_cndmask_b32_e64 v1, v0, v3, s[48:49]
	v_cndmask_b32_e64 v0, v0, v6, s[50:51]
	v_lshl_add_u32 v1, v1, 24, v7
	v_lshl_add_u32 v0, v0, 24, v8
	v_cmp_eq_u32_e32 vcc, v1, v0
	v_or_b32_e32 v0, v33, v32
	v_cmp_lt_i32_e64 s[48:49], -1, v0
	s_and_b64 vcc, s[48:49], vcc
	v_readlane_b32 s48, v90, 48
	v_readlane_b32 s49, v90, 49
	s_and_b64 s[48:49], s[48:49], vcc
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_cndmask_b32_e64 v1, 0, 1, s[48:49]
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
	v_addc_co_u32_e64 v0, s[48:49], 0, v1, vcc
	s_nop 1
	v_mov_b32_dpp v0, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e32 v0, vcc, v0, v1, vcc
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v0, v0, v1
	ds_bpermute_b32 v6, v43, v0
	v_mov_b64_e32 v[0:1], 0
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_481
	global_load_dwordx2 v[0:1], v[4:5], off
.LBB0_481:
	s_or_b64 exec, exec, s[48:49]
	global_load_dwordx2 v[30:31], v9, s[30:31]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 s[46:47], s[46:47], vcc
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v13
	s_and_b64 vcc, s[68:69], s[46:47]
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
	v_lshl_add_u64 v[0:1], s[98:99], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[0:1]
	ds_permute_b32 v0, v5, v0
	ds_permute_b32 v1, v5, v1
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_bcnt1_i32_b64 s19, vcc
	v_cmp_gt_u32_e32 vcc, s19, v13
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_495
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s19, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	s_subb_u32 s49, vcc_hi, s19
	s_mov_b32 s75, s74
	s_and_b64 s[50:51], s[48:49], s[74:75]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[74:75]
	s_add_u32 s48, s48, s50
	s_addc_u32 s49, s49, s51
	s_lshr_b64 s[50:51], s[48:49], 4
	s_add_u32 s19, s50, s48
	s_addc_u32 s48, s51, s49
	s_and_b32 s19, s19, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s19, 0x1010101
	s_mul_hi_u32 s19, s19, 0x1010101
	s_add_i32 s19, s19, s48
	s_mul_i32 s49, s49, 0x1010101
	s_add_i32 s49, s19, s49
	v_cmp_gt_u64_e32 vcc, s[48:49], v[28:29]
	s_cbranch_vccnz .LBB0_493
	s_mov_b32 s19, 0
	s_mov_b64 s[48:49], 0
.LBB0_484:
	v_readfirstlane_b32 s50, v0
	v_readfirstlane_b32 s51, v1
	v_mov_b32_e32 v5, s19
	s_nop 0
	v_cmp_eq_u64_e64 s[50:51], s[50:51], v[0:1]
	s_bcnt1_i32_b64 s52, s[50:51]
	s_add_i32 s19, s19, s52
	v_mov_b64_e32 v[2:3], s[50:51]
	v_mov_b32_e32 v6, s52
	s_or_b64 s[48:49], s[50:51], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_484
	s_or_b64 exec, exec, s[48:49]
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
	v_cmp_ne_u32_sdwa vcc, v2, v62 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_487
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
.LBB0_487:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[48:49], 1, v2
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_494
	s_branch .LBB0_495
.LBB0_488:
	global_load_dwordx2 v[74:75], v9, s[30:31]
	v_readlane_b32 s84, v91, 20
	v_readlane_b32 s85, v91, 21
	s_mul_i32 s19, s10, s66
	v_add_u32_e32 v31, s19, v2
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v74
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v75, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[84:85], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[0:1], 2, v[6:7]
	global_store_dword v[6:7], v31, off
	s_or_b64 exec, exec, s[56:57]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execz .LBB0_467
.LBB0_489:
	global_load_dwordx2 v[6:7], v[4:5], off
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[52:53]
	s_cbranch_execz .LBB0_468
.LBB0_490:
	global_load_dwordx2 v[74:75], v9, s[30:31]
	v_readlane_b32 s84, v91, 20
	v_readlane_b32 s86, v91, 22
	v_readlane_b32 s87, v91, 23
	v_readlane_b32 s85, v91, 21
	v_readlane_b32 s88, v91, 24
	v_readlane_b32 s89, v91, 25
	v_readlane_b32 s90, v91, 26
	v_readlane_b32 s91, v91, 27
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v74
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v75, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[86:87], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[0:1], 2, v[6:7]
	global_store_dword v[6:7], v37, off
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execz .LBB0_469
.LBB0_491:
	v_readlane_b32 s72, v91, 8
	v_readlane_b32 s73, v91, 9
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[72:73]
	global_load_dword v6, v[2:3], off
	s_or_b64 exec, exec, s[56:57]
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[56:57], s[46:47]
	s_cbranch_execz .LBB0_470
.LBB0_492:
	global_load_dwordx2 v[2:3], v[4:5], off
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[52:53]
	s_cbranch_execnz .LBB0_471
	s_branch .LBB0_472
.LBB0_493:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_495
.LBB0_494:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_add v[0:1], v4, off sc1
.LBB0_495:
	s_or_b64 exec, exec, s[46:47]
	.loc	1 45 0
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_176
.LBB0_496:
	.loc	1 46 0
	s_waitcnt lgkmcnt(1)
	global_load_dword v0, v9, s[20:21] offset:128
	v_mov_b32_e32 v3, s6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s7
	s_memrealtime s[46:47]
s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s23
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v8, s46
	v_cndmask_b32_e64 v1, v1, v7, s[40:41]
	v_cndmask_b32_e64 v2, v2, v8, s[40:41]
	v_mov_b32_e32 v5, s13
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, s12
	v_cndmask_b32_e64 v2, v2, v3, s[38:39]
	v_cndmask_b32_e64 v1, v1, v4, s[38:39]
	v_cndmask_b32_e64 v1, v1, v5, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v0
	s_add_i32 s6, s6, s18
	s_lshl_b32 s6, s6, 2
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 3
	s_add_u32 s56, s62, s6
	s_addc_u32 s6, s63, s7
	v_cndmask_b32_e64 v0, v2, v6, s[36:37]
	s_and_b32 s57, s6, 0xffff
	buffer_store_dwordx2 v[0:1], v42, s[56:59], 0 offen
	s_branch .LBB0_176
.LBB0_497:
	.loc	1 49 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 22 0
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_172
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_171
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v1, s6
	v_readlane_b32 s6, v91, 38
	v_readlane_b32 s7, v91, 39
	s_nop 4
	global_atomic_add v1, v9, v1, s[6:7] sc0
	s_branch .LBB0_171
.LBB0_500:
	v_readlane_b32 s84, v91, 47
	v_readlane_b32 s85, v91, 48
.LBB0_501:
	.loc	1 50 0
	s_cmp_lg_u32 s76, 6
	s_cbranch_scc1 .LBB0_515
	.loc	1 51 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_506
	s_mov_b64 s[4:5], exec
	v_mbcnt_lo_u32_b32 v0, s4, 0
	v_mbcnt_hi_u32_b32 v0, s5, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_505
	s_bcnt1_i32_b64 s4, s[4:5]
	v_mov_b32_e32 v2, s4
	v_readlane_b32 s4, v91, 36
	v_mov_b32_e32 v1, 0
	v_readlane_b32 s5, v91, 37
	s_nop 4
	; a2a.signal release system
	global_atomic_add v1, v1, v2, s[4:5] offset:28 sc0 sc1
.LBB0_505:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s2, v0
	ds_write_b32 v1, v0
.LBB0_506:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s4, s[84:85], 0x138
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s4, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccnz .LBB0_515
	v_readlane_b32 s8, v91, 36
	v_readlane_b32 s9, v91, 37
	s_branch .LBB0_510
.LBB0_508:
	s_or_b64 exec, exec, s[2:3]
	v_readfirstlane_b32 s2, v1
	s_nop 1
	v_mov_b32_e32 v1, s2
	ds_write_b32 v0, v1
.LBB0_509:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v1
	s_cbranch_vccz .LBB0_513
.LBB0_510:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_509
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_508
	; a2a.wait acquire system
	global_load_dword v1, v0, s[8:9] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_508
.LBB0_513:
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_515
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s17
	global_store_dword v0, v1, s[60:61] offset:172
.LBB0_515:
	.loc	1 50 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_layer
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 568
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
      - .address_space:  global
        .offset:         296
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         304
        .size:           8
        .value_kind:     global_buffer
      - .offset:         312
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         316
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         320
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         324
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         326
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         328
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         330
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         332
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         334
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         352
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         360
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         368
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         376
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         432
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 568
    .max_flat_workgroup_size: 256
    .name:           moe_layer
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 119
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
