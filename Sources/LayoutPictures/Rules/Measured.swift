import LayoutCore

/// A text with its letters; other measured content is a box.
struct MeasuredDrawing: DrawingRule {
  func items(_ element: MeasuredElement, _ view: DrawnView) -> [PictureItem] {
    guard let text = element.content.text else {
      return Placeholder.items(element.kind, in: view.frame, view.drawing)
    }
    return view.drawing.letters.items(of: text, view)
  }
}
