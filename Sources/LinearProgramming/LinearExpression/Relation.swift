/// A relation between an expression and zero: at most, equal to, or at least.
@usableFromInline package struct Relation: Hashable, Sendable {
  /// The sense of a relation: how the expression compares with zero.
  @usableFromInline package enum Sense: Hashable, Sendable {
    /// The expression is at most zero.
    case lessThanOrEqual
    /// The expression equals zero.
    case equal
    /// The expression is at least zero.
    case greaterThanOrEqual
  }

  package let sense: Sense
  /// The left side minus the right side.
  package let expression: LinearExpression

  /// Creates a relation of an expression to zero.
  package init(_ expression: LinearExpression, _ sense: Sense) {
    self.expression = expression
    self.sense = sense
  }
}

extension LinearExpression: CustomStringConvertible {
  /// The expression with variables written as `x` and their indices, such as `2 x0 - x3 + 5`.
  @usableFromInline package var description: String {
    description { "x\($0.index)" }
  }

  /// Returns the expression with variables written by their names.
  package func description(naming name: (Variable) -> String) -> String {
    var text = ""
    for term in terms {
      Self.append(term.coefficient, times: name(term.variable), to: &text)
    }
    if !constant.isZero || text.isEmpty { Self.append(constant, times: nil, to: &text) }
    return text
  }

  private static func append(_ coefficient: Rational, times name: String?, to text: inout String) {
    let negative = coefficient.signum() < 0
    if !text.isEmpty { text += negative ? " - " : " + " } else if negative { text += "-" }
    let magnitude = coefficient.magnitude
    guard let name else {
      text += magnitude.description
      return
    }
    text += magnitude == 1 ? name : "\(magnitude) \(name)"
  }
}
