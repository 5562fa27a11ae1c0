import Foundation

/// A text as letters with widths and the places where a line may break.
package struct LetterRun: Sendable {
  /// What a letter is to the breaking of lines.
  package enum Kind: UInt8, Sendable {
    /// A part of the word that the letter before it belongs to, if that is a letter too.
    case letter
    /// The beginning of a new word although no space precedes it.
    case wordStart
    /// A space at which a line may be wrapped.
    case space
    /// The end of a paragraph.
    case newline
  }

  /// The kinds of the letters.
  package private(set) var kinds: [Kind] = []

  /// The width of the text before each letter, and of the whole text, in units of `TextUnit`.
  private var positions: [Int] = [0]

  /// The offset of each letter, and the end of the text, in UTF-8; nil where each letter is one code unit.
  private var offsets: [Int]?

  private var utf8: [UInt8] = []

  /// How high lines of the letters are: of the first run, and of any further ones with where they begin.
  private let first: RunHeight
  private var others: [(start: Int, height: RunHeight)] = []

  /// The number of letters.
  package var count: Int { kinds.count }

  /// Letters of which everything is given: what they are, their widths in units of `TextUnit`, where each one begins in
  /// the text and where that ends, and the heights of their runs with the letters that these begin with, at least one.
  package init(
    kinds: [Kind], widths: [Int], offsets: [Int], utf8: [UInt8], heights: [(start: Int, height: RunHeight)]
  ) {
    self.kinds = kinds
    self.utf8 = utf8
    self.offsets = offsets
    positions = widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    first = heights[0].height
    others = Array(heights.dropFirst())
  }

  /// Divides a text into letters, all of them scaled.
  init(_ text: MeasurableText, scale: CGFloat) {
    if let only = text.onlyRun {
      let run = ScaledRun(only, scale: scale)
      first = run.height
      utf8 = Array(only.string.utf8)
      kinds.reserveCapacity(utf8.count)
      positions.reserveCapacity(utf8.count + 1)
      var rule = WordRule()
      if only.image == nil, utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
        appendASCII(run, &rule)
      } else {
        offsets = [0]
        append(run, &rule)
      }
      return
    }
    let runs = text.runs.map { ScaledRun($0, scale: scale) }
    first = runs[0].height
    offsets = [0]
    var rule = WordRule()
    for (index, run) in runs.enumerated() {
      if index > 0 { others.append((count, run.height)) }
      utf8 += Array(run.string.utf8)
      append(run, &rule)
    }
  }

  /// The width of a range of letters, in units of `TextUnit`.
  package func width(_ start: Int, _ end: Int) -> Int {
    positions[end] - positions[start]
  }

  /// Where a letter begins in the text, in UTF-8; of the number of letters, where the text ends.
  package func offset(of letter: Int) -> Int { offsets.map { $0[letter] } ?? letter }

  /// The string of a range of letters.
  package func string(_ start: Int, _ end: Int) -> String {
    let range = offsets.map { $0[start]..<$0[end] } ?? start..<end
    return String(decoding: utf8[range], as: UTF8.self)
  }

  private mutating func appendASCII(_ run: ScaledRun, _ rule: inout WordRule) {
    for byte in utf8 {
      let advance = run.advances.advance(ofASCII: byte)
      kinds.append(rule.kind(ofASCII: byte))
      positions.append(positions[positions.count - 1] + run.width(advance))
    }
  }

  private mutating func append(_ run: ScaledRun, _ rule: inout WordRule) {
    if let width = run.image {
      kinds.append(rule.kindOfImage())
      positions.append(positions[positions.count - 1] + width)
      offsets?.append(utf8.count)
      return
    }
    var end = offsets?.last ?? 0
    for letter in run.string {
      let advance = run.advances.advance(of: letter)
      kinds.append(rule.kind(of: letter, advance: advance))
      positions.append(positions[positions.count - 1] + run.width(advance))
      end += letter.utf8.count
      offsets?.append(end)
    }
  }
}

extension LetterRun {
  /// The height of a line above its baseline and its depth below it, in points.
  package struct LineHeight: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    var total: CGFloat { ascent + descent }
  }

  /// How high every line is; `nil` where that depends on its letters.
  var uniformHeight: LineHeight? {
    let all = others.allSatisfy { $0.height.ascent == first.ascent && $0.height.descent == first.descent }
    return all ? LineHeight(ascent: first.ascent, descent: first.descent) : nil
  }

  /// The height of a line of the first letters, in points.
  var firstLineHeight: CGFloat { first.ascent + first.descent }

  /// How high a line of a range of letters is: that of its highest and its deepest run.
  ///
  /// A line without letters is as high as those before it would make it.
  func height(_ start: Int, _ end: Int) -> LineHeight {
    var height = LineHeight(ascent: 0, descent: 0)
    forEachRun(from: start, to: max(end, start + 1)) { run in
      height.ascent = max(height.ascent, run.ascent)
      height.descent = max(height.descent, run.descent)
    }
    return height
  }

  /// The width of the ellipsis set as a letter is, in units of `TextUnit`.
  package func ellipsis(at letter: Int) -> Int {
    var width = first.ellipsis
    if !others.isEmpty { forEachRun(from: letter, to: letter + 1) { width = $0.ellipsis } }
    return width
  }

  private func forEachRun(from start: Int, to end: Int, _ body: (RunHeight) -> Void) {
    for index in -1..<others.count {
      let begin = index < 0 ? 0 : others[index].start
      let isLast = index + 1 == others.count
      let stop = isLast ? Int.max : others[index + 1].start
      if begin < end, start < stop { body(index < 0 ? first : others[index].height) }
    }
  }
}
