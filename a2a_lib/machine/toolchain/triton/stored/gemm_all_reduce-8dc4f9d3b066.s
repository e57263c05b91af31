; lds 24576
	.file	1 "gemm_all_reduce"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	gemm_all_reduce
	.p2align	8
	.type	gemm_all_reduce,@function
gemm_all_reduce:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dwordx4 s[36:39], s[0:1], 0x38
	s_load_dwordx2 s[34:35], s[0:1], 0x4c
	s_mov_b64 s[40:41], s[14:15]
	.loc	1 9 0
	v_and_b32_e32 v103, 63, v0
	.loc	1 14 0
	v_and_b32_e32 v102, 15, v0
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s88, s37
	v_cvt_f32_u32_e32 v1, s88
	.loc	1 5 0
	s_add_i32 s14, s38, 31
	s_ashr_i32 s15, s14, 31
	s_lshr_b32 s15, s15, 27
	.loc	1 6 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 5 0
	s_add_i32 s14, s14, s15
	s_ashr_i32 s33, s14, 5
	s_add_i32 s14, s39, 63
	.loc	1 6 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 5 0
	s_ashr_i32 s15, s14, 31
	.loc	1 6 0
	v_cvt_u32_f32_e32 v2, v1
	.loc	1 5 0
	s_lshr_b32 s15, s15, 26
	s_add_i32 s14, s14, s15
	s_ashr_i32 s84, s14, 6
	.loc	1 6 0
	s_mul_i32 s17, s84, s33
	s_sub_i32 s20, 0, s88
	v_readfirstlane_b32 s90, v2
	s_add_i32 s14, s37, s17
	s_mul_i32 s18, s20, s90
	s_add_i32 s14, s14, -1
	s_mul_hi_u32 s18, s90, s18
	s_ashr_i32 s15, s14, 31
	s_abs_i32 s14, s14
	s_add_i32 s90, s90, s18
	s_mul_hi_u32 s18, s14, s90
	s_mul_i32 s19, s18, s88
	s_ashr_i32 s89, s37, 31
	s_sub_i32 s14, s14, s19
	s_xor_b32 s15, s15, s89
	s_add_i32 s19, s18, 1
	s_sub_i32 s21, s14, s88
	s_cmp_ge_u32 s14, s88
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s14, s21, s14
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s14, s88
	s_cselect_b32 s14, s19, s18
	s_xor_b32 s14, s14, s15
	.loc	1 17 0
	s_ashr_i32 s19, s36, 31
	s_mov_b32 s18, s36
	.loc	1 6 0
	s_sub_i32 s85, s14, s15
	.loc	1 0 0
	s_ashr_i32 s45, s39, 31
	.loc	1 11 0
	s_lshl_b32 s86, s84, 3
	.loc	1 17 0
	s_lshl_b64 s[14:15], s[18:19], 3
	s_add_u32 s46, s40, s14
	s_addc_u32 s47, s41, s15
	.loc	1 0 0
	s_mov_b32 s44, s39
	.loc	1 9 0
	v_lshrrev_b32_e32 v1, 6, v0
	.loc	1 10 0
	s_cmp_ge_i32 s16, s17
	.loc	1 17 0
	s_mul_i32 s87, s85, s36
	.loc	1 10 0
	s_cbranch_scc1 .LBB0_83
	s_load_dword s24, s[0:1], 0x48
	.loc	1 0 0
	s_ashr_i32 s27, s38, 31
	.loc	1 14 0
	v_lshlrev_b32_e32 v4, 3, v102
	v_lshrrev_b32_e32 v9, 2, v0
	v_lshlrev_b32_e32 v17, 7, v0
	.loc	1 13 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s24, 0x7f
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 25
	s_add_i32 s1, s0, s1
	.loc	1 7 0
	s_ashr_i32 s25, s24, 31
	.loc	1 13 0
	s_ashr_i32 s1, s1, 7
	s_cmpk_gt_i32 s0, 0x7f
	v_lshrrev_b32_e32 v27, 1, v0
	s_cselect_b64 s[28:29], -1, 0
	v_cmp_gt_i32_e32 vcc, s24, v4
	v_lshlrev_b32_e32 v104, 4, v0
	v_lshlrev_b32_e32 v7, 8, v0
	v_and_b32_e32 v9, 8, v9
	v_and_b32_e32 v18, 0x2000, v17
	v_bfe_i32 v20, v0, 6, 1
	v_and_b32_e32 v27, 8, v27
	.loc	1 10 0
	s_and_b64 s[30:31], vcc, s[28:29]
	v_and_b32_e32 v8, 0x1f00, v7
	v_xor_b32_e32 v10, v4, v9
	v_add3_u32 v9, 0, v9, v18
	v_and_b32_e32 v18, 32, v0
	v_and_b32_e32 v20, 0x208, v20
	v_and_or_b32 v27, v104, 48, v27
	v_lshl_or_b32 v7, v0, 3, v7
	s_cmpk_gt_i32 s0, 0xff
	v_lshrrev_b32_e32 v21, 2, v18
	v_xor_b32_e32 v20, v27, v20
	v_lshlrev_b32_e32 v18, 2, v18
	v_and_b32_e32 v7, 0x440, v7
	s_cselect_b64 s[42:43], -1, 0
	v_or3_b32 v109, v7, v18, v20
	v_lshlrev_b32_e32 v7, 5, v0
	s_max_i32 s95, s1, 2
	.loc	1 14 0
	v_mov_b32_e32 v59, 0
	v_and_b32_e32 v19, 64, v0
	v_and_b32_e32 v7, 0x440, v7
	s_movk_i32 s0, 0x300
	v_or_b32_e32 v58, 0x80, v4
	s_cmp_lg_u32 s95, 2
	v_lshlrev_b32_e32 v22, 7, v19
	v_and_or_b32 v7, v17, s0, v7
	v_cmp_gt_i64_e64 s[0:1], s[24:25], v[58:59]
	s_cselect_b64 s[48:49], -1, 0
	s_abs_i32 s91, s86
	.loc	1 10 0
	v_or_b32_e32 v58, 0x100, v4
	v_add3_u32 v22, 0, v21, v22
	v_xor_b32_e32 v21, v4, v21
	v_mov_b64_e32 v[74:75], v[58:59]
	v_lshlrev_b32_e32 v58, 1, v4
	v_cvt_f32_u32_e32 v4, s91
	s_sub_i32 s22, 0, s91
	v_lshlrev_b32_e32 v17, 1, v0
	v_and_or_b32 v17, v17, 56, v19
	v_rcp_iflag_f32_e32 v4, v4
	.loc	1 14 0
	v_and_b32_e32 v3, 0x70, v0
	s_movk_i32 s14, 0x800
	v_xor_b32_e32 v7, v7, v17
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_lshlrev_b32_e32 v17, 11, v0
	s_ashr_i32 s92, s86, 31
	.loc	1 10 0
	s_add_i32 s95, s95, -2
	v_readfirstlane_b32 s21, v4
	s_mul_i32 s22, s22, s21
	s_mul_hi_u32 s22, s21, s22
	s_add_i32 s93, s21, s22
	v_readfirstlane_b32 s21, v2
	s_mul_i32 s20, s20, s21
	s_mul_hi_u32 s20, s21, s20
	s_add_i32 s94, s21, s20
	v_lshrrev_b32_e32 v3, 1, v3
	v_or_b32_e32 v108, v21, v8
	v_and_or_b32 v110, v17, s14, v7
	v_or_b32_e32 v7, v1, v103
	s_add_u32 s50, s4, 0x200
	v_xor_b32_e32 v105, v104, v3
	v_or_b32_e32 v107, v10, v8
	v_xor_b32_e32 v21, 0x70, v108
	v_xor_b32_e32 v23, 0x60, v108
	v_xor_b32_e32 v24, 0x50, v108
	v_xor_b32_e32 v25, 64, v108
	v_xor_b32_e32 v26, 48, v108
	v_xor_b32_e32 v27, 32, v108
	v_xor_b32_e32 v18, 16, v108
	v_cmp_eq_u32_e64 s[14:15], 0, v7
	v_xor_b32_e32 v7, 64, v109
	s_addc_u32 s51, s5, 0
	.loc	1 14 0
	s_lshl_b64 s[52:53], s[24:25], 1
	v_lshrrev_b32_e32 v50, 4, v0
	.loc	1 10 0
	v_lshlrev_b32_e32 v68, 4, v102
	v_mov_b32_e32 v69, v59
	v_xor_b32_e32 v3, 8, v105
	v_xor_b32_e32 v5, 64, v105
	v_xor_b32_e32 v6, 0x48, v105
	v_xor_b32_e32 v10, 16, v107
	v_xor_b32_e32 v11, 32, v107
	v_xor_b32_e32 v12, 48, v107
	v_xor_b32_e32 v13, 64, v107
	v_xor_b32_e32 v14, 0x50, v107
	v_xor_b32_e32 v15, 0x60, v107
	v_xor_b32_e32 v16, 0x70, v107
	v_xor_b32_e32 v4, 8, v110
	s_add_u32 s54, s2, 0x200
	v_add_u32_e32 v111, v22, v8
	v_add_u32_e32 v2, 0, v21
	v_add_u32_e32 v17, 0, v23
	v_add_u32_e32 v19, 0, v24
	v_add_u32_e32 v20, 0, v25
	v_add_u32_e32 v21, 0, v26
	v_add_u32_e32 v22, 0, v27
	v_add_u32_e32 v18, 0, v18
	v_add_u32_e32 v7, 0, v7
	.loc	1 0 0
	s_mov_b32 s26, s38
	.loc	1 14 0
	v_or_b32_e32 v52, 8, v50
	v_or_b32_e32 v54, 16, v50
	v_or_b32_e32 v56, 24, v50
	v_mov_b32_e32 v51, v59
	v_mov_b32_e32 v53, v59
	v_mov_b32_e32 v55, v59
	v_mov_b32_e32 v57, v59
	v_or_b32_e32 v60, 32, v50
	v_or_b32_e32 v62, 40, v50
	v_or_b32_e32 v64, 48, v50
	v_or_b32_e32 v66, 56, v50
	v_mov_b32_e32 v61, v59
	v_mov_b32_e32 v63, v59
	v_mov_b32_e32 v65, v59
	v_mov_b32_e32 v67, v59
	.loc	1 10 0
	v_lshl_add_u64 v[70:71], s[2:3], 0, v[68:69]
	v_lshl_add_u64 v[72:73], s[4:5], 0, v[68:69]
	v_or_b32_e32 v106, 0x800, v104
	s_addc_u32 s55, s3, 0
	s_mov_b64 s[56:57], 0x100
	s_mov_b64 s[58:59], 0x80
	s_movk_i32 s96, 0x7fff
	s_mov_b32 s97, 0x5040100
	v_add_u32_e32 v112, 0, v4
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	s_lshl_b64 s[60:61], s[18:19], 2
	v_mov_b32_e32 v143, s34
	v_add_u32_e32 v113, 0, v3
	v_add_u32_e32 v114, 0, v5
	v_add_u32_e32 v115, 0, v6
	v_add_u32_e32 v116, 0, v10
	v_add_u32_e32 v117, 0, v11
	v_add_u32_e32 v118, 0, v12
	v_add_u32_e32 v119, 0, v13
	v_add_u32_e32 v120, 0, v14
	v_add_u32_e32 v121, 0, v15
	v_add_u32_e32 v122, 0, v16
	v_add_u32_e32 v123, v9, v8
	v_add_u32_e32 v124, 0x4000, v2
	v_add_u32_e32 v125, 0x4000, v17
	v_add_u32_e32 v126, 0x4000, v19
	v_add_u32_e32 v127, 0x4000, v20
	v_add_u32_e32 v128, 0x4000, v21
	v_add_u32_e32 v129, 0x4000, v22
	v_add_u32_e32 v130, 0x4000, v18
	v_mov_b32_e32 v131, 0x7fff
	v_add_u32_e32 v132, 0x100, v7
	s_mov_b32 s18, s16
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s18, s18, s35
	s_cmp_lt_i32 s18, s17
	s_cbranch_scc0 .LBB0_83
.LBB0_3:
	.loc	1 11 0
	s_abs_i32 s98, s18
	s_mul_hi_u32 s21, s98, s93
	s_mul_i32 s62, s21, s91
	s_ashr_i32 s99, s18, 31
	s_sub_i32 s62, s98, s62
	s_xor_b32 s20, s99, s92
	s_add_i32 s63, s21, 1
	s_sub_i32 s64, s62, s91
	s_cmp_ge_u32 s62, s91
	s_cselect_b32 s21, s63, s21
	s_cselect_b32 s62, s64, s62
	s_add_i32 s63, s21, 1
	s_cmp_ge_u32 s62, s91
	s_cselect_b32 s21, s63, s21
	s_xor_b32 s21, s21, s20
	s_sub_i32 s20, s21, s20
	s_lshl_b32 s20, s20, 3
	s_sub_i32 s21, s33, s20
	s_min_i32 s21, s21, 8
	s_abs_i32 s62, s21
	v_cvt_f32_u32_e32 v2, s62
	s_sub_i32 s66, 0, s62
	s_mul_i32 s63, s20, s84
	s_sub_i32 s63, s18, s63
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s65, s63
	s_xor_b32 s64, s63, s21
	s_ashr_i32 s64, s64, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_readfirstlane_b32 s67, v2
	s_mul_i32 s66, s66, s67
	s_mul_hi_u32 s66, s67, s66
	s_add_i32 s67, s67, s66
	s_mul_hi_u32 s66, s65, s67
	s_mul_i32 s67, s66, s62
	s_sub_i32 s65, s65, s67
	s_add_i32 s67, s66, 1
	s_sub_i32 s68, s65, s62
	s_cmp_ge_u32 s65, s62
	s_cselect_b32 s66, s67, s66
	s_cselect_b32 s65, s68, s65
	s_add_i32 s67, s66, 1
	s_cmp_ge_u32 s65, s62
	s_cselect_b32 s62, s67, s66
	s_xor_b32 s62, s62, s64
	s_sub_i32 s70, s62, s64
	s_mul_i32 s21, s70, s21
	s_sub_i32 s21, s63, s21
	s_add_i32 s20, s20, s21
	.loc	1 14 0
	s_lshl_b32 s76, s20, 5
	s_ashr_i32 s77, s76, 31
	v_mov_b32_e32 v3, s77
	v_or_b32_e32 v2, s76, v50
	s_cmp_gt_i32 s76, -1
	v_mad_i64_i32 v[18:19], s[20:21], v2, s24, 0
	s_cselect_b64 s[66:67], -1, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[2:3]
	s_and_b64 s[20:21], s[66:67], vcc
	s_and_b64 s[64:65], s[20:21], s[30:31]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[62:63], s[64:65]
	s_cbranch_execz .LBB0_5
	v_lshl_add_u64 v[2:3], v[18:19], 1, v[70:71]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_5:
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v7, s77
	v_or_b32_e32 v6, s76, v52
	v_mad_i64_i32 v[8:9], s[62:63], v6, s24, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[6:7]
	s_and_b64 s[62:63], s[66:67], vcc
	v_lshl_add_u64 v[6:7], v[8:9], 1, s[2:3]
	v_lshl_add_u64 v[20:21], v[6:7], 0, v[58:59]
	s_and_b64 s[68:69], s[62:63], s[30:31]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[64:65], s[68:69]
	s_cbranch_execz .LBB0_7
	global_load_dwordx4 v[6:9], v[20:21], off
.LBB0_7:
	s_or_b64 exec, exec, s[64:65]
	v_mov_b32_e32 v13, s77
	v_or_b32_e32 v12, s76, v54
	v_mad_i64_i32 v[14:15], s[64:65], v12, s24, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[12:13]
	s_and_b64 s[64:65], s[66:67], vcc
	v_lshl_add_u64 v[12:13], v[14:15], 1, s[2:3]
	v_lshl_add_u64 v[22:23], v[12:13], 0, v[58:59]
	s_and_b64 s[72:73], s[64:65], s[30:31]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[68:69], s[72:73]
	s_cbranch_execz .LBB0_9
	global_load_dwordx4 v[10:13], v[22:23], off
.LBB0_9:
	s_or_b64 exec, exec, s[68:69]
	v_mov_b32_e32 v15, s77
	v_or_b32_e32 v14, s76, v56
	v_mad_i64_i32 v[16:17], s[68:69], v14, s24, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[14:15]
	s_and_b64 s[66:67], s[66:67], vcc
	v_lshl_add_u64 v[14:15], v[16:17], 1, s[2:3]
	v_lshl_add_u64 v[24:25], v[14:15], 0, v[58:59]
	s_and_b64 s[72:73], s[66:67], s[30:31]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[68:69], s[72:73]
	s_cbranch_execz .LBB0_11
	global_load_dwordx4 v[14:17], v[24:25], off
.LBB0_11:
	s_or_b64 exec, exec, s[68:69]
	s_lshl_b32 s78, s70, 6
	s_ashr_i32 s79, s78, 31
	v_mov_b32_e32 v29, s79
	v_or_b32_e32 v28, s78, v50
	s_cmp_gt_i32 s78, -1
	v_mad_i64_i32 v[76:77], s[68:69], v28, s24, 0
	s_cselect_b64 s[74:75], -1, 0
	v_cmp_gt_i64_e32 vcc, s[44:45], v[28:29]
	s_and_b64 s[68:69], s[74:75], vcc
	s_and_b64 s[70:71], s[68:69], s[30:31]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[72:73], s[70:71]
	s_cbranch_execz .LBB0_13
	v_lshl_add_u64 v[26:27], v[76:77], 1, v[72:73]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_13:
	s_or_b64 exec, exec, s[72:73]
	v_or_b32_e32 v30, s78, v52
	v_mad_i64_i32 v[30:31], s[72:73], v30, s24, 0
	v_lshl_add_u64 v[30:31], v[30:31], 1, s[4:5]
	v_lshl_add_u64 v[78:79], v[30:31], 0, v[58:59]
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	s_and_saveexec_b64 s[72:73], s[70:71]
	s_cbranch_execz .LBB0_15
	global_load_dwordx4 v[34:37], v[78:79], off
.LBB0_15:
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v33, s79
	v_or_b32_e32 v32, s78, v54
	v_mad_i64_i32 v[38:39], s[70:71], v32, s24, 0
	v_cmp_gt_i64_e32 vcc, s[44:45], v[32:33]
	s_and_b64 s[70:71], s[74:75], vcc
	v_lshl_add_u64 v[32:33], v[38:39], 1, s[4:5]
	v_lshl_add_u64 v[80:81], v[32:33], 0, v[58:59]
	s_and_b64 s[72:73], s[70:71], s[30:31]
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[80:81], s[72:73]
	s_cbranch_execz .LBB0_17
	global_load_dwordx4 v[30:33], v[80:81], off
.LBB0_17:
	s_or_b64 exec, exec, s[80:81]
	v_or_b32_e32 v38, s78, v56
	v_mad_i64_i32 v[38:39], s[80:81], v38, s24, 0
	v_lshl_add_u64 v[38:39], v[38:39], 1, s[4:5]
	v_lshl_add_u64 v[82:83], v[38:39], 0, v[58:59]
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	s_and_saveexec_b64 s[80:81], s[72:73]
	s_cbranch_execz .LBB0_19
	global_load_dwordx4 v[42:45], v[82:83], off
.LBB0_19:
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v41, s79
	v_or_b32_e32 v40, s78, v60
	v_mad_i64_i32 v[46:47], s[72:73], v40, s24, 0
	v_cmp_gt_i64_e32 vcc, s[44:45], v[40:41]
	s_and_b64 s[72:73], s[74:75], vcc
	v_lshl_add_u64 v[40:41], v[46:47], 1, s[4:5]
	v_lshl_add_u64 v[84:85], v[40:41], 0, v[58:59]
	s_and_b64 s[80:81], s[72:73], s[30:31]
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_21
	global_load_dwordx4 v[38:41], v[84:85], off
.LBB0_21:
	s_or_b64 exec, exec, s[82:83]
	v_or_b32_e32 v46, s78, v62
	v_mad_i64_i32 v[46:47], s[82:83], v46, s24, 0
	v_lshl_add_u64 v[46:47], v[46:47], 1, s[4:5]
	v_lshl_add_u64 v[86:87], v[46:47], 0, v[58:59]
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_23
	global_load_dwordx4 v[92:95], v[86:87], off
.LBB0_23:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v49, s79
	v_or_b32_e32 v48, s78, v64
	v_mad_i64_i32 v[88:89], s[80:81], v48, s24, 0
	v_cmp_gt_i64_e32 vcc, s[44:45], v[48:49]
	s_and_b64 s[74:75], s[74:75], vcc
	v_lshl_add_u64 v[48:49], v[88:89], 1, s[4:5]
	v_lshl_add_u64 v[88:89], v[48:49], 0, v[58:59]
	s_and_b64 s[80:81], s[74:75], s[30:31]
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_25
	global_load_dwordx4 v[46:49], v[88:89], off
.LBB0_25:
	s_or_b64 exec, exec, s[82:83]
	v_or_b32_e32 v90, s78, v66
	v_mad_i64_i32 v[90:91], s[82:83], v90, s24, 0
	v_lshl_add_u64 v[90:91], v[90:91], 1, s[4:5]
	v_lshl_add_u64 v[90:91], v[90:91], 0, v[58:59]
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_27
	global_load_dwordx4 v[96:99], v[90:91], off
.LBB0_27:
	s_or_b64 exec, exec, s[82:83]
	v_add_u32_e32 v133, 0, v105
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v133, v[2:3], v[10:11] offset0:32 offset1:40
	ds_write2st64_b64 v113, v[4:5], v[12:13] offset0:32 offset1:40
	ds_write2st64_b64 v114, v[6:7], v[14:15] offset0:36 offset1:44
	ds_write2st64_b64 v115, v[8:9], v[16:17] offset0:36 offset1:44
	v_add_u32_e32 v134, 0, v104
	v_mov_b32_e32 v2, 0
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
	.loc	1 13 0
	s_andn2_b64 vcc, exec, s[42:43]
	v_accvgpr_write_b32 a15, 0
	.loc	1 14 0
	ds_write_b128 v134, v[26:29]
	ds_write_b128 v134, v[34:37] offset:2048
	ds_write_b128 v134, v[30:33] offset:4096
	ds_write_b128 v134, v[42:45] offset:6144
	ds_write_b128 v134, v[38:41] offset:8192
	ds_write_b128 v134, v[92:95] offset:10240
	ds_write_b128 v134, v[46:49] offset:12288
	ds_write_b128 v134, v[96:99] offset:14336
	.loc	1 13 0
	s_cbranch_vccnz .LBB0_79
	.loc	1 14 0
	s_and_b64 s[82:83], s[20:21], s[0:1]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[80:81], s[82:83]
	s_cbranch_execz .LBB0_30
	v_lshl_add_u64 v[2:3], v[18:19], 1, s[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[58:59]
	global_load_dwordx4 v[2:5], v[2:3], off offset:256
.LBB0_30:
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[82:83], s[62:63], s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[80:81], s[82:83]
	s_cbranch_execz .LBB0_32
	global_load_dwordx4 v[6:9], v[20:21], off offset:256
.LBB0_32:
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[82:83], s[64:65], s[0:1]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[80:81], s[82:83]
	s_cbranch_execz .LBB0_34
	global_load_dwordx4 v[10:13], v[22:23], off offset:256
.LBB0_34:
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[82:83], s[66:67], s[0:1]
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[80:81], s[82:83]
	s_cbranch_execz .LBB0_36
	global_load_dwordx4 v[14:17], v[24:25], off offset:256
.LBB0_36:
	s_or_b64 exec, exec, s[80:81]
	v_add_u32_e32 v18, 0, v107
	v_add_u32_e32 v135, 0x4000, v18
	v_add_u32_e32 v136, 0x4000, v116
	v_add_u32_e32 v137, 0x4000, v117
	v_add_u32_e32 v138, 0x4000, v118
	v_add_u32_e32 v139, 0x4000, v119
	v_add_u32_e32 v140, 0x4000, v120
	v_add_u32_e32 v141, 0x4000, v121
	v_add_u32_e32 v142, 0x4000, v122
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[42:45], v135 offset1:16
	ds_read2_b64 v[46:49], v136 offset1:16
	ds_read2_b64 v[34:37], v137 offset1:16
	ds_read2_b64 v[38:41], v138 offset1:16
	ds_read2_b64 v[26:29], v139 offset1:16
	ds_read2_b64 v[30:33], v140 offset1:16
	ds_read2_b64 v[22:25], v141 offset1:16
	ds_read2_b64 v[18:21], v142 offset1:16
	s_and_b64 s[80:81], s[68:69], s[0:1]
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_38
	v_lshl_add_u64 v[76:77], v[76:77], 1, s[4:5]
	v_lshl_add_u64 v[76:77], v[76:77], 0, v[58:59]
	global_load_dwordx4 v[92:95], v[76:77], off offset:256
.LBB0_38:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_40
	global_load_dwordx4 v[96:99], v[78:79], off offset:256
.LBB0_40:
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[80:81], s[70:71], s[0:1]
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_42
	global_load_dwordx4 v[76:79], v[80:81], off offset:256
.LBB0_42:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	v_mov_b32_e32 v146, 0
	v_mov_b32_e32 v147, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_44
	global_load_dwordx4 v[144:147], v[82:83], off offset:256
.LBB0_44:
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[80:81], s[72:73], s[0:1]
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_46
	global_load_dwordx4 v[80:83], v[84:85], off offset:256
.LBB0_46:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	v_mov_b32_e32 v150, 0
	v_mov_b32_e32 v151, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_48
	global_load_dwordx4 v[148:151], v[86:87], off offset:256
.LBB0_48:
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[80:81], s[74:75], s[0:1]
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_50
	global_load_dwordx4 v[84:87], v[88:89], off offset:256
.LBB0_50:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v152, 0
	v_mov_b32_e32 v153, 0
	v_mov_b32_e32 v154, 0
	v_mov_b32_e32 v155, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_52
	global_load_dwordx4 v[152:155], v[90:91], off offset:256
.LBB0_52:
	s_or_b64 exec, exec, s[82:83]
	ds_read2_b64 v[88:91], v123 offset1:2
	.loc	1 13 0
	s_andn2_b64 vcc, exec, s[48:49]
	.loc	1 14 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[88:89], v[42:43], 0
	v_mfma_f32_32x32x8_bf16 a[0:15], v[90:91], v[46:47], a[0:15]
	ds_read2_b64 v[88:91], v123 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[88:89], v[34:35], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[90:91], v[38:39], a[0:15]
	ds_read2_b64 v[88:91], v123 offset0:8 offset1:10
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[88:89], v[26:27], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[90:91], v[30:31], a[0:15]
	ds_read2_b64 v[88:91], v123 offset0:12 offset1:14
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[88:89], v[22:23], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[90:91], v[18:19], a[0:15]
	ds_read2_b64 v[88:91], v123 offset0:16 offset1:18
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[88:89], v[44:45], a[0:15]
	ds_read2_b64 v[42:45], v123 offset0:20 offset1:22
	v_mfma_f32_32x32x8_bf16 a[0:15], v[90:91], v[48:49], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[42:43], v[36:37], a[0:15]
	ds_read2_b64 v[34:37], v123 offset0:24 offset1:26
	v_mfma_f32_32x32x8_bf16 a[0:15], v[44:45], v[40:41], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[34:35], v[28:29], a[0:15]
	ds_read2_b64 v[26:29], v123 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v133, v[2:3], v[10:11] offset0:32 offset1:40
	ds_write2st64_b64 v113, v[4:5], v[12:13] offset0:32 offset1:40
	ds_write2st64_b64 v114, v[6:7], v[14:15] offset0:36 offset1:44
	ds_write2st64_b64 v115, v[8:9], v[16:17] offset0:36 offset1:44
	ds_write_b128 v134, v[92:95]
	ds_write_b128 v134, v[96:99] offset:2048
	ds_write_b128 v134, v[76:79] offset:4096
	ds_write_b128 v134, v[144:147] offset:6144
	ds_write_b128 v134, v[80:83] offset:8192
	ds_write_b128 v134, v[148:151] offset:10240
	ds_write_b128 v134, v[84:87] offset:12288
	ds_write_b128 v134, v[152:155] offset:14336
	v_mfma_f32_32x32x8_bf16 a[0:15], v[36:37], v[32:33], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[26:27], v[24:25], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[28:29], v[20:21], a[0:15]
	.loc	1 13 0
	s_cbranch_vccnz .LBB0_79
	.loc	1 14 0
	v_lshl_add_u64 v[2:3], v[50:51], 0, s[78:79]
	v_mov_b64_e32 v[4:5], s[50:51]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[76:77], s[80:81], s52, v2, v[4:5]
	v_add3_u32 v77, v6, v77, v3
	v_lshl_add_u64 v[2:3], v[66:67], 0, s[78:79]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[78:79], s[80:81], s52, v2, v[4:5]
	v_add3_u32 v79, v6, v79, v3
	v_lshl_add_u64 v[2:3], v[64:65], 0, s[78:79]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[80:81], s[80:81], s52, v2, v[4:5]
	v_add3_u32 v81, v6, v81, v3
	v_lshl_add_u64 v[2:3], v[62:63], 0, s[78:79]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[82:83], s[80:81], s52, v2, v[4:5]
	v_add3_u32 v83, v6, v83, v3
	v_lshl_add_u64 v[2:3], v[60:61], 0, s[78:79]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[84:85], s[80:81], s52, v2, v[4:5]
	v_add3_u32 v85, v6, v85, v3
	v_lshl_add_u64 v[2:3], v[56:57], 0, s[78:79]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[86:87], s[80:81], s52, v2, v[4:5]
	v_add3_u32 v87, v6, v87, v3
	v_lshl_add_u64 v[2:3], v[54:55], 0, s[78:79]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[88:89], s[80:81], s52, v2, v[4:5]
	v_add3_u32 v89, v6, v89, v3
	v_lshl_add_u64 v[2:3], v[52:53], 0, s[78:79]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[90:91], s[78:79], s52, v2, v[4:5]
	v_add3_u32 v91, v6, v91, v3
	v_lshl_add_u64 v[2:3], v[50:51], 0, s[76:77]
	v_mov_b64_e32 v[4:5], s[54:55]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[92:93], s[78:79], s52, v2, v[4:5]
	v_add3_u32 v93, v6, v93, v3
	v_lshl_add_u64 v[2:3], v[56:57], 0, s[76:77]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[94:95], s[78:79], s52, v2, v[4:5]
	v_add3_u32 v95, v6, v95, v3
	v_lshl_add_u64 v[2:3], v[54:55], 0, s[76:77]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[96:97], s[78:79], s52, v2, v[4:5]
	v_add3_u32 v97, v6, v97, v3
	v_lshl_add_u64 v[2:3], v[52:53], 0, s[76:77]
	v_mul_lo_u32 v3, s52, v3
	v_mul_lo_u32 v6, s53, v2
	v_mad_u64_u32 v[98:99], s[76:77], s52, v2, v[4:5]
	v_add3_u32 v99, v6, v99, v3
	v_mov_b64_e32 v[100:101], v[74:75]
	s_mov_b32 s80, s95
	s_branch .LBB0_55
.LBB0_54:
	s_or_b64 exec, exec, s[78:79]
	ds_read2_b64 v[176:179], v123 offset1:2
	.loc	1 13 0
	s_add_i32 s80, s80, -1
	v_lshl_add_u64 v[76:77], v[76:77], 0, s[56:57]
	v_lshl_add_u64 v[78:79], v[78:79], 0, s[56:57]
	v_lshl_add_u64 v[80:81], v[80:81], 0, s[56:57]
	v_lshl_add_u64 v[82:83], v[82:83], 0, s[56:57]
	v_lshl_add_u64 v[84:85], v[84:85], 0, s[56:57]
	v_lshl_add_u64 v[86:87], v[86:87], 0, s[56:57]
	v_lshl_add_u64 v[88:89], v[88:89], 0, s[56:57]
	.loc	1 14 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[176:177], v[46:47], a[0:15]
	.loc	1 13 0
	v_lshl_add_u64 v[90:91], v[90:91], 0, s[56:57]
	v_lshl_add_u64 v[92:93], v[92:93], 0, s[56:57]
	v_lshl_add_u64 v[100:101], v[100:101], 0, s[58:59]
	v_lshl_add_u64 v[94:95], v[94:95], 0, s[56:57]
	v_lshl_add_u64 v[96:97], v[96:97], 0, s[56:57]
	s_cmp_lg_u32 s80, 0
	v_lshl_add_u64 v[98:99], v[98:99], 0, s[56:57]
	.loc	1 14 0
	v_mfma_f32_32x32x8_bf16 a[0:15], v[178:179], v[42:43], a[0:15]
	ds_read2_b64 v[176:179], v123 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[176:177], v[38:39], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[178:179], v[34:35], a[0:15]
	ds_read2_b64 v[176:179], v123 offset0:8 offset1:10
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[176:177], v[30:31], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[178:179], v[26:27], a[0:15]
	ds_read2_b64 v[176:179], v123 offset0:12 offset1:14
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[176:177], v[22:23], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[178:179], v[18:19], a[0:15]
	ds_read2_b64 v[176:179], v123 offset0:16 offset1:18
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[176:177], v[48:49], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[178:179], v[44:45], a[0:15]
	ds_read2_b64 v[42:45], v123 offset0:20 offset1:22
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[42:43], v[40:41], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[44:45], v[36:37], a[0:15]
	ds_read2_b64 v[34:37], v123 offset0:24 offset1:26
	ds_read2_b64 v[38:41], v123 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v133, v[6:7], v[14:15] offset0:32 offset1:40
	ds_write2st64_b64 v113, v[8:9], v[16:17] offset0:32 offset1:40
	ds_write2st64_b64 v114, v[2:3], v[10:11] offset0:36 offset1:44
	ds_write2st64_b64 v115, v[4:5], v[12:13] offset0:36 offset1:44
	ds_write_b128 v134, v[148:151]
	ds_write_b128 v134, v[144:147] offset:2048
	ds_write_b128 v134, v[156:159] offset:4096
	ds_write_b128 v134, v[152:155] offset:6144
	ds_write_b128 v134, v[164:167] offset:8192
	ds_write_b128 v134, v[160:163] offset:10240
	ds_write_b128 v134, v[172:175] offset:12288
	ds_write_b128 v134, v[168:171] offset:14336
	v_mfma_f32_32x32x8_bf16 a[0:15], v[34:35], v[32:33], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[36:37], v[28:29], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[38:39], v[24:25], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[40:41], v[20:21], a[0:15]
	.loc	1 13 0
	s_cbranch_scc0 .LBB0_79
.LBB0_55:
	.loc	1 14 0
	v_cmp_gt_i64_e32 vcc, s[24:25], v[100:101]
	s_and_b64 s[78:79], s[20:21], vcc
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_57
	v_lshl_add_u64 v[4:5], v[92:93], 0, v[68:69]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_57:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[78:79], s[62:63], vcc
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_59
	v_lshl_add_u64 v[2:3], v[98:99], 0, v[68:69]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_59:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[78:79], s[64:65], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_61
	v_lshl_add_u64 v[12:13], v[96:97], 0, v[68:69]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_61:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[78:79], s[66:67], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_63
	v_lshl_add_u64 v[10:11], v[94:95], 0, v[68:69]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_63:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[46:49], v135 offset1:16
	ds_read2_b64 v[42:45], v136 offset1:16
	ds_read2_b64 v[38:41], v137 offset1:16
	ds_read2_b64 v[34:37], v138 offset1:16
	ds_read2_b64 v[30:33], v139 offset1:16
	ds_read2_b64 v[26:29], v140 offset1:16
	ds_read2_b64 v[22:25], v141 offset1:16
	ds_read2_b64 v[18:21], v142 offset1:16
	s_and_b64 s[76:77], s[68:69], vcc
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	v_mov_b32_e32 v150, 0
	v_mov_b32_e32 v151, 0
	s_and_saveexec_b64 s[78:79], s[76:77]
	s_cbranch_execz .LBB0_65
	v_lshl_add_u64 v[146:147], v[76:77], 0, v[68:69]
	global_load_dwordx4 v[148:151], v[146:147], off
.LBB0_65:
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v145, 0
	v_mov_b32_e32 v146, 0
	v_mov_b32_e32 v147, 0
	s_and_saveexec_b64 s[78:79], s[76:77]
	s_cbranch_execz .LBB0_67
	v_lshl_add_u64 v[144:145], v[90:91], 0, v[68:69]
	global_load_dwordx4 v[144:147], v[144:145], off
.LBB0_67:
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[76:77], s[70:71], vcc
	v_mov_b32_e32 v152, 0
	v_mov_b32_e32 v156, 0
	v_mov_b32_e32 v157, 0
	v_mov_b32_e32 v158, 0
	v_mov_b32_e32 v159, 0
	s_and_saveexec_b64 s[78:79], s[76:77]
	s_cbranch_execz .LBB0_69
	v_lshl_add_u64 v[154:155], v[88:89], 0, v[68:69]
	global_load_dwordx4 v[156:159], v[154:155], off
.LBB0_69:
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v153, 0
	v_mov_b32_e32 v154, 0
	v_mov_b32_e32 v155, 0
	s_and_saveexec_b64 s[78:79], s[76:77]
	s_cbranch_execz .LBB0_71
	v_lshl_add_u64 v[152:153], v[86:87], 0, v[68:69]
	global_load_dwordx4 v[152:155], v[152:153], off
.LBB0_71:
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[76:77], s[72:73], vcc
	v_mov_b32_e32 v160, 0
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0
	v_mov_b32_e32 v166, 0
	v_mov_b32_e32 v167, 0
	s_and_saveexec_b64 s[78:79], s[76:77]
	s_cbranch_execz .LBB0_73
	v_lshl_add_u64 v[162:163], v[84:85], 0, v[68:69]
	global_load_dwordx4 v[164:167], v[162:163], off
.LBB0_73:
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v161, 0
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0
	s_and_saveexec_b64 s[78:79], s[76:77]
	s_cbranch_execz .LBB0_75
	v_lshl_add_u64 v[160:161], v[82:83], 0, v[68:69]
	global_load_dwordx4 v[160:163], v[160:161], off
.LBB0_75:
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[76:77], s[74:75], vcc
	v_mov_b32_e32 v168, 0
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v173, 0
	v_mov_b32_e32 v174, 0
	v_mov_b32_e32 v175, 0
	s_and_saveexec_b64 s[78:79], s[76:77]
	s_cbranch_execz .LBB0_77
	v_lshl_add_u64 v[170:171], v[80:81], 0, v[68:69]
	global_load_dwordx4 v[172:175], v[170:171], off
.LBB0_77:
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v169, 0
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v171, 0
	s_and_saveexec_b64 s[78:79], s[76:77]
	s_cbranch_execz .LBB0_54
	v_lshl_add_u64 v[168:169], v[78:79], 0, v[68:69]
	global_load_dwordx4 v[168:171], v[168:169], off
	s_branch .LBB0_54
.LBB0_79:
	s_nop 9
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
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_81
	ds_read2_b64 v[18:21], v111 offset1:2
	v_add_u32_e32 v22, 0, v108
	v_add_u32_e32 v22, 0x4000, v22
	ds_read2_b64 v[22:25], v22 offset1:16
	v_accvgpr_write_b32 a0, v2
	v_accvgpr_write_b32 a1, v3
	v_accvgpr_write_b32 a2, v4
	v_accvgpr_write_b32 a3, v5
	v_accvgpr_write_b32 a4, v6
	v_accvgpr_write_b32 a5, v7
	v_accvgpr_write_b32 a6, v8
	v_accvgpr_write_b32 a7, v9
	v_accvgpr_write_b32 a8, v10
	v_accvgpr_write_b32 a9, v11
	v_accvgpr_write_b32 a10, v12
	v_accvgpr_write_b32 a11, v13
	v_accvgpr_write_b32 a12, v14
	v_accvgpr_write_b32 a13, v15
	v_accvgpr_write_b32 a14, v16
	v_accvgpr_write_b32 a15, v17
	ds_read2_b64 v[2:5], v130 offset1:16
	ds_read2_b64 v[6:9], v111 offset0:4 offset1:6
	ds_read2_b64 v[10:13], v129 offset1:16
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[18:19], v[22:23], a[0:15]
	ds_read2_b64 v[14:17], v128 offset1:16
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[20:21], v[2:3], a[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[10:11], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[8:9], v[14:15], a[0:15]
	ds_read2_b64 v[6:9], v111 offset0:8 offset1:10
	ds_read2_b64 v[18:21], v127 offset1:16
	ds_read2_b64 v[26:29], v126 offset1:16
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[18:19], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[8:9], v[26:27], a[0:15]
	ds_read2_b64 v[6:9], v111 offset0:12 offset1:14
	ds_read2_b64 v[30:33], v125 offset1:16
	ds_read2_b64 v[34:37], v124 offset1:16
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[30:31], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[8:9], v[34:35], a[0:15]
	ds_read2_b64 v[6:9], v111 offset0:16 offset1:18
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[24:25], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[8:9], v[4:5], a[0:15]
	ds_read2_b64 v[2:5], v111 offset0:20 offset1:22
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[12:13], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[16:17], a[0:15]
	ds_read2_b64 v[2:5], v111 offset0:24 offset1:26
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[20:21], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[28:29], a[0:15]
	ds_read2_b64 v[2:5], v111 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[32:33], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[36:37], a[0:15]
	s_nop 10
	v_accvgpr_read_b32 v17, a15
	v_accvgpr_read_b32 v16, a14
	v_accvgpr_read_b32 v15, a13
	v_accvgpr_read_b32 v14, a12
	v_accvgpr_read_b32 v13, a11
	v_accvgpr_read_b32 v12, a10
	v_accvgpr_read_b32 v11, a9
	v_accvgpr_read_b32 v10, a8
	v_accvgpr_read_b32 v9, a7
	v_accvgpr_read_b32 v8, a6
	v_accvgpr_read_b32 v7, a5
	v_accvgpr_read_b32 v6, a4
	v_accvgpr_read_b32 v5, a3
	v_accvgpr_read_b32 v4, a2
	v_accvgpr_read_b32 v3, a1
	v_accvgpr_read_b32 v2, a0
.LBB0_81:
	.loc	1 16 0
	s_mul_hi_u32 s21, s98, s94
	s_mul_i32 s62, s21, s88
	s_sub_i32 s62, s98, s62
	s_xor_b32 s20, s99, s89
	s_add_i32 s63, s21, 1
	s_sub_i32 s64, s62, s88
	s_cmp_ge_u32 s62, s88
	s_cselect_b32 s21, s63, s21
	s_cselect_b32 s62, s64, s62
	s_add_i32 s63, s21, 1
	s_cmp_ge_u32 s62, s88
	s_cselect_b32 s21, s63, s21
	s_xor_b32 s21, s21, s20
	s_sub_i32 s64, s21, s20
	.loc	1 15 0
	s_mul_i32 s20, s64, s37
	s_sub_i32 s20, s18, s20
	.loc	1 17 0
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s62, s40, s20
	s_addc_u32 s63, s41, s21
	global_load_dwordx2 v[18:19], v59, s[62:63]
	global_load_dwordx2 v[20:21], v59, s[46:47]
	.loc	1 18 0
	v_bfe_u32 v22, v4, 16, 1
	v_bfe_u32 v23, v5, 16, 1
	v_add3_u32 v22, v4, v22, s96
	v_bfe_u32 v24, v2, 16, 1
	v_add3_u32 v23, v5, v23, s96
	v_lshrrev_b32_e32 v22, 16, v22
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v25, v3, 16, 1
	v_add3_u32 v24, v2, v24, s96
	v_lshrrev_b32_e32 v23, 16, v23
	v_cndmask_b32_e32 v4, v131, v22, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_bfe_u32 v27, v8, 16, 1
	v_add3_u32 v25, v3, v25, s96
	v_lshrrev_b32_e32 v24, 16, v24
	v_cndmask_b32_e32 v5, v131, v23, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v28, v9, 16, 1
	v_add3_u32 v27, v8, v27, s96
	v_lshrrev_b32_e32 v25, 16, v25
	v_cndmask_b32_e32 v2, v131, v24, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_bfe_u32 v29, v6, 16, 1
	v_add3_u32 v28, v9, v28, s96
	v_lshrrev_b32_e32 v27, 16, v27
	v_cndmask_b32_e32 v22, v131, v25, vcc
	v_cmp_o_f32_e32 vcc, v8, v8
	v_bfe_u32 v30, v7, 16, 1
	v_add3_u32 v29, v6, v29, s96
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v8, v131, v27, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	v_bfe_u32 v31, v12, 16, 1
	v_add3_u32 v30, v7, v30, s96
	v_lshrrev_b32_e32 v29, 16, v29
	v_cndmask_b32_e32 v9, v131, v28, vcc
	v_cmp_o_f32_e32 vcc, v6, v6
	v_bfe_u32 v32, v13, 16, 1
	v_add3_u32 v31, v12, v31, s96
	v_lshrrev_b32_e32 v30, 16, v30
	v_cndmask_b32_e32 v6, v131, v29, vcc
	v_cmp_o_f32_e32 vcc, v7, v7
	v_bfe_u32 v33, v10, 16, 1
	v_add3_u32 v32, v13, v32, s96
	v_lshrrev_b32_e32 v31, 16, v31
	v_cndmask_b32_e32 v7, v131, v30, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_add_u32_e32 v26, 0, v109
	v_bfe_u32 v34, v11, 16, 1
	v_add3_u32 v33, v10, v33, s96
	v_lshrrev_b32_e32 v32, 16, v32
	v_cndmask_b32_e32 v12, v131, v31, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_perm_b32 v3, v5, v4, s97
	v_perm_b32 v2, v22, v2, s97
	v_perm_b32 v5, v9, v8, s97
	v_perm_b32 v4, v7, v6, s97
	v_add3_u32 v34, v11, v34, s96
	v_lshrrev_b32_e32 v33, 16, v33
	v_cndmask_b32_e32 v13, v131, v32, vcc
	v_cmp_o_f32_e32 vcc, v10, v10
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write2st64_b64 v26, v[2:3], v[4:5] offset1:4
	v_bfe_u32 v2, v16, 16, 1
	v_lshrrev_b32_e32 v34, 16, v34
	v_cndmask_b32_e32 v10, v131, v33, vcc
	v_cmp_o_f32_e32 vcc, v11, v11
	v_bfe_u32 v3, v17, 16, 1
	v_add3_u32 v2, v16, v2, s96
	v_cndmask_b32_e32 v11, v131, v34, vcc
	v_bfe_u32 v4, v14, 16, 1
	v_add3_u32 v3, v17, v3, s96
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v16, v16
	v_bfe_u32 v5, v15, 16, 1
	v_add3_u32 v4, v14, v4, s96
	v_lshrrev_b32_e32 v3, 16, v3
	.loc	1 17 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s20, v18
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s65, v20
	v_readfirstlane_b32 s21, v19
	v_readfirstlane_b32 s66, v21
	s_sub_u32 s20, s20, s65
	s_subb_u32 s21, s21, s66
	s_ashr_i32 s65, s21, 31
	.loc	1 18 0
	v_cndmask_b32_e32 v2, v131, v2, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	.loc	1 17 0
	s_lshr_b32 s65, s65, 28
	.loc	1 18 0
	v_add3_u32 v5, v15, v5, s96
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v131, v3, vcc
	v_cmp_o_f32_e32 vcc, v14, v14
	.loc	1 17 0
	s_add_u32 s20, s20, s65
	.loc	1 18 0
	v_lshrrev_b32_e32 v5, 16, v5
	v_perm_b32 v3, v3, v2, s97
	v_cndmask_b32_e32 v2, v131, v4, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	.loc	1 17 0
	s_addc_u32 s21, s21, 0
	s_and_b32 s20, s20, -16
	.loc	1 18 0
	v_cndmask_b32_e32 v4, v131, v5, vcc
	v_perm_b32 v7, v13, v12, s97
	v_perm_b32 v6, v11, v10, s97
	.loc	1 17 0
	s_add_u32 s65, s8, s20
	.loc	1 18 0
	v_perm_b32 v2, v4, v2, s97
	.loc	1 17 0
	s_addc_u32 s66, s9, s21
	s_add_i32 s20, s64, s87
	.loc	1 18 0
	ds_write2st64_b64 v132, v[6:7], v[2:3] offset1:4
	v_add_u32_e32 v2, 0, v110
	.loc	1 17 0
	s_ashr_i32 s21, s20, 31
	.loc	1 18 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[2:5], v2 offset1:16
	ds_read2_b64 v[6:9], v112 offset1:16
	.loc	1 17 0
	s_lshl_b64 s[20:21], s[20:21], 12
	s_add_u32 s20, s65, s20
	s_addc_u32 s21, s66, s21
	.loc	1 18 0
	s_and_b32 s21, s21, 0xffff
	s_waitcnt lgkmcnt(1)
	buffer_store_dwordx4 v[2:5], v104, s[20:23], 0 offen
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx4 v[6:9], v106, s[20:23], 0 offen
	.loc	1 19 0
	global_load_dwordx2 v[2:3], v59, s[62:63]
	global_load_dwordx2 v[4:5], v59, s[46:47]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v103
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s62, v2
	v_readfirstlane_b32 s63, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s65, v4
	v_readfirstlane_b32 s66, v5
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_2
	s_sub_u32 s62, s62, s65
	s_subb_u32 s63, s63, s66
	s_ashr_i32 s65, s63, 31
	s_lshr_b32 s65, s65, 28
	s_add_u32 s62, s62, s65
	s_addc_u32 s63, s63, 0
	s_and_b32 s62, s62, -16
	s_add_u32 s65, s10, s62
	s_addc_u32 s66, s11, s63
	s_lshl_b32 s62, s64, 5
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 2
	s_add_u32 s62, s65, s62
	s_addc_u32 s63, s66, s63
	s_add_u32 s62, s62, s60
	s_addc_u32 s63, s63, s61
	global_atomic_swap v59, v143, s[62:63] sc1
	s_branch .LBB0_2
.LBB0_83:
	.loc	1 20 0
	s_cmp_gt_i32 s37, 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s37, 1
	v_mov_b64_e32 v[2:3], 0
	v_mov_b64_e32 v[4:5], 0
	s_cbranch_scc1 .LBB0_85
	s_abs_i32 s2, s36
	s_mul_hi_u32 s3, s2, s90
	s_mul_i32 s3, s3, s88
	s_sub_i32 s2, s2, s3
	s_sub_i32 s3, s2, s88
	s_cmp_ge_u32 s2, s88
	s_cselect_b32 s2, s3, s2
	s_sub_i32 s3, s2, s88
	s_cmp_ge_u32 s2, s88
	s_cselect_b32 s2, s3, s2
	s_xor_b32 s2, s2, s19
	s_sub_i32 s2, s2, s19
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s2, s40, s2
	s_addc_u32 s3, s41, s3
	v_mov_b32_e32 v4, 0
	global_load_dwordx2 v[4:5], v4, s[2:3]
.LBB0_85:
	s_not_b32 s24, s36
	s_cmp_gt_i32 s37, 1
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lt_i32 s37, 2
	s_cbranch_scc1 .LBB0_87
	s_add_i32 s4, s36, 1
	s_max_i32 s5, s4, s24
	s_mul_hi_u32 s14, s5, s90
	s_mul_i32 s14, s14, s88
	s_sub_i32 s5, s5, s14
	s_ashr_i32 s4, s4, 31
	s_sub_i32 s14, s5, s88
	s_cmp_ge_u32 s5, s88
	s_cselect_b32 s5, s14, s5
	s_sub_i32 s14, s5, s88
	s_cmp_ge_u32 s5, s88
	s_cselect_b32 s5, s14, s5
	s_xor_b32 s5, s5, s4
	s_sub_i32 s4, s5, s4
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 3
	s_add_u32 s4, s40, s4
	s_addc_u32 s5, s41, s5
	v_mov_b32_e32 v2, 0
	global_load_dwordx2 v[2:3], v2, s[4:5]
.LBB0_87:
	s_cmp_gt_i32 s37, 2
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lt_i32 s37, 3
	v_mov_b64_e32 v[12:13], 0
	v_mov_b64_e32 v[14:15], 0
	s_cbranch_scc1 .LBB0_89
	s_add_i32 s14, s36, 2
	s_sub_i32 s15, -2, s36
	s_max_i32 s15, s14, s15
	s_mul_hi_u32 s18, s15, s90
	s_mul_i32 s18, s18, s88
	s_sub_i32 s15, s15, s18
	s_ashr_i32 s14, s14, 31
	s_sub_i32 s18, s15, s88
	s_cmp_ge_u32 s15, s88
	s_cselect_b32 s15, s18, s15
	s_sub_i32 s18, s15, s88
	s_cmp_ge_u32 s15, s88
	s_cselect_b32 s15, s18, s15
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 3
	s_add_u32 s14, s40, s14
	s_addc_u32 s15, s41, s15
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[14:15], v6, s[14:15]
.LBB0_89:
	s_cmp_gt_i32 s37, 3
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_lt_i32 s37, 4
	s_cbranch_scc1 .LBB0_91
	s_add_i32 s18, s36, 3
	s_sub_i32 s19, -3, s36
	s_max_i32 s19, s18, s19
	s_mul_hi_u32 s20, s19, s90
	s_mul_i32 s20, s20, s88
	s_sub_i32 s19, s19, s20
	s_ashr_i32 s18, s18, 31
	s_sub_i32 s20, s19, s88
	s_cmp_ge_u32 s19, s88
	s_cselect_b32 s19, s20, s19
	s_sub_i32 s20, s19, s88
	s_cmp_ge_u32 s19, s88
	s_cselect_b32 s19, s20, s19
	s_xor_b32 s19, s19, s18
	s_sub_i32 s18, s19, s18
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s40, s18
	s_addc_u32 s19, s41, s19
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[12:13], v6, s[18:19]
.LBB0_91:
	s_cmp_gt_i32 s37, 4
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_lt_i32 s37, 5
	v_mov_b64_e32 v[16:17], 0
	v_mov_b64_e32 v[18:19], 0
	s_cbranch_scc1 .LBB0_93
	s_add_i32 s18, s36, 4
	s_sub_i32 s19, -4, s36
	s_max_i32 s19, s18, s19
	s_mul_hi_u32 s20, s19, s90
	s_mul_i32 s20, s20, s88
	s_sub_i32 s19, s19, s20
	s_ashr_i32 s18, s18, 31
	s_sub_i32 s20, s19, s88
	s_cmp_ge_u32 s19, s88
	s_cselect_b32 s19, s20, s19
	s_sub_i32 s20, s19, s88
	s_cmp_ge_u32 s19, s88
	s_cselect_b32 s19, s20, s19
	s_xor_b32 s19, s19, s18
	s_sub_i32 s18, s19, s18
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s40, s18
	s_addc_u32 s19, s41, s19
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[18:19], v6, s[18:19]
.LBB0_93:
	s_cmp_gt_i32 s37, 5
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lt_i32 s37, 6
	s_cbranch_scc1 .LBB0_95
	s_add_i32 s20, s36, 5
	s_sub_i32 s21, -5, s36
	s_max_i32 s21, s20, s21
	s_mul_hi_u32 s22, s21, s90
	s_mul_i32 s22, s22, s88
	s_sub_i32 s21, s21, s22
	s_ashr_i32 s20, s20, 31
	s_sub_i32 s22, s21, s88
	s_cmp_ge_u32 s21, s88
	s_cselect_b32 s21, s22, s21
	s_sub_i32 s22, s21, s88
	s_cmp_ge_u32 s21, s88
	s_cselect_b32 s21, s22, s21
	s_xor_b32 s21, s21, s20
	s_sub_i32 s20, s21, s20
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s20, s40, s20
	s_addc_u32 s21, s41, s21
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[16:17], v6, s[20:21]
.LBB0_95:
	s_cmp_gt_i32 s37, 6
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_lt_i32 s37, 7
	v_mov_b64_e32 v[20:21], 0
	v_mov_b64_e32 v[22:23], 0
	s_cbranch_scc1 .LBB0_97
	s_add_i32 s22, s36, 6
	s_sub_i32 s23, -6, s36
	s_max_i32 s23, s22, s23
	s_mul_hi_u32 s25, s23, s90
	s_mul_i32 s25, s25, s88
	s_sub_i32 s23, s23, s25
	s_ashr_i32 s22, s22, 31
	s_sub_i32 s25, s23, s88
	s_cmp_ge_u32 s23, s88
	s_cselect_b32 s23, s25, s23
	s_sub_i32 s25, s23, s88
	s_cmp_ge_u32 s23, s88
	s_cselect_b32 s23, s25, s23
	s_xor_b32 s23, s23, s22
	s_sub_i32 s22, s23, s22
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 3
	s_add_u32 s22, s40, s22
	s_addc_u32 s23, s41, s23
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[22:23], v6, s[22:23]
.LBB0_97:
	s_cmp_gt_i32 s37, 7
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_lt_i32 s37, 8
	s_cbranch_scc1 .LBB0_99
	s_add_i32 s25, s36, 7
	s_sub_i32 s28, -7, s36
	s_max_i32 s28, s25, s28
	s_mul_hi_u32 s29, s28, s90
	s_mul_i32 s29, s29, s88
	s_sub_i32 s28, s28, s29
	s_ashr_i32 s25, s25, 31
	s_sub_i32 s29, s28, s88
	s_cmp_ge_u32 s28, s88
	s_cselect_b32 s28, s29, s28
	s_sub_i32 s29, s28, s88
	s_cmp_ge_u32 s28, s88
	s_cselect_b32 s28, s29, s28
	s_xor_b32 s28, s28, s25
	s_sub_i32 s28, s28, s25
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 3
	s_add_u32 s28, s40, s28
	s_addc_u32 s29, s41, s29
	v_mov_b32_e32 v6, 0
	global_load_dwordx2 v[20:21], v6, s[28:29]
.LBB0_99:
	s_add_i32 s24, s37, s24
	s_add_i32 s24, s24, s17
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	s_mul_hi_u32 s28, s24, s90
	s_mul_i32 s29, s28, s88
	s_sub_i32 s24, s24, s29
	s_xor_b32 s25, s25, s89
	s_add_i32 s29, s28, 1
	s_sub_i32 s30, s24, s88
	s_cmp_ge_u32 s24, s88
	s_cselect_b32 s28, s29, s28
	s_cselect_b32 s24, s30, s24
	s_add_i32 s29, s28, 1
	s_cmp_ge_u32 s24, s88
	s_cselect_b32 s24, s29, s28
	s_xor_b32 s24, s24, s25
	s_sub_i32 s24, s24, s25
	s_lshl_b32 s45, s24, 1
	s_cmp_ge_i32 s16, s45
	s_cbranch_scc1 .LBB0_131
	v_mov_b32_e32 v7, 0
	global_load_dwordx2 v[24:25], v7, s[46:47]
	v_and_or_b32 v6, v0, 56, v1
	v_cmp_eq_u32_e64 s[24:25], 0, v6
	v_and_b32_e32 v30, 7, v0
	s_lshl_b32 s28, s87, 1
	v_lshlrev_b32_e32 v8, 2, v30
	v_mov_b32_e32 v9, v7
	s_ashr_i32 s29, s28, 31
	s_and_b32 s41, s41, 0xffff
	v_lshl_add_u64 v[10:11], s[10:11], 0, v[8:9]
	s_lshl_b64 s[10:11], s[28:29], 2
	s_add_u32 s56, s12, s10
	s_addc_u32 s57, s13, s11
	s_abs_i32 s58, s86
	v_cvt_f32_u32_e32 v9, s58
	s_sub_i32 s28, 0, s58
	s_mov_b32 s31, 0x27000
	s_mov_b32 s30, 0x7ffffffe
	v_lshlrev_b32_e32 v31, 3, v30
	.loc	1 9 0
	v_lshlrev_b32_e32 v32, 3, v0
	s_mov_b32 s42, s30
	s_mov_b32 s43, s31
	s_ashr_i32 s59, s86, 31
	s_movk_i32 s61, 0x7fff
	s_mov_b32 s62, 0x5040100
	s_mov_b32 s48, 0x33333333
	v_mov_b32_e32 v36, 0x7fff
	v_bfrev_b32_e32 v37, 0.5
	v_mov_b32_e32 v38, 1
	v_mov_b32_e32 v39, 32
	v_mov_b32_e32 v40, 16
	v_mov_b32_e32 v41, 8
	v_mov_b32_e32 v42, 4
	v_mov_b32_e32 v43, 2
	s_mov_b32 s50, s16
	.loc	1 20 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v24
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v25, vcc
	v_sub_co_u32_e32 v2, vcc, v2, v24
	v_ashrrev_i32_e32 v6, 31, v5
	s_nop 0
	v_subb_co_u32_e32 v3, vcc, v3, v25, vcc
	v_sub_co_u32_e32 v14, vcc, v14, v24
	v_lshrrev_b32_e32 v6, 28, v6
	s_nop 0
	v_subb_co_u32_e32 v15, vcc, v15, v25, vcc
	v_sub_co_u32_e32 v26, vcc, v12, v24
	v_ashrrev_i32_e32 v12, 31, v3
	s_nop 0
	v_subb_co_u32_e32 v27, vcc, v13, v25, vcc
	v_sub_co_u32_e32 v18, vcc, v18, v24
	v_ashrrev_i32_e32 v13, 31, v15
	s_nop 0
	v_subb_co_u32_e32 v19, vcc, v19, v25, vcc
	v_sub_co_u32_e32 v28, vcc, v16, v24
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	s_nop 0
	v_subb_co_u32_e32 v29, vcc, v17, v25, vcc
	v_sub_co_u32_e32 v22, vcc, v22, v24
	v_lshrrev_b32_e32 v6, 28, v12
	s_nop 0
	v_subb_co_u32_e32 v23, vcc, v23, v25, vcc
	v_sub_co_u32_e32 v24, vcc, v20, v24
	v_ashrrev_i32_e32 v20, 31, v27
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v13
	v_subb_co_u32_e32 v25, vcc, v21, v25, vcc
	v_ashrrev_i32_e32 v21, 31, v19
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[16:17], v[14:15], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v20
	v_ashrrev_i32_e32 v33, 31, v29
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[12:13], s[6:7], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[26:27], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v21
	v_ashrrev_i32_e32 v34, 31, v23
	v_lshl_add_u64 v[14:15], s[6:7], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[18:19], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v33
	v_ashrrev_i32_e32 v35, 31, v25
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[26:27], v[28:29], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v34
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[18:19], s[6:7], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[22:23], 0, v[6:7]
	v_lshrrev_b32_e32 v6, 28, v35
	v_lshl_add_u64 v[20:21], s[6:7], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[24:25], 0, v[6:7]
	v_and_b32_e32 v26, -16, v26
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[22:23], s[6:7], 0, v[26:27]
	v_lshl_add_u64 v[26:27], s[6:7], 0, v[2:3]
	v_rcp_iflag_f32_e32 v2, v9
	v_and_b32_e32 v16, -16, v16
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[16:17], s[6:7], 0, v[16:17]
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_lshl_add_u64 v[24:25], s[6:7], 0, v[4:5]
	v_cmp_gt_i32_e64 s[6:7], s37, v30
	v_bfrev_b32_e32 v9, 1
	v_readfirstlane_b32 s29, v2
	s_mul_i32 s28, s28, s29
	s_and_b64 s[10:11], s[24:25], s[6:7]
	s_mul_hi_u32 s28, s29, s28
	v_cndmask_b32_e64 v33, v9, v31, s[6:7]
	v_cndmask_b32_e64 v34, 0, 1, s[10:11]
	s_add_i32 s60, s29, s28
	v_bfrev_b32_e32 v35, -2
	v_mov_b32_e32 v28, -1
	v_bfrev_b32_e32 v29, -8
	s_branch .LBB0_102
.LBB0_101:
	s_or_b64 exec, exec, s[28:29]
	s_add_i32 s50, s50, s35
	s_cmp_lt_i32 s50, s45
	s_cbranch_scc0 .LBB0_131
.LBB0_102:
	s_lshr_b32 s28, s50, 31
	s_add_i32 s28, s50, s28
	s_ashr_i32 s52, s28, 1
	s_lshl_b32 s28, s52, 5
	s_ashr_i32 s29, s28, 31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[28:29], 2, v[10:11]
	v_cndmask_b32_e64 v5, v35, v3, s[6:7]
	v_cndmask_b32_e64 v4, -1, v2, s[6:7]
	v_mov_b32_e32 v30, v4
	v_mov_b32_e32 v31, v5
	s_mov_b64 s[28:29], 0
	v_mov_b32_dpp v30, v30 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v31, v31 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 0
	v_mov_b32_dpp v30, v4 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v31, v5 row_shl:4 row_mask:0xf bank_mask:0x5
	v_cmp_lt_i64_e32 vcc, v[4:5], v[30:31]
	s_nop 1
	v_cndmask_b32_e32 v5, v31, v5, vcc
	v_cndmask_b32_e32 v4, v30, v4, vcc
	v_mov_b32_e32 v30, v4
	v_mov_b32_e32 v31, v5
	s_nop 0
	v_mov_b32_dpp v30, v30 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v31, v31 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[4:5], v[30:31]
	s_nop 1
	v_cndmask_b32_e32 v5, v31, v5, vcc
	v_cndmask_b32_e32 v4, v30, v4, vcc
	v_mov_b32_e32 v30, v4
	v_mov_b32_e32 v31, v5
	s_nop 0
	v_mov_b32_dpp v30, v30 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v31, v31 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[4:5], v[30:31]
	s_nop 1
	v_cndmask_b32_e32 v4, v30, v4, vcc
	v_cndmask_b32_e32 v5, v31, v5, vcc
	v_cndmask_b32_e64 v3, v5, v3, s[6:7]
	v_cndmask_b32_e64 v2, v4, v2, s[6:7]
	s_branch .LBB0_104
.LBB0_103:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v5, v4 row_shl:4 row_mask:0xf bank_mask:0x5
	v_min_i32_e32 v4, v4, v5
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v4, v4, v5
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v4, v4, v5
	v_cmp_le_i32_e32 vcc, s34, v4
	s_or_b64 s[28:29], vcc, s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_106
.LBB0_104:
	v_add_u32_e32 v4, 0, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execz .LBB0_103
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	ds_write_b32 v4, v5
	s_branch .LBB0_103
.LBB0_106:
	s_or_b64 exec, exec, s[28:29]
	s_lshl_b32 s28, s52, 1
	s_sub_i32 s49, s50, s28
	s_lshl_b32 s28, s49, 10
	s_ashr_i32 s53, s52, 31
	v_or_b32_e32 v6, s28, v32
	s_lshl_b64 s[28:29], s[52:53], 12
	s_add_u32 s28, s8, s28
	s_addc_u32 s29, s9, s29
	v_lshlrev_b32_e32 v30, 1, v6
	s_mul_i32 s51, s52, s37
	s_add_i32 s52, s52, s85
	s_and_b32 s29, s29, 0xffff
	v_cndmask_b32_e64 v2, v9, v30, s[0:1]
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[2:5], v2, s[28:31], 0 offen
	s_lshl_b64 s[28:29], s[52:53], 12
	s_add_u32 s28, s8, s28
	s_addc_u32 s29, s9, s29
	s_add_i32 s52, s52, s85
	v_cndmask_b32_e64 v31, v9, v30, s[2:3]
	s_and_b32 s29, s29, 0xffff
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[44:47], v31, s[28:31], 0 offen
	s_lshl_b64 s[28:29], s[52:53], 12
	s_add_u32 s28, s8, s28
	s_addc_u32 s29, s9, s29
	s_add_i32 s52, s52, s85
	v_cndmask_b32_e64 v48, v9, v30, s[4:5]
	s_and_b32 s29, s29, 0xffff
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[48:51], v48, s[28:31], 0 offen
	s_lshl_b64 s[28:29], s[52:53], 12
	s_add_u32 s28, s8, s28
	s_addc_u32 s29, s9, s29
	s_add_i32 s52, s52, s85
	v_cndmask_b32_e64 v52, v9, v30, s[14:15]
	s_and_b32 s29, s29, 0xffff
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[52:55], v52, s[28:31], 0 offen
	s_lshl_b64 s[28:29], s[52:53], 12
	s_add_u32 s28, s8, s28
	s_addc_u32 s29, s9, s29
	s_add_i32 s52, s52, s85
	v_cndmask_b32_e64 v56, v9, v30, s[26:27]
	s_and_b32 s29, s29, 0xffff
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[56:59], v56, s[28:31], 0 offen
	s_lshl_b64 s[28:29], s[52:53], 12
	s_add_u32 s28, s8, s28
	s_addc_u32 s29, s9, s29
	s_add_i32 s52, s52, s85
	v_cndmask_b32_e64 v60, v9, v30, s[18:19]
	s_and_b32 s29, s29, 0xffff
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[60:63], v60, s[28:31], 0 offen
	s_lshl_b64 s[28:29], s[52:53], 12
	s_add_u32 s28, s8, s28
	s_addc_u32 s29, s9, s29
	s_add_i32 s52, s52, s85
	v_cndmask_b32_e64 v64, v9, v30, s[20:21]
	s_and_b32 s29, s29, 0xffff
	s_ashr_i32 s53, s52, 31
	buffer_load_dwordx4 v[64:67], v64, s[28:31], 0 offen
	s_lshl_b64 s[28:29], s[52:53], 12
	s_add_u32 s28, s8, s28
	s_addc_u32 s29, s9, s29
	v_cndmask_b32_e64 v30, v9, v30, s[22:23]
	s_and_b32 s29, s29, 0xffff
	buffer_load_dwordx4 v[68:71], v30, s[28:31], 0 offen
	s_add_i32 s51, s51, s36
	s_abs_i32 s53, s51
	s_ashr_i32 s52, s51, 31
	s_mul_hi_u32 s29, s53, s60
	s_xor_b32 s28, s52, s59
	s_mul_i32 s52, s29, s58
	s_sub_i32 s52, s53, s52
	s_add_i32 s54, s29, 1
	s_sub_i32 s53, s52, s58
	s_cmp_ge_u32 s52, s58
	s_cselect_b32 s29, s54, s29
	s_cselect_b32 s52, s53, s52
	s_add_i32 s53, s29, 1
	s_cmp_ge_u32 s52, s58
	s_cselect_b32 s29, s53, s29
	s_xor_b32 s29, s29, s28
	s_sub_i32 s28, s29, s28
	s_lshl_b32 s28, s28, 3
	s_sub_i32 s29, s33, s28
	s_min_i32 s29, s29, 8
	s_abs_i32 s52, s29
	v_cvt_f32_u32_e32 v30, s52
	s_sub_i32 s55, 0, s52
	s_mul_i32 s53, s28, s84
	s_sub_i32 s51, s51, s53
	s_waitcnt vmcnt(7)
	v_and_b32_e32 v73, 0xffff0000, v2
	v_lshlrev_b32_e32 v72, 16, v2
	v_and_b32_e32 v75, 0xffff0000, v3
	v_lshlrev_b32_e32 v74, 16, v3
	v_and_b32_e32 v3, 0xffff0000, v4
	v_lshlrev_b32_e32 v2, 16, v4
	v_rcp_iflag_f32_e32 v4, v30
	v_pk_add_f32 v[72:73], v[72:73], 0 op_sel_hi:[1,0]
	s_waitcnt vmcnt(6)
	v_and_b32_e32 v79, 0xffff0000, v44
	v_lshlrev_b32_e32 v78, 16, v44
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	s_abs_i32 s54, s51
	v_pk_add_f32 v[74:75], v[74:75], 0 op_sel_hi:[1,0]
	v_readfirstlane_b32 s63, v4
	s_waitcnt vmcnt(5)
	v_and_b32_e32 v79, 0xffff0000, v48
	v_lshlrev_b32_e32 v78, 16, v48
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	s_mul_i32 s55, s55, s63
	s_mul_hi_u32 s55, s63, s55
	s_add_i32 s63, s63, s55
	s_mul_hi_u32 s55, s54, s63
	s_mul_i32 s63, s55, s52
	s_waitcnt vmcnt(4)
	v_and_b32_e32 v79, 0xffff0000, v52
	v_lshlrev_b32_e32 v78, 16, v52
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	v_lshlrev_b32_e32 v48, 16, v53
	s_xor_b32 s53, s51, s29
	s_sub_i32 s54, s54, s63
	s_ashr_i32 s53, s53, 31
	s_add_i32 s63, s55, 1
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v79, 0xffff0000, v56
	v_lshlrev_b32_e32 v78, 16, v56
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	s_sub_i32 s64, s54, s52
	s_cmp_ge_u32 s54, s52
	s_cselect_b32 s55, s63, s55
	s_cselect_b32 s54, s64, s54
	s_add_i32 s63, s55, 1
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v79, 0xffff0000, v60
	v_lshlrev_b32_e32 v78, 16, v60
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	v_pk_add_f32 v[2:3], v[2:3], 0 op_sel_hi:[1,0]
	s_cmp_ge_u32 s54, s52
	s_cselect_b32 s52, s63, s55
	s_xor_b32 s52, s52, s53
	s_sub_i32 s52, s52, s53
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v79, 0xffff0000, v64
	v_lshlrev_b32_e32 v78, 16, v64
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	s_mul_i32 s29, s52, s29
	v_and_b32_e32 v77, 0xffff0000, v5
	v_lshlrev_b32_e32 v76, 16, v5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v79, 0xffff0000, v68
	v_lshlrev_b32_e32 v78, 16, v68
	v_pk_add_f32 v[72:73], v[72:73], v[78:79]
	v_and_b32_e32 v79, 0xffff0000, v45
	v_lshlrev_b32_e32 v78, 16, v45
	v_pk_add_f32 v[44:45], v[74:75], v[78:79]
	v_and_b32_e32 v75, 0xffff0000, v49
	v_lshlrev_b32_e32 v74, 16, v49
	v_pk_add_f32 v[44:45], v[44:45], v[74:75]
	v_and_b32_e32 v49, 0xffff0000, v53
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v57
	v_lshlrev_b32_e32 v48, 16, v57
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v61
	v_lshlrev_b32_e32 v48, 16, v61
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v65
	v_lshlrev_b32_e32 v48, 16, v65
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v69
	v_lshlrev_b32_e32 v48, 16, v69
	v_pk_add_f32 v[44:45], v[44:45], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v46
	v_lshlrev_b32_e32 v48, 16, v46
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v50
	v_lshlrev_b32_e32 v48, 16, v50
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v54
	v_lshlrev_b32_e32 v48, 16, v54
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v58
	v_lshlrev_b32_e32 v48, 16, v58
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v62
	v_lshlrev_b32_e32 v48, 16, v62
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v66
	v_lshlrev_b32_e32 v48, 16, v66
	s_sub_i32 s29, s51, s29
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v70
	v_lshlrev_b32_e32 v48, 16, v70
	s_add_i32 s28, s28, s29
	s_bfe_i32 s29, s49, 0x10015
	v_pk_add_f32 v[2:3], v[2:3], v[48:49]
	v_pk_add_f32 v[48:49], v[76:77], 0 op_sel_hi:[1,0]
	v_and_b32_e32 v53, 0xffff0000, v47
	v_lshlrev_b32_e32 v52, 16, v47
	s_lshr_b32 s29, s29, 26
	v_pk_add_f32 v[46:47], v[48:49], v[52:53]
	v_and_b32_e32 v49, 0xffff0000, v51
	v_lshlrev_b32_e32 v48, 16, v51
	v_add_u32_e32 v4, s29, v6
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v55
	v_lshlrev_b32_e32 v48, 16, v55
	v_ashrrev_i32_e32 v5, 6, v4
	v_and_b32_e32 v4, 0xffffffc0, v4
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v59
	v_lshlrev_b32_e32 v48, 16, v59
	v_sub_u32_e32 v4, v6, v4
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v63
	v_lshlrev_b32_e32 v48, 16, v63
	v_lshl_add_u32 v4, s52, 6, v4
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v67
	v_lshlrev_b32_e32 v48, 16, v67
	v_lshl_add_u32 v80, s28, 5, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_and_b32_e32 v49, 0xffff0000, v71
	v_lshlrev_b32_e32 v48, 16, v71
	v_mad_i64_i32 v[30:31], s[28:29], v80, s44, v[4:5]
	v_pk_add_f32 v[46:47], v[46:47], v[48:49]
	v_cmp_gt_i32_e32 vcc, s38, v80
	v_cmp_gt_i32_e64 s[28:29], s39, v4
	v_bfe_u32 v4, v46, 16, 1
	s_and_b64 s[28:29], vcc, s[28:29]
	v_bfe_u32 v5, v47, 16, 1
	v_add3_u32 v4, v46, v4, s61
	v_cmp_o_f32_e32 vcc, v46, v46
	v_bfe_u32 v6, v2, 16, 1
	v_add3_u32 v5, v47, v5, s61
	v_cndmask_b32_sdwa v4, v36, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v47, v47
	v_bfe_u32 v48, v3, 16, 1
	v_add3_u32 v6, v2, v6, s61
	v_cndmask_b32_sdwa v5, v36, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v49, v44, 16, 1
	v_add3_u32 v48, v3, v48, s61
	v_cndmask_b32_sdwa v2, v36, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_bfe_u32 v50, v45, 16, 1
	v_add3_u32 v49, v44, v49, s61
	v_cndmask_b32_sdwa v3, v36, v48, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v44, v44
	v_bfe_u32 v51, v72, 16, 1
	v_add3_u32 v50, v45, v50, s61
	v_perm_b32 v5, v5, v4, s62
	v_perm_b32 v4, v3, v2, s62
	v_cndmask_b32_sdwa v2, v36, v49, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v45, v45
	v_bfe_u32 v52, v73, 16, 1
	v_add3_u32 v51, v72, v51, s61
	v_cndmask_b32_sdwa v3, v36, v50, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v72, v72
	v_add3_u32 v52, v73, v52, s61
	v_perm_b32 v3, v3, v2, s62
	v_cndmask_b32_sdwa v2, v36, v51, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v73, v73
	s_and_b64 s[54:55], s[0:1], s[28:29]
	s_nop 0
	v_cndmask_b32_sdwa v6, v36, v52, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v6, v2, s62
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execnz .LBB0_122
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[2:3], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execnz .LBB0_123
.LBB0_108:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[4:5], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execnz .LBB0_124
.LBB0_109:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[14:15], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execnz .LBB0_125
.LBB0_110:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[26:27], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execnz .LBB0_126
.LBB0_111:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[18:19], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execnz .LBB0_127
.LBB0_112:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[20:21], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execnz .LBB0_128
.LBB0_113:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], s[22:23], s[28:29]
	s_and_saveexec_b64 s[28:29], s[52:53]
	s_cbranch_execz .LBB0_115
.LBB0_114:
	v_lshl_add_u64 v[30:31], v[30:31], 1, v[26:27]
	global_store_dwordx4 v[30:31], v[2:5], off
.LBB0_115:
	s_or_b64 exec, exec, s[28:29]
	buffer_load_dwordx2 v[2:3], v33, s[40:43], 0 offen
	global_load_dwordx2 v[4:5], v7, s[46:47]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v103
	v_mov_b32_e32 v30, v7
	v_mov_b32_e32 v31, v7
	v_add_u32_dpp v6, v34, v34 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v30, v34 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v31, v34 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v6, v6, v30, v31
	s_ashr_i32 s51, s50, 31
	s_lshl_b64 s[28:29], s[50:51], 2
	v_add_u32_dpp v6, v6, v6 row_shr:4 row_mask:0xf bank_mask:0xe
	s_add_u32 s28, s28, s56
	s_addc_u32 s29, s29, s57
	v_add_u32_dpp v6, v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_e32 v44, s34
	s_nop 0
	v_add_u32_dpp v6, v6, v6 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
	v_add_u32_dpp v6, v6, v6 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v6, 0, v6, s[10:11]
	v_lshl_add_u32 v30, v6, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_nop 1
	v_cndmask_b32_e32 v31, v37, v30, vcc
	ds_permute_b32 v30, v31, v44
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v6, 28, v4
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[28:29], 0, v[2:3]
	ds_permute_b32 v2, v31, v2
	ds_permute_b32 v3, v31, v3
	v_cmp_ne_u32_e32 vcc, 0, v34
	s_bcnt1_i32_b64 s28, vcc
	v_cmp_gt_u32_e32 vcc, s28, v103
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_101
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v5, v7
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[44:45], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[44:45], v[4:5]
	s_lshr_b64 s[52:53], vcc, 1
	s_and_b32 s49, s53, 0x55555555
	s_and_b32 s51, s52, 0x55555555
	s_sub_u32 s52, vcc_lo, s51
	s_subb_u32 s53, vcc_hi, s49
	s_mov_b32 s49, s48
	s_and_b64 s[54:55], s[52:53], s[48:49]
	s_lshr_b64 s[52:53], s[52:53], 2
	s_and_b64 s[52:53], s[52:53], s[48:49]
	s_add_u32 s52, s52, s54
	s_addc_u32 s53, s53, s55
	s_lshr_b64 s[54:55], s[52:53], 4
	s_add_u32 s49, s54, s52
	s_addc_u32 s51, s55, s53
	s_and_b32 s49, s49, 0xf0f0f0f
	s_and_b32 s51, s51, 0xf0f0f0f
	s_mul_i32 s52, s49, 0x1010101
	s_mul_hi_u32 s49, s49, 0x1010101
	s_add_i32 s49, s49, s52
	s_mul_i32 s51, s51, 0x1010101
	s_add_i32 s53, s49, s51
	v_cmp_gt_u64_e32 vcc, s[52:53], v[28:29]
	s_cbranch_vccnz .LBB0_129
	s_mov_b32 s49, 0
	s_mov_b64 s[52:53], 0
.LBB0_118:
	v_readfirstlane_b32 s54, v2
	v_readfirstlane_b32 s55, v3
	v_mov_b32_e32 v6, s49
	s_nop 0
	v_cmp_eq_u64_e64 s[54:55], s[54:55], v[2:3]
	s_bcnt1_i32_b64 s51, s[54:55]
	s_add_i32 s49, s49, s51
	v_mov_b64_e32 v[4:5], s[54:55]
	v_mov_b32_e32 v31, s51
	s_or_b64 s[52:53], s[54:55], s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_118
	s_or_b64 exec, exec, s[52:53]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v31, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v6, v4, v6, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v6
	ds_permute_b32 v4, v6, v4
	ds_permute_b32 v2, v6, v2
	ds_permute_b32 v3, v6, v3
	ds_permute_b32 v30, v6, v30
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v38 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_121
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v30 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v39 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v40 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v41 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v42 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v43 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, v30, v5, vcc
	ds_bpermute_b32 v5, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v38 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v30, v30, v5, vcc
.LBB0_121:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[52:53], 1, v4
	s_and_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_101
	s_branch .LBB0_130
.LBB0_122:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[12:13]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[2:3], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execz .LBB0_108
.LBB0_123:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[14:15]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[4:5], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execz .LBB0_109
.LBB0_124:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[16:17]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[14:15], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execz .LBB0_110
.LBB0_125:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[18:19]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[26:27], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execz .LBB0_111
.LBB0_126:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[20:21]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[18:19], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execz .LBB0_112
.LBB0_127:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[22:23]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[54:55], s[20:21], s[28:29]
	s_and_saveexec_b64 s[52:53], s[54:55]
	s_cbranch_execz .LBB0_113
.LBB0_128:
	v_lshl_add_u64 v[44:45], v[30:31], 1, v[24:25]
	global_store_dwordx4 v[44:45], v[2:5], off
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], s[22:23], s[28:29]
	s_and_saveexec_b64 s[28:29], s[52:53]
	s_cbranch_execnz .LBB0_114
	s_branch .LBB0_115
.LBB0_129:
	s_mov_b64 s[52:53], -1
	s_and_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_101
.LBB0_130:
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v[2:3], v30, off sc1
	s_branch .LBB0_101
.LBB0_131:
	s_lshl_b32 s4, s85, 1
	s_lshl_b32 s5, s16, 4
	s_mul_i32 s6, s4, s37
	s_cmp_ge_i32 s5, s6
	s_cbranch_scc1 .LBB0_138
	s_abs_i32 s7, s4
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_cvt_f32_u32_e32 v2, s7
	v_and_or_b32 v0, v0, 48, v1
	s_sub_i32 s0, 0, s7
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_rcp_iflag_f32_e32 v2, v2
	v_lshlrev_b32_e32 v1, 2, v102
	s_lshl_b32 s8, s35, 4
	s_ashr_i32 s9, s4, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e32 v3, v2
	v_bfrev_b32_e32 v2, -2
	v_add_u32_e32 v4, 0, v1
	v_mul_lo_u32 v0, s0, v3
	v_mul_hi_u32 v0, v3, v0
	v_add_u32_e32 v3, v3, v0
	s_branch .LBB0_134
.LBB0_133:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s5, s5, s8
	s_cmp_lt_i32 s5, s6
	s_cbranch_scc0 .LBB0_138
.LBB0_134:
	v_or_b32_e32 v0, s5, v102
	s_ashr_i32 s0, s5, 31
	v_add_u32_e32 v1, s0, v0
	v_xor_b32_e32 v1, s0, v1
	v_mul_hi_u32 v5, v1, v3
	v_mul_lo_u32 v6, v5, s7
	v_sub_u32_e32 v1, v1, v6
	s_xor_b32 s2, s0, s9
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e64 s[0:1], s7, v1
	s_nop 1
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	v_subrev_u32_e32 v6, s7, v1
	v_cndmask_b32_e64 v1, v1, v6, s[0:1]
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e64 s[0:1], s7, v1
	s_nop 1
	v_cndmask_b32_e64 v1, v5, v6, s[0:1]
	v_xor_b32_e32 v1, s2, v1
	v_subrev_u32_e32 v6, s2, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[8:9], v[0:1], 2, s[12:13]
	v_mul_lo_u32 v1, v6, s4
	v_sub_u32_e32 v0, v0, v1
	v_lshrrev_b32_e32 v1, 31, v0
	v_add_u32_e32 v0, v0, v1
	v_ashrrev_i32_e32 v0, 1, v0
	v_mad_u64_u32 v[0:1], s[2:3], v0, s37, v[6:7]
	v_cmp_gt_i32_e64 s[0:1], s37, v6
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[0:1], s[0:1], s[2:3]
	v_cndmask_b32_e64 v1, v2, v9, s[0:1]
	v_cndmask_b32_e64 v0, -1, v8, s[0:1]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	s_nop 0
	v_mov_b32_dpp v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_dpp v7, v7 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 0
	v_mov_b32_dpp v6, v0 row_shl:8 row_mask:0xf bank_mask:0x3
	v_mov_b32_dpp v7, v1 row_shl:8 row_mask:0xf bank_mask:0x3
	v_cmp_lt_i64_e64 s[2:3], v[0:1], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v1, v7, v1, s[2:3]
	v_cndmask_b32_e64 v0, v6, v0, s[2:3]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	s_nop 0
	v_mov_b32_dpp v6, v6 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v7, v7 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 0
	v_mov_b32_dpp v6, v0 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v7, v1 row_shl:4 row_mask:0xf bank_mask:0x5
	v_cmp_lt_i64_e64 s[2:3], v[0:1], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v1, v7, v1, s[2:3]
	v_cndmask_b32_e64 v0, v6, v0, s[2:3]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[2:3], v[0:1], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v1, v7, v1, s[2:3]
	v_cndmask_b32_e64 v0, v6, v0, s[2:3]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[2:3], v[0:1], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v0, v6, v0, s[2:3]
	v_cndmask_b32_e64 v1, v7, v1, s[2:3]
	v_cndmask_b32_e64 v1, v1, v9, s[0:1]
	v_cndmask_b32_e64 v0, v0, v8, s[0:1]
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_136
.LBB0_135:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, v5
	s_nop 1
	v_mov_b32_dpp v6, v6 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v6, v5 row_shl:8 row_mask:0xf bank_mask:0x3
	v_min_i32_e32 v5, v5, v6
	v_mov_b32_e32 v6, v5
	s_nop 1
	v_mov_b32_dpp v6, v6 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v6, v5 row_shl:4 row_mask:0xf bank_mask:0x5
	v_min_i32_e32 v5, v5, v6
	v_mov_b32_e32 v6, v5
	s_nop 1
	v_mov_b32_dpp v6, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v5, v5, v6
	v_mov_b32_e32 v6, v5
	s_nop 1
	v_mov_b32_dpp v6, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v5, v5, v6
	v_cmp_le_i32_e64 s[0:1], s34, v5
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_133
.LBB0_136:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_135
	global_load_dword v5, v[0:1], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	ds_write_b32 v4, v5
	s_branch .LBB0_135
.LBB0_138:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_all_reduce
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 104
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
		.amdhsa_next_free_vgpr 196
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 180
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
	.size	gemm_all_reduce, .Lfunc_end0-gemm_all_reduce
	.set gemm_all_reduce.num_vgpr, 180
	.set gemm_all_reduce.num_agpr, 16
	.set gemm_all_reduce.numbered_sgpr, 100
	.set gemm_all_reduce.num_named_barrier, 0
	.set gemm_all_reduce.private_seg_size, 0
	.set gemm_all_reduce.uses_vcc, 1
	.set gemm_all_reduce.uses_flat_scratch, 0
	.set gemm_all_reduce.has_dyn_sized_stack, 0
	.set gemm_all_reduce.has_recursion, 0
	.set gemm_all_reduce.has_indirect_call, 0
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
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 104
    .max_flat_workgroup_size: 128
    .name:           gemm_all_reduce
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 0
    .symbol:         gemm_all_reduce.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     196
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
