import Foundation
import LayoutCore
import SwiftSyntax

/// A point or a rectangle in a view, as the source passes it on.
struct AnchorValue: NativeValue {
  /// Returns its value in the coordinates of a geometry reader.
  let value: (GeometryProxy) -> Value

  init(_ anchor: Anchor<CGRect>) { value = { .native($0[anchor]) } }
  init(_ anchor: Anchor<CGPoint>) { value = { .native($0[anchor]) } }
}

/// The point or rectangle of an anchor.
enum AnchorSource {
  case rectangle(Anchor<CGRect>.Source)
  case point(Anchor<CGPoint>.Source)

  /// Creates the source that a value names, such as `.bounds` or `.topLeading`; `nil` where it names none.
  init?(_ value: Value, by interpreter: Interpreter) {
    guard case .symbol(let symbol) = value, let step = symbol.steps.last else { return nil }
    let given = step.arguments?.first?.value
    switch step.name {
    case "bounds": self = .rectangle(.bounds)
    case "rect":
      guard let given, case .native(let rectangle as CGRect) = interpreter.geometry(given, named: "CGRect")
      else { return nil }
      self = .rectangle(.rect(rectangle))
    case "point":
      guard let given, case .native(let point as CGPoint) = interpreter.geometry(given, named: "CGPoint")
      else { return nil }
      self = .point(.point(point))
    case "unitPoint":
      guard let point = given.flatMap(interpreter.unitPoint) else { return nil }
      self = .point(.unitPoint(point))
    default:
      guard let point = interpreter.unitPoint(value) else { return nil }
      self = .point(.unitPoint(point))
    }
  }

  /// Returns the anchor in a view with a frame.
  func anchor(in frame: CGRect) -> AnchorValue {
    switch self {
    case .rectangle(let source): AnchorValue(source.anchor(in: frame))
    case .point(let source): AnchorValue(source.anchor(in: frame))
    }
  }
}
