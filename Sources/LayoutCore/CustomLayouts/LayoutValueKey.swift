/// A key for a value that a view carries for the custom layout around it.
///
/// ```swift
/// struct Rank: LayoutValueKey {
///   static let defaultValue = 0
/// }
/// ```
public protocol LayoutValueKey {
  /// The type of value.
  associatedtype Value: Sendable
  /// The value of a view that carries none.
  static var defaultValue: Value { get }
}

/// `layoutValue(key:value:)`: a value for the custom layout around the view.
public struct LayoutValueElement: ModifierElement {
  /// The key's type.
  public var key: ObjectIdentifier
  /// The value.
  public var value: any Sendable

  /// A value for a key.
  public init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  /// A value for the key of an identity, which lives as long as the value.
  package init(key: AnyObject, _ value: any Sendable) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  /// A value of any type: nothing but the key's owner knows what may stand in its place.
  public static let parameters: [Parameter<Self>] = []
  /// `layoutValue`.
  public var kind: String { "layoutValue" }
}

extension View {
  /// Gives the view a value for the custom layout around it; modifiers further out let it through.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: LayoutValueElement(key, value), fileID, line)
  }
}
