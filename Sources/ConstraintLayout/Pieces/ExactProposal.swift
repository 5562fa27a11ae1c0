import Foundation
import LayoutCore
import LinearProgramming

/// A proposal in exact numbers.
public struct ExactProposal: Hashable, Sendable {
  /// A side that is proposed.
  public enum Side: Hashable, Sendable {
    /// So many points.
    case number(Rational)
    /// As much as it likes.
    case infinite
    /// Less than any number.
    case negativeInfinite

    /// The number of points, `nil` where the side is infinite.
    public var number: Rational? {
      if case .number(let number) = self { return number }
      return nil
    }
  }

  /// The proposed width; `nil` is unspecified.
  public var width: Side?
  /// The proposed height; `nil` is unspecified.
  public var height: Side?

  /// Proposes two sides.
  public init(_ width: Side?, _ height: Side?) {
    self.width = width
    self.height = height
  }

  /// The exact value of a proposal in doubles, no side of which is NaN.
  public init(_ proposal: ProposedViewSize) {
    func side(_ value: CGFloat?) -> Side? {
      guard let value else { return nil }
      return Rational(exactly: Double(value)).map(Side.number) ?? (value > 0 ? .infinite : .negativeInfinite)
    }
    self.init(side(proposal.width), side(proposal.height))
  }

  /// The side along an axis.
  public subscript(axis: Axis) -> Side? { axis == .horizontal ? width : height }

  /// Which sides are numbers, infinite or unspecified: a piece holds for one pattern.
  public var pattern: Pattern {
    func kind(_ side: Side?) -> UInt8 {
      switch side {
      case nil: 0
      case .number: 1
      case .infinite: 2
      case .negativeInfinite: 3
      }
    }
    return Pattern(code: kind(width) * 4 + kind(height))
  }

  /// The kinds of a proposal's two sides.
  public struct Pattern: Hashable, Sendable {
    let code: UInt8
  }

  /// The proposal in doubles, each side rounded to nearest.
  public var doubles: ProposedViewSize {
    func side(_ side: Side?) -> CGFloat? {
      switch side {
      case nil: nil
      case .number(let number): CGFloat(number.doubleValue)
      case .infinite: .infinity
      case .negativeInfinite: -.infinity
      }
    }
    return ProposedViewSize(width: side(width), height: side(height))
  }
}
