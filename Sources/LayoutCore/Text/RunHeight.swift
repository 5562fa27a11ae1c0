import Foundation

/// How high the lines of a run of a text are, and how wide an ellipsis in its font is.
package struct RunHeight: Hashable, Sendable {
  /// The height of its line above the baseline, in points.
  package var ascent: CGFloat
  /// The depth of its line below the baseline, in points.
  package var descent: CGFloat
  /// The width of the ellipsis, in units of `TextUnit`.
  package var ellipsis: Int

  /// The height of a font's line.
  package init(ascent: CGFloat, descent: CGFloat, ellipsis: Int) {
    self.ascent = ascent
    self.descent = descent
    self.ellipsis = ellipsis
  }

  /// Makes room for an image beside the letters.
  package mutating func add(_ image: TextImage, scale: CGFloat) {
    let height = max(0, TextUnit.height(image.height * scale))
    let top = image.top(height: height, ascent: ascent, descent: descent)
    (ascent, descent) = (max(ascent, top), max(descent, height - top))
  }

  /// Moves the run up by a length in points, which makes its line higher, or down, which makes it deeper.
  package mutating func move(by offset: CGFloat) {
    ascent += max(0, offset)
    descent += max(0, -offset)
  }
}

extension TextImage {
  /// How far the top of the image lies above the baseline of a font's line, in points, at a height.
  package func top(height: CGFloat, ascent: CGFloat, descent: CGFloat) -> CGFloat {
    // The middle of a line lies half of what its ascent is more than its descent above the baseline.
    isSymbol ? TextUnit.height((height + ascent - descent) / 2) : height
  }
}
