import Foundation
import LayoutCore

/// Shapes, colours, and what only a platform draws.
struct ShapeDrawing: DrawingRule {
  func items(_ element: ShapeElement, _ view: DrawnView) -> [PictureItem] {
    guard let outline = ShapeOutline.path(element.kind, radius: element.cornerRadius, in: view.frame) else {
      return Placeholder.items(element.kind, in: view.frame, view.drawing)
    }
    // A colour that nobody has named is no ink: what it covers stays to be seen.
    let fill = element.fill ?? (element.kind == "Color" ? "tertiary" : nil)
    return ShapeOutline.items(outline, fill: fill, view)
  }
}

/// The outlines of shapes by their names.
enum ShapeOutline {
  /// The corners of a rounded rectangle whose radius nobody knows, in points.
  private static let usualRadius: CGFloat = 8

  /// The outline of a kind of shape in a frame; `nil` for a kind that nobody knows.
  static func path(_ kind: String, radius: CGFloat?, in frame: CGRect) -> PicturePath? {
    switch kind {
    case "Color", "Rectangle": .rectangle(frame)
    case "RoundedRectangle": .rounded(frame, radius: radius ?? usualRadius)
    case "Capsule": .rounded(frame, radius: .infinity)
    case "Ellipse": .ellipse(frame)
    case "Circle": .circle(in: frame)
    default: nil
    }
  }

  /// An outline with what it is painted with, as it is written; `nil` is the style of the views around.
  static func items(_ path: PicturePath, fill: String?, _ view: DrawnView) -> [PictureItem] {
    let written = view.drawing.palette.paint(fill ?? view.style.foreground)
    return [written.lineWidth.map { .stroke(path, written.paint, width: $0) } ?? .fill(path, written.paint)]
  }
}
