import LinearProgramming

/// How soon a stack serves a child: the least flexible first; of endlessly flexible ones the larger minimum.
///
/// In expressions of a block where the stack is one program, and in forms of what the stack is proposed where it is several.
struct ServingRank<Form: Linear> {
  private let smallest: Extended<Form>
  private let flexibility: Extended<Form>
  private let smallestValue: Rational?
  private let flexibilityValue: Rational?

  /// The rank of a child that can be so short and so long.
  init(
    from smallest: Extended<Form>, to largest: Extended<Form>, value: (Form) throws -> Rational
  ) rethrows {
    self.smallest = smallest
    flexibility = largest - smallest
    smallestValue = try smallest.finite.map(value)
    flexibilityValue = try flexibility.finite.map(value)
  }

  /// Below zero where the child is served before another one, zero where both come at once.
  func order(beside other: ServingRank) -> Int {
    flexibility.isInfinite && other.flexibility.isInfinite
      ? Self.compare(other.smallest, other.smallestValue, smallest, smallestValue)
      : Self.compare(flexibility, flexibilityValue, other.flexibility, other.flexibilityValue)
  }

  /// What is not negative because the child is served before another one; `nil` where infinities decide.
  func difference(before other: ServingRank) -> Form? {
    let isEndless = flexibility.isInfinite && other.flexibility.isInfinite
    let (more, less) = isEndless ? (smallest, other.smallest) : (other.flexibility, flexibility)
    return more.isInfinite || less.isInfinite ? nil : (more - less).finite
  }

  private static func compare(
    _ a: Extended<Form>, _ aValue: Rational?, _ b: Extended<Form>, _ bValue: Rational?
  ) -> Int {
    if let aValue, let bValue { return aValue < bValue ? -1 : aValue > bValue ? 1 : 0 }
    return a.rank - b.rank
  }
}

extension Extended {
  /// Minus one, zero or one: below all numbers, a number, above all numbers.
  fileprivate var rank: Int {
    switch self {
    case .finite: 0
    case .infinite: 1
    case .negativeInfinite: -1
    }
  }
}
