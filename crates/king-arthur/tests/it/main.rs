//! The rules of King Arthur, clause by clause.

mod smoke;
