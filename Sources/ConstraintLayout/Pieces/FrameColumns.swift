import Foundation
import LayoutCore
import LinearProgramming

/// A root piece as columns of whole numbers: every coordinate is `(a + b * width + c * height) / d`.
///
/// A resize inside the region is one pass over the columns, without any allocation.
package struct FrameColumns {
  /// The container sizes for which the columns hold.
  private let region: Region
  /// Which of the container's sides are numbers.
  private let pattern: ExactProposal.Pattern
  /// The views that are placed, by position.
  private let isPlaced: [Bool]
  /// The corner and the size of each view.
  private let frames: AffineColumns
  /// The corner of each view in its parent, and what it is proposed: NaN where that is unspecified.
  private let rest: AffineColumns

  /// Reads the columns off a root piece; `nil` where a fraction is too long, or depends on more than the container.
  ///
  /// - Parameters:
  ///   - root: the root piece.
  ///   - container: a size for which it holds.
  ///   - viewCount: how many views the tree has.
  package init?(_ root: RootPiece, in container: ExactProposal, viewCount: Int) {
    region = root.region
    pattern = container.pattern
    var isPlaced = Array(repeating: false, count: viewCount)
    var (frames, rest) = (AffineColumns(), AffineColumns())
    frames.reserveCapacity(4 * viewCount)
    rest.reserveCapacity(4 * viewCount)
    func leaveOut(upTo position: Int) {
      while frames.count < 4 * position {
        frames.append(.null)
        rest.append(.null)
      }
    }
    // They come in preorder.
    for view in root.views where view.index.position < viewCount {
      leaveOut(upTo: view.index.position)
      isPlaced[view.index.position] = true
      for extent in [view.x, view.y, view.width, view.height] {
        guard frames.append(extent) else { return nil }
      }
      for extent in [view.xInParent, view.yInParent, view.proposedWidth, view.proposedHeight] {
        guard rest.append(extent) else { return nil }
      }
    }
    leaveOut(upTo: viewCount)
    (self.isPlaced, self.frames, self.rest) = (isPlaced, frames, rest)
  }

  /// Whether the columns hold in a container.
  package func contains(_ container: ExactProposal) -> Bool {
    container.pattern == pattern && region.contains(container)
  }

  /// Writes every view's frame in a container of a size, in points; says whether doubles are exact enough to do so.
  ///
  /// A view that is not placed has the null rectangle.
  package func write(in container: ProposedViewSize, into buffer: UnsafeMutableBufferPointer<CGRect>) -> Bool
  {
    let (width, height) = (container.width.finite, container.height.finite)
    guard buffer.count >= isPlaced.count, frames.areExact(width, height) else { return false }
    buffer.withMemoryRebound(to: (Double, Double, Double, Double).self) { rows in
      rows.baseAddress?.withMemoryRebound(to: Double.self, capacity: 4 * isPlaced.count) {
        frames.write(width, height, into: $0)
      }
    }
    return true
  }

  /// Every view in a container of a size, by position; `nil` where doubles are not exact enough.
  package func viewFrames(in container: ProposedViewSize) -> [ViewFrame?]? {
    let (width, height) = (container.width.finite, container.height.finite)
    guard frames.areExact(width, height), rest.areExact(width, height) else { return nil }
    let (frames, rest) = (frames.values(width, height), rest.values(width, height))
    return isPlaced.indices.map { position in
      guard isPlaced[position] else { return nil }
      let first = 4 * position
      func side(_ place: Int) -> CGFloat? { rest[first + place].isNaN ? nil : rest[first + place] }
      return ViewFrame(
        origin: CGPoint(x: frames[first], y: frames[first + 1]),
        originInParent: CGPoint(x: rest[first], y: rest[first + 1]),
        size: CGSize(width: frames[first + 2], height: frames[first + 3]),
        proposal: ProposedViewSize(width: side(2), height: side(3)))
    }
  }
}

/// Affine functions of two numbers, as columns of whole numbers over one divisor each.
///
/// While sums stay below 2 to the 53rd every step but the last is exact in doubles, and the division rounds once: the
/// values are those that exact fractions round to.
private struct AffineColumns {
  private var constants: [Double] = []
  private var widths: [Double] = []
  private var heights: [Double] = []
  private var divisors: [Double] = []
  private var greatest = (constant: 0.0, width: 0.0, height: 0.0)

  /// How many there are.
  var count: Int { constants.count }

  /// Makes room for so many.
  mutating func reserveCapacity(_ count: Int) {
    constants.reserveCapacity(count)
    widths.reserveCapacity(count)
    heights.reserveCapacity(count)
    divisors.reserveCapacity(count)
  }

  /// Adds constants.
  mutating func append(_ numbers: [Double]) {
    for number in numbers {
      constants.append(number)
      widths.append(0)
      heights.append(0)
      divisors.append(1)
    }
  }

  /// Adds a coordinate, NaN where there is none; says whether it is a function of the two numbers that doubles hold.
  mutating func append(_ extent: AffineExtent?) -> Bool {
    guard let form = extent?.form else {
      append([extent.map { $0 == .infinite ? .infinity : -.infinity } ?? .nan])
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

  /// Whether every sum is exact in doubles.
  func areExact(_ width: Double, _ height: Double) -> Bool {
    // The unit in which both sides are whole numbers.
    let unit = min(width.lowestUnit, height.lowestUnit)
    let sum = greatest.constant + greatest.width * abs(width) + greatest.height * abs(height)
    return sum / unit < 0x1p53
  }

  /// Writes the values.
  func write(_ width: Double, _ height: Double, into buffer: UnsafeMutablePointer<Double>) {
    constants.withUnsafeBufferPointer { constants in
      widths.withUnsafeBufferPointer { widths in
        heights.withUnsafeBufferPointer { heights in
          divisors.withUnsafeBufferPointer { divisors in
            for place in 0..<constants.count {
              buffer[place] =
                (constants[place] + widths[place] * width + heights[place] * height) / divisors[place]
            }
          }
        }
      }
    }
  }

  /// The values.
  func values(_ width: Double, _ height: Double) -> [Double] {
    [Double](unsafeUninitializedCapacity: constants.count) { buffer, count in
      buffer.baseAddress.map { write(width, height, into: $0) }
      count = constants.count
    }
  }
}

extension [Double] {
  /// The null rectangle's numbers.
  fileprivate static var null: [Double] { [.infinity, .infinity, 0, 0] }
}

extension CGFloat? {
  /// The side in a form that has no slope along it unless it is a number.
  fileprivate var finite: Double { map { $0.isFinite ? Double($0) : 0 } ?? 0 }
}

extension Double {
  /// The lowest bit that is set, at most one: the number is a multiple of it.
  fileprivate var lowestUnit: Double {
    if isZero { return 1 }
    let zeros = significandBitPattern == 0 ? 52 : significandBitPattern.trailingZeroBitCount
    return min(1, ulp * Double(sign: .plus, exponent: zeros, significand: 1))
  }
}
