//! `java.util.zip.Inflater`. Preset dictionaries are not supported.

use super::{bytes, memory};
use crate::jdk::write_memory;
use crate::prelude::*;
use miniz_oxide::inflate::stream::{InflateState, MinReset, inflate};
use miniz_oxide::{DataFormat, MZError, MZFlush, MZStatus};

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/util/zip/Inflater",
        &[
            ("initIDs()V", nothing),
            ("init(Z)J", init),
            ("end(J)V", end),
            ("reset(J)V", reset),
            ("getAdler(J)I", adler),
            ("inflateBytesBytes(J[BII[BII)J", bytes_to_bytes),
            ("inflateBytesBuffer(J[BIIJI)J", bytes_to_buffer),
            ("inflateBufferBytes(JJI[BII)J", buffer_to_bytes),
            ("inflateBufferBuffer(JJIJI)J", buffer_to_buffer),
        ],
    );
}

/// A decompressor and whether anything has gone into it.
#[derive(Clone)]
struct Inflation {
    state: Box<InflateState>,
    fresh: bool,
    /// What made the state what it is: every step's input and room for output. The state itself cannot be compared.
    steps: Vec<(Vec<u8>, usize)>,
    raw: bool,
}

impl PartialEq for Inflation {
    fn eq(&self, other: &Inflation) -> bool {
        (self.raw, self.fresh, &self.steps) == (other.raw, other.fresh, &other.steps)
    }
}

fn init<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let raw = m.int(args[0])? != 0;
    let format = if raw { DataFormat::Raw } else { DataFormat::Zlib };
    let inflation = Inflation {
        state: InflateState::new_boxed(format),
        fresh: true,
        steps: Vec::new(),
        raw,
    };
    Ok(Machine::<D>::of_long(m.state.resources.insert(inflation) as i64))
}

fn end<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = m.long(args[0])? as u64;
    m.state.resources.remove(handle);
    Ok(Machine::<D>::nothing())
}

fn with<D: Domain, R>(
    m: &mut Machine<'_, D>,
    handle: D::Value,
    work: impl FnOnce(&mut Inflation) -> R,
) -> Outcome<R, D> {
    let handle = m.long(handle)? as u64;
    let result = m.state.resources.update(handle, work);
    result.ok_or_else(|| Trap::Unsupported("an Inflater that has ended".to_owned()))
}

fn reset<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    with(m, args[0], |inflation| {
        inflation.state.reset_as(MinReset);
        inflation.fresh = true;
        inflation.steps.clear();
    })?;
    Ok(Machine::<D>::nothing())
}

fn adler<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let sum = with(m, args[0], |inflation| inflation.state.decompressor().adler32())?;
    Ok(Machine::<D>::of_int(sum.unwrap_or(1) as i32))
}

/// What a step did, packed as Java expects it; the output is not yet stored.
struct Step {
    packed: i64,
    output: Vec<u8>,
}

fn step<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], input: &[u8], room: D::Value) -> Outcome<Step, D> {
    let mut output = vec![0; m.int(room)?.max(0) as usize];
    let (result, bad_header) = with(m, args[1], |inflation| {
        let fresh = inflation.fresh;
        inflation.fresh &= input.is_empty();
        inflation.steps.push((input.to_vec(), output.len()));
        (inflate(&mut inflation.state, input, &mut output, MZFlush::None), fresh)
    })?;
    output.truncate(result.bytes_written);
    match result.status {
        Ok(MZStatus::NeedDict) => return Err(Trap::Unsupported("Inflater with a preset dictionary".to_owned())),
        Ok(_) | Err(MZError::Buf) => {}
        Err(_) => {
            let inflater = m.object(args[0])?;
            m.set_field(
                inflater,
                "inputConsumed",
                Machine::<D>::of_int(result.bytes_consumed as i32),
            )?;
            m.set_field(
                inflater,
                "outputConsumed",
                Machine::<D>::of_int(result.bytes_written as i32),
            )?;
            return Err(match bad_header && result.bytes_written == 0 {
                true => m.throw("java/util/zip/DataFormatException", "incorrect header check"),
                false => m.throw_plain("java/util/zip/DataFormatException"),
            });
        }
    }
    let finished = i64::from(result.status == Ok(MZStatus::StreamEnd));
    let packed = result.bytes_consumed as i64 | (result.bytes_written as i64) << 31 | finished << 62;
    Ok(Step { packed, output })
}

fn into_array<D: Domain>(m: &mut Machine<'_, D>, step: &Step, array: D::Value, at: D::Value) -> Answer<D> {
    let (array, at) = (m.object(array)?, m.int(at)? as usize);
    let place = m
        .get_mut(array)?
        .elements_mut::<u8>()
        .get_mut(at..at + step.output.len());
    match place {
        Some(place) => place.copy_from_slice(&step.output),
        None => return Err(m.throw_plain("java/lang/ArrayIndexOutOfBoundsException")),
    }
    Ok(Machine::<D>::of_long(step.packed))
}

fn into_memory<D: Domain>(m: &mut Machine<'_, D>, step: &Step, address: D::Value) -> Answer<D> {
    let address = m.long(address)? as u64;
    write_memory(m, address, &step.output)?;
    Ok(Machine::<D>::of_long(step.packed))
}

fn bytes_to_bytes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let input = bytes(m, args[2], args[3], args[4])?;
    let step = step(m, args, &input, args[7])?;
    into_array(m, &step, args[5], args[6])
}

fn bytes_to_buffer<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let input = bytes(m, args[2], args[3], args[4])?;
    let step = step(m, args, &input, args[6])?;
    into_memory(m, &step, args[5])
}

fn buffer_to_bytes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let input = memory(m, args[2], Machine::<D>::of_int(0), args[3])?;
    let step = step(m, args, &input, args[6])?;
    into_array(m, &step, args[4], args[5])
}

fn buffer_to_buffer<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let input = memory(m, args[2], Machine::<D>::of_int(0), args[3])?;
    let step = step(m, args, &input, args[5])?;
    into_memory(m, &step, args[4])
}
