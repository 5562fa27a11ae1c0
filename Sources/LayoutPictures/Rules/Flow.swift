import LayoutCore

/// Children follow each other, line by line.
struct FlowDrawing: DrawingRule {
  func items(_ element: FlowElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
