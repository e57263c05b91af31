; lds 8
	.file	1 "across"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	across
	.p2align	8
	.type	across,@function
across:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dword s22, s[0:1], 0x38
	s_mov_b32 s18, s15
	s_mov_b32 s15, 0
	.loc	1 2 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s22, 0
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_lt_i32 s22, 1
	s_cbranch_scc1 .LBB0_5
	.loc	1 4 0
	v_add_u32_e32 v1, s14, v0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 2 0
	s_addk_i32 s15, 0x100
	s_cmp_lt_i32 s15, s22
	s_cbranch_scc0 .LBB0_5
.LBB0_3:
	.loc	1 4 0
	v_add_u32_e32 v2, s15, v0
	v_cmp_gt_i32_e32 vcc, s22, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	v_add_u32_e32 v4, s15, v1
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_2
.LBB0_5:
	.loc	1 5 0
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s12, s18
	s_addc_u32 s19, s13, s19
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 3
	v_mov_b32_e32 v1, 0
	s_add_u32 s12, s12, s14
	s_addc_u32 s13, s13, s15
	global_load_dwordx2 v[2:3], v1, s[18:19]
	global_load_dwordx2 v[4:5], v1, s[12:13]
	s_load_dword s20, s[0:1], 0x3c
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_9
	s_mov_b64 s[18:19], exec
	v_mbcnt_lo_u32_b32 v1, s18, 0
	v_mbcnt_hi_u32_b32 v6, s19, v1
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_8
	s_bcnt1_i32_b64 s18, s[18:19]
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, 0
	global_atomic_add_x2 v[8:9], v9, v[8:9], s[2:3] sc0
.LBB0_8:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
	v_mov_b32_e32 v7, 0
	s_nop 0
	v_lshl_add_u64 v[8:9], s[14:15], 0, v[6:7]
	ds_write_b64 v7, v[8:9]
.LBB0_9:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[6:7], v1
	s_mov_b64 s[12:13], 0x100
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[12:13], v[6:7]
	v_readfirstlane_b32 s21, v6
	v_readfirstlane_b32 s23, v7
	s_cbranch_vccnz .LBB0_16
	s_add_u32 s12, s21, 0xffffff01
	s_addc_u32 s13, s23, -1
	s_branch .LBB0_13
.LBB0_11:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s18, v7
	v_readfirstlane_b32 s19, v6
	s_nop 0
	v_mov_b32_e32 v7, s18
	v_mov_b32_e32 v6, s19
	ds_write_b64 v1, v[6:7]
.LBB0_12:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[6:7], v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[12:13], v[6:7]
	s_cbranch_vccz .LBB0_16
.LBB0_13:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_12
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	v_mbcnt_hi_u32_b32 v6, exec_hi, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_11
	global_load_dwordx2 v[6:7], v1, s[2:3] offset:8 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_11
.LBB0_16:
	s_ashr_i32 s12, s23, 31
	s_lshr_b32 s12, s12, 24
	s_add_u32 s12, s21, s12
	s_addc_u32 s13, s23, 0
	s_and_b32 s13, s13, 0x3ffffff
	s_and_b32 s12, s12, 0xffffff00
	s_sub_u32 s12, s21, s12
	s_subb_u32 s13, s23, s13
	s_lshl_b64 s[12:13], s[12:13], 6
	s_add_u32 s12, s2, s12
	s_addc_u32 s13, s3, s13
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_18
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	v_mov_b32_e32 v9, 0
	s_nop 0
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v1, 31, v3
	v_lshrrev_b32_e32 v8, 28, v1
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[8:9]
	v_and_b32_e32 v4, -16, v4
	s_lshl_b32 s18, s22, 2
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[4:5]
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[4:5]
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s9
	s_ashr_i32 s8, s18, 31
	global_store_dwordx4 v9, v[2:5], s[12:13] offset:64
	s_nop 1
	v_mov_b32_e32 v5, s8
	s_ashr_i32 s8, s20, 31
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s8
	global_store_dwordx4 v9, v[4:7], s[12:13] offset:80
	global_store_dwordx2 v9, v[2:3], s[12:13] offset:96
.LBB0_18:
	s_or_b64 exec, exec, s[14:15]
	s_add_u32 s8, s21, 1
	s_addc_u32 s9, s23, 0
	v_and_b32_e32 v1, 63, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_20
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(1)
	v_mov_b64_e32 v[2:3], s[8:9]
	global_atomic_swap_x2 v1, v[2:3], s[12:13] offset:120 sc1
.LBB0_20:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_23
.LBB0_21:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v2
	s_nop 1
	v_mov_b32_e32 v2, s14
	ds_write_b32 v1, v2
.LBB0_22:
	s_or_b64 exec, exec, s[12:13]
	.loc	1 6 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s20, v2
	s_cbranch_vccz .LBB0_26
.LBB0_23:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 5 0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_22
	s_waitcnt vmcnt(1)
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_21
	.loc	1 6 0
	global_load_dword v2, v1, s[6:7] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_21
.LBB0_26:
	.loc	1 7 0
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_31
	s_mov_b32 s12, 0
	s_branch .LBB0_29
.LBB0_28:
	s_or_b64 exec, exec, s[6:7]
	s_addk_i32 s12, 0x100
	s_cmp_lt_i32 s12, s22
	s_cbranch_scc0 .LBB0_31
.LBB0_29:
	.loc	1 9 0
	v_add_u32_e32 v2, s12, v0
	v_cmp_gt_i32_e32 vcc, s22, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_28
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	global_load_dword v1, v[4:5], off
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v1, off
	s_branch .LBB0_28
.LBB0_31:
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_34
.LBB0_32:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 10 0
	v_readfirstlane_b32 s6, v1
	v_readfirstlane_b32 s7, v0
	s_nop 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v0, s7
	ds_write_b64 v2, v[0:1]
.LBB0_33:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[0:1], v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[8:9], v[0:1]
	s_cbranch_vccz .LBB0_37
.LBB0_34:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_33
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_32
	global_load_dwordx2 v[0:1], v2, s[2:3] offset:8 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_32
.LBB0_37:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel across
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 24
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
	.size	across, .Lfunc_end0-across
	.set across.num_vgpr, 10
	.set across.num_agpr, 0
	.set across.numbered_sgpr, 24
	.set across.num_named_barrier, 0
	.set across.private_seg_size, 0
	.set across.uses_vcc, 1
	.set across.uses_flat_scratch, 0
	.set across.has_dyn_sized_stack, 0
	.set across.has_recursion, 0
	.set across.has_indirect_call, 0
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
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .max_flat_workgroup_size: 256
    .name:           across
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         across.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
