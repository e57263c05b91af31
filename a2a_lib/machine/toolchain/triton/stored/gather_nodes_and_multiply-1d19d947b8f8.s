; lds 8192
	.file	1 "gather_nodes_and_multiply"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	gather_nodes_and_multiply
	.p2align	8
	.type	gather_nodes_and_multiply,@function
gather_nodes_and_multiply:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dwordx4 s[20:23], s[0:1], 0x38
	s_load_dwordx2 s[24:25], s[0:1], 0x58
	s_load_dwordx2 s[26:27], s[0:1], 0x4c
	s_mov_b64 s[18:19], -1
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s28, s20
	.loc	1 6 0
	s_cmp_ge_i32 s16, s24
	s_cbranch_scc0 .LBB0_40
	.loc	1 22 0
	s_abs_i32 s18, s21
	v_cvt_f32_u32_e32 v1, s18
	s_sub_i32 s19, 0, s18
	s_abs_i32 s17, s23
	s_mov_b32 s31, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s29, v1
	s_mul_i32 s19, s19, s29
	s_mul_hi_u32 s19, s29, s19
	s_add_i32 s29, s29, s19
	s_mul_hi_u32 s19, s17, s29
	s_mul_i32 s29, s19, s18
	s_sub_i32 s17, s17, s29
	s_add_i32 s30, s19, 1
	s_sub_i32 s29, s17, s18
	s_cmp_ge_u32 s17, s18
	s_cselect_b32 s19, s30, s19
	s_cselect_b32 s17, s29, s17
	s_add_i32 s29, s19, 1
	s_cmp_ge_u32 s17, s18
	s_cselect_b32 s19, s29, s19
	s_abs_i32 s17, s25
	v_cvt_f32_u32_e32 v1, s17
	s_mul_i32 s29, s25, s21
	s_cmp_lt_i32 s29, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	s_nop 0
	v_readfirstlane_b32 s30, v2
	s_cbranch_scc1 .LBB0_39
	s_load_dword s34, s[0:1], 0x48
	s_load_dword s35, s[0:1], 0x54
	s_ashr_i32 s0, s23, 31
	s_ashr_i32 s1, s21, 31
	s_xor_b32 s0, s0, s1
	s_sub_i32 s48, 0, s17
	s_xor_b32 s19, s19, s0
	s_mul_i32 s36, s48, s30
	s_sub_i32 s0, s19, s0
	s_mul_hi_u32 s36, s30, s36
	s_ashr_i32 s19, s0, 31
	s_abs_i32 s0, s0
	s_add_i32 s30, s30, s36
	s_mul_hi_u32 s30, s0, s30
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s66, s35, s24
	s_mul_i32 s35, s30, s17
	s_ashr_i32 s33, s25, 31
	s_sub_i32 s0, s0, s35
	s_xor_b32 s19, s19, s33
	s_add_i32 s35, s30, 1
	s_sub_i32 s36, s0, s17
	s_cmp_ge_u32 s0, s17
	s_cselect_b32 s30, s35, s30
	s_cselect_b32 s0, s36, s0
	s_add_i32 s35, s30, 1
	v_lshlrev_b32_e32 v1, 3, v0
	v_and_b32_e32 v5, 0x80, v0
	s_cmp_ge_u32 s0, s17
	v_and_b32_e32 v4, 24, v1
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v1, 2, v5
	v_and_b32_e32 v6, 32, v0
	v_and_b32_e32 v7, 64, v0
	s_cselect_b32 s0, s35, s30
	v_or_b32_e32 v14, v1, v3
	v_lshrrev_b32_e32 v1, 3, v6
	v_lshrrev_b32_e32 v8, 1, v7
	s_abs_i32 s71, s22
	v_or_b32_e32 v16, v1, v8
	v_cvt_f32_u32_e32 v1, s71
	s_xor_b32 s0, s0, s19
	s_sub_i32 s36, s0, s19
	s_add_i32 s0, s36, 63
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s19, s0, 31
	s_lshr_b32 s19, s19, 26
	s_add_i32 s0, s0, s19
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s67, s0, 6
	s_add_i32 s0, s34, 63
	s_ashr_i32 s19, s0, 31
	s_sub_i32 s41, 0, s71
	v_readfirstlane_b32 s42, v1
	s_lshr_b32 s19, s19, 26
	s_mul_i32 s41, s41, s42
	s_add_i32 s0, s0, s19
	s_add_i32 s19, s26, 31
	s_mul_hi_u32 s41, s42, s41
	s_ashr_i32 s68, s0, 6
	s_ashr_i32 s0, s19, 31
	s_abs_i32 s40, s20
	s_add_i32 s73, s42, s41
	s_lshr_b32 s0, s0, 27
	s_mul_hi_u32 s41, s40, s73
	s_add_i32 s0, s19, s0
	s_mul_i32 s42, s41, s71
	s_ashr_i32 s46, s0, 5
	s_ashr_i32 s0, s20, 31
	s_ashr_i32 s72, s22, 31
	s_sub_i32 s40, s40, s42
	s_ashr_i32 s39, s26, 31
	.loc	1 0 0
	s_ashr_i32 s35, s34, 31
	.loc	1 22 0
	s_ashr_i32 s37, s36, 31
	s_lshl_b32 s30, s68, 3
	s_add_i32 s70, s16, s66
	s_xor_b32 s0, s0, s72
	s_add_i32 s42, s41, 1
	s_sub_i32 s43, s40, s71
	s_cmp_ge_u32 s40, s71
	s_cselect_b32 s41, s42, s41
	s_cselect_b32 s40, s43, s40
	s_add_i32 s42, s41, 1
	s_cmp_ge_u32 s40, s71
	s_cselect_b32 s40, s42, s41
	s_xor_b32 s40, s40, s0
	s_sub_i32 s74, s40, s0
	s_xor_b32 s0, s1, s72
	s_mul_hi_u32 s1, s18, s73
	s_mul_i32 s40, s1, s71
	s_sub_i32 s18, s18, s40
	s_add_i32 s40, s1, 1
	s_sub_i32 s41, s18, s71
	s_cmp_ge_u32 s18, s71
	s_cselect_b32 s1, s40, s1
	s_cselect_b32 s18, s41, s18
	s_add_i32 s40, s1, 1
	s_cmp_ge_u32 s18, s71
	s_cselect_b32 s1, s40, s1
	s_xor_b32 s1, s1, s0
	s_sub_i32 s18, s1, s0
	s_cmp_gt_i32 s19, 31
	s_cselect_b64 s[40:41], -1, 0
	v_cmp_gt_i32_e32 vcc, s26, v4
	s_and_b64 s[42:43], vcc, s[40:41]
	s_cmp_gt_i32 s19, 63
	s_cselect_b64 s[44:45], -1, 0
	s_max_i32 s85, s46, 2
	s_cmp_lg_u32 s85, 2
	s_cselect_b64 s[46:47], -1, 0
	s_abs_i32 s77, s18
	v_cvt_f32_u32_e32 v22, s77
	v_lshlrev_b32_e32 v19, 6, v3
	v_lshlrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v3, 56, v3
	v_lshrrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v7, 5, v7
	v_xor_b32_e32 v3, v3, v6
	v_add3_u32 v49, 0, v6, v7
	v_rcp_iflag_f32_e32 v6, v22
	s_abs_i32 s78, s66
	v_readfirstlane_b32 s49, v2
	s_mul_i32 s48, s48, s49
	v_mul_f32_e32 v2, 0x4f7ffffe, v6
	v_cvt_f32_u32_e32 v6, s78
	v_cvt_u32_f32_e32 v2, v2
	s_mul_hi_u32 s48, s49, s48
	s_abs_i32 s80, s30
	v_rcp_iflag_f32_e32 v6, v6
	s_add_i32 s79, s49, s48
	v_readfirstlane_b32 s49, v2
	s_sub_i32 s48, 0, s77
	v_mul_f32_e32 v2, 0x4f7ffffe, v6
	v_cvt_f32_u32_e32 v6, s80
	v_cvt_u32_f32_e32 v2, v2
	s_mul_i32 s48, s48, s49
	s_mul_hi_u32 s48, s49, s48
	v_rcp_iflag_f32_e32 v6, v6
	s_add_i32 s81, s49, s48
	v_readfirstlane_b32 s49, v2
	s_sub_i32 s48, 0, s78
	v_mul_f32_e32 v2, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v2, v2
	s_mul_i32 s48, s48, s49
	s_mul_hi_u32 s48, s49, s48
	v_mov_b32_e32 v13, 0
	v_lshlrev_b32_e32 v12, 1, v4
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v8, 56, v0
	v_lshlrev_b32_e32 v5, 4, v5
	s_add_i32 s82, s49, s48
	s_ashr_i32 s83, s30, 31
	s_sub_i32 s30, 0, s80
	v_readfirstlane_b32 s48, v2
	s_mov_b32 s38, s26
	v_lshl_add_u64 v[20:21], s[6:7], 0, v[12:13]
	v_xor_b32_e32 v15, v1, v8
	v_or3_b32 v48, v3, v5, v19
	v_or_b32_e32 v12, 32, v4
	s_mul_i32 s30, s30, s48
	v_and_b32_e32 v2, 3, v0
	v_mov_b32_e32 v6, 0x80
	v_xor_b32_e32 v8, 8, v15
	v_xor_b32_e32 v3, 16, v48
	v_xor_b32_e32 v5, 32, v48
	v_xor_b32_e32 v9, 48, v48
	v_cmp_gt_i64_e64 s[18:19], s[38:39], v[12:13]
	s_mul_hi_u32 s30, s48, s30
	v_lshl_or_b32 v22, v2, 4, v6
	v_mov_b32_e32 v23, v13
	v_or_b32_e32 v12, 64, v4
	s_mul_i32 s69, s67, s68
	v_lshrrev_b32_e32 v10, 2, v0
	v_mov_b32_e32 v11, v13
	v_or_b32_e32 v18, 16, v16
	v_mov_b32_e32 v17, v13
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mul_hi_i32 s75, s36, s26
	s_mul_i32 s76, s36, s26
	s_add_i32 s84, s48, s30
	s_add_i32 s85, s85, -2
	v_lshl_add_u64 v[24:25], s[6:7], 0, v[22:23]
	s_lshl_b64 s[48:49], s[38:39], 1
	v_mov_b64_e32 v[26:27], v[12:13]
	v_lshlrev_b32_e32 v28, 1, v4
	v_add_u32_e32 v50, 0, v8
	v_add_u32_e32 v51, 0, v3
	v_add_u32_e32 v52, 0, v5
	v_add_u32_e32 v53, 0, v9
	s_mov_b32 s86, 0
	s_branch .LBB0_4
.LBB0_3:
	s_add_i32 s86, s86, 1
	s_cmp_lg_u32 s86, s29
	s_cbranch_scc0 .LBB0_39
.LBB0_4:
	s_mul_hi_u32 s30, s86, s79
	s_mul_i32 s50, s30, s17
	s_sub_i32 s50, s86, s50
	s_add_i32 s51, s30, 1
	s_sub_i32 s52, s50, s17
	s_cmp_ge_u32 s50, s17
	s_cselect_b32 s30, s51, s30
	s_cselect_b32 s50, s52, s50
	s_add_i32 s51, s30, 1
	s_cmp_ge_u32 s50, s17
	s_cselect_b32 s30, s51, s30
	s_xor_b32 s30, s30, s33
	s_sub_i32 s30, s30, s33
	s_abs_i32 s51, s30
	s_mul_hi_u32 s52, s51, s73
	s_mul_i32 s53, s52, s71
	s_ashr_i32 s50, s30, 31
	s_sub_i32 s51, s51, s53
	s_xor_b32 s50, s50, s72
	s_add_i32 s53, s52, 1
	s_sub_i32 s54, s51, s71
	s_cmp_ge_u32 s51, s71
	s_cselect_b32 s52, s53, s52
	s_cselect_b32 s51, s54, s51
	s_add_i32 s53, s52, 1
	s_cmp_ge_u32 s51, s71
	s_cselect_b32 s51, s53, s52
	s_xor_b32 s51, s51, s50
	s_sub_i32 s50, s51, s50
	s_add_i32 s50, s50, s74
	s_ashr_i32 s51, s50, 31
	s_abs_i32 s50, s50
	s_mul_hi_u32 s52, s50, s81
	s_mul_i32 s52, s52, s77
	s_sub_i32 s50, s50, s52
	s_sub_i32 s52, s50, s77
	s_cmp_ge_u32 s50, s77
	s_cselect_b32 s50, s52, s50
	s_sub_i32 s52, s50, s77
	s_cmp_ge_u32 s50, s77
	s_cselect_b32 s50, s52, s50
	s_xor_b32 s50, s50, s51
	s_sub_i32 s50, s50, s51
	s_add_i32 s51, s30, s20
	s_ashr_i32 s52, s51, 31
	s_abs_i32 s51, s51
	s_mul_hi_u32 s53, s51, s73
	s_mul_i32 s53, s53, s71
	s_sub_i32 s51, s51, s53
	s_sub_i32 s53, s51, s71
	s_cmp_ge_u32 s51, s71
	s_cselect_b32 s51, s53, s51
	s_sub_i32 s53, s51, s71
	s_cmp_ge_u32 s51, s71
	s_cselect_b32 s51, s53, s51
	s_xor_b32 s51, s51, s52
	s_mul_i32 s50, s50, s22
	s_sub_i32 s51, s51, s52
	s_add_i32 s50, s50, s51
	s_mul_i32 s30, s30, s25
	s_sub_i32 s30, s86, s30
	s_mul_i32 s54, s50, s25
	s_add_i32 s51, s54, s30
	s_mul_i32 s58, s51, s36
	s_cmp_eq_u32 s50, s20
	s_mov_b64 s[56:57], -1
	s_cbranch_scc1 .LBB0_12
	s_ashr_i32 s55, s54, 31
	s_lshl_b64 s[50:51], s[54:55], 2
	s_add_u32 s52, s10, s50
	s_addc_u32 s53, s11, s51
	s_lshl_b64 s[50:51], s[30:31], 2
	s_add_u32 s50, s52, s50
	s_addc_u32 s51, s53, s51
	s_branch .LBB0_8
.LBB0_6:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s54, v2
	s_nop 1
	v_mov_b32_e32 v2, s54
	ds_write_b32 v13, v2
.LBB0_7:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s27, v2
	s_cbranch_vccnz .LBB0_11
.LBB0_8:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_7
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_6
	global_load_dword v2, v13, s[50:51] sc0 sc1
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
	s_mul_i32 s50, s75, s30
	s_mul_hi_u32 s51, s76, s30
	s_add_i32 s51, s51, s50
	s_mul_i32 s50, s76, s30
	s_lshl_b64 s[50:51], s[50:51], 1
	s_add_u32 s50, s2, s50
	s_addc_u32 s51, s3, s51
	s_ashr_i32 s53, s58, 31
.LBB0_14:
	s_mul_i32 s30, s86, s69
	s_ashr_i32 s52, s30, 31
	s_abs_i32 s30, s30
	s_mul_hi_u32 s54, s30, s82
	s_mul_i32 s54, s54, s78
	s_sub_i32 s30, s30, s54
	s_sub_i32 s54, s30, s78
	s_cmp_ge_u32 s30, s78
	s_cselect_b32 s30, s54, s30
	s_sub_i32 s54, s30, s78
	s_cmp_ge_u32 s30, s78
	s_cselect_b32 s30, s54, s30
	s_xor_b32 s30, s30, s52
	s_sub_i32 s30, s30, s52
	s_add_i32 s30, s24, s30
	s_sub_i32 s30, s70, s30
	s_ashr_i32 s52, s30, 31
	s_abs_i32 s30, s30
	s_mul_hi_u32 s54, s30, s82
	s_mul_i32 s54, s54, s78
	s_sub_i32 s30, s30, s54
	s_sub_i32 s54, s30, s78
	s_cmp_ge_u32 s30, s78
	s_cselect_b32 s30, s54, s30
	s_sub_i32 s54, s30, s78
	s_cmp_ge_u32 s30, s78
	s_cselect_b32 s30, s54, s30
	s_xor_b32 s30, s30, s52
	s_sub_i32 s30, s30, s52
	s_cmp_ge_i32 s30, s69
	s_cbranch_scc1 .LBB0_3
	s_mul_i32 s52, s58, s35
	s_mul_hi_u32 s54, s58, s34
	s_add_i32 s52, s54, s52
	s_mul_i32 s53, s53, s34
	s_add_i32 s53, s52, s53
	s_mul_i32 s52, s58, s34
	s_lshl_b64 s[52:53], s[52:53], 1
	s_add_u32 s52, s8, s52
	v_mov_b32_e32 v29, v13
	s_addc_u32 s53, s9, s53
	v_lshl_add_u64 v[30:31], s[50:51], 0, v[28:29]
	v_lshl_add_u64 v[32:33], s[50:51], 0, v[22:23]
	s_branch .LBB0_17
.LBB0_16:
	s_or_b64 exec, exec, s[56:57]
	s_add_i32 s30, s30, s66
	s_cmp_lt_i32 s30, s69
	s_cbranch_scc0 .LBB0_3
.LBB0_17:
	s_abs_i32 s55, s30
	s_mul_hi_u32 s56, s55, s84
	s_mul_i32 s57, s56, s80
	s_ashr_i32 s54, s30, 31
	s_sub_i32 s55, s55, s57
	s_xor_b32 s54, s54, s83
	s_add_i32 s57, s56, 1
	s_sub_i32 s58, s55, s80
	s_cmp_ge_u32 s55, s80
	s_cselect_b32 s56, s57, s56
	s_cselect_b32 s55, s58, s55
	s_add_i32 s57, s56, 1
	s_cmp_ge_u32 s55, s80
	s_cselect_b32 s55, s57, s56
	s_xor_b32 s55, s55, s54
	s_sub_i32 s54, s55, s54
	s_lshl_b32 s54, s54, 3
	s_sub_i32 s55, s67, s54
	s_min_i32 s55, s55, 8
	s_abs_i32 s56, s55
	v_cvt_f32_u32_e32 v2, s56
	s_sub_i32 s60, 0, s56
	s_mul_i32 s57, s54, s68
	s_sub_i32 s57, s30, s57
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s59, s57
	s_xor_b32 s58, s57, s55
	s_ashr_i32 s58, s58, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
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
	s_sub_i32 s58, s56, s58
	s_mul_i32 s55, s58, s55
	s_sub_i32 s55, s57, s55
	s_add_i32 s54, s54, s55
	s_lshl_b32 s87, s54, 6
	s_ashr_i32 s88, s87, 31
	v_mov_b32_e32 v35, s88
	v_or_b32_e32 v34, s87, v10
	s_cmp_gt_i32 s87, -1
	s_cselect_b64 s[56:57], -1, 0
	v_cmp_gt_i64_e32 vcc, s[36:37], v[34:35]
	s_and_b64 s[60:61], s[56:57], vcc
	v_mad_i64_i32 v[2:3], s[54:55], v34, s38, 0
	s_and_b64 s[62:63], s[60:61], s[42:43]
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	s_and_saveexec_b64 s[54:55], s[62:63]
	s_cbranch_execz .LBB0_19
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[30:31]
	global_load_dwordx4 v[38:41], v[6:7], off
.LBB0_19:
	s_or_b64 exec, exec, s[54:55]
	s_lshl_b32 s54, s58, 6
	s_ashr_i32 s55, s54, 31
	v_or_b32_e32 v6, s54, v10
	v_mov_b32_e32 v7, s55
	v_mad_i64_i32 v[36:37], s[58:59], v6, s38, 0
	s_cmp_gt_i32 s54, -1
	s_cselect_b64 s[58:59], -1, 0
	v_cmp_gt_i64_e32 vcc, s[34:35], v[6:7]
	s_and_b64 s[62:63], s[58:59], vcc
	s_and_b64 s[90:91], s[62:63], s[42:43]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[64:65], s[90:91]
	s_cbranch_execz .LBB0_21
	v_lshl_add_u64 v[4:5], v[36:37], 1, v[20:21]
	global_load_dwordx4 v[4:7], v[4:5], off
.LBB0_21:
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v54, 0, v15
	v_add_u32_e32 v55, 0, v1
	v_mov_b32_e32 v58, 0
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
	s_andn2_b64 vcc, exec, s[44:45]
	v_add_u32_e32 v12, 0, v48
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v54, v[38:39]
	ds_write_b64 v50, v[40:41]
	ds_write_b128 v55, v[4:7] offset:4096
	s_cbranch_vccnz .LBB0_33
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[44:45], v12
	ds_read_b64 v[42:43], v51
	ds_read_b64 v[40:41], v52
	ds_read_b64 v[38:39], v53
	s_and_b64 s[90:91], s[60:61], s[18:19]
	s_setprio 1
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[64:65], s[90:91]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[50:51]
	v_mov_b32_e32 v29, v13
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	global_load_dwordx4 v[58:61], v[2:3], off offset:64
.LBB0_24:
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v2, v49, v19
	v_add_u32_e32 v56, 0x1000, v2
	ds_read2_b64 v[6:9], v56 offset1:2
	ds_read2_b64 v[2:5], v56 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[90:91], s[62:63], s[18:19]
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	s_and_saveexec_b64 s[64:65], s[90:91]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[36:37], v[36:37], 1, s[6:7]
	v_mov_b32_e32 v29, v13
	v_lshl_add_u64 v[36:37], v[36:37], 0, v[28:29]
	global_load_dwordx4 v[62:65], v[36:37], off offset:64
.LBB0_26:
	s_or_b64 exec, exec, s[64:65]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[44:45], 0
	s_setprio 1
	v_mfma_f32_32x32x8_f16 a[0:15], v[8:9], v[42:43], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[40:41], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[38:39], a[0:15]
	s_setprio 0
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v54, v[58:59]
	ds_write_b64 v50, v[60:61]
	ds_write_b128 v55, v[62:65] offset:4096
	s_cbranch_vccnz .LBB0_33
	v_lshl_add_u64 v[2:3], v[10:11], 0, s[54:55]
	v_mul_lo_u32 v3, s48, v3
	v_mul_lo_u32 v4, s49, v2
	v_mad_u64_u32 v[36:37], s[64:65], s48, v2, v[24:25]
	v_add3_u32 v37, v4, v37, v3
	v_mad_u64_u32 v[38:39], s[64:65], s48, v34, v[32:33]
	v_mul_lo_u32 v2, s48, v35
	v_mul_lo_u32 v3, s49, v34
	v_add3_u32 v39, v3, v39, v2
	v_mov_b64_e32 v[34:35], v[26:27]
	s_mov_b32 s89, s85
	s_branch .LBB0_29
.LBB0_28:
	s_or_b64 exec, exec, s[64:65]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[6:7], v[46:47], a[0:15]
	s_setprio 1
	v_mfma_f32_32x32x8_f16 a[0:15], v[8:9], v[44:45], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[42:43], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[40:41], a[0:15]
	s_setprio 0
	s_add_i32 s89, s89, -1
	v_lshl_add_u64 v[36:37], v[36:37], 0, 64
	v_lshl_add_u64 v[38:39], v[38:39], 0, 64
	s_cmp_lg_u32 s89, 0
	v_lshl_add_u64 v[34:35], v[34:35], 0, 32
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v54, v[62:63]
	ds_write_b64 v50, v[64:65]
	ds_write_b128 v55, v[58:61] offset:4096
	s_cbranch_scc0 .LBB0_33
.LBB0_29:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[46:47], v12
	ds_read_b64 v[44:45], v51
	ds_read_b64 v[42:43], v52
	ds_read_b64 v[40:41], v53
	v_cmp_gt_i64_e32 vcc, s[38:39], v[34:35]
	s_and_b64 s[90:91], s[60:61], vcc
	s_setprio 1
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	s_and_saveexec_b64 s[64:65], s[90:91]
	s_cbranch_execz .LBB0_31
	global_load_dwordx4 v[62:65], v[38:39], off
.LBB0_31:
	s_or_b64 exec, exec, s[64:65]
	ds_read2_b64 v[6:9], v56 offset1:2
	ds_read2_b64 v[2:5], v56 offset0:4 offset1:6
	s_setprio 0
	s_and_b64 s[90:91], s[62:63], vcc
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[64:65], s[90:91]
	s_cbranch_execz .LBB0_28
	global_load_dwordx4 v[58:61], v[36:37], off
	s_branch .LBB0_28
.LBB0_33:
	s_andn2_b64 vcc, exec, s[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_35
	v_add_u32_e32 v2, v49, v19
	v_add_u32_e32 v8, 0x1000, v2
	ds_read2_b64 v[2:5], v8 offset1:2
	ds_read_b64 v[6:7], v12
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
	ds_read_b64 v[2:3], v51
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
	ds_read2_b64 v[2:5], v8 offset0:4 offset1:6
	ds_read_b64 v[6:7], v52
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[6:7], a[0:15]
	ds_read_b64 v[2:3], v53
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
.LBB0_35:
	v_mov_b32_e32 v55, s88
	v_or_b32_e32 v54, s87, v14
	v_mov_b32_e32 v7, s55
	v_or_b32_e32 v6, s54, v16
	v_mad_i64_i32 v[2:3], s[60:61], v54, s34, 0
	v_cmp_gt_i64_e32 vcc, s[36:37], v[54:55]
	v_lshl_add_u64 v[4:5], v[2:3], 1, s[52:53]
	s_and_b64 s[56:57], s[56:57], vcc
	v_cmp_gt_i64_e32 vcc, s[34:35], v[6:7]
	v_lshl_add_u64 v[2:3], s[54:55], 1, v[4:5]
	v_lshlrev_b32_e32 v12, 1, v16
	s_and_b64 s[60:61], s[58:59], vcc
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
	s_and_b64 s[62:63], s[56:57], s[60:61]
	s_and_saveexec_b64 s[60:61], s[62:63]
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
	s_or_b64 exec, exec, s[60:61]
	v_mov_b32_e32 v7, s55
	v_or_b32_e32 v6, s54, v18
	v_cmp_gt_i64_e32 vcc, s[34:35], v[6:7]
	s_and_b64 s[58:59], s[58:59], vcc
	s_and_b64 s[58:59], s[56:57], s[58:59]
	s_and_saveexec_b64 s[56:57], s[58:59]
	s_cbranch_execz .LBB0_16
	v_cvt_f16_f32_e32 v12, v38
	v_cvt_f16_f32_e32 v37, v37
	v_cvt_f16_f32_e32 v36, v36
	v_cvt_f16_f32_e32 v35, v35
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v29, v29
	v_cvt_f16_f32_e32 v8, v8
	v_cvt_f16_f32_e32 v9, v9
	v_lshl_add_u64 v[6:7], s[54:55], 0, v[16:17]
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
	s_cbranch_vccnz .LBB0_84
	.loc	1 7 0
	s_abs_i32 s6, s21
	v_cvt_f32_u32_e32 v1, s6
	s_sub_i32 s8, 0, s6
	s_abs_i32 s1, s23
	s_ashr_i32 s0, s23, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s7, s21, 31
	s_xor_b32 s0, s0, s7
	s_mul_hi_i32 s46, s25, s28
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mul_i32 s47, s25, s28
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s9, s9, s8
	s_mul_hi_u32 s8, s1, s9
	s_mul_i32 s9, s8, s6
	s_sub_i32 s1, s1, s9
	s_add_i32 s17, s8, 1
	s_sub_i32 s9, s1, s6
	s_cmp_ge_u32 s1, s6
	s_cselect_b32 s8, s17, s8
	s_cselect_b32 s1, s9, s1
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s1, s6
	s_cselect_b32 s1, s9, s8
	s_abs_i32 s8, s25
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s1, s0, s25
	s_abs_i32 s0, s0
	s_ashr_i32 s1, s1, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s9, s9, s17
	s_mul_hi_u32 s9, s17, s9
	s_add_i32 s17, s17, s9
	s_mul_hi_u32 s9, s0, s17
	s_mul_i32 s17, s9, s8
	s_sub_i32 s0, s0, s17
	s_add_i32 s18, s9, 1
	s_sub_i32 s17, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s9, s18, s9
	s_cselect_b32 s0, s17, s0
	s_add_i32 s17, s9, 1
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s17, s9
	s_xor_b32 s0, s0, s1
	s_sub_i32 s17, s0, s1
	.loc	1 9 0
	s_cmp_eq_u32 s16, 0
	.loc	1 7 0
	s_mul_i32 s17, s17, s26
	.loc	1 9 0
	s_cselect_b64 s[18:19], -1, 0
	s_ashr_i32 s33, s17, 31
	.loc	1 -61 0
	s_ashr_i32 s29, s20, 31
	.loc	1 9 0
	s_and_b64 vcc, exec, s[18:19]
	v_and_b32_e32 v1, 63, v0
	s_cbranch_vccnz .LBB0_43
	.loc	1 12 0
	v_and_b32_e32 v8, 63, v0
	s_mov_b64 s[30:31], 0
	s_cbranch_execz .LBB0_44
	s_branch .LBB0_66
.LBB0_43:
	s_mov_b64 s[30:31], 0
.LBB0_44:
	.loc	1 10 0
	s_cmp_ge_i32 s22, s21
	s_cbranch_scc1 .LBB0_65
	s_lshl_b64 s[0:1], s[28:29], 3
	s_add_u32 s8, s14, s0
	s_addc_u32 s9, s15, s1
	s_abs_i32 s23, s22
	v_cvt_f32_u32_e32 v2, s23
	s_sub_i32 s31, 0, s23
	s_abs_i32 s1, s20
	s_lshl_b32 s26, s17, 1
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s48, s22, 31
	s_ashr_i32 s41, s27, 31
	s_ashr_i32 s49, s26, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_xor_b32 s30, s29, s48
	s_mul_i32 s0, s25, s20
	s_mov_b32 s40, s27
	v_readfirstlane_b32 s34, v2
	s_mul_i32 s31, s31, s34
	s_mul_hi_u32 s31, s34, s31
	s_add_i32 s50, s34, s31
	s_mul_hi_u32 s31, s1, s50
	s_mul_i32 s34, s31, s23
	s_sub_i32 s1, s1, s34
	s_add_i32 s34, s31, 1
	s_sub_i32 s35, s1, s23
	s_cmp_ge_u32 s1, s23
	s_cselect_b32 s31, s34, s31
	s_cselect_b32 s1, s35, s1
	s_add_i32 s34, s31, 1
	s_cmp_ge_u32 s1, s23
	s_cselect_b32 s1, s34, s31
	s_xor_b32 s1, s1, s30
	s_sub_i32 s51, s1, s30
	s_xor_b32 s1, s7, s48
	s_mul_hi_u32 s7, s6, s50
	s_mul_i32 s30, s7, s23
	s_sub_i32 s6, s6, s30
	s_add_i32 s30, s7, 1
	s_sub_i32 s31, s6, s23
	s_cmp_ge_u32 s6, s23
	s_cselect_b32 s7, s30, s7
	s_cselect_b32 s6, s31, s6
	s_add_i32 s30, s7, 1
	s_cmp_ge_u32 s6, s23
	s_cselect_b32 s6, s30, s7
	s_xor_b32 s6, s6, s1
	s_sub_i32 s30, s6, s1
	s_cmp_gt_i32 s25, 0
	s_cselect_b64 s[6:7], -1, 0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s34, s10, s0
	s_addc_u32 s35, s11, s1
	s_abs_i32 s52, s30
	v_cvt_f32_u32_e32 v2, s52
	s_sub_i32 s30, 0, s52
	s_mov_b32 s37, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_rcp_iflag_f32_e32 v2, v2
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[38:39], 0x100
	v_mov_b64_e32 v[10:11], s[40:41]
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b32 s54, s22
	v_readfirstlane_b32 s31, v2
	s_mul_i32 s30, s30, s31
	s_mul_hi_u32 s30, s31, s30
	v_cndmask_b32_e64 v2, 0, 1, s[6:7]
	s_add_i32 s53, s31, s30
	s_mov_b64 s[30:31], 0
	v_cmp_ne_u32_e64 s[6:7], 1, v2
	s_branch .LBB0_47
.LBB0_46:
	s_add_i32 s54, s54, 1
	s_cmp_lt_i32 s54, s21
	s_cbranch_scc0 .LBB0_65
.LBB0_47:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_46
	s_abs_i32 s31, s54
	s_mul_hi_u32 s36, s31, s50
	s_mul_i32 s40, s36, s23
	s_ashr_i32 s30, s54, 31
	s_sub_i32 s31, s31, s40
	s_xor_b32 s30, s30, s48
	s_add_i32 s40, s36, 1
	s_sub_i32 s41, s31, s23
	s_cmp_ge_u32 s31, s23
	s_cselect_b32 s36, s40, s36
	s_cselect_b32 s31, s41, s31
	s_add_i32 s40, s36, 1
	s_cmp_ge_u32 s31, s23
	s_cselect_b32 s31, s40, s36
	s_xor_b32 s31, s31, s30
	s_sub_i32 s30, s31, s30
	s_add_i32 s30, s30, s51
	s_ashr_i32 s31, s30, 31
	s_abs_i32 s30, s30
	s_mul_hi_u32 s36, s30, s53
	s_mul_i32 s36, s36, s52
	s_sub_i32 s30, s30, s36
	s_sub_i32 s36, s30, s52
	s_cmp_ge_u32 s30, s52
	s_cselect_b32 s30, s36, s30
	s_sub_i32 s36, s30, s52
	s_cmp_ge_u32 s30, s52
	s_cselect_b32 s30, s36, s30
	s_xor_b32 s30, s30, s31
	s_sub_i32 s30, s30, s31
	s_add_i32 s31, s54, s20
	s_ashr_i32 s36, s31, 31
	s_abs_i32 s31, s31
	s_mul_hi_u32 s40, s31, s50
	s_mul_i32 s40, s40, s23
	s_sub_i32 s31, s31, s40
	s_sub_i32 s40, s31, s23
	s_cmp_ge_u32 s31, s23
	s_cselect_b32 s31, s40, s31
	s_sub_i32 s40, s31, s23
	s_cmp_ge_u32 s31, s23
	s_cselect_b32 s31, s40, s31
	s_xor_b32 s31, s31, s36
	s_mul_i32 s30, s30, s22
	s_sub_i32 s31, s31, s36
	s_add_i32 s30, s30, s31
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 3
	s_add_u32 s40, s14, s30
	s_addc_u32 s41, s15, s31
	s_mov_b32 s36, 0
	s_branch .LBB0_50
.LBB0_49:
	s_or_b64 exec, exec, s[44:45]
	s_add_i32 s36, s36, 1
	s_cmp_lg_u32 s36, s25
	s_cbranch_scc0 .LBB0_46
.LBB0_50:
	global_load_dwordx2 v[4:5], v3, s[40:41]
	global_load_dwordx2 v[6:7], v3, s[8:9]
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_54
	s_mov_b64 s[44:45], exec
	v_mbcnt_lo_u32_b32 v2, s44, 0
	v_mbcnt_hi_u32_b32 v2, s45, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_53
	s_bcnt1_i32_b64 s44, s[44:45]
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, v3
	global_atomic_add_x2 v[8:9], v3, v[8:9], s[12:13] sc0
.LBB0_53:
	s_or_b64 exec, exec, s[42:43]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v9
	v_readfirstlane_b32 s42, v8
	s_nop 1
	v_lshl_add_u64 v[8:9], s[42:43], 0, v[2:3]
	ds_write_b64 v3, v[8:9]
.LBB0_54:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[38:39], v[8:9]
	v_readfirstlane_b32 s55, v8
	v_readfirstlane_b32 s56, v9
	s_cbranch_vccnz .LBB0_61
	s_add_u32 s30, s55, 0xffffff01
	s_addc_u32 s31, s56, -1
	s_branch .LBB0_58
.LBB0_56:
	s_or_b64 exec, exec, s[44:45]
	v_readfirstlane_b32 s44, v9
	v_readfirstlane_b32 s45, v8
	s_nop 0
	v_mov_b32_e32 v9, s44
	v_mov_b32_e32 v8, s45
	ds_write_b64 v3, v[8:9]
.LBB0_57:
	s_or_b64 exec, exec, s[42:43]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[30:31], v[8:9]
	s_cbranch_vccz .LBB0_61
.LBB0_58:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[42:43], s[0:1]
	s_cbranch_execz .LBB0_57
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_56
	global_load_dwordx2 v[8:9], v3, s[12:13] offset:8 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_56
.LBB0_61:
	s_ashr_i32 s30, s56, 31
	s_lshr_b32 s30, s30, 24
	s_add_u32 s30, s55, s30
	s_addc_u32 s31, s56, 0
	s_and_b32 s31, s31, 0x3ffffff
	s_and_b32 s30, s30, 0xffffff00
	s_sub_u32 s30, s55, s30
	s_subb_u32 s31, s56, s31
	s_lshl_b64 s[30:31], s[30:31], 6
	s_add_u32 s42, s12, s30
	s_addc_u32 s43, s13, s31
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_63
	s_mul_i32 s44, s36, s33
	s_mul_hi_u32 s45, s36, s17
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_add_i32 s45, s45, s44
	s_nop 0
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	s_add_u32 s57, s47, s36
	v_lshrrev_b32_e32 v2, 28, v2
	s_addc_u32 s58, s46, 0
	s_mul_i32 s59, s57, s33
	s_mul_hi_u32 s60, s57, s17
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[2:3]
	s_add_i32 s59, s60, s59
	s_mul_i32 s58, s58, s17
	v_and_b32_e32 v6, -16, v6
	s_add_i32 s59, s59, s58
	s_mul_i32 s58, s57, s17
	s_mul_i32 s44, s36, s17
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[6:7]
	s_lshl_b64 s[58:59], s[58:59], 1
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[58:59]
	s_lshl_b64 s[58:59], s[36:37], 2
	s_lshl_b64 s[44:45], s[44:45], 1
	s_add_u32 s44, s2, s44
	v_lshl_add_u64 v[6:7], s[34:35], 0, v[6:7]
	s_addc_u32 s45, s3, s45
	v_lshl_add_u64 v[8:9], v[6:7], 0, s[58:59]
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	global_store_dwordx4 v3, v[4:7], s[42:43] offset:64
	s_nop 1
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s49
	global_store_dwordx4 v3, v[6:9], s[42:43] offset:80
	global_store_dwordx2 v3, v[10:11], s[42:43] offset:96
.LBB0_63:
	s_or_b64 exec, exec, s[30:31]
	s_add_u32 s30, s55, 1
	s_addc_u32 s31, s56, 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_49
	s_waitcnt vmcnt(1)
	v_mov_b64_e32 v[4:5], s[30:31]
	global_atomic_swap_x2 v3, v[4:5], s[42:43] offset:120 sc1
	s_branch .LBB0_49
.LBB0_65:
	v_mov_b32_e32 v8, v1
.LBB0_66:
	.loc	1 12 0
	s_add_i32 s34, s22, -1
	s_mul_i32 s35, s25, s34
	s_cmp_ge_i32 s16, s35
	v_bfe_u32 v9, v0, 6, 2
	s_cbranch_scc1 .LBB0_83
	s_mul_i32 s0, s25, s20
	s_ashr_i32 s1, s0, 31
	s_add_i32 s36, s20, 1
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s25, s10, s0
	s_addc_u32 s37, s11, s1
	s_lshl_b64 s[0:1], s[28:29], 3
	s_add_u32 s10, s14, s0
	s_addc_u32 s11, s15, s1
	s_abs_i32 s38, s22
	v_cvt_f32_u32_e32 v1, s38
	s_sub_i32 s1, 0, s38
	s_abs_i32 s0, s20
	v_lshlrev_b32_e32 v0, 3, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_and_b32_e32 v10, 0x7f8, v0
	v_or_b32_e32 v3, v9, v8
	v_mov_b32_e32 v11, s27
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s1, s1, s6
	s_mul_hi_u32 s1, s6, s1
	s_add_i32 s39, s6, s1
	s_mul_hi_u32 s1, s0, s39
	s_mul_i32 s1, s1, s38
	s_sub_i32 s0, s0, s1
	s_sub_i32 s1, s0, s38
	s_cmp_ge_u32 s0, s38
	s_cselect_b32 s0, s1, s0
	s_sub_i32 s1, s0, s38
	s_cmp_ge_u32 s0, s38
	s_cselect_b32 s0, s1, s0
	s_xor_b32 s0, s0, s29
	s_sub_i32 s0, s29, s0
	s_add_i32 s40, s20, s0
	s_cmp_gt_i32 s17, 0
	s_cselect_b64 s[6:7], -1, 0
	s_abs_i32 s41, s34
	v_cvt_f32_u32_e32 v2, s41
	s_sub_i32 s8, 0, s41
	v_mov_b32_e32 v1, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s42, s34, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v0, v0
	v_cndmask_b32_e64 v2, 0, 1, s[6:7]
	v_cmp_ne_u32_e64 s[6:7], 1, v2
	v_readfirstlane_b32 s9, v0
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s43, s9, s8
	s_branch .LBB0_69
.LBB0_68:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s16, s16, s24
	s_cmp_lt_i32 s16, s35
	s_cbranch_scc0 .LBB0_83
.LBB0_69:
	s_abs_i32 s9, s16
	s_mul_hi_u32 s20, s9, s43
	s_mul_i32 s21, s20, s41
	s_ashr_i32 s8, s16, 31
	s_sub_i32 s9, s9, s21
	s_xor_b32 s8, s8, s42
	s_add_i32 s21, s20, 1
	s_sub_i32 s22, s9, s41
	s_cmp_ge_u32 s9, s41
	s_cselect_b32 s20, s21, s20
	s_cselect_b32 s9, s22, s9
	s_add_i32 s21, s20, 1
	s_cmp_ge_u32 s9, s41
	s_cselect_b32 s9, s21, s20
	s_xor_b32 s9, s9, s8
	s_sub_i32 s20, s9, s8
	s_mul_i32 s8, s20, s34
	s_sub_i32 s8, s16, s8
	s_add_i32 s8, s36, s8
	s_ashr_i32 s9, s8, 31
	s_abs_i32 s8, s8
	s_mul_hi_u32 s21, s8, s39
	s_mul_i32 s21, s21, s38
	s_sub_i32 s8, s8, s21
	s_sub_i32 s21, s8, s38
	s_cmp_ge_u32 s8, s38
	s_cselect_b32 s8, s21, s8
	s_sub_i32 s21, s8, s38
	s_cmp_ge_u32 s8, s38
	s_cselect_b32 s8, s21, s8
	s_xor_b32 s8, s8, s9
	s_sub_i32 s8, s8, s9
	s_add_i32 s8, s40, s8
	s_ashr_i32 s9, s8, 31
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[8:9], s[8:9], 3
	s_add_u32 s22, s14, s8
	s_addc_u32 s23, s15, s9
	global_load_dwordx2 v[2:3], v1, s[22:23]
	global_load_dwordx2 v[4:5], v1, s[10:11]
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_81
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_add_u32 s26, s47, s20
	s_nop 0
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v0, 31, v3
	v_lshrrev_b32_e32 v0, 28, v0
	s_addc_u32 s27, s46, s21
	s_mul_i32 s28, s26, s33
	s_mul_hi_u32 s29, s26, s17
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
	s_add_i32 s28, s29, s28
	s_mul_i32 s27, s27, s17
	s_mul_hi_i32 s9, s17, s20
	s_mul_i32 s8, s17, s20
	v_and_b32_e32 v2, -16, v2
	s_add_i32 s27, s28, s27
	s_mul_i32 s26, s26, s17
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[2:3]
	s_lshl_b64 s[26:27], s[26:27], 1
	s_lshl_b64 s[8:9], s[8:9], 1
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[26:27]
	s_add_u32 s26, s2, s8
	s_mov_b32 s44, 0
	s_addc_u32 s27, s3, s9
	s_branch .LBB0_72
.LBB0_71:
	s_or_b64 exec, exec, s[28:29]
	s_addk_i32 s44, 0x1000
	s_cmp_lt_i32 s44, s17
	s_cbranch_scc0 .LBB0_80
.LBB0_72:
	v_add_u32_e32 v4, s44, v10
	v_cmp_gt_i32_e32 vcc, s17, v4
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_74
	v_lshl_add_u64 v[6:7], v[4:5], 1, s[26:27]
	global_load_dwordx4 v[16:19], v[6:7], off
.LBB0_74:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v6, 0x800, v4
	v_cmp_gt_i32_e64 s[8:9], s17, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[28:29], s[8:9]
	s_cbranch_execnz .LBB0_77
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execnz .LBB0_78
.LBB0_76:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[8:9]
	s_cbranch_execz .LBB0_71
	s_branch .LBB0_79
.LBB0_77:
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[26:27]
	global_load_dwordx4 v[12:15], v[12:13], off
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_76
.LBB0_78:
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[4:5], v[16:19], off
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[8:9]
	s_cbranch_execz .LBB0_71
.LBB0_79:
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[4:5], v[12:15], off
	s_branch .LBB0_71
.LBB0_80:
	global_load_dwordx2 v[2:3], v1, s[22:23]
	global_load_dwordx2 v[4:5], v1, s[10:11]
.LBB0_81:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v8
	s_barrier
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_68
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_lshl_b64 s[20:21], s[20:21], 2
	s_nop 0
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v0, 31, v3
	v_lshrrev_b32_e32 v0, 28, v0
	s_add_u32 s20, s25, s20
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
	s_addc_u32 s21, s37, s21
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	global_atomic_swap v[2:3], v11, off sc1
	s_branch .LBB0_68
.LBB0_83:
	.loc	1 18 0
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_85
.LBB0_84:
	.loc	1 6 0
	s_endpgm
.LBB0_85:
	v_or_b32_e32 v0, v9, v8
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_88
.LBB0_86:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 19 0
	v_readfirstlane_b32 s4, v1
	v_readfirstlane_b32 s5, v0
	s_nop 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v0, s5
	ds_write_b64 v2, v[0:1]
.LBB0_87:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[0:1], v2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i64_e32 vcc, s[30:31], v[0:1]
	s_cbranch_vccnz .LBB0_84
.LBB0_88:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_87
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_86
	global_load_dwordx2 v[0:1], v2, s[12:13] offset:8 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_86
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gather_nodes_and_multiply
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
	.size	gather_nodes_and_multiply, .Lfunc_end0-gather_nodes_and_multiply
	.set gather_nodes_and_multiply.num_vgpr, 70
	.set gather_nodes_and_multiply.num_agpr, 16
	.set gather_nodes_and_multiply.numbered_sgpr, 92
	.set gather_nodes_and_multiply.num_named_barrier, 0
	.set gather_nodes_and_multiply.private_seg_size, 0
	.set gather_nodes_and_multiply.uses_vcc, 1
	.set gather_nodes_and_multiply.uses_flat_scratch, 0
	.set gather_nodes_and_multiply.has_dyn_sized_stack, 0
	.set gather_nodes_and_multiply.has_recursion, 0
	.set gather_nodes_and_multiply.has_indirect_call, 0
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
      - .offset:         92
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
    .name:           gather_nodes_and_multiply
    .private_segment_fixed_size: 0
    .sgpr_count:     98
    .sgpr_spill_count: 0
    .symbol:         gather_nodes_and_multiply.kd
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
