//! Monitors, waiting and notifying, parking and sleeping.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use crate::thread::{Status, Thread, ThreadId, Wait};
use std::sync::Arc;

const ILLEGAL_MONITOR_STATE: &str = "java/lang/IllegalMonitorStateException";

impl<D: Domain> Machine<'_, D> {
    /// Enters a monitor, or makes the thread wait for it.
    pub fn enter_monitor(&mut self, id: ObjId) -> Outcome<(), D> {
        let thread = self.state.thread().id;
        let Some(object) = self.state.heap.get_mut(id) else {
            return Err(self.throw_null_pointer());
        };
        if object.lock_count == 0 || object.lock_thread == thread.0 {
            object.lock_thread = thread.0;
            object.lock_count += 1;
            return Ok(());
        }
        self.state.thread_mut().status = Status::Blocked(id);
        Err(Trap::Wait)
    }

    /// Leaves a monitor that this thread holds.
    pub fn exit_monitor(&mut self, id: ObjId) {
        let thread = self.state.thread().id;
        let Some(object) = self.state.heap.get_mut(id) else {
            return;
        };
        if object.lock_thread == thread.0 && object.lock_count > 0 {
            object.lock_count -= 1;
            if object.lock_count == 0 {
                object.lock_thread = 0;
                self.wake_blocked(id);
            }
        }
    }

    /// `monitorexit`: leaving a monitor one does not hold is an error.
    pub(crate) fn exit_monitor_checked(&mut self, id: ObjId) -> Outcome<(), D> {
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        if !self.holds(id) {
            return Err(self.throw_plain(ILLEGAL_MONITOR_STATE));
        }
        self.exit_monitor(id);
        Ok(())
    }

    pub fn holds(&self, id: ObjId) -> bool {
        let thread = self.state.thread().id;
        self.state
            .heap
            .get(id)
            .is_some_and(|object| object.lock_count > 0 && object.lock_thread == thread.0)
    }

    fn wake_blocked(&mut self, id: ObjId) {
        self.update_threads(
            |thread| thread.status == Status::Blocked(id),
            |thread| thread.status = Status::Runnable,
        );
    }

    pub(crate) fn update_threads(&mut self, which: impl Fn(&Thread<D>) -> bool, change: impl Fn(&mut Thread<D>)) {
        for thread in &mut self.state.threads {
            if which(thread) {
                change(Arc::make_mut(thread));
            }
        }
    }

    /// `Object.wait`. Runs twice: first to go to sleep, then, once woken, to take the monitor back.
    pub fn wait(&mut self, id: ObjId, nanos: Option<u64>) -> Outcome<(), D> {
        if let Some(wait) = self.state.thread().wait {
            return self.wake_up(wait);
        }
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        if !self.holds(id) {
            return Err(self.throw(ILLEGAL_MONITOR_STATE, "current thread is not owner"));
        }
        if self.state.thread().interrupted {
            return Err(self.interrupted());
        }
        let until = nanos.map(|nanos| self.state.clock.saturating_add(nanos));
        let object = self.state.heap.get_mut(id).expect("held, so it exists");
        let count = object.lock_count;
        object.lock_count = 0;
        object.lock_thread = 0;
        let ticket = self.state.next_ticket;
        self.state.next_ticket += 1;
        let thread = self.state.thread_mut();
        thread.wait = Some(Wait {
            object: id,
            count,
            ticket,
            interrupted: false,
        });
        thread.status = Status::Waiting { object: id, until };
        self.wake_blocked(id);
        Err(Trap::Wait)
    }

    fn wake_up(&mut self, wait: Wait) -> Outcome<(), D> {
        self.enter_monitor(wait.object)?;
        if let Some(object) = self.state.heap.get_mut(wait.object) {
            object.lock_count = wait.count;
        }
        self.state.thread_mut().wait = None;
        if wait.interrupted {
            Err(self.interrupted())
        } else {
            Ok(())
        }
    }

    /// The exception of an interrupted wait; clears the interrupt.
    fn interrupted(&mut self) -> Trap<D> {
        self.clear_interrupt();
        self.throw_plain("java/lang/InterruptedException")
    }

    pub fn clear_interrupt(&mut self) {
        let thread = self.state.thread_mut();
        thread.interrupted = false;
        let object = thread.object;
        let _ = self.set_field_if_present(object, "interrupted", Self::of_bool(false));
    }

    /// `Object.notify` and `notifyAll`: wakes the one that waits longest, or all.
    pub fn notify(&mut self, id: ObjId, all: bool) -> Outcome<(), D> {
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        if !self.holds(id) {
            return Err(self.throw(ILLEGAL_MONITOR_STATE, "current thread is not owner"));
        }
        self.wake_waiting(id, if all { usize::MAX } else { 1 });
        Ok(())
    }

    pub(crate) fn wake_waiting(&mut self, id: ObjId, most: usize) {
        let is_held = self.state.heap.get(id).is_some_and(|object| object.lock_count > 0);
        // A woken thread has to get the monitor back, which the notifying one usually still holds.
        let woken = if is_held { Status::Blocked(id) } else { Status::Runnable };
        let waiting =
            |thread: &&mut Arc<Thread<D>>| matches!(thread.status, Status::Waiting { object, .. } if object == id);
        let mut threads: Vec<_> = self.state.threads.iter_mut().filter(waiting).collect();
        threads.sort_by_key(|thread| thread.wait.map_or(0, |wait| wait.ticket));
        for thread in threads.into_iter().take(most) {
            Arc::make_mut(thread).status = woken;
        }
    }

    /// `LockSupport.park`, until there is a permit, an interrupt, or the time has come. May return early, as it may.
    pub fn park(&mut self, until: Option<u64>) -> Trap<D> {
        let thread = self.state.thread_mut();
        if thread.permit || thread.interrupted {
            thread.permit = false;
            return Trap::Yield;
        }
        thread.status = Status::Parked { until };
        Trap::Yield
    }

    pub fn unpark(&mut self, id: ThreadId) {
        let Some(thread) = self.state.threads.iter_mut().find(|thread| thread.id == id) else {
            return;
        };
        let thread = Arc::make_mut(thread);
        match thread.status {
            Status::Parked { .. } => thread.status = Status::Runnable,
            Status::Terminated => {}
            _ => thread.permit = true,
        }
    }

    /// `Thread.sleep`. Runs twice, like `wait`.
    pub fn sleep(&mut self, nanos: u64) -> Outcome<(), D> {
        let was_sleeping = std::mem::take(&mut self.state.thread_mut().sleeping);
        if self.state.thread().interrupted {
            self.clear_interrupt();
            return Err(self.throw("java/lang/InterruptedException", "sleep interrupted"));
        }
        if was_sleeping {
            return Ok(());
        }
        let until = self.state.clock.saturating_add(nanos);
        let thread = self.state.thread_mut();
        thread.sleeping = true;
        thread.status = Status::Sleeping { until };
        Err(Trap::Wait)
    }

    /// `Thread.interrupt` on another thread or this one.
    pub fn interrupt(&mut self, id: ThreadId) {
        let Some(index) = self.state.threads.iter().position(|thread| thread.id == id) else {
            return;
        };
        let thread = Arc::make_mut(&mut self.state.threads[index]);
        thread.interrupted = true;
        match thread.status {
            Status::Waiting { .. } => {
                if let Some(wait) = &mut thread.wait {
                    wait.interrupted = true;
                }
                thread.status = Status::Runnable;
            }
            Status::Parked { .. } | Status::Sleeping { .. } => thread.status = Status::Runnable,
            _ => {}
        }
    }
}
