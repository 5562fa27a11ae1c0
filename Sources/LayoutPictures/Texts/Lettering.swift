import Foundation
import LayoutCore
import PangoText

/// Letters as outlines.
///
/// A text stands where its own measurer put its letters. One that was measured without a font gets the glyphs of a font
/// of the picture in these places: letter by letter, and where letters join, word by word.
struct Lettering {
  /// The fonts of texts that were measured without one, and of labels.
  let fonts: PangoTextMeasurer

  /// What is drawn of a text.
  func items(of text: TextContent, _ view: DrawnView) -> [PictureItem] {
    let measurer = text.measurer as? PangoTextMeasurer ?? fonts
    let proposal = view.place.proposal
    let set =
      (text.measurer as? any TypesettingMeasurer ?? measurer)
      .typeset(text.measurable, width: proposal.width, height: proposal.height)
    let shaped = measurer.shaped(text.measurable, scale: set.scale)
    let paint = view.drawing.palette.paint(view.style.foreground).paint
    var pen = GlyphPen(measurer: measurer, paint: paint, isItalic: view.style.isItalic, drawing: view.drawing)
    var strokes: [PictureItem] = []
    for line in set.lines {
      let pieces = LinePieces(line, set, shaped, joinsWords: !(text.measurer is PangoTextMeasurer))
      let width = pieces.width * line.tightening
      let x = Self.start(of: width, text.typesetting.alignment, view)
      pen.draw(
        pieces, shaped, from: CGPoint(x: x, y: view.frame.minY + line.baseline), tightening: line.tightening)
      let room = CGRect(x: x, y: view.frame.minY + line.baseline, width: width, height: line.height.ascent)
      for (kind, color) in view.style.lines.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where width > 0
      {
        let paint = color.map { view.drawing.palette.paint($0).paint } ?? paint
        strokes.append(.fill(.rectangle(kind.frame(on: room)), paint))
      }
    }
    return pen.finish() + strokes
  }

  /// Where a line begins that is no wider than the view.
  private static func start(of width: CGFloat, _ alignment: TextAlignment, _ view: DrawnView) -> CGFloat {
    let free = view.frame.width - width
    let share: CGFloat =
      switch alignment {
      case .leading: view.isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: view.isRightToLeft ? 0 : 1
      }
    return view.frame.minX + free * share
  }

  /// A short text in one line from the origin, at most as wide as given, in points.
  func label(
    _ string: String, size: CGFloat, in paint: Paint, maxWidth: CGFloat = .infinity
  ) -> (items: [PictureItem], width: CGFloat, height: CGFloat) {
    let text = MeasurableText(string, font: .system(size: size), lineLimit: 1)
    let set = fonts.typeset(text, width: maxWidth, height: nil)
    guard let line = set.lines.first else { return ([], 0, 0) }
    let shaped = fonts.shaped(text, scale: set.scale)
    let pieces = LinePieces(line, set, shaped)
    guard pieces.width <= maxWidth else { return ([], 0, 0) }
    var pen = GlyphPen(measurer: fonts, paint: paint, isItalic: false, drawing: nil)
    pen.draw(pieces, shaped, from: CGPoint(x: 0, y: line.baseline), tightening: 1)
    return (pen.finish(), pieces.width, line.height.ascent + line.height.descent)
  }
}
