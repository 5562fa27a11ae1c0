import LayoutCore

/// An image, or what stands for it.
struct ImageDrawing: PaintedDrawing {
  func items(_ element: ImageElement, _ view: DrawnView) -> [PictureItem] {
    if let image = view.drawing.images.image(named: element.name) { return [.pixels(image, view.frame)] }
    return Placeholder.items(element.name, in: view.frame, view.drawing)
  }
}
