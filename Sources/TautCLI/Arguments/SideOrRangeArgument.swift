import ArgumentParser
import Foundation
import LinearProgramming

/// One side of a container on the command line: a length, `nil`, `inf`, or a range such as `200...800`.
enum SideOrRangeArgument: ExpressibleByArgument {
  /// A side that stays, in points; `nil` is unspecified.
  case fixed(CGFloat?)
  /// A side that runs through a range, in points.
  case range(ClosedRange<Rational>)

  init?(argument: String) {
    guard let dots = argument.range(of: "...") else {
      guard let side = ProposalArgument.side(argument.lowercased()[...]) else { return nil }
      self = .fixed(side)
      return
    }
    guard let lower = Self.number(argument[..<dots.lowerBound]),
      let upper = Self.number(argument[dots.upperBound...]), lower <= upper
    else { return nil }
    self = .range(lower...upper)
  }

  /// The exact value of a length as every command reads it: the nearest double's.
  private static func number(_ text: Substring) -> Rational? {
    // Thousands may be set off, as in 1_200.
    guard let number = Double(text.replacing("_", with: "")), number >= 0 else { return nil }
    return Rational(exactly: number)
  }
}
