; lds 2048
	.file	1 "matmul"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	matmul
	.p2align	8
	.type	matmul,@function
matmul:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 1 0
	s_lshl_b32 s8, s16, 5
	v_lshrrev_b32_e32 v8, 3, v0
	v_or_b32_e32 v1, s8, v8
	.loc	1 6 0
	v_mul_lo_u32 v4, s10, v1
	.loc	1 1 0
	v_lshlrev_b32_e32 v9, 2, v0
	.loc	1 6 0
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	1 4 0
	s_cmp_gt_i32 s10, 0
	.loc	1 1 0
	v_and_b32_e32 v2, 28, v9
	.loc	1 4 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s10, 1
	.loc	1 6 0
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_2
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[2:3]
	global_load_dword v3, v[6:7], off
.LBB0_2:
	.loc	1 2 0
	s_lshl_b32 s2, s17, 5
	v_or_b32_e32 v6, s2, v2
	v_mov_b32_e32 v11, 0
	.loc	1 3 0
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
	.loc	1 7 0
	s_andn2_b64 vcc, exec, s[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	s_cbranch_vccnz .LBB0_4
	v_mul_lo_u32 v10, s9, v8
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], s[4:5], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[6:7]
	global_load_dword v11, v[10:11], off
.LBB0_4:
	.loc	1 6 0
	v_lshrrev_b32_e32 v12, 2, v0
	v_and_b32_e32 v9, 0x3fc, v9
	v_and_b32_e32 v12, 24, v12
	.loc	1 1 0
	v_and_b32_e32 v10, 32, v0
	.loc	1 6 0
	v_xor_b32_e32 v12, v9, v12
	.loc	1 7 0
	v_add_u32_e32 v14, 0, v9
	.loc	1 4 0
	s_sub_i32 s0, s10, 32
	.loc	1 1 0
	v_and_b32_e32 v1, 31, v0
	.loc	1 6 0
	v_add_u32_e32 v13, 0, v12
	.loc	1 7 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v11 offset:1024
	.loc	1 4 0
	s_cmp_lt_i32 s0, 1
	v_lshlrev_b32_e32 v11, 1, v0
	v_lshrrev_b32_e32 v12, 2, v10
	.loc	1 6 0
	ds_write_b32 v13, v3
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_8
	v_and_b32_e32 v3, 24, v11
	v_xor_b32_e32 v3, v3, v12
	v_lshl_or_b32 v3, v1, 5, v3
	v_add_u32_e32 v15, 0, v3
	v_xor_b32_e32 v3, 16, v3
	v_add_u32_e32 v16, 0, v3
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[18:19], v15
	ds_read_b64 v[20:21], v16
	.loc	1 4 0
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[6:7]
	.loc	1 6 0
	v_mov_b32_e32 v3, 0
	.loc	1 5 0
	v_or_b32_e32 v9, 32, v8
	.loc	1 6 0
	v_lshl_add_u64 v[22:23], v[4:5], 0, v[2:3]
	.loc	1 4 0
	s_setprio 1
	.loc	1 6 0
	global_load_dword v17, v[22:23], off offset:32
	.loc	1 7 0
	v_lshl_add_u32 v3, v10, 3, 0
	v_add_u32_e32 v3, v3, v1
	ds_read_u8 v24, v3 offset:1024
	ds_read_u8 v25, v3 offset:1056
	ds_read_u8 v26, v3 offset:1088
	ds_read_u8 v27, v3 offset:1120
	ds_read_u8 v28, v3 offset:1152
	ds_read_u8 v29, v3 offset:1184
	ds_read_u8 v30, v3 offset:1216
	ds_read_u8 v31, v3 offset:1248
	ds_read_u8 v32, v3 offset:1536
	ds_read_u8 v33, v3 offset:1568
	ds_read_u8 v34, v3 offset:1600
	ds_read_u8 v35, v3 offset:1632
	ds_read_u8 v36, v3 offset:1664
	ds_read_u8 v37, v3 offset:1696
	ds_read_u8 v38, v3 offset:1728
	ds_read_u8 v39, v3 offset:1760
	.loc	1 4 0
	s_setprio 0
	.loc	1 7 0
	v_mul_lo_u32 v22, v9, s9
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshl_add_u64 v[22:23], v[6:7], 0, v[22:23]
	global_load_dword v9, v[22:23], off
	s_waitcnt lgkmcnt(10)
	v_lshlrev_b16_e32 v22, 8, v29
	s_waitcnt lgkmcnt(8)
	v_lshlrev_b16_e32 v23, 8, v31
	v_or_b32_e32 v22, v28, v22
	v_or_b32_sdwa v23, v30, v23 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_nop 0
	v_or_b32_sdwa v23, v22, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v22, 8, v25
	v_or_b32_e32 v22, v24, v22
	v_lshlrev_b16_e32 v24, 8, v27
	v_or_b32_sdwa v24, v26, v24 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16_e32 v25, 8, v39
	v_or_b32_sdwa v22, v22, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v24, 8, v37
	v_or_b32_e32 v24, v36, v24
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[22:23], v[18:19], 0
	v_or_b32_sdwa v25, v38, v25 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_lshlrev_b16_e32 v26, 8, v35
	v_or_b32_sdwa v25, v24, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v24, 8, v33
	v_or_b32_e32 v24, v32, v24
	v_or_b32_sdwa v26, v34, v26 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_nop 0
	v_or_b32_sdwa v24, v24, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	.loc	1 4 0
	s_setprio 1
	.loc	1 7 0
	s_nop 0
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[24:25], v[20:21], a[0:15]
	.loc	1 4 0
	s_setprio 0
	s_cmp_lt_u32 s0, 33
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b32 v13, v17
	.loc	1 7 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v9 offset:1024
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_8
	v_or_b32_e32 v8, 64, v8
	v_mul_lo_u32 v8, s9, v8
	s_lshl_b32 s1, s9, 5
	s_mov_b32 s3, 32
.LBB0_7:
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[18:19], v15
	ds_read_b64 v[20:21], v16
	.loc	1 4 0
	s_add_i32 s3, s3, 32
	.loc	1 5 0
	v_add_u32_e32 v22, s3, v2
	.loc	1 6 0
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshl_add_u64 v[22:23], v[4:5], 0, v[22:23]
	.loc	1 4 0
	s_setprio 1
	.loc	1 6 0
	global_load_dword v17, v[22:23], off
	.loc	1 7 0
	ds_read_u8 v24, v3 offset:1024
	ds_read_u8 v25, v3 offset:1056
	ds_read_u8 v26, v3 offset:1088
	ds_read_u8 v27, v3 offset:1120
	ds_read_u8 v28, v3 offset:1152
	ds_read_u8 v29, v3 offset:1184
	ds_read_u8 v30, v3 offset:1216
	ds_read_u8 v31, v3 offset:1248
	ds_read_u8 v32, v3 offset:1536
	ds_read_u8 v33, v3 offset:1568
	ds_read_u8 v34, v3 offset:1600
	ds_read_u8 v35, v3 offset:1632
	ds_read_u8 v36, v3 offset:1664
	ds_read_u8 v37, v3 offset:1696
	ds_read_u8 v38, v3 offset:1728
	ds_read_u8 v39, v3 offset:1760
	.loc	1 4 0
	s_setprio 0
	.loc	1 7 0
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[22:23], v[6:7], 0, v[8:9]
	global_load_dword v9, v[22:23], off
	s_waitcnt lgkmcnt(10)
	v_lshlrev_b16_e32 v22, 8, v29
	s_waitcnt lgkmcnt(8)
	v_lshlrev_b16_e32 v23, 8, v31
	v_or_b32_e32 v22, v28, v22
	v_or_b32_sdwa v23, v30, v23 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_nop 0
	v_or_b32_sdwa v23, v22, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v22, 8, v25
	v_or_b32_e32 v22, v24, v22
	v_lshlrev_b16_e32 v24, 8, v27
	v_or_b32_sdwa v24, v26, v24 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16_e32 v25, 8, v39
	v_or_b32_sdwa v22, v22, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v24, 8, v37
	v_or_b32_e32 v24, v36, v24
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[22:23], v[18:19], a[0:15]
	v_or_b32_sdwa v25, v38, v25 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_lshlrev_b16_e32 v26, 8, v35
	v_or_b32_sdwa v25, v24, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v24, 8, v33
	v_or_b32_e32 v24, v32, v24
	v_or_b32_sdwa v26, v34, v26 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_nop 0
	v_or_b32_sdwa v24, v24, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	.loc	1 4 0
	s_setprio 1
	.loc	1 7 0
	s_nop 0
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[24:25], v[20:21], a[0:15]
	.loc	1 4 0
	s_setprio 0
	s_cmp_lt_i32 s3, s0
	v_add_u32_e32 v8, s1, v8
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b32 v13, v17
	.loc	1 7 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v9 offset:1024
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_7
.LBB0_8:
	s_add_i32 s10, s10, 31
	s_cmp_lt_i32 s10, 32
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 7 0
	s_cbranch_scc0 .LBB0_11
	.loc	1 8 0
	v_and_b32_e32 v0, 0xc0, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_12
.LBB0_10:
	s_endpgm
.LBB0_11:
	.loc	1 7 0
	v_lshlrev_b32_e32 v2, 3, v10
	v_add3_u32 v2, 0, v2, v1
	ds_read_u8 v8, v2 offset:1760
	ds_read_u8 v9, v2 offset:1728
	ds_read_u8 v13, v2 offset:1696
	ds_read_u8 v30, v2 offset:1664
	ds_read_u8 v31, v2 offset:1632
	ds_read_u8 v32, v2 offset:1600
	ds_read_u8 v33, v2 offset:1568
	ds_read_u8 v34, v2 offset:1536
	ds_read_u8 v6, v2 offset:1248
	ds_read_u8 v7, v2 offset:1216
	ds_read_u8 v35, v2 offset:1184
	ds_read_u8 v36, v2 offset:1152
	ds_read_u8 v37, v2 offset:1120
	ds_read_u8 v38, v2 offset:1088
	ds_read_u8 v39, v2 offset:1024
	ds_read_u8 v40, v2 offset:1056
	.loc	1 6 0
	v_and_b32_e32 v2, 24, v11
	.loc	1 7 0
	s_waitcnt lgkmcnt(5)
	v_lshlrev_b16_e32 v11, 8, v35
	v_lshlrev_b16_e32 v6, 8, v6
	.loc	1 6 0
	v_xor_b32_e32 v2, v2, v12
	.loc	1 7 0
	s_waitcnt lgkmcnt(4)
	v_or_b32_e32 v11, v36, v11
	v_or_b32_sdwa v6, v7, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	.loc	1 6 0
	v_lshl_or_b32 v2, v1, 5, v2
	.loc	1 7 0
	v_or_b32_sdwa v7, v11, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16_e32 v6, 8, v40
	v_lshlrev_b16_e32 v11, 8, v37
	.loc	1 6 0
	v_xad_u32 v3, v2, 16, 0
	v_add_u32_e32 v4, 0, v2
	.loc	1 7 0
	v_or_b32_e32 v6, v39, v6
	v_or_b32_sdwa v11, v38, v11 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	.loc	1 6 0
	ds_read_b64 v[2:3], v3
	ds_read_b64 v[4:5], v4
	.loc	1 7 0
	v_or_b32_sdwa v6, v6, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_accvgpr_read_b32 v14, a0
	v_accvgpr_read_b32 v29, a15
	v_accvgpr_read_b32 v28, a14
	v_accvgpr_read_b32 v27, a13
	v_accvgpr_read_b32 v26, a12
	v_accvgpr_read_b32 v25, a11
	v_accvgpr_read_b32 v24, a10
	v_accvgpr_read_b32 v23, a9
	v_accvgpr_read_b32 v22, a8
	v_accvgpr_read_b32 v21, a7
	v_accvgpr_read_b32 v20, a6
	v_accvgpr_read_b32 v19, a5
	v_accvgpr_read_b32 v18, a4
	v_accvgpr_read_b32 v17, a3
	v_accvgpr_read_b32 v16, a2
	v_accvgpr_read_b32 v15, a1
	v_accvgpr_write_b32 a0, v14
	v_lshlrev_b16_e32 v11, 8, v13
	v_lshlrev_b16_e32 v8, 8, v8
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_accvgpr_write_b32 a4, v18
	v_accvgpr_write_b32 a5, v19
	v_accvgpr_write_b32 a6, v20
	v_accvgpr_write_b32 a7, v21
	v_accvgpr_write_b32 a8, v22
	v_accvgpr_write_b32 a9, v23
	v_accvgpr_write_b32 a10, v24
	v_accvgpr_write_b32 a11, v25
	v_accvgpr_write_b32 a12, v26
	v_accvgpr_write_b32 a13, v27
	v_accvgpr_write_b32 a14, v28
	v_accvgpr_write_b32 a15, v29
	v_or_b32_e32 v11, v30, v11
	v_or_b32_sdwa v8, v9, v8 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[6:7], v[4:5], a[0:15]
	v_or_b32_sdwa v9, v11, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v8, 8, v33
	v_lshlrev_b16_e32 v4, 8, v31
	v_or_b32_e32 v8, v34, v8
	v_or_b32_sdwa v4, v32, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_nop 0
	v_or_b32_sdwa v8, v8, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_nop 1
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[8:9], v[2:3], a[0:15]
	.loc	1 8 0
	v_and_b32_e32 v0, 0xc0, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
.LBB0_12:
	.loc	1 1 0
	v_or_b32_e32 v1, s8, v1
	v_lshrrev_b32_e32 v0, 3, v10
	.loc	1 8 0
	v_mul_lo_u32 v2, s9, v1
	.loc	1 2 0
	v_or_b32_e32 v0, s2, v0
	.loc	1 8 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[2:3]
	global_store_dwordx4 v[0:1], a[0:3], off
	global_store_dwordx4 v[0:1], a[4:7], off offset:32
	global_store_dwordx4 v[0:1], a[8:11], off offset:64
	global_store_dwordx4 v[0:1], a[12:15], off offset:96
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 60
		.amdhsa_next_free_sgpr 18
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
	.size	matmul, .Lfunc_end0-matmul
	.set matmul.num_vgpr, 41
	.set matmul.num_agpr, 16
	.set matmul.numbered_sgpr, 18
	.set matmul.num_named_barrier, 0
	.set matmul.private_seg_size, 0
	.set matmul.uses_vcc, 1
	.set matmul.uses_flat_scratch, 0
	.set matmul.has_dyn_sized_stack, 0
	.set matmul.has_recursion, 0
	.set matmul.has_indirect_call, 0
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 256
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
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
