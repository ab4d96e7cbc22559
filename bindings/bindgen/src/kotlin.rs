//! Writes the Kotlin side of the bindings from a built library.

fn main() {
    uniffi::uniffi_bindgen_main();
}
