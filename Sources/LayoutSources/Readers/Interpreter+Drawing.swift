import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns a style as it is written.
  func paint(_ value: Value, at node: some SyntaxProtocol) throws -> String {
    switch known(value) {
    case .symbol(let symbol):
      if let declared = try declaredStyle(symbol, at: node) {
        try paint(declared, at: node)
      } else {
        paint(symbol, at: position(node))
      }
    case .view(let view):
      // The call of a gradient or a colour.
      view.view.layoutNodes(in: EnvironmentValues()).first.map { Self.paint(of: $0) } ?? "clear"
    case .string(let text): namedColor(text, at: position(node))
    case .array(let items): try items.map { try paint($0, at: node) }.joined(separator: ", ")
    case .unknown(let unknown): unknownColor(unknown.path, at: position(node))
    default: node.trimmedDescription.count < 60 ? node.trimmedDescription : "style"
    }
  }

  /// Returns the declared value of a named style; `nil` for one that no extension declares.
  private func declaredStyle(_ symbol: Symbol, at node: some SyntaxProtocol) throws -> Value? {
    guard let first = symbol.steps.first, first.name != "init", !SystemColors.names.contains(first.name)
    else {
      return nil
    }
    for type in ["Color", "ShapeStyle"] where symbol.base.map({ $0 == type || $0 == "Color" }) ?? true {
      let alone = Symbol(base: nil, steps: symbol.steps)
      guard let declared = try resolved(alone, as: type, at: node) else { continue }
      // A declaration that only names itself refers to the asset of that name.
      if case .symbol(let other) = declared, other.styleWords == symbol.styleWords { return nil }
      return declared
    }
    return nil
  }

  private static func paint(of node: LayoutNode) -> String {
    (node.element as? ShapeElement)?.fill ?? node.element.kind
  }

  /// Returns a named style; for a declared colour or an asset, its value.
  func paint(_ symbol: Symbol, at position: SourcePosition) -> String {
    if let step = symbol.steps.first, let arguments = step.arguments,
      let node = step.node ?? arguments.first?.node,
      let gradient = gradient(step.name, arguments, at: node)
    {
      return gradient
    }
    guard let first = symbol.steps.first, !SystemColors.names.contains(first.name), first.arguments == nil,
      symbol.base.map({ SystemColors.types.contains($0) }) ?? true
    else {
      if case .symbol(let inner)? = symbol.steps.first?.arguments?.first?.value,
        symbol.steps.first?.name == "init"
      {
        return paint(Symbol(base: inner.base, steps: inner.steps + symbol.steps.dropFirst()), at: position)
      }
      return symbol.styleWords
    }
    // In a namespace of assets, `.Brand.card`, the colour has several names.
    let names = symbol.steps.prefix { $0.arguments == nil }.map(\.name)
    for count in (1...names.count).reversed() {
      guard let hex = resources.color(named: names.prefix(count).joined(separator: ".")) else { continue }
      return ([hex] + [Symbol(base: nil, steps: Array(symbol.steps.dropFirst(count))).description])
        .filter { !$0.isEmpty }.joined(separator: ".")
    }
    noteDrawn(.color, first.name, at: position)
    return symbol.styleWords
  }

  /// Returns the colour of a name among the assets.
  func namedColor(_ name: String, at position: SourcePosition) -> String {
    if let hex = resources.color(named: name) { return hex }
    if !SystemColors.names.contains(name), !name.hasPrefix("#") { noteDrawn(.color, name, at: position) }
    return name
  }

  private func unknownColor(_ path: String, at position: SourcePosition) -> String {
    // Generated code names an asset by its accessor: `Asset.Colors.brandText.swiftUIColor`.
    let names = path.split(separator: ".").map(String.init)
    if let name = names.last(where: { !["swiftUIColor", "color"].contains($0) }), names.count > 1,
      let hex = resources.color(named: name)
    {
      return hex
    }
    noteDrawn(.color, path, at: position)
    return Unknown(path: path, type: nil).name
  }

  /// Returns the shape that a value is; `nil` for any other value.
  func shape(_ value: Value, at node: some SyntaxProtocol) throws -> (any Shape)? {
    let position = position(node)
    switch value {
    case .view(let view): return view.view as? any Shape
    case .instance(let instance):
      guard !inheritance(of: instance.type).isDisjoint(with: ["Shape", "InsettableShape"]) else { return nil }
      return read(instance, at: position)
    case .symbol(let symbol):
      guard symbol.base == nil || symbol.base == "Shape" else { return nil }
      let labels = symbol.steps.first?.arguments?.compactMap(\.label) ?? []
      if symbol.steps.first?.name == "rect", labels.contains(where: { $0 != "cornerRadius" && $0 != "style" })
      {
        let call = Call(
          name: "UnevenRoundedRectangle", arguments: symbol.steps.first?.arguments ?? [], position: position,
          node: Syntax(node), interpreter: self, scope: Scope())
        if labels.contains("cornerSize") { return try RoundedRectangleReader().view(call) as? any Shape }
        return try UnevenRoundedRectangleReader().view(call) as? any Shape
      }
      return try Self.shapes[symbol.steps.first?.name ?? ""].flatMap { name in
        let call = Call(
          name: name, arguments: symbol.steps.first?.arguments ?? [], position: position, node: Syntax(node),
          interpreter: self, scope: Scope())
        return try Readers.views[name]?.view(call) as? any Shape
      }
    default: return nil
    }
  }

  /// The shapes by their names as implicit members.
  private static let shapes: [String: String] = [
    "circle": "Circle", "capsule": "Capsule", "ellipse": "Ellipse", "rect": "RoundedRectangle",
    "containerRelative": "ContainerRelativeShape",
  ]

  // MARK: - Fonts

  /// Returns the font that a value names; `nil` for the inherited one.
  func font(_ value: Value, at node: some SyntaxProtocol) throws -> Font? {
    switch known(value) {
    case .native(let font as Font): return font
    case .symbol(let symbol):
      if let declared = try resolved(symbol, as: "Font", at: node) { return try font(declared, at: node) }
      return try font(symbol, at: node)
    default: return nil
    }
  }

  private func font(_ symbol: Symbol, at node: some SyntaxProtocol) throws -> Font? {
    guard let first = symbol.steps.first else { return nil }
    guard var font = try firstFont(first, at: node) else { return nil }
    for step in symbol.steps.dropFirst() {
      switch step.name {
      case "bold": font = font.bold()
      case "monospaced": font = font.monospaced()
      case "weight": font = step.arguments?.first.flatMap { weight($0.value) }.map { font.weight($0) } ?? font
      default: continue
      }
    }
    return font
  }

  private func firstFont(_ step: Symbol.Step, at node: some SyntaxProtocol) throws -> Font? {
    if let style = Font.TextStyle(rawValue: step.name) { return .system(style) }
    let arguments = step.arguments ?? []
    if let font = try platformFont(step, arguments, at: node) { return font }
    guard ["system", "custom"].contains(step.name) else { return nil }
    let weight = arguments.first { $0.label == "weight" }.flatMap { argument in
      let known = self.weight(argument.value)
      if known == nil { assumeWord(argument, "regular") }
      return known
    }
    let design = design(arguments.first { $0.label == "design" }?.value)
    if let size = arguments.first(where: { $0.label == "size" || $0.label == "fixedSize" }) {
      let points = try number(size.value, at: size.node)
      let allowed = points > 0 ? CGFloat(points) : Font.body.size
      guard step.name == "custom" else {
        return .system(size: allowed, weight: weight ?? .regular, design: design ?? .default)
      }
      let family = try arguments.first.map { try string($0.value, at: $0.node) } ?? ""
      noteDrawn(.font, family, at: position(node))
      if size.label == "fixedSize" { return .custom(family, fixedSize: allowed) }
      let style = arguments.first { $0.label == "relativeTo" }.flatMap { self.style($0.value) }
      return .custom(family, size: allowed, relativeTo: style ?? .body)
    }
    guard let style = arguments.first.flatMap({ self.style($0.value) }) else { return .body }
    return .system(style, design: design, weight: weight)
  }

  /// Returns a font of UIKit's or AppKit's: `Font(UIFont.preferredFont(forTextStyle: .title1))`; `nil` for
  /// any other.
  private func platformFont(
    _ step: Symbol.Step, _ arguments: [Argument], at node: some SyntaxProtocol
  ) throws -> Font? {
    guard let first = arguments.first else { return nil }
    switch (step.name, first.label) {
    case ("init", nil):
      guard case .symbol(let made) = first.value, ["UIFont", "NSFont"].contains(made.base) else { return nil }
      return try font(first.value, at: node)
    case ("preferredFont", "forTextStyle"):
      guard case .symbol(let style) = first.value, let name = style.steps.last?.name else { return nil }
      let plain = ["title1": "title", "caption1": "caption"][name] ?? name
      return Font.TextStyle(rawValue: plain).map { .system($0) }
    case ("systemFont", "ofSize"), ("boldSystemFont", "ofSize"), ("monospacedSystemFont", "ofSize"):
      let points = try number(first.value, at: first.node)
      let weight = arguments.first { $0.label == "weight" }.flatMap { self.weight($0.value) }
      return .system(
        size: points > 0 ? CGFloat(points) : Font.body.size,
        weight: step.name == "boldSystemFont" ? .bold : weight ?? .regular,
        design: step.name == "monospacedSystemFont" ? .monospaced : .default)
    default: return nil
    }
  }

  /// Returns the text style that a value names.
  func style(_ value: Value) -> Font.TextStyle? {
    guard case .symbol(let symbol) = known(value), let name = symbol.steps.last?.name else { return nil }
    return Font.TextStyle(rawValue: name)
  }

  /// Returns the design that a value names.
  func design(_ value: Value?) -> Font.Design? {
    guard case .symbol(let symbol)? = value.map(known), let name = symbol.steps.last?.name else { return nil }
    return Font.Design(rawValue: name)
  }

  func weight(_ value: Value) -> Font.Weight? {
    guard case .symbol(let symbol) = known(value), let name = symbol.steps.last?.name else { return nil }
    return Font.Weight(rawValue: name)
  }
}
