import Foundation
import LayoutCore
import ReferenceLayout

/// How a text can be set so that it has its frames.
struct TextSetting: Hashable, Sendable {
  var style: Font.TextStyle
  var lineLimit: Int?
  /// Whether it is narrower than its words on one line, in each example.
  var isNarrow = false
}

extension TextSetting {
  /// The settings of a text that have its frames, the likeliest first; those of the nearest style where none has.
  ///
  /// Throws as `ReferenceEngine.layout` does.
  static func all(
    of leaf: InferredLeaf, tolerance: CGFloat, _ environment: EnvironmentValues
  ) throws -> [TextSetting] {
    guard case .text(let text, let font) = leaf.kind else { return [TextSetting(style: .body)] }
    let order: [Font.TextStyle] = [
      .body, .headline, .caption, .title, .title2, .title3, .footnote, .subheadline, .callout, .largeTitle,
      .caption2,
    ]
    var found: [TextSetting] = []
    var nearest: (difference: CGFloat, TextSetting)?
    for style in font.map({ [$0] }) ?? order {
      func size(width: CGFloat?) throws -> CGSize {
        let view = Text(verbatim: text).font(.system(style))
        let result = try ReferenceEngine().layout(
          view, in: ProposedViewSize(width: width, height: nil), environment: environment)
        return result.views.first?.frame.size ?? .zero
      }
      let whole = try size(width: nil)
      var difference: CGFloat = 0
      var isCut = false
      var isNarrow = true
      for frame in leaf.frames {
        let isWhole = whole.width <= frame.size.width + tolerance * 2
        if isWhole { isNarrow = false }
        let set = try isWhole ? whole : size(width: frame.size.width + tolerance)
        difference = max(difference, abs(set.height - frame.size.height))
        if isWhole { difference = max(difference, abs(set.width - frame.size.width)) }
        if !isWhole, abs(whole.height - frame.size.height) <= 2 * tolerance,
          set.height > frame.size.height + 1
        {
          (isCut, difference) = (true, 0)
        }
      }
      let setting = TextSetting(style: style, lineLimit: isCut ? 1 : nil, isNarrow: isNarrow)
      if difference <= 2 * tolerance + 0.01 {
        found.append(setting)
        if isCut { found.append(TextSetting(style: style, isNarrow: isNarrow)) }
      }
      if difference < nearest?.difference ?? .infinity { nearest = (difference, setting) }
    }
    return found.isEmpty ? [nearest?.1 ?? TextSetting(style: .body)] : found
  }
}
