//! The heap against a model: random allocations, writes, forks, drops and collections, with every object of every
//! copy checked against plain vectors.

use javelin_program::class::ClassRef;
use javelin_testbed::jdks;
use javelin_testbed::machine::Booted;
use javelin_testbed::rng::{Rng, seed_or};
use javelin_vm::heap::{Heap, ObjId};
use std::collections::BTreeMap;

/// What an object holds: words of an `Object[]` are references, those of a `long[]` are numbers.
#[derive(Clone, Debug, PartialEq)]
enum Model {
    Numbers(Vec<u64>),
    References(Vec<u32>),
}

struct Copy {
    heap: Heap<()>,
    objects: BTreeMap<u32, Model>,
}

struct Classes {
    numbers: ClassRef,
    references: ClassRef,
}

impl Copy {
    fn allocate(&mut self, classes: &Classes, rng: &mut Rng) {
        let length = rng.below(6);
        let (class, model) = match rng.one_in(2) {
            true => (classes.numbers, Model::Numbers(vec![0; length])),
            false => (classes.references, Model::References(vec![0; length])),
        };
        let id = self.heap.allocate(class, length as u32).expect("there is room");
        assert!(!id.is_null() && !self.objects.contains_key(&id.0), "{id:?} is in use");
        self.objects.insert(id.0, model);
    }

    fn write(&mut self, rng: &mut Rng) {
        let ids: Vec<u32> = self.objects.keys().copied().collect();
        if ids.is_empty() {
            return;
        }
        let (id, other) = (*rng.pick(&ids), *rng.pick(&ids));
        let object = self.heap.get_mut(ObjId(id)).expect("alive");
        match self.objects.get_mut(&id) {
            Some(Model::Numbers(words)) if !words.is_empty() => {
                let (place, value) = (rng.below(words.len()), rng.next());
                words[place] = value;
                object.set_element::<u64>(place as u32, value);
            }
            Some(Model::References(words)) if !words.is_empty() => {
                let place = rng.below(words.len());
                words[place] = other;
                object.set_element::<u32>(place as u32, other);
            }
            _ => {}
        }
    }

    /// Keeps what a few roots reach, in both.
    fn collect(&mut self, rng: &mut Rng) {
        let ids: Vec<u32> = self.objects.keys().copied().collect();
        let roots: Vec<u32> = ids.iter().copied().filter(|_| rng.one_in(3)).collect();
        self.heap.collect(roots.iter().map(|&id| ObjId(id)));
        let mut kept = BTreeMap::new();
        let mut pending = roots;
        while let Some(id) = pending.pop() {
            let Some(model) = self.objects.get(&id).filter(|_| !kept.contains_key(&id)) else {
                continue;
            };
            if let Model::References(words) = model {
                pending.extend(words.iter().filter(|&&word| word != 0));
            }
            kept.insert(id, model.clone());
        }
        self.objects = kept;
    }

    fn fork(&mut self) -> Copy {
        Copy {
            heap: self.heap.fork(),
            objects: self.objects.clone(),
        }
    }

    fn check(&self) {
        let ids: Vec<u32> = self.heap.ids().map(|id| id.0).collect();
        assert_eq!(ids, self.objects.keys().copied().collect::<Vec<_>>());
        for (&id, model) in &self.objects {
            let object = self.heap.get(ObjId(id)).expect("alive");
            match model {
                Model::Numbers(words) => assert_eq!(object.elements::<u64>(), words),
                Model::References(words) => assert_eq!(&object.elements::<u32>()[..words.len()], words),
            }
        }
    }
}

#[test]
fn copies_of_a_heap_behave_like_copies() {
    let booted = Booted::new(&jdks::any(), ".", 64 << 20).expect("the machine boots");
    let class = |name: &str| booted.runtime.program.load(name).expect("an array class");
    let classes = Classes {
        numbers: class("[J"),
        references: class("[Ljava/lang/Object;"),
    };
    for case in 0..40 {
        let mut rng = Rng::for_case(seed_or(1), case);
        let mut copies = vec![Copy {
            heap: Heap::new(64 << 20),
            objects: BTreeMap::new(),
        }];
        for _ in 0..1_500 {
            let (chosen, count) = (rng.below(copies.len()), copies.len());
            let copy = &mut copies[chosen];
            match rng.below(40) {
                0..=14 => copy.allocate(&classes, &mut rng),
                15..=34 => copy.write(&mut rng),
                35 => copy.collect(&mut rng),
                36 if count > 1 => drop(copies.swap_remove(chosen)),
                37 | 38 if count < 6 => {
                    let fork = copy.fork();
                    assert!(fork.heap == copy.heap);
                    copies.push(fork);
                }
                _ => copy.check(),
            }
        }
        copies.iter().for_each(Copy::check);
    }
}
