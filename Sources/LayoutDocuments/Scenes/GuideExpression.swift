import Foundation
import LayoutCore

/// A length that is written as an expression over a view's dimensions: `min(width, height) / 2`.
indirect enum GuideExpression: Sendable {
  case linear(LinearLength)
  case sum(GuideExpression, GuideExpression)
  case difference(GuideExpression, GuideExpression)
  case product(GuideExpression, GuideExpression)
  case quotient(GuideExpression, GuideExpression)
  case least([GuideExpression])
  case greatest([GuideExpression])

  /// The expression for the solver where it is linear, and as code where it is not.
  var function: GuideFunction { linear.map { .linear($0) } ?? .opaque { value(in: $0) } }

  /// The linear length of the expression; `nil` where it is not linear.
  private var linear: LinearLength? {
    switch self {
    case .linear(let length): return length
    case .sum(let one, let other):
      guard let one = one.linear, let other = other.linear else { return nil }
      return one + other
    case .difference(let one, let other):
      guard let one = one.linear, let other = other.linear else { return nil }
      return one - other
    case .product(let one, let other):
      guard let one = one.linear, let other = other.linear else { return nil }
      if let factor = one.number { return other * factor }
      return other.number.map { one * $0 }
    case .quotient(let one, let other):
      guard let one = one.linear, let divisor = other.linear?.number, divisor != 0 else { return nil }
      return one * (1 / divisor)
    case .least(let all): return all.count == 1 ? all[0].linear : nil
    case .greatest(let all): return all.count == 1 ? all[0].linear : nil
    }
  }

  private func value(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .linear(let length): length.value(in: dimensions)
    case .sum(let one, let other): one.value(in: dimensions) + other.value(in: dimensions)
    case .difference(let one, let other): one.value(in: dimensions) - other.value(in: dimensions)
    case .product(let one, let other): one.value(in: dimensions) * other.value(in: dimensions)
    case .quotient(let one, let other): one.value(in: dimensions) / other.value(in: dimensions)
    case .least(let all): all.map { $0.value(in: dimensions) }.min() ?? 0
    case .greatest(let all): all.map { $0.value(in: dimensions) }.max() ?? 0
    }
  }
}

extension LinearLength {
  /// The value of a constant expression; `nil` where it depends on a dimension.
  fileprivate var number: CGFloat? { terms.isEmpty ? constant : nil }

  fileprivate func value(in dimensions: ViewDimensions) -> CGFloat {
    terms.reduce(constant) { sum, term in
      switch term.dimension {
      case .width: sum + term.coefficient * dimensions.width
      case .height: sum + term.coefficient * dimensions.height
      case .guide(let key): sum + term.coefficient * dimensions[key: key]
      }
    }
  }
}

/// Reads expressions: numbers, dimensions, guides, `+ - * /`, `min`, `max` and brackets.
struct GuideExpressionParser {
  private let field: Field
  private let reader: LinearReader
  private let axis: Axis?
  private var rest: Substring

  /// Returns the expression in a string; guides that are called `center` are those along the axis.
  static func parse(
    _ field: Field, _ reader: LinearReader, along axis: Axis?
  ) throws(DocumentError) -> GuideExpression {
    var parser = GuideExpressionParser(
      field: field, reader: reader, axis: axis, rest: try field.string()[...])
    let expression = try parser.sum(depth: 0)
    guard parser.next == nil else { throw parser.unexpected }
    return expression
  }

  /// The greatest depth of nested brackets.
  private static let deepest = 50

  private var next: Character? {
    mutating get {
      rest = rest.drop { $0.isWhitespace }
      return rest.first
    }
  }

  private var unexpected: DocumentError {
    field.error(
      .wrongType(
        expected: "an expression such as \"min(width, height) / 2\"",
        found: rest.isEmpty ? "one that ends too early" : "\"\(rest.prefix(20))\""))
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func sum(depth: Int) throws(DocumentError) -> GuideExpression {
    guard depth < Self.deepest else { throw field.error(.nestedTooDeep(limit: Self.deepest)) }
    var left = try product(depth: depth)
    while true {
      if take("+") {
        left = .sum(left, try product(depth: depth))
      } else if take("-") {
        left = .difference(left, try product(depth: depth))
      } else {
        return left
      }
    }
  }

  private mutating func product(depth: Int) throws(DocumentError) -> GuideExpression {
    var left = try factor(depth: depth)
    while true {
      if take("*") {
        left = .product(left, try factor(depth: depth))
      } else if take("/") {
        left = .quotient(left, try factor(depth: depth))
      } else {
        return left
      }
    }
  }

  private mutating func factor(depth: Int) throws(DocumentError) -> GuideExpression {
    if take("-") { return .difference(.linear(LinearLength(0)), try factor(depth: depth + 1)) }
    if take("(") {
      let inner = try sum(depth: depth + 1)
      guard take(")") else { throw unexpected }
      return inner
    }
    guard let first = next else { throw unexpected }
    if first.isNumber || first == "." {
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      guard let number = Double(digits), number.isFinite else { throw unexpected }
      rest = rest.dropFirst(digits.count)
      return .linear(LinearLength(CGFloat(number)))
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw unexpected }
    rest = rest.dropFirst(name.count)
    guard next == "(" else {
      let key = DocumentValue(content: .string(String(name)), position: field.position)
      return .linear(try reader.term(String(name), Field(value: key, path: field.path), along: axis))
    }
    let arguments = try arguments(depth: depth)
    switch name {
    case "min": return .least(arguments)
    case "max": return .greatest(arguments)
    default: throw field.error(.unknownWord(String(name), meaning: "function", known: ["min", "max"]))
    }
  }

  private mutating func arguments(depth: Int) throws(DocumentError) -> [GuideExpression] {
    _ = take("(")
    var arguments = [try sum(depth: depth + 1)]
    while take(",") { arguments.append(try sum(depth: depth + 1)) }
    guard take(")") else { throw unexpected }
    return arguments
  }
}

/// Reads lengths that are linear in a view's dimensions.
struct LinearReader {
  var alignments: AlignmentTable
  /// The document's own guides, for the nearest valid word.
  var names: [String]

  init(alignments: AlignmentTable, names: [String]? = nil) {
    self.alignments = alignments
    self.names = names ?? alignments.custom.map(\.name)
  }

  /// Reads a number, or coefficients of `width`, `height`, `constant` and guides.
  ///
  /// `center` is the one along the axis.
  func length(_ field: Field, along axis: Axis?) throws(DocumentError) -> LinearLength {
    guard case .object = field.value.content else { return LinearLength(try field.number()) }
    var length = LinearLength()
    for (key, name, value) in try field.dictionary() {
      let coefficient = try value.number()
      if name == "constant" {
        length = length + LinearLength(coefficient)
      } else {
        length = length + (try term(name, key, along: axis)) * coefficient
      }
    }
    return length
  }

  /// Returns the dimension of a name.
  func term(_ name: String, _ key: Field, along axis: Axis?) throws(DocumentError) -> LinearLength {
    switch name {
    case "width": return LinearLength(.width)
    case "height": return LinearLength(.height)
    default:
      guard let guide = alignments.guide(named: name, near: axis) else { throw unknown(name, key) }
      return LinearLength(.guide(guide))
    }
  }

  private func unknown(_ name: String, _ key: Field) -> DocumentError {
    let guides = GuideNames.horizontal + GuideNames.vertical + GuideNames.centers
    var known: [String] = []
    for word in ["width", "height", "constant"] + guides.map(\.0) + names where !known.contains(word) {
      known.append(word)
    }
    return key.error(.unknownWord(name, meaning: "dimension or guide", known: known))
  }
}
