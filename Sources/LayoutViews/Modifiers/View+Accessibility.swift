import ElementTree

/// The traits of a view for assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, one for each trait.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The view is static text.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// The view is modal: other views lie behind it.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// The view's label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}

/// The treatment of a view's children by assistive technologies.
public enum AccessibilityChildBehavior: String, Hashable, Sendable {
  /// Children are hidden.
  case ignore
  /// Each child is an element by itself.
  case contain
  /// The children's properties are combined into one element.
  case combine
}

extension View {
  /// Sets the label that is read aloud for the view, without affecting layout.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ label: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityLabel", ["label": String(label)], fileID, line)
  }

  /// Sets the value that is read aloud for the view, without affecting layout.
  @_disfavoredOverload
  public func accessibilityValue(
    _ value: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityValue", ["value": String(value)], fileID, line)
  }

  /// Sets the hint that is read aloud for the view, without affecting layout.
  @_disfavoredOverload
  public func accessibilityHint(
    _ hint: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityHint", ["hint": String(hint)], fileID, line)
  }

  /// Sets the view's identifier in interface tests, without affecting layout.
  public func accessibilityIdentifier(
    _ identifier: String, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityIdentifier", ["identifier": identifier], fileID, line)
  }

  /// Sets whether the view is hidden from assistive technologies, without affecting layout.
  public func accessibilityHidden(
    _ hidden: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityHidden", ["hidden": "\(hidden)"], fileID, line)
  }

  /// Sets how the view's children are read aloud, without affecting layout.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityElement", ["children": children.rawValue], fileID, line)
  }

  /// Adds accessibility traits to the view, without affecting layout.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityAddTraits", [:], fileID, line)
  }

  /// Removes accessibility traits from the view, without affecting layout.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityRemoveTraits", [:], fileID, line)
  }
}
