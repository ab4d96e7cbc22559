//! Tests of the whole program without a terminal: messages in, the window's characters out.

mod args;
mod board;
mod ends;
mod lists;
mod play;
mod replay;
mod rig;
mod words;
