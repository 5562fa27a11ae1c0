import Foundation

/// A viewport over content that may be larger.
///
/// Several views in it are first a centred `VStack` with the default spacing, whatever the axes.
public struct ScrollView<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content
  private let source: SourcePosition

  /// Makes a viewport that scrolls along `axes`; indicators have no part in layout.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.axes = axes
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// One node with at most one child.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var child = content.singleNode(in: environment.insideMargins, combiningAlong: .vertical) {
      StackElement.centered(along: .vertical, defaultSpacing: $0.spacing)
    }
    child?.place = ".0"
    child = child?.inMargins(environment.contentMargins, source)
    return [
      LayoutNode(
        ScrollViewElement(axes: axes), children: child.map { [$0] } ?? [], source: source,
        direction: environment.layoutDirection)
    ]
  }
}

extension StackElement {
  /// The stack that is made of several views where one is needed.
  static func centered(along axis: Axis, defaultSpacing: CGFloat) -> StackElement {
    let guide = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return StackElement(axis: axis, alignment: guide, defaultSpacing: defaultSpacing)
  }
}
