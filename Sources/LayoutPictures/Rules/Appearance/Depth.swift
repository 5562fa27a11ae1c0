/// A view before its siblings, or behind them.
struct DepthRoom: AppearanceRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] { view.childItems }

  func traits(_ attributes: Attributes) -> DrawingTraits {
    DrawingTraits(depth: attributes.number("value").map { Double($0) } ?? 0)
  }
}
