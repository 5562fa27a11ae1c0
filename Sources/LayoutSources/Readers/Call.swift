import Foundation
import LayoutCore
import SwiftSyntax

/// A call of one of SwiftUI's views, modifiers or values, with its arguments.
struct Call {
  let name: String
  let arguments: [Argument]
  /// The position of the name.
  let position: SourcePosition
  let node: Syntax
  let interpreter: Interpreter
  let scope: Scope

  init(
    name: String, arguments: [Argument], position: SourcePosition, node: Syntax, interpreter: Interpreter,
    scope: Scope
  ) {
    self.name = name
    let plain = arguments.map { argument in
      var argument = argument
      argument.value = argument.value.plainList
      return argument
    }
    self.arguments = interpreter.resolvingImplicitMembers(of: plain, in: name)
    self.position = position
    self.node = node
    self.interpreter = interpreter
    self.scope = scope
  }

  var file: String { position.file }
  var line: Int { position.line }

  /// Returns the argument with a label; `nil` is the first without one.
  func argument(_ label: String?) -> Argument? {
    arguments.first { $0.label == label && !$0.isTrailing }
  }

  /// Returns the k-th argument without a label, from 0, inside the parentheses.
  func unlabeled(_ index: Int) -> Argument? {
    let found = arguments.filter { $0.label == nil && !$0.isTrailing }
    return found.indices.contains(index) ? found[index] : nil
  }

  /// Returns whether there is an argument with any of the labels.
  func has(_ labels: String...) -> Bool { arguments.contains { $0.label.map(labels.contains) ?? false } }

  /// Returns an argument as a value of an expected type: `.init(...)` creates one.
  func value(_ argument: Argument?, as type: String) throws -> Value? {
    guard let argument else { return nil }
    guard case .symbol(let symbol) = argument.value, symbol.base == nil, let step = symbol.steps.first,
      symbol.steps.count == 1, step.name == "init" || (step.name == "zero" && type != "UnitPoint")
    else { return argument.value }
    return try interpreter.make(type, step.arguments ?? [], at: position, node: argument.node, in: scope)
  }

  /// The modifier's call, in one short line.
  var text: String {
    let arguments = arguments.map(\.text).joined(separator: ", ")
    let line = arguments.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return
      "\(name.first?.isUppercase == true ? "" : ".")\(name)(\(line.count > 40 || line != arguments ? "\(line.prefix(40))..." : line))"
  }

  // MARK: - Plain values

  func number(_ label: String?) throws -> Double? { try argument(label).flatMap(number) }

  func number(_ argument: Argument) throws -> Double? {
    if case .missing = argument.value { return nil }
    let number = try interpreter.number(argument.value, at: argument.node)
    // What is infinite, or no number, where no layout takes that, is said.
    guard !number.isFinite else { return number }
    if name == "frame", number.isNaN {
      interpreter.assume(.number, argument.node.trimmedDescription, "none", at: argument.node)
      return nil
    }
    guard number.isNaN || Self.takesFiniteLengths.contains(name) else { return number }
    interpreter.assume(.number, argument.node.trimmedDescription, "0", at: argument.node)
    return 0
  }

  func length(_ label: String?) throws -> CGFloat? { try number(label).map { CGFloat($0) } }

  /// Returns a distance between letters or lines, which text is set with up to that of the greatest font.
  func bounded(_ length: CGFloat) -> CGFloat {
    let most = Font.sizes.upperBound
    guard abs(length) > most else { return length }
    let nearest = length < 0 ? -most : most
    interpreter.assume(.number, text, PointFormat.shortest(nearest), at: position)
    return nearest
  }

  /// The calls whose lengths are finite numbers.
  private static let takesFiniteLengths: Set<String> = [
    "position", "offset", "padding", "safeAreaPadding", "safeAreaInset", "contentMargins", "Spacer", "HStack",
    "VStack",
    "LazyHStack", "LazyVStack", "Grid", "GridRow", "LazyHGrid", "LazyVGrid", "lineSpacing", "kerning",
    "tracking",
    "baselineOffset",
  ]

  func integer(_ label: String?) throws -> Int? {
    try number(label).map { $0.isFinite ? Int(max(-1e9, min(1e9, $0))) : .max }
  }

  func flag(_ label: String?) throws -> Bool? {
    try argument(label).map { try interpreter.condition($0.value, at: $0.node) }
  }

  func string(_ label: String?) throws -> String? {
    try argument(label).flatMap {
      if case .missing = $0.value { return nil }
      return try interpreter.string($0.value, at: $0.node)
    }
  }

  // MARK: - Content

  /// Returns the closure with a label, or the first trailing one.
  func closure(_ label: String = "content") -> Argument? {
    arguments.first { $0.label == label } ?? arguments.first { $0.isTrailing && $0.label == nil }
  }

  /// Returns the views of a closure; none where there is no closure.
  func content(_ label: String = "content", with values: [Value] = []) throws -> any View {
    guard let closure = closure(label) else { return EmptyView() }
    return try view(closure, with: values)
  }

  /// Returns the views of a labelled argument; `nil` where there is none.
  func labelled(_ label: String, with values: [Value] = []) throws -> (any View)? {
    try arguments.first { $0.label == label }.map { try view($0, with: values) }
  }

  /// Returns the view that an argument is, or that its code makes.
  func view(_ argument: Argument, with values: [Value] = []) throws -> any View {
    guard case .function(let callable) = argument.value else {
      return try interpreter.view(argument.value, at: argument.node).positioned
    }
    let given = values.map { Argument(label: nil, value: $0, node: argument.node) }
    let made = try interpreter.call(callable, given, asBuilder: true, at: argument.node)
    return try interpreter.view(made, at: argument.node).positioned
  }

  // MARK: - Alignment

  func horizontalAlignment(_ label: String? = "alignment") -> HorizontalAlignment? {
    said(label, "center", as: "HorizontalAlignment") { interpreter.alignmentKey($0, axis: .horizontal) }.map(
      HorizontalAlignment.init(key:))
  }

  func verticalAlignment(_ label: String? = "alignment") -> VerticalAlignment? {
    said(label, "center", as: "VerticalAlignment") { interpreter.alignmentKey($0, axis: .vertical) }.map(
      VerticalAlignment.init(key:))
  }

  func alignment(_ label: String? = "alignment") -> Alignment? {
    said(label, "center", as: "Alignment", interpreter.alignment)
  }

  func anchor(_ label: String? = "anchor") throws -> UnitPoint {
    said(label, "center", as: "UnitPoint", interpreter.unitPoint) ?? .center
  }

  /// Returns the meaning of an argument; the default for an unknown one is reported.
  private func said<Meaning>(
    _ label: String?, _ fallback: String, as type: String, _ meaning: (Value) -> Meaning?
  ) -> Meaning? {
    guard let argument = argument(label) else { return nil }
    let value = interpreter.catching(or: argument.value) {
      try self.value(argument, as: type) ?? argument.value
    }
    if let known = meaning(value) { return known }
    interpreter.assumeWord(argument, fallback)
    return nil
  }

  func edges(_ argument: Argument?) -> Edge.Set? { argument.flatMap { interpreter.edges($0.value) } }

  /// Returns edges by label; all of them, which is reported, where they are not known.
  func edgesOrAll(_ label: String?) -> Edge.Set {
    guard let argument = argument(label) else { return .all }
    if let known = edges(argument) { return known }
    interpreter.assumeWord(argument, "all edges")
    return .all
  }

  func axes(_ argument: Argument?) -> Axis.Set? { argument.flatMap { interpreter.axes($0.value) } }

  // MARK: - Drawing

  func style(_ argument: Argument?) throws -> WrittenStyle? {
    try argument.flatMap { argument in
      if case .missing = argument.value { return nil }
      return WrittenStyle(paint: try interpreter.paint(argument.value, at: argument.node))
    }
  }

  func shape(_ argument: Argument?) throws -> (any Shape)? {
    try argument.flatMap { try interpreter.shape($0.value, at: $0.node) }
  }
}
