; lds 4
	.file	1 "message_passing"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	message_passing
	.p2align	8
	.type	message_passing,@function
message_passing:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 4 0
	s_cmp_lt_i32 s14, 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cbranch_scc1 .LBB0_7
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_4
.LBB0_2:
	s_or_b64 exec, exec, s[16:17]
	v_readfirstlane_b32 s0, v4
	s_nop 1
	v_mov_b32_e32 v4, s0
	ds_write_b32 v2, v4
.LBB0_3:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	; wave barrier
	ds_read_b32 v4, v3
	s_add_i32 s14, s14, -1
	s_cmp_lg_u32 s14, 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, v4, v1
	s_cbranch_scc0 .LBB0_8
.LBB0_4:
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_3
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_2
	global_load_dword v4, v2, s[8:9] offset:8 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_2
.LBB0_7:
	v_mov_b32_e32 v1, 0
.LBB0_8:
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v2, 0
	global_store_dword v2, v1, s[8:9] offset:12
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 6 0
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc0 .LBB0_29
	.loc	1 24 0
	s_and_b32 s17, s3, 0xffff
	s_mov_b32 s19, 0x27000
	s_mov_b32 s18, 0x7ffffffe
	s_mov_b32 s16, s2
	v_lshlrev_b32_e32 v1, 2, v0
	buffer_load_dword v1, v1, s[16:19], 0 offen
	s_waitcnt vmcnt(0)
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v2, v1
	s_nop 1
	v_mov_b32_dpp v2, v2 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v1, v1, v2
	s_nop 1
	v_add_u32_dpp v1, v1, v1 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s12, v1, 63
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s12
	global_store_dword v1, v2, s[8:9] offset:4
.LBB0_13:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_16
.LBB0_14:
	s_or_b64 exec, exec, s[12:13]
	.loc	1 7 0
	v_readfirstlane_b32 s12, v2
	s_nop 1
	v_mov_b32_e32 v2, s12
	ds_write_b32 v1, v2
.LBB0_15:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 26 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v2
	s_cbranch_vccz .LBB0_19
.LBB0_16:
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	1 7 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_15
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_14
	.loc	1 26 0
	global_load_dword v2, v1, s[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_14
.LBB0_19:
	.loc	1 32 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_21
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[2:3] offset:248
	s_waitcnt vmcnt(0)
	global_store_dword v1, v2, s[8:9]
.LBB0_21:
	s_or_b64 exec, exec, s[6:7]
.LBB0_22:
	.loc	1 33 0
	s_cmp_lt_i32 s15, 1
	s_cbranch_scc1 .LBB0_35
.LBB0_23:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_26
.LBB0_24:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 4 0
	v_readfirstlane_b32 s4, v3
	s_nop 1
	v_mov_b32_e32 v3, s4
	ds_write_b32 v1, v3
.LBB0_25:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 33 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
	ds_read_b32 v3, v2
	s_add_i32 s15, s15, -1
	s_cmp_lg_u32 s15, 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v3, v0
	s_cbranch_scc0 .LBB0_36
.LBB0_26:
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	1 4 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_25
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_24
	global_load_dword v3, v1, s[8:9] offset:8 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_24
.LBB0_29:
	s_cbranch_execz .LBB0_22
	.loc	1 7 0
	v_mov_b32_e32 v1, 0
	global_load_dwordx4 v[2:5], v1, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	v_readfirstlane_b32 s11, v2
	v_readfirstlane_b32 s6, v5
	v_readfirstlane_b32 s10, v3
	s_sub_u32 s7, s7, s11
	s_subb_u32 s6, s6, s10
	s_ashr_i32 s10, s6, 31
	s_lshr_b32 s10, s10, 28
	s_add_u32 s7, s7, s10
	s_addc_u32 s10, s6, 0
	s_and_b32 s11, s7, -16
	.loc	1 12 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_32
	s_add_u32 s2, s2, s11
	s_addc_u32 s3, s3, s10
	v_mov_b32_e32 v2, 1
	global_store_dword v1, v2, s[2:3] offset:248
.LBB0_32:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 13 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v0
	; wave barrier
	.loc	1 7 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_34
	s_add_u32 s4, s4, s11
	s_addc_u32 s5, s5, s10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	1 13 0
	global_atomic_swap v0, v1, s[4:5] sc1
.LBB0_34:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 33 0
	s_cmp_lt_i32 s15, 1
	s_cbranch_scc0 .LBB0_23
.LBB0_35:
	v_mov_b32_e32 v0, 0
.LBB0_36:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_38
	v_mov_b32_e32 v1, 0
	global_store_dword v1, v0, s[8:9] offset:12
.LBB0_38:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel message_passing
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 8
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
	.size	message_passing, .Lfunc_end0-message_passing
	.set message_passing.num_vgpr, 6
	.set message_passing.num_agpr, 0
	.set message_passing.numbered_sgpr, 20
	.set message_passing.num_named_barrier, 0
	.set message_passing.private_seg_size, 0
	.set message_passing.uses_vcc, 1
	.set message_passing.uses_flat_scratch, 0
	.set message_passing.has_dyn_sized_stack, 0
	.set message_passing.has_recursion, 0
	.set message_passing.has_indirect_call, 0
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
    .max_flat_workgroup_size: 64
    .name:           message_passing
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         message_passing.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
