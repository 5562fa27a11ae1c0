import Foundation

/// Views that follow each other from top to bottom.
public struct VStack<Content: View>: View, SingleNodeView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let source: SourcePosition

  /// Makes a stack whose children are aligned horizontally by `alignment`.
  ///
  /// `spacing` is the distance between children in points and may be negative; `nil` is what each pair of
  /// neighbours prefers.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// One node with the content's nodes as children.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode {
    let element = StackElement(
      axis: .vertical, spacing: spacing, alignment: alignment.key, defaultSpacing: environment.spacing)
    let children = content.layoutNodes(in: environment.inStack(along: .vertical))
    return LayoutNode(element, children: children, source: source, direction: environment.layoutDirection)
  }
}
