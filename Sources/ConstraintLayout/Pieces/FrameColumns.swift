import Foundation
import LayoutCore
import LinearProgramming

/// A root piece as columns of whole numbers: every coordinate is `(a + b * width + c * height) / d`.
///
/// A resize inside the region is one pass over the columns, without any allocation. While sums stay below 2 to the 53rd
/// every step but the last is exact in doubles, and the division rounds once: the numbers are those that exact fractions
/// round to.
package struct FrameColumns: Sendable {
  /// How many numbers a view has: its corner, its corner in its parent, its size, and what it is proposed, which is NaN
  /// where it is unspecified.
  package static let numbersPerView = 8

  /// The container sizes for which the columns hold.
  private let region: Region
  /// Which of the container's sides are numbers.
  private let pattern: ExactProposal.Pattern
  /// The views, in preorder.
  package let views: [LayoutTree.Index]
  private var constants: [Double] = []
  private var widths: [Double] = []
  private var heights: [Double] = []
  private var divisors: [Double] = []
  private var greatest = (constant: 0.0, width: 0.0, height: 0.0)

  /// Reads the columns off a root piece; `nil` where a fraction is too long, or depends on more than the container.
  ///
  /// - Parameters:
  ///   - root: the root piece.
  ///   - container: a size for which it holds.
  package init?(_ root: RootPiece, in container: ExactProposal) {
    region = root.region
    pattern = container.pattern
    views = root.views.map(\.index)
    for view in root.views {
      for extent in [view.x, view.y, view.xInParent, view.yInParent, view.width, view.height] {
        guard append(extent) else { return nil }
      }
      for extent in [view.proposedWidth, view.proposedHeight] {
        if let extent {
          guard append(extent) else { return nil }
        } else {
          append(constant: .nan)
        }
      }
    }
  }

  private mutating func append(constant: Double) {
    constants.append(constant)
    widths.append(0)
    heights.append(0)
    divisors.append(1)
  }

  private mutating func append(_ extent: AffineExtent) -> Bool {
    guard let form = extent.form else {
      append(constant: extent == .infinite ? .infinity : -.infinity)
      return true
    }
    guard form.container.isEmpty, form.inputs.isEmpty,
      let (numbers, divisor) = Rational.wholeNumbers([form.constant, form.width, form.height])
    else { return false }
    constants.append(numbers[0])
    widths.append(numbers[1])
    heights.append(numbers[2])
    divisors.append(divisor)
    greatest.constant = max(greatest.constant, abs(numbers[0]))
    greatest.width = max(greatest.width, abs(numbers[1]))
    greatest.height = max(greatest.height, abs(numbers[2]))
    return true
  }

  /// Whether the columns hold in a container.
  package func contains(_ container: ExactProposal) -> Bool {
    container.pattern == pattern && region.contains(container)
  }

  /// Writes every view's numbers for a container of a size, in points; says whether doubles are exact enough to do so.
  ///
  /// - Parameters:
  ///   - width: the container's width; 0 where none is proposed.
  ///   - height: the container's height; 0 where none is proposed.
  ///   - buffer: room for `numbersPerView` numbers a view.
  package func write(width: Double, height: Double, into buffer: UnsafeMutableBufferPointer<Double>) -> Bool {
    guard buffer.count >= constants.count, isExact(width, height) else { return false }
    constants.withUnsafeBufferPointer { constants in
      widths.withUnsafeBufferPointer { widths in
        heights.withUnsafeBufferPointer { heights in
          divisors.withUnsafeBufferPointer { divisors in
            for place in constants.indices {
              buffer[place] =
                (constants[place] + widths[place] * width + heights[place] * height) / divisors[place]
            }
          }
        }
      }
    }
    return true
  }

  private func isExact(_ width: Double, _ height: Double) -> Bool {
    guard width.isFinite, height.isFinite else { return false }
    // The unit in which both sides are whole numbers.
    let unit = min(width.lowestUnit, height.lowestUnit)
    let sum =
      greatest.constant + greatest.width * abs(width) + greatest.height * abs(height)
    return sum / unit < 0x1p53
  }
}

extension Double {
  /// The lowest bit that is set, at most one: the number is a multiple of it.
  fileprivate var lowestUnit: Double {
    if isZero { return 1 }
    return min(
      1,
      ulp
        * Double(
          sign: .plus, exponent: significandBitPattern == 0 ? 52 : significandBitPattern.trailingZeroBitCount,
          significand: 1))
  }
}
