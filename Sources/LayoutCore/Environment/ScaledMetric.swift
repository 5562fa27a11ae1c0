import Foundation

/// A length that grows with the text size of the environment.
///
/// ```swift
/// struct Badge: View {
///   @ScaledMetric(relativeTo: .caption) private var side = 24
///
///   var body: some View { Circle().frame(width: side, height: side) }
/// }
/// ```
///
/// It is in proportion to the point size of a text style. Read anywhere but in a body, it is the length as it was given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let length: Value
  private let style: Font.TextStyle

  /// A length in points at `DynamicTypeSize.large` that grows as `Font.body` does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// A length in points at `DynamicTypeSize.large` that grows as the font of a text style does.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    length = wrappedValue
    self.style = style
  }

  /// The length at the text size of the view whose body is being made, in points.
  public var wrappedValue: Value {
    let size = EnvironmentValues.current.dynamicTypeSize
    return size == .large ? length : Value(size.scaled(CGFloat(length), asMuchAs: style))
  }
}
