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
  /// How high its line is, and its ellipsis.
  let height: RunHeight

  /// Scales a run.
  init(_ run: TextRun, scale: CGFloat) {
    let font = ScaledFont(run.font, scale: scale)
    string = run.string
    advances = font.advances
    size = font.size
    tracking = TextUnit.units(run.tracking * scale)
    image = run.image.map { max(0, TextUnit.units($0.width * scale)) }
    let ellipsis = Self.width(font.advances.advance(of: "…" as Unicode.Scalar), size, tracking)
    var height = RunHeight(ascent: font.ascent, descent: font.descent, ellipsis: ellipsis)
    if let image = run.image { height.add(image, scale: scale) }
    height.move(by: TextUnit.height(run.baselineOffset * scale))
    self.height = height
  }

  /// The width of a letter that advances by so many font units, in units of `TextUnit`: what has no width gets none.
  func width(_ advance: Int) -> Int { Self.width(advance, size, tracking) }

  private static func width(_ advance: Int, _ size: Int, _ tracking: Int) -> Int {
    advance == 0 ? 0 : max(0, advance * size + tracking)
  }
}
