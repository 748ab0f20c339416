//! The JDKs that tests run with.

use javelin_program::jdk::{self, Jdk};
use std::path::{Path, PathBuf};

/// A JDK with `java` and `javac`.
#[derive(Clone, Debug)]
pub struct TestJdk {
    pub home: PathBuf,
    /// The full version with build, such as `17.0.15+6-Debian-1deb12u1`.
    pub version: String,
    pub feature: u32,
}

impl TestJdk {
    /// The JDK of this home, if it is complete.
    pub fn open(home: &Path) -> Option<TestJdk> {
        let jdk = Jdk::open(home).ok()?;
        let complete = ["java", "javac"]
            .iter()
            .all(|tool| home.join("bin").join(tool).is_file());
        let runtime = jdk.release("JAVA_RUNTIME_VERSION").unwrap_or(&jdk.version);
        let version = format!("{runtime} {}", jdk.release("IMPLEMENTOR").unwrap_or(""));
        complete.then(|| TestJdk {
            home: home.to_owned(),
            version,
            feature: jdk.feature,
        })
    }

    pub fn java(&self) -> PathBuf {
        self.home.join("bin").join("java")
    }

    /// How tests call it: `jdk17`.
    pub fn label(&self) -> String {
        format!("jdk{}", self.feature)
    }
}

/// The JDKs to test with: those that `JAVELIN_TEST_JDKS` lists (separated by `:`), else the oldest and the newest
/// that are found. Each feature version appears once, the oldest first.
pub fn all() -> Vec<TestJdk> {
    let listed = std::env::var_os("JAVELIN_TEST_JDKS").filter(|list| !list.is_empty());
    let homes = match &listed {
        Some(list) => std::env::split_paths(list).collect(),
        None => {
            let mut homes: Vec<PathBuf> = std::env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().collect();
            homes.extend(jdk::candidates());
            homes
        }
    };
    let mut found: Vec<TestJdk> = homes.iter().filter_map(|home| TestJdk::open(home)).collect();
    found.sort_by_key(|jdk| jdk.feature);
    found.dedup_by_key(|jdk| jdk.feature);
    if listed.is_none() && found.len() > 2 {
        found.drain(1..found.len() - 1);
    }
    found
}

/// The JDK that tests use when one is enough.
///
/// # Panics
/// If there is none: nothing can be tested then.
pub fn any() -> TestJdk {
    all()
        .into_iter()
        .next()
        .expect("no JDK from 17 to 25 with javac found; install one or set JAVELIN_TEST_JDKS")
}
