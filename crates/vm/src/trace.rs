//! Stack traces: what the frames of a thread look like to Java.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::thread::{Frame, Return};
use javelin_program::class::{ClassOrigin, ClassRef};
use javelin_program::method::{MethodId, MethodRef};

/// Frames recorded in a stack trace at most, as in HotSpot.
const MAXIMUM_DEPTH: usize = 1024;

impl<D: Domain> Machine<'_, D> {
    /// The frames of the current thread, innermost first, without hidden ones. For an exception under construction
    /// its own constructors and `fillInStackTrace` are left out.
    pub fn stack_trace(&self, exception: Option<(ObjId, ClassRef)>) -> Vec<(MethodRef, u16)> {
        let mut trace = self.trace_from(self.state.thread().frames.len(), exception);
        trace.truncate(MAXIMUM_DEPTH);
        trace
    }

    /// The same for the `count` outermost frames, without a limit.
    pub fn stack_trace_below(&self, count: usize) -> Vec<(MethodRef, u16)> {
        self.trace_from(count, None)
    }

    fn trace_from(&self, count: usize, exception: Option<(ObjId, ClassRef)>) -> Vec<(MethodRef, u16)> {
        let frames = &self.state.thread().frames;
        let mut trace = Vec::new();
        let mut skipping = exception;
        if let Some(native) = self.native.filter(|native| exception.is_some() && native.is_native())
            && !native.name.starts_with("fillInStackTrace")
        {
            trace.push((native, 0));
            skipping = None;
        }
        for (index, frame) in frames.iter().enumerate().take(count).rev() {
            if let Some((_, class)) = skipping {
                let name: &str = &frame.method.name;
                let own = name == "<init>" || name.starts_with("fillInStackTrace");
                if own && class.is_subtype_of(frame.method.class()) {
                    continue;
                }
                skipping = None;
            }
            if !is_hidden(frame) && !is_waiting(frames, index) {
                trace.push((frame.method, location(frames, index)));
            }
            if let Some(native) = self.native_below(frames, index) {
                trace.push((native, 0));
            }
            if exception.is_some() && trace.len() >= MAXIMUM_DEPTH {
                break;
            }
        }
        trace
    }

    /// The native between the frame at `index` and the one below it.
    fn native_below(&self, frames: &[Frame], index: usize) -> Option<MethodRef> {
        let below = index.checked_sub(1)?;
        match frames[index].ret {
            Return::Native(_) | Return::Reflected(..) => self.called_native(&frames[below], Called::Already),
            Return::Initializer(class) if !is_waiting(frames, below) => {
                // Calling a static method initialises its class before the method is entered.
                let native = self.called_native(&frames[below], Called::Again)?;
                (!native.is_static() || native.class() != class).then_some(native)
            }
            _ => None,
        }
    }

    /// The native that the top frame's current instruction calls, if it calls one.
    pub(crate) fn calling_native(&self) -> Option<MethodRef> {
        self.called_native(self.state.thread().frames.last()?, Called::Again)
    }

    fn called_native(&self, frame: &Frame, called: Called) -> Option<MethodRef> {
        const INVOKEVIRTUAL: u8 = 0xB6;
        const INVOKEINTERFACE: u8 = 0xB9;
        let at = usize::from(location_of(frame, called == Called::Already));
        let bytes = frame.method.body()?.bytes;
        let opcode = *bytes.get(at)?;
        if !(INVOKEVIRTUAL..=INVOKEINTERFACE).contains(&opcode) {
            return None;
        }
        let index = u16::from_be_bytes([*bytes.get(at + 1)?, *bytes.get(at + 2)?]);
        let member = self.program().member_ref(frame.method.class(), index).ok()?;
        let class = self.program().loaded(&member.class)?;
        let method = self.program().find_in(class, member.name, member.descriptor)?;
        method.is_native().then_some(method)
    }
}

/// Whether a frame's `pc` is behind the call it is in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Called {
    Already,
    Again,
}

/// Frames of classes that Javelin made for call sites are not shown, as HotSpot hides its own.
fn is_hidden(frame: &Frame) -> bool {
    matches!(frame.method.class().origin, ClassOrigin::Synthetic { .. })
}

/// An initialiser that waits for that of a supertype above it has not begun.
fn is_waiting(frames: &[Frame], index: usize) -> bool {
    let (Some(frame), Some(above)) = (frames.get(index), frames.get(index + 1)) else {
        return false;
    };
    match (frame.ret, above.ret) {
        (
            Return::Initializer(class) | Return::InitializerThenMachine(class),
            Return::Initializer(supertype) | Return::InitializerThenMachine(supertype),
        ) => frame.pc == 0 && class != supertype && (class.is_subtype_of(supertype) || is_waiting(frames, index + 1)),
        _ => false,
    }
}

/// The bytecode index a frame is at. A frame that called another has its `pc` behind the call.
pub(crate) fn location(frames: &[Frame], index: usize) -> u16 {
    let in_call = frames.get(index + 1).is_some_and(|above| {
        matches!(
            above.ret,
            Return::Register(_) | Return::Native(_) | Return::Boxed(..) | Return::Reflected(..)
        )
    });
    location_of(&frames[index], in_call)
}

pub(crate) fn location_of(frame: &Frame, in_call: bool) -> u16 {
    let word = if in_call { frame.pc.saturating_sub(1) } else { frame.pc };
    frame
        .code
        .pcs
        .get(word as usize)
        .or(frame.code.pcs.last())
        .copied()
        .unwrap_or(0)
}

/// Where a thread that is not running is, innermost first, without hidden frames.
pub fn frames_of(frames: &[Frame]) -> Vec<(MethodRef, u16)> {
    let shown = (0..frames.len()).rev().filter(|&index| !is_hidden(&frames[index]));
    shown
        .map(|index| (frames[index].method, location(frames, index)))
        .take(MAXIMUM_DEPTH)
        .collect()
}

/// Method ids in a backtrace, spelled out again.
pub fn decode_backtrace(word: u64) -> (MethodId, u16) {
    (MethodId((word >> 16) as u32), word as u16)
}
