import Foundation
import LinearProgramming

/// Rows of four affine functions of two numbers, as columns of whole numbers over one divisor each; a function that recurs
/// stands there once.
///
/// While sums stay below 2 to the 53rd every step but the last is exact in doubles, and the division rounds once: the
/// values are those that exact fractions round to.
struct AffineColumns {
  /// Which of the functions stand in each row.
  private var rows: [SIMD4<Int32>] = []
  private var constants: [Double] = []
  private var widths: [Double] = []
  private var heights: [Double] = []
  private var divisors: [Double] = []
  private var greatest = (constant: 0.0, width: 0.0, height: 0.0)
  /// Room for the functions' values, so that writing allocates nothing.
  private var values: [Double] = []

  /// Whether every sum is exact in doubles.
  func areExact(_ width: Double, _ height: Double) -> Bool {
    // The unit in which both sides are whole numbers.
    let unit = min(width.lowestUnit, height.lowestUnit)
    let sum = greatest.constant + greatest.width * abs(width) + greatest.height * abs(height)
    return sum / unit < 0x1p53
  }

  /// Finds the functions' values.
  mutating func evaluate(_ width: Double, _ height: Double) {
    // Without checks of bounds, several at a time are computed.
    values.withUnsafeMutableBufferPointer { values in
      constants.withUnsafeBufferPointer { constants in
        widths.withUnsafeBufferPointer { widths in
          heights.withUnsafeBufferPointer { heights in
            divisors.withUnsafeBufferPointer { divisors in
              for place in 0..<values.count {
                values[place] =
                  (constants[place] + widths[place] * width + heights[place] * height) / divisors[place]
              }
            }
          }
        }
      }
    }
  }

  /// The values of a row that were found last.
  subscript(row: Int) -> SIMD4<Double> {
    let functions = rows[row]
    return SIMD4(
      values[Int(functions.x)], values[Int(functions.y)], values[Int(functions.z)], values[Int(functions.w)])
  }

  /// Writes the values that were found last, row by row.
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
  /// What stands in a place that depends on neither number; the first functions of all columns.
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

  /// Columns that are being filled.
  struct Builder {
    private var columns = AffineColumns()
    private var known: [FractionForm: Int32] = [:]

    /// Only so many functions are looked for again: where hardly any recurs, the search would take more memory than it
    /// saves.
    private static let mostKnown = 1 << 15

    /// Makes rows of the same constants.
    init(rows: Int, of x: Constant, _ y: Constant, _ width: Constant, _ height: Constant) {
      for constant in Constant.allCases { _ = columns.append(constant.value, 0, 0, over: 1) }
      let row = SIMD4(x.rawValue, y.rawValue, width.rawValue, height.rawValue)
      columns.rows = Array(repeating: row, count: rows)
    }

    /// Puts coordinates in a row, NaN where there is none; says whether each is a function of the two numbers that doubles
    /// hold.
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

    /// The columns.
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
  /// The lowest bit that is set, at most one: the number is a multiple of it.
  fileprivate var lowestUnit: Double {
    if isZero { return 1 }
    let zeros = significandBitPattern == 0 ? 52 : significandBitPattern.trailingZeroBitCount
    return min(1, ulp * Double(sign: .plus, exponent: zeros, significand: 1))
  }
}
