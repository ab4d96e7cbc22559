public struct UTType: Hashable, Sendable {
    public static var plainText: UTType { UTType(exportedAs: "") }
    public static var json: UTType { UTType(exportedAs: "") }
    public static var data: UTType { UTType(exportedAs: "") }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {}
    public init?(_ identifier: String) {}
}
