/// A set of guides that may be explicit: some that are named, or any at all.
public struct GuideSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var builtIn: UInt8 = 0
  // Most trees name no guide of their own: where there is none, there is no set.
  private var custom: Set<AlignmentKey>?
  /// Whether guides that are not named may be explicit too.
  public private(set) var isOpen: Bool

  /// Makes a set of named guides.
  public init(_ keys: Set<AlignmentKey>, isOpen: Bool = false) {
    self.isOpen = isOpen
    for key in keys { insert(key) }
  }

  /// Makes a set of named guides.
  public init(arrayLiteral elements: AlignmentKey...) {
    isOpen = false
    for key in elements { insert(key) }
  }

  /// Any guide.
  public static let any = GuideSet([], isOpen: true)

  /// The baselines of a text.
  static let textBaselines: GuideSet = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  /// The guides that are named.
  public var keys: Set<AlignmentKey> {
    let known = BuiltInGuide.allCases.filter { builtIn & $0.bit != 0 }.map(\.key)
    return (custom ?? []).union(known)
  }

  /// Whether no guide is explicit.
  public var isEmpty: Bool { !isOpen && builtIn == 0 && custom == nil }

  /// Whether a guide may be explicit.
  public func contains(_ key: AlignmentKey) -> Bool {
    if isOpen { return true }
    if let guide = key.builtIn { return builtIn & guide.bit != 0 }
    return custom?.contains(key) ?? false
  }

  /// Adds a guide.
  public mutating func insert(_ key: AlignmentKey) {
    if let guide = key.builtIn {
      builtIn |= guide.bit
    } else if custom?.insert(key) == nil {
      custom = [key]
    }
  }

  /// Adds another set's guides.
  mutating func formUnion(_ other: GuideSet) {
    builtIn |= other.builtIn
    isOpen = isOpen || other.isOpen
    for key in other.custom ?? [] { insert(key) }
  }

  /// Adds another set's guides, of which only those are kept that containers combine.
  mutating func formCombination(_ other: GuideSet) {
    builtIn |= other.builtIn & Self.textBaselines.builtIn
    isOpen = isOpen || other.isOpen
    guard let guides = other.custom else { return }
    for key in guides where key.combination != .none { insert(key) }
  }
}
