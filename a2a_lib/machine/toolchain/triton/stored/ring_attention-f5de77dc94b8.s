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
	s_mov_b32 s84, s5
	s_mov_b64 s[20:21], s[0:1]
	s_load_dwordx4 s[76:79], s[0:1], 0x38
	s_load_dwordx2 s[92:93], s[0:1], 0x48
	s_load_dword s24, s[0:1], 0x54
	.loc	1 12 0
	s_abs_i32 s0, s84
	v_cvt_f32_u32_e32 v1, s0
	s_mov_b32 s19, s16
	.loc	1 11 0
	s_add_i32 s1, s4, 31
	.loc	1 12 0
	s_sub_i32 s16, 0, s0
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s5, s3
	.loc	1 11 0
	s_ashr_i32 s3, s1, 31
	s_lshr_b32 s3, s3, 27
	.loc	1 12 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 11 0
	s_add_i32 s1, s1, s3
	.loc	1 12 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s3, s92
	.loc	1 11 0
	s_ashr_i32 s86, s1, 5
	.loc	1 12 0
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s16, s16, s17
	s_mul_hi_u32 s16, s17, s16
	s_add_i32 s17, s17, s16
	s_mul_hi_u32 s16, s3, s17
	s_mul_i32 s17, s16, s0
	s_xor_b32 s1, s92, s84
	s_sub_i32 s3, s3, s17
	s_ashr_i32 s1, s1, 31
	s_add_i32 s17, s16, 1
	s_sub_i32 s18, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s16, s17, s16
	s_cselect_b32 s3, s18, s3
	s_add_i32 s17, s16, 1
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s0, s17, s16
	s_xor_b32 s0, s0, s1
	s_sub_i32 s18, s0, s1
	.loc	1 13 0
	s_add_i32 s0, s93, -1
	s_add_i32 s33, s5, -1
	v_writelane_b32 v254, s8, 0
	s_mul_i32 s83, s0, s33
	.loc	1 14 0
	s_cmp_ge_i32 s19, s6
	s_mov_b64 s[16:17], -1
	v_writelane_b32 v254, s9, 1
	s_cbranch_scc0 .LBB0_58
	v_writelane_b32 v254, s18, 2
	v_writelane_b32 v254, s20, 3
	.loc	1 12 0
	s_mul_i32 s97, s92, s86
	.loc	1 19 0
	s_sub_i32 s94, s19, s6
	v_writelane_b32 v254, s21, 4
	s_mul_i32 s50, s97, s5
	v_writelane_b32 v254, s83, 5
	s_cmp_ge_i32 s94, s50
	v_writelane_b32 v254, s19, 6
	s_cbranch_scc1 .LBB0_57
	.loc	1 18 0
	s_mul_hi_i32 s1, s4, s84
	s_mul_i32 s0, s4, s84
	v_readlane_b32 s34, v254, 3
	s_lshl_b64 s[88:89], s[0:1], 6
	.loc	1 24 0
	s_add_i32 s0, s5, s2
	v_readlane_b32 s35, v254, 4
	.loc	1 31 0
	v_writelane_b32 v254, s0, 7
	.loc	1 34 0
	s_mul_i32 s0, s93, s5
	.loc	1 31 0
	v_and_b32_e32 v11, 64, v0
	.loc	1 34 0
	s_add_i32 s26, s0, -1
	.loc	1 31 0
	v_lshrrev_b32_e32 v6, 2, v11
	v_and_b32_e32 v20, 15, v0
	s_ashr_i32 s0, s4, 31
	v_or_b32_e32 v12, v6, v20
	s_lshr_b32 s0, s0, 26
	v_and_b32_e32 v6, 48, v0
	v_lshlrev_b32_e32 v13, 3, v0
	v_and_b32_e32 v3, 0x78, v0
	v_lshrrev_b32_e32 v35, 3, v0
	s_add_i32 s0, s4, s0
	v_and_b32_e32 v34, 56, v13
	v_lshlrev_b32_e32 v13, 4, v0
	v_lshlrev_b32_e32 v14, 3, v20
	v_lshrrev_b32_e32 v15, 1, v6
	v_or_b32_e32 v5, 32, v35
	s_ashr_i32 s16, s0, 6
	v_readlane_b32 s0, v254, 5
	v_xor_b32_e32 v165, v13, v3
	v_lshlrev_b32_e32 v13, 7, v20
	v_lshlrev_b32_e32 v16, 5, v11
	v_xor_b32_e32 v17, v14, v15
	s_load_dword s3, s[34:35], 0x58
	v_lshrrev_b32_e32 v4, 1, v3
	s_add_i32 s27, s0, -1
	v_or3_b32 v166, v17, v16, v13
	v_mad_i64_i32 v[16:17], s[0:1], s84, v5, 0
	v_or_b32_e32 v7, 48, v35
	v_or_b32_e32 v8, 1, v4
	v_or_b32_e32 v9, 2, v4
	v_or_b32_e32 v10, 3, v4
	v_accvgpr_write_b32 a33, v17
	v_accvgpr_write_b32 a32, v16
	v_mad_i64_i32 v[16:17], s[0:1], s84, v7, 0
	v_mad_i64_i32 v[42:43], s[0:1], s84, v8, 0
	v_mad_i64_i32 v[44:45], s[0:1], s84, v9, 0
	v_mad_i64_i32 v[46:47], s[0:1], s84, v10, 0
	v_and_b32_e32 v5, 6, v0
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v7, 2, v5
	v_bfe_i32 v8, v0, 0, 1
	s_movk_i32 s0, 0x440
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[18:19], 64, v0
	v_and_or_b32 v7, v8, s0, v7
	.loc	1 18 0
	s_ashr_i32 s85, s84, 31
	.loc	1 19 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s51, s3, s6
	.loc	1 31 0
	v_lshlrev_b32_e32 v2, 3, v3
	s_and_b64 s[90:91], vcc, s[18:19]
	v_xor_b32_e32 v3, v7, v3
	s_cmp_gt_i32 s4, 63
	v_lshl_or_b32 v167, v5, 10, v3
	v_or_b32_e32 v5, v13, v14
	s_cselect_b64 s[8:9], -1, 0
	s_cmpk_gt_i32 s4, 0x7f
	v_xor_b32_e32 v168, v5, v15
	v_and_b32_e32 v5, 32, v0
	s_cselect_b64 s[28:29], -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_ashr_i32 s3, s2, 31
	s_and_b64 vcc, vcc, s[18:19]
	s_lshl_b64 s[0:1], s[2:3], 3
	v_readlane_b32 s20, v254, 0
	v_readlane_b32 s21, v254, 1
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	v_and_b32_e32 v7, 62, v0
	v_writelane_b32 v254, s0, 8
	v_cmp_eq_u32_e64 s[20:21], 0, v7
	s_min_i32 s17, s33, 0
	v_writelane_b32 v254, s1, 9
	s_and_b64 s[0:1], s[20:21], s[18:19]
	s_min_i32 s18, s33, 1
	s_min_i32 s19, s33, 2
	s_min_i32 s20, s33, 3
	s_min_i32 s21, s33, 4
	s_min_i32 s22, s33, 5
	s_min_i32 s23, s33, 6
	s_min_i32 s30, s33, 7
	s_cmp_gt_i32 s5, 0
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v254, s24, 10
	s_cmp_gt_i32 s5, 1
	v_lshlrev_b32_e32 v21, 2, v0
	v_writelane_b32 v254, s25, 11
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v254, s24, 12
	s_cmp_gt_i32 s5, 2
	v_and_b32_e32 v169, 0x7c, v21
	v_writelane_b32 v254, s25, 13
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v254, s24, 14
	s_cmp_gt_i32 s5, 3
	v_bfrev_b32_e32 v5, 1
	v_writelane_b32 v254, s25, 15
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v254, s24, 16
	s_cmp_gt_i32 s5, 4
	v_cndmask_b32_e32 v173, v5, v169, vcc
	v_writelane_b32 v254, s25, 17
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v254, s24, 18
	s_cmp_gt_i32 s5, 5
	s_load_dwordx8 s[68:75], s[34:35], 0x60
	v_writelane_b32 v254, s25, 19
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v254, s24, 20
	s_cmp_gt_i32 s5, 6
	s_mul_i32 s17, s97, s17
	v_writelane_b32 v254, s25, 21
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v254, s24, 22
	s_cmp_gt_i32 s5, 7
	v_mov_b32_e32 v37, 0
	v_writelane_b32 v254, s25, 23
	s_cselect_b64 s[24:25], -1, 0
	s_abs_i32 s3, s97
	v_cvt_f32_u32_e32 v7, s3
	s_abs_i32 s6, s86
	v_writelane_b32 v254, s24, 24
	s_abs_i32 s58, s5
	v_rcp_iflag_f32_e32 v7, v7
	v_writelane_b32 v254, s25, 25
	v_writelane_b32 v254, s0, 26
	v_and_b32_e32 v9, 1, v0
	v_mul_f32_e32 v5, 0x4f7ffffe, v7
	v_cvt_f32_u32_e32 v7, s6
	v_cvt_u32_f32_e32 v5, v5
	v_writelane_b32 v254, s1, 27
	v_cndmask_b32_e64 v174, 0, 1, s[0:1]
	v_rcp_iflag_f32_e32 v7, v7
	v_readfirstlane_b32 s1, v5
	s_sub_i32 s0, 0, s3
	s_mul_i32 s0, s0, s1
	v_mul_f32_e32 v5, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v5, v5
	v_readlane_b32 s31, v254, 2
	s_mul_hi_u32 s0, s1, s0
	s_abs_i32 s87, s31
	v_cvt_f32_u32_e32 v7, s87
	s_add_i32 s62, s1, s0
	s_sub_i32 s0, 0, s6
	v_readfirstlane_b32 s1, v5
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	s_load_dword s1, s[34:35], 0x54
	v_rcp_iflag_f32_e32 v5, v7
	s_sub_i32 s24, 0, s87
	v_writelane_b32 v254, s17, 28
	s_mul_i32 s17, s97, s18
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s1, s1
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_f32_u32_e32 v7, s1
	v_writelane_b32 v254, s17, 29
	s_mul_i32 s17, s97, s19
	v_readfirstlane_b32 s25, v5
	v_rcp_iflag_f32_e32 v5, v7
	v_cvt_f32_u32_e32 v7, s58
	s_mul_i32 s24, s24, s25
	s_mul_hi_u32 s24, s25, s24
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v7, v7
	s_add_i32 s95, s25, s24
	s_sub_i32 s24, 0, s1
	v_readfirstlane_b32 s25, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v5, v5
	s_mul_i32 s24, s24, s25
	s_mul_hi_u32 s24, s25, s24
	s_add_i32 s54, s25, s24
	s_sub_i32 s24, 0, s58
	v_readfirstlane_b32 s25, v5
	.loc	1 19 0
	v_and_b32_e32 v5, 7, v0
	s_mul_i32 s24, s24, s25
	v_lshlrev_b32_e32 v48, 4, v5
	v_lshlrev_b32_e32 v5, 2, v35
	s_mul_hi_u32 s24, s25, s24
	v_or_b32_e32 v7, 0x43, v5
	v_lshlrev_b32_e32 v8, 8, v12
	s_add_i32 s63, s25, s24
	v_mad_i64_i32 v[12:13], s[24:25], v7, s84, 0
	v_or_b32_e32 v7, 0x42, v5
	v_writelane_b32 v254, s17, 30
	s_mul_i32 s17, s97, s20
	v_accvgpr_write_b32 a35, v17
	v_lshlrev_b32_e32 v10, 5, v9
	v_mad_i64_i32 v[14:15], s[24:25], v7, s84, 0
	v_or_b32_e32 v7, 0x41, v5
	v_mov_b32_e32 v9, v37
	v_or_b32_e32 v5, 64, v5
	v_writelane_b32 v254, s17, 31
	s_mul_i32 s17, s97, s21
	v_accvgpr_write_b32 a34, v16
	v_mad_i64_i32 v[16:17], s[24:25], v7, s84, 0
	v_lshl_add_u64 v[8:9], s[72:73], 0, v[8:9]
	v_mov_b32_e32 v7, v37
	v_mad_i64_i32 v[18:19], s[24:25], v5, s84, 0
	v_or_b32_e32 v5, 0x70, v35
	v_writelane_b32 v254, s17, 32
	s_mul_i32 s17, s97, s22
	v_lshl_add_u64 v[50:51], v[8:9], 0, v[6:7]
	v_add_u32_e32 v8, 0, v11
	v_lshlrev_b32_e32 v9, 2, v20
	v_mad_i64_i32 v[6:7], s[24:25], v5, s84, 0
	v_mov_b32_e32 v5, v37
	v_writelane_b32 v254, s17, 33
	s_mul_i32 s17, s97, s23
	.loc	1 31 0
	v_or_b32_e32 v164, 16, v35
	v_add_u32_e32 v175, v8, v9
	.loc	1 19 0
	v_or_b32_e32 v8, 0x60, v35
	v_mad_i64_i32 v[52:53], s[24:25], s84, v4, 0
	v_writelane_b32 v254, s17, 34
	s_mul_i32 s17, s97, s30
	v_or_b32_e32 v11, 0x50, v35
	v_lshl_add_u64 v[54:55], s[74:75], 0, v[4:5]
	v_or_b32_e32 v4, 64, v35
	v_xor_b32_e32 v176, 0x80, v21
	v_writelane_b32 v254, s17, 35
	s_max_i32 s21, s16, 2
	v_mad_i64_i32 v[8:9], s[16:17], v8, s84, 0
	v_mad_i64_i32 v[20:21], s[16:17], v11, s84, 0
	v_mad_i64_i32 v[4:5], s[16:17], v4, s84, 0
	v_mad_i64_i32 v[82:83], s[16:17], s84, v164, 0
	v_mad_i64_i32 v[84:85], s[16:17], s84, v35, 0
	s_load_dword s24, s[34:35], 0x98
	s_load_dwordx2 s[16:17], s[34:35], 0x80
	v_lshlrev_b64 v[64:65], 7, v[6:7]
	v_bfrev_b32_e32 v7, -8
	v_xor_b32_e32 v22, 8, v165
	v_xor_b32_e32 v23, 32, v166
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v254, s16, 36
	v_xor_b32_e32 v24, 64, v166
	v_xor_b32_e32 v25, 0x60, v166
	v_xor_b32_e32 v3, 8, v167
	v_xor_b32_e32 v26, 16, v167
	v_xor_b32_e32 v27, 24, v167
	v_xor_b32_e32 v28, 32, v167
	v_xor_b32_e32 v29, 40, v167
	v_xor_b32_e32 v30, 48, v167
	v_xor_b32_e32 v31, 56, v167
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshlrev_b64 v[70:71], 7, v[4:5]
	.loc	1 31 0
	v_lshlrev_b32_e32 v4, 6, v164
	v_mov_b32_e32 v6, -1
	v_accvgpr_write_b32 a37, v7
	.loc	1 19 0
	v_writelane_b32 v254, s17, 37
	s_mov_b32 s16, 0x33333333
	v_xor_b32_e32 v170, 32, v168
	v_xor_b32_e32 v171, 64, v168
	v_xor_b32_e32 v172, 0x60, v168
	s_ashr_i32 s55, s97, 31
	s_ashr_i32 s20, s86, 31
	s_ashr_i32 s96, s31, 31
	s_add_i32 s93, s21, -1
	v_mov_b32_e32 v49, v37
	v_lshlrev_b64 v[56:57], 7, v[12:13]
	v_lshlrev_b64 v[58:59], 7, v[14:15]
	v_lshlrev_b64 v[60:61], 7, v[16:17]
	v_lshlrev_b64 v[62:63], 7, v[18:19]
	v_lshlrev_b64 v[66:67], 7, v[8:9]
	v_lshlrev_b64 v[68:69], 7, v[20:21]
	v_add_u32_e32 v177, 0, v23
	v_add_u32_e32 v178, 0, v24
	v_add_u32_e32 v179, 0, v25
	v_xor_b32_e32 v180, 8, v168
	s_mov_b32 s21, 0x5040100
	v_xor_b32_e32 v181, 40, v168
	s_mov_b32 s22, 0x7060302
	v_xor_b32_e32 v182, 0x48, v168
	s_movk_i32 s23, 0x7fff
	v_xor_b32_e32 v183, 0x68, v168
	v_xor_b32_e32 v184, 16, v168
	s_mov_b32 s83, 0x27000
	s_mov_b32 s82, 0x7ffffffe
	v_lshlrev_b32_e32 v72, 2, v10
	v_xor_b32_e32 v185, 48, v168
	v_lshlrev_b32_e32 v76, 2, v2
	v_lshlrev_b32_e32 v78, 2, v4
	v_add_u32_e32 v186, 0, v22
	v_add_u32_e32 v187, 0, v3
	v_add_u32_e32 v188, 0, v26
	v_add_u32_e32 v189, 0, v27
	v_add_u32_e32 v190, 0, v28
	v_add_u32_e32 v191, 0, v29
	v_add_u32_e32 v192, 0, v30
	v_add_u32_e32 v193, 0, v31
	v_accvgpr_write_b32 a36, v6
	v_xor_b32_e32 v194, 0x50, v168
	v_xor_b32_e32 v195, 0x70, v168
	v_xor_b32_e32 v196, 24, v168
	v_xor_b32_e32 v197, 56, v168
	v_xor_b32_e32 v198, 0x58, v168
	v_xor_b32_e32 v199, 0x78, v168
	v_mov_b32_e32 v200, 1
	v_mov_b32_e32 v201, 0x7fff
	v_bfrev_b32_e32 v203, 0.5
	v_mov_b32_e32 v245, 32
	v_mov_b32_e32 v205, 16
	v_mov_b32_e32 v241, 8
	v_mov_b32_e32 v207, 4
	v_mov_b32_e32 v243, 2
	v_lshl_add_u64 v[80:81], s[68:69], 0, v[36:37]
	v_lshl_add_u64 v[86:87], s[70:71], 0, v[36:37]
	s_lshl_b64 s[98:99], s[84:85], 13
	v_writelane_b32 v254, s16, 38
	s_nop 1
	v_writelane_b32 v254, s17, 39
	s_branch .LBB0_4
.LBB0_3:
	s_add_i32 s94, s51, s94
	s_cmp_lt_i32 s94, s50
	s_cbranch_scc0 .LBB0_57
.LBB0_4:
	.loc	1 20 0
	s_abs_i32 s30, s94
	s_mul_hi_u32 s17, s30, s62
	s_mul_i32 s31, s17, s3
	s_ashr_i32 s25, s94, 31
	s_sub_i32 s31, s30, s31
	s_xor_b32 s16, s25, s55
	s_add_i32 s34, s17, 1
	s_sub_i32 s35, s31, s3
	s_cmp_ge_u32 s31, s3
	s_cselect_b32 s17, s34, s17
	s_cselect_b32 s31, s35, s31
	s_add_i32 s34, s17, 1
	s_cmp_ge_u32 s31, s3
	s_cselect_b32 s17, s34, s17
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	.loc	1 21 0
	s_mul_i32 s17, s16, s97
	s_sub_i32 s17, s94, s17
	s_ashr_i32 s31, s17, 31
	s_abs_i32 s17, s17
	s_mul_hi_u32 s34, s17, s0
	s_mul_i32 s35, s34, s6
	s_sub_i32 s17, s17, s35
	s_xor_b32 s31, s31, s20
	s_add_i32 s35, s34, 1
	s_sub_i32 s36, s17, s6
	s_cmp_ge_u32 s17, s6
	s_cselect_b32 s34, s35, s34
	s_cselect_b32 s17, s36, s17
	s_add_i32 s35, s34, 1
	s_cmp_ge_u32 s17, s6
	s_cselect_b32 s17, s35, s34
	s_xor_b32 s17, s17, s31
	s_sub_i32 s80, s17, s31
	.loc	1 22 0
	s_abs_i32 s31, s80
	s_mul_hi_u32 s34, s31, s95
	s_mul_i32 s35, s34, s87
	s_ashr_i32 s81, s80, 31
	s_sub_i32 s31, s31, s35
	s_xor_b32 s17, s81, s96
	s_add_i32 s35, s34, 1
	s_sub_i32 s36, s31, s87
	s_cmp_ge_u32 s31, s87
	s_cselect_b32 s34, s35, s34
	s_cselect_b32 s31, s36, s31
	s_add_i32 s35, s34, 1
	s_cmp_ge_u32 s31, s87
	s_cselect_b32 s31, s35, s34
	s_xor_b32 s31, s31, s17
	s_sub_i32 s36, s31, s17
	.loc	1 23 0
	s_abs_i32 s17, s36
	s_mul_hi_u32 s31, s17, s54
	s_mul_i32 s31, s31, s1
	s_sub_i32 s17, s17, s31
	s_ashr_i32 s37, s36, 31
	s_sub_i32 s31, s17, s1
	s_cmp_ge_u32 s17, s1
	s_cselect_b32 s17, s31, s17
	s_sub_i32 s31, s17, s1
	s_cmp_ge_u32 s17, s1
	s_cselect_b32 s17, s31, s17
	s_xor_b32 s17, s17, s37
	s_sub_i32 s17, s17, s37
	s_cmp_eq_u32 s17, 1
	s_cselect_b32 s61, s33, 1
	.loc	1 25 0
	s_sub_i32 s17, s5, s61
	s_mul_i32 s17, s17, s16
	s_add_i32 s17, s17, s2
	s_ashr_i32 s31, s17, 31
	s_abs_i32 s17, s17
	s_mul_hi_u32 s34, s17, s63
	s_mul_i32 s34, s34, s58
	s_sub_i32 s17, s17, s34
	s_sub_i32 s34, s17, s58
	s_cmp_ge_u32 s17, s58
	s_cselect_b32 s17, s34, s17
	s_sub_i32 s34, s17, s58
	s_cmp_ge_u32 s17, s58
	s_cselect_b32 s17, s34, s17
	s_xor_b32 s17, s17, s31
	.loc	1 26 0
	s_add_i32 s16, s27, s16
	.loc	1 25 0
	s_sub_i32 s85, s17, s31
	.loc	1 30 0
	s_lshr_b32 s17, s16, 31
	s_add_i32 s34, s16, s17
	.loc	1 26 0
	s_and_b32 s17, s34, -2
	s_sub_i32 s31, s16, s17
	.loc	1 27 0
	s_cmp_lg_u32 s85, s2
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_eq_u32 s85, s2
	s_mov_b64 s[38:39], s[12:13]
	s_mov_b64 s[40:41], s[14:15]
	.loc	1 28 0
	s_cbranch_scc1 .LBB0_6
	.loc	1 27 0
	s_lshl_b32 s35, s31, 1
	s_ashr_i32 s38, s35, 31
	s_mul_i32 s40, s88, s38
	s_mul_hi_u32 s38, s88, s35
	s_add_i32 s38, s38, s40
	s_mul_i32 s39, s89, s35
	s_add_i32 s39, s38, s39
	s_mul_i32 s38, s88, s35
	s_lshl_b64 s[38:39], s[38:39], 1
	s_add_u32 s38, s10, s38
	s_addc_u32 s39, s11, s39
	.loc	1 28 0
	s_or_b32 s35, s35, 1
	s_mul_hi_u32 s41, s88, s35
	s_add_i32 s40, s41, s40
	s_mul_i32 s41, s89, s35
	s_add_i32 s41, s40, s41
	s_mul_i32 s40, s88, s35
	s_lshl_b64 s[40:41], s[40:41], 1
	s_add_u32 s40, s10, s40
	s_addc_u32 s41, s11, s41
.LBB0_6:
	.loc	1 21 0
	s_mul_hi_u32 s35, s30, s0
	s_mul_i32 s35, s35, s6
	s_sub_i32 s30, s30, s35
	s_sub_i32 s35, s30, s6
	s_cmp_ge_u32 s30, s6
	s_cselect_b32 s30, s35, s30
	s_sub_i32 s35, s30, s6
	s_cmp_ge_u32 s30, s6
	s_cselect_b32 s30, s35, s30
	s_xor_b32 s30, s30, s25
	s_sub_i32 s25, s30, s25
	.loc	1 31 0
	s_lshl_b32 s30, s25, 5
	v_or_b32_e32 v4, s30, v35
	v_or_b32_e32 v5, s30, v164
	v_mov_b64_e32 v[2:3], s[80:81]
	v_mad_i64_i32 v[96:97], s[42:43], v4, s92, v[2:3]
	v_mad_i64_i32 v[98:99], s[42:43], v5, s92, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[96:97]
	v_lshlrev_b64 v[4:5], 7, v[98:99]
	v_lshl_add_u64 v[2:3], v[80:81], 0, v[2:3]
	v_lshl_add_u64 v[6:7], v[80:81], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v73, 0, v165
	v_add_u32_e32 v10, 0, v166
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 29 0
	s_mul_i32 s31, s31, s84
	s_add_i32 s35, s36, s31
	.loc	1 31 0
	s_andn2_b64 vcc, exec, s[16:17]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v186, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[88:89], v10
	ds_read_b64 v[90:91], v177
	ds_read_b64 v[92:93], v178
	ds_read_b64 v[94:95], v179
	v_cndmask_b32_e64 v2, 0, 1, s[16:17]
	v_cmp_ne_u32_e64 s[30:31], 1, v2
	.loc	1 29 0
	s_lshl_b32 s16, s35, 6
	.loc	1 31 0
	s_cbranch_vccnz .LBB0_13
	s_ashr_i32 s17, s34, 1
	.loc	1 30 0
	s_add_i32 s46, s17, 1
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[34:35], s[16:17], 2
	s_add_u32 s17, s78, s34
	s_addc_u32 s42, s79, s35
	.loc	1 31 0
	s_lshr_b32 s34, s25, 31
	s_add_i32 s34, s25, s34
	s_and_b32 s34, s34, 0x7fffffe
	s_sub_i32 s34, s25, s34
	s_lshl_b32 s34, s34, 5
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[34:35], s[34:35], 2
	s_add_u32 s34, s17, s34
	.loc	1 30 0
	s_mul_i32 s46, s46, s7
	.loc	1 31 0
	s_addc_u32 s35, s42, s35
	s_branch .LBB0_10
.LBB0_8:
	s_or_b64 exec, exec, s[44:45]
	v_readfirstlane_b32 s17, v2
	s_nop 1
	v_mov_b32_e32 v2, s17
	ds_write_b32 v37, v2
.LBB0_9:
	s_or_b64 exec, exec, s[42:43]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s46, v2
	s_cbranch_vccz .LBB0_13
.LBB0_10:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[42:43], s[90:91]
	s_cbranch_execz .LBB0_9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_8
	global_load_dword v2, v37, s[34:35] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_8
.LBB0_13:
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	v_cmp_ne_u32_e64 s[34:35], 1, v2
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_22
	v_lshl_add_u64 v[2:3], v[84:85], 0, s[36:37]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[38:39], 0, v[2:3]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_23
.LBB0_15:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_24
.LBB0_16:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v13, v10
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_25
.LBB0_17:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_26
.LBB0_18:
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_27
.LBB0_19:
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_28
.LBB0_20:
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_29
.LBB0_21:
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_branch .LBB0_30
.LBB0_22:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_15
.LBB0_23:
	v_lshl_add_u64 v[6:7], v[82:83], 0, s[36:37]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[38:39], 0, v[6:7]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_16
.LBB0_24:
	v_accvgpr_read_b32 v10, a32
	v_accvgpr_read_b32 v11, a33
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[36:37]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[38:39], 0, v[10:11]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[36:37]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_17
.LBB0_25:
	v_accvgpr_read_b32 v14, a34
	v_accvgpr_read_b32 v15, a35
	v_lshl_add_u64 v[14:15], v[14:15], 0, s[36:37]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[38:39], 0, v[14:15]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_18
.LBB0_26:
	v_lshl_add_u64 v[14:15], v[52:53], 0, s[36:37]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[40:41], 0, v[14:15]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_19
.LBB0_27:
	v_lshl_add_u64 v[22:23], v[42:43], 0, s[36:37]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[40:41], 0, v[22:23]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[36:37]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_20
.LBB0_28:
	v_lshl_add_u64 v[26:27], v[44:45], 0, s[36:37]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[40:41], 0, v[26:27]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[36:37]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_21
.LBB0_29:
	v_lshl_add_u64 v[30:31], v[46:47], 0, s[36:37]
	v_lshlrev_b64 v[30:31], 7, v[30:31]
	v_lshl_add_u64 v[30:31], s[40:41], 0, v[30:31]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[30:31], v[30:31], 0, v[36:37]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_30:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v73, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v186, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v186, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s21
	v_perm_b32 v3, v30, v26, s21
	v_add_u32_e32 v36, 0, v167
	ds_write_b64 v36, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s22
	v_perm_b32 v2, v22, v14, s22
	ds_write_b64 v187, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s21
	v_perm_b32 v2, v23, v15, s21
	ds_write_b64 v188, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s22
	v_perm_b32 v3, v31, v27, s22
	ds_write_b64 v189, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s21
	v_perm_b32 v3, v32, v28, s21
	ds_write_b64 v190, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s22
	v_perm_b32 v3, v32, v28, s22
	ds_write_b64 v191, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s21
	v_perm_b32 v3, v33, v29, s21
	ds_write_b64 v192, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s22
	v_perm_b32 v3, v33, v29, s22
	s_andn2_b64 vcc, exec, s[28:29]
	ds_write_b64 v193, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_34
	s_lshl_b64 s[36:37], s[36:37], 7
	s_add_u32 s40, s36, s40
	s_addc_u32 s41, s37, s41
	s_add_u32 s36, s36, s38
	s_addc_u32 s37, s37, s39
	s_mov_b32 s60, s20
	s_mov_b32 s20, s55
	s_mov_b32 s59, s54
	s_mov_b64 s[18:19], s[28:29]
	s_mov_b32 s28, s27
	s_mov_b32 s27, s26
	s_mov_b32 s26, s51
	s_mov_b32 s81, s50
	v_lshl_add_u64 v[100:101], s[40:41], 0, v[56:57]
	v_lshl_add_u64 v[102:103], s[40:41], 0, v[58:59]
	v_lshl_add_u64 v[104:105], s[40:41], 0, v[60:61]
	v_lshl_add_u64 v[106:107], s[40:41], 0, v[62:63]
	v_lshl_add_u64 v[108:109], s[36:37], 0, v[64:65]
	v_lshl_add_u64 v[110:111], s[36:37], 0, v[66:67]
	v_lshl_add_u64 v[112:113], s[36:37], 0, v[68:69]
	v_lshl_add_u64 v[114:115], s[36:37], 0, v[70:71]
	v_mov_b32_e32 v208, 0xf149f2ca
	v_mov_b32_e32 v79, 0
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
	s_mov_b32 s17, s93
.LBB0_32:
	v_mov_b32_e32 v77, v79
	v_lshl_add_u64 v[2:3], v[114:115], 0, v[48:49]
	v_lshl_add_u64 v[6:7], v[112:113], 0, v[48:49]
	v_lshl_add_u64 v[10:11], v[110:111], 0, v[48:49]
	v_lshl_add_u64 v[14:15], v[108:109], 0, v[48:49]
	v_add_u32_e32 v79, 0, v168
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v79 offset1:4
	v_accvgpr_read_b32 v129, a3
	v_accvgpr_read_b32 v128, a2
	v_accvgpr_read_b32 v131, a1
	v_accvgpr_read_b32 v130, a0
	v_accvgpr_read_b32 v125, a7
	v_accvgpr_read_b32 v124, a6
	v_accvgpr_read_b32 v127, a5
	v_accvgpr_read_b32 v126, a4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[88:89], 0
	v_add_u32_e32 v132, 0, v170
	v_accvgpr_read_b32 v121, a11
	v_accvgpr_read_b32 v120, a10
	v_mfma_f32_16x16x16_bf16 a[4:7], v[20:21], v[88:89], 0
	ds_read2st64_b64 v[18:21], v79 offset0:8 offset1:12
	v_accvgpr_read_b32 v123, a9
	v_accvgpr_read_b32 v122, a8
	v_accvgpr_read_b32 v117, a15
	v_accvgpr_read_b32 v116, a14
	v_accvgpr_read_b32 v119, a13
	v_accvgpr_read_b32 v118, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[18:19], v[88:89], 0
	v_add_u32_e32 v133, 0, v171
	v_add_u32_e32 v134, 0, v172
	v_lshl_add_u64 v[22:23], v[106:107], 0, v[48:49]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[20:21], v[88:89], 0
	ds_read2st64_b64 v[18:21], v132 offset1:4
	v_lshl_add_u64 v[24:25], v[104:105], 0, v[48:49]
	v_lshl_add_u64 v[26:27], v[102:103], 0, v[48:49]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[90:91], a[0:3]
	v_lshl_add_u64 v[30:31], v[100:101], 0, v[48:49]
	v_add_u32_e32 v38, 0, v180
	v_add_u32_e32 v39, 0, v181
	v_mfma_f32_16x16x16_bf16 a[4:7], v[20:21], v[90:91], a[4:7]
	ds_read2st64_b64 v[18:21], v132 offset0:8 offset1:12
	ds_read2st64_b64 v[136:139], v133 offset1:4
	ds_read2st64_b64 v[142:145], v133 offset0:8 offset1:12
	ds_read2st64_b64 v[210:213], v134 offset1:4
	ds_read2st64_b64 v[214:217], v134 offset0:8 offset1:12
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[18:19], v[90:91], a[8:11]
	v_add_u32_e32 v40, 0, v182
	v_add_u32_e32 v41, 0, v183
	v_mov_b32_e32 v209, v208
	v_mfma_f32_16x16x16_bf16 a[12:15], v[20:21], v[90:91], a[12:15]
	global_load_dwordx4 v[18:21], v[22:23], off
	s_nop 0
	global_load_dwordx4 v[22:25], v[24:25], off
	s_nop 0
	global_load_dwordx4 v[26:29], v[26:27], off
	s_nop 0
	global_load_dwordx4 v[30:33], v[30:31], off
	ds_read_b64 v[162:163], v79 offset:8192
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[136:137], v[92:93], a[0:3]
	ds_read_b64 v[154:155], v132 offset:8192
	ds_read_b64 v[140:141], v133 offset:8192
	ds_read_b64 v[132:133], v134 offset:8192
	v_add_u32_e32 v74, 0, v184
	v_add_u32_e32 v75, 0, v185
	v_mfma_f32_16x16x16_bf16 a[4:7], v[138:139], v[92:93], a[4:7]
	v_add_u32_e32 v146, 0, v194
	v_add_u32_e32 v147, 0, v195
	v_add_u32_e32 v150, 0, v196
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[142:143], v[92:93], a[8:11]
	ds_read_b64 v[160:161], v38 offset:10240
	ds_read_b64 v[152:153], v39 offset:10240
	ds_read_b64 v[142:143], v40 offset:10240
	ds_read_b64 v[134:135], v41 offset:10240
	ds_read_b64 v[156:157], v74 offset:12288
	ds_read_b64 v[148:149], v75 offset:12288
	v_add_u32_e32 v151, 0, v197
	s_waitcnt lgkmcnt(11)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[210:211], v[94:95], a[0:3]
	v_add_u32_e32 v202, 0, v198
	v_add_u32_e32 v204, 0, v199
	s_add_i32 s17, s17, -1
	v_mfma_f32_16x16x16_bf16 a[12:15], v[144:145], v[92:93], a[12:15]
	ds_read_b64 v[144:145], v146 offset:12288
	ds_read_b64 v[136:137], v147 offset:12288
	ds_read_b64 v[158:159], v150 offset:14336
	v_accvgpr_read_b32 v38, a0
	v_accvgpr_read_b32 v39, a1
	v_mfma_f32_16x16x16_bf16 a[4:7], v[212:213], v[94:95], a[4:7]
	v_accvgpr_read_b32 v40, a2
	v_accvgpr_read_b32 v41, a3
	v_mul_f32_e32 v208, s24, v38
	s_waitcnt lgkmcnt(13)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[214:215], v[94:95], a[8:11]
	v_mul_f32_e32 v218, s24, v41
	ds_read_b64 v[150:151], v151 offset:14336
	ds_read_b64 v[146:147], v202 offset:14336
	ds_read_b64 v[138:139], v204 offset:14336
	v_accvgpr_read_b32 v74, a4
	v_mfma_f32_16x16x16_bf16 a[12:15], v[216:217], v[94:95], a[12:15]
	v_mul_f32_e32 v216, s24, v39
	v_accvgpr_read_b32 v75, a5
	v_mul_f32_e32 v217, s24, v40
	v_max_f32_e32 v208, v208, v216
	v_accvgpr_read_b32 v79, a6
	v_accvgpr_read_b32 v202, a7
	v_mul_f32_e32 v219, s24, v74
	v_mul_f32_e32 v216, s24, v75
	v_max3_f32 v208, v208, v217, v218
	v_accvgpr_read_b32 v204, a8
	v_accvgpr_read_b32 v206, a9
	v_mul_f32_e32 v217, s24, v79
	v_mul_f32_e32 v218, s24, v202
	v_max3_f32 v208, v208, v219, v216
	v_accvgpr_read_b32 v210, a10
	v_accvgpr_read_b32 v211, a11
	v_mul_f32_e32 v216, s24, v204
	v_mul_f32_e32 v219, s24, v206
	v_max3_f32 v208, v208, v217, v218
	v_accvgpr_read_b32 v212, a12
	v_accvgpr_read_b32 v213, a13
	v_mul_f32_e32 v217, s24, v210
	v_mul_f32_e32 v218, s24, v211
	v_max3_f32 v208, v208, v216, v219
	v_accvgpr_read_b32 v214, a14
	v_accvgpr_read_b32 v215, a15
	v_mul_f32_e32 v216, s24, v212
	v_mul_f32_e32 v219, s24, v213
	v_max3_f32 v208, v208, v217, v218
	v_mul_f32_e32 v217, s24, v214
	v_mul_f32_e32 v218, s24, v215
	v_max3_f32 v208, v208, v216, v219
	v_max3_f32 v208, v208, v217, v218
	ds_bpermute_b32 v216, v176, v208
	v_lshl_add_u64 v[100:101], v[100:101], 0, s[98:99]
	v_lshl_add_u64 v[102:103], v[102:103], 0, s[98:99]
	v_lshl_add_u64 v[104:105], v[104:105], 0, s[98:99]
	v_lshl_add_u64 v[106:107], v[106:107], 0, s[98:99]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v216, v216, v216
	v_max_f32_e32 v208, v208, v216
	ds_swizzle_b32 v216, v208 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[108:109], v[108:109], 0, s[98:99]
	v_lshl_add_u64 v[110:111], v[110:111], 0, s[98:99]
	v_lshl_add_u64 v[112:113], v[112:113], 0, s[98:99]
	v_lshl_add_u64 v[114:115], v[114:115], 0, s[98:99]
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v208, v209, v208, v216
	v_fma_f32 v215, s24, v215, -v208
	v_sub_f32_e32 v209, v209, v208
	v_fma_f32 v216, s24, v214, -v208
	v_exp_f32_e32 v214, v209
	v_exp_f32_e32 v215, v215
	v_fma_f32 v38, s24, v38, -v208
	v_fma_f32 v39, s24, v39, -v208
	v_fma_f32 v40, s24, v40, -v208
	v_fma_f32 v41, s24, v41, -v208
	v_fma_f32 v202, s24, v202, -v208
	v_exp_f32_e32 v38, v38
	v_exp_f32_e32 v39, v39
	v_exp_f32_e32 v40, v40
	v_exp_f32_e32 v41, v41
	v_fma_f32 v210, s24, v210, -v208
	v_fma_f32 v211, s24, v211, -v208
	v_exp_f32_e32 v202, v202
	v_exp_f32_e32 v209, v216
	v_fma_f32 v79, s24, v79, -v208
	v_fma_f32 v212, s24, v212, -v208
	v_fma_f32 v213, s24, v213, -v208
	v_exp_f32_e32 v217, v210
	v_exp_f32_e32 v218, v211
	v_pk_mul_f32 v[210:211], v[130:131], v[214:215] op_sel_hi:[1,0]
	v_fma_f32 v74, s24, v74, -v208
	v_fma_f32 v75, s24, v75, -v208
	v_exp_f32_e32 v79, v79
	v_exp_f32_e32 v219, v212
	v_exp_f32_e32 v220, v213
	v_pk_mul_f32 v[212:213], v[128:129], v[214:215] op_sel_hi:[1,0]
	v_fma_f32 v204, s24, v204, -v208
	v_accvgpr_write_b32 a0, v210
	v_fma_f32 v206, s24, v206, -v208
	v_exp_f32_e32 v74, v74
	v_exp_f32_e32 v75, v75
	v_add_f32_e32 v216, v38, v39
	v_bfe_u32 v130, v40, 16, 1
	v_bfe_u32 v131, v41, 16, 1
	v_accvgpr_write_b32 a1, v211
	v_accvgpr_write_b32 a2, v212
	v_accvgpr_write_b32 a3, v213
	v_bfe_u32 v210, v38, 16, 1
	v_bfe_u32 v211, v39, 16, 1
	v_exp_f32_e32 v204, v204
	v_exp_f32_e32 v206, v206
	v_cmp_o_f32_e64 s[64:65], v40, v40
	v_cmp_o_f32_e64 s[68:69], v38, v38
	v_cmp_o_f32_e64 s[70:71], v39, v39
	v_pk_mul_f32 v[128:129], v[124:125], v[214:215] op_sel_hi:[1,0]
	v_bfe_u32 v213, v202, 16, 1
	v_pk_mul_f32 v[124:125], v[120:121], v[214:215] op_sel_hi:[1,0]
	v_pk_mul_f32 v[120:121], v[116:117], v[214:215] op_sel_hi:[1,0]
	v_bfe_u32 v116, v209, 16, 1
	v_add3_u32 v39, v39, v211, s23
	v_add3_u32 v38, v38, v210, s23
	v_add_f32_e32 v210, v40, v216
	v_add3_u32 v131, v41, v131, s23
	v_add3_u32 v40, v40, v130, s23
	v_cmp_o_f32_e64 s[66:67], v41, v41
	v_pk_mul_f32 v[126:127], v[126:127], v[214:215] op_sel_hi:[1,0]
	v_pk_mul_f32 v[122:123], v[122:123], v[214:215] op_sel_hi:[1,0]
	v_pk_mul_f32 v[118:119], v[118:119], v[214:215] op_sel_hi:[1,0]
	v_add3_u32 v130, v202, v213, s23
	v_add3_u32 v213, v209, v116, s23
	v_lshrrev_b32_e32 v40, 16, v40
	v_lshrrev_b32_e32 v116, 16, v131
	v_lshrrev_b32_e32 v38, 16, v38
	v_lshrrev_b32_e32 v39, 16, v39
	v_bfe_u32 v212, v79, 16, 1
	v_accvgpr_write_b32 a4, v126
	v_accvgpr_write_b32 a8, v122
	v_bfe_u32 v117, v215, 16, 1
	v_accvgpr_write_b32 a12, v118
	v_cndmask_b32_e64 v40, v201, v40, s[64:65]
	v_cndmask_b32_e64 v116, v201, v116, s[66:67]
	v_cndmask_b32_e64 v38, v201, v38, s[68:69]
	v_cndmask_b32_e64 v39, v201, v39, s[70:71]
	v_accvgpr_write_b32 a5, v127
	v_accvgpr_write_b32 a6, v128
	v_accvgpr_write_b32 a7, v129
	v_bfe_u32 v126, v74, 16, 1
	v_bfe_u32 v127, v75, 16, 1
	v_accvgpr_write_b32 a9, v123
	v_accvgpr_write_b32 a10, v124
	v_accvgpr_write_b32 a11, v125
	v_add3_u32 v211, v79, v212, s23
	v_add3_u32 v212, v215, v117, s23
	v_accvgpr_write_b32 a13, v119
	v_accvgpr_write_b32 a14, v120
	v_accvgpr_write_b32 a15, v121
	v_perm_b32 v117, v116, v40, s21
	v_perm_b32 v116, v39, v38, s21
	v_cmp_o_f32_e64 s[52:53], v79, v79
	v_cmp_o_f32_e64 s[54:55], v202, v202
	v_bfe_u32 v122, v204, 16, 1
	v_bfe_u32 v123, v206, 16, 1
	v_add3_u32 v127, v75, v127, s23
	v_add3_u32 v126, v74, v126, s23
	v_mfma_f32_16x16x16_bf16 a[0:3], v[162:163], v[116:117], a[0:3]
	v_lshrrev_b32_e32 v38, 16, v211
	v_lshrrev_b32_e32 v39, 16, v130
	v_cmp_o_f32_e64 s[56:57], v74, v74
	v_mfma_f32_16x16x16_bf16 a[4:7], v[160:161], v[116:117], a[4:7]
	v_cmp_o_f32_e64 s[50:51], v75, v75
	v_add3_u32 v123, v206, v123, s23
	v_add3_u32 v122, v204, v122, s23
	v_mfma_f32_16x16x16_bf16 a[8:11], v[156:157], v[116:117], a[8:11]
	v_lshrrev_b32_e32 v40, 16, v126
	v_lshrrev_b32_e32 v118, 16, v127
	v_cndmask_b32_e64 v38, v201, v38, s[52:53]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[158:159], v[116:117], a[12:15]
	v_cndmask_b32_e64 v39, v201, v39, s[54:55]
	v_cmp_o_f32_e64 s[40:41], v204, v204
	v_cmp_o_f32_e32 vcc, v206, v206
	v_cndmask_b32_e64 v40, v201, v40, s[56:57]
	v_cndmask_b32_e64 v116, v201, v118, s[50:51]
	v_perm_b32 v117, v39, v38, s21
	v_lshrrev_b32_e32 v38, 16, v122
	v_lshrrev_b32_e32 v39, 16, v123
	v_add_f32_e32 v41, v41, v210
	v_perm_b32 v116, v116, v40, s21
	v_cndmask_b32_e64 v38, v201, v38, s[40:41]
	v_cndmask_b32_e32 v39, v201, v39, vcc
	v_mfma_f32_16x16x16_bf16 a[0:3], v[154:155], v[116:117], a[0:3]
	v_bfe_u32 v128, v217, 16, 1
	v_bfe_u32 v129, v218, 16, 1
	v_add3_u32 v129, v218, v129, s23
	v_mfma_f32_16x16x16_bf16 a[4:7], v[152:153], v[116:117], a[4:7]
	v_add3_u32 v128, v217, v128, s23
	v_cmp_o_f32_e64 s[36:37], v217, v217
	v_cmp_o_f32_e64 s[38:39], v218, v218
	v_mfma_f32_16x16x16_bf16 a[8:11], v[148:149], v[116:117], a[8:11]
	v_cmp_o_f32_e64 s[46:47], v209, v209
	v_cmp_o_f32_e64 s[48:49], v215, v215
	v_lshrrev_b32_e32 v119, 16, v128
	v_mfma_f32_16x16x16_bf16 a[12:15], v[150:151], v[116:117], a[12:15]
	v_perm_b32 v116, v39, v38, s21
	v_add_f32_e32 v38, v74, v41
	v_add_f32_e32 v38, v75, v38
	v_add_f32_e32 v38, v79, v38
	v_add_f32_e32 v38, v202, v38
	v_add_f32_e32 v38, v204, v38
	v_add_f32_e32 v38, v206, v38
	v_add_f32_e32 v38, v217, v38
	v_add_f32_e32 v38, v218, v38
	v_add_f32_e32 v38, v219, v38
	v_add_f32_e32 v38, v220, v38
	v_lshrrev_b32_e32 v120, 16, v129
	v_lshrrev_b32_e32 v40, 16, v213
	v_lshrrev_b32_e32 v118, 16, v212
	v_add_f32_e32 v38, v209, v38
	v_cndmask_b32_e64 v119, v201, v119, s[36:37]
	v_cndmask_b32_e64 v120, v201, v120, s[38:39]
	v_cndmask_b32_e64 v39, v201, v40, s[46:47]
	v_cndmask_b32_e64 v40, v201, v118, s[48:49]
	v_add_f32_e32 v38, v215, v38
	v_perm_b32 v117, v120, v119, s21
	v_perm_b32 v119, v40, v39, s21
	ds_bpermute_b32 v39, v176, v38
	v_bfe_u32 v124, v219, 16, 1
	v_bfe_u32 v125, v220, 16, 1
	v_add3_u32 v125, v220, v125, s23
	v_add3_u32 v124, v219, v124, s23
	v_mfma_f32_16x16x16_bf16 a[0:3], v[140:141], v[116:117], a[0:3]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v38, v38, v39
	v_cmp_o_f32_e64 s[42:43], v219, v219
	v_cmp_o_f32_e64 s[44:45], v220, v220
	v_mfma_f32_16x16x16_bf16 a[4:7], v[142:143], v[116:117], a[4:7]
	v_lshrrev_b32_e32 v121, 16, v124
	v_lshrrev_b32_e32 v122, 16, v125
	ds_swizzle_b32 v39, v38 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[144:145], v[116:117], a[8:11]
	v_cndmask_b32_e64 v41, v201, v121, s[42:43]
	v_cndmask_b32_e64 v74, v201, v122, s[44:45]
	v_perm_b32 v118, v74, v41, s21
	v_mfma_f32_16x16x16_bf16 a[12:15], v[146:147], v[116:117], a[12:15]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v79, v38, v39
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_bf16 a[0:3], v[132:133], v[118:119], a[0:3]
	s_cmp_lg_u32 s17, 0
	v_fmac_f32_e32 v79, v77, v214
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v73, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v186, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v186, v[12:13], v[16:17] offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[4:7], v[134:135], v[118:119], a[4:7]
	s_waitcnt vmcnt(2)
	v_perm_b32 v2, v22, v18, s21
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v30, v26, s21
	v_perm_b32 v5, v30, v26, s22
	v_mfma_f32_16x16x16_bf16 a[8:11], v[136:137], v[118:119], a[8:11]
	v_perm_b32 v4, v22, v18, s22
	v_perm_b32 v7, v31, v27, s21
	v_perm_b32 v6, v23, v19, s21
	v_mfma_f32_16x16x16_bf16 a[12:15], v[138:139], v[118:119], a[12:15]
	v_perm_b32 v8, v23, v19, s22
	v_perm_b32 v9, v31, v27, s22
	v_perm_b32 v10, v24, v20, s21
	v_perm_b32 v11, v32, v28, s21
	v_perm_b32 v12, v24, v20, s22
	v_perm_b32 v13, v32, v28, s22
	v_perm_b32 v14, v25, v21, s21
	v_perm_b32 v15, v33, v29, s21
	v_perm_b32 v16, v25, v21, s22
	v_perm_b32 v17, v33, v29, s22
	ds_write_b64 v36, v[2:3] offset:8192
	ds_write_b64 v187, v[4:5] offset:8320
	ds_write_b64 v188, v[6:7] offset:8448
	ds_write_b64 v189, v[8:9] offset:8576
	ds_write_b64 v190, v[10:11] offset:8704
	ds_write_b64 v191, v[12:13] offset:8832
	ds_write_b64 v192, v[14:15] offset:8960
	ds_write_b64 v193, v[16:17] offset:9088
	s_cbranch_scc1 .LBB0_32
	s_mov_b32 s50, s81
	s_mov_b32 s51, s26
	s_mov_b32 s26, s27
	s_mov_b32 s27, s28
	s_mov_b64 s[28:29], s[18:19]
	s_mov_b32 s54, s59
	s_mov_b32 s55, s20
	s_mov_b32 s20, s60
	s_branch .LBB0_35
.LBB0_34:
	v_mov_b32_e32 v208, 0xf149f2ca
	v_mov_b32_e32 v79, 0
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
	v_lshlrev_b64 v[30:31], 6, v[96:97]
	v_lshlrev_b64 v[32:33], 6, v[98:99]
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
	s_and_b64 vcc, exec, s[34:35]
	v_accvgpr_write_b32 a16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_37
	v_add_u32_e32 v36, 0, v168
	ds_read2st64_b64 v[18:21], v36 offset1:4
	v_add_u32_e32 v38, 0, v170
	v_add_u32_e32 v39, 0, v171
	ds_read2st64_b64 v[22:25], v39 offset1:4
	v_add_u32_e32 v40, 0, v172
	ds_read2st64_b64 v[26:29], v40 offset1:4
	ds_read2st64_b64 v[96:99], v40 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[18:19], v[88:89], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[20:21], v[88:89], 0
	ds_read2st64_b64 v[18:21], v38 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[18:19], v[90:91], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[20:21], v[90:91], a[20:23]
	ds_read2st64_b64 v[18:21], v36 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[22:23], v[92:93], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[24:25], v[92:93], a[20:23]
	ds_read2st64_b64 v[22:25], v38 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[26:27], v[94:95], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[28:29], v[94:95], a[20:23]
	ds_read2st64_b64 v[26:29], v39 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[18:19], v[88:89], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[20:21], v[88:89], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[22:23], v[90:91], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[24:25], v[90:91], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[26:27], v[92:93], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[28:29], v[92:93], a[28:31]
	v_mfma_f32_16x16x16_bf16 a[24:27], v[96:97], v[94:95], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[98:99], v[94:95], a[28:31]
.LBB0_37:
	v_accvgpr_read_b32 v40, a17
	v_accvgpr_read_b32 v41, a16
	v_accvgpr_read_b32 v38, a19
	v_accvgpr_read_b32 v39, a18
	v_mul_f32_e32 v18, s24, v41
	v_mul_f32_e32 v73, s24, v40
	v_accvgpr_read_b32 v29, a21
	v_accvgpr_read_b32 v36, a20
	v_mul_f32_e32 v74, s24, v39
	v_mul_f32_e32 v75, s24, v38
	v_max_f32_e32 v18, v18, v73
	v_accvgpr_read_b32 v27, a23
	v_accvgpr_read_b32 v28, a22
	v_mul_f32_e32 v77, s24, v36
	v_mul_f32_e32 v88, s24, v29
	v_max3_f32 v18, v18, v74, v75
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v26, a24
	v_mul_f32_e32 v89, s24, v28
	v_mul_f32_e32 v90, s24, v27
	v_max3_f32 v18, v18, v77, v88
	v_accvgpr_read_b32 v23, a27
	v_accvgpr_read_b32 v24, a26
	v_mul_f32_e32 v91, s24, v26
	v_mul_f32_e32 v92, s24, v25
	v_max3_f32 v18, v18, v89, v90
	v_accvgpr_read_b32 v21, a29
	v_accvgpr_read_b32 v22, a28
	v_mul_f32_e32 v93, s24, v24
	v_mul_f32_e32 v94, s24, v23
	v_max3_f32 v18, v18, v91, v92
	v_accvgpr_read_b32 v19, a31
	v_accvgpr_read_b32 v20, a30
	v_mul_f32_e32 v95, s24, v22
	v_mul_f32_e32 v96, s24, v21
	v_max3_f32 v18, v18, v93, v94
	v_mul_f32_e32 v97, s24, v20
	v_mul_f32_e32 v98, s24, v19
	v_max3_f32 v18, v18, v95, v96
	v_max3_f32 v18, v18, v97, v98
	ds_bpermute_b32 v73, v176, v18
	s_and_b64 vcc, exec, s[34:35]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v73, v73, v73
	v_max_f32_e32 v18, v18, v73
	ds_swizzle_b32 v73, v18 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v18, v208, v18, v73
	v_fma_f32 v41, s24, v41, -v18
	v_fma_f32 v40, s24, v40, -v18
	v_fma_f32 v39, s24, v39, -v18
	v_exp_f32_e32 v89, v41
	v_exp_f32_e32 v88, v40
	v_fma_f32 v38, s24, v38, -v18
	v_exp_f32_e32 v91, v39
	v_fma_f32 v36, s24, v36, -v18
	v_exp_f32_e32 v90, v38
	v_fma_f32 v29, s24, v29, -v18
	v_fma_f32 v27, s24, v27, -v18
	v_fma_f32 v23, s24, v23, -v18
	v_fma_f32 v19, s24, v19, -v18
	v_exp_f32_e32 v36, v36
	v_fma_f32 v28, s24, v28, -v18
	v_exp_f32_e32 v29, v29
	v_exp_f32_e32 v73, v27
	v_exp_f32_e32 v27, v23
	v_exp_f32_e32 v23, v19
	v_add_f32_e32 v19, v89, v88
	v_exp_f32_e32 v77, v28
	v_add_f32_e32 v19, v91, v19
	v_fma_f32 v26, s24, v26, -v18
	v_add_f32_e32 v19, v90, v19
	v_fma_f32 v25, s24, v25, -v18
	v_exp_f32_e32 v26, v26
	v_add_f32_e32 v19, v36, v19
	v_fma_f32 v24, s24, v24, -v18
	v_exp_f32_e32 v25, v25
	v_add_f32_e32 v19, v29, v19
	v_exp_f32_e32 v28, v24
	v_add_f32_e32 v19, v77, v19
	v_fma_f32 v22, s24, v22, -v18
	v_add_f32_e32 v19, v73, v19
	v_fma_f32 v21, s24, v21, -v18
	v_exp_f32_e32 v22, v22
	v_add_f32_e32 v19, v26, v19
	v_fma_f32 v20, s24, v20, -v18
	v_exp_f32_e32 v21, v21
	v_add_f32_e32 v19, v25, v19
	v_exp_f32_e32 v24, v20
	v_add_f32_e32 v19, v28, v19
	v_add_f32_e32 v19, v27, v19
	v_add_f32_e32 v19, v22, v19
	v_add_f32_e32 v19, v21, v19
	v_add_f32_e32 v19, v24, v19
	v_add_f32_e32 v19, v23, v19
	ds_bpermute_b32 v20, v176, v19
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v19, v19, v20
	ds_swizzle_b32 v20, v19 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_39
	v_add_u32_e32 v39, 0, v181
	v_add_u32_e32 v40, 0, v180
	ds_read_b64 v[94:95], v39 offset:10240
	ds_read_b64 v[96:97], v40 offset:10240
	v_add_u32_e32 v39, 0, v172
	v_add_u32_e32 v40, 0, v171
	v_add_u32_e32 v41, 0, v170
	v_add_u32_e32 v74, 0, v168
	ds_read_b64 v[98:99], v39 offset:8192
	ds_read_b64 v[100:101], v40 offset:8192
	ds_read_b64 v[102:103], v41 offset:8192
	ds_read_b64 v[104:105], v74 offset:8192
	v_bfe_u32 v39, v91, 16, 1
	v_bfe_u32 v40, v90, 16, 1
	v_add3_u32 v39, v91, v39, s23
	v_bfe_u32 v41, v89, 16, 1
	v_add3_u32 v40, v90, v40, s23
	v_lshrrev_b32_e32 v39, 16, v39
	v_cmp_o_f32_e32 vcc, v91, v91
	v_bfe_u32 v74, v88, 16, 1
	v_add3_u32 v41, v89, v41, s23
	v_lshrrev_b32_e32 v40, 16, v40
	v_cndmask_b32_e32 v39, v201, v39, vcc
	v_cmp_o_f32_e32 vcc, v90, v90
	v_add3_u32 v74, v88, v74, s23
	v_lshrrev_b32_e32 v41, 16, v41
	v_cndmask_b32_e32 v40, v201, v40, vcc
	v_cmp_o_f32_e32 vcc, v89, v89
	v_lshrrev_b32_e32 v74, 16, v74
	v_perm_b32 v91, v40, v39, s21
	v_cndmask_b32_e32 v39, v201, v41, vcc
	v_cmp_o_f32_e32 vcc, v88, v88
	v_bfe_u32 v41, v36, 16, 1
	v_add3_u32 v41, v36, v41, s23
	v_cndmask_b32_e32 v40, v201, v74, vcc
	v_perm_b32 v90, v40, v39, s21
	v_bfe_u32 v39, v77, 16, 1
	v_bfe_u32 v40, v73, 16, 1
	v_add3_u32 v39, v77, v39, s23
	v_add3_u32 v40, v73, v40, s23
	v_lshrrev_b32_e32 v39, 16, v39
	v_cmp_o_f32_e32 vcc, v77, v77
	v_bfe_u32 v74, v29, 16, 1
	v_lshrrev_b32_e32 v40, 16, v40
	v_cndmask_b32_e32 v39, v201, v39, vcc
	v_cmp_o_f32_e32 vcc, v73, v73
	v_add3_u32 v74, v29, v74, s23
	v_lshrrev_b32_e32 v41, 16, v41
	v_cndmask_b32_e32 v40, v201, v40, vcc
	v_cmp_o_f32_e32 vcc, v36, v36
	v_lshrrev_b32_e32 v74, 16, v74
	v_sub_f32_e32 v38, v208, v18
	v_cndmask_b32_e32 v36, v201, v41, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_perm_b32 v89, v40, v39, s21
	v_bfe_u32 v39, v26, 16, 1
	v_cndmask_b32_e32 v29, v201, v74, vcc
	v_perm_b32 v88, v29, v36, s21
	v_bfe_u32 v29, v28, 16, 1
	v_bfe_u32 v36, v27, 16, 1
	v_add3_u32 v29, v28, v29, s23
	v_add3_u32 v36, v27, v36, s23
	v_lshrrev_b32_e32 v29, 16, v29
	v_cmp_o_f32_e32 vcc, v28, v28
	v_exp_f32_e32 v92, v38
	v_bfe_u32 v40, v25, 16, 1
	v_add3_u32 v39, v26, v39, s23
	v_lshrrev_b32_e32 v36, 16, v36
	v_cndmask_b32_e32 v28, v201, v29, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	v_add3_u32 v40, v25, v40, s23
	v_lshrrev_b32_e32 v39, 16, v39
	v_cndmask_b32_e32 v27, v201, v36, vcc
	v_cmp_o_f32_e32 vcc, v26, v26
	v_lshrrev_b32_e32 v40, 16, v40
	v_pk_mul_f32 v[10:11], v[10:11], v[92:93] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v26, v201, v39, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_add_u32_e32 v38, 0, v182
	v_perm_b32 v27, v27, v28, s21
	v_cndmask_b32_e32 v25, v201, v40, vcc
	v_perm_b32 v26, v25, v26, s21
	v_bfe_u32 v25, v24, 16, 1
	v_bfe_u32 v28, v23, 16, 1
	v_add3_u32 v25, v24, v25, s23
	v_pk_mul_f32 v[14:15], v[14:15], v[92:93] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[92:93] op_sel_hi:[1,0]
	v_bfe_u32 v29, v22, 16, 1
	v_accvgpr_write_b32 a4, v10
	v_add3_u32 v28, v23, v28, s23
	v_lshrrev_b32_e32 v25, 16, v25
	v_pk_mul_f32 v[16:17], v[16:17], v[92:93] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v24, v24
	v_accvgpr_write_b32 a0, v14
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v38 offset:10240
	v_bfe_u32 v36, v21, 16, 1
	v_add3_u32 v29, v22, v29, s23
	v_lshrrev_b32_e32 v28, 16, v28
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_cndmask_b32_e32 v14, v201, v25, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[96:97], v[90:91], a[4:7]
	v_add3_u32 v36, v21, v36, s23
	v_lshrrev_b32_e32 v29, 16, v29
	v_cndmask_b32_e32 v15, v201, v28, vcc
	v_cmp_o_f32_e32 vcc, v22, v22
	v_lshrrev_b32_e32 v36, 16, v36
	v_perm_b32 v15, v15, v14, s21
	v_cndmask_b32_e32 v14, v201, v29, vcc
	v_cmp_o_f32_e32 vcc, v21, v21
	v_add_u32_e32 v12, 0, v183
	v_mfma_f32_16x16x16_bf16 a[4:7], v[94:95], v[88:89], a[4:7]
	v_cndmask_b32_e32 v16, v201, v36, vcc
	v_perm_b32 v14, v16, v14, s21
	v_add_u32_e32 v16, 0, v184
	ds_read_b64 v[12:13], v12 offset:10240
	ds_read_b64 v[16:17], v16 offset:12288
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[10:11], v[26:27], a[4:7]
	v_add_u32_e32 v10, 0, v185
	ds_read_b64 v[10:11], v10 offset:12288
	v_pk_mul_f32 v[8:9], v[8:9], v[92:93] op_sel_hi:[1,0]
	v_add_u32_e32 v21, 0, v194
	v_pk_mul_f32 v[6:7], v[6:7], v[92:93] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[92:93] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v21 offset:12288
	v_add_u32_e32 v8, 0, v195
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[16:17], v[90:91], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[92:93] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[10:11], v[88:89], a[8:11]
	v_add_u32_e32 v10, 0, v196
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[6:7], v[26:27], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_add_u32_e32 v10, 0, v197
	ds_read_b64 v[10:11], v10 offset:14336
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	v_add_u32_e32 v2, 0, v198
	ds_read_b64 v[2:3], v2 offset:14336
	v_mfma_f32_16x16x16_bf16 a[0:3], v[104:105], v[90:91], a[0:3]
	v_add_u32_e32 v4, 0, v199
	ds_read_b64 v[4:5], v4 offset:14336
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[6:7], v[90:91], a[12:15]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[102:103], v[88:89], a[0:3]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[10:11], v[88:89], a[12:15]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[100:101], v[26:27], a[0:3]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[26:27], a[12:15]
	v_add_f32_e32 v2, v19, v20
	v_fmac_f32_e32 v2, v79, v92
	v_mov_b32_e32 v79, v2
	v_mfma_f32_16x16x16_bf16 a[0:3], v[98:99], v[14:15], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[12:13], v[14:15], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[8:9], v[14:15], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[4:5], v[14:15], a[12:15]
	s_branch .LBB0_40
.LBB0_39:
	v_mov_b32_e32 v18, v208
.LBB0_40:
	s_mul_i32 s17, s80, s86
	s_add_i32 s34, s17, s25
	s_mul_i32 s17, s85, s97
	s_add_i32 s36, s17, s34
	s_ashr_i32 s37, s36, 31
	s_lshl_b64 s[38:39], s[36:37], 13
	v_lshl_add_u64 v[2:3], v[50:51], 0, s[38:39]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v169
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v175, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[36:37], s[36:37], 8
	s_add_u32 s80, s74, s36
	s_addc_u32 s17, s75, s37
	s_and_b32 s81, s17, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v173, s[80:83], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v175, v79
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s80, s80, 0x80
	s_addc_u32 s17, s17, 0
	s_and_b32 s81, s17, 0xffff
	.loc	1 32 0
	s_and_b64 vcc, exec, s[30:31]
	.loc	1 31 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v173, s[80:83], 0 offen
	.loc	1 32 0
	s_cbranch_vccnz .LBB0_51
	.loc	1 24 0
	v_readlane_b32 s17, v254, 7
	s_sub_i32 s17, s17, s61
	s_ashr_i32 s25, s17, 31
	s_abs_i32 s17, s17
	s_mul_hi_u32 s30, s17, s63
	s_mul_i32 s30, s30, s58
	s_sub_i32 s17, s17, s30
	s_sub_i32 s30, s17, s58
	s_cmp_ge_u32 s17, s58
	s_cselect_b32 s17, s30, s17
	s_sub_i32 s30, s17, s58
	s_cmp_ge_u32 s17, s58
	s_cselect_b32 s17, s30, s17
	s_xor_b32 s17, s17, s25
	s_sub_i32 s30, s17, s25
	.loc	1 33 0
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 3
	v_readlane_b32 s18, v254, 0
	v_readlane_b32 s19, v254, 1
	s_add_u32 s30, s18, s30
	s_addc_u32 s31, s19, s31
	v_readlane_b32 s18, v254, 8
	v_readlane_b32 s19, v254, 9
	s_nop 4
	global_load_dwordx2 v[2:3], v37, s[18:19]
	global_load_dwordx2 v[4:5], v37, s[30:31]
	v_mov_b32_e32 v7, v37
	v_mov_b32_e32 v8, v37
	v_add_u32_dpp v6, v174, v174 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v7, v174 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v8, v174 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v6, v6, v7, v8
	v_readlane_b32 s18, v254, 26
	v_readlane_b32 s19, v254, 27
	v_add_u32_dpp v6, v6, v6 row_shr:4 row_mask:0xf bank_mask:0xe
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	v_add_u32_dpp v6, v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_e32 v73, v37
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v1
	s_nop 0
	v_add_u32_dpp v6, v6, v6 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
	v_add_u32_dpp v6, v6, v6 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v6, 0, v6, s[18:19]
	v_lshl_add_u32 v7, v6, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v203, v7, vcc
	ds_permute_b32 v6, v7, v200
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v4, v2
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v36, 28, v4
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[76:77], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[16:17]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[72:73]
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	v_cmp_ne_u32_e32 vcc, 0, v174
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_gt_u32_e32 vcc, s16, v1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_50
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[30:31], vcc, 1
	s_and_b32 s25, s31, 0x55555555
	s_and_b32 s30, s30, 0x55555555
	s_sub_u32 s30, vcc_lo, s30
	v_readlane_b32 s18, v254, 38
	s_subb_u32 s31, vcc_hi, s25
	s_mov_b32 s38, s18
	s_mov_b32 s39, s18
	s_and_b64 s[36:37], s[30:31], s[38:39]
	s_lshr_b64 s[30:31], s[30:31], 2
	s_and_b64 s[30:31], s[30:31], s[38:39]
	s_add_u32 s30, s30, s36
	s_addc_u32 s31, s31, s37
	s_lshr_b64 s[36:37], s[30:31], 4
	s_add_u32 s25, s36, s30
	s_addc_u32 s30, s37, s31
	s_and_b32 s25, s25, 0xf0f0f0f
	s_and_b32 s31, s30, 0xf0f0f0f
	s_mul_i32 s30, s25, 0x1010101
	s_mul_hi_u32 s25, s25, 0x1010101
	s_add_i32 s25, s25, s30
	s_mul_i32 s31, s31, 0x1010101
	v_accvgpr_read_b32 v4, a36
	s_add_i32 s31, s25, s31
	v_accvgpr_read_b32 v5, a37
	v_readlane_b32 s19, v254, 39
	v_cmp_gt_u64_e32 vcc, s[30:31], v[4:5]
	v_writelane_b32 v254, s18, 38
	s_nop 1
	v_writelane_b32 v254, s19, 39
	s_cbranch_vccnz .LBB0_48
	s_mov_b32 s25, 0
	s_mov_b64 s[30:31], 0
.LBB0_44:
	v_readfirstlane_b32 s36, v2
	v_readfirstlane_b32 s37, v3
	v_mov_b32_e32 v7, s25
	s_nop 0
	v_cmp_eq_u64_e64 s[36:37], s[36:37], v[2:3]
	s_bcnt1_i32_b64 s35, s[36:37]
	s_add_i32 s25, s25, s35
	v_mov_b64_e32 v[4:5], s[36:37]
	v_mov_b32_e32 v8, s35
	s_or_b64 s[30:31], s[36:37], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_44
	s_or_b64 exec, exec, s[30:31]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v8, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v7, v4, v7, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v7
	ds_permute_b32 v4, v7, v4
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	ds_permute_b32 v6, v7, v6
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v200 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_47
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v245 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v205 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v241 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v207 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v243 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v200 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_47:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[30:31], 1, v4
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_49
	s_branch .LBB0_50
.LBB0_48:
	s_mov_b64 s[30:31], -1
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_50
.LBB0_49:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_50:
	s_or_b64 exec, exec, s[16:17]
.LBB0_51:
	.loc	1 34 0
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[90:91]
	s_cbranch_execz .LBB0_55
	s_mov_b64 s[36:37], exec
	v_mbcnt_lo_u32_b32 v2, s36, 0
	v_mbcnt_hi_u32_b32 v2, s37, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_54
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[38:39], s[34:35], 2
	v_readlane_b32 s18, v254, 36
	v_readlane_b32 s19, v254, 37
	s_add_u32 s38, s18, s38
	s_addc_u32 s39, s19, s39
	s_bcnt1_i32_b64 s25, s[36:37]
	v_mov_b32_e32 v3, s25
	global_atomic_add v3, v37, v3, s[38:39] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_54:
	s_or_b64 exec, exec, s[30:31]
	v_readfirstlane_b32 s25, v3
	s_nop 1
	v_add_u32_e32 v2, s25, v2
	ds_write_b32 v37, v2
.LBB0_55:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s26, v2
	s_cbranch_vccnz .LBB0_3
	v_readlane_b32 s16, v254, 28
	s_add_i32 s44, s34, s16
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[16:17], s[44:45], 8
	v_lshl_add_u64 v[2:3], v[54:55], 0, s[16:17]
	v_readlane_b32 s16, v254, 29
	s_add_i32 s42, s34, s16
	s_ashr_i32 s43, s42, 31
	s_lshl_b64 s[16:17], s[42:43], 8
	v_lshl_add_u64 v[4:5], v[54:55], 0, s[16:17]
	v_readlane_b32 s16, v254, 30
	s_add_i32 s40, s34, s16
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[16:17], s[40:41], 8
	v_lshl_add_u64 v[6:7], v[54:55], 0, s[16:17]
	v_readlane_b32 s16, v254, 31
	s_add_i32 s36, s34, s16
	s_ashr_i32 s37, s36, 31
	s_lshl_b64 s[16:17], s[36:37], 8
	v_lshl_add_u64 v[8:9], v[54:55], 0, s[16:17]
	v_readlane_b32 s16, v254, 32
	s_add_i32 s16, s34, s16
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[30:31], s[16:17], 8
	v_readlane_b32 s18, v254, 33
	v_lshl_add_u64 v[10:11], v[54:55], 0, s[30:31]
	s_add_i32 s30, s34, s18
	global_load_dword v22, v[2:3], off
	global_load_dword v23, v[2:3], off offset:64
	global_load_dword v24, v[4:5], off
	global_load_dword v25, v[4:5], off offset:64
	s_ashr_i32 s31, s30, 31
	global_load_dword v26, v[6:7], off
	global_load_dword v27, v[6:7], off offset:64
	global_load_dword v28, v[8:9], off
	global_load_dword v29, v[8:9], off offset:64
	s_lshl_b64 s[38:39], s[30:31], 8
	v_lshl_add_u64 v[12:13], v[54:55], 0, s[38:39]
	global_load_dword v38, v[10:11], off
	global_load_dword v39, v[10:11], off offset:64
	global_load_dword v40, v[12:13], off
	global_load_dword v41, v[12:13], off offset:64
	v_readlane_b32 s18, v254, 34
	s_add_i32 s38, s34, s18
	v_readlane_b32 s18, v254, 35
	s_ashr_i32 s39, s38, 31
	s_add_i32 s34, s34, s18
	s_lshl_b64 s[46:47], s[38:39], 8
	s_ashr_i32 s35, s34, 31
	v_lshl_add_u64 v[14:15], v[54:55], 0, s[46:47]
	s_lshl_b64 s[46:47], s[34:35], 8
	v_lshl_add_u64 v[16:17], v[54:55], 0, s[46:47]
	global_load_dword v73, v[14:15], off
	global_load_dword v74, v[14:15], off offset:64
	global_load_dword v75, v[16:17], off
	global_load_dword v89, v[16:17], off offset:64
	global_load_dword v90, v[2:3], off offset:128
	global_load_dword v91, v[4:5], off offset:128
	global_load_dword v92, v[4:5], off offset:192
	global_load_dword v93, v[2:3], off offset:192
	global_load_dword v94, v[6:7], off offset:128
	global_load_dword v95, v[8:9], off offset:128
	global_load_dword v120, v[8:9], off offset:192
	global_load_dword v108, v[6:7], off offset:192
	global_load_dword v202, v[10:11], off offset:128
	global_load_dword v206, v[12:13], off offset:128
	global_load_dword v216, v[12:13], off offset:192
	global_load_dword v204, v[10:11], off offset:192
	global_load_dword v224, v[14:15], off offset:128
	global_load_dword v247, v[16:17], off offset:128
	global_load_dword v249, v[16:17], off offset:192
	global_load_dword v251, v[14:15], off offset:192
	s_lshl_b64 s[44:45], s[44:45], 13
	s_add_u32 s44, s72, s44
	v_mov_b32_e32 v77, v37
	s_addc_u32 s45, s73, s45
	v_lshlrev_b32_e32 v36, 2, v34
	v_lshl_add_u64 v[2:3], s[44:45], 0, v[76:77]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	s_mov_b32 s18, 0xf149f2ca
	global_load_dwordx4 v[18:21], v[2:3], off offset:16
	global_load_dwordx4 v[96:99], v[2:3], off
	v_mov_b32_e32 v79, v37
	s_lshl_b64 s[42:43], s[42:43], 13
	v_lshl_add_u64 v[4:5], s[44:45], 0, v[78:79]
	s_add_u32 s42, s72, s42
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[36:37]
	s_addc_u32 s43, s73, s43
	s_lshl_b64 s[40:41], s[40:41], 13
	s_add_u32 s40, s72, s40
	s_addc_u32 s41, s73, s41
	s_lshl_b64 s[36:37], s[36:37], 13
	s_add_u32 s36, s72, s36
	s_addc_u32 s37, s73, s37
	s_lshl_b64 s[16:17], s[16:17], 13
	s_add_u32 s16, s72, s16
	s_addc_u32 s17, s73, s17
	s_lshl_b64 s[30:31], s[30:31], 13
	v_lshl_add_u64 v[132:133], s[16:17], 0, v[76:77]
	s_add_u32 s30, s72, s30
	v_lshl_add_u64 v[208:209], s[16:17], 0, v[78:79]
	v_readlane_b32 s16, v254, 20
	s_addc_u32 s31, s73, s31
	v_readlane_b32 s17, v254, 21
	v_lshl_add_u64 v[140:141], s[30:31], 0, v[76:77]
	v_lshl_add_u64 v[136:137], v[132:133], 0, v[36:37]
	v_lshl_add_u64 v[144:145], v[140:141], 0, v[36:37]
	v_lshl_add_u64 v[212:213], v[208:209], 0, v[36:37]
	v_lshl_add_u64 v[30:31], v[30:31], 1, v[86:87]
	v_lshl_add_u64 v[32:33], v[32:33], 1, v[86:87]
	s_waitcnt vmcnt(31)
	v_max3_f32 v2, v22, s18, v24
	s_waitcnt vmcnt(30)
	v_max3_f32 v3, v23, s18, v25
	s_waitcnt vmcnt(27)
	v_max3_f32 v2, v2, v26, v28
	s_waitcnt vmcnt(26)
	v_max3_f32 v3, v3, v27, v29
	v_readlane_b32 s18, v254, 10
	s_waitcnt vmcnt(23)
	v_max3_f32 v2, v2, v38, v40
	s_waitcnt vmcnt(22)
	v_max3_f32 v3, v3, v39, v41
	v_readlane_b32 s19, v254, 11
	s_waitcnt vmcnt(19)
	v_max3_f32 v232, v2, v73, v75
	s_waitcnt vmcnt(18)
	v_max3_f32 v233, v3, v74, v89
	v_sub_f32_e32 v2, v22, v232
	v_sub_f32_e32 v3, v23, v233
	v_exp_f32_e32 v2, v2
	v_exp_f32_e32 v3, v3
	v_sub_f32_e32 v4, v24, v232
	v_sub_f32_e32 v5, v25, v233
	v_exp_f32_e32 v8, v4
	v_cndmask_b32_e64 v240, 0, v2, s[18:19]
	v_cndmask_b32_e64 v88, 0, v3, s[18:19]
	v_exp_f32_e32 v9, v5
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[10:13], v[6:7], off
	v_lshl_add_u64 v[6:7], s[42:43], 0, v[76:77]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	v_readlane_b32 s18, v254, 12
	global_load_dwordx4 v[100:103], v[6:7], off offset:16
	global_load_dwordx4 v[104:107], v[6:7], off
	v_sub_f32_e32 v7, v27, v233
	v_readlane_b32 s19, v254, 13
	v_exp_f32_e32 v17, v7
	s_waitcnt vmcnt(21)
	v_fma_f32 v253, v90, v240, 0
	v_cndmask_b32_e64 v242, 0, v8, s[18:19]
	v_cndmask_b32_e64 v90, 0, v9, s[18:19]
	v_lshl_add_u64 v[8:9], s[42:43], 0, v[78:79]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[36:37]
	v_sub_f32_e32 v6, v26, v232
	v_readlane_b32 s18, v254, 14
	s_waitcnt vmcnt(18)
	v_fma_f32 v93, v93, v88, 0
	v_exp_f32_e32 v16, v6
	global_load_dwordx4 v[6:9], v[14:15], off offset:16
	global_load_dwordx4 v[22:25], v[14:15], off
	v_readlane_b32 s19, v254, 15
	v_lshl_add_u64 v[14:15], s[40:41], 0, v[76:77]
	v_fmac_f32_e32 v93, v90, v92
	v_cndmask_b32_e64 v92, 0, v17, s[18:19]
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v93, v92, v108
	global_load_dwordx4 v[108:111], v[14:15], off offset:16
	global_load_dwordx4 v[112:115], v[14:15], off
	v_sub_f32_e32 v15, v29, v233
	v_exp_f32_e32 v29, v15
	v_cndmask_b32_e64 v244, 0, v16, s[18:19]
	v_lshl_add_u64 v[16:17], s[40:41], 0, v[78:79]
	v_lshl_add_u64 v[26:27], v[16:17], 0, v[36:37]
	v_sub_f32_e32 v14, v28, v232
	v_readlane_b32 s18, v254, 16
	v_fmac_f32_e32 v253, v242, v91
	v_exp_f32_e32 v28, v14
	global_load_dwordx4 v[14:17], v[26:27], off offset:16
	global_load_dwordx4 v[116:119], v[26:27], off
	v_readlane_b32 s19, v254, 17
	v_lshl_add_u64 v[26:27], s[36:37], 0, v[76:77]
	v_fmac_f32_e32 v253, v244, v94
	v_cndmask_b32_e64 v94, 0, v29, s[18:19]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[36:37]
	v_fmac_f32_e32 v93, v94, v120
	global_load_dwordx4 v[120:123], v[26:27], off offset:16
	global_load_dwordx4 v[124:127], v[26:27], off
	v_sub_f32_e32 v26, v38, v232
	v_exp_f32_e32 v38, v26
	v_sub_f32_e32 v27, v39, v233
	v_cndmask_b32_e64 v246, 0, v28, s[18:19]
	v_exp_f32_e32 v39, v27
	v_readlane_b32 s18, v254, 18
	v_readlane_b32 s19, v254, 19
	v_lshl_add_u64 v[28:29], s[36:37], 0, v[78:79]
	s_lshl_b64 s[36:37], s[38:39], 13
	v_cndmask_b32_e64 v248, 0, v38, s[18:19]
	v_sub_f32_e32 v38, v40, v232
	v_exp_f32_e32 v38, v38
	v_cndmask_b32_e64 v250, 0, v39, s[18:19]
	v_sub_f32_e32 v39, v41, v233
	v_exp_f32_e32 v39, v39
	s_add_u32 s36, s72, s36
	v_cndmask_b32_e64 v252, 0, v38, s[16:17]
	v_sub_f32_e32 v38, v73, v232
	s_addc_u32 s37, s73, s37
	s_lshl_b64 s[34:35], s[34:35], 13
	v_exp_f32_e32 v38, v38
	s_add_u32 s34, s72, s34
	s_waitcnt vmcnt(18)
	v_fmac_f32_e32 v93, v250, v204
	v_cndmask_b32_e64 v204, 0, v39, s[16:17]
	v_sub_f32_e32 v39, v74, v233
	v_fmac_f32_e32 v253, v246, v95
	s_addc_u32 s35, s73, s35
	v_exp_f32_e32 v39, v39
	v_readlane_b32 s16, v254, 22
	v_lshl_add_u64 v[128:129], v[28:29], 0, v[36:37]
	v_lshl_add_u64 v[148:149], s[36:37], 0, v[76:77]
	v_lshl_add_u64 v[156:157], s[34:35], 0, v[76:77]
	v_fmac_f32_e32 v253, v248, v202
	v_readlane_b32 s17, v254, 23
	global_load_dwordx4 v[26:29], v[128:129], off offset:16
	s_nop 0
	global_load_dwordx4 v[128:131], v[128:129], off
	v_lshl_add_u64 v[152:153], v[148:149], 0, v[36:37]
	v_lshl_add_u64 v[160:161], v[156:157], 0, v[36:37]
	v_fmac_f32_e32 v253, v252, v206
	v_fmac_f32_e32 v93, v204, v216
	v_lshl_add_u64 v[216:217], s[30:31], 0, v[78:79]
	v_cndmask_b32_e64 v206, 0, v38, s[16:17]
	global_load_dwordx4 v[132:135], v[136:137], off offset:16
	s_nop 0
	global_load_dwordx4 v[136:139], v[136:137], off
	s_nop 0
	global_load_dwordx4 v[140:143], v[144:145], off offset:16
	s_nop 0
	global_load_dwordx4 v[144:147], v[144:145], off
	s_nop 0
	global_load_dwordx4 v[148:151], v[152:153], off offset:16
	s_nop 0
	global_load_dwordx4 v[152:155], v[152:153], off
	s_nop 0
	global_load_dwordx4 v[156:159], v[160:161], off offset:16
	s_nop 0
	global_load_dwordx4 v[160:163], v[160:161], off
	s_nop 0
	global_load_dwordx4 v[208:211], v[212:213], off offset:16
	s_nop 0
	global_load_dwordx4 v[212:215], v[212:213], off
	v_lshl_add_u64 v[220:221], v[216:217], 0, v[36:37]
	s_waitcnt vmcnt(29)
	v_fmac_f32_e32 v253, v206, v224
	v_lshl_add_u64 v[224:225], s[36:37], 0, v[78:79]
	global_load_dwordx4 v[216:219], v[220:221], off offset:16
	s_nop 0
	global_load_dwordx4 v[220:223], v[220:221], off
	v_cndmask_b32_e64 v202, 0, v39, s[16:17]
	v_lshl_add_u64 v[228:229], v[224:225], 0, v[36:37]
	v_sub_f32_e32 v38, v75, v232
	v_sub_f32_e32 v39, v89, v233
	v_lshl_add_u64 v[232:233], s[34:35], 0, v[78:79]
	global_load_dwordx4 v[224:227], v[228:229], off offset:16
	s_nop 0
	global_load_dwordx4 v[228:231], v[228:229], off
	v_lshl_add_u64 v[236:237], v[232:233], 0, v[36:37]
	global_load_dwordx4 v[232:235], v[236:237], off offset:16
	s_nop 0
	global_load_dwordx4 v[236:239], v[236:237], off
	v_exp_f32_e32 v38, v38
	v_readlane_b32 s18, v254, 24
	v_readlane_b32 s19, v254, 25
	v_exp_f32_e32 v39, v39
	s_waitcnt vmcnt(32)
	v_fmac_f32_e32 v93, v202, v251
	v_cndmask_b32_e64 v36, 0, v38, s[18:19]
	v_fmac_f32_e32 v253, v36, v247
	v_div_scale_f32 v38, s[16:17], v253, v253, 1.0
	v_rcp_f32_e32 v40, v38
	v_cndmask_b32_e64 v74, 0, v39, s[18:19]
	v_fmac_f32_e32 v93, v74, v249
	s_waitcnt vmcnt(29)
	v_pk_fma_f32 v[2:3], v[88:89], v[2:3], 0 op_sel_hi:[0,1,0]
	v_fma_f32 v39, -v38, v40, 1.0
	v_fmac_f32_e32 v40, v39, v40
	v_div_scale_f32 v39, vcc, 1.0, v253, 1.0
	v_mul_f32_e32 v41, v39, v40
	v_fma_f32 v73, -v38, v41, v39
	v_fmac_f32_e32 v41, v73, v40
	v_fma_f32 v38, -v38, v41, v39
	v_div_scale_f32 v39, s[16:17], v93, v93, 1.0
	v_rcp_f32_e32 v73, v39
	v_div_fmas_f32 v38, v38, v40, v41
	s_waitcnt vmcnt(25)
	v_pk_fma_f32 v[2:3], v[90:91], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(21)
	v_pk_fma_f32 v[2:3], v[92:93], v[14:15], v[2:3] op_sel_hi:[0,1,1]
	v_fma_f32 v40, -v39, v73, 1.0
	v_fmac_f32_e32 v73, v40, v73
	v_div_scale_f32 v40, vcc, 1.0, v93, 1.0
	v_mul_f32_e32 v41, v40, v73
	v_fma_f32 v75, -v39, v41, v40
	v_fmac_f32_e32 v41, v75, v73
	v_fma_f32 v39, -v39, v41, v40
	v_div_fmas_f32 v39, v39, v73, v41
	v_div_fixup_f32 v40, v39, v93, 1.0
	v_pk_fma_f32 v[20:21], v[240:241], v[20:21], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[20:21], v[242:243], v[102:103], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[240:241], v[18:19], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[20:21], v[244:245], v[110:111], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[242:243], v[100:101], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(19)
	v_pk_fma_f32 v[20:21], v[246:247], v[122:123], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[240:241], v[98:99], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[18:19], v[244:245], v[108:109], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[242:243], v[106:107], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[246:247], v[120:121], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[240:241], v[96:97], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[98:99], v[244:245], v[114:115], v[98:99] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v38, v38, v253, 1.0
	v_pk_fma_f32 v[96:97], v[242:243], v[104:105], v[96:97] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[98:99], v[246:247], v[126:127], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[244:245], v[112:113], v[96:97] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[246:247], v[124:125], v[96:97] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[88:89], v[10:11], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(17)
	v_pk_fma_f32 v[2:3], v[94:95], v[26:27], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[90:91], v[22:23], v[10:11] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[88:89], v[12:13], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[12:13], v[90:91], v[24:25], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[92:93], v[118:119], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(16)
	v_pk_fma_f32 v[12:13], v[94:95], v[130:131], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[92:93], v[116:117], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[20:21], v[248:249], v[134:135], v[20:21] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[20:21], v[252:253], v[142:143], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[248:249], v[132:133], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[20:21], v[206:207], v[150:151], v[20:21] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[2:3], v[250:251], v[208:209], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[252:253], v[140:141], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[36:37], v[158:159], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[248:249], v[138:139], v[98:99] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[2:3], v[204:205], v[216:217], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[206:207], v[148:149], v[18:19] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[20:21], v[38:39], v[20:21] op_sel_hi:[0,1]
	v_pk_fma_f32 v[98:99], v[252:253], v[146:147], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[36:37], v[156:157], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[248:249], v[136:137], v[96:97] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[2:3], v[202:203], v[224:225], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[206:207], v[154:155], v[98:99] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[2:3], v[74:75], v[232:233], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[6:7], v[40:41], v[2:3] op_sel_hi:[0,1]
	v_pk_fma_f32 v[2:3], v[88:89], v[4:5], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[2:3], v[90:91], v[8:9], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[92:93], v[16:17], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[94:95], v[28:29], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[250:251], v[210:211], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[204:205], v[218:219], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[202:203], v[226:227], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[74:75], v[234:235], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[8:9], v[40:41], v[2:3] op_sel_hi:[0,1]
	v_bfe_u32 v2, v20, 16, 1
	v_pk_mul_f32 v[18:19], v[38:39], v[18:19] op_sel_hi:[0,1]
	v_bfe_u32 v3, v21, 16, 1
	v_add3_u32 v2, v20, v2, s23
	v_pk_fma_f32 v[96:97], v[252:253], v[144:145], v[96:97] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[36:37], v[162:163], v[98:99] op_sel_hi:[0,1,1]
	v_bfe_u32 v4, v18, 16, 1
	v_add3_u32 v3, v21, v3, s23
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v20, v20
	v_pk_fma_f32 v[96:97], v[206:207], v[152:153], v[96:97] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[98:99], v[38:39], v[98:99] op_sel_hi:[0,1]
	v_bfe_u32 v5, v19, 16, 1
	v_add3_u32 v4, v18, v4, s23
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v201, v2, vcc
	v_cmp_o_f32_e32 vcc, v21, v21
	v_pk_fma_f32 v[96:97], v[36:37], v[160:161], v[96:97] op_sel_hi:[0,1,1]
	v_bfe_u32 v14, v98, 16, 1
	v_add3_u32 v5, v19, v5, s23
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v201, v3, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_pk_mul_f32 v[96:97], v[38:39], v[96:97] op_sel_hi:[0,1]
	v_bfe_u32 v15, v99, 16, 1
	v_add3_u32 v14, v98, v14, s23
	v_lshrrev_b32_e32 v22, 16, v5
	v_perm_b32 v5, v3, v2, s21
	v_cndmask_b32_e32 v2, v201, v4, vcc
	v_cmp_o_f32_e32 vcc, v19, v19
	v_bfe_u32 v16, v96, 16, 1
	v_add3_u32 v15, v99, v15, s23
	v_lshrrev_b32_e32 v14, 16, v14
	v_cndmask_b32_e32 v3, v201, v22, vcc
	v_cmp_o_f32_e32 vcc, v98, v98
	v_bfe_u32 v17, v97, 16, 1
	v_add3_u32 v16, v96, v16, s23
	v_lshrrev_b32_e32 v15, 16, v15
	v_perm_b32 v4, v3, v2, s21
	v_cndmask_b32_e32 v2, v201, v14, vcc
	v_cmp_o_f32_e32 vcc, v99, v99
	v_add3_u32 v17, v97, v17, s23
	v_lshrrev_b32_e32 v16, 16, v16
	v_cndmask_b32_e32 v3, v201, v15, vcc
	v_cmp_o_f32_e32 vcc, v96, v96
	v_lshrrev_b32_e32 v17, 16, v17
	v_perm_b32 v3, v3, v2, s21
	v_cndmask_b32_e32 v2, v201, v16, vcc
	v_cmp_o_f32_e32 vcc, v97, v97
	v_pk_fma_f32 v[12:13], v[250:251], v[214:215], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[94:95], v[128:129], v[10:11] op_sel_hi:[0,1,1]
	v_cndmask_b32_e32 v14, v201, v17, vcc
	v_perm_b32 v2, v14, v2, s21
	v_pk_fma_f32 v[12:13], v[204:205], v[222:223], v[12:13] op_sel_hi:[0,1,1]
	global_store_dwordx4 v[30:31], v[2:5], off
	v_pk_fma_f32 v[10:11], v[250:251], v[212:213], v[10:11] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[202:203], v[230:231], v[12:13] op_sel_hi:[0,1,1]
	v_bfe_u32 v2, v8, 16, 1
	v_bfe_u32 v3, v9, 16, 1
	v_add3_u32 v2, v8, v2, s23
	v_cmp_o_f32_e32 vcc, v8, v8
	v_pk_fma_f32 v[10:11], v[204:205], v[220:221], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[12:13], v[74:75], v[238:239], v[12:13] op_sel_hi:[0,1,1]
	v_bfe_u32 v4, v6, 16, 1
	v_add3_u32 v3, v9, v3, s23
	v_cndmask_b32_sdwa v2, v201, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	v_pk_fma_f32 v[10:11], v[202:203], v[228:229], v[10:11] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
	v_bfe_u32 v5, v7, 16, 1
	v_add3_u32 v4, v6, v4, s23
	v_cndmask_b32_sdwa v3, v201, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v6, v6
	v_pk_fma_f32 v[10:11], v[74:75], v[236:237], v[10:11] op_sel_hi:[0,1,1]
	v_bfe_u32 v14, v12, 16, 1
	v_add3_u32 v18, v7, v5, s23
	v_perm_b32 v5, v3, v2, s21
	v_cndmask_b32_sdwa v2, v201, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
	v_bfe_u32 v15, v13, 16, 1
	v_add3_u32 v14, v12, v14, s23
	v_cndmask_b32_sdwa v3, v201, v18, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v12, v12
	v_bfe_u32 v16, v10, 16, 1
	v_add3_u32 v15, v13, v15, s23
	v_perm_b32 v4, v3, v2, s21
	v_cndmask_b32_sdwa v2, v201, v14, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v13, v13
	v_bfe_u32 v17, v11, 16, 1
	v_add3_u32 v16, v10, v16, s23
	v_cndmask_b32_sdwa v3, v201, v15, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v10, v10
	v_add3_u32 v17, v11, v17, s23
	v_perm_b32 v3, v3, v2, s21
	v_cndmask_b32_sdwa v2, v201, v16, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	s_nop 1
	v_cndmask_b32_sdwa v6, v201, v17, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v6, v2, s21
	global_store_dwordx4 v[32:33], v[2:5], off
	s_branch .LBB0_3
.LBB0_57:
	v_readlane_b32 s20, v254, 3
	v_readlane_b32 s21, v254, 4
	s_load_dword s24, s[20:21], 0x54
	s_mov_b64 s[16:17], 0
	v_readlane_b32 s83, v254, 5
	v_readlane_b32 s19, v254, 6
	v_readlane_b32 s18, v254, 2
.LBB0_58:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_114
	.loc	1 16 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s6, s24
	v_cvt_f32_u32_e32 v1, s6
	s_cmp_lt_i32 s5, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v6, v1
	s_nop 0
	v_readfirstlane_b32 s0, v6
	s_cbranch_scc1 .LBB0_114
	s_sub_i32 s34, 0, s6
	s_mul_i32 s16, s34, s0
	s_mul_hi_u32 s16, s0, s16
	s_abs_i32 s3, s19
	s_add_i32 s0, s0, s16
	s_mul_hi_u32 s0, s3, s0
	s_mul_i32 s16, s0, s6
	s_ashr_i32 s1, s19, 31
	s_ashr_i32 s62, s24, 31
	.loc	1 15 0
	s_mul_i32 s63, s18, s86
	.loc	1 16 0
	s_sub_i32 s3, s3, s16
	.loc	1 15 0
	s_add_i32 s63, s63, s7
	.loc	1 16 0
	s_xor_b32 s1, s1, s62
	s_add_i32 s16, s0, 1
	s_sub_i32 s17, s3, s6
	s_cmp_ge_u32 s3, s6
	s_cselect_b32 s0, s16, s0
	s_cselect_b32 s3, s17, s3
	s_add_i32 s16, s0, 1
	s_cmp_ge_u32 s3, s6
	s_cselect_b32 s0, s16, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s35, s0, s1
	s_mul_hi_i32 s1, s4, s84
	s_mul_i32 s0, s4, s84
	s_lshl_b64 s[22:23], s[0:1], 6
	s_mul_i32 s1, s35, s24
	s_add_i32 s0, s5, s2
	s_sub_i32 s1, s19, s1
	s_cmp_eq_u32 s1, 1
	s_cselect_b32 s3, s33, 1
	s_abs_i32 s17, s5
	v_cvt_f32_u32_e32 v1, s17
	s_load_dword s18, s[20:21], 0x50
	s_sub_i32 s19, 0, s17
	s_sub_i32 s0, s0, s3
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s16, s0, 31
	s_abs_i32 s0, s0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s65, s24, s18
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readlane_b32 s8, v254, 0
	v_readlane_b32 s9, v254, 1
	v_and_b32_e32 v3, 63, v0
	v_readfirstlane_b32 s20, v1
	s_mul_i32 s19, s19, s20
	s_mul_hi_u32 s19, s20, s19
	s_add_i32 s20, s20, s19
	s_mul_hi_u32 s19, s0, s20
	s_mul_i32 s19, s19, s17
	s_sub_i32 s0, s0, s19
	s_sub_i32 s19, s0, s17
	s_cmp_ge_u32 s0, s17
	s_cselect_b32 s0, s19, s0
	s_sub_i32 s19, s0, s17
	s_cmp_ge_u32 s0, s17
	s_cselect_b32 s0, s19, s0
	s_xor_b32 s0, s0, s16
	s_add_i32 s3, s3, s2
	s_sub_i32 s16, s0, s16
	s_ashr_i32 s0, s3, 31
	s_abs_i32 s3, s3
	s_mul_hi_u32 s19, s3, s20
	s_mul_i32 s19, s19, s17
	s_sub_i32 s3, s3, s19
	s_sub_i32 s19, s3, s17
	s_cmp_ge_u32 s3, s17
	s_cselect_b32 s3, s19, s3
	s_sub_i32 s19, s3, s17
	s_cmp_ge_u32 s3, s17
	s_cselect_b32 s3, s19, s3
	s_abs_i32 s17, s7
	v_cvt_f32_u32_e32 v1, s17
	s_sub_i32 s19, 0, s17
	s_xor_b32 s3, s3, s0
	s_sub_i32 s18, s3, s0
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s3, s35
	s_xor_b32 s0, s35, s7
	s_ashr_i32 s0, s0, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshrrev_b32_e32 v7, 6, v0
	v_or_b32_e32 v4, v7, v3
	v_lshrrev_b32_e32 v5, 3, v0
	v_readfirstlane_b32 s20, v1
	s_mul_i32 s19, s19, s20
	s_mul_hi_u32 s19, s20, s19
	s_add_i32 s20, s20, s19
	s_mul_hi_u32 s19, s3, s20
	s_mul_i32 s20, s19, s17
	s_sub_i32 s3, s3, s20
	s_add_i32 s20, s19, 1
	s_sub_i32 s21, s3, s17
	s_cmp_ge_u32 s3, s17
	s_cselect_b32 s19, s20, s19
	s_cselect_b32 s3, s21, s3
	s_add_i32 s20, s19, 1
	s_cmp_ge_u32 s3, s17
	s_cselect_b32 s3, s20, s19
	s_xor_b32 s3, s3, s0
	s_sub_i32 s36, s3, s0
	s_mul_i32 s66, s36, s24
	s_add_i32 s66, s66, s1
	s_cmp_lt_i32 s66, s84
	s_cselect_b64 s[24:25], -1, 0
	s_lshr_b32 s0, s35, 31
	s_add_i32 s0, s35, s0
	s_and_b32 s0, s0, 0x7fffffe
	s_sub_i32 s0, s35, s0
	s_lshl_b32 s0, s0, 5
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s67, s78, s0
	s_addc_u32 s68, s79, s1
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s26, s8, s18
	s_addc_u32 s27, s9, s19
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s28, s8, s2
	s_addc_u32 s29, s9, s3
	s_add_i32 s2, s4, 15
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s2, s2, s3
	s_ashr_i32 s17, s16, 31
	s_ashr_i32 s69, s2, 4
	s_lshl_b64 s[16:17], s[16:17], 3
	s_add_u32 s30, s8, s16
	v_readfirstlane_b32 s8, v6
	s_mul_i32 s34, s34, s8
	s_addc_u32 s31, s9, s17
	s_mul_i32 s36, s36, s7
	s_mul_hi_u32 s9, s8, s34
	s_sub_i32 s70, s35, s36
	s_add_i32 s71, s8, s9
	s_cmp_lt_i32 s70, s69
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s8, s70, 31
	s_add_i32 s8, s70, s8
	s_and_b32 s8, s8, 0x7fffffe
	s_sub_i32 s8, s70, s8
	s_lshl_b32 s8, s8, 5
	s_ashr_i32 s9, s8, 31
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v1, 3, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v4
	v_lshlrev_b32_e32 v4, 5, v0
	v_and_or_b32 v7, v0, 62, v7
	v_and_b32_e32 v0, 0x7e, v0
	s_lshl_b64 s[8:9], s[8:9], 2
	v_cmp_eq_u32_e64 s[20:21], 0, v7
	v_cmp_eq_u32_e64 s[18:19], 0, v0
	s_add_u32 s72, s76, s8
	s_mov_b32 s64, 0
	v_and_b32_e32 v2, 56, v1
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 32, v4
	v_cndmask_b32_e64 v16, 0, 1, s[20:21]
	v_cndmask_b32_e64 v17, 0, 1, s[18:19]
	s_addc_u32 s73, s77, s9
	v_mov_b32_e32 v18, 1
	s_mov_b32 s36, 0x33333333
	v_bfrev_b32_e32 v19, 0.5
	v_mov_b32_e32 v6, -1
	v_bfrev_b32_e32 v7, -8
	v_mov_b32_e32 v20, 32
	v_mov_b32_e32 v21, 16
	v_mov_b32_e32 v22, 8
	v_mov_b32_e32 v23, 4
	v_mov_b32_e32 v24, 2
	s_branch .LBB0_62
.LBB0_61:
	s_add_i32 s64, s64, 1
	s_cmp_eq_u32 s64, s5
	s_cbranch_scc1 .LBB0_114
.LBB0_62:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_61
	s_cmp_lg_u32 s64, 0
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_lt_i32 s64, s33
	s_cselect_b64 s[40:41], -1, 0
	s_add_i32 s16, s64, s83
	s_add_i32 s8, s16, -1
	s_lshr_b32 s9, s8, 31
	s_add_i32 s9, s8, s9
	s_ashr_i32 s17, s9, 1
	s_and_b32 s9, s9, -2
	s_sub_i32 s74, s8, s9
	s_lshl_b32 s8, s74, 1
	s_ashr_i32 s9, s8, 31
	s_add_i32 s75, s17, 1
	s_mul_i32 s9, s22, s9
	s_mul_hi_u32 s17, s22, s8
	s_add_i32 s9, s17, s9
	s_mul_i32 s17, s23, s8
	s_add_i32 s9, s9, s17
	s_mul_i32 s8, s22, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s17, s10, s8
	s_addc_u32 s37, s11, s9
	s_lshr_b32 s8, s16, 31
	s_add_i32 s8, s16, s8
	s_ashr_i32 s81, s8, 1
	s_and_b32 s8, s8, -2
	s_sub_i32 s80, s16, s8
	s_lshl_b32 s8, s80, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s22, s9
	s_mul_hi_u32 s16, s22, s8
	s_add_i32 s9, s16, s9
	s_mul_i32 s16, s23, s8
	s_add_i32 s9, s9, s16
	s_mul_i32 s8, s22, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s42, s10, s8
	s_addc_u32 s43, s11, s9
	s_lshl_b64 s[44:45], s[22:23], 1
	s_add_u32 s16, s17, s44
	s_addc_u32 s48, s37, s45
	s_cmp_eq_u32 s64, 0
	s_cselect_b64 s[8:9], -1, 0
	v_cndmask_b32_e64 v26, 0, 1, s[8:9]
	s_and_b64 s[8:9], s[8:9], exec
	v_cndmask_b32_e64 v25, 0, 1, s[38:39]
	s_mul_i32 s74, s74, s84
	s_mul_i32 s75, s75, s7
	s_cselect_b32 s47, s13, s37
	s_cselect_b32 s46, s12, s17
	s_cselect_b32 s49, s15, s48
	s_cselect_b32 s48, s14, s16
	s_mul_i32 s80, s80, s84
	s_mul_i32 s81, s81, s63
	s_mov_b32 s50, s66
	s_branch .LBB0_66
.LBB0_64:
	s_or_b64 exec, exec, s[8:9]
.LBB0_65:
	s_add_i32 s50, s50, s65
	s_cmp_lt_i32 s50, s84
	s_cbranch_scc0 .LBB0_61
.LBB0_66:
	v_cmp_ne_u32_e64 s[8:9], 1, v25
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_73
	s_add_i32 s16, s50, s74
	s_lshl_b32 s16, s16, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s16, s67, s16
	s_addc_u32 s17, s68, s17
	s_branch .LBB0_70
.LBB0_68:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s37, v0
	s_nop 1
	v_mov_b32_e32 v0, s37
	ds_write_b32 v1, v0
.LBB0_69:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s75, v0
	s_cbranch_vccz .LBB0_73
.LBB0_70:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_69
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_68
	global_load_dword v0, v1, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_68
.LBB0_73:
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB0_75
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_65
	s_branch .LBB0_105
.LBB0_75:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[8:9], v1, s[26:27]
	global_load_dwordx2 v[10:11], v1, s[28:29]
	v_cmp_ne_u32_e32 vcc, 1, v26
	s_mov_b32 s37, 1
	s_cbranch_vccnz .LBB0_77
	s_abs_i32 s17, s50
	s_mul_hi_u32 s37, s17, s71
	s_mul_i32 s51, s37, s6
	s_ashr_i32 s16, s50, 31
	s_sub_i32 s17, s17, s51
	s_xor_b32 s16, s16, s62
	s_add_i32 s51, s37, 1
	s_sub_i32 s52, s17, s6
	s_cmp_ge_u32 s17, s6
	s_cselect_b32 s37, s51, s37
	s_cselect_b32 s17, s52, s17
	s_add_i32 s51, s37, 1
	s_cmp_ge_u32 s17, s6
	s_cselect_b32 s17, s51, s37
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_add_i32 s37, s16, 1
.LBB0_77:
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_add_i32 s16, s50, s80
	s_nop 0
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	s_lshl_b32 s52, s16, 6
	v_and_b32_e32 v8, -16, v8
	s_andn2_b64 vcc, exec, s[34:35]
	s_ashr_i32 s53, s52, 31
	s_cbranch_vccnz .LBB0_95
	s_ashr_i32 s51, s50, 31
	s_lshl_b64 s[16:17], s[52:53], 2
	s_add_u32 s54, s72, s16
	s_addc_u32 s55, s73, s17
	v_lshl_add_u64 v[8:9], s[42:43], 0, v[8:9]
	s_cmp_lt_i32 s37, 1
	v_lshl_add_u64 v[10:11], v[8:9], 0, s[44:45]
	s_cselect_b64 s[56:57], -1, 0
	v_mov_b64_e32 v[12:13], s[50:51]
	s_mov_b32 s51, s70
	s_branch .LBB0_80
.LBB0_79:
	s_or_b64 exec, exec, s[58:59]
	s_add_i32 s51, s51, s7
	s_cmp_lt_i32 s51, s69
	s_cbranch_scc0 .LBB0_94
.LBB0_80:
	v_lshl_or_b32 v0, s51, 4, v5
	v_mad_i64_i32 v[14:15], s[16:17], v0, s84, v[12:13]
	v_lshlrev_b64 v[14:15], 6, v[14:15]
	v_or_b32_e32 v14, v14, v2
	v_cmp_gt_i32_e64 s[16:17], s4, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[58:59], s[16:17]
	s_cbranch_execz .LBB0_82
	v_lshl_add_u64 v[30:31], v[14:15], 1, s[46:47]
	global_load_dwordx4 v[32:35], v[30:31], off
.LBB0_82:
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[58:59], s[16:17]
	s_cbranch_execz .LBB0_84
	v_lshl_add_u64 v[28:29], v[14:15], 1, s[48:49]
	global_load_dwordx4 v[28:31], v[28:29], off
.LBB0_84:
	s_or_b64 exec, exec, s[58:59]
	s_cmp_lg_u32 s51, s70
	s_cselect_b64 s[58:59], -1, 0
	s_or_b64 s[58:59], s[58:59], s[56:57]
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_92
	s_mov_b32 s82, 0
	s_branch .LBB0_88
.LBB0_86:
	s_or_b64 exec, exec, s[60:61]
	v_readfirstlane_b32 s60, v0
	s_nop 1
	v_mov_b32_e32 v0, s60
	ds_write_b32 v1, v0
.LBB0_87:
	s_or_b64 exec, exec, s[58:59]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s81, v0
	s_cbranch_vccz .LBB0_91
.LBB0_88:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_87
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_86
	global_load_dword v0, v1, s[54:55] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_86
.LBB0_91:
	s_add_i32 s82, s82, 1
	s_cmp_lg_u32 s82, s37
	s_cbranch_scc1 .LBB0_88
.LBB0_92:
	s_and_saveexec_b64 s[58:59], s[16:17]
	s_cbranch_execz .LBB0_79
	v_lshlrev_b64 v[14:15], 1, v[14:15]
	v_lshl_add_u64 v[36:37], v[10:11], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[14:15]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[14:15], v[32:35], off
	global_store_dwordx4 v[36:37], v[28:31], off
	s_branch .LBB0_79
.LBB0_94:
	global_load_dwordx2 v[8:9], v1, s[26:27]
	global_load_dwordx2 v[10:11], v1, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	v_and_b32_e32 v8, -16, v8
.LBB0_95:
	v_lshl_add_u64 v[8:9], s[78:79], 0, v[8:9]
	s_lshl_b64 s[16:17], s[52:53], 2
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[16:17]
	v_lshlrev_b32_e32 v0, 2, v4
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v3
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	v_add_u32_dpp v0, v16, v16 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v16 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v16 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v0, v0, v10, v11
	s_barrier
	s_nop 0
	v_add_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v0, 0, v0, s[20:21]
	v_lshl_add_u32 v10, v0, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_cndmask_b32_e32 v10, v19, v10, vcc
	ds_permute_b32 v0, v10, v18
	ds_permute_b32 v8, v10, v8
	ds_permute_b32 v9, v10, v9
	v_cmp_ne_u32_e32 vcc, 0, v16
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_gt_u32_e32 vcc, s16, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_104
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[12:13], v[10:11]
	s_lshr_b64 s[52:53], vcc, 1
	s_and_b32 s37, s53, 0x55555555
	s_and_b32 s51, s52, 0x55555555
	s_sub_u32 s52, vcc_lo, s51
	s_subb_u32 s53, vcc_hi, s37
	s_mov_b32 s37, s36
	s_and_b64 s[54:55], s[52:53], s[36:37]
	s_lshr_b64 s[52:53], s[52:53], 2
	s_and_b64 s[52:53], s[52:53], s[36:37]
	s_add_u32 s52, s52, s54
	s_addc_u32 s53, s53, s55
	s_lshr_b64 s[54:55], s[52:53], 4
	s_add_u32 s37, s54, s52
	s_addc_u32 s51, s55, s53
	s_and_b32 s37, s37, 0xf0f0f0f
	s_and_b32 s51, s51, 0xf0f0f0f
	s_mul_i32 s52, s37, 0x1010101
	s_mul_hi_u32 s37, s37, 0x1010101
	s_add_i32 s37, s37, s52
	s_mul_i32 s51, s51, 0x1010101
	s_add_i32 s53, s37, s51
	v_cmp_gt_u64_e32 vcc, s[52:53], v[6:7]
	s_cbranch_vccnz .LBB0_102
	s_mov_b32 s37, 0
	s_mov_b64 s[52:53], 0
.LBB0_98:
	v_readfirstlane_b32 s54, v8
	v_readfirstlane_b32 s55, v9
	v_mov_b32_e32 v12, s37
	s_nop 0
	v_cmp_eq_u64_e64 s[54:55], s[54:55], v[8:9]
	s_bcnt1_i32_b64 s51, s[54:55]
	s_add_i32 s37, s37, s51
	v_mov_b64_e32 v[10:11], s[54:55]
	v_mov_b32_e32 v13, s51
	s_or_b64 s[52:53], s[54:55], s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_98
	s_or_b64 exec, exec, s[52:53]
	v_mbcnt_lo_u32_b32 v10, v10, 0
	v_mbcnt_hi_u32_b32 v10, v11, v10
	v_sub_u32_e32 v11, v13, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_lshl_u32 v12, v10, v12, 2
	v_lshlrev_b32_e32 v11, 8, v11
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_or3_b32 v10, v11, v10, v12
	ds_permute_b32 v10, v12, v10
	ds_permute_b32 v8, v12, v8
	ds_permute_b32 v9, v12, v9
	ds_permute_b32 v0, v12, v0
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v10, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_101
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v11, v10, v0 offset:128
	v_cmp_gt_u32_sdwa vcc, v10, v20 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v11, v0
	ds_bpermute_b32 v11, v10, v0 offset:64
	v_cmp_gt_u32_sdwa vcc, v10, v21 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
	ds_bpermute_b32 v11, v10, v0 offset:32
	v_cmp_gt_u32_sdwa vcc, v10, v22 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
	ds_bpermute_b32 v11, v10, v0 offset:16
	v_cmp_gt_u32_sdwa vcc, v10, v23 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
	ds_bpermute_b32 v11, v10, v0 offset:8
	v_cmp_gt_u32_sdwa vcc, v10, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
	ds_bpermute_b32 v11, v10, v0 offset:4
	v_cmp_gt_u32_sdwa vcc, v10, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
.LBB0_101:
	v_and_b32_e32 v10, 1, v10
	v_cmp_eq_u32_e64 s[52:53], 1, v10
	s_and_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_103
	s_branch .LBB0_104
.LBB0_102:
	s_mov_b64 s[52:53], -1
	s_and_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_104
.LBB0_103:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v0, off sc1
.LBB0_104:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_65
.LBB0_105:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[8:9], v1, s[30:31]
	global_load_dwordx2 v[10:11], v1, s[28:29]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v3
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v1
	v_add_u32_dpp v0, v17, v17 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v17 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v17 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v0, v0, v12, v13
	s_add_i32 s8, s50, s74
	s_lshl_b32 s8, s8, 6
	v_add_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	v_add_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v0, v0, v0 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v0, 0, v0, s[18:19]
	v_lshl_add_u32 v12, v0, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_cndmask_b32_e32 v13, v19, v12, vcc
	ds_permute_b32 v12, v13, v18
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[76:77], 0, v[8:9]
	v_lshlrev_b32_e32 v0, 2, v4
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	ds_permute_b32 v8, v13, v8
	ds_permute_b32 v9, v13, v9
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s8, vcc
	v_cmp_gt_u32_e32 vcc, s8, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_64
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[14:15], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[14:15], v[10:11]
	s_lshr_b64 s[16:17], vcc, 1
	s_and_b32 s17, s17, 0x55555555
	s_and_b32 s16, s16, 0x55555555
	s_sub_u32 s16, vcc_lo, s16
	s_subb_u32 s17, vcc_hi, s17
	s_mov_b32 s37, s36
	s_and_b64 s[52:53], s[16:17], s[36:37]
	s_lshr_b64 s[16:17], s[16:17], 2
	s_and_b64 s[16:17], s[16:17], s[36:37]
	s_add_u32 s16, s16, s52
	s_addc_u32 s17, s17, s53
	s_lshr_b64 s[52:53], s[16:17], 4
	s_add_u32 s16, s52, s16
	s_addc_u32 s17, s53, s17
	s_and_b32 s37, s16, 0xf0f0f0f
	s_and_b32 s17, s17, 0xf0f0f0f
	s_mul_i32 s16, s37, 0x1010101
	s_mul_hi_u32 s37, s37, 0x1010101
	s_add_i32 s37, s37, s16
	s_mul_i32 s17, s17, 0x1010101
	s_add_i32 s17, s37, s17
	v_cmp_gt_u64_e32 vcc, s[16:17], v[6:7]
	s_cbranch_vccnz .LBB0_112
	s_mov_b32 s37, 0
	s_mov_b64 s[16:17], 0
.LBB0_108:
	v_readfirstlane_b32 s52, v8
	v_readfirstlane_b32 s53, v9
	v_mov_b32_e32 v0, s37
	s_nop 0
	v_cmp_eq_u64_e64 s[52:53], s[52:53], v[8:9]
	s_bcnt1_i32_b64 s51, s[52:53]
	s_add_i32 s37, s37, s51
	v_mov_b64_e32 v[10:11], s[52:53]
	v_mov_b32_e32 v13, s51
	s_or_b64 s[16:17], s[52:53], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_108
	s_or_b64 exec, exec, s[16:17]
	v_mbcnt_lo_u32_b32 v10, v10, 0
	v_mbcnt_hi_u32_b32 v10, v11, v10
	v_sub_u32_e32 v11, v13, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_lshl_u32 v13, v10, v0, 2
	v_lshlrev_b32_e32 v10, 8, v11
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_or3_b32 v0, v10, v0, v13
	ds_permute_b32 v0, v13, v0
	ds_permute_b32 v8, v13, v8
	ds_permute_b32 v9, v13, v9
	ds_permute_b32 v12, v13, v12
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v0, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_111
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v10, v0, v12 offset:128
	v_cmp_gt_u32_sdwa vcc, v0, v20 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_add_u32_e32 v10, v10, v12
	ds_bpermute_b32 v11, v0, v10 offset:64
	v_cmp_gt_u32_sdwa vcc, v0, v21 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:32
	v_cmp_gt_u32_sdwa vcc, v0, v22 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:16
	v_cmp_gt_u32_sdwa vcc, v0, v23 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:8
	v_cmp_gt_u32_sdwa vcc, v0, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:4
	v_cmp_gt_u32_sdwa vcc, v0, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v12, v10, v11
.LBB0_111:
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e64 s[16:17], 1, v0
	s_and_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_64
	s_branch .LBB0_113
.LBB0_112:
	s_mov_b64 s[16:17], -1
	s_and_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_64
.LBB0_113:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v12, off sc1
	s_branch .LBB0_64
.LBB0_114:
	.loc	1 14 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 176
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
		.amdhsa_next_free_vgpr 294
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
	.size	ring_attention, .Lfunc_end0-ring_attention
	.set ring_attention.num_vgpr, 255
	.set ring_attention.num_agpr, 38
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
  - .agpr_count:     38
    .args:
      - .offset:         0
        .size:           4
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
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
      - .offset:         136
        .size:           4
        .value_kind:     by_value
      - .offset:         140
        .size:           4
        .value_kind:     by_value
      - .offset:         144
        .size:           4
        .value_kind:     by_value
      - .offset:         148
        .size:           4
        .value_kind:     by_value
      - .offset:         152
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         160
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         168
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 176
    .max_flat_workgroup_size: 128
    .name:           ring_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 42
    .symbol:         ring_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     294
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
