//! Finding a JDK and reading classes and resources from its runtime image.

use crate::error::SetupError;
use ristretto_jimage::Image;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A JDK on disk with its runtime image opened.
pub struct Jdk {
    pub home: PathBuf,
    /// `17.0.15`
    pub version: String,
    /// The feature number, 17 to 25.
    pub feature: u32,
    pub modules: Box<[String]>,
    release: Vec<(String, String)>,
    image: Image,
    without_extension: OnceLock<HashMap<String, &'static [u8]>>,
}

/// The range of JDK feature versions that the machine knows how to boot.
pub const SUPPORTED: std::ops::RangeInclusive<u32> = 17..=25;

impl Jdk {
    /// Opens the JDK at `home`.
    pub fn open(home: &Path) -> Result<Jdk, SetupError> {
        let bad = |reason: String| SetupError::BadJdk {
            path: home.to_owned(),
            reason,
        };
        let release = std::fs::read_to_string(home.join("release"))
            .map_err(|error| bad(format!("its file `release` cannot be read ({error})")))?;
        let release = parse_release(&release);
        let get = |key: &str| release.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str());
        let version = get("JAVA_VERSION").ok_or_else(|| bad("its file `release` has no JAVA_VERSION".into()))?;
        let feature = feature(version).ok_or_else(|| bad(format!("strange version {version:?}")))?;
        if !SUPPORTED.contains(&feature) {
            let range = format!("{} to {}", SUPPORTED.start(), SUPPORTED.end());
            return Err(bad(format!(
                "it is version {version}; Javelin needs a JDK from {range}"
            )));
        }
        let image_path = home.join("lib").join("modules");
        let image = Image::from_file(&image_path)
            .map_err(|error| bad(format!("its runtime image lib/modules cannot be read ({error})")))?;
        let modules = get("MODULES")
            .unwrap_or("java.base")
            .split(' ')
            .map(str::to_owned)
            .collect();
        Ok(Jdk {
            home: home.to_owned(),
            version: version.to_owned(),
            feature,
            modules,
            release,
            image,
            without_extension: OnceLock::new(),
        })
    }

    /// The JDK to use: the one asked for, else `JAVA_HOME`, else the `java` on `PATH`, else the usual places.
    pub fn find(asked: Option<&Path>) -> Result<Jdk, SetupError> {
        if let Some(home) = asked {
            return Jdk::open(home);
        }
        if let Some(home) = std::env::var_os("JAVA_HOME").filter(|home| !home.is_empty()) {
            return Jdk::open(Path::new(&home));
        }
        candidates()
            .iter()
            .find_map(|home| Jdk::open(home).ok())
            .ok_or(SetupError::NoJdk)
    }

    /// A value of the file `release`, such as `JAVA_RUNTIME_VERSION`.
    pub fn release(&self, key: &str) -> Option<&str> {
        self.release.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }

    /// The bytes of a class in `java.base`.
    pub fn base_class(&'static self, name: &str) -> Option<&'static [u8]> {
        self.resource("java.base", &format!("{name}.class"))
    }

    /// The bytes of a class in any module but `java.base`, with the module's name.
    pub fn other_class(&'static self, name: &str) -> Option<(&'static str, &'static [u8])> {
        let path = format!("{name}.class");
        let others = self.modules.iter().filter(|module| *module != "java.base");
        others
            .into_iter()
            .find_map(|module| Some((module.as_str(), self.resource(module, &path)?)))
    }

    /// A resource of a module.
    pub fn resource(&'static self, module: &str, path: &str) -> Option<&'static [u8]> {
        let full = format!("/{module}/{path}");
        if !path.rsplit('/').next()?.contains('.') {
            return self.without_extension().get(&full).copied();
        }
        let resource = self.image.get_resource(&full).ok()?;
        Some(Box::leak(Box::new(resource)).data())
    }

    /// Resources whose names have no extension: the image's own index does not find them.
    fn without_extension(&'static self) -> &'static HashMap<String, &'static [u8]> {
        self.without_extension.get_or_init(|| {
            let resources = self
                .image
                .iter()
                .flatten()
                .filter(|resource| resource.extension().is_empty());
            resources
                .map(|resource| (resource.full_name(), Box::leak(Box::new(resource)).data()))
                .collect()
        })
    }
}

/// Homes of JDKs worth trying when none was named, best first.
pub fn candidates() -> Vec<PathBuf> {
    let mut homes = Vec::new();
    if let Some(path) = std::env::var_os("PATH") {
        let java = std::env::split_paths(&path)
            .map(|dir| dir.join("java"))
            .find(|java| java.is_file());
        if let Some(home) = java
            .and_then(|java| java.canonicalize().ok())
            .and_then(|java| home_of(&java))
        {
            homes.push(home);
        }
    }
    for parent in ["/usr/lib/jvm", "/opt/java", "/opt", "/Library/Java/JavaVirtualMachines"] {
        let Ok(entries) = std::fs::read_dir(parent) else {
            continue;
        };
        let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        found.sort();
        for home in found {
            let bundle = home.join("Contents").join("Home");
            homes.push(if bundle.is_dir() { bundle } else { home });
        }
    }
    homes.retain(|home| home.join("lib").join("modules").is_file());
    homes.dedup();
    homes
}

/// `…/bin/java` to `…`
fn home_of(java: &Path) -> Option<PathBuf> {
    java.parent()?.parent().map(Path::to_owned)
}

fn parse_release(text: &str) -> Vec<(String, String)> {
    let lines = text.lines().filter_map(|line| line.split_once('='));
    lines
        .map(|(key, value)| (key.trim().to_owned(), value.trim().trim_matches('"').to_owned()))
        .collect()
}

fn feature(version: &str) -> Option<u32> {
    version.split(['.', '-', '+', '_']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn release_files_are_read() {
        let release = parse_release("JAVA_VERSION=\"17.0.15\"\nMODULES=\"java.base java.xml\"\n");
        assert_eq!(release[0], ("JAVA_VERSION".into(), "17.0.15".into()));
        assert_eq!(feature("25-ea"), Some(25));
    }

    #[test]
    fn a_folder_that_is_no_jdk_is_refused_with_its_path() {
        let error = Jdk::open(Path::new("/nonexistent")).err().unwrap().to_string();
        assert!(error.contains("/nonexistent") && error.contains("release"), "{error}");
    }
}
