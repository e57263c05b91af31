; lds 4
	.file	1 "small_queue"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	small_queue
	.p2align	8
	.type	small_queue,@function
small_queue:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dword s33, s[0:1], 0x40
	.loc	1 4 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s33, 1
	s_cbranch_scc1 .LBB0_29
	s_load_dwordx2 s[24:25], s[0:1], 0x38
	s_load_dword s42, s[0:1], 0x44
	.loc	1 2 0
	v_and_b32_e32 v7, 0x7f, v0
	v_and_b32_e32 v6, 63, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v1, 2, v7
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s18, s42, s24
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s26, s8, s18
	s_addc_u32 s27, s9, s19
	s_ashr_i32 s19, s24, 31
	s_mov_b32 s18, s24
	s_lshl_b64 s[20:21], s[18:19], 3
	s_add_u32 s28, s14, s20
	s_addc_u32 s29, s15, s21
	s_cmp_gt_i32 s42, 0
	v_bfrev_b32_e32 v2, 1
	v_cmp_gt_i32_e32 vcc, s42, v7
	v_and_b32_e32 v0, 0x80, v0
	s_cselect_b64 s[20:21], -1, 0
	s_lshl_b64 s[18:19], s[18:19], 2
	v_cndmask_b32_e32 v8, v2, v1, vcc
	v_cmp_eq_u32_e64 s[16:17], 0, v0
	s_add_u32 s30, s10, s18
	v_cndmask_b32_e64 v0, 0, 1, s[20:21]
	v_cndmask_b32_e64 v9, v2, v8, s[16:17]
	s_addc_u32 s31, s11, s19
	v_mov_b32_e32 v1, 0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_cmp_ne_u32_e64 s[18:19], 1, v0
	v_mov_b32_e32 v10, 1
	s_branch .LBB0_5
.LBB0_2:
	s_or_b64 exec, exec, s[20:21]
.LBB0_3:
	s_mov_b64 s[20:21], 0
.LBB0_4:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_29
.LBB0_5:
	.loc	1 5 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_9
	s_mov_b64 s[36:37], exec
	v_mbcnt_lo_u32_b32 v0, s36, 0
	v_mbcnt_hi_u32_b32 v0, s37, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_8
	s_bcnt1_i32_b64 s24, s[36:37]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, s24
	global_atomic_add v2, v1, v2, s[4:5] sc0
.LBB0_8:
	s_or_b64 exec, exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v2
	s_nop 1
	v_add_u32_e32 v0, s24, v0
	ds_write_b32 v1, v0
.LBB0_9:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_read_b32 v2, v1
	s_mov_b64 s[20:21], -1
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s33, v2
	s_cbranch_vccnz .LBB0_4
	.loc	1 7 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[2:3]
	global_load_dword v0, v[2:3], off
	.loc	1 8 0
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, s25, v0
	.loc	1 7 0
	v_readfirstlane_b32 s34, v0
	.loc	1 8 0
	s_cbranch_vccz .LBB0_18
	.loc	1 12 0
	s_sub_i32 s20, s34, s25
	.loc	1 13 0
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[36:37], s[20:21], 2
	s_add_u32 s36, s10, s36
	s_addc_u32 s37, s11, s37
	s_branch .LBB0_14
.LBB0_12:
	s_or_b64 exec, exec, s[40:41]
	v_readfirstlane_b32 s21, v0
	s_nop 1
	v_mov_b32_e32 v0, s21
	ds_write_b32 v1, v0
.LBB0_13:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v0
	s_cbranch_vccz .LBB0_17
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_12
	global_load_dword v0, v1, s[36:37] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	.loc	1 14 0
	s_mul_i32 s20, s20, s42
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[36:37], s[20:21], 2
	s_add_u32 s20, s8, s36
	s_addc_u32 s21, s9, s37
	s_and_b32 s21, s21, 0xffff
	buffer_load_dword v0, v8, s[20:23], 0 offen
	.loc	1 15 0
	s_add_u32 s20, s12, s36
	s_addc_u32 s21, s13, s37
	s_and_b32 s21, s21, 0xffff
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v0
	buffer_store_dword v0, v9, s[20:23], 0 offen
	s_mov_b64 s[20:21], 0
.LBB0_18:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_3
	.loc	1 9 0
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[20:21], s[34:35], 3
	s_add_u32 s20, s14, s20
	s_addc_u32 s21, s15, s21
	global_load_dwordx2 v[2:3], v1, s[20:21]
	global_load_dwordx2 v[4:5], v1, s[28:29]
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_27
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_mov_b32 s24, 0
	s_nop 0
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v0, 31, v3
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[26:27], 0, v[2:3]
	s_branch .LBB0_22
.LBB0_21:
	s_or_b64 exec, exec, s[34:35]
	s_addk_i32 s24, 0x80
	s_cmp_lt_i32 s24, s42
	s_cbranch_scc0 .LBB0_26
.LBB0_22:
	v_add_u32_e32 v4, s24, v7
	v_cmp_gt_i32_e32 vcc, s42, v4
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execnz .LBB0_24
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[36:37], s[16:17], vcc
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_21
	s_branch .LBB0_25
.LBB0_24:
	v_lshl_add_u64 v[12:13], v[4:5], 2, s[6:7]
	global_load_dword v0, v[12:13], off
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[36:37], s[16:17], vcc
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_21
.LBB0_25:
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v0, off
	s_branch .LBB0_21
.LBB0_26:
	.loc	1 10 0
	global_load_dwordx2 v[2:3], v1, s[20:21]
	global_load_dwordx2 v[4:5], v1, s[28:29]
.LBB0_27:
	s_waitcnt vmcnt(2)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v6
	s_barrier
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB0_2
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v0, 31, v3
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[30:31], 0, v[2:3]
	global_atomic_swap v[2:3], v10, off sc1
	s_branch .LBB0_2
.LBB0_29:
	.loc	1 4 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel small_queue
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 43
		.amdhsa_accum_offset 16
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
	.size	small_queue, .Lfunc_end0-small_queue
	.set small_queue.num_vgpr, 14
	.set small_queue.num_agpr, 0
	.set small_queue.numbered_sgpr, 43
	.set small_queue.num_named_barrier, 0
	.set small_queue.private_seg_size, 0
	.set small_queue.uses_vcc, 1
	.set small_queue.uses_flat_scratch, 0
	.set small_queue.has_dyn_sized_stack, 0
	.set small_queue.has_recursion, 0
	.set small_queue.has_indirect_call, 0
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
    .name:           small_queue
    .private_segment_fixed_size: 0
    .sgpr_count:     49
    .sgpr_spill_count: 0
    .symbol:         small_queue.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
