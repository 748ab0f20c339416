//! Standard input.

use std::io::Read;
use std::sync::{Arc, Mutex, PoisonError};

/// Standard input, read from its source once and kept, so that forks can each read it from where they are.
#[derive(Clone)]
pub struct Input {
    source: Arc<Mutex<Source>>,
    position: usize,
}

struct Source {
    reader: Option<Box<dyn Read + Send>>,
    seen: Vec<u8>,
}

impl Input {
    pub fn new(reader: Option<Box<dyn Read + Send>>) -> Input {
        Input {
            source: Arc::new(Mutex::new(Source {
                reader,
                seen: Vec::new(),
            })),
            position: 0,
        }
    }

    pub fn of_bytes(bytes: Vec<u8>) -> Input {
        Input {
            source: Arc::new(Mutex::new(Source {
                reader: None,
                seen: bytes,
            })),
            position: 0,
        }
    }

    /// Whether reading may wait for somebody outside, who should see the output first.
    pub fn may_wait(&self) -> bool {
        let source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        source.reader.is_some() && source.seen.len() == self.position
    }

    /// Reads up to `count` bytes; empty at the end. Waits for at least one.
    pub fn read(&mut self, count: usize) -> Vec<u8> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        if source.seen.len() == self.position {
            source.fill(count.max(1));
        }
        let end = source.seen.len().min(self.position + count);
        let bytes = source.seen[self.position..end].to_vec();
        self.position = end;
        bytes
    }

    /// Bytes that can be read without waiting.
    pub fn available(&self) -> usize {
        self.source.lock().unwrap_or_else(PoisonError::into_inner).seen.len() - self.position
    }

    pub fn position(&self) -> usize {
        self.position
    }
}

impl Source {
    fn fill(&mut self, count: usize) {
        let Some(reader) = &mut self.reader else { return };
        let mut buffer = vec![0; count.clamp(1, 8192)];
        match reader.read(&mut buffer) {
            Ok(0) | Err(_) => self.reader = None,
            Ok(length) => self.seen.extend_from_slice(&buffer[..length]),
        }
    }
}
