//! Natives of `jdk.internal.module`: resources of the JDK come straight from its runtime image.

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "jdk/internal/module/SystemModuleFinders$SystemModuleReader",
        &[
            ("containsImageLocation(Ljava/lang/String;)Z", contains),
            ("open(Ljava/lang/String;)Ljava/util/Optional;", open),
        ],
    );
}

fn resource<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<Option<&'static [u8]>, D> {
    let reader = m.object(args[0])?;
    let module = m.get_field(reader, "module")?;
    let module = m.text(module)?;
    let name = m.text(args[1])?;
    Ok(m.program().jdk.resource(&module, &name))
}

fn contains<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_bool(resource(m, args)?.is_some()))
}

/// An `Optional` with a stream over the bytes, or without.
fn open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let optional = m.load("java/util/Optional")?;
    m.initialize(optional)?;
    let stream_class = m.load("java/io/ByteArrayInputStream")?;
    m.initialize(stream_class)?;
    let stream = match resource(m, args)? {
        Some(bytes) => {
            let array = m.new_byte_array(bytes)?;
            let stream = m.allocate(stream_class)?;
            m.set_field(stream, "buf", Machine::<D>::of_object(array))?;
            m.set_field(stream, "count", Machine::<D>::of_int(bytes.len() as i32))?;
            stream
        }
        None => ObjId::NULL,
    };
    match optional.method_named("ofNullable", "(Ljava/lang/Object;)Ljava/util/Optional;") {
        Some(method) => Err(m.call(method, &[Machine::<D>::of_object(stream)])),
        None => Err(Trap::Unsupported("java.util.Optional.ofNullable".to_owned())),
    }
}
