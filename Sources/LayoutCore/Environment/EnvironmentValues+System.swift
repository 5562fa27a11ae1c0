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

/// How much room a screen has on one axis.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little, as the width of a phone.
  case compact
  /// Much, as the width of a tablet.
  case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
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

  /// How much room there is along the width: that of a phone, unless something sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is along the height: that of a phone held upright, unless something sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Takes a presented view away.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the controls in the view react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
