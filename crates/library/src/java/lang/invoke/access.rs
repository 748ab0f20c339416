//! Access modes of a `VarHandle`, and the place that one access goes to.

use super::variable::Variable;
use crate::jdk::{Place, load, store};
use crate::prelude::*;
use javelin_vm::domain::{BinaryOp, Relation, Test, UnaryOp};

/// What an access does. The memory orders make no difference where one thread runs at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Mode {
    Get,
    Set,
    CompareAndSet,
    CompareAndExchange,
    GetAndSet,
    GetAndAdd,
    GetAndOr,
    GetAndAnd,
    GetAndXor,
}

impl Mode {
    pub(super) const ALL: [Mode; 9] = [
        Mode::Get,
        Mode::Set,
        Mode::CompareAndSet,
        Mode::CompareAndExchange,
        Mode::GetAndSet,
        Mode::GetAndAdd,
        Mode::GetAndOr,
        Mode::GetAndAnd,
        Mode::GetAndXor,
    ];

    /// How many values of the variable's type a call passes.
    pub(super) fn values(self) -> usize {
        match self {
            Mode::Get => 0,
            Mode::CompareAndSet | Mode::CompareAndExchange => 2,
            _ => 1,
        }
    }

    /// The result's descriptor, given the variable's.
    pub(super) fn result(self, variable: &'static str) -> &'static str {
        match self {
            Mode::Set => "V",
            Mode::CompareAndSet => "Z",
            _ => variable,
        }
    }

    /// Whether variables of this sort can be accessed so.
    pub(super) fn is_supported(self, variable: Variable) -> bool {
        if self != Mode::Get && variable.is_final() {
            return false;
        }
        let kind = variable.kind();
        match self {
            Mode::GetAndAdd => !matches!(kind, Kind::Boolean | Kind::Reference),
            Mode::GetAndOr | Mode::GetAndAnd | Mode::GetAndXor => {
                !matches!(kind, Kind::Float | Kind::Double | Kind::Reference)
            }
            _ => true,
        }
    }
}

/// One variable: where it is and how its bytes are ordered.
pub(super) struct Target {
    pub place: Place,
    pub kind: Kind,
    pub swapped: bool,
}

impl Target {
    fn read<D: Domain>(&self, m: &mut Machine<'_, D>) -> Answer<D> {
        let value = load(m, &self.place, self.kind)?;
        self.order(m, value)
    }

    fn write<D: Domain>(&self, m: &mut Machine<'_, D>, value: D::Value) -> Outcome<(), D> {
        let value = self.order(m, value)?;
        store(m, &self.place, self.kind, value)
    }

    /// Turns the bytes around if the view says so.
    fn order<D: Domain>(&self, m: &mut Machine<'_, D>, value: D::Value) -> Answer<D> {
        if !self.swapped {
            return Ok(value);
        }
        let bits = m.concrete(value, self.kind)?;
        Ok(D::constant(match self.kind {
            Kind::Char => u64::from((bits as u16).swap_bytes()),
            Kind::Short => u64::from((bits as u16).swap_bytes() as i16 as i32 as u32),
            Kind::Long | Kind::Double => bits.swap_bytes(),
            _ => u64::from((bits as u32).swap_bytes()),
        }))
    }

    /// Does the access; `values` are of the variable's type.
    pub(super) fn access<D: Domain>(&self, m: &mut Machine<'_, D>, mode: Mode, values: &[D::Value]) -> Answer<D> {
        if mode == Mode::Set {
            self.write(m, values[0])?;
            return Ok(Machine::<D>::nothing());
        }
        let old = self.read(m)?;
        match mode {
            Mode::Get | Mode::Set => {}
            Mode::CompareAndSet | Mode::CompareAndExchange => {
                let same = same(m, self.kind, old, values[0])?;
                if same {
                    self.write(m, values[1])?;
                }
                if mode == Mode::CompareAndSet {
                    return Ok(Machine::<D>::of_bool(same));
                }
            }
            Mode::GetAndSet => self.write(m, values[0])?,
            Mode::GetAndAdd | Mode::GetAndOr | Mode::GetAndAnd | Mode::GetAndXor => {
                let new = combine(m, mode, self.kind, old, values[0]);
                self.write(m, new)?;
            }
        }
        Ok(old)
    }
}

/// Whether two values are the same bits.
fn same<D: Domain>(m: &mut Machine<'_, D>, kind: Kind, a: D::Value, b: D::Value) -> Outcome<bool, D> {
    if D::is_concrete(a) && D::is_concrete(b) {
        return Ok(D::bits(a) == D::bits(b));
    }
    let test = match kind {
        Kind::Long => Test::Long(Relation::Eq),
        Kind::Reference => Test::Ref(Relation::Eq),
        Kind::Float | Kind::Double => return Ok(m.concrete(a, kind)? == m.concrete(b, kind)?),
        _ => Test::Int(Relation::Eq),
    };
    m.domain.decide(test, a, b).map_err(Trap::Split)
}

fn combine<D: Domain>(m: &mut Machine<'_, D>, mode: Mode, kind: Kind, a: D::Value, b: D::Value) -> D::Value {
    if D::is_concrete(a) && D::is_concrete(b) {
        return D::constant(combine_bits(mode, kind, D::bits(a), D::bits(b)));
    }
    let op = match (mode, kind) {
        (Mode::GetAndAdd, Kind::Long) => BinaryOp::LAdd,
        (Mode::GetAndAdd, Kind::Float) => BinaryOp::FAdd,
        (Mode::GetAndAdd, Kind::Double) => BinaryOp::DAdd,
        (Mode::GetAndOr, Kind::Long) => BinaryOp::LOr,
        (Mode::GetAndAnd, Kind::Long) => BinaryOp::LAnd,
        (Mode::GetAndXor, Kind::Long) => BinaryOp::LXor,
        (Mode::GetAndOr, _) => BinaryOp::IOr,
        (Mode::GetAndAnd, _) => BinaryOp::IAnd,
        (Mode::GetAndXor, _) => BinaryOp::IXor,
        _ => BinaryOp::IAdd,
    };
    let wide = m.domain.binary(op, a, b);
    match kind {
        Kind::Byte => m.domain.unary(UnaryOp::I2B, wide),
        Kind::Char => m.domain.unary(UnaryOp::I2C, wide),
        Kind::Short => m.domain.unary(UnaryOp::I2S, wide),
        _ => wide,
    }
}

fn combine_bits(mode: Mode, kind: Kind, a: u64, b: u64) -> u64 {
    let wide = match (mode, kind) {
        (Mode::GetAndOr, _) => a | b,
        (Mode::GetAndAnd, _) => a & b,
        (Mode::GetAndXor, _) => a ^ b,
        (_, Kind::Float) => u64::from((f32::from_bits(a as u32) + f32::from_bits(b as u32)).to_bits()),
        (_, Kind::Double) => (f64::from_bits(a) + f64::from_bits(b)).to_bits(),
        _ => a.wrapping_add(b),
    };
    match kind {
        Kind::Byte => u64::from(wide as i8 as i32 as u32),
        Kind::Char => u64::from(wide as u16),
        Kind::Short => u64::from(wide as i16 as i32 as u32),
        Kind::Int => u64::from(wide as u32),
        _ => wide,
    }
}
