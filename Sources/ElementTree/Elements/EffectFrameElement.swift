import Foundation

/// A view that is turned or scaled and takes the space in which it is drawn: its bounding box, in which it is
/// centred.
///
/// SwiftUI's `rotationEffect` and `scaleEffect` change the drawing and not the frame; apps put a frame around
/// them that they compute from the angle. This is that frame, with the effect.
///
///     let turned = EffectFrameElement(.rotation(degrees: 90))  // as wide as its view is high
public struct EffectFrameElement: ModifierElement, Hashable {
  /// A way to draw the view.
  public enum Effect: Hashable, Sendable {
    /// A clockwise turn around the middle, in degrees.
    case rotation(degrees: CGFloat)
    /// Factors of width and height, from the middle; a negative factor mirrors the view.
    case scale(x: CGFloat, y: CGFloat)
  }

  /// The way in which the view is drawn.
  public var effect: Effect

  /// Creates the bounding box of a view that is drawn in some way.
  public init(_ effect: Effect) { self.effect = effect }

  /// The parameters: the angle, or both factors.
  public static let parameters: [Parameter<Self>] = [
    .number(.degrees) {
      if case .rotation(let degrees) = $0 { degrees } else { nil }
    } set: {
      if case .rotation = $0 { $0 = .rotation(degrees: $1) }
    },
    .number(.x) {
      if case .scale(let x, _) = $0 { x } else { nil }
    } set: {
      if case .scale(_, let y) = $0 { $0 = .scale(x: $1, y: y) }
    },
    .number(.y) {
      if case .scale(_, let y) = $0 { y } else { nil }
    } set: {
      if case .scale(let x, _) = $0 { $0 = .scale(x: x, y: $1) }
    },
  ]

  /// The name of the kind: `effectFrame`.
  public var kind: String { "effectFrame" }

  /// Returns the child's guides with ordinary spacing and without its priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = traitsHidingPriority(children)
    traits.spacing = .ordinary
    return traits
  }
}

extension EffectFrameElement {
  /// Returns the points of a side of the box per point of a side of the view, at least 0: a box is `|cos| w +
  /// |sin| h` wide.
  ///
  /// For an angle the share is rounded to the nearest 1/2^30, so that both engines and every proof have the
  /// same fraction: 0, 1/2 and 1 are exact, and a view of 1,000 points is off by less than a millionth of a
  /// point.
  package func share(of side: Axis, in own: Axis) -> Double {
    switch effect {
    case .scale(let x, let y): return side == own ? Double(abs(own == .horizontal ? x : y)) : 0
    case .rotation(let degrees):
      let turn = Double(degrees.truncatingRemainder(dividingBy: 360)) * .pi / 180
      return (abs(side == own ? cos(turn) : sin(turn)) * 0x1p30).rounded() / 0x1p30
    }
  }

  /// Whether each side of the box depends on the same side of the view alone.
  package var keepsAxes: Bool {
    Axis.allCases.allSatisfy { share(of: $0.across, in: $0) == 0 }
  }
}

extension ParameterName {
  /// The angle of a rotation, in degrees.
  public static let degrees = Self("degrees")
}

extension Parameter where Element == EffectFrameElement {
  /// Returns the parameter of a number of the effect, which has the value `nil` if the effect has no such
  /// number.
  fileprivate static func number(
    _ name: ParameterName, _ value: @escaping @Sendable (EffectFrameElement.Effect) -> CGFloat?,
    set: @escaping @Sendable (inout EffectFrameElement.Effect, CGFloat) -> Void
  ) -> Self {
    .other(name, .finite) {
      value($0.effect).map { .ratio($0) }
    } set: {
      if case .ratio(let number?) = $1 { set(&$0.effect, number) }
    }
  }
}
