import LayoutCore
import LinearProgramming

/// Widths and heights between which sizes lie, a little farther apart than they are: tells quickly what has nothing in
/// common.
struct SizeBox {
  private let widths: ClosedRange<Double>
  private let heights: ClosedRange<Double>

  /// How much farther, in points.
  private static let margin = 1e-3

  init(_ sizes: SizeSet) {
    func range(_ axis: Axis) -> ClosedRange<Double> {
      let lengths = sizes.corners.map { $0.size[axis].doubleValue }
      return ((lengths.min() ?? 0) - Self.margin)...((lengths.max() ?? 0) + Self.margin)
    }
    (widths, heights) = (range(.horizontal), range(.vertical))
  }

  /// Whether two sets may have something in common.
  func meets(_ other: SizeBox) -> Bool { widths.overlaps(other.widths) && heights.overlaps(other.heights) }
}
