; lds 4
	.file	1 "exchange"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	exchange
	.p2align	8
	.type	exchange,@function
exchange:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_load_dword s14, s[0:1], 0x30
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 3 0
	v_and_b32_e32 v4, 63, v0
	v_lshrrev_b32_e32 v1, 6, v0
	v_or_b32_e32 v1, v1, v4
	s_mov_b32 s15, s13
	s_mov_b64 s[16:17], s[2:3]
	.loc	1 1 0
	s_cmp_lt_i32 s13, 2
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_cbranch_scc1 .LBB0_10
	.loc	1 3 0
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[2:3], s[12:13], 2
	s_add_u32 s24, s6, s2
	s_addc_u32 s25, s7, s3
	s_lshl_b64 s[2:3], s[12:13], 3
	s_add_u32 s18, s10, s2
	.loc	1 4 0
	s_mul_i32 s2, s14, s12
	.loc	1 3 0
	s_addc_u32 s19, s11, s3
	.loc	1 4 0
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s13, s4, s2
	s_addc_u32 s26, s5, s3
	s_cmp_gt_i32 s14, 0
	s_cselect_b64 s[2:3], -1, 0
	s_abs_i32 s27, s15
	v_cvt_f32_u32_e32 v2, s27
	v_cndmask_b32_e64 v3, 0, 1, s[2:3]
	s_sub_i32 s2, 0, s27
	s_mov_b32 s28, 1
	v_rcp_iflag_f32_e32 v2, v2
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s3, v2
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s29, s3, s2
	v_cmp_ne_u32_e64 s[2:3], 1, v3
	s_branch .LBB0_3
.LBB0_2:
	.loc	1 1 0
	s_add_i32 s28, s28, 1
	s_cmp_lg_u32 s28, s15
	s_cbranch_scc0 .LBB0_10
.LBB0_3:
	.loc	1 2 0
	s_add_i32 s20, s28, s12
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	s_mul_hi_u32 s22, s20, s29
	s_mul_i32 s22, s22, s27
	s_sub_i32 s20, s20, s22
	s_sub_i32 s22, s20, s27
	s_cmp_ge_u32 s20, s27
	s_cselect_b32 s20, s22, s20
	s_sub_i32 s22, s20, s27
	s_cmp_ge_u32 s20, s27
	s_cselect_b32 s20, s22, s20
	s_xor_b32 s20, s20, s21
	s_sub_i32 s20, s20, s21
	.loc	1 3 0
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s20, s10, s20
	s_addc_u32 s21, s11, s21
	global_load_dwordx2 v[2:3], v5, s[20:21]
	global_load_dwordx2 v[8:9], v5, s[18:19]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v7, v4
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s30, v2
	v_readfirstlane_b32 s31, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s33, v8
	v_readfirstlane_b32 s34, v9
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_5
	s_sub_u32 s30, s30, s33
	s_subb_u32 s31, s31, s34
	s_ashr_i32 s33, s31, 31
	s_lshr_b32 s33, s33, 28
	s_add_u32 s30, s30, s33
	s_addc_u32 s31, s31, 0
	s_and_b32 s30, s30, -16
	s_add_u32 s30, s24, s30
	s_addc_u32 s31, s25, s31
	global_atomic_swap v5, v6, s[30:31] sc1
.LBB0_5:
	s_or_b64 exec, exec, s[22:23]
	.loc	1 4 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_2
	global_load_dwordx2 v[2:3], v5, s[20:21]
	global_load_dwordx2 v[8:9], v5, s[18:19]
	s_mov_b32 s30, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s20, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v8
	v_readfirstlane_b32 s21, v3
	v_readfirstlane_b32 s23, v9
	s_sub_u32 s20, s20, s22
	s_subb_u32 s21, s21, s23
	s_ashr_i32 s22, s21, 31
	s_lshr_b32 s22, s22, 28
	s_add_u32 s20, s20, s22
	s_addc_u32 s21, s21, 0
	s_and_b32 s20, s20, -16
	s_add_u32 s20, s13, s20
	s_addc_u32 s21, s26, s21
	s_branch .LBB0_8
.LBB0_7:
	s_or_b64 exec, exec, s[22:23]
	s_addk_i32 s30, 0x100
	s_cmp_lt_i32 s30, s14
	s_cbranch_scc0 .LBB0_2
.LBB0_8:
	v_add_u32_e32 v2, s30, v0
	v_cmp_gt_i32_e32 vcc, s14, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_7
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[8:9], s[16:17], 0, v[2:3]
	global_load_dword v7, v[8:9], off
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v7, off
	s_branch .LBB0_7
.LBB0_10:
	.loc	1 6 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_bfrev_b32_e32 v3, 1
	v_cmp_gt_i32_e32 vcc, s14, v0
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s19, 0x27000
	s_mov_b32 s18, 0x7ffffffe
	v_cndmask_b32_e32 v0, v3, v2, vcc
	buffer_load_dword v2, v0, s[16:19], 0 offen
	.loc	1 7 0
	s_cmp_lt_i32 s15, 1
	s_mov_b32 s3, 0
	s_cbranch_scc1 .LBB0_21
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, s3
	s_branch .LBB0_14
.LBB0_12:
	.loc	1 10 0
	s_mul_i32 s10, s2, s14
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s16, s4, s10
	s_addc_u32 s10, s5, s11
	s_and_b32 s17, s10, 0xffff
	buffer_load_dword v3, v0, s[16:19], 0 offen
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v3, v2
.LBB0_13:
	.loc	1 7 0
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s2, s15
	s_cbranch_scc0 .LBB0_21
.LBB0_14:
	.loc	1 8 0
	s_cmp_eq_u32 s2, s12
	s_cbranch_scc1 .LBB0_13
	.loc	1 9 0
	s_lshl_b64 s[10:11], s[2:3], 2
	s_add_u32 s10, s6, s10
	s_addc_u32 s11, s7, s11
	s_branch .LBB0_18
.LBB0_16:
	s_or_b64 exec, exec, s[20:21]
	v_readfirstlane_b32 s13, v3
	s_nop 1
	v_mov_b32_e32 v3, s13
	ds_write_b32 v1, v3
.LBB0_17:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v3
	s_cbranch_vccz .LBB0_12
.LBB0_18:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_17
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_16
	global_load_dword v3, v1, s[10:11] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_16
.LBB0_21:
	.loc	1 11 0
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x27000
	s_mov_b32 s10, 0x7ffffffe
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, v0, s[8:11], 0 offen
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel exchange
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 13
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
		.amdhsa_next_free_sgpr 35
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
	.size	exchange, .Lfunc_end0-exchange
	.set exchange.num_vgpr, 10
	.set exchange.num_agpr, 0
	.set exchange.numbered_sgpr, 35
	.set exchange.num_named_barrier, 0
	.set exchange.private_seg_size, 0
	.set exchange.uses_vcc, 1
	.set exchange.uses_flat_scratch, 0
	.set exchange.has_dyn_sized_stack, 0
	.set exchange.has_recursion, 0
	.set exchange.has_indirect_call, 0
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
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           exchange
    .private_segment_fixed_size: 0
    .sgpr_count:     41
    .sgpr_spill_count: 0
    .symbol:         exchange.kd
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
