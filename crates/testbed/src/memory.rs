//! How much memory this process uses.

/// Resident bytes that belong to this process alone, without mapped files; 0 where `/proc` does not say.
pub fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("RssAnon:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<usize>().ok());
    kilobytes.unwrap_or(0) * 1024
}
