//! The shape of the classes made for lambdas.

use super::*;
use crate::synth::testing::{Parsed, parse};

const SUPPLIER: Lambda = Lambda {
    host: "a/Host",
    number: 7,
    interface: "java/util/function/Supplier",
    markers: &[],
    bridges: &[],
    method: "get",
    site: "()Ljava/util/function/Supplier;",
    erased: "()Ljava/lang/Object;",
    implementation: Handle {
        kind: 6,
        class: "a/Host",
        name: "f",
        descriptor: "()I",
        interface: false,
    },
    instantiated: "()Ljava/lang/Integer;",
    serializable: false,
};

fn function(site: &'static str, instantiated: &'static str, implementation: Handle<'static>) -> Parsed {
    parse(
        lambda(&Lambda {
            interface: "java/util/function/Function",
            method: "apply",
            site,
            erased: "(Ljava/lang/Object;)Ljava/lang/Object;",
            implementation,
            instantiated,
            ..SUPPLIER
        })
        .unwrap(),
    )
}

fn check_apply(parsed: &Parsed, expected: &[&str]) {
    assert_eq!(
        parsed.references("apply", "(Ljava/lang/Object;)Ljava/lang/Object;"),
        expected
    );
}

#[test]
fn a_lambda_without_captures_is_a_singleton() {
    let parsed = parse(lambda(&SUPPLIER).unwrap());
    assert_eq!(&*parsed.file.name, "a/Host$$Lambda$7");
    let instance = "static a/Host$$Lambda$7.INSTANCE:Ljava/util/function/Supplier;";
    assert_eq!(
        parsed.references("make", "()Ljava/util/function/Supplier;"),
        [format!("get{instance}")]
    );
    assert_eq!(
        parsed.references("<clinit>", "()V").last(),
        Some(&format!("put{instance}"))
    );
    assert_eq!(
        parsed.references("get", "()Ljava/lang/Object;"),
        [
            "static a/Host.f:()I",
            "static java/lang/Integer.valueOf:(I)Ljava/lang/Integer;"
        ]
    );
}

#[test]
fn captures_live_in_fields() {
    let implementation = Handle {
        kind: 6,
        class: "a/Host",
        name: "f",
        descriptor: "(JI)V",
        interface: false,
    };
    let site = "(JI)Ljava/lang/Runnable;";
    let spec = Lambda {
        interface: "java/lang/Runnable",
        method: "run",
        site,
        implementation,
        ..SUPPLIER
    };
    let parsed = parse(
        lambda(&Lambda {
            erased: "()V",
            instantiated: "()V",
            ..spec
        })
        .unwrap(),
    );
    assert_eq!(parsed.file.fields.len(), 2);
    assert_eq!(parsed.body("<init>", "(JI)V").max_locals, 4);
    assert_eq!(
        parsed.references("run", "()V"),
        [
            "getfield a/Host$$Lambda$7.arg$1:J",
            "getfield a/Host$$Lambda$7.arg$2:I",
            "static a/Host.f:(JI)V"
        ]
    );
}

#[test]
fn a_receiver_from_an_argument_is_cast() {
    let length = Handle {
        kind: 5,
        class: "java/lang/String",
        name: "length",
        descriptor: "()I",
        interface: false,
    };
    let parsed = function(
        "()Ljava/util/function/Function;",
        "(Ljava/lang/String;)Ljava/lang/Long;",
        Handle {
            descriptor: "()J",
            ..length
        },
    );
    check_apply(
        &parsed,
        &[
            "cast java/lang/String",
            "virtual java/lang/String.length:()J",
            "static java/lang/Long.valueOf:(J)Ljava/lang/Long;",
        ],
    );
}

#[test]
fn a_boxed_argument_is_unboxed_and_widened() {
    let descriptor = "(J)Ljava/lang/Object;";
    let target = Handle {
        kind: 9,
        class: "a/I",
        name: "f",
        descriptor,
        interface: true,
    };
    let parsed = function(
        "(La/I;)Ljava/util/function/Function;",
        "(Ljava/lang/Integer;)Ljava/lang/Object;",
        target,
    );
    check_apply(
        &parsed,
        &[
            "getfield a/Host$$Lambda$7.arg$1:La/I;",
            "cast java/lang/Integer",
            "virtual java/lang/Integer.longValue:()J",
            "interface a/I.f:(J)Ljava/lang/Object;",
        ],
    );
}

#[test]
fn a_private_method_of_the_host_is_called_without_invokespecial() {
    let target = Handle {
        kind: 7,
        class: "a/Host",
        name: "f",
        descriptor: "()V",
        interface: false,
    };
    let spec = Lambda {
        interface: "java/lang/Runnable",
        method: "run",
        erased: "()V",
        instantiated: "()V",
        ..SUPPLIER
    };
    for (implementation, call) in [
        (target, "virtual a/Host.f:()V"),
        (
            Handle {
                interface: true,
                ..target
            },
            "interface a/Host.f:()V",
        ),
        (
            Handle {
                class: "a/Super",
                ..target
            },
            "special a/Super.f:()V",
        ),
    ] {
        let site = format!("(L{};)Ljava/lang/Runnable;", implementation.class);
        let parsed = parse(
            lambda(&Lambda {
                implementation,
                site: &site,
                ..spec
            })
            .unwrap(),
        );
        assert_eq!(parsed.references("run", "()V").last().map(String::as_str), Some(call));
    }
}

#[test]
fn a_constructor_reference_makes_an_object() {
    let target = Handle {
        kind: 8,
        class: "a/B",
        name: "<init>",
        descriptor: "([I)V",
        interface: false,
    };
    let parsed = function("()Ljava/util/function/Function;", "([I)La/B;", target);
    check_apply(&parsed, &["new a/B", "cast [I", "special a/B.<init>:([I)V"]);
    assert_eq!(
        parsed.body("apply", "(Ljava/lang/Object;)Ljava/lang/Object;").max_stack,
        3
    );
}

#[test]
fn markers_bridges_and_serialization_add_members() {
    let spec = Lambda {
        markers: &["a/Marker", "java/util/function/Supplier"],
        bridges: &["()Ljava/lang/Number;", "()Ljava/lang/Object;"],
        serializable: true,
        ..SUPPLIER
    };
    let parsed = parse(lambda(&spec).unwrap());
    let interfaces: Vec<&str> = parsed.file.interfaces.iter().map(|name| name.as_str()).collect();
    assert_eq!(
        interfaces,
        ["java/util/function/Supplier", "a/Marker", "java/io/Serializable"]
    );
    assert_eq!(
        parsed
            .file
            .methods
            .iter()
            .filter(|method| &*method.name == "get")
            .count(),
        2
    );
    parsed.body("get", "()Ljava/lang/Number;");
    parsed.body("writeReplace", "()Ljava/lang/Object;");
}

#[test]
fn a_mismatch_is_refused() {
    let implementation = Handle {
        descriptor: "(I)V",
        ..SUPPLIER.implementation
    };
    assert!(
        lambda(&Lambda {
            implementation,
            ..SUPPLIER
        })
        .is_err()
    );
    assert!(
        lambda(&Lambda {
            implementation: Handle {
                kind: 10,
                ..implementation
            },
            ..SUPPLIER
        })
        .is_err()
    );
}
