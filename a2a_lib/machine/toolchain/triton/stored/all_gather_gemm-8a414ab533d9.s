; lds 8192
	.file	1 "all_gather_gemm"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	all_gather_gemm
	.p2align	8
	.type	all_gather_gemm,@function
all_gather_gemm:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 4 0
	s_abs_i32 s33, s13
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s17, 0, s33
	s_mov_b32 s18, s15
	s_abs_i32 s15, s14
	v_rcp_iflag_f32_e32 v1, v1
	s_load_dword s54, s[0:1], 0x44
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s57, s54, s13
	v_readfirstlane_b32 s55, v1
	s_mul_i32 s17, s17, s55
	s_mul_hi_u32 s17, s55, s17
	s_add_i32 s55, s55, s17
	s_mul_hi_u32 s17, s15, s55
	s_mul_i32 s19, s17, s33
	s_sub_i32 s15, s15, s19
	s_add_i32 s19, s17, 1
	s_sub_i32 s20, s15, s33
	s_cmp_ge_u32 s15, s33
	s_cselect_b32 s17, s19, s17
	s_cselect_b32 s15, s20, s15
	s_add_i32 s19, s17, 1
	s_cmp_ge_u32 s15, s33
	s_cselect_b32 s15, s19, s17
	s_abs_i32 s56, s54
	v_cvt_f32_u32_e32 v1, s56
	s_mov_b32 s17, 0
	s_cmp_lt_i32 s57, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s19, v1
	s_cbranch_scc1 .LBB0_38
	s_load_dwordx2 s[20:21], s[0:1], 0x38
	s_load_dword s58, s[0:1], 0x40
	s_xor_b32 s0, s14, s13
	s_ashr_i32 s0, s0, 31
	s_sub_i32 s36, 0, s56
	s_xor_b32 s1, s15, s0
	s_mul_i32 s14, s36, s19
	s_sub_i32 s0, s1, s0
	s_mul_hi_u32 s14, s19, s14
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_add_i32 s19, s19, s14
	s_mul_hi_u32 s14, s0, s19
	s_mul_i32 s15, s14, s56
	s_ashr_i32 s13, s54, 31
	s_sub_i32 s0, s0, s15
	s_xor_b32 s1, s1, s13
	s_add_i32 s15, s14, 1
	s_sub_i32 s19, s0, s56
	s_cmp_ge_u32 s0, s56
	s_cselect_b32 s14, s15, s14
	s_cselect_b32 s0, s19, s0
	s_add_i32 s15, s14, 1
	s_cmp_ge_u32 s0, s56
	s_cselect_b32 s0, s15, s14
	s_xor_b32 s0, s0, s1
	s_sub_i32 s22, s0, s1
	s_add_i32 s0, s22, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s59, s0, 6
	s_add_i32 s0, s18, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_waitcnt lgkmcnt(0)
	s_add_i32 s14, s20, 31
	s_ashr_i32 s60, s0, 6
	s_ashr_i32 s0, s14, 31
	s_lshr_b32 s0, s0, 27
	s_add_i32 s0, s14, s0
	s_ashr_i32 s25, s20, 31
	.loc	1 0 0
	s_ashr_i32 s19, s18, 31
	.loc	1 4 0
	s_ashr_i32 s23, s22, 31
	s_add_i32 s62, s58, s16
	s_lshl_b32 s16, s60, 3
	v_lshlrev_b32_e32 v2, 3, v0
	s_ashr_i32 s15, s0, 5
	v_and_b32_e32 v2, 24, v2
	s_cmp_gt_i32 s14, 31
	s_cselect_b64 s[26:27], -1, 0
	v_cmp_gt_i32_e32 vcc, s20, v2
	s_and_b64 s[28:29], vcc, s[26:27]
	s_cmp_gt_i32 s14, 63
	s_cselect_b64 s[30:31], -1, 0
	s_max_i32 s70, s15, 2
	s_cmp_lg_u32 s70, 2
	s_mov_b32 s24, s20
	s_mul_hi_i32 s63, s22, s20
	s_mul_i32 s64, s22, s20
	s_cselect_b64 s[34:35], -1, 0
	s_abs_i32 s20, s58
	v_and_b32_e32 v4, 0x80, v0
	v_cvt_f32_u32_e32 v20, s20
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v5, 2, v4
	v_or_b32_e32 v12, v5, v3
	v_and_b32_e32 v5, 32, v0
	v_and_b32_e32 v7, 64, v0
	v_lshlrev_b32_e32 v46, 6, v3
	v_lshlrev_b32_e32 v3, 2, v0
	v_lshrrev_b32_e32 v6, 3, v5
	v_lshrrev_b32_e32 v10, 1, v7
	v_and_b32_e32 v3, 56, v3
	v_lshrrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v7, 5, v7
	v_xor_b32_e32 v3, v3, v5
	v_add3_u32 v48, 0, v5, v7
	v_rcp_iflag_f32_e32 v5, v20
	s_abs_i32 s65, s16
	v_readfirstlane_b32 s37, v1
	s_mul_i32 s36, s36, s37
	v_mul_f32_e32 v1, 0x4f7ffffe, v5
	v_cvt_f32_u32_e32 v5, s65
	v_cvt_u32_f32_e32 v1, v1
	s_mul_hi_u32 s36, s37, s36
	s_add_i32 s66, s37, s36
	v_rcp_iflag_f32_e32 v5, v5
	v_readfirstlane_b32 s37, v1
	s_sub_i32 s36, 0, s20
	s_mul_i32 s36, s36, s37
	v_mul_f32_e32 v1, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v1, v1
	s_mul_hi_u32 s36, s37, s36
	v_mov_b32_e32 v11, 0
	v_or_b32_e32 v14, v6, v10
	v_lshlrev_b32_e32 v10, 1, v2
	v_lshlrev_b32_e32 v13, 4, v0
	v_and_b32_e32 v6, 56, v0
	v_lshlrev_b32_e32 v4, 4, v4
	s_add_i32 s67, s37, s36
	s_ashr_i32 s68, s16, 31
	s_sub_i32 s16, 0, s65
	v_readfirstlane_b32 s36, v1
	v_lshrrev_b32_e32 v8, 2, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshl_add_u64 v[18:19], s[6:7], 0, v[10:11]
	v_xor_b32_e32 v17, v13, v6
	v_or3_b32 v47, v3, v4, v46
	v_or_b32_e32 v10, 32, v2
	s_mul_i32 s16, s16, s36
	v_and_b32_e32 v0, 3, v0
	v_mov_b32_e32 v1, 0x80
	v_xor_b32_e32 v6, 8, v17
	v_xor_b32_e32 v3, 16, v47
	v_xor_b32_e32 v4, 32, v47
	v_xor_b32_e32 v27, 48, v47
	v_cmp_gt_i64_e64 s[14:15], s[24:25], v[10:11]
	s_mul_hi_u32 s16, s36, s16
	v_lshl_or_b32 v20, v0, 4, v1
	v_mov_b32_e32 v21, v11
	v_or_b32_e32 v10, 64, v2
	s_mul_i32 s61, s59, s60
	v_mov_b32_e32 v9, v11
	v_or_b32_e32 v16, 16, v14
	v_mov_b32_e32 v15, v11
	s_add_i32 s69, s36, s16
	s_add_i32 s70, s70, -2
	v_lshl_add_u64 v[22:23], s[6:7], 0, v[20:21]
	s_lshl_b64 s[36:37], s[24:25], 1
	v_mov_b64_e32 v[24:25], v[10:11]
	v_lshlrev_b32_e32 v26, 1, v2
	v_add_u32_e32 v49, 0, v6
	v_add_u32_e32 v50, 0, v3
	v_add_u32_e32 v51, 0, v4
	v_add_u32_e32 v52, 0, v27
	s_mov_b32 s71, 0
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s71, s71, 1
	s_cmp_lg_u32 s71, s57
	s_cbranch_scc0 .LBB0_38
.LBB0_3:
	s_mul_hi_u32 s16, s71, s66
	s_mul_i32 s38, s16, s56
	s_sub_i32 s38, s71, s38
	s_add_i32 s39, s16, 1
	s_sub_i32 s40, s38, s56
	s_cmp_ge_u32 s38, s56
	s_cselect_b32 s16, s39, s16
	s_cselect_b32 s38, s40, s38
	s_add_i32 s39, s16, 1
	s_cmp_ge_u32 s38, s56
	s_cselect_b32 s16, s39, s16
	s_xor_b32 s16, s16, s13
	s_sub_i32 s16, s16, s13
	s_add_i32 s38, s16, s12
	s_ashr_i32 s39, s38, 31
	s_abs_i32 s38, s38
	s_mul_hi_u32 s40, s38, s55
	s_mul_i32 s40, s40, s33
	s_sub_i32 s38, s38, s40
	s_sub_i32 s40, s38, s33
	s_cmp_ge_u32 s38, s33
	s_cselect_b32 s38, s40, s38
	s_sub_i32 s40, s38, s33
	s_cmp_ge_u32 s38, s33
	s_cselect_b32 s38, s40, s38
	s_xor_b32 s38, s38, s39
	s_sub_i32 s38, s38, s39
	s_mul_i32 s16, s16, s54
	s_sub_i32 s16, s71, s16
	s_mul_i32 s42, s38, s54
	s_add_i32 s39, s42, s16
	s_mul_i32 s46, s39, s22
	s_cmp_eq_u32 s38, s12
	s_mov_b64 s[44:45], -1
	s_cbranch_scc1 .LBB0_11
	s_ashr_i32 s43, s42, 31
	s_lshl_b64 s[38:39], s[42:43], 2
	s_add_u32 s40, s10, s38
	s_addc_u32 s41, s11, s39
	s_lshl_b64 s[38:39], s[16:17], 2
	s_add_u32 s38, s40, s38
	s_addc_u32 s39, s41, s39
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[42:43]
	v_readfirstlane_b32 s42, v0
	s_nop 1
	v_mov_b32_e32 v0, s42
	ds_write_b32 v11, v0
.LBB0_6:
	s_or_b64 exec, exec, s[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s21, v0
	s_cbranch_vccnz .LBB0_10
.LBB0_7:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[40:41], s[0:1]
	s_cbranch_execz .LBB0_6
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_5
	global_load_dword v0, v11, s[38:39] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_5
.LBB0_10:
	s_mul_hi_i32 s39, s46, s24
	s_mul_i32 s38, s46, s24
	s_ashr_i32 s41, s46, 31
	s_lshl_b64 s[38:39], s[38:39], 1
	s_add_u32 s38, s4, s38
	s_addc_u32 s39, s5, s39
	s_mov_b64 s[44:45], 0
.LBB0_11:
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_13
	s_mul_i32 s38, s63, s16
	s_mul_hi_u32 s39, s64, s16
	s_add_i32 s39, s39, s38
	s_mul_i32 s38, s64, s16
	s_lshl_b64 s[38:39], s[38:39], 1
	s_add_u32 s38, s2, s38
	s_addc_u32 s39, s3, s39
	s_ashr_i32 s41, s46, 31
.LBB0_13:
	s_mul_i32 s16, s71, s61
	s_ashr_i32 s40, s16, 31
	s_abs_i32 s16, s16
	s_mul_hi_u32 s42, s16, s67
	s_mul_i32 s42, s42, s20
	s_sub_i32 s16, s16, s42
	s_sub_i32 s42, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s42, s16
	s_sub_i32 s42, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s42, s16
	s_xor_b32 s16, s16, s40
	s_sub_i32 s16, s40, s16
	s_add_i32 s16, s62, s16
	s_ashr_i32 s40, s16, 31
	s_abs_i32 s16, s16
	s_mul_hi_u32 s42, s16, s67
	s_mul_i32 s42, s42, s20
	s_sub_i32 s16, s16, s42
	s_sub_i32 s42, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s42, s16
	s_sub_i32 s42, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s42, s16
	s_xor_b32 s16, s16, s40
	s_sub_i32 s16, s16, s40
	s_cmp_ge_i32 s16, s61
	s_cbranch_scc1 .LBB0_2
	s_mul_i32 s40, s46, s19
	s_mul_hi_u32 s42, s46, s18
	s_add_i32 s40, s42, s40
	s_mul_i32 s41, s41, s18
	s_add_i32 s41, s40, s41
	s_mul_i32 s40, s46, s18
	s_lshl_b64 s[40:41], s[40:41], 1
	s_add_u32 s40, s8, s40
	v_mov_b32_e32 v27, v11
	s_addc_u32 s41, s9, s41
	v_lshl_add_u64 v[28:29], s[38:39], 0, v[26:27]
	v_lshl_add_u64 v[30:31], s[38:39], 0, v[20:21]
	s_branch .LBB0_16
.LBB0_15:
	s_or_b64 exec, exec, s[44:45]
	s_add_i32 s16, s16, s58
	s_cmp_lt_i32 s16, s61
	s_cbranch_scc0 .LBB0_2
.LBB0_16:
	s_abs_i32 s43, s16
	s_mul_hi_u32 s44, s43, s69
	s_mul_i32 s45, s44, s65
	s_ashr_i32 s42, s16, 31
	s_sub_i32 s43, s43, s45
	s_xor_b32 s42, s42, s68
	s_add_i32 s45, s44, 1
	s_sub_i32 s46, s43, s65
	s_cmp_ge_u32 s43, s65
	s_cselect_b32 s44, s45, s44
	s_cselect_b32 s43, s46, s43
	s_add_i32 s45, s44, 1
	s_cmp_ge_u32 s43, s65
	s_cselect_b32 s43, s45, s44
	s_xor_b32 s43, s43, s42
	s_sub_i32 s42, s43, s42
	s_lshl_b32 s42, s42, 3
	s_sub_i32 s43, s59, s42
	s_min_i32 s43, s43, 8
	s_abs_i32 s44, s43
	v_cvt_f32_u32_e32 v0, s44
	s_sub_i32 s48, 0, s44
	s_mul_i32 s45, s42, s60
	s_sub_i32 s45, s16, s45
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s47, s45
	s_xor_b32 s46, s45, s43
	s_ashr_i32 s46, s46, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_readfirstlane_b32 s49, v0
	s_mul_i32 s48, s48, s49
	s_mul_hi_u32 s48, s49, s48
	s_add_i32 s49, s49, s48
	s_mul_hi_u32 s48, s47, s49
	s_mul_i32 s49, s48, s44
	s_sub_i32 s47, s47, s49
	s_add_i32 s49, s48, 1
	s_sub_i32 s50, s47, s44
	s_cmp_ge_u32 s47, s44
	s_cselect_b32 s48, s49, s48
	s_cselect_b32 s47, s50, s47
	s_add_i32 s49, s48, 1
	s_cmp_ge_u32 s47, s44
	s_cselect_b32 s44, s49, s48
	s_xor_b32 s44, s44, s46
	s_sub_i32 s46, s44, s46
	s_mul_i32 s43, s46, s43
	s_sub_i32 s43, s45, s43
	s_add_i32 s42, s42, s43
	s_lshl_b32 s72, s42, 6
	s_ashr_i32 s73, s72, 31
	v_mov_b32_e32 v33, s73
	v_or_b32_e32 v32, s72, v8
	s_cmp_gt_i32 s72, -1
	s_cselect_b64 s[44:45], -1, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[32:33]
	s_and_b64 s[48:49], s[44:45], vcc
	v_mad_i64_i32 v[0:1], s[42:43], v32, s24, 0
	s_and_b64 s[50:51], s[48:49], s[28:29]
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	s_and_saveexec_b64 s[42:43], s[50:51]
	s_cbranch_execz .LBB0_18
	v_lshl_add_u64 v[4:5], v[0:1], 1, v[28:29]
	global_load_dwordx4 v[36:39], v[4:5], off
.LBB0_18:
	s_or_b64 exec, exec, s[42:43]
	s_lshl_b32 s42, s46, 6
	s_ashr_i32 s43, s42, 31
	v_or_b32_e32 v4, s42, v8
	v_mov_b32_e32 v5, s43
	v_mad_i64_i32 v[34:35], s[46:47], v4, s24, 0
	s_cmp_gt_i32 s42, -1
	s_cselect_b64 s[46:47], -1, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[4:5]
	s_and_b64 s[50:51], s[46:47], vcc
	s_and_b64 s[74:75], s[50:51], s[28:29]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[52:53], s[74:75]
	s_cbranch_execz .LBB0_20
	v_lshl_add_u64 v[2:3], v[34:35], 1, v[18:19]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_20:
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v53, 0, v17
	v_add_u32_e32 v54, 0, v13
	v_mov_b32_e32 v56, 0
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
	s_andn2_b64 vcc, exec, s[30:31]
	v_add_u32_e32 v10, 0, v47
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v53, v[36:37]
	ds_write_b64 v49, v[38:39]
	ds_write_b128 v54, v[2:5] offset:4096
	s_cbranch_vccnz .LBB0_32
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[42:43], v10
	ds_read_b64 v[40:41], v50
	ds_read_b64 v[38:39], v51
	ds_read_b64 v[36:37], v52
	s_and_b64 s[74:75], s[48:49], s[14:15]
	s_setprio 1
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	s_and_saveexec_b64 s[52:53], s[74:75]
	s_cbranch_execz .LBB0_23
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[38:39]
	v_mov_b32_e32 v27, v11
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[26:27]
	global_load_dwordx4 v[56:59], v[0:1], off offset:64
.LBB0_23:
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v0, v48, v46
	v_add_u32_e32 v55, 0x1000, v0
	ds_read2_b64 v[4:7], v55 offset1:2
	ds_read2_b64 v[0:3], v55 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[74:75], s[50:51], s[14:15]
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[52:53], s[74:75]
	s_cbranch_execz .LBB0_25
	v_lshl_add_u64 v[34:35], v[34:35], 1, s[6:7]
	v_mov_b32_e32 v27, v11
	v_lshl_add_u64 v[34:35], v[34:35], 0, v[26:27]
	global_load_dwordx4 v[60:63], v[34:35], off offset:64
.LBB0_25:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[42:43], 0
	s_setprio 1
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[40:41], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[38:39], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[36:37], a[0:15]
	s_setprio 0
	s_andn2_b64 vcc, exec, s[34:35]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v53, v[56:57]
	ds_write_b64 v49, v[58:59]
	ds_write_b128 v54, v[60:63] offset:4096
	s_cbranch_vccnz .LBB0_32
	v_lshl_add_u64 v[0:1], v[8:9], 0, s[42:43]
	v_mul_lo_u32 v1, s36, v1
	v_mul_lo_u32 v2, s37, v0
	v_mad_u64_u32 v[34:35], s[52:53], s36, v0, v[22:23]
	v_add3_u32 v35, v2, v35, v1
	v_mad_u64_u32 v[36:37], s[52:53], s36, v32, v[30:31]
	v_mul_lo_u32 v0, s36, v33
	v_mul_lo_u32 v1, s37, v32
	v_add3_u32 v37, v1, v37, v0
	v_mov_b64_e32 v[32:33], v[24:25]
	s_mov_b32 s74, s70
	s_branch .LBB0_28
.LBB0_27:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[44:45], a[0:15]
	s_setprio 1
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[42:43], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[40:41], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[38:39], a[0:15]
	s_setprio 0
	s_add_i32 s74, s74, -1
	v_lshl_add_u64 v[34:35], v[34:35], 0, 64
	v_lshl_add_u64 v[36:37], v[36:37], 0, 64
	s_cmp_lg_u32 s74, 0
	v_lshl_add_u64 v[32:33], v[32:33], 0, 32
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v53, v[60:61]
	ds_write_b64 v49, v[62:63]
	ds_write_b128 v54, v[56:59] offset:4096
	s_cbranch_scc0 .LBB0_32
.LBB0_28:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[44:45], v10
	ds_read_b64 v[42:43], v50
	ds_read_b64 v[40:41], v51
	ds_read_b64 v[38:39], v52
	v_cmp_gt_i64_e32 vcc, s[24:25], v[32:33]
	s_and_b64 s[76:77], s[48:49], vcc
	s_setprio 1
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[52:53], s[76:77]
	s_cbranch_execz .LBB0_30
	global_load_dwordx4 v[60:63], v[36:37], off
.LBB0_30:
	s_or_b64 exec, exec, s[52:53]
	ds_read2_b64 v[4:7], v55 offset1:2
	ds_read2_b64 v[0:3], v55 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[76:77], s[50:51], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	s_and_saveexec_b64 s[52:53], s[76:77]
	s_cbranch_execz .LBB0_27
	global_load_dwordx4 v[56:59], v[34:35], off
	s_branch .LBB0_27
.LBB0_32:
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_34
	v_add_u32_e32 v0, v48, v46
	v_add_u32_e32 v6, 0x1000, v0
	ds_read2_b64 v[0:3], v6 offset1:2
	ds_read_b64 v[4:5], v10
	v_accvgpr_read_b32 v54, a0
	v_accvgpr_read_b32 v55, a1
	v_accvgpr_read_b32 v56, a2
	v_accvgpr_read_b32 v57, a3
	v_accvgpr_read_b32 v58, a4
	v_accvgpr_read_b32 v59, a5
	v_accvgpr_read_b32 v60, a6
	v_accvgpr_read_b32 v61, a7
	v_accvgpr_read_b32 v62, a8
	v_accvgpr_read_b32 v63, a9
	v_accvgpr_read_b32 v64, a10
	v_accvgpr_read_b32 v65, a11
	v_accvgpr_read_b32 v66, a12
	v_accvgpr_read_b32 v67, a13
	v_accvgpr_read_b32 v68, a14
	v_accvgpr_read_b32 v69, a15
	v_accvgpr_write_b32 a0, v54
	v_accvgpr_write_b32 a1, v55
	v_accvgpr_write_b32 a2, v56
	v_accvgpr_write_b32 a3, v57
	v_accvgpr_write_b32 a4, v58
	v_accvgpr_write_b32 a5, v59
	v_accvgpr_write_b32 a6, v60
	v_accvgpr_write_b32 a7, v61
	v_accvgpr_write_b32 a8, v62
	v_accvgpr_write_b32 a9, v63
	v_accvgpr_write_b32 a10, v64
	v_accvgpr_write_b32 a11, v65
	v_accvgpr_write_b32 a12, v66
	v_accvgpr_write_b32 a13, v67
	v_accvgpr_write_b32 a14, v68
	v_accvgpr_write_b32 a15, v69
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[4:5], a[0:15]
	ds_read_b64 v[0:1], v50
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[0:1], a[0:15]
	ds_read2_b64 v[0:3], v6 offset0:4 offset1:6
	ds_read_b64 v[4:5], v51
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[4:5], a[0:15]
	ds_read_b64 v[0:1], v52
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[0:1], a[0:15]
.LBB0_34:
	v_mov_b32_e32 v55, s73
	v_or_b32_e32 v54, s72, v12
	v_mov_b32_e32 v5, s43
	v_or_b32_e32 v4, s42, v14
	v_mad_i64_i32 v[0:1], s[48:49], v54, s18, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[54:55]
	v_lshl_add_u64 v[2:3], v[0:1], 1, s[40:41]
	s_and_b64 s[44:45], s[44:45], vcc
	v_cmp_gt_i64_e32 vcc, s[18:19], v[4:5]
	v_lshl_add_u64 v[0:1], s[42:43], 1, v[2:3]
	v_lshlrev_b32_e32 v10, 1, v14
	s_and_b64 s[48:49], s[46:47], vcc
	v_accvgpr_read_b32 v6, a15
	v_accvgpr_read_b32 v27, a14
	v_accvgpr_read_b32 v7, a13
	v_accvgpr_read_b32 v32, a12
	v_accvgpr_read_b32 v33, a11
	v_accvgpr_read_b32 v34, a10
	v_accvgpr_read_b32 v35, a9
	v_accvgpr_read_b32 v36, a8
	v_accvgpr_read_b32 v39, a7
	v_accvgpr_read_b32 v38, a6
	v_accvgpr_read_b32 v37, a5
	v_accvgpr_read_b32 v41, a3
	v_accvgpr_read_b32 v43, a2
	v_accvgpr_read_b32 v42, a1
	v_accvgpr_read_b32 v44, a0
	v_accvgpr_read_b32 v40, a4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
	s_and_b64 s[50:51], s[44:45], s[48:49]
	s_and_saveexec_b64 s[48:49], s[50:51]
	s_cbranch_execz .LBB0_36
	v_cvt_f16_f32_e32 v10, v44
	v_cvt_f16_f32_e32 v42, v42
	v_cvt_f16_f32_e32 v43, v43
	v_cvt_f16_f32_e32 v41, v41
	v_cvt_f16_f32_e32 v38, v38
	v_pack_b32_f16 v42, v10, v42
	v_cvt_f16_f32_e32 v10, v39
	v_cvt_f16_f32_e32 v37, v37
	v_cvt_f16_f32_e32 v39, v40
	v_pack_b32_f16 v43, v43, v41
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[2:3]
	global_store_dwordx2 v[4:5], v[42:43], off
	v_pack_b32_f16 v5, v38, v10
	v_pack_b32_f16 v4, v39, v37
	global_store_dwordx2 v[0:1], v[4:5], off offset:16
.LBB0_36:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v5, s43
	v_or_b32_e32 v4, s42, v16
	v_cmp_gt_i64_e32 vcc, s[18:19], v[4:5]
	s_and_b64 s[46:47], s[46:47], vcc
	s_and_b64 s[46:47], s[44:45], s[46:47]
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_15
	v_cvt_f16_f32_e32 v10, v36
	v_cvt_f16_f32_e32 v35, v35
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v33, v33
	v_cvt_f16_f32_e32 v32, v32
	v_cvt_f16_f32_e32 v27, v27
	v_cvt_f16_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v7, v7
	v_lshl_add_u64 v[4:5], s[42:43], 0, v[14:15]
	v_lshl_add_u64 v[2:3], v[4:5], 1, v[2:3]
	v_pack_b32_f16 v5, v27, v6
	v_pack_b32_f16 v4, v32, v7
	v_pack_b32_f16 v7, v34, v33
	v_pack_b32_f16 v6, v10, v35
	global_store_dwordx2 v[2:3], v[6:7], off offset:32
	global_store_dwordx2 v[0:1], v[4:5], off offset:48
	s_branch .LBB0_15
.LBB0_38:
	.loc	1 3 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_gather_gemm
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
		.amdhsa_next_free_vgpr 88
		.amdhsa_next_free_sgpr 78
		.amdhsa_accum_offset 72
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
	.size	all_gather_gemm, .Lfunc_end0-all_gather_gemm
	.set all_gather_gemm.num_vgpr, 70
	.set all_gather_gemm.num_agpr, 16
	.set all_gather_gemm.numbered_sgpr, 78
	.set all_gather_gemm.num_named_barrier, 0
	.set all_gather_gemm.private_seg_size, 0
	.set all_gather_gemm.uses_vcc, 1
	.set all_gather_gemm.uses_flat_scratch, 0
	.set all_gather_gemm.has_dyn_sized_stack, 0
	.set all_gather_gemm.has_recursion, 0
	.set all_gather_gemm.has_indirect_call, 0
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
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
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
    .max_flat_workgroup_size: 256
    .name:           all_gather_gemm
    .private_segment_fixed_size: 0
    .sgpr_count:     84
    .sgpr_spill_count: 0
    .symbol:         all_gather_gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     88
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
