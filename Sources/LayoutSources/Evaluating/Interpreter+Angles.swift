import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns sums, differences and multiples of angles; `nil` without an angle among the operands.
  func angle(_ name: String, _ left: Value, _ right: Value, at node: some SyntaxProtocol) throws -> Value? {
    func degrees(_ degrees: Double) -> Value { .native(Angle.degrees(degrees)) }
    switch (name, angle(left)?.degrees, angle(right)?.degrees) {
    case ("+", let a?, let b?): return degrees(a + b)
    case ("-", let a?, let b?): return degrees(a - b)
    case ("*", let a?, nil): return degrees(a * (try number(right, at: node)))
    case ("*", nil, let b?): return degrees(try number(left, at: node) * b)
    case ("/", let a?, nil):
      let divisor = try number(right, at: node)
      return divisor == 0 ? nil : degrees(a / divisor)
    default: return nil
    }
  }

  /// Returns an angle, also from an implicit member: `.degrees(45)`.
  private func angle(_ value: Value) -> Angle? {
    var value = value
    if case .symbol(let symbol) = value, let first = symbol.steps.first, first.arguments != nil,
      ["degrees", "radians"].contains(first.name)
    {
      value = geometry(value, named: "Angle")
    }
    if case .native(let angle as Angle) = value { return angle }
    return nil
  }
}
