; lds 16384
	.file	1 "mesh_attention"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	mesh_attention
	.p2align	8
	.type	mesh_attention,@function
mesh_attention:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_mov_b32 s21, s16
	s_load_dword s33, s[0:1], 0x8c
	s_load_dwordx2 s[66:67], s[0:1], 0x50
	s_load_dword s16, s[0:1], 0x84
	s_load_dword s76, s[0:1], 0x58
	s_load_dword s64, s[0:1], 0x60
	s_mov_b64 s[18:19], -1
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s21, s16
	s_cbranch_scc0 .LBB0_49
	.loc	1 15 0
	s_abs_i32 s18, s64
	v_cvt_f32_u32_e32 v1, s18
	.loc	1 14 0
	s_add_i32 s19, s76, 31
	v_writelane_b32 v254, s0, 0
	s_load_dword s17, s[0:1], 0x5c
	.loc	1 15 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 14 0
	s_ashr_i32 s20, s19, 31
	s_lshr_b32 s20, s20, 27
	s_add_i32 s19, s19, s20
	.loc	1 15 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 14 0
	s_ashr_i32 s77, s19, 5
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s78, s77, s17
	.loc	1 17 0
	s_sub_i32 s79, s21, s16
	s_mul_i32 s50, s78, s67
	v_writelane_b32 v254, s1, 1
	s_cmp_ge_i32 s79, s50
	.loc	1 15 0
	v_readfirstlane_b32 s19, v1
	v_writelane_b32 v254, s21, 2
	.loc	1 17 0
	s_cbranch_scc1 .LBB0_48
	.loc	1 15 0
	s_sub_i32 s22, 0, s18
	s_mul_i32 s22, s22, s19
	s_mul_hi_u32 s22, s19, s22
	s_abs_i32 s21, s17
	s_add_i32 s19, s19, s22
	s_mul_hi_u32 s19, s21, s19
	s_mul_i32 s22, s19, s18
	s_ashr_i32 s20, s17, 31
	s_ashr_i32 s65, s64, 31
	s_sub_i32 s21, s21, s22
	v_readlane_b32 s0, v254, 0
	s_xor_b32 s20, s20, s65
	s_add_i32 s22, s19, 1
	s_sub_i32 s23, s21, s18
	v_readlane_b32 s1, v254, 1
	s_cmp_ge_u32 s21, s18
	s_load_dwordx4 s[52:55], s[0:1], 0x74
	s_load_dwordx4 s[56:59], s[0:1], 0x38
	s_cselect_b32 s19, s22, s19
	s_cselect_b32 s21, s23, s21
	s_add_i32 s22, s19, 1
	s_cmp_ge_u32 s21, s18
	s_cselect_b32 s18, s22, s19
	s_xor_b32 s18, s18, s20
	.loc	1 17 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s55, s16
	.loc	1 29 0
	s_ashr_i32 s16, s76, 31
	.loc	1 15 0
	s_sub_i32 s81, s18, s20
	.loc	1 16 0
	s_mul_hi_i32 s19, s76, s64
	s_mul_i32 s18, s76, s64
	.loc	1 29 0
	v_and_b32_e32 v1, 63, v0
	s_lshr_b32 s16, s16, 26
	.loc	1 16 0
	s_lshl_b64 s[68:69], s[18:19], 6
	.loc	1 29 0
	s_mul_i32 s53, s53, s67
	s_add_i32 s16, s76, s16
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[18:19], 64, v0
	s_add_i32 s53, s53, -1
	s_ashr_i32 s16, s16, 6
	s_add_i32 s45, s67, -1
	s_add_i32 s1, s67, s66
	s_and_b64 s[70:71], vcc, s[18:19]
	s_cmp_gt_i32 s76, 63
	v_and_b32_e32 v2, 32, v0
	s_cselect_b64 s[72:73], -1, 0
	s_cmpk_gt_i32 s76, 0x7f
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cselect_b64 s[74:75], -1, 0
	s_and_b64 vcc, vcc, s[18:19]
	s_min_i32 s28, s45, 0
	s_min_i32 s29, s45, 1
	s_min_i32 s38, s45, 2
	s_min_i32 s39, s45, 3
	s_min_i32 s40, s45, 4
	s_min_i32 s41, s45, 5
	s_min_i32 s42, s45, 6
	s_min_i32 s43, s45, 7
	s_cmp_gt_i32 s67, 0
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_gt_i32 s67, 1
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_gt_i32 s67, 2
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_gt_i32 s67, 3
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_gt_i32 s67, 4
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_gt_i32 s67, 5
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_gt_i32 s67, 6
	.loc	1 19 0
	s_mul_i32 s82, s81, s77
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_gt_i32 s67, 7
	s_cselect_b64 s[26:27], -1, 0
	s_abs_i32 s85, s82
	v_cvt_f32_u32_e32 v3, s85
	s_mul_i32 s44, s82, s45
	v_and_b32_e32 v7, 6, v0
	v_lshlrev_b32_e32 v4, 2, v7
	v_rcp_iflag_f32_e32 v3, v3
	v_bfe_i32 v6, v0, 0, 1
	s_movk_i32 s46, 0x440
	s_abs_i32 s86, s44
	v_and_or_b32 v8, v6, s46, v4
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_f32_u32_e32 v4, s86
	v_cvt_u32_f32_e32 v3, v3
	v_lshlrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v35, 0x7c, v5
	v_bfrev_b32_e32 v2, 1
	s_sub_i32 s48, 1, s67
	v_cndmask_b32_e32 v160, v2, v35, vcc
	v_rcp_iflag_f32_e32 v2, v4
	s_max_i32 s87, s45, s48
	v_readfirstlane_b32 s47, v3
	v_cvt_f32_u32_e32 v3, s87
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s46, 0, s85
	v_rcp_iflag_f32_e32 v3, v3
	s_mul_i32 s46, s46, s47
	s_mul_hi_u32 s46, s47, s46
	s_add_i32 s88, s47, s46
	v_readfirstlane_b32 s46, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	s_abs_i32 s89, s67
	v_cvt_u32_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v3, s89
	s_sub_i32 s45, 0, s86
	s_mul_i32 s45, s45, s46
	s_mul_hi_u32 s45, s46, s45
	s_add_i32 s45, s46, s45
	v_readfirstlane_b32 s46, v2
	v_rcp_iflag_f32_e32 v2, v3
	s_abs_i32 s92, s77
	v_cvt_f32_u32_e32 v3, s92
	v_writelane_b32 v254, s45, 3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s45, 0, s87
	s_mul_i32 s45, s45, s46
	s_mul_hi_u32 s45, s46, s45
	s_add_i32 s45, s46, s45
	v_readfirstlane_b32 s46, v2
	v_rcp_iflag_f32_e32 v2, v3
	s_abs_i32 s93, s81
	v_cvt_f32_u32_e32 v3, s93
	v_writelane_b32 v254, s45, 4
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v3, v3
	s_sub_i32 s45, 0, s89
	s_mul_i32 s45, s45, s46
	s_mul_hi_u32 s45, s46, s45
	s_add_i32 s45, s46, s45
	v_readfirstlane_b32 s46, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v2, v2
	v_writelane_b32 v254, s45, 5
	s_sub_i32 s45, 0, s92
	s_mul_i32 s45, s45, s46
	s_mul_i32 s28, s78, s28
	s_mul_hi_u32 s45, s46, s45
	.loc	1 29 0
	v_and_b32_e32 v14, 64, v0
	v_lshlrev_b32_e32 v18, 3, v0
	v_writelane_b32 v254, s28, 6
	s_mul_i32 s28, s78, s29
	s_add_i32 s95, s46, s45
	s_sub_i32 s45, 0, s93
	v_readfirstlane_b32 s46, v2
	v_and_b32_e32 v3, 0x78, v0
	v_lshrrev_b32_e32 v6, 2, v14
	v_and_b32_e32 v16, 15, v0
	v_and_b32_e32 v34, 56, v18
	v_lshlrev_b32_e32 v18, 4, v0
	v_writelane_b32 v254, s28, 7
	s_mul_i32 s28, s78, s38
	s_mul_i32 s45, s45, s46
	v_lshrrev_b32_e32 v161, 3, v0
	v_lshrrev_b32_e32 v2, 1, v3
	v_lshlrev_b32_e32 v4, 3, v3
	v_or_b32_e32 v17, v6, v16
	v_and_b32_e32 v6, 48, v0
	v_xor_b32_e32 v163, v18, v3
	v_lshlrev_b32_e32 v18, 7, v16
	v_lshlrev_b32_e32 v19, 3, v16
	v_xor_b32_e32 v3, v8, v3
	v_writelane_b32 v254, s28, 8
	s_mul_i32 s28, s78, s39
	s_mul_hi_u32 s45, s46, s45
	v_or_b32_e32 v9, 32, v161
	v_mov_b32_e32 v37, 0
	v_lshrrev_b32_e32 v21, 1, v6
	v_lshl_or_b32 v165, v7, 10, v3
	v_or_b32_e32 v3, v18, v19
	v_writelane_b32 v254, s28, 9
	s_mul_i32 s28, s78, s40
	s_add_i32 s96, s46, s45
	.loc	1 17 0
	v_add_u32_e32 v15, 0, v14
	v_mad_i64_i32 v[38:39], s[46:47], s64, v9, 0
	v_xor_b32_e32 v166, v3, v21
	v_lshlrev_b32_e32 v8, 8, v17
	v_mov_b32_e32 v9, v37
	v_lshlrev_b32_e32 v3, 2, v16
	v_writelane_b32 v254, s28, 10
	s_mul_i32 s28, s78, s41
	.loc	1 29 0
	v_or_b32_e32 v12, 2, v2
	.loc	1 17 0
	v_lshl_add_u64 v[8:9], s[14:15], 0, v[8:9]
	v_mov_b32_e32 v7, v37
	v_add_u32_e32 v170, v15, v3
	v_mov_b32_e32 v3, v37
	v_writelane_b32 v254, s28, 11
	s_mul_i32 s28, s78, s42
	.loc	1 29 0
	v_or_b32_e32 v10, 48, v161
	v_or_b32_e32 v11, 1, v2
	v_or_b32_e32 v13, 3, v2
	v_lshlrev_b32_e32 v14, 5, v14
	v_xor_b32_e32 v22, v19, v21
	v_mad_i64_i32 v[42:43], s[46:47], s64, v2, 0
	v_mad_i64_i32 v[46:47], s[46:47], s64, v12, 0
	.loc	1 17 0
	v_lshl_add_u64 v[50:51], v[8:9], 0, v[6:7]
	v_and_b32_e32 v6, 7, v0
	v_lshlrev_b32_e32 v12, 2, v161
	v_writelane_b32 v254, s28, 12
	s_mul_i32 s28, s78, s43
	v_lshl_add_u64 v[54:55], s[56:57], 0, v[2:3]
	v_or_b32_e32 v2, 64, v161
	.loc	1 29 0
	v_or_b32_e32 v162, 16, v161
	v_or3_b32 v164, v22, v14, v18
	v_mad_i64_i32 v[40:41], s[46:47], s64, v10, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v52, 4, v6
	v_or_b32_e32 v6, 0x43, v12
	v_or_b32_e32 v8, 0x42, v12
	v_or_b32_e32 v10, 0x41, v12
	v_or_b32_e32 v12, 64, v12
	v_or_b32_e32 v14, 0x70, v161
	v_or_b32_e32 v16, 0x60, v161
	v_xor_b32_e32 v171, 0x80, v5
	v_writelane_b32 v254, s28, 13
	v_or_b32_e32 v5, 0x50, v161
	v_mad_i64_i32 v[2:3], s[28:29], v2, s64, 0
	v_xor_b32_e32 v20, 8, v163
	v_xor_b32_e32 v22, 32, v164
	v_xor_b32_e32 v23, 64, v164
	v_xor_b32_e32 v24, 0x60, v164
	v_mad_i64_i32 v[44:45], s[46:47], s64, v11, 0
	v_mad_i64_i32 v[48:49], s[46:47], s64, v13, 0
	v_xor_b32_e32 v25, 8, v165
	v_xor_b32_e32 v26, 16, v165
	v_xor_b32_e32 v27, 24, v165
	v_xor_b32_e32 v28, 32, v165
	v_xor_b32_e32 v29, 40, v165
	v_xor_b32_e32 v30, 48, v165
	v_xor_b32_e32 v31, 56, v165
	v_mad_i64_i32 v[6:7], s[46:47], v6, s64, 0
	v_mad_i64_i32 v[8:9], s[46:47], v8, s64, 0
	v_mad_i64_i32 v[10:11], s[46:47], v10, s64, 0
	v_mad_i64_i32 v[12:13], s[46:47], v12, s64, 0
	v_mad_i64_i32 v[14:15], s[46:47], v14, s64, 0
	v_lshlrev_b32_e32 v36, 1, v34
	s_max_i32 s16, s16, 2
	v_mad_i64_i32 v[16:17], s[28:29], v16, s64, 0
	v_mad_i64_i32 v[18:19], s[28:29], v5, s64, 0
	v_lshlrev_b64 v[70:71], 7, v[2:3]
	.loc	1 29 0
	v_lshlrev_b32_e32 v2, 6, v162
	v_xor_b32_e32 v167, 32, v166
	v_xor_b32_e32 v168, 64, v166
	v_xor_b32_e32 v169, 0x60, v166
	.loc	1 28 0
	s_mul_i32 s97, s33, s54
	s_ashr_i32 s94, s82, 31
	s_ashr_i32 s98, s44, 31
	s_ashr_i32 s99, s77, 31
	s_ashr_i32 s84, s81, 31
	.loc	1 17 0
	s_add_i32 s16, s16, -1
	v_mov_b32_e32 v53, v37
	v_lshlrev_b64 v[56:57], 7, v[6:7]
	s_lshl_b64 s[54:55], s[64:65], 13
	v_lshlrev_b64 v[58:59], 7, v[8:9]
	v_lshlrev_b64 v[60:61], 7, v[10:11]
	v_lshlrev_b64 v[62:63], 7, v[12:13]
	v_lshlrev_b64 v[64:65], 7, v[14:15]
	v_lshlrev_b64 v[66:67], 7, v[16:17]
	v_lshlrev_b64 v[68:69], 7, v[18:19]
	v_add_u32_e32 v172, 0, v22
	v_add_u32_e32 v173, 0, v23
	v_add_u32_e32 v174, 0, v24
	v_xor_b32_e32 v175, 8, v166
	s_mov_b32 s65, 0x5040100
	v_xor_b32_e32 v176, 40, v166
	s_mov_b32 s80, 0x7060302
	v_xor_b32_e32 v177, 0x48, v166
	s_movk_i32 s83, 0x7fff
	v_xor_b32_e32 v178, 0x68, v166
	v_xor_b32_e32 v179, 16, v166
	s_mov_b32 s63, 0x27000
	s_mov_b32 s62, 0x7ffffffe
	v_xor_b32_e32 v180, 48, v166
	v_lshlrev_b32_e32 v72, 2, v4
	v_lshlrev_b32_e32 v74, 2, v2
	v_add_u32_e32 v181, 0, v20
	v_add_u32_e32 v182, 0, v25
	v_add_u32_e32 v183, 0, v26
	v_add_u32_e32 v184, 0, v27
	v_add_u32_e32 v185, 0, v28
	v_add_u32_e32 v186, 0, v29
	v_add_u32_e32 v187, 0, v30
	v_add_u32_e32 v188, 0, v31
	v_xor_b32_e32 v189, 0x50, v166
	v_xor_b32_e32 v190, 0x70, v166
	v_xor_b32_e32 v191, 24, v166
	v_xor_b32_e32 v192, 56, v166
	v_xor_b32_e32 v193, 0x58, v166
	v_xor_b32_e32 v194, 0x78, v166
	v_mov_b32_e32 v195, 0x7fff
	v_lshl_add_u64 v[76:77], s[2:3], 0, v[36:37]
	v_mad_i64_i32 v[78:79], s[2:3], s64, v162, 0
	v_mad_i64_i32 v[80:81], s[2:3], s64, v161, 0
	v_lshl_add_u64 v[82:83], s[8:9], 0, v[36:37]
	v_writelane_b32 v254, s16, 14
	s_branch .LBB0_4
.LBB0_3:
	s_add_i32 s79, s0, s79
	s_cmp_lt_i32 s79, s50
	s_cbranch_scc0 .LBB0_48
.LBB0_4:
	.loc	1 19 0
	s_abs_i32 s3, s79
	s_mul_hi_u32 s8, s3, s88
	s_mul_i32 s9, s8, s85
	s_ashr_i32 s2, s79, 31
	s_sub_i32 s3, s3, s9
	s_xor_b32 s2, s2, s94
	s_add_i32 s9, s8, 1
	s_sub_i32 s28, s3, s85
	s_cmp_ge_u32 s3, s85
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s3, s28, s3
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s85
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	s_sub_i32 s39, s3, s2
	.loc	1 20 0
	s_cmp_lt_i32 s79, s78
	s_mov_b32 s38, s39
	s_mov_b32 s90, s66
	s_cbranch_scc1 .LBB0_6
	.loc	1 18 0
	s_sub_i32 s2, s79, s78
	s_max_i32 s2, s2, 0
	.loc	1 21 0
	v_readlane_b32 s3, v254, 3
	s_mul_hi_u32 s3, s2, s3
	s_mul_i32 s8, s3, s86
	s_sub_i32 s8, s2, s8
	s_add_i32 s9, s3, 1
	s_sub_i32 s28, s8, s86
	s_cmp_ge_u32 s8, s86
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s8, s28, s8
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s8, s86
	s_cselect_b32 s3, s9, s3
	s_xor_b32 s3, s3, s98
	s_sub_i32 s38, s3, s98
	.loc	1 22 0
	s_mul_hi_u32 s3, s2, s88
	s_mul_i32 s8, s3, s85
	s_sub_i32 s2, s2, s8
	s_add_i32 s8, s3, 1
	s_sub_i32 s9, s2, s85
	s_cmp_ge_u32 s2, s85
	s_cselect_b32 s3, s8, s3
	s_cselect_b32 s2, s9, s2
	s_add_i32 s8, s3, 1
	s_cmp_ge_u32 s2, s85
	s_cselect_b32 s2, s8, s3
	s_xor_b32 s2, s2, s94
	s_sub_i32 s2, s2, s94
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s8, v254, 4
	s_mul_hi_u32 s8, s2, s8
	s_mul_i32 s8, s8, s87
	s_sub_i32 s2, s2, s8
	s_sub_i32 s8, s2, s87
	s_cmp_ge_u32 s2, s87
	s_cselect_b32 s2, s8, s2
	s_sub_i32 s8, s2, s87
	s_cmp_ge_u32 s2, s87
	s_cselect_b32 s2, s8, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_not_b32 s2, s2
	s_add_i32 s2, s1, s2
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s8, v254, 5
	s_mul_hi_u32 s8, s2, s8
	s_mul_i32 s8, s8, s89
	s_sub_i32 s2, s2, s8
	s_sub_i32 s8, s2, s89
	s_cmp_ge_u32 s2, s89
	s_cselect_b32 s2, s8, s2
	s_sub_i32 s8, s2, s89
	s_cmp_ge_u32 s2, s89
	s_cselect_b32 s2, s8, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s90, s2, s3
.LBB0_6:
	.loc	1 25 0
	s_cmp_lg_u32 s90, s66
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u32 s90, s66
	s_mov_b64 s[2:3], s[4:5]
	s_mov_b64 s[8:9], s[6:7]
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_8
	.loc	1 25 0
	s_lshl_b32 s8, s90, 1
	s_ashr_i32 s2, s8, 31
	s_mul_i32 s9, s68, s2
	s_mul_hi_u32 s2, s68, s8
	s_add_i32 s2, s2, s9
	s_mul_i32 s3, s69, s8
	s_add_i32 s3, s2, s3
	s_mul_i32 s2, s68, s8
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s10, s2
	s_addc_u32 s3, s11, s3
	.loc	1 26 0
	s_or_b32 s8, s8, 1
	s_mul_hi_u32 s40, s68, s8
	s_add_i32 s9, s40, s9
	s_mul_i32 s40, s69, s8
	s_add_i32 s9, s9, s40
	s_mul_i32 s8, s68, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s8, s10, s8
	s_addc_u32 s9, s11, s9
.LBB0_8:
	.loc	1 23 0
	s_mul_i32 s39, s39, s82
	s_sub_i32 s39, s79, s39
	.loc	1 24 0
	s_abs_i32 s42, s39
	s_mul_hi_u32 s43, s42, s95
	s_mul_i32 s44, s43, s92
	s_ashr_i32 s41, s39, 31
	s_sub_i32 s42, s42, s44
	s_xor_b32 s41, s41, s99
	s_add_i32 s44, s43, 1
	s_sub_i32 s45, s42, s92
	s_cmp_ge_u32 s42, s92
	s_cselect_b32 s43, s44, s43
	s_cselect_b32 s42, s45, s42
	s_add_i32 s44, s43, 1
	s_cmp_ge_u32 s42, s92
	s_cselect_b32 s42, s44, s43
	s_xor_b32 s42, s42, s41
	s_mul_i32 s40, s38, s81
	s_sub_i32 s41, s42, s41
	s_add_i32 s60, s41, s40
	s_mul_i32 s41, s41, s77
	s_sub_i32 s91, s39, s41
	.loc	1 29 0
	s_lshl_b32 s39, s91, 5
	s_ashr_i32 s61, s60, 31
	v_or_b32_e32 v4, s39, v161
	v_or_b32_e32 v5, s39, v162
	v_mov_b64_e32 v[2:3], s[60:61]
	v_mad_i64_i32 v[92:93], s[40:41], v4, s17, v[2:3]
	v_mad_i64_i32 v[94:95], s[40:41], v5, s17, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[92:93]
	v_lshlrev_b64 v[4:5], 7, v[94:95]
	v_lshl_add_u64 v[2:3], v[76:77], 0, v[2:3]
	v_lshl_add_u64 v[6:7], v[76:77], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v73, 0, v163
	v_add_u32_e32 v10, 0, v164
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v181, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[84:85], v10
	ds_read_b64 v[86:87], v172
	ds_read_b64 v[88:89], v173
	ds_read_b64 v[90:91], v174
	s_cbranch_vccnz .LBB0_15
	.loc	1 27 0
	s_mul_i32 s28, s90, s64
	s_add_i32 s28, s28, s38
	s_lshl_b32 s28, s28, 6
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s38, s12, s28
	s_addc_u32 s39, s13, s29
	.loc	1 29 0
	s_lshr_b32 s28, s91, 31
	s_add_i32 s28, s91, s28
	s_and_b32 s28, s28, 0x7fffffe
	s_sub_i32 s28, s91, s28
	s_lshl_b32 s28, s28, 5
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s28, s38, s28
	s_addc_u32 s29, s39, s29
	s_branch .LBB0_12
.LBB0_10:
	s_or_b64 exec, exec, s[40:41]
	v_readfirstlane_b32 s40, v2
	s_nop 1
	v_mov_b32_e32 v2, s40
	ds_write_b32 v37, v2
.LBB0_11:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s97, v2
	s_cbranch_vccz .LBB0_15
.LBB0_12:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[38:39], s[70:71]
	s_cbranch_execz .LBB0_11
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_10
	global_load_dword v2, v37, s[28:29] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_10
.LBB0_15:
	s_abs_i32 s29, s60
	s_mul_hi_u32 s38, s29, s96
	s_mul_i32 s39, s38, s93
	s_sub_i32 s29, s29, s39
	s_xor_b32 s28, s61, s84
	s_add_i32 s39, s38, 1
	s_sub_i32 s40, s29, s93
	s_cmp_ge_u32 s29, s93
	s_cselect_b32 s38, s39, s38
	s_cselect_b32 s29, s40, s29
	s_add_i32 s39, s38, 1
	s_cmp_ge_u32 s29, s93
	s_cselect_b32 s29, s39, s38
	s_xor_b32 s29, s29, s28
	s_sub_i32 s38, s29, s28
	v_cndmask_b32_e64 v2, 0, 1, s[72:73]
	s_ashr_i32 s39, s38, 31
	v_cmp_ne_u32_e64 s[28:29], 1, v2
	s_andn2_b64 vcc, exec, s[72:73]
	v_lshlrev_b32_e32 v36, 1, v34
	s_cbranch_vccnz .LBB0_24
	v_lshl_add_u64 v[2:3], v[80:81], 0, s[38:39]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_25
.LBB0_17:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_26
.LBB0_18:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v13, v10
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_27
.LBB0_19:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_28
.LBB0_20:
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_29
.LBB0_21:
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_30
.LBB0_22:
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_31
.LBB0_23:
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_branch .LBB0_32
.LBB0_24:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_17
.LBB0_25:
	v_lshl_add_u64 v[6:7], v[78:79], 0, s[38:39]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[2:3], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_18
.LBB0_26:
	v_lshl_add_u64 v[10:11], v[38:39], 0, s[38:39]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[2:3], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[36:37]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_19
.LBB0_27:
	v_lshl_add_u64 v[14:15], v[40:41], 0, s[38:39]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[2:3], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_20
.LBB0_28:
	v_lshl_add_u64 v[14:15], v[42:43], 0, s[38:39]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[8:9], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_21
.LBB0_29:
	v_lshl_add_u64 v[22:23], v[44:45], 0, s[38:39]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[8:9], 0, v[22:23]
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[36:37]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_22
.LBB0_30:
	v_lshl_add_u64 v[26:27], v[46:47], 0, s[38:39]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[8:9], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[36:37]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_23
.LBB0_31:
	v_lshl_add_u64 v[30:31], v[48:49], 0, s[38:39]
	v_lshlrev_b64 v[30:31], 7, v[30:31]
	v_lshl_add_u64 v[30:31], s[8:9], 0, v[30:31]
	v_lshl_add_u64 v[30:31], v[30:31], 0, v[36:37]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_32:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v73, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v181, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v181, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s65
	v_perm_b32 v3, v30, v26, s65
	v_add_u32_e32 v36, 0, v165
	ds_write_b64 v36, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s80
	v_perm_b32 v2, v22, v14, s80
	ds_write_b64 v182, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s65
	v_perm_b32 v2, v23, v15, s65
	ds_write_b64 v183, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s80
	v_perm_b32 v3, v31, v27, s80
	ds_write_b64 v184, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s65
	v_perm_b32 v3, v32, v28, s65
	ds_write_b64 v185, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s80
	v_perm_b32 v3, v32, v28, s80
	ds_write_b64 v186, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s65
	v_perm_b32 v3, v33, v29, s65
	ds_write_b64 v187, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s80
	v_perm_b32 v3, v33, v29, s80
	s_andn2_b64 vcc, exec, s[74:75]
	ds_write_b64 v188, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_36
	s_lshl_b64 s[38:39], s[38:39], 7
	s_add_u32 s8, s38, s8
	s_addc_u32 s9, s39, s9
	s_add_u32 s2, s38, s2
	s_addc_u32 s3, s39, s3
	s_mov_b32 s16, s50
	v_lshl_add_u64 v[96:97], s[8:9], 0, v[56:57]
	v_lshl_add_u64 v[98:99], s[8:9], 0, v[58:59]
	v_lshl_add_u64 v[100:101], s[8:9], 0, v[60:61]
	v_lshl_add_u64 v[102:103], s[8:9], 0, v[62:63]
	v_lshl_add_u64 v[104:105], s[2:3], 0, v[64:65]
	v_lshl_add_u64 v[106:107], s[2:3], 0, v[66:67]
	v_lshl_add_u64 v[108:109], s[2:3], 0, v[68:69]
	v_lshl_add_u64 v[110:111], s[2:3], 0, v[70:71]
	v_mov_b32_e32 v196, 0xf149f2ca
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
	v_readlane_b32 s61, v254, 14
.LBB0_34:
	v_lshl_add_u64 v[2:3], v[110:111], 0, v[52:53]
	v_lshl_add_u64 v[6:7], v[108:109], 0, v[52:53]
	v_lshl_add_u64 v[10:11], v[106:107], 0, v[52:53]
	v_lshl_add_u64 v[14:15], v[104:105], 0, v[52:53]
	v_add_u32_e32 v136, 0, v166
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
	v_add_u32_e32 v137, 0, v167
	v_mov_b32_e32 v75, v112
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
	v_add_u32_e32 v142, 0, v168
	v_add_u32_e32 v143, 0, v169
	v_lshl_add_u64 v[18:19], v[102:103], 0, v[52:53]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[130:131], v[84:85], 0
	ds_read2st64_b64 v[128:131], v137 offset1:4
	v_lshl_add_u64 v[22:23], v[100:101], 0, v[52:53]
	v_lshl_add_u64 v[26:27], v[98:99], 0, v[52:53]
	v_lshl_add_u64 v[30:31], v[96:97], 0, v[52:53]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[128:129], v[86:87], a[0:3]
	v_mov_b32_e32 v197, v196
	v_add_u32_e32 v146, 0, v175
	v_add_u32_e32 v147, 0, v176
	v_mfma_f32_16x16x16_bf16 a[4:7], v[130:131], v[86:87], a[4:7]
	ds_read2st64_b64 v[128:131], v137 offset0:8 offset1:12
	ds_read2st64_b64 v[132:135], v142 offset1:4
	ds_read2st64_b64 v[138:141], v142 offset0:8 offset1:12
	ds_read2st64_b64 v[198:201], v143 offset1:4
	ds_read2st64_b64 v[202:205], v143 offset0:8 offset1:12
	global_load_dwordx4 v[18:21], v[18:19], off
	s_nop 0
	global_load_dwordx4 v[22:25], v[22:23], off
	s_nop 0
	global_load_dwordx4 v[26:29], v[26:27], off
	s_nop 0
	global_load_dwordx4 v[30:33], v[30:31], off
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[128:129], v[86:87], a[8:11]
	v_add_u32_e32 v148, 0, v177
	v_add_u32_e32 v149, 0, v178
	v_add_u32_e32 v158, 0, v189
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[132:133], v[88:89], a[0:3]
	v_add_u32_e32 v159, 0, v190
	v_add_u32_e32 v196, 0, v191
	v_add_u32_e32 v150, 0, v179
	v_mfma_f32_16x16x16_bf16 a[12:15], v[130:131], v[86:87], a[12:15]
	v_add_u32_e32 v151, 0, v180
	ds_read_b64 v[152:153], v136 offset:8192
	ds_read_b64 v[144:145], v137 offset:8192
	ds_read_b64 v[136:137], v142 offset:8192
	ds_read_b64 v[128:129], v143 offset:8192
	v_mfma_f32_16x16x16_bf16 a[4:7], v[134:135], v[88:89], a[4:7]
	v_add_u32_e32 v206, 0, v192
	v_add_u32_e32 v207, 0, v193
	v_add_u32_e32 v208, 0, v194
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[138:139], v[88:89], a[8:11]
	ds_read_b64 v[154:155], v146 offset:10240
	ds_read_b64 v[146:147], v147 offset:10240
	ds_read_b64 v[138:139], v148 offset:10240
	ds_read_b64 v[130:131], v149 offset:10240
	ds_read_b64 v[156:157], v150 offset:12288
	ds_read_b64 v[148:149], v151 offset:12288
	s_add_i32 s61, s61, -1
	s_waitcnt lgkmcnt(11)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[198:199], v[90:91], a[0:3]
	v_lshl_add_u64 v[96:97], v[96:97], 0, s[54:55]
	v_lshl_add_u64 v[98:99], v[98:99], 0, s[54:55]
	v_lshl_add_u64 v[100:101], v[100:101], 0, s[54:55]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[140:141], v[88:89], a[12:15]
	ds_read_b64 v[140:141], v158 offset:12288
	ds_read_b64 v[132:133], v159 offset:12288
	ds_read_b64 v[158:159], v196 offset:14336
	v_accvgpr_read_b32 v198, a0
	v_accvgpr_read_b32 v199, a1
	v_mfma_f32_16x16x16_bf16 a[4:7], v[200:201], v[90:91], a[4:7]
	v_accvgpr_read_b32 v200, a2
	v_accvgpr_read_b32 v201, a3
	v_mul_f32_e32 v196, s52, v198
	s_waitcnt lgkmcnt(13)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[202:203], v[90:91], a[8:11]
	v_mul_f32_e32 v214, s52, v199
	v_mul_f32_e32 v215, s52, v200
	v_mul_f32_e32 v216, s52, v201
	v_mfma_f32_16x16x16_bf16 a[12:15], v[204:205], v[90:91], a[12:15]
	v_accvgpr_read_b32 v202, a4
	v_accvgpr_read_b32 v203, a5
	v_max_f32_e32 v196, v196, v214
	v_accvgpr_read_b32 v204, a6
	v_accvgpr_read_b32 v205, a7
	v_mul_f32_e32 v217, s52, v202
	v_mul_f32_e32 v218, s52, v203
	v_max3_f32 v196, v196, v215, v216
	ds_read_b64 v[150:151], v206 offset:14336
	ds_read_b64 v[142:143], v207 offset:14336
	ds_read_b64 v[134:135], v208 offset:14336
	v_accvgpr_read_b32 v206, a8
	v_accvgpr_read_b32 v207, a9
	v_mul_f32_e32 v219, s52, v204
	v_mul_f32_e32 v220, s52, v205
	v_max3_f32 v196, v196, v217, v218
	v_accvgpr_read_b32 v208, a10
	v_accvgpr_read_b32 v209, a11
	v_mul_f32_e32 v221, s52, v206
	v_mul_f32_e32 v222, s52, v207
	v_max3_f32 v196, v196, v219, v220
	v_accvgpr_read_b32 v210, a12
	v_accvgpr_read_b32 v211, a13
	v_mul_f32_e32 v223, s52, v208
	v_mul_f32_e32 v224, s52, v209
	v_max3_f32 v196, v196, v221, v222
	v_accvgpr_read_b32 v212, a14
	v_accvgpr_read_b32 v213, a15
	v_mul_f32_e32 v225, s52, v210
	v_mul_f32_e32 v226, s52, v211
	v_max3_f32 v196, v196, v223, v224
	v_mul_f32_e32 v227, s52, v212
	v_mul_f32_e32 v228, s52, v213
	v_max3_f32 v196, v196, v225, v226
	v_max3_f32 v196, v196, v227, v228
	ds_bpermute_b32 v214, v171, v196
	v_lshl_add_u64 v[102:103], v[102:103], 0, s[54:55]
	v_lshl_add_u64 v[104:105], v[104:105], 0, s[54:55]
	v_lshl_add_u64 v[106:107], v[106:107], 0, s[54:55]
	v_lshl_add_u64 v[108:109], v[108:109], 0, s[54:55]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v214, v214, v214
	v_max_f32_e32 v196, v196, v214
	ds_swizzle_b32 v214, v196 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[110:111], v[110:111], 0, s[54:55]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lg_u32 s61, 0
	v_max3_f32 v196, v197, v196, v214
	v_fma_f32 v202, s52, v202, -v196
	v_fma_f32 v203, s52, v203, -v196
	v_sub_f32_e32 v197, v197, v196
	v_fma_f32 v198, s52, v198, -v196
	v_fma_f32 v199, s52, v199, -v196
	v_fma_f32 v200, s52, v200, -v196
	v_fma_f32 v201, s52, v201, -v196
	v_exp_f32_e32 v218, v202
	v_exp_f32_e32 v203, v203
	v_exp_f32_e32 v202, v197
	v_fma_f32 v212, s52, v212, -v196
	v_fma_f32 v213, s52, v213, -v196
	v_exp_f32_e32 v214, v198
	v_exp_f32_e32 v215, v199
	v_exp_f32_e32 v216, v200
	v_exp_f32_e32 v217, v201
	v_exp_f32_e32 v197, v212
	v_exp_f32_e32 v212, v213
	v_fma_f32 v204, s52, v204, -v196
	v_fma_f32 v205, s52, v205, -v196
	v_pk_mul_f32 v[122:123], v[122:123], v[202:203] op_sel_hi:[1,0]
	v_pk_mul_f32 v[118:119], v[118:119], v[202:203] op_sel_hi:[1,0]
	v_exp_f32_e32 v204, v204
	v_exp_f32_e32 v205, v205
	v_pk_mul_f32 v[200:201], v[124:125], v[202:203] op_sel_hi:[1,0]
	v_pk_mul_f32 v[198:199], v[126:127], v[202:203] op_sel_hi:[1,0]
	v_bfe_u32 v126, v216, 16, 1
	v_bfe_u32 v127, v217, 16, 1
	v_bfe_u32 v219, v214, 16, 1
	v_bfe_u32 v220, v215, 16, 1
	v_pk_mul_f32 v[124:125], v[120:121], v[202:203] op_sel_hi:[1,0]
	v_pk_mul_f32 v[120:121], v[116:117], v[202:203] op_sel_hi:[1,0]
	v_pk_mul_f32 v[114:115], v[114:115], v[202:203] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a4, v122
	v_accvgpr_write_b32 a8, v118
	v_bfe_u32 v223, v218, 16, 1
	v_pk_mul_f32 v[116:117], v[112:113], v[202:203] op_sel_hi:[1,0]
	v_bfe_u32 v112, v197, 16, 1
	v_bfe_u32 v113, v212, 16, 1
	v_accvgpr_write_b32 a5, v123
	v_accvgpr_write_b32 a6, v124
	v_accvgpr_write_b32 a7, v125
	v_accvgpr_write_b32 a9, v119
	v_accvgpr_write_b32 a10, v120
	v_accvgpr_write_b32 a11, v121
	v_add3_u32 v118, v215, v220, s83
	v_add3_u32 v119, v214, v219, s83
	v_add3_u32 v121, v217, v127, s83
	v_add3_u32 v122, v216, v126, s83
	v_accvgpr_write_b32 a12, v114
	v_fma_f32 v206, s52, v206, -v196
	v_fma_f32 v207, s52, v207, -v196
	v_fma_f32 v208, s52, v208, -v196
	v_fma_f32 v209, s52, v209, -v196
	v_add3_u32 v124, v218, v223, s83
	v_add3_u32 v219, v212, v113, s83
	v_add3_u32 v220, v197, v112, s83
	v_accvgpr_write_b32 a13, v115
	v_accvgpr_write_b32 a14, v116
	v_accvgpr_write_b32 a15, v117
	v_lshrrev_b32_e32 v112, 16, v118
	v_cmp_o_f32_e32 vcc, v215, v215
	v_lshrrev_b32_e32 v113, 16, v119
	v_cmp_o_f32_e64 s[2:3], v214, v214
	v_lshrrev_b32_e32 v114, 16, v121
	v_cmp_o_f32_e64 s[8:9], v217, v217
	v_lshrrev_b32_e32 v122, 16, v122
	v_cmp_o_f32_e64 s[50:51], v216, v216
	v_fma_f32 v210, s52, v210, -v196
	v_fma_f32 v211, s52, v211, -v196
	v_exp_f32_e32 v206, v206
	v_exp_f32_e32 v207, v207
	v_exp_f32_e32 v208, v208
	v_exp_f32_e32 v209, v209
	v_accvgpr_write_b32 a0, v198
	v_lshrrev_b32_e32 v117, 16, v124
	v_cndmask_b32_e64 v122, v195, v122, s[50:51]
	v_cndmask_b32_e64 v114, v195, v114, s[8:9]
	v_cndmask_b32_e64 v124, v195, v113, s[2:3]
	v_cndmask_b32_e32 v112, v195, v112, vcc
	v_exp_f32_e32 v210, v210
	v_exp_f32_e32 v211, v211
	v_bfe_u32 v221, v204, 16, 1
	v_bfe_u32 v222, v205, 16, 1
	v_bfe_u32 v224, v203, 16, 1
	v_accvgpr_write_b32 a1, v199
	v_accvgpr_write_b32 a2, v200
	v_accvgpr_write_b32 a3, v201
	v_perm_b32 v113, v114, v122, s65
	v_perm_b32 v112, v112, v124, s65
	v_add3_u32 v123, v203, v224, s83
	v_add3_u32 v125, v205, v222, s83
	v_add3_u32 v126, v204, v221, s83
	v_mfma_f32_16x16x16_bf16 a[0:3], v[152:153], v[112:113], a[0:3]
	v_lshrrev_b32_e32 v115, 16, v126
	v_cmp_o_f32_e64 s[38:39], v204, v204
	v_lshrrev_b32_e32 v116, 16, v125
	v_mfma_f32_16x16x16_bf16 a[4:7], v[154:155], v[112:113], a[4:7]
	v_cmp_o_f32_e64 s[40:41], v205, v205
	v_cmp_o_f32_e64 s[42:43], v218, v218
	v_lshrrev_b32_e32 v118, 16, v123
	v_mfma_f32_16x16x16_bf16 a[8:11], v[156:157], v[112:113], a[8:11]
	v_cmp_o_f32_e64 s[44:45], v203, v203
	v_add_f32_e32 v213, v214, v215
	v_bfe_u32 v225, v208, 16, 1
	v_mfma_f32_16x16x16_bf16 a[12:15], v[158:159], v[112:113], a[12:15]
	v_bfe_u32 v226, v209, 16, 1
	v_bfe_u32 v227, v206, 16, 1
	v_bfe_u32 v228, v207, 16, 1
	v_cndmask_b32_e64 v115, v195, v115, s[38:39]
	v_cndmask_b32_e64 v116, v195, v116, s[40:41]
	v_cndmask_b32_e64 v117, v195, v117, s[42:43]
	v_cndmask_b32_e64 v112, v195, v118, s[44:45]
	v_bfe_u32 v229, v210, 16, 1
	v_bfe_u32 v230, v211, 16, 1
	v_add_f32_e32 v120, v216, v213
	v_add3_u32 v127, v207, v228, s83
	v_add3_u32 v198, v206, v227, s83
	v_add3_u32 v199, v209, v226, s83
	v_add3_u32 v200, v208, v225, s83
	v_perm_b32 v113, v116, v115, s65
	v_perm_b32 v112, v112, v117, s65
	v_add3_u32 v201, v211, v230, s83
	v_add3_u32 v213, v210, v229, s83
	v_lshrrev_b32_e32 v119, 16, v200
	v_cmp_o_f32_e64 s[46:47], v208, v208
	v_lshrrev_b32_e32 v121, 16, v199
	v_cmp_o_f32_e64 s[48:49], v209, v209
	v_lshrrev_b32_e32 v123, 16, v198
	v_cmp_o_f32_e32 vcc, v206, v206
	v_lshrrev_b32_e32 v114, 16, v127
	v_cmp_o_f32_e64 s[2:3], v207, v207
	v_mfma_f32_16x16x16_bf16 a[0:3], v[144:145], v[112:113], a[0:3]
	v_add_f32_e32 v117, v217, v120
	v_lshrrev_b32_e32 v115, 16, v213
	v_cmp_o_f32_e64 s[40:41], v210, v210
	v_mfma_f32_16x16x16_bf16 a[4:7], v[146:147], v[112:113], a[4:7]
	v_lshrrev_b32_e32 v116, 16, v201
	v_cmp_o_f32_e64 s[42:43], v211, v211
	v_cndmask_b32_e64 v118, v195, v119, s[46:47]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[148:149], v[112:113], a[8:11]
	v_cndmask_b32_e64 v119, v195, v121, s[48:49]
	v_cndmask_b32_e32 v120, v195, v123, vcc
	v_cndmask_b32_e64 v116, v195, v116, s[42:43]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[150:151], v[112:113], a[12:15]
	v_cndmask_b32_e64 v112, v195, v114, s[2:3]
	v_add_f32_e32 v114, v218, v117
	v_perm_b32 v113, v119, v118, s65
	v_perm_b32 v112, v112, v120, s65
	v_cndmask_b32_e64 v119, v195, v115, s[40:41]
	v_add_f32_e32 v120, v203, v114
	v_perm_b32 v114, v116, v119, s65
	v_add_f32_e32 v116, v204, v120
	v_mfma_f32_16x16x16_bf16 a[0:3], v[136:137], v[112:113], a[0:3]
	v_lshrrev_b32_e32 v122, 16, v220
	v_cmp_o_f32_e64 s[8:9], v197, v197
	v_lshrrev_b32_e32 v124, 16, v219
	v_mfma_f32_16x16x16_bf16 a[4:7], v[138:139], v[112:113], a[4:7]
	v_cmp_o_f32_e64 s[38:39], v212, v212
	v_cndmask_b32_e64 v117, v195, v122, s[8:9]
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v73, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v181, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v181, v[12:13], v[16:17] offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[8:11], v[140:141], v[112:113], a[8:11]
	v_cndmask_b32_e64 v118, v195, v124, s[38:39]
	v_perm_b32 v115, v118, v117, s65
	s_waitcnt vmcnt(2)
	v_perm_b32 v2, v22, v18, s65
	v_mfma_f32_16x16x16_bf16 a[12:15], v[142:143], v[112:113], a[12:15]
	v_add_f32_e32 v112, v205, v116
	v_add_f32_e32 v112, v206, v112
	v_add_f32_e32 v112, v207, v112
	v_add_f32_e32 v112, v208, v112
	v_add_f32_e32 v112, v209, v112
	v_add_f32_e32 v112, v210, v112
	v_add_f32_e32 v112, v211, v112
	v_add_f32_e32 v112, v197, v112
	v_add_f32_e32 v112, v212, v112
	ds_bpermute_b32 v113, v171, v112
	v_mfma_f32_16x16x16_bf16 a[0:3], v[128:129], v[114:115], a[0:3]
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v30, v26, s65
	v_perm_b32 v5, v30, v26, s80
	v_perm_b32 v4, v22, v18, s80
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v112, v112, v113
	ds_swizzle_b32 v113, v112 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[130:131], v[114:115], a[4:7]
	v_perm_b32 v7, v31, v27, s65
	v_perm_b32 v6, v23, v19, s65
	v_perm_b32 v8, v23, v19, s80
	v_mfma_f32_16x16x16_bf16 a[8:11], v[132:133], v[114:115], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v112, v112, v113
	v_fmac_f32_e32 v112, v75, v202
	v_perm_b32 v9, v31, v27, s80
	v_mfma_f32_16x16x16_bf16 a[12:15], v[134:135], v[114:115], a[12:15]
	v_perm_b32 v10, v24, v20, s65
	v_perm_b32 v11, v32, v28, s65
	v_perm_b32 v12, v24, v20, s80
	v_perm_b32 v13, v32, v28, s80
	v_perm_b32 v14, v25, v21, s65
	v_perm_b32 v15, v33, v29, s65
	v_perm_b32 v16, v25, v21, s80
	v_perm_b32 v17, v33, v29, s80
	ds_write_b64 v36, v[2:3] offset:8192
	ds_write_b64 v182, v[4:5] offset:8320
	ds_write_b64 v183, v[6:7] offset:8448
	ds_write_b64 v184, v[8:9] offset:8576
	ds_write_b64 v185, v[10:11] offset:8704
	ds_write_b64 v186, v[12:13] offset:8832
	ds_write_b64 v187, v[14:15] offset:8960
	ds_write_b64 v188, v[16:17] offset:9088
	s_cbranch_scc1 .LBB0_34
	s_mov_b32 s50, s16
	s_branch .LBB0_37
.LBB0_36:
	v_mov_b32_e32 v196, 0xf149f2ca
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
.LBB0_37:
	v_lshlrev_b64 v[18:19], 6, v[92:93]
	v_lshlrev_b64 v[20:21], 6, v[94:95]
	v_accvgpr_read_b32 v2, a12
	v_accvgpr_read_b32 v3, a13
	v_accvgpr_read_b32 v4, a14
	v_accvgpr_read_b32 v5, a15
	v_accvgpr_read_b32 v6, a8
	v_accvgpr_read_b32 v7, a9
	v_accvgpr_read_b32 v8, a10
	v_accvgpr_read_b32 v9, a11
	v_accvgpr_read_b32 v10, a4
	v_accvgpr_read_b32 v11, a5
	v_accvgpr_read_b32 v12, a6
	v_accvgpr_read_b32 v13, a7
	v_accvgpr_read_b32 v14, a0
	v_accvgpr_read_b32 v15, a1
	v_accvgpr_read_b32 v16, a2
	v_accvgpr_read_b32 v17, a3
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
	v_accvgpr_write_b32 a16, 0
	s_and_b64 vcc, exec, s[28:29]
	v_add_u32_e32 v25, 0, v169
	v_add_u32_e32 v26, 0, v168
	v_add_u32_e32 v27, 0, v167
	v_add_u32_e32 v28, 0, v166
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_39
	ds_read2st64_b64 v[30:33], v28 offset1:4
	ds_read2st64_b64 v[92:95], v26 offset1:4
	ds_read2st64_b64 v[96:99], v25 offset1:4
	ds_read2st64_b64 v[100:103], v25 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[30:31], v[84:85], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[32:33], v[84:85], 0
	ds_read2st64_b64 v[30:33], v27 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[30:31], v[86:87], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[32:33], v[86:87], a[20:23]
	ds_read2st64_b64 v[30:33], v28 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[92:93], v[88:89], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[94:95], v[88:89], a[20:23]
	ds_read2st64_b64 v[92:95], v27 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[96:97], v[90:91], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[98:99], v[90:91], a[20:23]
	ds_read2st64_b64 v[96:99], v26 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[30:31], v[84:85], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[32:33], v[84:85], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[92:93], v[86:87], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[94:95], v[86:87], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[96:97], v[88:89], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[98:99], v[88:89], a[28:31]
	v_mfma_f32_16x16x16_bf16 a[24:27], v[100:101], v[90:91], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[102:103], v[90:91], a[28:31]
.LBB0_39:
	v_accvgpr_read_b32 v88, a17
	v_accvgpr_read_b32 v89, a16
	v_accvgpr_read_b32 v86, a19
	v_accvgpr_read_b32 v87, a18
	v_mul_f32_e32 v22, s52, v89
	v_mul_f32_e32 v90, s52, v88
	v_accvgpr_read_b32 v84, a21
	v_accvgpr_read_b32 v85, a20
	v_mul_f32_e32 v91, s52, v87
	v_mul_f32_e32 v92, s52, v86
	v_max_f32_e32 v22, v22, v90
	v_accvgpr_read_b32 v73, a23
	v_accvgpr_read_b32 v75, a22
	v_mul_f32_e32 v93, s52, v85
	v_mul_f32_e32 v94, s52, v84
	v_max3_f32 v22, v22, v91, v92
	v_accvgpr_read_b32 v33, a25
	v_accvgpr_read_b32 v36, a24
	v_mul_f32_e32 v95, s52, v75
	v_mul_f32_e32 v96, s52, v73
	v_max3_f32 v22, v22, v93, v94
	v_accvgpr_read_b32 v31, a27
	v_accvgpr_read_b32 v32, a26
	v_mul_f32_e32 v97, s52, v36
	v_mul_f32_e32 v98, s52, v33
	v_max3_f32 v22, v22, v95, v96
	v_accvgpr_read_b32 v29, a29
	v_accvgpr_read_b32 v30, a28
	v_mul_f32_e32 v99, s52, v32
	v_mul_f32_e32 v100, s52, v31
	v_max3_f32 v22, v22, v97, v98
	v_accvgpr_read_b32 v23, a31
	v_accvgpr_read_b32 v24, a30
	v_mul_f32_e32 v101, s52, v30
	v_mul_f32_e32 v102, s52, v29
	v_max3_f32 v22, v22, v99, v100
	v_mul_f32_e32 v103, s52, v24
	v_mul_f32_e32 v104, s52, v23
	v_max3_f32 v22, v22, v101, v102
	v_max3_f32 v22, v22, v103, v104
	ds_bpermute_b32 v90, v171, v22
	s_and_b64 vcc, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v90, v90, v90
	v_max_f32_e32 v22, v22, v90
	ds_swizzle_b32 v90, v22 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v22, v196, v22, v90
	v_fma_f32 v89, s52, v89, -v22
	v_fma_f32 v88, s52, v88, -v22
	v_fma_f32 v87, s52, v87, -v22
	v_exp_f32_e32 v89, v89
	v_exp_f32_e32 v88, v88
	v_fma_f32 v86, s52, v86, -v22
	v_exp_f32_e32 v91, v87
	v_fma_f32 v85, s52, v85, -v22
	v_exp_f32_e32 v90, v86
	v_fma_f32 v84, s52, v84, -v22
	v_fma_f32 v73, s52, v73, -v22
	v_fma_f32 v31, s52, v31, -v22
	v_fma_f32 v23, s52, v23, -v22
	v_exp_f32_e32 v85, v85
	v_fma_f32 v75, s52, v75, -v22
	v_exp_f32_e32 v84, v84
	v_exp_f32_e32 v86, v73
	v_exp_f32_e32 v73, v31
	v_exp_f32_e32 v31, v23
	v_add_f32_e32 v23, v89, v88
	v_exp_f32_e32 v87, v75
	v_add_f32_e32 v23, v91, v23
	v_fma_f32 v36, s52, v36, -v22
	v_add_f32_e32 v23, v90, v23
	v_fma_f32 v33, s52, v33, -v22
	v_exp_f32_e32 v36, v36
	v_add_f32_e32 v23, v85, v23
	v_fma_f32 v32, s52, v32, -v22
	v_exp_f32_e32 v33, v33
	v_add_f32_e32 v23, v84, v23
	v_exp_f32_e32 v75, v32
	v_add_f32_e32 v23, v87, v23
	v_fma_f32 v30, s52, v30, -v22
	v_add_f32_e32 v23, v86, v23
	v_fma_f32 v29, s52, v29, -v22
	v_exp_f32_e32 v30, v30
	v_add_f32_e32 v23, v36, v23
	v_fma_f32 v24, s52, v24, -v22
	v_exp_f32_e32 v29, v29
	v_add_f32_e32 v23, v33, v23
	v_exp_f32_e32 v32, v24
	v_add_f32_e32 v23, v75, v23
	v_add_f32_e32 v23, v73, v23
	v_add_f32_e32 v23, v30, v23
	v_add_f32_e32 v23, v29, v23
	v_add_f32_e32 v23, v32, v23
	v_add_f32_e32 v23, v31, v23
	ds_bpermute_b32 v24, v171, v23
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v23, v23, v24
	ds_swizzle_b32 v24, v23 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_41
	v_add_u32_e32 v94, 0, v176
	v_add_u32_e32 v96, 0, v175
	ds_read_b64 v[94:95], v94 offset:10240
	ds_read_b64 v[96:97], v96 offset:10240
	ds_read_b64 v[98:99], v25 offset:8192
	ds_read_b64 v[100:101], v26 offset:8192
	ds_read_b64 v[26:27], v27 offset:8192
	ds_read_b64 v[102:103], v28 offset:8192
	v_bfe_u32 v25, v91, 16, 1
	v_bfe_u32 v28, v90, 16, 1
	v_add3_u32 v25, v91, v25, s83
	v_bfe_u32 v104, v89, 16, 1
	v_add3_u32 v28, v90, v28, s83
	v_lshrrev_b32_e32 v25, 16, v25
	v_cmp_o_f32_e32 vcc, v91, v91
	v_bfe_u32 v105, v88, 16, 1
	v_add3_u32 v104, v89, v104, s83
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v25, v195, v25, vcc
	v_cmp_o_f32_e32 vcc, v90, v90
	v_add3_u32 v105, v88, v105, s83
	v_lshrrev_b32_e32 v104, 16, v104
	v_cndmask_b32_e32 v28, v195, v28, vcc
	v_cmp_o_f32_e32 vcc, v89, v89
	v_lshrrev_b32_e32 v105, 16, v105
	v_perm_b32 v91, v28, v25, s65
	v_cndmask_b32_e32 v25, v195, v104, vcc
	v_cmp_o_f32_e32 vcc, v88, v88
	v_bfe_u32 v88, v85, 16, 1
	v_bfe_u32 v89, v84, 16, 1
	v_cndmask_b32_e32 v28, v195, v105, vcc
	v_perm_b32 v90, v28, v25, s65
	v_bfe_u32 v25, v87, 16, 1
	v_bfe_u32 v28, v86, 16, 1
	v_add3_u32 v25, v87, v25, s83
	v_add3_u32 v28, v86, v28, s83
	v_lshrrev_b32_e32 v25, 16, v25
	v_cmp_o_f32_e32 vcc, v87, v87
	v_add3_u32 v88, v85, v88, s83
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v25, v195, v25, vcc
	v_cmp_o_f32_e32 vcc, v86, v86
	v_add3_u32 v89, v84, v89, s83
	v_lshrrev_b32_e32 v88, 16, v88
	v_cndmask_b32_e32 v28, v195, v28, vcc
	v_cmp_o_f32_e32 vcc, v85, v85
	v_lshrrev_b32_e32 v89, 16, v89
	v_perm_b32 v87, v28, v25, s65
	v_cndmask_b32_e32 v25, v195, v88, vcc
	v_cmp_o_f32_e32 vcc, v84, v84
	v_sub_f32_e32 v92, v196, v22
	v_bfe_u32 v84, v36, 16, 1
	v_cndmask_b32_e32 v28, v195, v89, vcc
	v_perm_b32 v86, v28, v25, s65
	v_bfe_u32 v25, v75, 16, 1
	v_bfe_u32 v28, v73, 16, 1
	v_add3_u32 v25, v75, v25, s83
	v_add3_u32 v28, v73, v28, s83
	v_lshrrev_b32_e32 v25, 16, v25
	v_cmp_o_f32_e32 vcc, v75, v75
	v_exp_f32_e32 v92, v92
	v_bfe_u32 v85, v33, 16, 1
	v_add3_u32 v84, v36, v84, s83
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v25, v195, v25, vcc
	v_cmp_o_f32_e32 vcc, v73, v73
	v_add3_u32 v85, v33, v85, s83
	v_lshrrev_b32_e32 v84, 16, v84
	v_cndmask_b32_e32 v28, v195, v28, vcc
	v_cmp_o_f32_e32 vcc, v36, v36
	v_lshrrev_b32_e32 v88, 16, v85
	v_perm_b32 v85, v28, v25, s65
	v_cndmask_b32_e32 v25, v195, v84, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_add_u32_e32 v93, 0, v177
	v_pk_mul_f32 v[10:11], v[10:11], v[92:93] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v28, v195, v88, vcc
	v_perm_b32 v84, v28, v25, s65
	v_bfe_u32 v25, v32, 16, 1
	v_bfe_u32 v28, v31, 16, 1
	v_add3_u32 v25, v32, v25, s83
	v_pk_mul_f32 v[14:15], v[14:15], v[92:93] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[92:93] op_sel_hi:[1,0]
	v_bfe_u32 v33, v30, 16, 1
	v_accvgpr_write_b32 a4, v10
	v_add3_u32 v28, v31, v28, s83
	v_lshrrev_b32_e32 v25, 16, v25
	v_pk_mul_f32 v[16:17], v[16:17], v[92:93] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v32, v32
	v_accvgpr_write_b32 a0, v14
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v93 offset:10240
	v_bfe_u32 v36, v29, 16, 1
	v_add3_u32 v33, v30, v33, s83
	v_lshrrev_b32_e32 v28, 16, v28
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_cndmask_b32_e32 v14, v195, v25, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[96:97], v[90:91], a[4:7]
	v_add3_u32 v36, v29, v36, s83
	v_lshrrev_b32_e32 v33, 16, v33
	v_cndmask_b32_e32 v15, v195, v28, vcc
	v_cmp_o_f32_e32 vcc, v30, v30
	v_lshrrev_b32_e32 v36, 16, v36
	v_perm_b32 v15, v15, v14, s65
	v_cndmask_b32_e32 v14, v195, v33, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_mfma_f32_16x16x16_bf16 a[4:7], v[94:95], v[86:87], a[4:7]
	v_mul_f32_e64 v8, v8, v92
	v_mul_f32_e64 v9, v9, v92
	v_cndmask_b32_e32 v16, v195, v36, vcc
	v_perm_b32 v14, v16, v14, s65
	v_add_u32_e32 v16, 0, v179
	ds_read_b64 v[16:17], v16 offset:12288
	v_add_u32_e32 v12, 0, v178
	v_add_u32_e32 v25, 0, v189
	v_pk_mul_f32 v[6:7], v[6:7], v[92:93] op_sel_hi:[1,0]
	ds_read_b64 v[12:13], v12 offset:10240
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v25 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[10:11], v[84:85], a[4:7]
	v_add_u32_e32 v10, 0, v180
	ds_read_b64 v[10:11], v10 offset:12288
	v_add_u32_e32 v8, 0, v190
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[16:17], v[90:91], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[4:5], v[4:5], v[92:93] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[92:93] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[10:11], v[86:87], a[8:11]
	v_add_u32_e32 v10, 0, v191
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	v_mfma_f32_16x16x16_bf16 a[8:11], v[6:7], v[84:85], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_add_u32_e32 v10, 0, v192
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	ds_read_b64 v[2:3], v10 offset:14336
	v_add_u32_e32 v4, 0, v193
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[6:7], v[90:91], a[12:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[86:87], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_u32_e32 v4, 0, v194
	v_mfma_f32_16x16x16_bf16 a[0:3], v[102:103], v[90:91], a[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[84:85], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_f32_e32 v4, v23, v24
	v_fmac_f32_e32 v4, v112, v92
	v_mfma_f32_16x16x16_bf16 a[0:3], v[26:27], v[86:87], a[0:3]
	v_mov_b32_e32 v112, v4
	v_mfma_f32_16x16x16_bf16 a[0:3], v[100:101], v[84:85], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[98:99], v[14:15], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[12:13], v[14:15], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[8:9], v[14:15], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[14:15], a[12:15]
	s_branch .LBB0_42
.LBB0_41:
	v_mov_b32_e32 v22, v196
.LBB0_42:
	s_mul_i32 s2, s60, s77
	s_add_i32 s28, s2, s91
	s_mul_i32 s2, s90, s78
	s_add_i32 s2, s28, s2
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 13
	v_lshl_add_u64 v[2:3], v[50:51], 0, s[8:9]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v35
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v170, v22
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[2:3], s[2:3], 8
	s_add_u32 s60, s56, s2
	s_addc_u32 s2, s57, s3
	s_and_b32 s61, s2, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v160, s[60:63], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v170, v112
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s60, s60, 0x80
	s_addc_u32 s2, s2, 0
	s_and_b32 s61, s2, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v160, s[60:63], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[2:3], s[70:71]
	s_cbranch_execz .LBB0_46
	s_mov_b64 s[38:39], exec
	v_mbcnt_lo_u32_b32 v2, s38, 0
	v_mbcnt_hi_u32_b32 v2, s39, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_45
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[40:41], s[28:29], 2
	s_add_u32 s40, s58, s40
	s_addc_u32 s41, s59, s41
	s_bcnt1_i32_b64 s29, s[38:39]
	v_mov_b32_e32 v3, s29
	global_atomic_add v3, v37, v3, s[40:41] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_45:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v3
	s_nop 1
	v_add_u32_e32 v2, s8, v2
	ds_write_b32 v37, v2
.LBB0_46:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s53, v2
	s_cbranch_vccnz .LBB0_3
	v_readlane_b32 s2, v254, 6
	s_add_i32 s46, s28, s2
	s_ashr_i32 s47, s46, 31
	s_lshl_b64 s[2:3], s[46:47], 8
	v_lshl_add_u64 v[2:3], v[54:55], 0, s[2:3]
	v_readlane_b32 s2, v254, 7
	s_add_i32 s44, s28, s2
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[2:3], s[44:45], 8
	v_lshl_add_u64 v[4:5], v[54:55], 0, s[2:3]
	v_readlane_b32 s2, v254, 8
	s_add_i32 s42, s28, s2
	s_ashr_i32 s43, s42, 31
	s_lshl_b64 s[2:3], s[42:43], 8
	v_lshl_add_u64 v[6:7], v[54:55], 0, s[2:3]
	v_readlane_b32 s2, v254, 9
	s_add_i32 s38, s28, s2
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[2:3], s[38:39], 8
	v_lshl_add_u64 v[8:9], v[54:55], 0, s[2:3]
	v_readlane_b32 s2, v254, 10
	s_add_i32 s2, s28, s2
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 8
	v_lshl_add_u64 v[10:11], v[54:55], 0, s[8:9]
	v_readlane_b32 s8, v254, 11
	s_add_i32 s8, s28, s8
	global_load_dword v22, v[2:3], off
	global_load_dword v23, v[2:3], off offset:64
	global_load_dword v24, v[4:5], off
	global_load_dword v25, v[4:5], off offset:64
	s_ashr_i32 s9, s8, 31
	global_load_dword v26, v[6:7], off
	global_load_dword v27, v[6:7], off offset:64
	global_load_dword v108, v[8:9], off
	global_load_dword v109, v[8:9], off offset:64
	s_lshl_b64 s[40:41], s[8:9], 8
	v_lshl_add_u64 v[12:13], v[54:55], 0, s[40:41]
	global_load_dword v120, v[10:11], off
	global_load_dword v121, v[10:11], off offset:64
	global_load_dword v198, v[12:13], off
	global_load_dword v199, v[12:13], off offset:64
	v_readlane_b32 s16, v254, 12
	s_add_i32 s40, s28, s16
	v_readlane_b32 s16, v254, 13
	s_ashr_i32 s41, s40, 31
	s_add_i32 s28, s28, s16
	s_lshl_b64 s[48:49], s[40:41], 8
	s_ashr_i32 s29, s28, 31
	v_lshl_add_u64 v[14:15], v[54:55], 0, s[48:49]
	s_lshl_b64 s[48:49], s[28:29], 8
	v_lshl_add_u64 v[16:17], v[54:55], 0, s[48:49]
	global_load_dword v206, v[14:15], off
	global_load_dword v207, v[14:15], off offset:64
	global_load_dword v220, v[16:17], off
	global_load_dword v221, v[16:17], off offset:64
	global_load_dword v28, v[2:3], off offset:128
	global_load_dword v29, v[4:5], off offset:128
	global_load_dword v88, v[4:5], off offset:192
	global_load_dword v89, v[2:3], off offset:192
	global_load_dword v100, v[6:7], off offset:128
	global_load_dword v112, v[8:9], off offset:128
	global_load_dword v113, v[8:9], off offset:192
	global_load_dword v101, v[6:7], off offset:192
	global_load_dword v196, v[10:11], off offset:128
	global_load_dword v204, v[12:13], off offset:128
	global_load_dword v205, v[12:13], off offset:192
	global_load_dword v197, v[10:11], off offset:192
	global_load_dword v212, v[14:15], off offset:128
	global_load_dword v229, v[16:17], off offset:128
	global_load_dword v231, v[16:17], off offset:192
	global_load_dword v233, v[14:15], off offset:192
	s_lshl_b64 s[46:47], s[46:47], 13
	s_add_u32 s46, s14, s46
	v_mov_b32_e32 v73, v37
	s_addc_u32 s47, s15, s47
	v_lshlrev_b32_e32 v36, 2, v34
	v_lshl_add_u64 v[2:3], s[46:47], 0, v[72:73]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	s_mov_b32 s16, 0xf149f2ca
	global_load_dwordx4 v[30:33], v[2:3], off offset:16
	global_load_dwordx4 v[84:87], v[2:3], off
	v_mov_b32_e32 v75, v37
	v_lshl_add_u64 v[4:5], s[46:47], 0, v[74:75]
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[36:37]
	s_lshl_b64 s[44:45], s[44:45], 13
	s_add_u32 s44, s14, s44
	s_addc_u32 s45, s15, s45
	s_lshl_b64 s[42:43], s[42:43], 13
	s_add_u32 s42, s14, s42
	s_addc_u32 s43, s15, s43
	s_lshl_b64 s[38:39], s[38:39], 13
	s_add_u32 s38, s14, s38
	s_addc_u32 s39, s15, s39
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s14, s2
	s_addc_u32 s3, s15, s3
	s_lshl_b64 s[8:9], s[8:9], 13
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	v_lshl_add_u64 v[128:129], s[2:3], 0, v[72:73]
	v_lshl_add_u64 v[136:137], s[8:9], 0, v[72:73]
	v_lshl_add_u64 v[132:133], v[128:129], 0, v[36:37]
	v_lshl_add_u64 v[140:141], v[136:137], 0, v[36:37]
	v_lshl_add_u64 v[18:19], v[18:19], 1, v[82:83]
	v_lshl_add_u64 v[20:21], v[20:21], 1, v[82:83]
	s_waitcnt vmcnt(31)
	v_max3_f32 v2, v22, s16, v24
	s_waitcnt vmcnt(30)
	v_max3_f32 v3, v23, s16, v25
	s_waitcnt vmcnt(27)
	v_max3_f32 v2, v2, v26, v108
	s_waitcnt vmcnt(26)
	v_max3_f32 v3, v3, v27, v109
	s_waitcnt vmcnt(23)
	v_max3_f32 v2, v2, v120, v198
	s_waitcnt vmcnt(22)
	v_max3_f32 v3, v3, v121, v199
	s_waitcnt vmcnt(19)
	v_max3_f32 v222, v2, v206, v220
	s_waitcnt vmcnt(18)
	v_max3_f32 v223, v3, v207, v221
	v_sub_f32_e32 v2, v22, v222
	v_sub_f32_e32 v3, v23, v223
	v_exp_f32_e32 v2, v2
	v_exp_f32_e32 v3, v3
	v_sub_f32_e32 v5, v25, v223
	v_exp_f32_e32 v9, v5
	v_sub_f32_e32 v4, v24, v222
	v_exp_f32_e32 v8, v4
	v_cndmask_b32_e64 v228, 0, v2, s[34:35]
	v_cndmask_b32_e64 v22, 0, v3, s[34:35]
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[14:17], v[6:7], off
	v_lshl_add_u64 v[6:7], s[44:45], 0, v[72:73]
	s_waitcnt vmcnt(16)
	v_fma_f32 v25, v89, v22, 0
	v_cndmask_b32_e64 v24, 0, v9, s[30:31]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	v_fmac_f32_e32 v25, v24, v88
	global_load_dwordx4 v[88:91], v[6:7], off offset:16
	global_load_dwordx4 v[92:95], v[6:7], off
	v_sub_f32_e32 v6, v26, v222
	v_sub_f32_e32 v7, v27, v223
	v_exp_f32_e32 v12, v6
	v_exp_f32_e32 v13, v7
	v_cndmask_b32_e64 v230, 0, v8, s[30:31]
	v_lshl_add_u64 v[8:9], s[44:45], 0, v[74:75]
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[36:37]
	v_fma_f32 v23, v28, v228, 0
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[96:99], v[10:11], off
	v_lshl_add_u64 v[10:11], s[42:43], 0, v[72:73]
	v_fmac_f32_e32 v23, v230, v29
	v_cndmask_b32_e64 v232, 0, v12, s[36:37]
	v_cndmask_b32_e64 v26, 0, v13, s[36:37]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[36:37]
	s_waitcnt vmcnt(19)
	v_fmac_f32_e32 v23, v232, v100
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v25, v26, v101
	global_load_dwordx4 v[100:103], v[10:11], off offset:16
	global_load_dwordx4 v[104:107], v[10:11], off
	v_sub_f32_e32 v10, v108, v222
	v_exp_f32_e32 v27, v10
	v_lshl_add_u64 v[12:13], s[42:43], 0, v[74:75]
	v_lshl_add_u64 v[28:29], v[12:13], 0, v[36:37]
	v_sub_f32_e32 v11, v109, v223
	v_cndmask_b32_e64 v234, 0, v27, s[18:19]
	v_sub_f32_e32 v27, v120, v222
	v_exp_f32_e32 v27, v27
	v_exp_f32_e32 v114, v11
	global_load_dwordx4 v[10:13], v[28:29], off offset:16
	global_load_dwordx4 v[108:111], v[28:29], off
	v_sub_f32_e32 v29, v121, v223
	v_exp_f32_e32 v29, v29
	v_cndmask_b32_e64 v236, 0, v27, s[20:21]
	v_sub_f32_e32 v27, v198, v222
	v_exp_f32_e32 v27, v27
	v_cndmask_b32_e64 v238, 0, v29, s[20:21]
	v_sub_f32_e32 v29, v199, v223
	v_cndmask_b32_e64 v28, 0, v114, s[18:19]
	v_exp_f32_e32 v29, v29
	v_fmac_f32_e32 v23, v234, v112
	v_fmac_f32_e32 v25, v28, v113
	v_lshl_add_u64 v[112:113], s[38:39], 0, v[72:73]
	v_lshl_add_u64 v[114:115], s[38:39], 0, v[74:75]
	s_lshl_b64 s[38:39], s[40:41], 13
	s_add_u32 s38, s14, s38
	v_cndmask_b32_e64 v240, 0, v27, s[22:23]
	v_sub_f32_e32 v27, v206, v222
	s_addc_u32 s39, s15, s39
	s_lshl_b64 s[28:29], s[28:29], 13
	v_exp_f32_e32 v27, v27
	s_add_u32 s28, s14, s28
	v_cndmask_b32_e64 v242, 0, v29, s[22:23]
	v_sub_f32_e32 v29, v207, v223
	s_addc_u32 s29, s15, s29
	v_exp_f32_e32 v29, v29
	v_lshl_add_u64 v[116:117], v[112:113], 0, v[36:37]
	v_lshl_add_u64 v[124:125], v[114:115], 0, v[36:37]
	v_lshl_add_u64 v[144:145], s[38:39], 0, v[72:73]
	v_lshl_add_u64 v[152:153], s[28:29], 0, v[72:73]
	s_waitcnt vmcnt(19)
	v_fmac_f32_e32 v23, v236, v196
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v25, v238, v197
	v_lshl_add_u64 v[196:197], s[2:3], 0, v[74:75]
	global_load_dwordx4 v[112:115], v[116:117], off offset:16
	s_nop 0
	global_load_dwordx4 v[116:119], v[116:117], off
	s_nop 0
	global_load_dwordx4 v[120:123], v[124:125], off offset:16
	s_nop 0
	global_load_dwordx4 v[124:127], v[124:125], off
	v_lshl_add_u64 v[148:149], v[144:145], 0, v[36:37]
	v_lshl_add_u64 v[156:157], v[152:153], 0, v[36:37]
	v_lshl_add_u64 v[200:201], v[196:197], 0, v[36:37]
	v_fmac_f32_e32 v23, v240, v204
	v_fmac_f32_e32 v25, v242, v205
	v_lshl_add_u64 v[204:205], s[8:9], 0, v[74:75]
	v_cndmask_b32_e64 v244, 0, v27, s[24:25]
	global_load_dwordx4 v[128:131], v[132:133], off offset:16
	s_nop 0
	global_load_dwordx4 v[132:135], v[132:133], off
	s_nop 0
	global_load_dwordx4 v[136:139], v[140:141], off offset:16
	s_nop 0
	global_load_dwordx4 v[140:143], v[140:141], off
	s_nop 0
	global_load_dwordx4 v[144:147], v[148:149], off offset:16
	s_nop 0
	global_load_dwordx4 v[148:151], v[148:149], off
	s_nop 0
	global_load_dwordx4 v[152:155], v[156:157], off offset:16
	s_nop 0
	global_load_dwordx4 v[156:159], v[156:157], off
	s_nop 0
	global_load_dwordx4 v[196:199], v[200:201], off offset:16
	s_nop 0
	global_load_dwordx4 v[200:203], v[200:201], off
	v_lshl_add_u64 v[208:209], v[204:205], 0, v[36:37]
	s_waitcnt vmcnt(29)
	v_fmac_f32_e32 v23, v244, v212
	v_lshl_add_u64 v[212:213], s[38:39], 0, v[74:75]
	global_load_dwordx4 v[204:207], v[208:209], off offset:16
	s_nop 0
	global_load_dwordx4 v[208:211], v[208:209], off
	v_cndmask_b32_e64 v246, 0, v29, s[24:25]
	v_lshl_add_u64 v[216:217], v[212:213], 0, v[36:37]
	v_sub_f32_e32 v27, v220, v222
	v_sub_f32_e32 v29, v221, v223
	v_lshl_add_u64 v[220:221], s[28:29], 0, v[74:75]
	global_load_dwordx4 v[212:215], v[216:217], off offset:16
	s_nop 0
	global_load_dwordx4 v[216:219], v[216:217], off
	v_lshl_add_u64 v[224:225], v[220:221], 0, v[36:37]
	global_load_dwordx4 v[220:223], v[224:225], off offset:16
	s_nop 0
	global_load_dwordx4 v[224:227], v[224:225], off
	v_exp_f32_e32 v27, v27
	v_exp_f32_e32 v29, v29
	s_waitcnt vmcnt(32)
	v_fmac_f32_e32 v25, v246, v233
	v_cndmask_b32_e64 v36, 0, v27, s[26:27]
	v_fmac_f32_e32 v23, v36, v229
	v_div_scale_f32 v27, s[2:3], v23, v23, 1.0
	v_rcp_f32_e32 v73, v27
	v_cndmask_b32_e64 v248, 0, v29, s[26:27]
	v_fmac_f32_e32 v25, v248, v231
	v_fma_f32 v29, -v27, v73, 1.0
	v_fmac_f32_e32 v73, v29, v73
	v_div_scale_f32 v29, vcc, 1.0, v23, 1.0
	v_mul_f32_e32 v75, v29, v73
	v_fma_f32 v229, -v27, v75, v29
	v_fmac_f32_e32 v75, v229, v73
	v_fma_f32 v27, -v27, v75, v29
	v_div_scale_f32 v29, s[2:3], v25, v25, 1.0
	v_rcp_f32_e32 v229, v29
	v_div_fmas_f32 v27, v27, v73, v75
	v_div_fixup_f32 v250, v27, v23, 1.0
	v_fma_f32 v23, -v29, v229, 1.0
	v_fmac_f32_e32 v229, v23, v229
	v_div_scale_f32 v23, vcc, 1.0, v25, 1.0
	v_mul_f32_e32 v27, v23, v229
	v_fma_f32 v73, -v29, v27, v23
	v_fmac_f32_e32 v27, v73, v229
	v_fma_f32 v23, -v29, v27, v23
	v_div_fmas_f32 v23, v23, v229, v27
	s_waitcnt vmcnt(29)
	v_pk_fma_f32 v[2:3], v[22:23], v[2:3], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(25)
	v_pk_fma_f32 v[2:3], v[24:25], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(21)
	v_pk_fma_f32 v[2:3], v[26:27], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v252, v23, v25, 1.0
	v_pk_fma_f32 v[32:33], v[228:229], v[32:33], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[32:33], v[230:231], v[90:91], v[32:33] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[228:229], v[30:31], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[32:33], v[232:233], v[102:103], v[32:33] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[230:231], v[88:89], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[228:229], v[86:87], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[30:31], v[232:233], v[100:101], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[230:231], v[94:95], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[228:229], v[84:85], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[86:87], v[232:233], v[106:107], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[230:231], v[92:93], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[232:233], v[104:105], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[22:23], v[14:15], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[16:17], v[22:23], v[16:17], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(19)
	v_pk_fma_f32 v[32:33], v[234:235], v[114:115], v[32:33] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(17)
	v_pk_fma_f32 v[2:3], v[28:29], v[120:121], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[234:235], v[112:113], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[234:235], v[118:119], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[234:235], v[116:117], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[24:25], v[98:99], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[26:27], v[110:111], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[24:25], v[96:97], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(16)
	v_pk_fma_f32 v[16:17], v[28:29], v[126:127], v[16:17] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[32:33], v[236:237], v[130:131], v[32:33] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[32:33], v[240:241], v[138:139], v[32:33] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[236:237], v[128:129], v[30:31] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[32:33], v[244:245], v[146:147], v[32:33] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[2:3], v[238:239], v[196:197], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[240:241], v[136:137], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[32:33], v[36:37], v[154:155], v[32:33] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[236:237], v[134:135], v[86:87] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[2:3], v[242:243], v[204:205], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[244:245], v[144:145], v[30:31] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[32:33], v[250:251], v[32:33] op_sel_hi:[0,1]
	v_pk_fma_f32 v[86:87], v[240:241], v[142:143], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[36:37], v[152:153], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[236:237], v[132:133], v[84:85] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[2:3], v[246:247], v[212:213], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[244:245], v[150:151], v[86:87] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[2:3], v[248:249], v[220:221], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[6:7], v[252:253], v[2:3] op_sel_hi:[0,1]
	v_pk_fma_f32 v[2:3], v[22:23], v[4:5], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[2:3], v[24:25], v[8:9], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[26:27], v[12:13], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[28:29], v[122:123], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[238:239], v[198:199], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[242:243], v[206:207], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[246:247], v[214:215], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[248:249], v[222:223], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[8:9], v[252:253], v[2:3] op_sel_hi:[0,1]
	v_bfe_u32 v2, v32, 16, 1
	v_pk_mul_f32 v[30:31], v[250:251], v[30:31] op_sel_hi:[0,1]
	v_bfe_u32 v3, v33, 16, 1
	v_add3_u32 v2, v32, v2, s83
	v_pk_fma_f32 v[84:85], v[240:241], v[140:141], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[36:37], v[158:159], v[86:87] op_sel_hi:[0,1,1]
	v_bfe_u32 v4, v30, 16, 1
	v_add3_u32 v3, v33, v3, s83
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v32, v32
	v_pk_fma_f32 v[84:85], v[244:245], v[148:149], v[84:85] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[86:87], v[250:251], v[86:87] op_sel_hi:[0,1]
	v_bfe_u32 v5, v31, 16, 1
	v_add3_u32 v4, v30, v4, s83
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v195, v2, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_pk_fma_f32 v[84:85], v[36:37], v[156:157], v[84:85] op_sel_hi:[0,1,1]
	v_bfe_u32 v10, v86, 16, 1
	v_add3_u32 v5, v31, v5, s83
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v195, v3, vcc
	v_cmp_o_f32_e32 vcc, v30, v30
	v_pk_mul_f32 v[84:85], v[250:251], v[84:85] op_sel_hi:[0,1]
	v_bfe_u32 v11, v87, 16, 1
	v_add3_u32 v10, v86, v10, s83
	v_lshrrev_b32_e32 v22, 16, v5
	v_perm_b32 v5, v3, v2, s65
	v_cndmask_b32_e32 v2, v195, v4, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_bfe_u32 v12, v84, 16, 1
	v_add3_u32 v11, v87, v11, s83
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v3, v195, v22, vcc
	v_cmp_o_f32_e32 vcc, v86, v86
	v_bfe_u32 v13, v85, 16, 1
	v_add3_u32 v12, v84, v12, s83
	v_lshrrev_b32_e32 v11, 16, v11
	v_perm_b32 v4, v3, v2, s65
	v_cndmask_b32_e32 v2, v195, v10, vcc
	v_cmp_o_f32_e32 vcc, v87, v87
	v_add3_u32 v13, v85, v13, s83
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v3, v195, v11, vcc
	v_cmp_o_f32_e32 vcc, v84, v84
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v3, v3, v2, s65
	v_cndmask_b32_e32 v2, v195, v12, vcc
	v_cmp_o_f32_e32 vcc, v85, v85
	v_pk_fma_f32 v[14:15], v[26:27], v[108:109], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[238:239], v[202:203], v[16:17] op_sel_hi:[0,1,1]
	v_cndmask_b32_e32 v10, v195, v13, vcc
	v_perm_b32 v2, v10, v2, s65
	v_pk_fma_f32 v[14:15], v[28:29], v[124:125], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[242:243], v[210:211], v[16:17] op_sel_hi:[0,1,1]
	global_store_dwordx4 v[18:19], v[2:5], off
	v_pk_fma_f32 v[14:15], v[238:239], v[200:201], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[246:247], v[218:219], v[16:17] op_sel_hi:[0,1,1]
	v_bfe_u32 v2, v8, 16, 1
	v_bfe_u32 v3, v9, 16, 1
	v_add3_u32 v2, v8, v2, s83
	v_cmp_o_f32_e32 vcc, v8, v8
	v_pk_fma_f32 v[14:15], v[242:243], v[208:209], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[16:17], v[248:249], v[226:227], v[16:17] op_sel_hi:[0,1,1]
	v_bfe_u32 v4, v6, 16, 1
	v_add3_u32 v3, v9, v3, s83
	v_cndmask_b32_sdwa v2, v195, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	v_pk_fma_f32 v[14:15], v[246:247], v[216:217], v[14:15] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[16:17], v[252:253], v[16:17] op_sel_hi:[0,1]
	v_bfe_u32 v5, v7, 16, 1
	v_add3_u32 v4, v6, v4, s83
	v_cndmask_b32_sdwa v3, v195, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v6, v6
	v_pk_fma_f32 v[14:15], v[248:249], v[224:225], v[14:15] op_sel_hi:[0,1,1]
	v_bfe_u32 v10, v16, 16, 1
	v_add3_u32 v18, v7, v5, s83
	v_perm_b32 v5, v3, v2, s65
	v_cndmask_b32_sdwa v2, v195, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	v_pk_mul_f32 v[14:15], v[252:253], v[14:15] op_sel_hi:[0,1]
	v_bfe_u32 v11, v17, 16, 1
	v_add3_u32 v10, v16, v10, s83
	v_cndmask_b32_sdwa v3, v195, v18, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v16, v16
	v_bfe_u32 v12, v14, 16, 1
	v_add3_u32 v11, v17, v11, s83
	v_perm_b32 v4, v3, v2, s65
	v_cndmask_b32_sdwa v2, v195, v10, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v17, v17
	v_bfe_u32 v13, v15, 16, 1
	v_add3_u32 v12, v14, v12, s83
	v_cndmask_b32_sdwa v3, v195, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v14, v14
	v_add3_u32 v13, v15, v13, s83
	v_perm_b32 v3, v3, v2, s65
	v_cndmask_b32_sdwa v2, v195, v12, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v15, v15
	s_nop 1
	v_cndmask_b32_sdwa v6, v195, v13, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v6, v2, s65
	global_store_dwordx4 v[20:21], v[2:5], off
	s_branch .LBB0_3
.LBB0_48:
	v_readlane_b32 s0, v254, 0
	s_mov_b64 s[18:19], 0
	v_readlane_b32 s21, v254, 2
	v_readlane_b32 s1, v254, 1
.LBB0_49:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_66
	.loc	1 12 0
	s_add_i32 s8, s67, -1
	s_sub_i32 s2, 1, s67
	s_max_i32 s2, s8, s2
	v_cvt_f32_u32_e32 v1, s2
	s_xor_b32 s9, s21, s8
	s_ashr_i32 s14, s9, 31
	s_sub_i32 s9, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s3, s21
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s15, v1
	s_mul_i32 s9, s9, s15
	s_mul_hi_u32 s9, s15, s9
	s_add_i32 s15, s15, s9
	s_mul_hi_u32 s9, s3, s15
	s_mul_i32 s15, s9, s2
	s_sub_i32 s3, s3, s15
	s_add_i32 s16, s9, 1
	s_sub_i32 s15, s3, s2
	s_cmp_ge_u32 s3, s2
	s_cselect_b32 s9, s16, s9
	s_cselect_b32 s3, s15, s3
	s_add_i32 s15, s9, 1
	s_cmp_ge_u32 s3, s2
	s_cselect_b32 s2, s15, s9
	s_abs_i32 s15, s33
	v_cvt_f32_u32_e32 v2, s15
	s_sub_i32 s16, 0, s15
	s_abs_i32 s9, s67
	s_xor_b32 s2, s2, s14
	v_rcp_iflag_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s3, s2, s14
	s_abs_i32 s14, s3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s2, s3, s33
	s_ashr_i32 s2, s2, 31
	v_readfirstlane_b32 s17, v2
	s_mul_i32 s16, s16, s17
	s_mul_hi_u32 s16, s17, s16
	s_add_i32 s17, s17, s16
	s_mul_hi_u32 s16, s14, s17
	s_mul_i32 s17, s16, s15
	s_sub_i32 s14, s14, s17
	s_add_i32 s17, s16, 1
	s_sub_i32 s18, s14, s15
	s_cmp_ge_u32 s14, s15
	s_cselect_b32 s16, s17, s16
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_cselect_b32 s14, s18, s14
	s_add_i32 s17, s16, 1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_ge_u32 s14, s15
	s_cselect_b32 s14, s17, s16
	s_xor_b32 s14, s14, s2
	s_sub_i32 s2, s14, s2
	s_cmp_ge_i32 s2, s64
	v_readfirstlane_b32 s14, v1
	s_cbranch_scc1 .LBB0_66
	s_load_dwordx2 s[16:17], s[0:1], 0x48
	s_load_dword s20, s[0:1], 0x88
	s_mul_i32 s0, s3, s8
	s_sub_i32 s0, s21, s0
	s_add_i32 s0, s66, s0
	s_add_i32 s1, s0, 1
	s_not_b32 s0, s0
	s_ashr_i32 s8, s1, 31
	s_max_i32 s0, s1, s0
	s_sub_i32 s1, 0, s9
	s_mul_i32 s1, s1, s14
	s_mul_hi_u32 s1, s14, s1
	s_add_i32 s14, s14, s1
	s_mul_hi_u32 s1, s0, s14
	s_mul_i32 s1, s1, s9
	s_sub_i32 s0, s0, s1
	s_sub_i32 s1, s0, s9
	s_cmp_ge_u32 s0, s9
	s_cselect_b32 s0, s1, s0
	s_sub_i32 s1, s0, s9
	s_cmp_ge_u32 s0, s9
	s_cselect_b32 s0, s1, s0
	s_xor_b32 s0, s0, s8
	s_sub_i32 s0, s0, s8
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s16, s0
	s_addc_u32 s1, s17, s1
	v_mov_b32_e32 v5, 0
	s_ashr_i32 s67, s66, 31
	global_load_dwordx2 v[6:7], v5, s[0:1]
	s_lshl_b64 s[0:1], s[66:67], 3
	s_add_u32 s0, s16, s0
	s_addc_u32 s1, s17, s1
	global_load_dwordx2 v[8:9], v5, s[0:1]
	s_mul_i32 s9, s2, s33
	s_mul_i32 s16, s66, s64
	v_lshlrev_b32_e32 v4, 7, v0
	v_and_b32_e32 v16, 0x7e, v0
	v_lshrrev_b32_e32 v17, 3, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_and_b32_e32 v4, 0x80, v4
	v_cmp_eq_u32_e64 s[0:1], 0, v16
	v_and_b32_e32 v3, 63, v0
	v_bfrev_b32_e32 v10, 0.5
	v_mov_b32_e32 v11, 1
	s_mov_b32 s8, 0x33333333
	v_mov_b32_e32 v0, -1
	v_bfrev_b32_e32 v1, -8
	v_mov_b32_e32 v12, 32
	v_mov_b32_e32 v13, 16
	v_mov_b32_e32 v14, 8
	v_mov_b32_e32 v15, 4
	v_and_b32_e32 v2, 56, v2
	v_cndmask_b32_e64 v16, 0, 1, s[0:1]
	v_mov_b32_e32 v18, 2
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s14, v6
	v_readfirstlane_b32 s15, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v8
	v_readfirstlane_b32 s18, v9
	s_sub_u32 s14, s14, s17
	s_subb_u32 s15, s15, s18
	s_ashr_i32 s17, s15, 31
	s_lshr_b32 s17, s17, 28
	s_add_u32 s14, s14, s17
	s_addc_u32 s17, s15, 0
	s_and_b32 s18, s14, -16
	s_add_u32 s19, s10, s18
	s_addc_u32 s23, s11, s17
	s_lshl_b32 s10, s66, 1
	s_ashr_i32 s15, s64, 31
	s_mul_i32 s25, s76, s10
	s_mul_hi_i32 s24, s76, s10
	s_mul_i32 s11, s25, s15
	s_mul_hi_u32 s21, s25, s64
	s_mul_i32 s22, s24, s64
	s_add_i32 s11, s21, s11
	s_mul_i32 s10, s25, s64
	s_add_i32 s11, s11, s22
	s_ashr_i32 s14, s76, 31
	s_lshl_b64 s[10:11], s[10:11], 7
	s_add_u32 s10, s19, s10
	s_addc_u32 s11, s23, s11
	s_sub_i32 s21, s3, s9
	s_add_i32 s3, s76, 15
	s_ashr_i32 s9, s3, 31
	s_lshr_b32 s9, s9, 28
	s_add_i32 s3, s3, s9
	s_ashr_i32 s22, s3, 4
	s_add_u32 s3, s25, s76
	s_addc_u32 s9, s24, s14
	s_mul_hi_u32 s24, s64, s3
	s_mul_i32 s15, s15, s3
	s_mul_i32 s14, s64, s3
	s_mul_i32 s3, s64, s9
	s_add_i32 s3, s24, s3
	s_add_i32 s15, s3, s15
	s_lshl_b64 s[14:15], s[14:15], 7
	s_add_u32 s14, s19, s14
	s_addc_u32 s15, s23, s15
	s_add_u32 s3, s12, s18
	s_addc_u32 s9, s13, s17
	s_lshl_b32 s12, s16, 6
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s12, s3, s12
	s_addc_u32 s13, s9, s13
	s_cmp_lt_i32 s21, s22
	v_lshl_or_b32 v17, s21, 4, v17
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[4:5]
	s_cselect_b64 s[12:13], -1, 0
	s_lshl_b32 s23, s33, 4
	s_branch .LBB0_53
.LBB0_52:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s2, s2, s20
	s_cmp_ge_i32 s2, s64
	s_cbranch_scc1 .LBB0_66
.LBB0_53:
	s_ashr_i32 s3, s2, 31
	s_andn2_b64 vcc, exec, s[12:13]
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v6, v17
	s_mov_b32 s9, s21
	s_cbranch_vccz .LBB0_62
.LBB0_54:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v3
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, 0
	v_add_u32_dpp v8, v16, v16 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v16 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v19, v16 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v8, v8, v9, v19
	s_lshl_b32 s16, s2, 6
	s_ashr_i32 s17, s16, 31
	v_add_u32_dpp v8, v8, v8 row_shr:4 row_mask:0xf bank_mask:0xe
	v_lshl_add_u64 v[6:7], s[16:17], 2, v[4:5]
	s_nop 0
	v_add_u32_dpp v8, v8, v8 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v8, v8, v8 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v8, v8, v8 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v8, 0, v8, s[0:1]
	v_lshl_add_u32 v9, v8, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_nop 1
	v_cndmask_b32_e32 v8, v10, v9, vcc
	ds_permute_b32 v19, v8, v11
	ds_permute_b32 v6, v8, v6
	ds_permute_b32 v7, v8, v7
	v_cmp_ne_u32_e32 vcc, 0, v16
	s_bcnt1_i32_b64 s3, vcc
	v_cmp_gt_u32_e32 vcc, s3, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_52
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[20:21], v[6:7], 0, 4
	v_mov_b32_dpp v8, v6 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v9, v7 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[20:21], v[8:9]
	s_lshr_b64 s[18:19], vcc, 1
	s_and_b32 s3, s19, 0x55555555
	s_and_b32 s9, s18, 0x55555555
	s_sub_u32 s18, vcc_lo, s9
	s_subb_u32 s19, vcc_hi, s3
	s_mov_b32 s9, s8
	s_and_b64 s[24:25], s[18:19], s[8:9]
	s_lshr_b64 s[18:19], s[18:19], 2
	s_and_b64 s[18:19], s[18:19], s[8:9]
	s_add_u32 s18, s18, s24
	s_addc_u32 s19, s19, s25
	s_lshr_b64 s[24:25], s[18:19], 4
	s_add_u32 s3, s24, s18
	s_addc_u32 s9, s25, s19
	s_and_b32 s3, s3, 0xf0f0f0f
	s_and_b32 s9, s9, 0xf0f0f0f
	s_mul_i32 s18, s3, 0x1010101
	s_mul_hi_u32 s3, s3, 0x1010101
	s_add_i32 s3, s3, s18
	s_mul_i32 s9, s9, 0x1010101
	s_add_i32 s19, s3, s9
	v_cmp_gt_u64_e32 vcc, s[18:19], v[0:1]
	s_cbranch_vccnz .LBB0_64
	s_mov_b32 s3, 0
	s_mov_b64 s[18:19], 0
.LBB0_57:
	v_readfirstlane_b32 s24, v6
	v_readfirstlane_b32 s25, v7
	v_mov_b32_e32 v20, s3
	s_nop 0
	v_cmp_eq_u64_e64 s[24:25], s[24:25], v[6:7]
	s_bcnt1_i32_b64 s9, s[24:25]
	s_add_i32 s3, s3, s9
	v_mov_b64_e32 v[8:9], s[24:25]
	v_mov_b32_e32 v21, s9
	s_or_b64 s[18:19], s[24:25], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_57
	s_or_b64 exec, exec, s[18:19]
	v_mbcnt_lo_u32_b32 v8, v8, 0
	v_mbcnt_hi_u32_b32 v8, v9, v8
	v_sub_u32_e32 v9, v21, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_lshl_u32 v20, v8, v20, 2
	v_lshlrev_b32_e32 v9, 8, v9
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_or3_b32 v8, v9, v8, v20
	ds_permute_b32 v8, v20, v8
	ds_permute_b32 v6, v20, v6
	ds_permute_b32 v7, v20, v7
	ds_permute_b32 v19, v20, v19
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v8, v11 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_60
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v9, v8, v19 offset:128
	v_cmp_gt_u32_sdwa vcc, v8, v12 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:64
	v_cmp_gt_u32_sdwa vcc, v8, v13 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:32
	v_cmp_gt_u32_sdwa vcc, v8, v14 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:16
	v_cmp_gt_u32_sdwa vcc, v8, v15 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:8
	v_cmp_gt_u32_sdwa vcc, v8, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:4
	v_cmp_gt_u32_sdwa vcc, v8, v11 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v19, v9, v19
.LBB0_60:
	v_and_b32_e32 v8, 1, v8
	v_cmp_eq_u32_e64 s[18:19], 1, v8
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_52
	s_branch .LBB0_65
.LBB0_61:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s9, s9, s33
	s_cmp_lt_i32 s9, s22
	v_add_u32_e32 v6, s23, v6
	s_cbranch_scc0 .LBB0_54
.LBB0_62:
	v_cmp_gt_i32_e32 vcc, s76, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_61
	v_mov_b64_e32 v[8:9], s[2:3]
	v_mad_i64_i32 v[8:9], s[18:19], v6, s64, v[8:9]
	v_lshlrev_b64 v[8:9], 7, v[8:9]
	v_lshl_or_b32 v8, v2, 1, v8
	v_lshl_add_u64 v[30:31], s[4:5], 0, v[8:9]
	v_lshl_add_u64 v[28:29], s[6:7], 0, v[8:9]
	global_load_dwordx4 v[20:23], v[30:31], off
	global_load_dwordx4 v[24:27], v[28:29], off
	v_lshl_add_u64 v[28:29], s[14:15], 0, v[8:9]
	v_lshl_add_u64 v[8:9], s[10:11], 0, v[8:9]
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[8:9], v[20:23], off
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[28:29], v[24:27], off
	s_branch .LBB0_61
.LBB0_64:
	s_mov_b64 s[18:19], -1
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_52
.LBB0_65:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[6:7], v19, off sc1
	s_branch .LBB0_52
.LBB0_66:
	.loc	1 11 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mesh_attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 160
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
		.amdhsa_next_free_vgpr 288
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 256
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
	.size	mesh_attention, .Lfunc_end0-mesh_attention
	.set mesh_attention.num_vgpr, 255
	.set mesh_attention.num_agpr, 32
	.set mesh_attention.numbered_sgpr, 100
	.set mesh_attention.num_named_barrier, 0
	.set mesh_attention.private_seg_size, 0
	.set mesh_attention.uses_vcc, 1
	.set mesh_attention.uses_flat_scratch, 0
	.set mesh_attention.has_dyn_sized_stack, 0
	.set mesh_attention.has_recursion, 0
	.set mesh_attention.has_indirect_call, 0
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
      - .address_space:  global
        .offset:         144
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         152
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 160
    .max_flat_workgroup_size: 128
    .name:           mesh_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 15
    .symbol:         mesh_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     288
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
