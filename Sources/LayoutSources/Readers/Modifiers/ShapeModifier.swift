import Foundation
import LayoutCore

/// The modifiers of shapes, besides those of any view.
enum ShapeModifier {
  /// Returns the drawn shape; `nil` for any other modifier.
  static func apply(_ call: Call, to shape: any Shape) throws -> (any View)? {
    try readers[call.name].map { try $0(shape, call) }
  }

  private static let readers: [String: @Sendable (any Shape, Call) throws -> any View] = [
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
    // These change the drawing of the shape, and return a shape.
    "size": { shape, _ in shape }, "transform": { shape, _ in shape }, "union": { shape, _ in shape },
    "intersection": { shape, _ in shape },
  ]

  /// Returns whether the drawing of a shape is known.
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
    if let lines = try lines(call) {
      return shape.stroke(try style(call), style: lines, fileID: call.file, line: call.line)
    }
    return shape.stroke(try style(call), lineWidth: try lineWidth(call), fileID: call.file, line: call.line)
  }

  private static func bordered(_ shape: some InsettableShape, _ call: Call) throws -> any View {
    if let lines = try lines(call) {
      return shape.strokeBorder(try style(call), style: lines, fileID: call.file, line: call.line)
    }
    return shape.strokeBorder(
      try style(call), lineWidth: try lineWidth(call), fileID: call.file, line: call.line)
  }

  private static func inset(_ shape: some InsettableShape, by amount: CGFloat) -> any View {
    shape.inset(by: amount)
  }

  private static func style(_ call: Call) throws -> WrittenStyle {
    try call.style(call.unlabeled(0)) ?? WrittenStyle(paint: "foreground")
  }

  /// Returns the width of a stroke.
  private static func lineWidth(_ call: Call) throws -> CGFloat { try call.length("lineWidth") ?? 1 }

  /// Returns the line style of a stroke; `nil` for none.
  private static func lines(_ call: Call) throws -> StrokeStyle? {
    let given = call.argument("style") ?? call.unlabeled(1)
    guard let given, case .symbol(let symbol) = given.value, let arguments = symbol.steps.last?.arguments
    else { return nil }
    var style = StrokeStyle()
    func number(_ argument: Argument) throws -> CGFloat {
      CGFloat(try call.interpreter.number(argument.value, at: argument.node))
    }
    for argument in arguments {
      let word =
        if case .symbol(let symbol) = argument.value { symbol.steps.last?.name } else { String?.none }
      switch argument.label {
      case "lineWidth": style.lineWidth = try number(argument)
      case "lineCap": style.lineCap = word == "round" ? .round : word == "square" ? .square : .butt
      case "lineJoin": style.lineJoin = word == "round" ? .round : word == "bevel" ? .bevel : .miter
      case "dashPhase": style.dashPhase = try number(argument)
      case "dash":
        style.dash = try call.interpreter.collection(argument.value, at: argument.node).map {
          CGFloat(try call.interpreter.number($0, at: argument.node))
        }
      default: continue
      }
    }
    return style
  }
}
