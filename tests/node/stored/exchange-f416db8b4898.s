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
	.loc	1 5 0
	v_and_b32_e32 v13, 63, v0
	v_lshrrev_b32_e32 v1, 6, v0
	.loc	1 2 0
	s_cmp_lt_i32 s13, 1
	s_cselect_b64 s[20:21], -1, 0
	v_or_b32_e32 v12, v1, v13
	s_mov_b32 s18, s13
	.loc	1 6 0
	v_lshlrev_b32_e32 v2, 1, v0
	.loc	1 2 0
	s_and_b64 vcc, exec, s[20:21]
	v_cmp_eq_u32_e64 s[0:1], 0, v12
	v_lshlrev_b32_e32 v1, 3, v0
	s_cbranch_vccnz .LBB0_16
	.loc	1 5 0
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[16:17], s[12:13], 3
	s_add_u32 s22, s10, s16
	s_addc_u32 s23, s11, s17
	.loc	1 2 0
	s_lshl_b64 s[16:17], s[12:13], 2
	s_add_u32 s13, s4, s16
	.loc	1 6 0
	s_mul_i32 s16, s14, s12
	.loc	1 2 0
	s_addc_u32 s19, s5, s17
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s24, s2, s16
	s_addc_u32 s25, s3, s17
	s_cmp_gt_i32 s14, 0
	s_cselect_b64 s[16:17], -1, 0
	s_abs_i32 s31, s18
	v_cvt_f32_u32_e32 v5, s31
	v_lshlrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v3, 0x7c, v3
	v_and_b32_e32 v4, 0x100, v1
	v_add3_u32 v4, 0, v3, v4
	v_rcp_iflag_f32_e32 v3, v5
	v_and_b32_e32 v6, 64, v0
	v_lshlrev_b32_e32 v5, 9, v0
	s_sub_i32 s26, 0, s31
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_lshlrev_b32_e32 v7, 1, v6
	v_and_b32_e32 v5, 0x200, v5
	v_lshlrev_b32_e32 v6, 2, v6
	v_readfirstlane_b32 s27, v3
	s_mul_i32 s26, s26, s27
	v_and_b32_e32 v8, 0x7c, v2
	v_add3_u32 v6, 0, v5, v6
	s_mul_hi_u32 s26, s27, s26
	v_mov_b32_e32 v5, 0
	v_cndmask_b32_e64 v9, 0, 1, s[16:17]
	s_mov_b32 s30, 0
	s_add_i32 s33, s27, s26
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v16, s15
	v_add_u32_e32 v14, v4, v7
	v_add_u32_e32 v15, v6, v8
	v_cmp_ne_u32_e64 s[16:17], 1, v9
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s30, s30, 1
	s_cmp_lg_u32 s30, s18
	s_cbranch_scc0 .LBB0_16
.LBB0_3:
	.loc	1 3 0
	s_add_i32 s26, s30, s12
	s_ashr_i32 s27, s26, 31
	s_abs_i32 s26, s26
	s_mul_hi_u32 s28, s26, s33
	s_mul_i32 s28, s28, s31
	s_sub_i32 s26, s26, s28
	s_sub_i32 s28, s26, s31
	s_cmp_ge_u32 s26, s31
	s_cselect_b32 s26, s28, s26
	s_sub_i32 s28, s26, s31
	s_cmp_ge_u32 s26, s31
	s_cselect_b32 s26, s28, s26
	s_xor_b32 s26, s26, s27
	s_sub_i32 s26, s26, s27
	.loc	1 5 0
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 3
	s_add_u32 s26, s10, s26
	s_addc_u32 s27, s11, s27
	global_load_dwordx2 v[6:7], v5, s[26:27]
	global_load_dwordx2 v[8:9], v5, s[22:23]
	s_waitcnt lgkmcnt(0)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v13
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s34, v6
	v_readfirstlane_b32 s35, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v8
	v_readfirstlane_b32 s37, v9
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_5
	s_sub_u32 s34, s34, s36
	s_subb_u32 s35, s35, s37
	s_ashr_i32 s36, s35, 31
	s_lshr_b32 s36, s36, 28
	s_add_u32 s34, s34, s36
	s_addc_u32 s35, s35, 0
	s_and_b32 s34, s34, -16
	s_add_u32 s34, s13, s34
	s_addc_u32 s35, s19, s35
	global_atomic_swap v5, v16, s[34:35] sc1
.LBB0_5:
	s_or_b64 exec, exec, s[28:29]
	.loc	1 6 0
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_2
	global_load_dwordx2 v[6:7], v5, s[26:27]
	global_load_dwordx2 v[8:9], v5, s[22:23]
	s_mov_b32 s26, 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v8
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v9, vcc
	v_ashrrev_i32_e32 v4, 31, v7
	v_lshrrev_b32_e32 v4, 28, v4
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[4:5]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[24:25], 0, v[6:7]
	s_branch .LBB0_8
.LBB0_7:
	s_or_b64 exec, exec, s[28:29]
	s_addk_i32 s26, 0x100
	s_cmp_lt_i32 s26, s14
	s_cbranch_scc0 .LBB0_2
.LBB0_8:
	v_add_u32_e32 v8, s26, v2
	v_cmp_gt_i32_e32 vcc, s14, v8
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_10
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[18:19], v[8:9], 2, s[6:7]
	global_load_dword v4, v[18:19], off
.LBB0_10:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v8, 1, v8
	v_cmp_gt_i32_e32 vcc, s14, v8
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_12
	s_ashr_i32 s27, s26, 31
	v_lshl_add_u64 v[8:9], s[26:27], 0, v[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[6:7]
	global_load_dword v10, v[8:9], off offset:4
.LBB0_12:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v14, v4, v10 offset1:2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v15 offset:128
	v_add_u32_e32 v10, s26, v0
	v_ashrrev_i32_e32 v11, 31, v10
	v_cmp_gt_i32_e32 vcc, s14, v10
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[6:7]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_14
	ds_read_b32 v11, v15
	s_waitcnt lgkmcnt(0)
	global_store_dword v[8:9], v11, off
.LBB0_14:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v10, 0x80, v10
	v_cmp_gt_i32_e32 vcc, s14, v10
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_7
	s_waitcnt lgkmcnt(0)
	global_store_dword v[8:9], v4, off offset:512
	s_branch .LBB0_7
.LBB0_16:
	v_or_b32_e32 v0, 1, v2
	.loc	1 17 0
	v_cmp_gt_i32_e64 s[6:7], s14, v2
	v_cmp_gt_i32_e64 s[10:11], s14, v0
	.loc	1 11 0
	s_andn2_b64 vcc, exec, s[20:21]
	v_lshlrev_b32_e32 v7, 2, v0
	s_cbranch_vccnz .LBB0_18
	.loc	1 18 0
	v_bfrev_b32_e32 v2, 1
	v_cndmask_b32_e64 v0, v2, v1, s[6:7]
	v_cndmask_b32_e64 v2, v2, v7, s[10:11]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	s_cbranch_execz .LBB0_19
	s_branch .LBB0_27
.LBB0_18:
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
.LBB0_19:
	s_abs_i32 s19, s18
	v_cvt_f32_u32_e32 v0, s19
	v_bfrev_b32_e32 v2, 1
	.loc	1 12 0
	s_add_i32 s24, s18, s12
	s_mov_b32 s25, 0
	v_rcp_iflag_f32_e32 v0, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v12
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v3, v0
	v_cndmask_b32_e64 v0, v2, v1, s[6:7]
	s_sub_i32 s6, 0, s19
	v_cndmask_b32_e64 v2, v2, v7, s[10:11]
	v_readfirstlane_b32 s7, v3
	s_mul_i32 s6, s6, s7
	s_mul_hi_u32 s6, s7, s6
	s_add_i32 s26, s7, s6
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB0_21
.LBB0_20:
	.loc	1 17 0
	s_mul_i32 s6, s6, s14
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s20, s2, s6
	s_addc_u32 s6, s3, s7
	s_and_b32 s21, s6, 0xffff
	buffer_load_dword v1, v0, s[20:23], 0 offen
	buffer_load_dword v7, v2, s[20:23], 0 offen
	.loc	1 11 0
	s_add_i32 s25, s25, 1
	s_cmp_lg_u32 s25, s18
	.loc	1 17 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, v1, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v7, v3
	.loc	1 11 0
	s_cbranch_scc0 .LBB0_27
.LBB0_21:
	.loc	1 12 0
	s_sub_i32 s6, s24, s25
	s_ashr_i32 s7, s6, 31
	s_abs_i32 s6, s6
	s_mul_hi_u32 s10, s6, s26
	s_mul_i32 s10, s10, s19
	s_sub_i32 s6, s6, s10
	s_sub_i32 s10, s6, s19
	s_cmp_ge_u32 s6, s19
	s_cselect_b32 s6, s10, s6
	s_sub_i32 s10, s6, s19
	s_cmp_ge_u32 s6, s19
	s_cselect_b32 s6, s10, s6
	s_xor_b32 s6, s6, s7
	s_sub_i32 s6, s6, s7
	.loc	1 16 0
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s10, s4, s10
	s_addc_u32 s11, s5, s11
	s_branch .LBB0_24
.LBB0_22:
	s_or_b64 exec, exec, s[16:17]
	v_readfirstlane_b32 s7, v1
	s_nop 1
	v_mov_b32_e32 v1, s7
	ds_write_b32 v5, v1
.LBB0_23:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s15, v1
	s_cbranch_vccz .LBB0_20
.LBB0_24:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_23
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_22
	global_load_dword v1, v6, s[10:11] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_22
.LBB0_27:
	.loc	1 18 0
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x27000
	s_mov_b32 s10, 0x7ffffffe
	buffer_store_dword v4, v0, s[8:11], 0 offen
	buffer_store_dword v3, v2, s[8:11], 0 offen
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 38
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
	.set exchange.num_vgpr, 20
	.set exchange.num_agpr, 0
	.set exchange.numbered_sgpr, 38
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
    .sgpr_count:     44
    .sgpr_spill_count: 0
    .symbol:         exchange.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
