//! Interned sets of variables: each term knows the inputs it depends on, for slicing by independence.

use crate::pool::VarId;
use rustc_hash::FxHashMap;

/// A set of variables; equal ids are equal sets within a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VarSetId(u32);

#[derive(Debug)]
pub(crate) struct VarSets {
    sets: Vec<Box<[VarId]>>,
    ids: FxHashMap<Box<[VarId]>, VarSetId>,
    unions: FxHashMap<(VarSetId, VarSetId), VarSetId>,
}

impl VarSetId {
    pub const EMPTY: VarSetId = VarSetId(0);
}

impl VarSets {
    pub fn new() -> VarSets {
        let mut sets = VarSets {
            sets: Vec::new(),
            ids: FxHashMap::default(),
            unions: FxHashMap::default(),
        };
        sets.intern(Box::default());
        sets
    }

    /// Sorted, without duplicates.
    pub fn get(&self, id: VarSetId) -> &[VarId] {
        &self.sets[id.0 as usize]
    }

    pub fn single(&mut self, var: VarId) -> VarSetId {
        self.intern(Box::new([var]))
    }

    pub fn union(&mut self, a: VarSetId, b: VarSetId) -> VarSetId {
        if a == b || b == VarSetId::EMPTY {
            return a;
        }
        if a == VarSetId::EMPTY {
            return b;
        }
        let key = if a.0 < b.0 { (a, b) } else { (b, a) };
        if let Some(&known) = self.unions.get(&key) {
            return known;
        }
        let mut merged = [self.get(a), self.get(b)].concat();
        merged.sort_unstable();
        merged.dedup();
        let id = self.intern(merged.into());
        self.unions.insert(key, id);
        id
    }

    pub fn intersect(&self, a: VarSetId, b: VarSetId) -> bool {
        let (mut left, mut right) = (self.get(a), self.get(b));
        while let ([x, rest_left @ ..], [y, rest_right @ ..]) = (left, right) {
            match x.cmp(y) {
                std::cmp::Ordering::Equal => return true,
                std::cmp::Ordering::Less => left = rest_left,
                std::cmp::Ordering::Greater => right = rest_right,
            }
        }
        false
    }

    fn intern(&mut self, set: Box<[VarId]>) -> VarSetId {
        if let Some(&id) = self.ids.get(&set) {
            return id;
        }
        let id = VarSetId(self.sets.len() as u32);
        self.sets.push(set.clone());
        self.ids.insert(set, id);
        id
    }
}
