import LayoutCore
import LinearProgramming

/// A convex set of container sizes, given by linear inequalities: a polygon, a segment or a point, never
/// empty.
///
/// Each corner and the interior of each side belongs to the set or does not.
package struct SizeSet: Hashable, Sendable {
  /// A corner, and whether it belongs to the set.
  package struct Corner: Hashable, Sendable {
    package var size: SizePoint
    package var isIncluded: Bool
  }

  /// The corners, counterclockwise; two of a segment, one of a point.
  package private(set) var corners: [Corner]
  /// Whether the interior of the side from each corner to the next belongs to the set; one for a segment,
  /// none for a point.
  package private(set) var sides: [Bool]

  private init(_ corners: [Corner], sides: [Bool]) { (self.corners, self.sides) = (corners, sides) }

  /// Creates the set of one size.
  package init(_ size: SizePoint) { self.init([Corner(size: size, isIncluded: true)], sides: []) }

  /// Creates the sizes with one side in an interval, which is bounded and not empty.
  package init(_ interval: ExactInterval, along axis: Axis, from size: SizePoint) {
    let corners = [interval.lower, interval.upper].compactMap { $0 }.map { end in
      var corner = size
      corner[axis] = end.value
      return Corner(size: corner, isIncluded: end.isIncluded)
    }
    self = interval.isPoint ? SizeSet(corners[0].size) : SizeSet(corners, sides: [true])
  }

  /// Creates the sizes with both sides in ranges.
  package init(widths: ClosedRange<Rational>, heights: ClosedRange<Rational>) {
    let (start, end) = (
      SizePoint(width: widths.lowerBound, height: heights.lowerBound),
      SizePoint(width: widths.upperBound, height: heights.upperBound)
    )
    if start.width == end.width {
      self.init(ExactInterval(heights), along: .vertical, from: start)
    } else if start.height == end.height {
      self.init(ExactInterval(widths), along: .horizontal, from: start)
    } else {
      let points = [
        start, SizePoint(width: end.width, height: start.height), end,
        SizePoint(width: start.width, height: end.height),
      ]
      self.init(points.map { Corner(size: $0, isIncluded: true) }, sides: [true, true, true, true])
    }
  }

  /// The dimension: 2 for a polygon, 1 for a segment, 0 for a point.
  package var dimension: Int { min(2, corners.count - 1) }

  /// A size in the set, away from its sides where there is more than one.
  package var inside: SizePoint {
    if corners.count == 1 { return corners[0].size }
    if corners.count == 2,
      let axis = Axis.allCases.first(where: { corners[0].size[$0] == corners[1].size[$0] })
    {
      let running: Axis = axis == .horizontal ? .vertical : .horizontal
      var size = corners[0].size
      size[running] = interval(along: running).inside
      return size
    }
    let count = Rational(corners.count)
    let middle = SizePoint(
      width: corners.reduce(0) { $0 + $1.size.width } / count,
      height: corners.reduce(0) { $0 + $1.size.height } / count)
    guard corners.count > 2 else { return middle }
    // Layouts at sizes with short numbers take less time.
    for denominator in [1.0, 4, 64, 4_096] {
      func near(_ number: Rational) -> Rational {
        Rational(exactly: (number.doubleValue * denominator).rounded() / denominator) ?? number
      }
      let size = SizePoint(width: near(middle.width), height: near(middle.height))
      if isInside(size) { return size }
    }
    return middle
  }

  /// Whether a size lies strictly inside a polygon.
  private func isInside(_ size: SizePoint) -> Bool {
    corners.indices.allSatisfy { turn(at: $0, to: size) > 0 }
  }

  /// The position of a size relative to the side that begins at a corner: 1 for left, 0 for on its line, -1
  /// for right.
  private func turn(at index: Int, to size: SizePoint) -> Int {
    let (a, b) = (corners[index].size, corners[(index + 1) % corners.count].size)
    return ((b.width - a.width) * (size.height - a.height) - (b.height - a.height) * (size.width - a.width))
      .signum()
  }

  /// Returns whether a size is in the set.
  package func contains(_ size: SizePoint) -> Bool {
    if let corner = corners.first(where: { $0.size == size }) { return corner.isIncluded }
    if corners.count == 1 { return false }
    if corners.count == 2 {
      return turn(at: 0, to: size) == 0
        && Axis.allCases.allSatisfy { axis in
          let ends = [corners[0].size[axis], corners[1].size[axis]].sorted()
          return ends[0] <= size[axis] && size[axis] <= ends[1]
        }
    }
    let turns = corners.indices.map { turn(at: $0, to: size) }
    return !turns.contains(-1) && zip(turns, sides).allSatisfy { $0 > 0 || $1 }
  }

  /// Returns the projection of the set to one axis.
  package func interval(along axis: Axis) -> ExactInterval {
    let lengths = corners.map { $0.size[axis] }
    func end(_ length: Rational) -> ExactInterval.End {
      let isIncluded = corners.indices.contains { index in
        guard lengths[index] == length else { return false }
        let isSide = index < sides.count && sides[index] && lengths[(index + 1) % lengths.count] == length
        return corners[index].isIncluded || isSide
      }
      return ExactInterval.End(length, isIncluded: isIncluded)
    }
    let (least, greatest) = (lengths.min() ?? 0, lengths.max() ?? 0)
    return ExactInterval(end(least), end(greatest))
  }

  // MARK: - Cutting

  /// An inequality: a form is at least zero, or strictly more.
  package struct HalfPlane: Hashable, Sendable {
    package var form: SizeForm
    package var isStrict: Bool

    package init(_ form: SizeForm, isStrict: Bool) { (self.form, self.isStrict) = (form, isStrict) }

    /// The complement.
    package var opposite: HalfPlane { HalfPlane(-form, isStrict: !isStrict) }
  }

  /// Returns the sizes at which a form is at least zero, or strictly more; `nil` where there are none.
  package func clipped(_ halfPlane: HalfPlane) -> SizeSet? {
    let (form, isStrict) = (halfPlane.form, halfPlane.isStrict)
    if form.isConstant {
      return (isStrict ? form.constant > 0 : form.constant >= 0) ? self : nil
    }
    let signs = corners.map { form.sign(at: $0.size) }
    if !signs.contains(-1) { return isStrict ? without(signs) : self }
    if !signs.contains(1) { return isStrict ? nil : touched(signs) }
    return crossed(form, signs, isStrict)
  }

  /// Returns the set without the corners where a form is zero that is nowhere negative.
  private func without(_ signs: [Int]) -> SizeSet? {
    guard signs.contains(1) else { return nil }
    var rest = self
    for index in corners.indices where signs[index] == 0 {
      rest.corners[index].isIncluded = false
      if index < sides.count, signs[(index + 1) % signs.count] == 0 { rest.sides[index] = false }
    }
    return rest
  }

  /// Returns the corner or the side where a form is zero that is nowhere positive; `nil` where it does not
  /// belong to the set.
  private func touched(_ signs: [Int]) -> SizeSet? {
    let zeros = corners.indices.filter { signs[$0] == 0 }
    guard let first = zeros.first else { return nil }
    guard zeros.count == 2 else {
      return corners[first].isIncluded ? SizeSet(corners[first].size) : nil
    }
    let start = zeros[1] == first + 1 ? first : zeros[1]
    guard sides[start] else { return nil }
    return SizeSet([corners[start], corners[(start + 1) % corners.count]], sides: [true])
  }

  /// Returns the part where a form is positive, with its facet, of a set where it is negative elsewhere.
  private func crossed(_ form: SizeForm, _ signs: [Int], _ isStrict: Bool) -> SizeSet {
    var kept: [Corner] = []
    var flags: [Bool] = []
    for (index, corner) in corners.enumerated() {
      let next = (index + 1) % corners.count
      let hasSide = index < sides.count
      if signs[index] >= 0 {
        kept.append(
          Corner(size: corner.size, isIncluded: corner.isIncluded && (signs[index] > 0 || !isStrict)))
      }
      guard hasSide else { continue }
      switch (signs[index], signs[next]) {
      case (1, -1):
        kept.append(crossing(form, index, next, isStrict))
        flags += [sides[index], !isStrict]
      case (-1, 1):
        kept.append(crossing(form, index, next, isStrict))
        flags.append(sides[index])
      case (0, -1): flags.append(!isStrict)
      case (-1, _): break
      case (_, _): flags.append(sides[index])
      }
    }
    return kept.count == 2 ? SizeSet(kept, sides: [true]) : SizeSet(kept, sides: flags)
  }

  /// Returns the corner where a form is zero on the side between two corners.
  private func crossing(_ form: SizeForm, _ from: Int, _ to: Int, _ isStrict: Bool) -> Corner {
    let (a, b) = (corners[from].size, corners[to].size)
    let (first, second) = (form.value(at: a), form.value(at: b))
    let share = first / (first - second)
    let size = SizePoint(
      width: a.width + (b.width - a.width) * share, height: a.height + (b.height - a.height) * share)
    return Corner(size: size, isIncluded: sides[min(from, sides.count - 1)] && !isStrict)
  }

  /// Returns the sizes that satisfy all inequalities; `nil` where there are none.
  package func clipped(_ halfPlanes: [HalfPlane]) -> SizeSet? {
    var rest = self
    for halfPlane in halfPlanes {
      guard let part = rest.clipped(halfPlane) else { return nil }
      rest = part
    }
    return rest
  }

  /// Returns the sizes that violate an inequality, as disjoint sets.
  package func missing(_ halfPlanes: [HalfPlane]) -> [SizeSet] {
    var rest = self
    var missing: [SizeSet] = []
    for halfPlane in halfPlanes {
      guard let part = rest.clipped(halfPlane) else { return [self] }
      if let outside = rest.clipped(halfPlane.opposite) { missing.append(outside) }
      rest = part
    }
    return missing
  }

  /// The inequalities that define the set, except its excluded corners.
  package var halfPlanes: [HalfPlane] {
    guard corners.count > 2 else {
      return Axis.allCases.flatMap { interval(along: $0).halfPlanes(along: $0) } + diagonal
    }
    return corners.indices.map { HalfPlane(form(at: $0), isStrict: !sides[$0]) }
  }

  /// The inequalities that keep the sizes of a segment on its line.
  private var diagonal: [HalfPlane] {
    guard corners.count == 2 else { return [] }
    return [HalfPlane(form(at: 0), isStrict: false), HalfPlane(-form(at: 0), isStrict: false)]
  }

  /// Returns the form that is positive on the left of the side that begins at a corner.
  private func form(at index: Int) -> SizeForm {
    let (a, b) = (corners[index].size, corners[(index + 1) % corners.count].size)
    let (x, y) = (b.width - a.width, b.height - a.height)
    return SizeForm(y * a.width - x * a.height, width: -y, height: x)
  }
}

extension ExactInterval {
  /// The inequalities of an interval for the side along an axis.
  package func halfPlanes(along axis: Axis) -> [SizeSet.HalfPlane] {
    let side = SizeForm.side(axis)
    let least = lower.map { SizeSet.HalfPlane(side - SizeForm($0.value), isStrict: !$0.isIncluded) }
    let greatest = upper.map { SizeSet.HalfPlane(SizeForm($0.value) - side, isStrict: !$0.isIncluded) }
    return [least, greatest].compactMap { $0 }
  }
}

extension SizeForm {
  /// Returns the sign of the length at a size: in doubles where these leave no doubt.
  fileprivate func sign(at size: SizePoint) -> Int {
    let (first, second) = (
      width.doubleValue * size.width.doubleValue, height.doubleValue * size.height.doubleValue
    )
    let constant = constant.doubleValue
    let sum = constant + first + second
    if abs(sum) > 1e-9 * (abs(constant) + abs(first) + abs(second)) { return sum < 0 ? -1 : 1 }
    return value(at: size).signum()
  }
}

/// A box slightly larger than a set, which quickly rules out an intersection.
package struct SizeBox {
  private let widths: ClosedRange<Double>
  private let heights: ClosedRange<Double>

  /// The margin around the set, in points.
  private static let margin = 1e-3

  package init(_ sizes: SizeSet) {
    func range(_ axis: Axis) -> ClosedRange<Double> {
      let lengths = sizes.corners.map { $0.size[axis].doubleValue }
      return ((lengths.min() ?? 0) - Self.margin)...((lengths.max() ?? 0) + Self.margin)
    }
    (widths, heights) = (range(.horizontal), range(.vertical))
  }

  /// Returns whether two sets may intersect.
  package func meets(_ other: SizeBox) -> Bool {
    widths.overlaps(other.widths) && heights.overlaps(other.heights)
  }
}
