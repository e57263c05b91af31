; lds 2048
	.file	1 "wait_in_place"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	wait_in_place
	.p2align	8
	.type	wait_in_place,@function
wait_in_place:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 3 0
	s_abs_i32 s0, s12
	v_cvt_f32_u32_e32 v1, s0
	.loc	1 1 0
	s_lshl_b32 s20, s16, 5
	.loc	1 3 0
	s_bfe_i32 s13, s16, 0x1001a
	s_sub_i32 s15, 0, s0
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s14, s12, 31
	.loc	1 2 0
	s_mul_i32 s11, s12, s11
	.loc	1 3 0
	s_xor_b32 s12, s13, s14
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_abs_i32 s13, s20
	.loc	1 2 0
	s_add_i32 s1, s20, 32
	s_min_i32 s1, s1, s11
	.loc	1 3 0
	v_readfirstlane_b32 s16, v1
	s_mul_i32 s15, s15, s16
	s_mul_hi_u32 s15, s16, s15
	s_add_i32 s16, s16, s15
	s_mul_hi_u32 s15, s13, s16
	s_mul_i32 s17, s15, s0
	s_sub_i32 s13, s13, s17
	.loc	1 2 0
	s_add_i32 s11, s1, -1
	.loc	1 3 0
	s_add_i32 s17, s15, 1
	s_sub_i32 s18, s13, s0
	s_cmp_ge_u32 s13, s0
	s_cselect_b32 s15, s17, s15
	s_cselect_b32 s13, s18, s13
	s_add_i32 s17, s15, 1
	s_cmp_ge_u32 s13, s0
	s_cselect_b32 s13, s17, s15
	s_xor_b32 s13, s13, s12
	s_sub_i32 s1, 1, s1
	s_sub_i32 s12, s13, s12
	s_ashr_i32 s13, s11, 31
	s_max_i32 s1, s11, s1
	s_xor_b32 s13, s13, s14
	s_mul_hi_u32 s14, s1, s16
	s_mul_i32 s15, s14, s0
	s_sub_i32 s1, s1, s15
	s_add_i32 s15, s14, 1
	s_sub_i32 s16, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s14, s15, s14
	s_cselect_b32 s1, s16, s1
	s_add_i32 s15, s14, 1
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s0, s15, s14
	s_xor_b32 s0, s0, s13
	s_sub_i32 s21, s0, s13
	s_add_i32 s21, s21, 1
	s_cmp_ge_i32 s12, s21
	s_cbranch_scc1 .LBB0_10
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s12, s12, 1
	s_cmp_lt_i32 s12, s21
	s_cbranch_scc0 .LBB0_10
.LBB0_3:
	.loc	1 4 0
	s_cmp_eq_u32 s12, s10
	s_cbranch_scc1 .LBB0_2
	.loc	1 5 0
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[14:15], s[12:13], 2
	s_add_u32 s14, s8, s14
	s_addc_u32 s15, s9, s15
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s13, v2
	s_nop 1
	v_mov_b32_e32 v2, s13
	ds_write_b32 v1, v2
.LBB0_6:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v2
	s_cbranch_vccz .LBB0_2
.LBB0_7:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_6
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_5
	global_load_dword v2, v1, s[14:15] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_5
.LBB0_10:
	.loc	1 6 0
	v_lshrrev_b32_e32 v3, 3, v0
	v_or_b32_e32 v4, s20, v3
	.loc	1 10 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	1 9 0
	v_cmp_ge_i32_e32 vcc, s11, v4
	.loc	1 10 0
	v_and_b32_e32 v2, 28, v1
	.loc	1 11 0
	v_mov_b32_e32 v5, 0
	.loc	1 10 0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_12
	v_lshlrev_b32_e32 v6, 5, v4
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[2:3]
	v_lshlrev_b32_e32 v4, 1, v2
	v_lshl_add_u64 v[4:5], v[6:7], 0, v[4:5]
	global_load_dwordx2 v[6:7], v[4:5], off
.LBB0_12:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_14
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 11 0
	v_lshlrev_b32_e32 v16, 6, v3
	v_mov_b32_e32 v17, 0
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[16:17]
	v_lshlrev_b32_e32 v16, 1, v2
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[16:17]
	global_load_dwordx2 v[2:3], v[2:3], off
	.loc	1 12 0
	v_and_b32_e32 v19, 0xc0, v0
	.loc	1 6 0
	v_and_b32_e32 v18, 31, v0
	.loc	1 10 0
	v_and_b32_e32 v4, 32, v0
	.loc	1 12 0
	v_lshlrev_b32_e32 v5, 9, v0
	s_movk_i32 s0, 0x78
	v_lshlrev_b32_e32 v8, 5, v0
	v_lshlrev_b32_e32 v9, 4, v0
	v_and_b32_e32 v10, 24, v0
	v_lshlrev_b32_e32 v11, 8, v0
	s_movk_i32 s1, 0x380
	.loc	1 10 0
	v_lshlrev_b32_e32 v12, 3, v0
	v_lshrrev_b32_e32 v0, 1, v0
	.loc	1 12 0
	v_lshlrev_b32_e32 v14, 1, v19
	.loc	1 10 0
	v_and_b32_e32 v13, 56, v1
	.loc	1 12 0
	v_lshrrev_b32_e32 v15, 3, v19
	v_and_b32_e32 v5, 0x200, v5
	v_and_b32_e32 v8, 0x60, v8
	v_and_b32_e32 v11, 0x400, v11
	v_and_or_b32 v9, v9, s1, v10
	.loc	1 10 0
	v_and_b32_e32 v0, 56, v0
	.loc	1 12 0
	v_and_or_b32 v1, v1, s0, v14
	v_lshlrev_b32_e32 v20, 5, v4
	v_add_u32_e32 v5, 0, v5
	v_or3_b32 v8, v9, v8, v11
	.loc	1 10 0
	v_xad_u32 v10, v12, v0, 0
	v_lshrrev_b32_e32 v16, 2, v4
	.loc	1 12 0
	v_xor_b32_e32 v0, v1, v15
	v_add_u32_e32 v1, 0, v8
	v_xad_u32 v4, v8, 8, 0
	v_xad_u32 v9, v8, 16, 0
	v_xad_u32 v8, v8, 24, 0
	.loc	1 10 0
	v_xor_b32_e32 v11, v13, v16
	.loc	1 12 0
	v_add3_u32 v0, v5, v20, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cmp_eq_u32_e64 s[0:1], 0, v19
	s_waitcnt vmcnt(0)
	ds_write_b64 v0, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[0:1], v1
	ds_read_b64 v[2:3], v4
	ds_read_b64 v[4:5], v9
	ds_read_b64 v[8:9], v8
	.loc	1 10 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b64 v10, v[6:7]
	v_lshl_or_b32 v10, v18, 6, v11
	v_add_u32_e32 v6, 0, v10
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[6:7], v6
	.loc	1 12 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[6:7], 0
	.loc	1 10 0
	v_xad_u32 v11, v10, 16, 0
	v_xad_u32 v12, v10, 32, 0
	v_xad_u32 v14, v10, 48, 0
	ds_read_b64 v[10:11], v11
	ds_read_b64 v[12:13], v12
	ds_read_b64 v[14:15], v14
	.loc	1 6 0
	v_or_b32_e32 v18, s20, v18
	.loc	1 9 0
	v_cmp_ge_i32_e32 vcc, s11, v18
	.loc	1 12 0
	s_and_b64 s[0:1], s[0:1], vcc
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[10:11], a[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[12:13], a[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[8:9], v[14:15], a[0:15]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_16
	s_nop 8
	v_accvgpr_read_b32 v0, a0
	.loc	1 10 0
	v_lshlrev_b32_e32 v18, 5, v18
	v_accvgpr_read_b32 v8, a8
	v_accvgpr_read_b32 v9, a9
	.loc	1 12 0
	v_ashrrev_i32_e32 v19, 31, v18
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v3, a3
	v_cvt_f16_f32_e32 v20, v9
	v_cvt_f16_f32_e32 v21, v8
	v_lshl_add_u64 v[8:9], v[18:19], 1, s[6:7]
	v_accvgpr_read_b32 v4, a4
	v_accvgpr_read_b32 v5, a5
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v7, a7
	v_cvt_f16_f32_e32 v18, v2
	v_cvt_f16_f32_e32 v19, v3
	v_lshl_add_u64 v[2:3], v[8:9], 0, v[16:17]
	v_cvt_f16_f32_e32 v0, v0
	v_cvt_f16_f32_e32 v8, v1
	v_accvgpr_read_b32 v10, a10
	v_accvgpr_read_b32 v11, a11
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v4, v4
	v_accvgpr_read_b32 v12, a12
	v_accvgpr_read_b32 v13, a13
	v_accvgpr_read_b32 v14, a14
	v_accvgpr_read_b32 v15, a15
	v_cvt_f16_f32_e32 v11, v11
	v_cvt_f16_f32_e32 v10, v10
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v14, v14
	v_cvt_f16_f32_e32 v13, v13
	v_cvt_f16_f32_e32 v12, v12
	v_pack_b32_f16 v1, v18, v19
	v_pack_b32_f16 v0, v0, v8
	global_store_dwordx2 v[2:3], v[0:1], off
	v_pack_b32_f16 v1, v6, v7
	v_pack_b32_f16 v0, v4, v5
	global_store_dwordx2 v[2:3], v[0:1], off offset:16
	v_pack_b32_f16 v1, v10, v11
	v_pack_b32_f16 v0, v21, v20
	global_store_dwordx2 v[2:3], v[0:1], off offset:32
	v_pack_b32_f16 v1, v14, v15
	v_pack_b32_f16 v0, v12, v13
	global_store_dwordx2 v[2:3], v[0:1], off offset:48
.LBB0_16:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wait_in_place
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 24
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
	.size	wait_in_place, .Lfunc_end0-wait_in_place
	.set wait_in_place.num_vgpr, 22
	.set wait_in_place.num_agpr, 16
	.set wait_in_place.numbered_sgpr, 22
	.set wait_in_place.num_named_barrier, 0
	.set wait_in_place.private_seg_size, 0
	.set wait_in_place.uses_vcc, 1
	.set wait_in_place.uses_flat_scratch, 0
	.set wait_in_place.has_dyn_sized_stack, 0
	.set wait_in_place.has_recursion, 0
	.set wait_in_place.has_indirect_call, 0
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 256
    .name:           wait_in_place
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         wait_in_place.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
