/// A set of guides that may be explicit: some that are named, or any at all.
public struct GuideSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The guides that are named.
  public private(set) var keys: Set<AlignmentKey>
  /// Whether guides that are not named may be explicit too.
  public private(set) var isOpen: Bool

  /// Makes a set of named guides.
  public init(_ keys: Set<AlignmentKey>, isOpen: Bool = false) {
    self.keys = keys
    self.isOpen = isOpen
  }

  /// Makes a set of named guides.
  public init(arrayLiteral elements: AlignmentKey...) { self.init(Set(elements)) }

  /// Any guide.
  public static let any = GuideSet([], isOpen: true)

  /// Whether no guide is explicit.
  public var isEmpty: Bool { !isOpen && keys.isEmpty }

  /// Whether a guide may be explicit.
  public func contains(_ key: AlignmentKey) -> Bool { isOpen || keys.contains(key) }

  /// Adds a guide.
  public mutating func insert(_ key: AlignmentKey) { keys.insert(key) }

  /// Adds another set's guides, of which only those are kept that containers combine.
  mutating func formCombination(_ other: GuideSet) {
    keys.formUnion(other.keys.filter { $0.combination != .none })
    isOpen = isOpen || other.isOpen
  }
}
