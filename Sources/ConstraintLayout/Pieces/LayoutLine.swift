import ElementTree
import LinearProgramming

/// An input of a layout that can be changed from outside.
public enum PriceInput: Hashable, Sendable {
  /// The size of the container along an axis.
  case container(Axis)
  /// A written length of a view.
  case written(LengthInput)

  /// Returns the price of a form: the points by which it moves per point of the input.
  package func slope(of form: AffineForm) -> Rational {
    switch self {
    case .container(.horizontal): form.width
    case .container(.vertical): form.height
    case .written(let input): form.inputs[input] ?? 0
    }
  }
}

/// A line through the space of layouts, along which one input varies while all others are fixed.
package struct LayoutLine {
  private let input: PriceInput
  private let container: ExactProposal
  private let origin: Rational
  private let isGrowing: Bool

  /// Creates the line through a layout in a container.
  ///
  /// Lengths on the line are measured from the layout, which is at `origin`; they grow as the input grows, or
  /// as it shrinks.
  package init(
    _ input: PriceInput, through container: ExactProposal, at origin: Rational = 0, isGrowing: Bool = true
  ) {
    self.input = input
    self.container = container
    self.origin = origin
    self.isGrowing = isGrowing
  }

  /// Returns a form along the line.
  package func cut(_ form: AffineForm) -> AffineLength {
    let slope = isGrowing ? input.slope(of: form) : -input.slope(of: form)
    return AffineLength(form.value(at: container) - slope * origin, slope: slope)
  }

  /// Returns a view's frame along the line: x, y, width, height; `nil` for an infinite one.
  package func frame(of view: PlacedPiece.View) -> [AffineLength?] {
    [view.x, view.y, view.width, view.height].map { $0.form.map(cut) }
  }

  /// Returns the part of the line within a region, and the changes at its upper end.
  package func cut(_ region: CriticalRegion) -> (interval: ExactInterval, changes: [FacetChange]) {
    var interval = ExactInterval()
    var changes: [FacetChange] = []
    for halfPlane in region.halfPlanes {
      let cut = cut(halfPlane.form)
      let upper = interval.upper?.value
      interval.formIntersection(constant: cut.constant, slope: cut.slope, isStrict: halfPlane.isStrict)
      guard cut.slope < 0, let end = interval.upper?.value else { continue }
      if end != upper { changes = [] }
      guard end == -cut.constant / cut.slope, let change = halfPlane.change, !changes.contains(change) else {
        continue
      }
      changes.append(change)
    }
    return (interval, changes)
  }
}
