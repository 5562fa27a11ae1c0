import Foundation
import LayoutCore

extension StructurePlanner {
  /// The number that stands for lengths that are equal but for the tolerance: the roundest one near their middle.
  func constant(_ lengths: [CGFloat]) -> CGFloat? {
    guard let least = lengths.min(), let greatest = lengths.max() else { return nil }
    // Each length is the difference of two edges.
    let whole = 2 * tolerance - (greatest - least) / 2
    // Exact frames stay so: small errors of many numbers add up.
    let slack = tolerance < 0.1 ? min(whole, tolerance / 4) : whole
    guard greatest - least <= 4 * tolerance + 1e-9 else { return nil }
    return round((least + greatest) / 2, within: max(1e-6, slack))
  }

  /// The number with the fewest digits within a distance.
  func round(_ number: CGFloat, within distance: CGFloat) -> CGFloat {
    for step in [CGFloat(1), 0.5, 0.1, 0.01, 0.001] {
      let near = (number / step).rounded() * step
      if abs(near - number) <= distance { return (near * 1_000).rounded() / 1_000 }
    }
    return number
  }
}

extension CGRect {
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
  func end(_ axis: Axis) -> CGFloat { start(axis) + length(axis) }

  /// The rectangle with another one's side along an axis.
  func replacing(_ axis: Axis, with other: CGRect) -> CGRect {
    axis == .horizontal
      ? CGRect(x: other.origin.x, y: origin.y, width: other.size.width, height: size.height)
      : CGRect(x: origin.x, y: other.origin.y, width: size.width, height: other.size.height)
  }
}
