import Foundation
import LayoutCore

extension StructurePlanner {
  /// Returns the roundest number for lengths that are equal within the tolerance; `nil` where they are not.
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

/// The numbers that people write in source.
enum RoundNumbers {
  /// The rounding steps, fewer digits first.
  static let digits = [1, 0.5, 0.1, 0.01, 0.001]
  /// The rounding steps of lengths: 4 before 5 and 2, and these before the others.
  ///
  /// The order is a choice, not a measurement.
  static let lengths = [4.0, 5, 2] + digits

  /// Returns whether a number is a multiple of an earlier one of the steps than another number is.
  static func isRounder(_ number: CGFloat, than other: CGFloat) -> Bool {
    func place(_ number: CGFloat) -> Int {
      lengths.firstIndex { abs(number / $0 - (number / $0).rounded()) * $0 < 1e-3 } ?? lengths.count
    }
    return place(number) < place(other)
  }

  /// Returns the multiple that a range has of the first possible step; the range's middle where it has none.
  ///
  /// Of several multiples, it is the one nearest to the middle.
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
