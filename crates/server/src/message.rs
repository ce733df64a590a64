//! Messages as they travel.

use std::cell::RefCell;
use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use bytes::BytesMut;
use protocol::{Envelope, ServerMessage};

/// So many bytes have room on a sheet, about ten messages.
const SHEET: usize = 16 * 1024;

/// So many sheets wait to be written on again. If more are under way, the rest is thrown away when they have arrived.
const SHEETS: usize = 64;

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Where messages are written. There are very many of them, each too long for an allocator to have room for it at hand.
#[derive(Default)]
struct Desk {
    /// A message is written here first, so that it is not moved while it grows.
    draft: Vec<u8>,
    /// Then it is copied to the room that is left here.
    sheet: BytesMut,
    /// Sheets that are full. They can be used again when all messages on them have been sent.
    full: VecDeque<BytesMut>,
}

/// Something to say, as it travels.
pub(crate) fn written(say: &ServerMessage) -> Utf8Bytes {
    message(|draft| serde_json::to_writer(draft, &Envelope::of(say)).expect("messages are plain data"))
}

/// A message that writes itself.
pub(crate) fn message(write: impl FnOnce(&mut Vec<u8>)) -> Utf8Bytes {
    DESK.with_borrow_mut(|desk| {
        desk.draft.clear();
        write(&mut desk.draft);
        desk.make_room();
        desk.sheet.extend_from_slice(&desk.draft);
        desk.sheet.split().freeze().try_into().expect("JSON is text")
    })
}

impl Desk {
    /// Takes another sheet if the draft is too long for what is left of this one.
    fn make_room(&mut self) {
        let long = self.draft.len();
        if self.sheet.capacity() >= long {
            return;
        }
        let used = self.full.pop_front_if(|oldest| oldest.try_reclaim(SHEET.max(long)));
        let next = used.unwrap_or_else(|| BytesMut::with_capacity(SHEET.max(long)));
        let full = std::mem::replace(&mut self.sheet, next);
        if self.full.len() < SHEETS {
            self.full.push_back(full);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long(sign: u8, length: usize) -> Utf8Bytes {
        message(|draft| draft.extend(std::iter::repeat_n(sign, length)))
    }

    #[test]
    fn messages_keep_their_words_while_others_are_written() {
        let lengths = [1, SHEET / 2, SHEET / 2, SHEET, 3 * SHEET, 7, SHEET - 1];
        for _ in 0..3 * SHEETS {
            let messages: Vec<Utf8Bytes> =
                (b'a'..).zip(lengths).map(|(sign, length)| long(sign, length)).collect();
            for ((sign, length), message) in (b'a'..).zip(lengths).zip(&messages) {
                assert_eq!(message.len(), length);
                assert!(message.bytes().all(|found| found == sign));
            }
        }
    }
}
