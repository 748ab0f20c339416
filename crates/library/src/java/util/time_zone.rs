//! `java.util.TimeZone`: the zone that the environment or the system names.

use crate::prelude::*;
use std::path::Path;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/util/TimeZone",
        &[
            ("getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;", system_zone),
            ("getSystemGMTOffsetID()Ljava/lang/String;", gmt),
        ],
    );
}

fn system_zone<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    let zone = std::env::var("TZ")
        .ok()
        .filter(|zone| !zone.is_empty())
        .map(|zone| from_environment(&zone));
    match zone.or_else(from_system) {
        Some(zone) => m.new_string(&zone).map(Machine::<D>::of_object),
        None => Ok(Machine::<D>::of_object(ObjId::NULL)),
    }
}

/// `TZ` may begin with a colon, and may name a file of the zone database.
fn from_environment(zone: &str) -> String {
    let zone = zone.strip_prefix(':').unwrap_or(zone);
    name_in_database(Path::new(zone)).unwrap_or_else(|| zone.to_owned())
}

/// `/etc/timezone` on Debian, else the target of `/etc/localtime`.
fn from_system() -> Option<String> {
    let named = std::fs::read_to_string("/etc/timezone").ok();
    let named = named.and_then(|text| text.lines().next().map(|line| line.trim().to_owned()));
    named
        .filter(|name| !name.is_empty())
        .or_else(|| name_in_database(&std::fs::read_link("/etc/localtime").ok()?))
}

fn name_in_database(path: &Path) -> Option<String> {
    path.to_str()?.split_once("zoneinfo/").map(|(_, name)| name.to_owned())
}

fn gmt<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    m.new_string("GMT").map(Machine::<D>::of_object)
}
