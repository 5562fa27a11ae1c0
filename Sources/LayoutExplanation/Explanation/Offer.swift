import ConstraintLayout
import LinearProgramming

/// What a view is offered along an axis.
public enum Offer: Hashable, Sendable {
  /// Nothing: the view is asked for its ideal length.
  case nothing
  /// So many points, exactly.
  case points(Rational)
  /// As much as it likes.
  case endless
  /// Less than any number.
  case negativelyEndless

  /// The number of points; `nil` where it is none.
  public var points: Rational? {
    if case .points(let points) = self { return points }
    return nil
  }
}

extension Offer {
  /// What a container offers.
  init(_ side: ExactProposal.Side?) {
    switch side {
    case nil: self = .nothing
    case .number(let number): self = .points(number)
    case .infinite: self = .endless
    case .negativeInfinite: self = .negativelyEndless
    }
  }

  /// What a view is offered in a container.
  init(_ extent: AffineExtent?, in container: ExactProposal) {
    switch extent {
    case nil: self = .nothing
    case .finite(let form): self = .points(form.value(at: container))
    case .infinite: self = .endless
    case .negativeInfinite: self = .negativelyEndless
    }
  }
}
