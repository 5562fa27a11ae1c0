import Foundation

extension TreeGenerator {
  /// Which lengths a generator writes.
  public enum Lengths: Hashable, Sendable {
    /// Multiples of a quarter point, so that doubles add them exactly; thirds come from shares.
    case quarters
    /// Numbers with two decimals, such as 74.67: sums in doubles are a little wrong, and two lengths that are equal
    /// may compare as different.
    case decimals
  }

  /// True so many times in a total.
  public mutating func chance(_ times: Int, in total: Int) -> Bool {
    Int.random(in: 0..<total, using: &random) < times
  }

  /// One of some choices, of which there must be at least one.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  /// A length of the generator's kind, in points, whole more often than not.
  public mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    let whole = CGFloat(Int.random(in: range, using: &random))
    switch lengths {
    case .quarters: return chance(1, in: 4) ? whole + pick([0.25, 0.5, 0.75]) : whole
    case .decimals:
      return chance(3, in: 4) ? (whole * 100 + CGFloat(Int.random(in: 1...99, using: &random))) / 100 : whole
    }
  }

  /// A length in points, or none, as often as not.
  public mutating func optional(_ range: ClosedRange<Int>) -> CGFloat? {
    chance(1, in: 2) ? length(range) : nil
  }
}
