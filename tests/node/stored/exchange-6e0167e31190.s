; lds 1024
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
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 2 0
	s_cmp_gt_i32 s13, 0
	s_mov_b32 s16, s13
	.loc	1 6 0
	v_lshlrev_b32_e32 v2, 1, v0
	s_mov_b32 s17, 0
	.loc	1 2 0
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lt_i32 s13, 1
	v_lshlrev_b32_e32 v1, 3, v0
	s_cbranch_scc1 .LBB0_17
	.loc	1 6 0
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[0:1], s[12:13], 3
	s_add_u32 s20, s10, s0
	s_addc_u32 s21, s11, s1
	.loc	1 2 0
	s_lshl_b64 s[0:1], s[12:13], 2
	s_add_u32 s22, s4, s0
	.loc	1 6 0
	s_mul_i32 s0, s14, s12
	.loc	1 2 0
	s_addc_u32 s23, s5, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s24, s2, s0
	s_addc_u32 s25, s3, s1
	s_cmp_gt_i32 s14, 0
	s_cselect_b64 s[4:5], -1, 0
	s_abs_i32 s13, s16
	v_cvt_f32_u32_e32 v6, s13
	v_lshlrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v3, 0x7c, v3
	v_and_b32_e32 v4, 0x100, v1
	v_add3_u32 v4, 0, v3, v4
	v_rcp_iflag_f32_e32 v3, v6
	v_and_b32_e32 v5, 64, v0
	v_lshlrev_b32_e32 v6, 9, v0
	s_sub_i32 s26, 0, s13
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_lshlrev_b32_e32 v7, 1, v5
	v_and_b32_e32 v6, 0x200, v6
	v_lshlrev_b32_e32 v5, 2, v5
	v_readfirstlane_b32 s27, v3
	s_mul_i32 s26, s26, s27
	v_and_b32_e32 v8, 0x7c, v2
	v_add3_u32 v6, 0, v6, v5
	s_mul_hi_u32 s26, s27, s26
	v_mov_b32_e32 v5, 0
	v_cndmask_b32_e64 v9, 0, 1, s[4:5]
	.loc	1 8 0
	v_and_b32_e32 v12, 63, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_add_i32 s33, s27, s26
	v_mov_b32_e32 v3, v5
	v_cmp_ne_u32_e64 s[4:5], 1, v9
	v_add_u32_e32 v13, v4, v7
	v_add_u32_e32 v14, v6, v8
	v_mov_b32_e32 v15, s15
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[26:27]
	.loc	1 2 0
	s_add_i32 s17, s17, 1
	s_cmp_lg_u32 s17, s16
	s_cbranch_scc0 .LBB0_17
.LBB0_3:
	.loc	1 3 0
	s_add_i32 s15, s17, s12
	s_ashr_i32 s26, s15, 31
	s_abs_i32 s15, s15
	s_mul_hi_u32 s27, s15, s33
	s_mul_i32 s27, s27, s13
	s_sub_i32 s15, s15, s27
	s_sub_i32 s27, s15, s13
	s_cmp_ge_u32 s15, s13
	s_cselect_b32 s15, s27, s15
	s_sub_i32 s27, s15, s13
	s_cmp_ge_u32 s15, s13
	s_cselect_b32 s15, s27, s15
	s_xor_b32 s15, s15, s26
	s_sub_i32 s26, s15, s26
	.loc	1 6 0
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 3
	s_add_u32 s26, s10, s26
	s_addc_u32 s27, s11, s27
	global_load_dwordx2 v[6:7], v5, s[26:27]
	global_load_dwordx2 v[8:9], v5, s[20:21]
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_15
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v8
	s_mov_b32 s28, 0
	s_nop 0
	v_subb_co_u32_e32 v7, vcc, v7, v9, vcc
	v_ashrrev_i32_e32 v4, 31, v7
	v_lshrrev_b32_e32 v4, 28, v4
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[4:5]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[24:25], 0, v[6:7]
	s_branch .LBB0_6
.LBB0_5:
	s_or_b64 exec, exec, s[30:31]
	s_addk_i32 s28, 0x100
	s_cmp_lt_i32 s28, s14
	s_cbranch_scc0 .LBB0_14
.LBB0_6:
	v_add_u32_e32 v8, s28, v2
	v_cmp_gt_i32_e32 vcc, s14, v8
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[6:7]
	global_load_dword v4, v[16:17], off
.LBB0_8:
	s_or_b64 exec, exec, s[30:31]
	v_add_u32_e32 v8, 1, v8
	v_cmp_gt_i32_e32 vcc, s14, v8
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_10
	s_ashr_i32 s29, s28, 31
	v_lshl_add_u64 v[8:9], s[28:29], 0, v[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[6:7]
	global_load_dword v10, v[8:9], off offset:4
.LBB0_10:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v13, v4, v10 offset1:2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v14 offset:128
	v_add_u32_e32 v10, s28, v0
	v_ashrrev_i32_e32 v11, 31, v10
	v_cmp_gt_i32_e32 vcc, s14, v10
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[6:7]
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_12
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	global_store_dword v[8:9], v11, off
.LBB0_12:
	s_or_b64 exec, exec, s[30:31]
	v_add_u32_e32 v10, 0x80, v10
	v_cmp_gt_i32_e32 vcc, s14, v10
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_5
	s_waitcnt lgkmcnt(0)
	global_store_dword v[8:9], v4, off offset:512
	s_branch .LBB0_5
.LBB0_14:
	.loc	1 8 0
	global_load_dwordx2 v[6:7], v5, s[26:27]
	global_load_dwordx2 v[8:9], v5, s[20:21]
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v12
	s_barrier
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_2
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v8
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v9, vcc
	v_ashrrev_i32_e32 v4, 31, v7
	v_lshrrev_b32_e32 v4, 28, v4
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[4:5]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[22:23], 0, v[6:7]
	global_atomic_swap v[6:7], v15, off sc1
	s_branch .LBB0_2
.LBB0_17:
	.loc	1 6 0
	v_or_b32_e32 v3, 1, v2
	v_bfrev_b32_e32 v4, 1
	.loc	1 17 0
	v_cmp_gt_i32_e32 vcc, s14, v2
	v_cmp_gt_i32_e64 s[0:1], s14, v3
	s_nop 0
	v_cndmask_b32_e32 v0, v4, v1, vcc
	v_lshlrev_b32_e32 v1, 2, v3
	.loc	1 11 0
	s_andn2_b64 vcc, exec, s[18:19]
	v_cndmask_b32_e64 v1, v4, v1, s[0:1]
	s_cbranch_vccnz .LBB0_20
	s_abs_i32 s0, s16
	v_cvt_f32_u32_e32 v2, s0
	s_sub_i32 s1, 0, s0
	s_mov_b32 s7, 0x27000
	s_mov_b32 s6, 0x7ffffffe
	v_rcp_iflag_f32_e32 v3, v2
	v_mov_b32_e32 v2, 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_nop 0
	v_readfirstlane_b32 s4, v3
	s_mul_i32 s1, s1, s4
	s_mul_hi_u32 s1, s4, s1
	s_add_i32 s1, s4, s1
	v_mov_b32_e32 v3, 0
.LBB0_19:
	.loc	1 12 0
	s_add_i32 s4, s12, s16
	s_ashr_i32 s5, s4, 31
	s_abs_i32 s4, s4
	s_mul_hi_u32 s10, s4, s1
	s_mul_i32 s10, s10, s0
	s_sub_i32 s4, s4, s10
	s_sub_i32 s10, s4, s0
	s_cmp_ge_u32 s4, s0
	s_cselect_b32 s4, s10, s4
	s_sub_i32 s10, s4, s0
	s_cmp_ge_u32 s4, s0
	s_cselect_b32 s4, s10, s4
	s_xor_b32 s4, s4, s5
	s_sub_i32 s4, s4, s5
	.loc	1 17 0
	s_mul_i32 s4, s4, s14
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s4, s2, s4
	s_addc_u32 s5, s3, s5
	s_and_b32 s5, s5, 0xffff
	buffer_load_dword v4, v0, s[4:7], 0 offen
	buffer_load_dword v5, v1, s[4:7], 0 offen
	.loc	1 11 0
	s_add_i32 s16, s16, -1
	s_cmp_lg_u32 s16, 0
	.loc	1 17 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v2, v4, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v3
	.loc	1 11 0
	s_cbranch_scc1 .LBB0_19
	s_branch .LBB0_21
.LBB0_20:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_21:
	.loc	1 18 0
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x27000
	s_mov_b32 s10, 0x7ffffffe
	buffer_store_dword v2, v0, s[8:11], 0 offen
	buffer_store_dword v3, v1, s[8:11], 0 offen
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel exchange
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 20
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
	.set exchange.num_vgpr, 18
	.set exchange.num_agpr, 0
	.set exchange.numbered_sgpr, 34
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
      - .offset:         52
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
    .max_flat_workgroup_size: 128
    .name:           exchange
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         exchange.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
