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
	s_mov_b32 s36, s14
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
	v_readfirstlane_b32 s31, v2
	s_ashr_i32 s30, s15, 31
	s_mul_i32 s15, s0, s31
	s_mul_hi_u32 s15, s31, s15
	s_add_i32 s31, s31, s15
	s_mul_hi_u32 s15, s14, s31
	s_mul_i32 s18, s15, s27
	s_sub_i32 s14, s14, s18
	s_xor_b32 s1, s1, s30
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
	s_ashr_i32 s37, s36, 31
	.loc	1 4 0
	s_sub_i32 s56, s14, s1
	.loc	1 7 0
	s_lshl_b32 s44, s55, 3
	.loc	1 12 0
	s_lshl_b64 s[14:15], s[36:37], 3
	s_add_u32 s38, s12, s14
	s_addc_u32 s39, s13, s15
	.loc	1 5 0
	v_and_b32_e32 v56, 63, v0
	v_lshrrev_b32_e32 v1, 6, v0
	v_lshlrev_b32_e32 v57, 3, v0
	.loc	1 9 0
	s_mov_b32 s57, s41
	.loc	1 6 0
	s_cmp_ge_i32 s16, s17
	.loc	1 12 0
	s_mul_i32 s26, s56, s36
	.loc	1 6 0
	s_cbranch_scc1 .LBB0_9
	s_abs_i32 s24, s44
	v_cvt_f32_u32_e32 v7, s24
	s_sub_i32 s1, 0, s24
	.loc	1 5 0
	v_or_b32_e32 v3, 0x400, v57
	.loc	1 8 0
	v_lshrrev_b32_e32 v5, 6, v3
	v_rcp_iflag_f32_e32 v9, v7
	v_lshlrev_b32_e32 v8, 1, v3
	v_or_b32_e32 v3, v1, v56
	v_lshrrev_b32_e32 v4, 3, v0
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_and_b32_e32 v6, 56, v57
	v_lshlrev_b32_e32 v7, 4, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_readfirstlane_b32 s14, v9
	s_mul_i32 s1, s1, s14
	s_mul_hi_u32 s1, s14, s1
	s_add_i32 s28, s14, s1
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_ashr_i32 s25, s44, 31
	s_add_i32 s29, s1, s0
	s_sub_i32 s34, 0, s33
	.loc	1 7 0
	s_sub_i32 s35, 0, s55
	v_mov_b32_e32 v9, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	s_lshl_b64 s[18:19], s[36:37], 2
	v_mov_b32_e32 v11, s42
	s_mov_b32 s45, s16
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 6 0
	s_add_i32 s45, s45, s43
	s_cmp_lt_i32 s45, s17
	s_cbranch_scc0 .LBB0_9
.LBB0_3:
	.loc	1 7 0
	s_abs_i32 s20, s45
	s_mul_hi_u32 s1, s20, s28
	s_mul_i32 s14, s1, s24
	s_ashr_i32 s21, s45, 31
	s_sub_i32 s14, s20, s14
	s_xor_b32 s0, s21, s25
	s_add_i32 s15, s1, 1
	s_sub_i32 s46, s14, s24
	s_cmp_ge_u32 s14, s24
	s_cselect_b32 s1, s15, s1
	s_cselect_b32 s14, s46, s14
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
	s_sub_i32 s48, 0, s14
	s_mul_i32 s15, s35, s0
	s_add_i32 s15, s45, s15
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s47, s15
	s_xor_b32 s46, s15, s1
	s_ashr_i32 s46, s46, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_readfirstlane_b32 s49, v2
	s_mul_i32 s48, s48, s49
	s_mul_hi_u32 s48, s49, s48
	s_add_i32 s49, s49, s48
	s_mul_hi_u32 s48, s47, s49
	s_mul_i32 s49, s48, s14
	s_sub_i32 s47, s47, s49
	s_add_i32 s49, s48, 1
	s_sub_i32 s50, s47, s14
	s_cmp_ge_u32 s47, s14
	s_cselect_b32 s48, s49, s48
	s_cselect_b32 s47, s50, s47
	s_add_i32 s49, s48, 1
	s_cmp_ge_u32 s47, s14
	s_cselect_b32 s14, s49, s48
	s_xor_b32 s14, s14, s46
	s_sub_i32 s14, s14, s46
	s_mul_i32 s1, s14, s1
	s_sub_i32 s1, s15, s1
	s_add_i32 s0, s0, s1
	.loc	1 8 0
	s_lshl_b32 s46, s0, 5
	v_or_b32_e32 v10, s46, v4
	v_lshl_or_b32 v2, s14, 6, v6
	.loc	1 9 0
	v_cmp_gt_i32_e64 s[14:15], s40, v10
	v_cmp_gt_i32_e64 s[0:1], s41, v2
	s_and_b64 s[48:49], s[14:15], s[0:1]
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[14:15], s[48:49]
	s_cbranch_execz .LBB0_5
	v_mad_i64_i32 v[12:13], s[48:49], v10, s57, 0
	v_lshl_add_u64 v[12:13], v[12:13], 1, s[2:3]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dwordx4 v[12:15], v[12:13], off
.LBB0_5:
	s_or_b64 exec, exec, s[14:15]
	.loc	1 8 0
	v_or_b32_e32 v10, s46, v5
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
	s_mul_hi_u32 s1, s20, s29
	s_mul_i32 s14, s1, s27
	s_sub_i32 s14, s20, s14
	s_xor_b32 s0, s21, s30
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
	s_add_i32 s0, s45, s0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	global_load_dwordx2 v[2:3], v9, s[0:1]
	global_load_dwordx2 v[20:21], v9, s[38:39]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s21, v20
	v_readfirstlane_b32 s20, v3
	v_readfirstlane_b32 s46, v21
	s_sub_u32 s15, s15, s21
	s_subb_u32 s20, s20, s46
	s_ashr_i32 s21, s20, 31
	s_lshr_b32 s21, s21, 28
	s_add_u32 s15, s15, s21
	s_addc_u32 s20, s20, 0
	s_and_b32 s15, s15, -16
	s_add_u32 s15, s6, s15
	s_addc_u32 s46, s7, s20
	s_add_i32 s20, s14, s26
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 12
	s_add_u32 s20, s15, s20
	s_addc_u32 s15, s46, s21
	s_and_b32 s21, s15, 0xffff
	buffer_store_dwordx4 v[12:15], v7, s[20:23], 0 offen
	buffer_store_dwordx4 v[16:19], v8, s[20:23], 0 offen
	.loc	1 13 0
	global_load_dwordx2 v[2:3], v9, s[0:1]
	s_nop 0
	global_load_dwordx2 v[12:13], v9, s[38:39]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v10, v56
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	v_readfirstlane_b32 s20, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s21, v12
	v_readfirstlane_b32 s46, v13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	s_sub_u32 s15, s15, s21
	s_subb_u32 s20, s20, s46
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
	s_abs_i32 s2, s36
	s_mul_hi_u32 s3, s2, s31
	s_mul_i32 s3, s3, s27
	s_sub_i32 s2, s2, s3
	s_sub_i32 s3, s2, s27
	s_cmp_ge_u32 s2, s27
	s_cselect_b32 s2, s3, s2
	s_sub_i32 s3, s2, s27
	s_cmp_ge_u32 s2, s27
	s_cselect_b32 s2, s3, s2
	s_xor_b32 s2, s2, s37
	s_sub_i32 s2, s2, s37
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	v_mov_b32_e32 v4, 0
	global_load_dwordx2 v[4:5], v4, s[2:3]
.LBB0_11:
	s_not_b32 s14, s36
	s_cmp_gt_i32 s33, 1
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lt_i32 s33, 2
	s_cbranch_scc1 .LBB0_13
	s_add_i32 s15, s36, 1
	s_max_i32 s18, s15, s14
	s_mul_hi_u32 s19, s18, s31
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
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_lt_i32 s33, 3
	v_mov_b64_e32 v[6:7], 0
	v_mov_b64_e32 v[8:9], 0
	s_cbranch_scc1 .LBB0_15
	s_add_i32 s15, s36, 2
	s_sub_i32 s18, -2, s36
	s_max_i32 s18, s15, s18
	s_mul_hi_u32 s19, s18, s31
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
	v_mov_b32_e32 v8, 0
	global_load_dwordx2 v[8:9], v8, s[18:19]
.LBB0_15:
	s_cmp_gt_i32 s33, 3
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_lt_i32 s33, 4
	s_cbranch_scc1 .LBB0_17
	s_add_i32 s15, s36, 3
	s_sub_i32 s18, -3, s36
	s_max_i32 s18, s15, s18
	s_mul_hi_u32 s19, s18, s31
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
	global_load_dwordx2 v[6:7], v6, s[18:19]
.LBB0_17:
	s_cmp_gt_i32 s33, 4
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lt_i32 s33, 5
	v_mov_b64_e32 v[10:11], 0
	v_mov_b64_e32 v[12:13], 0
	s_cbranch_scc1 .LBB0_19
	s_add_i32 s15, s36, 4
	s_sub_i32 s20, -4, s36
	s_max_i32 s20, s15, s20
	s_mul_hi_u32 s21, s20, s31
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
	v_mov_b32_e32 v12, 0
	global_load_dwordx2 v[12:13], v12, s[20:21]
.LBB0_19:
	s_cmp_gt_i32 s33, 5
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_lt_i32 s33, 6
	s_cbranch_scc1 .LBB0_21
	s_add_i32 s15, s36, 5
	s_sub_i32 s22, -5, s36
	s_max_i32 s22, s15, s22
	s_mul_hi_u32 s23, s22, s31
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
	v_mov_b32_e32 v10, 0
	global_load_dwordx2 v[10:11], v10, s[22:23]
.LBB0_21:
	s_cmp_gt_i32 s33, 6
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_lt_i32 s33, 7
	v_mov_b64_e32 v[14:15], 0
	v_mov_b64_e32 v[16:17], 0
	s_cbranch_scc1 .LBB0_23
	s_add_i32 s15, s36, 6
	s_sub_i32 s24, -6, s36
	s_max_i32 s24, s15, s24
	s_mul_hi_u32 s25, s24, s31
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
	v_mov_b32_e32 v16, 0
	global_load_dwordx2 v[16:17], v16, s[24:25]
.LBB0_23:
	s_cmp_gt_i32 s33, 7
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_lt_i32 s33, 8
	s_cbranch_scc1 .LBB0_25
	s_add_i32 s15, s36, 7
	s_sub_i32 s37, -7, s36
	s_max_i32 s37, s15, s37
	s_mul_hi_u32 s45, s37, s31
	s_mul_i32 s45, s45, s27
	s_sub_i32 s37, s37, s45
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s45, s37, s27
	s_cmp_ge_u32 s37, s27
	s_cselect_b32 s37, s45, s37
	s_sub_i32 s45, s37, s27
	s_cmp_ge_u32 s37, s27
	s_cselect_b32 s37, s45, s37
	s_xor_b32 s37, s37, s15
	s_sub_i32 s46, s37, s15
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[46:47], s[46:47], 3
	s_add_u32 s46, s12, s46
	s_addc_u32 s47, s13, s47
	v_mov_b32_e32 v14, 0
	global_load_dwordx2 v[14:15], v14, s[46:47]
.LBB0_25:
	s_add_i32 s14, s33, s14
	s_add_i32 s14, s14, s17
	s_ashr_i32 s15, s14, 31
	s_abs_i32 s14, s14
	s_xor_b32 s15, s15, s30
	s_mul_hi_u32 s30, s14, s31
	s_mul_i32 s31, s30, s27
	s_sub_i32 s14, s14, s31
	s_add_i32 s31, s30, 1
	s_sub_i32 s37, s14, s27
	s_cmp_ge_u32 s14, s27
	s_cselect_b32 s30, s31, s30
	s_cselect_b32 s14, s37, s14
	s_add_i32 s31, s30, 1
	s_cmp_ge_u32 s14, s27
	s_cselect_b32 s14, s31, s30
	s_xor_b32 s14, s14, s15
	s_sub_i32 s14, s14, s15
	s_lshl_b32 s37, s14, 1
	s_cmp_ge_i32 s16, s37
	s_cbranch_scc1 .LBB0_57
	v_mov_b32_e32 v31, 0
	global_load_dwordx2 v[18:19], v31, s[38:39]
	s_lshl_b32 s30, s26, 1
	s_ashr_i32 s31, s30, 31
	s_and_b32 s13, s13, 0xffff
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s58, s10, s30
	v_and_or_b32 v21, v0, 56, v1
	s_addc_u32 s59, s11, s31
	s_abs_i32 s60, s44
	v_cmp_eq_u32_e64 s[26:27], 0, v21
	v_cvt_f32_u32_e32 v21, s60
	v_and_b32_e32 v20, 7, v0
	v_lshlrev_b32_e32 v32, 2, v20
	v_mov_b32_e32 v33, v31
	v_rcp_iflag_f32_e32 v21, v21
	v_lshl_add_u64 v[34:35], s[8:9], 0, v[32:33]
	s_sub_i32 s8, 0, s60
	s_mov_b32 s47, 0x27000
	s_mov_b32 s46, 0x7ffffffe
	v_lshlrev_b32_e32 v22, 3, v20
	v_bfrev_b32_e32 v33, 1
	s_mov_b32 s14, s46
	s_mov_b32 s15, s47
	s_ashr_i32 s61, s44, 31
	s_mov_b32 s48, 0x33333333
	v_mov_b32_e32 v52, -1
	v_bfrev_b32_e32 v53, -8
	v_mov_b32_e32 v60, 1
	s_mov_b32 s50, s16
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v18
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v19, vcc
	v_sub_co_u32_e32 v2, vcc, v2, v18
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v19, vcc
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_sub_co_u32_e32 v6, vcc, v6, v18
	v_ashrrev_i32_e32 v23, 31, v9
	s_nop 0
	v_subb_co_u32_e32 v7, vcc, v7, v19, vcc
	v_sub_co_u32_e32 v12, vcc, v12, v18
	v_ashrrev_i32_e32 v24, 31, v7
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v13, v19, vcc
	v_sub_co_u32_e32 v10, vcc, v10, v18
	v_ashrrev_i32_e32 v25, 31, v13
	s_nop 0
	v_subb_co_u32_e32 v11, vcc, v11, v19, vcc
	v_sub_co_u32_e32 v16, vcc, v16, v18
	v_ashrrev_i32_e32 v26, 31, v11
	s_nop 0
	v_subb_co_u32_e32 v17, vcc, v17, v19, vcc
	v_sub_co_u32_e32 v14, vcc, v14, v18
	v_ashrrev_i32_e32 v18, 31, v5
	s_nop 0
	v_subb_co_u32_e32 v15, vcc, v15, v19, vcc
	v_ashrrev_i32_e32 v19, 31, v3
	v_lshrrev_b32_e32 v30, 28, v18
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[30:31]
	v_lshrrev_b32_e32 v30, 28, v19
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[30:31]
	v_lshrrev_b32_e32 v30, 28, v23
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[30:31]
	v_lshrrev_b32_e32 v30, 28, v24
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[36:37], s[4:5], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[6:7], 0, v[30:31]
	v_lshrrev_b32_e32 v30, 28, v25
	v_ashrrev_i32_e32 v27, 31, v17
	v_lshl_add_u64 v[38:39], s[4:5], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[12:13], 0, v[30:31]
	v_lshrrev_b32_e32 v30, 28, v26
	v_ashrrev_i32_e32 v28, 31, v15
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[6:7], v[10:11], 0, v[30:31]
	v_lshrrev_b32_e32 v30, 28, v27
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[42:43], s[4:5], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[16:17], 0, v[30:31]
	v_lshrrev_b32_e32 v30, 28, v28
	v_lshl_add_u64 v[44:45], s[4:5], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[14:15], 0, v[30:31]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[50:51], s[4:5], 0, v[2:3]
	v_mul_f32_e32 v2, 0x4f7ffffe, v21
	v_cvt_u32_f32_e32 v2, v2
	v_and_b32_e32 v8, -16, v8
	v_and_b32_e32 v6, -16, v6
	v_and_b32_e32 v4, -16, v4
	v_readfirstlane_b32 s9, v2
	v_lshl_add_u64 v[40:41], s[4:5], 0, v[8:9]
	v_lshl_add_u64 v[46:47], s[4:5], 0, v[6:7]
	v_lshl_add_u64 v[48:49], s[4:5], 0, v[4:5]
	v_cmp_gt_i32_e64 s[4:5], s33, v20
	s_mul_i32 s8, s8, s9
	s_and_b64 s[30:31], s[26:27], s[4:5]
	s_mul_hi_u32 s8, s9, s8
	v_cndmask_b32_e64 v58, v33, v22, s[4:5]
	v_cndmask_b32_e64 v59, 0, 1, s[30:31]
	s_add_i32 s62, s9, s8
	s_branch .LBB0_28
.LBB0_27:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s50, s50, s43
	s_cmp_lt_i32 s50, s37
	s_cbranch_scc0 .LBB0_57
.LBB0_28:
	s_lshr_b32 s8, s50, 31
	s_add_i32 s8, s50, s8
	s_ashr_i32 s8, s8, 1
	s_lshl_b32 s44, s8, 5
	s_ashr_i32 s45, s44, 31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[44:45], 2, v[34:35]
	v_bfrev_b32_e32 v4, -2
	v_cndmask_b32_e64 v5, v4, v3, s[4:5]
	v_cndmask_b32_e64 v4, -1, v2, s[4:5]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	s_mov_b64 s[44:45], 0
	v_mov_b32_dpp v6, v6 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v7, v7 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 0
	v_mov_b32_dpp v6, v4 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v7, v5 row_shl:4 row_mask:0xf bank_mask:0x5
	v_cmp_lt_i64_e32 vcc, v[4:5], v[6:7]
	s_nop 1
	v_cndmask_b32_e32 v5, v7, v5, vcc
	v_cndmask_b32_e32 v4, v6, v4, vcc
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[4:5], v[6:7]
	s_nop 1
	v_cndmask_b32_e32 v5, v7, v5, vcc
	v_cndmask_b32_e32 v4, v6, v4, vcc
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[4:5], v[6:7]
	s_nop 1
	v_cndmask_b32_e32 v4, v6, v4, vcc
	v_cndmask_b32_e32 v5, v7, v5, vcc
	v_cndmask_b32_e64 v3, v5, v3, s[4:5]
	v_cndmask_b32_e64 v2, v4, v2, s[4:5]
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
	v_add_u32_e32 v4, 0, v32
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
	s_lshl_b32 s9, s8, 1
	s_sub_i32 s49, s50, s9
	s_lshl_b32 s9, s49, 10
	v_or_b32_e32 v30, s9, v57
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[44:45], s[8:9], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s9, s7, s45
	v_lshlrev_b32_e32 v54, 1, v30
	s_add_i32 s52, s8, s56
	s_and_b32 s45, s9, 0xffff
	v_cndmask_b32_e64 v2, v33, v54, s[0:1]
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[2:5], v2, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[52:53], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s9, s7, s45
	s_add_i32 s52, s52, s56
	s_and_b32 s45, s9, 0xffff
	v_cndmask_b32_e64 v6, v33, v54, s[2:3]
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[6:9], v6, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[52:53], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s9, s7, s45
	s_add_i32 s52, s52, s56
	s_and_b32 s45, s9, 0xffff
	v_cndmask_b32_e64 v10, v33, v54, s[28:29]
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[10:13], v10, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[52:53], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s9, s7, s45
	s_add_i32 s52, s52, s56
	s_and_b32 s45, s9, 0xffff
	v_cndmask_b32_e64 v14, v33, v54, s[34:35]
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[14:17], v14, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[52:53], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s9, s7, s45
	s_add_i32 s52, s52, s56
	s_and_b32 s45, s9, 0xffff
	v_cndmask_b32_e64 v18, v33, v54, s[18:19]
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[18:21], v18, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[52:53], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s9, s7, s45
	s_add_i32 s52, s52, s56
	s_and_b32 s45, s9, 0xffff
	v_cndmask_b32_e64 v22, v33, v54, s[20:21]
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[22:25], v22, s[44:47], 0 offen
	s_lshl_b64 s[44:45], s[52:53], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s9, s7, s45
	s_and_b32 s45, s9, 0xffff
	v_cndmask_b32_e64 v26, v33, v54, s[22:23]
	buffer_load_dwordx4 v[26:29], v26, s[44:47], 0 offen
	s_add_i32 s44, s52, s56
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[44:45], s[44:45], 12
	s_add_u32 s44, s6, s44
	s_addc_u32 s9, s7, s45
	s_and_b32 s45, s9, 0xffff
	v_cndmask_b32_e64 v54, v33, v54, s[24:25]
	buffer_load_dwordx4 v[62:65], v54, s[44:47], 0 offen
	s_mul_i32 s8, s8, s33
	s_add_i32 s8, s8, s36
	s_abs_i32 s44, s8
	s_mul_hi_u32 s45, s44, s62
	s_mul_i32 s51, s45, s60
	s_ashr_i32 s9, s8, 31
	s_sub_i32 s44, s44, s51
	s_xor_b32 s9, s9, s61
	s_add_i32 s51, s45, 1
	s_sub_i32 s52, s44, s60
	s_cmp_ge_u32 s44, s60
	s_cselect_b32 s45, s51, s45
	s_cselect_b32 s44, s52, s44
	s_add_i32 s51, s45, 1
	s_cmp_ge_u32 s44, s60
	s_cselect_b32 s44, s51, s45
	s_xor_b32 s44, s44, s9
	s_sub_i32 s9, s44, s9
	s_lshl_b32 s9, s9, 3
	s_sub_i32 s44, s54, s9
	s_min_i32 s44, s44, 8
	s_abs_i32 s45, s44
	v_cvt_f32_u32_e32 v54, s45
	s_sub_i32 s53, 0, s45
	s_mul_i32 s51, s9, s55
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v68, v2
	v_cvt_f32_f16_sdwa v69, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v2, v3
	v_cvt_f32_f16_sdwa v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_rcp_iflag_f32_e32 v54, v54
	v_pk_add_f32 v[68:69], v[68:69], 0 op_sel_hi:[1,0]
	s_sub_i32 s8, s8, s51
	v_pk_add_f32 v[2:3], v[2:3], 0 op_sel_hi:[1,0]
	s_waitcnt vmcnt(6)
	v_cvt_f32_f16_e32 v70, v6
	v_cvt_f32_f16_sdwa v71, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v6, v7
	v_cvt_f32_f16_sdwa v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_mul_f32_e32 v54, 0x4f7ffffe, v54
	v_pk_add_f32 v[68:69], v[68:69], v[70:71]
	v_cvt_u32_f32_e32 v54, v54
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	s_waitcnt vmcnt(5)
	v_cvt_f32_f16_e32 v72, v10
	v_cvt_f32_f16_sdwa v73, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v10, v11
	v_cvt_f32_f16_sdwa v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_readfirstlane_b32 s63, v54
	s_mul_i32 s53, s53, s63
	s_mul_hi_u32 s53, s63, s53
	v_pk_add_f32 v[2:3], v[2:3], v[10:11]
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v74, v14
	v_cvt_f32_f16_sdwa v75, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v14, v15
	v_cvt_f32_f16_sdwa v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_abs_i32 s52, s8
	s_add_i32 s63, s63, s53
	s_mul_hi_u32 s53, s52, s63
	v_pk_add_f32 v[2:3], v[2:3], v[14:15]
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v6, v19
	v_cvt_f32_f16_sdwa v7, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v70, v18
	v_cvt_f32_f16_sdwa v71, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_mul_i32 s63, s53, s45
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	v_cvt_f32_f16_e32 v6, v8
	v_cvt_f32_f16_sdwa v7, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v10, v23
	v_cvt_f32_f16_sdwa v11, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_xor_b32 s51, s8, s44
	s_sub_i32 s52, s52, s63
	s_ashr_i32 s51, s51, 31
	v_pk_add_f32 v[2:3], v[2:3], v[10:11]
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v14, v27
	v_cvt_f32_f16_sdwa v15, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v10, v12
	v_cvt_f32_f16_sdwa v11, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_add_i32 s63, s53, 1
	v_pk_add_f32 v[2:3], v[2:3], v[14:15]
	v_cvt_f32_f16_e32 v14, v16
	v_cvt_f32_f16_sdwa v15, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v18, v63
	v_cvt_f32_f16_sdwa v19, v63 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_sub_i32 s64, s52, s45
	s_cmp_ge_u32 s52, s45
	s_cselect_b32 s53, s63, s53
	v_pk_add_f32 v[2:3], v[2:3], v[18:19]
	v_cvt_f32_f16_e32 v18, v64
	v_cvt_f16_f32_e32 v23, v3
	v_cvt_f16_f32_e32 v27, v2
	v_cvt_f32_f16_e32 v2, v4
	v_cvt_f32_f16_sdwa v3, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v19, v64 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_cselect_b32 s52, s64, s52
	s_add_i32 s63, s53, 1
	v_pk_add_f32 v[2:3], v[2:3], 0 op_sel_hi:[1,0]
	s_cmp_ge_u32 s52, s45
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	v_cvt_f32_f16_e32 v6, v20
	v_cvt_f32_f16_sdwa v7, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_add_f32 v[2:3], v[2:3], v[10:11]
	v_cvt_f32_f16_e32 v10, v24
	v_cvt_f32_f16_sdwa v11, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_add_f32 v[2:3], v[2:3], v[14:15]
	v_cvt_f32_f16_e32 v14, v28
	v_cvt_f32_f16_sdwa v15, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	v_cvt_f32_f16_e32 v4, v9
	v_pk_add_f32 v[2:3], v[2:3], v[10:11]
	s_cselect_b32 s45, s63, s53
	v_pk_add_f32 v[2:3], v[2:3], v[14:15]
	v_cvt_f32_f16_e32 v6, v13
	v_pk_add_f32 v[2:3], v[2:3], v[18:19]
	v_cvt_f32_f16_sdwa v7, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f16_f32_e32 v12, v3
	v_cvt_f16_f32_e32 v14, v2
	v_cvt_f32_f16_e32 v2, v5
	v_cvt_f32_f16_sdwa v3, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v5, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_xor_b32 s45, s45, s51
	v_cvt_f32_f16_e32 v8, v17
	v_cvt_f32_f16_sdwa v9, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_sub_i32 s45, s45, s51
	v_pk_add_f32 v[2:3], v[2:3], 0 op_sel_hi:[1,0]
	s_mul_i32 s44, s45, s44
	v_pk_add_f32 v[2:3], v[2:3], v[4:5]
	v_cvt_f32_f16_e32 v4, v21
	v_cvt_f32_f16_sdwa v5, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_sub_i32 s8, s8, s44
	v_pk_add_f32 v[68:69], v[68:69], v[72:73]
	v_cvt_f32_f16_e32 v72, v22
	v_cvt_f32_f16_sdwa v73, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	v_cvt_f32_f16_e32 v6, v25
	v_cvt_f32_f16_sdwa v7, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_add_i32 s9, s9, s8
	s_bfe_i32 s8, s49, 0x10015
	v_pk_add_f32 v[68:69], v[68:69], v[74:75]
	v_cvt_f32_f16_e32 v74, v26
	v_cvt_f32_f16_sdwa v75, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_add_f32 v[2:3], v[2:3], v[8:9]
	v_cvt_f32_f16_e32 v8, v29
	v_cvt_f32_f16_sdwa v9, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_lshr_b32 s8, s8, 26
	v_cvt_f32_f16_e32 v76, v62
	v_cvt_f32_f16_sdwa v77, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v10, v65
	v_cvt_f32_f16_sdwa v11, v65 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_add_u32_e32 v54, s8, v30
	v_pk_add_f32 v[68:69], v[68:69], v[70:71]
	v_pk_add_f32 v[2:3], v[2:3], v[4:5]
	v_ashrrev_i32_e32 v55, 6, v54
	v_and_b32_e32 v54, 0xffffffc0, v54
	v_pk_add_f32 v[68:69], v[68:69], v[72:73]
	v_pk_add_f32 v[2:3], v[2:3], v[6:7]
	v_sub_u32_e32 v30, v30, v54
	v_pk_add_f32 v[68:69], v[68:69], v[74:75]
	v_pk_add_f32 v[2:3], v[2:3], v[8:9]
	v_lshl_add_u32 v66, s45, 6, v30
	v_pk_add_f32 v[68:69], v[68:69], v[76:77]
	v_pk_add_f32 v[2:3], v[2:3], v[10:11]
	v_lshl_add_u32 v61, s9, 5, v55
	v_ashrrev_i32_e32 v67, 31, v66
	v_cvt_f16_f32_e32 v22, v69
	v_cvt_f16_f32_e32 v26, v68
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_mad_i64_i32 v[54:55], s[8:9], v61, s57, v[66:67]
	v_cmp_gt_i32_e32 vcc, s40, v61
	v_cmp_gt_i32_e64 s[8:9], s41, v66
	s_and_b64 s[8:9], vcc, s[8:9]
	s_and_b64 s[52:53], s[0:1], s[8:9]
	v_pack_b32_f16 v5, v2, v3
	v_pack_b32_f16 v4, v14, v12
	v_pack_b32_f16 v3, v27, v23
	v_pack_b32_f16 v2, v26, v22
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_48
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[2:3], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_49
.LBB0_34:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[28:29], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_50
.LBB0_35:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[34:35], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_51
.LBB0_36:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[18:19], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_52
.LBB0_37:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[20:21], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_53
.LBB0_38:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[22:23], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execnz .LBB0_54
.LBB0_39:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], s[24:25], s[8:9]
	s_and_saveexec_b64 s[8:9], s[44:45]
	s_cbranch_execz .LBB0_41
.LBB0_40:
	v_lshl_add_u64 v[6:7], v[54:55], 1, v[50:51]
	global_store_dwordx4 v[6:7], v[2:5], off
.LBB0_41:
	s_or_b64 exec, exec, s[8:9]
	buffer_load_dwordx2 v[2:3], v58, s[12:15], 0 offen
	global_load_dwordx2 v[4:5], v31, s[38:39]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v56
	v_mov_b32_e32 v7, v31
	v_mov_b32_e32 v8, v31
	v_add_u32_dpp v6, v59, v59 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v7, v59 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v8, v59 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v6, v6, v7, v8
	v_bfrev_b32_e32 v10, 0.5
	s_ashr_i32 s51, s50, 31
	v_add_u32_dpp v6, v6, v6 row_shr:4 row_mask:0xf bank_mask:0xe
	s_lshl_b64 s[8:9], s[50:51], 2
	s_add_u32 s8, s8, s58
	v_add_u32_dpp v6, v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	s_addc_u32 s9, s9, s59
	v_mov_b32_e32 v9, s42
	v_add_u32_dpp v6, v6, v6 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
	v_add_u32_dpp v6, v6, v6 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v6, 0, v6, s[30:31]
	v_lshl_add_u32 v7, v6, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v10, v7, vcc
	ds_permute_b32 v6, v7, v9
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v30, 28, v4
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[30:31]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	v_cmp_ne_u32_e32 vcc, 0, v59
	s_bcnt1_i32_b64 s8, vcc
	v_cmp_gt_u32_e32 vcc, s8, v56
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_27
	v_mov_b32_e32 v4, v31
	v_mov_b32_e32 v5, v31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[44:45], vcc, 1
	s_and_b32 s45, s45, 0x55555555
	s_and_b32 s44, s44, 0x55555555
	s_sub_u32 s44, vcc_lo, s44
	s_subb_u32 s45, vcc_hi, s45
	s_mov_b32 s49, s48
	s_and_b64 s[52:53], s[44:45], s[48:49]
	s_lshr_b64 s[44:45], s[44:45], 2
	s_and_b64 s[44:45], s[44:45], s[48:49]
	s_add_u32 s44, s44, s52
	s_addc_u32 s45, s45, s53
	s_lshr_b64 s[52:53], s[44:45], 4
	s_add_u32 s44, s52, s44
	s_addc_u32 s45, s53, s45
	s_and_b32 s49, s44, 0xf0f0f0f
	s_and_b32 s45, s45, 0xf0f0f0f
	s_mul_i32 s44, s49, 0x1010101
	s_mul_hi_u32 s49, s49, 0x1010101
	s_add_i32 s49, s49, s44
	s_mul_i32 s45, s45, 0x1010101
	s_add_i32 s45, s49, s45
	v_cmp_gt_u64_e32 vcc, s[44:45], v[52:53]
	s_cbranch_vccnz .LBB0_55
	s_mov_b32 s49, 0
	s_mov_b64 s[44:45], 0
.LBB0_44:
	v_readfirstlane_b32 s52, v2
	v_readfirstlane_b32 s53, v3
	v_mov_b32_e32 v7, s49
	s_nop 0
	v_cmp_eq_u64_e64 s[52:53], s[52:53], v[2:3]
	s_bcnt1_i32_b64 s51, s[52:53]
	s_add_i32 s49, s49, s51
	v_mov_b64_e32 v[4:5], s[52:53]
	v_mov_b32_e32 v8, s51
	s_or_b64 s[44:45], s[52:53], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_44
	s_or_b64 exec, exec, s[44:45]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v8, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v7, v4, v7, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v7
	ds_permute_b32 v4, v7, v4
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	ds_permute_b32 v6, v7, v6
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v60 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_47
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v60 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, v6, v5, vcc
.LBB0_47:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[44:45], 1, v4
	s_and_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_27
	s_branch .LBB0_56
.LBB0_48:
	v_lshl_add_u64 v[6:7], v[54:55], 1, v[36:37]
	global_store_dwordx4 v[6:7], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[2:3], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_34
.LBB0_49:
	v_lshl_add_u64 v[6:7], v[54:55], 1, v[38:39]
	global_store_dwordx4 v[6:7], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[28:29], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_35
.LBB0_50:
	v_lshl_add_u64 v[6:7], v[54:55], 1, v[40:41]
	global_store_dwordx4 v[6:7], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[34:35], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_36
.LBB0_51:
	v_lshl_add_u64 v[6:7], v[54:55], 1, v[42:43]
	global_store_dwordx4 v[6:7], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[18:19], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_37
.LBB0_52:
	v_lshl_add_u64 v[6:7], v[54:55], 1, v[44:45]
	global_store_dwordx4 v[6:7], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[20:21], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_38
.LBB0_53:
	v_lshl_add_u64 v[6:7], v[54:55], 1, v[46:47]
	global_store_dwordx4 v[6:7], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[22:23], s[8:9]
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_39
.LBB0_54:
	v_lshl_add_u64 v[6:7], v[54:55], 1, v[48:49]
	global_store_dwordx4 v[6:7], v[2:5], off
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], s[24:25], s[8:9]
	s_and_saveexec_b64 s[8:9], s[44:45]
	s_cbranch_execnz .LBB0_40
	s_branch .LBB0_41
.LBB0_55:
	s_mov_b64 s[44:45], -1
	s_and_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_27
.LBB0_56:
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v[2:3], v6, off sc1
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
		.amdhsa_next_free_vgpr 78
		.amdhsa_next_free_sgpr 65
		.amdhsa_accum_offset 80
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
	.set all_reduce_tiles.num_vgpr, 78
	.set all_reduce_tiles.num_agpr, 0
	.set all_reduce_tiles.numbered_sgpr, 65
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
    .sgpr_count:     71
    .sgpr_spill_count: 0
    .symbol:         all_reduce_tiles.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     78
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
