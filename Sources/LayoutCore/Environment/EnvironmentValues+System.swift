/// Whether a view is drawn light or dark.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// What takes a view away that is presented over another.
public struct DismissAction: Sendable {
  /// Takes the view away; nothing is presented here, so nothing goes.
  public func callAsFunction() {}
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views are drawn light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Takes a presented view away.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the controls in the view react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
