import LayoutCore

/// A text with its letters; other measured content is a box.
struct MeasuredDrawing: DrawingRule {
  func items(_ element: MeasuredElement, _ view: DrawnView) -> [PictureItem] {
    guard let text = element.content.text else {
      return Placeholder.items(element.kind, in: view.frame, view.drawing)
    }
    return view.drawing.letters.items(of: text, view)
  }

  func guides(_ element: MeasuredElement, _ view: DrawnView) -> [PictureItem] {
    guard let text = element.text else { return [] }
    let leaf = text.measure(view.place.proposal)
    let baselines = Set([leaf.firstBaseline, leaf.lastBaseline].compactMap { $0 }).sorted()
    return baselines.map { GuideLines.line(.vertical, view.frame.minY + $0, view) }
  }

  func traits(_ element: MeasuredElement) -> DrawingTraits { DrawingTraits() }

  func change(_ style: inout DrawingStyle, _ element: MeasuredElement) {}
}
