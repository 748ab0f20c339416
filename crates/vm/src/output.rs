//! What a program has written: an append-only log that forks share up to the point where they parted.

use std::sync::Arc;

/// A standard stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    Out,
    Err,
}

#[derive(Debug, PartialEq, Eq)]
struct Chunk {
    before: Option<Arc<Chunk>>,
    written: Vec<(Stream, Vec<u8>)>,
}

/// The output of a state.
#[derive(Debug, Default)]
pub struct Output {
    shared: Option<Arc<Chunk>>,
    recent: Vec<(Stream, Vec<u8>)>,
}

impl Output {
    pub fn write(&mut self, stream: Stream, bytes: &[u8]) {
        match self.recent.last_mut() {
            Some((last, buffer)) if *last == stream => buffer.extend_from_slice(bytes),
            _ => self.recent.push((stream, bytes.to_vec())),
        }
    }

    /// Whether everything written was taken out again.
    pub fn is_drained(&self) -> bool {
        self.shared.is_none() && self.recent.is_empty()
    }

    /// The same log for another state; what was written so far is shared.
    pub fn fork(&mut self) -> Output {
        if !self.recent.is_empty() {
            let written = std::mem::take(&mut self.recent);
            self.shared = Some(Arc::new(Chunk {
                before: self.shared.take(),
                written,
            }));
        }
        Output {
            shared: self.shared.clone(),
            recent: Vec::new(),
        }
    }

    /// Takes out everything written since the last call, for a program whose output is shown as it comes.
    pub fn drain(&mut self) -> Vec<(Stream, Vec<u8>)> {
        let mut all = Vec::new();
        let mut chunks = Vec::new();
        let mut next = self.shared.take();
        while let Some(chunk) = next {
            next = chunk.before.clone();
            chunks.push(chunk);
        }
        for chunk in chunks.iter().rev() {
            all.extend(chunk.written.iter().cloned());
        }
        all.append(&mut self.recent);
        all
    }

    /// Everything written to one stream.
    pub fn text(&self, stream: Stream) -> Vec<u8> {
        let mut parts: Vec<&[(Stream, Vec<u8>)]> = vec![&self.recent];
        let mut next = self.shared.as_deref();
        while let Some(chunk) = next {
            parts.push(&chunk.written);
            next = chunk.before.as_deref();
        }
        let in_order = parts.into_iter().rev().flatten();
        in_order
            .filter(|(to, _)| *to == stream)
            .flat_map(|(_, bytes)| bytes.iter().copied())
            .collect()
    }
}

impl Drop for Chunk {
    /// Iterative: a log of a million chunks must not overflow the stack.
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(chunk) = next {
            next = Arc::into_inner(chunk).and_then(|mut chunk| chunk.before.take());
        }
    }
}

impl PartialEq for Output {
    fn eq(&self, other: &Self) -> bool {
        self.text(Stream::Out) == other.text(Stream::Out) && self.text(Stream::Err) == other.text(Stream::Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forks_share_the_past_and_not_the_future() {
        let mut one = Output::default();
        one.write(Stream::Out, b"a");
        let mut two = one.fork();
        one.write(Stream::Out, b"b");
        two.write(Stream::Err, b"x");
        two.write(Stream::Out, b"c");
        assert_eq!(one.text(Stream::Out), b"ab");
        assert_eq!(two.text(Stream::Out), b"ac");
        assert_eq!(
            two.drain(),
            [
                (Stream::Out, b"a".to_vec()),
                (Stream::Err, b"x".to_vec()),
                (Stream::Out, b"c".to_vec())
            ]
        );
    }
}
