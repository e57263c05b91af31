; lds 24576
	.file	1 "all_gather_gemm"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	all_gather_gemm
	.p2align	8
	.type	all_gather_gemm,@function
all_gather_gemm:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 4 0
	s_abs_i32 s33, s13
	v_cvt_f32_u32_e32 v1, s33
	s_mov_b32 s18, s15
	v_writelane_b32 v133, s10, 0
	s_load_dword s78, s[0:1], 0x44
	v_rcp_iflag_f32_e32 v1, v1
	v_writelane_b32 v133, s11, 1
	s_sub_i32 s11, 0, s33
	s_abs_i32 s10, s14
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s81, s78, s13
	v_readfirstlane_b32 s79, v1
	s_mul_i32 s11, s11, s79
	s_mul_hi_u32 s11, s79, s11
	s_add_i32 s79, s79, s11
	s_mul_hi_u32 s11, s10, s79
	s_mul_i32 s15, s11, s33
	s_sub_i32 s10, s10, s15
	s_add_i32 s15, s11, 1
	s_sub_i32 s17, s10, s33
	s_cmp_ge_u32 s10, s33
	s_cselect_b32 s11, s15, s11
	s_cselect_b32 s10, s17, s10
	s_add_i32 s15, s11, 1
	s_cmp_ge_u32 s10, s33
	s_cselect_b32 s15, s15, s11
	s_abs_i32 s80, s78
	v_cvt_f32_u32_e32 v1, s80
	s_mov_b32 s17, 0
	s_cmp_lt_i32 s81, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s19, v1
	s_cbranch_scc1 .LBB0_98
	s_load_dwordx2 s[20:21], s[0:1], 0x38
	s_load_dword s82, s[0:1], 0x40
	s_xor_b32 s0, s14, s13
	s_ashr_i32 s0, s0, 31
	s_sub_i32 s36, 0, s80
	s_xor_b32 s1, s15, s0
	s_mul_i32 s10, s36, s19
	s_sub_i32 s0, s1, s0
	s_mul_hi_u32 s10, s19, s10
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_add_i32 s19, s19, s10
	s_mul_hi_u32 s10, s0, s19
	s_mul_i32 s11, s10, s80
	s_ashr_i32 s13, s78, 31
	s_sub_i32 s0, s0, s11
	s_xor_b32 s1, s1, s13
	s_add_i32 s11, s10, 1
	s_sub_i32 s14, s0, s80
	s_cmp_ge_u32 s0, s80
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s0, s14, s0
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s0, s80
	s_cselect_b32 s0, s11, s10
	s_xor_b32 s0, s0, s1
	s_sub_i32 s22, s0, s1
	s_add_i32 s0, s22, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s83, s0, 5
	s_add_i32 s0, s18, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_waitcnt lgkmcnt(0)
	s_add_i32 s14, s20, 0x7f
	s_ashr_i32 s84, s0, 6
	s_ashr_i32 s0, s14, 31
	s_lshr_b32 s0, s0, 25
	s_add_i32 s0, s14, s0
	s_ashr_i32 s25, s20, 31
	.loc	1 0 0
	s_ashr_i32 s19, s18, 31
	.loc	1 4 0
	s_ashr_i32 s23, s22, 31
	s_add_i32 s10, s82, s16
	s_lshl_b32 s16, s84, 3
	v_lshlrev_b32_e32 v3, 3, v0
	s_ashr_i32 s15, s0, 7
	v_and_b32_e32 v58, 0x78, v3
	s_cmpk_gt_i32 s14, 0x7f
	s_cselect_b64 s[26:27], -1, 0
	v_cmp_gt_i32_e32 vcc, s20, v58
	s_and_b64 s[28:29], vcc, s[26:27]
	s_cmpk_gt_i32 s14, 0xff
	v_and_b32_e32 v3, 32, v0
	s_cselect_b64 s[30:31], -1, 0
	s_max_i32 s94, s15, 2
	v_and_b32_e32 v68, 31, v0
	v_lshrrev_b32_e32 v4, 3, v3
	v_lshrrev_b32_e32 v3, 2, v3
	s_cmp_lg_u32 s94, 2
	s_mov_b32 s24, s20
	s_mul_hi_i32 s11, s22, s20
	s_mul_i32 s88, s22, s20
	v_lshlrev_b32_e32 v73, 8, v68
	v_xor_b32_e32 v8, v58, v3
	s_cselect_b64 s[34:35], -1, 0
	s_abs_i32 s20, s82
	v_or_b32_e32 v108, v8, v73
	v_cvt_f32_u32_e32 v8, s20
	v_and_b32_e32 v5, 64, v0
	v_lshrrev_b32_e32 v6, 1, v5
	v_lshlrev_b32_e32 v5, 7, v5
	v_add3_u32 v116, 0, v3, v5
	v_rcp_iflag_f32_e32 v3, v8
	s_abs_i32 s89, s16
	v_readfirstlane_b32 s37, v1
	s_mul_i32 s36, s36, s37
	v_mul_f32_e32 v1, 0x4f7ffffe, v3
	v_cvt_f32_u32_e32 v3, s89
	v_cvt_u32_f32_e32 v1, v1
	s_mul_hi_u32 s36, s37, s36
	s_add_i32 s90, s37, s36
	v_rcp_iflag_f32_e32 v3, v3
	v_readfirstlane_b32 s37, v1
	s_sub_i32 s36, 0, s20
	s_mul_i32 s36, s36, s37
	v_mul_f32_e32 v1, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v1, v1
	s_mul_hi_u32 s36, s37, s36
	s_add_i32 s91, s37, s36
	s_ashr_i32 s92, s16, 31
	s_sub_i32 s16, 0, s89
	v_readfirstlane_b32 s36, v1
	v_and_b32_e32 v2, 0x70, v0
	s_mul_i32 s16, s16, s36
	v_mov_b32_e32 v57, 0
	v_lshlrev_b32_e32 v56, 1, v58
	v_lshlrev_b32_e32 v59, 4, v0
	v_lshrrev_b32_e32 v2, 1, v2
	s_mul_hi_u32 s16, s36, s16
	v_lshl_add_u64 v[74:75], s[6:7], 0, v[56:57]
	v_xor_b32_e32 v69, v59, v2
	v_or_b32_e32 v56, 0x80, v58
	s_add_i32 s93, s36, s16
	s_add_i32 s94, s94, -2
	v_lshrrev_b32_e32 v48, 4, v0
	v_or_b32_e32 v70, v4, v6
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_xor_b32_e32 v2, 8, v69
	v_xor_b32_e32 v4, 64, v69
	v_xor_b32_e32 v6, 0x48, v69
	v_or_b32_e32 v7, 0x3800, v59
	v_cmp_gt_i64_e64 s[14:15], s[24:25], v[56:57]
	v_and_b32_e32 v0, 15, v0
	s_add_u32 s36, s6, 0x200
	v_or_b32_e32 v56, 0x100, v58
	s_mul_i32 s85, s83, s84
	v_or_b32_e32 v50, 8, v48
	v_or_b32_e32 v52, 16, v48
	v_or_b32_e32 v54, 24, v48
	v_mov_b32_e32 v49, v57
	v_mov_b32_e32 v51, v57
	v_mov_b32_e32 v53, v57
	v_mov_b32_e32 v55, v57
	v_or_b32_e32 v60, 32, v48
	v_or_b32_e32 v62, 40, v48
	v_or_b32_e32 v64, 48, v48
	v_or_b32_e32 v66, 56, v48
	v_mov_b32_e32 v61, v57
	v_mov_b32_e32 v63, v57
	v_mov_b32_e32 v65, v57
	v_mov_b32_e32 v67, v57
	v_or_b32_e32 v72, 16, v70
	v_mov_b32_e32 v71, v57
	v_xor_b32_e32 v109, 16, v108
	v_xor_b32_e32 v110, 32, v108
	v_xor_b32_e32 v111, 48, v108
	v_xor_b32_e32 v112, 64, v108
	v_xor_b32_e32 v113, 0x50, v108
	v_xor_b32_e32 v114, 0x60, v108
	v_xor_b32_e32 v115, 0x70, v108
	v_lshlrev_b32_e32 v76, 4, v0
	v_mov_b32_e32 v77, v57
	s_addc_u32 s37, s7, 0
	s_lshl_b64 s[38:39], s[24:25], 1
	v_mov_b64_e32 v[78:79], v[56:57]
	s_mov_b64 s[40:41], 0x100
	s_mov_b64 s[42:43], 0x80
	s_movk_i32 s95, 0x7fff
	s_mov_b32 s96, 0x5040100
	v_add_u32_e32 v117, 0, v2
	v_add_u32_e32 v118, 0, v4
	v_add_u32_e32 v119, 0, v6
	v_add_u32_e32 v120, 0, v7
	v_mov_b32_e32 v121, 0x7fff
	s_mov_b32 s97, 0
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s97, s97, 1
	s_cmp_lg_u32 s97, s81
	s_cbranch_scc0 .LBB0_98
.LBB0_3:
	s_mul_hi_u32 s16, s97, s90
	s_mul_i32 s44, s16, s80
	s_sub_i32 s44, s97, s44
	s_add_i32 s45, s16, 1
	s_sub_i32 s46, s44, s80
	s_cmp_ge_u32 s44, s80
	s_cselect_b32 s16, s45, s16
	s_cselect_b32 s44, s46, s44
	s_add_i32 s45, s16, 1
	s_cmp_ge_u32 s44, s80
	s_cselect_b32 s16, s45, s16
	s_xor_b32 s16, s16, s13
	s_sub_i32 s16, s16, s13
	s_add_i32 s44, s16, s12
	s_ashr_i32 s45, s44, 31
	s_abs_i32 s44, s44
	s_mul_hi_u32 s46, s44, s79
	s_mul_i32 s46, s46, s33
	s_sub_i32 s44, s44, s46
	s_sub_i32 s46, s44, s33
	s_cmp_ge_u32 s44, s33
	s_cselect_b32 s44, s46, s44
	s_sub_i32 s46, s44, s33
	s_cmp_ge_u32 s44, s33
	s_cselect_b32 s44, s46, s44
	s_xor_b32 s44, s44, s45
	s_sub_i32 s44, s44, s45
	s_mul_i32 s16, s16, s78
	s_sub_i32 s16, s97, s16
	s_mul_i32 s48, s44, s78
	s_add_i32 s45, s48, s16
	s_mul_i32 s52, s45, s22
	s_cmp_eq_u32 s44, s12
	s_mov_b64 s[50:51], -1
	s_cbranch_scc1 .LBB0_11
	s_ashr_i32 s49, s48, 31
	s_lshl_b64 s[44:45], s[48:49], 2
	v_readlane_b32 s46, v133, 0
	v_readlane_b32 s47, v133, 1
	s_add_u32 s46, s46, s44
	s_addc_u32 s47, s47, s45
	s_lshl_b64 s[44:45], s[16:17], 2
	s_add_u32 s44, s46, s44
	s_addc_u32 s45, s47, s45
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[48:49]
	v_readfirstlane_b32 s48, v0
	s_nop 1
	v_mov_b32_e32 v0, s48
	ds_write_b32 v57, v0
.LBB0_6:
	s_or_b64 exec, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v57
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s21, v0
	s_cbranch_vccnz .LBB0_10
.LBB0_7:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[46:47], s[0:1]
	s_cbranch_execz .LBB0_6
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_5
	global_load_dword v0, v57, s[44:45] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_5
.LBB0_10:
	s_mul_hi_i32 s45, s52, s24
	s_mul_i32 s44, s52, s24
	s_ashr_i32 s47, s52, 31
	s_lshl_b64 s[44:45], s[44:45], 1
	s_add_u32 s44, s4, s44
	s_addc_u32 s45, s5, s45
	s_mov_b64 s[50:51], 0
.LBB0_11:
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_13
	s_mul_i32 s44, s11, s16
	s_mul_hi_u32 s45, s88, s16
	s_add_i32 s45, s45, s44
	s_mul_i32 s44, s88, s16
	s_lshl_b64 s[44:45], s[44:45], 1
	s_add_u32 s44, s2, s44
	s_addc_u32 s45, s3, s45
	s_ashr_i32 s47, s52, 31
.LBB0_13:
	s_mul_i32 s16, s97, s85
	s_ashr_i32 s46, s16, 31
	s_abs_i32 s16, s16
	s_mul_hi_u32 s48, s16, s91
	s_mul_i32 s48, s48, s20
	s_sub_i32 s16, s16, s48
	s_sub_i32 s48, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s48, s16
	s_sub_i32 s48, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s48, s16
	s_xor_b32 s16, s16, s46
	s_sub_i32 s16, s46, s16
	s_add_i32 s16, s10, s16
	s_ashr_i32 s46, s16, 31
	s_abs_i32 s16, s16
	s_mul_hi_u32 s48, s16, s91
	s_mul_i32 s48, s48, s20
	s_sub_i32 s16, s16, s48
	s_sub_i32 s48, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s48, s16
	s_sub_i32 s48, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s48, s16
	s_xor_b32 s16, s16, s46
	s_sub_i32 s16, s16, s46
	s_cmp_ge_i32 s16, s85
	s_cbranch_scc1 .LBB0_2
	s_mul_i32 s46, s52, s19
	s_mul_hi_u32 s48, s52, s18
	s_add_i32 s46, s48, s46
	s_mul_i32 s47, s47, s18
	s_add_i32 s47, s46, s47
	s_mul_i32 s46, s52, s18
	s_lshl_b64 s[46:47], s[46:47], 1
	s_add_u32 s46, s8, s46
	s_addc_u32 s47, s9, s47
	v_lshlrev_b32_e32 v56, 1, v58
	s_add_u32 s48, s44, 0x200
	v_lshl_add_u64 v[80:81], s[44:45], 0, v[56:57]
	s_addc_u32 s49, s45, 0
	s_branch .LBB0_16
.LBB0_15:
	s_or_b64 exec, exec, s[50:51]
	s_add_i32 s16, s16, s82
	s_cmp_lt_i32 s16, s85
	s_cbranch_scc0 .LBB0_2
.LBB0_16:
	s_abs_i32 s51, s16
	s_mul_hi_u32 s52, s51, s93
	s_mul_i32 s53, s52, s89
	s_ashr_i32 s50, s16, 31
	s_sub_i32 s51, s51, s53
	s_xor_b32 s50, s50, s92
	s_add_i32 s53, s52, 1
	s_sub_i32 s54, s51, s89
	s_cmp_ge_u32 s51, s89
	s_cselect_b32 s52, s53, s52
	s_cselect_b32 s51, s54, s51
	s_add_i32 s53, s52, 1
	s_cmp_ge_u32 s51, s89
	s_cselect_b32 s51, s53, s52
	s_xor_b32 s51, s51, s50
	s_sub_i32 s50, s51, s50
	s_lshl_b32 s50, s50, 3
	s_sub_i32 s51, s83, s50
	s_min_i32 s51, s51, 8
	s_abs_i32 s52, s51
	v_cvt_f32_u32_e32 v0, s52
	s_sub_i32 s56, 0, s52
	s_mul_i32 s53, s50, s84
	s_sub_i32 s53, s16, s53
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s55, s53
	s_xor_b32 s54, s53, s51
	s_ashr_i32 s54, s54, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_readfirstlane_b32 s57, v0
	s_mul_i32 s56, s56, s57
	s_mul_hi_u32 s56, s57, s56
	s_add_i32 s57, s57, s56
	s_mul_hi_u32 s56, s55, s57
	s_mul_i32 s57, s56, s52
	s_sub_i32 s55, s55, s57
	s_add_i32 s57, s56, 1
	s_sub_i32 s58, s55, s52
	s_cmp_ge_u32 s55, s52
	s_cselect_b32 s56, s57, s56
	s_cselect_b32 s55, s58, s55
	s_add_i32 s57, s56, 1
	s_cmp_ge_u32 s55, s52
	s_cselect_b32 s52, s57, s56
	s_xor_b32 s52, s52, s54
	s_sub_i32 s56, s52, s54
	s_mul_i32 s51, s56, s51
	s_sub_i32 s51, s53, s51
	s_add_i32 s50, s50, s51
	s_lshl_b32 s52, s50, 5
	s_ashr_i32 s53, s52, 31
	v_or_b32_e32 v0, s52, v48
	v_mov_b32_e32 v1, s53
	v_mad_i64_i32 v[16:17], s[50:51], v0, s24, 0
	s_cmp_gt_i32 s52, -1
	s_cselect_b64 s[50:51], -1, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[0:1]
	s_and_b64 s[58:59], s[50:51], vcc
	s_and_b64 s[60:61], s[58:59], s[28:29]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[54:55], s[60:61]
	s_cbranch_execz .LBB0_18
	v_lshl_add_u64 v[2:3], v[16:17], 1, v[80:81]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_18:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v3, s53
	v_or_b32_e32 v2, s52, v50
	v_mad_i64_i32 v[8:9], s[54:55], v2, s24, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[2:3]
	s_and_b64 s[60:61], s[50:51], vcc
	v_lshl_add_u64 v[2:3], v[8:9], 1, s[44:45]
	v_lshl_add_u64 v[18:19], v[2:3], 0, v[56:57]
	s_and_b64 s[62:63], s[60:61], s[28:29]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[54:55], s[62:63]
	s_cbranch_execz .LBB0_20
	global_load_dwordx4 v[0:3], v[18:19], off
.LBB0_20:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v9, s53
	v_or_b32_e32 v8, s52, v52
	v_mad_i64_i32 v[10:11], s[54:55], v8, s24, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[8:9]
	s_and_b64 s[62:63], s[50:51], vcc
	v_lshl_add_u64 v[8:9], v[10:11], 1, s[44:45]
	v_lshl_add_u64 v[20:21], v[8:9], 0, v[56:57]
	s_and_b64 s[64:65], s[62:63], s[28:29]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[54:55], s[64:65]
	s_cbranch_execz .LBB0_22
	global_load_dwordx4 v[12:15], v[20:21], off
.LBB0_22:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v11, s53
	v_or_b32_e32 v10, s52, v54
	v_mad_i64_i32 v[22:23], s[54:55], v10, s24, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[10:11]
	s_and_b64 s[64:65], s[50:51], vcc
	v_lshl_add_u64 v[10:11], v[22:23], 1, s[44:45]
	v_lshl_add_u64 v[22:23], v[10:11], 0, v[56:57]
	s_and_b64 s[66:67], s[64:65], s[28:29]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[54:55], s[66:67]
	s_cbranch_execz .LBB0_24
	global_load_dwordx4 v[8:11], v[22:23], off
.LBB0_24:
	s_or_b64 exec, exec, s[54:55]
	s_lshl_b32 s54, s56, 6
	s_ashr_i32 s55, s54, 31
	v_or_b32_e32 v24, s54, v48
	v_mov_b32_e32 v25, s55
	v_mad_i64_i32 v[82:83], s[56:57], v24, s24, 0
	s_cmp_gt_i32 s54, -1
	s_cselect_b64 s[56:57], -1, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[24:25]
	s_and_b64 s[66:67], s[56:57], vcc
	s_and_b64 s[68:69], s[66:67], s[28:29]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[70:71], s[68:69]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[26:27], v[82:83], 1, v[74:75]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_26:
	s_or_b64 exec, exec, s[70:71]
	v_or_b32_e32 v25, s54, v50
	v_mad_i64_i32 v[26:27], s[70:71], v25, s24, 0
	v_lshl_add_u64 v[26:27], v[26:27], 1, s[6:7]
	v_lshl_add_u64 v[84:85], v[26:27], 0, v[56:57]
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[70:71], s[68:69]
	s_cbranch_execz .LBB0_28
	global_load_dwordx4 v[24:27], v[84:85], off
.LBB0_28:
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v33, s55
	v_or_b32_e32 v32, s54, v52
	v_mad_i64_i32 v[34:35], s[68:69], v32, s24, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[32:33]
	s_and_b64 s[68:69], s[56:57], vcc
	v_lshl_add_u64 v[32:33], v[34:35], 1, s[6:7]
	v_lshl_add_u64 v[86:87], v[32:33], 0, v[56:57]
	s_and_b64 s[70:71], s[68:69], s[28:29]
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	s_and_saveexec_b64 s[72:73], s[70:71]
	s_cbranch_execz .LBB0_30
	global_load_dwordx4 v[36:39], v[86:87], off
.LBB0_30:
	s_or_b64 exec, exec, s[72:73]
	v_or_b32_e32 v33, s54, v54
	v_mad_i64_i32 v[34:35], s[72:73], v33, s24, 0
	v_lshl_add_u64 v[34:35], v[34:35], 1, s[6:7]
	v_lshl_add_u64 v[88:89], v[34:35], 0, v[56:57]
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[72:73], s[70:71]
	s_cbranch_execz .LBB0_32
	global_load_dwordx4 v[32:35], v[88:89], off
.LBB0_32:
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v41, s55
	v_or_b32_e32 v40, s54, v60
	v_mad_i64_i32 v[42:43], s[70:71], v40, s24, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[40:41]
	s_and_b64 s[70:71], s[56:57], vcc
	v_lshl_add_u64 v[40:41], v[42:43], 1, s[6:7]
	v_lshl_add_u64 v[90:91], v[40:41], 0, v[56:57]
	s_and_b64 s[72:73], s[70:71], s[28:29]
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	s_and_saveexec_b64 s[74:75], s[72:73]
	s_cbranch_execz .LBB0_34
	global_load_dwordx4 v[44:47], v[90:91], off
.LBB0_34:
	s_or_b64 exec, exec, s[74:75]
	v_or_b32_e32 v41, s54, v62
	v_mad_i64_i32 v[42:43], s[74:75], v41, s24, 0
	v_lshl_add_u64 v[42:43], v[42:43], 1, s[6:7]
	v_lshl_add_u64 v[92:93], v[42:43], 0, v[56:57]
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	s_and_saveexec_b64 s[74:75], s[72:73]
	s_cbranch_execz .LBB0_36
	global_load_dwordx4 v[40:43], v[92:93], off
.LBB0_36:
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v95, s55
	v_or_b32_e32 v94, s54, v64
	v_mad_i64_i32 v[96:97], s[72:73], v94, s24, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[94:95]
	s_and_b64 s[72:73], s[56:57], vcc
	v_lshl_add_u64 v[94:95], v[96:97], 1, s[6:7]
	v_lshl_add_u64 v[94:95], v[94:95], 0, v[56:57]
	s_and_b64 s[74:75], s[72:73], s[28:29]
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v105, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_38
	global_load_dwordx4 v[102:105], v[94:95], off
.LBB0_38:
	s_or_b64 exec, exec, s[76:77]
	v_or_b32_e32 v96, s54, v66
	v_mad_i64_i32 v[96:97], s[76:77], v96, s24, 0
	v_lshl_add_u64 v[96:97], v[96:97], 1, s[6:7]
	v_lshl_add_u64 v[96:97], v[96:97], 0, v[56:57]
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_40
	global_load_dwordx4 v[98:101], v[96:97], off
.LBB0_40:
	s_or_b64 exec, exec, s[76:77]
	v_add_u32_e32 v122, 0, v69
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v122, v[4:5], v[12:13] offset0:32 offset1:40
	ds_write2st64_b64 v117, v[6:7], v[14:15] offset0:32 offset1:40
	ds_write2st64_b64 v118, v[0:1], v[8:9] offset0:36 offset1:44
	ds_write2st64_b64 v119, v[2:3], v[10:11] offset0:36 offset1:44
	v_add_u32_e32 v123, 0, v59
	v_mov_b32_e32 v0, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a6, 0
	s_andn2_b64 vcc, exec, s[30:31]
	v_accvgpr_write_b32 a7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v123, v[28:31]
	ds_write_b128 v123, v[24:27] offset:2048
	ds_write_b128 v123, v[36:39] offset:4096
	ds_write_b128 v123, v[32:35] offset:6144
	ds_write_b128 v123, v[44:47] offset:8192
	ds_write_b128 v123, v[40:43] offset:10240
	ds_write_b128 v123, v[102:105] offset:12288
	ds_write_b128 v120, v[98:101]
	s_cbranch_vccnz .LBB0_92
	s_and_b64 s[76:77], s[58:59], s[14:15]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_43
	v_lshl_add_u64 v[0:1], v[16:17], 1, s[44:45]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[56:57]
	global_load_dwordx4 v[0:3], v[0:1], off offset:256
.LBB0_43:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[76:77], s[60:61], s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_45
	global_load_dwordx4 v[4:7], v[18:19], off offset:256
.LBB0_45:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[76:77], s[62:63], s[14:15]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_47
	global_load_dwordx4 v[8:11], v[20:21], off offset:256
.LBB0_47:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[76:77], s[64:65], s[14:15]
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_49
	global_load_dwordx4 v[12:15], v[22:23], off offset:256
.LBB0_49:
	s_or_b64 exec, exec, s[74:75]
	v_add_u32_e32 v16, 0, v108
	v_add_u32_e32 v124, 0x4000, v16
	v_add_u32_e32 v16, 0, v109
	v_add_u32_e32 v125, 0x4000, v16
	v_add_u32_e32 v16, 0, v110
	v_add_u32_e32 v126, 0x4000, v16
	v_add_u32_e32 v16, 0, v111
	v_add_u32_e32 v127, 0x4000, v16
	v_add_u32_e32 v16, 0, v112
	v_add_u32_e32 v128, 0x4000, v16
	v_add_u32_e32 v16, 0, v113
	v_add_u32_e32 v129, 0x4000, v16
	v_add_u32_e32 v16, 0, v114
	v_add_u32_e32 v130, 0x4000, v16
	v_add_u32_e32 v16, 0, v115
	v_add_u32_e32 v131, 0x4000, v16
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[24:27], v124 offset1:16
	ds_read2_b64 v[28:31], v125 offset1:16
	ds_read2_b64 v[32:35], v126 offset1:16
	ds_read2_b64 v[36:39], v127 offset1:16
	ds_read2_b64 v[40:43], v128 offset1:16
	ds_read2_b64 v[44:47], v129 offset1:16
	ds_read2_b64 v[20:23], v130 offset1:16
	ds_read2_b64 v[16:19], v131 offset1:16
	s_and_b64 s[74:75], s[66:67], s[14:15]
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_51
	v_lshl_add_u64 v[82:83], v[82:83], 1, s[6:7]
	v_lshl_add_u64 v[82:83], v[82:83], 0, v[56:57]
	global_load_dwordx4 v[98:101], v[82:83], off offset:256
.LBB0_51:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v105, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_53
	global_load_dwordx4 v[102:105], v[84:85], off offset:256
.LBB0_53:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[74:75], s[68:69], s[14:15]
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_55
	global_load_dwordx4 v[82:85], v[86:87], off offset:256
.LBB0_55:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v136, 0
	v_mov_b32_e32 v137, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_57
	global_load_dwordx4 v[134:137], v[88:89], off offset:256
.LBB0_57:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[74:75], s[70:71], s[14:15]
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_59
	global_load_dwordx4 v[86:89], v[90:91], off offset:256
.LBB0_59:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v140, 0
	v_mov_b32_e32 v141, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_61
	global_load_dwordx4 v[138:141], v[92:93], off offset:256
.LBB0_61:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[74:75], s[72:73], s[14:15]
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_63
	global_load_dwordx4 v[90:93], v[94:95], off offset:256
.LBB0_63:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v143, 0
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_65
	global_load_dwordx4 v[142:145], v[96:97], off offset:256
.LBB0_65:
	s_or_b64 exec, exec, s[76:77]
	v_add_u32_e32 v132, v116, v73
	ds_read2_b64 v[94:97], v132 offset1:2
	s_andn2_b64 vcc, exec, s[34:35]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[94:95], v[24:25], 0
	v_mfma_f32_32x32x8_bf16 a[0:15], v[96:97], v[28:29], a[0:15]
	ds_read2_b64 v[94:97], v132 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[94:95], v[32:33], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[96:97], v[36:37], a[0:15]
	ds_read2_b64 v[94:97], v132 offset0:8 offset1:10
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[94:95], v[40:41], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[96:97], v[44:45], a[0:15]
	ds_read2_b64 v[94:97], v132 offset0:12 offset1:14
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[94:95], v[20:21], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[96:97], v[16:17], a[0:15]
	ds_read2_b64 v[94:97], v132 offset0:16 offset1:18
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[94:95], v[26:27], a[0:15]
	ds_read2_b64 v[24:27], v132 offset0:20 offset1:22
	v_mfma_f32_32x32x8_bf16 a[0:15], v[96:97], v[30:31], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[24:25], v[34:35], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[26:27], v[38:39], a[0:15]
	ds_read2_b64 v[24:27], v132 offset0:24 offset1:26
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[24:25], v[42:43], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[26:27], v[46:47], a[0:15]
	ds_read2_b64 v[24:27], v132 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v122, v[0:1], v[8:9] offset0:32 offset1:40
	ds_write2st64_b64 v117, v[2:3], v[10:11] offset0:32 offset1:40
	ds_write2st64_b64 v118, v[4:5], v[12:13] offset0:36 offset1:44
	ds_write2st64_b64 v119, v[6:7], v[14:15] offset0:36 offset1:44
	ds_write_b128 v123, v[98:101]
	ds_write_b128 v123, v[102:105] offset:2048
	ds_write_b128 v123, v[82:85] offset:4096
	ds_write_b128 v123, v[134:137] offset:6144
	ds_write_b128 v123, v[86:89] offset:8192
	ds_write_b128 v123, v[138:141] offset:10240
	ds_write_b128 v123, v[90:93] offset:12288
	ds_write_b128 v120, v[142:145]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[24:25], v[22:23], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[26:27], v[18:19], a[0:15]
	s_cbranch_vccnz .LBB0_92
	v_lshl_add_u64 v[0:1], v[48:49], 0, s[54:55]
	v_mov_b64_e32 v[2:3], s[36:37]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[82:83], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v83, v4, v83, v1
	v_lshl_add_u64 v[0:1], v[66:67], 0, s[54:55]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[84:85], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v85, v4, v85, v1
	v_lshl_add_u64 v[0:1], v[64:65], 0, s[54:55]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[86:87], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v87, v4, v87, v1
	v_lshl_add_u64 v[0:1], v[62:63], 0, s[54:55]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[88:89], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v89, v4, v89, v1
	v_lshl_add_u64 v[0:1], v[60:61], 0, s[54:55]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[90:91], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v91, v4, v91, v1
	v_lshl_add_u64 v[0:1], v[54:55], 0, s[54:55]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[92:93], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v93, v4, v93, v1
	v_lshl_add_u64 v[0:1], v[52:53], 0, s[54:55]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[94:95], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v95, v4, v95, v1
	v_lshl_add_u64 v[0:1], v[50:51], 0, s[54:55]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[96:97], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v97, v4, v97, v1
	v_lshl_add_u64 v[0:1], v[48:49], 0, s[52:53]
	v_mov_b64_e32 v[2:3], s[48:49]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[98:99], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v99, v4, v99, v1
	v_lshl_add_u64 v[0:1], v[54:55], 0, s[52:53]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[100:101], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v101, v4, v101, v1
	v_lshl_add_u64 v[0:1], v[52:53], 0, s[52:53]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[102:103], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v103, v4, v103, v1
	v_lshl_add_u64 v[0:1], v[50:51], 0, s[52:53]
	v_mul_lo_u32 v1, s38, v1
	v_mul_lo_u32 v4, s39, v0
	v_mad_u64_u32 v[104:105], s[74:75], s38, v0, v[2:3]
	v_add3_u32 v105, v4, v105, v1
	v_mov_b64_e32 v[106:107], v[78:79]
	s_mov_b32 s98, s94
	s_branch .LBB0_68
.LBB0_67:
	s_or_b64 exec, exec, s[76:77]
	ds_read2_b64 v[166:169], v132 offset1:2
	s_add_i32 s98, s98, -1
	v_lshl_add_u64 v[82:83], v[82:83], 0, s[40:41]
	v_lshl_add_u64 v[84:85], v[84:85], 0, s[40:41]
	v_lshl_add_u64 v[86:87], v[86:87], 0, s[40:41]
	v_lshl_add_u64 v[88:89], v[88:89], 0, s[40:41]
	v_lshl_add_u64 v[90:91], v[90:91], 0, s[40:41]
	v_lshl_add_u64 v[92:93], v[92:93], 0, s[40:41]
	v_lshl_add_u64 v[94:95], v[94:95], 0, s[40:41]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[166:167], v[44:45], a[0:15]
	v_lshl_add_u64 v[96:97], v[96:97], 0, s[40:41]
	v_lshl_add_u64 v[98:99], v[98:99], 0, s[40:41]
	v_lshl_add_u64 v[106:107], v[106:107], 0, s[42:43]
	v_lshl_add_u64 v[100:101], v[100:101], 0, s[40:41]
	v_lshl_add_u64 v[102:103], v[102:103], 0, s[40:41]
	s_cmp_lg_u32 s98, 0
	v_lshl_add_u64 v[104:105], v[104:105], 0, s[40:41]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[168:169], v[40:41], a[0:15]
	ds_read2_b64 v[166:169], v132 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[166:167], v[36:37], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[168:169], v[32:33], a[0:15]
	ds_read2_b64 v[166:169], v132 offset0:8 offset1:10
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[166:167], v[28:29], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[168:169], v[24:25], a[0:15]
	ds_read2_b64 v[166:169], v132 offset0:12 offset1:14
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[166:167], v[20:21], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[168:169], v[16:17], a[0:15]
	ds_read2_b64 v[166:169], v132 offset0:16 offset1:18
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[166:167], v[46:47], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[168:169], v[42:43], a[0:15]
	ds_read2_b64 v[40:43], v132 offset0:20 offset1:22
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[40:41], v[38:39], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[42:43], v[34:35], a[0:15]
	ds_read2_b64 v[32:35], v132 offset0:24 offset1:26
	ds_read2_b64 v[36:39], v132 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v122, v[4:5], v[12:13] offset0:32 offset1:40
	ds_write2st64_b64 v117, v[6:7], v[14:15] offset0:32 offset1:40
	ds_write2st64_b64 v118, v[0:1], v[8:9] offset0:36 offset1:44
	ds_write2st64_b64 v119, v[2:3], v[10:11] offset0:36 offset1:44
	ds_write_b128 v123, v[138:141]
	ds_write_b128 v123, v[134:137] offset:2048
	ds_write_b128 v123, v[146:149] offset:4096
	ds_write_b128 v123, v[142:145] offset:6144
	ds_write_b128 v123, v[154:157] offset:8192
	ds_write_b128 v123, v[150:153] offset:10240
	ds_write_b128 v123, v[162:165] offset:12288
	ds_write_b128 v120, v[158:161]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[30:31], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[34:35], v[26:27], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[36:37], v[22:23], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[38:39], v[18:19], a[0:15]
	s_cbranch_scc0 .LBB0_92
.LBB0_68:
	v_cmp_gt_i64_e32 vcc, s[24:25], v[106:107]
	s_and_b64 s[76:77], s[58:59], vcc
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_70
	v_lshl_add_u64 v[2:3], v[98:99], 0, v[76:77]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_70:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[76:77], s[60:61], vcc
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_72
	v_lshl_add_u64 v[0:1], v[104:105], 0, v[76:77]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_72:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[76:77], s[62:63], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_74
	v_lshl_add_u64 v[10:11], v[102:103], 0, v[76:77]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_74:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[76:77], s[64:65], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_76
	v_lshl_add_u64 v[8:9], v[100:101], 0, v[76:77]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_76:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[44:47], v124 offset1:16
	ds_read2_b64 v[40:43], v125 offset1:16
	ds_read2_b64 v[36:39], v126 offset1:16
	ds_read2_b64 v[32:35], v127 offset1:16
	ds_read2_b64 v[28:31], v128 offset1:16
	ds_read2_b64 v[24:27], v129 offset1:16
	ds_read2_b64 v[20:23], v130 offset1:16
	ds_read2_b64 v[16:19], v131 offset1:16
	s_and_b64 s[74:75], s[66:67], vcc
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v140, 0
	v_mov_b32_e32 v141, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_78
	v_lshl_add_u64 v[136:137], v[82:83], 0, v[76:77]
	global_load_dwordx4 v[138:141], v[136:137], off
.LBB0_78:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v136, 0
	v_mov_b32_e32 v137, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_80
	v_lshl_add_u64 v[134:135], v[96:97], 0, v[76:77]
	global_load_dwordx4 v[134:137], v[134:135], off
.LBB0_80:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[74:75], s[68:69], vcc
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v146, 0
	v_mov_b32_e32 v147, 0
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_82
	v_lshl_add_u64 v[144:145], v[94:95], 0, v[76:77]
	global_load_dwordx4 v[146:149], v[144:145], off
.LBB0_82:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v143, 0
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_84
	v_lshl_add_u64 v[142:143], v[92:93], 0, v[76:77]
	global_load_dwordx4 v[142:145], v[142:143], off
.LBB0_84:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[74:75], s[70:71], vcc
	v_mov_b32_e32 v150, 0
	v_mov_b32_e32 v154, 0
	v_mov_b32_e32 v155, 0
	v_mov_b32_e32 v156, 0
	v_mov_b32_e32 v157, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_86
	v_lshl_add_u64 v[152:153], v[90:91], 0, v[76:77]
	global_load_dwordx4 v[154:157], v[152:153], off
.LBB0_86:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v151, 0
	v_mov_b32_e32 v152, 0
	v_mov_b32_e32 v153, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_88
	v_lshl_add_u64 v[150:151], v[88:89], 0, v[76:77]
	global_load_dwordx4 v[150:153], v[150:151], off
.LBB0_88:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[74:75], s[72:73], vcc
	v_mov_b32_e32 v158, 0
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_90
	v_lshl_add_u64 v[160:161], v[86:87], 0, v[76:77]
	global_load_dwordx4 v[162:165], v[160:161], off
.LBB0_90:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v159, 0
	v_mov_b32_e32 v160, 0
	v_mov_b32_e32 v161, 0
	s_and_saveexec_b64 s[76:77], s[74:75]
	s_cbranch_execz .LBB0_67
	v_lshl_add_u64 v[158:159], v[84:85], 0, v[76:77]
	global_load_dwordx4 v[158:161], v[158:159], off
	s_branch .LBB0_67
.LBB0_92:
	s_nop 9
	v_accvgpr_read_b32 v8, a8
	v_accvgpr_read_b32 v9, a9
	v_accvgpr_read_b32 v10, a10
	v_accvgpr_read_b32 v11, a11
	v_accvgpr_read_b32 v12, a12
	v_accvgpr_read_b32 v13, a13
	v_accvgpr_read_b32 v14, a14
	v_accvgpr_read_b32 v15, a15
	v_accvgpr_read_b32 v0, a0
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v4, a4
	v_accvgpr_read_b32 v5, a5
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v7, a7
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_94
	v_add_u32_e32 v36, v116, v73
	ds_read2_b64 v[16:19], v36 offset1:2
	v_add_u32_e32 v20, 0, v108
	v_add_u32_e32 v20, 0x4000, v20
	ds_read2_b64 v[20:23], v20 offset1:16
	v_accvgpr_write_b32 a0, v0
	v_accvgpr_write_b32 a1, v1
	v_accvgpr_write_b32 a2, v2
	v_accvgpr_write_b32 a3, v3
	v_accvgpr_write_b32 a4, v4
	v_accvgpr_write_b32 a5, v5
	v_accvgpr_write_b32 a6, v6
	v_accvgpr_write_b32 a7, v7
	v_accvgpr_write_b32 a8, v8
	v_accvgpr_write_b32 a9, v9
	v_accvgpr_write_b32 a10, v10
	v_accvgpr_write_b32 a11, v11
	v_accvgpr_write_b32 a12, v12
	v_accvgpr_write_b32 a13, v13
	v_accvgpr_write_b32 a14, v14
	v_accvgpr_write_b32 a15, v15
	v_add_u32_e32 v0, 0, v109
	v_add_u32_e32 v0, 0x4000, v0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[16:17], v[20:21], a[0:15]
	ds_read2_b64 v[0:3], v0 offset1:16
	ds_read2_b64 v[4:7], v36 offset0:4 offset1:6
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[18:19], v[0:1], a[0:15]
	v_add_u32_e32 v0, 0, v110
	v_add_u32_e32 v0, 0x4000, v0
	ds_read2_b64 v[8:11], v0 offset1:16
	v_add_u32_e32 v0, 0, v111
	v_add_u32_e32 v0, 0x4000, v0
	ds_read2_b64 v[12:15], v0 offset1:16
	ds_read2_b64 v[16:19], v36 offset0:8 offset1:10
	v_add_u32_e32 v0, 0, v112
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[8:9], a[0:15]
	v_add_u32_e32 v0, 0x4000, v0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[6:7], v[12:13], a[0:15]
	ds_read2_b64 v[4:7], v0 offset1:16
	v_add_u32_e32 v0, 0, v113
	v_add_u32_e32 v0, 0x4000, v0
	ds_read2_b64 v[24:27], v0 offset1:16
	ds_read2_b64 v[28:31], v36 offset0:12 offset1:14
	v_add_u32_e32 v0, 0, v114
	v_add_u32_e32 v0, 0x4000, v0
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[16:17], v[4:5], a[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[18:19], v[24:25], a[0:15]
	ds_read2_b64 v[16:19], v0 offset1:16
	v_add_u32_e32 v0, 0, v115
	v_add_u32_e32 v0, 0x4000, v0
	ds_read2_b64 v[32:35], v0 offset1:16
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[28:29], v[16:17], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[30:31], v[32:33], a[0:15]
	ds_read2_b64 v[28:31], v36 offset0:16 offset1:18
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[28:29], v[22:23], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[30:31], v[2:3], a[0:15]
	ds_read2_b64 v[0:3], v36 offset0:20 offset1:22
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[10:11], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[14:15], a[0:15]
	ds_read2_b64 v[0:3], v36 offset0:24 offset1:26
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[6:7], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[26:27], a[0:15]
	ds_read2_b64 v[0:3], v36 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[18:19], a[0:15]
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[34:35], a[0:15]
	s_nop 10
	v_accvgpr_read_b32 v7, a7
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v5, a5
	v_accvgpr_read_b32 v4, a4
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v0, a0
	v_accvgpr_read_b32 v15, a15
	v_accvgpr_read_b32 v14, a14
	v_accvgpr_read_b32 v13, a13
	v_accvgpr_read_b32 v12, a12
	v_accvgpr_read_b32 v11, a11
	v_accvgpr_read_b32 v10, a10
	v_accvgpr_read_b32 v9, a9
	v_accvgpr_read_b32 v8, a8
.LBB0_94:
	v_mov_b32_e32 v23, s53
	v_or_b32_e32 v22, s52, v68
	v_mov_b32_e32 v21, s55
	v_or_b32_e32 v20, s54, v70
	v_mad_i64_i32 v[16:17], s[52:53], v22, s18, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[22:23]
	v_lshl_add_u64 v[18:19], v[16:17], 1, s[46:47]
	s_and_b64 s[50:51], s[50:51], vcc
	v_cmp_gt_i64_e32 vcc, s[18:19], v[20:21]
	v_lshl_add_u64 v[16:17], s[54:55], 1, v[18:19]
	v_lshlrev_b32_e32 v24, 1, v70
	v_mov_b32_e32 v25, v57
	s_and_b64 s[52:53], s[56:57], vcc
	v_lshl_add_u64 v[16:17], v[16:17], 0, v[24:25]
	s_and_b64 s[58:59], s[50:51], s[52:53]
	s_and_saveexec_b64 s[52:53], s[58:59]
	s_cbranch_execz .LBB0_96
	v_bfe_u32 v22, v2, 16, 1
	v_bfe_u32 v23, v3, 16, 1
	v_add3_u32 v22, v2, v22, s95
	v_bfe_u32 v24, v0, 16, 1
	v_add3_u32 v23, v3, v23, s95
	v_lshrrev_b32_e32 v22, 16, v22
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v25, v1, 16, 1
	v_add3_u32 v24, v0, v24, s95
	v_lshrrev_b32_e32 v23, 16, v23
	v_cndmask_b32_e32 v2, v121, v22, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_add3_u32 v25, v1, v25, s95
	v_lshrrev_b32_e32 v24, 16, v24
	v_cndmask_b32_e32 v3, v121, v23, vcc
	v_cmp_o_f32_e32 vcc, v0, v0
	v_lshrrev_b32_e32 v25, 16, v25
	v_perm_b32 v3, v3, v2, s96
	v_cndmask_b32_e32 v0, v121, v24, vcc
	v_cmp_o_f32_e32 vcc, v1, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v121, v25, vcc
	v_perm_b32 v2, v1, v0, s96
	v_lshl_add_u64 v[0:1], v[20:21], 1, v[18:19]
	global_store_dwordx2 v[0:1], v[2:3], off
	v_bfe_u32 v0, v6, 16, 1
	v_bfe_u32 v1, v7, 16, 1
	v_add3_u32 v0, v6, v0, s95
	v_cmp_o_f32_e32 vcc, v6, v6
	v_bfe_u32 v2, v4, 16, 1
	v_add3_u32 v1, v7, v1, s95
	v_cndmask_b32_sdwa v0, v121, v0, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	v_bfe_u32 v3, v5, 16, 1
	v_add3_u32 v2, v4, v2, s95
	v_cndmask_b32_sdwa v1, v121, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v4, v4
	v_add3_u32 v3, v5, v3, s95
	v_perm_b32 v1, v1, v0, s96
	v_cndmask_b32_sdwa v0, v121, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	s_nop 1
	v_cndmask_b32_sdwa v2, v121, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v0, v2, v0, s96
	global_store_dwordx2 v[16:17], v[0:1], off offset:16
.LBB0_96:
	s_or_b64 exec, exec, s[52:53]
	v_mov_b32_e32 v1, s55
	v_or_b32_e32 v0, s54, v72
	v_cmp_gt_i64_e32 vcc, s[18:19], v[0:1]
	s_and_b64 s[52:53], s[56:57], vcc
	s_and_b64 s[52:53], s[50:51], s[52:53]
	s_and_saveexec_b64 s[50:51], s[52:53]
	s_cbranch_execz .LBB0_15
	v_bfe_u32 v2, v14, 16, 1
	v_bfe_u32 v3, v15, 16, 1
	v_add3_u32 v2, v14, v2, s95
	v_bfe_u32 v4, v12, 16, 1
	v_add3_u32 v3, v15, v3, s95
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v14, v14
	v_bfe_u32 v5, v13, 16, 1
	v_add3_u32 v4, v12, v4, s95
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v121, v2, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	v_add3_u32 v5, v13, v5, s95
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v121, v3, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_lshrrev_b32_e32 v5, 16, v5
	v_perm_b32 v3, v3, v2, s96
	v_cndmask_b32_e32 v2, v121, v4, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_bfe_u32 v6, v8, 16, 1
	v_bfe_u32 v7, v9, 16, 1
	v_cndmask_b32_e32 v4, v121, v5, vcc
	v_perm_b32 v2, v4, v2, s96
	v_bfe_u32 v4, v10, 16, 1
	v_bfe_u32 v5, v11, 16, 1
	v_add3_u32 v4, v10, v4, s95
	v_cmp_o_f32_e32 vcc, v10, v10
	v_add3_u32 v5, v11, v5, s95
	v_add3_u32 v6, v8, v6, s95
	v_cndmask_b32_sdwa v4, v121, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	v_add3_u32 v7, v9, v7, s95
	v_lshl_add_u64 v[0:1], s[54:55], 0, v[70:71]
	v_cndmask_b32_sdwa v5, v121, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v8, v8
	v_perm_b32 v5, v5, v4, s96
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[18:19]
	v_cndmask_b32_sdwa v4, v121, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	s_nop 1
	v_cndmask_b32_sdwa v6, v121, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v6, v4, s96
	global_store_dwordx2 v[0:1], v[4:5], off offset:32
	global_store_dwordx2 v[16:17], v[2:3], off offset:48
	s_branch .LBB0_15
.LBB0_98:
	.loc	1 3 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_gather_gemm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 188
		.amdhsa_next_free_sgpr 99
		.amdhsa_accum_offset 172
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
	.size	all_gather_gemm, .Lfunc_end0-all_gather_gemm
	.set all_gather_gemm.num_vgpr, 170
	.set all_gather_gemm.num_agpr, 16
	.set all_gather_gemm.numbered_sgpr, 99
	.set all_gather_gemm.num_named_barrier, 0
	.set all_gather_gemm.private_seg_size, 0
	.set all_gather_gemm.uses_vcc, 1
	.set all_gather_gemm.uses_flat_scratch, 0
	.set all_gather_gemm.has_dyn_sized_stack, 0
	.set all_gather_gemm.has_recursion, 0
	.set all_gather_gemm.has_indirect_call, 0
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
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
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
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 128
    .name:           all_gather_gemm
    .private_segment_fixed_size: 0
    .sgpr_count:     105
    .sgpr_spill_count: 2
    .symbol:         all_gather_gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     188
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
