import ElementTree

/// A run of the rules on numbers that are lines: where it is, and every comparison it made on the way.
///
/// A run that is repeated at any other length that it holds for takes the same steps.
package struct LineRun {
  /// The length of the running side: a fraction, the denominator above zero.
  private var numerator: Int64 = 0
  private var denominator: Int64 = 1
  /// What the comparisons said so far.
  var finding = Finding()
  /// The views whose code took a number as it is at this length: the run says nothing of any other length.
  private(set) var opaqueViews: [LayoutTree.Index] = []
  /// How many runs there have been.
  private(set) var number: Int32 = 0

  /// Where an interval of lengths ends: a fraction, the denominator above zero, or nothing where that is zero.
  package struct End {
    /// The numerator.
    package var numerator: Int64 = 0
    /// The denominator.
    package var denominator: Int64 = 0
    /// Whether the end belongs to the interval.
    package var isIncluded = false
  }

  /// What a run, or a part of one, says of the side: the lengths that take the same steps.
  package struct Finding {
    /// The least length.
    package var lower = End()
    /// The greatest length.
    package var upper = End()
    /// The number of the run that took a number as it is; in any other run, nothing is known.
    var opaqueRun: Int32 = -1
  }

  /// Begins a run at a length, a fraction whose denominator is above zero.
  mutating func begin(at numerator: Int64, over denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
    finding = Finding()
    opaqueViews.removeAll(keepingCapacity: true)
    number &+= 1
  }

  /// A number at this length, as a fraction.
  func value(of line: ShortLine) -> (numerator: Int128, denominator: Int128) {
    (
      Int128(line.constant) * Int128(denominator) + Int128(line.slope) * Int128(numerator),
      Int128(line.denominator) * Int128(denominator)
    )
  }

  /// Whether a line is more than zero here; the answer is remembered.
  mutating func isPositive(_ constant: Int64, _ slope: Int64) -> Bool {
    let isPositive = Int128(constant) * Int128(denominator) + Int128(slope) * Int128(numerator) > 0
    // Where the line crosses zero: at -constant / slope. Negative and zero lines are kept as such by the end itself.
    let end = End(
      numerator: slope > 0 ? -constant : constant, denominator: slope > 0 ? slope : -slope,
      isIncluded: !isPositive)
    if isPositive == (slope > 0) { finding.raise(to: end) } else { finding.cut(at: end) }
    return isPositive
  }

  /// Notes that a number is fixed to its value: the run holds for this length alone.
  mutating func pin() {
    let here = End(numerator: numerator, denominator: denominator, isIncluded: true)
    finding.raise(to: here)
    finding.cut(at: here)
  }

  /// Notes that the code of a view took a number as it is.
  mutating func pin(for view: LayoutTree.Index) {
    pin()
    finding.opaqueRun = number
    if !opaqueViews.contains(view) { opaqueViews.append(view) }
  }

  /// Whether what was found once holds here.
  @inline(__always)
  func holds(_ finding: Finding) -> Bool {
    if finding.opaqueRun >= 0, finding.opaqueRun != number { return false }
    return finding.contains(numerator, over: denominator)
  }

  /// Takes over what was found in another part of the run, or in an earlier one.
  @inline(__always)
  mutating func take(_ other: Finding) {
    if other.lower.denominator != 0 { finding.raise(to: other.lower) }
    if other.upper.denominator != 0 { finding.cut(at: other.upper) }
    if other.opaqueRun >= 0 { finding.opaqueRun = other.opaqueRun }
  }

  /// Where a number that does not fit is noted, as constants know no run.
  final class Loss: @unchecked Sendable {
    // Unchecked: it belongs to one run, on one thread at a time.

    var isNoted = false
    @TaskLocal static var current: Loss?
  }
}

extension LineRun.Finding {
  @inline(__always)
  func contains(_ numerator: Int64, over denominator: Int64) -> Bool {
    if lower.denominator != 0 {
      let order = LineRun.End.order(numerator, denominator, lower)
      if lower.isIncluded ? order < 0 : order <= 0 { return false }
    }
    if upper.denominator != 0 {
      let order = LineRun.End.order(numerator, denominator, upper)
      if upper.isIncluded ? order > 0 : order >= 0 { return false }
    }
    return true
  }

  @inline(__always)
  mutating func raise(to end: LineRun.End) {
    if lower.denominator != 0 {
      let order = LineRun.End.order(end.numerator, end.denominator, lower)
      if order < 0 || (order == 0 && end.isIncluded) { return }
    }
    lower = end
  }

  @inline(__always)
  mutating func cut(at end: LineRun.End) {
    if upper.denominator != 0 {
      let order = LineRun.End.order(end.numerator, end.denominator, upper)
      if order > 0 || (order == 0 && end.isIncluded) { return }
    }
    upper = end
  }
}

extension LineRun.End {
  /// Below zero where a fraction is less than an end, above where it is more.
  @inline(__always)
  fileprivate static func order(_ numerator: Int64, _ denominator: Int64, _ end: LineRun.End) -> Int {
    let left = numerator.multipliedFullWidth(by: end.denominator)
    let right = end.numerator.multipliedFullWidth(by: denominator)
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }
}
