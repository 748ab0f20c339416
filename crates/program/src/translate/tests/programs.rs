//! Small methods and the code they become.

use super::fixture::method;

#[test]
fn a_loop_tests_its_condition_again_instead_of_jumping_to_it() {
    // int sum = 0; for (int i = 0; i < n; i++) sum += i; return sum;
    method("(I)I").becomes(
        "iconst_0; istore_1; iconst_0; istore_2
         head: iload_2; iload_0; if_icmpge end
         iload_1; iload_2; iadd; istore_1; iinc 2 1; goto head
         end: iload_1; ireturn",
        "0 @1   ConstInt r1 0
         1 @3   ConstInt r2 0
         2 @6   IfICmpGe r2 r0 -> 6
         3 @11  IAdd r1 r1 r2
         4 @13  IAddImm r2 r2 1
         5 @6   IfICmpLt r2 r0 -> 3
         6 @20  ReturnValue r1",
    );
    // while (call(n, n) < n) n--;
    method("(I)V").becomes(
        "head: iload_0; iload_0; invokestatic int_call; iload_0; if_icmpge end; iinc 0 -1; goto head; end: return",
        "0 @2   InvokeStatic r5 #10 (r0 r0)
         2 @6   IfICmpGe r5 r0 -> 7
         3 @9   IAddImm r0 r0 -1
         4 @2   InvokeStatic r5 #10 (r0 r0)
         6 @6   IfICmpLt r5 r0 -> 3
         7 @15  Return",
    );
}

#[test]
fn a_field_is_incremented_and_its_value_kept() {
    // return ++this.f;
    method("(Ljava/lang/Object;)I").becomes(
        "aload_0; dup; getfield int_field; iconst_1; iadd; dup_x1; putfield int_field; ireturn",
        "0 @2   GetField r6 r0 #6
         1 @6   IAddImm r6 r6 1
         2 @8   PutField r6 r0 #6
         3 @11  ReturnValue r6",
    );
    // The value that is kept is in the home of the slot that the second field is loaded into.
    method("(Ljava/lang/Object;)I").becomes(
        "aload_0; dup; getfield int_field; dup_x1; putfield int_field; getstatic int_field; iadd; ireturn",
        "0 @2   GetField r6 r0 #6
         1 @6   PutField r6 r0 #6
         2 @9   Move r5 r6
         3 @9   GetStatic r6 #6
         4 @12  IAdd r5 r5 r6
         5 @13  ReturnValue r5",
    );
    // this.f += 1L; T.f = this.f;
    method("(Ljava/lang/Object;)V").becomes(
        "aload_0; dup; getfield long_field; lconst_1; ladd; dup2_x1; putfield long_field; putstatic long_field; return",
        "0 @2   GetField r6 r0 #26
         1 @6   ConstWide r8 0x1
         3 @6   LAdd r6 r6 r8
         4 @8   PutField r6 r0 #26
         5 @11  PutStatic r6 #26
         6 @14  Return",
    );
}

#[test]
fn swapped_values_take_no_code() {
    method("()I").becomes(
        "getstatic int_field; getstatic int_field; swap; isub; ireturn",
        "0 @0   GetStatic r5 #6
         1 @3   GetStatic r6 #6
         2 @7   ISub r5 r6 r5
         3 @8   ReturnValue r5",
    );
}

#[test]
fn swapped_values_go_home_through_the_scratch_register() {
    method("()I").becomes(
        "getstatic int_field; getstatic int_field; swap; goto next; next: isub; ireturn",
        "0 @0   GetStatic r5 #6
         1 @3   GetStatic r6 #6
         2 @7   Move r13 r5
         3 @7   Move r5 r6
         4 @7   Move r6 r13
         5 @10  ISub r5 r5 r6
         6 @11  ReturnValue r5",
    );
    // The operand of the branch keeps its value.
    method("()I").becomes(
        "getstatic int_field; getstatic int_field; swap; ifeq next; next: ireturn",
        "0 @0   GetStatic r5 #6
         1 @3   GetStatic r6 #6
         2 @7   Move r13 r5
         3 @7   Move r5 r6
         4 @7   Move r6 r13
         5 @7   IfIImmEq r6 0 -> 6
         6 @10  ReturnValue r5",
    );
}

#[test]
fn a_conditional_expression_meets_in_the_home_of_its_slot() {
    // return 7 + (n != 0 ? n : 5);
    method("(I)I").becomes(
        "bipush 7; iload_0; ifeq zero; iload_0; goto join; zero: iconst_5; join: iadd; ireturn",
        "0 @3   ConstInt r5 7
         1 @3   IfIImmEq r0 0 -> 4
         2 @7   Move r6 r0
         3 @7   Jump -> 5
         4 @10  ConstInt r6 5
         5 @11  IAdd r5 r5 r6
         6 @12  ReturnValue r5",
    );
}

#[test]
fn a_copy_is_saved_before_its_local_changes() {
    // return i++ + i;
    method("(I)I").becomes(
        "iload_0; iinc 0 1; iload_0; iadd; ireturn",
        "0 @1   Move r5 r0
         1 @1   IAddImm r0 r0 1
         2 @5   IAdd r5 r5 r0
         3 @6   ReturnValue r5",
    );
    // i = i++;
    method("(I)V").becomes(
        "iload_0; iinc 0 1; istore_0; return",
        "0 @1   Move r5 r0
         1 @1   IAddImm r0 r0 1
         2 @4   Move r0 r5
         3 @5   Return",
    );
    // int t = a; a = b; b = t; all on the stack
    method("(II)V").becomes(
        "iload_0; iload_1; istore_0; istore_1; return",
        "0 @2   Move r5 r0
         1 @2   Move r0 r1
         2 @3   Move r1 r5
         3 @4   Return",
    );
}

#[test]
fn a_result_goes_straight_to_its_local() {
    // while ((x = call(x, 5)) < -1); return x;
    method("(I)I").becomes(
        "head: iload_0; iconst_5; invokestatic int_call; dup; istore_0; iconst_m1; if_icmplt head; iload_0; ireturn",
        "0 @2   ConstInt r6 5
         1 @2   InvokeStatic r0 #10 (r0 r6)
         3 @8   IfIImmLt r0 -1 -> 0
         4 @12  ReturnValue r0",
    );
    // return x + (x = call(x, 5)); needs the old value of the local after the call.
    method("(I)I").becomes(
        "iload_0; iload_0; iconst_5; invokestatic int_call; dup; istore_0; iadd; ireturn",
        "0 @3   ConstInt r7 5
         1 @3   InvokeStatic r6 #10 (r0 r7)
         3 @7   Move r5 r0
         4 @7   Move r0 r6
         5 @8   IAdd r5 r5 r6
         6 @9   ReturnValue r5",
    );
}

#[test]
fn a_cast_result_goes_straight_to_its_local_unless_a_handler_could_see_it() {
    let cast = "iconst_0; anewarray class; checkcast class; end: astore_0; aload_0; areturn";
    method("(Ljava/lang/Object;)Ljava/lang/Object;").becomes(
        cast,
        "0 @1   ConstInt r5 0
         1 @1   NewArray r0 r5 #2[]
         2 @4   CheckCast r0 #2
         3 @9   ReturnValue r0",
    );
    let handled = format!("start: {cast}; handler: astore_1; aload_0; areturn; catch start end handler");
    method("(Ljava/lang/Object;)Ljava/lang/Object;").becomes(
        &handled,
        "0 @1   ConstInt r5 0
         1 @1   NewArray r5 r5 #2[]
         2 @4   CheckCast r5 #2
         3 @7   Move r0 r5
         4 @9   ReturnValue r0
         5 @10  Move r1 r5
         6 @12  ReturnValue r0
         @0..7 -> 5 catches 0",
    );
}

#[test]
fn constants_go_into_instructions() {
    method("(I)I").becomes(
        "iload_0; iconst_5; iadd; iconst_2; isub; iconst_5; swap; imul; bipush 33; ishl; sipush 32767; iand; ireturn",
        "0 @2   IAddImm r5 r0 5
         1 @4   IAddImm r5 r5 -2
         2 @7   IMulImm r5 r5 5
         3 @10  IShlImm r5 r5 1
         4 @14  IAndImm r5 r5 32767
         5 @15  ReturnValue r5",
    );
    method("(I)I").becomes(
        "iconst_1; iload_0; iushr; ireturn",
        "0 @2   ConstInt r5 1
         1 @2   IUshr r5 r5 r0
         2 @3   ReturnValue r5",
    );
    method("(I)I").becomes(
        "ldc integer; iload_0; iadd; ireturn",
        "0 @3   ConstInt r5 100000
         1 @3   IAdd r5 r5 r0
         2 @4   ReturnValue r5",
    );
    method("(I)I").becomes(
        "iconst_5; iload_0; if_icmplt less; iload_0; ireturn; less: iconst_0; ireturn",
        "0 @2   IfIImmGt r0 5 -> 2
         1 @6   ReturnValue r0
         2 @8   ConstInt r5 0
         3 @8   ReturnValue r5",
    );
    method("(Ljava/lang/Object;)V").becomes(
        "aconst_null; aload_0; if_acmpeq null; nop; null: return",
        "0 @2   IfNull r0 -> 1
         1 @6   Return",
    );
}

#[test]
fn constants_are_loaded() {
    method("()J").becomes(
        "ldc dynamic_int; pop; ldc2_w dynamic_long; pop2; ldc2_w long; lreturn",
        "0 @0   LoadConstant r5 #32
         1 @3   LoadConstant r5 #35
         2 @10  ConstWide r5 0x10000000000
         4 @10  ReturnValue r5",
    );
    method("()Ljava/lang/Object;").becomes(
        "ldc string; ldc_w class; pop; ldc string; pop; areturn",
        "0 @0   LoadConstant r5 #17
         1 @2   LoadConstant r6 #2
         2 @6   LoadConstant r6 #17
         3 @9   ReturnValue r5",
    );
    method("()F").becomes(
        "fconst_1; freturn",
        "0 @1   ConstInt r5 1065353216
         1 @1   ReturnValue r5",
    );
    method("()D").becomes(
        "dconst_1; dreturn",
        "0 @1   ConstWide r5 0x3ff0000000000000
         2 @1   ReturnValue r5",
    );
}

#[test]
fn calls_list_a_register_per_slot() {
    method("(Ljava/lang/Object;)J").becomes(
        "aload_0; ldc2_w long; iconst_5; invokevirtual long_call; lstore_1; lload_1; lreturn",
        "0 @5   ConstWide r6 0x10000000000
         2 @5   ConstInt r8 5
         3 @5   InvokeVirtual r1 #20 (r0 r6 r6 r8)
         5 @10  ReturnValue r1",
    );
    method("(Ljava/lang/Object;II)I").becomes(
        "aload_0; iload_1; iload_2; invokeinterface interface_call 3; ireturn",
        "0 @3   InvokeInterface r5 #27 (r0 r1 r2)
         2 @8   ReturnValue r5",
    );
}

#[test]
fn unused_results_are_dropped() {
    method("(Ljava/lang/Object;)V").becomes(
        "iconst_1; iconst_2; invokedynamic dynamic_call; pop
         aload_0; lconst_1; iconst_2; invokevirtual long_call; pop2
         aload_0; invokevirtual void_call; return",
        "0 @2   ConstInt r5 1
         1 @2   ConstInt r6 2
         2 @2   InvokeDynamic - #28 (r5 r6)
         4 @11  ConstWide r6 0x1
         6 @11  ConstInt r8 2
         7 @11  InvokeVirtual - #20 (r0 r6 r6 r8)
         9 @16  InvokeVirtual - #13 (r0)
         11 @19  Return",
    );
    // The other copy of the result is still needed.
    method("(I)I").becomes(
        "iload_0; iload_0; invokestatic int_call; dup; pop; ireturn",
        "0 @2   InvokeStatic r5 #10 (r0 r0)
         2 @7   ReturnValue r5",
    );
}

#[test]
fn an_exception_arrives_in_the_first_stack_register() {
    // try { x = call(x, 1); } catch (Throwable t) { return x; } return 0;
    method("(I)I").becomes(
        "start: iload_0; iconst_1; invokestatic int_call; istore_0; end: iconst_0; ireturn
         handler: astore_1; iload_0; ireturn
         catch start end handler",
        "0 @2   ConstInt r6 1
         1 @2   InvokeStatic r0 #10 (r0 r6)
         3 @7   ConstInt r5 0
         4 @7   ReturnValue r5
         5 @8   Move r1 r5
         6 @10  ReturnValue r0
         @0..6 -> 5 catches 0",
    );
}

#[test]
fn unreachable_code_is_left_out_with_its_handlers() {
    method("()V").becomes(
        "return; start: nop; end: pop; return; catch start end end",
        "0 @0   Return",
    );
}

#[test]
fn switches() {
    method("(I)I").becomes(
        "iload_0; tableswitch 1 one two else two; one: iconst_1; ireturn; two: iconst_2; ireturn",
        "0 @1   Switch r0 1 -> 1, 2 -> 3, else -> 3
         1 @25  ConstInt r5 1
         2 @25  ReturnValue r5
         3 @27  ConstInt r5 2
         4 @27  ReturnValue r5",
    );
    method("(I)I").becomes(
        "iload_0; lookupswitch -1:two 7:one else one; one: iconst_1; ireturn; two: iconst_2; ireturn",
        "0 @1   Switch r0 -1 -> 3, 7 -> 1, else -> 1
         1 @29  ConstInt r5 1
         2 @29  ReturnValue r5
         3 @31  ConstInt r5 2
         4 @31  ReturnValue r5",
    );
}

#[test]
fn comparisons_are_fused_with_their_branch() {
    method("(JJ)V").becomes(
        "lload_0; lload_2; lcmp; iflt end; nop; end: return",
        "0 @3   IfLCmpLt r0 r2 -> 1
         1 @7   Return",
    );
    method("(FF)V").becomes(
        "fload_0; fload_1; fcmpg; ifge end; nop; end: return",
        "0 @3   IfFNotLt r0 r1 -> 1
         1 @7   Return",
    );
    method("(FF)V").becomes(
        "fload_0; fload_1; fcmpl; ifge end; nop; end: return",
        "0 @3   IfFGe r0 r1 -> 1
         1 @7   Return",
    );
    method("(DD)V").becomes(
        "dload_0; dload_2; dcmpg; ifgt end; nop; end: return",
        "0 @3   IfDNotLe r0 r2 -> 1
         1 @7   Return",
    );
    // With the branch in another block they stay apart.
    method("(JJ)V").becomes(
        "lload_0; lload_2; lcmp; goto next; next: iflt end; nop; end: return",
        "0 @2   LCmp r5 r0 r2
         1 @6   IfIImmLt r5 0 -> 2
         2 @10  Return",
    );
}

#[test]
fn wide_instructions() {
    method("()I").sized(300, 1).becomes(
        "iconst_1; wide istore 256; wide iinc 256 32767; wide iload 256; ireturn",
        "0 @1   ConstInt r256 1
         1 @5   IAddImm r256 r256 32767
         2 @15  ReturnValue r256",
    );
}

#[test]
fn arrays_and_objects() {
    method("(I)V").becomes(
        "iload_0; newarray 8; iconst_0; baload; pop
         iload_0; iconst_2; multianewarray array_class 2; arraylength; pop
         new class; dup; invokespecial constructor; dup; monitorenter; instanceof class; pop
         aconst_null; iconst_0; iconst_1; iastore
         aconst_null; checkcast class; athrow",
        "0 @1   NewArray r5 r0 byte[]
         1 @4   ConstInt r6 0
         2 @4   LoadByte r5 r5 r6
         3 @8   ConstInt r6 2
         4 @8   NewMultiArray r5 #34 (r0 r6)
         6 @12  ArrayLength r5 r5
         7 @14  New r5 #2
         8 @18  InvokeSpecial - #23 (r5)
         10 @22  MonitorEnter r5
         11 @23  InstanceOf r5 r5 #2
         12 @30  ConstInt r5 0
         13 @30  ConstInt r6 0
         14 @30  ConstInt r7 1
         15 @30  StoreInt r5 r6 r7
         16 @35  ConstInt r5 0
         17 @35  Throw r5",
    );
}

#[test]
fn subroutines_keep_what_they_do_not_touch() {
    // Local 1 is an int after the first call and a reference after the second.
    method("()V").becomes(
        "iconst_1; istore_1; jsr sub; iload_1; pop
         aconst_null; astore_1; jsr sub; aload_1; athrow
         sub: astore_2; ret 2",
        "0 @1   ConstInt r1 1
         1 @2   JumpSubroutine r5 -> 5
         2 @8   ConstInt r1 0
         3 @9   JumpSubroutine r5 -> 5
         4 @13  Throw r1
         5 @14  Move r2 r5
         6 @15  ReturnSubroutine r2",
    );
}

#[test]
fn jumps_to_jumps_are_followed() {
    method("(I)V").becomes(
        "iload_0; ifeq zero; nop; end: return; zero: goto far; nop; far: goto end",
        "0 @1   IfIImmEq r0 0 -> 1
         1 @5   Return
         2 @10  Jump -> 1",
    );
}
