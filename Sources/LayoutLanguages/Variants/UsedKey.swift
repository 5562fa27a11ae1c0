/// A key that a scene looks up.
///
/// ```swift
/// let key: UsedKey = "%lld files"
/// print(key, key.isCounted)  // %lld files false
/// ```
public struct UsedKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The key.
  public var key: String
  /// Whether each text with the key has a number put in that is known, so that no other plural category can come.
  public var isCounted: Bool

  /// A key, by default one whose numbers are not known.
  public init(_ key: String, isCounted: Bool = false) { (self.key, self.isCounted) = (key, isCounted) }

  /// A key whose numbers are not known.
  public init(stringLiteral key: String) { self.init(key) }
}

extension UsedKey: CustomStringConvertible, CustomDebugStringConvertible {
  /// The key.
  public var description: String { key }
  /// The key between quotation marks.
  public var debugDescription: String { key.debugDescription }
}
