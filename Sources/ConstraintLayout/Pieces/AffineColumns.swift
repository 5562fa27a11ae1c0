import Foundation
import LinearProgramming

/// Rows of four affine functions of two numbers, stored as columns of whole numbers with one divisor each.
///
/// A function that occurs repeatedly is stored once. As long as sums stay below 2 to the 53rd, every step but
/// the last is exact in doubles, and the division rounds once: the values are those to which exact fractions
/// would round.
struct AffineColumns {
  /// The indices of each row's functions.
  private var rows: [SIMD4<Int32>] = []
  private var constants: [Double] = []
  private var widths: [Double] = []
  private var heights: [Double] = []
  private var divisors: [Double] = []
  private var greatest = (constant: 0.0, width: 0.0, height: 0.0)
  /// The values of the functions, reused so that writing does not allocate.
  private var values: [Double] = []

  /// Returns whether every sum is exact in doubles.
  func areExact(_ width: Double, _ height: Double) -> Bool {
    // The unit in which both sides are whole numbers.
    let unit = min(width.lowestUnit, height.lowestUnit)
    let sum = greatest.constant + greatest.width * abs(width) + greatest.height * abs(height)
    return sum / unit < 0x1p53
  }

  /// Evaluates the functions at two numbers.
  mutating func evaluate(_ width: Double, _ height: Double) {
    // Without bounds checks, the loop is vectorised.
    values.withUnsafeMutableBufferPointer { values in
      constants.withUnsafeBufferPointer { constants in
        widths.withUnsafeBufferPointer { widths in
          heights.withUnsafeBufferPointer { heights in
            divisors.withUnsafeBufferPointer { divisors in
              for index in 0..<values.count {
                values[index] =
                  (constants[index] + widths[index] * width + heights[index] * height) / divisors[index]
              }
            }
          }
        }
      }
    }
  }

  /// The values of a row at the last evaluation.
  subscript(row: Int) -> SIMD4<Double> {
    let functions = rows[row]
    return SIMD4(
      values[Int(functions.x)], values[Int(functions.y)], values[Int(functions.z)], values[Int(functions.w)])
  }

  /// Writes the values of the last evaluation, row by row.
  func write(into buffer: UnsafeMutablePointer<Double>) {
    values.withUnsafeBufferPointer { values in
      rows.withUnsafeBufferPointer { rows in
        for row in 0..<rows.count {
          let functions = rows[row]
          for column in 0..<4 { buffer[4 * row + column] = values[Int(functions[column])] }
        }
      }
    }
  }
}

extension AffineColumns {
  /// A constant in place of a function; the constants are the first functions of all columns.
  enum Constant: Int32, CaseIterable {
    case zero, infinity, minusInfinity, none

    fileprivate var value: Double {
      switch self {
      case .zero: 0
      case .infinity: .infinity
      case .minusInfinity: -.infinity
      case .none: .nan
      }
    }
  }

  struct Builder {
    private var columns = AffineColumns()
    private var known: [FractionForm: Int32] = [:]

    /// The number of functions that are looked up again: if hardly any recurs, the table would take more
    /// memory than it saves.
    private static let mostKnown = 1 << 15

    /// Creates rows of the same constants.
    init(rows: Int, of x: Constant, _ y: Constant, _ width: Constant, _ height: Constant) {
      for constant in Constant.allCases { _ = columns.append(constant.value, 0, 0, over: 1) }
      let row = SIMD4(x.rawValue, y.rawValue, width.rawValue, height.rawValue)
      columns.rows = Array(repeating: row, count: rows)
    }

    /// Sets the functions of a row, with NaN for `nil`.
    ///
    /// Returns whether each of them depends on the two numbers alone, with coefficients that doubles hold.
    mutating func set(
      _ row: Int, to x: AffineExtent, _ y: AffineExtent, _ width: AffineExtent?, _ height: AffineExtent?
    ) -> Bool {
      guard let x = function(x), let y = function(y), let width = function(width),
        let height = function(height)
      else { return false }
      columns.rows[row] = SIMD4(x, y, width, height)
      return true
    }

    private mutating func function(_ extent: AffineExtent?) -> Int32? {
      switch extent {
      case nil: return Constant.none.rawValue
      case .infinite: return Constant.infinity.rawValue
      case .negativeInfinite: return Constant.minusInfinity.rawValue
      case .finite(let form):
        guard let fractions = form.fractions else { return nil }
        if let known = known[fractions] { return known }
        guard let (numbers, divisor) = Rational.wholeNumbers([form.constant, form.width, form.height]) else {
          return nil
        }
        let new = columns.append(numbers[0], numbers[1], numbers[2], over: divisor)
        if known.count < Self.mostKnown { known[fractions] = new }
        return new
      }
    }

    var finished: AffineColumns {
      var columns = columns
      columns.values = Array(repeating: 0, count: columns.constants.count)
      return columns
    }
  }

  private mutating func append(
    _ constant: Double, _ width: Double, _ height: Double, over divisor: Double
  ) -> Int32 {
    constants.append(constant)
    widths.append(width)
    heights.append(height)
    divisors.append(divisor)
    if constant.isFinite { greatest.constant = max(greatest.constant, abs(constant)) }
    greatest.width = max(greatest.width, abs(width))
    greatest.height = max(greatest.height, abs(height))
    return Int32(constants.count - 1)
  }
}

extension Double {
  /// The lowest set bit, at most one, of which the number is a multiple.
  fileprivate var lowestUnit: Double {
    if isZero { return 1 }
    let zeros = significandBitPattern == 0 ? 52 : significandBitPattern.trailingZeroBitCount
    return min(1, ulp * Double(sign: .plus, exponent: zeros, significand: 1))
  }
}
