//! `sun.nio.ch.FileDispatcherImpl`, from JDK 21 on `UnixFileDispatcherImpl`: reading and writing native memory.

use crate::java::io::{io_error, number_of, read_some, write_all};
use crate::jdk::{read_memory, write_memory};
use crate::prelude::*;
use javelin_vm::files::Fault;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    for class in ["sun/nio/ch/FileDispatcherImpl", "sun/nio/ch/UnixFileDispatcherImpl"] {
        natives.class(
            class,
            &[
                ("init()V", nothing),
                ("init0()V", nothing),
                ("read0(Ljava/io/FileDescriptor;JI)I", read),
                ("pread0(Ljava/io/FileDescriptor;JIJ)I", read_at),
                ("readv0(Ljava/io/FileDescriptor;JI)J", read_scattered),
                ("write0(Ljava/io/FileDescriptor;JI)I", write),
                ("pwrite0(Ljava/io/FileDescriptor;JIJ)I", write_at),
                ("writev0(Ljava/io/FileDescriptor;JI)J", write_gathered),
                ("force0(Ljava/io/FileDescriptor;Z)I", zero),
                ("seek0(Ljava/io/FileDescriptor;J)J", seek),
                ("truncate0(Ljava/io/FileDescriptor;J)I", truncate),
                ("size0(Ljava/io/FileDescriptor;)J", size),
                ("available0(Ljava/io/FileDescriptor;)I", available),
                ("isOther0(Ljava/io/FileDescriptor;)Z", no),
                ("lock0(Ljava/io/FileDescriptor;ZJJZ)I", zero),
                ("release0(Ljava/io/FileDescriptor;JJ)V", nothing),
                ("close0(Ljava/io/FileDescriptor;)V", close),
                ("closeIntFD(I)V", close_number),
                ("preClose0(Ljava/io/FileDescriptor;)V", nothing),
                ("allocationGranularity0()J", granularity),
                ("canTransferToFromOverlappedMap0()Z", yes),
                ("setDirect0(Ljava/io/FileDescriptor;)I", no_direct),
            ],
        );
    }
}

/// What `IOStatus` calls the end of a file, and something that is not available.
const END: i32 = -1;
const UNSUPPORTED: i32 = -4;

fn check<T, D: Domain>(m: &mut Machine<'_, D>, result: Result<T, Fault>) -> Outcome<T, D> {
    result.map_err(|fault| io_error(m, fault))
}

fn read_into<D: Domain>(m: &mut Machine<'_, D>, number: i32, address: i64, count: usize) -> Outcome<usize, D> {
    let bytes = read_some(m, number, count)?;
    write_memory(m, address as u64, &bytes)?;
    Ok(bytes.len())
}

fn read<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (number, address, count) = (number_of(m, args[0])?, m.long(args[1])?, m.int(args[2])?);
    let length = read_into(m, number, address, count as usize)?;
    Ok(Machine::<D>::of_int(if length == 0 && count > 0 {
        END
    } else {
        length as i32
    }))
}

/// Does something at a position and comes back.
fn at<D: Domain>(
    m: &mut Machine<'_, D>,
    number: i32,
    position: D::Value,
    work: impl FnOnce(&mut Machine<'_, D>) -> Answer<D>,
) -> Answer<D> {
    let position = m.long(position)?;
    let before = m.state.files.get(number).map_or(0, |file| file.position);
    let result = m.state.files.seek(number, usize::try_from(position).unwrap_or(0));
    check(m, result)?;
    let answer = work(m);
    let result = m.state.files.seek(number, before);
    check(m, result)?;
    answer
}

fn read_at<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = number_of(m, args[0])?;
    at(m, number, args[3], |m| read(m, args))
}

fn write_at<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = number_of(m, args[0])?;
    at(m, number, args[3], |m| write(m, args))
}

/// The blocks of an `iovec` array: address and length, eight bytes each.
fn blocks<D: Domain>(m: &mut Machine<'_, D>, address: D::Value, count: D::Value) -> Outcome<Vec<(i64, usize)>, D> {
    let (address, count) = (m.long(address)?, m.int(count)?);
    let table = read_memory(m, address as u64, count.max(0) as usize * 16)?;
    let words: Vec<u64> = table
        .chunks_exact(8)
        .map(|word| word.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
        .collect();
    Ok(words
        .chunks_exact(2)
        .map(|pair| (pair[0] as i64, pair[1] as usize))
        .collect())
}

fn read_scattered<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = number_of(m, args[0])?;
    let mut total = 0;
    for (address, count) in blocks(m, args[1], args[2])? {
        let length = read_into(m, number, address, count)?;
        total += length as i64;
        if length < count {
            break;
        }
    }
    Ok(Machine::<D>::of_long(if total == 0 { i64::from(END) } else { total }))
}

fn write<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (number, address, count) = (number_of(m, args[0])?, m.long(args[1])?, m.int(args[2])?);
    let bytes = read_memory(m, address as u64, count.max(0) as usize)?;
    write_all(m, number, &bytes)?;
    Ok(Machine::<D>::of_int(count))
}

fn write_gathered<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = number_of(m, args[0])?;
    let mut total = 0;
    for (address, count) in blocks(m, args[1], args[2])? {
        let bytes = read_memory(m, address as u64, count)?;
        write_all(m, number, &bytes)?;
        total += count as i64;
    }
    Ok(Machine::<D>::of_long(total))
}

/// A negative offset asks where the file is.
fn seek<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (number, offset) = (number_of(m, args[0])?, m.long(args[1])?);
    if let Ok(position) = usize::try_from(offset) {
        let result = m.state.files.seek(number, position);
        check(m, result)?;
    }
    let position = m.state.files.get(number).map_or(0, |file| file.position);
    Ok(Machine::<D>::of_long(position as i64))
}

fn truncate<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (number, length) = (number_of(m, args[0])?, m.long(args[1])?);
    let position = m.state.files.get(number).map_or(0, |file| file.position);
    let result = m
        .state
        .files
        .set_length(number, length as usize)
        .and_then(|()| m.state.files.seek(number, position));
    check(m, result)?;
    Ok(Machine::<D>::of_int(0))
}

fn size<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = number_of(m, args[0])?;
    let result = m.state.files.length(number);
    let length = check(m, result)?;
    Ok(Machine::<D>::of_long(length as i64))
}

fn available<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = number_of(m, args[0])?;
    let position = m.state.files.get(number).map_or(0, |file| file.position);
    let left = m.state.files.length(number).unwrap_or(0).saturating_sub(position);
    Ok(Machine::<D>::of_int(i32::try_from(left).unwrap_or(i32::MAX)))
}

fn close<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = number_of(m, args[0])?;
    m.state.files.close(number);
    Ok(Machine::<D>::nothing())
}

fn close_number<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = m.int(args[0])?;
    m.state.files.close(number);
    Ok(Machine::<D>::nothing())
}

fn granularity<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_long(4096))
}

fn no_direct<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(UNSUPPORTED))
}
