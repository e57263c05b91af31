; lds 64
	.file	1 "all_reduce_tiles"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	all_reduce_tiles
	.p2align	8
	.type	all_reduce_tiles,@function
all_reduce_tiles:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dwordx4 s[40:43], s[0:1], 0x38
	.loc	1 4 0
	s_abs_i32 s27, s15
	v_cvt_f32_u32_e32 v1, s27
	s_mov_b32 s38, s14
	s_mov_b32 s33, s15
	.loc	1 3 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s40, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	.loc	1 4 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 3 0
	s_ashr_i32 s54, s0, 5
	s_add_i32 s0, s41, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	.loc	1 4 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 3 0
	s_ashr_i32 s55, s0, 6
	.loc	1 4 0
	v_cvt_u32_f32_e32 v2, v1
	s_mul_i32 s17, s55, s54
	s_add_i32 s0, s15, s17
	s_add_i32 s0, s0, -1
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s14, s0
	s_sub_i32 s0, 0, s27
	v_readfirstlane_b32 s29, v2
	s_ashr_i32 s28, s15, 31
	s_mul_i32 s15, s0, s29
	s_mul_hi_u32 s15, s29, s15
	s_add_i32 s29, s29, s15
	s_mul_hi_u32 s15, s14, s29
	s_mul_i32 s18, s15, s27
	s_sub_i32 s14, s14, s18
	s_xor_b32 s1, s1, s28
	s_add_i32 s18, s15, 1
	s_sub_i32 s19, s14, s27
	s_cmp_ge_u32 s14, s27
	s_cselect_b32 s15, s18, s15
	s_cselect_b32 s14, s19, s14
	s_add_i32 s18, s15, 1
	s_cmp_ge_u32 s14, s27
	s_cselect_b32 s14, s18, s15
	s_xor_b32 s14, s14, s1
	.loc	1 12 0
	s_ashr_i32 s39, s38, 31
	.loc	1 4 0
	s_sub_i32 s56, s14, s1
	.loc	1 7 0
	s_lshl_b32 s44, s55, 3
	.loc	1 12 0
	s_lshl_b64 s[14:15], s[38:39], 3
	s_add_u32 s48, s12, s14
	s_addc_u32 s49, s13, s15
	.loc	1 5 0
	v_and_b32_e32 v32, 63, v0
	v_lshrrev_b32_e32 v1, 6, v0
	v_lshlrev_b32_e32 v33, 3, v0
	.loc	1 9 0
	s_mov_b32 s57, s41
	.loc	1 6 0
	s_cmp_ge_i32 s16, s17
	.loc	1 12 0
	s_mul_i32 s26, s56, s38
	.loc	1 6 0
	s_cbranch_scc1 .LBB0_9
	s_abs_i32 s24, s44
	v_cvt_f32_u32_e32 v7, s24
	s_sub_i32 s1, 0, s24
	.loc	1 5 0
	v_or_b32_e32 v3, 0x400, v33
	.loc	1 8 0
	v_lshrrev_b32_e32 v5, 6, v3
	v_rcp_iflag_f32_e32 v9, v7
	v_lshlrev_b32_e32 v8, 1, v3
	v_or_b32_e32 v3, v1, v32
	v_lshrrev_b32_e32 v4, 3, v0
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_and_b32_e32 v6, 56, v33
	v_lshlrev_b32_e32 v7, 4, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_readfirstlane_b32 s14, v9
	s_mul_i32 s1, s1, s14
	s_mul_hi_u32 s1, s14, s1
	s_add_i32 s30, s14, s1
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_ashr_i32 s25, s44, 31
	s_add_i32 s31, s1, s0
	s_sub_i32 s34, 0, s33
	.loc	1 7 0
	s_sub_i32 s35, 0, s55
	v_mov_b32_e32 v9, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	s_lshl_b64 s[18:19], s[38:39], 2
	v_mov_b32_e32 v11, s42
	s_mov_b32 s36, s16
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 6 0
	s_add_i32 s36, s36, s43
	s_cmp_lt_i32 s36, s17
	s_cbranch_scc0 .LBB0_9
.LBB0_3:
	.loc	1 7 0
	s_abs_i32 s20, s36
	s_mul_hi_u32 s1, s20, s30
	s_mul_i32 s14, s1, s24
	s_ashr_i32 s21, s36, 31
	s_sub_i32 s14, s20, s14
	s_xor_b32 s0, s21, s25
	s_add_i32 s15, s1, 1
	s_sub_i32 s37, s14, s24
	s_cmp_ge_u32 s14, s24
	s_cselect_b32 s1, s15, s1
	s_cselect_b32 s14, s37, s14
	s_add_i32 s15, s1, 1
	s_cmp_ge_u32 s14, s24
	s_cselect_b32 s1, s15, s1
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	s_lshl_b32 s0, s0, 3
	s_sub_i32 s1, s54, s0
	s_min_i32 s1, s1, 8
	s_abs_i32 s14, s1
	v_cvt_f32_u32_e32 v2, s14
	s_sub_i32 s46, 0, s14
	s_mul_i32 s15, s35, s0
	s_add_i32 s15, s36, s15
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s45, s15
	s_xor_b32 s37, s15, s1
	s_ashr_i32 s37, s37, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_readfirstlane_b32 s47, v2
	s_mul_i32 s46, s46, s47
	s_mul_hi_u32 s46, s47, s46
	s_add_i32 s47, s47, s46
	s_mul_hi_u32 s46, s45, s47
	s_mul_i32 s47, s46, s14
	s_sub_i32 s45, s45, s47
	s_add_i32 s47, s46, 1
	s_sub_i32 s50, s45, s14
	s_cmp_ge_u32 s45, s14
	s_cselect_b32 s46, s47, s46
	s_cselect_b32 s45, s50, s45
	s_add_i32 s47, s46, 1
	s_cmp_ge_u32 s45, s14
	s_cselect_b32 s14, s47, s46
	s_xor_b32 s14, s14, s37
	s_sub_i32 s14, s14, s37
	s_mul_i32 s1, s14, s1
	s_sub_i32 s1, s15, s1
	s_add_i32 s0, s0, s1
	.loc	1 8 0
	s_lshl_b32 s37, s0, 5
	v_or_b32_e32 v10, s37, v4
	v_lshl_or_b32 v2, s14, 6, v6
	.loc	1 9 0
	v_cmp_gt_i32_e64 s[14:15], s40, v10
	v_cmp_gt_i32_e64 s[0:1], s41, v2
	s_and_b64 s[46:47], s[14:15], s[0:1]
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[14:15], s[46:47]
	s_cbranch_execz .LBB0_5
	v_mad_i64_i32 v[12:13], s[46:47], v10, s57, 0
	v_lshl_add_u64 v[12:13], v[12:13], 1, s[2:3]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dwordx4 v[12:15], v[12:13], off
.LBB0_5:
	s_or_b64 exec, exec, s[14:15]
	.loc	1 8 0
	v_or_b32_e32 v10, s37, v5
	.loc	1 9 0
	v_cmp_gt_i32_e64 s[14:15], s40, v10
	s_and_b64 s[14:15], s[14:15], s[0:1]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_7
	v_mad_i64_i32 v[16:17], s[14:15], v10, s57, 0
	v_lshl_add_u64 v[16:17], v[16:17], 1, s[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[16:17]
	global_load_dwordx4 v[16:19], v[2:3], off
.LBB0_7:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 11 0
	s_mul_hi_u32 s1, s20, s31
	s_mul_i32 s14, s1, s27
	s_sub_i32 s14, s20, s14
	s_xor_b32 s0, s21, s28
	s_add_i32 s15, s1, 1
	s_sub_i32 s20, s14, s27
	s_cmp_ge_u32 s14, s27
	s_cselect_b32 s1, s15, s1
	s_cselect_b32 s14, s20, s14
	s_add_i32 s15, s1, 1
	s_cmp_ge_u32 s14, s27
	s_cselect_b32 s1, s15, s1
	s_xor_b32 s1, s1, s0
	s_sub_i32 s14, s1, s0
	.loc	1 12 0
	s_mul_i32 s0, s34, s14
	s_add_i32 s0, s36, s0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	global_load_dwordx2 v[2:3], v9, s[0:1]
	global_load_dwordx2 v[20:21], v9, s[48:49]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s21, v20
	v_readfirstlane_b32 s20, v3
	v_readfirstlane_b32 s37, v21
	s_sub_u32 s15, s15, s21
	s_subb_u32 s20, s20, s37
	s_ashr_i32 s21, s20, 31
	s_lshr_b32 s21, s21, 28
	s_add_u32 s15, s15, s21
	s_addc_u32 s20, s20, 0
	s_and_b32 s15, s15, -16
	s_add_u32 s15, s6, s15
	s_addc_u32 s37, s7, s20
	s_add_i32 s20, s14, s26
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 12
	s_add_u32 s20, s15, s20
	s_addc_u32 s15, s37, s21
	s_and_b32 s21, s15, 0xffff
	buffer_store_dwordx4 v[12:15], v7, s[20:23], 0 offen
	buffer_store_dwordx4 v[16:19], v8, s[20:23], 0 offen
	.loc	1 13 0
	global_load_dwordx2 v[2:3], v9, s[0:1]
	s_nop 0
	global_load_dwordx2 v[12:13], v9, s[48:49]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v10, v32
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	v_readfirstlane_b32 s20, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s21, v12
	v_readfirstlane_b32 s37, v13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	s_sub_u32 s15, s15, s21
	s_subb_u32 s20, s20, s37
	s_ashr_i32 s21, s20, 31
	s_lshr_b32 s21, s21, 28
	s_add_u32 s15, s15, s21
	s_addc_u32 s20, s20, 0
	s_and_b32 s15, s15, -16
	s_add_u32 s21, s8, s15
	s_addc_u32 s20, s9, s20
	s_lshl_b32 s14, s14, 5
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	s_add_u32 s14, s21, s14
	s_addc_u32 s15, s20, s15
	s_add_u32 s14, s14, s18
	s_addc_u32 s15, s15, s19
	global_atomic_swap v9, v11, s[14:15] sc1
	s_branch .LBB0_2
.LBB0_9:
	.loc	1 14 0
	s_cmp_gt_i32 s33, 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s33, 1
	v_mov_b64_e32 v[2:3], 0
	v_mov_b64_e32 v[4:5], 0
	s_cbranch_scc1 .LBB0_11
	s_abs_i32 s2, s38
	s_mul_hi_u32 s3, s2, s29
	s_mul_i32 s3, s3, s27
	s_sub_i32 s2, s2, s3
	s_sub_i32 s3, s2, s27
	s_cmp_ge_u32 s2, s27
	s_cselect_b32 s2, s3, s2
	s_sub_i32 s3, s2, s27
	s_cmp_ge_u32 s2, s27
	s_cselect_b32 s2, s3, s2
	s_xor_b32 s2, s2, s39
	s_sub_i32 s2, s2, s39
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	v_mov_b32_e32 v4, 0
	global_load_dwordx2 v[4:5], v4, s[2:3]
.LBB0_11:
	s_not_b32 s14, s38
	s_cmp_gt_i32 s33, 1
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lt_i32 s33, 2
	s_cbranch_scc1 .LBB0_13
	s_add_i32 s15, s38, 1
	s_max_i32 s18, s15, s14
	s_mul_hi_u32 s19, s18, s29
	s_mul_i32 s19, s19, s27
	s_sub_i32 s18, s18, s19
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s19, s18, s27
	s_cmp_ge_u32 s18, s27
	s_cselect_b32 s18, s19, s18
	s_sub_i32 s19, s18, s27
	s_cmp_ge_u32 s18, s27
	s_cselect_b32 s18, s19, s18
	s_xor_b32 s18, s18, s15
	s_sub_i32 s18, s18, s15
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s12, s18
	s_addc_u32 s19, s13, s19
	v_mov_b32_e32 v2, 0
	global_load_dwordx2 v[2:3], v2, s[18:19]
.LBB0_13:
	s_cmp_gt_i32 s33, 2
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_lt_i32 s33, 3
	v_mov_b64_e32 v[12:13], 0
	v_mov_b64_e32 v[14:15], 0
	s_cbranch_scc1 .LBB0_15
	s_add_i32 s15, s38, 2
	s_sub_i32 s18, -2, s38
	s_max_i32 s18, s15, s18
	s_mul_hi_u32 s19, s18, s29
	s_mul_i32 s19, s19, s27
	s_sub_i32 s18, s18, s19
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s19, s18, s27
	s_cmp_ge_u32 s18, s27
	s_cselect_b32 s18, s19, s18
	s_sub_i32 s19, s18, s27
	s_cmp_ge_u32 s18, s27
	s_cselect_b32 s18, s19, s18
	s_xor_b32 s18, s18, s15
	s_sub_i32 s18, s18, s15
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s12, s18
	s_addc_u32 s19, s13, s19
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[14:15], v6, s[18:19]
.LBB0_15:
	s_cmp_gt_i32 s33, 3
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_lt_i32 s33, 4
	s_cbranch_scc1 .LBB0_17
	s_add_i32 s15, s38, 3
	s_sub_i32 s18, -3, s38
	s_max_i32 s18, s15, s18
	s_mul_hi_u32 s19, s18, s29
	s_mul_i32 s19, s19, s27
	s_sub_i32 s18, s18, s19
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s19, s18, s27
	s_cmp_ge_u32 s18, s27
	s_cselect_b32 s18, s19, s18
	s_sub_i32 s19, s18, s27
	s_cmp_ge_u32 s18, s27
	s_cselect_b32 s18, s19, s18
	s_xor_b32 s18, s18, s15
	s_sub_i32 s18, s18, s15
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s12, s18
	s_addc_u32 s19, s13, s19
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[12:13], v6, s[18:19]
.LBB0_17:
	s_cmp_gt_i32 s33, 4
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lt_i32 s33, 5
	v_mov_b64_e32 v[16:17], 0
	v_mov_b64_e32 v[18:19], 0
	s_cbranch_scc1 .LBB0_19
	s_add_i32 s15, s38, 4
	s_sub_i32 s20, -4, s38
	s_max_i32 s20, s15, s20
	s_mul_hi_u32 s21, s20, s29
	s_mul_i32 s21, s21, s27
	s_sub_i32 s20, s20, s21
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s21, s20, s27
	s_cmp_ge_u32 s20, s27
	s_cselect_b32 s20, s21, s20
	s_sub_i32 s21, s20, s27
	s_cmp_ge_u32 s20, s27
	s_cselect_b32 s20, s21, s20
	s_xor_b32 s20, s20, s15
	s_sub_i32 s20, s20, s15
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s20, s12, s20
	s_addc_u32 s21, s13, s21
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[18:19], v6, s[20:21]
.LBB0_19:
	s_cmp_gt_i32 s33, 5
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_lt_i32 s33, 6
	s_cbranch_scc1 .LBB0_21
	s_add_i32 s15, s38, 5
	s_sub_i32 s22, -5, s38
	s_max_i32 s22, s15, s22
	s_mul_hi_u32 s23, s22, s29
	s_mul_i32 s23, s23, s27
	s_sub_i32 s22, s22, s23
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s23, s22, s27
	s_cmp_ge_u32 s22, s27
	s_cselect_b32 s22, s23, s22
	s_sub_i32 s23, s22, s27
	s_cmp_ge_u32 s22, s27
	s_cselect_b32 s22, s23, s22
	s_xor_b32 s22, s22, s15
	s_sub_i32 s22, s22, s15
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 3
	s_add_u32 s22, s12, s22
	s_addc_u32 s23, s13, s23
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[16:17], v6, s[22:23]
.LBB0_21:
	s_cmp_gt_i32 s33, 6
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_lt_i32 s33, 7
	v_mov_b64_e32 v[20:21], 0
	v_mov_b64_e32 v[22:23], 0
	s_cbranch_scc1 .LBB0_23
	s_add_i32 s15, s38, 6
	s_sub_i32 s24, -6, s38
	s_max_i32 s24, s15, s24
	s_mul_hi_u32 s25, s24, s29
	s_mul_i32 s25, s25, s27
	s_sub_i32 s24, s24, s25
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s25, s24, s27
	s_cmp_ge_u32 s24, s27
	s_cselect_b32 s24, s25, s24
	s_sub_i32 s25, s24, s27
	s_cmp_ge_u32 s24, s27
	s_cselect_b32 s24, s25, s24
	s_xor_b32 s24, s24, s15
	s_sub_i32 s24, s24, s15
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 3
	s_add_u32 s24, s12, s24
	s_addc_u32 s25, s13, s25
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[22:23], v6, s[24:25]
.LBB0_23:
	s_cmp_gt_i32 s33, 7
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_lt_i32 s33, 8
	s_cbranch_scc1 .LBB0_25
	s_add_i32 s15, s38, 7
	s_sub_i32 s30, -7, s38
	s_max_i32 s30, s15, s30
	s_mul_hi_u32 s31, s30, s29
	s_mul_i32 s31, s31, s27
	s_sub_i32 s30, s30, s31
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s31, s30, s27
	s_cmp_ge_u32 s30, s27
	s_cselect_b32 s30, s31, s30
	s_sub_i32 s31, s30, s27
	s_cmp_ge_u32 s30, s27
	s_cselect_b32 s30, s31, s30
	s_xor_b32 s30, s30, s15
	s_sub_i32 s30, s30, s15
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 3
	s_add_u32 s30, s12, s30
	s_addc_u32 s31, s13, s31
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[20:21], v6, s[30:31]
.LBB0_25:
	s_add_i32 s14, s33, s14
	s_add_i32 s14, s14, s17
	s_ashr_i32 s15, s14, 31
	s_abs_i32 s14, s14
	s_xor_b32 s15, s15, s28
	s_mul_hi_u32 s28, s14, s29
	s_mul_i32 s29, s28, s27
	s_sub_i32 s14, s14, s29
	s_add_i32 s29, s28, 1
	s_sub_i32 s30, s14, s27
	s_cmp_ge_u32 s14, s27
	s_cselect_b32 s28, s29, s28
	s_cselect_b32 s14, s30, s14
	s_add_i32 s29, s28, 1
	s_cmp_ge_u32 s14, s27
	s_cselect_b32 s14, s29, s28
	s_xor_b32 s14, s14, s15
	s_sub_i32 s14, s14, s15
	s_lshl_b32 s39, s14, 1
	s_cmp_ge_i32 s16, s39
	s_cbranch_scc1 .LBB0_57
	v_mov_b32_e32 v7, 0
	global_load_dwordx2 v[24:25], v7, s[48:49]
	s_lshl_b32 s28, s26, 1
	s_ashr_i32 s29, s28, 31
	s_and_b32 s13, s13, 0xffff
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s58, s10, s28
	v_and_or_b32 v6, v0, 56, v1
	s_addc_u32 s59, s11, s29
	s_abs_i32 s60, s44
	v_cmp_eq_u32_e64 s[26:27], 0, v6
	v_cvt_f32_u32_e32 v6, s60
	v_and_b32_e32 v30, 7, v0
	v_lshlrev_b32_e32 v8, 2, v30
	v_mov_b32_e32 v9, v7
	v_rcp_iflag_f32_e32 v35, v6
	v_lshl_add_u64 v[10:11], s[8:9], 0, v[8:9]
	v_cmp_gt_i32_e64 s[28:29], s33, v30
	s_mov_b32 s47, 0x27000
	s_mov_b32 s46, 0x7ffffffe
	v_lshlrev_b32_e32 v31, 3, v30
	s_and_b64 s[30:31], s[26:27], s[28:29]
	s_mov_b32 s14, s46
	s_mov_b32 s15, s47
	s_ashr_i32 s61, s44, 31
	s_movk_i32 s63, 0x7fff
	s_mov_b32 s64, 0x5040100
	s_mov_b32 s8, 0x33333333
	v_bfrev_b32_e32 v37, 0.5
	v_mov_b32_e32 v38, 1
	v_mov_b32_e32 v39, 32
	v_mov_b32_e32 v40, 16
	v_mov_b32_e32 v41, 8
	v_mov_b32_e32 v42, 4
	v_mov_b32_e32 v43, 2
	s_mov_b32 s50, s16
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v24
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v25, vcc
	v_sub_co_u32_e32 v2, vcc, v2, v24
	v_ashrrev_i32_e32 v6, 31, v5
	s_nop 0
	v_subb_co_u32_e32 v3, vcc, v3, v25, vcc
	v_sub_co_u32_e32 v14, vcc, v14, v24
	v_ashrrev_i32_e32 v9, 31, v3
	s_nop 0
	v_subb_co_u32_e32 v15, vcc, v15, v25, vcc
	v_sub_co_u32_e32 v26, vcc, v12, v24
	v_lshrrev_b32_e32 v6, 28, v6
	s_nop 0
	v_subb_co_u32_e32 v27, vcc, v13, v25, vcc
	v_sub_co_u32_e32 v18, vcc, v18, v24
	v_ashrrev_i32_e32 v12, 31, v15
	s_nop 0
	v_subb_co_u32_e32 v19, vcc, v19, v25, vcc
	v_sub_co_u32_e32 v28, vcc, v16, v24
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	s_nop 0
	v_subb_co_u32_e32 v29, vcc, v17, v25, vcc
	v_sub_co_u32_e32 v22, vcc, v22, v24
	v_lshrrev_b32_e32 v6, 28, v9
	s_nop 0
	v_subb_co_u32_e32 v23, vcc, v23, v25, vcc
	v_ashrrev_i32_e32 v13, 31, v27
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v12
	v_sub_co_u32_e32 v24, vcc, v20, v24
	v_ashrrev_i32_e32 v20, 31, v19
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[16:17], v[14:15], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v13
	v_subb_co_u32_e32 v25, vcc, v21, v25, vcc
	v_ashrrev_i32_e32 v21, 31, v29
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[12:13], s[4:5], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[26:27], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v20
	v_ashrrev_i32_e32 v34, 31, v23
	v_lshl_add_u64 v[14:15], s[4:5], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[18:19], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v21
	v_ashrrev_i32_e32 v36, 31, v25
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[26:27], v[28:29], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v34
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[18:19], s[4:5], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[22:23], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v36
	v_lshl_add_u64 v[20:21], s[4:5], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[24:25], 0, v[6:7]
	v_and_b32_e32 v26, -16, v26
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[22:23], s[4:5], 0, v[26:27]
	v_lshl_add_u64 v[26:27], s[4:5], 0, v[2:3]
	v_mul_f32_e32 v2, 0x4f7ffffe, v35
	v_cvt_u32_f32_e32 v2, v2
	v_and_b32_e32 v16, -16, v16
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[16:17], s[4:5], 0, v[16:17]
	v_lshl_add_u64 v[24:25], s[4:5], 0, v[4:5]
	s_sub_i32 s4, 0, s60
	v_readfirstlane_b32 s5, v2
	s_mul_i32 s4, s4, s5
	v_bfrev_b32_e32 v9, 1
	s_mul_hi_u32 s4, s5, s4
	v_cndmask_b32_e64 v34, v9, v31, s[28:29]
	v_cndmask_b32_e64 v35, 0, 1, s[30:31]
	s_add_i32 s62, s5, s4
	v_mov_b32_e32 v36, 0x7fff
	v_mov_b32_e32 v28, -1
	v_bfrev_b32_e32 v29, -8
	s_branch .LBB0_28
.LBB0_27:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s50, s50, s43
	s_cmp_lt_i32 s50, s39
	s_cbranch_scc0 .LBB0_57
.LBB0_28:
	s_lshr_b32 s4, s50, 31
	s_add_i32 s4, s50, s4
	s_ashr_i32 s4, s4, 1
	s_lshl_b32 s44, s4, 5
	s_ashr_i32 s45, s44, 31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[44:45], 2, v[10:11]
	v_bfrev_b32_e32 v4, -2
	v_cndmask_b32_e64 v5, v4, v3, s[28:29]
	v_cndmask_b32_e64 v4, -1, v2, s[28:29]
	v_mov_b32_e32 v30, v4
	v_mov_b32_e32 v31, v5
	s_mov_b64 s[44:45], 0
	v_mov_b32_dpp v30, v30 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v31, v31 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 0
	v_mov_b32_dpp v30, v4 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v31, v5 row_shl:4 row_mask:0xf bank_mask:0x5
	v_cmp_lt_i64_e32 vcc, v[4:5], v[30:31]
	s_nop 1
	v_cndmask_b32_e32 v5, v31, v5, vcc
	v_cndmask_b32_e32 v4, v30, v4, vcc
	v_mov_b32_e32 v30, v4
	v_mov_b32_e32 v31, v5
	s_nop 0
	v_mov_b32_dpp v30, v30 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v31, v31 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[4:5], v[30:31]
	s_nop 1
	v_cndmask_b32_e32 v5, v31, v5, vcc
	v_cndmask_b32_e32 v4, v30, v4, vcc
	v_mov_b32_e32 v30, v4
	v_mov_b32_e32 v31, v5
	s_nop 0
	v_mov_b32_dpp v30, v30 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v31, v31 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[4:5], v[30:31]
	s_nop 1
	v_cndmask_b32_e32 v4, v30, v4, vcc
	v_cndmask_b32_e32 v5, v31, v5, vcc
	v_cndmask_b32_e64 v3, v5, v3, s[28:29]
	v_cndmask_b32_e64 v2, v4, v2, s[28:29]
	s_branch .LBB0_30
.LBB0_29:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v5, v4 row_shl:4 row_mask:0xf bank_mask:0x5
	v_min_i32_e32 v4, v4, v5
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v4, v4, v5
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v4, v4, v5
	v_cmp_le_i32_e32 vcc, s42, v4
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_32
.LBB0_30:
	v_add_u32_e32 v4, 0, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[52:53], s[26:27]
	s_cbranch_execz .LBB0_29
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	ds_write_b32 v4, v5
	s_branch .LBB0_29
.LBB0_32:
	s_or_b64 exec, exec, s[44:45]
	s_lshl_b32 s5, s4, 1
	s_sub_i32 s9, s50, s5
	s_lshl_b32 s5, s9, 10
	v_or_b32_e32 v6, s5, v33
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[44:45], s[4:5], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s5, s7, s45
	v_lshlrev_b32_e32 v30, 1, v6
	s_mul_i32 s51, s4, s33
	s_add_i32 s4, s4, s56
	s_and_b32 s45, s5, 0xffff
	v_cndmask_b32_e64 v2, v9, v30, s[0:1]
	s_ashr_i32 s5, s4, 31
	buffer_load_dwordx4 v[2:5], v2, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[4:5], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s5, s7, s45
	s_add_i32 s4, s4, s56
	v_cndmask_b32_e64 v31, v9, v30, s[2:3]
	s_and_b32 s45, s5, 0xffff
	s_ashr_i32 s5, s4, 31
	buffer_load_dwordx4 v[44:47], v31, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[4:5], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s5, s7, s45
	s_add_i32 s4, s4, s56
	v_cndmask_b32_e64 v48, v9, v30, s[34:35]
	s_and_b32 s45, s5, 0xffff
	s_ashr_i32 s5, s4, 31
	buffer_load_dwordx4 v[48:51], v48, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[4:5], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s5, s7, s45
	s_add_i32 s4, s4, s56
	v_cndmask_b32_e64 v52, v9, v30, s[36:37]
	s_and_b32 s45, s5, 0xffff
	s_ashr_i32 s5, s4, 31
	buffer_load_dwordx4 v[52:55], v52, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[4:5], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s5, s7, s45
	s_add_i32 s4, s4, s56
	v_cndmask_b32_e64 v56, v9, v30, s[18:19]
	s_and_b32 s45, s5, 0xffff
	s_ashr_i32 s5, s4, 31
	buffer_load_dwordx4 v[56:59], v56, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[4:5], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s5, s7, s45
	s_add_i32 s4, s4, s56
	v_cndmask_b32_e64 v60, v9, v30, s[20:21]
	s_and_b32 s45, s5, 0xffff
	s_ashr_i32 s5, s4, 31
	buffer_load_dwordx4 v[60:63], v60, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[4:5], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s5, s7, s45
	s_add_i32 s4, s4, s56
	s_and_b32 s45, s5, 0xffff
	s_ashr_i32 s5, s4, 31
	v_cndmask_b32_e64 v64, v9, v30, s[22:23]
	s_lshl_b64 s[4:5], s[4:5], 12
	buffer_load_dwordx4 v[64:67], v64, s[44:47], 0 offen
	s_add_u32 s44, s6, s4
	s_addc_u32 s4, s7, s5
	v_cndmask_b32_e64 v30, v9, v30, s[24:25]
	s_and_b32 s45, s4, 0xffff
	buffer_load_dwordx4 v[68:71], v30, s[44:47], 0 offen
	s_add_i32 s51, s51, s38
	s_abs_i32 s5, s51
	s_mul_hi_u32 s44, s5, s62
	s_mul_i32 s45, s44, s60
	s_ashr_i32 s4, s51, 31
	s_sub_i32 s5, s5, s45
	s_xor_b32 s4, s4, s61
	s_add_i32 s52, s44, 1
	s_sub_i32 s45, s5, s60
	s_cmp_ge_u32 s5, s60
	s_cselect_b32 s44, s52, s44
	s_cselect_b32 s5, s45, s5
	s_add_i32 s45, s44, 1
	s_cmp_ge_u32 s5, s60
	s_cselect_b32 s5, s45, s44
	s_xor_b32 s5, s5, s4
	s_sub_i32 s4, s5, s4
	s_lshl_b32 s4, s4, 3
	s_sub_i32 s5, s54, s4
	s_min_i32 s5, s5, 8
	s_abs_i32 s44, s5
	v_cvt_f32_u32_e32 v30, s44
	s_sub_i32 s53, 0, s44
	s_mul_i32 s45, s4, s55
	s_sub_i32 s45, s51, s45
	s_waitcnt vmcnt(7)
	v_and_b32_e32 v73, 0xffff0000, v2
	v_lshlrev_b32_e32 v72, 16, v2
	v_and_b32_e32 v75, 0xffff0000, v3
	v_lshlrev_b32_e32 v74, 16, v3
	v_and_b32_e32 v3, 0xffff0000, v4
	v_lshlrev_b32_e32 v2, 16, v4
	v_rcp_iflag_f32_e32 v4, v30
	v_pk_add_f32 v[72:73], v[72:73], 0 op_sel_hi:[1,0]
	s_waitcnt vmcnt(6)
	v_and_b32_e32 v79, 0xffff0000, v44
	v_lshlrev_b32_e32 v78, 16, v44
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	s_abs_i32 s52, s45
	v_pk_add_f32 v[74:75], v[74:75], 0 op_sel_hi:[1,0]
	v_readfirstlane_b32 s65, v4
	s_waitcnt vmcnt(5)
	v_and_b32_e32 v79, 0xffff0000, v48
	v_lshlrev_b32_e32 v78, 16, v48
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	s_mul_i32 s53, s53, s65
	s_mul_hi_u32 s53, s65, s53
	s_add_i32 s65, s65, s53
	s_mul_hi_u32 s53, s52, s65
	s_mul_i32 s65, s53, s44
	s_waitcnt vmcnt(4)
	v_and_b32_e32 v79, 0xffff0000, v52
	v_lshlrev_b32_e32 v78, 16, v52
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	v_lshlrev_b32_e32 v48, 16, v53
	s_xor_b32 s51, s45, s5
	s_sub_i32 s52, s52, s65
	s_ashr_i32 s51, s51, 31
	s_add_i32 s65, s53, 1
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v79, 0xffff0000, v56
	v_lshlrev_b32_e32 v78, 16, v56
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	s_sub_i32 s66, s52, s44
	s_cmp_ge_u32 s52, s44
	s_cselect_b32 s53, s65, s53
	s_cselect_b32 s52, s66, s52
	s_add_i32 s65, s53, 1
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v79, 0xffff0000, v60
	v_lshlrev_b32_e32 v78, 16, v60
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	v_pk_add_f32 v[2:3], v[2:3], 0 op_sel_hi:[1,0]
	s_cmp_ge_u32 s52, s44
	s_cselect_b32 s44, s65, s53
	s_xor_b32 s44, s44, s51
	s_sub_i32 s44, s44, s51
	s_mul_i32 s5, s44, s5
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v79, 0xffff0000, v64
	v_lshlrev_b32_e32 v78, 16, v64
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	v_and_b32_e32 v77, 0xffff0000, v5
	v_lshlrev_b32_e32 v76, 16, v5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v79, 0xffff0000, v68
	v_lshlrev_b32_e32 v78, 16, v68
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	v_and_b32_e32 v79, 0xffff0000, v45
	v_lshlrev_b32_e32 v78, 16, v45
	v_pk_add_f32 v[44:45], v[74:75], v[78:79]
	v_and_b32_e32 v75, 0xffff0000, v49
	v_lshlrev_b32_e32 v74, 16, v49
	v_pk_add_f32 v[44:45], v[44:45], v[74:75]
	v_and_b32_e32 v49, 0xffff0000, v53
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v57
	v_lshlrev_b32_e32 v48, 16, v57
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v61
	v_lshlrev_b32_e32 v48, 16, v61
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v65
	v_lshlrev_b32_e32 v48, 16, v65
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v69
	v_lshlrev_b32_e32 v48, 16, v69
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v46
	v_lshlrev_b32_e32 v48, 16, v46
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v50
	v_lshlrev_b32_e32 v48, 16, v50
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v54
	v_lshlrev_b32_e32 v48, 16, v54
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v58
	v_lshlrev_b32_e32 v48, 16, v58
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v62
	v_lshlrev_b32_e32 v48, 16, v62
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v66
	v_lshlrev_b32_e32 v48, 16, v66
	s_sub_i32 s5, s45, s5
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v70
	v_lshlrev_b32_e32 v48, 16, v70
	s_add_i32 s4, s4, s5
	s_bfe_i32 s5, s9, 0x10015
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_pk_add_f32 v[48:49], v[76:77], 0 op_sel_hi:[1,0]
	v_and_b32_e32 v53, 0xffff0000, v47
	v_lshlrev_b32_e32 v52, 16, v47
	s_lshr_b32 s5, s5, 26
	v_pk_add_f32 v[46:47], v[48:49], v[52:53]
	v_and_b32_e32 v49, 0xffff0000, v51
	v_lshlrev_b32_e32 v48, 16, v51
	v_add_u32_e32 v4, s5, v6
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v55
	v_lshlrev_b32_e32 v48, 16, v55
	v_ashrrev_i32_e32 v5, 6, v4
	v_and_b32_e32 v4, 0xffffffc0, v4
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v59
	v_lshlrev_b32_e32 v48, 16, v59
	v_sub_u32_e32 v4, v6, v4
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v63
	v_lshlrev_b32_e32 v48, 16, v63
	v_lshl_add_u32 v4, s44, 6, v4
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v67
	v_lshlrev_b32_e32 v48, 16, v67
	v_lshl_add_u32 v80, s4, 5, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v71
	v_lshlrev_b32_e32 v48, 16, v71
	v_mad_i64_i32 v[30:31], s[4:5], v80, s57, v[4:5]
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_cmp_gt_i32_e32 vcc, s40, v80
	v_cmp_gt_i32_e64 s[4:5], s41, v4
	v_bfe_u32 v4, v46, 16, 1
	s_and_b64 s[4:5], vcc, s[4:5]
	v_bfe_u32 v5, v47, 16, 1
	v_add3_u32 v4, v46, v4, s63
	v_cmp_o_f32_e32 vcc, v46, v46
	v_bfe_u32 v6, v2, 16, 1
	v_add3_u32 v5, v47, v5, s63
	v_cndmask_b32_sdwa v4, v36, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v47, v47
	v_bfe_u32 v48, v3, 16, 1
	v_add3_u32 v6, v2, v6, s63
	v_cndmask_b32_sdwa v5, v36, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v49, v44, 16, 1
	v_add3_u32 v48, v3, v48, s63
	v_cndmask_b32_sdwa v2, v36, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_bfe_u32 v50, v45, 16, 1
	v_add3_u32 v49, v44, v49, s63
	v_cndmask_b32_sdwa v3, v36, v48, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v44, v44
	v_bfe_u32 v51, v72, 16, 1
	v_add3_u32 v50, v45, v50, s63
	v_perm_b32 v5, v5, v4, s64
	v_perm_b32 v4, v3, v2, s64
	v_cndmask_b32_sdwa v2, v36, v49, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v45, v45
	v_bfe_u32 v52, v73, 16, 1
	v_add3_u32 v51, v72, v51, s63
	v_cndmask_b32_sdwa v3, v36, v50, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v72, v72
	v_add3_u32 v52, v73, v52, s63
	v_perm_b32 v3, v3, v2, s64
	v_cndmask_b32_sdwa v2, v36, v51, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v73, v73
	s_and_b64 s[52:53], s[0:1], s[4:5]
	s_nop 0
	v_cndmask_b32_sdwa v6, v36, v52, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v6, v2, s64
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_48
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[2:3], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_49
.LBB0_34:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[34:35], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_50
.LBB0_35:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[36:37], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_51
.LBB0_36:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[18:19], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_52
.LBB0_37:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[20:21], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_53
.LBB0_38:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[22:23], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_54
.LBB0_39:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], s[24:25], s[4:5]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_41
.LBB0_40:
	v_lshl_add_u64 v[30:31], v[30:31], 1, v[26:27]
	global_store_dwordx4 v[30:31], v[2:5], off
.LBB0_41:
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dwordx2 v[2:3], v34, s[12:15], 0 offen
	global_load_dwordx2 v[4:5], v7, s[48:49]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v32
	v_mov_b32_e32 v30, v7
	v_mov_b32_e32 v31, v7
	v_add_u32_dpp v6, v35, v35 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v30, v35 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v31, v35 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v6, v6, v30, v31
	s_ashr_i32 s51, s50, 31
	s_lshl_b64 s[4:5], s[50:51], 2
	v_add_u32_dpp v6, v6, v6 row_shr:4 row_mask:0xf bank_mask:0xe
	s_add_u32 s4, s4, s58
	s_addc_u32 s5, s5, s59
	v_add_u32_dpp v6, v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_e32 v44, s42
	s_nop 0
	v_add_u32_dpp v6, v6, v6 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
	v_add_u32_dpp v6, v6, v6 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v6, 0, v6, s[30:31]
	v_lshl_add_u32 v30, v6, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_nop 1
	v_cndmask_b32_e32 v31, v37, v30, vcc
	ds_permute_b32 v30, v31, v44
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v6, 28, v4
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[2:3]
	ds_permute_b32 v2, v31, v2
	ds_permute_b32 v3, v31, v3
	v_cmp_ne_u32_e32 vcc, 0, v35
	s_bcnt1_i32_b64 s4, vcc
	v_cmp_gt_u32_e32 vcc, s4, v32
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_27
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v5, v7
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[44:45], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[44:45], v[4:5]
	s_lshr_b64 s[44:45], vcc, 1
	s_and_b32 s9, s45, 0x55555555
	s_and_b32 s44, s44, 0x55555555
	s_sub_u32 s44, vcc_lo, s44
	s_subb_u32 s45, vcc_hi, s9
	s_mov_b32 s9, s8
	s_and_b64 s[52:53], s[44:45], s[8:9]
	s_lshr_b64 s[44:45], s[44:45], 2
	s_and_b64 s[44:45], s[44:45], s[8:9]
	s_add_u32 s44, s44, s52
	s_addc_u32 s45, s45, s53
	s_lshr_b64 s[52:53], s[44:45], 4
	s_add_u32 s9, s52, s44
	s_addc_u32 s44, s53, s45
	s_and_b32 s9, s9, 0xf0f0f0f
	s_and_b32 s45, s44, 0xf0f0f0f
	s_mul_i32 s44, s9, 0x1010101
	s_mul_hi_u32 s9, s9, 0x1010101
	s_add_i32 s9, s9, s44
	s_mul_i32 s45, s45, 0x1010101
	s_add_i32 s45, s9, s45
	v_cmp_gt_u64_e32 vcc, s[44:45], v[28:29]
	s_cbranch_vccnz .LBB0_55
	s_mov_b32 s9, 0
	s_mov_b64 s[44:45], 0
.LBB0_44:
	v_readfirstlane_b32 s52, v2
	v_readfirstlane_b32 s53, v3
	v_mov_b32_e32 v6, s9
	s_nop 0
	v_cmp_eq_u64_e64 s[52:53], s[52:53], v[2:3]
	s_bcnt1_i32_b64 s51, s[52:53]
	s_add_i32 s9, s9, s51
	v_mov_b64_e32 v[4:5], s[52:53]
	v_mov_b32_e32 v31, s51
	s_or_b64 s[44:45], s[52:53], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_44
	s_or_b64 exec, exec, s[44:45]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v31, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v6, v4, v6, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v6
	ds_permute_b32 v4, v6, v4
	ds_permute_b32 v2, v6, v2
	ds_permute_b32 v3, v6, v3
	ds_permute_b32 v30, v6, v30
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v38 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_47
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v30 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v39 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v40 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v41 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v42 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v43 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v38 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v30, v30, v5, vcc
.LBB0_47:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[44:45], 1, v4
	s_and_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_27
	s_branch .LBB0_56
.LBB0_48:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[12:13]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[2:3], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_34
.LBB0_49:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[14:15]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[34:35], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_35
.LBB0_50:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[16:17]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[36:37], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_36
.LBB0_51:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[18:19]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[18:19], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_37
.LBB0_52:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[20:21]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[20:21], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_38
.LBB0_53:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[22:23]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[22:23], s[4:5]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_39
.LBB0_54:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[24:25]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], s[24:25], s[4:5]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execnz .LBB0_40
	s_branch .LBB0_41
.LBB0_55:
	s_mov_b64 s[44:45], -1
	s_and_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_27
.LBB0_56:
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v[2:3], v30, off sc1
	s_branch .LBB0_27
.LBB0_57:
	s_lshl_b32 s4, s56, 1
	s_lshl_b32 s5, s16, 4
	s_mul_i32 s6, s4, s33
	s_cmp_ge_i32 s5, s6
	s_cbranch_scc1 .LBB0_64
	s_abs_i32 s7, s4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cvt_f32_u32_e32 v3, s7
	v_and_b32_e32 v2, 15, v0
	v_and_or_b32 v0, v0, 48, v1
	s_sub_i32 s0, 0, s7
	v_rcp_iflag_f32_e32 v4, v3
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_lshlrev_b32_e32 v0, 2, v2
	s_lshl_b32 s8, s43, 4
	v_mul_f32_e32 v1, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s9, s4, 31
	v_bfrev_b32_e32 v3, -2
	v_add_u32_e32 v5, 0, v0
	v_mul_lo_u32 v4, s0, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v4, v1, v4
	s_branch .LBB0_60
.LBB0_59:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s5, s5, s8
	s_cmp_lt_i32 s5, s6
	s_cbranch_scc0 .LBB0_64
.LBB0_60:
	v_or_b32_e32 v0, s5, v2
	s_ashr_i32 s0, s5, 31
	v_add_u32_e32 v1, s0, v0
	v_xor_b32_e32 v1, s0, v1
	v_mul_hi_u32 v6, v1, v4
	v_mul_lo_u32 v7, v6, s7
	v_sub_u32_e32 v1, v1, v7
	s_xor_b32 s2, s0, s9
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e64 s[0:1], s7, v1
	s_nop 1
	v_cndmask_b32_e64 v6, v6, v7, s[0:1]
	v_subrev_u32_e32 v7, s7, v1
	v_cndmask_b32_e64 v1, v1, v7, s[0:1]
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e64 s[0:1], s7, v1
	s_nop 1
	v_cndmask_b32_e64 v1, v6, v7, s[0:1]
	v_xor_b32_e32 v1, s2, v1
	v_subrev_u32_e32 v6, s2, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
	v_mul_lo_u32 v1, v6, s4
	v_sub_u32_e32 v0, v0, v1
	v_lshrrev_b32_e32 v1, 31, v0
	v_add_u32_e32 v0, v0, v1
	v_ashrrev_i32_e32 v0, 1, v0
	v_mad_u64_u32 v[0:1], s[2:3], v0, s33, v[6:7]
	v_cmp_gt_i32_e64 s[0:1], s33, v6
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[0:1], s[0:1], s[2:3]
	v_cndmask_b32_e64 v1, v3, v9, s[0:1]
	v_cndmask_b32_e64 v0, -1, v8, s[0:1]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	s_nop 0
	v_mov_b32_dpp v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_dpp v7, v7 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 0
	v_mov_b32_dpp v6, v0 row_shl:8 row_mask:0xf bank_mask:0x3
	v_mov_b32_dpp v7, v1 row_shl:8 row_mask:0xf bank_mask:0x3
	v_cmp_lt_i64_e64 s[2:3], v[0:1], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v1, v7, v1, s[2:3]
	v_cndmask_b32_e64 v0, v6, v0, s[2:3]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	s_nop 0
	v_mov_b32_dpp v6, v6 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v7, v7 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 0
	v_mov_b32_dpp v6, v0 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v7, v1 row_shl:4 row_mask:0xf bank_mask:0x5
	v_cmp_lt_i64_e64 s[2:3], v[0:1], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v1, v7, v1, s[2:3]
	v_cndmask_b32_e64 v0, v6, v0, s[2:3]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[2:3], v[0:1], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v1, v7, v1, s[2:3]
	v_cndmask_b32_e64 v0, v6, v0, s[2:3]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[2:3], v[0:1], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v0, v6, v0, s[2:3]
	v_cndmask_b32_e64 v1, v7, v1, s[2:3]
	v_cndmask_b32_e64 v1, v1, v9, s[0:1]
	v_cndmask_b32_e64 v0, v0, v8, s[0:1]
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_62
.LBB0_61:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v6, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, v6
	s_nop 1
	v_mov_b32_dpp v7, v7 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v7, v6 row_shl:8 row_mask:0xf bank_mask:0x3
	v_min_i32_e32 v6, v6, v7
	v_mov_b32_e32 v7, v6
	s_nop 1
	v_mov_b32_dpp v7, v7 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v7, v6 row_shl:4 row_mask:0xf bank_mask:0x5
	v_min_i32_e32 v6, v6, v7
	v_mov_b32_e32 v7, v6
	s_nop 1
	v_mov_b32_dpp v7, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v6, v6, v7
	v_mov_b32_e32 v7, v6
	s_nop 1
	v_mov_b32_dpp v7, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v6, v6, v7
	v_cmp_le_i32_e64 s[0:1], s42, v6
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_59
.LBB0_62:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_61
	global_load_dword v6, v[0:1], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	ds_write_b32 v5, v6
	s_branch .LBB0_61
.LBB0_64:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_reduce_tiles
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 81
		.amdhsa_next_free_sgpr 67
		.amdhsa_accum_offset 84
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
	.size	all_reduce_tiles, .Lfunc_end0-all_reduce_tiles
	.set all_reduce_tiles.num_vgpr, 81
	.set all_reduce_tiles.num_agpr, 0
	.set all_reduce_tiles.numbered_sgpr, 67
	.set all_reduce_tiles.num_named_barrier, 0
	.set all_reduce_tiles.private_seg_size, 0
	.set all_reduce_tiles.uses_vcc, 1
	.set all_reduce_tiles.uses_flat_scratch, 0
	.set all_reduce_tiles.has_dyn_sized_stack, 0
	.set all_reduce_tiles.has_recursion, 0
	.set all_reduce_tiles.has_indirect_call, 0
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
  - .agpr_count:     0
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
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 128
    .name:           all_reduce_tiles
    .private_segment_fixed_size: 0
    .sgpr_count:     73
    .sgpr_spill_count: 0
    .symbol:         all_reduce_tiles.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     81
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
