//! `sun.nio.fs.UnixFileAttributes`: filled from what `stat` knows.

use crate::prelude::*;
use javelin_vm::files::Metadata;

pub(super) fn fill<D: Domain>(m: &mut Machine<'_, D>, attributes: D::Value, found: &Metadata) -> Outcome<(), D> {
    let object = m.object(attributes)?;
    let (seconds, nanos) = (found.modified.div_euclid(NANOS), found.modified.rem_euclid(NANOS));
    m.set_field(object, "st_mode", Machine::<D>::of_int(found.mode as i32))?;
    m.set_field(object, "st_nlink", Machine::<D>::of_int(found.links as i32))?;
    m.set_field(object, "st_uid", Machine::<D>::of_int(found.user as i32))?;
    m.set_field(object, "st_gid", Machine::<D>::of_int(found.group as i32))?;
    let longs = [
        ("st_ino", found.inode as i64),
        ("st_dev", found.device as i64),
        ("st_rdev", 0),
        ("st_size", found.length as i64),
        ("st_atime_sec", seconds),
        ("st_atime_nsec", nanos),
        ("st_mtime_sec", seconds),
        ("st_mtime_nsec", nanos),
        ("st_ctime_sec", seconds),
        ("st_ctime_nsec", nanos),
    ];
    for (name, value) in longs {
        m.set_field(object, name, Machine::<D>::of_long(value))?;
    }
    Ok(())
}

const NANOS: i64 = 1_000_000_000;
