//! Deadlocks: noticing that no thread can go on, and saying why.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::state::InitStatus;
use crate::thread::{Status, Thread, ThreadId};
use crate::trace::frames_of;
use std::sync::Arc;

impl<D: Domain> Machine<'_, D> {
    /// Whether every thread that keeps the program alive waits for a monitor or a class whose owner waits likewise.
    /// Whatever the daemons do, nothing can help them.
    pub(crate) fn is_stuck(&self) -> bool {
        let alive = || {
            self.state
                .threads
                .iter()
                .filter(|thread| thread.status != Status::Terminated)
        };
        let mut stuck: Vec<ThreadId> = alive()
            .filter(|t| self.owner(t.status).is_some())
            .map(|t| t.id)
            .collect();
        loop {
            let before = stuck.len();
            let owners: Vec<ThreadId> = stuck.clone();
            stuck.retain(|&id| {
                let thread = alive().find(|thread| thread.id == id);
                thread
                    .and_then(|thread| self.owner(thread.status))
                    .is_some_and(|owner| owners.contains(&owner))
            });
            if stuck.len() == before {
                break;
            }
        }
        !stuck.is_empty()
            && alive()
                .filter(|thread| !thread.daemon)
                .all(|thread| stuck.contains(&thread.id))
    }

    /// The thread that one of this status waits for, if it is a certain one.
    fn owner(&self, status: Status) -> Option<ThreadId> {
        match status {
            Status::Blocked(object) => self
                .state
                .heap
                .get(object)
                .filter(|o| o.lock_count > 0)
                .map(|o| ThreadId(o.lock_thread)),
            Status::Initializing(class) => match self.state.class_state(class.id).init {
                InitStatus::Running(thread) => Some(thread),
                _ => None,
            },
            _ => None,
        }
    }

    /// What every waiting thread waits for, with the lines it is at.
    pub(crate) fn describe_threads(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        for index in 0..self.state.threads.len() {
            let thread = Arc::clone(&self.state.threads[index]);
            let Some(why) = self.describe_wait(&thread) else {
                continue;
            };
            let kind = if thread.daemon { "daemon thread" } else { "thread" };
            lines.push(format!("{kind} \"{}\" {why}", self.name_of(thread.object)));
            for (method, pc) in frames_of(&thread.frames) {
                let class = method.class();
                let file = class.source_file().unwrap_or_else(|| "Unknown Source".to_owned());
                let line = method.line(pc).map_or_else(String::new, |line| format!(":{line}"));
                lines.push(format!("    at {}.{}({file}{line})", class.java_name(), method.name));
            }
        }
        lines
    }

    fn describe_wait(&mut self, thread: &Thread<D>) -> Option<String> {
        Some(match thread.status {
            Status::Blocked(object) => {
                let holder = self
                    .owner(thread.status)
                    .map(|id| self.describe_holder(id))
                    .unwrap_or_default();
                format!("waits to lock {}{holder}", self.describe_object(object))
            }
            Status::Initializing(class) => {
                let holder = self
                    .owner(thread.status)
                    .map(|id| self.describe_holder(id))
                    .unwrap_or_default();
                format!("waits for the initialisation of class {}{holder}", class.java_name())
            }
            Status::Waiting { object, .. } => format!("waits to be notified on {}", self.describe_object(object)),
            Status::Parked { .. } => self.describe_park(thread.object),
            Status::Runnable | Status::Sleeping { .. } | Status::Terminated => return None,
        })
    }

    fn describe_holder(&mut self, id: ThreadId) -> String {
        let thread = self
            .state
            .threads
            .iter()
            .find(|thread| thread.id == id)
            .map(|thread| thread.object);
        thread.map_or_else(String::new, |thread| format!(", held by \"{}\"", self.name_of(thread)))
    }

    /// A parked thread may have left the object it waits for in a field, and a lock knows its owner.
    fn describe_park(&mut self, thread: ObjId) -> String {
        let blocker = self.reference(thread, "parkBlocker");
        if blocker.is_null() {
            return "is parked".to_owned();
        }
        let owner = self.reference(blocker, "exclusiveOwnerThread");
        let holder = if owner.is_null() {
            String::new()
        } else {
            format!(", held by \"{}\"", self.name_of(owner))
        };
        format!("is parked for {}{holder}", self.describe_object(blocker))
    }

    /// The object in a field, null if there is no such field.
    fn reference(&mut self, object: ObjId, field: &str) -> ObjId {
        let class = self.state.heap.get(object).map(|object| object.class());
        let Some(field) = class.and_then(|class| class.field_named(field)) else {
            return ObjId::NULL;
        };
        self.word(object, field.slot)
            .map_or(ObjId::NULL, |value| ObjId(D::bits(value) as u32))
    }

    fn name_of(&mut self, thread: ObjId) -> String {
        let name = self.get_field(thread, "name").and_then(|name| self.text(name));
        name.unwrap_or_default()
    }

    /// The class and the number of an object: two of one class must be told apart.
    fn describe_object(&mut self, object: ObjId) -> String {
        let class = self.state.heap.get(object).map(|object| object.class());
        let Some(class) = class else { return "null".to_owned() };
        if class == self.known().class
            && let Ok(represented) = self.class_of_mirror(object)
        {
            return format!("class {}", represented.java_name());
        }
        format!("{}@{:x}", class.java_name(), self.state.identity_hash(object))
    }
}
