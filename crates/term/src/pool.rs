//! The pool: every term once, with what is known about it.

use crate::op::Op;
use crate::rule::{Rule, RuleCounts};
use crate::sort::Sort;
use crate::value::Value;
use crate::varset::{VarSetId, VarSets};
use rustc_hash::{FxHashMap, FxHasher};
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;

/// A term of a pool. Numbers start at 1, so `Option<TermId>` is as small as the id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TermId(NonZeroU32);

/// A variable of a pool, numbered in the order of declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub u32);

/// An uninterpreted function of a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConstId(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ApplyId(u32);

/// A declared variable.
#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub sort: Sort,
}

/// A declared function.
#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub arguments: Vec<Sort>,
    pub result: Sort,
}

/// All terms of one worker. Terms are never removed; building the same things in the same order gives the same ids.
#[derive(Debug)]
pub struct TermPool {
    nodes: Vec<Node>,
    info: Vec<Info>,
    ids: FxHashMap<Node, TermId>,
    constants: Vec<Value>,
    constant_ids: FxHashMap<Value, TermId>,
    applications: Vec<(FunctionId, Box<[TermId]>)>,
    application_ids: FxHashMap<(FunctionId, Box<[TermId]>), TermId>,
    variables: Vec<Variable>,
    functions: Vec<Function>,
    sets: VarSets,
    rules: RuleCounts,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Node {
    op: Op,
    sort: Sort,
    /// Unused places repeat the first id, so that equal terms are equal nodes.
    args: [TermId; 3],
}

#[derive(Clone, Copy, Debug)]
struct Info {
    /// The same for the same structure and names, whatever was built before.
    hash: u64,
    size: u32,
    depth: u32,
    vars: VarSetId,
}

const NOTHING: TermId = TermId(NonZeroU32::MIN);

impl TermId {
    pub fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The inverse of [`TermId::index`]; 0 is no term.
    pub fn from_index(index: u32) -> Option<TermId> {
        NonZeroU32::new(index).map(TermId)
    }
}

impl Default for TermPool {
    fn default() -> TermPool {
        TermPool::new()
    }
}

impl TermPool {
    pub fn new() -> TermPool {
        let mut pool = TermPool {
            nodes: Vec::new(),
            info: Vec::new(),
            ids: FxHashMap::default(),
            constants: Vec::new(),
            constant_ids: FxHashMap::default(),
            applications: Vec::new(),
            application_ids: FxHashMap::default(),
            variables: Vec::new(),
            functions: Vec::new(),
            sets: VarSets::new(),
            rules: RuleCounts::default(),
        };
        pool.constant(Value::Bool(false));
        pool.constant(Value::Bool(true));
        pool
    }

    /// The number of terms.
    pub fn term_count(&self) -> usize {
        self.nodes.len() - 1
    }

    pub fn op(&self, term: TermId) -> Op {
        self.node(term).op
    }

    pub fn sort(&self, term: TermId) -> Sort {
        self.node(term).sort
    }

    pub fn args(&self, term: TermId) -> &[TermId] {
        let node = self.node(term);
        match node.op {
            Op::Apply(id) => &self.applications[id.0 as usize].1,
            op => &node.args[..op.arity()],
        }
    }

    /// The number of nodes of the term written out as a tree, at most `u32::MAX`.
    pub fn size(&self, term: TermId) -> u32 {
        self.info(term).size
    }

    pub fn depth(&self, term: TermId) -> u32 {
        self.info(term).depth
    }

    /// The variables the term depends on.
    pub fn var_set(&self, term: TermId) -> VarSetId {
        self.info(term).vars
    }

    /// The variables of the term, in order of declaration.
    pub fn vars(&self, term: TermId) -> &[VarId] {
        self.sets.get(self.var_set(term))
    }

    /// The members of a set, in order of declaration.
    pub fn var_set_members(&self, set: VarSetId) -> &[VarId] {
        self.sets.get(set)
    }

    pub fn union_vars(&mut self, a: VarSetId, b: VarSetId) -> VarSetId {
        self.sets.union(a, b)
    }

    /// Whether the terms depend on a common variable.
    pub fn share_vars(&self, a: TermId, b: TermId) -> bool {
        self.sets.intersect(self.var_set(a), self.var_set(b))
    }

    /// A new variable; the caller keeps names apart.
    pub fn declare(&mut self, name: impl Into<String>, sort: Sort) -> TermId {
        let id = VarId(self.variables.len() as u32);
        self.variables.push(Variable {
            name: name.into(),
            sort,
        });
        self.intern(Op::Var(id), sort, &[])
    }

    pub fn variable(&self, id: VarId) -> &Variable {
        &self.variables[id.0 as usize]
    }

    /// The term of a declared variable.
    pub fn var(&mut self, id: VarId) -> TermId {
        let sort = self.variable(id).sort;
        self.intern(Op::Var(id), sort, &[])
    }

    /// All variables, in order of declaration.
    pub fn variables(&self) -> impl Iterator<Item = (VarId, &Variable)> {
        self.variables.iter().enumerate().map(|(i, v)| (VarId(i as u32), v))
    }

    pub fn as_var(&self, term: TermId) -> Option<VarId> {
        match self.op(term) {
            Op::Var(id) => Some(id),
            _ => None,
        }
    }

    pub fn declare_function(&mut self, name: impl Into<String>, arguments: &[Sort], result: Sort) -> FunctionId {
        self.functions.push(Function {
            name: name.into(),
            arguments: arguments.to_vec(),
            result,
        });
        FunctionId(self.functions.len() as u32 - 1)
    }

    pub fn function(&self, id: FunctionId) -> &Function {
        &self.functions[id.0 as usize]
    }

    /// # Panics
    /// If the arguments do not fit the declaration.
    pub fn apply(&mut self, function: FunctionId, args: &[TermId]) -> TermId {
        let sorts: Vec<Sort> = args.iter().map(|&arg| self.sort(arg)).collect();
        assert_eq!(
            sorts,
            self.function(function).arguments,
            "{}",
            self.function(function).name
        );
        let key = (function, args.into());
        if let Some(&known) = self.application_ids.get(&key) {
            return known;
        }
        let id = ApplyId(self.applications.len() as u32);
        self.applications.push(key.clone());
        let sort = self.function(function).result;
        let term = self.intern(Op::Apply(id), sort, &[]);
        self.application_ids.insert(key, term);
        term
    }

    pub fn applied(&self, id: ApplyId) -> FunctionId {
        self.applications[id.0 as usize].0
    }

    pub fn constant(&mut self, value: Value) -> TermId {
        if let Some(&known) = self.constant_ids.get(&value) {
            return known;
        }
        let id = ConstId(self.constants.len() as u32);
        self.constants.push(value.clone());
        let term = self.intern(Op::Const(id), value.sort(), &[]);
        self.constant_ids.insert(value, term);
        term
    }

    /// The value of a constant.
    pub fn value(&self, term: TermId) -> Option<&Value> {
        match self.op(term) {
            Op::Const(id) => Some(&self.constants[id.0 as usize]),
            _ => None,
        }
    }

    pub fn is_const(&self, term: TermId) -> bool {
        matches!(self.op(term), Op::Const(_))
    }

    /// The bits of a bit-vector constant.
    pub fn bits(&self, term: TermId) -> Option<u64> {
        self.value(term)?.as_bits()
    }

    /// How often each rule fired.
    pub fn rules(&self) -> &RuleCounts {
        &self.rules
    }

    pub(crate) fn hit(&mut self, rule: Rule) {
        self.rules.hit(rule);
    }

    /// The order of commutative operands: constants last, small before large, variables by name, then by structure.
    /// It does not depend on the order in which terms were built.
    pub fn order(&self, a: TermId, b: TermId) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        let key = |t: TermId| (self.is_const(t), self.size(t).min(0xffff), self.as_var(t).is_none());
        let by_name = || match (self.as_var(a), self.as_var(b)) {
            (Some(x), Some(y)) => self.variable(x).name.cmp(&self.variable(y).name),
            _ => Ordering::Equal,
        };
        (key(a).cmp(&key(b)))
            .then_with(by_name)
            .then_with(|| self.info(a).hash.cmp(&self.info(b).hash))
            .then(a.cmp(&b))
    }

    /// The term as it stands, without simplification: only for builders.
    pub(crate) fn intern(&mut self, op: Op, sort: Sort, args: &[TermId]) -> TermId {
        let mut places = [NOTHING; 3];
        places[..args.len()].copy_from_slice(args);
        let node = Node { op, sort, args: places };
        if let Some(&known) = self.ids.get(&node) {
            return known;
        }
        // The first place is taken so that ids start at 1.
        if self.nodes.is_empty() {
            self.nodes.push(node);
            self.info.push(Info {
                hash: 0,
                size: 0,
                depth: 0,
                vars: VarSetId::EMPTY,
            });
        }
        let id = u32::try_from(self.nodes.len()).ok().and_then(NonZeroU32::new);
        let id = TermId(id.expect("fewer than 2^32 terms"));
        self.nodes.push(node);
        let info = self.describe(id);
        self.info.push(info);
        self.ids.insert(node, id);
        id
    }

    fn describe(&mut self, term: TermId) -> Info {
        let mut hasher = FxHasher::default();
        self.hash_head(term, &mut hasher);
        let mut info = Info {
            hash: 0,
            size: 1,
            depth: 1,
            vars: match self.as_var(term) {
                Some(var) => self.sets.single(var),
                None => VarSetId::EMPTY,
            },
        };
        for i in 0..self.args(term).len() {
            let below = *self.info(self.args(term)[i]);
            below.hash.hash(&mut hasher);
            info.size = info.size.saturating_add(below.size);
            info.depth = info.depth.max(below.depth + 1);
            info.vars = self.sets.union(info.vars, below.vars);
        }
        info.hash = hasher.finish();
        info
    }

    fn hash_head(&self, term: TermId, hasher: &mut FxHasher) {
        let node = self.node(term);
        std::mem::discriminant(&node.op).hash(hasher);
        node.sort.hash(hasher);
        match node.op {
            Op::Const(id) => self.constants[id.0 as usize].hash(hasher),
            Op::Var(id) => self.variable(id).name.hash(hasher),
            Op::Apply(id) => self.function(self.applied(id)).name.hash(hasher),
            Op::Extract(low) => low.hash(hasher),
            Op::IsInt(width) => width.hash(hasher),
            _ => {}
        }
    }

    fn node(&self, term: TermId) -> &Node {
        &self.nodes[term.index()]
    }

    fn info(&self, term: TermId) -> &Info {
        &self.info[term.index()]
    }
}
