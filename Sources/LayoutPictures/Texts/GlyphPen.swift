import Foundation
import LayoutCore
import PangoText

/// Draws glyphs one after the other; those with an outline become one path.
struct GlyphPen {
  private let measurer: PangoTextMeasurer
  private let paint: Paint
  private let slant: CGFloat
  private let view: DrawnView?
  private var path = PicturePath()
  private var others: [PictureItem] = []

  /// The distance by which the top of a slanted letter leans to the right, in heights.
  private static let italicSlant: CGFloat = 0.2

  /// Creates a pen of a colour; images in lines are drawn where `view` is given.
  init(measurer: PangoTextMeasurer, paint: Paint, isItalic: Bool, view: DrawnView?) {
    self.measurer = measurer
    self.paint = paint
    self.view = view
    slant = isItalic ? Self.italicSlant : 0
  }

  /// Draws a line from a point on its baseline.
  mutating func draw(_ pieces: LinePieces, _ shaped: ShapedText, from start: CGPoint, tightening: CGFloat) {
    var x = start.x
    for piece in pieces.pieces {
      let width = TextUnit.points(piece.width) * tightening
      let baseline = start.y - piece.run.baselineOffset
      if let image = piece.run.image, !piece.isEllipsis {
        draw(image, piece.run, CGPoint(x: x, y: baseline), width)
      } else {
        draw(piece, CGPoint(x: x, y: baseline), width)
      }
      x += width
    }
  }

  /// Ends the drawing, and returns its items.
  mutating func finish() -> [PictureItem] {
    (path.isEmpty ? [] : PictureItem.painted(path, paint)) + others
  }

  private mutating func draw(_ piece: LinePieces.Piece, _ start: CGPoint, _ width: CGFloat) {
    func points(_ units: Int) -> CGFloat { CGFloat(units) / 1_024 }
    let isFromRight = piece.level % 2 == 1
    path.say(
      PicturePath.Words(
        text: isFromRight ? String(piece.text.reversed()) : piece.text, origin: start, width: width,
        height: piece.run.ascent + piece.run.descent))
    let advance = piece.glyphs.reduce(0) { $0 + points($1.advance) }
    let isWider = width > 0 && width < advance * 0.999
    var (x, stretch) = (start.x, CGFloat(1))
    if piece.joining == nil {
      // Where a font is not the one that was measured, a wider letter is centred in its place.
      if isWider { x += (width - advance) / 2 }
    } else if isWider {
      // Words that are wider than their place are condensed,
      stretch = width / advance
    } else if piece.level % 2 == 1 {
      // and others are aligned at the side from which they are read.
      x += width - advance
    }
    for glyph in piece.glyphs {
      let origin = CGPoint(x: x + points(glyph.x) * stretch, y: start.y + points(glyph.y))
      draw(glyph, origin, points(glyph.advance), stretch)
      x += points(glyph.advance) * stretch
    }
  }

  private mutating func draw(
    _ glyph: ShapedGlyph, _ origin: CGPoint, _ advance: CGFloat, _ stretch: CGFloat
  ) {
    guard let number = glyph.glyph else {
      if advance > 1 { drawMissing(origin, advance) }
      return
    }
    let outline = measurer.outline(of: number, face: glyph.face)
    guard !outline.segments.isEmpty else {
      if let picture = measurer.picture(of: number, face: glyph.face) {
        others.append(.pixels(PNGImage(bytes: picture.png), picture.box.offsetBy(dx: origin.x, dy: origin.y)))
      }
      return
    }
    func placed(_ point: CGPoint) -> CGPoint {
      CGPoint(x: origin.x + point.x * stretch - slant * point.y, y: origin.y + point.y)
    }
    path.beginLetter(
      PicturePath.LetterShape(
        fonts: measurer, face: glyph.face, glyph: number, slant: slant, stretch: stretch), at: origin)
    for segment in outline.segments {
      switch segment {
      case .move(let end): path.move(placed(end))
      case .line(let end): path.line(placed(end))
      case .curve(let control1, let control2, let end):
        path.curve(placed(control1), placed(control2), placed(end))
      case .close: path.close()
      }
    }
  }

  /// A box for a letter that no font has.
  private mutating func drawMissing(_ origin: CGPoint, _ advance: CGFloat) {
    let box = CGRect(x: origin.x, y: origin.y - advance * 1.2, width: advance, height: advance * 1.2)
    others.append(.stroke(.rectangle(box.insetBy(dx: advance * 0.1, dy: advance * 0.1)), paint, width: 0.5))
  }

  private mutating func draw(_ image: TextImage, _ run: SetRun, _ origin: CGPoint, _ width: CGFloat) {
    guard let view else { return }
    let height = image.height * run.scale
    let top = image.top(height: height, ascent: run.ascent, descent: run.descent)
    let frame = CGRect(x: origin.x, y: origin.y - top, width: width, height: height)
    if let pixels = view.drawing.images.image(named: image.name) {
      others.append(.pixels(pixels, frame))
    } else if image.isSymbol {
      others += view.symbol(image.name, in: frame, view.style.foreground)
    } else {
      others += Placeholder.items(image.name, in: frame, view.drawing)
    }
  }
}

/// The fonts in which letters are drawn, as outlines.
///
/// The letters of a text lie where its own measurer put them. A text that was measured without a font gets
/// the glyphs of a font of the picture in these places: letter by letter, and where letters join, word by
/// word.
struct Lettering {
  /// The fonts of texts that were measured without one, and of labels.
  let fonts: PangoTextMeasurer

  /// Returns the drawing of a text.
  func items(of text: TextContent, _ view: DrawnView) -> [PictureItem] {
    let measurer = text.measurer as? PangoTextMeasurer ?? fonts
    let proposal = view.viewFrame.proposal
    let set =
      (text.measurer as? any TypesettingMeasurer ?? measurer)
      .typeset(text.measurable, width: proposal.width, height: proposal.height)
    let shaped = measurer.shaped(text.measurable, scale: set.scale)
    let paint = view.paint(view.style.foreground).paint
    var pen = GlyphPen(measurer: measurer, paint: paint, isItalic: view.style.isItalic, view: view)
    var strokes: [PictureItem] = []
    for line in set.lines {
      let pieces = LinePieces(line, set, shaped, joinsWords: !(text.measurer is PangoTextMeasurer))
      let width = pieces.width * line.tightening
      let x = Self.start(of: width, text.typesetting.alignment, view)
      if view.style.isRedacted {
        let bar = CGRect(
          x: x, y: view.frame.minY + line.baseline - line.height.ascent * 0.8, width: width,
          height: line.height.ascent)
        strokes += view.painted(.rounded(bar, radius: 4), "\(view.style.foreground).opacity(0.16)")
        continue
      }
      pen.draw(
        pieces, shaped, from: CGPoint(x: x, y: view.frame.minY + line.baseline), tightening: line.tightening)
      let bounds = CGRect(x: x, y: view.frame.minY + line.baseline, width: width, height: line.height.ascent)
      for (kind, color) in view.style.lines.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where width > 0
      {
        strokes += view.painted(.rectangle(kind.frame(on: bounds)), color ?? view.style.foreground)
      }
    }
    return pen.finish() + strokes
  }

  /// Returns the start of a line that is no wider than the view.
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

  /// Returns a short text in one line from the origin, at most `maxWidth` wide, in points.
  func label(
    _ string: String, size: CGFloat, in paint: Paint, maxWidth: CGFloat = .infinity
  ) -> (items: [PictureItem], width: CGFloat, height: CGFloat) {
    label(string, font: .system(size: size), in: paint, maxWidth: maxWidth)
  }

  /// Returns a text in one line from the origin, as a measurer sets it, in the picture's fonts.
  func label(
    _ string: String, font: Font, in paint: Paint, maxWidth: CGFloat = .infinity,
    measurer: (any TypesettingMeasurer)? = nil
  ) -> (items: [PictureItem], width: CGFloat, height: CGFloat) {
    let text = MeasurableText(string, font: font, lineLimit: 1)
    let fonts = measurer as? PangoTextMeasurer ?? fonts
    let set = (measurer ?? fonts).typeset(text, width: maxWidth, height: nil)
    guard let line = set.lines.first else { return ([], 0, 0) }
    let shaped = fonts.shaped(text, scale: set.scale)
    let pieces = LinePieces(
      line, set, shaped, joinsWords: measurer != nil && !(measurer is PangoTextMeasurer))
    guard pieces.width <= maxWidth else { return ([], 0, 0) }
    var pen = GlyphPen(measurer: fonts, paint: paint, isItalic: false, view: nil)
    pen.draw(pieces, shaped, from: CGPoint(x: 0, y: line.baseline), tightening: 1)
    return (pen.finish(), pieces.width, line.height.ascent + line.height.descent)
  }
}
