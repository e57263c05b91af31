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
	s_load_dword s17, s[0:1], 0x8c
	s_load_dwordx2 s[34:35], s[0:1], 0x50
	s_load_dword s28, s[0:1], 0x84
	s_load_dword s33, s[0:1], 0x58
	s_load_dword s18, s[0:1], 0x60
	s_mov_b64 s[20:21], -1
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s16, s28
	s_cbranch_scc0 .LBB0_54
	.loc	1 15 0
	s_abs_i32 s29, s18
	v_cvt_f32_u32_e32 v1, s29
	s_load_dword s52, s[0:1], 0x5c
	.loc	1 14 0
	s_add_i32 s19, s33, 31
	s_ashr_i32 s20, s19, 31
	.loc	1 15 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 14 0
	s_lshr_b32 s20, s20, 27
	s_add_i32 s19, s19, s20
	s_ashr_i32 s53, s19, 5
	.loc	1 15 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s54, s53, s52
	.loc	1 17 0
	s_sub_i32 s55, s16, s28
	s_mul_i32 s56, s54, s35
	s_cmp_ge_i32 s55, s56
	.loc	1 15 0
	v_readfirstlane_b32 s30, v1
	.loc	1 17 0
	s_cbranch_scc1 .LBB0_53
	.loc	1 15 0
	s_sub_i32 s37, 0, s29
	s_mul_i32 s37, s37, s30
	s_mul_hi_u32 s37, s30, s37
	s_abs_i32 s36, s52
	s_add_i32 s30, s30, s37
	s_mul_hi_u32 s30, s36, s30
	s_mul_i32 s37, s30, s29
	s_ashr_i32 s31, s52, 31
	s_ashr_i32 s19, s18, 31
	s_sub_i32 s36, s36, s37
	s_xor_b32 s31, s31, s19
	s_add_i32 s37, s30, 1
	s_sub_i32 s38, s36, s29
	s_cmp_ge_u32 s36, s29
	s_cselect_b32 s30, s37, s30
	.loc	1 29 0
	v_and_b32_e32 v5, 64, v0
	.loc	1 15 0
	s_cselect_b32 s36, s38, s36
	s_add_i32 s37, s30, 1
	.loc	1 29 0
	v_lshrrev_b32_e32 v6, 2, v5
	v_and_b32_e32 v13, 15, v0
	.loc	1 15 0
	s_cmp_ge_u32 s36, s29
	.loc	1 29 0
	v_or_b32_e32 v7, v6, v13
	v_and_b32_e32 v6, 48, v0
	v_lshlrev_b32_e32 v8, 3, v0
	s_load_dwordx4 s[20:23], s[0:1], 0x74
	s_load_dwordx4 s[24:27], s[0:1], 0x38
	.loc	1 15 0
	s_cselect_b32 s29, s37, s30
	.loc	1 29 0
	v_and_b32_e32 v35, 0x78, v0
	v_and_b32_e32 v34, 56, v8
	v_lshlrev_b32_e32 v8, 4, v0
	v_lshlrev_b32_e32 v16, 3, v13
	v_lshrrev_b32_e32 v9, 1, v6
	.loc	1 15 0
	s_xor_b32 s29, s29, s31
	.loc	1 17 0
	v_add_u32_e32 v12, 0, v5
	v_xor_b32_e32 v114, v8, v35
	v_lshlrev_b32_e32 v8, 7, v13
	v_lshlrev_b32_e32 v5, 5, v5
	v_xor_b32_e32 v17, v16, v9
	.loc	1 15 0
	s_sub_i32 s57, s29, s31
	.loc	1 16 0
	s_mul_hi_i32 s31, s33, s18
	s_mul_i32 s30, s33, s18
	v_or3_b32 v115, v17, v5, v8
	v_and_b32_e32 v5, 6, v0
	s_lshl_b64 s[36:37], s[30:31], 6
	v_lshlrev_b32_e32 v20, 2, v5
	v_bfe_i32 v21, v0, 0, 1
	s_movk_i32 s30, 0x440
	.loc	1 28 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s60, s17, s22
	.loc	1 29 0
	s_ashr_i32 s22, s33, 31
	v_and_or_b32 v20, v21, s30, v20
	v_and_b32_e32 v1, 63, v0
	s_lshr_b32 s22, s22, 26
	v_mov_b32_e32 v37, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v36, 1, v34
	v_xor_b32_e32 v20, v20, v35
	.loc	1 29 0
	s_mul_i32 s21, s21, s35
	s_add_i32 s22, s33, s22
	.loc	1 17 0
	v_lshl_add_u64 v[38:39], s[2:3], 0, v[36:37]
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	v_lshl_or_b32 v116, v5, 10, v20
	v_or_b32_e32 v5, v8, v16
	s_sub_i32 s58, s23, s28
	.loc	1 29 0
	s_add_i32 s21, s21, -1
	s_ashr_i32 s28, s22, 6
	s_add_i32 s61, s35, -1
	s_add_i32 s62, s35, s34
	s_and_b64 s[22:23], vcc, s[2:3]
	v_xor_b32_e32 v117, v5, v9
	v_lshlrev_b32_e32 v5, 2, v0
	s_cmp_gt_i32 s33, 63
	v_xor_b32_e32 v118, 0x80, v5
	v_and_b32_e32 v5, 32, v0
	s_cselect_b64 s[38:39], -1, 0
	s_cmpk_gt_i32 s33, 0x7f
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_cselect_b64 s[40:41], -1, 0
	s_and_b64 vcc, vcc, s[2:3]
	.loc	1 19 0
	s_mul_i32 s59, s57, s53
	.loc	1 29 0
	v_and_b32_e32 v14, 31, v0
	s_cmp_gt_i32 s35, 0
	v_lshlrev_b32_e32 v42, 2, v14
	v_bfrev_b32_e32 v5, 1
	s_cselect_b64 s[42:43], -1, 0
	s_abs_i32 s63, s59
	v_cndmask_b32_e32 v119, v5, v42, vcc
	v_cvt_f32_u32_e32 v5, s63
	.loc	1 17 0
	v_lshlrev_b32_e32 v8, 8, v7
	v_mov_b32_e32 v9, v37
	s_mul_i32 s29, s59, s61
	v_rcp_iflag_f32_e32 v5, v5
	v_lshl_add_u64 v[8:9], s[14:15], 0, v[8:9]
	v_mov_b32_e32 v7, v37
	v_lshl_add_u64 v[40:41], v[8:9], 0, v[6:7]
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_lshrrev_b32_e32 v6, 2, v0
	s_abs_i32 s64, s29
	v_and_b32_e32 v120, 4, v6
	v_cvt_f32_u32_e32 v6, s64
	s_sub_i32 s2, 0, s63
	v_readfirstlane_b32 s3, v5
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s66, s3, s2
	s_sub_i32 s2, 1, s35
	v_rcp_iflag_f32_e32 v5, v6
	s_max_i32 s67, s61, s2
	v_cvt_f32_u32_e32 v6, s67
	s_abs_i32 s69, s35
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v6, v6
	s_sub_i32 s2, 0, s64
	s_abs_i32 s71, s53
	v_readfirstlane_b32 s3, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v6
	v_cvt_f32_u32_e32 v6, s69
	v_cvt_u32_f32_e32 v5, v5
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	v_rcp_iflag_f32_e32 v6, v6
	s_add_i32 s70, s3, s2
	v_readfirstlane_b32 s3, v5
	s_sub_i32 s2, 0, s67
	v_mul_f32_e32 v5, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_f32_u32_e32 v6, s71
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s72, s3, s2
	v_readfirstlane_b32 s3, v5
	v_rcp_iflag_f32_e32 v5, v6
	s_abs_i32 s74, s57
	v_cvt_f32_u32_e32 v6, s74
	s_sub_i32 s2, 0, s69
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v6, v6
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s73, s3, s2
	v_readfirstlane_b32 s3, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v5, v5
	s_sub_i32 s2, 0, s71
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	.loc	1 29 0
	v_lshrrev_b32_e32 v112, 3, v0
	s_add_i32 s76, s3, s2
	s_sub_i32 s2, 0, s74
	v_readfirstlane_b32 s3, v5
	.loc	1 17 0
	v_and_b32_e32 v5, 7, v0
	s_mul_i32 s2, s2, s3
	v_lshlrev_b32_e32 v46, 4, v5
	v_lshlrev_b32_e32 v5, 2, v112
	s_mul_hi_u32 s2, s3, s2
	v_or_b32_e32 v6, 0x43, v5
	s_add_i32 s78, s3, s2
	v_mad_i64_i32 v[6:7], s[2:3], v6, s18, 0
	v_lshlrev_b64 v[48:49], 7, v[6:7]
	v_or_b32_e32 v6, 0x42, v5
	v_mad_i64_i32 v[6:7], s[2:3], v6, s18, 0
	v_lshlrev_b64 v[50:51], 7, v[6:7]
	v_or_b32_e32 v6, 0x41, v5
	v_mad_i64_i32 v[6:7], s[2:3], v6, s18, 0
	v_or_b32_e32 v5, 64, v5
	v_lshlrev_b64 v[52:53], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s18, 0
	v_or_b32_e32 v5, 0x70, v112
	v_lshlrev_b64 v[54:55], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s18, 0
	v_or_b32_e32 v5, 0x60, v112
	.loc	1 29 0
	v_lshlrev_b32_e32 v4, 3, v35
	.loc	1 17 0
	v_lshlrev_b64 v[56:57], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s18, 0
	v_or_b32_e32 v5, 0x50, v112
	v_lshl_add_u64 v[44:45], s[8:9], 0, v[36:37]
	v_lshlrev_b32_e32 v36, 2, v4
	v_mad_i64_i32 v[4:5], s[2:3], v5, s18, 0
	.loc	1 29 0
	v_or_b32_e32 v113, 16, v112
	.loc	1 17 0
	v_lshlrev_b64 v[60:61], 7, v[4:5]
	v_or_b32_e32 v4, 64, v112
	.loc	1 29 0
	v_lshrrev_b32_e32 v11, 1, v35
	v_lshlrev_b32_e32 v2, 6, v113
	.loc	1 17 0
	v_mad_i64_i32 v[4:5], s[2:3], v4, s18, 0
	.loc	1 29 0
	v_or_b32_e32 v3, 32, v112
	v_or_b32_e32 v10, 48, v112
	v_xor_b32_e32 v15, 8, v114
	v_xor_b32_e32 v17, 32, v115
	v_xor_b32_e32 v18, 64, v115
	v_xor_b32_e32 v19, 0x60, v115
	v_xor_b32_e32 v20, 8, v116
	v_xor_b32_e32 v21, 16, v116
	v_xor_b32_e32 v22, 24, v116
	v_xor_b32_e32 v23, 32, v116
	v_xor_b32_e32 v24, 40, v116
	v_xor_b32_e32 v25, 48, v116
	v_xor_b32_e32 v26, 56, v116
	v_lshlrev_b32_e32 v8, 2, v13
	v_mov_b32_e32 v43, v37
	.loc	1 17 0
	s_max_i32 s79, s28, 2
	v_lshlrev_b64 v[62:63], 7, v[4:5]
	v_lshlrev_b32_e32 v64, 2, v2
	.loc	1 29 0
	v_or_b32_e32 v2, 1, v11
	v_or_b32_e32 v4, 2, v11
	v_or_b32_e32 v5, 3, v11
	v_add_u32_e32 v121, 0, v16
	s_ashr_i32 s65, s59, 31
	s_ashr_i32 s68, s29, 31
	s_ashr_i32 s75, s53, 31
	s_ashr_i32 s77, s57, 31
	.loc	1 17 0
	s_add_i32 s79, s79, -1
	v_mov_b32_e32 v47, v37
	s_lshl_b64 s[8:9], s[18:19], 13
	v_lshlrev_b64 v[58:59], 7, v[6:7]
	v_add_u32_e32 v122, v12, v8
	v_add_u32_e32 v123, 0, v17
	v_add_u32_e32 v124, 0, v18
	v_add_u32_e32 v125, 0, v19
	s_mov_b32 s19, 0x5040100
	s_mov_b32 s80, 0x7060302
	s_mov_b32 s31, 0x27000
	s_mov_b32 s30, 0x7ffffffe
	v_add_u32_e32 v126, 0, v15
	v_add_u32_e32 v127, 0, v20
	v_add_u32_e32 v128, 0, v21
	v_add_u32_e32 v129, 0, v22
	v_add_u32_e32 v130, 0, v23
	v_add_u32_e32 v131, 0, v24
	v_add_u32_e32 v132, 0, v25
	v_add_u32_e32 v133, 0, v26
	v_mad_i64_i32 v[66:67], s[2:3], s18, v3, 0
	v_mad_i64_i32 v[68:69], s[2:3], s18, v10, 0
	v_mad_i64_i32 v[70:71], s[2:3], s18, v11, 0
	v_mad_i64_i32 v[72:73], s[2:3], s18, v2, 0
	v_mad_i64_i32 v[74:75], s[2:3], s18, v4, 0
	v_mad_i64_i32 v[76:77], s[2:3], s18, v5, 0
	v_xor_b32_e32 v134, 32, v117
	v_xor_b32_e32 v135, 64, v117
	v_xor_b32_e32 v136, 0x60, v117
	v_xor_b32_e32 v137, 8, v117
	v_xor_b32_e32 v138, 40, v117
	v_xor_b32_e32 v139, 0x48, v117
	v_xor_b32_e32 v140, 0x68, v117
	v_xor_b32_e32 v141, 16, v117
	v_xor_b32_e32 v142, 48, v117
	v_xor_b32_e32 v143, 0x50, v117
	v_xor_b32_e32 v144, 0x70, v117
	v_xor_b32_e32 v145, 24, v117
	v_xor_b32_e32 v146, 56, v117
	v_xor_b32_e32 v147, 0x58, v117
	v_xor_b32_e32 v148, 0x78, v117
	v_mad_i64_i32 v[78:79], s[2:3], s18, v113, 0
	v_mad_i64_i32 v[80:81], s[2:3], s18, v112, 0
	v_lshl_add_u64 v[82:83], s[24:25], 0, v[42:43]
	s_branch .LBB0_6
.LBB0_3:
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, v11
	v_mov_b32_e32 v13, v11
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v14, v11
	v_mov_b32_e32 v25, v11
	v_mov_b32_e32 v24, v11
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v16, v11
	v_mov_b32_e32 v19, v11
	v_mov_b32_e32 v18, v11
	v_mov_b32_e32 v21, v11
	v_mov_b32_e32 v20, v11
	v_mov_b32_e32 v23, v11
	v_mov_b32_e32 v22, v11
	v_mov_b32_e32 v85, v11
.LBB0_4:
	.loc	1 29 0
	v_div_scale_f32 v2, s[2:3], v22, v22, 1.0
	v_rcp_f32_e32 v3, v2
	v_div_scale_f32 v4, vcc, 1.0, v22, 1.0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v5, -v2, v3, 1.0
	v_fmac_f32_e32 v3, v5, v3
	v_mul_f32_e32 v5, v4, v3
	v_fma_f32 v26, -v2, v5, v4
	v_fmac_f32_e32 v5, v26, v3
	v_fma_f32 v2, -v2, v5, v4
	v_div_fmas_f32 v2, v2, v3, v5
	v_div_fixup_f32 v2, v2, v22, 1.0
	v_add_u32_e32 v3, v121, v120
	s_barrier
	ds_write_b32 v3, v2
	v_add_u32_e32 v2, 0, v35
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[26:27], v2
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[4:5], v[20:21], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[24:25], v[26:27]
	v_cvt_f16_f32_e32 v20, v4
	v_cvt_f16_f32_e32 v21, v5
	v_pk_mul_f32 v[4:5], v[18:19], v[26:27] op_sel_hi:[1,0]
	v_fma_mixlo_f16 v22, v23, v26, 0
	v_cvt_f16_f32_e32 v18, v4
	v_cvt_f16_f32_e32 v19, v5
	v_pk_mul_f32 v[4:5], v[16:17], v[26:27] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v17, v2
	v_cvt_f16_f32_e32 v23, v3
	v_pk_mul_f32 v[2:3], v[14:15], v[26:27] op_sel:[0,1]
	v_cvt_f16_f32_e32 v16, v5
	v_cvt_f16_f32_e32 v14, v2
	v_cvt_f16_f32_e32 v15, v3
	v_pk_mul_f32 v[2:3], v[12:13], v[26:27] op_sel:[0,1]
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v12, v2
	v_cvt_f16_f32_e32 v13, v3
	v_pk_mul_f32 v[2:3], v[10:11], v[26:27] op_sel:[0,1]
	v_lshl_add_u64 v[10:11], v[8:9], 1, v[44:45]
	v_cvt_f16_f32_e32 v5, v3
	v_cvt_f16_f32_e32 v24, v2
	v_lshl_add_u64 v[2:3], v[6:7], 1, v[44:45]
	v_pack_b32_f16 v8, v19, v4
	v_pack_b32_f16 v7, v21, v18
	v_pack_b32_f16 v6, v22, v20
	v_pack_b32_f16 v9, v16, v17
	global_store_dwordx4 v[2:3], v[6:9], off
	v_pack_b32_f16 v4, v13, v24
	v_pack_b32_f16 v3, v15, v12
	v_pack_b32_f16 v2, v23, v14
	v_fma_mixhi_f16 v5, v85, v27, 0
	global_store_dwordx4 v[10:11], v[2:5], off
.LBB0_5:
	.loc	1 17 0
	s_add_i32 s55, s58, s55
	s_cmp_lt_i32 s55, s56
	s_cbranch_scc0 .LBB0_53
.LBB0_6:
	.loc	1 19 0
	s_abs_i32 s3, s55
	s_mul_hi_u32 s28, s3, s66
	s_mul_i32 s29, s28, s63
	s_ashr_i32 s2, s55, 31
	s_sub_i32 s3, s3, s29
	s_xor_b32 s2, s2, s65
	s_add_i32 s29, s28, 1
	s_sub_i32 s44, s3, s63
	s_cmp_ge_u32 s3, s63
	s_cselect_b32 s28, s29, s28
	s_cselect_b32 s3, s44, s3
	s_add_i32 s29, s28, 1
	s_cmp_ge_u32 s3, s63
	s_cselect_b32 s3, s29, s28
	s_xor_b32 s3, s3, s2
	s_sub_i32 s28, s3, s2
	.loc	1 20 0
	s_cmp_lt_i32 s55, s54
	s_mov_b32 s48, s28
	s_mov_b32 s81, s34
	s_cbranch_scc1 .LBB0_8
	.loc	1 18 0
	s_sub_i32 s2, s55, s54
	s_max_i32 s2, s2, 0
	.loc	1 21 0
	s_mul_hi_u32 s3, s2, s70
	s_mul_i32 s29, s3, s64
	s_sub_i32 s29, s2, s29
	s_add_i32 s44, s3, 1
	s_sub_i32 s45, s29, s64
	s_cmp_ge_u32 s29, s64
	s_cselect_b32 s3, s44, s3
	s_cselect_b32 s29, s45, s29
	s_add_i32 s44, s3, 1
	s_cmp_ge_u32 s29, s64
	s_cselect_b32 s3, s44, s3
	s_xor_b32 s3, s3, s68
	s_sub_i32 s48, s3, s68
	.loc	1 22 0
	s_mul_hi_u32 s3, s2, s66
	s_mul_i32 s29, s3, s63
	s_sub_i32 s2, s2, s29
	s_add_i32 s29, s3, 1
	s_sub_i32 s44, s2, s63
	s_cmp_ge_u32 s2, s63
	s_cselect_b32 s3, s29, s3
	s_cselect_b32 s2, s44, s2
	s_add_i32 s29, s3, 1
	s_cmp_ge_u32 s2, s63
	s_cselect_b32 s2, s29, s3
	s_xor_b32 s2, s2, s65
	s_sub_i32 s2, s2, s65
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s29, s2, s72
	s_mul_i32 s29, s29, s67
	s_sub_i32 s2, s2, s29
	s_sub_i32 s29, s2, s67
	s_cmp_ge_u32 s2, s67
	s_cselect_b32 s2, s29, s2
	s_sub_i32 s29, s2, s67
	s_cmp_ge_u32 s2, s67
	s_cselect_b32 s2, s29, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_not_b32 s2, s2
	s_add_i32 s2, s62, s2
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s29, s2, s73
	s_mul_i32 s29, s29, s69
	s_sub_i32 s2, s2, s29
	s_sub_i32 s29, s2, s69
	s_cmp_ge_u32 s2, s69
	s_cselect_b32 s2, s29, s2
	s_sub_i32 s29, s2, s69
	s_cmp_ge_u32 s2, s69
	s_cselect_b32 s2, s29, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s81, s2, s3
.LBB0_8:
	.loc	1 25 0
	s_cmp_lg_u32 s81, s34
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s81, s34
	s_mov_b64 s[44:45], s[4:5]
	s_mov_b64 s[46:47], s[6:7]
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_10
	.loc	1 25 0
	s_lshl_b32 s29, s81, 1
	s_ashr_i32 s44, s29, 31
	s_mul_i32 s46, s36, s44
	s_mul_hi_u32 s44, s36, s29
	s_add_i32 s44, s44, s46
	s_mul_i32 s45, s37, s29
	s_add_i32 s45, s44, s45
	s_mul_i32 s44, s36, s29
	s_lshl_b64 s[44:45], s[44:45], 1
	s_add_u32 s44, s10, s44
	s_addc_u32 s45, s11, s45
	.loc	1 26 0
	s_or_b32 s29, s29, 1
	s_mul_hi_u32 s47, s36, s29
	s_add_i32 s46, s47, s46
	s_mul_i32 s47, s37, s29
	s_add_i32 s47, s46, s47
	s_mul_i32 s46, s36, s29
	s_lshl_b64 s[46:47], s[46:47], 1
	s_add_u32 s46, s10, s46
	s_addc_u32 s47, s11, s47
.LBB0_10:
	.loc	1 23 0
	s_mul_i32 s28, s28, s59
	s_sub_i32 s29, s55, s28
	.loc	1 24 0
	s_abs_i32 s50, s29
	s_mul_hi_u32 s51, s50, s76
	s_mul_i32 s82, s51, s71
	s_ashr_i32 s49, s29, 31
	s_sub_i32 s50, s50, s82
	s_xor_b32 s49, s49, s75
	s_add_i32 s82, s51, 1
	s_sub_i32 s83, s50, s71
	s_cmp_ge_u32 s50, s71
	s_cselect_b32 s51, s82, s51
	s_cselect_b32 s50, s83, s50
	s_add_i32 s82, s51, 1
	s_cmp_ge_u32 s50, s71
	s_cselect_b32 s50, s82, s51
	s_xor_b32 s50, s50, s49
	s_mul_i32 s28, s48, s57
	s_sub_i32 s49, s50, s49
	s_add_i32 s28, s49, s28
	s_mul_i32 s49, s49, s53
	s_sub_i32 s82, s29, s49
	.loc	1 29 0
	s_lshl_b32 s29, s82, 5
	v_or_b32_e32 v4, s29, v112
	v_or_b32_e32 v5, s29, v113
	s_ashr_i32 s29, s28, 31
	v_mov_b64_e32 v[2:3], s[28:29]
	v_mad_i64_i32 v[92:93], s[50:51], v4, s52, v[2:3]
	v_mad_i64_i32 v[94:95], s[50:51], v5, s52, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[92:93]
	v_lshlrev_b64 v[4:5], 7, v[94:95]
	v_lshl_add_u64 v[2:3], v[38:39], 0, v[2:3]
	v_lshl_add_u64 v[6:7], v[38:39], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v43, 0, v114
	v_add_u32_e32 v10, 0, v115
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_andn2_b64 vcc, exec, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v126, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[84:85], v10
	ds_read_b64 v[86:87], v123
	ds_read_b64 v[88:89], v124
	ds_read_b64 v[90:91], v125
	s_cbranch_vccnz .LBB0_17
	.loc	1 27 0
	s_mul_i32 s2, s81, s18
	s_add_i32 s2, s2, s48
	s_lshl_b32 s2, s2, 5
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_branch .LBB0_14
.LBB0_12:
	s_or_b64 exec, exec, s[50:51]
	v_readfirstlane_b32 s50, v2
	s_nop 1
	v_mov_b32_e32 v2, s50
	ds_write_b32 v37, v2
.LBB0_13:
	s_or_b64 exec, exec, s[48:49]
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s60, v2
	s_cbranch_vccz .LBB0_17
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 27 0
	s_and_saveexec_b64 s[48:49], s[22:23]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_12
	.loc	1 29 0
	global_load_dword v2, v37, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	s_abs_i32 s3, s28
	s_xor_b32 s2, s29, s77
	s_mul_hi_u32 s29, s3, s78
	s_mul_i32 s48, s29, s74
	s_sub_i32 s3, s3, s48
	s_add_i32 s48, s29, 1
	s_sub_i32 s49, s3, s74
	s_cmp_ge_u32 s3, s74
	s_cselect_b32 s29, s48, s29
	s_cselect_b32 s3, s49, s3
	s_add_i32 s48, s29, 1
	s_cmp_ge_u32 s3, s74
	s_cselect_b32 s3, s48, s29
	s_xor_b32 s3, s3, s2
	s_sub_i32 s48, s3, s2
	v_cndmask_b32_e64 v2, 0, 1, s[38:39]
	s_ashr_i32 s49, s48, 31
	v_cmp_ne_u32_e64 s[2:3], 1, v2
	s_andn2_b64 vcc, exec, s[38:39]
	v_lshlrev_b32_e32 v30, 1, v34
	s_cbranch_vccnz .LBB0_26
	v_lshl_add_u64 v[2:3], v[80:81], 0, s[48:49]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[44:45], 0, v[2:3]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[30:31]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_27
.LBB0_19:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_28
.LBB0_20:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v13, v10
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_29
.LBB0_21:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_30
.LBB0_22:
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_31
.LBB0_23:
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_32
.LBB0_24:
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_33
.LBB0_25:
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_branch .LBB0_34
.LBB0_26:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_19
.LBB0_27:
	v_lshl_add_u64 v[6:7], v[78:79], 0, s[48:49]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[44:45], 0, v[6:7]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[30:31]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_20
.LBB0_28:
	v_lshl_add_u64 v[10:11], v[66:67], 0, s[48:49]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[44:45], 0, v[10:11]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[30:31]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_21
.LBB0_29:
	v_lshl_add_u64 v[14:15], v[68:69], 0, s[48:49]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[44:45], 0, v[14:15]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[30:31]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_22
.LBB0_30:
	v_lshl_add_u64 v[14:15], v[70:71], 0, s[48:49]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[46:47], 0, v[14:15]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[30:31]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_23
.LBB0_31:
	v_lshl_add_u64 v[22:23], v[72:73], 0, s[48:49]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[46:47], 0, v[22:23]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[30:31]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_24
.LBB0_32:
	v_lshl_add_u64 v[26:27], v[74:75], 0, s[48:49]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[46:47], 0, v[26:27]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[30:31]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_25
.LBB0_33:
	v_lshl_add_u64 v[32:33], v[76:77], 0, s[48:49]
	v_lshlrev_b64 v[32:33], 7, v[32:33]
	v_lshl_add_u64 v[32:33], s[46:47], 0, v[32:33]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[30:31], v[32:33], 0, v[30:31]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_34:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v43, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v126, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v126, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s19
	v_perm_b32 v3, v30, v26, s19
	v_add_u32_e32 v65, 0, v116
	ds_write_b64 v65, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s80
	v_perm_b32 v2, v22, v14, s80
	ds_write_b64 v127, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s19
	v_perm_b32 v2, v23, v15, s19
	ds_write_b64 v128, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s80
	v_perm_b32 v3, v31, v27, s80
	ds_write_b64 v129, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s19
	v_perm_b32 v3, v32, v28, s19
	ds_write_b64 v130, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s80
	v_perm_b32 v3, v32, v28, s80
	ds_write_b64 v131, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s19
	v_perm_b32 v3, v33, v29, s19
	ds_write_b64 v132, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s80
	v_perm_b32 v3, v33, v29, s80
	s_andn2_b64 vcc, exec, s[40:41]
	ds_write_b64 v133, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_37
	s_lshl_b64 s[48:49], s[48:49], 7
	s_add_u32 s46, s48, s46
	s_addc_u32 s47, s49, s47
	s_add_u32 s44, s48, s44
	s_addc_u32 s45, s49, s45
	v_lshl_add_u64 v[18:19], s[46:47], 0, v[48:49]
	v_lshl_add_u64 v[20:21], s[46:47], 0, v[50:51]
	v_lshl_add_u64 v[22:23], s[46:47], 0, v[52:53]
	v_lshl_add_u64 v[24:25], s[46:47], 0, v[54:55]
	v_lshl_add_u64 v[26:27], s[44:45], 0, v[56:57]
	v_lshl_add_u64 v[28:29], s[44:45], 0, v[58:59]
	v_lshl_add_u64 v[30:31], s[44:45], 0, v[60:61]
	v_lshl_add_u64 v[32:33], s[44:45], 0, v[62:63]
	v_mov_b32_e32 v150, 0xf149f2ca
	v_mov_b32_e32 v96, 0
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
	s_mov_b32 s29, s79
.LBB0_36:
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[46:47]
	v_lshl_add_u64 v[6:7], v[30:31], 0, v[46:47]
	v_lshl_add_u64 v[10:11], v[28:29], 0, v[46:47]
	v_lshl_add_u64 v[14:15], v[26:27], 0, v[46:47]
	v_add_u32_e32 v182, 0, v117
	v_mov_b32_e32 v204, v150
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[150:153], v182 offset1:4
	v_accvgpr_read_b32 v109, a3
	v_accvgpr_read_b32 v108, a2
	v_accvgpr_read_b32 v111, a1
	v_accvgpr_read_b32 v110, a0
	v_accvgpr_read_b32 v101, a7
	v_accvgpr_read_b32 v100, a6
	v_accvgpr_read_b32 v107, a5
	v_accvgpr_read_b32 v106, a4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[150:151], v[84:85], 0
	v_add_u32_e32 v184, 0, v134
	v_mov_b32_e32 v149, v96
	v_accvgpr_read_b32 v99, a11
	v_mfma_f32_16x16x16_f16 a[4:7], v[152:153], v[84:85], 0
	ds_read2st64_b64 v[150:153], v182 offset0:8 offset1:12
	v_accvgpr_read_b32 v98, a10
	v_accvgpr_read_b32 v105, a9
	v_accvgpr_read_b32 v104, a8
	v_accvgpr_read_b32 v97, a15
	v_accvgpr_read_b32 v96, a14
	v_accvgpr_read_b32 v103, a13
	v_accvgpr_read_b32 v102, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[150:151], v[84:85], 0
	v_add_u32_e32 v185, 0, v135
	v_add_u32_e32 v186, 0, v136
	v_lshl_add_u64 v[166:167], v[24:25], 0, v[46:47]
	v_mfma_f32_16x16x16_f16 a[12:15], v[152:153], v[84:85], 0
	ds_read2st64_b64 v[150:153], v184 offset1:4
	v_lshl_add_u64 v[170:171], v[22:23], 0, v[46:47]
	v_lshl_add_u64 v[174:175], v[20:21], 0, v[46:47]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[150:151], v[86:87], a[0:3]
	v_lshl_add_u64 v[178:179], v[18:19], 0, v[46:47]
	v_add_u32_e32 v188, 0, v137
	v_add_u32_e32 v189, 0, v138
	v_mfma_f32_16x16x16_f16 a[4:7], v[152:153], v[86:87], a[4:7]
	ds_read2st64_b64 v[150:153], v184 offset0:8 offset1:12
	ds_read2st64_b64 v[154:157], v185 offset1:4
	ds_read2st64_b64 v[158:161], v185 offset0:8 offset1:12
	ds_read2st64_b64 v[162:165], v186 offset1:4
	v_add_u32_e32 v190, 0, v139
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[150:151], v[86:87], a[8:11]
	v_add_u32_e32 v192, 0, v140
	v_add_u32_e32 v193, 0, v141
	v_add_u32_e32 v194, 0, v142
	v_mfma_f32_16x16x16_f16 a[12:15], v[152:153], v[86:87], a[12:15]
	ds_read2st64_b64 v[150:153], v186 offset0:8 offset1:12
	global_load_dwordx4 v[166:169], v[166:167], off
	s_nop 0
	global_load_dwordx4 v[170:173], v[170:171], off
	s_nop 0
	global_load_dwordx4 v[174:177], v[174:175], off
	s_nop 0
	global_load_dwordx4 v[178:181], v[178:179], off
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[154:155], v[88:89], a[0:3]
	ds_read_b64 v[182:183], v182 offset:8192
	v_add_u32_e32 v196, 0, v143
	v_add_u32_e32 v197, 0, v144
	v_mfma_f32_16x16x16_f16 a[4:7], v[156:157], v[88:89], a[4:7]
	v_add_u32_e32 v198, 0, v145
	ds_read_b64 v[156:157], v184 offset:8192
	ds_read_b64 v[184:185], v185 offset:8192
	ds_read_b64 v[186:187], v186 offset:8192
	v_add_u32_e32 v200, 0, v146
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_f16 a[8:11], v[158:159], v[88:89], a[8:11]
	ds_read_b64 v[158:159], v188 offset:10240
	ds_read_b64 v[188:189], v189 offset:10240
	ds_read_b64 v[190:191], v190 offset:10240
	v_add_u32_e32 v201, 0, v147
	v_add_u32_e32 v202, 0, v148
	v_mfma_f32_16x16x16_f16 a[12:15], v[160:161], v[88:89], a[12:15]
	ds_read_b64 v[160:161], v192 offset:10240
	ds_read_b64 v[192:193], v193 offset:12288
	ds_read_b64 v[194:195], v194 offset:12288
	s_add_i32 s29, s29, -1
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[8:9]
	s_waitcnt lgkmcnt(11)
	v_mfma_f32_16x16x16_f16 a[0:3], v[162:163], v[90:91], a[0:3]
	ds_read_b64 v[162:163], v196 offset:12288
	ds_read_b64 v[196:197], v197 offset:12288
	ds_read_b64 v[198:199], v198 offset:14336
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[8:9]
	v_lshl_add_u64 v[22:23], v[22:23], 0, s[8:9]
	v_mfma_f32_16x16x16_f16 a[4:7], v[164:165], v[90:91], a[4:7]
	ds_read_b64 v[164:165], v200 offset:14336
	ds_read_b64 v[200:201], v201 offset:14336
	ds_read_b64 v[202:203], v202 offset:14336
	v_accvgpr_read_b32 v154, a3
	v_mul_f32_e32 v218, s20, v154
	s_waitcnt lgkmcnt(14)
	v_mfma_f32_16x16x16_f16 a[8:11], v[150:151], v[90:91], a[8:11]
	v_accvgpr_read_b32 v151, a0
	v_mul_f32_e32 v150, s20, v151
	v_accvgpr_read_b32 v155, a4
	v_mfma_f32_16x16x16_f16 a[12:15], v[152:153], v[90:91], a[12:15]
	v_accvgpr_read_b32 v152, a1
	v_accvgpr_read_b32 v153, a2
	v_mul_f32_e32 v216, s20, v152
	v_accvgpr_read_b32 v205, a5
	v_mul_f32_e32 v217, s20, v153
	v_max_f32_e32 v150, v150, v216
	v_accvgpr_read_b32 v206, a6
	v_accvgpr_read_b32 v207, a7
	v_mul_f32_e32 v219, s20, v155
	v_mul_f32_e32 v220, s20, v205
	v_max3_f32 v150, v150, v217, v218
	v_accvgpr_read_b32 v208, a8
	v_accvgpr_read_b32 v209, a9
	v_mul_f32_e32 v221, s20, v206
	v_mul_f32_e32 v222, s20, v207
	v_max3_f32 v150, v150, v219, v220
	v_accvgpr_read_b32 v210, a10
	v_accvgpr_read_b32 v211, a11
	v_mul_f32_e32 v223, s20, v208
	v_mul_f32_e32 v224, s20, v209
	v_max3_f32 v150, v150, v221, v222
	v_accvgpr_read_b32 v212, a12
	v_accvgpr_read_b32 v213, a13
	v_mul_f32_e32 v225, s20, v210
	v_mul_f32_e32 v226, s20, v211
	v_max3_f32 v150, v150, v223, v224
	v_accvgpr_read_b32 v214, a14
	v_accvgpr_read_b32 v215, a15
	v_mul_f32_e32 v227, s20, v212
	v_mul_f32_e32 v228, s20, v213
	v_max3_f32 v150, v150, v225, v226
	v_mul_f32_e32 v229, s20, v214
	v_mul_f32_e32 v230, s20, v215
	v_max3_f32 v150, v150, v227, v228
	v_max3_f32 v150, v150, v229, v230
	ds_bpermute_b32 v216, v118, v150
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[8:9]
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[8:9]
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[8:9]
	v_lshl_add_u64 v[30:31], v[30:31], 0, s[8:9]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v216, v216, v216
	v_max_f32_e32 v150, v150, v216
	ds_swizzle_b32 v216, v150 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[32:33], v[32:33], 0, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lg_u32 s29, 0
	v_max3_f32 v150, v204, v150, v216
	v_fma_f32 v153, s20, v153, -v150
	v_fma_f32 v154, s20, v154, -v150
	v_fma_f32 v205, s20, v205, -v150
	v_sub_f32_e32 v204, v204, v150
	v_exp_f32_e32 v217, v153
	v_exp_f32_e32 v218, v154
	v_exp_f32_e32 v205, v205
	v_exp_f32_e32 v204, v204
	v_fma_f32 v151, s20, v151, -v150
	v_fma_f32 v152, s20, v152, -v150
	v_fma_f32 v155, s20, v155, -v150
	v_exp_f32_e32 v151, v151
	v_exp_f32_e32 v216, v152
	v_exp_f32_e32 v219, v155
	v_pk_mul_f32 v[154:155], v[108:109], v[204:205] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v108, v217
	v_cvt_f16_f32_e32 v109, v218
	v_fma_f32 v206, s20, v206, -v150
	v_fma_f32 v207, s20, v207, -v150
	v_fma_f32 v208, s20, v208, -v150
	v_fma_f32 v209, s20, v209, -v150
	v_exp_f32_e32 v206, v206
	v_exp_f32_e32 v207, v207
	v_cvt_f16_f32_e32 v220, v151
	v_cvt_f16_f32_e32 v221, v216
	v_pk_mul_f32 v[152:153], v[110:111], v[204:205] op_sel_hi:[1,0]
	v_pack_b32_f16 v111, v108, v109
	v_pk_mul_f32 v[108:109], v[100:101], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[100:101], v[98:99], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[98:99], v[104:105], v[204:205] op_sel_hi:[1,0]
	v_exp_f32_e32 v208, v208
	v_exp_f32_e32 v209, v209
	v_accvgpr_write_b32 a8, v98
	v_pk_mul_f32 v[106:107], v[106:107], v[204:205] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a9, v99
	v_accvgpr_write_b32 a10, v100
	v_accvgpr_write_b32 a11, v101
	v_pk_mul_f32 v[98:99], v[96:97], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[96:97], v[102:103], v[204:205] op_sel_hi:[1,0]
	v_fma_f32 v210, s20, v210, -v150
	v_fma_f32 v211, s20, v211, -v150
	v_accvgpr_write_b32 a0, v152
	v_accvgpr_write_b32 a4, v106
	v_accvgpr_write_b32 a12, v96
	v_fma_f32 v214, s20, v214, -v150
	v_fma_f32 v215, s20, v215, -v150
	v_exp_f32_e32 v210, v210
	v_exp_f32_e32 v211, v211
	v_cvt_f16_f32_e32 v222, v219
	v_cvt_f16_f32_e32 v223, v206
	v_cvt_f16_f32_e32 v224, v207
	v_accvgpr_write_b32 a1, v153
	v_accvgpr_write_b32 a2, v154
	v_accvgpr_write_b32 a3, v155
	v_pack_b32_f16 v110, v220, v221
	v_accvgpr_write_b32 a5, v107
	v_accvgpr_write_b32 a6, v108
	v_accvgpr_write_b32 a7, v109
	v_accvgpr_write_b32 a13, v97
	v_accvgpr_write_b32 a14, v98
	v_accvgpr_write_b32 a15, v99
	v_cvt_f16_f32_e32 v96, v205
	v_mfma_f32_16x16x16_f16 a[0:3], v[182:183], v[110:111], a[0:3]
	v_exp_f32_e32 v101, v214
	v_exp_f32_e32 v102, v215
	v_cvt_f16_f32_e32 v99, v208
	v_mfma_f32_16x16x16_f16 a[4:7], v[158:159], v[110:111], a[4:7]
	v_cvt_f16_f32_e32 v103, v209
	v_pack_b32_f16 v97, v223, v224
	v_pack_b32_f16 v96, v222, v96
	v_mfma_f32_16x16x16_f16 a[8:11], v[192:193], v[110:111], a[8:11]
	v_add_f32_e32 v98, v151, v216
	v_cvt_f16_f32_e32 v104, v210
	v_cvt_f16_f32_e32 v105, v211
	v_mfma_f32_16x16x16_f16 a[12:15], v[198:199], v[110:111], a[12:15]
	v_add_f32_e32 v98, v217, v98
	v_add_f32_e32 v98, v218, v98
	v_add_f32_e32 v98, v219, v98
	v_mfma_f32_16x16x16_f16 a[0:3], v[156:157], v[96:97], a[0:3]
	v_fma_f32 v212, s20, v212, -v150
	v_fma_f32 v213, s20, v213, -v150
	v_exp_f32_e32 v212, v212
	v_mfma_f32_16x16x16_f16 a[4:7], v[188:189], v[96:97], a[4:7]
	v_exp_f32_e32 v100, v213
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v43, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v126, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v126, v[12:13], v[16:17] offset0:8 offset1:12
	v_cvt_f16_f32_e32 v106, v212
	v_mfma_f32_16x16x16_f16 a[8:11], v[194:195], v[96:97], a[8:11]
	v_cvt_f16_f32_e32 v107, v100
	s_waitcnt vmcnt(2)
	v_perm_b32 v2, v170, v166, s19
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v178, v174, s19
	v_mfma_f32_16x16x16_f16 a[12:15], v[164:165], v[96:97], a[12:15]
	v_pack_b32_f16 v96, v99, v103
	v_cvt_f16_f32_e32 v99, v101
	v_cvt_f16_f32_e32 v103, v102
	v_pack_b32_f16 v97, v104, v105
	v_add_f32_e32 v104, v205, v98
	v_pack_b32_f16 v98, v106, v107
	v_pack_b32_f16 v99, v99, v103
	v_add_f32_e32 v103, v206, v104
	v_mfma_f32_16x16x16_f16 a[0:3], v[184:185], v[96:97], a[0:3]
	v_perm_b32 v5, v178, v174, s80
	v_perm_b32 v4, v170, v166, s80
	v_perm_b32 v7, v179, v175, s19
	v_mfma_f32_16x16x16_f16 a[4:7], v[190:191], v[96:97], a[4:7]
	v_perm_b32 v6, v171, v167, s19
	v_perm_b32 v8, v171, v167, s80
	v_perm_b32 v9, v179, v175, s80
	v_mfma_f32_16x16x16_f16 a[8:11], v[162:163], v[96:97], a[8:11]
	v_perm_b32 v10, v172, v168, s19
	v_perm_b32 v11, v180, v176, s19
	v_perm_b32 v12, v172, v168, s80
	v_mfma_f32_16x16x16_f16 a[12:15], v[200:201], v[96:97], a[12:15]
	v_add_f32_e32 v96, v207, v103
	v_add_f32_e32 v96, v208, v96
	v_add_f32_e32 v96, v209, v96
	v_add_f32_e32 v96, v210, v96
	v_add_f32_e32 v96, v211, v96
	v_add_f32_e32 v96, v212, v96
	v_add_f32_e32 v96, v100, v96
	v_add_f32_e32 v96, v101, v96
	v_add_f32_e32 v96, v102, v96
	ds_bpermute_b32 v97, v118, v96
	v_mfma_f32_16x16x16_f16 a[0:3], v[186:187], v[98:99], a[0:3]
	v_perm_b32 v13, v180, v176, s80
	v_perm_b32 v14, v173, v169, s19
	v_perm_b32 v15, v181, v177, s19
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v96, v96, v97
	ds_swizzle_b32 v97, v96 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_f16 a[4:7], v[160:161], v[98:99], a[4:7]
	v_perm_b32 v16, v173, v169, s80
	v_perm_b32 v17, v181, v177, s80
	ds_write_b64 v65, v[2:3] offset:8192
	ds_write_b64 v127, v[4:5] offset:8320
	ds_write_b64 v128, v[6:7] offset:8448
	ds_write_b64 v129, v[8:9] offset:8576
	ds_write_b64 v130, v[10:11] offset:8704
	ds_write_b64 v131, v[12:13] offset:8832
	ds_write_b64 v132, v[14:15] offset:8960
	ds_write_b64 v133, v[16:17] offset:9088
	v_mfma_f32_16x16x16_f16 a[8:11], v[196:197], v[98:99], a[8:11]
	s_waitcnt lgkmcnt(8)
	v_add_f32_e32 v96, v96, v97
	v_fmac_f32_e32 v96, v149, v204
	v_mfma_f32_16x16x16_f16 a[12:15], v[202:203], v[98:99], a[12:15]
	s_cbranch_scc1 .LBB0_36
	s_branch .LBB0_38
.LBB0_37:
	v_mov_b32_e32 v150, 0xf149f2ca
	v_mov_b32_e32 v96, 0
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
.LBB0_38:
	v_lshlrev_b64 v[6:7], 6, v[92:93]
	v_lshlrev_b64 v[8:9], 6, v[94:95]
	s_nop 2
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
	v_accvgpr_write_b32 a16, 0
	s_and_b64 vcc, exec, s[2:3]
	v_add_u32_e32 v23, 0, v136
	v_add_u32_e32 v24, 0, v135
	v_add_u32_e32 v25, 0, v134
	v_add_u32_e32 v26, 0, v117
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_40
	ds_read2st64_b64 v[28:31], v26 offset1:4
	ds_read2st64_b64 v[92:95], v24 offset1:4
	ds_read2st64_b64 v[98:101], v23 offset1:4
	ds_read2st64_b64 v[102:105], v23 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[28:29], v[84:85], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[30:31], v[84:85], 0
	ds_read2st64_b64 v[28:31], v25 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[28:29], v[86:87], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[30:31], v[86:87], a[20:23]
	ds_read2st64_b64 v[28:31], v26 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[92:93], v[88:89], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[94:95], v[88:89], a[20:23]
	ds_read2st64_b64 v[92:95], v25 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[98:99], v[90:91], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[100:101], v[90:91], a[20:23]
	ds_read2st64_b64 v[98:101], v24 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[28:29], v[84:85], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[30:31], v[84:85], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[92:93], v[86:87], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[94:95], v[86:87], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[98:99], v[88:89], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[100:101], v[88:89], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[102:103], v[90:91], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[104:105], v[90:91], a[28:31]
.LBB0_40:
	v_accvgpr_read_b32 v89, a17
	v_accvgpr_read_b32 v90, a16
	v_accvgpr_read_b32 v87, a19
	v_accvgpr_read_b32 v88, a18
	v_mul_f32_e32 v22, s20, v90
	v_mul_f32_e32 v91, s20, v89
	v_accvgpr_read_b32 v85, a21
	v_accvgpr_read_b32 v86, a20
	v_mul_f32_e32 v92, s20, v88
	v_mul_f32_e32 v93, s20, v87
	v_max_f32_e32 v22, v22, v91
	v_accvgpr_read_b32 v65, a23
	v_accvgpr_read_b32 v84, a22
	v_mul_f32_e32 v94, s20, v86
	v_mul_f32_e32 v95, s20, v85
	v_max3_f32 v22, v22, v92, v93
	v_accvgpr_read_b32 v33, a25
	v_accvgpr_read_b32 v43, a24
	v_mul_f32_e32 v97, s20, v84
	v_mul_f32_e32 v98, s20, v65
	v_max3_f32 v22, v22, v94, v95
	v_accvgpr_read_b32 v31, a27
	v_accvgpr_read_b32 v32, a26
	v_mul_f32_e32 v99, s20, v43
	v_mul_f32_e32 v100, s20, v33
	v_max3_f32 v22, v22, v97, v98
	v_accvgpr_read_b32 v29, a29
	v_accvgpr_read_b32 v30, a28
	v_mul_f32_e32 v101, s20, v32
	v_mul_f32_e32 v102, s20, v31
	v_max3_f32 v22, v22, v99, v100
	v_accvgpr_read_b32 v27, a31
	v_accvgpr_read_b32 v28, a30
	v_mul_f32_e32 v103, s20, v30
	v_mul_f32_e32 v104, s20, v29
	v_max3_f32 v22, v22, v101, v102
	v_mul_f32_e32 v105, s20, v28
	v_mul_f32_e32 v106, s20, v27
	v_max3_f32 v22, v22, v103, v104
	v_max3_f32 v22, v22, v105, v106
	ds_bpermute_b32 v91, v118, v22
	s_and_b64 vcc, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v91, v91, v91
	v_max_f32_e32 v22, v22, v91
	ds_swizzle_b32 v91, v22 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v22, v150, v22, v91
	v_fma_f32 v90, s20, v90, -v22
	v_fma_f32 v89, s20, v89, -v22
	v_fma_f32 v88, s20, v88, -v22
	v_fma_f32 v95, s20, v31, -v22
	v_fma_f32 v98, s20, v29, -v22
	v_exp_f32_e32 v29, v90
	v_exp_f32_e32 v31, v89
	v_fma_f32 v87, s20, v87, -v22
	v_fma_f32 v94, s20, v32, -v22
	v_exp_f32_e32 v32, v88
	v_fma_f32 v86, s20, v86, -v22
	v_fma_f32 v93, s20, v33, -v22
	v_exp_f32_e32 v33, v87
	v_fma_f32 v85, s20, v85, -v22
	v_fma_f32 v92, s20, v43, -v22
	v_fma_f32 v97, s20, v30, -v22
	v_fma_f32 v27, s20, v27, -v22
	v_exp_f32_e32 v30, v86
	v_fma_f32 v84, s20, v84, -v22
	v_exp_f32_e32 v43, v85
	v_exp_f32_e32 v85, v92
	v_exp_f32_e32 v92, v27
	v_add_f32_e32 v27, v29, v31
	v_fma_f32 v91, s20, v65, -v22
	v_exp_f32_e32 v65, v84
	v_add_f32_e32 v27, v32, v27
	v_exp_f32_e32 v84, v91
	v_add_f32_e32 v27, v33, v27
	v_add_f32_e32 v27, v30, v27
	v_exp_f32_e32 v86, v93
	v_add_f32_e32 v27, v43, v27
	v_exp_f32_e32 v87, v94
	v_add_f32_e32 v27, v65, v27
	v_exp_f32_e32 v88, v95
	v_add_f32_e32 v27, v84, v27
	v_exp_f32_e32 v89, v97
	v_add_f32_e32 v27, v85, v27
	v_fma_f32 v28, s20, v28, -v22
	v_exp_f32_e32 v90, v98
	v_add_f32_e32 v27, v86, v27
	v_exp_f32_e32 v91, v28
	v_add_f32_e32 v27, v87, v27
	v_add_f32_e32 v27, v88, v27
	v_add_f32_e32 v27, v89, v27
	v_add_f32_e32 v27, v90, v27
	v_add_f32_e32 v27, v91, v27
	v_add_f32_e32 v27, v92, v27
	ds_bpermute_b32 v28, v118, v27
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v27, v27, v28
	ds_swizzle_b32 v28, v27 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_42
	v_sub_f32_e32 v93, v150, v22
	v_exp_f32_e32 v94, v93
	v_cvt_f16_f32_e32 v95, v86
	v_cvt_f16_f32_e32 v93, v87
	v_cvt_f16_f32_e32 v97, v85
	v_cvt_f16_f32_e32 v98, v84
	v_cvt_f16_f32_e32 v99, v33
	v_cvt_f16_f32_e32 v100, v32
	v_cvt_f16_f32_e32 v101, v31
	ds_read_b64 v[32:33], v23 offset:8192
	ds_read_b64 v[84:85], v24 offset:8192
	ds_read_b64 v[24:25], v25 offset:8192
	ds_read_b64 v[86:87], v26 offset:8192
	v_cvt_f16_f32_e32 v23, v29
	v_pk_mul_f32 v[18:19], v[18:19], v[94:95] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[94:95] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v65, v65
	v_accvgpr_write_b32 a0, v18
	v_cvt_f16_f32_e32 v43, v43
	v_cvt_f16_f32_e32 v26, v30
	v_pack_b32_f16 v31, v100, v99
	v_pack_b32_f16 v30, v23, v101
	v_accvgpr_write_b32 a1, v19
	v_accvgpr_write_b32 a2, v20
	v_accvgpr_write_b32 a3, v21
	v_add_u32_e32 v29, 0, v138
	v_pack_b32_f16 v19, v65, v98
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[86:87], v[30:31], a[0:3]
	v_pack_b32_f16 v18, v26, v43
	v_add_u32_e32 v23, 0, v137
	v_pk_mul_f32 v[14:15], v[14:15], v[94:95] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[18:19], a[0:3]
	ds_read_b64 v[20:21], v29 offset:10240
	ds_read_b64 v[24:25], v23 offset:10240
	v_add_u32_e32 v23, 0, v139
	v_pk_mul_f32 v[16:17], v[16:17], v[94:95] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v88, v88
	v_accvgpr_write_b32 a4, v14
	v_accvgpr_write_b32 a5, v15
	v_accvgpr_write_b32 a6, v16
	v_accvgpr_write_b32 a7, v17
	ds_read_b64 v[14:15], v23 offset:10240
	v_pack_b32_f16 v87, v93, v88
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[30:31], a[4:7]
	v_pack_b32_f16 v86, v97, v95
	v_add_u32_e32 v16, 0, v140
	ds_read_b64 v[16:17], v16 offset:10240
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[18:19], a[4:7]
	v_add_u32_e32 v20, 0, v141
	ds_read_b64 v[20:21], v20 offset:12288
	v_pk_mul_f32 v[10:11], v[10:11], v[94:95] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[14:15], v[86:87], a[4:7]
	v_add_u32_e32 v14, 0, v142
	ds_read_b64 v[14:15], v14 offset:12288
	v_add_u32_e32 v23, 0, v143
	v_pk_mul_f32 v[12:13], v[12:13], v[94:95] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[94:95] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a8, v10
	v_accvgpr_write_b32 a9, v11
	v_accvgpr_write_b32 a10, v12
	v_accvgpr_write_b32 a11, v13
	ds_read_b64 v[10:11], v23 offset:12288
	v_add_u32_e32 v12, 0, v144
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[20:21], v[30:31], a[8:11]
	ds_read_b64 v[12:13], v12 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[94:95] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v92, v92
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[14:15], v[18:19], a[8:11]
	v_add_u32_e32 v14, 0, v145
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[10:11], v[86:87], a[8:11]
	ds_read_b64 v[10:11], v14 offset:14336
	v_add_u32_e32 v14, 0, v146
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	ds_read_b64 v[2:3], v14 offset:14336
	v_add_u32_e32 v4, 0, v147
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[10:11], v[30:31], a[12:15]
	v_cvt_f16_f32_e32 v91, v91
	v_cvt_f16_f32_e32 v90, v90
	v_cvt_f16_f32_e32 v89, v89
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[18:19], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_u32_e32 v4, 0, v148
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[86:87], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_f32_e32 v4, v27, v28
	v_fmac_f32_e32 v4, v96, v94
	v_mfma_f32_16x16x16_f16 a[0:3], v[84:85], v[86:87], a[0:3]
	v_pack_b32_f16 v85, v91, v92
	v_pack_b32_f16 v84, v89, v90
	v_mov_b32_e32 v96, v4
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[84:85], a[0:3]
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[84:85], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[12:13], v[84:85], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[84:85], a[12:15]
	s_branch .LBB0_43
.LBB0_42:
	v_mov_b32_e32 v22, v150
.LBB0_43:
	s_mul_i32 s2, s28, s53
	s_add_i32 s2, s2, s82
	s_mul_i32 s3, s81, s54
	s_add_i32 s28, s2, s3
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[44:45], s[28:29], 13
	v_lshl_add_u64 v[2:3], v[40:41], 0, s[44:45]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v42
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v122, v22
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[28:29], s[28:29], 8
	s_add_u32 s28, s24, s28
	s_addc_u32 s3, s25, s29
	s_and_b32 s29, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v119, s[28:31], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v122, v96
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s28, s28, 0x80
	s_addc_u32 s3, s3, 0
	s_and_b32 s29, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v119, s[28:31], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[28:29], s[22:23]
	s_cbranch_execz .LBB0_47
	s_mov_b64 s[46:47], exec
	v_mbcnt_lo_u32_b32 v2, s46, 0
	v_mbcnt_hi_u32_b32 v2, s47, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_46
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[48:49], s[2:3], 2
	s_add_u32 s48, s26, s48
	s_addc_u32 s49, s27, s49
	s_bcnt1_i32_b64 s3, s[46:47]
	v_mov_b32_e32 v3, s3
	global_atomic_add v3, v37, v3, s[48:49] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_46:
	s_or_b64 exec, exec, s[44:45]
	v_readfirstlane_b32 s3, v3
	s_nop 1
	v_add_u32_e32 v2, s3, v2
	ds_write_b32 v37, v2
.LBB0_47:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s21, v2
	s_cbranch_vccnz .LBB0_5
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_3
	s_mov_b32 s3, 0
	v_mov_b32_e32 v43, 0xf149f2ca
.LBB0_50:
	s_min_i32 s28, s3, s61
	s_add_i32 s29, s3, 1
	s_add_i32 s44, s3, 2
	s_add_i32 s45, s3, 3
	s_mul_i32 s28, s28, s54
	s_min_i32 s29, s29, s61
	s_min_i32 s44, s44, s61
	s_min_i32 s45, s45, s61
	s_add_i32 s28, s28, s2
	s_mul_i32 s46, s29, s54
	s_mul_i32 s47, s44, s54
	s_mul_i32 s45, s45, s54
	s_ashr_i32 s29, s28, 31
	s_add_i32 s44, s46, s2
	s_add_i32 s46, s47, s2
	s_add_i32 s48, s45, s2
	s_lshl_b64 s[28:29], s[28:29], 8
	s_ashr_i32 s45, s44, 31
	s_ashr_i32 s47, s46, 31
	s_ashr_i32 s49, s48, 31
	v_lshl_add_u64 v[2:3], v[82:83], 0, s[28:29]
	s_lshl_b64 s[28:29], s[44:45], 8
	s_lshl_b64 s[44:45], s[46:47], 8
	s_lshl_b64 s[46:47], s[48:49], 8
	v_lshl_add_u64 v[4:5], v[82:83], 0, s[28:29]
	v_lshl_add_u64 v[10:11], v[82:83], 0, s[44:45]
	v_lshl_add_u64 v[12:13], v[82:83], 0, s[46:47]
	global_load_dword v2, v[2:3], off
	s_nop 0
	global_load_dword v3, v[4:5], off
	s_nop 0
	global_load_dword v4, v[10:11], off
	global_load_dword v5, v[12:13], off
	s_add_i32 s3, s3, 4
	s_cmp_lt_i32 s3, s35
	s_waitcnt vmcnt(2)
	v_max3_f32 v2, v43, v2, v3
	s_waitcnt vmcnt(0)
	v_max3_f32 v43, v2, v4, v5
	s_cbranch_scc1 .LBB0_50
	v_mov_b32_e32 v85, 0
	s_mov_b32 s3, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, v85
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, v85
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v85
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, v85
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, v85
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, v85
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, v85
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v85
.LBB0_52:
	s_min_i32 s28, s3, s61
	s_mul_i32 s28, s28, s54
	s_add_i32 s28, s28, s2
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[44:45], s[28:29], 8
	v_lshl_add_u64 v[2:3], v[82:83], 0, s[44:45]
	global_load_dword v4, v[2:3], off
	global_load_dword v26, v[2:3], off offset:128
	s_lshl_b64 s[28:29], s[28:29], 13
	s_add_u32 s28, s14, s28
	s_addc_u32 s29, s15, s29
	s_add_i32 s48, s3, 1
	s_min_i32 s44, s48, s61
	s_mul_i32 s44, s44, s54
	s_add_i32 s44, s44, s2
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[46:47], s[44:45], 8
	v_add_u32_e32 v149, v121, v120
	v_lshl_add_u64 v[28:29], v[82:83], 0, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v65, v37
	s_cmp_lt_i32 s48, s35
	s_cselect_b64 vcc, -1, 0
	v_lshlrev_b32_e32 v30, 2, v34
	v_mov_b32_e32 v31, v37
	v_add_u32_e32 v177, 0, v35
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v2, v4, v43
	v_exp_f32_e32 v32, v2
	v_lshl_add_u64 v[2:3], s[28:29], 0, v[36:37]
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[64:65]
	s_lshl_b64 s[28:29], s[44:45], 13
	ds_write_b32 v149, v32
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v27, v[28:29], off
	s_add_u32 s28, s14, s28
	s_addc_u32 s29, s15, s29
	s_add_i32 s48, s3, 2
	s_min_i32 s44, s48, s61
	s_mul_i32 s44, s44, s54
	s_add_i32 s44, s44, s2
	s_ashr_i32 s45, s44, 31
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[30:31]
	v_lshl_add_u64 v[88:89], v[4:5], 0, v[30:31]
	s_lshl_b64 s[46:47], s[44:45], 8
	ds_read_b64 v[86:87], v177
	global_load_dwordx4 v[92:95], v[2:3], off offset:16
	global_load_dwordx4 v[96:99], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[88:89], off offset:16
	global_load_dwordx4 v[100:103], v[88:89], off
	s_nop 0
	global_load_dword v28, v[28:29], off offset:128
	v_lshl_add_u64 v[158:159], v[82:83], 0, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lt_i32 s48, s35
	v_lshl_add_u64 v[90:91], s[28:29], 0, v[36:37]
	v_lshl_add_u64 v[104:105], s[28:29], 0, v[64:65]
	v_lshl_add_u64 v[108:109], v[90:91], 0, v[30:31]
	v_lshl_add_u64 v[154:155], v[104:105], 0, v[30:31]
	v_mov_b32_e32 v162, v87
	s_waitcnt vmcnt(5)
	v_sub_f32_e32 v27, v27, v43
	v_exp_f32_e32 v27, v27
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v33, v96
	v_cndmask_b32_e32 v88, 0, v27, vcc
	ds_write_b32 v149, v88
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v27, v[158:159], off
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[28:29], s[44:45], 13
	s_add_u32 s28, s14, s28
	s_addc_u32 s29, s15, s29
	s_add_i32 s48, s3, 3
	s_min_i32 s44, s48, s61
	s_mul_i32 s44, s44, s54
	s_add_i32 s44, s44, s2
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[46:47], s[44:45], 8
	ds_read_b64 v[90:91], v177
	global_load_dwordx4 v[104:107], v[108:109], off offset:16
	s_nop 0
	global_load_dwordx4 v[108:111], v[108:109], off
	s_nop 0
	global_load_dwordx4 v[150:153], v[154:155], off offset:16
	s_nop 0
	global_load_dwordx4 v[154:157], v[154:155], off
	v_lshl_add_u64 v[160:161], v[82:83], 0, s[46:47]
	global_load_dword v84, v[158:159], off offset:128
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
	v_mov_b32_e32 v164, v5
	v_pk_fma_f32 v[166:167], v[86:87], v[96:97], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[168:169], v[86:87], v[98:99], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[170:171], v[86:87], v[92:93], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[172:173], v[86:87], v[94:95], v[24:25]
	v_pk_fma_f32 v[100:101], v[86:87], v[100:101], v[14:15] op_sel:[1,0,0]
	v_pk_fma_f32 v[102:103], v[86:87], v[102:103], v[12:13] op_sel:[1,0,0]
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[64:65]
	v_lshl_add_u64 v[18:19], v[4:5], 0, v[30:31]
	s_cmp_lt_i32 s48, s35
	v_mov_b32_e32 v163, v91
	s_waitcnt vmcnt(5)
	v_sub_f32_e32 v27, v27, v43
	v_exp_f32_e32 v27, v27
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v89, v108
	v_cndmask_b32_e32 v158, 0, v27, vcc
	ds_write_b32 v149, v158
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v29, v[160:161], off
	v_mov_b32_e32 v27, v86
	v_pk_fma_f32 v[86:87], v[86:87], v[2:3], v[10:11] op_sel:[1,0,0]
	v_lshl_add_u64 v[2:3], s[28:29], 0, v[36:37]
	v_lshl_add_u64 v[10:11], v[2:3], 0, v[30:31]
	v_pk_fma_f32 v[26:27], v[26:27], v[32:33], v[22:23]
	global_load_dwordx4 v[2:5], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off offset:16
	s_nop 0
	global_load_dwordx4 v[14:17], v[18:19], off
	s_nop 0
	global_load_dwordx4 v[18:21], v[18:19], off offset:16
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[28:29], s[44:45], 13
	s_add_u32 s28, s14, s28
	s_addc_u32 s29, s15, s29
	v_lshl_add_u64 v[24:25], s[28:29], 0, v[64:65]
	v_lshl_add_u64 v[96:97], v[24:25], 0, v[30:31]
	ds_read_b64 v[174:175], v177
	global_load_dword v160, v[160:161], off offset:128
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(8)
	v_mov_b32_e32 v165, v153
	v_mov_b32_e32 v108, v109
	v_mov_b32_e32 v109, v110
	v_pk_mov_b32 v[110:111], v[110:111], v[104:105] op_sel:[1,0]
	v_mov_b32_e32 v104, v105
	v_mov_b32_e32 v105, v106
	s_waitcnt vmcnt(7)
	v_pk_mov_b32 v[106:107], v[106:107], v[154:155] op_sel:[1,0]
	v_mov_b32_e32 v154, v155
	v_mov_b32_e32 v155, v156
	v_pk_mov_b32 v[156:157], v[156:157], v[150:151] op_sel:[1,0]
	v_mov_b32_e32 v150, v151
	v_mov_b32_e32 v151, v152
	v_pk_mul_f32 v[152:153], v[162:163], v[164:165]
	v_pk_fma_f32 v[86:87], v[90:91], v[150:151], v[86:87] op_sel:[1,0,0]
	v_add_f32_e32 v65, v85, v152
	v_mov_b32_e32 v85, v174
	v_pk_fma_f32 v[104:105], v[90:91], v[104:105], v[170:171] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[106:107], v[90:91], v[106:107], v[172:173]
	v_pk_fma_f32 v[100:101], v[90:91], v[154:155], v[100:101] op_sel:[1,0,0]
	v_pk_fma_f32 v[102:103], v[90:91], v[156:157], v[102:103] op_sel:[1,0,0]
	v_add_f32_e32 v65, v65, v153
	s_add_i32 s3, s3, 4
	s_cmp_lt_i32 s3, s35
	s_waitcnt vmcnt(5)
	v_sub_f32_e32 v22, v29, v43
	v_exp_f32_e32 v29, v22
	v_lshl_add_u64 v[22:23], s[28:29], 0, v[36:37]
	v_lshl_add_u64 v[32:33], v[22:23], 0, v[30:31]
	s_waitcnt vmcnt(4)
	v_mov_b32_e32 v159, v2
	v_cndmask_b32_e32 v176, 0, v29, vcc
	ds_write_b32 v149, v176
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dwordx4 v[22:25], v[32:33], off
	s_nop 0
	global_load_dwordx4 v[30:33], v[32:33], off offset:16
	s_nop 0
	global_load_dwordx4 v[92:95], v[96:97], off offset:16
	s_nop 0
	global_load_dwordx4 v[96:99], v[96:97], off
	v_mov_b32_e32 v29, v90
	v_pk_fma_f32 v[26:27], v[28:29], v[88:89], v[26:27]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
	s_waitcnt vmcnt(7)
	v_pk_mov_b32 v[4:5], v[4:5], v[10:11] op_sel:[1,0]
	v_mov_b32_e32 v10, v11
	v_mov_b32_e32 v11, v12
	s_waitcnt vmcnt(6)
	v_pk_mov_b32 v[12:13], v[12:13], v[14:15] op_sel:[1,0]
	v_mov_b32_e32 v14, v15
	v_mov_b32_e32 v15, v16
	s_waitcnt vmcnt(5)
	v_pk_mov_b32 v[16:17], v[16:17], v[18:19] op_sel:[1,0]
	v_mov_b32_e32 v18, v19
	v_mov_b32_e32 v19, v20
	v_pk_fma_f32 v[26:27], v[84:85], v[158:159], v[26:27]
	v_pk_fma_f32 v[84:85], v[174:175], v[18:19], v[86:87] op_sel:[1,0,0]
	ds_read_b64 v[86:87], v177
	v_pk_fma_f32 v[88:89], v[90:91], v[110:111], v[168:169] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[90:91], v[108:109], v[166:167] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v90, v175
	v_pk_fma_f32 v[4:5], v[174:175], v[4:5], v[88:89] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v91, v87
	v_pk_fma_f32 v[2:3], v[174:175], v[2:3], v[28:29] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[174:175], v[16:17], v[102:103] op_sel:[1,0,0]
	v_pk_fma_f32 v[10:11], v[174:175], v[10:11], v[104:105] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[174:175], v[12:13], v[106:107]
	v_pk_fma_f32 v[14:15], v[174:175], v[14:15], v[100:101] op_sel:[1,0,0]
	v_mov_b32_e32 v161, v86
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v16, v23
	v_mov_b32_e32 v17, v24
	v_mov_b32_e32 v177, v22
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[88:89], v[98:99], v[92:93] op_sel:[1,0]
	v_mov_b32_e32 v92, v93
	v_mov_b32_e32 v93, v94
	v_mov_b32_e32 v94, v21
	v_pk_mul_f32 v[90:91], v[90:91], v[94:95]
	v_pk_mov_b32 v[18:19], v[24:25], v[30:31] op_sel:[1,0]
	v_mov_b32_e32 v24, v31
	v_mov_b32_e32 v25, v32
	v_pk_mov_b32 v[30:31], v[32:33], v[96:97] op_sel:[1,0]
	v_mov_b32_e32 v32, v97
	v_mov_b32_e32 v33, v98
	v_pk_fma_f32 v[20:21], v[86:87], v[16:17], v[2:3] op_sel_hi:[0,1,1]
	v_add_f32_e32 v2, v65, v90
	v_pk_fma_f32 v[22:23], v[160:161], v[176:177], v[26:27]
	v_pk_fma_f32 v[18:19], v[86:87], v[18:19], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[86:87], v[24:25], v[10:11] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[86:87], v[30:31], v[12:13]
	v_pk_fma_f32 v[14:15], v[86:87], v[32:33], v[14:15] op_sel:[1,0,0]
	v_pk_fma_f32 v[12:13], v[86:87], v[88:89], v[28:29] op_sel:[1,0,0]
	v_pk_fma_f32 v[10:11], v[86:87], v[92:93], v[84:85] op_sel:[1,0,0]
	v_add_f32_e32 v85, v2, v91
	s_cbranch_scc1 .LBB0_52
	s_branch .LBB0_4
.LBB0_53:
	s_mov_b64 s[20:21], 0
.LBB0_54:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_79
	.loc	1 12 0
	s_add_i32 s3, s35, -1
	s_sub_i32 s2, 1, s35
	s_max_i32 s2, s3, s2
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s14, 0, s2
	s_abs_i32 s8, s16
	s_xor_b32 s9, s16, s3
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s9, s9, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s15, v1
	s_mul_i32 s14, s14, s15
	s_mul_hi_u32 s14, s15, s14
	s_add_i32 s15, s15, s14
	s_mul_hi_u32 s14, s8, s15
	s_mul_i32 s15, s14, s2
	s_sub_i32 s8, s8, s15
	s_add_i32 s19, s14, 1
	s_sub_i32 s15, s8, s2
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s14, s19, s14
	s_cselect_b32 s8, s15, s8
	s_add_i32 s15, s14, 1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s2, s15, s14
	s_abs_i32 s14, s17
	v_cvt_f32_u32_e32 v2, s14
	s_sub_i32 s19, 0, s14
	s_abs_i32 s8, s35
	s_xor_b32 s2, s2, s9
	v_rcp_iflag_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s2, s2, s9
	s_abs_i32 s15, s2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s9, s2, s17
	s_ashr_i32 s9, s9, 31
	v_readfirstlane_b32 s20, v2
	s_mul_i32 s19, s19, s20
	s_mul_hi_u32 s19, s20, s19
	s_add_i32 s20, s20, s19
	s_mul_hi_u32 s19, s15, s20
	s_mul_i32 s20, s19, s14
	s_sub_i32 s15, s15, s20
	s_add_i32 s20, s19, 1
	s_sub_i32 s21, s15, s14
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s19, s20, s19
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_cselect_b32 s15, s21, s15
	s_add_i32 s20, s19, 1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s14, s20, s19
	s_xor_b32 s14, s14, s9
	s_sub_i32 s14, s14, s9
	s_cmp_ge_i32 s14, s18
	v_readfirstlane_b32 s9, v1
	s_cbranch_scc1 .LBB0_79
	s_load_dwordx2 s[20:21], s[0:1], 0x48
	s_load_dword s19, s[0:1], 0x88
	s_mul_i32 s0, s2, s3
	s_sub_i32 s0, s16, s0
	s_add_i32 s0, s34, s0
	s_add_i32 s1, s0, 1
	s_not_b32 s0, s0
	s_ashr_i32 s3, s1, 31
	s_max_i32 s0, s1, s0
	s_sub_i32 s1, 0, s8
	s_mul_i32 s1, s1, s9
	s_mul_hi_u32 s1, s9, s1
	s_add_i32 s9, s9, s1
	s_mul_hi_u32 s1, s0, s9
	s_mul_i32 s1, s1, s8
	s_sub_i32 s0, s0, s1
	s_sub_i32 s1, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s1, s0
	s_sub_i32 s1, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s1, s0
	s_xor_b32 s0, s0, s3
	s_sub_i32 s0, s0, s3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[8:9], s[34:35], 3
	v_mov_b32_e32 v3, 0
	s_add_u32 s8, s20, s8
	s_addc_u32 s9, s21, s9
	global_load_dwordx2 v[4:5], v3, s[0:1]
	global_load_dwordx2 v[6:7], v3, s[8:9]
	s_mul_i32 s3, s34, s18
	s_lshl_b32 s15, s34, 1
	s_ashr_i32 s22, s18, 31
	s_lshl_b32 s8, s3, 5
	s_add_i32 s3, s33, 31
	s_mul_hi_i32 s23, s33, s15
	s_mul_i32 s15, s33, s15
	s_ashr_i32 s20, s3, 31
	s_mul_i32 s24, s15, s22
	s_mul_hi_u32 s25, s15, s18
	s_mul_i32 s9, s14, s17
	s_mul_i32 s26, s23, s18
	s_lshr_b32 s20, s20, 27
	s_add_i32 s24, s25, s24
	s_sub_i32 s16, s2, s9
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s2, s15, s18
	s_add_i32 s20, s3, s20
	s_add_i32 s3, s24, s26
	s_ashr_i32 s21, s33, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_ashr_i32 s20, s20, 5
	s_lshl_b64 s[2:3], s[2:3], 7
	s_add_u32 s15, s15, s33
	s_addc_u32 s21, s23, s21
	s_mul_hi_u32 s23, s18, s15
	s_mul_i32 s24, s22, s15
	s_mul_i32 s22, s18, s15
	s_mul_i32 s15, s18, s21
	v_lshrrev_b32_e32 v2, 3, v0
	s_add_i32 s15, s23, s15
	v_lshl_or_b32 v12, s16, 5, v2
	s_add_i32 s23, s15, s24
	s_lshl_b64 s[22:23], s[22:23], 7
	s_cmp_lt_i32 s16, s20
	v_lshlrev_b32_e32 v8, 3, v0
	s_cselect_b64 s[24:25], -1, 0
	v_and_b32_e32 v1, 63, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_and_b32_e32 v0, 56, v8
	v_cndmask_b32_e64 v8, 0, 1, s[24:25]
	s_lshl_b32 s21, s17, 5
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[2:3]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[2:3]
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[6:7], 0, s[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[8:9]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[22:23]
	v_cmp_ne_u32_e64 s[2:3], 1, v8
	s_branch .LBB0_58
.LBB0_57:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s19
	s_cmp_ge_i32 s14, s18
	s_cbranch_scc1 .LBB0_79
.LBB0_58:
	s_ashr_i32 s15, s14, 31
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v13, v12
	s_mov_b32 s12, s16
	s_cbranch_vccz .LBB0_63
.LBB0_59:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v1
	s_barrier
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_57
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v8, s10, 0
	v_mbcnt_hi_u32_b32 v8, s11, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 s[12:13], exec, vcc
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_57
	s_lshl_b32 s12, s14, 5
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	s_bcnt1_i32_b64 s10, s[10:11]
	v_lshl_add_u64 v[8:9], v[4:5], 0, s[12:13]
	v_mov_b32_e32 v10, s10
	global_atomic_add v[8:9], v10, off sc1
	s_branch .LBB0_57
.LBB0_62:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s12, s12, s17
	s_cmp_lt_i32 s12, s20
	v_add_u32_e32 v13, s21, v13
	s_cbranch_scc0 .LBB0_59
.LBB0_63:
	v_mov_b64_e32 v[8:9], s[14:15]
	v_mad_i64_i32 v[8:9], s[8:9], v13, s18, v[8:9]
	v_lshlrev_b64 v[8:9], 6, v[8:9]
	v_or_b32_e32 v8, v8, v0
	v_cmp_gt_i32_e32 vcc, s33, v13
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_65
	v_lshl_add_u64 v[10:11], v[8:9], 1, s[4:5]
	global_load_dwordx4 v[18:21], v[10:11], off
.LBB0_65:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v15, 16, v13
	v_mov_b64_e32 v[10:11], s[14:15]
	v_mad_i64_i32 v[10:11], s[8:9], v15, s18, v[10:11]
	v_lshlrev_b64 v[10:11], 6, v[10:11]
	v_or_b32_e32 v10, v10, v0
	v_cmp_gt_i32_e64 s[8:9], s33, v15
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_67
	v_lshl_add_u64 v[14:15], v[10:11], 1, s[4:5]
	global_load_dwordx4 v[14:17], v[14:15], off
.LBB0_67:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_69
	v_lshl_add_u64 v[24:25], v[8:9], 1, s[6:7]
	global_load_dwordx4 v[26:29], v[24:25], off
.LBB0_69:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execnz .LBB0_74
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execnz .LBB0_75
.LBB0_71:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execnz .LBB0_76
.LBB0_72:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execnz .LBB0_77
.LBB0_73:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_62
	s_branch .LBB0_78
.LBB0_74:
	v_lshl_add_u64 v[22:23], v[10:11], 1, s[6:7]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_71
.LBB0_75:
	v_lshl_add_u64 v[30:31], v[8:9], 1, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[30:31], v[18:21], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_72
.LBB0_76:
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[18:19], v[10:11], 1, v[2:3]
	global_store_dwordx4 v[18:19], v[14:17], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_73
.LBB0_77:
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[8:9], v[26:29], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_62
.LBB0_78:
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[8:9], v[22:25], off
	s_branch .LBB0_62
.LBB0_79:
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
		.amdhsa_next_free_vgpr 264
		.amdhsa_next_free_sgpr 84
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
	.size	mesh_attention, .Lfunc_end0-mesh_attention
	.set mesh_attention.num_vgpr, 231
	.set mesh_attention.num_agpr, 32
	.set mesh_attention.numbered_sgpr, 84
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
    .sgpr_count:     90
    .sgpr_spill_count: 0
    .symbol:         mesh_attention.kd
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
