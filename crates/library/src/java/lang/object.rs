//! `java.lang.Object`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Object",
        &[
            ("registerNatives()V", nothing),
            ("getClass()Ljava/lang/Class;", get_class),
            ("hashCode()I", hash_code),
            ("clone()Ljava/lang/Object;", clone),
            ("notify()V", notify),
            ("notifyAll()V", notify_all),
            ("wait(J)V", wait),
            ("wait0(J)V", wait),
        ],
    );
}

fn get_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[0])?;
    let class = m.class_of(object)?;
    m.mirror(class).map(Machine::<D>::of_object)
}

fn hash_code<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[0])?;
    Ok(Machine::<D>::of_int(m.state.identity_hash(object) as i32))
}

fn clone<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[0])?;
    let (class, length) = {
        let object = m.get(object)?;
        (object.class(), object.length())
    };
    if !class.is_array() && !class.is_subtype_of(m.load("java/lang/Cloneable")?) {
        return Err(m.throw("java/lang/CloneNotSupportedException", &class.java_name()));
    }
    let copy = if class.is_array() {
        m.allocate_array(class, length as usize)?
    } else {
        m.allocate(class)?
    };
    let (bytes, shadow) = {
        let original = m.get(object)?;
        (original.elements::<u8>().to_vec(), original.shadow.clone())
    };
    let target = m.get_mut(copy)?;
    target.elements_mut::<u8>().copy_from_slice(&bytes);
    target.shadow = shadow;
    Ok(Machine::<D>::of_object(copy))
}

fn notify<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[0])?;
    m.notify(object, false)?;
    Ok(Machine::<D>::nothing())
}

fn notify_all<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[0])?;
    m.notify(object, true)?;
    Ok(Machine::<D>::nothing())
}

fn wait<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[0])?;
    let millis = m.long(args[1])?;
    if millis < 0 {
        return Err(m.throw("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    let nanos = (millis != 0).then(|| (millis as u64).saturating_mul(1_000_000));
    m.wait(object, nanos)?;
    Ok(Machine::<D>::nothing())
}
