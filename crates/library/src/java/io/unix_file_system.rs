//! `java.io.UnixFileSystem`: the state's view of the file system. JDK 25 has the same natives under names that end
//! in 0.

use super::path::{absolute, canonical};
use crate::java::EPOCH_MILLIS;
use crate::prelude::*;
use javelin_vm::files::Change;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/UnixFileSystem",
        &[
            ("initIDs()V", nothing),
            ("canonicalize0(Ljava/lang/String;)Ljava/lang/String;", canonicalize),
            ("getBooleanAttributes0(Ljava/io/File;)I", get_boolean_attributes),
            ("checkAccess(Ljava/io/File;I)Z", check_access),
            ("checkAccess0(Ljava/io/File;I)Z", check_access),
            ("getLastModifiedTime(Ljava/io/File;)J", get_last_modified),
            ("getLastModifiedTime0(Ljava/io/File;)J", get_last_modified),
            ("getLength(Ljava/io/File;)J", get_length),
            ("getLength0(Ljava/io/File;)J", get_length),
            ("createFileExclusively(Ljava/lang/String;)Z", create_file),
            ("createFileExclusively0(Ljava/lang/String;)Z", create_file),
            ("delete0(Ljava/io/File;)Z", delete),
            ("list(Ljava/io/File;)[Ljava/lang/String;", list),
            ("list0(Ljava/io/File;)[Ljava/lang/String;", list),
            ("createDirectory(Ljava/io/File;)Z", create_directory),
            ("createDirectory0(Ljava/io/File;)Z", create_directory),
            ("rename0(Ljava/io/File;Ljava/io/File;)Z", rename),
            ("getNameMax0(Ljava/lang/String;)J", |_, _| {
                Ok(Machine::<D>::of_long(255))
            }),
        ],
    );
}

/// The path of a `java.io.File`.
fn path_of<D: Domain>(m: &mut Machine<'_, D>, file: D::Value) -> Outcome<PathBuf, D> {
    let file = m.object(file)?;
    let path = m.get_field(file, "path")?;
    let path = m.text(path)?;
    Ok(absolute(&path))
}

fn canonicalize<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = m.text(args[1])?;
    let path = canonical(&absolute(&path));
    m.new_string(&path.to_string_lossy()).map(Machine::<D>::of_object)
}

fn get_boolean_attributes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    const EXISTS: i32 = 1;
    const REGULAR: i32 = 2;
    const DIRECTORY: i32 = 4;
    let path = path_of(m, args[1])?;
    let files = &m.state.files;
    let regular = if files.is_file(&path) { REGULAR } else { 0 };
    let directory = if files.is_directory(&path) { DIRECTORY } else { 0 };
    let exists = if files.exists(&path) { EXISTS } else { 0 };
    Ok(Machine::<D>::of_int(exists | regular | directory))
}

/// Files that the program made are readable and writable, and directories searchable.
fn check_access<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    const EXECUTE: i32 = 1;
    let path = path_of(m, args[1])?;
    let wanted = m.int(args[2])?;
    let files = &m.state.files;
    let allowed = if !files.exists(&path) {
        false
    } else if files.is_changed(&path) {
        wanted & EXECUTE == 0 || files.is_directory(&path)
    } else {
        permits(&path, wanted as u32)
    };
    Ok(Machine::<D>::of_bool(allowed))
}

/// Whether some class of users has these permissions; which class the program's user is in is not looked at.
fn permits(path: &Path, wanted: u32) -> bool {
    let Ok(metadata) = std::fs::metadata(path) else {
        return false;
    };
    let mode = metadata.permissions().mode();
    let any = (mode | mode >> 3 | mode >> 6) & 0o7;
    any & wanted == wanted
}

/// When a file that the program changed was changed: logical time has stood still since the start of the day.
fn get_last_modified<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = path_of(m, args[1])?;
    let files = &m.state.files;
    let millis = if !files.exists(&path) {
        0
    } else if files.is_changed(&path) {
        EPOCH_MILLIS + (m.state.clock / 1_000_000) as i64
    } else {
        let modified = std::fs::metadata(&path).and_then(|metadata| metadata.modified()).ok();
        let since = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        since.map_or(0, |since| since.as_millis() as i64)
    };
    Ok(Machine::<D>::of_long(millis))
}

fn get_length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = path_of(m, args[1])?;
    let length = m.state.files.length(&path).unwrap_or(0);
    Ok(Machine::<D>::of_long(length as i64))
}

fn create_file<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = m.text(args[1])?;
    let path = absolute(&path);
    if m.state.files.exists(&path) {
        return Ok(Machine::<D>::of_bool(false));
    }
    if let Some(reason) = m.state.files.cannot_create(&path) {
        return Err(m.throw("java/io/IOException", reason));
    }
    m.state.files.change(path, Change::Written(Arc::default()));
    Ok(Machine::<D>::of_bool(true))
}

fn delete<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = path_of(m, args[1])?;
    let files = &mut m.state.files;
    let empty = files.list(&path).is_none_or(|names| names.is_empty());
    let deleted = files.exists(&path) && empty;
    if deleted {
        files.change(path, Change::Deleted);
    }
    Ok(Machine::<D>::of_bool(deleted))
}

fn list<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = path_of(m, args[1])?;
    let Some(names) = m.state.files.list(&path) else {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    };
    let names = names
        .iter()
        .map(|name| m.new_string(name))
        .collect::<Outcome<Vec<_>, D>>()?;
    m.new_object_array(m.known().string_array, &names)
        .map(Machine::<D>::of_object)
}

fn create_directory<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = path_of(m, args[1])?;
    let files = &mut m.state.files;
    let created = !files.exists(&path) && files.cannot_create(&path).is_none();
    if created {
        files.change(path, Change::Directory);
    }
    Ok(Machine::<D>::of_bool(created))
}

fn rename<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (from, to) = (path_of(m, args[1])?, path_of(m, args[2])?);
    Ok(Machine::<D>::of_bool(m.state.files.rename(&from, &to)))
}
