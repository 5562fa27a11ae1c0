import Foundation
import LayoutCore

/// What the views around a text say of it.
package struct TextDefaults: Hashable, Sendable {
  /// How large the fonts of text styles are.
  var textSize = DynamicTypeSize.large
  /// The font of texts that state none.
  var font = Font.body
  /// The weight of fonts; `nil` is as they say.
  var fontWeight: Font.Weight?
  /// Capital or small letters; `nil` is as they are written.
  var letterCase: Text.Case?
  /// What is added to each letter, in points.
  var kerning: CGFloat = 0
  /// How far letters stand above the baseline, in points.
  var baselineOffset: CGFloat = 0
  /// The most lines; `nil` is no limit.
  var lineLimit: Int?
  /// How lines are set.
  var typesetting = Typesetting()

  /// A text in one font that says nothing of itself.
  func text(_ string: String) -> MeasurableText {
    MeasurableText([run(string)], lineLimit: lineLimit, typesetting: typesetting)
  }

  /// Letters that say nothing of themselves.
  func run(_ string: String) -> TextRun {
    let weighted = fontWeight.map { font.weight($0) } ?? font
    return TextRun(
      cased(string), font: weighted.resolved(at: textSize), tracking: kerning,
      baselineOffset: baselineOffset)
  }

  /// A string in the letters that are wanted.
  func cased(_ string: String) -> String {
    letterCase?.applied(to: string) ?? string
  }
}
