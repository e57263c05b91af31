; lds 16384
	.file	1 "ring_attention"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	ring_attention
	.p2align	8
	.type	ring_attention,@function
ring_attention:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dwordx2 s[48:49], s[0:1], 0x60
	s_load_dword s50, s[0:1], 0x68
	s_load_dword s33, s[0:1], 0x90
	s_load_dword s21, s[0:1], 0x88
	s_load_dword s20, s[0:1], 0x80
	s_load_dwordx4 s[40:43], s[0:1], 0x50
	.loc	1 10 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s17, s50
	v_cvt_f32_u32_e32 v1, s17
	.loc	1 9 0
	s_add_i32 s18, s48, 31
	.loc	1 10 0
	s_sub_i32 s22, 0, s17
	.loc	1 9 0
	s_ashr_i32 s19, s18, 31
	.loc	1 10 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 9 0
	s_lshr_b32 s19, s19, 27
	s_add_i32 s18, s18, s19
	.loc	1 10 0
	s_abs_i32 s19, s49
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 9 0
	s_ashr_i32 s74, s18, 5
	.loc	1 10 0
	s_xor_b32 s18, s49, s50
	s_ashr_i32 s18, s18, 31
	v_readfirstlane_b32 s23, v1
	s_mul_i32 s22, s22, s23
	s_mul_hi_u32 s22, s23, s22
	s_add_i32 s23, s23, s22
	s_mul_hi_u32 s22, s19, s23
	s_mul_i32 s23, s22, s17
	s_sub_i32 s19, s19, s23
	s_add_i32 s23, s22, 1
	s_sub_i32 s24, s19, s17
	s_cmp_ge_u32 s19, s17
	s_cselect_b32 s22, s23, s22
	s_cselect_b32 s19, s24, s19
	s_add_i32 s23, s22, 1
	s_cmp_ge_u32 s19, s17
	s_cselect_b32 s17, s23, s22
	s_xor_b32 s17, s17, s18
	s_sub_i32 s17, s17, s18
	.loc	1 11 0
	s_add_i32 s76, s20, -1
	s_add_i32 s75, s43, -1
	s_mul_i32 s76, s76, s75
	.loc	1 12 0
	s_cmp_ge_i32 s16, s21
	s_mov_b64 s[18:19], -1
	s_cbranch_scc0 .LBB0_57
	.loc	1 10 0
	s_mul_i32 s77, s74, s49
	.loc	1 17 0
	s_sub_i32 s78, s16, s21
	s_mul_i32 s79, s77, s43
	s_cmp_ge_i32 s78, s79
	s_cbranch_scc1 .LBB0_56
	.loc	1 22 0
	s_abs_i32 s83, s43
	v_cvt_f32_u32_e32 v8, s83
	s_load_dword s22, s[0:1], 0x84
	s_load_dword s80, s[0:1], 0x7c
	s_load_dwordx4 s[44:47], s[0:1], 0x38
	s_load_dwordx2 s[52:53], s[0:1], 0x48
	.loc	1 16 0
	s_mul_hi_i32 s19, s48, s50
	s_mul_i32 s18, s48, s50
	.loc	1 22 0
	v_rcp_iflag_f32_e32 v8, v8
	.loc	1 16 0
	s_lshl_b64 s[54:55], s[18:19], 6
	.loc	1 29 0
	s_ashr_i32 s18, s48, 31
	.loc	1 17 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s81, s22, s21
	.loc	1 22 0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	.loc	1 29 0
	s_lshr_b32 s18, s18, 26
	.loc	1 22 0
	s_sub_i32 s21, 0, s83
	.loc	1 29 0
	s_add_i32 s18, s48, s18
	.loc	1 22 0
	v_readfirstlane_b32 s22, v8
	s_mul_i32 s21, s21, s22
	.loc	1 29 0
	s_mul_i32 s82, s20, s43
	s_ashr_i32 s20, s18, 6
	.loc	1 22 0
	s_add_i32 s18, s75, s42
	s_mul_hi_u32 s21, s22, s21
	s_ashr_i32 s19, s18, 31
	s_abs_i32 s18, s18
	s_add_i32 s84, s22, s21
	s_mul_hi_u32 s21, s18, s84
	s_mul_i32 s21, s21, s83
	s_sub_i32 s18, s18, s21
	.loc	1 16 0
	s_ashr_i32 s51, s50, 31
	.loc	1 29 0
	s_add_i32 s82, s82, -1
	.loc	1 22 0
	s_sub_i32 s21, s18, s83
	.loc	1 29 0
	v_and_b32_e32 v5, 64, v0
	.loc	1 22 0
	s_cmp_ge_u32 s18, s83
	.loc	1 29 0
	v_lshrrev_b32_e32 v6, 2, v5
	v_and_b32_e32 v13, 15, v0
	.loc	1 22 0
	s_cselect_b32 s18, s21, s18
	.loc	1 29 0
	v_or_b32_e32 v7, v6, v13
	v_and_b32_e32 v6, 48, v0
	v_lshlrev_b32_e32 v9, 3, v0
	.loc	1 22 0
	s_sub_i32 s21, s18, s83
	.loc	1 29 0
	v_and_b32_e32 v35, 0x78, v0
	v_and_b32_e32 v34, 56, v9
	.loc	1 22 0
	s_cmp_ge_u32 s18, s83
	v_lshlrev_b32_e32 v8, 4, v0
	v_lshlrev_b32_e32 v16, 3, v13
	v_lshrrev_b32_e32 v9, 1, v6
	.loc	1 17 0
	v_add_u32_e32 v12, 0, v5
	.loc	1 22 0
	s_cselect_b32 s18, s21, s18
	v_xor_b32_e32 v162, v8, v35
	v_lshlrev_b32_e32 v8, 7, v13
	v_lshlrev_b32_e32 v5, 5, v5
	v_xor_b32_e32 v17, v16, v9
	s_xor_b32 s18, s18, s19
	v_or3_b32 v163, v17, v5, v8
	v_and_b32_e32 v5, 6, v0
	s_sub_i32 s18, s18, s19
	v_lshlrev_b32_e32 v20, 2, v5
	v_bfe_i32 v21, v0, 0, 1
	s_movk_i32 s19, 0x440
	v_and_or_b32 v20, v21, s19, v20
	.loc	1 29 0
	v_and_b32_e32 v1, 63, v0
	v_mov_b32_e32 v37, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v36, 1, v34
	v_xor_b32_e32 v20, v20, v35
	v_lshl_add_u64 v[38:39], s[2:3], 0, v[36:37]
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	v_lshl_or_b32 v164, v5, 10, v20
	v_or_b32_e32 v5, v8, v16
	s_add_i32 s85, s76, -1
	s_and_b64 s[56:57], vcc, s[2:3]
	v_xor_b32_e32 v165, v5, v9
	v_lshlrev_b32_e32 v5, 2, v0
	s_cmp_gt_i32 s48, 63
	v_xor_b32_e32 v166, 0x80, v5
	v_and_b32_e32 v5, 32, v0
	s_cselect_b64 s[58:59], -1, 0
	s_cmpk_gt_i32 s48, 0x7f
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_cselect_b64 s[60:61], -1, 0
	s_and_b64 vcc, vcc, s[2:3]
	s_cmp_gt_i32 s43, 0
	s_cselect_b64 s[62:63], -1, 0
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[2:3], s[18:19], 3
	s_add_u32 s64, s40, s2
	s_addc_u32 s65, s41, s3
	s_ashr_i32 s3, s42, 31
	s_mov_b32 s2, s42
	s_lshl_b64 s[2:3], s[2:3], 3
	.loc	1 29 0
	v_and_b32_e32 v14, 31, v0
	s_add_u32 s66, s40, s2
	v_lshlrev_b32_e32 v42, 2, v14
	v_bfrev_b32_e32 v5, 1
	s_addc_u32 s67, s41, s3
	s_abs_i32 s86, s77
	v_cndmask_b32_e32 v167, v5, v42, vcc
	v_cvt_f32_u32_e32 v5, s86
	.loc	1 17 0
	v_lshlrev_b32_e32 v8, 8, v7
	v_mov_b32_e32 v9, v37
	v_lshl_add_u64 v[8:9], s[44:45], 0, v[8:9]
	v_rcp_iflag_f32_e32 v5, v5
	v_mov_b32_e32 v7, v37
	v_lshl_add_u64 v[40:41], v[8:9], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 2, v0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	s_abs_i32 s87, s74
	v_and_b32_e32 v168, 4, v6
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_f32_u32_e32 v6, s87
	s_abs_i32 s90, s17
	s_sub_i32 s2, 0, s86
	v_readfirstlane_b32 s3, v5
	v_rcp_iflag_f32_e32 v5, v6
	v_cvt_f32_u32_e32 v6, s90
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v6, v6
	s_add_i32 s89, s3, s2
	s_sub_i32 s2, 0, s87
	v_readfirstlane_b32 s3, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v5, v5
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	.loc	1 29 0
	v_lshrrev_b32_e32 v160, 3, v0
	s_add_i32 s92, s3, s2
	s_sub_i32 s2, 0, s90
	v_readfirstlane_b32 s3, v5
	.loc	1 17 0
	v_and_b32_e32 v5, 7, v0
	s_mul_i32 s2, s2, s3
	v_lshlrev_b32_e32 v46, 4, v5
	v_lshlrev_b32_e32 v5, 2, v160
	s_mul_hi_u32 s2, s3, s2
	v_or_b32_e32 v6, 0x43, v5
	s_add_i32 s94, s3, s2
	v_mad_i64_i32 v[6:7], s[2:3], v6, s50, 0
	v_lshlrev_b64 v[48:49], 7, v[6:7]
	v_or_b32_e32 v6, 0x42, v5
	v_mad_i64_i32 v[6:7], s[2:3], v6, s50, 0
	v_lshlrev_b64 v[50:51], 7, v[6:7]
	v_or_b32_e32 v6, 0x41, v5
	v_mad_i64_i32 v[6:7], s[2:3], v6, s50, 0
	v_or_b32_e32 v5, 64, v5
	v_lshlrev_b64 v[52:53], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s50, 0
	v_or_b32_e32 v5, 0x70, v160
	v_lshlrev_b64 v[54:55], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s50, 0
	v_or_b32_e32 v5, 0x60, v160
	.loc	1 29 0
	v_lshlrev_b32_e32 v4, 3, v35
	.loc	1 17 0
	v_lshlrev_b64 v[56:57], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s50, 0
	v_or_b32_e32 v5, 0x50, v160
	v_lshl_add_u64 v[44:45], s[8:9], 0, v[36:37]
	v_lshlrev_b32_e32 v36, 2, v4
	v_mad_i64_i32 v[4:5], s[2:3], v5, s50, 0
	.loc	1 29 0
	v_or_b32_e32 v161, 16, v160
	.loc	1 17 0
	v_lshlrev_b64 v[60:61], 7, v[4:5]
	v_or_b32_e32 v4, 64, v160
	.loc	1 29 0
	v_lshrrev_b32_e32 v11, 1, v35
	v_lshlrev_b32_e32 v2, 6, v161
	.loc	1 17 0
	v_mad_i64_i32 v[4:5], s[2:3], v4, s50, 0
	.loc	1 29 0
	v_or_b32_e32 v3, 32, v160
	v_or_b32_e32 v10, 48, v160
	v_xor_b32_e32 v15, 8, v162
	v_xor_b32_e32 v17, 32, v163
	v_xor_b32_e32 v18, 64, v163
	v_xor_b32_e32 v19, 0x60, v163
	v_xor_b32_e32 v20, 8, v164
	v_xor_b32_e32 v21, 16, v164
	v_xor_b32_e32 v22, 24, v164
	v_xor_b32_e32 v23, 32, v164
	v_xor_b32_e32 v24, 40, v164
	v_xor_b32_e32 v25, 48, v164
	v_xor_b32_e32 v26, 56, v164
	v_lshlrev_b32_e32 v8, 2, v13
	v_mov_b32_e32 v43, v37
	.loc	1 17 0
	s_max_i32 s95, s20, 2
	v_lshlrev_b64 v[62:63], 7, v[4:5]
	v_lshlrev_b32_e32 v64, 2, v2
	.loc	1 29 0
	v_or_b32_e32 v2, 1, v11
	v_or_b32_e32 v4, 2, v11
	v_or_b32_e32 v5, 3, v11
	v_add_u32_e32 v169, 0, v16
	s_ashr_i32 s88, s77, 31
	s_ashr_i32 s91, s74, 31
	s_ashr_i32 s93, s17, 31
	.loc	1 17 0
	s_add_i32 s95, s95, -1
	v_mov_b32_e32 v47, v37
	s_lshl_b64 s[68:69], s[50:51], 13
	v_lshlrev_b64 v[58:59], 7, v[6:7]
	v_add_u32_e32 v170, v12, v8
	v_add_u32_e32 v171, 0, v17
	v_add_u32_e32 v172, 0, v18
	v_add_u32_e32 v173, 0, v19
	s_mov_b32 s51, 0x5040100
	s_mov_b32 s96, 0x7060302
	s_movk_i32 s97, 0x7fff
	s_mov_b32 s39, 0x27000
	s_mov_b32 s38, 0x7ffffffe
	v_add_u32_e32 v174, 0, v15
	v_add_u32_e32 v175, 0, v20
	v_add_u32_e32 v176, 0, v21
	v_add_u32_e32 v177, 0, v22
	v_add_u32_e32 v178, 0, v23
	v_add_u32_e32 v179, 0, v24
	v_add_u32_e32 v180, 0, v25
	v_add_u32_e32 v181, 0, v26
	v_mad_i64_i32 v[66:67], s[2:3], s50, v3, 0
	v_mad_i64_i32 v[68:69], s[2:3], s50, v10, 0
	v_mad_i64_i32 v[70:71], s[2:3], s50, v11, 0
	v_mad_i64_i32 v[72:73], s[2:3], s50, v2, 0
	v_mad_i64_i32 v[74:75], s[2:3], s50, v4, 0
	v_mad_i64_i32 v[76:77], s[2:3], s50, v5, 0
	v_xor_b32_e32 v182, 32, v165
	v_xor_b32_e32 v183, 64, v165
	v_xor_b32_e32 v184, 0x60, v165
	v_xor_b32_e32 v185, 8, v165
	v_xor_b32_e32 v186, 40, v165
	v_xor_b32_e32 v187, 0x48, v165
	v_xor_b32_e32 v188, 0x68, v165
	v_xor_b32_e32 v189, 16, v165
	v_xor_b32_e32 v190, 48, v165
	v_xor_b32_e32 v191, 0x50, v165
	v_xor_b32_e32 v192, 0x70, v165
	v_xor_b32_e32 v193, 24, v165
	v_xor_b32_e32 v194, 56, v165
	v_xor_b32_e32 v195, 0x58, v165
	v_xor_b32_e32 v196, 0x78, v165
	v_mov_b32_e32 v197, 0x7fff
	v_mad_i64_i32 v[78:79], s[2:3], s50, v161, 0
	v_mad_i64_i32 v[80:81], s[2:3], s50, v160, 0
	v_lshl_add_u64 v[82:83], s[46:47], 0, v[42:43]
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
.LBB0_4:
	s_add_i32 s78, s81, s78
	s_cmp_lt_i32 s78, s79
	s_cbranch_scc0 .LBB0_56
.LBB0_5:
	.loc	1 18 0
	s_abs_i32 s22, s78
	s_mul_hi_u32 s8, s22, s89
	s_mul_i32 s9, s8, s86
	s_ashr_i32 s3, s78, 31
	s_sub_i32 s9, s22, s9
	s_xor_b32 s2, s3, s88
	s_add_i32 s18, s8, 1
	s_sub_i32 s19, s9, s86
	s_cmp_ge_u32 s9, s86
	s_cselect_b32 s8, s18, s8
	s_cselect_b32 s9, s19, s9
	s_add_i32 s18, s8, 1
	s_cmp_ge_u32 s9, s86
	s_cselect_b32 s8, s18, s8
	s_xor_b32 s8, s8, s2
	s_sub_i32 s24, s8, s2
	.loc	1 23 0
	s_mul_i32 s2, s24, s75
	s_add_i32 s2, s2, s42
	s_ashr_i32 s8, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s9, s2, s84
	s_mul_i32 s9, s9, s83
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s83
	s_cmp_ge_u32 s2, s83
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s83
	s_cmp_ge_u32 s2, s83
	s_cselect_b32 s2, s9, s2
	s_xor_b32 s2, s2, s8
	s_sub_i32 s98, s2, s8
	.loc	1 24 0
	s_add_i32 s2, s85, s24
	.loc	1 28 0
	s_lshr_b32 s8, s2, 31
	s_add_i32 s23, s2, s8
	.loc	1 24 0
	s_and_b32 s8, s23, -2
	s_sub_i32 s2, s2, s8
	.loc	1 25 0
	s_cmp_lg_u32 s98, s42
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_eq_u32 s98, s42
	s_mov_b64 s[18:19], s[4:5]
	s_mov_b64 s[20:21], s[6:7]
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_7
	.loc	1 25 0
	s_lshl_b32 s20, s2, 1
	s_ashr_i32 s18, s20, 31
	s_mul_i32 s21, s54, s18
	s_mul_hi_u32 s18, s54, s20
	s_add_i32 s18, s18, s21
	s_mul_i32 s19, s55, s20
	s_add_i32 s19, s18, s19
	s_mul_i32 s18, s54, s20
	s_lshl_b64 s[18:19], s[18:19], 1
	s_add_u32 s18, s10, s18
	s_addc_u32 s19, s11, s19
	.loc	1 26 0
	s_or_b32 s20, s20, 1
	s_mul_hi_u32 s25, s54, s20
	s_add_i32 s21, s25, s21
	s_mul_i32 s25, s55, s20
	s_add_i32 s21, s21, s25
	s_mul_i32 s20, s54, s20
	s_lshl_b64 s[20:21], s[20:21], 1
	s_add_u32 s20, s10, s20
	s_addc_u32 s21, s11, s21
.LBB0_7:
	.loc	1 19 0
	s_mul_i32 s24, s24, s77
	s_sub_i32 s24, s78, s24
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	s_mul_hi_u32 s26, s24, s92
	s_mul_i32 s27, s26, s87
	s_sub_i32 s24, s24, s27
	s_xor_b32 s25, s25, s91
	s_add_i32 s27, s26, 1
	s_sub_i32 s28, s24, s87
	s_cmp_ge_u32 s24, s87
	s_cselect_b32 s26, s27, s26
	s_cselect_b32 s24, s28, s24
	s_add_i32 s27, s26, 1
	s_cmp_ge_u32 s24, s87
	s_cselect_b32 s24, s27, s26
	s_xor_b32 s24, s24, s25
	s_sub_i32 s72, s24, s25
	s_mul_hi_u32 s24, s22, s92
	s_mul_i32 s24, s24, s87
	s_sub_i32 s22, s22, s24
	s_sub_i32 s24, s22, s87
	s_cmp_ge_u32 s22, s87
	s_cselect_b32 s22, s24, s22
	s_sub_i32 s24, s22, s87
	s_cmp_ge_u32 s22, s87
	s_cselect_b32 s22, s24, s22
	s_xor_b32 s22, s22, s3
	s_sub_i32 s99, s22, s3
	.loc	1 20 0
	s_abs_i32 s22, s72
	s_mul_hi_u32 s24, s22, s94
	s_mul_i32 s25, s24, s90
	s_ashr_i32 s73, s72, 31
	s_sub_i32 s22, s22, s25
	s_xor_b32 s3, s73, s93
	s_add_i32 s25, s24, 1
	s_sub_i32 s26, s22, s90
	s_cmp_ge_u32 s22, s90
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s22, s26, s22
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s22, s90
	s_cselect_b32 s22, s25, s24
	.loc	1 29 0
	s_lshl_b32 s24, s99, 5
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v4, s24, v160
	v_or_b32_e32 v5, s24, v161
	v_mov_b64_e32 v[2:3], s[72:73]
	v_mad_i64_i32 v[92:93], s[24:25], v4, s49, v[2:3]
	v_mad_i64_i32 v[94:95], s[24:25], v5, s49, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[92:93]
	v_lshlrev_b64 v[4:5], 7, v[94:95]
	v_lshl_add_u64 v[2:3], v[38:39], 0, v[2:3]
	v_lshl_add_u64 v[6:7], v[38:39], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v43, 0, v162
	v_add_u32_e32 v10, 0, v163
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 20 0
	s_xor_b32 s22, s22, s3
	.loc	1 27 0
	s_mul_i32 s2, s2, s50
	.loc	1 20 0
	s_sub_i32 s22, s22, s3
	.loc	1 27 0
	s_add_i32 s2, s22, s2
	s_lshl_b32 s70, s2, 5
	.loc	1 29 0
	s_andn2_b64 vcc, exec, s[8:9]
	.loc	1 28 0
	s_ashr_i32 s71, s70, 31
	.loc	1 29 0
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v174, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[84:85], v10
	ds_read_b64 v[86:87], v171
	ds_read_b64 v[88:89], v172
	ds_read_b64 v[90:91], v173
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	v_cmp_ne_u32_e64 s[2:3], 1, v2
	s_cbranch_vccnz .LBB0_14
	s_ashr_i32 s23, s23, 1
	.loc	1 28 0
	s_lshl_b64 s[8:9], s[70:71], 2
	s_add_u32 s8, s12, s8
	s_addc_u32 s9, s13, s9
	s_add_i32 s23, s23, 1
	s_mul_i32 s23, s23, s33
	s_branch .LBB0_11
.LBB0_9:
	s_or_b64 exec, exec, s[26:27]
	v_readfirstlane_b32 s26, v2
	s_nop 1
	v_mov_b32_e32 v2, s26
	ds_write_b32 v37, v2
.LBB0_10:
	s_or_b64 exec, exec, s[24:25]
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s23, v2
	s_cbranch_vccz .LBB0_14
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 28 0
	s_and_saveexec_b64 s[24:25], s[56:57]
	s_cbranch_execz .LBB0_10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_9
	.loc	1 29 0
	global_load_dword v2, v37, s[8:9] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_9
.LBB0_14:
	v_cndmask_b32_e64 v2, 0, 1, s[58:59]
	v_cmp_ne_u32_e64 s[8:9], 1, v2
	s_andn2_b64 vcc, exec, s[58:59]
	s_ashr_i32 s23, s22, 31
	s_cbranch_vccnz .LBB0_23
	v_lshl_add_u64 v[2:3], v[80:81], 0, s[22:23]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[18:19], 0, v[2:3]
	v_lshlrev_b32_e32 v4, 1, v34
	v_mov_b32_e32 v5, v37
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_24
.LBB0_16:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_25
.LBB0_17:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v13, v10
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_26
.LBB0_18:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_27
.LBB0_19:
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_28
.LBB0_20:
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_29
.LBB0_21:
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_30
.LBB0_22:
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_branch .LBB0_31
.LBB0_23:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_16
.LBB0_24:
	v_lshl_add_u64 v[6:7], v[78:79], 0, s[22:23]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[18:19], 0, v[6:7]
	v_lshlrev_b32_e32 v8, 1, v34
	v_mov_b32_e32 v9, v37
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_17
.LBB0_25:
	v_lshl_add_u64 v[10:11], v[66:67], 0, s[22:23]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[18:19], 0, v[10:11]
	v_lshlrev_b32_e32 v12, 1, v34
	v_mov_b32_e32 v13, v37
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[12:13]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_18
.LBB0_26:
	v_lshl_add_u64 v[14:15], v[68:69], 0, s[22:23]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[18:19], 0, v[14:15]
	v_lshlrev_b32_e32 v16, 1, v34
	v_mov_b32_e32 v17, v37
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[16:17]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_19
.LBB0_27:
	v_lshl_add_u64 v[14:15], v[70:71], 0, s[22:23]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[20:21], 0, v[14:15]
	v_lshlrev_b32_e32 v16, 1, v34
	v_mov_b32_e32 v17, v37
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[16:17]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_20
.LBB0_28:
	v_lshl_add_u64 v[22:23], v[72:73], 0, s[22:23]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[20:21], 0, v[22:23]
	v_lshlrev_b32_e32 v24, 1, v34
	v_mov_b32_e32 v25, v37
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[24:25]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_21
.LBB0_29:
	v_lshl_add_u64 v[26:27], v[74:75], 0, s[22:23]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[20:21], 0, v[26:27]
	v_lshlrev_b32_e32 v28, 1, v34
	v_mov_b32_e32 v29, v37
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[28:29]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_22
.LBB0_30:
	v_lshl_add_u64 v[30:31], v[76:77], 0, s[22:23]
	v_lshlrev_b64 v[30:31], 7, v[30:31]
	v_lshl_add_u64 v[30:31], s[20:21], 0, v[30:31]
	v_lshlrev_b32_e32 v32, 1, v34
	v_mov_b32_e32 v33, v37
	v_lshl_add_u64 v[30:31], v[30:31], 0, v[32:33]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_31:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v43, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v174, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v174, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s51
	v_perm_b32 v3, v30, v26, s51
	v_add_u32_e32 v65, 0, v164
	ds_write_b64 v65, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s96
	v_perm_b32 v2, v22, v14, s96
	ds_write_b64 v175, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s51
	v_perm_b32 v2, v23, v15, s51
	ds_write_b64 v176, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s96
	v_perm_b32 v3, v31, v27, s96
	ds_write_b64 v177, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s51
	v_perm_b32 v3, v32, v28, s51
	ds_write_b64 v178, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s96
	v_perm_b32 v3, v32, v28, s96
	ds_write_b64 v179, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s51
	v_perm_b32 v3, v33, v29, s51
	ds_write_b64 v180, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s96
	v_perm_b32 v3, v33, v29, s96
	s_andn2_b64 vcc, exec, s[60:61]
	ds_write_b64 v181, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_34
	s_lshl_b64 s[22:23], s[22:23], 7
	s_add_u32 s20, s22, s20
	s_addc_u32 s21, s23, s21
	s_add_u32 s18, s22, s18
	s_addc_u32 s19, s23, s19
	v_lshl_add_u64 v[96:97], s[20:21], 0, v[48:49]
	v_lshl_add_u64 v[98:99], s[20:21], 0, v[50:51]
	v_lshl_add_u64 v[100:101], s[20:21], 0, v[52:53]
	v_lshl_add_u64 v[102:103], s[20:21], 0, v[54:55]
	v_lshl_add_u64 v[104:105], s[18:19], 0, v[56:57]
	v_lshl_add_u64 v[106:107], s[18:19], 0, v[58:59]
	v_lshl_add_u64 v[108:109], s[18:19], 0, v[60:61]
	v_lshl_add_u64 v[110:111], s[18:19], 0, v[62:63]
	v_mov_b32_e32 v199, 0xf149f2ca
	v_mov_b32_e32 v112, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a12, 0
	s_mov_b32 s73, s95
.LBB0_33:
	v_lshl_add_u64 v[2:3], v[110:111], 0, v[46:47]
	v_lshl_add_u64 v[6:7], v[108:109], 0, v[46:47]
	v_lshl_add_u64 v[10:11], v[106:107], 0, v[46:47]
	v_lshl_add_u64 v[14:15], v[104:105], 0, v[46:47]
	v_add_u32_e32 v136, 0, v165
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[128:131], v136 offset1:4
	v_accvgpr_read_b32 v125, a3
	v_accvgpr_read_b32 v124, a2
	v_accvgpr_read_b32 v127, a1
	v_accvgpr_read_b32 v126, a0
	v_accvgpr_read_b32 v121, a7
	v_accvgpr_read_b32 v120, a6
	v_accvgpr_read_b32 v123, a5
	v_accvgpr_read_b32 v122, a4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[128:129], v[84:85], 0
	v_add_u32_e32 v137, 0, v182
	v_mov_b32_e32 v198, v112
	v_accvgpr_read_b32 v117, a11
	v_mfma_f32_16x16x16_bf16 a[4:7], v[130:131], v[84:85], 0
	ds_read2st64_b64 v[128:131], v136 offset0:8 offset1:12
	v_accvgpr_read_b32 v116, a10
	v_accvgpr_read_b32 v119, a9
	v_accvgpr_read_b32 v118, a8
	v_accvgpr_read_b32 v113, a15
	v_accvgpr_read_b32 v112, a14
	v_accvgpr_read_b32 v115, a13
	v_accvgpr_read_b32 v114, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[128:129], v[84:85], 0
	v_add_u32_e32 v142, 0, v183
	v_add_u32_e32 v143, 0, v184
	v_lshl_add_u64 v[18:19], v[102:103], 0, v[46:47]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[130:131], v[84:85], 0
	ds_read2st64_b64 v[128:131], v137 offset1:4
	v_lshl_add_u64 v[22:23], v[100:101], 0, v[46:47]
	v_lshl_add_u64 v[26:27], v[98:99], 0, v[46:47]
	v_lshl_add_u64 v[30:31], v[96:97], 0, v[46:47]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[128:129], v[86:87], a[0:3]
	v_add_u32_e32 v146, 0, v185
	v_add_u32_e32 v147, 0, v186
	v_add_u32_e32 v148, 0, v187
	v_mfma_f32_16x16x16_bf16 a[4:7], v[130:131], v[86:87], a[4:7]
	ds_read2st64_b64 v[128:131], v137 offset0:8 offset1:12
	ds_read2st64_b64 v[132:135], v142 offset1:4
	ds_read2st64_b64 v[138:141], v142 offset0:8 offset1:12
	ds_read2st64_b64 v[202:205], v143 offset1:4
	ds_read2st64_b64 v[206:209], v143 offset0:8 offset1:12
	global_load_dwordx4 v[18:21], v[18:19], off
	s_nop 0
	global_load_dwordx4 v[22:25], v[22:23], off
	s_nop 0
	global_load_dwordx4 v[26:29], v[26:27], off
	s_nop 0
	global_load_dwordx4 v[30:33], v[30:31], off
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[128:129], v[86:87], a[8:11]
	v_add_u32_e32 v149, 0, v188
	v_add_u32_e32 v150, 0, v189
	v_add_u32_e32 v151, 0, v190
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[132:133], v[88:89], a[0:3]
	v_add_u32_e32 v158, 0, v191
	v_add_u32_e32 v159, 0, v192
	v_add_u32_e32 v201, 0, v194
	v_mfma_f32_16x16x16_bf16 a[12:15], v[130:131], v[86:87], a[12:15]
	v_mov_b32_e32 v200, v199
	v_add_u32_e32 v199, 0, v193
	v_add_u32_e32 v210, 0, v195
	v_mfma_f32_16x16x16_bf16 a[4:7], v[134:135], v[88:89], a[4:7]
	v_add_u32_e32 v211, 0, v196
	ds_read_b64 v[152:153], v136 offset:8192
	ds_read_b64 v[144:145], v137 offset:8192
	ds_read_b64 v[136:137], v142 offset:8192
	ds_read_b64 v[128:129], v143 offset:8192
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[138:139], v[88:89], a[8:11]
	ds_read_b64 v[154:155], v146 offset:10240
	ds_read_b64 v[146:147], v147 offset:10240
	ds_read_b64 v[138:139], v148 offset:10240
	ds_read_b64 v[130:131], v149 offset:10240
	ds_read_b64 v[156:157], v150 offset:12288
	ds_read_b64 v[148:149], v151 offset:12288
	s_add_i32 s73, s73, -1
	s_waitcnt lgkmcnt(11)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[202:203], v[90:91], a[0:3]
	v_lshl_add_u64 v[96:97], v[96:97], 0, s[68:69]
	v_lshl_add_u64 v[98:99], v[98:99], 0, s[68:69]
	v_lshl_add_u64 v[100:101], v[100:101], 0, s[68:69]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[140:141], v[88:89], a[12:15]
	ds_read_b64 v[140:141], v158 offset:12288
	ds_read_b64 v[132:133], v159 offset:12288
	ds_read_b64 v[158:159], v199 offset:14336
	ds_read_b64 v[150:151], v201 offset:14336
	ds_read_b64 v[142:143], v210 offset:14336
	ds_read_b64 v[134:135], v211 offset:14336
	v_accvgpr_read_b32 v201, a0
	v_mfma_f32_16x16x16_bf16 a[4:7], v[204:205], v[90:91], a[4:7]
	v_accvgpr_read_b32 v202, a1
	v_accvgpr_read_b32 v203, a2
	v_accvgpr_read_b32 v204, a3
	s_waitcnt lgkmcnt(14)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[206:207], v[90:91], a[8:11]
	v_mul_f32_e32 v199, s80, v201
	v_mul_f32_e32 v217, s80, v202
	v_mul_f32_e32 v218, s80, v203
	v_mfma_f32_16x16x16_bf16 a[12:15], v[208:209], v[90:91], a[12:15]
	v_accvgpr_read_b32 v205, a4
	v_accvgpr_read_b32 v206, a5
	v_mul_f32_e32 v219, s80, v204
	v_max_f32_e32 v199, v199, v217
	v_accvgpr_read_b32 v207, a6
	v_accvgpr_read_b32 v208, a7
	v_mul_f32_e32 v220, s80, v205
	v_mul_f32_e32 v221, s80, v206
	v_max3_f32 v199, v199, v218, v219
	v_accvgpr_read_b32 v209, a8
	v_accvgpr_read_b32 v210, a9
	v_mul_f32_e32 v222, s80, v207
	v_mul_f32_e32 v223, s80, v208
	v_max3_f32 v199, v199, v220, v221
	v_accvgpr_read_b32 v211, a10
	v_accvgpr_read_b32 v212, a11
	v_mul_f32_e32 v224, s80, v209
	v_mul_f32_e32 v225, s80, v210
	v_max3_f32 v199, v199, v222, v223
	v_accvgpr_read_b32 v213, a12
	v_accvgpr_read_b32 v214, a13
	v_mul_f32_e32 v226, s80, v211
	v_mul_f32_e32 v227, s80, v212
	v_max3_f32 v199, v199, v224, v225
	v_accvgpr_read_b32 v215, a14
	v_accvgpr_read_b32 v216, a15
	v_mul_f32_e32 v228, s80, v213
	v_mul_f32_e32 v229, s80, v214
	v_max3_f32 v199, v199, v226, v227
	v_mul_f32_e32 v230, s80, v215
	v_mul_f32_e32 v231, s80, v216
	v_max3_f32 v199, v199, v228, v229
	v_max3_f32 v199, v199, v230, v231
	ds_bpermute_b32 v217, v166, v199
	v_lshl_add_u64 v[102:103], v[102:103], 0, s[68:69]
	v_lshl_add_u64 v[104:105], v[104:105], 0, s[68:69]
	v_lshl_add_u64 v[106:107], v[106:107], 0, s[68:69]
	v_lshl_add_u64 v[108:109], v[108:109], 0, s[68:69]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v217, v217, v217
	v_max_f32_e32 v199, v199, v217
	ds_swizzle_b32 v217, v199 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[110:111], v[110:111], 0, s[68:69]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lg_u32 s73, 0
	v_max3_f32 v199, v200, v199, v217
	v_fma_f32 v204, s80, v204, -v199
	v_fma_f32 v205, s80, v205, -v199
	v_sub_f32_e32 v200, v200, v199
	v_fma_f32 v201, s80, v201, -v199
	v_fma_f32 v202, s80, v202, -v199
	v_fma_f32 v203, s80, v203, -v199
	v_exp_f32_e32 v220, v204
	v_exp_f32_e32 v205, v205
	v_exp_f32_e32 v204, v200
	v_fma_f32 v215, s80, v215, -v199
	v_fma_f32 v216, s80, v216, -v199
	v_exp_f32_e32 v217, v201
	v_exp_f32_e32 v218, v202
	v_exp_f32_e32 v219, v203
	v_exp_f32_e32 v215, v215
	v_exp_f32_e32 v216, v216
	v_fma_f32 v206, s80, v206, -v199
	v_fma_f32 v207, s80, v207, -v199
	v_fma_f32 v208, s80, v208, -v199
	v_pk_mul_f32 v[122:123], v[122:123], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[118:119], v[118:119], v[204:205] op_sel_hi:[1,0]
	v_exp_f32_e32 v206, v206
	v_exp_f32_e32 v207, v207
	v_exp_f32_e32 v208, v208
	v_pk_mul_f32 v[202:203], v[124:125], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[200:201], v[126:127], v[204:205] op_sel_hi:[1,0]
	v_bfe_u32 v126, v219, 16, 1
	v_bfe_u32 v127, v220, 16, 1
	v_bfe_u32 v222, v217, 16, 1
	v_bfe_u32 v223, v218, 16, 1
	v_pk_mul_f32 v[124:125], v[120:121], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[120:121], v[116:117], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[114:115], v[114:115], v[204:205] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a4, v122
	v_accvgpr_write_b32 a8, v118
	v_bfe_u32 v226, v205, 16, 1
	v_pk_mul_f32 v[116:117], v[112:113], v[204:205] op_sel_hi:[1,0]
	v_bfe_u32 v112, v215, 16, 1
	v_bfe_u32 v113, v216, 16, 1
	v_accvgpr_write_b32 a5, v123
	v_accvgpr_write_b32 a6, v124
	v_accvgpr_write_b32 a7, v125
	v_accvgpr_write_b32 a9, v119
	v_accvgpr_write_b32 a10, v120
	v_accvgpr_write_b32 a11, v121
	v_add3_u32 v118, v218, v223, s97
	v_add3_u32 v119, v217, v222, s97
	v_add3_u32 v121, v220, v127, s97
	v_add3_u32 v122, v219, v126, s97
	v_accvgpr_write_b32 a12, v114
	v_fma_f32 v209, s80, v209, -v199
	v_fma_f32 v210, s80, v210, -v199
	v_fma_f32 v211, s80, v211, -v199
	v_fma_f32 v212, s80, v212, -v199
	v_add3_u32 v124, v205, v226, s97
	v_add3_u32 v222, v216, v113, s97
	v_add3_u32 v223, v215, v112, s97
	v_accvgpr_write_b32 a13, v115
	v_accvgpr_write_b32 a14, v116
	v_accvgpr_write_b32 a15, v117
	v_lshrrev_b32_e32 v112, 16, v118
	v_cmp_o_f32_e32 vcc, v218, v218
	v_lshrrev_b32_e32 v113, 16, v119
	v_cmp_o_f32_e64 s[18:19], v217, v217
	v_lshrrev_b32_e32 v114, 16, v121
	v_cmp_o_f32_e64 s[20:21], v220, v220
	v_lshrrev_b32_e32 v122, 16, v122
	v_cmp_o_f32_e64 s[36:37], v219, v219
	v_fma_f32 v213, s80, v213, -v199
	v_fma_f32 v214, s80, v214, -v199
	v_exp_f32_e32 v209, v209
	v_exp_f32_e32 v210, v210
	v_exp_f32_e32 v211, v211
	v_exp_f32_e32 v212, v212
	v_accvgpr_write_b32 a0, v200
	v_lshrrev_b32_e32 v117, 16, v124
	v_cndmask_b32_e64 v122, v197, v122, s[36:37]
	v_cndmask_b32_e64 v114, v197, v114, s[20:21]
	v_cndmask_b32_e64 v124, v197, v113, s[18:19]
	v_cndmask_b32_e32 v112, v197, v112, vcc
	v_exp_f32_e32 v213, v213
	v_exp_f32_e32 v214, v214
	v_bfe_u32 v224, v207, 16, 1
	v_bfe_u32 v225, v208, 16, 1
	v_bfe_u32 v227, v206, 16, 1
	v_accvgpr_write_b32 a1, v201
	v_accvgpr_write_b32 a2, v202
	v_accvgpr_write_b32 a3, v203
	v_perm_b32 v113, v114, v122, s51
	v_perm_b32 v112, v112, v124, s51
	v_add3_u32 v123, v206, v227, s97
	v_add3_u32 v125, v208, v225, s97
	v_add3_u32 v126, v207, v224, s97
	v_mfma_f32_16x16x16_bf16 a[0:3], v[152:153], v[112:113], a[0:3]
	v_lshrrev_b32_e32 v115, 16, v126
	v_cmp_o_f32_e64 s[22:23], v207, v207
	v_lshrrev_b32_e32 v116, 16, v125
	v_mfma_f32_16x16x16_bf16 a[4:7], v[154:155], v[112:113], a[4:7]
	v_cmp_o_f32_e64 s[24:25], v208, v208
	v_cmp_o_f32_e64 s[26:27], v205, v205
	v_lshrrev_b32_e32 v118, 16, v123
	v_mfma_f32_16x16x16_bf16 a[8:11], v[156:157], v[112:113], a[8:11]
	v_cmp_o_f32_e64 s[28:29], v206, v206
	v_add_f32_e32 v221, v217, v218
	v_bfe_u32 v228, v211, 16, 1
	v_mfma_f32_16x16x16_bf16 a[12:15], v[158:159], v[112:113], a[12:15]
	v_bfe_u32 v229, v212, 16, 1
	v_bfe_u32 v230, v209, 16, 1
	v_bfe_u32 v231, v210, 16, 1
	v_cndmask_b32_e64 v115, v197, v115, s[22:23]
	v_cndmask_b32_e64 v116, v197, v116, s[24:25]
	v_cndmask_b32_e64 v117, v197, v117, s[26:27]
	v_cndmask_b32_e64 v112, v197, v118, s[28:29]
	v_bfe_u32 v232, v213, 16, 1
	v_bfe_u32 v233, v214, 16, 1
	v_add_f32_e32 v120, v219, v221
	v_add3_u32 v127, v210, v231, s97
	v_add3_u32 v200, v209, v230, s97
	v_add3_u32 v201, v212, v229, s97
	v_add3_u32 v202, v211, v228, s97
	v_perm_b32 v113, v116, v115, s51
	v_perm_b32 v112, v112, v117, s51
	v_add3_u32 v203, v214, v233, s97
	v_add3_u32 v221, v213, v232, s97
	v_lshrrev_b32_e32 v119, 16, v202
	v_cmp_o_f32_e64 s[30:31], v211, v211
	v_lshrrev_b32_e32 v121, 16, v201
	v_cmp_o_f32_e64 s[34:35], v212, v212
	v_lshrrev_b32_e32 v123, 16, v200
	v_cmp_o_f32_e32 vcc, v209, v209
	v_lshrrev_b32_e32 v114, 16, v127
	v_cmp_o_f32_e64 s[18:19], v210, v210
	v_mfma_f32_16x16x16_bf16 a[0:3], v[144:145], v[112:113], a[0:3]
	v_add_f32_e32 v117, v220, v120
	v_lshrrev_b32_e32 v115, 16, v221
	v_cmp_o_f32_e64 s[24:25], v213, v213
	v_mfma_f32_16x16x16_bf16 a[4:7], v[146:147], v[112:113], a[4:7]
	v_lshrrev_b32_e32 v116, 16, v203
	v_cmp_o_f32_e64 s[26:27], v214, v214
	v_cndmask_b32_e64 v118, v197, v119, s[30:31]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[148:149], v[112:113], a[8:11]
	v_cndmask_b32_e64 v119, v197, v121, s[34:35]
	v_cndmask_b32_e32 v120, v197, v123, vcc
	v_cndmask_b32_e64 v116, v197, v116, s[26:27]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[150:151], v[112:113], a[12:15]
	v_cndmask_b32_e64 v112, v197, v114, s[18:19]
	v_add_f32_e32 v114, v205, v117
	v_perm_b32 v113, v119, v118, s51
	v_perm_b32 v112, v112, v120, s51
	v_cndmask_b32_e64 v119, v197, v115, s[24:25]
	v_add_f32_e32 v120, v206, v114
	v_perm_b32 v114, v116, v119, s51
	v_add_f32_e32 v116, v207, v120
	v_mfma_f32_16x16x16_bf16 a[0:3], v[136:137], v[112:113], a[0:3]
	v_lshrrev_b32_e32 v122, 16, v223
	v_cmp_o_f32_e64 s[20:21], v215, v215
	v_lshrrev_b32_e32 v124, 16, v222
	v_mfma_f32_16x16x16_bf16 a[4:7], v[138:139], v[112:113], a[4:7]
	v_cmp_o_f32_e64 s[22:23], v216, v216
	v_cndmask_b32_e64 v117, v197, v122, s[20:21]
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v43, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v174, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v174, v[12:13], v[16:17] offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[8:11], v[140:141], v[112:113], a[8:11]
	v_cndmask_b32_e64 v118, v197, v124, s[22:23]
	v_perm_b32 v115, v118, v117, s51
	s_waitcnt vmcnt(2)
	v_perm_b32 v2, v22, v18, s51
	v_mfma_f32_16x16x16_bf16 a[12:15], v[142:143], v[112:113], a[12:15]
	v_add_f32_e32 v112, v208, v116
	v_add_f32_e32 v112, v209, v112
	v_add_f32_e32 v112, v210, v112
	v_add_f32_e32 v112, v211, v112
	v_add_f32_e32 v112, v212, v112
	v_add_f32_e32 v112, v213, v112
	v_add_f32_e32 v112, v214, v112
	v_add_f32_e32 v112, v215, v112
	v_add_f32_e32 v112, v216, v112
	ds_bpermute_b32 v113, v166, v112
	v_mfma_f32_16x16x16_bf16 a[0:3], v[128:129], v[114:115], a[0:3]
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v30, v26, s51
	v_perm_b32 v5, v30, v26, s96
	v_perm_b32 v4, v22, v18, s96
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v112, v112, v113
	ds_swizzle_b32 v113, v112 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[130:131], v[114:115], a[4:7]
	v_perm_b32 v7, v31, v27, s51
	v_perm_b32 v6, v23, v19, s51
	v_perm_b32 v8, v23, v19, s96
	v_mfma_f32_16x16x16_bf16 a[8:11], v[132:133], v[114:115], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v112, v112, v113
	v_fmac_f32_e32 v112, v198, v204
	v_perm_b32 v9, v31, v27, s96
	v_mfma_f32_16x16x16_bf16 a[12:15], v[134:135], v[114:115], a[12:15]
	v_perm_b32 v10, v24, v20, s51
	v_perm_b32 v11, v32, v28, s51
	v_perm_b32 v12, v24, v20, s96
	v_perm_b32 v13, v32, v28, s96
	v_perm_b32 v14, v25, v21, s51
	v_perm_b32 v15, v33, v29, s51
	v_perm_b32 v16, v25, v21, s96
	v_perm_b32 v17, v33, v29, s96
	ds_write_b64 v65, v[2:3] offset:8192
	ds_write_b64 v175, v[4:5] offset:8320
	ds_write_b64 v176, v[6:7] offset:8448
	ds_write_b64 v177, v[8:9] offset:8576
	ds_write_b64 v178, v[10:11] offset:8704
	ds_write_b64 v179, v[12:13] offset:8832
	ds_write_b64 v180, v[14:15] offset:8960
	ds_write_b64 v181, v[16:17] offset:9088
	s_cbranch_scc1 .LBB0_33
	s_branch .LBB0_35
.LBB0_34:
	v_mov_b32_e32 v199, 0xf149f2ca
	v_mov_b32_e32 v112, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
.LBB0_35:
	v_lshlrev_b64 v[6:7], 6, v[92:93]
	v_lshlrev_b64 v[8:9], 6, v[94:95]
	v_accvgpr_read_b32 v2, a12
	v_accvgpr_read_b32 v3, a13
	v_accvgpr_read_b32 v4, a14
	v_accvgpr_read_b32 v5, a15
	v_accvgpr_read_b32 v10, a8
	v_accvgpr_read_b32 v11, a9
	v_accvgpr_read_b32 v12, a10
	v_accvgpr_read_b32 v13, a11
	v_accvgpr_read_b32 v14, a4
	v_accvgpr_read_b32 v15, a5
	v_accvgpr_read_b32 v16, a6
	v_accvgpr_read_b32 v17, a7
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	v_accvgpr_read_b32 v20, a2
	v_accvgpr_read_b32 v21, a3
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
	s_and_b64 vcc, exec, s[8:9]
	v_accvgpr_write_b32 a16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_37
	v_add_u32_e32 v43, 0, v165
	ds_read2st64_b64 v[22:25], v43 offset1:4
	v_add_u32_e32 v65, 0, v182
	v_add_u32_e32 v92, 0, v183
	ds_read2st64_b64 v[26:29], v92 offset1:4
	v_add_u32_e32 v93, 0, v184
	ds_read2st64_b64 v[30:33], v93 offset1:4
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[22:23], v[84:85], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[24:25], v[84:85], 0
	ds_read2st64_b64 v[22:25], v65 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[22:23], v[86:87], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[24:25], v[86:87], a[20:23]
	ds_read2st64_b64 v[22:25], v43 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[26:27], v[88:89], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[28:29], v[88:89], a[20:23]
	ds_read2st64_b64 v[26:29], v65 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[30:31], v[90:91], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[32:33], v[90:91], a[20:23]
	ds_read2st64_b64 v[30:33], v92 offset0:8 offset1:12
	ds_read2st64_b64 v[92:95], v93 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[22:23], v[84:85], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[24:25], v[84:85], 0
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[26:27], v[86:87], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[28:29], v[86:87], a[28:31]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[30:31], v[88:89], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[32:33], v[88:89], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[92:93], v[90:91], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[94:95], v[90:91], a[28:31]
.LBB0_37:
	v_accvgpr_read_b32 v85, a17
	v_accvgpr_read_b32 v86, a16
	v_accvgpr_read_b32 v65, a19
	v_accvgpr_read_b32 v84, a18
	v_mul_f32_e32 v22, s80, v86
	v_mul_f32_e32 v87, s80, v85
	v_accvgpr_read_b32 v33, a21
	v_accvgpr_read_b32 v43, a20
	v_mul_f32_e32 v88, s80, v84
	v_mul_f32_e32 v89, s80, v65
	v_max_f32_e32 v22, v22, v87
	v_accvgpr_read_b32 v31, a23
	v_accvgpr_read_b32 v32, a22
	v_mul_f32_e32 v90, s80, v43
	v_mul_f32_e32 v91, s80, v33
	v_max3_f32 v22, v22, v88, v89
	v_accvgpr_read_b32 v29, a25
	v_accvgpr_read_b32 v30, a24
	v_mul_f32_e32 v92, s80, v32
	v_mul_f32_e32 v93, s80, v31
	v_max3_f32 v22, v22, v90, v91
	v_accvgpr_read_b32 v27, a27
	v_accvgpr_read_b32 v28, a26
	v_mul_f32_e32 v94, s80, v30
	v_mul_f32_e32 v95, s80, v29
	v_max3_f32 v22, v22, v92, v93
	v_accvgpr_read_b32 v25, a29
	v_accvgpr_read_b32 v26, a28
	v_mul_f32_e32 v96, s80, v28
	v_mul_f32_e32 v97, s80, v27
	v_max3_f32 v22, v22, v94, v95
	v_accvgpr_read_b32 v23, a31
	v_accvgpr_read_b32 v24, a30
	v_mul_f32_e32 v98, s80, v26
	v_mul_f32_e32 v99, s80, v25
	v_max3_f32 v22, v22, v96, v97
	v_mul_f32_e32 v100, s80, v24
	v_mul_f32_e32 v101, s80, v23
	v_max3_f32 v22, v22, v98, v99
	v_max3_f32 v22, v22, v100, v101
	ds_bpermute_b32 v87, v166, v22
	s_and_b64 vcc, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v87, v87, v87
	v_max_f32_e32 v22, v22, v87
	ds_swizzle_b32 v87, v22 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v22, v199, v22, v87
	v_fma_f32 v86, s80, v86, -v22
	v_fma_f32 v85, s80, v85, -v22
	v_fma_f32 v84, s80, v84, -v22
	v_exp_f32_e32 v86, v86
	v_exp_f32_e32 v85, v85
	v_fma_f32 v65, s80, v65, -v22
	v_exp_f32_e32 v88, v84
	v_fma_f32 v43, s80, v43, -v22
	v_exp_f32_e32 v87, v65
	v_fma_f32 v33, s80, v33, -v22
	v_fma_f32 v31, s80, v31, -v22
	v_fma_f32 v27, s80, v27, -v22
	v_fma_f32 v23, s80, v23, -v22
	v_exp_f32_e32 v43, v43
	v_fma_f32 v32, s80, v32, -v22
	v_exp_f32_e32 v33, v33
	v_exp_f32_e32 v65, v31
	v_exp_f32_e32 v31, v27
	v_exp_f32_e32 v27, v23
	v_add_f32_e32 v23, v86, v85
	v_exp_f32_e32 v84, v32
	v_add_f32_e32 v23, v88, v23
	v_fma_f32 v30, s80, v30, -v22
	v_add_f32_e32 v23, v87, v23
	v_fma_f32 v29, s80, v29, -v22
	v_exp_f32_e32 v30, v30
	v_add_f32_e32 v23, v43, v23
	v_fma_f32 v28, s80, v28, -v22
	v_exp_f32_e32 v29, v29
	v_add_f32_e32 v23, v33, v23
	v_exp_f32_e32 v32, v28
	v_add_f32_e32 v23, v84, v23
	v_fma_f32 v26, s80, v26, -v22
	v_add_f32_e32 v23, v65, v23
	v_fma_f32 v25, s80, v25, -v22
	v_exp_f32_e32 v26, v26
	v_add_f32_e32 v23, v30, v23
	v_fma_f32 v24, s80, v24, -v22
	v_exp_f32_e32 v25, v25
	v_add_f32_e32 v23, v29, v23
	v_exp_f32_e32 v28, v24
	v_add_f32_e32 v23, v32, v23
	v_add_f32_e32 v23, v31, v23
	v_add_f32_e32 v23, v26, v23
	v_add_f32_e32 v23, v25, v23
	v_add_f32_e32 v23, v28, v23
	v_add_f32_e32 v23, v27, v23
	ds_bpermute_b32 v24, v166, v23
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v23, v23, v24
	ds_swizzle_b32 v24, v23 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_39
	v_add_u32_e32 v91, 0, v186
	v_add_u32_e32 v94, 0, v185
	ds_read_b64 v[92:93], v91 offset:10240
	ds_read_b64 v[94:95], v94 offset:10240
	v_add_u32_e32 v91, 0, v184
	v_add_u32_e32 v98, 0, v183
	v_add_u32_e32 v100, 0, v182
	v_add_u32_e32 v102, 0, v165
	ds_read_b64 v[96:97], v91 offset:8192
	ds_read_b64 v[98:99], v98 offset:8192
	ds_read_b64 v[100:101], v100 offset:8192
	ds_read_b64 v[102:103], v102 offset:8192
	v_bfe_u32 v91, v88, 16, 1
	v_bfe_u32 v104, v87, 16, 1
	v_add3_u32 v91, v88, v91, s97
	v_bfe_u32 v105, v86, 16, 1
	v_add3_u32 v104, v87, v104, s97
	v_lshrrev_b32_e32 v91, 16, v91
	v_cmp_o_f32_e32 vcc, v88, v88
	v_bfe_u32 v106, v85, 16, 1
	v_add3_u32 v105, v86, v105, s97
	v_lshrrev_b32_e32 v104, 16, v104
	v_cndmask_b32_e32 v88, v197, v91, vcc
	v_cmp_o_f32_e32 vcc, v87, v87
	v_add3_u32 v106, v85, v106, s97
	v_lshrrev_b32_e32 v105, 16, v105
	v_cndmask_b32_e32 v87, v197, v104, vcc
	v_cmp_o_f32_e32 vcc, v86, v86
	v_lshrrev_b32_e32 v106, 16, v106
	v_perm_b32 v87, v87, v88, s51
	v_cndmask_b32_e32 v86, v197, v105, vcc
	v_cmp_o_f32_e32 vcc, v85, v85
	v_bfe_u32 v88, v65, 16, 1
	v_bfe_u32 v91, v43, 16, 1
	v_cndmask_b32_e32 v85, v197, v106, vcc
	v_perm_b32 v86, v85, v86, s51
	v_bfe_u32 v85, v84, 16, 1
	v_add3_u32 v85, v84, v85, s97
	v_add3_u32 v88, v65, v88, s97
	v_lshrrev_b32_e32 v85, 16, v85
	v_cmp_o_f32_e32 vcc, v84, v84
	v_bfe_u32 v104, v33, 16, 1
	v_add3_u32 v91, v43, v91, s97
	v_lshrrev_b32_e32 v88, 16, v88
	v_cndmask_b32_e32 v84, v197, v85, vcc
	v_cmp_o_f32_e32 vcc, v65, v65
	v_add3_u32 v104, v33, v104, s97
	v_lshrrev_b32_e32 v91, 16, v91
	v_cndmask_b32_e32 v65, v197, v88, vcc
	v_cmp_o_f32_e32 vcc, v43, v43
	v_lshrrev_b32_e32 v104, 16, v104
	v_perm_b32 v85, v65, v84, s51
	v_cndmask_b32_e32 v43, v197, v91, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_sub_f32_e32 v89, v199, v22
	v_bfe_u32 v65, v30, 16, 1
	v_cndmask_b32_e32 v33, v197, v104, vcc
	v_perm_b32 v84, v33, v43, s51
	v_bfe_u32 v33, v32, 16, 1
	v_bfe_u32 v43, v31, 16, 1
	v_add3_u32 v33, v32, v33, s97
	v_add3_u32 v43, v31, v43, s97
	v_lshrrev_b32_e32 v33, 16, v33
	v_cmp_o_f32_e32 vcc, v32, v32
	v_exp_f32_e32 v90, v89
	v_bfe_u32 v88, v29, 16, 1
	v_add3_u32 v65, v30, v65, s97
	v_lshrrev_b32_e32 v43, 16, v43
	v_cndmask_b32_e32 v32, v197, v33, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_add3_u32 v88, v29, v88, s97
	v_lshrrev_b32_e32 v65, 16, v65
	v_cndmask_b32_e32 v31, v197, v43, vcc
	v_cmp_o_f32_e32 vcc, v30, v30
	v_lshrrev_b32_e32 v88, 16, v88
	v_pk_mul_f32 v[14:15], v[14:15], v[90:91] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v30, v197, v65, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_add_u32_e32 v89, 0, v187
	v_perm_b32 v31, v31, v32, s51
	v_cndmask_b32_e32 v29, v197, v88, vcc
	v_perm_b32 v30, v29, v30, s51
	v_bfe_u32 v29, v28, 16, 1
	v_bfe_u32 v32, v27, 16, 1
	v_add3_u32 v29, v28, v29, s97
	v_pk_mul_f32 v[18:19], v[18:19], v[90:91] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[90:91] op_sel_hi:[1,0]
	v_bfe_u32 v33, v26, 16, 1
	v_accvgpr_write_b32 a4, v14
	v_add3_u32 v32, v27, v32, s97
	v_lshrrev_b32_e32 v29, 16, v29
	v_pk_mul_f32 v[20:21], v[20:21], v[90:91] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v28, v28
	v_accvgpr_write_b32 a0, v18
	v_accvgpr_write_b32 a5, v15
	v_accvgpr_write_b32 a6, v16
	v_accvgpr_write_b32 a7, v17
	ds_read_b64 v[14:15], v89 offset:10240
	v_bfe_u32 v43, v25, 16, 1
	v_add3_u32 v33, v26, v33, s97
	v_lshrrev_b32_e32 v32, 16, v32
	v_accvgpr_write_b32 a1, v19
	v_accvgpr_write_b32 a2, v20
	v_accvgpr_write_b32 a3, v21
	v_cndmask_b32_e32 v18, v197, v29, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[94:95], v[86:87], a[4:7]
	v_add3_u32 v43, v25, v43, s97
	v_lshrrev_b32_e32 v33, 16, v33
	v_cndmask_b32_e32 v19, v197, v32, vcc
	v_cmp_o_f32_e32 vcc, v26, v26
	v_lshrrev_b32_e32 v43, 16, v43
	v_perm_b32 v19, v19, v18, s51
	v_cndmask_b32_e32 v18, v197, v33, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_mfma_f32_16x16x16_bf16 a[4:7], v[92:93], v[84:85], a[4:7]
	v_mul_f32_e64 v10, v10, v90
	v_mul_f32_e64 v11, v11, v90
	v_cndmask_b32_e32 v20, v197, v43, vcc
	v_perm_b32 v18, v20, v18, s51
	v_add_u32_e32 v20, 0, v189
	ds_read_b64 v[20:21], v20 offset:12288
	v_add_u32_e32 v16, 0, v188
	v_add_u32_e32 v25, 0, v191
	v_pk_mul_f32 v[12:13], v[12:13], v[90:91] op_sel_hi:[1,0]
	ds_read_b64 v[16:17], v16 offset:10240
	v_accvgpr_write_b32 a8, v10
	v_accvgpr_write_b32 a9, v11
	v_accvgpr_write_b32 a10, v12
	v_accvgpr_write_b32 a11, v13
	ds_read_b64 v[10:11], v25 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[14:15], v[30:31], a[4:7]
	v_add_u32_e32 v14, 0, v190
	ds_read_b64 v[14:15], v14 offset:12288
	v_add_u32_e32 v12, 0, v192
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[20:21], v[86:87], a[8:11]
	ds_read_b64 v[12:13], v12 offset:12288
	v_pk_mul_f32 v[4:5], v[4:5], v[90:91] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[90:91] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[14:15], v[84:85], a[8:11]
	v_add_u32_e32 v14, 0, v193
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	v_mfma_f32_16x16x16_bf16 a[8:11], v[10:11], v[30:31], a[8:11]
	ds_read_b64 v[10:11], v14 offset:14336
	v_add_u32_e32 v14, 0, v194
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	ds_read_b64 v[2:3], v14 offset:14336
	v_add_u32_e32 v4, 0, v195
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[10:11], v[86:87], a[12:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[84:85], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_u32_e32 v4, 0, v196
	v_mfma_f32_16x16x16_bf16 a[0:3], v[102:103], v[86:87], a[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[30:31], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_f32_e32 v4, v23, v24
	v_fmac_f32_e32 v4, v112, v90
	v_mfma_f32_16x16x16_bf16 a[0:3], v[100:101], v[84:85], a[0:3]
	v_mov_b32_e32 v112, v4
	v_mfma_f32_16x16x16_bf16 a[0:3], v[98:99], v[30:31], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[96:97], v[18:19], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[16:17], v[18:19], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[12:13], v[18:19], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[18:19], a[12:15]
	s_branch .LBB0_40
.LBB0_39:
	v_mov_b32_e32 v22, v199
.LBB0_40:
	s_mul_i32 s8, s72, s74
	s_add_i32 s8, s8, s99
	s_mul_i32 s9, s98, s77
	s_add_i32 s18, s9, s8
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[20:21], s[18:19], 13
	v_lshl_add_u64 v[2:3], v[40:41], 0, s[20:21]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v42
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v170, v22
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[18:19], s[18:19], 8
	s_add_u32 s36, s46, s18
	s_addc_u32 s9, s47, s19
	s_and_b32 s37, s9, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v167, s[36:39], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v170, v112
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s36, s36, 0x80
	s_addc_u32 s9, s9, 0
	s_and_b32 s37, s9, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v167, s[36:39], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[18:19], s[56:57]
	s_cbranch_execz .LBB0_44
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_43
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[24:25], s[8:9], 2
	s_add_u32 s24, s52, s24
	s_addc_u32 s25, s53, s25
	s_bcnt1_i32_b64 s9, s[22:23]
	v_mov_b32_e32 v3, s9
	global_atomic_add v3, v37, v3, s[24:25] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_43:
	s_or_b64 exec, exec, s[20:21]
	v_readfirstlane_b32 s9, v3
	s_nop 1
	v_add_u32_e32 v2, s9, v2
	ds_write_b32 v37, v2
.LBB0_44:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s82, v2
	s_cbranch_vccz .LBB0_46
	.loc	1 30 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_4
	s_branch .LBB0_53
.LBB0_46:
	.loc	1 29 0
	s_andn2_b64 vcc, exec, s[62:63]
	s_cbranch_vccnz .LBB0_51
	s_mov_b32 s9, 0
	v_mov_b32_e32 v43, 0xf149f2ca
.LBB0_48:
	s_min_i32 s18, s9, s75
	s_add_i32 s19, s9, 1
	s_add_i32 s20, s9, 2
	s_add_i32 s21, s9, 3
	s_mul_i32 s18, s18, s77
	s_min_i32 s19, s19, s75
	s_min_i32 s20, s20, s75
	s_min_i32 s21, s21, s75
	s_add_i32 s18, s18, s8
	s_mul_i32 s22, s19, s77
	s_mul_i32 s23, s20, s77
	s_mul_i32 s21, s21, s77
	s_ashr_i32 s19, s18, 31
	s_add_i32 s20, s22, s8
	s_add_i32 s22, s23, s8
	s_add_i32 s24, s21, s8
	s_lshl_b64 s[18:19], s[18:19], 8
	s_ashr_i32 s21, s20, 31
	s_ashr_i32 s23, s22, 31
	s_ashr_i32 s25, s24, 31
	v_lshl_add_u64 v[2:3], v[82:83], 0, s[18:19]
	s_lshl_b64 s[18:19], s[20:21], 8
	s_lshl_b64 s[20:21], s[22:23], 8
	s_lshl_b64 s[22:23], s[24:25], 8
	v_lshl_add_u64 v[4:5], v[82:83], 0, s[18:19]
	v_lshl_add_u64 v[10:11], v[82:83], 0, s[20:21]
	v_lshl_add_u64 v[12:13], v[82:83], 0, s[22:23]
	global_load_dword v2, v[2:3], off
	s_nop 0
	global_load_dword v3, v[4:5], off
	s_nop 0
	global_load_dword v4, v[10:11], off
	global_load_dword v5, v[12:13], off
	s_add_i32 s9, s9, 4
	s_cmp_lt_i32 s9, s43
	s_waitcnt vmcnt(2)
	v_max3_f32 v2, v43, v2, v3
	s_waitcnt vmcnt(0)
	v_max3_f32 v43, v2, v4, v5
	s_cbranch_scc1 .LBB0_48
	v_mov_b32_e32 v11, 0
	s_mov_b32 s9, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, v11
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, v11
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, v11
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, v11
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v11
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, v11
.LBB0_50:
	s_min_i32 s18, s9, s75
	s_mul_i32 s18, s18, s77
	s_add_i32 s18, s18, s8
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[20:21], s[18:19], 8
	v_lshl_add_u64 v[2:3], v[82:83], 0, s[20:21]
	global_load_dword v4, v[2:3], off
	global_load_dword v28, v[2:3], off offset:128
	s_lshl_b64 s[18:19], s[18:19], 13
	s_add_u32 s18, s44, s18
	s_addc_u32 s19, s45, s19
	s_add_i32 s24, s9, 1
	s_min_i32 s20, s24, s75
	s_mul_i32 s20, s20, s77
	s_add_i32 s20, s20, s8
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[22:23], s[20:21], 8
	v_add_u32_e32 v125, v169, v168
	v_lshl_add_u64 v[30:31], v[82:83], 0, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v65, v37
	s_cmp_lt_i32 s24, s43
	s_cselect_b64 vcc, -1, 0
	v_lshlrev_b32_e32 v32, 2, v34
	v_mov_b32_e32 v33, v37
	v_add_u32_e32 v141, 0, v35
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v2, v4, v43
	v_exp_f32_e32 v84, v2
	v_lshl_add_u64 v[2:3], s[18:19], 0, v[36:37]
	v_lshl_add_u64 v[4:5], s[18:19], 0, v[64:65]
	s_lshl_b64 s[18:19], s[20:21], 13
	ds_write_b32 v125, v84
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v10, v[30:31], off
	s_add_u32 s18, s44, s18
	s_addc_u32 s19, s45, s19
	s_add_i32 s24, s9, 2
	s_min_i32 s20, s24, s75
	s_mul_i32 s20, s20, s77
	s_add_i32 s20, s20, s8
	s_ashr_i32 s21, s20, 31
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[32:33]
	v_lshl_add_u64 v[88:89], v[4:5], 0, v[32:33]
	s_lshl_b64 s[22:23], s[20:21], 8
	ds_read_b64 v[86:87], v141
	global_load_dwordx4 v[92:95], v[2:3], off offset:16
	global_load_dwordx4 v[96:99], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[88:89], off offset:16
	global_load_dwordx4 v[100:103], v[88:89], off
	s_nop 0
	global_load_dword v30, v[30:31], off offset:128
	v_lshl_add_u64 v[120:121], v[82:83], 0, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lt_i32 s24, s43
	v_lshl_add_u64 v[90:91], s[18:19], 0, v[36:37]
	v_lshl_add_u64 v[104:105], s[18:19], 0, v[64:65]
	v_lshl_add_u64 v[108:109], v[90:91], 0, v[32:33]
	v_lshl_add_u64 v[116:117], v[104:105], 0, v[32:33]
	v_mov_b32_e32 v124, v87
	s_waitcnt vmcnt(5)
	v_sub_f32_e32 v10, v10, v43
	v_exp_f32_e32 v10, v10
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v85, v96
	v_cndmask_b32_e32 v88, 0, v10, vcc
	ds_write_b32 v125, v88
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v29, v[120:121], off
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[18:19], s[20:21], 13
	s_add_u32 s18, s44, s18
	s_addc_u32 s19, s45, s19
	s_add_i32 s24, s9, 3
	s_min_i32 s20, s24, s75
	s_mul_i32 s20, s20, s77
	s_add_i32 s20, s20, s8
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[22:23], s[20:21], 8
	ds_read_b64 v[90:91], v141
	global_load_dwordx4 v[104:107], v[108:109], off offset:16
	s_nop 0
	global_load_dwordx4 v[108:111], v[108:109], off
	s_nop 0
	global_load_dwordx4 v[112:115], v[116:117], off offset:16
	s_nop 0
	global_load_dwordx4 v[116:119], v[116:117], off
	v_lshl_add_u64 v[122:123], v[82:83], 0, s[22:23]
	global_load_dword v10, v[120:121], off offset:128
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v96, v97
	v_mov_b32_e32 v97, v98
	v_pk_mov_b32 v[98:99], v[98:99], v[92:93] op_sel:[1,0]
	v_mov_b32_e32 v92, v93
	v_mov_b32_e32 v93, v94
	s_waitcnt vmcnt(7)
	v_pk_mov_b32 v[94:95], v[94:95], v[100:101] op_sel:[1,0]
	v_mov_b32_e32 v100, v101
	v_mov_b32_e32 v101, v102
	v_pk_mov_b32 v[102:103], v[102:103], v[2:3] op_sel:[1,0]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v126, v5
	v_pk_fma_f32 v[128:129], v[86:87], v[96:97], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[136:137], v[86:87], v[2:3], v[12:13] op_sel:[1,0,0]
	v_lshl_add_u64 v[2:3], s[18:19], 0, v[36:37]
	v_lshl_add_u64 v[4:5], s[18:19], 0, v[64:65]
	s_cmp_lt_i32 s24, s43
	v_pk_fma_f32 v[132:133], v[86:87], v[92:93], v[20:21] op_sel_hi:[0,1,1]
	v_lshl_add_u64 v[12:13], v[2:3], 0, v[32:33]
	v_lshl_add_u64 v[20:21], v[4:5], 0, v[32:33]
	v_pk_fma_f32 v[130:131], v[86:87], v[98:99], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[86:87], v[94:95], v[18:19]
	v_pk_fma_f32 v[100:101], v[86:87], v[100:101], v[16:17] op_sel:[1,0,0]
	v_pk_fma_f32 v[102:103], v[86:87], v[102:103], v[14:15] op_sel:[1,0,0]
	s_waitcnt vmcnt(5)
	v_sub_f32_e32 v29, v29, v43
	v_exp_f32_e32 v29, v29
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v89, v108
	v_cndmask_b32_e32 v120, 0, v29, vcc
	ds_write_b32 v125, v120
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v31, v[122:123], off
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[18:19], s[20:21], 13
	global_load_dwordx4 v[2:5], v[12:13], off
	s_nop 0
	global_load_dwordx4 v[12:15], v[12:13], off offset:16
	s_nop 0
	global_load_dwordx4 v[16:19], v[20:21], off
	s_nop 0
	global_load_dwordx4 v[20:23], v[20:21], off offset:16
	s_add_u32 s18, s44, s18
	s_addc_u32 s19, s45, s19
	v_mov_b32_e32 v29, v86
	v_pk_fma_f32 v[28:29], v[28:29], v[84:85], v[26:27]
	v_lshl_add_u64 v[26:27], s[18:19], 0, v[64:65]
	ds_read_b64 v[138:139], v141
	global_load_dword v122, v[122:123], off offset:128
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(8)
	v_mov_b32_e32 v127, v115
	s_add_i32 s9, s9, 4
	s_cmp_lt_i32 s9, s43
	s_waitcnt vmcnt(4)
	v_mov_b32_e32 v121, v2
	v_sub_f32_e32 v24, v31, v43
	v_exp_f32_e32 v31, v24
	v_lshl_add_u64 v[24:25], s[18:19], 0, v[36:37]
	v_lshl_add_u64 v[84:85], v[24:25], 0, v[32:33]
	v_lshl_add_u64 v[32:33], v[26:27], 0, v[32:33]
	v_cndmask_b32_e32 v140, 0, v31, vcc
	ds_write_b32 v125, v140
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dwordx4 v[24:27], v[84:85], off
	s_nop 0
	global_load_dwordx4 v[84:87], v[84:85], off offset:16
	s_nop 0
	global_load_dwordx4 v[92:95], v[32:33], off offset:16
	global_load_dwordx4 v[96:99], v[32:33], off
	v_mov_b32_e32 v31, v90
	v_mov_b32_e32 v32, v109
	v_mov_b32_e32 v33, v110
	v_pk_mov_b32 v[108:109], v[110:111], v[104:105] op_sel:[1,0]
	v_pk_fma_f32 v[28:29], v[30:31], v[88:89], v[28:29]
	v_pk_fma_f32 v[30:31], v[90:91], v[32:33], v[128:129] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[32:33], v[90:91], v[108:109], v[130:131] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
	s_waitcnt vmcnt(7)
	v_pk_mov_b32 v[4:5], v[4:5], v[12:13] op_sel:[1,0]
	v_mov_b32_e32 v125, v91
	v_pk_fma_f32 v[4:5], v[138:139], v[4:5], v[32:33] op_sel_hi:[0,1,1]
	ds_read_b64 v[32:33], v141
	v_mov_b32_e32 v104, v105
	v_mov_b32_e32 v105, v106
	v_pk_mov_b32 v[106:107], v[106:107], v[116:117] op_sel:[1,0]
	v_mov_b32_e32 v110, v117
	v_mov_b32_e32 v111, v118
	v_pk_mov_b32 v[116:117], v[118:119], v[112:113] op_sel:[1,0]
	v_mov_b32_e32 v112, v113
	v_mov_b32_e32 v113, v114
	v_pk_mul_f32 v[114:115], v[124:125], v[126:127]
	v_pk_fma_f32 v[88:89], v[90:91], v[104:105], v[132:133] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[104:105], v[90:91], v[106:107], v[134:135]
	v_pk_fma_f32 v[100:101], v[90:91], v[110:111], v[100:101] op_sel:[1,0,0]
	v_pk_fma_f32 v[102:103], v[90:91], v[116:117], v[102:103] op_sel:[1,0,0]
	v_pk_fma_f32 v[90:91], v[90:91], v[112:113], v[136:137] op_sel:[1,0,0]
	v_add_f32_e32 v11, v11, v114
	v_mov_b32_e32 v12, v13
	v_mov_b32_e32 v13, v14
	s_waitcnt vmcnt(6)
	v_pk_mov_b32 v[14:15], v[14:15], v[16:17] op_sel:[1,0]
	v_mov_b32_e32 v16, v17
	v_mov_b32_e32 v17, v18
	s_waitcnt vmcnt(5)
	v_pk_mov_b32 v[18:19], v[18:19], v[20:21] op_sel:[1,0]
	v_mov_b32_e32 v20, v21
	v_mov_b32_e32 v21, v22
	v_add_f32_e32 v65, v11, v115
	v_mov_b32_e32 v11, v138
	v_mov_b32_e32 v106, v139
	v_pk_fma_f32 v[2:3], v[138:139], v[2:3], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[138:139], v[20:21], v[90:91] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v107, v33
	v_pk_fma_f32 v[10:11], v[10:11], v[120:121], v[28:29]
	v_pk_fma_f32 v[28:29], v[138:139], v[18:19], v[102:103] op_sel:[1,0,0]
	v_pk_fma_f32 v[12:13], v[138:139], v[12:13], v[88:89] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[138:139], v[14:15], v[104:105]
	v_pk_fma_f32 v[16:17], v[138:139], v[16:17], v[100:101] op_sel:[1,0,0]
	v_mov_b32_e32 v123, v32
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v18, v25
	v_mov_b32_e32 v19, v26
	v_mov_b32_e32 v141, v24
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[90:91], v[98:99], v[92:93] op_sel:[1,0]
	v_mov_b32_e32 v92, v93
	v_mov_b32_e32 v93, v94
	v_mov_b32_e32 v94, v23
	v_pk_mul_f32 v[94:95], v[106:107], v[94:95]
	v_pk_mov_b32 v[20:21], v[26:27], v[84:85] op_sel:[1,0]
	v_mov_b32_e32 v84, v85
	v_mov_b32_e32 v85, v86
	v_pk_mov_b32 v[86:87], v[86:87], v[96:97] op_sel:[1,0]
	v_mov_b32_e32 v88, v97
	v_mov_b32_e32 v89, v98
	v_pk_fma_f32 v[24:25], v[32:33], v[18:19], v[2:3] op_sel_hi:[0,1,1]
	v_add_f32_e32 v2, v65, v94
	v_pk_fma_f32 v[26:27], v[122:123], v[140:141], v[10:11]
	v_pk_fma_f32 v[22:23], v[32:33], v[20:21], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[32:33], v[84:85], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[32:33], v[86:87], v[14:15]
	v_pk_fma_f32 v[16:17], v[32:33], v[88:89], v[16:17] op_sel:[1,0,0]
	v_pk_fma_f32 v[14:15], v[32:33], v[90:91], v[28:29] op_sel:[1,0,0]
	v_pk_fma_f32 v[12:13], v[32:33], v[92:93], v[30:31] op_sel:[1,0,0]
	v_add_f32_e32 v11, v2, v95
	s_cbranch_scc1 .LBB0_50
	s_branch .LBB0_52
.LBB0_51:
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, v13
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v18, v13
	v_mov_b32_e32 v21, v13
	v_mov_b32_e32 v20, v13
	v_mov_b32_e32 v23, v13
	v_mov_b32_e32 v22, v13
	v_mov_b32_e32 v25, v13
	v_mov_b32_e32 v24, v13
	v_mov_b32_e32 v27, v13
	v_mov_b32_e32 v26, v13
	v_mov_b32_e32 v11, v13
.LBB0_52:
	v_div_scale_f32 v2, s[8:9], v26, v26, 1.0
	v_rcp_f32_e32 v3, v2
	v_div_scale_f32 v4, vcc, 1.0, v26, 1.0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v5, -v2, v3, 1.0
	v_fmac_f32_e32 v3, v5, v3
	v_mul_f32_e32 v5, v4, v3
	v_fma_f32 v10, -v2, v5, v4
	v_fmac_f32_e32 v5, v10, v3
	v_fma_f32 v2, -v2, v5, v4
	v_div_fmas_f32 v2, v2, v3, v5
	v_div_fixup_f32 v2, v2, v26, 1.0
	v_add_u32_e32 v3, v169, v168
	s_barrier
	ds_write_b32 v3, v2
	v_add_u32_e32 v2, 0, v35
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[2:3], v2
	v_pk_mov_b32 v[4:5], v[26:27], v[24:25] op_sel:[1,0]
	v_mov_b32_e32 v10, v13
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[44:45]
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[44:45]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[26:27], v[4:5], v[2:3] op_sel_hi:[1,0]
	v_pk_mov_b32 v[4:5], v[24:25], v[22:23] op_sel:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[24:25], v[4:5], v[2:3] op_sel_hi:[1,0]
	v_pk_mov_b32 v[4:5], v[22:23], v[20:21] op_sel:[1,0]
	v_bfe_u32 v28, v26, 16, 1
	v_pk_mul_f32 v[22:23], v[4:5], v[2:3] op_sel_hi:[1,0]
	v_pk_mov_b32 v[4:5], v[20:21], v[18:19] op_sel:[1,0]
	v_pk_mov_b32 v[18:19], v[18:19], v[16:17] op_sel:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[2:3] op_sel_hi:[1,0]
	v_pk_mov_b32 v[16:17], v[16:17], v[14:15] op_sel:[1,0]
	v_pk_mov_b32 v[14:15], v[14:15], v[12:13] op_sel:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[16:17], v[16:17], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[14:15], v[14:15], v[2:3] op_sel:[0,1]
	v_bfe_u32 v2, v4, 16, 1
	v_bfe_u32 v3, v5, 16, 1
	v_add3_u32 v2, v4, v2, s97
	v_bfe_u32 v12, v22, 16, 1
	v_add3_u32 v3, v5, v3, s97
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v13, v23, 16, 1
	v_add3_u32 v12, v22, v12, s97
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v197, v2, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_bfe_u32 v20, v24, 16, 1
	v_add3_u32 v13, v23, v13, s97
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v3, v197, v3, vcc
	v_cmp_o_f32_e32 vcc, v22, v22
	v_bfe_u32 v21, v25, 16, 1
	v_add3_u32 v20, v24, v20, s97
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v5, v3, v2, s51
	v_cndmask_b32_e32 v2, v197, v12, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	v_add3_u32 v21, v25, v21, s97
	v_lshrrev_b32_e32 v20, 16, v20
	v_cndmask_b32_e32 v3, v197, v13, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_bfe_u32 v29, v27, 16, 1
	v_add3_u32 v28, v26, v28, s97
	v_lshrrev_b32_e32 v21, 16, v21
	v_perm_b32 v4, v3, v2, s51
	v_cndmask_b32_e32 v2, v197, v20, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_add3_u32 v29, v27, v29, s97
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v3, v197, v21, vcc
	v_cmp_o_f32_e32 vcc, v26, v26
	v_lshrrev_b32_e32 v29, 16, v29
	v_perm_b32 v3, v3, v2, s51
	v_cndmask_b32_e32 v2, v197, v28, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	v_bfe_u32 v13, v19, 16, 1
	v_add3_u32 v13, v19, v13, s97
	v_cndmask_b32_e32 v12, v197, v29, vcc
	v_perm_b32 v2, v12, v2, s51
	global_store_dwordx4 v[6:7], v[2:5], off
	v_cmp_o_f32_e32 vcc, v10, v10
	v_bfe_u32 v6, v16, 16, 1
	v_bfe_u32 v2, v10, 16, 1
	v_bfe_u32 v3, v11, 16, 1
	v_add3_u32 v2, v10, v2, s97
	v_bfe_u32 v4, v14, 16, 1
	v_add3_u32 v3, v11, v3, s97
	v_cndmask_b32_sdwa v2, v197, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	v_bfe_u32 v5, v15, 16, 1
	v_add3_u32 v4, v14, v4, s97
	v_cndmask_b32_sdwa v3, v197, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v14, v14
	v_add3_u32 v20, v15, v5, s97
	v_perm_b32 v5, v3, v2, s51
	v_cndmask_b32_sdwa v2, v197, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v15, v15
	v_bfe_u32 v7, v17, 16, 1
	v_add3_u32 v6, v16, v6, s97
	v_cndmask_b32_sdwa v3, v197, v20, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v16, v16
	v_bfe_u32 v12, v18, 16, 1
	v_add3_u32 v7, v17, v7, s97
	v_perm_b32 v4, v3, v2, s51
	v_cndmask_b32_sdwa v2, v197, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v17, v17
	v_add3_u32 v12, v18, v12, s97
	s_nop 0
	v_cndmask_b32_sdwa v3, v197, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v18, v18
	v_perm_b32 v3, v3, v2, s51
	s_nop 0
	v_cndmask_b32_sdwa v2, v197, v12, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v19, v19
	s_nop 1
	v_cndmask_b32_sdwa v6, v197, v13, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v6, v2, s51
	global_store_dwordx4 v[8:9], v[2:5], off
	.loc	1 30 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_4
.LBB0_53:
	.loc	1 31 0
	global_load_dwordx2 v[2:3], v37, s[64:65]
	global_load_dwordx2 v[4:5], v37, s[66:67]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v1
	s_barrier
	s_and_saveexec_b64 s[2:3], s[56:57]
	s_cbranch_execz .LBB0_3
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v6, s8, 0
	v_mbcnt_hi_u32_b32 v6, s9, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_b64 s[18:19], exec, vcc
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_3
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_lshl_b64 s[18:19], s[70:71], 2
	s_nop 0
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v4, 28, v4
	v_mov_b32_e32 v5, v37
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[14:15], 0, v[2:3]
	s_bcnt1_i32_b64 s8, s[8:9]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
	v_mov_b32_e32 v4, s8
	global_atomic_add v[2:3], v4, off sc1
	s_branch .LBB0_3
.LBB0_56:
	s_mov_b64 s[18:19], 0
.LBB0_57:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_107
	.loc	1 14 0
	s_cmp_lt_i32 s43, 1
	s_cbranch_scc1 .LBB0_107
	s_abs_i32 s8, s43
	v_cvt_f32_u32_e32 v1, s8
	s_mul_hi_i32 s3, s48, s50
	s_mul_i32 s2, s48, s50
	s_add_i32 s9, s75, s42
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 13 0
	s_mul_i32 s49, s17, s74
	.loc	1 14 0
	s_lshl_b64 s[18:19], s[2:3], 6
	s_ashr_i32 s2, s9, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_abs_i32 s3, s9
	s_sub_i32 s9, 0, s8
	.loc	1 13 0
	s_add_i32 s49, s49, s33
	.loc	1 14 0
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s9, s9, s17
	s_mul_hi_u32 s9, s17, s9
	s_add_i32 s17, s17, s9
	s_mul_hi_u32 s9, s3, s17
	s_mul_i32 s9, s9, s8
	s_sub_i32 s3, s3, s9
	s_sub_i32 s9, s3, s8
	s_cmp_ge_u32 s3, s8
	s_cselect_b32 s3, s9, s3
	s_sub_i32 s9, s3, s8
	s_cmp_ge_u32 s3, s8
	s_cselect_b32 s3, s9, s3
	s_xor_b32 s3, s3, s2
	s_sub_i32 s2, s3, s2
	s_add_i32 s3, s42, 1
	s_not_b32 s20, s42
	s_ashr_i32 s9, s3, 31
	s_max_i32 s3, s3, s20
	s_mul_hi_u32 s17, s3, s17
	s_mul_i32 s17, s17, s8
	s_sub_i32 s3, s3, s17
	s_sub_i32 s17, s3, s8
	s_cmp_ge_u32 s3, s8
	s_cselect_b32 s3, s17, s3
	s_sub_i32 s17, s3, s8
	s_cmp_ge_u32 s3, s8
	s_cselect_b32 s3, s17, s3
	s_abs_i32 s17, s33
	v_cvt_f32_u32_e32 v1, s17
	s_load_dword s51, s[0:1], 0x8c
	s_xor_b32 s0, s3, s9
	s_sub_i32 s8, s0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s3, 0, s17
	s_abs_i32 s1, s16
	s_xor_b32 s0, s16, s33
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s0, s0, 31
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v2, 3, v0
	v_lshl_or_b32 v2, s16, 5, v2
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s3, s3, s9
	s_mul_hi_u32 s3, s9, s3
	s_add_i32 s9, s9, s3
	s_mul_hi_u32 s3, s1, s9
	s_mul_i32 s9, s3, s17
	s_sub_i32 s1, s1, s9
	s_add_i32 s9, s3, 1
	s_sub_i32 s20, s1, s17
	s_cmp_ge_u32 s1, s17
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s1, s20, s1
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s1, s17
	s_cselect_b32 s1, s9, s3
	s_xor_b32 s1, s1, s0
	s_sub_i32 s57, s1, s0
	s_cmp_lt_i32 s57, s50
	s_cselect_b64 s[28:29], -1, 0
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 3
	s_add_u32 s20, s40, s8
	s_addc_u32 s21, s41, s9
	s_ashr_i32 s9, s42, 31
	s_mov_b32 s8, s42
	s_lshl_b64 s[8:9], s[8:9], 3
	s_add_u32 s22, s40, s8
	s_addc_u32 s23, s41, s9
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s24, s40, s2
	s_mul_i32 s2, s57, s33
	s_addc_u32 s25, s41, s3
	s_sub_i32 s42, s16, s2
	s_cmp_lt_i32 s42, s74
	s_cselect_b64 s[26:27], -1, 0
	s_lshl_b32 s2, s2, 5
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v0, 3, v0
	v_subrev_u32_e32 v14, s2, v2
	v_cndmask_b32_e64 v2, 0, 1, s[28:29]
	s_mov_b32 s56, 0
	v_and_b32_e32 v0, 56, v0
	v_mov_b32_e32 v3, 0
	s_lshl_b32 s58, s33, 5
	v_cmp_ne_u32_e64 s[2:3], 1, v2
	s_lshl_b64 s[28:29], s[18:19], 1
	s_branch .LBB0_61
.LBB0_60:
	s_add_i32 s56, s56, 1
	s_cmp_eq_u32 s56, s43
	s_cbranch_scc1 .LBB0_107
.LBB0_61:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_60
	s_cmp_lg_u32 s56, 0
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_lt_i32 s56, s75
	s_cselect_b64 s[34:35], -1, 0
	s_add_i32 s8, s56, s76
	s_add_i32 s9, s8, -1
	s_lshr_b32 s16, s9, 31
	s_add_i32 s16, s9, s16
	s_ashr_i32 s17, s16, 1
	s_and_b32 s16, s16, -2
	s_sub_i32 s59, s9, s16
	s_lshr_b32 s9, s8, 31
	s_add_i32 s9, s8, s9
	s_ashr_i32 s62, s9, 1
	s_and_b32 s9, s9, -2
	s_sub_i32 s61, s8, s9
	s_lshl_b32 s8, s59, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s18, s9
	s_mul_hi_u32 s16, s18, s8
	s_add_i32 s9, s16, s9
	s_mul_i32 s16, s19, s8
	s_add_i32 s9, s9, s16
	s_mul_i32 s8, s18, s8
	s_add_i32 s60, s17, 1
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s16, s10, s8
	s_addc_u32 s17, s11, s9
	s_lshl_b32 s8, s61, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s18, s9
	s_mul_hi_u32 s36, s18, s8
	s_add_i32 s9, s36, s9
	s_mul_i32 s36, s19, s8
	s_add_i32 s9, s9, s36
	s_mul_i32 s8, s18, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s36, s10, s8
	s_addc_u32 s37, s11, s9
	s_add_u32 s8, s16, s28
	s_addc_u32 s9, s17, s29
	s_cmp_eq_u32 s56, 0
	v_cndmask_b32_e64 v15, 0, 1, s[30:31]
	s_mul_i32 s59, s59, s50
	s_mul_i32 s60, s60, s33
	s_mul_i32 s61, s61, s50
	s_mul_i32 s62, s62, s49
	s_cselect_b32 s39, s5, s17
	s_cselect_b32 s38, s4, s16
	s_cselect_b32 s41, s7, s9
	s_cselect_b32 s40, s6, s8
	s_mov_b32 s44, s57
	s_branch .LBB0_65
.LBB0_63:
	s_or_b64 exec, exec, s[8:9]
.LBB0_64:
	s_waitcnt lgkmcnt(0)
	s_add_i32 s44, s44, s51
	s_cmp_lt_i32 s44, s50
	s_cbranch_scc0 .LBB0_60
.LBB0_65:
	v_cmp_ne_u32_e64 s[8:9], 1, v15
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_72
	s_add_i32 s16, s44, s59
	s_lshl_b32 s16, s16, 5
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s16, s12, s16
	s_addc_u32 s17, s13, s17
	s_branch .LBB0_69
.LBB0_67:
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s45, v2
	s_nop 1
	v_mov_b32_e32 v2, s45
	ds_write_b32 v3, v2
.LBB0_68:
	s_or_b64 exec, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s60, v2
	s_cbranch_vccz .LBB0_72
.LBB0_69:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[46:47], s[0:1]
	s_cbranch_execz .LBB0_68
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_67
	global_load_dword v2, v3, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_67
.LBB0_72:
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_74
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_64
	s_branch .LBB0_104
.LBB0_74:
	s_add_i32 s16, s44, s61
	s_lshl_b32 s16, s16, 5
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[46:47], s[16:17], 2
	s_add_u32 s16, s14, s46
	s_addc_u32 s17, s15, s47
	s_branch .LBB0_77
.LBB0_75:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s45, v2
	s_nop 1
	v_mov_b32_e32 v2, s45
	ds_write_b32 v3, v2
.LBB0_76:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s62, v2
	s_cbranch_vccz .LBB0_80
.LBB0_77:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_76
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_75
	global_load_dword v2, v3, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_75
.LBB0_80:
	global_load_dwordx2 v[4:5], v3, s[20:21]
	global_load_dwordx2 v[6:7], v3, s[22:23]
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_100
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_ashr_i32 s45, s44, 31
	s_nop 0
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[36:37], 0, v[4:5]
	v_lshl_add_u64 v[6:7], v[4:5], 0, s[28:29]
	v_mov_b64_e32 v[8:9], s[44:45]
	v_mov_b32_e32 v2, v14
	s_mov_b32 s45, s42
	s_branch .LBB0_83
.LBB0_82:
	s_or_b64 exec, exec, s[52:53]
	s_add_i32 s45, s45, s33
	s_cmp_lt_i32 s45, s74
	v_add_u32_e32 v2, s58, v2
	s_cbranch_scc0 .LBB0_99
.LBB0_83:
	v_mad_i64_i32 v[10:11], s[16:17], v2, s50, v[8:9]
	v_lshlrev_b64 v[10:11], 6, v[10:11]
	v_or_b32_e32 v10, v10, v0
	v_cmp_gt_i32_e32 vcc, s48, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_85
	v_lshl_add_u64 v[12:13], v[10:11], 1, s[38:39]
	global_load_dwordx4 v[20:23], v[12:13], off
.LBB0_85:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v17, 16, v2
	v_mad_i64_i32 v[12:13], s[16:17], v17, s50, v[8:9]
	v_lshlrev_b64 v[12:13], 6, v[12:13]
	v_or_b32_e32 v12, v12, v0
	v_cmp_gt_i32_e64 s[16:17], s48, v17
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execz .LBB0_87
	v_lshl_add_u64 v[16:17], v[12:13], 1, s[38:39]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_87:
	s_or_b64 exec, exec, s[52:53]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_89
	v_lshl_add_u64 v[26:27], v[10:11], 1, s[40:41]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_89:
	s_or_b64 exec, exec, s[52:53]
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execnz .LBB0_94
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execnz .LBB0_95
.LBB0_91:
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execnz .LBB0_96
.LBB0_92:
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execnz .LBB0_97
.LBB0_93:
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execz .LBB0_82
	s_branch .LBB0_98
.LBB0_94:
	v_lshl_add_u64 v[24:25], v[12:13], 1, s[40:41]
	global_load_dwordx4 v[24:27], v[24:25], off
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_91
.LBB0_95:
	v_lshl_add_u64 v[32:33], v[10:11], 1, v[4:5]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[32:33], v[20:23], off
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execz .LBB0_92
.LBB0_96:
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[20:21], v[12:13], 1, v[4:5]
	global_store_dwordx4 v[20:21], v[16:19], off
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_93
.LBB0_97:
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[28:31], off
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execz .LBB0_82
.LBB0_98:
	v_lshl_add_u64 v[10:11], v[12:13], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[24:27], off
	s_branch .LBB0_82
.LBB0_99:
	global_load_dwordx2 v[4:5], v3, s[20:21]
	global_load_dwordx2 v[6:7], v3, s[22:23]
.LBB0_100:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_103
	s_mov_b64 s[52:53], exec
	v_mbcnt_lo_u32_b32 v2, s52, 0
	v_mbcnt_hi_u32_b32 v2, s53, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[54:55], exec, vcc
	s_mov_b64 exec, s[54:55]
	s_cbranch_execz .LBB0_103
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_bcnt1_i32_b64 s45, s[52:53]
	s_nop 0
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[46:47]
	v_mov_b32_e32 v2, s45
	global_atomic_add v[4:5], v2, off sc1
.LBB0_103:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_64
.LBB0_104:
	global_load_dwordx2 v[4:5], v3, s[24:25]
	global_load_dwordx2 v[6:7], v3, s[22:23]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s45, v4
	v_readfirstlane_b32 s46, v5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s47, v6
	v_readfirstlane_b32 s52, v7
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_63
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v2, s16, 0
	v_mbcnt_hi_u32_b32 v2, s17, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[54:55], exec, vcc
	s_mov_b64 exec, s[54:55]
	s_cbranch_execz .LBB0_63
	s_sub_u32 s45, s45, s47
	s_subb_u32 s46, s46, s52
	s_ashr_i32 s47, s46, 31
	s_lshr_b32 s47, s47, 28
	s_add_u32 s45, s45, s47
	s_addc_u32 s46, s46, 0
	s_and_b32 s45, s45, -16
	s_add_u32 s45, s14, s45
	s_addc_u32 s52, s15, s46
	s_add_i32 s46, s44, s59
	s_lshl_b32 s46, s46, 5
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[46:47], s[46:47], 2
	s_add_u32 s46, s45, s46
	s_addc_u32 s47, s52, s47
	s_bcnt1_i32_b64 s16, s[16:17]
	v_mov_b32_e32 v2, s16
	global_atomic_add v3, v2, s[46:47] sc1
	s_branch .LBB0_63
.LBB0_107:
	.loc	1 12 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_attention
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
	.size	ring_attention, .Lfunc_end0-ring_attention
	.set ring_attention.num_vgpr, 234
	.set ring_attention.num_agpr, 32
	.set ring_attention.numbered_sgpr, 100
	.set ring_attention.num_named_barrier, 0
	.set ring_attention.private_seg_size, 0
	.set ring_attention.uses_vcc, 1
	.set ring_attention.uses_flat_scratch, 0
	.set ring_attention.has_dyn_sized_stack, 0
	.set ring_attention.has_recursion, 0
	.set ring_attention.has_indirect_call, 0
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
    .name:           ring_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 0
    .symbol:         ring_attention.kd
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
