; lds 20480
	.file	1 "moe_backward"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	moe_backward
	.p2align	8
	.type	moe_backward,@function
moe_backward:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dword s2, s[0:1], 0x11c
	s_mov_b32 s26, 0
	v_writelane_b32 v88, s16, 0
	v_writelane_b32 v88, s12, 1
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s7, s2
	v_cvt_f32_u32_e32 v1, s7
	v_writelane_b32 v88, s13, 2
	v_writelane_b32 v88, s2, 3
	s_load_dwordx2 s[80:81], s[0:1], 0x100
	s_load_dwordx2 s[2:3], s[0:1], 0xd0
	s_load_dword s6, s[0:1], 0x140
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s17, s[80:81], 0xac
	.loc	1 38 0
	s_cmp_lg_u32 s6, 0
	.loc	1 21 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s8, v1
	.loc	1 38 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s9, s[0:1], 0x13c
	.loc	1 39 0
	s_load_dword s10, s[0:1], 0x180
	s_waitcnt lgkmcnt(0)
	s_min_i32 s26, s10, s9
.LBB0_2:
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s17, s17, 1
	.loc	1 36 0
	s_lshr_b32 s9, s17, 31
	s_add_i32 s9, s17, s9
	s_and_b32 s9, s9, 0xffffffe
	s_sub_i32 s9, s17, s9
	s_lshl_b32 s10, s9, 4
	v_writelane_b32 v88, s0, 4
	s_load_dword s22, s[0:1], 0x144
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s20, s2, s10
	s_addc_u32 s21, s3, s11
	.loc	1 41 0
	s_add_i32 s2, s26, -1
	s_cmp_lt_i32 s2, -2.0
	v_and_b32_e32 v1, 63, v0
	v_writelane_b32 v88, s1, 5
	s_cbranch_scc1 .LBB0_173
	v_readlane_b32 s0, v88, 4
	v_readlane_b32 s1, v88, 5
	s_load_dwordx4 s[28:31], s[0:1], 0x120
	s_load_dwordx2 s[64:65], s[0:1], 0x130
	s_sub_i32 s2, 0, s7
	s_mul_i32 s2, s2, s8
	s_mul_hi_u32 s2, s8, s2
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s3, s31
	s_add_i32 s8, s8, s2
	v_readlane_b32 s13, v88, 3
	s_mul_hi_u32 s2, s3, s8
	s_ashr_i32 s12, s31, 31
	s_ashr_i32 s13, s13, 31
	.loc	1 21 0
	s_xor_b32 s12, s12, s13
	s_mul_i32 s13, s2, s7
	s_sub_i32 s3, s3, s13
	s_add_i32 s13, s2, 1
	s_sub_i32 s14, s3, s7
	s_cmp_ge_u32 s3, s7
	s_cselect_b32 s2, s13, s2
	s_cselect_b32 s3, s14, s3
	s_add_i32 s13, s2, 1
	s_cmp_ge_u32 s3, s7
	s_cselect_b32 s2, s13, s2
	.loc	1 23 0
	s_add_i32 s3, s65, 63
	s_ashr_i32 s7, s3, 31
	s_lshr_b32 s7, s7, 26
	s_add_i32 s14, s64, 0x7f
	s_add_i32 s13, s3, s7
	s_ashr_i32 s7, s14, 31
	s_lshr_b32 s7, s7, 25
	s_add_i32 s14, s14, s7
	s_add_i32 s7, s29, 7
	s_ashr_i32 s15, s7, 31
	s_lshr_b32 s15, s15, 29
	s_add_i32 s7, s7, s15
	s_ashr_i32 s15, s7, 3
	.loc	1 24 0
	s_lshl_b32 s7, s65, 1
	s_add_i32 s3, s3, s65
	v_writelane_b32 v88, s7, 6
	s_ashr_i32 s7, s3, 31
	s_lshr_b32 s7, s7, 26
	s_add_i32 s3, s3, s7
	.loc	1 21 0
	s_xor_b32 s2, s2, s12
	.loc	1 23 0
	s_ashr_i32 s33, s14, 7
	.loc	1 24 0
	s_ashr_i32 s3, s3, 6
	.loc	1 21 0
	s_sub_i32 s12, s2, s12
	.loc	1 22 0
	s_mul_i32 s2, s30, s29
	.loc	1 24 0
	s_mul_i32 s29, s3, s33
	.loc	1 25 0
	s_add_i32 s3, s64, 63
	s_ashr_i32 s7, s3, 31
	s_lshr_b32 s7, s7, 26
	s_add_i32 s3, s3, s7
	s_add_i32 s7, s65, 0x7f
	s_ashr_i32 s16, s7, 31
	s_lshr_b32 s16, s16, 25
	s_add_i32 s7, s7, s16
	s_ashr_i32 s3, s3, 6
	s_ashr_i32 s7, s7, 7
	s_mul_i32 s3, s7, s3
	.loc	1 36 0
	s_ashr_i32 s7, s6, 31
	.loc	1 23 0
	s_ashr_i32 s27, s13, 6
	.loc	1 36 0
	s_lshl_b64 s[18:19], s[6:7], 2
	s_add_u32 s18, s20, s18
	v_writelane_b32 v88, s20, 7
	s_addc_u32 s19, s21, s19
	s_mov_b32 s73, 0
	s_max_i32 s72, s6, 1
	v_writelane_b32 v88, s21, 8
	s_lshl_b64 s[6:7], s[72:73], 2
	v_writelane_b32 v88, s18, 9
	s_add_u32 s6, s80, s6
	s_addc_u32 s7, s81, s7
	v_writelane_b32 v88, s19, 10
	v_writelane_b32 v88, s6, 11
	s_cmp_gt_i32 s22, 0
	s_mov_b32 s23, s73
	v_writelane_b32 v88, s7, 12
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v88, s6, 13
	s_load_dwordx8 s[44:51], s[0:1], 0xe0
	s_load_dwordx2 s[24:25], s[0:1], 0xc8
	s_load_dwordx8 s[56:63], s[0:1], 0xa0
	v_writelane_b32 v88, s7, 14
	s_mov_b32 s6, s22
	v_writelane_b32 v88, s6, 15
	s_load_dword s9, s[0:1], 0x168
	s_load_dword s11, s[0:1], 0x15c
	s_load_dwordx2 s[36:37], s[0:1], 0x148
	s_load_dword s10, s[0:1], 0x138
	s_load_dwordx4 s[52:55], s[0:1], 0x108
	s_load_dword s8, s[0:1], 0x118
	v_writelane_b32 v88, s7, 16
	s_lshl_b64 s[6:7], s[22:23], 2
	s_add_u32 s6, s80, s6
	s_addc_u32 s7, s81, s7
	v_writelane_b32 v88, s6, 17
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s9, 0
	v_lshrrev_b32_e32 v2, 6, v0
	v_writelane_b32 v88, s7, 18
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v88, s6, 19
	v_and_or_b32 v5, v0, 60, v2
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_writelane_b32 v88, s7, 20
	s_lshl_b32 s6, s10, 1
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s48, s6
	v_writelane_b32 v88, s6, 21
	s_addc_u32 s6, s49, s7
	v_writelane_b32 v88, s6, 22
	s_mul_i32 s6, s10, 3
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s48, s6
	v_writelane_b32 v88, s6, 23
	s_addc_u32 s6, s49, s7
	s_cmp_lt_i32 s11, 0
	v_writelane_b32 v88, s6, 24
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v88, s6, 25
	s_add_i32 s9, s33, 2
	v_and_b32_e32 v3, 3, v0
	v_writelane_b32 v88, s7, 26
	s_mul_i32 s6, s31, 3
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s84, s46, s6
	s_addc_u32 s85, s47, s7
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[6:7], s[10:11], 2
	s_add_u32 s6, s48, s6
	v_writelane_b32 v88, s6, 27
	s_addc_u32 s6, s49, s7
	s_cmp_lg_u32 s37, 0
	v_writelane_b32 v88, s6, 28
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v88, s6, 29
	v_lshlrev_b32_e32 v6, 3, v3
	v_bfrev_b32_e32 v7, 1
	v_writelane_b32 v88, s7, 30
	s_mul_i32 s6, s33, s15
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s58, s6
	v_writelane_b32 v88, s56, 31
	s_addc_u32 s7, s59, s7
	s_add_i32 s11, s29, s3
	v_writelane_b32 v88, s57, 32
	v_writelane_b32 v88, s58, 33
	v_writelane_b32 v88, s59, 34
	v_writelane_b32 v88, s60, 35
	v_writelane_b32 v88, s61, 36
	v_writelane_b32 v88, s62, 37
	v_writelane_b32 v88, s63, 38
	v_writelane_b32 v88, s6, 39
	v_cndmask_b32_e32 v27, v7, v6, vcc
	v_and_b32_e32 v6, 16, v0
	v_writelane_b32 v88, s7, 40
	s_mul_i32 s6, s9, s10
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v88, s29, 41
	s_lshl_b64 s[6:7], s[6:7], 2
	v_writelane_b32 v88, s9, 42
	s_add_u32 s3, s24, s6
	v_writelane_b32 v88, s3, 43
	v_writelane_b32 v88, s24, 44
	s_addc_u32 s3, s25, s7
	v_lshlrev_b32_e32 v7, 3, v6
	v_writelane_b32 v88, s25, 45
	v_writelane_b32 v88, s3, 46
	v_writelane_b32 v88, s36, 47
	s_cmp_gt_i32 s37, 1
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v88, s37, 48
	v_writelane_b32 v88, s6, 49
	s_cmp_gt_i32 s30, 0
	v_and_b32_e32 v18, 0x80, v0
	v_writelane_b32 v88, s7, 50
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v88, s6, 51
	s_ashr_i32 s9, s8, 31
	s_ashr_i32 s3, s2, 31
	v_writelane_b32 v88, s7, 52
	s_lshl_b64 s[6:7], s[8:9], 3
	s_mov_b64 s[8:9], s[0:1]
	s_add_u32 s0, s54, s6
	s_addc_u32 s1, s55, s7
	s_lshl_b32 s6, s31, 1
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v88, s0, 53
	s_lshl_b64 s[6:7], s[6:7], 2
	v_or_b32_e32 v9, v2, v1
	v_writelane_b32 v88, s1, 54
	s_add_u32 s0, s46, s6
	v_writelane_b32 v88, s0, 55
	s_addc_u32 s0, s47, s7
	s_abs_i32 s92, s33
	v_cvt_f32_u32_e32 v4, s92
	s_abs_i32 s16, s27
	v_cvt_f32_u32_e32 v5, s16
	s_abs_i32 s82, s11
	v_rcp_iflag_f32_e32 v4, v4
	v_writelane_b32 v88, s0, 56
	s_sub_i32 s6, 0, s92
	v_readlane_b32 s0, v88, 0
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	s_ashr_i32 s0, s0, 31
	v_writelane_b32 v88, s0, 57
	v_writelane_b32 v88, s33, 58
	v_readfirstlane_b32 s7, v4
	v_rcp_iflag_f32_e32 v4, v5
	v_cvt_f32_u32_e32 v5, s82
	s_mul_i32 s6, s6, s7
	s_ashr_i32 s0, s14, 31
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_rcp_iflag_f32_e32 v5, v5
	s_mul_hi_u32 s6, s7, s6
	v_writelane_b32 v88, s0, 59
	s_add_i32 s0, s7, s6
	v_readfirstlane_b32 s7, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v4, v4
	s_sub_i32 s6, 0, s16
	s_mul_i32 s6, s6, s7
	v_writelane_b32 v88, s0, 60
	s_ashr_i32 s0, s13, 31
	s_mul_hi_u32 s6, s7, s6
	v_writelane_b32 v88, s0, 61
	s_add_i32 s0, s7, s6
	s_sub_i32 s6, 0, s82
	v_readfirstlane_b32 s7, v4
	s_ashr_i32 s83, s12, 31
	s_abs_i32 s86, s12
	s_mov_b32 s12, s28
	s_mov_b32 s14, s30
	s_mul_i32 s6, s6, s7
	v_writelane_b32 v85, s12, 0
	s_mul_hi_u32 s6, s7, s6
	v_writelane_b32 v88, s0, 62
	v_writelane_b32 v85, s13, 1
	s_add_i32 s0, s7, s6
	v_writelane_b32 v85, s14, 2
	v_writelane_b32 v88, s0, 63
	v_writelane_b32 v85, s15, 3
	s_lshl_b32 s0, s30, 3
	v_writelane_b32 v85, s0, 4
	.loc	1 41 0
	s_lshl_b64 s[2:3], s[2:3], 2
	v_writelane_b32 v85, s11, 5
	s_ashr_i32 s0, s11, 31
	s_sub_i32 s6, 0, s86
	v_lshlrev_b32_e32 v5, 10, v0
	v_writelane_b32 v85, s0, 6
	s_add_u32 s0, s44, s2
	v_lshlrev_b32_e32 v4, 4, v0
	v_and_b32_e32 v5, 0x1000, v5
	s_movk_i32 s2, 0x630
	v_and_or_b32 v4, v4, s2, v5
	v_bfe_i32 v5, v0, 3, 1
	s_movk_i32 s2, 0x840
	v_and_or_b32 v5, v5, s2, v7
	v_cvt_f32_u32_e32 v7, s86
	v_writelane_b32 v85, s44, 7
	s_addc_u32 s1, s45, s3
	v_lshlrev_b32_e32 v10, 1, v0
	v_rcp_iflag_f32_e32 v7, v7
	v_writelane_b32 v85, s45, 8
	v_writelane_b32 v85, s46, 9
	v_writelane_b32 v85, s47, 10
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_writelane_b32 v85, s48, 11
	v_cvt_u32_f32_e32 v7, v7
	v_writelane_b32 v85, s49, 12
	v_writelane_b32 v85, s50, 13
	v_writelane_b32 v85, s51, 14
	v_writelane_b32 v85, s0, 15
	v_mul_lo_u32 v8, s6, v7
	s_load_dwordx2 s[6:7], s[8:9], 0x58
	v_writelane_b32 v85, s1, 16
	v_and_or_b32 v2, v0, 56, v2
	v_bfe_i32 v16, v0, 5, 1
	v_lshrrev_b32_e32 v19, 1, v18
	v_lshlrev_b32_e32 v18, 1, v18
	s_mov_b32 s0, 2.0
	v_and_b32_e32 v49, 62, v10
	v_and_b32_e32 v11, 0xf0, v0
	v_lshlrev_b32_e32 v12, 2, v0
	v_and_b32_e32 v17, 0x208, v16
	v_or3_b32 v54, v5, v4, v18
	v_and_b32_e32 v5, 0x180, v10
	v_lshlrev_b32_e32 v10, 13, v0
	v_writelane_b32 v85, s0, 17
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	s_load_dwordx4 s[56:59], s[8:9], 0x78
	s_load_dwordx8 s[44:51], s[8:9], 0x38
	v_and_b32_e32 v26, 60, v12
	v_lshlrev_b32_e32 v51, 3, v0
	v_lshrrev_b32_e32 v11, 3, v11
	v_xor_b32_e32 v17, v17, v49
	v_and_b32_e32 v4, 48, v12
	v_and_b32_e32 v10, 0x2000, v10
	v_lshlrev_b32_e32 v12, 5, v0
	v_lshlrev_b32_e32 v6, 8, v6
	v_writelane_b32 v85, s0, 18
	v_xor_b32_e32 v52, v51, v11
	v_and_b32_e32 v15, 32, v0
	v_or_b32_e32 v53, v17, v19
	v_and_b32_e32 v12, 64, v12
	v_and_b32_e32 v16, 0x840, v16
	v_add3_u32 v6, 0, v10, v6
	v_writelane_b32 v85, s1, 19
	v_mov_b32_e32 v31, 0
	v_xor_b32_e32 v11, 2, v52
	v_xor_b32_e32 v13, 4, v52
	v_xor_b32_e32 v14, 6, v52
	v_lshlrev_b32_e32 v15, 4, v15
	v_and_b32_e32 v17, 64, v0
	v_xor_b32_e32 v56, v16, v12
	v_add3_u32 v57, v6, v4, v5
	v_xor_b32_e32 v4, 2, v53
	v_xor_b32_e32 v5, 4, v53
	v_xor_b32_e32 v6, 6, v53
	v_xor_b32_e32 v10, 16, v53
	v_xor_b32_e32 v12, 18, v53
	v_xor_b32_e32 v16, 20, v53
	v_xor_b32_e32 v18, 22, v53
	v_mul_hi_u32 v8, v7, v8
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v85, s6, 20
	s_mov_b32 s35, s27
	v_lshrrev_b32_e32 v29, 5, v0
	v_and_b32_e32 v48, 7, v0
	v_lshrrev_b32_e32 v50, 4, v0
	v_lshrrev_b32_e32 v28, 2, v0
	v_xor_b32_e32 v55, 64, v54
	v_and_b32_e32 v32, 24, v51
	v_mov_b32_e32 v33, v31
	v_add3_u32 v58, 0, v15, v17
	v_add_u32_e32 v59, v7, v8
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_add_u32_e32 v60, 0, v11
	v_add_u32_e32 v61, 0, v13
	v_add_u32_e32 v62, 0, v14
	v_add_u32_e32 v63, 0, v4
	v_add_u32_e32 v64, 0, v5
	v_add_u32_e32 v65, 0, v6
	v_add_u32_e32 v66, 0, v10
	v_add_u32_e32 v67, 0, v12
	v_add_u32_e32 v68, 0, v16
	v_add_u32_e32 v69, 0, v18
	s_mov_b32 s87, 0x5040100
	v_cmp_eq_u32_e64 s[2:3], 0, v9
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	v_cmp_eq_u32_e64 s[10:11], 1, v3
	v_cmp_eq_u32_e64 s[14:15], 2, v3
	s_mov_b32 s20, s73
	v_writelane_b32 v85, s7, 21
	v_writelane_b32 v85, s26, 22
	s_branch .LBB0_7
.LBB0_4:
	v_readlane_b32 s26, v85, 22
.LBB0_5:
	v_readlane_b32 s20, v85, 23
	v_readlane_b32 s21, v85, 24
.LBB0_6:
	v_readlane_b32 s6, v85, 17
	s_cmp_lt_i32 s76, s6
	s_cbranch_scc0 .LBB0_172
.LBB0_7:
	.loc	1 42 0
	s_memrealtime s[6:7]
s_waitcnt lgkmcnt(0)
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 36 0
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_11
	s_mov_b64 s[24:25], exec
	v_mbcnt_lo_u32_b32 v2, s24, 0
	v_mbcnt_hi_u32_b32 v2, s25, v2
	s_mov_b32 s28, s20
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_10
	s_bcnt1_i32_b64 s12, s[24:25]
	v_mov_b32_e32 v3, s12
	v_readlane_b32 s12, v88, 9
	v_readlane_b32 s13, v88, 10
	s_nop 4
	global_atomic_add v3, v31, v3, s[12:13] sc0
.LBB0_10:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v3
	s_mov_b32 s20, s28
	s_nop 0
	v_add_u32_e32 v2, s12, v2
	ds_write_b32 v31, v2
.LBB0_11:
	s_or_b64 exec, exec, s[18:19]
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v2
	s_sub_i32 s76, s12, s26
	.loc	1 44 0
	s_cmp_lt_i32 s76, 0
	s_cbranch_scc1 .LBB0_6
	.loc	1 50 0
	v_readlane_b32 s12, v85, 17
	s_cmp_lg_u32 s12, 2.0
	s_cbranch_scc0 .LBB0_15
	s_branch .LBB0_22
.LBB0_13:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 35 0
	v_readfirstlane_b32 s12, v2
	s_nop 1
	v_mov_b32_e32 v2, s12
	ds_write_b32 v31, v2
.LBB0_14:
	s_or_b64 exec, exec, s[18:19]
	.loc	1 51 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s17, v2
	s_cbranch_vccz .LBB0_18
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_14
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_13
	.loc	1 51 0
	global_load_dword v2, v31, s[80:81] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_13
.LBB0_18:
	.loc	1 52 0
	v_readlane_b32 s12, v88, 11
	v_readlane_b32 s13, v88, 12
	s_nop 4
	global_load_dword v2, v31, s[12:13] offset:96
	.loc	1 54 0
	v_readlane_b32 s12, v88, 13
	v_readlane_b32 s13, v88, 14
	s_andn2_b64 vcc, exec, s[12:13]
	.loc	1 52 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v2
	.loc	1 54 0
	s_cbranch_vccnz .LBB0_20
	v_readlane_b32 s12, v88, 17
	v_readlane_b32 s13, v88, 18
	.loc	1 55 0
	s_nop 4
	global_load_dword v2, v31, s[12:13] offset:96
	global_load_dword v3, v31, s[12:13] offset:64
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s12, v2
	s_sub_i32 s12, s12, s20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	s_add_i32 s12, s12, s13
	s_branch .LBB0_21
.LBB0_20:
	s_mov_b32 s12, 0
.LBB0_21:
	v_writelane_b32 v85, s12, 17
.LBB0_22:
	.loc	1 56 0
	s_nop 0
	v_readlane_b32 s12, v85, 17
	s_cmp_ge_i32 s76, s12
	s_cbranch_scc1 .LBB0_6
	v_readlane_b32 s12, v88, 44
	v_readlane_b32 s13, v88, 45
	s_mov_b32 s12, s20
	.loc	1 57 0
	v_writelane_b32 v85, s12, 23
	s_ashr_i32 s21, s20, 31
	s_mov_b32 s77, s73
	v_writelane_b32 v85, s13, 24
	s_lshl_b64 s[12:13], s[20:21], 2
	v_readlane_b32 s36, v85, 7
	v_readlane_b32 s42, v85, 13
	v_readlane_b32 s43, v85, 14
	s_add_u32 s18, s42, s12
	s_addc_u32 s19, s43, s13
	s_lshl_b64 s[12:13], s[76:77], 2
	s_add_u32 s12, s18, s12
	s_addc_u32 s13, s19, s13
	global_load_dword v2, v31, s[12:13]
	v_readlane_b32 s37, v85, 8
	v_readlane_b32 s38, v85, 9
	v_readlane_b32 s39, v85, 10
	v_readlane_b32 s40, v85, 11
	v_readlane_b32 s41, v85, 12
	.loc	1 58 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v2
	s_ashr_i32 s70, s12, 24
	.loc	1 59 0
	s_ashr_i32 s71, s70, 31
	.loc	1 58 0
	s_and_b32 s74, s12, 0xffffff
	.loc	1 59 0
	s_lshl_b64 s[12:13], s[70:71], 2
	s_add_u32 s12, s80, s12
	s_addc_u32 s13, s81, s13
	global_load_dword v70, v31, s[12:13] offset:32
	.loc	1 60 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s74, v70
	s_cbranch_vccnz .LBB0_5
	v_writelane_b32 v85, s12, 25
	.loc	1 67 0
	s_cmp_lg_u32 s70, 2
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_eq_u32 s70, 6
	v_writelane_b32 v85, s13, 26
	.loc	1 59 0
	s_nop 0
	global_load_dword v2, v31, s[12:13] offset:64
	s_cselect_b64 s[12:13], -1, 0
	.loc	1 60 0
	v_writelane_b32 v85, s12, 27
	.loc	1 59 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s71, v2
	.loc	1 60 0
	v_writelane_b32 v85, s13, 28
	s_branch .LBB0_26
.LBB0_25:
	.loc	1 71 0
	s_add_i32 s74, s74, s71
	.loc	1 60 0
	v_cmp_lt_i32_e32 vcc, s74, v70
	.loc	1 70 0
	s_memrealtime s[6:7]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_4
.LBB0_26:
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[18:19], 0
	s_cmp_lt_i32 s70, 4
	s_mov_b64 s[24:25], 0
	s_cbranch_scc0 .LBB0_30
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_37
.LBB0_28:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_38
.LBB0_29:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mov_b32_e32 v4, s12
	s_andn2_b64 vcc, exec, s[18:19]
	v_mov_b64_e32 v[2:3], s[20:21]
	s_cbranch_vccnz .LBB0_63
	s_branch .LBB0_50
.LBB0_30:
	s_cmp_gt_i32 s70, 4
	s_cbranch_scc0 .LBB0_34
	s_cmp_eq_u32 s70, 5
	s_mov_b64 s[24:25], -1
	s_cbranch_scc0 .LBB0_33
	.loc	1 61 0
	s_ashr_i32 s12, s74, 31
	v_readlane_b32 s13, v88, 59
	s_xor_b32 s12, s12, s13
	s_abs_i32 s13, s74
	v_readlane_b32 s20, v88, 60
	s_mul_hi_u32 s20, s13, s20
	s_mul_i32 s21, s20, s92
	s_sub_i32 s13, s13, s21
	s_add_i32 s21, s20, 1
	s_sub_i32 s24, s13, s92
	s_cmp_ge_u32 s13, s92
	s_cselect_b32 s20, s21, s20
	s_cselect_b32 s13, s24, s13
	s_add_i32 s21, s20, 1
	s_cmp_ge_u32 s13, s92
	s_cselect_b32 s13, s21, s20
	s_xor_b32 s13, s13, s12
	s_sub_i32 s12, s13, s12
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[20:21], s[12:13], 2
	v_readlane_b32 s13, v88, 21
	s_add_u32 s24, s13, s20
	v_readlane_b32 s13, v88, 22
	s_addc_u32 s25, s13, s21
	v_readlane_b32 s13, v88, 23
	s_add_u32 s20, s13, s20
	v_readlane_b32 s13, v88, 24
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[24:25]
	s_addc_u32 s21, s13, s21
	global_load_dword v3, v31, s[20:21]
	v_readlane_b32 s20, v88, 25
	v_readlane_b32 s21, v88, 26
	s_and_b64 s[20:21], s[20:21], exec
	v_readlane_b32 s21, v88, 58
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s13, v2
	s_cselect_b32 s13, s13, s12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v3
	s_cselect_b32 s20, s12, 1
	s_abs_i32 s12, s20
	v_cvt_f32_u32_e32 v2, s12
	s_sub_i32 s26, 0, s12
	s_mul_i32 s21, s13, s21
	s_sub_i32 s21, s74, s21
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s25, s21
	s_xor_b32 s24, s21, s20
	s_ashr_i32 s24, s24, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s27, v2
	s_mul_i32 s26, s26, s27
	s_mul_hi_u32 s26, s27, s26
	s_add_i32 s27, s27, s26
	s_mul_hi_u32 s26, s25, s27
	s_mul_i32 s27, s26, s12
	s_sub_i32 s25, s25, s27
	s_add_i32 s28, s26, 1
	s_sub_i32 s27, s25, s12
	s_cmp_ge_u32 s25, s12
	s_cselect_b32 s26, s28, s26
	s_cselect_b32 s25, s27, s25
	s_add_i32 s27, s26, 1
	s_cmp_ge_u32 s25, s12
	s_cselect_b32 s12, s27, s26
	s_xor_b32 s12, s12, s24
	s_sub_i32 s12, s12, s24
	s_mul_i32 s20, s12, s20
	s_sub_i32 s20, s21, s20
	s_add_i32 s13, s13, s20
	v_readlane_b32 s20, v88, 42
	s_mul_i32 s20, s13, s20
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	v_readlane_b32 s24, v88, 44
	v_readlane_b32 s25, v88, 45
	s_add_u32 s20, s24, s20
	s_addc_u32 s21, s25, s21
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s12, s20, s12
	s_addc_u32 s13, s21, s13
	s_add_u32 s20, s12, 8
	s_addc_u32 s21, s13, 0
	s_mov_b64 s[24:25], 0
.LBB0_33:
	s_mov_b32 s12, 1
	s_branch .LBB0_36
.LBB0_34:
	s_mov_b32 s12, 1
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_36
	s_ashr_i32 s12, s74, 31
	v_readlane_b32 s13, v88, 59
	s_xor_b32 s12, s12, s13
	s_abs_i32 s13, s74
	v_readlane_b32 s20, v88, 60
	s_mul_hi_u32 s20, s13, s20
	s_mul_i32 s21, s20, s92
	s_sub_i32 s13, s13, s21
	s_add_i32 s21, s20, 1
	s_sub_i32 s26, s13, s92
	s_cmp_ge_u32 s13, s92
	s_cselect_b32 s20, s21, s20
	s_cselect_b32 s13, s26, s13
	s_add_i32 s21, s20, 1
	s_cmp_ge_u32 s13, s92
	s_cselect_b32 s13, s21, s20
	s_xor_b32 s13, s13, s12
	s_sub_i32 s12, s13, s12
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[20:21], s[12:13], 2
	v_readlane_b32 s13, v88, 21
	s_add_u32 s26, s13, s20
	v_readlane_b32 s13, v88, 22
	s_addc_u32 s27, s13, s21
	v_readlane_b32 s13, v88, 23
	s_add_u32 s20, s13, s20
	v_readlane_b32 s13, v88, 24
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[26:27]
	s_addc_u32 s21, s13, s21
	global_load_dword v3, v31, s[20:21]
	v_readlane_b32 s20, v88, 25
	v_readlane_b32 s21, v88, 26
	s_and_b64 s[20:21], s[20:21], exec
	v_readlane_b32 s20, v88, 58
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s13, v2
	s_cselect_b32 s12, s13, s12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	s_cselect_b32 s13, s13, 1
	s_abs_i32 s13, s13
	v_cvt_f32_u32_e32 v2, s13
	s_sub_i32 s26, 0, s13
	s_mul_i32 s20, s12, s20
	s_sub_i32 s20, s74, s20
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s27, v2
	s_mul_i32 s26, s26, s27
	s_mul_hi_u32 s26, s27, s26
	s_add_i32 s27, s27, s26
	s_mul_hi_u32 s26, s20, s27
	s_mul_i32 s26, s26, s13
	s_sub_i32 s20, s20, s26
	s_sub_i32 s26, s20, s13
	s_cmp_ge_u32 s20, s13
	s_cselect_b32 s20, s26, s20
	s_sub_i32 s26, s20, s13
	s_cmp_ge_u32 s20, s13
	s_cselect_b32 s13, s26, s20
	s_xor_b32 s13, s13, s21
	s_sub_i32 s13, s13, s21
	s_add_i32 s12, s12, s13
	v_readlane_b32 s13, v88, 42
	s_mul_i32 s12, s12, s13
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	v_readlane_b32 s20, v88, 44
	v_readlane_b32 s21, v88, 45
	s_add_u32 s12, s20, s12
	s_addc_u32 s13, s21, s13
	s_add_u32 s20, s12, 4
	s_addc_u32 s21, s13, 0
	s_mov_b32 s12, s35
.LBB0_36:
	s_branch .LBB0_28
.LBB0_37:
	s_cmp_lg_u32 s70, 3
	s_mov_b64 s[18:19], -1
	s_cselect_b64 s[24:25], -1, 0
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_29
.LBB0_38:
	s_mov_b64 s[18:19], -1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB0_47
	v_readlane_b32 s18, v85, 27
	v_readlane_b32 s19, v85, 28
	s_mov_b32 s12, 0
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b64 s[20:21], s[80:81]
	s_cbranch_vccnz .LBB0_46
	v_readlane_b32 s12, v88, 29
	v_readlane_b32 s13, v88, 30
	v_readlane_b32 s20, v88, 39
	s_andn2_b64 vcc, exec, s[12:13]
	v_readlane_b32 s12, v88, 3
	v_readlane_b32 s21, v88, 40
	s_cbranch_vccnz .LBB0_46
	s_ashr_i32 s75, s74, 31
	v_readlane_b32 s24, v88, 31
	s_lshl_b64 s[12:13], s[74:75], 2
	v_readlane_b32 s26, v88, 33
	v_readlane_b32 s27, v88, 34
	s_add_u32 s20, s26, s12
	s_addc_u32 s21, s27, s13
	s_abs_i32 s13, s74
	v_readlane_b32 s18, v88, 60
	s_mul_hi_u32 s18, s13, s18
	s_mul_i32 s19, s18, s92
	v_readlane_b32 s12, v88, 59
	s_sub_i32 s13, s13, s19
	s_xor_b32 s12, s75, s12
	s_add_i32 s19, s18, 1
	s_sub_i32 s24, s13, s92
	s_cmp_ge_u32 s13, s92
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s13, s24, s13
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s13, s92
	v_readlane_b32 s25, v88, 32
	s_cselect_b32 s13, s19, s18
	s_xor_b32 s13, s13, s12
	v_readlane_b32 s24, v85, 0
	s_sub_i32 s12, s13, s12
	v_readlane_b32 s26, v85, 2
	s_mul_i32 s12, s12, s26
	s_lshl_b32 s13, s12, 3
	v_readlane_b32 s12, v85, 4
	s_add_i32 s24, s13, s12
	s_cmp_ge_i32 s13, s24
	s_mov_b32 s12, 0
	v_readlane_b32 s28, v88, 35
	v_readlane_b32 s29, v88, 36
	v_readlane_b32 s30, v88, 37
	v_readlane_b32 s31, v88, 38
	v_readlane_b32 s25, v85, 1
	v_readlane_b32 s27, v85, 3
	s_cbranch_scc1 .LBB0_46
	v_readlane_b32 s28, v85, 0
	v_readlane_b32 s30, v85, 2
	s_mul_i32 s12, s30, s28
	s_min_i32 s25, s24, s12
	s_mov_b32 s12, 0
	v_readlane_b32 s29, v85, 1
	v_readlane_b32 s31, v85, 3
	s_branch .LBB0_44
.LBB0_43:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v3
	v_lshrrev_b32_e32 v2, 31, v2
	s_add_i32 s13, s13, 64
	s_nop 0
	v_add_u32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s18, v2, 63
	s_add_i32 s12, s18, s12
	s_cmp_lt_i32 s13, s24
	s_cbranch_scc0 .LBB0_46
.LBB0_44:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s13, v1
	v_cmp_gt_i32_e32 vcc, s25, v2
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_43
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_43
.LBB0_46:
	s_mov_b64 s[18:19], 0
.LBB0_47:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_49
	s_ashr_i32 s12, s74, 31
	v_readlane_b32 s13, v85, 6
	s_xor_b32 s12, s12, s13
	s_abs_i32 s13, s74
	v_readlane_b32 s18, v88, 63
	s_mul_hi_u32 s18, s13, s18
	s_mul_i32 s19, s18, s82
	s_sub_i32 s13, s13, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s20, s13, s82
	s_cmp_ge_u32 s13, s82
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s13, s20, s13
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s13, s82
	s_cselect_b32 s13, s19, s18
	s_xor_b32 s13, s13, s12
	s_sub_i32 s12, s13, s12
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	v_readlane_b32 s18, v88, 43
	s_add_u32 s18, s18, s12
	v_readlane_b32 s19, v88, 46
	s_addc_u32 s19, s19, s13
	s_add_u32 s20, s18, 4
	s_addc_u32 s21, s19, 0
	s_add_u32 s12, s84, s12
	s_addc_u32 s13, s85, s13
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[12:13]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v2
	s_add_i32 s12, s12, 15
	s_ashr_i32 s13, s12, 31
	s_lshr_b32 s13, s13, 28
	s_add_i32 s12, s12, s13
	s_ashr_i32 s12, s12, 4
	s_mul_i32 s12, s12, s35
.LBB0_49:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mov_b32_e32 v4, s12
	v_mov_b64_e32 v[2:3], s[20:21]
	s_cbranch_execnz .LBB0_63
.LBB0_50:
	s_ashr_i32 s12, s74, 31
	v_readlane_b32 s13, v88, 61
	s_xor_b32 s12, s12, s13
	s_abs_i32 s13, s74
	v_readlane_b32 s18, v88, 62
	s_mul_hi_u32 s18, s13, s18
	s_mul_i32 s19, s18, s16
	s_sub_i32 s13, s13, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s20, s13, s16
	s_cmp_ge_u32 s13, s16
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s13, s20, s13
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s13, s16
	s_cselect_b32 s13, s19, s18
	s_xor_b32 s13, s13, s12
	s_sub_i32 s12, s13, s12
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[18:19], s[12:13], 2
	v_readlane_b32 s13, v88, 21
	s_add_u32 s20, s13, s18
	v_readlane_b32 s13, v88, 22
	s_addc_u32 s21, s13, s19
	v_readlane_b32 s13, v88, 23
	s_add_u32 s18, s13, s18
	v_readlane_b32 s13, v88, 24
	s_addc_u32 s19, s13, s19
	global_load_dword v2, v31, s[20:21]
	global_load_dword v3, v31, s[18:19]
	v_readlane_b32 s18, v88, 25
	v_readlane_b32 s19, v88, 26
	s_and_b64 s[18:19], s[18:19], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s18, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	s_cselect_b32 s13, s13, 1
	s_cselect_b32 s12, s18, s12
	s_abs_i32 s13, s13
	v_cvt_f32_u32_e32 v2, s13
	s_sub_i32 s20, 0, s13
	s_mul_i32 s18, s12, s35
	s_sub_i32 s18, s74, s18
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s19, s18, 31
	s_abs_i32 s18, s18
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s21, v2
	s_mul_i32 s20, s20, s21
	s_mul_hi_u32 s20, s21, s20
	s_add_i32 s21, s21, s20
	s_mul_hi_u32 s20, s18, s21
	s_mul_i32 s20, s20, s13
	s_sub_i32 s18, s18, s20
	s_sub_i32 s20, s18, s13
	s_cmp_ge_u32 s18, s13
	s_cselect_b32 s18, s20, s18
	s_sub_i32 s20, s18, s13
	s_cmp_ge_u32 s18, s13
	s_cselect_b32 s13, s20, s18
	s_xor_b32 s13, s13, s19
	s_sub_i32 s13, s13, s19
	s_add_i32 s18, s12, s13
	v_readlane_b32 s12, v88, 47
	s_mov_b64 s[20:21], 0
	s_cmp_lt_i32 s12, 1
	v_readlane_b32 s13, v88, 48
	s_cbranch_scc1 .LBB0_53
	s_cmp_eq_u32 s12, 1
	s_cbranch_scc0 .LBB0_54
	v_readlane_b32 s24, v85, 7
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s25, v85, 8
	v_readlane_b32 s26, v85, 9
	v_readlane_b32 s27, v85, 10
	v_readlane_b32 s28, v85, 11
	v_readlane_b32 s29, v85, 12
	s_lshl_b64 s[12:13], s[18:19], 2
	v_readlane_b32 s30, v85, 13
	v_readlane_b32 s31, v85, 14
	s_mov_b64 s[24:25], s[28:29]
	s_add_u32 s12, s24, s12
	s_addc_u32 s13, s25, s13
	global_load_dword v2, v31, s[12:13]
	s_mov_b64 s[26:27], s[30:31]
	v_readlane_b32 s24, v88, 31
	v_readlane_b32 s12, v88, 47
	v_readlane_b32 s25, v88, 32
	v_readlane_b32 s13, v88, 48
	v_readlane_b32 s26, v88, 33
	v_readlane_b32 s27, v88, 34
	v_readlane_b32 s28, v88, 35
	v_readlane_b32 s29, v88, 36
	v_readlane_b32 s30, v88, 37
	v_readlane_b32 s31, v88, 38
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[84:85], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[24:25], 0, v[2:3]
	s_mov_b64 s[24:25], 0
	s_branch .LBB0_55
.LBB0_53:
	s_mov_b64 s[24:25], 0
	s_cbranch_execnz .LBB0_56
	s_branch .LBB0_57
.LBB0_54:
	s_mov_b64 s[24:25], -1
.LBB0_55:
	s_branch .LBB0_57
.LBB0_56:
	s_cmp_lg_u32 s12, 0
	s_mov_b64 s[20:21], -1
	s_cselect_b64 s[24:25], -1, 0
.LBB0_57:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_59
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_63
	s_branch .LBB0_60
.LBB0_59:
	global_load_dword v4, v31, s[80:81] offset:168
	v_readlane_b32 s24, v88, 31
	v_readlane_b32 s25, v88, 32
	v_readlane_b32 s26, v88, 33
	v_readlane_b32 s27, v88, 34
	v_readlane_b32 s28, v88, 35
	v_readlane_b32 s29, v88, 36
	v_readlane_b32 s30, v88, 37
	v_readlane_b32 s31, v88, 38
	v_mov_b64_e32 v[2:3], s[24:25]
	s_cbranch_execnz .LBB0_63
.LBB0_60:
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[12:13], s[18:19], 2
	v_readlane_b32 s18, v88, 27
	s_add_u32 s18, s18, s12
	v_readlane_b32 s19, v88, 28
	s_addc_u32 s19, s19, s13
	v_readlane_b32 s24, v88, 31
	v_readlane_b32 s25, v88, 32
	s_add_u32 s12, s24, s12
	s_addc_u32 s13, s25, s13
	global_load_dword v4, v31, s[18:19]
	v_mov_b64_e32 v[2:3], s[12:13]
	v_readlane_b32 s26, v88, 33
	v_readlane_b32 s27, v88, 34
	v_readlane_b32 s28, v88, 35
	v_readlane_b32 s29, v88, 36
	v_readlane_b32 s30, v88, 37
	v_readlane_b32 s31, v88, 38
	s_branch .LBB0_63
.LBB0_61:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 62 0
	v_readfirstlane_b32 s12, v5
	s_nop 1
	v_mov_b32_e32 v5, s12
	ds_write_b32 v31, v5
.LBB0_62:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_66
.LBB0_63:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_62
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_61
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_61
.LBB0_66:
	s_mov_b64 s[18:19], -1
	.loc	1 67 0
	s_and_b64 vcc, exec, s[78:79]
	.loc	1 63 0
	s_memrealtime s[88:89]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_120
	.loc	1 67 0
	v_readlane_b32 s12, v85, 27
	v_readlane_b32 s13, v85, 28
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_119
	s_ashr_i32 s12, s74, 31
	v_readlane_b32 s13, v88, 59
	s_xor_b32 s12, s12, s13
	s_abs_i32 s13, s74
	v_readlane_b32 s18, v88, 60
	s_mul_hi_u32 s18, s13, s18
	s_mul_i32 s19, s18, s92
	s_sub_i32 s13, s13, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s20, s13, s92
	s_cmp_ge_u32 s13, s92
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s13, s20, s13
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s13, s92
	s_cselect_b32 s13, s19, s18
	s_xor_b32 s13, s13, s12
	s_sub_i32 s18, s13, s12
	v_readlane_b32 s19, v88, 58
	s_lshl_b32 s28, s18, 3
	s_mul_i32 s18, s18, s19
	v_readlane_b32 s24, v85, 0
	s_sub_i32 s29, s74, s18
	v_readlane_b32 s26, v85, 2
	v_readlane_b32 s27, v85, 3
	v_or_b32_e32 v16, s28, v29
	v_lshl_or_b32 v2, s29, 7, v49
	v_readlane_b32 s26, v88, 49
	v_readlane_b32 s25, v85, 1
	v_cmp_gt_i32_e64 s[18:19], s24, v16
	v_cmp_gt_i32_e32 vcc, s64, v2
	v_readlane_b32 s27, v88, 50
	s_and_b64 s[24:25], s[18:19], vcc
	s_mov_b64 s[20:21], -1
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_78
	v_readlane_b32 s20, v88, 51
	v_readlane_b32 s21, v88, 52
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_76
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 1, s[58:59]
	v_lshl_or_b32 v3, s13, 3, v29
	s_lshl_b32 s20, s12, 3
	v_readlane_b32 s60, v85, 0
	v_subrev_u32_e32 v3, s20, v3
	v_readlane_b32 s62, v85, 2
	v_mov_b32_e32 v6, 0
	s_mov_b32 s26, s62
	v_mul_lo_u32 v8, s62, v3
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s61, v85, 1
	v_readlane_b32 s63, v85, 3
	s_branch .LBB0_72
.LBB0_71:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v3
	v_cvt_f32_f16_e32 v3, v9
	v_cvt_f32_f16_sdwa v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_add_i32 s26, s26, -1
	v_add_u32_e32 v8, 1, v8
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_add_f32_e32 v6, v6, v3
	v_add_f32_e32 v7, v7, v9
	s_cmp_lg_u32 s26, 0
	s_cbranch_scc0 .LBB0_77
.LBB0_72:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_74
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_74:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_71
	v_mad_i64_i32 v[10:11], s[30:31], v8, s64, 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[4:5]
	global_load_dword v9, v[10:11], off
	s_branch .LBB0_71
.LBB0_76:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_77:
	s_mov_b64 s[20:21], 0
.LBB0_78:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_91
	v_readlane_b32 s20, v88, 51
	v_readlane_b32 s21, v88, 52
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_90
	v_readlane_b32 s20, v88, 53
	v_readlane_b32 s21, v88, 54
	v_lshl_or_b32 v6, s13, 3, v29
	v_readlane_b32 s60, v85, 0
	v_readlane_b32 s62, v85, 2
	v_ashrrev_i32_e32 v3, 31, v2
	s_mov_b32 s30, s62
	global_load_dwordx2 v[4:5], v31, s[20:21]
	s_lshl_b32 s20, s12, 3
	v_subrev_u32_e32 v6, s20, v6
	v_mul_lo_u32 v8, s62, v6
	v_readlane_b32 s20, v85, 15
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s21, v85, 16
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[20:21]
	v_readlane_b32 s61, v85, 1
	v_readlane_b32 s63, v85, 3
	s_branch .LBB0_82
.LBB0_81:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s30, s30, -1
	v_pk_add_f32 v[6:7], v[6:7], v[14:15]
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_cmp_eq_u32 s30, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_91
.LBB0_82:
	v_mov_b32_e32 v14, -1
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_84
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_84:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v14
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_86
	global_load_dword v9, v[10:11], off
.LBB0_86:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_88
	v_sub_u32_e32 v13, 0, v14
	v_max_i32_e32 v13, v14, v13
	v_ashrrev_i32_e32 v12, 31, v14
	v_mul_hi_u32 v14, v13, v59
	v_mul_lo_u32 v15, v14, s86
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[20:21], s86, v13
	v_xor_b32_e32 v12, s83, v12
	s_nop 0
	v_cndmask_b32_e64 v14, v14, v15, s[20:21]
	v_subrev_u32_e32 v15, s86, v13
	v_cndmask_b32_e64 v13, v13, v15, s[20:21]
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[20:21], s86, v13
	s_nop 1
	v_cndmask_b32_e64 v13, v14, v15, s[20:21]
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v12, v13, v12
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[54:55]
	global_load_dwordx2 v[12:13], v[12:13], off
.LBB0_88:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], s[24:25], vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[20:21], s[26:27]
	s_cbranch_execz .LBB0_81
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v4
	s_nop 1
	v_subb_co_u32_e32 v13, vcc, v13, v5, vcc
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshrrev_b32_e32 v30, 28, v14
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[30:31]
	v_and_b32_e32 v12, -16, v12
	v_lshl_add_u64 v[12:13], s[56:57], 0, v[12:13]
	v_mad_i64_i32 v[14:15], s[26:27], v9, s64, 0
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v9, v[12:13], off
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v14, v9
	v_cvt_f32_f16_sdwa v15, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_81
.LBB0_90:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_91:
	v_mad_i64_i32 v[4:5], s[20:21], v16, s64, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[44:45]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_93
	v_cvt_f16_f32_e32 v8, v6
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v9, v7
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[4:5]
	v_pack_b32_f16 v8, v8, v9
	global_store_dword v[6:7], v8, off
.LBB0_93:
	s_or_b64 exec, exec, s[20:21]
	v_or_b32_e32 v6, 64, v2
	v_readlane_b32 s20, v88, 49
	v_cmp_gt_i32_e32 vcc, s64, v6
	v_readlane_b32 s21, v88, 50
	s_and_b64 s[24:25], s[18:19], vcc
	s_andn2_b64 vcc, exec, s[20:21]
	s_mov_b64 s[20:21], -1
	s_cbranch_vccnz .LBB0_103
	v_readlane_b32 s20, v88, 51
	v_readlane_b32 s21, v88, 52
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_101
	v_lshl_or_b32 v6, s13, 3, v29
	s_lshl_b32 s20, s12, 3
	v_readlane_b32 s60, v85, 0
	v_subrev_u32_e32 v6, s20, v6
	v_readlane_b32 s62, v85, 2
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 1, s[58:59]
	s_mov_b32 s26, s62
	v_mul_lo_u32 v10, s62, v6
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s61, v85, 1
	v_readlane_b32 s63, v85, 3
	s_branch .LBB0_97
.LBB0_96:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v11
	v_cvt_f32_f16_e32 v11, v12
	v_cvt_f32_f16_sdwa v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_add_i32 s26, s26, -1
	v_add_u32_e32 v10, 1, v10
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_add_f32_e32 v6, v6, v11
	v_add_f32_e32 v7, v7, v12
	s_cmp_eq_u32 s26, 0
	s_cbranch_scc1 .LBB0_102
.LBB0_97:
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_99
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[12:13], v[10:11], 2, s[4:5]
	global_load_dword v11, v[12:13], off
.LBB0_99:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_96
	v_mad_i64_i32 v[12:13], s[30:31], v10, s64, 0
	v_lshl_add_u64 v[12:13], v[12:13], 1, v[8:9]
	global_load_dword v12, v[12:13], off offset:128
	s_branch .LBB0_96
.LBB0_101:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_102:
	s_mov_b64 s[20:21], 0
.LBB0_103:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_116
	v_readlane_b32 s20, v88, 51
	v_readlane_b32 s21, v88, 52
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_115
	v_readlane_b32 s20, v88, 53
	v_readlane_b32 s21, v88, 54
	v_lshl_or_b32 v6, s13, 3, v29
	v_readlane_b32 s60, v85, 0
	v_readlane_b32 s62, v85, 2
	s_mov_b32 s30, s62
	v_readlane_b32 s61, v85, 1
	global_load_dwordx2 v[8:9], v31, s[20:21]
	s_lshl_b32 s20, s12, 3
	v_subrev_u32_e32 v6, s20, v6
	v_mul_lo_u32 v10, s62, v6
	v_readlane_b32 s20, v85, 15
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s21, v85, 16
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	s_waitcnt vmcnt(1)
	v_lshl_add_u64 v[12:13], v[10:11], 2, s[20:21]
	v_readlane_b32 s63, v85, 3
	s_branch .LBB0_107
.LBB0_106:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s30, s30, -1
	v_pk_add_f32 v[6:7], v[6:7], v[16:17]
	v_lshl_add_u64 v[12:13], v[12:13], 0, 4
	s_cmp_eq_u32 s30, 0
	v_add_u32_e32 v10, 1, v10
	s_cbranch_scc1 .LBB0_116
.LBB0_107:
	v_mov_b32_e32 v16, -1
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_109
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[14:15], v[10:11], 2, s[4:5]
	global_load_dword v16, v[14:15], off
.LBB0_109:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v16
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_111
	global_load_dword v11, v[12:13], off
.LBB0_111:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_113
	v_sub_u32_e32 v15, 0, v16
	v_max_i32_e32 v15, v16, v15
	v_ashrrev_i32_e32 v14, 31, v16
	v_mul_hi_u32 v16, v15, v59
	v_mul_lo_u32 v17, v16, s86
	v_sub_u32_e32 v15, v15, v17
	v_add_u32_e32 v17, 1, v16
	v_cmp_le_u32_e64 s[20:21], s86, v15
	v_xor_b32_e32 v14, s83, v14
	s_nop 0
	v_cndmask_b32_e64 v16, v16, v17, s[20:21]
	v_subrev_u32_e32 v17, s86, v15
	v_cndmask_b32_e64 v15, v15, v17, s[20:21]
	v_add_u32_e32 v17, 1, v16
	v_cmp_le_u32_e64 s[20:21], s86, v15
	s_nop 1
	v_cndmask_b32_e64 v15, v16, v17, s[20:21]
	v_xor_b32_e32 v15, v15, v14
	v_sub_u32_e32 v14, v15, v14
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[14:15], v[14:15], 3, s[54:55]
	global_load_dwordx2 v[14:15], v[14:15], off
.LBB0_113:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], s[24:25], vcc
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[20:21], s[26:27]
	s_cbranch_execz .LBB0_106
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v14, vcc, v14, v8
	s_nop 1
	v_subb_co_u32_e32 v15, vcc, v15, v9, vcc
	v_ashrrev_i32_e32 v16, 31, v15
	v_lshrrev_b32_e32 v30, 28, v16
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[30:31]
	v_and_b32_e32 v14, -16, v14
	v_lshl_add_u64 v[14:15], s[56:57], 0, v[14:15]
	v_mad_i64_i32 v[16:17], s[26:27], v11, s64, 0
	v_lshl_add_u64 v[14:15], v[16:17], 1, v[14:15]
	v_lshl_add_u64 v[14:15], v[2:3], 1, v[14:15]
	global_load_dword v11, v[14:15], off offset:128
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v16, v11
	v_cvt_f32_f16_sdwa v17, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_106
.LBB0_115:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_116:
	s_and_saveexec_b64 s[18:19], s[24:25]
	s_cbranch_execz .LBB0_118
	v_cvt_f16_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v7, v7
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	v_pack_b32_f16 v4, v6, v7
	global_store_dword v[2:3], v4, off offset:128
.LBB0_118:
	s_or_b64 exec, exec, s[18:19]
	s_cmp_lg_u32 s29, 0
	s_cbranch_scc0 .LBB0_163
.LBB0_119:
	s_mov_b64 s[18:19], 0
.LBB0_120:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_161
	s_ashr_i32 s12, s74, 31
	v_readlane_b32 s13, v85, 6
	s_xor_b32 s12, s12, s13
	s_abs_i32 s13, s74
	v_readlane_b32 s18, v88, 63
	s_mul_hi_u32 s18, s13, s18
	s_mul_i32 s19, s18, s82
	s_sub_i32 s13, s13, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s20, s13, s82
	s_cmp_ge_u32 s13, s82
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s13, s20, s13
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s13, s82
	s_cselect_b32 s13, s19, s18
	s_xor_b32 s13, s13, s12
	s_sub_i32 s62, s13, s12
	v_readlane_b32 s12, v85, 5
	s_mul_i32 s12, s62, s12
	s_ashr_i32 s63, s62, 31
	s_sub_i32 s20, s74, s12
	s_lshl_b64 s[12:13], s[62:63], 2
	v_readlane_b32 s18, v88, 55
	s_add_u32 s18, s18, s12
	v_readlane_b32 s19, v88, 56
	s_addc_u32 s19, s19, s13
	s_add_u32 s12, s84, s12
	s_addc_u32 s13, s85, s13
	global_load_dword v4, v31, s[12:13]
	v_readlane_b32 s24, v88, 31
	global_load_dword v7, v31, s[18:19]
	v_readlane_b32 s18, v88, 41
	s_cmp_lt_i32 s20, s18
	s_cselect_b64 s[68:69], -1, 0
	s_and_b64 s[12:13], s[68:69], exec
	s_cselect_b32 s12, 0, s18
	s_sub_i32 s18, s20, s12
	s_and_b64 s[12:13], s[68:69], exec
	v_readlane_b32 s12, v88, 6
	s_cselect_b32 s94, s12, s64
	v_readlane_b32 s12, v85, 20
	v_readlane_b32 s28, v88, 35
	v_readlane_b32 s29, v88, 36
	v_readlane_b32 s13, v85, 21
	s_cselect_b32 s20, s64, s65
	s_cselect_b32 s13, s29, s13
	s_cselect_b32 s12, s28, s12
	v_readlane_b32 s25, v88, 32
	v_readlane_b32 s26, v88, 33
	s_abs_i32 s21, s18
	v_readlane_b32 s27, v88, 34
	s_ashr_i32 s95, s94, 31
	v_readlane_b32 s30, v88, 37
	v_readlane_b32 s31, v88, 38
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s30, v4
	v_max_i32_e32 v30, 1, v4
	s_waitcnt vmcnt(0)
	v_mul_hi_i32 v3, v7, s94
	v_mul_lo_u32 v2, v7, s94
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_lshl_add_u64 v[2:3], s[12:13], 0, v[2:3]
	s_add_i32 s12, s20, 0x7f
	s_ashr_i32 s13, s12, 31
	s_lshr_b32 s13, s13, 25
	s_add_i32 s12, s12, s13
	s_ashr_i32 s12, s12, 7
	s_abs_i32 s24, s12
	v_cvt_f32_u32_e32 v5, s24
	s_sub_i32 s25, 0, s24
	s_add_i32 s13, s20, 63
	s_ashr_i32 s19, s13, 31
	v_rcp_iflag_f32_e32 v5, v5
	s_lshr_b32 s19, s19, 26
	s_add_i32 s13, s13, s19
	s_xor_b32 s19, s18, s12
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_ashr_i32 s13, s13, 6
	s_ashr_i32 s19, s19, 31
	v_cmp_lt_i32_e32 vcc, 0, v4
	v_readfirstlane_b32 s26, v5
	s_mul_i32 s25, s25, s26
	s_mul_hi_u32 s25, s26, s25
	s_add_i32 s26, s26, s25
	s_mul_hi_u32 s25, s21, s26
	s_mul_i32 s26, s25, s24
	s_sub_i32 s21, s21, s26
	s_add_i32 s26, s25, 1
	s_sub_i32 s27, s21, s24
	s_cmp_ge_u32 s21, s24
	s_cselect_b32 s25, s26, s25
	s_cselect_b32 s21, s27, s21
	s_add_i32 s26, s25, 1
	s_cmp_ge_u32 s21, s24
	s_cselect_b32 s21, s26, s25
	s_xor_b32 s21, s21, s19
	s_sub_i32 s19, s21, s19
	s_mul_i32 s12, s19, s12
	s_sub_i32 s12, s18, s12
	s_lshl_b32 s75, s12, 1
	s_add_i32 s18, s75, 2
	s_add_i32 s30, s30, 15
	s_min_i32 s13, s18, s13
	s_ashr_i32 s18, s30, 31
	s_lshr_b32 s18, s18, 28
	s_add_i32 s18, s30, s18
	s_ashr_i32 s18, s18, 4
	s_lshl_b32 s31, s19, 6
	s_max_i32 s77, s18, 1
	s_sub_i32 s13, s13, s75
	s_ashr_i32 s72, s31, 31
	v_mov_b32_e32 v5, s72
	v_or_b32_e32 v4, s31, v26
	s_cmp_gt_i32 s31, -1
	v_cndmask_b32_e64 v6, 16, 0, vcc
	s_cselect_b64 s[96:97], -1, 0
	v_cmp_gt_i64_e32 vcc, s[94:95], v[4:5]
	s_mul_i32 s13, s13, s77
	s_and_b64 s[26:27], s[96:97], vcc
	v_or_b32_e32 v71, v6, v50
	s_cmp_gt_i32 s13, 0
	v_cmp_lt_u32_e32 vcc, v71, v30
	s_cselect_b64 s[24:25], -1, 0
	s_and_b64 s[18:19], vcc, s[26:27]
	s_and_b64 s[18:19], s[24:25], s[18:19]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[28:29], s[18:19]
	s_cbranch_execz .LBB0_123
	v_mad_i64_i32 v[8:9], s[18:19], v71, s94, 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[2:3]
	v_lshl_add_u64 v[8:9], v[4:5], 1, v[8:9]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_123:
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[18:19], s[68:69], exec
	v_readlane_b32 s18, v88, 1
	v_readlane_b32 s36, v88, 31
	v_readlane_b32 s19, v88, 2
	v_readlane_b32 s42, v88, 37
	v_readlane_b32 s43, v88, 38
	s_cselect_b32 s19, s19, s43
	s_cselect_b32 s18, s18, s42
	v_mul_hi_i32 v11, v7, s20
	v_mul_lo_u32 v10, v7, s20
	s_lshl_b32 s66, s12, 7
	s_ashr_i32 s21, s20, 31
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	s_ashr_i32 s67, s66, 31
	v_lshl_add_u64 v[36:37], s[18:19], 0, v[10:11]
	v_mov_b32_e32 v11, s67
	v_or_b32_e32 v10, s66, v26
	s_cmp_gt_i32 s12, -1
	s_cselect_b64 s[98:99], -1, 0
	v_cmp_gt_i64_e64 s[18:19], s[20:21], v[10:11]
	s_and_b64 s[18:19], s[98:99], s[18:19]
	s_and_b64 s[18:19], vcc, s[18:19]
	s_and_b64 s[28:29], s[24:25], s[18:19]
	s_mov_b32 s12, 0
	v_mov_b32_e32 v7, 0
	v_readlane_b32 s37, v88, 32
	v_readlane_b32 s38, v88, 33
	v_readlane_b32 s39, v88, 34
	v_readlane_b32 s40, v88, 35
	v_readlane_b32 s41, v88, 36
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB0_125
	v_mad_i64_i32 v[6:7], s[28:29], v71, s20, 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[36:37]
	v_lshl_add_u64 v[6:7], v[10:11], 1, v[6:7]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_125:
	s_or_b64 exec, exec, s[18:19]
	s_mul_i32 s28, s65, s64
	s_mul_i32 s18, s28, s63
	s_mul_hi_u32 s19, s28, s62
	s_add_i32 s18, s19, s18
	s_mul_hi_i32 s19, s65, s64
	s_mul_i32 s19, s19, s62
	s_add_i32 s19, s18, s19
	s_mul_i32 s18, s28, s62
	s_lshl_b64 s[28:29], s[18:19], 2
	s_add_u32 s28, s48, s28
	s_addc_u32 s29, s49, s29
	s_lshl_b64 s[18:19], s[18:19], 1
	s_add_u32 s33, s50, s18
	s_addc_u32 s34, s51, s19
	s_and_b64 s[18:19], s[68:69], exec
	s_cselect_b32 s63, s29, s34
	s_cselect_b32 s62, s28, s33
	s_lshl_b32 s33, s77, 4
	s_add_i32 s93, s33, -16
	s_add_i32 s34, s13, -1
	v_mov_b32_e32 v35, s72
	v_or_b32_e32 v34, s31, v28
	v_add_u32_e32 v73, 0, v52
	v_add_u32_e32 v74, 0, v51
	s_cmp_lt_i32 s34, 1
	v_add_u32_e32 v72, 0, v53
	s_waitcnt vmcnt(0)
	ds_write_b16 v73, v8 offset:16384
	ds_write_b16_d16_hi v60, v8 offset:16384
	ds_write_b16 v61, v9 offset:16384
	ds_write_b16_d16_hi v62, v9 offset:16384
	ds_write_b64 v74, v[6:7] offset:18432
	s_cbranch_scc1 .LBB0_150
	v_lshl_add_u64 v[38:39], v[4:5], 1, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v8, v72 offset:16384
	ds_read_u16 v9, v63 offset:16512
	ds_read_u16 v10, v64 offset:16640
	ds_read_u16 v11, v65 offset:16768
	ds_read_u16 v4, v66 offset:17408
	ds_read_u16 v5, v67 offset:17536
	ds_read_u16 v6, v68 offset:17664
	ds_read_u16 v7, v69 offset:17792
	s_cmp_gt_i32 s30, 31
	s_cselect_b32 s12, 16, 0
	v_add_u32_e32 v12, s12, v71
	v_cmp_lt_u32_e32 vcc, v12, v30
	s_and_b64 s[28:29], s[26:27], vcc
	s_setprio 1
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB0_128
	v_mad_i64_i32 v[2:3], s[28:29], v12, s94, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[38:39]
	global_load_dwordx2 v[44:45], v[2:3], off
.LBB0_128:
	s_or_b64 exec, exec, s[18:19]
	s_cmp_lt_i32 s30, 32
	s_cselect_b64 s[18:19], -1, 0
	v_cndmask_b32_e64 v2, 0, 1, s[18:19]
	s_nop 0
	v_readfirstlane_b32 s18, v2
	s_or_b32 s18, s75, s18
	v_add_u32_e32 v75, v58, v49
	ds_read_u16 v15, v75 offset:18432
	ds_read_u16 v16, v75 offset:18560
	ds_read_u16 v19, v75 offset:18688
	ds_read_u16 v20, v75 offset:18816
	ds_read_u16 v13, v75 offset:19456
	ds_read_u16 v14, v75 offset:19584
	ds_read_u16 v17, v75 offset:19712
	ds_read_u16 v18, v75 offset:19840
	s_setprio 0
	s_lshl_b32 s28, s18, 6
	s_ashr_i32 s29, s28, 31
	v_mov_b32_e32 v3, s29
	v_or_b32_e32 v2, s28, v26
	v_cmp_gt_i64_e64 s[18:19], s[20:21], v[2:3]
	s_and_b64 s[18:19], s[98:99], s[18:19]
	s_and_b64 s[30:31], vcc, s[18:19]
	v_mov_b32_e32 v43, 0
	s_and_saveexec_b64 s[18:19], s[30:31]
	s_cbranch_execz .LBB0_130
	v_mad_i64_i32 v[22:23], s[30:31], v12, s20, 0
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[36:37]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[22:23]
	global_load_dwordx2 v[42:43], v[2:3], off
.LBB0_130:
	s_or_b64 exec, exec, s[18:19]
	v_mad_i64_i32 v[2:3], s[18:19], v34, s20, 0
	v_lshl_add_u64 v[40:41], v[2:3], 1, s[62:63]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v2, v9, v8, s87
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v9, v20, v19, s87
	v_perm_b32 v8, v16, v15, s87
	v_perm_b32 v3, v11, v10, s87
	v_perm_b32 v21, v7, v6, s87
	v_perm_b32 v20, v5, v4, s87
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v19, v18, v17, s87
	v_perm_b32 v18, v14, v13, s87
	v_mfma_f32_32x32x8_f16 v[2:17], v[8:9], v[2:3], 0
	v_cmp_gt_i64_e32 vcc, s[94:95], v[34:35]
	s_and_b64 s[90:91], s[96:97], vcc
	s_setprio 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
	s_setprio 0
	s_cmp_eq_u32 s93, 0
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lg_u32 s93, 0
	s_cbranch_scc1 .LBB0_136
	v_add_u32_e32 v18, 0, v54
	s_nop 4
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	v_add_u32_e32 v18, 0, v55
	v_add_u32_e32 v76, v57, v56
	ds_write_b128 v18, v[10:13]
	ds_write_b128 v18, v[14:17] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[18:21], v76 offset:1024
	ds_read_b128 v[22:25], v76 offset:1536
	v_mov_b32_e32 v47, s67
	v_or_b32_e32 v46, s66, v32
	v_cmp_gt_i64_e32 vcc, s[20:21], v[46:47]
	s_and_b64 s[30:31], s[98:99], vcc
	s_and_b64 s[60:61], s[90:91], s[30:31]
	s_and_saveexec_b64 s[30:31], s[60:61]
	s_cbranch_execz .LBB0_133
	ds_read_b128 v[78:81], v76
	v_lshl_add_u64 v[46:47], v[46:47], 1, v[40:41]
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v82, v78
	v_cvt_f16_f32_e32 v83, v79
	ds_read_b128 v[76:79], v76 offset:512
	v_cvt_f16_f32_e32 v80, v80
	v_cvt_f16_f32_e32 v81, v81
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v76, v76
	v_cvt_f16_f32_e32 v77, v77
	v_cvt_f16_f32_e32 v78, v78
	v_cvt_f16_f32_e32 v79, v79
	v_pack_b32_f16 v79, v78, v79
	v_pack_b32_f16 v78, v76, v77
	v_pack_b32_f16 v77, v80, v81
	v_pack_b32_f16 v76, v82, v83
	global_store_dwordx4 v[46:47], v[76:79], off
.LBB0_133:
	s_or_b64 exec, exec, s[30:31]
	s_or_b32 s30, s66, 32
	s_ashr_i32 s31, s30, 31
	v_mov_b32_e32 v47, s31
	v_or_b32_e32 v46, s30, v32
	v_cmp_gt_i64_e32 vcc, s[20:21], v[46:47]
	s_and_b64 s[30:31], s[98:99], vcc
	s_and_b64 s[60:61], s[90:91], s[30:31]
	s_and_saveexec_b64 s[30:31], s[60:61]
	s_cbranch_execz .LBB0_135
	s_waitcnt lgkmcnt(1)
	v_cvt_f16_f32_e32 v46, v20
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v20, v22
	v_cvt_f16_f32_e32 v22, v24
	v_cvt_f16_f32_e32 v24, v25
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v25, v21
	v_cvt_f16_f32_e32 v47, v19
	v_pack_b32_f16 v21, v22, v24
	v_pack_b32_f16 v20, v20, v23
	v_lshl_add_u64 v[22:23], s[66:67], 0, v[32:33]
	v_pack_b32_f16 v19, v46, v25
	v_pack_b32_f16 v18, v18, v47
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[40:41]
	global_store_dwordx4 v[22:23], v[18:21], off offset:64
.LBB0_135:
	s_or_b64 exec, exec, s[30:31]
.LBB0_136:
	s_nop 5
	v_cndmask_b32_e64 v2, v2, 0, s[18:19]
	v_cndmask_b32_e64 v3, v3, 0, s[18:19]
	v_cndmask_b32_e64 v4, v4, 0, s[18:19]
	v_cndmask_b32_e64 v5, v5, 0, s[18:19]
	v_cndmask_b32_e64 v6, v6, 0, s[18:19]
	v_cndmask_b32_e64 v7, v7, 0, s[18:19]
	v_cndmask_b32_e64 v8, v8, 0, s[18:19]
	v_cndmask_b32_e64 v9, v9, 0, s[18:19]
	v_cndmask_b32_e64 v10, v10, 0, s[18:19]
	v_cndmask_b32_e64 v11, v11, 0, s[18:19]
	v_cndmask_b32_e64 v12, v12, 0, s[18:19]
	v_cndmask_b32_e64 v13, v13, 0, s[18:19]
	v_cndmask_b32_e64 v14, v14, 0, s[18:19]
	v_cndmask_b32_e64 v15, v15, 0, s[18:19]
	v_cndmask_b32_e64 v16, v16, 0, s[18:19]
	v_cndmask_b32_e64 v17, v17, 0, s[18:19]
	s_cmp_eq_u32 s34, 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v73, v44 offset:16384
	ds_write_b16_d16_hi v60, v44 offset:16384
	ds_write_b16 v61, v45 offset:16384
	ds_write_b16_d16_hi v62, v45 offset:16384
	ds_write_b64 v74, v[42:43] offset:18432
	s_cbranch_scc1 .LBB0_151
	v_cvt_f32_u32_e32 v18, s77
	s_sub_i32 s18, 0, s77
	s_mov_b64 s[8:9], s[80:81]
	s_sub_i32 s80, 0, s33
	v_rcp_iflag_f32_e32 v18, v18
	s_mov_b32 s81, 1
	s_add_i32 s33, s13, -2
	s_mov_b32 s13, 16
	v_mul_f32_e32 v18, 0x4f7ffffe, v18
	v_cvt_u32_f32_e32 v18, v18
	s_mov_b32 s60, 2
	s_mov_b64 s[68:69], s[28:29]
	v_readfirstlane_b32 s19, v18
	s_mul_i32 s18, s18, s19
	s_mul_hi_u32 s18, s19, s18
	s_add_i32 s72, s19, s18
	s_lshl_b64 s[98:99], s[72:73], 1
.LBB0_138:
	s_not_b32 s19, s99
	s_mul_i32 s18, s77, s99
	s_mul_i32 s19, s77, s19
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v24, v72 offset:16384
	ds_read_u16 v25, v63 offset:16512
	ds_read_u16 v46, v64 offset:16640
	ds_read_u16 v47, v65 offset:16768
	ds_read_u16 v20, v66 offset:17408
	ds_read_u16 v21, v67 offset:17536
	ds_read_u16 v22, v68 offset:17664
	ds_read_u16 v23, v69 offset:17792
	s_sub_i32 s18, s60, s18
	s_add_i32 s19, s60, s19
	s_add_i32 s29, s99, 1
	s_cmp_ge_u32 s18, s77
	s_cselect_b32 s29, s29, s99
	s_cselect_b32 s18, s19, s18
	s_add_i32 s19, s29, 1
	s_cmp_ge_u32 s18, s77
	s_cselect_b32 s34, s19, s29
	s_mul_i32 s61, s80, s34
	s_add_i32 s18, s61, s13
	v_add3_u32 v76, s18, v71, 16
	v_cmp_lt_u32_e32 vcc, v76, v30
	s_and_b64 s[30:31], s[26:27], vcc
	s_setprio 1
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	s_and_saveexec_b64 s[18:19], s[30:31]
	s_cbranch_execz .LBB0_140
	v_mad_u64_u32 v[18:19], s[30:31], v76, s94, 0
	v_mov_b32_e32 v44, v19
	v_mad_u64_u32 v[44:45], s[30:31], v76, s95, v[44:45]
	v_mov_b32_e32 v19, v44
	v_lshl_add_u64 v[18:19], v[18:19], 1, v[38:39]
	global_load_dwordx2 v[44:45], v[18:19], off
.LBB0_140:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s18, s34, s75
	ds_read_u16 v79, v75 offset:18432
	ds_read_u16 v80, v75 offset:18560
	ds_read_u16 v83, v75 offset:18688
	ds_read_u16 v84, v75 offset:18816
	ds_read_u16 v77, v75 offset:19456
	ds_read_u16 v78, v75 offset:19584
	ds_read_u16 v81, v75 offset:19712
	ds_read_u16 v82, v75 offset:19840
	s_setprio 0
	s_lshl_b32 s66, s18, 6
	s_ashr_i32 s67, s66, 31
	v_mov_b32_e32 v19, s67
	v_or_b32_e32 v18, s66, v26
	s_cmp_gt_i32 s66, -1
	s_cselect_b64 s[30:31], -1, 0
	v_cmp_gt_i64_e64 s[18:19], s[20:21], v[18:19]
	s_and_b64 s[18:19], s[30:31], s[18:19]
	s_and_b64 s[30:31], vcc, s[18:19]
	v_mov_b32_e32 v43, 0
	s_and_saveexec_b64 s[18:19], s[30:31]
	s_cbranch_execz .LBB0_142
	v_mad_u64_u32 v[42:43], s[30:31], v76, s20, 0
	v_mov_b32_e32 v86, v43
	v_mad_u64_u32 v[86:87], s[30:31], v76, s21, v[86:87]
	v_mov_b32_e32 v43, v86
	v_lshl_add_u64 v[42:43], v[42:43], 1, v[36:37]
	v_lshl_add_u64 v[18:19], v[18:19], 1, v[42:43]
	global_load_dwordx2 v[42:43], v[18:19], off
.LBB0_142:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v18, v25, v24, s87
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v25, v84, v83, s87
	v_perm_b32 v24, v80, v79, s87
	v_perm_b32 v19, v47, v46, s87
	v_perm_b32 v23, v23, v22, s87
	v_perm_b32 v22, v21, v20, s87
	v_mfma_f32_32x32x8_f16 v[2:17], v[24:25], v[18:19], v[2:17]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v21, v82, v81, s87
	v_perm_b32 v20, v78, v77, s87
	s_setprio 1
	s_nop 0
	v_mfma_f32_32x32x8_f16 v[2:17], v[20:21], v[22:23], v[2:17]
	s_setprio 0
	s_cmp_eq_u32 s12, s93
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_lg_u32 s12, s93
	s_cbranch_scc1 .LBB0_148
	v_add_u32_e32 v18, 0, v54
	s_nop 4
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	v_add_u32_e32 v18, 0, v55
	v_add_u32_e32 v76, v57, v56
	ds_write_b128 v18, v[10:13]
	ds_write_b128 v18, v[14:17] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[18:21], v76 offset:1024
	ds_read_b128 v[22:25], v76 offset:1536
	v_lshl_add_u64 v[46:47], s[68:69], 0, v[32:33]
	v_cmp_lt_i64_e32 vcc, -1, v[46:47]
	v_cmp_gt_i64_e64 s[18:19], s[20:21], v[46:47]
	s_and_b64 s[18:19], vcc, s[18:19]
	s_and_b64 s[68:69], s[90:91], s[18:19]
	s_and_saveexec_b64 s[18:19], s[68:69]
	s_cbranch_execz .LBB0_145
	ds_read_b128 v[78:81], v76
	v_lshl_add_u64 v[46:47], v[46:47], 1, v[40:41]
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v82, v78
	v_cvt_f16_f32_e32 v83, v79
	ds_read_b128 v[76:79], v76 offset:512
	v_cvt_f16_f32_e32 v80, v80
	v_cvt_f16_f32_e32 v81, v81
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v76, v76
	v_cvt_f16_f32_e32 v77, v77
	v_cvt_f16_f32_e32 v78, v78
	v_cvt_f16_f32_e32 v79, v79
	v_pack_b32_f16 v79, v78, v79
	v_pack_b32_f16 v78, v76, v77
	v_pack_b32_f16 v77, v80, v81
	v_pack_b32_f16 v76, v82, v83
	global_store_dwordx4 v[46:47], v[76:79], off
.LBB0_145:
	s_or_b64 exec, exec, s[18:19]
	s_or_b32 s12, s28, 32
	s_ashr_i32 s18, s12, 31
	v_mov_b32_e32 v47, s18
	v_or_b32_e32 v46, s12, v32
	s_cmp_gt_i32 s28, -1
	s_cselect_b64 s[18:19], -1, 0
	v_cmp_gt_i64_e32 vcc, s[20:21], v[46:47]
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_b64 s[68:69], s[90:91], s[18:19]
	s_and_saveexec_b64 s[18:19], s[68:69]
	s_cbranch_execz .LBB0_147
	s_waitcnt lgkmcnt(1)
	v_cvt_f16_f32_e32 v46, v20
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v20, v22
	v_cvt_f16_f32_e32 v22, v24
	v_cvt_f16_f32_e32 v24, v25
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v25, v21
	v_cvt_f16_f32_e32 v47, v19
	s_ashr_i32 s29, s28, 31
	v_pack_b32_f16 v21, v22, v24
	v_pack_b32_f16 v20, v20, v23
	v_lshl_add_u64 v[22:23], s[28:29], 0, v[32:33]
	v_pack_b32_f16 v19, v46, v25
	v_pack_b32_f16 v18, v18, v47
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[40:41]
	global_store_dwordx4 v[22:23], v[18:21], off offset:64
.LBB0_147:
	s_or_b64 exec, exec, s[18:19]
.LBB0_148:
	s_add_i32 s81, s81, 1
	s_mul_i32 s34, s34, s77
	s_sub_i32 s12, s81, s34
	s_lshl_b32 s12, s12, 4
	s_add_i32 s13, s13, 16
	s_add_u32 s98, s98, s72
	s_addc_u32 s99, s99, 0
	s_add_i32 s60, s60, 1
	s_add_i32 s33, s33, -1
	v_cndmask_b32_e64 v2, v2, 0, s[30:31]
	v_cndmask_b32_e64 v3, v3, 0, s[30:31]
	v_cndmask_b32_e64 v4, v4, 0, s[30:31]
	v_cndmask_b32_e64 v5, v5, 0, s[30:31]
	v_cndmask_b32_e64 v6, v6, 0, s[30:31]
	v_cndmask_b32_e64 v7, v7, 0, s[30:31]
	v_cndmask_b32_e64 v8, v8, 0, s[30:31]
	v_cndmask_b32_e64 v9, v9, 0, s[30:31]
	v_cndmask_b32_e64 v10, v10, 0, s[30:31]
	v_cndmask_b32_e64 v11, v11, 0, s[30:31]
	v_cndmask_b32_e64 v12, v12, 0, s[30:31]
	v_cndmask_b32_e64 v13, v13, 0, s[30:31]
	v_cndmask_b32_e64 v14, v14, 0, s[30:31]
	v_cndmask_b32_e64 v15, v15, 0, s[30:31]
	v_cndmask_b32_e64 v16, v16, 0, s[30:31]
	v_cndmask_b32_e64 v17, v17, 0, s[30:31]
	s_cmp_lg_u32 s33, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v73, v44 offset:16384
	ds_write_b16_d16_hi v60, v44 offset:16384
	ds_write_b16 v61, v45 offset:16384
	ds_write_b16_d16_hi v62, v45 offset:16384
	ds_write_b64 v74, v[42:43] offset:18432
	s_cbranch_scc0 .LBB0_152
	s_mov_b32 s28, s66
	s_mov_b64 s[68:69], s[66:67]
	s_branch .LBB0_138
.LBB0_150:
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[28:29], s[66:67]
	v_mov_b32_e32 v16, v17
	v_mov_b32_e32 v15, v17
	v_mov_b32_e32 v14, v17
	v_mov_b32_e32 v13, v17
	v_mov_b32_e32 v12, v17
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v9, v17
	v_mov_b32_e32 v8, v17
	v_mov_b32_e32 v7, v17
	v_mov_b32_e32 v6, v17
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v3, v17
	v_mov_b32_e32 v2, v17
	s_branch .LBB0_153
.LBB0_151:
	s_mov_b32 s66, s28
	s_branch .LBB0_153
.LBB0_152:
	s_mov_b64 s[80:81], s[8:9]
	v_readlane_b32 s8, v88, 4
	s_add_i32 s12, s61, s13
	s_mov_b64 s[28:29], s[66:67]
	v_readlane_b32 s9, v88, 5
.LBB0_153:
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_155
	v_add_u32_e32 v20, v58, v49
	ds_read_u16 v18, v20 offset:18816
	ds_read_u16 v19, v20 offset:18688
	ds_read_u16 v21, v20 offset:18560
	ds_read_u16 v22, v20 offset:18432
	ds_read_u16 v23, v65 offset:16768
	ds_read_u16 v24, v64 offset:16640
	ds_read_u16 v25, v63 offset:16512
	ds_read_u16 v30, v72 offset:16384
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v19, v18, v19, s87
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v18, v21, v22, s87
	ds_read_u16 v22, v20 offset:19840
	ds_read_u16 v36, v20 offset:19712
	ds_read_u16 v37, v20 offset:19584
	ds_read_u16 v38, v20 offset:19456
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v21, v23, v24, s87
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v20, v25, v30, s87
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
	ds_read_u16 v20, v69 offset:17792
	ds_read_u16 v21, v68 offset:17664
	ds_read_u16 v23, v67 offset:17536
	ds_read_u16 v24, v66 offset:17408
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v19, v22, v36, s87
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v18, v37, v38, s87
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v21, v20, v21, s87
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v20, v23, v24, s87
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
.LBB0_155:
	s_cmp_lg_u32 s12, s93
	s_cselect_b64 s[12:13], -1, 0
	s_xor_b64 s[18:19], s[24:25], -1
	s_or_b64 s[12:13], s[18:19], s[12:13]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_161
	v_add_u32_e32 v18, 0, v54
	s_nop 3
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	v_add_u32_e32 v2, 0, v55
	ds_write_b128 v2, v[10:13]
	ds_write_b128 v2, v[14:17] offset:8192
	v_add_u32_e32 v14, v57, v56
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[2:5], v14 offset:1024
	ds_read_b128 v[6:9], v14 offset:1536
	v_lshl_add_u64 v[12:13], s[28:29], 0, v[32:33]
	v_cmp_gt_i64_e32 vcc, s[94:95], v[34:35]
	v_mad_i64_i32 v[10:11], s[12:13], v34, s20, 0
	s_and_b64 s[24:25], s[96:97], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_cmp_gt_i64_e64 s[18:19], s[20:21], v[12:13]
	s_and_b64 s[12:13], vcc, s[18:19]
	s_and_b64 s[12:13], s[24:25], s[12:13]
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[62:63]
	s_and_saveexec_b64 s[18:19], s[12:13]
	s_cbranch_execz .LBB0_158
	ds_read_b128 v[16:19], v14
	v_lshl_add_u64 v[12:13], v[12:13], 1, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v20, v16
	v_cvt_f16_f32_e32 v21, v17
	ds_read_b128 v[14:17], v14 offset:512
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v19, v19
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v14, v14
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v17, v17
	v_pack_b32_f16 v17, v16, v17
	v_pack_b32_f16 v16, v14, v15
	v_pack_b32_f16 v15, v18, v19
	v_pack_b32_f16 v14, v20, v21
	global_store_dwordx4 v[12:13], v[14:17], off
.LBB0_158:
	s_or_b64 exec, exec, s[18:19]
	s_or_b32 s12, s66, 32
	s_ashr_i32 s13, s12, 31
	v_mov_b32_e32 v13, s13
	v_or_b32_e32 v12, s12, v32
	s_cmp_gt_i32 s66, -1
	s_cselect_b64 s[12:13], -1, 0
	v_cmp_gt_i64_e32 vcc, s[20:21], v[12:13]
	s_and_b64 s[12:13], s[12:13], vcc
	s_and_b64 s[12:13], s[24:25], s[12:13]
	s_and_saveexec_b64 s[18:19], s[12:13]
	s_cbranch_execz .LBB0_160
	s_waitcnt lgkmcnt(1)
	v_cvt_f16_f32_e32 v12, v4
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v4, v6
	v_cvt_f16_f32_e32 v6, v8
	v_cvt_f16_f32_e32 v8, v9
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v9, v5
	v_cvt_f16_f32_e32 v13, v3
	s_ashr_i32 s67, s66, 31
	v_pack_b32_f16 v5, v6, v8
	v_pack_b32_f16 v4, v4, v7
	v_lshl_add_u64 v[6:7], s[66:67], 0, v[32:33]
	v_pack_b32_f16 v3, v12, v9
	v_pack_b32_f16 v2, v2, v13
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[10:11]
	global_store_dwordx4 v[6:7], v[2:5], off offset:64
.LBB0_160:
	s_or_b64 exec, exec, s[18:19]
.LBB0_161:
	.loc	1 68 0
	v_readlane_b32 s12, v88, 19
	v_readlane_b32 s13, v88, 20
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_25
	.loc	1 69 0
	v_readlane_b32 s12, v85, 25
	v_readlane_b32 s13, v85, 26
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s6
	v_readlane_b32 s18, v88, 57
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v5, s88
	v_mov_b32_e32 v3, s18
	global_load_dword v2, v31, s[12:13] offset:128
	v_readlane_b32 s18, v88, 0
	s_memrealtime s[12:13]
s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s89
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v9, s13
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v10, s12
	v_cndmask_b32_e64 v3, v3, v9, s[14:15]
	v_cndmask_b32_e64 v4, v4, v10, s[14:15]
	v_cndmask_b32_e64 v4, v4, v5, s[10:11]
	v_cndmask_b32_e64 v3, v3, v6, s[10:11]
	v_cndmask_b32_e64 v3, v3, v7, s[0:1]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_add_i32 s6, s6, s74
	s_lshl_b32 s6, s6, 2
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 3
	s_add_u32 s20, s52, s6
	s_addc_u32 s6, s53, s7
	v_cndmask_b32_e64 v2, v4, v8, s[0:1]
	s_and_b32 s21, s6, 0xffff
	buffer_store_dwordx2 v[2:3], v27, s[20:23], 0 offen
	s_branch .LBB0_25
.LBB0_163:
	.loc	1 67 0
	v_readlane_b32 s18, v88, 51
	v_readlane_b32 s19, v88, 52
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_119
	v_or_b32_e32 v2, s28, v48
	v_readlane_b32 s24, v85, 0
	v_readlane_b32 s18, v85, 18
	s_lshl_b32 s12, s12, 3
	v_cmp_gt_i32_e32 vcc, s24, v2
	v_lshl_or_b32 v2, s13, 3, v48
	v_readlane_b32 s26, v85, 2
	v_readlane_b32 s19, v85, 19
	v_subrev_u32_e32 v2, s12, v2
	s_and_b64 s[20:21], s[18:19], vcc
	v_mul_lo_u32 v2, s26, v2
	s_mov_b32 s12, s26
	v_readlane_b32 s25, v85, 1
	v_readlane_b32 s27, v85, 3
	s_branch .LBB0_166
.LBB0_165:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s12, s12, -1
	s_cmp_lg_u32 s12, 0
	v_add_u32_e32 v2, 1, v2
	s_cbranch_scc0 .LBB0_119
.LBB0_166:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_168
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v4, v[4:5], off
.LBB0_168:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[18:19], -1, v4
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_170
	s_load_dwordx2 s[18:19], s[8:9], 0x88
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[18:19]
	global_load_dword v4, v[4:5], off
.LBB0_170:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_165
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[46:47]
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v4, off
	s_branch .LBB0_165
.LBB0_172:
	v_readlane_b32 s20, v88, 7
	v_readlane_b32 s21, v88, 8
	v_readlane_b32 s22, v88, 15
	v_readlane_b32 s23, v88, 16
.LBB0_173:
	.loc	1 72 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s22, 6
	s_cbranch_scc1 .LBB0_179
	.loc	1 73 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_178
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v0, s8, 0
	v_mbcnt_hi_u32_b32 v0, s9, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_177
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	global_atomic_add v1, v1, v2, s[20:21] offset:28 sc0 sc1
.LBB0_177:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s6, v0
	ds_write_b32 v1, v0
.LBB0_178:
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s0, v88, 4
	v_readlane_b32 s1, v88, 5
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s6, s[0:1], 0x180
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_182
.LBB0_179:
	.loc	1 72 0
	s_endpgm
.LBB0_180:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 73 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_181:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v1
	s_cbranch_vccz .LBB0_185
.LBB0_182:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_181
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_180
	global_load_dword v1, v0, s[20:21] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_180
.LBB0_185:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_179
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s17
	global_store_dword v0, v1, s[80:81] offset:172
	.loc	1 72 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_backward
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 640
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
		.amdhsa_next_free_vgpr 97
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 92
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
	.size	moe_backward, .Lfunc_end0-moe_backward
	.set moe_backward.num_vgpr, 89
	.set moe_backward.num_agpr, 0
	.set moe_backward.numbered_sgpr, 100
	.set moe_backward.num_named_barrier, 0
	.set moe_backward.private_seg_size, 0
	.set moe_backward.uses_vcc, 1
	.set moe_backward.uses_flat_scratch, 0
	.set moe_backward.has_dyn_sized_stack, 0
	.set moe_backward.has_recursion, 0
	.set moe_backward.has_indirect_call, 0
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
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         104
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         112
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         120
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         128
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         136
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         144
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         152
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         160
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         168
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         176
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         184
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         192
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         200
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         208
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         216
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         224
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         232
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         240
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         248
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         256
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         264
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         272
        .size:           8
        .value_kind:     global_buffer
      - .offset:         280
        .size:           4
        .value_kind:     by_value
      - .offset:         284
        .size:           4
        .value_kind:     by_value
      - .offset:         288
        .size:           4
        .value_kind:     by_value
      - .offset:         292
        .size:           4
        .value_kind:     by_value
      - .offset:         296
        .size:           4
        .value_kind:     by_value
      - .offset:         300
        .size:           4
        .value_kind:     by_value
      - .offset:         304
        .size:           4
        .value_kind:     by_value
      - .offset:         308
        .size:           4
        .value_kind:     by_value
      - .offset:         312
        .size:           4
        .value_kind:     by_value
      - .offset:         316
        .size:           4
        .value_kind:     by_value
      - .offset:         320
        .size:           4
        .value_kind:     by_value
      - .offset:         324
        .size:           4
        .value_kind:     by_value
      - .offset:         328
        .size:           4
        .value_kind:     by_value
      - .offset:         332
        .size:           4
        .value_kind:     by_value
      - .offset:         336
        .size:           4
        .value_kind:     by_value
      - .offset:         340
        .size:           4
        .value_kind:     by_value
      - .offset:         344
        .size:           4
        .value_kind:     by_value
      - .offset:         348
        .size:           4
        .value_kind:     by_value
      - .offset:         352
        .size:           4
        .value_kind:     by_value
      - .offset:         356
        .size:           4
        .value_kind:     by_value
      - .offset:         360
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         368
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         376
        .size:           8
        .value_kind:     global_buffer
      - .offset:         384
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         388
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         392
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         396
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         398
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         400
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         402
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         404
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         406
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         424
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         432
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         440
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         448
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         504
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 640
    .max_flat_workgroup_size: 256
    .name:           moe_backward
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 95
    .symbol:         moe_backward.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     89
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
