; lds 8192
	.file	1 "push_and_multiply"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	push_and_multiply
	.p2align	8
	.type	push_and_multiply,@function
push_and_multiply:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dwordx2 s[20:21], s[0:1], 0x38
	s_load_dwordx2 s[22:23], s[0:1], 0x54
	s_load_dword s17, s[0:1], 0x40
	s_load_dwordx2 s[24:25], s[0:1], 0x48
	s_mov_b64 s[18:19], -1
	.loc	1 5 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s16, s22
	s_cbranch_scc0 .LBB0_40
	.loc	1 10 0
	s_abs_i32 s33, s21
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s19, 0, s33
	s_abs_i32 s18, s17
	s_mul_i32 s64, s23, s21
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s62, v1
	s_mul_i32 s19, s19, s62
	s_mul_hi_u32 s19, s62, s19
	s_add_i32 s62, s62, s19
	s_mul_hi_u32 s19, s18, s62
	s_mul_i32 s26, s19, s33
	s_sub_i32 s18, s18, s26
	s_add_i32 s27, s19, 1
	s_sub_i32 s26, s18, s33
	s_cmp_ge_u32 s18, s33
	s_cselect_b32 s19, s27, s19
	s_cselect_b32 s18, s26, s18
	s_add_i32 s26, s19, 1
	s_cmp_ge_u32 s18, s33
	s_cselect_b32 s18, s26, s19
	s_abs_i32 s63, s23
	v_cvt_f32_u32_e32 v1, s63
	s_mov_b32 s27, 0
	s_cmp_lt_i32 s64, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	s_nop 0
	v_readfirstlane_b32 s19, v2
	s_cbranch_scc1 .LBB0_39
	s_load_dword s28, s[0:1], 0x44
	s_load_dword s26, s[0:1], 0x50
	s_xor_b32 s0, s17, s21
	s_ashr_i32 s0, s0, 31
	s_sub_i32 s44, 0, s63
	s_xor_b32 s1, s18, s0
	s_mul_i32 s18, s44, s19
	s_sub_i32 s0, s1, s0
	s_mul_hi_u32 s18, s19, s18
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_add_i32 s19, s19, s18
	s_mul_hi_u32 s18, s0, s19
	s_mul_i32 s19, s18, s63
	s_ashr_i32 s65, s23, 31
	s_sub_i32 s0, s0, s19
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s66, s26, s22
	s_xor_b32 s1, s1, s65
	s_add_i32 s19, s18, 1
	s_sub_i32 s26, s0, s63
	s_cmp_ge_u32 s0, s63
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s0, s26, s0
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s0, s63
	s_cselect_b32 s0, s19, s18
	s_xor_b32 s0, s0, s1
	s_sub_i32 s30, s0, s1
	s_add_i32 s0, s30, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s67, s0, 6
	s_add_i32 s0, s28, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_add_i32 s18, s24, 31
	s_ashr_i32 s68, s0, 6
	s_ashr_i32 s0, s18, 31
	s_lshr_b32 s0, s0, 27
	s_add_i32 s0, s18, s0
	s_ashr_i32 s35, s24, 31
	.loc	1 0 0
	s_ashr_i32 s29, s28, 31
	.loc	1 10 0
	s_ashr_i32 s31, s30, 31
	s_lshl_b32 s26, s68, 3
	v_lshlrev_b32_e32 v1, 3, v0
	s_add_i32 s70, s16, s66
	s_ashr_i32 s19, s0, 5
	v_and_b32_e32 v4, 24, v1
	s_cmp_gt_i32 s18, 31
	s_cselect_b64 s[36:37], -1, 0
	v_cmp_gt_i32_e32 vcc, s24, v4
	v_and_b32_e32 v5, 0x80, v0
	s_and_b64 s[38:39], vcc, s[36:37]
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v1, 2, v5
	s_cmp_gt_i32 s18, 63
	v_or_b32_e32 v14, v1, v3
	v_and_b32_e32 v6, 32, v0
	s_cselect_b64 s[40:41], -1, 0
	v_lshlrev_b32_e32 v19, 6, v3
	v_lshlrev_b32_e32 v3, 2, v0
	s_max_i32 s79, s19, 2
	v_lshrrev_b32_e32 v1, 3, v6
	v_and_b32_e32 v3, 56, v3
	v_lshrrev_b32_e32 v6, 2, v6
	s_cmp_lg_u32 s79, 2
	v_lshlrev_b32_e32 v5, 4, v5
	v_xor_b32_e32 v3, v3, v6
	s_cselect_b64 s[42:43], -1, 0
	s_abs_i32 s73, s66
	v_or3_b32 v48, v3, v5, v19
	v_cvt_f32_u32_e32 v5, s73
	v_and_b32_e32 v7, 64, v0
	v_lshlrev_b32_e32 v3, 5, v7
	v_add3_u32 v52, 0, v6, v3
	v_rcp_iflag_f32_e32 v3, v5
	s_abs_i32 s74, s26
	v_readfirstlane_b32 s45, v2
	s_mul_i32 s44, s44, s45
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_f32_u32_e32 v3, s74
	v_cvt_u32_f32_e32 v2, v2
	s_mul_hi_u32 s44, s45, s44
	s_add_i32 s75, s45, s44
	v_rcp_iflag_f32_e32 v3, v3
	v_readfirstlane_b32 s45, v2
	s_sub_i32 s44, 0, s73
	s_mul_i32 s44, s44, s45
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v2, v2
	v_lshrrev_b32_e32 v8, 1, v7
	s_mul_hi_u32 s44, s45, s44
	v_mov_b32_e32 v13, 0
	v_or_b32_e32 v16, v1, v8
	v_lshlrev_b32_e32 v12, 1, v4
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v8, 56, v0
	s_add_i32 s76, s45, s44
	s_ashr_i32 s77, s26, 31
	s_sub_i32 s26, 0, s74
	v_readfirstlane_b32 s44, v2
	s_mov_b32 s34, s24
	v_lshl_add_u64 v[20:21], s[6:7], 0, v[12:13]
	v_xor_b32_e32 v15, v1, v8
	v_or_b32_e32 v12, 32, v4
	s_mul_i32 s26, s26, s44
	v_and_b32_e32 v2, 3, v0
	v_mov_b32_e32 v3, 0x80
	v_xor_b32_e32 v8, 8, v15
	v_cmp_gt_i64_e64 s[18:19], s[34:35], v[12:13]
	s_mul_hi_u32 s26, s44, s26
	v_lshl_or_b32 v22, v2, 4, v3
	v_mov_b32_e32 v23, v13
	v_or_b32_e32 v12, 64, v4
	s_mul_i32 s69, s67, s68
	v_lshrrev_b32_e32 v10, 2, v0
	v_mov_b32_e32 v11, v13
	v_or_b32_e32 v18, 16, v16
	v_mov_b32_e32 v17, v13
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mul_hi_i32 s71, s30, s24
	s_mul_i32 s72, s30, s24
	v_xor_b32_e32 v49, 16, v48
	v_xor_b32_e32 v50, 32, v48
	v_xor_b32_e32 v51, 48, v48
	s_add_i32 s78, s44, s26
	s_add_i32 s79, s79, -2
	v_lshl_add_u64 v[24:25], s[6:7], 0, v[22:23]
	s_lshl_b64 s[44:45], s[34:35], 1
	v_mov_b64_e32 v[26:27], v[12:13]
	v_lshlrev_b32_e32 v28, 1, v4
	v_add_u32_e32 v53, 0, v8
	s_mov_b32 s80, 0
	s_branch .LBB0_4
.LBB0_3:
	s_add_i32 s80, s80, 1
	s_cmp_lg_u32 s80, s64
	s_cbranch_scc0 .LBB0_39
.LBB0_4:
	s_mul_hi_u32 s26, s80, s75
	s_mul_i32 s46, s26, s63
	s_sub_i32 s46, s80, s46
	s_add_i32 s47, s26, 1
	s_sub_i32 s48, s46, s63
	s_cmp_ge_u32 s46, s63
	s_cselect_b32 s26, s47, s26
	s_cselect_b32 s46, s48, s46
	s_add_i32 s47, s26, 1
	s_cmp_ge_u32 s46, s63
	s_cselect_b32 s26, s47, s26
	s_xor_b32 s26, s26, s65
	s_sub_i32 s26, s26, s65
	s_add_i32 s46, s26, s20
	s_ashr_i32 s47, s46, 31
	s_abs_i32 s46, s46
	s_mul_hi_u32 s48, s46, s62
	s_mul_i32 s48, s48, s33
	s_sub_i32 s46, s46, s48
	s_sub_i32 s48, s46, s33
	s_cmp_ge_u32 s46, s33
	s_cselect_b32 s46, s48, s46
	s_sub_i32 s48, s46, s33
	s_cmp_ge_u32 s46, s33
	s_cselect_b32 s46, s48, s46
	s_xor_b32 s46, s46, s47
	s_sub_i32 s46, s46, s47
	s_mul_i32 s26, s26, s23
	s_sub_i32 s26, s80, s26
	s_mul_i32 s50, s46, s23
	s_add_i32 s47, s50, s26
	s_mul_i32 s54, s47, s30
	s_cmp_eq_u32 s46, s20
	s_mov_b64 s[52:53], -1
	s_cbranch_scc1 .LBB0_12
	s_ashr_i32 s51, s50, 31
	s_lshl_b64 s[46:47], s[50:51], 2
	s_add_u32 s48, s10, s46
	s_addc_u32 s49, s11, s47
	s_lshl_b64 s[46:47], s[26:27], 2
	s_add_u32 s46, s48, s46
	s_addc_u32 s47, s49, s47
	s_branch .LBB0_8
.LBB0_6:
	s_or_b64 exec, exec, s[50:51]
	v_readfirstlane_b32 s50, v2
	s_nop 1
	v_mov_b32_e32 v2, s50
	ds_write_b32 v13, v2
.LBB0_7:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s25, v2
	s_cbranch_vccnz .LBB0_11
.LBB0_8:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[48:49], s[0:1]
	s_cbranch_execz .LBB0_7
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_6
	global_load_dword v2, v13, s[46:47] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_6
.LBB0_11:
	s_mul_hi_i32 s47, s54, s34
	s_mul_i32 s46, s54, s34
	s_ashr_i32 s49, s54, 31
	s_lshl_b64 s[46:47], s[46:47], 1
	s_add_u32 s46, s4, s46
	s_addc_u32 s47, s5, s47
	s_mov_b64 s[52:53], 0
.LBB0_12:
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_14
	s_mul_i32 s46, s71, s26
	s_mul_hi_u32 s47, s72, s26
	s_add_i32 s47, s47, s46
	s_mul_i32 s46, s72, s26
	s_lshl_b64 s[46:47], s[46:47], 1
	s_add_u32 s46, s2, s46
	s_addc_u32 s47, s3, s47
	s_ashr_i32 s49, s54, 31
.LBB0_14:
	s_mul_i32 s26, s80, s69
	s_ashr_i32 s48, s26, 31
	s_abs_i32 s26, s26
	s_mul_hi_u32 s50, s26, s76
	s_mul_i32 s50, s50, s73
	s_sub_i32 s26, s26, s50
	s_sub_i32 s50, s26, s73
	s_cmp_ge_u32 s26, s73
	s_cselect_b32 s26, s50, s26
	s_sub_i32 s50, s26, s73
	s_cmp_ge_u32 s26, s73
	s_cselect_b32 s26, s50, s26
	s_xor_b32 s26, s26, s48
	s_sub_i32 s26, s26, s48
	s_add_i32 s26, s22, s26
	s_sub_i32 s26, s70, s26
	s_ashr_i32 s48, s26, 31
	s_abs_i32 s26, s26
	s_mul_hi_u32 s50, s26, s76
	s_mul_i32 s50, s50, s73
	s_sub_i32 s26, s26, s50
	s_sub_i32 s50, s26, s73
	s_cmp_ge_u32 s26, s73
	s_cselect_b32 s26, s50, s26
	s_sub_i32 s50, s26, s73
	s_cmp_ge_u32 s26, s73
	s_cselect_b32 s26, s50, s26
	s_xor_b32 s26, s26, s48
	s_sub_i32 s26, s26, s48
	s_cmp_ge_i32 s26, s69
	s_cbranch_scc1 .LBB0_3
	s_mul_i32 s48, s54, s29
	s_mul_hi_u32 s50, s54, s28
	s_add_i32 s48, s50, s48
	s_mul_i32 s49, s49, s28
	s_add_i32 s49, s48, s49
	s_mul_i32 s48, s54, s28
	s_lshl_b64 s[48:49], s[48:49], 1
	s_add_u32 s48, s8, s48
	v_mov_b32_e32 v29, v13
	s_addc_u32 s49, s9, s49
	v_lshl_add_u64 v[30:31], s[46:47], 0, v[28:29]
	v_lshl_add_u64 v[32:33], s[46:47], 0, v[22:23]
	s_branch .LBB0_17
.LBB0_16:
	s_or_b64 exec, exec, s[52:53]
	s_add_i32 s26, s26, s66
	s_cmp_lt_i32 s26, s69
	s_cbranch_scc0 .LBB0_3
.LBB0_17:
	s_abs_i32 s51, s26
	s_mul_hi_u32 s52, s51, s78
	s_mul_i32 s53, s52, s74
	s_ashr_i32 s50, s26, 31
	s_sub_i32 s51, s51, s53
	s_xor_b32 s50, s50, s77
	s_add_i32 s53, s52, 1
	s_sub_i32 s54, s51, s74
	s_cmp_ge_u32 s51, s74
	s_cselect_b32 s52, s53, s52
	s_cselect_b32 s51, s54, s51
	s_add_i32 s53, s52, 1
	s_cmp_ge_u32 s51, s74
	s_cselect_b32 s51, s53, s52
	s_xor_b32 s51, s51, s50
	s_sub_i32 s50, s51, s50
	s_lshl_b32 s50, s50, 3
	s_sub_i32 s51, s67, s50
	s_min_i32 s51, s51, 8
	s_abs_i32 s52, s51
	v_cvt_f32_u32_e32 v2, s52
	s_sub_i32 s56, 0, s52
	s_mul_i32 s53, s50, s68
	s_sub_i32 s53, s26, s53
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s55, s53
	s_xor_b32 s54, s53, s51
	s_ashr_i32 s54, s54, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_readfirstlane_b32 s57, v2
	s_mul_i32 s56, s56, s57
	s_mul_hi_u32 s56, s57, s56
	s_add_i32 s57, s57, s56
	s_mul_hi_u32 s56, s55, s57
	s_mul_i32 s57, s56, s52
	s_sub_i32 s55, s55, s57
	s_add_i32 s57, s56, 1
	s_sub_i32 s58, s55, s52
	s_cmp_ge_u32 s55, s52
	s_cselect_b32 s56, s57, s56
	s_cselect_b32 s55, s58, s55
	s_add_i32 s57, s56, 1
	s_cmp_ge_u32 s55, s52
	s_cselect_b32 s52, s57, s56
	s_xor_b32 s52, s52, s54
	s_sub_i32 s54, s52, s54
	s_mul_i32 s51, s54, s51
	s_sub_i32 s51, s53, s51
	s_add_i32 s50, s50, s51
	s_lshl_b32 s81, s50, 6
	s_ashr_i32 s82, s81, 31
	v_mov_b32_e32 v35, s82
	v_or_b32_e32 v34, s81, v10
	s_cmp_gt_i32 s81, -1
	s_cselect_b64 s[52:53], -1, 0
	v_cmp_gt_i64_e32 vcc, s[30:31], v[34:35]
	s_and_b64 s[56:57], s[52:53], vcc
	v_mad_i64_i32 v[2:3], s[50:51], v34, s34, 0
	s_and_b64 s[58:59], s[56:57], s[38:39]
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	s_and_saveexec_b64 s[50:51], s[58:59]
	s_cbranch_execz .LBB0_19
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[30:31]
	global_load_dwordx4 v[38:41], v[6:7], off
.LBB0_19:
	s_or_b64 exec, exec, s[50:51]
	s_lshl_b32 s50, s54, 6
	s_ashr_i32 s51, s50, 31
	v_or_b32_e32 v6, s50, v10
	v_mov_b32_e32 v7, s51
	v_mad_i64_i32 v[36:37], s[54:55], v6, s34, 0
	s_cmp_gt_i32 s50, -1
	s_cselect_b64 s[54:55], -1, 0
	v_cmp_gt_i64_e32 vcc, s[28:29], v[6:7]
	s_and_b64 s[58:59], s[54:55], vcc
	s_and_b64 s[84:85], s[58:59], s[38:39]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[60:61], s[84:85]
	s_cbranch_execz .LBB0_21
	v_lshl_add_u64 v[4:5], v[36:37], 1, v[20:21]
	global_load_dwordx4 v[4:7], v[4:5], off
.LBB0_21:
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v12, 0, v15
	v_add_u32_e32 v54, 0, v1
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
	s_andn2_b64 vcc, exec, s[40:41]
	v_accvgpr_write_b32 a15, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v12, v[38:39]
	ds_write_b64 v53, v[40:41]
	ds_write_b128 v54, v[4:7] offset:4096
	s_cbranch_vccnz .LBB0_33
	v_add_u32_e32 v55, 0, v48
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v56, 0, v49
	v_add_u32_e32 v57, 0, v50
	v_add_u32_e32 v58, 0, v51
	ds_read_b64 v[44:45], v55
	ds_read_b64 v[42:43], v56
	ds_read_b64 v[40:41], v57
	ds_read_b64 v[38:39], v58
	s_and_b64 s[84:85], s[56:57], s[18:19]
	s_setprio 1
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[60:61], s[84:85]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[46:47]
	v_mov_b32_e32 v29, v13
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	global_load_dwordx4 v[60:63], v[2:3], off offset:64
.LBB0_24:
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v2, v52, v19
	v_add_u32_e32 v59, 0x1000, v2
	ds_read2_b64 v[6:9], v59 offset1:2
	ds_read2_b64 v[2:5], v59 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[84:85], s[58:59], s[18:19]
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	s_and_saveexec_b64 s[60:61], s[84:85]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[36:37], v[36:37], 1, s[6:7]
	v_mov_b32_e32 v29, v13
	v_lshl_add_u64 v[36:37], v[36:37], 0, v[28:29]
	global_load_dwordx4 v[64:67], v[36:37], off offset:64
.LBB0_26:
	s_or_b64 exec, exec, s[60:61]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[44:45], 0
	s_setprio 1
	v_mfma_f32_32x32x8_f16 a[0:15], v[8:9], v[42:43], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[40:41], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[38:39], a[0:15]
	s_setprio 0
	s_andn2_b64 vcc, exec, s[42:43]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v12, v[60:61]
	ds_write_b64 v53, v[62:63]
	ds_write_b128 v54, v[64:67] offset:4096
	s_cbranch_vccnz .LBB0_33
	v_lshl_add_u64 v[2:3], v[10:11], 0, s[50:51]
	v_mul_lo_u32 v3, s44, v3
	v_mul_lo_u32 v4, s45, v2
	v_mad_u64_u32 v[36:37], s[60:61], s44, v2, v[24:25]
	v_add3_u32 v37, v4, v37, v3
	v_mad_u64_u32 v[38:39], s[60:61], s44, v34, v[32:33]
	v_mul_lo_u32 v2, s44, v35
	v_mul_lo_u32 v3, s45, v34
	v_add3_u32 v39, v3, v39, v2
	v_mov_b64_e32 v[34:35], v[26:27]
	s_mov_b32 s83, s79
	s_branch .LBB0_29
.LBB0_28:
	s_or_b64 exec, exec, s[60:61]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[46:47], a[0:15]
	s_setprio 1
	v_mfma_f32_32x32x8_f16 a[0:15], v[8:9], v[44:45], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[42:43], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[40:41], a[0:15]
	s_setprio 0
	s_add_i32 s83, s83, -1
	v_lshl_add_u64 v[36:37], v[36:37], 0, 64
	v_lshl_add_u64 v[38:39], v[38:39], 0, 64
	s_cmp_lg_u32 s83, 0
	v_lshl_add_u64 v[34:35], v[34:35], 0, 32
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v12, v[64:65]
	ds_write_b64 v53, v[66:67]
	ds_write_b128 v54, v[60:63] offset:4096
	s_cbranch_scc0 .LBB0_33
.LBB0_29:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[46:47], v55
	ds_read_b64 v[44:45], v56
	ds_read_b64 v[42:43], v57
	ds_read_b64 v[40:41], v58
	v_cmp_gt_i64_e32 vcc, s[34:35], v[34:35]
	s_and_b64 s[84:85], s[56:57], vcc
	s_setprio 1
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	s_and_saveexec_b64 s[60:61], s[84:85]
	s_cbranch_execz .LBB0_31
	global_load_dwordx4 v[64:67], v[38:39], off
.LBB0_31:
	s_or_b64 exec, exec, s[60:61]
	ds_read2_b64 v[6:9], v59 offset1:2
	ds_read2_b64 v[2:5], v59 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[84:85], s[58:59], vcc
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[60:61], s[84:85]
	s_cbranch_execz .LBB0_28
	global_load_dwordx4 v[60:63], v[36:37], off
	s_branch .LBB0_28
.LBB0_33:
	s_andn2_b64 vcc, exec, s[36:37]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_35
	v_add_u32_e32 v2, v52, v19
	v_add_u32_e32 v8, 0x1000, v2
	ds_read2_b64 v[2:5], v8 offset1:2
	v_add_u32_e32 v6, 0, v48
	ds_read_b64 v[6:7], v6
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
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[6:7], a[0:15]
	v_add_u32_e32 v2, 0, v49
	ds_read_b64 v[2:3], v2
	v_add_u32_e32 v6, 0, v50
	ds_read_b64 v[6:7], v6
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
	ds_read2_b64 v[2:5], v8 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[6:7], a[0:15]
	v_add_u32_e32 v2, 0, v51
	ds_read_b64 v[2:3], v2
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
.LBB0_35:
	v_mov_b32_e32 v55, s82
	v_or_b32_e32 v54, s81, v14
	v_mov_b32_e32 v7, s51
	v_or_b32_e32 v6, s50, v16
	v_mad_i64_i32 v[2:3], s[56:57], v54, s28, 0
	v_cmp_gt_i64_e32 vcc, s[30:31], v[54:55]
	v_lshl_add_u64 v[4:5], v[2:3], 1, s[48:49]
	s_and_b64 s[52:53], s[52:53], vcc
	v_cmp_gt_i64_e32 vcc, s[28:29], v[6:7]
	v_lshl_add_u64 v[2:3], s[50:51], 1, v[4:5]
	v_lshlrev_b32_e32 v12, 1, v16
	s_and_b64 s[56:57], s[54:55], vcc
	v_accvgpr_read_b32 v8, a15
	v_accvgpr_read_b32 v29, a14
	v_accvgpr_read_b32 v9, a13
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
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	s_and_b64 s[58:59], s[52:53], s[56:57]
	s_and_saveexec_b64 s[56:57], s[58:59]
	s_cbranch_execz .LBB0_37
	v_cvt_f16_f32_e32 v12, v46
	v_cvt_f16_f32_e32 v44, v44
	v_cvt_f16_f32_e32 v45, v45
	v_cvt_f16_f32_e32 v43, v43
	v_cvt_f16_f32_e32 v40, v40
	v_pack_b32_f16 v44, v12, v44
	v_cvt_f16_f32_e32 v12, v41
	v_cvt_f16_f32_e32 v39, v39
	v_cvt_f16_f32_e32 v41, v42
	v_pack_b32_f16 v45, v45, v43
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[4:5]
	global_store_dwordx2 v[6:7], v[44:45], off
	v_pack_b32_f16 v7, v40, v12
	v_pack_b32_f16 v6, v41, v39
	global_store_dwordx2 v[2:3], v[6:7], off offset:16
.LBB0_37:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v7, s51
	v_or_b32_e32 v6, s50, v18
	v_cmp_gt_i64_e32 vcc, s[28:29], v[6:7]
	s_and_b64 s[54:55], s[54:55], vcc
	s_and_b64 s[54:55], s[52:53], s[54:55]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execz .LBB0_16
	v_cvt_f16_f32_e32 v12, v38
	v_cvt_f16_f32_e32 v37, v37
	v_cvt_f16_f32_e32 v36, v36
	v_cvt_f16_f32_e32 v35, v35
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v29, v29
	v_cvt_f16_f32_e32 v8, v8
	v_cvt_f16_f32_e32 v9, v9
	v_lshl_add_u64 v[6:7], s[50:51], 0, v[16:17]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	v_pack_b32_f16 v7, v29, v8
	v_pack_b32_f16 v6, v34, v9
	v_pack_b32_f16 v9, v36, v35
	v_pack_b32_f16 v8, v12, v37
	global_store_dwordx2 v[4:5], v[8:9], off offset:32
	global_store_dwordx2 v[2:3], v[6:7], off offset:48
	s_branch .LBB0_16
.LBB0_39:
	s_mov_b64 s[18:19], 0
.LBB0_40:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_66
	.loc	1 6 0
	s_abs_i32 s33, s21
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s6, 0, s33
	s_abs_i32 s1, s17
	s_xor_b32 s0, s17, s21
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s0, s0, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s34, v1
	s_mul_i32 s6, s6, s34
	s_mul_hi_u32 s6, s34, s6
	s_add_i32 s34, s34, s6
	s_mul_hi_u32 s6, s1, s34
	s_mul_i32 s7, s6, s33
	s_sub_i32 s1, s1, s7
	s_add_i32 s8, s6, 1
	s_sub_i32 s7, s1, s33
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s6, s8, s6
	s_cselect_b32 s1, s7, s1
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s1, s33
	s_cselect_b32 s1, s7, s6
	.loc	1 7 0
	s_abs_i32 s7, s23
	v_cvt_f32_u32_e32 v1, s7
	.loc	1 6 0
	s_xor_b32 s1, s1, s0
	.loc	1 7 0
	s_sub_i32 s8, 0, s7
	.loc	1 6 0
	s_sub_i32 s6, s1, s0
	.loc	1 7 0
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s0, s6
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s1, v1
	s_mul_i32 s8, s8, s1
	s_mul_hi_u32 s8, s1, s8
	s_add_i32 s1, s1, s8
	s_mul_hi_u32 s1, s0, s1
	s_mul_i32 s8, s1, s7
	s_sub_i32 s0, s0, s8
	s_add_i32 s9, s1, 1
	s_sub_i32 s8, s0, s7
	s_cmp_ge_u32 s0, s7
	s_cselect_b32 s1, s9, s1
	s_cselect_b32 s0, s8, s0
	s_add_i32 s8, s1, 1
	s_cmp_ge_u32 s0, s7
	s_cselect_b32 s8, s8, s1
	s_abs_i32 s0, s22
	v_cvt_f32_u32_e32 v1, s0
	s_mov_b32 s7, 0
	s_cmp_lt_i32 s21, 2
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s1, v1
	s_cbranch_scc1 .LBB0_66
	s_xor_b32 s9, s6, s23
	s_ashr_i32 s9, s9, 31
	s_xor_b32 s8, s8, s9
	s_sub_i32 s8, s8, s9
	s_mul_i32 s26, s8, s24
	s_sub_i32 s18, 0, s0
	s_add_i32 s8, s22, s26
	s_mul_i32 s18, s18, s1
	s_add_i32 s8, s8, -1
	s_mul_hi_u32 s18, s1, s18
	s_ashr_i32 s9, s8, 31
	s_abs_i32 s8, s8
	s_add_i32 s1, s1, s18
	s_ashr_i32 s17, s22, 31
	s_mul_hi_u32 s1, s8, s1
	s_xor_b32 s9, s9, s17
	s_mul_i32 s17, s1, s0
	s_sub_i32 s8, s8, s17
	s_add_i32 s17, s1, 1
	s_sub_i32 s18, s8, s0
	s_cmp_ge_u32 s8, s0
	s_cselect_b32 s1, s17, s1
	s_cselect_b32 s8, s18, s8
	s_add_i32 s17, s1, 1
	s_cmp_ge_u32 s8, s0
	s_cselect_b32 s0, s17, s1
	s_xor_b32 s0, s0, s9
	s_sub_i32 s0, s0, s9
	s_addk_i32 s0, 0xfff
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 20
	s_add_i32 s0, s0, s1
	s_and_b32 s0, s0, 0xfffff000
	s_mul_i32 s1, s0, s16
	s_min_i32 s28, s1, s26
	s_sub_i32 s1, s26, s28
	s_min_i32 s36, s1, s0
	s_ashr_i32 s1, s20, 31
	s_mov_b32 s0, s20
	s_add_i32 s37, s21, s20
	s_ashr_i32 s27, s26, 31
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s8, s14, s0
	s_mul_i32 s22, s22, s25
	s_addc_u32 s9, s15, s1
	s_add_i32 s22, s22, -1
	s_ashr_i32 s40, s6, 31
	s_cmp_gt_i32 s23, 0
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_gt_i32 s36, 0
	s_mul_i32 s30, s23, s20
	s_cselect_b64 s[18:19], -1, 0
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s38, s10, s30
	s_addc_u32 s39, s11, s31
	s_lshl_b64 s[10:11], s[26:27], 1
	s_lshl_b64 s[26:27], s[28:29], 1
	s_add_u32 s2, s2, s26
	v_lshlrev_b32_e32 v12, 3, v0
	v_and_b32_e32 v13, 63, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v0, 4, v0
	v_mov_b32_e32 v1, 0
	s_addc_u32 s3, s3, s27
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[0:1]
	s_mul_hi_i32 s2, s24, s20
	s_mul_i32 s20, s24, s20
	s_mul_i32 s3, s20, s40
	s_mul_hi_u32 s24, s20, s6
	s_add_i32 s3, s24, s3
	s_mul_i32 s2, s2, s6
	s_add_i32 s3, s3, s2
	s_mul_i32 s2, s20, s6
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s4, s4, s26
	s_addc_u32 s5, s5, s27
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	s_mov_b32 s35, 1
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[0:1]
	s_mov_b64 s[26:27], 0x2000
	v_mov_b32_e32 v22, s25
	s_branch .LBB0_44
.LBB0_43:
	s_add_i32 s35, s35, 1
	s_cmp_eq_u32 s35, s21
	s_cbranch_scc1 .LBB0_66
.LBB0_44:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_43
	s_sub_i32 s2, s37, s35
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s4, s2, s34
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
	s_lshl_b64 s[4:5], s[2:3], 3
	s_add_u32 s24, s14, s4
	s_mul_i32 s2, s2, s23
	s_addc_u32 s25, s15, s5
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s20, s12, s2
	s_addc_u32 s40, s13, s3
	s_mov_b32 s6, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB0_48
.LBB0_46:
	s_or_b64 exec, exec, s[2:3]
.LBB0_47:
	s_add_i32 s6, s6, 1
	s_add_u32 s28, s28, s10
	s_addc_u32 s29, s29, s11
	s_cmp_lg_u32 s6, s23
	s_cbranch_scc0 .LBB0_43
.LBB0_48:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_59
	global_load_dwordx2 v[6:7], v1, s[24:25]
	global_load_dwordx2 v[8:9], v1, s[8:9]
	s_mov_b32 s41, 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v8
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v9, vcc
	v_ashrrev_i32_e32 v0, 31, v7
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[0:1]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[6:7]
	v_mov_b64_e32 v[8:9], v[2:3]
	s_branch .LBB0_51
.LBB0_50:
	s_or_b64 exec, exec, s[2:3]
	s_addk_i32 s41, 0x1000
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
	s_cmp_lt_i32 s41, s36
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
	s_cbranch_scc0 .LBB0_59
.LBB0_51:
	v_add_u32_e32 v0, s41, v12
	v_cmp_gt_i32_e64 s[2:3], s36, v0
	v_lshl_add_u64 v[10:11], v[8:9], 0, s[28:29]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_53
	global_load_dwordx4 v[18:21], v[10:11], off
.LBB0_53:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v0, 0x800, v0
	v_cmp_gt_i32_e64 s[4:5], s36, v0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[30:31], s[4:5]
	s_cbranch_execnz .LBB0_56
	s_or_b64 exec, exec, s[30:31]
	v_lshl_add_u64 v[10:11], v[6:7], 0, s[28:29]
	s_and_saveexec_b64 s[30:31], s[2:3]
	s_cbranch_execnz .LBB0_57
.LBB0_55:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_50
	s_branch .LBB0_58
.LBB0_56:
	v_add_co_u32_e32 v10, vcc, 0x1000, v10
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	global_load_dwordx4 v[14:17], v[10:11], off
	s_or_b64 exec, exec, s[30:31]
	v_lshl_add_u64 v[10:11], v[6:7], 0, s[28:29]
	s_and_saveexec_b64 s[30:31], s[2:3]
	s_cbranch_execz .LBB0_55
.LBB0_57:
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[18:21], off
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_50
.LBB0_58:
	v_add_co_u32_e32 v10, vcc, 0x1000, v10
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[14:17], off
	s_branch .LBB0_50
.LBB0_59:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_63
	s_mov_b64 s[30:31], exec
	v_mbcnt_lo_u32_b32 v0, s30, 0
	v_mbcnt_hi_u32_b32 v0, s31, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_62
	s_lshl_b64 s[42:43], s[6:7], 2
	s_add_u32 s42, s20, s42
	s_addc_u32 s43, s40, s43
	s_bcnt1_i32_b64 s30, s[30:31]
	v_mov_b32_e32 v6, s30
	global_atomic_add v6, v1, v6, s[42:43] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_62:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s4, v6
	s_nop 1
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_63:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s22, v0
	s_cbranch_vccnz .LBB0_47
	global_load_dwordx2 v[6:7], v1, s[24:25]
	global_load_dwordx2 v[8:9], v1, s[8:9]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s4, v6
	v_readfirstlane_b32 s5, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s30, v8
	v_readfirstlane_b32 s31, v9
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_46
	s_sub_u32 s4, s4, s30
	s_subb_u32 s5, s5, s31
	s_ashr_i32 s30, s5, 31
	s_lshr_b32 s30, s30, 28
	s_add_u32 s4, s4, s30
	s_addc_u32 s5, s5, 0
	s_and_b32 s4, s4, -16
	s_add_u32 s30, s38, s4
	s_addc_u32 s31, s39, s5
	s_lshl_b64 s[4:5], s[6:7], 2
	s_add_u32 s4, s30, s4
	s_addc_u32 s5, s31, s5
	global_atomic_swap v1, v22, s[4:5] sc1
	s_branch .LBB0_46
.LBB0_66:
	.loc	1 5 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel push_and_multiply
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_sgpr 86
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
	.size	push_and_multiply, .Lfunc_end0-push_and_multiply
	.set push_and_multiply.num_vgpr, 70
	.set push_and_multiply.num_agpr, 16
	.set push_and_multiply.numbered_sgpr, 86
	.set push_and_multiply.num_named_barrier, 0
	.set push_and_multiply.private_seg_size, 0
	.set push_and_multiply.uses_vcc, 1
	.set push_and_multiply.uses_flat_scratch, 0
	.set push_and_multiply.has_dyn_sized_stack, 0
	.set push_and_multiply.has_recursion, 0
	.set push_and_multiply.has_indirect_call, 0
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
      - .address_space:  global
        .offset:         96
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         104
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .max_flat_workgroup_size: 256
    .name:           push_and_multiply
    .private_segment_fixed_size: 0
    .sgpr_count:     92
    .sgpr_spill_count: 0
    .symbol:         push_and_multiply.kd
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
