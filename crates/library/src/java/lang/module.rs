//! `java.lang.Module`: the machine only has to know which module a class is in; reads and exports are checked by the
//! library itself.

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Module",
        &[
            (
                "defineModule0(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V",
                define_module,
            ),
            ("addReads0(Ljava/lang/Module;Ljava/lang/Module;)V", nothing),
            (
                "addExports0(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V",
                nothing,
            ),
            ("addExportsToAll0(Ljava/lang/Module;Ljava/lang/String;)V", nothing),
            (
                "addExportsToAllUnnamed0(Ljava/lang/Module;Ljava/lang/String;)V",
                nothing,
            ),
        ],
    );
}

fn define_module<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let module = m.object(args[0])?;
    let name = m.get_field(module, "name")?;
    let name = m.text(name)?;
    let packages = m.object(args[4])?;
    let packages = if packages.is_null() {
        Vec::new()
    } else {
        m.object_array(packages)?
    };
    let packages = packages
        .into_iter()
        .map(|package| m.string_text(package))
        .collect::<Outcome<Vec<_>, D>>()?;
    m.define_module(&name, module, &packages)?;
    Ok(Machine::<D>::nothing())
}
