; lds 6144
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
	s_lshl_b32 s8, s16, 6
	v_lshrrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v1, s8, v1
	.loc	1 2 0
	v_lshlrev_b32_e32 v10, 3, v0
	.loc	1 6 0
	v_mul_lo_u32 v2, s10, v1
	.loc	1 2 0
	v_and_b32_e32 v15, 24, v10
	.loc	1 6 0
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 4 0
	s_cmp_gt_i32 s10, 0
	.loc	1 6 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[2:3]
	.loc	1 4 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s10, 1
	v_lshlrev_b32_e32 v6, 1, v15
	.loc	1 6 0
	s_cbranch_scc1 .LBB0_2
	v_mov_b32_e32 v7, 0
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[6:7]
	global_load_dwordx4 v[18:21], v[4:5], off
	s_branch .LBB0_3
.LBB0_2:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
.LBB0_3:
	.loc	1 2 0
	s_lshl_b32 s2, s17, 5
	v_lshlrev_b32_e32 v7, 2, v0
	v_and_or_b32 v4, v7, 28, s2
	v_lshrrev_b32_e32 v24, 3, v0
	.loc	1 7 0
	s_andn2_b64 vcc, exec, s[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	s_cbranch_vccnz .LBB0_5
	v_mul_lo_u32 v8, s9, v24
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[4:5]
	v_lshl_add_u64 v[8:9], v[4:5], 1, v[8:9]
	global_load_dwordx2 v[12:13], v[8:9], off
	s_branch .LBB0_6
.LBB0_5:
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, v12
.LBB0_6:
	.loc	1 6 0
	v_lshlrev_b32_e32 v11, 4, v0
	v_and_b32_e32 v14, 56, v0
	v_xor_b32_e32 v11, v11, v14
	v_add_u32_e32 v16, 0, v11
	.loc	1 1 0
	v_and_b32_e32 v1, 31, v0
	v_and_b32_e32 v9, 0x80, v0
	.loc	1 2 0
	v_and_b32_e32 v8, 32, v0
	.loc	1 6 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v16, v[18:19]
	v_xor_b32_e32 v11, 8, v11
	.loc	1 7 0
	v_add_u32_e32 v18, 0, v10
	.loc	1 4 0
	s_sub_i32 s0, s10, 32
	.loc	1 6 0
	v_add_u32_e32 v17, 0, v11
	.loc	1 7 0
	ds_write_b64 v18, v[12:13] offset:4096
	.loc	1 4 0
	s_cmp_lt_i32 s0, 1
	v_lshlrev_b32_e32 v10, 6, v1
	v_and_b32_e32 v11, 56, v7
	v_lshrrev_b32_e32 v12, 2, v8
	v_lshlrev_b32_e32 v13, 4, v9
	v_lshlrev_b32_e32 v14, 1, v1
	.loc	1 6 0
	ds_write_b64 v17, v[20:21]
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_10
	v_xor_b32_e32 v7, v11, v12
	v_or3_b32 v7, v10, v13, v7
	v_add_u32_e32 v19, 0, v7
	v_xor_b32_e32 v20, 16, v7
	v_xor_b32_e32 v21, 32, v7
	v_xor_b32_e32 v7, 48, v7
	v_add_u32_e32 v20, 0, v20
	v_add_u32_e32 v21, 0, v21
	v_add_u32_e32 v22, 0, v7
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[26:27], v19
	ds_read_b64 v[28:29], v20
	ds_read_b64 v[30:31], v21
	ds_read_b64 v[32:33], v22
	.loc	1 4 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[4:5]
	.loc	1 6 0
	v_mov_b32_e32 v7, 0
	.loc	1 5 0
	v_or_b32_e32 v25, 32, v24
	.loc	1 6 0
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[6:7]
	.loc	1 4 0
	s_setprio 1
	.loc	1 6 0
	global_load_dwordx4 v[50:53], v[6:7], off offset:64
	.loc	1 7 0
	v_lshl_add_u32 v6, v8, 3, 0
	v_add_u32_e32 v23, v6, v14
	ds_read_u16 v34, v23 offset:4096
	ds_read_u16 v36, v23 offset:4160
	ds_read_u16 v35, v23 offset:4224
	ds_read_u16 v37, v23 offset:4288
	ds_read_u16 v38, v23 offset:4608
	ds_read_u16 v39, v23 offset:4672
	ds_read_u16 v40, v23 offset:4736
	ds_read_u16 v41, v23 offset:4800
	ds_read_u16 v42, v23 offset:5120
	ds_read_u16 v43, v23 offset:5184
	ds_read_u16 v44, v23 offset:5248
	ds_read_u16 v45, v23 offset:5312
	ds_read_u16 v46, v23 offset:5632
	ds_read_u16 v47, v23 offset:5696
	ds_read_u16 v48, v23 offset:5760
	ds_read_u16 v49, v23 offset:5824
	.loc	1 4 0
	s_setprio 0
	.loc	1 7 0
	v_mul_lo_u32 v6, v25, s9
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[4:5]
	global_load_dwordx2 v[6:7], v[6:7], off
	s_mov_b32 s1, 0x5040100
	s_waitcnt lgkmcnt(12)
	v_perm_b32 v35, v37, v35, s1
	v_perm_b32 v34, v36, v34, s1
	s_waitcnt lgkmcnt(8)
	v_perm_b32 v37, v41, v40, s1
	v_perm_b32 v36, v39, v38, s1
	v_mfma_f32_32x32x8_f16 a[0:15], v[34:35], v[26:27], 0
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v39, v45, v44, s1
	v_perm_b32 v38, v43, v42, s1
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v41, v49, v48, s1
	v_perm_b32 v40, v47, v46, s1
	.loc	1 4 0
	s_setprio 1
	.loc	1 7 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[36:37], v[28:29], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[38:39], v[30:31], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[40:41], v[32:33], a[0:15]
	.loc	1 4 0
	s_setprio 0
	s_cmp_lt_u32 s0, 33
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b64 v16, v[50:51]
	ds_write_b64 v17, v[52:53]
	.loc	1 7 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v18, v[6:7] offset:4096
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_11
	v_or_b32_e32 v6, 64, v24
	v_mul_lo_u32 v6, s9, v6
	s_lshl_b32 s3, s9, 5
	s_mov_b32 s4, 32
.LBB0_9:
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[24:25], v19
	ds_read_b64 v[26:27], v20
	ds_read_b64 v[28:29], v21
	ds_read_b64 v[30:31], v22
	.loc	1 4 0
	s_add_i32 s4, s4, 32
	.loc	1 5 0
	v_add_u32_e32 v32, s4, v15
	.loc	1 6 0
	v_ashrrev_i32_e32 v33, 31, v32
	v_lshl_add_u64 v[32:33], v[32:33], 1, v[2:3]
	.loc	1 4 0
	s_setprio 1
	.loc	1 6 0
	global_load_dwordx4 v[50:53], v[32:33], off
	.loc	1 7 0
	ds_read_u16 v34, v23 offset:4096
	ds_read_u16 v36, v23 offset:4160
	ds_read_u16 v35, v23 offset:4224
	ds_read_u16 v37, v23 offset:4288
	ds_read_u16 v38, v23 offset:4608
	ds_read_u16 v39, v23 offset:4672
	ds_read_u16 v40, v23 offset:4736
	ds_read_u16 v41, v23 offset:4800
	ds_read_u16 v42, v23 offset:5120
	ds_read_u16 v43, v23 offset:5184
	ds_read_u16 v44, v23 offset:5248
	ds_read_u16 v45, v23 offset:5312
	ds_read_u16 v46, v23 offset:5632
	ds_read_u16 v47, v23 offset:5696
	ds_read_u16 v48, v23 offset:5760
	ds_read_u16 v49, v23 offset:5824
	.loc	1 4 0
	s_setprio 0
	.loc	1 7 0
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[32:33], v[6:7], 1, v[4:5]
	global_load_dwordx2 v[32:33], v[32:33], off
	s_waitcnt lgkmcnt(12)
	v_perm_b32 v35, v37, v35, s1
	v_perm_b32 v34, v36, v34, s1
	s_waitcnt lgkmcnt(8)
	v_perm_b32 v37, v41, v40, s1
	v_perm_b32 v36, v39, v38, s1
	v_mfma_f32_32x32x8_f16 a[0:15], v[34:35], v[24:25], a[0:15]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v39, v45, v44, s1
	v_perm_b32 v38, v43, v42, s1
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v41, v49, v48, s1
	v_perm_b32 v40, v47, v46, s1
	.loc	1 4 0
	s_setprio 1
	.loc	1 7 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[36:37], v[26:27], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[38:39], v[28:29], a[0:15]
	v_mfma_f32_32x32x8_f16 a[0:15], v[40:41], v[30:31], a[0:15]
	.loc	1 4 0
	s_setprio 0
	s_cmp_lt_i32 s4, s0
	v_add_u32_e32 v6, s3, v6
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b64 v16, v[50:51]
	ds_write_b64 v17, v[52:53]
	.loc	1 7 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v18, v[32:33] offset:4096
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_9
	s_branch .LBB0_11
.LBB0_10:
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
.LBB0_11:
	.loc	1 4 0
	s_add_i32 s10, s10, 31
	s_cmp_lt_i32 s10, 32
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 7 0
	s_cbranch_scc0 .LBB0_14
	.loc	1 8 0
	v_and_b32_e32 v0, 64, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_15
.LBB0_13:
	s_endpgm
.LBB0_14:
	.loc	1 7 0
	v_lshlrev_b32_e32 v2, 3, v8
	v_add3_u32 v14, 0, v2, v14
	ds_read_u16 v15, v14 offset:4800
	ds_read_u16 v32, v14 offset:4736
	ds_read_u16 v33, v14 offset:4672
	ds_read_u16 v34, v14 offset:4608
	ds_read_u16 v4, v14 offset:4288
	ds_read_u16 v5, v14 offset:4224
	ds_read_u16 v6, v14 offset:4160
	ds_read_u16 v7, v14 offset:4096
	.loc	1 6 0
	v_xor_b32_e32 v2, v11, v12
	v_or3_b32 v12, v10, v13, v2
	v_add_u32_e32 v2, 0, v12
	.loc	1 7 0
	s_mov_b32 s0, 0x5040100
	.loc	1 6 0
	ds_read_b64 v[2:3], v2
	.loc	1 7 0
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v5, v4, v5, s0
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v4, v6, v7, s0
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
	v_accvgpr_write_b32 a0, v16
	.loc	1 6 0
	v_xad_u32 v6, v12, 16, 0
	.loc	1 7 0
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
	.loc	1 6 0
	ds_read_b64 v[6:7], v6
	.loc	1 7 0
	v_perm_b32 v11, v15, v32, s0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
	v_perm_b32 v10, v33, v34, s0
	ds_read_u16 v4, v14 offset:5312
	ds_read_u16 v5, v14 offset:5248
	ds_read_u16 v13, v14 offset:5184
	ds_read_u16 v15, v14 offset:5120
	.loc	1 6 0
	v_xad_u32 v2, v12, 32, 0
	ds_read_b64 v[2:3], v2
	.loc	1 7 0
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v5, v4, v5, s0
	.loc	1 6 0
	v_xad_u32 v12, v12, 48, 0
	.loc	1 7 0
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v4, v13, v15, s0
	v_mfma_f32_32x32x8_f16 a[0:15], v[10:11], v[6:7], a[0:15]
	ds_read_u16 v6, v14 offset:5824
	ds_read_u16 v7, v14 offset:5760
	ds_read_u16 v10, v14 offset:5696
	ds_read_u16 v11, v14 offset:5632
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
	.loc	1 6 0
	ds_read_b64 v[2:3], v12
	.loc	1 7 0
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v5, v6, v7, s0
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v4, v10, v11, s0
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[2:3], a[0:15]
	.loc	1 8 0
	v_and_b32_e32 v0, 64, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
.LBB0_15:
	.loc	1 1 0
	v_lshrrev_b32_e32 v0, 2, v9
	v_or3_b32 v1, v1, v0, s8
	.loc	1 2 0
	v_lshrrev_b32_e32 v0, 3, v8
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
		.amdhsa_next_free_vgpr 72
		.amdhsa_next_free_sgpr 18
		.amdhsa_accum_offset 56
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
	.set matmul.num_vgpr, 54
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
    .vgpr_count:     72
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
