//! Natives of `jdk.internal.util`: the system properties that the machine provides.

mod host;

use crate::prelude::*;
use host::Category;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "jdk/internal/util/SystemProps$Raw",
        &[
            ("vmProperties()[Ljava/lang/String;", vm_properties),
            ("platformProperties()[Ljava/lang/String;", platform_properties),
        ],
    );
}

fn vm_properties<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    let jdk = m.program().jdk;
    let home = jdk.home.display().to_string();
    let release = |key: &str| jdk.release(key).unwrap_or_default().to_owned();
    let mut pairs = vec![
        ("java.home".to_owned(), home.clone()),
        (
            "java.vm.specification.name".to_owned(),
            "Java Virtual Machine Specification".to_owned(),
        ),
        (
            "java.vm.specification.vendor".to_owned(),
            "Oracle Corporation".to_owned(),
        ),
        ("java.vm.specification.version".to_owned(), jdk.feature.to_string()),
        ("java.vm.version".to_owned(), release("JAVA_RUNTIME_VERSION")),
        ("java.vm.name".to_owned(), "Javelin".to_owned()),
        ("java.vm.vendor".to_owned(), "Javelin".to_owned()),
        ("java.vm.info".to_owned(), "interpreted mode".to_owned()),
        ("java.class.path".to_owned(), m.runtime.options.class_path.clone()),
        ("java.library.path".to_owned(), String::new()),
        ("java.class.version".to_owned(), format!("{}.0", jdk.feature + 44)),
        ("jdk.debug".to_owned(), "release".to_owned()),
        ("sun.boot.library.path".to_owned(), format!("{home}/lib")),
        ("sun.nio.MaxDirectMemorySize".to_owned(), "-1".to_owned()),
        ("sun.nio.PageAlignDirectMemory".to_owned(), "false".to_owned()),
        ("jdk.reflect.useDirectMethodHandle".to_owned(), "false".to_owned()),
        ("sun.reflect.noInflation".to_owned(), "false".to_owned()),
        ("sun.reflect.inflationThreshold".to_owned(), i32::MAX.to_string()),
        ("java.vm.compressedOopsMode".to_owned(), "32-bit".to_owned()),
    ];
    pairs.extend(m.runtime.options.properties.iter().cloned());
    let mut strings = Vec::with_capacity(pairs.len() * 2 + 2);
    for (key, value) in pairs {
        strings.push(m.new_string(&key)?);
        strings.push(m.new_string(&value)?);
    }
    strings.extend([ObjId::NULL, ObjId::NULL]);
    m.new_object_array(m.known().string_array, &strings)
        .map(Machine::<D>::of_object)
}

/// The name that Java has for this processor.
const ARCHITECTURE: &str = if cfg!(target_arch = "aarch64") {
    "aarch64"
} else {
    "amd64"
};

/// The array is indexed by constants of `SystemProps.Raw`, which differ between JDKs.
fn platform_properties<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    let raw = m.load("jdk/internal/util/SystemProps$Raw")?;
    let directory = std::env::current_dir().map_or_else(|_| "/".to_owned(), |dir| dir.display().to_string());
    let (user, home) = host::user();
    let release = host::release();
    let encoding = host::encoding();
    let display = host::locale(Category::Messages);
    let format = host::locale(Category::Characters);
    let values: [(&str, &str); 22] = [
        ("_display_language_NDX", &display.language),
        ("_display_country_NDX", &display.country),
        ("_display_variant_NDX", &display.variant),
        ("_format_language_NDX", &format.language),
        ("_format_country_NDX", &format.country),
        ("_format_variant_NDX", &format.variant),
        ("_file_encoding_NDX", &encoding),
        ("_file_separator_NDX", "/"),
        ("_line_separator_NDX", "\n"),
        ("_native_encoding_NDX", &encoding),
        ("_os_arch_NDX", ARCHITECTURE),
        ("_os_name_NDX", "Linux"),
        ("_os_version_NDX", &release),
        ("_path_separator_NDX", ":"),
        ("_sun_arch_data_model_NDX", "64"),
        ("_sun_cpu_endian_NDX", "little"),
        ("_sun_io_unicode_encoding_NDX", "UnicodeLittle"),
        ("_sun_jnu_encoding_NDX", &encoding),
        ("_user_dir_NDX", &directory),
        ("_user_home_NDX", &home),
        ("_user_name_NDX", &user),
        ("_java_io_tmpdir_NDX", "/tmp"),
    ];
    let count = m.get_static(raw, "FIXED_LENGTH")?;
    let count = m.int(count)? as usize;
    let array = m.allocate_array(m.known().string_array, count)?;
    for (name, value) in values {
        let Some(field) = raw.fields.iter().find(|field| &*field.name == name) else {
            continue;
        };
        if value.is_empty() {
            continue;
        }
        let (mirror, slot) = m.static_place(field)?;
        let index = m.word(mirror, slot)?;
        let index = m.int(index)? as u32;
        let text = m.new_string(value)?;
        m.set_element(array, index, Machine::<D>::of_object(text))?;
    }
    Ok(Machine::<D>::of_object(array))
}
