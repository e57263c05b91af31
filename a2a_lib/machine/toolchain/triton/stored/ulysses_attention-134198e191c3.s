; lds 16384
	.file	1 "ulysses_attention"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	ulysses_attention
	.p2align	8
	.type	ulysses_attention,@function
ulysses_attention:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dwordx2 s[48:49], s[0:1], 0x60
	s_load_dwordx4 s[36:39], s[0:1], 0x50
	s_mov_b64 s[60:61], s[2:3]
	s_mov_b64 s[30:31], s[14:15]
	s_load_dword s83, s[0:1], 0x68
	s_load_dwordx2 s[50:51], s[0:1], 0x8c
	s_load_dword s34, s[0:1], 0x80
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s48, 31
	.loc	1 12 0
	s_abs_i32 s85, s39
	v_cvt_f32_u32_e32 v1, s85
	.loc	1 11 0
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 27
	.loc	1 12 0
	s_sub_i32 s14, 0, s85
	v_rcp_iflag_f32_e32 v3, v1
	.loc	1 11 0
	s_add_i32 s2, s2, s3
	.loc	1 12 0
	s_abs_i32 s24, s49
	s_ashr_i32 s15, s49, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s88, s39, 31
	s_ashr_i32 s19, s48, 31
	.loc	1 11 0
	s_ashr_i32 s87, s2, 5
	.loc	1 12 0
	v_readfirstlane_b32 s86, v1
	s_mul_i32 s3, s14, s86
	s_mul_hi_u32 s3, s86, s3
	s_add_i32 s86, s86, s3
	s_mul_hi_u32 s3, s24, s86
	s_mul_i32 s17, s3, s85
	s_sub_i32 s17, s24, s17
	s_xor_b32 s2, s15, s88
	s_add_i32 s20, s3, 1
	s_sub_i32 s21, s17, s85
	s_cmp_ge_u32 s17, s85
	s_cselect_b32 s3, s20, s3
	s_cselect_b32 s17, s21, s17
	s_add_i32 s20, s3, 1
	s_cmp_ge_u32 s17, s85
	s_cselect_b32 s3, s20, s3
	s_abs_i32 s17, s83
	.loc	1 13 0
	v_cvt_f32_u32_e32 v1, s17
	.loc	1 12 0
	s_xor_b32 s3, s3, s2
	s_sub_i32 s82, s3, s2
	s_mul_hi_u32 s3, s17, s86
	s_mul_i32 s20, s3, s85
	s_ashr_i32 s22, s83, 31
	s_sub_i32 s20, s17, s20
	.loc	1 13 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 12 0
	s_xor_b32 s2, s22, s88
	s_add_i32 s21, s3, 1
	s_sub_i32 s23, s20, s85
	s_cmp_ge_u32 s20, s85
	s_cselect_b32 s3, s21, s3
	s_cselect_b32 s20, s23, s20
	s_add_i32 s21, s3, 1
	.loc	1 13 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 12 0
	s_cmp_ge_u32 s20, s85
	.loc	1 13 0
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 12 0
	s_cselect_b32 s3, s21, s3
	s_mov_b32 s18, s48
	s_xor_b32 s3, s3, s2
	s_sub_i32 s84, s3, s2
	.loc	1 14 0
	s_lshl_b64 s[52:53], s[18:19], 6
	v_writelane_b32 v230, s8, 0
	.loc	1 13 0
	s_mul_i32 s33, s82, s87
	v_readfirstlane_b32 s23, v1
	.loc	1 15 0
	s_cmp_ge_i32 s16, s50
	s_mov_b64 s[20:21], -1
	v_writelane_b32 v230, s9, 1
	s_cbranch_scc1 .LBB0_3
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_58
.LBB0_2:
	.loc	1 43 0
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc1 .LBB0_88
	s_branch .LBB0_89
.LBB0_3:
	v_writelane_b32 v230, s34, 2
	.loc	1 13 0
	s_mul_i32 s34, s33, s39
	v_writelane_b32 v230, s30, 3
	.loc	1 18 0
	s_sub_i32 s90, s16, s50
	s_mul_i32 s25, s34, s39
	v_writelane_b32 v230, s31, 4
	s_cmp_ge_i32 s90, s25
	v_writelane_b32 v230, s16, 5
	s_cbranch_scc1 .LBB0_57
	s_load_dwordx4 s[40:43], s[0:1], 0x38
	s_load_dwordx2 s[2:3], s[0:1], 0x48
	s_load_dwordx2 s[20:21], s[0:1], 0x84
	s_load_dword s92, s[0:1], 0x7c
	s_sub_i32 s0, 0, s17
	s_mul_i32 s0, s0, s23
	s_mul_hi_u32 s0, s23, s0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v230, s2, 6
	s_add_i32 s23, s23, s0
	.loc	1 25 0
	s_lshl_b32 s1, s84, 1
	v_writelane_b32 v230, s3, 7
	s_mul_hi_u32 s0, s24, s23
	v_writelane_b32 v230, s1, 8
	s_add_i32 s27, s1, s82
	.loc	1 39 0
	v_readlane_b32 s1, v230, 2
	.loc	1 13 0
	s_mul_i32 s2, s0, s17
	.loc	1 39 0
	s_mul_i32 s1, s1, s39
	.loc	1 13 0
	s_sub_i32 s2, s24, s2
	.loc	1 18 0
	s_sub_i32 s21, s21, s50
	.loc	1 39 0
	s_add_i32 s26, s1, -1
	.loc	1 13 0
	s_xor_b32 s1, s15, s22
	s_add_i32 s3, s0, 1
	s_sub_i32 s15, s2, s17
	.loc	1 38 0
	v_and_b32_e32 v7, 64, v0
	.loc	1 13 0
	s_cmp_ge_u32 s2, s17
	.loc	1 38 0
	v_lshrrev_b32_e32 v6, 2, v7
	v_and_b32_e32 v11, 15, v0
	.loc	1 13 0
	s_cselect_b32 s0, s3, s0
	.loc	1 38 0
	v_or_b32_e32 v8, v6, v11
	.loc	1 30 0
	v_and_b32_e32 v6, 48, v0
	v_lshlrev_b32_e32 v9, 3, v0
	v_and_b32_e32 v5, 0x78, v0
	.loc	1 13 0
	s_cselect_b32 s2, s15, s2
	s_add_i32 s3, s0, 1
	.loc	1 30 0
	v_and_b32_e32 v68, 56, v9
	v_lshlrev_b32_e32 v9, 4, v0
	v_lshlrev_b32_e32 v13, 3, v11
	v_lshrrev_b32_e32 v14, 1, v6
	.loc	1 13 0
	s_cmp_ge_u32 s2, s17
	.loc	1 18 0
	v_add_u32_e32 v10, 0, v7
	v_xor_b32_e32 v63, v9, v5
	v_lshlrev_b32_e32 v9, 7, v11
	v_lshlrev_b32_e32 v7, 5, v7
	v_xor_b32_e32 v15, v13, v14
	.loc	1 13 0
	s_cselect_b32 s0, s3, s0
	v_or3_b32 v65, v15, v7, v9
	v_and_b32_e32 v7, 6, v0
	s_xor_b32 s0, s0, s1
	v_lshlrev_b32_e32 v18, 2, v7
	v_bfe_i32 v19, v0, 0, 1
	s_movk_i32 s3, 0x440
	s_sub_i32 s30, s0, s1
	.loc	1 38 0
	s_lshr_b32 s0, s19, 26
	v_and_or_b32 v18, v19, s3, v18
	.loc	1 30 0
	v_and_b32_e32 v1, 63, v0
	v_lshrrev_b32_e32 v66, 1, v5
	.loc	1 38 0
	v_lshlrev_b32_e32 v4, 3, v5
	s_add_i32 s0, s48, s0
	v_xor_b32_e32 v5, v18, v5
	s_ashr_i32 s2, s0, 6
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	v_mov_b32_e32 v71, 0
	v_lshl_or_b32 v69, v7, 10, v5
	v_or_b32_e32 v7, v9, v13
	.loc	1 18 0
	v_lshlrev_b32_e32 v70, 8, v8
	s_and_b64 s[56:57], vcc, s[0:1]
	v_xor_b32_e32 v77, v7, v14
	v_lshl_add_u64 v[8:9], s[40:41], 0, v[70:71]
	v_mov_b32_e32 v7, v71
	s_cmp_gt_i32 s48, 63
	v_lshl_add_u64 v[72:73], v[8:9], 0, v[6:7]
	v_and_b32_e32 v7, 32, v0
	s_cselect_b64 s[58:59], -1, 0
	s_cmpk_gt_i32 s48, 0x7f
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_cselect_b64 s[62:63], -1, 0
	s_and_b64 vcc, vcc, s[0:1]
	s_ashr_i32 s1, s38, 31
	s_mov_b32 s0, s38
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s8, s36, s0
	s_addc_u32 s9, s37, s1
	s_add_i32 s0, s39, -1
	s_min_i32 s1, s0, 0
	s_mul_i32 s1, s34, s1
	v_writelane_b32 v230, s1, 9
	s_min_i32 s1, s0, 1
	s_mul_i32 s1, s34, s1
	v_writelane_b32 v230, s1, 10
	s_min_i32 s1, s0, 2
	s_mul_i32 s1, s34, s1
	v_writelane_b32 v230, s1, 11
	s_min_i32 s1, s0, 3
	s_mul_i32 s1, s34, s1
	v_writelane_b32 v230, s1, 12
	s_min_i32 s1, s0, 4
	s_mul_i32 s1, s34, s1
	v_writelane_b32 v230, s1, 13
	s_min_i32 s1, s0, 5
	s_mul_i32 s1, s34, s1
	v_writelane_b32 v230, s1, 14
	s_min_i32 s1, s0, 6
	s_mul_i32 s1, s34, s1
	s_min_i32 s0, s0, 7
	v_writelane_b32 v230, s1, 15
	s_mul_i32 s0, s34, s0
	s_cmp_gt_i32 s39, 0
	v_writelane_b32 v230, s0, 16
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v230, s0, 17
	s_cmp_gt_i32 s39, 1
	v_lshlrev_b32_e32 v13, 2, v0
	v_writelane_b32 v230, s1, 18
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v230, s0, 19
	s_cmp_gt_i32 s39, 2
	v_and_b32_e32 v87, 0x7c, v13
	v_writelane_b32 v230, s1, 20
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v230, s0, 21
	s_cmp_gt_i32 s39, 3
	v_bfrev_b32_e32 v7, 1
	v_writelane_b32 v230, s1, 22
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v230, s0, 23
	s_cmp_gt_i32 s39, 4
	v_cndmask_b32_e32 v93, v7, v87, vcc
	v_writelane_b32 v230, s1, 24
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v230, s0, 25
	s_cmp_gt_i32 s39, 5
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_writelane_b32 v230, s1, 26
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v230, s0, 27
	s_cmp_gt_i32 s39, 6
	v_cvt_u32_f32_e32 v3, v3
	v_writelane_b32 v230, s1, 28
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v230, s0, 29
	s_cmp_gt_i32 s39, 7
	.loc	1 30 0
	v_lshrrev_b32_e32 v62, 3, v0
	v_writelane_b32 v230, s1, 30
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v230, s0, 31
	s_lshl_b32 s16, s38, 5
	s_ashr_i32 s17, s16, 31
	v_writelane_b32 v230, s1, 32
	.loc	1 18 0
	s_lshl_b64 s[16:17], s[16:17], 2
	v_readlane_b32 s0, v230, 3
	v_readlane_b32 s1, v230, 4
	s_add_u32 s0, s0, s16
	v_writelane_b32 v230, s0, 33
	s_addc_u32 s0, s1, s17
	s_abs_i32 s16, s33
	v_cvt_f32_u32_e32 v7, s16
	s_abs_i32 s99, s87
	v_writelane_b32 v230, s0, 34
	s_max_i32 s0, s2, 2
	v_rcp_iflag_f32_e32 v7, v7
	s_sub_i32 s1, 0, s16
	s_abs_i32 s54, s30
	.loc	1 30 0
	v_or_b32_e32 v64, 16, v62
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_lshlrev_b32_e32 v6, 2, v11
	.loc	1 38 0
	v_lshlrev_b32_e32 v2, 6, v64
	v_xor_b32_e32 v12, 8, v63
	v_readfirstlane_b32 s2, v7
	v_cvt_f32_u32_e32 v7, s99
	s_mul_i32 s1, s1, s2
	s_mul_hi_u32 s1, s2, s1
	s_add_i32 s17, s2, s1
	v_readfirstlane_b32 s1, v3
	v_rcp_iflag_f32_e32 v3, v7
	v_cvt_f32_u32_e32 v7, s54
	s_mul_i32 s14, s14, s1
	s_mul_hi_u32 s2, s1, s14
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_rcp_iflag_f32_e32 v7, v7
	s_add_i32 s55, s1, s2
	s_sub_i32 s1, 0, s99
	v_readfirstlane_b32 s2, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v3, v3
	s_mul_i32 s1, s1, s2
	s_mul_hi_u32 s1, s2, s1
	s_add_i32 s14, s2, s1
	s_sub_i32 s1, 0, s54
	v_readfirstlane_b32 s2, v3
	s_mul_i32 s1, s1, s2
	.loc	1 18 0
	v_and_b32_e32 v3, 7, v0
	v_xor_b32_e32 v15, 32, v65
	v_xor_b32_e32 v16, 64, v65
	v_xor_b32_e32 v17, 0x60, v65
	v_mov_b32_e32 v67, v71
	v_xor_b32_e32 v5, 8, v69
	v_xor_b32_e32 v18, 16, v69
	v_xor_b32_e32 v19, 24, v69
	v_xor_b32_e32 v20, 32, v69
	v_xor_b32_e32 v21, 40, v69
	v_xor_b32_e32 v22, 48, v69
	v_xor_b32_e32 v23, 56, v69
	s_mul_hi_u32 s1, s2, s1
	v_lshlrev_b32_e32 v74, 4, v3
	v_lshlrev_b32_e32 v3, 9, v62
	v_add_u32_e32 v124, v10, v6
	v_lshlrev_b32_e32 v6, 7, v62
	s_mul_i32 s96, s51, s20
	v_xor_b32_e32 v79, 32, v77
	v_xor_b32_e32 v81, 64, v77
	v_xor_b32_e32 v83, 0x60, v77
	v_xor_b32_e32 v85, 0x80, v13
	s_mov_b32 s97, s49
	v_xor_b32_e32 v95, 8, v77
	v_xor_b32_e32 v97, 40, v77
	v_xor_b32_e32 v99, 0x48, v77
	v_xor_b32_e32 v101, 0x68, v77
	v_xor_b32_e32 v103, 16, v77
	v_xor_b32_e32 v105, 48, v77
	v_xor_b32_e32 v111, 0x50, v77
	v_xor_b32_e32 v113, 0x70, v77
	v_xor_b32_e32 v115, 24, v77
	v_xor_b32_e32 v117, 56, v77
	v_xor_b32_e32 v119, 0x58, v77
	v_xor_b32_e32 v120, 0x78, v77
	s_ashr_i32 s98, s33, 31
	s_add_i32 s15, s2, s1
	s_ashr_i32 s91, s87, 31
	s_ashr_i32 s93, s30, 31
	s_add_i32 s0, s0, -1
	v_mov_b32_e32 v75, v71
	.loc	1 38 0
	v_or_b32_e32 v76, 0x2180, v3
	v_or_b32_e32 v78, 0x2100, v3
	v_lshlrev_b32_e32 v70, 1, v68
	v_add_u32_e32 v121, 0, v15
	v_add_u32_e32 v122, 0, v16
	v_add_u32_e32 v123, 0, v17
	v_or_b32_e32 v80, 0x2080, v3
	s_mov_b32 s89, 0x5040100
	s_mov_b32 s50, 0x7060302
	v_or_b32_e32 v82, 0x3800, v6
	v_or_b32_e32 v84, 0x3000, v6
	s_mov_b32 s47, 0x27000
	s_mov_b32 s46, 0x7ffffffe
	v_or_b32_e32 v86, 0x2000, v3
	v_lshlrev_b32_e32 v88, 2, v4
	v_lshlrev_b32_e32 v90, 2, v2
	v_add_u32_e32 v125, 0, v12
	v_add_u32_e32 v126, 0, v5
	v_add_u32_e32 v127, 0, v18
	v_add_u32_e32 v128, 0, v19
	v_add_u32_e32 v129, 0, v20
	v_add_u32_e32 v130, 0, v21
	v_add_u32_e32 v131, 0, v22
	v_add_u32_e32 v132, 0, v23
	v_or_b32_e32 v92, 0x2800, v6
	v_or_b32_e32 v94, 0x2000, v6
	.loc	1 30 0
	v_or_b32_e32 v96, 32, v62
	v_or_b32_e32 v98, 48, v62
	v_or_b32_e32 v100, 1, v66
	v_or_b32_e32 v102, 2, v66
	v_or_b32_e32 v104, 3, v66
	.loc	1 18 0
	v_lshl_add_u64 v[106:107], s[42:43], 0, v[66:67]
	v_writelane_b32 v230, s0, 35
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[60:61], s[22:23]
	s_mov_b32 s34, s24
	s_mov_b32 s21, s25
	s_mov_b32 s25, s26
	s_mov_b32 s26, s28
.LBB0_6:
	s_add_i32 s90, s21, s90
	s_cmp_lt_i32 s90, s25
	s_cbranch_scc0 .LBB0_57
.LBB0_7:
	.loc	1 20 0
	s_abs_i32 s73, s90
	s_mul_hi_u32 s1, s73, s17
	s_mul_i32 s2, s1, s16
	s_ashr_i32 s72, s90, 31
	s_sub_i32 s2, s73, s2
	s_xor_b32 s0, s72, s98
	s_add_i32 s3, s1, 1
	s_sub_i32 s18, s2, s16
	s_cmp_ge_u32 s2, s16
	s_cselect_b32 s1, s3, s1
	s_cselect_b32 s2, s18, s2
	s_add_i32 s3, s1, 1
	s_cmp_ge_u32 s2, s16
	s_cselect_b32 s1, s3, s1
	s_xor_b32 s1, s1, s0
	s_sub_i32 s74, s1, s0
	.loc	1 21 0
	s_abs_i32 s1, s74
	s_mul_hi_u32 s2, s1, s55
	s_mul_i32 s3, s2, s85
	s_ashr_i32 s0, s74, 31
	s_sub_i32 s1, s1, s3
	s_xor_b32 s0, s0, s88
	s_add_i32 s3, s2, 1
	s_sub_i32 s18, s1, s85
	s_cmp_ge_u32 s1, s85
	s_cselect_b32 s2, s3, s2
	s_cselect_b32 s1, s18, s1
	s_add_i32 s3, s2, 1
	s_cmp_ge_u32 s1, s85
	s_cselect_b32 s1, s3, s2
	s_xor_b32 s1, s1, s0
	s_sub_i32 s75, s1, s0
	s_add_i32 s0, s75, s38
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s2, s0, s86
	s_mul_i32 s2, s2, s85
	s_sub_i32 s0, s0, s2
	s_sub_i32 s2, s0, s85
	s_cmp_ge_u32 s0, s85
	s_cselect_b32 s0, s2, s0
	s_sub_i32 s2, s0, s85
	s_cmp_ge_u32 s0, s85
	s_cselect_b32 s0, s2, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s66, s0, s1
	.loc	1 23 0
	s_mul_i32 s0, s74, s33
	s_sub_i32 s0, s90, s0
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s2, s0, s14
	s_mul_i32 s3, s2, s99
	s_sub_i32 s0, s0, s3
	s_xor_b32 s1, s1, s91
	s_add_i32 s3, s2, 1
	s_sub_i32 s18, s0, s99
	s_cmp_ge_u32 s0, s99
	s_cselect_b32 s2, s3, s2
	s_cselect_b32 s0, s18, s0
	s_add_i32 s3, s2, 1
	s_cmp_ge_u32 s0, s99
	s_cselect_b32 s0, s3, s2
	s_xor_b32 s0, s0, s1
	s_sub_i32 s67, s0, s1
	.loc	1 27 0
	s_cmp_eq_u32 s66, s38
	s_cselect_b64 s[30:31], -1, 0
	s_and_b64 vcc, exec, s[30:31]
	s_mov_b64 s[44:45], s[60:61]
	s_mov_b32 s68, s49
	s_cbranch_vccnz .LBB0_15
	.loc	1 26 0
	s_mul_i32 s0, s66, s27
	v_readlane_b32 s1, v230, 8
	s_add_i32 s0, s0, s1
	s_add_i32 s0, s0, s67
	s_ashr_i32 s1, s0, 31
	s_mul_i32 s1, s52, s1
	s_mul_hi_u32 s2, s52, s0
	s_add_i32 s1, s2, s1
	s_mul_i32 s2, s53, s0
	s_add_i32 s45, s1, s2
	s_mul_i32 s44, s52, s0
	s_lshl_b64 s[44:45], s[44:45], 1
	s_add_u32 s44, s10, s44
	s_addc_u32 s45, s11, s45
	.loc	1 28 0
	s_lshl_b32 s64, s66, 6
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 2
	s_add_u32 s0, s12, s64
	s_addc_u32 s1, s13, s65
	s_lshr_b32 s2, s90, 31
	s_add_i32 s2, s90, s2
	s_and_b32 s2, s2, 0x7fffffe
	s_sub_i32 s2, s90, s2
	s_lshl_b32 s64, s2, 5
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 2
	s_add_u32 s64, s0, s64
	s_addc_u32 s65, s1, s65
	s_branch .LBB0_11
.LBB0_9:
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s0, v2
	s_nop 1
	v_mov_b32_e32 v2, s0
	ds_write_b32 v71, v2
.LBB0_10:
	s_or_b64 exec, exec, s[68:69]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v71
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s96, v2
	s_cbranch_vccz .LBB0_14
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[68:69], s[56:57]
	s_cbranch_execz .LBB0_10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_9
	global_load_dword v2, v71, s[64:65] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_9
.LBB0_14:
	s_mov_b32 s68, 1
.LBB0_15:
	.loc	1 22 0
	s_mul_i32 s75, s75, s39
	s_sub_i32 s0, s74, s75
	s_add_i32 s0, s0, s38
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s2, s0, s86
	s_mul_i32 s2, s2, s85
	s_sub_i32 s0, s0, s2
	s_sub_i32 s2, s0, s85
	s_cmp_ge_u32 s0, s85
	s_cselect_b32 s0, s2, s0
	s_sub_i32 s2, s0, s85
	s_cmp_ge_u32 s0, s85
	s_cselect_b32 s0, s2, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s65, s0, s1
	.loc	1 23 0
	s_mul_hi_u32 s0, s73, s14
	s_mul_i32 s0, s0, s99
	s_sub_i32 s0, s73, s0
	s_sub_i32 s1, s0, s99
	s_cmp_ge_u32 s0, s99
	s_cselect_b32 s0, s1, s0
	s_sub_i32 s1, s0, s99
	s_cmp_ge_u32 s0, s99
	s_cselect_b32 s0, s1, s0
	.loc	1 24 0
	s_abs_i32 s1, s67
	s_mul_hi_u32 s2, s1, s15
	.loc	1 23 0
	s_xor_b32 s0, s0, s72
	.loc	1 24 0
	s_mul_i32 s3, s2, s54
	.loc	1 23 0
	s_sub_i32 s74, s0, s72
	.loc	1 24 0
	s_ashr_i32 s0, s67, 31
	s_sub_i32 s1, s1, s3
	s_xor_b32 s0, s0, s93
	s_add_i32 s3, s2, 1
	s_sub_i32 s18, s1, s54
	s_cmp_ge_u32 s1, s54
	s_cselect_b32 s2, s3, s2
	s_cselect_b32 s1, s18, s1
	s_add_i32 s3, s2, 1
	s_cmp_ge_u32 s1, s54
	s_cselect_b32 s1, s3, s2
	s_xor_b32 s1, s1, s0
	s_sub_i32 s72, s1, s0
	s_mul_i32 s1, s82, s38
	.loc	1 29 0
	s_lshl_b32 s0, s74, 5
	s_add_i32 s64, s67, s1
	s_and_b64 s[30:31], exec, s[30:31]
	s_cselect_b32 s30, s64, 0
	s_ashr_i32 s31, s30, 31
	.loc	1 30 0
	v_or_b32_e32 v67, s0, v62
	v_or_b32_e32 v133, s0, v64
	v_mov_b64_e32 v[2:3], s[30:31]
	v_mad_i64_i32 v[4:5], s[30:31], s68, v67, v[2:3]
	v_mad_i64_i32 v[2:3], s[30:31], s68, v133, v[2:3]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[4:5], s[44:45], 0, v[4:5]
	v_lshl_add_u64 v[2:3], s[44:45], 0, v[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[70:71]
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[70:71]
	global_load_dwordx4 v[2:5], v[4:5], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v50, 0, v63
	v_add_u32_e32 v10, 0, v65
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 31 0
	s_cmp_eq_u32 s65, s38
	s_cselect_b64 s[30:31], -1, 0
	s_and_b64 vcc, exec, s[30:31]
	s_mov_b64 s[44:45], s[6:7]
	s_mov_b64 s[70:71], s[4:5]
	s_mov_b32 s68, s83
	.loc	1 30 0
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v50, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v125, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[34:35], v10
	ds_read_b64 v[36:37], v121
	ds_read_b64 v[38:39], v122
	ds_read_b64 v[40:41], v123
	.loc	1 31 0
	s_cbranch_vccnz .LBB0_23
	.loc	1 32 0
	s_lshl_b32 s44, s65, 6
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[44:45], s[44:45], 2
	s_add_u32 s0, s12, s44
	s_addc_u32 s1, s13, s45
	s_lshr_b32 s2, s90, 31
	s_add_i32 s2, s90, s2
	s_and_b32 s2, s2, 0x7fffffe
	s_sub_i32 s2, s90, s2
	s_lshl_b32 s44, s2, 5
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[44:45], s[44:45], 2
	s_add_u32 s44, s0, s44
	s_addc_u32 s45, s1, s45
	s_branch .LBB0_19
.LBB0_17:
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s0, v2
	s_nop 1
	v_mov_b32_e32 v2, s0
	ds_write_b32 v71, v2
.LBB0_18:
	s_or_b64 exec, exec, s[68:69]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v71
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s96, v2
	s_cbranch_vccz .LBB0_22
.LBB0_19:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[68:69], s[56:57]
	s_cbranch_execz .LBB0_18
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_17
	global_load_dword v2, v71, s[44:45] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_17
.LBB0_22:
	.loc	1 25 0
	s_mul_i32 s0, s65, s27
	s_ashr_i32 s1, s0, 31
	.loc	1 33 0
	s_ashr_i32 s2, s72, 31
	s_add_u32 s3, s72, s0
	s_addc_u32 s2, s2, s1
	s_mul_i32 s18, s3, s53
	s_mul_hi_u32 s19, s3, s52
	s_add_i32 s18, s19, s18
	s_mul_i32 s2, s2, s52
	s_add_i32 s45, s18, s2
	s_mul_i32 s44, s3, s52
	s_lshl_b64 s[44:45], s[44:45], 1
	s_add_u32 s70, s10, s44
	s_addc_u32 s71, s11, s45
	.loc	1 34 0
	s_add_i32 s2, s72, s84
	s_ashr_i32 s3, s2, 31
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_mul_i32 s2, s0, s53
	s_mul_hi_u32 s3, s0, s52
	s_add_i32 s2, s3, s2
	s_mul_i32 s1, s1, s52
	s_add_i32 s45, s2, s1
	s_mul_i32 s44, s0, s52
	s_lshl_b64 s[44:45], s[44:45], 1
	s_add_u32 s44, s10, s44
	s_mov_b32 s68, 1
	s_addc_u32 s45, s11, s45
.LBB0_23:
	s_mul_i32 s0, s84, s38
	s_add_i32 s72, s72, s0
	.loc	1 36 0
	s_ashr_i32 s69, s68, 31
	s_and_b64 s[30:31], exec, s[30:31]
	s_cselect_b32 s72, s72, 0
	.loc	1 38 0
	v_cndmask_b32_e64 v2, 0, 1, s[58:59]
	v_cmp_ne_u32_e64 s[30:31], 1, v2
	s_andn2_b64 vcc, exec, s[58:59]
	.loc	1 36 0
	s_ashr_i32 s73, s72, 31
	.loc	1 38 0
	s_cbranch_vccnz .LBB0_32
	v_mov_b64_e32 v[2:3], s[72:73]
	v_mad_i64_i32 v[2:3], s[76:77], s68, v62, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[70:71], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[70:71]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_33
.LBB0_25:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_34
.LBB0_26:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v13, v10
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_35
.LBB0_27:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_36
.LBB0_28:
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_37
.LBB0_29:
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_38
.LBB0_30:
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_39
.LBB0_31:
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_branch .LBB0_40
.LBB0_32:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_25
.LBB0_33:
	v_mov_b64_e32 v[6:7], s[72:73]
	v_mad_i64_i32 v[6:7], s[76:77], s68, v64, v[6:7]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[70:71], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[70:71]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_26
.LBB0_34:
	v_mov_b64_e32 v[10:11], s[72:73]
	v_mad_i64_i32 v[10:11], s[76:77], s68, v96, v[10:11]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[70:71], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[70:71]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_27
.LBB0_35:
	v_mov_b64_e32 v[14:15], s[72:73]
	v_mad_i64_i32 v[14:15], s[76:77], s68, v98, v[14:15]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[70:71], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[70:71]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_28
.LBB0_36:
	v_mov_b64_e32 v[14:15], s[72:73]
	v_mad_i64_i32 v[14:15], s[76:77], s68, v66, v[14:15]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[44:45], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[70:71]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_29
.LBB0_37:
	v_mov_b64_e32 v[22:23], s[72:73]
	v_mad_i64_i32 v[22:23], s[76:77], s68, v100, v[22:23]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[44:45], 0, v[22:23]
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[70:71]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_30
.LBB0_38:
	v_mov_b64_e32 v[26:27], s[72:73]
	v_mad_i64_i32 v[26:27], s[76:77], s68, v102, v[26:27]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[44:45], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[70:71]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_31
.LBB0_39:
	v_mov_b64_e32 v[30:31], s[72:73]
	v_mad_i64_i32 v[30:31], s[76:77], s68, v104, v[30:31]
	v_lshlrev_b64 v[30:31], 7, v[30:31]
	v_lshl_add_u64 v[30:31], s[44:45], 0, v[30:31]
	v_lshl_add_u64 v[30:31], v[30:31], 0, v[70:71]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_40:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v50, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v50, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v125, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v125, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s89
	v_perm_b32 v3, v30, v26, s89
	v_add_u32_e32 v51, 0, v69
	ds_write_b64 v51, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s50
	v_perm_b32 v2, v22, v14, s50
	ds_write_b64 v126, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s89
	v_perm_b32 v2, v23, v15, s89
	ds_write_b64 v127, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s50
	v_perm_b32 v3, v31, v27, s50
	ds_write_b64 v128, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s89
	v_perm_b32 v3, v32, v28, s89
	ds_write_b64 v129, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s50
	v_perm_b32 v3, v32, v28, s50
	ds_write_b64 v130, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s89
	v_perm_b32 v3, v33, v29, s89
	ds_write_b64 v131, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s50
	v_perm_b32 v3, v33, v29, s50
	s_andn2_b64 vcc, exec, s[62:63]
	ds_write_b64 v132, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_43
	s_lshl_b64 s[72:73], s[72:73], 7
	s_add_u32 s44, s44, s72
	s_addc_u32 s45, s45, s73
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mad_i64_i32 v[18:19], s[44:45], v76, s68, v[2:3]
	s_lshl_b64 s[44:45], s[68:69], 13
	s_add_u32 s70, s70, s72
	s_addc_u32 s71, s71, s73
	v_mad_i64_i32 v[20:21], s[76:77], v78, s68, v[2:3]
	v_mad_i64_i32 v[22:23], s[76:77], v80, s68, v[2:3]
	v_mad_i64_i32 v[24:25], s[76:77], v86, s68, v[2:3]
	v_mov_b64_e32 v[2:3], s[70:71]
	v_mad_i64_i32 v[26:27], s[70:71], v82, s68, v[2:3]
	v_mad_i64_i32 v[28:29], s[70:71], v84, s68, v[2:3]
	v_mad_i64_i32 v[30:31], s[70:71], v92, s68, v[2:3]
	v_mad_i64_i32 v[32:33], s[68:69], v94, s68, v[2:3]
	v_mov_b32_e32 v55, 0xf149f2ca
	v_mov_b32_e32 v42, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_readlane_b32 s68, v230, 35
.LBB0_42:
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[74:75]
	v_lshl_add_u64 v[6:7], v[30:31], 0, v[74:75]
	v_lshl_add_u64 v[10:11], v[28:29], 0, v[74:75]
	v_lshl_add_u64 v[14:15], v[26:27], 0, v[74:75]
	v_add_u32_e32 v53, 0, v77
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[56:59], v53 offset1:4
	v_mov_b32_e32 v52, v42
	v_accvgpr_read_b32 v45, a15
	v_accvgpr_read_b32 v44, a14
	v_accvgpr_read_b32 v47, a13
	v_accvgpr_read_b32 v46, a12
	v_accvgpr_read_b32 v43, a11
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[34:35], 0
	v_accvgpr_read_b32 v42, a10
	v_accvgpr_read_b32 v49, a9
	v_accvgpr_read_b32 v48, a8
	v_mfma_f32_16x16x16_f16 a[8:11], v[58:59], v[34:35], 0
	ds_read2st64_b64 v[56:59], v53 offset0:8 offset1:12
	v_add_u32_e32 v89, 0, v79
	v_accvgpr_read_b32 v61, a7
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[56:57], v[34:35], 0
	v_accvgpr_read_b32 v60, a6
	v_accvgpr_read_b32 v109, a5
	v_accvgpr_read_b32 v108, a4
	v_mfma_f32_16x16x16_f16 a[20:23], v[58:59], v[34:35], 0
	ds_read2st64_b64 v[56:59], v89 offset1:4
	v_add_u32_e32 v91, 0, v81
	v_accvgpr_read_b32 v135, a3
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[36:37], a[12:15]
	v_accvgpr_read_b32 v134, a2
	v_accvgpr_read_b32 v137, a1
	v_accvgpr_read_b32 v136, a0
	v_mfma_f32_16x16x16_f16 a[4:7], v[58:59], v[36:37], a[8:11]
	ds_read2st64_b64 v[56:59], v89 offset0:8 offset1:12
	v_add_u32_e32 v110, 0, v83
	v_mov_b32_e32 v54, v55
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[36:37], a[16:19]
	v_add_u32_e32 v112, 0, v95
	v_add_u32_e32 v114, 0, v97
	v_add_u32_e32 v118, 0, v101
	v_mfma_f32_16x16x16_f16 a[16:19], v[58:59], v[36:37], a[20:23]
	ds_read2st64_b64 v[56:59], v91 offset1:4
	v_add_u32_e32 v116, 0, v99
	v_add_u32_e32 v148, 0, v103
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[38:39], a[12:15]
	v_add_u32_e32 v149, 0, v105
	v_add_u32_e32 v150, 0, v111
	v_add_u32_e32 v155, 0, v113
	v_mfma_f32_16x16x16_f16 a[0:3], v[58:59], v[38:39], a[4:7]
	ds_read2st64_b64 v[56:59], v91 offset0:8 offset1:12
	v_add_u32_e32 v156, 0, v115
	v_add_u32_e32 v157, 0, v117
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[38:39], a[8:11]
	v_add_u32_e32 v158, 0, v119
	v_lshl_add_u64 v[138:139], v[24:25], 0, v[74:75]
	v_lshl_add_u64 v[140:141], v[22:23], 0, v[74:75]
	v_mfma_f32_16x16x16_f16 a[8:11], v[58:59], v[38:39], a[16:19]
	ds_read2st64_b64 v[56:59], v110 offset1:4
	v_lshl_add_u64 v[142:143], v[20:21], 0, v[74:75]
	v_add_u32_e32 v159, 0, v120
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[40:41], a[12:15]
	s_add_i32 s68, s68, -1
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[44:45]
	v_lshl_add_u64 v[22:23], v[22:23], 0, s[44:45]
	v_mfma_f32_16x16x16_f16 a[0:3], v[58:59], v[40:41], a[0:3]
	ds_read2st64_b64 v[56:59], v110 offset0:8 offset1:12
	s_nop 1
	v_accvgpr_read_b32 v151, a12
	v_accvgpr_read_b32 v152, a13
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[40:41], a[4:7]
	v_accvgpr_read_b32 v153, a14
	v_accvgpr_read_b32 v154, a15
	v_mul_f32_e32 v55, s92, v151
	v_mul_f32_e32 v56, s92, v152
	v_mfma_f32_16x16x16_f16 a[8:11], v[58:59], v[40:41], a[8:11]
	v_accvgpr_read_b32 v160, a0
	v_accvgpr_read_b32 v161, a1
	v_mul_f32_e32 v57, s92, v153
	v_mul_f32_e32 v58, s92, v154
	v_max_f32_e32 v55, v55, v56
	v_accvgpr_read_b32 v162, a2
	v_accvgpr_read_b32 v163, a3
	v_mul_f32_e32 v56, s92, v160
	v_max3_f32 v55, v55, v57, v58
	v_mul_f32_e32 v57, s92, v161
	v_accvgpr_read_b32 v164, a4
	v_accvgpr_read_b32 v165, a5
	v_mul_f32_e32 v58, s92, v162
	v_max3_f32 v55, v55, v56, v57
	v_mul_f32_e32 v56, s92, v163
	v_accvgpr_read_b32 v166, a6
	v_accvgpr_read_b32 v167, a7
	v_mul_f32_e32 v57, s92, v164
	v_max3_f32 v55, v55, v58, v56
	v_mul_f32_e32 v56, s92, v165
	v_accvgpr_read_b32 v168, a8
	v_accvgpr_read_b32 v169, a9
	v_mul_f32_e32 v58, s92, v166
	v_max3_f32 v55, v55, v57, v56
	v_mul_f32_e32 v56, s92, v167
	v_accvgpr_read_b32 v170, a10
	v_accvgpr_read_b32 v171, a11
	v_mul_f32_e32 v57, s92, v168
	v_max3_f32 v55, v55, v58, v56
	v_mul_f32_e32 v56, s92, v169
	v_mul_f32_e32 v58, s92, v170
	v_max3_f32 v55, v55, v57, v56
	v_mul_f32_e32 v56, s92, v171
	v_max3_f32 v55, v55, v58, v56
	ds_bpermute_b32 v56, v85, v55
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[44:45]
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[44:45]
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[44:45]
	v_lshl_add_u64 v[30:31], v[30:31], 0, s[44:45]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v56, v56, v56
	v_max_f32_e32 v55, v55, v56
	ds_swizzle_b32 v56, v55 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[32:33], v[32:33], 0, s[44:45]
	s_cmp_lg_u32 s68, 0
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v55, v54, v55, v56
	v_sub_f32_e32 v54, v54, v55
	v_exp_f32_e32 v54, v54
	s_nop 0
	v_pk_mul_f32 v[58:59], v[44:45], v[54:55] op_sel_hi:[1,0]
	v_pk_mul_f32 v[56:57], v[46:47], v[54:55] op_sel_hi:[1,0]
	v_pk_mul_f32 v[44:45], v[42:43], v[54:55] op_sel_hi:[1,0]
	v_pk_mul_f32 v[42:43], v[48:49], v[54:55] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a0, v56
	v_accvgpr_write_b32 a4, v42
	v_accvgpr_write_b32 a1, v57
	v_accvgpr_write_b32 a2, v58
	v_accvgpr_write_b32 a3, v59
	ds_read_b64 v[46:47], v53 offset:8192
	v_accvgpr_write_b32 a5, v43
	v_accvgpr_write_b32 a6, v44
	v_accvgpr_write_b32 a7, v45
	ds_read_b64 v[48:49], v89 offset:8192
	ds_read_b64 v[144:145], v91 offset:8192
	v_pk_mul_f32 v[44:45], v[60:61], v[54:55] op_sel_hi:[1,0]
	ds_read_b64 v[60:61], v110 offset:8192
	ds_read_b64 v[56:57], v112 offset:10240
	v_fma_f32 v53, s92, v151, -v55
	v_fma_f32 v89, s92, v152, -v55
	v_fma_f32 v91, s92, v153, -v55
	v_fma_f32 v110, s92, v154, -v55
	v_pk_mul_f32 v[42:43], v[108:109], v[54:55] op_sel_hi:[1,0]
	v_exp_f32_e32 v53, v53
	v_exp_f32_e32 v89, v89
	v_exp_f32_e32 v91, v91
	v_exp_f32_e32 v110, v110
	v_accvgpr_write_b32 a8, v42
	v_accvgpr_write_b32 a9, v43
	v_accvgpr_write_b32 a10, v44
	v_accvgpr_write_b32 a11, v45
	v_pk_mul_f32 v[42:43], v[136:137], v[54:55] op_sel_hi:[1,0]
	v_pk_mul_f32 v[44:45], v[134:135], v[54:55] op_sel_hi:[1,0]
	ds_read_b64 v[58:59], v114 offset:10240
	ds_read_b64 v[108:109], v116 offset:10240
	v_accvgpr_write_b32 a12, v42
	v_accvgpr_write_b32 a13, v43
	v_accvgpr_write_b32 a14, v44
	v_accvgpr_write_b32 a15, v45
	v_cvt_f16_f32_e32 v42, v53
	v_cvt_f16_f32_e32 v43, v91
	v_cvt_f16_f32_e32 v44, v110
	v_cvt_f16_f32_e32 v45, v89
	ds_read_b64 v[146:147], v118 offset:10240
	ds_read_b64 v[134:135], v148 offset:12288
	ds_read_b64 v[148:149], v149 offset:12288
	ds_read_b64 v[150:151], v150 offset:12288
	ds_read_b64 v[152:153], v155 offset:12288
	v_pack_b32_f16 v43, v43, v44
	v_pack_b32_f16 v42, v42, v45
	ds_read_b64 v[44:45], v156 offset:14336
	ds_read_b64 v[154:155], v157 offset:14336
	ds_read_b64 v[156:157], v158 offset:14336
	s_waitcnt lgkmcnt(14)
	v_mfma_f32_16x16x16_f16 a[0:3], v[46:47], v[42:43], a[0:3]
	v_fma_f32 v46, s92, v160, -v55
	v_fma_f32 v47, s92, v161, -v55
	v_exp_f32_e32 v112, v46
	s_waitcnt lgkmcnt(10)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[42:43], a[4:7]
	v_fma_f32 v56, s92, v162, -v55
	v_fma_f32 v57, s92, v163, -v55
	v_exp_f32_e32 v114, v47
	v_exp_f32_e32 v116, v56
	v_exp_f32_e32 v118, v57
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_f16 a[8:11], v[134:135], v[42:43], a[8:11]
	v_cvt_f16_f32_e32 v46, v112
	v_lshl_add_u64 v[160:161], v[18:19], 0, v[74:75]
	global_load_dwordx4 v[134:137], v[142:143], off
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[44:45], v[42:43], a[12:15]
	v_cvt_f16_f32_e32 v42, v116
	v_cvt_f16_f32_e32 v43, v118
	v_cvt_f16_f32_e32 v44, v114
	v_fma_f32 v142, s92, v167, -v55
	v_exp_f32_e32 v142, v142
	v_pack_b32_f16 v43, v42, v43
	v_pack_b32_f16 v42, v46, v44
	global_load_dwordx4 v[44:47], v[138:139], off
	v_fma_f32 v143, s92, v168, -v55
	v_mfma_f32_16x16x16_f16 a[4:7], v[58:59], v[42:43], a[4:7]
	global_load_dwordx4 v[56:59], v[140:141], off
	v_exp_f32_e32 v143, v143
	global_load_dwordx4 v[138:141], v[160:161], off
	v_mfma_f32_16x16x16_f16 a[0:3], v[48:49], v[42:43], a[0:3]
	v_add_f32_e32 v48, v53, v89
	v_fma_f32 v49, s92, v164, -v55
	v_fma_f32 v53, s92, v165, -v55
	v_fma_f32 v89, s92, v166, -v55
	v_exp_f32_e32 v161, v49
	v_exp_f32_e32 v53, v53
	v_exp_f32_e32 v89, v89
	v_mfma_f32_16x16x16_f16 a[8:11], v[148:149], v[42:43], a[8:11]
	v_cvt_f16_f32_e32 v49, v142
	v_add_f32_e32 v48, v91, v48
	v_add_f32_e32 v48, v110, v48
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[154:155], v[42:43], a[12:15]
	v_cvt_f16_f32_e32 v42, v161
	v_cvt_f16_f32_e32 v43, v89
	v_cvt_f16_f32_e32 v154, v53
	v_add_f32_e32 v48, v112, v48
	v_add_f32_e32 v91, v114, v48
	v_pack_b32_f16 v43, v43, v49
	v_pack_b32_f16 v42, v42, v154
	v_add_f32_e32 v91, v116, v91
	v_fma_f32 v148, s92, v169, -v55
	v_mfma_f32_16x16x16_f16 a[0:3], v[144:145], v[42:43], a[0:3]
	v_fma_f32 v149, s92, v170, -v55
	v_exp_f32_e32 v148, v148
	v_fma_f32 v160, s92, v171, -v55
	v_mfma_f32_16x16x16_f16 a[4:7], v[108:109], v[42:43], a[4:7]
	v_exp_f32_e32 v149, v149
	v_exp_f32_e32 v160, v160
	ds_read_b64 v[158:159], v159 offset:14336
	v_mfma_f32_16x16x16_f16 a[16:19], v[150:151], v[42:43], a[8:11]
	v_cvt_f16_f32_e32 v154, v143
	v_cvt_f16_f32_e32 v155, v148
	v_cvt_f16_f32_e32 v49, v149
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[20:23], v[156:157], v[42:43], a[12:15]
	v_add_f32_e32 v42, v118, v91
	v_add_f32_e32 v42, v161, v42
	v_add_f32_e32 v42, v53, v42
	v_add_f32_e32 v42, v89, v42
	v_add_f32_e32 v42, v142, v42
	v_add_f32_e32 v42, v143, v42
	v_add_f32_e32 v42, v148, v42
	v_add_f32_e32 v42, v149, v42
	v_add_f32_e32 v42, v160, v42
	ds_bpermute_b32 v43, v85, v42
	v_cvt_f16_f32_e32 v144, v160
	v_pack_b32_f16 v48, v154, v155
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[44:45]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v42, v42, v43
	ds_swizzle_b32 v43, v42 offset:swizzle(SWAP,16)
	v_pack_b32_f16 v49, v49, v144
	s_barrier
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v50, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v50, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v125, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v125, v[12:13], v[16:17] offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[12:15], v[60:61], v[48:49], a[0:3]
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v42, v42, v43
	v_fmac_f32_e32 v42, v52, v54
	s_waitcnt vmcnt(1)
	v_perm_b32 v2, v56, v44, s89
	v_mfma_f32_16x16x16_f16 a[8:11], v[146:147], v[48:49], a[4:7]
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v138, v134, s89
	v_perm_b32 v5, v138, v134, s50
	v_perm_b32 v4, v56, v44, s50
	v_mfma_f32_16x16x16_f16 a[4:7], v[152:153], v[48:49], a[16:19]
	v_perm_b32 v7, v139, v135, s89
	v_perm_b32 v6, v57, v45, s89
	v_perm_b32 v8, v57, v45, s50
	v_mfma_f32_16x16x16_f16 a[0:3], v[158:159], v[48:49], a[20:23]
	v_perm_b32 v9, v139, v135, s50
	v_perm_b32 v10, v58, v46, s89
	v_perm_b32 v11, v140, v136, s89
	v_perm_b32 v12, v58, v46, s50
	v_perm_b32 v13, v140, v136, s50
	v_perm_b32 v14, v59, v47, s89
	v_perm_b32 v15, v141, v137, s89
	v_perm_b32 v16, v59, v47, s50
	v_perm_b32 v17, v141, v137, s50
	ds_write_b64 v51, v[2:3] offset:8192
	ds_write_b64 v126, v[4:5] offset:8320
	ds_write_b64 v127, v[6:7] offset:8448
	ds_write_b64 v128, v[8:9] offset:8576
	ds_write_b64 v129, v[10:11] offset:8704
	ds_write_b64 v130, v[12:13] offset:8832
	ds_write_b64 v131, v[14:15] offset:8960
	ds_write_b64 v132, v[16:17] offset:9088
	s_cbranch_scc1 .LBB0_42
	s_branch .LBB0_44
.LBB0_43:
	v_mov_b32_e32 v55, 0xf149f2ca
	v_mov_b32_e32 v42, 0
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
.LBB0_44:
	v_accvgpr_read_b32 v2, a0
	v_accvgpr_read_b32 v3, a1
	v_accvgpr_read_b32 v4, a2
	v_accvgpr_read_b32 v5, a3
	v_accvgpr_read_b32 v6, a4
	v_accvgpr_read_b32 v7, a5
	v_accvgpr_read_b32 v8, a6
	v_accvgpr_read_b32 v9, a7
	v_accvgpr_read_b32 v10, a8
	v_accvgpr_read_b32 v11, a9
	v_accvgpr_read_b32 v12, a10
	v_accvgpr_read_b32 v13, a11
	v_accvgpr_read_b32 v14, a12
	v_accvgpr_read_b32 v15, a13
	v_accvgpr_read_b32 v16, a14
	v_accvgpr_read_b32 v17, a15
	v_accvgpr_write_b32 a31, 0
	v_accvgpr_write_b32 a30, 0
	v_accvgpr_write_b32 a29, 0
	v_accvgpr_write_b32 a28, 0
	v_accvgpr_write_b32 a27, 0
	v_accvgpr_write_b32 a26, 0
	v_accvgpr_write_b32 a25, 0
	v_accvgpr_write_b32 a24, 0
	v_accvgpr_write_b32 a23, 0
	v_accvgpr_write_b32 a22, 0
	v_accvgpr_write_b32 a21, 0
	v_accvgpr_write_b32 a20, 0
	v_accvgpr_write_b32 a19, 0
	v_accvgpr_write_b32 a18, 0
	v_accvgpr_write_b32 a17, 0
	s_and_b64 vcc, exec, s[30:31]
	v_accvgpr_write_b32 a16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_46
	v_add_u32_e32 v30, 0, v77
	ds_read2st64_b64 v[18:21], v30 offset1:4
	v_add_u32_e32 v31, 0, v79
	v_add_u32_e32 v32, 0, v81
	ds_read2st64_b64 v[22:25], v32 offset1:4
	v_add_u32_e32 v33, 0, v83
	ds_read2st64_b64 v[26:29], v33 offset1:4
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[16:19], v[18:19], v[34:35], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v31 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[18:19], v[36:37], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[20:21], v[36:37], a[20:23]
	ds_read2st64_b64 v[18:21], v30 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[22:23], v[38:39], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[24:25], v[38:39], a[20:23]
	ds_read2st64_b64 v[22:25], v31 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[26:27], v[40:41], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[28:29], v[40:41], a[20:23]
	ds_read2st64_b64 v[26:29], v32 offset0:8 offset1:12
	ds_read2st64_b64 v[30:33], v33 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[24:27], v[18:19], v[34:35], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[20:21], v[34:35], 0
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[22:23], v[36:37], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[24:25], v[36:37], a[28:31]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[26:27], v[38:39], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[28:29], v[38:39], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[30:31], v[40:41], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[32:33], v[40:41], a[28:31]
.LBB0_46:
	v_accvgpr_read_b32 v33, a17
	v_accvgpr_read_b32 v34, a16
	v_accvgpr_read_b32 v31, a19
	v_accvgpr_read_b32 v32, a18
	v_mul_f32_e32 v18, s92, v34
	v_mul_f32_e32 v35, s92, v33
	v_accvgpr_read_b32 v29, a21
	v_accvgpr_read_b32 v30, a20
	v_mul_f32_e32 v36, s92, v32
	v_mul_f32_e32 v37, s92, v31
	v_max_f32_e32 v18, v18, v35
	v_accvgpr_read_b32 v27, a23
	v_accvgpr_read_b32 v28, a22
	v_mul_f32_e32 v38, s92, v30
	v_mul_f32_e32 v39, s92, v29
	v_max3_f32 v18, v18, v36, v37
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v26, a24
	v_mul_f32_e32 v40, s92, v28
	v_mul_f32_e32 v41, s92, v27
	v_max3_f32 v18, v18, v38, v39
	v_accvgpr_read_b32 v23, a27
	v_accvgpr_read_b32 v24, a26
	v_mul_f32_e32 v43, s92, v26
	v_mul_f32_e32 v44, s92, v25
	v_max3_f32 v18, v18, v40, v41
	v_accvgpr_read_b32 v21, a29
	v_accvgpr_read_b32 v22, a28
	v_mul_f32_e32 v45, s92, v24
	v_mul_f32_e32 v46, s92, v23
	v_max3_f32 v18, v18, v43, v44
	v_accvgpr_read_b32 v19, a31
	v_accvgpr_read_b32 v20, a30
	v_mul_f32_e32 v47, s92, v22
	v_mul_f32_e32 v48, s92, v21
	v_max3_f32 v18, v18, v45, v46
	v_mul_f32_e32 v49, s92, v20
	v_mul_f32_e32 v50, s92, v19
	v_max3_f32 v18, v18, v47, v48
	v_max3_f32 v18, v18, v49, v50
	ds_bpermute_b32 v35, v85, v18
	s_and_b64 vcc, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v35, v35, v35
	v_max_f32_e32 v18, v18, v35
	ds_swizzle_b32 v35, v18 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v18, v55, v18, v35
	v_fma_f32 v34, s92, v34, -v18
	v_fma_f32 v33, s92, v33, -v18
	v_fma_f32 v32, s92, v32, -v18
	v_fma_f32 v39, s92, v23, -v18
	v_fma_f32 v41, s92, v21, -v18
	v_exp_f32_e32 v21, v34
	v_exp_f32_e32 v23, v33
	v_fma_f32 v31, s92, v31, -v18
	v_fma_f32 v38, s92, v24, -v18
	v_exp_f32_e32 v24, v32
	v_fma_f32 v30, s92, v30, -v18
	v_fma_f32 v37, s92, v25, -v18
	v_exp_f32_e32 v25, v31
	v_fma_f32 v29, s92, v29, -v18
	v_fma_f32 v36, s92, v26, -v18
	v_fma_f32 v40, s92, v22, -v18
	v_fma_f32 v19, s92, v19, -v18
	v_exp_f32_e32 v22, v30
	v_fma_f32 v28, s92, v28, -v18
	v_exp_f32_e32 v26, v29
	v_exp_f32_e32 v29, v36
	v_exp_f32_e32 v36, v19
	v_add_f32_e32 v19, v21, v23
	v_fma_f32 v35, s92, v27, -v18
	v_exp_f32_e32 v27, v28
	v_add_f32_e32 v19, v24, v19
	v_exp_f32_e32 v28, v35
	v_add_f32_e32 v19, v25, v19
	v_add_f32_e32 v19, v22, v19
	v_exp_f32_e32 v30, v37
	v_add_f32_e32 v19, v26, v19
	v_exp_f32_e32 v31, v38
	v_add_f32_e32 v19, v27, v19
	v_exp_f32_e32 v32, v39
	v_add_f32_e32 v19, v28, v19
	v_exp_f32_e32 v33, v40
	v_add_f32_e32 v19, v29, v19
	v_fma_f32 v20, s92, v20, -v18
	v_exp_f32_e32 v34, v41
	v_add_f32_e32 v19, v30, v19
	v_exp_f32_e32 v35, v20
	v_add_f32_e32 v19, v31, v19
	v_add_f32_e32 v19, v32, v19
	v_add_f32_e32 v19, v33, v19
	v_add_f32_e32 v19, v34, v19
	v_add_f32_e32 v19, v35, v19
	v_add_f32_e32 v19, v36, v19
	ds_bpermute_b32 v20, v85, v19
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v19, v19, v20
	ds_swizzle_b32 v20, v19 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_48
	v_sub_f32_e32 v37, v55, v18
	v_exp_f32_e32 v38, v37
	v_cvt_f16_f32_e32 v39, v30
	v_cvt_f16_f32_e32 v41, v28
	v_cvt_f16_f32_e32 v44, v26
	v_cvt_f16_f32_e32 v47, v23
	v_add_u32_e32 v23, 0, v83
	v_add_u32_e32 v26, 0, v81
	v_add_u32_e32 v28, 0, v79
	v_add_u32_e32 v30, 0, v77
	v_cvt_f16_f32_e32 v37, v31
	v_cvt_f16_f32_e32 v40, v29
	v_cvt_f16_f32_e32 v43, v27
	v_cvt_f16_f32_e32 v45, v25
	v_cvt_f16_f32_e32 v46, v24
	ds_read_b64 v[24:25], v23 offset:8192
	ds_read_b64 v[26:27], v26 offset:8192
	ds_read_b64 v[28:29], v28 offset:8192
	ds_read_b64 v[30:31], v30 offset:8192
	v_cvt_f16_f32_e32 v21, v21
	v_pk_mul_f32 v[14:15], v[14:15], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v48, v22
	v_accvgpr_write_b32 a0, v14
	v_pack_b32_f16 v23, v46, v45
	v_pack_b32_f16 v22, v21, v47
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_cvt_f16_f32_e32 v32, v32
	v_pack_b32_f16 v15, v43, v41
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[22:23], a[0:3]
	v_pack_b32_f16 v14, v48, v44
	v_cvt_f16_f32_e32 v36, v36
	v_cvt_f16_f32_e32 v35, v35
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[14:15], a[0:3]
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v33, v33
	v_pack_b32_f16 v31, v37, v32
	v_pack_b32_f16 v30, v40, v39
	v_add_u32_e32 v49, 0, v97
	v_add_u32_e32 v21, 0, v95
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[30:31], a[0:3]
	ds_read_b64 v[16:17], v49 offset:10240
	ds_read_b64 v[28:29], v21 offset:10240
	v_pack_b32_f16 v27, v35, v36
	v_pack_b32_f16 v26, v33, v34
	v_pk_mul_f32 v[10:11], v[10:11], v[38:39] op_sel_hi:[1,0]
	v_add_u32_e32 v21, 0, v99
	v_mfma_f32_16x16x16_f16 a[12:15], v[24:25], v[26:27], a[0:3]
	v_mul_f32_e64 v12, v12, v38
	v_mul_f32_e64 v13, v13, v38
	v_pk_mul_f32 v[6:7], v[6:7], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[38:39] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a0, v10
	v_accvgpr_write_b32 a1, v11
	v_accvgpr_write_b32 a2, v12
	v_accvgpr_write_b32 a3, v13
	ds_read_b64 v[10:11], v21 offset:10240
	v_add_u32_e32 v12, 0, v101
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[22:23], a[0:3]
	ds_read_b64 v[12:13], v12 offset:10240
	v_add_u32_e32 v21, 0, v111
	v_pk_mul_f32 v[2:3], v[2:3], v[38:39] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[16:17], v[14:15], a[0:3]
	v_add_u32_e32 v16, 0, v103
	ds_read_b64 v[16:17], v16 offset:12288
	v_pk_mul_f32 v[4:5], v[4:5], v[38:39] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[30:31], a[0:3]
	v_add_u32_e32 v10, 0, v105
	ds_read_b64 v[10:11], v10 offset:12288
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[12:13], v[26:27], a[0:3]
	s_nop 2
	v_accvgpr_write_b32 a0, v6
	v_accvgpr_write_b32 a1, v7
	v_accvgpr_write_b32 a2, v8
	v_accvgpr_write_b32 a3, v9
	ds_read_b64 v[6:7], v21 offset:12288
	v_add_u32_e32 v8, 0, v113
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[16:17], v[22:23], a[0:3]
	ds_read_b64 v[8:9], v8 offset:12288
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[14:15], a[0:3]
	v_add_u32_e32 v10, 0, v115
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[0:3], v[6:7], v[30:31], a[0:3]
	ds_read_b64 v[6:7], v10 offset:14336
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[8:9], v[26:27], a[0:3]
	s_nop 3
	v_accvgpr_write_b32 a0, v2
	v_accvgpr_write_b32 a1, v3
	v_accvgpr_write_b32 a2, v4
	v_accvgpr_write_b32 a3, v5
	v_add_u32_e32 v2, 0, v119
	v_add_u32_e32 v4, 0, v120
	ds_read_b64 v[2:3], v2 offset:14336
	ds_read_b64 v[4:5], v4 offset:14336
	v_add_u32_e32 v10, 0, v117
	ds_read_b64 v[10:11], v10 offset:14336
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[6:7], v[22:23], a[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[14:15], a[0:3]
	v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[30:31], a[0:3]
	v_add_f32_e32 v2, v19, v20
	v_fmac_f32_e32 v2, v42, v38
	v_mov_b32_e32 v42, v2
	v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[26:27], a[0:3]
	s_branch .LBB0_49
.LBB0_48:
	v_mov_b32_e32 v18, v55
.LBB0_49:
	.loc	1 35 0
	s_mul_i32 s0, s66, s82
	s_add_i32 s0, s67, s0
	s_mul_i32 s0, s0, s87
	s_add_i32 s72, s0, s74
	.loc	1 36 0
	s_mul_i32 s65, s65, s34
	s_add_i32 s30, s72, s65
	.loc	1 38 0
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[44:45], s[30:31], 13
	v_lshl_add_u64 v[2:3], v[72:73], 0, s[44:45]
	global_store_dwordx4 v[2:3], a[12:15], off
	global_store_dwordx4 v[2:3], a[8:11], off offset:64
	global_store_dwordx4 v[2:3], a[4:7], off offset:128
	global_store_dwordx4 v[2:3], a[0:3], off offset:192
	v_add_u32_e32 v2, 0, v87
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v124, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[30:31], s[30:31], 8
	s_add_u32 s44, s42, s30
	s_addc_u32 s0, s43, s31
	s_and_b32 s45, s0, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v93, s[44:47], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v124, v42
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s44, s44, 0x80
	s_addc_u32 s0, s0, 0
	s_and_b32 s45, s0, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v93, s[44:47], 0 offen
	.loc	1 39 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[30:31], s[56:57]
	s_cbranch_execz .LBB0_53
	s_mov_b64 s[68:69], exec
	v_mbcnt_lo_u32_b32 v2, s68, 0
	v_mbcnt_hi_u32_b32 v2, s69, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_52
	s_ashr_i32 s73, s72, 31
	s_lshl_b64 s[70:71], s[72:73], 2
	v_readlane_b32 s0, v230, 6
	v_readlane_b32 s1, v230, 7
	s_add_u32 s70, s0, s70
	s_addc_u32 s71, s1, s71
	s_bcnt1_i32_b64 s0, s[68:69]
	v_mov_b32_e32 v3, s0
	global_atomic_add v3, v71, v3, s[70:71] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_52:
	s_or_b64 exec, exec, s[44:45]
	v_readfirstlane_b32 s0, v3
	s_nop 1
	v_add_u32_e32 v2, s0, v2
	ds_write_b32 v71, v2
.LBB0_53:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v71
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s26, v2
	s_cbranch_vccnz .LBB0_6
	.loc	1 40 0
	s_ashr_i32 s67, s66, 31
	s_lshl_b64 s[30:31], s[66:67], 3
	s_add_u32 s30, s36, s30
	s_addc_u32 s31, s37, s31
	global_load_dwordx2 v[2:3], v71, s[8:9]
	global_load_dwordx2 v[4:5], v71, s[30:31]
	s_mov_b32 s28, s26
	s_mov_b32 s26, s25
	s_mov_b32 s25, s21
	s_mov_b32 s24, s34
	s_mov_b64 s[22:23], s[60:61]
	v_mov_b32_e32 v89, v71
	v_mov_b32_e32 v91, v71
	v_lshlrev_b32_e32 v108, 2, v68
	v_mov_b32_e32 v109, v71
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	v_readfirstlane_b32 s1, v3
	v_readfirstlane_b32 s3, v5
	s_sub_u32 s0, s2, s0
	s_subb_u32 s1, s3, s1
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 28
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	v_readlane_b32 s2, v230, 0
	v_readlane_b32 s3, v230, 1
	s_add_u32 s44, s2, s0
	v_readlane_b32 s0, v230, 9
	s_addc_u32 s45, s3, s1
	s_add_i32 s80, s72, s0
	v_readlane_b32 s0, v230, 10
	s_add_i32 vcc_lo, s72, s0
	v_readlane_b32 s0, v230, 11
	s_add_i32 s78, s72, s0
	v_readlane_b32 s0, v230, 12
	s_add_i32 s76, s72, s0
	v_readlane_b32 s0, v230, 13
	s_add_i32 s74, s72, s0
	v_readlane_b32 s0, v230, 14
	s_add_i32 s70, s72, s0
	v_readlane_b32 s0, v230, 15
	s_add_i32 s68, s72, s0
	v_readlane_b32 s0, v230, 16
	s_add_i32 s66, s72, s0
	s_ashr_i32 s81, s80, 31
	s_ashr_i32 vcc_hi, vcc_lo, 31
	s_ashr_i32 s79, s78, 31
	s_ashr_i32 s77, s76, 31
	s_ashr_i32 s75, s74, 31
	s_ashr_i32 s71, s70, 31
	s_ashr_i32 s69, s68, 31
	s_ashr_i32 s67, s66, 31
	s_lshl_b64 s[72:73], s[80:81], 8
	s_lshl_b64 s[94:95], vcc, 8
	s_lshl_b64 s[60:61], s[78:79], 8
	s_lshl_b64 s[2:3], s[76:77], 8
	s_lshl_b64 s[0:1], s[74:75], 8
	s_lshl_b64 s[34:35], s[70:71], 8
	s_lshl_b64 s[18:19], s[68:69], 8
	s_lshl_b64 s[20:21], s[66:67], 8
	v_lshl_add_u64 v[2:3], v[106:107], 0, s[72:73]
	v_lshl_add_u64 v[4:5], v[106:107], 0, s[94:95]
	v_lshl_add_u64 v[6:7], v[106:107], 0, s[60:61]
	v_lshl_add_u64 v[8:9], v[106:107], 0, s[2:3]
	v_lshl_add_u64 v[10:11], v[106:107], 0, s[0:1]
	v_lshl_add_u64 v[12:13], v[106:107], 0, s[34:35]
	v_lshl_add_u64 v[14:15], v[106:107], 0, s[18:19]
	v_lshl_add_u64 v[16:17], v[106:107], 0, s[20:21]
	global_load_dword v110, v[2:3], off
	global_load_dword v112, v[2:3], off offset:64
	global_load_dword v114, v[4:5], off
	global_load_dword v116, v[4:5], off offset:64
	global_load_dword v118, v[6:7], off
	global_load_dword v154, v[6:7], off offset:64
	global_load_dword v155, v[8:9], off
	global_load_dword v156, v[8:9], off offset:64
	global_load_dword v157, v[10:11], off
	global_load_dword v158, v[10:11], off offset:64
	global_load_dword v159, v[12:13], off
	global_load_dword v160, v[12:13], off offset:64
	global_load_dword v180, v[14:15], off
	global_load_dword v181, v[14:15], off offset:64
	global_load_dword v188, v[16:17], off
	global_load_dword v189, v[16:17], off offset:64
	global_load_dword v161, v[2:3], off offset:128
	global_load_dword v162, v[4:5], off offset:128
	global_load_dword v163, v[4:5], off offset:192
	global_load_dword v164, v[2:3], off offset:192
	global_load_dword v165, v[6:7], off offset:128
	global_load_dword v166, v[8:9], off offset:128
	global_load_dword v167, v[8:9], off offset:192
	global_load_dword v168, v[6:7], off offset:192
	global_load_dword v169, v[10:11], off offset:128
	global_load_dword v178, v[12:13], off offset:128
	global_load_dword v179, v[12:13], off offset:192
	global_load_dword v170, v[10:11], off offset:192
	global_load_dword v186, v[14:15], off offset:128
	global_load_dword v194, v[16:17], off offset:128
	global_load_dword v195, v[16:17], off offset:192
	global_load_dword v187, v[14:15], off offset:192
	s_lshl_b64 s[0:1], s[80:81], 13
	s_add_u32 s72, s40, s0
	s_addc_u32 s73, s41, s1
	s_lshl_b64 s[80:81], vcc, 13
	v_lshl_add_u64 v[2:3], s[72:73], 0, v[88:89]
	v_lshl_add_u64 v[4:5], s[72:73], 0, v[90:91]
	s_add_u32 s0, s40, s80
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[108:109]
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[108:109]
	s_addc_u32 s1, s41, s81
	s_lshl_b64 s[2:3], s[78:79], 13
	global_load_dwordx4 v[42:45], v[2:3], off offset:16
	global_load_dwordx4 v[134:137], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[22:25], v[6:7], off
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[88:89]
	v_lshl_add_u64 v[8:9], s[0:1], 0, v[90:91]
	s_add_u32 s0, s40, s2
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[108:109]
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[108:109]
	s_addc_u32 s1, s41, s3
	s_lshl_b64 s[2:3], s[76:77], 13
	global_load_dwordx4 v[46:49], v[6:7], off offset:16
	global_load_dwordx4 v[138:141], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[26:29], v[10:11], off
	v_lshl_add_u64 v[10:11], s[0:1], 0, v[88:89]
	v_lshl_add_u64 v[12:13], s[0:1], 0, v[90:91]
	s_add_u32 s0, s40, s2
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[108:109]
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[108:109]
	s_addc_u32 s1, s41, s3
	s_lshl_b64 s[2:3], s[74:75], 13
	global_load_dwordx4 v[50:53], v[10:11], off offset:16
	global_load_dwordx4 v[142:145], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[14:15], off offset:16
	global_load_dwordx4 v[30:33], v[14:15], off
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[88:89]
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[90:91]
	s_add_u32 s0, s40, s2
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[108:109]
	v_lshl_add_u64 v[18:19], v[16:17], 0, v[108:109]
	s_addc_u32 s1, s41, s3
	global_load_dwordx4 v[54:57], v[14:15], off offset:16
	global_load_dwordx4 v[146:149], v[14:15], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[18:19], off offset:16
	global_load_dwordx4 v[34:37], v[18:19], off
	v_lshl_add_u64 v[18:19], s[0:1], 0, v[88:89]
	v_lshl_add_u64 v[20:21], s[0:1], 0, v[90:91]
	s_mov_b32 s0, 0xf149f2ca
	v_readlane_b32 s20, v230, 27
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[108:109]
	v_lshl_add_u64 v[38:39], v[20:21], 0, v[108:109]
	v_readlane_b32 s21, v230, 28
	global_load_dwordx4 v[58:61], v[18:19], off offset:16
	global_load_dwordx4 v[150:153], v[18:19], off
	s_nop 0
	global_load_dwordx4 v[18:21], v[38:39], off offset:16
	s_nop 0
	global_load_dwordx4 v[38:41], v[38:39], off
	s_waitcnt vmcnt(49)
	v_max3_f32 v171, v110, s0, v114
	s_waitcnt vmcnt(48)
	v_max3_f32 v172, v112, s0, v116
	v_readlane_b32 s0, v230, 17
	v_readlane_b32 s1, v230, 18
	s_waitcnt vmcnt(45)
	v_max3_f32 v171, v171, v118, v155
	s_waitcnt vmcnt(44)
	v_max3_f32 v172, v172, v154, v156
	s_waitcnt vmcnt(41)
	v_max3_f32 v171, v171, v157, v159
	s_waitcnt vmcnt(40)
	v_max3_f32 v172, v172, v158, v160
	s_waitcnt vmcnt(37)
	v_max3_f32 v192, v171, v180, v188
	s_waitcnt vmcnt(36)
	v_max3_f32 v193, v172, v181, v189
	v_sub_f32_e32 v110, v110, v192
	v_sub_f32_e32 v112, v112, v193
	v_exp_f32_e32 v110, v110
	v_exp_f32_e32 v112, v112
	v_sub_f32_e32 v114, v114, v192
	v_sub_f32_e32 v116, v116, v193
	v_exp_f32_e32 v114, v114
	v_exp_f32_e32 v116, v116
	v_sub_f32_e32 v118, v118, v192
	v_sub_f32_e32 v154, v154, v193
	v_exp_f32_e32 v118, v118
	v_exp_f32_e32 v154, v154
	v_cndmask_b32_e64 v202, 0, v110, s[0:1]
	v_cndmask_b32_e64 v110, 0, v112, s[0:1]
	v_readlane_b32 s0, v230, 19
	v_sub_f32_e32 v155, v155, v192
	v_sub_f32_e32 v156, v156, v193
	v_readlane_b32 s1, v230, 20
	v_exp_f32_e32 v155, v155
	v_exp_f32_e32 v156, v156
	v_cndmask_b32_e64 v204, 0, v114, s[0:1]
	v_cndmask_b32_e64 v112, 0, v116, s[0:1]
	v_readlane_b32 s0, v230, 21
	v_sub_f32_e32 v157, v157, v192
	v_sub_f32_e32 v158, v158, v193
	v_readlane_b32 s1, v230, 22
	v_exp_f32_e32 v157, v157
	v_exp_f32_e32 v158, v158
	v_cndmask_b32_e64 v206, 0, v118, s[0:1]
	v_cndmask_b32_e64 v114, 0, v154, s[0:1]
	v_readlane_b32 s0, v230, 23
	v_readlane_b32 s1, v230, 24
	v_sub_f32_e32 v159, v159, v192
	v_sub_f32_e32 v154, v160, v193
	v_cndmask_b32_e64 v208, 0, v155, s[0:1]
	v_cndmask_b32_e64 v116, 0, v156, s[0:1]
	v_readlane_b32 s0, v230, 25
	v_readlane_b32 s1, v230, 26
	s_waitcnt vmcnt(35)
	v_fma_f32 v203, v161, v202, 0
	s_waitcnt vmcnt(32)
	v_fma_f32 v205, v164, v110, 0
	v_cndmask_b32_e64 v210, 0, v157, s[0:1]
	v_cndmask_b32_e64 v118, 0, v158, s[0:1]
	s_lshl_b64 s[0:1], s[70:71], 13
	s_add_u32 s0, s40, s0
	s_addc_u32 s1, s41, s1
	s_lshl_b64 s[2:3], s[68:69], 13
	v_exp_f32_e32 v182, v159
	v_exp_f32_e32 v183, v154
	s_add_u32 s2, s40, s2
	v_fmac_f32_e32 v203, v204, v162
	v_fmac_f32_e32 v205, v112, v163
	s_addc_u32 s3, s41, s3
	s_lshl_b64 s[18:19], s[66:67], 13
	s_waitcnt vmcnt(31)
	v_fmac_f32_e32 v203, v206, v165
	s_waitcnt vmcnt(28)
	v_fmac_f32_e32 v205, v114, v168
	v_lshl_add_u64 v[154:155], s[0:1], 0, v[88:89]
	s_add_u32 s18, s40, s18
	v_fmac_f32_e32 v203, v208, v166
	v_fmac_f32_e32 v205, v116, v167
	v_lshl_add_u64 v[158:159], v[154:155], 0, v[108:109]
	v_lshl_add_u64 v[162:163], s[2:3], 0, v[88:89]
	s_addc_u32 s19, s41, s19
	s_waitcnt vmcnt(27)
	v_fmac_f32_e32 v203, v210, v169
	s_waitcnt vmcnt(24)
	v_fmac_f32_e32 v205, v118, v170
	global_load_dwordx4 v[154:157], v[158:159], off offset:16
	s_nop 0
	global_load_dwordx4 v[158:161], v[158:159], off
	v_lshl_add_u64 v[166:167], v[162:163], 0, v[108:109]
	v_lshl_add_u64 v[170:171], s[18:19], 0, v[88:89]
	v_cndmask_b32_e64 v212, 0, v182, s[20:21]
	v_cndmask_b32_e64 v214, 0, v183, s[20:21]
	global_load_dwordx4 v[162:165], v[166:167], off offset:16
	s_nop 0
	global_load_dwordx4 v[166:169], v[166:167], off
	v_lshl_add_u64 v[174:175], v[170:171], 0, v[108:109]
	v_fmac_f32_e32 v203, v212, v178
	v_fmac_f32_e32 v205, v214, v179
	v_lshl_add_u64 v[178:179], s[0:1], 0, v[90:91]
	global_load_dwordx4 v[170:173], v[174:175], off offset:16
	s_nop 0
	global_load_dwordx4 v[174:177], v[174:175], off
	v_lshl_add_u64 v[182:183], v[178:179], 0, v[108:109]
	v_sub_f32_e32 v89, v180, v192
	v_sub_f32_e32 v178, v181, v193
	v_exp_f32_e32 v89, v89
	v_exp_f32_e32 v190, v178
	v_readlane_b32 s0, v230, 29
	v_readlane_b32 s1, v230, 30
	global_load_dwordx4 v[178:181], v[182:183], off offset:16
	s_nop 0
	global_load_dwordx4 v[182:185], v[182:183], off
	v_cndmask_b32_e64 v216, 0, v89, s[0:1]
	v_cndmask_b32_e64 v218, 0, v190, s[0:1]
	s_waitcnt vmcnt(31)
	v_fmac_f32_e32 v203, v216, v186
	s_waitcnt vmcnt(28)
	v_fmac_f32_e32 v205, v218, v187
	v_lshl_add_u64 v[186:187], s[2:3], 0, v[90:91]
	v_lshl_add_u64 v[190:191], v[186:187], 0, v[108:109]
	v_sub_f32_e32 v89, v188, v192
	v_sub_f32_e32 v186, v189, v193
	v_exp_f32_e32 v89, v89
	v_exp_f32_e32 v196, v186
	v_readlane_b32 s0, v230, 31
	v_readlane_b32 s1, v230, 32
	global_load_dwordx4 v[186:189], v[190:191], off offset:16
	s_nop 0
	global_load_dwordx4 v[190:193], v[190:191], off
	v_cndmask_b32_e64 v220, 0, v89, s[0:1]
	v_cndmask_b32_e64 v222, 0, v196, s[0:1]
	v_fmac_f32_e32 v203, v220, v194
	v_fmac_f32_e32 v205, v222, v195
	v_lshl_add_u64 v[194:195], s[18:19], 0, v[90:91]
	v_lshl_add_u64 v[108:109], v[194:195], 0, v[108:109]
	global_load_dwordx4 v[194:197], v[108:109], off offset:16
	global_load_dwordx4 v[198:201], v[108:109], off
	v_div_scale_f32 v89, s[0:1], v203, v203, 1.0
	v_rcp_f32_e32 v91, v89
	s_waitcnt vmcnt(30)
	v_pk_fma_f32 v[134:135], v[202:203], v[134:135], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(26)
	v_pk_fma_f32 v[134:135], v[204:205], v[138:139], v[134:135] op_sel_hi:[0,1,1]
	.loc	1 41 0
	s_ashr_i32 s65, s64, 31
	.loc	1 40 0
	v_fma_f32 v108, -v89, v91, 1.0
	v_fmac_f32_e32 v91, v108, v91
	v_div_scale_f32 v108, vcc, 1.0, v203, 1.0
	v_mul_f32_e32 v109, v108, v91
	v_fma_f32 v207, -v89, v109, v108
	v_fmac_f32_e32 v109, v207, v91
	v_div_scale_f32 v207, s[0:1], v205, v205, 1.0
	v_rcp_f32_e32 v209, v207
	v_fma_f32 v89, -v89, v109, v108
	v_div_fmas_f32 v89, v89, v91, v109
	v_div_fixup_f32 v108, v89, v203, 1.0
	v_fma_f32 v89, -v207, v209, 1.0
	v_fmac_f32_e32 v209, v89, v209
	s_waitcnt vmcnt(22)
	v_pk_fma_f32 v[134:135], v[206:207], v[142:143], v[134:135] op_sel_hi:[0,1,1]
	v_div_scale_f32 v89, vcc, 1.0, v205, 1.0
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[134:135], v[208:209], v[146:147], v[134:135] op_sel_hi:[0,1,1]
	v_mul_f32_e32 v91, v89, v209
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[134:135], v[210:211], v[150:151], v[134:135] op_sel_hi:[0,1,1]
	v_fma_f32 v109, -v207, v91, v89
	v_fmac_f32_e32 v91, v109, v209
	v_fma_f32 v89, -v207, v91, v89
	v_div_fmas_f32 v89, v89, v209, v91
	.loc	1 41 0
	v_mov_b64_e32 v[226:227], s[64:65]
	.loc	1 40 0
	v_div_fixup_f32 v224, v89, v205, 1.0
	.loc	1 41 0
	v_mad_i64_i32 v[228:229], s[0:1], v67, s97, v[226:227]
	.loc	1 40 0
	v_pk_fma_f32 v[42:43], v[202:203], v[42:43], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[42:43], v[204:205], v[46:47], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[110:111], v[22:23], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[2:3], v[110:111], v[2:3], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[42:43], v[206:207], v[50:51], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[112:113], v[26:27], v[22:23] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[134:135], v[212:213], v[158:159], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[112:113], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[208:209], v[54:55], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[114:115], v[30:31], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[114:115], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[134:135], v[216:217], v[166:167], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[210:211], v[58:59], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[116:117], v[34:35], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[116:117], v[14:15], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[212:213], v[154:155], v[42:43] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[134:135], v[220:221], v[174:175], v[134:135] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[134:135], v[108:109], v[134:135] op_sel_hi:[0,1]
	.loc	1 41 0
	v_cvt_f16_f32_e32 v67, v135
	v_cvt_f16_f32_e32 v89, v134
	.loc	1 40 0
	v_pk_fma_f32 v[134:135], v[202:203], v[136:137], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[134:135], v[204:205], v[140:141], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[206:207], v[144:145], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[208:209], v[148:149], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[210:211], v[152:153], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[212:213], v[160:161], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[216:217], v[168:169], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[220:221], v[176:177], v[134:135] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[134:135], v[108:109], v[134:135] op_sel_hi:[0,1]
	.loc	1 41 0
	v_cvt_f16_f32_e32 v109, v134
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[118:119], v[38:39], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[118:119], v[18:19], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[216:217], v[162:163], v[42:43] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[22:23], v[214:215], v[182:183], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[214:215], v[178:179], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[220:221], v[170:171], v[42:43] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[2:3], v[218:219], v[186:187], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[22:23], v[218:219], v[190:191], v[22:23] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[42:43], v[108:109], v[42:43] op_sel_hi:[0,1]
	.loc	1 41 0
	v_cvt_f16_f32_e32 v46, v43
	v_cvt_f16_f32_e32 v47, v42
	.loc	1 40 0
	v_pk_fma_f32 v[42:43], v[202:203], v[44:45], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[42:43], v[204:205], v[48:49], v[42:43] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[2:3], v[222:223], v[194:195], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[22:23], v[222:223], v[198:199], v[22:23] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[22:23], v[224:225], v[22:23] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[224:225], v[2:3] op_sel_hi:[0,1]
	.loc	1 41 0
	v_cvt_f16_f32_e32 v26, v23
	v_cvt_f16_f32_e32 v27, v22
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[110:111], v[24:25], 0 op_sel_hi:[0,1,0]
	.loc	1 41 0
	v_cvt_f16_f32_e32 v6, v3
	v_cvt_f16_f32_e32 v7, v2
	.loc	1 40 0
	v_pk_fma_f32 v[2:3], v[110:111], v[4:5], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[42:43], v[206:207], v[52:53], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[112:113], v[28:29], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[112:113], v[8:9], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[208:209], v[56:57], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[114:115], v[32:33], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[114:115], v[12:13], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[210:211], v[60:61], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[116:117], v[36:37], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[116:117], v[16:17], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[212:213], v[156:157], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[118:119], v[40:41], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[118:119], v[20:21], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[216:217], v[164:165], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[214:215], v[184:185], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[214:215], v[180:181], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[220:221], v[172:173], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[218:219], v[192:193], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[218:219], v[188:189], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[42:43], v[108:109], v[42:43] op_sel_hi:[0,1]
	v_pk_fma_f32 v[22:23], v[222:223], v[200:201], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[222:223], v[196:197], v[2:3] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_cvt_f16_f32_e32 v91, v135
	v_cvt_f16_f32_e32 v43, v43
	v_cvt_f16_f32_e32 v42, v42
	.loc	1 40 0
	v_pk_mul_f32 v[22:23], v[224:225], v[22:23] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[224:225], v[2:3] op_sel_hi:[0,1]
	.loc	1 41 0
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v22, v22
	v_cvt_f16_f32_e32 v8, v3
	v_cvt_f16_f32_e32 v9, v2
	v_mad_i64_i32 v[226:227], s[0:1], v133, s97, v[226:227]
	v_lshlrev_b64 v[228:229], 7, v[228:229]
	v_lshl_add_u64 v[228:229], s[44:45], 0, v[228:229]
	v_lshlrev_b64 v[226:227], 7, v[226:227]
	v_lshl_add_u64 v[226:227], s[44:45], 0, v[226:227]
	v_lshl_add_u64 v[228:229], v[228:229], 0, v[70:71]
	v_pack_b32_f16 v5, v42, v43
	v_pack_b32_f16 v4, v47, v46
	v_pack_b32_f16 v3, v109, v91
	v_pack_b32_f16 v2, v89, v67
	v_lshl_add_u64 v[226:227], v[226:227], 0, v[70:71]
	global_store_dwordx4 v[228:229], v[2:5], off
	s_nop 1
	v_pack_b32_f16 v5, v9, v8
	v_pack_b32_f16 v4, v7, v6
	v_pack_b32_f16 v3, v22, v23
	v_pack_b32_f16 v2, v27, v26
	global_store_dwordx4 v[226:227], v[2:5], off
	.loc	1 42 0
	global_load_dwordx2 v[2:3], v71, s[30:31]
	s_nop 0
	global_load_dwordx2 v[4:5], v71, s[8:9]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s64, v2
	v_readfirstlane_b32 s65, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s66, v4
	v_readfirstlane_b32 s67, v5
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[30:31], s[56:57]
	s_cbranch_execz .LBB0_5
	s_mov_b64 s[44:45], exec
	v_mbcnt_lo_u32_b32 v2, s44, 0
	v_mbcnt_hi_u32_b32 v2, s45, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[0:1], exec, vcc
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB0_5
	s_sub_u32 s0, s64, s66
	s_subb_u32 s1, s65, s67
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 28
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	v_readlane_b32 s2, v230, 33
	s_add_u32 s0, s2, s0
	v_readlane_b32 s2, v230, 34
	s_addc_u32 s1, s2, s1
	s_bcnt1_i32_b64 s2, s[44:45]
	v_mov_b32_e32 v2, s2
	global_atomic_add v71, v2, s[0:1] sc1
	s_branch .LBB0_5
.LBB0_57:
	v_readlane_b32 s30, v230, 3
	v_readlane_b32 s31, v230, 4
	v_readlane_b32 s16, v230, 5
	v_readlane_b32 s34, v230, 2
	s_cbranch_execnz .LBB0_2
.LBB0_58:
	.loc	1 16 0
	s_add_i32 s0, s39, -1
	s_sub_i32 s1, 1, s39
	s_max_i32 s1, s0, s1
	v_cvt_f32_u32_e32 v1, s1
	s_xor_b32 s3, s16, s0
	s_ashr_i32 s15, s3, 31
	s_sub_i32 s3, 0, s1
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s2, s16
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v2, 3, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_and_b32_e32 v2, 56, v2
	s_mov_b32 s23, 0
	v_lshlrev_b32_e32 v2, 1, v2
	v_readfirstlane_b32 s8, v1
	s_mul_i32 s3, s3, s8
	s_mul_hi_u32 s3, s8, s3
	s_add_i32 s8, s8, s3
	s_mul_hi_u32 s3, s2, s8
	s_mul_i32 s8, s3, s1
	s_sub_i32 s2, s2, s8
	s_add_i32 s9, s3, 1
	s_sub_i32 s8, s2, s1
	s_cmp_ge_u32 s2, s1
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s2, s8, s2
	s_add_i32 s8, s3, 1
	s_cmp_ge_u32 s2, s1
	s_cselect_b32 s1, s8, s3
	s_xor_b32 s2, s1, s15
	s_sub_i32 s14, s2, s15
	s_mul_i32 s0, s14, s0
	s_sub_i32 s0, s16, s0
	s_add_i32 s0, s38, s0
	s_add_i32 s0, s0, 1
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s3, s0, s86
	s_mul_i32 s3, s3, s85
	s_sub_i32 s0, s0, s3
	s_sub_i32 s3, s0, s85
	s_cmp_ge_u32 s0, s85
	s_cselect_b32 s0, s3, s0
	s_sub_i32 s3, s0, s85
	s_cmp_ge_u32 s0, s85
	s_cselect_b32 s0, s3, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s20, s0, s1
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[0:1], s[20:21], 3
	s_add_u32 s8, s36, s0
	s_addc_u32 s9, s37, s1
	s_ashr_i32 s1, s38, 31
	s_mov_b32 s0, s38
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s18, s36, s0
	s_addc_u32 s19, s37, s1
	global_load_dwordx2 v[4:5], v3, s[8:9]
	global_load_dwordx2 v[6:7], v3, s[18:19]
	v_lshrrev_b32_e32 v1, 3, v0
	v_lshl_or_b32 v1, s2, 4, v1
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v6
	v_readfirstlane_b32 s1, v5
	v_readfirstlane_b32 s17, v7
	s_sub_u32 s0, s0, s3
	s_subb_u32 s1, s1, s17
	s_ashr_i32 s3, s1, 31
	s_lshr_b32 s3, s3, 28
	s_add_u32 s0, s0, s3
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s10, s10, s0
	s_addc_u32 s11, s11, s1
	s_add_i32 s0, s48, 15
	s_lshl_b32 s27, s84, 1
	s_ashr_i32 s1, s0, 31
	s_add_i32 s17, s27, s82
	s_lshr_b32 s1, s1, 28
	s_mul_i32 s17, s17, s38
	s_add_i32 s0, s0, s1
	s_ashr_i32 s21, s17, 31
	s_ashr_i32 s22, s0, 4
	s_cmp_lt_i32 s84, 1
	s_cbranch_scc1 .LBB0_70
	s_cmp_lt_i32 s14, s22
	s_cselect_b64 s[0:1], -1, 0
	s_lshl_b32 s2, s15, 4
	v_cndmask_b32_e64 v10, 0, 1, s[0:1]
	s_mul_i32 s24, s20, s84
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[2:3]
	v_lshl_add_u64 v[8:9], s[6:7], 0, v[2:3]
	v_subrev_u32_e32 v3, s2, v1
	s_lshl_b32 s25, s51, 4
	v_cmp_ne_u32_e64 s[0:1], 1, v10
	s_branch .LBB0_61
.LBB0_60:
	s_add_i32 s23, s23, 1
	s_cmp_lg_u32 s23, s84
	s_cbranch_scc0 .LBB0_70
.LBB0_61:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_60
	s_add_i32 s4, s23, s24
	s_ashr_i32 s5, s4, 31
	s_add_u32 s2, s23, s17
	s_addc_u32 s3, 0, s21
	s_mul_i32 s6, s2, s53
	s_mul_hi_u32 s7, s2, s52
	s_add_i32 s6, s7, s6
	s_mul_i32 s3, s3, s52
	s_add_i32 s7, s6, s3
	s_mul_i32 s6, s2, s52
	v_lshl_add_u64 v[10:11], s[6:7], 1, v[6:7]
	v_mov_b32_e32 v12, v3
	s_mov_b32 s26, s14
	s_branch .LBB0_64
.LBB0_63:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s26, s26, s51
	s_cmp_lt_i32 s26, s22
	v_add_u32_e32 v12, s25, v12
	s_cbranch_scc0 .LBB0_66
.LBB0_64:
	v_cmp_gt_i32_e32 vcc, s48, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_63
	v_mov_b64_e32 v[14:15], s[4:5]
	v_mad_i64_i32 v[14:15], s[28:29], v12, s83, v[14:15]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], v[4:5], 0, v[14:15]
	global_load_dwordx4 v[14:17], v[14:15], off
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[18:19], 7, v[12:13]
	v_lshl_add_u64 v[18:19], v[10:11], 0, v[18:19]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[18:19], v[14:17], off
	s_branch .LBB0_63
.LBB0_66:
	s_add_i32 s2, s23, s84
	s_ashr_i32 s3, s2, 31
	s_add_u32 s2, s2, s17
	s_addc_u32 s3, s3, s21
	s_mul_i32 s6, s2, s53
	s_mul_hi_u32 s7, s2, s52
	s_add_i32 s6, s7, s6
	s_mul_i32 s3, s3, s52
	s_add_i32 s7, s6, s3
	s_mul_i32 s6, s2, s52
	v_lshl_add_u64 v[10:11], s[6:7], 1, v[6:7]
	v_mov_b32_e32 v12, v3
	s_mov_b32 s26, s14
	s_branch .LBB0_68
.LBB0_67:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s26, s26, s51
	s_cmp_lt_i32 s26, s22
	v_add_u32_e32 v12, s25, v12
	s_cbranch_scc0 .LBB0_60
.LBB0_68:
	v_cmp_gt_i32_e32 vcc, s48, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_67
	v_mov_b64_e32 v[14:15], s[4:5]
	v_mad_i64_i32 v[14:15], s[28:29], v12, s83, v[14:15]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[14:15]
	global_load_dwordx4 v[14:17], v[14:15], off
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[18:19], 7, v[12:13]
	v_lshl_add_u64 v[18:19], v[10:11], 0, v[18:19]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[18:19], v[14:17], off
	s_branch .LBB0_67
.LBB0_70:
	s_cmp_lt_i32 s82, 1
	s_cbranch_scc1 .LBB0_78
	s_cmp_lt_i32 s14, s22
	s_cselect_b64 s[0:1], -1, 0
	v_mov_b32_e32 v3, 0
	s_lshl_b32 s2, s15, 4
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	s_mul_i32 s6, s20, s82
	s_mov_b32 s7, s49
	v_lshl_add_u64 v[4:5], s[60:61], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
	v_subrev_u32_e32 v1, s2, v1
	s_lshl_b32 s10, s51, 4
	s_mov_b32 s11, 0
	v_cmp_ne_u32_e64 s[0:1], 1, v6
	s_branch .LBB0_73
.LBB0_72:
	s_add_i32 s11, s11, 1
	s_cmp_lg_u32 s11, s82
	s_cbranch_scc0 .LBB0_78
.LBB0_73:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_72
	s_add_i32 s2, s11, s6
	s_add_i32 s4, s11, s27
	s_ashr_i32 s3, s2, 31
	s_ashr_i32 s5, s4, 31
	s_add_u32 s4, s4, s17
	s_addc_u32 s5, s5, s21
	s_mul_i32 s15, s4, s53
	s_mul_hi_u32 s20, s4, s52
	s_add_i32 s15, s20, s15
	s_mul_i32 s5, s5, s52
	s_add_i32 s5, s15, s5
	s_mul_i32 s4, s4, s52
	v_lshl_add_u64 v[6:7], s[4:5], 1, v[2:3]
	v_mov_b32_e32 v8, v1
	s_mov_b32 s15, s14
	s_branch .LBB0_76
.LBB0_75:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s15, s15, s51
	s_cmp_lt_i32 s15, s22
	v_add_u32_e32 v8, s10, v8
	s_cbranch_scc0 .LBB0_72
.LBB0_76:
	v_cmp_gt_i32_e32 vcc, s48, v8
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_75
	v_mov_b64_e32 v[10:11], s[2:3]
	v_mad_i64_i32 v[10:11], s[24:25], v8, s7, v[10:11]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[4:5], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[14:15], 7, v[8:9]
	v_lshl_add_u64 v[14:15], v[6:7], 0, v[14:15]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[14:15], v[10:13], off
	s_branch .LBB0_75
.LBB0_78:
	v_mov_b32_e32 v5, 0
	global_load_dwordx2 v[2:3], v5, s[8:9]
	global_load_dwordx2 v[6:7], v5, s[18:19]
	v_lshlrev_b32_e32 v1, 7, v0
	v_and_b32_e32 v9, 0x7e, v0
	v_and_b32_e32 v8, 63, v0
	v_and_b32_e32 v4, 0x80, v1
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v8
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v12, v5
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_bfrev_b32_e32 v10, 0.5
	v_mov_b32_e32 v11, 1
	v_mov_b32_dpp v9, v1 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v12, v1 row_shr:2 row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e64 v9, s[0:1], v12, v9, vcc
	s_nop 1
	v_add_u32_dpp v1, v1, v9 row_shr:3 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xe
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v6
	v_add_u32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	v_readfirstlane_b32 s3, v7
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v1, v1, v1 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_lshl_add_u32 v9, v1, 2, -4
	v_cmp_ne_u32_e64 s[0:1], 0, v1
	s_nop 1
	v_cndmask_b32_e64 v9, v10, v9, s[0:1]
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_sub_u32 s0, s0, s2
	s_subb_u32 s1, s1, s3
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 28
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s2, s12, s0
	s_addc_u32 s3, s13, s1
	s_lshl_b32 s0, s38, 6
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
	ds_permute_b32 v1, v9, v11
	ds_permute_b32 v2, v9, v2
	ds_permute_b32 v3, v9, v3
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_87
	v_mov_b32_e32 v4, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_lshl_add_u64 v[6:7], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[4:5]
	s_lshr_b64 s[2:3], vcc, 1
	s_and_b32 s3, s3, 0x55555555
	s_and_b32 s2, s2, 0x55555555
	s_sub_u32 s2, vcc_lo, s2
	s_mov_b32 s4, 0x33333333
	s_subb_u32 s3, vcc_hi, s3
	s_mov_b32 s5, s4
	s_and_b64 s[6:7], s[2:3], s[4:5]
	s_lshr_b64 s[2:3], s[2:3], 2
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_add_u32 s2, s2, s6
	s_addc_u32 s3, s3, s7
	s_lshr_b64 s[4:5], s[2:3], 4
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	s_and_b32 s4, s2, 0xf0f0f0f
	s_and_b32 s3, s3, 0xf0f0f0f
	s_mul_i32 s2, s4, 0x1010101
	s_mul_hi_u32 s4, s4, 0x1010101
	s_add_i32 s4, s4, s2
	s_mul_i32 s3, s3, 0x1010101
	s_add_i32 s3, s4, s3
	v_mov_b32_e32 v4, -1
	v_bfrev_b32_e32 v5, -8
	v_cmp_gt_u64_e32 vcc, s[2:3], v[4:5]
	s_cbranch_vccnz .LBB0_85
	s_mov_b32 s4, 0
	s_mov_b64 s[2:3], 0
.LBB0_81:
	v_readfirstlane_b32 s6, v2
	v_readfirstlane_b32 s7, v3
	v_mov_b32_e32 v6, s4
	s_nop 0
	v_cmp_eq_u64_e64 s[6:7], s[6:7], v[2:3]
	s_bcnt1_i32_b64 s5, s[6:7]
	s_add_i32 s4, s4, s5
	v_mov_b64_e32 v[4:5], s[6:7]
	v_mov_b32_e32 v7, s5
	s_or_b64 s[2:3], s[6:7], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_81
	s_or_b64 exec, exec, s[2:3]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v7, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v6, v4, v6, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v6
	ds_permute_b32 v4, v6, v4
	ds_permute_b32 v2, v6, v2
	ds_permute_b32 v3, v6, v3
	ds_permute_b32 v1, v6, v1
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v5 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_84
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v6, v4, v1 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v6, v1
	ds_bpermute_b32 v6, v4, v1 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v1, v6
	ds_bpermute_b32 v6, v4, v1 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v1, v6
	ds_bpermute_b32 v6, v4, v1 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v1, v6
	ds_bpermute_b32 v6, v4, v1 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v1, v6
	ds_bpermute_b32 v6, v4, v1 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v5 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v6, vcc
	v_add_u32_e32 v1, v1, v5
.LBB0_84:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[2:3], 1, v4
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_86
	s_branch .LBB0_87
.LBB0_85:
	s_mov_b64 s[2:3], -1
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_87
.LBB0_86:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v1, off sc1
.LBB0_87:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 43 0
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc0 .LBB0_89
.LBB0_88:
	s_endpgm
.LBB0_89:
	.loc	1 44 0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v1, 7, v0
	.loc	1 45 0
	v_lshlrev_b32_e32 v2, 7, v1
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[2:3], s[30:31], 0, v[2:3]
	v_bfrev_b32_e32 v4, -2
	v_cmp_gt_i32_e32 vcc, s39, v1
	v_and_b32_e32 v0, 0x78, v0
	s_mul_i32 s33, s33, s34
	v_cndmask_b32_e32 v5, v4, v3, vcc
	v_cndmask_b32_e32 v4, -1, v2, vcc
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	s_mov_b64 s[2:3], 0
	v_mov_b32_dpp v6, v6 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v7, v7 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 0
	v_mov_b32_dpp v6, v4 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v7, v5 row_shl:4 row_mask:0xf bank_mask:0x5
	v_cmp_lt_i64_e64 s[0:1], v[4:5], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v5, v7, v5, s[0:1]
	v_cndmask_b32_e64 v4, v6, v4, s[0:1]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[0:1], v[4:5], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v5, v7, v5, s[0:1]
	v_cndmask_b32_e64 v4, v6, v4, s[0:1]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[0:1], v[4:5], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v4, v6, v4, s[0:1]
	v_cndmask_b32_e64 v5, v7, v5, s[0:1]
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_cndmask_b32_e32 v2, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_lshlrev_b32_e32 v0, 2, v1
	v_add_u32_e32 v0, 0, v0
	s_branch .LBB0_91
.LBB0_90:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v1
	s_nop 1
	v_mov_b32_dpp v4, v4 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v4, v1 row_shl:4 row_mask:0xf bank_mask:0x5
	v_min_i32_e32 v1, v1, v4
	v_mov_b32_e32 v4, v1
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v1, v1, v4
	v_mov_b32_e32 v4, v1
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v1, v1, v4
	v_cmp_le_i32_e64 s[0:1], s33, v1
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_88
.LBB0_91:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_90
	global_load_dword v1, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	ds_write_b32 v0, v1
	s_branch .LBB0_90
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ulysses_attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 168
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
		.amdhsa_next_free_vgpr 264
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 232
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
	.size	ulysses_attention, .Lfunc_end0-ulysses_attention
	.set ulysses_attention.num_vgpr, 231
	.set ulysses_attention.num_agpr, 32
	.set ulysses_attention.numbered_sgpr, 100
	.set ulysses_attention.num_named_barrier, 0
	.set ulysses_attention.private_seg_size, 0
	.set ulysses_attention.uses_vcc, 1
	.set ulysses_attention.uses_flat_scratch, 0
	.set ulysses_attention.has_dyn_sized_stack, 0
	.set ulysses_attention.has_recursion, 0
	.set ulysses_attention.has_indirect_call, 0
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
  - .agpr_count:     32
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
      - .offset:         88
        .size:           4
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .value_kind:     by_value
      - .offset:         96
        .size:           4
        .value_kind:     by_value
      - .offset:         100
        .size:           4
        .value_kind:     by_value
      - .offset:         104
        .size:           4
        .value_kind:     by_value
      - .offset:         108
        .size:           4
        .value_kind:     by_value
      - .offset:         112
        .size:           4
        .value_kind:     by_value
      - .offset:         116
        .size:           4
        .value_kind:     by_value
      - .offset:         120
        .size:           4
        .value_kind:     by_value
      - .offset:         124
        .size:           4
        .value_kind:     by_value
      - .offset:         128
        .size:           4
        .value_kind:     by_value
      - .offset:         132
        .size:           4
        .value_kind:     by_value
      - .offset:         136
        .size:           4
        .value_kind:     by_value
      - .offset:         140
        .size:           4
        .value_kind:     by_value
      - .offset:         144
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         152
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         160
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 168
    .max_flat_workgroup_size: 128
    .name:           ulysses_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 36
    .symbol:         ulysses_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     264
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
