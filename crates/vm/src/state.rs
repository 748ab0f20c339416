//! The whole state of a running program as one value that can be forked and compared.

use crate::domain::Domain;
use crate::files::Files;
use crate::heap::{Heap, ObjId};
use crate::memory::Memory;
use crate::output::Output;
use crate::resources::Resources;
use crate::thread::{Thread, ThreadId};
use javelin_program::class::ClassId;
use javelin_program::literal::LiteralId;
use javelin_program::name::Name;
use std::sync::Arc;

/// How far the initialisation of a class has come (JVMS 5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InitStatus {
    #[default]
    Not,
    /// By this thread.
    Running(ThreadId),
    Done,
    Failed,
}

/// What a state knows of a class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClassState {
    pub init: InitStatus,
    /// The `java.lang.Class`, which also holds the statics; null until asked for.
    pub mirror: ObjId,
    /// The mirror again, once the class is initialised: the fast test for static access.
    pub ready: ObjId,
}

/// Heap, threads, statics, and everything the program did to the outside world.
#[derive(Debug)]
pub struct State<D: Domain> {
    pub heap: Heap<D::Shadow>,
    pub threads: Vec<Arc<Thread<D>>>,
    /// Index of the thread that runs.
    pub current: usize,
    pub(crate) classes: Arc<Vec<ClassState>>,
    pub(crate) literals: Arc<Vec<ObjId>>,
    /// `String.intern`, by text.
    pub(crate) interned: imbl::HashMap<Arc<[u16]>, ObjId>,
    /// Values of dynamic constants, by class and constant index.
    pub(crate) dynamic: imbl::HashMap<(ClassId, u16), D::Value>,
    /// What made the initialisation of a class fail, for those who try to use it later.
    pub(crate) init_failures: imbl::HashMap<ClassId, ObjId>,
    /// The modules of the JDK that were started, by name.
    pub(crate) modules: imbl::HashMap<&'static str, ObjId>,
    /// The other modules, by loader and package.
    pub(crate) packages: imbl::HashMap<(ObjId, Name), ObjId>,
    /// The loaders of classes that the program defined itself.
    pub(crate) loaders: imbl::HashMap<ClassId, ObjId>,
    pub output: Output,
    pub files: Files,
    /// Nanoseconds since the program began: logical, it advances when every thread waits and a little at every look.
    pub clock: u64,
    pub(crate) next_hash: u32,
    pub(crate) next_thread: u16,
    /// Counts calls of `Object.wait`.
    pub(crate) next_ticket: u64,
    /// The thread that runs the shutdown hooks, once no other keeps the program alive.
    pub(crate) shutdown: Option<ThreadId>,
    /// What `Thread` hands out as identifiers.
    pub next_identifier: i64,
    /// Memory outside the heap.
    pub memory: Memory,
    /// What natives keep between calls.
    pub resources: Resources,
    /// Bytecode words executed at calls and loops, as counted by time slices.
    pub ticks: u64,
    /// `System.exit` or the end of the last thread.
    pub exit: Option<i32>,
    /// Objects that the machine itself refers to.
    pub roots: Roots,
}

/// Well-known objects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roots {
    pub main_thread: ObjId,
    pub main_group: ObjId,
    pub system_group: ObjId,
    pub app_loader: ObjId,
}

impl<D: Domain> State<D> {
    pub fn new(maximum_bytes: usize) -> State<D> {
        State {
            heap: Heap::new(maximum_bytes),
            threads: Vec::new(),
            current: 0,
            classes: Arc::default(),
            literals: Arc::default(),
            interned: imbl::HashMap::new(),
            dynamic: imbl::HashMap::new(),
            init_failures: imbl::HashMap::new(),
            modules: imbl::HashMap::new(),
            packages: imbl::HashMap::new(),
            loaders: imbl::HashMap::new(),
            output: Output::default(),
            files: Files::default(),
            clock: 0,
            next_hash: 0,
            next_thread: 1,
            next_ticket: 0,
            shutdown: None,
            next_identifier: 0,
            memory: Memory::default(),
            resources: Resources::default(),
            ticks: 0,
            exit: None,
            roots: Roots::default(),
        }
    }

    /// A second state that goes its own way from here. Copies a handful of pointers.
    pub fn fork(&mut self) -> State<D> {
        State {
            heap: self.heap.fork(),
            threads: self.threads.clone(),
            current: self.current,
            classes: Arc::clone(&self.classes),
            literals: Arc::clone(&self.literals),
            interned: self.interned.clone(),
            dynamic: self.dynamic.clone(),
            init_failures: self.init_failures.clone(),
            modules: self.modules.clone(),
            packages: self.packages.clone(),
            loaders: self.loaders.clone(),
            output: self.output.fork(),
            files: self.files.clone(),
            clock: self.clock,
            next_hash: self.next_hash,
            next_thread: self.next_thread,
            next_ticket: self.next_ticket,
            shutdown: self.shutdown,
            next_identifier: self.next_identifier,
            memory: self.memory.clone(),
            resources: self.resources.clone(),
            ticks: self.ticks,
            exit: self.exit,
            roots: self.roots,
        }
    }

    #[inline(always)]
    pub fn class_state(&self, id: ClassId) -> ClassState {
        self.classes.get(id.0 as usize).copied().unwrap_or_default()
    }

    pub(crate) fn class_state_mut(&mut self, id: ClassId) -> &mut ClassState {
        let classes = Arc::make_mut(&mut self.classes);
        if classes.len() <= id.0 as usize {
            classes.resize(id.0 as usize + 64, ClassState::default());
        }
        &mut classes[id.0 as usize]
    }

    pub(crate) fn literal(&self, id: LiteralId) -> Option<ObjId> {
        self.literals
            .get(id.0 as usize)
            .copied()
            .filter(|object| !object.is_null())
    }

    pub(crate) fn set_literal(&mut self, id: LiteralId, object: ObjId) {
        let literals = Arc::make_mut(&mut self.literals);
        if literals.len() <= id.0 as usize {
            literals.resize(id.0 as usize + 64, ObjId::NULL);
        }
        literals[id.0 as usize] = object;
    }

    pub fn thread(&self) -> &Thread<D> {
        &self.threads[self.current]
    }

    pub fn thread_mut(&mut self) -> &mut Thread<D> {
        Arc::make_mut(&mut self.threads[self.current])
    }

    /// The identity hash code of an object: the same in every run, and never 0.
    pub fn identity_hash(&mut self, id: ObjId) -> u32 {
        let Some(object) = self.heap.get(id) else { return 0 };
        if object.hash() != 0 {
            return object.hash();
        }
        self.next_hash = self.next_hash.wrapping_add(1);
        // Spread like random numbers, so that hash tables keyed by identity behave as they would on a JVM.
        let hash = (self.next_hash.wrapping_mul(0x9E37_79B1) >> 8).max(1);
        if let Some(object) = self.heap.get_mut(id) {
            object.set_hash(hash);
        }
        hash
    }

    /// Frees what no thread, class or table can reach.
    pub fn collect(&mut self) {
        let mut roots: Vec<ObjId> = Vec::new();
        for thread in &self.threads {
            let registers = &thread.registers[..thread.top().min(thread.registers.len())];
            roots.extend(registers.iter().map(|&value| ObjId(D::bits(value) as u32)));
            roots.extend(thread.frames.iter().map(|frame| frame.locked));
            for frame in &thread.frames {
                if let crate::thread::Return::Throw(object) = frame.ret {
                    roots.push(object);
                }
            }
            roots.extend([
                thread.object,
                thread.uncaught,
                thread.failure,
                ObjId(D::bits(thread.result) as u32),
            ]);
            if let Some(wait) = thread.wait {
                roots.push(wait.object);
            }
        }
        roots.extend(self.classes.iter().map(|class| class.mirror));
        roots.extend(self.literals.iter().copied());
        roots.extend(self.interned.values().copied());
        roots.extend(self.dynamic.values().map(|&value| ObjId(D::bits(value) as u32)));
        roots.extend(self.init_failures.values().copied());
        roots.extend(
            self.modules
                .values()
                .chain(self.packages.values())
                .chain(self.loaders.values())
                .copied(),
        );
        let own = self.roots;
        roots.extend([own.main_thread, own.main_group, own.system_group, own.app_loader]);
        self.heap.collect(roots.into_iter());
    }
}

impl<D: Domain> PartialEq for State<D> {
    /// Whether the two would go on in the same way: the past (clock, ticks) does not count, nor do the threads of a
    /// program that has ended. Registers that a running program will not read again do count, so states that went
    /// different ways may differ in nothing that matters.
    fn eq(&self, other: &Self) -> bool {
        let ended = self.exit.is_some() && self.exit == other.exit;
        (ended || self.current == other.current && self.threads == other.threads)
            && self.classes == other.classes
            && self.literals == other.literals
            && self.interned == other.interned
            && self.dynamic == other.dynamic
            && self.init_failures == other.init_failures
            && self.next_hash == other.next_hash
            && (self.next_thread, self.next_identifier) == (other.next_thread, other.next_identifier)
            && self.roots == other.roots
            && (self.exit, self.shutdown) == (other.exit, other.shutdown)
            && self.output == other.output
            && self.files == other.files
            && self.memory == other.memory
            && self.resources == other.resources
            && self.heap == other.heap
    }
}

impl<S> std::fmt::Debug for Heap<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Heap")
    }
}
