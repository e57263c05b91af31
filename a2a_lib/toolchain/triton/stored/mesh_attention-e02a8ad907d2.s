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
	s_load_dwordx2 s[52:53], s[0:1], 0x50
	s_load_dword s16, s[0:1], 0x84
	s_load_dword s70, s[0:1], 0x58
	s_load_dword s38, s[0:1], 0x60
	s_mov_b64 s[18:19], -1
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s21, s16
	s_cbranch_scc0 .LBB0_48
	.loc	1 15 0
	s_abs_i32 s18, s38
	v_cvt_f32_u32_e32 v1, s18
	s_load_dword s17, s[0:1], 0x5c
	.loc	1 14 0
	s_add_i32 s19, s70, 31
	s_ashr_i32 s20, s19, 31
	.loc	1 15 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 14 0
	s_lshr_b32 s20, s20, 27
	s_add_i32 s19, s19, s20
	s_ashr_i32 s71, s19, 5
	.loc	1 15 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s72, s71, s17
	.loc	1 17 0
	s_sub_i32 s73, s21, s16
	s_mul_i32 s19, s72, s53
	s_cmp_ge_i32 s73, s19
	.loc	1 15 0
	v_readfirstlane_b32 s19, v1
	v_writelane_b32 v254, s21, 0
	.loc	1 17 0
	s_cbranch_scc1 .LBB0_47
	.loc	1 15 0
	s_sub_i32 s22, 0, s18
	s_mul_i32 s22, s22, s19
	s_mul_hi_u32 s22, s19, s22
	s_abs_i32 s21, s17
	s_add_i32 s19, s19, s22
	s_mul_hi_u32 s19, s21, s19
	s_mul_i32 s22, s19, s18
	s_ashr_i32 s20, s17, 31
	s_ashr_i32 s39, s38, 31
	s_sub_i32 s21, s21, s22
	s_xor_b32 s20, s20, s39
	s_add_i32 s22, s19, 1
	s_sub_i32 s23, s21, s18
	s_cmp_ge_u32 s21, s18
	s_cselect_b32 s19, s22, s19
	s_load_dwordx4 s[40:43], s[0:1], 0x74
	s_load_dwordx4 s[44:47], s[0:1], 0x38
	s_cselect_b32 s21, s23, s21
	s_add_i32 s22, s19, 1
	s_cmp_ge_u32 s21, s18
	s_cselect_b32 s18, s22, s19
	s_xor_b32 s18, s18, s20
	s_sub_i32 s75, s18, s20
	.loc	1 16 0
	s_mul_hi_i32 s19, s70, s38
	s_mul_i32 s18, s70, s38
	.loc	1 17 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s76, s43, s16
	.loc	1 29 0
	s_ashr_i32 s16, s70, 31
	.loc	1 16 0
	s_lshl_b64 s[54:55], s[18:19], 6
	.loc	1 29 0
	v_and_b32_e32 v1, 63, v0
	s_lshr_b32 s16, s16, 26
	s_add_i32 s18, s53, s52
	s_mul_i32 s41, s41, s53
	s_add_i32 s16, s70, s16
	v_writelane_b32 v254, s18, 1
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[18:19], 64, v0
	s_add_i32 s41, s41, -1
	s_ashr_i32 s16, s16, 6
	s_add_i32 s64, s53, -1
	s_and_b64 s[56:57], vcc, s[18:19]
	s_cmp_gt_i32 s70, 63
	v_and_b32_e32 v2, 32, v0
	s_cselect_b64 s[58:59], -1, 0
	s_cmpk_gt_i32 s70, 0x7f
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cselect_b64 s[60:61], -1, 0
	s_and_b64 vcc, vcc, s[18:19]
	s_min_i32 s28, s64, 0
	s_min_i32 s29, s64, 1
	s_min_i32 s43, s64, 2
	s_min_i32 s48, s64, 3
	s_min_i32 s49, s64, 4
	s_min_i32 s50, s64, 5
	s_min_i32 s51, s64, 6
	s_min_i32 s62, s64, 7
	s_cmp_gt_i32 s53, 0
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_gt_i32 s53, 1
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_gt_i32 s53, 2
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_gt_i32 s53, 3
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_gt_i32 s53, 4
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_gt_i32 s53, 5
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_gt_i32 s53, 6
	.loc	1 19 0
	s_mul_i32 s68, s75, s71
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_gt_i32 s53, 7
	s_cselect_b64 s[26:27], -1, 0
	s_abs_i32 s79, s68
	v_cvt_f32_u32_e32 v3, s79
	s_mul_i32 s63, s68, s64
	v_and_b32_e32 v7, 6, v0
	v_lshlrev_b32_e32 v4, 2, v7
	v_rcp_iflag_f32_e32 v3, v3
	v_bfe_i32 v6, v0, 0, 1
	s_movk_i32 s65, 0x440
	s_abs_i32 s80, s63
	v_and_or_b32 v8, v6, s65, v4
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_f32_u32_e32 v4, s80
	v_cvt_u32_f32_e32 v3, v3
	v_lshlrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v35, 0x7c, v5
	v_bfrev_b32_e32 v2, 1
	s_sub_i32 s67, 1, s53
	v_cndmask_b32_e32 v112, v2, v35, vcc
	v_rcp_iflag_f32_e32 v2, v4
	s_max_i32 s81, s64, s67
	v_readfirstlane_b32 s66, v3
	v_cvt_f32_u32_e32 v3, s81
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s65, 0, s79
	v_rcp_iflag_f32_e32 v3, v3
	s_mul_i32 s65, s65, s66
	s_mul_hi_u32 s65, s66, s65
	s_add_i32 s82, s66, s65
	v_readfirstlane_b32 s65, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	s_abs_i32 s83, s53
	v_cvt_u32_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v3, s83
	s_sub_i32 s64, 0, s80
	s_mul_i32 s64, s64, s65
	s_mul_hi_u32 s64, s65, s64
	s_add_i32 s64, s65, s64
	v_readfirstlane_b32 s65, v2
	v_rcp_iflag_f32_e32 v2, v3
	s_abs_i32 s86, s71
	v_cvt_f32_u32_e32 v3, s86
	v_writelane_b32 v254, s64, 2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s64, 0, s81
	s_mul_i32 s64, s64, s65
	s_mul_hi_u32 s64, s65, s64
	s_add_i32 s64, s65, s64
	v_readfirstlane_b32 s65, v2
	v_rcp_iflag_f32_e32 v2, v3
	s_abs_i32 s87, s75
	v_cvt_f32_u32_e32 v3, s87
	v_writelane_b32 v254, s64, 3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v3, v3
	s_sub_i32 s64, 0, s83
	s_mul_i32 s64, s64, s65
	s_mul_hi_u32 s64, s65, s64
	s_add_i32 s64, s65, s64
	v_readfirstlane_b32 s65, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v2, v2
	v_writelane_b32 v254, s64, 4
	s_sub_i32 s64, 0, s86
	s_mul_i32 s64, s64, s65
	s_mul_hi_u32 s64, s65, s64
	.loc	1 29 0
	v_and_b32_e32 v14, 64, v0
	v_lshlrev_b32_e32 v18, 3, v0
	s_add_i32 s89, s65, s64
	s_sub_i32 s64, 0, s87
	v_readfirstlane_b32 s65, v2
	v_and_b32_e32 v3, 0x78, v0
	v_lshrrev_b32_e32 v6, 2, v14
	v_and_b32_e32 v16, 15, v0
	v_and_b32_e32 v34, 56, v18
	v_lshlrev_b32_e32 v18, 4, v0
	s_mul_i32 s64, s64, s65
	v_lshrrev_b32_e32 v113, 3, v0
	v_lshrrev_b32_e32 v2, 1, v3
	v_lshlrev_b32_e32 v4, 3, v3
	v_or_b32_e32 v17, v6, v16
	v_and_b32_e32 v6, 48, v0
	v_xor_b32_e32 v115, v18, v3
	v_lshlrev_b32_e32 v18, 7, v16
	v_lshlrev_b32_e32 v19, 3, v16
	v_xor_b32_e32 v3, v8, v3
	s_mul_hi_u32 s64, s65, s64
	v_or_b32_e32 v9, 32, v113
	v_mov_b32_e32 v37, 0
	v_lshrrev_b32_e32 v21, 1, v6
	v_lshl_or_b32 v117, v7, 10, v3
	v_or_b32_e32 v3, v18, v19
	s_add_i32 s90, s65, s64
	.loc	1 17 0
	v_add_u32_e32 v15, 0, v14
	v_mad_i64_i32 v[38:39], s[64:65], s38, v9, 0
	v_xor_b32_e32 v118, v3, v21
	v_lshlrev_b32_e32 v8, 8, v17
	v_mov_b32_e32 v9, v37
	v_lshlrev_b32_e32 v3, 2, v16
	.loc	1 29 0
	v_or_b32_e32 v12, 2, v2
	.loc	1 17 0
	v_lshl_add_u64 v[8:9], s[14:15], 0, v[8:9]
	v_mov_b32_e32 v7, v37
	v_add_u32_e32 v122, v15, v3
	v_mov_b32_e32 v3, v37
	.loc	1 29 0
	v_or_b32_e32 v10, 48, v113
	v_or_b32_e32 v11, 1, v2
	v_or_b32_e32 v13, 3, v2
	v_lshlrev_b32_e32 v14, 5, v14
	v_xor_b32_e32 v22, v19, v21
	v_mad_i64_i32 v[42:43], s[64:65], s38, v2, 0
	v_mad_i64_i32 v[46:47], s[64:65], s38, v12, 0
	.loc	1 17 0
	v_lshl_add_u64 v[50:51], v[8:9], 0, v[6:7]
	v_and_b32_e32 v6, 7, v0
	v_lshlrev_b32_e32 v12, 2, v113
	v_lshl_add_u64 v[54:55], s[44:45], 0, v[2:3]
	v_or_b32_e32 v2, 64, v113
	.loc	1 29 0
	v_or_b32_e32 v114, 16, v113
	v_or3_b32 v116, v22, v14, v18
	v_mad_i64_i32 v[40:41], s[64:65], s38, v10, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v52, 4, v6
	v_or_b32_e32 v6, 0x43, v12
	v_or_b32_e32 v8, 0x42, v12
	v_or_b32_e32 v10, 0x41, v12
	v_or_b32_e32 v12, 64, v12
	v_or_b32_e32 v14, 0x70, v113
	v_or_b32_e32 v16, 0x60, v113
	v_xor_b32_e32 v123, 0x80, v5
	s_mul_i32 s92, s72, s28
	s_mul_i32 s93, s72, s29
	v_or_b32_e32 v5, 0x50, v113
	v_mad_i64_i32 v[2:3], s[28:29], v2, s38, 0
	v_xor_b32_e32 v20, 8, v115
	v_xor_b32_e32 v22, 32, v116
	v_xor_b32_e32 v23, 64, v116
	v_xor_b32_e32 v24, 0x60, v116
	v_mad_i64_i32 v[44:45], s[64:65], s38, v11, 0
	v_mad_i64_i32 v[48:49], s[64:65], s38, v13, 0
	v_xor_b32_e32 v25, 8, v117
	v_xor_b32_e32 v26, 16, v117
	v_xor_b32_e32 v27, 24, v117
	v_xor_b32_e32 v28, 32, v117
	v_xor_b32_e32 v29, 40, v117
	v_xor_b32_e32 v30, 48, v117
	v_xor_b32_e32 v31, 56, v117
	v_mad_i64_i32 v[6:7], s[64:65], v6, s38, 0
	v_mad_i64_i32 v[8:9], s[64:65], v8, s38, 0
	v_mad_i64_i32 v[10:11], s[64:65], v10, s38, 0
	v_mad_i64_i32 v[12:13], s[64:65], v12, s38, 0
	v_mad_i64_i32 v[14:15], s[64:65], v14, s38, 0
	v_lshlrev_b32_e32 v36, 1, v34
	s_max_i32 s84, s16, 2
	v_mad_i64_i32 v[16:17], s[28:29], v16, s38, 0
	v_mad_i64_i32 v[18:19], s[28:29], v5, s38, 0
	v_lshlrev_b64 v[70:71], 7, v[2:3]
	.loc	1 29 0
	v_lshlrev_b32_e32 v2, 6, v114
	v_xor_b32_e32 v119, 32, v118
	v_xor_b32_e32 v120, 64, v118
	v_xor_b32_e32 v121, 0x60, v118
	.loc	1 28 0
	s_mul_i32 s91, s33, s42
	s_mul_i32 s94, s72, s43
	s_mul_i32 s95, s72, s48
	s_mul_i32 s96, s72, s49
	s_mul_i32 s97, s72, s50
	s_mul_i32 s98, s72, s51
	s_mul_i32 s99, s72, s62
	s_ashr_i32 s78, s68, 31
	s_ashr_i32 s16, s63, 31
	s_ashr_i32 s74, s71, 31
	s_ashr_i32 s77, s75, 31
	.loc	1 17 0
	s_add_i32 s84, s84, -1
	v_mov_b32_e32 v53, v37
	v_lshlrev_b64 v[56:57], 7, v[6:7]
	s_lshl_b64 s[42:43], s[38:39], 13
	v_lshlrev_b64 v[58:59], 7, v[8:9]
	v_lshlrev_b64 v[60:61], 7, v[10:11]
	v_lshlrev_b64 v[62:63], 7, v[12:13]
	v_lshlrev_b64 v[64:65], 7, v[14:15]
	v_lshlrev_b64 v[66:67], 7, v[16:17]
	v_lshlrev_b64 v[68:69], 7, v[18:19]
	v_add_u32_e32 v124, 0, v22
	v_add_u32_e32 v125, 0, v23
	v_add_u32_e32 v126, 0, v24
	v_xor_b32_e32 v127, 8, v118
	s_mov_b32 s39, 0x5040100
	v_xor_b32_e32 v128, 40, v118
	s_mov_b32 s85, 0x7060302
	v_xor_b32_e32 v129, 0x48, v118
	v_xor_b32_e32 v130, 0x68, v118
	s_mov_b32 s51, 0x27000
	s_mov_b32 s50, 0x7ffffffe
	v_xor_b32_e32 v131, 16, v118
	s_mov_b32 s88, 0xf149f2ca
	v_lshlrev_b32_e32 v72, 2, v4
	v_lshlrev_b32_e32 v74, 2, v2
	v_add_u32_e32 v132, 0, v20
	v_add_u32_e32 v133, 0, v25
	v_add_u32_e32 v134, 0, v26
	v_add_u32_e32 v135, 0, v27
	v_add_u32_e32 v136, 0, v28
	v_add_u32_e32 v137, 0, v29
	v_add_u32_e32 v138, 0, v30
	v_add_u32_e32 v139, 0, v31
	v_xor_b32_e32 v140, 48, v118
	v_xor_b32_e32 v141, 0x50, v118
	v_xor_b32_e32 v142, 0x70, v118
	v_xor_b32_e32 v143, 24, v118
	v_xor_b32_e32 v144, 56, v118
	v_xor_b32_e32 v145, 0x58, v118
	v_xor_b32_e32 v146, 0x78, v118
	v_lshl_add_u64 v[76:77], s[2:3], 0, v[36:37]
	v_mad_i64_i32 v[78:79], s[2:3], s38, v114, 0
	v_mad_i64_i32 v[80:81], s[2:3], s38, v113, 0
	v_lshl_add_u64 v[82:83], s[8:9], 0, v[36:37]
	s_branch .LBB0_4
.LBB0_3:
	s_add_i32 s73, s76, s73
	s_mul_i32 s2, s72, s53
	s_cmp_lt_i32 s73, s2
	s_cbranch_scc0 .LBB0_47
.LBB0_4:
	.loc	1 19 0
	s_abs_i32 s3, s73
	s_mul_hi_u32 s8, s3, s82
	s_mul_i32 s9, s8, s79
	s_ashr_i32 s2, s73, 31
	s_sub_i32 s3, s3, s9
	s_xor_b32 s2, s2, s78
	s_add_i32 s9, s8, 1
	s_sub_i32 s28, s3, s79
	s_cmp_ge_u32 s3, s79
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s3, s28, s3
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s79
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	s_sub_i32 s2, s3, s2
	.loc	1 20 0
	s_cmp_lt_i32 s73, s72
	s_mov_b32 s62, s2
	s_mov_b32 s66, s52
	s_cbranch_scc1 .LBB0_6
	.loc	1 18 0
	s_sub_i32 s3, s73, s72
	s_max_i32 s3, s3, 0
	.loc	1 21 0
	v_readlane_b32 s8, v254, 2
	s_mul_hi_u32 s8, s3, s8
	s_mul_i32 s9, s8, s80
	s_sub_i32 s9, s3, s9
	s_add_i32 s28, s8, 1
	s_sub_i32 s29, s9, s80
	s_cmp_ge_u32 s9, s80
	s_cselect_b32 s8, s28, s8
	s_cselect_b32 s9, s29, s9
	s_add_i32 s28, s8, 1
	s_cmp_ge_u32 s9, s80
	s_cselect_b32 s8, s28, s8
	s_xor_b32 s8, s8, s16
	s_sub_i32 s62, s8, s16
	.loc	1 22 0
	s_mul_hi_u32 s8, s3, s82
	s_mul_i32 s9, s8, s79
	s_sub_i32 s3, s3, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s28, s3, s79
	s_cmp_ge_u32 s3, s79
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s3, s28, s3
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s79
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s78
	s_sub_i32 s3, s3, s78
	s_ashr_i32 s8, s3, 31
	s_abs_i32 s3, s3
	v_readlane_b32 s9, v254, 3
	s_mul_hi_u32 s9, s3, s9
	s_mul_i32 s9, s9, s81
	s_sub_i32 s3, s3, s9
	s_sub_i32 s9, s3, s81
	s_cmp_ge_u32 s3, s81
	s_cselect_b32 s3, s9, s3
	s_sub_i32 s9, s3, s81
	s_cmp_ge_u32 s3, s81
	s_cselect_b32 s3, s9, s3
	s_xor_b32 s3, s3, s8
	s_sub_i32 s3, s3, s8
	s_not_b32 s3, s3
	v_readlane_b32 s8, v254, 1
	s_add_i32 s3, s8, s3
	s_ashr_i32 s8, s3, 31
	s_abs_i32 s3, s3
	v_readlane_b32 s9, v254, 4
	s_mul_hi_u32 s9, s3, s9
	s_mul_i32 s9, s9, s83
	s_sub_i32 s3, s3, s9
	s_sub_i32 s9, s3, s83
	s_cmp_ge_u32 s3, s83
	s_cselect_b32 s3, s9, s3
	s_sub_i32 s9, s3, s83
	s_cmp_ge_u32 s3, s83
	s_cselect_b32 s3, s9, s3
	s_xor_b32 s3, s3, s8
	s_sub_i32 s66, s3, s8
.LBB0_6:
	.loc	1 25 0
	s_cmp_lg_u32 s66, s52
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u32 s66, s52
	s_mov_b64 s[8:9], s[4:5]
	s_mov_b64 s[48:49], s[6:7]
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_8
	.loc	1 25 0
	s_lshl_b32 s3, s66, 1
	s_ashr_i32 s8, s3, 31
	s_mul_i32 s48, s54, s8
	s_mul_hi_u32 s8, s54, s3
	s_add_i32 s8, s8, s48
	s_mul_i32 s9, s55, s3
	s_add_i32 s9, s8, s9
	s_mul_i32 s8, s54, s3
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s8, s10, s8
	s_addc_u32 s9, s11, s9
	.loc	1 26 0
	s_or_b32 s3, s3, 1
	s_mul_hi_u32 s49, s54, s3
	s_add_i32 s48, s49, s48
	s_mul_i32 s49, s55, s3
	s_add_i32 s49, s48, s49
	s_mul_i32 s48, s54, s3
	s_lshl_b64 s[48:49], s[48:49], 1
	s_add_u32 s48, s10, s48
	s_addc_u32 s49, s11, s49
.LBB0_8:
	.loc	1 23 0
	s_mul_i32 s3, s75, s71
	s_mul_i32 s2, s2, s3
	s_sub_i32 s3, s73, s2
	.loc	1 24 0
	s_abs_i32 s64, s3
	s_mul_hi_u32 s65, s64, s89
	s_mul_i32 s67, s65, s86
	s_ashr_i32 s63, s3, 31
	s_sub_i32 s64, s64, s67
	s_xor_b32 s63, s63, s74
	s_add_i32 s67, s65, 1
	s_sub_i32 s68, s64, s86
	s_cmp_ge_u32 s64, s86
	s_cselect_b32 s65, s67, s65
	s_cselect_b32 s64, s68, s64
	s_add_i32 s67, s65, 1
	s_cmp_ge_u32 s64, s86
	s_cselect_b32 s64, s67, s65
	s_xor_b32 s64, s64, s63
	s_mul_i32 s2, s62, s75
	s_sub_i32 s63, s64, s63
	s_add_i32 s2, s63, s2
	s_mul_i32 s63, s63, s71
	s_sub_i32 s67, s3, s63
	.loc	1 29 0
	s_lshl_b32 s3, s67, 5
	v_or_b32_e32 v4, s3, v113
	v_or_b32_e32 v5, s3, v114
	s_ashr_i32 s3, s2, 31
	v_mov_b64_e32 v[2:3], s[2:3]
	v_mad_i64_i32 v[92:93], s[64:65], v4, s17, v[2:3]
	v_mad_i64_i32 v[94:95], s[64:65], v5, s17, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[92:93]
	v_lshlrev_b64 v[4:5], 7, v[94:95]
	v_lshl_add_u64 v[2:3], v[76:77], 0, v[2:3]
	v_lshl_add_u64 v[6:7], v[76:77], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v73, 0, v115
	v_add_u32_e32 v10, 0, v116
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v132, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[84:85], v10
	ds_read_b64 v[86:87], v124
	ds_read_b64 v[88:89], v125
	ds_read_b64 v[90:91], v126
	s_cbranch_vccnz .LBB0_15
	.loc	1 27 0
	s_mul_i32 s28, s66, s38
	s_add_i32 s28, s28, s62
	s_lshl_b32 s28, s28, 6
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s62, s12, s28
	s_addc_u32 s63, s13, s29
	.loc	1 29 0
	s_lshr_b32 s28, s67, 31
	s_add_i32 s28, s67, s28
	s_and_b32 s28, s28, 0x7fffffe
	s_sub_i32 s28, s67, s28
	s_lshl_b32 s28, s28, 5
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s28, s62, s28
	s_addc_u32 s29, s63, s29
	s_branch .LBB0_12
.LBB0_10:
	s_or_b64 exec, exec, s[64:65]
	v_readfirstlane_b32 s64, v2
	s_nop 1
	v_mov_b32_e32 v2, s64
	ds_write_b32 v37, v2
.LBB0_11:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s91, v2
	s_cbranch_vccz .LBB0_15
.LBB0_12:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[62:63], s[56:57]
	s_cbranch_execz .LBB0_11
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_10
	global_load_dword v2, v37, s[28:29] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_10
.LBB0_15:
	s_abs_i32 s28, s2
	s_mul_hi_u32 s29, s28, s90
	s_mul_i32 s62, s29, s87
	s_sub_i32 s28, s28, s62
	s_xor_b32 s3, s3, s77
	s_add_i32 s62, s29, 1
	s_sub_i32 s63, s28, s87
	s_cmp_ge_u32 s28, s87
	s_cselect_b32 s29, s62, s29
	s_cselect_b32 s28, s63, s28
	s_add_i32 s62, s29, 1
	s_cmp_ge_u32 s28, s87
	s_cselect_b32 s28, s62, s29
	s_xor_b32 s28, s28, s3
	s_sub_i32 s62, s28, s3
	v_cndmask_b32_e64 v2, 0, 1, s[58:59]
	s_ashr_i32 s63, s62, 31
	v_cmp_ne_u32_e64 s[28:29], 1, v2
	s_andn2_b64 vcc, exec, s[58:59]
	v_lshlrev_b32_e32 v36, 1, v34
	s_cbranch_vccnz .LBB0_24
	v_lshl_add_u64 v[2:3], v[80:81], 0, s[62:63]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
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
	v_lshl_add_u64 v[6:7], v[78:79], 0, s[62:63]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[8:9], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_18
.LBB0_26:
	v_lshl_add_u64 v[10:11], v[38:39], 0, s[62:63]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[8:9], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[36:37]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_19
.LBB0_27:
	v_lshl_add_u64 v[14:15], v[40:41], 0, s[62:63]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[8:9], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_20
.LBB0_28:
	v_lshl_add_u64 v[14:15], v[42:43], 0, s[62:63]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[48:49], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_21
.LBB0_29:
	v_lshl_add_u64 v[22:23], v[44:45], 0, s[62:63]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[48:49], 0, v[22:23]
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[36:37]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_22
.LBB0_30:
	v_lshl_add_u64 v[26:27], v[46:47], 0, s[62:63]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[48:49], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[36:37]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_23
.LBB0_31:
	v_lshl_add_u64 v[30:31], v[48:49], 0, s[62:63]
	v_lshlrev_b64 v[30:31], 7, v[30:31]
	v_lshl_add_u64 v[30:31], s[48:49], 0, v[30:31]
	v_lshl_add_u64 v[30:31], v[30:31], 0, v[36:37]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_32:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v73, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v132, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v132, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s39
	v_perm_b32 v3, v30, v26, s39
	v_add_u32_e32 v36, 0, v117
	ds_write_b64 v36, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s85
	v_perm_b32 v2, v22, v14, s85
	ds_write_b64 v133, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s39
	v_perm_b32 v2, v23, v15, s39
	ds_write_b64 v134, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s85
	v_perm_b32 v3, v31, v27, s85
	ds_write_b64 v135, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s39
	v_perm_b32 v3, v32, v28, s39
	ds_write_b64 v136, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s85
	v_perm_b32 v3, v32, v28, s85
	ds_write_b64 v137, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s39
	v_perm_b32 v3, v33, v29, s39
	ds_write_b64 v138, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s85
	v_perm_b32 v3, v33, v29, s85
	s_andn2_b64 vcc, exec, s[60:61]
	ds_write_b64 v139, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_35
	s_lshl_b64 s[62:63], s[62:63], 7
	s_add_u32 s48, s62, s48
	s_addc_u32 s49, s63, s49
	s_add_u32 s8, s62, s8
	s_addc_u32 s9, s63, s9
	v_lshl_add_u64 v[18:19], s[48:49], 0, v[56:57]
	v_lshl_add_u64 v[20:21], s[48:49], 0, v[58:59]
	v_lshl_add_u64 v[22:23], s[48:49], 0, v[60:61]
	v_lshl_add_u64 v[24:25], s[48:49], 0, v[62:63]
	v_lshl_add_u64 v[26:27], s[8:9], 0, v[64:65]
	v_lshl_add_u64 v[28:29], s[8:9], 0, v[66:67]
	v_lshl_add_u64 v[30:31], s[8:9], 0, v[68:69]
	v_lshl_add_u64 v[32:33], s[8:9], 0, v[70:71]
	v_mov_b32_e32 v148, 0xf149f2ca
	v_mov_b32_e32 v75, 0
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
	s_mov_b32 s3, s84
.LBB0_34:
	v_mov_b32_e32 v147, v75
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[52:53]
	v_lshl_add_u64 v[6:7], v[30:31], 0, v[52:53]
	v_lshl_add_u64 v[10:11], v[28:29], 0, v[52:53]
	v_lshl_add_u64 v[14:15], v[26:27], 0, v[52:53]
	v_add_u32_e32 v75, 0, v118
	v_mov_b32_e32 v202, v148
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[148:151], v75 offset1:4
	v_accvgpr_read_b32 v109, a3
	v_accvgpr_read_b32 v108, a2
	v_accvgpr_read_b32 v111, a1
	v_accvgpr_read_b32 v110, a0
	v_accvgpr_read_b32 v101, a7
	v_accvgpr_read_b32 v100, a6
	v_accvgpr_read_b32 v107, a5
	v_accvgpr_read_b32 v106, a4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[148:149], v[84:85], 0
	v_add_u32_e32 v182, 0, v119
	v_accvgpr_read_b32 v99, a11
	v_accvgpr_read_b32 v98, a10
	v_mfma_f32_16x16x16_f16 a[4:7], v[150:151], v[84:85], 0
	ds_read2st64_b64 v[148:151], v75 offset0:8 offset1:12
	v_accvgpr_read_b32 v105, a9
	v_accvgpr_read_b32 v104, a8
	v_accvgpr_read_b32 v97, a15
	v_accvgpr_read_b32 v96, a14
	v_accvgpr_read_b32 v103, a13
	v_accvgpr_read_b32 v102, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[148:149], v[84:85], 0
	v_add_u32_e32 v183, 0, v120
	v_add_u32_e32 v184, 0, v121
	v_lshl_add_u64 v[164:165], v[24:25], 0, v[52:53]
	v_mfma_f32_16x16x16_f16 a[12:15], v[150:151], v[84:85], 0
	ds_read2st64_b64 v[148:151], v182 offset1:4
	v_lshl_add_u64 v[168:169], v[22:23], 0, v[52:53]
	v_lshl_add_u64 v[172:173], v[20:21], 0, v[52:53]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[148:149], v[86:87], a[0:3]
	v_lshl_add_u64 v[176:177], v[18:19], 0, v[52:53]
	v_add_u32_e32 v186, 0, v127
	v_add_u32_e32 v187, 0, v128
	v_mfma_f32_16x16x16_f16 a[4:7], v[150:151], v[86:87], a[4:7]
	ds_read2st64_b64 v[148:151], v182 offset0:8 offset1:12
	ds_read2st64_b64 v[152:155], v183 offset1:4
	ds_read2st64_b64 v[156:159], v183 offset0:8 offset1:12
	ds_read2st64_b64 v[160:163], v184 offset1:4
	v_add_u32_e32 v188, 0, v129
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[148:149], v[86:87], a[8:11]
	v_add_u32_e32 v190, 0, v130
	v_add_u32_e32 v191, 0, v131
	v_add_u32_e32 v192, 0, v140
	v_mfma_f32_16x16x16_f16 a[12:15], v[150:151], v[86:87], a[12:15]
	ds_read2st64_b64 v[148:151], v184 offset0:8 offset1:12
	global_load_dwordx4 v[164:167], v[164:165], off
	s_nop 0
	global_load_dwordx4 v[168:171], v[168:169], off
	s_nop 0
	global_load_dwordx4 v[172:175], v[172:173], off
	s_nop 0
	global_load_dwordx4 v[176:179], v[176:177], off
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[152:153], v[88:89], a[0:3]
	ds_read_b64 v[180:181], v75 offset:8192
	v_add_u32_e32 v194, 0, v141
	v_add_u32_e32 v195, 0, v142
	v_mfma_f32_16x16x16_f16 a[4:7], v[154:155], v[88:89], a[4:7]
	v_add_u32_e32 v196, 0, v143
	ds_read_b64 v[154:155], v182 offset:8192
	ds_read_b64 v[182:183], v183 offset:8192
	ds_read_b64 v[184:185], v184 offset:8192
	v_add_u32_e32 v198, 0, v144
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_f16 a[8:11], v[156:157], v[88:89], a[8:11]
	ds_read_b64 v[156:157], v186 offset:10240
	ds_read_b64 v[186:187], v187 offset:10240
	ds_read_b64 v[188:189], v188 offset:10240
	v_add_u32_e32 v199, 0, v145
	v_add_u32_e32 v200, 0, v146
	s_waitcnt lgkmcnt(8)
	v_mfma_f32_16x16x16_f16 a[0:3], v[160:161], v[90:91], a[0:3]
	s_add_i32 s3, s3, -1
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[42:43]
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[42:43]
	v_mfma_f32_16x16x16_f16 a[12:15], v[158:159], v[88:89], a[12:15]
	ds_read_b64 v[158:159], v190 offset:10240
	ds_read_b64 v[190:191], v191 offset:12288
	ds_read_b64 v[192:193], v192 offset:12288
	v_accvgpr_read_b32 v75, a0
	ds_read_b64 v[160:161], v194 offset:12288
	ds_read_b64 v[194:195], v195 offset:12288
	ds_read_b64 v[196:197], v196 offset:14336
	v_mfma_f32_16x16x16_f16 a[4:7], v[162:163], v[90:91], a[4:7]
	ds_read_b64 v[162:163], v198 offset:14336
	ds_read_b64 v[198:199], v199 offset:14336
	ds_read_b64 v[200:201], v200 offset:14336
	v_lshl_add_u64 v[22:23], v[22:23], 0, s[42:43]
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[42:43]
	s_waitcnt lgkmcnt(14)
	v_mfma_f32_16x16x16_f16 a[8:11], v[148:149], v[90:91], a[8:11]
	v_accvgpr_read_b32 v149, a1
	v_mul_f32_e32 v148, s40, v75
	v_mul_f32_e32 v213, s40, v149
	v_mfma_f32_16x16x16_f16 a[12:15], v[150:151], v[90:91], a[12:15]
	v_accvgpr_read_b32 v150, a2
	v_accvgpr_read_b32 v151, a3
	v_accvgpr_read_b32 v152, a4
	v_accvgpr_read_b32 v153, a5
	v_mul_f32_e32 v214, s40, v150
	v_mul_f32_e32 v215, s40, v151
	v_max_f32_e32 v148, v148, v213
	v_accvgpr_read_b32 v203, a6
	v_accvgpr_read_b32 v204, a7
	v_mul_f32_e32 v216, s40, v152
	v_mul_f32_e32 v217, s40, v153
	v_max3_f32 v148, v148, v214, v215
	v_accvgpr_read_b32 v205, a8
	v_accvgpr_read_b32 v206, a9
	v_mul_f32_e32 v218, s40, v203
	v_mul_f32_e32 v219, s40, v204
	v_max3_f32 v148, v148, v216, v217
	v_accvgpr_read_b32 v207, a10
	v_accvgpr_read_b32 v208, a11
	v_mul_f32_e32 v220, s40, v205
	v_mul_f32_e32 v221, s40, v206
	v_max3_f32 v148, v148, v218, v219
	v_accvgpr_read_b32 v209, a12
	v_accvgpr_read_b32 v210, a13
	v_mul_f32_e32 v222, s40, v207
	v_mul_f32_e32 v223, s40, v208
	v_max3_f32 v148, v148, v220, v221
	v_accvgpr_read_b32 v211, a14
	v_accvgpr_read_b32 v212, a15
	v_mul_f32_e32 v224, s40, v209
	v_mul_f32_e32 v225, s40, v210
	v_max3_f32 v148, v148, v222, v223
	v_mul_f32_e32 v226, s40, v211
	v_mul_f32_e32 v227, s40, v212
	v_max3_f32 v148, v148, v224, v225
	v_max3_f32 v148, v148, v226, v227
	ds_bpermute_b32 v213, v123, v148
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[42:43]
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[42:43]
	v_lshl_add_u64 v[30:31], v[30:31], 0, s[42:43]
	v_lshl_add_u64 v[32:33], v[32:33], 0, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v213, v213, v213
	v_max_f32_e32 v148, v148, v213
	ds_swizzle_b32 v213, v148 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lg_u32 s3, 0
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v73, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v132, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v132, v[12:13], v[16:17] offset0:8 offset1:12
	v_max3_f32 v148, v202, v148, v213
	v_fma_f32 v150, s40, v150, -v148
	v_fma_f32 v151, s40, v151, -v148
	v_fma_f32 v203, s40, v203, -v148
	v_sub_f32_e32 v202, v202, v148
	v_exp_f32_e32 v213, v150
	v_exp_f32_e32 v214, v151
	v_exp_f32_e32 v203, v203
	v_exp_f32_e32 v202, v202
	v_fma_f32 v75, s40, v75, -v148
	v_fma_f32 v149, s40, v149, -v148
	v_exp_f32_e32 v75, v75
	v_exp_f32_e32 v149, v149
	v_fma_f32 v152, s40, v152, -v148
	v_fma_f32 v153, s40, v153, -v148
	v_exp_f32_e32 v215, v152
	v_exp_f32_e32 v216, v153
	v_pk_mul_f32 v[152:153], v[108:109], v[202:203] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v108, v213
	v_cvt_f16_f32_e32 v109, v214
	v_cvt_f16_f32_e32 v217, v75
	v_add_f32_e32 v75, v75, v149
	v_fma_f32 v204, s40, v204, -v148
	v_add_f32_e32 v75, v213, v75
	v_fma_f32 v205, s40, v205, -v148
	v_exp_f32_e32 v204, v204
	v_cvt_f16_f32_e32 v218, v149
	v_pk_mul_f32 v[150:151], v[110:111], v[202:203] op_sel_hi:[1,0]
	v_pack_b32_f16 v111, v108, v109
	v_pk_mul_f32 v[108:109], v[100:101], v[202:203] op_sel_hi:[1,0]
	v_pk_mul_f32 v[100:101], v[98:99], v[202:203] op_sel_hi:[1,0]
	v_pk_mul_f32 v[98:99], v[104:105], v[202:203] op_sel_hi:[1,0]
	v_add_f32_e32 v75, v214, v75
	v_fma_f32 v206, s40, v206, -v148
	v_exp_f32_e32 v205, v205
	v_accvgpr_write_b32 a8, v98
	v_add_f32_e32 v75, v215, v75
	v_fma_f32 v207, s40, v207, -v148
	v_exp_f32_e32 v206, v206
	v_pk_mul_f32 v[106:107], v[106:107], v[202:203] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a9, v99
	v_accvgpr_write_b32 a10, v100
	v_accvgpr_write_b32 a11, v101
	v_pk_mul_f32 v[98:99], v[96:97], v[202:203] op_sel_hi:[1,0]
	v_pk_mul_f32 v[96:97], v[102:103], v[202:203] op_sel_hi:[1,0]
	v_add_f32_e32 v75, v216, v75
	v_fma_f32 v208, s40, v208, -v148
	v_exp_f32_e32 v207, v207
	v_accvgpr_write_b32 a0, v150
	v_accvgpr_write_b32 a4, v106
	v_accvgpr_write_b32 a12, v96
	v_add_f32_e32 v75, v203, v75
	v_fma_f32 v209, s40, v209, -v148
	v_exp_f32_e32 v208, v208
	v_cvt_f16_f32_e32 v219, v215
	v_cvt_f16_f32_e32 v220, v203
	v_cvt_f16_f32_e32 v221, v204
	v_accvgpr_write_b32 a1, v151
	v_accvgpr_write_b32 a2, v152
	v_accvgpr_write_b32 a3, v153
	v_pack_b32_f16 v110, v217, v218
	v_accvgpr_write_b32 a5, v107
	v_accvgpr_write_b32 a6, v108
	v_accvgpr_write_b32 a7, v109
	v_accvgpr_write_b32 a13, v97
	v_accvgpr_write_b32 a14, v98
	v_accvgpr_write_b32 a15, v99
	v_cvt_f16_f32_e32 v96, v216
	v_add_f32_e32 v75, v204, v75
	v_fma_f32 v210, s40, v210, -v148
	v_exp_f32_e32 v209, v209
	v_mfma_f32_16x16x16_f16 a[0:3], v[180:181], v[110:111], a[0:3]
	v_add_f32_e32 v75, v205, v75
	v_fma_f32 v211, s40, v211, -v148
	v_exp_f32_e32 v100, v210
	v_mfma_f32_16x16x16_f16 a[4:7], v[156:157], v[110:111], a[4:7]
	v_add_f32_e32 v75, v206, v75
	v_fma_f32 v212, s40, v212, -v148
	v_exp_f32_e32 v101, v211
	v_mfma_f32_16x16x16_f16 a[8:11], v[190:191], v[110:111], a[8:11]
	v_add_f32_e32 v75, v207, v75
	v_pack_b32_f16 v97, v220, v221
	v_pack_b32_f16 v96, v219, v96
	v_mfma_f32_16x16x16_f16 a[12:15], v[196:197], v[110:111], a[12:15]
	v_exp_f32_e32 v102, v212
	v_cvt_f16_f32_e32 v98, v205
	v_cvt_f16_f32_e32 v99, v206
	v_cvt_f16_f32_e32 v103, v207
	v_cvt_f16_f32_e32 v104, v208
	v_add_f32_e32 v75, v208, v75
	v_mfma_f32_16x16x16_f16 a[0:3], v[154:155], v[96:97], a[0:3]
	v_add_f32_e32 v75, v209, v75
	v_add_f32_e32 v75, v100, v75
	v_add_f32_e32 v75, v101, v75
	v_mfma_f32_16x16x16_f16 a[4:7], v[186:187], v[96:97], a[4:7]
	v_add_f32_e32 v75, v102, v75
	v_cvt_f16_f32_e32 v105, v209
	v_cvt_f16_f32_e32 v106, v100
	v_mfma_f32_16x16x16_f16 a[8:11], v[192:193], v[96:97], a[8:11]
	s_waitcnt vmcnt(2)
	v_perm_b32 v2, v168, v164, s39
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v176, v172, s39
	v_perm_b32 v5, v176, v172, s85
	v_mfma_f32_16x16x16_f16 a[12:15], v[162:163], v[96:97], a[12:15]
	v_pack_b32_f16 v97, v103, v104
	v_pack_b32_f16 v96, v98, v99
	v_cvt_f16_f32_e32 v98, v101
	v_cvt_f16_f32_e32 v99, v102
	v_mfma_f32_16x16x16_f16 a[0:3], v[182:183], v[96:97], a[0:3]
	v_perm_b32 v4, v168, v164, s85
	v_perm_b32 v7, v177, v173, s39
	v_pack_b32_f16 v99, v98, v99
	v_mfma_f32_16x16x16_f16 a[4:7], v[188:189], v[96:97], a[4:7]
	v_pack_b32_f16 v98, v105, v106
	v_perm_b32 v6, v169, v165, s39
	v_perm_b32 v8, v169, v165, s85
	v_mfma_f32_16x16x16_f16 a[8:11], v[160:161], v[96:97], a[8:11]
	v_perm_b32 v9, v177, v173, s85
	v_perm_b32 v10, v170, v166, s39
	v_perm_b32 v11, v178, v174, s39
	v_mfma_f32_16x16x16_f16 a[12:15], v[198:199], v[96:97], a[12:15]
	ds_bpermute_b32 v96, v123, v75
	v_perm_b32 v12, v170, v166, s85
	v_perm_b32 v13, v178, v174, s85
	v_mfma_f32_16x16x16_f16 a[0:3], v[184:185], v[98:99], a[0:3]
	v_perm_b32 v14, v171, v167, s39
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v75, v75, v96
	ds_swizzle_b32 v96, v75 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_f16 a[4:7], v[158:159], v[98:99], a[4:7]
	v_perm_b32 v15, v179, v175, s39
	v_perm_b32 v16, v171, v167, s85
	v_perm_b32 v17, v179, v175, s85
	v_mfma_f32_16x16x16_f16 a[8:11], v[194:195], v[98:99], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v75, v75, v96
	v_fmac_f32_e32 v75, v147, v202
	ds_write_b64 v36, v[2:3] offset:8192
	ds_write_b64 v133, v[4:5] offset:8320
	ds_write_b64 v134, v[6:7] offset:8448
	ds_write_b64 v135, v[8:9] offset:8576
	ds_write_b64 v136, v[10:11] offset:8704
	ds_write_b64 v137, v[12:13] offset:8832
	ds_write_b64 v138, v[14:15] offset:8960
	ds_write_b64 v139, v[16:17] offset:9088
	v_mfma_f32_16x16x16_f16 a[12:15], v[200:201], v[98:99], a[12:15]
	s_cbranch_scc1 .LBB0_34
	s_branch .LBB0_36
.LBB0_35:
	v_mov_b32_e32 v148, 0xf149f2ca
	v_mov_b32_e32 v75, 0
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
.LBB0_36:
	v_lshlrev_b64 v[30:31], 6, v[92:93]
	v_lshlrev_b64 v[32:33], 6, v[94:95]
	s_nop 2
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
	v_add_u32_e32 v19, 0, v121
	v_add_u32_e32 v20, 0, v120
	v_add_u32_e32 v21, 0, v119
	v_add_u32_e32 v22, 0, v118
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_38
	ds_read2st64_b64 v[24:27], v22 offset1:4
	ds_read2st64_b64 v[92:95], v20 offset1:4
	ds_read2st64_b64 v[96:99], v19 offset1:4
	ds_read2st64_b64 v[100:103], v19 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[24:25], v[84:85], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[26:27], v[84:85], 0
	ds_read2st64_b64 v[24:27], v21 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[24:25], v[86:87], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[26:27], v[86:87], a[20:23]
	ds_read2st64_b64 v[24:27], v22 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[92:93], v[88:89], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[94:95], v[88:89], a[20:23]
	ds_read2st64_b64 v[92:95], v21 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[96:97], v[90:91], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[98:99], v[90:91], a[20:23]
	ds_read2st64_b64 v[96:99], v20 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[24:25], v[84:85], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[26:27], v[84:85], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[92:93], v[86:87], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[94:95], v[86:87], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[96:97], v[88:89], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[98:99], v[88:89], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[100:101], v[90:91], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[102:103], v[90:91], a[28:31]
.LBB0_38:
	v_accvgpr_read_b32 v89, a17
	v_accvgpr_read_b32 v90, a16
	v_accvgpr_read_b32 v87, a19
	v_accvgpr_read_b32 v88, a18
	v_mul_f32_e32 v18, s40, v90
	v_mul_f32_e32 v91, s40, v89
	v_accvgpr_read_b32 v85, a21
	v_accvgpr_read_b32 v86, a20
	v_mul_f32_e32 v92, s40, v88
	v_mul_f32_e32 v93, s40, v87
	v_max_f32_e32 v18, v18, v91
	v_accvgpr_read_b32 v73, a23
	v_accvgpr_read_b32 v84, a22
	v_mul_f32_e32 v94, s40, v86
	v_mul_f32_e32 v95, s40, v85
	v_max3_f32 v18, v18, v92, v93
	v_accvgpr_read_b32 v29, a25
	v_accvgpr_read_b32 v36, a24
	v_mul_f32_e32 v96, s40, v84
	v_mul_f32_e32 v97, s40, v73
	v_max3_f32 v18, v18, v94, v95
	v_accvgpr_read_b32 v27, a27
	v_accvgpr_read_b32 v28, a26
	v_mul_f32_e32 v98, s40, v36
	v_mul_f32_e32 v99, s40, v29
	v_max3_f32 v18, v18, v96, v97
	v_accvgpr_read_b32 v25, a29
	v_accvgpr_read_b32 v26, a28
	v_mul_f32_e32 v100, s40, v28
	v_mul_f32_e32 v101, s40, v27
	v_max3_f32 v18, v18, v98, v99
	v_accvgpr_read_b32 v23, a31
	v_accvgpr_read_b32 v24, a30
	v_mul_f32_e32 v102, s40, v26
	v_mul_f32_e32 v103, s40, v25
	v_max3_f32 v18, v18, v100, v101
	v_mul_f32_e32 v104, s40, v24
	v_mul_f32_e32 v105, s40, v23
	v_max3_f32 v18, v18, v102, v103
	v_max3_f32 v18, v18, v104, v105
	ds_bpermute_b32 v91, v123, v18
	s_and_b64 vcc, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v91, v91, v91
	v_max_f32_e32 v18, v18, v91
	ds_swizzle_b32 v91, v18 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v18, v148, v18, v91
	v_fma_f32 v90, s40, v90, -v18
	v_fma_f32 v89, s40, v89, -v18
	v_fma_f32 v88, s40, v88, -v18
	v_fma_f32 v95, s40, v27, -v18
	v_fma_f32 v97, s40, v25, -v18
	v_exp_f32_e32 v25, v90
	v_exp_f32_e32 v27, v89
	v_fma_f32 v87, s40, v87, -v18
	v_fma_f32 v94, s40, v28, -v18
	v_exp_f32_e32 v28, v88
	v_fma_f32 v86, s40, v86, -v18
	v_fma_f32 v93, s40, v29, -v18
	v_exp_f32_e32 v29, v87
	v_fma_f32 v85, s40, v85, -v18
	v_fma_f32 v92, s40, v36, -v18
	v_fma_f32 v96, s40, v26, -v18
	v_fma_f32 v23, s40, v23, -v18
	v_exp_f32_e32 v26, v86
	v_fma_f32 v84, s40, v84, -v18
	v_exp_f32_e32 v36, v85
	v_exp_f32_e32 v85, v92
	v_exp_f32_e32 v92, v23
	v_add_f32_e32 v23, v25, v27
	v_fma_f32 v91, s40, v73, -v18
	v_exp_f32_e32 v73, v84
	v_add_f32_e32 v23, v28, v23
	v_exp_f32_e32 v84, v91
	v_add_f32_e32 v23, v29, v23
	v_add_f32_e32 v23, v26, v23
	v_exp_f32_e32 v86, v93
	v_add_f32_e32 v23, v36, v23
	v_exp_f32_e32 v87, v94
	v_add_f32_e32 v23, v73, v23
	v_exp_f32_e32 v88, v95
	v_add_f32_e32 v23, v84, v23
	v_exp_f32_e32 v89, v96
	v_add_f32_e32 v23, v85, v23
	v_fma_f32 v24, s40, v24, -v18
	v_exp_f32_e32 v90, v97
	v_add_f32_e32 v23, v86, v23
	v_exp_f32_e32 v91, v24
	v_add_f32_e32 v23, v87, v23
	v_add_f32_e32 v23, v88, v23
	v_add_f32_e32 v23, v89, v23
	v_add_f32_e32 v23, v90, v23
	v_add_f32_e32 v23, v91, v23
	v_add_f32_e32 v23, v92, v23
	ds_bpermute_b32 v24, v123, v23
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v23, v23, v24
	ds_swizzle_b32 v24, v23 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_40
	v_sub_f32_e32 v93, v148, v18
	v_exp_f32_e32 v94, v93
	v_cvt_f16_f32_e32 v95, v86
	v_cvt_f16_f32_e32 v93, v87
	v_cvt_f16_f32_e32 v96, v85
	v_cvt_f16_f32_e32 v97, v84
	v_cvt_f16_f32_e32 v98, v29
	v_cvt_f16_f32_e32 v99, v28
	v_cvt_f16_f32_e32 v100, v27
	ds_read_b64 v[28:29], v19 offset:8192
	ds_read_b64 v[84:85], v20 offset:8192
	ds_read_b64 v[20:21], v21 offset:8192
	ds_read_b64 v[86:87], v22 offset:8192
	v_cvt_f16_f32_e32 v19, v25
	v_pk_mul_f32 v[14:15], v[14:15], v[94:95] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[94:95] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v73, v73
	v_accvgpr_write_b32 a0, v14
	v_cvt_f16_f32_e32 v36, v36
	v_cvt_f16_f32_e32 v22, v26
	v_pack_b32_f16 v27, v99, v98
	v_pack_b32_f16 v26, v19, v100
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_add_u32_e32 v25, 0, v128
	v_pack_b32_f16 v15, v73, v97
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[86:87], v[26:27], a[0:3]
	v_pack_b32_f16 v14, v22, v36
	v_add_u32_e32 v19, 0, v127
	v_pk_mul_f32 v[10:11], v[10:11], v[94:95] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[20:21], v[14:15], a[0:3]
	ds_read_b64 v[16:17], v25 offset:10240
	ds_read_b64 v[20:21], v19 offset:10240
	v_add_u32_e32 v19, 0, v129
	v_pk_mul_f32 v[12:13], v[12:13], v[94:95] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v88, v88
	v_accvgpr_write_b32 a4, v10
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v19 offset:10240
	v_pack_b32_f16 v87, v93, v88
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[26:27], a[4:7]
	v_pack_b32_f16 v86, v96, v95
	v_add_u32_e32 v12, 0, v130
	ds_read_b64 v[12:13], v12 offset:10240
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[14:15], a[4:7]
	v_add_u32_e32 v16, 0, v131
	ds_read_b64 v[16:17], v16 offset:12288
	v_pk_mul_f32 v[8:9], v[8:9], v[94:95] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[86:87], a[4:7]
	v_add_u32_e32 v10, 0, v140
	ds_read_b64 v[10:11], v10 offset:12288
	v_add_u32_e32 v19, 0, v141
	v_pk_mul_f32 v[6:7], v[6:7], v[94:95] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[94:95] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v19 offset:12288
	v_add_u32_e32 v8, 0, v142
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[26:27], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[94:95] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v92, v92
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[10:11], v[14:15], a[8:11]
	v_add_u32_e32 v10, 0, v143
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[86:87], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_add_u32_e32 v10, 0, v144
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	ds_read_b64 v[2:3], v10 offset:14336
	v_add_u32_e32 v4, 0, v145
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[6:7], v[26:27], a[12:15]
	v_cvt_f16_f32_e32 v91, v91
	v_cvt_f16_f32_e32 v90, v90
	v_cvt_f16_f32_e32 v89, v89
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[14:15], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_u32_e32 v4, 0, v146
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[86:87], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_f32_e32 v4, v23, v24
	v_fmac_f32_e32 v4, v75, v94
	v_mfma_f32_16x16x16_f16 a[0:3], v[84:85], v[86:87], a[0:3]
	v_pack_b32_f16 v85, v91, v92
	v_pack_b32_f16 v84, v89, v90
	v_mov_b32_e32 v75, v4
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[84:85], a[0:3]
	v_mfma_f32_16x16x16_f16 a[4:7], v[12:13], v[84:85], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[8:9], v[84:85], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[84:85], a[12:15]
	s_branch .LBB0_41
.LBB0_40:
	v_mov_b32_e32 v18, v148
.LBB0_41:
	s_mul_i32 s2, s2, s71
	s_add_i32 s28, s2, s67
	s_mul_i32 s2, s66, s72
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
	ds_write_b32 v122, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[2:3], s[2:3], 8
	s_add_u32 s48, s44, s2
	s_addc_u32 s2, s45, s3
	s_and_b32 s49, s2, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v112, s[48:51], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v122, v75
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s48, s48, 0x80
	s_addc_u32 s2, s2, 0
	s_and_b32 s49, s2, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v112, s[48:51], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[2:3], s[56:57]
	s_cbranch_execz .LBB0_45
	s_mov_b64 s[48:49], exec
	v_mbcnt_lo_u32_b32 v2, s48, 0
	v_mbcnt_hi_u32_b32 v2, s49, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_44
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[62:63], s[28:29], 2
	s_add_u32 s62, s46, s62
	s_addc_u32 s63, s47, s63
	s_bcnt1_i32_b64 s29, s[48:49]
	v_mov_b32_e32 v3, s29
	global_atomic_add v3, v37, v3, s[62:63] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_44:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v3
	s_nop 1
	v_add_u32_e32 v2, s8, v2
	ds_write_b32 v37, v2
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s41, v2
	s_cbranch_vccnz .LBB0_3
	s_add_i32 s68, s28, s92
	s_ashr_i32 s69, s68, 31
	s_add_i32 s66, s28, s93
	s_lshl_b64 s[2:3], s[68:69], 8
	s_ashr_i32 s67, s66, 31
	s_add_i32 s64, s28, s94
	v_lshl_add_u64 v[2:3], v[54:55], 0, s[2:3]
	s_lshl_b64 s[2:3], s[66:67], 8
	s_ashr_i32 s65, s64, 31
	s_add_i32 s48, s28, s95
	v_lshl_add_u64 v[4:5], v[54:55], 0, s[2:3]
	s_lshl_b64 s[2:3], s[64:65], 8
	s_ashr_i32 s49, s48, 31
	v_lshl_add_u64 v[6:7], v[54:55], 0, s[2:3]
	s_lshl_b64 s[2:3], s[48:49], 8
	v_lshl_add_u64 v[8:9], v[54:55], 0, s[2:3]
	s_add_i32 s2, s28, s96
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 8
	v_lshl_add_u64 v[10:11], v[54:55], 0, s[8:9]
	s_add_i32 s8, s28, s97
	global_load_dword v18, v[2:3], off
	global_load_dword v19, v[2:3], off offset:64
	global_load_dword v20, v[4:5], off
	global_load_dword v21, v[4:5], off offset:64
	s_ashr_i32 s9, s8, 31
	global_load_dword v22, v[6:7], off
	global_load_dword v23, v[6:7], off offset:64
	global_load_dword v85, v[8:9], off
	global_load_dword v87, v[8:9], off offset:64
	s_lshl_b64 s[62:63], s[8:9], 8
	v_lshl_add_u64 v[12:13], v[54:55], 0, s[62:63]
	global_load_dword v89, v[10:11], off
	global_load_dword v91, v[10:11], off offset:64
	global_load_dword v111, v[12:13], off
	global_load_dword v147, v[12:13], off offset:64
	s_add_i32 s62, s28, s98
	s_ashr_i32 s63, s62, 31
	s_add_i32 s28, s28, s99
	s_lshl_b64 vcc, s[62:63], 8
	s_ashr_i32 s29, s28, 31
	v_lshl_add_u64 v[14:15], v[54:55], 0, vcc
	s_lshl_b64 vcc, s[28:29], 8
	v_lshl_add_u64 v[16:17], v[54:55], 0, vcc
	global_load_dword v210, v[14:15], off
	global_load_dword v211, v[14:15], off offset:64
	global_load_dword v218, v[16:17], off
	global_load_dword v219, v[16:17], off offset:64
	global_load_dword v24, v[2:3], off offset:128
	global_load_dword v25, v[4:5], off offset:128
	global_load_dword v88, v[4:5], off offset:192
	global_load_dword v86, v[2:3], off offset:192
	global_load_dword v90, v[6:7], off offset:128
	global_load_dword v92, v[8:9], off offset:128
	global_load_dword v93, v[8:9], off offset:192
	global_load_dword v106, v[6:7], off offset:192
	global_load_dword v200, v[10:11], off offset:128
	global_load_dword v208, v[12:13], off offset:128
	global_load_dword v209, v[12:13], off offset:192
	global_load_dword v201, v[10:11], off offset:192
	global_load_dword v216, v[14:15], off offset:128
	global_load_dword v224, v[16:17], off offset:128
	global_load_dword v233, v[16:17], off offset:192
	global_load_dword v217, v[14:15], off offset:192
	s_lshl_b64 s[68:69], s[68:69], 13
	s_add_u32 s68, s14, s68
	v_mov_b32_e32 v73, v37
	s_addc_u32 s69, s15, s69
	v_lshlrev_b32_e32 v36, 2, v34
	v_lshl_add_u64 v[2:3], s[68:69], 0, v[72:73]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	global_load_dwordx4 v[26:29], v[2:3], off offset:16
	global_load_dwordx4 v[94:97], v[2:3], off
	v_mov_b32_e32 v75, v37
	s_lshl_b64 s[66:67], s[66:67], 13
	v_lshl_add_u64 v[4:5], s[68:69], 0, v[74:75]
	s_add_u32 s66, s14, s66
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[36:37]
	s_addc_u32 s67, s15, s67
	s_lshl_b64 s[64:65], s[64:65], 13
	s_add_u32 s64, s14, s64
	s_addc_u32 s65, s15, s65
	s_lshl_b64 s[48:49], s[48:49], 13
	s_add_u32 s48, s14, s48
	s_addc_u32 s49, s15, s49
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s14, s2
	s_addc_u32 s3, s15, s3
	s_lshl_b64 s[8:9], s[8:9], 13
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	v_lshl_add_u64 v[168:169], s[2:3], 0, v[72:73]
	v_lshl_add_u64 v[172:173], v[168:169], 0, v[36:37]
	v_lshl_add_u64 v[176:177], s[8:9], 0, v[72:73]
	v_lshl_add_u64 v[180:181], v[176:177], 0, v[36:37]
	v_lshl_add_u64 v[30:31], v[30:31], 1, v[82:83]
	v_lshl_add_u64 v[32:33], v[32:33], 1, v[82:83]
	s_waitcnt vmcnt(31)
	v_max3_f32 v2, v18, s88, v20
	s_waitcnt vmcnt(30)
	v_max3_f32 v3, v19, s88, v21
	s_waitcnt vmcnt(27)
	v_max3_f32 v2, v2, v22, v85
	s_waitcnt vmcnt(26)
	v_max3_f32 v3, v3, v23, v87
	s_waitcnt vmcnt(23)
	v_max3_f32 v2, v2, v89, v111
	s_waitcnt vmcnt(22)
	v_max3_f32 v3, v3, v91, v147
	s_waitcnt vmcnt(19)
	v_max3_f32 v222, v2, v210, v218
	s_waitcnt vmcnt(18)
	v_max3_f32 v223, v3, v211, v219
	v_sub_f32_e32 v2, v18, v222
	v_sub_f32_e32 v3, v19, v223
	v_exp_f32_e32 v2, v2
	v_exp_f32_e32 v3, v3
	v_sub_f32_e32 v4, v20, v222
	v_sub_f32_e32 v5, v21, v223
	v_exp_f32_e32 v8, v4
	v_cndmask_b32_e64 v110, 0, v2, s[34:35]
	v_cndmask_b32_e64 v84, 0, v3, s[34:35]
	v_exp_f32_e32 v9, v5
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[14:17], v[6:7], off
	v_lshl_add_u64 v[6:7], s[66:67], 0, v[72:73]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	global_load_dwordx4 v[98:101], v[6:7], off offset:16
	global_load_dwordx4 v[102:105], v[6:7], off
	v_sub_f32_e32 v7, v23, v223
	v_exp_f32_e32 v13, v7
	s_waitcnt vmcnt(18)
	v_fma_f32 v237, v86, v84, 0
	v_cndmask_b32_e64 v232, 0, v8, s[30:31]
	v_cndmask_b32_e64 v86, 0, v9, s[30:31]
	v_lshl_add_u64 v[8:9], s[66:67], 0, v[74:75]
	v_fma_f32 v235, v24, v110, 0
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[36:37]
	v_sub_f32_e32 v6, v22, v222
	v_fmac_f32_e32 v235, v232, v25
	v_exp_f32_e32 v12, v6
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[22:25], v[10:11], off
	v_lshl_add_u64 v[10:11], s[64:65], 0, v[72:73]
	v_fmac_f32_e32 v237, v86, v88
	v_cndmask_b32_e64 v88, 0, v13, s[36:37]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[36:37]
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v237, v88, v106
	global_load_dwordx4 v[106:109], v[10:11], off offset:16
	global_load_dwordx4 v[148:151], v[10:11], off
	v_sub_f32_e32 v10, v85, v222
	v_sub_f32_e32 v11, v87, v223
	v_exp_f32_e32 v20, v10
	v_exp_f32_e32 v21, v11
	v_cndmask_b32_e64 v234, 0, v12, s[36:37]
	v_lshl_add_u64 v[12:13], s[64:65], 0, v[74:75]
	v_lshl_add_u64 v[18:19], v[12:13], 0, v[36:37]
	v_fmac_f32_e32 v235, v234, v90
	global_load_dwordx4 v[10:13], v[18:19], off offset:16
	global_load_dwordx4 v[152:155], v[18:19], off
	v_cndmask_b32_e64 v236, 0, v20, s[18:19]
	v_cndmask_b32_e64 v90, 0, v21, s[18:19]
	v_lshl_add_u64 v[18:19], s[48:49], 0, v[72:73]
	v_lshl_add_u64 v[20:21], s[48:49], 0, v[74:75]
	s_lshl_b64 s[48:49], s[62:63], 13
	s_add_u32 s48, s14, s48
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[36:37]
	s_addc_u32 s49, s15, s49
	s_lshl_b64 s[28:29], s[28:29], 13
	v_fmac_f32_e32 v235, v236, v92
	v_fmac_f32_e32 v237, v90, v93
	v_lshl_add_u64 v[92:93], v[20:21], 0, v[36:37]
	global_load_dwordx4 v[156:159], v[18:19], off offset:16
	global_load_dwordx4 v[160:163], v[18:19], off
	v_sub_f32_e32 v18, v89, v222
	v_sub_f32_e32 v19, v91, v223
	s_add_u32 s28, s14, s28
	v_exp_f32_e32 v85, v18
	v_exp_f32_e32 v87, v19
	global_load_dwordx4 v[18:21], v[92:93], off offset:16
	global_load_dwordx4 v[164:167], v[92:93], off
	global_load_dwordx4 v[168:171], v[172:173], off offset:16
	s_nop 0
	global_load_dwordx4 v[172:175], v[172:173], off
	v_lshl_add_u64 v[184:185], s[48:49], 0, v[72:73]
	s_addc_u32 s29, s15, s29
	global_load_dwordx4 v[176:179], v[180:181], off offset:16
	s_nop 0
	global_load_dwordx4 v[180:183], v[180:181], off
	v_lshl_add_u64 v[188:189], v[184:185], 0, v[36:37]
	v_lshl_add_u64 v[192:193], s[28:29], 0, v[72:73]
	global_load_dwordx4 v[184:187], v[188:189], off offset:16
	s_nop 0
	global_load_dwordx4 v[188:191], v[188:189], off
	v_lshl_add_u64 v[196:197], v[192:193], 0, v[36:37]
	global_load_dwordx4 v[192:195], v[196:197], off offset:16
	s_nop 0
	global_load_dwordx4 v[196:199], v[196:197], off
	v_sub_f32_e32 v73, v111, v222
	v_exp_f32_e32 v73, v73
	v_cndmask_b32_e64 v238, 0, v85, s[20:21]
	v_sub_f32_e32 v85, v147, v223
	v_exp_f32_e32 v85, v85
	v_cndmask_b32_e64 v240, 0, v73, s[22:23]
	v_sub_f32_e32 v73, v210, v222
	v_exp_f32_e32 v73, v73
	v_cndmask_b32_e64 v242, 0, v85, s[22:23]
	v_sub_f32_e32 v85, v211, v223
	v_exp_f32_e32 v85, v85
	v_cndmask_b32_e64 v244, 0, v73, s[24:25]
	v_sub_f32_e32 v73, v218, v222
	v_exp_f32_e32 v73, v73
	v_cndmask_b32_e64 v92, 0, v87, s[20:21]
	s_waitcnt vmcnt(31)
	v_fmac_f32_e32 v235, v238, v200
	s_waitcnt vmcnt(28)
	v_fmac_f32_e32 v237, v92, v201
	v_lshl_add_u64 v[200:201], s[2:3], 0, v[74:75]
	v_lshl_add_u64 v[204:205], v[200:201], 0, v[36:37]
	v_fmac_f32_e32 v235, v240, v208
	v_fmac_f32_e32 v237, v242, v209
	v_lshl_add_u64 v[208:209], s[8:9], 0, v[74:75]
	v_cndmask_b32_e64 v246, 0, v85, s[24:25]
	global_load_dwordx4 v[200:203], v[204:205], off offset:16
	s_nop 0
	global_load_dwordx4 v[204:207], v[204:205], off
	v_lshl_add_u64 v[212:213], v[208:209], 0, v[36:37]
	s_waitcnt vmcnt(29)
	v_fmac_f32_e32 v235, v244, v216
	s_waitcnt vmcnt(26)
	v_fmac_f32_e32 v237, v246, v217
	v_lshl_add_u64 v[216:217], s[48:49], 0, v[74:75]
	v_cndmask_b32_e64 v248, 0, v73, s[26:27]
	global_load_dwordx4 v[208:211], v[212:213], off offset:16
	s_nop 0
	global_load_dwordx4 v[212:215], v[212:213], off
	v_lshl_add_u64 v[220:221], v[216:217], 0, v[36:37]
	v_fmac_f32_e32 v235, v248, v224
	v_lshl_add_u64 v[224:225], s[28:29], 0, v[74:75]
	v_sub_f32_e32 v85, v219, v223
	global_load_dwordx4 v[216:219], v[220:221], off offset:16
	s_nop 0
	global_load_dwordx4 v[220:223], v[220:221], off
	v_lshl_add_u64 v[228:229], v[224:225], 0, v[36:37]
	global_load_dwordx4 v[224:227], v[228:229], off offset:16
	s_nop 0
	global_load_dwordx4 v[228:231], v[228:229], off
	v_div_scale_f32 v36, s[2:3], v235, v235, 1.0
	v_rcp_f32_e32 v73, v36
	v_exp_f32_e32 v85, v85
	s_waitcnt vmcnt(30)
	v_pk_fma_f32 v[94:95], v[110:111], v[94:95], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(26)
	v_pk_fma_f32 v[94:95], v[232:233], v[102:103], v[94:95] op_sel_hi:[0,1,1]
	v_fma_f32 v75, -v36, v73, 1.0
	v_fmac_f32_e32 v73, v75, v73
	v_div_scale_f32 v75, vcc, 1.0, v235, 1.0
	v_cndmask_b32_e64 v250, 0, v85, s[26:27]
	v_mul_f32_e32 v85, v75, v73
	v_fma_f32 v87, -v36, v85, v75
	v_fmac_f32_e32 v237, v250, v233
	v_fmac_f32_e32 v85, v87, v73
	v_fma_f32 v36, -v36, v85, v75
	v_div_scale_f32 v75, s[2:3], v237, v237, 1.0
	v_rcp_f32_e32 v87, v75
	v_div_fmas_f32 v36, v36, v73, v85
	s_waitcnt vmcnt(22)
	v_pk_fma_f32 v[94:95], v[234:235], v[148:149], v[94:95] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v36, v36, v235, 1.0
	v_fma_f32 v73, -v75, v87, 1.0
	v_fmac_f32_e32 v87, v73, v87
	v_div_scale_f32 v73, vcc, 1.0, v237, 1.0
	v_mul_f32_e32 v85, v73, v87
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[94:95], v[236:237], v[160:161], v[94:95] op_sel_hi:[0,1,1]
	v_fma_f32 v89, -v75, v85, v73
	v_fmac_f32_e32 v85, v89, v87
	v_fma_f32 v73, -v75, v85, v73
	v_div_fmas_f32 v73, v73, v87, v85
	v_div_fixup_f32 v252, v73, v237, 1.0
	v_pk_fma_f32 v[26:27], v[110:111], v[26:27], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[94:95], v[238:239], v[172:173], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[232:233], v[98:99], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[234:235], v[106:107], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[94:95], v[240:241], v[180:181], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[236:237], v[156:157], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[238:239], v[168:169], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[94:95], v[244:245], v[188:189], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[240:241], v[176:177], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[94:95], v[248:249], v[196:197], v[94:95] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[94:95], v[36:37], v[94:95] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v73, v95
	v_cvt_f16_f32_e32 v75, v94
	v_pk_fma_f32 v[94:95], v[110:111], v[96:97], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[94:95], v[232:233], v[104:105], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[94:95], v[234:235], v[150:151], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[94:95], v[236:237], v[162:163], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[94:95], v[238:239], v[174:175], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[94:95], v[240:241], v[182:183], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[94:95], v[244:245], v[190:191], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[94:95], v[248:249], v[198:199], v[94:95] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[94:95], v[36:37], v[94:95] op_sel_hi:[0,1]
	v_pk_fma_f32 v[26:27], v[244:245], v[184:185], v[26:27] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v85, v95
	v_pk_fma_f32 v[26:27], v[248:249], v[192:193], v[26:27] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v87, v94
	v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v89, v27
	v_cvt_f16_f32_e32 v91, v26
	v_pk_fma_f32 v[14:15], v[84:85], v[14:15], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[2:3], v[84:85], v[2:3], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[14:15], v[86:87], v[22:23], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[86:87], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[88:89], v[152:153], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[88:89], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[90:91], v[164:165], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[90:91], v[18:19], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[14:15], v[92:93], v[204:205], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[92:93], v[200:201], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[14:15], v[242:243], v[212:213], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[242:243], v[208:209], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[110:111], v[28:29], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[26:27], v[232:233], v[100:101], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[2:3], v[246:247], v[216:217], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[14:15], v[246:247], v[220:221], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[2:3], v[250:251], v[224:225], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[14:15], v[250:251], v[228:229], v[14:15] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[14:15], v[252:253], v[14:15] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[252:253], v[2:3] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v22, v15
	v_cvt_f16_f32_e32 v23, v14
	v_pk_fma_f32 v[14:15], v[84:85], v[16:17], 0 op_sel_hi:[0,1,0]
	v_cvt_f16_f32_e32 v6, v3
	v_cvt_f16_f32_e32 v7, v2
	v_pk_fma_f32 v[2:3], v[84:85], v[4:5], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[26:27], v[234:235], v[108:109], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[86:87], v[24:25], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[86:87], v[8:9], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[236:237], v[158:159], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[88:89], v[154:155], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[88:89], v[12:13], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[238:239], v[170:171], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[90:91], v[166:167], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[90:91], v[20:21], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[240:241], v[178:179], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[92:93], v[206:207], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[92:93], v[202:203], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[244:245], v[186:187], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[242:243], v[214:215], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[242:243], v[210:211], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[248:249], v[194:195], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[246:247], v[222:223], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[246:247], v[218:219], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
	v_pk_fma_f32 v[14:15], v[250:251], v[230:231], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[250:251], v[226:227], v[2:3] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v27, v27
	v_cvt_f16_f32_e32 v26, v26
	v_pk_mul_f32 v[14:15], v[252:253], v[14:15] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[252:253], v[2:3] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v14, v14
	v_cvt_f16_f32_e32 v8, v3
	v_cvt_f16_f32_e32 v9, v2
	v_pack_b32_f16 v5, v26, v27
	v_pack_b32_f16 v4, v91, v89
	v_pack_b32_f16 v3, v87, v85
	v_pack_b32_f16 v2, v75, v73
	global_store_dwordx4 v[30:31], v[2:5], off
	s_nop 1
	v_pack_b32_f16 v5, v9, v8
	v_pack_b32_f16 v4, v7, v6
	v_pack_b32_f16 v3, v14, v15
	v_pack_b32_f16 v2, v23, v22
	global_store_dwordx4 v[32:33], v[2:5], off
	s_branch .LBB0_3
.LBB0_47:
	s_mov_b64 s[18:19], 0
	v_readlane_b32 s21, v254, 0
.LBB0_48:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_65
	.loc	1 12 0
	s_add_i32 s8, s53, -1
	s_sub_i32 s2, 1, s53
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
	s_abs_i32 s9, s53
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
	s_cmp_ge_i32 s2, s38
	v_readfirstlane_b32 s14, v1
	s_cbranch_scc1 .LBB0_65
	s_load_dwordx2 s[16:17], s[0:1], 0x48
	s_load_dword s20, s[0:1], 0x88
	s_mul_i32 s0, s3, s8
	s_sub_i32 s0, s21, s0
	s_add_i32 s0, s52, s0
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
	s_ashr_i32 s53, s52, 31
	global_load_dwordx2 v[6:7], v5, s[0:1]
	s_lshl_b64 s[0:1], s[52:53], 3
	s_add_u32 s0, s16, s0
	s_addc_u32 s1, s17, s1
	global_load_dwordx2 v[8:9], v5, s[0:1]
	s_mul_i32 s9, s2, s33
	s_mul_i32 s16, s52, s38
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
	s_lshl_b32 s10, s52, 1
	s_ashr_i32 s15, s38, 31
	s_mul_i32 s25, s70, s10
	s_mul_hi_i32 s24, s70, s10
	s_mul_i32 s11, s25, s15
	s_mul_hi_u32 s21, s25, s38
	s_mul_i32 s22, s24, s38
	s_add_i32 s11, s21, s11
	s_mul_i32 s10, s25, s38
	s_add_i32 s11, s11, s22
	s_ashr_i32 s14, s70, 31
	s_lshl_b64 s[10:11], s[10:11], 7
	s_add_u32 s10, s19, s10
	s_addc_u32 s11, s23, s11
	s_sub_i32 s21, s3, s9
	s_add_i32 s3, s70, 15
	s_ashr_i32 s9, s3, 31
	s_lshr_b32 s9, s9, 28
	s_add_i32 s3, s3, s9
	s_ashr_i32 s22, s3, 4
	s_add_u32 s3, s25, s70
	s_addc_u32 s9, s24, s14
	s_mul_hi_u32 s24, s38, s3
	s_mul_i32 s15, s15, s3
	s_mul_i32 s14, s38, s3
	s_mul_i32 s3, s38, s9
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
	s_branch .LBB0_52
.LBB0_51:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s2, s2, s20
	s_cmp_ge_i32 s2, s38
	s_cbranch_scc1 .LBB0_65
.LBB0_52:
	s_ashr_i32 s3, s2, 31
	s_andn2_b64 vcc, exec, s[12:13]
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v6, v17
	s_mov_b32 s9, s21
	s_cbranch_vccz .LBB0_61
.LBB0_53:
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
	s_cbranch_execz .LBB0_51
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
	s_cbranch_vccnz .LBB0_63
	s_mov_b32 s3, 0
	s_mov_b64 s[18:19], 0
.LBB0_56:
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
	s_cbranch_execnz .LBB0_56
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
	s_cbranch_vccz .LBB0_59
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
.LBB0_59:
	v_and_b32_e32 v8, 1, v8
	v_cmp_eq_u32_e64 s[18:19], 1, v8
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_51
	s_branch .LBB0_64
.LBB0_60:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s9, s9, s33
	s_cmp_lt_i32 s9, s22
	v_add_u32_e32 v6, s23, v6
	s_cbranch_scc0 .LBB0_53
.LBB0_61:
	v_cmp_gt_i32_e32 vcc, s70, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_60
	v_mov_b64_e32 v[8:9], s[2:3]
	v_mad_i64_i32 v[8:9], s[18:19], v6, s38, v[8:9]
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
	s_branch .LBB0_60
.LBB0_63:
	s_mov_b64 s[18:19], -1
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_51
.LBB0_64:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[6:7], v19, off sc1
	s_branch .LBB0_51
.LBB0_65:
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
    .sgpr_spill_count: 5
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
