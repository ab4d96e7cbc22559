import UniformTypeIdentifiers

// Transferable is CoreTransferable's, which SwiftUI exports.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation: Sendable {
    associatedtype Item: Transferable
}
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
}
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    fileprivate static var unknown: Self { fatalError() }
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
}
public struct SentTransferredFile: Sendable {
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
}
extension String: Transferable {
    public static var transferRepresentation: ProxyRepresentation<String, String> {
        ProxyRepresentation<Self, Self>.unknown
    }
}
extension URL: Transferable {
    public static var transferRepresentation: ProxyRepresentation<URL, URL> { ProxyRepresentation<Self, Self>.unknown }
}
public struct SharePreview<Image, Icon> {}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: Text) { fatalError() }
}
public struct ShareLink<Label: View>: PrimitiveView {
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
    public init<T: Transferable, PreviewImage, PreviewIcon>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {}
}
public struct PasteButton: PrimitiveView {
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
