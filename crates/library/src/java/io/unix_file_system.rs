//! `java.io.UnixFileSystem`, the machinery behind `java.io.File`. JDK 21 and later add a 0 to most names.

use crate::prelude::*;
use javelin_vm::files::{Fault, Files, Metadata, OpenMode};
use std::path::{Path, PathBuf};

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/UnixFileSystem",
        &[
            ("initIDs()V", nothing),
            ("canonicalize0(Ljava/lang/String;)Ljava/lang/String;", canonicalize),
            ("getBooleanAttributes0(Ljava/io/File;)I", attributes),
            ("getNameMax0(Ljava/lang/String;)J", name_max),
            ("delete0(Ljava/io/File;)Z", delete),
            ("rename0(Ljava/io/File;Ljava/io/File;)Z", rename),
        ],
    );
    for suffix in ["", "0"] {
        natives.class(
            "java/io/UnixFileSystem",
            &[
                (&format!("checkAccess{suffix}(Ljava/io/File;I)Z"), check_access),
                (&format!("getLastModifiedTime{suffix}(Ljava/io/File;)J"), last_modified),
                (&format!("getLength{suffix}(Ljava/io/File;)J"), length),
                (
                    &format!("createFileExclusively{suffix}(Ljava/lang/String;)Z"),
                    create_exclusively,
                ),
                (&format!("list{suffix}(Ljava/io/File;)[Ljava/lang/String;"), list),
                (&format!("createDirectory{suffix}(Ljava/io/File;)Z"), create_directory),
            ],
        );
    }
}

/// The path that a `File` stands for.
fn path<D: Domain>(m: &mut Machine<'_, D>, file: D::Value) -> Outcome<PathBuf, D> {
    let file = m.object(file)?;
    let text = m.get_field(file, "path")?;
    let text = m.text(text)?;
    Ok(Files::resolve(Path::new(&text)))
}

fn metadata<D: Domain>(m: &mut Machine<'_, D>, file: D::Value) -> Outcome<Option<Metadata>, D> {
    let path = path(m, file)?;
    Ok(m.state.files.metadata(&path).ok())
}

fn succeeded<D: Domain>(result: Result<(), Fault>) -> Answer<D> {
    Ok(Machine::<D>::of_bool(result.is_ok()))
}

/// Links are followed as far as the path exists.
fn canonicalize<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let text = m.text(args[1])?;
    let path = Files::resolve(Path::new(&text));
    let existing = path
        .ancestors()
        .find_map(|start| Some((start, std::fs::canonicalize(start).ok()?)));
    let canonical = match existing {
        Some((start, real)) => match path.strip_prefix(start) {
            Ok(rest) if !rest.as_os_str().is_empty() => real.join(rest),
            _ => real,
        },
        None => path.clone(),
    };
    m.new_string(&canonical.to_string_lossy()).map(Machine::<D>::of_object)
}

/// Constants of `java.io.FileSystem`.
const EXISTS: i32 = 1;
const REGULAR: i32 = 2;
const DIRECTORY: i32 = 4;

fn attributes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let bits = metadata(m, args[1])?.map_or(0, |found| {
        EXISTS | if found.is_regular() { REGULAR } else { 0 } | if found.is_directory() { DIRECTORY } else { 0 }
    });
    Ok(Machine::<D>::of_int(bits))
}

fn check_access<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let wanted = m.int(args[2])? as u32;
    let found = metadata(m, args[1])?;
    Ok(Machine::<D>::of_bool(found.is_some_and(|found| found.permits(wanted))))
}

fn last_modified<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let found = metadata(m, args[1])?;
    Ok(Machine::<D>::of_long(
        found.map_or(0, |found| found.modified.div_euclid(1_000_000)),
    ))
}

fn length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let found = metadata(m, args[1])?;
    Ok(Machine::<D>::of_long(found.map_or(0, |found| found.length as i64)))
}

fn create_exclusively<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let text = m.text(args[1])?;
    let mode = OpenMode {
        write: true,
        create_new: true,
        ..OpenMode::default()
    };
    match m.state.files.open(&Files::resolve(Path::new(&text)), mode) {
        Ok(number) => {
            m.state.files.close(number);
            Ok(Machine::<D>::of_bool(true))
        }
        Err(Fault::Exists) => Ok(Machine::<D>::of_bool(false)),
        Err(fault) => Err(m.throw("java/io/IOException", &fault.text())),
    }
}

fn delete<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = path(m, args[1])?;
    succeeded(m.state.files.delete(&path))
}

fn rename<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (from, to) = (path(m, args[1])?, path(m, args[2])?);
    succeeded(m.state.files.rename(&from, &to))
}

fn create_directory<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = path(m, args[1])?;
    succeeded(m.state.files.make_directory(&path))
}

fn list<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = path(m, args[1])?;
    let Ok(names) = m.state.files.list(&path) else {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    };
    let strings = names
        .iter()
        .map(|name| m.new_string(name))
        .collect::<Outcome<Vec<_>, D>>()?;
    m.new_object_array(m.known().string_array, &strings)
        .map(Machine::<D>::of_object)
}

fn name_max<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_long(255))
}
