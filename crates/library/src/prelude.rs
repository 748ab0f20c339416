//! What every file of natives uses.

pub(crate) use javelin_program::class::ClassRef;
pub(crate) use javelin_program::descriptor::Kind;
pub(crate) use javelin_vm::domain::Domain;
pub(crate) use javelin_vm::heap::ObjId;
pub(crate) use javelin_vm::machine::Machine;
pub(crate) use javelin_vm::native::{Natives, Outcome, Trap};

/// What a native answers.
pub(crate) type Answer<D> = Outcome<<D as Domain>::Value, D>;

/// For natives that have nothing to do here.
pub(crate) fn nothing<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::nothing())
}

pub(crate) fn yes<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_bool(true))
}

pub(crate) fn no<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_bool(false))
}

/// For natives that answer `null`, 0 or 0L.
pub(crate) fn zero<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(D::constant(0))
}
