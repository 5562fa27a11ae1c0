import Foundation
import LayoutCore
import PangoText

// The means of drawing rules: styles as they are written, symbols, and words that are no views.
extension DrawnView {
  /// The colours, light or dark.
  var palette: Palette {
    var palette = drawing.palette
    if let scheme = style.scheme { palette = Palette(scheme: scheme, platform: palette.platform) }
    return palette
  }

  /// Returns the paint of a style as it is written.
  func paint(_ text: String, unknown: PictureColor? = nil) -> WrittenPaint {
    var written = palette.paint(style.resolved(text), unknown: unknown)
    // The innermost change of colours comes first.
    for change in style.colorChanges.reversed() { written.paint = change.changed(written.paint) }
    return written
  }

  /// Returns a path in a style as it is written: filled, or with a line along it.
  func painted(_ path: PicturePath, _ text: String, unknown: PictureColor? = nil) -> [PictureItem] {
    let written = paint(text, unknown: unknown)
    return PictureItem.painted(path, written.paint, written.stroke)
  }

  /// Returns a symbol that fills a frame as it fills its own; an unknown one is hatched.
  func symbol(_ name: String, in frame: CGRect, _ text: String) -> [PictureItem] {
    guard let symbol = drawnSymbol(name) else { return Placeholder.items(name, in: frame, drawing) }
    return painted(PicturePath(symbol.path(in: frame), from: .zero), text)
  }

  /// Returns a symbol beside letters of a size, in the middle of a rectangle.
  func symbol(_ name: String, size: CGFloat, in bounds: CGRect, _ text: String) -> [PictureItem] {
    let sides = SystemSymbol.size(of: name, beside: .system(size: size), .medium, pixelsPerPoint: 2)
    let frame = CGRect(
      x: bounds.midX - sides.width / 2, y: bounds.midY - sides.height / 2, width: sides.width,
      height: sides.height)
    return symbol(name, in: frame, text)
  }

  /// Returns the symbol of a name, in the variant that the views around set.
  private func drawnSymbol(_ name: String) -> SystemSymbol? {
    if let variant = style.symbolVariant, let symbol = SystemSymbol(named: "\(name).\(variant)") {
      return symbol
    }
    return SystemSymbol(named: name)
  }

  /// Returns a text in one line, set as the tree's own texts are.
  func label(_ string: String, size: CGFloat, weight: Font.Weight = .regular, _ text: String) -> DrawnLabel {
    let label = drawing.letters.label(
      string, font: .system(size: size, weight: weight), in: paint(text).paint, measurer: drawing.measurer)
    return DrawnLabel(items: label.items, width: label.width, height: label.height)
  }

  /// Returns words and symbols as bars have them, one beside the other in the middle of a rectangle.
  func words(
    _ words: String, size: CGFloat, weight: Font.Weight, _ text: String, in bounds: CGRect
  ) -> [PictureItem] {
    var x = bounds.midX - wordsWidth(words, size: size, weight: weight) / 2
    return words.split(separator: "|").flatMap { word -> [PictureItem] in
      let name = String(word.dropFirst())
      defer { x += wordsWidth(String(word), size: size, weight: weight) + 4 }
      if word.hasPrefix("t") {
        let label = label(name, size: size, weight: weight, text)
        return label.centered(in: CGRect(x: x, y: bounds.minY, width: label.width, height: bounds.height))
      }
      let sides = SystemSymbol.size(of: name, beside: .system(size: size), .medium, pixelsPerPoint: 2)
      let frame = CGRect(x: x, y: bounds.midY - sides.height / 2, width: sides.width, height: sides.height)
      return word.hasPrefix("s") ? symbol(name, in: frame, text) : Placeholder.items(name, in: frame, drawing)
    }
  }

  /// Returns the width of words and symbols together, in points.
  func wordsWidth(_ text: String, size: CGFloat, weight: Font.Weight) -> CGFloat {
    let widths = text.split(separator: "|").map { word -> CGFloat in
      let name = String(word.dropFirst())
      return word.hasPrefix("t")
        ? label(name, size: size, weight: weight, "primary").width
        : SystemSymbol.size(of: name, beside: .system(size: size), .medium, pixelsPerPoint: 2).width
    }
    return widths.reduce(0, +) + 4 * CGFloat(max(0, widths.count - 1))
  }

  /// The frame of the first text in the view; `nil` without a text.
  var firstText: CGRect? {
    if (node.element as? MeasuredElement)?.text != nil { return frame }
    return children.lazy.compactMap(\.firstText).first
  }

  /// Returns the attributes and the frame of a modifier of a kind: one of the view's own, or of any view
  /// inside.
  func marked(_ kind: String, anywhere: Bool = false) -> (attributes: Attributes, frame: CGRect)? {
    if let element = node.element as? AppearanceElement, element.kind == kind {
      return (Attributes(element), frame)
    }
    guard anywhere || node.element.role == .modifier else { return nil }
    let inner = anywhere ? children : Array(children.prefix(1))
    return inner.lazy.compactMap { $0.marked(kind, anywhere: anywhere) }.first
  }
}

/// A text in one line, from its top left corner.
struct DrawnLabel {
  var items: [PictureItem]
  var width: CGFloat
  var height: CGFloat

  /// Returns the text in the middle of a rectangle.
  func centered(in bounds: CGRect) -> [PictureItem] {
    let corner = PictureTransform.moved(x: bounds.midX - width / 2, y: bounds.midY - height / 2)
    return items.isEmpty ? [] : [.group(PictureGroup(transform: corner, items: items))]
  }
}
