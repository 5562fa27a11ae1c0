import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns the last name of a symbol, such as `leading`.
  private func lastName(_ value: Value) -> String? {
    guard case .symbol(let symbol) = known(value), let last = symbol.steps.last, last.arguments == nil else {
      return nil
    }
    return last.name
  }

  private static let horizontal: [String: HorizontalAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing, "listRowSeparatorLeading": .leading,
    "listRowSeparatorTrailing": .trailing,
  ]
  private static let vertical: [String: VerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline,
  ]
  private static let pairs: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing, "centerFirstTextBaseline": .centerFirstTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline,
    "leadingFirstTextBaseline": Alignment(horizontal: .leading, vertical: .firstTextBaseline),
    "leadingLastTextBaseline": Alignment(horizontal: .leading, vertical: .lastTextBaseline),
    "trailingFirstTextBaseline": Alignment(horizontal: .trailing, vertical: .firstTextBaseline),
    "trailingLastTextBaseline": Alignment(horizontal: .trailing, vertical: .lastTextBaseline),
  ]

  /// Returns the guide that a value names; without an axis, the first with the name.
  func alignmentKey(_ value: Value, axis: Axis?) -> AlignmentKey? {
    if case .native(let key as AlignmentKey) = value { return key }
    guard case .symbol(let symbol) = known(value), let name = symbol.steps.last?.name else { return nil }
    let types = [(Axis.horizontal, "HorizontalAlignment"), (.vertical, "VerticalAlignment")]
    for (candidate, type) in types
    where axis.map({ $0 == candidate }) ?? (symbol.base == nil || symbol.base == type) {
      let known = candidate == .horizontal ? Self.horizontal[name]?.key : Self.vertical[name]?.key
      if let known { return known }
      let declared = catching(or: nil) {
        try program.types[type].flatMap { try staticMember(name, of: type, at: $0.node) }
      }
      if case .native(let key as AlignmentKey)? = declared { return key }
    }
    return nil
  }

  func alignment(_ value: Value) -> Alignment? {
    if case .native(let alignment as Alignment) = value { return alignment }
    guard let name = lastName(value) else { return nil }
    if let known = Self.pairs[name] { return known }
    let declared = catching(or: nil) {
      try program.types["Alignment"].flatMap { try staticMember(name, of: "Alignment", at: $0.node) }
    }
    if case .native(let alignment as Alignment)? = declared { return alignment }
    return nil
  }

  /// Returns the guide of a declared type that identifies one: its default is evaluated symbolically, or else
  /// numerically.
  func customGuide(_ type: String, axis: Axis, at node: some SyntaxProtocol) -> AlignmentKey {
    let declaration = program.types[type]
    guard let function = declaration?.functions(named: "defaultValue", isStatic: true).first else {
      return AlignmentKey(axis: axis, name: type, defaultValue: .linear(LinearLength(0)))
    }
    let callable = Callable.functions([function], Scope(receiver: .type(type), owner: type))
    return AlignmentKey(axis: axis, name: type, defaultValue: guide(callable, "in", at: node))
  }

  /// Returns a guide's value: a linear function of the dimensions where the code is one.
  func guide(_ callable: Callable, _ label: String?, at node: some SyntaxProtocol) -> GuideFunction {
    let argument = { (value: any NativeValue) in
      Argument(label: label, value: .native(value), node: Syntax(node))
    }
    if let value = try? call(callable, [argument(SymbolicDimensions())], at: node) {
      if case .native(let length as LinearLength) = value { return .linear(length) }
      if case .number(let number)? = plainNumber(value) {
        return .linear(LinearLength(CGFloat(number.fraction ?? number.value)))
      }
    }
    let code = UncheckedCode { [self] (dimensions: ViewDimensions) in
      catching(or: 0) {
        let value = try call(callable, [argument(KnownDimensions(dimensions: dimensions))], at: node)
        return CGFloat(try number(value, at: node))
      }
    }
    return .opaque { code.body($0) }
  }

  // MARK: - Edges, axes, points

  func edges(_ value: Value) -> Edge.Set? {
    let names: [String: Edge.Set] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
      "vertical": .vertical, "all": .all,
    ]
    if case .array(let items) = value { return items.reduce(into: []) { $0.formUnion(edges($1) ?? []) } }
    return lastName(value).flatMap { names[$0] }
  }

  func axes(_ value: Value) -> Axis.Set? {
    let names: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical]
    if case .array(let items) = value { return items.reduce(into: []) { $0.formUnion(axes($1) ?? []) } }
    return lastName(value).flatMap { names[$0] }
  }

  func unitPoint(_ value: Value) -> UnitPoint? {
    let names: [String: UnitPoint] = [
      "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ]
    if case .native(let point as UnitPoint) = value { return point }
    return lastName(value).flatMap { names[$0] }
  }

  func angle(_ value: Value, at node: some SyntaxProtocol) throws -> Angle {
    if case .native(let angle as Angle) = value { return angle }
    if case .symbol(let symbol) = known(value), let step = symbol.steps.last {
      guard let argument = step.arguments?.first else { return .zero }
      let number = try number(argument.value, at: argument.node)
      let isRadians = step.name == "radians" || argument.label == "radians"
      return isRadians ? .radians(number) : .degrees(number)
    }
    return .degrees(try number(value, at: node))
  }
}

/// Code of the source that is called during layout.
private struct UncheckedCode: @unchecked Sendable {
  // Unchecked: views need not be sendable, and their code is called by the thread that lays them out.
  let body: (ViewDimensions) -> CGFloat
  init(_ body: @escaping (ViewDimensions) -> CGFloat) { self.body = body }
}
