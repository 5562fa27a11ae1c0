import ElementTree
import Foundation
import LinearProgramming

/// A proposal in exact numbers.
package struct ExactProposal: Hashable, Sendable {
  /// A side that is proposed, in points.
  package typealias Side = Extended<Rational>

  /// The proposed width; `nil` is unspecified.
  package var width: Side?
  /// The proposed height; `nil` is unspecified.
  package var height: Side?
  /// What the nearest container was proposed; `nil` for views in which nobody reads it.
  package var container: ContainerSides<Side>?

  /// Proposes two sides.
  package init(_ width: Side?, _ height: Side?) {
    self.width = width
    self.height = height
  }

  /// The exact value of a proposal in doubles, no side of which is NaN.
  package init(_ proposal: ProposedViewSize) {
    self.init(proposal.width.map { Side(Double($0)) }, proposal.height.map { Side(Double($0)) })
  }

  /// The side along an axis.
  package subscript(axis: Axis) -> Side? { axis == .horizontal ? width : height }

  /// The same proposal with another length along an axis, in points.
  package func with(_ length: Rational, along axis: Axis) -> ExactProposal {
    var proposal = self
    if axis == .horizontal { proposal.width = .finite(length) } else { proposal.height = .finite(length) }
    return proposal
  }

  /// The proposal as it reaches a view: with the sides of the container that the view is in, or with its own where it is
  /// the outermost, and only where somebody in the view reads them.
  package func reaching(_ view: ViewTraits, in container: ContainerSides<Side>? = nil) -> ExactProposal {
    var reaching = self
    reaching.container = view.readsContainer ? container ?? ContainerSides(width, height) : nil
    return reaching
  }

  /// The sides that are numbers, as far as 64 bits hold them.
  var fractions: FractionSides { FractionSides(width: width?.number, height: height?.number) }

  /// Which sides are numbers, infinite or unspecified: a piece holds for one pattern.
  package var pattern: Pattern {
    func kind(_ side: Side?) -> UInt8 {
      switch side {
      case nil: 0
      case .finite: 1
      case .infinite: 2
      case .negativeInfinite: 3
      }
    }
    let own = kind(width) * 4 + kind(height)
    return Pattern(code: own, container: container.map { kind($0.width) * 4 + kind($0.height) })
  }

  /// The kinds of a proposal's two sides, and of its container's.
  package struct Pattern: Hashable, Sendable {
    let code: UInt8
    let container: UInt8?
  }

  /// The proposal in doubles, each side rounded to nearest.
  package var doubles: ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0.doubleValue) }, height: height.map { CGFloat($0.doubleValue) })
  }
}

extension Extended<Rational> {
  /// The number of points; `nil` where the side is infinite.
  package var number: Rational? { finite }
}
