//! Prints the register code of a class's methods: `cargo run --example dump -- CLASSPATH CLASS [METHOD]`.

use javelin_program::classpath::ClassPath;
use javelin_program::jdk::Jdk;
use javelin_program::program::Program;
use javelin_program::translate::dump;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(class_path), Some(class)) = (arguments.next(), arguments.next()) else {
        return Err("usage: dump CLASSPATH CLASS [METHOD]".into());
    };
    let wanted = arguments.next();
    let program = Program::new(Jdk::find(None)?, ClassPath::open(&class_path)?);
    let class = program.load(&class.replace('.', "/"))?;
    for method in class
        .methods
        .iter()
        .filter(|method| wanted.as_deref().is_none_or(|name| name == &*method.name))
    {
        println!("{}{}", method.name, method.descriptor);
        if method.body().is_some() {
            println!("{}", dump(program.code(method)?));
        }
    }
    Ok(())
}
