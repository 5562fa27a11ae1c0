import Foundation

/// The numbers of a font at its size, for the built-in measurer.
struct ScaledFont: Sendable {
  /// The advance widths of the face.
  let advances: AdvanceWidths

  /// The height of a line above its baseline, in points; a multiple of 1/2.
  let ascent: CGFloat

  /// The depth of a line below its baseline, in points; a multiple of 1/2.
  let descent: CGFloat

  /// The distance of baselines and the height of one line, in points; a multiple of 1/2.
  var lineHeight: CGFloat { ascent + descent }

  /// The size in 64ths of a point; font units times this are widths in units of `TextUnit`.
  let size: Int

  /// Rounds a font's size, times a scale, to 1/64 point and chooses its face.
  init(_ font: Font, scale: CGFloat = 1) {
    let size = max(1, Int((font.size * scale * 64).rounded()))
    advances =
      switch (font.design, font.weight) {
      case (.monospaced, _): .monospaced
      case (_, .ultraLight), (_, .thin), (_, .light), (_, .regular): .robotoRegular
      case (_, .medium): .robotoMedium
      case (_, .semibold), (_, .bold), (_, .heavy), (_, .black): .robotoBold
      }
    func roundedUpToHalf(_ units: Int) -> CGFloat {
      let unit = AdvanceWidths.unitsPerEm * 32
      return CGFloat((units * size + unit - 1) / unit) / 2
    }
    self.size = size
    ascent = roundedUpToHalf(AdvanceWidths.ascent)
    descent = roundedUpToHalf(AdvanceWidths.descent)
  }
}

/// Widths as the built-in measurer adds them: whole multiples of 2^-17 points.
package enum TextUnit {
  /// The units in a point.
  package static let unitsPerPoint = 1 << 17
  private static let perPoint = CGFloat(unitsPerPoint)
  /// The greatest length of one attribute, in points: a line of any number of letters stays far from where numbers end.
  private static let most: CGFloat = 65_536

  /// A width in points; exact below 2^36 points.
  package static func points(_ units: Int) -> CGFloat { CGFloat(units) / perPoint }

  /// The nearest number of units to a length in points; NaN is none.
  package static func units(_ points: CGFloat) -> Int {
    points.isNaN ? 0 : Int((min(max(points, -most), most) * perPoint).rounded())
  }

  /// A height in points, rounded to 1/64; NaN is none.
  package static func height(_ points: CGFloat) -> CGFloat {
    points.isNaN ? 0 : (min(max(points, -most), most) * 64).rounded() / 64
  }
}

extension AdvanceWidths {
  /// The advance widths of a face whose letters are all 0.6 em wide.
  static let monospaced: AdvanceWidths = {
    let width: UInt16 = 1229
    return AdvanceWidths(
      average: Int(width), runs: [Run(first: 0x20, advances: Array(repeating: width, count: 0x5F))])
  }()
}
