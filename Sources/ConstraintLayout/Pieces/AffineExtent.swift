import LinearProgramming

/// A length of a piece: a form, or infinity.
public enum AffineExtent: Hashable, Sendable {
  /// An affine function of the proposal.
  case finite(AffineForm)
  /// No bound upwards.
  case infinite
  /// No bound downwards.
  case negativeInfinite

  /// The form, `nil` where the length is infinite.
  public var form: AffineForm? {
    if case .finite(let form) = self { return form }
    return nil
  }

  /// The same extent with forms in place of the proposal's sides.
  public func composed(width: AffineForm?, height: AffineForm?) -> AffineExtent {
    guard case .finite(let form) = self else { return self }
    return .finite(form.composed(width: width, height: height))
  }

  /// The sum; it stays what it was where infinities cancel.
  public static func + (a: AffineExtent, b: AffineExtent) -> AffineExtent {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): .finite(a + b)
    case (.finite, _): b
    case (_, _): a
    }
  }

  /// The nearest double at a proposal; infinity stays infinity.
  public func doubleValue(at proposal: ExactProposal) -> Double {
    switch self {
    case .finite(let form): form.value(at: proposal).doubleValue
    case .infinite: .infinity
    case .negativeInfinite: -.infinity
    }
  }
}
