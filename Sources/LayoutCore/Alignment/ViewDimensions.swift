import Foundation

/// A view's size and guides in its own coordinates, in points.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  /// Makes dimensions from a size and a way to look up explicit guides.
  public init(width: CGFloat, height: CGFloat, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil })
  {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// The value of a horizontal guide: the explicit one, or the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[key: guide.key] }
  /// The value of a vertical guide: the explicit one, or the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[key: guide.key] }
  /// The explicit value of a horizontal guide, `nil` where there is none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The explicit value of a vertical guide, `nil` where there is none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The value of any guide: the explicit one, or the default.
  public subscript(key key: AlignmentKey) -> CGFloat { explicit(key) ?? evaluate(key.defaultValue) }

  /// The value of a guide function at these dimensions, in points.
  public func evaluate(_ function: GuideFunction) -> CGFloat {
    switch function {
    case .opaque(let closure): return closure(self)
    case .linear(let length):
      return length.terms.reduce(length.constant) { sum, term in
        switch term.dimension {
        case .width: sum + term.coefficient * width
        case .height: sum + term.coefficient * height
        case .guide(let key): sum + term.coefficient * self[key: key]
        }
      }
    }
  }
}

/// A view's size and guides as linear lengths: what a linear `alignmentGuide` closure is handed.
public struct LinearDimensions: Sendable {
  /// Makes the dimensions; they are symbols, the same for every view.
  public init() {}
  /// The width.
  public var width: LinearLength { LinearLength(.width) }
  /// The height.
  public var height: LinearLength { LinearLength(.height) }
  /// The value of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> LinearLength { LinearLength(.guide(guide.key)) }
  /// The value of a vertical guide.
  public subscript(guide: VerticalAlignment) -> LinearLength { LinearLength(.guide(guide.key)) }
}
