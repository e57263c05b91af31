; lds 4096
	.file	1 "gemm_in_order"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	gemm_in_order
	.p2align	8
	.type	gemm_in_order,@function
gemm_in_order:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 4 0
	s_ashr_i32 s17, s15, 31
	s_lshr_b32 s17, s17, 27
	s_add_i32 s17, s15, s17
	s_ashr_i32 s17, s17, 5
	.loc	1 5 0
	s_mul_i32 s14, s17, s14
	s_cmp_ge_i32 s16, s14
	s_cbranch_scc1 .LBB0_25
	s_load_dwordx2 s[26:27], s[0:1], 0x38
	s_load_dword s33, s[0:1], 0x40
	.loc	1 9 0
	v_and_b32_e32 v3, 32, v0
	.loc	1 13 0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	1 9 0
	v_and_b32_e32 v6, 31, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s26, 0
	s_cselect_b64 s[18:19], -1, 0
	s_sub_i32 s42, s26, 32
	s_cmp_gt_i32 s42, 0
	s_cselect_b64 s[20:21], -1, 0
	s_add_i32 s22, s26, 31
	s_cmp_gt_i32 s22, 31
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_gt_u32 s42, 32
	s_cselect_b64 s[30:31], -1, 0
	s_abs_i32 s43, s17
	v_cvt_f32_u32_e32 v11, s43
	v_lshrrev_b32_e32 v8, 3, v3
	.loc	1 13 0
	v_and_b32_e32 v2, 28, v4
	v_and_b32_e32 v4, 56, v4
	v_rcp_iflag_f32_e32 v11, v11
	v_lshrrev_b32_e32 v3, 2, v3
	.loc	1 9 0
	v_lshrrev_b32_e32 v5, 6, v0
	v_lshlrev_b32_e32 v9, 6, v6
	v_xor_b32_e32 v4, v4, v3
	s_abs_i32 s44, s13
	v_or_b32_e32 v1, v5, v0
	v_or_b32_e32 v4, v4, v9
	v_cmp_eq_u32_e64 s[24:25], 0, v5
	v_add_u32_e32 v5, 0, v9
	v_mul_f32_e32 v9, 0x4f7ffffe, v11
	v_cvt_f32_u32_e32 v11, s44
	v_cvt_u32_f32_e32 v9, v9
	s_sub_i32 s22, 0, s43
	v_lshrrev_b32_e32 v7, 3, v0
	v_rcp_iflag_f32_e32 v11, v11
	v_readfirstlane_b32 s23, v9
	s_mul_i32 s22, s22, s23
	s_mul_hi_u32 s22, s23, s22
	v_mul_f32_e32 v9, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v9, v9
	v_lshlrev_b32_e32 v10, 3, v0
	v_lshrrev_b32_e32 v0, 1, v0
	s_add_i32 s46, s23, s22
	s_sub_i32 s22, 0, s44
	v_readfirstlane_b32 s23, v9
	v_and_b32_e32 v0, 56, v0
	s_mul_i32 s22, s22, s23
	v_xor_b32_e32 v0, v10, v0
	s_mul_hi_u32 s22, s23, s22
	v_cndmask_b32_e64 v9, 0, 1, s[18:19]
	s_add_i32 s47, s23, s22
	v_cmp_ne_u32_e64 s[22:23], 1, v9
	v_add_u32_e32 v9, 0, v0
	v_cndmask_b32_e64 v0, 0, 1, s[20:21]
	v_and_b32_e32 v1, 63, v1
	v_xor_b32_e32 v12, 16, v4
	v_xor_b32_e32 v13, 32, v4
	v_xor_b32_e32 v14, 48, v4
	v_cmp_ne_u32_e64 s[20:21], 1, v0
	v_add_u32_e32 v3, v5, v3
	v_cndmask_b32_e64 v0, 0, 1, s[30:31]
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_mov_b32_e32 v1, 0
	s_ashr_i32 s45, s17, 31
	s_ashr_i32 s13, s13, 31
	v_add_u32_e32 v10, 0, v10
	v_add_u32_e32 v11, 0, v4
	v_add_u32_e32 v12, 0, v12
	v_add_u32_e32 v13, 0, v13
	v_add_u32_e32 v14, 0, v14
	v_cmp_ne_u32_e64 s[18:19], 1, v0
	v_lshlrev_b32_e32 v0, 1, v2
	v_add_u32_e32 v15, 0x800, v3
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[30:31]
	.loc	1 5 0
	s_add_i32 s16, s16, s33
	s_cmp_lt_i32 s16, s14
	s_cbranch_scc0 .LBB0_25
.LBB0_3:
	.loc	1 6 0
	s_abs_i32 s31, s16
	s_mul_hi_u32 s34, s31, s46
	s_mul_i32 s35, s34, s43
	s_ashr_i32 s30, s16, 31
	s_sub_i32 s31, s31, s35
	s_xor_b32 s30, s30, s45
	s_add_i32 s35, s34, 1
	s_sub_i32 s36, s31, s43
	s_cmp_ge_u32 s31, s43
	s_cselect_b32 s34, s35, s34
	s_cselect_b32 s31, s36, s31
	s_add_i32 s35, s34, 1
	s_cmp_ge_u32 s31, s43
	s_cselect_b32 s31, s35, s34
	s_xor_b32 s31, s31, s30
	s_sub_i32 s30, s31, s30
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[34:35], s[30:31], 2
	s_add_u32 s34, s10, s34
	s_addc_u32 s35, s11, s35
	global_load_dword v2, v1, s[34:35]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v2
	.loc	1 7 0
	s_abs_i32 s31, s34
	s_mul_hi_u32 s37, s31, s47
	s_mul_i32 s38, s37, s44
	s_ashr_i32 s35, s34, 31
	s_sub_i32 s31, s31, s38
	s_xor_b32 s36, s35, s13
	s_add_i32 s39, s37, 1
	s_sub_i32 s38, s31, s44
	s_cmp_ge_u32 s31, s44
	s_cselect_b32 s37, s39, s37
	s_cselect_b32 s31, s38, s31
	s_add_i32 s38, s37, 1
	s_cmp_ge_u32 s31, s44
	s_cselect_b32 s31, s38, s37
	s_xor_b32 s31, s31, s36
	s_sub_i32 s31, s31, s36
	s_cmp_eq_u32 s31, s12
	s_cbranch_scc1 .LBB0_10
	.loc	1 8 0
	s_lshl_b64 s[36:37], s[34:35], 2
	s_add_u32 s36, s8, s36
	s_addc_u32 s37, s9, s37
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[40:41]
	v_readfirstlane_b32 s31, v2
	s_nop 1
	v_mov_b32_e32 v2, s31
	ds_write_b32 v1, v2
.LBB0_6:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s27, v2
	s_cbranch_vccz .LBB0_10
.LBB0_7:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_6
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_5
	global_load_dword v2, v1, s[36:37] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_5
.LBB0_10:
	.loc	1 9 0
	s_lshl_b32 s34, s34, 5
	v_or_b32_e32 v2, s34, v7
	.loc	1 13 0
	v_mul_lo_u32 v2, v2, s26
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_b64 vcc, exec, s[22:23]
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[2:3]
	s_cbranch_vccnz .LBB0_12
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[0:1]
	global_load_dwordx2 v[16:17], v[4:5], off
	s_branch .LBB0_13
.LBB0_12:
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, v16
.LBB0_13:
	.loc	1 10 0
	s_mul_i32 s30, s30, s17
	s_sub_i32 s30, s16, s30
	s_lshl_b32 s35, s30, 5
	v_or_b32_e32 v4, s35, v7
	.loc	1 14 0
	v_mul_lo_u32 v4, v4, s26
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_b64 vcc, exec, s[22:23]
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[4:5]
	s_cbranch_vccnz .LBB0_15
	v_lshl_add_u64 v[18:19], v[4:5], 0, v[0:1]
	global_load_dwordx2 v[18:19], v[18:19], off
	s_branch .LBB0_16
.LBB0_15:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
.LBB0_16:
	.loc	1 12 0
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 13 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v9, v[16:17]
	.loc	1 14 0
	ds_write_b64 v10, v[18:19] offset:2048
	.loc	1 12 0
	s_cbranch_vccnz .LBB0_20
	.loc	1 13 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[24:25], v11
	ds_read_b64 v[26:27], v12
	ds_read_b64 v[28:29], v13
	ds_read_b64 v[30:31], v14
	.loc	1 12 0
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[0:1]
	s_setprio 1
	.loc	1 13 0
	global_load_dwordx2 v[32:33], v[2:3], off offset:64
	.loc	1 15 0
	ds_read2_b64 v[16:19], v15 offset1:2
	ds_read2_b64 v[20:23], v15 offset0:4 offset1:6
	.loc	1 12 0
	s_setprio 0
	.loc	1 14 0
	global_load_dwordx2 v[34:35], v[4:5], off offset:64
	.loc	1 15 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[16:17], v[24:25], 0
	.loc	1 12 0
	s_setprio 1
	.loc	1 15 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[18:19], v[26:27], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[20:21], v[28:29], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[22:23], v[30:31], a[0:15]
	.loc	1 12 0
	s_setprio 0
	s_and_b64 vcc, exec, s[18:19]
	.loc	1 13 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b64 v9, v[32:33]
	.loc	1 14 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v10, v[34:35] offset:2048
	.loc	1 12 0
	s_cbranch_vccnz .LBB0_21
	s_mov_b32 s30, 32
.LBB0_19:
	.loc	1 13 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[24:25], v11
	ds_read_b64 v[26:27], v12
	ds_read_b64 v[28:29], v13
	ds_read_b64 v[30:31], v14
	.loc	1 12 0
	s_add_i32 s30, s30, 32
	.loc	1 13 0
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[36:37], s[30:31], 1
	v_lshl_add_u64 v[16:17], v[2:3], 0, s[36:37]
	.loc	1 12 0
	s_setprio 1
	.loc	1 13 0
	global_load_dwordx2 v[32:33], v[16:17], off
	.loc	1 15 0
	ds_read2_b64 v[16:19], v15 offset1:2
	ds_read2_b64 v[20:23], v15 offset0:4 offset1:6
	.loc	1 12 0
	s_setprio 0
	.loc	1 14 0
	v_lshl_add_u64 v[34:35], v[4:5], 0, s[36:37]
	global_load_dwordx2 v[34:35], v[34:35], off
	.loc	1 15 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[16:17], v[24:25], a[0:15]
	.loc	1 12 0
	s_setprio 1
	.loc	1 15 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[18:19], v[26:27], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[20:21], v[28:29], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[22:23], v[30:31], a[0:15]
	.loc	1 12 0
	s_setprio 0
	s_cmp_lt_i32 s30, s42
	.loc	1 13 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b64 v9, v[32:33]
	.loc	1 14 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v10, v[34:35] offset:2048
	.loc	1 12 0
	s_cbranch_scc1 .LBB0_19
	s_branch .LBB0_21
.LBB0_20:
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
.LBB0_21:
	.loc	1 15 0
	s_andn2_b64 vcc, exec, s[28:29]
	.loc	1 13 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 15 0
	s_cbranch_vccnz .LBB0_23
	ds_read2_b64 v[2:5], v15 offset1:2
	.loc	1 13 0
	ds_read_b64 v[32:33], v11
	v_accvgpr_read_b32 v16, a0
	v_accvgpr_read_b32 v31, a15
	v_accvgpr_read_b32 v30, a14
	v_accvgpr_read_b32 v29, a13
	v_accvgpr_read_b32 v28, a12
	v_accvgpr_read_b32 v27, a11
	v_accvgpr_read_b32 v26, a10
	v_accvgpr_read_b32 v25, a9
	v_accvgpr_read_b32 v24, a8
	v_accvgpr_read_b32 v23, a7
	v_accvgpr_read_b32 v22, a6
	v_accvgpr_read_b32 v21, a5
	v_accvgpr_read_b32 v20, a4
	v_accvgpr_read_b32 v19, a3
	v_accvgpr_read_b32 v18, a2
	v_accvgpr_read_b32 v17, a1
	.loc	1 15 0
	v_accvgpr_write_b32 a0, v16
	v_accvgpr_write_b32 a1, v17
	v_accvgpr_write_b32 a2, v18
	v_accvgpr_write_b32 a3, v19
	v_accvgpr_write_b32 a4, v20
	v_accvgpr_write_b32 a5, v21
	v_accvgpr_write_b32 a6, v22
	v_accvgpr_write_b32 a7, v23
	v_accvgpr_write_b32 a8, v24
	v_accvgpr_write_b32 a9, v25
	v_accvgpr_write_b32 a10, v26
	v_accvgpr_write_b32 a11, v27
	v_accvgpr_write_b32 a12, v28
	v_accvgpr_write_b32 a13, v29
	v_accvgpr_write_b32 a14, v30
	v_accvgpr_write_b32 a15, v31
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[32:33], a[0:15]
	.loc	1 13 0
	ds_read_b64 v[2:3], v12
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
	ds_read2_b64 v[2:5], v15 offset0:4 offset1:6
	.loc	1 13 0
	ds_read_b64 v[16:17], v13
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[16:17], a[0:15]
	.loc	1 13 0
	ds_read_b64 v[2:3], v14
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
.LBB0_23:
	s_nop 10
	v_accvgpr_read_b32 v27, a15
	v_accvgpr_read_b32 v26, a14
	v_accvgpr_read_b32 v25, a13
	v_accvgpr_read_b32 v24, a12
	v_accvgpr_read_b32 v23, a11
	v_accvgpr_read_b32 v22, a10
	v_accvgpr_read_b32 v21, a9
	v_accvgpr_read_b32 v20, a8
	v_accvgpr_read_b32 v4, a7
	v_accvgpr_read_b32 v3, a6
	v_accvgpr_read_b32 v2, a5
	v_accvgpr_read_b32 v17, a3
	v_accvgpr_read_b32 v19, a2
	v_accvgpr_read_b32 v16, a1
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v5, a4
	.loc	1 16 0
	s_and_saveexec_b64 s[30:31], s[24:25]
	s_cbranch_execz .LBB0_2
	.loc	1 9 0
	v_or_b32_e32 v29, s34, v6
	.loc	1 16 0
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v22, v22
	v_cvt_f16_f32_e32 v30, v21
	v_cvt_f16_f32_e32 v31, v20
	v_mul_lo_u32 v20, v29, s15
	.loc	1 10 0
	v_or_b32_e32 v28, s35, v8
	.loc	1 16 0
	v_cvt_f16_f32_e32 v27, v27
	v_cvt_f16_f32_e32 v26, v26
	v_cvt_f16_f32_e32 v25, v25
	v_cvt_f16_f32_e32 v24, v24
	v_ashrrev_i32_e32 v21, 31, v20
	v_cvt_f16_f32_e32 v19, v19
	v_cvt_f16_f32_e32 v17, v17
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v16, v16
	v_lshl_add_u64 v[20:21], v[20:21], 1, s[6:7]
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[20:21], v[28:29], 1, v[20:21]
	v_pack_b32_f16 v3, v3, v4
	v_pack_b32_f16 v2, v5, v2
	global_store_dwordx2 v[20:21], v[2:3], off offset:16
	v_pack_b32_f16 v3, v22, v23
	v_pack_b32_f16 v2, v31, v30
	v_pack_b32_f16 v17, v19, v17
	v_pack_b32_f16 v16, v18, v16
	global_store_dwordx2 v[20:21], v[2:3], off offset:32
	v_pack_b32_f16 v3, v26, v27
	v_pack_b32_f16 v2, v24, v25
	global_store_dwordx2 v[20:21], v[16:17], off
	global_store_dwordx2 v[20:21], v[2:3], off offset:48
	s_branch .LBB0_2
.LBB0_25:
	.loc	1 5 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_in_order
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
		.amdhsa_next_free_vgpr 52
		.amdhsa_next_free_sgpr 48
		.amdhsa_accum_offset 36
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
	.size	gemm_in_order, .Lfunc_end0-gemm_in_order
	.set gemm_in_order.num_vgpr, 36
	.set gemm_in_order.num_agpr, 16
	.set gemm_in_order.numbered_sgpr, 48
	.set gemm_in_order.num_named_barrier, 0
	.set gemm_in_order.private_seg_size, 0
	.set gemm_in_order.uses_vcc, 1
	.set gemm_in_order.uses_flat_scratch, 0
	.set gemm_in_order.has_dyn_sized_stack, 0
	.set gemm_in_order.has_recursion, 0
	.set gemm_in_order.has_indirect_call, 0
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
    .name:           gemm_in_order
    .private_segment_fixed_size: 0
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         gemm_in_order.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
