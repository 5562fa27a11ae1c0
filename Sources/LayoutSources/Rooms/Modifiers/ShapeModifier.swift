import LayoutCore

/// What shapes have besides the modifiers of any view.
enum ShapeModifier {
  /// The drawn shape; `nil` for a modifier that is none of a shape's own.
  static func apply(_ call: Call, to shape: any Shape) throws -> (any View)? {
    switch call.name {
    case "fill":
      return shape.fill(
        try call.style(call.unlabeled(0)) ?? WrittenStyle(paint: "foreground"), fileID: call.file,
        line: call.line)
    case "stroke", "strokeBorder":
      let width = try call.length("lineWidth") ?? 1
      let style = try call.style(call.unlabeled(0)) ?? WrittenStyle(paint: "primary")
      return shape.stroke(style, lineWidth: width, fileID: call.file, line: call.line)
    // These change what is drawn of the shape, and leave a shape.
    case "trim", "inset", "rotation", "scale", "size", "path", "transform", "union", "intersection":
      return shape
    default: return nil
    }
  }
}
