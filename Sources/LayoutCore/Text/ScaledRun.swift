import Foundation

/// The numbers of a run of a text, for the built-in measurer.
struct ScaledRun: Sendable {
  let string: String
  let advances: AdvanceWidths
  /// The widths of font units.
  let size: Int
  /// What is added to each letter, in units.
  let tracking: Int
  /// The width of an image, in units; `nil` for letters.
  let image: Int?
  /// The height of its line above the baseline, in points.
  let ascent: CGFloat
  /// The depth of its line below the baseline, in points.
  let descent: CGFloat

  /// Scales a run.
  init(_ run: TextRun, scale: CGFloat) {
    let font = ScaledFont(run.font, scale: scale)
    string = run.string
    advances = font.advances
    size = font.size
    tracking = TextUnit.units(run.tracking * scale)
    let offset = TextUnit.height(run.baselineOffset * scale)
    var (above, below) = (font.ascent, font.descent)
    image = run.image.map { max(0, TextUnit.units($0.width * scale)) }
    if let image = run.image {
      let height = max(0, TextUnit.height(image.height * scale))
      // The middle of a line lies half of what its ascent is more than its descent above the baseline.
      let top = image.isSymbol ? TextUnit.height((height + above - below) / 2) : height
      (above, below) = (max(above, top), max(below, height - top))
    }
    ascent = above + max(0, offset)
    descent = below + max(0, -offset)
  }

  /// The height of a line with nothing else in it, in points.
  var lineHeight: CGFloat { ascent + descent }

  /// The width of the ellipsis, in units.
  var ellipsis: Int { width(advances.advance(of: "…" as Unicode.Scalar)) }

  /// The width of a letter that advances by so many font units, in units of `TextUnit`: what has no width gets none.
  func width(_ advance: Int) -> Int { advance == 0 ? 0 : max(0, advance * size + tracking) }
}
