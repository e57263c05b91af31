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
	v_cvt_f32_u32_e32 v9, s20
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v5, 2, v4
	v_or_b32_e32 v20, v5, v3
	v_and_b32_e32 v5, 32, v0
	v_and_b32_e32 v7, 64, v0
	v_lshlrev_b32_e32 v46, 6, v3
	v_lshlrev_b32_e32 v3, 2, v0
	v_lshrrev_b32_e32 v6, 3, v5
	v_lshrrev_b32_e32 v8, 1, v7
	v_and_b32_e32 v3, 56, v3
	v_lshrrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v7, 5, v7
	v_xor_b32_e32 v3, v3, v5
	v_add3_u32 v48, 0, v5, v7
	v_rcp_iflag_f32_e32 v5, v9
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
	v_mov_b32_e32 v19, 0
	v_or_b32_e32 v22, v6, v8
	v_lshlrev_b32_e32 v18, 1, v2
	v_lshlrev_b32_e32 v21, 4, v0
	v_and_b32_e32 v6, 56, v0
	v_lshlrev_b32_e32 v4, 4, v4
	s_add_i32 s67, s37, s36
	s_ashr_i32 s68, s16, 31
	s_sub_i32 s16, 0, s65
	v_readfirstlane_b32 s36, v1
	v_lshrrev_b32_e32 v16, 2, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshl_add_u64 v[26:27], s[6:7], 0, v[18:19]
	v_xor_b32_e32 v25, v21, v6
	v_or3_b32 v47, v3, v4, v46
	v_or_b32_e32 v18, 32, v2
	s_mul_i32 s16, s16, s36
	v_and_b32_e32 v0, 3, v0
	v_mov_b32_e32 v1, 0x80
	v_xor_b32_e32 v6, 8, v25
	v_xor_b32_e32 v3, 16, v47
	v_xor_b32_e32 v4, 32, v47
	v_xor_b32_e32 v8, 48, v47
	v_cmp_gt_i64_e64 s[14:15], s[24:25], v[18:19]
	s_mul_hi_u32 s16, s36, s16
	v_lshl_or_b32 v28, v0, 4, v1
	v_mov_b32_e32 v29, v19
	v_or_b32_e32 v18, 64, v2
	s_mul_i32 s61, s59, s60
	v_mov_b32_e32 v17, v19
	v_or_b32_e32 v24, 16, v22
	v_mov_b32_e32 v23, v19
	s_add_i32 s69, s36, s16
	s_add_i32 s70, s70, -2
	v_lshl_add_u64 v[30:31], s[6:7], 0, v[28:29]
	s_lshl_b64 s[36:37], s[24:25], 1
	v_mov_b64_e32 v[32:33], v[18:19]
	s_movk_i32 s71, 0x7fff
	s_mov_b32 s72, 0x5040100
	v_lshlrev_b32_e32 v34, 1, v2
	v_add_u32_e32 v49, 0, v6
	v_add_u32_e32 v50, 0, v3
	v_add_u32_e32 v51, 0, v4
	v_add_u32_e32 v52, 0, v8
	v_mov_b32_e32 v53, 0x7fff
	s_mov_b32 s73, 0
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s73, s73, 1
	s_cmp_lg_u32 s73, s57
	s_cbranch_scc0 .LBB0_38
.LBB0_3:
	s_mul_hi_u32 s16, s73, s66
	s_mul_i32 s38, s16, s56
	s_sub_i32 s38, s73, s38
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
	s_sub_i32 s16, s73, s16
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
	ds_write_b32 v19, v0
.LBB0_6:
	s_or_b64 exec, exec, s[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v19
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
	global_load_dword v0, v19, s[38:39] sc0 sc1
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
	s_mul_i32 s16, s73, s61
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
	v_mov_b32_e32 v35, v19
	s_addc_u32 s41, s9, s41
	v_lshl_add_u64 v[36:37], s[38:39], 0, v[34:35]
	v_lshl_add_u64 v[38:39], s[38:39], 0, v[28:29]
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
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
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
	s_sub_i32 s44, s44, s46
	s_mul_i32 s43, s44, s43
	s_sub_i32 s43, s45, s43
	s_add_i32 s42, s42, s43
	s_lshl_b32 s74, s42, 6
	s_ashr_i32 s75, s74, 31
	v_mov_b32_e32 v9, s75
	v_or_b32_e32 v8, s74, v16
	s_cmp_gt_i32 s74, -1
	s_cselect_b64 s[46:47], -1, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[8:9]
	s_and_b64 s[48:49], s[46:47], vcc
	v_mad_i64_i32 v[0:1], s[42:43], v8, s24, 0
	s_and_b64 s[50:51], s[48:49], s[28:29]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[42:43], s[50:51]
	s_cbranch_execz .LBB0_18
	v_lshl_add_u64 v[4:5], v[0:1], 1, v[36:37]
	global_load_dwordx4 v[12:15], v[4:5], off
.LBB0_18:
	s_or_b64 exec, exec, s[42:43]
	s_lshl_b32 s42, s44, 6
	s_ashr_i32 s43, s42, 31
	v_or_b32_e32 v4, s42, v16
	v_mov_b32_e32 v5, s43
	v_mad_i64_i32 v[10:11], s[44:45], v4, s24, 0
	s_cmp_gt_i32 s42, -1
	s_cselect_b64 s[44:45], -1, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[4:5]
	s_and_b64 s[50:51], s[44:45], vcc
	s_and_b64 s[76:77], s[50:51], s[28:29]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[52:53], s[76:77]
	s_cbranch_execz .LBB0_20
	v_lshl_add_u64 v[2:3], v[10:11], 1, v[26:27]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_20:
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v54, 0, v25
	v_add_u32_e32 v55, 0, v21
	v_mov_b32_e32 v58, 0
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
	v_accvgpr_write_b32 a7, 0
	s_andn2_b64 vcc, exec, s[30:31]
	v_add_u32_e32 v18, 0, v47
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v54, v[12:13]
	ds_write_b64 v49, v[14:15]
	ds_write_b128 v55, v[2:5] offset:4096
	s_cbranch_vccnz .LBB0_32
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[42:43], v18
	ds_read_b64 v[40:41], v50
	ds_read_b64 v[14:15], v51
	ds_read_b64 v[12:13], v52
	s_and_b64 s[76:77], s[48:49], s[14:15]
	s_setprio 1
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[52:53], s[76:77]
	s_cbranch_execz .LBB0_23
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[38:39]
	v_mov_b32_e32 v35, v19
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[34:35]
	global_load_dwordx4 v[58:61], v[0:1], off offset:64
.LBB0_23:
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v0, v48, v46
	v_add_u32_e32 v56, 0x1000, v0
	ds_read2_b64 v[4:7], v56 offset1:2
	ds_read2_b64 v[0:3], v56 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[76:77], s[50:51], s[14:15]
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	s_and_saveexec_b64 s[52:53], s[76:77]
	s_cbranch_execz .LBB0_25
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[6:7]
	v_mov_b32_e32 v35, v19
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[34:35]
	global_load_dwordx4 v[62:65], v[10:11], off offset:64
.LBB0_25:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[42:43], 0
	s_setprio 1
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[40:41], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[14:15], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[12:13], a[0:15]
	s_setprio 0
	s_andn2_b64 vcc, exec, s[34:35]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v54, v[58:59]
	ds_write_b64 v49, v[60:61]
	ds_write_b128 v55, v[62:65] offset:4096
	s_cbranch_vccnz .LBB0_32
	v_lshl_add_u64 v[0:1], v[16:17], 0, s[42:43]
	v_mul_lo_u32 v1, s36, v1
	v_mul_lo_u32 v2, s37, v0
	v_mad_u64_u32 v[10:11], s[52:53], s36, v0, v[30:31]
	v_add3_u32 v11, v2, v11, v1
	v_mad_u64_u32 v[12:13], s[52:53], s36, v8, v[38:39]
	v_mul_lo_u32 v0, s36, v9
	v_mul_lo_u32 v1, s37, v8
	v_add3_u32 v13, v1, v13, v0
	v_mov_b64_e32 v[8:9], v[32:33]
	s_mov_b32 s76, s70
	s_branch .LBB0_28
.LBB0_27:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[44:45], a[0:15]
	s_setprio 1
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[42:43], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[40:41], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[14:15], a[0:15]
	s_setprio 0
	s_add_i32 s76, s76, -1
	v_lshl_add_u64 v[10:11], v[10:11], 0, 64
	v_lshl_add_u64 v[12:13], v[12:13], 0, 64
	s_cmp_lg_u32 s76, 0
	v_lshl_add_u64 v[8:9], v[8:9], 0, 32
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v54, v[62:63]
	ds_write_b64 v49, v[64:65]
	ds_write_b128 v55, v[58:61] offset:4096
	s_cbranch_scc0 .LBB0_32
.LBB0_28:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[44:45], v18
	ds_read_b64 v[42:43], v50
	ds_read_b64 v[40:41], v51
	ds_read_b64 v[14:15], v52
	v_cmp_gt_i64_e32 vcc, s[24:25], v[8:9]
	s_and_b64 s[78:79], s[48:49], vcc
	s_setprio 1
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	s_and_saveexec_b64 s[52:53], s[78:79]
	s_cbranch_execz .LBB0_30
	global_load_dwordx4 v[62:65], v[12:13], off
.LBB0_30:
	s_or_b64 exec, exec, s[52:53]
	ds_read2_b64 v[4:7], v56 offset1:2
	ds_read2_b64 v[0:3], v56 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[78:79], s[50:51], vcc
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[52:53], s[78:79]
	s_cbranch_execz .LBB0_27
	global_load_dwordx4 v[58:61], v[10:11], off
	s_branch .LBB0_27
.LBB0_32:
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
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_34
	v_add_u32_e32 v35, v48, v46
	v_add_u32_e32 v35, 0x1000, v35
	ds_read2_b64 v[40:43], v35 offset1:2
	ds_read_b64 v[44:45], v18
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
	ds_read_b64 v[0:1], v50
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[40:41], v[44:45], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[42:43], v[0:1], a[0:15]
	ds_read2_b64 v[0:3], v35 offset0:4 offset1:6
	ds_read_b64 v[4:5], v51
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[4:5], a[0:15]
	ds_read_b64 v[0:1], v52
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
.LBB0_34:
	v_mov_b32_e32 v55, s75
	v_or_b32_e32 v54, s74, v20
	v_mov_b32_e32 v45, s43
	v_or_b32_e32 v44, s42, v22
	v_mad_i64_i32 v[40:41], s[48:49], v54, s18, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[54:55]
	v_lshl_add_u64 v[42:43], v[40:41], 1, s[40:41]
	s_and_b64 s[46:47], s[46:47], vcc
	v_cmp_gt_i64_e32 vcc, s[18:19], v[44:45]
	v_lshl_add_u64 v[40:41], s[42:43], 1, v[42:43]
	v_lshlrev_b32_e32 v18, 1, v22
	s_and_b64 s[48:49], s[44:45], vcc
	v_lshl_add_u64 v[40:41], v[40:41], 0, v[18:19]
	s_and_b64 s[50:51], s[46:47], s[48:49]
	s_and_saveexec_b64 s[48:49], s[50:51]
	s_cbranch_execz .LBB0_36
	v_bfe_u32 v18, v2, 16, 1
	v_bfe_u32 v35, v3, 16, 1
	v_add3_u32 v18, v2, v18, s71
	v_bfe_u32 v54, v0, 16, 1
	v_add3_u32 v35, v3, v35, s71
	v_lshrrev_b32_e32 v18, 16, v18
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v55, v1, 16, 1
	v_add3_u32 v54, v0, v54, s71
	v_lshrrev_b32_e32 v35, 16, v35
	v_cndmask_b32_e32 v2, v53, v18, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_add3_u32 v55, v1, v55, s71
	v_lshrrev_b32_e32 v54, 16, v54
	v_cndmask_b32_e32 v3, v53, v35, vcc
	v_cmp_o_f32_e32 vcc, v0, v0
	v_lshrrev_b32_e32 v55, 16, v55
	v_perm_b32 v3, v3, v2, s72
	v_cndmask_b32_e32 v0, v53, v54, vcc
	v_cmp_o_f32_e32 vcc, v1, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v53, v55, vcc
	v_perm_b32 v2, v1, v0, s72
	v_lshl_add_u64 v[0:1], v[44:45], 1, v[42:43]
	global_store_dwordx2 v[0:1], v[2:3], off
	v_bfe_u32 v0, v6, 16, 1
	v_bfe_u32 v1, v7, 16, 1
	v_add3_u32 v0, v6, v0, s71
	v_cmp_o_f32_e32 vcc, v6, v6
	v_bfe_u32 v2, v4, 16, 1
	v_add3_u32 v1, v7, v1, s71
	v_cndmask_b32_sdwa v0, v53, v0, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	v_bfe_u32 v3, v5, 16, 1
	v_add3_u32 v2, v4, v2, s71
	v_cndmask_b32_sdwa v1, v53, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v4, v4
	v_add3_u32 v3, v5, v3, s71
	v_perm_b32 v1, v1, v0, s72
	v_cndmask_b32_sdwa v0, v53, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	s_nop 1
	v_cndmask_b32_sdwa v2, v53, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v0, v2, v0, s72
	global_store_dwordx2 v[40:41], v[0:1], off offset:16
.LBB0_36:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v1, s43
	v_or_b32_e32 v0, s42, v24
	v_cmp_gt_i64_e32 vcc, s[18:19], v[0:1]
	s_and_b64 s[44:45], s[44:45], vcc
	s_and_b64 s[46:47], s[46:47], s[44:45]
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_15
	v_bfe_u32 v2, v14, 16, 1
	v_bfe_u32 v3, v15, 16, 1
	v_add3_u32 v2, v14, v2, s71
	v_bfe_u32 v4, v12, 16, 1
	v_add3_u32 v3, v15, v3, s71
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v14, v14
	v_bfe_u32 v5, v13, 16, 1
	v_add3_u32 v4, v12, v4, s71
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v53, v2, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	v_add3_u32 v5, v13, v5, s71
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v53, v3, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_lshrrev_b32_e32 v5, 16, v5
	v_perm_b32 v3, v3, v2, s72
	v_cndmask_b32_e32 v2, v53, v4, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_bfe_u32 v6, v8, 16, 1
	v_bfe_u32 v7, v9, 16, 1
	v_cndmask_b32_e32 v4, v53, v5, vcc
	v_perm_b32 v2, v4, v2, s72
	v_bfe_u32 v4, v10, 16, 1
	v_bfe_u32 v5, v11, 16, 1
	v_add3_u32 v4, v10, v4, s71
	v_cmp_o_f32_e32 vcc, v10, v10
	v_add3_u32 v5, v11, v5, s71
	v_add3_u32 v6, v8, v6, s71
	v_cndmask_b32_sdwa v4, v53, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	v_add3_u32 v7, v9, v7, s71
	v_lshl_add_u64 v[0:1], s[42:43], 0, v[22:23]
	v_cndmask_b32_sdwa v5, v53, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v8, v8
	v_perm_b32 v5, v5, v4, s72
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[42:43]
	v_cndmask_b32_sdwa v4, v53, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	s_nop 1
	v_cndmask_b32_sdwa v6, v53, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v6, v4, s72
	global_store_dwordx2 v[0:1], v[4:5], off offset:32
	global_store_dwordx2 v[40:41], v[2:3], off offset:48
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
		.amdhsa_next_free_vgpr 84
		.amdhsa_next_free_sgpr 80
		.amdhsa_accum_offset 68
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
	.set all_gather_gemm.num_vgpr, 66
	.set all_gather_gemm.num_agpr, 16
	.set all_gather_gemm.numbered_sgpr, 80
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
    .sgpr_count:     86
    .sgpr_spill_count: 0
    .symbol:         all_gather_gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     84
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
