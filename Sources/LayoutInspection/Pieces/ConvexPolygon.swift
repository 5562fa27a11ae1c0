/// A part of the plane of widths and heights, with its corners against the clock.
struct ConvexPolygon {
  typealias Point = (width: Double, height: Double)

  private(set) var corners: [Point]

  /// A rectangle.
  init(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) {
    corners = [
      (widths.lowerBound, heights.lowerBound), (widths.upperBound, heights.lowerBound),
      (widths.upperBound, heights.upperBound), (widths.lowerBound, heights.upperBound),
    ]
  }

  private init(_ corners: [Point]) { self.corners = corners }

  /// Twice its area, in square points.
  var doubledArea: Double {
    guard corners.count > 2 else { return 0 }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + $1.0.width * $1.1.height - $1.1.width * $1.0.height
    }
  }

  /// A point in its middle.
  var middle: Point {
    let area = doubledArea
    guard area > 0 else { return corners[0] }
    // Sums of small differences: the corners of a sliver have many digits in common.
    let (x, y) = corners[0]
    var (sumX, sumY) = (0.0, 0.0)
    for (a, b) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      let part = (a.width - x) * (b.height - y) - (b.width - x) * (a.height - y)
      sumX += part * (a.width - x + b.width - x)
      sumY += part * (a.height - y + b.height - y)
    }
    return (x + sumX / (3 * area), y + sumY / (3 * area))
  }

  /// The parts where an affine function is at least zero, and where it is less; empty parts are `nil`.
  func split(_ value: (Point) -> Double) -> (inside: ConvexPolygon?, outside: ConvexPolygon?) {
    let values = corners.map(value)
    var (inside, outside): ([Point], [Point]) = ([], [])
    for place in corners.indices {
      let next = (place + 1) % corners.count
      let (corner, amount, end) = (corners[place], values[place], values[next])
      if amount >= 0 { inside.append(corner) }
      if amount <= 0 { outside.append(corner) }
      if (amount > 0 && end < 0) || (amount < 0 && end > 0) {
        let share = amount / (amount - end)
        let point = (
          corner.width + share * (corners[next].width - corner.width),
          corner.height + share * (corners[next].height - corner.height)
        )
        inside.append(point)
        outside.append(point)
      }
    }
    return (Self.kept(inside), Self.kept(outside))
  }

  /// Parts that no pixel could show are none.
  private static func kept(_ corners: [Point]) -> ConvexPolygon? {
    let polygon = ConvexPolygon(corners)
    return polygon.doubledArea > 1e-7 ? polygon : nil
  }
}
