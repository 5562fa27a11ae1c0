import Foundation
import LayoutCore

/// What shapes have besides the modifiers of any view.
enum ShapeModifier {
  /// The drawn shape; `nil` for a modifier that is none of a shape's own.
  static func apply(_ call: Call, to shape: any Shape) throws -> (any View)? {
    try rooms[call.name].map { try $0(shape, call) }
  }

  private static let rooms: [String: @Sendable (any Shape, Call) throws -> any View] = [
    "fill": { shape, call in
      shape.fill(
        try call.style(call.unlabeled(0)) ?? WrittenStyle(paint: "foreground"), fileID: call.file,
        line: call.line)
    },
    "stroke": { shape, call in try stroked(shape, call) },
    "strokeBorder": { shape, call in
      guard let shape = shape as? any InsettableShape else { return try stroked(shape, call) }
      return try bordered(shape, call)
    },
    "trim": { shape, call in
      guard isKnown(shape) else { return shape }
      return trimmed(shape, from: try call.length("from") ?? 0, to: try call.length("to") ?? 1)
    },
    "rotation": { shape, call in
      guard isKnown(shape), let first = call.unlabeled(0) else { return shape }
      return turned(
        shape, by: try call.interpreter.angle(first.value, at: first.node), around: try call.anchor())
    },
    "scale": { shape, call in
      guard isKnown(shape) else { return shape }
      let both = try call.length(nil)
      return scaled(
        shape, x: try both ?? call.length("x") ?? 1, y: try both ?? call.length("y") ?? 1,
        from: try call.anchor())
    },
    "inset": { shape, call in
      guard let shape = shape as? any InsettableShape else { return shape }
      return inset(shape, by: try call.length("by") ?? 0)
    },
    "path": { shape, call in
      guard case .native(let rect as CGRect)? = try call.value(call.argument("in"), as: "CGRect"),
        isKnown(shape)
      else { return shape }
      return shape.path(in: rect)
    },
    // These change what is drawn of the shape, and leave a shape.
    "size": { shape, _ in shape }, "transform": { shape, _ in shape }, "union": { shape, _ in shape },
    "intersection": { shape, _ in shape },
  ]

  /// Whether what is drawn of a shape is known.
  private static func isKnown(_ shape: any Shape) -> Bool { (shape as? ReadShape)?.isKnown ?? true }

  private static func trimmed(_ shape: some Shape, from start: CGFloat, to end: CGFloat) -> any View {
    shape.trim(from: start, to: end)
  }

  private static func turned(_ shape: some Shape, by angle: Angle, around anchor: UnitPoint) -> any View {
    shape.rotation(angle, anchor: anchor)
  }

  private static func scaled(_ shape: some Shape, x: CGFloat, y: CGFloat, from anchor: UnitPoint) -> any View
  {
    shape.scale(x: x, y: y, anchor: anchor)
  }

  private static func stroked(_ shape: some Shape, _ call: Call) throws -> any View {
    shape.stroke(try style(call), lineWidth: try lineWidth(call), fileID: call.file, line: call.line)
  }

  private static func bordered(_ shape: some InsettableShape, _ call: Call) throws -> any View {
    shape.strokeBorder(try style(call), lineWidth: try lineWidth(call), fileID: call.file, line: call.line)
  }

  private static func inset(_ shape: some InsettableShape, by amount: CGFloat) -> any View {
    shape.inset(by: amount)
  }

  private static func style(_ call: Call) throws -> WrittenStyle {
    try call.style(call.unlabeled(0)) ?? WrittenStyle(paint: "foreground")
  }

  /// The thickness that a stroke is given, by itself or in a style of lines.
  private static func lineWidth(_ call: Call) throws -> CGFloat {
    if let width = try call.length("lineWidth") { return width }
    guard case .symbol(let symbol)? = call.argument("style")?.value,
      let width = symbol.steps.last?.arguments?.first(where: { $0.label == "lineWidth" })
    else { return 1 }
    return CGFloat(try call.interpreter.number(width.value, at: width.node))
  }
}
