; lds 8192, of a notebook
	.file	1 "gather_gemm"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	gather_gemm
	.p2align	8
	.type	gather_gemm,@function
gather_gemm:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 2 0
	s_abs_i32 s17, s13
	v_cvt_f32_u32_e32 v1, s17
	s_xor_b32 s18, s14, s13
	s_abs_i32 s19, s14
	s_sub_i32 s14, 0, s17
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s18, s18, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s20, v1
	s_mul_i32 s14, s14, s20
	s_mul_hi_u32 s14, s20, s14
	s_add_i32 s14, s20, s14
	s_mul_hi_u32 s20, s19, s14
	s_mul_i32 s21, s20, s17
	s_sub_i32 s19, s19, s21
	s_add_i32 s21, s20, 1
	s_sub_i32 s22, s19, s17
	s_cmp_ge_u32 s19, s17
	s_cselect_b32 s20, s21, s20
	s_cselect_b32 s19, s22, s19
	s_add_i32 s21, s20, 1
	s_cmp_ge_u32 s19, s17
	s_cselect_b32 s19, s21, s20
	s_xor_b32 s19, s19, s18
	s_sub_i32 s33, s19, s18
	.loc	1 3 0
	s_ashr_i32 s18, s15, 31
	.loc	1 4 0
	s_ashr_i32 s19, s33, 31
	.loc	1 3 0
	s_lshr_b32 s18, s18, 26
	.loc	1 4 0
	s_lshr_b32 s19, s19, 26
	.loc	1 3 0
	s_add_i32 s18, s15, s18
	.loc	1 4 0
	s_add_i32 s19, s33, s19
	.loc	1 3 0
	s_ashr_i32 s18, s18, 6
	.loc	1 4 0
	s_ashr_i32 s38, s19, 6
	s_mul_i32 s38, s38, s18
	.loc	1 5 0
	s_mul_i32 s13, s38, s13
	s_cmp_ge_i32 s16, s13
	s_cbranch_scc1 .LBB0_24
	s_load_dwordx2 s[20:21], s[0:1], 0x38
	s_load_dword s39, s[0:1], 0x40
	.loc	1 10 0
	v_and_b32_e32 v4, 0x80, v0
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v1, 2, v4
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s20, 0
	s_cselect_b64 s[28:29], -1, 0
	s_sub_i32 s41, s20, 32
	s_cmp_gt_i32 s41, 0
	s_cselect_b64 s[22:23], -1, 0
	s_add_i32 s19, s20, 31
	s_cmp_gt_i32 s19, 31
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_gt_u32 s41, 32
	s_cselect_b64 s[26:27], -1, 0
	s_abs_i32 s42, s38
	v_cvt_f32_u32_e32 v13, s42
	v_and_b32_e32 v5, 32, v0
	v_and_b32_e32 v9, 64, v0
	v_or_b32_e32 v7, v3, v1
	v_rcp_iflag_f32_e32 v13, v13
	v_lshrrev_b32_e32 v1, 3, v5
	v_lshrrev_b32_e32 v2, 1, v9
	v_lshrrev_b32_e32 v6, 2, v0
	v_or_b32_e32 v8, v1, v2
	.loc	1 14 0
	v_lshlrev_b32_e32 v1, 3, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v11, 4, v0
	v_and_b32_e32 v10, 56, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_and_b32_e32 v0, 56, v0
	v_lshrrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v9, 5, v9
	s_abs_i32 s43, s18
	v_xor_b32_e32 v0, v0, v5
	v_add3_u32 v5, 0, v5, v9
	v_mul_f32_e32 v9, 0x4f7ffffe, v13
	v_cvt_f32_u32_e32 v13, s43
	v_cvt_u32_f32_e32 v9, v9
	s_sub_i32 s19, 0, s42
	v_xor_b32_e32 v10, v11, v10
	v_rcp_iflag_f32_e32 v13, v13
	v_readfirstlane_b32 s30, v9
	s_mul_i32 s19, s19, s30
	s_mul_hi_u32 s19, s30, s19
	v_mul_f32_e32 v9, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v9, v9
	v_lshlrev_b32_e32 v3, 6, v3
	v_lshlrev_b32_e32 v4, 4, v4
	s_add_i32 s45, s30, s19
	s_ashr_i32 s46, s18, 31
	s_sub_i32 s18, 0, s43
	v_readfirstlane_b32 s19, v9
	v_and_b32_e32 v2, 24, v1
	v_xor_b32_e32 v12, 8, v10
	v_or3_b32 v0, v0, v4, v3
	s_mul_i32 s18, s18, s19
	v_xor_b32_e32 v4, 16, v0
	v_xor_b32_e32 v14, 32, v0
	v_xor_b32_e32 v15, 48, v0
	s_mul_hi_u32 s18, s19, s18
	v_cndmask_b32_e64 v16, 0, 1, s[28:29]
	v_add_u32_e32 v9, 0, v10
	v_add_u32_e32 v10, 0, v12
	v_add_u32_e32 v12, 0, v0
	v_lshlrev_b32_e32 v0, 1, v2
	v_add_u32_e32 v2, v5, v3
	s_mul_i32 s40, s33, s20
	v_mov_b32_e32 v1, 0
	s_ashr_i32 s44, s38, 31
	s_add_i32 s47, s19, s18
	v_add_u32_e32 v11, 0, v11
	v_add_u32_e32 v13, 0, v4
	v_add_u32_e32 v14, 0, v14
	v_cmp_ne_u32_e64 s[18:19], 1, v16
	v_add_u32_e32 v15, 0, v15
	v_add_u32_e32 v16, 0x1000, v2
	s_branch .LBB0_3
.LBB0_2:
	.loc	1 17 0
	s_mul_i32 s48, s48, s33
	s_add_i32 s34, s34, s48
	v_add_u32_e32 v3, s34, v7
	v_mul_lo_u32 v4, v3, s15
	.loc	1 11 0
	v_or_b32_e32 v2, s30, v8
	.loc	1 17 0
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	1 13 0
	s_nop 3
	v_accvgpr_read_b32 v17, a0
	v_accvgpr_read_b32 v18, a1
	v_accvgpr_read_b32 v19, a2
	v_accvgpr_read_b32 v20, a3
	.loc	1 17 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[8:9]
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 13 0
	v_accvgpr_read_b32 v21, a4
	v_accvgpr_read_b32 v22, a5
	v_accvgpr_read_b32 v23, a6
	v_accvgpr_read_b32 v24, a7
	.loc	1 17 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	v_cvt_f16_f32_e32 v4, v17
	v_cvt_f16_f32_e32 v17, v18
	v_cvt_f16_f32_e32 v5, v19
	v_cvt_f16_f32_e32 v18, v20
	.loc	1 13 0
	v_accvgpr_read_b32 v25, a8
	v_accvgpr_read_b32 v26, a9
	v_accvgpr_read_b32 v27, a10
	v_accvgpr_read_b32 v28, a11
	.loc	1 17 0
	v_cvt_f16_f32_e32 v19, v21
	v_cvt_f16_f32_e32 v20, v22
	v_cvt_f16_f32_e32 v21, v23
	v_cvt_f16_f32_e32 v22, v24
	.loc	1 13 0
	v_accvgpr_read_b32 v29, a12
	v_accvgpr_read_b32 v30, a13
	v_accvgpr_read_b32 v31, a14
	v_accvgpr_read_b32 v32, a15
	.loc	1 17 0
	v_cvt_f16_f32_e32 v23, v25
	v_cvt_f16_f32_e32 v24, v26
	v_cvt_f16_f32_e32 v25, v27
	v_cvt_f16_f32_e32 v26, v28
	v_cvt_f16_f32_e32 v27, v29
	v_cvt_f16_f32_e32 v28, v30
	v_cvt_f16_f32_e32 v29, v31
	v_cvt_f16_f32_e32 v30, v32
	v_pack_b32_f16 v5, v5, v18
	v_pack_b32_f16 v4, v4, v17
	global_store_dwordx2 v[2:3], v[4:5], off
	v_pack_b32_f16 v5, v21, v22
	v_pack_b32_f16 v4, v19, v20
	global_store_dwordx2 v[2:3], v[4:5], off offset:16
	v_pack_b32_f16 v5, v25, v26
	v_pack_b32_f16 v4, v23, v24
	.loc	1 5 0
	s_add_i32 s16, s16, s39
	.loc	1 17 0
	global_store_dwordx2 v[2:3], v[4:5], off offset:32
	v_pack_b32_f16 v5, v29, v30
	v_pack_b32_f16 v4, v27, v28
	.loc	1 5 0
	s_cmp_lt_i32 s16, s13
	.loc	1 17 0
	global_store_dwordx2 v[2:3], v[4:5], off offset:48
	.loc	1 5 0
	s_cbranch_scc0 .LBB0_24
.LBB0_3:
	.loc	1 6 0
	s_abs_i32 s50, s16
	s_mul_hi_u32 s29, s50, s45
	s_mul_i32 s30, s29, s42
	s_ashr_i32 s49, s16, 31
	s_sub_i32 s30, s50, s30
	s_xor_b32 s28, s49, s44
	s_add_i32 s31, s29, 1
	s_sub_i32 s34, s30, s42
	s_cmp_ge_u32 s30, s42
	s_cselect_b32 s29, s31, s29
	s_cselect_b32 s30, s34, s30
	s_add_i32 s31, s29, 1
	s_cmp_ge_u32 s30, s42
	s_cselect_b32 s29, s31, s29
	s_xor_b32 s29, s29, s28
	s_sub_i32 s28, s29, s28
	s_add_i32 s29, s28, s12
	s_ashr_i32 s30, s29, 31
	s_abs_i32 s29, s29
	s_mul_hi_u32 s31, s29, s14
	s_mul_i32 s31, s31, s17
	s_sub_i32 s29, s29, s31
	s_sub_i32 s31, s29, s17
	s_cmp_ge_u32 s29, s17
	s_cselect_b32 s29, s31, s29
	s_sub_i32 s31, s29, s17
	s_cmp_ge_u32 s29, s17
	s_cselect_b32 s29, s31, s29
	s_xor_b32 s29, s29, s30
	s_sub_i32 s48, s29, s30
	.loc	1 7 0
	s_cmp_eq_u32 s48, s12
	s_mov_b64 s[30:31], s[2:3]
	s_cbranch_scc1 .LBB0_11
	.loc	1 8 0
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	s_add_u32 s30, s10, s30
	s_addc_u32 s31, s11, s31
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[36:37]
	v_readfirstlane_b32 s29, v2
	s_nop 1
	v_mov_b32_e32 v2, s29
	ds_write_b32 v1, v2
.LBB0_6:
	s_or_b64 exec, exec, s[34:35]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s21, v2
	s_cbranch_vccz .LBB0_10
.LBB0_7:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[34:35], s[0:1]
	s_cbranch_execz .LBB0_6
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_5
	global_load_dword v2, v1, s[30:31] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_5
.LBB0_10:
	.loc	1 9 0
	s_mul_i32 s30, s40, s48
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 1
	s_add_u32 s30, s4, s30
	s_addc_u32 s31, s5, s31
.LBB0_11:
	.loc	1 10 0
	s_mul_i32 s28, s28, s38
	s_sub_i32 s28, s16, s28
	s_ashr_i32 s29, s28, 31
	s_abs_i32 s28, s28
	s_mul_hi_u32 s34, s28, s47
	s_mul_i32 s35, s34, s43
	s_sub_i32 s28, s28, s35
	s_xor_b32 s29, s29, s46
	s_add_i32 s35, s34, 1
	s_sub_i32 s36, s28, s43
	s_cmp_ge_u32 s28, s43
	s_cselect_b32 s34, s35, s34
	s_cselect_b32 s28, s36, s28
	s_add_i32 s35, s34, 1
	s_cmp_ge_u32 s28, s43
	s_cselect_b32 s28, s35, s34
	s_xor_b32 s28, s28, s29
	s_sub_i32 s28, s28, s29
	s_lshl_b32 s34, s28, 6
	v_or_b32_e32 v2, s34, v6
	.loc	1 14 0
	v_mul_lo_u32 v2, v2, s20
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_b64 vcc, exec, s[18:19]
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[30:31]
	s_cbranch_vccnz .LBB0_13
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[0:1]
	global_load_dwordx4 v[18:21], v[4:5], off
	s_branch .LBB0_14
.LBB0_13:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
.LBB0_14:
	.loc	1 11 0
	s_mul_hi_u32 s28, s50, s47
	s_mul_i32 s28, s28, s43
	s_sub_i32 s28, s50, s28
	s_sub_i32 s29, s28, s43
	s_cmp_ge_u32 s28, s43
	s_cselect_b32 s28, s29, s28
	s_sub_i32 s29, s28, s43
	s_cmp_ge_u32 s28, s43
	s_cselect_b32 s28, s29, s28
	s_xor_b32 s28, s28, s49
	s_sub_i32 s28, s28, s49
	s_lshl_b32 s30, s28, 6
	v_or_b32_e32 v4, s30, v6
	.loc	1 15 0
	v_mul_lo_u32 v4, v4, s20
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_b64 vcc, exec, s[18:19]
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[6:7]
	s_cbranch_vccnz .LBB0_16
	v_lshl_add_u64 v[22:23], v[4:5], 0, v[0:1]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_branch .LBB0_17
.LBB0_16:
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, v22
	v_mov_b32_e32 v24, v22
	v_mov_b32_e32 v25, v22
.LBB0_17:
	.loc	1 13 0
	s_andn2_b64 vcc, exec, s[22:23]
	.loc	1 14 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v9, v[18:19]
	ds_write_b64 v10, v[20:21]
	.loc	1 15 0
	ds_write_b128 v11, v[22:25] offset:4096
	.loc	1 13 0
	s_cbranch_vccnz .LBB0_21
	.loc	1 14 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[30:31], v12
	ds_read_b64 v[32:33], v13
	ds_read_b64 v[34:35], v14
	ds_read_b64 v[36:37], v15
	.loc	1 13 0
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[0:1]
	s_setprio 1
	.loc	1 14 0
	global_load_dwordx4 v[38:41], v[2:3], off offset:64
	.loc	1 16 0
	ds_read2_b64 v[18:21], v16 offset1:2
	ds_read2_b64 v[22:25], v16 offset0:4 offset1:6
	.loc	1 13 0
	s_setprio 0
	.loc	1 15 0
	global_load_dwordx4 v[26:29], v[4:5], off offset:64
	.loc	1 16 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[18:19], v[30:31], 0
	.loc	1 13 0
	s_setprio 1
	.loc	1 16 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[20:21], v[32:33], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[22:23], v[34:35], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[24:25], v[36:37], a[0:15]
	.loc	1 13 0
	s_setprio 0
	s_andn2_b64 vcc, exec, s[26:27]
	.loc	1 14 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b64 v9, v[38:39]
	ds_write_b64 v10, v[40:41]
	.loc	1 15 0
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[26:29] offset:4096
	.loc	1 13 0
	s_cbranch_vccnz .LBB0_22
	s_mov_b32 s28, 32
.LBB0_20:
	.loc	1 14 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[30:31], v12
	ds_read_b64 v[32:33], v13
	ds_read_b64 v[34:35], v14
	ds_read_b64 v[36:37], v15
	.loc	1 13 0
	s_add_i32 s28, s28, 32
	.loc	1 14 0
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[36:37], s[28:29], 1
	v_lshl_add_u64 v[18:19], v[2:3], 0, s[36:37]
	.loc	1 13 0
	s_setprio 1
	.loc	1 14 0
	global_load_dwordx4 v[38:41], v[18:19], off
	.loc	1 16 0
	ds_read2_b64 v[18:21], v16 offset1:2
	ds_read2_b64 v[22:25], v16 offset0:4 offset1:6
	.loc	1 13 0
	s_setprio 0
	.loc	1 15 0
	v_lshl_add_u64 v[26:27], v[4:5], 0, s[36:37]
	global_load_dwordx4 v[26:29], v[26:27], off
	.loc	1 16 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[18:19], v[30:31], a[0:15]
	.loc	1 13 0
	s_setprio 1
	.loc	1 16 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[20:21], v[32:33], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[22:23], v[34:35], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[24:25], v[36:37], a[0:15]
	.loc	1 13 0
	s_setprio 0
	s_cmp_lt_i32 s28, s41
	.loc	1 14 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b64 v9, v[38:39]
	ds_write_b64 v10, v[40:41]
	.loc	1 15 0
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[26:29] offset:4096
	.loc	1 13 0
	s_cbranch_scc1 .LBB0_20
	s_branch .LBB0_22
.LBB0_21:
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
.LBB0_22:
	.loc	1 16 0
	s_andn2_b64 vcc, exec, s[24:25]
	.loc	1 14 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 16 0
	s_cbranch_vccnz .LBB0_2
	ds_read2_b64 v[2:5], v16 offset1:2
	.loc	1 14 0
	ds_read_b64 v[34:35], v12
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v33, a15
	v_accvgpr_read_b32 v32, a14
	v_accvgpr_read_b32 v31, a13
	v_accvgpr_read_b32 v30, a12
	v_accvgpr_read_b32 v29, a11
	v_accvgpr_read_b32 v28, a10
	v_accvgpr_read_b32 v27, a9
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v25, a7
	v_accvgpr_read_b32 v24, a6
	v_accvgpr_read_b32 v23, a5
	v_accvgpr_read_b32 v22, a4
	v_accvgpr_read_b32 v21, a3
	v_accvgpr_read_b32 v20, a2
	v_accvgpr_read_b32 v19, a1
	.loc	1 16 0
	v_accvgpr_write_b32 a0, v18
	v_accvgpr_write_b32 a1, v19
	v_accvgpr_write_b32 a2, v20
	v_accvgpr_write_b32 a3, v21
	v_accvgpr_write_b32 a4, v22
	v_accvgpr_write_b32 a5, v23
	v_accvgpr_write_b32 a6, v24
	v_accvgpr_write_b32 a7, v25
	v_accvgpr_write_b32 a8, v26
	v_accvgpr_write_b32 a9, v27
	v_accvgpr_write_b32 a10, v28
	v_accvgpr_write_b32 a11, v29
	v_accvgpr_write_b32 a12, v30
	v_accvgpr_write_b32 a13, v31
	v_accvgpr_write_b32 a14, v32
	v_accvgpr_write_b32 a15, v33
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[34:35], a[0:15]
	.loc	1 14 0
	ds_read_b64 v[2:3], v13
	.loc	1 16 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
	ds_read2_b64 v[2:5], v16 offset0:4 offset1:6
	.loc	1 14 0
	ds_read_b64 v[18:19], v14
	.loc	1 16 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[18:19], a[0:15]
	.loc	1 14 0
	ds_read_b64 v[2:3], v15
	.loc	1 16 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
	s_branch .LBB0_2
.LBB0_24:
	.loc	1 5 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gather_gemm
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
		.amdhsa_next_free_vgpr 60
		.amdhsa_next_free_sgpr 51
		.amdhsa_accum_offset 44
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
	.size	gather_gemm, .Lfunc_end0-gather_gemm
	.set gather_gemm.num_vgpr, 42
	.set gather_gemm.num_agpr, 16
	.set gather_gemm.numbered_sgpr, 51
	.set gather_gemm.num_named_barrier, 0
	.set gather_gemm.private_seg_size, 0
	.set gather_gemm.uses_vcc, 1
	.set gather_gemm.uses_flat_scratch, 0
	.set gather_gemm.has_dyn_sized_stack, 0
	.set gather_gemm.has_recursion, 0
	.set gather_gemm.has_indirect_call, 0
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
    .max_flat_workgroup_size: 256
    .name:           gather_gemm
    .private_segment_fixed_size: 0
    .sgpr_count:     57
    .sgpr_spill_count: 0
    .symbol:         gather_gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     60
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
