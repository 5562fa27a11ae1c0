import Foundation

/// A stand-in for tabs: the first tab's view over a bar of 49 points, or without the bar in the style of pages.
public struct TabView<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition

  /// Makes tabs, of which the first is shown.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes tabs, of which the first is shown, whatever is selected.
  public init<Selection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(content: content, fileID: fileID, line: line)
  }

  /// The first tab, and the bar where the style has one.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    let tab = FirstNode(content: content).frame(
      maxWidth: .infinity, maxHeight: .infinity, fileID: file, line: line)
    guard environment.hasTabBar else {
      return StandIn("TabView", source) { tab }.layoutNodes(in: environment)
    }
    return StandIn("TabView", source) {
      VStack(
        spacing: 0,
        content: {
          tab
          StandInLeaf(kind: "TabBar", width: nil, height: 49, source: source)
        }, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }
}

/// The first of several views.
private struct FirstNode<Content: View>: View {
  typealias Body = Never
  var content: Content

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    Array(content.layoutNodes(in: environment).prefix(1))
  }
}
