import Foundation
import LayoutCore
import LayoutDocuments

/// What is written of a text, as a person writes it.
extension Words {
  /// `"Total " + "12" (28 pt regular, kerning 1)`: what each run says, and how it is set where that is not how the first
  /// one is.
  static func runs(_ runs: [TextRun]) -> String {
    runs.enumerated().map { place, run in
      var notes: [String] = []
      if place == 0 || run.font != runs[0].font {
        notes.append("\(plain(Double(run.font.size))) pt \(run.font.weight.rawValue)")
      }
      if run.tracking != 0 { notes.append("kerning \(plain(Double(run.tracking)))") }
      if run.baselineOffset != 0 { notes.append("baselineOffset \(plain(Double(run.baselineOffset)))") }
      let name = run.image.map { "image \($0.name)" } ?? "\"\(OneLine.of(run.string))\""
      return name + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }.joined(separator: " + ")
  }

  /// `lineSpacing 4, minimumScaleFactor 0.8`; `nil` where nothing is out of the ordinary.
  static func typesetting(_ typesetting: Typesetting) -> String? {
    let usual = Typesetting()
    var parts: [String] = []
    if typesetting.lineSpacing != usual.lineSpacing {
      parts.append("lineSpacing \(plain(Double(typesetting.lineSpacing)))")
    }
    if typesetting.reservedLines != usual.reservedLines {
      parts.append("room for \(typesetting.reservedLines) lines")
    }
    if typesetting.alignment != usual.alignment {
      parts.append("multilineTextAlignment .\(typesetting.alignment.rawValue)")
    }
    if typesetting.truncationMode != usual.truncationMode {
      parts.append("truncationMode .\(typesetting.truncationMode.rawValue)")
    }
    if typesetting.allowsTightening { parts.append("allowsTightening") }
    if typesetting.minimumScaleFactor != usual.minimumScaleFactor {
      parts.append("minimumScaleFactor \(plain(Double(typesetting.minimumScaleFactor)))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension LayoutElement {
  /// What a text says, whatever its letters look like; `nil` for anything else.
  var shownText: String? { (self as? MeasuredElement)?.text?.string }
}
