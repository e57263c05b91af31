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
	v_lshrrev_b32_e32 v2, 1, v0
	v_or_b32_e32 v2, s8, v2
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	1 6 0
	v_mul_lo_u32 v2, s10, v2
	.loc	1 5 0
	v_and_b32_e32 v13, 8, v1
	.loc	1 6 0
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 4 0
	s_cmp_gt_i32 s10, 0
	.loc	1 6 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[2:3]
	.loc	1 4 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s10, 1
	v_lshlrev_b32_e32 v4, 1, v13
	.loc	1 6 0
	s_cbranch_scc1 .LBB0_2
	v_mov_b32_e32 v5, 0
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[4:5]
	global_load_dwordx4 v[20:23], v[6:7], off
	s_branch .LBB0_3
.LBB0_2:
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, v20
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v23, v20
.LBB0_3:
	.loc	1 2 0
	s_lshl_b32 s2, s17, 5
	v_and_or_b32 v6, v1, 24, s2
	.loc	1 5 0
	v_lshrrev_b32_e32 v19, 2, v0
	.loc	1 7 0
	s_andn2_b64 vcc, exec, s[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	s_cbranch_vccnz .LBB0_5
	v_mul_lo_u32 v8, s9, v19
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[4:5]
	v_lshl_add_u64 v[8:9], v[6:7], 1, v[8:9]
	global_load_dwordx4 v[24:27], v[8:9], off
	s_branch .LBB0_6
.LBB0_5:
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, v24
	v_mov_b32_e32 v26, v24
	v_mov_b32_e32 v27, v24
.LBB0_6:
	.loc	1 6 0
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v5, 24, v0
	v_xor_b32_e32 v5, v1, v5
	.loc	1 1 0
	v_and_b32_e32 v8, 31, v0
	v_and_b32_e32 v9, 32, v0
	.loc	1 6 0
	v_add_u32_e32 v14, 0, v5
	v_xor_b32_e32 v5, 8, v5
	.loc	1 4 0
	s_add_i32 s0, s10, -16
	.loc	1 6 0
	v_add_u32_e32 v15, 0, v5
	.loc	1 7 0
	v_add_u32_e32 v16, 0, v1
	.loc	1 4 0
	s_cmp_lt_i32 s0, 1
	v_lshlrev_b32_e32 v10, 1, v0
	v_lshrrev_b32_e32 v11, 2, v9
	v_lshlrev_b32_e32 v12, 1, v8
	.loc	1 6 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v14, v[20:21]
	ds_write_b64 v15, v[22:23]
	.loc	1 7 0
	ds_write_b128 v16, v[24:27] offset:1024
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_10
	v_and_b32_e32 v0, 24, v10
	v_xor_b32_e32 v0, v0, v11
	.loc	1 6 0
	v_mov_b32_e32 v5, 0
	v_lshl_or_b32 v0, v8, 5, v0
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
	v_add_u32_e32 v17, 0, v0
	v_xor_b32_e32 v0, 16, v0
	global_load_dwordx4 v[30:33], v[4:5], off offset:32
	.loc	1 7 0
	v_lshl_add_u32 v4, v9, 3, 0
	v_add_u32_e32 v18, 0, v0
	.loc	1 4 0
	v_lshl_add_u64 v[0:1], v[6:7], 1, s[4:5]
	.loc	1 7 0
	v_add_u32_e32 v6, v4, v12
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	1 7 0
	ds_read_u16 v4, v6 offset:1024
	ds_read_u16 v20, v6 offset:1088
	ds_read_u16 v5, v6 offset:1152
	ds_read_u16 v21, v6 offset:1216
	ds_read_u16 v26, v6 offset:1536
	ds_read_u16 v27, v6 offset:1600
	ds_read_u16 v28, v6 offset:1664
	ds_read_u16 v29, v6 offset:1728
	s_mov_b32 s1, 0x5040100
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v5, v21, v5, s1
	v_perm_b32 v4, v20, v4, s1
	.loc	1 5 0
	v_or_b32_e32 v7, 16, v19
	.loc	1 6 0
	ds_read_b64 v[20:21], v17
	ds_read_b64 v[24:25], v18
	.loc	1 7 0
	v_mul_lo_u32 v22, v7, s9
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[0:1]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[20:21], 0
	global_load_dwordx4 v[20:23], v[22:23], off
	v_perm_b32 v5, v29, v28, s1
	v_perm_b32 v4, v27, v26, s1
	s_mov_b32 s3, 16
	.loc	1 4 0
	s_cmp_lt_u32 s0, 17
	.loc	1 6 0
	s_waitcnt vmcnt(1) lgkmcnt(0)
	; wave barrier
	ds_write_b64 v14, v[30:31]
	ds_write_b64 v15, v[32:33]
	.loc	1 7 0
	v_mfma_f32_32x32x8_bf16 a[0:15], v[4:5], v[24:25], a[0:15]
	s_waitcnt vmcnt(0)
	ds_write_b128 v16, v[20:23] offset:1024
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_11
	v_or_b32_e32 v4, 32, v19
	v_mul_lo_u32 v4, s9, v4
	s_lshl_b32 s4, s9, 4
.LBB0_9:
	s_add_i32 s3, s3, 16
	.loc	1 5 0
	v_add_u32_e32 v20, s3, v13
	.loc	1 6 0
	v_ashrrev_i32_e32 v21, 31, v20
	.loc	1 7 0
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	1 6 0
	v_lshl_add_u64 v[20:21], v[20:21], 1, v[2:3]
	.loc	1 7 0
	v_lshl_add_u64 v[22:23], v[4:5], 1, v[0:1]
	.loc	1 6 0
	global_load_dwordx4 v[32:35], v[20:21], off
	s_waitcnt lgkmcnt(0)
	; wave barrier
	ds_read_b64 v[20:21], v17
	ds_read_b64 v[24:25], v18
	.loc	1 7 0
	ds_read_u16 v5, v6 offset:1024
	ds_read_u16 v7, v6 offset:1088
	ds_read_u16 v19, v6 offset:1152
	ds_read_u16 v26, v6 offset:1216
	ds_read_u16 v28, v6 offset:1536
	ds_read_u16 v29, v6 offset:1600
	ds_read_u16 v30, v6 offset:1664
	ds_read_u16 v31, v6 offset:1728
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v27, v26, v19, s1
	v_perm_b32 v26, v7, v5, s1
	.loc	1 4 0
	v_add_u32_e32 v4, s4, v4
	s_cmp_lt_i32 s3, s0
	.loc	1 7 0
	v_mfma_f32_32x32x8_bf16 a[0:15], v[26:27], v[20:21], a[0:15]
	global_load_dwordx4 v[20:23], v[22:23], off
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v27, v31, v30, s1
	v_perm_b32 v26, v29, v28, s1
	.loc	1 6 0
	s_waitcnt vmcnt(1) lgkmcnt(0)
	; wave barrier
	ds_write_b64 v14, v[32:33]
	ds_write_b64 v15, v[34:35]
	.loc	1 7 0
	s_waitcnt vmcnt(0)
	ds_write_b128 v16, v[20:23] offset:1024
	v_mfma_f32_32x32x8_bf16 a[0:15], v[26:27], v[24:25], a[0:15]
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
	s_add_i32 s10, s10, 15
	s_cmp_lt_i32 s10, 16
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	1 7 0
	s_cbranch_scc1 .LBB0_13
	v_lshlrev_b32_e32 v0, 3, v9
	v_add3_u32 v4, 0, v0, v12
	ds_read_u16 v2, v4 offset:1216
	ds_read_u16 v3, v4 offset:1152
	ds_read_u16 v5, v4 offset:1088
	ds_read_u16 v6, v4 offset:1024
	.loc	1 6 0
	v_and_b32_e32 v0, 24, v10
	v_xor_b32_e32 v0, v0, v11
	v_lshl_or_b32 v7, v8, 5, v0
	v_add_u32_e32 v0, 0, v7
	.loc	1 7 0
	s_mov_b32 s0, 0x5040100
	.loc	1 6 0
	ds_read_b64 v[0:1], v0
	.loc	1 7 0
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v3, v2, v3, s0
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v2, v5, v6, s0
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
	ds_read_u16 v5, v4 offset:1728
	ds_read_u16 v6, v4 offset:1664
	ds_read_u16 v10, v4 offset:1600
	ds_read_u16 v4, v4 offset:1536
	v_accvgpr_write_b32 a0, v14
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
	.loc	1 6 0
	v_xad_u32 v7, v7, 16, 0
	.loc	1 7 0
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[0:1], a[0:15]
	.loc	1 6 0
	ds_read_b64 v[0:1], v7
	.loc	1 7 0
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v3, v5, v6, s0
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v2, v10, v4, s0
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[0:1], a[0:15]
.LBB0_13:
	.loc	1 1 0
	v_or_b32_e32 v1, s8, v8
	v_lshrrev_b32_e32 v0, 3, v9
	.loc	1 8 0
	v_mul_lo_u32 v2, s9, v1
	.loc	1 2 0
	v_or_b32_e32 v0, s2, v0
	.loc	1 8 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[2:3]
	s_nop 2
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
		.amdhsa_next_free_vgpr 52
		.amdhsa_next_free_sgpr 18
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
	.size	matmul, .Lfunc_end0-matmul
	.set matmul.num_vgpr, 36
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
    .max_flat_workgroup_size: 64
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
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
