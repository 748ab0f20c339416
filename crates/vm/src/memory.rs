//! Memory outside the heap, for `Unsafe` and direct buffers: blocks that were asked for, at addresses that are the
//! same in every run.

use std::sync::Arc;

/// The blocks of a state. Forks share them until one of them writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    blocks: imbl::OrdMap<u64, Arc<Vec<u8>>>,
    next: u64,
}

/// The first address; small numbers stay free, so that a wrong address is noticed.
const START: u64 = 0x1000_0000;

impl Default for Memory {
    fn default() -> Self {
        Memory {
            blocks: imbl::OrdMap::new(),
            next: START,
        }
    }
}

impl Memory {
    /// A new block of zeros.
    pub fn allocate(&mut self, size: usize) -> u64 {
        let address = self.next;
        self.next += (size as u64).next_multiple_of(16).max(16);
        self.blocks.insert(address, Arc::new(vec![0; size]));
        address
    }

    pub fn free(&mut self, address: u64) {
        self.blocks.remove(&address);
    }

    /// A block of another size with the same beginning.
    pub fn reallocate(&mut self, address: u64, size: usize) -> u64 {
        let mut bytes = self
            .blocks
            .get(&address)
            .map(|block| block.to_vec())
            .unwrap_or_default();
        bytes.resize(size, 0);
        let moved = self.allocate(0);
        self.next += size as u64;
        self.next = self.next.next_multiple_of(16);
        self.blocks.insert(moved, Arc::new(bytes));
        self.free(address);
        moved
    }

    /// The bytes at an address, or `None` if they do not all belong to one block.
    pub fn get(&self, address: u64, count: usize) -> Option<&[u8]> {
        let (&start, block) = self.blocks.get_prev(&address)?;
        let at = (address - start) as usize;
        block.get(at..at.checked_add(count)?)
    }

    pub fn get_mut(&mut self, address: u64, count: usize) -> Option<&mut [u8]> {
        self.get(address, count)?;
        let (&start, block) = self.blocks.get_prev_mut(&address)?;
        let at = (address - start) as usize;
        Arc::make_mut(block).get_mut(at..at.checked_add(count)?)
    }

    /// The bytes up to the zero that ends a C string.
    pub fn c_string(&self, address: u64) -> Option<Vec<u8>> {
        let (&start, block) = self.blocks.get_prev(&address)?;
        let bytes = block.get((address - start) as usize..)?;
        bytes
            .iter()
            .position(|&byte| byte == 0)
            .map(|end| bytes[..end].to_vec())
    }
}
