; lds 4
	.file	1 "sum_in_order"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	sum_in_order
	.p2align	8
	.type	sum_in_order,@function
sum_in_order:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 1 0
	v_and_b32_e32 v1, 0x7f, v0
	v_lshl_or_b32 v2, s16, 7, v1
	.loc	1 2 0
	v_cmp_gt_i32_e64 s[14:15], s12, v2
	.loc	1 4 0
	s_cmp_lt_i32 s11, 1
	v_ashrrev_i32_e32 v3, 31, v2
	s_cbranch_scc1 .LBB0_16
	s_mov_b32 s17, 0
	v_lshlrev_b64 v[6:7], 1, v[2:3]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[2:3], 0, v[6:7]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s16, s17
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 6 0
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v8, v11
	.loc	1 4 0
	s_add_i32 s16, s16, 1
	s_cmp_eq_u32 s16, s11
	.loc	1 6 0
	v_add_f32_e32 v1, v1, v8
	.loc	1 4 0
	s_cbranch_scc1 .LBB0_15
.LBB0_3:
	.loc	1 5 0
	s_cmp_lg_u32 s16, s10
	s_cbranch_scc0 .LBB0_10
	.loc	1 8 0
	s_lshl_b64 s[2:3], s[16:17], 2
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s13, v8
	s_nop 1
	v_mov_b32_e32 v8, s13
	ds_write_b32 v10, v8
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v8, v10
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v8
	s_cbranch_vccz .LBB0_11
.LBB0_7:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_6
	v_mbcnt_lo_u32_b32 v8, exec_lo, 0
	v_mbcnt_hi_u32_b32 v8, exec_hi, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_5
	global_load_dword v8, v10, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_5
.LBB0_10:
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB0_12
	s_branch .LBB0_13
.LBB0_11:
	.loc	1 9 0
	s_mul_i32 s2, s16, s12
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[8:9], s[2:3], 1, v[4:5]
	s_mov_b64 s[2:3], s[14:15]
	s_branch .LBB0_13
.LBB0_12:
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[4:5], s[14:15], exec
	s_or_b64 s[2:3], s[2:3], s[4:5]
	v_mov_b64_e32 v[8:9], v[6:7]
.LBB0_13:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_2
	.loc	1 6 0
	global_load_ushort v11, v[8:9], off
	s_branch .LBB0_2
.LBB0_15:
	v_cvt_f16_f32_e32 v1, v1
	s_branch .LBB0_17
.LBB0_16:
	v_mov_b32_e32 v1, 0
.LBB0_17:
	.loc	1 10 0
	v_and_b32_e32 v0, 0x80, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[0:1], vcc, s[14:15]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_19
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[6:7]
	global_store_short v[2:3], v1, off
.LBB0_19:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_in_order
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 12
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
	.size	sum_in_order, .Lfunc_end0-sum_in_order
	.set sum_in_order.num_vgpr, 12
	.set sum_in_order.num_agpr, 0
	.set sum_in_order.numbered_sgpr, 20
	.set sum_in_order.num_named_barrier, 0
	.set sum_in_order.private_seg_size, 0
	.set sum_in_order.uses_vcc, 1
	.set sum_in_order.uses_flat_scratch, 0
	.set sum_in_order.has_dyn_sized_stack, 0
	.set sum_in_order.has_recursion, 0
	.set sum_in_order.has_indirect_call, 0
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
  - .agpr_count:     0
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
    .name:           sum_in_order
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         sum_in_order.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
