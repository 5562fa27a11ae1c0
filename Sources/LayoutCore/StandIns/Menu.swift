import Foundation

/// A stand-in for a menu: its label; what it offers is not shown.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Makes a menu with a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("Menu", source) { label }.layoutNodes(in: environment)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }
}

/// A stand-in for a link to a page: its label.
public struct Link<Label: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Makes a link with a label.
  public init(
    destination: URL, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("Link", source) { label }.layoutNodes(in: environment)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, destination: URL, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      destination: destination, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: URL, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      destination: destination, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }
}
