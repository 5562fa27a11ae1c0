import Foundation
import LayoutCore

/// The space between neighbours in a stack.
struct SpacingMarks: MarkRoom {
  func items(_ view: DrawnView) -> [PictureItem] {
    guard let axis = view.node.element.drawingTraits.stackAxis else { return [] }
    let frames = view.children.map(\.frame)
      .sorted { axis == .horizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
    return zip(frames, frames.dropFirst()).flatMap { first, second in
      let across = first.union(second)
      let gap =
        axis == .horizontal
        ? CGRect(x: first.maxX, y: across.minY, width: second.minX - first.maxX, height: across.height)
        : CGRect(x: across.minX, y: first.maxY, width: across.width, height: second.minY - first.maxY)
      let length = axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
      guard length > 0.001 else { return [PictureItem]() }
      let text = PointFormat.shortest((length * 10).rounded() / 10)
      return [.fill(.rectangle(gap), .color(MarkInk.space.opacity(0.25)))]
        + MarkInk.label(text, MarkInk.space, view) { size in
          CGPoint(x: gap.midX - size.width / 2, y: gap.midY - size.height / 2)
        }
    }
  }
}
