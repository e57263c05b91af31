; lds 8192, of a notebook
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
	s_abs_i32 s33, s15
	v_cvt_f32_u32_e32 v1, s33
	.loc	1 11 0
	s_cmp_lt_i32 s15, 1
	.loc	1 8 0
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s58, v1
	.loc	1 11 0
	s_cbranch_scc1 .LBB0_30
	s_load_dwordx4 s[20:23], s[0:1], 0x38
	s_load_dword s56, s[0:1], 0x48
	.loc	1 8 0
	s_sub_i32 s7, 0, s33
	s_mul_i32 s7, s7, s58
	s_mul_hi_u32 s7, s58, s7
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s6, s20
	s_add_i32 s58, s58, s7
	s_ashr_i32 s0, s15, 31
	s_ashr_i32 s1, s20, 31
	s_mul_hi_u32 s7, s6, s58
	s_xor_b32 s0, s1, s0
	s_mul_i32 s1, s7, s33
	s_sub_i32 s1, s6, s1
	s_mov_b32 s17, s15
	s_add_i32 s6, s7, 1
	s_sub_i32 s15, s1, s33
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s6, s6, s7
	s_cselect_b32 s1, s15, s1
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s1, s7, s6
	s_xor_b32 s1, s1, s0
	s_sub_i32 s18, s1, s0
	.loc	1 9 0
	s_add_i32 s0, s18, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s59, s0, 6
	s_add_i32 s0, s21, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	.loc	1 14 0
	s_ashr_i32 s15, s14, 31
	.loc	1 9 0
	s_ashr_i32 s60, s0, 6
	.loc	1 10 0
	s_ashr_i32 s25, s22, 31
	.loc	1 0 0
	s_ashr_i32 s27, s21, 31
	.loc	1 8 0
	s_ashr_i32 s19, s18, 31
	.loc	1 14 0
	s_lshl_b64 s[0:1], s[14:15], 3
	s_add_u32 s28, s12, s0
	s_mul_i32 s0, s18, s14
	s_addc_u32 s29, s13, s1
	s_mul_hi_i32 s1, s0, s21
	s_mul_i32 s0, s0, s21
	.loc	1 17 0
	s_add_i32 s16, s56, s16
	.loc	1 18 0
	s_lshl_b32 s38, s60, 3
	.loc	1 11 0
	s_lshl_b64 s[0:1], s[0:1], 1
	s_add_u32 s8, s8, s0
	s_addc_u32 s9, s9, s1
	.loc	1 20 0
	s_add_i32 s6, s22, 31
	s_ashr_i32 s0, s6, 31
	s_lshr_b32 s0, s0, 27
	.loc	1 17 0
	s_mul_i32 s15, s59, s60
	.loc	1 20 0
	s_add_i32 s0, s6, s0
	s_ashr_i32 s7, s0, 5
	.loc	1 16 0
	s_mul_i32 s0, s15, s14
	s_ashr_i32 s1, s0, 31
	.loc	1 11 0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s10, s10, s0
	.loc	1 21 0
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	1 11 0
	s_addc_u32 s11, s11, s1
	.loc	1 21 0
	v_and_b32_e32 v2, 24, v1
	s_cmp_gt_i32 s6, 31
	.loc	1 0 0
	s_mov_b32 s26, s21
	s_cselect_b64 s[20:21], -1, 0
	v_cmp_gt_i32_e32 vcc, s22, v2
	.loc	1 23 0
	v_and_b32_e32 v3, 0x80, v0
	s_and_b64 s[30:31], vcc, s[20:21]
	v_and_b32_e32 v1, 31, v0
	v_lshrrev_b32_e32 v4, 2, v3
	s_cmp_gt_i32 s6, 63
	v_or_b32_e32 v12, v4, v1
	v_and_b32_e32 v4, 32, v0
	s_cselect_b64 s[34:35], -1, 0
	v_lshlrev_b32_e32 v49, 6, v1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	1 11 0
	s_max_i32 s66, s7, 2
	.loc	1 23 0
	v_lshrrev_b32_e32 v5, 3, v4
	v_and_b32_e32 v1, 56, v1
	v_lshrrev_b32_e32 v4, 2, v4
	s_cmp_lg_u32 s66, 2
	v_lshlrev_b32_e32 v3, 4, v3
	v_xor_b32_e32 v1, v1, v4
	s_cselect_b64 s[36:37], -1, 0
	s_abs_i32 s61, s56
	v_or3_b32 v50, v1, v3, v49
	v_cvt_f32_u32_e32 v3, s61
	.loc	1 21 0
	v_mov_b32_e32 v11, 0
	v_lshlrev_b32_e32 v10, 1, v2
	.loc	1 10 0
	s_mov_b32 s24, s22
	v_lshl_add_u64 v[18:19], s[4:5], 0, v[10:11]
	v_rcp_iflag_f32_e32 v3, v3
	v_or_b32_e32 v10, 32, v2
	s_abs_i32 s62, s38
	v_cmp_gt_i64_e64 s[6:7], s[24:25], v[10:11]
	v_cvt_f32_u32_e32 v10, s62
	.loc	1 23 0
	v_and_b32_e32 v6, 64, v0
	v_lshrrev_b32_e32 v7, 1, v6
	v_lshlrev_b32_e32 v6, 5, v6
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_add3_u32 v51, 0, v4, v6
	v_rcp_iflag_f32_e32 v4, v10
	s_sub_i32 s22, 0, s61
	v_readfirstlane_b32 s39, v3
	s_mul_i32 s22, s22, s39
	v_mul_f32_e32 v3, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v3, v3
	s_mul_hi_u32 s22, s39, s22
	.loc	1 21 0
	v_lshrrev_b32_e32 v8, 2, v0
	.loc	1 23 0
	v_or_b32_e32 v14, v5, v7
	v_and_b32_e32 v13, 63, v0
	v_lshlrev_b32_e32 v17, 4, v0
	v_and_b32_e32 v5, 56, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_add_i32 s63, s39, s22
	s_ashr_i32 s64, s38, 31
	s_sub_i32 s22, 0, s62
	v_readfirstlane_b32 s38, v3
	.loc	1 11 0
	v_and_b32_e32 v0, 3, v0
	v_mov_b32_e32 v3, 0x80
	v_xor_b32_e32 v48, v17, v5
	s_mul_i32 s22, s22, s38
	v_lshl_or_b32 v10, v0, 4, v3
	v_xor_b32_e32 v5, 8, v48
	v_xor_b32_e32 v1, 16, v50
	v_xor_b32_e32 v7, 32, v50
	v_xor_b32_e32 v27, 48, v50
	s_mul_hi_u32 s22, s38, s22
	v_lshl_add_u64 v[20:21], s[4:5], 0, v[10:11]
	v_lshl_add_u64 v[22:23], s[2:3], 0, v[10:11]
	v_or_b32_e32 v10, 64, v2
	s_mov_b32 s57, 0
	.loc	1 21 0
	v_mov_b32_e32 v9, v11
	.loc	1 23 0
	v_or_b32_e32 v16, 16, v14
	v_mov_b32_e32 v15, v11
	s_add_i32 s65, s38, s22
	.loc	1 11 0
	s_add_i32 s66, s66, -2
	.loc	1 21 0
	s_lshl_b64 s[38:39], s[24:25], 1
	.loc	1 11 0
	v_mov_b64_e32 v[24:25], v[10:11]
	v_mov_b32_e32 v72, s23
	v_lshlrev_b32_e32 v26, 1, v2
	v_add_u32_e32 v52, 0, v5
	v_add_u32_e32 v53, 0, v1
	v_add_u32_e32 v54, 0, v7
	v_add_u32_e32 v55, 0, v27
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s57, s57, 1
	s_cmp_lg_u32 s57, s17
	s_cbranch_scc0 .LBB0_30
.LBB0_3:
	.loc	1 17 0
	s_mul_i32 s22, s57, s15
	s_ashr_i32 s23, s22, 31
	s_abs_i32 s22, s22
	s_mul_hi_u32 s40, s22, s63
	s_mul_i32 s40, s40, s61
	s_sub_i32 s22, s22, s40
	s_sub_i32 s40, s22, s61
	s_cmp_ge_u32 s22, s61
	s_cselect_b32 s22, s40, s22
	s_sub_i32 s40, s22, s61
	s_cmp_ge_u32 s22, s61
	s_cselect_b32 s22, s40, s22
	s_xor_b32 s22, s22, s23
	s_sub_i32 s22, s23, s22
	s_add_i32 s22, s16, s22
	s_ashr_i32 s23, s22, 31
	s_abs_i32 s22, s22
	s_mul_hi_u32 s40, s22, s63
	s_mul_i32 s40, s40, s61
	s_sub_i32 s22, s22, s40
	s_sub_i32 s40, s22, s61
	s_cmp_ge_u32 s22, s61
	s_cselect_b32 s22, s40, s22
	s_sub_i32 s40, s22, s61
	s_cmp_ge_u32 s22, s61
	s_cselect_b32 s22, s40, s22
	s_xor_b32 s22, s22, s23
	s_sub_i32 s22, s22, s23
	s_cmp_ge_i32 s22, s15
	s_cbranch_scc1 .LBB0_2
	.loc	1 12 0
	s_add_i32 s23, s57, s14
	s_ashr_i32 s40, s23, 31
	s_abs_i32 s23, s23
	s_mul_hi_u32 s41, s23, s58
	s_mul_i32 s41, s41, s33
	s_sub_i32 s23, s23, s41
	s_sub_i32 s41, s23, s33
	s_cmp_ge_u32 s23, s33
	s_cselect_b32 s23, s41, s23
	s_sub_i32 s41, s23, s33
	s_cmp_ge_u32 s23, s33
	s_cselect_b32 s23, s41, s23
	s_xor_b32 s23, s23, s40
	s_sub_i32 s42, s23, s40
	.loc	1 13 0
	s_mul_i32 s44, s42, s18
	s_mul_hi_i32 s41, s44, s24
	s_mul_i32 s40, s44, s24
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[40:41], s[40:41], 1
	s_add_u32 s40, s2, s40
	s_addc_u32 s41, s3, s41
	.loc	1 14 0
	s_ashr_i32 s43, s42, 31
	s_lshl_b64 s[42:43], s[42:43], 3
	s_add_u32 s42, s12, s42
	s_addc_u32 s43, s13, s43
	global_load_dwordx2 v[0:1], v11, s[42:43]
	global_load_dwordx2 v[2:3], v11, s[28:29]
	.loc	1 17 0
	v_mov_b32_e32 v27, v11
	v_lshl_add_u64 v[28:29], s[40:41], 0, v[26:27]
	.loc	1 21 0
	s_lshl_b64 s[42:43], s[44:45], 1
	.loc	1 14 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v0, vcc, v0, v2
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v1, v3, vcc
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshrrev_b32_e32 v10, 28, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
	v_and_b32_e32 v0, -16, v0
	v_lshl_add_u64 v[30:31], s[8:9], 0, v[0:1]
	.loc	1 16 0
	v_lshl_add_u64 v[32:33], s[10:11], 0, v[0:1]
	s_branch .LBB0_6
.LBB0_5:
	s_or_b64 exec, exec, s[44:45]
	.loc	1 17 0
	s_add_i32 s22, s22, s56
	s_cmp_lt_i32 s22, s15
	s_cbranch_scc0 .LBB0_2
.LBB0_6:
	.loc	1 18 0
	s_abs_i32 s45, s22
	s_mul_hi_u32 s46, s45, s65
	s_mul_i32 s47, s46, s62
	s_ashr_i32 s23, s22, 31
	s_sub_i32 s45, s45, s47
	s_xor_b32 s44, s23, s64
	s_add_i32 s47, s46, 1
	s_sub_i32 s48, s45, s62
	s_cmp_ge_u32 s45, s62
	s_cselect_b32 s46, s47, s46
	s_cselect_b32 s45, s48, s45
	s_add_i32 s47, s46, 1
	s_cmp_ge_u32 s45, s62
	s_cselect_b32 s45, s47, s46
	s_xor_b32 s45, s45, s44
	s_sub_i32 s44, s45, s44
	s_lshl_b32 s44, s44, 3
	s_sub_i32 s45, s59, s44
	s_min_i32 s45, s45, 8
	s_abs_i32 s46, s45
	v_cvt_f32_u32_e32 v0, s46
	s_sub_i32 s50, 0, s46
	s_mul_i32 s47, s44, s60
	s_sub_i32 s47, s22, s47
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s49, s47
	s_xor_b32 s48, s47, s45
	s_ashr_i32 s48, s48, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_readfirstlane_b32 s51, v0
	s_mul_i32 s50, s50, s51
	s_mul_hi_u32 s50, s51, s50
	s_add_i32 s51, s51, s50
	s_mul_hi_u32 s50, s49, s51
	s_mul_i32 s51, s50, s46
	s_sub_i32 s49, s49, s51
	s_add_i32 s51, s50, 1
	s_sub_i32 s52, s49, s46
	s_cmp_ge_u32 s49, s46
	s_cselect_b32 s50, s51, s50
	s_cselect_b32 s49, s52, s49
	s_add_i32 s51, s50, 1
	s_cmp_ge_u32 s49, s46
	s_cselect_b32 s46, s51, s50
	s_xor_b32 s46, s46, s48
	s_sub_i32 s48, s46, s48
	s_mul_i32 s45, s48, s45
	s_sub_i32 s45, s47, s45
	s_add_i32 s44, s44, s45
	.loc	1 21 0
	s_lshl_b32 s67, s44, 6
	s_ashr_i32 s68, s67, 31
	v_mov_b32_e32 v35, s68
	v_or_b32_e32 v34, s67, v8
	s_cmp_gt_i32 s67, -1
	s_cselect_b64 s[46:47], -1, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[34:35]
	s_and_b64 s[50:51], s[46:47], vcc
	v_mad_i64_i32 v[0:1], s[44:45], v34, s24, 0
	s_and_b64 s[52:53], s[50:51], s[30:31]
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	s_and_saveexec_b64 s[44:45], s[52:53]
	s_cbranch_execz .LBB0_8
	v_lshl_add_u64 v[4:5], v[0:1], 1, v[28:29]
	global_load_dwordx4 v[38:41], v[4:5], off
.LBB0_8:
	s_or_b64 exec, exec, s[44:45]
	s_lshl_b32 s44, s48, 6
	s_ashr_i32 s45, s44, 31
	v_or_b32_e32 v4, s44, v8
	v_mov_b32_e32 v5, s45
	v_mad_i64_i32 v[36:37], s[48:49], v4, s24, 0
	s_cmp_gt_i32 s44, -1
	s_cselect_b64 s[48:49], -1, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[4:5]
	s_and_b64 s[52:53], s[48:49], vcc
	s_and_b64 s[70:71], s[52:53], s[30:31]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[54:55], s[70:71]
	s_cbranch_execz .LBB0_10
	v_lshl_add_u64 v[2:3], v[36:37], 1, v[18:19]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_10:
	s_or_b64 exec, exec, s[54:55]
	v_add_u32_e32 v56, 0, v48
	v_add_u32_e32 v57, 0, v17
	v_mov_b32_e32 v60, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
	.loc	1 20 0
	s_andn2_b64 vcc, exec, s[34:35]
	v_add_u32_e32 v10, 0, v50
	.loc	1 21 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v56, v[38:39]
	ds_write_b64 v52, v[40:41]
	ds_write_b128 v57, v[2:5] offset:4096
	.loc	1 20 0
	s_cbranch_vccnz .LBB0_22
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[44:45], v10
	ds_read_b64 v[42:43], v53
	ds_read_b64 v[40:41], v54
	ds_read_b64 v[38:39], v55
	s_and_b64 s[70:71], s[50:51], s[6:7]
	.loc	1 20 0
	s_setprio 1
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	.loc	1 21 0
	s_and_saveexec_b64 s[54:55], s[70:71]
	s_cbranch_execz .LBB0_13
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[40:41]
	v_mov_b32_e32 v27, v11
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[26:27]
	global_load_dwordx4 v[60:63], v[0:1], off offset:64
.LBB0_13:
	s_or_b64 exec, exec, s[54:55]
	v_add_u32_e32 v0, v51, v49
	v_add_u32_e32 v58, 0x1000, v0
	ds_read2_b64 v[4:7], v58 offset1:2
	ds_read2_b64 v[0:3], v58 offset0:4 offset1:6
	.loc	1 20 0
	s_setprio 0
	.loc	1 21 0
	s_and_b64 s[70:71], s[52:53], s[6:7]
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	s_and_saveexec_b64 s[54:55], s[70:71]
	s_cbranch_execz .LBB0_15
	v_lshl_add_u64 v[36:37], v[36:37], 1, s[4:5]
	v_mov_b32_e32 v27, v11
	v_lshl_add_u64 v[36:37], v[36:37], 0, v[26:27]
	global_load_dwordx4 v[64:67], v[36:37], off offset:64
.LBB0_15:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[44:45], 0
	.loc	1 20 0
	s_setprio 1
	.loc	1 21 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[42:43], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[40:41], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[38:39], a[0:15]
	.loc	1 20 0
	s_setprio 0
	s_andn2_b64 vcc, exec, s[36:37]
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v56, v[60:61]
	ds_write_b64 v52, v[62:63]
	ds_write_b128 v57, v[64:67] offset:4096
	.loc	1 20 0
	s_cbranch_vccnz .LBB0_22
	.loc	1 21 0
	v_lshl_add_u64 v[0:1], v[8:9], 0, s[44:45]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v2, s39, v0
	v_mad_u64_u32 v[36:37], s[54:55], s38, v0, v[20:21]
	v_add3_u32 v37, v2, v37, v1
	v_lshl_add_u64 v[0:1], v[34:35], 1, s[42:43]
	v_mul_lo_u32 v1, s24, v1
	v_mul_lo_u32 v2, s25, v0
	v_mad_u64_u32 v[34:35], s[54:55], s24, v0, v[22:23]
	v_add3_u32 v35, v2, v35, v1
	v_mov_b64_e32 v[38:39], v[24:25]
	s_mov_b32 s69, s66
	s_branch .LBB0_18
.LBB0_17:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[46:47], a[0:15]
	.loc	1 20 0
	s_setprio 1
	.loc	1 21 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[44:45], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[42:43], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[40:41], a[0:15]
	.loc	1 20 0
	s_setprio 0
	s_add_i32 s69, s69, -1
	v_lshl_add_u64 v[36:37], v[36:37], 0, 64
	v_lshl_add_u64 v[34:35], v[34:35], 0, 64
	s_cmp_lg_u32 s69, 0
	v_lshl_add_u64 v[38:39], v[38:39], 0, 32
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v56, v[64:65]
	ds_write_b64 v52, v[66:67]
	ds_write_b128 v57, v[60:63] offset:4096
	.loc	1 20 0
	s_cbranch_scc0 .LBB0_22
.LBB0_18:
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[46:47], v10
	ds_read_b64 v[44:45], v53
	ds_read_b64 v[42:43], v54
	ds_read_b64 v[40:41], v55
	v_cmp_gt_i64_e32 vcc, s[24:25], v[38:39]
	s_and_b64 s[70:71], s[50:51], vcc
	.loc	1 20 0
	s_setprio 1
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	.loc	1 21 0
	s_and_saveexec_b64 s[54:55], s[70:71]
	s_cbranch_execz .LBB0_20
	global_load_dwordx4 v[64:67], v[34:35], off
.LBB0_20:
	s_or_b64 exec, exec, s[54:55]
	ds_read2_b64 v[4:7], v58 offset1:2
	ds_read2_b64 v[0:3], v58 offset0:4 offset1:6
	.loc	1 20 0
	s_setprio 0
	.loc	1 21 0
	s_and_b64 s[70:71], s[52:53], vcc
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[54:55], s[70:71]
	s_cbranch_execz .LBB0_17
	global_load_dwordx4 v[60:63], v[36:37], off
	s_branch .LBB0_17
.LBB0_22:
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_24
	v_add_u32_e32 v0, v51, v49
	v_add_u32_e32 v6, 0x1000, v0
	ds_read2_b64 v[0:3], v6 offset1:2
	ds_read_b64 v[4:5], v10
	v_accvgpr_read_b32 v56, a0
	v_accvgpr_read_b32 v57, a1
	v_accvgpr_read_b32 v58, a2
	v_accvgpr_read_b32 v59, a3
	v_accvgpr_read_b32 v60, a4
	v_accvgpr_read_b32 v61, a5
	v_accvgpr_read_b32 v62, a6
	v_accvgpr_read_b32 v63, a7
	v_accvgpr_read_b32 v64, a8
	v_accvgpr_read_b32 v65, a9
	v_accvgpr_read_b32 v66, a10
	v_accvgpr_read_b32 v67, a11
	v_accvgpr_read_b32 v68, a12
	v_accvgpr_read_b32 v69, a13
	v_accvgpr_read_b32 v70, a14
	v_accvgpr_read_b32 v71, a15
	v_accvgpr_write_b32 a0, v56
	v_accvgpr_write_b32 a1, v57
	v_accvgpr_write_b32 a2, v58
	v_accvgpr_write_b32 a3, v59
	v_accvgpr_write_b32 a4, v60
	v_accvgpr_write_b32 a5, v61
	v_accvgpr_write_b32 a6, v62
	v_accvgpr_write_b32 a7, v63
	v_accvgpr_write_b32 a8, v64
	v_accvgpr_write_b32 a9, v65
	v_accvgpr_write_b32 a10, v66
	v_accvgpr_write_b32 a11, v67
	v_accvgpr_write_b32 a12, v68
	v_accvgpr_write_b32 a13, v69
	v_accvgpr_write_b32 a14, v70
	v_accvgpr_write_b32 a15, v71
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[4:5], a[0:15]
	ds_read_b64 v[0:1], v53
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[0:1], a[0:15]
	ds_read2_b64 v[0:3], v6 offset0:4 offset1:6
	ds_read_b64 v[4:5], v54
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[4:5], a[0:15]
	ds_read_b64 v[0:1], v55
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[0:1], a[0:15]
.LBB0_24:
	.loc	1 23 0
	v_mov_b32_e32 v57, s68
	v_or_b32_e32 v56, s67, v12
	v_mov_b32_e32 v5, s45
	v_or_b32_e32 v4, s44, v14
	v_mad_i64_i32 v[0:1], s[50:51], v56, s26, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[56:57]
	v_lshl_add_u64 v[2:3], v[0:1], 1, v[30:31]
	s_and_b64 s[46:47], s[46:47], vcc
	v_cmp_gt_i64_e32 vcc, s[26:27], v[4:5]
	v_lshl_add_u64 v[0:1], s[44:45], 1, v[2:3]
	v_lshlrev_b32_e32 v10, 1, v14
	s_and_b64 s[50:51], s[48:49], vcc
	.loc	1 21 0
	v_accvgpr_read_b32 v6, a15
	v_accvgpr_read_b32 v27, a14
	v_accvgpr_read_b32 v7, a13
	v_accvgpr_read_b32 v34, a12
	v_accvgpr_read_b32 v35, a11
	v_accvgpr_read_b32 v36, a10
	v_accvgpr_read_b32 v37, a9
	v_accvgpr_read_b32 v38, a8
	v_accvgpr_read_b32 v41, a7
	v_accvgpr_read_b32 v40, a6
	v_accvgpr_read_b32 v39, a5
	v_accvgpr_read_b32 v43, a3
	v_accvgpr_read_b32 v45, a2
	v_accvgpr_read_b32 v44, a1
	v_accvgpr_read_b32 v46, a0
	v_accvgpr_read_b32 v42, a4
	.loc	1 23 0
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
	s_and_b64 s[52:53], s[46:47], s[50:51]
	s_and_saveexec_b64 s[50:51], s[52:53]
	s_cbranch_execz .LBB0_26
	v_cvt_f16_f32_e32 v10, v46
	v_cvt_f16_f32_e32 v44, v44
	v_cvt_f16_f32_e32 v45, v45
	v_cvt_f16_f32_e32 v43, v43
	v_cvt_f16_f32_e32 v40, v40
	v_pack_b32_f16 v44, v10, v44
	v_cvt_f16_f32_e32 v10, v41
	v_cvt_f16_f32_e32 v39, v39
	v_cvt_f16_f32_e32 v41, v42
	v_pack_b32_f16 v45, v45, v43
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[2:3]
	global_store_dwordx2 v[4:5], v[44:45], off
	v_pack_b32_f16 v5, v40, v10
	v_pack_b32_f16 v4, v41, v39
	global_store_dwordx2 v[0:1], v[4:5], off offset:16
.LBB0_26:
	s_or_b64 exec, exec, s[50:51]
	v_mov_b32_e32 v5, s45
	v_or_b32_e32 v4, s44, v16
	v_cmp_gt_i64_e32 vcc, s[26:27], v[4:5]
	s_and_b64 s[48:49], s[48:49], vcc
	s_and_b64 s[48:49], s[46:47], s[48:49]
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_28
	v_cvt_f16_f32_e32 v10, v38
	v_cvt_f16_f32_e32 v37, v37
	v_cvt_f16_f32_e32 v36, v36
	v_cvt_f16_f32_e32 v35, v35
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v27, v27
	v_cvt_f16_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v7, v7
	v_lshl_add_u64 v[4:5], s[44:45], 0, v[14:15]
	v_lshl_add_u64 v[2:3], v[4:5], 1, v[2:3]
	v_pack_b32_f16 v5, v27, v6
	v_pack_b32_f16 v4, v34, v7
	v_pack_b32_f16 v7, v36, v35
	v_pack_b32_f16 v6, v10, v37
	global_store_dwordx2 v[2:3], v[6:7], off offset:32
	global_store_dwordx2 v[0:1], v[4:5], off offset:48
.LBB0_28:
	s_or_b64 exec, exec, s[46:47]
	.loc	1 25 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_5
	s_lshl_b64 s[46:47], s[22:23], 2
	v_lshl_add_u64 v[0:1], v[32:33], 0, s[46:47]
	global_atomic_swap v[0:1], v72, off sc1
	s_branch .LBB0_5
.LBB0_30:
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
		.amdhsa_next_free_vgpr 92
		.amdhsa_next_free_sgpr 72
		.amdhsa_accum_offset 76
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
	.set gemm_reduce_scatter.num_vgpr, 73
	.set gemm_reduce_scatter.num_agpr, 16
	.set gemm_reduce_scatter.numbered_sgpr, 72
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
    .sgpr_count:     78
    .sgpr_spill_count: 0
    .symbol:         gemm_reduce_scatter.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     92
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
