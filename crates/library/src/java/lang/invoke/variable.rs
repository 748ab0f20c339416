//! What a `VarHandle` gives access to, packed into the hidden word of the handle.

use crate::prelude::*;
use javelin_program::class::{ClassId, FieldRef};

const CLASS_BITS: u32 = 22;

/// The variables a handle can stand for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Variable {
    /// A field of instances of `receiver`.
    Field {
        receiver: ClassRef,
        field: FieldRef,
    },
    Static(FieldRef),
    /// Elements of arrays of this class.
    Element(ClassRef),
    /// Elements of the array class, seen in the bytes of a `byte[]`.
    Bytes {
        view: ClassRef,
        big_endian: bool,
    },
    /// The same in a `ByteBuffer`.
    Buffer {
        view: ClassRef,
        big_endian: bool,
    },
}

impl Variable {
    /// The hidden word: a tag, up to two classes and a field's index.
    pub(super) fn encode(self) -> u64 {
        let class = |class: ClassRef| u64::from(class.id.0);
        let (tag, first, second, index) = match self {
            Variable::Field { receiver, field } => (1, class(receiver), class(field.class()), field.index),
            Variable::Static(field) => (2, 0, class(field.class()), field.index),
            Variable::Element(array) => (3, class(array), 0, 0),
            Variable::Bytes { view, big_endian } => (4, class(view), 0, u16::from(big_endian)),
            Variable::Buffer { view, big_endian } => (5, class(view), 0, u16::from(big_endian)),
        };
        tag << 60 | first << (CLASS_BITS + 16) | second << 16 | u64::from(index)
    }

    pub(super) fn decode<D: Domain>(m: &Machine<'_, D>, word: u64) -> Option<Variable> {
        let mask = (1 << CLASS_BITS) - 1;
        let class = |shift: u32| m.program().class_by_id(ClassId((word >> shift & mask) as u32));
        let index = word as u16;
        let field = || class(16).fields.get(usize::from(index));
        Some(match word >> 60 {
            1 => Variable::Field {
                receiver: class(CLASS_BITS + 16),
                field: field()?,
            },
            2 => Variable::Static(field()?),
            3 => Variable::Element(class(CLASS_BITS + 16)),
            4 => Variable::Bytes {
                view: class(CLASS_BITS + 16),
                big_endian: index != 0,
            },
            5 => Variable::Buffer {
                view: class(CLASS_BITS + 16),
                big_endian: index != 0,
            },
            _ => return None,
        })
    }

    /// The variable that a `VarHandle` object stands for.
    pub(super) fn of<D: Domain>(m: &mut Machine<'_, D>, handle: ObjId) -> Outcome<Variable, D> {
        let class = m.class_of(handle)?;
        let word = match class.hidden_word {
            Some(word) => m.word(handle, word)?,
            None => D::constant(0),
        };
        Variable::decode(m, D::bits(word))
            .ok_or_else(|| Trap::Unsupported(format!("a VarHandle of class {}", class.java_name())))
    }

    /// A new handle for this variable.
    pub(super) fn make<D: Domain>(self, m: &mut Machine<'_, D>) -> Answer<D> {
        let class = m.load("java/lang/invoke/VarHandle")?;
        let Some(word) = class.hidden_word else {
            return Err(Trap::Unsupported("VarHandle without its word".into()));
        };
        let handle = m.allocate(class)?;
        m.set_word(handle, word, D::constant(self.encode()))?;
        Ok(Machine::<D>::of_object(handle))
    }

    pub(super) fn kind(self) -> Kind {
        match self {
            Variable::Field { field, .. } | Variable::Static(field) => field.kind,
            Variable::Element(array) | Variable::Bytes { view: array, .. } | Variable::Buffer { view: array, .. } => {
                array.element_kind().unwrap_or(Kind::Void)
            }
        }
    }

    /// The descriptor of the variable's type.
    pub(super) fn descriptor(self) -> &'static str {
        match self {
            Variable::Field { field, .. } | Variable::Static(field) => field.descriptor.as_str(),
            Variable::Element(array) | Variable::Bytes { view: array, .. } | Variable::Buffer { view: array, .. } => {
                &array.name.as_str()[1..]
            }
        }
    }

    /// The descriptors of what comes before the values in a call.
    pub(super) fn coordinates(self) -> Vec<String> {
        match self {
            Variable::Field { receiver, .. } => vec![receiver.descriptor()],
            Variable::Static(_) => vec![],
            Variable::Element(array) => vec![array.name.to_string(), "I".to_owned()],
            Variable::Bytes { .. } => vec!["[B".to_owned(), "I".to_owned()],
            Variable::Buffer { .. } => vec!["Ljava/nio/ByteBuffer;".to_owned(), "I".to_owned()],
        }
    }

    pub(super) fn is_final(self) -> bool {
        match self {
            Variable::Field { field, .. } | Variable::Static(field) => {
                field.access & javelin_program::access::FINAL != 0
            }
            Variable::Element(_) | Variable::Bytes { .. } | Variable::Buffer { .. } => false,
        }
    }
}
