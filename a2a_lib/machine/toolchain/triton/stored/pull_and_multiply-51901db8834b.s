; lds 8192
	.file	1 "pull_and_multiply"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	pull_and_multiply
	.p2align	8
	.type	pull_and_multiply,@function
pull_and_multiply:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dwordx2 s[22:23], s[0:1], 0x40
	s_load_dwordx2 s[24:25], s[0:1], 0x5c
	s_load_dword s17, s[0:1], 0x48
	s_load_dwordx2 s[26:27], s[0:1], 0x50
	s_mov_b64 s[18:19], -1
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s28, s22
	.loc	1 5 0
	s_cmp_ge_i32 s16, s24
	s_cbranch_scc0 .LBB0_40
	.loc	1 10 0
	s_abs_i32 s29, s23
	v_cvt_f32_u32_e32 v1, s29
	s_sub_i32 s19, 0, s29
	s_abs_i32 s18, s17
	s_mul_i32 s67, s25, s23
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s31, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s33, v1
	s_mul_i32 s19, s19, s33
	s_mul_hi_u32 s19, s33, s19
	s_add_i32 s33, s33, s19
	s_mul_hi_u32 s19, s18, s33
	s_mul_i32 s20, s19, s29
	s_sub_i32 s18, s18, s20
	s_add_i32 s21, s19, 1
	s_sub_i32 s20, s18, s29
	s_cmp_ge_u32 s18, s29
	s_cselect_b32 s19, s21, s19
	s_cselect_b32 s18, s20, s18
	s_add_i32 s20, s19, 1
	s_cmp_ge_u32 s18, s29
	s_cselect_b32 s18, s20, s19
	s_abs_i32 s66, s25
	v_cvt_f32_u32_e32 v1, s66
	s_cmp_lt_i32 s67, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	s_nop 0
	v_readfirstlane_b32 s19, v2
	s_cbranch_scc1 .LBB0_39
	s_xor_b32 s21, s17, s23
	s_load_dword s34, s[0:1], 0x4c
	s_load_dword s20, s[0:1], 0x58
	s_ashr_i32 s21, s21, 31
	s_sub_i32 s30, 0, s66
	s_xor_b32 s18, s18, s21
	s_mul_i32 s35, s30, s19
	s_sub_i32 s18, s18, s21
	s_mul_hi_u32 s35, s19, s35
	s_ashr_i32 s21, s18, 31
	s_abs_i32 s18, s18
	s_add_i32 s19, s19, s35
	s_ashr_i32 s68, s25, 31
	s_mul_hi_u32 s19, s18, s19
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s69, s20, s24
	s_xor_b32 s20, s21, s68
	s_mul_i32 s21, s19, s66
	s_sub_i32 s18, s18, s21
	s_add_i32 s21, s19, 1
	s_sub_i32 s35, s18, s66
	s_cmp_ge_u32 s18, s66
	s_cselect_b32 s19, s21, s19
	s_cselect_b32 s18, s35, s18
	s_add_i32 s21, s19, 1
	s_cmp_ge_u32 s18, s66
	s_cselect_b32 s18, s21, s19
	s_xor_b32 s18, s18, s20
	s_sub_i32 s36, s18, s20
	s_add_i32 s18, s36, 63
	s_ashr_i32 s19, s18, 31
	s_lshr_b32 s19, s19, 26
	s_add_i32 s18, s18, s19
	s_ashr_i32 s70, s18, 6
	s_add_i32 s18, s34, 63
	s_ashr_i32 s19, s18, 31
	s_lshr_b32 s19, s19, 26
	s_add_i32 s18, s18, s19
	s_ashr_i32 s71, s18, 6
	s_add_i32 s18, s26, 31
	s_ashr_i32 s19, s18, 31
	s_lshr_b32 s19, s19, 27
	s_add_i32 s19, s18, s19
	s_ashr_i32 s39, s26, 31
	.loc	1 0 0
	s_ashr_i32 s35, s34, 31
	.loc	1 10 0
	s_ashr_i32 s37, s36, 31
	s_lshl_b32 s48, s71, 3
	v_lshlrev_b32_e32 v1, 3, v0
	s_add_i32 s73, s16, s69
	s_ashr_i32 s19, s19, 5
	v_and_b32_e32 v4, 24, v1
	s_cmp_gt_i32 s18, 31
	s_cselect_b64 s[40:41], -1, 0
	v_cmp_gt_i32_e32 vcc, s26, v4
	v_and_b32_e32 v5, 0x80, v0
	s_and_b64 s[42:43], vcc, s[40:41]
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v1, 2, v5
	s_cmp_gt_i32 s18, 63
	v_or_b32_e32 v22, v1, v3
	v_and_b32_e32 v6, 32, v0
	s_cselect_b64 s[44:45], -1, 0
	v_lshlrev_b32_e32 v27, 6, v3
	v_lshlrev_b32_e32 v3, 2, v0
	s_max_i32 s82, s19, 2
	v_lshrrev_b32_e32 v1, 3, v6
	v_and_b32_e32 v3, 56, v3
	v_lshrrev_b32_e32 v6, 2, v6
	s_cmp_lg_u32 s82, 2
	v_lshlrev_b32_e32 v5, 4, v5
	v_xor_b32_e32 v3, v3, v6
	s_cselect_b64 s[46:47], -1, 0
	s_abs_i32 s76, s69
	v_or3_b32 v48, v3, v5, v27
	v_cvt_f32_u32_e32 v5, s76
	v_and_b32_e32 v7, 64, v0
	v_lshlrev_b32_e32 v3, 5, v7
	v_add3_u32 v52, 0, v6, v3
	v_rcp_iflag_f32_e32 v3, v5
	s_abs_i32 s77, s48
	v_readfirstlane_b32 s49, v2
	s_mul_i32 s30, s30, s49
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_f32_u32_e32 v3, s77
	v_cvt_u32_f32_e32 v2, v2
	s_mul_hi_u32 s30, s49, s30
	s_add_i32 s78, s49, s30
	v_rcp_iflag_f32_e32 v3, v3
	v_readfirstlane_b32 s49, v2
	s_sub_i32 s30, 0, s76
	s_mul_i32 s30, s30, s49
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v2, v2
	v_lshrrev_b32_e32 v8, 1, v7
	s_mul_hi_u32 s30, s49, s30
	v_mov_b32_e32 v21, 0
	v_or_b32_e32 v24, v1, v8
	v_lshlrev_b32_e32 v20, 1, v4
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v8, 56, v0
	s_add_i32 s79, s49, s30
	s_ashr_i32 s80, s48, 31
	s_sub_i32 s30, 0, s77
	v_readfirstlane_b32 s48, v2
	s_mov_b32 s38, s26
	v_lshl_add_u64 v[28:29], s[6:7], 0, v[20:21]
	v_xor_b32_e32 v23, v1, v8
	v_or_b32_e32 v20, 32, v4
	s_mul_i32 s30, s30, s48
	v_and_b32_e32 v2, 3, v0
	v_mov_b32_e32 v3, 0x80
	v_xor_b32_e32 v8, 8, v23
	v_cmp_gt_i64_e64 s[18:19], s[38:39], v[20:21]
	s_mul_hi_u32 s30, s48, s30
	v_lshl_or_b32 v30, v2, 4, v3
	v_mov_b32_e32 v31, v21
	v_or_b32_e32 v20, 64, v4
	s_mul_i32 s72, s70, s71
	v_lshrrev_b32_e32 v18, 2, v0
	v_mov_b32_e32 v19, v21
	v_or_b32_e32 v26, 16, v24
	v_mov_b32_e32 v25, v21
	v_cmp_eq_u32_e64 s[20:21], 0, v0
	s_mul_hi_i32 s74, s36, s26
	s_mul_i32 s75, s36, s26
	v_xor_b32_e32 v49, 16, v48
	v_xor_b32_e32 v50, 32, v48
	v_xor_b32_e32 v51, 48, v48
	s_add_i32 s81, s48, s30
	s_add_i32 s82, s82, -2
	v_lshl_add_u64 v[32:33], s[6:7], 0, v[30:31]
	s_lshl_b64 s[48:49], s[38:39], 1
	v_mov_b64_e32 v[34:35], v[20:21]
	s_movk_i32 s83, 0x7fff
	s_mov_b32 s84, 0x5040100
	v_lshlrev_b32_e32 v36, 1, v4
	v_add_u32_e32 v53, 0, v8
	v_mov_b32_e32 v54, 0x7fff
	s_mov_b32 s85, 0
	s_branch .LBB0_4
.LBB0_3:
	s_add_i32 s85, s85, 1
	s_cmp_lg_u32 s85, s67
	s_cbranch_scc0 .LBB0_39
.LBB0_4:
	s_mul_hi_u32 s30, s85, s78
	s_mul_i32 s50, s30, s66
	s_sub_i32 s50, s85, s50
	s_add_i32 s51, s30, 1
	s_sub_i32 s52, s50, s66
	s_cmp_ge_u32 s50, s66
	s_cselect_b32 s30, s51, s30
	s_cselect_b32 s50, s52, s50
	s_add_i32 s51, s30, 1
	s_cmp_ge_u32 s50, s66
	s_cselect_b32 s30, s51, s30
	s_xor_b32 s30, s30, s68
	s_sub_i32 s30, s30, s68
	s_add_i32 s50, s30, s22
	s_ashr_i32 s51, s50, 31
	s_abs_i32 s50, s50
	s_mul_hi_u32 s52, s50, s33
	s_mul_i32 s52, s52, s29
	s_sub_i32 s50, s50, s52
	s_sub_i32 s52, s50, s29
	s_cmp_ge_u32 s50, s29
	s_cselect_b32 s50, s52, s50
	s_sub_i32 s52, s50, s29
	s_cmp_ge_u32 s50, s29
	s_cselect_b32 s50, s52, s50
	s_xor_b32 s50, s50, s51
	s_sub_i32 s50, s50, s51
	s_mul_i32 s30, s30, s25
	s_sub_i32 s30, s85, s30
	s_mul_i32 s54, s50, s25
	s_add_i32 s51, s54, s30
	s_mul_i32 s58, s51, s36
	s_cmp_eq_u32 s50, s22
	s_mov_b64 s[56:57], -1
	s_cbranch_scc1 .LBB0_12
	s_ashr_i32 s55, s54, 31
	s_lshl_b64 s[50:51], s[54:55], 2
	s_add_u32 s52, s12, s50
	s_addc_u32 s53, s13, s51
	s_lshl_b64 s[50:51], s[30:31], 2
	s_add_u32 s50, s52, s50
	s_addc_u32 s51, s53, s51
	s_branch .LBB0_8
.LBB0_6:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s54, v2
	s_nop 1
	v_mov_b32_e32 v2, s54
	ds_write_b32 v21, v2
.LBB0_7:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v21
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s27, v2
	s_cbranch_vccnz .LBB0_11
.LBB0_8:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[52:53], s[20:21]
	s_cbranch_execz .LBB0_7
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_6
	global_load_dword v2, v21, s[50:51] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_6
.LBB0_11:
	s_mul_hi_i32 s51, s58, s38
	s_mul_i32 s50, s58, s38
	s_ashr_i32 s53, s58, 31
	s_lshl_b64 s[50:51], s[50:51], 1
	s_add_u32 s50, s4, s50
	s_addc_u32 s51, s5, s51
	s_mov_b64 s[56:57], 0
.LBB0_12:
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_14
	s_mul_i32 s50, s74, s30
	s_mul_hi_u32 s51, s75, s30
	s_add_i32 s51, s51, s50
	s_mul_i32 s50, s75, s30
	s_lshl_b64 s[50:51], s[50:51], 1
	s_add_u32 s50, s2, s50
	s_addc_u32 s51, s3, s51
	s_ashr_i32 s53, s58, 31
.LBB0_14:
	s_mul_i32 s30, s85, s72
	s_ashr_i32 s52, s30, 31
	s_abs_i32 s30, s30
	s_mul_hi_u32 s54, s30, s79
	s_mul_i32 s54, s54, s76
	s_sub_i32 s30, s30, s54
	s_sub_i32 s54, s30, s76
	s_cmp_ge_u32 s30, s76
	s_cselect_b32 s30, s54, s30
	s_sub_i32 s54, s30, s76
	s_cmp_ge_u32 s30, s76
	s_cselect_b32 s30, s54, s30
	s_xor_b32 s30, s30, s52
	s_sub_i32 s30, s30, s52
	s_add_i32 s30, s24, s30
	s_sub_i32 s30, s73, s30
	s_ashr_i32 s52, s30, 31
	s_abs_i32 s30, s30
	s_mul_hi_u32 s54, s30, s79
	s_mul_i32 s54, s54, s76
	s_sub_i32 s30, s30, s54
	s_sub_i32 s54, s30, s76
	s_cmp_ge_u32 s30, s76
	s_cselect_b32 s30, s54, s30
	s_sub_i32 s54, s30, s76
	s_cmp_ge_u32 s30, s76
	s_cselect_b32 s30, s54, s30
	s_xor_b32 s30, s30, s52
	s_sub_i32 s30, s30, s52
	s_cmp_ge_i32 s30, s72
	s_cbranch_scc1 .LBB0_3
	s_mul_i32 s52, s58, s35
	s_mul_hi_u32 s54, s58, s34
	s_add_i32 s52, s54, s52
	s_mul_i32 s53, s53, s34
	s_add_i32 s53, s52, s53
	s_mul_i32 s52, s58, s34
	s_lshl_b64 s[52:53], s[52:53], 1
	s_add_u32 s52, s8, s52
	v_mov_b32_e32 v37, v21
	s_addc_u32 s53, s9, s53
	v_lshl_add_u64 v[38:39], s[50:51], 0, v[36:37]
	v_lshl_add_u64 v[40:41], s[50:51], 0, v[30:31]
	s_branch .LBB0_17
.LBB0_16:
	s_or_b64 exec, exec, s[56:57]
	s_add_i32 s30, s30, s69
	s_cmp_lt_i32 s30, s72
	s_cbranch_scc0 .LBB0_3
.LBB0_17:
	s_abs_i32 s55, s30
	s_mul_hi_u32 s56, s55, s81
	s_mul_i32 s57, s56, s77
	s_ashr_i32 s54, s30, 31
	s_sub_i32 s55, s55, s57
	s_xor_b32 s54, s54, s80
	s_add_i32 s57, s56, 1
	s_sub_i32 s58, s55, s77
	s_cmp_ge_u32 s55, s77
	s_cselect_b32 s56, s57, s56
	s_cselect_b32 s55, s58, s55
	s_add_i32 s57, s56, 1
	s_cmp_ge_u32 s55, s77
	s_cselect_b32 s55, s57, s56
	s_xor_b32 s55, s55, s54
	s_sub_i32 s54, s55, s54
	s_lshl_b32 s54, s54, 3
	s_sub_i32 s55, s70, s54
	s_min_i32 s55, s55, 8
	s_abs_i32 s56, s55
	v_cvt_f32_u32_e32 v2, s56
	s_sub_i32 s60, 0, s56
	s_mul_i32 s57, s54, s71
	s_sub_i32 s57, s30, s57
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s59, s57
	s_xor_b32 s58, s57, s55
	s_ashr_i32 s58, s58, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_readfirstlane_b32 s61, v2
	s_mul_i32 s60, s60, s61
	s_mul_hi_u32 s60, s61, s60
	s_add_i32 s61, s61, s60
	s_mul_hi_u32 s60, s59, s61
	s_mul_i32 s61, s60, s56
	s_sub_i32 s59, s59, s61
	s_add_i32 s61, s60, 1
	s_sub_i32 s62, s59, s56
	s_cmp_ge_u32 s59, s56
	s_cselect_b32 s60, s61, s60
	s_cselect_b32 s59, s62, s59
	s_add_i32 s61, s60, 1
	s_cmp_ge_u32 s59, s56
	s_cselect_b32 s56, s61, s60
	s_xor_b32 s56, s56, s58
	s_sub_i32 s56, s56, s58
	s_mul_i32 s55, s56, s55
	s_sub_i32 s55, s57, s55
	s_add_i32 s54, s54, s55
	s_lshl_b32 s86, s54, 6
	s_ashr_i32 s87, s86, 31
	v_mov_b32_e32 v11, s87
	v_or_b32_e32 v10, s86, v18
	s_cmp_gt_i32 s86, -1
	s_cselect_b64 s[58:59], -1, 0
	v_cmp_gt_i64_e32 vcc, s[36:37], v[10:11]
	s_and_b64 s[60:61], s[58:59], vcc
	v_mad_i64_i32 v[2:3], s[54:55], v10, s38, 0
	s_and_b64 s[62:63], s[60:61], s[42:43]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[54:55], s[62:63]
	s_cbranch_execz .LBB0_19
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[38:39]
	global_load_dwordx4 v[14:17], v[6:7], off
.LBB0_19:
	s_or_b64 exec, exec, s[54:55]
	s_lshl_b32 s54, s56, 6
	s_ashr_i32 s55, s54, 31
	v_or_b32_e32 v6, s54, v18
	v_mov_b32_e32 v7, s55
	v_mad_i64_i32 v[12:13], s[56:57], v6, s38, 0
	s_cmp_gt_i32 s54, -1
	s_cselect_b64 s[56:57], -1, 0
	v_cmp_gt_i64_e32 vcc, s[34:35], v[6:7]
	s_and_b64 s[62:63], s[56:57], vcc
	s_and_b64 s[88:89], s[62:63], s[42:43]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[64:65], s[88:89]
	s_cbranch_execz .LBB0_21
	v_lshl_add_u64 v[4:5], v[12:13], 1, v[28:29]
	global_load_dwordx4 v[4:7], v[4:5], off
.LBB0_21:
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v20, 0, v23
	v_add_u32_e32 v55, 0, v1
	v_mov_b32_e32 v62, 0
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
	s_andn2_b64 vcc, exec, s[44:45]
	v_accvgpr_write_b32 a7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v20, v[14:15]
	ds_write_b64 v53, v[16:17]
	ds_write_b128 v55, v[4:7] offset:4096
	s_cbranch_vccnz .LBB0_33
	v_add_u32_e32 v56, 0, v48
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v57, 0, v49
	v_add_u32_e32 v58, 0, v50
	v_add_u32_e32 v59, 0, v51
	ds_read_b64 v[44:45], v56
	ds_read_b64 v[42:43], v57
	ds_read_b64 v[16:17], v58
	ds_read_b64 v[14:15], v59
	s_and_b64 s[88:89], s[60:61], s[18:19]
	s_setprio 1
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	s_and_saveexec_b64 s[64:65], s[88:89]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[50:51]
	v_mov_b32_e32 v37, v21
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	global_load_dwordx4 v[62:65], v[2:3], off offset:64
.LBB0_24:
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v2, v52, v27
	v_add_u32_e32 v60, 0x1000, v2
	ds_read2_b64 v[6:9], v60 offset1:2
	ds_read2_b64 v[2:5], v60 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[88:89], s[62:63], s[18:19]
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[64:65], s[88:89]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[12:13], v[12:13], 1, s[6:7]
	v_mov_b32_e32 v37, v21
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[36:37]
	global_load_dwordx4 v[66:69], v[12:13], off offset:64
.LBB0_26:
	s_or_b64 exec, exec, s[64:65]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[44:45], 0
	s_setprio 1
	v_mfma_f32_32x32x8_bf16 a[0:15], v[8:9], v[42:43], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[16:17], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[14:15], a[0:15]
	s_setprio 0
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v20, v[62:63]
	ds_write_b64 v53, v[64:65]
	ds_write_b128 v55, v[66:69] offset:4096
	s_cbranch_vccnz .LBB0_33
	v_lshl_add_u64 v[2:3], v[18:19], 0, s[54:55]
	v_mul_lo_u32 v3, s48, v3
	v_mul_lo_u32 v4, s49, v2
	v_mad_u64_u32 v[12:13], s[64:65], s48, v2, v[32:33]
	v_add3_u32 v13, v4, v13, v3
	v_mad_u64_u32 v[14:15], s[64:65], s48, v10, v[40:41]
	v_mul_lo_u32 v2, s48, v11
	v_mul_lo_u32 v3, s49, v10
	v_add3_u32 v15, v3, v15, v2
	v_mov_b64_e32 v[10:11], v[34:35]
	s_mov_b32 s88, s82
	s_branch .LBB0_29
.LBB0_28:
	s_or_b64 exec, exec, s[64:65]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[46:47], a[0:15]
	s_setprio 1
	v_mfma_f32_32x32x8_bf16 a[0:15], v[8:9], v[44:45], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[42:43], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[16:17], a[0:15]
	s_setprio 0
	s_add_i32 s88, s88, -1
	v_lshl_add_u64 v[12:13], v[12:13], 0, 64
	v_lshl_add_u64 v[14:15], v[14:15], 0, 64
	s_cmp_lg_u32 s88, 0
	v_lshl_add_u64 v[10:11], v[10:11], 0, 32
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v20, v[66:67]
	ds_write_b64 v53, v[68:69]
	ds_write_b128 v55, v[62:65] offset:4096
	s_cbranch_scc0 .LBB0_33
.LBB0_29:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[46:47], v56
	ds_read_b64 v[44:45], v57
	ds_read_b64 v[42:43], v58
	ds_read_b64 v[16:17], v59
	v_cmp_gt_i64_e32 vcc, s[38:39], v[10:11]
	s_and_b64 s[90:91], s[60:61], vcc
	s_setprio 1
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[64:65], s[90:91]
	s_cbranch_execz .LBB0_31
	global_load_dwordx4 v[66:69], v[14:15], off
.LBB0_31:
	s_or_b64 exec, exec, s[64:65]
	ds_read2_b64 v[6:9], v60 offset1:2
	ds_read2_b64 v[2:5], v60 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[90:91], s[62:63], vcc
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	s_and_saveexec_b64 s[64:65], s[90:91]
	s_cbranch_execz .LBB0_28
	global_load_dwordx4 v[62:65], v[12:13], off
	s_branch .LBB0_28
.LBB0_33:
	s_nop 1
	v_accvgpr_read_b32 v10, a8
	v_accvgpr_read_b32 v11, a9
	v_accvgpr_read_b32 v12, a10
	v_accvgpr_read_b32 v13, a11
	v_accvgpr_read_b32 v14, a12
	v_accvgpr_read_b32 v15, a13
	v_accvgpr_read_b32 v16, a14
	v_accvgpr_read_b32 v17, a15
	v_accvgpr_read_b32 v2, a0
	v_accvgpr_read_b32 v3, a1
	v_accvgpr_read_b32 v4, a2
	v_accvgpr_read_b32 v5, a3
	v_accvgpr_read_b32 v6, a4
	v_accvgpr_read_b32 v7, a5
	v_accvgpr_read_b32 v8, a6
	v_accvgpr_read_b32 v9, a7
	s_andn2_b64 vcc, exec, s[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_35
	v_add_u32_e32 v20, v52, v27
	v_add_u32_e32 v20, 0x1000, v20
	ds_read2_b64 v[42:45], v20 offset1:2
	v_add_u32_e32 v37, 0, v48
	ds_read_b64 v[46:47], v37
	v_accvgpr_write_b32 a0, v2
	v_accvgpr_write_b32 a1, v3
	v_accvgpr_write_b32 a2, v4
	v_accvgpr_write_b32 a3, v5
	v_accvgpr_write_b32 a4, v6
	v_accvgpr_write_b32 a5, v7
	v_accvgpr_write_b32 a6, v8
	v_accvgpr_write_b32 a7, v9
	v_accvgpr_write_b32 a8, v10
	v_accvgpr_write_b32 a9, v11
	v_accvgpr_write_b32 a10, v12
	v_accvgpr_write_b32 a11, v13
	v_accvgpr_write_b32 a12, v14
	v_accvgpr_write_b32 a13, v15
	v_accvgpr_write_b32 a14, v16
	v_accvgpr_write_b32 a15, v17
	v_add_u32_e32 v2, 0, v49
	v_add_u32_e32 v6, 0, v50
	ds_read_b64 v[2:3], v2
	ds_read_b64 v[6:7], v6
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[42:43], v[46:47], a[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[44:45], v[2:3], a[0:15]
	ds_read2_b64 v[2:5], v20 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[6:7], a[0:15]
	v_add_u32_e32 v2, 0, v51
	ds_read_b64 v[2:3], v2
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[2:3], a[0:15]
	s_nop 10
	v_accvgpr_read_b32 v9, a7
	v_accvgpr_read_b32 v8, a6
	v_accvgpr_read_b32 v7, a5
	v_accvgpr_read_b32 v6, a4
	v_accvgpr_read_b32 v5, a3
	v_accvgpr_read_b32 v4, a2
	v_accvgpr_read_b32 v3, a1
	v_accvgpr_read_b32 v2, a0
	v_accvgpr_read_b32 v17, a15
	v_accvgpr_read_b32 v16, a14
	v_accvgpr_read_b32 v15, a13
	v_accvgpr_read_b32 v14, a12
	v_accvgpr_read_b32 v13, a11
	v_accvgpr_read_b32 v12, a10
	v_accvgpr_read_b32 v11, a9
	v_accvgpr_read_b32 v10, a8
.LBB0_35:
	v_mov_b32_e32 v57, s87
	v_or_b32_e32 v56, s86, v22
	v_mov_b32_e32 v47, s55
	v_or_b32_e32 v46, s54, v24
	v_mad_i64_i32 v[42:43], s[60:61], v56, s34, 0
	v_cmp_gt_i64_e32 vcc, s[36:37], v[56:57]
	v_lshl_add_u64 v[44:45], v[42:43], 1, s[52:53]
	s_and_b64 s[58:59], s[58:59], vcc
	v_cmp_gt_i64_e32 vcc, s[34:35], v[46:47]
	v_lshl_add_u64 v[42:43], s[54:55], 1, v[44:45]
	v_lshlrev_b32_e32 v20, 1, v24
	s_and_b64 s[60:61], s[56:57], vcc
	v_lshl_add_u64 v[42:43], v[42:43], 0, v[20:21]
	s_and_b64 s[62:63], s[58:59], s[60:61]
	s_and_saveexec_b64 s[60:61], s[62:63]
	s_cbranch_execz .LBB0_37
	v_bfe_u32 v20, v4, 16, 1
	v_bfe_u32 v37, v5, 16, 1
	v_add3_u32 v20, v4, v20, s83
	v_bfe_u32 v55, v2, 16, 1
	v_add3_u32 v37, v5, v37, s83
	v_lshrrev_b32_e32 v20, 16, v20
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v56, v3, 16, 1
	v_add3_u32 v55, v2, v55, s83
	v_lshrrev_b32_e32 v37, 16, v37
	v_cndmask_b32_e32 v4, v54, v20, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_add3_u32 v56, v3, v56, s83
	v_lshrrev_b32_e32 v55, 16, v55
	v_cndmask_b32_e32 v5, v54, v37, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_lshrrev_b32_e32 v56, 16, v56
	v_perm_b32 v5, v5, v4, s84
	v_cndmask_b32_e32 v2, v54, v55, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v54, v56, vcc
	v_perm_b32 v4, v3, v2, s84
	v_lshl_add_u64 v[2:3], v[46:47], 1, v[44:45]
	global_store_dwordx2 v[2:3], v[4:5], off
	v_bfe_u32 v2, v8, 16, 1
	v_bfe_u32 v3, v9, 16, 1
	v_add3_u32 v2, v8, v2, s83
	v_cmp_o_f32_e32 vcc, v8, v8
	v_bfe_u32 v4, v6, 16, 1
	v_add3_u32 v3, v9, v3, s83
	v_cndmask_b32_sdwa v2, v54, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	v_bfe_u32 v5, v7, 16, 1
	v_add3_u32 v4, v6, v4, s83
	v_cndmask_b32_sdwa v3, v54, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v6, v6
	v_add3_u32 v5, v7, v5, s83
	v_perm_b32 v3, v3, v2, s84
	v_cndmask_b32_sdwa v2, v54, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	s_nop 1
	v_cndmask_b32_sdwa v4, v54, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v4, v2, s84
	global_store_dwordx2 v[42:43], v[2:3], off offset:16
.LBB0_37:
	s_or_b64 exec, exec, s[60:61]
	v_mov_b32_e32 v3, s55
	v_or_b32_e32 v2, s54, v26
	v_cmp_gt_i64_e32 vcc, s[34:35], v[2:3]
	s_and_b64 s[56:57], s[56:57], vcc
	s_and_b64 s[58:59], s[58:59], s[56:57]
	s_and_saveexec_b64 s[56:57], s[58:59]
	s_cbranch_execz .LBB0_16
	v_bfe_u32 v4, v16, 16, 1
	v_bfe_u32 v5, v17, 16, 1
	v_add3_u32 v4, v16, v4, s83
	v_bfe_u32 v6, v14, 16, 1
	v_add3_u32 v5, v17, v5, s83
	v_lshrrev_b32_e32 v4, 16, v4
	v_cmp_o_f32_e32 vcc, v16, v16
	v_bfe_u32 v7, v15, 16, 1
	v_add3_u32 v6, v14, v6, s83
	v_lshrrev_b32_e32 v5, 16, v5
	v_cndmask_b32_e32 v4, v54, v4, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_add3_u32 v7, v15, v7, s83
	v_lshrrev_b32_e32 v6, 16, v6
	v_cndmask_b32_e32 v5, v54, v5, vcc
	v_cmp_o_f32_e32 vcc, v14, v14
	v_lshrrev_b32_e32 v7, 16, v7
	v_perm_b32 v5, v5, v4, s84
	v_cndmask_b32_e32 v4, v54, v6, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	v_bfe_u32 v8, v10, 16, 1
	v_bfe_u32 v9, v11, 16, 1
	v_cndmask_b32_e32 v6, v54, v7, vcc
	v_perm_b32 v4, v6, v4, s84
	v_bfe_u32 v6, v12, 16, 1
	v_bfe_u32 v7, v13, 16, 1
	v_add3_u32 v6, v12, v6, s83
	v_cmp_o_f32_e32 vcc, v12, v12
	v_add3_u32 v7, v13, v7, s83
	v_add3_u32 v8, v10, v8, s83
	v_cndmask_b32_sdwa v6, v54, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v13, v13
	v_add3_u32 v9, v11, v9, s83
	v_lshl_add_u64 v[2:3], s[54:55], 0, v[24:25]
	v_cndmask_b32_sdwa v7, v54, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v10, v10
	v_perm_b32 v7, v7, v6, s84
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[44:45]
	v_cndmask_b32_sdwa v6, v54, v8, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	s_nop 1
	v_cndmask_b32_sdwa v8, v54, v9, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v6, v8, v6, s84
	global_store_dwordx2 v[2:3], v[6:7], off offset:32
	global_store_dwordx2 v[42:43], v[4:5], off offset:48
	s_branch .LBB0_16
.LBB0_39:
	s_mov_b64 s[18:19], 0
.LBB0_40:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_81
	.loc	1 6 0
	s_abs_i32 s33, s23
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s8, 0, s33
	s_abs_i32 s7, s17
	s_xor_b32 s6, s17, s23
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s6, s6, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s42, v1
	s_mul_i32 s8, s8, s42
	s_mul_hi_u32 s8, s42, s8
	s_add_i32 s42, s42, s8
	s_mul_hi_u32 s8, s7, s42
	s_mul_i32 s9, s8, s33
	s_sub_i32 s7, s7, s9
	s_add_i32 s17, s8, 1
	s_sub_i32 s9, s7, s33
	s_cmp_ge_u32 s7, s33
	s_cselect_b32 s8, s17, s8
	s_cselect_b32 s7, s9, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s33
	s_cselect_b32 s7, s9, s8
	.loc	1 7 0
	s_abs_i32 s8, s25
	v_cvt_f32_u32_e32 v1, s8
	.loc	1 6 0
	s_xor_b32 s7, s7, s6
	.loc	1 7 0
	s_sub_i32 s9, 0, s8
	.loc	1 6 0
	s_sub_i32 s30, s7, s6
	.loc	1 7 0
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s6, s30
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s7, v1
	s_mul_i32 s9, s9, s7
	s_mul_hi_u32 s9, s7, s9
	s_add_i32 s7, s7, s9
	s_mul_hi_u32 s7, s6, s7
	s_mul_i32 s9, s7, s8
	s_sub_i32 s6, s6, s9
	s_add_i32 s17, s7, 1
	s_sub_i32 s9, s6, s8
	s_cmp_ge_u32 s6, s8
	s_cselect_b32 s7, s17, s7
	s_cselect_b32 s6, s9, s6
	s_add_i32 s9, s7, 1
	s_cmp_ge_u32 s6, s8
	s_cselect_b32 s18, s9, s7
	s_abs_i32 s17, s24
	v_cvt_f32_u32_e32 v1, s17
	s_load_dwordx2 s[6:7], s[0:1], 0x38
	s_ashr_i32 s29, s22, 31
	s_cmp_eq_u32 s16, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s19, v1
	v_and_b32_e32 v1, 63, v0
	s_cbranch_scc1 .LBB0_44
	v_and_b32_e32 v14, 63, v0
	s_cbranch_execz .LBB0_45
	s_cmp_lt_i32 s23, 2
	s_cbranch_scc0 .LBB0_51
	s_branch .LBB0_81
.LBB0_44:
.LBB0_45:
	s_cmp_lt_i32 s23, 2
	s_cbranch_scc1 .LBB0_50
	s_lshl_b64 s[0:1], s[28:29], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s6, s0
	s_addc_u32 s1, s7, s1
	s_lshl_b64 s[8:9], s[28:29], 2
	s_add_u32 s20, s10, s8
	s_addc_u32 s21, s11, s9
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_add_i32 s31, s23, -1
	s_add_i32 s34, s22, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s27
	s_branch .LBB0_48
.LBB0_47:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s31, s31, -1
	s_add_i32 s34, s34, 1
	s_cmp_lg_u32 s31, 0
	s_cbranch_scc0 .LBB0_50
.LBB0_48:
	s_abs_i32 s9, s34
	s_mul_hi_u32 s35, s9, s42
	s_mul_i32 s35, s35, s33
	s_sub_i32 s9, s9, s35
	s_ashr_i32 s8, s34, 31
	s_sub_i32 s35, s9, s33
	s_cmp_ge_u32 s9, s33
	s_cselect_b32 s9, s35, s9
	s_sub_i32 s35, s9, s33
	s_cmp_ge_u32 s9, s33
	s_cselect_b32 s9, s35, s9
	s_xor_b32 s9, s9, s8
	s_sub_i32 s8, s9, s8
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 3
	s_add_u32 s8, s6, s8
	s_addc_u32 s9, s7, s9
	global_load_dwordx2 v[4:5], v2, s[8:9]
	global_load_dwordx2 v[6:7], v2, s[0:1]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v1
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s35, v4
	v_readfirstlane_b32 s36, v5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s37, v6
	v_readfirstlane_b32 s38, v7
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_47
	s_sub_u32 s35, s35, s37
	s_subb_u32 s36, s36, s38
	s_ashr_i32 s37, s36, 31
	s_lshr_b32 s37, s37, 28
	s_add_u32 s35, s35, s37
	s_addc_u32 s37, s36, 0
	s_and_b32 s35, s35, -16
	s_add_u32 s36, s20, s35
	s_addc_u32 s37, s21, s37
	global_atomic_swap v2, v3, s[36:37] sc1
	s_branch .LBB0_47
.LBB0_50:
	v_mov_b32_e32 v14, v1
	s_cmp_lt_i32 s23, 2
	s_cbranch_scc1 .LBB0_81
.LBB0_51:
	s_xor_b32 s0, s30, s25
	s_ashr_i32 s0, s0, 31
	s_xor_b32 s1, s18, s0
	s_sub_i32 s0, s1, s0
	s_mul_i32 s0, s0, s26
	s_sub_i32 s1, 0, s17
	s_add_i32 s8, s24, s0
	s_mul_i32 s1, s1, s19
	s_add_i32 s8, s8, -1
	s_mul_hi_u32 s1, s19, s1
	s_abs_i32 s9, s8
	s_add_i32 s19, s19, s1
	s_mul_hi_u32 s1, s9, s19
	s_ashr_i32 s8, s8, 31
	s_ashr_i32 s18, s24, 31
	s_xor_b32 s8, s8, s18
	s_mul_i32 s18, s1, s17
	s_sub_i32 s9, s9, s18
	s_add_i32 s18, s1, 1
	s_sub_i32 s19, s9, s17
	s_cmp_ge_u32 s9, s17
	s_cselect_b32 s1, s18, s1
	s_cselect_b32 s9, s19, s9
	s_add_i32 s18, s1, 1
	s_cmp_ge_u32 s9, s17
	s_cselect_b32 s1, s18, s1
	s_xor_b32 s1, s1, s8
	s_sub_i32 s1, s1, s8
	s_addk_i32 s1, 0xfff
	s_ashr_i32 s8, s1, 31
	s_lshr_b32 s8, s8, 20
	s_add_i32 s1, s1, s8
	s_and_b32 s17, s1, 0xfffff000
	s_mul_i32 s1, s17, s16
	s_min_i32 s34, s1, s0
	s_ashr_i32 s1, s0, 31
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[8:9], s[28:29], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s6, s8
	s_addc_u32 s9, s7, s9
	s_mul_i32 s24, s24, s27
	s_sub_i32 s16, s0, s34
	v_lshlrev_b32_e32 v1, 3, v0
	s_add_i32 s24, s24, -1
	s_min_i32 s44, s16, s17
	v_and_b32_e32 v15, 0x7f8, v1
	v_mov_b32_e32 v1, 0
	s_cmp_gt_i32 s25, 0
	v_mov_b32_e32 v2, 4
	v_cmp_eq_u32_sdwa s[18:19], v0, v1 src0_sel:BYTE_0 src1_sel:DWORD
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_gt_i32 s44, 0
	v_lshlrev_b32_sdwa v0, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_cselect_b64 s[20:21], -1, 0
	s_lshl_b64 s[28:29], s[0:1], 1
	v_lshl_add_u64 v[4:5], s[34:35], 1, v[0:1]
	s_mul_hi_i32 s1, s26, s30
	s_mul_i32 s0, s26, s30
	v_cndmask_b32_e64 v0, 0, 1, s[36:37]
	s_mov_b32 s43, 1
	s_mov_b32 s17, 0
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[4:5]
	s_lshl_b64 s[30:31], s[0:1], 1
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_mov_b64 s[34:35], 0x2000
	v_mov_b32_e32 v24, s27
	s_branch .LBB0_53
.LBB0_52:
	s_add_i32 s43, s43, 1
	s_cmp_eq_u32 s43, s23
	s_cbranch_scc1 .LBB0_81
.LBB0_53:
	s_add_i32 s2, s43, s22
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s4, s2, s42
	s_mul_i32 s4, s4, s33
	s_sub_i32 s2, s2, s4
	s_sub_i32 s4, s2, s33
	s_cmp_ge_u32 s2, s33
	s_cselect_b32 s2, s4, s2
	s_sub_i32 s4, s2, s33
	s_cmp_ge_u32 s2, s33
	s_cselect_b32 s2, s4, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[4:5], s[2:3], 2
	s_add_u32 s4, s10, s4
	s_addc_u32 s5, s11, s5
	s_branch .LBB0_56
.LBB0_54:
	s_or_b64 exec, exec, s[38:39]
	v_readfirstlane_b32 s16, v0
	s_nop 1
	v_mov_b32_e32 v0, s16
	ds_write_b32 v1, v0
.LBB0_55:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s27, v0
	s_cbranch_vccz .LBB0_59
.LBB0_56:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[36:37], s[18:19]
	s_cbranch_execz .LBB0_55
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_54
	global_load_dword v0, v1, s[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_54
.LBB0_59:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_52
	s_lshl_b64 s[4:5], s[2:3], 3
	s_add_u32 s36, s6, s4
	s_mul_i32 s4, s2, s25
	s_addc_u32 s37, s7, s5
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s26, s14, s4
	s_addc_u32 s45, s15, s5
	s_add_u32 s46, s12, s4
	s_mul_i32 s4, s31, s2
	s_mul_i32 s3, s30, s3
	v_mov_b32_e32 v0, s2
	s_addc_u32 s47, s13, s5
	s_add_i32 s4, s3, s4
	v_mad_u64_u32 v[6:7], s[2:3], s30, v0, v[4:5]
	v_add_u32_e32 v7, s4, v7
	s_mov_b32 s16, 0
	s_mov_b64 s[38:39], 0
	s_branch .LBB0_63
.LBB0_61:
	s_or_b64 exec, exec, s[2:3]
.LBB0_62:
	s_add_i32 s16, s16, 1
	s_add_u32 s38, s38, s28
	s_addc_u32 s39, s39, s29
	s_cmp_lg_u32 s16, s25
	s_cbranch_scc0 .LBB0_52
.LBB0_63:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_74
	global_load_dwordx2 v[8:9], v1, s[36:37]
	global_load_dwordx2 v[10:11], v1, s[8:9]
	s_mov_b32 s48, 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], v[2:3], 0, v[8:9]
	v_mov_b64_e32 v[10:11], v[6:7]
	s_branch .LBB0_66
.LBB0_65:
	s_or_b64 exec, exec, s[2:3]
	s_addk_i32 s48, 0x1000
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[34:35]
	s_cmp_lt_i32 s48, s44
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[34:35]
	s_cbranch_scc0 .LBB0_74
.LBB0_66:
	v_add_u32_e32 v0, s48, v15
	v_cmp_gt_i32_e64 s[2:3], s44, v0
	v_lshl_add_u64 v[12:13], v[8:9], 0, s[38:39]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_68
	global_load_dwordx4 v[20:23], v[12:13], off
.LBB0_68:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v0, 0x800, v0
	v_cmp_gt_i32_e64 s[4:5], s44, v0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[40:41], s[4:5]
	s_cbranch_execnz .LBB0_71
	s_or_b64 exec, exec, s[40:41]
	v_lshl_add_u64 v[12:13], v[10:11], 0, s[38:39]
	s_and_saveexec_b64 s[40:41], s[2:3]
	s_cbranch_execnz .LBB0_72
.LBB0_70:
	s_or_b64 exec, exec, s[40:41]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_65
	s_branch .LBB0_73
.LBB0_71:
	v_add_co_u32_e32 v12, vcc, 0x1000, v12
	s_nop 1
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	global_load_dwordx4 v[16:19], v[12:13], off
	s_or_b64 exec, exec, s[40:41]
	v_lshl_add_u64 v[12:13], v[10:11], 0, s[38:39]
	s_and_saveexec_b64 s[40:41], s[2:3]
	s_cbranch_execz .LBB0_70
.LBB0_72:
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[12:13], v[20:23], off
	s_or_b64 exec, exec, s[40:41]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_65
.LBB0_73:
	v_add_co_u32_e32 v12, vcc, 0x1000, v12
	s_nop 1
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[12:13], v[16:19], off
	s_branch .LBB0_65
.LBB0_74:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v14
	s_barrier
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_78
	s_mov_b64 s[40:41], exec
	v_mbcnt_lo_u32_b32 v0, s40, 0
	v_mbcnt_hi_u32_b32 v0, s41, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_77
	s_lshl_b64 s[48:49], s[16:17], 2
	s_add_u32 s48, s26, s48
	s_addc_u32 s49, s45, s49
	s_bcnt1_i32_b64 s40, s[40:41]
	v_mov_b32_e32 v8, s40
	global_atomic_add v8, v1, v8, s[48:49] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_77:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s4, v8
	s_nop 1
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_78:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s24, v0
	s_cbranch_vccnz .LBB0_62
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v14
	s_barrier
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_61
	s_lshl_b64 s[4:5], s[16:17], 2
	s_add_u32 s4, s46, s4
	s_addc_u32 s5, s47, s5
	global_atomic_swap v1, v24, s[4:5] sc1
	s_branch .LBB0_61
.LBB0_81:
	.loc	1 5 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pull_and_multiply
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 120
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
		.amdhsa_next_free_sgpr 92
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
	.size	pull_and_multiply, .Lfunc_end0-pull_and_multiply
	.set pull_and_multiply.num_vgpr, 70
	.set pull_and_multiply.num_agpr, 16
	.set pull_and_multiply.numbered_sgpr, 92
	.set pull_and_multiply.num_named_barrier, 0
	.set pull_and_multiply.private_seg_size, 0
	.set pull_and_multiply.uses_vcc, 1
	.set pull_and_multiply.uses_flat_scratch, 0
	.set pull_and_multiply.has_dyn_sized_stack, 0
	.set pull_and_multiply.has_recursion, 0
	.set pull_and_multiply.has_indirect_call, 0
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
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .value_kind:     by_value
      - .offset:         80
        .size:           4
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .value_kind:     by_value
      - .offset:         96
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         104
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         112
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .max_flat_workgroup_size: 256
    .name:           pull_and_multiply
    .private_segment_fixed_size: 0
    .sgpr_count:     98
    .sgpr_spill_count: 0
    .symbol:         pull_and_multiply.kd
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
