//! The heap: copy on write, in pages, so that a fork copies two pointers.
//!
//! An object id indexes a table of pages, a page holds 256 object pointers. Every table, page and object
//! carries the *epoch* of the heap that may write to it; a fork gives both heaps fresh epochs, so everything they
//! shared becomes read-only, and the first write copies the object (and its page and the table, once each).

mod collect;
mod object;

pub use object::{Element, Object, element_size};

use javelin_program::class::ClassRef;
use object::ObjectPtr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A reference to an object; 0 is `null`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjId(pub u32);

impl ObjId {
    pub const NULL: ObjId = ObjId(0);

    pub fn is_null(self) -> bool {
        self.0 == 0
    }
}

const PAGE_BITS: u32 = 8;
const PAGE_SIZE: usize = 1 << PAGE_BITS;

struct Page<S> {
    owner: u64,
    slots: [Option<ObjectPtr<S>>; PAGE_SIZE],
}

struct Table<S> {
    owner: u64,
    pages: Vec<Arc<Page<S>>>,
}

/// All objects of a state.
pub struct Heap<S> {
    epoch: u64,
    epochs: Arc<AtomicU64>,
    table: Arc<Table<S>>,
    /// The first page, cached: `table.pages.as_ptr()`.
    pages: *const Arc<Page<S>>,
    /// Ids handed out so far, with 0.
    limit: u32,
    /// Ids that a collection found free.
    free: Arc<Vec<u32>>,
    /// How many of `free` this heap has used up, from the end.
    free_used: usize,
    bytes: usize,
    bytes_after_collection: usize,
    maximum_bytes: usize,
}

// SAFETY: `pages` points into `table`, which is `Send`; the heap is written through `&mut` only.
unsafe impl<S: Send + Sync> Send for Heap<S> {}
// SAFETY: as above.
unsafe impl<S: Send + Sync> Sync for Heap<S> {}

/// There is no room for another object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory;

impl<S: Clone + Default + PartialEq> Heap<S> {
    pub fn new(maximum_bytes: usize) -> Heap<S> {
        let table = Arc::new(Table {
            owner: 1,
            pages: Vec::new(),
        });
        let mut heap = Heap {
            epoch: 1,
            epochs: Arc::new(AtomicU64::new(2)),
            pages: table.pages.as_ptr(),
            table,
            limit: 1,
            free: Arc::default(),
            free_used: 0,
            bytes: 0,
            bytes_after_collection: 0,
            maximum_bytes,
        };
        heap.add_page();
        heap
    }

    /// A second heap with the same contents; neither sees what the other writes from here on.
    pub fn fork(&mut self) -> Heap<S> {
        let fresh = self.epochs.fetch_add(2, Ordering::Relaxed);
        self.epoch = fresh;
        Heap {
            epoch: fresh + 1,
            epochs: Arc::clone(&self.epochs),
            table: Arc::clone(&self.table),
            pages: self.pages,
            limit: self.limit,
            free: Arc::clone(&self.free),
            free_used: self.free_used,
            bytes: self.bytes,
            bytes_after_collection: self.bytes_after_collection,
            maximum_bytes: self.maximum_bytes,
        }
    }

    /// How many bytes its objects take.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    pub fn maximum_bytes(&self) -> usize {
        self.maximum_bytes
    }

    /// How many ids are in use or were: every live id is below.
    pub fn limit(&self) -> u32 {
        self.limit
    }

    #[inline(always)]
    fn slot(&self, id: ObjId) -> Option<&ObjectPtr<S>> {
        if id.0 >= self.limit {
            return None;
        }
        // SAFETY: every id below `limit` has a page, and `pages` points to the table's pages.
        let page = unsafe { &*self.pages.add((id.0 >> PAGE_BITS) as usize) };
        page.slots[id.0 as usize % PAGE_SIZE].as_ref()
    }

    /// The object; `None` for `null`.
    #[inline(always)]
    pub fn get(&self, id: ObjId) -> Option<&Object<S>> {
        self.slot(id).map(ObjectPtr::get)
    }

    /// The object, to write to.
    #[inline(always)]
    pub fn get_mut(&mut self, id: ObjId) -> Option<&mut Object<S>> {
        let pointer = self.slot(id)?.0;
        // SAFETY: alive, as a page holds it.
        let owner = unsafe { pointer.as_ref() }.owner;
        if owner == self.epoch {
            // SAFETY: an object of our own epoch is reachable through our pages only, and we are `&mut`.
            Some(unsafe { &mut *pointer.as_ptr() })
        } else {
            self.copy_out(id)
        }
    }

    #[cold]
    fn copy_out(&mut self, id: ObjId) -> Option<&mut Object<S>> {
        let epoch = self.epoch;
        let slot = &mut self.page_mut(id.0 >> PAGE_BITS).slots[id.0 as usize % PAGE_SIZE];
        let copy = slot.as_ref()?.copy(epoch);
        let object = slot.insert(copy);
        // SAFETY: the copy is ours alone.
        Some(unsafe { &mut *object.0.as_ptr() })
    }

    fn table_mut(&mut self) -> &mut Table<S> {
        if self.table.owner != self.epoch {
            self.table = Arc::new(Table {
                owner: self.epoch,
                pages: self.table.pages.clone(),
            });
            self.pages = self.table.pages.as_ptr();
        }
        // SAFETY: a table of our own epoch is held by us alone, and we are `&mut`.
        unsafe { &mut *Arc::as_ptr(&self.table).cast_mut() }
    }

    fn page_mut(&mut self, number: u32) -> &mut Page<S> {
        let epoch = self.epoch;
        let page = &mut self.table_mut().pages[number as usize];
        if page.owner != epoch {
            *page = Arc::new(Page {
                owner: epoch,
                slots: page.slots.clone(),
            });
        }
        // SAFETY: a page of our own epoch is held by us alone, and we are `&mut`.
        unsafe { &mut *Arc::as_ptr(page).cast_mut() }
    }

    fn add_page(&mut self) {
        let page = Arc::new(Page {
            owner: self.epoch,
            slots: [const { None }; PAGE_SIZE],
        });
        self.table_mut().pages.push(page);
        self.pages = self.table.pages.as_ptr();
    }

    /// Changes how much memory objects may take; answers how much it was.
    pub fn set_maximum(&mut self, bytes: usize) -> usize {
        std::mem::replace(&mut self.maximum_bytes, bytes)
    }

    /// As [`Heap::allocate`], with an eighth more than objects may normally take.
    pub fn allocate_from_reserve(&mut self, class: ClassRef, length: u32) -> Result<ObjId, OutOfMemory> {
        let normal = self.set_maximum(self.maximum_bytes.saturating_add(self.maximum_bytes / 8));
        let result = self.allocate(class, length);
        self.set_maximum(normal);
        result
    }

    /// A new object with zeroed data.
    pub fn allocate(&mut self, class: ClassRef, length: u32) -> Result<ObjId, OutOfMemory> {
        let size = ObjectPtr::<S>::size(class, length);
        if self.bytes + size > self.maximum_bytes {
            return Err(OutOfMemory);
        }
        let id = match self.free.len().checked_sub(self.free_used + 1) {
            Some(index) => {
                self.free_used += 1;
                self.free[index]
            }
            None => self.next_id()?,
        };
        self.bytes += size;
        let object = ObjectPtr::new(class, length, self.epoch);
        // SAFETY: `id` is below the limit, so its page exists.
        let page = unsafe { &*self.pages.add((id >> PAGE_BITS) as usize) };
        let page = if page.owner == self.epoch {
            // SAFETY: a page of our own epoch is held by us alone, and we are `&mut`.
            unsafe { &mut *Arc::as_ptr(page).cast_mut() }
        } else {
            self.page_mut(id >> PAGE_BITS)
        };
        page.slots[id as usize % PAGE_SIZE] = Some(object);
        Ok(ObjId(id))
    }

    fn next_id(&mut self) -> Result<u32, OutOfMemory> {
        let id = self.limit;
        if id == u32::MAX {
            return Err(OutOfMemory);
        }
        if id as usize == self.table.pages.len() * PAGE_SIZE {
            self.add_page();
        }
        self.limit += 1;
        Ok(id)
    }

    /// The ids of all objects, in order.
    pub fn ids(&self) -> impl Iterator<Item = ObjId> + '_ {
        (1..self.limit).map(ObjId).filter(|&id| self.get(id).is_some())
    }
}

impl<S: Clone + Default + PartialEq> PartialEq for Heap<S> {
    fn eq(&self, other: &Self) -> bool {
        let pages = self.table.pages.iter().zip(&other.table.pages);
        self.limit == other.limit
            && self.table.pages.len() == other.table.pages.len()
            && pages.into_iter().all(|(a, b)| Arc::ptr_eq(a, b) || same_slots(a, b))
    }
}

fn same_slots<S: Clone + Default + PartialEq>(a: &Page<S>, b: &Page<S>) -> bool {
    a.slots.iter().zip(&b.slots).all(|pair| match pair {
        (None, None) => true,
        (Some(a), Some(b)) => a.0 == b.0 || a.get().same(b.get()),
        _ => false,
    })
}

impl<S: PartialEq> Object<S> {
    fn same(&self, other: &Self) -> bool {
        self.class() == other.class()
            && self.length() == other.length()
            && self.hash() == other.hash()
            && self.lock_thread == other.lock_thread
            && self.lock_count == other.lock_count
            && self.shadow == other.shadow
            && self.elements::<u8>() == other.elements::<u8>()
    }
}
