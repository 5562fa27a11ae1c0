import Foundation
import LayoutTesting
import TestSupport

@testable import ElementTree
@testable import LayoutViews

/// A random text with a proposal; all of it follows from the seed.
struct RandomText {
  let text: MeasurableText
  let width: CGFloat
  let height: CGFloat?
  private(set) var generator: SeededGenerator

  private static let alphabet = Array("iiiltWMmaeo  nrsé") + ["x", "—", "-", "字", "。", "1", ","]
  private static let rarities: [Character] = [
    "\n", "\r\n", "\t", "\u{A0}", "\u{200B}", "\u{2060}", "\u{301}", "e\u{301}", "👨‍👩‍👧", "🇸🇪", "(", "\u{2028}",
    "…", "Ж",
  ]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let length = Int.random(in: 0...40, using: &generator)
    var string = ""
    for _ in 0..<length {
      let isRare = Int.random(in: 0..<12, using: &generator) == 0
      string.append((isRare ? Self.rarities : Self.alphabet).randomElement(using: &generator) ?? "a")
    }
    let sizes: [CGFloat] = [17, 12, 11, 34, 13.3]
    let font = Font.system(
      size: sizes.randomElement(using: &generator) ?? 17,
      weight: Font.Weight.allCases.randomElement(using: &generator) ?? .regular)
    let isLimited = Bool.random(using: &generator)
    text = MeasurableText(
      string, font: font, lineLimit: isLimited ? Int.random(in: 0...4, using: &generator) : nil)
    width = CGFloat(Int.random(in: -8...1600, using: &generator)) / 8
    height = Bool.random(using: &generator) ? CGFloat(Int.random(in: -8...800, using: &generator)) / 8 : nil
    self.generator = generator
  }

  /// A random length in an interval, often one of its ends.
  mutating func length(in interval: MeasurementInterval) -> CGFloat {
    let lower = max(interval.lower, -50)
    let upper = min(interval.upper, max(lower, 0) + 500)
    let last = interval.upperIsIncluded ? interval.upper : interval.upper.nextDown
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return interval.lower
    case 1: return last
    default: return min(CGFloat.random(in: lower...upper, using: &generator), last)
    }
  }
}
