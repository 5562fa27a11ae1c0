import ElementTree

/// What a view is to assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, one for each trait.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Something that others lie behind.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}

/// How the children of a view are told of.
public enum AccessibilityChildBehavior: String, Hashable, Sendable {
  /// Not at all.
  case ignore
  /// Each by itself.
  case contain
  /// All as one.
  case combine
}

extension View {
  /// What is read out for the view; the layout stays.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ label: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityLabel", ["label": String(label)], fileID, line)
  }

  /// Returns the view's value as it is read out; the layout stays.
  @_disfavoredOverload
  public func accessibilityValue(
    _ value: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityValue", ["value": String(value)], fileID, line)
  }

  /// What the view does, as it is read out; the layout stays.
  @_disfavoredOverload
  public func accessibilityHint(
    _ hint: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityHint", ["hint": String(hint)], fileID, line)
  }

  /// Returns the view's name in tests of an interface; the layout stays.
  public func accessibilityIdentifier(
    _ identifier: String, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityIdentifier", ["identifier": identifier], fileID, line)
  }

  /// Says whether the view is left out when views are read out; the layout stays.
  public func accessibilityHidden(
    _ hidden: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityHidden", ["hidden": "\(hidden)"], fileID, line)
  }

  /// Says how the view's children are read out; the layout stays.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityElement", ["children": children.rawValue], fileID, line)
  }

  /// Says what the view is, to assistive technologies; the layout stays.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityAddTraits", [:], fileID, line)
  }

  /// Says what the view is not, to assistive technologies; the layout stays.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityRemoveTraits", [:], fileID, line)
  }
}
