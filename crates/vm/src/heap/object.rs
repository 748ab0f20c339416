//! One heap object: a header and its data in a single allocation.

use javelin_program::class::{Class, ClassRef};
use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU32, Ordering, fence};

/// An object or array. Its data follows the header: 8-byte words for fields, packed elements for arrays.
#[repr(C, align(8))]
pub struct Object<S> {
    /// How many pages hold this object.
    holders: AtomicU32,
    /// Words of an object, elements of an array.
    length: u32,
    /// The epoch of the heap that may write to it.
    pub(super) owner: u64,
    class: ClassRef,
    /// The identity hash code (24 bits, 0 if nobody asked for it yet), and below it the binary logarithm of the
    /// element size.
    meta: u32,
    /// The thread that holds the monitor (0 for none), and how often it entered.
    pub lock_thread: u16,
    pub lock_count: u16,
    pub shadow: S,
}

/// Bytes per element of an array class, 8 for everything else.
#[inline]
pub fn element_size(class: &Class) -> usize {
    class.element_kind().map_or(8, |kind| kind.size())
}

/// An object that pages point to. Reference counted by hand because its size is only known at run time.
pub(super) struct ObjectPtr<S>(pub(super) NonNull<Object<S>>);

impl<S: Clone + Default> ObjectPtr<S> {
    fn layout(class: ClassRef, length: u32) -> Layout {
        let data = element_size(class) * length as usize;
        let size = size_of::<Object<S>>() + data.next_multiple_of(8);
        Layout::from_size_align(size, align_of::<Object<S>>()).expect("the size of an object fits its layout")
    }

    /// How many bytes an object of this class and length takes.
    pub(super) fn size(class: ClassRef, length: u32) -> usize {
        Self::layout(class, length).size()
    }

    /// A new object with zeroed data, held once.
    pub(super) fn new(class: ClassRef, length: u32, owner: u64) -> ObjectPtr<S> {
        let layout = Self::layout(class, length);
        // SAFETY: the layout has a size greater than zero: at least the header's.
        let raw = unsafe { alloc_zeroed(layout) }.cast::<Object<S>>();
        let Some(pointer) = NonNull::new(raw) else {
            handle_alloc_error(layout)
        };
        let header = Object {
            holders: AtomicU32::new(1),
            length,
            owner,
            class,
            meta: element_size(class).trailing_zeros(),
            lock_thread: 0,
            lock_count: 0,
            shadow: S::default(),
        };
        // SAFETY: freshly allocated with room and alignment for the header.
        unsafe { pointer.write(header) };
        ObjectPtr(pointer)
    }

    /// A copy that `owner` may write to.
    pub(super) fn copy(&self, owner: u64) -> ObjectPtr<S> {
        let old = self.get();
        let copy = ObjectPtr::<S>::new(old.class, old.length, owner);
        // SAFETY: the copy is ours alone, and both have data of the same size.
        unsafe {
            let new = &mut *copy.0.as_ptr();
            new.meta = old.meta;
            new.lock_thread = old.lock_thread;
            new.lock_count = old.lock_count;
            new.shadow = old.shadow.clone();
            std::ptr::copy_nonoverlapping(old.data(), new.data_mut(), old.data_size());
        }
        copy
    }

    #[inline(always)]
    pub(super) fn get(&self) -> &Object<S> {
        // SAFETY: an ObjectPtr keeps its object alive, and writes happen only through `&mut Heap`.
        unsafe { self.0.as_ref() }
    }
}

impl<S> Clone for ObjectPtr<S> {
    fn clone(&self) -> Self {
        // SAFETY: alive, as we hold it.
        unsafe { self.0.as_ref() }.holders.fetch_add(1, Ordering::Relaxed);
        ObjectPtr(self.0)
    }
}

impl<S> Drop for ObjectPtr<S> {
    fn drop(&mut self) {
        // SAFETY: alive, as we hold it; freed only by the last holder, after every other holder's release.
        unsafe {
            if self.0.as_ref().holders.fetch_sub(1, Ordering::Release) != 1 {
                return;
            }
            fence(Ordering::Acquire);
            let object = self.0.as_ref();
            let size = size_of::<Object<S>>() + object.data_size().next_multiple_of(8);
            let layout = Layout::from_size_align_unchecked(size, align_of::<Object<S>>());
            std::ptr::drop_in_place(self.0.as_ptr());
            dealloc(self.0.as_ptr().cast(), layout);
        }
    }
}

// SAFETY: the reference count is atomic and the contents are only written by the owning heap.
unsafe impl<S: Send + Sync> Send for ObjectPtr<S> {}
// SAFETY: as above.
unsafe impl<S: Send + Sync> Sync for ObjectPtr<S> {}

/// A plain integer type that array data can be seen as.
///
/// # Safety
/// Every bit pattern must be a valid value, and the alignment at most 8.
pub unsafe trait Element: Copy {}
// SAFETY: plain integers.
unsafe impl Element for u8 {}
// SAFETY: plain integers.
unsafe impl Element for u16 {}
// SAFETY: plain integers.
unsafe impl Element for u32 {}
// SAFETY: plain integers.
unsafe impl Element for u64 {}

impl<S> Object<S> {
    #[inline(always)]
    pub fn class(&self) -> ClassRef {
        self.class
    }

    /// Elements of an array, words of anything else.
    #[inline(always)]
    pub fn length(&self) -> u32 {
        self.length
    }

    /// The identity hash code, 0 if there is none yet.
    pub fn hash(&self) -> u32 {
        self.meta >> 8
    }

    /// Sets the identity hash code; only 24 bits are kept.
    pub fn set_hash(&mut self, hash: u32) {
        self.meta = hash << 8 | self.meta & 0xFF;
    }

    #[inline(always)]
    fn data_size(&self) -> usize {
        (self.length as usize) << (self.meta & 0xFF)
    }

    /// Whether the data consists of elements as large as `T`.
    #[inline(always)]
    fn holds<T>(&self) -> bool {
        self.meta as u8 == size_of::<T>().trailing_zeros() as u8
    }

    #[inline(always)]
    fn data(&self) -> *const u8 {
        // SAFETY: the data directly follows the header in the same allocation.
        unsafe { std::ptr::from_ref(self).add(1).cast() }
    }

    #[inline(always)]
    fn data_mut(&mut self) -> *mut u8 {
        // SAFETY: as in `data`.
        unsafe { std::ptr::from_mut(self).add(1).cast() }
    }

    /// The data as elements of `T`; the length is what fits.
    #[inline(always)]
    pub fn elements<T: Element>(&self) -> &[T] {
        // SAFETY: the data is that large, aligned to 8, initialised, and any bits are a valid `T`.
        unsafe { std::slice::from_raw_parts(self.data().cast(), self.data_size() / size_of::<T>()) }
    }

    #[inline(always)]
    pub fn elements_mut<T: Element>(&mut self) -> &mut [T] {
        let count = self.data_size() / size_of::<T>();
        // SAFETY: as in `elements`.
        unsafe { std::slice::from_raw_parts_mut(self.data_mut().cast(), count) }
    }

    /// Word `index` of an object, if it has that many.
    #[inline(always)]
    pub fn word(&self, index: u16) -> Option<u64> {
        self.element::<u64>(u32::from(index))
    }

    #[inline(always)]
    pub fn set_word(&mut self, index: u16, bits: u64) {
        if u32::from(index) < self.length && self.holds::<u64>() {
            // SAFETY: in bounds, and the data consists of words.
            unsafe { *self.data_mut().cast::<u64>().add(usize::from(index)) = bits };
        }
    }

    /// Element `index` if the elements are as large as `T` and there are that many.
    #[inline(always)]
    pub fn element<T: Element>(&self, index: u32) -> Option<T> {
        if index < self.length && self.holds::<T>() {
            // SAFETY: in bounds, and the data consists of elements of this size.
            Some(unsafe { *self.data().cast::<T>().add(index as usize) })
        } else {
            None
        }
    }

    /// Writes element `index` if there is one of this size.
    #[inline(always)]
    pub fn set_element<T: Element>(&mut self, index: u32, value: T) {
        if index < self.length && self.holds::<T>() {
            // SAFETY: in bounds, and the data consists of elements of this size.
            unsafe { *self.data_mut().cast::<T>().add(index as usize) = value };
        }
    }
}
