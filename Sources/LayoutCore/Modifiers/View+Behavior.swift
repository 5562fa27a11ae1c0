import Foundation

extension View {
  /// Draws controls in the view in a style; the layout stays.
  public func tint(_ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("tint", ["style": style.paint], fileID, line)
  }

  /// Says whether the controls in the view react; the layout stays.
  public func disabled(_ disabled: Bool, fileID: String = #fileID, line: Int = #line) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.behaving(
      "disabled", DisablingBehavior(isDisabling: disabled), ["disabled": "\(disabled)"], fileID, line)
  }

  /// The shape in which the view is touched; the layout stays.
  public func contentShape(
    _ shape: some Shape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contentShape", ["shape": shape.element(fill: nil).kind], fileID, line)
  }

  /// What is done when a text is entered; the layout stays.
  public func onSubmit(
    _ action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onSubmit", [:], fileID, line)
  }

  /// What is done when the view is pressed for long; the layout stays.
  public func onLongPressGesture(
    perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onLongPressGesture", [:], fileID, line)
  }

  /// Draws the view blurred, by a radius in points; the layout stays.
  public func blur(
    radius: CGFloat, opaque: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("blur", ["radius": PointFormat.shortest(radius)], fileID, line)
  }

  /// Draws only what lies inside another view; the layout stays.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("mask", [:], fileID, line)
  }

  /// Draws the view as one picture; the layout stays.
  public func compositingGroup(fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("compositingGroup", [:], fileID, line)
  }

  /// What is shown as help; the layout stays.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("help", ["text": String(text)], fileID, line)
  }

  /// Says whether what is typed is corrected; the layout stays.
  public func autocorrectionDisabled(
    _ disable: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("autocorrectionDisabled", ["disable": "\(disable)"], fileID, line)
  }

  /// Names the preview; the layout stays.
  public func previewDisplayName(
    _ value: String?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("previewDisplayName", value.map { ["name": $0] } ?? [:], fileID, line)
  }
}
