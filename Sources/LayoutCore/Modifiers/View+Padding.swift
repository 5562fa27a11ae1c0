import Foundation

extension View {
  /// Puts room of the given insets around the view, in points; they may be negative.
  public func padding(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: PaddingElement(insets), fileID, line)
  }

  /// Puts room at the chosen edges, `length` points each; `nil` is the environment's padding, 16 by default.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let source = SourcePosition(file: fileID, line: line)
    return modifier(
      ElementModifier(
        element: { PaddingElement(EdgeInsets(edges, length ?? $0.padding)) }, source: source))
  }

  /// Puts room of `length` points at every edge.
  public func padding(
    _ length: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    padding(.all, length, fileID: fileID, line: line)
  }
}
