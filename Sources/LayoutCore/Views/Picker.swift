/// A stand-in for a picker: as wide as is proposed, 24 points high; it draws nothing.
///
/// It lets code that has a picker run. Its choices and its label have no part in layout.
public struct Picker: View, PrimitiveView {
  private let choice: any ViewBehavior
  private let source: SourcePosition

  /// Makes a picker of a value; ``ViewSession/select(_:in:)`` picks another.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    choice = ChoiceBehavior(value: selection)
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a picker of a value with a title that is translated; ``ViewSession/select(_:in:)`` picks another.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(String(), selection: selection, content: content, fileID: fileID, line: line)
  }

  /// Makes a picker of a value with a label; ``ViewSession/select(_:in:)`` picks another.
  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(String(), selection: selection, content: content, fileID: fileID, line: line)
  }

  /// A leaf in a frame.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.standIn(kind: "Picker", height: 24, choice, source, environment)]
  }
}

/// How a picker shows its choices; it has no part in layout here.
public enum PickerStyle: String, Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// In a menu.
  case menu
  /// Side by side.
  case segmented
  /// Each on a line of its own.
  case inline
  /// On a wheel.
  case wheel
  /// On a view of its own.
  case navigationLink
}

extension View {
  /// Says how the pickers in the view show their choices; the layout stays.
  public func pickerStyle(
    _ style: PickerStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("pickerStyle", ["style": style.rawValue], fileID, line)
  }
}
