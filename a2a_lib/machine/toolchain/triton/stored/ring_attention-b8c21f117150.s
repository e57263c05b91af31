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
	s_mov_b32 s42, s5
	s_mov_b32 s5, s3
	.loc	1 12 0
	s_abs_i32 s3, s42
	v_cvt_f32_u32_e32 v1, s3
	s_load_dwordx4 s[52:55], s[0:1], 0x38
	s_load_dwordx2 s[60:61], s[0:1], 0x48
	s_load_dword s24, s[0:1], 0x54
	s_mov_b32 s21, s16
	.loc	1 11 0
	s_add_i32 s16, s4, 31
	.loc	1 12 0
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s18, 0, s3
	.loc	1 11 0
	s_ashr_i32 s17, s16, 31
	s_lshr_b32 s17, s17, 27
	.loc	1 12 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 11 0
	s_add_i32 s16, s16, s17
	.loc	1 12 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s17, s60
	.loc	1 11 0
	s_ashr_i32 s87, s16, 5
	.loc	1 12 0
	v_readfirstlane_b32 s19, v1
	s_mul_i32 s18, s18, s19
	s_mul_hi_u32 s18, s19, s18
	s_add_i32 s19, s19, s18
	s_mul_hi_u32 s18, s17, s19
	s_mul_i32 s19, s18, s3
	s_xor_b32 s16, s60, s42
	s_sub_i32 s17, s17, s19
	s_ashr_i32 s16, s16, 31
	s_add_i32 s19, s18, 1
	s_sub_i32 s20, s17, s3
	s_cmp_ge_u32 s17, s3
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s17, s20, s17
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s17, s3
	s_cselect_b32 s3, s19, s18
	s_xor_b32 s3, s3, s16
	s_sub_i32 s20, s3, s16
	.loc	1 13 0
	s_add_i32 s3, s61, -1
	s_add_i32 s33, s5, -1
	s_mul_i32 s86, s3, s33
	.loc	1 14 0
	s_cmp_ge_i32 s21, s6
	s_mov_b64 s[18:19], -1
	s_cbranch_scc0 .LBB0_57
	.loc	1 12 0
	s_mul_i32 s89, s60, s87
	v_writelane_b32 v255, s20, 0
	v_writelane_b32 v255, s86, 1
	.loc	1 19 0
	s_sub_i32 s90, s21, s6
	s_mul_i32 s3, s89, s5
	v_writelane_b32 v255, s21, 2
	s_cmp_ge_i32 s90, s3
	s_cbranch_scc1 .LBB0_56
	s_load_dword s3, s[0:1], 0x58
	.loc	1 31 0
	v_and_b32_e32 v11, 64, v0
	v_lshrrev_b32_e32 v6, 2, v11
	v_and_b32_e32 v20, 15, v0
	v_or_b32_e32 v12, v6, v20
	.loc	1 19 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s6, s3, s6
	.loc	1 24 0
	s_add_i32 s3, s5, s2
	.loc	1 31 0
	v_writelane_b32 v255, s3, 3
	s_ashr_i32 s3, s4, 31
	v_and_b32_e32 v6, 48, v0
	v_lshlrev_b32_e32 v13, 3, v0
	v_and_b32_e32 v3, 0x78, v0
	v_lshrrev_b32_e32 v35, 3, v0
	s_lshr_b32 s3, s3, 26
	v_and_b32_e32 v34, 56, v13
	v_lshlrev_b32_e32 v13, 4, v0
	v_lshlrev_b32_e32 v14, 3, v20
	v_lshrrev_b32_e32 v15, 1, v6
	.loc	1 18 0
	s_mul_hi_i32 s17, s4, s42
	s_mul_i32 s16, s4, s42
	.loc	1 31 0
	v_or_b32_e32 v5, 32, v35
	v_lshrrev_b32_e32 v4, 1, v3
	s_add_i32 s3, s4, s3
	v_xor_b32_e32 v125, v13, v3
	v_lshlrev_b32_e32 v13, 7, v20
	v_lshlrev_b32_e32 v16, 5, v11
	v_xor_b32_e32 v17, v14, v15
	.loc	1 18 0
	s_lshl_b64 s[62:63], s[16:17], 6
	.loc	1 31 0
	v_or_b32_e32 v7, 48, v35
	v_or_b32_e32 v8, 1, v4
	s_ashr_i32 s16, s3, 6
	v_readlane_b32 s3, v255, 1
	v_or3_b32 v126, v17, v16, v13
	v_mad_i64_i32 v[16:17], s[20:21], s42, v5, 0
	v_and_b32_e32 v5, 6, v0
	v_and_b32_e32 v1, 63, v0
	s_add_i32 s93, s3, -1
	v_mad_i64_i32 v[40:41], s[20:21], s42, v7, 0
	v_mad_i64_i32 v[42:43], s[20:21], s42, v8, 0
	v_lshlrev_b32_e32 v7, 2, v5
	v_bfe_i32 v8, v0, 0, 1
	s_movk_i32 s3, 0x440
	.loc	1 34 0
	s_mul_i32 s61, s61, s5
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[18:19], 64, v0
	v_and_or_b32 v7, v8, s3, v7
	.loc	1 18 0
	s_ashr_i32 s43, s42, 31
	.loc	1 34 0
	s_add_i32 s61, s61, -1
	.loc	1 31 0
	v_lshlrev_b32_e32 v2, 3, v3
	s_and_b64 s[64:65], vcc, s[18:19]
	v_xor_b32_e32 v3, v7, v3
	s_cmp_gt_i32 s4, 63
	v_lshl_or_b32 v127, v5, 10, v3
	v_or_b32_e32 v5, v13, v14
	v_or_b32_e32 v9, 2, v4
	v_or_b32_e32 v10, 3, v4
	s_cselect_b64 s[66:67], -1, 0
	s_cmpk_gt_i32 s4, 0x7f
	v_xor_b32_e32 v128, v5, v15
	v_and_b32_e32 v5, 32, v0
	v_mad_i64_i32 v[44:45], s[20:21], s42, v9, 0
	v_mad_i64_i32 v[46:47], s[20:21], s42, v10, 0
	s_cselect_b64 s[68:69], -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_ashr_i32 s3, s2, 31
	s_and_b64 vcc, vcc, s[18:19]
	s_lshl_b64 s[20:21], s[2:3], 3
	s_add_u32 s70, s8, s20
	v_and_b32_e32 v7, 62, v0
	s_addc_u32 s71, s9, s21
	v_cmp_eq_u32_e64 s[20:21], 0, v7
	s_and_b64 s[44:45], s[20:21], s[18:19]
	s_min_i32 s30, s33, 0
	s_min_i32 s31, s33, 1
	s_min_i32 s34, s33, 2
	s_min_i32 s35, s33, 3
	s_min_i32 s38, s33, 4
	s_min_i32 s39, s33, 5
	s_min_i32 s58, s33, 6
	s_min_i32 s59, s33, 7
	s_cmp_gt_i32 s5, 0
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_gt_i32 s5, 1
	s_cselect_b64 s[40:41], -1, 0
	s_cmp_gt_i32 s5, 2
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_gt_i32 s5, 3
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_gt_i32 s5, 4
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_gt_i32 s5, 5
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_gt_i32 s5, 6
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_gt_i32 s5, 7
	s_cselect_b64 s[28:29], -1, 0
	s_abs_i32 s3, s89
	v_cvt_f32_u32_e32 v7, s3
	v_lshlrev_b32_e32 v21, 2, v0
	v_and_b32_e32 v129, 0x7c, v21
	v_bfrev_b32_e32 v5, 1
	v_rcp_iflag_f32_e32 v7, v7
	s_abs_i32 s94, s87
	v_cndmask_b32_e32 v133, v5, v129, vcc
	v_writelane_b32 v255, s44, 4
	v_mul_f32_e32 v5, 0x4f7ffffe, v7
	v_cvt_f32_u32_e32 v7, s94
	v_cvt_u32_f32_e32 v5, v5
	v_writelane_b32 v255, s45, 5
	v_cndmask_b32_e64 v134, 0, 1, s[44:45]
	v_rcp_iflag_f32_e32 v7, v7
	v_readfirstlane_b32 s44, v5
	s_sub_i32 s17, 0, s3
	s_mul_i32 s17, s17, s44
	v_mul_f32_e32 v5, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v5, v5
	v_readlane_b32 s74, v255, 0
	s_mul_hi_u32 s17, s44, s17
	s_abs_i32 s95, s74
	v_cvt_f32_u32_e32 v7, s95
	s_add_i32 s96, s44, s17
	s_sub_i32 s17, 0, s94
	v_readfirstlane_b32 s44, v5
	s_mul_i32 s17, s17, s44
	s_mul_hi_u32 s17, s44, s17
	s_add_i32 s97, s44, s17
	s_load_dword s17, s[0:1], 0x54
	v_rcp_iflag_f32_e32 v5, v7
	s_abs_i32 s99, s5
	.loc	1 19 0
	v_lshlrev_b32_e32 v8, 8, v12
	s_mul_i32 s30, s89, s30
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s98, s17
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_f32_u32_e32 v7, s98
	s_sub_i32 s17, 0, s95
	v_writelane_b32 v255, s30, 6
	v_readfirstlane_b32 s44, v5
	v_rcp_iflag_f32_e32 v5, v7
	v_cvt_f32_u32_e32 v7, s99
	s_mul_i32 s17, s17, s44
	s_mul_hi_u32 s17, s44, s17
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v7, v7
	s_add_i32 s88, s44, s17
	s_sub_i32 s17, 0, s98
	v_readfirstlane_b32 s44, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v5, v5
	s_mul_i32 s17, s17, s44
	s_mul_hi_u32 s17, s44, s17
	s_add_i32 s72, s44, s17
	s_sub_i32 s17, 0, s99
	v_readfirstlane_b32 s44, v5
	v_and_b32_e32 v5, 7, v0
	s_mul_i32 s17, s17, s44
	v_lshlrev_b32_e32 v48, 4, v5
	v_lshlrev_b32_e32 v5, 2, v35
	s_mul_hi_u32 s17, s44, s17
	v_or_b32_e32 v7, 0x43, v5
	s_add_i32 s73, s44, s17
	v_mad_i64_i32 v[12:13], s[44:45], v7, s42, 0
	v_or_b32_e32 v7, 0x42, v5
	v_mad_i64_i32 v[14:15], s[44:45], v7, s42, 0
	s_load_dwordx8 s[44:51], s[0:1], 0x60
	s_mul_i32 s30, s89, s31
	v_writelane_b32 v255, s30, 7
	s_mul_i32 s30, s89, s34
	v_mov_b32_e32 v37, 0
	v_and_b32_e32 v9, 1, v0
	v_writelane_b32 v255, s30, 8
	s_mul_i32 s30, s89, s35
	v_accvgpr_write_b32 a33, v17
	v_lshlrev_b32_e32 v10, 5, v9
	v_or_b32_e32 v7, 0x41, v5
	v_mov_b32_e32 v9, v37
	v_or_b32_e32 v5, 64, v5
	v_writelane_b32 v255, s30, 9
	s_mul_i32 s30, s89, s38
	v_accvgpr_write_b32 a32, v16
	v_mad_i64_i32 v[16:17], s[56:57], v7, s42, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], s[48:49], 0, v[8:9]
	v_mov_b32_e32 v7, v37
	v_mad_i64_i32 v[18:19], s[56:57], v5, s42, 0
	v_or_b32_e32 v5, 0x70, v35
	v_writelane_b32 v255, s30, 10
	s_mul_i32 s30, s89, s39
	v_lshl_add_u64 v[50:51], v[8:9], 0, v[6:7]
	v_mad_i64_i32 v[6:7], s[56:57], v5, s42, 0
	s_load_dword s17, s[0:1], 0x98
	v_mov_b32_e32 v5, v37
	v_writelane_b32 v255, s30, 11
	s_mul_i32 s30, s89, s58
	v_add_u32_e32 v8, 0, v11
	v_lshlrev_b32_e32 v9, 2, v20
	v_mad_i64_i32 v[52:53], s[56:57], s42, v4, 0
	v_writelane_b32 v255, s30, 12
	s_mul_i32 s30, s89, s59
	v_lshl_add_u64 v[54:55], s[50:51], 0, v[4:5]
	v_or_b32_e32 v4, 64, v35
	.loc	1 31 0
	v_or_b32_e32 v124, 16, v35
	v_add_u32_e32 v135, v8, v9
	.loc	1 19 0
	v_or_b32_e32 v8, 0x60, v35
	v_writelane_b32 v255, s30, 13
	s_max_i32 s16, s16, 2
	v_or_b32_e32 v11, 0x50, v35
	v_mad_i64_i32 v[4:5], s[30:31], v4, s42, 0
	v_lshlrev_b64 v[64:65], 7, v[6:7]
	v_bfrev_b32_e32 v7, -8
	v_xor_b32_e32 v22, 8, v125
	v_xor_b32_e32 v23, 32, v126
	v_xor_b32_e32 v24, 64, v126
	v_xor_b32_e32 v25, 0x60, v126
	v_xor_b32_e32 v3, 8, v127
	v_xor_b32_e32 v26, 16, v127
	v_xor_b32_e32 v27, 24, v127
	v_xor_b32_e32 v28, 32, v127
	v_xor_b32_e32 v29, 40, v127
	v_xor_b32_e32 v30, 48, v127
	v_xor_b32_e32 v31, 56, v127
	v_lshlrev_b32_e32 v36, 1, v34
	v_xor_b32_e32 v136, 0x80, v21
	v_mad_i64_i32 v[8:9], s[30:31], v8, s42, 0
	v_mad_i64_i32 v[20:21], s[30:31], v11, s42, 0
	s_add_i32 s16, s16, -1
	v_lshlrev_b64 v[70:71], 7, v[4:5]
	.loc	1 31 0
	v_lshlrev_b32_e32 v4, 6, v124
	v_mov_b32_e32 v6, -1
	v_accvgpr_write_b32 a35, v7
	v_xor_b32_e32 v130, 32, v128
	v_xor_b32_e32 v131, 64, v128
	v_xor_b32_e32 v132, 0x60, v128
	s_ashr_i32 s38, s89, 31
	s_ashr_i32 s39, s87, 31
	s_ashr_i32 s92, s74, 31
	.loc	1 19 0
	v_writelane_b32 v255, s16, 14
	v_mov_b32_e32 v49, v37
	v_lshlrev_b64 v[56:57], 7, v[12:13]
	s_lshl_b64 s[74:75], s[42:43], 13
	v_lshlrev_b64 v[58:59], 7, v[14:15]
	v_lshlrev_b64 v[60:61], 7, v[16:17]
	v_lshlrev_b64 v[62:63], 7, v[18:19]
	v_lshlrev_b64 v[66:67], 7, v[8:9]
	v_lshlrev_b64 v[68:69], 7, v[20:21]
	v_add_u32_e32 v137, 0, v23
	v_add_u32_e32 v138, 0, v24
	v_add_u32_e32 v139, 0, v25
	v_xor_b32_e32 v140, 8, v128
	s_mov_b32 s43, 0x5040100
	v_xor_b32_e32 v141, 40, v128
	s_mov_b32 s91, 0x7060302
	v_xor_b32_e32 v142, 0x48, v128
	v_xor_b32_e32 v143, 0x68, v128
	s_mov_b32 s59, 0x27000
	s_mov_b32 s58, 0x7ffffffe
	v_lshlrev_b32_e32 v72, 2, v10
	s_mov_b32 s76, 0x33333333
	v_xor_b32_e32 v144, 16, v128
	v_lshlrev_b32_e32 v76, 2, v2
	v_lshlrev_b32_e32 v78, 2, v4
	v_add_u32_e32 v145, 0, v22
	v_add_u32_e32 v146, 0, v3
	v_add_u32_e32 v147, 0, v26
	v_add_u32_e32 v148, 0, v27
	v_add_u32_e32 v149, 0, v28
	v_add_u32_e32 v150, 0, v29
	v_add_u32_e32 v151, 0, v30
	v_add_u32_e32 v152, 0, v31
	v_accvgpr_write_b32 a34, v6
	v_xor_b32_e32 v153, 48, v128
	v_xor_b32_e32 v154, 0x50, v128
	v_xor_b32_e32 v155, 0x70, v128
	v_xor_b32_e32 v156, 24, v128
	v_xor_b32_e32 v157, 56, v128
	v_xor_b32_e32 v158, 0x58, v128
	v_xor_b32_e32 v159, 0x78, v128
	v_mov_b32_e32 v75, 1
	v_bfrev_b32_e32 v161, 0.5
	v_mov_b32_e32 v163, 32
	v_mov_b32_e32 v245, 16
	v_mov_b32_e32 v165, 8
	v_mov_b32_e32 v247, 4
	v_mov_b32_e32 v249, 2
	v_lshl_add_u64 v[80:81], s[44:45], 0, v[36:37]
	v_mad_i64_i32 v[82:83], s[30:31], s42, v124, 0
	v_mad_i64_i32 v[84:85], s[30:31], s42, v35, 0
	v_lshl_add_u64 v[86:87], s[46:47], 0, v[36:37]
	s_branch .LBB0_4
.LBB0_3:
	s_add_i32 s90, s6, s90
	s_mul_i32 s16, s89, s5
	s_cmp_lt_i32 s90, s16
	s_cbranch_scc0 .LBB0_56
.LBB0_4:
	.loc	1 20 0
	s_abs_i32 s31, s90
	s_mul_hi_u32 s34, s31, s96
	s_mul_i32 s35, s34, s3
	s_ashr_i32 s30, s90, 31
	s_sub_i32 s35, s31, s35
	s_xor_b32 s16, s30, s38
	s_add_i32 s44, s34, 1
	s_sub_i32 s45, s35, s3
	s_cmp_ge_u32 s35, s3
	s_cselect_b32 s34, s44, s34
	s_cselect_b32 s35, s45, s35
	s_add_i32 s44, s34, 1
	s_cmp_ge_u32 s35, s3
	s_cselect_b32 s34, s44, s34
	s_xor_b32 s34, s34, s16
	s_sub_i32 s34, s34, s16
	.loc	1 21 0
	s_mul_i32 s16, s34, s89
	s_sub_i32 s16, s90, s16
	s_ashr_i32 s35, s16, 31
	s_abs_i32 s16, s16
	s_mul_hi_u32 s44, s16, s97
	s_mul_i32 s45, s44, s94
	s_sub_i32 s16, s16, s45
	s_xor_b32 s35, s35, s39
	s_add_i32 s45, s44, 1
	s_sub_i32 s46, s16, s94
	s_cmp_ge_u32 s16, s94
	s_cselect_b32 s44, s45, s44
	s_cselect_b32 s16, s46, s16
	s_add_i32 s45, s44, 1
	s_cmp_ge_u32 s16, s94
	s_cselect_b32 s16, s45, s44
	s_xor_b32 s16, s16, s35
	s_sub_i32 s44, s16, s35
	.loc	1 22 0
	s_abs_i32 s35, s44
	s_mul_hi_u32 s46, s35, s88
	s_mul_i32 s47, s46, s95
	s_ashr_i32 s45, s44, 31
	s_sub_i32 s35, s35, s47
	s_xor_b32 s16, s45, s92
	s_add_i32 s47, s46, 1
	s_sub_i32 s56, s35, s95
	s_cmp_ge_u32 s35, s95
	s_cselect_b32 s46, s47, s46
	s_cselect_b32 s35, s56, s35
	s_add_i32 s47, s46, 1
	s_cmp_ge_u32 s35, s95
	s_cselect_b32 s35, s47, s46
	s_xor_b32 s35, s35, s16
	s_sub_i32 s56, s35, s16
	.loc	1 23 0
	s_abs_i32 s16, s56
	s_mul_hi_u32 s35, s16, s72
	s_mul_i32 s35, s35, s98
	s_sub_i32 s16, s16, s35
	s_ashr_i32 s57, s56, 31
	s_sub_i32 s35, s16, s98
	s_cmp_ge_u32 s16, s98
	s_cselect_b32 s16, s35, s16
	s_sub_i32 s35, s16, s98
	s_cmp_ge_u32 s16, s98
	s_cselect_b32 s16, s35, s16
	s_xor_b32 s16, s16, s57
	s_sub_i32 s16, s16, s57
	s_cmp_eq_u32 s16, 1
	s_cselect_b32 s77, s33, 1
	.loc	1 25 0
	s_sub_i32 s16, s5, s77
	s_mul_i32 s16, s16, s34
	s_add_i32 s16, s16, s2
	s_ashr_i32 s35, s16, 31
	s_abs_i32 s16, s16
	s_mul_hi_u32 s46, s16, s73
	s_mul_i32 s46, s46, s99
	s_sub_i32 s16, s16, s46
	s_sub_i32 s46, s16, s99
	s_cmp_ge_u32 s16, s99
	s_cselect_b32 s16, s46, s16
	s_sub_i32 s46, s16, s99
	s_cmp_ge_u32 s16, s99
	s_cselect_b32 s16, s46, s16
	s_xor_b32 s16, s16, s35
	.loc	1 26 0
	s_add_i32 s34, s93, s34
	.loc	1 25 0
	s_sub_i32 s16, s16, s35
	.loc	1 30 0
	s_lshr_b32 s35, s34, 31
	s_add_i32 s47, s34, s35
	.loc	1 26 0
	s_and_b32 s35, s47, -2
	s_sub_i32 s46, s34, s35
	.loc	1 27 0
	s_cmp_lg_u32 s16, s2
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u32 s16, s2
	s_mov_b64 s[78:79], s[12:13]
	s_mov_b64 s[80:81], s[14:15]
	.loc	1 28 0
	s_cbranch_scc1 .LBB0_6
	.loc	1 27 0
	s_lshl_b32 s80, s46, 1
	s_ashr_i32 s78, s80, 31
	s_mul_i32 s81, s62, s78
	s_mul_hi_u32 s78, s62, s80
	s_add_i32 s78, s78, s81
	s_mul_i32 s79, s63, s80
	s_add_i32 s79, s78, s79
	s_mul_i32 s78, s62, s80
	s_lshl_b64 s[78:79], s[78:79], 1
	s_add_u32 s78, s10, s78
	s_addc_u32 s79, s11, s79
	.loc	1 28 0
	s_or_b32 s80, s80, 1
	s_mul_hi_u32 s82, s62, s80
	s_add_i32 s81, s82, s81
	s_mul_i32 s82, s63, s80
	s_add_i32 s81, s81, s82
	s_mul_i32 s80, s62, s80
	s_lshl_b64 s[80:81], s[80:81], 1
	s_add_u32 s80, s10, s80
	s_addc_u32 s81, s11, s81
.LBB0_6:
	.loc	1 21 0
	s_mul_hi_u32 s82, s31, s97
	s_mul_i32 s82, s82, s94
	s_sub_i32 s31, s31, s82
	s_sub_i32 s82, s31, s94
	s_cmp_ge_u32 s31, s94
	s_cselect_b32 s31, s82, s31
	s_sub_i32 s82, s31, s94
	s_cmp_ge_u32 s31, s94
	s_cselect_b32 s31, s82, s31
	s_xor_b32 s31, s31, s30
	s_sub_i32 s86, s31, s30
	.loc	1 31 0
	s_lshl_b32 s30, s86, 5
	v_or_b32_e32 v4, s30, v35
	v_or_b32_e32 v5, s30, v124
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mad_i64_i32 v[96:97], s[30:31], v4, s60, v[2:3]
	v_mad_i64_i32 v[98:99], s[30:31], v5, s60, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[96:97]
	v_lshlrev_b64 v[4:5], 7, v[98:99]
	v_lshl_add_u64 v[2:3], v[80:81], 0, v[2:3]
	v_lshl_add_u64 v[6:7], v[80:81], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v73, 0, v125
	v_add_u32_e32 v10, 0, v126
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 29 0
	s_mul_i32 s46, s46, s42
	s_add_i32 s45, s56, s46
	.loc	1 31 0
	s_andn2_b64 vcc, exec, s[34:35]
	.loc	1 29 0
	s_lshl_b32 s46, s45, 6
	.loc	1 31 0
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v145, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[88:89], v10
	ds_read_b64 v[90:91], v137
	ds_read_b64 v[92:93], v138
	ds_read_b64 v[94:95], v139
	v_cndmask_b32_e64 v2, 0, 1, s[34:35]
	v_cmp_ne_u32_e64 s[30:31], 1, v2
	s_cbranch_vccnz .LBB0_13
	s_ashr_i32 s34, s47, 1
	.loc	1 30 0
	s_ashr_i32 s47, s46, 31
	s_add_i32 s45, s34, 1
	s_lshl_b64 s[34:35], s[46:47], 2
	s_add_u32 s47, s54, s34
	s_addc_u32 s82, s55, s35
	.loc	1 31 0
	s_lshr_b32 s34, s86, 31
	s_add_i32 s34, s86, s34
	s_and_b32 s34, s34, 0x7fffffe
	s_sub_i32 s34, s86, s34
	s_lshl_b32 s34, s34, 5
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[34:35], s[34:35], 2
	s_add_u32 s34, s47, s34
	.loc	1 30 0
	s_mul_i32 s45, s45, s7
	.loc	1 31 0
	s_addc_u32 s35, s82, s35
	s_branch .LBB0_10
.LBB0_8:
	s_or_b64 exec, exec, s[84:85]
	v_readfirstlane_b32 s47, v2
	s_nop 1
	v_mov_b32_e32 v2, s47
	ds_write_b32 v37, v2
.LBB0_9:
	s_or_b64 exec, exec, s[82:83]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s45, v2
	s_cbranch_vccz .LBB0_13
.LBB0_10:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[82:83], s[64:65]
	s_cbranch_execz .LBB0_9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_8
	global_load_dword v2, v37, s[34:35] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_8
.LBB0_13:
	v_cndmask_b32_e64 v2, 0, 1, s[66:67]
	v_cmp_ne_u32_e64 s[34:35], 1, v2
	s_andn2_b64 vcc, exec, s[66:67]
	s_cbranch_vccnz .LBB0_22
	v_lshl_add_u64 v[2:3], v[84:85], 0, s[56:57]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[78:79], 0, v[2:3]
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
	v_lshl_add_u64 v[6:7], v[82:83], 0, s[56:57]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[78:79], 0, v[6:7]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_16
.LBB0_24:
	v_accvgpr_read_b32 v10, a32
	v_accvgpr_read_b32 v11, a33
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[56:57]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[78:79], 0, v[10:11]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[36:37]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_17
.LBB0_25:
	v_lshl_add_u64 v[14:15], v[40:41], 0, s[56:57]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[78:79], 0, v[14:15]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_18
.LBB0_26:
	v_lshl_add_u64 v[14:15], v[52:53], 0, s[56:57]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[80:81], 0, v[14:15]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_19
.LBB0_27:
	v_lshl_add_u64 v[22:23], v[42:43], 0, s[56:57]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[80:81], 0, v[22:23]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[36:37]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_20
.LBB0_28:
	v_lshl_add_u64 v[26:27], v[44:45], 0, s[56:57]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[80:81], 0, v[26:27]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[36:37]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_21
.LBB0_29:
	v_lshl_add_u64 v[30:31], v[46:47], 0, s[56:57]
	v_lshlrev_b64 v[30:31], 7, v[30:31]
	v_lshl_add_u64 v[30:31], s[80:81], 0, v[30:31]
	v_lshlrev_b32_e32 v36, 1, v34
	v_lshl_add_u64 v[30:31], v[30:31], 0, v[36:37]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_30:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v73, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v145, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v145, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s43
	v_perm_b32 v3, v30, v26, s43
	v_add_u32_e32 v36, 0, v127
	ds_write_b64 v36, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s91
	v_perm_b32 v2, v22, v14, s91
	ds_write_b64 v146, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s43
	v_perm_b32 v2, v23, v15, s43
	ds_write_b64 v147, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s91
	v_perm_b32 v3, v31, v27, s91
	ds_write_b64 v148, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s43
	v_perm_b32 v3, v32, v28, s43
	ds_write_b64 v149, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s91
	v_perm_b32 v3, v32, v28, s91
	ds_write_b64 v150, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s43
	v_perm_b32 v3, v33, v29, s43
	ds_write_b64 v151, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s91
	v_perm_b32 v3, v33, v29, s91
	s_andn2_b64 vcc, exec, s[68:69]
	ds_write_b64 v152, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_33
	s_lshl_b64 s[56:57], s[56:57], 7
	s_add_u32 s80, s56, s80
	s_addc_u32 s81, s57, s81
	s_add_u32 s56, s56, s78
	s_addc_u32 s57, s57, s79
	v_lshl_add_u64 v[18:19], s[80:81], 0, v[56:57]
	v_lshl_add_u64 v[20:21], s[80:81], 0, v[58:59]
	v_lshl_add_u64 v[22:23], s[80:81], 0, v[60:61]
	v_lshl_add_u64 v[24:25], s[80:81], 0, v[62:63]
	v_lshl_add_u64 v[26:27], s[56:57], 0, v[64:65]
	v_lshl_add_u64 v[28:29], s[56:57], 0, v[66:67]
	v_lshl_add_u64 v[30:31], s[56:57], 0, v[68:69]
	v_lshl_add_u64 v[32:33], s[56:57], 0, v[70:71]
	v_mov_b32_e32 v116, 0xf149f2ca
	v_mov_b32_e32 v77, 0
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
	v_readlane_b32 s45, v255, 14
.LBB0_32:
	v_mov_b32_e32 v79, v77
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[48:49]
	v_lshl_add_u64 v[6:7], v[30:31], 0, v[48:49]
	v_lshl_add_u64 v[10:11], v[28:29], 0, v[48:49]
	v_lshl_add_u64 v[14:15], v[26:27], 0, v[48:49]
	v_add_u32_e32 v77, 0, v128
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[172:175], v77 offset1:4
	v_accvgpr_read_b32 v113, a3
	v_accvgpr_read_b32 v112, a2
	v_accvgpr_read_b32 v115, a1
	v_accvgpr_read_b32 v114, a0
	v_accvgpr_read_b32 v105, a7
	v_accvgpr_read_b32 v104, a6
	v_accvgpr_read_b32 v111, a5
	v_accvgpr_read_b32 v110, a4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[172:173], v[88:89], 0
	v_add_u32_e32 v168, 0, v130
	v_accvgpr_read_b32 v103, a11
	v_accvgpr_read_b32 v102, a10
	v_mfma_f32_16x16x16_f16 a[4:7], v[174:175], v[88:89], 0
	ds_read2st64_b64 v[172:175], v77 offset0:8 offset1:12
	v_accvgpr_read_b32 v109, a9
	v_accvgpr_read_b32 v108, a8
	v_accvgpr_read_b32 v101, a15
	v_accvgpr_read_b32 v100, a14
	v_accvgpr_read_b32 v107, a13
	v_accvgpr_read_b32 v106, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[172:173], v[88:89], 0
	v_mov_b32_e32 v167, v116
	v_add_u32_e32 v169, 0, v131
	v_add_u32_e32 v170, 0, v132
	v_mfma_f32_16x16x16_f16 a[12:15], v[174:175], v[88:89], 0
	ds_read2st64_b64 v[172:175], v168 offset1:4
	v_lshl_add_u64 v[120:121], v[24:25], 0, v[48:49]
	v_lshl_add_u64 v[122:123], v[22:23], 0, v[48:49]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[172:173], v[90:91], a[0:3]
	v_lshl_add_u64 v[116:117], v[20:21], 0, v[48:49]
	v_lshl_add_u64 v[118:119], v[18:19], 0, v[48:49]
	v_add_u32_e32 v38, 0, v140
	v_mfma_f32_16x16x16_f16 a[4:7], v[174:175], v[90:91], a[4:7]
	ds_read2st64_b64 v[172:175], v168 offset0:8 offset1:12
	ds_read2st64_b64 v[176:179], v169 offset1:4
	ds_read2st64_b64 v[180:183], v169 offset0:8 offset1:12
	ds_read2st64_b64 v[184:187], v170 offset1:4
	v_add_u32_e32 v39, 0, v141
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[172:173], v[90:91], a[8:11]
	v_add_u32_e32 v74, 0, v142
	v_add_u32_e32 v160, 0, v143
	v_add_u32_e32 v162, 0, v144
	v_mfma_f32_16x16x16_f16 a[12:15], v[174:175], v[90:91], a[12:15]
	ds_read2st64_b64 v[172:175], v170 offset0:8 offset1:12
	global_load_dwordx4 v[188:191], v[120:121], off
	s_nop 0
	global_load_dwordx4 v[120:123], v[122:123], off
	s_nop 0
	global_load_dwordx4 v[192:195], v[116:117], off
	global_load_dwordx4 v[196:199], v[118:119], off
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[176:177], v[92:93], a[0:3]
	ds_read_b64 v[118:119], v77 offset:8192
	v_add_u32_e32 v164, 0, v153
	v_add_u32_e32 v166, 0, v154
	v_mfma_f32_16x16x16_f16 a[4:7], v[178:179], v[92:93], a[4:7]
	ds_read_b64 v[176:177], v168 offset:8192
	ds_read_b64 v[178:179], v169 offset:8192
	ds_read_b64 v[200:201], v170 offset:8192
	v_add_u32_e32 v212, 0, v156
	v_add_u32_e32 v171, 0, v155
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_f16 a[8:11], v[180:181], v[92:93], a[8:11]
	ds_read_b64 v[180:181], v38 offset:10240
	ds_read_b64 v[202:203], v39 offset:10240
	ds_read_b64 v[204:205], v74 offset:10240
	v_add_u32_e32 v214, 0, v157
	v_add_u32_e32 v215, 0, v158
	s_waitcnt lgkmcnt(8)
	v_mfma_f32_16x16x16_f16 a[0:3], v[184:185], v[94:95], a[0:3]
	v_add_u32_e32 v216, 0, v159
	s_add_i32 s45, s45, -1
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[74:75]
	v_mfma_f32_16x16x16_f16 a[12:15], v[182:183], v[92:93], a[12:15]
	ds_read_b64 v[182:183], v160 offset:10240
	ds_read_b64 v[206:207], v162 offset:12288
	ds_read_b64 v[208:209], v164 offset:12288
	v_accvgpr_read_b32 v38, a0
	v_accvgpr_read_b32 v39, a1
	v_mfma_f32_16x16x16_f16 a[4:7], v[186:187], v[94:95], a[4:7]
	v_accvgpr_read_b32 v74, a2
	v_accvgpr_read_b32 v77, a3
	v_mul_f32_e32 v116, s17, v38
	s_waitcnt lgkmcnt(10)
	v_mfma_f32_16x16x16_f16 a[8:11], v[172:173], v[94:95], a[8:11]
	v_mul_f32_e32 v218, s17, v74
	v_mul_f32_e32 v219, s17, v77
	ds_read_b64 v[184:185], v166 offset:12288
	ds_read_b64 v[210:211], v171 offset:12288
	ds_read_b64 v[212:213], v212 offset:14336
	v_mfma_f32_16x16x16_f16 a[12:15], v[174:175], v[94:95], a[12:15]
	v_mul_f32_e32 v175, s17, v39
	v_accvgpr_read_b32 v117, a4
	v_accvgpr_read_b32 v160, a5
	v_max_f32_e32 v116, v116, v175
	v_accvgpr_read_b32 v162, a6
	v_accvgpr_read_b32 v164, a7
	v_mul_f32_e32 v220, s17, v117
	v_mul_f32_e32 v221, s17, v160
	v_max3_f32 v116, v116, v218, v219
	v_accvgpr_read_b32 v166, a8
	v_accvgpr_read_b32 v168, a9
	v_mul_f32_e32 v175, s17, v162
	v_mul_f32_e32 v218, s17, v164
	v_max3_f32 v116, v116, v220, v221
	v_accvgpr_read_b32 v169, a10
	v_accvgpr_read_b32 v170, a11
	v_mul_f32_e32 v219, s17, v166
	v_mul_f32_e32 v220, s17, v168
	v_max3_f32 v116, v116, v175, v218
	v_accvgpr_read_b32 v171, a12
	v_accvgpr_read_b32 v172, a13
	v_mul_f32_e32 v221, s17, v169
	v_mul_f32_e32 v175, s17, v170
	v_max3_f32 v116, v116, v219, v220
	v_accvgpr_read_b32 v173, a14
	v_accvgpr_read_b32 v174, a15
	v_mul_f32_e32 v218, s17, v171
	v_mul_f32_e32 v219, s17, v172
	v_max3_f32 v116, v116, v221, v175
	v_mul_f32_e32 v220, s17, v173
	v_mul_f32_e32 v175, s17, v174
	v_max3_f32 v116, v116, v218, v219
	v_max3_f32 v116, v116, v220, v175
	ds_bpermute_b32 v175, v136, v116
	ds_read_b64 v[186:187], v214 offset:14336
	ds_read_b64 v[214:215], v215 offset:14336
	ds_read_b64 v[216:217], v216 offset:14336
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[74:75]
	v_lshl_add_u64 v[22:23], v[22:23], 0, s[74:75]
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[74:75]
	s_waitcnt lgkmcnt(3)
	v_max_f32_e32 v175, v175, v175
	v_max_f32_e32 v116, v116, v175
	ds_swizzle_b32 v175, v116 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[74:75]
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[74:75]
	v_lshl_add_u64 v[30:31], v[30:31], 0, s[74:75]
	v_lshl_add_u64 v[32:33], v[32:33], 0, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v116, v167, v116, v175
	v_fma_f32 v74, s17, v74, -v116
	v_fma_f32 v77, s17, v77, -v116
	v_sub_f32_e32 v167, v167, v116
	v_fma_f32 v175, s17, v172, -v116
	v_exp_f32_e32 v74, v74
	v_exp_f32_e32 v77, v77
	v_exp_f32_e32 v172, v167
	v_fma_f32 v38, s17, v38, -v116
	v_fma_f32 v39, s17, v39, -v116
	v_exp_f32_e32 v38, v38
	v_exp_f32_e32 v39, v39
	v_fma_f32 v170, s17, v170, -v116
	v_fma_f32 v171, s17, v171, -v116
	v_fma_f32 v173, s17, v173, -v116
	v_fma_f32 v117, s17, v117, -v116
	v_exp_f32_e32 v220, v170
	v_exp_f32_e32 v167, v171
	v_pk_mul_f32 v[170:171], v[112:113], v[172:173] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v112, v74
	v_cvt_f16_f32_e32 v113, v77
	v_fma_f32 v160, s17, v160, -v116
	v_exp_f32_e32 v117, v117
	v_fma_f32 v162, s17, v162, -v116
	v_exp_f32_e32 v160, v160
	v_cvt_f16_f32_e32 v221, v38
	v_add_f32_e32 v38, v38, v39
	v_fma_f32 v164, s17, v164, -v116
	v_fma_f32 v168, s17, v168, -v116
	v_fma_f32 v169, s17, v169, -v116
	v_exp_f32_e32 v162, v162
	v_add_f32_e32 v38, v74, v38
	v_fma_f32 v166, s17, v166, -v116
	v_exp_f32_e32 v164, v164
	v_exp_f32_e32 v218, v168
	v_exp_f32_e32 v219, v169
	v_cvt_f16_f32_e32 v222, v39
	v_pk_mul_f32 v[168:169], v[114:115], v[172:173] op_sel_hi:[1,0]
	v_pack_b32_f16 v115, v112, v113
	v_pk_mul_f32 v[112:113], v[104:105], v[172:173] op_sel_hi:[1,0]
	v_pk_mul_f32 v[104:105], v[102:103], v[172:173] op_sel_hi:[1,0]
	v_pk_mul_f32 v[102:103], v[108:109], v[172:173] op_sel_hi:[1,0]
	v_add_f32_e32 v38, v77, v38
	v_exp_f32_e32 v166, v166
	v_accvgpr_write_b32 a8, v102
	v_add_f32_e32 v38, v117, v38
	v_pk_mul_f32 v[110:111], v[110:111], v[172:173] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a9, v103
	v_accvgpr_write_b32 a10, v104
	v_accvgpr_write_b32 a11, v105
	v_pk_mul_f32 v[102:103], v[100:101], v[172:173] op_sel_hi:[1,0]
	v_pk_mul_f32 v[100:101], v[106:107], v[172:173] op_sel_hi:[1,0]
	v_add_f32_e32 v38, v160, v38
	v_accvgpr_write_b32 a0, v168
	v_accvgpr_write_b32 a4, v110
	v_accvgpr_write_b32 a12, v100
	v_add_f32_e32 v38, v162, v38
	v_fma_f32 v174, s17, v174, -v116
	v_accvgpr_write_b32 a1, v169
	v_accvgpr_write_b32 a2, v170
	v_accvgpr_write_b32 a3, v171
	v_cvt_f16_f32_e32 v168, v117
	v_cvt_f16_f32_e32 v169, v162
	v_cvt_f16_f32_e32 v170, v164
	v_pack_b32_f16 v114, v221, v222
	v_accvgpr_write_b32 a5, v111
	v_accvgpr_write_b32 a6, v112
	v_accvgpr_write_b32 a7, v113
	v_accvgpr_write_b32 a13, v101
	v_accvgpr_write_b32 a14, v102
	v_accvgpr_write_b32 a15, v103
	v_cvt_f16_f32_e32 v100, v160
	v_add_f32_e32 v38, v164, v38
	v_mfma_f32_16x16x16_f16 a[0:3], v[118:119], v[114:115], a[0:3]
	v_exp_f32_e32 v105, v173
	v_exp_f32_e32 v106, v174
	v_cvt_f16_f32_e32 v39, v166
	v_mfma_f32_16x16x16_f16 a[4:7], v[180:181], v[114:115], a[4:7]
	v_cvt_f16_f32_e32 v102, v218
	v_add_f32_e32 v38, v166, v38
	v_exp_f32_e32 v104, v175
	v_mfma_f32_16x16x16_f16 a[8:11], v[206:207], v[114:115], a[8:11]
	v_add_f32_e32 v38, v218, v38
	v_add_f32_e32 v38, v219, v38
	v_pack_b32_f16 v101, v169, v170
	v_mfma_f32_16x16x16_f16 a[12:15], v[212:213], v[114:115], a[12:15]
	v_pack_b32_f16 v100, v168, v100
	v_add_f32_e32 v38, v220, v38
	v_cvt_f16_f32_e32 v103, v219
	v_mfma_f32_16x16x16_f16 a[0:3], v[176:177], v[100:101], a[0:3]
	v_cvt_f16_f32_e32 v107, v220
	v_add_f32_e32 v38, v167, v38
	v_add_f32_e32 v38, v104, v38
	v_mfma_f32_16x16x16_f16 a[4:7], v[202:203], v[100:101], a[4:7]
	v_add_f32_e32 v38, v105, v38
	v_add_f32_e32 v38, v106, v38
	v_cvt_f16_f32_e32 v108, v167
	v_mfma_f32_16x16x16_f16 a[8:11], v[208:209], v[100:101], a[8:11]
	v_cvt_f16_f32_e32 v109, v104
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[12:15], v[186:187], v[100:101], a[12:15]
	v_pack_b32_f16 v100, v39, v102
	v_cvt_f16_f32_e32 v39, v105
	v_cvt_f16_f32_e32 v102, v106
	v_pack_b32_f16 v101, v103, v107
	s_cmp_lg_u32 s45, 0
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v73, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v73, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v145, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v145, v[12:13], v[16:17] offset0:8 offset1:12
	v_pack_b32_f16 v103, v39, v102
	ds_bpermute_b32 v39, v136, v38
	v_mfma_f32_16x16x16_f16 a[0:3], v[178:179], v[100:101], a[0:3]
	v_pack_b32_f16 v102, v108, v109
	s_waitcnt vmcnt(2)
	v_perm_b32 v2, v120, v188, s43
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v196, v192, s43
	v_mfma_f32_16x16x16_f16 a[4:7], v[204:205], v[100:101], a[4:7]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v38, v38, v39
	ds_swizzle_b32 v39, v38 offset:swizzle(SWAP,16)
	v_perm_b32 v5, v196, v192, s91
	v_mfma_f32_16x16x16_f16 a[8:11], v[184:185], v[100:101], a[8:11]
	v_perm_b32 v4, v120, v188, s91
	v_perm_b32 v7, v197, v193, s43
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v77, v38, v39
	v_mfma_f32_16x16x16_f16 a[12:15], v[214:215], v[100:101], a[12:15]
	v_fmac_f32_e32 v77, v79, v172
	v_perm_b32 v6, v121, v189, s43
	v_perm_b32 v8, v121, v189, s91
	v_mfma_f32_16x16x16_f16 a[0:3], v[200:201], v[102:103], a[0:3]
	v_perm_b32 v9, v197, v193, s91
	v_perm_b32 v10, v122, v190, s43
	v_perm_b32 v11, v198, v194, s43
	v_mfma_f32_16x16x16_f16 a[4:7], v[182:183], v[102:103], a[4:7]
	v_perm_b32 v12, v122, v190, s91
	v_perm_b32 v13, v198, v194, s91
	v_perm_b32 v14, v123, v191, s43
	v_mfma_f32_16x16x16_f16 a[8:11], v[210:211], v[102:103], a[8:11]
	v_perm_b32 v15, v199, v195, s43
	v_perm_b32 v16, v123, v191, s91
	v_perm_b32 v17, v199, v195, s91
	v_mfma_f32_16x16x16_f16 a[12:15], v[216:217], v[102:103], a[12:15]
	ds_write_b64 v36, v[2:3] offset:8192
	ds_write_b64 v146, v[4:5] offset:8320
	ds_write_b64 v147, v[6:7] offset:8448
	ds_write_b64 v148, v[8:9] offset:8576
	ds_write_b64 v149, v[10:11] offset:8704
	ds_write_b64 v150, v[12:13] offset:8832
	ds_write_b64 v151, v[14:15] offset:8960
	ds_write_b64 v152, v[16:17] offset:9088
	s_cbranch_scc1 .LBB0_32
	s_branch .LBB0_34
.LBB0_33:
	v_mov_b32_e32 v116, 0xf149f2ca
	v_mov_b32_e32 v77, 0
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
.LBB0_34:
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
	s_cbranch_vccnz .LBB0_36
	v_add_u32_e32 v36, 0, v128
	ds_read2st64_b64 v[18:21], v36 offset1:4
	v_add_u32_e32 v38, 0, v130
	v_add_u32_e32 v39, 0, v131
	ds_read2st64_b64 v[22:25], v39 offset1:4
	v_add_u32_e32 v73, 0, v132
	ds_read2st64_b64 v[26:29], v73 offset1:4
	ds_read2st64_b64 v[96:99], v73 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[18:19], v[88:89], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[20:21], v[88:89], 0
	ds_read2st64_b64 v[18:21], v38 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[18:19], v[90:91], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[20:21], v[90:91], a[20:23]
	ds_read2st64_b64 v[18:21], v36 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[22:23], v[92:93], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[24:25], v[92:93], a[20:23]
	ds_read2st64_b64 v[22:25], v38 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[26:27], v[94:95], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[28:29], v[94:95], a[20:23]
	ds_read2st64_b64 v[26:29], v39 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[18:19], v[88:89], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[20:21], v[88:89], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[22:23], v[90:91], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[24:25], v[90:91], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[26:27], v[92:93], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[28:29], v[92:93], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[96:97], v[94:95], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[98:99], v[94:95], a[28:31]
.LBB0_36:
	v_accvgpr_read_b32 v73, a17
	v_accvgpr_read_b32 v74, a16
	v_accvgpr_read_b32 v38, a19
	v_accvgpr_read_b32 v39, a18
	v_mul_f32_e32 v18, s17, v74
	v_mul_f32_e32 v79, s17, v73
	v_accvgpr_read_b32 v29, a21
	v_accvgpr_read_b32 v36, a20
	v_mul_f32_e32 v88, s17, v39
	v_mul_f32_e32 v89, s17, v38
	v_max_f32_e32 v18, v18, v79
	v_accvgpr_read_b32 v27, a23
	v_accvgpr_read_b32 v28, a22
	v_mul_f32_e32 v90, s17, v36
	v_mul_f32_e32 v91, s17, v29
	v_max3_f32 v18, v18, v88, v89
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v26, a24
	v_mul_f32_e32 v92, s17, v28
	v_mul_f32_e32 v93, s17, v27
	v_max3_f32 v18, v18, v90, v91
	v_accvgpr_read_b32 v23, a27
	v_accvgpr_read_b32 v24, a26
	v_mul_f32_e32 v94, s17, v26
	v_mul_f32_e32 v95, s17, v25
	v_max3_f32 v18, v18, v92, v93
	v_accvgpr_read_b32 v21, a29
	v_accvgpr_read_b32 v22, a28
	v_mul_f32_e32 v96, s17, v24
	v_mul_f32_e32 v97, s17, v23
	v_max3_f32 v18, v18, v94, v95
	v_accvgpr_read_b32 v19, a31
	v_accvgpr_read_b32 v20, a30
	v_mul_f32_e32 v98, s17, v22
	v_mul_f32_e32 v99, s17, v21
	v_max3_f32 v18, v18, v96, v97
	v_mul_f32_e32 v100, s17, v20
	v_mul_f32_e32 v101, s17, v19
	v_max3_f32 v18, v18, v98, v99
	v_max3_f32 v18, v18, v100, v101
	ds_bpermute_b32 v79, v136, v18
	s_and_b64 vcc, exec, s[34:35]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v79, v79, v79
	v_max_f32_e32 v18, v18, v79
	ds_swizzle_b32 v79, v18 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v18, v116, v18, v79
	v_fma_f32 v74, s17, v74, -v18
	v_fma_f32 v73, s17, v73, -v18
	v_fma_f32 v39, s17, v39, -v18
	v_fma_f32 v91, s17, v23, -v18
	v_fma_f32 v93, s17, v21, -v18
	v_exp_f32_e32 v21, v74
	v_exp_f32_e32 v23, v73
	v_fma_f32 v38, s17, v38, -v18
	v_fma_f32 v90, s17, v24, -v18
	v_exp_f32_e32 v24, v39
	v_fma_f32 v36, s17, v36, -v18
	v_fma_f32 v89, s17, v25, -v18
	v_exp_f32_e32 v25, v38
	v_fma_f32 v29, s17, v29, -v18
	v_fma_f32 v28, s17, v28, -v18
	v_fma_f32 v79, s17, v27, -v18
	v_fma_f32 v92, s17, v22, -v18
	v_fma_f32 v19, s17, v19, -v18
	v_exp_f32_e32 v22, v36
	v_fma_f32 v88, s17, v26, -v18
	v_exp_f32_e32 v26, v29
	v_exp_f32_e32 v27, v28
	v_exp_f32_e32 v28, v79
	v_exp_f32_e32 v79, v91
	v_exp_f32_e32 v91, v19
	v_add_f32_e32 v19, v21, v23
	v_add_f32_e32 v19, v24, v19
	v_add_f32_e32 v19, v25, v19
	v_exp_f32_e32 v29, v88
	v_add_f32_e32 v19, v22, v19
	v_exp_f32_e32 v36, v89
	v_add_f32_e32 v19, v26, v19
	v_exp_f32_e32 v73, v90
	v_add_f32_e32 v19, v27, v19
	v_add_f32_e32 v19, v28, v19
	v_exp_f32_e32 v88, v92
	v_add_f32_e32 v19, v29, v19
	v_fma_f32 v20, s17, v20, -v18
	v_exp_f32_e32 v89, v93
	v_add_f32_e32 v19, v36, v19
	v_exp_f32_e32 v90, v20
	v_add_f32_e32 v19, v73, v19
	v_add_f32_e32 v19, v79, v19
	v_add_f32_e32 v19, v88, v19
	v_add_f32_e32 v19, v89, v19
	v_add_f32_e32 v19, v90, v19
	v_add_f32_e32 v19, v91, v19
	ds_bpermute_b32 v20, v136, v19
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v19, v19, v20
	ds_swizzle_b32 v20, v19 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_38
	v_sub_f32_e32 v38, v116, v18
	v_exp_f32_e32 v92, v38
	v_cvt_f16_f32_e32 v93, v28
	v_cvt_f16_f32_e32 v39, v90
	v_cvt_f16_f32_e32 v90, v88
	v_cvt_f16_f32_e32 v95, v26
	v_cvt_f16_f32_e32 v98, v23
	v_add_u32_e32 v23, 0, v132
	v_add_u32_e32 v26, 0, v131
	v_add_u32_e32 v28, 0, v130
	v_add_u32_e32 v88, 0, v128
	v_cvt_f16_f32_e32 v38, v91
	v_cvt_f16_f32_e32 v74, v89
	v_cvt_f16_f32_e32 v91, v29
	v_cvt_f16_f32_e32 v94, v27
	v_cvt_f16_f32_e32 v96, v25
	v_cvt_f16_f32_e32 v97, v24
	ds_read_b64 v[24:25], v23 offset:8192
	ds_read_b64 v[26:27], v26 offset:8192
	ds_read_b64 v[28:29], v28 offset:8192
	ds_read_b64 v[88:89], v88 offset:8192
	v_cvt_f16_f32_e32 v21, v21
	v_pk_mul_f32 v[14:15], v[14:15], v[92:93] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[92:93] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v99, v22
	v_accvgpr_write_b32 a0, v14
	v_pack_b32_f16 v23, v97, v96
	v_pack_b32_f16 v22, v21, v98
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_add_u32_e32 v100, 0, v141
	v_pack_b32_f16 v15, v94, v93
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[88:89], v[22:23], a[0:3]
	v_pack_b32_f16 v14, v99, v95
	v_add_u32_e32 v21, 0, v140
	v_pk_mul_f32 v[10:11], v[10:11], v[92:93] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[14:15], a[0:3]
	ds_read_b64 v[16:17], v100 offset:10240
	ds_read_b64 v[28:29], v21 offset:10240
	v_add_u32_e32 v21, 0, v142
	v_pk_mul_f32 v[12:13], v[12:13], v[92:93] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v79, v79
	v_accvgpr_write_b32 a4, v10
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v21 offset:10240
	v_cvt_f16_f32_e32 v73, v73
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[22:23], a[4:7]
	v_cvt_f16_f32_e32 v36, v36
	v_add_u32_e32 v12, 0, v143
	ds_read_b64 v[12:13], v12 offset:10240
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[14:15], a[4:7]
	v_add_u32_e32 v16, 0, v144
	ds_read_b64 v[16:17], v16 offset:12288
	v_pack_b32_f16 v89, v73, v79
	v_pack_b32_f16 v88, v91, v36
	v_pk_mul_f32 v[8:9], v[8:9], v[92:93] op_sel_hi:[1,0]
	v_add_u32_e32 v21, 0, v154
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[88:89], a[4:7]
	v_add_u32_e32 v10, 0, v153
	ds_read_b64 v[10:11], v10 offset:12288
	v_pk_mul_f32 v[6:7], v[6:7], v[92:93] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[92:93] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v21 offset:12288
	v_add_u32_e32 v8, 0, v155
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[22:23], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[92:93] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[10:11], v[14:15], a[8:11]
	v_add_u32_e32 v10, 0, v156
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[88:89], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_add_u32_e32 v10, 0, v157
	ds_read_b64 v[10:11], v10 offset:14336
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	v_add_u32_e32 v2, 0, v158
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[6:7], v[22:23], a[12:15]
	v_add_u32_e32 v4, 0, v159
	ds_read_b64 v[4:5], v4 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[10:11], v[14:15], a[12:15]
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[88:89], a[0:3]
	v_pack_b32_f16 v27, v39, v38
	v_pack_b32_f16 v26, v90, v74
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[88:89], a[12:15]
	v_add_f32_e32 v2, v19, v20
	v_fmac_f32_e32 v2, v77, v92
	v_mov_b32_e32 v77, v2
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[26:27], a[0:3]
	v_mfma_f32_16x16x16_f16 a[4:7], v[12:13], v[26:27], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[8:9], v[26:27], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[4:5], v[26:27], a[12:15]
	s_branch .LBB0_39
.LBB0_38:
	v_mov_b32_e32 v18, v116
.LBB0_39:
	s_mul_i32 s34, s44, s87
	s_add_i32 s34, s34, s86
	s_mul_i32 s16, s16, s89
	s_add_i32 s44, s16, s34
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[56:57], s[44:45], 13
	v_lshl_add_u64 v[2:3], v[50:51], 0, s[56:57]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v129
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v135, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[44:45], s[44:45], 8
	s_add_u32 s56, s50, s44
	s_addc_u32 s16, s51, s45
	s_and_b32 s57, s16, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v133, s[56:59], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v135, v77
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s56, s56, 0x80
	s_addc_u32 s16, s16, 0
	s_and_b32 s57, s16, 0xffff
	.loc	1 32 0
	s_and_b64 vcc, exec, s[30:31]
	.loc	1 31 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v133, s[56:59], 0 offen
	.loc	1 32 0
	s_cbranch_vccnz .LBB0_50
	.loc	1 24 0
	v_readlane_b32 s16, v255, 3
	s_sub_i32 s16, s16, s77
	s_ashr_i32 s30, s16, 31
	s_abs_i32 s16, s16
	s_mul_hi_u32 s31, s16, s73
	s_mul_i32 s31, s31, s99
	s_sub_i32 s16, s16, s31
	s_sub_i32 s31, s16, s99
	s_cmp_ge_u32 s16, s99
	s_cselect_b32 s16, s31, s16
	s_sub_i32 s31, s16, s99
	s_cmp_ge_u32 s16, s99
	s_cselect_b32 s16, s31, s16
	s_xor_b32 s16, s16, s30
	s_sub_i32 s30, s16, s30
	.loc	1 33 0
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 3
	s_add_u32 s30, s8, s30
	s_addc_u32 s31, s9, s31
	global_load_dwordx2 v[2:3], v37, s[70:71]
	global_load_dwordx2 v[4:5], v37, s[30:31]
	v_mov_b32_e32 v7, v37
	v_mov_b32_e32 v8, v37
	v_add_u32_dpp v6, v134, v134 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v7, v134 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v8, v134 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v6, v6, v7, v8
	v_readlane_b32 s30, v255, 4
	v_readlane_b32 s31, v255, 5
	v_add_u32_dpp v6, v6, v6 row_shr:4 row_mask:0xf bank_mask:0xe
	s_ashr_i32 s47, s46, 31
	v_mov_b32_e32 v73, v37
	v_add_u32_dpp v6, v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v1
	s_barrier
	s_nop 0
	v_add_u32_dpp v6, v6, v6 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v6, v6, v6 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v6, 0, v6, s[30:31]
	v_lshl_add_u32 v7, v6, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_lshl_b64 s[30:31], s[46:47], 2
	s_nop 0
	v_cndmask_b32_e32 v7, v161, v7, vcc
	ds_permute_b32 v6, v7, v75
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v4, v2
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v36, 28, v4
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[52:53], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[30:31]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[72:73]
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	v_cmp_ne_u32_e32 vcc, 0, v134
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_gt_u32_e32 vcc, s16, v1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_49
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[44:45], vcc, 1
	s_and_b32 s16, s45, 0x55555555
	s_and_b32 s35, s44, 0x55555555
	s_sub_u32 s44, vcc_lo, s35
	s_subb_u32 s45, vcc_hi, s16
	s_mov_b32 s77, s76
	s_and_b64 s[46:47], s[44:45], s[76:77]
	s_lshr_b64 s[44:45], s[44:45], 2
	s_and_b64 s[44:45], s[44:45], s[76:77]
	s_add_u32 s44, s44, s46
	s_addc_u32 s45, s45, s47
	s_lshr_b64 s[46:47], s[44:45], 4
	s_add_u32 s16, s46, s44
	s_addc_u32 s35, s47, s45
	s_and_b32 s16, s16, 0xf0f0f0f
	s_and_b32 s35, s35, 0xf0f0f0f
	s_mul_i32 s44, s16, 0x1010101
	s_mul_hi_u32 s16, s16, 0x1010101
	s_add_i32 s16, s16, s44
	s_mul_i32 s35, s35, 0x1010101
	v_accvgpr_read_b32 v4, a34
	s_add_i32 s45, s16, s35
	v_accvgpr_read_b32 v5, a35
	v_cmp_gt_u64_e32 vcc, s[44:45], v[4:5]
	s_cbranch_vccnz .LBB0_47
	s_mov_b32 s16, 0
	s_mov_b64 s[44:45], 0
.LBB0_43:
	v_readfirstlane_b32 s46, v2
	v_readfirstlane_b32 s47, v3
	v_mov_b32_e32 v7, s16
	s_nop 0
	v_cmp_eq_u64_e64 s[46:47], s[46:47], v[2:3]
	s_bcnt1_i32_b64 s35, s[46:47]
	s_add_i32 s16, s16, s35
	v_mov_b64_e32 v[4:5], s[46:47]
	v_mov_b32_e32 v8, s35
	s_or_b64 s[44:45], s[46:47], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_43
	s_or_b64 exec, exec, s[44:45]
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
	v_cmp_ne_u32_sdwa vcc, v4, v75 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_46
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v163 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v245 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v165 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v247 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v249 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v75 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_46:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[44:45], 1, v4
	s_and_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_48
	s_branch .LBB0_49
.LBB0_47:
	s_mov_b64 s[44:45], -1
	s_and_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_49
.LBB0_48:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_49:
	s_or_b64 exec, exec, s[30:31]
.LBB0_50:
	.loc	1 34 0
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[30:31], s[64:65]
	s_cbranch_execz .LBB0_54
	s_mov_b64 s[46:47], exec
	v_mbcnt_lo_u32_b32 v2, s46, 0
	v_mbcnt_hi_u32_b32 v2, s47, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_53
	s_load_dwordx2 s[78:79], s[0:1], 0x80
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[56:57], s[34:35], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s56, s78, s56
	s_addc_u32 s57, s79, s57
	s_bcnt1_i32_b64 s16, s[46:47]
	v_mov_b32_e32 v3, s16
	global_atomic_add v3, v37, v3, s[56:57] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_53:
	s_or_b64 exec, exec, s[44:45]
	v_readfirstlane_b32 s16, v3
	s_nop 1
	v_add_u32_e32 v2, s16, v2
	ds_write_b32 v37, v2
.LBB0_54:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s61, v2
	s_cbranch_vccnz .LBB0_3
	v_readlane_b32 s16, v255, 6
	s_add_i32 s82, s34, s16
	v_readlane_b32 s16, v255, 7
	s_ashr_i32 s83, s82, 31
	s_add_i32 s80, s34, s16
	v_readlane_b32 s16, v255, 8
	s_lshl_b64 s[30:31], s[82:83], 8
	s_ashr_i32 s81, s80, 31
	s_add_i32 s78, s34, s16
	v_readlane_b32 s16, v255, 9
	v_lshl_add_u64 v[2:3], v[54:55], 0, s[30:31]
	s_lshl_b64 s[30:31], s[80:81], 8
	s_ashr_i32 s79, s78, 31
	s_add_i32 s46, s34, s16
	v_lshl_add_u64 v[4:5], v[54:55], 0, s[30:31]
	s_lshl_b64 s[30:31], s[78:79], 8
	s_ashr_i32 s47, s46, 31
	v_lshl_add_u64 v[6:7], v[54:55], 0, s[30:31]
	s_lshl_b64 s[30:31], s[46:47], 8
	v_readlane_b32 s16, v255, 10
	v_lshl_add_u64 v[8:9], v[54:55], 0, s[30:31]
	s_add_i32 s30, s34, s16
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[44:45], s[30:31], 8
	v_readlane_b32 s16, v255, 11
	v_lshl_add_u64 v[10:11], v[54:55], 0, s[44:45]
	s_add_i32 s44, s34, s16
	global_load_dword v18, v[2:3], off
	global_load_dword v19, v[2:3], off offset:64
	global_load_dword v20, v[4:5], off
	global_load_dword v21, v[4:5], off offset:64
	s_ashr_i32 s45, s44, 31
	global_load_dword v22, v[6:7], off
	global_load_dword v23, v[6:7], off offset:64
	global_load_dword v38, v[8:9], off
	global_load_dword v39, v[8:9], off offset:64
	s_lshl_b64 s[56:57], s[44:45], 8
	v_lshl_add_u64 v[12:13], v[54:55], 0, s[56:57]
	global_load_dword v73, v[10:11], off
	global_load_dword v74, v[10:11], off offset:64
	global_load_dword v89, v[12:13], off
	global_load_dword v91, v[12:13], off offset:64
	v_readlane_b32 s16, v255, 12
	s_add_i32 s56, s34, s16
	v_readlane_b32 s16, v255, 13
	s_ashr_i32 s57, s56, 31
	s_add_i32 s34, s34, s16
	s_lshl_b64 s[84:85], s[56:57], 8
	s_ashr_i32 s35, s34, 31
	v_lshl_add_u64 v[14:15], v[54:55], 0, s[84:85]
	s_lshl_b64 s[84:85], s[34:35], 8
	v_lshl_add_u64 v[16:17], v[54:55], 0, s[84:85]
	global_load_dword v93, v[14:15], off
	global_load_dword v95, v[14:15], off offset:64
	global_load_dword v123, v[16:17], off
	global_load_dword v160, v[16:17], off offset:64
	global_load_dword v24, v[2:3], off offset:128
	global_load_dword v25, v[4:5], off offset:128
	global_load_dword v92, v[4:5], off offset:192
	global_load_dword v90, v[2:3], off offset:192
	global_load_dword v94, v[6:7], off offset:128
	global_load_dword v96, v[8:9], off offset:128
	global_load_dword v97, v[8:9], off offset:192
	global_load_dword v110, v[6:7], off offset:192
	global_load_dword v162, v[10:11], off offset:128
	global_load_dword v164, v[12:13], off offset:128
	global_load_dword v166, v[12:13], off offset:192
	global_load_dword v167, v[10:11], off offset:192
	global_load_dword v228, v[14:15], off offset:128
	global_load_dword v236, v[16:17], off offset:128
	global_load_dword v251, v[16:17], off offset:192
	global_load_dword v229, v[14:15], off offset:192
	s_lshl_b64 s[82:83], s[82:83], 13
	s_add_u32 s82, s48, s82
	v_mov_b32_e32 v77, v37
	s_addc_u32 s83, s49, s83
	v_lshlrev_b32_e32 v36, 2, v34
	v_lshl_add_u64 v[2:3], s[82:83], 0, v[76:77]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	s_mov_b32 s16, 0xf149f2ca
	global_load_dwordx4 v[26:29], v[2:3], off offset:16
	global_load_dwordx4 v[98:101], v[2:3], off
	v_mov_b32_e32 v79, v37
	s_lshl_b64 s[80:81], s[80:81], 13
	v_lshl_add_u64 v[4:5], s[82:83], 0, v[78:79]
	s_add_u32 s80, s48, s80
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[36:37]
	s_addc_u32 s81, s49, s81
	s_lshl_b64 s[78:79], s[78:79], 13
	s_add_u32 s78, s48, s78
	s_addc_u32 s79, s49, s79
	s_lshl_b64 s[46:47], s[46:47], 13
	s_add_u32 s46, s48, s46
	s_addc_u32 s47, s49, s47
	s_lshl_b64 s[30:31], s[30:31], 13
	s_add_u32 s30, s48, s30
	s_addc_u32 s31, s49, s31
	s_lshl_b64 s[44:45], s[44:45], 13
	s_add_u32 s44, s48, s44
	s_addc_u32 s45, s49, s45
	v_lshl_add_u64 v[180:181], s[30:31], 0, v[76:77]
	v_lshl_add_u64 v[184:185], v[180:181], 0, v[36:37]
	v_lshl_add_u64 v[188:189], s[44:45], 0, v[76:77]
	v_lshl_add_u64 v[192:193], v[188:189], 0, v[36:37]
	v_lshl_add_u64 v[212:213], s[30:31], 0, v[78:79]
	v_lshl_add_u64 v[216:217], v[212:213], 0, v[36:37]
	v_lshl_add_u64 v[220:221], s[44:45], 0, v[78:79]
	v_lshl_add_u64 v[224:225], v[220:221], 0, v[36:37]
	v_lshl_add_u64 v[30:31], v[30:31], 1, v[86:87]
	v_lshl_add_u64 v[32:33], v[32:33], 1, v[86:87]
	s_waitcnt vmcnt(31)
	v_max3_f32 v2, v18, s16, v20
	s_waitcnt vmcnt(30)
	v_max3_f32 v3, v19, s16, v21
	s_waitcnt vmcnt(27)
	v_max3_f32 v2, v2, v22, v38
	s_waitcnt vmcnt(26)
	v_max3_f32 v3, v3, v23, v39
	s_waitcnt vmcnt(23)
	v_max3_f32 v2, v2, v73, v89
	s_waitcnt vmcnt(22)
	v_max3_f32 v3, v3, v74, v91
	s_waitcnt vmcnt(19)
	v_max3_f32 v230, v2, v93, v123
	s_waitcnt vmcnt(18)
	v_max3_f32 v231, v3, v95, v160
	v_sub_f32_e32 v2, v18, v230
	v_sub_f32_e32 v3, v19, v231
	v_exp_f32_e32 v2, v2
	v_exp_f32_e32 v3, v3
	v_sub_f32_e32 v4, v20, v230
	v_sub_f32_e32 v5, v21, v231
	v_exp_f32_e32 v8, v4
	v_cndmask_b32_e64 v122, 0, v2, s[36:37]
	v_cndmask_b32_e64 v88, 0, v3, s[36:37]
	v_exp_f32_e32 v9, v5
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[14:17], v[6:7], off
	v_lshl_add_u64 v[6:7], s[80:81], 0, v[76:77]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	global_load_dwordx4 v[102:105], v[6:7], off offset:16
	global_load_dwordx4 v[106:109], v[6:7], off
	v_sub_f32_e32 v6, v22, v230
	v_sub_f32_e32 v7, v23, v231
	v_exp_f32_e32 v12, v6
	v_exp_f32_e32 v13, v7
	s_waitcnt vmcnt(18)
	v_fma_f32 v254, v90, v88, 0
	v_cndmask_b32_e64 v244, 0, v8, s[40:41]
	v_cndmask_b32_e64 v90, 0, v9, s[40:41]
	v_lshl_add_u64 v[8:9], s[80:81], 0, v[78:79]
	v_fma_f32 v253, v24, v122, 0
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[36:37]
	v_fmac_f32_e32 v253, v244, v25
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[22:25], v[10:11], off
	v_lshl_add_u64 v[10:11], s[78:79], 0, v[76:77]
	v_fmac_f32_e32 v254, v90, v92
	v_cndmask_b32_e64 v246, 0, v12, s[18:19]
	v_cndmask_b32_e64 v92, 0, v13, s[18:19]
	v_lshl_add_u64 v[12:13], s[78:79], 0, v[78:79]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[36:37]
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v254, v92, v110
	v_lshl_add_u64 v[18:19], v[12:13], 0, v[36:37]
	global_load_dwordx4 v[110:113], v[10:11], off offset:16
	global_load_dwordx4 v[114:117], v[10:11], off
	v_sub_f32_e32 v10, v38, v230
	v_sub_f32_e32 v11, v39, v231
	v_exp_f32_e32 v20, v10
	v_exp_f32_e32 v21, v11
	global_load_dwordx4 v[10:13], v[18:19], off offset:16
	global_load_dwordx4 v[118:121], v[18:19], off
	v_lshl_add_u64 v[18:19], s[46:47], 0, v[76:77]
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[36:37]
	global_load_dwordx4 v[168:171], v[18:19], off offset:16
	global_load_dwordx4 v[172:175], v[18:19], off
	v_sub_f32_e32 v18, v73, v230
	v_exp_f32_e32 v38, v18
	v_fmac_f32_e32 v253, v246, v94
	v_cndmask_b32_e64 v248, 0, v20, s[20:21]
	v_cndmask_b32_e64 v94, 0, v21, s[20:21]
	v_lshl_add_u64 v[20:21], s[46:47], 0, v[78:79]
	v_sub_f32_e32 v19, v74, v231
	s_lshl_b64 s[46:47], s[56:57], 13
	v_exp_f32_e32 v39, v19
	v_cndmask_b32_e64 v250, 0, v38, s[22:23]
	s_add_u32 s46, s48, s46
	v_sub_f32_e32 v38, v89, v230
	s_addc_u32 s47, s49, s47
	s_lshl_b64 s[34:35], s[34:35], 13
	v_exp_f32_e32 v38, v38
	v_fmac_f32_e32 v253, v248, v96
	v_fmac_f32_e32 v254, v94, v97
	v_lshl_add_u64 v[96:97], v[20:21], 0, v[36:37]
	s_add_u32 s34, s48, s34
	global_load_dwordx4 v[18:21], v[96:97], off offset:16
	global_load_dwordx4 v[176:179], v[96:97], off
	global_load_dwordx4 v[180:183], v[184:185], off offset:16
	s_nop 0
	global_load_dwordx4 v[184:187], v[184:185], off
	v_lshl_add_u64 v[196:197], s[46:47], 0, v[76:77]
	s_addc_u32 s35, s49, s35
	v_cndmask_b32_e64 v96, 0, v39, s[22:23]
	global_load_dwordx4 v[188:191], v[192:193], off offset:16
	s_nop 0
	global_load_dwordx4 v[192:195], v[192:193], off
	v_lshl_add_u64 v[200:201], v[196:197], 0, v[36:37]
	v_lshl_add_u64 v[204:205], s[34:35], 0, v[76:77]
	v_sub_f32_e32 v39, v91, v231
	global_load_dwordx4 v[196:199], v[200:201], off offset:16
	s_nop 0
	global_load_dwordx4 v[200:203], v[200:201], off
	v_lshl_add_u64 v[208:209], v[204:205], 0, v[36:37]
	v_exp_f32_e32 v39, v39
	v_cndmask_b32_e64 v252, 0, v38, s[24:25]
	v_sub_f32_e32 v38, v93, v230
	global_load_dwordx4 v[204:207], v[208:209], off offset:16
	s_nop 0
	global_load_dwordx4 v[208:211], v[208:209], off
	v_exp_f32_e32 v38, v38
	s_waitcnt vmcnt(31)
	v_fmac_f32_e32 v253, v250, v162
	v_cndmask_b32_e64 v162, 0, v39, s[24:25]
	v_sub_f32_e32 v39, v95, v231
	s_waitcnt vmcnt(30)
	v_fmac_f32_e32 v253, v252, v164
	v_exp_f32_e32 v39, v39
	v_cndmask_b32_e64 v164, 0, v38, s[26:27]
	v_sub_f32_e32 v38, v123, v230
	v_exp_f32_e32 v38, v38
	s_waitcnt vmcnt(28)
	v_fmac_f32_e32 v254, v96, v167
	v_fmac_f32_e32 v254, v162, v166
	v_cndmask_b32_e64 v166, 0, v39, s[26:27]
	global_load_dwordx4 v[212:215], v[216:217], off offset:16
	s_nop 0
	global_load_dwordx4 v[216:219], v[216:217], off
	s_waitcnt vmcnt(29)
	v_fmac_f32_e32 v253, v164, v228
	s_waitcnt vmcnt(26)
	v_fmac_f32_e32 v254, v166, v229
	v_lshl_add_u64 v[228:229], s[46:47], 0, v[78:79]
	v_cndmask_b32_e64 v74, 0, v38, s[28:29]
	global_load_dwordx4 v[220:223], v[224:225], off offset:16
	s_nop 0
	global_load_dwordx4 v[224:227], v[224:225], off
	v_lshl_add_u64 v[232:233], v[228:229], 0, v[36:37]
	v_fmac_f32_e32 v253, v74, v236
	v_lshl_add_u64 v[236:237], s[34:35], 0, v[78:79]
	v_sub_f32_e32 v39, v160, v231
	global_load_dwordx4 v[228:231], v[232:233], off offset:16
	s_nop 0
	global_load_dwordx4 v[232:235], v[232:233], off
	v_lshl_add_u64 v[240:241], v[236:237], 0, v[36:37]
	global_load_dwordx4 v[236:239], v[240:241], off offset:16
	s_nop 0
	global_load_dwordx4 v[240:243], v[240:241], off
	v_div_scale_f32 v36, s[30:31], v253, v253, 1.0
	v_exp_f32_e32 v39, v39
	v_rcp_f32_e32 v38, v36
	s_waitcnt vmcnt(31)
	v_pk_fma_f32 v[26:27], v[122:123], v[26:27], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(27)
	v_pk_fma_f32 v[26:27], v[244:245], v[102:103], v[26:27] op_sel_hi:[0,1,1]
	v_cndmask_b32_e64 v160, 0, v39, s[28:29]
	v_fma_f32 v39, -v36, v38, 1.0
	v_fmac_f32_e32 v38, v39, v38
	v_div_scale_f32 v39, vcc, 1.0, v253, 1.0
	v_mul_f32_e32 v73, v39, v38
	s_waitcnt vmcnt(23)
	v_pk_fma_f32 v[26:27], v[246:247], v[110:111], v[26:27] op_sel_hi:[0,1,1]
	v_fma_f32 v77, -v36, v73, v39
	v_fmac_f32_e32 v73, v77, v38
	v_fma_f32 v36, -v36, v73, v39
	v_fmac_f32_e32 v254, v160, v251
	v_div_fmas_f32 v36, v36, v38, v73
	v_div_scale_f32 v39, s[30:31], v254, v254, 1.0
	s_waitcnt vmcnt(19)
	v_pk_fma_f32 v[26:27], v[248:249], v[168:169], v[26:27] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v36, v36, v253, 1.0
	v_rcp_f32_e32 v77, v39
	v_pk_fma_f32 v[98:99], v[122:123], v[98:99], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[98:99], v[244:245], v[106:107], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[246:247], v[114:115], v[98:99] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[98:99], v[248:249], v[172:173], v[98:99] op_sel_hi:[0,1,1]
	v_fma_f32 v38, -v39, v77, 1.0
	v_fmac_f32_e32 v77, v38, v77
	v_div_scale_f32 v38, vcc, 1.0, v254, 1.0
	v_mul_f32_e32 v73, v38, v77
	v_fma_f32 v79, -v39, v73, v38
	v_fmac_f32_e32 v73, v79, v77
	v_fma_f32 v38, -v39, v73, v38
	v_div_fmas_f32 v38, v38, v77, v73
	v_div_fixup_f32 v38, v38, v254, 1.0
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[26:27], v[250:251], v[180:181], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[98:99], v[250:251], v[184:185], v[98:99] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[26:27], v[252:253], v[188:189], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[98:99], v[252:253], v[192:193], v[98:99] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[26:27], v[164:165], v[196:197], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[98:99], v[164:165], v[200:201], v[98:99] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(9)
	v_pk_fma_f32 v[26:27], v[74:75], v[204:205], v[26:27] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v89, v27
	v_cvt_f16_f32_e32 v91, v26
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[98:99], v[74:75], v[208:209], v[98:99] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[98:99], v[36:37], v[98:99] op_sel_hi:[0,1]
	v_pk_fma_f32 v[14:15], v[88:89], v[14:15], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[2:3], v[88:89], v[2:3], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[14:15], v[90:91], v[22:23], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[90:91], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[92:93], v[118:119], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[92:93], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[94:95], v[176:177], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[94:95], v[18:19], v[2:3] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v39, v99
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[14:15], v[96:97], v[216:217], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[96:97], v[212:213], v[2:3] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v73, v98
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[2:3], v[162:163], v[220:221], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[14:15], v[162:163], v[224:225], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[122:123], v[100:101], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[26:27], v[122:123], v[28:29], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[98:99], v[244:245], v[108:109], v[98:99] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[2:3], v[166:167], v[228:229], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[14:15], v[166:167], v[232:233], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[2:3], v[160:161], v[236:237], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[14:15], v[160:161], v[240:241], v[14:15] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[38:39], v[2:3] op_sel_hi:[0,1]
	v_pk_fma_f32 v[26:27], v[244:245], v[104:105], v[26:27] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v22, v15
	v_cvt_f16_f32_e32 v23, v14
	v_pk_fma_f32 v[14:15], v[88:89], v[16:17], 0 op_sel_hi:[0,1,0]
	v_cvt_f16_f32_e32 v6, v3
	v_cvt_f16_f32_e32 v7, v2
	v_pk_fma_f32 v[2:3], v[88:89], v[4:5], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[98:99], v[246:247], v[116:117], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[246:247], v[112:113], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[90:91], v[24:25], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[90:91], v[8:9], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[248:249], v[174:175], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[248:249], v[170:171], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[92:93], v[120:121], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[92:93], v[12:13], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[250:251], v[186:187], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[250:251], v[182:183], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[94:95], v[178:179], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[94:95], v[20:21], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[252:253], v[194:195], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[252:253], v[190:191], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[96:97], v[218:219], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[96:97], v[214:215], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[164:165], v[202:203], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[164:165], v[198:199], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[162:163], v[226:227], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[162:163], v[222:223], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[74:75], v[210:211], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[74:75], v[206:207], v[26:27] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[166:167], v[234:235], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[166:167], v[230:231], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[98:99], v[36:37], v[98:99] op_sel_hi:[0,1]
	v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
	v_pk_fma_f32 v[14:15], v[160:161], v[242:243], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[160:161], v[238:239], v[2:3] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v77, v99
	v_cvt_f16_f32_e32 v79, v98
	v_cvt_f16_f32_e32 v27, v27
	v_cvt_f16_f32_e32 v26, v26
	v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[38:39], v[2:3] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v14, v14
	v_cvt_f16_f32_e32 v8, v3
	v_cvt_f16_f32_e32 v9, v2
	v_pack_b32_f16 v5, v26, v27
	v_pack_b32_f16 v4, v91, v89
	v_pack_b32_f16 v3, v79, v77
	v_pack_b32_f16 v2, v73, v39
	global_store_dwordx4 v[30:31], v[2:5], off
	s_nop 1
	v_pack_b32_f16 v5, v9, v8
	v_pack_b32_f16 v4, v7, v6
	v_pack_b32_f16 v3, v14, v15
	v_pack_b32_f16 v2, v23, v22
	global_store_dwordx4 v[32:33], v[2:5], off
	s_branch .LBB0_3
.LBB0_56:
	s_load_dword s24, s[0:1], 0x54
	s_mov_b64 s[18:19], 0
	v_readlane_b32 s86, v255, 1
	v_readlane_b32 s21, v255, 2
	v_readlane_b32 s20, v255, 0
.LBB0_57:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_113
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
	v_readfirstlane_b32 s3, v6
	s_cbranch_scc1 .LBB0_113
	s_sub_i32 s34, 0, s6
	s_mul_i32 s18, s34, s3
	s_mul_hi_u32 s18, s3, s18
	s_abs_i32 s17, s21
	s_add_i32 s3, s3, s18
	s_mul_hi_u32 s3, s17, s3
	s_mul_i32 s18, s3, s6
	s_ashr_i32 s16, s21, 31
	s_ashr_i32 s43, s24, 31
	.loc	1 15 0
	s_mul_i32 s68, s20, s87
	.loc	1 16 0
	s_sub_i32 s17, s17, s18
	.loc	1 15 0
	s_add_i32 s68, s68, s7
	.loc	1 16 0
	s_xor_b32 s16, s16, s43
	s_add_i32 s18, s3, 1
	s_sub_i32 s19, s17, s6
	s_cmp_ge_u32 s17, s6
	s_cselect_b32 s3, s18, s3
	s_cselect_b32 s17, s19, s17
	s_add_i32 s18, s3, 1
	s_cmp_ge_u32 s17, s6
	s_cselect_b32 s3, s18, s3
	s_xor_b32 s3, s3, s16
	s_sub_i32 s35, s3, s16
	s_mul_hi_i32 s17, s4, s42
	s_mul_i32 s16, s4, s42
	s_lshl_b64 s[22:23], s[16:17], 6
	s_mul_i32 s16, s35, s24
	s_add_i32 s3, s5, s2
	s_sub_i32 s17, s21, s16
	s_cmp_eq_u32 s17, 1
	s_cselect_b32 s18, s33, 1
	s_abs_i32 s19, s5
	v_cvt_f32_u32_e32 v1, s19
	s_sub_i32 s16, 0, s19
	s_load_dword s0, s[0:1], 0x50
	s_sub_i32 s1, s3, s18
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s1, 31
	s_abs_i32 s1, s1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s70, s24, s0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_and_b32_e32 v3, 63, v0
	v_lshrrev_b32_e32 v7, 6, v0
	v_or_b32_e32 v4, v7, v3
	v_readfirstlane_b32 s20, v1
	s_mul_i32 s16, s16, s20
	s_mul_hi_u32 s16, s20, s16
	s_add_i32 s20, s20, s16
	s_mul_hi_u32 s16, s1, s20
	s_mul_i32 s16, s16, s19
	s_sub_i32 s1, s1, s16
	s_sub_i32 s16, s1, s19
	s_cmp_ge_u32 s1, s19
	s_cselect_b32 s1, s16, s1
	s_sub_i32 s16, s1, s19
	s_cmp_ge_u32 s1, s19
	s_cselect_b32 s1, s16, s1
	s_xor_b32 s1, s1, s3
	s_add_i32 s18, s18, s2
	s_sub_i32 s16, s1, s3
	s_abs_i32 s3, s18
	s_ashr_i32 s1, s18, 31
	s_mul_hi_u32 s18, s3, s20
	s_mul_i32 s18, s18, s19
	s_sub_i32 s3, s3, s18
	s_sub_i32 s18, s3, s19
	s_cmp_ge_u32 s3, s19
	s_cselect_b32 s3, s18, s3
	s_sub_i32 s18, s3, s19
	s_cmp_ge_u32 s3, s19
	s_cselect_b32 s3, s18, s3
	s_abs_i32 s19, s7
	v_cvt_f32_u32_e32 v1, s19
	s_xor_b32 s0, s3, s1
	s_sub_i32 s3, 0, s19
	s_sub_i32 s18, s0, s1
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s1, s35
	s_xor_b32 s0, s35, s7
	s_ashr_i32 s0, s0, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshrrev_b32_e32 v5, 3, v0
	v_and_or_b32 v7, v0, 62, v7
	s_mov_b32 s69, 0
	v_readfirstlane_b32 s20, v1
	s_mul_i32 s3, s3, s20
	s_mul_hi_u32 s3, s20, s3
	s_add_i32 s20, s20, s3
	s_mul_hi_u32 s3, s1, s20
	s_mul_i32 s20, s3, s19
	s_sub_i32 s1, s1, s20
	s_add_i32 s20, s3, 1
	s_sub_i32 s21, s1, s19
	s_cmp_ge_u32 s1, s19
	s_cselect_b32 s3, s20, s3
	s_cselect_b32 s1, s21, s1
	s_add_i32 s20, s3, 1
	s_cmp_ge_u32 s1, s19
	s_cselect_b32 s1, s20, s3
	s_xor_b32 s1, s1, s0
	s_sub_i32 s36, s1, s0
	s_mul_i32 s71, s36, s24
	s_add_i32 s71, s71, s17
	s_cmp_lt_i32 s71, s42
	s_cselect_b64 s[24:25], -1, 0
	s_lshr_b32 s0, s35, 31
	s_add_i32 s0, s35, s0
	s_and_b32 s0, s0, 0x7fffffe
	s_sub_i32 s0, s35, s0
	s_lshl_b32 s0, s0, 5
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s72, s54, s0
	s_addc_u32 s73, s55, s1
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
	s_ashr_i32 s74, s2, 4
	s_lshl_b64 s[16:17], s[16:17], 3
	s_add_u32 s30, s8, s16
	v_readfirstlane_b32 s8, v6
	s_mul_i32 s34, s34, s8
	s_addc_u32 s31, s9, s17
	s_mul_i32 s36, s36, s7
	s_mul_hi_u32 s9, s8, s34
	s_sub_i32 s75, s35, s36
	s_add_i32 s76, s8, s9
	s_cmp_lt_i32 s75, s74
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s8, s75, 31
	s_add_i32 s8, s75, s8
	s_and_b32 s8, s8, 0x7fffffe
	s_sub_i32 s8, s75, s8
	s_lshl_b32 s8, s8, 5
	s_ashr_i32 s9, s8, 31
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v1, 3, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v4
	v_lshlrev_b32_e32 v4, 5, v0
	v_and_b32_e32 v0, 0x7e, v0
	s_lshl_b64 s[8:9], s[8:9], 2
	v_cmp_eq_u32_e64 s[20:21], 0, v7
	v_cmp_eq_u32_e64 s[18:19], 0, v0
	s_add_u32 s77, s52, s8
	v_and_b32_e32 v2, 56, v1
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 32, v4
	v_cndmask_b32_e64 v16, 0, 1, s[20:21]
	v_cndmask_b32_e64 v17, 0, 1, s[18:19]
	s_addc_u32 s78, s53, s9
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
	s_branch .LBB0_61
.LBB0_60:
	s_add_i32 s69, s69, 1
	s_cmp_eq_u32 s69, s5
	s_cbranch_scc1 .LBB0_113
.LBB0_61:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_60
	s_cmp_lg_u32 s69, 0
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_lt_i32 s69, s33
	s_cselect_b64 s[40:41], -1, 0
	s_add_i32 s16, s69, s86
	s_add_i32 s8, s16, -1
	s_lshr_b32 s9, s8, 31
	s_add_i32 s9, s8, s9
	s_ashr_i32 s17, s9, 1
	s_and_b32 s9, s9, -2
	s_sub_i32 s79, s8, s9
	s_lshl_b32 s8, s79, 1
	s_ashr_i32 s9, s8, 31
	s_add_i32 s80, s17, 1
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
	s_ashr_i32 s82, s8, 1
	s_and_b32 s8, s8, -2
	s_sub_i32 s81, s16, s8
	s_lshl_b32 s8, s81, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s22, s9
	s_mul_hi_u32 s16, s22, s8
	s_add_i32 s9, s16, s9
	s_mul_i32 s16, s23, s8
	s_add_i32 s9, s9, s16
	s_mul_i32 s8, s22, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s44, s10, s8
	s_addc_u32 s45, s11, s9
	s_lshl_b64 s[46:47], s[22:23], 1
	s_add_u32 s16, s17, s46
	s_addc_u32 s50, s37, s47
	s_cmp_eq_u32 s69, 0
	s_cselect_b64 s[8:9], -1, 0
	v_cndmask_b32_e64 v26, 0, 1, s[8:9]
	s_and_b64 s[8:9], s[8:9], exec
	v_cndmask_b32_e64 v25, 0, 1, s[38:39]
	s_mul_i32 s79, s79, s42
	s_mul_i32 s80, s80, s7
	s_cselect_b32 s49, s13, s37
	s_cselect_b32 s48, s12, s17
	s_cselect_b32 s51, s15, s50
	s_cselect_b32 s50, s14, s16
	s_mul_i32 s81, s81, s42
	s_mul_i32 s82, s82, s68
	s_mov_b32 s56, s71
	s_branch .LBB0_65
.LBB0_63:
	s_or_b64 exec, exec, s[8:9]
.LBB0_64:
	s_add_i32 s56, s56, s70
	s_cmp_lt_i32 s56, s42
	s_cbranch_scc0 .LBB0_60
.LBB0_65:
	v_cmp_ne_u32_e64 s[8:9], 1, v25
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_72
	s_add_i32 s16, s56, s79
	s_lshl_b32 s16, s16, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s16, s72, s16
	s_addc_u32 s17, s73, s17
	s_branch .LBB0_69
.LBB0_67:
	s_or_b64 exec, exec, s[60:61]
	v_readfirstlane_b32 s37, v0
	s_nop 1
	v_mov_b32_e32 v0, s37
	ds_write_b32 v1, v0
.LBB0_68:
	s_or_b64 exec, exec, s[58:59]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s80, v0
	s_cbranch_vccz .LBB0_72
.LBB0_69:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[58:59], s[0:1]
	s_cbranch_execz .LBB0_68
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_67
	global_load_dword v0, v1, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_67
.LBB0_72:
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB0_74
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_64
	s_branch .LBB0_104
.LBB0_74:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[8:9], v1, s[26:27]
	global_load_dwordx2 v[10:11], v1, s[28:29]
	v_cmp_ne_u32_e32 vcc, 1, v26
	s_mov_b32 s37, 1
	s_cbranch_vccnz .LBB0_76
	s_abs_i32 s17, s56
	s_mul_hi_u32 s37, s17, s76
	s_mul_i32 s57, s37, s6
	s_ashr_i32 s16, s56, 31
	s_sub_i32 s17, s17, s57
	s_xor_b32 s16, s16, s43
	s_add_i32 s57, s37, 1
	s_sub_i32 s58, s17, s6
	s_cmp_ge_u32 s17, s6
	s_cselect_b32 s37, s57, s37
	s_cselect_b32 s17, s58, s17
	s_add_i32 s57, s37, 1
	s_cmp_ge_u32 s17, s6
	s_cselect_b32 s17, s57, s37
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_add_i32 s37, s16, 1
.LBB0_76:
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_add_i32 s16, s56, s81
	s_nop 0
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	s_lshl_b32 s58, s16, 6
	v_and_b32_e32 v8, -16, v8
	s_andn2_b64 vcc, exec, s[34:35]
	s_ashr_i32 s59, s58, 31
	s_cbranch_vccnz .LBB0_94
	s_ashr_i32 s57, s56, 31
	s_lshl_b64 s[16:17], s[58:59], 2
	s_add_u32 s60, s77, s16
	s_addc_u32 s61, s78, s17
	v_lshl_add_u64 v[8:9], s[44:45], 0, v[8:9]
	s_cmp_lt_i32 s37, 1
	v_lshl_add_u64 v[10:11], v[8:9], 0, s[46:47]
	s_cselect_b64 s[62:63], -1, 0
	v_mov_b64_e32 v[12:13], s[56:57]
	s_mov_b32 s57, s75
	s_branch .LBB0_79
.LBB0_78:
	s_or_b64 exec, exec, s[64:65]
	s_add_i32 s57, s57, s7
	s_cmp_lt_i32 s57, s74
	s_cbranch_scc0 .LBB0_93
.LBB0_79:
	v_lshl_or_b32 v0, s57, 4, v5
	v_mad_i64_i32 v[14:15], s[16:17], v0, s42, v[12:13]
	v_lshlrev_b64 v[14:15], 6, v[14:15]
	v_or_b32_e32 v14, v14, v2
	v_cmp_gt_i32_e64 s[16:17], s4, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[64:65], s[16:17]
	s_cbranch_execz .LBB0_81
	v_lshl_add_u64 v[30:31], v[14:15], 1, s[48:49]
	global_load_dwordx4 v[32:35], v[30:31], off
.LBB0_81:
	s_or_b64 exec, exec, s[64:65]
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[64:65], s[16:17]
	s_cbranch_execz .LBB0_83
	v_lshl_add_u64 v[28:29], v[14:15], 1, s[50:51]
	global_load_dwordx4 v[28:31], v[28:29], off
.LBB0_83:
	s_or_b64 exec, exec, s[64:65]
	s_cmp_lg_u32 s57, s75
	s_cselect_b64 s[64:65], -1, 0
	s_or_b64 s[64:65], s[64:65], s[62:63]
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccnz .LBB0_91
	s_mov_b32 s83, 0
	s_branch .LBB0_87
.LBB0_85:
	s_or_b64 exec, exec, s[66:67]
	v_readfirstlane_b32 s66, v0
	s_nop 1
	v_mov_b32_e32 v0, s66
	ds_write_b32 v1, v0
.LBB0_86:
	s_or_b64 exec, exec, s[64:65]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s82, v0
	s_cbranch_vccz .LBB0_90
.LBB0_87:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[64:65], s[2:3]
	s_cbranch_execz .LBB0_86
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_85
	global_load_dword v0, v1, s[60:61] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_85
.LBB0_90:
	s_add_i32 s83, s83, 1
	s_cmp_lg_u32 s83, s37
	s_cbranch_scc1 .LBB0_87
.LBB0_91:
	s_and_saveexec_b64 s[64:65], s[16:17]
	s_cbranch_execz .LBB0_78
	v_lshlrev_b64 v[14:15], 1, v[14:15]
	v_lshl_add_u64 v[36:37], v[10:11], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[14:15]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[14:15], v[32:35], off
	global_store_dwordx4 v[36:37], v[28:31], off
	s_branch .LBB0_78
.LBB0_93:
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
.LBB0_94:
	v_lshl_add_u64 v[8:9], s[54:55], 0, v[8:9]
	s_lshl_b64 s[16:17], s[58:59], 2
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
	s_cbranch_execz .LBB0_103
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[12:13], v[10:11]
	s_lshr_b64 s[58:59], vcc, 1
	s_and_b32 s37, s59, 0x55555555
	s_and_b32 s57, s58, 0x55555555
	s_sub_u32 s58, vcc_lo, s57
	s_subb_u32 s59, vcc_hi, s37
	s_mov_b32 s37, s36
	s_and_b64 s[60:61], s[58:59], s[36:37]
	s_lshr_b64 s[58:59], s[58:59], 2
	s_and_b64 s[58:59], s[58:59], s[36:37]
	s_add_u32 s58, s58, s60
	s_addc_u32 s59, s59, s61
	s_lshr_b64 s[60:61], s[58:59], 4
	s_add_u32 s37, s60, s58
	s_addc_u32 s57, s61, s59
	s_and_b32 s37, s37, 0xf0f0f0f
	s_and_b32 s57, s57, 0xf0f0f0f
	s_mul_i32 s58, s37, 0x1010101
	s_mul_hi_u32 s37, s37, 0x1010101
	s_add_i32 s37, s37, s58
	s_mul_i32 s57, s57, 0x1010101
	s_add_i32 s59, s37, s57
	v_cmp_gt_u64_e32 vcc, s[58:59], v[6:7]
	s_cbranch_vccnz .LBB0_101
	s_mov_b32 s37, 0
	s_mov_b64 s[58:59], 0
.LBB0_97:
	v_readfirstlane_b32 s60, v8
	v_readfirstlane_b32 s61, v9
	v_mov_b32_e32 v12, s37
	s_nop 0
	v_cmp_eq_u64_e64 s[60:61], s[60:61], v[8:9]
	s_bcnt1_i32_b64 s57, s[60:61]
	s_add_i32 s37, s37, s57
	v_mov_b64_e32 v[10:11], s[60:61]
	v_mov_b32_e32 v13, s57
	s_or_b64 s[58:59], s[60:61], s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execnz .LBB0_97
	s_or_b64 exec, exec, s[58:59]
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
	s_cbranch_vccz .LBB0_100
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
.LBB0_100:
	v_and_b32_e32 v10, 1, v10
	v_cmp_eq_u32_e64 s[58:59], 1, v10
	s_and_b64 exec, exec, s[58:59]
	s_cbranch_execnz .LBB0_102
	s_branch .LBB0_103
.LBB0_101:
	s_mov_b64 s[58:59], -1
	s_and_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_103
.LBB0_102:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v0, off sc1
.LBB0_103:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_64
.LBB0_104:
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
	s_add_i32 s8, s56, s79
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
	v_lshl_add_u64 v[8:9], s[52:53], 0, v[8:9]
	v_lshlrev_b32_e32 v0, 2, v4
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	ds_permute_b32 v8, v13, v8
	ds_permute_b32 v9, v13, v9
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s8, vcc
	v_cmp_gt_u32_e32 vcc, s8, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_63
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
	s_and_b64 s[58:59], s[16:17], s[36:37]
	s_lshr_b64 s[16:17], s[16:17], 2
	s_and_b64 s[16:17], s[16:17], s[36:37]
	s_add_u32 s16, s16, s58
	s_addc_u32 s17, s17, s59
	s_lshr_b64 s[58:59], s[16:17], 4
	s_add_u32 s16, s58, s16
	s_addc_u32 s17, s59, s17
	s_and_b32 s37, s16, 0xf0f0f0f
	s_and_b32 s17, s17, 0xf0f0f0f
	s_mul_i32 s16, s37, 0x1010101
	s_mul_hi_u32 s37, s37, 0x1010101
	s_add_i32 s37, s37, s16
	s_mul_i32 s17, s17, 0x1010101
	s_add_i32 s17, s37, s17
	v_cmp_gt_u64_e32 vcc, s[16:17], v[6:7]
	s_cbranch_vccnz .LBB0_111
	s_mov_b32 s37, 0
	s_mov_b64 s[16:17], 0
.LBB0_107:
	v_readfirstlane_b32 s58, v8
	v_readfirstlane_b32 s59, v9
	v_mov_b32_e32 v0, s37
	s_nop 0
	v_cmp_eq_u64_e64 s[58:59], s[58:59], v[8:9]
	s_bcnt1_i32_b64 s57, s[58:59]
	s_add_i32 s37, s37, s57
	v_mov_b64_e32 v[10:11], s[58:59]
	v_mov_b32_e32 v13, s57
	s_or_b64 s[16:17], s[58:59], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_107
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
	s_cbranch_vccz .LBB0_110
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
.LBB0_110:
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e64 s[16:17], 1, v0
	s_and_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_63
	s_branch .LBB0_112
.LBB0_111:
	s_mov_b64 s[16:17], -1
	s_and_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_63
.LBB0_112:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v12, off sc1
	s_branch .LBB0_63
.LBB0_113:
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
		.amdhsa_next_free_vgpr 292
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
	.set ring_attention.num_vgpr, 256
	.set ring_attention.num_agpr, 36
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
  - .agpr_count:     36
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
    .sgpr_spill_count: 15
    .symbol:         ring_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     292
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
