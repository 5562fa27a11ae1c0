import Foundation

/// How large controls are.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge
}

extension ControlSize {
  /// The space around a label in a border.
  var insets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The side of a wheel that shows progress, in points.
  var wheelSide: CGFloat {
    switch self {
    case .mini, .small: 16
    case .regular: 20
    case .large, .extraLarge: 37
    }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// How large the controls in the view are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Says how large the controls in the view are: the space in the borders of buttons, and the wheels of progress views.
  public func controlSize(_ size: ControlSize) -> some View {
    modifier(EnvironmentModifier { $0.controlSize = size })
  }
}

/// A label in a border, with the space that the size of controls says.
struct BorderedLabel<Content: View>: View {
  @Environment(\.controlSize) private var size
  var content: Content

  var body: some View { content.padding(size.insets) }
}
