//! `jdk.internal.misc.Unsafe`: blocks of memory outside the heap, and copying between them and arrays.

use super::unsafe_::BASE;
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "jdk/internal/misc/Unsafe",
        &[
            ("allocateMemory0(J)J", allocate),
            ("reallocateMemory0(JJ)J", reallocate),
            ("freeMemory0(J)V", free),
            ("setMemory0(Ljava/lang/Object;JJB)V", set),
            ("copyMemory0(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy),
            (
                "copySwapMemory0(Ljava/lang/Object;JLjava/lang/Object;JJJ)V",
                copy_swapped,
            ),
        ],
    );
}

fn allocate<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let size = m.long(args[1])? as usize;
    Ok(Machine::<D>::of_long(m.state.memory.allocate(size) as i64))
}

fn reallocate<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (address, size) = (m.long(args[1])? as u64, m.long(args[2])? as usize);
    Ok(Machine::<D>::of_long(m.state.memory.reallocate(address, size) as i64))
}

fn free<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let address = m.long(args[1])? as u64;
    m.state.memory.free(address);
    Ok(Machine::<D>::nothing())
}

/// The bytes at an address. A real JVM would crash where this is not supported.
pub(crate) fn read_memory<D: Domain>(m: &mut Machine<'_, D>, address: u64, count: usize) -> Outcome<Vec<u8>, D> {
    m.state
        .memory
        .get(address, count)
        .map(<[u8]>::to_vec)
        .ok_or_else(|| outside(address))
}

pub(crate) fn write_memory<D: Domain>(m: &mut Machine<'_, D>, address: u64, bytes: &[u8]) -> Outcome<(), D> {
    m.state
        .memory
        .get_mut(address, bytes.len())
        .ok_or_else(|| outside(address))?
        .copy_from_slice(bytes);
    Ok(())
}

fn outside<D: Domain>(address: u64) -> Trap<D> {
    Trap::Unsupported(format!("access to memory that is not allocated, at {address:#x}"))
}

/// The bytes that a base and an offset mean: of an array, or at an address if there is no base.
fn bytes<'m, D: Domain>(m: &'m mut Machine<'_, D>, base: ObjId, offset: i64, count: usize) -> Outcome<&'m mut [u8], D> {
    if base.is_null() {
        return m
            .state
            .memory
            .get_mut(offset as u64, count)
            .ok_or_else(|| outside(offset as u64));
    }
    let object = m.get_mut(base)?;
    if object.shadow != D::Shadow::default() {
        return Err(Trap::Unsupported(
            "Unsafe.copyMemory of an array that is not concrete".to_owned(),
        ));
    }
    let class = object.class();
    let size = object.length() as usize * class.element_kind().map_or(0, Kind::size);
    let at = usize::try_from(offset - BASE).ok().filter(|&at| at + count <= size);
    match at {
        Some(at) => Ok(&mut object.elements_mut::<u8>()[at..at + count]),
        None => Err(Trap::Unsupported(format!(
            "Unsafe access at offset {offset} of a {}",
            class.java_name()
        ))),
    }
}

fn set<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (base, offset) = (m.object(args[1])?, m.long(args[2])?);
    let (count, value) = (m.long(args[3])? as usize, m.int(args[4])? as u8);
    bytes(m, base, offset, count)?.fill(value);
    Ok(Machine::<D>::nothing())
}

fn copy<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    copy_elements(m, args, 1)
}

/// The last argument is the size of the elements whose bytes are reversed.
fn copy_swapped<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let size = m.long(args[6])? as usize;
    copy_elements(m, args, size.max(1))
}

fn copy_elements<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], size: usize) -> Answer<D> {
    let (from, from_offset) = (m.object(args[1])?, m.long(args[2])?);
    let (to, to_offset) = (m.object(args[3])?, m.long(args[4])?);
    let count = m.long(args[5])? as usize;
    let mut data = bytes(m, from, from_offset, count)?.to_vec();
    data.chunks_exact_mut(size).for_each(<[u8]>::reverse);
    bytes(m, to, to_offset, count)?.copy_from_slice(&data);
    Ok(Machine::<D>::nothing())
}
