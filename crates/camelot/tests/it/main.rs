//! The rules of The Future of Camelot, clause by clause, and the laws that all games keep.

mod laws;
