import Foundation

/// The numbers of a font at its size, for the built-in measurer.
struct ScaledFont: Sendable {
  /// The advance widths of the face.
  let advances: AdvanceWidths

  /// The height of a line above its baseline, in points; a multiple of 1/2.
  let ascent: CGFloat

  /// The distance of baselines and the height of one line, in points; a multiple of 1/2.
  let lineHeight: CGFloat

  /// The size in 64ths of a point.
  private let size: Int

  /// Rounds a font's size to 1/64 point and chooses its face.
  init(_ font: Font) {
    let size = Int((font.size * 64).rounded())
    advances =
      switch font.weight {
      case .ultraLight, .thin, .light, .regular: .robotoRegular
      case .medium: .robotoMedium
      case .semibold, .bold, .heavy, .black: .robotoBold
      }
    func roundedUpToHalf(_ units: Int) -> CGFloat {
      let unit = AdvanceWidths.unitsPerEm * 32
      return CGFloat((units * size + unit - 1) / unit) / 2
    }
    self.size = size
    ascent = roundedUpToHalf(AdvanceWidths.ascent)
    lineHeight = ascent + roundedUpToHalf(AdvanceWidths.descent)
  }

  /// The length of a number of font units, in points; exact below 2^36 points.
  func points(_ units: Int) -> CGFloat {
    CGFloat(units * size) / CGFloat(AdvanceWidths.unitsPerEm * 64)
  }

  /// The number of whole lines that fit a height: at least one, and any number where it is very large.
  func lineCount(fitting height: CGFloat) -> Int {
    guard height >= lineHeight else { return 1 }
    guard height < lineHeight * 0x1p40 else { return .max }
    let estimate = (height / lineHeight).rounded(.down)
    return Int(estimate * lineHeight > height ? estimate - 1 : estimate)
  }
}
