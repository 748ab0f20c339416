//! Methods that verification refuses, and why.

use super::fixture::method;

#[test]
fn kinds_must_match() {
    method("(F)V").refused(
        "fload_0; iconst_1; iadd; pop; return",
        "a float on the operand stack where an int is needed at bytecode index 2",
    );
    method("(I)V").refused(
        "aload_0; pop; return",
        "local 0 holds an int where a reference is needed at bytecode index 0",
    );
    method("(J)V").refused(
        "lload_0; pop; return",
        "an operation on half of a long or double at bytecode index 1",
    );
    method("(J)V").refused(
        "lload_0; iconst_0; swap; return",
        "an operation on half of a long or double at bytecode index 2",
    );
    method("(J)V").refused(
        "iconst_0; istore_1; lload_0; pop2; return",
        "local 0 holds nothing usable where a long is needed at bytecode index 2",
    );
    method("(I)I").refused(
        "return",
        "a return that does not match the method's result at bytecode index 0",
    );
    method("(I)V").refused(
        "iload_0; ireturn",
        "a return that does not match the method's result at bytecode index 1",
    );
    method("(I)V").refused(
        "iload_0; putstatic long_field; return",
        "an int on the operand stack where a long is needed at bytecode index 1",
    );
    method("(I)V").refused(
        "iload_0; monitorenter; return",
        "an int on the operand stack where a reference is needed at bytecode index 1",
    );
    method("(I)I").refused(
        "iconst_1; dconst_1; invokestatic int_call; ireturn",
        "a double on the operand stack where an int is needed at bytecode index 2",
    );
}

#[test]
fn stacks_must_agree_where_paths_meet() {
    method("(I)V").refused(
        "iload_0; ifeq join; iconst_1; join: return",
        "operand stacks of depth 0 and 1 meet at bytecode index 4",
    );
    method("(I)I").refused(
        "iload_0; ifeq else; iconst_1; goto join; else: fconst_1; join: ireturn",
        "an int and a float meet in one place of the operand stack at bytecode index 8",
    );
    method("()V").refused(
        "head: iconst_1; goto head",
        "operand stacks of depth 0 and 1 meet at bytecode index 1",
    );
}

#[test]
fn locals_that_disagree_are_unusable() {
    method("(I)I").refused(
        "iload_0; ifeq else; iconst_1; istore_1; goto join; else: fconst_1; fstore_1; join: iload_1; ireturn",
        "local 1 holds nothing usable where an int is needed at bytecode index 11",
    );
    method("()I").refused(
        "iload_1; ireturn",
        "local 1 holds nothing usable where an int is needed at bytecode index 0",
    );
    // The handler may run after the store.
    method("(I)I").refused(
        "start: fconst_1; fstore_0; nop; end: iconst_0; ireturn; handler: pop; iload_0; ireturn; catch start end handler",
        "local 0 holds nothing usable where an int is needed at bytecode index 6",
    );
    // The handler may run before the store.
    method("()I").refused(
        "start: iconst_1; istore_1; end: iconst_0; ireturn; handler: pop; iload_1; ireturn; catch start end handler",
        "local 1 holds nothing usable where an int is needed at bytecode index 5",
    );
}

#[test]
fn limits_are_kept() {
    method("()V").sized(0, 1).refused(
        "iconst_0; iconst_0; return",
        "the operand stack overflows at bytecode index 1",
    );
    method("()V").sized(1, 1).refused(
        "iconst_0; istore_1; return",
        "local 1 does not exist, the method has 1, at bytecode index 1",
    );
    method("()V").sized(1, 2).refused(
        "lconst_1; lstore_0; return",
        "local 1 does not exist, the method has 1, at bytecode index 1",
    );
    method("(J)V")
        .sized(1, 2)
        .refused("return", "the arguments do not fit into the locals");
    method("()V").refused("pop; return", "too few values on the operand stack at bytecode index 0");
    method("()V").sized(0, 0).refused(
        "start: return; handler: athrow; catch start handler handler",
        "the operand stack overflows at bytecode index 1",
    );
    method("()V")
        .sized(40_000, 25_000)
        .refused("return", "the method is too large: it needs 65001 registers");
    method("()V").bytes_refused(&[], "a method body of 0 bytes");
}

#[test]
fn control_stays_within_the_code() {
    method("()V").refused("nop", "control falls off the end of the code at bytecode index 0");
    method("()V").refused(
        "head: iconst_0; ifeq head",
        "control falls off the end of the code at bytecode index 1",
    );
    method("()V").bytes_refused(&[167, 0, 100], "a branch to 100, outside the code, at bytecode index 0");
    method("()V").bytes_refused(
        &[167, 0, 1],
        "a branch to 1, which is not an instruction, at bytecode index 0",
    );
    method("()V").bytes_refused(
        &[200, 0x7F, 0xFF, 0xFF, 0xFF],
        "a branch to 2147483647, outside the code, at bytecode index 0",
    );
    method("()V").bytes_refused(&[17, 0], "the code ends within an instruction at bytecode index 0");
    method("()V").bytes_refused(&[203], "unknown opcode 203 at bytecode index 0");
    method("()V").bytes_refused(&[196, 0, 0, 0], "opcode 0 has no wide form at bytecode index 0");
    method("()V")
        .handler(0, 2, 0)
        .refused("sipush 0; return", "a bad exception range from 0 to 2");
    method("()V")
        .handler(1, 1, 0)
        .refused("nop; return", "a bad exception range from 1 to 1");
    method("()V")
        .handler(0, 1, 9)
        .refused("nop; return", "an exception handler at 9, which is not an instruction");
    method("()V").bytes_refused(
        &[3, 170, 0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF],
        "the code ends within a switch at bytecode index 1",
    );
    method("()V").bytes_refused(
        &[3, 171, 0, 0, 0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF],
        "the code ends within a switch at bytecode index 1",
    );
    method("(I)V").refused(
        "iload_0; lookupswitch 2:end 1:end else end; end: return",
        "the keys of a lookupswitch are not sorted at bytecode index 1",
    );
}

#[test]
fn constants_must_be_of_the_right_sort() {
    method("()V").refused(
        "ldc long; return",
        "constant 15 is a long, which this form of ldc cannot load, at bytecode index 0",
    );
    method("()V").refused(
        "ldc int_field; return",
        "constant 6 cannot be loaded at bytecode index 0",
    );
    method("()V").refused(
        "ldc2_w integer; return",
        "constant 14 is an int, which this form of ldc cannot load, at bytecode index 0",
    );
    method("()V").refused(
        "ldc 99; return",
        "constant 99 is missing or is not a constant at bytecode index 0",
    );
    method("()V").refused(
        "getstatic int_call; return",
        "constant 10 is not a field at bytecode index 0",
    );
    method("()V").refused(
        "invokevirtual interface_call; return",
        "constant 27 is not something that InvokeVirtual can call at bytecode index 0",
    );
    method("()V").refused(
        "invokeinterface interface_call 2; return",
        "the count of an invokeinterface does not match its descriptor at bytecode index 0",
    );
    method("()V").refused(
        "invokedynamic int_call; return",
        "constant 10 is not something that InvokeDynamic can call at bytecode index 0",
    );
    method("()V").refused(
        "invokestatic constructor; return",
        "a call of <init> at bytecode index 0",
    );
    method("()V").refused("new array_class; return", "new of an array class at bytecode index 0");
    method("()V").refused(
        "new string; return",
        "constant 17 is missing or is not a class at bytecode index 0",
    );
    method("()V").refused(
        "iconst_0; multianewarray array_class 3; return",
        "a multianewarray of 3 dimensions of a class that has not so many at bytecode index 1",
    );
    method("()V").refused(
        "iconst_0; newarray 3; return",
        "unknown array type 3 at bytecode index 1",
    );
}

#[test]
fn return_addresses_are_used_once_and_only_by_ret() {
    method("()V").refused(
        "jsr sub; sub: astore_0; aload_0; pop; return",
        "local 0 holds a return address where a reference is needed at bytecode index 4",
    );
    method("()V").refused(
        "aconst_null; astore_0; ret 0",
        "ret through a reference at bytecode index 2",
    );
    method("()V").refused(
        "jsr sub; ret 0; sub: astore_0; ret 0",
        "ret through nothing usable at bytecode index 3",
    );
    method("()V").refused(
        "goto call; sub: astore_0; ret 0; call: jsr sub",
        "a subroutine returns to the end of the code at bytecode index 4",
    );
    method("()V").refused(
        "head: jsr head",
        "operand stacks of depth 0 and 1 meet at bytecode index 0",
    );
}
