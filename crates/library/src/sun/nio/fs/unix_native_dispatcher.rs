//! `sun.nio.fs.UnixNativeDispatcher`: system calls on paths. A path is the address of a C string.
//!
//! Owners, permissions, times, links and extended attributes cannot be changed; the natives for that are missing.

use super::attributes;
use crate::prelude::*;
use javelin_vm::files::{Fault, Files, OpenMode, text_of};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        CLASS,
        &[
            ("init()I", zero),
            ("getcwd()[B", current_directory),
            ("strerror(I)[B", error_text),
            ("open0(JII)I", open),
            ("close0(I)V", close),
            ("close(I)V", close),
            ("unlink0(J)V", delete_file),
            ("rmdir0(J)V", delete_directory),
            ("mkdir0(JI)V", make_directory),
            ("rename0(JJ)V", rename),
            ("realpath0(J)[B", real_path),
            ("readlink0(J)[B", read_link),
            ("stat1(J)I", mode_of),
            ("stat0(JLsun/nio/fs/UnixFileAttributes;)I", stat_or_number),
            ("stat0(JLsun/nio/fs/UnixFileAttributes;)V", stat),
            ("lstat0(JLsun/nio/fs/UnixFileAttributes;)V", stat_link),
            ("fstat(ILsun/nio/fs/UnixFileAttributes;)V", stat_open),
            ("fstat0(ILsun/nio/fs/UnixFileAttributes;)V", stat_open),
            ("access0(JI)I", access_number),
            ("access0(JI)V", access),
            ("exists0(J)Z", exists),
            ("opendir0(J)J", open_directory),
            ("readdir(J)[B", next_name),
            ("readdir0(J)[B", next_name),
            ("closedir(J)V", close_directory),
            ("getpwuid(I)[B", user_name),
            ("getgrgid(I)[B", group_name),
        ],
    );
}

const CLASS: &str = "sun/nio/fs/UnixNativeDispatcher";

fn path<D: Domain>(m: &mut Machine<'_, D>, address: D::Value) -> Outcome<PathBuf, D> {
    let address = m.long(address)? as u64;
    match m.state.memory.c_string(address) {
        Some(bytes) => Ok(PathBuf::from(std::ffi::OsString::from_vec(bytes))),
        None => Err(Trap::Unsupported(format!("a path at {address:#x}, which is no memory"))),
    }
}

fn resolved<D: Domain>(m: &mut Machine<'_, D>, address: D::Value) -> Outcome<PathBuf, D> {
    path(m, address).map(|path| Files::resolve(&path))
}

/// A `UnixException` with the number of the fault.
fn failed<D: Domain>(m: &mut Machine<'_, D>, fault: Fault) -> Trap<D> {
    match exception(m, fault.number()) {
        Ok(object) => Trap::Throw(object),
        Err(trap) => trap,
    }
}

fn exception<D: Domain>(m: &mut Machine<'_, D>, number: i32) -> Outcome<ObjId, D> {
    let Trap::Throw(object) = m.throw_plain("sun/nio/fs/UnixException") else {
        return Err(Trap::Unsupported("sun.nio.fs.UnixException".to_owned()));
    };
    m.set_field(object, "errno", Machine::<D>::of_int(number))?;
    Ok(object)
}

fn done<D: Domain>(m: &mut Machine<'_, D>, result: Result<(), Fault>) -> Answer<D> {
    result.map_err(|fault| failed(m, fault))?;
    Ok(Machine::<D>::nothing())
}

fn bytes_of<D: Domain>(m: &mut Machine<'_, D>, path: &Path) -> Answer<D> {
    m.new_byte_array(path.as_os_str().as_bytes())
        .map(Machine::<D>::of_object)
}

fn current_directory<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    bytes_of(m, &std::env::current_dir().unwrap_or_else(|_| PathBuf::from("/")))
}

fn error_text<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = m.int(args[0])?;
    m.new_byte_array(text_of(number).as_bytes())
        .map(Machine::<D>::of_object)
}

/// Flags of `open` on Linux.
const WRITE_ONLY: i32 = 1;
const READ_WRITE: i32 = 2;
const CREATE: i32 = 0o100;
const EXCLUSIVE: i32 = 0o200;
const TRUNCATE: i32 = 0o1000;
const APPEND: i32 = 0o2000;

fn open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    let flags = m.int(args[1])?;
    let has = |flag| flags & flag != 0;
    let mode = OpenMode {
        write: has(WRITE_ONLY | READ_WRITE),
        append: has(APPEND),
        create: has(CREATE),
        create_new: has(CREATE) && has(EXCLUSIVE),
        truncate: has(TRUNCATE),
    };
    let number = m.state.files.open(&path, mode).map_err(|fault| failed(m, fault))?;
    Ok(Machine::<D>::of_int(number))
}

fn close<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = m.int(args[0])?;
    m.state.files.close(number);
    Ok(Machine::<D>::nothing())
}

fn delete_file<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    let result = match m.state.files.metadata_of_link(&path) {
        Ok(found) if found.is_directory() => Err(Fault::IsDirectory),
        _ => m.state.files.delete(&path),
    };
    done(m, result)
}

fn delete_directory<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    let result = match m.state.files.metadata_of_link(&path) {
        Ok(found) if !found.is_directory() => Err(Fault::NotDirectory),
        _ => m.state.files.delete(&path),
    };
    done(m, result)
}

fn make_directory<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    let result = m.state.files.make_directory(&path);
    done(m, result)
}

fn rename<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (from, to) = (resolved(m, args[0])?, resolved(m, args[1])?);
    let result = m.state.files.rename(&from, &to);
    done(m, result)
}

fn real_path<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    m.state.files.metadata(&path).map_err(|fault| failed(m, fault))?;
    bytes_of(m, &std::fs::canonicalize(&path).unwrap_or(path))
}

fn read_link<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    match std::fs::read_link(&path) {
        Ok(target) => bytes_of(m, &target),
        Err(error) => Err(failed(m, Fault::of(&error))),
    }
}

/// The mode bits, or 0 if there is nothing.
fn mode_of<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    Ok(Machine::<D>::of_int(
        m.state.files.metadata(&path).map_or(0, |found| found.mode as i32),
    ))
}

/// JDK 21 and later: the number of the fault, or 0.
fn stat_or_number<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    let number = match m.state.files.metadata(&path) {
        Ok(found) => {
            attributes::fill(m, args[1], &found)?;
            0
        }
        Err(fault) => fault.number(),
    };
    Ok(Machine::<D>::of_int(number))
}

fn stat<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    let found = m.state.files.metadata(&path).map_err(|fault| failed(m, fault))?;
    attributes::fill(m, args[1], &found)?;
    Ok(Machine::<D>::nothing())
}

fn stat_link<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    let found = m
        .state
        .files
        .metadata_of_link(&path)
        .map_err(|fault| failed(m, fault))?;
    attributes::fill(m, args[1], &found)?;
    Ok(Machine::<D>::nothing())
}

fn stat_open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = m.int(args[0])?;
    let Some(file) = m.state.files.get(number) else {
        return Err(failed(m, Fault::BadDescriptor));
    };
    let found = m.state.files.metadata(&file.path).map_err(|fault| failed(m, fault))?;
    attributes::fill(m, args[1], &found)?;
    Ok(Machine::<D>::nothing())
}

fn check_access<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<Result<(), Fault>, D> {
    let path = resolved(m, args[0])?;
    let wanted = m.int(args[1])? as u32;
    Ok(match m.state.files.metadata(&path) {
        Ok(found) if found.permits(wanted) => Ok(()),
        Ok(_) => Err(Fault::Denied),
        Err(fault) => Err(fault),
    })
}

fn access_number<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(
        check_access(m, args)?.map_or_else(Fault::number, |()| 0),
    ))
}

fn access<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let result = check_access(m, args)?;
    done(m, result)
}

fn exists<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    Ok(Machine::<D>::of_bool(m.state.files.exists(&path)))
}

/// An open directory is a block of memory: how far it was read, then its names, each ended by a zero.
fn open_directory<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = resolved(m, args[0])?;
    let names = m.state.files.list(&path).map_err(|fault| failed(m, fault))?;
    let mut bytes = (POSITION as u64).to_le_bytes().to_vec();
    for name in names {
        bytes.extend_from_slice(name.as_bytes());
        bytes.push(0);
    }
    bytes.push(0);
    let address = m.state.memory.allocate(bytes.len());
    crate::jdk::write_memory(m, address, &bytes)?;
    Ok(Machine::<D>::of_long(address as i64))
}

/// The bytes that say how far a directory was read.
const POSITION: usize = 8;

fn next_name<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let address = m.long(args[0])? as u64;
    let position = crate::jdk::read_memory(m, address, POSITION)?;
    let position = position
        .iter()
        .rev()
        .fold(0, |number, &byte| number << 8 | u64::from(byte));
    let name = m.state.memory.c_string(address + position).unwrap_or_default();
    if name.is_empty() {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    }
    let next = position + name.len() as u64 + 1;
    crate::jdk::write_memory(m, address, &next.to_le_bytes())?;
    m.new_byte_array(&name).map(Machine::<D>::of_object)
}

fn close_directory<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let address = m.long(args[0])? as u64;
    m.state.memory.free(address);
    Ok(Machine::<D>::nothing())
}

fn user_name<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    named(m, args[0], "/etc/passwd")
}

fn group_name<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    named(m, args[0], "/etc/group")
}

/// The name of a user or group in a file of lines `name:password:number:…`.
fn named<D: Domain>(m: &mut Machine<'_, D>, number: D::Value, file: &str) -> Answer<D> {
    let number = m.int(number)?.to_string();
    let table = std::fs::read_to_string(file).unwrap_or_default();
    let name = table.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)? == number).then_some(name)
    });
    match name {
        Some(name) => m.new_byte_array(name.as_bytes()).map(Machine::<D>::of_object),
        None => Err(failed(m, Fault::NotFound)),
    }
}
