// swift-tools-version: 6.0
import PackageDescription

// The Rust core reaches Swift as the C module StarhopFFI.
//  - Apple: an XCFramework built by scripts/build-xcframework.sh, with the header and module map inside it.
//  - Linux, for tests: the committed header and module map, and the host's static library.
#if os(Linux)
    let hostLibrary = Context.packageDirectory + "/../../target/release/libstarhop_ffi.a"
    let ffi = Target.systemLibrary(name: "StarhopFFI", path: "Sources/StarhopFFI")
    // Through -Xlinker: as a plain input, swift-autolink-extract would try to read rustc's newer bitcode and fail.
    let linkCore: [LinkerSetting] = [.unsafeFlags(["-Xlinker", hostLibrary])]
    // Debian's libswiftObservation.so leaves a symbol of libswiftCore undefined.
    let linkObservation: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--allow-shlib-undefined"])]
#else
    let ffi = Target.binaryTarget(name: "StarhopFFI", path: "Frameworks/StarhopFFI.xcframework")
    let linkCore: [LinkerSetting] = []
    let linkObservation: [LinkerSetting] = []
#endif

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
