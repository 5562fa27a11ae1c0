import ElementTree
import Foundation
import LinearProgramming

/// A proposal in exact numbers, in points.
package struct ExactProposal: Hashable, Sendable {
  /// A proposed side, in points.
  package typealias Side = Extended<Rational>

  /// The proposed width; `nil` if unspecified.
  package var width: Side?
  /// The proposed height; `nil` if unspecified.
  package var height: Side?
  /// The proposal of the nearest container; `nil` for a view in which no element reads it.
  package var container: ContainerSides<Side>?

  /// Creates a proposal of two sides.
  package init(_ width: Side?, _ height: Side?) {
    self.width = width
    self.height = height
  }

  /// Creates the exact proposal of one in doubles, no side of which may be NaN.
  package init(_ proposal: ProposedViewSize) {
    self.init(proposal.width.map { Side(Double($0)) }, proposal.height.map { Side(Double($0)) })
  }

  /// The proposed side along an axis; `nil` if unspecified.
  package subscript(axis: Axis) -> Side? { axis == .horizontal ? width : height }

  /// Returns the proposal with another length along an axis, in points.
  package func with(_ length: Rational, along axis: Axis) -> ExactProposal {
    var proposal = self
    if axis == .horizontal { proposal.width = .finite(length) } else { proposal.height = .finite(length) }
    return proposal
  }

  /// Returns the proposal as it reaches a view: with the sides of its container, or with its own for the
  /// outermost view.
  ///
  /// The container is left out for a view in which no element reads it.
  package func reaching(_ view: ViewTraits, in container: ContainerSides<Side>? = nil) -> ExactProposal {
    var reaching = self
    reaching.container = view.readsContainer ? container ?? ContainerSides(width, height) : nil
    return reaching
  }

  /// The sides that are numbers, as far as they fit 64 bits.
  var fractions: FractionSides { FractionSides(width: width?.number, height: height?.number) }

  /// The kinds of the sides: number, infinite or unspecified.
  ///
  /// A piece holds for one pattern.
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

  /// The proposal in doubles, with each side rounded to nearest.
  package var doubles: ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0.doubleValue) }, height: height.map { CGFloat($0.doubleValue) })
  }
}

extension Extended<Rational> {
  /// The number of points; `nil` if the side is infinite.
  package var number: Rational? { finite }
}
