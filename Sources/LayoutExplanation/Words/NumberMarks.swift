import LinearProgramming

/// Signs around the numbers of sentences, for those who put other numbers in their places.
package enum NumberMarks {
  /// Stands before a number and behind it; no sign that a text has.
  package static let mark: Character = "\u{E001}"

  /// Whether numbers are marked where sentences are made: then they are exact fractions, after a sign for how they are
  /// written: `g` with commas between the thousands, `p` without.
  @TaskLocal package static var areMade = false

  /// A number as sentences have it, without marks.
  package static func plain(_ value: Rational, isGrouped: Bool) -> String {
    plain(value.doubleValue, isGrouped: isGrouped)
  }

  /// A number as sentences have it, without marks.
  package static func plain(_ value: Double, isGrouped: Bool) -> String {
    isGrouped ? Words.points(value) : Words.plain(value)
  }

  /// A number, marked where numbers are.
  static func around(_ value: Rational, isGrouped: Bool, _ text: () -> String) -> String {
    areMade ? "\(mark)\(isGrouped ? "g" : "p")\(value)\(mark)" : text()
  }
}
