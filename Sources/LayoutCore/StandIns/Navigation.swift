import Foundation

/// A stand-in for a navigation stack: a bar of 44 points over the content, which takes the rest.
public struct NavigationStack<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition

  /// Makes a stack that shows its root.
  public init(@ViewBuilder root: () -> Content, fileID: String = #fileID, line: Int = #line) {
    content = root()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a stack that shows its root; what the path holds is not shown.
  public init<Path>(
    path: Binding<Path>, @ViewBuilder root: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(root: root, fileID: fileID, line: line)
  }

  /// The bar and the content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    NavigationRecipe.view("NavigationStack", content, source).layoutNodes(in: environment)
  }
}

/// A stand-in for a navigation view: laid out as a ``NavigationStack``.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition

  /// Makes a view that shows its content.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The bar and the content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    NavigationRecipe.view("NavigationView", content, source).layoutNodes(in: environment)
  }
}

enum NavigationRecipe {
  private static let barHeight: CGFloat = 44

  fileprivate static func view(_ kind: String, _ content: some View, _ source: SourcePosition) -> some View {
    StandIn(kind, source) { column(content, source) }
  }

  /// A bar over some content, which takes the rest.
  static func column(_ content: some View, _ source: SourcePosition) -> some View {
    let (file, line) = (source.file, source.line)
    return VStack(
      spacing: 0,
      content: {
        StandInLeaf(kind: "NavigationBar", width: nil, height: barHeight, source: source)
        content.frame(maxWidth: .infinity, maxHeight: .infinity, fileID: file, line: line)
      }, fileID: file, line: line)
  }
}

/// A stand-in for a link to another view: its label.
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Makes a link to a view, which is not shown.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a link to a view, which is not shown.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(destination: { destination }, label: label, fileID: fileID, line: line)
  }

  /// The label.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("NavigationLink", source) { label }.layoutNodes(in: environment)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to what a value stands for, which is not shown.
  public init<Value>(
    value: Value?, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      destination: destination, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      destination: destination, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Makes a link with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey, destination: { destination }, fileID: fileID, line: line)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(title, destination: { destination }, fileID: fileID, line: line)
  }
}
