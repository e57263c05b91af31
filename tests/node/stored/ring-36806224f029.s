; lds 4
	.file	1 "ring"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	ring
	.p2align	8
	.type	ring,@function
ring:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 2 0
	s_abs_i32 s0, s11
	v_cvt_f32_u32_e32 v1, s0
	s_add_i32 s1, s10, 1
	s_not_b32 s14, s10
	s_ashr_i32 s11, s1, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_max_i32 s1, s1, s14
	s_sub_i32 s14, 0, s0
	s_mov_b32 s16, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 3 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	1 2 0
	v_readfirstlane_b32 s15, v1
	s_mul_i32 s14, s14, s15
	s_mul_hi_u32 s14, s15, s14
	s_add_i32 s15, s15, s14
	s_mul_hi_u32 s14, s1, s15
	s_mul_i32 s14, s14, s0
	s_sub_i32 s1, s1, s14
	s_sub_i32 s14, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s1, s14, s1
	s_sub_i32 s14, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s0, s14, s1
	s_xor_b32 s0, s0, s11
	s_sub_i32 s0, s0, s11
	.loc	1 3 0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s18, s8, s0
	s_addc_u32 s19, s9, s1
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[0:1], s[10:11], 3
	s_add_u32 s20, s8, s0
	s_addc_u32 s21, s9, s1
	s_load_dwordx2 s[0:1], s[18:19], 0x0
	s_load_dwordx2 s[8:9], s[20:21], 0x0
	s_cmp_gt_i32 s12, 0
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_lt_i32 s12, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[4:5], s[0:1]
	v_mov_b64_e32 v[6:7], s[8:9]
	s_cbranch_scc1 .LBB0_20
	s_sub_u32 s0, s0, s8
	s_subb_u32 s1, s1, s9
	s_ashr_i32 s8, s1, 31
	s_lshr_b32 s8, s8, 28
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s22, s2, s0
	s_addc_u32 s23, s3, s1
	v_mov_b32_e32 v3, 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s16, 0x100
	s_cmp_lt_i32 s16, s12
	s_cbranch_scc0 .LBB0_19
.LBB0_3:
	v_add_u32_e32 v4, s16, v2
	v_cmp_gt_i32_e32 vcc, s12, v4
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_5
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[6:7]
	global_load_dword v1, v[6:7], off
.LBB0_5:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v6, 1, v4
	s_ashr_i32 s17, s16, 31
	v_cmp_gt_i32_e64 s[0:1], s12, v6
	v_lshl_add_u64 v[6:7], s[16:17], 0, v[2:3]
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[6:7]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_7
	global_load_dword v11, v[8:9], off offset:4
.LBB0_7:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v12, 2, v4
	v_cmp_gt_i32_e64 s[8:9], s12, v12
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_9
	global_load_dword v10, v[8:9], off offset:8
.LBB0_9:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v12, 3, v4
	v_cmp_gt_i32_e64 s[10:11], s12, v12
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[24:25], s[10:11]
	s_cbranch_execnz .LBB0_14
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execnz .LBB0_15
.LBB0_11:
	s_or_b64 exec, exec, s[24:25]
	v_lshl_add_u64 v[4:5], v[6:7], 2, s[22:23]
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execnz .LBB0_16
.LBB0_12:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execnz .LBB0_17
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_18
.LBB0_14:
	global_load_dword v12, v[8:9], off offset:12
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_11
.LBB0_15:
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[22:23]
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v1, off
	s_or_b64 exec, exec, s[24:25]
	v_lshl_add_u64 v[4:5], v[6:7], 2, s[22:23]
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_12
.LBB0_16:
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v11, off offset:4
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_13
.LBB0_17:
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v10, off offset:8
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_2
.LBB0_18:
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v12, off offset:12
	s_branch .LBB0_2
.LBB0_19:
	.loc	1 4 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	global_load_dwordx2 v[4:5], v1, s[18:19]
	global_load_dwordx2 v[6:7], v1, s[20:21]
.LBB0_20:
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v0
	; wave barrier
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_22
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v0, vcc, v4, v6
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v3, 31, v1
	v_lshrrev_b32_e32 v4, 28, v3
	v_mov_b32_e32 v5, 0
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	v_and_b32_e32 v0, -16, v0
	v_lshl_add_u64 v[0:1], s[4:5], 0, v[0:1]
	v_mov_b32_e32 v3, s13
	global_atomic_swap v[0:1], v3, off sc1
.LBB0_22:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_25
.LBB0_23:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v1
	s_nop 1
	v_mov_b32_e32 v1, s10
	ds_write_b32 v0, v1
.LBB0_24:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 5 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s13, v1
	s_cbranch_vccz .LBB0_28
.LBB0_25:
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	1 4 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_24
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_23
	.loc	1 5 0
	global_load_dword v1, v0, s[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_23
.LBB0_28:
	.loc	1 6 0
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_47
	v_mov_b32_e32 v3, 0
	s_mov_b32 s10, 0
	s_branch .LBB0_31
.LBB0_30:
	s_or_b64 exec, exec, s[0:1]
	s_addk_i32 s10, 0x100
	s_cmp_lt_i32 s10, s12
	s_cbranch_scc0 .LBB0_47
.LBB0_31:
	.loc	1 7 0
	v_add_u32_e32 v0, s10, v2
	.loc	1 8 0
	v_cmp_gt_i32_e32 vcc, s12, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_33
	s_waitcnt vmcnt(1)
	v_lshl_add_u64 v[4:5], v[0:1], 2, s[2:3]
	global_load_dword v9, v[4:5], off
.LBB0_33:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 7 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, 1, v0
	.loc	1 8 0
	s_ashr_i32 s11, s10, 31
	v_cmp_gt_i32_e64 s[0:1], s12, v4
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[2:3]
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[2:3]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_35
	global_load_dword v10, v[6:7], off offset:4
.LBB0_35:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 7 0
	v_add_u32_e32 v11, 2, v0
	.loc	1 8 0
	v_cmp_gt_i32_e64 s[4:5], s12, v11
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_37
	global_load_dword v8, v[6:7], off offset:8
.LBB0_37:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v11, 3, v0
	v_cmp_gt_i32_e64 s[8:9], s12, v11
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[14:15], s[8:9]
	s_cbranch_execnz .LBB0_42
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execnz .LBB0_43
.LBB0_39:
	s_or_b64 exec, exec, s[14:15]
	v_lshl_add_u64 v[0:1], v[4:5], 2, s[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execnz .LBB0_44
.LBB0_40:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execnz .LBB0_45
.LBB0_41:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_30
	s_branch .LBB0_46
.LBB0_42:
	global_load_dword v11, v[6:7], off offset:12
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_39
.LBB0_43:
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	v_lshlrev_b32_e32 v6, 1, v9
	global_store_dword v[0:1], v6, off
	s_or_b64 exec, exec, s[14:15]
	v_lshl_add_u64 v[0:1], v[4:5], 2, s[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_40
.LBB0_44:
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 1, v10
	global_store_dword v[0:1], v4, off offset:4
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_41
.LBB0_45:
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 1, v8
	global_store_dword v[0:1], v4, off offset:8
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_30
.LBB0_46:
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 1, v11
	global_store_dword v[0:1], v4, off offset:12
	s_branch .LBB0_30
.LBB0_47:
	.loc	1 6 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 26
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
	.size	ring, .Lfunc_end0-ring
	.set ring.num_vgpr, 13
	.set ring.num_agpr, 0
	.set ring.numbered_sgpr, 26
	.set ring.num_named_barrier, 0
	.set ring.private_seg_size, 0
	.set ring.uses_vcc, 1
	.set ring.uses_flat_scratch, 0
	.set ring.has_dyn_sized_stack, 0
	.set ring.has_recursion, 0
	.set ring.has_indirect_call, 0
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
    .max_flat_workgroup_size: 64
    .name:           ring
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         ring.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
