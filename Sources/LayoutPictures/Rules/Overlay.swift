import LayoutCore

/// A background is drawn before its view, an overlay after it.
struct OverlayDrawing: PaintedDrawing {
  func items(_ element: OverlayElement, _ view: DrawnView) -> [PictureItem] {
    let layers = view.children.map(\.itemsInParent)
    return (element.isBackground ? layers.reversed() : layers).flatMap { $0 }
  }
}
