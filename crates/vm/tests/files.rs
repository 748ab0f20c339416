//! Files belong to the state: forks do not see each other's changes, and the disk sees none.

use javelin_vm::files::{Files, OpenMode};
use std::path::PathBuf;

const OVERWRITE: OpenMode = OpenMode {
    write: true,
    append: false,
    create: true,
    create_new: false,
    truncate: false,
};

fn temporary(test: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("javelin-files-{}-{test}", std::process::id()));
    std::fs::write(&path, text).expect("there is room for temporary files");
    path
}

fn contents(files: &Files, path: &std::path::Path) -> Option<String> {
    files
        .contents(path)
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

#[test]
fn forks_write_to_files_of_their_own() {
    let path = temporary("forks", "on disk");
    let mut one = Files::default();
    let number = one.open(&path, OVERWRITE).expect("opened");
    one.write(number, b"ON").expect("written");
    let mut two = one.clone();
    assert!(one == two);
    one.write(number, b" one").expect("written");
    two.write(number, b" TWO").expect("written");
    assert!(one != two);
    assert_eq!(contents(&one, &path).as_deref(), Some("ON onek"));
    assert_eq!(contents(&two, &path).as_deref(), Some("ON TWOk"));
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), "on disk");
    std::fs::remove_file(path).expect("removed");
}

#[test]
fn a_deleted_file_is_gone_for_its_state_only() {
    let path = temporary("deleted", "on disk");
    let mut one = Files::default();
    let two = one.clone();
    one.delete(&path).expect("deleted");
    assert!(!one.exists(&path) && one.contents(&path).is_none());
    assert!(two.exists(&path) && path.exists());
    assert!(one.delete(&path).is_err());
    std::fs::remove_file(path).expect("removed");
}
