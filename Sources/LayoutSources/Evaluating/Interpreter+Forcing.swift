import Foundation
import LayoutCore
import SwiftSyntax

// Unknown values are settled here, where a value of some type is needed, and reported.
extension Interpreter {
  /// Returns the supplied value at a path, as a value of the type.
  func supplied(_ path: String, _ type: TypeReference?, from owner: String? = nil) -> Value? {
    guard let value = options.values[path] else { return nil }
    return type.map { coerce(value, to: $0, from: owner) } ?? value
  }

  /// Returns an unknown value, unless one was supplied.
  func unknown(_ path: String, _ type: TypeReference?, from owner: String? = nil) -> Value {
    supplied(path, type, from: owner) ?? .unknown(Unknown(path: path, type: type))
  }

  /// Returns the string by which a value is shown.
  func string(_ value: Value, at node: some SyntaxProtocol) throws -> String {
    if let known = try description(of: value, isDebug: false, at: node) {
      if !known.isKnown { assume(.string, node.trimmedDescription, known.text, at: node) }
      return known.text
    }
    return switch value {
    case .unknown(let unknown): assumedString(unknown, at: node)
    case .instance(let instance):
      assumedString(Unknown(path: instance.path ?? instance.type, type: nil), at: node)
    case .view: ""
    case .symbol(let symbol)
    where symbol.number != nil && symbol.textSize == nil && symbol.base != nil && !isOfUnknownType(symbol):
      symbol.number.map { Self.text(of: $0) } ?? ""
    case .symbol(let symbol):
      localized(symbol) ?? assumedString(Unknown(path: symbol.description, type: nil), at: node)
    case .void, .missing, .bool, .number, .string, .array, .dictionary, .tuple, .range, .enumeration, .type,
      .function, .keyPath, .native:
      assumedString(Unknown(path: node.trimmedDescription, type: nil), at: node)
    }
  }

  /// Returns the string of an expression's value: an optional is shown as such.
  func string(
    _ value: Value, of expression: ExprSyntax, isDebug: Bool = false, in scope: Scope
  ) throws -> String {
    let depth = optionalDepth(of: expression, value, in: scope)
    guard depth > 0 || isDebug else { return try string(value, at: expression) }
    guard let known = try description(of: value, isDebug: true, at: expression) else {
      return try string(value, at: expression).inOptionals(depth)
    }
    let text = known.text.inOptionals(depth)
    if !known.isKnown { assume(.string, expression.trimmedDescription, text, at: expression) }
    return text
  }

  /// Returns the key of `LocalizedStringKey("title")` and the like, given as steps of a symbol.
  private func localized(_ symbol: Symbol) -> String? {
    // The result of any other call with a string is unknown.
    let isOfStrings =
      symbol.base.map { $0.hasPrefix("Localized") || $0.hasSuffix("String") } ?? true
    guard isOfStrings, symbol.steps.count == 1,
      case .string(let text)? = symbol.steps.last?.arguments?.first?.value
    else { return nil }
    return text
  }

  private func assumedString(_ unknown: Unknown, at node: some SyntaxProtocol) -> String {
    if let known = choices[unknown.path] ?? unknown.initialValue, let text = known.plainText, !text.isEmpty {
      assume(known.kindOfAssumption, unknown.path, known.isString ? "\"\(text)\"" : text, at: node)
      return text
    }
    // A value that is known to be a number is shown as one.
    if ["Int", "Int64", "Int32", "UInt"].contains(unknown.type?.unwrapped.name) {
      assume(.number, unknown.path, "0", at: node)
      return "0"
    }
    if ["Double", "CGFloat", "Float"].contains(unknown.type?.unwrapped.name) {
      assume(.number, unknown.path, "0", at: node)
      return "0.0"
    }
    assume(.string, unknown.path, "\"\(unknown.name)\"", at: node)
    return unknown.name
  }

  /// Returns a number as Swift prints it.
  static func text(of number: Value.Number) -> String {
    if number.isInteger {
      if let whole = number.whole { return String(whole) }
      return String(Int128(bounded: number.value))
    }
    if number.isDecimal, let whole = Int64(exactly: number.value) { return "\(whole)" }
    return "\(number.value)"
  }

  /// Returns a known number; `nil` for any other value.
  func plainNumber(_ value: Value) -> Value? {
    switch value {
    case .number: value
    case .symbol(let symbol): isOfUnknownType(symbol) ? nil : symbol.number.map { .number($0) }
    default: nil
    }
  }

  func number(_ value: Value, at node: some SyntaxProtocol) throws -> Double {
    if case .number(let number)? = plainNumber(value) { return number.fraction ?? number.value }
    if case .string(let text) = value, let number = Double(text) { return number }
    if case .symbol(let symbol) = value, symbol.base == nil {
      for type in ["CGFloat", "Double", "Int"] {
        if let declared = try resolved(symbol, as: type, at: node) { return try number(declared, at: node) }
      }
    }
    if case .native(let angle as Angle) = value { return angle.degrees }
    if case .native(let index as TextIndex) = value { return Double(index.offset) }
    if case .native(is LinearLength) = value { throw NotLinear() }
    if case .unknown(let unknown) = value {
      if case .number(let number)? = choices[unknown.path] ?? unknown.initialValue {
        assume(.number, unknown.path, Self.text(of: number), at: node)
        return number.fraction ?? number.value
      }
      assume(.number, unknown.path, "0", at: node)
    } else {
      assume(.number, node.trimmedDescription, "0", at: node)
    }
    return 0
  }

  /// Returns whether a condition holds; `name` is its source, for an unknown value.
  func condition(
    _ value: Value, at node: some SyntaxProtocol, named name: @autoclosure () -> String? = nil
  ) throws -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .missing: return false
    case .symbol(let symbol)
    where ["isAccessibilitySize", "isAccessibilityCategory"].contains(symbol.steps.last?.name ?? ""):
      let size = Symbol(base: symbol.base, steps: symbol.steps.dropLast()).textSize
      return size?.isAccessibilitySize ?? false
    case .unknown(let unknown):
      if case .bool(let flag)? = supplied(unknown.path, nil) {
        if let comparison = unknown.comparison { settle(comparison, flag) }
        return flag
      }
      guesses += 1
      let holds = assumedAnswer(unknown)
      // The next one asks the same value.
      if unknown.comparison == nil { choices[unknown.path] = .bool(holds) }
      assume(.condition, unknown.path, "\(holds)", at: node)
      return holds
    default:
      assume(.condition, name() ?? node.trimmedDescription, "true", at: node)
      return true
    }
  }

  /// Returns the elements of a collection.
  func collection(_ value: Value, at node: some SyntaxProtocol) throws -> [Value] {
    noteOrder(of: value, at: node)
    switch value {
    case .array(let items): return items
    case .missing: return []
    case .string(let text): return text.map { .string(String($0)) }
    case .range(let range): return try elements(of: range, at: node)
    case .native(let values as LazyValues): return try all(values, at: node)
    case .native(let slice as SliceValue): return slice.items
    case .dictionary(let entries):
      return entries.map {
        .tuple([Value.Element(label: "key", value: $0.key), Value.Element(label: "value", value: $0.value)])
      }
    case .symbol(let symbol) where symbol.steps.isEmpty: return []
    case .unknown(let unknown): return samples(of: unknown, at: node)
    default: return samples(of: Unknown(path: node.trimmedDescription, type: nil), at: node)
    }
  }

  /// Returns the elements of a list, or the only value.
  func collection(_ value: Value, orOnly: Bool, at node: some SyntaxProtocol) throws -> [Value] {
    if let slice = value.slice { return slice.items }
    return orOnly ? [value] : try collection(value, at: node)
  }

  private func elements(of range: Value.NumberRange, at node: some SyntaxProtocol) throws -> [Value] {
    let lower = range.lower.rounded(.down)
    let upper = range.isClosed ? range.upper : range.upper - 1
    guard lower <= upper else { return [] }
    guard upper - lower < Double(options.stepLimit) else {
      throw SourceError.endless(limit: options.stepLimit, position(node))
    }
    return (Int(bounded: lower)...Int(bounded: upper)).map { .integer($0) }
  }

  private func samples(of unknown: Unknown, at node: some SyntaxProtocol) -> [Value] {
    guesses += 1
    if case .array(let items)? = unknown.initialValue, !items.isEmpty {
      assume(.collection, unknown.path, "\(items.count) elements", at: node)
      return items
    }
    let count = options.samples
    assume(.collection, unknown.path, "\(count) elements", at: node)
    let element = unknown.type?.element
    return (0..<count).map { self.unknown("\(unknown.path)[\($0)]", element) }
  }

  /// Returns the value of an optional, `nil` where it is missing; an unknown one is present.
  func present(_ value: Value, at node: some SyntaxProtocol) -> Value? {
    switch value {
    case .missing: return nil
    case .symbol:
      if let open = mayBeMissing(value) { assume(.optional, open.path, "present", at: node) }
      return value
    case .unknown(let unknown):
      guesses += 1
      if unknown.call != nil || unknown.type?.isOptional ?? true {
        assume(.optional, unknown.path, "present", at: node)
      }
      var present = unknown
      present.type = unknown.type?.unwrapped
      if case .missing? = present.initialValue { present.initialValue = nil }
      return .unknown(present)
    default: return value
    }
  }

  // MARK: - Views

  /// Returns the view that a value is.
  func view(_ value: Value, at node: some SyntaxProtocol) throws -> ReadView {
    let position = position(node)
    switch value {
    case .view(let view): return view
    case .missing, .void: return ReadView(ViewList(views: []))
    case .instance(let instance): return try view(of: instance, at: position)
    case .function(let callable):
      return try view(call(callable, [], asBuilder: true, at: node), at: node)
    case .symbol(let symbol):
      if let shape = try shape(value, at: node) { return ReadView(shape, at: position) }
      if let found = unavailable(symbol, at: position) { return found }
      if let base = symbol.base, !Self.paintTypes.contains(base) {
        return placeholder(symbol.path, at: position)
      }
      return ReadView(
        Color(try paint(value, at: node), fileID: position.file, line: position.line), at: position)
    case .enumeration(let own):
      // An enum that is a view shows its body.
      if inheritance(of: own.type).contains("View"),
        let body = try declaredMember("body", of: value, at: node, in: Scope(owner: own.type))
      {
        return try view(body, at: node)
      }
      return placeholder(own.name, at: position)
    case .unknown(let unknown): return view(of: unknown, at: position)
    case .array(let items):
      return ReadView(ViewList(views: try items.map { try view($0, at: node).positioned }))
    case .bool, .number, .string, .dictionary, .tuple, .range, .type, .keyPath, .native:
      return placeholder(node.trimmedDescription, at: position)
    }
  }

  /// Returns a placeholder for an unknown view, with its unknown modifiers.
  private func view(of unknown: Unknown, at position: SourcePosition) -> ReadView {
    guard let call = unknown.call else { return placeholder(unknown.path, at: position) }
    var view = placeholder(call.name, at: call.position)
    for modifier in call.modifiers {
      assume(.modifier, ".\(modifier.name)", "neutral", at: modifier.position)
      view = ReadView(NeutralView(content: view.positioned, kind: modifier.name, position: modifier.position))
    }
    return view
  }

  /// Returns whether a symbol is a member of an unknown type or module.
  func isOfUnknownType(_ symbol: Symbol) -> Bool {
    guard let base = symbol.base, base.first?.isUppercase == true else { return false }
    return SupportedNames.support(of: base) == nil && program.types[base] == nil
      && !Geometry.types.contains(base) && Readers.values[base] == nil && !Self.paintTypes.contains(base)
      && !Self.typesOfMembers.contains(base) && !Self.typesOfSystem.contains(base)
  }

  /// Returns a member of an unknown type as an unknown value, even if the system has a member of the name;
  /// any other value unchanged.
  func known(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value, isOfUnknownType(symbol) else { return value }
    return .unknown(Unknown(path: symbol.path, type: nil))
  }

  /// Reports that a word, such as an alignment, is unknown, and the default used for it.
  func assumeWord(_ argument: Argument, _ initialValue: String) {
    switch known(argument.value) {
    case .missing: return
    case .unknown(let unknown): assume(.number, unknown.path, initialValue, at: argument.node)
    default: assume(.number, argument.node.trimmedDescription, initialValue, at: argument.node)
    }
  }

  /// Types of the system that have members, and are neither views nor styles.
  static let typesOfSystem: Set<String> = [
    "UIFont", "NSFont", "CTFont", "UIScreen", "NSScreen", "UIDevice", "UIApplication", "ProcessInfo",
    "Locale", "Bundle",
    "Calendar", "TimeZone", "Date", "UUID", "URL", "UserDefaults", "NotificationCenter", "FileManager",
    "HorizontalAlignment", "VerticalAlignment", "HorizontalEdge", "VerticalEdge", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "Decimal", "Float16", "Float80", "TimeInterval", "Duration", "Set", "Optional",
  ]

  /// Types of the system whose members are styles, and fill their proposal.
  private static let paintTypes: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "Gradient", "AnyGradient", "Material", "HierarchicalShapeStyle",
    "ShapeStyle", "AnyShapeStyle", "TintShapeStyle", "BackgroundStyle", "ForegroundStyle",
    "SeparatorShapeStyle", "Shape",
  ]

  /// Returns `ContentUnavailableView.search` and `.search(text:)`: the view for an empty search; `nil` for
  /// any other.
  private func unavailable(_ symbol: Symbol, at position: SourcePosition) -> ReadView? {
    guard symbol.base == "ContentUnavailableView", symbol.steps.count == 1, let step = symbol.steps.first,
      step.name == "search"
    else { return nil }
    var title = "No Results"
    if let text = step.arguments?.first, let words = try? string(text.value, at: text.node), !words.isEmpty {
      title = "No Results for “\(words)”"
    }
    let (file, line) = (position.file, position.line)
    let view = ContentUnavailableView(
      label: { Label(title, systemImage: "magnifyingglass", fileID: file, line: line) },
      description: { Text("Check the spelling or try a new search.", fileID: file, line: line) },
      actions: { EmptyView() }, fileID: file, line: line)
    return ReadView(view, at: position)
  }

  /// Returns the placeholder of an unknown view, and reports it.
  func placeholder(_ name: String, at position: SourcePosition) -> ReadView {
    // It is counted separately from the container around it.
    evaluating(at: position) { assume(.view, name, "44 x 44", at: position) }
    return ReadView(PlaceholderView(name: name, position: position))
  }

  private func view(of instance: Instance, at position: SourcePosition) throws -> ReadView {
    let inherited = inheritance(of: instance.type)
    if inherited.contains("View") {
      return ReadView(InterpretedView(instance: instance, position: position, interpreter: self))
    }
    if !inherited.isDisjoint(with: ["Shape", "InsettableShape"]) {
      return ReadView(read(instance, at: position))
    }
    for name in inherited.sorted() where SupportedNames.support(of: name) == .notModelled {
      refuse(name, at: position)
      // The size that its code returns is all that is known.
      if let size = shapeSize(of: instance) {
        return ReadView(ReadShape(kind: instance.type, source: position, size: size))
      }
      return ReadView(PlaceholderView(name: instance.type, position: position))
    }
    return placeholder(instance.type, at: position)
  }
}
