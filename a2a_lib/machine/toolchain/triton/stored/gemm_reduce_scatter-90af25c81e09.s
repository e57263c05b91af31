; lds 8192
	.file	1 "gemm_reduce_scatter"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	gemm_reduce_scatter
	.p2align	8
	.type	gemm_reduce_scatter,@function
gemm_reduce_scatter:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 8 0
	s_abs_i32 s19, s15
	v_cvt_f32_u32_e32 v1, s19
	s_mov_b32 s18, s15
	.loc	1 11 0
	s_cmp_lt_i32 s15, 1
	.loc	1 8 0
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s15, v1
	.loc	1 11 0
	s_cbranch_scc1 .LBB0_52
	s_load_dwordx4 s[24:27], s[0:1], 0x38
	s_load_dword s33, s[0:1], 0x48
	.loc	1 8 0
	s_sub_i32 s20, 0, s19
	s_mul_i32 s20, s20, s15
	s_mul_hi_u32 s20, s15, s20
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s1, s24, 31
	s_abs_i32 s17, s24
	s_add_i32 s24, s15, s20
	s_ashr_i32 s0, s18, 31
	s_mul_hi_u32 s15, s17, s24
	s_xor_b32 s0, s1, s0
	s_mul_i32 s1, s15, s19
	s_sub_i32 s1, s17, s1
	s_add_i32 s17, s15, 1
	s_sub_i32 s20, s1, s19
	s_cmp_ge_u32 s1, s19
	s_cselect_b32 s15, s17, s15
	s_cselect_b32 s1, s20, s1
	s_add_i32 s17, s15, 1
	s_cmp_ge_u32 s1, s19
	s_cselect_b32 s1, s17, s15
	s_xor_b32 s1, s1, s0
	s_sub_i32 s28, s1, s0
	.loc	1 9 0
	s_add_i32 s0, s28, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s69, s0, 6
	s_add_i32 s0, s25, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	.loc	1 14 0
	s_ashr_i32 s15, s14, 31
	.loc	1 9 0
	s_ashr_i32 s70, s0, 6
	.loc	1 10 0
	s_ashr_i32 s31, s26, 31
	.loc	1 0 0
	s_ashr_i32 s35, s25, 31
	.loc	1 12 0
	s_add_i32 s71, s14, 1
	.loc	1 8 0
	s_ashr_i32 s29, s28, 31
	.loc	1 14 0
	s_lshl_b64 s[0:1], s[14:15], 3
	s_add_u32 s36, s12, s0
	s_mul_i32 s0, s28, s14
	s_addc_u32 s37, s13, s1
	s_mul_hi_i32 s1, s0, s25
	s_mul_i32 s0, s0, s25
	.loc	1 17 0
	s_add_i32 s72, s33, s16
	.loc	1 18 0
	s_lshl_b32 s20, s70, 3
	.loc	1 11 0
	s_lshl_b64 s[0:1], s[0:1], 1
	s_add_u32 s38, s8, s0
	s_addc_u32 s39, s9, s1
	.loc	1 20 0
	s_add_i32 s16, s26, 31
	s_ashr_i32 s0, s16, 31
	s_lshr_b32 s0, s0, 27
	.loc	1 17 0
	s_mul_i32 s15, s69, s70
	.loc	1 20 0
	s_add_i32 s0, s16, s0
	.loc	1 21 0
	v_and_b32_e32 v1, 3, v0
	.loc	1 20 0
	s_ashr_i32 s17, s0, 5
	.loc	1 16 0
	s_mul_i32 s0, s15, s14
	.loc	1 21 0
	v_lshlrev_b32_e32 v2, 3, v1
	s_ashr_i32 s1, s0, 31
	v_lshlrev_b32_e32 v18, 4, v1
	v_lshlrev_b32_e32 v27, 4, v0
	v_and_b32_e32 v1, 56, v0
	.loc	1 11 0
	s_lshl_b64 s[0:1], s[0:1], 2
	v_xor_b32_e32 v50, v27, v1
	v_lshlrev_b32_e32 v1, 6, v0
	.loc	1 21 0
	v_lshrrev_b32_e32 v16, 2, v0
	.loc	1 11 0
	s_add_u32 s40, s10, s0
	v_and_b32_e32 v4, 0x7c0, v1
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v12, 32, v0
	s_addc_u32 s41, s11, s1
	v_and_b32_e32 v5, 56, v1
	v_and_b32_e32 v6, 8, v16
	v_and_b32_e32 v11, 31, v0
	v_and_b32_e32 v13, 0x80, v0
	v_lshrrev_b32_e32 v29, 2, v12
	s_cmp_gt_i32 s16, 31
	v_xor_b32_e32 v8, v5, v6
	v_and_b32_e32 v15, 64, v0
	v_lshlrev_b32_e32 v34, 6, v11
	v_lshlrev_b32_e32 v22, 4, v13
	v_xor_b32_e32 v5, v5, v29
	v_lshrrev_b32_e32 v13, 2, v13
	s_cselect_b64 s[42:43], -1, 0
	v_cmp_gt_i32_e32 vcc, s26, v2
	v_or3_b32 v52, v5, v22, v34
	v_or_b32_e32 v22, v13, v11
	v_lshrrev_b32_e32 v11, 3, v12
	v_lshrrev_b32_e32 v13, 1, v15
	s_and_b64 s[44:45], vcc, s[42:43]
	v_or_b32_e32 v24, v11, v13
	v_lshlrev_b32_e32 v11, 3, v0
	s_cmp_gt_i32 s16, 63
	v_lshlrev_b32_e32 v30, 5, v15
	v_and_b32_e32 v54, 56, v11
	v_lshlrev_b32_e32 v11, 1, v0
	v_and_b32_e32 v1, 8, v1
	v_and_b32_e32 v15, 4, v0
	s_cselect_b64 s[46:47], -1, 0
	v_bfe_i32 v14, v0, 7, 1
	v_bfe_i32 v28, v0, 6, 1
	v_lshlrev_b32_e32 v31, 4, v15
	v_and_or_b32 v1, v11, 48, v1
	s_movk_i32 s16, 0x208
	s_movk_i32 s21, 0x440
	s_max_i32 s79, s17, 2
	v_and_or_b32 v11, v28, s16, v31
	v_and_or_b32 v1, v14, s21, v1
	s_cmp_lg_u32 s79, 2
	v_xor_b32_e32 v11, v1, v11
	v_lshlrev_b32_e32 v1, 10, v15
	v_bfe_i32 v14, v0, 3, 1
	s_cselect_b64 s[48:49], -1, 0
	s_abs_i32 s74, s33
	v_and_or_b32 v1, v14, s16, v1
	v_cvt_f32_u32_e32 v14, s74
	v_bfe_i32 v15, v0, 4, 1
	s_movk_i32 s16, 0xc0
	.loc	1 21 0
	v_and_b32_e32 v23, 63, v0
	v_lshlrev_b32_e32 v10, 5, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshrrev_b32_e32 v53, 3, v0
	v_lshlrev_b32_e32 v13, 11, v0
	v_and_b32_e32 v15, 0x440, v15
	v_and_or_b32 v0, v0, s16, v18
	v_mov_b32_e32 v19, 0
	v_lshlrev_b32_e32 v32, 7, v12
	v_lshlrev_b32_e32 v12, 3, v12
	v_xor_b32_e32 v0, v0, v15
	.loc	1 10 0
	s_mov_b32 s30, s26
	v_and_b32_e32 v10, 0x800, v10
	v_or3_b32 v55, v1, v12, v0
	v_or_b32_e32 v0, 32, v2
	v_rcp_iflag_f32_e32 v14, v14
	v_mov_b32_e32 v1, v19
	s_abs_i32 s75, s20
	v_cmp_gt_i64_e64 s[16:17], s[30:31], v[0:1]
	v_add3_u32 v0, 0, v6, v10
	v_cvt_f32_u32_e32 v6, s75
	v_mul_f32_e32 v1, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v1, v1
	s_sub_i32 s21, 0, s74
	v_rcp_iflag_f32_e32 v6, v6
	v_and_b32_e32 v7, 0x800, v27
	v_readfirstlane_b32 s22, v1
	s_mul_i32 s21, s21, s22
	v_mul_f32_e32 v1, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v1, v1
	s_mul_hi_u32 s21, s22, s21
	s_add_i32 s76, s22, s21
	s_ashr_i32 s77, s20, 31
	s_sub_i32 s20, 0, s75
	v_readfirstlane_b32 s21, v1
	v_lshl_add_u64 v[20:21], s[4:5], 0, v[18:19]
	v_or3_b32 v51, v7, v8, v4
	v_and_b32_e32 v13, 0x800, v13
	s_mul_i32 s20, s20, s21
	.loc	1 11 0
	v_or_b32_e32 v18, 0x80, v18
	v_xor_b32_e32 v3, 8, v50
	v_xor_b32_e32 v7, 16, v51
	v_xor_b32_e32 v8, 32, v51
	v_xor_b32_e32 v9, 48, v51
	v_xor_b32_e32 v5, 48, v52
	v_xor_b32_e32 v35, 32, v52
	v_xor_b32_e32 v36, 16, v52
	v_add3_u32 v13, 0, v13, v32
	v_xor_b32_e32 v12, 8, v55
	v_add3_u32 v10, 0, v29, v30
	s_mul_hi_u32 s20, s21, s20
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[18:19]
	v_lshl_add_u64 v[30:31], s[2:3], 0, v[18:19]
	v_or_b32_e32 v18, 64, v2
	s_mov_b32 s68, 0
	.loc	1 0 0
	s_mov_b32 s34, s25
	.loc	1 21 0
	v_mov_b32_e32 v17, v19
	v_or_b32_e32 v26, 16, v24
	v_mov_b32_e32 v25, v19
	s_mul_hi_i32 s26, s28, s25
	s_mul_i32 s73, s28, s25
	s_add_i32 s78, s21, s20
	.loc	1 11 0
	s_add_i32 s79, s79, -2
	.loc	1 21 0
	s_lshl_b64 s[50:51], s[30:31], 1
	.loc	1 11 0
	v_mov_b64_e32 v[32:33], v[18:19]
	v_add_u32_e32 v56, v10, v34
	v_add_u32_e32 v57, 0, v5
	v_add_u32_e32 v58, 0, v35
	v_add_u32_e32 v59, 0, v36
	v_mov_b32_e32 v88, s27
	v_add_u32_e32 v60, v13, v11
	v_add_u32_e32 v61, 0, v12
	v_lshlrev_b32_e32 v34, 1, v2
	v_add_u32_e32 v62, 0, v3
	v_add_u32_e32 v63, 0, v7
	v_add_u32_e32 v64, 0, v8
	v_add_u32_e32 v65, 0, v9
	v_add_u32_e32 v66, v0, v4
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s68, s68, 1
	s_cmp_lg_u32 s68, s18
	s_cbranch_scc0 .LBB0_52
.LBB0_3:
	.loc	1 17 0
	s_mul_i32 s20, s68, s15
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	s_mul_hi_u32 s22, s20, s76
	s_mul_i32 s22, s22, s74
	s_sub_i32 s20, s20, s22
	s_sub_i32 s22, s20, s74
	s_cmp_ge_u32 s20, s74
	s_cselect_b32 s20, s22, s20
	s_sub_i32 s22, s20, s74
	s_cmp_ge_u32 s20, s74
	s_cselect_b32 s20, s22, s20
	s_xor_b32 s20, s20, s21
	s_sub_i32 s20, s21, s20
	s_add_i32 s20, s72, s20
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	s_mul_hi_u32 s22, s20, s76
	s_mul_i32 s22, s22, s74
	s_sub_i32 s20, s20, s22
	s_sub_i32 s22, s20, s74
	s_cmp_ge_u32 s20, s74
	s_cselect_b32 s20, s22, s20
	s_sub_i32 s22, s20, s74
	s_cmp_ge_u32 s20, s74
	s_cselect_b32 s20, s22, s20
	s_xor_b32 s20, s20, s21
	s_sub_i32 s52, s20, s21
	s_cmp_ge_i32 s52, s15
	s_cbranch_scc1 .LBB0_2
	.loc	1 12 0
	s_add_i32 s20, s71, s68
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	s_mul_hi_u32 s22, s20, s24
	s_mul_i32 s22, s22, s19
	s_sub_i32 s20, s20, s22
	s_sub_i32 s22, s20, s19
	s_cmp_ge_u32 s20, s19
	s_cselect_b32 s20, s22, s20
	s_sub_i32 s22, s20, s19
	s_cmp_ge_u32 s20, s19
	s_cselect_b32 s20, s22, s20
	s_xor_b32 s20, s20, s21
	s_sub_i32 s20, s20, s21
	.loc	1 13 0
	s_mul_i32 s22, s20, s28
	s_mul_hi_i32 s55, s22, s30
	s_mul_i32 s54, s22, s30
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[54:55], s[54:55], 1
	s_add_u32 s54, s2, s54
	s_addc_u32 s55, s3, s55
	.loc	1 14 0
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[56:57], s[20:21], 3
	s_add_u32 s56, s12, s56
	s_addc_u32 s57, s13, s57
	global_load_dwordx2 v[0:1], v19, s[56:57]
	global_load_dwordx2 v[2:3], v19, s[36:37]
	.loc	1 17 0
	v_mov_b32_e32 v35, v19
	.loc	1 22 0
	s_cmp_lg_u32 s20, s14
	.loc	1 17 0
	v_lshl_add_u64 v[36:37], s[54:55], 0, v[34:35]
	.loc	1 22 0
	s_cselect_b64 s[56:57], -1, 0
	.loc	1 21 0
	s_lshl_b64 s[58:59], s[22:23], 1
	.loc	1 14 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v0, vcc, v0, v2
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v1, v3, vcc
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshrrev_b32_e32 v18, 28, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[18:19]
	v_and_b32_e32 v0, -16, v0
	v_lshl_add_u64 v[38:39], s[38:39], 0, v[0:1]
	.loc	1 16 0
	v_lshl_add_u64 v[40:41], s[40:41], 0, v[0:1]
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[20:21]
.LBB0_6:
	.loc	1 17 0
	s_add_i32 s52, s52, s33
	s_cmp_lt_i32 s52, s15
	s_cbranch_scc0 .LBB0_2
.LBB0_7:
	.loc	1 18 0
	s_abs_i32 s21, s52
	s_mul_hi_u32 s22, s21, s78
	s_mul_i32 s23, s22, s75
	s_ashr_i32 s53, s52, 31
	s_sub_i32 s21, s21, s23
	s_xor_b32 s20, s53, s77
	s_add_i32 s23, s22, 1
	s_sub_i32 s60, s21, s75
	s_cmp_ge_u32 s21, s75
	s_cselect_b32 s22, s23, s22
	s_cselect_b32 s21, s60, s21
	s_add_i32 s23, s22, 1
	s_cmp_ge_u32 s21, s75
	s_cselect_b32 s21, s23, s22
	s_xor_b32 s21, s21, s20
	s_sub_i32 s20, s21, s20
	s_lshl_b32 s20, s20, 3
	s_sub_i32 s21, s69, s20
	s_min_i32 s21, s21, 8
	s_abs_i32 s22, s21
	v_cvt_f32_u32_e32 v0, s22
	s_sub_i32 s62, 0, s22
	s_mul_i32 s23, s20, s70
	s_sub_i32 s23, s52, s23
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s61, s23
	s_xor_b32 s60, s23, s21
	s_ashr_i32 s60, s60, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_readfirstlane_b32 s63, v0
	s_mul_i32 s62, s62, s63
	s_mul_hi_u32 s62, s63, s62
	s_add_i32 s63, s63, s62
	s_mul_hi_u32 s62, s61, s63
	s_mul_i32 s63, s62, s22
	s_sub_i32 s61, s61, s63
	s_add_i32 s63, s62, 1
	s_sub_i32 s64, s61, s22
	s_cmp_ge_u32 s61, s22
	s_cselect_b32 s62, s63, s62
	s_cselect_b32 s61, s64, s61
	s_add_i32 s63, s62, 1
	s_cmp_ge_u32 s61, s22
	s_cselect_b32 s22, s63, s62
	s_xor_b32 s22, s22, s60
	s_sub_i32 s60, s22, s60
	s_mul_i32 s21, s60, s21
	s_sub_i32 s21, s23, s21
	s_add_i32 s20, s20, s21
	.loc	1 21 0
	s_lshl_b32 s80, s20, 6
	s_ashr_i32 s81, s80, 31
	v_mov_b32_e32 v9, s81
	v_or_b32_e32 v8, s80, v16
	s_cmp_gt_i32 s80, -1
	s_cselect_b64 s[22:23], -1, 0
	v_cmp_gt_i64_e32 vcc, s[28:29], v[8:9]
	s_and_b64 s[62:63], s[22:23], vcc
	v_mad_i64_i32 v[0:1], s[20:21], v8, s30, 0
	s_and_b64 s[64:65], s[62:63], s[44:45]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[20:21], s[64:65]
	s_cbranch_execz .LBB0_9
	v_lshl_add_u64 v[4:5], v[0:1], 1, v[36:37]
	global_load_dwordx4 v[12:15], v[4:5], off
.LBB0_9:
	s_or_b64 exec, exec, s[20:21]
	s_lshl_b32 s20, s60, 6
	s_ashr_i32 s21, s20, 31
	v_or_b32_e32 v4, s20, v16
	v_mov_b32_e32 v5, s21
	v_mad_i64_i32 v[10:11], s[60:61], v4, s30, 0
	s_cmp_gt_i32 s20, -1
	s_cselect_b64 s[60:61], -1, 0
	v_cmp_gt_i64_e32 vcc, s[34:35], v[4:5]
	s_and_b64 s[64:65], s[60:61], vcc
	s_and_b64 s[82:83], s[64:65], s[44:45]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[66:67], s[82:83]
	s_cbranch_execz .LBB0_11
	v_lshl_add_u64 v[2:3], v[10:11], 1, v[20:21]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_11:
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v18, 0, v50
	v_add_u32_e32 v48, 0, v27
	v_mov_b32_e32 v68, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a6, 0
	.loc	1 20 0
	s_andn2_b64 vcc, exec, s[46:47]
	v_accvgpr_write_b32 a7, 0
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v18, v[12:13]
	ds_write_b64 v62, v[14:15]
	ds_write_b128 v48, v[2:5] offset:4096
	.loc	1 20 0
	s_cbranch_vccnz .LBB0_23
	.loc	1 21 0
	v_add_u32_e32 v49, 0, v51
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[44:45], v49
	ds_read_b64 v[42:43], v63
	ds_read_b64 v[14:15], v64
	ds_read_b64 v[12:13], v65
	s_and_b64 s[82:83], s[62:63], s[16:17]
	.loc	1 20 0
	s_setprio 1
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	.loc	1 21 0
	s_and_saveexec_b64 s[66:67], s[82:83]
	s_cbranch_execz .LBB0_14
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[54:55]
	v_mov_b32_e32 v35, v19
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[34:35]
	global_load_dwordx4 v[68:71], v[0:1], off offset:64
.LBB0_14:
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v67, 0x1000, v66
	ds_read2_b64 v[4:7], v67 offset1:2
	ds_read2_b64 v[0:3], v67 offset0:4 offset1:6
	.loc	1 20 0
	s_setprio 0
	.loc	1 21 0
	s_and_b64 s[82:83], s[64:65], s[16:17]
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[66:67], s[82:83]
	s_cbranch_execz .LBB0_16
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[4:5]
	v_mov_b32_e32 v35, v19
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[34:35]
	global_load_dwordx4 v[72:75], v[10:11], off offset:64
.LBB0_16:
	s_or_b64 exec, exec, s[66:67]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[44:45], 0
	.loc	1 20 0
	s_setprio 1
	.loc	1 21 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[42:43], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[14:15], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[12:13], a[0:15]
	.loc	1 20 0
	s_setprio 0
	s_andn2_b64 vcc, exec, s[48:49]
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v18, v[68:69]
	ds_write_b64 v62, v[70:71]
	ds_write_b128 v48, v[72:75] offset:4096
	.loc	1 20 0
	s_cbranch_vccnz .LBB0_23
	.loc	1 21 0
	v_lshl_add_u64 v[0:1], v[16:17], 0, s[20:21]
	v_mul_lo_u32 v1, s50, v1
	v_mul_lo_u32 v2, s51, v0
	v_mad_u64_u32 v[10:11], s[66:67], s50, v0, v[28:29]
	v_add3_u32 v11, v2, v11, v1
	v_lshl_add_u64 v[0:1], v[8:9], 1, s[58:59]
	v_mul_lo_u32 v1, s30, v1
	v_mul_lo_u32 v2, s31, v0
	v_mad_u64_u32 v[8:9], s[66:67], s30, v0, v[30:31]
	v_add3_u32 v9, v2, v9, v1
	v_mov_b64_e32 v[12:13], v[32:33]
	s_mov_b32 s82, s79
	s_branch .LBB0_19
.LBB0_18:
	s_or_b64 exec, exec, s[66:67]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[46:47], a[0:15]
	.loc	1 20 0
	s_setprio 1
	.loc	1 21 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[44:45], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[42:43], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[14:15], a[0:15]
	.loc	1 20 0
	s_setprio 0
	s_add_i32 s82, s82, -1
	v_lshl_add_u64 v[10:11], v[10:11], 0, 64
	v_lshl_add_u64 v[8:9], v[8:9], 0, 64
	s_cmp_lg_u32 s82, 0
	v_lshl_add_u64 v[12:13], v[12:13], 0, 32
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v18, v[72:73]
	ds_write_b64 v62, v[74:75]
	ds_write_b128 v48, v[68:71] offset:4096
	.loc	1 20 0
	s_cbranch_scc0 .LBB0_23
.LBB0_19:
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[46:47], v49
	ds_read_b64 v[44:45], v63
	ds_read_b64 v[42:43], v64
	ds_read_b64 v[14:15], v65
	v_cmp_gt_i64_e32 vcc, s[30:31], v[12:13]
	s_and_b64 s[84:85], s[62:63], vcc
	.loc	1 20 0
	s_setprio 1
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	.loc	1 21 0
	s_and_saveexec_b64 s[66:67], s[84:85]
	s_cbranch_execz .LBB0_21
	global_load_dwordx4 v[72:75], v[8:9], off
.LBB0_21:
	s_or_b64 exec, exec, s[66:67]
	ds_read2_b64 v[4:7], v67 offset1:2
	ds_read2_b64 v[0:3], v67 offset0:4 offset1:6
	.loc	1 20 0
	s_setprio 0
	.loc	1 21 0
	s_and_b64 s[84:85], s[64:65], vcc
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	s_and_saveexec_b64 s[66:67], s[84:85]
	s_cbranch_execz .LBB0_18
	global_load_dwordx4 v[68:71], v[10:11], off
	s_branch .LBB0_18
.LBB0_23:
	s_nop 1
	v_accvgpr_read_b32 v10, a10
	v_accvgpr_read_b32 v11, a11
	v_accvgpr_read_b32 v14, a14
	v_accvgpr_read_b32 v15, a15
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v7, a7
	s_andn2_b64 vcc, exec, s[42:43]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_25
	v_add_u32_e32 v18, 0x1000, v56
	ds_read2_b64 v[42:45], v18 offset1:2
	v_add_u32_e32 v35, 0, v52
	ds_read_b64 v[46:47], v35
	v_accvgpr_read_b32 v0, a0
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v4, a4
	v_accvgpr_read_b32 v5, a5
	v_accvgpr_read_b32 v8, a8
	v_accvgpr_read_b32 v9, a9
	v_accvgpr_read_b32 v12, a12
	v_accvgpr_read_b32 v13, a13
	v_accvgpr_write_b32 a0, v0
	v_accvgpr_write_b32 a1, v1
	v_accvgpr_write_b32 a2, v2
	v_accvgpr_write_b32 a3, v3
	v_accvgpr_write_b32 a4, v4
	v_accvgpr_write_b32 a5, v5
	v_accvgpr_write_b32 a6, v6
	v_accvgpr_write_b32 a7, v7
	v_accvgpr_write_b32 a8, v8
	v_accvgpr_write_b32 a9, v9
	v_accvgpr_write_b32 a10, v10
	v_accvgpr_write_b32 a11, v11
	v_accvgpr_write_b32 a12, v12
	v_accvgpr_write_b32 a13, v13
	v_accvgpr_write_b32 a14, v14
	v_accvgpr_write_b32 a15, v15
	ds_read_b64 v[0:1], v59
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[42:43], v[46:47], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[44:45], v[0:1], a[0:15]
	ds_read2_b64 v[0:3], v18 offset0:4 offset1:6
	ds_read_b64 v[4:5], v58
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[4:5], a[0:15]
	ds_read_b64 v[0:1], v57
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[0:1], a[0:15]
	s_nop 10
	v_accvgpr_read_b32 v7, a7
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v15, a15
	v_accvgpr_read_b32 v14, a14
	v_accvgpr_read_b32 v11, a11
	v_accvgpr_read_b32 v10, a10
.LBB0_25:
	.loc	1 20 0
	v_accvgpr_read_b32 v69, a0
	v_accvgpr_read_b32 v68, a1
	v_accvgpr_read_b32 v67, a4
	v_accvgpr_read_b32 v49, a5
	v_accvgpr_read_b32 v48, a8
	v_accvgpr_read_b32 v35, a9
	v_accvgpr_read_b32 v13, a12
	v_accvgpr_read_b32 v12, a13
	s_mov_b64 s[62:63], -1
	.loc	1 22 0
	s_andn2_b64 vcc, exec, s[56:57]
	v_or_b32_e32 v8, s20, v24
	s_cbranch_vccz .LBB0_27
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_6
	s_branch .LBB0_34
.LBB0_27:
	.loc	1 23 0
	v_mov_b32_e32 v73, s81
	v_or_b32_e32 v72, s80, v22
	v_mov_b32_e32 v9, s21
	v_mad_i64_i32 v[0:1], s[62:63], v72, s34, 0
	v_cmp_gt_i64_e32 vcc, s[28:29], v[72:73]
	v_lshl_add_u64 v[4:5], v[0:1], 1, v[38:39]
	s_and_b64 s[22:23], s[22:23], vcc
	v_cmp_gt_i64_e32 vcc, s[34:35], v[8:9]
	v_lshl_add_u64 v[0:1], s[20:21], 1, v[4:5]
	v_lshlrev_b32_e32 v18, 1, v24
	s_and_b64 s[62:63], s[60:61], vcc
	v_accvgpr_read_b32 v47, a7
	v_accvgpr_read_b32 v46, a6
	v_accvgpr_read_b32 v70, a3
	v_accvgpr_read_b32 v71, a2
	v_accvgpr_read_b32 v42, a15
	v_accvgpr_read_b32 v43, a14
	v_accvgpr_read_b32 v44, a11
	v_accvgpr_read_b32 v45, a10
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[18:19]
	s_and_b64 s[64:65], s[22:23], s[62:63]
	s_and_saveexec_b64 s[62:63], s[64:65]
	s_cbranch_execz .LBB0_29
	v_cvt_f16_f32_e32 v18, v69
	v_cvt_f16_f32_e32 v71, v71
	v_cvt_f16_f32_e32 v70, v70
	v_cvt_f16_f32_e32 v72, v68
	v_cvt_f16_f32_e32 v73, v49
	v_cvt_f16_f32_e32 v74, v67
	v_pack_b32_f16 v71, v71, v70
	v_pack_b32_f16 v70, v18, v72
	v_cvt_f16_f32_e32 v18, v47
	v_cvt_f16_f32_e32 v72, v46
	v_lshl_add_u64 v[46:47], v[8:9], 1, v[4:5]
	global_store_dwordx2 v[46:47], v[70:71], off
	v_pack_b32_f16 v46, v74, v73
	v_pack_b32_f16 v47, v72, v18
	global_store_dwordx2 v[0:1], v[46:47], off offset:16
.LBB0_29:
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v47, s21
	v_or_b32_e32 v46, s20, v26
	v_cmp_gt_i64_e32 vcc, s[34:35], v[46:47]
	s_and_b64 s[60:61], s[60:61], vcc
	s_and_b64 s[60:61], s[22:23], s[60:61]
	s_and_saveexec_b64 s[22:23], s[60:61]
	s_cbranch_execz .LBB0_31
	v_cvt_f16_f32_e32 v9, v48
	v_cvt_f16_f32_e32 v18, v35
	v_cvt_f16_f32_e32 v45, v45
	v_cvt_f16_f32_e32 v44, v44
	v_cvt_f16_f32_e32 v46, v13
	v_cvt_f16_f32_e32 v47, v43
	v_cvt_f16_f32_e32 v70, v42
	v_cvt_f16_f32_e32 v71, v12
	v_lshl_add_u64 v[42:43], s[20:21], 0, v[24:25]
	v_lshl_add_u64 v[4:5], v[42:43], 1, v[4:5]
	v_pack_b32_f16 v45, v45, v44
	v_pack_b32_f16 v44, v9, v18
	v_pack_b32_f16 v43, v47, v70
	v_pack_b32_f16 v42, v46, v71
	global_store_dwordx2 v[4:5], v[44:45], off offset:32
	global_store_dwordx2 v[0:1], v[42:43], off offset:48
.LBB0_31:
	s_or_b64 exec, exec, s[22:23]
	.loc	1 25 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v23
	s_barrier
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_33
	s_lshl_b64 s[60:61], s[52:53], 2
	v_lshl_add_u64 v[0:1], v[40:41], 0, s[60:61]
	global_atomic_swap v[0:1], v88, off sc1
.LBB0_33:
	s_or_b64 exec, exec, s[22:23]
	s_branch .LBB0_6
.LBB0_34:
	.loc	1 27 0
	s_lshl_b64 s[22:23], s[52:53], 2
	.loc	1 28 0
	v_or_b32_e32 v0, s80, v53
	.loc	1 27 0
	s_add_u32 s53, s10, s22
	.loc	1 28 0
	v_or_b32_e32 v1, 32, v0
	v_or_b32_e32 v42, s20, v54
	.loc	1 27 0
	s_addc_u32 s66, s11, s23
	.loc	1 28 0
	v_cmp_gt_i32_e32 vcc, s28, v0
	v_cmp_gt_i32_e64 s[20:21], s28, v1
	v_cmp_gt_i32_e64 s[22:23], s25, v42
	s_and_b64 s[60:61], vcc, s[22:23]
	s_and_b64 s[20:21], s[20:21], s[22:23]
	v_mad_i64_i32 v[44:45], s[22:23], v0, s34, 0
	v_mad_i64_i32 v[46:47], s[22:23], v1, s34, 0
	v_cvt_f16_f32_e32 v0, v3
	v_cvt_f16_f32_e32 v1, v2
	v_cvt_f16_f32_e32 v2, v7
	v_cvt_f16_f32_e32 v3, v6
	v_cvt_f16_f32_e32 v9, v69
	v_pack_b32_f16 v73, v1, v0
	v_cvt_f16_f32_e32 v0, v11
	v_pack_b32_f16 v77, v3, v2
	v_cvt_f16_f32_e32 v1, v10
	v_cvt_f16_f32_e32 v2, v15
	v_cvt_f16_f32_e32 v3, v14
	v_cvt_f16_f32_e32 v71, v68
	v_cvt_f16_f32_e32 v75, v67
	v_cvt_f16_f32_e32 v76, v49
	v_cvt_f16_f32_e32 v78, v48
	v_cvt_f16_f32_e32 v79, v35
	v_cvt_f16_f32_e32 v81, v13
	v_cvt_f16_f32_e32 v82, v12
	v_mov_b32_e32 v72, 0
	v_ashrrev_i32_e32 v43, 31, v42
	v_pack_b32_f16 v80, v1, v0
	v_pack_b32_f16 v83, v3, v2
	s_mov_b32 s67, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, v72
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v72
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, v72
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, v72
	s_branch .LBB0_37
.LBB0_35:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2_b64 v60, v[4:5], v[0:1] offset1:16
	ds_write2_b64 v60, v[6:7], v[2:3] offset0:32 offset1:48
	v_add_u32_e32 v0, 0, v55
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[0:3], v0 offset1:4
	ds_read2st64_b64 v[4:7], v61 offset1:4
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v84, 16, v0
	v_lshrrev_b32_e32 v85, 16, v2
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v86, 16, v4
	v_lshrrev_b32_e32 v87, 16, v6
.LBB0_36:
	v_cvt_f32_f16_sdwa v91, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v90, v7
	v_cvt_f32_f16_e32 v87, v87
	v_cvt_f32_f16_e32 v89, v6
	v_cvt_f32_f16_sdwa v7, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v6, v5
	v_cvt_f32_f16_e32 v86, v86
	v_cvt_f32_f16_e32 v92, v4
	v_cvt_f32_f16_sdwa v5, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v4, v3
	v_cvt_f32_f16_e32 v3, v85
	v_cvt_f32_f16_sdwa v85, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v0, v0
	v_cvt_f32_f16_e32 v93, v84
	v_cvt_f32_f16_e32 v84, v1
	v_cvt_f32_f16_e32 v1, v2
	s_add_i32 s67, s67, 1
	v_add_f32_e32 v72, v72, v0
	v_add_f32_e32 v74, v74, v93
	v_pk_add_f32 v[48:49], v[48:49], v[84:85]
	v_add_f32_e32 v69, v69, v1
	v_add_f32_e32 v70, v70, v3
	v_pk_add_f32 v[14:15], v[14:15], v[4:5]
	v_add_f32_e32 v68, v68, v92
	v_add_f32_e32 v18, v18, v86
	v_pk_add_f32 v[12:13], v[12:13], v[6:7]
	v_add_f32_e32 v67, v67, v89
	v_add_f32_e32 v35, v35, v87
	s_cmp_lg_u32 s67, s18
	v_pk_add_f32 v[10:11], v[10:11], v[90:91]
	s_cbranch_scc0 .LBB0_48
.LBB0_37:
	s_cmp_eq_u32 s67, s14
	v_mov_b32_e32 v3, v77
	v_mov_b32_e32 v1, v73
	v_mov_b32_e32 v7, v83
	v_mov_b32_e32 v5, v80
	v_mov_b32_e32 v87, v82
	v_mov_b32_e32 v6, v81
	v_mov_b32_e32 v86, v79
	v_mov_b32_e32 v4, v78
	v_mov_b32_e32 v85, v76
	v_mov_b32_e32 v2, v75
	v_mov_b32_e32 v84, v71
	v_mov_b32_e32 v0, v9
	s_cbranch_scc1 .LBB0_36
	s_mul_i32 s22, s67, s15
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 2
	s_add_u32 s22, s53, s22
	s_addc_u32 s23, s66, s23
	s_branch .LBB0_41
.LBB0_39:
	s_or_b64 exec, exec, s[64:65]
	v_readfirstlane_b32 s64, v0
	s_nop 1
	v_mov_b32_e32 v0, s64
	ds_write_b32 v19, v0
.LBB0_40:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v19
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s27, v0
	s_cbranch_vccz .LBB0_44
.LBB0_41:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[62:63], s[0:1]
	s_cbranch_execz .LBB0_40
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_39
	global_load_dword v0, v19, s[22:23] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_39
.LBB0_44:
	s_mul_i32 s22, s26, s67
	s_mul_hi_u32 s23, s73, s67
	s_add_i32 s23, s23, s22
	s_mul_i32 s22, s73, s67
	s_lshl_b64 s[22:23], s[22:23], 1
	s_add_u32 s22, s8, s22
	s_addc_u32 s23, s9, s23
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[62:63], s[60:61]
	s_cbranch_execz .LBB0_46
	v_lshl_add_u64 v[2:3], v[44:45], 1, s[22:23]
	v_lshl_add_u64 v[2:3], v[42:43], 1, v[2:3]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_46:
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[62:63], s[20:21]
	s_cbranch_execz .LBB0_35
	v_lshl_add_u64 v[0:1], v[46:47], 1, s[22:23]
	v_lshl_add_u64 v[0:1], v[42:43], 1, v[0:1]
	global_load_dwordx4 v[0:3], v[0:1], off
	s_branch .LBB0_35
.LBB0_48:
	v_or_b32_e32 v0, s80, v22
	v_cmp_gt_i32_e32 vcc, s28, v0
	v_cmp_gt_i32_e64 s[20:21], s25, v8
	s_and_b64 s[22:23], vcc, s[20:21]
	v_mad_i64_i32 v[0:1], s[20:21], v0, s34, 0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[0:1], v[8:9], 1, v[0:1]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_50
	v_cvt_f16_f32_e32 v2, v72
	v_cvt_f16_f32_e32 v3, v74
	v_cvt_f16_f32_e32 v4, v49
	v_cvt_f16_f32_e32 v5, v48
	v_cvt_f16_f32_e32 v6, v15
	v_cvt_f16_f32_e32 v7, v14
	v_cvt_f16_f32_e32 v9, v70
	v_cvt_f16_f32_e32 v14, v69
	v_pack_b32_f16 v2, v2, v3
	v_pack_b32_f16 v3, v5, v4
	v_pack_b32_f16 v5, v7, v6
	v_pack_b32_f16 v4, v14, v9
	global_store_dwordx2 v[0:1], v[2:3], off
	global_store_dwordx2 v[0:1], v[4:5], off offset:16
.LBB0_50:
	s_or_b64 exec, exec, s[20:21]
	v_or_b32_e32 v2, 16, v8
	v_cmp_gt_i32_e64 s[20:21], s25, v2
	s_and_b64 s[22:23], vcc, s[20:21]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_5
	v_cvt_f16_f32_e32 v2, v68
	v_cvt_f16_f32_e32 v3, v13
	v_cvt_f16_f32_e32 v4, v12
	v_cvt_f16_f32_e32 v9, v18
	v_cvt_f16_f32_e32 v6, v67
	v_cvt_f16_f32_e32 v5, v11
	v_cvt_f16_f32_e32 v7, v10
	v_cvt_f16_f32_e32 v8, v35
	v_pack_b32_f16 v3, v4, v3
	v_pack_b32_f16 v2, v2, v9
	v_pack_b32_f16 v5, v7, v5
	v_pack_b32_f16 v4, v6, v8
	global_store_dwordx2 v[0:1], v[2:3], off offset:32
	global_store_dwordx2 v[0:1], v[4:5], off offset:48
	s_branch .LBB0_5
.LBB0_52:
	.loc	1 11 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_reduce_scatter
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 112
		.amdhsa_next_free_sgpr 86
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
	.size	gemm_reduce_scatter, .Lfunc_end0-gemm_reduce_scatter
	.set gemm_reduce_scatter.num_vgpr, 94
	.set gemm_reduce_scatter.num_agpr, 16
	.set gemm_reduce_scatter.numbered_sgpr, 86
	.set gemm_reduce_scatter.num_named_barrier, 0
	.set gemm_reduce_scatter.private_seg_size, 0
	.set gemm_reduce_scatter.uses_vcc, 1
	.set gemm_reduce_scatter.uses_flat_scratch, 0
	.set gemm_reduce_scatter.has_dyn_sized_stack, 0
	.set gemm_reduce_scatter.has_recursion, 0
	.set gemm_reduce_scatter.has_indirect_call, 0
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
  - .agpr_count:     16
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
      - .offset:         72
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .max_flat_workgroup_size: 256
    .name:           gemm_reduce_scatter
    .private_segment_fixed_size: 0
    .sgpr_count:     92
    .sgpr_spill_count: 0
    .symbol:         gemm_reduce_scatter.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     112
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
