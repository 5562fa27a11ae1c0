import ElementTree
import LinearProgramming

/// What can be changed from outside a layout.
public enum PriceInput: Hashable, Sendable {
  /// The size of the container along an axis.
  case container(Axis)
  /// A length that was written.
  case written(LengthInput)

  /// How many points a form moves for each point by which the input grows.
  package func slope(of form: AffineForm) -> Rational {
    switch self {
    case .container(.horizontal): form.width
    case .container(.vertical): form.height
    case .written(let input): form.inputs[input] ?? 0
    }
  }
}

/// A line of layouts: one input runs, and everything else stays as it is in one of them.
package struct LayoutLine {
  private let input: PriceInput
  private let container: ExactProposal
  private let origin: Rational
  private let isGrowing: Bool

  /// The line through a layout in a container.
  ///
  /// Lengths on the line count from the layout, which is at `origin`; they grow as the input does, or as it shrinks.
  package init(
    _ input: PriceInput, through container: ExactProposal, at origin: Rational = 0, isGrowing: Bool = true
  ) {
    self.input = input
    self.container = container
    self.origin = origin
    self.isGrowing = isGrowing
  }

  /// A form along the line.
  package func cut(_ form: AffineForm) -> AffineLength {
    let slope = isGrowing ? input.slope(of: form) : -input.slope(of: form)
    return AffineLength(form.value(at: container) - slope * origin, slope: slope)
  }

  /// A view's frame along the line: x, y, width, height; `nil` where it is infinite.
  package func frame(of view: PlacedPiece.View) -> [AffineLength?] {
    [view.x, view.y, view.width, view.height].map { $0.form.map(cut) }
  }

  /// The part of the line that lies in a region, and what changes at its upper end.
  package func cut(_ region: CriticalRegion) -> (interval: ExactInterval, borders: [Border]) {
    var interval = ExactInterval()
    var borders: [Border] = []
    for halfPlane in region.halfPlanes {
      let cut = cut(halfPlane.form)
      let upper = interval.upper?.value
      interval.formIntersection(constant: cut.constant, slope: cut.slope, isStrict: halfPlane.isStrict)
      guard cut.slope < 0, let end = interval.upper?.value else { continue }
      if end != upper { borders = [] }
      guard end == -cut.constant / cut.slope, let border = halfPlane.border, !borders.contains(border) else {
        continue
      }
      borders.append(border)
    }
    return (interval, borders)
  }
}
