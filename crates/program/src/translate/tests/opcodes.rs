//! The opcodes of generated methods (JVMS 6.5).

macro_rules! opcodes {
    ($($name:ident = $number:literal,)*) => { $(pub const $name: u8 = $number;)* };
}

opcodes! {
    NOP = 0, ICONST_M1 = 2, ICONST_5 = 8, LCONST_1 = 10, BIPUSH = 16, SIPUSH = 17, LDC2_W = 20, ILOAD = 21,
    LLOAD = 22, ILOAD_0 = 26, ILOAD_3 = 29, LLOAD_0 = 30, ISTORE = 54, LSTORE = 55, ISTORE_0 = 59, ISTORE_3 = 62,
    LSTORE_0 = 63, POP = 87, POP2 = 88, DUP = 89, DUP_X1 = 90, DUP_X2 = 91, DUP2 = 92, DUP2_X1 = 93, DUP2_X2 = 94,
    SWAP = 95, IADD = 96, LADD = 97, ISUB = 100, IMUL = 104, IDIV = 108, INEG = 116, ISHL = 120, LSHL = 121,
    IUSHR = 124, IAND = 126, IXOR = 130, IINC = 132, I2L = 133, L2I = 136, LCMP = 148, IFEQ = 153, IFLE = 158,
    IF_ICMPEQ = 159, GOTO = 167, IRETURN = 172, GETSTATIC = 178, PUTSTATIC = 179, INVOKESTATIC = 184,
}
