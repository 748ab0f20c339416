//! `java.lang.invoke.CallSite`

use super::combine::{argument_list, make};
use super::conversion::{METHOD_HANDLE, shape_of};
use super::method_handle::handle_at;
use crate::prelude::*;
use javelin_program::synth::{Expr, Member};

const CALL_SITE: &str = "java/lang/invoke/CallSite";

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        CALL_SITE,
        &[
            (
                "makeUninitializedCallSite(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
                uninitialized,
            ),
            ("makeDynamicInvoker()Ljava/lang/invoke/MethodHandle;", dynamic_invoker),
        ],
    );
    for order in ["Normal", "Volatile"] {
        let signature =
            format!("setCallSiteTarget{order}(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V");
        natives.class("java/lang/invoke/MethodHandleNatives", &[(&signature, set_target)]);
    }
}

/// The target of a site that has none yet: calling it fails.
fn uninitialized<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let shape = shape_of(m, args[1])?;
    let exception = Member {
        kind: 8,
        class: "java/lang/IllegalStateException".to_owned(),
        name: "<init>".to_owned(),
        descriptor: "(Ljava/lang/String;)V".to_owned(),
        interface: false,
    };
    let message = Expr::Text("uninitialized call site".encode_utf16().collect());
    let thrown = Expr::Throw(Box::new(Expr::Member(exception, vec![message])));
    let expr = Expr::Then(Box::new([thrown, Expr::Zero(shape.result.clone())]));
    make(m, &shape, expr, &[])
}

fn set_target<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let site = m.object(args[0])?;
    m.set_field(site, "target", args[1])?;
    Ok(Machine::<D>::nothing())
}

/// A handle that calls whatever is the target when it is called.
fn dynamic_invoker<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let site = m.object(args[0])?;
    let target = m.get_field(site, "target")?;
    let shape = handle_at(m, target)?.shape();
    let get_target = Member {
        kind: 5,
        class: CALL_SITE.to_owned(),
        name: "getTarget".to_owned(),
        descriptor: format!("(){METHOD_HANDLE}"),
        interface: false,
    };
    let target = Expr::Member(get_target, vec![Expr::Bound(0, format!("L{CALL_SITE};"))]);
    let expr = Expr::call(target, shape.descriptor(), argument_list(0..shape.parameters.len()));
    make(m, &shape, expr, &[site])
}
