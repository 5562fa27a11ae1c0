import Foundation
import LayoutCore
import SwiftSyntax

extension IntegerLiteralExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let digits = literal.text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return literal(UInt64(digits.dropFirst(2), radix: radix) ?? 0)
    }
    // Of more digits than whole numbers have, it is a fraction.
    return UInt64(digits).map(literal) ?? .number(Double(digits) ?? 0)
  }

  private func literal(_ number: UInt64) -> Value {
    .number(Value.Number(whole: Int128(number), fraction: Double(number)))
  }
}

extension FloatLiteralExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    .number(Double(literal.text.filter { $0 != "_" }) ?? 0)
  }
}

extension BooleanLiteralExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    .bool(literal.text == "true")
  }
}

extension NilLiteralExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value { .missing }
}

extension StringLiteralExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    if let text = representedLiteralValue {
      guard let inflected = text.inflected else { return .string(text) }
      return .native(ReadString(key: LocalizedStringKey(inflected), plain: inflected))
    }
    // Each segment is parsed as a literal of its own, for its escapes and indentation.
    let collector = InterpolationCollector(segments.count, inText: isShownAsText)
    for segment in segments {
      switch segment {
      case .stringSegment(let piece):
        let literal = StringLiteralExprSyntax(
          openingPounds: openingPounds, openingQuote: openingQuote, segments: [.stringSegment(piece)],
          closingQuote: closingQuote, closingPounds: closingPounds)
        collector.appendLiteral(literal.representedLiteralValue ?? piece.content.text)
      default:
        guard let piece = segment.as(ExpressionSegmentSyntax.self), let first = piece.expressions.first else {
          continue
        }
        if try interpreter.appendByDeclared(piece, to: collector, in: scope) { continue }
        let others = Array(piece.expressions.dropFirst())
        try interpreter.append(
          interpreter.evaluate(first.expression, in: scope), at: first.expression, of: piece, to: collector,
          in: scope
        ) { label in
          try others.first { $0.label?.text == label }.map {
            Argument(
              label: label, value: try interpreter.evaluate($0.expression, in: scope),
              node: Syntax($0.expression))
          }
        }
      }
    }
    let (text, isPlain) = (collector.text, collector.isPlain)
    if let inflected = text.inflected {
      return .native(ReadString(key: LocalizedStringKey(inflected), plain: inflected))
    }
    let whole = LocalizedStringKey(stringInterpolation: collector.key)
    // A view created from the literal, rather than its string, looks up the key.
    interpreter.keys[id] = whole
    interpreter.keysByWords[text] = whole
    return isPlain ? .string(text) : .native(ReadString(key: whole, plain: text))
  }

}

extension ArrayExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    .array(
      interpreter.alike(try elements.map { try interpreter.evaluate($0.expression, in: scope) }, in: scope))
  }
}

extension DictionaryExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    guard case .elements(let elements) = content else { return .dictionary([]) }
    return .dictionary(
      try elements.map {
        Value.Entry(
          key: try interpreter.evaluate($0.key, in: scope),
          value: try interpreter.evaluate($0.value, in: scope))
      })
  }
}

extension TupleExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    if elements.isEmpty { return .void }
    if elements.count == 1, let only = elements.first, only.label == nil {
      return try interpreter.evaluate(only.expression, in: scope)
    }
    return .tuple(
      try elements.map {
        Value.Element(label: $0.label?.text, value: try interpreter.evaluate($0.expression, in: scope))
      })
  }
}

extension ClosureExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    guard let captures = signature?.capture?.items else { return .function(.closure(self, scope)) }
    // What a list captures has the value of this moment.
    let inner = Scope(scope)
    for capture in captures where capture.name.text != "self" {
      let name = capture.name.plain
      if let initial = capture.initializer?.value {
        inner.bind(name, try interpreter.evaluate(initial, in: scope))
      } else if let value = scope[name] {
        inner.bind(name, value, optionalDepth: scope.optionalDepth(of: name) ?? 0)
      }
    }
    return .function(.closure(self, inner.values.isEmpty ? scope : inner))
  }
}

extension KeyPathExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    .keyPath(
      components.compactMap { component in
        switch component.component {
        case .property(let property): property.declName.baseName.text
        default: nil
        }
      })
  }
}

extension Interpreter {
  /// The number that a value in a key is; one that is not known is that of its words.
  func numberInKey(
    _ value: Value, _ text: String
  ) -> Value.Number? {
    if case .number(let number) = value { return number }
    if case .number(let number)? = plainNumber(value) { return number }
    guard case .unknown(let unknown) = value, let number = Double(text) else { return nil }
    let isFraction = ["Double", "CGFloat", "Float"].contains(unknown.type?.unwrapped.name)
    return Value.Number(value: number, isInteger: !isFraction)
  }
}

extension String {
  /// The string with `^[3 book](inflect: true)` inflected as "3 books", in English; `nil` where nothing is
  /// inflected.
  fileprivate var inflected: String? {
    let marked = /\^\[([^\]]*)\]\(inflect: ?true\)/
    guard contains(marked) else { return nil }
    return replacing(marked) { match in
      let words = match.1.split(separator: " ")
      guard let number = words.lazy.compactMap({ Double($0) }).first, abs(number) != 1, let noun = words.last
      else {
        return String(match.1)
      }
      return (words.dropLast().map(String.init) + [String(noun).plural]).joined(separator: " ")
    }
  }

  /// The plural of a noun.
  private var plural: String {
    if let last = dropLast().last, hasSuffix("y"), !"aeiou".contains(last) { return dropLast() + "ies" }
    return ["s", "x", "z", "ch", "sh"].contains { hasSuffix($0) } ? self + "es" : self + "s"
  }
}

extension Value {
  /// The placeholder of the value in a key of a table of strings.
  var formatInKey: String {
    let isInteger: Bool? =
      if case .number(let number) = self {
        number.isDecimal ? nil : number.isInteger
      } else if case .unknown(let unknown) = self {
        [
          "Int": true, "Int64": true, "Int32": true, "UInt": true, "Double": false, "CGFloat": false,
          "Float": false,
        ][unknown.type?.unwrapped.name ?? ""]
      } else {
        nil
      }
    return isInteger.map { $0 ? Int.formatSpecifier : Double.formatSpecifier } ?? "%@"
  }

  /// The interpolated text or image; `nil` for a value that is shown by its description.
  var shownInText: Text? {
    guard case .view(let view) = self else { return nil }
    if let image = view.view as? ReadImage { return Text(image.image) }
    return (view.view as? ReadText)?.text
  }
}
