import Foundation
import LayoutCore

/// The rule of shapes, colours, and the parts of controls that only a platform draws.
struct ShapeDrawing: DrawingRule {
  func guides(_ element: ShapeElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: ShapeElement) -> DrawingTraits {
    DrawingTraits(hasOwnPath: element.outline != nil)
  }

  func change(_ style: inout DrawingStyle, _ element: ShapeElement) {}

  func items(_ element: ShapeElement, _ view: DrawnView) -> [PictureItem] {
    guard let outline = outline(element, view) else {
      if let control = ControlPictures.items(element.kind, view) { return control }
      return Placeholder.items(element.kind, in: view.frame, view.drawing)
    }
    // A colour without a name is drawn faintly, so that the views that it covers remain visible.
    let fill = element.fill ?? (element.kind == "Color" ? "tertiary" : nil)
    return ShapeOutline.items(outline, fill: fill, view)
  }

  /// Returns the shape's own path, or else that of its kind; `nil` if neither is known.
  private func outline(_ element: ShapeElement, _ view: DrawnView) -> PicturePath? {
    ShapeOutline.own(element.outline, view)
      ?? ShapeOutline.path(element.kind, radius: element.cornerRadius, in: view.frame)
  }
}

extension PicturePath {
  /// Creates a path that begins at a point; a curve with one control point is converted to one with two.
  init(_ path: Path, from origin: CGPoint) {
    self.init()
    var last = origin
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
    func between(_ point: CGPoint, _ control: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    path.forEach { element in
      switch element {
      case .move(let end):
        last = moved(end)
        move(last)
      case .line(let end):
        last = moved(end)
        line(last)
      case .quadCurve(let end, let control):
        let (end, control) = (moved(end), moved(control))
        curve(between(last, control), between(end, control), end)
        last = end
      case .curve(let end, let first, let second):
        last = moved(end)
        curve(moved(first), moved(second), last)
      case .closeSubpath: close()
      }
    }
  }
}

/// The outlines of shapes by their names.
enum ShapeOutline {
  /// The radius of a rounded rectangle's corners where none is given, in points.
  private static let usualRadius: CGFloat = 8

  /// Returns the custom path of a shape; `nil` for one that is known by its kind.
  static func own(_ outline: (@Sendable (CGRect) -> Path)?, _ view: DrawnView) -> PicturePath? {
    outline.map {
      PicturePath($0(CGRect(origin: .zero, size: view.frame.size)), from: view.frame.origin)
    }
  }

  /// Returns the outline of a kind of shape in a frame; `nil` for an unknown kind.
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

  /// Returns an outline with its paint, as it is written; `nil` is the style that the view inherits.
  static func items(_ path: PicturePath, fill: String?, _ view: DrawnView) -> [PictureItem] {
    view.painted(path, fill ?? view.style.foreground, unknown: view.drawing.palette.unknownFill)
  }
}
