import Foundation
import LayoutCore
import ReferenceLayout

/// A font and a line limit in which a text has its frames.
struct TextSetting: Hashable, Sendable {
  var font: FrameFont
  var lineLimit: Int?
  /// Whether the text is narrower in each example than it is on one line.
  var isNarrow = false
}

extension FrameFont {
  /// The font that is laid out; missing properties are those of the body.
  var font: Font {
    if let size, style == nil { return .system(size: size, weight: weight ?? .regular) }
    let base = Font.system(style ?? .body)
    return weight.map { base.weight($0) } ?? base
  }

  /// Whether it is the default font of a text.
  var isBody: Bool { self == FrameFont() || self == FrameFont(style: .body) }
}

extension TextSetting {
  /// Returns the settings in which a text has its frames, the likeliest first; the nearest one where none has.
  ///
  /// - Throws: The errors of `ReferenceEngine.layout`.
  static func all(
    of leaf: InferredLeaf, tolerance: CGFloat, _ environment: EnvironmentValues
  ) throws -> [TextSetting] {
    guard case .text(let text, let given) = leaf.kind else { return [TextSetting(font: FrameFont())] }
    var nearest: (difference: CGFloat, TextSetting)?
    var (found, doubtful): ([TextSetting], [TextSetting]) = ([], [])
    for fonts in fonts(of: given) {
      for font in fonts {
        let (difference, setting, isCut) = try setting(text, font, leaf.shownFrames, tolerance, environment)
        if difference <= 2 * tolerance + 0.01 {
          var settings = [setting]
          if setting.lineLimit != nil {
            settings.append(TextSetting(font: font, isNarrow: setting.isNarrow))
          }
          if isCut { doubtful += settings } else { found += settings }
        }
        if difference < nearest?.difference ?? .infinity { nearest = (difference, setting) }
      }
      if !found.isEmpty { return found + doubtful }
      // A text that is cut off everywhere has any font of its height. A title of one line may have another weight; for a long
      // text, and for sizes without a style, there would be too much to try.
      let isLong = doubtful.contains { $0.lineLimit ?? 1 > 1 }
      if !doubtful.isEmpty, isLong || fonts.contains(where: { $0.weight != nil }) { return doubtful }
    }
    if !doubtful.isEmpty { return doubtful }
    return [nearest?.1 ?? TextSetting(font: given)]
  }

  /// Returns the possible fonts of a text in groups, of which the first with a match is taken.
  ///
  /// The groups are text styles, text styles in other weights, and sizes without a style.
  private static func fonts(of given: FrameFont) -> [[FrameFont]] {
    let styles: [Font.TextStyle] = [
      .body, .headline, .caption, .title, .title2, .title3, .footnote, .subheadline, .callout, .largeTitle,
      .caption2,
    ]
    if let size = given.size, given.style == nil {
      let weights: [Font.Weight?] = given.weight.map { [$0] } ?? [nil, .medium, .semibold, .bold]
      return [weights.map { FrameFont(size: size, weight: $0) }]
    }
    let sought = given.style.map { [$0] } ?? styles
    guard given.weight == nil else {
      return [sought.map { FrameFont(style: $0, weight: given.weight) }]
    }
    let plain: [FrameFont] = sought.map { FrameFont(style: $0) }
    let weighted: [FrameFont] = [Font.Weight.bold, .semibold, .medium].flatMap { weight in
      sought.filter { $0 != .headline }.map { FrameFont(style: $0, weight: weight) }
    }
    guard given.style == nil else { return [plain, weighted] }
    let sized: [FrameFont] = [nil, Font.Weight.semibold, .bold, .medium].flatMap { weight in
      stride(from: CGFloat(8), through: 72, by: 1).map { FrameFont(size: $0, weight: weight) }
    }
    return [plain, weighted, sized]
  }

  /// Returns the setting of a text in a font, the greatest deviation from its frames, in points, and whether it
  /// would be cut off in all of them.
  private static func setting(
    _ text: String, _ font: FrameFont, _ frames: [CGRect], _ tolerance: CGFloat,
    _ environment: EnvironmentValues
  ) throws -> (difference: CGFloat, TextSetting, isCut: Bool) {
    func size(width: CGFloat?, lines: Int? = nil) throws -> CGSize {
      let result = try ReferenceEngine().layout(
        Text(verbatim: text).font(font.font).lineLimit(lines),
        in: ProposedViewSize(width: width, height: nil), environment: environment)
      return result.views.first?.frame.size ?? .zero
    }
    let whole = try size(width: nil)
    var setting = TextSetting(font: font, isNarrow: true)
    var difference: CGFloat = 0
    var isCut = true
    for frame in frames {
      let isWhole = whole.width <= frame.size.width + tolerance * 2
      if isWhole { setting.isNarrow = false }
      // Both edges may be rounded inwards, so that the text had up to twice the tolerance more.
      let sets =
        try isWhole
        ? [whole] : [1, 2].map { try size(width: frame.size.width + $0 * tolerance) }
      func distance(_ set: CGSize) -> CGFloat {
        max(abs(set.height - frame.size.height), abs(set.width - frame.size.width))
      }
      let set = sets.min { distance($0) < distance($1) } ?? whole
      let width = frame.size.width + tolerance
      // A text that would need more lines than it has is truncated after those.
      if !isWhole, set.height > frame.size.height + 1,
        let lines = try Self.lines(
          of: frame.size.height, tolerance, { try size(width: width, lines: $0).height })
      {
        setting.lineLimit = max(lines, setting.lineLimit ?? 1)
        continue
      }
      isCut = false
      difference = max(difference, distance(set))
    }
    return (difference, setting, isCut)
  }

  /// Returns the number of lines that a text in a font has in its highest frame; `nil` where no number of lines
  /// has its height.
  ///
  /// - Throws: The errors of `ReferenceEngine.layout`.
  static func lines(
    of text: String, _ font: FrameFont, _ frames: [CGRect], tolerance: CGFloat,
    _ environment: EnvironmentValues
  ) throws -> Int? {
    guard let highest = frames.max(by: { $0.size.height < $1.size.height }) else { return nil }
    return try lines(of: highest.size.height, tolerance) { lines in
      let result = try ReferenceEngine().layout(
        Text(verbatim: text).font(font.font).lineLimit(lines),
        in: ProposedViewSize(width: highest.size.width + tolerance, height: nil), environment: environment)
      return result.views.first?.frame.size.height ?? 0
    }
  }

  /// Returns the number of lines that have a height, by the height of each number of lines; `nil` for none.
  private static func lines(
    of height: CGFloat, _ tolerance: CGFloat, _ heights: (Int) throws -> CGFloat
  ) rethrows -> Int? {
    let (one, two) = (try heights(1), try heights(2))
    // Each line is as high as the second one.
    let lines = two > one ? 1 + Int(((height - one) / (two - one)).rounded()) : 1
    guard lines > 0, try abs(heights(lines) - height) <= 2 * tolerance + 0.01 else { return nil }
    return lines
  }
}
