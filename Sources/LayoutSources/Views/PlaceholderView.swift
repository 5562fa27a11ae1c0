import LayoutCore

/// The placeholder of an unknown view: 44 x 44 points.
struct PlaceholderView: View {
  typealias Body = Never
  static let side = 44.0
  var name: String
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let direction = environment.layoutDirection
    let leaf = LayoutNode(ShapeElement(kind: name), source: position, direction: direction)
    return [
      LayoutNode(
        FrameElement(width: Self.side, height: Self.side), children: [leaf], source: position,
        direction: direction)
    ]
  }
}
