import Foundation

/// A measurer that tells where the letters of a text stand, so that it can be drawn.
package protocol TypesettingMeasurer: TextMeasurer {
  /// The lines of a text at a proposal, as ``TextMeasurer/measure(_:width:height:)`` finds them.
  func typeset(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TypesetText
}

/// A text in lines, with the places of its letters.
package struct TypesetText: Sendable {
  /// The letters with their widths.
  package var letters: LetterRun
  /// How large the text is set, from its smallest scale to 1.
  package var scale: CGFloat
  /// The lines, from the top.
  package var lines: [Line]

  /// A line of a text.
  package struct Line: Sendable {
    /// The letters that stand in it; where it is cut off, those before the ellipsis.
    package var letters: Range<Int>
    /// What else stands in a line that is cut off.
    package var cut: Cut?
    /// The distance from the top of the text to the line's baseline, in points.
    package var baseline: CGFloat
    /// Its height above the baseline and its depth below it.
    package var height: LetterRun.LineHeight
    /// How much narrower than its letters it is set, as a factor.
    package var tightening: CGFloat
  }

  /// A line of which a part is left out.
  package struct Cut: Sendable {
    /// The letters before the ellipsis.
    package var head: Range<Int>
    /// The letters after the ellipsis.
    package var tail: Range<Int>
    /// The letter whose font the ellipsis is set in.
    package var sample: Int
  }
}

extension TextSetter {
  /// Lines with their places.
  func typeset(_ lines: Lines) -> TypesetText {
    var top: CGFloat = 0
    let last = lines.breaker.ranges.count - 1
    let set = zip(lines.breaker.ranges, lines.heights).enumerated().map { index, line in
      let (range, height) = line
      defer { top += height.total + spacing }
      let cut = index == last ? lines.breaker.cut : nil
      let width = letters.width(range.lowerBound, range.upperBound)
      // A line that was tightened is the only one that is narrower than its letters.
      let isTightened = index == last && cut == nil && lines.breaker.isLastForWantOfLines && width > 0
      return TypesetText.Line(
        letters: cut?.head ?? range, cut: cut, baseline: top + height.ascent, height: height,
        tightening: isTightened ? CGFloat(LineBreaker.tightened(width)) / CGFloat(width) : 1)
    }
    return TypesetText(letters: letters, scale: scale, lines: set)
  }
}
