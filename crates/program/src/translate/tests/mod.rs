//! Tests of translation as a whole.

mod validate;
