//! What the three operands of every operation are; for printing and checking code.

use crate::insn::Op;

/// The role of one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    Unused,
    /// A register that is written; may be [`NO_REGISTER`](crate::insn::NO_REGISTER) in calls.
    Destination,
    /// A register that is read.
    Source,
    /// A number, as `i16`.
    Immediate,
    /// How many registers the operand words list.
    Count,
    /// An index into `refs`.
    Ref,
    /// An index into `switches`.
    Switch,
    /// A word index.
    Target,
    /// A number with a meaning of the operation's own: a slot, a class id, half of a constant.
    Raw,
}

/// The roles of `a`, `b` and `c`.
pub fn operands(op: Op) -> [Operand; 3] {
    use Operand::{Count, Destination, Immediate, Raw, Ref, Source, Target, Unused};
    match op {
        Op::Nop | Op::Return => [Unused, Unused, Unused],
        Op::ConstInt => [Destination, Raw, Raw],
        Op::ConstWide => [Destination, Unused, Unused],
        Op::LoadConstant | Op::New | Op::GetStatic => [Destination, Unused, Ref],
        Op::NewQuick => [Destination, Raw, Raw],
        Op::Move | Op::INeg | Op::LNeg | Op::FNeg | Op::DNeg | Op::ArrayLength => [Destination, Source, Unused],
        Op::I2L | Op::I2F | Op::I2D | Op::L2I | Op::L2F | Op::L2D | Op::F2I | Op::F2L | Op::F2D => {
            [Destination, Source, Unused]
        }
        Op::D2I | Op::D2L | Op::D2F | Op::I2B | Op::I2C | Op::I2S => [Destination, Source, Unused],
        Op::IAdd | Op::ISub | Op::IMul | Op::IDiv | Op::IRem | Op::IShl | Op::IShr | Op::IUshr => {
            [Destination, Source, Source]
        }
        Op::IAnd | Op::IOr | Op::IXor => [Destination, Source, Source],
        Op::IAddImm | Op::IMulImm | Op::IShlImm | Op::IShrImm | Op::IUshrImm | Op::IAndImm => {
            [Destination, Source, Immediate]
        }
        Op::LAdd | Op::LSub | Op::LMul | Op::LDiv | Op::LRem | Op::LShl | Op::LShr | Op::LUshr => {
            [Destination, Source, Source]
        }
        Op::LAnd | Op::LOr | Op::LXor => [Destination, Source, Source],
        Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem => [Destination, Source, Source],
        Op::DAdd | Op::DSub | Op::DMul | Op::DDiv | Op::DRem => [Destination, Source, Source],
        Op::LCmp | Op::FCmpL | Op::FCmpG | Op::DCmpL | Op::DCmpG => [Destination, Source, Source],
        Op::LoadByte | Op::LoadChar | Op::LoadShort | Op::LoadInt => [Destination, Source, Source],
        Op::LoadLong | Op::LoadFloat | Op::LoadDouble | Op::LoadRef => [Destination, Source, Source],
        Op::IfICmpEq | Op::IfICmpNe | Op::IfICmpLt | Op::IfICmpGe | Op::IfICmpGt | Op::IfICmpLe => {
            [Source, Source, Target]
        }
        Op::IfIImmEq | Op::IfIImmNe | Op::IfIImmLt | Op::IfIImmGe | Op::IfIImmGt | Op::IfIImmLe => {
            [Source, Immediate, Target]
        }
        Op::IfLCmpEq | Op::IfLCmpNe | Op::IfLCmpLt | Op::IfLCmpGe | Op::IfLCmpGt | Op::IfLCmpLe => {
            [Source, Source, Target]
        }
        Op::IfFEq | Op::IfFLt | Op::IfFLe | Op::IfFGt | Op::IfFGe => [Source, Source, Target],
        Op::IfFNotEq | Op::IfFNotLt | Op::IfFNotLe | Op::IfFNotGt | Op::IfFNotGe => [Source, Source, Target],
        Op::IfDEq | Op::IfDLt | Op::IfDLe | Op::IfDGt | Op::IfDGe => [Source, Source, Target],
        Op::IfDNotEq | Op::IfDNotLt | Op::IfDNotLe | Op::IfDNotGt | Op::IfDNotGe => [Source, Source, Target],
        Op::IfACmpEq | Op::IfACmpNe => [Source, Source, Target],
        Op::IfNull | Op::IfNonNull => [Source, Unused, Target],
        Op::Jump => [Unused, Unused, Target],
        Op::Switch => [Source, Operand::Switch, Unused],
        Op::JumpSubroutine => [Destination, Unused, Target],
        Op::ReturnSubroutine | Op::MonitorEnter | Op::MonitorExit | Op::Throw | Op::ReturnValue => {
            [Source, Unused, Unused]
        }
        Op::StoreByte | Op::StoreChar | Op::StoreShort | Op::StoreInt => [Source, Source, Source],
        Op::StoreLong | Op::StoreFloat | Op::StoreDouble | Op::StoreRef => [Source, Source, Source],
        Op::NewArray | Op::NewArrayQuick | Op::GetField => [Destination, Source, Ref],
        Op::InstanceOf | Op::InstanceOfQuick => [Destination, Source, Ref],
        Op::NewMultiArray => [Destination, Count, Ref],
        Op::PutField => [Source, Source, Ref],
        Op::PutStatic => [Source, Unused, Ref],
        Op::GetFieldQuick => [Destination, Source, Raw],
        Op::PutFieldQuick => [Source, Source, Raw],
        Op::GetStaticQuick => [Destination, Raw, Raw],
        Op::PutStaticQuick => [Source, Raw, Raw],
        Op::CheckCast | Op::CheckCastQuick => [Unused, Source, Ref],
        Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface | Op::InvokeDynamic => {
            [Destination, Ref, Count]
        }
        Op::InvokeExactQuick | Op::InvokeStaticQuick | Op::InvokeVirtualQuick => [Destination, Ref, Count],
        Op::InvokeInterfaceQuick | Op::InvokePolymorphicQuick => [Destination, Ref, Count],
    }
}
