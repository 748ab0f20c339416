//! `javelin doctor`: what is there and what is missing.

use crate::exit::Exit;
use crate::options::DoctorOptions;
use javelin_program::jdk::{self, Jdk};

pub fn run(options: &DoctorOptions) -> Result<Exit, Exit> {
    println!("javelin {}", env!("CARGO_PKG_VERSION"));
    let used = Jdk::find(options.java_home.as_deref());
    println!("\nJDKs found:");
    let mut homes = jdk::candidates();
    homes.extend(std::env::var_os("JAVA_HOME").map(Into::into));
    homes.extend(options.java_home.clone());
    homes.sort();
    homes.dedup();
    for home in &homes {
        match Jdk::open(home) {
            Ok(jdk) => println!("  {}  {}", jdk.version, home.display()),
            Err(error) => println!("  -  {error}"),
        }
    }
    match used {
        Ok(jdk) => {
            println!("\nUsed: {} ({})", jdk.home.display(), jdk.version);
            Ok(Exit::Ok)
        }
        Err(error) => Err(Exit::Usage(error.to_string())),
    }
}
