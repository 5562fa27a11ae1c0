import LayoutCore
import SwiftSyntax

/// A literal with interpolations as its parts are appended: as a string, and as a key.
///
/// It is `self` in an `appendInterpolation` of the source's own.
final class InterpolationCollector: NativeValue {
  private(set) var text = ""
  private(set) var key: LocalizedStringKey.StringInterpolation
  /// Whether it is no more than a string.
  private(set) var isPlain = true
  /// Whether it is shown where a key is expected.
  let isInText: Bool

  init(_ count: Int, inText: Bool) {
    key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: count)
    isInText = inText
  }

  var typeName: String { Self.types(inText: isInText)[0] }

  /// The types that are extended by interpolations, the first one first.
  static func types(inText: Bool) -> [String] {
    let strings = ["String.StringInterpolation", "DefaultStringInterpolation"]
    let keys = ["LocalizedStringKey.StringInterpolation"]
    return inText ? keys + strings : strings + keys
  }

  func member(_ name: String) -> Value? {
    guard name == "appendLiteral" else { return nil }
    return .function(
      .native { [self] arguments in
        if case .string(let letters)? = arguments.first?.value { appendLiteral(letters) }
        if case .native(let string as ReadString)? = arguments.first?.value { appendLiteral(string.plain) }
        return .void
      })
  }

  func appendLiteral(_ letters: String) {
    isPlain = isPlain && !LocalizedStringKey.mayBeMarked(letters)
    key.appendLiteral(letters)
    text += letters
  }

  func append(_ shown: Text, isPlain: Bool) {
    self.isPlain = self.isPlain && isPlain
    key.appendInterpolation(shown)
    text += shown.plainString
  }

  func append(_ words: String, format: String) {
    text += words
    key.appendValue(words, format: format)
  }

  func append(_ words: String, _ number: Value.Number, format: String) {
    text += words
    let whole = number.whole ?? (number.isInteger ? Int128(bounded: number.value) : nil)
    key.appendNumber(number.value, whole: whole, format: format, words: words)
  }
}

extension Interpreter {
  /// Appends an interpolation by a declared `appendInterpolation`; returns whether there is one for its arguments.
  func appendByDeclared(
    _ piece: ExpressionSegmentSyntax, to collector: InterpolationCollector, in scope: Scope
  ) throws -> Bool {
    let types = InterpolationCollector.types(inText: collector.isInText)
    guard
      types.contains(where: { program.types[$0]?.functions(named: "appendInterpolation").isEmpty == false })
    else { return false }
    let arguments = try piece.expressions.map {
      Argument(
        label: $0.label?.text, value: try evaluate($0.expression, in: scope), node: Syntax($0.expression))
    }
    return try appendByDeclared(arguments, to: collector, at: piece)
  }

  private func appendByDeclared(
    _ arguments: [Argument], to collector: InterpolationCollector, at node: some SyntaxProtocol
  ) throws -> Bool {
    for name in InterpolationCollector.types(inText: collector.isInText) {
      let declared = program.types[name]?.functions(named: "appendInterpolation") ?? []
      let inner = Scope(receiver: .native(collector), owner: name)
      let code = Callable.functions(declared, inner)
      guard !declared.isEmpty, takes(code, arguments) else { continue }
      // Swift's own takes a number or a string as it is.
      if arguments.count == 1, arguments[0].label == nil, arguments[0].value.plainText != nil,
        declared.allSatisfy({ $0.parameters.first?.type.map(Self.isOfAny) ?? true })
      {
        continue
      }
      _ = try call(code, arguments, at: node)
      return true
    }
    return false
  }

  /// Returns whether a parameter accepts values of any type.
  private static func isOfAny(_ type: TypeReference) -> Bool {
    switch type {
    case .opaque, .optional: true
    case .named(let name, _): name == "Any" || name.count == 1
    default: false
    }
  }

  /// Appends the arguments of an interpolation to a literal, by a declared `appendInterpolation` if one accepts them.
  func append(
    _ arguments: [Argument], to collector: InterpolationCollector, at node: some SyntaxProtocol,
    in scope: Scope
  ) throws {
    guard let first = arguments.first else { return }
    if try appendByDeclared(arguments, to: collector, at: node) { return }
    guard let expression = first.node.as(ExprSyntax.self) else { return }
    try append(first.value, at: expression, of: node, to: collector, in: scope) { label in
      arguments.dropFirst().first { $0.label == label }
    }
  }

  /// Appends a value to a literal, as Swift does.
  func append(
    _ value: Value, at expression: ExprSyntax, of piece: some SyntaxProtocol,
    to collector: InterpolationCollector, in scope: Scope, labelled: (String) throws -> Argument?
  ) throws {
    if let shown = value.shownInText { return collector.append(shown, isPlain: false) }
    if let other = try labelled("default") {
      guard case .missing = value else {
        return collector.append(try string(value, at: expression), format: "%@")
      }
      return collector.append(try string(other.value, at: other.node), format: "%@")
    }
    if let format = try labelled("format") {
      let written = try written(value, in: format.value, called: piece.trimmedDescription, at: expression)
      return collector.append(written, isPlain: true)
    }
    var format = value.formatInKey
    let text: String
    let specifier = try labelled("specifier")
    if case .string(let own)? = specifier?.value {
      format = own
      text = PrintedFormat.words(try number(value, at: expression), own)
    } else {
      text = try string(value, of: expression, in: scope)
    }
    if format != "%@", let number = numberInKey(value, text),
      specifier != nil || text == Interpreter.text(of: number)
    {
      collector.append(text, number, format: format)
    } else {
      collector.append(text, format: format)
    }
  }
}

extension StringLiteralExprSyntax {
  /// Whether it is handed to a view of the system's that shows a key.
  var isShownAsText: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let name =
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map(ImplicitMembers.isTitled) ?? false
  }
}
