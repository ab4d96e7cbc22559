// swift-tools-version: 6.0
import PackageDescription

// The Rust core reaches Swift as the C module StarhopFFI.
//  - In Xcode: an XCFramework built by scripts/build-xcframework, with the header and module map inside it.
//  - On Linux, and on a Mac with STARHOP_HOST set, for tests: the committed header and module map, and the library
//    that cargo builds for this machine.
#if os(Linux)
    let onHost = true
    // Debian's libswiftObservation.so leaves a symbol of libswiftCore undefined.
    let linkObservation: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--allow-shlib-undefined"])]
#else
    let onHost = Context.environment["STARHOP_HOST"] != nil
    let linkObservation: [LinkerSetting] = []
#endif

let ffi: Target =
    onHost
    ? .systemLibrary(name: "StarhopFFI", path: "Sources/StarhopFFI")
    : .binaryTarget(name: "StarhopFFI", path: "Frameworks/StarhopFFI.xcframework")

// Through -Xlinker: as a plain input, swift-autolink-extract would try to read rustc's newer bitcode and fail.
let hostLibrary = Context.packageDirectory + "/../../target/release/libstarhop_ffi.a"
let linkCore: [LinkerSetting] = onHost ? [.unsafeFlags(["-Xlinker", hostLibrary])] : []

let package = Package(
    name: "StarhopKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "StarhopKit", targets: ["StarhopKit"])],
    targets: [
        ffi,
        .target(name: "StarhopCore", dependencies: ["StarhopFFI"], linkerSettings: linkCore),
        .target(name: "StarhopKit", dependencies: ["StarhopCore"], linkerSettings: linkObservation),
        .testTarget(name: "StarhopKitTests", dependencies: ["StarhopKit"]),
    ]
)
