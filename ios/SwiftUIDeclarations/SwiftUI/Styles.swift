public enum Axis: Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
    }
}
public enum Edge: Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4)
        public static let trailing = Self(rawValue: 8), all = Self(rawValue: 15)
        public static let horizontal = Self(rawValue: 10), vertical = Self(rawValue: 5)
    }
}
public enum VerticalEdge: Sendable { case top, bottom }
public struct VerticalAlignment: Equatable, Sendable {
    public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self(),
        lastTextBaseline = Self()
}
public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = Self(), center = Self(), trailing = Self()
}
public struct Alignment: Equatable, Sendable {
    public static let center = Self(), top = Self(), bottom = Self(), leading = Self(), trailing = Self()
    public static let topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self()
}
public struct UnitPoint: Hashable, Sendable {
    public static let zero = Self(), center = Self(), top = Self(), bottom = Self(), leading = Self(), trailing = Self()
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum Visibility: CaseIterable, Sendable { case automatic, visible, hidden }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { fatalError() }
}

public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public struct Weight: Hashable, Sendable {
        public static let light = Self(), regular = Self(), medium = Self(), semibold = Self(), bold = Self()
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static let largeTitle = Self(), title = Self(), title2 = Self(), title3 = Self(), headline = Self()
    public static let subheadline = Self(), body = Self(), callout = Self(), footnote = Self(), caption = Self()
    public static let caption2 = Self()
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public func weight(_ weight: Weight) -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
}

public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}
extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}
extension Never: ShapeStyle {}
// View comes by an extension, as in SwiftUI: so the type itself is not bound to the main actor.
extension Color: PrimitiveView {}
public struct Color: ShapeStyle, Hashable {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    nonisolated public func opacity(_ opacity: Double) -> Color { self }
    nonisolated public static let clear = Color(""), black = clear, white = clear, primary = clear
}
extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var primary: Color { .primary }
}
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public init(color: Color, location: CGFloat) {}
    }
    public init(colors: [Color]) {}
    public init(stops: [Stop]) {}
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
public enum LineCap: Sendable { case butt, round, square }
public enum LineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}

public protocol Shape: View, Sendable {}
extension Shape { public var body: Never { fatalError() } }
public protocol InsettableShape: Shape {}
/// What a shape becomes when it is filled or stroked; more strokes can follow.
public struct ShapeView<Content: Shape>: PrimitiveView {}
extension Shape {
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self> {
        fatalError()
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        fatalError()
    }
}
extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView<Self> { fatalError() }
}
extension ShapeView {
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self { self }
}
extension ShapeView where Content: InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self { self }
}
public struct Circle: InsettableShape { nonisolated public init() {} }
public struct Capsule: InsettableShape { nonisolated public init() {} }
public struct Rectangle: InsettableShape { nonisolated public init() {} }
public struct RoundedRectangle: InsettableShape { nonisolated public init(cornerRadius: CGFloat) {} }
extension Path: Shape {}
public struct Path: Equatable, Sendable {
    nonisolated public init() {}
    nonisolated public init(ellipseIn rect: CGRect) {}
    nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
    nonisolated public init(_ callback: (inout Path) -> Void) {}
    nonisolated public mutating func move(to end: CGPoint) {}
    nonisolated public mutating func addLine(to end: CGPoint) {}
    nonisolated public mutating func addLines(_ lines: [CGPoint]) {}
    nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    nonisolated public mutating func closeSubpath() {}
}

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}
public struct ButtonStyleConfiguration {
    public struct Label: PrimitiveView {}
    public let role: ButtonRole?
    @MainActor public var label: Label { fatalError() }
    public let isPressed: Bool
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
@MainActor @preconcurrency public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
@MainActor @preconcurrency public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle { nonisolated public init() {} }
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public struct SensoryFeedback: Equatable, Sendable {
    public struct Weight: Equatable, Sendable {
        public static let light = Self(), medium = Self(), heavy = Self()
    }
    public static let selection = Self(), success = Self(), warning = Self(), error = Self(), impact = Self()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = Self(), large = Self()
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self() }
    public static func height(_ height: CGFloat) -> PresentationDetent { Self() }
}
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = Self(rawValue: 1), control = Self(rawValue: 2), option = Self(rawValue: 4)
    public static let command = Self(rawValue: 8)
}
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    public let character: Character
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    public static let upArrow: Self = "\u{F700}", downArrow: Self = "\u{F701}"
    public static let leftArrow: Self = "\u{F702}", rightArrow: Self = "\u{F703}"
    public static let home: Self = "\u{F729}", end: Self = "\u{F72B}"
    public static let escape: Self = "\u{1B}", space: Self = " ", `return`: Self = "\r"
}
public struct TextInputAutocapitalization: Sendable {
    public static let never = Self(), words = Self(), sentences = Self(), characters = Self()
}
public enum ColorSchemeContrast: Hashable, Sendable { case standard, increased }
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4)
        public static let all: Self = [.down, .repeat, .up]
    }
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
    public let phase: Phases
}
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2)
    public static var automatic: Self { [] }
}
public struct KeyboardShortcut: Sendable { public static let cancelAction = Self(), defaultAction = Self() }
