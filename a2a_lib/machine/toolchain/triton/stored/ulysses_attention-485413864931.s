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
	s_load_dwordx2 s[52:53], s[0:1], 0x60
	s_load_dwordx4 s[44:47], s[0:1], 0x50
	s_mov_b64 s[64:65], s[2:3]
	s_mov_b64 s[30:31], s[14:15]
	s_load_dword s83, s[0:1], 0x68
	s_load_dwordx2 s[54:55], s[0:1], 0x8c
	s_load_dword s34, s[0:1], 0x80
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s52, 31
	.loc	1 12 0
	s_abs_i32 s85, s47
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
	s_abs_i32 s24, s53
	s_ashr_i32 s15, s53, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s88, s47, 31
	s_ashr_i32 s19, s52, 31
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
	s_mov_b32 s18, s52
	s_xor_b32 s3, s3, s2
	s_sub_i32 s84, s3, s2
	.loc	1 14 0
	s_lshl_b64 s[56:57], s[18:19], 6
	v_writelane_b32 v232, s8, 0
	.loc	1 13 0
	s_mul_i32 s33, s82, s87
	v_readfirstlane_b32 s23, v1
	.loc	1 15 0
	s_cmp_ge_i32 s16, s54
	s_mov_b64 s[20:21], -1
	v_writelane_b32 v232, s9, 1
	s_cbranch_scc1 .LBB0_3
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_58
.LBB0_2:
	.loc	1 43 0
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc1 .LBB0_88
	s_branch .LBB0_89
.LBB0_3:
	v_writelane_b32 v232, s34, 2
	.loc	1 13 0
	s_mul_i32 s25, s33, s47
	v_writelane_b32 v232, s30, 3
	.loc	1 18 0
	s_sub_i32 s90, s16, s54
	s_mul_i32 s26, s25, s47
	v_writelane_b32 v232, s31, 4
	s_cmp_ge_i32 s90, s26
	v_writelane_b32 v232, s16, 5
	s_cbranch_scc1 .LBB0_57
	s_load_dwordx4 s[48:51], s[0:1], 0x38
	s_load_dwordx2 s[2:3], s[0:1], 0x48
	s_load_dwordx2 s[20:21], s[0:1], 0x84
	s_load_dword s92, s[0:1], 0x7c
	s_sub_i32 s0, 0, s17
	s_mul_i32 s0, s0, s23
	s_mul_hi_u32 s0, s23, s0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v232, s2, 6
	s_add_i32 s23, s23, s0
	.loc	1 25 0
	s_lshl_b32 s1, s84, 1
	v_writelane_b32 v232, s3, 7
	s_mul_hi_u32 s0, s24, s23
	v_writelane_b32 v232, s1, 8
	s_add_i32 s23, s1, s82
	.loc	1 39 0
	v_readlane_b32 s1, v232, 2
	.loc	1 13 0
	s_mul_i32 s2, s0, s17
	.loc	1 39 0
	s_mul_i32 s95, s1, s47
	.loc	1 13 0
	s_sub_i32 s2, s24, s2
	.loc	1 18 0
	s_sub_i32 s27, s21, s54
	.loc	1 39 0
	s_add_i32 s95, s95, -1
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
	v_and_b32_e32 v64, 56, v9
	v_lshlrev_b32_e32 v9, 4, v0
	v_lshlrev_b32_e32 v13, 3, v11
	v_lshrrev_b32_e32 v14, 1, v6
	.loc	1 13 0
	s_cmp_ge_u32 s2, s17
	.loc	1 18 0
	v_add_u32_e32 v10, 0, v7
	v_xor_b32_e32 v59, v9, v5
	v_lshlrev_b32_e32 v9, 7, v11
	v_lshlrev_b32_e32 v7, 5, v7
	v_xor_b32_e32 v15, v13, v14
	.loc	1 13 0
	s_cselect_b32 s0, s3, s0
	v_or3_b32 v61, v15, v7, v9
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
	v_lshrrev_b32_e32 v62, 1, v5
	.loc	1 38 0
	v_lshlrev_b32_e32 v4, 3, v5
	s_add_i32 s0, s52, s0
	v_xor_b32_e32 v5, v18, v5
	s_ashr_i32 s2, s0, 6
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	v_mov_b32_e32 v67, 0
	v_lshl_or_b32 v65, v7, 10, v5
	v_or_b32_e32 v7, v9, v13
	.loc	1 18 0
	v_lshlrev_b32_e32 v66, 8, v8
	s_and_b64 s[60:61], vcc, s[0:1]
	v_xor_b32_e32 v73, v7, v14
	v_lshl_add_u64 v[8:9], s[48:49], 0, v[66:67]
	v_mov_b32_e32 v7, v67
	s_cmp_gt_i32 s52, 63
	v_lshl_add_u64 v[68:69], v[8:9], 0, v[6:7]
	v_and_b32_e32 v7, 32, v0
	s_cselect_b64 s[62:63], -1, 0
	s_cmpk_gt_i32 s52, 0x7f
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_cselect_b64 s[66:67], -1, 0
	s_and_b64 vcc, vcc, s[0:1]
	s_ashr_i32 s1, s46, 31
	s_mov_b32 s0, s46
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s8, s44, s0
	s_addc_u32 s9, s45, s1
	s_add_i32 s0, s47, -1
	s_min_i32 s1, s0, 0
	s_mul_i32 s1, s25, s1
	v_writelane_b32 v232, s1, 9
	s_min_i32 s1, s0, 1
	s_mul_i32 s1, s25, s1
	v_writelane_b32 v232, s1, 10
	s_min_i32 s1, s0, 2
	s_mul_i32 s1, s25, s1
	v_writelane_b32 v232, s1, 11
	s_min_i32 s1, s0, 3
	s_mul_i32 s1, s25, s1
	v_writelane_b32 v232, s1, 12
	s_min_i32 s1, s0, 4
	s_mul_i32 s1, s25, s1
	v_writelane_b32 v232, s1, 13
	s_min_i32 s1, s0, 5
	s_mul_i32 s1, s25, s1
	v_writelane_b32 v232, s1, 14
	s_min_i32 s1, s0, 6
	s_mul_i32 s1, s25, s1
	s_min_i32 s0, s0, 7
	v_writelane_b32 v232, s1, 15
	s_mul_i32 s0, s25, s0
	s_cmp_gt_i32 s47, 0
	v_writelane_b32 v232, s0, 16
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v232, s0, 17
	s_cmp_gt_i32 s47, 1
	v_lshlrev_b32_e32 v13, 2, v0
	v_writelane_b32 v232, s1, 18
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v232, s0, 19
	s_cmp_gt_i32 s47, 2
	v_and_b32_e32 v83, 0x7c, v13
	v_writelane_b32 v232, s1, 20
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v232, s0, 21
	s_cmp_gt_i32 s47, 3
	v_bfrev_b32_e32 v7, 1
	v_writelane_b32 v232, s1, 22
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v232, s0, 23
	s_cmp_gt_i32 s47, 4
	v_cndmask_b32_e32 v89, v7, v83, vcc
	v_writelane_b32 v232, s1, 24
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v232, s0, 25
	s_cmp_gt_i32 s47, 5
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_writelane_b32 v232, s1, 26
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v232, s0, 27
	s_cmp_gt_i32 s47, 6
	v_cvt_u32_f32_e32 v3, v3
	v_writelane_b32 v232, s1, 28
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v232, s0, 29
	s_cmp_gt_i32 s47, 7
	.loc	1 30 0
	v_lshrrev_b32_e32 v58, 3, v0
	v_writelane_b32 v232, s1, 30
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v232, s0, 31
	s_lshl_b32 s16, s46, 5
	s_ashr_i32 s17, s16, 31
	v_writelane_b32 v232, s1, 32
	.loc	1 18 0
	s_lshl_b64 s[16:17], s[16:17], 2
	v_readlane_b32 s0, v232, 3
	v_readlane_b32 s1, v232, 4
	s_add_u32 s0, s0, s16
	v_writelane_b32 v232, s0, 33
	s_addc_u32 s0, s1, s17
	s_abs_i32 s16, s33
	v_cvt_f32_u32_e32 v7, s16
	s_abs_i32 s99, s87
	v_writelane_b32 v232, s0, 34
	s_max_i32 s0, s2, 2
	v_rcp_iflag_f32_e32 v7, v7
	s_sub_i32 s1, 0, s16
	s_abs_i32 s58, s30
	.loc	1 30 0
	v_or_b32_e32 v60, 16, v58
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	.loc	1 38 0
	v_lshlrev_b32_e32 v2, 6, v60
	v_xor_b32_e32 v12, 8, v59
	v_xor_b32_e32 v15, 32, v61
	v_readfirstlane_b32 s2, v7
	v_cvt_f32_u32_e32 v7, s99
	s_mul_i32 s1, s1, s2
	s_mul_hi_u32 s1, s2, s1
	s_add_i32 s17, s2, s1
	v_readfirstlane_b32 s1, v3
	v_rcp_iflag_f32_e32 v3, v7
	v_cvt_f32_u32_e32 v7, s58
	s_mul_i32 s14, s14, s1
	s_mul_hi_u32 s2, s1, s14
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_rcp_iflag_f32_e32 v7, v7
	s_add_i32 s59, s1, s2
	s_sub_i32 s1, 0, s99
	v_readfirstlane_b32 s2, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v3, v3
	s_mul_i32 s1, s1, s2
	s_mul_hi_u32 s1, s2, s1
	s_add_i32 s14, s2, s1
	s_sub_i32 s1, 0, s58
	v_readfirstlane_b32 s2, v3
	s_mul_i32 s1, s1, s2
	.loc	1 18 0
	v_and_b32_e32 v3, 7, v0
	v_xor_b32_e32 v16, 64, v61
	v_xor_b32_e32 v17, 0x60, v61
	v_mov_b32_e32 v63, v67
	v_xor_b32_e32 v5, 8, v65
	v_xor_b32_e32 v18, 16, v65
	v_xor_b32_e32 v19, 24, v65
	v_xor_b32_e32 v20, 32, v65
	v_xor_b32_e32 v21, 40, v65
	v_xor_b32_e32 v22, 48, v65
	v_xor_b32_e32 v23, 56, v65
	v_lshlrev_b32_e32 v6, 2, v11
	s_mul_hi_u32 s1, s2, s1
	v_lshlrev_b32_e32 v70, 4, v3
	v_lshlrev_b32_e32 v3, 9, v58
	v_lshlrev_b32_e32 v7, 7, v58
	s_mul_i32 s96, s55, s20
	v_xor_b32_e32 v75, 32, v73
	v_xor_b32_e32 v77, 64, v73
	v_xor_b32_e32 v79, 0x60, v73
	v_xor_b32_e32 v81, 0x80, v13
	s_mov_b32 s97, s53
	v_xor_b32_e32 v91, 8, v73
	v_xor_b32_e32 v93, 40, v73
	v_xor_b32_e32 v95, 0x48, v73
	v_xor_b32_e32 v97, 0x68, v73
	v_xor_b32_e32 v99, 16, v73
	v_xor_b32_e32 v101, 48, v73
	v_xor_b32_e32 v107, 0x50, v73
	v_xor_b32_e32 v109, 0x70, v73
	v_xor_b32_e32 v111, 24, v73
	s_ashr_i32 s98, s33, 31
	s_add_i32 s15, s2, s1
	s_ashr_i32 s91, s87, 31
	s_ashr_i32 s93, s30, 31
	s_add_i32 s0, s0, -1
	v_mov_b32_e32 v71, v67
	.loc	1 38 0
	v_or_b32_e32 v72, 0x2180, v3
	v_or_b32_e32 v74, 0x2100, v3
	v_or_b32_e32 v76, 0x2080, v3
	v_lshlrev_b32_e32 v66, 1, v64
	v_add_u32_e32 v113, 0, v15
	v_add_u32_e32 v115, 0, v16
	v_add_u32_e32 v116, 0, v17
	v_add_u32_e32 v117, v10, v6
	v_or_b32_e32 v78, 0x3800, v7
	s_mov_b32 s89, 0x5040100
	v_xor_b32_e32 v118, 56, v73
	s_mov_b32 s54, 0x7060302
	v_xor_b32_e32 v119, 0x58, v73
	s_movk_i32 s94, 0x7fff
	v_or_b32_e32 v80, 0x3000, v7
	v_or_b32_e32 v82, 0x2800, v7
	s_mov_b32 s43, 0x27000
	s_mov_b32 s42, 0x7ffffffe
	v_xor_b32_e32 v120, 0x78, v73
	v_lshlrev_b32_e32 v84, 2, v4
	v_lshlrev_b32_e32 v86, 2, v2
	v_add_u32_e32 v121, 0, v12
	v_add_u32_e32 v122, 0, v5
	v_add_u32_e32 v123, 0, v18
	v_add_u32_e32 v124, 0, v19
	v_add_u32_e32 v125, 0, v20
	v_add_u32_e32 v126, 0, v21
	v_add_u32_e32 v127, 0, v22
	v_add_u32_e32 v128, 0, v23
	v_or_b32_e32 v88, 0x2000, v3
	v_or_b32_e32 v90, 0x2000, v7
	v_mov_b32_e32 v129, 0x7fff
	.loc	1 30 0
	v_or_b32_e32 v92, 32, v58
	v_or_b32_e32 v94, 48, v58
	v_or_b32_e32 v96, 1, v62
	v_or_b32_e32 v98, 2, v62
	v_or_b32_e32 v100, 3, v62
	.loc	1 18 0
	v_lshl_add_u64 v[102:103], s[50:51], 0, v[62:63]
	v_writelane_b32 v232, s0, 35
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[64:65], s[24:25]
	s_mov_b32 s25, s26
	s_mov_b32 s26, s28
	s_mov_b32 s23, s29
.LBB0_6:
	s_add_i32 s90, s27, s90
	s_cmp_lt_i32 s90, s26
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
	s_mul_hi_u32 s2, s1, s59
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
	s_add_i32 s0, s75, s46
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
	s_sub_i32 s70, s0, s1
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
	s_sub_i32 s71, s0, s1
	.loc	1 27 0
	s_cmp_eq_u32 s70, s46
	s_cselect_b64 s[30:31], -1, 0
	s_and_b64 vcc, exec, s[30:31]
	s_mov_b64 s[36:37], s[64:65]
	s_mov_b32 s38, s53
	s_cbranch_vccnz .LBB0_15
	.loc	1 26 0
	s_mul_i32 s0, s70, s23
	v_readlane_b32 s1, v232, 8
	s_add_i32 s0, s0, s1
	s_add_i32 s0, s0, s71
	s_ashr_i32 s1, s0, 31
	s_mul_i32 s1, s56, s1
	s_mul_hi_u32 s2, s56, s0
	s_add_i32 s1, s2, s1
	s_mul_i32 s2, s57, s0
	s_add_i32 s37, s1, s2
	s_mul_i32 s36, s56, s0
	s_lshl_b64 s[36:37], s[36:37], 1
	s_add_u32 s36, s10, s36
	s_addc_u32 s37, s11, s37
	.loc	1 28 0
	s_lshl_b32 s38, s70, 6
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[38:39], s[38:39], 2
	s_add_u32 s0, s12, s38
	s_addc_u32 s1, s13, s39
	s_lshr_b32 s2, s90, 31
	s_add_i32 s2, s90, s2
	s_and_b32 s2, s2, 0x7fffffe
	s_sub_i32 s2, s90, s2
	s_lshl_b32 s38, s2, 5
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[38:39], s[38:39], 2
	s_add_u32 s38, s0, s38
	s_addc_u32 s39, s1, s39
	s_branch .LBB0_11
.LBB0_9:
	s_or_b64 exec, exec, s[68:69]
	v_readfirstlane_b32 s0, v2
	s_nop 1
	v_mov_b32_e32 v2, s0
	ds_write_b32 v67, v2
.LBB0_10:
	s_or_b64 exec, exec, s[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v67
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s96, v2
	s_cbranch_vccz .LBB0_14
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[40:41], s[60:61]
	s_cbranch_execz .LBB0_10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_9
	global_load_dword v2, v67, s[38:39] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_9
.LBB0_14:
	s_mov_b32 s38, 1
.LBB0_15:
	.loc	1 22 0
	s_mul_i32 s75, s75, s47
	s_sub_i32 s0, s74, s75
	s_add_i32 s0, s0, s46
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
	s_sub_i32 s69, s0, s1
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
	s_abs_i32 s1, s71
	s_mul_hi_u32 s2, s1, s15
	.loc	1 23 0
	s_xor_b32 s0, s0, s72
	.loc	1 24 0
	s_mul_i32 s3, s2, s58
	.loc	1 23 0
	s_sub_i32 s74, s0, s72
	.loc	1 24 0
	s_ashr_i32 s0, s71, 31
	s_sub_i32 s1, s1, s3
	s_xor_b32 s0, s0, s93
	s_add_i32 s3, s2, 1
	s_sub_i32 s18, s1, s58
	s_cmp_ge_u32 s1, s58
	s_cselect_b32 s2, s3, s2
	s_cselect_b32 s1, s18, s1
	s_add_i32 s3, s2, 1
	s_cmp_ge_u32 s1, s58
	s_cselect_b32 s1, s3, s2
	s_xor_b32 s1, s1, s0
	s_sub_i32 s72, s1, s0
	s_mul_i32 s1, s82, s46
	.loc	1 29 0
	s_lshl_b32 s0, s74, 5
	s_add_i32 s68, s71, s1
	s_and_b64 s[30:31], exec, s[30:31]
	s_cselect_b32 s30, s68, 0
	s_ashr_i32 s31, s30, 31
	.loc	1 30 0
	v_or_b32_e32 v63, s0, v58
	v_or_b32_e32 v130, s0, v60
	v_mov_b64_e32 v[2:3], s[30:31]
	v_mad_i64_i32 v[4:5], s[30:31], s38, v63, v[2:3]
	v_mad_i64_i32 v[2:3], s[30:31], s38, v130, v[2:3]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[4:5], s[36:37], 0, v[4:5]
	v_lshl_add_u64 v[2:3], s[36:37], 0, v[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[66:67]
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[66:67]
	global_load_dwordx4 v[2:5], v[4:5], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v53, 0, v59
	v_add_u32_e32 v10, 0, v61
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 31 0
	s_cmp_eq_u32 s69, s46
	s_cselect_b64 s[30:31], -1, 0
	s_and_b64 vcc, exec, s[30:31]
	s_mov_b64 s[40:41], s[6:7]
	s_mov_b64 s[38:39], s[4:5]
	s_mov_b32 s36, s83
	.loc	1 30 0
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v53, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v121, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[34:35], v10
	ds_read_b64 v[36:37], v113
	ds_read_b64 v[38:39], v115
	ds_read_b64 v[40:41], v116
	.loc	1 31 0
	s_cbranch_vccnz .LBB0_23
	.loc	1 32 0
	s_lshl_b32 s36, s69, 6
	s_ashr_i32 s37, s36, 31
	s_lshl_b64 s[36:37], s[36:37], 2
	s_add_u32 s0, s12, s36
	s_addc_u32 s1, s13, s37
	s_lshr_b32 s2, s90, 31
	s_add_i32 s2, s90, s2
	s_and_b32 s2, s2, 0x7fffffe
	s_sub_i32 s2, s90, s2
	s_lshl_b32 s36, s2, 5
	s_ashr_i32 s37, s36, 31
	s_lshl_b64 s[36:37], s[36:37], 2
	s_add_u32 s36, s0, s36
	s_addc_u32 s37, s1, s37
	s_branch .LBB0_19
.LBB0_17:
	s_or_b64 exec, exec, s[40:41]
	v_readfirstlane_b32 s0, v2
	s_nop 1
	v_mov_b32_e32 v2, s0
	ds_write_b32 v67, v2
.LBB0_18:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v67
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s96, v2
	s_cbranch_vccz .LBB0_22
.LBB0_19:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[38:39], s[60:61]
	s_cbranch_execz .LBB0_18
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_17
	global_load_dword v2, v67, s[36:37] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_17
.LBB0_22:
	.loc	1 25 0
	s_mul_i32 s0, s69, s23
	s_ashr_i32 s1, s0, 31
	.loc	1 33 0
	s_ashr_i32 s2, s72, 31
	s_add_u32 s3, s72, s0
	s_addc_u32 s2, s2, s1
	s_mul_i32 s18, s3, s57
	s_mul_hi_u32 s19, s3, s56
	s_add_i32 s18, s19, s18
	s_mul_i32 s2, s2, s56
	s_add_i32 s39, s18, s2
	s_mul_i32 s38, s3, s56
	s_lshl_b64 s[38:39], s[38:39], 1
	s_add_u32 s38, s10, s38
	s_addc_u32 s39, s11, s39
	.loc	1 34 0
	s_add_i32 s2, s72, s84
	s_ashr_i32 s3, s2, 31
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_mul_i32 s2, s0, s57
	s_mul_hi_u32 s3, s0, s56
	s_add_i32 s2, s3, s2
	s_mul_i32 s1, s1, s56
	s_add_i32 s41, s2, s1
	s_mul_i32 s40, s0, s56
	s_lshl_b64 s[40:41], s[40:41], 1
	s_add_u32 s40, s10, s40
	s_mov_b32 s36, 1
	s_addc_u32 s41, s11, s41
.LBB0_23:
	s_mul_i32 s0, s84, s46
	s_add_i32 s72, s72, s0
	.loc	1 36 0
	s_ashr_i32 s37, s36, 31
	s_and_b64 s[30:31], exec, s[30:31]
	s_cselect_b32 s72, s72, 0
	.loc	1 38 0
	v_cndmask_b32_e64 v2, 0, 1, s[62:63]
	v_cmp_ne_u32_e64 s[30:31], 1, v2
	s_andn2_b64 vcc, exec, s[62:63]
	.loc	1 36 0
	s_ashr_i32 s73, s72, 31
	.loc	1 38 0
	s_cbranch_vccnz .LBB0_32
	v_mov_b64_e32 v[2:3], s[72:73]
	v_mad_i64_i32 v[2:3], s[76:77], s36, v58, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[38:39], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[66:67]
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
	v_mad_i64_i32 v[6:7], s[76:77], s36, v60, v[6:7]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[38:39], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[66:67]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_26
.LBB0_34:
	v_mov_b64_e32 v[10:11], s[72:73]
	v_mad_i64_i32 v[10:11], s[76:77], s36, v92, v[10:11]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[38:39], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[66:67]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_27
.LBB0_35:
	v_mov_b64_e32 v[14:15], s[72:73]
	v_mad_i64_i32 v[14:15], s[76:77], s36, v94, v[14:15]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[38:39], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[66:67]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_28
.LBB0_36:
	v_mov_b64_e32 v[14:15], s[72:73]
	v_mad_i64_i32 v[14:15], s[76:77], s36, v62, v[14:15]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[40:41], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[66:67]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_29
.LBB0_37:
	v_mov_b64_e32 v[22:23], s[72:73]
	v_mad_i64_i32 v[22:23], s[76:77], s36, v96, v[22:23]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[40:41], 0, v[22:23]
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[66:67]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_30
.LBB0_38:
	v_mov_b64_e32 v[26:27], s[72:73]
	v_mad_i64_i32 v[26:27], s[76:77], s36, v98, v[26:27]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[40:41], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[66:67]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_31
.LBB0_39:
	v_mov_b64_e32 v[30:31], s[72:73]
	v_mad_i64_i32 v[30:31], s[76:77], s36, v100, v[30:31]
	v_lshlrev_b64 v[30:31], 7, v[30:31]
	v_lshl_add_u64 v[30:31], s[40:41], 0, v[30:31]
	v_lshl_add_u64 v[30:31], v[30:31], 0, v[66:67]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_40:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v53, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v53, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v121, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v121, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s89
	v_perm_b32 v3, v30, v26, s89
	v_add_u32_e32 v85, 0, v65
	ds_write_b64 v85, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s54
	v_perm_b32 v2, v22, v14, s54
	ds_write_b64 v122, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s89
	v_perm_b32 v2, v23, v15, s89
	ds_write_b64 v123, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s54
	v_perm_b32 v3, v31, v27, s54
	ds_write_b64 v124, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s89
	v_perm_b32 v3, v32, v28, s89
	ds_write_b64 v125, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s54
	v_perm_b32 v3, v32, v28, s54
	ds_write_b64 v126, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s89
	v_perm_b32 v3, v33, v29, s89
	ds_write_b64 v127, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s54
	v_perm_b32 v3, v33, v29, s54
	s_andn2_b64 vcc, exec, s[66:67]
	ds_write_b64 v128, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_43
	s_lshl_b64 s[76:77], s[72:73], 7
	s_add_u32 s40, s40, s76
	s_addc_u32 s41, s41, s77
	s_lshl_b64 s[72:73], s[36:37], 13
	s_add_u32 s38, s38, s76
	v_mov_b64_e32 v[2:3], s[40:41]
	s_addc_u32 s39, s39, s77
	v_mad_i64_i32 v[18:19], s[40:41], v72, s36, v[2:3]
	v_mad_i64_i32 v[20:21], s[40:41], v74, s36, v[2:3]
	v_mad_i64_i32 v[22:23], s[40:41], v76, s36, v[2:3]
	v_mad_i64_i32 v[24:25], s[40:41], v88, s36, v[2:3]
	v_mov_b64_e32 v[2:3], s[38:39]
	v_mad_i64_i32 v[26:27], s[38:39], v78, s36, v[2:3]
	v_mad_i64_i32 v[28:29], s[38:39], v80, s36, v[2:3]
	v_mad_i64_i32 v[30:31], s[38:39], v82, s36, v[2:3]
	v_mad_i64_i32 v[32:33], s[36:37], v90, s36, v[2:3]
	v_mov_b32_e32 v108, 0xf149f2ca
	v_mov_b32_e32 v42, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_readlane_b32 s75, v232, 35
.LBB0_42:
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[70:71]
	v_lshl_add_u64 v[6:7], v[30:31], 0, v[70:71]
	v_lshl_add_u64 v[10:11], v[28:29], 0, v[70:71]
	v_lshl_add_u64 v[14:15], v[26:27], 0, v[70:71]
	v_add_u32_e32 v106, 0, v73
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[46:49], v106 offset1:4
	v_mov_b32_e32 v87, v42
	v_accvgpr_read_b32 v43, a15
	v_accvgpr_read_b32 v42, a14
	v_accvgpr_read_b32 v45, a13
	v_accvgpr_read_b32 v44, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[46:47], v[34:35], 0
	v_add_u32_e32 v110, 0, v75
	v_accvgpr_read_b32 v55, a3
	v_accvgpr_read_b32 v54, a2
	v_mfma_f32_16x16x16_bf16 a[16:19], v[48:49], v[34:35], 0
	ds_read2st64_b64 v[46:49], v106 offset0:8 offset1:12
	v_accvgpr_read_b32 v57, a1
	v_accvgpr_read_b32 v56, a0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[20:23], v[46:47], v[34:35], 0
	v_accvgpr_read_b32 v105, a11
	v_accvgpr_read_b32 v104, a10
	v_accvgpr_read_b32 v137, a9
	v_mfma_f32_16x16x16_bf16 a[0:3], v[48:49], v[34:35], 0
	ds_read2st64_b64 v[46:49], v110 offset1:4
	v_accvgpr_read_b32 v136, a8
	v_add_u32_e32 v112, 0, v77
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[46:47], v[36:37], a[12:15]
	ds_read2st64_b64 v[132:135], v112 offset0:8 offset1:12
	v_add_u32_e32 v114, 0, v79
	v_accvgpr_read_b32 v139, a7
	v_mfma_f32_16x16x16_bf16 a[8:11], v[48:49], v[36:37], a[16:19]
	ds_read2st64_b64 v[46:49], v110 offset0:8 offset1:12
	v_accvgpr_read_b32 v138, a6
	v_accvgpr_read_b32 v141, a5
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[46:47], v[36:37], a[20:23]
	v_accvgpr_read_b32 v140, a4
	v_mov_b32_e32 v52, v108
	v_add_u32_e32 v131, 0, v91
	v_mfma_f32_16x16x16_bf16 a[0:3], v[48:49], v[36:37], a[0:3]
	ds_read2st64_b64 v[46:49], v112 offset1:4
	v_add_u32_e32 v142, 0, v93
	v_add_u32_e32 v143, 0, v95
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[48:49], v[38:39], a[8:11]
	v_add_u32_e32 v144, 0, v97
	v_add_u32_e32 v145, 0, v99
	v_add_u32_e32 v146, 0, v101
	v_mfma_f32_16x16x16_bf16 a[8:11], v[132:133], v[38:39], a[16:19]
	v_add_u32_e32 v164, 0, v109
	v_add_u32_e32 v163, 0, v107
	v_add_u32_e32 v165, 0, v111
	v_mfma_f32_16x16x16_bf16 a[0:3], v[134:135], v[38:39], a[0:3]
	ds_read2st64_b64 v[132:135], v114 offset1:4
	v_add_u32_e32 v166, 0, v118
	v_lshl_add_u64 v[48:49], v[24:25], 0, v[70:71]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[46:47], v[38:39], a[12:15]
	v_lshl_add_u64 v[50:51], v[22:23], 0, v[70:71]
	v_lshl_add_u64 v[46:47], v[20:21], 0, v[70:71]
	v_add_u32_e32 v167, 0, v119
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[132:133], v[40:41], a[12:15]
	v_add_u32_e32 v168, 0, v120
	s_add_i32 s75, s75, -1
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[72:73]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[134:135], v[40:41], a[4:7]
	ds_read2st64_b64 v[132:135], v114 offset0:8 offset1:12
	s_nop 1
	v_accvgpr_read_b32 v147, a12
	v_accvgpr_read_b32 v148, a13
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[132:133], v[40:41], a[8:11]
	v_accvgpr_read_b32 v149, a14
	v_accvgpr_read_b32 v150, a15
	v_mul_f32_e32 v108, s92, v147
	v_mul_f32_e32 v132, s92, v148
	v_mfma_f32_16x16x16_bf16 a[0:3], v[134:135], v[40:41], a[0:3]
	v_accvgpr_read_b32 v151, a4
	v_accvgpr_read_b32 v152, a5
	v_mul_f32_e32 v133, s92, v149
	v_mul_f32_e32 v134, s92, v150
	v_max_f32_e32 v108, v108, v132
	v_accvgpr_read_b32 v153, a6
	v_accvgpr_read_b32 v154, a7
	v_mul_f32_e32 v132, s92, v151
	v_max3_f32 v108, v108, v133, v134
	v_mul_f32_e32 v133, s92, v152
	v_accvgpr_read_b32 v155, a8
	v_accvgpr_read_b32 v156, a9
	v_mul_f32_e32 v134, s92, v153
	v_max3_f32 v108, v108, v132, v133
	v_mul_f32_e32 v132, s92, v154
	v_accvgpr_read_b32 v157, a10
	v_accvgpr_read_b32 v158, a11
	v_mul_f32_e32 v133, s92, v155
	v_max3_f32 v108, v108, v134, v132
	v_mul_f32_e32 v132, s92, v156
	v_accvgpr_read_b32 v159, a0
	v_accvgpr_read_b32 v160, a1
	v_mul_f32_e32 v134, s92, v157
	v_max3_f32 v108, v108, v133, v132
	v_mul_f32_e32 v132, s92, v158
	v_accvgpr_read_b32 v161, a2
	v_accvgpr_read_b32 v162, a3
	v_mul_f32_e32 v133, s92, v159
	v_max3_f32 v108, v108, v134, v132
	v_mul_f32_e32 v132, s92, v160
	v_mul_f32_e32 v134, s92, v161
	v_max3_f32 v108, v108, v133, v132
	v_mul_f32_e32 v132, s92, v162
	v_max3_f32 v108, v108, v134, v132
	ds_bpermute_b32 v132, v81, v108
	v_lshl_add_u64 v[22:23], v[22:23], 0, s[72:73]
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[72:73]
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[72:73]
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[72:73]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v132, v132, v132
	v_max_f32_e32 v108, v108, v132
	ds_swizzle_b32 v132, v108 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[30:31], v[30:31], 0, s[72:73]
	v_lshl_add_u64 v[32:33], v[32:33], 0, s[72:73]
	s_cmp_lg_u32 s75, 0
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v108, v52, v108, v132
	v_sub_f32_e32 v52, v52, v108
	v_exp_f32_e32 v52, v52
	s_nop 0
	v_pk_mul_f32 v[134:135], v[42:43], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[42:43], v[56:57], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[132:133], v[44:45], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[44:45], v[54:55], v[52:53] op_sel_hi:[1,0]
	ds_read_b64 v[54:55], v106 offset:8192
	ds_read_b64 v[56:57], v110 offset:8192
	v_accvgpr_write_b32 a4, v42
	v_accvgpr_write_b32 a5, v43
	v_accvgpr_write_b32 a6, v44
	v_accvgpr_write_b32 a7, v45
	v_pk_mul_f32 v[44:45], v[104:105], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[42:43], v[136:137], v[52:53] op_sel_hi:[1,0]
	ds_read_b64 v[104:105], v112 offset:8192
	ds_read_b64 v[136:137], v114 offset:8192
	v_fma_f32 v106, s92, v147, -v108
	v_fma_f32 v110, s92, v148, -v108
	v_fma_f32 v112, s92, v149, -v108
	v_fma_f32 v114, s92, v150, -v108
	v_exp_f32_e32 v106, v106
	v_exp_f32_e32 v112, v112
	v_exp_f32_e32 v114, v114
	v_exp_f32_e32 v110, v110
	v_accvgpr_write_b32 a8, v42
	v_accvgpr_write_b32 a9, v43
	v_accvgpr_write_b32 a10, v44
	v_accvgpr_write_b32 a11, v45
	v_pk_mul_f32 v[42:43], v[140:141], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[44:45], v[138:139], v[52:53] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a0, v132
	v_accvgpr_write_b32 a12, v42
	v_accvgpr_write_b32 a13, v43
	v_accvgpr_write_b32 a14, v44
	v_accvgpr_write_b32 a15, v45
	v_bfe_u32 v42, v112, 16, 1
	v_bfe_u32 v43, v114, 16, 1
	v_bfe_u32 v44, v106, 16, 1
	v_bfe_u32 v45, v110, 16, 1
	v_accvgpr_write_b32 a1, v133
	v_accvgpr_write_b32 a2, v134
	v_accvgpr_write_b32 a3, v135
	ds_read_b64 v[132:133], v131 offset:10240
	ds_read_b64 v[134:135], v142 offset:10240
	v_add3_u32 v45, v110, v45, s94
	v_add3_u32 v44, v106, v44, s94
	v_add3_u32 v43, v114, v43, s94
	v_add3_u32 v42, v112, v42, s94
	v_lshrrev_b32_e32 v43, 16, v43
	v_cmp_o_f32_e32 vcc, v114, v114
	v_lshrrev_b32_e32 v44, 16, v44
	v_cmp_o_f32_e64 s[36:37], v106, v106
	v_lshrrev_b32_e32 v45, 16, v45
	v_cmp_o_f32_e64 s[38:39], v110, v110
	v_lshrrev_b32_e32 v42, 16, v42
	v_cmp_o_f32_e64 s[40:41], v112, v112
	v_cndmask_b32_e32 v43, v129, v43, vcc
	v_cndmask_b32_e64 v44, v129, v44, s[36:37]
	v_cndmask_b32_e64 v42, v129, v42, s[40:41]
	v_cndmask_b32_e64 v45, v129, v45, s[38:39]
	ds_read_b64 v[138:139], v143 offset:10240
	ds_read_b64 v[140:141], v145 offset:12288
	v_perm_b32 v43, v43, v42, s89
	v_perm_b32 v42, v45, v44, s89
	v_fma_f32 v131, s92, v151, -v108
	v_fma_f32 v150, s92, v152, -v108
	v_fma_f32 v151, s92, v153, -v108
	v_fma_f32 v152, s92, v154, -v108
	s_waitcnt lgkmcnt(7)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[54:55], v[42:43], a[0:3]
	ds_read_b64 v[142:143], v144 offset:10240
	ds_read_b64 v[44:45], v146 offset:12288
	ds_read_b64 v[144:145], v163 offset:12288
	v_exp_f32_e32 v131, v131
	v_exp_f32_e32 v153, v151
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[132:133], v[42:43], a[4:7]
	ds_read_b64 v[146:147], v164 offset:12288
	ds_read_b64 v[54:55], v165 offset:14336
	ds_read_b64 v[132:133], v166 offset:14336
	v_exp_f32_e32 v152, v152
	v_exp_f32_e32 v154, v150
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[140:141], v[42:43], a[8:11]
	v_cmp_o_f32_e64 s[36:37], v131, v131
	v_cmp_o_f32_e32 vcc, v152, v152
	v_cmp_o_f32_e64 s[38:39], v154, v154
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[54:55], v[42:43], a[12:15]
	v_bfe_u32 v42, v153, 16, 1
	v_bfe_u32 v43, v152, 16, 1
	v_bfe_u32 v54, v131, 16, 1
	v_bfe_u32 v55, v154, 16, 1
	v_add3_u32 v55, v154, v55, s94
	v_add3_u32 v54, v131, v54, s94
	v_add3_u32 v43, v152, v43, s94
	v_add3_u32 v42, v153, v42, s94
	v_lshrrev_b32_e32 v43, 16, v43
	v_lshrrev_b32_e32 v54, 16, v54
	v_lshrrev_b32_e32 v55, 16, v55
	v_lshrrev_b32_e32 v42, 16, v42
	v_cmp_o_f32_e64 s[40:41], v153, v153
	v_cndmask_b32_e32 v43, v129, v43, vcc
	v_cndmask_b32_e64 v54, v129, v54, s[36:37]
	v_cndmask_b32_e64 v42, v129, v42, s[40:41]
	v_cndmask_b32_e64 v55, v129, v55, s[38:39]
	v_perm_b32 v43, v43, v42, s89
	v_perm_b32 v42, v55, v54, s89
	v_lshl_add_u64 v[150:151], v[18:19], 0, v[70:71]
	ds_read_b64 v[140:141], v167 offset:14336
	ds_read_b64 v[148:149], v168 offset:14336
	v_mfma_f32_16x16x16_bf16 a[4:7], v[134:135], v[42:43], a[4:7]
	v_fma_f32 v134, s92, v155, -v108
	v_fma_f32 v135, s92, v156, -v108
	v_fma_f32 v155, s92, v157, -v108
	v_fma_f32 v156, s92, v158, -v108
	v_exp_f32_e32 v157, v134
	v_exp_f32_e32 v155, v155
	v_exp_f32_e32 v156, v156
	v_exp_f32_e32 v158, v135
	v_mfma_f32_16x16x16_bf16 a[0:3], v[56:57], v[42:43], a[0:3]
	v_cmp_o_f32_e64 s[36:37], v157, v157
	v_cmp_o_f32_e32 vcc, v156, v156
	v_cmp_o_f32_e64 s[38:39], v158, v158
	v_mfma_f32_16x16x16_bf16 a[8:11], v[44:45], v[42:43], a[8:11]
	v_cmp_o_f32_e64 s[40:41], v155, v155
	global_load_dwordx4 v[54:57], v[48:49], off
	s_nop 0
	global_load_dwordx4 v[48:51], v[50:51], off
	v_add_f32_e32 v106, v106, v110
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[132:133], v[42:43], a[12:15]
	v_bfe_u32 v42, v155, 16, 1
	v_bfe_u32 v43, v156, 16, 1
	v_bfe_u32 v132, v157, 16, 1
	v_bfe_u32 v133, v158, 16, 1
	v_add3_u32 v133, v158, v133, s94
	v_add3_u32 v132, v157, v132, s94
	v_add3_u32 v43, v156, v43, s94
	v_add3_u32 v42, v155, v42, s94
	v_lshrrev_b32_e32 v43, 16, v43
	v_lshrrev_b32_e32 v132, 16, v132
	v_lshrrev_b32_e32 v133, 16, v133
	v_lshrrev_b32_e32 v42, 16, v42
	v_cndmask_b32_e64 v42, v129, v42, s[40:41]
	v_cndmask_b32_e32 v43, v129, v43, vcc
	v_cndmask_b32_e64 v132, v129, v132, s[36:37]
	v_cndmask_b32_e64 v133, v129, v133, s[38:39]
	global_load_dwordx4 v[44:47], v[46:47], off
	v_perm_b32 v43, v43, v42, s89
	v_perm_b32 v42, v133, v132, s89
	global_load_dwordx4 v[132:135], v[150:151], off
	v_add_f32_e32 v106, v112, v106
	v_add_f32_e32 v106, v114, v106
	v_add_f32_e32 v106, v131, v106
	v_add_f32_e32 v106, v154, v106
	v_add_f32_e32 v106, v153, v106
	v_fma_f32 v150, s92, v159, -v108
	v_mfma_f32_16x16x16_bf16 a[0:3], v[104:105], v[42:43], a[0:3]
	v_fma_f32 v151, s92, v160, -v108
	v_exp_f32_e32 v150, v150
	v_fma_f32 v159, s92, v161, -v108
	v_mfma_f32_16x16x16_bf16 a[4:7], v[138:139], v[42:43], a[4:7]
	v_exp_f32_e32 v151, v151
	v_fma_f32 v160, s92, v162, -v108
	v_exp_f32_e32 v159, v159
	v_mfma_f32_16x16x16_bf16 a[8:11], v[144:145], v[42:43], a[8:11]
	v_exp_f32_e32 v160, v160
	v_bfe_u32 v105, v150, 16, 1
	v_bfe_u32 v110, v159, 16, 1
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[140:141], v[42:43], a[12:15]
	v_add_f32_e32 v42, v152, v106
	v_add_f32_e32 v42, v157, v42
	v_add_f32_e32 v42, v158, v42
	v_add_f32_e32 v42, v155, v42
	v_add_f32_e32 v42, v156, v42
	v_add_f32_e32 v42, v150, v42
	v_add_f32_e32 v42, v151, v42
	v_add_f32_e32 v42, v159, v42
	v_add_f32_e32 v42, v160, v42
	ds_bpermute_b32 v43, v81, v42
	v_bfe_u32 v104, v160, 16, 1
	v_bfe_u32 v112, v151, 16, 1
	v_add3_u32 v112, v151, v112, s94
	v_add3_u32 v105, v150, v105, s94
	v_add3_u32 v104, v160, v104, s94
	v_add3_u32 v110, v159, v110, s94
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v42, v42, v43
	v_lshrrev_b32_e32 v110, 16, v110
	v_cmp_o_f32_e32 vcc, v159, v159
	v_lshrrev_b32_e32 v104, 16, v104
	v_cmp_o_f32_e64 s[36:37], v160, v160
	v_lshrrev_b32_e32 v105, 16, v105
	v_cmp_o_f32_e64 s[38:39], v150, v150
	v_lshrrev_b32_e32 v112, 16, v112
	v_cmp_o_f32_e64 s[40:41], v151, v151
	ds_swizzle_b32 v43, v42 offset:swizzle(SWAP,16)
	v_cndmask_b32_e32 v110, v129, v110, vcc
	v_cndmask_b32_e64 v104, v129, v104, s[36:37]
	v_cndmask_b32_e64 v114, v129, v105, s[38:39]
	v_cndmask_b32_e64 v112, v129, v112, s[40:41]
	v_perm_b32 v105, v104, v110, s89
	v_perm_b32 v104, v112, v114, s89
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v42, v42, v43
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[72:73]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[136:137], v[104:105], a[0:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_fmac_f32_e32 v42, v87, v52
	v_mfma_f32_16x16x16_bf16 a[0:3], v[142:143], v[104:105], a[4:7]
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v53, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v53, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v121, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v121, v[12:13], v[16:17] offset0:8 offset1:12
	s_waitcnt vmcnt(2)
	v_perm_b32 v2, v48, v54, s89
	v_perm_b32 v4, v48, v54, s54
	v_mfma_f32_16x16x16_bf16 a[8:11], v[146:147], v[104:105], a[8:11]
	v_perm_b32 v6, v49, v55, s89
	v_perm_b32 v8, v49, v55, s54
	v_perm_b32 v10, v50, v56, s89
	v_mfma_f32_16x16x16_bf16 a[4:7], v[148:149], v[104:105], a[16:19]
	v_perm_b32 v12, v50, v56, s54
	v_perm_b32 v14, v51, v57, s89
	v_perm_b32 v16, v51, v57, s54
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v132, v44, s89
	v_perm_b32 v5, v132, v44, s54
	v_perm_b32 v7, v133, v45, s89
	v_perm_b32 v9, v133, v45, s54
	v_perm_b32 v11, v134, v46, s89
	v_perm_b32 v13, v134, v46, s54
	v_perm_b32 v15, v135, v47, s89
	v_perm_b32 v17, v135, v47, s54
	ds_write_b64 v85, v[2:3] offset:8192
	ds_write_b64 v122, v[4:5] offset:8320
	ds_write_b64 v123, v[6:7] offset:8448
	ds_write_b64 v124, v[8:9] offset:8576
	ds_write_b64 v125, v[10:11] offset:8704
	ds_write_b64 v126, v[12:13] offset:8832
	ds_write_b64 v127, v[14:15] offset:8960
	ds_write_b64 v128, v[16:17] offset:9088
	s_cbranch_scc1 .LBB0_42
	s_branch .LBB0_44
.LBB0_43:
	v_mov_b32_e32 v108, 0xf149f2ca
	v_mov_b32_e32 v42, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
.LBB0_44:
	v_accvgpr_read_b32 v2, a4
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a6
	v_accvgpr_read_b32 v5, a7
	v_accvgpr_read_b32 v6, a8
	v_accvgpr_read_b32 v7, a9
	v_accvgpr_read_b32 v8, a10
	v_accvgpr_read_b32 v9, a11
	v_accvgpr_read_b32 v10, a0
	v_accvgpr_read_b32 v11, a1
	v_accvgpr_read_b32 v12, a2
	v_accvgpr_read_b32 v13, a3
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
	v_add_u32_e32 v30, 0, v73
	ds_read2st64_b64 v[18:21], v30 offset1:4
	v_add_u32_e32 v31, 0, v75
	v_add_u32_e32 v32, 0, v77
	ds_read2st64_b64 v[22:25], v32 offset1:4
	v_add_u32_e32 v33, 0, v79
	ds_read2st64_b64 v[26:29], v33 offset1:4
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[18:19], v[34:35], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v31 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[18:19], v[36:37], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[20:21], v[36:37], a[20:23]
	ds_read2st64_b64 v[18:21], v30 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[22:23], v[38:39], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[24:25], v[38:39], a[20:23]
	ds_read2st64_b64 v[22:25], v31 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[26:27], v[40:41], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[28:29], v[40:41], a[20:23]
	ds_read2st64_b64 v[26:29], v32 offset0:8 offset1:12
	ds_read2st64_b64 v[30:33], v33 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[18:19], v[34:35], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[20:21], v[34:35], 0
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[22:23], v[36:37], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[24:25], v[36:37], a[28:31]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[26:27], v[38:39], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[28:29], v[38:39], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[30:31], v[40:41], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[32:33], v[40:41], a[28:31]
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
	ds_bpermute_b32 v35, v81, v18
	s_and_b64 vcc, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v35, v35, v35
	v_max_f32_e32 v18, v18, v35
	ds_swizzle_b32 v35, v18 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v18, v108, v18, v35
	v_fma_f32 v34, s92, v34, -v18
	v_fma_f32 v33, s92, v33, -v18
	v_fma_f32 v32, s92, v32, -v18
	v_exp_f32_e32 v34, v34
	v_exp_f32_e32 v33, v33
	v_fma_f32 v31, s92, v31, -v18
	v_exp_f32_e32 v36, v32
	v_fma_f32 v30, s92, v30, -v18
	v_exp_f32_e32 v35, v31
	v_fma_f32 v29, s92, v29, -v18
	v_fma_f32 v27, s92, v27, -v18
	v_fma_f32 v23, s92, v23, -v18
	v_fma_f32 v19, s92, v19, -v18
	v_exp_f32_e32 v30, v30
	v_fma_f32 v28, s92, v28, -v18
	v_exp_f32_e32 v29, v29
	v_exp_f32_e32 v31, v27
	v_exp_f32_e32 v27, v23
	v_exp_f32_e32 v23, v19
	v_add_f32_e32 v19, v34, v33
	v_exp_f32_e32 v32, v28
	v_add_f32_e32 v19, v36, v19
	v_fma_f32 v26, s92, v26, -v18
	v_add_f32_e32 v19, v35, v19
	v_fma_f32 v25, s92, v25, -v18
	v_exp_f32_e32 v26, v26
	v_add_f32_e32 v19, v30, v19
	v_fma_f32 v24, s92, v24, -v18
	v_exp_f32_e32 v25, v25
	v_add_f32_e32 v19, v29, v19
	v_exp_f32_e32 v28, v24
	v_add_f32_e32 v19, v32, v19
	v_fma_f32 v22, s92, v22, -v18
	v_add_f32_e32 v19, v31, v19
	v_fma_f32 v21, s92, v21, -v18
	v_exp_f32_e32 v22, v22
	v_add_f32_e32 v19, v26, v19
	v_fma_f32 v20, s92, v20, -v18
	v_exp_f32_e32 v21, v21
	v_add_f32_e32 v19, v25, v19
	v_exp_f32_e32 v24, v20
	v_add_f32_e32 v19, v28, v19
	v_add_f32_e32 v19, v27, v19
	v_add_f32_e32 v19, v22, v19
	v_add_f32_e32 v19, v21, v19
	v_add_f32_e32 v19, v24, v19
	v_add_f32_e32 v19, v23, v19
	ds_bpermute_b32 v20, v81, v19
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v19, v19, v20
	ds_swizzle_b32 v20, v19 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_48
	v_add_u32_e32 v39, 0, v93
	v_add_u32_e32 v43, 0, v91
	ds_read_b64 v[40:41], v39 offset:10240
	ds_read_b64 v[44:45], v43 offset:10240
	v_add_u32_e32 v39, 0, v79
	v_add_u32_e32 v50, 0, v75
	v_add_u32_e32 v52, 0, v73
	v_add_u32_e32 v43, 0, v77
	ds_read_b64 v[46:47], v39 offset:8192
	ds_read_b64 v[48:49], v43 offset:8192
	ds_read_b64 v[50:51], v50 offset:8192
	ds_read_b64 v[52:53], v52 offset:8192
	v_bfe_u32 v39, v36, 16, 1
	v_bfe_u32 v43, v35, 16, 1
	v_add3_u32 v39, v36, v39, s94
	v_bfe_u32 v54, v34, 16, 1
	v_add3_u32 v43, v35, v43, s94
	v_lshrrev_b32_e32 v39, 16, v39
	v_cmp_o_f32_e32 vcc, v36, v36
	v_bfe_u32 v55, v33, 16, 1
	v_add3_u32 v54, v34, v54, s94
	v_lshrrev_b32_e32 v43, 16, v43
	v_cndmask_b32_e32 v36, v129, v39, vcc
	v_cmp_o_f32_e32 vcc, v35, v35
	v_add3_u32 v55, v33, v55, s94
	v_lshrrev_b32_e32 v54, 16, v54
	v_cndmask_b32_e32 v35, v129, v43, vcc
	v_cmp_o_f32_e32 vcc, v34, v34
	v_lshrrev_b32_e32 v55, 16, v55
	v_perm_b32 v35, v35, v36, s89
	v_cndmask_b32_e32 v34, v129, v54, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_bfe_u32 v36, v31, 16, 1
	v_sub_f32_e32 v37, v108, v18
	v_cndmask_b32_e32 v33, v129, v55, vcc
	v_perm_b32 v34, v33, v34, s89
	v_bfe_u32 v33, v32, 16, 1
	v_add3_u32 v33, v32, v33, s94
	v_bfe_u32 v39, v30, 16, 1
	v_add3_u32 v36, v31, v36, s94
	v_lshrrev_b32_e32 v33, 16, v33
	v_cmp_o_f32_e32 vcc, v32, v32
	v_exp_f32_e32 v38, v37
	v_bfe_u32 v43, v29, 16, 1
	v_add3_u32 v39, v30, v39, s94
	v_lshrrev_b32_e32 v36, 16, v36
	v_cndmask_b32_e32 v32, v129, v33, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_add3_u32 v43, v29, v43, s94
	v_lshrrev_b32_e32 v39, 16, v39
	v_cndmask_b32_e32 v31, v129, v36, vcc
	v_cmp_o_f32_e32 vcc, v30, v30
	v_lshrrev_b32_e32 v43, 16, v43
	v_pk_mul_f32 v[14:15], v[14:15], v[38:39] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v30, v129, v39, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_perm_b32 v31, v31, v32, s89
	v_bfe_u32 v32, v27, 16, 1
	v_cndmask_b32_e32 v29, v129, v43, vcc
	v_perm_b32 v30, v29, v30, s89
	v_bfe_u32 v29, v28, 16, 1
	v_add3_u32 v29, v28, v29, s94
	v_pk_mul_f32 v[16:17], v[16:17], v[38:39] op_sel_hi:[1,0]
	v_bfe_u32 v33, v26, 16, 1
	v_accvgpr_write_b32 a0, v14
	v_add3_u32 v32, v27, v32, s94
	v_lshrrev_b32_e32 v29, 16, v29
	v_cmp_o_f32_e32 vcc, v28, v28
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_bfe_u32 v36, v25, 16, 1
	v_add3_u32 v33, v26, v33, s94
	v_lshrrev_b32_e32 v32, 16, v32
	v_cndmask_b32_e32 v28, v129, v29, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[52:53], v[34:35], a[0:3]
	v_add3_u32 v36, v25, v36, s94
	v_lshrrev_b32_e32 v33, 16, v33
	v_cndmask_b32_e32 v27, v129, v32, vcc
	v_cmp_o_f32_e32 vcc, v26, v26
	v_lshrrev_b32_e32 v36, 16, v36
	v_mfma_f32_16x16x16_bf16 a[0:3], v[50:51], v[30:31], a[0:3]
	v_cndmask_b32_e32 v26, v129, v33, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_perm_b32 v27, v27, v28, s89
	v_bfe_u32 v28, v23, 16, 1
	v_cndmask_b32_e32 v25, v129, v36, vcc
	v_perm_b32 v26, v25, v26, s89
	v_bfe_u32 v25, v24, 16, 1
	v_add3_u32 v25, v24, v25, s94
	v_bfe_u32 v29, v22, 16, 1
	v_add3_u32 v28, v23, v28, s94
	v_lshrrev_b32_e32 v25, 16, v25
	v_cmp_o_f32_e32 vcc, v24, v24
	v_bfe_u32 v32, v21, 16, 1
	v_add3_u32 v29, v22, v29, s94
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v14, v129, v25, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	v_add3_u32 v32, v21, v32, s94
	v_lshrrev_b32_e32 v29, 16, v29
	v_cndmask_b32_e32 v15, v129, v28, vcc
	v_cmp_o_f32_e32 vcc, v22, v22
	v_mfma_f32_16x16x16_bf16 a[0:3], v[48:49], v[26:27], a[0:3]
	v_lshrrev_b32_e32 v32, 16, v32
	v_perm_b32 v15, v15, v14, s89
	v_cndmask_b32_e32 v14, v129, v29, vcc
	v_cmp_o_f32_e32 vcc, v21, v21
	v_pk_mul_f32 v[10:11], v[10:11], v[38:39] op_sel_hi:[1,0]
	v_add_u32_e32 v37, 0, v95
	v_cndmask_b32_e32 v16, v129, v32, vcc
	v_perm_b32 v14, v16, v14, s89
	v_pk_mul_f32 v[12:13], v[12:13], v[38:39] op_sel_hi:[1,0]
	v_add_u32_e32 v16, 0, v99
	v_mfma_f32_16x16x16_bf16 a[12:15], v[46:47], v[14:15], a[0:3]
	ds_read_b64 v[16:17], v16 offset:12288
	v_pk_mul_f32 v[6:7], v[6:7], v[38:39] op_sel_hi:[1,0]
	v_add_u32_e32 v21, 0, v107
	v_accvgpr_write_b32 a0, v10
	v_accvgpr_write_b32 a1, v11
	v_accvgpr_write_b32 a2, v12
	v_accvgpr_write_b32 a3, v13
	ds_read_b64 v[10:11], v37 offset:10240
	v_add_u32_e32 v12, 0, v97
	v_mfma_f32_16x16x16_bf16 a[0:3], v[44:45], v[34:35], a[0:3]
	ds_read_b64 v[12:13], v12 offset:10240
	v_pk_mul_f32 v[8:9], v[8:9], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[38:39] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[40:41], v[30:31], a[0:3]
	v_accvgpr_write_b32 a4, v6
	v_accvgpr_write_b32 a5, v7
	v_accvgpr_write_b32 a6, v8
	v_accvgpr_write_b32 a7, v9
	ds_read_b64 v[6:7], v21 offset:12288
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[10:11], v[26:27], a[0:3]
	v_add_u32_e32 v10, 0, v101
	ds_read_b64 v[10:11], v10 offset:12288
	v_add_u32_e32 v8, 0, v109
	v_mfma_f32_16x16x16_bf16 a[4:7], v[16:17], v[34:35], a[4:7]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[38:39] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[10:11], v[30:31], a[4:7]
	v_add_u32_e32 v10, 0, v111
	v_mfma_f32_16x16x16_bf16 a[4:7], v[6:7], v[26:27], a[4:7]
	ds_read_b64 v[6:7], v10 offset:14336
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[8:9], v[14:15], a[4:7]
	s_nop 3
	v_accvgpr_write_b32 a7, v5
	v_accvgpr_write_b32 a6, v4
	v_accvgpr_write_b32 a5, v3
	v_accvgpr_write_b32 a4, v2
	v_add_u32_e32 v2, 0, v119
	v_add_u32_e32 v4, 0, v120
	ds_read_b64 v[2:3], v2 offset:14336
	ds_read_b64 v[4:5], v4 offset:14336
	v_add_u32_e32 v10, 0, v118
	ds_read_b64 v[10:11], v10 offset:14336
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[6:7], v[34:35], a[4:7]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[10:11], v[30:31], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[2:3], v[26:27], a[4:7]
	v_add_f32_e32 v2, v19, v20
	v_fmac_f32_e32 v2, v42, v38
	v_mov_b32_e32 v42, v2
	v_mfma_f32_16x16x16_bf16 a[0:3], v[12:13], v[14:15], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[4:5], v[14:15], a[4:7]
	s_branch .LBB0_49
.LBB0_48:
	v_mov_b32_e32 v18, v108
.LBB0_49:
	.loc	1 35 0
	s_mul_i32 s0, s70, s82
	s_add_i32 s0, s71, s0
	s_mul_i32 s0, s0, s87
	s_add_i32 s38, s0, s74
	.loc	1 36 0
	s_mul_i32 s69, s69, s25
	s_add_i32 s30, s38, s69
	.loc	1 38 0
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[36:37], s[30:31], 13
	v_lshl_add_u64 v[2:3], v[68:69], 0, s[36:37]
	global_store_dwordx4 v[2:3], a[12:15], off
	global_store_dwordx4 v[2:3], a[0:3], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[4:7], off offset:192
	v_add_u32_e32 v2, 0, v83
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v117, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[30:31], s[30:31], 8
	s_add_u32 s40, s50, s30
	s_addc_u32 s0, s51, s31
	s_and_b32 s41, s0, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v89, s[40:43], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v117, v42
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s40, s40, 0x80
	s_addc_u32 s0, s0, 0
	s_and_b32 s41, s0, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v89, s[40:43], 0 offen
	.loc	1 39 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[30:31], s[60:61]
	s_cbranch_execz .LBB0_53
	s_mov_b64 s[40:41], exec
	v_mbcnt_lo_u32_b32 v2, s40, 0
	v_mbcnt_hi_u32_b32 v2, s41, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_52
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[72:73], s[38:39], 2
	v_readlane_b32 s0, v232, 6
	v_readlane_b32 s1, v232, 7
	s_add_u32 s72, s0, s72
	s_addc_u32 s73, s1, s73
	s_bcnt1_i32_b64 s0, s[40:41]
	v_mov_b32_e32 v3, s0
	global_atomic_add v3, v67, v3, s[72:73] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_52:
	s_or_b64 exec, exec, s[36:37]
	v_readfirstlane_b32 s0, v3
	s_nop 1
	v_add_u32_e32 v2, s0, v2
	ds_write_b32 v67, v2
.LBB0_53:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v67
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s95, v2
	s_cbranch_vccnz .LBB0_6
	.loc	1 40 0
	s_ashr_i32 s71, s70, 31
	s_lshl_b64 s[30:31], s[70:71], 3
	s_add_u32 s30, s44, s30
	s_addc_u32 s31, s45, s31
	global_load_dwordx2 v[2:3], v67, s[8:9]
	global_load_dwordx2 v[4:5], v67, s[30:31]
	s_mov_b32 s29, s23
	s_mov_b32 s28, s26
	s_mov_b32 s26, s25
	s_mov_b64 s[24:25], s[64:65]
	v_mov_b32_e32 v85, v67
	v_mov_b32_e32 v87, v67
	v_lshlrev_b32_e32 v104, 2, v64
	v_mov_b32_e32 v105, v67
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
	v_readlane_b32 s2, v232, 0
	v_readlane_b32 s3, v232, 1
	s_add_u32 s36, s2, s0
	v_readlane_b32 s0, v232, 9
	s_addc_u32 s37, s3, s1
	s_add_i32 s78, s38, s0
	v_readlane_b32 s0, v232, 10
	s_add_i32 s80, s38, s0
	v_readlane_b32 s0, v232, 11
	s_add_i32 s76, s38, s0
	v_readlane_b32 s0, v232, 12
	s_add_i32 s74, s38, s0
	v_readlane_b32 s0, v232, 13
	s_add_i32 s72, s38, s0
	v_readlane_b32 s0, v232, 14
	s_add_i32 s70, s38, s0
	v_readlane_b32 s0, v232, 15
	s_add_i32 s40, s38, s0
	v_readlane_b32 s0, v232, 16
	s_add_i32 s38, s38, s0
	s_ashr_i32 s79, s78, 31
	s_ashr_i32 s81, s80, 31
	s_ashr_i32 s77, s76, 31
	s_ashr_i32 s75, s74, 31
	s_ashr_i32 s73, s72, 31
	s_ashr_i32 s71, s70, 31
	s_ashr_i32 s41, s40, 31
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 vcc, s[78:79], 8
	s_lshl_b64 s[64:65], s[80:81], 8
	s_lshl_b64 s[0:1], s[76:77], 8
	s_lshl_b64 s[2:3], s[74:75], 8
	s_lshl_b64 s[34:35], s[72:73], 8
	s_lshl_b64 s[18:19], s[70:71], 8
	s_lshl_b64 s[20:21], s[40:41], 8
	s_lshl_b64 s[22:23], s[38:39], 8
	v_lshl_add_u64 v[2:3], v[102:103], 0, vcc
	v_lshl_add_u64 v[4:5], v[102:103], 0, s[64:65]
	v_lshl_add_u64 v[6:7], v[102:103], 0, s[0:1]
	v_lshl_add_u64 v[8:9], v[102:103], 0, s[2:3]
	v_lshl_add_u64 v[10:11], v[102:103], 0, s[34:35]
	v_lshl_add_u64 v[12:13], v[102:103], 0, s[18:19]
	v_lshl_add_u64 v[14:15], v[102:103], 0, s[20:21]
	v_lshl_add_u64 v[16:17], v[102:103], 0, s[22:23]
	global_load_dword v106, v[2:3], off
	global_load_dword v108, v[2:3], off offset:64
	global_load_dword v110, v[4:5], off
	global_load_dword v112, v[4:5], off offset:64
	global_load_dword v114, v[6:7], off
	global_load_dword v131, v[6:7], off offset:64
	global_load_dword v156, v[8:9], off
	global_load_dword v157, v[8:9], off offset:64
	global_load_dword v158, v[10:11], off
	global_load_dword v159, v[10:11], off offset:64
	global_load_dword v160, v[12:13], off
	global_load_dword v161, v[12:13], off offset:64
	global_load_dword v182, v[14:15], off
	global_load_dword v183, v[14:15], off offset:64
	global_load_dword v190, v[16:17], off
	global_load_dword v191, v[16:17], off offset:64
	global_load_dword v162, v[2:3], off offset:128
	global_load_dword v163, v[4:5], off offset:128
	global_load_dword v164, v[4:5], off offset:192
	global_load_dword v165, v[2:3], off offset:192
	global_load_dword v166, v[6:7], off offset:128
	global_load_dword v167, v[8:9], off offset:128
	global_load_dword v168, v[8:9], off offset:192
	global_load_dword v169, v[6:7], off offset:192
	global_load_dword v170, v[10:11], off offset:128
	global_load_dword v180, v[12:13], off offset:128
	global_load_dword v181, v[12:13], off offset:192
	global_load_dword v171, v[10:11], off offset:192
	global_load_dword v188, v[14:15], off offset:128
	global_load_dword v196, v[16:17], off offset:128
	global_load_dword v197, v[16:17], off offset:192
	global_load_dword v189, v[14:15], off offset:192
	s_lshl_b64 s[0:1], s[78:79], 13
	s_add_u32 s78, s48, s0
	s_addc_u32 s79, s49, s1
	s_lshl_b64 s[80:81], s[80:81], 13
	v_lshl_add_u64 v[2:3], s[78:79], 0, v[84:85]
	v_lshl_add_u64 v[4:5], s[78:79], 0, v[86:87]
	s_add_u32 s0, s48, s80
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[104:105]
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[104:105]
	s_addc_u32 s1, s49, s81
	s_lshl_b64 s[2:3], s[76:77], 13
	global_load_dwordx4 v[42:45], v[2:3], off offset:16
	global_load_dwordx4 v[132:135], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[22:25], v[6:7], off
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[84:85]
	v_lshl_add_u64 v[8:9], s[0:1], 0, v[86:87]
	s_add_u32 s0, s48, s2
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[104:105]
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[104:105]
	s_addc_u32 s1, s49, s3
	s_lshl_b64 s[2:3], s[74:75], 13
	global_load_dwordx4 v[46:49], v[6:7], off offset:16
	global_load_dwordx4 v[136:139], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[26:29], v[10:11], off
	v_lshl_add_u64 v[10:11], s[0:1], 0, v[84:85]
	v_lshl_add_u64 v[12:13], s[0:1], 0, v[86:87]
	s_add_u32 s0, s48, s2
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[104:105]
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[104:105]
	s_addc_u32 s1, s49, s3
	s_lshl_b64 s[2:3], s[72:73], 13
	global_load_dwordx4 v[50:53], v[10:11], off offset:16
	global_load_dwordx4 v[140:143], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[14:15], off offset:16
	global_load_dwordx4 v[30:33], v[14:15], off
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[84:85]
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[86:87]
	s_add_u32 s0, s48, s2
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[104:105]
	v_lshl_add_u64 v[18:19], v[16:17], 0, v[104:105]
	s_addc_u32 s1, s49, s3
	global_load_dwordx4 v[54:57], v[14:15], off offset:16
	global_load_dwordx4 v[144:147], v[14:15], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[18:19], off offset:16
	global_load_dwordx4 v[34:37], v[18:19], off
	v_lshl_add_u64 v[18:19], s[0:1], 0, v[84:85]
	v_lshl_add_u64 v[20:21], s[0:1], 0, v[86:87]
	s_mov_b32 s0, 0xf149f2ca
	v_readlane_b32 s20, v232, 27
	v_readlane_b32 s21, v232, 28
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[104:105]
	v_lshl_add_u64 v[38:39], v[20:21], 0, v[104:105]
	global_load_dwordx4 v[148:151], v[18:19], off offset:16
	global_load_dwordx4 v[152:155], v[18:19], off
	s_nop 0
	global_load_dwordx4 v[18:21], v[38:39], off offset:16
	s_nop 0
	global_load_dwordx4 v[38:41], v[38:39], off
	s_waitcnt vmcnt(49)
	v_max3_f32 v172, v106, s0, v110
	s_waitcnt vmcnt(48)
	v_max3_f32 v173, v108, s0, v112
	v_readlane_b32 s0, v232, 17
	v_readlane_b32 s1, v232, 18
	s_waitcnt vmcnt(45)
	v_max3_f32 v172, v172, v114, v156
	s_waitcnt vmcnt(44)
	v_max3_f32 v173, v173, v131, v157
	s_waitcnt vmcnt(41)
	v_max3_f32 v172, v172, v158, v160
	s_waitcnt vmcnt(40)
	v_max3_f32 v173, v173, v159, v161
	s_waitcnt vmcnt(37)
	v_max3_f32 v194, v172, v182, v190
	s_waitcnt vmcnt(36)
	v_max3_f32 v195, v173, v183, v191
	v_sub_f32_e32 v106, v106, v194
	v_sub_f32_e32 v108, v108, v195
	v_exp_f32_e32 v106, v106
	v_exp_f32_e32 v108, v108
	v_sub_f32_e32 v110, v110, v194
	v_sub_f32_e32 v112, v112, v195
	v_exp_f32_e32 v110, v110
	v_exp_f32_e32 v112, v112
	v_sub_f32_e32 v114, v114, v194
	v_sub_f32_e32 v131, v131, v195
	v_exp_f32_e32 v114, v114
	v_exp_f32_e32 v131, v131
	v_cndmask_b32_e64 v204, 0, v106, s[0:1]
	v_cndmask_b32_e64 v106, 0, v108, s[0:1]
	v_readlane_b32 s0, v232, 19
	v_sub_f32_e32 v156, v156, v194
	v_sub_f32_e32 v157, v157, v195
	v_readlane_b32 s1, v232, 20
	v_exp_f32_e32 v156, v156
	v_exp_f32_e32 v157, v157
	v_cndmask_b32_e64 v206, 0, v110, s[0:1]
	v_cndmask_b32_e64 v108, 0, v112, s[0:1]
	v_readlane_b32 s0, v232, 21
	v_sub_f32_e32 v158, v158, v194
	v_sub_f32_e32 v159, v159, v195
	v_readlane_b32 s1, v232, 22
	v_exp_f32_e32 v158, v158
	v_exp_f32_e32 v159, v159
	v_cndmask_b32_e64 v208, 0, v114, s[0:1]
	v_cndmask_b32_e64 v110, 0, v131, s[0:1]
	v_readlane_b32 s0, v232, 23
	v_readlane_b32 s1, v232, 24
	v_sub_f32_e32 v160, v160, v194
	s_waitcnt vmcnt(35)
	v_fma_f32 v131, v162, v204, 0
	v_cndmask_b32_e64 v210, 0, v156, s[0:1]
	v_cndmask_b32_e64 v112, 0, v157, s[0:1]
	v_readlane_b32 s0, v232, 25
	v_readlane_b32 s1, v232, 26
	v_sub_f32_e32 v156, v161, v195
	s_waitcnt vmcnt(32)
	v_fma_f32 v205, v165, v106, 0
	v_cndmask_b32_e64 v212, 0, v158, s[0:1]
	v_cndmask_b32_e64 v114, 0, v159, s[0:1]
	s_lshl_b64 s[0:1], s[70:71], 13
	v_exp_f32_e32 v184, v160
	v_exp_f32_e32 v185, v156
	s_add_u32 s0, s48, s0
	v_fmac_f32_e32 v131, v206, v163
	v_fmac_f32_e32 v205, v108, v164
	s_addc_u32 s1, s49, s1
	s_lshl_b64 s[2:3], s[40:41], 13
	s_waitcnt vmcnt(31)
	v_fmac_f32_e32 v131, v208, v166
	s_waitcnt vmcnt(28)
	v_fmac_f32_e32 v205, v110, v169
	s_add_u32 s2, s48, s2
	v_fmac_f32_e32 v131, v210, v167
	v_fmac_f32_e32 v205, v112, v168
	s_addc_u32 s3, s49, s3
	s_lshl_b64 s[18:19], s[38:39], 13
	s_waitcnt vmcnt(27)
	v_fmac_f32_e32 v131, v212, v170
	s_waitcnt vmcnt(24)
	v_fmac_f32_e32 v205, v114, v171
	s_add_u32 s18, s48, s18
	v_cndmask_b32_e64 v214, 0, v184, s[20:21]
	v_cndmask_b32_e64 v216, 0, v185, s[20:21]
	s_addc_u32 s19, s49, s19
	v_fmac_f32_e32 v131, v214, v180
	v_fmac_f32_e32 v205, v216, v181
	v_lshl_add_u64 v[180:181], s[0:1], 0, v[86:87]
	v_lshl_add_u64 v[156:157], s[0:1], 0, v[84:85]
	v_lshl_add_u64 v[164:165], s[2:3], 0, v[84:85]
	v_lshl_add_u64 v[172:173], s[18:19], 0, v[84:85]
	v_lshl_add_u64 v[184:185], v[180:181], 0, v[104:105]
	v_sub_f32_e32 v85, v182, v194
	v_sub_f32_e32 v180, v183, v195
	v_exp_f32_e32 v85, v85
	v_exp_f32_e32 v192, v180
	v_readlane_b32 s0, v232, 29
	v_readlane_b32 s1, v232, 30
	v_lshl_add_u64 v[160:161], v[156:157], 0, v[104:105]
	v_lshl_add_u64 v[168:169], v[164:165], 0, v[104:105]
	v_cndmask_b32_e64 v218, 0, v85, s[0:1]
	v_cndmask_b32_e64 v220, 0, v192, s[0:1]
	s_waitcnt vmcnt(23)
	v_fmac_f32_e32 v131, v218, v188
	s_waitcnt vmcnt(20)
	v_fmac_f32_e32 v205, v220, v189
	v_lshl_add_u64 v[188:189], s[2:3], 0, v[86:87]
	v_lshl_add_u64 v[192:193], v[188:189], 0, v[104:105]
	v_sub_f32_e32 v85, v190, v194
	v_sub_f32_e32 v188, v191, v195
	v_exp_f32_e32 v85, v85
	v_exp_f32_e32 v198, v188
	v_readlane_b32 s0, v232, 31
	v_readlane_b32 s1, v232, 32
	v_lshl_add_u64 v[176:177], v[172:173], 0, v[104:105]
	global_load_dwordx4 v[156:159], v[160:161], off offset:16
	s_nop 0
	global_load_dwordx4 v[160:163], v[160:161], off
	v_cndmask_b32_e64 v222, 0, v85, s[0:1]
	v_cndmask_b32_e64 v224, 0, v198, s[0:1]
	global_load_dwordx4 v[164:167], v[168:169], off offset:16
	s_nop 0
	global_load_dwordx4 v[168:171], v[168:169], off
	s_nop 0
	global_load_dwordx4 v[172:175], v[176:177], off offset:16
	s_nop 0
	global_load_dwordx4 v[176:179], v[176:177], off
	s_nop 0
	global_load_dwordx4 v[180:183], v[184:185], off offset:16
	s_nop 0
	global_load_dwordx4 v[184:187], v[184:185], off
	v_fmac_f32_e32 v131, v222, v196
	v_fmac_f32_e32 v205, v224, v197
	v_lshl_add_u64 v[196:197], s[18:19], 0, v[86:87]
	global_load_dwordx4 v[188:191], v[192:193], off offset:16
	s_nop 0
	global_load_dwordx4 v[192:195], v[192:193], off
	v_lshl_add_u64 v[104:105], v[196:197], 0, v[104:105]
	global_load_dwordx4 v[196:199], v[104:105], off offset:16
	global_load_dwordx4 v[200:203], v[104:105], off
	v_div_scale_f32 v85, s[0:1], v131, v131, 1.0
	v_rcp_f32_e32 v87, v85
	s_waitcnt vmcnt(29)
	v_pk_fma_f32 v[2:3], v[106:107], v[2:3], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(25)
	v_pk_fma_f32 v[2:3], v[108:109], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(21)
	v_pk_fma_f32 v[2:3], v[110:111], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_fma_f32 v104, -v85, v87, 1.0
	v_fmac_f32_e32 v87, v104, v87
	v_div_scale_f32 v104, vcc, 1.0, v131, 1.0
	v_mul_f32_e32 v105, v104, v87
	v_fma_f32 v207, -v85, v105, v104
	v_fmac_f32_e32 v105, v207, v87
	v_div_scale_f32 v207, s[0:1], v205, v205, 1.0
	v_rcp_f32_e32 v209, v207
	v_fma_f32 v85, -v85, v105, v104
	v_div_fmas_f32 v85, v85, v87, v105
	v_div_fixup_f32 v104, v85, v131, 1.0
	v_fma_f32 v85, -v207, v209, 1.0
	v_fmac_f32_e32 v209, v85, v209
	v_div_scale_f32 v85, vcc, 1.0, v205, 1.0
	v_mul_f32_e32 v87, v85, v209
	v_fma_f32 v105, -v207, v87, v85
	s_waitcnt vmcnt(17)
	v_pk_fma_f32 v[2:3], v[112:113], v[14:15], v[2:3] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v87, v105, v209
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[2:3], v[114:115], v[18:19], v[2:3] op_sel_hi:[0,1,1]
	v_fma_f32 v85, -v207, v87, v85
	v_div_fmas_f32 v85, v85, v209, v87
	v_div_fixup_f32 v226, v85, v205, 1.0
	v_pk_fma_f32 v[44:45], v[204:205], v[44:45], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[44:45], v[206:207], v[48:49], v[44:45] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[204:205], v[42:43], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[44:45], v[208:209], v[52:53], v[44:45] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[206:207], v[46:47], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[44:45], v[210:211], v[56:57], v[44:45] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[204:205], v[134:135], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[42:43], v[208:209], v[50:51], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[44:45], v[212:213], v[150:151], v[44:45] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[206:207], v[138:139], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[210:211], v[54:55], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[132:133], v[204:205], v[132:133], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[134:135], v[208:209], v[142:143], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[212:213], v[148:149], v[42:43] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[132:133], v[206:207], v[136:137], v[132:133] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[210:211], v[146:147], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[132:133], v[208:209], v[140:141], v[132:133] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[212:213], v[154:155], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[132:133], v[210:211], v[144:145], v[132:133] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[132:133], v[212:213], v[152:153], v[132:133] op_sel_hi:[0,1,1]
	.loc	1 41 0
	s_ashr_i32 s69, s68, 31
	v_mov_b64_e32 v[228:229], s[68:69]
	.loc	1 40 0
	v_pk_fma_f32 v[24:25], v[106:107], v[24:25], 0 op_sel_hi:[0,1,0]
	.loc	1 41 0
	v_mad_i64_i32 v[230:231], s[0:1], v63, s97, v[228:229]
	.loc	1 40 0
	v_pk_fma_f32 v[24:25], v[108:109], v[28:29], v[24:25] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_mad_i64_i32 v[130:131], s[0:1], v130, s97, v[228:229]
	v_lshlrev_b64 v[228:229], 7, v[230:231]
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[106:107], v[22:23], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[24:25], v[110:111], v[32:33], v[24:25] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_lshl_add_u64 v[228:229], s[36:37], 0, v[228:229]
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[108:109], v[26:27], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[112:113], v[36:37], v[24:25] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_lshl_add_u64 v[228:229], v[228:229], 0, v[66:67]
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[110:111], v[30:31], v[22:23] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[44:45], v[214:215], v[158:159], v[44:45] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[214:215], v[156:157], v[42:43] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[134:135], v[214:215], v[162:163], v[134:135] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(9)
	v_pk_fma_f32 v[44:45], v[218:219], v[166:167], v[44:45] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[44:45], v[222:223], v[174:175], v[44:45] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[2:3], v[216:217], v[180:181], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[218:219], v[164:165], v[42:43] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[44:45], v[104:105], v[44:45] op_sel_hi:[0,1]
	v_pk_fma_f32 v[42:43], v[222:223], v[172:173], v[42:43] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[2:3], v[220:221], v[188:189], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[218:219], v[170:171], v[134:135] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[2:3], v[224:225], v[196:197], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[6:7], v[226:227], v[2:3] op_sel_hi:[0,1]
	v_pk_fma_f32 v[2:3], v[106:107], v[4:5], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[2:3], v[108:109], v[8:9], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[110:111], v[12:13], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[112:113], v[16:17], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[114:115], v[20:21], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[216:217], v[182:183], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[220:221], v[190:191], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[224:225], v[198:199], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[8:9], v[226:227], v[2:3] op_sel_hi:[0,1]
	.loc	1 41 0
	v_bfe_u32 v2, v44, 16, 1
	.loc	1 40 0
	v_pk_mul_f32 v[42:43], v[104:105], v[42:43] op_sel_hi:[0,1]
	.loc	1 41 0
	v_bfe_u32 v3, v45, 16, 1
	v_add3_u32 v2, v44, v2, s94
	.loc	1 40 0
	v_pk_fma_f32 v[132:133], v[214:215], v[160:161], v[132:133] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[222:223], v[178:179], v[134:135] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_bfe_u32 v4, v42, 16, 1
	v_add3_u32 v3, v45, v3, s94
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v44, v44
	.loc	1 40 0
	v_pk_fma_f32 v[132:133], v[218:219], v[168:169], v[132:133] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[134:135], v[104:105], v[134:135] op_sel_hi:[0,1]
	.loc	1 41 0
	v_bfe_u32 v5, v43, 16, 1
	v_add3_u32 v4, v42, v4, s94
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v129, v2, vcc
	v_cmp_o_f32_e32 vcc, v45, v45
	.loc	1 40 0
	v_pk_fma_f32 v[132:133], v[222:223], v[176:177], v[132:133] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_bfe_u32 v10, v134, 16, 1
	v_add3_u32 v5, v43, v5, s94
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v129, v3, vcc
	v_cmp_o_f32_e32 vcc, v42, v42
	.loc	1 40 0
	v_pk_mul_f32 v[132:133], v[104:105], v[132:133] op_sel_hi:[0,1]
	.loc	1 41 0
	v_bfe_u32 v11, v135, 16, 1
	v_add3_u32 v10, v134, v10, s94
	v_lshrrev_b32_e32 v14, 16, v5
	v_perm_b32 v5, v3, v2, s89
	v_cndmask_b32_e32 v2, v129, v4, vcc
	v_cmp_o_f32_e32 vcc, v43, v43
	v_bfe_u32 v12, v132, 16, 1
	v_add3_u32 v11, v135, v11, s94
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v3, v129, v14, vcc
	v_cmp_o_f32_e32 vcc, v134, v134
	v_bfe_u32 v13, v133, 16, 1
	v_add3_u32 v12, v132, v12, s94
	v_lshrrev_b32_e32 v11, 16, v11
	v_perm_b32 v4, v3, v2, s89
	v_cndmask_b32_e32 v2, v129, v10, vcc
	v_cmp_o_f32_e32 vcc, v135, v135
	v_add3_u32 v13, v133, v13, s94
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v3, v129, v11, vcc
	v_cmp_o_f32_e32 vcc, v132, v132
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v3, v3, v2, s89
	v_cndmask_b32_e32 v2, v129, v12, vcc
	v_cmp_o_f32_e32 vcc, v133, v133
	.loc	1 40 0
	v_pk_fma_f32 v[24:25], v[114:115], v[40:41], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[22:23], v[112:113], v[34:35], v[22:23] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_cndmask_b32_e32 v10, v129, v13, vcc
	v_perm_b32 v2, v10, v2, s89
	.loc	1 40 0
	v_pk_fma_f32 v[24:25], v[216:217], v[186:187], v[24:25] op_sel_hi:[0,1,1]
	.loc	1 41 0
	global_store_dwordx4 v[228:229], v[2:5], off
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[114:115], v[38:39], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[220:221], v[194:195], v[24:25] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_bfe_u32 v2, v8, 16, 1
	v_bfe_u32 v3, v9, 16, 1
	v_add3_u32 v2, v8, v2, s94
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[216:217], v[184:185], v[22:23] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[24:25], v[224:225], v[202:203], v[24:25] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_bfe_u32 v4, v6, 16, 1
	v_add3_u32 v3, v9, v3, s94
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v8, v8
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[220:221], v[192:193], v[22:23] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[24:25], v[226:227], v[24:25] op_sel_hi:[0,1]
	.loc	1 41 0
	v_bfe_u32 v5, v7, 16, 1
	v_add3_u32 v4, v6, v4, s94
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v129, v2, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	.loc	1 40 0
	v_pk_fma_f32 v[22:23], v[224:225], v[200:201], v[22:23] op_sel_hi:[0,1,1]
	.loc	1 41 0
	v_bfe_u32 v10, v24, 16, 1
	v_add3_u32 v5, v7, v5, s94
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v129, v3, vcc
	v_cmp_o_f32_e32 vcc, v6, v6
	.loc	1 40 0
	v_pk_mul_f32 v[22:23], v[226:227], v[22:23] op_sel_hi:[0,1]
	.loc	1 41 0
	v_bfe_u32 v11, v25, 16, 1
	v_add3_u32 v10, v24, v10, s94
	v_lshrrev_b32_e32 v14, 16, v5
	v_perm_b32 v5, v3, v2, s89
	v_cndmask_b32_e32 v2, v129, v4, vcc
	v_cmp_o_f32_e32 vcc, v7, v7
	v_bfe_u32 v12, v22, 16, 1
	v_add3_u32 v11, v25, v11, s94
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v3, v129, v14, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_bfe_u32 v13, v23, 16, 1
	v_add3_u32 v12, v22, v12, s94
	v_lshrrev_b32_e32 v11, 16, v11
	v_perm_b32 v4, v3, v2, s89
	v_cndmask_b32_e32 v2, v129, v10, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_add3_u32 v13, v23, v13, s94
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v3, v129, v11, vcc
	v_cmp_o_f32_e32 vcc, v22, v22
	v_lshlrev_b64 v[130:131], 7, v[130:131]
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v3, v3, v2, s89
	v_cndmask_b32_e32 v2, v129, v12, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	v_lshl_add_u64 v[130:131], s[36:37], 0, v[130:131]
	v_lshl_add_u64 v[130:131], v[130:131], 0, v[66:67]
	v_cndmask_b32_e32 v6, v129, v13, vcc
	v_perm_b32 v2, v6, v2, s89
	global_store_dwordx4 v[130:131], v[2:5], off
	.loc	1 42 0
	global_load_dwordx2 v[2:3], v67, s[30:31]
	s_nop 0
	global_load_dwordx2 v[4:5], v67, s[8:9]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s38, v2
	v_readfirstlane_b32 s39, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s40, v4
	v_readfirstlane_b32 s41, v5
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[30:31], s[60:61]
	s_cbranch_execz .LBB0_5
	s_mov_b64 s[36:37], exec
	v_mbcnt_lo_u32_b32 v2, s36, 0
	v_mbcnt_hi_u32_b32 v2, s37, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[0:1], exec, vcc
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB0_5
	s_sub_u32 s0, s38, s40
	s_subb_u32 s1, s39, s41
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 28
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	v_readlane_b32 s2, v232, 33
	s_add_u32 s0, s2, s0
	v_readlane_b32 s2, v232, 34
	s_addc_u32 s1, s2, s1
	s_bcnt1_i32_b64 s2, s[36:37]
	v_mov_b32_e32 v2, s2
	global_atomic_add v67, v2, s[0:1] sc1
	s_branch .LBB0_5
.LBB0_57:
	v_readlane_b32 s30, v232, 3
	v_readlane_b32 s31, v232, 4
	v_readlane_b32 s16, v232, 5
	v_readlane_b32 s34, v232, 2
	s_cbranch_execnz .LBB0_2
.LBB0_58:
	.loc	1 16 0
	s_add_i32 s0, s47, -1
	s_sub_i32 s1, 1, s47
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
	s_add_i32 s0, s46, s0
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
	s_add_u32 s8, s44, s0
	s_addc_u32 s9, s45, s1
	s_ashr_i32 s1, s46, 31
	s_mov_b32 s0, s46
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s18, s44, s0
	s_addc_u32 s19, s45, s1
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
	s_add_i32 s0, s52, 15
	s_lshl_b32 s27, s84, 1
	s_ashr_i32 s1, s0, 31
	s_add_i32 s17, s27, s82
	s_lshr_b32 s1, s1, 28
	s_mul_i32 s17, s17, s46
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
	s_lshl_b32 s25, s55, 4
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
	s_mul_i32 s6, s2, s57
	s_mul_hi_u32 s7, s2, s56
	s_add_i32 s6, s7, s6
	s_mul_i32 s3, s3, s56
	s_add_i32 s7, s6, s3
	s_mul_i32 s6, s2, s56
	v_lshl_add_u64 v[10:11], s[6:7], 1, v[6:7]
	v_mov_b32_e32 v12, v3
	s_mov_b32 s26, s14
	s_branch .LBB0_64
.LBB0_63:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s26, s26, s55
	s_cmp_lt_i32 s26, s22
	v_add_u32_e32 v12, s25, v12
	s_cbranch_scc0 .LBB0_66
.LBB0_64:
	v_cmp_gt_i32_e32 vcc, s52, v12
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
	s_mul_i32 s6, s2, s57
	s_mul_hi_u32 s7, s2, s56
	s_add_i32 s6, s7, s6
	s_mul_i32 s3, s3, s56
	s_add_i32 s7, s6, s3
	s_mul_i32 s6, s2, s56
	v_lshl_add_u64 v[10:11], s[6:7], 1, v[6:7]
	v_mov_b32_e32 v12, v3
	s_mov_b32 s26, s14
	s_branch .LBB0_68
.LBB0_67:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s26, s26, s55
	s_cmp_lt_i32 s26, s22
	v_add_u32_e32 v12, s25, v12
	s_cbranch_scc0 .LBB0_60
.LBB0_68:
	v_cmp_gt_i32_e32 vcc, s52, v12
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
	s_mov_b32 s7, s53
	v_lshl_add_u64 v[4:5], s[64:65], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
	v_subrev_u32_e32 v1, s2, v1
	s_lshl_b32 s10, s55, 4
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
	s_mul_i32 s15, s4, s57
	s_mul_hi_u32 s20, s4, s56
	s_add_i32 s15, s20, s15
	s_mul_i32 s5, s5, s56
	s_add_i32 s5, s15, s5
	s_mul_i32 s4, s4, s56
	v_lshl_add_u64 v[6:7], s[4:5], 1, v[2:3]
	v_mov_b32_e32 v8, v1
	s_mov_b32 s15, s14
	s_branch .LBB0_76
.LBB0_75:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s15, s15, s55
	s_cmp_lt_i32 s15, s22
	v_add_u32_e32 v8, s10, v8
	s_cbranch_scc0 .LBB0_72
.LBB0_76:
	v_cmp_gt_i32_e32 vcc, s52, v8
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
	s_lshl_b32 s0, s46, 6
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
	v_cmp_gt_i32_e32 vcc, s47, v1
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
		.amdhsa_next_free_vgpr 268
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 236
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
	.set ulysses_attention.num_vgpr, 233
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
    .vgpr_count:     268
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
