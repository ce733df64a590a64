//! Encoding of messages as JSON, into reused buffers.

use std::cell::RefCell;
use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use bytes::BytesMut;
use protocol::{Envelope, ServerMessage};

/// The size of a buffer: room for about ten messages.
const BUFFER_SIZE: usize = 16 * 1024;

/// How many full buffers are kept for reuse. Others are freed when their messages were sent.
const MAX_FULL_BUFFERS: usize = 64;

thread_local! {
    static BUFFERS: RefCell<MessageBuffers> = RefCell::default();
}

/// Buffers for outgoing messages. Messages are frequent and large, so reusing buffers is cheaper than allocating.
#[derive(Default)]
struct MessageBuffers {
    /// A message is written here first, so that growing does not move it in a shared buffer.
    scratch: Vec<u8>,
    /// Then it is copied into this buffer.
    current: BytesMut,
    /// Full buffers. One can be reused when all of its messages were sent.
    full: VecDeque<BytesMut>,
}

pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    encode_with(|scratch| {
        serde_json::to_writer(scratch, &Envelope::of(message)).expect("messages are plain data")
    })
}

/// Encodes a message that `write` writes.
pub(crate) fn encode_with(write: impl FnOnce(&mut Vec<u8>)) -> Utf8Bytes {
    BUFFERS.with_borrow_mut(|buffers| {
        buffers.scratch.clear();
        write(&mut buffers.scratch);
        buffers.reserve();
        buffers.current.extend_from_slice(&buffers.scratch);
        buffers.current.split().freeze().try_into().expect("JSON is text")
    })
}

impl MessageBuffers {
    /// Switches to another buffer if the message does not fit into the rest of this one.
    fn reserve(&mut self) {
        let needed = self.scratch.len();
        if self.current.capacity() >= needed {
            return;
        }
        let reused = self.full.pop_front_if(|oldest| oldest.try_reclaim(BUFFER_SIZE.max(needed)));
        let next = reused.unwrap_or_else(|| BytesMut::with_capacity(BUFFER_SIZE.max(needed)));
        let full = std::mem::replace(&mut self.current, next);
        if self.full.len() < MAX_FULL_BUFFERS {
            self.full.push_back(full);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long(sign: u8, length: usize) -> Utf8Bytes {
        encode_with(|scratch| scratch.extend(std::iter::repeat_n(sign, length)))
    }

    #[test]
    fn messages_stay_intact_while_others_are_written() {
        let lengths = [1, BUFFER_SIZE / 2, BUFFER_SIZE / 2, BUFFER_SIZE, 3 * BUFFER_SIZE, 7, BUFFER_SIZE - 1];
        for _ in 0..3 * MAX_FULL_BUFFERS {
            let messages: Vec<Utf8Bytes> =
                (b'a'..).zip(lengths).map(|(sign, length)| long(sign, length)).collect();
            for ((sign, length), message) in (b'a'..).zip(lengths).zip(&messages) {
                assert_eq!(message.len(), length);
                assert!(message.bytes().all(|found| found == sign));
            }
        }
    }
}
