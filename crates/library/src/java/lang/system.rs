//! `java.lang.System`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/System",
        &[
            ("registerNatives()V", nothing),
            ("arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy),
            ("identityHashCode(Ljava/lang/Object;)I", identity_hash_code),
            ("nanoTime()J", nano_time),
            ("currentTimeMillis()J", current_time_millis),
            ("setIn0(Ljava/io/InputStream;)V", set_in),
            ("setOut0(Ljava/io/PrintStream;)V", set_out),
            ("setErr0(Ljava/io/PrintStream;)V", set_err),
            ("mapLibraryName(Ljava/lang/String;)Ljava/lang/String;", map_library_name),
        ],
    );
}

fn identity_hash_code<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[0])?;
    Ok(Machine::<D>::of_int(m.state.identity_hash(object) as i32))
}

/// Every look at the clock takes a microsecond, so that loops that wait for time to pass end.
fn nano_time<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    m.state.clock += 1_000;
    Ok(Machine::<D>::of_long(m.state.clock as i64))
}

/// The logical clock starts at the same instant in every run: 2024-01-01T00:00:00Z.
pub(crate) const EPOCH_MILLIS: i64 = 1_704_067_200_000;

fn current_time_millis<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    m.state.clock += 1_000;
    Ok(Machine::<D>::of_long(EPOCH_MILLIS + (m.state.clock / 1_000_000) as i64))
}

fn set_stream<D: Domain>(m: &mut Machine<'_, D>, field: &str, value: D::Value) -> Answer<D> {
    let system = m.load("java/lang/System")?;
    m.set_static(system, field, value)?;
    Ok(Machine::<D>::nothing())
}

fn set_in<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    set_stream(m, "in", args[0])
}

fn set_out<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    set_stream(m, "out", args[0])
}

fn set_err<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    set_stream(m, "err", args[0])
}

fn map_library_name<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let name = m.text(args[0])?;
    m.new_string(&format!("lib{name}.so")).map(Machine::<D>::of_object)
}

fn arraycopy<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (from, to) = (m.object(args[0])?, m.object(args[2])?);
    let (from_at, to_at, count) = (m.int(args[1])?, m.int(args[3])?, m.int(args[4])?);
    let (from_class, from_length) = {
        let object = m.get(from)?;
        (object.class(), object.length())
    };
    let (to_class, to_length) = {
        let object = m.get(to)?;
        (object.class(), object.length())
    };
    check_arrays(m, from_class, to_class)?;
    check_range(
        m,
        from_class,
        "last source index",
        (from_at, count, from_length),
        "source index",
    )?;
    check_range(
        m,
        to_class,
        "last destination index",
        (to_at, count, to_length),
        "destination index",
    )?;
    let (from_at, to_at, count) = (from_at as usize, to_at as usize, count as usize);
    if from_class.element_kind() == Some(Kind::Reference)
        && let (Some(source), Some(target)) = (from_class.component(), to_class.component())
        && !source.is_subtype_of(target)
    {
        return copy_checked(m, (from, from_at), (to, to_at), count, target);
    }
    copy_plain(
        m,
        (from, from_at),
        (to, to_at),
        count,
        from_class.element_kind().map_or(1, Kind::size),
    )
}

fn describe(class: ClassRef) -> String {
    match class.component() {
        Some(component) if component.is_primitive() => format!("{}[]", component.name),
        Some(_) => "object array[]".to_owned(),
        None => class.java_name(),
    }
}

fn check_arrays<D: Domain>(m: &mut Machine<'_, D>, from: ClassRef, to: ClassRef) -> Outcome<(), D> {
    let message = if !from.is_array() {
        format!("arraycopy: source type {} is not an array", from.java_name())
    } else if !to.is_array() {
        format!("arraycopy: destination type {} is not an array", to.java_name())
    } else if from.element_kind() != to.element_kind() {
        format!(
            "arraycopy: type mismatch: can not copy {} into {}",
            describe(from),
            describe(to)
        )
    } else {
        return Ok(());
    };
    Err(m.throw("java/lang/ArrayStoreException", &message))
}

fn check_range<D: Domain>(
    m: &mut Machine<'_, D>,
    class: ClassRef,
    last: &str,
    (at, count, length): (i32, i32, u32),
    first: &str,
) -> Outcome<(), D> {
    let message = if at < 0 {
        format!("arraycopy: {first} {at} out of bounds for {}", sized(class, length))
    } else if count < 0 {
        format!("arraycopy: length {count} is negative")
    } else if i64::from(at) + i64::from(count) > i64::from(length) {
        let end = (at as u32).wrapping_add(count as u32);
        format!("arraycopy: {last} {end} out of bounds for {}", sized(class, length))
    } else {
        return Ok(());
    };
    Err(m.throw("java/lang/ArrayIndexOutOfBoundsException", &message))
}

/// The class of an array and its length as `int[5]`.
fn sized(class: ClassRef, length: u32) -> String {
    let kind = describe(class);
    format!("{}[{length}]", kind.strip_suffix("[]").unwrap_or(&kind))
}

/// Copies between arrays whose elements all fit.
fn copy_plain<D: Domain>(
    m: &mut Machine<'_, D>,
    (from, from_at): (ObjId, usize),
    (to, to_at): (ObjId, usize),
    count: usize,
    size: usize,
) -> Answer<D> {
    let has_shadow = m.get(from)?.shadow != D::Shadow::default() || m.get(to)?.shadow != D::Shadow::default();
    if has_shadow {
        let values = (0..count)
            .map(|i| m.element(from, (from_at + i) as u32))
            .collect::<Outcome<Vec<_>, D>>()?;
        for (i, value) in values.into_iter().enumerate() {
            m.set_element(to, (to_at + i) as u32, value)?;
        }
        return Ok(Machine::<D>::nothing());
    }
    if from == to {
        let bytes = m.get_mut(to)?.elements_mut::<u8>();
        bytes.copy_within(from_at * size..(from_at + count) * size, to_at * size);
    } else {
        // The target first: making it writable may move it, but not the source.
        let target: *mut [u8] = m.get_mut(to)?.elements_mut::<u8>();
        let source = m.get(from)?.elements::<u8>();
        // SAFETY: two different objects, so the slices do not overlap, and nothing is allocated in between.
        let target = unsafe { &mut *target };
        target[to_at * size..(to_at + count) * size].copy_from_slice(&source[from_at * size..(from_at + count) * size]);
    }
    Ok(Machine::<D>::nothing())
}

/// Copies element by element until one does not fit.
fn copy_checked<D: Domain>(
    m: &mut Machine<'_, D>,
    (from, from_at): (ObjId, usize),
    (to, to_at): (ObjId, usize),
    count: usize,
    target: ClassRef,
) -> Answer<D> {
    for i in 0..count {
        let value = m.element(from, (from_at + i) as u32)?;
        let object = m.object(value)?;
        if !object.is_null() {
            let class = m.class_of(object)?;
            if !class.is_subtype_of(target) {
                let source = m.class_of(from)?.component().unwrap_or(target);
                return Err(m.throw("java/lang/ArrayStoreException", &misfit(source, target)));
            }
        }
        m.set_element(to, (to_at + i) as u32, value)?;
    }
    Ok(Machine::<D>::nothing())
}

/// What is said of an element that does not fit: whether any could have, or none at all.
fn misfit(source: ClassRef, target: ClassRef) -> String {
    let (from, to) = (source.java_name(), target.java_name());
    if target.is_subtype_of(source) {
        format!(
            "arraycopy: element type mismatch: can not cast one of the elements of {from}[] to the type of the \
             destination array, {to}"
        )
    } else {
        format!("arraycopy: type mismatch: can not copy {from}[] into {to}[]")
    }
}
