//! Writes the Swift side of the bindings, its C header and its module map from a built library.

fn main() {
    uniffi::uniffi_bindgen_swift();
}
