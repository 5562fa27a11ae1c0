import Foundation
import LayoutCore

extension StructurePlanner {
  /// Returns the number for lengths that are equal within the tolerance: the roundest one near their middle.
  func constant(_ lengths: [CGFloat]) -> CGFloat? {
    guard let least = lengths.min(), let greatest = lengths.max() else { return nil }
    // Each length is the difference of two edges.
    let whole = 2 * tolerance - (greatest - least) / 2
    // Exact frames stay exact: small errors of many numbers add up.
    let slack = tolerance < 0.1 ? min(whole, tolerance / 4) : whole
    guard greatest - least <= 4 * tolerance + 1e-9 else { return nil }
    return round((least + greatest) / 2, within: max(1e-6, slack))
  }

  /// Returns the number with the fewest digits within a distance.
  func round(_ number: CGFloat, within distance: CGFloat) -> CGFloat {
    CGFloat(
      RoundNumbers.roundest(
        Double(number - distance)...Double(number + distance), RoundNumbers.digits))
  }
}

/// Usual numbers in source.
enum RoundNumbers {
  /// The rounding steps, fewer digits first.
  static let digits = [1, 0.5, 0.1, 0.01, 0.001]
  /// The rounding steps of lengths: a multiple of 4 before one of 5 or 2, and these before others: a choice,
  /// not a measurement.
  static let lengths = [4.0, 5, 2] + digits

  /// Whether a number is a multiple of a greater step than another one.
  static func isRounder(_ number: CGFloat, than other: CGFloat) -> Bool {
    func place(_ number: CGFloat) -> Int {
      lengths.firstIndex { abs(number / $0 - (number / $0).rounded()) * $0 < 1e-3 } ?? lengths.count
    }
    return place(number) < place(other)
  }

  /// The multiple of the first of some steps that a range has, the one nearest to its middle; the middle where none is.
  static func roundest(_ range: ClosedRange<Double>, _ steps: [Double]) -> Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    for step in steps {
      // Only the nearest multiple can be in a range around the middle.
      let near = (middle / step).rounded() * step
      if range.contains(near) { return (near * 1_000).rounded() / 1_000 }
    }
    return middle
  }
}

extension CGRect {
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
  func end(_ axis: Axis) -> CGFloat { start(axis) + length(axis) }

  /// Returns the rectangle with another one's side along an axis.
  func replacing(_ axis: Axis, with other: CGRect) -> CGRect {
    axis == .horizontal
      ? CGRect(x: other.origin.x, y: origin.y, width: other.size.width, height: size.height)
      : CGRect(x: origin.x, y: other.origin.y, width: size.width, height: other.size.height)
  }
}
