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
	s_abs_i32 s21, s15
	v_cvt_f32_u32_e32 v1, s21
	s_mov_b32 s20, s15
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
	s_cbranch_scc1 .LBB0_54
	s_load_dwordx4 s[24:27], s[0:1], 0x38
	s_load_dword s33, s[0:1], 0x48
	.loc	1 8 0
	s_sub_i32 s18, 0, s21
	s_mul_i32 s18, s18, s15
	s_mul_hi_u32 s18, s15, s18
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s1, s24, 31
	s_abs_i32 s17, s24
	s_add_i32 s24, s15, s18
	s_ashr_i32 s0, s20, 31
	s_mul_hi_u32 s15, s17, s24
	s_xor_b32 s0, s1, s0
	s_mul_i32 s1, s15, s21
	s_sub_i32 s1, s17, s1
	s_add_i32 s17, s15, 1
	s_sub_i32 s18, s1, s21
	s_cmp_ge_u32 s1, s21
	s_cselect_b32 s15, s17, s15
	s_cselect_b32 s1, s18, s1
	s_add_i32 s17, s15, 1
	s_cmp_ge_u32 s1, s21
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
	s_lshl_b32 s18, s70, 3
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
	v_xor_b32_e32 v82, v27, v1
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
	v_or3_b32 v84, v5, v22, v34
	v_or_b32_e32 v22, v13, v11
	v_lshrrev_b32_e32 v11, 3, v12
	v_lshrrev_b32_e32 v13, 1, v15
	s_and_b64 s[44:45], vcc, s[42:43]
	v_or_b32_e32 v24, v11, v13
	v_lshlrev_b32_e32 v11, 3, v0
	s_cmp_gt_i32 s16, 63
	v_lshlrev_b32_e32 v30, 5, v15
	v_and_b32_e32 v86, 56, v11
	v_lshlrev_b32_e32 v11, 1, v0
	v_and_b32_e32 v1, 8, v1
	v_and_b32_e32 v15, 4, v0
	s_cselect_b64 s[46:47], -1, 0
	v_bfe_i32 v14, v0, 7, 1
	v_bfe_i32 v28, v0, 6, 1
	v_lshlrev_b32_e32 v31, 4, v15
	v_and_or_b32 v1, v11, 48, v1
	s_movk_i32 s16, 0x208
	s_movk_i32 s19, 0x440
	s_max_i32 s79, s17, 2
	v_and_or_b32 v11, v28, s16, v31
	v_and_or_b32 v1, v14, s19, v1
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
	v_lshrrev_b32_e32 v85, 3, v0
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
	v_or3_b32 v87, v1, v12, v0
	v_or_b32_e32 v0, 32, v2
	v_rcp_iflag_f32_e32 v14, v14
	v_mov_b32_e32 v1, v19
	s_abs_i32 s75, s18
	v_cmp_gt_i64_e64 s[16:17], s[30:31], v[0:1]
	v_add3_u32 v0, 0, v6, v10
	v_cvt_f32_u32_e32 v6, s75
	v_mul_f32_e32 v1, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v1, v1
	s_sub_i32 s19, 0, s74
	v_rcp_iflag_f32_e32 v6, v6
	v_and_b32_e32 v7, 0x800, v27
	v_readfirstlane_b32 s22, v1
	s_mul_i32 s19, s19, s22
	v_mul_f32_e32 v1, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v1, v1
	s_mul_hi_u32 s19, s22, s19
	s_add_i32 s76, s22, s19
	s_ashr_i32 s77, s18, 31
	s_sub_i32 s18, 0, s75
	v_readfirstlane_b32 s19, v1
	v_lshl_add_u64 v[20:21], s[4:5], 0, v[18:19]
	v_or3_b32 v83, v7, v8, v4
	v_and_b32_e32 v13, 0x800, v13
	s_mul_i32 s18, s18, s19
	.loc	1 11 0
	v_or_b32_e32 v18, 0x80, v18
	v_xor_b32_e32 v3, 8, v82
	v_xor_b32_e32 v7, 16, v83
	v_xor_b32_e32 v8, 32, v83
	v_xor_b32_e32 v9, 48, v83
	v_xor_b32_e32 v5, 48, v84
	v_xor_b32_e32 v35, 32, v84
	v_xor_b32_e32 v36, 16, v84
	v_add3_u32 v13, 0, v13, v32
	v_xor_b32_e32 v12, 8, v87
	v_add3_u32 v10, 0, v29, v30
	s_mul_hi_u32 s18, s19, s18
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
	s_add_i32 s78, s19, s18
	.loc	1 11 0
	s_add_i32 s79, s79, -2
	.loc	1 21 0
	s_lshl_b64 s[50:51], s[30:31], 1
	.loc	1 11 0
	v_mov_b64_e32 v[32:33], v[18:19]
	v_add_u32_e32 v88, v10, v34
	v_add_u32_e32 v89, 0, v5
	v_add_u32_e32 v90, 0, v35
	v_add_u32_e32 v91, 0, v36
	s_movk_i32 s80, 0x7fff
	s_mov_b32 s81, 0x5040100
	v_mov_b32_e32 v102, s27
	v_add_u32_e32 v92, v13, v11
	v_add_u32_e32 v93, 0, v12
	v_lshlrev_b32_e32 v34, 1, v2
	v_add_u32_e32 v94, 0, v3
	v_add_u32_e32 v95, 0, v7
	v_add_u32_e32 v96, 0, v8
	v_add_u32_e32 v97, 0, v9
	v_add_u32_e32 v98, v0, v4
	v_mov_b32_e32 v99, 0x7fff
	v_mov_b32_e32 v100, 1
	v_mov_b32_e32 v101, 0x7fff0000
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s68, s68, 1
	s_cmp_lg_u32 s68, s20
	s_cbranch_scc0 .LBB0_54
.LBB0_3:
	.loc	1 17 0
	s_mul_i32 s18, s68, s15
	s_ashr_i32 s19, s18, 31
	s_abs_i32 s18, s18
	s_mul_hi_u32 s22, s18, s76
	s_mul_i32 s22, s22, s74
	s_sub_i32 s18, s18, s22
	s_sub_i32 s22, s18, s74
	s_cmp_ge_u32 s18, s74
	s_cselect_b32 s18, s22, s18
	s_sub_i32 s22, s18, s74
	s_cmp_ge_u32 s18, s74
	s_cselect_b32 s18, s22, s18
	s_xor_b32 s18, s18, s19
	s_sub_i32 s18, s19, s18
	s_add_i32 s18, s72, s18
	s_ashr_i32 s19, s18, 31
	s_abs_i32 s18, s18
	s_mul_hi_u32 s22, s18, s76
	s_mul_i32 s22, s22, s74
	s_sub_i32 s18, s18, s22
	s_sub_i32 s22, s18, s74
	s_cmp_ge_u32 s18, s74
	s_cselect_b32 s18, s22, s18
	s_sub_i32 s22, s18, s74
	s_cmp_ge_u32 s18, s74
	s_cselect_b32 s18, s22, s18
	s_xor_b32 s18, s18, s19
	s_sub_i32 s52, s18, s19
	s_cmp_ge_i32 s52, s15
	s_cbranch_scc1 .LBB0_2
	.loc	1 12 0
	s_add_i32 s18, s71, s68
	s_ashr_i32 s19, s18, 31
	s_abs_i32 s18, s18
	s_mul_hi_u32 s22, s18, s24
	s_mul_i32 s22, s22, s21
	s_sub_i32 s18, s18, s22
	s_sub_i32 s22, s18, s21
	s_cmp_ge_u32 s18, s21
	s_cselect_b32 s18, s22, s18
	s_sub_i32 s22, s18, s21
	s_cmp_ge_u32 s18, s21
	s_cselect_b32 s18, s22, s18
	s_xor_b32 s18, s18, s19
	s_sub_i32 s18, s18, s19
	.loc	1 13 0
	s_mul_i32 s22, s18, s28
	s_mul_hi_i32 s55, s22, s30
	s_mul_i32 s54, s22, s30
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[54:55], s[54:55], 1
	s_add_u32 s54, s2, s54
	s_addc_u32 s55, s3, s55
	.loc	1 14 0
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[56:57], s[18:19], 3
	s_add_u32 s56, s12, s56
	s_addc_u32 s57, s13, s57
	global_load_dwordx2 v[0:1], v19, s[56:57]
	global_load_dwordx2 v[2:3], v19, s[36:37]
	.loc	1 17 0
	v_mov_b32_e32 v35, v19
	.loc	1 22 0
	s_cmp_lg_u32 s18, s14
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
	s_or_b64 exec, exec, s[18:19]
.LBB0_6:
	.loc	1 17 0
	s_add_i32 s52, s52, s33
	s_cmp_lt_i32 s52, s15
	s_cbranch_scc0 .LBB0_2
.LBB0_7:
	.loc	1 18 0
	s_abs_i32 s19, s52
	s_mul_hi_u32 s22, s19, s78
	s_mul_i32 s23, s22, s75
	s_ashr_i32 s53, s52, 31
	s_sub_i32 s19, s19, s23
	s_xor_b32 s18, s53, s77
	s_add_i32 s23, s22, 1
	s_sub_i32 s60, s19, s75
	s_cmp_ge_u32 s19, s75
	s_cselect_b32 s22, s23, s22
	s_cselect_b32 s19, s60, s19
	s_add_i32 s23, s22, 1
	s_cmp_ge_u32 s19, s75
	s_cselect_b32 s19, s23, s22
	s_xor_b32 s19, s19, s18
	s_sub_i32 s18, s19, s18
	s_lshl_b32 s18, s18, 3
	s_sub_i32 s19, s69, s18
	s_min_i32 s19, s19, 8
	s_abs_i32 s22, s19
	v_cvt_f32_u32_e32 v0, s22
	s_sub_i32 s62, 0, s22
	s_mul_i32 s23, s18, s70
	s_sub_i32 s23, s52, s23
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s61, s23
	s_xor_b32 s60, s23, s19
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
	s_sub_i32 s22, s22, s60
	s_mul_i32 s19, s22, s19
	s_sub_i32 s19, s23, s19
	s_add_i32 s18, s18, s19
	.loc	1 21 0
	s_lshl_b32 s82, s18, 6
	s_ashr_i32 s83, s82, 31
	v_mov_b32_e32 v9, s83
	v_or_b32_e32 v8, s82, v16
	s_cmp_gt_i32 s82, -1
	s_cselect_b64 s[60:61], -1, 0
	v_cmp_gt_i64_e32 vcc, s[28:29], v[8:9]
	s_and_b64 s[62:63], s[60:61], vcc
	v_mad_i64_i32 v[0:1], s[18:19], v8, s30, 0
	s_and_b64 s[64:65], s[62:63], s[44:45]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[18:19], s[64:65]
	s_cbranch_execz .LBB0_9
	v_lshl_add_u64 v[4:5], v[0:1], 1, v[36:37]
	global_load_dwordx4 v[12:15], v[4:5], off
.LBB0_9:
	s_or_b64 exec, exec, s[18:19]
	s_lshl_b32 s18, s22, 6
	s_ashr_i32 s19, s18, 31
	v_or_b32_e32 v4, s18, v16
	v_mov_b32_e32 v5, s19
	v_mad_i64_i32 v[10:11], s[22:23], v4, s30, 0
	s_cmp_gt_i32 s18, -1
	s_cselect_b64 s[22:23], -1, 0
	v_cmp_gt_i64_e32 vcc, s[34:35], v[4:5]
	s_and_b64 s[64:65], s[22:23], vcc
	s_and_b64 s[84:85], s[64:65], s[44:45]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[66:67], s[84:85]
	s_cbranch_execz .LBB0_11
	v_lshl_add_u64 v[2:3], v[10:11], 1, v[20:21]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_11:
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v18, 0, v82
	v_add_u32_e32 v48, 0, v27
	v_mov_b32_e32 v52, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a6, 0
	.loc	1 20 0
	s_andn2_b64 vcc, exec, s[46:47]
	v_accvgpr_write_b32 a7, 0
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v18, v[12:13]
	ds_write_b64 v94, v[14:15]
	ds_write_b128 v48, v[2:5] offset:4096
	.loc	1 20 0
	s_cbranch_vccnz .LBB0_23
	.loc	1 21 0
	v_add_u32_e32 v49, 0, v83
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[44:45], v49
	ds_read_b64 v[42:43], v95
	ds_read_b64 v[14:15], v96
	ds_read_b64 v[12:13], v97
	s_and_b64 s[84:85], s[62:63], s[16:17]
	.loc	1 20 0
	s_setprio 1
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	.loc	1 21 0
	s_and_saveexec_b64 s[66:67], s[84:85]
	s_cbranch_execz .LBB0_14
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[54:55]
	v_mov_b32_e32 v35, v19
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[34:35]
	global_load_dwordx4 v[52:55], v[0:1], off offset:64
.LBB0_14:
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v50, 0x1000, v98
	ds_read2_b64 v[4:7], v50 offset1:2
	ds_read2_b64 v[0:3], v50 offset0:4 offset1:6
	.loc	1 20 0
	s_setprio 0
	.loc	1 21 0
	s_and_b64 s[84:85], s[64:65], s[16:17]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	s_and_saveexec_b64 s[66:67], s[84:85]
	s_cbranch_execz .LBB0_16
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[4:5]
	v_mov_b32_e32 v35, v19
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[34:35]
	global_load_dwordx4 v[56:59], v[10:11], off offset:64
.LBB0_16:
	s_or_b64 exec, exec, s[66:67]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[44:45], 0
	.loc	1 20 0
	s_setprio 1
	.loc	1 21 0
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[42:43], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[14:15], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[12:13], a[0:15]
	.loc	1 20 0
	s_setprio 0
	s_andn2_b64 vcc, exec, s[48:49]
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v18, v[52:53]
	ds_write_b64 v94, v[54:55]
	ds_write_b128 v48, v[56:59] offset:4096
	.loc	1 20 0
	s_cbranch_vccnz .LBB0_23
	.loc	1 21 0
	v_lshl_add_u64 v[0:1], v[16:17], 0, s[18:19]
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
	s_mov_b32 s84, s79
	s_branch .LBB0_19
.LBB0_18:
	s_or_b64 exec, exec, s[66:67]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[46:47], a[0:15]
	.loc	1 20 0
	s_setprio 1
	.loc	1 21 0
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[44:45], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[42:43], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[14:15], a[0:15]
	.loc	1 20 0
	s_setprio 0
	s_add_i32 s84, s84, -1
	v_lshl_add_u64 v[10:11], v[10:11], 0, 64
	v_lshl_add_u64 v[8:9], v[8:9], 0, 64
	s_cmp_lg_u32 s84, 0
	v_lshl_add_u64 v[12:13], v[12:13], 0, 32
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v18, v[56:57]
	ds_write_b64 v94, v[58:59]
	ds_write_b128 v48, v[52:55] offset:4096
	.loc	1 20 0
	s_cbranch_scc0 .LBB0_23
.LBB0_19:
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[46:47], v49
	ds_read_b64 v[44:45], v95
	ds_read_b64 v[42:43], v96
	ds_read_b64 v[14:15], v97
	v_cmp_gt_i64_e32 vcc, s[30:31], v[12:13]
	s_and_b64 s[86:87], s[62:63], vcc
	.loc	1 20 0
	s_setprio 1
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	.loc	1 21 0
	s_and_saveexec_b64 s[66:67], s[86:87]
	s_cbranch_execz .LBB0_21
	global_load_dwordx4 v[56:59], v[8:9], off
.LBB0_21:
	s_or_b64 exec, exec, s[66:67]
	ds_read2_b64 v[4:7], v50 offset1:2
	ds_read2_b64 v[0:3], v50 offset0:4 offset1:6
	.loc	1 20 0
	s_setprio 0
	.loc	1 21 0
	s_and_b64 s[86:87], s[64:65], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[86:87]
	s_cbranch_execz .LBB0_18
	global_load_dwordx4 v[52:55], v[10:11], off
	s_branch .LBB0_18
.LBB0_23:
	s_nop 1
	v_accvgpr_read_b32 v8, a8
	v_accvgpr_read_b32 v9, a9
	v_accvgpr_read_b32 v10, a10
	v_accvgpr_read_b32 v11, a11
	v_accvgpr_read_b32 v12, a12
	v_accvgpr_read_b32 v13, a13
	v_accvgpr_read_b32 v14, a14
	v_accvgpr_read_b32 v15, a15
	v_accvgpr_read_b32 v0, a0
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v4, a4
	v_accvgpr_read_b32 v5, a5
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v7, a7
	s_andn2_b64 vcc, exec, s[42:43]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccz .LBB0_26
	s_mov_b64 s[62:63], -1
	.loc	1 22 0
	s_andn2_b64 vcc, exec, s[56:57]
	v_or_b32_e32 v42, s18, v24
	s_cbranch_vccz .LBB0_27
.LBB0_25:
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_6
	s_branch .LBB0_34
.LBB0_26:
	.loc	1 21 0
	v_add_u32_e32 v18, 0x1000, v88
	ds_read2_b64 v[42:45], v18 offset1:2
	v_add_u32_e32 v35, 0, v84
	ds_read_b64 v[46:47], v35
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
	ds_read_b64 v[0:1], v91
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[42:43], v[46:47], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[44:45], v[0:1], a[0:15]
	ds_read2_b64 v[0:3], v18 offset0:4 offset1:6
	ds_read_b64 v[4:5], v90
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[4:5], a[0:15]
	ds_read_b64 v[0:1], v89
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[0:1], a[0:15]
	s_nop 10
	v_accvgpr_read_b32 v7, a7
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v5, a5
	v_accvgpr_read_b32 v4, a4
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v0, a0
	v_accvgpr_read_b32 v15, a15
	v_accvgpr_read_b32 v14, a14
	v_accvgpr_read_b32 v13, a13
	v_accvgpr_read_b32 v12, a12
	v_accvgpr_read_b32 v11, a11
	v_accvgpr_read_b32 v10, a10
	v_accvgpr_read_b32 v9, a9
	v_accvgpr_read_b32 v8, a8
	s_mov_b64 s[62:63], -1
	.loc	1 22 0
	s_andn2_b64 vcc, exec, s[56:57]
	v_or_b32_e32 v42, s18, v24
	s_cbranch_vccnz .LBB0_25
.LBB0_27:
	.loc	1 23 0
	v_mov_b32_e32 v49, s83
	v_or_b32_e32 v48, s82, v22
	v_mov_b32_e32 v43, s19
	v_mad_i64_i32 v[44:45], s[62:63], v48, s34, 0
	v_cmp_gt_i64_e32 vcc, s[28:29], v[48:49]
	v_lshl_add_u64 v[46:47], v[44:45], 1, v[38:39]
	s_and_b64 s[60:61], s[60:61], vcc
	v_cmp_gt_i64_e32 vcc, s[34:35], v[42:43]
	v_lshl_add_u64 v[44:45], s[18:19], 1, v[46:47]
	v_lshlrev_b32_e32 v18, 1, v24
	s_and_b64 s[62:63], s[22:23], vcc
	v_lshl_add_u64 v[44:45], v[44:45], 0, v[18:19]
	s_and_b64 s[64:65], s[60:61], s[62:63]
	s_and_saveexec_b64 s[62:63], s[64:65]
	s_cbranch_execz .LBB0_29
	v_bfe_u32 v18, v2, 16, 1
	v_bfe_u32 v35, v3, 16, 1
	v_add3_u32 v18, v2, v18, s80
	v_bfe_u32 v48, v0, 16, 1
	v_add3_u32 v35, v3, v35, s80
	v_lshrrev_b32_e32 v18, 16, v18
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v49, v1, 16, 1
	v_add3_u32 v48, v0, v48, s80
	v_lshrrev_b32_e32 v35, 16, v35
	v_cndmask_b32_e32 v18, v99, v18, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_add3_u32 v49, v1, v49, s80
	v_lshrrev_b32_e32 v48, 16, v48
	v_cndmask_b32_e32 v35, v99, v35, vcc
	v_cmp_o_f32_e32 vcc, v0, v0
	v_lshrrev_b32_e32 v50, 16, v49
	v_perm_b32 v49, v35, v18, s81
	v_cndmask_b32_e32 v18, v99, v48, vcc
	v_cmp_o_f32_e32 vcc, v1, v1
	s_nop 1
	v_cndmask_b32_e32 v35, v99, v50, vcc
	v_perm_b32 v48, v35, v18, s81
	v_bfe_u32 v18, v6, 16, 1
	v_bfe_u32 v35, v7, 16, 1
	v_add3_u32 v18, v6, v18, s80
	v_cmp_o_f32_e32 vcc, v6, v6
	v_lshl_add_u64 v[50:51], v[42:43], 1, v[46:47]
	v_bfe_u32 v43, v4, 16, 1
	v_add3_u32 v35, v7, v35, s80
	v_cndmask_b32_sdwa v18, v99, v18, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	global_store_dwordx2 v[50:51], v[48:49], off
	v_bfe_u32 v48, v5, 16, 1
	v_add3_u32 v43, v4, v43, s80
	v_cndmask_b32_sdwa v35, v99, v35, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v4, v4
	v_add3_u32 v48, v5, v48, s80
	v_perm_b32 v49, v35, v18, s81
	v_cndmask_b32_sdwa v18, v99, v43, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	s_nop 1
	v_cndmask_b32_sdwa v35, v99, v48, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v48, v35, v18, s81
	global_store_dwordx2 v[44:45], v[48:49], off offset:16
.LBB0_29:
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v49, s19
	v_or_b32_e32 v48, s18, v26
	v_cmp_gt_i64_e32 vcc, s[34:35], v[48:49]
	s_and_b64 s[22:23], s[22:23], vcc
	s_and_b64 s[60:61], s[60:61], s[22:23]
	s_and_saveexec_b64 s[22:23], s[60:61]
	s_cbranch_execz .LBB0_31
	v_bfe_u32 v18, v14, 16, 1
	v_bfe_u32 v35, v15, 16, 1
	v_add3_u32 v18, v14, v18, s80
	v_lshl_add_u64 v[48:49], s[18:19], 0, v[24:25]
	v_bfe_u32 v43, v12, 16, 1
	v_add3_u32 v35, v15, v35, s80
	v_lshrrev_b32_e32 v18, 16, v18
	v_cmp_o_f32_e32 vcc, v14, v14
	v_lshl_add_u64 v[46:47], v[48:49], 1, v[46:47]
	v_bfe_u32 v48, v13, 16, 1
	v_add3_u32 v43, v12, v43, s80
	v_lshrrev_b32_e32 v35, 16, v35
	v_cndmask_b32_e32 v18, v99, v18, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	v_add3_u32 v48, v13, v48, s80
	v_lshrrev_b32_e32 v43, 16, v43
	v_cndmask_b32_e32 v35, v99, v35, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_lshrrev_b32_e32 v48, 16, v48
	v_perm_b32 v49, v35, v18, s81
	v_cndmask_b32_e32 v18, v99, v43, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_bfe_u32 v43, v8, 16, 1
	v_bfe_u32 v50, v9, 16, 1
	v_cndmask_b32_e32 v35, v99, v48, vcc
	v_perm_b32 v48, v35, v18, s81
	v_bfe_u32 v18, v10, 16, 1
	v_bfe_u32 v35, v11, 16, 1
	v_add3_u32 v18, v10, v18, s80
	v_cmp_o_f32_e32 vcc, v10, v10
	v_add3_u32 v35, v11, v35, s80
	v_add3_u32 v43, v8, v43, s80
	v_cndmask_b32_sdwa v18, v99, v18, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	v_add3_u32 v50, v9, v50, s80
	s_nop 0
	v_cndmask_b32_sdwa v35, v99, v35, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v8, v8
	v_perm_b32 v51, v35, v18, s81
	s_nop 0
	v_cndmask_b32_sdwa v18, v99, v43, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	s_nop 1
	v_cndmask_b32_sdwa v35, v99, v50, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v50, v35, v18, s81
	global_store_dwordx2 v[46:47], v[50:51], off offset:32
	global_store_dwordx2 v[44:45], v[48:49], off offset:48
.LBB0_31:
	s_or_b64 exec, exec, s[22:23]
	.loc	1 25 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v18, v23
	s_barrier
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_33
	s_lshl_b64 s[60:61], s[52:53], 2
	v_lshl_add_u64 v[44:45], v[40:41], 0, s[60:61]
	global_atomic_swap v[44:45], v102, off sc1
.LBB0_33:
	s_or_b64 exec, exec, s[22:23]
	s_branch .LBB0_6
.LBB0_34:
	.loc	1 27 0
	s_lshl_b64 s[22:23], s[52:53], 2
	.loc	1 28 0
	v_or_b32_e32 v18, s82, v85
	.loc	1 27 0
	s_add_u32 s53, s10, s22
	.loc	1 28 0
	v_or_b32_e32 v35, 32, v18
	v_or_b32_e32 v44, s18, v86
	.loc	1 27 0
	s_addc_u32 s66, s11, s23
	.loc	1 28 0
	v_cmp_gt_i32_e32 vcc, s28, v18
	v_cmp_gt_i32_e64 s[18:19], s28, v35
	v_cmp_gt_i32_e64 s[22:23], s25, v44
	s_and_b64 s[60:61], vcc, s[22:23]
	s_and_b64 s[18:19], s[18:19], s[22:23]
	v_mad_i64_i32 v[48:49], s[22:23], v35, s34, 0
	v_and_b32_sdwa v35, v1, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v35, v1, v35, s80
	v_and_b32_sdwa v43, v0, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v35, 0xffff0000, v35
	v_cmp_o_f32_e32 vcc, v1, v1
	v_add3_u32 v43, v0, v43, s80
	v_and_b32_e32 v43, 0xffff0000, v43
	v_cndmask_b32_e32 v51, v101, v35, vcc
	v_cmp_o_f32_e32 vcc, v0, v0
	v_and_b32_sdwa v0, v3, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v1, v2, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v0, v3, v0, s80
	v_cndmask_b32_e32 v50, v101, v43, vcc
	v_add3_u32 v1, v2, v1, s80
	v_and_b32_e32 v0, 0xffff0000, v0
	v_cmp_o_f32_e32 vcc, v3, v3
	v_and_b32_e32 v1, 0xffff0000, v1
	v_mad_i64_i32 v[46:47], s[22:23], v18, s34, 0
	v_cndmask_b32_e32 v53, v101, v0, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_and_b32_sdwa v0, v5, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v0, v5, v0, s80
	v_cndmask_b32_e32 v52, v101, v1, vcc
	v_and_b32_sdwa v1, v4, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v4, v1, s80
	v_and_b32_e32 v0, 0xffff0000, v0
	v_cmp_o_f32_e32 vcc, v5, v5
	v_and_b32_e32 v1, 0xffff0000, v1
	v_mov_b32_e32 v18, v19
	v_cndmask_b32_e32 v55, v101, v0, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v0, v7, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v0, v7, v0, s80
	v_cndmask_b32_e32 v54, v101, v1, vcc
	v_and_b32_sdwa v1, v6, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v6, v1, s80
	v_and_b32_e32 v0, 0xffff0000, v0
	v_cmp_o_f32_e32 vcc, v7, v7
	v_and_b32_e32 v1, 0xffff0000, v1
	v_ashrrev_i32_e32 v45, 31, v44
	v_cndmask_b32_e32 v57, v101, v0, vcc
	v_cmp_o_f32_e32 vcc, v6, v6
	v_and_b32_sdwa v0, v9, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v0, v9, v0, s80
	v_cndmask_b32_e32 v56, v101, v1, vcc
	v_and_b32_sdwa v1, v8, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v8, v1, s80
	v_and_b32_e32 v0, 0xffff0000, v0
	v_cmp_o_f32_e32 vcc, v9, v9
	v_and_b32_e32 v1, 0xffff0000, v1
	s_mov_b32 s67, 0
	v_cndmask_b32_e32 v9, v101, v0, vcc
	v_cmp_o_f32_e32 vcc, v8, v8
	v_and_b32_sdwa v0, v11, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v0, v11, v0, s80
	v_cndmask_b32_e32 v8, v101, v1, vcc
	v_and_b32_sdwa v1, v10, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v10, v1, s80
	v_and_b32_e32 v0, 0xffff0000, v0
	v_cmp_o_f32_e32 vcc, v11, v11
	v_and_b32_e32 v1, 0xffff0000, v1
	v_mov_b64_e32 v[58:59], v[18:19]
	v_cndmask_b32_e32 v11, v101, v0, vcc
	v_cmp_o_f32_e32 vcc, v10, v10
	v_and_b32_sdwa v0, v13, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v0, v13, v0, s80
	v_cndmask_b32_e32 v10, v101, v1, vcc
	v_and_b32_sdwa v1, v12, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v12, v1, s80
	v_and_b32_e32 v0, 0xffff0000, v0
	v_cmp_o_f32_e32 vcc, v13, v13
	v_and_b32_e32 v1, 0xffff0000, v1
	v_mov_b64_e32 v[60:61], v[18:19]
	v_cndmask_b32_e32 v13, v101, v0, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_and_b32_sdwa v0, v15, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v0, v15, v0, s80
	v_cndmask_b32_e32 v12, v101, v1, vcc
	v_and_b32_sdwa v1, v14, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v14, v1, s80
	v_and_b32_e32 v0, 0xffff0000, v0
	v_cmp_o_f32_e32 vcc, v15, v15
	v_and_b32_e32 v1, 0xffff0000, v1
	v_mov_b64_e32 v[62:63], v[18:19]
	v_cndmask_b32_e32 v15, v101, v0, vcc
	v_cmp_o_f32_e32 vcc, v14, v14
	v_mov_b64_e32 v[64:65], v[18:19]
	v_mov_b64_e32 v[66:67], v[18:19]
	v_cndmask_b32_e32 v14, v101, v1, vcc
	v_mov_b64_e32 v[68:69], v[18:19]
	v_mov_b64_e32 v[70:71], v[18:19]
	v_mov_b64_e32 v[72:73], v[18:19]
	s_cmp_lg_u32 s67, s14
	s_mov_b64 s[22:23], -1
	s_cbranch_scc1 .LBB0_37
.LBB0_35:
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_48
.LBB0_36:
	s_add_i32 s67, s67, 1
	s_cmp_lg_u32 s67, s20
	s_cbranch_scc1 .LBB0_49
	s_branch .LBB0_50
.LBB0_37:
	s_mul_i32 s22, s67, s15
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 2
	s_add_u32 s22, s53, s22
	s_addc_u32 s23, s66, s23
	s_branch .LBB0_40
.LBB0_38:
	s_or_b64 exec, exec, s[64:65]
	v_readfirstlane_b32 s64, v0
	s_nop 1
	v_mov_b32_e32 v0, s64
	ds_write_b32 v19, v0
.LBB0_39:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v19
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s27, v0
	s_cbranch_vccz .LBB0_43
.LBB0_40:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[62:63], s[0:1]
	s_cbranch_execz .LBB0_39
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_38
	global_load_dword v0, v19, s[22:23] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_38
.LBB0_43:
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
	s_cbranch_execz .LBB0_45
	v_lshl_add_u64 v[2:3], v[46:47], 1, s[22:23]
	v_lshl_add_u64 v[2:3], v[44:45], 1, v[2:3]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_45:
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[62:63], s[18:19]
	s_cbranch_execz .LBB0_47
	v_lshl_add_u64 v[0:1], v[48:49], 1, s[22:23]
	v_lshl_add_u64 v[0:1], v[44:45], 1, v[0:1]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_47:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2_b64 v92, v[4:5], v[0:1] offset1:16
	ds_write2_b64 v92, v[6:7], v[2:3] offset0:32 offset1:48
	v_add_u32_e32 v0, 0, v87
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[0:3], v0 offset1:4
	ds_read2st64_b64 v[4:7], v93 offset1:4
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v75, 0xffff0000, v0
	v_lshlrev_b32_e32 v74, 16, v0
	v_and_b32_e32 v77, 0xffff0000, v1
	v_lshlrev_b32_e32 v76, 16, v1
	v_and_b32_e32 v1, 0xffff0000, v2
	v_lshlrev_b32_e32 v0, 16, v2
	v_and_b32_e32 v105, 0xffff0000, v3
	v_lshlrev_b32_e32 v104, 16, v3
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, 0xffff0000, v4
	v_lshlrev_b32_e32 v2, 16, v4
	v_and_b32_e32 v107, 0xffff0000, v5
	v_lshlrev_b32_e32 v106, 16, v5
	v_and_b32_e32 v5, 0xffff0000, v6
	v_lshlrev_b32_e32 v4, 16, v6
	v_and_b32_e32 v109, 0xffff0000, v7
	v_lshlrev_b32_e32 v108, 16, v7
	v_pk_add_f32 v[78:79], v[66:67], v[74:75]
	v_pk_add_f32 v[80:81], v[68:69], v[76:77]
	v_pk_add_f32 v[74:75], v[70:71], v[0:1]
	v_pk_add_f32 v[76:77], v[72:73], v[104:105]
	v_pk_add_f32 v[0:1], v[58:59], v[2:3]
	v_pk_add_f32 v[2:3], v[60:61], v[106:107]
	v_pk_add_f32 v[4:5], v[62:63], v[4:5]
	v_pk_add_f32 v[6:7], v[64:65], v[108:109]
	s_branch .LBB0_36
.LBB0_48:
	v_pk_add_f32 v[78:79], v[50:51], v[66:67]
	v_pk_add_f32 v[80:81], v[52:53], v[68:69]
	v_pk_add_f32 v[74:75], v[54:55], v[70:71]
	v_pk_add_f32 v[76:77], v[56:57], v[72:73]
	v_pk_add_f32 v[0:1], v[8:9], v[58:59]
	v_pk_add_f32 v[2:3], v[10:11], v[60:61]
	v_pk_add_f32 v[4:5], v[12:13], v[62:63]
	v_pk_add_f32 v[6:7], v[14:15], v[64:65]
	s_add_i32 s67, s67, 1
	s_cmp_lg_u32 s67, s20
	s_cbranch_scc0 .LBB0_50
.LBB0_49:
	v_mov_b64_e32 v[58:59], v[0:1]
	v_mov_b64_e32 v[60:61], v[2:3]
	v_mov_b64_e32 v[62:63], v[4:5]
	v_mov_b64_e32 v[64:65], v[6:7]
	v_mov_b64_e32 v[66:67], v[78:79]
	v_mov_b64_e32 v[68:69], v[80:81]
	v_mov_b64_e32 v[70:71], v[74:75]
	v_mov_b64_e32 v[72:73], v[76:77]
	s_cmp_lg_u32 s67, s14
	s_mov_b64 s[22:23], -1
	s_cbranch_scc1 .LBB0_37
	s_branch .LBB0_35
.LBB0_50:
	v_or_b32_e32 v8, s82, v22
	v_cmp_gt_i32_e64 s[18:19], s28, v8
	v_mad_i64_i32 v[8:9], s[22:23], v8, s34, 0
	v_cmp_gt_i32_e32 vcc, s25, v42
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[6:7]
	v_ashrrev_i32_e32 v43, 31, v42
	s_and_b64 s[60:61], s[18:19], vcc
	v_lshl_add_u64 v[8:9], v[42:43], 1, v[8:9]
	s_and_saveexec_b64 s[22:23], s[60:61]
	s_cbranch_execz .LBB0_52
	v_bfe_u32 v10, v80, 16, 1
	v_bfe_u32 v11, v81, 16, 1
	v_add3_u32 v10, v80, v10, s80
	v_bfe_u32 v12, v78, 16, 1
	v_add3_u32 v11, v81, v11, s80
	v_lshrrev_b32_e32 v10, 16, v10
	v_cmp_o_f32_e32 vcc, v80, v80
	v_bfe_u32 v13, v79, 16, 1
	v_add3_u32 v12, v78, v12, s80
	v_lshrrev_b32_e32 v11, 16, v11
	v_cndmask_b32_e32 v10, v99, v10, vcc
	v_cmp_o_f32_e32 vcc, v81, v81
	v_add3_u32 v13, v79, v13, s80
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v11, v99, v11, vcc
	v_cmp_o_f32_e32 vcc, v78, v78
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v11, v11, v10, s81
	v_cndmask_b32_e32 v10, v99, v12, vcc
	v_cmp_o_f32_e32 vcc, v79, v79
	s_nop 1
	v_cndmask_b32_e32 v12, v99, v13, vcc
	v_perm_b32 v10, v12, v10, s81
	global_store_dwordx2 v[8:9], v[10:11], off
	v_bfe_u32 v10, v76, 16, 1
	v_bfe_u32 v11, v77, 16, 1
	v_add3_u32 v10, v76, v10, s80
	v_cmp_o_f32_e32 vcc, v76, v76
	v_bfe_u32 v12, v74, 16, 1
	v_add3_u32 v11, v77, v11, s80
	v_cndmask_b32_sdwa v10, v99, v10, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v77, v77
	v_bfe_u32 v13, v75, 16, 1
	v_add3_u32 v12, v74, v12, s80
	v_cndmask_b32_sdwa v11, v99, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v74, v74
	v_add3_u32 v13, v75, v13, s80
	v_perm_b32 v11, v11, v10, s81
	v_cndmask_b32_sdwa v10, v99, v12, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v75, v75
	s_nop 1
	v_cndmask_b32_sdwa v12, v99, v13, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v10, v12, v10, s81
	global_store_dwordx2 v[8:9], v[10:11], off offset:16
.LBB0_52:
	s_or_b64 exec, exec, s[22:23]
	v_or_b32_e32 v10, 16, v42
	v_cmp_gt_i32_e32 vcc, s25, v10
	s_and_b64 s[22:23], s[18:19], vcc
	s_and_saveexec_b64 s[18:19], s[22:23]
	s_cbranch_execz .LBB0_5
	v_bfe_u32 v10, v6, 16, 1
	v_bfe_u32 v11, v7, 16, 1
	v_add3_u32 v10, v6, v10, s80
	v_bfe_u32 v12, v4, 16, 1
	v_add3_u32 v11, v7, v11, s80
	v_lshrrev_b32_e32 v10, 16, v10
	v_cmp_o_f32_e32 vcc, v6, v6
	v_bfe_u32 v13, v5, 16, 1
	v_add3_u32 v12, v4, v12, s80
	v_lshrrev_b32_e32 v11, 16, v11
	v_cndmask_b32_e32 v6, v99, v10, vcc
	v_cmp_o_f32_e32 vcc, v7, v7
	v_add3_u32 v13, v5, v13, s80
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v7, v99, v11, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v7, v7, v6, s81
	v_cndmask_b32_e32 v4, v99, v12, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_bfe_u32 v10, v0, 16, 1
	v_bfe_u32 v11, v1, 16, 1
	v_cndmask_b32_e32 v5, v99, v13, vcc
	v_perm_b32 v6, v5, v4, s81
	v_bfe_u32 v4, v2, 16, 1
	v_bfe_u32 v5, v3, 16, 1
	v_add3_u32 v4, v2, v4, s80
	v_cmp_o_f32_e32 vcc, v2, v2
	v_add3_u32 v5, v3, v5, s80
	v_add3_u32 v10, v0, v10, s80
	v_cndmask_b32_sdwa v2, v99, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_add3_u32 v11, v1, v11, s80
	s_nop 0
	v_cndmask_b32_sdwa v3, v99, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v0, v0
	v_perm_b32 v3, v3, v2, s81
	s_nop 0
	v_cndmask_b32_sdwa v0, v99, v10, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v1, v1
	s_nop 1
	v_cndmask_b32_sdwa v1, v99, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v1, v0, s81
	global_store_dwordx2 v[8:9], v[2:3], off offset:32
	global_store_dwordx2 v[8:9], v[6:7], off offset:48
	s_branch .LBB0_5
.LBB0_54:
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
		.amdhsa_next_free_vgpr 128
		.amdhsa_next_free_sgpr 88
		.amdhsa_accum_offset 112
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
	.set gemm_reduce_scatter.num_vgpr, 110
	.set gemm_reduce_scatter.num_agpr, 16
	.set gemm_reduce_scatter.numbered_sgpr, 88
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
    .sgpr_count:     94
    .sgpr_spill_count: 0
    .symbol:         gemm_reduce_scatter.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
