import LinearProgramming

/// The affine function through exact values at a few sizes.
enum AffineFit {
  /// The function; `nil` where the values lie on none.
  ///
  /// The first size is in the middle, and is the test.
  static func form(_ values: [Rational], _ sizes: [(width: Double, height: Double)]) -> InspectedLength? {
    guard values.contains(where: { $0 != values[0] }) else { return .constant(values[0].doubleValue) }
    let points = sizes.map { (Rational(exactly: $0.width) ?? 0, Rational(exactly: $0.height) ?? 0) }
    let hasHeights = points.contains { $0.1 != points[0].1 }
    let hasWidths = points.contains { $0.0 != points[0].0 }
    let (perWidth, perHeight): (Rational, Rational)
    if hasWidths && hasHeights {
      guard values.count > 3 else { return nil }
      let (a, b) = (difference(points, 1, 2), difference(points, 1, 3))
      let determinant = a.0 * b.1 - a.1 * b.0
      guard !determinant.isZero else { return nil }
      let (da, db) = (values[2] - values[1], values[3] - values[1])
      perWidth = (da * b.1 - a.1 * db) / determinant
      perHeight = (a.0 * db - da * b.0) / determinant
    } else {
      guard values.count > 2 else { return nil }
      let step = difference(points, 1, 2)
      perWidth = hasWidths ? (values[2] - values[1]) / step.0 : 0
      perHeight = hasWidths ? 0 : (values[2] - values[1]) / step.1
    }
    let constant = values[1] - perWidth * points[1].0 - perHeight * points[1].1
    let isAffine = zip(values, points).allSatisfy { constant + perWidth * $1.0 + perHeight * $1.1 == $0 }
    return isAffine
      ? .affine(
        constant: InspectedNumber.rounded(constant.doubleValue),
        perWidth: InspectedNumber.roundedFactor(perWidth.doubleValue),
        perHeight: InspectedNumber.roundedFactor(perHeight.doubleValue)) : nil
  }

  private static func difference(
    _ points: [(Rational, Rational)], _ from: Int, _ to: Int
  ) -> (Rational, Rational) {
    (points[to].0 - points[from].0, points[to].1 - points[from].1)
  }
}
